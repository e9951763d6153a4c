### Palabras del terminal: lo que se puede teclear, los archivos, el final de una partida. Letras como m o q se teclean en todos los idiomas.

player-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
  }
is-over = La partida ha terminado
chance = el azar

## Menús
menu-places = { $count ->
    [one] Hay { $count } lugar marcado en el tablero
   *[other] Hay { $count } lugares marcados en el tablero
  }; escribe uno, como { $such } (m los enumera)
menu-none = { $text } no está entre las opciones
menu-near = ¿querías decir «{ $name }»?
menu-known = posibles: { $names }
menu-which = { $text } puede significar { $names }: ¿cuál?
not-legal = «{ $choice }» no está permitido: { $why }; permitido: { $legal }
not-legal-now = «{ $choice }» no está permitido ahora ({ $rule }); permitido: { $legal }
not-asked-now = «{ $choice }» rechazado: a { $player } no se le pregunta nada, le toca a { $names }
not-any-more = «{ $choice }» rechazado: la partida ha terminado

## Ayuda
help-hint = h enumera lo que puedes escribir además de un número
help-number = un número, o palabras
help-choose = elegir esa opción: { $examples }
help-rule = la regla detrás de esta pregunta; ? PALABRA busca en las reglas
help-menu = enumerar todas las opciones
help-board = mostrar el tablero entero
help-log = lo que ha pasado desde tu último turno
help-undo = retirar tu última elección, si aún no ha tenido efecto
help-save-file = s ARCHIVO
help-save = guardar la partida; play --resume ARCHIVO la continúa
help-leave = dejar la partida
rules-nothing = Las reglas no dicen nada de { $text }

## Archivos y salida
taken-back = elección retirada
save-name = s necesita el nombre de un archivo: s partida.txt
save-there = { $path } ya existe: elige otro nombre
save-cannot = no se puede escribir { $path }: { $why }
file-saved = guardada; `{ $command }` continúa desde aquí
cannot-keep = no se puede conservar la partida en { $path }: { $why }
stays = la partida queda en { $path }
stays-command = la partida queda en { $path }; `{ $command }` la continúa
nothing-kept = no se ha jugado nada, no se conserva nada
leave-sure = ¿Dejar la partida? y la deja, el nombre de un archivo la guarda antes ahí, Intro se queda:
look-away = { $player }, pulsa Intro cuando { $count ->
    [one] { $others } no mire
   *[other] { $others } no miren
  }

## El final, y los registros
ended = La partida ha terminado: { $reason }.
ended-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
  }
ended-nobody = No gana nadie.
told-again = `{ $command }` la cuenta otra vez
played-by = en la mesa: { $names }
other-data = se hizo con otros archivos de datos: { $then }, estos son { $now }
changed-since = cambiado desde entonces: { $change }
record-holds = OK: { $lines } líneas, final: { $end }, digest { $digest }
record-holds-open = OK: { $lines } líneas, sin terminar, digest { $digest }
only-choice = única opción
