### Words of the game Kemet: names, steps, choices, what the chronicle tells and what things do.
### Ids follow the names in the rules; $a1, $a2 … are the arguments of an event or choice in order.

## Colours of pyramids and tiles
colour-ruby = Ruby
colour-sapphire = Sapphire
colour-diamond = Diamond
colour-onyx = Onyx
about-colour-ruby = strength and movement
about-colour-sapphire = defence and recruiting
about-colour-diamond = prayer points and divine interventions
about-colour-onyx = strength, defence and mercenaries

## Cities
city-nw = Northwest
city-w = West
city-sw = Southwest
city-ne = Northeast
city-e = East
city-se = Southeast

## Actions and their spaces
action-move = Move
action-recruit = Recruit
action-raise = Raise a Pyramid
action-pray = Pray
action-buy = Buy a Power tile
space-on-floor = { $action }, floor { $floor }
space-of-three = { $action }, floor 1, space { $n }

## Values and what gives them in a battle
stat-strength = strength
stat-damage = damage
stat-defence = defence
stat-unblockable-damage = unblockable damage
source-units = Units
source-home = home city
source-card = battle card { $card }

## Power tiles
tile-of-colour = { $tile } ({ $colour })
tile-charge = Charge!
tile-priest-of-mafdet = Priest of Mafdet
tile-carnage = Carnage
tile-wrryt-storm = Wrryt Storm
tile-phoenix = Phoenix
tile-portal = Portal
tile-royal-scarab = Royal Scarab
tile-blades-of-neith = Blades of Neith
tile-divine-wound = Divine Wound
tile-domination = Domination
tile-giant-scorpion = Giant Scorpion
tile-initiative = Initiative
tile-surprise-attack = Surprise Attack
tile-act-of-god = Act of God
tile-recruiting-scribe = Recruiting Scribe
tile-defense = Defense!
tile-reinforcement-prayer = Reinforcement Prayer
tile-ancestral-elephant = Ancestral Elephant
tile-shetyw-barrier = Shetyw Barrier
tile-shield-of-neith = Shield of Neith
tile-legion = Legion
tile-defensive-victory = Defensive Victory
tile-spy = Spy
tile-reinforcements = Reinforcements
tile-sphinx = Sphinx
tile-divine-will = Divine Will
tile-priest = Priest
tile-priestess = Priestess
tile-magical-support = Magical Support
tile-deep-desert-snake = Deep Desert Snake
tile-vision = Vision
tile-divine-boon = Divine Boon
tile-hand-of-god = Hand of God
tile-divine-hunger = Divine Hunger
tile-priest-of-thoeris = Priest of Thoeris
tile-priest-of-ra = Priest of Ra
tile-priest-of-amon = Priest of Amon
tile-the-mummy = The Mummy
tile-mercenaries-of-the-sword = Mercenaries of the Sword
tile-mercenaries-of-the-spear = Mercenaries of the Spear
tile-local-recruitment = Local Recruitment
tile-honor-in-battle = Honor in Battle
tile-dedication-to-battle = Dedication to Battle
tile-khnums-sphinx = Khnum’s Sphinx
tile-twin-ceremony = Twin Ceremony
tile-griffin-sphinx = Griffin Sphinx
tile-forced-march = Forced March
tile-deadly-trap = Deadly Trap
tile-soul-devourer = Soul Devourer
tile-bestial-fury = Bestial Fury
tile-divine-might = Divine Might

## Divine interventions
divine-war-rage = War Rage
divine-war-fury = War Fury
divine-bloody-battle = Bloody Battle
divine-bloodbath = Bloodbath
divine-bronze-wall = Bronze Wall
divine-iron-wall = Iron Wall
divine-tactical-support = Tactical Support
divine-raining-fire = Raining Fire
divine-prayer = Prayer
divine-transfer = Transfer
divine-swiftness = Swiftness
divine-diversion = Diversion

