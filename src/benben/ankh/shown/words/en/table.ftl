### Words around the board: panels, what is asked, battles, moments, explanations. Words of the game itself are in game.ftl.

## Around the board
board-label = Map of Egypt
the-gods = The gods
turn-first = first action
turn-second = second action
turn-only = only action
turn-event = event
turn-conflict = conflict
table-of = { $scenario } · { $count ->
    [one] { $count } god
   *[other] { $count } gods
  }
actions = Actions
actions-first = first of two
actions-second = second of two
actions-only = only one
action-now = now
action-can = possible
action-event = triggers the event
action-track = { $at } of { $needed }
events = Events
events-count = { $at } of { $of }
events-next = Next
after-merge = Merge
after-merge-what = two lowest
after-forget = Forget
after-forget-what = gods in red
after-end = End
after-end-what = highest wins
devotion = Devotion
devotion-red = In the red: forgotten after conflict IV
devotion-standing = Devotion: { $list }
followers = Followers
warriors-left = Warriors left
of-count = of { $of }
battle-cards = Battle cards
cards-count = { $hand } in hand · { $used } used
cards-in-hand = { $count ->
    [one] { $count } battle card in hand
   *[other] { $count } battle cards in hand
  }
cards-list = In hand: { $hand }. Used: { $used }.
powers = Ankh powers
powers-count = { $count } of { $of } unlocked
unlocked = unlocked
used-card = used
tiebreaker = Battle Tiebreaker
guardians = Guardians
in-pool = { $piece }, waiting to be summoned
suns-free = { $count ->
    [one] { $count } Sun free
   *[other] { $count } Suns free
  }
trapped-list = Trapped Warriors: { $list }
in-captivity = { $count ->
    [one] { $count } Warrior held by Anubis
   *[other] { $count } Warriors held by Anubis
  }
trap-what = Its Warrior is held on your board.
tab-gods = Gods
tab-cards = You
tab-events = Events
region = Region { $token }
piece-of = { $piece } of { $god }
piece-neutral = neutral { $piece }
many-of = { $count } × { $piece }
many-warrior = { $count } Warriors
terrain-f = fertile
terrain-d = desert
terrain-w = water
hex-empty = empty
hex-open = can be chosen

## If conflict came now
outlook = If a conflict came now
outlook-battle = Battle: { $gods }
outlook-dominion = { $god } holds it alone
outlook-empty = Nobody is there
outlook-strength = Before cards
outlook-figures = Figures
outlook-majorities = Majorities
outlook-win = If it wins
outlook-hold = For dominion

## What is asked
prompt-first-action = Choose your first action
prompt-second-action = Choose your second action, one further on in the list
prompt-only-action = Choose your action: it is the only one this turn
prompt-seal = { $choices }: lay it face down?
prompt-move-your-figures = Move figures: choose a figure
prompt-move-this-figure = { $piece }: choose where it goes
prompt-push-the-figure = Satet pushes: choose where the figure goes
prompt-aim-the-claws = Giant Scorpion: choose where its claws point
prompt-summon-a-figure = Summon: choose a figure from your pool
prompt-place-the-figure = { $figure }: choose where it appears
prompt-give-it-a-sun = Give the new figure a Sun token?
prompt-unlock-a-power = Unlock a power: choose one you can pay for
prompt-control-a-monument = Control a monument: choose one next to your figures
prompt-lay-a-caravan = Camel caravan: choose the side of a hex where the line is to pass
prompt-which-half-keeps-the-token = Which half keeps token { $token }?
prompt-swap-a-token = Swap the token of one half for another? Choose a half
prompt-swap-it-with = Swap it with which token?
prompt-join-two-regions = Consolidation: choose two regions that become one
prompt-which-token-moves = Which token moves to the region without one?
prompt-call-figures-to-your-obelisks = Call figures to your Obelisks: choose a figure
prompt-to-which-obelisk = Choose where it appears
prompt-announce-two-cards = Play two battle cards in this battle?
prompt-choose-a-battle-card = Choose a battle card, in secret
prompt-build-a-monument = Build a monument: choose which kind
prompt-place-the-monument = { $monument }: choose where it stands
prompt-bid-against-the-plague = Plague of { $god }: how many Followers do you offer?
prompt-use-the-tiebreaker = A tie: use the tiebreaker and win?
prompt-protect-figures = Protect figures: choose who lives
prompt-trap-a-warrior = Anubis traps a fallen Warrior: whose?
prompt-the-mummy-returns = The Mummy returns: choose where
prompt-place-an-underworld-tile = Open the Underworld: choose a tile
prompt-where-to-lay-the-tile = Choose where the Underworld opens
prompt-offer-followers-for-devotion = Pay 2 Followers for Devotion?
prompt-which-guardians-leave = { $lower } merges into { $higher }: which guardian leaves the game?
prompt-may-guardians-leave = { $lower } merges into { $higher }: may all guardians stay?
detail-move-your-figures = Each may move up to three hexes, in any order. { $left ->
    [one] { $left } can still move
   *[other] { $left } can still move
  }
