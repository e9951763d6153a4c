
the-game = Гра
panels = Панелі
turn-order = Порядок ходу
chronicle = Журнал
chronicle-hint = золоте: після вашого ходу
chronicle-large = Збільшити журнал
chronicle-earlier = Раніше
tab-board = Поле
tab-chronicle = Журнал
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Усе поле
choices = Варіанти
since-title = Після вашого ходу
since-earlier = { $count ->
    [one] Ще { $count } запис є в журналі
    [few] Ще { $count } записи є в журналі
    [many] Ще { $count } записів є в журналі
   *[other] Ще { $count } запису є в журналі
  }
question = Запитання
hint = Підказка
undo = Повернути хід
confirm = Підтвердити
seal = Зіграти
pass = Відмовитися
next-bot = Наступний хід
hint-says = Підказка: { $choice }
hint-in-all = разом: { $list }
hint-because = бо: { $list }
hint-but = але: { $list }
hint-fears = остерігайтеся: { $list }
hint-instead = інша можливість: { $list }
prompt-confirm = { $choice }? Скасувати буде неможливо.
prompt-confirm-brings = { $choice }: { $list }
prompt-waiting = { $step }. Чекаємо: { $names }
prompt-other = { $player }: { $step }
prompt-nobody = Стіл готується
detail-wait = Ми скажемо, коли буде ваш хід
detail-thinks = думає вже { $seconds } с
detail-confirm = Ви цього хочете? Повернути не вийде.
since-said = Відтоді: { $list }.
since-more = { $list } та ще { $count }
stage-next = Далі
stage-back = Назад до розповіді
stage-decide = До мого рішення
stage-countdown = саме за { $seconds } с
stage-asked = Далі — ваше рішення.
stage-queue = { $count ->
    [one] попереду ще { $count } бій
    [few] попереду ще { $count } бої
    [many] попереду ще { $count } боїв
   *[other] попереду ще { $count } бою
  }
stage-look = Переглянути цей бій
step-list = Бій, крок за кроком
continue = Далі
why = Чому?
show-board = До поля
show-battle = Назад до бою
handover-title = Передайте пристрій
handover-text = Зараз грає { $player }. До того все таємне лишається закритим.
handover-go = Я — { $player }
end-title = Підсумки
end-moments = Ключові миті
rematch = Зіграти ще раз
open-replay = Дивитися повтор
how-back = Назад до столу
report = Зберегти звіт про проблему
chat = Чат
chat-say = Напишіть щось
chat-send = Надіслати
chat-empty = Поки що ніхто нічого не написав.
chat-unread = Чат: { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
  }
absent = не в мережі
hand-back = { $name }: повернути місце
hand-bot = Хай грає бот
level-of = Рівень: { $name }
bot-for = бот, замість: { $name }
spectators = Ви глядач
keys-title = Клавіші
keys-text = За столом клавіша ? показує список клавіш.
propose = Відкликати мій останній вибір
watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
  }
pace-step-what = Боти чекають, доки ви натиснете «Наступний хід».
pace-slow-what = Досить часу, щоб стежити за всім, що роблять боти.
pace-fast-what = Боти грають жваво; журнал розповість, що ви пропустили.
pace-skip-what = Боти зовсім не чекають.
guide-off = Більше без порад
guide-tip = Порада
guide-learnt = Зрозуміло
greeting-what = Речення під полем завжди каже, що треба зробити. Те, що можна обрати, підняте й обведене золотом; укажіть на будь-що або торкніться його, щоб побачити пояснення.
rule-more = У правилах
name-ask = Як вас називати за столом?
away-turn = Зараз хід: { $name }, але гравця немає.
bot-for-you = { $bot } тепер грає замість вас.
take-chair = Повернути моє місце
proposal-asked = { $player } просить повернутися на момент перед своїм останнім вибором (разом { $count ->
    [one] { $count } вибір
    [few] { $count } вибори
    [many] { $count } виборів
   *[other] { $count } вибору
  }). Усе випадкове буде визначено наново.
