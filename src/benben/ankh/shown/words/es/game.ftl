### Palabras del juego Ankh: nombres, pasos, elecciones y lo que cuenta el historial.
### Los identificadores siguen los nombres de las reglas; $a1, $a2 … son los datos de un suceso o una elección, en orden.
### Solo los números admiten selectores: fichas, niveles y ofrendas llegan como texto.

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
event-gained-followers = { $a2 ->
    [0] { $a1 } no gana Adoradores
    [one] { $a1 } gana { $a2 } Adorador
   *[other] { $a1 } gana { $a2 } Adoradores
  }{ $why } y tiene { $a3 }
event-unlocked = { $a1 } desbloquea { $a2 } por { $a3 ->
    [one] { $a3 } Adorador
   *[other] { $a3 } Adoradores
  }
event-unlocked-none = { $a1 } no desbloquea ningún poder
event-guardian-joins = { $a1 } sirve ahora a { $a2 }
event-took-control = Nuevo Monumento de { $a1 }: { $a2 } en { $a3 }
event-took-none = { $a1 } no toma ningún Monumento
event-no-caravan = { $a1 } no traza ninguna caravana
event-camel-placed = Un Dromedario se coloca en { $a1 }
event-token-placed = La ficha de conflicto { $a1 } queda en la región de { $a2 }
event-tokens-swapped = Las fichas de conflicto { $a1 } y { $a2 } cambian de sitio
event-took-tiebreaker = { $a1 } toma la ficha de Desempate
event-region = Llega el turno de la región { $a1 } ({ $a2 })
event-dominion = { $a1 } tiene el Dominio de la región
event-battle = Batalla: { $a2 }
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
event-used-tiebreaker = { $a1 } usa la ficha de Desempate: el empate pasa a ser victoria
event-wins-battle = { $a1 } gana la Batalla
event-nobody-wins = Nadie gana la Batalla
event-took-cards-back = { $a1 } recupera todas sus cartas de Batalla
event-paid-for-devotion = { $a1 } paga { $a2 } Adoradores por Devoción
event-gained-devotion = { $a1 } gana { $a2 } de Devoción{ $why } y llega a { $a3 }
event-lost-devotion = { $a1 } pierde { $a2 } de Devoción{ $why } y queda en { $a3 }
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
event-won = { $a1 } gana la partida
event-nobody-won = No queda ningún Dios: nadie gana

## En la mesa
blank-stone = Una piedra sin nombre
blank-who = En el olvido ({ $players })
thing-tile = Pieza de Inframundo
brings = Lo que aporta
gain-victory = victoria
gain-majorities = mayorías
gain-dominion = Dominio
gain-monuments = Monumentos
gain-consolidation = Consolidación
gain-after = tras la Batalla
brings-dead = { $count ->
    [one] pierde { $count } miniatura
   *[other] pierde { $count } miniaturas
  }
battle-result = { $god } gana la región { $token }, { $score }
battle-result-none = Nadie gana la región { $token }, { $score }
merge-partners = { $first } y { $second } comparten ahora un solo trono: una acción por turno cada uno, y ganan o pierden juntos.
merge-partners-you = { $partner } y tú os sentáis ahora en un solo trono: una acción por turno cada uno, y ganáis o perdéis juntos.
end-by = Victoria de { $players }

## Por qué una pista propone algo
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
about-thing-suns = Las miniaturas con un Sol añaden 1 de Devoción a una victoria o un Dominio en su región, sean cuantas sean.
about-thing-captives = Cada Guerrero Retenido da 1 de fuerza a la miniatura de Anubis. Su dueño puede rescatarlo por 1 Adorador.
about-thing-tile = Solo las miniaturas de Osiris pueden detenerse o aparecer aquí.
end-you = La victoria es tuya
end-you-with = La victoria es tuya, junto con { $partner }
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
story-camels = { $a1 ->
    [one] Un Dromedario se coloca en el tablero
   *[other] { $a1 } Dromedarios se colocan en fila
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
