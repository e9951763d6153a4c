# %% [markdown]
# # Training with PettingZoo
#
# A player that learns Ankh from nothing but its own wins, in a few seconds and a page of numpy. The page is a program,
# [training.py](training.py), and its outputs are what that prints. `./benben lab docs/tutorials/training.py` installs
# what it needs and runs it.
#
# ## The environment
#
# [PettingZoo](../lab.md#pettingzoo) asks one agent after the other. `action_mask` says which choices are legal; the
# reward comes at the end: one point, shared by the winners.

# %%
from collections.abc import Callable

import numpy as np

import benben
from benben.arena.statistics import interval
from benben.lab import zoo

env = zoo.env("ankh", players=2)
CHOICES = len(env.choices.names)
env.reset(seed=1)
seen, *_ = env.last()
print(CHOICES, "choices,", len(seen["observation"]), "numbers to see")
print(env.agent_selection, "may:", ", ".join(env.legal(env.agent_selection)))

# %% [markdown]
# ## A policy
#
# The simplest one that can be good at something: a weight for each of the choices, whatever the position. A choice is
# drawn with odds of e to the power of its weight, among those that are legal. With all weights 0 this is the random
# player.

# %%
rng = np.random.default_rng(7)
Policy = Callable[[np.ndarray], int]
Made = list[tuple[np.ndarray, np.ndarray, int]]


def odds(weights: np.ndarray, legal: np.ndarray) -> np.ndarray:
    powers = np.exp(weights[legal] - weights[legal].max())
    return powers / powers.sum()


def draw(chances: np.ndarray) -> int:
    return min(int((rng.random() >= chances.cumsum()).sum()), len(chances) - 1)


def game(weights: np.ndarray, seed: int) -> tuple[float, float, Made]:
    """A game against the random player: our points, its points, and what we chose. Chairs change from game to game."""
    env.reset(seed=seed)
    me = env.possible_agents[seed % 2]
    points, made = {}, []
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        if ended or cut:
            points[agent] = reward
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        chances = odds(weights if agent == me else np.zeros(CHOICES), legal)
        chosen = draw(chances)
        if agent == me and len(legal) > 1:
            made.append((legal, chances, chosen))
        env.step(int(legal[chosen]))
    mine = points.pop(me)
    return mine, sum(points.values()), made


# %% [markdown]
# How good is it? Games with seeds that training never sees, and Wilson's interval for 95 %:


# %%
def tried(weights: np.ndarray, games: int) -> str:
    results = [game(weights, 100_000 + number)[:2] for number in range(games)]
    mine, theirs = (sum(points) for points in zip(*results))
    low, high = interval(mine / games, games)
    return (
        f"{mine:g} of {games} games won ({low:.0%} to {high:.0%}), {theirs:g} lost, {games - mine - theirs:g} by nobody"
    )


before = np.zeros(CHOICES)
print("before:", tried(before, 150))

# %% [markdown]
# Two random players seldom finish a game of Ankh that somebody wins: their gods earn so little Devotion that all of
# them are forgotten. So the first lesson will be to stay alive.
#
# ## Learning
#
# REINFORCE, the oldest of the policy gradients, ten games at a time. Every choice made in a game becomes likelier if
# the game went better than the ten did on average, and less likely if it went worse.

# %%
RATE, BATCH = 0.3, 10

weights = np.zeros(CHOICES)
won = []
for first in range(1, 400, BATCH):
    batch = [game(weights, number) for number in range(first, first + BATCH)]
    usual = sum(mine for mine, _, _ in batch) / BATCH
    step = np.zeros(CHOICES)
    for mine, _, made in batch:
        for legal, chances, chosen in made:
            step[legal] -= (mine - usual) * chances
            step[legal[chosen]] += mine - usual
    weights += RATE * step
    won.append(usual * BATCH)
    if len(won) % 10 == 0:
        print(f"games {first + BATCH - 100:3} to {first + BATCH - 1}: {sum(won[-10:]):g} won")

# %%
print("after:", tried(weights, 150))

# %% [markdown]
# Other seeds tell the same, mostly: of six more, five ended with 100 to 131 of 150 games won, and one with 11. Where a
# batch of ten has no win at all, there is nothing to learn from it. So never show one run alone.
#
# ## What has it learned?
#
# The weights can be read. Of the choices that every game offers:

# %%
for words in ("action move", "action summon", "action gain", "action unlock", "pass"):
    print(f"{words:14} {weights[env.choices.read(words)]:+.1f}")

# %% [markdown]
# ## As a bot
#
# What has learned can sit at any table. A bot is told the same choices by the same numbers:


# %%
class Learned:
    def __init__(self, rng: object) -> None:
        pass

    def choose(self, legal: list[int], look: object) -> int:
        return legal[draw(odds(weights, np.array(legal)))]


benben.register_bot("learned", Learned)
ankh = benben.ruleset("ankh")
for other, games in (("eager", 40), ("beginner", 4)):
    points = [0.0, 0.0]
    for number in range(games):
        seats = ["learned", other][:: 1 if number % 2 else -1]
        score = benben.play(ankh, seats, key=benben.game_key(2, number)).outcome.score
        points = [points[0] + score[seats.index("learned")], points[1] + score[seats.index(other)]]
    print(f"learned against {other}: {points[0]:g} to {points[1]:g} in {games} games")

# %% [markdown]
# It has learned to beat dice, not to play Ankh: it never looks at the board. That is where `observation` comes in
# (`env.observer.names` says what each number means), and a network in place of the weights. [Many games at
# once](../lab.md#many-games-at-once) gives the same observations as arrays, from several processes; `"beginner"` to
# `"master"` are there to be measured against, and [the arena](../lab.md#arena) measures.
