### Parole di Kemet che dice solo un terminale: la mappa, i riquadri accanto, la legenda.

## Nomi brevi, al più otto lettere per le Creature
short-phoenix = fenice
short-royal-scarab = scarabeo
short-giant-scorpion = scorp.
short-ancestral-elephant = elefante
short-sphinx = sfinge
short-deep-desert-snake = serpe
short-the-mummy = mummia
short-khnums-sphinx = khnum
short-griffin-sphinx = grifone
short-soul-devourer = divorat.
short-move = muovere
short-recruit = reclutare
short-raise = innalzare
short-pray = pregare
short-buy = acquisto

## Punteggio
score-order = Ordine
score-fame = PF
score-prayer = PP
score-veterans = Vet
score-dawn = Alba
score-units = Unità

## Riquadri
drawn-round = Round { $number }
drawn-battle = Battaglia: { $zone }
drawn-attacker = attaccante
drawn-defender = difensore
drawn-no-card = ancora nessuna carta
drawn-card = carta { $card }
drawn-before-cards = prima delle carte
drawn-tiles = tessere
drawn-waiting = Creature in riserva
drawn-bought = acquistati oggi
drawn-played = giocate
drawn-holds = ha in mano
drawn-battle-cards = carte Battaglia: { $count }
drawn-divine-cards = Interventi Divini: { $count }
drawn-hand = mano
drawn-face-down = a faccia in giù
drawn-removed = rimosse
drawn-divine = Interventi
drawn-laid-down = giocati coperti
drawn-plan = scelte
drawn-gold = oro
drawn-silver = argento
drawn-tokens = segnalini
drawn-market = Tessere: { $colour }
drawn-interventions = Interventi Divini
drawn-deck = mazzo
drawn-discarded = scarti
drawn-dawn = Alba
drawn-ships = Navi: { $pairs }

## Legenda
legend-pyramid = Piramide { $colour }
legend-troop = una Truppa di cinque Unità
legend-held = un Distretto vuoto controllato
legend-obelisk = Obelisco
legend-trading-port = Porto Commerciale
legend-military-port = Porto Militare
legend-temple = PP che dà un Tempio di Notte
legend-out = fuori gioco
legend-placed = segnalino messo
legend-free = casella libera
legend-districts = i Distretti di una Città confinano tutti tra loro
legend-fame = PF: permanenti+temporanei
legend-veterans = Vet: Veterani
legend-dawn = Alba: segnalini Alba
legend-units = Unità nella riserva

## Il cammino per Ta-Seti
drawn-path = Cammino per Ta-Seti
drawn-objects = Oggetti
drawn-skills = Abilità
drawn-priests = sacerdoti
drawn-sealed = sigillate
drawn-in-supply = riserva
drawn-no-token = vuoto
note-battle = Battaglia contro { $player }, prima delle carte { $own } a { $strength }
