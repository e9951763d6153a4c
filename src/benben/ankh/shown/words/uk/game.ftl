### Слова гри «Анкх»: назви, кроки, вибір і те, що розповідає журнал.
### Ідентифікатори — за назвами у правилах; $a1, $a2 … — дані події чи вибору по черзі.
### Форми за числом можливі лише для чисел: жетони, рівні та ставки у виборі приходять як текст.

## Pieces
piece-god = Бог
piece-warrior = Воїн
piece-captive = Полонений воїн
piece-satet = Сатіс
piece-cat-mummy = Мумія кота
piece-mummy = Мумія
piece-apep = Апоп
piece-scorpion = Гігантський скорпіон
piece-androsphinx = Андросфінкс
piece-obelisk = Обеліск
piece-pyramid = Піраміда
piece-temple = Храм

## Actions
action-move = Переміщення фігурок
action-summon = Розміщення фігурки
action-gain = Отримання послідовників
action-unlock = Вивчення властивості анкха

## Battle cards
card-build = Побудова монумента
card-plague = Навала сарани
card-chariots = Колісниці
card-cycle = Життєвий цикл Ма’ат
card-drought = Засуха
card-flood = Паводок
card-miracle = Диво

## Powers: three levels, then those of the gods
power-commanding = Наснага
power-inspiring = Натхнення
power-omnipresent = Всеприсутність
power-revered = Пошана
power-resplendent = Осяйний
power-obelisk-attuned = Володар обелісків
power-temple-attuned = Володар храмів
power-pyramid-attuned = Володар пірамід
power-glorious = Прославлений
power-magnanimous = Добросердний
power-bountiful = Щедрий
power-worshipful = Звеличений
power-mysterious-forms = Містичні форми
power-judge-of-the-dead = Суддя мертвих
power-protector = Захисниця
power-gate-to-the-underworld = Шлях у царство мертвих
power-radiance = Сяйво

## Events on the track
happening-monument = Контроль монументів
happening-caravan = Каравани верблюдів
happening-consolidation = Консолідація
happening-conflict = Конфлікт
happening-conflict-merge = Конфлікт, потім злука двох богів
happening-conflict-forget = Конфлікт, потім забуття богів у червоній зоні
happening-conflict-end = Останній конфлікт

## Where a Giant Scorpion’s claws point
aim-n-ne = північ і північний схід
aim-ne-se = північний схід і південний схід
aim-se-s = південний схід і південь
aim-s-sw = південь і південний захід
aim-sw-nw = південний захід і північний захід
aim-nw-n = північний захід і північ

## Steps: what somebody is asked to do, or what is going on
step-setup = Підготовка до гри
step-choose-an-action = Вибір дії
step-move-your-figures = Переміщення фігурок
step-move-this-figure = Переміщення фігурки
step-push-the-figure = Зсування фігурки
step-aim-the-claws = Напрямок клешень
step-summon-a-figure = Розміщення фігурки
step-place-the-figure = Місце для фігурки
step-give-it-a-sun = Жетон сонця для фігурки
step-unlock-a-power = Вивчення властивості
step-control-a-monument = Контроль монументів
step-lay-a-caravan = Шлях каравану
step-which-half-keeps-the-token = Вибір половини, що збереже жетон
step-swap-a-token = Обмін жетонів
step-swap-it-with = Вибір другого жетона
step-join-two-regions = Об’єднання двох територій
step-which-token-moves = Вибір жетона для переходу
step-conflict = Розіграш конфлікту
step-battle = Бій
step-call-figures-to-your-obelisks = Прикликання фігурок до обелісків
step-to-which-obelisk = Вибір місця біля обеліска
step-announce-two-cards = Оголошення двох карт
step-choose-a-battle-card = Вибір карти бою
step-build-a-monument = Побудова монумента
step-place-the-monument = Місце для монумента
step-bid-against-the-plague = Ставки проти сарани
step-use-the-tiebreaker = Жетон перемоги в нічиїй
step-doomed = Підрахунок загиблих
step-protect-figures = Захист фігурок
step-deaths = Вилучення загиблих
step-trap-a-warrior = Полонення воїна
step-the-mummy-returns = Повернення мумії
step-place-an-underworld-tile = Відкриття царства мертвих
step-where-to-lay-the-tile = Місце для жетона царства мертвих
step-offer-followers-for-devotion = Послідовники за поклоніння
step-which-guardians-leave = Вибір стража, що вибуває

