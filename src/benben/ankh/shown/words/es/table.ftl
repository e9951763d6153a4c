### Palabras alrededor del tablero: paneles, preguntas, combates, momentos, explicaciones. Las del juego en sí están en game.ftl.

## Around the board
board-label = Mapa de Egipto
the-gods = Los Dioses
turn-first = primera acción
turn-second = segunda acción
turn-only = única acción
turn-event = evento
turn-conflict = Conflicto
table-of = { $scenario } · { $count ->
    [one] { $count } Dios
   *[other] { $count } Dioses
  }
actions = Acciones
actions-first = primera de dos
actions-second = segunda de dos
actions-only = la única
action-now = ahora
action-can = se puede elegir
action-event = lanza el evento
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
devotion = Devoción
devotion-red = En rojo: al olvido tras el Conflicto IV
devotion-standing = Devoción: { $list }
followers = Adoradores
warriors-left = Guerreros en reserva
of-count = de { $of }
battle-cards = Cartas de Batalla
cards-count = { $hand } en mano · { $used ->
    [one] { $used } usada
   *[other] { $used } usadas
  }
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
tab-gods = Dioses
tab-cards = Tú
tab-events = Eventos
region = Región { $token }
piece-of = { $piece } de { $god }
piece-neutral = { $piece } neutral
many-of = { $count } × { $piece }
many-warrior = { $count } Guerreros
terrain-f = fértil
terrain-d = desértica
terrain-w = de agua
hex-empty = vacía
hex-open = se puede elegir

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
prompt-first-action = Elige tu primera acción
prompt-second-action = Elige tu segunda acción, más adelante en la lista
prompt-only-action = Elige tu acción: es la única de este turno
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
prompt-lay-a-caravan = Caravana de dromedarios: toca el lado de una casilla y la caravana pasará por ahí
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
prompt-bid-against-the-plague = Plaga de { $god }: ¿cuántos Adoradores ofreces?
prompt-use-the-tiebreaker = Empate: ¿usar la ficha de Desempate y ganar?
prompt-protect-figures = Protege miniaturas: elige cuáles se salvan
prompt-trap-a-warrior = Anubis Retiene a un Guerrero caído: ¿de quién?
prompt-the-mummy-returns = La Momia regresa: elige dónde
prompt-place-an-underworld-tile = Abre el Inframundo: elige una pieza
prompt-where-to-lay-the-tile = Elige dónde se abre el Inframundo
prompt-offer-followers-for-devotion = ¿Pagar 2 Adoradores por Devoción?
prompt-which-guardians-leave = { $lower } se fusiona con { $higher }: ¿qué Custodio deja la partida?
prompt-may-guardians-leave = { $lower } se fusiona con { $higher }: ¿se quedan todos los Custodios?
detail-move-your-figures = Cada una puede moverse hasta tres casillas, en cualquier orden. { $left ->
    [one] Queda { $left } por mover
   *[other] Quedan { $left } por mover
  }
detail-move-this-figure = Hasta tres casillas; nada le corta el paso
detail-place-the-figure = Junto a tus miniaturas y Monumentos, no al otro lado de ríos o Dromedarios
detail-place-the-figure-water = En cualquier hexágono de agua, o junto a tus miniaturas y Monumentos
detail-place-the-figure-extra = Una miniatura más, por { $power }. { $about }
detail-unlock-a-power = Tienes { $followers ->
    [one] { $followers } Adorador
   *[other] { $followers } Adoradores
  }; un poder cuesta tantos como su nivel
detail-second-action = Segunda acción. { $text }
detail-forced-action = Tras la primera acción, más adelante en la lista solo queda { $action }.
detail-forced-event = Más adelante en la lista solo queda { $action }, y su marcador llega a la última casilla: { $what }.
detail-each = Tienes { $followers ->
    [one] { $followers } Adorador
   *[other] { $followers } Adoradores
  }. Cada poder: { $list }
