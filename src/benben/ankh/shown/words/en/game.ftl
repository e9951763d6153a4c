### Words of the game Ankh: names, steps, choices and what the chronicle tells.
### Ids follow the names in the rules (names.py, story.py); $a1, $a2 … are the arguments of an event or choice in order.
### A selector can be put on numbers only: tokens, levels and offers come as text.

## Pieces
piece-god = God
piece-warrior = Warrior
piece-captive = Trapped Warrior
piece-satet = Satet
piece-cat-mummy = Cat Mummy
piece-mummy = Mummy
piece-apep = Apep
piece-scorpion = Giant Scorpion
piece-androsphinx = Androsphinx
piece-obelisk = Obelisk
piece-pyramid = Pyramid
piece-temple = Temple

## Actions
action-move = Move Figures
action-summon = Summon Figure
action-gain = Gain Followers
action-unlock = Unlock Ankh Power

## Battle cards
card-build = Build Monument
card-plague = Plague of Locusts
card-chariots = Chariots
card-cycle = Cycle of Ma’at
card-drought = Drought
card-flood = Flood
card-miracle = Miracle

## Powers: three levels, then those of the gods
power-commanding = Commanding
power-inspiring = Inspiring
power-omnipresent = Omnipresent
power-revered = Revered
power-resplendent = Resplendent
power-obelisk-attuned = Obelisk Attuned
power-temple-attuned = Temple Attuned
power-pyramid-attuned = Pyramid Attuned
power-glorious = Glorious
power-magnanimous = Magnanimous
power-bountiful = Bountiful
power-worshipful = Worshipful
power-mysterious-forms = Mysterious Forms
power-judge-of-the-dead = Judge of the Dead
power-protector = Protector
power-gate-to-the-underworld = Gate to the Underworld
power-radiance = Radiance

## Events on the track
happening-monument = Control Monument
happening-caravan = Camel Caravan
happening-consolidation = Consolidation
happening-conflict = Conflict
happening-conflict-merge = Conflict, then two gods merge
happening-conflict-forget = Conflict, then gods in the red are forgotten
happening-conflict-end = Last conflict

## Where a Giant Scorpion’s claws point
aim-n-ne = north and north-east
aim-ne-se = north-east and south-east
aim-se-s = south-east and south
aim-s-sw = south and south-west
aim-sw-nw = south-west and north-west
aim-nw-n = north-west and north

## Steps: what somebody is asked to do, or what is going on
step-setup = Set up the game
step-choose-an-action = Choose an action
step-move-your-figures = Move figures
step-move-this-figure = Move a figure
step-push-the-figure = Push the figure away
step-aim-the-claws = Aim the claws
step-summon-a-figure = Summon a figure
step-place-the-figure = Place the figure
step-give-it-a-sun = Give it a Sun token
step-unlock-a-power = Unlock a power
step-control-a-monument = Control a monument
step-lay-a-caravan = Lay a camel caravan
step-which-half-keeps-the-token = Choose the half that keeps the token
step-swap-a-token = Swap a token
step-swap-it-with = Choose the other token
step-join-two-regions = Join two regions
step-which-token-moves = Choose the token that moves
step-conflict = Resolve the conflict
step-battle = Fight the battle
step-call-figures-to-your-obelisks = Call figures to Obelisks
step-to-which-obelisk = Choose a place at an Obelisk
step-announce-two-cards = Announce two cards
step-choose-a-battle-card = Choose a battle card
step-build-a-monument = Build a monument
step-place-the-monument = Place the monument
step-bid-against-the-plague = Bid against the Plague
step-use-the-tiebreaker = Use the tiebreaker
step-doomed = Count the fallen
step-protect-figures = Protect figures
step-deaths = Bury the fallen
step-trap-a-warrior = Trap a Warrior
step-the-mummy-returns = Bring the Mummy back
step-place-an-underworld-tile = Open the Underworld
step-where-to-lay-the-tile = Lay the Underworld tile
step-offer-followers-for-devotion = Offer Followers for Devotion
step-which-guardians-leave = Choose who leaves