## Choices, as a button says them
choice-seal = Зіграти
choice-pass = Відмовитися
choice-use = Так
choice-god = Бог: { $a1 }
choice-first = Перший гравець: { $a1 }
choice-guardian = Страж: { $a1 }
choice-action = { $a1 }
choice-summon = Розмістити: { $a1 }
choice-summon-captive = Викупити воїна
choice-unlock = Вивчити «{ $a1 }»
choice-card = Зіграти «{ $a1 }»
choice-bid = Ставка: { $a1 }
choice-bid-0 = Нічого не ставити
choice-bid-32-and-more = Ставка: 32 або більше
choice-build = Збудувати: { $a1 }
choice-aim = Клешні: { $a1 }
choice-aim-n-ne = Клешні: північ і північний схід
choice-aim-ne-se = Клешні: північний схід і південний схід
choice-aim-se-s = Клешні: південний схід і південь
choice-aim-s-sw = Клешні: південь і південний захід
choice-aim-sw-nw = Клешні: південний захід і північний захід
choice-aim-nw-n = Клешні: північний захід і північ
choice-trap = Полонити воїна: { $a1 }
choice-token = Жетон { $a1 }
choice-tile = Новий жетон царства мертвих
choice-move = Фігурка на { $a1 }
choice-to = На { $a1 }
choice-take = Узяти монумент на { $a1 }
choice-save = Захистити: { $a1 }
choice-leave = Відпустити: { $a1 }
choice-camel = Верблюд: { $a1 }

## What happened, as the chronicle tells it
event-plays = { $a2 } вступає в гру
event-guardian-chosen = Страж рівня { $a1 }: { $a2 }
event-begins = Перший хід: { $a1 }
event-turn = Хід: { $a1 }
event-took-action = { $a1 } обирає «{ $a2 }»
event-event = { $a1 } запускає подію «{ $a2 }»
event-moved = { $a1 } йде на { $a3 }
event-summoned = { $a1 } з’являється на { $a2 }
event-gained-followers = { $a2 ->
    [0] { $a1 } не отримує послідовників
    [one] { $a1 } отримує { $a2 } послідовника
    [few] { $a1 } отримує { $a2 } послідовників
    [many] { $a1 } отримує { $a2 } послідовників
   *[other] { $a1 } отримує { $a2 } послідовника
  }{ $why }, разом { $a3 }
event-unlocked = { $a1 } вивчає «{ $a2 }» за { $a3 ->
    [one] { $a3 } послідовника
    [few] { $a3 } послідовників
    [many] { $a3 } послідовників
   *[other] { $a3 } послідовника
  }
event-unlocked-none = { $a1 } не вивчає властивостей
event-guardian-joins = { $a2 } отримує стража: { $a1 }
event-took-control = { $a1 } бере під контроль: { $a2 } на { $a3 }
event-took-none = { $a1 } не бере монумента
event-no-caravan = { $a1 } не прокладає каравану
event-camel-placed = Верблюд лягає на межі { $a1 }
event-token-placed = Жетон конфлікту { $a1 } тепер на території ділянки { $a2 }
event-tokens-swapped = Жетони конфлікту { $a1 } та { $a2 } міняються місцями
event-took-tiebreaker = { $a1 } бере жетон перемоги в нічиїй
event-region = Настає черга території { $a1 } ({ $a2 })
event-dominion = { $a1 } домінує на території
event-battle = Бій: { $a2 }
event-card-revealed = { $a1 } грає «{ $a2 }»
event-built = { $a1 } будує на { $a3 }: { $a2 }, { $a4 ->
    [0] безкоштовно
    [one] за { $a4 } послідовника
    [few] за { $a4 } послідовників
    [many] за { $a4 } послідовників
   *[other] за { $a4 } послідовника
  }
event-bid = { $a1 } ставить проти сарани { $a2 ->
    [0] 0 послідовників
    [one] { $a2 } послідовника
    [few] { $a2 } послідовників
    [many] { $a2 } послідовників
   *[other] { $a2 } послідовника
  }