detail-lay-a-caravan = Seis Dromedarios como mucho; cada mitad necesita al menos seis casillas
detail-lay-a-caravan-more = Por aquí pasan varias líneas. Coloca la que ves, o pulsa otro lado para ver otra
detail-bid-against-the-plague = Todos los presentes pagan su ofrenda; solo se salvan las miniaturas de quien más ofrezca sin empatar
detail-plague-of-many = Plaga { $at } de { $of } en esta Batalla. { $text }
detail-choose-a-battle-card = Todos muestran la suya a la vez
detail-two-cards = { $gods }: dos cartas. { $text }
detail-use-the-tiebreaker = Sirve una vez por Conflicto
detail-give-it-a-sun = { about-thing-suns }
detail-control-a-monument = No al otro lado de ríos o Dromedarios; de otro Dios solo si no queda ninguno neutral en el mapa
detail-which-half-keeps-the-token = La otra mitad recibe la ficha libre más baja; las regiones luchan por orden de ficha
detail-swap-a-token = Las regiones luchan por orden de ficha
detail-announce-two-cards = Valen ambos efectos y ambas bonificaciones; una vez por Conflicto
detail-build-a-monument = Se erige en la región de la Batalla y cuesta 3 Adoradores
detail-build-free = Se erige en la región de la Batalla; con Inspirador no cuesta nada
detail-protect-figures = Puedes salvar las que están junto a una miniatura enemiga
detail-trap-a-warrior = Solo uno cada vez que mueren Guerreros, tres como mucho. { about-thing-captives }
detail-offer-followers-for-devotion = { power-worshipful } da 1 de Devoción; otros poderes pueden sumar más
detail-aim-the-claws = Al empezar un Conflicto se destruyen los Monumentos a los que apuntan
detail-call-figures-to-your-obelisks = Desde cualquier lugar del mapa, cada una como mucho una vez por Batalla
detail-place-an-underworld-tile = Una vez por acción de invocar, una miniatura tuya puede aparecer en una pieza tuya
detail-which-guardians-leave = Los dos Dioses con menos Devoción se hacen uno. { $count ->
    [0] Hay peana para cada Custodio; los de { $lower } pueden irse igualmente
    [one] { $higher } tiene pocas peanas: debe irse { $count } Custodio de los dos
   *[other] { $higher } tiene pocas peanas: deben irse { $count } Custodios de los dos
  }
pass-move-your-figures = Fin del movimiento
pass-summon-a-figure = No invocar
pass-unlock-a-power = No desbloquear
pass-control-a-monument = Ninguno
pass-lay-a-caravan = Sin caravana
caravan-lay = Colocar esta línea
caravan-line = Colocar esta línea: { $sides }
caravan-halves = { $halves } casillas
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
pass-which-guardians-leave = Se quedan todos
leave-board = Dejar ir: { $piece }, en el tablero
leave-pool = Dejar ir: { $piece }, en la reserva
bid-label = Adoradores que ofreces
bid-less = Uno menos
bid-more = Uno más
bid-of = de { $of }
bid-do = Ofrecer { $amount }

## Lo que trae una elección
brings-you = tú
brings-of = { $god }: { $what }
brings-gains = { $god } { $what }
gains-there = { $what } en la región { $token }
gains-event = { $what } con el evento
brings-costs = cuesta { $count ->
    [one] { $count } Adorador
   *[other] { $count } Adoradores
  }
brings-more = y { $count } más
brings-event = desencadena { $event }
brings-conflict = empieza el Conflicto { $age }
brings-conflict-last = empieza el Conflicto { $age }, el último
brings-forced = tu segunda acción { $what }
brings-turn = acaba tu turno
brings-all-unlocked = no quedan poderes
brings-too-poor = faltan Adoradores
brings-joins = se te une { $piece }
brings-no-guardian = sin { $piece }: no queda ninguna copia
brings-no-base = sin { $piece }: no hay peana libre
brings-control = { $piece } bajo tu control
brings-trapped = Retiene a un Guerrero de { $god }
brings-battle = Batalla en la región { $token }
brings-wins = { $god } gana la Batalla
brings-wins-you = ganas la Batalla
brings-tie = nadie gana la Batalla
brings-cards = vuelven a la mano todas las cartas usadas
brings-merges = { $lower } se fusiona con { $higher }
brings-forgotten = { $god } cae en el olvido
brings-won = { $god } gana la partida
brings-won-you = ganas la partida
brings-nobody-won = nadie gana la partida
brings-dies = { $count ->
    [one] muere { $piece }
   *[other] mueren { $piece }
  }
