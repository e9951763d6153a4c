### Що каже сторінка про класичний «Кемет»: його запитання, форма, як грати. Ідентифікатори з classic- на початку кажуть замість
### таких самих без нього, коли за столом класичний «Кемет».

## Клітинки, карти й перемога
space-of-colour = { $action }, { $colour }
divine-when-enemy-turn = Для чужих ходів
board-when-enemy-turn = у хід іншого гравця
buy-nothing = Покласти, не купуючи
market-two-colours = Потребує піраміди кожного кольору: { $grade }. Купують на комірці будь-якого з них за { $n } ОМ
winning-you-day = Якщо нічого не зміниться, ви переможете, коли скінчиться цей День!
winning-other-day = Увага: { $names } переможе, коли скінчиться цей День!
winning-short-day = Переможе наприкінці Дня
board-winning-day = Якщо нічого не зміниться, { $who } переможе наприкінці Дня.
table-subject-day = Гравців: { $players }. Гра кінчається того Дня, коли хтось має { $victory } ПО; перемагає той, у кого їх найбільше.
kemet-greeting-day = Ви — { $god }. Утримуйте храми, вигравайте бої та зводьте піраміди: гра кінчається того Дня, коли хтось має { $goal } ПО, і перемагає той, у кого їх найбільше.

## Що запитують
prompt-place-the-first-units = Розмістіть перших воїнів
detail-place-the-first-units = Десять воїнів у кварталах із пірамідою, щонайбільше п’ять у кожному.
prompt-veto = { $who } грає карту «{ $card }»: скасувати?
detail-veto = { $does }. Таємно запитують усіх, хто має карту.
prompt-veto-none = { $who } грає { $card }
detail-veto-none = { $does }. У вас немає вето; питають усіх, хто має карти, щоб ніхто цього не знав.
pass-veto = Хай буде
veto-brings = ваше вето витрачено
prompt-escape = { $who } входить у зону { $zone }: ваш загін тікає?
detail-escape = Запитують усіх, хто має карту. З «Втечею» йде весь загін, і бою немає.
prompt-escape-none = { $who } входить у зону { $zone }
detail-escape-none = У вас немає «Втечі»; питають усіх, хто має карти, щоб ніхто цього не знав.
pass-escape = Лишитися й битися
prompt-choose-where-to-flee = Куди тікає ваш загін?
detail-choose-where-to-flee = Зони поруч із { $zone } без жодного загону.
prompt-where-does-the-creature-come-home = Куди повертається { $creature }?
detail-where-does-the-creature-come-home = Вона втратила свій загін і приєднується до іншого у вашому місті.
prompt-bring-a-creature-with-the-recruits = Істота разом із рекрутами?
detail-bring-a-creature-with-the-recruits = Одна із запасу за кожну дію «Набір».
pass-bring-a-creature-with-the-recruits = Без істоти
prompt-use-night-tiles = Використати нічну плитку?
pass-use-night-tiles = Більше не треба
pass-buy-a-tile = Не купувати
prompt-swap-the-battle-card = Тактичний вибір: поміняти свою карту на відкладену?
detail-swap-the-battle-card = Нова карта діє одразу, стара лягає долілиць; далі вирішує сила.
swap-brings = { $card }: сила { $own } проти { $foe }
classic-detail-tall = Рівень 4 дає 1 переможне очко, поки піраміда під контролем.
classic-level-fame = +1 переможне очко, поки вона під контролем
form-path = З Та-Сеті над полем лежить шлях для жерців, щоразу інший.
prompt-take-a-card-from-the-discard = Божественна пам’ять: яку карту берете зі скиду?
prompt-play-a-card-at-dawn = Світанок: покажіть карту бою за порядок ходу
prompt-play-a-card-at-dawn-discard = Світанок: яку карту кладете долілиць?
prompt-play-a-card-at-dawn-tokens = Світанок: скільки жетонів Світанку витрачаєте?
prompt-choose-your-place-at-dawn = Світанок: оберіть своє місце в порядку ходу
prompt-renew-divine-interventions = Оновлення: які карти скидаєте за нові?
prompt-part-of-the-war-council = Військова рада частинами: оберіть, що буде показано
council-part-first-divine = { $god } спершу бачить божественні втручання: викладіть свої зараз, і їх буде показано. Карти бою обирають потім.
council-part-first-cards = { $god } спершу бачить карти бою: оберіть свою зараз, і її буде показано. Божественні втручання — потім.
council-part-first-both = { $god } спершу бачить усе: складіть увесь план зараз, і його буде показано, крім відкладеної карти.
council-part-rest-divine = Показане лежить відкрито. Тепер таємно додайте божественні втручання.
council-part-rest-cards = Показане лежить відкрито. Тепер таємно оберіть карти бою.
council-part-rest-both = Показане лежить відкрито. Тепер таємно складіть план.
council-open-already = Лежить відкрито
council-later = у наступній частині
council-show = Викласти
council-detail-waits = { $god } чекає на це
council-ask-divine = { $count ->
    [0] Не додавати божественних втручань?
    [one] Додати { $count } божественне втручання?
    [few] Додати { $count } божественні втручання?
    [many] Додати { $count } божественних втручань?
   *[other] Додати { $count } божественних втручань?
  }
