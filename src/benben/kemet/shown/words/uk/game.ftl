### Слова гри «Кемет»: назви, кроки, вибір, розповідь журналу та дія кожної речі.
### Ідентифікатори — за назвами у правилах; $a1, $a2 … — дані події чи вибору по черзі.

## Кольори пірамід і плиток
colour-ruby = Рубін
colour-sapphire = Сапфір
colour-diamond = Діамант
colour-onyx = Онікс
about-colour-ruby = сила й рух
about-colour-sapphire = захист і набір
about-colour-diamond = очки молитви й божественні втручання
about-colour-onyx = сила, захист і найманці

## Міста
city-nw = Північний захід
city-w = Захід
city-sw = Південний захід
city-ne = Північний схід
city-e = Схід
city-se = Південний схід

## Дії та їхні клітинки
action-move = Рух
action-recruit = Набір
action-raise = Зведення піраміди
action-pray = Моління
action-buy = Купівля плитки могутності
space-on-floor = { $action }, ярус { $floor }
space-of-three = { $action }, ярус 1, клітинка { $n }

## Значення та що їх дає в бою
stat-strength = сила
stat-damage = шкода
stat-defence = захист
stat-unblockable-damage = невідворотна шкода
source-units = воїни
source-home = власне місто
source-card = карта бою { $card }

## Плитки могутності
tile-of-colour = { $tile } ({ $colour })
tile-charge = В атаку!
tile-priest-of-mafdet = Жрець Мафдет
tile-carnage = Різанина
tile-wrryt-storm = Буря Врріт
tile-phoenix = Фенікс
tile-portal = Портал
tile-royal-scarab = Царський скарабей
tile-blades-of-neith = Клинки Нейт
tile-divine-wound = Божественна рана
tile-domination = Панування
tile-giant-scorpion = Гігантський скорпіон
tile-initiative = Ініціатива
tile-surprise-attack = Раптова атака
tile-act-of-god = Діяння бога
tile-recruiting-scribe = Писар-вербувальник
tile-defense = До оборони!
tile-reinforcement-prayer = Молитва про підкріплення
tile-ancestral-elephant = Прадавній слон
tile-shetyw-barrier = Бар’єр Шетіу
tile-shield-of-neith = Щит Нейт
tile-legion = Легіон
tile-defensive-victory = Перемога в обороні
tile-spy = Шпигун
tile-reinforcements = Підкріплення
tile-sphinx = Сфінкс
tile-divine-will = Божественна воля
tile-priest = Жрець
tile-priestess = Жриця
tile-magical-support = Магічна підтримка
tile-deep-desert-snake = Змія з глибин пустелі
tile-vision = Видіння
tile-divine-boon = Божественний дар
tile-hand-of-god = Рука бога
tile-divine-hunger = Божественний голод
tile-priest-of-thoeris = Жрець Таурт
tile-priest-of-ra = Жрець Ра
tile-priest-of-amon = Жрець Амона
tile-the-mummy = Мумія
tile-mercenaries-of-the-sword = Найманці меча
tile-mercenaries-of-the-spear = Найманці списа
tile-local-recruitment = Місцеве вербування
tile-honor-in-battle = Честь у бою
tile-dedication-to-battle = Відданість бою
tile-khnums-sphinx = Сфінкс Хнума
tile-twin-ceremony = Подвійна церемонія
tile-griffin-sphinx = Сфінкс-грифон
tile-forced-march = Форсований марш
tile-deadly-trap = Смертельна пастка
tile-soul-devourer = Пожирачка душ
tile-bestial-fury = Звіряча лють
tile-divine-might = Божественна міць

## Божественні втручання
divine-war-rage = Бойовий гнів
divine-war-fury = Бойова лють
divine-bloody-battle = Кривавий бій
divine-bloodbath = Криваве побоїще
divine-bronze-wall = Бронзова стіна
divine-iron-wall = Залізна стіна
divine-tactical-support = Тактична підтримка
divine-raining-fire = Вогняний дощ
divine-prayer = Молитва
divine-transfer = Перенесення
divine-swiftness = Стрімкість
divine-diversion = Відволікання