brings-leaves = la crecida se lleva { $piece }
brings-destroyed = se destruye { $piece }
brings-doomed = un Conflicto destruiría { $piece }
brings-strength = fuerza { $amount }
brings-if-won = si ganas: { $what }
brings-region = región { $token } antes de las cartas: { $list }
brings-region-alone = solo { $god } en la región { $token }, { $what }
brings-region-empty = región { $token }: nadie
brings-in-conflict = en un Conflicto: { $what }
brings-after = Si después hay Conflicto
hint-place = { $piece } en la región { $token }
hint-to = a la región { $token }
hint-to-same = a la casilla marcada de la misma región
confirm-to = Aquí, en la región { $token }
confirm-to-water = Aquí, en el agua
confirm-brings = ¿{ $choice }? { $list }.
confirm-take-obelisk = Tomar el Obelisco de la región { $token }
confirm-take-pyramid = Tomar la Pirámide de la región { $token }
confirm-take-temple = Tomar el Templo de la región { $token }
hint-to-water = al hexágono de agua marcado
hint-take = toma { $place }
hint-save = protege { $place }
hint-leave = renuncia a { $place }
hint-camel = camello en el lado marcado

## De oído
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
battle-two = juega dos cartas
battle-cards-by = cartas: { $player }
battle-chooses-next = elige después
stage-skip = Saltar el Conflicto, también tus Batallas
stage-skip-watching = Saltar el Conflicto
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
beat-weaker = La fuerza pasa de { $before } a { $after }
beat-dead = Bajas: { $pieces }
beat-bids = Ofrecido a la Plaga: { $list }
beat-dominion = La región { $token } es solo de { $god }: { $what }.
battle-result-empty = No queda ninguna miniatura en la región { $token }: no hay mayorías y nadie gana
ledger-total = Fuerza
battle-wins = Gana { $god }
battle-by = por { $lead }
battle-tie = Nadie gana
battle-before = antes de las cartas
battle-winner = Ganador
ledger-figures = Miniaturas
ledger-elsewhere = Templos y poderes
ledger-card = Carta
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
no-more-losses = no cae nadie más
losses = { $count ->
    [one] muere { $count } miniatura
   *[other] mueren { $count } miniaturas
  }
saved = { $count ->
    [one] { $count } miniatura Protegida
   *[other] { $count } miniaturas Protegidas
  }
offers = { $god } ofrece { $amount }
plague-number = Plaga { $number }
spared-who = se salva de la Plaga: { $god }
took-back = { $god } recupera todas sus cartas
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

## Marks of a replay
mark-conflict = Conflicto { $age }
mark-merge = { $lower } pervive en { $higher }
mark-forgotten = { $god } cae en el olvido
mark-won = Gana { $god }

## Why gods merge or are forgotten, and what becomes of their pieces
merge-why = Tras el tercer Conflicto, los dos Dioses con menos Devoción se hacen uno: { $higher } con { $high } y { $lower } con { $low }.
merge-marker = El indicador de { $higher } baja hasta el de { $lower }: juntos siguen desde { $devotion }.
merge-tie = Están en el mismo espacio, y el indicador de { $higher } está encima: cuenta como tener más.
merge-pieces = El Dios, los Guerreros y las cartas de { $lower } salen de la partida y sus Monumentos se destruyen. Sus Adoradores y Custodios pasan a { $higher }, mientras haya peanas para ellos.
merge-powers = Se conservan los poderes del Ankh que desbloqueó { $higher }; los de { $lower } se pierden.
merge-cards = { $player } elige las cartas de Batalla, hace las ofrendas y decide por { $god } en las Batallas.
merge-cards-you = Tú eliges las cartas de Batalla, haces las ofrendas y decides por { $god } en las Batallas.
forgotten-why = Tras el cuarto Conflicto, todo Dios en la sección roja del medidor cae en el olvido. { $god } tenía { $devotion } de Devoción; con { $needed } habría bastado.
forgotten-pieces = Todas sus miniaturas y sus Adoradores salen de la partida y sus Monumentos se destruyen. Desde ahora se saltan sus turnos.

## The end
over-won = Gana { $god }: { $reason }
over-nobody = No queda ningún Dios: nadie gana
over-ascended = llega a la cima del medidor antes que nadie
over-last-god = el último Dios que no ha caído en el olvido
over-no-gods = no queda ningún Dios
over-final-conflict = la mayor Devoción tras el último Conflicto
end-chart = Devoción a lo largo de la partida
end-rank = { $place }. { $god }, { $devotion } de Devoción
end-rank-you = { $place }. { $god } (tú), { $devotion } de Devoción
end-you-place = Tú quedas en el puesto { $place } de { $of }. { $by }
end-you-forgotten = Tu Dios ha caído en el olvido. { $by }

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