proposal-waits-you = Ви просите відкликати свій останній вибір. Чекаємо: { $names }
proposal-waits = { $player } хоче відкликати вибір. Чекаємо: { $names }
proposal-agree = Погодитися
proposal-refuse = Відмовити
proposal-withdraw = Не треба
rematch-offer = { $player } пропонує зіграти ще раз тим самим складом.
rematch-offer-host = Організатор столу пропонує зіграти ще раз тим самим складом.
rematch-accept = Зіграти ще
rematch-decline = Ні, дякую
rematch-declined = { $name } поки що не хоче грати знову.
rematch-sure = Нова партія з тими самими гравцями почнеться за новим столом. Цей лишиться, як є.
holder = Посилання на місце «{ $name }» відкрив ще хтось. Якщо за столом ніхто не знає, хто це, організатор може створити нове.
holder-you = Ваше посилання відкрив ще хтось. Якщо ви не знаєте, хто це, попросіть в організатора нове.
holder-links = До посилань
notify-offer = Повідомляти вам про ваш хід, навіть коли ви дивитеся щось інше?
notify-yes = Так, повідомляти
notify-no = Ні, дякую
hand-to-bot = { $name }: хай грає бот
trouble = Сервер зараз не може зберігати. Нічого не втрачено: гра продовжиться, щойно це стане можливо.
broken-title = Партія зупинилася тут
broken-what = Далі сервер не може її відтворити: відтоді змінилися правила або пошкодився її файл. Усе, що було до цього моменту, збережено.
broken-can = Партію можна зберегти як запис. Якщо всі за столом згодні, гра продовжиться звідси, а те, що було далі, більше не рахуватиметься.
broken-why = Повідомлення сервера:
broken-go = Продовжити звідси
cut-asked = { $player } пропонує продовжити звідси. Те, що було далі, більше не рахуватиметься.
cut-waits = Щоб продовжити звідси, мають погодитися всі. Чекаємо: { $names }
changed-title = Правила виправлено
changed-what = Цю партію грали за попередньою версією правил; за виправленими вона дещо інша. Нічого не втрачено: її можна переглянути й зберегти як запис.
changed-host = Вирішуєте ви: продовжити за виправленими правилами чи залишити як є.
changed-guest = Чи продовжувати за виправленими правилами, вирішує організатор столу.
changed-where = Перша відмінність — у рядку { $line }, { $player }:
changed-then = Тоді:
changed-now = Тепер:
changed-nothing = нічого
changed-other = Відтоді можна обрати щось інше або на полі щось інакше.
changed-go = Продовжити за виправленими правилами
replay-at = Хід { $at } з { $of }
replay-first = На початок
replay-last = У кінець
replay-next = Крок уперед
replay-prev = Крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-eyes = Чиїми очима
replay-all = усі
replay-from-here = Грати звідси
replay-from-here-sure = Від цієї миті почнеться новий стіл, і гра піде далі звідти. Сама партія лишиться, як є.
a-spectator = глядач
replay-link = Скопіювати посилання на цей момент
replay-secret = { $player } робить таємний вибір
chance-name = Випадок
replay-mark-before = До попередньої ключової миті
replay-mark-next = До наступної ключової миті
replay-speed = Швидкість
replay-picture = Зберегти картинку
replay-picture-saved = Картинку збережено
replay-no-board = Тут не видно ігрового поля.
keys-always = Завжди
keys-board = На полі
keys-now = Що можна обрати зараз
key-done = Готово або відмова
key-confirm = Підтвердити
key-question = До запитання
key-next = Наступний хід бота
key-rule = Правило про те, що зараз пояснюється
key-list = Цей список
key-yes = Так
key-to-board = До поля
key-arrows = Стрілки
key-enter = Enter
skip-question = Перейти до запитання
skip-board = Перейти до поля
refusal-stale = тим часом гра пішла далі
refusal-not-seated = ви лише глядач
refusal-bot-plays = за вас грає бот
refusal-not-host = це може зробити лише організатор столу
refusal-no-hints = за цим столом підказки вимкнено
refusal-no-hint = підказки не знайдено
refusal-no-proposal = уже ніхто нічого не просить
refusal-busy = попередню підказку ще обмірковують
refusal-gone = цей стіл закрито
refusal-bad-chat = від 1 до 500 символів
refusal-bad-name = від 1 до 40 символів
refusal-broken = у такому вигляді партію продовжити не можна
refusal-rules-changed = правила виправлено, а організатор ще не вирішив
refusal-too-long = ця партія стала задовгою
refused = Неможливо: { $text }
error-lost = Поки не було зв’язку, гра пішла далі, і тепер вас запитують про інше, тож ваш вибір не зроблено.
rules-title = Повні правила
rules-search = Знайти слово в правилах
rules-none = Жодне правило не згадує «{ $text }».
rules-chapters = Розділи
rules-open = Друковані правила цього не пояснюють.
how-go = А тепер грайте
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
kend-fame = досить слави на початку ходу, і ні в кого немає більше
kend-rounds = найбільше слави після узгоджених раундів
kend-divine = Божественна
kend-battle = Бої
kend-temple = Храми
kend-pyramid = Піраміди
kend-course = Слава раунд за раундом
mark-tall = Піраміда 4-го рівня: { $zone } ({ $colour })
share-fame = слава { $fame }
step-swap-the-battle-card = Чи поміняти карту бою
step-take-a-card-from-the-discard = Візьміть карту зі скиду
use-swap-the-battle-card = Поміняти на відкладену карту
pass-swap-the-battle-card = Лишити карту бою
event-swaps = { $a1 } міняє карту бою { $a2 } на { $a3 }
event-spared = { $a1 } не втрачає { $a2 ->
    [one] { $a2 } воїна
    [few] { $a2 } воїнів
    [many] { $a2 } воїнів
   *[other] { $a2 } воїна
  } завдяки захисту
