### Parole comuni alla pagina, al terminale e a ogni gioco.

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
