### Слова, спільні для сторінки, термінала й усіх ігор.

none = немає
nobody = ніхто
and-join = { " і " }
against = { " — " }
bot-beginner = Початківець
bot-easy = Легкий
bot-good = Вправний
bot-strong = Сильний
bot-master = Майстер
bot-random = Випадковий
bot-eager = Завзятий
bot-greedy = Жадібний
refusal-not-legal = правила цього не дозволяють
refusal-not-asked = зараз обираєте не ви
refusal-game-over = партію завершено
refusal-unconfirmed = спершу підтвердьте останній вибір
refusal-nothing-held = нема чого підтверджувати
refusal-no-undo = нема чого відкликати
refusal-nothing-to-reopen = немає відкритого вибору, який можна забрати
