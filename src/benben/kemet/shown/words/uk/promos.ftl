### Слова для промо класичного «Кемету»: кроки, вибори, події, відмови, примітки.

step-renew-divine-interventions = Скиньте карти, щоб узяти нові
step-draw-renewed-divine-interventions = Нові карти
step-take-a-card-of-the-enemy = Візьміть карту, яку зіграв ворог
step-part-of-the-war-council = Частина військової ради
pass-renew-divine-interventions = Більше не скидати
pass-take-a-card-of-the-enemy = Не брати
event-reclaims = { $a1 } бере карту «{ $a2 }», яку зіграв ворог
event-shows-a-divine-intervention = { $a1 } до розкриття показує карту «{ $a2 }»
refused-in-the-other-part = це обирають в іншій частині військової ради
refused-not-played-by-the-enemy = у цьому бою ворог такої карти не грав
refused-no-two-pyramids-so-tall = потрібна досить висока піраміда кожного з двох її кольорів
note-second-pyramid = потрібна ще одна піраміда: { $colour } { $level }
