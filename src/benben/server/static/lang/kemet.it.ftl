
the-game = La partita
panels = Pannelli
turn-order = Ordine di turno
chronicle = Cronaca
chronicle-hint = oro: dal tuo ultimo turno
chronicle-large = Cronaca ingrandita
chronicle-earlier = Più indietro
tab-board = Tabellone
tab-chronicle = Cronaca
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Tutto il tabellone
choices = Scelte
since-title = Dal tuo ultimo turno
since-earlier = { $count ->
    [one] { $count } voce precedente è nella cronaca
   *[other] { $count } voci precedenti sono nella cronaca
  }
question = La domanda
hint = Suggerimento
undo = Annulla mossa
confirm = Conferma
seal = Blocca la scelta
pass = Rinuncia
next-bot = Prossima mossa
hint-says = Suggerimento: { $choice }
hint-in-all = in tutto: { $list }
hint-because = perché: { $list }
hint-but = ma: { $list }
hint-fears = attenzione: { $list }
hint-instead = in alternativa: { $list }
prompt-confirm = { $choice }? Poi non si torna indietro.
prompt-confirm-brings = { $choice }: { $list }
prompt-waiting = { $step }: in attesa di { $names }
prompt-other = { $player }: { $step }
prompt-nobody = Il tavolo è in preparazione
detail-wait = Ti avviseremo quando tocca a te
detail-thinks = ci pensa da { $seconds } s
detail-confirm = Va bene così? Poi non si torna indietro.
since-said = Da allora: { $list }.
since-more = { $list } e altri { $count }
stage-next = Avanti
stage-back = Torna al racconto
stage-decide = Alla mia decisione
stage-countdown = prosegue da solo tra { $seconds } s
stage-asked = Dopo questo tocca a te decidere.
stage-queue = { $count ->
    [one] un altro scontro da raccontare
   *[other] altri { $count } scontri da raccontare
  }
stage-look = Rivedi questo scontro
step-list = Lo scontro, passo per passo
continue = Continua
why = Perché?
show-board = Mostra il tabellone
show-battle = Torna allo scontro
handover-title = Passa il dispositivo
handover-text = Ora gioca { $player }. Fino ad allora ciò che è segreto resta coperto.
handover-go = Sono { $player }
end-title = Risultati
end-moments = Momenti decisivi
rematch = Gioca ancora
open-replay = Guarda il replay
how-back = Torna al tavolo
report = Segnala un problema
chat = Chat
chat-say = Di’ qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora scritto nulla.
chat-unread = Chat: { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
absent = assente
hand-back = Restituisci il posto: { $name }
hand-bot = Fai giocare un bot
level-of = Livello di { $name }
bot-for = un bot, al posto di { $name }
spectators = Stai guardando
keys-title = Tasti
keys-text = Al tavolo, ? mostra l’elenco dei tasti.
propose = Ritira la mia ultima scelta
watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
  }
pace-step-what = I bot aspettano che tu prema “Prossima mossa”.
pace-slow-what = Il tempo di seguire tutto quello che fanno i bot.
pace-fast-what = I bot giocano svelti; la cronaca racconta ciò che ti è sfuggito.
pace-skip-what = I bot non aspettano affatto.
guide-off = Basta consigli
guide-tip = Consiglio
guide-learnt = Ho capito
greeting-what = La frase sotto il tabellone dice sempre che cosa ti si chiede. Ciò che puoi scegliere è in rilievo e cerchiato d’oro; indica o tocca qualsiasi cosa per avere una spiegazione.
rule-more = Nelle regole
name-ask = Come vuoi che ti chiamino gli altri?
away-turn = È il turno di { $name }, che non c’è.
bot-for-you = { $bot } ora gioca al tuo posto.
take-chair = Riprendi il mio posto
proposal-asked = { $player } chiede di tornare a prima della sua ultima scelta (in tutto { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
  }). Il caso decide di nuovo.
proposal-waits-you = Hai chiesto di ritirare la tua ultima scelta. In attesa di: { $names }
proposal-waits = { $player } vuole ritirare una scelta. In attesa di: { $names }
proposal-agree = Accetta
proposal-refuse = Rifiuta
proposal-withdraw = Lascia stare
rematch-offer = { $player } propone un’altra partita con le stesse persone.
rematch-offer-host = Chi ospita propone un’altra partita con le stesse persone.
rematch-accept = Giochiamo
rematch-decline = No, grazie
rematch-declined = { $name } per ora non vuole rigiocare.
rematch-sure = Si apre un nuovo tavolo con le stesse persone. Questo resta com’è.
holder = Qualcun altro ha aperto il link di { $name }. Se nessuno al tavolo sa chi sia, chi ospita può crearne uno nuovo.
holder-you = Qualcun altro ha aperto il tuo link. Se non sai chi sia, chiedine uno nuovo a chi ospita.
holder-links = Vai ai link
notify-offer = Vuoi che Benben ti avvisi quando è il tuo turno, anche mentre guardi altro?
notify-yes = Sì, avvisami
notify-no = No, grazie
hand-to-bot = Fai giocare un bot al posto di { $name }
trouble = Al momento il server non riesce a salvare. Non si è perso nulla: la partita continua appena possibile.
broken-title = La partita si ferma qui
broken-what = Da questo punto in poi il server non riesce più a seguirla: le regole sono cambiate nel frattempo, oppure il suo file si è danneggiato. Tutto ciò che viene prima è al sicuro.
broken-can = Puoi esportarla. Se tutti al tavolo sono d’accordo si continua da qui, e ciò che è venuto dopo non conta più.
broken-why = Il server dice:
broken-go = Continua da qui
cut-asked = { $player } vuole continuare da qui. Ciò che è venuto dopo non conterebbe più.
cut-waits = Per continuare da qui devono essere d’accordo tutti. In attesa di: { $names }
changed-title = Le regole sono state corrette
changed-what = Questa partita è stata giocata con una versione precedente delle regole; con quelle corrette non è del tutto uguale. Nulla è perduto: puoi guardarla ed esportarla.
changed-host = Decidi tu: continuare con le regole corrette o lasciarla com’è.
changed-guest = Chi ospita il tavolo decide se continua con le regole corrette.
changed-where = La prima differenza è alla riga { $line }, { $player }:
changed-then = Allora:
changed-now = Adesso:
changed-nothing = niente
changed-other = Da lì in poi si può scegliere altro, oppure il tabellone è diverso.
changed-go = Continua con le regole corrette
replay-at = Mossa { $at } di { $of }
replay-first = All’inizio
replay-last = Alla fine
replay-next = Un passo avanti
replay-prev = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-eyes = Con gli occhi di
replay-all = tutti
replay-from-here = Gioca da qui
replay-from-here-sure = Si apre un nuovo tavolo da questo momento, e si gioca da lì. La partita resta com’è.
a-spectator = uno spettatore
replay-link = Copia il link a questo momento
replay-secret = { $player } sceglie in segreto
chance-name = Il caso
replay-mark-before = Al momento chiave precedente
replay-mark-next = Al momento chiave successivo
replay-speed = Velocità
replay-picture = Salva immagine
replay-picture-saved = Immagine salvata
replay-no-board = Qui non si vede nessun tabellone.
keys-always = Sempre
keys-board = Sul tabellone
keys-now = Che cosa si può scegliere ora
key-done = Fine, o rinuncia
key-confirm = Conferma
key-question = Alla domanda
key-next = Prossima mossa di un bot
key-rule = La regola di ciò che è appena spiegato
key-list = Questo elenco
key-yes = Sì
key-to-board = Al tabellone
key-arrows = Frecce
key-enter = Invio
skip-question = Vai alla domanda
skip-board = Vai al tabellone
refusal-stale = intanto il gioco è andato avanti
refusal-not-seated = stai solo guardando
refusal-bot-plays = un bot gioca al tuo posto
refusal-not-host = può farlo solo chi ospita
refusal-no-hints = a questo tavolo i suggerimenti sono disattivati
refusal-no-hint = nessun suggerimento trovato
refusal-no-proposal = nessuno chiede più nulla
refusal-busy = il suggerimento precedente è ancora in corso
refusal-gone = questo tavolo è chiuso
refusal-bad-chat = da 1 a 500 caratteri
refusal-bad-name = da 1 a 40 caratteri
refusal-broken = così com’è, questa partita non può continuare
refusal-rules-changed = le regole sono state corrette e chi ospita non ha ancora deciso
refusal-too-long = questa partita è diventata troppo lunga
refused = Non è stato possibile: { $text }
error-lost = Mentre mancava la connessione la partita è andata avanti e ora ti si chiede altro: la tua scelta non è stata fatta.
rules-title = Tutte le regole
rules-search = Cerca una parola nelle regole
rules-none = Nessuna regola parla di “{ $text }”.
rules-chapters = Capitoli
rules-open = Il regolamento stampato non lo chiarisce.
how-go = E ora gioca
council-title = Battaglia: { $zone }. Consiglio di Guerra
council-attacks = Attacchi { $god } con { $units } Unità: { $zone }
council-attacked = { $god } ti attacca con { $units } Unità: { $zone }
council-tie = in caso di parità vince il difensore
council-plan = Il tuo piano
council-secret = lo vedi solo tu; resta nascosto anche quante carte Intervento Divino aggiungi
council-cards = Le tue carte Battaglia
council-how = prima carta: la giochi; seconda: la metti da parte; sceglila di nuovo per riprenderla
council-used = usata; torna quando la mano è vuota
council-play = Gioca
council-aside = Metti da parte
council-slot-play = Giochi: { $card }
council-slot-aside = Metti da parte: { $card }
council-divine = Carte Intervento Divino
council-divine-paid = Intervento Divino · { $paid } PP
council-divine-on = { $card }, aggiunte { $count } di { $held }: { $what }; costo { $cost } PP
council-divine-off = { $card }: { $what }; costo { $cost } PP
council-divine-none = Non ne hai per le Battaglie.
council-cost = { $cost } PP
council-idle = { $card }: non per le Battaglie
council-idle-why = Questa carta non si usa in Battaglia.
council-strength = la tua Forza
council-before = prima delle carte
council-hand = Carte Battaglia in mano
council-divine-held = Interventi Divini
council-prayer = Punti Preghiera
council-known = Già giocate
council-stake = In palio
council-stake-fame = { $sign }{ $amount } Fama di Battaglia
council-stake-temporary = { $sign }{ $amount } Fama temporanea
council-stake-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veterani
  }