council-shown = Показано: { $card }: { $what }
council-shown-what = Це викладено: { $god }
council-shown-none = { $god }: божественних втручань не викладено
council-divine-shown-none = Ви не виклали жодного.
fight-waits = { $god } чекає на показане
fight-waits-you = Ви чекаєте на показане
prompt-take-a-card-of-the-enemy = Спогад: яку карту ворога берете?
guide-place-the-first-units = Десять воїнів починають у вашому місті. Натисніть, де їм стояти.
guide-order = У вас найменше переможних очок, тож порядок ходу для всіх визначаєте ви.

## Між двома Днями
night-step-night-tiles = Нічні плитки
night-step-order = Порядок ходу
night-step-dawn = Світанок
night-step-piety = Побожність
night-step-renewal = Оновлення
night-step-refill = Шлях поповнено
night-ask-order = Порядок ходу визначаєте ви: хто номер { $place }?
night-ask-keep = Видіння: оберіть карту, яку лишаєте
night-ask-tiles = Нічні плитки: яка тепер?
night-next = Хто наступний
dawn-title = Світанок
dawn-what = Значення командування: сила карти й по 1 за кожен жетон Світанку; у кого воно найвище, обирає місце першим
dawn-cards = Ваші карти бою
dawn-tokens = жетони Світанку
dawn-tokens-what = За програні бої. На Світанку кожен додає 1 до карти, яку ви показуєте.
dawn-tokens-n = Жетонів Світанку: { $n }
dawn-plays = обирає карту
dawn-not-yet = ще ні
dawn-face-down = карта долілиць
dawn-value = Значення командування
dawn-chooses = обирає { $n }-м за чергою
dawn-chosen = місце вже обрано
dawn-card-what = Рахується лише її сила. Обидві карти вважаються використаними, як у бою.
dawn-discard-what = Її ніхто не бачить. Вона повернеться разом з іншими, коли всі буде використано.
dawn-keep = Зберегти
dawn-spend = Витратити { $n }
dawn-show = Показати { $card }
dawn-comes-to = значення командування { $n }
dawn-tokens-left = Ваші жетони Світанку: { $n }. Збережені лишаються на потім.
dawn-order-what = від найвищого значення командування; рівні — за попереднім порядком
night-ask-dawn-place = Світанок: оберіть своє місце в порядку ходу
night-ask-dawn-card = Світанок: яку карту бою показуєте?
night-ask-dawn-discard = Світанок: яку карту кладете долілиць?
night-ask-dawn-tokens = Світанок: скільки жетонів Світанку витрачаєте?
keep-title = Лишіть одну карту
keep-what = решта вертається в колоду, і ніхто їх не бачить
renew-title = Карти у вашій руці
renew-what = за кожну скинуту приходить нова, і ще одна
night-title-first = Перша Ніч
classic-night-title = Сутінки й Ніч { $round }
classic-night-brought = Що принесли Сутінки й Ніч
classic-night-col-fame = ПО
classic-night-order-what = його визначає для всіх той, у кого найменше ПО
classic-night-ask-offering = Святилище: віддати двох воїнів за переможне очко?
classic-night-over = Ніч минула: починається День { $round }
classic-night-step-adoration = ОМ за храми
classic-night-step-temples = Два храми
classic-night-step-offering = Святилище

## Що класичний «Кемет» називає інакше
classic-table-subject = Гравців: { $players }. Перемагає той, хто на початку свого ходу має щонайменше { $victory } ПО, якщо ні в кого немає більше.
classic-fame = Переможні очки
classic-fame-of = ПО з { $n }
classic-fame-kinds = ПО { $total } з { $goal }. Постійні: { $divine }, бої { $battle }. Поки під контролем: храми { $temple }, високі піраміди { $pyramid }.
classic-prayer-points-what = Ними платять за плитки, рівні, рекрутів і телепортацію. Нові дають молитва, храми й Ніч.
classic-zone-night = у Сутінках { $n } ОМ
classic-zone-offering = у Сутінках за { $units ->
    [one] { $units } відданого тут воїна
    [few] { $units } відданих тут воїнів
    [many] { $units } відданих тут воїнів
   *[other] { $units } відданого тут воїна
  }: { $brings }
