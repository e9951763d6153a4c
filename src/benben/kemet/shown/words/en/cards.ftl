### Words for the further cards of Ta-Seti, a module of classic Kemet: steps, choices, events, refusals.

step-swap-the-battle-card = Choose whether to swap the battle card
step-take-a-card-from-the-discard = Take a card from the discard
use-swap-the-battle-card = Swap it for the card laid aside
pass-swap-the-battle-card = Keep the battle card
event-swaps = { $a1 } swaps the battle card { $a2 } for { $a3 }
event-spared = { $a1 } is spared the loss of { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  }
event-remembers = { $a1 } takes a card from the discard in secret and holds { $a2 }
event-remembered = { $a1 } takes { $a2 } from the discard
refused-discard-empty = the discard has no card to take
refused-not-in-the-discard = no such card is in the discard
refused-never-its-like = that card never brings back its like
drawn-taken = taken in secret
