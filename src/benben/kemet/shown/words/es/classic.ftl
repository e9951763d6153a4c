### Palabras que solo tiene la edición clásica de Kemet, con Ta-Seti. Lo que tienen ambas ediciones está en game.ftl.

## Colores de las pirámides y losetas
colour-red = Rojo
colour-blue = Azul
colour-white = Blanco
colour-black = Negro
about-colour-red = ataque y movimiento
about-colour-blue = defensa y control
about-colour-white = puntos de plegaria e Intervenciones Divinas
about-colour-black = mercenarios, acciones doradas y criaturas

## Losetas de Poder
tile-stargate = Puerta estelar
tile-god-speed = Celeridad divina
tile-offensive-strategy = Estrategia ofensiva
tile-open-gates = Puertas abiertas
tile-teleport = Teletransporte
tile-victory-point = Punto de victoria
tile-defensive-strategy = Estrategia defensiva
tile-prescience = Presciencia
tile-slaves = Esclavos
tile-high-priest = Sumo sacerdote
tile-crusade = Cruzada
tile-holy-war = Guerra santa
tile-mercenaries = Mercenarios
tile-enforced-recruitment = Reclutamiento forzoso
tile-dark-ritual = Ritual oscuro
tile-devourer = Devorador
tile-divine-strength = Fuerza divina
tile-protective-aura = Aura protectora
tile-night-expedition = Expedición nocturna
tile-reminiscence = Reminiscencia
tile-piety = Piedad
tile-divine-prescience = Presciencia divina
tile-renewal = Renovación
tile-disciple-of-ptah = Discípulo de Ptah

## Intervenciones Divinas
divine-enlistment = Alistamiento
divine-mana-theft = Robo de maná
divine-teleportation = Teletransportación
divine-open-gates = Puertas abiertas
divine-veto = Veto
divine-escape = Huida
divine-glory = Gloria
divine-divine-memory = Memoria divina
divine-divine-protection = Protección divina
divine-reinforcements = Refuerzos
divine-tactical-choice = Elección táctica

## Objetos y habilidades del camino
object-ibis-statue = Estatua del ibis
object-hare-statue = Estatua de la liebre
object-flaming-khopesh = Jopesh llameante
object-leather-shield = Escudo de cuero
object-bull-statue = Estatua del toro
object-divine-seal = Sello divino
object-double-edged-dagger = Daga de doble filo
object-mask = Máscara
skill-slaughter = Matanza
skill-haste = Rapidez
skill-charge = ¡Carga!
skill-defensive-position = Posición defensiva
skill-open-gates = Puertas abiertas
skill-legion = Legión
skill-defensive-victory = Victoria defensiva
skill-divinity = Divinidad
skill-direct-recruitment = Reclutamiento directo
skill-compensation = Compensación
skill-premonition = Premonición
skill-immunity = Inmunidad
skill-offering = Ofrenda

## Una criatura en pocas letras, para el mapa
short-devourer = devorad.

