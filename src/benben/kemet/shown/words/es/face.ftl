### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Kemet: Sangre y Arena
game-lead = Los dioses de Egipto elevan pirámides, llaman a criaturas y luchan por la fama. Se juega con las reglas de Kemet: Sangre y Arena.
game-quick = Kemet para cuatro, contra tres bots
how-title = Cómo se juega a Kemet
classic-game-title = Kemet clásico
classic-game-all = Kemet clásico con Ta-Seti
classic-game-some = Kemet clásico con módulos
classic-game-lead = El Kemet de 2012: los dioses de Egipto elevan pirámides y luchan por puntos de victoria, con la expansión Ta-Seti o sin ella.
classic-game-quick = Kemet clásico para cuatro, contra tres bots
classic-how-title = Cómo se juega a Kemet clásico

## Gods
god-anubis = Anubis
god-bastet = Bastet
god-horus = Horus
god-ouadjet = Uadyet
god-sobek = Sobek

## How far a game has come
progress-before = antes de la primera ronda
progress-round = ronda { $number }
progress-round-of = ronda { $number } de { $of }
