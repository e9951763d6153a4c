### The path to Ta-Seti in classic Kemet: priests, Objects, Skills.

location-start = the start
location-ta-seti = Ta-Seti
token-victory = a victory point
source-road = token from the road
source-skill = { $skill } (Skill)

## Locations, named after places on the Nile from Egypt to Nubia; their IDs stay in records
location-1a-1 = Sehel
location-1a-2 = Elephantine
location-1a-3 = Philae
location-1b-1 = Biga
location-1b-2 = Shellal
location-1b-3 = Debod
location-1b-4 = Kertassi
location-2a-1 = Kalabsha
location-2a-2 = Dakka
location-2b-1 = Dendur
location-2b-2 = Amada
location-2b-3 = Derr
location-2b-4 = Aniba
location-3a-1 = Faras
location-3a-2 = Buhen
location-3a-3 = Mirgissa
location-3a-4 = Semna
location-3b-1 = Askut
location-3b-2 = Uronarti
location-3b-3 = Kumma
location-3b-4 = Serra
location-4b-1 = Soleb
location-4b-2 = Kerma
path-board-1 = First Cataract
path-board-2 = Lower Nubia
path-board-3 = Second Cataract
path-board-4 = Land of the Bow
side-1a = { path-board-1 } (side A)
side-1b = { path-board-1 } (side B)
side-2a = { path-board-2 } (side A)
side-2b = { path-board-2 } (side B)
side-3a = { path-board-3 } (side A)
side-3b = { path-board-3 } (side B)
side-4a = { path-board-4 } (side A)
side-4b = { path-board-4 } (side B)

## Steps
step-lay-out-the-path = Lay tokens on the path
step-move-with-a-priest = Choose a priest to activate
step-choose-the-road = Choose where the priest goes
step-on-the-road = Take the tokens, or stay
step-send-a-priest-by-night = Choose the priest who goes by Night
step-stand-in-for-a-unit = Choose whose place the priest takes
step-send-a-priest-back = Choose which priest goes back to the start
step-how-many-priests-go-along = Choose how many priests go along
step-use-objects = Use Objects
step-seal-a-tile-of = Choose whose tile to seal
step-seal-a-tile = Choose the tile to seal
step-a-battle-with-priests = What follows the battle

## Choices
choice-activate = Activate the priest at { $a1 }
choice-go = To { $a1 }
choice-priests = Priests: { $a1 }
choice-priest = Place a priest in { $a1 }
choice-object = Use { $a1 }
choice-enemy = { $a1 }
choice-side = { $a1 }
choice-token = Draw { $a1 }
pass-move-with-a-priest = Activate nobody
pass-use-objects = Use no more
stay-on-the-road = Stay
use-on-the-road = Take
recall-your-turn = Take a priest back to the start
troop-send-a-priest-back = The priest in { $a1 }
use-send-a-priest-back = A priest from the supply
place-stand-in-for-a-unit = In place of a Unit in { $a1 }
tile-seal-a-tile = Seal { $a1 }

## What happened
event-side-of-the-path = The path shows { $a1 }
event-token-laid = { $a1 } lies at { $a2 }
event-priest-goes = A priest of { $a1 } goes from { $a2 } to { $a3 }
event-temporary-token = { $a1 }: { $a2 } +1 in the battle of this action
event-token-taken = { $a1 } takes { $a2 }
event-uses-object = { $a1 } uses { $a2 }
event-sealed = { $a1 } seals { $a3 }, a tile of { $a2 }, until the next Day
event-surplus = { $a1 } has { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } too many in { $a3 }, which go to the supply
event-lost-fame = { $a1 } loses { $a2 ->
    [one] { $a2 } victory point
   *[other] { $a2 } victory points
  } and has { $a3 }
event-priest-stands-in = A priest of { $a1 } takes the place of a Unit in { $a2 }
event-priest-returns = A priest of { $a1 } goes back to the start

## Beside a choice
note-temporary = { $stat } +1 in the battle of this action
note-tokens = there: { $tokens }
note-priests = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
  }

## Why a choice is refused
refused-object-not-yours = you have no such Object
refused-nothing-to-seal = there is no such tile that works
refused-masked = behind a Mask only Units and battle cards count
refused-no-priest-there = no priest of yours is there
refused-no-point-in-ta-seti = no victory point lies in Ta-Seti, and no road leads on
refused-no-road-leads-there = no road leads there
refused-tile-sealed = that tile is sealed until the next Day
refused-no-priest-in-the-supply = no priest is in your supply
refused-priest-alone = a priest is placed only where another Unit of yours is
refused-priests-on-the-path = a priest of yours is still on the path or at its start
