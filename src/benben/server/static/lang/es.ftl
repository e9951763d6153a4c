### Palabras comunes a la página, al terminal y a todos los juegos.

none = ninguna
nobody = nadie
and-join = { " y " }
against = { " contra " }
bot-random = Aleatorio
bot-eager = Impetuoso
bot-greedy = Codicioso
refusal-not-legal = las reglas no lo permiten
refusal-not-asked = ahora no te toca
refusal-game-over = la partida ha terminado
refusal-unconfirmed = confirma antes tu última elección
refusal-nothing-held = no hay nada que confirmar
refusal-no-undo = no hay nada que retirar
refusal-nothing-to-reopen = no hay ninguna elección abierta que retirar

### Palabras de la página: inicio, ajustes, compañía, repetición, errores. Lo que rodea un tablero está entre las palabras de su juego.

## Everywhere
close = Cerrar
back = Atrás
you = Tú
language = Idioma
theme = Tema
theme-dark = Tema oscuro
theme-light = Tema claro
help = Cómo se juega
menu = Menú
loading = Preparando la mesa…
bot-name = Bot { $name }
wrong = Algo ha fallado: { $text }
copy = Copiar
copied = Copiado

## Lobby
lobby-title = El antiguo Egipto en tu mesa
lobby-lead = Los Dioses luchan por la Devoción, y solo uno será recordado. Se juega con las reglas de Ankh: Gods of Egypt.
lobby-first = No hace falta saber las reglas: la mesa muestra lo que puedes hacer y explica cada pieza y cada carta al señalarlas o tocarlas.
play-now = Jugar ya
play-now-what = Ankh: Imperio Medio, contra tres bots
new-game = Nueva partida
my-tables = Mis mesas
no-tables = Aún no hay partidas. La primera está a un clic.
your-turn = Te toca
turn-of = Turno de { $names }
game-over = Terminada. Victoria: { $names }
resume = Seguir jugando
look = Ver
delete = Borrar
delete-sure = ¿Borrar esta mesa para siempre?
export = Guardar partida
import = Abrir partida
scenario = Escenario
players = Jugadores
chairs = Asientos
chair-me = Yo
chair-hotseat = En este dispositivo
chair-bot = Bot
chair-invite = Invitar con enlace
god-random = Dios al azar
gods-word = Dioses
random = Al azar
guardian-level = Nivel { $level }
start-game = Empezar la partida
bots-word = Oponente
camels-count = { $count ->
    [0] sin Dromedarios
    [one] { $count } Dromedario
   *[other] { $count } Dromedarios
  }
regions-count = { $count ->
    [one] { $count } región
   *[other] { $count } regiones
  }
invite-title = Invitar
invite-text = Envía a cada jugador su propio enlace. Quien lo tenga podrá jugar en ese asiento.
invite-spectator = Para observar
new-link = Crear un enlace

## Settings
settings = Ajustes
motion = Animaciones
motion-on = según el sistema
motion-off = no
text-mode = Modo de texto
text-mode-what = cada decisión con botones sencillos, para lectores de pantalla
pace = Ritmo de los bots
pace-step = paso a paso
pace-slow = lento
pace-fast = rápido
pace-skip = al instante
confirm-choices = Confirmar lo que no se puede deshacer
battles-unattended = Las batallas avanzan solas, tras una cuenta atrás
your-name = Tu nombre
theme-system = según el sistema

guide-setting = Consejos para la primera partida
guide-off = Sin más consejos

