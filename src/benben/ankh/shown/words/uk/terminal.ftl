### Слова «Анкха», які каже лише термінал: панелі біля мапи, умовні знаки, примітки біля варіантів.

## Примітки
note-about = { $name }: { $about }
note-card = { $name }, сила { $strength }: { $about }
note-pool = { $name }, у запасі { $count }: { $about }
note-token = { $name }, на території ділянки { $hex }
note-action = { $name }, { $at } з { $needed }
note-action-fires = { $name }, { $at } з { $needed }, запускає подію «{ $event }»

## Панелі
track-move = рух
track-summon = розміщ.
track-gain = послід.
track-unlock = вивчення
track-event = подія
track-next = далі
drawn-red = червоні { $red } з { $top }
drawn-tiebreaker = нічия
drawn-battle = Бій на території { $hex }
drawn-strength = сила { $n }
drawn-from-figures = фігурки { $n }
drawn-from-powers = властивості +{ $n }
drawn-from-cards = карти +{ $n }
drawn-before-cards = до карт
drawn-followers = послідовники
drawn-ankhs = жетони анкха
drawn-pool = запас
drawn-hand = рука
drawn-all-cards = усі сім карт
drawn-used = зіграно
drawn-powers = властивості
drawn-suns = сонця
drawn-tiles = царство мертвих
drawn-forms = форми
drawn-forms-used = вжито в цьому конфлікті
drawn-captives = полонені
drawn-supply = Загальний запас
drawn-board = поле
drawn-guardians = стражі

## Умовні знаки
drawn-camel = верблюд
drawn-nile = Ніл
drawn-token = жетон конфлікту
drawn-flooded = затоплено
drawn-sun = сонце
