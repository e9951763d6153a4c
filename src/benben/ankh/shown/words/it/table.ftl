### Parole intorno al tabellone: riquadri, richieste, combattimenti, momenti, spiegazioni. Le parole del gioco sono in game.ftl.

## Intorno al tabellone
board-label = Mappa dell’Egitto
the-gods = Le Divinità
turn-first = prima azione
turn-second = seconda azione
turn-only = unica azione
turn-event = evento
turn-conflict = Conflitto
table-of = { $scenario } · { $count ->
    [one] { $count } Divinità
   *[other] { $count } Divinità
  }
actions = Azioni
actions-first = prima di due
actions-second = seconda di due
actions-only = l’unica
action-now = in corso
action-can = si può scegliere
action-event = innesca l’evento
action-track = { $at } di { $needed }
events = Eventi
events-count = { $at } di { $of }
events-next = Prossimo
after-merge = Unione
after-merge-what = le due più basse
after-forget = Oblio
after-forget-what = Divinità in rosso
after-end = Fine
after-end-what = vince la più alta
devotion = Devozione
devotion-red = In rosso: oblio dopo il Conflitto IV
devotion-standing = Devozione: { $list }
followers = Seguaci
warriors-left = Guerrieri rimasti
of-count = di { $of }
battle-cards = Carte Combattimento
cards-count = { $hand } in mano · { $used ->
    [one] { $used } usata
   *[other] { $used } usate
  }
cards-in-hand = { $count ->
    [one] { $count } carta Combattimento in mano
   *[other] { $count } carte Combattimento in mano
  }
cards-list = In mano: { $hand }. Usate: { $used }.
powers = Poteri Ankh
powers-count = { $count } di { $of } sbloccati
unlocked = sbloccato
used-card = usata
tiebreaker = Spareggio Combattimento
guardians = Guardiani
in-pool = { $piece }, in attesa nella riserva personale
suns-free = { $count ->
    [one] { $count } Sole libero
   *[other] { $count } Soli liberi
  }
trapped-list = Guerrieri intrappolati: { $list }
in-captivity = { $count ->
    [one] { $count } Guerriero intrappolato da Anubi
   *[other] { $count } Guerrieri intrappolati da Anubi
  }
trap-what = Il suo Guerriero resta sulla tua plancia.
tab-gods = Divinità
tab-cards = Tu
tab-events = Eventi
region = Regione { $token }
piece-of = { $piece } di { $god }
piece-neutral = { $piece } neutrale
many-of = { $count } × { $piece }
many-warrior = { $count } Guerrieri
terrain-f = Terreno Fertile
terrain-d = Deserto
terrain-w = Acqua
hex-empty = vuota
hex-open = si può scegliere

## Se ora ci fosse un Conflitto
outlook = Se ora ci fosse un Conflitto
outlook-battle = Combattimento: { $gods }
outlook-dominion = { $god } ha il Dominio
outlook-empty = Non c’è nessuno
outlook-strength = Prima delle carte
outlook-figures = Miniature
outlook-majorities = Maggioranze
outlook-win = Se vince
outlook-hold = Per il Dominio