## Menu of a table
report = Guardar un informe de fallo
to-lobby = Ir al inicio
chat = Chat
chat-say = Escribe algo
chat-send = Enviar
absent = ausente
hand-to-bot = Que un bot juegue por { $name }
hand-back = Devolver el asiento a { $name }
spectators = Estás observando
line-lost = Sin conexión con Benben. Reintentando…
line-kept = Tu elección está guardada y se enviará en cuanto vuelva la conexión.
line-back = Conectado de nuevo.
error-lost = Mientras no había conexión la partida siguió y ahora se te pregunta otra cosa, así que tu elección no se ha hecho.
line-ended = { $code ->
    [revoked] Tu enlace se ha anulado. Pide otro al anfitrión.
    [deleted] El anfitrión ha borrado esta mesa.
    [no-such-link] Este enlace no abre nada aquí. Pide otro al anfitrión.
    [other-protocol] El programa se ha actualizado. Vuelve a cargar la página.
    [other-rules] Esta partida empezó con otras reglas y no puede continuar.
    [full] No queda sitio en esta mesa.
    [damaged] Los datos de esta mesa en el servidor están dañados. Quien lo administra puede recuperar una copia de seguridad.
    [no-pass] Este servidor pide una contraseña.
   *[other] Esta mesa se ha cerrado para ti.
  }
try-now = Probar ahora
keys-title = Teclas
keys-text = En la mesa, ? muestra la lista de teclas.

## Replay
replay = Repetición
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

## How to play
how-title = Cómo se juega a Ankh
how-lead = Eres un Dios de Egipto. Gana Devoción en los Conflictos, sal de la sección roja y consigue que te recuerden a ti.
rules-title = Las reglas completas
rule-more = En las reglas

## Text mode
text-side = Devoción { $devotion }, Adoradores { $followers }, Guerreros en reserva { $warriors }
text-region = { $hexes } casillas: { $list }

## The page "How to play"
how-turn = Tu turno
how-turn-what = Realiza una acción y luego otra de una fila inferior: mover, invocar, ganar Adoradores, desbloquear un poder. Cada una avanza su indicador; la última casilla desencadena un evento y acaba tu turno. «Junto a» quiere decir sin río ni Dromedarios por medio.
how-events = Eventos
how-events-what = La mayoría te dan un Monumento, algunos dividen una región con Dromedarios y cinco son Conflictos. El registro de la izquierda muestra lo que viene.
how-conflict = Conflicto
how-conflict-what = Las regiones se resuelven en el orden de sus fichas. Si estás a solas en una, tienes el Dominio: 1 de Devoción. Si hay otros, luchas. Tener más Obeliscos, Pirámides o Templos da 1 por cada tipo.
how-cards = Cartas de Batalla
how-cards-what = Cada cual juega una carta en secreto. La fuerza son las miniaturas más la carta. Quien gana obtiene 1 de Devoción; las miniaturas de los perdedores mueren, pero nunca un Dios. Las cartas usadas solo vuelven con El ciclo de Ma’at.
how-powers = Poderes y Custodios
how-powers-what = Con Adoradores se pagan seis poderes, dos por nivel. El segundo, el cuarto y el quinto traen un Custodio.
how-merge = Fusión y olvido
how-merge-what = Tras el tercer Conflicto, los dos Dioses más bajos se fusionan y siguen juntos. Tras el cuarto, los Dioses en rojo caen en el olvido.
how-win = Cómo ganar
how-win-what = Llega antes que nadie a la cima del medidor, sé el último Dios o ten la mayor Devoción tras el quinto Conflicto.
about-scenario-middle-kingdom = La mejor primera partida. Sin reglas propias.
about-scenario-old-kingdom = Muchos Templos, Dioses lejos de casa.
about-scenario-peoples-revolt = Siete regiones pequeñas que se unen; aquí mueren los vencedores.
about-scenario-inundation = De cosecha propia: el Delta inundado da más y se lleva las miniaturas.

## Small words
cancel = Cancelar
ok = Aceptar
player-number = Jugador { $number }
a-spectator = un espectador
bot-level = { $level ->
    [random] Muy fácil: { $name }
    [eager] Fácil: { $name }
   *[other] Bueno: { $name }
  }

## Making a table, inviting
sit-down = Sentarse a la mesa
their-name = Nombre
chairs-bots = Tú contra bots. Cambia un asiento para jugar con personas: en este dispositivo, o con un enlace que les envíes.
chairs-what = En este dispositivo: os lo vais pasando. Con enlace: recibes un enlace para cada persona al crear la mesa.
invite-local = Estos enlaces solo funcionan en este ordenador. Para amigos en la misma red, inicia Benben así:
lan-title = En esta red
lan-what = Los demás en la misma red abren Benben en esta dirección, también en el móvil.
link-renew = Anular y crear otro
link-renew-what = Un enlace anterior de este asiento deja de funcionar.
qr = Código QR
qr-of = Código QR del enlace: { $name }

