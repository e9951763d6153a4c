### Слова навколо поля: панелі, запитання, бої, події, пояснення. Слова самої гри — в game.ftl.

## Around the board
board-label = Мапа Єгипту
the-gods = Боги
turn-first = перша дія
turn-second = друга дія
turn-only = єдина дія
turn-event = подія
turn-conflict = конфлікт
table-of = { $scenario } · { $count ->
    [one] { $count } бог
    [few] { $count } боги
    [many] { $count } богів
   *[other] { $count } бога
  }
actions = Дії
actions-first = перша з двох
actions-second = друга з двох
actions-only = єдина
action-now = зараз
action-can = можна
action-event = запускає подію
action-track = { $at } з { $needed }
events = Події
events-count = { $at } з { $of }
events-next = Далі
after-merge = Злука
after-merge-what = двоє найнижчих
after-forget = Забуття
after-forget-what = боги в червоній зоні
after-end = Кінець
after-end-what = перемагає найвищий
devotion = Поклоніння
devotion-red = Червона зона: забуття після конфлікту IV
devotion-standing = Поклоніння: { $list }
followers = Послідовники
warriors-left = Воїни в запасі
of-count = з { $of }
battle-cards = Карти бою
cards-count = { $hand } у руці · { $used } зіграно
cards-in-hand = { $count ->
    [one] { $count } карта бою в руці
    [few] { $count } карти бою в руці
    [many] { $count } карт бою в руці
   *[other] { $count } карти бою в руці
  }
cards-list = У руці: { $hand }. Зіграно: { $used }.
powers = Властивості анкха
powers-count = вивчено { $count } з { $of }
unlocked = вивчено
used-card = використано
tiebreaker = Жетон перемоги в нічиїй
guardians = Стражі
in-pool = { $piece } в особистому запасі
suns-free = { $count ->
    [one] { $count } вільне сонце
    [few] { $count } вільні сонця
    [many] { $count } вільних сонць
   *[other] { $count } вільного сонця
  }
trapped-list = Полонені воїни: { $list }
in-captivity = { $count ->
    [one] { $count } воїн у полоні Анубіса
    [few] { $count } воїни в полоні Анубіса
    [many] { $count } воїнів у полоні Анубіса
   *[other] { $count } воїна в полоні Анубіса
  }
trap-what = Воїн цього бога лишається в полоні на вашому планшеті.
tab-gods = Боги
tab-cards = Ви
tab-events = Події
region = Територія { $token }
piece-of = { $piece } ({ $god })
piece-neutral = { $piece } без власника
many-of = { $count } × { $piece }
many-warrior = { $count ->
    [one] { $count } воїн
    [few] { $count } воїни
    [many] { $count } воїнів
   *[other] { $count } воїна
  }
terrain-f = родюча
terrain-d = пустельна
terrain-w = водна
hex-empty = вільна
hex-open = можна обрати

## If conflict came now
outlook = Якби конфлікт був зараз
outlook-battle = Бій: { $gods }
outlook-dominion = Домінування: { $god }
outlook-empty = Тут нікого немає
outlook-strength = Без карт
outlook-figures = Фігурки
outlook-majorities = Більшість
outlook-win = За перемогу
outlook-hold = За домінування

