"""Who must, who may: what is optional can be declined, what is mandatory cannot, and the right player is asked."""

from typing import NamedTuple

import pytest
from ankh_table import IN_THE_EAST, table
from table import Table

ALONE = "amun god [1,3]; ra god [7,1]; "
DUEL = "amun god [4,7]; ra god [5,8]; "


class Case(NamedTuple):
    prompt: str
    asked: str
    pieces: str
    situation: str = IN_THE_EAST
    top: str = ""
    gods: str = "amun ra"
    moves: str = ""
    of_god: dict[str, str] | None = None

    def table(self) -> Table:
        t = table(self.gods, self.pieces, self.situation, self.top, **(self.of_god or {}))
        t.do(*filter(None, self.moves.split("; ")))
        assert (t.prompt, t.owing) == (self.prompt, [self.asked])
        return t


def hands(first: str, second: str, **more: str) -> dict[str, str]:
    """A card for each side of a duel, and more entries."""
    a, b = first.split(), second.split()
    entries = {a[0]: f'hand = ["{a[1]}"]', b[0]: f'hand = ["{b[1]}"]'}
    return {god: ", ".join(filter(None, (entry, more.get(god)))) for god, entry in entries.items()}


LOST = hands("amun chariots", "ra cycle")

MAY = {
    "A-MOV1": Case("move your figures", "P1", ALONE, "action move of P1"),
    "A-SUM1": Case("summon a figure", "P1", ALONE, "action summon of P1"),
    "A-SUM3": Case(
        "summon a figure",
        "P1",
        ALONE + "amun pyramid [4,7]",
        "action summon of P1",
        moves="P1: summon warrior; P1: to [1,2]",
        of_god={"amun": 'powers = ["pyramid attuned"]'},
    ),
    "A-SUM4": Case(
        "summon a figure",
        "P1",
        "osiris god [1,3]; ra god [7,1]",
        "action summon of P1",
        'tiles = ["[4,7]"]',
        "osiris ra",
        "P1: summon warrior; P1: to [1,2]",
    ),
    "A-SUM5": Case("give it a sun", "P2", ALONE, "action summon of P2", moves="P2: summon warrior; P2: to [7,2]"),
    "A-UNL1": Case("unlock a power", "P1", ALONE, "action unlock of P1"),
    "A-EV1": Case("control a monument", "P1", ALONE + "neutral temple [1,4]", "monument of P1"),
    "A-EV2": Case("lay a caravan", "P1", ALONE, "caravan of P1"),
    "A-EV3": Case(
        "swap a token",
        "P1",
        ALONE,
        "caravan of P1",
        moves="P1: camel [3,3]-[4,3]; P1: camel [3,3]-[4,4]; P1: camel [4,2]-[4,3]; P1: to [1,0]",
    ),
    "A-B0": Case(
        "call figures to your obelisks",
        "P1",
        DUEL + "amun obelisk [4,6]",
        of_god=hands("amun chariots", "ra cycle", amun='powers = ["obelisk attuned"]'),
    ),
    "A-B1": Case("announce two cards", "P1", DUEL),
    "A-B2": Case("build a monument", "P1", DUEL, of_god=hands("amun build", "ra chariots", amun="followers = 3")),
    "A-B6": Case("use the tiebreaker", "P1", DUEL, of_god=hands("amun cycle", "ra cycle")),
    "A-B8": Case(
        "protect figures",
        "P2",
        "amun god [4,7]; isis god [5,8]; isis warrior [4,8]",
        gods="amun isis",
        of_god=hands("amun chariots", "isis cycle"),
    ),
    "A-K2": Case(
        "trap a warrior",
        "P1",
        "anubis god [4,7]; ra god [5,8]; ra warrior [5,9]",
        gods="anubis ra",
        of_god=hands("anubis chariots", "ra cycle"),
    ),
    "A-G2": Case(
        "place an underworld tile",
        "P2",
        "amun god [4,7]; osiris god [5,8]",
        gods="amun osiris",
        of_god=hands("amun chariots", "osiris cycle"),
    ),
    "A-B10": Case(
        "offer followers for devotion",
        "P2",
        DUEL,
        of_god=hands("amun chariots", "ra cycle", ra='powers = ["worshipful"], followers = 2'),
    ),
    "A-MG2": Case(
        "which guardians leave",
        "P1",
        ALONE + "isis god [4,7]; isis satet [4,8]",
        "merging",
        gods="amun ra isis",
        of_god={"amun": "devotion = 1", "ra": "devotion = 2"},
    ),
}


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.rule(rule), id=rule) for rule, case in MAY.items()]
)
def test_what_may_be_declined(case: Case) -> None:
    t = case.table()
    assert t.legal()[0] == "pass"
    assert len(t.legal()) > 1
    kept = ("piece", "powers", "followers", "camels", "captives", "tiles", "suns", "token_at", "ankhs")
    before = {column: t.column(column) for column in kept}
    told = len(t.log.events)
    t.do(f"{case.asked}: pass")
    assert t.prompt != case.prompt
    changed = {column for column in kept if t.column(column) != before[column]}
    if case.prompt == "protect figures":
        assert changed == {"piece"}
    elif case.prompt == "which guardians leave":
        assert t.piece("[4,8]") == "amun satet"
    else:
        assert changed == set()
    later = {event.template for event in t.log.events[told:]}
    assert not later & {"unlocked", "took control", "built", "used tiebreaker", "trapped", "radiant", "tile placed"}