council-if-won = se vinci
council-if-lost = se perdi
council-planning = { $god } sta pianificando…
council-chosen = { $god } ha scelto
council-spied = La tua Spia ha visto: { $card }
council-spied-what = La tua Spia ha visto questa carta
council-against = Contro ogni carta che { $god } può ancora avere
council-against-spied = Contro la carta vista dalla tua Spia
council-against-what = Forza e Unità perse, senza Interventi Divini nemici
council-against-first = Scegli la carta da giocare e qui vedrai come andrebbe.
council-win = vinci
council-lose = perdi
council-win-fallen = vinci, ma cadono tutte
council-wins-fallen = { $card }: vinci { $own } a { $foe }, ma cadono tutte le tue Unità; il nemico ne perde: { $kill }
council-wins = { $card }: vinci { $own } a { $foe }; Unità che perdi: { $fall }, che perde il nemico: { $kill }
council-loses = { $card }: perdi { $own } a { $foe }; Unità che perdi: { $fall }, che perde il nemico: { $kill }
council-pick-play = Scegli la carta Battaglia da giocare
council-pick-aside = Giochi { $play }: ora scegli una carta da mettere da parte, coperta
council-ask = Giocare { $play }, mettere da parte { $aside }{ $count ->
    [0] { "" }
    [one] , aggiungere { $count } Intervento Divino
   *[other] , aggiungere { $count } Interventi Divini
  }?
council-ask-proposed = Proposta: giocare { $play }, mettere da parte { $aside }{ $count ->
    [0] { "" }
    [one] , aggiungere { $count } Intervento Divino
   *[other] , aggiungere { $count } Interventi Divini
  }
council-proposed = proposta
council-detail-planning = { $god } sta ancora pianificando
council-detail-sealed = { $god } ha scelto e ti aspetta
council-odds = Vince contro { $wins } carte su { $of }, per quanto se ne sa
council-hopeless-others = Questo piano non può vincere; un’altra carta sì
council-hopeless-all = Qui nessuna tua carta vince, per quanto se ne sa
council-hopeless-fallen = Una carta può vincere, ma nessuna tua Unità resterebbe
council-sealed = Il tuo piano è sigillato
council-wait = In attesa di { $god }; fino ad allora puoi riaprirlo
council-seal = Sigilla il piano
council-reopen = Riapri
council-clear = Ricomincia
council-take-hint = Usa il suggerimento
fight-attacker = attaccante
fight-defender = difensore
fight-winner = Vittoria
fight-strength-of = { $god }: Forza { $strength }
stage-skip = Salta queste Battaglie
stage-skip-watching = Salta queste Battaglie
fight-title = Battaglia: { $zone }
fight-map = Dove si combatte
fight-aside = messa da parte, coperta
fight-plans = { $god } sta pianificando…
fight-plans-you = Stai pianificando…
fight-has-chosen = { $god } ha scelto
fight-has-chosen-you = Hai scelto
fight-hand = { $count ->
    [one] { $count } carta rimasta in mano
   *[other] { $count } carte rimaste in mano
  }
fight-played-before = già giocata: { $card }
fight-brings = Che cosa porta
fight-gain-fame = { $sign }{ $amount } Fama
fight-gain-prayer = { $sign }{ $amount } PP
fight-gain-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veterani
  }
fight-for-victory = attacco vinto
fight-for-defence = difesa riuscita
fight-for-no-fame = nessuna Fama
fight-for-recall = richiamo
fight-source = fonte
fight-wins = Vince { $god }
fight-by = per { $lead } di Forza
fight-tie = parità: vince il difensore
fight-cancelled = { $creature } non conta: la Creatura nemica l’annulla
fight-falls-how = Danno meno Difesa, più il danno Non Bloccabile e il costo della propria carta.
fight-own-loss = propria carta
fight-fall = { $count ->
    [0] nessuna perdita
    [one] cade { $count } Unità
   *[other] cadono { $count } Unità
  }
fight-stand = { $count ->
    [one] { $count } resta
   *[other] { $count } restano
  }
fight-falls = { $god } perde { $count } Unità; rimaste: { $left }
fight-falls-none = { $god } non perde nessuno
fight-wound-row = Ferita Divina
fight-clash = { $zone }: { $attacker } attacca { $defender }. Forza prima delle carte: { $own } a { $foe }
fight-reveal = { $attacker } gioca { $own }, { $defender } gioca { $foe }
fight-added = { $god } aggiunge { $cards }
fight-tally = In tutto: { $attacker } { $own }, { $defender } { $foe }
fight-wound = { $god } scarta { $card }: Forza +{ $amount }
fight-recalled = { $god } richiama { $units } Unità
fight-recalled-forced = { $god } deve richiamare { $units } Unità: nessuna zona libera in cui ritirarsi
fight-retreated = { $god } si ritira con { $units } Unità: { $zone }
fight-took-back = { $god } riprende tutte le carte Battaglia
ledger-units = Unità
ledger-card = Carta Battaglia
ledger-creature = Creatura
ledger-tiles = Tessere Potere
ledger-divine = Intervento Divino
ledger-home = Città propria
ledger-total = Totale
fstep-council = Consiglio di Guerra
fstep-reveal = Rivelazione
fstep-strength = Forza
fstep-casualties = Vittime
fstep-rewards = Ricompense
fstep-loser = Chi perde se ne va
fstep-winner = Chi vince decide
ask-nobody = La Battaglia continua
ask-wait-other = In attesa di { $god }
ask-wait-inflict-a-divine-wound = { $god } può scartare carte per più Forza
ask-wait-recall-or-retreat = { $god } decide: richiamo o ritirata
ask-wait-choose-where-they-retreat = { $god } sceglie dove va chi ha perso
ask-wait-stay-or-recall = { $god } decide: restare o richiamare
ask-wound = Ferita Divina: scartare carte per più Forza?
ask-wound-detail = Ogni carta scartata ora vale 1; i totali qui sopra sono noti
ask-loser = Hai perso: che cosa fai con { $units ->
    [one] la tua Unità
   *[other] le tue { $units } Unità
  }?
ask-loser-detail = Le Unità richiamate tornano in riserva; dove si ritirano lo decide chi vince
ask-loser-stay-detail = A chi vince non resta nessuna Unità: le tue possono restare; richiamate, tornano nella riserva
ask-refuge = { $god } si ritira: dove { $units ->
    [one] va la sua Unità
   *[other] vanno le sue { $units } Unità
  }?
ask-refuge-detail = Zone libere accanto alla Battaglia ({ $zone }); anche sulla mappa
ask-winner = Hai vinto: { $units ->
    [one] la tua Unità resta
   *[other] le tue { $units } Unità restano
  }?
ask-winner-detail = Richiamando la Truppa tieni la ricompensa della vittoria, ma lasci la zona e ciò che vale
ask-stay-brings = { $units ->
    [one] { $units } Unità tiene la zona
   *[other] { $units } Unità tengono la zona
  }
brought-fame = { $sign }{ $amount } Fama
brought-prayer = { $sign }{ $amount } PP
brought-units = { $sign }{ $amount } Unità
brought-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veterani
  }
brought-divine = { $sign }{ $amount ->
    [one] { $amount } Intervento Divino
   *[other] { $amount } Interventi Divini
  }
brought-holds = controlli { $zone }
brought-loses = perdi { $zone }
brought-leaves = { $name } lascia il tabellone
night-title = Notte { $round }
night-brought = Che cosa ha portato la Notte
night-in-order = ogni passo in ordine di turno
night-col-fame = Fama
night-col-temples = Templi
night-col-prayers = Preghiere
night-col-cards = Carte
night-col-units = Unità
night-col-now = PP ora
night-full = il massimo
night-capped = Non si possono avere più di { $n } PP.
night-why-offering = offerta
night-why-temples = due Templi
night-step-offering = Offerte
night-step-delta-temple = Tempio sul Delta
night-step-temples = Templi
night-step-adoration = Adorazione
night-step-prayers = Preghiere
night-step-divine-intervention = Intervento Divino
night-step-conscription = Coscrizione
night-step-awakening = Risveglio
night-step-destiny = Destino
night-order = Ordine di turno del Round { $round }
night-order-what = chi ha meno Fama sceglie per primo
night-after = dopo { $god }
night-before = prima di { $god }
night-first = prima di tutti
night-last = dopo tutti
night-middle = nel mezzo
night-free = libero
night-offer = Fai l’offerta
night-keep = Tienili
night-draw = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte
  }
night-spend = Spendine { $count }
night-ask-offering = Offerte: dare Unità del Santuario in cambio di Fama?
night-ask-delta = Tempio sul Delta: dare un’Unità per Punti Preghiera?
night-ask-offerings = Offerte: quali fai?
night-offer-use-use = Entrambe
night-offer-use-pass = Solo il Santuario
night-offer-pass-use = Solo il Tempio sul Delta
night-offer-pass-pass = Nessuna
night-ask-prayers = Preghiere: Veterani per altri PP? Ne hai { $veterans }
night-ask-cards = Veterani per carte Intervento Divino? Ne hai { $veterans }
night-later-prayers = 1 PP ciascuno. Quelli che tieni valgono poi una carta ogni due; gli altri diventano Unità.
night-later-cards = Due per una carta. Quelli che tieni diventano Unità, una ciascuno.
night-temples-lost = niente punto per due Templi
night-ask-place = Destino: scegli il tuo posto nell’ordine di turno
night-ask-vision = Visione: scegli che cosa scartare
night-goes-on = La Notte continua
night-over = La Notte è finita: comincia il Round { $round }
vision-title = { $left ->
    [one] Scarta { $left } carta
   *[other] Scarta { $left } carte
  }