## What is asked
prompt-first-action = Оберіть першу дію
prompt-second-action = Оберіть другу дію, далі за списком
prompt-only-action = Оберіть дію: цього ходу вона одна
prompt-seal = { $choices }: зіграти долілиць?
prompt-move-your-figures = Переміщення: оберіть фігурку
prompt-move-this-figure = { $piece }: оберіть, куди йти
prompt-push-the-figure = Сатіс зсуває фігурку: оберіть куди
prompt-aim-the-claws = Гігантський скорпіон: оберіть, куди спрямувати клешні
prompt-summon-a-figure = Розміщення: оберіть фігурку з особистого запасу
prompt-place-the-figure = { $figure }: оберіть місце появи
prompt-give-it-a-sun = Дати новій фігурці жетон сонця?
prompt-unlock-a-power = Оберіть властивість, яку можете оплатити
prompt-control-a-monument = Контроль монументів: оберіть прилеглий до ваших фігурок
prompt-lay-a-caravan = Караван: виберіть сторону ділянки, де він пройде
prompt-which-half-keeps-the-token = Яка половина збереже жетон { $token }?
prompt-swap-a-token = Поміняти жетон однієї половини на інший? Оберіть половину
prompt-swap-it-with = На який жетон поміняти?
prompt-join-two-regions = Консолідація: оберіть дві території, що стануть однією
prompt-which-token-moves = Який жетон перейде на територію без жетона?
prompt-call-figures-to-your-obelisks = Прикличте фігурки до своїх обелісків: оберіть фігурку
prompt-to-which-obelisk = Оберіть місце появи
prompt-announce-two-cards = Зіграти дві карти в цьому бою?
prompt-choose-a-battle-card = Таємно оберіть карту бою
prompt-build-a-monument = Побудова монумента: оберіть тип
prompt-place-the-monument = { $monument }: оберіть, де будувати
prompt-bid-against-the-plague = Навала сарани ({ $god }): скільки послідовників ставите?
prompt-use-the-tiebreaker = Нічия: використати жетон і перемогти?
prompt-protect-figures = Захист: оберіть, хто виживе
prompt-trap-a-warrior = Анубіс бере в полон загиблого воїна: чийого?
prompt-the-mummy-returns = Мумія повертається: оберіть куди
prompt-place-an-underworld-tile = Царство мертвих відкривається: оберіть жетон
prompt-where-to-lay-the-tile = Оберіть, де відкриється царство мертвих
prompt-offer-followers-for-devotion = Віддати 2 послідовників за поклоніння?
prompt-which-guardians-leave = Злука: { $lower } і { $higher }. Хто зі стражів вибуває з гри?
prompt-may-guardians-leave = Злука: { $lower } і { $higher }. Усі стражі лишаються?
detail-move-your-figures = Кожна — до трьох ділянок, у будь-якому порядку. { $left ->
    [one] Може рухатися ще { $left } фігурка
    [few] Можуть рухатися ще { $left } фігурки
    [many] Можуть рухатися ще { $left } фігурок
   *[other] Можуть рухатися ще { $left } фігурки
  }
detail-move-this-figure = До трьох ділянок; дорогою ніщо не зупинить
detail-place-the-figure = Поруч зі своїми фігурками та монументами, не через річку чи верблюдів
detail-place-the-figure-water = На будь-якому гексі води або поруч зі своїми фігурками та монументами
detail-place-the-figure-extra = Додаткова фігурка, «{ $power }». { $about }
detail-unlock-a-power = У вас { $followers ->
    [one] { $followers } послідовник
    [few] { $followers } послідовники
    [many] { $followers } послідовників
   *[other] { $followers } послідовника
  }; ціна властивості дорівнює її рівню
detail-second-action = Друга дія. { $text }
detail-forced-action = Після першої дії далі за списком лишається тільки «{ $action }».
detail-forced-event = Далі за списком лишається тільки «{ $action }», і її маркер доходить до останньої поділки: це { $what }.
detail-each = У вас { $followers ->
    [one] { $followers } послідовник
    [few] { $followers } послідовники
    [many] { $followers } послідовників
   *[other] { $followers } послідовника
  }. Кожне вміння: { $list }
