### Parole di Ankh che dice solo un terminale: i riquadri accanto alla mappa, la legenda, le note accanto alle scelte.

## Note
note-about = { $name }: { $about }
note-card = { $name }, forza { $strength }: { $about }
note-pool = { $name }, { $count } nella riserva: { $about }
note-token = { $name }, nella regione di { $hex }
note-action = { $name }, { $at } di { $needed }
note-action-fires = { $name }, { $at } di { $needed }, innesca l’evento: { $event }

## Riquadri
track-move = muovere
track-summon = evocare
track-gain = Seguaci
track-unlock = sbloccare
track-event = evento
track-next = prossimo
drawn-red = rosso a { $red } su { $top }
drawn-tiebreaker = Spareggio
drawn-battle = Combattimento nella regione di { $hex }
drawn-strength = forza { $n }
drawn-from-figures = miniature { $n }
drawn-from-powers = poteri +{ $n }
drawn-from-cards = carte +{ $n }
drawn-before-cards = prima delle carte
drawn-followers = Seguaci
drawn-ankhs = segnalini Ankh
drawn-pool = riserva
drawn-hand = mano
drawn-all-cards = tutte e sette le carte
drawn-used = usate
drawn-powers = poteri
drawn-suns = Soli
drawn-tiles = tessere in
drawn-forms = forme
drawn-forms-used = usate in questo Conflitto
drawn-captives = intrappolati
drawn-supply = Riserva generale
drawn-board = tabellone
drawn-guardians = Guardiani

## Legenda
drawn-camel = Cammello
drawn-nile = Nilo
drawn-token = segnalino Ordine di Conflitto
drawn-flooded = allagato
drawn-sun = Sole
