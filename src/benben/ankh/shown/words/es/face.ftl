### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Ankh: Dioses de Egipto
game-lead = Los Dioses luchan por la Devoción, y solo uno será recordado. Se juega con las reglas de Ankh: Dioses de Egipto.
game-quick = Ankh: Imperio Medio, contra tres bots

## Gods
god-amun = Amón
god-anubis = Anubis
god-isis = Isis
god-osiris = Osiris
god-ra = Ra

## Scenarios
scenario-middle-kingdom = Imperio Medio
scenario-old-kingdom = Imperio Antiguo
scenario-peoples-revolt = La revuelta del pueblo
scenario-inundation = La crecida

## How far a game has come
progress-before = antes del primer Conflicto
progress-conflict = Conflicto { $age } de { $of }
progress-after = tras el Conflicto { $age } de { $of }
