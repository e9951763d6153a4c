### Parole del terminale: che cosa si può digitare, i file, la fine di una partita. Lettere come m o q si digitano in ogni lingua.

player-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }
is-over = La partita è finita
chance = il caso

## Menu
menu-places = { $count ->
    [one] { $count } posto è segnato sul tabellone
   *[other] { $count } posti sono segnati sul tabellone
  }; digitane uno, come { $such } (m li elenca)
menu-none = { $text } non è tra le scelte
menu-near = intendevi “{ $name }”?
menu-known = possibili: { $names }
menu-which = { $text } può voler dire { $names }: quale?
not-legal = «{ $choice }» non è permesso: { $why }; permesso: { $legal }
not-legal-now = «{ $choice }» non è permesso adesso ({ $rule }); permesso: { $legal }
not-asked-now = «{ $choice }» rifiutato: a { $player } non si chiede nulla, tocca a { $names }
not-any-more = «{ $choice }» rifiutato: la partita è finita

## Aiuto
help-hint = h elenca che cosa puoi digitare oltre a un numero
help-number = un numero, o parole
help-choose = fai quella scelta: { $examples }
help-rule = la regola dietro questa domanda; ? PAROLA cerca nelle regole
help-menu = elenca tutte le scelte
help-board = mostra l’intero tabellone
help-log = che cosa è successo dal tuo ultimo turno
help-undo = annulla la tua ultima scelta, se non ha ancora avuto effetto
help-save-file = s FILE
help-save = salva la partita; play --resume FILE la riprende da lì
help-leave = lascia la partita
rules-nothing = Le regole non dicono nulla su { $text }

## File e uscita
taken-back = scelta annullata
save-name = s vuole il nome di un file: s partita.txt
save-there = { $path } esiste già: scegli un altro nome
save-cannot = non si può scrivere { $path }: { $why }
file-saved = salvata; `{ $command }` riprende da qui
cannot-keep = non si può conservare la partita in { $path }: { $why }
stays = la partita resta in { $path }
stays-command = la partita resta in { $path }; `{ $command }` la riprende
nothing-kept = non si è giocato nulla, nulla è stato conservato
leave-sure = Lasciare la partita? y la lascia, il nome di un file prima la salva lì, Invio resta:
look-away = { $player }, premi Invio quando { $count ->
    [one] { $others } non guarda
   *[other] { $others } non guardano
  }

## La fine, e le registrazioni
ended = La partita è finita: { $reason }.
ended-won = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
  }
ended-nobody = Non vince nessuno.
told-again = `{ $command }` la racconta di nuovo
played-by = in gioco: { $names }
other-data = è stata fatta con altri file di dati: { $then }, questi sono { $now }
changed-since = cambiato da allora: { $change }
record-holds = OK: { $lines } righe, fine: { $end }, digest { $digest }
record-holds-open = OK: { $lines } righe, non conclusa, digest { $digest }
only-choice = unica scelta