event-spared = Сарану переживає: { $a1 }
event-killed = { $a1 } гине на { $a2 }
event-strength = { $a1 }: сила { $a4 } ({ $a2 } від фігурок, { $a3 } від карт і властивостей)
event-used-tiebreaker = { $a1 } використовує жетон перемоги в нічиїй: нічия стає перемогою
event-wins-battle = { $a1 } перемагає в бою
event-nobody-wins = Ніхто не перемагає в бою
event-took-cards-back = { $a1 } бере назад усі карти бою
event-paid-for-devotion = { $a1 } сплачує { $a2 } послідовників за поклоніння
event-gained-devotion = { $a1 } отримує { $a2 ->
    [one] { $a2 } поклоніння
    [few] { $a2 } поклоніння
    [many] { $a2 } поклонінь
   *[other] { $a2 } поклоніння
  }{ $why }, тепер { $a3 }
event-lost-devotion = { $a1 } втрачає { $a2 ->
    [one] { $a2 } поклоніння
    [few] { $a2 } поклоніння
    [many] { $a2 } поклонінь
   *[other] { $a2 } поклоніння
  }{ $why }, тепер { $a3 }
event-pushed = Зсунуто з { $a2 } на { $a3 }: { $a1 }
event-aimed = { $a1 } на { $a2 } спрямовує клешні: { $a3 }
event-destroyed = Знищено на { $a2 }: { $a1 }
event-trapped = { $a1 } бере в полон воїна ({ $a2 })
event-ransomed = { $a1 } викуповує воїна, плату бере { $a2 }
event-radiant = { $a1 } на { $a2 } отримує жетон сонця
event-tile-placed = { $a1 } відкриває царство мертвих на { $a2 }
event-announced = { $a1 } оголошує дві карти
event-protected = Захищено на { $a2 }: { $a1 }
event-carried-off = Розлив змиває з { $a2 }: { $a1 }
event-merges = Злука: вищий бог — { $a2 }, нижчий — { $a1 }
event-guardian-leaves = { $a1 } ({ $a2 }) вибуває з гри
event-merged = { $a1 } і { $a2 } — тепер один бог на ім’я { $a2 }
event-regions-joined = Території з жетонами { $a1 } та { $a2 } стають однією
event-token-removed = Жетон конфлікту { $a1 } прибирають із поля
event-forgotten = { $a1 } поринає в забуття
event-won = { $a1 } виграє гру
event-nobody-won = Богів не лишилося: ніхто не перемагає

## За столом
blank-stone = Камінь без імені
blank-who = Забуття ({ $players })
thing-tile = Жетон царства мертвих
brings = Що це дає
gain-victory = перемога
gain-majorities = більшість
gain-dominion = домінування
gain-monuments = монументи
gain-consolidation = Консолідація
gain-after = після бою
brings-dead = { $count ->
    [one] втрачає { $count } фігурку
    [few] втрачає { $count } фігурки
    [many] втрачає { $count } фігурок
   *[other] втрачає { $count } фігурки
  }
battle-result = { $god } перемагає на території { $token }, { $score }
battle-result-none = На території { $token } не перемагає ніхто, { $score }
merge-partners = { $first } і { $second } тепер на одному троні: кожен виконує одну дію за хід, а перемога чи поразка — спільна.
merge-partners-you = Ви та { $partner } тепер на одному троні: кожен виконує одну дію за хід, а перемога чи поразка — спільна.
end-by = Перемога: { $players }

## Чому підказка щось радить
why-more-devotion = більше поклоніння
why-less-devotion = менше поклоніння
why-more-conflict = кращі шанси в наступному конфлікті
why-less-conflict = гірші шанси в наступному конфлікті
why-more-majorities = надійніша більшість надалі
why-less-majorities = слабша більшість надалі
why-more-survival = далі від забуття
why-less-survival = ближче до забуття
why-more-monuments = більше монументів поруч
why-less-monuments = менше монументів поруч
why-more-followers = більше послідовників
why-less-followers = менше послідовників
why-more-powers = більше властивостей
why-less-powers = менше властивостей
why-more-figures = більше фігурок
why-less-figures = менше фігурок
why-more-cards = кращі карти в руці
why-less-cards = слабші карти в руці
why-more-tempo = більше контролю над наступною подією
why-less-tempo = менше контролю над наступною подією
why-more-merging = менший ризик злуки
why-less-merging = більший ризик злуки