## Steps: what somebody is asked to do, or what is going on
step-setup = Set up the game
step-take-a-city = Take a city
step-leave-a-district-empty = Leave one district empty
step-build-the-first-pyramids = Build the first pyramids
step-first-level = Choose the first level of a pyramid
step-take-the-first-tile = Take the first tile
step-day = Day
step-your-turn = Choose what to do this turn
step-move-or-recruit = Choose Move or Recruit
step-bring-a-creature = Bring the creature into play
step-arrange-creatures = Arrange the creatures
step-raise-a-pyramid = Raise a pyramid
step-choose-a-colour = Choose the colour of a pyramid
step-raise-it-to = Choose its new level
step-buy-a-tile = Buy a Power tile
step-remove-a-battle-card = Remove a battle card
step-place-units = Place Units
step-choose-the-next-battle = Choose the next battle
step-choose-a-troop = Choose a Troop to move
step-take-along = Choose how many Units go
step-where-does-the-creature-go = Choose whether a creature goes along
step-go-on = Choose where the Troop goes
step-rain-fire-on = Choose where the fire falls
step-battle = Fight the battle
step-war-council = Hold the war council
step-inflict-a-divine-wound = Discard cards for more strength
step-recall-or-retreat = Recall or retreat
step-choose-where-they-retreat = Choose where they retreat
step-stay-or-recall = Stay or recall
step-draw-divine-interventions = Draw divine interventions
step-discard-divine-interventions = Discard divine interventions
step-night = Night
step-make-an-offering = Make an offering
step-spend-veterans = Spend Veterans
step-choose-your-place = Choose a place in the turn order
step-place-the-first-units = Place the first Units
step-use-night-tiles = Use Night tiles
step-order = Set the turn order
step-dawn = Dawn
step-play-a-card-at-dawn = Play a card for the turn order
step-choose-your-place-at-dawn = Choose a place in the turn order
step-dusk = Dusk
step-a-card-acts = A card takes effect
step-veto = Choose whether to cancel the card
step-enter = Enter the enemy’s zone
step-escape = Choose whether to escape
step-choose-where-to-flee = Choose where the Troop flees
step-look-at-divine-interventions = Look at divine interventions
step-keep-a-divine-intervention = Choose the card to keep
step-where-does-the-creature-come-home = Choose where the creature comes home
step-bring-a-creature-with-the-recruits = Bring a creature with the recruits

## Choices, as a button says them
choice-seal = Seal the plan
choice-pass = Decline
choice-colour = { $a1 }
choice-city = Take the city { $a1 }
choice-next = Next: { $a1 }
choice-slot = Place { $a1 }
choice-empty = Leave { $a1 } empty
choice-raise = Raise the pyramid in { $a1 }
choice-level = Level { $a1 }
choice-tile = Take { $a1 }
choice-space = Place a token: { $a1 }
choice-silver = Place the silver token: { $a1 }
choice-gold = Use the gold token: { $a1 }
choice-action = { $a1 }
choice-troop = Troop in { $a1 }
choice-take = Units: { $a1 }
choice-with = With { $a1 }
choice-to = To { $a1 }
choice-teleport = Teleport to { $a1 }
choice-transfer = Transfer to { $a1 }
choice-place = Place a Unit in { $a1 }
choice-play = Play { $a1 }
choice-draw = Draw { $a1 }
choice-drop = Discard { $a1 }
choice-add = Add { $a1 }
choice-hit = Fire on { $a1 }
choice-discard = Lay { $a1 } aside, face down
choice-card = Fight with { $a1 }
choice-remove = Remove { $a1 }
choice-arrange = Arrange your creatures
choice-creature = Bring { $a1 }
choice-battle = Battle in { $a1 }
choice-recall = Recall
choice-stay = Stay
choice-retreat = Retreat
choice-spend = Spend { $a1 }
choice-use = Yes
pass-your-turn = End the turn
pass-choose-a-troop = Done moving
pass-go-on = Stop here
pass-where-does-the-creature-go = No creature
pass-place-units = Place no more
pass-raise-a-pyramid = Raise none
pass-bring-a-creature = Leave it in the supply
pass-arrange-creatures = Leave it where it is
pass-inflict-a-divine-wound = Discard no more
pass-make-an-offering = No offering
pass-stay-or-recall = Stay
card-play-a-card-at-dawn = Show { $a1 }
spend-play-a-card-at-dawn = Dawn tokens to spend: { $a1 }

