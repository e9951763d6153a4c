### Слова, спільні для сторінки, термінала й усіх ігор.

none = немає
nobody = ніхто
and-join = { " і " }
against = { " — " }
bot-random = Випадковий
bot-eager = Завзятий
bot-greedy = Жадібний
