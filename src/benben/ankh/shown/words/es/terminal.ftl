### Palabras de Ankh que solo dice un terminal: los paneles junto al mapa, la leyenda, las notas junto a las opciones.

## Notas
note-about = { $name }: { $about }
note-card = { $name }, fuerza { $strength }: { $about }
note-pool = { $name }, { $count } en la reserva: { $about }
note-token = { $name }, en la región de { $hex }
note-action = { $name }, { $at } de { $needed }
note-action-fires = { $name }, { $at } de { $needed }, desencadena el evento: { $event }

## Paneles
track-move = mover
track-summon = invocar
track-gain = ganar
track-unlock = desatar
track-event = evento
track-next = próximo
drawn-red = rojo a { $red } de { $top }
drawn-tiebreaker = Desempate
drawn-battle = Batalla en la región de { $hex }
drawn-strength = fuerza { $n }
drawn-from-figures = miniaturas { $n }
drawn-from-powers = poderes +{ $n }
drawn-from-cards = cartas +{ $n }
drawn-before-cards = antes de las cartas
drawn-followers = Adoradores
drawn-ankhs = fichas de Ankh
drawn-pool = reserva
drawn-hand = mano
drawn-all-cards = las siete cartas
drawn-used = usadas
drawn-powers = poderes
drawn-suns = Soles
drawn-tiles = piezas en
drawn-forms = formas
drawn-forms-used = usadas en este conflicto
drawn-captives = retenidos
drawn-supply = Suministro
drawn-board = tablero
drawn-guardians = Custodios

## Leyenda
drawn-camel = Dromedario
drawn-nile = Nilo
drawn-token = ficha de conflicto
drawn-flooded = inundada
drawn-sun = Sol