## What happened, as the chronicle tells it
event-colour-in-play = Colour in play: { $a1 }
event-takes-city = { $a1 } takes the city { $a2 }
event-takes-place = { $a1 } is number { $a2 } in the turn order
event-round = Round { $a1 } begins
event-turn = { $a1 }’s turn
event-placed-token = { $a1 } places a token: { $a2 }
event-uses-gold = { $a1 } uses the gold token: { $a2 }
event-placed = { $a1 } places { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } in { $a3 }; now { $a4 } there
event-raised = { $a1 } raises the pyramid in { $a2 } ({ $a3 }) to level { $a4 }
event-took-tile = { $a1 } takes a tile: { $a2 }
event-took-cards-back = { $a1 } takes back all battle cards
event-removed-a-card = { $a1 } removes a battle card in secret
event-removed = { $a1 } removes the battle card { $a2 }
event-creature-placed = { $a1 } comes to { $a2 }
event-creature-waits = { $a1 } waits in the supply
event-moved = { $a1 } moves { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } from { $a3 } to { $a4 }
event-gained-prayer = { $a1 } gains { $a2 } PP and has { $a3 }
event-more-prayer = { $a1 } gains { $a2 } more PP and has { $a3 }
event-paid = { $a1 } pays { $a2 } PP and has { $a3 } left
event-gained-fame = { $a1 } gains { $a2 ->
    [one] { $a2 } fame point
   *[other] { $a2 } fame points
  } and has { $a3 }
event-gained-veterans = { $a1 } gains { $a2 ->
    [one] { $a2 } Veteran
   *[other] { $a2 } Veterans
  } and has { $a3 }
event-reshuffled = The discarded divine interventions become the deck
event-drew-a-card = { $a1 } draws a divine intervention and holds { $a2 }
event-drew = { $a1 } draws { $a2 }
event-discarded = { $a1 } discards { $a2 }
event-plays-a-card = { $a1 } plays { $a2 }
event-looks-at = { $a1 } may choose { $a2 }
event-lost-prayer = { $a1 } loses { $a2 } PP and has { $a3 } left
event-cancels-a-card = { $a1 } cancels { $a3 }, played by { $a2 }
event-struck = { $a1 } loses { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } in { $a3 } before the battle; { $a4 } left
event-burnt = { $a3 ->
    [0] Fire takes the last Unit of { $a1 } in { $a2 }
    [one] Fire takes a Unit of { $a1 } in { $a2 }; { $a3 } left
   *[other] Fire takes a Unit of { $a1 } in { $a2 }; { $a3 } left
  }
event-battle = { $a1 } attacks { $a2 } in { $a3 }
event-shows = { $a1 } shows the battle card { $a2 }
event-counts = { $a1 }: { $a3 } +{ $a2 } ({ $a4 })
event-wounds = { $a1 } discards { $a2 }: strength { $a3 }
event-strength = Strength: { $a1 } { $a2 }, { $a3 } { $a4 }
event-wins-battle = { $a1 } wins the battle
event-own-loss = { $a1 } loses { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } to their own card; { $a3 } left
event-lost-units = { $a1 } loses { $a2 ->
    [0] nobody
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  }; { $a3 } left
event-recalled = { $a1 } recalls { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } from { $a3 }
event-retreats = { $a1 } retreats with { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } from { $a3 } to { $a4 }
event-offered = { $a1 } offers { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } in { $a3 }
event-gained-dawn-tokens = { $a1 } gains { $a2 ->
    [one] { $a2 } Dawn token
   *[other] { $a2 } Dawn tokens
  } and has { $a3 }
event-spent-dawn-tokens = { $a1 } spends { $a2 ->
    [one] { $a2 } Dawn token
   *[other] { $a2 } Dawn tokens
  } and keeps { $a3 }
