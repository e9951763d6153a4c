### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Kemet: Sangue e Sabbia
game-lead = Le Divinità d’Egitto innalzano Piramidi, evocano Creature e combattono per la Fama. Si gioca con le regole di Kemet: Sangue e Sabbia.
game-quick = Kemet in quattro, contro tre bot
how-title = Come si gioca a Kemet

## Gods
god-anubis = Anubis
god-bastet = Bastet
god-horus = Horus
god-ouadjet = Uadjet
god-sobek = Sobek

## How far a game has come
progress-before = prima del primo round
progress-round = round { $number }
progress-round-of = round { $number } di { $of }
