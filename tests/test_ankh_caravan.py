"""The event Camel Caravan (A-EV2, A-EV3)."""

import random
from functools import cache
from math import cos, pi, sin, sqrt
from typing import cast

import pytest
from ankh_table import table
from battles import loads, refused, told
from table import Table

from benben.ankh.box import contents, hexmap, lands
from benben.ankh.box.hexmap import EDGE_NAMES
from benben.ankh.box.lands import lands_of
from benben.kernel.notation import bits

Point = tuple[float, float]

# A second way to find all legal lines: points in the plane, every path along hex sides, regions counted anew.


def corner_points(row: int, col: int) -> list[Point]:
    x, y = 1.5 * col, sqrt(3) * (row + 0.5 * (col % 2))
    return [(round(x + cos(k * pi / 3), 2) + 0.0, round(y + sin(k * pi / 3), 2) + 0.0) for k in range(6)]


CORNERS = {
    f"[{r},{c}]": set(corner_points(r, c))
    for r, row in enumerate(hexmap.MAP["rows"])
    for c in range(11)
    if row[c] != "."
}
WATERY = {h for h in CORNERS if hexmap.MAP["rows"][int(h[1])][int(h[3:-1])] == "w"}
SHARED = {f"{a}-{b}": CORNERS[a] & CORNERS[b] for a in CORNERS for b in CORNERS if len(CORNERS[a] & CORNERS[b]) == 2}


SIDES_OF = {a: [(b, f"{a}-{b}", f"{b}-{a}") for b in CORNERS if f"{a}-{b}" in SHARED] for a in CORNERS}


def parts(closed: set[str]) -> list[set[str]]:
    """The regions that these closed sides leave."""
    todo, found = set(CORNERS) - WATERY, []
    while todo:
        part, edge = set(), {todo.pop()}
        while edge:
            part |= edge
            todo -= edge
            edge = {b for a in edge for b, x, y in SIDES_OF[a] if b in todo and x not in closed and y not in closed}
        found.append(part)
    return found


def lines_by_hand(camels: list[str]) -> set[frozenset[str]]:
    """Every path of free land sides from barrier to barrier that makes one region two of at least six hexes."""
    closed = set(hexmap.MAP["rivers"]) | set(camels)
    free = {side: SHARED[side] for side in EDGE_NAMES if side not in closed}
    at: dict[Point, list[str]] = {}
    for side, ends in free.items():
        for point in ends:
            at.setdefault(point, []).append(side)
    barred = {point for side in closed for point in SHARED[side]} | {p for h in WATERY for p in CORNERS[h]}
    barred |= {p for p in at if sum(p in points for points in CORNERS.values()) < 3}
    before = parts(closed)
    found: set[frozenset[str]] = set()
    paths: list[tuple[list[str], list[Point]]] = [([], [p]) for p in at if p in barred]
    while paths:
        line, points = paths.pop()
        if line and points[-1] in barred:
            new = [part for part in parts(closed | set(line)) if part not in before]
            if len(new) == 2 and min(map(len, new)) >= 6:
                found.add(frozenset(line))
        if len(line) < min(6, 30 - len(camels)):
            for side in at[points[-1]]:
                (end,) = free[side] - {points[-1]}
                if end not in points:
                    paths.append(([*line, side], [*points, end]))
    return found


@cache
def bare() -> set[frozenset[str]]:
    return lines_by_hand([])


def lines_of(camels: list[str]) -> set[frozenset[str]]:
    """The same out of the engine."""
    lands = lands_of(sum(1 << EDGE_NAMES.index(side) for side in camels))
    return {frozenset(EDGE_NAMES[side] for side in bits(line)) for line in lands.caravans()}


@pytest.mark.rule("A-EV2", "A-M5")
def test_all_lines_of_the_bare_map() -> None:
    lines = bare()
    assert len(lines) == 92
    assert {len(line) for line in lines} == {3, 4, 5, 6}
    assert lines_of([]) == lines


