### Alrededor del camino a Ta-Seti en la página: la tira de sus tableros, sacerdotes, objetos y habilidades.

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