MUST = {
    "A-MOV3": Case(
        "aim the claws",
        "P1",
        ALONE,
        "action summon of P1",
        moves="P1: summon scorpion; P1: to [1,4]",
        of_god={"amun": 'pool = ["scorpion"]'},
    ),
    "A-MOV2": Case(
        "push the figure",
        "P1",
        ALONE + "amun satet [4,7]; ra warrior [4,8]",
        "action move of P1",
        moves="P1: move [4,7]; P1: to [4,8]",
    ),
    "A-T1": Case("choose an action", "P1", ALONE, "turn of P1 after move"),
    "A-EV3": Case(
        "which half keeps the token",
        "P1",
        ALONE,
        "caravan of P1",
        moves="P1: camel [3,3]-[4,3]; P1: camel [3,3]-[4,4]; P1: camel [4,2]-[4,3]",
    ),
    "A-B1": Case("choose a battle card", "P2", DUEL, of_god={"amun": 'hand = ["cycle"]'}),
    "A-B3": Case(
        "bid against the plague",
        "P1",
        DUEL,
        of_god=hands("amun plague", "ra cycle", amun="followers = 2", ra="followers = 0"),
    ),
    "A-K3": Case("the mummy returns", "P2", DUEL + "ra mummy [5,9]", of_god=LOST),
    "A-SC2": Case(
        "join two regions",
        "P1",
        ALONE,
        "consolidation of P1",
        'scenario = "peoples_revolt"\ncamels = ["[3,3]-[4,3]", "[3,3]-[4,4]", "[4,2]-[4,3]"]',
    ),
}


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.rule(rule), id=rule) for rule, case in MUST.items()]
)
def test_what_must_be_chosen(case: Case) -> None:
    t = case.table()
    assert "pass" not in t.legal()
    assert len(t.legal()) > 1


@pytest.mark.rule("A-B3")
def test_nothing_may_be_bid() -> None:
    assert MUST["A-B3"].table().legal() == ["bid 0", "bid 1", "bid 2"]


@pytest.mark.rule("A-B1", "A-B7", "A-B9", "A-K4", "A-B10", "A-X1", "A-D3")
def test_what_happens_without_a_question() -> None:
    t = table(
        "amun ra",
        "amun god [4,7]; amun warrior [3,7]; amun scorpion n-ne [8,6]; amun temple [7,6]; ra god [5,8]; "
        "ra cat mummy [5,9]; ra warrior [4,8]",
        "conflict of P1",
        'guardians = ["cat mummy", "mummy", "scorpion"]',
        amun='hand = ["chariots"], powers = ["commanding", "omnipresent"], devotion = 5, followers = 0',
        ra='hand = ["miracle"], powers = ["magnanimous"], followers = 0',
    )
    happened = [f"{e.rule} {t.rules.story.line(e)}" for e in t.log.events]
    for line in (
        "A-X1 gained followers: amun, 1, 1",
        "A-X1 destroyed: amun temple, [7,6]",
        "A-B7 gained devotion: amun, 1, 6",
        "A-B7 gained followers: amun, 3, 4",
        "A-B9 gained devotion: ra, 2, 2",
        "A-K4 lost devotion: amun, 1, 5",
        "A-B10 gained devotion: ra, 2, 4",
    ):
        assert line in happened
    assert t.prompt == "choose an action"


@pytest.mark.rule("A-B1", "A-B10")
def test_flood_and_cycle_ask_nothing() -> None:
    t = table("amun ra", DUEL + "ra warrior [3,8]", **hands("amun cycle", "ra flood"))
    assert t.told("A-B1", "gained followers") == [["ra", 1, 2]]
    assert (len(t.of("amun", "hand")), t.prompt) == (7, "choose an action")
