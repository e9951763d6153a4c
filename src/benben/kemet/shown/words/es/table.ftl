### Alrededor del tablero de Kemet: paneles, acciones, zonas, preguntas.

## Header and rails
table-title = { $game } · ronda { $round }, { $time ->
    [dawn] Alba
    [night] Noche
   *[day] Día
  }
table-title-setup = { $game } · preparación
table-subject = Jugadores: { $players }. Gana quien empieza su turno con al menos { $victory } puntos de fama si nadie tiene más.
your-board = Tu tablero
the-others = Los demás jugadores
the-players = Los jugadores
sheet-open = Ver el tablero entero
fame = Fama
fame-of = fama de { $n }
fame-kinds = Fama { $total } de { $goal }. Permanente: divina { $divine }, batallas { $battle }. Mientras se controlan: templos { $temple }, pirámides altas { $pyramid }.
of-most = de { $n }
prayer-points = Puntos de plegaria (PP)
prayer-points-what = Pagan losetas, niveles, reclutas y Teletransportes. Se ganan al rezar y por la Noche.
prayer-n = PP: { $n }
supply = Reserva
supply-what = Unidades que aún se pueden reclutar.
in-supply = en reserva
supply-n = Unidades en reserva: { $n }
veterans = Veteranos
veterans-what = Los dan las batallas, sobre todo las que no dan fama. Por la Noche se cambian por PP, cartas o unidades.
veterans-n = { $n ->
    [one] Veterano
   *[other] Veteranos
  }
veterans-count = Veteranos: { $n }
divine-n = Intervenciones Divinas en mano: { $n }
cards-n = Cartas de Batalla en mano: { $n }
your-hand = Tus cartas y losetas
battle-cards = Cartas de Batalla
in-hand = { $n } en mano
divine-cards = Intervenciones Divinas
divine-when-battle = Para batallas
divine-when-day = De Día, en tu turno
divine-when-movement = Para un movimiento
power-tiles = Losetas de Poder
market = Mercado
market-level = Tus pirámides ({ $colour }) llegan al nivel { $n }
market-no-pyramid = No tienes pirámide de este color ({ $colour })
winning-you = ¡Si nada cambia, ganas al empezar tu próximo turno!
winning-other = ¡Cuidado: { $names } ganaría al empezar su próximo turno!
winning-short = Ganaría en su próximo turno

## Actions
actions = Acciones
tokens-left = { $n ->
    [one] queda { $n } ficha
   *[other] quedan { $n } fichas
  }
floors-need = { $n ->
    [one] falta el piso { $floors }
   *[other] faltan los pisos { $floors }
  }
command-move = Mover
command-recruit = Reclutar
command-raise = Elevar
command-pray = Rezar
command-buy = Comprar
about-action-move = Una de tus tropas va por tierra, de puerto a puerto o por Teletransporte.
about-action-recruit = Nuevas unidades en tus distritos, 1 PP cada una.
about-action-raise = Una pirámide crece o se empieza una nueva.
about-action-pray = Ganas puntos de plegaria.
about-action-buy = Una loseta al alcance de tus pirámides, por color y nivel.
space-used = Ya hay una ficha.
gold-token = Ficha dorada

## Zones
board-label = Mapa de Kemet
storm = tormenta
bank-not-in-play = orilla este,|fuera del juego
zone-kind-district = distrito
zone-kind-desert = desierto
zone-kind-obelisk = desierto con obelisco
zone-kind-temple = templo
zone-kind-sanctuary = santuario
zone-port-trading = puerto comercial
zone-port-military = puerto militar
zone-night = { $n } PP por la Noche
zone-offering = por la Noche, { $units ->
    [one] una unidad ofrendada
   *[other] { $units } unidades ofrendadas
  } aquí: { $brings }
zone-pyramid = pirámide: { $colour }, nivel { $level }
zone-held = controla: { $who }
zone-out-of-reach = fuera del alcance de este movimiento
zone-beside = junto a: { $list }
zone-battle = { $zone }: batalla
troop-of = { $who }: { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
  }
troop-with = { $who }: { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
  } con { $creature }
way-land = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
  }
way-sea = en barco, { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
  }
way-transfer = con una carta de Traslado
way-teleport = Teletransporte: { $n } PP
clash = batalla, { $own } a { $enemy } antes de las cartas
odds-to = a
odds-before = Antes de las cartas.
odds-tie = Antes de las cartas; en caso de empate gana { $who }.
costs-pp = cuesta { $n } PP
costs-nothing = gratis

## What is asked
prompt-turn = Tu turno: coloca una ficha de Acción
prompt-turn-more = ¿Algo más en este turno?
prompt-plan-move = Mover: ¿qué tropa?
prompt-plan-recruit = Reclutar: ¿dónde van las unidades nuevas?
prompt-plan-raise = Elevar: ¿qué pirámide?
prompt-plan-buy = Comprar: elige una loseta en el mercado
prompt-plan-pray = Rezar
prompt-move-where = Mover: ¿adónde { $units ->
    [one] va { $units } unidad
   *[other] van { $units } unidades
  }?
