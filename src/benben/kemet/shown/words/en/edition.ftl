### What the page says for classic Kemet: its questions, its form, how to play it. Ids with classic- in front are said instead of
### those without, where classic Kemet is at the table.

## Spaces, cards and victory
space-of-colour = { $action }, { $colour }
divine-when-enemy-turn = For the turns of others
board-when-enemy-turn = in another player’s turn
buy-nothing = Place it without buying
market-two-colours = Needs a pyramid of each colour: { $grade }. Bought on the Buy space of either, for { $n } PP
winning-you-day = You win if nothing changes before this Day ends!
winning-other-day = Careful: { $names } would win when this Day ends!
winning-short-day = Would win when the Day ends
board-winning-day = { $who } wins when the Day ends, if nothing changes.
table-subject-day = Players: { $players }. The game ends with the Day on which somebody has { $victory } victory points; whoever has the most wins.
kemet-greeting-day = You are { $god }. Hold temples, win battles and raise pyramids: the game ends with the Day on which somebody has { $goal } victory points, and whoever has the most wins.

## What is asked
prompt-place-the-first-units = Place your first Units
detail-place-the-first-units = Ten Units, in districts with a pyramid, five at most in each.
prompt-veto = { $who } plays { $card }: cancel it?
detail-veto = { $does }. Everybody who holds a card is asked, in secret.
prompt-veto-none = { $who } plays { $card }
detail-veto-none = { $does }. You hold no Veto; all who hold a card are asked, so that nobody knows.
pass-veto = Let it happen
veto-brings = your Veto is used up
prompt-escape = { $who } enters { $zone }: does your Troop escape?
detail-escape = Everybody who holds a card is asked. With Escape the whole Troop leaves, and there is no battle.
prompt-escape-none = { $who } enters { $zone }
detail-escape-none = You hold no Escape; all who hold a card are asked, so that nobody knows.
pass-escape = Stay and fight
prompt-choose-where-to-flee = Where does your Troop flee?
detail-choose-where-to-flee = Zones next to { $zone } without any Troop.
prompt-where-does-the-creature-come-home = Where does { $creature } come home?
detail-where-does-the-creature-come-home = It has lost its Troop, and joins another one in your city.
prompt-bring-a-creature-with-the-recruits = Bring a creature with the recruits?
detail-bring-a-creature-with-the-recruits = One from your supply, in each Recruit action.
pass-bring-a-creature-with-the-recruits = No creature
prompt-use-night-tiles = Use a Night tile?
pass-use-night-tiles = Use no more
pass-buy-a-tile = Buy nothing
prompt-swap-the-battle-card = Tactical Choice: swap your battle card for the one laid aside?
detail-swap-the-battle-card = The new card counts at once, and the old one goes face down; then strength decides.
swap-brings = { $card }: strength { $own } to { $foe }
classic-detail-tall = Level 4 brings 1 victory point while it is held.
classic-level-fame = +1 victory point while it is held
form-path = With Ta-Seti a path for priests lies above the board, laid out anew for every game.
prompt-take-a-card-from-the-discard = Divine Memory: which card do you take from the discard?
prompt-play-a-card-at-dawn = Dawn: show a battle card for the turn order
prompt-play-a-card-at-dawn-discard = Dawn: which card do you lay face down?
prompt-play-a-card-at-dawn-tokens = Dawn: how many Dawn tokens do you spend?
prompt-choose-your-place-at-dawn = Dawn: choose your place in the turn order
prompt-renew-divine-interventions = Renewal: which cards do you discard for new ones?
prompt-part-of-the-war-council = War council in parts: choose what is to be shown
council-part-first-divine = { $god } sees divine cards first: lay yours down now, and they are shown. Battle cards come after that.
council-part-first-cards = { $god } sees battle cards first: choose yours now, and it is shown. Divine cards come after that.
council-part-first-both = { $god } sees everything first: choose your whole plan now, and it is shown but for the card laid aside.
council-part-rest-divine = What was shown lies open. Now add your divine cards, in secret.
council-part-rest-cards = What was shown lies open. Now choose your battle cards, in secret.
council-part-rest-both = What was shown lies open. Now make your plan, in secret.
council-open-already = Lies open
council-later = in the next part
council-show = Lay it down
council-detail-waits = { $god } waits for it
council-ask-divine = { $count ->
    [0] Add no divine card?
    [one] Add { $count } divine card?
   *[other] Add { $count } divine cards?
  }
