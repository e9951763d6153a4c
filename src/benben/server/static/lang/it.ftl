### Parole comuni alla pagina, al terminale e a ogni gioco.

none = nessuna
nobody = nessuno
and-join = { " e " }
against = { " contro " }
bot-random = Casuale
bot-eager = Impaziente
bot-greedy = Avido
refusal-not-legal = le regole non lo permettono
refusal-not-asked = ora non tocca a te
refusal-game-over = la partita è finita
refusal-unconfirmed = conferma prima la tua ultima scelta
refusal-nothing-held = non c’è nulla da confermare
refusal-no-undo = non c’è nulla da ritirare
refusal-nothing-to-reopen = non c’è una scelta aperta da riprendere

### Parole della pagina: sala, impostazioni, compagnia, replay, errori. Ciò che sta intorno a un tabellone è tra le parole del suo gioco.

## Ovunque
close = Chiudi
back = Indietro
you = Tu
language = Lingua
theme = Tema
theme-dark = Tema scuro
theme-light = Tema chiaro
help = Come si gioca
menu = Menu
loading = Preparo il tavolo…
bot-name = Bot { $name }
wrong = Qualcosa è andato storto: { $text }
copy = Copia
copied = Copiato

## Sala
lobby-title = L’antico Egitto sul tuo tavolo
lobby-lead = Le Divinità si contendono la Devozione, e una sola sarà ricordata. Si gioca con le regole di Ankh: Gods of Egypt.
lobby-first = Non serve conoscere le regole: il tavolo mostra che cosa puoi fare e spiega ogni pezzo e ogni carta quando li indichi o li tocchi.
play-now = Gioca subito
play-now-what = Ankh: Medio Regno, contro tre bot
new-game = Nuova partita
my-tables = I miei tavoli
no-tables = Ancora nessuna partita. La prima è a un clic da qui.
your-turn = Tocca a te
turn-of = Tocca a: { $names }
game-over = Finita. Vittoria: { $names }
resume = Continua
look = Guarda
delete = Elimina
delete-sure = Eliminare per sempre questo tavolo?
export = Esporta la partita
import = Importa una partita
scenario = Scenario
players = Giocatori
chairs = Posti
chair-me = Io
chair-hotseat = Stesso dispositivo
chair-bot = Bot
chair-invite = Link d’invito
god-random = Divinità casuale
gods-word = Divinità
random = Casuale
guardian-level = Livello { $level }
start-game = Inizia la partita
bots-word = Avversario
camels-count = { $count ->
    [0] nessun Cammello
    [one] { $count } Cammello
   *[other] { $count } Cammelli
  }
regions-count = { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
  }
invite-title = Inviti
invite-text = Manda a ogni giocatore il suo link. Chi lo ha può giocare a quel posto.
invite-spectator = Per guardare
new-link = Crea un link

## Impostazioni
settings = Impostazioni
motion = Animazioni
motion-on = come vuole il sistema
motion-off = spente
text-mode = Modalità testo
text-mode-what = ogni decisione come semplici pulsanti, per lettori di schermo
pace = Ritmo dei bot
pace-step = passo per passo
pace-slow = lento
pace-fast = veloce
pace-skip = subito
confirm-choices = Chiedi conferma per ciò che non si può annullare
battles-unattended = I combattimenti proseguono da soli, dopo un conto alla rovescia
your-name = Il tuo nome
theme-system = come il sistema

guide-setting = Consigli per la prima partita
guide-off = Basta consigli

