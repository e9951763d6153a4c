### Parole del gioco Kemet: nomi, passi, scelte, ciò che racconta la cronaca e che cosa fa ogni cosa.
### Chi agisce sta all’inizio, senza participi: così il genere del nome non conta.

## Colori di piramidi e tessere
colour-ruby = Rubino
colour-sapphire = Zaffiro
colour-diamond = Diamante
colour-onyx = Onice
about-colour-ruby = Forza e movimento
about-colour-sapphire = Difesa e reclutamento
about-colour-diamond = Punti Preghiera e Interventi Divini
about-colour-onyx = Forza, Difesa e Mercenari

## Città
city-nw = Nordovest
city-w = Ovest
city-sw = Sudovest
city-ne = Nordest
city-e = Est
city-se = Sudest

## Azioni e le loro caselle
action-move = Muovere
action-recruit = Reclutare
action-raise = Innalzare una Piramide
action-pray = Pregare
action-buy = Acquistare una tessera Potere
space-on-floor = { $action }, piano { $floor }
space-of-three = { $action }, piano 1, casella { $n }

## Valori e ciò che li dà in Battaglia
stat-strength = Forza
stat-damage = Danno
stat-defence = Difesa
stat-unblockable-damage = danno Non Bloccabile
source-units = Unità
source-home = Città propria
source-card = carta Battaglia { $card }

## Tessere Potere
tile-of-colour = { $tile } ({ $colour })
tile-charge = Carica!
tile-priest-of-mafdet = Sacerdote di Mafdet
tile-carnage = Carneficina
tile-wrryt-storm = Tempesta Wrryt
tile-phoenix = Fenice
tile-portal = Portale
tile-royal-scarab = Scarabeo Reale
tile-blades-of-neith = Spada di Neith
tile-divine-wound = Ferita Divina
tile-domination = Dominazione
tile-giant-scorpion = Scorpione Gigante
tile-initiative = Iniziativa
tile-surprise-attack = Attacco a Sorpresa
tile-act-of-god = Atto Divino
tile-recruiting-scribe = Scriba Reclutatore
tile-defense = Difesa!
tile-reinforcement-prayer = Preghiera di Rinforzo
tile-ancestral-elephant = Elefante Ancestrale
tile-shetyw-barrier = Barriera Shetyw
tile-shield-of-neith = Scudo di Neith
tile-legion = Legione
tile-defensive-victory = Vittoria Difensiva
tile-spy = Spia
tile-reinforcements = Rinforzi
tile-sphinx = Sfinge
tile-divine-will = Volontà Divina
tile-priest = Sacerdote
tile-priestess = Sacerdotessa
tile-magical-support = Supporto Magico
tile-deep-desert-snake = Serpe del Profondo Deserto
tile-vision = Visione
tile-divine-boon = Dono Divino
tile-hand-of-god = Mano Divina
tile-divine-hunger = Voracità Divina
tile-priest-of-thoeris = Sacerdote di Thoeris
tile-priest-of-ra = Sacerdote di Ra
tile-priest-of-amon = Sacerdote di Amon
tile-the-mummy = La Mummia
tile-mercenaries-of-the-sword = Mercenari della Spada
tile-mercenaries-of-the-spear = Mercenari della Lancia
tile-local-recruitment = Reclutamento Locale
tile-honor-in-battle = Onore in Battaglia
tile-dedication-to-battle = Dedizione alla Battaglia
tile-khnums-sphinx = Sfinge di Khnum
tile-twin-ceremony = Cerimonia Gemella
tile-griffin-sphinx = Sfinge Grifone
tile-forced-march = Marcia Forzata
tile-deadly-trap = Trappola Mortale
tile-soul-devourer = Divoratrice di Anime
tile-bestial-fury = Furia Bestiale
tile-divine-might = Potenza Divina

