### Lo que dice la página para Kemet clásico: sus preguntas, su formulario, cómo se juega. Los id con classic- delante se dicen en
### lugar de los que no lo llevan, cuando en la mesa está Kemet clásico.

## Casillas, cartas y victoria
space-of-colour = { $action }, { $colour }
divine-when-enemy-turn = Para los turnos ajenos
board-when-enemy-turn = en el turno de otro jugador
buy-nothing = Colocar sin comprar
market-two-colours = Necesita una pirámide de cada color: { $grade }. Se compra en la casilla de cualquiera de los dos, por { $n } PP
winning-you-day = ¡Si nada cambia, ganas al acabar este Día!
winning-other-day = ¡Cuidado: { $names } ganaría al acabar este Día!
winning-short-day = Ganaría al acabar el Día
board-winning-day = Si nada cambia, { $who } gana al acabar el Día.
table-subject-day = Jugadores: { $players }. La partida acaba con el Día en que alguien tiene { $victory } puntos de victoria; gana quien más tenga.
kemet-greeting-day = Eres { $god }. Conserva templos, gana batallas y eleva pirámides: la partida acaba con el Día en que alguien tiene { $goal } puntos de victoria, y gana quien más tenga.

## Lo que se pregunta
prompt-place-the-first-units = Coloca tus primeras unidades
detail-place-the-first-units = Diez unidades, en distritos con pirámide, cinco como mucho en cada uno.
prompt-veto = { $who } juega { $card }: ¿la anulas?
detail-veto = { $does }. Se pregunta en secreto a quien tenga alguna carta.
prompt-veto-none = { $who } juega { $card }
detail-veto-none = { $does }. No tienes Veto; se pregunta a quien tenga cartas, y así nadie lo sabe.
pass-veto = Dejar que ocurra
veto-brings = gastas tu Veto
prompt-escape = { $who } entra en { $zone }: ¿huye tu tropa?
detail-escape = Se pregunta a quien tenga alguna carta. Con Huida se va toda la tropa y no hay batalla.
prompt-escape-none = { $who } entra en { $zone }
detail-escape-none = No tienes Huida; se pregunta a quien tenga cartas, y así nadie lo sabe.
pass-escape = Quedarse y luchar
prompt-choose-where-to-flee = ¿Adónde huye tu tropa?
detail-choose-where-to-flee = Zonas junto a { $zone } sin ninguna tropa.
prompt-where-does-the-creature-come-home = ¿Adónde vuelve { $creature }?
detail-where-does-the-creature-come-home = Ha perdido su tropa y se une a otra de tu ciudad.
prompt-bring-a-creature-with-the-recruits = ¿Una criatura con los reclutas?
detail-bring-a-creature-with-the-recruits = Una de tu reserva, en cada acción de Reclutar.
pass-bring-a-creature-with-the-recruits = Ninguna criatura
prompt-use-night-tiles = ¿Usas una loseta de Noche?
pass-use-night-tiles = No usar más
pass-buy-a-tile = No comprar
prompt-swap-the-battle-card = Elección táctica: ¿cambias tu carta por la apartada?
detail-swap-the-battle-card = La carta nueva cuenta enseguida y la otra queda bocabajo; luego decide la fuerza.
swap-brings = { $card }: fuerza { $own } a { $foe }
classic-detail-tall = El nivel 4 da 1 punto de victoria mientras la controles.
classic-level-fame = +1 punto de victoria mientras la controles
form-path = Con Ta-Seti hay sobre el tablero un camino para sacerdotes, distinto en cada partida.
prompt-take-a-card-from-the-discard = Memoria divina: ¿qué carta tomas de los descartes?
prompt-play-a-card-at-dawn = Alba: muestra una carta de batalla por el orden de turno
prompt-play-a-card-at-dawn-discard = Alba: ¿qué carta pones bocabajo?
prompt-play-a-card-at-dawn-tokens = Alba: ¿cuántas fichas de Alba gastas?
prompt-choose-your-place-at-dawn = Alba: elige tu puesto en el orden de turno
prompt-renew-divine-interventions = Renovación: ¿qué cartas descartas por otras nuevas?
prompt-part-of-the-war-council = Consejo de guerra por partes: elige lo que se mostrará
council-part-first-divine = { $god } ve antes las cartas divinas: pon ahora las tuyas, y se muestran. Las cartas de batalla vienen después.
council-part-first-cards = { $god } ve antes las cartas de batalla: elige ahora la tuya, y se muestra. Las cartas divinas vienen después.
council-part-first-both = { $god } lo ve todo antes: elige ahora tu plan entero, que se muestra menos la carta apartada.
council-part-rest-divine = Lo mostrado está a la vista. Ahora añade tus cartas divinas, en secreto.
council-part-rest-cards = Lo mostrado está a la vista. Ahora elige tus cartas de batalla, en secreto.
council-part-rest-both = Lo mostrado está a la vista. Ahora haz tu plan, en secreto.
council-open-already = A la vista
council-later = en la parte siguiente
council-show = Ponerlo
council-detail-waits = { $god } lo espera
council-ask-divine = { $count ->
    [0] ¿No añadir ninguna carta divina?
    [one] ¿Añadir { $count } carta divina?
   *[other] ¿Añadir { $count } cartas divinas?
  }
