### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Кемет: Кров і пісок
game-lead = Боги Єгипту зводять піраміди, кличуть істот і б’ються за славу. Грають за правилами гри «Кемет: Кров і пісок».
game-quick = Кемет для чотирьох, проти трьох ботів
how-title = Як грати в «Кемет»
classic-game-title = Кемет: класика
classic-game-all = Кемет: класика з «Та-Сеті»
classic-game-some = Кемет: класика з модулями
classic-game-lead = «Кемет» 2012 року: боги Єгипту зводять піраміди й б’ються за переможні очки, з доповненням «Та-Сеті» чи без нього.
classic-game-quick = Класичний «Кемет» для чотирьох, проти трьох ботів
classic-how-title = Як грати в класичний «Кемет»

## Gods
god-anubis = Анубіс
god-bastet = Бастет
god-horus = Гор
god-ouadjet = Ваджет
god-sobek = Собек

## How far a game has come
progress-before = перед першим раундом
progress-round = раунд { $number }
progress-round-of = раунд { $number } з { $of }
