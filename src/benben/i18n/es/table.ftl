### Words of every table, whatever is played at it: the question, the chronicle, the stage, company, replay. The page loads them with a game.

## Around the board
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

## What is asked
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

## Played by ear
since-said = Desde entonces: { $list }.
since-more = { $list } y { $count } más

## A battle on its stage
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

## Hand over, and the end
handover-title = Pasa el dispositivo
handover-text = Ahora juega { $player }. Hasta entonces, lo secreto sigue tapado.
handover-go = Soy { $player }
end-title = Resultados
end-moments = Momentos clave
rematch = Jugar otra vez
open-replay = Ver la repetición
how-back = Volver a la mesa

## Menu of a table
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

## Company at a table
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

## A game that cannot be followed to its end
broken-title = La partida se detiene aquí
broken-what = A partir de este punto el servidor ya no puede seguirla: las reglas han cambiado desde entonces o su archivo se ha dañado. Todo lo anterior está a salvo.
broken-can = Puedes guardarla. Si todos en la mesa están de acuerdo, continúa desde aquí y lo que vino después deja de contar.
broken-why = El servidor dice:
broken-go = Continuar desde aquí
cut-asked = { $player } quiere continuar desde aquí. Lo que vino después dejaría de contar.
cut-waits = Para continuar desde aquí todos deben estar de acuerdo. Falta la respuesta de: { $names }

## Rules that were corrected
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

## Replay
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

## Keys
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

## What is not possible
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

## How to play
rules-title = Las reglas completas
rules-search = Busca una palabra en las reglas
rules-none = Ninguna regla menciona «{ $text }».
rules-chapters = Capítulos
rules-open = El reglamento impreso no lo aclara.
how-go = Y ahora, a jugar

## People
