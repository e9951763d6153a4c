### Palabras del juego Kemet: nombres, pasos, opciones, lo que cuenta el historial y lo que hace cada cosa.
### Quien actúa va al principio, sin participios: así no importa el género del nombre.

## Colores de pirámides y losetas
colour-ruby = Rubí
colour-sapphire = Zafiro
colour-diamond = Diamante
colour-onyx = Ónice
about-colour-ruby = fuerza y movimiento
about-colour-sapphire = defensa y reclutamiento
about-colour-diamond = puntos de plegaria e Intervenciones Divinas
about-colour-onyx = fuerza, defensa y mercenarios

## Ciudades
city-nw = Noroeste
city-w = Oeste
city-sw = Suroeste
city-ne = Noreste
city-e = Este
city-se = Sureste

## Acciones y sus casillas
action-move = Mover
action-recruit = Reclutar
action-raise = Elevar una pirámide
action-pray = Rezar
action-buy = Comprar una loseta de Poder
space-on-floor = { $action }, piso { $floor }
space-of-three = { $action }, piso 1, casilla { $n }

## Valores y lo que los da en una batalla
stat-strength = fuerza
stat-damage = daño
stat-defence = defensa
stat-unblockable-damage = daño imparable
source-units = unidades
source-home = ciudad propia
source-card = carta de Batalla { $card }

## Losetas de Poder
tile-of-colour = { $tile } ({ $colour })
tile-charge = ¡Carga!
tile-priest-of-mafdet = Sacerdote de Mafdet
tile-carnage = Masacre
tile-wrryt-storm = Tormenta Wrryt
tile-phoenix = Fénix
tile-portal = Portal
tile-royal-scarab = Escarabajo real
tile-blades-of-neith = Espadas de Neit
tile-divine-wound = Herida divina
tile-domination = Dominación
tile-giant-scorpion = Escorpión gigante
tile-initiative = Iniciativa
tile-surprise-attack = Ataque sorpresa
tile-act-of-god = Acto divino
tile-recruiting-scribe = Escriba reclutador
tile-defense = ¡Defensa!
tile-reinforcement-prayer = Plegaria de refuerzo
tile-ancestral-elephant = Elefante ancestral
tile-shetyw-barrier = Barrera Shetyw
tile-shield-of-neith = Escudo de Neit
tile-legion = Legión
tile-defensive-victory = Victoria defensiva
tile-spy = Espía
tile-reinforcements = Refuerzos
tile-sphinx = Esfinge
tile-divine-will = Voluntad divina
tile-priest = Sacerdote
tile-priestess = Sacerdotisa
tile-magical-support = Apoyo mágico
tile-deep-desert-snake = Serpiente del desierto profundo
tile-vision = Visión
tile-divine-boon = Don divino
tile-hand-of-god = Mano divina
tile-divine-hunger = Hambre divina
tile-priest-of-thoeris = Sacerdote de Tueris
tile-priest-of-ra = Sacerdote de Ra
tile-priest-of-amon = Sacerdote de Amón
tile-the-mummy = La momia
tile-mercenaries-of-the-sword = Mercenarios de la espada
tile-mercenaries-of-the-spear = Mercenarios de la lanza
tile-local-recruitment = Reclutamiento local
tile-honor-in-battle = Honor en la batalla
tile-dedication-to-battle = Entrega en la batalla
tile-khnums-sphinx = Esfinge de Jnum
tile-twin-ceremony = Ceremonia gemela
tile-griffin-sphinx = Esfinge grifo
tile-forced-march = Marcha forzada
tile-deadly-trap = Trampa mortal
tile-soul-devourer = Devoradora de almas
tile-bestial-fury = Furia bestial
tile-divine-might = Poderío divino

