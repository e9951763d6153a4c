### Parole che ha solo l’edizione classica di Kemet, con Ta-Seti. Ciò che hanno entrambe le edizioni è in game.ftl.

## Colori delle Piramidi e delle tessere
colour-red = Rosso
colour-blue = Blu
colour-white = Bianco
colour-black = Nero
about-colour-red = attacco e movimento
about-colour-blue = difesa e controllo
about-colour-white = Punti Preghiera e Interventi Divini
about-colour-black = Mercenari, azioni oro e Creature

## Tessere Potere
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

## Interventi Divini
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

## Oggetti e Abilità del cammino
object-ibis-statue = Statua dell’Ibis
object-hare-statue = Statua della Lepre
object-flaming-khopesh = Khopesh Fiammeggiante
object-leather-shield = Scudo di Cuoio
object-bull-statue = Statua del Toro
object-divine-seal = Sigillo Divino
object-double-edged-dagger = Pugnale a Doppio Taglio
object-mask = Maschera
skill-slaughter = Massacro
skill-haste = Rapidità
skill-charge = Carica!
skill-defensive-position = Posizione Difensiva
skill-open-gates = Cancelli Aperti
skill-legion = Legione
skill-defensive-victory = Vittoria Difensiva
skill-divinity = Divinità
skill-direct-recruitment = Reclutamento Diretto
skill-compensation = Compensazione
skill-premonition = Premonizione
skill-immunity = Immunità
skill-offering = Offerta

## Una Creatura in poche lettere, per la mappa
short-devourer = divorat.

## Che cosa fanno tessere, carte, Oggetti e Abilità
effect-first-strike = Unità nemiche eliminate prima della Battaglia quando attacchi: { $n }
effect-night-units = Unità gratis di Notte: fino a { $n }
effect-chosen-out-of = di Notte scegli la prima carta tra { $n }
effect-prayer-per-victory = { $n } PP per ogni Battaglia che vinci
effect-prayer-entering = +{ $n } PP quando, muovendo, entri in una zona con un nemico
effect-teleports-from-obelisks = Teletrasporto anche dagli Obelischi
effect-trap = Unità che un nemico in arrivo perde prima della Battaglia: { $n }
effect-shelters = nessun danno fuori dalle Battaglie
effect-gain-bonus-by-day = { $n } PP in più ogni volta che ne ottieni di Giorno
effect-night-priest = di Notte un tuo sacerdote va alla località successiva
effect-reclaims = dopo una Battaglia puoi prendere una carta giocata dal nemico
effect-night-temples-fame = { $n } PV permanente di Notte se controlli almeno due Templi
effect-foresees = vedi gli Interventi Divini nemici prima di scegliere
effect-renews = di Notte puoi scartare carte e pescarne altrettante, più { $n }
effect-early-pyramids = le Piramidi danno il loro PV già dal livello { $n }
effect-theft = ogni nemico perde { $n } PP
effect-vetoes = annulla un Intervento Divino appena giocato
effect-escapes = la tua Truppa se ne va prima della Battaglia
effect-prayer-won = { $n } PP se vinci
effect-remembers = una carta a tua scelta dagli scarti
effect-unharmed-won = se vinci, il Danno nemico non ti toglie Unità
effect-units-won = Unità gratis se vinci: fino a { $n }
effect-swaps = dopo la rivelazione puoi scambiare la carta Battaglia giocata con quella messa da parte
effect-cards = Interventi Divini pescati: { $n }
effect-seals = una tessera nemica non ha effetto fino al prossimo Giorno
effect-dagger = { $n } PV permanente in più se vinci, −{ $n } PV se perdi
effect-masks = in questa Battaglia contano solo Unità e carte Battaglia
effect-cards-per-two-kills = dopo una Battaglia, carte pescate ogni due Unità nemiche eliminate: { $n }
effect-losses-return = dopo una Battaglia le Unità eliminate dal nemico possono tornare gratis
effect-cards-per-card = dopo una Battaglia peschi una carta per ognuna che vi hai giocato
gold-dark-ritual = oro: Pregare

## Con che cosa si gioca una partita
switch-black = Tessere nere
switch-dawn = Alba
switch-path = Il cammino per Ta-Seti
switch-victory = Un altro modo di vincere
switch-cards = Altre carte
switch-promos = Promo
switch-long = Partita lunga
switch-beginner = Per principianti
about-switch-black = Sedici tessere nere, e Piramidi nere per acquistarle.
about-switch-dawn = Ogni mattina una carta Battaglia e i segnalini Alba decidono chi sceglie per primo il posto nell’ordine di turno.
about-switch-path = Tre sacerdoti a testa percorrono il cammino per Ta-Seti e ne riportano Oggetti, Abilità e Punti Vittoria.
about-switch-victory = Vinci all’inizio del tuo turno, se hai abbastanza Punti Vittoria e nessuno ne ha di più, senza aspettare la fine del Giorno.
about-switch-cards = Dodici Interventi Divini in più, e due carte Battaglia in più per tutti.
about-switch-promos = Tessere e Abilità distribuite in omaggio, dove si accordano con gli altri moduli.
about-switch-long = Fino a dieci Punti Vittoria invece di otto.
about-switch-beginner = Tessere e Piramidi fino al livello 2; bastano quattro Punti Vittoria.

## Ciò che il classico dice dove Sangue e Sabbia dice altro sotto l’id senza classic-
classic-effect-fame = subito { $n } PV permanente
classic-effect-defender-fame = { $n } PV se vinci in difesa
classic-effect-devours = { $n } PV in più se vinci ed elimini almeno due Unità
classic-effect-silver = un segnalino argento: un’azione in più per Giorno
classic-gold-twin-ceremony = oro: un acquisto in un colore già usato oggi, per 1 PP in più
classic-gold-forced-march = oro: Muovere
classic-note-temple = { $n } PP al Tramonto
classic-note-offering = Unità perse: { $units }, PV ottenuti: { $fame }
classic-score-fame = PV
classic-legend-fame = PV: permanenti+temporanei
classic-legend-temple = PP che dà un Tempio al Tramonto
classic-legend-pyramid = Piramide ({ $colour })
classic-choice-transfer = Teletrasporto con la carta: { $a1 }
classic-step-war-council = Scelta delle carte per la Battaglia
classic-why-more-fame = più PV permanenti
classic-over-fame = Punti Vittoria a sufficienza
classic-over-max-rounds = più Punti Vittoria dopo i Round stabiliti
classic-event-gained-fame = { $a1 } ottiene { $a2 ->
    [one] { $a2 } Punto Vittoria
   *[other] { $a2 } Punti Vittoria
  } e ora ne ha { $a3 }
classic-event-won = { $a1 } vince con { $a2 ->
    [one] { $a2 } Punto Vittoria
   *[other] { $a2 } Punti Vittoria
  }
