### El mercado, los tableros de los jugadores, el formulario de una partida nueva, cómo se juega y el teléfono.

## Mercado
market-title = Losetas de Poder
market-close = Tablero
market-filters = Mostrar
market-all = Todas
market-can = Puedo comprar
market-kind-battle = Batalla
market-kind-movement = Movimiento
market-kind-prayer = Plegaria
market-kind-units = Unidades
market-kind-creatures = Criaturas
market-kind-fame = Fama
market-whose = Pirámides de
market-colours = Colores
market-level-word = nivel
market-shelf = Nivel { $level } · { $level } PP
market-within = a tu alcance
market-price = precio { $price } PP
market-can-take = se puede tomar
market-owned = en manos de: { $list }
market-bought = ya comprada hoy
market-none-yet = aún sin pirámide
market-your-level = tu pirámide: nivel { $level }
market-level-of = { $who }: nivel { $level }
market-captured = arrebatada a { $who }
market-prayer-points = puntos de plegaria
market-buy-question = ¿Comprar { $tile }?
confirm-buy = Comprar { $tile }
market-waits = Espera en tu reserva.
market-no-troop = Espera en tu reserva: ahora ninguna tropa tuya puede acogerla.
market-buy-for = Comprar por { $price } PP
market-buy-free = Tomar gratis
market-take = Tomar { $tile }
market-rule = Regla
market-which-space = ¿En qué casilla?
market-space = Casilla { $number }
market-joins-which = Adónde llega
market-joins = Se une a tu tropa: { $zone }
market-choose = { $count ->
    [one] Puedes pagar una loseta. Pulsa cualquiera para leerla.
   *[other] Puedes pagar { $count } losetas. Pulsa cualquiera para leerla.
  }
market-look = Ahora no puedes comprar nada. Pulsa cualquier loseta para leerla.

## El tablero de un jugador
board-title = Tableros de los jugadores
board-fame-of = fama de { $n }
board-fame-row = Fama: { $total } de { $goal }
board-fame-divine = de los dioses, para siempre
board-fame-battle = ganados en batalla, para siempre
board-fame-temple = por templos, mientras se tengan
board-fame-pyramid = por pirámides de nivel 4, mientras se tengan
board-fame-why = Cómo se gana con la fama
board-winning = { $who } gana al empezar su próximo turno, si nada cambia.
board-of = de { $n }
board-supply = en la reserva
board-played = { $n ->
    [one] carta jugada
   *[other] cartas jugadas
  }
board-actions = Acciones
board-space-used = { $action }, piso { $floor }: usada
board-space-free = { $action }, piso { $floor }: libre
board-tokens-left = { $n ->
    [one] Queda { $n } ficha de Acción
   *[other] Quedan { $n } fichas de Acción
  }
board-equilibrium = Equilibrio: antes de la Noche cada piso necesita una ficha. Aún vacíos: { $floors }.
board-equilibrium-now = Equilibrio: no sobra ninguna ficha. Cada una debe ir a un piso vacío: { $floors }.
board-equilibrium-done = Equilibrio: cada piso tiene su ficha.
board-silver-ready = Ficha plateada lista.
board-silver-used = Ficha plateada usada.
board-silver-what = Una acción más en esta ronda.
board-gold-ready = Ficha dorada lista.
board-gold-used = Ficha dorada usada.
board-why = ¿por qué?
board-on-the-map = En el mapa
board-units = { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
  }
board-none = nada
board-cards = Cartas de Batalla
board-cards-hand = en la mano: { $n }
board-cards-played = jugadas: { $n }
board-cards-aside = apartadas: { $n }
board-cards-removed = fuera de la partida: { $n }
board-cards-secret = Las demás cartas son secretas.
board-cards-none-shown = Aún no se ha mostrado ninguna.
board-divine = Cartas de Intervención Divina: { $n }
board-when-battle = en una batalla
board-when-day = durante el Día
board-when-movement = al mover
board-tiles = Losetas de Poder: { $n }

## Orden de turno y saludo
turn-fame = fama
kemet-greeting = Eres { $god }. Conserva templos, gana batallas y eleva pirámides: gana quien empieza un turno con { $goal } puntos de fama, si nadie tiene más.

## Una partida nueva
form-cities = Ciudades
form-cities-choose = Cada cual toma una
form-cities-choose-what = Por orden, al principio.
form-cities-random = Repartidas al azar
form-cities-random-what = Nadie elige; se empieza antes.
form-length = Duración
form-to-the-end = Hasta { $n } puntos de fama
form-to-the-end-what = Como dicen las reglas.
form-rounds = { $n } rondas como mucho
form-rounds-what = Después gana quien tenga más fama.
form-board = El tablero para { $n }
form-board-what = pirámides de { $colours } de los { $all } colores

