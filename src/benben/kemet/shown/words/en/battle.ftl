### Words of the battle's stage, the War council, the Night and the end.

## War council
council-title = Battle for { $zone }: War council
council-attacks = You attack { $god } with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }: { $zone }
council-attacked = { $god } attacks you with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }: { $zone }
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
council-stake = At stake
council-stake-fame = { $sign }{ $amount } Battle fame
council-stake-temporary = { $sign }{ $amount } temporary fame
council-stake-veterans = { $sign }{ $amount ->
    [one] { $amount } Veteran
   *[other] { $amount } Veterans
  }
council-if-won = if you win
council-if-lost = if you lose
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
council-win-fallen = win, but all fall
council-wins-fallen = { $card }: you win { $own } to { $foe }, but all your Units fall; they lose: { $kill }
council-wins = { $card }: you win { $own } to { $foe }; you lose Units: { $fall }, they lose: { $kill }
council-loses = { $card }: you lose { $own } to { $foe }; you lose Units: { $fall }, they lose: { $kill }
council-pick-play = Pick the battle card you play
council-pick-aside = You play { $play }: now pick a card to lay aside, face down
council-ask = Play { $play }, lay { $aside } aside{ $count ->
    [0] { "" }
    [one] , add { $count } divine card
   *[other] , add { $count } divine cards
  }?
council-ask-proposed = Proposed: play { $play }, lay { $aside } aside{ $count ->
    [0] { "" }
    [one] , add { $count } divine card
   *[other] , add { $count } divine cards
  }
council-proposed = proposed
council-detail-planning = { $god } is still planning
council-detail-sealed = { $god } has chosen and waits for you
council-odds = Wins against { $wins } of { $of } cards, as far as one knows
council-hopeless-others = This plan cannot win; another card could
council-hopeless-all = No card of yours wins here, as far as one knows
council-hopeless-fallen = A card could win, but none of your Units would be left
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
stage-skip = Skip these battles
stage-skip-watching = Skip these battles
fight-title = Battle for { $zone }
fight-map = Where it is fought
fight-aside = laid aside, face down
fight-plans = { $god } is planning…
fight-plans-you = You are planning…
fight-has-chosen = { $god } has chosen
fight-has-chosen-you = You have chosen
fight-hand = { $count ->
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
  }
fight-played-before = played before: { $card }
fight-brings = What it brings
fight-gain-fame = { $sign }{ $amount } fame
fight-gain-prayer = { $sign }{ $amount } PP
fight-gain-veterans = { $sign }{ $amount ->
    [one] { $amount } Veteran
   *[other] { $amount } Veterans
  }
fight-for-victory = attacker won
fight-for-defence = defended
fight-for-no-fame = no fame won
fight-for-recall = recalled
fight-source = source
fight-wins = { $god } wins
fight-by = by { $lead } in strength
fight-tie = a tie goes to the defender
fight-cancelled = { $creature } counts for nothing: the enemy’s creature cancels it
fight-falls-how = Damage less defence, then what nothing blocks and what one’s own card costs.
fight-own-loss = own card
fight-fall = { $count ->
    [0] nobody falls
    [one] { $count } Unit falls
   *[other] { $count } Units fall
  }
fight-stand = { $count ->
    [one] { $count } stands
   *[other] { $count } stand
  }
fight-falls = { $god } loses { $count ->
    [one] { $count } Unit
   *[other] { $count } Units
  }, { $left } left
fight-falls-none = { $god } loses nobody
fight-wound-row = Divine Wound
fight-clash = { $attacker } attacks { $defender } in { $zone }. Strength before cards: { $own } to { $foe }
fight-reveal = { $attacker } plays { $own }, { $defender } plays { $foe }
fight-added = { $god } adds { $cards }
fight-tally = All told: { $attacker } { $own }, { $defender } { $foe }
fight-wound = { $god } discards { $card }: strength +{ $amount }
fight-recalled = { $god } recalls { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }
fight-recalled-forced = { $god } has to recall { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }: no free zone to retreat to
fight-retreated = { $god } retreats with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  } to { $zone }
fight-took-back = { $god } takes all battle cards back
ledger-units = Units
ledger-card = Battle card
ledger-creature = Creature
ledger-tiles = Power tiles
ledger-divine = Divine cards
ledger-home = Home
ledger-total = Total
fstep-council = War council
fstep-reveal = Reveal
fstep-strength = Strength
fstep-casualties = Casualties
fstep-rewards = Rewards
fstep-loser = Loser goes
fstep-winner = Winner may recall