## Che cosa si chiede
prompt-first-action = Scegli la prima azione
prompt-second-action = Scegli la seconda azione, più avanti nell’elenco
prompt-only-action = Scegli la tua azione: è l’unica di questo turno
prompt-seal = { $choices }: vuoi giocarla coperta?
prompt-move-your-figures = Muovi le miniature: scegline una
prompt-move-this-figure = { $piece }: scegli dove va
prompt-push-the-figure = Satet spinge: scegli dove va la miniatura
prompt-aim-the-claws = Scorpione Gigante: scegli dove puntano le chele
prompt-summon-a-figure = Evoca: scegli una miniatura dalla riserva personale
prompt-place-the-figure = { $figure }: scegli dove appare
prompt-give-it-a-sun = Dare un segnalino Sole alla nuova miniatura?
prompt-unlock-a-power = Sblocca un potere: scegline uno che puoi pagare
prompt-control-a-monument = Prendi un Monumento: scegline uno accanto alle tue miniature
prompt-lay-a-caravan = Carovana di Cammelli: tocca il lato di una casella, la carovana passerà di lì
prompt-which-half-keeps-the-token = Quale metà tiene il segnalino { $token }?
prompt-swap-a-token = Scambiare il segnalino di una metà con un altro? Scegli la metà
prompt-swap-it-with = Con quale segnalino lo scambi?
prompt-join-two-regions = Consolidamento: scegli due regioni che diventano una
prompt-which-token-moves = Quale segnalino va alla regione rimasta senza?
prompt-call-figures-to-your-obelisks = Richiama miniature ai tuoi Obelischi: scegline una
prompt-to-which-obelisk = Scegli dove appare
prompt-announce-two-cards = Giocare due carte in questo Combattimento?
prompt-choose-a-battle-card = Scegli in segreto una carta Combattimento
prompt-build-a-monument = Costruisci un Monumento: scegli quale tipo
prompt-place-the-monument = { $monument }: scegli dove sorge
prompt-bid-against-the-plague = Piaga di { $god }: quanti Seguaci offri?
prompt-use-the-tiebreaker = Parità: usare lo Spareggio e vincere?
prompt-protect-figures = Proteggi miniature: scegli chi sopravvive
prompt-trap-a-warrior = Anubi intrappola un Guerriero ucciso: di chi?
prompt-the-mummy-returns = La Mummia ritorna: scegli dove
prompt-place-an-underworld-tile = Apri l’Aldilà: scegli una tessera
prompt-where-to-lay-the-tile = Scegli dove si apre l’Aldilà
prompt-offer-followers-for-devotion = Pagare 2 Seguaci per Devozione?
prompt-which-guardians-leave = { $lower } si unisce a { $higher }: quale Guardiano lascia il gioco?
prompt-may-guardians-leave = { $lower } si unisce a { $higher }: restano tutti i Guardiani?
detail-move-your-figures = Ognuna fa al massimo tre caselle, nell’ordine che vuoi. { $left ->
    [one] { $left } può ancora muoversi
   *[other] { $left } possono ancora muoversi
  }
detail-move-this-figure = Al massimo tre caselle; nulla blocca il passaggio
detail-place-the-figure = Accanto alle tue miniature e ai tuoi Monumenti, non oltre fiumi o Cammelli
detail-place-the-figure-water = Su qualsiasi casella Acqua, o accanto alle tue miniature e ai tuoi Monumenti
detail-place-the-figure-extra = Una miniatura in più, per { $power }. { $about }
detail-unlock-a-power = Hai { $followers ->
    [one] { $followers } Seguace
   *[other] { $followers } Seguaci
  }; un potere costa quanto il suo livello
detail-second-action = Seconda azione. { $text }
detail-forced-action = Dopo la prima azione, più avanti nell’elenco c’è solo { $action }.
detail-forced-event = Più avanti nell’elenco c’è solo { $action }, e il suo segnalino arriva all’ultima casella: { $what }.
detail-each = Hai { $followers ->
    [one] { $followers } Seguace
   *[other] { $followers } Seguaci
  }. Ogni potere: { $list }
