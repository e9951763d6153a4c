
the-game = La partida
panels = Paneles
turn-order = Orden de turno
chronicle = Historial
chronicle-hint = en oro: desde tu último turno
chronicle-large = Ampliar el historial
chronicle-earlier = Lo anterior
tab-board = Tablero
tab-chronicle = Historial
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Todo el tablero
choices = Opciones
since-title = Desde tu último turno
since-earlier = { $count ->
    [one] { $count } entrada anterior está en el historial
   *[other] { $count } entradas anteriores están en el historial
  }
question = La pregunta
hint = Pista
undo = Deshacer
confirm = Confirmar
seal = Jugar
pass = Renunciar
next-bot = Siguiente jugada
hint-says = Pista: { $choice }
hint-in-all = en total: { $list }
hint-because = porque: { $list }
hint-but = pero: { $list }
hint-fears = cuidado: { $list }
hint-instead = como alternativa: { $list }
prompt-confirm = ¿{ $choice }? No se podrá deshacer.
prompt-confirm-brings = { $choice }: { $list }
prompt-waiting = { $step }: esperando a { $names }
prompt-other = { $player }: { $step }
prompt-nobody = Se está preparando la mesa
detail-wait = Te avisaremos cuando te toque
detail-thinks = pensando desde hace { $seconds } s
detail-confirm = ¿Es lo que quieres? No se podrá deshacer.
since-said = Desde entonces: { $list }.
since-more = { $list } y { $count } más
stage-next = Siguiente
stage-back = Volver al relato
stage-decide = A mi decisión
stage-countdown = sigue sola en { $seconds } s
stage-asked = Después te toca decidir.
stage-queue = { $count ->
    [one] queda otro combate por contar
   *[other] quedan { $count } combates por contar
  }
stage-look = Ver de nuevo este combate
step-list = El combate, paso a paso
continue = Continuar
why = ¿Por qué?
show-board = Ver el tablero
show-battle = Volver al combate
handover-title = Pasa el dispositivo
handover-text = Ahora juega { $player }. Hasta entonces, lo secreto sigue tapado.
handover-go = Soy { $player }
end-title = Resultados
end-moments = Momentos clave
rematch = Jugar otra vez
open-replay = Ver la repetición
how-back = Volver a la mesa
report = Guardar un informe de fallo
chat = Chat
chat-say = Escribe algo
chat-send = Enviar
chat-empty = Nadie ha escrito nada todavía.
chat-unread = Chat: { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
  }
absent = ausente
hand-back = Devolver el asiento a { $name }
hand-bot = Que juegue un bot
level-of = Nivel de { $name }
bot-for = un bot, en lugar de { $name }
spectators = Estás observando
keys-title = Teclas
keys-text = En la mesa, ? muestra la lista de teclas.
propose = Retirar mi última elección
watchers = { $count ->
    [one] { $count } persona observa
   *[other] { $count } personas observan
  }
pace-step-what = Los bots esperan a que pulses «Siguiente jugada».
pace-slow-what = Tiempo para seguir todo lo que hacen los bots.
pace-fast-what = Los bots juegan deprisa; el historial cuenta lo que te hayas perdido.
pace-skip-what = Los bots no esperan nada.
guide-off = Sin más consejos
guide-tip = Consejo
guide-learnt = Entendido
greeting-what = La frase bajo el tablero dice siempre qué se te pide. Lo que puedes elegir está en relieve y con borde dorado; señala o toca cualquier cosa para ver su explicación.
rule-more = En las reglas
name-ask = ¿Cómo quieres que te llamen los demás?
away-turn = Es el turno de { $name }, que no está.
bot-for-you = { $bot } juega ahora por ti.
take-chair = Recuperar mi asiento
proposal-asked = { $player } pide volver a antes de su última elección (en total { $count ->
    [one] { $count } elección
   *[other] { $count } elecciones
  }). El azar volverá a decidir.
