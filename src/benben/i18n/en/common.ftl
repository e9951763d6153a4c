### Words that the page, the terminal and every game share.

none = none
nobody = nobody
and-join = { " and " }
against = { " against " }
bot-random = Random
bot-eager = Eager
bot-greedy = Greedy