## Menu di un tavolo
report = Salva una segnalazione di problema
to-lobby = Torna alla sala
chat = Chat
chat-say = Di’ qualcosa
chat-send = Invia
absent = assente
hand-to-bot = Fai giocare un bot al posto di { $name }
hand-back = Restituisci il posto: { $name }
spectators = Stai guardando
line-lost = Nessuna connessione con Benben. Nuovo tentativo…
line-kept = La tua scelta è conservata e sarà inviata appena torna la connessione.
line-back = Di nuovo in linea.
error-lost = Mentre mancava la connessione la partita è andata avanti e ora ti si chiede altro: la tua scelta non è stata fatta.
line-ended = { $code ->
    [revoked] Il tuo link è stato revocato. Chiedine uno nuovo a chi ospita.
    [deleted] Chi ospita ha eliminato questo tavolo.
    [no-such-link] Questo link qui non apre nulla. Chiedine uno nuovo a chi ospita.
    [other-protocol] Il programma è stato aggiornato. Ricarica la pagina.
    [other-rules] Questa partita è iniziata con altre regole e non può continuare.
    [full] A questo tavolo non c’è più posto.
    [damaged] I dati di questo tavolo sul server sono danneggiati. Chi lo gestisce può ripristinare una copia di riserva.
    [no-pass] Questo server chiede una password.
   *[other] Questo tavolo per te è chiuso.
  }
try-now = Riprova ora
keys-title = Tasti
keys-text = Al tavolo, ? mostra l’elenco dei tasti.

## Replay
replay = Replay
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

## Come si gioca
how-title = Come si gioca ad Ankh
how-lead = Sei una Divinità d’Egitto. Ottieni Devozione nei Conflitti, resta fuori dal rosso e fa’ che il mondo ricordi solo te.
rules-title = Tutte le regole
rule-more = Nelle regole

## Modalità testo
text-side = Devozione { $devotion }, Seguaci { $followers }, Guerrieri rimasti { $warriors }
text-region = { $hexes } caselle: { $list }

## La pagina “Come si gioca”
how-turn = Il tuo turno
how-turn-what = Fai un’azione e poi una seconda da una riga più in basso: muovere, evocare, ottenere Seguaci, sbloccare un potere. Ognuna fa avanzare il suo indicatore; l’ultima casella innesca un evento e chiude il turno. “Accanto” vuol dire: senza fiume né Cammelli in mezzo.
how-events = Eventi
how-events-what = La maggior parte ti dà un Monumento, alcuni dividono una regione con i Cammelli, cinque sono Conflitti. Il tracciato a sinistra mostra che cosa viene dopo.
how-conflict = Conflitto
how-conflict-what = Le regioni si risolvono nell’ordine dei loro segnalini. Se in una regione ci sei solo tu, hai il Dominio: 1 Devozione. Con altri si combatte. Avere più Obelischi, Piramidi o Templi porta 1 per tipo.
how-cards = Carte Combattimento
how-cards-what = Ognuno gioca in segreto una carta. La forza è la somma di miniature e carta. Chi vince ottiene 1 Devozione, le miniature di chi perde muoiono, ma mai una Divinità. Le carte usate tornano solo con il Ciclo di Maat.
how-powers = Poteri e Guardiani
how-powers-what = Con i Seguaci paghi sei poteri, due per livello. Il secondo, il quarto e il quinto portano un Guardiano.
how-merge = Unione e oblio
how-merge-what = Dopo il terzo Conflitto le due Divinità più basse si uniscono e giocano insieme. Dopo il quarto, quelle in rosso cadono nell’oblio.
how-win = La vittoria
how-win-what = Arriva per primo in cima al tracciato, resta l’ultima Divinità o abbi più Devozione di tutti dopo il quinto Conflitto.
about-scenario-middle-kingdom = Il migliore per cominciare. Nessuna regola propria.
about-scenario-old-kingdom = Molti Templi, Divinità lontane da casa.
about-scenario-peoples-revolt = Sette piccole regioni che si uniscono; qui muore chi vince.
about-scenario-inundation = Nostro: il Delta allagato rende di più, e porta via le miniature.

## Small words
cancel = Annulla
ok = OK
player-number = Giocatore { $number }
a-spectator = uno spettatore
bot-level = { $level ->
    [random] Facilissimo: { $name }
    [eager] Facile: { $name }
   *[other] Bravo: { $name }
  }