proposal-waits-you = Has pedido retirar tu última elección. Falta la respuesta de: { $names }
proposal-waits = { $player } quiere retirar una elección. Falta la respuesta de: { $names }
proposal-agree = Aceptar
proposal-refuse = Rechazar
proposal-withdraw = Déjalo
rematch-offer = { $player } propone otra partida con la misma gente.
rematch-offer-host = El anfitrión propone otra partida con la misma gente.
rematch-accept = Jugar otra
rematch-decline = No, gracias
rematch-declined = { $name } no quiere jugar otra por ahora.
rematch-sure = Empieza una partida nueva en otra mesa con la misma gente. Esta se queda como está.
holder = Alguien más ha abierto el enlace de { $name }. Si nadie en la mesa sabe quién es, el anfitrión puede dar uno nuevo.
holder-you = Alguien más ha abierto tu enlace. Si no sabes quién es, pide otro al anfitrión.
holder-links = Ver los enlaces
notify-offer = ¿Quieres que Benben te avise cuando sea tu turno, también mientras miras otra cosa?
notify-yes = Sí, avísame
notify-no = No, gracias
hand-to-bot = Que un bot juegue por { $name }
trouble = Ahora mismo el servidor no puede guardar. No se ha perdido nada: la partida sigue en cuanto sea posible.
broken-title = La partida se detiene aquí
broken-what = A partir de este punto el servidor ya no puede seguirla: las reglas han cambiado desde entonces o su archivo se ha dañado. Todo lo anterior está a salvo.
broken-can = Puedes guardarla. Si todos en la mesa están de acuerdo, continúa desde aquí y lo que vino después deja de contar.
broken-why = El servidor dice:
broken-go = Continuar desde aquí
cut-asked = { $player } quiere continuar desde aquí. Lo que vino después dejaría de contar.
cut-waits = Para continuar desde aquí todos deben estar de acuerdo. Falta la respuesta de: { $names }
changed-title = Se han corregido las reglas
changed-what = Esta partida se jugó con una versión anterior de las reglas; con las corregidas no es del todo igual. No se ha perdido nada: puedes verla y guardarla.
changed-host = Tú decides: continuar con las reglas corregidas o dejarla como está.
changed-guest = El anfitrión de la mesa decide si continúa con las reglas corregidas.
changed-where = La primera diferencia está en la línea { $line }, { $player }:
changed-then = Entonces:
changed-now = Ahora:
changed-nothing = nada
changed-other = A partir de ahí se puede elegir otra cosa, o el tablero es distinto.
changed-go = Continuar con las reglas corregidas
replay-at = Jugada { $at } de { $of }
replay-first = Al principio
replay-last = Al final
replay-next = Un paso adelante
replay-prev = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-eyes = Punto de vista
replay-all = todos
replay-from-here = Jugar desde aquí
replay-from-here-sure = Se abre una mesa nueva en este momento y se juega desde ahí. La partida se queda como está.
a-spectator = un espectador
replay-link = Copiar enlace a este momento
replay-secret = { $player } elige en secreto
chance-name = El azar
replay-mark-before = Al momento clave anterior
replay-mark-next = Al momento clave siguiente
replay-speed = Velocidad
replay-picture = Guardar imagen
replay-picture-saved = Imagen guardada
replay-no-board = Aquí no se ve ningún tablero.
keys-always = Siempre
keys-board = En el tablero
keys-now = Lo que se puede elegir ahora
key-done = Listo, o renunciar
key-confirm = Confirmar
key-question = A la pregunta
key-next = Siguiente jugada de un bot
key-rule = La regla de lo que se explica ahora
key-list = Esta lista
key-yes = Sí
key-to-board = Al tablero
key-arrows = Flechas
key-enter = Intro
skip-question = Ir a la pregunta
skip-board = Ir al tablero
refusal-stale = la mesa ha avanzado entretanto
refusal-not-seated = solo estás observando
refusal-bot-plays = un bot juega por ti
refusal-not-host = solo puede hacerlo el anfitrión
refusal-no-hints = en esta mesa no hay pistas
refusal-no-hint = no se ha encontrado ninguna pista
refusal-no-proposal = ya nadie pide nada
refusal-busy = aún se está pensando la pista anterior
refusal-gone = esta mesa está cerrada
refusal-bad-chat = de 1 a 500 caracteres
refusal-bad-name = de 1 a 40 caracteres
refusal-broken = tal como está, esta partida no puede continuar
refusal-rules-changed = las reglas se han corregido y el anfitrión aún no ha decidido
refusal-too-long = esta partida se ha hecho demasiado larga
refused = No ha sido posible: { $text }
error-lost = Mientras no había conexión la partida siguió y ahora se te pregunta otra cosa, así que tu elección no se ha hecho.
rules-title = Las reglas completas
rules-search = Busca una palabra en las reglas
rules-none = Ninguna regla menciona «{ $text }».
rules-chapters = Capítulos
rules-open = El reglamento impreso no lo aclara.
how-go = Y ahora, a jugar
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
kend-fame = fama suficiente al empezar el turno, y nadie tiene más
kend-rounds = más fama tras las rondas acordadas
kend-divine = Divina
kend-battle = Batalla
kend-temple = Templos
kend-pyramid = Pirámides
kend-course = La fama ronda a ronda
mark-tall = Pirámide de nivel 4: { $zone } ({ $colour })
share-fame = { $fame } de fama
step-swap-the-battle-card = Elegir si cambiar la carta de Batalla
step-take-a-card-from-the-discard = Coger una carta del descarte
use-swap-the-battle-card = Cambiarla por la carta apartada
pass-swap-the-battle-card = Conservar la carta de Batalla
event-swaps = { $a1 } cambia la carta de Batalla { $a2 } por { $a3 }
event-spared = { $a1 } se libra de perder { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  }
event-remembers = { $a1 } coge en secreto una carta del descarte y tiene { $a2 }
event-remembered = { $a1 } coge { $a2 } del descarte
refused-discard-empty = en el descarte no hay ninguna carta que coger
refused-not-in-the-discard = esa carta no está en el descarte
refused-never-its-like = esa carta nunca recupera otra igual
drawn-taken = cogidas en secreto
colour-red = Rojo
colour-blue = Azul
colour-white = Blanco
colour-black = Negro
about-colour-red = ataque y movimiento
about-colour-blue = defensa y control
about-colour-white = puntos de plegaria e Intervenciones Divinas
about-colour-black = mercenarios, acciones doradas y criaturas
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
short-devourer = devorad.
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
colour-ruby = Rubí
colour-sapphire = Zafiro
colour-diamond = Diamante
colour-onyx = Ónice
about-colour-ruby = fuerza y movimiento
about-colour-sapphire = defensa y reclutamiento
about-colour-diamond = puntos de plegaria e Intervenciones Divinas
about-colour-onyx = fuerza, defensa y mercenarios
city-nw = Noroeste
city-w = Oeste
city-sw = Suroeste
city-ne = Noreste
city-e = Este
city-se = Sureste
action-move = Mover
action-recruit = Reclutar
action-raise = Elevar una pirámide
action-pray = Rezar
action-buy = Comprar una loseta de Poder
space-on-floor = { $action }, piso { $floor }
space-of-three = { $action }, piso 1, casilla { $n }
stat-strength = fuerza
stat-damage = daño
stat-defence = defensa
stat-unblockable-damage = daño imparable
source-units = unidades
source-home = ciudad propia
source-card = carta de Batalla { $card }
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
turn-fame = fama
kemet-greeting = Eres { $god }. Conserva templos, gana batallas y eleva pirámides: gana quien empieza un turno con { $goal } puntos de fama, si nadie tiene más.
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
location-start = el inicio
location-ta-seti = Ta-Seti
token-victory = un punto de victoria
source-road = ficha de la ruta
source-skill = { $skill } (habilidad)
location-1a-1 = Sehel
location-1a-2 = Elefantina
location-1a-3 = Filé
location-1b-1 = Biga
location-1b-2 = Shellal
location-1b-3 = Debod
location-1b-4 = Kertassi
location-2a-1 = Kalabsha
location-2a-2 = Dakka
location-2b-1 = Dendur
location-2b-2 = Amada
location-2b-3 = Derr
location-2b-4 = Aniba
location-3a-1 = Faras
location-3a-2 = Buhen
location-3a-3 = Mirgissa
location-3a-4 = Semna
location-3b-1 = Askut
location-3b-2 = Uronarti
location-3b-3 = Kumma
location-3b-4 = Serra
location-4b-1 = Soleb
location-4b-2 = Kerma
path-board-1 = Primera Catarata
path-board-2 = Baja Nubia
path-board-3 = Segunda Catarata
path-board-4 = Tierra del Arco
side-1a = { path-board-1 } (lado A)
side-1b = { path-board-1 } (lado B)
side-2a = { path-board-2 } (lado A)
side-2b = { path-board-2 } (lado B)
side-3a = { path-board-3 } (lado A)
side-3b = { path-board-3 } (lado B)
side-4a = { path-board-4 } (lado A)
side-4b = { path-board-4 } (lado B)
step-lay-out-the-path = Fichas en el camino
step-move-with-a-priest = Elegir el sacerdote que se activa
step-choose-the-road = Elegir adónde va el sacerdote
step-on-the-road = Tomar las fichas o quedarse
step-send-a-priest-by-night = Elegir el sacerdote que va de Noche
step-stand-in-for-a-unit = Elegir a quién reemplaza el sacerdote
step-send-a-priest-back = Elegir qué sacerdote vuelve al inicio
step-how-many-priests-go-along = Elegir cuántos sacerdotes van
step-use-objects = Usar tus objetos
step-seal-a-tile-of = Elegir de quién es la loseta que se sella
step-seal-a-tile = Elegir la loseta que se sella
step-a-battle-with-priests = Después de la batalla
choice-activate = Activar el sacerdote: { $a1 }
choice-go = Hacia { $a1 }
choice-priests = Sacerdotes: { $a1 }
choice-priest = Colocar un sacerdote: { $a1 }
choice-object = Usar { $a1 }
choice-enemy = { $a1 }
choice-side = { $a1 }
choice-token = Robar { $a1 }
pass-move-with-a-priest = No activar a nadie
pass-use-objects = No usar más
stay-on-the-road = Quedarse
use-on-the-road = Tomar
recall-your-turn = Devolver un sacerdote al inicio
troop-send-a-priest-back = El sacerdote de { $a1 }
use-send-a-priest-back = Un sacerdote de la reserva
place-stand-in-for-a-unit = En lugar de una unidad: { $a1 }
tile-seal-a-tile = Sellar { $a1 }
event-side-of-the-path = El camino muestra: { $a1 }
event-token-laid = Ficha en el camino: { $a1 } ({ $a2 })
event-priest-goes = Un sacerdote de { $a1 } avanza: { $a2 } → { $a3 }
event-temporary-token = { $a1 }: { $a2 } +1 en la batalla de esta acción
event-token-taken = { $a1 } toma { $a2 }
event-uses-object = { $a1 } usa { $a2 }
event-sealed = { $a1 } sella { $a3 }, loseta de { $a2 }, hasta el próximo Día
event-surplus = { $a1 } tiene { $a2 ->
    [one] { $a2 } unidad
   *[other] { $a2 } unidades
  } de más en { $a3 }; vuelven a la reserva
