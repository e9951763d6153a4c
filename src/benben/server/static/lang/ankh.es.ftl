### Palabras del juego Ankh: nombres, pasos, elecciones y lo que cuenta el historial.
### Los identificadores siguen los nombres de las reglas; $a1, $a2 … son los datos de un suceso o una elección, en orden.
### Solo los números admiten selectores: fichas, niveles y ofrendas llegan como texto.

## Gods
god-amun = Amón
god-anubis = Anubis
god-isis = Isis
god-osiris = Osiris
god-ra = Ra

## Pieces
piece-god = Dios
piece-warrior = Guerrero
piece-captive = Guerrero Retenido
piece-satet = Satet
piece-cat-mummy = Gato momia
piece-mummy = Momia
piece-apep = Apep
piece-scorpion = Escorpión gigante
piece-androsphinx = Androesfinge
piece-obelisk = Obelisco
piece-pyramid = Pirámide
piece-temple = Templo

## Actions
action-move = Mover miniaturas
action-summon = Invocar miniatura
action-gain = Ganar Adoradores
action-unlock = Desatar el poder del Ankh

## Battle cards
card-build = Erigir un Monumento
card-plague = Plaga de langostas
card-chariots = Carros de guerra
card-cycle = El ciclo de Ma’at
card-drought = Sequía
card-flood = Inundación
card-miracle = Milagro

## Powers: three levels, then those of the gods
power-commanding = Imponente
power-inspiring = Inspirador
power-omnipresent = Omnipresente
power-revered = Idolatrado
power-resplendent = Refulgente
power-obelisk-attuned = Aguja del faraón
power-temple-attuned = Morada de Dios
power-pyramid-attuned = Tumba faraónica
power-glorious = Glorioso
power-magnanimous = Magnánimo
power-bountiful = Dadivoso
power-worshipful = Venerado
power-mysterious-forms = Formas misteriosas
power-judge-of-the-dead = Juez de los muertos
power-protector = La protectora
power-gate-to-the-underworld = Puerta al Inframundo
power-radiance = Radiante

## Scenarios
scenario-middle-kingdom = Imperio Medio
scenario-old-kingdom = Imperio Antiguo
scenario-peoples-revolt = La revuelta del pueblo
scenario-inundation = La crecida

## Events on the track
happening-monument = Control de Monumento
happening-caravan = Caravana de dromedarios
happening-consolidation = Consolidación
happening-conflict = Conflicto
happening-conflict-merge = Conflicto; luego, fusión de dos Dioses
happening-conflict-forget = Conflicto; luego, olvido de los Dioses en rojo
happening-conflict-end = Último Conflicto

## Where a Giant Scorpion’s claws point
aim-n-ne = norte y noreste
aim-ne-se = noreste y sureste
aim-se-s = sureste y sur
aim-s-sw = sur y suroeste
aim-sw-nw = suroeste y noroeste
aim-nw-n = noroeste y norte

## Steps: what somebody is asked to do, or what is going on
step-setup = Preparar la partida
step-choose-an-action = Elegir una acción
step-move-your-figures = Mover miniaturas
step-move-this-figure = Mover una miniatura
step-push-the-figure = Empujar la miniatura
step-aim-the-claws = Orientar las pinzas
step-summon-a-figure = Invocar una miniatura
step-place-the-figure = Colocar la miniatura
step-give-it-a-sun = Dar una ficha de Sol
step-unlock-a-power = Desbloquear un poder
step-control-a-monument = Controlar un Monumento
step-lay-a-caravan = Trazar una caravana
step-which-half-keeps-the-token = Elegir qué mitad conserva la ficha
step-swap-a-token = Intercambiar una ficha
step-swap-it-with = Elegir la otra ficha
step-join-two-regions = Unir dos regiones
step-which-token-moves = Elegir la ficha que se mueve
step-conflict = Resolver el Conflicto
step-battle = Librar la Batalla
step-call-figures-to-your-obelisks = Llamar miniaturas a los Obeliscos
step-to-which-obelisk = Elegir un lugar junto a un Obelisco
step-announce-two-cards = Anunciar dos cartas
step-choose-a-battle-card = Elegir una carta de Batalla
step-build-a-monument = Erigir un Monumento
step-place-the-monument = Colocar el Monumento
step-bid-against-the-plague = Hacer ofrendas contra la Plaga
step-use-the-tiebreaker = Usar la ficha de Desempate
step-doomed = Contar las bajas
step-protect-figures = Proteger miniaturas
step-deaths = Retirar a los caídos
step-trap-a-warrior = Retener a un Guerrero
step-the-mummy-returns = Traer de vuelta a la Momia
step-place-an-underworld-tile = Abrir el Inframundo
step-where-to-lay-the-tile = Colocar la pieza de Inframundo
step-offer-followers-for-devotion = Dar Adoradores por Devoción
step-which-guardians-leave = Elegir quién se va

