### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Kemet: Blood and Sand
game-lead = Gods of Egypt raise pyramids, hire creatures and fight for fame. Played by the rules of Kemet: Blood and Sand.
game-quick = Kemet for four, against three bots
how-title = How to play Kemet
classic-game-title = Kemet classic
classic-game-all = Kemet classic with Ta-Seti
classic-game-some = Kemet classic with modules
classic-game-lead = The Kemet of 2012: gods of Egypt raise pyramids and fight for victory points, with or without the expansion Ta-Seti.
classic-game-quick = Kemet classic for four, against three bots
classic-how-title = How to play Kemet classic

## Gods
god-anubis = Anubis
god-bastet = Bastet
god-horus = Horus
god-ouadjet = Ouadjet
god-sobek = Sobek

## How far a game has come
progress-before = before the first round
progress-round = round { $number }
progress-round-of = round { $number } of { $of }