vision-what = Diversione resta sempre
remove-title = Quale carta Battaglia esce dal gioco?
remove-what = La carta speciale prende il suo posto. Nessun altro saprà quale rimuovi.
remove-card = Rimuovi { $card }
kend-fame = Fama sufficiente all’inizio del turno, e nessuno ne ha di più
kend-rounds = più Fama dopo i Round stabiliti
kend-divine = Divina
kend-battle = Battaglia
kend-temple = Templi
kend-pyramid = Piramidi
kend-course = La Fama nei Round
mark-tall = Piramide di livello 4: { $zone } ({ $colour })
share-fame = Fama { $fame }
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
colour-red = Rosso
colour-blue = Blu
colour-white = Bianco
colour-black = Nero
about-colour-red = attacco e movimento
about-colour-blue = difesa e controllo
about-colour-white = Punti Preghiera e Interventi Divini
about-colour-black = Mercenari, azioni oro e Creature
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
short-devourer = divorat.
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
space-of-colour = { $action }, { $colour }
divine-when-enemy-turn = Per i turni altrui
board-when-enemy-turn = nel turno di un altro giocatore
buy-nothing = Piazza senza acquistare
market-two-colours = Richiede una Piramide per colore: { $grade }. Si acquista sulla casella di uno dei due, per { $n } PP
winning-you-day = Se nulla cambia, vinci alla fine di questo Giorno!
winning-other-day = Attenzione: { $names } vincerebbe alla fine di questo Giorno!
winning-short-day = Vincerebbe a fine Giorno
board-winning-day = Se nulla cambia, { $who } vince alla fine del Giorno.
table-subject-day = Giocatori: { $players }. La partita finisce con il Giorno in cui qualcuno ha { $victory } Punti Vittoria; vince chi ne ha di più.
kemet-greeting-day = Tu sei { $god }. Tieni i Templi, vinci Battaglie e innalza Piramidi: la partita finisce con il Giorno in cui qualcuno ha { $goal } Punti Vittoria, e vince chi ne ha di più.
prompt-place-the-first-units = Colloca le tue prime Unità
detail-place-the-first-units = Dieci Unità, nei Distretti con una Piramide, al massimo cinque in ognuno.
prompt-veto = { $who } gioca { $card }: la annulli?
detail-veto = { $does }. Lo si chiede in segreto a chiunque abbia una carta.
prompt-veto-none = { $who } gioca { $card }
detail-veto-none = { $does }. Non hai un Veto; si chiede a tutti quelli che hanno carte, così nessuno lo sa.
pass-veto = Lascia fare
veto-brings = consumi il tuo Veto
prompt-escape = { $who } entra in { $zone }: la tua Truppa fugge?
detail-escape = Lo si chiede a chiunque abbia una carta. Con Fuga parte tutta la Truppa, e non c’è Battaglia.
prompt-escape-none = { $who } entra in { $zone }
detail-escape-none = Non hai una Fuga; si chiede a tutti quelli che hanno carte, così nessuno lo sa.
pass-escape = Resta e combatti
prompt-choose-where-to-flee = Dove fugge la tua Truppa?
detail-choose-where-to-flee = Zone vicine a { $zone } senza alcuna Truppa.
prompt-where-does-the-creature-come-home = Dove torna { $creature }?
detail-where-does-the-creature-come-home = Ha perso la sua Truppa e si unisce a un’altra nella tua Città.
prompt-bring-a-creature-with-the-recruits = Una Creatura con le reclute?
detail-bring-a-creature-with-the-recruits = Una dalla riserva, in ogni azione Recluta.
pass-bring-a-creature-with-the-recruits = Nessuna Creatura
prompt-use-night-tiles = Usi una tessera della Notte?
pass-use-night-tiles = Basta così
pass-buy-a-tile = Non acquistare
prompt-swap-the-battle-card = Scelta Tattica: scambi la tua carta con quella messa da parte?
detail-swap-the-battle-card = La nuova carta conta subito e la vecchia va a faccia in giù; poi decide la Forza.
swap-brings = { $card }: Forza { $own } a { $foe }
classic-detail-tall = Il livello 4 dà 1 Punto Vittoria finché la controlli.
classic-level-fame = +1 Punto Vittoria finché la controlli
form-path = Con Ta-Seti sopra il tabellone c’è un cammino per i sacerdoti, diverso in ogni partita.
prompt-take-a-card-from-the-discard = Memoria Divina: quale carta riprendi dagli scarti?
prompt-play-a-card-at-dawn = Alba: mostra una carta Battaglia per l’ordine di turno
prompt-play-a-card-at-dawn-discard = Alba: quale carta metti coperta?
prompt-play-a-card-at-dawn-tokens = Alba: quanti segnalini Alba spendi?
prompt-choose-your-place-at-dawn = Alba: scegli il tuo posto nell’ordine di turno
prompt-renew-divine-interventions = Rinnovamento: quali carte scarti per averne di nuove?
prompt-part-of-the-war-council = Consiglio di guerra in parti: scegli che cosa mostrare
council-part-first-divine = { $god } vede prima gli Interventi Divini: metti giù i tuoi adesso, e vengono mostrati. Poi si scelgono le carte Battaglia.
council-part-first-cards = { $god } vede prima le carte Battaglia: scegli la tua adesso, e viene mostrata. Poi si scelgono gli Interventi Divini.
council-part-first-both = { $god } vede tutto prima: scegli adesso l’intero piano, che viene mostrato tranne la carta messa da parte.
council-part-rest-divine = Quello che è stato mostrato è scoperto. Ora aggiungi i tuoi Interventi Divini, in segreto.
council-part-rest-cards = Quello che è stato mostrato è scoperto. Ora scegli le tue carte Battaglia, in segreto.
council-part-rest-both = Quello che è stato mostrato è scoperto. Ora fai il tuo piano, in segreto.
council-open-already = Già scoperto
council-later = nella parte seguente
council-show = Metti giù
council-detail-waits = { $god } lo aspetta
council-ask-divine = { $count ->
    [0] Non aggiungere Interventi Divini?
    [one] Aggiungere { $count } Intervento Divino?
   *[other] Aggiungere { $count } Interventi Divini?
  }
council-shown = Mostrato: { $card }: { $what }
council-shown-what = { $god } l’ha messo giù
council-shown-none = { $god } non ha messo giù Interventi Divini
council-divine-shown-none = Non ne hai messo giù nessuno.
fight-waits = { $god } aspetta quello che viene mostrato
fight-waits-you = Aspetti quello che viene mostrato
prompt-take-a-card-of-the-enemy = Reminiscenza: quale carta del nemico prendi?
guide-place-the-first-units = Dieci Unità cominciano nella tua Città. Fai clic dove devono stare.
guide-order = Hai meno Punti Vittoria di tutti: decidi tu l’ordine di turno per tutti.
night-step-night-tiles = Tessere della Notte
night-step-order = Ordine di turno
night-step-dawn = Alba
night-step-piety = Pietà
night-step-renewal = Rinnovamento
night-step-refill = Sentiero rifornito
night-ask-order = Decidi tu l’ordine di turno: chi è il numero { $place }?
night-ask-keep = Visione: scegli la carta da tenere
night-ask-tiles = Tessere della Notte: quale ora?
night-next = Chi viene dopo
dawn-title = Alba
dawn-what = Valore di comando: la Forza della carta, più 1 per segnalino Alba; chi ha di più sceglie per primo il posto
dawn-cards = Le tue carte Battaglia
dawn-tokens = segnalini Alba
dawn-tokens-what = Per le Battaglie perse. All’Alba ognuno aggiunge 1 alla carta che mostri.
dawn-tokens-n = Segnalini Alba: { $n }
dawn-plays = sceglie una carta
dawn-not-yet = non ancora
dawn-face-down = una carta coperta
dawn-value = Valore di comando
dawn-chooses = sceglie come numero { $n }
dawn-chosen = ha scelto
dawn-card-what = Conta solo la sua Forza. Le due carte sono usate, come in una Battaglia.
dawn-discard-what = Nessuno la vede. Torna con le altre, quando tutte sono usate.
dawn-keep = Tienili
dawn-spend = Spendi { $n }
dawn-show = Mostra { $card }
dawn-comes-to = valore di comando { $n }
dawn-tokens-left = I tuoi segnalini Alba: { $n }. Quelli che tieni restano per dopo.
dawn-order-what = dal valore di comando più alto in giù; a parità, come nel vecchio ordine
night-ask-dawn-place = Alba: scegli il tuo posto nell’ordine di turno
night-ask-dawn-card = Alba: quale carta Battaglia mostri?
night-ask-dawn-discard = Alba: quale carta metti coperta?
night-ask-dawn-tokens = Alba: quanti segnalini Alba spendi?
keep-title = Tieni una carta
keep-what = le altre tornano nel mazzo, senza che nessuno le veda
renew-title = Carte nella tua mano
renew-what = per ogni carta scartata ne arriva una nuova, più una
night-title-first = Prima Notte
classic-night-title = Tramonto e Notte { $round }
classic-night-brought = Che cosa hanno portato Tramonto e Notte
classic-night-col-fame = PV
classic-night-order-what = chi ha meno PV lo decide per tutti
classic-night-ask-offering = Santuario: dare due Unità per un Punto Vittoria?
classic-night-over = La Notte è finita: comincia il Giorno { $round }
classic-night-step-adoration = PP dei Templi
classic-night-step-temples = Due Templi
classic-night-step-offering = Santuario
classic-table-subject = Giocatori: { $players }. Vince chi inizia il turno con almeno { $victory } Punti Vittoria, se nessuno ne ha di più.
classic-fame = Punti Vittoria
classic-fame-of = PV su { $n }
classic-fame-kinds = PV { $total } su { $goal }. Permanenti: { $divine }, Battaglie { $battle }. Finché si controllano: Templi { $temple }, Piramidi alte { $pyramid }.
classic-prayer-points-what = Pagano tessere, livelli, reclute e Teletrasporti. Ne portano di nuovi Prega, i Templi e la Notte.
classic-zone-night = { $n } PP al Tramonto
classic-zone-offering = al Tramonto, { $units ->
    [one] un’Unità offerta
   *[other] { $units } Unità offerte
  } qui: { $brings }
