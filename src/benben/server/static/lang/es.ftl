
none = ninguna
nobody = nadie
and-join = { " y " }
against = { " contra " }
bot-beginner = Principiante
bot-easy = Fácil
bot-good = Bueno
bot-strong = Fuerte
bot-master = Maestro
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
bot-of-many = { $bot } { $number }
wrong = Algo ha fallado: { $text }
copy = Copiar
copied = Copiado
lobby-title = El antiguo Egipto en tu mesa
lobby-first = No hace falta saber las reglas: la mesa muestra lo que puedes hacer y explica cada pieza y cada carta al señalarlas o tocarlas.
play-now = Jugar ya
new-game = Nueva partida
games-word = Juegos
my-tables = Mis mesas
no-tables = Aún no hay partidas. La primera está a un toque.
your-turn = Te toca
turn-of = Turno de { $names }
game-over = { $count ->
    [one] Terminada: ha ganado { $names }
   *[other] Terminada: han ganado { $names }
  }
game-over-mine = Terminada: has ganado
game-over-with = Terminada: habéis ganado tú y { $names }
game-over-nobody = Terminada: no ha ganado nadie
resume = Seguir jugando
look = Ver
delete = Borrar
delete-sure = ¿Borrar esta mesa para siempre?
export = Guardar la partida en un archivo
import = Abrir una partida guardada
scenario = Escenario
players = Jugadores
chairs = Asientos
chair-me = Yo
chair-hotseat = En este dispositivo
chair-bot = Bot
chair-invite = Invitar con enlace
random = Al azar
start-game = Empezar la partida
bots-word = Oponente
invite-title = Invitar
invite-text = Envía a cada jugador su propio enlace. Quien lo tenga podrá jugar en ese asiento.
invite-spectator = Para observar
new-link = Crear un enlace
settings = Ajustes
motion = Animaciones
motion-on = según el sistema
motion-off = desactivadas
text-mode = Modo de texto
text-mode-what = cada decisión con botones sencillos, para lectores de pantalla
pace = Ritmo de los bots
pace-step = paso a paso
pace-slow = lento
pace-fast = rápido
pace-skip = al instante
confirm-choices = Confirmar lo que no se puede deshacer
battles-unattended = Las batallas avanzan solas, tras una cuenta atrás
goes-onward = Kemet: si no haces nada, el juego sigue solo tras una cuenta atrás
letters-are-keys = Las teclas de una letra o cifra deciden en la mesa
your-name = Tu nombre
theme-system = según el sistema
guide-setting = Consejos para la primera partida
to-lobby = Ir al inicio
line-lost = Sin conexión con Benben. Reintentando…
line-kept = Tu elección está guardada y se enviará en cuanto vuelva la conexión.
line-back = Conectado de nuevo.
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
load-again = Recargar
replay = Repetición
replay-leave = Volver a la mesa
cancel = Cancelar
ok = Aceptar
player-number = Jugador { $number }
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
sound = Sonido
error-offline = Benben no responde. ¿Sigue en marcha?
error-missing = Benben se ha actualizado y falta una parte de esta página. Recárgala; si no basta, reinicia Benben.
error-bad-options = Así no se puede jugar: { $text }
error-bad-record = Benben no puede leer este archivo: { $text }
error-no-such-link = Esta mesa no está abierta para ti. Necesitas un enlace del anfitrión.
error-no-such-table = Esa mesa ya no existe.
error-not-host = Solo puede hacerlo el anfitrión de la mesa.
error-not-over = Podrás ver con los ojos de los demás cuando acabe la partida.
error-too-large = Es demasiado grande.
error-too-fast = Demasiado rápido. Espera un momento.
error-internal = Algo ha fallado en el servidor. No se ha perdido nada; inténtalo otra vez.
tables-running = Partidas en curso: { $count }
tables-over = Partidas terminadas: { $count }
tables-search = Buscar por jugador o escenario
tables-none-found = Ninguna mesa coincide con «{ $text }».
tables-more = Mostrar más (quedan { $count })
results-title = Mis resultados
results-none = Aún no hay partidas terminadas. Tus resultados aparecerán aquí cuando acabes la primera.
results-what = Todas las partidas terminadas en las que ocupabas un solo asiento. Quienes ganan una partida se reparten un punto; las barras muestran la parte de los puntos.
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
gate-title = Hace falta una contraseña
gate-what = Quien inició Benben en esta red ha puesto una contraseña. Pídesela: solo la necesitas una vez.
gate-word = Contraseña
gate-enter = Entrar
gate-wait = Demasiadas contraseñas incorrectas. Espera un minuto y prueba de nuevo.
error-wrong-password = Esa no es la contraseña.
error-no-pass = Este servidor pide una contraseña.
error-not-kept = El servidor no ha podido guardarlo, así que no se ha hecho nada. Prueba de nuevo en un momento.
error-too-many-today = Por hoy es suficiente: este servidor limita lo que cada persona puede hacer en un día. Prueba más tarde.
error-too-many-tables = Aquí no cabe otra mesa. Borra las que ya no necesites.
error-damaged = Los datos de esta mesa en el servidor están dañados. Quien lo administra puede recuperar una copia de seguridad.
error-too-much = Es demasiado trabajo para este servidor.
invite-host = Para el anfitrión
invite-host-what = Para otro dispositivo tuyo: quien lo tenga también es anfitrión. El anterior deja de funcionar.
notify = Avísame cuando sea mi turno, también con la página en segundo plano
notify-blocked = El navegador lo bloquea para Benben; se puede cambiar en sus ajustes.
offline-title = No se puede acceder a Benben
offline-what = Ahora mismo no hay conexión con el servidor. En cuanto responda, la página seguirá sola; ninguna partida se ha perdido.