council-shown = Shown: { $card }: { $what }
council-shown-what = { $god } has laid this down
council-shown-none = { $god } has laid down no divine card
council-divine-shown-none = You have laid down none.
fight-waits = { $god } waits for what is shown
fight-waits-you = You wait for what is shown
prompt-take-a-card-of-the-enemy = Reminiscence: which card of the enemy do you take?
guide-place-the-first-units = Ten Units begin in your city. Click where they shall stand.
guide-order = You have the fewest victory points, so you set the turn order for everybody.

## Between two Days
night-step-night-tiles = Night tiles
night-step-order = Turn order
night-step-dawn = Dawn
night-step-piety = Piety
night-step-renewal = Renewal
night-step-refill = Path refilled
night-ask-order = You set the turn order: who is number { $place }?
night-ask-keep = Vision: choose the card you keep
night-ask-tiles = Night tiles: which one now?
night-next = Who comes next
dawn-title = Dawn
dawn-what = Command value: strength of the card, and 1 for each Dawn token; the highest chooses a place first
dawn-cards = Your battle cards
dawn-tokens = Dawn tokens
dawn-tokens-what = For lost battles. At Dawn each adds 1 to the card you show.
dawn-tokens-n = Dawn tokens: { $n }
dawn-plays = is choosing a card
dawn-not-yet = not yet
dawn-face-down = a card face down
dawn-value = Command value
dawn-chooses = chooses as number { $n }
dawn-chosen = has chosen
dawn-card-what = Only its strength counts. Both cards are used up, as in a battle.
dawn-discard-what = Nobody sees it. It comes back with the others, once all are used.
dawn-keep = Keep them
dawn-spend = Spend { $n }
dawn-show = Show { $card }
dawn-comes-to = command value { $n }
dawn-tokens-left = Your Dawn tokens: { $n }. What you keep stays for later.
dawn-order-what = from the highest command value down; equal ones as in the old order
night-ask-dawn-place = Dawn: choose your place in the turn order
night-ask-dawn-card = Dawn: which battle card do you show?
night-ask-dawn-discard = Dawn: which card do you lay face down?
night-ask-dawn-tokens = Dawn: how many Dawn tokens do you spend?
keep-title = Keep one card
keep-what = the others go back into the deck, unseen
renew-title = Cards in your hand
renew-what = for each one discarded a new one comes, and one more
night-title-first = First Night
classic-night-title = Dusk and Night { $round }
classic-night-brought = What Dusk and Night brought
classic-night-col-fame = VP
classic-night-order-what = who has the fewest VP sets it for everybody
classic-night-ask-offering = Sanctuary: give two Units for a victory point?
classic-night-over = The Night is over: Day { $round } begins
classic-night-step-adoration = Temples’ PP
classic-night-step-temples = Two temples
classic-night-step-offering = Sanctuary

## What classic Kemet calls otherwise
classic-table-subject = Players: { $players }. Whoever begins a turn with at least { $victory } victory points, and nobody has more, wins.
classic-fame = Victory points
classic-fame-of = VP of { $n }
classic-fame-kinds = VP { $total } of { $goal }. Permanent: { $divine }, battles { $battle }. While held: temples { $temple }, tall pyramids { $pyramid }.
classic-prayer-points-what = They pay for tiles, levels, recruits and Teleports. Pray, temples and the Night bring new ones.
classic-zone-night = { $n } PP at Dusk
classic-zone-offering = at Dusk, { $units ->
    [one] a Unit
   *[other] { $units } Units
  } given here: { $brings }
