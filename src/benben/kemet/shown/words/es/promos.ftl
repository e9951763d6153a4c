### Las palabras para las promos de Kemet clásico: pasos, elecciones, sucesos, rechazos, notas.

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