event-remembers = { $a1 } таємно бере карту зі скиду, разом { $a2 }
event-remembered = { $a1 } бере зі скиду карту «{ $a2 }»
refused-discard-empty = у скиді немає карти, яку можна взяти
refused-not-in-the-discard = такої карти у скиді немає
refused-never-its-like = ця карта ніколи не повертає такої самої
drawn-taken = взято таємно
colour-red = Червоний
colour-blue = Синій
colour-white = Білий
colour-black = Чорний
about-colour-red = напад і рух
about-colour-blue = оборона й контроль
about-colour-white = очки молитви й божественні втручання
about-colour-black = найманці, золоті дії та істоти
tile-stargate = Зоряна брама
tile-god-speed = Божественна швидкість
tile-offensive-strategy = Наступальна стратегія
tile-open-gates = Відчинена брама
tile-teleport = Телепорт
tile-victory-point = Переможне очко
tile-defensive-strategy = Оборонна стратегія
tile-prescience = Передбачення
tile-slaves = Раби
tile-high-priest = Верховний жрець
tile-crusade = Хрестовий похід
tile-holy-war = Священна війна
tile-mercenaries = Найманці
tile-enforced-recruitment = Примусове вербування
tile-dark-ritual = Темний ритуал
tile-devourer = Пожирач
tile-divine-strength = Божественна сила
tile-protective-aura = Захисна аура
tile-night-expedition = Нічна експедиція
tile-reminiscence = Спомин
tile-piety = Благочестя
tile-divine-prescience = Божественне передбачення
tile-renewal = Оновлення
tile-disciple-of-ptah = Учень Птаха
divine-enlistment = Поповнення
divine-mana-theft = Крадіжка мани
divine-teleportation = Телепортація
divine-open-gates = Відчинена брама
divine-veto = Вето
divine-escape = Втеча
divine-glory = Звитяга
divine-divine-memory = Божественна пам’ять
divine-divine-protection = Божественний захист
divine-reinforcements = Підкріплення
divine-tactical-choice = Тактичний вибір
object-ibis-statue = Статуя ібіса
object-hare-statue = Статуя зайця
object-flaming-khopesh = Полум’яний хопеш
object-leather-shield = Шкіряний щит
object-bull-statue = Статуя бика
object-divine-seal = Божественна печатка
object-double-edged-dagger = Двосічний кинджал
object-mask = Маска
skill-slaughter = Бійня
skill-haste = Прудкість
skill-charge = В атаку!
skill-defensive-position = Оборонна позиція
skill-open-gates = Відчинена брама
skill-legion = Легіон
skill-defensive-victory = Перемога в обороні
skill-divinity = Божественність
skill-direct-recruitment = Пряме вербування
skill-compensation = Відшкодування
skill-premonition = Передчуття
skill-immunity = Невразливість
skill-offering = Офіра
short-devourer = пожирач
effect-first-strike = коли ви нападаєте, ворог ще до бою втрачає воїнів: { $n }
effect-night-units = безкоштовних воїнів уночі: до { $n }
effect-chosen-out-of = уночі першу карту ви обираєте з { $n }
effect-prayer-per-victory = { $n } ОМ за кожен виграний бій
effect-prayer-entering = +{ $n } ОМ, коли ваш рух веде до зони з ворогом
effect-teleports-from-obelisks = телепортація також із зон з обеліском
effect-trap = ворог, що рухом входить до вашої зони, ще до бою втрачає воїнів: { $n }
effect-shelters = жодної шкоди поза боями
effect-gain-bonus-by-day = на { $n } ОМ більше щоразу, коли ви отримуєте їх удень
effect-night-priest = уночі один ваш жрець іде до наступного поселення
effect-reclaims = після бою можна взяти карту, яку зіграв ворог
effect-night-temples-fame = уночі { $n ->
    [one] { $n } постійне ПО
    [few] { $n } постійні ПО
    [many] { $n } постійних ПО
   *[other] { $n } постійного ПО
  } за два храми або більше
