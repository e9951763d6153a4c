### Names that only classic Kemet has: what a terminal says of it, and a page once it knows that game.

## Colours of pyramids and tiles
colour-red = Red
about-colour-red = strength and movement
colour-blue = Blue
about-colour-blue = defence and recruiting
colour-white = White
about-colour-white = prayer points and divine interventions
colour-black = Black
about-colour-black = strength, defence and mercenaries

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

## What tiles and cards do
effect-theft = each enemy loses { $n } PP
effect-escapes = your Troop leaves before the battle
effect-first-strike = before you fight as the attacker, enemy Units removed: { $n }
effect-night-units = free Units at Night: up to { $n }
effect-chosen-out-of = your first card at Night is chosen out of { $n }
effect-prayer-per-victory = { $n } PP for each battle you win
effect-cancels-a-card = cancels a card that another player has just played outside battle
effect-prayer-entering = { $n } PP when you move into an enemy’s zone
effect-trap = a Troop that moves in loses Units before the battle: { $n }
effect-gain-bonus-by-day = { $n } more PP whenever you gain some by Day
effect-shelters = nothing harms the Troop outside battle
effect-teleports-from-obelisks = Teleport from Obelisks, too
gold-dark-ritual = gold: Pray
gold-forced-march-classic = gold: a Move
gold-twin-ceremony-classic = gold: another tile of a colour bought today, for 1 more PP
