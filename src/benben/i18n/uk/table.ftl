### Words of every table, whatever is played at it: the question, the chronicle, the stage, company, replay. The page loads them with a game.

## Around the board
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

## What is asked
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

## Played by ear
since-said = Відтоді: { $list }.
since-more = { $list } та ще { $count }

## A battle on its stage
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

## Hand over, and the end
handover-title = Передайте пристрій
handover-text = Зараз грає { $player }. До того все таємне лишається закритим.
handover-go = Я — { $player }
end-title = Підсумки
end-moments = Ключові миті
rematch = Зіграти ще раз
open-replay = Дивитися повтор
how-back = Назад до столу

## Menu of a table
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

## Company at a table
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

## A game that cannot be followed to its end
broken-title = Партія зупинилася тут
broken-what = Далі сервер не може її відтворити: відтоді змінилися правила або пошкодився її файл. Усе, що було до цього моменту, збережено.
broken-can = Партію можна зберегти як запис. Якщо всі за столом згодні, гра продовжиться звідси, а те, що було далі, більше не рахуватиметься.
broken-why = Повідомлення сервера:
broken-go = Продовжити звідси
cut-asked = { $player } пропонує продовжити звідси. Те, що було далі, більше не рахуватиметься.
cut-waits = Щоб продовжити звідси, мають погодитися всі. Чекаємо: { $names }

## Rules that were corrected
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

## Replay
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

## Keys
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

## What is not possible
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

## How to play
rules-title = Повні правила
rules-search = Знайти слово в правилах
rules-none = Жодне правило не згадує «{ $text }».
rules-chapters = Розділи
rules-open = Друковані правила цього не пояснюють.
how-go = А тепер грайте

## People
