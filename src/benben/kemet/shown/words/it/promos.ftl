### Le parole per le promo di Kemet classico: passi, scelte, eventi, rifiuti, note.

step-renew-divine-interventions = Scarta carte per pescarne di nuove
step-draw-renewed-divine-interventions = Pesca nuove carte
step-take-a-card-of-the-enemy = Prendi una carta giocata dal nemico
step-part-of-the-war-council = Una parte del Consiglio di Guerra
pass-renew-divine-interventions = Non scartare altro
pass-take-a-card-of-the-enemy = Non prenderne
event-reclaims = { $a1 } prende { $a2 }, giocata dal nemico
event-shows-a-divine-intervention = { $a1 } mostra { $a2 } prima della rivelazione
refused-in-the-other-part = si sceglie nell’altra parte del Consiglio di Guerra
refused-not-played-by-the-enemy = in questa Battaglia il nemico non ha giocato una carta così
refused-no-two-pyramids-so-tall = serve una piramide abbastanza alta di ciascuno dei suoi due colori
note-second-pyramid = richiede anche una piramide: { $colour } { $level }