event-command-value = { $a1 } has a command value of { $a2 }
event-last-day = { $a1 } has { $a2 } VP, but somebody has more: this Day is the last
event-last-round = Round { $a1 } was the last one agreed
event-won = { $a1 } wins with { $a2 ->
    [one] { $a2 } fame point
   *[other] { $a2 } fame points
  }
over-fame = enough fame points
over-max-rounds = most fame points after the agreed rounds

## What tiles, creatures and cards do
effect-strength = strength +{ $n }
effect-strength-attacking = strength +{ $n } when attacking
effect-strength-defending = strength +{ $n } when defending
effect-damage = damage +{ $n }
effect-defence = defence +{ $n }
effect-unblockable = unblockable damage +{ $n }
effect-unblockable-defending = unblockable damage +{ $n } when defending
effect-land-moves = Land moves +{ $n }
effect-teleport-discount = Teleport { $n } PP cheaper
effect-teleport-from-obelisks = Teleport from Obelisks, too
effect-wounds = after the reveal you may discard cards for strength +{ $n } each
effect-fame = { $n } permanent FP at once
effect-silver = a silver token: one more action in a round
effect-free-recruits = free Units in a Recruit: { $n }
effect-recruits-free = Recruit costs nothing
effect-recruits-anywhere = recruits may join any of your Troops
effect-prayer-units = free Units when you Pray: { $n }
effect-troop = Troop limit +{ $n }
effect-defender-fame = { $n } FP for winning as the defender
effect-spies = you see the enemy’s battle card before you choose
effect-pray = { $n } more PP when you Pray
effect-tile-discount = tiles { $n } PP cheaper
effect-level-discount = each pyramid level { $n } PP cheaper
effect-payment-discount = every payment { $n } PP cheaper
effect-vision = cards drawn at Night +{ $n }, then as many discarded
effect-night-cards = cards drawn at Night +{ $n }
effect-night-levels = at Night one pyramid rises for free: level +{ $n }
effect-night-prayer = { $n } more PP at Night
effect-prayer-per-kill = +{ $n } PP for each enemy Unit you remove in battle
effect-prayer-per-loss = +{ $n } PP for each of your Units removed in battle
effect-prayer-attacking = +{ $n } PP when you attack
effect-cards-attacking = cards drawn when you attack: { $n }
effect-mercenaries = more Units, placed at once: { $n }
effect-gain-bonus = { $n } more PP whenever you gain some
effect-special = the battle card { $n } in exchange for another
effect-passes-walls = passes walls
effect-cancels = the enemy’s creature does nothing in battle
effect-fee = enemies pay { $n } PP to enter its zone
effect-teleports-free = free Teleport, from Obelisks, too
effect-devours = { $n } more FP for winning and removing two Units or more
effect-units = free Units: up to { $n }
effect-hits = enemy Units removed: { $n }
effect-prayer = { $n } PP
effect-teleports = a free Teleport, from any zone
gold-surprise-attack = gold: a Move that passes walls
gold-divine-will = gold: a Move or a Recruit
gold-twin-ceremony = gold: a tile of any colour, for 1 more PP
gold-forced-march = gold: a Move without Teleport
note-creature = creature: { $text }
note-comes-back = nothing; it returns to the hand
note-card = strength { $strength }, damage { $damage }, defence { $defence }
note-own-loss = Units your Troop loses: { $n }
note-cost = costs { $n } PP
note-gain = +{ $n } PP
note-captured = for captured pyramids
note-pyramid = pyramid { $level } ({ $colour })
note-temple = { $n } PP at Night
note-troop = { $player }: { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  }
note-recall = all Units to the supply, +{ $n } PP
note-retreat = the winner chooses where
note-offering = Units lost: { $units }, fame gained: { $fame }
note-delta = Units lost: { $units }, PP gained: { $prayer }
note-veterans = Veterans spent: { $veterans }, extra PP: { $n }
note-veterans-cards = Veterans spent: { $veterans }, cards drawn: { $n }
note-command-value = command value { $n }

