# %% [markdown]
# # An experiment in ten minutes
#
# A question, games that answer it, how sure the answer is, a picture, and the games as a table for pandas and polars.
# The page is a program, [experiment.py](experiment.py), and its outputs are what that prints. In a checkout `./benben
# lab docs/tutorials/experiment.py` installs the packages it needs and runs it.
#
# ## The question
#
# Some players in Kemet decline a lot: not this battle, not that tile. *Is declining ever right for somebody who does
# not think?* Three players choose by lot. One never declines, one declines every tenth time it may, one every second
# time.

# %%
import io
import json
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pandas as pd
import polars as pl

import benben
from benben.arena.statistics import interval
from benben.cli import run
from benben.lab.plots import INKS, Bar, dots


class Shy:
    """Declines by chance where it may, and otherwise takes any choice."""

    def __init__(self, part: float, rng: Random) -> None:
        self.part = part
        self.rng = rng

    def choose(self, legal: list[int], look: object) -> int:
        if benben.PASS in legal and len(legal) > 1:
            if self.rng.random() < self.part:
                return benben.PASS
            legal = [choice for choice in legal if choice != benben.PASS]
        return self.rng.choice(legal)


BOTS = {"never": 0.0, "tenth": 0.1, "half": 0.5}
for name, part in BOTS.items():
    benben.register_bot(name, partial(Shy, part))

# %% [markdown]
# ## The match
#
# `benben arena` plays it; here it is called from Python, since the bots are made here. A round is three games with the
# same chance: whoever has sat in a lucky chair leaves it to the others (common random numbers). `--whole` plays all
# rounds; without it the match ends as soon as it is decided.

# %%
kept = TemporaryDirectory()  # gone when the program ends
folder = Path(kept.name)


def benben_says(*arguments: object) -> str:
    with redirect_stdout(io.StringIO()) as said:
        assert run([str(word) for word in arguments]) == 0
    return said.getvalue()


match = ["arena", *BOTS, "--game", "kemet", "--games", 120, "--seed", 7, "--whole", "--out", folder / "match"]
told = json.loads(benben_says(*match, "--json"))
print(told["games"], "games in", told["rounds"], "rounds")
print("written:", ", ".join(sorted(path.name for path in (folder / "match").iterdir())))

# %% [markdown]
# `report.html` is the whole story with pictures, for people. We take `games.parquet`, which has a row for each chair of
# each game.

# %%
games = pd.read_parquet(folder / "match" / "games.parquet").astype({"bot": str, "player": str})
print(games[["game", "round", "player", "bot", "score", "decisions"]].head(3).to_string(index=False))

# %% [markdown]
# ## The answer, and how sure it is
#
# First as if all games were independent, with Wilson's interval, which holds 95 %:

# %%
print(f"{'bot':6} {'score':>6}  95 % interval")
rows = []
for ink, (bot, chairs) in zip(INKS, games.groupby("bot", sort=False)):
    mean = chairs["score"].mean()
    low, high = interval(mean, len(chairs))
    rows.append(Bar(f"declines: {bot}", mean, low, high, f"{mean:.3f}", ink))
    print(f"{bot:6} {mean:6.3f}  {low:.3f} to {high:.3f}")

# %% [markdown]
# The same as a picture. `benben.lab.plots` draws SVG, for pages of HTML; a file of its own needs a name for its kind.
# The line is what three equal players would get.

# %%
drawn = dots(rows, "points a game", 0.0, 0.7, percent=False, fair=1 / 3)
alone = 'xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="14"'
drawn = drawn.replace("<svg", f'<svg {alone} style="background: #FAF6EC"', 1)
Path("experiment.svg").write_text(drawn, encoding="utf-8")

# %% [markdown]
# ![Points a game of the three players, with intervals](experiment.svg)
#
# Declining every second time is ruin. Between never and every tenth time the intervals overlap, and that says little:
# the two sat at the same tables with the same luck. So we look at their difference, round by round. Rounds are
# independent, games are not.

# %%
rounds = games.pivot_table(index="round", columns="bot", values="score", aggfunc="sum")
for one, other in (("never", "tenth"), ("tenth", "half")):
    difference = rounds[one] - rounds[other]
    half_width = 1.96 * difference.std() / len(difference) ** 0.5
    print(f"{one} - {other}: {difference.mean() / 3:+.3f} ± {half_width / 3:.3f} points a game")

# %% [markdown]
# `never` seems better, but forty rounds do not show it. The arena itself looks at these differences after every round,
# so that a match may stop as soon as it is decided. Evidence counts how often somebody who bet on a difference would
# have multiplied their money; with three pairs, a pair is decided at 60 ([lab.md](../lab.md#arena)).

# %%
for pair in told["against"]:
    print(" and ".join(pair["bots"]), f"evidence {pair['evidence']:.3g}")

# %% [markdown]
# What did the common chance bring? If every game had its own luck and its own chairs, the points of a round would vary
# as those of three single games do.

# %%
for bot in BOTS:
    alone = games.loc[games["bot"] == bot, "score"].var() * 3
    print(f"{bot}: variance of a round {rounds[bot].var():.2f}, of three single games {alone:.2f}")

# %% [markdown]
# Not much, for these players: drawing lots, they soon play different games with the same luck. It is more for bots that
# answer equal questions alike, and it costs nothing.
#
# So the answer: to decline often is ruin, and whether to decline seldom does harm is open. Half as wide an interval
# takes four times as many rounds, which is a matter of minutes on the command line, with the bots in a file of their
# own:
#
# ```
# ./benben arena never tenth --with shy.py --game kemet --games 2000 --jobs 8
# ```
#
# ## Every decision as data
#
# `benben export` writes a row for each decision, with what the player saw and could choose ([data.md](../data.md)).

# %%
table = folder / "decisions.parquet"
benben_says("export", "kemet", "--players", 3, "--bots", ",".join(BOTS), "--games", 4, "--seed", 7, "--out", table)
print(", ".join(pl.read_parquet_schema(table)))

# %% [markdown]
# With polars, without reading more than is needed: how often may each of them decline, and how often does it?

# %%
decisions = pl.scan_parquet(table).filter(pl.col("player") != "BOX").with_columns(bot=pl.col("name").cast(pl.String))
free = decisions.filter(pl.col("legal").list.contains("pass") & (pl.col("legal").list.len() > 1))
declined = (
    free.group_by("bot")
    .agg(asked=pl.len(), declined=(pl.col("choice") == "pass").mean().round(3))
    .sort("bot")
    .collect()
)
for row in declined.iter_rows(named=True):
    print(f"{row['bot']:6} may decline {row['asked']} times, declines {row['declined']:.1%}")

# %% [markdown]
# The same table in pandas; here, which questions are asked most:

# %%
frame = pd.read_parquet(table, columns=["player", "step"]).astype(str)
print(frame[frame["player"] != "BOX"]["step"].value_counts().head(5).to_string())

# %% [markdown]
# ## Where next
#
# - The same on the command line, with bots that think: `./benben arena good greedy search:0.2 --game kemet --jobs 2`;
#   what the figures mean is in [lab.md](../lab.md#arena).
# - From a position of your own instead of the start: [positions.md](../positions.md) and
#   [examples/research.py](../examples/research.py).
# - The same question to a bot that learns: [training with PettingZoo](training.md).