classic-way-transfer = con una carta Teletrasporto
classic-about-action-move = Una tua Truppa si muove via terra, per nave lungo una freccia o col Teletrasporto.
classic-about-action-buy = Una tessera di questo colore, fino al livello della tua Piramide.
classic-detail-take-a-city = Tre Distretti, ognuno dietro le Mura, con un deserto intorno.
classic-council-spied = Hai visto: { $card }
classic-council-spied-what = Una tua tessera ti ha mostrato questa carta
classic-council-against-spied = Contro la carta che hai visto
classic-council-stake-fame = { $sign }{ $amount } PV permanenti
classic-council-stake-temporary = { $sign }{ $amount } PV temporanei
classic-fight-gain-fame = { $sign }{ $amount } PV
fight-gain-tokens = { $sign }{ $amount ->
    [one] { $amount } segnalino Alba
   *[other] { $amount } segnalini Alba
  }
classic-fight-falls-how = Danni meno difesa; poi ciò che costa la propria carta.
classic-brought-fame = { $sign }{ $amount } PV
classic-kend-fame = Punti Vittoria sufficienti, e nessuno ne ha di più
classic-kend-rounds = più Punti Vittoria dopo i Round stabiliti
classic-kend-divine = Permanenti
classic-kend-course = I Punti Vittoria nei Round
classic-share-fame = PV { $fame }
classic-market-kind-fame = PV
classic-board-fame-of = PV su { $n }
classic-board-fame-row = PV: { $total } su { $goal }
classic-board-fame-divine = permanenti: Templi, Santuario, tessere{ $path ->
    [yes] { ", Ta-Seti" }
   *[no] { "" }
  }
classic-board-fame-why = Come si vince
classic-board-winning = Se nulla cambia, { $who } vince all’inizio del prossimo turno.
classic-board-equilibrium = Entro il Tramonto ogni piano vuole un segnalino. Ancora vuoti: { $floors }.
classic-detail-turn-floors = Entro il Tramonto ogni piano vuole un segnalino; mancano: { $floors }
classic-board-equilibrium-now = Nessun segnalino di troppo: quelli rimasti vanno sui piani vuoti: { $floors }.
classic-board-equilibrium-done = Ogni piano ha il suo segnalino.
classic-turn-fame = PV
classic-fame-standing = PV, fino a { $goal }: { $list }
classic-kemet-greeting = Tu sei { $god }. Tieni i Templi, vinci Battaglie e innalza Piramidi: vince chi inizia un turno con { $goal } Punti Vittoria, se nessuno ne ha di più.
form-goal = Traguardo
form-goal-short = Fino a { $n } PV
form-goal-short-what = La partita consueta.
form-goal-long = Fino a { $n } PV
form-goal-long-what = La partita lunga: c’è tempo per Piramidi alte.
form-goal-beginner = Per principianti, fino a { $n } PV
form-goal-beginner-what = Tessere e Piramidi fino al livello 2, senza Ta-Seti.
form-modules = Si gioca con
form-preset-none = Classico
form-preset-none-what = La scatola del 2012 e nient’altro.
form-preset-all = Ta-Seti, tutto
form-preset-all-what = Ogni modulo dell’espansione; le promo se vuoi.
form-preset-some = Scegli
form-preset-some-what = Ogni modulo da sé, e le promo.
form-left-out = Non in questa partita: { $tiles }. Richiede il modulo «{ $module }».
classic-form-length = Round
classic-form-to-the-end = Fino in fondo
classic-form-rounds-what = Poi vince chi ha più PV.
classic-form-board-what = il tabellone del 2012
classic-kemet-how-lead = Kemet classico in nove carte: bastano tre minuti, il resto viene giocando. La pagina offre solo ciò che le regole permettono, e “perché?” apre la regola.
classic-kemet-how-win = Vincono i Punti Vittoria
classic-kemet-how-win-what = La partita finisce con il Giorno in cui qualcuno ha { $goal } Punti Vittoria; vince chi ne ha di più. Con «Un altro modo di vincere» vince chi inizia un turno con altrettanti, se nessuno ne ha di più. I segni pieni restano tuoi; quelli tratteggiati li hai solo finché tieni un Tempio o una Piramide di livello 4.
classic-kemet-how-map-what = La tua Città ha tre Distretti per Truppe e Piramidi. I Templi sono fuori: chi ci sta sopra ne ha il Punto Vittoria, finché qualcuno non lo scaccia.
classic-kemet-how-day-what = A turno ognuno mette un segnalino Azione sulla propria plancia e fa subito quell’azione. Quando tutti sono piazzati, viene il Tramonto.
classic-kemet-how-floors-what = Entro il Tramonto deve esserci un segnalino su ciascuno dei tre piani. La plancia ti dice quale è ancora vuoto: lascia spazio a Muovi, Innalza o Recluta.
classic-kemet-how-tiles-what = Innalza una Piramide con i Punti Preghiera e potrai acquistare tessere del suo colore fino al suo livello, sulla casella di quel colore. Una tessera costa quanto il suo livello e vale per tutta la partita.
classic-kemet-how-move-what = Fino a cinque Unità formano una Truppa. Va in una zona vicina o naviga lungo una freccia; da un Distretto con Piramide può Teletrasportarsi a un Obelisco per 2 PP, quante volte puoi pagare.
classic-kemet-how-battle = Attaccare porta punti
classic-kemet-how-battle-what = Entra in una zona nemica e comincia una Battaglia. Ognuno sceglie in segreto una carta da giocare e una da mettere da parte. Chi attacca, vince e sopravvive ottiene un Punto Vittoria per sempre.
classic-kemet-how-night = Tramonto e Notte
classic-kemet-how-night-what = Al Tramonto i Templi danno Punti Preghiera, e due Templi o più un Punto Vittoria permanente. Di Notte ognuno ottiene 2 PP e una carta. Poi chi ha meno punti decide l’ordine di turno per tutti; con «Alba» ognuno mostra per questo una carta Battaglia.
classic-kemet-how-more-what = Alcune tessere portano una Creatura che rafforza una Truppa. Le carte Intervento Divino sono sorprese: in Battaglia, in cammino, di Giorno e nei turni altrui.
classic-kemet-how-action-buy = Una tessera del colore della casella, alla portata di una tua Piramide.
classic-kemet-battle-rewards = Nessuno ottiene nulla. Con un punto in più { $attacker } avrebbe vinto, e ottenuto un Punto Vittoria.
classic-kemet-battle-after = { $attacker } deve andarsene: nella riserva, che rende 4 PP, o in una zona scelta da { $defender }.
differs-title = Se conosci Sangue e Sabbia
differs-lead = Ciò che in Kemet classico è diverso, in una pagina.
differs-round = La Notte viene prima
differs-round-what = Un Round è Notte, ordine di turno, Giorno e Tramonto. La partita comincia con una Notte.
differs-victory = Si vince alla fine del Giorno
differs-victory-what = Otto Punti Vittoria (dieci nella partita lunga) chiudono la partita con il Giorno, Tramonto compreso. Vince chi ha più punti, poi più punti di Battaglia, poi il posto più avanti. Un modulo di Ta-Seti riporta la vittoria a inizio turno.
differs-order = Uno decide l’ordine
differs-order-what = Chi ha meno punti decide tutto l’ordine di turno, per tutti.
differs-dusk = Offerte al Tramonto
differs-dusk-what = Tempio sul Delta, poi i PP dei Templi, poi il Santuario, poi il punto per due Templi. Un Tempio ceduto non conta più.
differs-setup = Dieci Unità, nessuna prima tessera
differs-setup-what = Prima si costruiscono le Piramidi; poi dieci Unità vanno dove stanno le Piramidi. Nessuno comincia con una tessera, e ognuno può avere tre Piramidi.
differs-buy = Caselle d’acquisto colorate
differs-buy-what = Ogni casella d’acquisto ha il suo colore stampato: una tessera per colore al Giorno, senza segnalini Acquisto. Un segnalino può starci anche senza acquistare.
differs-tokens = Argento e oro vengono dopo
differs-tokens-what = Si piazzano dopo il segnalino normale del turno, mai prima e mai da soli.
differs-ships = Frecce, non porti
differs-ships-what = Le navi vanno solo lungo le frecce stampate, per un movimento. Il tabellone ha due lati, secondo il numero di giocatori.
differs-teleport = Teletrasporti a volontà
differs-teleport-what = Quanti ne paghi in un solo Movimento, mescolati ai passi, ma una sola volta nella stessa zona.
differs-walls = Mura
differs-walls-what = In un Distretto altrui si entra col primo passo di un Movimento cominciato lì accanto, o se si ignorano le Mura. Una Truppa non supera mai i suoi limiti, neppure in cammino.
differs-entry = Prima della Battaglia
differs-entry-what = Chi subisce l’ingresso può giocare Fuga; Trappola Mortale e Iniziativa colpiscono prima delle carte. Se non resta nessuno da combattere, il Movimento continua.
differs-battle = Niente bonus di casa
differs-battle-what = La propria Città non dà Forza, e la difesa ferma ogni danno. La perdita del 5/0/0 viene dopo i danni.
differs-retreat = Ritirata e richiamo
differs-retreat-what = Il richiamo rende 1 PP per ogni Unità. La ritirata può portare in ogni zona vicina senza Truppe, anche in Distretti altrui.
differs-veterans = Niente Veterani né Diversivo
differs-veterans-what = Le sconfitte non ne portano, e la mano di carte divine può essere vuota.
differs-creatures = Le Creature vengono con le reclute
differs-creatures-what = Dalla riserva solo con Recluta, una per volta, e non si spostano. Chi perde la sua Truppa si unisce subito a un’altra in Città.
differs-captured = Piramidi conquistate
differs-captured-what = Chi ne tiene una ci acquista, si Teletrasporta da lì e può innalzarla.
differs-cards = Veto
differs-cards-what = Una carta giocata fuori dalle Battaglie può essere annullata. Lo si chiede insieme e in segreto a tutti quelli che hanno una carta.
colour-ruby = Rubino
colour-sapphire = Zaffiro
colour-diamond = Diamante
colour-onyx = Onice
about-colour-ruby = Forza e movimento
about-colour-sapphire = Difesa e reclutamento
about-colour-diamond = Punti Preghiera e Interventi Divini
about-colour-onyx = Forza, Difesa e Mercenari
city-nw = Nordovest
city-w = Ovest
city-sw = Sudovest
city-ne = Nordest
city-e = Est
city-se = Sudest
action-move = Muovere
action-recruit = Reclutare
action-raise = Innalzare una Piramide
action-pray = Pregare
action-buy = Acquistare una tessera Potere
space-on-floor = { $action }, piano { $floor }
space-of-three = { $action }, piano 1, casella { $n }
stat-strength = Forza
stat-damage = Danno
stat-defence = Difesa
stat-unblockable-damage = danno Non Bloccabile
source-units = Unità
source-home = Città propria
source-card = carta Battaglia { $card }
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
market-title = Tessere Potere
market-close = Tabellone
market-filters = Mostra
market-all = Tutte
market-can = Acquistabili
market-kind-battle = Battaglia
market-kind-movement = Movimento
market-kind-prayer = Preghiera
market-kind-units = Unità
market-kind-creatures = Creature
market-kind-fame = Fama
market-whose = Piramidi di
market-colours = Colori
market-level-word = livello
market-shelf = Livello { $level } · { $level } PP
market-within = a portata
market-price = prezzo { $price } PP
market-can-take = si può prendere
market-owned = in mano a: { $list }
market-bought = già acquistata oggi
market-none-yet = ancora nessuna Piramide
market-your-level = la tua Piramide: livello { $level }
market-level-of = { $who }: livello { $level }
market-captured = conquistata { $who ->
    [Anubis] ad
   *[other] a
  } { $who }