detail-lay-a-caravan = Al massimo sei Cammelli; a ogni metà servono almeno sei caselle
detail-lay-a-caravan-more = Da qui passano più linee. Posa quella mostrata, o tocca un altro lato per averne un’altra
detail-bid-against-the-plague = Tutti i presenti pagano la propria offerta; si salvano solo le miniature di chi, da solo, offre di più
detail-plague-of-many = Piaga { $at } di { $of } in questo Combattimento. { $text }
detail-choose-a-battle-card = Tutti la scoprono nello stesso momento
detail-two-cards = { $gods }: due carte. { $text }
detail-use-the-tiebreaker = Funziona una volta per Conflitto
detail-give-it-a-sun = { about-thing-suns }
detail-control-a-monument = Non oltre fiumi o Cammelli; di un’altra Divinità solo se sul tabellone non ne restano di neutrali
detail-which-half-keeps-the-token = L’altra metà riceve il più basso tra quelli liberi; le regioni si risolvono nell’ordine dei segnalini
detail-swap-a-token = Le regioni si risolvono nell’ordine dei segnalini
detail-announce-two-cards = Valgono entrambi gli effetti e i bonus; una volta per Conflitto
detail-build-a-monument = Sorge nella regione del Combattimento e costa 3 Seguaci
detail-build-free = Sorge nella regione del Combattimento; con Ispiratore è gratis
detail-protect-figures = Puoi salvare quelle accanto a una miniatura nemica
detail-trap-a-warrior = Uno solo ogni volta che muoiono Guerrieri, tre al massimo. { about-thing-captives }
detail-offer-followers-for-devotion = { power-worshipful } dà 1 Devozione; altri poteri possono aggiungerne
detail-aim-the-claws = All’inizio di un Conflitto distruggono i Monumenti su cui puntano
detail-call-figures-to-your-obelisks = Da ogni punto del tabellone, ognuna al massimo una volta per Combattimento
detail-place-an-underworld-tile = Una volta per azione Evocare una tua miniatura può apparire su una tua tessera
detail-which-guardians-leave = Le due Divinità con meno Devozione diventano una. { $count ->
    [0] C’è una base per ogni Guardiano; quelli di { $lower } possono comunque andare
    [one] { $higher } ha poche basi: deve andarsene { $count } Guardiano dei due
   *[other] { $higher } ha poche basi: devono andarsene { $count } Guardiani dei due
  }
pass-move-your-figures = Movimenti finiti
pass-summon-a-figure = Non evocare
pass-unlock-a-power = Non sbloccare nulla
pass-control-a-monument = Non prenderne nessuno
pass-lay-a-caravan = Niente carovana
caravan-lay = Posa questa linea
caravan-line = Posa questa linea: { $sides }
caravan-halves = { $halves } caselle
pass-swap-a-token = Nessuno scambio
pass-protect-figures = Fatto
pass-call-figures-to-your-obelisks = Fatto
pass-give-it-a-sun = Niente Sole
pass-announce-two-cards = Una carta
pass-use-the-tiebreaker = Tienilo
use-use-the-tiebreaker = Usalo e vinci
use-announce-two-cards = Due carte
use-give-it-a-sun = Darle un Sole
use-offer-followers-for-devotion = Paga 2 Seguaci
use-place-an-underworld-tile = Colloca una tessera
pass-offer-followers-for-devotion = Tieni i Seguaci
pass-place-an-underworld-tile = Nessuna tessera
pass-build-a-monument = Non costruire
pass-trap-a-warrior = Nessuno
pass-which-guardians-leave = Restano tutti
leave-board = Lascia andare: { $piece }, sul tabellone
leave-pool = Lascia andare: { $piece }, nella riserva
bid-label = Seguaci da offrire
bid-less = Uno in meno
bid-more = Uno in più
bid-of = di { $of }
bid-do = Offri { $amount }

## Che cosa porta una scelta
brings-you = tu
brings-of = { $god }: { $what }
brings-gains = { $god } { $what }
gains-there = { $what } nella regione { $token }
gains-event = { $what } con l’evento
brings-costs = costa { $count ->
    [one] { $count } Seguace
   *[other] { $count } Seguaci
  }
brings-more = e altro ({ $count })
brings-event = innesca { $event }
brings-conflict = inizia il Conflitto { $age }
brings-conflict-last = inizia il Conflitto { $age }, l’ultimo
brings-forced = la seconda azione { $what }
brings-turn = chiude il turno
brings-all-unlocked = nessun potere da sbloccare
brings-too-poor = troppo pochi Seguaci
brings-joins = arriva { $piece }
brings-no-guardian = niente { $piece }: non ne restano
brings-no-base = niente { $piece }: non c’è una base libera
brings-control = { $piece } sotto il tuo controllo
brings-trapped = intrappola un Guerriero di { $god }
brings-battle = Combattimento nella regione { $token }
brings-wins = { $god } vince il Combattimento
brings-wins-you = vinci il Combattimento
brings-tie = nessuno vince il Combattimento
brings-cards = tornano in mano tutte le carte usate
brings-merges = { $lower } si unisce a { $higher }
brings-forgotten = { $god } cade nell’oblio
brings-won = { $god } vince la partita
brings-won-you = vinci la partita
brings-nobody-won = nessuno vince la partita
brings-dies = { $count ->
    [one] muore { $piece }
   *[other] muoiono { $piece }
  }
