### Довкола поля «Кемету»: панелі, дії, зони, запитання.

## Header and rails
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

## Actions
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

## Zones
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

## What is asked
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

## More about it
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

## Buttons
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

## Keys and tips
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

## Why a hint proposes something
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