@pytest.mark.rule("A-EV2")
def test_one_camel_on_a_side() -> None:
    """Where a camel stands already no line can run."""
    assert sum("[4,7]-[4,8]" in line for line in bare()) == 4
    assert not any("[4,7]-[4,8]" in line for line in lines_of(["[4,7]-[4,8]"]))


@pytest.mark.rule("A-EV2")
def test_what_is_remembered_of_divided_maps_stays_flat() -> None:
    """A full memory is emptied, one that is not quite full is kept."""
    camel = 1 << EDGE_NAMES.index("[4,7]-[4,8]")
    memories = (
        (lands.memory, lambda: lands_of(camel)),
        (lands.caravan_memory, lambda: lands.Lands(camel).caravans_in(2)),
    )
    for memory, ask in memories:
        kept = cast("dict[int, object]", memory)
        for size, after in ((lands.REMEMBERED - 1, lands.REMEMBERED), (lands.REMEMBERED, 1)):
            kept.clear()
            kept.update(dict.fromkeys(range(-size, 0)))
            ask()
            assert len(kept) == after
        kept.clear()
    assert lands_of(camel) is lands_of(camel)


@pytest.mark.rule("A-EV2")
@pytest.mark.parametrize("seed", range(2))
def test_lines_on_a_divided_map(seed: int) -> None:
    """Camels end at camels too, and the supply of thirty runs out."""
    rng = random.Random(seed)
    camels: list[str] = []
    while lines := lines_by_hand(camels):
        assert lines_of(camels) == lines
        camels += sorted(rng.choice(sorted(lines, key=sorted)))
    assert lines_of(camels) == set()
    assert len(camels) > 24


@pytest.mark.rule("A-EV2")
@pytest.mark.parametrize(("players", "lines"), [("2", 9), ("5", 0)])
def test_no_more_camels_than_the_supply_holds(players: str, lines: int) -> None:
    """With 26 camels on the board a line of four is the longest, with 30 there is none."""
    camels = contents.SCENARIOS["peoples_revolt"][players]["camels"]
    assert lines_of(camels) == lines_by_hand(camels)
    assert len(lines_of(camels)) == lines
    assert max((len(line) for line in lines_of(camels)), default=0) == (4 if lines else 0)


# The event. ----------------------------------------------------------------------------------------------------------

GODS = "isis god [4,7]; ra god [5,8]"
EXAMPLE = ["[1,5]-[1,6]", "[1,6]-[2,6]", "[1,7]-[2,6]", "[2,6]-[2,7]", "[2,7]-[3,6]"]


def caravan(top: str = "camels = []") -> Table:
    return table("isis ra", GODS, "caravan of P1", top)


def laid(top: str = "camels = []") -> Table:
    """The example's line has been laid through the Delta."""
    t = caravan(top)
    while t.prompt == "lay a caravan":
        t.do("P1: " + next(choice for choice in t.legal() if choice[6:] in EXAMPLE))
    return t


@pytest.mark.rule("A-EV2")
def test_any_camel_of_any_line_first_then_those_that_fit() -> None:
    t = caravan()
    lines = bare()
    assert t.legal() == ["pass", *(f"camel {side}" for side in EDGE_NAMES if any(side in line for line in lines))]
    chosen: set[str] = set()
    for side in ("[2,6]-[2,7]", "[1,7]-[2,6]"):  # from the middle outwards
        t.do(f"P1: camel {side}")
        chosen.add(side)
        fitting = [line for line in lines if chosen <= line]
        assert len(fitting) > 1
        more = {side for line in fitting for side in line} - chosen
        assert t.legal() == [f"camel {side}" for side in EDGE_NAMES if side in more]
        assert t.column("camels") == []


@pytest.mark.rule("A-EV2")
def test_when_one_line_is_left_it_is_laid_whole() -> None:
    """Only one line holds this side, so no more is asked."""
    (line,) = [line for line in bare() if "[0,3]-[1,3]" in line]
    t = caravan()
    t.do("P1: camel [0,3]-[1,3]")
    assert set(t.column("camels")) == line
    assert told(t) == [f"A-EV2 camel placed: {side}" for side in EDGE_NAMES if side in line]
    assert t.prompt == "which half keeps the token"


