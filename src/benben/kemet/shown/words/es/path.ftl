### El camino a Ta-Seti en el Kemet clásico: sacerdotes, objetos, habilidades.

location-start = el inicio
location-ta-seti = Ta-Seti
token-victory = un punto de victoria
source-road = ficha de la ruta
source-skill = { $skill } (habilidad)

## Los lugares, como sitios del Nilo desde Egipto hasta Nubia; sus siglas quedan en las actas
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

## Pasos
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

## Opciones
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

## Qué ha pasado
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

## Junto a una opción
note-temporary = { $stat } +1 en la batalla de esta acción
note-tokens = fichas: { $tokens }
note-priests = { $n ->
    [one] { $n } sacerdote
   *[other] { $n } sacerdotes
  }

## Por qué se rechaza una opción
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