## Intervenciones Divinas
divine-war-rage = Ira de guerra
divine-war-fury = Furia de guerra
divine-bloody-battle = Batalla sangrienta
divine-bloodbath = Baño de sangre
divine-bronze-wall = Muro de bronce
divine-iron-wall = Muro de hierro
divine-tactical-support = Apoyo táctico
divine-raining-fire = Lluvia de fuego
divine-prayer = Plegaria
divine-transfer = Traslado
divine-swiftness = Celeridad
divine-diversion = Distracción

## Pasos: lo que se pide a alguien, o lo que ocurre
step-setup = Preparar la partida
step-take-a-city = Tomar una ciudad
step-leave-a-district-empty = Dejar un distrito vacío
step-build-the-first-pyramids = Construir las primeras pirámides
step-first-level = Elegir el primer nivel de una pirámide
step-take-the-first-tile = Tomar la primera loseta
step-day = Día
step-your-turn = Elegir qué hacer en este turno
step-move-or-recruit = Elegir entre Mover y Reclutar
step-bring-a-creature = Traer la criatura al tablero
step-arrange-creatures = Redistribuir las criaturas
step-raise-a-pyramid = Elevar una pirámide
step-choose-a-colour = Elegir el color de una pirámide
step-raise-it-to = Elegir su nuevo nivel
step-buy-a-tile = Comprar una loseta de Poder
step-remove-a-battle-card = Retirar una carta de Batalla
step-place-units = Colocar unidades
step-choose-the-next-battle = Elegir la próxima batalla
step-choose-a-troop = Elegir una tropa para mover
step-take-along = Elegir cuántas unidades van
step-where-does-the-creature-go = Elegir si una criatura va con ellas
step-go-on = Elegir adónde va la tropa
step-rain-fire-on = Elegir dónde cae el fuego
step-battle = Librar la batalla
step-war-council = Celebrar la Junta de guerra
step-inflict-a-divine-wound = Descartar cartas por más fuerza
step-recall-or-retreat = Disolver o retirarse
step-choose-where-they-retreat = Elegir adónde se retiran
step-stay-or-recall = Quedarse o disolver
step-draw-divine-interventions = Robar cartas de Intervención Divina
step-discard-divine-interventions = Descartar cartas de Intervención Divina
step-night = Noche
step-make-an-offering = Hacer una ofrenda
step-spend-veterans = Gastar Veteranos
step-choose-your-place = Elegir puesto en el orden de turno
step-place-the-first-units = Colocar las primeras unidades
step-use-night-tiles = Usar las losetas de Noche
step-order = Fijar el orden de turno
step-dawn = Alba
step-play-a-card-at-dawn = Jugar una carta por el orden de turno
step-choose-your-place-at-dawn = Elegir puesto en el orden de turno
step-dusk = Ocaso
step-a-card-acts = Efecto de una carta
step-veto = Elegir si se anula la carta
step-enter = Entrar en la zona enemiga
step-escape = Elegir si huir
step-choose-where-to-flee = Elegir adónde huye la tropa
step-look-at-divine-interventions = Mirar cartas de Intervención Divina
step-keep-a-divine-intervention = Elegir qué carta quedarse
step-where-does-the-creature-come-home = Elegir adónde vuelve la criatura
step-bring-a-creature-with-the-recruits = Traer una criatura con los reclutas