brings-leaves = la piena trascina via { $piece }
brings-destroyed = distrutto: { $piece }
brings-doomed = un Conflitto distruggerebbe { $piece }
brings-strength = forza { $amount }
brings-if-won = se vinci: { $what }
brings-region = regione { $token } prima delle carte: { $list }
brings-region-alone = solo { $god } nella regione { $token }, { $what }
brings-region-empty = regione { $token }: nessuno
brings-in-conflict = in un Conflitto: { $what }
brings-after = Se poi ci fosse un Conflitto
hint-place = { $piece } nella regione { $token }
hint-to = nella regione { $token }
hint-to-same = nella casella segnata della stessa regione
confirm-to = Qui, nella regione { $token }
confirm-to-water = Qui, sull’acqua
confirm-brings = { $choice }? { $list }.
confirm-take-obelisk = Prendi l’Obelisco nella regione { $token }
confirm-take-pyramid = Prendi la Piramide nella regione { $token }
confirm-take-temple = Prendi il Tempio nella regione { $token }
hint-to-water = sulla casella Acqua segnata
hint-take = prendi { $place }
hint-save = proteggi { $place }
hint-leave = rinuncia a { $place }
hint-camel = cammello sul lato segnato

## A orecchio
hex-region = regione { $token }
hex-beside = accanto a { $list }
hex-within = entro tre caselle: { $list }
hex-across-river = oltre il fiume
hex-across-camels = dietro i Cammelli
hex-neighbours = Tutt’intorno
hex-find = Una casella, per esempio E7
hex-find-what = Ne viene letto il contenuto; Invio la sceglie, se si può scegliere.
hex-none = La casella { $name } non esiste.
dir-n = nord
dir-ne = nord-est
dir-se = sud-est
dir-s = sud
dir-sw = sud-ovest
dir-nw = nord-ovest
text-action = { $action }: { $at } di { $needed }
text-action-fires = { $action }: { $at } di { $needed }, la prossima innesca l’evento
text-devotion = { $god }: { $devotion }
text-devotion-red = { $god }: { $devotion }, in rosso
text-events-next = Prossimo: { $event }. Poi: { $list }.
text-standing = { $god }: forza { $strength }, maggioranze { $majorities }, { $what } se vince
text-holds = Solo { $god }: { $what }
text-empty = Non c’è nessuno

## Combattimento
battle-title = Conflitto { $age }: Combattimento per la regione { $token }
battle-chosen = scelta fatta
battle-choosing = sta scegliendo…
battle-choosing-you = Stai scegliendo…
battle-chosen-you = Hai scelto
battle-one-or-two = Una carta o due?
battle-two = gioca due carte
battle-cards-by = carte: { $player }
battle-chooses-next = sceglie dopo
stage-skip = Salta il Conflitto, anche i tuoi Combattimenti
stage-skip-watching = Salta il Conflitto
hand-choose = { $left ->
    [one] Una carta da scegliere
   *[other] { $left } carte da scegliere
  }
hand-more = { $left ->
    [one] Ancora una carta da scegliere
   *[other] Ancora { $left } carte da scegliere
  }
