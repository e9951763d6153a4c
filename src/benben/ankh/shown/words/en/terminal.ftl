### Words of Ankh that only a terminal says: the panels beside its map, its legend, notes beside choices.

## Notes
note-about = { $name }: { $about }
note-card = { $name }, strength { $strength }: { $about }
note-pool = { $name }, { $count } in the pool: { $about }
note-token = { $name }, in the region of { $hex }
note-action = { $name }, { $at } of { $needed }
note-action-fires = { $name }, { $at } of { $needed }, triggers the event: { $event }

## Panels
track-move = move
track-summon = summon
track-gain = gain
track-unlock = unlock
track-event = next: event
track-next = next
drawn-red = red up to { $red } of { $top }
drawn-tiebreaker = tiebreaker
drawn-battle = Battle in the region of { $hex }
drawn-strength = strength { $n }
drawn-from-figures = figures { $n }
drawn-from-powers = powers +{ $n }
drawn-from-cards = cards +{ $n }
drawn-before-cards = before cards
drawn-followers = Followers
drawn-ankhs = Ankh tokens
drawn-pool = pool
drawn-hand = hand
drawn-all-cards = all seven cards
drawn-used = used
drawn-powers = powers
drawn-suns = Suns
drawn-tiles = tiles at
drawn-forms = forms
drawn-forms-used = used in this conflict
drawn-captives = captives
drawn-supply = Supply
drawn-board = board
drawn-guardians = guardians

## Legend
drawn-camel = camel
drawn-nile = Nile
drawn-token = conflict token
drawn-flooded = flooded
drawn-sun = Sun
