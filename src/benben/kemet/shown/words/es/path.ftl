### El camino a Ta-Seti en el Kemet clásico: sacerdotes, objetos, habilidades.

location-start = el inicio
location-ta-seti = Ta-Seti
token-victory = un punto de victoria
source-road = ficha de la ruta
source-skill = { $skill } (habilidad)

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
choice-side = Lado { $a1 }
choice-token = Robar { $a1 }
pass-move-with-a-priest = No activar a nadie
pass-use-objects = No usar más
stay-on-the-road = No tomar nada y quedarse
use-on-the-road = Tomar las fichas
recall-your-turn = Devolver un sacerdote al inicio
troop-send-a-priest-back = El sacerdote de { $a1 }
use-send-a-priest-back = Un sacerdote de la reserva
place-stand-in-for-a-unit = En lugar de una unidad: { $a1 }
tile-seal-a-tile = Sellar { $a1 }

## Qué ha pasado
event-side-of-the-path = Un tablero del camino muestra { $a1 }
event-token-laid = Ficha en el camino: { $a1 } ({ $a2 })
event-priest-goes = Un sacerdote de { $a1 } avanza: { $a2 } → { $a3 }
event-temporary-token = { $a1 } tiene uno más en la batalla de esta acción: { $a2 }
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
