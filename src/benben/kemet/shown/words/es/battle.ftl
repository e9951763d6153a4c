### Palabras del escenario de batalla, la Junta de guerra, la Noche y el final.

## Junta de guerra
council-title = Batalla: { $zone }. Junta de guerra
council-attacks = Atacas a { $god } con { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
  }: { $zone }
council-attacked = { $god } te ataca con { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
  }: { $zone }
council-tie = en caso de empate gana el defensor
council-plan = Tu plan
council-secret = solo lo ves tú; tampoco se sabe cuántas cartas divinas añades
council-cards = Tus cartas de Batalla
council-how = primera carta: se juega; segunda: se aparta; elígela otra vez para recuperarla
council-used = usada; vuelve cuando tu mano queda vacía
council-play = Jugar
council-aside = Apartar
council-slot-play = Juegas: { $card }
council-slot-aside = Apartas: { $card }
council-divine = Cartas de Intervención Divina
council-divine-paid = Intervención Divina · { $paid } PP
council-divine-on = { $card }, añadidas { $count } de { $held }: { $what }; coste { $cost } PP
council-divine-off = { $card }: { $what }; coste { $cost } PP
council-divine-none = No tienes ninguna para batallas.
council-cost = { $cost } PP
council-idle = { $card }: no es para batallas
council-idle-why = Esta carta no se usa en batalla.
council-strength = tu fuerza
council-before = antes de las cartas
council-hand = Cartas de Batalla en mano
council-divine-held = Intervenciones Divinas
council-prayer = Puntos de plegaria
council-known = Jugadas antes
council-stake = En juego
council-stake-fame = { $sign }{ $amount } de fama de batalla
council-stake-temporary = { $sign }{ $amount } de fama temporal
council-stake-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veteranos
  }
council-if-won = si ganas
council-if-lost = si pierdes
council-planning = { $god } está planeando…
council-chosen = { $god } ya ha elegido
council-spied = Tu Espía ha visto: { $card }
council-spied-what = Tu Espía ha visto esta carta
council-against = Contra cada carta que { $god } aún puede tener
council-against-spied = Contra la carta que ha visto tu Espía
council-against-what = fuerza y unidades perdidas, sin cartas divinas del enemigo
council-against-first = Elige la carta que juegas y aquí verás cómo iría.
council-win = ganas
council-lose = pierdes
council-win-fallen = ganas, pero caen todas
council-wins-fallen = { $card }: ganas { $own } a { $foe }, pero caen todas tus unidades; el enemigo pierde: { $kill }
council-wins = { $card }: ganas { $own } a { $foe }; unidades que pierdes: { $fall }, que pierde el enemigo: { $kill }
council-loses = { $card }: pierdes { $own } a { $foe }; unidades que pierdes: { $fall }, que pierde el enemigo: { $kill }
council-pick-play = Elige la carta de Batalla que juegas
council-pick-aside = Juegas { $play }: ahora elige una carta para apartar bocabajo
council-ask = ¿Jugar { $play }, apartar { $aside }{ $count ->
    [0] { "" }
    [one] , añadir { $count } carta divina
   *[other] , añadir { $count } cartas divinas
  }?
council-ask-proposed = Propuesta: jugar { $play }, apartar { $aside }{ $count ->
    [0] { "" }
    [one] , añadir { $count } carta divina
   *[other] , añadir { $count } cartas divinas
  }
council-proposed = propuesta
council-detail-planning = { $god } sigue planeando
council-detail-sealed = { $god } ya ha elegido y te espera
council-odds = Gana contra { $wins } de { $of } cartas, por lo que se sabe
council-hopeless-others = Este plan no puede ganar; otra carta sí
council-hopeless-all = Aquí no gana ninguna de tus cartas, por lo que se sabe
council-hopeless-fallen = Una carta podría ganar, pero no te quedaría ninguna unidad
council-sealed = Tu plan está sellado
council-wait = Esperando a { $god }; hasta entonces puedes reabrirlo
council-seal = Sellar el plan
council-reopen = Reabrir
council-clear = Empezar de nuevo
council-take-hint = Usar la pista