detail-lay-a-caravan = Щонайбільше шість верблюдів; у кожній половині має бути від шести ділянок
detail-lay-a-caravan-more = Тут проходить кілька ліній. Покладіть показану або натисніть іншу сторону, щоб побачити іншу
detail-bid-against-the-plague = Усі присутні сплачують свою ставку; виживають лише фігурки того, чия ставка вища за всі інші
detail-plague-of-many = Навала { $at } з { $of } у цьому бою. { $text }
detail-choose-a-battle-card = Усі відкривають карти одночасно
detail-two-cards = { $gods }: дві карти. { $text }
detail-use-the-tiebreaker = Діє раз за конфлікт
detail-give-it-a-sun = { about-thing-suns }
detail-control-a-monument = Не через річку чи верблюдів; чужий — лише коли на полі не лишилося нейтральних
detail-which-half-keeps-the-token = Інша половина отримає найменший вільний жетон; території розігрують у порядку жетонів
detail-swap-a-token = Території розігрують у порядку їхніх жетонів
detail-announce-two-cards = Діють обидві карти, обидва бонуси рахуються; раз за конфлікт
detail-build-a-monument = Постає на території бою й коштує 3 послідовників
detail-build-free = Постає на території бою; із «Натхненням» — безкоштовно
detail-protect-figures = Можна врятувати тих, хто поруч із ворожою фігуркою
detail-trap-a-warrior = Лише один щоразу, як гинуть воїни, разом не більше трьох. { about-thing-captives }
detail-offer-followers-for-devotion = «{ power-worshipful }» дає за них 1 поклоніння; інші вміння можуть додати ще
detail-aim-the-claws = На початку конфлікту монументи, на які вони вказують, буде знищено
detail-call-figures-to-your-obelisks = З будь-якого місця поля, кожну щонайбільше раз за бій
detail-place-an-underworld-tile = Раз за дію розміщення ваша фігурка може з’явитися на вашому жетоні
detail-which-guardians-leave = Двоє богів із найменшим поклонінням стають одним. { $count ->
    [0] Підставок вистачає; стражів нижчого бога ({ $lower }) можна все одно відпустити
    [one] Підставок бракує ({ $higher }): із двох богів має піти { $count } страж
    [few] Підставок бракує ({ $higher }): із двох богів мають піти { $count } стражі
    [many] Підставок бракує ({ $higher }): із двох богів мають піти { $count } стражів
   *[other] Підставок бракує ({ $higher }): із двох богів має піти { $count } стража
  }
pass-move-your-figures = Завершити рух
pass-summon-a-figure = Нікого не ставити
pass-unlock-a-power = Не вивчати
pass-control-a-monument = Не брати
pass-lay-a-caravan = Без каравану
caravan-lay = Покласти цю лінію
caravan-line = Покласти цю лінію: { $sides }
caravan-halves = { $halves } ділянок
pass-swap-a-token = Не міняти
pass-protect-figures = Готово
pass-call-figures-to-your-obelisks = Готово
pass-give-it-a-sun = Без сонця
pass-announce-two-cards = Одна карта
pass-use-the-tiebreaker = Притримати
use-use-the-tiebreaker = Використати й перемогти
use-announce-two-cards = Дві карти
use-give-it-a-sun = Дати сонце
use-offer-followers-for-devotion = Віддати 2 послідовників
use-place-an-underworld-tile = Покласти жетон
pass-offer-followers-for-devotion = Залишити собі
pass-place-an-underworld-tile = Без жетона
pass-build-a-monument = Не будувати
pass-trap-a-warrior = Нікого
pass-which-guardians-leave = Лишаються всі
leave-board = Відпустити: { $piece }, на полі
leave-pool = Відпустити: { $piece }, у запасі
bid-label = Ваша ставка, послідовники
bid-less = На одного менше
bid-more = На одного більше
bid-of = з { $of }
bid-do = Ставка: { $amount }

## Що дає вибір
brings-you = ви
brings-of = { $god }: { $what }
brings-gains = { $god } { $what }
gains-there = { $what } (територія { $token })
gains-event = { $what } від події
brings-costs = коштує { $count ->
    [one] { $count } послідовника
    [few] { $count } послідовників
    [many] { $count } послідовників
   *[other] { $count } послідовника
  }
brings-more = та ще { $count }
brings-event = запускає подію «{ $event }»
brings-conflict = починає конфлікт { $age }
brings-conflict-last = починає конфлікт { $age }, останній
brings-forced = ваша друга дія { $what }
brings-turn = завершує ваш хід
brings-all-unlocked = властивостей не лишилося
brings-too-poor = замало послідовників
brings-joins = новий страж: { $piece }
brings-no-guardian = стража не буде ({ $piece }): копій не лишилося
brings-no-base = стража не буде ({ $piece }): немає вільної підставки
brings-control = { $piece } під вашим контролем
brings-trapped = полонить воїна ({ $god })
brings-battle = бій за територію { $token }
brings-wins = { $god } перемагає в бою
brings-wins-you = ви перемагаєте в бою
brings-tie = у бою ніхто не перемагає
brings-cards = усі зіграні карти повертаються в руку
brings-merges = злука: { $lower } і { $higher }
brings-forgotten = { $god } поринає в забуття
brings-won = { $god } виграє гру
brings-won-you = ви виграєте гру
brings-nobody-won = гру ніхто не виграє
brings-dies = { $count ->
    [one] гине { $piece }
    [few] гинуть { $piece }
    [many] гинуть { $piece }
   *[other] гинуть { $piece }
  }
