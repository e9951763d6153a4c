
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
action-move = Mover miniaturas
action-summon = Invocar miniatura
action-gain = Ganar Adoradores
action-unlock = Desatar el poder del Ankh
card-build = Erigir un Monumento
card-plague = Plaga de langostas
card-chariots = Carros de guerra
card-cycle = El ciclo de Ma’at
card-drought = Sequía
card-flood = Inundación
card-miracle = Milagro
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
happening-monument = Control de Monumento
happening-caravan = Caravana de dromedarios
happening-consolidation = Consolidación
happening-conflict = Conflicto
happening-conflict-merge = Conflicto; luego, fusión de dos Dioses
happening-conflict-forget = Conflicto; luego, olvido de los Dioses en rojo
happening-conflict-end = Último Conflicto
aim-n-ne = norte y noreste
aim-ne-se = noreste y sureste
aim-se-s = sureste y sur
aim-s-sw = sur y suroeste
aim-sw-nw = suroeste y noroeste
aim-nw-n = noroeste y norte
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
outlook = Si hubiera Conflicto ahora
outlook-battle = Batalla: { $gods }
outlook-dominion = Dominio: solo está { $god }
outlook-empty = No hay nadie
outlook-strength = Antes de las cartas
outlook-figures = Miniaturas
outlook-majorities = Mayorías
outlook-win = Si gana
outlook-hold = Por el Dominio
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
merge-title = Dos Dioses se hacen uno
merge-text = { $lower } pervive en { $higher }. Desde ahora ambos jugadores comparten un solo Dios, con las dos capacidades.
forgotten-title = Al olvido
forgotten-text = { $gods }: el cincel borra su nombre de la piedra.
mark-conflict = Conflicto { $age }
mark-merge = { $lower } pervive en { $higher }
mark-forgotten = { $god } cae en el olvido
mark-won = Gana { $god }
merge-why = Tras el tercer Conflicto, los dos Dioses con menos Devoción se hacen uno: { $higher } con { $high } y { $lower } con { $low }.
merge-marker = El indicador de { $higher } baja hasta el de { $lower }: juntos siguen desde { $devotion }.
merge-tie = Están en el mismo espacio, y el indicador de { $higher } está encima: cuenta como tener más.
merge-pieces = El Dios, los Guerreros y las cartas de { $lower } salen de la partida y sus Monumentos se destruyen. Sus Adoradores y Custodios pasan a { $higher }, mientras haya peanas para ellos.
merge-powers = Se conservan los poderes del Ankh que desbloqueó { $higher }; los de { $lower } se pierden.
merge-cards = { $player } elige las cartas de Batalla, hace las ofrendas y decide por { $god } en las Batallas.
merge-cards-you = Tú eliges las cartas de Batalla, haces las ofrendas y decides por { $god } en las Batallas.
forgotten-why = Tras el cuarto Conflicto, todo Dios en la sección roja del medidor cae en el olvido. { $god } tenía { $devotion } de Devoción; con { $needed } habría bastado.
forgotten-pieces = Todas sus miniaturas y sus Adoradores salen de la partida y sus Monumentos se destruyen. Desde ahora se saltan sus turnos.
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
about-scenario-middle-kingdom = La mejor primera partida. Sin reglas propias.
about-scenario-old-kingdom = Muchos Templos, Dioses lejos de casa.
about-scenario-peoples-revolt = Siete regiones pequeñas que se unen; aquí mueren los vencedores.
about-scenario-inundation = De cosecha propia: el Delta inundado da más y se lleva las miniaturas.
text-side = Devoción { $devotion }, Adoradores { $followers }, Guerreros en reserva { $warriors }
text-region = { $hexes } casillas: { $list }
greeting-god = Eres { $god }.
key-back = Atrás: retira lo que hay que confirmar, o la miniatura que se mueve
key-numbers = Un número es siempre de lo mismo: del 1 al 4 las acciones de arriba abajo, del 1 al 7 las cartas de Batalla, del 1 al 4 los poderes de un nivel.
key-arrows-what = De casilla en casilla
key-targets = Casilla siguiente y anterior que se puede elegir
key-enter-what = Elegir la casilla
key-hex = Nombrar una casilla (en modo de texto)