## Escenario
fight-attacker = atacante
fight-defender = defensor
fight-winner = Victoria
fight-strength-of = { $god }: fuerza { $strength }
stage-skip = Saltar estas batallas
stage-skip-watching = Saltar estas batallas
fight-title = Batalla: { $zone }
fight-map = Dónde se lucha
fight-aside = apartada, bocabajo
fight-plans = { $god } está planeando…
fight-plans-you = Estás planeando…
fight-has-chosen = { $god } ya ha elegido
fight-has-chosen-you = Ya has elegido
fight-hand = { $count ->
    [one] Queda { $count } carta en mano
   *[other] Quedan { $count } cartas en mano
  }
fight-played-before = jugada antes: { $card }
fight-brings = Qué aporta
fight-gain-fame = { $sign }{ $amount } de fama
fight-gain-prayer = { $sign }{ $amount } PP
fight-gain-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veteranos
  }
fight-for-victory = ataque ganado
fight-for-defence = defensa lograda
fight-for-no-fame = sin fama
fight-for-recall = disuelta
fight-source = fuente
fight-wins = Gana { $god }
fight-by = por { $lead } de fuerza
fight-tie = empate: gana el defensor
fight-cancelled = { $creature } no cuenta: la criatura enemiga la anula
fight-falls-how = Daño menos defensa, más el daño imparable y lo que cuesta la propia carta.
fight-own-loss = propia carta
fight-fall = { $count ->
    [0] nadie cae
    [one] cae { $count } unidad
   *[other] caen { $count } unidades
  }
fight-stand = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
  }
fight-falls = { $god } pierde { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
  }; en pie: { $left }
fight-falls-none = { $god } no pierde a nadie
fight-wound-row = Herida divina
fight-clash = { $zone }: { $attacker } ataca a { $defender }. Fuerza antes de las cartas: { $own } a { $foe }
fight-reveal = { $attacker } juega { $own }, { $defender } juega { $foe }
fight-added = { $god } añade { $cards }
fight-tally = En total: { $attacker } { $own }, { $defender } { $foe }
fight-wound = { $god } descarta { $card }: fuerza +{ $amount }
fight-recalled = { $god } disuelve { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
  }
fight-recalled-forced = { $god } tiene que disolver { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
  }: no hay zona libre adonde retirarse
fight-retreated = { $god } se retira con { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
  }: { $zone }
fight-took-back = { $god } recupera todas las cartas de Batalla
ledger-units = Unidades
ledger-card = Carta de Batalla
ledger-creature = Criatura
ledger-tiles = Losetas de Poder
ledger-divine = Cartas divinas
ledger-home = Ciudad propia
ledger-total = Total
fstep-council = Junta de guerra
fstep-reveal = Revelación
fstep-strength = Fuerza
fstep-casualties = Bajas
fstep-rewards = Recompensas
fstep-loser = Quien pierde se va
fstep-winner = Quien gana decide

## Preguntas en el escenario
ask-nobody = La batalla sigue
ask-wait-other = Esperando a { $god }
ask-wait-inflict-a-divine-wound = { $god } puede descartar cartas por más fuerza
ask-wait-recall-or-retreat = { $god } decide: disolver o retirarse
ask-wait-choose-where-they-retreat = { $god } elige adónde va quien ha perdido
ask-wait-stay-or-recall = { $god } decide: quedarse o disolver
ask-wound = Herida divina: ¿descartar cartas por más fuerza?
ask-wound-detail = Cada carta que descartes ahora suma 1; los totales de arriba ya se saben
ask-loser = Has perdido: ¿qué haces con { $units ->
    [one] tu unidad
   *[other] tus { $units } unidades
  }?
ask-loser-detail = Al disolver, las unidades van a tu reserva; adónde se retiran lo elige quien gana
ask-loser-stay-detail = A quien gana no le queda ninguna unidad: las tuyas pueden quedarse; al disolver, van a tu reserva
ask-refuge = { $god } se retira: ¿adónde { $units ->
    [one] va su unidad
   *[other] van sus { $units } unidades
  }?
