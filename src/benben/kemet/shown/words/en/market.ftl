### The market, players' boards, the form of a new game, how to play and the phone.

## Market
market-title = Power tiles
market-close = Board
market-filters = Show
market-all = All
market-can = I can buy
market-kind-battle = Battle
market-kind-movement = Movement
market-kind-prayer = Prayer
market-kind-units = Units
market-kind-creatures = Creatures
market-kind-fame = Fame
market-whose = Whose pyramids
market-colours = Colours
market-level-word = level
market-shelf = Level { $level } · { $level } PP
market-within = within reach
market-price = price { $price } PP
market-can-take = can be taken
market-owned = owned by { $list }
market-bought = bought today
market-none-yet = no pyramid yet
market-your-level = your pyramid: level { $level }
market-level-of = { $who }: level { $level }
market-captured = captured from { $who }
market-prayer-points = prayer points
market-buy-question = Buy { $tile }?
confirm-buy = Buy { $tile }
market-waits = It waits in your supply.
market-no-troop = It waits in your supply: no Troop of yours can take it now.
market-buy-for = Buy for { $price } PP
market-buy-free = Take it for free
market-take = Take { $tile }
market-rule = Rule
market-which-space = On which Buy space
market-space = Space { $number }
market-joins-which = Where it comes
market-joins = Joins your Troop: { $zone }
market-choose = { $count ->
    [one] One tile is within your means. Press any tile to read it.
   *[other] { $count } tiles are within your means. Press any tile to read it.
  }
market-look = Nothing can be bought right now. Press any tile to read it.

## A player's whole board
board-title = Player boards
board-fame-of = fame of { $n }
board-fame-row = Fame: { $total } of { $goal }
board-fame-divine = given by the gods, for good
board-fame-battle = won in battle, for good
board-fame-temple = for temples, while they are held
board-fame-pyramid = for pyramids of level 4, while they are held
board-fame-why = How fame wins
board-winning = { $who } wins at the start of the next turn, if nothing changes.
board-of = of { $n }
board-supply = in supply
board-played = { $n ->
    [one] card played
   *[other] cards played
  }
board-actions = Actions
board-space-used = { $action }, floor { $floor }: used
board-space-free = { $action }, floor { $floor }: free
board-tokens-left = { $n ->
    [one] { $n } Action token left
   *[other] { $n } Action tokens left
  }
board-equilibrium = Equilibrium: by Night every floor needs a token. Still empty: { $floors }.
board-equilibrium-now = Equilibrium: no token to spare. Each one left must go to an empty floor: { $floors }.
board-equilibrium-done = Equilibrium: every floor has its token.
board-silver-ready = Silver token ready.
board-silver-used = Silver token used.
board-silver-what = One more action in this round.
board-gold-ready = Gold token ready.
board-gold-used = Gold token used.
board-why = why?
board-on-the-map = On the map
board-units = { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  }
board-none = none
board-cards = Battle cards
board-cards-hand = in hand: { $n }
board-cards-played = played: { $n }
board-cards-aside = laid aside: { $n }
board-cards-removed = out of the game: { $n }
board-cards-secret = The other cards are secret.
board-cards-none-shown = None has been shown yet.
board-divine = Divine interventions: { $n }
board-when-battle = in a battle
board-when-day = during the Day
board-when-movement = during a Move
board-tiles = Power tiles: { $n }

## Turn order and greeting
turn-fame = fame
kemet-greeting = You are { $god }. Hold temples, win battles and raise pyramids: whoever begins a turn with { $goal } fame points, while nobody has more, wins.

## A new game
form-cities = Cities
form-cities-choose = Everybody takes one
form-cities-choose-what = One after the other, at the beginning.
form-cities-random = Dealt by chance
form-cities-random-what = Nobody chooses; play begins sooner.
form-length = Length
form-to-the-end = To { $n } fame points
form-to-the-end-what = As the rules have it.
form-rounds = { $n } rounds at most
form-rounds-what = Then whoever has the most fame wins.
form-board = The board for { $n }
form-board-what = pyramids in { $colours } of { $all } colours

