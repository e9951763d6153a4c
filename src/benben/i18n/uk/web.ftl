### Слова сторінки: початок, налаштування, товариство, повтор, помилки. Слова навколо поля — в table.ftl, самої гри — в ankh.ftl.

## Everywhere
close = Закрити
back = Назад
you = Ви
none = немає
nobody = ніхто
and-join = { " і " }
against = { " — " }
language = Мова
theme = Тема
theme-dark = Темна тема
theme-light = Світла тема
help = Як грати
menu = Меню
loading = Готуємо стіл…
bot-name = Бот { $name }
wrong = Сталася помилка: { $text }
copy = Скопіювати
copied = Скопійовано

## Lobby
lobby-title = Стародавній Єгипет на вашому столі
lobby-lead = Боги б’ються за поклоніння, але пам’ятатимуть лише одного. Грають за правилами гри «Ankh: Gods of Egypt».
lobby-first = Знати правила не потрібно: стіл показує, що можна зробити, і пояснює кожну фігурку й карту, коли ви на неї вказуєте.
play-now = Грати зараз
play-now-what = Анкх: Середнє царство, проти трьох ботів
new-game = Нова партія
my-tables = Мої столи
no-tables = Партій ще немає. До першої — один клік.
your-turn = Ваш хід
turn-of = Хід: { $names }
game-over = Кінець. Перемога: { $names }
resume = Продовжити
look = Дивитися
delete = Видалити
delete-sure = Видалити цей стіл назавжди?
export = Зберегти запис
import = Відкрити запис
scenario = Сценарій
players = Гравці
chairs = Місця
chair-me = Я
chair-hotseat = На цьому пристрої
chair-bot = Бот
chair-invite = Запросити за посиланням
god-random = випадковий бог
gods-word = Боги
random = Випадково
guardian-level = Рівень { $level }
start-game = Почати партію
bots-word = Суперник
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
invite-title = Запросити
invite-text = Надішліть кожному гравцеві його посилання. Хто має посилання, той грає на цьому місці.
invite-spectator = Для глядачів
new-link = Створити посилання

## Settings
settings = Налаштування
motion = Анімація
motion-on = як у системі
motion-off = вимкнено
text-mode = Текстовий режим
text-mode-what = кожне рішення — прості кнопки, для програм читання з екрана
pace = Темп ботів
pace-step = крок за кроком
pace-slow = повільно
pace-fast = швидко
pace-skip = миттєво
confirm-choices = Підтверджувати те, що не можна повернути
your-name = Ваше ім’я
theme-system = як у системі

## Menu of a table
report = Зберегти звіт про проблему
to-lobby = На головну
chat = Чат
chat-say = Напишіть щось
chat-send = Надіслати
absent = не в мережі
hand-to-bot = { $name }: хай грає бот
hand-back = { $name }: повернути місце
spectators = Ви глядач
line-lost = Немає зв’язку з Benben. Пробуємо знову… Нічого не втрачено.
line-ended = { $code ->
    [revoked] Ваше посилання скасовано. Попросіть в організатора нове.
    [deleted] Організатор видалив цей стіл.
    [no-such-link] Це посилання тут нічого не відкриває. Попросіть в організатора нове.
    [other-protocol] Програму оновлено. Перезавантажте сторінку.
    [other-rules] Цю партію почато за іншими правилами, продовжити її не можна.
    [full] За цим столом немає вільних місць.
   *[other] Цей стіл для вас закрито.
  }
try-now = Спробувати зараз
keys-title = Клавіші
keys-text = b: поле; стрілки: від ділянки до ділянки; . та ,: наступна й попередня ціль; Enter: обрати; Escape: відкликати; від 1 до 9: варіанти; u: повернути хід

## Replay
replay = Повтор
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

## How to play
how-title = Як грати в «Анкх»
how-lead = Ви — одне з божеств Єгипту. Здобувайте поклоніння в конфліктах, вийдіть із червоної зони, і пам’ятатимуть саме вас.
rules-title = Повні правила
rule-more = У правилах

## Text mode
text-side = Поклоніння { $devotion }, послідовники { $followers }, воїни в запасі { $warriors }
text-region = Ділянок: { $hexes }. { $list }

## The page "How to play"
how-turn = Ваш хід
how-turn-what = Виконайте одну дію, а потім другу, з нижчого ряду: переміщення, розміщення, отримання послідовників, вивчення властивості. Кожна пересуває свій жетон; остання поділка запускає подію і завершує ваш хід. «Поруч» означає: без річки й верблюдів між ними.
how-events = Події
how-events-what = Більшість дає вам монумент, деякі ділять територію верблюдами, п’ять — це конфлікти. Трек ліворуч показує, що попереду.
how-conflict = Конфлікт
how-conflict-what = Території розігрують у порядку жетонів. Якщо, крім вас, там нікого немає, це домінування: 1 поклоніння. Якщо є інші, починається бій. Більшість обелісків, пірамід чи храмів дає по 1.
how-cards = Карти бою
how-cards-what = Кожен таємно грає одну карту. Сила — це фігурки плюс карта. Переможець отримує 1 поклоніння, фігурки переможених гинуть, але боги — ніколи. Зіграні карти повертає лише «Життєвий цикл Ма’ат».
how-powers = Властивості та стражі
how-powers-what = За послідовників вивчають шість властивостей, по дві на рівень. Друга, четверта і п’ята приводять стража.
how-merge = Злука і забуття
how-merge-what = Після третього конфлікту двоє найнижчих богів об’єднуються і грають разом. Після четвертого богів у червоній зоні забувають.
how-win = Перемога
how-win-what = Дістаньтеся вершини трека раніше за інших, переживіть решту богів або майте найбільше поклоніння після п’ятого конфлікту.
about-scenario-middle-kingdom = Найкраще для першої партії. Без власних правил.
about-scenario-old-kingdom = Багато храмів, боги далеко від дому.
about-scenario-peoples-revolt = Сім малих територій, що з’єднуються; тут гинуть переможці.
about-scenario-inundation = Наш сценарій: затоплена дельта дає більше і змиває фігурки.