event-lost-fame = { $a1 } pierde { $a2 ->
    [one] { $a2 } punto de victoria
   *[other] { $a2 } puntos de victoria
  } y tiene { $a3 }
event-priest-stands-in = Un sacerdote de { $a1 } reemplaza a una unidad: { $a2 }
event-priest-returns = Un sacerdote de { $a1 } vuelve al inicio
note-temporary = { $stat } +1 en la batalla de esta acción
note-tokens = fichas: { $tokens }
note-priests = { $n ->
    [one] { $n } sacerdote
   *[other] { $n } sacerdotes
  }
refused-object-not-yours = no tienes ese objeto
refused-nothing-to-seal = no hay ninguna loseta así que tenga efecto
refused-masked = con una Máscara solo cuentan unidades y cartas de Batalla
refused-no-priest-there = no tienes ningún sacerdote ahí
refused-no-point-in-ta-seti = en Ta-Seti no hay ningún punto de victoria, y ninguna ruta sigue
refused-no-road-leads-there = ninguna ruta lleva allí
refused-tile-sealed = esa loseta está sellada hasta el próximo Día
refused-no-priest-in-the-supply = no hay sacerdotes en tu reserva
refused-priest-alone = un sacerdote se coloca solo donde hay otra unidad tuya
refused-priests-on-the-path = aún tienes un sacerdote en el camino o en su inicio
path-title = El camino a Ta-Seti
event-path-is-laid-out = El camino a Ta-Seti está preparado
path-open = Mostrar el camino
path-close = Cerrar el camino
path-why = Cómo funciona el camino
path-start = Inicio
path-may-go = Antes puede ir un sacerdote
path-not-now = La vía de Egipto a Ta-Seti: quien pone una ficha en Mover puede antes hacer avanzar a un sacerdote.
path-nobody = Ningún sacerdote: mover una tropa
path-go = Ir allí
path-go-from = Desde: { $from }
path-empty = ninguna ficha
path-space-object-1 = espacio para un objeto de nivel 1
path-space-object-2 = espacio para un objeto de nivel 2
path-space-skill = espacio para una habilidad
path-space-victory = espacio para un punto de victoria
path-here = Sacerdotes aquí: { $list }
path-road-to = Ruta a { $to }: { $list }
path-on-the-road = En la ruta: { $list }
path-there = Allí: { $list }
path-leaves-start = Quien las toma vuelve al inicio
path-leaves-board = Quien las toma se une a una tropa del tablero
path-leaves-supply = Quien las toma va a la reserva
path-left = { $n ->
    [0] Aquí acaba la vía
    [one] { $n } activación hasta Ta-Seti
   *[other] { $n } activaciones hasta Ta-Seti
  }