market-prayer-points = Punti Preghiera
market-buy-question = Acquistare { $tile }?
confirm-buy = Acquista { $tile }
market-waits = Aspetta nella riserva.
market-no-troop = Aspetta nella riserva: ora nessuna tua Truppa può accoglierla.
market-buy-for = Acquista per { $price } PP
market-buy-free = Prendi gratis
market-take = Prendi { $tile }
market-rule = Regola
market-which-space = Su quale casella?
market-space = Casella { $number }
market-joins-which = Dove arriva
market-joins = Si unisce alla Truppa: { $zone }
market-choose = { $count ->
    [one] Puoi permetterti una tessera. Premi una tessera per leggerla.
   *[other] Puoi permetterti { $count } tessere. Premi una tessera per leggerla.
  }
market-look = Ora non puoi acquistare nulla. Premi una tessera per leggerla.
board-title = Plance dei giocatori
board-fame-of = Fama su { $n }
board-fame-row = Fama: { $total } su { $goal }
board-fame-divine = dagli dèi, per sempre
board-fame-battle = vinti in Battaglia, per sempre
board-fame-temple = per i Templi, finché si tengono
board-fame-pyramid = per le Piramidi di livello 4, finché si tengono
board-fame-why = Come si vince con la Fama
board-winning = { $who } vince all’inizio del prossimo turno, se nulla cambia.
board-of = su { $n }
board-supply = in riserva
board-played = { $n ->
    [one] carta giocata
   *[other] carte giocate
  }
board-actions = Azioni
board-space-used = { $action }, piano { $floor }: usata
board-space-free = { $action }, piano { $floor }: libera
board-tokens-left = { $n ->
    [one] Resta { $n } segnalino Azione
   *[other] Restano { $n } segnalini Azione
  }
