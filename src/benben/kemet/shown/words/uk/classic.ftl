### Слова, які має лише класичне видання «Кемета», з доповненням «Та-Сеті». Спільне для обох видань — у game.ftl.

## Кольори пірамід і плиток
colour-red = Червоний
colour-blue = Синій
colour-white = Білий
colour-black = Чорний
about-colour-red = напад і рух
about-colour-blue = оборона й контроль
about-colour-white = очки молитви й божественні втручання
about-colour-black = найманці, золоті дії та істоти

## Плитки могутності
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

## Божественні втручання
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

## Предмети й навички шляху
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

## Істота кількома літерами, для мапи
short-devourer = пожирач

## Що роблять плитки, карти, предмети й навички
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

## З чим грають партію
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

## Що каже класичне видання там, де «Кров і пісок» під тим самим ідентифікатором без classic- каже інше
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