detail-move-this-figure = Up to three hexes; nothing on the way stops it
detail-place-the-figure = Next to your figures and monuments, not across rivers or camels
detail-place-the-figure-water = On any water hex, or next to your figures and monuments
detail-place-the-figure-extra = One more figure, by { $power }. { $about }
detail-unlock-a-power = You have { $followers ->
    [one] { $followers } Follower
   *[other] { $followers } Followers
  }; a power costs as many as its level
detail-second-action = Second action. { $text }
detail-forced-action = After your first action only { $action } is further on in the list.
detail-forced-event = Only { $action } is further on in the list, and its marker comes to its last space: that { $what }.
detail-each = You have { $followers ->
    [one] { $followers } Follower
   *[other] { $followers } Followers
  }. Each power: { $list }
detail-lay-a-caravan = At most six camels; both halves need six hexes or more
detail-lay-a-caravan-more = Several lines pass here. Lay the one that is shown, or press another side for another one
detail-bid-against-the-plague = Everybody there pays what they bid; only the single highest bidder’s figures live
detail-plague-of-many = Plague { $at } of { $of } in this battle. { $text }
detail-choose-a-battle-card = Everybody turns theirs up at the same time
detail-two-cards = { $gods }: two cards. { $text }
detail-use-the-tiebreaker = It works once per conflict
detail-give-it-a-sun = { about-thing-suns }
detail-control-a-monument = Not across rivers or camels; another god’s only when no neutral one is left on the board
detail-which-half-keeps-the-token = The other half gets the lowest free one; regions fight in the order of their tokens
detail-swap-a-token = Regions fight in the order of their tokens
detail-announce-two-cards = Both take effect and both bonuses count; once per conflict
detail-build-a-monument = It rises in the region of the battle and costs 3 Followers
detail-build-free = It rises in the region of the battle; with Inspiring it costs nothing
detail-protect-figures = Those that stand next to an enemy figure can be saved
detail-trap-a-warrior = Only one each time Warriors die, three at most. { about-thing-captives }
detail-offer-followers-for-devotion = { power-worshipful } gives 1 Devotion for them; other powers can add to it
detail-aim-the-claws = When a conflict begins, monuments they point at are destroyed
detail-call-figures-to-your-obelisks = From anywhere on the board, each at most once per battle
detail-place-an-underworld-tile = Once in a Summon action a figure of yours can appear on one of your tiles
detail-which-guardians-leave = The two gods with the least Devotion become one. { $count ->
    [0] There is a base for each guardian; those of { $lower } may go all the same
    [one] { $higher } has too few bases: { $count } guardian of the two must go
   *[other] { $higher } has too few bases: { $count } guardians of the two must go
  }
pass-move-your-figures = Done moving
pass-summon-a-figure = Summon none
pass-unlock-a-power = Unlock nothing
pass-control-a-monument = Take none
pass-lay-a-caravan = No caravan
caravan-lay = Lay this line
caravan-line = Lay this line: { $sides }
caravan-halves = { $halves } hexes
pass-swap-a-token = No swap
pass-protect-figures = Done
pass-call-figures-to-your-obelisks = Done
pass-give-it-a-sun = No Sun
pass-announce-two-cards = One card
pass-use-the-tiebreaker = Keep it
use-use-the-tiebreaker = Use it and win
use-announce-two-cards = Two cards
use-give-it-a-sun = Give it a Sun
use-offer-followers-for-devotion = Pay 2 Followers
use-place-an-underworld-tile = Place a tile
pass-offer-followers-for-devotion = Keep them
pass-place-an-underworld-tile = No tile
pass-build-a-monument = Build none
pass-trap-a-warrior = Trap none
pass-which-guardians-leave = Keep all
leave-board = Let go: { $piece }, on the board
leave-pool = Let go: { $piece }, in reserve
bid-label = Followers to offer
bid-less = One fewer
bid-more = One more
bid-of = of { $of }
bid-do = Offer { $amount }

