### Слова термінала: що можна ввести, файли, кінець гри. Літери на кшталт m чи q вводять у кожній мові.

player-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
  }
is-over = Гру завершено
chance = випадок

## Меню
menu-places = { $count ->
    [one] На полі позначено { $count } місце
    [few] На полі позначено { $count } місця
    [many] На полі позначено { $count } місць
   *[other] На полі позначено { $count } місця
  }; введіть одне, наприклад { $such } (m покаже список)
menu-none = серед варіантів немає { $text }
menu-near = можливо, «{ $name }»?
menu-known = можна: { $names }
menu-which = { $text } може означати { $names }: що саме?
not-legal = «{ $choice }» не дозволено: { $why }; можна: { $legal }
not-legal-now = «{ $choice }» зараз не дозволено ({ $rule }); можна: { $legal }
not-asked-now = «{ $choice }» відхилено: { $player } зараз не обирає, обирає { $names }
not-any-more = «{ $choice }» відхилено: гру закінчено

## Довідка
help-hint = h покаже, що можна ввести, крім номера
help-number = номер або слова
help-choose = зробити цей вибір: { $examples }
help-rule = правило, за яким поставлено це запитання; ? СЛОВО шукає у правилах
help-menu = показати всі варіанти
help-board = показати все поле
help-log = що сталося від вашого останнього ходу
help-undo = забрати останній вибір, якщо він ще нічого не змінив
help-save-file = s ФАЙЛ
help-save = зберегти партію; play --resume ФАЙЛ продовжить її
help-leave = покинути партію
rules-nothing = Правила нічого не кажуть про { $text }

## Файли й вихід
taken-back = вибір повернуто
save-name = після s потрібна назва файлу: s partiia.txt
save-there = { $path } уже є: оберіть іншу назву
save-cannot = не вдається записати { $path }: { $why }
file-saved = збережено; `{ $command }` продовжить звідси
cannot-keep = не вдається зберегти партію в { $path }: { $why }
stays = партія лишається в { $path }
stays-command = партія лишається в { $path }; `{ $command }` її продовжить
nothing-kept = нічого не зіграно, нічого не збережено
leave-sure = Покинути партію? y — покинути, назва файлу — спершу зберегти туди, Enter — лишитися:
look-away = { $player }: натисніть Enter, коли не { $count ->
    [one] дивиться { $others }
    [few] дивляться { $others }
    [many] дивляться { $others }
   *[other] дивляться { $others }
  }

## Кінець і записи
ended = Гру завершено: { $reason }.
ended-won = { $count ->
    [one] Перемагає { $names }.
    [few] Перемагають { $names }.
    [many] Перемагають { $names }.
   *[other] Перемагають { $names }.
  }
ended-nobody = Переможців немає.
told-again = `{ $command }` розповість її знову
played-by = грають { $names }
other-data = запис зроблено з іншими файлами даних: { $then }, а тут { $now }
changed-since = відтоді змінено: { $change }
record-holds = OK: рядків: { $lines }, кінець: { $end }, digest { $digest }
record-holds-open = OK: рядків: { $lines }, не закінчено, digest { $digest }
only-choice = єдиний вибір