## Choices, as a button says them
choice-seal = Play it
choice-pass = Decline
choice-use = Yes
choice-god = God: { $a1 }
choice-first = First player: { $a1 }
choice-guardian = Guardian: { $a1 }
choice-action = { $a1 }
choice-summon = Summon: { $a1 }
choice-summon-captive = Buy a Warrior back
choice-unlock = Unlock { $a1 }
choice-card = Play { $a1 }
choice-bid = Offer { $a1 }
choice-bid-0 = Offer nothing
choice-bid-32-and-more = Offer 32 or more
choice-build = Build: { $a1 }
choice-aim = Aim { $a1 }
choice-aim-n-ne = Aim north and north-east
choice-aim-ne-se = Aim north-east and south-east
choice-aim-se-s = Aim south-east and south
choice-aim-s-sw = Aim south and south-west
choice-aim-sw-nw = Aim south-west and north-west
choice-aim-nw-n = Aim north-west and north
choice-trap = Trap a Warrior of { $a1 }
choice-token = Token { $a1 }
choice-tile = New Underworld tile
choice-move = Figure at { $a1 }
choice-to = To { $a1 }
choice-take = Take the monument at { $a1 }
choice-save = Protect { $a1 }
choice-leave = Give up { $a1 }
choice-camel = Camel at { $a1 }

## What happened, as the chronicle tells it
event-plays = { $a2 } joins the game
event-guardian-chosen = Guardian of level { $a1 }: { $a2 }
event-begins = { $a1 } goes first
event-turn = { $a1 }’s turn
event-took-action = { $a1 } chooses { $a2 }
event-event = { $a1 } triggers an event: { $a2 }
event-moved = { $a1 } moves to { $a3 }
event-summoned = { $a1 } appears at { $a2 }
event-gained-followers = { $a1 } gains { $a2 ->
    [0] no Followers
    [one] { $a2 } Follower
   *[other] { $a2 } Followers
  }{ $why } and has { $a3 }
event-unlocked = { $a1 } unlocks { $a2 } for { $a3 ->
    [one] { $a3 } Follower
   *[other] { $a3 } Followers
  }
event-unlocked-none = { $a1 } unlocks no power
event-guardian-joins = { $a1 } now serves { $a2 }
event-took-control = { $a1 } takes control: { $a2 } at { $a3 }
event-took-none = { $a1 } takes no monument
event-no-caravan = { $a1 } lays no caravan
event-camel-placed = A camel lies down at { $a1 }
event-token-placed = Conflict token { $a1 } now lies in the region of { $a2 }
event-tokens-swapped = Conflict tokens { $a1 } and { $a2 } change places
event-took-tiebreaker = { $a1 } takes the Battle Tiebreaker
event-region = Region { $a1 } ({ $a2 }) begins
event-dominion = { $a1 } has dominion over the region
event-battle = Battle: { $a2 }
event-card-revealed = { $a1 } plays { $a2 }
event-built = { $a1 } builds at { $a3 }: { $a2 }, for { $a4 ->
    [0] nothing
    [one] { $a4 } Follower
   *[other] { $a4 } Followers
  }
event-bid = { $a1 } offers { $a2 ->
    [0] no Followers
    [one] { $a2 } Follower
   *[other] { $a2 } Followers
  } to the Plague
event-spared = The Plague spares { $a1 }
event-killed = { $a1 } dies at { $a2 }
event-strength = { $a1 }: strength { $a4 } ({ $a2 } from figures, { $a3 } from cards and powers)
event-used-tiebreaker = { $a1 } uses the Battle Tiebreaker: the tie becomes a victory
event-wins-battle = { $a1 } wins the battle
event-nobody-wins = Nobody wins the battle
event-took-cards-back = { $a1 } takes back all battle cards
event-paid-for-devotion = { $a1 } pays { $a2 } Followers for Devotion
event-gained-devotion = { $a1 } gains { $a2 } Devotion{ $why } and stands at { $a3 }
event-lost-devotion = { $a1 } loses { $a2 } Devotion{ $why } and stands at { $a3 }
event-pushed = { $a1 } is pushed from { $a2 } to { $a3 }
event-aimed = { $a1 } at { $a2 } points its claws { $a3 }
event-destroyed = { $a1 } at { $a2 } is destroyed
event-trapped = { $a1 } traps a Warrior of { $a2 }
event-ransomed = { $a1 } buys a Warrior back from { $a2 }
event-radiant = { $a1 } at { $a2 } takes a Sun token
event-tile-placed = { $a1 } opens the Underworld at { $a2 }
event-announced = { $a1 } announces two cards
event-protected = { $a1 } at { $a2 } is protected
event-carried-off = { $a1 } is carried off from { $a2 } by the flood
event-merges = { $a1 } will merge into { $a2 }
event-guardian-leaves = { $a1 } of { $a2 } leaves the game
event-merged = { $a1 } has become part of { $a2 }
event-regions-joined = The regions of tokens { $a1 } and { $a2 } become one
event-token-removed = Conflict token { $a1 } leaves the board
event-forgotten = { $a1 } is forgotten
event-won = { $a1 } wins the game
event-nobody-won = No god is left: nobody wins