## Кроки: що когось просять зробити або що відбувається
step-setup = Підготовка до гри
step-take-a-city = Вибір міста
step-leave-a-district-empty = Вибір кварталу, що лишиться порожнім
step-build-the-first-pyramids = Побудова перших пірамід
step-first-level = Вибір початкового рівня
step-take-the-first-tile = Вибір першої плитки
step-day = День
step-your-turn = Вибір дії
step-move-or-recruit = Вибір: «Рух» чи «Набір»
step-bring-a-creature = Місце для істоти
step-arrange-creatures = Перерозподіл істот
step-raise-a-pyramid = Зведення піраміди
step-choose-a-colour = Вибір кольору піраміди
step-raise-it-to = Вибір нового рівня
step-buy-a-tile = Купівля плитки могутності
step-remove-a-battle-card = Вилучення карти бою
step-place-units = Розміщення воїнів
step-choose-the-next-battle = Вибір наступного бою
step-choose-a-troop = Вибір загону для руху
step-take-along = Скільки воїнів вирушає
step-where-does-the-creature-go = Чи йде істота із загоном
step-go-on = Куди йде загін
step-rain-fire-on = Куди впаде вогонь
step-battle = Бій
step-war-council = Військова рада
step-inflict-a-divine-wound = Скидання карт заради сили
step-recall-or-retreat = Відкликання чи відступ
step-choose-where-they-retreat = Куди відступає загін
step-stay-or-recall = Лишитися чи відкликати
step-draw-divine-interventions = Добирання божественних втручань
step-discard-divine-interventions = Скидання божественних втручань
step-night = Ніч
step-make-an-offering = Офіра
step-spend-veterans = Витрата ветеранів
step-choose-your-place = Вибір місця в порядку ходу
step-place-the-first-units = Розміщення перших воїнів
step-use-night-tiles = Використання нічних плиток
step-order = Порядок ходу
step-dawn = Світанок
step-play-a-card-at-dawn = Карта за порядок ходу
step-choose-your-place-at-dawn = Вибір місця в порядку ходу
step-dusk = Сутінки
step-a-card-acts = Дія карти
step-veto = Чи скасувати карту
step-enter = Вхід у ворожу зону
step-escape = Чи тікати
step-choose-where-to-flee = Куди тікає загін
step-look-at-divine-interventions = Божественні втручання на вибір
step-keep-a-divine-intervention = Яку карту лишити собі
step-where-does-the-creature-come-home = Куди повертається істота
step-bring-a-creature-with-the-recruits = Істота разом із рекрутами

## Вибір, як на кнопці
choice-seal = Запечатати план
choice-pass = Відмовитися
choice-colour = { $a1 }
choice-city = Узяти місто { $a1 }
choice-next = Далі: { $a1 }
choice-slot = Місце { $a1 }
choice-empty = Лишити порожнім: { $a1 }
choice-raise = Звести піраміду: { $a1 }
choice-level = Рівень { $a1 }
choice-tile = Узяти плитку «{ $a1 }»
choice-space = Покласти жетон: { $a1 }
choice-silver = Покласти срібний жетон: { $a1 }
choice-gold = Використати золотий жетон: { $a1 }
choice-action = { $a1 }
choice-troop = Загін: { $a1 }
choice-take = Воїни: { $a1 }
choice-with = Разом іде { $a1 }
choice-to = Іти: { $a1 }
choice-teleport = Телепорт: { $a1 }
choice-transfer = Перенесення: { $a1 }
choice-place = Розмістити воїна: { $a1 }
choice-play = Зіграти карту «{ $a1 }»
choice-draw = Узяти карту «{ $a1 }»
choice-drop = Скинути карту «{ $a1 }»
choice-add = Додати карту «{ $a1 }»
choice-hit = Вогонь: { $a1 }
choice-discard = Відкласти { $a1 } долілиць
choice-card = Зіграти { $a1 }
choice-remove = Вилучити { $a1 }
choice-arrange = Перерозподілити істот
choice-creature = Виставити: { $a1 }
choice-battle = Бій: { $a1 }
choice-recall = Відкликати
choice-stay = Лишитися
choice-retreat = Відступити
choice-spend = Витратити { $a1 }
choice-use = Так
pass-your-turn = Завершити хід
pass-choose-a-troop = Завершити рух
pass-go-on = Зупинитися тут
pass-where-does-the-creature-go = Без істоти
pass-place-units = Більше не розміщувати
pass-raise-a-pyramid = Не зводити
pass-bring-a-creature = Лишити в запасі
pass-arrange-creatures = Лишити на місці
pass-inflict-a-divine-wound = Більше не скидати
pass-make-an-offering = Без офіри
pass-stay-or-recall = Лишитися
card-play-a-card-at-dawn = Показати { $a1 }
spend-play-a-card-at-dawn = Витратити жетонів світанку: { $a1 }