ask-refuge-detail = Zonas libres junto a la batalla ({ $zone }); también en el mapa
ask-winner = Has ganado: ¿se { $units ->
    [one] queda tu unidad
   *[other] quedan tus { $units } unidades
  }?
ask-winner-detail = Si disuelves la tropa, conservas la recompensa de la victoria, pero dejas la zona y lo que vale
ask-stay-brings = { $units ->
    [one] { $units } unidad mantiene la zona
   *[other] { $units } unidades mantienen la zona
  }

## Qué aporta una opción
brought-fame = { $sign }{ $amount } de fama
brought-prayer = { $sign }{ $amount } PP
brought-units = { $sign }{ $amount ->
    [one] { $amount } unidad
   *[other] { $amount } unidades
  }
brought-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veteranos
  }
brought-divine = { $sign }{ $amount ->
    [one] { $amount } carta divina
   *[other] { $amount } cartas divinas
  }
brought-holds = controlas { $zone }
brought-loses = pierdes { $zone }
brought-leaves = { $name } deja el tablero

## Noche
night-title = Noche { $round }
night-brought = Lo que trajo la Noche
night-in-order = cada paso en orden de turno
night-col-fame = fama
night-col-temples = templos
night-col-prayers = plegarias
night-col-cards = cartas
night-col-units = unidades
night-col-now = PP ahora
night-full = el máximo
night-capped = No se pueden tener más de { $n } PP.
night-why-offering = ofrenda
night-why-temples = dos templos
night-step-offering = Ofrendas
night-step-delta-temple = Templo del Delta
night-step-temples = Templos
night-step-adoration = Adoración
night-step-prayers = Plegarias
night-step-divine-intervention = Intervención Divina
night-step-conscription = Leva
night-step-awakening = Despertar
night-step-destiny = Destino
night-order = Orden de turno de la ronda { $round }
night-order-what = quien tiene menos fama elige primero
night-after = después de { $god }
night-before = antes de { $god }
night-first = antes que nadie
night-last = después de todos
night-middle = en medio
night-free = libre
night-offer = Hacer la ofrenda
night-keep = Guardarlos
night-draw = { $count ->
    [one] Robar una carta
   *[other] Robar { $count } cartas
  }
night-spend = Gastar { $count }
night-ask-offering = Ofrendas: ¿dar unidades del Santuario por fama?
night-ask-delta = Templo del Delta: ¿dar una unidad por puntos de plegaria?
night-ask-offerings = Ofrendas: ¿cuáles haces?
night-offer-use-use = Ambas
night-offer-use-pass = Solo el Santuario
night-offer-pass-use = Solo el templo del Delta
night-offer-pass-pass = Ninguna
night-ask-prayers = Plegarias: ¿Veteranos por más PP? Tienes { $veterans }
night-ask-cards = ¿Veteranos por cartas divinas? Tienes { $veterans }
night-later-prayers = 1 PP por cada uno. Los que guardes valen luego una carta cada dos; los demás se vuelven unidades.
night-later-cards = Dos por una carta. Los que guardes se vuelven unidades, una por cada uno.
night-temples-lost = sin el punto por dos templos
night-ask-place = Destino: elige tu puesto en el orden de turno
night-ask-vision = Visión: elige qué descartas
night-goes-on = La Noche sigue
night-over = La Noche ha terminado: empieza la ronda { $round }
vision-title = { $left ->
    [one] Descarta { $left } carta
   *[other] Descarta { $left } cartas
  }
vision-what = Distracción se queda siempre
remove-title = ¿Qué carta de Batalla sale del juego?
remove-what = La carta especial ocupa su lugar. Nadie más sabrá cuál retiras.
remove-card = Retirar { $card }

## Final y repetición
kend-fame = fama suficiente al empezar el turno, y nadie tiene más
kend-rounds = más fama tras las rondas acordadas
kend-divine = Divina
kend-battle = Batalla
kend-temple = Templos
kend-pyramid = Pirámides
kend-course = La fama ronda a ronda
mark-tall = Pirámide de nivel 4: { $zone } ({ $colour })
share-fame = { $fame } de fama