## What a choice brings
brings-you = you
brings-of = { $god }: { $what }
brings-gains = { $god } { $what }
gains-there = { $what } in region { $token }
gains-event = { $what } from the event
brings-costs = costs { $count ->
    [one] { $count } Follower
   *[other] { $count } Followers
  }
brings-more = and { $count } more
brings-event = triggers { $event }
brings-conflict = starts Conflict { $age }
brings-conflict-last = starts Conflict { $age }, the last
brings-forced = your second action { $what }
brings-turn = ends your turn
brings-all-unlocked = no powers left to unlock
brings-too-poor = too few Followers
brings-joins = { $piece } joins
brings-no-guardian = no { $piece } is left to join you
brings-no-base = { $piece } finds no free base
brings-control = { $piece } becomes yours
brings-trapped = holds a Warrior of { $god }
brings-battle = battle in region { $token }
brings-wins = { $god } wins the battle
brings-wins-you = you win the battle
brings-tie = nobody wins the battle
brings-cards = all used cards come back
brings-merges = { $lower } merges into { $higher }
brings-forgotten = { $god } is forgotten
brings-won = { $god } wins the game
brings-won-you = you win the game
brings-nobody-won = nobody wins the game
brings-dies = { $count ->
    [one] { $piece } dies
   *[other] { $piece } die
  }
brings-leaves = the flood carries off { $piece }
brings-destroyed = { $piece } is destroyed
brings-doomed = a conflict would destroy { $piece }
brings-strength = strength { $amount }
brings-if-won = if you win: { $what }
brings-region = region { $token } before cards: { $list }
brings-region-alone = { $god } alone in region { $token }, { $what }
brings-region-empty = region { $token }: nobody
brings-in-conflict = in a conflict: { $what }
brings-after = If a conflict comes after this
hint-place = { $piece } in region { $token }
hint-to = to region { $token }
hint-to-same = to the marked hex of the same region
confirm-to = Here, in region { $token }
confirm-to-water = Here, on the water
confirm-brings = { $choice }? { $list }.
confirm-take-obelisk = Take the Obelisk in region { $token }
confirm-take-pyramid = Take the Pyramid in region { $token }
confirm-take-temple = Take the Temple in region { $token }
hint-to-water = to the marked water hex
hint-take = take { $place }
hint-save = protect { $place }
hint-leave = give up { $place }
hint-camel = camel on the marked side

## Played by ear
hex-region = region { $token }
hex-beside = next to { $list }
hex-within = within three hexes: { $list }
hex-across-river = across the river
hex-across-camels = behind camels
hex-neighbours = Around it
hex-find = A hex, such as E7
hex-find-what = What is there is read out; Enter chooses it if it can be chosen.
hex-none = There is no hex { $name }.
dir-n = north
dir-ne = north-east
dir-se = south-east
dir-s = south
dir-sw = south-west
dir-nw = north-west
text-action = { $action }: { $at } of { $needed }
text-action-fires = { $action }: { $at } of { $needed }, the next one triggers the event
text-devotion = { $god }: { $devotion }
text-devotion-red = { $god }: { $devotion }, in the red
text-events-next = Next: { $event }. Then: { $list }.
text-standing = { $god }: strength { $strength }, majorities { $majorities }, { $what } if it wins
text-holds = { $god } alone: { $what }
text-empty = Nobody is here

## Battle
battle-title = Conflict { $age }: battle for region { $token }
battle-chosen = has chosen
battle-choosing = is choosing…
battle-choosing-you = You are choosing…
battle-chosen-you = You have chosen
battle-one-or-two = One card or two?
battle-two = plays two cards
battle-cards-by = cards: { $player }
battle-chooses-next = chooses next
stage-skip = Skip this conflict, your battles too
stage-skip-watching = Skip this conflict
hand-choose = { $left ->
    [one] One card to choose
   *[other] { $left } cards to choose
  }
hand-more = { $left ->
    [one] One more card to choose
   *[other] { $left } more cards to choose
  }