classic-way-transfer = by a Teleportation card
classic-about-action-move = One of your Troops goes over land, along an arrow by ship, or by Teleport.
classic-about-action-buy = A tile of this colour, up to the level of your pyramid.
classic-detail-take-a-city = Three districts, each behind walls, with a desert around them.
classic-council-spied = You have seen: { $card }
classic-council-spied-what = A tile of yours has shown you this card
classic-council-against-spied = Against the card you have seen
classic-council-stake-fame = { $sign }{ $amount } permanent VP
classic-council-stake-temporary = { $sign }{ $amount } temporary VP
classic-fight-gain-fame = { $sign }{ $amount } VP
fight-gain-tokens = { $sign }{ $amount ->
    [one] { $amount } Dawn token
   *[other] { $amount } Dawn tokens
  }
classic-fight-falls-how = Damage less defence; then what one’s own card costs.
classic-brought-fame = { $sign }{ $amount } VP
classic-kend-fame = enough victory points, and nobody has more
classic-kend-rounds = most victory points after the agreed rounds
classic-kend-divine = Permanent
classic-kend-course = Victory points over the rounds
classic-share-fame = { $fame } VP
classic-market-kind-fame = VP
classic-board-fame-of = VP of { $n }
classic-board-fame-row = VP: { $total } of { $goal }
classic-board-fame-divine = permanent: temples, Sanctuary, tiles{ $path ->
    [yes] { ", Ta-Seti" }
   *[no] { "" }
  }
classic-board-fame-why = How the game is won
classic-board-winning = { $who } wins at the start of the next turn, if nothing changes.
classic-board-equilibrium = By Dusk every floor needs a token. Still empty: { $floors }.
classic-detail-turn-floors = By Dusk every floor needs a token; still missing: { $floors }
classic-board-equilibrium-now = No token to spare: each one left must go to an empty floor: { $floors }.
classic-board-equilibrium-done = Every floor has its token.
classic-turn-fame = VP
classic-fame-standing = VP, to { $goal }: { $list }
classic-kemet-greeting = You are { $god }. Hold temples, win battles and raise pyramids: whoever begins a turn with { $goal } victory points, while nobody has more, wins.

## A new game
form-goal = Goal
form-goal-short = To { $n } VP
form-goal-short-what = The usual game.
form-goal-long = To { $n } VP
form-goal-long-what = The long game: time for tall pyramids.
form-goal-beginner = For beginners, to { $n } VP
form-goal-beginner-what = Tiles and pyramids up to level 2, without Ta-Seti.
form-modules = Played with
form-preset-none = Classic
form-preset-none-what = The box of 2012, and nothing else.
form-preset-all = Ta-Seti, all of it
form-preset-all-what = Every module of the expansion; the promos if you like.
form-preset-some = Choose
form-preset-some-what = Each module by itself, and the promos.
form-left-out = Not in this game: { $tiles }. It needs the module “{ $module }”.
classic-form-length = Rounds
classic-form-to-the-end = To the end
classic-form-rounds-what = Then whoever has the most VP wins.
classic-form-board-what = the board of 2012