council-shown = Mostrada: { $card }: { $what }
council-shown-what = { $god } ha puesto esto
council-shown-none = { $god } no ha puesto ninguna carta divina
council-divine-shown-none = No has puesto ninguna.
fight-waits = { $god } espera a lo que se muestre
fight-waits-you = Esperas a lo que se muestre
prompt-take-a-card-of-the-enemy = Reminiscencia: ¿qué carta del enemigo tomas?
guide-place-the-first-units = Diez unidades empiezan en tu ciudad. Pulsa donde deban estar.
guide-order = Eres quien menos puntos de victoria tiene: fijas el orden de turno de todos.

## Entre dos Días
night-step-night-tiles = Losetas de Noche
night-step-order = Orden de turno
night-step-dawn = Alba
night-step-piety = Piedad
night-step-renewal = Renovación
night-step-refill = Senda repuesta
night-ask-order = Tú fijas el orden de turno: ¿quién es el número { $place }?
night-ask-keep = Visión: elige la carta que guardas
night-ask-tiles = Losetas de Noche: ¿cuál ahora?
night-next = Quién va después
dawn-title = Alba
dawn-what = Valor de mando: la fuerza de la carta y 1 por cada ficha de Alba; quien más tenga elige primero su puesto
dawn-cards = Tus cartas de batalla
dawn-tokens = fichas de Alba
dawn-tokens-what = Por batallas perdidas. Al Alba cada una suma 1 a la carta que muestras.
dawn-tokens-n = Fichas de Alba: { $n }
dawn-plays = elige una carta
dawn-not-yet = todavía no
dawn-face-down = una carta bocabajo
dawn-value = Valor de mando
dawn-chooses = elige en el lugar { $n }
dawn-chosen = ya ha elegido
dawn-card-what = Solo cuenta su fuerza. Las dos cartas quedan usadas, como en una batalla.
dawn-discard-what = Nadie la ve. Vuelve con las demás cuando todas estén usadas.
dawn-keep = Guardarlas
dawn-spend = Gastar { $n }
dawn-show = Mostrar { $card }
dawn-comes-to = valor de mando { $n }
dawn-tokens-left = Tus fichas de Alba: { $n }. Las que guardes quedan para después.
dawn-order-what = del valor de mando más alto al más bajo; si empatan, como en el orden anterior
night-ask-dawn-place = Alba: elige tu puesto en el orden de turno
night-ask-dawn-card = Alba: ¿qué carta de batalla muestras?
night-ask-dawn-discard = Alba: ¿qué carta pones bocabajo?
night-ask-dawn-tokens = Alba: ¿cuántas fichas de Alba gastas?
keep-title = Guarda una carta
keep-what = las demás vuelven al mazo, sin que nadie las vea
renew-title = Cartas de tu mano
renew-what = por cada carta descartada llega una nueva, y una más
night-title-first = Primera Noche
classic-night-title = Ocaso y Noche { $round }
classic-night-brought = Lo que trajeron Ocaso y Noche
classic-night-col-fame = PV
classic-night-order-what = quien tiene menos PV lo fija para todos
classic-night-ask-offering = Santuario: ¿dar dos unidades por un punto de victoria?
classic-night-over = La Noche ha terminado: empieza el Día { $round }
classic-night-step-adoration = PP de templos
classic-night-step-temples = Dos templos
classic-night-step-offering = Santuario

## Lo que Kemet clásico llama de otro modo
classic-table-subject = Jugadores: { $players }. Gana quien empieza su turno con al menos { $victory } puntos de victoria si nadie tiene más.
classic-fame = Puntos de victoria
classic-fame-of = PV de { $n }
classic-fame-kinds = PV { $total } de { $goal }. Permanentes: { $divine }, batallas { $battle }. Mientras se controlan: templos { $temple }, pirámides altas { $pyramid }.
classic-prayer-points-what = Pagan losetas, niveles, reclutas y Teletransportes. Rezar, los templos y la Noche traen más.
classic-zone-night = { $n } PP en el Ocaso
classic-zone-offering = en el Ocaso, { $units ->
    [one] una unidad ofrendada
   *[other] { $units } unidades ofrendadas
  } aquí: { $brings }