## Choices, as a button says them
choice-seal = Jugar
choice-pass = Renunciar
choice-use = Sí
choice-god = Dios: { $a1 }
choice-first = Jugador inicial: { $a1 }
choice-guardian = Custodio: { $a1 }
choice-action = { $a1 }
choice-summon = Invocar: { $a1 }
choice-summon-captive = Rescatar a un Guerrero
choice-unlock = Desbloquear { $a1 }
choice-card = Jugar { $a1 }
choice-bid = Ofrecer { $a1 }
choice-bid-0 = No ofrecer nada
choice-bid-32-and-more = Ofrecer 32 o más
choice-build = Erigir: { $a1 }
choice-aim = Apuntar: { $a1 }
choice-aim-n-ne = Apuntar al norte y al noreste
choice-aim-ne-se = Apuntar al noreste y al sureste
choice-aim-se-s = Apuntar al sureste y al sur
choice-aim-s-sw = Apuntar al sur y al suroeste
choice-aim-sw-nw = Apuntar al suroeste y al noroeste
choice-aim-nw-n = Apuntar al noroeste y al norte
choice-trap = Retener a un Guerrero de { $a1 }
choice-token = Ficha { $a1 }
choice-tile = Nueva pieza de Inframundo
choice-move = Miniatura en { $a1 }
choice-to = A { $a1 }
choice-take = Tomar el Monumento en { $a1 }
choice-save = Proteger: { $a1 }
choice-leave = Dejar ir: { $a1 }
choice-camel = Dromedario en { $a1 }

## What happened, as the chronicle tells it
event-plays = { $a2 } entra en la partida
event-guardian-chosen = Custodio de nivel { $a1 }: { $a2 }
event-begins = Empieza { $a1 }
event-turn = Turno de { $a1 }
event-took-action = { $a1 } elige { $a2 }
event-event = { $a1 } desencadena un evento: { $a2 }
event-moved = { $a1 } se mueve a { $a3 }
event-summoned = { $a1 } aparece en { $a2 }
event-gained-followers = { $a1 } gana { $a2 ->
    [one] { $a2 } Adorador
   *[other] { $a2 } Adoradores
  } y tiene { $a3 }
event-unlocked = { $a1 } desbloquea { $a2 } por { $a3 ->
    [one] { $a3 } Adorador
   *[other] { $a3 } Adoradores
  }
event-unlocked-none = { $a1 } no desbloquea ningún poder
event-guardian-joins = { $a1 } sirve ahora a { $a2 }
event-took-control = { $a1 } toma el control: { $a2 } en { $a3 }
event-took-none = { $a1 } no toma ningún Monumento
event-no-caravan = { $a1 } no traza ninguna caravana
event-camel-placed = Un Dromedario se echa en { $a1 }
event-token-placed = La ficha de conflicto { $a1 } queda en la región de { $a2 }
event-tokens-swapped = Las fichas de conflicto { $a1 } y { $a2 } cambian de sitio
event-took-tiebreaker = { $a1 } toma la ficha de Desempate
event-region = Se resuelve la región { $a1 } ({ $a2 })
event-dominion = { $a1 } tiene el Dominio de la región
event-battle = Batalla en la región de { $a1 }: { $a2 }
event-card-revealed = { $a1 } juega { $a2 }
event-built = { $a1 } erige en { $a3 }: { $a2 }, { $a4 ->
    [0] gratis
    [one] por { $a4 } Adorador
   *[other] por { $a4 } Adoradores
  }
event-bid = { $a1 } ofrece { $a2 ->
    [0] 0 Adoradores
    [one] { $a2 } Adorador
   *[other] { $a2 } Adoradores
  } ante la Plaga
event-spared = Se salva de la Plaga: { $a1 }
event-killed = { $a1 } muere en { $a2 }
event-strength = { $a1 }: fuerza { $a4 } ({ $a2 } de miniaturas, { $a3 } de cartas y poderes)
event-used-tiebreaker = { $a1 } usa la ficha de Desempate
event-wins-battle = { $a1 } gana la Batalla
event-nobody-wins = Nadie gana la Batalla
event-took-cards-back = { $a1 } recupera todas sus cartas de Batalla
event-paid-for-devotion = { $a1 } paga { $a2 } Adoradores por Devoción
event-gained-devotion = { $a1 } gana { $a2 } de Devoción y llega a { $a3 }
event-lost-devotion = { $a1 } pierde { $a2 } de Devoción y queda en { $a3 }
event-pushed = Empujón de { $a2 } a { $a3 }: { $a1 }
event-aimed = { $a1 } en { $a2 } orienta sus pinzas: { $a3 }
event-destroyed = Destrucción en { $a2 }: { $a1 }
event-trapped = { $a1 } Retiene a un Guerrero de { $a2 }
event-ransomed = { $a1 } rescata a un Guerrero y paga a { $a2 }
event-radiant = { $a1 } en { $a2 } recibe una ficha de Sol
event-tile-placed = { $a1 } abre el Inframundo en { $a2 }
event-announced = { $a1 } anuncia dos cartas
event-protected = { $a1 } en { $a2 } queda a salvo
event-carried-off = La crecida se lleva de { $a2 }: { $a1 }
event-merges = { $a1 } se fusionará con { $a2 }
event-guardian-leaves = { $a1 } de { $a2 } deja la partida
event-merged = { $a1 } ya forma parte de { $a2 }
event-regions-joined = Las regiones de las fichas { $a1 } y { $a2 } se unen
event-token-removed = La ficha de conflicto { $a1 } sale del tablero
event-forgotten = { $a1 } cae en el olvido
event-won = Egipto ya solo adora a { $a1 }
event-nobody-won = No queda ningún Dios: nadie gana