hand-full = Chosen, face down
hand-play = Play this card
hand-yours = Your battle cards
beat-clash = Battle for region { $token }: { $gods }. Strength before cards: { $score }
beat-compared = Strength: { $score }
beat-weaker = Strength { $before } becomes { $after }
beat-dead = Killed: { $pieces }
beat-bids = Offered to the Plague: { $list }
beat-dominion = Region { $token } belongs to { $god } alone: { $what }.
battle-result-empty = No figure is left in region { $token }: no majorities, and nobody wins
ledger-total = Strength
battle-wins = { $god } wins
battle-by = by { $lead }
battle-tie = Nobody wins
battle-before = before cards
battle-winner = Winner
ledger-figures = Figures
ledger-elsewhere = Temples and powers
ledger-card = Card
bstep-cards = Cards revealed
bstep-build = Build Monument
bstep-plague = Plague of Locusts
bstep-majorities = Majorities
bstep-strength = Strength
bstep-winner = Winner
bstep-losses = Losses
bstep-after = After-effects
not-played = not played
no-losses = nobody falls
no-more-losses = nobody else falls
losses = { $count ->
    [one] { $count } figure falls
   *[other] { $count } figures fall
  }
saved = { $count ->
    [one] { $count } figure protected
   *[other] { $count } figures protected
  }
offers = { $god } offered { $amount }
plague-number = Plague { $number }
spared-who = the Plague spares { $god }
took-back = { $god } takes back all cards
region-dominion = { $god }, dominion
region-won = { $god } wins
region-drawn = nobody wins
region-now = { $gods }
battle-card = Battle card

## Moments
merge-title = Two gods become one
merge-text = { $lower } lives on in { $higher }. From now on both players play for one god, with both powers.
forgotten-title = Forgotten
forgotten-text = { $gods }: its name is chiselled out of the stone.

## Marks of a replay
mark-conflict = Conflict { $age }
mark-merge = { $lower } lives on in { $higher }
mark-forgotten = { $god } is forgotten
mark-won = { $god } wins

## Why gods merge or are forgotten, and what becomes of their pieces
merge-why = After the third conflict the two gods with the least Devotion become one: { $higher } with { $high }, { $lower } with { $low }.
merge-marker = The marker of { $higher } comes down to that of { $lower }: together they go on from { $devotion }.
merge-tie = Both stand on one space, and the marker of { $higher } lies on top: that counts as more.
merge-pieces = The God, the Warriors and the cards of { $lower } leave the game, and its monuments are destroyed. Followers and guardians pass to { $higher }, as far as there are bases for them.
merge-powers = { $higher } keeps its unlocked Ankh powers; those of { $lower } are lost.
merge-cards = { $player } chooses the battle cards, bids and what is asked of { $god } in battles.
merge-cards-you = You choose the battle cards, bids and what is asked of { $god } in battles.
forgotten-why = After the fourth conflict, every god in the red part of the track is forgotten. { $god } had { $devotion } Devotion; { $needed } would have been enough.
forgotten-pieces = All its figures and Followers leave the game, and its monuments are destroyed. Its turns are skipped from now on.

## The end
over-won = { $god } wins: { $reason }
over-nobody = No god is left: nobody wins
over-ascended = first to the top of the track
over-last-god = the last god left
over-no-gods = no god is left
over-final-conflict = most Devotion after the last conflict
end-chart = Devotion over time
end-rank = { $place }. { $god }, { $devotion } Devotion
end-rank-you = { $place }. { $god } (you), { $devotion } Devotion
end-you-place = You finish in place { $place } of { $of }. { $by }
end-you-forgotten = Your god has been forgotten. { $by }

