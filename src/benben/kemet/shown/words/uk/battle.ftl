### Слова сцени бою, військової ради, ночі та кінця гри.

## Військова рада
council-title = Бій: { $zone }. Військова рада
council-attacks = Ваш напад ({ $units ->
    [one] { $units } воїн
    [few] { $units } воїни
    [many] { $units } воїнів
   *[other] { $units } воїна
  }), проти вас { $god }: { $zone }
council-attacked = { $god } нападає на вас ({ $units ->
    [one] { $units } воїн
    [few] { $units } воїни
    [many] { $units } воїнів
   *[other] { $units } воїна
  }): { $zone }
council-tie = за нічиєї перемагає оборонець
council-plan = Ваш план
council-secret = його бачите лише ви; скільки втручань додано, теж таємниця
council-cards = Ваші карти бою
council-how = перша карта — зіграти, друга — відкласти; натисніть ще раз, щоб узяти назад
council-used = використано; повернеться, коли рука спорожніє
council-play = Зіграти
council-aside = Відкласти
council-slot-play = Граєте: { $card }
council-slot-aside = Відкладаєте: { $card }
council-divine = Божественні втручання
council-divine-paid = Втручання · { $paid } ОМ
council-divine-on = { $card }, додано { $count } з { $held }: { $what }; вартість { $cost } ОМ
council-divine-off = { $card }: { $what }; вартість { $cost } ОМ
council-divine-none = Для бою у вас немає жодного.
council-cost = { $cost } ОМ
council-idle = { $card }: не для бою
council-idle-why = Ця карта не для бою.
council-strength = ваша сила
council-before = до карт
council-hand = Карт бою на руці
council-divine-held = Божественних втручань
council-prayer = Очок молитви
council-known = Зіграно раніше
council-stake = На кону
council-stake-fame = { $sign }{ $amount } слави за бій
council-stake-temporary = { $sign }{ $amount } тимчасової слави
council-stake-veterans = { $sign }{ $amount ->
    [one] { $amount } ветеран
    [few] { $amount } ветерани
    [many] { $amount } ветеранів
   *[other] { $amount } ветерана
  }
council-if-won = за перемоги
council-if-lost = за поразки
council-planning = { $god } планує…
council-chosen = { $god }: вибір зроблено
council-spied = Ваш шпигун бачить: { $card }
council-spied-what = Цю карту бачить ваш шпигун
council-against = Проти кожної карти, яку ще може мати { $god }
council-against-spied = Проти карти, яку бачить ваш шпигун
council-against-what = сила і втрати, без божественних втручань ворога
council-against-first = Оберіть карту, і тут буде видно, чим скінчиться бій.
council-win = перемога
council-lose = поразка
council-win-fallen = перемога, але гинуть усі
council-wins-fallen = { $card }: перемога { $own } проти { $foe }, але всі ваші воїни гинуть; втрати ворога: { $kill }
council-wins = { $card }: перемога { $own } проти { $foe }; ваші втрати: { $fall }, втрати ворога: { $kill }
council-loses = { $card }: поразка { $own } проти { $foe }; ваші втрати: { $fall }, втрати ворога: { $kill }
council-pick-play = Оберіть карту бою, яку граєте
council-pick-aside = Граєте { $play }: тепер оберіть карту, яку відкладаєте долілиць
council-ask = Зіграти { $play }, відкласти { $aside }{ $count ->
    [0] { "" }
    [one] , додати { $count } втручання
    [few] , додати { $count } втручання
    [many] , додати { $count } втручань
   *[other] , додати { $count } втручання
  }?
council-ask-proposed = Пропозиція: зіграти { $play }, відкласти { $aside }{ $count ->
    [0] { "" }
    [one] , додати { $count } втручання
    [few] , додати { $count } втручання
    [many] , додати { $count } втручань
   *[other] , додати { $count } втручання
  }
council-proposed = пропозиція
council-detail-planning = { $god } ще планує
council-detail-sealed = { $god } уже чекає на вас
council-odds = Перемагає карти ворога: { $wins } з { $of }, наскільки відомо
council-hopeless-others = Цей план не може перемогти, а інша карта може
council-hopeless-all = Жодна ваша карта тут не перемагає, наскільки відомо
council-hopeless-fallen = Карта може перемогти, але жоден ваш воїн не вціліє
council-sealed = Ваш план запечатано
council-wait = Чекаємо: { $god }; доти план можна відкрити знову
council-seal = Запечатати план
council-reopen = Відкрити знову
council-clear = Почати спочатку
council-take-hint = Розкласти за підказкою

