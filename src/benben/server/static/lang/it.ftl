
none = nessuna
nobody = nessuno
and-join = { " e " }
against = { " contro " }
bot-beginner = Principiante
bot-easy = Facile
bot-good = Bravo
bot-strong = Forte
bot-master = Maestro
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
bot-of-many = { $bot } { $number }
wrong = Qualcosa è andato storto: { $text }
copy = Copia
copied = Copiato
lobby-title = L’antico Egitto sul tuo tavolo
lobby-first = Non serve conoscere le regole: il tavolo mostra che cosa puoi fare e spiega ogni pezzo e ogni carta quando li indichi o li tocchi.
play-now = Gioca subito
new-game = Nuova partita
games-word = Giochi
my-tables = I miei tavoli
no-tables = Ancora nessuna partita. Per la prima basta un tocco.
your-turn = Tocca a te
turn-of = Tocca a: { $names }
game-over = { $count ->
    [one] Finita: ha vinto { $names }
   *[other] Finita: hanno vinto { $names }
  }
game-over-mine = Finita: hai vinto
game-over-with = Finita: avete vinto tu e { $names }
game-over-nobody = Finita: non ha vinto nessuno
resume = Continua
look = Guarda
delete = Elimina
delete-sure = Eliminare per sempre questo tavolo?
export = Salva la partita in un file
import = Apri una partita salvata
scenario = Scenario
players = Giocatori
chairs = Posti
chair-me = Io
chair-hotseat = Stesso dispositivo
chair-bot = Bot
chair-invite = Link d’invito
random = Casuale
start-game = Inizia la partita
bots-word = Avversario
invite-title = Inviti
invite-text = Manda a ogni giocatore il suo link. Chi lo ha può giocare a quel posto.
invite-spectator = Per guardare
new-link = Crea un link
settings = Impostazioni
motion = Animazioni
motion-on = come il sistema
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
goes-onward = Kemet: dopo un conto alla rovescia il gioco prosegue da solo, se non fai nulla
letters-are-keys = I tasti con una lettera o una cifra valgono come comandi al tavolo
your-name = Il tuo nome
theme-system = come il sistema
guide-setting = Consigli per la prima partita
to-lobby = Torna alla sala
line-lost = Nessuna connessione con Benben. Nuovo tentativo…
line-kept = La tua scelta è conservata e sarà inviata appena torna la connessione.
line-back = Di nuovo in linea.
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
load-again = Ricarica
replay = Replay
replay-leave = Torna al tavolo
cancel = Annulla
ok = OK
player-number = Giocatore { $number }
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
sound = Suoni
error-offline = Benben non risponde. È ancora in esecuzione?
error-missing = Benben è stato aggiornato e manca una parte di questa pagina. Ricaricala; se non basta, riavvia Benben.
error-bad-options = Così non si può giocare: { $text }
error-bad-record = Benben non sa leggere questo file: { $text }
error-no-such-link = Questo tavolo non è aperto per te. Serve un link di chi lo ospita.
error-no-such-table = Questo tavolo non c’è più.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-over = Potrai guardare con gli occhi degli altri a partita finita.
error-too-large = È troppo grande.
error-too-fast = Troppo in fretta. Aspetta un momento.
error-internal = Qualcosa è andato storto nel server. Non si è perso nulla; riprova.
tables-running = Partite in corso: { $count }
tables-over = Partite finite: { $count }
tables-search = Cerca per giocatore o scenario
tables-none-found = Nessun tavolo corrisponde a “{ $text }”.
tables-more = Mostra altri (ne restano { $count })
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
gate-title = Serve una password
gate-what = Chi ha avviato Benben in questa rete ha impostato una password. Chiedigliela: ti servirà una volta sola.
gate-word = Password
gate-enter = Entra
gate-wait = Troppe password sbagliate. Aspetta un minuto e riprova.
error-wrong-password = La password non è giusta.
error-no-pass = Questo server chiede una password.
error-not-kept = Il server non è riuscito a salvare, quindi non è successo nulla. Riprova tra un momento.
error-too-many-today = Per oggi basta: questo server limita ciò che ciascuno può fare in un giorno. Riprova più tardi.
error-too-many-tables = Qui non c’è posto per un altro tavolo. Elimina quelli che non ti servono più.
error-damaged = I dati di questo tavolo sul server sono danneggiati. Chi lo gestisce può ripristinare una copia di riserva.
error-too-much = È un lavoro troppo grande per questo server.
invite-host = Per chi ospita
invite-host-what = Per un altro tuo dispositivo: chi ce l’ha ospita come te. Quello precedente smette di funzionare.
notify = Avvisami quando è il mio turno, anche con la pagina in secondo piano
notify-blocked = Il browser lo blocca per Benben; si può cambiare nelle sue impostazioni.
offline-title = Benben non è raggiungibile
offline-what = Al momento non c’è connessione con il server. Appena risponde, la pagina va avanti da sola; nessuna partita è persa.
