### Names that only classic Kemet has: what a terminal says of it, and a page once it knows that game.

## Colours of pyramids and tiles
colour-red = Rojo
about-colour-red = fuerza y movimiento
colour-blue = Azul
about-colour-blue = defensa y reclutamiento
colour-white = Blanco
about-colour-white = puntos de plegaria e Intervenciones Divinas
colour-black = Negro
about-colour-black = fuerza, defensa y mercenarios

## Power tiles
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

## Divine interventions
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

## What tiles and cards do
effect-theft = cada enemigo pierde { $n } PP
effect-escapes = tu tropa se va antes de la batalla
effect-first-strike = unidades enemigas eliminadas antes de tu ataque: { $n }
effect-night-units = unidades gratis de Noche: hasta { $n }
effect-chosen-out-of = de Noche eliges tu primera carta entre { $n }
effect-prayer-per-victory = { $n } PP por cada batalla ganada
effect-cancels-a-card = anula una carta que otro acaba de jugar fuera de una batalla
effect-prayer-entering = { $n } PP al entrar en la zona de un enemigo
effect-trap = unidades que pierde antes de la batalla una tropa que entra: { $n }
effect-gain-bonus-by-day = { $n } PP más siempre que ganes alguno de Día
effect-shelters = nada daña a la tropa fuera de las batallas
effect-teleports-from-obelisks = Teletransporte también desde obeliscos
gold-dark-ritual = oro: Rezar
gold-forced-march-classic = oro: Mover
gold-twin-ceremony-classic = oro: otra loseta de un color comprado hoy, por 1 PP más
