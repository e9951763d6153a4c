### Las palabras para las otras cartas de Ta-Seti, un módulo de Kemet clásico: pasos, elecciones, sucesos, rechazos.

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
