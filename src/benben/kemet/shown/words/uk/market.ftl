### Ринок, планшети гравців, форма нової гри, як грати й телефон.

## Ринок
market-title = Плитки могутності
market-close = Поле
market-filters = Показати
market-all = Усі
market-can = Можу купити
market-kind-battle = Бій
market-kind-movement = Рух
market-kind-prayer = ОМ
market-kind-units = Воїни
market-kind-creatures = Істоти
market-kind-fame = Слава
market-whose = Чиї піраміди
market-colours = Кольори
market-level-word = рівень
market-shelf = Рівень { $level } · { $level } ОМ
market-within = досяжно
market-price = ціна { $price } ОМ
market-can-take = можна взяти
market-owned = мають: { $list }
market-bought = сьогодні вже куплено
market-none-yet = піраміди ще немає
market-your-level = ваша піраміда: рівень { $level }
market-level-of = { $who }: рівень { $level }
market-captured = захоплено в гравця { $who }
market-prayer-points = очки молитви
market-buy-question = Купити плитку «{ $tile }»?
confirm-buy = Купити плитку «{ $tile }»
market-waits = Чекатиме в запасі.
market-no-troop = Чекатиме в запасі: зараз жоден ваш загін не може її прийняти.
market-buy-for = Купити за { $price } ОМ
market-buy-free = Узяти безкоштовно
market-take = Узяти плитку «{ $tile }»
market-rule = Правило
market-which-space = На якій клітинці
market-space = Клітинка { $number }
market-joins-which = Куди прибуде
market-joins = Приєднається до загону: { $zone }
market-choose = { $count ->
    [one] Вам доступна { $count } плитка. Натисніть на будь-яку, щоб прочитати.
    [few] Вам доступні { $count } плитки. Натисніть на будь-яку, щоб прочитати.
    [many] Вам доступно { $count } плиток. Натисніть на будь-яку, щоб прочитати.
   *[other] Вам доступно { $count } плитки. Натисніть на будь-яку, щоб прочитати.
  }
market-look = Зараз нічого не можна купити. Натисніть на будь-яку плитку, щоб прочитати.

## Планшет гравця
board-title = Планшети гравців
board-fame-of = слави з { $n }
board-fame-row = Слава: { $total } з { $goal }
board-fame-divine = від богів, назавжди
board-fame-battle = здобуто в боях, назавжди
board-fame-temple = за храми, доки їх утримують
board-fame-pyramid = за піраміди 4-го рівня, доки їх утримують
board-fame-why = Як слава дає перемогу
board-winning = { $who }: перемога на початку наступного ходу, якщо нічого не зміниться.
board-of = з { $n }
board-supply = у запасі
board-played = { $n ->
    [one] зіграна карта
    [few] зіграні карти
    [many] зіграних карт
   *[other] зіграної карти
  }
board-actions = Дії
board-space-used = { $action }, ярус { $floor }: зайнято
board-space-free = { $action }, ярус { $floor }: вільно
board-tokens-left = { $n ->
    [one] Лишився { $n } жетон дії
    [few] Лишилося { $n } жетони дії
    [many] Лишилося { $n } жетонів дії
   *[other] Лишилося { $n } жетона дії
  }
board-equilibrium = Рівновага: до ночі на кожному ярусі має лежати жетон. Ще порожні: { $floors }.
board-equilibrium-now = Рівновага: зайвих жетонів немає. Кожен має лягти на порожній ярус: { $floors }.
board-equilibrium-done = Рівновага: на кожному ярусі є жетон.
board-silver-ready = Срібний жетон готовий.
board-silver-used = Срібний жетон використано.
board-silver-what = Ще одна дія в цьому раунді.
board-gold-ready = Золотий жетон готовий.
board-gold-used = Золотий жетон використано.
board-why = чому?
board-on-the-map = На полі
board-units = { $n ->
    [one] { $n } воїн
    [few] { $n } воїни
    [many] { $n } воїнів
   *[other] { $n } воїна
  }
board-none = немає
board-cards = Карти бою
board-cards-hand = на руці: { $n }
board-cards-played = зіграно: { $n }
board-cards-aside = відкладено: { $n }
board-cards-removed = поза грою: { $n }
board-cards-secret = Решта карт — таємниця.
board-cards-none-shown = Жодної ще не показано.
board-divine = Божественні втручання: { $n }
board-when-battle = у бою
board-when-day = протягом дня
board-when-movement = під час руху
board-tiles = Плитки могутності: { $n }

## Порядок ходу й вітання
turn-fame = слава
kemet-greeting = Ви — { $god }. Утримуйте храми, вигравайте бої та зводьте піраміди: перемагає той, хто починає хід із { $goal } очками слави, якщо ніхто не має більше.