## En la mesa
blank-stone = Una piedra sin nombre
blank-who = En el olvido ({ $players })
since-title = Desde tu último turno
since-earlier = { $count ->
    [one] { $count } entrada anterior está en el historial
   *[other] { $count } entradas anteriores están en el historial
  }
thing-tile = Pieza de Inframundo
brings = Lo que aporta
gain-victory = victoria
gain-majorities = mayorías
gain-dominion = Dominio
gain-after = tras la Batalla
brings-dead = { $count ->
    [one] pierde { $count } miniatura
   *[other] pierde { $count } miniaturas
  }
battle-result = { $god } gana la región { $token }, { $score }
battle-result-none = Nadie gana la región { $token }, { $score }
merge-partners = { $first } y { $second } comparten ahora un solo trono: una acción por turno cada uno, y ganan o pierden juntos.
end-by = Victoria de { $players }

## Por qué una pista propone algo
hint-because = porque: { $list }
why-more-devotion = más Devoción
why-less-devotion = menos Devoción
why-more-conflict = mejores opciones en el próximo Conflicto
why-less-conflict = peores opciones en el próximo Conflicto
why-more-majorities = mejores mayorías más adelante
why-less-majorities = peores mayorías más adelante
why-more-survival = más lejos del olvido
why-less-survival = más cerca del olvido
why-more-monuments = más Monumentos al alcance
why-less-monuments = menos Monumentos al alcance
why-more-followers = más Adoradores
why-less-followers = menos Adoradores
why-more-powers = más poderes
why-less-powers = menos poderes
why-more-figures = más miniaturas
why-less-figures = menos miniaturas
why-more-cards = mejores cartas en la mano
why-less-cards = peores cartas en la mano
why-more-tempo = más control sobre el próximo evento
why-less-tempo = menos control sobre el próximo evento
why-more-merging = menos riesgo de fusión
why-less-merging = más riesgo de fusión

## Explicaciones
about-piece-god = Fuerza 1. Un Dios nunca muere.
about-thing-devotion = Se gana en los Conflictos. La casilla más alta da la victoria; los Dioses en rojo caen en el olvido tras el cuarto.
about-thing-cards = Todos ven las cartas usadas. Solo El ciclo de Ma’at las devuelve a la mano.
about-thing-tiebreaker = La tiene quien desencadena un Conflicto: una vez, en ese Conflicto, convierte un empate en victoria.
about-thing-suns = Una miniatura con un Sol añade 1 de Devoción a una victoria o un Dominio en su región.
about-thing-captives = Cada Guerrero Retenido da 1 de fuerza a la miniatura de Anubis. Su dueño puede rescatarlo por 1 Adorador.
about-thing-tile = Solo las miniaturas de Osiris pueden detenerse o aparecer aquí.
end-you = La victoria es tuya
end-you-with = La victoria es tuya, junto con { $partner }
bot-of-many = { $bot } { $number }
gains-devotion = { $sign }{ $count } de Devoción
gains-followers = { $sign }{ $count ->
    [one] { $count } Adorador
   *[other] { $count } Adoradores
  }
label-followers = { $count ->
    [one] Adorador
   *[other] Adoradores
  }
label-warriors = { $count ->
    [one] Guerrero en reserva
   *[other] Guerreros en reserva
  }
hint-but = pero: { $list }
story-camels = { $a1 ->
    [one] Un Dromedario se echa
   *[other] { $a1 } Dromedarios se echan en fila
  }

## Por qué se rechaza una opción
refused-row-above = la segunda acción es de una fila inferior
refused-no-figure-there = allí no hay ninguna miniatura
refused-not-your-figure = esa miniatura no es tuya
refused-moved-already = esa miniatura ya se ha movido
refused-nowhere-to-go = no hay casilla libre a su alcance
refused-already-there = ya está allí
refused-water = ni miniaturas ni Monumentos van sobre el agua
refused-too-far = está a más de tres casillas
refused-occupied = esa casilla está ocupada
refused-underworld-tile = allí hay una pieza de Inframundo
refused-own-figure = Satet solo empuja miniaturas enemigas
refused-no-room-to-push = la miniatura de allí no tiene adónde ser empujada
refused-not-adjacent = no es adyacente
refused-river-or-camels = hay un río o dromedarios en medio
refused-regular-one-summoned = la única miniatura para una casilla así ya está invocada
refused-none-trapped = no tienes Guerreros Retenidos
refused-none-in-the-pool = no hay en tu reserva
refused-too-few-followers = no hay suficientes Adoradores
refused-no-hex-for-it = no hay casilla donde pueda estar
refused-no-monument-there = allí no hay ningún Monumento
refused-already-yours = ya es tuyo
refused-neutral-first = mientras haya un Monumento neutral no se quita ninguno a otros
refused-none-in-the-supply = no quedan en el suministro general
refused-other-region = está en otra región
refused-camel-laid = ya hay un dromedario colocado: se puede deshacer
refused-camel-there = allí ya hay un dromedario
refused-region-too-small = la región es demasiado pequeña para dividirla
refused-no-line-with-those = ninguna línea válida lo une a los ya colocados
refused-no-line-there = ninguna línea válida pasa por ese lado
refused-unlocked-already = ese poder ya está desbloqueado
refused-power-of-a-god = esa capacidad es de un Dios
refused-level-full = ya hay dos poderes desbloqueados de ese nivel
refused-level-not-open = antes van dos poderes de cada nivel inferior
refused-card-used = esa carta ya se ha usado
refused-card-chosen = esa carta ya está elegida
refused-card-first = antes hay que elegir una carta
refused-bid-first = antes hay que hacer una ofrenda
refused-no-own-obelisk-beside-it = ningún Obelisco tuyo de la región es adyacente