brings-leaves = розлив змиває: { $piece }
brings-destroyed = знищено: { $piece }
brings-doomed = у конфлікті буде знищено: { $piece }
brings-strength = сила { $amount }
brings-if-won = у разі перемоги { $what }
brings-region = територія { $token } до карт: { $list }
brings-region-alone = лише { $god } на території { $token }, { $what }
brings-region-empty = територія { $token }: нікого
brings-in-conflict = під час конфлікту: { $what }
brings-after = Якщо далі буде конфлікт
hint-place = { $piece } (територія { $token })
hint-to = на територію { $token }
hint-to-same = на позначену ділянку тієї ж території
confirm-to = Сюди, територія { $token }
confirm-to-water = Сюди, на воду
confirm-brings = { $choice }? { $list }.
confirm-take-obelisk = Узяти обеліск на території { $token }
confirm-take-pyramid = Узяти піраміду на території { $token }
confirm-take-temple = Узяти храм на території { $token }
hint-to-water = на позначений гекс води
hint-take = візьміть: { $place }
hint-save = захистіть: { $place }
hint-leave = відмовтеся: { $place }
hint-camel = верблюд на позначеній межі

## На слух
hex-region = територія { $token }
hex-beside = поруч: { $list }
hex-within = у межах трьох ділянок: { $list }
hex-across-river = за річкою
hex-across-camels = за верблюдами
hex-neighbours = Довкола
hex-find = Ділянка, наприклад E7
hex-find-what = Буде прочитано, що на ній; Enter обирає її, якщо це можливо.
hex-none = Ділянки { $name } немає.
dir-n = північ
dir-ne = північний схід
dir-se = південний схід
dir-s = південь
dir-sw = південний захід
dir-nw = північний захід
text-action = { $action }: { $at } з { $needed }
text-action-fires = { $action }: { $at } з { $needed }, наступна запускає подію
text-devotion = { $god }: { $devotion }
text-devotion-red = { $god }: { $devotion }, червона зона
text-events-next = Наступна: { $event }. Потім: { $list }.
text-standing = { $god }: сила { $strength }, більшість { $majorities }, за перемогу { $what }
text-holds = Лише { $god }: { $what }
text-empty = Тут нікого немає

## Battle
battle-title = Конфлікт { $age }: бій за територію { $token }
battle-chosen = вибір зроблено
battle-choosing = обирає…
battle-choosing-you = Ви обираєте…
battle-chosen-you = Ви зробили вибір
battle-one-or-two = Одна карта чи дві?
battle-two = грає дві карти
battle-cards-by = карти: { $player }
battle-chooses-next = обирає потім
stage-skip = Пропустити конфлікт і свої бої
stage-skip-watching = Пропустити конфлікт
hand-choose = { $left ->
    [one] Оберіть { $left } карту
    [few] Оберіть { $left } карти
    [many] Оберіть { $left } карт
   *[other] Оберіть { $left } карти
  }
hand-more = { $left ->
    [one] Оберіть ще { $left } карту
    [few] Оберіть ще { $left } карти
    [many] Оберіть ще { $left } карт
   *[other] Оберіть ще { $left } карти
  }
