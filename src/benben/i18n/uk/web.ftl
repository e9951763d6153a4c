### Слова сторінки: початок, налаштування, товариство, повтор, помилки. Слова навколо поля — серед слів самої гри.

## Everywhere
close = Закрити
back = Назад
you = Ви
language = Мова
theme = Тема
theme-dark = Темна тема
theme-light = Світла тема
help = Як грати
menu = Меню
loading = Готуємо стіл…
bot-name = Бот { $name }
bot-of-many = { $bot } { $number }
wrong = Сталася помилка: { $text }
copy = Скопіювати
copied = Скопійовано

## Lobby
lobby-title = Стародавній Єгипет на вашому столі
lobby-first = Знати правила не потрібно: стіл показує, що можна зробити, і пояснює кожну фігурку й карту, коли ви на неї вказуєте або торкаєтеся її.
play-now = Грати зараз
new-game = Нова партія
games-word = Ігри
my-tables = Мої столи
no-tables = Партій ще немає. До першої — один клік.
your-turn = Ваш хід
turn-of = Хід: { $names }
game-over = Кінець. Перемога: { $names }
resume = Продовжити
look = Дивитися
delete = Видалити
delete-sure = Видалити цей стіл назавжди?
export = Зберегти партію у файл
import = Відкрити збережену партію
scenario = Сценарій
players = Гравці
chairs = Місця
chair-me = Я
chair-hotseat = На цьому пристрої
chair-bot = Бот
chair-invite = Запросити за посиланням
random = Випадково
start-game = Почати партію
bots-word = Суперник
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
battles-unattended = Бої йдуть далі самі, після відліку
letters-are-keys = Клавіші з літерою чи цифрою діють за столом
your-name = Ваше ім’я
theme-system = як у системі

guide-setting = Поради для першої партії

## Menu of a table
to-lobby = На головну
line-lost = Немає зв’язку з Benben. Пробуємо знову…
line-kept = Ваш вибір збережено; його буде надіслано, щойно зв’язок відновиться.
line-back = Зв’язок відновлено.
line-ended = { $code ->
    [revoked] Ваше посилання скасовано. Попросіть в організатора нове.
    [deleted] Організатор видалив цей стіл.
    [no-such-link] Це посилання тут нічого не відкриває. Попросіть в організатора нове.
    [other-protocol] Програму оновлено. Перезавантажте сторінку.
    [other-rules] Цю партію почато за іншими правилами, продовжити її не можна.
    [full] За цим столом немає вільних місць.
    [damaged] Дані цього столу на сервері пошкоджено. Той, хто ним опікується, може відновити резервну копію.
    [no-pass] Цей сервер вимагає пароль.
   *[other] Цей стіл для вас закрито.
  }
try-now = Спробувати зараз
load-again = Перезавантажити

## Replay
replay = Повтор
replay-leave = Назад до столу

## Small words
cancel = Скасувати
ok = Гаразд
player-number = Гравець { $number }
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

## What went wrong
error-offline = Benben не відповідає. Чи його запущено?
error-missing = Benben оновлено, і частини цієї сторінки бракує. Перезавантажте її; якщо не допоможе, запустіть Benben знову.
error-bad-options = Так грати не можна: { $text }
error-bad-record = Benben не може прочитати цей файл: { $text }
error-no-such-link = Цей стіл для вас закритий. Потрібне посилання від організатора.
error-no-such-table = Такого столу вже немає.
error-not-host = Це може зробити лише організатор столу.
error-not-over = Дивитися очима інших можна після кінця партії.
error-too-large = Це завеликий файл.
error-too-fast = Зашвидко. Зачекайте хвилинку.
error-internal = На сервері сталася помилка. Нічого не втрачено; спробуйте ще раз.

## The list of tables
tables-running = Поточні партії: { $count }
tables-over = Завершені партії: { $count }
tables-search = Пошук за гравцем або сценарієм
tables-none-found = За запитом «{ $text }» нічого не знайдено.
tables-more = Показати ще (залишилося { $count })

## Results
results-title = Мої результати
results-none = Завершених партій ще немає. Результати з’являться тут, щойно ви дограєте першу.
results-what = Усі завершені партії, у яких ви займали одне місце. Переможці партії ділять одне очко; смужки показують частку очок.
results-shared = { $count ->
    [one] { $count } партія, зіграна разом за одним екраном, не враховується.
    [few] { $count } партії, зіграні разом за одним екраном, не враховуються.
    [many] { $count } партій, зіграних разом за одним екраном, не враховуються.
   *[other] { $count } партії, зіграної разом за одним екраном, не враховано.
  }
results-games = { $count ->
    [one] партія завершена
    [few] партії завершені
    [many] партій завершено
   *[other] партії завершено
  }
results-wins = { $count ->
    [one] перемога
    [few] перемоги
    [many] перемог
   *[other] перемоги
  }
results-rate = Частка очок
results-points = { $points } з { $games }
results-by-side = Бог
results-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
results-against-people = З людьми
results-against-bots = З ботами
results-csv = Зберегти як CSV
results-json = Зберегти як JSON
results-col-games = Партії
results-col-wins = Перемоги
results-nameless = Хтось без імені

## A password for the network
gate-title = Потрібен пароль
gate-what = Benben у цій мережі захищено паролем. Дізнайтеся його в того, хто запустив програму; пароль знадобиться лише раз.
gate-word = Пароль
gate-enter = Увійти
gate-wait = Забагато неправильних паролів. Зачекайте хвилину й спробуйте знову.
error-wrong-password = Пароль неправильний.
error-no-pass = Цей сервер вимагає пароль.

## What the server cannot do
error-not-kept = Серверу не вдалося це зберегти, тому нічого не сталося. Спробуйте ще раз за хвилинку.
error-too-many-today = На сьогодні досить: цей сервер обмежує, скільки одна людина може зробити за день. Спробуйте пізніше.
error-too-many-tables = Тут немає місця для ще одного столу. Видаліть ті, що вже не потрібні.
error-damaged = Дані цього столу на сервері пошкоджено. Той, хто ним опікується, може відновити резервну копію.
error-too-much = Це завелике завдання для цього сервера.

## Links in other hands
invite-host = Для організатора
invite-host-what = Для іншого вашого пристрою: хто його має, той теж організатор. Попереднє перестане діяти.

## Without a connection, and in the background
notify = Повідомляти про мій хід, навіть коли сторінка у фоні
notify-blocked = Браузер блокує це для Benben; це можна змінити в його налаштуваннях.
offline-title = Benben недоступний
offline-what = Зараз немає зв’язку із сервером. Щойно він відповість, сторінка продовжить сама; жодну партію не втрачено.
goes-onward = Kemet триває сам, де нічого не роблять, після відліку