## How to play, in detail
how-actions = The four actions
how-action-move = Each of your figures may go up to three hexes, in any order. Nothing on the way stops it, not even water, the river or camels, but it has to end on an empty land hex.
how-action-summon = Bring one figure from your pool to the board: a Warrior, or a guardian that has joined you. It appears on an empty land hex next to one of your figures or one of your monuments.
how-action-gain = You get 1 Follower for each different monument that has a figure of yours next to it, be it yours or neutral. Other gods’ monuments give you nothing.
how-action-unlock = Pay as many Followers as the power’s level says: 1, 2 or 3. Take both powers of a level before you begin the next one.
how-battle = A battle with numbers
how-battle-sum = { $figures } figures + { $card } { $bonus } = { $strength }
how-battle-cards = Ra and Isis meet in one region. Each lays a card face down; then both are turned up: Drought adds 1, Chariots add 3.
how-battle-majority = The only Temple there belongs to Ra. He has the most Temples: 1 Devotion for him, whoever wins the battle.
how-battle-strength = Every figure counts 1, a God too. Ra: 4 figures and 1 for his card make 5. Isis: 3 figures and 3 for her card make 6.
how-battle-winner = Isis is stronger and gains 1 Devotion.
how-battle-losses = Ra’s three Warriors die and go back to his pool; his God stays. Isis loses nobody.
how-battle-after = Both cards are used now. Had Ra won, Drought would have brought him 1 more Devotion for each of his figures on desert.

## A guided first game: one line for the first question of each kind
guide-choose-an-action = Two actions, the second one further on in the list. A marker that reaches its last space triggers the next event: look at the track first.
guide-move-your-figures = Before a conflict comes, be where monuments are, and outnumber the others. A figure also serves you by standing next to a monument.
guide-finger-move-this-figure = Tap where it goes. To see first what a conflict would then bring there, hold your finger on the place.
guide-summon-a-figure = More figures mean more strength, and more Followers when they stand next to monuments.
guide-place-the-figure = Think of the next conflict: which region could you win, and which could be yours alone?
guide-unlock-a-power = Powers last for the rest of the game, so early ones pay most. The second, fourth and fifth bring you a guardian.
guide-control-a-monument = It is yours as long as nobody takes it: you can summon next to it, and having most of a kind in a region brings Devotion.
guide-lay-a-caravan = Camels cut a region in two. A border in the right place leaves you alone on your side of it.
guide-choose-a-battle-card = Used cards stay used until you play the Cycle of Ma’at. Where you cannot win, a weak card may still be of use.
guide-use-the-tiebreaker = Once per conflict it turns a tie into a victory; afterwards ties are lost for everybody.
guide-bid-against-the-plague = Everybody pays what they offer. Only the figures of the single highest bidder survive, and all Gods.
guide-build-a-monument = The new monument is yours at once and counts for majorities in this very battle.

## Explanations
about-action-move = Each of your figures may move up to three hexes.
about-action-summon = Put a figure next to your figures or monuments.
about-action-gain = One Follower for each monument, yours or neutral, next to your figures.
about-action-unlock = Pay Followers for a new power.
about-action-track = { $left ->
    [one] Its marker comes to the last space now, and an event follows.
   *[other] Whoever takes it moves its marker one space on; after { $left } uses an event follows.
  }
about-happening-monument = Whoever triggers it may take a neutral monument next to one of their figures.
about-happening-caravan = Whoever triggers it may split a region with up to six camels.
about-happening-consolidation = Two regions become one.
about-happening-conflict = Every region is fought over, in the order of the tokens.
about-happening-conflict-merge = Conflict; then the two gods with the least Devotion become one.
about-happening-conflict-forget = Conflict; then all gods in the red are forgotten.
about-happening-conflict-end = The last conflict; then the god with the most Devotion wins.
about-thing-followers = They pay for powers, for building and against the Plague.
about-thing-warriors = Figures in the pool that can still be summoned.
about-card-build = Pay 3 Followers to build a monument in the region.
about-card-build-free = Build a monument in the region: with Inspiring it costs nothing.
about-card-plague = Everybody there bids Followers; all figures die but those of the single highest bidder.
about-card-chariots = Strength, and nothing else.
about-card-cycle = After the battle you take back all your used cards.
about-card-drought = If you win: 1 more Devotion for each of your figures on desert there.
about-card-flood = 1 Follower for each of your figures on fertile land there; these survive a defeat.
about-card-miracle = After the battle: 1 Devotion for each of your figures killed in it.
about-power-commanding = When you win a battle: 3 Followers.
about-power-inspiring = Your Build Monument card costs no Followers.
about-power-omnipresent = Start of a conflict: 1 Follower for each region with a figure of yours.
about-power-revered = Gain Followers brings 1 more.
about-power-resplendent = While you control three monuments of one type, your God has strength 3.
about-power-obelisk-attuned = Start of a battle: bring your figures to your Obelisks in the region.
about-power-temple-attuned = +2 strength for each of your Temples in the region with a figure of yours next to it.
about-power-pyramid-attuned = When you take the Summon action: besides the usual figure, one more next to each of your Pyramids.
about-power-glorious = Win a battle by 3 or more: 3 Devotion instead of 1.
about-power-magnanimous = Lose a battle with two or more figures: 2 Devotion.
about-power-bountiful = In the red, each gain of Devotion is 1 larger.
about-power-worshipful = After a battle: pay 2 Followers for 1 Devotion.
about-power-mysterious-forms = Once per conflict: two cards in one battle.
about-power-judge-of-the-dead = Traps up to three enemy Warriors as they die. The God is 1 stronger for each; owners buy them back for 1 Follower.
about-power-protector = Figures next to an enemy do not die at the end of a battle.
about-power-gate-to-the-underworld = After a lost battle: place an Underworld tile. Once per Summon action, an extra figure on a tile.
about-power-radiance = Up to three figures carry Suns. Such a figure adds 1 Devotion to a victory or dominion in its region.
about-piece-warrior = Strength 1.
about-piece-captive = Pay Anubis 1 Follower and get a trapped Warrior back.
about-piece-satet = May end a move on an enemy’s hex and push that figure away.
about-piece-cat-mummy = When it is killed, all other players lose 1 Devotion.
about-piece-mummy = When it is killed, it comes back beside your God at once.
about-piece-apep = May be summoned to any water hex; there it fights in every region it touches.
about-piece-scorpion = At the start of a conflict its claws destroy the monuments they point at.
about-piece-androsphinx = Enemy figures next to it have strength 0.
about-piece-obelisk = With Obelisk Attuned it calls your figures into battle.
about-piece-pyramid = With Pyramid Attuned it brings extra figures.
about-piece-temple = With Temple Attuned it adds 2 strength.