## Sound and pace
sound = Sonido
pace-step-what = Los bots esperan a que pulses «Siguiente jugada».
pace-slow-what = Tiempo para seguir todo lo que hacen los bots.
pace-fast-what = Los bots juegan deprisa; el historial cuenta lo que te hayas perdido.
pace-skip-what = Los bots no esperan nada.

## Company at a table
chat-empty = Nadie ha escrito nada todavía.
chat-unread = Chat: { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
  }
watchers = { $count ->
    [one] { $count } persona observa
   *[other] { $count } personas observan
  }
name-ask = ¿Cómo quieres que te llamen los demás?
away-turn = Es el turno de { $name }, que no está.
hand-bot = Que juegue un bot
bot-for = un bot, en lugar de { $name }
bot-for-you = { $bot } juega ahora por ti.
greeting-god = Eres { $god }.
greeting-what = La frase bajo el tablero dice siempre qué se te pide. Lo que puedes elegir está en relieve y con borde dorado; señala o toca cualquier cosa para ver su explicación.
take-chair = Recuperar mi asiento
propose = Retirar mi última elección
proposal-asked = { $player } pide volver a antes de su última elección (en total { $count ->
    [one] { $count } elección
   *[other] { $count } elecciones
  }). El azar volverá a decidir.
proposal-waits-you = Has pedido retirar tu última elección. Falta la respuesta de: { $names }
proposal-waits = { $player } quiere retirar una elección. Falta la respuesta de: { $names }
proposal-agree = Aceptar
proposal-refuse = Rechazar
proposal-withdraw = Déjalo

## More of replay and rules
replay-link = Copiar enlace a este momento
replay-secret = { $player } elige en secreto
replay-leave = Volver a la mesa
how-go = Y ahora, a jugar
power-level = Nivel { $level }

## Marks, speed and pictures of a replay
chance-name = El azar
replay-mark-before = Al momento clave anterior
replay-mark-next = Al momento clave siguiente
replay-speed = Velocidad
replay-picture = Guardar imagen
replay-no-board = Aquí no se ve ningún tablero.

## Another game
rematch-offer = { $player } propone otra partida con la misma gente.
rematch-offer-host = El anfitrión propone otra partida con la misma gente.
rematch-accept = Jugar otra
rematch-decline = No, gracias
rematch-declined = { $name } no quiere jugar otra por ahora.

## What went wrong
error-offline = Benben no responde. ¿Sigue en marcha?
error-bad-options = Así no se puede jugar: { $text }
error-bad-record = Benben no puede leer este archivo: { $text }
error-no-such-link = Esta mesa no está abierta para ti. Necesitas un enlace del anfitrión.
error-no-such-table = Esa mesa ya no existe.
error-not-host = Solo puede hacerlo el anfitrión de la mesa.
error-not-over = Podrás ver con los ojos de los demás cuando acabe la partida.
error-too-large = Es demasiado grande.
error-too-fast = Demasiado rápido. Espera un momento.
error-internal = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo otra vez.
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

## The list of tables
tables-running = Partidas en curso: { $count }
tables-over = Partidas terminadas: { $count }
tables-search = Buscar por jugador o escenario
tables-none-found = Ninguna mesa coincide con «{ $text }».
tables-more = Mostrar más (quedan { $count })

## Results
results-title = Mis resultados
results-none = Aún no hay partidas terminadas. Tus resultados aparecerán aquí cuando acabes la primera.
results-what = Todas las partidas terminadas en las que ocupabas una sola silla. Quienes ganan una partida se reparten un punto; las barras muestran la parte de los puntos.
results-shared = { $count ->
    [one] No se cuenta { $count } partida jugada en compañía en la misma pantalla.
   *[other] No se cuentan { $count } partidas jugadas en compañía en la misma pantalla.
  }