classic-way-transfer = картою «Телепортація»
classic-about-action-move = Один ваш загін іде суходолом, пливе вздовж стрілки або телепортується.
classic-about-action-buy = Плитка цього кольору, до рівня вашої піраміди.
classic-detail-take-a-city = Три квартали, кожен за своїм муром, а довкола пустеля.
classic-council-spied = Ви бачите: { $card }
classic-council-spied-what = Цю карту показала вам ваша плитка
classic-council-against-spied = Проти карти, яку ви бачите
classic-council-stake-fame = { $sign }{ $amount } постійне ПО
classic-council-stake-temporary = { $sign }{ $amount } тимчасове ПО
classic-fight-gain-fame = { $sign }{ $amount } ПО
fight-gain-tokens = { $sign }{ $amount ->
    [one] { $amount } жетон Світанку
    [few] { $amount } жетони Світанку
    [many] { $amount } жетонів Світанку
   *[other] { $amount } жетона Світанку
  }
classic-fight-falls-how = Шкода мінус захист; потім те, чого коштує власна карта.
classic-brought-fame = { $sign }{ $amount } ПО
classic-kend-fame = досить переможних очок, і ні в кого немає більше
classic-kend-rounds = найбільше переможних очок після узгоджених раундів
classic-kend-divine = Постійні
classic-kend-course = Переможні очки раунд за раундом
classic-share-fame = ПО { $fame }
classic-market-kind-fame = ПО
classic-board-fame-of = ПО з { $n }
classic-board-fame-row = ПО: { $total } з { $goal }
classic-board-fame-divine = постійні: храми, Святилище, плитки{ $path ->
    [yes] { ", Та-Сеті" }
   *[no] { "" }
  }
classic-board-fame-why = Як перемагають
classic-board-winning = Якщо нічого не зміниться, { $who } переможе на початку свого наступного ходу.
classic-board-equilibrium = До Сутінків на кожному ярусі потрібен жетон. Ще порожні: { $floors }.
classic-detail-turn-floors = До Сутінків кожен ярус потребує жетона; ще без нього: { $floors }
classic-board-equilibrium-now = Зайвих жетонів немає: решта має лягти на порожні яруси: { $floors }.
classic-board-equilibrium-done = На кожному ярусі є жетон.
classic-turn-fame = ПО
classic-fame-standing = ПО, до { $goal }: { $list }
classic-kemet-greeting = Ви — { $god }. Утримуйте храми, вигравайте бої та зводьте піраміди: перемагає той, хто починає хід із { $goal } ПО, якщо ніхто не має більше.

## Нова гра
form-goal = Мета
form-goal-short = До { $n } ПО
form-goal-short-what = Звичайна партія.
form-goal-long = До { $n } ПО
form-goal-long-what = Довга партія: вистачить часу на високі піраміди.
form-goal-beginner = Для початківців, до { $n } ПО
form-goal-beginner-what = Плитки й піраміди до рівня 2, без «Та-Сеті».
form-modules = Грають із
form-preset-none = Класика
form-preset-none-what = Коробка 2012 року й більше нічого.
form-preset-all = «Та-Сеті», усе разом
form-preset-all-what = Кожен модуль доповнення; промо — за бажанням.
form-preset-some = Обрати
form-preset-some-what = Кожен модуль окремо, а також промо.
form-left-out = Не в цій партії: { $tiles }. Потрібен модуль «{ $module }».
classic-form-length = Раунди
classic-form-to-the-end = До кінця
classic-form-rounds-what = Потім перемагає той, у кого більше ПО.
classic-form-board-what = поле 2012 року

