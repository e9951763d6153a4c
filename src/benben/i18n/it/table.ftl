### Words of every table, whatever is played at it: the question, the chronicle, the stage, company, replay. The page loads them with a game.

## Around the board
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

## What is asked
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

## Played by ear
since-said = Da allora: { $list }.
since-more = { $list } e altri { $count }

## A battle on its stage
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

## Hand over, and the end
handover-title = Passa il dispositivo
handover-text = Ora gioca { $player }. Fino ad allora ciò che è segreto resta coperto.
handover-go = Sono { $player }
end-title = Risultati
end-moments = Momenti decisivi
rematch = Gioca ancora
open-replay = Guarda il replay
how-back = Torna al tavolo

## Menu of a table
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

## Company at a table
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

## A game that cannot be followed to its end
broken-title = La partita si ferma qui
broken-what = Da questo punto in poi il server non riesce più a seguirla: le regole sono cambiate nel frattempo, oppure il suo file si è danneggiato. Tutto ciò che viene prima è al sicuro.
broken-can = Puoi esportarla. Se tutti al tavolo sono d’accordo si continua da qui, e ciò che è venuto dopo non conta più.
broken-why = Il server dice:
broken-go = Continua da qui
cut-asked = { $player } vuole continuare da qui. Ciò che è venuto dopo non conterebbe più.
cut-waits = Per continuare da qui devono essere d’accordo tutti. In attesa di: { $names }

## Rules that were corrected
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

## Replay
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

## Keys
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

## What is not possible
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

## How to play
rules-title = Tutte le regole
rules-search = Cerca una parola nelle regole
rules-none = Nessuna regola parla di “{ $text }”.
rules-chapters = Capitoli
rules-open = Il regolamento stampato non lo chiarisce.
how-go = E ora gioca

## People
