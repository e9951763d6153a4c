### Довкола шляху до Та-Сеті на сторінці: смуга його полів, жерці, предмети й навички.

path-title = Шлях до Та-Сеті
event-path-is-laid-out = Шлях до Та-Сеті викладено
path-open = Показати шлях
path-close = Закрити шлях
path-why = Як діє шлях
path-start = Початок
path-may-go = Спершу може піти жрець
path-not-now = Дорога з Єгипту до Та-Сеті: хто кладе жетон на «Рух», може спершу послати жерця далі.
path-nobody = Без жерця: рушає загін
path-go = Іти туди
path-go-from = Звідки: { $from }
path-empty = без жетона
path-space-object-1 = місце для предмета 1 рівня
path-space-object-2 = місце для предмета 2 рівня
path-space-skill = місце для навички
path-space-victory = місце для переможного очка
path-here = Жерці тут: { $list }
path-road-to = Дорога до поселення { $to }: { $list }
path-on-the-road = На дорозі: { $list }
path-there = Там: { $list }
path-leaves-start = Хто їх бере, вертається на початок
path-leaves-board = Хто їх бере, стає до загону на полі
path-leaves-supply = Хто їх бере, йде до запасу
path-left = { $n ->
    [0] Тут шлях закінчується
    [one] До Та-Сеті { $n } перехід
    [few] До Та-Сеті { $n } переходи
    [many] До Та-Сеті { $n } переходів
   *[other] До Та-Сеті { $n } переходу
  }
path-priests-of = { $n ->
    [one] { $who }, { $n } жрець
    [few] { $who }, { $n } жерці
    [many] { $who }, { $n } жерців
   *[other] { $who }, { $n } жерця
  }
path-objects = Предмети
path-skills = Навички
path-priests = Жерці
path-sealed = Запечатано до наступного Дня
path-sealed-tile = { $tile }, запечатано до наступного Дня
path-in-supply = у запасі: { $n }
path-on-board = у загонах: { $n }
path-on-path = на шляху: { $n }
path-at-start = на початку: { $n }
path-where = Жерці: { $list }
path-object-taken = предмет, діє одразу, щойно взято
path-object-move = предмет, один раз: під час вашого руху
path-object-battle = предмет, один раз: до вибору бойових карт
path-object-seal = предмет, один раз: у ваш хід, перед битвою або перед нічними плитками
path-skill = навичка: діє в кожному вашому загоні з жерцем
path-skill-rests = спочиває: у жодному вашому загоні немає жерця
path-victory-what = назавжди; хто його бере, вертається на початок
path-used = використано в цій битві
path-road-tokens = з дороги, для цієї битви
path-before-cards = Карти вибирають після цього
path-with-priests = { $n ->
    [one] із { $n } жерцем
    [few] із { $n } жерцями
    [many] із { $n } жерцями
   *[other] із { $n } жерця
  }
troop-priests = { $text }, { $n ->
    [one] з них { $n } жрець
    [few] з них { $n } жерці
    [many] з них { $n } жерців
   *[other] з них { $n } жерця
  }
phone-path = Шлях
prompt-plan-move-path = Рух: спершу йде жрець?
prompt-move-with-a-priest = Спершу може піти жрець: куди?
detail-move-with-a-priest = Виберіть поселення на шляху або загін, якщо жрець не йде.
prompt-choose-the-road = Куди йде жрець?
detail-choose-the-road = Що лежить на дорозі, ви дістаєте одразу.
prompt-send-a-priest-by-night = Який жрець іде вночі й куди?
detail-send-a-priest-by-night = Ні дорога, ні поселення нічого не дають.
prompt-on-the-road = { $at }: узяти ({ $lies }) чи лишитися?
detail-on-the-road = Хто бере, той сходить зі шляху. { $onward ->
    [no] Тут шлях закінчується.
   *[yes] Хто лишається, піде далі згодом.
  }
prompt-stand-in-for-a-unit = У якому загоні жрець займе місце воїна?
detail-stand-in-for-a-unit = Той воїн вертається до запасу.
prompt-send-a-priest-back = Який жрець вертається на початок?
prompt-how-many-priests-go-along = Скільки жерців іде разом?
prompt-use-objects = Використати предмети перед битвою?
detail-use-objects = Кожен діє один раз.
pass-use-objects-none = Жодного
prompt-use-objects-before-the-night-tiles = Використати Божественну печатку перед нічними плитками?
prompt-seal-a-tile-of = Чию плитку ви запечатуєте?
prompt-seal-a-tile = Яку плитку запечатати до наступного Дня?
brought-token = { $name }
brought-priest-start = жрець вертається на початок
brought-priest-board = жрець стає до загону
brought-priest-supply = жрець іде до запасу
ledger-path = Шлях
text-path = Шлях до Та-Сеті
text-path-walks = Послати жерця
text-path-walk = { $from } → { $to }
kemet-how-path = Шлях до Та-Сеті
kemet-how-path-what = У грі зі шляхом кожен має { $n } жерців. Жетон на «Русі» може спершу послати одного до наступного поселення. Дорога платить одразу; у поселенні жрець бере, що там лежить, і сходить зі шляху, або чекає й рушає далі згодом. Предмети діють один раз. Навичка приводить жерця на поле й діє в кожному вашому загоні з жерцем. У Та-Сеті чекає переможне очко.
kemet-how-tokens = Що лежить на шляху
key-path = Шлях до Та-Сеті