## What is asked on the stage
ask-nobody = The battle goes on
ask-wait-other = Waiting for { $god }
ask-wait-inflict-a-divine-wound = { $god } may discard divine cards for strength
ask-wait-recall-or-retreat = { $god } decides: recall or retreat
ask-wait-choose-where-they-retreat = { $god } chooses where the loser goes
ask-wait-stay-or-recall = { $god } decides: stay or recall
ask-wound = Divine Wound: discard cards for strength?
ask-wound-detail = Each card you discard now adds 1; the sums above are known
ask-loser = You lost: what { $units ->
    [one] does your Unit
   *[other] do your { $units } Units
  } do?
ask-loser-detail = Recalled Units go to your supply; where retreating ones go is the winner’s choice
ask-loser-stay-detail = None of the winner’s Units is left, so yours may stay; recalled ones go to your supply
ask-refuge = { $god } retreats: where to with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }?
ask-refuge-detail = Empty zones next to { $zone }; also on the map
ask-winner = You won: { $units ->
    [one] does your Unit
   *[other] do your { $units } Units
  } stay?
ask-winner-detail = Recalled, the Troop keeps the reward of the victory, but gives up the zone and what it is worth
ask-stay-brings = { $units ->
    [one] { $units } Unit holds the zone
   *[other] { $units } Units hold the zone
  }

## What a choice brings
brought-fame = { $sign }{ $amount } fame
brought-prayer = { $sign }{ $amount } PP
brought-units = { $sign }{ $amount ->
    [one] { $amount } Unit
   *[other] { $amount } Units
  }
brought-veterans = { $sign }{ $amount ->
    [one] { $amount } Veteran
   *[other] { $amount } Veterans
  }
brought-divine = { $sign }{ $amount ->
    [one] { $amount } divine card
   *[other] { $amount } divine cards
  }
brought-holds = holds { $zone }
brought-loses = { $zone } is lost
brought-leaves = { $name } leaves the board

## Night
night-title = Night { $round }
night-brought = What the Night brought
night-in-order = each step in turn order
night-col-fame = fame
night-col-temples = temples
night-col-prayers = prayers
night-col-cards = cards
night-col-units = Units
night-col-now = PP now
night-full = the limit
night-capped = No more than { $n } PP can be held.
night-why-offering = offering
night-why-temples = two temples
night-step-offering = Offering
night-step-delta-temple = Delta temple
night-step-temples = Temples
night-step-adoration = Adoration
night-step-prayers = Prayers
night-step-divine-intervention = Divine cards
night-step-conscription = Conscription
night-step-awakening = Awakening
night-step-destiny = Destiny
night-order = Turn order of round { $round }
night-order-what = who has the least fame chooses first
night-after = after { $god }
night-before = before { $god }
night-first = first of all
night-last = last of all
night-middle = in between
night-free = free
night-offer = Make the offering
night-keep = Keep them
night-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
  }
night-spend = Spend { $count }
night-ask-offering = Offering: give Units of the Sanctuary for fame?
night-ask-delta = Delta temple: give a Unit for prayer points?
night-ask-offerings = Offerings: which do you make?
night-offer-use-use = Both
night-offer-use-pass = Only the Sanctuary
night-offer-pass-use = Only the Delta temple
night-offer-pass-pass = Neither
night-ask-prayers = Prayers: Veterans for extra PP? You have { $veterans }
night-ask-cards = Veterans for divine cards? You have { $veterans }
night-later-prayers = 1 PP each. Those you keep can still buy cards, two for one; the rest become Units.
night-later-cards = Two for a card. Those you keep become Units, one each.
night-temples-lost = no point for two temples
night-ask-place = Destiny: choose your place in the turn order
night-ask-vision = Vision: choose what you discard
night-goes-on = The Night goes on
night-over = The Night is over: round { $round } begins
vision-title = Discard { $left ->
    [one] { $left } card
   *[other] { $left } cards
  }
vision-what = Diversion always stays
remove-title = Which battle card leaves the game?
remove-what = The special card takes its place. Nobody else learns which one you remove.
remove-card = Remove { $card }

## The end, and a replay
kend-fame = enough fame at the start of the turn, and nobody has more
kend-rounds = most fame after the agreed rounds
kend-divine = Divine
kend-battle = Battle
kend-temple = Temple
kend-pyramid = Pyramid
kend-course = Fame over the rounds
mark-tall = Pyramid of level 4 in { $zone } ({ $colour })
share-fame = { $fame } fame