hand-full = Вибір зроблено, сорочкою догори
hand-play = Зіграти цю карту
hand-yours = Ваші карти бою
beat-clash = Бій за територію { $token }: { $gods }. Сила без карт: { $score }
beat-compared = Сила: { $score }
beat-weaker = Сила була { $before }, стала { $after }
beat-dead = Втрати: { $pieces }
beat-bids = Ставки проти сарани: { $list }
beat-dominion = Територія { $token }, лише { $god }: { $what }.
battle-result-empty = На території { $token } не лишилося жодної фігурки: більшості немає, ніхто не перемагає
ledger-total = Сила
battle-wins = { $god } перемагає
battle-by = з перевагою { $lead }
battle-tie = Ніхто не перемагає
battle-before = без карт
battle-winner = Переможець
ledger-figures = Фігурки
ledger-elsewhere = Храми та властивості
ledger-card = Карта
bstep-cards = Розкриття карт
bstep-build = Побудова монументів
bstep-plague = Навала сарани
bstep-majorities = Більшість
bstep-strength = Сила
bstep-winner = Переможець
bstep-losses = Втрати
bstep-after = Після бою
not-played = не зіграно
no-losses = ніхто не гине
no-more-losses = більше ніхто не гине
losses = { $count ->
    [one] гине { $count } фігурка
    [few] гинуть { $count } фігурки
    [many] гинуть { $count } фігурок
   *[other] гинуть { $count } фігурки
  }
saved = { $count ->
    [one] захищено { $count } фігурку
    [few] захищено { $count } фігурки
    [many] захищено { $count } фігурок
   *[other] захищено { $count } фігурки
  }
offers = { $god }: ставка { $amount }
plague-number = Навала { $number }
spared-who = навалу сарани переживає: { $god }
took-back = { $god } бере всі свої карти назад
region-dominion = { $god }, домінування
region-won = { $god } перемагає
region-drawn = переможця немає
region-now = { $gods }
battle-card = Карта бою

## Moments
merge-title = Двоє богів стають одним
merge-text = { $lower } і { $higher } — відтепер один бог на ім’я { $higher }. Обидва гравці грають за нього і мають обидва вміння.
forgotten-title = Забуття
forgotten-text = { $gods }: ім’я збито з каменю навіки.

## Marks of a replay
mark-conflict = Конфлікт { $age }
mark-merge = { $lower } → { $higher }: злиття
mark-forgotten = { $god }: забуття
mark-won = { $god }: перемога

## Why gods merge or are forgotten, and what becomes of their pieces
merge-why = Після третього конфлікту двоє богів із найменшим поклонінням стають одним: { $higher } має { $high }, { $lower } — { $low }.
merge-marker = Жетон вищого бога ({ $higher }) опускається до жетона нижчого ({ $lower }): далі разом починають із поділки { $devotion }.
merge-tie = Обидва на одній поділці, і жетон вищого бога ({ $higher }) лежить зверху: це вважається більшим.
merge-pieces = Фігурка, воїни й карти нижчого бога ({ $lower }) виходять із гри, а його монументи руйнуються. Послідовники та стражі переходять до вищого ({ $higher }), доки для стражів вистачає підставок.
merge-powers = Відкриті властивості анкха вищого бога ({ $higher }) лишаються, а нижчого ({ $lower }) — втрачаються.
merge-cards = { $player } обирає карти бою, робить ставки й вирішує все в боях за спільного бога ({ $god }).
merge-cards-you = Ви обираєте карти бою, робите ставки й вирішуєте все в боях за спільного бога ({ $god }).
forgotten-why = Після четвертого конфлікту забувають кожного бога в червоній частині трека. { $god } має { $devotion }; вистачило б { $needed }.
forgotten-pieces = Усі його фігурки та послідовники виходять із гри, а монументи руйнуються. Відтепер його ходи пропускають.

## The end
over-won = Перемога: { $god } — { $reason }
over-nobody = Богів не лишилося: ніхто не перемагає
over-ascended = на вершині трека раніше за всіх
over-last-god = решту богів забуто
over-no-gods = богів не лишилося
over-final-conflict = найбільше поклоніння після останнього конфлікту
end-chart = Поклоніння протягом партії
end-rank = { $place }. { $god }, поклоніння: { $devotion }
end-rank-you = { $place }. { $god } (ви), поклоніння: { $devotion }
end-you-place = Ваше місце — { $place } з { $of }. { $by }
end-you-forgotten = Вашого бога забуто. { $by }