## Що сталося, як розповідає журнал
event-colour-in-play = Колір у грі: { $a1 }
event-takes-city = { $a1 } бере місто { $a2 }
event-takes-place = { $a1 } посідає місце { $a2 } в порядку ходу
event-round = Починається раунд { $a1 }
event-turn = Хід: { $a1 }
event-placed-token = { $a1 } кладе жетон: { $a2 }
event-uses-gold = { $a1 } використовує золотий жетон: { $a2 }
event-placed = { $a1 } розміщує { $a2 ->
    [one] { $a2 } воїна
    [few] { $a2 } воїнів
    [many] { $a2 } воїнів
   *[other] { $a2 } воїна
  }: { $a3 }; тепер там { $a4 }
event-raised = { $a1 } зводить піраміду: { $a2 } ({ $a3 }), рівень { $a4 }
event-took-tile = { $a1 } бере плитку «{ $a2 }»
event-took-cards-back = { $a1 } бере назад усі карти бою
event-removed-a-card = { $a1 } таємно вилучає карту бою
event-removed = { $a1 } вилучає карту бою { $a2 }
event-creature-placed = { $a1 } прибуває: { $a2 }
event-creature-waits = { $a1 } чекає в запасі
event-moved = { $a1 } веде { $a2 ->
    [one] { $a2 } воїна
    [few] { $a2 } воїнів
    [many] { $a2 } воїнів
   *[other] { $a2 } воїна
  }: { $a3 } → { $a4 }
event-gained-prayer = { $a1 } отримує { $a2 } ОМ, разом { $a3 }
event-more-prayer = { $a1 } отримує ще { $a2 } ОМ, разом { $a3 }
event-paid = { $a1 } сплачує { $a2 } ОМ, лишається { $a3 }
event-gained-fame = { $a1 } отримує { $a2 ->
    [one] { $a2 } очко слави
    [few] { $a2 } очки слави
    [many] { $a2 } очок слави
   *[other] { $a2 } очка слави
  }, разом { $a3 }
event-gained-veterans = { $a1 } отримує { $a2 ->
    [one] { $a2 } ветерана
    [few] { $a2 } ветеранів
    [many] { $a2 } ветеранів
   *[other] { $a2 } ветерана
  }, разом { $a3 }
event-reshuffled = Скинуті божественні втручання стають колодою
event-drew-a-card = { $a1 } бере божественне втручання, разом { $a2 }
event-drew = { $a1 } бере карту «{ $a2 }»
event-discarded = { $a1 } скидає карту «{ $a2 }»
event-plays-a-card = { $a1 } грає карту «{ $a2 }»
event-looks-at = { $a1 } може обрати карту «{ $a2 }»
event-lost-prayer = { $a1 } втрачає { $a2 } ОМ, лишається { $a3 }
event-cancels-a-card = { $a1 } скасовує карту «{ $a3 }», яку грає { $a2 }
event-struck = { $a1 } втрачає до бою { $a2 ->
    [one] { $a2 } воїна
    [few] { $a2 } воїнів
    [many] { $a2 } воїнів
   *[other] { $a2 } воїна
  }: { $a3 }, лишається { $a4 }