## At the table
blank-stone = A stone without a name
blank-who = Forgotten ({ $players })
thing-tile = Underworld tile
brings = What it brings
gain-victory = victory
gain-majorities = majorities
gain-dominion = dominion
gain-monuments = monuments
gain-consolidation = Consolidation
gain-after = after the battle
brings-dead = { $count ->
    [one] loses { $count } figure
   *[other] loses { $count } figures
  }
battle-result = { $god } wins region { $token }, { $score }
battle-result-none = Nobody wins region { $token }, { $score }
merge-partners = { $first } and { $second } now sit on one throne: each takes one action per turn, and they win or lose together.
merge-partners-you = You and { $partner } now sit on one throne: each takes one action per turn, and you win or lose together.
end-by = Played by { $players }

## Why a hint proposes something
why-more-devotion = more Devotion
why-less-devotion = less Devotion
why-more-conflict = better chances in the next conflict
why-less-conflict = worse chances in the next conflict
why-more-majorities = better majorities later
why-less-majorities = weaker majorities later
why-more-survival = farther from being forgotten
why-less-survival = closer to being forgotten
why-more-monuments = more monuments within reach
why-less-monuments = fewer monuments within reach
why-more-followers = more Followers
why-less-followers = fewer Followers
why-more-powers = more powers
why-less-powers = fewer powers
why-more-figures = more figures
why-less-figures = fewer figures
why-more-cards = better cards in hand
why-less-cards = weaker cards in hand
why-more-tempo = a firmer hold on the next event
why-less-tempo = a weaker hold on the next event
why-more-merging = less danger of having to merge
why-less-merging = more danger of having to merge

## Explanations
about-piece-god = Strength 1. A God never dies.
about-thing-devotion = Won in conflicts. The top space wins at once; gods in the red are forgotten after the fourth conflict.
about-thing-cards = Everybody sees which cards are used. Only the Cycle of Ma’at brings them back.
about-thing-tiebreaker = Held by whoever triggers a conflict: once in that conflict it turns a tie into a victory.
about-thing-suns = Figures with a Sun add 1 Devotion to a victory or dominion in their region, however many of them stand there.
about-thing-captives = Each trapped Warrior makes the God of Anubis 1 stronger. Its owner may buy it back for 1 Follower.
about-thing-tile = Only figures of Osiris may end a move or appear here.
end-you = The victory is yours
end-you-with = The victory is yours, together with { $partner }
gains-devotion = { $sign }{ $count } Devotion
gains-followers = { $sign }{ $count ->
    [one] { $count } Follower
   *[other] { $count } Followers
  }
label-followers = { $count ->
    [one] Follower
   *[other] Followers
  }
label-warriors = { $count ->
    [one] Warrior left
   *[other] Warriors left
  }
story-camels = { $a1 ->
    [one] A camel lies down
   *[other] { $a1 } camels lie down in a line
  }

## Why a choice is refused
refused-row-above = the second action comes from a lower row
refused-no-figure-there = no figure stands there
refused-not-your-figure = that figure is not yours
refused-moved-already = that figure has moved already
refused-nowhere-to-go = no hex is free for it within reach
refused-already-there = it stands there already
refused-water = figures and monuments do not stand on water
refused-too-far = it is more than three hexes away
refused-occupied = something stands there already
refused-underworld-tile = an Underworld tile lies there
refused-own-figure = Satet pushes enemy figures only
refused-no-room-to-push = the figure there could not be pushed anywhere
refused-not-adjacent = it is not adjacent
refused-river-or-camels = a river or camels lie between
refused-regular-one-summoned = the one figure for such a hex has been summoned
refused-none-trapped = no Warrior of yours is trapped
refused-none-in-the-pool = there is none in your pool
refused-too-few-followers = there are too few Followers
refused-no-hex-for-it = there is no hex where it could stand
refused-no-monument-there = no monument stands there
refused-already-yours = it is yours already
refused-neutral-first = as long as a monument is neutral none is taken from others
refused-none-in-the-supply = there is none left in the supply
refused-other-region = it is in another region
refused-camel-laid = a camel has been laid: undo takes it back
refused-camel-there = a camel is there already
refused-region-too-small = the region is too small to be split
refused-no-line-with-those = no legal line holds it together with those laid
refused-no-line-there = no legal line leads over that side
refused-unlocked-already = that power is unlocked already
refused-power-of-a-god = that power belongs to a god
refused-level-full = two powers of that level are unlocked
refused-level-not-open = two powers of each lower level come first
refused-card-used = that card has been used
refused-card-chosen = that card has been chosen already
refused-card-first = a card must be chosen first
refused-bid-first = a bid must be made first
refused-no-own-obelisk-beside-it = no Obelisk of yours in the region is adjacent