## Opciones, como las dice un botón
choice-seal = Sellar el plan
choice-pass = Renunciar
choice-colour = { $a1 }
choice-city = Tomar la ciudad { $a1 }
choice-next = Después: { $a1 }
choice-slot = Puesto { $a1 }
choice-empty = Dejar { $a1 } vacío
choice-raise = Elevar la pirámide: { $a1 }
choice-level = Nivel { $a1 }
choice-tile = Tomar { $a1 }
choice-space = Colocar una ficha: { $a1 }
choice-silver = Colocar la ficha plateada: { $a1 }
choice-gold = Usar la ficha dorada: { $a1 }
choice-action = { $a1 }
choice-troop = Tropa: { $a1 }
choice-take = Unidades: { $a1 }
choice-with = Con { $a1 }
choice-to = Hacia { $a1 }
choice-teleport = Teletransporte: { $a1 }
choice-transfer = Traslado: { $a1 }
choice-place = Colocar una unidad: { $a1 }
choice-play = Jugar { $a1 }
choice-draw = Robar { $a1 }
choice-drop = Descartar { $a1 }
choice-add = Añadir { $a1 }
choice-hit = Fuego: { $a1 }
choice-discard = Apartar { $a1 } bocabajo
choice-card = Luchar con { $a1 }
choice-remove = Retirar { $a1 }
choice-arrange = Redistribuir las criaturas
choice-creature = Traer { $a1 }
choice-battle = Batalla: { $a1 }
choice-recall = Disolver
choice-stay = Quedarse
choice-retreat = Retirarse
choice-spend = Gastar { $a1 }
choice-use = Sí
pass-your-turn = Terminar turno
pass-choose-a-troop = Terminar el movimiento
pass-go-on = Parar aquí
pass-where-does-the-creature-go = Ninguna criatura
pass-place-units = No colocar más
pass-raise-a-pyramid = No elevar ninguna
pass-bring-a-creature = Dejarla en la reserva
pass-arrange-creatures = Dejarla donde está
pass-inflict-a-divine-wound = No descartar más
pass-make-an-offering = Ninguna ofrenda
pass-stay-or-recall = Quedarse
card-play-a-card-at-dawn = Mostrar { $a1 }
spend-play-a-card-at-dawn = Fichas de alba que gastas: { $a1 }

## Lo que ha pasado, como lo cuenta el historial
event-colour-in-play = Color en juego: { $a1 }
event-takes-city = { $a1 } toma la ciudad { $a2 }
event-takes-place = { $a1 } toma el puesto { $a2 } en el orden de turno
event-round = Empieza la ronda { $a1 }
event-turn = Turno de { $a1 }
event-placed-token = { $a1 } coloca una ficha: { $a2 }
event-uses-gold = { $a1 } usa la ficha dorada: { $a2 }
event-placed = { $a1 } coloca { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  }: { $a3 }; ahora hay { $a4 }
event-raised = { $a1 } eleva la pirámide al nivel { $a4 }: { $a2 } ({ $a3 })
event-took-tile = { $a1 } toma una loseta: { $a2 }
event-took-cards-back = { $a1 } recupera todas las cartas de Batalla
event-removed-a-card = { $a1 } retira en secreto una carta de Batalla
event-removed = { $a1 } retira la carta de Batalla { $a2 }
event-creature-placed = { $a1 } llega: { $a2 }
event-creature-waits = { $a1 } espera en la reserva
event-moved = { $a1 } mueve { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  }: { $a3 } → { $a4 }
event-gained-prayer = { $a1 } gana { $a2 } PP y tiene { $a3 }
event-more-prayer = { $a1 } gana { $a2 } PP más y tiene { $a3 }
event-paid = { $a1 } paga { $a2 } PP; { $a3 ->
    [one] le queda { $a3 }
   *[other] le quedan { $a3 }
  }
event-gained-fame = { $a1 } gana { $a2 ->
    [one] { $a2 } punto de fama
   *[other] { $a2 } puntos de fama
  } y tiene { $a3 }
event-gained-veterans = { $a1 } gana { $a2 ->
    [one] { $a2 } Veterano
   *[other] { $a2 } Veteranos
  } y tiene { $a3 }
event-reshuffled = Las Intervenciones Divinas descartadas forman el nuevo mazo
event-drew-a-card = { $a1 } roba una Intervención Divina y tiene { $a2 }
event-drew = { $a1 } roba { $a2 }
event-discarded = { $a1 } descarta { $a2 }
event-plays-a-card = { $a1 } juega { $a2 }
event-looks-at = { $a1 } puede elegir { $a2 }
event-lost-prayer = { $a1 } pierde { $a2 } PP; { $a3 ->
    [one] le queda { $a3 }
   *[other] le quedan { $a3 }
  }