## Cómo se juega
kemet-how-lead = Kemet en nueve tarjetas: se leen en tres minutos, y lo demás llega jugando. La página solo ofrece lo que las reglas permiten, y «¿por qué?» abre la regla.
kemet-how-win = La fama gana
kemet-how-win-what = Necesitas { $goal } puntos de fama cuando empieza uno de tus turnos, y que nadie tenga más. Las marcas llenas son tuyas para siempre; las discontinuas, solo mientras tengas un templo o una pirámide alta.
kemet-how-map = Tu ciudad y los templos
kemet-how-map-what = Tu ciudad tiene tres distritos para tropas y pirámides. Los templos están fuera: quien está en uno tiene su punto de fama, hasta que alguien lo eche.
kemet-how-day = Un Día: { $tokens } fichas cada uno
kemet-how-day-what = Por turnos, cada cual pone una ficha de Acción en su tablero y hace esa acción enseguida. Cuando todas están puestas, cae la Noche.
kemet-how-floors = Cada piso una vez
kemet-how-floors-what = Al llegar la Noche debe haber una ficha en cada uno de tus tres pisos. Tu tablero dice cuál sigue vacío: guarda sitio para Mover, Elevar o Reclutar.
kemet-how-tiles = Las pirámides abren el mercado
kemet-how-tiles-what = Eleva una pirámide con puntos de plegaria y podrás comprar losetas de su color hasta su nivel. Una loseta cuesta su nivel y sirve toda la partida.
kemet-how-move = Una tropa llega lejos
kemet-how-move-what = Hasta cinco unidades forman una tropa. Da un paso a una zona vecina o navega entre puertos; desde un distrito con pirámide puede Teletransportarse a un obelisco por 2 PP.
kemet-how-battle = Atacar trae fama
kemet-how-battle-what = Entra en una zona enemiga y empieza una batalla. Cada cual elige en secreto una carta que juega y otra que aparta. El atacante que vence y sobrevive gana un punto de fama para siempre.
kemet-how-night = La Noche
kemet-how-night-what = Dos templos o más dan fama permanente, los templos dan puntos de plegaria y todos roban una carta. Luego, quien menos fama tiene elige primero su puesto en el orden de turno. Antes puedes ofrendar { $units } unidades en el santuario por fama permanente (+{ $fame }), y una en el templo del delta por { $prayer } PP.
kemet-how-more = Criaturas y cartas divinas
kemet-how-more-what = Algunas losetas traen una criatura que refuerza a una tropa. Las cartas de Intervención Divina son sorpresas: en batalla, de camino o durante el Día.
kemet-how-actions = Las cinco acciones
kemet-how-action-pray = Dos puntos de plegaria.
kemet-how-action-buy = Una loseta de Poder al alcance de tus pirámides; una de cada color al Día.
kemet-how-action-raise = Una pirámide crece uno o más niveles: 1 PP por el nivel 1, 2 por el 2, y así.
kemet-how-action-recruit = Unidades de la reserva a tu ciudad, a un punto de plegaria cada una.
kemet-how-action-move = Una tropa, o parte de ella, se pone en marcha.
kemet-how-one-battle = Una batalla, paso a paso
kemet-how-divine = Cartas de Intervención Divina
kemet-battle-attacks = { $god } ataca un templo
kemet-battle-defends = { $god } lo defiende
kemet-battle-sum = { $units } unidades + carta { $card } = fuerza { $strength }
kemet-battle-cards = Cada cual elige en secreto: una carta para jugar y otra bocabajo al lado. Después se muestran.
kemet-battle-strength = Unidades, carta, losetas y criatura suman la fuerza: ocho en cada lado.
kemet-battle-winner = En caso de empate gana el defensor: { $defender } conserva el templo.
kemet-battle-losses = { $attacker } hace 1 de daño y la carta de { $defender } bloquea 1. No cae nadie.
kemet-battle-rewards = { $defender } recibe dos Veteranos; { $attacker }, uno. Con un punto más { $attacker } habría vencido y ganado fama. Por la Noche los Veteranos se cambian por PP, cartas o unidades.
kemet-battle-after = { $attacker } debe irse: a la reserva, que da 3 PP, o a una zona que elige { $defender }.

## Teléfono
phone-actions = Acciones
phone-players = Jugadores
phone-hand = Mano
phone-tiles = Losetas
phone-chronicle = Historial
phone-can-play = se pueden jugar ahora
fame-standing = Fama, hasta { $goal }: { $list }
market-come-where = ¿Adónde llegan los mercenarios?
market-come = Los mercenarios llegan a: { $zone }
market-come-later = Los coloco en el tablero
