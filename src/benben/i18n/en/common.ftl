### Words that the page, the terminal and every game share.

none = none
nobody = nobody
and-join = { " and " }
against = { " against " }
bot-beginner = Beginner
bot-easy = Easy
bot-good = Good
bot-strong = Strong
bot-master = Master
bot-random = Random
bot-eager = Eager
bot-greedy = Greedy
refusal-not-legal = the rules do not allow it
refusal-not-asked = nothing is asked of you now
refusal-game-over = the game is over
refusal-unconfirmed = confirm your last choice first
refusal-nothing-held = there is nothing to confirm
refusal-no-undo = there is nothing to take back
refusal-nothing-to-reopen = there is no open choice to take back
