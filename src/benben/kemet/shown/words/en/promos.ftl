### Words for the promos of classic Kemet: steps, choices, events, refusals, notes.

step-renew-divine-interventions = Discard cards to draw new ones
step-draw-renewed-divine-interventions = Draw new cards
step-take-a-card-of-the-enemy = Take a card that the enemy played
step-part-of-the-war-council = Hold a part of the war council
pass-renew-divine-interventions = Discard no more
pass-take-a-card-of-the-enemy = Take none
event-reclaims = { $a1 } takes { $a2 }, which the enemy played
event-shows-a-divine-intervention = { $a1 } shows { $a2 } before the reveal
refused-in-the-other-part = that is chosen in the other part of the war council
refused-not-played-by-the-enemy = the enemy has played no such card in this battle
refused-no-two-pyramids-so-tall = it needs a pyramid of each of its two colours, tall enough
note-second-pyramid = also needs a pyramid: { $colour } { $level }