### Palabras alrededor del tablero: paneles, preguntas, combates, momentos, explicaciones. Las del juego en sí están en game.ftl.

## Around the board
board-label = Mapa de Egipto
the-game = La partida
the-gods = Los Dioses
panels = Paneles
turn-order = Orden de turno
turn-first = primera acción
turn-second = segunda acción
turn-event = evento
turn-conflict = Conflicto
table-of = { $scenario } · { $count ->
    [one] { $count } Dios
   *[other] { $count } Dioses
  }
actions = Acciones
actions-first = primera de dos
actions-second = segunda de dos
action-now = ahora
action-can = se puede elegir
action-track = { $at } de { $needed }
events = Eventos
events-count = { $at } de { $of }
events-next = Siguiente
after-merge = Fusión
after-merge-what = los dos últimos
after-forget = Olvido
after-forget-what = Dioses en rojo
after-end = Final
after-end-what = gana el más alto
chronicle = Historial
chronicle-hint = en oro: desde tu último turno
chronicle-large = Ampliar el historial
devotion = Devoción
devotion-red = En rojo: al olvido tras el Conflicto IV
devotion-standing = Devoción: { $list }
followers = Adoradores
warriors-left = Guerreros en reserva
of-count = de { $of }
battle-cards = Cartas de Batalla
cards-count = { $hand } en mano · { $used } usadas
cards-in-hand = { $count ->
    [one] { $count } carta de Batalla en mano
   *[other] { $count } cartas de Batalla en mano
  }
cards-list = En mano: { $hand }. Usadas: { $used }.
powers = Poderes del Ankh
powers-count = { $count } de { $of } desbloqueados
unlocked = desbloqueado
used-card = usada
tiebreaker = Desempate en batalla
guardians = Custodios
in-pool = { $piece }, en la reserva
suns-free = { $count ->
    [one] { $count } Sol libre
   *[other] { $count } Soles libres
  }
trapped-list = Guerreros Retenidos: { $list }
in-captivity = { $count ->
    [one] { $count } Guerrero Retenido por Anubis
   *[other] { $count } Guerreros Retenidos por Anubis
  }
trap-what = Retienes a su Guerrero en tu hoja.
tab-board = Tablero
tab-gods = Dioses
tab-cards = Tú
tab-events = Eventos
tab-chronicle = Historial
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Todo el tablero
choices = Opciones
region = Región { $token }
piece-of = { $piece } de { $god }
piece-neutral = { $piece } neutral
terrain-f = fértil
terrain-d = desértica
terrain-w = de agua
hex-empty = vacía
hex-open = se puede elegir

## How far a game has come, in lists
progress-before = antes del primer Conflicto
progress-conflict = Conflicto { $age } de { $of }

## If conflict came now
outlook = Si hubiera Conflicto ahora
outlook-battle = Batalla: { $gods }
outlook-dominion = Dominio: solo está { $god }
outlook-empty = No hay nadie
outlook-strength = Antes de las cartas
outlook-figures = Miniaturas
outlook-majorities = Mayorías
outlook-win = Si gana
outlook-hold = Por el Dominio