event-cancels-a-card = { $a1 } anula { $a3 }, jugada por { $a2 }
event-struck = { $a1 } pierde { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  } antes de la batalla: { $a3 }; { $a4 ->
    [one] allí le queda { $a4 }
   *[other] allí le quedan { $a4 }
  }
event-burnt = El fuego quita una unidad a { $a1 }: { $a2 }; { $a3 ->
    [0] era la última
    [one] allí le queda { $a3 }
   *[other] allí le quedan { $a3 }
  }
event-battle = Batalla, { $a3 }: { $a1 } ataca a { $a2 }
event-shows = { $a1 } muestra la carta de Batalla { $a2 }
event-counts = { $a1 }: { $a3 } +{ $a2 } ({ $a4 })
event-wounds = { $a1 } descarta { $a2 }: fuerza { $a3 }
event-strength = Fuerza: { $a1 } { $a2 }, { $a3 } { $a4 }
event-wins-battle = { $a1 } gana la batalla
event-own-loss = { $a1 } pierde { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  } por su propia carta; { $a3 ->
    [one] le queda { $a3 }
   *[other] le quedan { $a3 }
  }
event-lost-units = { $a1 } { $a2 ->
    [0] no pierde unidades
    [one] pierde { $a2 } unidad
   *[other] pierde { $a2 } unidades
  }; { $a3 ->
    [one] le queda { $a3 }
   *[other] le quedan { $a3 }
  }
event-recalled = { $a1 } disuelve { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  }: { $a3 }
event-retreats = { $a1 } se retira con { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  }: { $a3 } → { $a4 }
event-offered = { $a1 } ofrenda { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  }: { $a3 }
event-gained-dawn-tokens = { $a1 } gana { $a2 ->
    [one] { $a2 } ficha de alba
   *[other] { $a2 } fichas de alba
  } y tiene { $a3 }
event-spent-dawn-tokens = { $a1 } gasta { $a2 ->
    [one] { $a2 } ficha de alba
   *[other] { $a2 } fichas de alba
  } y conserva { $a3 }
event-command-value = { $a1 } tiene un valor de mando de { $a2 }
event-last-day = { $a1 } tiene { $a2 } PV, pero alguien tiene más: este Día es el último
event-last-round = La ronda { $a1 } era la última acordada
event-won = { $a1 } gana con { $a2 ->
    [one] { $a2 } punto de fama
   *[other] { $a2 } puntos de fama
  }
over-fame = suficientes puntos de fama
over-max-rounds = más puntos de fama tras las rondas acordadas

