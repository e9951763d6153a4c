### Words that only the classic edition of Kemet has, with Ta-Seti. What both editions have is in game.ftl.

## Colours of pyramids and tiles
colour-red = Red
colour-blue = Blue
colour-white = White
colour-black = Black
about-colour-red = attack and movement
about-colour-blue = defence and control
about-colour-white = prayer points and divine interventions
about-colour-black = mercenaries, gold actions and creatures

## Power tiles
tile-stargate = Stargate
tile-god-speed = God Speed
tile-offensive-strategy = Offensive Strategy
tile-open-gates = Open Gates
tile-teleport = Teleport
tile-victory-point = Victory Point
tile-defensive-strategy = Defensive Strategy
tile-prescience = Prescience
tile-slaves = Slaves
tile-high-priest = High Priest
tile-crusade = Crusade
tile-holy-war = Holy War
tile-mercenaries = Mercenaries
tile-enforced-recruitment = Enforced Recruitment
tile-dark-ritual = Dark Ritual
tile-devourer = Devourer
tile-divine-strength = Divine Strength
tile-protective-aura = Protective Aura
tile-night-expedition = Night Expedition
tile-reminiscence = Reminiscence
tile-piety = Piety
tile-divine-prescience = Divine Prescience
tile-renewal = Renewal
tile-disciple-of-ptah = Disciple of Ptah

## Divine interventions
divine-enlistment = Enlistment
divine-mana-theft = Mana Theft
divine-teleportation = Teleportation
divine-open-gates = Open Gates
divine-veto = Veto
divine-escape = Escape
divine-glory = Glory
divine-divine-memory = Divine Memory
divine-divine-protection = Divine Protection
divine-reinforcements = Reinforcements
divine-tactical-choice = Tactical Choice

## Objects and Skills of the path
object-ibis-statue = Ibis Statue
object-hare-statue = Hare Statue
object-flaming-khopesh = Flaming Khopesh
object-leather-shield = Leather Shield
object-bull-statue = Bull Statue
object-divine-seal = Divine Seal
object-double-edged-dagger = Double-Edged Dagger
object-mask = Mask
skill-slaughter = Slaughter
skill-haste = Haste
skill-charge = Charge!
skill-defensive-position = Defensive Position
skill-open-gates = Open Gates
skill-legion = Legion
skill-defensive-victory = Defensive Victory
skill-divinity = Divinity
skill-direct-recruitment = Direct Recruitment
skill-compensation = Compensation
skill-premonition = Premonition
skill-immunity = Immunity
skill-offering = Offering

## A creature in few letters, for the map
short-devourer = devourer

## What tiles, cards, Objects and Skills do
effect-first-strike = enemy Units destroyed before a battle when you attack: { $n }
effect-night-units = free Units at Night: up to { $n }
effect-chosen-out-of = at Night you choose the first card out of { $n }
effect-prayer-per-victory = { $n } PP for each battle you win
effect-prayer-entering = +{ $n } PP when your Move enters a zone with an enemy
effect-teleports-from-obelisks = Teleport from Obelisks, too
effect-trap = Units that an enemy moving in loses before the battle: { $n }
effect-shelters = no damage outside battles
effect-gain-bonus-by-day = { $n } more PP whenever you gain some by Day
effect-night-priest = at Night one of your priests goes to the next location
effect-reclaims = after a battle you may take a card that the enemy played
effect-night-temples-fame = { $n } permanent VP at Night for two temples or more
effect-foresees = you see the enemy’s divine interventions before you choose
effect-renews = at Night you may discard cards and draw as many, and { $n } more
effect-early-pyramids = pyramids give their VP from level { $n } on
effect-theft = each enemy loses { $n } PP
effect-vetoes = cancels a divine intervention played just now
effect-escapes = your Troop leaves before the battle
effect-prayer-won = { $n } PP if you win
effect-remembers = a card of your choice from the discard
effect-unharmed-won = the enemy’s damage costs you nothing if you win
effect-units-won = free Units if you win: up to { $n }
effect-swaps = after the reveal you may swap your battle card for the one laid aside
effect-cards = divine interventions drawn: { $n }
effect-seals = one tile of an enemy does nothing until the next Day
effect-dagger = { $n } more permanent VP if you win, −{ $n } VP if you lose
effect-masks = in this battle only Units and battle cards count
effect-cards-per-two-kills = after a battle, cards for every two enemy Units destroyed: { $n }
effect-losses-return = after a battle, Units that the enemy destroyed may come back for free
effect-cards-per-card = after a battle, a new card for each one you played in it
gold-dark-ritual = gold: Pray

## What a game is played with
switch-black = Black tiles
switch-dawn = Dawn
switch-path = The path to Ta-Seti
switch-victory = Another victory
switch-cards = Further cards
switch-promos = Promos
switch-long = Long game
switch-beginner = For beginners
about-switch-black = Sixteen black tiles, and black pyramids to buy them with.
about-switch-dawn = Each morning a battle card and Dawn tokens decide who chooses a place in the turn order first.
about-switch-path = Three priests each walk to Ta-Seti and bring home Objects, Skills and victory points.
about-switch-victory = You win at the start of your own turn, not when the Day ends, with enough victory points if nobody has more.
about-switch-cards = Twelve more divine interventions, and two more battle cards for everybody.
about-switch-promos = Tiles and Skills that were given away, where they fit the other modules.
about-switch-long = To ten victory points instead of eight.
about-switch-beginner = Tiles and pyramids up to level 2, and four victory points win.

## What classic says where Blood and Sand says something else under the id without classic-
classic-effect-fame = { $n } permanent VP at once
classic-effect-defender-fame = { $n } VP for winning as the defender
classic-effect-devours = { $n } more VP for winning and destroying two Units or more
classic-effect-silver = a silver token: one more action in a Day
classic-gold-twin-ceremony = gold: a Buy in a colour already used today, for 1 more PP
classic-gold-forced-march = gold: a Move
classic-note-temple = { $n } PP at Dusk
classic-note-offering = Units lost: { $units }, VP gained: { $fame }
classic-score-fame = VP
classic-legend-fame = VP are permanent+temporary
classic-legend-temple = a temple’s PP at Dusk
classic-legend-pyramid = pyramid ({ $colour })
classic-choice-transfer = Teleportation to { $a1 }
classic-step-war-council = Choose your cards for the battle
classic-why-more-fame = more permanent victory points
classic-over-fame = enough victory points
classic-over-max-rounds = most victory points after the agreed rounds
classic-event-gained-fame = { $a1 } gains { $a2 ->
    [one] { $a2 } victory point
   *[other] { $a2 } victory points
  } and has { $a3 }
classic-event-won = { $a1 } wins with { $a2 ->
    [one] { $a2 } victory point
   *[other] { $a2 } victory points
  }