## Сцена
fight-attacker = нападник
fight-defender = оборонець
fight-winner = Перемога
fight-strength-of = { $god }: сила { $strength }
stage-skip = Пропустити ці бої
stage-skip-watching = Пропустити ці бої
fight-title = Бій: { $zone }
fight-map = Місце бою
fight-aside = відкладено долілиць
fight-plans = { $god } планує…
fight-plans-you = Ви плануєте…
fight-has-chosen = { $god }: вибір зроблено
fight-has-chosen-you = Ви зробили вибір
fight-hand = { $count ->
    [one] На руці лишилася { $count } карта
    [few] На руці лишилося { $count } карти
    [many] На руці лишилося { $count } карт
   *[other] На руці лишилося { $count } карти
  }
fight-played-before = зіграно раніше: { $card }
fight-brings = Що це дає
fight-gain-fame = { $sign }{ $amount } слави
fight-gain-prayer = { $sign }{ $amount } ОМ
fight-gain-veterans = { $sign }{ $amount ->
    [one] { $amount } ветеран
    [few] { $amount } ветерани
    [many] { $amount } ветеранів
   *[other] { $amount } ветерана
  }
fight-for-victory = переможний напад
fight-for-defence = успішна оборона
fight-for-no-fame = без слави
fight-for-recall = відкликання
fight-source = джерело
fight-wins = Перемагає { $god }
fight-by = сили більше на { $lead }
fight-tie = нічия: перемагає оборонець
fight-cancelled = { $creature } не діє: завадила істота ворога
fight-falls-how = Шкода мінус захист, а тоді невідворотна шкода і ціна власної карти.
fight-own-loss = власна карта
fight-fall = { $count ->
    [0] без втрат
    [one] гине { $count } воїн
    [few] гинуть { $count } воїни
    [many] гинуть { $count } воїнів
   *[other] гине { $count } воїна
  }
fight-stand = { $count ->
    [one] стоїть { $count }
    [few] стоять { $count }
    [many] стоять { $count }
   *[other] стоїть { $count }
  }
fight-falls = { $god } втрачає { $count ->
    [one] { $count } воїна
    [few] { $count } воїнів
    [many] { $count } воїнів
   *[other] { $count } воїна
  }, лишається { $left }
fight-falls-none = { $god } не має втрат
fight-wound-row = Божественна рана
fight-clash = Бій, { $zone }: нападає { $attacker }, обороняється { $defender }. Сила до карт: { $own } проти { $foe }
fight-reveal = { $attacker } грає { $own }, { $defender } грає { $foe }
fight-added = { $god } додає: { $cards }
fight-tally = Разом: { $attacker } — { $own }, { $defender } — { $foe }
fight-wound = { $god } скидає карту «{ $card }»: сила +{ $amount }
fight-recalled = { $god } відкликає { $units ->
    [one] { $units } воїна
    [few] { $units } воїнів
    [many] { $units } воїнів
   *[other] { $units } воїна
  }
fight-recalled-forced = { $god } мусить відкликати { $units ->
    [one] { $units } воїна
    [few] { $units } воїнів
    [many] { $units } воїнів
   *[other] { $units } воїна
  }: немає вільної зони для відступу
fight-retreated = { $god } відводить { $units ->
    [one] { $units } воїна
    [few] { $units } воїнів
    [many] { $units } воїнів
   *[other] { $units } воїна
  }: { $zone }
fight-took-back = { $god } бере назад усі карти бою
ledger-units = Воїни
ledger-card = Карта бою
ledger-creature = Істота
ledger-tiles = Плитки могутності
ledger-divine = Втручання
ledger-home = Власне місто
ledger-total = Разом
fstep-council = Військова рада
fstep-reveal = Розкриття
fstep-strength = Сила
fstep-casualties = Втрати
fstep-rewards = Нагороди
fstep-loser = Відхід після поразки
fstep-winner = Рішення переможця

## Питання на сцені
ask-nobody = Бій триває
ask-wait-other = Чекаємо: { $god }
ask-wait-inflict-a-divine-wound = { $god } може скинути карти заради сили
ask-wait-recall-or-retreat = { $god } вирішує: відкликати чи відступити
ask-wait-choose-where-they-retreat = { $god } обирає, куди відступає загін
ask-wait-stay-or-recall = { $god } вирішує: лишитися чи відкликати
ask-wound = Божественна рана: скинути карти заради сили?
ask-wound-detail = Кожна скинута зараз карта додає 1; суми вище вже відомі
ask-loser = Поразка: що робить { $units ->
    [one] ваш { $units } воїн
    [few] ваш загін ({ $units } воїни)
    [many] ваш загін ({ $units } воїнів)
   *[other] ваш загін ({ $units } воїна)
  }?
ask-loser-detail = Відкликані воїни йдуть у запас; куди відступати, обирає переможець
ask-loser-stay-detail = У переможця не лишилося воїнів, тож ваші можуть лишитися; відкликані йдуть у запас
ask-refuge = { $god } відступає: куди { $units ->
    [one] йде { $units } воїн
    [few] йдуть { $units } воїни
    [many] йдуть { $units } воїнів
   *[other] йде { $units } воїна
  }?