## How to play
classic-kemet-how-lead = Classic Kemet in nine cards: read them in three minutes, the rest comes by playing. The page only ever offers what the rules allow, and “why?” opens the rule.
classic-kemet-how-win = Victory points win
classic-kemet-how-win-what = The game ends with the Day on which somebody has { $goal } victory points; whoever has the most wins. Played with “Another victory”, whoever begins a turn with that many wins, unless somebody has more. Solid marks stay yours for good; dashed ones are lent to you while you hold a temple or a pyramid of level 4.
classic-kemet-how-map-what = Your city has three districts for Troops and pyramids. Temples lie outside: whoever stands on one has its victory point, until somebody drives them off.
classic-kemet-how-day-what = In turn, everybody places one Action token on their own board and does that action at once. When all are placed, Dusk comes.
classic-kemet-how-floors-what = By Dusk a token must lie on each of your three floors. Your board says which floor is still empty, so leave Move, Raise or Recruit some room.
classic-kemet-how-tiles-what = Raise a pyramid with prayer points, and you may buy tiles of its colour up to its level, on the Buy space of that colour. A tile costs its level and works for the rest of the game.
classic-kemet-how-move-what = Up to five Units are a Troop. It steps to a zone beside it or sails along an arrow; from a district with a pyramid it may Teleport to any Obelisk for 2 PP, as often as you can pay.
classic-kemet-how-battle = Attacking brings points
classic-kemet-how-battle-what = Enter an enemy’s zone and a battle begins. Both secretly choose a card to play and one to lay aside. An attacker who wins and survives gains a victory point for good.
classic-kemet-how-night = Dusk and Night
classic-kemet-how-night-what = At Dusk temples bring prayer points, and two temples or more a lasting victory point. At Night everybody gains 2 PP and a card. Then whoever has the fewest points sets the turn order for everybody; played with “Dawn”, everybody shows a battle card for it.
classic-kemet-how-more-what = Some tiles bring a creature that makes one Troop stronger. Divine cards are surprises: in battle, on the way, by Day, and in the turns of others.
classic-kemet-how-action-buy = A tile of the space’s colour that one of your pyramids reaches.
classic-kemet-battle-rewards = Nobody gains anything. With one point more { $attacker } would have won, and gained a victory point.
classic-kemet-battle-after = { $attacker } must go: home to the supply, which brings 4 PP, or to a zone that { $defender } picks.
differs-title = If you know Blood and Sand
differs-lead = What is otherwise in classic Kemet, on one page.
differs-round = Night comes first
differs-round-what = A round is Night, turn order, Day and Dusk. The game begins with a Night.
differs-victory = Won when the Day ends
differs-victory-what = Eight victory points (ten in the long game) end the game with the Day, Dusk included. The most points win, then battle points, then the earlier place. A module of Ta-Seti brings back the victory at the start of a turn.
differs-order = One sets the order
differs-order-what = Whoever has the fewest points sets the whole turn order, for everybody.
differs-dusk = Offerings at Dusk
differs-dusk-what = Delta temple, then the temples’ prayer points, then the Sanctuary, then the point for two temples. A temple given up counts no longer.
differs-setup = Ten Units, no first tile
differs-setup-what = Pyramids are built first; then ten Units go where pyramids stand. Nobody begins with a tile, and everybody may build three pyramids.
differs-buy = Buy spaces have colours
differs-buy-what = Each Buy space is printed with its colour, so one tile of a colour in a Day. No Buy tokens. A token may also lie there without buying.
differs-tokens = Silver and gold come second
differs-tokens-what = They are placed behind the normal token of a turn, never before it and never alone.
differs-ships = Arrows, not ports
differs-ships-what = Ships go along the printed arrows alone, for one Land move. The board has two sides, by number of players.
differs-teleport = Teleports as you can pay
differs-teleport-what = Any number in one Move, mixed with steps, but only once into the same zone.
differs-walls = Walls
differs-walls-what = A foreign district is entered by the first step of a Move that began beside it, or by whoever ignores walls. A Troop never breaks its limits, not even on the way.
differs-entry = Before the battle
differs-entry-what = Whoever is entered may play Escape; Deadly Trap and Initiative strike before the cards. If nobody is left to fight, the Move goes on.
differs-battle = No home, nothing unblockable
differs-battle-what = One's own city gives no strength, and defence stops all damage. The loss of a 5/0/0 comes behind the damage.
differs-retreat = Retreat and recall
differs-retreat-what = A recall pays 1 PP for every Unit. A retreat may lead into any bordering zone without a Troop, foreign districts too.
differs-veterans = No Veterans, no Diversion
differs-veterans-what = Lost battles bring none, and a hand of divine cards can be empty.
differs-creatures = Creatures come with recruits
differs-creatures-what = From the supply only in a Recruit action, one each time, and nothing is rearranged. One that loses its Troop joins another in its city at once.
differs-captured = Captured pyramids
differs-captured-what = Whoever holds one buys with it, teleports from it and may raise it.
differs-cards = Veto
differs-cards-what = A card played outside a battle can be cancelled. All who hold a card are asked at once, in secret.