## How to play, in detail
how-actions = Чотири дії
how-action-move = Кожна ваша фігурка може пройти до трьох ділянок, у будь-якому порядку. Дорогою її ніщо не зупиняє, навіть вода, річка чи верблюди, але закінчити шлях вона мусить на вільній ділянці суходолу.
how-action-summon = Розмістіть одну фігурку з особистого запасу: воїна або стража, який до вас приєднався. Вона з’являється на вільній ділянці суходолу поруч із вашою фігуркою або вашим монументом.
how-action-gain = Ви отримуєте 1 послідовника за кожен окремий монумент, ваш чи нейтральний, поруч із яким стоїть ваша фігурка. Чужі монументи не дають нічого.
how-action-unlock = Заплатіть стільки послідовників, який рівень властивості: 1, 2 або 3. Спершу візьміть обидві властивості одного рівня, а тоді переходьте до наступного.
how-battle = Бій у числах
how-battle-sum = { $figures ->
    [one] { $figures } фігурка
    [few] { $figures } фігурки
    [many] { $figures } фігурок
   *[other] { $figures } фігурки
  } + «{ $card }» { $bonus } = { $strength }
how-battle-cards = Ра та Ізіда зійшлися на одній території. Кожен кладе карту долілиць, потім обидві відкривають: «Засуха» додає 1, «Колісниці» — 3.
how-battle-majority = Єдиний храм там належить Ра. Храмів у нього найбільше, тож він отримує 1 поклоніння, хоч би хто виграв бій.
how-battle-strength = Кожна фігурка — це 1 сила, бог теж. Ра: 4 фігурки і 1 за карту — разом 5. Ізіда: 3 фігурки і 3 за карту — разом 6.
how-battle-winner = Ізіда сильніша й отримує 1 поклоніння.
how-battle-losses = Троє воїнів Ра гинуть і повертаються до його запасу, а сам бог лишається. Ізіда не втрачає нікого.
how-battle-after = Тепер обидві карти зіграно. Якби переміг Ра, «Засуха» дала б йому ще по 1 поклонінню за кожну його фігурку в пустелі.

## A guided first game: one line for the first question of each kind
guide-choose-an-action = Дві дії, друга — далі за списком. Жетон на останній поділці запускає наступну подію: спершу погляньте на трек.
guide-move-your-figures = Перед конфліктом варто стояти там, де є монументи, і мати більше фігурок за інших. Фігурка корисна й тим, що стоїть поруч із монументом.
guide-finger-move-this-figure = Торкніться місця, куди їй іти. Щоб спершу побачити, що там дав би конфлікт, затримайте на ньому палець.
guide-summon-a-figure = Більше фігурок — більше сили, а біля монументів ще й більше послідовників.
guide-place-the-figure = Подумайте про наступний конфлікт: яку територію ви могли б виграти, а яку — тримати самі?
guide-unlock-a-power = Властивості діють до кінця гри, тож ранні дають найбільше. Друга, четверта і п’ята приводять стража.
guide-control-a-monument = Він ваш, доки його не відберуть: поруч можна розміщувати фігурки, а більшість монументів одного типу на території дає поклоніння.
guide-lay-a-caravan = Верблюди ділять територію надвоє. За вдалої межі на своєму боці ви лишаєтеся самі.
guide-choose-a-battle-card = Зіграні карти не повертаються, доки ви не зіграєте «Життєвий цикл Ма’ат». Де перемоги не видно, і слабка карта може стати в пригоді.
guide-use-the-tiebreaker = Раз за конфлікт він робить нічию перемогою; далі в нічиїй програють усі.
guide-bid-against-the-plague = Кожен платить свою ставку. Виживають лише фігурки того, хто поставив більше за всіх, і боги.
guide-build-a-monument = Новий монумент одразу ваш і вже в цьому бою рахується для більшості.