classic-way-transfer = con una carta de Teletransporte
classic-about-action-move = Una de tus tropas va por tierra, en barco por una flecha o por Teletransporte.
classic-about-action-buy = Una loseta de este color, hasta el nivel de tu pirámide.
classic-detail-take-a-city = Tres distritos, cada uno tras su muralla, con un desierto alrededor.
classic-council-spied = Has visto: { $card }
classic-council-spied-what = Una loseta tuya te ha mostrado esta carta
classic-council-against-spied = Contra la carta que has visto
classic-council-stake-fame = { $sign }{ $amount } PV permanente
classic-council-stake-temporary = { $sign }{ $amount } PV temporal
classic-fight-gain-fame = { $sign }{ $amount } PV
fight-gain-tokens = { $sign }{ $amount ->
    [one] { $amount } ficha de Alba
   *[other] { $amount } fichas de Alba
  }
classic-fight-falls-how = Daño menos defensa; después, lo que cuesta la propia carta.
classic-brought-fame = { $sign }{ $amount } PV
classic-kend-fame = puntos de victoria suficientes, y nadie tiene más
classic-kend-rounds = más puntos de victoria tras las rondas acordadas
classic-kend-divine = Permanentes
classic-kend-course = Puntos de victoria ronda a ronda
classic-share-fame = { $fame } PV
classic-market-kind-fame = PV
classic-board-fame-of = PV de { $n }
classic-board-fame-row = PV: { $total } de { $goal }
classic-board-fame-divine = permanentes: templos, Santuario, losetas{ $path ->
    [yes] { ", Ta-Seti" }
   *[no] { "" }
  }
classic-board-fame-why = Cómo se gana
classic-board-winning = Si nada cambia, { $who } gana al empezar su próximo turno.
classic-board-equilibrium = Antes del Ocaso cada piso necesita una ficha. Aún vacíos: { $floors }.
classic-detail-turn-floors = Antes del Ocaso cada piso necesita una ficha; faltan: { $floors }
classic-board-equilibrium-now = No sobra ninguna ficha: las que quedan van a los pisos vacíos: { $floors }.
classic-board-equilibrium-done = Cada piso tiene su ficha.
classic-turn-fame = PV
classic-fame-standing = PV, hasta { $goal }: { $list }
classic-kemet-greeting = Eres { $god }. Conserva templos, gana batallas y eleva pirámides: gana quien empieza un turno con { $goal } puntos de victoria, si nadie tiene más.

## Una partida nueva
form-goal = Meta
form-goal-short = A { $n } PV
form-goal-short-what = La partida de siempre.
form-goal-long = A { $n } PV
form-goal-long-what = La partida larga: da tiempo a pirámides altas.
form-goal-beginner = Para principiantes, a { $n } PV
form-goal-beginner-what = Losetas y pirámides hasta el nivel 2, sin Ta-Seti.
form-modules = Se juega con
form-preset-none = Clásico
form-preset-none-what = La caja de 2012 y nada más.
form-preset-all = Ta-Seti, todo
form-preset-all-what = Todos los módulos de la expansión; las promos, si quieres.
form-preset-some = Elegir
form-preset-some-what = Cada módulo por separado, y las promos.
form-left-out = Fuera de esta partida: { $tiles }. Necesita el módulo «{ $module }».
classic-form-length = Rondas
classic-form-to-the-end = Hasta el final
classic-form-rounds-what = Después gana quien más PV tenga.
classic-form-board-what = el tablero de 2012