prompt-confirm-attack = { $zone }: ¿atacar a { $enemy }?
confirm-for = { $what } por { $n } PP
confirm-raise = Elevar la pirámide ({ $zone }, { $colour }) al nivel { $level }
confirm-place = Colocar { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
  } en { $list }
prompt-go-on = En camino: ¿adónde siguen, o paran?
prompt-go-on-end = No pueden ir más lejos
prompt-raise-it-to = ¿Hasta qué nivel se eleva la pirámide?
prompt-take-a-city = Elige tu ciudad
prompt-leave-a-district-empty = ¿Qué distrito de tu ciudad queda vacío?
prompt-build-the-first-pyramids = Primeras pirámides: { $levels } niveles en total
prompt-choose-a-colour = ¿De qué color es la pirámide nueva?
prompt-take-the-first-tile = Toma tu primera loseta: es gratis
prompt-move-or-recruit = Voluntad divina: ¿Mover o Reclutar?
prompt-bring-a-creature = ¿Dónde aparece la criatura?
prompt-arrange-creatures = ¿Adónde va { $creature }?
prompt-raise-a-pyramid = Elevar: ¿qué pirámide?
prompt-buy-a-tile = Compra una loseta de Poder
prompt-remove-a-battle-card = ¿Qué carta de Batalla sale del juego?
prompt-place-units = { $units ->
    [one] ¿Dónde va la unidad nueva?
   *[other] ¿Dónde van las unidades nuevas?
  }
prompt-place-units-conscription = Leva: ¿adónde llegan tus Veteranos como unidades?
prompt-choose-the-next-battle = ¿Qué batalla va primero?
prompt-choose-a-troop = Mover: ¿qué tropa?
prompt-take-along = ¿Cuántas unidades van?
prompt-where-does-the-creature-go = ¿Va la criatura con ellas?
prompt-rain-fire-on = Lluvia de fuego: ¿qué tropa enemiga pierde una unidad?
prompt-war-council = Junta de guerra: elige en secreto
prompt-inflict-a-divine-wound = ¿Descartas cartas por más fuerza?
prompt-recall-or-retreat = Tu tropa ha perdido: ¿disolverla o retirarla?
prompt-choose-where-they-retreat = Has ganado: ¿adónde se retiran los perdedores?
prompt-stay-or-recall = Has ganado: ¿te quedas o disuelves la tropa?
prompt-draw-divine-interventions = Roba Intervenciones Divinas
prompt-discard-divine-interventions = ¿Qué Intervenciones Divinas descartas?
prompt-make-an-offering = ¿Haces una ofrenda en el Santuario?
prompt-make-an-offering-delta-temple = ¿Haces una ofrenda en el templo del Delta?
prompt-spend-veterans = ¿Gastas Veteranos? Tienes { $veterans }
prompt-choose-your-place = Elige tu puesto en el orden de turno

## More about it
detail-turn = Elige una acción, o una tropa que mover.
detail-turn-unmoved = Elige una acción.
detail-turn-floors = { $bare ->
    [one] Al piso { $floors } aún le falta la ficha que necesita antes de la Noche.
   *[other] A los pisos { $floors } aún les falta la ficha que cada uno necesita antes de la Noche.
  }
detail-turn-more = Juega una carta o termina el turno.
detail-plan-move = Pulsa una tropa y luego adónde va, o arrástrala.
detail-plan-raise = Junto a cada pirámide está el precio del siguiente nivel.
detail-plan-buy = Con pulsar una vez eliges casilla y loseta.
detail-plan-recruit = Pulsa un distrito para llenarlo y otra vez para quitar una.
detail-plan-pray = Ganas puntos de plegaria.
detail-confirm-attack = Batalla: { $own } contra { $strength } antes de las cartas. No se podrá deshacer.
detail-confirm-attack-paid = Batalla: { $own } contra { $strength } antes de las cartas, cuesta { $paid } PP. No se podrá deshacer.
detail-move-where = Desde: { $from } · tienes { $prayer } PP
detail-token-floor = Ficha: piso { $floor }.
detail-token-floor-bare = Ficha: piso { $floor }, que aún necesita una.
detail-go-on-part = Siguen: { $units }, se quedan: { $stay } · tienes { $prayer } PP
detail-raise-it-to = { $zone } · tienes { $prayer } PP
detail-recruit = Pulsa adónde van y luego otro sitio para pasar una allí.
detail-recruit-one = Pulsa adónde va: llega en el acto. Precio: { $price } de { $prayer } PP
detail-hired = Vienen todas: pulsa adónde van y luego otro sitio para pasar una allí.
detail-place-units = Unidades por colocar: { $units }
detail-place-units-conscription = Una unidad por cada Veterano; los que no tengan sitio se pierden.
detail-take-a-city = Tres distritos tras una muralla, con desierto y puerto alrededor.
detail-leave-a-district-empty = Cada uno de los otros dos recibe una tropa.
detail-build-the-first-pyramids = Pulsa un color y luego otro, o el mismo para un nivel más. Para construir en otro sitio, pulsa un distrito después de su color.
prompt-levels-left = Primeras pirámides: { $left ->
    [0] los { $levels } niveles están puestos
    [one] queda { $left } nivel de { $levels }
   *[other] quedan { $left } niveles de { $levels }
 }
