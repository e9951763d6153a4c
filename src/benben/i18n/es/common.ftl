### Palabras comunes a la página, al terminal y a todos los juegos.

none = ninguna
nobody = nadie
and-join = { " y " }
against = { " contra " }
bot-random = Aleatorio
bot-eager = Impetuoso
bot-greedy = Codicioso