hand-full = Scelta fatta, a faccia in giù
hand-play = Gioca questa carta
hand-yours = Le tue carte Combattimento
beat-clash = Combattimento per la regione { $token }: { $gods }. Forza prima delle carte: { $score }
beat-compared = Forza: { $score }
beat-weaker = La forza passa da { $before } a { $after }
beat-dead = Perdite: { $pieces }
beat-bids = Offerte alla Piaga: { $list }
beat-dominion = La regione { $token } è solo di { $god }: { $what }.
battle-result-empty = Nella regione { $token } non resta nessuna miniatura: niente maggioranze, e nessuno vince
ledger-total = Forza
battle-wins = { $god } vince
battle-by = con { $lead } di vantaggio
battle-tie = Nessuno vince
battle-before = prima delle carte
battle-winner = Vittoria
ledger-figures = Miniature
ledger-elsewhere = Templi e poteri
ledger-card = Carta
bstep-cards = Carte rivelate
bstep-build = Costruire un Monumento
bstep-plague = Piaga delle Locuste
bstep-majorities = Maggioranze
bstep-strength = Forza
bstep-winner = Chi vince
bstep-losses = Perdite
bstep-after = Conseguenze
not-played = non giocata
no-losses = nessuna perdita
no-more-losses = nessun altro cade
losses = { $count ->
    [one] { $count } miniatura uccisa
   *[other] { $count } miniature uccise
  }
saved = { $count ->
    [one] { $count } miniatura Protetta
   *[other] { $count } miniature Protette
  }
offers = { $god }: offerta { $amount }
plague-number = Piaga { $number }
spared-who = scampa alla Piaga: { $god }
took-back = { $god } riprende tutte le carte
region-dominion = { $god }, Dominio
region-won = { $god } vince
region-drawn = nessuno vince
region-now = { $gods }
battle-card = Carta Combattimento

## Momenti
merge-title = Due Divinità diventano una
merge-text = { $lower } continua a vivere in { $higher }. D’ora in poi i due giocatori giocano per una sola Divinità, con entrambi i poteri.
forgotten-title = Oblio
forgotten-text = { $gods }: lo scalpello cancella il suo nome dalla pietra.

## Segni di una partita rivista
mark-conflict = Conflitto { $age }
mark-merge = { $lower } continua a vivere in { $higher }
mark-forgotten = { $god } cade nell’oblio
mark-won = Vince { $god }

## Perché le Divinità si uniscono o cadono nell’oblio, e che ne è dei loro pezzi
merge-why = Dopo il terzo Conflitto le due Divinità con meno Devozione diventano una: { $higher } con { $high }, { $lower } con { $low }.
merge-marker = L’indicatore di { $higher } scende a quello di { $lower }: insieme ripartono da { $devotion }.
merge-tie = Sono sulla stessa casella, e l’indicatore di { $higher } sta sopra: vale come averne di più.
merge-pieces = La Divinità, i Guerrieri e le carte di { $lower } escono dal gioco e i suoi Monumenti sono distrutti. I suoi Seguaci e Guardiani vanno con { $higher }, finché ci sono basi per loro.
merge-powers = I poteri Ankh sbloccati da { $higher } restano; quelli di { $lower } si perdono.
merge-cards = { $player } sceglie le carte Combattimento, fa le offerte e decide per { $god } nei Combattimenti.
merge-cards-you = Scegli tu le carte Combattimento, fai le offerte e decidi per { $god } nei Combattimenti.
forgotten-why = Dopo il quarto Conflitto ogni Divinità nella parte rossa del tracciato cade nell’oblio. { $god } aveva { $devotion } Devozione; sarebbe bastato arrivare a { $needed }.
forgotten-pieces = Tutte le sue miniature e i suoi Seguaci escono dal gioco e i suoi Monumenti sono distrutti. D’ora in poi i suoi turni si saltano.

## La fine
over-won = Vince { $god }: { $reason }
over-nobody = Non resta alcuna Divinità: nessuno vince
over-ascended = in cima al tracciato prima di tutti
over-last-god = l’ultima non caduta nell’oblio
over-no-gods = non resta alcuna Divinità
over-final-conflict = più Devozione dopo l’ultimo Conflitto
end-chart = La Devozione nel tempo
end-rank = { $place }. { $god }, { $devotion } Devozione
end-rank-you = { $place }. { $god } (tu), { $devotion } Devozione
end-you-place = Tu arrivi { $place }° su { $of }. { $by }
end-you-forgotten = La tua Divinità è caduta nell’oblio. { $by }