@pytest.mark.rule("A-EV2", "A-EV3")
def test_declining_leaves_camels_and_tokens_alone() -> None:
    t = caravan()
    tokens = t.column("token_at")
    t.do("P1: pass")
    assert told(t)[0] == "A-EV2 no caravan: isis"
    assert t.owing == ["P2"]
    assert t.prompt == "choose an action"
    assert t.column("camels") == []
    assert t.column("token_at") == tokens == {"1": "[0,1]", "2": "[1,0]", "3": "[2,9]"}


EIGHT = [
    *["[3,0]-[4,0]", "[3,1]-[4,0]", "[3,1]-[4,1]", "[3,1]-[4,2]", "[3,2]-[3,3]", "[3,2]-[4,2]", "[4,1]-[4,2]"],
    *["[6,0]-[7,0]", "[6,1]-[7,0]", "[6,1]-[7,1]", "[6,1]-[7,2]", "[6,5]-[6,6]", "[6,6]-[7,6]", "[6,7]-[7,6]"],
    *["[6,7]-[7,7]", "[7,6]-[7,7]", "[7,7]-[8,6]", "[8,6]-[8,7]", "[8,7]-[9,6]"],
]


@pytest.mark.rule("A-EV2")
def test_without_a_token_left_nothing_happens() -> None:
    """Eight regions and still 29 lines; with one region less the last token is there."""
    assert len(lines_of(EIGHT)) == 29
    t = caravan(f"camels = {EIGHT}")
    assert t.owing == ["P2"]
    assert t.column("camels") == sorted(EIGHT, key=EDGE_NAMES.index)
    seven = [side for side in EIGHT if side not in ("[7,6]-[7,7]", "[7,7]-[8,6]", "[8,6]-[8,7]", "[8,7]-[9,6]")]
    t = caravan(f"camels = {seven}")
    assert t.prompt == "lay a caravan"
    t.do("P1: camel [7,6]-[7,7]", "P1: to [6,5]")
    assert t.column("token_at")["8"] == "[7,7]"


@pytest.mark.rule("A-EV2")
def test_without_a_legal_line_nothing_happens() -> None:
    """Seven regions and a token left, but with four camels more on the board the supply is empty."""
    camels: list[str] = contents.SCENARIOS["peoples_revolt"]["2"]["camels"]
    assert caravan(f"camels = {camels}").prompt == "lay a caravan"
    more = ["[0,1]-[0,2]", "[1,1]-[1,2]", "[8,0]-[8,1]", "[7,0]-[7,1]"]
    t = caravan(f"camels = {camels + more}")
    assert len(t.column("camels")) == 30
    assert len(t.column("token_at")) == 7
    assert t.owing == ["P2"]


@pytest.mark.rule("A-EV2", "A-EV3")
def test_example_of_a_caravan() -> None:
    """Five camels from water to river cut six hexes off the Delta; the small part keeps token 1, the other gets 4."""
    t = laid()
    assert t.legal() == ["to [0,1]", "to [1,6]"]
    assert sorted(map(len, lands_of(t.state.camels).regions)) == [6, 16, 28, 32]
    t.do("P1: to [1,6]")
    assert t.column("token_at") == {"1": "[1,6]", "2": "[1,0]", "3": "[2,9]", "4": "[0,1]"}
    assert told(t, "token placed") == [
        "A-EV3 token placed: 1, [1,6]",
        "A-EV3 token placed: 4, [0,1]",
    ]
    t.do("P1: pass")
    assert t.column("token_at") == {"1": "[1,6]", "2": "[1,0]", "3": "[2,9]", "4": "[0,1]"}
    assert t.owing == ["P2"]


@pytest.mark.rule("A-EV3")
def test_the_other_half_may_keep_the_token_and_the_new_one_is_the_lowest_of_the_supply() -> None:
    """Tokens 2, 5 and 6 are on the board, so 1 is next."""
    t = laid('tokens = { 5 = "[3,5]", 2 = "[4,5]", 6 = "[4,6]" }')
    t.do("P1: to [0,1]")
    assert t.column("token_at") == {"5": "[0,1]", "1": "[1,6]", "2": "[1,0]", "6": "[2,9]"}
    t = laid('tokens = { 1 = "[3,5]", 2 = "[4,5]", 4 = "[4,6]" }')
    t.do("P1: to [0,1]")
    assert t.column("token_at") == {"1": "[0,1]", "3": "[1,6]", "2": "[1,0]", "4": "[2,9]"}