## Interventi Divini
divine-war-rage = Ira di Guerra
divine-war-fury = Furia di Guerra
divine-bloody-battle = Battaglia Sanguinosa
divine-bloodbath = Bagno di Sangue
divine-bronze-wall = Mura di Bronzo
divine-iron-wall = Mura di Ferro
divine-tactical-support = Supporto Tattico
divine-raining-fire = Pioggia di Fuoco
divine-prayer = Preghiera
divine-transfer = Trasferimento
divine-swiftness = Celerità
divine-diversion = Diversione

## Passi: ciò che si chiede a qualcuno, o ciò che accade
step-setup = Preparazione
step-take-a-city = Scelta della Città
step-leave-a-district-empty = Scelta del Distretto che resta vuoto
step-build-the-first-pyramids = Costruzione delle prime Piramidi
step-first-level = Scelta del primo livello
step-take-the-first-tile = Scelta della prima tessera
step-day = Giorno
step-your-turn = Scelta dell’azione
step-move-or-recruit = Scelta tra Muovere e Reclutare
step-bring-a-creature = Arrivo della Creatura
step-arrange-creatures = Ridistribuzione delle Creature
step-raise-a-pyramid = Scelta della Piramide da innalzare
step-choose-a-colour = Scelta del colore di una Piramide
step-raise-it-to = Scelta del nuovo livello
step-buy-a-tile = Scelta della tessera Potere
step-remove-a-battle-card = Rimozione di una carta Battaglia
step-place-units = Collocazione delle Unità
step-choose-the-next-battle = Scelta della prossima Battaglia
step-choose-a-troop = Scelta della Truppa da muovere
step-take-along = Quante Unità partono
step-where-does-the-creature-go = Se la Creatura va con loro
step-go-on = Dove va la Truppa
step-rain-fire-on = Dove cade il fuoco
step-battle = Battaglia
step-war-council = Consiglio di Guerra
step-inflict-a-divine-wound = Scarto di carte per più Forza
step-recall-or-retreat = Richiamo o ritirata
step-choose-where-they-retreat = Dove si ritirano gli sconfitti
step-stay-or-recall = Restare o richiamare
step-draw-divine-interventions = Pesca di Interventi Divini
step-discard-divine-interventions = Scarto di Interventi Divini
step-night = Notte
step-make-an-offering = Offerta
step-spend-veterans = Uso dei Veterani
step-choose-your-place = Scelta del posto nell’ordine di turno
step-place-the-first-units = Collocazione delle prime Unità
step-use-night-tiles = Uso delle tessere della Notte
step-order = Ordine di turno
step-dawn = Alba
step-play-a-card-at-dawn = Carta per l’ordine di turno
step-choose-your-place-at-dawn = Scelta del posto nell’ordine di turno
step-dusk = Tramonto
step-a-card-acts = Effetto di una carta
step-veto = Se annullare la carta
step-enter = Ingresso nella zona nemica
step-escape = Se fuggire
step-choose-where-to-flee = Dove fugge la Truppa
step-look-at-divine-interventions = Interventi Divini tra cui scegliere
step-keep-a-divine-intervention = Scelta della carta da tenere
step-where-does-the-creature-come-home = Dove torna la Creatura
step-bring-a-creature-with-the-recruits = Una Creatura con le reclute