path-priests-of = { $n ->
    [one] { $who }, { $n } sacerdote
   *[other] { $who }, { $n } sacerdotes
  }
path-objects = Objetos
path-skills = Habilidades
path-priests = Sacerdotes
path-sealed = Selladas hasta el próximo Día
path-sealed-tile = { $tile }, sellada hasta el próximo Día
path-in-supply = en la reserva: { $n }
path-on-board = en tropas: { $n }
path-on-path = en el camino: { $n }
path-at-start = en el inicio: { $n }
path-where = Sacerdotes: { $list }
path-object-taken = objeto, actúa en cuanto se toma
path-object-move = objeto, una vez: en tu movimiento
path-object-battle = objeto, una vez: antes de elegir cartas de Batalla
path-object-seal = objeto, una vez: en tu turno, antes de una batalla o de las losetas de Noche
path-skill = habilidad: vale en cada tropa tuya con un sacerdote
path-skill-rests = en reposo: ninguna tropa tuya tiene sacerdote
path-victory-what = para siempre; quien lo toma vuelve al inicio
path-used = usado en esta batalla
path-road-tokens = de la ruta, para esta batalla
path-before-cards = Después se eligen las cartas
path-with-priests = { $n ->
    [one] con { $n } sacerdote
   *[other] con { $n } sacerdotes
  }