results-games = { $count ->
    [one] partida terminada
   *[other] partidas terminadas
  }
results-wins = { $count ->
    [one] partida ganada
   *[other] partidas ganadas
  }
results-rate = Parte de los puntos
results-points = { $points } de { $games }
results-by-side = Dios
results-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
  }
results-against-people = Con personas
results-against-bots = Con bots
results-csv = Guardar como CSV
results-json = Guardar como JSON
results-col-games = Partidas
results-col-wins = Ganadas
results-nameless = Alguien sin nombre

## A password for the network
gate-title = Hace falta una contraseña
gate-what = Quien inició Benben en esta red ha puesto una contraseña. Pídesela: solo la necesitas una vez.
gate-word = Contraseña
gate-enter = Entrar
gate-wait = Demasiadas contraseñas incorrectas. Espera un minuto y prueba de nuevo.
error-wrong-password = Esa no es la contraseña.
error-no-pass = Este servidor pide una contraseña.

## What the server cannot do
trouble = Ahora mismo el servidor no puede guardar. No se ha perdido nada: la partida sigue en cuanto sea posible.
error-not-kept = El servidor no ha podido guardarlo, así que no se ha hecho nada. Prueba de nuevo en un momento.
error-too-many-today = Por hoy es suficiente: este servidor limita lo que cada persona puede hacer en un día. Prueba más tarde.
error-too-many-tables = Aquí no cabe otra mesa. Borra las que ya no necesites.
error-damaged = Los datos de esta mesa en el servidor están dañados. Quien lo administra puede recuperar una copia de seguridad.
error-too-much = Es demasiado trabajo para este servidor.
refusal-broken = tal como está, esta partida no puede continuar
refusal-rules-changed = las reglas se han corregido y el anfitrión aún no ha decidido
refusal-too-long = esta partida se ha hecho demasiado larga

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

## Links in other hands
holder = Alguien más ha abierto el enlace de { $name }. Si nadie en la mesa sabe quién es, el anfitrión puede dar uno nuevo.
holder-you = Alguien más ha abierto tu enlace. Si no sabes quién es, pide otro al anfitrión.
holder-links = Ver los enlaces
invite-host = Para el anfitrión
invite-host-what = Para otro dispositivo tuyo: quien lo tenga también es anfitrión. El anterior deja de funcionar.
refused = No ha sido posible: { $text }

## Teclas en la mesa
keys-always = Siempre
keys-board = En el tablero
keys-now = Lo que se puede elegir ahora
key-done = Listo, o renunciar
key-confirm = Confirmar
key-back = Atrás: retira lo que hay que confirmar, o la miniatura que se mueve
key-question = A la pregunta
key-next = Siguiente jugada de un bot
key-rule = La regla de lo que se explica ahora
key-list = Esta lista
key-yes = Sí
key-numbers = Un número es siempre de lo mismo: del 1 al 4 las acciones de arriba abajo, del 1 al 7 las cartas de Batalla, del 1 al 4 los poderes de un nivel.
key-to-board = Al tablero
key-arrows = Flechas
key-arrows-what = De casilla en casilla
key-targets = Casilla siguiente y anterior que se puede elegir
key-enter = Intro
key-enter-what = Elegir la casilla
key-hex = Nombrar una casilla (en modo de texto)
skip-question = Ir a la pregunta
skip-board = Ir al tablero

## Without a connection, and in the background
notify = Avísame cuando sea mi turno, también con la página en segundo plano
notify-blocked = El navegador lo bloquea para Benben; se puede cambiar en sus ajustes.
notify-offer = ¿Quieres que Benben te avise cuando sea tu turno, también mientras miras otra cosa?
notify-yes = Sí, avísame
notify-no = No, gracias
offline-title = No se puede acceder a Benben
offline-what = Ahora mismo no hay conexión con el servidor. En cuanto responda, la página seguirá sola; ninguna partida se ha perdido.