event-burnt = { $a3 ->
    [0] { $a1 } втрачає від вогню останнього воїна: { $a2 }
    [one] { $a1 } втрачає від вогню воїна: { $a2 }, лишається { $a3 }
    [few] { $a1 } втрачає від вогню воїна: { $a2 }, лишається { $a3 }
    [many] { $a1 } втрачає від вогню воїна: { $a2 }, лишається { $a3 }
   *[other] { $a1 } втрачає від вогню воїна: { $a2 }, лишається { $a3 }
  }
event-battle = Бій, { $a3 }: нападає { $a1 }, обороняється { $a2 }
event-shows = { $a1 } показує карту бою { $a2 }
event-counts = { $a1 }: { $a3 } +{ $a2 } ({ $a4 })
event-wounds = { $a1 } скидає карту «{ $a2 }»: сила { $a3 }
event-strength = Сила: { $a1 } — { $a2 }, { $a3 } — { $a4 }
event-wins-battle = { $a1 } перемагає в бою
event-own-loss = { $a1 } втрачає через свою карту { $a2 ->
    [one] { $a2 } воїна
    [few] { $a2 } воїнів
    [many] { $a2 } воїнів
   *[other] { $a2 } воїна
  }, лишається { $a3 }
event-lost-units = { $a1 } { $a2 ->
    [0] не втрачає нікого
    [one] втрачає { $a2 } воїна
    [few] втрачає { $a2 } воїнів
    [many] втрачає { $a2 } воїнів
   *[other] втрачає { $a2 } воїна
  }, лишається { $a3 }
event-recalled = { $a1 } відкликає { $a2 ->
    [one] { $a2 } воїна
    [few] { $a2 } воїнів
    [many] { $a2 } воїнів
   *[other] { $a2 } воїна
  }: { $a3 }
event-retreats = { $a1 } відводить { $a2 ->
    [one] { $a2 } воїна
    [few] { $a2 } воїнів
    [many] { $a2 } воїнів
   *[other] { $a2 } воїна
  }: { $a3 } → { $a4 }
event-offered = { $a1 } віддає в офіру { $a2 ->
    [one] { $a2 } воїна
    [few] { $a2 } воїнів
    [many] { $a2 } воїнів
   *[other] { $a2 } воїна
  }: { $a3 }
event-gained-dawn-tokens = { $a1 } отримує { $a2 ->
    [one] { $a2 } жетон світанку
    [few] { $a2 } жетони світанку
    [many] { $a2 } жетонів світанку
   *[other] { $a2 } жетона світанку
  } і має { $a3 }
event-spent-dawn-tokens = { $a1 } витрачає { $a2 ->
    [one] { $a2 } жетон світанку
    [few] { $a2 } жетони світанку
    [many] { $a2 } жетонів світанку
   *[other] { $a2 } жетона світанку
  }, лишається { $a3 }
event-command-value = { $a1 } має значення командування { $a2 }
event-last-day = { $a1 } має { $a2 } ПО, але хтось має більше: цей День останній
event-last-round = Раунд { $a1 } за домовленістю останній
event-won = { $a1 } перемагає: { $a2 ->
    [one] { $a2 } очко слави
    [few] { $a2 } очки слави
    [many] { $a2 } очок слави
   *[other] { $a2 } очка слави
  }
over-fame = досить очок слави
over-max-rounds = найбільше очок слави після узгоджених раундів