prompt-founded = Primeras pirámides: ¿así?
detail-founded = Todos los niveles están puestos: construye o vuelve atrás.
detail-choose-a-colour = El color decide qué losetas puedes comprar.
detail-take-the-first-tile = Nivel 1, de un color de tus pirámides.
detail-choose-a-troop = Pulsa una tropa y luego adónde va, o arrástrala.
detail-recall-or-retreat = Disolver: las unidades vuelven a la reserva y dan PP. Retirada: el ganador elige adónde.
detail-choose-where-they-retreat = Solo zonas junto a la batalla.
detail-choose-your-place = El primero actúa antes; el último ve qué hacen los demás.

## Buttons
done = Listo
level-n = Nivel { $n }
raise-can = Puedo elevar
how-many = Cuántas van
how-many-what = Teclas 1 a 7
units-of = { $n } de { $of } unidades
with-creature = con { $creature }
ends-itself = El turno termina solo
wait = Esperar
text-move = Mover { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
  }, desde: { $zone }
text-council = Batalla contra { $enemy } ({ $zone }): { $own } a { $strength } antes de las cartas.
text-council-plan = Elegido hasta ahora: { $list }
over-won = Gana { $names }: { $reason }
over-nobody = No gana nadie

## Keys and tips
key-plan-back = Atrás: un paso del plan, o lo que hay que confirmar
key-zones = De zona en zona
key-zone-targets = Zona elegible siguiente y anterior
key-zone-enter = Elegir la zona
guide-take-a-city = Pulsa una ciudad del mapa. Tiene tres distritos: ahí irán tus pirámides y empezarán tus tropas.
guide-leave-a-district-empty = Dos de tus tres distritos reciben una tropa. Las pirámides caben en los tres.
guide-build-the-first-pyramids = Cada color abre sus losetas: el mercado las muestra. Al pulsar un color se coloca un nivel; un segundo nivel abre losetas más fuertes.
guide-take-the-first-tile = Las losetas son para siempre. La primera es gratis: cada una dice lo que hace.
guide-your-turn = Una ficha de Acción por turno. Pulsa una tropa para moverla, un distrito vacío para construir, el mercado para comprar o una casilla de tu tablero.
guide-go-on = Los números dorados son pasos; los azules, el precio del Teletransporte. Las hojas rojas indican una batalla.
guide-war-council = Ambos eligen en secreto una carta para luchar y otra para apartar.
guide-choose-your-place = Elige primero quien tiene menos fama.

## Why a hint proposes something
why-more-fame = más fama permanente
why-less-fame = menos fama permanente
why-more-temples = más templos controlados
why-less-temples = menos templos controlados
why-more-pyramids = pirámides más altas
why-less-pyramids = pirámides más bajas
why-more-tiles = mejores losetas
why-less-tiles = losetas más débiles
why-more-plan = una loseta mejor queda al alcance
why-less-plan = la siguiente loseta se aleja
why-more-prayer = más puntos de plegaria
why-less-prayer = menos puntos de plegaria
why-more-units = un ejército más fuerte
why-less-units = un ejército más débil
why-more-cards = mejores cartas en mano
why-less-cards = peores cartas en mano
why-more-battle = más opciones en batalla
why-less-battle = menos opciones en batalla
why-more-victory = la victoria está cerca
why-less-victory = la victoria se aleja
why-more-order = mejor puesto en el orden de turno, o más fichas de alba
why-less-order = peor puesto en el orden de turno, o menos fichas de alba
why-more-danger = menos peligro para tus tropas
why-less-danger = más peligro para tus tropas
place-n = Colocar { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
  }
silver-token = Ficha plateada
how-many-come = Cuántas llegan
detail-stop-on-the-way = ¿Dónde paran primero? Allí se dejan o se suman unidades, y siguen
detail-founded-rest = El último nivel es una propuesta: puedes cambiarlo.
build-as-shown = Construir
stop-on-the-way = Parar en camino
stop-on-the-way-what = dejas o tomas unidades allí y sigues
detail-tall = El nivel 4 da 1 punto de fama mientras la controles.
level-fame = +1 punto de fama mientras la controles
go-there = { $units ->
    [one] Enviar { $units } Unidad
   *[other] Enviar { $units } Unidades
  } a { $zone }
go-there-battle = contra { $enemy }: { $own } a { $strength } antes de las cartas
go-there-on = Parar allí y seguir
hint-part = { $go } van, { $stay } se quedan
goes-itself = Sigue solo, si no esperas
go-now = Ir
go-themselves = Salen solas, si no vuelves atrás
built-themselves = Se construyen solas, si no vuelves atrás
come-themselves = Llegan solas, si no vuelves atrás