## Пояснення
about-piece-god = Сила 1. Бог ніколи не гине.
about-thing-devotion = Його здобувають у конфліктах. Верхня поділка — одразу перемога; боги в червоній зоні поринають у забуття після четвертого конфлікту.
about-thing-cards = Усі бачать зіграні карти. Повертає їх лише «Життєвий цикл Ма’ат».
about-thing-tiebreaker = Його тримає той, хто запустив конфлікт: раз за цей конфлікт він обертає нічию на перемогу.
about-thing-suns = Фігурки із сонцем додають 1 поклоніння до перемоги чи домінування на своїй території, хоч скільки б їх там було.
about-thing-captives = За кожного полоненого воїна фігурка бога Анубіса сильніша на 1. Власник може викупити воїна за 1 послідовника.
about-thing-tile = Лише фігурки Озіріса можуть зупинятися чи з’являтися тут.
end-you = Перемога ваша
end-you-with = Перемога ваша, спільно: { $partner }
gains-devotion = { $sign }{ $count ->
    [one] { $count } поклоніння
    [few] { $count } поклоніння
    [many] { $count } поклонінь
   *[other] { $count } поклоніння
  }
gains-followers = { $sign }{ $count ->
    [one] { $count } послідовник
    [few] { $count } послідовники
    [many] { $count } послідовників
   *[other] { $count } послідовника
  }
label-followers = { $count ->
    [one] послідовник
    [few] послідовники
    [many] послідовників
   *[other] послідовника
  }
label-warriors = { $count ->
    [one] воїн у запасі
    [few] воїни в запасі
    [many] воїнів у запасі
   *[other] воїна в запасі
  }
story-camels = { $a1 ->
    [one] Лягає { $a1 } верблюд
    [few] Лягають у ряд { $a1 } верблюди
    [many] Лягають у ряд { $a1 } верблюдів
   *[other] Лягають у ряд { $a1 } верблюда
  }

## Чому вибір відхилено
refused-row-above = друга дія — з нижчого рядка
refused-no-figure-there = там немає фігурки
refused-not-your-figure = ця фігурка не ваша
refused-moved-already = ця фігурка вже перемістилася
refused-nowhere-to-go = поблизу немає вільної для неї ділянки
refused-already-there = вона вже там
refused-water = фігурки й монументи не стоять на воді
refused-too-far = це далі ніж за три ділянки
refused-occupied = ця ділянка зайнята
refused-underworld-tile = там лежить жетон царства мертвих
refused-own-figure = Сатіс зсуває лише ворожі фігурки
refused-no-room-to-push = фігурку звідти нікуди зсунути
refused-not-adjacent = вона не прилегла
refused-river-or-camels = між ними річка або верблюди
refused-regular-one-summoned = єдину фігурку для такої ділянки вже розміщено
refused-none-trapped = серед полонених немає ваших воїнів
refused-none-in-the-pool = у вашому особистому запасі такої немає
refused-too-few-followers = бракує послідовників
refused-no-hex-for-it = немає ділянки, де це могло б стояти
refused-no-monument-there = там немає монумента
refused-already-yours = він уже ваш
refused-neutral-first = поки є нейтральні монументи, чужих не забирають
refused-none-in-the-supply = у загальному запасі таких не лишилося
refused-other-region = це на іншій території
refused-camel-laid = верблюда вже викладено: хід можна скасувати
refused-camel-there = там уже є верблюд
refused-region-too-small = територія замала, щоб її ділити
refused-no-line-with-those = жоден дозволений караван не з’єднує його з викладеними
refused-no-line-there = через цю сторону не пролягає жоден дозволений караван
refused-unlocked-already = цю властивість уже вивчено
refused-power-of-a-god = це вміння бога
refused-level-full = дві властивості цього рівня вже вивчено
refused-level-not-open = спершу дві властивості кожного нижчого рівня
refused-card-used = цю карту вже використано
refused-card-chosen = цю карту вже вибрано
refused-card-first = спершу треба вибрати карту
refused-bid-first = спершу треба зробити ставку
refused-no-own-obelisk-beside-it = жоден ваш обеліск цієї території не прилеглий