## Come si gioca, nel dettaglio
how-actions = Le quattro azioni
how-action-move = Ogni tua miniatura può spostarsi fino a tre caselle, nell’ordine che vuoi. Lungo la strada niente la ferma, né acqua né fiume né Cammelli, ma deve finire su una casella vuota che non sia Acqua.
how-action-summon = Porta sul tabellone una miniatura della tua riserva personale: un Guerriero o un Guardiano che si è unito a te. Compare su una casella vuota, non d’Acqua, accanto a una tua miniatura o a un tuo Monumento.
how-action-gain = Ottieni 1 Seguace per ogni diverso Monumento, tuo o neutrale, che ha accanto una tua miniatura. I Monumenti delle altre Divinità non ti danno nulla.
how-action-unlock = Paga tanti Seguaci quanto il livello del potere: 1, 2 o 3. Completa i due poteri di un livello prima di passare al successivo.
how-battle = Un combattimento in numeri
how-battle-sum = { $figures } miniature + { $card } { $bonus } = { $strength }
how-battle-cards = Ra e Iside si incontrano in una regione. Ognuno mette una carta coperta, poi si scoprono insieme: Siccità aggiunge 1, Bighe 3.
how-battle-majority = L’unico Tempio lì è di Ra. Ha più Templi di tutti: 1 Devozione per lui, chiunque vinca il combattimento.
how-battle-strength = Ogni miniatura vale 1, anche una Divinità. Ra: 4 miniature e 1 per la carta fanno 5. Iside: 3 miniature e 3 per la carta fanno 6.
how-battle-winner = Iside è più forte e ottiene 1 Devozione.
how-battle-losses = I tre Guerrieri di Ra muoiono e tornano nella sua riserva personale; la sua Divinità resta. Iside non perde nessuno.
how-battle-after = Ora entrambe le carte sono usate. Se avesse vinto Ra, Siccità gli avrebbe dato 1 Devozione in più per ogni sua miniatura nel deserto.

## Una prima partita guidata: una riga per la prima domanda di ogni tipo
guide-choose-an-action = Due azioni, la seconda più avanti nell’elenco. L’indicatore che arriva all’ultima casella innesca il prossimo evento: guarda prima il tracciato.
guide-move-your-figures = Prima di un Conflitto conviene stare dove ci sono Monumenti ed essere più degli altri. Una miniatura serve anche stando accanto a un Monumento.
guide-finger-move-this-figure = Tocca dove va. Per vedere prima che cosa porterebbe lì un Conflitto, tieni il dito sulla casella.
guide-summon-a-figure = Più miniature vogliono dire più forza, e più Seguaci se stanno accanto ai Monumenti.
guide-place-the-figure = Pensa al prossimo Conflitto: quale regione potresti vincere, e quale potrebbe essere solo tua?
guide-unlock-a-power = I poteri durano fino alla fine: quelli presi presto rendono di più. Il secondo, il quarto e il quinto portano un Guardiano.
guide-control-a-monument = È tuo finché nessuno te lo prende: puoi evocare lì accanto, e averne più di tutti di un tipo in una regione porta Devozione.
guide-lay-a-caravan = I Cammelli tagliano in due una regione. Con il confine giusto resti solo dalla tua parte.
guide-choose-a-battle-card = Le carte usate restano usate finché non giochi il Ciclo di Maat. Dove non puoi vincere, anche una carta debole può servire.
guide-use-the-tiebreaker = Una volta per Conflitto trasforma un pareggio in vittoria; dopo, in parità perdono tutti.
guide-bid-against-the-plague = Tutti pagano ciò che offrono. Si salvano solo le miniature di chi offre più di ogni altro, e le Divinità.
guide-build-a-monument = Il nuovo Monumento è subito tuo e conta già per le maggioranze di questo combattimento.

## Spiegazioni
about-action-move = Ogni tua miniatura può muoversi fino a tre caselle.
about-action-summon = Metti una miniatura accanto alle tue miniature o ai tuoi Monumenti.
about-action-gain = Un Seguace per ogni Monumento, tuo o neutrale, accanto alle tue miniature.
about-action-unlock = Paga Seguaci per un nuovo potere.
about-action-track = { $left ->
    [one] Ora il suo indicatore arriva all’ultima casella e segue un evento.
   *[other] Chi la sceglie sposta il suo indicatore di una casella; dopo { $left } volte segue un evento.
  }