## How to play
kemet-how-lead = Kemet in nine cards: read them in three minutes, the rest comes by playing. The page only ever offers what the rules allow, and “why?” opens the rule.
kemet-how-win = Fame wins
kemet-how-win-what = You need { $goal } fame points when one of your turns begins, and nobody may have more. Solid marks stay yours for good; dashed ones are lent to you while you hold a temple or a tall pyramid.
kemet-how-map = Your city and the temples
kemet-how-map-what = Your city has three districts for Troops and pyramids. Temples lie outside: whoever stands on one has its fame point, until somebody drives them off.
kemet-how-day = A Day: { $tokens } tokens each
kemet-how-day-what = In turn, everybody places one Action token on their own board and does that action at once. When all are placed, Night falls.
kemet-how-floors = Every floor once
kemet-how-floors-what = By Night a token must lie on each of your three floors. Your board says which floor is still empty, so leave Move, Raise or Recruit some room.
kemet-how-tiles = Pyramids open the market
kemet-how-tiles-what = Raise a pyramid with prayer points, and you may buy tiles of its colour up to its level. A tile costs its level and works for the rest of the game.
kemet-how-move = A Troop goes far
kemet-how-move-what = Up to five Units are a Troop. It steps to a zone beside it or sails between ports; from a district with a pyramid it may Teleport to any Obelisk for 2 PP.
kemet-how-battle = Attacking brings fame
kemet-how-battle-what = Enter an enemy’s zone and a battle begins. Both secretly choose a card to play and one to lay aside. An attacker who wins and survives gains a fame point for good.
kemet-how-night = Night
kemet-how-night-what = Two temples or more bring lasting fame, temples bring prayer points, everybody draws a card. Then whoever has the least fame picks their place in the turn order first. Before that you may give { $units } Units in the Sanctuary for lasting fame (+{ $fame }), and one in the Delta temple for { $prayer } PP.
kemet-how-more = Creatures and divine cards
kemet-how-more-what = Some tiles bring a creature that makes one Troop stronger. Divine cards are surprises: in battle, on the way or during the Day.
kemet-how-actions = The five actions
kemet-how-action-pray = Two prayer points.
kemet-how-action-buy = A Power tile that one of your pyramids reaches; one of each colour in a Day.
kemet-how-action-raise = A pyramid grows by one level or more: 1 PP for level 1, 2 for level 2, and so on.
kemet-how-action-recruit = Units from the supply into your city, one prayer point each.
kemet-how-action-move = One Troop, or a part of it, sets out.
kemet-how-one-battle = One battle, step by step
kemet-how-divine = Divine interventions
kemet-battle-attacks = { $god } attacks a temple
kemet-battle-defends = { $god } defends it
kemet-battle-sum = { $units } Units + card { $card } = strength { $strength }
kemet-battle-cards = Both choose in secret: a card to play, another that goes face down beside it. Then they show.
kemet-battle-strength = Units, card, tiles and creature make the strength: eight on both sides.
kemet-battle-winner = In a tie the defender wins: { $defender } keeps the temple.
kemet-battle-losses = { $attacker } deals 1 damage, { $defender }’s card blocks 1. Nobody falls.
kemet-battle-rewards = { $defender } gets two Veterans, { $attacker } one. With one point more { $attacker } would have won, and gained fame. By Night, Veterans become PP, cards or Units.
kemet-battle-after = { $attacker } must go: home to the supply, which brings 3 PP, or to a zone that { $defender } picks.

## Phone
phone-actions = Actions
phone-players = Players
phone-hand = Hand
phone-tiles = Tiles
phone-chronicle = Chronicle
phone-can-play = can be played now
fame-standing = Fame, to { $goal }: { $list }
market-come-where = Where do the mercenaries come?
market-come = The mercenaries come to { $zone }
market-come-later = Place them on the board
