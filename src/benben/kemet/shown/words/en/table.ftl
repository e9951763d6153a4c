### Around the board of Kemet: panels, actions, zones, what is asked.

## Header and rails
table-title = { $game } · round { $round }, { $time ->
    [dawn] Dawn
    [night] Night
   *[day] Day
  }
table-title-setup = { $game } · setup
table-subject = Players: { $players }. Whoever begins a turn with at least { $victory } fame points, and nobody has more, wins.
your-board = Your board
the-others = The other players
the-players = The players
sheet-open = Show the whole board
fame = Fame
fame-of = fame of { $n }
fame-kinds = Fame { $total } of { $goal }. Permanent: divine { $divine }, battles { $battle }. While held: temples { $temple }, tall pyramids { $pyramid }.
of-most = of { $n }
prayer-points = Prayer points (PP)
prayer-points-what = They pay for tiles, levels, recruits and Teleports. Pray, and the Night, bring new ones.
prayer-n = PP: { $n }
supply = Supply
supply-what = Units that can still be recruited.
in-supply = in supply
supply-n = Units in supply: { $n }
veterans = Veterans
veterans-what = Battles bring them, above all those without fame. At Night they turn into PP, cards or Units.
veterans-n = { $n ->
    [one] Veteran
   *[other] Veterans
  }
veterans-count = Veterans: { $n }
divine-n = Divine interventions in hand: { $n }
cards-n = Battle cards in hand: { $n }
your-hand = Your cards and tiles
battle-cards = Battle cards
in-hand = { $n } in hand
divine-cards = Divine interventions
divine-when-battle = For battles
divine-when-day = For the Day, in your turn
divine-when-movement = For a Move
power-tiles = Power tiles
market = Market
market-level = Your { $colour } pyramids reach level { $n }
market-no-pyramid = You have no pyramid of this colour ({ $colour })
winning-you = You win if nothing changes before your next turn!
winning-other = Careful: { $names } would win at the start of the next turn!
winning-short = Would win at the next turn

## Actions
actions = Actions
tokens-left = { $n ->
    [one] { $n } token left
   *[other] { $n } tokens left
  }
floors-need = { $n ->
    [one] floor { $floors } needs a token
   *[other] floors { $floors } need tokens
  }
command-move = Move
command-recruit = Recruit
command-raise = Raise
command-pray = Pray
command-buy = Buy
about-action-move = One of your Troops goes over land, by port or by Teleport.
about-action-recruit = New Units in your districts, for 1 PP each.
about-action-raise = A pyramid grows, or a new one begins.
about-action-pray = You gain prayer points.
about-action-buy = A tile of a colour and level that your pyramids reach.
space-used = A token lies here already.
gold-token = Gold token

## Zones
board-label = Map of Kemet
storm = storm
bank-not-in-play = east bank,|not in play
zone-kind-district = district
zone-kind-desert = desert
zone-kind-obelisk = desert with an Obelisk
zone-kind-temple = temple
zone-kind-sanctuary = sanctuary
zone-port-trading = trading port
zone-port-military = military port
zone-night = { $n } PP at Night
zone-offering = at Night, { $units ->
    [one] a Unit
   *[other] { $units } Units
  } given here: { $brings }