## Making a table, inviting
sit-down = Siediti al tavolo
their-name = Nome
chairs-bots = Tu contro i bot. Cambia un posto per giocare con altre persone: su questo schermo, o con un link da inviare.
chairs-what = Su questo schermo: vi passate il dispositivo. Con un link: ricevi un link per ogni persona appena il tavolo è pronto.
invite-local = Questi link funzionano solo su questo computer. Per gli amici nella stessa rete avvia Benben così:
lan-title = In questa rete
lan-what = Gli altri nella stessa rete aprono Benben a questo indirizzo, anche dal telefono.
link-renew = Revoca e creane uno nuovo
link-renew-what = Un link precedente per questo posto smette di funzionare.
qr = Codice QR
qr-of = Codice QR del link: { $name }

## Sound and pace
sound = Suoni
pace-step-what = I bot aspettano che tu prema “Prossima mossa”.
pace-slow-what = Il tempo di seguire tutto quello che fanno i bot.
pace-fast-what = I bot giocano svelti; la cronaca racconta ciò che ti è sfuggito.
pace-skip-what = I bot non aspettano affatto.

## Company at a table
chat-empty = Nessuno ha ancora scritto nulla.
chat-unread = Chat: { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
  }
name-ask = Come vuoi che ti chiamino gli altri?
away-turn = È il turno di { $name }, che non c’è.
hand-bot = Fai giocare un bot
bot-for = un bot, al posto di { $name }
bot-for-you = { $bot } ora gioca al tuo posto.
greeting-god = Sei { $god }.
greeting-what = La frase sotto il tabellone dice sempre che cosa ti si chiede. Ciò che puoi scegliere è in rilievo e cerchiato d’oro; indica o tocca qualsiasi cosa per avere una spiegazione.
take-chair = Riprendi il mio posto
propose = Ritira la mia ultima scelta
proposal-asked = { $player } chiede di tornare a prima della sua ultima scelta (in tutto { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
  }). Il caso decide di nuovo.
proposal-waits-you = Hai chiesto di ritirare la tua ultima scelta. In attesa di: { $names }
proposal-waits = { $player } vuole ritirare una scelta. In attesa di: { $names }
proposal-agree = Accetta
proposal-refuse = Rifiuta
proposal-withdraw = Lascia stare

## More of replay and rules
replay-link = Copia il link a questo momento
replay-secret = { $player } sceglie in segreto
replay-leave = Torna al tavolo
how-go = E ora gioca
power-level = Livello { $level }

## Marks, speed and pictures of a replay
chance-name = Il caso
replay-mark-before = Al momento chiave precedente
replay-mark-next = Al momento chiave successivo
replay-speed = Velocità
replay-picture = Salva immagine
replay-no-board = Qui non si vede nessun tabellone.

## Another game
rematch-offer = { $player } propone un’altra partita con le stesse persone.
rematch-offer-host = Chi ospita propone un’altra partita con le stesse persone.
rematch-accept = Giochiamo
rematch-decline = No, grazie
rematch-declined = { $name } per ora non vuole rigiocare.

## What went wrong
error-offline = Benben non risponde. È ancora in esecuzione?
error-bad-options = Così non si può giocare: { $text }
error-bad-record = Benben non sa leggere questo file: { $text }
error-no-such-link = Questo tavolo non è aperto per te. Serve un link di chi lo ospita.
error-no-such-table = Questo tavolo non c’è più.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-over = Potrai guardare con gli occhi degli altri a partita finita.
error-too-large = È troppo grande.
error-too-fast = Troppo in fretta. Aspetta un momento.
error-internal = Qualcosa è andato storto nel server. Non si è perso nulla; riprova.
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

## The list of tables
tables-running = Partite in corso: { $count }
tables-over = Partite finite: { $count }
tables-search = Cerca per giocatore o scenario
tables-none-found = Nessun tavolo corrisponde a “{ $text }”.
tables-more = Mostra altri (ne restano { $count })

## Results
results-title = I miei risultati
results-none = Ancora nessuna partita finita. I risultati compariranno qui dopo la prima partita giocata fino in fondo.
results-what = Tutte le partite finite in cui occupavi un solo posto. I vincitori di una partita si dividono un punto; le barre mostrano la quota di punti.
results-shared = { $count ->
    [one] { $count } partita giocata insieme allo stesso schermo non è contata.
   *[other] { $count } partite giocate insieme allo stesso schermo non sono contate.
  }