troop-priests = { $text }; { $n ->
    [one] { $n } es sacerdote
   *[other] { $n } son sacerdotes
  }
phone-path = Camino
prompt-plan-move-path = Mover: ¿va antes un sacerdote?
prompt-move-with-a-priest = Antes puede ir un sacerdote: ¿adónde?
detail-move-with-a-priest = Elige un lugar del camino, o una tropa si no va ningún sacerdote.
prompt-choose-the-road = ¿Adónde va el sacerdote?
detail-choose-the-road = Lo que hay en la ruta se gana al instante.
prompt-send-a-priest-by-night = ¿Qué sacerdote va de Noche, y adónde?
detail-send-a-priest-by-night = Ni la ruta ni el lugar dan nada.
prompt-on-the-road = { $at }: ¿tomar { $lies } o quedarse?
detail-on-the-road = Quien toma deja el camino. { $onward ->
    [no] Aquí acaba la vía.
   *[yes] Quien se queda podrá seguir.
  }
prompt-stand-in-for-a-unit = ¿En qué tropa reemplaza el sacerdote a una unidad?
detail-stand-in-for-a-unit = Esa unidad vuelve a la reserva.
prompt-send-a-priest-back = ¿Qué sacerdote vuelve al inicio?
prompt-how-many-priests-go-along = ¿Cuántos sacerdotes van?
prompt-use-objects = ¿Usar objetos antes de la batalla?
detail-use-objects = Cada uno vale una sola vez.
pass-use-objects-none = No usar ninguno
prompt-use-objects-before-the-night-tiles = ¿Usar un Sello divino antes de las losetas de Noche?
prompt-seal-a-tile-of = ¿De quién es la loseta que sellas?
prompt-seal-a-tile = ¿Qué loseta sellas hasta el próximo Día?
brought-token = { $name }
brought-priest-start = el sacerdote vuelve al inicio
brought-priest-board = el sacerdote se une a una tropa
brought-priest-supply = el sacerdote va a la reserva
ledger-path = Camino
text-path = El camino a Ta-Seti
text-path-walks = Enviar a un sacerdote
text-path-walk = { $from } → { $to }
kemet-how-path = El camino a Ta-Seti
kemet-how-path-what = Con el camino cada jugador tiene { $n } sacerdotes. Una ficha en Mover puede antes llevar a uno hasta el lugar siguiente. La ruta paga al instante; en el lugar, el sacerdote toma lo que hay y deja el camino, o espera y sigue después. Los objetos valen una vez. Una habilidad lleva al sacerdote al tablero y vale en cada tropa tuya con un sacerdote. En Ta-Seti espera un punto de victoria.
kemet-how-tokens = Qué hay en el camino
key-path = El camino a Ta-Seti
step-renew-divine-interventions = Descartar cartas para robar otras
step-draw-renewed-divine-interventions = Robar cartas nuevas
step-take-a-card-of-the-enemy = Coger una carta que jugó el enemigo
step-part-of-the-war-council = Celebrar una parte de la Junta de guerra
pass-renew-divine-interventions = No descartar más
pass-take-a-card-of-the-enemy = No coger ninguna
event-reclaims = { $a1 } coge { $a2 }, que jugó el enemigo
event-shows-a-divine-intervention = { $a1 } muestra { $a2 } antes de la revelación
refused-in-the-other-part = eso se elige en la otra parte de la Junta de guerra
refused-not-played-by-the-enemy = el enemigo no ha jugado esa carta en esta batalla
refused-no-two-pyramids-so-tall = hace falta una pirámide bastante alta de cada uno de sus dos colores
note-second-pyramid = exige además una pirámide: { $colour } { $level }
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
zone-nw1 = Noroeste 1
zone-nw2 = Noroeste 2
zone-nw3 = Noroeste 3
zone-w1 = Oeste 1
zone-w2 = Oeste 2
zone-w3 = Oeste 3
zone-sw1 = Suroeste 1
zone-sw2 = Suroeste 2
zone-sw3 = Suroeste 3
zone-ne1 = Noreste 1
zone-ne2 = Noreste 2
zone-ne3 = Noreste 3
zone-e1 = Este 1
zone-e2 = Este 2
zone-e3 = Este 3
zone-se1 = Sureste 1
zone-se2 = Sureste 2
zone-se3 = Sureste 3
zone-d-nw = Arenas NO
zone-d-w = Arenas oeste
zone-d-sw = Arenas SO
zone-d-ne = Arenas NE
zone-d-e = Arenas este
zone-d-se = Arenas SE
zone-ob-w1 = Obelisco NO
zone-ob-w2 = Obelisco SO
zone-in-w = Orilla oeste
zone-ob-e1 = Obelisco NE
zone-ob-e2 = Obelisco SE
zone-in-e = Orilla este
zone-delta-d = Arenas Delta
zone-t-w = Templo oeste
zone-t-inw = Templo Nilo N
zone-t-e = Templo este
zone-t-ine = Templo Nilo S
zone-t-delta = Templo Delta
zone-sanctuary = Santuario