effect-foresees = ви бачите божественні втручання ворога до свого вибору
effect-renews = уночі можна скинути карти, взяти стільки ж і ще { $n }
effect-early-pyramids = піраміди дають ПО вже від рівня { $n }
effect-theft = кожен ворог втрачає { $n } ОМ
effect-vetoes = скасовує щойно зігране божественне втручання
effect-escapes = ваш загін відходить ще до початку бою
effect-prayer-won = { $n } ОМ за перемогу
effect-remembers = карта зі скиду на ваш вибір
effect-unharmed-won = якщо ви перемогли, ворожа шкода не вибиває ваших воїнів
effect-units-won = безкоштовних воїнів за перемогу: до { $n }
effect-swaps = після розкриття можна поміняти зіграну карту бою на відкладену
effect-cards = божественні втручання в руку: +{ $n }
effect-seals = одна ворожа плитка не діє, доки не почнеться наступний День
effect-dagger = ще { $n ->
    [one] { $n } постійне ПО
    [few] { $n } постійні ПО
    [many] { $n } постійних ПО
   *[other] { $n } постійного ПО
  } за перемогу, −{ $n } ПО за поразку
effect-masks = у цьому бою рахуються лише воїни й карти бою
effect-cards-per-two-kills = карти після бою за кожних двох вибитих ворожих воїнів: +{ $n }
effect-losses-return = після бою вибиті ворогом воїни можуть безкоштовно повернутися
effect-cards-per-card = після бою нова карта за кожну, яку ви в ньому зіграли
gold-dark-ritual = золота дія: «Моління»
switch-black = Чорні плитки
switch-dawn = Світанок
switch-path = Шлях до Та-Сеті
switch-victory = Інша умова перемоги
switch-cards = Додаткові карти
switch-promos = Промо
switch-long = Довга партія
switch-beginner = Для початківців
about-switch-black = Шістнадцять чорних плиток і чорні піраміди, які дають змогу їх купувати.
about-switch-dawn = Щоранку карта бою й жетони світанку вирішують, хто першим обирає місце в порядку ходу.
about-switch-path = Троє жерців кожного гравця йдуть до Та-Сеті й приносять предмети, навички та переможні очки.
about-switch-victory = Перемагають не наприкінці Дня, а на початку свого ходу, якщо очок досить і ні в кого немає більше.
about-switch-cards = Ще дванадцять божественних втручань і ще по дві карти бою кожному.
about-switch-promos = Подарункові плитки й навички — ті, що пасують до ввімкнених модулів.
about-switch-long = До десяти переможних очок замість восьми.
about-switch-beginner = Плитки й піраміди до рівня 2; для перемоги досить чотирьох переможних очок.
classic-effect-fame = одразу { $n ->
    [one] { $n } постійне ПО
    [few] { $n } постійні ПО
    [many] { $n } постійних ПО
   *[other] { $n } постійного ПО
  }
classic-effect-defender-fame = { $n } ПО за перемогу в обороні
classic-effect-devours = ще { $n } ПО за перемогу, якщо вибито щонайменше двох воїнів
classic-effect-silver = срібний жетон: ще одна дія за День
classic-gold-twin-ceremony = золота дія: ще одна плитка кольору, уже використаного цього Дня, на 1 ОМ дорожча
classic-gold-forced-march = золота дія: «Рух»
classic-note-temple = у Сутінках { $n } ОМ
classic-note-offering = воїни −{ $units }, ПО +{ $fame }
classic-score-fame = ПО
classic-legend-fame = ПО: постійні+тимчасові
classic-legend-temple = ОМ від храму в Сутінках
classic-legend-pyramid = піраміда ({ $colour })
classic-choice-transfer = Телепорт за карткою: { $a1 }
classic-step-war-council = Вибір карт для бою
classic-why-more-fame = більше постійних ПО
classic-over-fame = досить переможних очок
classic-over-max-rounds = найбільше переможних очок після узгоджених раундів
classic-event-gained-fame = { $a1 } отримує { $a2 ->
    [one] { $a2 } переможне очко
    [few] { $a2 } переможні очки
    [many] { $a2 } переможних очок
   *[other] { $a2 } переможного очка
  }, разом { $a3 }