## Як грати
classic-kemet-how-lead = Класичний «Кемет» у дев’яти картках: три хвилини читання, решта прийде у грі. Сторінка пропонує лише те, що дозволяють правила, а «чому?» відкриває правило.
classic-kemet-how-win = Перемагають переможні очки
classic-kemet-how-win-what = Гра кінчається того Дня, коли хтось має { $goal } ПО; перемагає той, у кого їх найбільше. З модулем «Інша умова перемоги» перемагає той, хто починає хід із такою кількістю, якщо ніхто не має більше. Суцільні позначки ваші назавжди; пунктирні — лише доки ви утримуєте храм чи піраміду 4-го рівня.
classic-kemet-how-map-what = У місті три квартали для загонів і пірамід. Храми лежать поза ним: хто стоїть у храмі, той має його переможне очко, доки його не виженуть.
classic-kemet-how-day-what = По черзі кожен кладе жетон дії на свій планшет і одразу виконує цю дію. Коли всі жетони викладено, настають Сутінки.
classic-kemet-how-floors-what = До Сутінків на кожному з трьох ярусів має лежати жетон. Планшет показує, який ярус ще порожній, тож прибережіть жетони для руху, зведення чи набору.
classic-kemet-how-tiles-what = Зведіть піраміду за очки молитви — і зможете купувати плитки її кольору до її рівня, на клітинці цього кольору. Ціна плитки дорівнює її рівню, а діє вона до кінця гри.
classic-kemet-how-move-what = До п’яти воїнів — це загін. Він іде в сусідню зону чи пливе вздовж стрілки; з кварталу з пірамідою може телепортуватися до будь-якого обеліска за 2 ОМ, доки є чим платити.
classic-kemet-how-battle = Напад приносить очки
classic-kemet-how-battle-what = Увійдіть у зону ворога — і почнеться бій. Обоє таємно обирають карту, яку зіграють, і ту, яку відкладуть. Нападник, що переміг і вцілів, дістає переможне очко назавжди.
classic-kemet-how-night = Сутінки й Ніч
classic-kemet-how-night-what = У Сутінках храми дають очки молитви, а два храми чи більше — постійне переможне очко. Уночі кожен отримує 2 ОМ і карту. Потім той, у кого найменше очок, визначає порядок ходу для всіх; з модулем «Світанок» кожен показує для цього карту бою.
classic-kemet-how-more-what = Деякі плитки приводять істоту, що підсилює один загін. Божественні втручання — несподіванки: у бою, в дорозі, удень і в чужі ходи.
classic-kemet-how-action-buy = Плитка кольору клітинки, якої сягає ваша піраміда.
classic-kemet-battle-rewards = Ніхто нічого не здобуває. Ще одне очко сили — і переміг би { $attacker }, здобувши переможне очко.
classic-kemet-battle-after = { $attacker } мусить піти: у запас, що дає 4 ОМ, або в зону, яку обере { $defender }.
differs-title = Якщо ви знаєте «Кров і пісок»
differs-lead = Що в класичному «Кеметі» інакше, на одній сторінці.
differs-round = Спершу Ніч
differs-round-what = Раунд — це Ніч, порядок ходу, День і Сутінки. Гра починається з Ночі.
differs-victory = Перемога наприкінці Дня
differs-victory-what = Вісім переможних очок (десять у довгій партії) кінчають гру разом із Днем, із Сутінками включно. Перемагає більше очок, далі — очок за бої, далі — раніше місце. Модуль «Та-Сеті» повертає перемогу на початку ходу.
differs-order = Порядок визначає один
differs-order-what = Той, у кого найменше очок, визначає весь порядок ходу, для всіх.
differs-dusk = Офіри в Сутінках
differs-dusk-what = Храм Дельти, потім ОМ за храми, потім Святилище, потім очко за два храми. Відданий храм уже не рахується.
differs-setup = Десять воїнів, без першої плитки
differs-setup-what = Спершу будують піраміди; потім десять воїнів стають там, де піраміди. Ніхто не починає з плиткою, і кожен може мати три піраміди.
differs-buy = Клітинки купівлі мають колір
differs-buy-what = На кожній клітинці купівлі надруковано її колір: одна плитка кожного кольору за День, без жетонів купівлі. Жетон може лежати там і без купівлі.
differs-tokens = Срібло й золото — потім
differs-tokens-what = Їх кладуть після звичайного жетона ходу, ніколи перед ним і ніколи самі.
differs-ships = Стрілки замість портів
differs-ships-what = Кораблі ходять лише вздовж надрукованих стрілок, за один крок. Поле має два боки, залежно від кількості гравців.
differs-teleport = Телепортацій — скільки оплатите
differs-teleport-what = Будь-скільки за один рух, упереміш із кроками, але лише раз у ту саму зону.
differs-walls = Мури
differs-walls-what = У чужий квартал входять першим кроком руху, що почався поруч, або той, хто не зважає на мури. Загін ніколи не перевищує меж, навіть у дорозі.
differs-entry = Перед боєм
differs-entry-what = Той, до кого входять, може зіграти «Втечу»; «Смертельна пастка» й «Ініціатива» б’ють до карт. Якщо битися ні з ким, рух триває.
differs-battle = Без переваги вдома
differs-battle-what = Власне місто не додає сили, а захист спиняє будь-яку шкоду. Втрати від 5/0/0 — після шкоди.
differs-retreat = Відступ і відкликання
differs-retreat-what = Відкликання дає 1 ОМ за кожного воїна. Відступати можна в будь-яку сусідню зону без загонів, навіть у чужі квартали.
differs-veterans = Ні ветеранів, ні диверсії
differs-veterans-what = Поразки їх не дають, а рука божественних карт може бути порожня.
differs-creatures = Істоти приходять із рекрутами
differs-creatures-what = Із запасу лише дією «Набір», по одній, і їх не переставляють. Та, що втратила загін, одразу йде до іншого у своєму місті.
differs-captured = Захоплені піраміди
differs-captured-what = Хто тримає піраміду, той купує з нею, телепортується з неї й може її зводити.
differs-cards = Вето
differs-cards-what = Карту, зіграну поза боєм, можна скасувати. Усіх, хто має карту, запитують разом і таємно.