## Scelte, come le dice un pulsante
choice-seal = Sigilla il piano
choice-pass = Rinuncia
choice-colour = { $a1 }
choice-city = Prendi la Città { $a1 }
choice-next = Poi: { $a1 }
choice-slot = Posto { $a1 }
choice-empty = Lascia vuoto { $a1 }
choice-raise = Innalza la Piramide: { $a1 }
choice-level = Livello { $a1 }
choice-tile = Prendi { $a1 }
choice-space = Metti un segnalino: { $a1 }
choice-silver = Metti il segnalino argento: { $a1 }
choice-gold = Usa il segnalino oro: { $a1 }
choice-action = { $a1 }
choice-troop = Truppa: { $a1 }
choice-take = Unità: { $a1 }
choice-with = Con { $a1 }
choice-to = Verso { $a1 }
choice-teleport = Teletrasporto: { $a1 }
choice-transfer = Trasferimento: { $a1 }
choice-place = Colloca un’Unità: { $a1 }
choice-play = Gioca { $a1 }
choice-draw = Pesca { $a1 }
choice-drop = Scarta { $a1 }
choice-add = Aggiungi { $a1 }
choice-hit = Fuoco: { $a1 }
choice-discard = Metti da parte { $a1 }, coperta
choice-card = Combatti con { $a1 }
choice-remove = Rimuovi { $a1 }
choice-arrange = Ridistribuisci le Creature
choice-creature = Porta { $a1 }
choice-battle = Battaglia: { $a1 }
choice-recall = Richiama
choice-stay = Resta
choice-retreat = Ritirati
choice-spend = Spendi { $a1 }
choice-use = Sì
pass-your-turn = Termina il turno
pass-choose-a-troop = Fine del Movimento
pass-go-on = Fermati qui
pass-where-does-the-creature-go = Nessuna Creatura
pass-place-units = Non collocarne altre
pass-raise-a-pyramid = Non innalzarne
pass-bring-a-creature = Lasciala nella riserva
pass-arrange-creatures = Lasciala dov’è
pass-inflict-a-divine-wound = Non scartarne altre
pass-make-an-offering = Nessuna offerta
pass-stay-or-recall = Resta
card-play-a-card-at-dawn = Mostra { $a1 }
spend-play-a-card-at-dawn = Segnalini Alba da spendere: { $a1 }

## Che cosa è successo, come lo racconta la cronaca
event-colour-in-play = Colore in gioco: { $a1 }
event-takes-city = { $a1 } prende la Città { $a2 }
event-takes-place = { $a1 } prende il posto { $a2 } nell’ordine di turno
event-round = Comincia il Round { $a1 }
event-turn = Turno di { $a1 }
event-placed-token = { $a1 } mette un segnalino: { $a2 }
event-uses-gold = { $a1 } usa il segnalino oro: { $a2 }
event-placed = { $a1 } colloca { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  }: { $a3 }; ora lì: { $a4 }
event-raised = { $a1 } innalza la Piramide al livello { $a4 }: { $a2 } ({ $a3 })
event-took-tile = { $a1 } prende una tessera: { $a2 }
event-took-cards-back = { $a1 } riprende tutte le carte Battaglia
event-removed-a-card = { $a1 } rimuove in segreto una carta Battaglia
event-removed = { $a1 } rimuove la carta Battaglia { $a2 }
event-creature-placed = { $a1 } arriva: { $a2 }
event-creature-waits = { $a1 } attende nella riserva
event-moved = { $a1 } muove { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  }: { $a3 } → { $a4 }
event-gained-prayer = { $a1 } ottiene { $a2 } PP e ora ne ha { $a3 }
event-more-prayer = { $a1 } ottiene ancora { $a2 } PP e ora ne ha { $a3 }
event-paid = { $a1 } paga { $a2 } PP; rimasti: { $a3 }
event-gained-fame = { $a1 } ottiene { $a2 ->
    [one] { $a2 } Punto Fama
   *[other] { $a2 } Punti Fama
  } e ora ne ha { $a3 }
event-gained-veterans = { $a1 } ottiene { $a2 ->
    [one] { $a2 } Veterano
   *[other] { $a2 } Veterani
  } e ora ne ha { $a3 }
event-reshuffled = Gli Interventi Divini scartati formano il nuovo mazzo
event-drew-a-card = { $a1 } pesca un Intervento Divino e ora ne ha { $a2 }
event-drew = { $a1 } pesca { $a2 }
event-discarded = { $a1 } scarta { $a2 }
event-plays-a-card = { $a1 } gioca { $a2 }
event-looks-at = { $a1 } può scegliere { $a2 }
event-lost-prayer = { $a1 } perde { $a2 } PP; rimasti: { $a3 }
event-cancels-a-card = { $a1 } annulla { $a3 }, giocata da { $a2 }
event-struck = { $a1 } perde { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  } prima della Battaglia: { $a3 }; rimaste: { $a4 }
event-burnt = Il fuoco toglie un’Unità { $a1 ->
    [Anubis] ad
   *[other] a
  } { $a1 }: { $a2 }; { $a3 ->
    [0] era l’ultima
    [one] ne resta { $a3 }
   *[other] ne restano { $a3 }
  }
