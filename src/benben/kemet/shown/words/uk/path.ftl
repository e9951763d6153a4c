### Шлях до Та-Сеті в класичному «Кеметі»: жерці, предмети, навички.

location-start = початок шляху
location-ta-seti = Та-Сеті
token-victory = переможне очко
source-road = жетон з дороги
source-skill = { $skill } (навичка)

## Місця, названі за осадами на Нілі від Єгипту до Нубії; позначення лишаються в записах
location-1a-1 = Сехель
location-1a-2 = Елефантина
location-1a-3 = Філе
location-1b-1 = Біґа
location-1b-2 = Шеллаль
location-1b-3 = Дебод
location-1b-4 = Кертассі
location-2a-1 = Калабша
location-2a-2 = Дакка
location-2b-1 = Дендур
location-2b-2 = Амада
location-2b-3 = Дерр
location-2b-4 = Аніба
location-3a-1 = Фарас
location-3a-2 = Бухен
location-3a-3 = Міргісса
location-3a-4 = Семна
location-3b-1 = Аскут
location-3b-2 = Уронарті
location-3b-3 = Кумма
location-3b-4 = Серра
location-4b-1 = Солеб
location-4b-2 = Керма
path-board-1 = Перший поріг
path-board-2 = Нижня Нубія
path-board-3 = Другий поріг
path-board-4 = Край Лука
side-1a = { path-board-1 } (бік A)
side-1b = { path-board-1 } (бік B)
side-2a = { path-board-2 } (бік A)
side-2b = { path-board-2 } (бік B)
side-3a = { path-board-3 } (бік A)
side-3b = { path-board-3 } (бік B)
side-4a = { path-board-4 } (бік A)
side-4b = { path-board-4 } (бік B)

## Кроки
step-lay-out-the-path = Жетони на шляху
step-move-with-a-priest = Вибір жерця
step-choose-the-road = Куди йде жрець
step-on-the-road = Узяти жетони чи лишитися
step-send-a-priest-by-night = Який жрець іде вночі
step-stand-in-for-a-unit = Чиє місце займе жрець
step-send-a-priest-back = Який жрець вертається на початок
step-how-many-priests-go-along = Скільки жерців іде
step-use-objects = Використання предметів
step-seal-a-tile-of = Чию плитку запечатати
step-seal-a-tile = Яку плитку запечатати
step-a-battle-with-priests = Після битви

## Вибір
choice-activate = Послати жерця: { $a1 }
choice-go = Іти: { $a1 }
choice-priests = Жерців: { $a1 }
choice-priest = Розмістити жерця: { $a1 }
choice-object = Використати: «{ $a1 }»
choice-enemy = { $a1 }
choice-side = { $a1 }
choice-token = Витягнути «{ $a1 }»
pass-move-with-a-priest = Нікого не посилати
pass-use-objects = Більше нічого
stay-on-the-road = Лишитися
use-on-the-road = Узяти
recall-your-turn = Повернути жерця на початок
troop-send-a-priest-back = Жрець у зоні { $a1 }
use-send-a-priest-back = Жрець із запасу
place-stand-in-for-a-unit = Замість воїна: { $a1 }
tile-seal-a-tile = Запечатати «{ $a1 }»

## Що сталося
event-side-of-the-path = Шлях показує: { $a1 }
event-token-laid = Жетон на шляху: { $a1 } ({ $a2 })
event-priest-goes = Жрець гравця { $a1 } йде: { $a2 } → { $a3 }
event-temporary-token = { $a1 }: { $a2 } +1 у битві цієї дії
event-token-taken = { $a1 } бере: { $a2 }
event-uses-object = { $a1 } використовує предмет: { $a2 }
event-sealed = { $a1 } запечатує плитку гравця { $a2 } до наступного Дня: { $a3 }
event-surplus = { $a1 } має забагато воїнів у зоні { $a3 }: { $a2 ->
    [one] { $a2 } воїн вертається до запасу
    [few] { $a2 } воїни вертаються до запасу
    [many] { $a2 } воїнів вертаються до запасу
   *[other] { $a2 } воїна вертаються до запасу
  }
event-lost-fame = { $a1 } втрачає { $a2 ->
    [one] { $a2 } переможне очко
    [few] { $a2 } переможні очки
    [many] { $a2 } переможних очок
   *[other] { $a2 } переможного очка
  } і має { $a3 }
event-priest-stands-in = Жрець гравця { $a1 } займає місце воїна: { $a2 }
event-priest-returns = Жрець гравця { $a1 } вертається на початок шляху

## Біля вибору
note-temporary = { $stat } +1 у битві цієї дії
note-tokens = жетони: { $tokens }
note-priests = { $n ->
    [one] { $n } жрець
    [few] { $n } жерці
    [many] { $n } жерців
   *[other] { $n } жерця
  }

## Чому вибір відхилено
refused-object-not-yours = такого предмета у вас немає
refused-nothing-to-seal = немає такої плитки, яка діє
refused-masked = під маскою важать лише воїни й бойові карти
refused-no-priest-there = вашого жерця там немає
refused-no-point-in-ta-seti = у Та-Сеті немає переможного очка, а дороги далі немає
refused-no-road-leads-there = туди не веде жодна дорога
refused-tile-sealed = цю плитку запечатано до наступного Дня
refused-no-priest-in-the-supply = у вашому запасі немає жерців
refused-priest-alone = жерця розміщують лише там, де є інший ваш воїн
refused-priests-on-the-path = ваш жрець ще на шляху або на його початку