about-happening-monument = Chi lo innesca può prendere un Monumento neutrale accanto a una propria miniatura.
about-happening-caravan = Chi lo innesca può dividere una regione con al massimo sei Cammelli.
about-happening-consolidation = Due regioni diventano una.
about-happening-conflict = Ci si contende ogni regione, nell’ordine dei segnalini.
about-happening-conflict-merge = Conflitto; poi le due Divinità con meno Devozione diventano una.
about-happening-conflict-forget = Conflitto; poi tutte le Divinità in rosso cadono nell’oblio.
about-happening-conflict-end = L’ultimo Conflitto; poi vince la Divinità con più Devozione.
about-thing-followers = Pagano i poteri, le costruzioni e le offerte per la Piaga.
about-thing-warriors = Miniature della riserva personale che puoi ancora evocare.
about-card-build = Paga 3 Seguaci per costruire un Monumento nella regione.
about-card-build-free = Costruisci un Monumento nella regione: con Ispiratore è gratis.
about-card-plague = Tutti offrono Seguaci; muoiono le miniature di tutti, tranne quelle di chi, da solo, offre di più.
about-card-chariots = Forza, e nient’altro.
about-card-cycle = Dopo il Combattimento riprendi tutte le tue carte usate.
about-card-drought = Se vinci: 1 Devozione in più per ogni tua miniatura nel Deserto di quella regione.
about-card-flood = 1 Seguace per ogni tua miniatura su Terreno Fertile nella regione; in caso di sconfitta queste sopravvivono.
about-card-miracle = Dopo il Combattimento: 1 Devozione per ogni tua miniatura uccisa lì.
about-power-commanding = Quando vinci un Combattimento: 3 Seguaci.
about-power-inspiring = La tua carta Costruire un Monumento non costa Seguaci.
about-power-omnipresent = All’inizio di un Conflitto: 1 Seguace per ogni regione con una tua miniatura.
about-power-revered = L’azione Ottenere Seguaci ne porta 1 in più.
about-power-resplendent = Con tre tuoi Monumenti dello stesso tipo la tua Divinità ha forza 3.
about-power-obelisk-attuned = All’inizio di un Combattimento: porta tue miniature ai tuoi Obelischi della regione.
about-power-temple-attuned = Forza +2 per ogni tuo Tempio della regione con accanto una tua miniatura.
about-power-pyramid-attuned = Quando fai l’azione Evocare: oltre alla solita miniatura, un’altra accanto a ogni tua Piramide.
about-power-glorious = Se vinci un Combattimento con almeno 3 di vantaggio: 3 Devozione invece di 1.
about-power-magnanimous = Se perdi un Combattimento con due o più miniature: 2 Devozione.
about-power-bountiful = Finché sei in rosso, ogni volta che ottieni Devozione ne ricevi 1 in più.
about-power-worshipful = Dopo un Combattimento: paga 2 Seguaci per 1 Devozione.
about-power-mysterious-forms = Una volta per Conflitto: due carte in un solo Combattimento.
about-power-judge-of-the-dead = Intrappola fino a tre Guerrieri nemici quando muoiono. Per ognuno la Divinità ha forza +1; i possessori li riscattano per 1 Seguace l’uno.
about-power-protector = Le miniature accanto a un nemico non muoiono alla fine di un Combattimento.
about-power-gate-to-the-underworld = Dopo un Combattimento perso: colloca una tessera Aldilà. Una volta per azione Evocare, una miniatura in più su una tessera.
about-power-radiance = Fino a tre miniature portano un Sole. Una miniatura Radiosa aggiunge 1 Devozione a una vittoria o a un Dominio nella sua regione.
about-piece-warrior = Forza 1.
about-piece-captive = Paga 1 Seguace ad Anubi e riprendi un Guerriero intrappolato.
about-piece-satet = Può finire il movimento sulla casella di un nemico e spingere via quella miniatura.
about-piece-cat-mummy = Quando muore, tutti gli altri giocatori perdono 1 Devozione.
about-piece-mummy = Quando muore, ritorna subito accanto alla tua Divinità.
about-piece-apep = Può apparire su qualsiasi casella Acqua; da lì combatte in ogni regione che tocca.
about-piece-scorpion = All’inizio di un Conflitto le sue chele distruggono i Monumenti su cui puntano.
about-piece-androsphinx = Le miniature nemiche adiacenti hanno forza 0.
about-piece-obelisk = Con Sintonia con l’Obelisco richiama le tue miniature in Combattimento.
about-piece-pyramid = Con Sintonia con la Piramide porta miniature in più.
about-piece-temple = Con Sintonia con il Tempio dà forza +2.