## Why a choice is refused
refused-wall = a wall lies between: the Move did not begin beside this district
refused-second-district = this Move has already entered a district of another city
refused-no-border = that zone is not next to this one
refused-foreign-port = ports lead only to trading ports and to your own city’s
refused-not-in-play = that zone is not in play
refused-already-there = the Troop is there already
refused-no-land-moves-left = no Land move is left
refused-no-room = there is no room within the Troop limit
refused-troop-too-large = the Troop is larger than the limit
refused-troop-full = the Troop there has all the Units it may have
refused-too-many-stay = more Units would stay behind than the Troop limit allows
refused-two-creatures = a Troop has one creature at most
refused-fee = too few prayer points for what the enemy’s creature asks
refused-no-obelisk = a Teleport leads to a zone with an Obelisk
refused-no-pyramid-here = a Teleport begins in a district with a pyramid
refused-one-teleport = a Move has one Teleport, and it has been used
refused-on-foot = Forced March knows no Teleport
refused-too-few-prayer-points = there are too few prayer points
refused-so-many-are-not-there = so many Units are not there
refused-said-already = that has been said already
refused-no-way-on = with so many nothing leads on from here
refused-must-go-on = the Troop cannot stay here, and first must be able to go on
refused-set-out-already = it is played before the Troop sets out
refused-not-at-this-moment = not at this moment
refused-no-troop-there = no Troop of yours is there
refused-battle-card = that card is for battles
refused-movement-card = that card is for a Move
refused-day-card = that card is for the Day, outside battles
refused-card-not-held = you hold no such card
refused-prayer-points-full = you have as many prayer points as possible
refused-walls-ignored-already = walls are no hindrance already
refused-no-enemy-troop = no enemy Troop is there to be hit
refused-supply-empty = no Unit is left in your supply
refused-not-your-district = it is no district of your city
refused-enemy-there = an enemy stands there
refused-order-of-the-board = Units are named in the order of the board
refused-mercenaries-must-come = mercenaries must come as long as there is room
refused-pyramid-tallest = that pyramid cannot grow any more
refused-no-pyramid-left = you have no further pyramid to build
refused-colour-not-in-play = that colour is not in play
refused-colour-already-yours = you have a pyramid of that colour
refused-level-already-built = the pyramid has that level already
refused-tile-already-yours = you have a tile with this picture
refused-tile-not-on-sale = that tile is not in the market
refused-tile-not-yours = you have no such tile
refused-colour-bought-today = you have bought a tile of this colour today
refused-other-buy-space = that colour is bought on another Buy space
refused-pyramid-held-by-an-enemy = an enemy holds the pyramid that would serve
refused-no-pyramid-so-tall = you control no pyramid of that colour and level
refused-special-card-stays = the special card itself stays
refused-card-not-in-hand = that battle card is not in your hand
refused-card-removed = that battle card has left the game
refused-card-discarded = that battle card is the one you discard
refused-card-first = a battle card to discard and one to play come first
refused-discard-first = the battle card to discard comes first
refused-order-of-the-list = cards are named in the order of the list
refused-diversion-stays = Diversion is never discarded
refused-space-taken = a token lies on that space
refused-token-placed = your token of this turn has been placed
refused-token-first = a token must be placed in each turn
refused-equilibrium = the tokens left must reach every floor that is still empty
refused-silver-needed = without the silver token a floor would stay empty
refused-no-silver-token = you have no silver token
refused-silver-used = the silver token has been used this round
refused-gold-used = the gold token has been used this round
refused-nothing-to-buy = there is nothing you could buy there
refused-creature-not-yours = that creature is not yours
refused-creature-on-the-board = that creature is on the board already
refused-creature-there = a creature is with that Troop already
refused-no-troop-for-it = no Troop in a district of yours is without a creature
refused-too-late-to-arrange = creatures are arranged once, before the token
refused-nothing-to-arrange = you have no creature that could be arranged
refused-no-battle-waits-there = no battle waits there
refused-troop-there = a Troop stands there
refused-foreign-city = it is a district of a city that is not the loser’s
refused-place-taken = that place is taken or does not exist
refused-card-to-show-first = first comes the battle card that you show
refused-too-few-dawn-tokens = you do not have so many Dawn tokens