board-equilibrium = Equilibrio: entro la Notte ogni piano deve avere un segnalino. Ancora vuoti: { $floors }.
board-equilibrium-now = Equilibrio: nessun segnalino di troppo. Ognuno va su un piano vuoto: { $floors }.
board-equilibrium-done = Equilibrio: ogni piano ha il suo segnalino.
board-silver-ready = Segnalino argento pronto.
board-silver-used = Segnalino argento usato.
board-silver-what = Un’azione in più in questo Round.
board-gold-ready = Segnalino oro pronto.
board-gold-used = Segnalino oro usato.
board-why = perché?
board-on-the-map = Sul tabellone
board-units = { $n } Unità
board-none = nessuno
board-cards = Carte Battaglia
board-cards-hand = in mano: { $n }
board-cards-played = giocate: { $n }
board-cards-aside = messe da parte: { $n }
board-cards-removed = fuori dal gioco: { $n }
board-cards-secret = Le altre carte sono segrete.
board-cards-none-shown = Nessuna è stata ancora mostrata.
board-divine = Carte Intervento Divino: { $n }
board-when-battle = in Battaglia
board-when-day = durante il Giorno
board-when-movement = durante un Movimento
board-tiles = Tessere Potere: { $n }
turn-fame = Fama
kemet-greeting = Tu sei { $god }. Tieni i Templi, vinci Battaglie e innalza Piramidi: vince chi inizia un turno con { $goal } Punti Fama, se nessuno ne ha di più.
form-cities = Città
form-cities-choose = Ognuno ne prende una
form-cities-choose-what = Uno dopo l’altro, all’inizio.
form-cities-random = Assegnate a caso
form-cities-random-what = Nessuno sceglie; si comincia prima.
form-length = Durata
form-to-the-end = Fino a { $n } Punti Fama
form-to-the-end-what = Come vogliono le regole.
form-rounds = Al massimo { $n } Round
form-rounds-what = Poi vince chi ha più Fama.
form-board = Il tabellone per { $n }
form-board-what = Piramidi di { $colours } colori su { $all }
kemet-how-lead = Kemet in nove carte: bastano tre minuti, il resto viene giocando. La pagina offre solo ciò che le regole permettono, e “perché?” apre la regola.
kemet-how-win = Vince la Fama
kemet-how-win-what = Ti servono { $goal } Punti Fama quando inizia un tuo turno, e nessuno deve averne di più. I segni pieni restano tuoi; quelli tratteggiati li hai solo finché tieni un Tempio o una Piramide alta.
kemet-how-map = La tua Città e i Templi
kemet-how-map-what = La tua Città ha tre Distretti per Truppe e Piramidi. I Templi sono fuori: chi ci sta sopra ne ha il Punto Fama, finché qualcuno non lo scaccia.
kemet-how-day = Un Giorno: { $tokens } segnalini a testa
kemet-how-day-what = A turno ognuno mette un segnalino Azione sulla propria plancia e fa subito quell’azione. Quando tutti sono piazzati, cala la Notte.
kemet-how-floors = Ogni piano una volta
kemet-how-floors-what = Entro la Notte deve esserci un segnalino su ciascuno dei tre piani. La plancia ti dice quale è ancora vuoto: lascia spazio a Muovi, Innalza o Recluta.
kemet-how-tiles = Le Piramidi aprono il mercato
kemet-how-tiles-what = Innalza una Piramide con i Punti Preghiera e potrai acquistare tessere del suo colore fino al suo livello. Una tessera costa quanto il suo livello e vale per tutta la partita.
kemet-how-move = Una Truppa va lontano
kemet-how-move-what = Fino a cinque Unità formano una Truppa. Va in una zona vicina o naviga tra i porti; da un Distretto con Piramide può Teletrasportarsi a un Obelisco per 2 PP.
kemet-how-battle = Attaccare porta Fama
kemet-how-battle-what = Entra in una zona nemica e comincia una Battaglia. Ognuno sceglie in segreto una carta da giocare e una da mettere da parte. Chi attacca, vince e sopravvive ottiene un Punto Fama per sempre.
kemet-how-night = La Notte
kemet-how-night-what = Due Templi o più danno Fama permanente, i Templi danno Punti Preghiera, ognuno pesca una carta. Poi chi ha meno Fama sceglie per primo il suo posto nell’ordine di turno. Prima puoi offrire { $units } Unità nel Santuario per Fama permanente (+{ $fame }), e una nel Tempio del Delta per { $prayer } PP.
kemet-how-more = Creature e carte divine
kemet-how-more-what = Alcune tessere portano una Creatura che rafforza una Truppa. Le carte Intervento Divino sono sorprese: in Battaglia, in cammino o durante il Giorno.
kemet-how-actions = Le cinque azioni
kemet-how-action-pray = Due Punti Preghiera.
kemet-how-action-buy = Una tessera Potere alla portata delle tue Piramidi; una per colore al Giorno.
kemet-how-action-raise = Una Piramide cresce di uno o più livelli: 1 PP per il livello 1, 2 per il 2 e così via.
kemet-how-action-recruit = Unità dalla riserva nella tua Città, un Punto Preghiera l’una.
kemet-how-action-move = Una Truppa, o una sua parte, si mette in marcia.
kemet-how-one-battle = Una Battaglia, passo per passo
kemet-how-divine = Carte Intervento Divino
kemet-battle-attacks = { $god } attacca un Tempio
kemet-battle-defends = { $god } lo difende
kemet-battle-sum = { $units } Unità + carta { $card } = Forza { $strength }
kemet-battle-cards = Ognuno sceglie in segreto: una carta da giocare, un’altra coperta accanto. Poi si scoprono.
kemet-battle-strength = Unità, carta, tessere e Creatura fanno la Forza: otto da entrambe le parti.
kemet-battle-winner = In caso di parità vince il difensore: { $defender } tiene il Tempio.
kemet-battle-losses = { $attacker } infligge 1 Danno, la carta di { $defender } ne blocca 1. Nessuno cade.
kemet-battle-rewards = { $defender } riceve due Veterani, { $attacker } uno. Con un punto in più { $attacker } avrebbe vinto, e ottenuto Fama. Di Notte i Veterani diventano PP, carte o Unità.
kemet-battle-after = { $attacker } deve andarsene: nella riserva, che rende 3 PP, o in una zona scelta da { $defender }.
phone-actions = Azioni
phone-players = Giocatori
phone-hand = Mano
phone-tiles = Tessere
phone-chronicle = Cronaca
phone-can-play = si possono giocare ora
fame-standing = Fama, fino a { $goal }: { $list }
market-come-where = Dove arrivano i mercenari?
market-come = I mercenari arrivano qui: { $zone }
market-come-later = Li colloco sul tabellone
location-start = la partenza
location-ta-seti = Ta-Seti
token-victory = un Punto Vittoria
source-road = segnalino della strada
source-skill = { $skill } (Abilità)
location-1a-1 = Sehel
location-1a-2 = Elefantina
location-1a-3 = Philae
location-1b-1 = Biga
location-1b-2 = Shellal
location-1b-3 = Debod
location-1b-4 = Kertassi
location-2a-1 = Kalabsha
location-2a-2 = Dakka
location-2b-1 = Dendur
location-2b-2 = Amada
location-2b-3 = Derr
location-2b-4 = Aniba
location-3a-1 = Faras
location-3a-2 = Buhen
location-3a-3 = Mirgissa
location-3a-4 = Semna
location-3b-1 = Askut
location-3b-2 = Uronarti
location-3b-3 = Kumma
location-3b-4 = Serra
location-4b-1 = Soleb
location-4b-2 = Kerma
path-board-1 = Prima Cateratta
path-board-2 = Bassa Nubia
path-board-3 = Seconda Cateratta
path-board-4 = Terra dell’Arco
side-1a = { path-board-1 } (lato A)
side-1b = { path-board-1 } (lato B)
side-2a = { path-board-2 } (lato A)
side-2b = { path-board-2 } (lato B)
side-3a = { path-board-3 } (lato A)
side-3b = { path-board-3 } (lato B)
side-4a = { path-board-4 } (lato A)
side-4b = { path-board-4 } (lato B)
step-lay-out-the-path = Segnalini sul cammino
step-move-with-a-priest = Scelta del sacerdote da attivare
step-choose-the-road = Dove va il sacerdote
step-on-the-road = Prendere i segnalini o restare
step-send-a-priest-by-night = Quale sacerdote parte di Notte
step-stand-in-for-a-unit = Di chi prende il posto il sacerdote
step-send-a-priest-back = Quale sacerdote torna alla partenza
step-how-many-priests-go-along = Quanti sacerdoti partono
step-use-objects = Uso degli Oggetti
step-seal-a-tile-of = Di chi è la tessera da sigillare
step-seal-a-tile = Quale tessera sigillare
step-a-battle-with-priests = Dopo la Battaglia
choice-activate = Attiva il sacerdote: { $a1 }
choice-go = Verso { $a1 }
choice-priests = Sacerdoti: { $a1 }
choice-priest = Colloca un sacerdote: { $a1 }
choice-object = Usa { $a1 }
choice-enemy = { $a1 }
choice-side = { $a1 }
choice-token = Pesca { $a1 }
pass-move-with-a-priest = Non attivare nessuno
pass-use-objects = Nessun altro Oggetto
stay-on-the-road = Resta
use-on-the-road = Prendi
recall-your-turn = Riporta un sacerdote alla partenza
troop-send-a-priest-back = Il sacerdote in { $a1 }
use-send-a-priest-back = Un sacerdote dalla riserva
place-stand-in-for-a-unit = Al posto di un’Unità: { $a1 }
tile-seal-a-tile = Sigilla { $a1 }
event-side-of-the-path = Il cammino mostra: { $a1 }
event-token-laid = Segnalino sul cammino: { $a1 } ({ $a2 })
event-priest-goes = Un sacerdote di { $a1 } si muove: { $a2 } → { $a3 }
event-temporary-token = { $a1 }: { $a2 } +1 nella Battaglia di questa azione
event-token-taken = { $a1 } prende { $a2 }
event-uses-object = { $a1 } usa { $a2 }
event-sealed = { $a1 } sigilla { $a3 }, tessera di { $a2 }, fino al prossimo Giorno
event-surplus = { $a1 } ha { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  } di troppo in { $a3 }: tornano nella riserva
event-lost-fame = { $a1 } perde { $a2 ->
    [one] { $a2 } Punto Vittoria
   *[other] { $a2 } Punti Vittoria
  } e ora ne ha { $a3 }
event-priest-stands-in = Un sacerdote di { $a1 } prende il posto di un’Unità: { $a2 }
event-priest-returns = Un sacerdote di { $a1 } torna alla partenza
note-temporary = { $stat } +1 nella Battaglia di questa azione
note-tokens = segnalini: { $tokens }
note-priests = { $n ->
    [one] { $n } sacerdote
   *[other] { $n } sacerdoti
  }
refused-object-not-yours = non hai quell’Oggetto
refused-nothing-to-seal = non c’è una tale tessera che abbia effetto
refused-masked = dietro una Maschera contano solo Unità e carte Battaglia
refused-no-priest-there = lì non c’è un tuo sacerdote
refused-no-point-in-ta-seti = a Ta-Seti non c’è nessun Punto Vittoria, e nessuna strada prosegue
refused-no-road-leads-there = nessuna strada porta lì
refused-tile-sealed = quella tessera è sigillata fino al prossimo Giorno
refused-no-priest-in-the-supply = nella tua riserva non ci sono sacerdoti
refused-priest-alone = un sacerdote si colloca solo dove c’è un’altra tua Unità
refused-priests-on-the-path = un tuo sacerdote è ancora sul cammino o alla partenza
path-title = Il cammino per Ta-Seti
event-path-is-laid-out = Il cammino per Ta-Seti è pronto
path-open = Mostra il cammino
path-close = Chiudi il cammino
path-why = Come funziona il cammino
path-start = Partenza
path-may-go = Prima può partire un sacerdote
path-not-now = La via dall’Egitto a Ta-Seti: chi mette un segnalino su Muovere può prima far avanzare un sacerdote.
path-nobody = Nessun sacerdote: muovi una Truppa
path-go = Vai lì
path-go-from = Da: { $from }
path-empty = nessun segnalino
path-space-object-1 = spazio per un Oggetto di livello 1
path-space-object-2 = spazio per un Oggetto di livello 2
path-space-skill = spazio per un’Abilità
path-space-victory = spazio per un Punto Vittoria
path-here = Sacerdoti qui: { $list }
path-road-to = Strada per { $to }: { $list }
path-on-the-road = Sulla strada: { $list }
path-there = Lì: { $list }
path-leaves-start = Chi li prende torna alla partenza
path-leaves-board = Chi li prende entra in una Truppa sul tabellone
path-leaves-supply = Chi li prende va nella riserva
path-left = { $n ->
    [0] Qui finisce la via
    [one] { $n } attivazione fino a Ta-Seti
   *[other] { $n } attivazioni fino a Ta-Seti
  }
path-priests-of = { $n ->
    [one] { $who }, { $n } sacerdote
   *[other] { $who }, { $n } sacerdoti
  }
path-objects = Oggetti
path-skills = Abilità
path-priests = Sacerdoti
path-sealed = Sigillate fino al prossimo Giorno
path-sealed-tile = { $tile }, sigillata fino al prossimo Giorno
path-in-supply = nella riserva: { $n }
path-on-board = nelle Truppe: { $n }
path-on-path = sul cammino: { $n }
path-at-start = alla partenza: { $n }
path-where = Sacerdoti: { $list }
path-object-taken = Oggetto, agisce appena preso
path-object-move = Oggetto, una volta: nel tuo Movimento
path-object-battle = Oggetto, una volta: prima di scegliere le carte Battaglia
path-object-seal = Oggetto, una volta: nel tuo turno, prima di una Battaglia o delle tessere Notte
path-skill = Abilità: vale in ogni tua Truppa con un sacerdote
path-skill-rests = inattiva: nessuna tua Truppa ha un sacerdote
path-victory-what = per sempre; chi lo prende torna alla partenza
path-used = usato in questa Battaglia
path-road-tokens = dalla strada, per questa Battaglia
path-before-cards = Poi si scelgono le carte
path-with-priests = { $n ->
    [one] con { $n } sacerdote
   *[other] con { $n } sacerdoti
  }
troop-priests = { $text }, di cui { $n ->
    [one] { $n } sacerdote
   *[other] { $n } sacerdoti
  }