## Нова гра
form-cities = Міста
form-cities-choose = Кожен обирає собі місто
form-cities-choose-what = По черзі, на початку гри.
form-cities-random = Роздати навмання
form-cities-random-what = Ніхто не обирає; гра почнеться швидше.
form-length = Тривалість
form-to-the-end = До { $n } очок слави
form-to-the-end-what = Як велять правила.
form-rounds = Щонайбільше раундів: { $n }
form-rounds-what = Потім перемагає той, у кого більше слави.
form-board = Поле для { $n }
form-board-what = кольори пірамід: { $colours } з { $all }

## Як грати
kemet-how-lead = Кемет у дев’яти картках: три хвилини читання, решта прийде у грі. Сторінка пропонує лише те, що дозволяють правила, а «чому?» відкриває правило.
kemet-how-win = Перемагає слава
kemet-how-win-what = Вам треба { $goal } очок слави на початку свого ходу, і щоб ніхто не мав більше. Суцільні позначки ваші назавжди; пунктирні — лише доки ви утримуєте храм чи високу піраміду.
kemet-how-map = Ваше місто й храми
kemet-how-map-what = У місті три квартали для загонів і пірамід. Храми лежать поза ним: хто стоїть у храмі, той має його очко слави, доки його не виженуть.
kemet-how-day = День: кожному по { $tokens } жетонів
kemet-how-day-what = По черзі кожен кладе жетон дії на свій планшет і одразу виконує цю дію. Коли всі жетони викладено, настає ніч.
kemet-how-floors = Кожен ярус хоч раз
kemet-how-floors-what = До ночі на кожному з трьох ярусів має лежати жетон. Планшет показує, який ярус ще порожній, тож прибережіть жетони для руху, зведення чи набору.
kemet-how-tiles = Піраміди відкривають ринок
kemet-how-tiles-what = Зведіть піраміду за очки молитви — і зможете купувати плитки її кольору до її рівня. Ціна плитки дорівнює її рівню, а діє вона до кінця гри.
kemet-how-move = Загін сягає далеко
kemet-how-move-what = До п’яти воїнів — це загін. Він іде в сусідню зону чи пливе між портами; з кварталу з пірамідою може телепортуватися до будь-якого обеліска за 2 ОМ.
kemet-how-battle = Напад приносить славу
kemet-how-battle-what = Увійдіть у зону ворога — і почнеться бій. Обоє таємно обирають карту, яку зіграють, і ту, яку відкладуть. Нападник, що переміг і вцілів, дістає очко слави назавжди.
kemet-how-night = Ніч
kemet-how-night-what = Два храми чи більше дають постійну славу, храми дають очки молитви, кожен бере карту. Потім той, хто має найменше слави, першим обирає місце в порядку ходу. Перед тим можна віддати воїнів у святилищі ({ $units }) за постійну славу (+{ $fame }) і одного в храмі Дельти за { $prayer } ОМ.
kemet-how-more = Істоти й божественні карти
kemet-how-more-what = Деякі плитки приводять істоту, що підсилює один загін. Божественні втручання — несподіванки: у бою, в дорозі чи вдень.
kemet-how-actions = П’ять дій
kemet-how-action-pray = Два очки молитви.
kemet-how-action-buy = Плитка могутності, якої сягають ваші піраміди; за день — одна кожного кольору.
kemet-how-action-raise = Піраміда росте на рівень чи більше: 1 ОМ за рівень 1, 2 — за рівень 2 і так далі.
kemet-how-action-recruit = Воїни із запасу у ваше місто, по очку молитви за кожного.
kemet-how-action-move = Загін або його частина вирушає в дорогу.
kemet-how-one-battle = Один бій, крок за кроком
kemet-how-divine = Божественні втручання
kemet-battle-attacks = { $god } нападає на храм
kemet-battle-defends = { $god } його боронить
kemet-battle-sum = воїни { $units } + карта { $card } = сила { $strength }
kemet-battle-cards = Обоє таємно обирають: одну карту грають, іншу кладуть долілиць поруч. Потім відкривають.
kemet-battle-strength = Воїни, карта, плитки й істота складають силу: по вісім з обох боків.
kemet-battle-winner = За нічиєї перемагає оборонець: { $defender } лишається в храмі.
kemet-battle-losses = { $attacker } завдає 1 шкоди, карта оборонця ({ $defender }) відбиває 1. Ніхто не гине.
kemet-battle-rewards = { $defender } дістає двох ветеранів, { $attacker } — одного. Ще одне очко сили — і переміг би нападник, здобувши славу. Уночі ветерани стають ОМ, картами чи воїнами.
kemet-battle-after = { $attacker } мусить піти: у запас, що дає 3 ОМ, або в зону, яку обере { $defender }.

## Телефон
phone-actions = Дії
phone-players = Гравці
phone-hand = Рука
phone-tiles = Плитки
phone-chronicle = Журнал
phone-can-play = можна зіграти зараз
fame-standing = Слава, до { $goal }: { $list }
market-come-where = Куди прийдуть найманці?
market-come = Найманці прийдуть сюди: { $zone }
market-come-later = Розмістити їх на полі