@pytest.mark.rule("A-EV3")
@pytest.mark.parametrize(
    ("half", "others", "token", "after"),
    [
        ("[1,6]", ["1", "2", "3"], "2", {"1": "[0,1]", "2": "[1,6]", "3": "[2,9]", "4": "[1,0]"}),
        ("[0,1]", ["2", "3", "4"], "3", {"1": "[2,9]", "2": "[1,0]", "3": "[0,1]", "4": "[1,6]"}),
        ("[0,1]", ["2", "3", "4"], "4", {"1": "[1,6]", "2": "[1,0]", "3": "[2,9]", "4": "[0,1]"}),
    ],
)
def test_one_half_may_swap_its_token_with_any_other(
    half: str, others: list[str], token: str, after: dict[str, str]
) -> None:
    t = laid()
    t.do("P1: to [0,1]")
    assert t.column("token_at") == {"1": "[0,1]", "2": "[1,0]", "3": "[2,9]", "4": "[1,6]"}
    assert t.legal() == ["pass", "move [0,1]", "move [1,6]"]
    t.do(f"P1: move {half}")
    assert t.legal() == [f"token {other}" for other in others]
    t.do(f"P1: token {token}")
    assert t.column("token_at") == after
    mine = "4" if half == "[1,6]" else "1"
    assert told(t, "tokens swapped") == [f"A-EV3 tokens swapped: {mine}, {token}"]
    assert t.owing == ["P2"]


@pytest.mark.rule("A-EV2", "A-EV3")
def test_the_trigger_decides_everything() -> None:
    """Now in the East, and fired by the second player."""
    t = table("isis ra", GODS, "caravan of P2", "camels = []")
    t.do("P2: camel [6,5]-[6,6]", "P2: camel [6,7]-[7,7]", "P2: camel [6,7]-[7,6]")
    assert t.legal("P2") == ["to [2,9]", "to [6,5]"]
    t.do("P2: to [6,5]")
    assert t.legal("P2") == ["pass", "move [2,9]", "move [6,5]"]
    assert loads(t)
    t.do("P2: move [6,5]")
    assert t.legal("P2") == ["token 1", "token 2", "token 4"]
    t.do("P2: token 2")
    assert t.column("token_at") == {"1": "[0,1]", "2": "[6,5]", "3": "[1,0]", "4": "[2,9]"}
    assert t.owing == ["P1"]


@pytest.mark.rule("A-EV2", "A-M2")
def test_the_halves_are_regions_of_their_own() -> None:
    """The next conflict finds one god in each half of what was one region."""
    t = table(
        "isis ra",
        "isis god [1,6]; ra god [2,5]",
        "conflict of P1",
        f'camels = {EXAMPLE}\ntokens = {{ 1 = "[1,6]", 2 = "[4,5]", 3 = "[4,6]", 4 = "[2,5]" }}',
    )
    assert told(t, "dominion", "battle") == ["A-X4 dominion: isis", "A-X4 dominion: ra"]


@pytest.mark.rule("A-EV2", "A-EV3")
def test_a_saved_caravan_can_be_loaded() -> None:
    t = caravan()
    assert loads(t)
    t.do("P1: camel [2,7]-[3,6]")
    assert loads(t)
    assert "already make one line" in refused(t, {"more": ["[0,3]-[1,3]"]})
    t = laid()
    t.do("P1: to [0,1]")
    assert loads(t)
    for other in ("[1,5]", "[0,1]"):
        assert "two halves with a token are needed" in refused(t, {"half": "[0,1]", "other half": other})
    t.do("P1: move [0,1]")
    assert loads(t)
    assert "no token lies there" in refused(t, {"half": "[1,5]"})