## What is asked
hint = Pista
undo = Deshacer
confirm = Confirmar
seal = Jugar
pass = Renunciar
next-bot = Siguiente jugada
hint-says = Pista: { $choice }
prompt-first-action = Elige tu primera acción
prompt-second-action = Elige tu segunda acción, de una fila inferior
prompt-confirm = { $choice }: ¿es lo que quieres? No se podrá deshacer.
prompt-waiting = { $step }: esperando a { $names }
prompt-other = { $player }: { $step }
prompt-nobody = Se está preparando la mesa
prompt-seal = { $choices }: ¿jugar bocabajo?
prompt-move-your-figures = Mueve miniaturas: elige una
prompt-move-this-figure = { $piece }: elige adónde va
prompt-push-the-figure = Satet empuja: elige adónde va la miniatura
prompt-aim-the-claws = Escorpión gigante: elige hacia dónde apuntan las pinzas
prompt-summon-a-figure = Invoca: elige una miniatura de tu reserva
prompt-place-the-figure = { $figure }: elige dónde aparece
prompt-give-it-a-sun = ¿Dar una ficha de Sol a la nueva miniatura?
prompt-unlock-a-power = Desbloquea un poder: elige uno que puedas pagar
prompt-control-a-monument = Control de Monumento: elige uno adyacente a tus miniaturas
prompt-lay-a-caravan = Caravana de dromedarios: pulsa lados de casillas y traza una línea que divida una región
prompt-which-half-keeps-the-token = ¿Qué mitad conserva la ficha { $token }?
prompt-swap-a-token = ¿Intercambiar la ficha de una mitad por otra? Elige una mitad
prompt-swap-it-with = ¿Por qué ficha la intercambias?
prompt-join-two-regions = Consolidación: elige dos regiones que se unirán
prompt-which-token-moves = ¿Qué ficha pasa a la región que no tiene ninguna?
prompt-call-figures-to-your-obelisks = Llama miniaturas a tus Obeliscos: elige una
prompt-to-which-obelisk = Elige dónde aparece
prompt-announce-two-cards = ¿Jugar dos cartas en esta Batalla?
prompt-choose-a-battle-card = Elige en secreto una carta de Batalla
prompt-build-a-monument = Erige un Monumento: elige el tipo
prompt-place-the-monument = { $monument }: elige dónde se erige
prompt-bid-against-the-plague = Plaga: ¿cuántos Adoradores ofreces?
prompt-use-the-tiebreaker = Empate: ¿usar la ficha de Desempate y ganar?
prompt-protect-figures = Protege miniaturas: elige cuáles se salvan
prompt-trap-a-warrior = Anubis Retiene a un Guerrero caído: ¿de quién?
prompt-the-mummy-returns = La Momia regresa: elige dónde
prompt-place-an-underworld-tile = Abre el Inframundo: elige una pieza
prompt-where-to-lay-the-tile = Elige dónde se abre el Inframundo
prompt-offer-followers-for-devotion = ¿Pagar 2 Adoradores por 1 de Devoción?
prompt-which-guardians-leave = Dos Dioses se hacen uno: ¿qué Custodio se va?
detail-wait = Te avisaremos cuando te toque
detail-battle = Batalla, paso a paso
detail-move-your-figures = Cada una puede moverse hasta tres casillas, en cualquier orden. { $left ->
    [one] Queda { $left } por mover
   *[other] Quedan { $left } por mover
  }
detail-move-this-figure = Desde { $hex }, hasta tres casillas; nada le corta el paso
detail-place-the-figure = Junto a tus miniaturas y Monumentos, no al otro lado de ríos o Dromedarios
detail-unlock-a-power = Tienes { $followers ->
    [one] { $followers } Adorador
   *[other] { $followers } Adoradores
  }; un poder cuesta tantos como su nivel
detail-lay-a-caravan = Seis Dromedarios como mucho; cada mitad necesita al menos seis casillas
detail-bid-against-the-plague = Todos los presentes pagan su ofrenda; solo se salvan las miniaturas de quien más ofrezca sin empatar
detail-choose-a-battle-card = Todos muestran la suya a la vez
detail-use-the-tiebreaker = Sirve una vez por Conflicto
detail-give-it-a-sun = { about-thing-suns }
detail-control-a-monument = No al otro lado de ríos o Dromedarios; de otro Dios solo si no queda ninguno neutral en el mapa
detail-which-half-keeps-the-token = La otra mitad recibe la ficha libre más baja; las regiones luchan por orden de ficha
detail-swap-a-token = Las regiones luchan por orden de ficha
detail-announce-two-cards = Valen ambos efectos y ambas bonificaciones; una vez por Conflicto
detail-build-a-monument = Se erige en la región de la Batalla y cuesta 3 Adoradores, ninguno con Inspirador
detail-protect-figures = Puedes salvar las que están junto a una miniatura enemiga
detail-trap-a-warrior = { about-thing-captives }
detail-aim-the-claws = Al empezar un Conflicto se destruyen los Monumentos a los que apuntan
detail-call-figures-to-your-obelisks = Desde cualquier lugar del mapa, cada una como mucho una vez por Batalla
detail-place-an-underworld-tile = Una vez por acción de invocar, una miniatura tuya puede aparecer en una pieza tuya
pass-move-your-figures = Fin del movimiento
pass-summon-a-figure = Fin de la invocación
pass-unlock-a-power = No desbloquear
pass-control-a-monument = Ninguno
pass-lay-a-caravan = Sin caravana
pass-swap-a-token = Sin cambio
pass-protect-figures = Listo
pass-call-figures-to-your-obelisks = Listo
pass-give-it-a-sun = Sin Sol
pass-announce-two-cards = Una carta
pass-use-the-tiebreaker = Guardarla
use-use-the-tiebreaker = Usarla y ganar
use-announce-two-cards = Dos cartas
use-give-it-a-sun = Darle un Sol
use-offer-followers-for-devotion = Pagar 2 Adoradores
use-place-an-underworld-tile = Colocar una pieza
pass-offer-followers-for-devotion = Conservarlos
pass-place-an-underworld-tile = Sin pieza
pass-build-a-monument = No erigir
pass-trap-a-warrior = A nadie
pass-which-guardians-leave = Los demás se quedan
bid-label = Adoradores que ofreces
bid-less = Uno menos
bid-more = Uno más
bid-of = de { $of }
bid-do = Ofrecer { $amount }