## Small words
cancel = Скасувати
ok = Гаразд
player-number = Гравець { $number }
a-spectator = глядач
bot-level = { $level ->
    [random] Дуже легкий: { $name }
    [eager] Легкий: { $name }
   *[other] Сильний: { $name }
  }

## Making a table, inviting
sit-down = Сісти за стіл
their-name = Ім’я
chairs-bots = Ви проти ботів. Змініть місце, щоб грати з людьми: на цьому пристрої або за посиланням, яке ви їм надішлете.
chairs-what = На цьому пристрої: його передають одне одному. За посиланням: щойно стіл готовий, ви отримаєте посилання для кожної людини.
invite-local = Ці посилання працюють лише на цьому комп’ютері. Щоб друзі в тій самій мережі могли приєднатися, запустіть Benben так:
lan-title = У цій мережі
lan-what = Інші в тій самій мережі відкривають Benben за цією адресою, також із телефона.
link-renew = Скасувати й створити нове
link-renew-what = Попереднє посилання на це місце перестане діяти.
qr = QR-код
qr-of = QR-код посилання: { $name }

## Sound and pace
sound = Звук
pace-step-what = Боти чекають, доки ви натиснете «Наступний хід».
pace-slow-what = Досить часу, щоб стежити за всім, що роблять боти.
pace-fast-what = Боти грають жваво; журнал розповість, що ви пропустили.
pace-skip-what = Боти зовсім не чекають.

## Company at a table
chat-empty = Поки що ніхто нічого не написав.
chat-unread = Чат: { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
    [many] { $count } нових повідомлень
   *[other] { $count } нового повідомлення
  }
watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
  }
name-ask = Як вас називати за столом?
away-turn = Зараз хід: { $name }, але гравця немає.
hand-bot = Хай грає бот
bot-for = бот, замість: { $name }
bot-for-you = { $bot } тепер грає замість вас.
greeting-god = Ви — { $god }.
greeting-what = Речення під полем завжди каже, що треба зробити. Те, що можна обрати, підняте й обведене золотом; укажіть на будь-що, щоб побачити пояснення.
take-chair = Повернути моє місце
propose = Відкликати мій останній вибір
proposal-asked = { $player } просить повернутися на момент перед своїм останнім вибором (разом { $count ->
    [one] { $count } вибір
    [few] { $count } вибори
    [many] { $count } виборів
   *[other] { $count } вибору
  }). Усе випадкове буде визначено наново.
proposal-waits = Хтось хоче відкликати вибір. Чекаємо: { $names }
proposal-agree = Погодитися
proposal-refuse = Відмовити
proposal-withdraw = Не треба

## More of replay and rules
replay-link = Скопіювати посилання на цей момент
replay-secret = { $player } робить таємний вибір
replay-leave = Назад до столу
how-go = А тепер грайте
power-level = Рівень { $level }

## What went wrong
error-offline = Benben не відповідає. Чи його запущено?
error-bad-options = Так грати не можна: { $text }
error-bad-record = Benben не може прочитати цей запис: { $text }
error-no-such-link = Цей стіл для вас закритий. Потрібне посилання від організатора.
error-no-such-table = Такого столу вже немає.
error-not-host = Це може зробити лише організатор столу.
error-not-over = Дивитися очима інших можна після кінця партії.
error-too-large = Це завеликий файл.
error-too-fast = Зашвидко. Зачекайте хвилинку.
error-internal = На сервері сталася помилка. Нічого не втрачено; спробуйте ще раз.
refusal-not-legal = правила цього не дозволяють
refusal-not-asked = зараз обираєте не ви
refusal-game-over = партію завершено
refusal-unconfirmed = спершу підтвердьте останній вибір
refusal-nothing-held = нема чого підтверджувати
refusal-no-undo = нема чого відкликати
refusal-stale = тим часом гра пішла далі
refusal-not-seated = ви лише глядач
refusal-bot-plays = за вас грає бот
refusal-not-host = це може зробити лише організатор столу
refusal-no-hints = за цим столом підказки вимкнено
refusal-no-hint = підказки не знайдено
refusal-no-proposal = уже ніхто нічого не просить
refusal-busy = попередню підказку ще обмірковують
refusal-not-kept = не вдалося записати на диск, тому цього не зроблено
refusal-gone = цей стіл закрито
refusal-bad-chat = від 1 до 500 символів
refusal-bad-name = від 1 до 40 символів
