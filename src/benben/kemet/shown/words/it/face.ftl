### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Kemet: Sangue e Sabbia
game-lead = Le Divinità d’Egitto innalzano Piramidi, guidano Creature e combattono per la Fama. Si gioca con le regole di Kemet: Sangue e Sabbia.
game-quick = Kemet in quattro, contro tre bot
how-title = Come si gioca a Kemet
classic-game-title = Kemet classico
classic-game-all = Kemet classico con Ta-Seti
classic-game-some = Kemet classico con moduli
classic-game-lead = Il Kemet del 2012: le Divinità d’Egitto innalzano Piramidi e combattono per i Punti Vittoria, con o senza l’espansione Ta-Seti.
classic-game-quick = Kemet classico in quattro, contro tre bot
classic-how-title = Come si gioca a Kemet classico

## Gods
god-anubis = Anubis
god-bastet = Bastet
god-horus = Horus
god-ouadjet = Uadjet
god-sobek = Sobek

## How far a game has come
progress-before = prima del primo Round
progress-round = Round { $number }
progress-round-of = Round { $number } di { $of }