## A guided first game: one line for the first question of each kind
guide-choose-an-action = Dos acciones, la segunda más adelante en la lista. El indicador que llega a su última casilla desencadena el próximo evento: mira antes los Eventos.
guide-move-your-figures = Antes de un Conflicto conviene estar donde hay Monumentos y ser más que los demás. Una miniatura también sirve junto a un Monumento.
guide-finger-move-this-figure = Toca adónde va. Para ver antes qué traería allí un Conflicto, mantén el dedo en la casilla.
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
about-action-track = { $left ->
    [one] Ahora su indicador llega a la última casilla y sigue un evento.
   *[other] Quien la elige avanza su indicador una casilla; tras { $left } veces sigue un evento.
  }
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
about-card-build-free = Erige un Monumento en la región: con Inspirador no cuesta nada.
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

## Making a table
god-random = Dios al azar
gods-word = Dioses
guardian-level = Nivel { $level }
camels-count = { $count ->
    [0] sin Dromedarios
    [one] { $count } Dromedario
   *[other] { $count } Dromedarios
  }
regions-count = { $count ->
    [one] { $count } región
   *[other] { $count } regiones
  }

## How to play
how-title = Cómo se juega a Ankh
how-lead = Eres un Dios de Egipto. Gana Devoción en los Conflictos, sal de la sección roja y consigue que te recuerden a ti.
how-turn = Tu turno
how-turn-what = Realiza una acción y luego otra de una fila inferior: mover, invocar, ganar Adoradores, desbloquear un poder. Cada una avanza su indicador; la última casilla desencadena un evento y acaba tu turno. «Junto a» quiere decir sin río ni Dromedarios por medio.
how-events = Eventos
how-events-what = La mayoría te dan un Monumento, algunos dividen una región con Dromedarios y cinco son Conflictos. El panel «Eventos» muestra lo que viene.
how-conflict = Conflicto
how-conflict-what = Las regiones se resuelven en el orden de sus fichas. Si estás a solas en una, tienes el Dominio: 1 de Devoción. Si hay otros, luchas. Tener más Obeliscos, Pirámides o Templos da 1 por cada tipo.
how-cards = Cartas de Batalla
how-cards-what = Cada cual juega una carta en secreto. La fuerza son las miniaturas más la carta. Quien gana obtiene 1 de Devoción; las miniaturas de los perdedores mueren, pero nunca un Dios. Las cartas usadas solo vuelven con El ciclo de Ma’at.
how-powers = Poderes y Custodios
how-powers-what = Con Adoradores se pagan seis poderes, dos por nivel. El segundo, el cuarto y el quinto traen un Custodio.
how-merge = Fusión y olvido
how-merge-what = Con tres o más jugadores: tras el tercer Conflicto, los dos Dioses más bajos se fusionan y siguen juntos. Siempre: tras el cuarto, los Dioses en rojo caen en el olvido.
how-win = Cómo ganar
how-win-what = Llega antes que nadie a la cima del medidor, sé el último Dios o ten la mayor Devoción tras el quinto Conflicto.
power-level = Nivel { $level }

## Scenarios
about-scenario-middle-kingdom = La mejor primera partida. Sin reglas propias.
about-scenario-old-kingdom = Muchos Templos, Dioses lejos de casa.
about-scenario-peoples-revolt = Siete regiones pequeñas que se unen; aquí mueren los vencedores.
about-scenario-inundation = De cosecha propia: el Delta inundado da más y se lleva las miniaturas.

## In words
text-side = Devoción { $devotion }, Adoradores { $followers }, Guerreros en reserva { $warriors }
text-region = { $hexes } casillas: { $list }
greeting-god = Eres { $god }.

## Keys of the board
key-back = Atrás: retira lo que hay que confirmar, o la miniatura que se mueve
key-numbers = Un número es siempre de lo mismo: del 1 al 4 las acciones de arriba abajo, del 1 al 7 las cartas de Batalla, del 1 al 4 los poderes de un nivel.
key-arrows-what = De casilla en casilla
key-targets = Casilla siguiente y anterior que se puede elegir
key-enter-what = Elegir la casilla
key-hex = Nombrar una casilla (en modo de texto)
