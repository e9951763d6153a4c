
game-title = Анкх: Боги Єгипту
game-lead = Боги б’ються за поклоніння, але пам’ятатимуть лише одного. Грають за правилами гри «Анкх: Боги Єгипту».
game-quick = Анкх: Середнє царство, проти трьох ботів
god-amun = Амон
god-anubis = Анубіс
god-isis = Ізіда
god-osiris = Озіріс
god-ra = Ра
scenario-middle-kingdom = Середнє царство
scenario-old-kingdom = Стародавнє царство
scenario-peoples-revolt = Народне повстання
scenario-inundation = Розлив Нілу
progress-before = до першого конфлікту
progress-conflict = конфлікт { $age } з { $of }
progress-after = після конфлікту { $age } з { $of }