## Lo que trae una elección
brings-you = tú
brings-of = { $god }: { $what }
brings-event = desencadena { $event }
brings-conflict = empieza el Conflicto { $age }
brings-turn = acaba tu turno
brings-joins = se une { $piece }
brings-control = { $piece }: ahora bajo tu control
brings-trapped = Retiene a un Guerrero de { $god }
brings-battle = Batalla en la región { $token }
brings-wins = { $god } gana la Batalla
brings-wins-you = ganas la Batalla
brings-tie = nadie gana la Batalla
brings-cards = recuperas todas las cartas usadas
brings-merges = { $lower } se fusiona con { $higher }
brings-forgotten = { $god } cae en el olvido
brings-won = { $god } gana la partida
brings-won-you = ganas la partida
brings-nobody-won = nadie gana la partida
brings-dies = { $count ->
    [one] muere { $piece }
   *[other] mueren { $count } × { $piece }
  }
brings-leaves = la crecida se lleva { $piece }
brings-destroyed = se destruye { $piece }
brings-doomed = un Conflicto destruiría { $piece }
brings-strength = fuerza { $amount }
brings-if-won = si ganas: { $what }
brings-region = región { $token }: { $list }
brings-region-alone = región { $token }: solo { $god }, { $what }
brings-region-empty = región { $token }: nadie
brings-after = Si después hay Conflicto
prompt-confirm-brings = { $choice }: { $list }
question = La pregunta
detail-confirm = ¿Es lo que quieres? No se podrá deshacer.

## De oído
since-said = Desde entonces: { $list }.
since-more = { $list } y { $count } más
hex-region = región { $token }
hex-beside = junto a { $list }
hex-within = a tres casillas o menos: { $list }
hex-across-river = al otro lado del río
hex-across-camels = tras los Dromedarios
hex-neighbours = Alrededor
hex-find = Una casilla, por ejemplo E7
hex-find-what = Se lee lo que hay en ella; Intro la elige si se puede elegir.
hex-none = No existe la casilla { $name }.
dir-n = norte
dir-ne = noreste
dir-se = sureste
dir-s = sur
dir-sw = suroeste
dir-nw = noroeste
text-action = { $action }: { $at } de { $needed }
text-action-fires = { $action }: { $at } de { $needed }, la siguiente desencadena el evento
text-devotion = { $god }: { $devotion }
text-devotion-red = { $god }: { $devotion }, en rojo
text-events-next = Siguiente: { $event }. Después: { $list }.
text-standing = { $god }: fuerza { $strength }, mayorías { $majorities }, { $what } si gana
text-holds = Solo { $god }: { $what }
text-empty = No hay nadie

## Battle
battle-title = Conflicto { $age }: Batalla por la región { $token }
battle-chosen = elección hecha
battle-choosing = eligiendo…
battle-choosing-you = Estás eligiendo…
battle-chosen-you = Ya has elegido
battle-one-or-two = ¿Una carta o dos?
battle-chooses-next = elige después
stage-next = Siguiente
stage-back = Volver al relato
stage-skip = Saltar este Conflicto
stage-decide = A mi decisión
stage-countdown = sigue sola en { $seconds } s
stage-asked = Te toca decidir; la Batalla en escena ya pasó.
stage-queue = { $count ->
    [one] queda otra Batalla por contar
   *[other] quedan { $count } Batallas por contar
  }
stage-look = Ver de nuevo esta Batalla
hand-choose = { $left ->
    [one] Una carta por elegir
   *[other] { $left } cartas por elegir
  }
hand-more = { $left ->
    [one] Una carta más por elegir
   *[other] { $left } cartas más por elegir
  }
hand-full = Elección hecha, boca abajo
hand-play = Jugar esta carta
hand-yours = Tus cartas de Batalla
beat-clash = Batalla por la región { $token }: { $gods }. Fuerza antes de las cartas: { $score }
beat-compared = Fuerza: { $score }
beat-dead = Mueren: { $pieces }
ledger-total = Fuerza
battle-wins = Gana { $god }
battle-by = por { $lead }
battle-tie = Nadie gana
battle-before = antes de las cartas
battle-winner = Ganador
ledger-figures = Miniaturas
ledger-elsewhere = Templos y poderes
ledger-card = Carta
step-list = Batalla, paso a paso
bstep-cards = Cartas reveladas
bstep-build = Erigir un Monumento
bstep-plague = Plaga de langostas
bstep-majorities = Mayorías
bstep-strength = Fuerza
bstep-winner = Ganador
bstep-losses = Bajas
bstep-after = Tras la Batalla
not-played = no se ha jugado
no-losses = nadie muere
losses = { $count ->
    [one] muere { $count } miniatura
   *[other] mueren { $count } miniaturas
  }
saved = { $count ->
    [one] { $count } miniatura Protegida
   *[other] { $count } miniaturas Protegidas
  }
offers = { $god } ofrece { $amount }
spared-who = se salva de la Plaga: { $god }
took-back = { $god } recupera todas sus cartas
continue = Continuar
why = ¿Por qué?
show-board = Ver el tablero
show-battle = Volver a la Batalla
region-dominion = { $god }, Dominio
region-won = Gana { $god }
region-drawn = nadie gana
region-now = { $gods }
battle-card = Carta de Batalla