## Qué hacen losetas, cartas, objetos y habilidades
effect-first-strike = unidades enemigas eliminadas antes de la batalla cuando atacas: { $n }
effect-night-units = unidades gratis de Noche: hasta { $n }
effect-chosen-out-of = de Noche eliges la primera carta entre { $n }
effect-prayer-per-victory = { $n } PP por cada batalla que ganas
effect-prayer-entering = +{ $n } PP cuando tu movimiento entra en una zona con un enemigo
effect-teleports-from-obelisks = Teletransporte también desde obeliscos
effect-trap = unidades que pierde antes de la batalla un enemigo que entra: { $n }
effect-shelters = sin daño fuera de las batallas
effect-gain-bonus-by-day = de Día, { $n } PP más siempre que ganes alguno
effect-night-priest = de Noche, uno de tus sacerdotes va al siguiente lugar
effect-reclaims = tras una batalla puedes llevarte una carta que jugó el enemigo
effect-night-temples-fame = { $n } PV permanente de Noche por dos templos o más
effect-foresees = ves las Intervenciones Divinas enemigas antes de elegir
effect-renews = de Noche puedes descartar cartas y robar otras tantas, y { $n } más
effect-early-pyramids = las pirámides dan su PV desde el nivel { $n }
effect-theft = cada enemigo pierde { $n } PP
effect-vetoes = anula una Intervención Divina recién jugada
effect-escapes = tu tropa se va antes de la batalla
effect-prayer-won = { $n } PP si ganas
effect-remembers = una carta del descarte, a tu elección
effect-unharmed-won = si ganas, el daño enemigo no te causa bajas
effect-units-won = unidades gratis si ganas: hasta { $n }
effect-swaps = tras revelar puedes cambiar tu carta de Batalla por la apartada
effect-cards = Intervenciones Divinas robadas: { $n }
effect-seals = una loseta enemiga no hace nada hasta el próximo Día
effect-dagger = { $n } PV permanente más si ganas, −{ $n } PV si pierdes
effect-masks = en esta batalla solo cuentan unidades y cartas de Batalla
effect-cards-per-two-kills = tras una batalla, cartas por cada dos unidades enemigas eliminadas: { $n }
effect-losses-return = tras una batalla, las unidades que eliminó el enemigo pueden volver gratis
effect-cards-per-card = tras una batalla, una carta nueva por cada una que jugaste en ella
gold-dark-ritual = oro: Rezar

## Con qué se juega una partida
switch-black = Losetas negras
switch-dawn = Alba
switch-path = El camino a Ta-Seti
switch-victory = Otra manera de ganar
switch-cards = Más cartas
switch-promos = Promos
switch-long = Partida larga
switch-beginner = Para principiantes
about-switch-black = Dieciséis losetas negras, y pirámides negras para comprarlas.
about-switch-dawn = Cada mañana, una carta de Batalla y las fichas de alba deciden quién elige primero su puesto en el orden de turno.
about-switch-path = Tres sacerdotes por jugador van hacia Ta-Seti y traen objetos, habilidades y puntos de victoria.
about-switch-victory = Ganas al empezar tu turno, sin esperar al final del Día, si tienes suficientes puntos de victoria y nadie tiene más.
about-switch-cards = Doce Intervenciones Divinas más, y dos cartas de Batalla más para todos.
about-switch-promos = Losetas y habilidades que se regalaron como promoción, si encajan con los demás módulos.
about-switch-long = A diez puntos de victoria en vez de ocho.
about-switch-beginner = Losetas y pirámides hasta el nivel 2; para ganar bastan cuatro puntos de victoria.

## Lo que dice el clásico donde Sangre y Arena dice otra cosa con el id sin classic-
classic-effect-fame = { $n } PV permanente al momento
classic-effect-defender-fame = { $n } PV por ganar como defensor
classic-effect-devours = { $n } PV más por ganar y eliminar al menos dos unidades
classic-effect-silver = una ficha plateada: una acción más por Día
classic-gold-twin-ceremony = oro: comprar en un color ya usado hoy, por 1 PP más
classic-gold-forced-march = oro: un movimiento
classic-note-temple = { $n } PP en el Ocaso
classic-note-offering = unidades perdidas: { $units }, PV ganados: { $fame }
classic-score-fame = PV
classic-legend-fame = PV: permanentes+temporales
classic-legend-temple = PP que da un templo en el Ocaso
classic-legend-pyramid = pirámide ({ $colour })
classic-choice-transfer = Teletransporte con la carta: { $a1 }
classic-step-war-council = Elegir las cartas para la batalla
classic-why-more-fame = más PV permanentes
classic-over-fame = suficientes puntos de victoria
classic-over-max-rounds = más puntos de victoria tras las rondas acordadas
classic-event-gained-fame = { $a1 } gana { $a2 ->
    [one] { $a2 } punto de victoria
   *[other] { $a2 } puntos de victoria
  } y tiene { $a3 }
classic-event-won = { $a1 } gana con { $a2 ->
    [one] { $a2 } punto de victoria
   *[other] { $a2 } puntos de victoria
  }