classic-event-won = { $a1 } перемагає: { $a2 ->
    [one] { $a2 } переможне очко
    [few] { $a2 } переможні очки
    [many] { $a2 } переможних очок
   *[other] { $a2 } переможного очка
  }
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
colour-ruby = Рубін
colour-sapphire = Сапфір
colour-diamond = Діамант
colour-onyx = Онікс
about-colour-ruby = сила й рух
about-colour-sapphire = захист і набір
about-colour-diamond = очки молитви й божественні втручання
about-colour-onyx = сила, захист і найманці
city-nw = Північний захід
city-w = Захід
city-sw = Південний захід
city-ne = Північний схід
city-e = Схід
city-se = Південний схід
action-move = Рух
action-recruit = Набір
action-raise = Зведення піраміди
action-pray = Моління
action-buy = Купівля плитки могутності
space-on-floor = { $action }, ярус { $floor }
space-of-three = { $action }, ярус 1, клітинка { $n }
stat-strength = сила
stat-damage = шкода
stat-defence = захист
stat-unblockable-damage = невідворотна шкода
source-units = воїни
source-home = власне місто
source-card = карта бою { $card }
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
turn-fame = слава
kemet-greeting = Ви — { $god }. Утримуйте храми, вигравайте бої та зводьте піраміди: перемагає той, хто починає хід із { $goal } очками слави, якщо ніхто не має більше.
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
location-start = початок шляху
location-ta-seti = Та-Сеті
token-victory = переможне очко
source-road = жетон з дороги
source-skill = { $skill } (навичка)
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
note-temporary = { $stat } +1 у битві цієї дії
note-tokens = жетони: { $tokens }
note-priests = { $n ->
    [one] { $n } жрець
    [few] { $n } жерці
    [many] { $n } жерців
   *[other] { $n } жерця
  }
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
step-renew-divine-interventions = Скиньте карти, щоб узяти нові
step-draw-renewed-divine-interventions = Нові карти
step-take-a-card-of-the-enemy = Візьміть карту, яку зіграв ворог
step-part-of-the-war-council = Частина військової ради
pass-renew-divine-interventions = Більше не скидати
pass-take-a-card-of-the-enemy = Не брати
event-reclaims = { $a1 } бере карту «{ $a2 }», яку зіграв ворог
event-shows-a-divine-intervention = { $a1 } до розкриття показує карту «{ $a2 }»
refused-in-the-other-part = це обирають в іншій частині військової ради
refused-not-played-by-the-enemy = у цьому бою ворог такої карти не грав
refused-no-two-pyramids-so-tall = потрібна досить висока піраміда кожного з двох її кольорів
note-second-pyramid = потрібна ще одна піраміда: { $colour } { $level }
table-title = { $game } · раунд { $round }, { $time ->
    [dawn] світанок
    [night] ніч
   *[day] день
  }
table-title-setup = { $game } · підготовка
table-subject = Гравців: { $players }. Перемагає той, хто на початку свого ходу має щонайменше { $victory } очок слави, якщо ні в кого немає більше.
your-board = Ваш планшет
the-others = Інші гравці
the-players = Гравці
sheet-open = Показати весь планшет
fame = Слава
fame-of = слави з { $n }
fame-kinds = Слава { $total } з { $goal }. Постійна: божественна { $divine }, бої { $battle }. Поки під контролем: храми { $temple }, високі піраміди { $pyramid }.
of-most = з { $n }
prayer-points = Очки молитви (ОМ)
prayer-points-what = Ними платять за плитки, рівні, новобранців і телепортацію. Їх дають моління та ніч.
prayer-n = ОМ: { $n }
supply = Запас
supply-what = Воїни, яких ще можна набрати.
in-supply = у запасі
supply-n = Воїнів у запасі: { $n }
veterans = Ветерани
veterans-what = Їх дають бої, надто ті, що без слави. Уночі вони стають ОМ, картами чи воїнами.
veterans-n = { $n ->
    [one] ветеран
    [few] ветерани
    [many] ветеранів
   *[other] ветерана
  }
veterans-count = Ветеранів: { $n }
divine-n = Божественних втручань на руці: { $n }
cards-n = Карт бою на руці: { $n }
your-hand = Ваші карти й плитки
battle-cards = Карти бою
in-hand = на руці { $n }
divine-cards = Божественні втручання
divine-when-battle = Для боїв
divine-when-day = Вдень, у ваш хід
divine-when-movement = Під час руху
power-tiles = Плитки могутності
market = Ринок
market-level = Ваші піраміди ({ $colour }) сягають рівня { $n }
market-no-pyramid = У вас немає піраміди цього кольору ({ $colour })
winning-you = Якщо нічого не зміниться, ви переможете на початку свого наступного ходу!
winning-other = Увага: { $names } переможе на початку свого наступного ходу!
winning-short = Переможе наступного ходу
actions = Дії
tokens-left = { $n ->
    [one] лишився { $n } жетон
    [few] лишилося { $n } жетони
    [many] лишилося { $n } жетонів
   *[other] лишилося { $n } жетона
  }
floors-need = { $n ->
    [one] без жетона: ярус { $floors }
    [few] без жетона: яруси { $floors }
    [many] без жетона: яруси { $floors }
   *[other] без жетона: яруси { $floors }
  }
command-move = Рух
command-recruit = Набір
command-raise = Звести
command-pray = Моління
command-buy = Купити
about-action-move = Один ваш загін іде суходолом, між портами або телепортується.
about-action-recruit = Нові воїни у ваших кварталах, по 1 ОМ.
about-action-raise = Піраміда росте або з’являється нова.
about-action-pray = Ви отримуєте очки молитви.
about-action-buy = Плитка кольору й рівня, яких сягають ваші піраміди.
space-used = Тут уже лежить жетон.
gold-token = Золотий жетон
board-label = Мапа Кемету
storm = буря
bank-not-in-play = східний берег,|не у грі
zone-kind-district = квартал
zone-kind-desert = пустеля
zone-kind-obelisk = пустеля з обеліском
zone-kind-temple = храм
zone-kind-sanctuary = святилище
zone-port-trading = торговий порт
zone-port-military = військовий порт
zone-night = уночі { $n } ОМ
zone-offering = уночі за { $units ->
    [one] { $units } відданого тут воїна
    [few] { $units } відданих тут воїнів
    [many] { $units } відданих тут воїнів
   *[other] { $units } відданого тут воїна
  }: { $brings }