## Moments
merge-title = Dos Dioses se hacen uno
merge-text = { $lower } pervive en { $higher }. Desde ahora ambos jugadores comparten un solo Dios, con las dos capacidades.
forgotten-title = Al olvido
forgotten-text = { $gods }: el cincel borra su nombre de la piedra.
handover-title = Pasa el dispositivo
handover-text = Ahora juega { $player }. Hasta entonces, lo secreto sigue tapado.
handover-go = Soy { $player }

## Marks of a replay
mark-conflict = Conflicto { $age }
mark-merge = { $lower } pervive en { $higher }
mark-forgotten = { $god } cae en el olvido
mark-won = Gana { $god }

## Why gods merge or are forgotten, and what becomes of their pieces
merge-why = Tras el tercer Conflicto, los dos Dioses con menos Devoción se hacen uno: { $higher } con { $high } y { $lower } con { $low }.
merge-why-plain = Tras el tercer Conflicto, los dos Dioses con menos Devoción se hacen uno.
merge-marker = El indicador de { $higher } baja hasta el de { $lower }: juntos siguen desde { $devotion }.
merge-pieces = El Dios, los Guerreros y las cartas de { $lower } salen de la partida y sus Monumentos se destruyen. Sus Adoradores y Custodios pasan a { $higher }, mientras haya bases para ellos.
forgotten-why = Tras el cuarto Conflicto, todo Dios en la sección roja del medidor cae en el olvido. { $god } tenía { $devotion } de Devoción; con { $needed } habría bastado.
forgotten-why-plain = Tras el cuarto Conflicto, todo Dios en la sección roja del medidor cae en el olvido.
forgotten-pieces = Todas sus miniaturas y sus Adoradores salen de la partida y sus Monumentos se destruyen. Desde ahora se saltan sus turnos.

## The end
over-won = Egipto ya solo adora a { $god }: { $reason }
over-nobody = No queda ningún Dios: nadie gana
over-ascended = la cima del medidor, antes que nadie
over-last-god = el último Dios que no ha caído en el olvido
over-no-gods = no queda ningún Dios
over-final-conflict = la mayor Devoción tras el último Conflicto
end-title = El juicio
end-chart = Devoción a lo largo de la partida
end-moments = Momentos clave
end-rank = { $place }. { $god }, { $devotion } de Devoción
rematch = Jugar otra vez
open-replay = Ver la repetición

## How to play, in detail
how-actions = Las cuatro acciones
how-action-move = Cada una de tus miniaturas puede avanzar hasta tres casillas, en el orden que quieras. Nada la detiene por el camino, ni el agua, ni el río, ni los Dromedarios, pero debe acabar en una casilla de tierra vacía.
how-action-summon = Lleva al tablero una miniatura de tu reserva: un Guerrero o un Custodio que se te haya unido. Aparece en una casilla de tierra vacía junto a una miniatura tuya o a un Monumento tuyo.
how-action-gain = Recibes 1 Adorador por cada Monumento distinto, tuyo o neutral, que tenga al lado una miniatura tuya. Los Monumentos de otros Dioses no te dan nada.
how-action-unlock = Paga tantos Adoradores como el nivel del poder: 1, 2 o 3. Completa los dos poderes de un nivel antes de pasar al siguiente.
how-battle = Una batalla con números
how-battle-sum = { $figures } miniaturas + { $card } { $bonus } = { $strength }
how-battle-cards = Ra e Isis coinciden en una región. Cada cual pone una carta boca abajo; luego se descubren a la vez: Sequía suma 1 y Carros de guerra, 3.
how-battle-majority = El único Templo de allí es de Ra. Tiene más Templos que nadie: 1 de Devoción para él, gane quien gane la batalla.
how-battle-strength = Cada miniatura cuenta 1, también un Dios. Ra: 4 miniaturas y 1 de la carta son 5. Isis: 3 miniaturas y 3 de la carta son 6.
how-battle-winner = Isis es más fuerte y gana 1 de Devoción.
how-battle-losses = Los tres Guerreros de Ra mueren y vuelven a su reserva; su Dios se queda. Isis no pierde a nadie.
how-battle-after = Ambas cartas quedan usadas. Si Ra hubiera ganado, Sequía le habría dado 1 de Devoción más por cada miniatura suya en el desierto.
how-back = Volver a la mesa

## A guided first game: one line for the first question of each kind
guide-choose-an-action = Dos acciones, la segunda de una fila inferior. El indicador que llega a su última casilla desencadena el próximo evento: mira antes el registro.
guide-move-your-figures = Antes de un Conflicto conviene estar donde hay Monumentos y ser más que los demás. Una miniatura también sirve junto a un Monumento.
guide-summon-a-figure = Más miniaturas son más fuerza, y más Adoradores si están junto a Monumentos.
guide-place-the-figure = Piensa en el próximo Conflicto: ¿qué región podrías ganar y cuál podría ser solo tuya?
guide-unlock-a-power = Los poderes duran hasta el final: los primeros son los que más rinden. El segundo, el cuarto y el quinto traen un Custodio.
guide-control-a-monument = Es tuyo mientras nadie te lo quite: puedes invocar a su lado, y tener más que nadie de un tipo en una región da Devoción.
guide-lay-a-caravan = Los Dromedarios parten una región en dos. Con la frontera adecuada te quedas a solas en tu lado.
guide-choose-a-battle-card = Las cartas usadas siguen usadas hasta que juegues El ciclo de Ma’at. Donde no puedes ganar, una carta floja aún puede servirte.
guide-use-the-tiebreaker = Una vez por Conflicto convierte un empate en victoria; después, en los empates pierden todos.
guide-bid-against-the-plague = Todos pagan lo que ofrecen. Solo se salvan las miniaturas de quien ofrezca más que nadie, y los Dioses.
guide-build-a-monument = El nuevo Monumento es tuyo al momento y cuenta ya para las mayorías de esta batalla.