## Lo que hacen losetas, criaturas y cartas
effect-strength = fuerza +{ $n }
effect-strength-attacking = fuerza +{ $n } al atacar
effect-strength-defending = fuerza +{ $n } al defender
effect-damage = daño +{ $n }
effect-defence = defensa +{ $n }
effect-unblockable = daño imparable +{ $n }
effect-unblockable-defending = daño imparable +{ $n } al defender
effect-land-moves = movimientos terrestres +{ $n }
effect-teleport-discount = Teletransporte: { $n } PP menos
effect-teleport-from-obelisks = Teletransporte también desde obeliscos
effect-wounds = tras revelar puedes descartar cartas: fuerza +{ $n } por cada una
effect-fame = { $n } PF permanente al momento
effect-silver = una ficha plateada: una acción más por ronda
effect-free-recruits = unidades gratis al reclutar: { $n }
effect-recruits-free = reclutar no cuesta nada
effect-recruits-anywhere = los reclutas pueden unirse a cualquiera de tus tropas
effect-prayer-units = unidades gratis al rezar: { $n }
effect-troop = límite de tropa +{ $n }
effect-defender-fame = { $n } PF por ganar como defensor
effect-spies = ves la carta de Batalla enemiga antes de elegir
effect-pray = { $n } PP más al rezar
effect-tile-discount = losetas: { $n } PP menos
effect-level-discount = cada nivel de pirámide: { $n } PP menos
effect-payment-discount = cada pago: { $n } PP menos
effect-vision = cartas robadas de Noche +{ $n }, luego otras tantas descartadas
effect-night-cards = cartas robadas de Noche +{ $n }
effect-night-levels = de Noche una pirámide sube gratis: nivel +{ $n }
effect-night-prayer = { $n } PP más de Noche
effect-prayer-per-kill = +{ $n } PP por cada unidad enemiga eliminada en batalla
effect-prayer-per-loss = +{ $n } PP por cada unidad tuya eliminada en batalla
effect-prayer-attacking = +{ $n } PP al atacar
effect-cards-attacking = cartas robadas al atacar: { $n }
effect-mercenaries = unidades adicionales, colocadas al momento: { $n }
effect-gain-bonus = { $n } PP más siempre que ganes alguno
effect-special = la carta de Batalla { $n } a cambio de otra
effect-passes-walls = atraviesa murallas
effect-cancels = la criatura enemiga no hace nada en la batalla
effect-fee = los enemigos pagan { $n } PP por entrar en su zona
effect-teleports-free = Teletransporte gratis, también desde obeliscos
effect-devours = { $n } PF más por ganar y eliminar al menos dos unidades
effect-units = unidades gratis: hasta { $n }
effect-hits = unidades enemigas eliminadas: { $n }
effect-prayer = { $n } PP
effect-teleports = un Teletransporte gratis, desde cualquier zona
gold-surprise-attack = oro: un movimiento que atraviesa murallas
gold-divine-will = oro: Mover o Reclutar
gold-twin-ceremony = oro: una loseta de cualquier color, por 1 PP más
gold-forced-march = oro: un movimiento sin Teletransporte
note-creature = criatura: { $text }
note-comes-back = nada; vuelve a la mano
note-card = fuerza { $strength }, daño { $damage }, defensa { $defence }
note-own-loss = unidades que pierde tu tropa: { $n }
note-cost = cuesta { $n } PP
note-gain = +{ $n } PP
note-captured = para pirámides capturadas
note-pyramid = pirámide { $level } ({ $colour })
note-temple = { $n } PP de Noche
note-troop = { $player }: { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
  }
note-recall = todas las unidades a la reserva, +{ $n } PP
note-retreat = el ganador elige adónde
note-offering = unidades perdidas: { $units }, PF ganados: { $fame }
note-delta = unidades perdidas: { $units }, PP ganados: { $prayer }
note-veterans = Veteranos gastados: { $veterans }, PP adicionales: { $n }
note-veterans-cards = Veteranos gastados: { $veterans }, cartas robadas: { $n }
note-command-value = valor de mando { $n }