## Explanations
about-action-move = Кожна ваша фігурка може пройти до трьох ділянок.
about-action-summon = Поставте фігурку поруч зі своїми фігурками або монументами.
about-action-gain = По послідовнику за кожен свій або нейтральний монумент поруч із вашими фігурками.
about-action-unlock = Віддайте послідовників за нову властивість.
about-action-track = { $left ->
    [one] Тепер її жетон стає на останню поділку, і настає подія.
    [few] Хто її обирає, пересуває її жетон на одну поділку; через { $left } рази настає подія.
    [many] Хто її обирає, пересуває її жетон на одну поділку; через { $left } разів настає подія.
   *[other] Хто її обирає, пересуває її жетон на одну поділку; через { $left } раза настає подія.
  }
about-happening-monument = Хто запускає подію, може взяти нейтральний монумент поруч зі своєю фігуркою.
about-happening-caravan = Хто запускає подію, може розділити територію щонайбільше шістьма верблюдами.
about-happening-consolidation = Дві території стають однією.
about-happening-conflict = Боротьба за кожну територію, у порядку жетонів.
about-happening-conflict-merge = Конфлікт; потім двоє богів із найменшим поклонінням стають одним.
about-happening-conflict-forget = Конфлікт; потім усіх богів у червоній зоні забувають.
about-happening-conflict-end = Останній конфлікт; потім перемагає бог із найбільшим поклонінням.
about-thing-followers = Ними платять за властивості, за будівництво та під час навали сарани.
about-thing-warriors = Фігурки в запасі, які ще можна розмістити.
about-card-build = Віддайте 3 послідовників і збудуйте монумент на цій території.
about-card-build-free = Збудуйте монумент на цій території: із «Натхненням» — безкоштовно.
about-card-plague = Усі ставлять послідовників; гинуть фігурки всіх, крім того, чия ставка вища за інші.
about-card-chariots = Сила — і більше нічого.
about-card-cycle = Після бою ви берете в руку всі свої зіграні карти.
about-card-drought = У разі перемоги: +1 поклоніння за кожну свою фігурку в пустелі на цій території.
about-card-flood = 1 послідовник за кожну свою фігурку на родючій землі цієї території; поразку вони переживуть.
about-card-miracle = Після бою: 1 поклоніння за кожну свою фігурку, вбиту в ньому.
about-power-commanding = За перемогу в бою: 3 послідовники.
about-power-inspiring = Карта «Побудова монумента» не коштує вам послідовників.
about-power-omnipresent = На початку конфлікту: 1 послідовник за кожну територію зі своєю фігуркою.
about-power-revered = «Отримання послідовників» дає на 1 більше.
about-power-resplendent = Із трьома своїми монументами одного типу ваш бог має силу 3.
about-power-obelisk-attuned = На початку бою: перенесіть свої фігурки до своїх обелісків на цій території.
about-power-temple-attuned = +2 сили за кожен свій храм на території, поруч із яким є своя фігурка.
about-power-pyramid-attuned = Під час дії розміщення: крім звичайної фігурки, ще одна поруч із кожною вашою пірамідою.
about-power-glorious = Перемога в бою з перевагою 3 чи більше: 3 поклоніння замість 1.
about-power-magnanimous = Поразка в бою, де ви маєте дві чи більше фігурок: 2 поклоніння.
about-power-bountiful = У червоній зоні кожне отримання поклоніння більше на 1.
about-power-worshipful = Після бою: віддайте 2 послідовників за 1 поклоніння.
about-power-mysterious-forms = Раз за конфлікт: дві карти в одному бою.
about-power-judge-of-the-dead = Бере в полон до трьох загиблих ворожих воїнів. За кожного бог сильніший на 1; власники викуповують їх за 1 послідовника.
about-power-protector = Фігурки поруч із ворогом не гинуть наприкінці бою.
about-power-gate-to-the-underworld = Після програного бою: покладіть жетон царства мертвих. Раз за дію розміщення — додаткова фігурка на такому жетоні.
about-power-radiance = До трьох фігурок носять сонця. Промениста фігурка додає 1 поклоніння до перемоги чи домінування на своїй території.
about-piece-warrior = Сила 1.
about-piece-captive = Заплатіть Анубісу 1 послідовника й визвольте полоненого воїна.
about-piece-satet = Може завершити рух на ділянці ворога і зсунути його фігурку.
about-piece-cat-mummy = Коли її вбито, всі інші гравці втрачають 1 поклоніння.
about-piece-mummy = Коли її вбито, одразу повертається на поле поруч із вашим богом.
about-piece-apep = Можна розмістити на будь-якій воді; там б’ється на кожній території, якої торкається.
about-piece-scorpion = На початку конфлікту клешні знищують монументи, на які вказують.
about-piece-androsphinx = Прилеглі ворожі фігурки мають силу 0.
about-piece-obelisk = З властивістю «Володар обелісків» кличе ваші фігурки в бій.
about-piece-pyramid = З властивістю «Володар пірамід» дає додаткові фігурки.
about-piece-temple = З властивістю «Володар храмів» додає 2 сили.