## Що роблять плитки, істоти й карти
effect-strength = сила +{ $n }
effect-strength-attacking = сила +{ $n } у нападі
effect-strength-defending = сила +{ $n } в обороні
effect-damage = шкода +{ $n }
effect-defence = захист +{ $n }
effect-unblockable = невідворотна шкода +{ $n }
effect-unblockable-defending = невідворотна шкода +{ $n } в обороні
effect-land-moves = наземні переходи +{ $n }
effect-teleport-discount = телепортація дешевша на { $n } ОМ
effect-teleport-from-obelisks = телепортація також із зон з обеліском
effect-wounds = після розкриття можна скидати карти: сила +{ $n } за кожну
effect-fame = одразу { $n } постійне ОС
effect-silver = срібний жетон: ще одна дія за раунд
effect-free-recruits = безкоштовних воїнів за один набір: { $n }
effect-recruits-free = набір безкоштовний
effect-recruits-anywhere = новобранці можуть приєднатися до будь-якого вашого загону
effect-prayer-units = безкоштовних воїнів за одне моління: до { $n }
effect-troop = ліміт загону +{ $n }
effect-defender-fame = { $n } ОС за перемогу в обороні
effect-spies = ви бачите карту бою ворога до свого вибору
effect-pray = на { $n } ОМ більше за моління
effect-tile-discount = плитки дешевші на { $n } ОМ
effect-level-discount = кожен рівень піраміди дешевший на { $n } ОМ
effect-payment-discount = кожна оплата менша на { $n } ОМ
effect-vision = карти вночі: +{ $n }, потім стільки ж скинути
effect-night-cards = карти вночі: +{ $n }
effect-night-levels = уночі одна піраміда зростає безкоштовно: рівень +{ $n }
effect-night-prayer = уночі на { $n } ОМ більше
effect-prayer-per-kill = +{ $n } ОМ за кожного ворожого воїна, вибитого в бою
effect-prayer-per-loss = +{ $n } ОМ за кожного вашого воїна, вибитого в бою
effect-prayer-attacking = +{ $n } ОМ за кожен напад
effect-cards-attacking = карти за кожен напад: +{ $n }
effect-mercenaries = додаткових воїнів, яких розміщують одразу: { $n }
effect-gain-bonus = на { $n } ОМ більше щоразу, коли ви їх отримуєте
effect-special = карта бою { $n } замість іншої
effect-passes-walls = проходить крізь мури
effect-cancels = ворожа істота в бою не діє
effect-fee = вороги платять { $n } ОМ за вхід до її зони
effect-teleports-free = телепортація безкоштовна, також із зон з обеліском
effect-devours = ще { $n } ОС за перемогу, якщо вибито щонайменше двох воїнів
effect-units = безкоштовних воїнів: до { $n }
effect-hits = прибирає ворожих воїнів: { $n }
effect-prayer = { $n } ОМ
effect-teleports = безкоштовна телепортація з будь-якої зони
gold-surprise-attack = золота дія: рух крізь мури
gold-divine-will = золота дія: «Рух» або «Набір»
gold-twin-ceremony = золота дія: плитка будь-якого кольору, дорожча на 1 ОМ
gold-forced-march = золота дія: рух без телепортації
note-creature = істота: { $text }
note-comes-back = нічого; повертається в руку
note-card = сила { $strength }, шкода { $damage }, захист { $defence }
note-own-loss = втрати вашого загону: { $n }
note-cost = вартість { $n } ОМ
note-gain = +{ $n } ОМ
note-captured = для захоплених пірамід
note-pyramid = піраміда { $level } ({ $colour })
note-temple = уночі { $n } ОМ
note-troop = { $player }: { $n ->
    [one] { $n } воїн
    [few] { $n } воїни
    [many] { $n } воїнів
   *[other] { $n } воїна
  }
note-recall = усі воїни в запас, +{ $n } ОМ
note-retreat = переможець обирає куди
note-offering = воїни −{ $units }, ОС +{ $fame }
note-delta = воїни −{ $units }, ОМ +{ $prayer }
note-veterans = ветеранів: { $veterans }, додаткових ОМ: { $n }
note-veterans-cards = ветеранів: { $veterans }, додаткових карт: { $n }
note-command-value = значення командування { $n }

