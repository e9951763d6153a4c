### Palabras de Kemet que solo dice un terminal: el mapa, los paneles de al lado, la leyenda.

## Nombres cortos, de ocho letras como mucho para las criaturas
short-phoenix = fénix
short-royal-scarab = escarab.
short-giant-scorpion = escorp.
short-ancestral-elephant = elefante
short-sphinx = esfinge
short-deep-desert-snake = serp.
short-the-mummy = momia
short-khnums-sphinx = jnum
short-griffin-sphinx = grifo
short-soul-devourer = devorad.
short-move = mover
short-recruit = reclutar
short-raise = elevar
short-pray = rezar
short-buy = comprar

## Puntuación
score-order = Orden
score-fame = fama
score-prayer = PP
score-veterans = Vet
score-dawn = Alba
score-units = unid.

## Paneles
drawn-round = ronda { $number }
drawn-battle = Batalla: { $zone }
drawn-attacker = atacante
drawn-defender = defensor
drawn-no-card = aún sin carta
drawn-card = carta { $card }
drawn-before-cards = antes de las cartas
drawn-tiles = losetas
drawn-waiting = criaturas en reserva
drawn-bought = comprados hoy
drawn-played = jugadas
drawn-holds = en mano
drawn-battle-cards = cartas de Batalla: { $count }
drawn-divine-cards = Interv. Divinas: { $count }
drawn-hand = mano
drawn-face-down = bocabajo
drawn-removed = retiradas
drawn-divine = divinas
drawn-laid-down = puestas
drawn-plan = plan
drawn-gold = oro
drawn-silver = plata
drawn-tokens = fichas
drawn-market = Losetas: { $colour }
drawn-interventions = Intervenciones Divinas
drawn-deck = mazo
drawn-discarded = descarte
drawn-dawn = Alba
drawn-ships = Barcos: { $pairs }

## Leyenda
legend-pyramid = pirámide de { $colour }
legend-troop = una tropa de cinco unidades
legend-held = un distrito vacío controlado
legend-obelisk = obelisco
legend-trading-port = puerto comercial
legend-military-port = puerto militar
legend-temple = PP que da un templo de Noche
legend-out = fuera de juego
legend-placed = ficha colocada
legend-free = casilla libre
legend-districts = los distritos de una ciudad lindan entre sí
legend-fame = fama: permanente+temporal
legend-veterans = Vet: Veteranos
legend-dawn = Alba: fichas de alba
legend-units = unid.: unidades en la reserva

## El camino a Ta-Seti
drawn-path = Camino a Ta-Seti
drawn-objects = objetos
drawn-skills = habilidades
drawn-priests = sacerdotes
drawn-sealed = selladas
drawn-in-supply = reserva
drawn-no-token = vacío
note-battle = batalla contra { $player }, antes de las cartas { $own } a { $strength }
