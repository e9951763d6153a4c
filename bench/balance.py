"""How often each power tile of Kemet is bought when greedy bots play, and how often its owner wins.

    python -m bench.balance --players 4 --games 200 --seed 1 --jobs 2 --write
    python -m bench.balance --without --games 200 --seed 1

The first keeps its table and plot in docs/; the second lets a greedy that may not buy play against one that may.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from benben import bots
from benben.arena.executor import in_order
from benben.arena.statistics import interval
from benben.bots.lines import Lines
from benben.kemet.box.names import COLOURS, PICTURES, TILE_COLOUR, TILE_COPIES, TILE_LEVEL
from benben.kernel.chance import game_key, generator
from benben.kernel.play import Bot, play_game
from benben.kernel.registry import ruleset
from benben.kernel.views import read_view, sample

from .options import Parser, positive

DOCS = Path(__file__).parent.parent / "docs"
BUYING = ("space buy-", "silver buy-", "gold twin-ceremony")


class WithoutTiles:
    """A greedy bot that never buys: where it would, it takes the best of the other lines."""

    def __init__(self, rng: Random) -> None:
        self.greedy: Bot = bots.make("greedy", rng)
        self.rng = rng

    def choose(self, legal: list[int], look: Callable[[], bytes]) -> int:
        rules = ruleset("kemet")
        choice = self.greedy.choose(legal, look)
        allowed = [c for c in legal if not rules.choices.names[c].startswith(BUYING)]
        if choice in allowed or not allowed:
            return choice
        table = read_view(look())
        player = rules.kinds["player"].read(table.data["viewer"])
        s = sample(rules, table, self.rng)
        self.greedy = bots.make("greedy", self.rng)  # its plan was to buy

        def worth(other: int) -> float:
            after = s.copy()
            rules.apply(after, player, other)
            return (
                Lines(rules, player, self.rng).best(after).value
                if after.asked == player
                else rules.judge(after, player)
            )

        return max(allowed, key=worth)


class Bought(NamedTuple):
    """One game: the tiles of each player at the end, and the score."""

    tiles: list[int]
    colours: int
    score: list[float]


def play(players: int, seed: int, number: int) -> Bought:
    key = game_key(seed, number)
    seated = [bots.make("greedy", generator(key, f"bot {p}")) for p in range(players)]
    played = play_game(ruleset("kemet"), {"players": players}, seated, key, ["greedy"] * players)
    state: Any = played.state
    return Bought(state.tiles, state.colours, played.outcome.score if played.outcome else [0.0] * players)


def without(seed: int, number: int) -> float:
    """The score of the bot without tiles, in changing chairs."""
    key = game_key(seed, number)
    seated: list[Bot] = [WithoutTiles(generator(key, "thrifty")), bots.make("greedy", generator(key, "greedy"))]
    chair = number % 2
    if chair:
        seated.reverse()
    played = play_game(ruleset("kemet"), {"players": 2}, seated, key, ["greedy"] * 2)
    return played.outcome.score[chair] if played.outcome else 0.0


class Tile(NamedTuple):
    name: str
    colour: int
    level: int
    offered: int
    owned: int
    won: float


def count(games: list[Bought]) -> list[Tile]:
    offered: Counter[int] = Counter()
    owned: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for game in games:
        for t, colour in enumerate(TILE_COLOUR):
            offered[t] += game.colours >> colour & 1
            for p, tiles in enumerate(game.tiles):
                if tiles >> t & 1:
                    owned[t] += 1
                    won[t] += game.score[p]  # type: ignore[assignment]
    return [
        Tile(PICTURES[t], TILE_COLOUR[t], TILE_LEVEL[t], offered[t] * TILE_COPIES[t], owned[t], won[t])
        for t in range(len(TILE_COLOUR))
    ]


def table(tiles: list[Tile]) -> Iterator[str]:
    yield "| colour | level | tile | offered | bought | share | owners win | 95 % interval |"
    yield "|---|---|---|---|---|---|---|---|"
    for tile in tiles:
        share = tile.owned / tile.offered if tile.offered else 0.0
        mean = tile.won / tile.owned if tile.owned else 0.0
        low, high = interval(mean, tile.owned)
        yield (
            f"| {COLOURS[tile.colour]} | {tile.level} | {tile.name} | {tile.offered} | {tile.owned} | {share:.0%} "
            f"| {mean:.0%} | {low:.0%} – {high:.0%} |"
        )


def plot(tiles: list[Tile], players: int) -> str:
    """Owners' share of wins with its interval, a row for each tile; the line is what chance would give."""
    fills = {"ruby": "#B5372B", "sapphire": "#24459B", "diamond": "#8F8266", "onyx": "#25292E"}
    left, width, row = 210, 520, 16
    height = row * len(tiles) + 60
    fair = left + width / players
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 20} {height}"',
        'font-family="sans-serif" font-size="11">',
        f'<rect width="{left + width + 20}" height="{height}" fill="#FAF6EC"/>',
        f'<line x1="{fair}" y1="24" x2="{fair}" y2="{height - 30}" stroke="#C8921B" stroke-width="1.5"/>',
    ]
    for n, tile in enumerate(tiles):
        y = 36 + n * row
        mean = tile.won / tile.owned if tile.owned else 0.0
        low, high = interval(mean, tile.owned)
        fill = fills[COLOURS[tile.colour]]
        out.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{tile.name} {tile.level}</text>')
        if tile.owned:
            x1, x2 = left + low * width, left + high * width
            out.append(f'<line x1="{x1:.1f}" y1="{y}" x2="{x2:.1f}" y2="{y}" stroke="{fill}"/>')
            out.append(f'<circle cx="{left + mean * width:.1f}" cy="{y}" r="4" fill="{fill}"/>')
    for part in range(0, 101, 20):
        x = left + width * part / 100
        out.append(f'<text x="{x}" y="{height - 10}" text-anchor="middle">{part} %</text>')
    out.append(f'<text x="{left}" y="16">Wins of a tile\'s owners; the line is 1 in {players}</text></svg>')
    return "\n".join(out) + "\n"


def main() -> None:
    parser = Parser("bench.balance", __doc__)
    parser.add_argument("--players", type=positive, default=4, help="how many players (%(default)s)")
    parser.add_argument("--games", type=positive, default=200, help="how many games (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="equal seeds give equal games (%(default)s)")
    parser.add_argument("--jobs", type=positive, default=1, help="how many processes share the games (%(default)s)")
    parser.add_argument("--write", action="store_true", help="keep table and plot in docs/")
    parser.add_argument("--without", action="store_true", help="a greedy that may not buy, against one that may")
    chosen = parser.parse_args()
    with parser.refusing():
        ruleset("kemet").options({"players": chosen.players})
    numbers = range(1, chosen.games + 1)
    if chosen.without:
        scores = list(in_order(partial(without, chosen.seed), numbers, chosen.jobs))
        mean = sum(scores) / len(scores)
        low, high = interval(mean, len(scores))
        print(
            f"without tiles: score {mean:.3f} ({low:.3f} – {high:.3f}) in {len(scores)} games for 2, seed {chosen.seed}"
        )
        return
    tiles = count(list(in_order(partial(play, chosen.players, chosen.seed), numbers, chosen.jobs)))
    text = "\n".join(table(tiles))
    print(text)
    if chosen.write:
        page = DOCS / "balance.md"
        head = page.read_text(encoding="utf-8").partition("| colour |")[0]
        page.write_text(f"{head}{text}\n", encoding="utf-8")
        (DOCS / "pictures" / "balance.svg").write_text(plot(tiles, chosen.players), encoding="utf-8")


if __name__ == "__main__":
    main()
