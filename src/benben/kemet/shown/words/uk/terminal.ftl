### Слова «Кемета», які каже лише термінал: мапа, панелі біля неї, умовні знаки.

## Короткі назви, для істот щонайбільше вісім літер
short-phoenix = фенікс
short-royal-scarab = скарабей
short-giant-scorpion = скорпіон
short-ancestral-elephant = слон
short-sphinx = сфінкс
short-deep-desert-snake = змія
short-the-mummy = мумія
short-khnums-sphinx = хнум
short-griffin-sphinx = грифон
short-soul-devourer = пожирач.
short-move = рух
short-recruit = набір
short-raise = зведення
short-pray = моління
short-buy = купівля

## Рахунок
score-order = Порядок ходу
score-fame = слава
score-prayer = ОМ
score-veterans = вет
score-dawn = Світ
score-units = воїни

## Панелі
drawn-round = раунд { $number }
drawn-battle = Бій: { $zone }
drawn-attacker = нападник
drawn-defender = оборонець
drawn-no-card = карту ще не розкрито
drawn-card = карта { $card }
drawn-before-cards = до карт
drawn-tiles = плитки
drawn-waiting = істоти в запасі
drawn-bought = куплено сьогодні
drawn-played = зіграно
drawn-holds = на руці
drawn-battle-cards = карти бою: { $count }
drawn-divine-cards = втручання: { $count }
drawn-hand = рука
drawn-face-down = долілиць
drawn-removed = вилучено
drawn-divine = втручання
drawn-laid-down = викладено
drawn-plan = план
drawn-gold = золотий
drawn-silver = срібний
drawn-tokens = жетони
drawn-market = Плитки: { $colour }
drawn-interventions = Божественні втручання
drawn-deck = колода
drawn-discarded = скид
drawn-dawn = Світанок
drawn-ships = Кораблі: { $pairs }

## Умовні знаки
legend-pyramid = піраміда ({ $colour })
legend-troop = загін із п’яти воїнів
legend-held = порожній підконтрольний квартал
legend-obelisk = обеліск
legend-trading-port = торговий порт
legend-military-port = військовий порт
legend-temple = ОМ від храму вночі
legend-out = не в грі
legend-placed = жетон викладено
legend-free = вільна клітинка
legend-districts = усі квартали міста суміжні
legend-fame = слава: постійна+тимчасова
legend-veterans = вет: ветерани
legend-dawn = Світ: жетони світанку
legend-units = воїни: у запасі

## Шлях до Та-Сеті
drawn-path = Шлях до Та-Сеті
drawn-objects = предмети
drawn-skills = навички
drawn-priests = жерці
drawn-sealed = запечатано
drawn-in-supply = запас
drawn-no-token = порожньо
note-battle = бій проти { $player }, до карт { $own } на { $strength }