## Explanations
about-action-move = Cada una de tus miniaturas puede moverse hasta tres casillas.
about-action-summon = Pon una miniatura junto a tus miniaturas o Monumentos.
about-action-gain = Un Adorador por cada Monumento propio o neutral junto a tus miniaturas.
about-action-unlock = Paga Adoradores por un poder nuevo.
about-happening-monument = Quien lo desencadena puede tomar un Monumento neutral junto a una miniatura propia.
about-happening-caravan = Quien lo desencadena puede dividir una región con hasta seis Dromedarios.
about-happening-consolidation = Dos regiones se convierten en una.
about-happening-conflict = Se lucha por todas las regiones, en el orden de sus fichas.
about-happening-conflict-merge = Conflicto; después, los dos Dioses con menos Devoción se hacen uno.
about-happening-conflict-forget = Conflicto; después, todos los Dioses en rojo caen en el olvido.
about-happening-conflict-end = El último Conflicto; después gana el Dios con más Devoción.
about-thing-followers = Pagan los poderes, las obras y las ofrendas contra la Plaga.
about-thing-warriors = Miniaturas de la reserva que aún se pueden invocar.
about-card-build = Paga 3 Adoradores y erige un Monumento en la región.
about-card-plague = Todos ofrecen Adoradores; mueren las miniaturas de todos menos las de quien más ofrezca sin empatar.
about-card-chariots = Fuerza y nada más.
about-card-cycle = Tras la Batalla recuperas todas tus cartas usadas.
about-card-drought = Si ganas: 1 más de Devoción por cada miniatura propia en casillas Desérticas de la región.
about-card-flood = 1 Adorador por cada miniatura propia en casillas Fértiles de la región; estas sobreviven a una derrota.
about-card-miracle = Tras la Batalla: 1 de Devoción por cada miniatura propia muerta en ella.
about-power-commanding = Cuando ganas una Batalla: 3 Adoradores.
about-power-inspiring = Tu carta Erigir un Monumento no cuesta Adoradores.
about-power-omnipresent = Al empezar un Conflicto: 1 Adorador por región con alguna miniatura propia.
about-power-revered = Ganar Adoradores te da 1 más.
about-power-resplendent = Con tres Monumentos propios de un tipo, tu Dios tiene fuerza 3.
about-power-obelisk-attuned = Al empezar una Batalla: lleva miniaturas propias a tus Obeliscos de la región.
about-power-temple-attuned = +2 de fuerza por cada Templo propio de la región con una miniatura propia al lado.
about-power-pyramid-attuned = Cuando usas la acción Invocar: además de la miniatura de siempre, otra junto a cada Pirámide tuya.
about-power-glorious = Ganas una Batalla por 3 o más: 3 de Devoción en vez de 1.
about-power-magnanimous = Pierdes una Batalla con dos o más miniaturas: 2 de Devoción.
about-power-bountiful = En rojo, cada ganancia de Devoción aumenta en 1.
about-power-worshipful = Tras una Batalla: paga 2 Adoradores por 1 de Devoción.
about-power-mysterious-forms = Una vez por Conflicto: dos cartas en una Batalla.
about-power-judge-of-the-dead = Retiene hasta tres Guerreros enemigos al morir. El Dios gana 1 de fuerza por cada uno; sus dueños los rescatan por 1 Adorador.
about-power-protector = Las miniaturas junto a un enemigo no mueren al final de una Batalla.
about-power-gate-to-the-underworld = Tras perder una Batalla: coloca una pieza de Inframundo. Una vez por acción de invocar, una miniatura adicional sobre una pieza.
about-power-radiance = Hasta tres miniaturas llevan Soles. Una miniatura Radiante suma 1 de Devoción a la victoria o el Dominio en su región.
about-piece-warrior = Fuerza 1.
about-piece-captive = Paga 1 Adorador a Anubis y recupera un Guerrero Retenido.
about-piece-satet = Puede terminar su movimiento en la casilla de un enemigo y empujar esa miniatura.
about-piece-cat-mummy = Cuando muere, los demás jugadores pierden 1 de Devoción.
about-piece-mummy = Cuando muere, vuelve enseguida al lado de tu Dios.
about-piece-apep = Se puede invocar en cualquier casilla de Agua; desde allí lucha en todas las regiones que toca.
about-piece-scorpion = Al empezar un Conflicto, sus pinzas destruyen los Monumentos a los que apuntan.
about-piece-androsphinx = Las miniaturas enemigas adyacentes tienen fuerza 0.
about-piece-obelisk = Con Aguja del faraón, llama tus miniaturas a la Batalla.
about-piece-pyramid = Con Tumba faraónica, trae miniaturas adicionales.
about-piece-temple = Con Morada de Dios, suma 2 de fuerza.