zone-pyramid = піраміда: { $colour }, рівень { $level }
zone-held = контролює: { $who }
zone-out-of-reach = цим рухом сюди не дійти
zone-beside = поруч: { $list }
zone-battle = { $zone }: бій
troop-of = { $who }: { $n ->
    [one] { $n } воїн
    [few] { $n } воїни
    [many] { $n } воїнів
   *[other] { $n } воїна
  }
troop-with = { $who }: { $n ->
    [one] { $n } воїн
    [few] { $n } воїни
    [many] { $n } воїнів
   *[other] { $n } воїна
  } та { $creature }
way-land = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
  }
way-sea = кораблем, { $n ->
    [one] { $n } крок
    [few] { $n } кроки
    [many] { $n } кроків
   *[other] { $n } кроку
  }
way-transfer = картою «Перенесення»
way-teleport = телепортація за { $n } ОМ
clash = бій, { $own } проти { $enemy } до карт
odds-to = до
odds-before = До розкриття карт.
odds-tie = До розкриття карт; за нічиєї перемагає { $who }.
costs-pp = ціна { $n } ОМ
costs-nothing = безкоштовно
prompt-turn = Ваш хід: покладіть жетон дії
prompt-turn-more = Ще щось цього ходу?
prompt-plan-move = Рух: який загін?
prompt-plan-recruit = Набір: куди поставити воїнів?
prompt-plan-raise = Зведення: яка піраміда?
prompt-plan-buy = Купівля: оберіть плитку на ринку
prompt-plan-pray = Моління
prompt-move-where = Рух: куди { $units ->
    [one] йде { $units } воїн
    [few] йдуть { $units } воїни
    [many] йдуть { $units } воїнів
   *[other] йде { $units } воїна
  }?
prompt-confirm-attack = Напасти? { $zone }, ворог — { $enemy }
confirm-for = { $what } за { $n } ОМ
confirm-raise = Звести піраміду ({ $zone }, { $colour }) до рівня { $level }
confirm-place = Розмістити { $n ->
    [one] { $n } воїна
    [few] { $n } воїнів
    [many] { $n } воїнів
   *[other] { $n } воїна
  }: { $list }
prompt-go-on = У дорозі: куди далі, чи зупинитися?
prompt-go-on-end = Далі йти нікуди
prompt-raise-it-to = До якого рівня звести піраміду?
prompt-take-a-city = Оберіть своє місто
prompt-leave-a-district-empty = Який квартал вашого міста лишиться порожнім?
prompt-build-the-first-pyramids = Перші піраміди: усього рівнів — { $levels }
prompt-choose-a-colour = Якого кольору нова піраміда?
prompt-take-the-first-tile = Візьміть першу плитку: вона безкоштовна
prompt-move-or-recruit = «Божественна воля»: рух чи набір?
prompt-bring-a-creature = Де з’явиться істота?
prompt-arrange-creatures = { $creature }: куди йде істота?
prompt-raise-a-pyramid = Зведення: яка піраміда?
prompt-buy-a-tile = Купіть плитку могутності
prompt-remove-a-battle-card = Яка карта бою вибуває з гри?
prompt-place-units = { $units ->
    [one] Де розмістити нового воїна?
    [few] Де розмістити нових воїнів?
    [many] Де розмістити нових воїнів?
   *[other] Де розмістити нових воїнів?
  }
prompt-place-units-conscription = Призов: куди прибудуть ваші ветерани воїнами?
prompt-choose-the-next-battle = Який бій перший?
prompt-choose-a-troop = Рух: який загін?
prompt-take-along = Скільки воїнів вирушає?
prompt-where-does-the-creature-go = Чи йде істота з ними?
prompt-rain-fire-on = «Вогняний дощ»: який ворожий загін утратить воїна?
prompt-war-council = Військова рада: обирайте таємно
prompt-inflict-a-divine-wound = Скинути карти заради сили?
prompt-recall-or-retreat = Ваш загін програв: відкликати чи відступити?
prompt-choose-where-they-retreat = Ви перемогли: куди відступлять переможені?
prompt-stay-or-recall = Ви перемогли: лишитися чи відкликати загін?
prompt-draw-divine-interventions = Доберіть божественні втручання
prompt-discard-divine-interventions = Які божественні втручання скинути?
prompt-make-an-offering = Скласти офіру у Святилищі?
prompt-make-an-offering-delta-temple = Скласти офіру у храмі Дельти?
prompt-spend-veterans = Витратити ветеранів? У вас їх { $veterans }
prompt-choose-your-place = Оберіть своє місце в порядку ходу
detail-turn = Оберіть дію або загін, яким піти.
detail-turn-unmoved = Оберіть дію.
detail-turn-floors = { $bare ->
    [one] На ярусі { $floors } ще бракує жетона, потрібного до Ночі.
    [few] На ярусах { $floors } ще бракує жетонів, потрібних до Ночі.
    [many] На ярусах { $floors } ще бракує жетонів, потрібних до Ночі.
   *[other] На ярусах { $floors } ще бракує жетонів, потрібних до Ночі.
  }