phone-path = Cammino
prompt-plan-move-path = Muovere: parte prima un sacerdote?
prompt-move-with-a-priest = Prima può partire un sacerdote: verso dove?
detail-move-with-a-priest = Scegli una località del cammino, o una Truppa se nessun sacerdote parte.
prompt-choose-the-road = Dove va il sacerdote?
detail-choose-the-road = Ciò che sta sulla strada si ottiene subito.
prompt-send-a-priest-by-night = Quale sacerdote parte di Notte, e per dove?
detail-send-a-priest-by-night = Né la strada né la località danno nulla.
prompt-on-the-road = { $at }: prendere { $lies } o restare?
detail-on-the-road = Chi prende lascia il cammino. { $onward ->
    [no] Qui finisce la via.
   *[yes] Chi resta potrà proseguire.
  }
prompt-stand-in-for-a-unit = In quale Truppa il sacerdote prende il posto di un’Unità?
detail-stand-in-for-a-unit = Quell’Unità torna nella riserva.
prompt-send-a-priest-back = Quale sacerdote torna alla partenza?
prompt-how-many-priests-go-along = Quanti sacerdoti vanno con loro?
prompt-use-objects = Usare Oggetti prima della Battaglia?
detail-use-objects = Ognuno vale una volta sola.
pass-use-objects-none = Nessun Oggetto
prompt-use-objects-before-the-night-tiles = Usare un Sigillo Divino prima delle tessere Notte?
prompt-seal-a-tile-of = Di chi è la tessera da sigillare?
prompt-seal-a-tile = Quale tessera sigilli fino al prossimo Giorno?
brought-token = { $name }
brought-priest-start = il sacerdote torna alla partenza
brought-priest-board = il sacerdote entra in una Truppa
brought-priest-supply = il sacerdote va nella riserva
ledger-path = Cammino
text-path = Il cammino per Ta-Seti
text-path-walks = Far avanzare un sacerdote
text-path-walk = { $from } → { $to }
kemet-how-path = Il cammino per Ta-Seti
kemet-how-path-what = Con il cammino ognuno ha { $n } sacerdoti. Un segnalino su Muovere può prima farne avanzare uno fino alla località seguente. La strada paga subito; nella località il sacerdote prende ciò che vi si trova e lascia il cammino, oppure aspetta e poi prosegue. Gli Oggetti valgono una volta. Un’Abilità porta il sacerdote sul tabellone e vale in ogni tua Truppa con un sacerdote. A Ta-Seti attende un Punto Vittoria.
kemet-how-tokens = Che cosa si trova sul cammino
key-path = Il cammino per Ta-Seti
step-renew-divine-interventions = Scarta carte per pescarne di nuove
step-draw-renewed-divine-interventions = Pesca nuove carte
step-take-a-card-of-the-enemy = Prendi una carta giocata dal nemico
step-part-of-the-war-council = Una parte del Consiglio di Guerra
pass-renew-divine-interventions = Non scartare altro
pass-take-a-card-of-the-enemy = Non prenderne
event-reclaims = { $a1 } prende { $a2 }, giocata dal nemico
event-shows-a-divine-intervention = { $a1 } mostra { $a2 } prima della rivelazione
refused-in-the-other-part = si sceglie nell’altra parte del Consiglio di Guerra
refused-not-played-by-the-enemy = in questa Battaglia il nemico non ha giocato una carta così
refused-no-two-pyramids-so-tall = serve una piramide abbastanza alta di ciascuno dei suoi due colori
note-second-pyramid = richiede anche una piramide: { $colour } { $level }
table-title = { $game } · Round { $round }, { $time ->
    [dawn] Alba
    [night] Notte
   *[day] Giorno
  }
table-title-setup = { $game } · preparazione
table-subject = Giocatori: { $players }. Vince chi inizia il turno con almeno { $victory } Punti Fama, se nessuno ne ha di più.
your-board = La tua plancia
the-others = Gli altri giocatori
the-players = I giocatori
sheet-open = Mostra tutta la plancia
fame = Fama
fame-of = Fama su { $n }
fame-kinds = Fama { $total } su { $goal }. Permanente: divina { $divine }, Battaglie { $battle }. Finché si controllano: Templi { $temple }, Piramidi alte { $pyramid }.
of-most = su { $n }
prayer-points = Punti Preghiera (PP)
prayer-points-what = Pagano tessere, livelli, reclute e Teletrasporti. Se ne ottengono pregando e di Notte.
prayer-n = PP: { $n }
supply = Riserva
supply-what = Unità che si possono ancora reclutare.
in-supply = in riserva
supply-n = Unità in riserva: { $n }
veterans = Veterani
veterans-what = Li danno le Battaglie, soprattutto quelle senza Fama. Di Notte diventano PP, carte o Unità.
veterans-n = { $n ->
    [one] Veterano
   *[other] Veterani
  }
veterans-count = Veterani: { $n }
divine-n = Interventi Divini in mano: { $n }
cards-n = Carte Battaglia in mano: { $n }
your-hand = Le tue carte e tessere
battle-cards = Carte Battaglia
in-hand = { $n } in mano
divine-cards = Interventi Divini
divine-when-battle = Per le Battaglie
divine-when-day = Di Giorno, nel tuo turno
divine-when-movement = Per un Movimento
power-tiles = Tessere Potere
market = Mercato
market-level = Le tue Piramidi ({ $colour }) arrivano al livello { $n }
market-no-pyramid = Non hai Piramidi di questo colore ({ $colour })
winning-you = Se nulla cambia, vinci all’inizio del tuo prossimo turno!
winning-other = Attenzione: { $names } vincerebbe all’inizio del prossimo turno!
winning-short = Vincerebbe al prossimo turno
actions = Azioni
tokens-left = { $n ->
    [one] { $n } segnalino rimasto
   *[other] { $n } segnalini rimasti
  }
floors-need = { $n ->
    [one] manca il piano { $floors }
   *[other] mancano i piani { $floors }
  }
command-move = Muovi
command-recruit = Recluta
command-raise = Innalza
command-pray = Prega
command-buy = Compra
about-action-move = Una tua Truppa si muove via terra, da porto a porto o col Teletrasporto.
about-action-recruit = Nuove Unità nei tuoi Distretti, 1 PP ciascuna.
about-action-raise = Una Piramide cresce, o ne comincia una nuova.
about-action-pray = Ottieni Punti Preghiera.
about-action-buy = Una tessera alla portata delle tue Piramidi, per colore e livello.
space-used = C’è già un segnalino.
gold-token = Segnalino oro
board-label = Mappa di Kemet
storm = tempesta
bank-not-in-play = riva est,|non in gioco
zone-kind-district = Distretto
zone-kind-desert = deserto
zone-kind-obelisk = deserto con Obelisco
zone-kind-temple = Tempio
zone-kind-sanctuary = Santuario
zone-port-trading = porto commerciale
zone-port-military = porto militare
zone-night = { $n } PP di Notte
zone-offering = di Notte, { $units ->
    [one] un’Unità offerta
   *[other] { $units } Unità offerte
  } qui: { $brings }
zone-pyramid = Piramide: { $colour }, livello { $level }
zone-held = controlla: { $who }
zone-out-of-reach = fuori dalla portata di questo Movimento
zone-beside = confina con: { $list }
zone-battle = { $zone }: Battaglia
troop-of = { $who }: { $n } Unità
troop-with = { $who }: { $n } Unità con { $creature }
way-land = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
  }
way-sea = in nave, { $n ->
    [one] { $n } passo
   *[other] { $n } passi
  }
way-transfer = con una carta Trasferimento
way-teleport = Teletrasporto: { $n } PP
clash = Battaglia, { $own } a { $enemy } prima delle carte
odds-to = a
odds-before = Prima delle carte.
odds-tie = Prima delle carte; in caso di parità vince { $who }.
costs-pp = costa { $n } PP
costs-nothing = gratis
prompt-turn = Tocca a te: metti un segnalino Azione
prompt-turn-more = Altro in questo turno?
prompt-plan-move = Muovi: quale Truppa?
prompt-plan-recruit = Recluta: dove vanno le nuove Unità?
prompt-plan-raise = Innalza: quale Piramide?
prompt-plan-buy = Acquista: scegli una tessera al mercato
prompt-plan-pray = Prega
prompt-move-where = Muovi: dove { $units ->
    [one] va { $units } Unità
   *[other] vanno { $units } Unità
  }?
prompt-confirm-attack = { $zone }: attaccare { $enemy }?
confirm-for = { $what } per { $n } PP
confirm-raise = Innalza la Piramide ({ $zone }, { $colour }) al livello { $level }
confirm-place = Colloca { $n } Unità: { $list }
prompt-go-on = In cammino: dove proseguono, o si fermano?
prompt-go-on-end = Non possono andare oltre
prompt-raise-it-to = Fino a che livello cresce la Piramide?
prompt-take-a-city = Scegli la tua Città
prompt-leave-a-district-empty = Quale Distretto della tua Città resta vuoto?
prompt-build-the-first-pyramids = Prime Piramidi: { $levels } livelli in tutto
prompt-choose-a-colour = Di che colore è la nuova Piramide?
prompt-take-the-first-tile = Prendi la tua prima tessera: è gratis
prompt-move-or-recruit = Volontà Divina: Muovere o Reclutare?
prompt-bring-a-creature = Dove compare la Creatura?
prompt-arrange-creatures = Dove va { $creature }?
prompt-raise-a-pyramid = Innalza: quale Piramide?
prompt-buy-a-tile = Acquista una tessera Potere
prompt-remove-a-battle-card = Quale carta Battaglia esce dal gioco?
prompt-place-units = { $units ->
    [one] Dove va la nuova Unità?
   *[other] Dove vanno le nuove Unità?
  }
