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
market-level = level
market-shelf = Level { $level }
market-within = within reach
market-price = price { $price } PP
market-can-take = can be taken
market-owned = owned by { $list }
market-bought = bought today
market-no-pyramid = no pyramid yet
market-your-level = your pyramid: level { $level }
market-level-of = { $who }: level { $level }
market-captured = captured from { $who }
market-prayer-points = prayer points
market-buy-question = Buy { $tile }?
market-buy-for = Buy for { $price } PP
market-take = Take { $tile }
market-rule = Rule
market-which-space = On which Buy space
market-space = Space { $number }
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
board-veterans = Veterans
board-played = cards played
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
board-divine = Divine interventions: { $n }
board-when-battle = in a battle
board-when-day = during the Day
board-when-movement = during a Move
board-tiles = Power tiles: { $n }