## Por qué se rechaza una opción
refused-wall = lo impide la muralla: el movimiento no empezó junto a este distrito
refused-second-district = este movimiento ya ha entrado en un distrito de otra ciudad
refused-no-border = esa zona no linda con esta
refused-foreign-port = los puertos solo llevan a puertos comerciales y al de tu ciudad
refused-not-in-play = esa zona no está en juego
refused-already-there = la tropa ya está allí
refused-no-land-moves-left = no quedan movimientos terrestres
refused-no-room = no hay sitio dentro del límite de tropa
refused-troop-too-large = la tropa supera el límite
refused-troop-full = la tropa de allí ya tiene todas las unidades posibles
refused-too-many-stay = se quedarían más unidades de las que permite el límite de tropa
refused-two-creatures = una tropa tiene como máximo una criatura
refused-fee = no hay suficientes PP para el peaje de la criatura enemiga
refused-no-obelisk = el Teletransporte lleva a una zona con obelisco
refused-no-pyramid-here = el Teletransporte parte de un distrito con pirámide
refused-one-teleport = un movimiento tiene un solo Teletransporte, y ya se ha usado
refused-on-foot = la Marcha forzada no permite el Teletransporte
refused-too-few-prayer-points = no hay suficientes puntos de plegaria
refused-so-many-are-not-there = allí no hay tantas unidades
refused-said-already = eso ya está dicho
refused-no-way-on = con tantas no hay salida desde aquí
refused-must-go-on = la tropa no puede quedarse aquí y debe poder seguir
refused-set-out-already = se juega antes de que la tropa salga
refused-not-at-this-moment = no en este momento
refused-no-troop-there = allí no hay ninguna tropa tuya
refused-battle-card = esa carta es para las batallas
refused-movement-card = esa carta es para los movimientos
refused-day-card = esa carta es para el Día, fuera de las batallas
refused-card-not-held = no tienes esa carta en la mano
refused-prayer-points-full = ya tienes el máximo de puntos de Plegaria
refused-walls-ignored-already = las murallas ya no son un obstáculo
refused-no-enemy-troop = no hay ninguna tropa enemiga a la que alcanzar
refused-supply-empty = no quedan unidades en tu reserva
refused-not-your-district = no es un distrito de tu ciudad
refused-enemy-there = allí hay un enemigo
refused-order-of-the-board = las unidades se nombran en el orden del tablero
refused-mercenaries-must-come = los mercenarios deben llegar mientras haya sitio
refused-pyramid-tallest = esa pirámide no puede crecer más
refused-no-pyramid-left = no te quedan pirámides por construir
refused-colour-not-in-play = ese color no está en juego
refused-colour-already-yours = ya tienes una pirámide de ese color
refused-level-already-built = la pirámide ya tiene ese nivel
refused-tile-already-yours = ya tienes una loseta con esta imagen
refused-tile-not-on-sale = esa loseta no está a la venta
refused-tile-not-yours = no tienes esa loseta
refused-colour-bought-today = hoy ya has comprado una loseta de este color
refused-other-buy-space = ese color se compra en otra casilla
refused-pyramid-held-by-an-enemy = la pirámide que serviría está en manos de un enemigo
refused-no-pyramid-so-tall = no controlas una pirámide de ese color y nivel
refused-special-card-stays = la carta especial se queda
refused-card-not-in-hand = esa carta de Batalla no está en tu mano
refused-card-removed = esa carta de Batalla ha salido de la partida
refused-card-discarded = es la carta de Batalla que descartas
refused-card-first = antes, una carta de Batalla para descartar y otra para jugar
refused-discard-first = antes, la carta de Batalla que descartas
refused-order-of-the-list = las cartas se nombran en el orden de la lista
refused-diversion-stays = Distracción nunca se descarta
refused-space-taken = en esa casilla ya hay una ficha
refused-token-placed = la ficha de este turno ya está colocada
refused-token-first = en cada turno hay que colocar una ficha
refused-equilibrium = las fichas que quedan deben alcanzar para cada piso vacío
refused-silver-needed = sin la ficha plateada un piso quedaría vacío
refused-no-silver-token = no tienes la ficha plateada
refused-silver-used = la ficha plateada ya se ha usado en esta ronda
refused-gold-used = la ficha dorada ya se ha usado en esta ronda
refused-nothing-to-buy = allí no hay nada que puedas comprar
refused-creature-not-yours = esa criatura no es tuya
refused-creature-on-the-board = esa criatura ya está en el tablero
refused-creature-there = esa tropa ya tiene una criatura
refused-no-troop-for-it = en tus distritos no tienes ninguna tropa sin criatura
refused-too-late-to-arrange = las criaturas se redistribuyen una vez, antes de la ficha
refused-nothing-to-arrange = no tienes criaturas que redistribuir
refused-no-battle-waits-there = allí no espera ninguna batalla
refused-troop-there = allí hay una tropa
refused-foreign-city = es un distrito de una ciudad que no es del perdedor
refused-place-taken = ese puesto está ocupado o no existe
refused-card-to-show-first = primero va la carta de Batalla que muestras
refused-too-few-dawn-tokens = no tienes tantas fichas de alba
