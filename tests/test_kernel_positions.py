"""Exact positions and views: what is refused, and in which words."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laws import snapshot
from toy import TEMPLATES, TOY, Deal, Draft, Toy
from toybox.names import BURY, SHOW
from toybox.state import ToyState

from benben.kernel.columns import OWNER, PUBLIC, Column
from benben.kernel.errors import BadOptions, BadPosition, BenbenError
from benben.kernel.events import Log
from benben.kernel.notation import NONE, Numbers, Terms
from benben.kernel.positions import dump, encode, load, parse, read
from benben.kernel.steps import BOX, PASS, SEAL, SPECTATOR, State
from benben.kernel.views import read_view, sample, view


def dealt() -> ToyState:
    """Two players with full hands, P1 to peek."""
    s = TOY.setup({"players": 2})
    for card in (0, 1, 2, 3, 0, 1):
        TOY.apply(s, BOX, TOY.choices.read(f"deal {('reed', 'lotus', 'scarab', 'crown')[card]}"))
    return s


def drafting() -> ToyState:
    s = dealt()
    TOY.apply(s, 0, PASS)
    TOY.apply(s, 1, PASS)
    return s


def data(s: ToyState) -> Any:
    return json.loads(dump(TOY, s))


def put(table: Any, path: str, value: object) -> Any:
    """The table with another value at "key/key/0"."""
    *way, last = [int(key) if key.isdigit() else key for key in path.split("/")]
    at = table
    for key in way:
        at = at[key]
    at[last] = value
    return table


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("players", 5, "toy is for 2 to 4 players, not 5"),
        ("players", "2", "players: a whole number is expected here, not '2'"),
        ("players", True, "players: a whole number is expected here, not True"),
        ("columns", [], "columns: a table is expected here, not []"),
        ("gold", 7, "unknown entry 'gold'"),
        ("columns/gold", {}, "columns: there is no column 'gold'"),
        ("columns/coins", None, "coins: None is not a table by player"),
        ("columns/coins", {"P1": None}, "coins: null is no coins"),
        ("columns/coins", {"P1": "9"}, "coins: unknown coins '9'; known: 0, 1, 2, 3, 4, 5, 6, 7"),
        ("columns/coins", {"P3": "5"}, "coins: there is no player 'P3' here"),
        ("columns/coins", {"P9": "5"}, "coins: unknown player 'P9'; known: P1, P2, P3, P4"),
        ("columns/known", {"P1.1": ["P4"]}, "known: ['P4']: there is no player beyond P2"),
        ("columns/deck", {}, "there are 10 reed cards, not 8"),
        ("frames", {}, "frames: a list is expected here, not {}"),
        ("frames", [], "a game that is not over needs a frame"),
        ("frames/0", 7, "frames: a table is expected here, not 7"),
        ("frames/0/frame", "rund", "frames: there is no frame 'rund'"),
        ("frames/0/frame", None, "frame: a text is expected here, not None"),
        ("frames/0/number", "1", "'1' is not a whole number from 0 to 99"),
        ("frames/0/number", 2, "frame round: each round buries one card"),
        ("frames/0/colour", "red", "frame round: unknown entry 'colour'"),
        ("frames/0", {"frame": "round"}, "frame round: number is missing"),
        ("frames/0", {"frame": "bid"}, "frame bid cannot stand on nothing"),
        ("frames/1", {"frame": "deal"}, "frame deal cannot stand on round"),
        ("frames/3/turn", "P3", "'P3': there is no player beyond P2"),
        ("frames/3/turn", None, "frame peek: turn cannot be null"),
        ("drafts", [], "drafts: a table is expected here, not []"),
        ("drafts", {"P1": []}, "drafts: P1 has nothing to draft"),
        ("sealed", ["P1"], "sealed: nobody drafts here"),
        ("sealed", None, "None is not a list of player names"),
        ("winners", ["P1"], "a game that is not over has no winners"),
        ("winners", ["P3"], "['P3']: there is no player beyond P2"),
        ("barriers", -1, "-1 is not a whole number from 0 to 1000000"),
        ("over", "boredom", "over: 'boredom' is not a way this game can end"),
        ("over", "points", "a finished game has no frames"),
        ("format", 2, "position format 2 is newer than this program, which reads up to 1"),
        ("version", 2, "toy 2 is newer than this program, which plays toy 1"),
        ("version", "1", "version: a whole number is expected here, not '1'"),
        ("format", "1", "format: a whole number is expected here, not '1'"),
        ("benben", "record", "this is a 'record' file, not a position"),
        ("game", "kemet", "this is a position of 'kemet', not of 'toy'"),
    ],
)
def test_what_is_wrong_is_said(path: str, value: object, said: str) -> None:
    text = json.dumps(put(data(dealt()), path, value))
    with pytest.raises(BenbenError) as wrong:
        read(TOY, parse(text))
    assert str(wrong.value) == said


@pytest.mark.parametrize(
    ("drafts", "sealed"),
    [
        ({"P1": ["seal"]}, []),
        ({"P1": ["show 1"]}, []),
        ({"P1": ["bury 1", "show 1"]}, []),
        ({"P1": ["bury 1", "show 2", "boost 3"]}, []),  # nothing but sealing is left
        ({"P1": ["bury 1", "show 2", "seal"]}, []),
        ({"P1": ["bury 1", "show 2"]}, ["P1"]),
        ({"P1": ["bury 1", "show 2", "seal", "bury 1"]}, ["P1"]),
        ({"P1": ["bury 1", "show 2", "seal"], "P2": ["bury 1", "show 2", "seal"]}, ["P1", "P2"]),
    ],
)
def test_drafts_must_have_been_possible(drafts: dict[str, list[str]], sealed: list[str]) -> None:
    table = data(drafting())
    table["drafts"], table["sealed"] = drafts, sealed
    with pytest.raises(BadPosition, match="the drafts do not fit the players who choose"):
        load(TOY, table)


def test_drafts_are_loaded() -> None:
    s = drafting()
    for choice in (BURY, SHOW + 1, SEAL):
        TOY.apply(s, 0, choice)
    TOY.apply(s, 1, BURY + 2)
    assert snapshot(load(TOY, data(s))) == snapshot(s)


@pytest.mark.parametrize("text", ["", "{", "[1]", "players = ", "{" * 9_999, '{"players": ' + "9" * 5_000 + "}"])
def test_files_that_are_neither_are_refused(text: str) -> None:
    with pytest.raises(BenbenError) as wrong:
        read(TOY, parse(text))
    assert len(str(wrong.value).splitlines()) == 1


def test_numbers_of_any_length_are_refused() -> None:
    with pytest.raises(BadOptions, match="toy is for 2 to 4 players, not a very long int"):
        read(TOY, parse(f"frames = []\nplayers = 0x{'f' * 9_999}"))
    with pytest.raises(BadPosition, match="format a very long int is newer"):
        parse(f"format = 0x{'f' * 9_999}")


def test_a_game_without_sketches_says_so() -> None:
    with pytest.raises(BadPosition, match="frames are missing, and toy has no sketches"):
        read(TOY, parse("players = 2"))


@given(st.text())
@settings(derandomize=True, database=None, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BenbenError) as wrong:
        read(TOY, parse(text))
    assert len(str(wrong.value).splitlines()) == 1


# Loaded questions ----------------------------------------------------------------------------------------------------


class Lottery(Deal):
    """Asks BOX though there is nothing to draw, or a player who is not there."""

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def who(self, s: ToyState, f: list[int]) -> int:
        return self.asked

    def odds(self, s: ToyState, f: list[int]) -> list[tuple[int, int]]:
        return []

    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        return [0, 1]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (BOX, "BOX owes a decision but has no legal choice: deal"),
        (2, "frame deal asks nobody"),
        (10**9, "frame deal asks nobody"),
    ],
)
def test_somebody_who_is_there_must_be_asked(asked: int, said: str) -> None:
    rules = Toy(TEMPLATES)
    rules.steps = [Toy.steps[0], Lottery(asked), *Toy.steps[2:]]
    with pytest.raises(BadPosition, match=f"^{said}$"):
        load(rules, data(TOY.setup({})))


class Speechless(Draft):
    """Everybody drafts, and there is nothing to choose."""

    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        return []


class Rigged(Deal):
    """Draws a card that cannot come."""

    def odds(self, s: ToyState, f: list[int]) -> list[tuple[int, int]]:
        return [(choice, 0) for choice, _ in super().odds(s, f)]


class Dumb(Deal):
    """Asks P2, who has no answer."""

    def who(self, s: ToyState, f: list[int]) -> int:
        return 1

    def legal(self, s: ToyState, f: list[int], p: int) -> list[int]:
        return []


@pytest.mark.parametrize(
    ("step", "moment", "said"),
    [
        (Dumb(), lambda: TOY.setup({}), "P2 owes a decision but has no legal choice: deal"),
        (Rigged(), lambda: TOY.setup({}), "BOX owes a decision but has no legal choice: deal"),
        (Speechless(), drafting, "P1 owes a decision but has no legal choice: bury and show"),
    ],
)
def test_whoever_owes_a_decision_has_a_choice(step: Any, moment: Callable[[], ToyState], said: str) -> None:
    """In an exact position and in a sketch."""

    class Sketched(Toy):
        def sketch(self, data: dict[str, object], log: Log | None = None) -> ToyState:
            s = moment()
            self.settle(s, log)
            return s

    rules = Sketched(TEMPLATES)
    rules.steps = [step if old.name == step.name else old for old in Toy.steps]
    with pytest.raises(BadPosition, match=f"^{said}$"):
        load(rules, data(moment()))
    with pytest.raises(BadPosition, match=f"^sketch: {said}$"):
        read(rules, parse("players = 2"))


def test_a_sketch_that_breaks_a_step_is_refused() -> None:
    class Careless(Toy):
        def sketch(self, data: dict[str, object], log: Log | None = None) -> ToyState:
            raise IndexError

    with pytest.raises(BadPosition, match=r"^sketch: the situation does not fit the rest of the position$"):
        read(Careless(TEMPLATES), parse("players = 2"))


def test_frames_that_break_a_step_are_refused() -> None:
    class Fragile(Deal):
        def fits(self, s: ToyState, f: list[int]) -> str:
            return f"{f[9]}"

    rules = Toy(TEMPLATES)
    rules.steps = [Toy.steps[0], Fragile(), *Toy.steps[2:]]
    with pytest.raises(BadPosition, match="frames: they do not fit the rest of the position"):
        load(rules, data(TOY.setup({})))


# Columns -------------------------------------------------------------------------------------------------------------

KINDS = {"player": Terms("player", ("P1", "P2")), "number": Numbers("number", 0, 9)}


class Pair(State):
    __slots__ = ("keeper", "purse")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.keeper = NONE
        self.purse = [0, 0]


def test_null_is_read_where_a_blank_state_has_it() -> None:
    s = Pair(2)
    keeper = Column("keeper", "player")
    keeper.decode(s, KINDS, "P2", 2)
    assert s.keeper == 1
    keeper.decode(blank := Pair(2), KINDS, keeper.encode(blank, KINDS, None), 2)
    assert blank.keeper == NONE


@pytest.mark.parametrize(("sees", "shown"), [(PUBLIC, {"P1": 3, "P2": 4}), (OWNER, {"P2": 4})])
def test_owners_see_their_own_entry(sees: int, shown: dict[str, int]) -> None:
    s = Pair(2)
    s.purse = [3, 4]
    column = Column("purse", "number", "player", sees=sees)
    assert column.encode(s, KINDS, 1) == shown
    assert column.encode(s, KINDS, SPECTATOR) == (shown if sees == PUBLIC else {})
    assert column.encode(s, KINDS, None) == {"P1": 3, "P2": 4}


# Views ---------------------------------------------------------------------------------------------------------------


def test_others_learn_that_somebody_has_chosen_and_nothing_else() -> None:
    s = drafting()
    for choice in (BURY, SHOW + 1):
        TOY.apply(s, 0, choice)
    assert encode(TOY, s, 1)["drafts"] == {"P2": []}
    assert view(TOY, s, 1).bytes() == view(TOY, drafting(), 1).bytes()
    TOY.apply(s, 0, SEAL)
    assert view(TOY, s, 1).data["owing"] == ["P2"]
    assert view(TOY, s, SPECTATOR).data["position"]["drafts"] == {}


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("viewer", "P3", "viewer: 'P3' is not a viewer of this game"),
        ("viewer", "BOX", "viewer: 'BOX' is not a viewer of this game"),
        ("viewer", None, "viewer: a text is expected here, not None"),
        ("position", None, "the position: a table is expected here, not None"),
        ("position/columns/known", {"P1.1": ["P1"]}, "frame bury and show: hands are not full"),
    ],
)
def test_views_that_nobody_has_are_refused(path: str, value: object, said: str) -> None:
    seen = read_view(json.dumps(put(view(TOY, dealt(), 0).data, path, value)).encode())
    with pytest.raises(BadPosition) as wrong:
        sample(TOY, seen, random.Random(0))
    assert str(wrong.value) == said


@pytest.mark.parametrize("text", [b"", b"[]", b"\xff", b"{" * 9_999])
def test_bytes_that_are_no_view_are_refused(text: bytes) -> None:
    with pytest.raises(BadPosition, match="view"):
        read_view(text)


def test_views_that_break_the_filling_in_are_refused() -> None:
    class Stumbling(Toy):
        def fill(self, s: ToyState, viewer: int, rng: random.Random) -> None:
            s.deck[rng.choice([])] = 0

    with pytest.raises(BadPosition, match="this view fits no possible position"):
        sample(Stumbling(TEMPLATES), view(TOY, dealt(), 0), random.Random(0))