event-battle = Battaglia, { $a3 }: { $a1 } attacca { $a2 }
event-shows = { $a1 } mostra la carta Battaglia { $a2 }
event-counts = { $a1 }: { $a3 } +{ $a2 } ({ $a4 })
event-wounds = { $a1 } scarta { $a2 }: Forza { $a3 }
event-strength = Forza: { $a1 } { $a2 }, { $a3 } { $a4 }
event-wins-battle = { $a1 } vince la Battaglia
event-own-loss = { $a1 } perde { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  } per la propria carta; rimaste: { $a3 }
event-lost-units = { $a1 } { $a2 ->
    [0] non perde Unità
    [one] perde { $a2 } Unità
   *[other] perde { $a2 } Unità
  }; rimaste: { $a3 }
event-recalled = { $a1 } richiama { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  }: { $a3 }
event-retreats = { $a1 } si ritira con { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  }: { $a3 } → { $a4 }
event-offered = { $a1 } offre { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  }: { $a3 }
event-gained-dawn-tokens = { $a1 } ottiene { $a2 ->
    [one] { $a2 } segnalino Alba
   *[other] { $a2 } segnalini Alba
  } e ne ha { $a3 }
event-spent-dawn-tokens = { $a1 } spende { $a2 ->
    [one] { $a2 } segnalino Alba
   *[other] { $a2 } segnalini Alba
  } e ne conserva { $a3 }
event-command-value = { $a1 } ha un valore di comando di { $a2 }
event-last-day = { $a1 } ha { $a2 } PV, ma qualcuno ne ha di più: questo Giorno è l’ultimo
event-last-round = Il Round { $a1 } era l’ultimo stabilito
event-won = { $a1 } vince con { $a2 ->
    [one] { $a2 } Punto Fama
   *[other] { $a2 } Punti Fama
  }
over-fame = Punti Fama a sufficienza
over-max-rounds = più Punti Fama dopo i Round stabiliti