## Making a table
god-random = random god
gods-word = Gods
guardian-level = Level { $level }
camels-count = { $count ->
    [0] no camels
    [one] { $count } camel
   *[other] { $count } camels
  }
regions-count = { $count ->
    [one] { $count } region
   *[other] { $count } regions
  }

## How to play
how-title = How to play Ankh
how-lead = You are a god of Egypt. Win Devotion in conflicts, stay out of the red, and be the one who is remembered.
how-turn = Your turn
how-turn-what = Take one action and then a second one from a lower row: move, summon, gain Followers, unlock a power. Each moves its marker; the last space triggers an event and ends your turn. “Next to” means with no river and no camels between.
how-events = Events
how-events-what = Most give you a monument, some split a region with camels, five are conflicts. The track of events shows what comes next.
how-conflict = Conflict
how-conflict-what = Regions are resolved in the order of their tokens. If you are alone in a region, you have dominion: 1 Devotion. If others are there, you fight. Having the most Obelisks, Pyramids or Temples there brings 1 each.
how-cards = Battle cards
how-cards-what = Everybody plays one card in secret. Strength is figures plus card. The winner gains 1 Devotion; the losers’ figures die, but never a God. Used cards come back only with the Cycle of Ma’at.
how-powers = Powers and guardians
how-powers-what = Followers pay for six powers, two per level. The second, fourth and fifth bring a guardian.
how-merge = Merged and forgotten
how-merge-what = With three or more players: after the third conflict the two lowest gods merge and play on together. In every game: after the fourth, gods in the red are forgotten.
how-win = Winning
how-win-what = Be the first to reach the top of the track, be the last god left, or have the most Devotion after the fifth conflict.
power-level = Level { $level }

## Scenarios
about-scenario-middle-kingdom = The best first game. No special rules.
about-scenario-old-kingdom = Many Temples, gods far from home.
about-scenario-peoples-revolt = Seven small regions that join; here the winners die.
about-scenario-inundation = A scenario of our own: the flooded Delta pays more, and carries figures away.

## In words
text-side = Devotion { $devotion }, Followers { $followers }, Warriors left { $warriors }
text-region = { $hexes } hexes: { $list }
greeting-god = You are { $god }.

## Keys of the board
key-back = Back: take back what is to be confirmed, or the figure that is moving
key-numbers = A number always belongs to the same thing: 1 to 4 are the actions from top to bottom, 1 to 7 the battle cards, 1 to 4 the powers of a level.
key-arrows-what = From hex to hex
key-targets = Next and previous hex that can be chosen
key-enter-what = Choose the hex
key-hex = Name a hex (in text mode)