## Cómo se juega
classic-kemet-how-lead = Kemet clásico en nueve cartas: bastan tres minutos, el resto se aprende jugando. La página solo ofrece lo que permiten las reglas, y «¿por qué?» abre la regla.
classic-kemet-how-win = Ganan los puntos de victoria
classic-kemet-how-win-what = La partida acaba con el Día en que alguien tiene { $goal } puntos de victoria; gana quien más tenga. Con «Otra manera de ganar» gana quien empieza un turno con tantos, si nadie tiene más. Las marcas llenas son tuyas para siempre; las de trazos, solo mientras conservas un templo o una pirámide de nivel 4.
classic-kemet-how-map-what = Tu ciudad tiene tres distritos para tropas y pirámides. Los templos están fuera: quien está en uno tiene su punto de victoria, hasta que alguien lo echa.
classic-kemet-how-day-what = Por turnos, cada cual coloca una ficha de Acción en su tablero y hace esa acción al momento. Cuando todas están puestas, llega el Ocaso.
classic-kemet-how-floors-what = Antes del Ocaso debe haber una ficha en cada uno de tus tres pisos. Tu tablero dice cuál sigue vacío: deja sitio a Mover, Elevar o Reclutar.
classic-kemet-how-tiles-what = Eleva una pirámide con puntos de plegaria y podrás comprar losetas de su color hasta su nivel, en la casilla de ese color. Una loseta cuesta su nivel y dura toda la partida.
classic-kemet-how-move-what = Hasta cinco unidades son una tropa. Va a una zona vecina o navega por una flecha; desde un distrito con pirámide puede teletransportarse a un obelisco por 2 PP, tantas veces como puedas pagar.
classic-kemet-how-battle = Atacar trae puntos
classic-kemet-how-battle-what = Entra en una zona enemiga y empieza una batalla. Cada cual elige en secreto una carta que juega y otra que aparta. El atacante que vence y sobrevive gana un punto de victoria para siempre.
classic-kemet-how-night = Ocaso y Noche
classic-kemet-how-night-what = En el Ocaso los templos dan puntos de plegaria, y dos templos o más un punto de victoria permanente. De Noche todos ganan 2 PP y una carta. Luego quien menos puntos tiene fija el orden de turno de todos; con «Alba» cada cual muestra para ello una carta de Batalla.
classic-kemet-how-more-what = Algunas losetas traen una criatura que refuerza a una tropa. Las cartas de Intervención Divina son sorpresas: en batalla, de camino, de Día y en los turnos ajenos.
classic-kemet-how-action-buy = Una loseta del color de la casilla, al alcance de una de tus pirámides.
classic-kemet-battle-rewards = Nadie gana nada. Con un punto más { $attacker } habría vencido y ganado un punto de victoria.
classic-kemet-battle-after = { $attacker } debe irse: a la reserva, que da 4 PP, o a una zona que elige { $defender }.
differs-title = Si conoces Sangre y Arena
differs-lead = Lo que en Kemet clásico es distinto, en una página.
differs-round = La Noche va primero
differs-round-what = Una ronda es Noche, orden de turno, Día y Ocaso. La partida empieza con una Noche.
differs-victory = Se gana al acabar el Día
differs-victory-what = Ocho puntos de victoria (diez en la larga) cierran la partida con el Día, Ocaso incluido. Ganan más puntos, luego más puntos de batalla, luego el puesto anterior. Un módulo de Ta-Seti devuelve la victoria al empezar el turno.
differs-order = Uno fija el orden
differs-order-what = Quien menos puntos tiene fija todo el orden de turno, para todos.
differs-dusk = Ofrendas en el Ocaso
differs-dusk-what = Templo del Delta, luego los PP de los templos, luego el Santuario, luego el punto por dos templos. Un templo entregado ya no cuenta.
differs-setup = Diez unidades, sin primera loseta
differs-setup-what = Primero se construyen las pirámides; después diez unidades van donde hay pirámides. Nadie empieza con loseta, y cada cual puede tener tres pirámides.
differs-buy = Casillas de compra con color
differs-buy-what = Cada casilla de compra lleva su color impreso: una loseta por color al Día, sin fichas de compra. También puede haber una ficha sin comprar.
differs-tokens = Plata y oro van después
differs-tokens-what = Se colocan tras la ficha normal del turno, nunca antes ni solas.
differs-ships = Flechas, no puertos
differs-ships-what = Los barcos van solo por las flechas impresas, por un movimiento. El tablero tiene dos caras, según los jugadores.
differs-teleport = Teletransportes si los pagas
differs-teleport-what = Cuantos quieras en un movimiento, mezclados con pasos, pero una sola vez a la misma zona.
differs-walls = Murallas
differs-walls-what = A un distrito ajeno se entra con el primer paso de un movimiento que empezó al lado, o si se ignoran las murallas. Una tropa nunca rebasa sus límites, ni de camino.
differs-entry = Antes de la batalla
differs-entry-what = Quien ve entrar a otro puede jugar Huida; Trampa mortal e Iniciativa golpean antes de las cartas. Si no queda con quien luchar, el movimiento sigue.
differs-battle = Sin bono de casa
differs-battle-what = La propia ciudad no da fuerza, y la defensa para todo el daño. La pérdida del 5/0/0 viene tras el daño.
differs-retreat = Retirada y repliegue
differs-retreat-what = El repliegue da 1 PP por cada unidad. La retirada puede llevar a cualquier zona vecina sin tropas, también a distritos ajenos.
differs-veterans = Sin Veteranos ni Distracción
differs-veterans-what = Las derrotas no dan ninguno, y la mano de cartas divinas puede quedar vacía.
differs-creatures = Criaturas con los reclutas
differs-creatures-what = De la reserva solo al Reclutar, una cada vez, y no se recolocan. La que pierde su tropa se une enseguida a otra de su ciudad.
differs-captured = Pirámides capturadas
differs-captured-what = Quien tiene una compra con ella, se teletransporta desde ella y puede elevarla.
differs-cards = Veto
differs-cards-what = Una carta jugada fuera de las batallas puede anularse. Se pregunta a la vez y en secreto a quienes tengan alguna carta.