## Che cosa fanno tessere, Creature e carte
effect-strength = Forza +{ $n }
effect-strength-attacking = Forza +{ $n } in attacco
effect-strength-defending = Forza +{ $n } in difesa
effect-damage = Danno +{ $n }
effect-defence = Difesa +{ $n }
effect-unblockable = danno Non Bloccabile +{ $n }
effect-unblockable-defending = danno Non Bloccabile +{ $n } in difesa
effect-land-moves = movimenti terrestri +{ $n }
effect-teleport-discount = Teletrasporto: { $n } PP in meno
effect-teleport-from-obelisks = Teletrasporto anche dagli Obelischi
effect-wounds = dopo la rivelazione puoi scartare carte: Forza +{ $n } ciascuna
effect-fame = subito { $n } PF permanente
effect-silver = un segnalino argento: un’azione in più per Round
effect-free-recruits = Unità gratis quando recluti: { $n }
effect-recruits-free = reclutare non costa nulla
effect-recruits-anywhere = le reclute possono unirsi a qualsiasi tua Truppa
effect-prayer-units = Unità gratis quando preghi: { $n }
effect-troop = limite di Truppa +{ $n }
effect-defender-fame = { $n } PF se vinci in difesa
effect-spies = vedi la carta Battaglia nemica prima di scegliere
effect-pray = { $n } PP in più quando preghi
effect-tile-discount = tessere: { $n } PP in meno
effect-level-discount = ogni livello di Piramide: { $n } PP in meno
effect-payment-discount = ogni pagamento: { $n } PP in meno
effect-vision = carte pescate di Notte +{ $n }, poi altrettante scartate
effect-night-cards = carte pescate di Notte +{ $n }
effect-night-levels = di Notte una Piramide sale gratis: livello +{ $n }
effect-night-prayer = { $n } PP in più di Notte
effect-prayer-per-kill = +{ $n } PP per ogni Unità nemica eliminata in Battaglia
effect-prayer-per-loss = +{ $n } PP per ogni tua Unità eliminata in Battaglia
effect-prayer-attacking = +{ $n } PP quando attacchi
effect-cards-attacking = carte pescate quando attacchi: { $n }
effect-mercenaries = Unità in più, collocate subito: { $n }
effect-gain-bonus = { $n } PP in più ogni volta che ne ottieni
effect-special = la carta Battaglia { $n } in cambio di un’altra
effect-passes-walls = attraversa le Mura
effect-cancels = la Creatura nemica non fa nulla in Battaglia
effect-fee = i nemici pagano { $n } PP per entrare nella sua zona
effect-teleports-free = Teletrasporto gratis, anche dagli Obelischi
effect-devours = { $n } PF in più se vinci ed elimini almeno due Unità
effect-units = Unità gratis: fino a { $n }
effect-hits = Unità nemiche eliminate: { $n }
effect-prayer = { $n } PP
effect-teleports = un Teletrasporto gratis, da qualsiasi zona
gold-surprise-attack = oro: un Movimento che attraversa le Mura
gold-divine-will = oro: Muovere o Reclutare
gold-twin-ceremony = oro: una tessera di qualsiasi colore, per 1 PP in più
gold-forced-march = oro: un Movimento senza Teletrasporto
note-creature = Creatura: { $text }
note-comes-back = nulla; torna in mano
note-card = Forza { $strength }, Danno { $damage }, Difesa { $defence }
note-own-loss = Unità che la tua Truppa perde: { $n }
note-cost = costa { $n } PP
note-gain = +{ $n } PP
note-captured = per le Piramidi conquistate
note-pyramid = Piramide { $level } ({ $colour })
note-temple = { $n } PP di Notte
note-troop = { $player }: { $n ->
    [one] { $n } Unità
   *[other] { $n } Unità
  }
note-recall = tutte le Unità nella riserva, +{ $n } PP
note-retreat = il vincitore sceglie dove
note-offering = Unità perse: { $units }, PF ottenuti: { $fame }
note-delta = Unità perse: { $units }, PP ottenuti: { $prayer }
note-veterans = Veterani spesi: { $veterans }, PP in più: { $n }
note-veterans-cards = Veterani spesi: { $veterans }, carte pescate: { $n }
note-command-value = valore di comando { $n }

