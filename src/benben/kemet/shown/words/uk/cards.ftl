### Слова для додаткових карт «Та-Сеті», модуля класичного «Кемету»: кроки, вибори, події, відмови.

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