results-games = { $count ->
    [one] partita finita
   *[other] partite finite
  }
results-wins = { $count ->
    [one] partita vinta
   *[other] partite vinte
  }
results-rate = Quota di punti
results-points = { $points } su { $games }
results-by-side = Divinità
results-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
  }
results-against-people = Con persone
results-against-bots = Con bot
results-csv = Salva come CSV
results-json = Salva come JSON
results-col-games = Partite
results-col-wins = Vinte
results-nameless = Qualcuno senza nome

## A password for the network
gate-title = Serve una password
gate-what = Chi ha avviato Benben in questa rete ha impostato una password. Chiedigliela: ti servirà una volta sola.
gate-word = Password
gate-enter = Entra
gate-wait = Troppe password sbagliate. Aspetta un minuto e riprova.
error-wrong-password = La password non è giusta.
error-no-pass = Questo server chiede una password.

## What the server cannot do
trouble = Al momento il server non riesce a salvare. Non si è perso nulla: la partita continua appena possibile.
error-not-kept = Il server non è riuscito a salvare, quindi non è successo nulla. Riprova tra un momento.
error-too-many-today = Per oggi basta: questo server limita ciò che ciascuno può fare in un giorno. Riprova più tardi.
error-too-many-tables = Qui non c’è posto per un altro tavolo. Elimina quelli che non ti servono più.
error-damaged = I dati di questo tavolo sul server sono danneggiati. Chi lo gestisce può ripristinare una copia di riserva.
error-too-much = È un lavoro troppo grande per questo server.
refusal-broken = così com’è, questa partita non può continuare
refusal-rules-changed = le regole sono state corrette e chi ospita non ha ancora deciso
refusal-too-long = questa partita è diventata troppo lunga

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

## Links in other hands
holder = Qualcun altro ha aperto il link di { $name }. Se nessuno al tavolo sa chi sia, chi ospita può crearne uno nuovo.
holder-you = Qualcun altro ha aperto il tuo link. Se non sai chi sia, chiedine uno nuovo a chi ospita.
holder-links = Vai ai link
invite-host = Per chi ospita
invite-host-what = Per un altro tuo dispositivo: chi ce l’ha ospita come te. Quello precedente smette di funzionare.
refused = Non è stato possibile: { $text }

## Tasti al tavolo
keys-always = Sempre
keys-board = Sul tabellone
keys-now = Che cosa si può scegliere ora
key-done = Fine, o rinuncia
key-confirm = Conferma
key-back = Indietro: ritira ciò che è da confermare, o la miniatura in movimento
key-question = Alla domanda
key-next = Prossima mossa di un bot
key-rule = La regola di ciò che è appena spiegato
key-list = Questo elenco
key-yes = Sì
key-numbers = Un numero appartiene sempre alla stessa cosa: da 1 a 4 le azioni dall’alto in basso, da 1 a 7 le carte Combattimento, da 1 a 4 i poteri di un livello.
key-to-board = Al tabellone
key-arrows = Frecce
key-arrows-what = Da una casella all’altra
key-targets = Prossima casella che si può scegliere, e precedente
key-enter = Invio
key-enter-what = Scegli la casella
key-hex = Indica una casella (in modalità testo)
skip-question = Vai alla domanda
skip-board = Vai al tabellone

## Without a connection, and in the background
notify = Avvisami quando è il mio turno, anche con la pagina in secondo piano
notify-blocked = Il browser lo blocca per Benben; si può cambiare nelle sue impostazioni.
notify-offer = Vuoi che Benben ti avvisi quando è il tuo turno, anche mentre guardi altro?
notify-yes = Sì, avvisami
notify-no = No, grazie
offline-title = Benben non è raggiungibile
offline-what = Al momento non c’è connessione con il server. Appena risponde, la pagina va avanti da sola; nessuna partita è persa.
