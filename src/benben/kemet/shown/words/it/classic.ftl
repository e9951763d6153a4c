### Names that only classic Kemet has: what a terminal says of it, and a page once it knows that game.

## Colours of pyramids and tiles
colour-red = Rosso
about-colour-red = Forza e movimento
colour-blue = Blu
about-colour-blue = Difesa e reclutamento
colour-white = Bianco
about-colour-white = Punti Preghiera e Interventi Divini
colour-black = Nero
about-colour-black = Forza, Difesa e Mercenari

## Power tiles
tile-stargate = Porta Stellare
tile-god-speed = Celerità Divina
tile-offensive-strategy = Strategia Offensiva
tile-open-gates = Cancelli Aperti
tile-teleport = Teletrasporto
tile-victory-point = Punto Vittoria
tile-defensive-strategy = Strategia Difensiva
tile-prescience = Prescienza
tile-slaves = Schiavi
tile-high-priest = Sommo Sacerdote
tile-crusade = Crociata
tile-holy-war = Guerra Santa
tile-mercenaries = Mercenari
tile-enforced-recruitment = Reclutamento Forzato
tile-dark-ritual = Messa Nera
tile-devourer = Divoratore
tile-divine-strength = Forza Divina
tile-protective-aura = Aura Protettiva
tile-night-expedition = Spedizione Notturna
tile-reminiscence = Reminiscenza
tile-piety = Pietà
tile-divine-prescience = Preveggenza Divina
tile-renewal = Rinnovamento
tile-disciple-of-ptah = Discepolo di Ptah

## Divine interventions
divine-enlistment = Arruolamento
divine-mana-theft = Furto di Mana
divine-teleportation = Teletrasporto
divine-open-gates = Cancelli Aperti
divine-veto = Veto
divine-escape = Fuga
divine-glory = Gloria
divine-divine-memory = Memoria Divina
divine-divine-protection = Protezione Divina
divine-reinforcements = Rinforzi
divine-tactical-choice = Scelta Tattica

## What tiles and cards do
effect-theft = ogni nemico perde { $n } PP
effect-escapes = la tua Truppa se ne va prima della Battaglia
effect-first-strike = Unità nemiche eliminate prima di un tuo attacco: { $n }
effect-night-units = Unità gratis di Notte: fino a { $n }
effect-chosen-out-of = di Notte scegli la prima carta fra { $n }
effect-prayer-per-victory = { $n } PP per ogni Battaglia vinta
effect-cancels-a-card = annulla una carta che un altro ha appena giocato fuori da una Battaglia
effect-prayer-entering = { $n } PP quando entri nella zona di un nemico
effect-trap = Unità che una Truppa entrante perde prima della Battaglia: { $n }
effect-gain-bonus-by-day = { $n } PP in più ogni volta che ne ottieni di Giorno
effect-shelters = nulla colpisce la Truppa fuori dalle Battaglie
effect-teleports-from-obelisks = Teletrasporto anche dagli Obelischi
gold-dark-ritual = oro: Pregare
gold-forced-march-classic = oro: Muovere
gold-twin-ceremony-classic = oro: un’altra tessera di un colore comprato oggi, per 1 PP in più