## Making a table
god-random = випадковий бог
gods-word = Боги
guardian-level = Рівень { $level }
camels-count = { $count ->
    [0] без верблюдів
    [one] { $count } верблюд
    [few] { $count } верблюди
    [many] { $count } верблюдів
   *[other] { $count } верблюда
  }
regions-count = { $count ->
    [one] { $count } територія
    [few] { $count } території
    [many] { $count } територій
   *[other] { $count } території
  }

## How to play
how-title = Як грати в «Анкх»
how-lead = Ви — одне з божеств Єгипту. Здобувайте поклоніння в конфліктах, вийдіть із червоної зони, і пам’ятатимуть саме вас.
how-turn = Ваш хід
how-turn-what = Виконайте одну дію, а потім другу, з нижчого ряду: переміщення, розміщення, отримання послідовників, вивчення властивості. Кожна пересуває свій жетон; остання поділка запускає подію і завершує ваш хід. «Поруч» означає: без річки й верблюдів між ними.
how-events = Події
how-events-what = Більшість дає вам монумент, деякі ділять територію верблюдами, п’ять — це конфлікти. Трек подій показує, що попереду.
how-conflict = Конфлікт
how-conflict-what = Території розігрують у порядку жетонів. Якщо, крім вас, там нікого немає, це домінування: 1 поклоніння. Якщо є інші, починається бій. Більшість обелісків, пірамід чи храмів дає по 1.
how-cards = Карти бою
how-cards-what = Кожен таємно грає одну карту. Сила — це фігурки плюс карта. Переможець отримує 1 поклоніння, фігурки переможених гинуть, але боги — ніколи. Зіграні карти повертає лише «Життєвий цикл Ма’ат».
how-powers = Властивості та стражі
how-powers-what = За послідовників вивчають шість властивостей, по дві на рівень. Друга, четверта і п’ята приводять стража.
how-merge = Злука і забуття
how-merge-what = Якщо гравців троє чи більше: після третього конфлікту двоє найнижчих богів об’єднуються і грають разом. Завжди: після четвертого богів у червоній зоні забувають.
how-win = Перемога
how-win-what = Дістаньтеся вершини трека раніше за інших, переживіть решту богів або майте найбільше поклоніння після п’ятого конфлікту.
power-level = Рівень { $level }

## Scenarios
about-scenario-middle-kingdom = Найкраще для першої партії. Без власних правил.
about-scenario-old-kingdom = Багато храмів, боги далеко від дому.
about-scenario-peoples-revolt = Сім малих територій, що з’єднуються; тут гинуть переможці.
about-scenario-inundation = Наш сценарій: затоплена дельта дає більше і змиває фігурки.

## In words
text-side = Поклоніння { $devotion }, послідовники { $followers }, воїни в запасі { $warriors }
text-region = Ділянок: { $hexes }. { $list }
greeting-god = Ви — { $god }.

## Keys of the board
key-back = Назад: відкликати те, що треба підтвердити, або фігурку, яка рухається
key-numbers = Число завжди означає те саме: від 1 до 4 — дії згори донизу, від 1 до 7 — карти бою, від 1 до 4 — властивості рівня.
key-arrows-what = Від ділянки до ділянки
key-targets = Наступна й попередня ділянка, яку можна обрати
key-enter-what = Обрати ділянку
key-hex = Назвати ділянку (у текстовому режимі)