detail-turn-more = Зіграйте карту або завершіть хід.
detail-plan-move = Натисніть на загін, а тоді на зону; або перетягніть його туди.
detail-plan-raise = Біля піраміди стоїть ціна наступного рівня.
detail-plan-buy = Одне натискання обирає клітинку й плитку.
detail-plan-recruit = Натисніть на квартал, щоб заповнити його; ще раз — щоб прибрати одного.
detail-plan-pray = Ви отримуєте очки молитви.
detail-confirm-attack = Бій: { $own } проти { $strength } до карт. Скасувати буде неможливо.
detail-confirm-attack-paid = Бій: { $own } проти { $strength } до карт, ціна { $paid } ОМ. Скасувати буде неможливо.
detail-move-where = Звідки: { $from } · у вас { $prayer } ОМ
detail-token-floor = Жетон: ярус { $floor }.
detail-token-floor-bare = Жетон: ярус { $floor }, якому його ще бракує.
detail-go-on-part = Ідуть далі: { $units }, лишаються: { $stay } · у вас { $prayer } ОМ
detail-raise-it-to = { $zone } · у вас { $prayer } ОМ
detail-recruit = Натисніть, куди їм іти, а потім деінде — щоб перевести одного.
detail-recruit-one = Натисніть, куди йому йти: він стане там одразу. Ціна: { $price } з { $prayer } ОМ
detail-hired = Прибувають усі: натисніть, куди їм іти, а потім деінде — щоб перевести одного.
detail-place-units = Лишилося розмістити воїнів: { $units }
detail-place-units-conscription = По воїну за кожного ветерана; кого не розміщено, тих втрачено.
detail-take-a-city = Три квартали за муром, довкола пустеля й порт.
detail-leave-a-district-empty = У кожному з двох інших стане загін.
detail-build-the-first-pyramids = Натисніть на колір, тоді на інший або ще раз на той самий — на рівень вище. Щоб піраміда стояла деінде, після кольору натисніть на квартал.
prompt-levels-left = Перші піраміди: { $left ->
    [0] усі рівні на місці
    [one] лишився { $left } рівень із { $levels }
    [few] лишилося { $left } рівні з { $levels }
   [many] лишилося { $left } рівнів із { $levels }
   *[other] лишилося { $left } рівня з { $levels }
 }
prompt-founded = Перші піраміди: саме так?
detail-founded = Усі рівні на місці: збудуйте або поверніться.
detail-choose-a-colour = Від кольору залежить, які плитки можна купити.
detail-take-the-first-tile = Рівень 1, кольору ваших пірамід.
detail-choose-a-troop = Натисніть на загін, а тоді на зону; або перетягніть його туди.
detail-recall-or-retreat = Відкликання: воїни йдуть у запас і дають ОМ. Відступ: куди, вирішує переможець.
detail-choose-where-they-retreat = Лише зони поруч із боєм.
detail-choose-your-place = Перший діє першим; останній бачить, що роблять інші.
done = Готово
level-n = Рівень { $n }
raise-can = Можу звести
how-many = Скільки йде
how-many-what = Клавіші 1–7
units-of = воїнів: { $n } з { $of }
with-creature = разом іде { $creature }
ends-itself = Хід завершиться сам
wait = Зачекати
text-move = Рух: { $n ->
    [one] { $n } воїн
    [few] { $n } воїни
    [many] { $n } воїнів
   *[other] { $n } воїна
  }, звідки: { $zone }
