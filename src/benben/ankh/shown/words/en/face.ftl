### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Ankh: Gods of Egypt
game-lead = Gods fight for devotion, and only one will be remembered. Played by the rules of Ankh: Gods of Egypt.
game-quick = Ankh: Middle Kingdom, against three bots

## Gods
god-amun = Amun
god-anubis = Anubis
god-isis = Isis
god-osiris = Osiris
god-ra = Ra

## Scenarios
scenario-middle-kingdom = Middle Kingdom
scenario-old-kingdom = Old Kingdom
scenario-peoples-revolt = The People’s Revolt
scenario-inundation = The Inundation

## How far a game has come
progress-before = before the first conflict
progress-conflict = conflict { $age } of { $of }
progress-after = after conflict { $age } of { $of }