ask-refuge-detail = Вільні зони довкола поля бою ({ $zone }); можна обрати й на мапі
ask-winner = Перемога: лишити тут { $units ->
    [one] { $units } воїна
    [few] { $units } воїнів
    [many] { $units } воїнів
   *[other] { $units } воїна
  }?
ask-winner-detail = Відкликавши, ви збережете нагороду за перемогу, але залишите зону й те, що вона дає
ask-stay-brings = { $units ->
    [one] { $units } воїн утримує зону
    [few] { $units } воїни утримують зону
    [many] { $units } воїнів утримують зону
   *[other] { $units } воїна утримують зону
  }

## Що дає вибір
brought-fame = { $sign }{ $amount } слави
brought-prayer = { $sign }{ $amount } ОМ
brought-units = { $sign }{ $amount ->
    [one] { $amount } воїн
    [few] { $amount } воїни
    [many] { $amount } воїнів
   *[other] { $amount } воїна
  }
brought-veterans = { $sign }{ $amount ->
    [one] { $amount } ветеран
    [few] { $amount } ветерани
    [many] { $amount } ветеранів
   *[other] { $amount } ветерана
  }
brought-divine = { $sign }{ $amount ->
    [one] { $amount } втручання
    [few] { $amount } втручання
    [many] { $amount } втручань
   *[other] { $amount } втручання
  }
brought-holds = під контролем: { $zone }
brought-loses = втрачено: { $zone }
brought-leaves = { $name } йде з поля

## Ніч
night-title = Ніч { $round }
night-brought = Що принесла ніч
night-in-order = кожен крок у порядку ходу
night-col-fame = слава
night-col-temples = храми
night-col-prayers = молитви
night-col-cards = карти
night-col-units = воїни
night-col-now = ОМ зараз
night-full = межа
night-capped = Понад { $n } ОМ мати не можна.
night-why-offering = офіра
night-why-temples = два храми
night-step-offering = Офіри
night-step-delta-temple = Храм Дельти
night-step-temples = Храми
night-step-adoration = Вшанування
night-step-prayers = Молитви
night-step-divine-intervention = Божественне втручання
night-step-conscription = Призов
night-step-awakening = Пробудження
night-step-destiny = Доля
night-order = Порядок ходу в раунді { $round }
night-order-what = першим обирає той, у кого найменше слави
night-after = після: { $god }
night-before = перед: { $god }
night-first = перед усіма
night-last = після всіх
night-middle = посередині
night-free = вільно
night-offer = Скласти офіру
night-keep = Зберегти
night-draw = { $count ->
    [one] Взяти { $count } карту
    [few] Взяти { $count } карти
    [many] Взяти { $count } карт
   *[other] Взяти { $count } карти
  }
night-spend = Витратити { $count }
night-ask-offering = Офіри: віддати воїнів у Святилищі за славу?
night-ask-delta = Храм Дельти: віддати воїна за очки молитви?
night-ask-offerings = Офіри: які складаєте?
night-offer-use-use = Обидві
night-offer-use-pass = Лише у Святилищі
night-offer-pass-use = Лише в храмі Дельти
night-offer-pass-pass = Жодної
night-ask-prayers = Молитви: ветерани за додаткові ОМ? У вас: { $veterans }
night-ask-cards = Ветерани за божественні втручання? У вас: { $veterans }
night-later-prayers = По 1 ОМ за кожного. Збережені згодом: двоє за карту, решта стануть воїнами.
night-later-cards = Двоє за карту. Збережені стануть воїнами, по одному за кожного.
night-temples-lost = без очка за два храми
night-ask-place = Доля: оберіть своє місце в порядку ходу
night-ask-vision = Видіння: оберіть, що скинути
night-goes-on = Ніч триває
night-over = Ніч минула: починається раунд { $round }
vision-title = { $left ->
    [one] Скиньте { $left } карту
    [few] Скиньте { $left } карти
    [many] Скиньте { $left } карт
   *[other] Скиньте { $left } карти
  }
vision-what = «Відволікання» завжди лишається
remove-title = Яка карта бою вибуває з гри?
remove-what = Її місце займе особлива карта. Більше ніхто не дізнається, яку ви вилучили.
remove-card = Вилучити: { $card }

## Кінець і повтор
kend-fame = досить слави на початку ходу, і ні в кого немає більше
kend-rounds = найбільше слави після узгоджених раундів
kend-divine = Божественна
kend-battle = Бої
kend-temple = Храми
kend-pyramid = Піраміди
kend-course = Слава раунд за раундом
mark-tall = Піраміда 4-го рівня: { $zone } ({ $colour })
share-fame = слава { $fame }
