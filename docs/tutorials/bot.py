# %% [markdown]
# # A bot in ten minutes
#
# From nothing to a bot of your own that beats a beginner at Kemet. You need a checkout of Benben, whose first start
# makes `.venv/bin/python` ([README](../../README.md)), and a file with a name of your choice. This page is a program
# itself, [bot.py](bot.py): every output on it is what the program has printed, and the tests look whether it still
# does.

# %%
from collections.abc import Callable
from random import Random
from typing import Any

import benben

# %% [markdown]
# ## A game between bots that are there
#
# A game is known by its name, and so are bots. Equal keys play equal games, on every machine.

# %%
kemet = benben.ruleset("kemet")
played = benben.play(kemet, ["eager", "random"], key=b"ten minutes")
print(played.decisions, "decisions;", played.outcome.reason, played.outcome.score)

# %% [markdown]
# `eager` takes any choice but seldom declines, `random` takes any. [bots.md](../bots.md) lists the others. Before we
# write one we need to tell which of two is better. Luck is the same for both if each game is played twice with the same
# key, and the two change chairs:


# %%
def match(mine: str, other: str, rounds: int) -> str:
    points = 0.0
    for number in range(rounds):
        key = benben.game_key(1, number)
        for seats in ([mine, other], [other, mine]):
            outcome = benben.play(kemet, seats, key=key).outcome
            points += outcome.score[seats.index(mine)] if outcome else 0.0
    return f"{mine} against {other}: {points:g} of {2 * rounds} points"


print(match("eager", "random", rounds=3))

# %% [markdown]
# ## The smallest bot
#
# A bot has one method. `legal` are the choices it has, as numbers; it answers with one of them. `rng` is a generator
# for it alone: whoever draws from that and from nothing else plays the same game again with the same key.


# %%
class Last:
    """Takes the last of its choices."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        return legal[-1]


benben.register_bot("last", Last)
print(match("last", "random", rounds=1))

# %% [markdown]
# ## What a bot may see
#
# `look()` gives the bot's own view: what a person in its chair would see on the table, nothing else. It comes as bytes,
# and `read_view` makes an object of them. `sample` makes a whole position that fits it; what the bot cannot see in
# there is made up. So a bot may try things on it and still not cheat.
#
# This one tries each of its choices on such a position, and `judge` says what has come of it:


# %%
class OneStep:
    """Takes the choice after which it stands best."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        seen = benben.read_view(look())
        rules, me = benben.ruleset(seen.game), seen.player
        world = benben.sample(rules, seen, self.rng)

        def worth(choice: int) -> float:
            after = world.copy()
            rules.apply(after, me, choice)
            return rules.judge(after, me)

        return max(legal, key=worth)


benben.register_bot("one-step", OneStep)
print(match("one-step", "random", rounds=2))

# %% [markdown]
# It loses, even to dice. In Kemet a turn is several choices: a Move begins with the Action token that is spent on it,
# and just after that one stands worse than before. Whoever looks no further than one choice declines wherever that is
# possible.
#
# ## To the end of the turn
#
# So a choice is followed by a few more, drawn by lot, for as long as the bot itself is asked. It is worth as much as
# the best that can come of it in three attempts:


# %%
class Planner:
    """Takes the choice that can lead to the best end of its turn."""

    attempts, furthest = 3, 8

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        if len(legal) == 1:
            return legal[0]
        seen = benben.read_view(look())
        rules, me = benben.ruleset(seen.game), seen.player
        world = benben.sample(rules, seen, self.rng)

        def worth(choice: int) -> float:
            return max(self.end(rules, world.copy(), me, choice) for _ in range(self.attempts))

        return max(legal, key=worth)

    def end(self, rules: benben.Ruleset[Any], world: benben.State, me: int, choice: int) -> float:
        rules.apply(world, me, choice)
        for _ in range(self.furthest):
            if rules.owing(world) != [me]:
                break
            rules.apply(world, me, self.rng.choice(rules.legal(world, me)))
        return rules.judge(world, me)


benben.register_bot("planner", Planner)
print(match("planner", "random", rounds=2))
print(match("planner", "eager", rounds=2))
print(match("planner", "beginner", rounds=2))

# %% [markdown]
# `beginner` is the weakest of the levels that people choose from. A handful of games shows a large difference and hides
# a small one: [an experiment in ten minutes](experiment.md) says how sure one may be.
#
# Nothing in the bot is about Kemet. The same one plays the other games:

# %%
ankh = benben.ruleset("ankh")
print(benben.play(ankh, ["planner", "eager"], key=b"ten minutes").outcome.score)

# %% [markdown]
# ## On the command line, in the arena, at your own table
#
# Keep the class and the line with `register_bot` in a file of their own, say `my_bots.py`. The arena then knows the
# bot:
#
# ```
# ./benben arena planner beginner --game kemet --with my_bots.py --games 40
# ```
#
# With two lines more at the end (`if __name__ == "__main__": benben.cli.main()`, and `import benben.cli` above) the
# file is Benben's whole command line with one bot more; [examples/my_bot.py](../examples/my_bot.py) is such a file:
#
# ```
# python my_bots.py sim kemet --players 3 --bots planner,eager,random --games 20
# python my_bots.py play kemet --terminal --bots planner
# ```
#
# ## In another language
#
# A bot can be any program that reads lines of JSON and answers each with one. [bots-outside.md](../bots-outside.md) has
# the protocol, and there are two such bots to begin with: [in Python](../examples/outside_bot.py) and [in
# JavaScript](../examples/outside_bot.mjs).
#
# ```
# ./benben sim ankh --bot mine="node docs/examples/outside_bot.mjs" --bots mine,eager --games 20
# ```
#
# ## Where next
#
# - Drawing lines by lot misses good ones. `greedy` follows the best few step by step, and `search` asks what the others
#   will answer: [bots.md](../bots.md).
# - What a bot can ask of a game is in [api.md](../api.md).
# - A bot can also learn: [training with PettingZoo](training.md).
