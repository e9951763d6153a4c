### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Ankh: Divinità Egizie
game-lead = Le Divinità si contendono la Devozione, e una sola sarà ricordata. Si gioca con le regole di Ankh: Divinità Egizie.
game-quick = Ankh: Medio Regno, contro tre bot

## Gods
god-amun = Amon
god-anubis = Anubi
god-isis = Iside
god-osiris = Osiride
god-ra = Ra

## Scenarios
scenario-middle-kingdom = Medio Regno
scenario-old-kingdom = Antico Regno
scenario-peoples-revolt = La rivolta del popolo
scenario-inundation = La piena del Nilo

## How far a game has come
progress-before = prima del primo Conflitto
progress-conflict = Conflitto { $age } di { $of }
progress-after = dopo il Conflitto { $age } di { $of }