text-council = Бій: { $zone }, ворог — { $enemy }; { $own } проти { $strength } до карт.
text-council-plan = Уже обрано: { $list }
over-won = Перемагає { $names }: { $reason }
over-nobody = Ніхто не переміг
key-plan-back = Назад: крок плану або те, що треба підтвердити
key-zones = Від зони до зони
key-zone-targets = Наступна й попередня зона, яку можна обрати
key-zone-enter = Обрати зону
guide-take-a-city = Натисніть на місто на мапі. У ньому три квартали: там стоятимуть піраміди й почнуть загони.
guide-leave-a-district-empty = У двох із трьох кварталів постануть загони. Піраміди можна ставити в усіх трьох.
guide-build-the-first-pyramids = Кожен колір відкриває свої плитки: їх видно на ринку. Натиск на колір ставить рівень; другий рівень відкриває сильніші плитки.
guide-take-the-first-tile = Плитки лишаються назавжди. Перша безкоштовна; на кожній сказано, що вона дає.
guide-your-turn = Один жетон дії за хід. Натисніть на загін, щоб рушити ним, на порожній квартал, щоб будувати, на ринок, щоб купити плитку, або на клітинку свого планшета.
guide-go-on = Золоті числа — це кроки, сині — ціна телепортації. Червоні клинки означають бій.
guide-war-council = Обидві сторони таємно обирають карту для бою й карту, яку відкласти.
guide-choose-your-place = Першим обирає той, у кого найменше слави.
why-more-fame = більше постійної слави
why-less-fame = менше постійної слави
why-more-temples = більше храмів під контролем
why-less-temples = менше храмів під контролем
why-more-pyramids = вищі піраміди
why-less-pyramids = нижчі піраміди
why-more-tiles = сильніші плитки
why-less-tiles = слабші плитки
why-more-plan = стає досяжною краща плитка
why-less-plan = наступна плитка віддаляється
why-more-prayer = більше очок молитви
why-less-prayer = менше очок молитви
why-more-units = сильніше військо
why-less-units = слабше військо
why-more-cards = кращі карти на руці
why-less-cards = гірші карти на руці
why-more-battle = кращі шанси в бою
why-less-battle = гірші шанси в бою
why-more-victory = перемога близько
why-less-victory = перемога віддаляється
why-more-order = краще місце в порядку ходу або більше жетонів світанку
why-less-order = гірше місце в порядку ходу або менше жетонів світанку
why-more-danger = менша небезпека для ваших загонів
why-less-danger = більша небезпека для ваших загонів
place-n = Розмістити { $n ->
    [one] { $n } воїна
    [few] { $n } воїнів
    [many] { $n } воїнів
   *[other] { $n } воїна
  }
silver-token = Срібний жетон
how-many-come = Скільки прибуде
detail-stop-on-the-way = Де зупиняться спершу? Там можна лишити чи долучити воїнів і йти далі
detail-founded-rest = Останній рівень — пропозиція: його можна змінити.
build-as-shown = Збудувати
stop-on-the-way = Зупинка в дорозі
stop-on-the-way-what = лишити чи взяти там воїнів і йти далі
detail-tall = Рівень 4 дає 1 очко слави, поки піраміда під контролем.
level-fame = +1 очко слави, поки вона під контролем
go-there = { $units ->
    [one] Відрядити { $units } воїна
    [few] Відрядити { $units } воїнів
    [many] Відрядити { $units } воїнів
   *[other] Відрядити { $units } воїнів
  }: { $zone }
go-there-battle = проти { $enemy }: { $own } на { $strength } до карт
go-there-on = Зупинка там і далі
hint-part = { $go } ідуть, { $stay } лишаються
goes-itself = Триватиме само, якщо не зачекати
go-now = Рушити
go-themselves = Вирушать самі, якщо не повернутися
built-themselves = Збудуються самі, якщо не повернутися
come-themselves = Прибудуть самі, якщо не повернутися
zone-nw1 = Пн. захід 1
zone-nw2 = Пн. захід 2
zone-nw3 = Пн. захід 3
zone-w1 = Захід 1
zone-w2 = Захід 2
zone-w3 = Захід 3
zone-sw1 = Пд. захід 1
zone-sw2 = Пд. захід 2
zone-sw3 = Пд. захід 3
zone-ne1 = Пн. схід 1
zone-ne2 = Пн. схід 2
zone-ne3 = Пн. схід 3
zone-e1 = Схід 1
zone-e2 = Схід 2
zone-e3 = Схід 3
zone-se1 = Пд. схід 1
zone-se2 = Пд. схід 2
zone-se3 = Пд. схід 3
zone-d-nw = Піски Пн-Зх
zone-d-w = Західні піски
zone-d-sw = Піски Пд-Зх
zone-d-ne = Піски Пн-Сх
zone-d-e = Східні піски
zone-d-se = Піски Пд-Сх
zone-ob-w1 = Обеліск Пн-Зх
zone-ob-w2 = Обеліск Пд-Зх
zone-in-w = Західний берег
zone-ob-e1 = Обеліск Пн-Сх
zone-ob-e2 = Обеліск Пд-Сх
zone-in-e = Східний берег
zone-delta-d = Піски Дельти
zone-t-w = Західний храм
zone-t-inw = Храм Нілу Пн
zone-t-e = Східний храм
zone-t-ine = Храм Нілу Пд
zone-t-delta = Храм Дельти
zone-sanctuary = Святилище
