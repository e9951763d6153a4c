### Words of Kemet that only a terminal says: its map, the panels beside it, its legend.

## Short names, of eight letters at most for creatures
short-phoenix = phoenix
short-royal-scarab = scarab
short-giant-scorpion = scorpion
short-ancestral-elephant = elephant
short-sphinx = sphinx
short-deep-desert-snake = snake
short-the-mummy = mummy
short-khnums-sphinx = khnum
short-griffin-sphinx = griffin
short-soul-devourer = devourer
short-move = move
short-recruit = recruit
short-raise = raise
short-pray = pray
short-buy = buy

## Score
score-order = Turn order
score-fame = fame
score-prayer = PP
score-veterans = Vet
score-dawn = Dawn
score-units = Units

## Panels
drawn-round = round { $number }
drawn-battle = Battle in { $zone }
drawn-attacker = attacker
drawn-defender = defender
drawn-no-card = no card shown yet
drawn-card = card { $card }
drawn-before-cards = before cards
drawn-tiles = tiles
drawn-waiting = creatures in supply
drawn-bought = bought today
drawn-played = played
drawn-holds = holds
drawn-battle-cards = battle cards: { $count }
drawn-divine-cards = divine interventions: { $count }
drawn-hand = hand
drawn-face-down = face down
drawn-removed = removed
drawn-divine = divine
drawn-laid-down = laid down
drawn-plan = plan
drawn-gold = gold
drawn-silver = silver
drawn-tokens = tokens
drawn-market = Tiles: { $colour }
drawn-interventions = Divine interventions
drawn-deck = deck
drawn-discarded = discarded
drawn-dawn = Dawn
drawn-ships = Ships: { $pairs }

## Legend
legend-pyramid = { $colour } pyramid
legend-troop = a Troop of five Units
legend-held = an empty controlled district
legend-obelisk = Obelisk
legend-trading-port = trading port
legend-military-port = military port
legend-temple = a temple’s PP at Night
legend-out = not in play
legend-placed = token placed
legend-free = free space
legend-districts = the districts of a city all touch
legend-fame = fame is permanent+temporary
legend-veterans = Vet: Veterans
legend-dawn = Dawn: Dawn tokens
legend-units = Units in the supply

## The path to Ta-Seti
drawn-path = Path to Ta-Seti
drawn-objects = Objects
drawn-skills = Skills
drawn-priests = priests
drawn-sealed = sealed
drawn-in-supply = supply
drawn-no-token = empty
note-battle = battle against { $player }, before cards { $own } to { $strength }
