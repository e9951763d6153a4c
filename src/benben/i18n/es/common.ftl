### Palabras comunes a la página, al terminal y a todos los juegos.

none = ninguna
nobody = nadie
and-join = { " y " }
against = { " contra " }
bot-beginner = Principiante
bot-easy = Fácil
bot-good = Bueno
bot-strong = Fuerte
bot-master = Maestro
bot-random = Aleatorio
bot-eager = Impetuoso
bot-greedy = Codicioso
refusal-not-legal = las reglas no lo permiten
refusal-not-asked = ahora no te toca
refusal-game-over = la partida ha terminado
refusal-unconfirmed = confirma antes tu última elección
refusal-nothing-held = no hay nada que confirmar
refusal-no-undo = no hay nada que retirar
refusal-nothing-to-reopen = no hay ninguna elección abierta que retirar
