### Names that only classic Kemet has: what a terminal says of it, and a page once it knows that game.

## Colours of pyramids and tiles
colour-red = Червоний
about-colour-red = сила й рух
colour-blue = Синій
about-colour-blue = захист і набір
colour-white = Білий
about-colour-white = очки молитви й божественні втручання
colour-black = Чорний
about-colour-black = сила, захист і найманці

## Power tiles
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

## Divine interventions
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

## What tiles and cards do
effect-theft = кожен ворог втрачає { $n } ОМ
effect-escapes = ваш загін іде геть до бою
effect-first-strike = перед вашим нападом вибуває ворожих воїнів: { $n }
effect-night-units = безкоштовних воїнів уночі: до { $n }
effect-chosen-out-of = уночі першу карту обирають із { $n }
effect-prayer-per-victory = { $n } ОМ за кожен виграний бій
effect-cancels-a-card = скасовує карту, яку хтось щойно зіграв поза боєм
effect-prayer-entering = { $n } ОМ за вхід до зони ворога
effect-trap = загін, що входить, втрачає до бою воїнів: { $n }
effect-gain-bonus-by-day = на { $n } ОМ більше щоразу, коли ви їх отримуєте вдень
effect-shelters = поза боєм загону ніщо не шкодить
effect-teleports-from-obelisks = телепортація також із зон з обеліском
gold-dark-ritual = золота дія: «Моління»
gold-forced-march-classic = золота дія: «Рух»
gold-twin-ceremony-classic = золота дія: ще одна плитка кольору, купленого сьогодні, дорожча на 1 ОМ
