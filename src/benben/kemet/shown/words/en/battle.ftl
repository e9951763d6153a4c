### Words of the battle's stage, the War council, the Night and the end.

## War council
council-title = Battle for { $zone }: War council
council-tie = a tie goes to the defender
council-plan = Your plan
council-secret = only you see it; how many divine cards you add stays hidden, too
council-cards = Your battle cards
council-how = first card: play, second: lay aside; pick it again to take it back
council-used = used; it comes back once your hand is empty
council-play = Play
council-aside = Lay aside
council-slot-play = You play: { $card }
council-slot-aside = You lay aside: { $card }
council-divine = Divine cards
council-divine-paid = Divine cards · { $paid } PP
council-divine-on = { $card }, added { $count } of { $held }: { $what }; costs { $cost } PP
council-divine-off = { $card }: { $what }; costs { $cost } PP
council-divine-none = You hold none for a battle.
council-cost = { $cost } PP
council-idle = { $card }: not for battles
council-idle-why = This card is not for battles.
council-strength = your strength
council-before = before cards
council-hand = Battle cards in hand
council-divine-held = Divine cards
council-prayer = Prayer points
council-known = Played before
council-planning = { $god } is planning…
council-chosen = { $god } has chosen
council-spied = Your Spy has seen: { $card }
council-spied-what = Your Spy has seen this card
council-against = Against each card { $god } may still hold
council-against-spied = Against the card your Spy has seen
council-against-what = strength and fallen Units, without divine cards of the enemy
council-against-first = Pick a card to play, and this shows how it would go.
council-win = win
council-lose = lose
council-wins = { $card }: you win { $own } to { $foe }; you lose Units: { $fall }, they lose: { $kill }
council-loses = { $card }: you lose { $own } to { $foe }; you lose Units: { $fall }, they lose: { $kill }
council-pick-play = Pick the battle card you play
council-pick-aside = You play { $play }: now pick a card to lay aside, face down
council-ask = Play { $play }, lay { $aside } aside{ $count ->
    [0] { "" }
    [one] , add { $count } divine card
   *[other] , add { $count } divine cards
  }?
council-detail-planning = { $god } is still planning · costs { $cost } PP
council-detail-sealed = { $god } has chosen and waits for you · costs { $cost } PP
council-sealed = Your plan is sealed
council-wait = Waiting for { $god }; until then you can open it again
council-seal = Seal the plan
council-reopen = Open it again
council-clear = Start over
council-take-hint = Lay out the hint

## Stage
fight-attacker = attacker
fight-defender = defender
fight-winner = Winner
fight-strength-of = { $god }: strength { $strength }
