"""A page about a match: one file without anything to load, to be kept, printed and shown around."""

from collections.abc import Iterator
from html import escape

from ..arena.standing import WRONG, Share, Standing, known
from ..kernel.notation import player_name
from .plots import FAINT, INKS, Bar, bars, courses, dots, histogram
from .ratings import Rating

MOST = 12
"""Openings that are shown."""
STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #E9E1D1; color: #23262B; font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
header { background: #25292E; color: #F4EDDD; padding: 34px 24px 30px; border-bottom: 5px solid #C8921B; }
header > * { max-width: 1180px; margin-left: auto; margin-right: auto; }
h1 { font: 600 34px/1.15 Georgia, "Times New Roman", serif; margin-top: 0; margin-bottom: 10px; text-wrap: balance; }
header p { margin-top: 0; margin-bottom: 0; color: #B9B3A6; }
header strong { color: #F4EDDD; font-weight: 600; }
.stack { display: grid; gap: inherit; align-content: start; min-width: 0; }
main { max-width: 1228px; margin: 0 auto; padding: 24px; display: grid; gap: 20px; grid-template-columns: 1fr 1fr; }
section { background: #FAF6EC; border: 1px solid #D6CAB2; border-radius: 10px; padding: 18px 20px 14px; min-width: 0; }
section.wide { grid-column: 1 / -1; }
h2 { font: 600 20px/1.2 Georgia, "Times New Roman", serif; margin: 0 0 2px; }
section p { margin: 0 0 10px; color: #57534A; font-size: 14px; }
svg { width: 100%; height: auto; display: block; font: 14px system-ui, sans-serif; fill: #23262B; }
svg .name { font-weight: 600; } svg .band { stroke-width: 8; stroke-opacity: 0.28; stroke-linecap: round; }
svg .course { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.figure, td { font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { padding: 7px 10px; text-align: right; border-bottom: 1px solid #E6DCC7; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; font-weight: 600; }
th { color: #57534A; font-weight: 600; } td small { color: #6E685B; display: block; font-size: 12px; }
span.key { white-space: nowrap; margin-right: 10px; }
i.dot { display: inline-block; width: 11px; height: 11px; border-radius: 50%; margin-right: 8px; }
footer { max-width: 1228px; margin: 0 auto; padding: 0 24px 32px; color: #6E685B; font-size: 13px; }
@media (max-width: 800px) { main { grid-template-columns: minmax(0, 1fr); padding: 12px; gap: 12px; }
  h1 { font-size: 25px; } header { padding: 22px 16px; } section { padding: 14px 12px 10px; }
  footer { padding: 0 14px 24px; } svg { font-size: 15px; } }
@media print { body { background: #fff; } main { display: block; }
  section { break-inside: avoid; margin-bottom: 16px; } }
"""


def percent(share: Share) -> str:
    return f"{share.mean:.1%}"


def report(standing: Standing, rated: dict[str, Rating], title: str) -> str:
    names = sorted(standing.of.bots, key=lambda name: -rated[name].mean)
    inks = {name: INKS[n % len(INKS)] for n, name in enumerate(names)}
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f"<header><h1>{escape(headline(standing))}</h1><p>{summary(standing)}</p></header>\n<main>",
            *sections(standing, rated, names, inks),
            f"</main>\n<footer>{how(standing)}</footer>\n</body>\n</html>\n",
        ]
    )


def headline(standing: Standing) -> str:
    first, second = standing.ranked()[:2]
    game = standing.of.game.replace("-", " ").title()
    share = standing.against(first, second)
    if share.low > 0.5:
        return f"{game}: {first} is ahead of {second}"
    return f"{game}: {first} and {second} are too close to call"


def summary(standing: Standing) -> str:
    of = standing.of
    scenarios = f", {len(of.options)} scenarios" if len(of.options) > 1 else ""
    decided = "decided" if standing.decided else "not decided between all of them"
    return (
        f"<strong>{len(standing.games):,} games</strong> of {of.players} players{scenarios}, "
        f"{len(standing.rounds):,} rounds, seed {of.seed} · {decided}"
    )


def section(title: str, about: str, body: str, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}><h2>{title}</h2><p>{about}</p>{body}</section>"


def sections(standing: Standing, rated: dict[str, Rating], names: list[str], inks: dict[str, str]) -> Iterator[str]:
    fair = 1 / standing.of.players
    strong = [Bar(n, *rated[n], f"{rated[n].mean:.1f} ± {rated[n].high - rated[n].mean:.1f}", inks[n]) for n in names]
    low, high = min(bar.low for bar in strong), max(bar.high for bar in strong)
    yield section(
        "Ratings",
        "All begin at 25. Bands are what the model takes for 95 %.",
        dots(strong, "Ratings of the bots", low - 1, high + 1, False),
    )
    scores = [Bar(n, *standing.score(n), percent(standing.score(n)), inks[n]) for n in names]
    top = min(1.0, max([bar.high for bar in scores] + [fair]) + 0.05)
    yield section(
        "Score",
        "Points a game for each chair, with 95 % bands; the dashed line is an even share.",
        dots(scores, "Scores of the bots", 0.0, top, True, fair),
    )
    yield section("Head to head", *head_to_head(standing, names, inks))
    yield section(
        "How it came about",
        "The score so far, round by round.",
        courses([(n, course(standing, n), inks[n]) for n in names], fair, "Scores over the rounds"),
    )
    yield '<div class="stack">'
    opened = standing.openings()
    if opened:
        most = opened[:MOST]
        shown = [Bar(what, *got, f"{percent(got)} of {count:,}", INKS[2]) for what, count, got in most]
        rest = f" The {MOST} most frequent of {len(opened)}." if len(opened) > MOST else ""
        top = min(1.0, max([bar.high for bar in shown] + [fair]) + 0.02)
        yield section(
            "Openings",
            f"What players began with, and the score of those who did: it depends on who likes it, too.{rest}",
            dots(shown, "Scores of openings", 0.0, top, True, fair),
        )
    yield '</div><div class="stack">'
    ends = [
        (
            end.replace("-", " "),
            [*((by[n], inks[n]) for n in names if by[n]), (by[""], "#BFB091")],
            f"{sum(g.end == end for g in standing.games) / len(standing.games):.0%}",
        )
        for end, by in standing.ends()
    ]
    yield section(
        "How games end", f"By reason, in the colours of who won. {key(names, inks)}", bars(ends, "How games end")
    )
    lengths = [game.decisions for game in standing.games]
    yield section(
        "Length", "Decisions of all players together.", histogram(lengths, "Lengths of the games", "decisions")
    )
    chairs = [Bar(player_name(p), *got, percent(got), INKS[4]) for p, got in enumerate(standing.chairs())]
    top = min(1.0, max([bar.high for bar in chairs] + [fair]) + 0.05)
    yield section(
        "Chairs",
        "What each chair scored, whoever sat there. Everybody sat in all of them equally often.",
        dots(chairs, "Scores of the chairs", 0.0, top, True, fair),
    )
    yield "</div>"
    yield section(
        "Thinking", "Processor time; of programs of their own, time on the wall.", times(standing, names, inks), True
    )
    if standing.troubles:
        told = "".join(f"<tr><td>{escape(t)}</td><td>{n:,}</td></tr>" for t, n in standing.troubles.most_common())
        yield section("Troubles", "Where a stand-in had to choose.", f"<table>{told}</table>", True)


def course(standing: Standing, name: str) -> list[float]:
    points, chairs, found = 0.0, 0, []
    for got in standing.rounds:
        points += got.get(name, (0.0, 0))[0]
        chairs += got.get(name, (0.0, 0))[1]
        found.append(points / chairs if chairs else 0.0)
    return found


def dot(name: str, inks: dict[str, str]) -> str:
    return f'<i class="dot" style="background:{inks[name]}"></i>{escape(name)}'


def key(names: list[str], inks: dict[str, str]) -> str:
    return " ".join(f'<span class="key">{dot(name, inks)}</span>' for name in names)


def head_to_head(standing: Standing, names: list[str], inks: dict[str, str]) -> tuple[str, str]:
    rows = "".join(
        f"<tr><td>{dot(a, inks)}</td>" + "".join(cell(standing, a, b) for b in names) + "</tr>" for a in names
    )
    heads = "".join(f"<th>{escape(name)}</th>" for name in names)
    about = "Of the points that either of two made at the same tables, those of the one on the left."
    return about, f'<div class="scroll"><table><tr><th>against</th>{heads}</tr>{rows}</table></div>'


def cell(standing: Standing, a: str, b: str) -> str:
    if a == b:
        return f'<td style="color:{FAINT}">·</td>'
    mean, low, high = standing.against(a, b)
    if not known(low, high):
        return f'<td style="color:{FAINT}">–</td>'
    strength = min(1.0, abs(mean - 0.5) * 2) * 0.5
    shade = f"rgba(31,112,120,{strength:.2f})" if mean >= 0.5 else f"rgba(181,55,43,{strength:.2f})"
    return f'<td style="background:{shade}">{mean:.0%}<small>{low:.0%} – {high:.0%}</small></td>'


def times(standing: Standing, names: list[str], inks: dict[str, str]) -> str:
    parts = (0.5, 0.9, 0.99)
    heads = "".join(f"<th>{what}, {part:.0%}</th>" for what in ("decision", "turn") for part in parts)
    rows = "".join(
        f"<tr><td>{dot(n, inks)}</td>"
        + "".join(f"<td>{took(spent.at(part))}</td>" for spent in standing.times[n] for part in parts)
        + "</tr>"
        for n in names
    )
    return f'<div class="scroll"><table><tr><th>at most</th>{heads}</tr>{rows}</table></div>'


def took(seconds: float) -> str:
    number, unit = (seconds, "s") if seconds >= 1 else (seconds * 1000, "ms")
    return f"{number:.0f} {unit}" if number >= 10 else f"{number:.2g} {unit}"


def how(standing: Standing) -> str:
    pairs = len(standing.bets)
    return (
        f"In a round the same bots play the same scenario with the same chance from every chair, "
        f"{standing.of.players} games; intervals count rounds, not games. A match is decided when of every two bots "
        f"one is known to be better: a bet on the difference in each round has grown {pairs / WRONG:.0f}-fold, which "
        f"happens to equals in less than {WRONG:.0%} of matches, however often one looks. "
        "Ratings: openskill, Plackett–Luce. "
        "Made by <strong>benben arena</strong>."
    )
