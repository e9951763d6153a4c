### What lists, results and the lobby say of the game; loaded with the page, before the game itself.

## The game
game-title = Анкх: Боги Єгипту
game-lead = Боги б’ються за поклоніння, але пам’ятатимуть лише одного. Грають за правилами гри «Анкх: Боги Єгипту».
game-quick = Анкх: Середнє царство, проти трьох ботів

## Gods
god-amun = Амон
god-anubis = Анубіс
god-isis = Ізіда
god-osiris = Озіріс
god-ra = Ра

## Scenarios
scenario-middle-kingdom = Середнє царство
scenario-old-kingdom = Стародавнє царство
scenario-peoples-revolt = Народне повстання
scenario-inundation = Розлив Нілу

## How far a game has come
progress-before = до першого конфлікту
progress-conflict = конфлікт { $age } з { $of }
progress-after = після конфлікту { $age } з { $of }