## Making a table
god-random = Divinità casuale
gods-word = Divinità
guardian-level = Livello { $level }
camels-count = { $count ->
    [0] nessun Cammello
    [one] { $count } Cammello
   *[other] { $count } Cammelli
  }
regions-count = { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
  }

## How to play
how-title = Come si gioca ad Ankh
how-lead = Sei una Divinità d’Egitto. Ottieni Devozione nei Conflitti, resta fuori dal rosso e fa’ che il mondo ricordi solo te.
how-turn = Il tuo turno
how-turn-what = Fai un’azione e poi una seconda da una riga più in basso: muovere, evocare, ottenere Seguaci, sbloccare un potere. Ognuna fa avanzare il suo indicatore; l’ultima casella innesca un evento e chiude il turno. “Accanto” vuol dire: senza fiume né Cammelli in mezzo.
how-events = Eventi
how-events-what = La maggior parte ti dà un Monumento, alcuni dividono una regione con i Cammelli, cinque sono Conflitti. Il tracciato degli eventi mostra che cosa viene dopo.
how-conflict = Conflitto
how-conflict-what = Le regioni si risolvono nell’ordine dei loro segnalini. Se in una regione ci sei solo tu, hai il Dominio: 1 Devozione. Con altri si combatte. Avere più Obelischi, Piramidi o Templi porta 1 per tipo.
how-cards = Carte Combattimento
how-cards-what = Ognuno gioca in segreto una carta. La forza è la somma di miniature e carta. Chi vince ottiene 1 Devozione, le miniature di chi perde muoiono, ma mai una Divinità. Le carte usate tornano solo con il Ciclo di Maat.
how-powers = Poteri e Guardiani
how-powers-what = Con i Seguaci paghi sei poteri, due per livello. Il secondo, il quarto e il quinto portano un Guardiano.
how-merge = Unione e oblio
how-merge-what = In tre o più: dopo il terzo Conflitto le due Divinità più basse si uniscono e giocano insieme. Sempre: dopo il quarto, quelle in rosso cadono nell’oblio.
how-win = La vittoria
how-win-what = Arriva per primo in cima al tracciato, resta l’ultima Divinità o abbi più Devozione di tutti dopo il quinto Conflitto.
power-level = Livello { $level }

## Scenarios
about-scenario-middle-kingdom = Il migliore per cominciare. Nessuna regola speciale.
about-scenario-old-kingdom = Molti Templi, Divinità lontane da casa.
about-scenario-peoples-revolt = Sette piccole regioni che si uniscono; qui muore chi vince.
about-scenario-inundation = Nostro: il Delta allagato rende di più, e porta via le miniature.

## In words
text-side = Devozione { $devotion }, Seguaci { $followers }, Guerrieri rimasti { $warriors }
text-region = { $hexes } caselle: { $list }
greeting-god = Sei { $god }.

## Keys of the board
key-back = Indietro: ritira ciò che è da confermare, o la miniatura in movimento
key-numbers = Un numero appartiene sempre alla stessa cosa: da 1 a 4 le azioni dall’alto in basso, da 1 a 7 le carte Combattimento, da 1 a 4 i poteri di un livello.
key-arrows-what = Da una casella all’altra
key-targets = Prossima casella che si può scegliere, e precedente
key-enter-what = Scegli la casella
key-hex = Indica una casella (in modalità testo)