## Perché una scelta è rifiutata
refused-wall = lo impediscono le Mura: il Movimento non è cominciato accanto a questo Distretto
refused-second-district = questo Movimento è già entrato in un Distretto di un’altra Città
refused-no-border = quella zona non confina con questa
refused-foreign-port = da un Porto si raggiungono solo Porti Commerciali e quello della propria Città
refused-not-in-play = quella zona non è in gioco
refused-already-there = la Truppa è già lì
refused-no-land-moves-left = non restano movimenti terrestri
refused-no-room = non c’è posto entro il limite di Truppa
refused-troop-too-large = la Truppa supera il limite
refused-troop-full = la Truppa lì ha già tutte le Unità possibili
refused-too-many-stay = resterebbero più Unità di quante ne permette il limite di Truppa
refused-two-creatures = una Truppa ha al massimo una Creatura
refused-fee = mancano i PP che chiede la Creatura nemica
refused-no-obelisk = il Teletrasporto porta in una zona con un Obelisco
refused-no-pyramid-here = il Teletrasporto parte da un Distretto con una Piramide
refused-one-teleport = un Movimento ha un solo Teletrasporto, ed è già stato usato
refused-on-foot = Marcia Forzata non ammette Teletrasporti
refused-too-few-prayer-points = i Punti Preghiera non bastano
refused-so-many-are-not-there = lì non ci sono così tante Unità
refused-said-already = è già stato detto
refused-no-way-on = con così tante Unità da qui non si prosegue
refused-must-go-on = la Truppa non può restare qui: prima deve poter proseguire
refused-set-out-already = si gioca prima che la Truppa parta
refused-not-at-this-moment = non in questo momento
refused-no-troop-there = lì non c’è una tua Truppa
refused-battle-card = quella carta è per le Battaglie
refused-movement-card = quella carta è per i Movimenti
refused-day-card = quella carta è per il Giorno, fuori dalle Battaglie
refused-card-not-held = non hai quella carta in mano
refused-prayer-points-full = hai già il massimo di Punti Preghiera
refused-walls-ignored-already = le Mura non sono già più un ostacolo
refused-no-enemy-troop = non c’è una Truppa nemica da colpire
refused-supply-empty = nella tua riserva non restano Unità
refused-not-your-district = non è un Distretto della tua Città
refused-enemy-there = lì c’è un nemico
refused-order-of-the-board = le Unità si nominano nell’ordine del tabellone
refused-mercenaries-must-come = i Mercenari devono arrivare finché c’è posto
refused-pyramid-tallest = quella Piramide non può crescere oltre
refused-no-pyramid-left = non hai altre Piramidi da costruire
refused-colour-not-in-play = quel colore non è in gioco
refused-colour-already-yours = hai già una Piramide di quel colore
refused-level-already-built = la Piramide ha già quel livello
refused-tile-already-yours = hai già una tessera con questa figura
refused-tile-not-on-sale = quella tessera non è in vendita
refused-tile-not-yours = non hai quella tessera
refused-colour-bought-today = oggi hai già acquistato una tessera di questo colore
refused-other-buy-space = quel colore si acquista su un’altra casella
refused-pyramid-held-by-an-enemy = la Piramide che servirebbe è in mano a un nemico
refused-no-pyramid-so-tall = non controlli una Piramide di quel colore e livello
refused-special-card-stays = la carta speciale resta
refused-card-not-in-hand = non hai in mano quella carta Battaglia
refused-card-removed = quella carta Battaglia è fuori dal gioco
refused-card-discarded = è la carta Battaglia che scarti
refused-card-first = prima una carta Battaglia da scartare e una da giocare
refused-discard-first = prima la carta Battaglia da scartare
refused-order-of-the-list = le carte si nominano nell’ordine dell’elenco
refused-diversion-stays = Diversione non si scarta mai
refused-space-taken = su quella casella c’è già un segnalino
refused-token-placed = il segnalino di questo turno è già stato messo
refused-token-first = in ogni turno si deve mettere un segnalino
refused-equilibrium = i segnalini rimasti devono bastare per ogni piano ancora vuoto
refused-silver-needed = senza il segnalino argento un piano resterebbe vuoto
refused-no-silver-token = non hai il segnalino argento
refused-silver-used = il segnalino argento è già stato usato in questo Round
refused-gold-used = il segnalino oro è già stato usato in questo Round
refused-nothing-to-buy = lì non c’è nulla che tu possa acquistare
refused-creature-not-yours = quella Creatura non è tua
refused-creature-on-the-board = quella Creatura è già sul tabellone
refused-creature-there = con quella Truppa c’è già una Creatura
refused-no-troop-for-it = nei tuoi Distretti non c’è una Truppa senza Creatura
refused-too-late-to-arrange = le Creature si ridistribuiscono una volta, prima del segnalino
refused-nothing-to-arrange = non hai Creature da ridistribuire
refused-no-battle-waits-there = lì non c’è una Battaglia in attesa
refused-troop-there = lì c’è una Truppa
refused-foreign-city = è un Distretto di una Città che non è dello sconfitto
refused-place-taken = quel posto è occupato o non esiste
refused-card-to-show-first = prima viene la carta Battaglia da mostrare
refused-too-few-dawn-tokens = non hai così tanti segnalini Alba
