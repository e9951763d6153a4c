
game-title = Кемет: Кров і пісок
game-lead = Боги Єгипту зводять піраміди, кличуть істот і б’ються за славу. Грають за правилами гри «Кемет: Кров і пісок».
game-quick = Кемет для чотирьох, проти трьох ботів
how-title = Як грати в «Кемет»
god-anubis = Анубіс
god-bastet = Бастет
god-horus = Гор
god-ouadjet = Ваджет
god-sobek = Собек
progress-before = перед першим раундом
progress-round = раунд { $number }
progress-round-of = раунд { $number } з { $of }