## Чому вибір відхилено
refused-wall = заважають мури: рух почався не поруч із цим кварталом
refused-second-district = цей рух уже завів до кварталу іншого міста
refused-no-border = та зона не межує з цією
refused-foreign-port = порти ведуть лише до торгових портів і до порту власного міста
refused-not-in-play = ця зона не бере участі в грі
refused-already-there = загін уже там
refused-no-land-moves-left = наземних переходів не лишилося
refused-no-room = немає місця в межах ліміту загону
refused-troop-too-large = загін більший за ліміт
refused-troop-full = той загін уже має стільки воїнів, скільки можна
refused-too-many-stay = лишилося б більше воїнів, ніж дозволяє ліміт загону
refused-two-creatures = у загону щонайбільше одна істота
refused-fee = бракує ОМ, яких вимагає ворожа істота
refused-no-obelisk = телепортація веде до зони з обеліском
refused-no-pyramid-here = телепортація починається в кварталі з пірамідою
refused-one-teleport = у русі одна телепортація, і її вже використано
refused-on-foot = «Форсований марш» не дозволяє телепортації
refused-too-few-prayer-points = бракує очок молитви
refused-so-many-are-not-there = там немає стількох воїнів
refused-said-already = про це вже сказано
refused-no-way-on = з такою кількістю звідси нікуди йти
refused-must-go-on = загін не може тут лишитися й мусить мати куди йти
refused-set-out-already = її грають, перш ніж загін вирушить
refused-not-at-this-moment = не в цю мить
refused-no-troop-there = там немає вашого загону
refused-battle-card = ця карта — для боїв
refused-movement-card = ця карта — для руху
refused-day-card = ця карта — для Дня, поза боями
refused-card-not-held = такої карти у вас немає
refused-prayer-points-full = у вас уже найбільше можливих очок молитви
refused-walls-ignored-already = мури вже не заважають
refused-no-enemy-troop = немає ворожого загону, у який влучив би вогонь
refused-supply-empty = у вашому запасі не лишилося воїнів
refused-not-your-district = це не квартал вашого міста
refused-enemy-there = там стоїть ворог
refused-order-of-the-board = воїнів називають у порядку зон на полі
refused-mercenaries-must-come = найманці мусять прибути, поки є місце
refused-pyramid-tallest = ця піраміда вже найвища
refused-no-pyramid-left = у вас не лишилося незбудованих пірамід
refused-colour-not-in-play = цього кольору немає в грі
refused-colour-already-yours = у вас уже є піраміда цього кольору
refused-level-already-built = піраміда вже має цей рівень
refused-tile-already-yours = у вас уже є плитка з таким малюнком
refused-tile-not-on-sale = цієї плитки немає в продажу
refused-tile-not-yours = такої плитки у вас немає
refused-colour-bought-today = сьогодні ви вже купили плитку цього кольору
refused-other-buy-space = плитки цього кольору купують на іншій клітинці
refused-pyramid-held-by-an-enemy = потрібну піраміду тримає ворог
refused-no-pyramid-so-tall = ви не контролюєте піраміди такого кольору й рівня
refused-special-card-stays = особлива карта лишається
refused-card-not-in-hand = цієї карти бою немає у вас на руці
refused-card-removed = цю карту бою вилучено з гри
refused-card-discarded = саме цю карту бою ви скидаєте
refused-card-first = спершу карта бою на скид і карта, яку граєте
refused-discard-first = спершу карта бою на скид
refused-order-of-the-list = карти називають у порядку списку
refused-diversion-stays = «Відволікання» ніколи не скидають
refused-space-taken = на цій клітинці вже лежить жетон
refused-token-placed = жетон цього ходу вже викладено
refused-token-first = щоходу треба викласти жетон
refused-equilibrium = жетонів має вистачити на кожен ще порожній ярус
refused-silver-needed = без срібного жетона ярус лишився б порожнім
refused-no-silver-token = у вас немає срібного жетона
refused-silver-used = срібний жетон у цьому раунді вже використано
refused-gold-used = золотий жетон у цьому раунді вже використано
refused-nothing-to-buy = там ви нічого не можете купити
refused-creature-not-yours = ця істота не ваша
refused-creature-on-the-board = ця істота вже на полі
refused-creature-there = із цим загоном уже є істота
refused-no-troop-for-it = у ваших кварталах немає загону без істоти
refused-too-late-to-arrange = істот перерозподіляють раз, до жетона
refused-nothing-to-arrange = у вас немає істот, яких можна перерозподілити
refused-no-battle-waits-there = там жоден бій не чекає
refused-troop-there = там стоїть загін
refused-foreign-city = це квартал міста, яке не належить переможеному
refused-place-taken = це місце зайняте або його немає
refused-card-to-show-first = спершу карта бою, яку ви показуєте
refused-too-few-dawn-tokens = у вас немає стільки жетонів світанку