prompt-place-units-conscription = Coscrizione: dove arrivano i tuoi Veterani come Unità?
prompt-choose-the-next-battle = Quale Battaglia viene prima?
prompt-choose-a-troop = Muovi: quale Truppa?
prompt-take-along = Quante Unità partono?
prompt-where-does-the-creature-go = La Creatura va con loro?
prompt-rain-fire-on = Pioggia di Fuoco: quale Truppa nemica perde un’Unità?
prompt-war-council = Consiglio di Guerra: scegli in segreto
prompt-inflict-a-divine-wound = Scarti carte per più Forza?
prompt-recall-or-retreat = La tua Truppa ha perso: richiamo o ritirata?
prompt-choose-where-they-retreat = Hai vinto: dove si ritirano gli sconfitti?
prompt-stay-or-recall = Hai vinto: resti o richiami la Truppa?
prompt-draw-divine-interventions = Pesca Interventi Divini
prompt-discard-divine-interventions = Quali Interventi Divini scarti?
prompt-make-an-offering = Fai un’offerta al Santuario?
prompt-make-an-offering-delta-temple = Fai un’offerta al Tempio sul Delta?
prompt-spend-veterans = Spendi Veterani? Ne hai { $veterans }
prompt-choose-your-place = Scegli il tuo posto nell’ordine di turno
detail-turn = Scegli un’azione, o una Truppa da muovere.
detail-turn-unmoved = Scegli un’azione.
detail-turn-floors = { $bare ->
    [one] Al piano { $floors } manca ancora il segnalino che gli serve prima della Notte.
   *[other] Ai piani { $floors } manca ancora il segnalino che serve a ciascuno prima della Notte.
  }
detail-turn-more = Gioca una carta o termina il turno.
detail-plan-move = Premi una Truppa, poi la meta; oppure trascinala.
detail-plan-raise = Accanto alla Piramide c’è il prezzo del prossimo livello.
detail-plan-buy = Con una sola pressione scegli casella e tessera.
detail-plan-recruit = Premi un Distretto per riempirlo, di nuovo per una in meno.
detail-plan-pray = Ottieni Punti Preghiera.
detail-confirm-attack = Battaglia: { $own } a { $strength } prima delle carte. Poi non si torna indietro.
detail-confirm-attack-paid = Battaglia: { $own } a { $strength } prima delle carte, costa { $paid } PP. Poi non si torna indietro.
detail-move-where = Da: { $from } · hai { $prayer } PP
detail-token-floor = Segnalino: piano { $floor }.
detail-token-floor-bare = Segnalino: piano { $floor }, che ne ha ancora bisogno.
detail-go-on-part = Proseguono: { $units }, restano: { $stay } · hai { $prayer } PP
detail-raise-it-to = { $zone } · hai { $prayer } PP
detail-recruit = Premi dove vanno, poi altrove per spostarne una.
detail-recruit-one = Premi dove va: arriva subito. Prezzo: { $price } di { $prayer } PP
detail-hired = Arrivano tutte: premi dove vanno, poi altrove per spostarne una.
detail-place-units = Unità da collocare: { $units }
detail-place-units-conscription = Un’Unità per ogni Veterano; quelli senza posto vanno persi.
detail-take-a-city = Tre Distretti dentro le Mura, con deserto e porto intorno.
detail-leave-a-district-empty = Ciascuno degli altri due riceve una Truppa.
detail-build-the-first-pyramids = Premi un colore, poi un altro, o lo stesso per un livello in più. Per costruire altrove, dopo il colore premi un Distretto.
prompt-levels-left = Prime Piramidi: { $left ->
    [0] tutti i { $levels } livelli sono al loro posto
    [one] resta { $left } livello su { $levels }
   *[other] restano { $left } livelli su { $levels }
 }
prompt-founded = Prime Piramidi: così?
detail-founded = Tutti i livelli sono al loro posto: costruisci o torna indietro.
detail-choose-a-colour = Il colore decide quali tessere puoi acquistare.
detail-take-the-first-tile = Livello 1, di un colore delle tue Piramidi.
detail-choose-a-troop = Premi una Truppa, poi la meta; oppure trascinala.
detail-recall-or-retreat = Richiamo: le Unità tornano in riserva e danno PP. Ritirata: il vincitore sceglie dove.
detail-choose-where-they-retreat = Solo zone accanto alla Battaglia.
detail-choose-your-place = Il primo agisce prima; l’ultimo vede le mosse altrui.
done = Fatto
level-n = Livello { $n }
raise-can = Piramidi innalzabili
how-many = Quante vanno
how-many-what = Tasti da 1 a 7
units-of = { $n } Unità su { $of }
with-creature = con { $creature }
ends-itself = Il turno finisce da solo
wait = Aspetta
text-move = Muovi { $n } Unità, da: { $zone }
text-council = Battaglia contro { $enemy } ({ $zone }): { $own } a { $strength } prima delle carte.
text-council-plan = Scelto finora: { $list }
over-won = Vince { $names }: { $reason }
over-nobody = Nessuno vince
key-plan-back = Indietro: un passo del piano, o ciò che va confermato
key-zones = Di zona in zona
key-zone-targets = Zona selezionabile successiva e precedente
key-zone-enter = Scegli la zona
guide-take-a-city = Premi una Città sulla mappa. Ha tre Distretti: lì sorgeranno le Piramidi e partiranno le Truppe.
guide-leave-a-district-empty = Due dei tre Distretti ricevono una Truppa. Le Piramidi possono stare in tutti e tre.
guide-build-the-first-pyramids = Ogni colore apre le sue tessere: il mercato le mostra. Premere un colore colloca un livello; un secondo livello apre tessere più forti.
guide-take-the-first-tile = Le tessere restano per sempre. La prima è gratis: ognuna dice che cosa fa.
guide-your-turn = Un segnalino Azione per turno. Premi una Truppa per muoverla, un Distretto vuoto per costruire, il mercato per acquistare o una casella della tua plancia.
guide-go-on = I numeri d’oro sono passi, quelli blu il prezzo del Teletrasporto. Le lame rosse indicano una Battaglia.
guide-war-council = Entrambi scelgono in segreto una carta con cui combattere e una da mettere da parte.
guide-choose-your-place = Sceglie per primo chi ha meno Fama.
why-more-fame = più Fama permanente
why-less-fame = meno Fama permanente
why-more-temples = più Templi controllati
why-less-temples = meno Templi controllati
why-more-pyramids = Piramidi più alte
why-less-pyramids = Piramidi più basse
why-more-tiles = tessere più forti
why-less-tiles = tessere più deboli
why-more-plan = una tessera migliore diventa raggiungibile
why-less-plan = la prossima tessera si allontana
why-more-prayer = più Punti Preghiera
why-less-prayer = meno Punti Preghiera
why-more-units = un esercito più forte
why-less-units = un esercito più debole
why-more-cards = carte migliori in mano
why-less-cards = carte peggiori in mano
why-more-battle = più possibilità in Battaglia
why-less-battle = meno possibilità in Battaglia
why-more-victory = la vittoria è vicina
why-less-victory = la vittoria si allontana
why-more-order = un posto migliore nell’ordine di turno, o più segnalini Alba
why-less-order = un posto peggiore nell’ordine di turno, o meno segnalini Alba
why-more-danger = meno pericoli per le tue Truppe
why-less-danger = più pericoli per le tue Truppe
place-n = Colloca { $n } Unità
silver-token = Segnalino argento
how-many-come = Quante arrivano
detail-stop-on-the-way = Dove si fermano prima? Lì si può lasciare o aggiungere Unità e proseguire
detail-founded-rest = L’ultimo livello è una proposta: puoi cambiarlo.
build-as-shown = Costruisci
stop-on-the-way = Sosta in cammino
stop-on-the-way-what = lasci o prendi Unità lì, poi prosegui
detail-tall = Il livello 4 dà 1 Punto Fama finché la controlli.
level-fame = +1 Punto Fama finché la controlli
go-there = { $units ->
    [one] Manda { $units } Unità
   *[other] Manda { $units } Unità
  } in { $zone }
go-there-battle = contro { $enemy }: { $own } a { $strength } prima delle carte
go-there-on = Sosta lì, poi oltre
hint-part = { $go } vanno, { $stay } restano
goes-itself = Prosegue da solo, se non aspetti
go-now = Vai
go-themselves = Partono da sole, se non torni indietro
built-themselves = Si costruiscono da sole, se non torni indietro
come-themselves = Arrivano da sole, se non torni indietro
zone-nw1 = Nordovest 1
zone-nw2 = Nordovest 2
zone-nw3 = Nordovest 3
zone-w1 = Ovest 1
zone-w2 = Ovest 2
zone-w3 = Ovest 3
zone-sw1 = Sudovest 1
zone-sw2 = Sudovest 2
zone-sw3 = Sudovest 3
zone-ne1 = Nordest 1
zone-ne2 = Nordest 2
zone-ne3 = Nordest 3
zone-e1 = Est 1
zone-e2 = Est 2
zone-e3 = Est 3
zone-se1 = Sudest 1
zone-se2 = Sudest 2
zone-se3 = Sudest 3
zone-d-nw = Sabbie NO
zone-d-w = Sabbie ovest
zone-d-sw = Sabbie SO
zone-d-ne = Sabbie NE
zone-d-e = Sabbie est
zone-d-se = Sabbie SE
zone-ob-w1 = Obelisco NO
zone-ob-w2 = Obelisco SO
zone-in-w = Riva ovest
zone-ob-e1 = Obelisco NE
zone-ob-e2 = Obelisco SE
zone-in-e = Riva est
zone-delta-d = Sabbie Delta
zone-t-w = Tempio ovest
zone-t-inw = Tempio Nilo N
zone-t-e = Tempio est
zone-t-ine = Tempio Nilo S
zone-t-delta = Tempio Delta
zone-sanctuary = Santuario