zone-pyramid = { $colour } pyramid, level { $level }
zone-held = held by { $who }
zone-out-of-reach = out of reach of this Move
zone-beside = next to: { $list }
zone-battle = { $zone }: battle
troop-of = { $who }: { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  }
troop-with = { $who }: { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  } with { $creature }
way-land = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
way-sea = by ship, { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
way-transfer = by a Transfer card
way-teleport = Teleport for { $n } PP
clash = battle, { $own } to { $enemy } before cards
odds-to = to
odds-before = Before cards.
odds-tie = Before cards; a tie goes to { $who }.
costs-pp = costs { $n } PP
costs-nothing = free

## What is asked
prompt-turn = Your turn: place an Action token
prompt-turn-more = Anything else this turn?
prompt-plan-move = Move: which Troop?
prompt-plan-recruit = Recruit: where do the new Units go?
prompt-plan-raise = Raise: which pyramid?
prompt-plan-buy = Buy: choose a tile in the market
prompt-plan-pray = Pray
prompt-move-where = Move: where { $units ->
    [one] does your Unit go
   *[other] do your { $units } Units go
  }?
prompt-confirm-attack = Attack { $enemy } in { $zone }?
confirm-for = { $what } for { $n } PP
confirm-raise = Raise the pyramid in { $zone } ({ $colour }) to level { $level }
confirm-place = Place { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  } in { $list }
prompt-go-on = On the way: where do they go on, or stop?
prompt-go-on-end = They can go no further
prompt-raise-it-to = How high shall the pyramid rise?
prompt-take-a-city = Choose your city
prompt-leave-a-district-empty = Which district of your city stays empty?
prompt-build-the-first-pyramids = First pyramids: { $levels } levels in all
prompt-choose-a-colour = Which colour does the new pyramid get?
prompt-take-the-first-tile = Take your first tile: it is free
prompt-move-or-recruit = Divine Will: Move or Recruit?
prompt-bring-a-creature = Where does the creature appear?
prompt-arrange-creatures = Where does { $creature } go?
prompt-raise-a-pyramid = Raise: which pyramid?
prompt-buy-a-tile = Buy a Power tile
prompt-remove-a-battle-card = Which battle card leaves the game?
prompt-place-units = { $units ->
    [one] Where does the new Unit go?
   *[other] Where do the new Units go?
  }
prompt-place-units-conscription = Conscription: where do your Veterans come as Units?
prompt-choose-the-next-battle = Which battle comes first?
prompt-choose-a-troop = Move: which Troop?
prompt-take-along = How many Units go?
prompt-where-does-the-creature-go = Does the creature go along?
prompt-rain-fire-on = Raining Fire: which enemy Troop loses a Unit?
prompt-war-council = War council: choose in secret
prompt-inflict-a-divine-wound = Discard cards for more strength?
prompt-recall-or-retreat = Your Troop lost: recall or retreat?
prompt-choose-where-they-retreat = You won: where do the losers retreat?
prompt-stay-or-recall = You won: stay there or recall the Troop?
prompt-draw-divine-interventions = Draw divine interventions
prompt-discard-divine-interventions = Which divine interventions do you discard?
prompt-make-an-offering = Make an offering at the Sanctuary?
prompt-make-an-offering-delta-temple = Make an offering at the Delta temple?
prompt-spend-veterans = Spend Veterans? You have { $veterans }
prompt-choose-your-place = Choose your place in the turn order

## More about it
detail-turn = Choose an action, or a Troop to move.
detail-turn-unmoved = Choose an action.
detail-turn-floors = { $bare ->
    [one] Floor { $floors } still lacks the token that it needs by Night.
   *[other] Floors { $floors } still lack the token that each needs by Night.
  }
detail-turn-more = Play a card, or end the turn.
detail-plan-move = Click a Troop, then where it goes; or drag it there.
detail-plan-raise = The tag at a pyramid is the price of its next level.
detail-plan-buy = One click chooses space and tile.
detail-plan-recruit = Click a district to fill it, and again for one less.
detail-plan-pray = You gain prayer points.
detail-confirm-attack = Battle: { $own } to { $strength } before cards. It cannot be undone.
detail-confirm-attack-paid = Battle: { $own } to { $strength } before cards, costs { $paid } PP. It cannot be undone.
detail-move-where = From { $from } · you have { $prayer } PP
detail-token-floor = Token: floor { $floor }.
detail-token-floor-bare = Token: floor { $floor }, which still needs one.
detail-go-on-part = Go on: { $units }, stay: { $stay } · you have { $prayer } PP
detail-stop-on-the-way = Where do they stop first? There some may stay or join, and they go on
detail-raise-it-to = { $zone } · you have { $prayer } PP
detail-recruit = Press a place for all of them, then another to shift one there.
detail-recruit-one = Press where it goes: it comes at once. Price: { $price } of { $prayer } PP
detail-hired = All of them come: press a place for them, then another to shift one there.
detail-place-units = Units left to place: { $units }
detail-place-units-conscription = One Unit for each Veteran; any without a place are lost.
detail-take-a-city = Three districts behind a wall, with a desert and a port around it.
detail-leave-a-district-empty = Each of the other two gets a Troop.
detail-build-the-first-pyramids = Press a colour, then another, or the same again for one level more. A district pressed after a colour moves it there.
prompt-levels-left = First pyramids: { $left ->
    [0] all levels are placed
    [one] { $left } of { $levels } levels is left
   *[other] { $left } of { $levels } levels are left
 }
prompt-founded = First pyramids: like this?
detail-founded = Build, or go back.
detail-founded-rest = The last level is a proposal: you can change it.
build-as-shown = Build
detail-choose-a-colour = The colour decides which tiles you can buy.
detail-take-the-first-tile = Level 1, of a colour of your pyramids.
detail-choose-a-troop = Click a Troop, then where it goes; or drag it there.
detail-recall-or-retreat = Recall: the Units go to your supply and bring PP. Retreat: the winner chooses where.
detail-choose-where-they-retreat = Only zones next to the battle are possible.
detail-choose-your-place = The first acts first; the last sees what the others do.

## Buttons
done = Done
place-n = Place { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  }
how-many-come = How many come
silver-token = Silver token
stop-on-the-way = Stop on the way
stop-on-the-way-what = leave or take Units there, then go on
detail-tall = Level 4 brings 1 fame point while it is held.
level-fame = +1 fame point while it is held
go-there = { $units ->
    [one] Send { $units } Unit
   *[other] Send { $units } Units
  } to { $zone }
go-there-battle = against { $enemy }: { $own } to { $strength } before cards
go-now = Go
go-themselves = Unless you go back, they go by themselves
built-themselves = Unless you go back, they are built by themselves
come-themselves = Unless you go back, they come by themselves
go-there-on = Stop there, then on
hint-part = { $go } go, { $stay } stay
level-n = Level { $n }
raise-can = I can raise
how-many = How many go
how-many-what = Keys 1 to 7
units-of = { $n } of { $of } Units
with-creature = with { $creature }
ends-itself = The turn ends by itself
goes-itself = Goes on by itself, unless you wait
wait = Wait
text-move = Move { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  } from { $zone }
text-council = Battle in { $zone } against { $enemy }: { $own } to { $strength } before cards.
text-council-plan = Chosen so far: { $list }
over-won = { $names } wins: { $reason }
over-nobody = Nobody wins

## Keys and tips
key-plan-back = Back: one step of what is being planned, or what is to be confirmed
key-zones = From zone to zone
key-zone-targets = Next and previous zone that can be chosen
key-zone-enter = Choose the zone
guide-take-a-city = Click a city on the map. Each has three districts, where your pyramids will stand and your Troops begin.
guide-leave-a-district-empty = Two of your three districts get a Troop. Pyramids can stand in all three.
guide-build-the-first-pyramids = Every colour opens tiles of its own kind: the market shows which. A press on a colour places a level; a second level opens stronger tiles.
guide-take-the-first-tile = A tile is yours for the whole game. This first one is free; each tells what it does.
guide-your-turn = One Action token a turn. Click a Troop to move it, an empty district to build, the market to buy, or a space of your pyramid.
guide-go-on = Gold numbers are steps, blue ones are the price of a Teleport. Red blades mean a battle.
guide-war-council = Both sides choose one card to fight with and one to lay aside, in secret.
guide-choose-your-place = Whoever has least fame chooses first.

## Why a hint proposes something
why-more-fame = more permanent fame
why-less-fame = less permanent fame
why-more-temples = more temples held
why-less-temples = fewer temples held
why-more-pyramids = taller pyramids
why-less-pyramids = lower pyramids
why-more-tiles = a stronger set of tiles
why-less-tiles = a weaker set of tiles
why-more-plan = a better tile comes within reach
why-less-plan = the next tile moves out of reach
why-more-prayer = more prayer points
why-less-prayer = fewer prayer points
why-more-units = a stronger army
why-less-units = a weaker army
why-more-cards = better cards in hand
why-less-cards = weaker cards in hand
why-more-battle = better chances in battle
why-less-battle = worse chances in battle
why-more-victory = victory is near
why-less-victory = victory moves away
why-more-order = a better place in the turn order, or more Dawn tokens
why-less-order = a worse place in the turn order, or fewer Dawn tokens
why-more-danger = less danger for your Troops
why-less-danger = more danger for your Troops
