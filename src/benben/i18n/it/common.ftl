### Parole comuni alla pagina, al terminale e a ogni gioco.

none = nessuna
nobody = nessuno
and-join = { " e " }
against = { " contro " }
bot-random = Casuale
bot-eager = Impaziente
bot-greedy = Avido
