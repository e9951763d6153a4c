### Le parole per le altre carte di Ta-Seti, un modulo di Kemet classico: passi, scelte, eventi, rifiuti.

step-swap-the-battle-card = Se scambiare la carta Battaglia
step-take-a-card-from-the-discard = Prendi una carta dagli scarti
use-swap-the-battle-card = Scambiala con quella messa da parte
pass-swap-the-battle-card = Tieni la carta Battaglia
event-swaps = { $a1 } scambia la carta Battaglia { $a2 } con { $a3 }
event-spared = { $a1 } si risparmia la perdita di { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  }
event-remembers = { $a1 } prende in segreto una carta dagli scarti e ora ne ha { $a2 }
event-remembered = { $a1 } prende { $a2 } dagli scarti
refused-discard-empty = negli scarti non c’è nessuna carta da prendere
refused-not-in-the-discard = negli scarti non c’è una carta così
refused-never-its-like = quella carta non ne riporta mai una uguale
drawn-taken = prese in segreto
