"""Positions in the middle of battles and purchases: each comes back from its file, impossible ones are refused."""

from collections.abc import Callable
from typing import Any

import pytest
from battles import exact, loads, refused
from kemet_battles import battle, draw, fight, plan, shop, table
from table import Table

from benben.kernel import positions
from benben.kernel.errors import BadPosition, IllegalChoice


def at_council() -> Table:
    return battle()


def with_a_draft() -> Table:
    t = battle({"divine": "war-rage"})
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P1: add war-rage")
    return t


def half_sealed() -> Table:
    t = battle()
    plan(t, "P2 3/2/0")
    return t


def watched() -> Table:
    return battle({"tiles": "spy"})


def spying() -> Table:
    t = battle({"tiles": "spy"}, {"divine": "war-rage bloodbath"})
    plan(t, "P2 3/2/0 war-rage bloodbath")
    return t


def wounding() -> Table:
    return fight(battle({"tiles": "divine-wound", "divine": "war-rage war-fury"}, units=(5, 4)))


def wounding_on() -> Table:
    t = wounding()
    t.do("P1: drop war-rage")
    return t


def drawing() -> Table:
    return battle({"tiles": "priest-of-thoeris"})


def losing() -> Table:
    return fight(battle(units=(5, 4)))


def losing_to_nobody() -> Table:
    return fight(battle(units=(3, 3)), "P1 4/1/0", "P2 1/3/0")


def retreating() -> Table:
    t = losing()
    t.do("P2: retreat")
    return t


def winning() -> Table:
    t = losing()
    t.do("P2: recall")
    return t


def recruiting() -> Table:
    t = table("action recruit of P1", {}, {"troops": {"NW1": 1, "NW3": 1}})
    t.do("P1: place NW1", "P1: place NW3")
    return t


def next_battle() -> Table:
    t = recruiting()
    t.do("P1: pass")
    return t


def first_of_two() -> Table:
    t = next_battle()
    t.do("P1: battle NW3")
    return t


def removing() -> Table:
    t = shop("ruby", 2, played="4/1/0", buried="5/0/0")
    t.do("P1: tile wrryt-storm")
    return t


def hiring() -> Table:
    t = shop("onyx", 1)
    t.do("P1: tile mercenaries-of-the-sword", "P1: place NW1")
    return t


def buying_twice() -> Table:
    entries = {"tiles": "twin-ceremony", "pyramids": {"NW1": "ruby 2"}, "troops": {"NW1": 1}}
    t = table("turn of P1", entries)
    t.do("P1: gold twin-ceremony")
    return t


def bringing() -> Table:
    t = shop("ruby", 2)
    t.do("P1: tile phoenix")
    return t


def dropping() -> Table:
    t = table("night from divine intervention", {"tiles": "vision"})
    draw(t)
    return t


def burning() -> Table:
    t = table("turn of P1", {"divine": "raining-fire"}, {"troops": {"W1": 1, "W2": 1}})
    t.do("P1: play raining-fire")
    return t


MOMENTS = [
    at_council,
    with_a_draft,
    half_sealed,
    watched,
    spying,
    wounding,
    wounding_on,
    drawing,
    losing,
    losing_to_nobody,
    retreating,
    winning,
    recruiting,
    next_battle,
    first_of_two,
    removing,
    hiring,
    buying_twice,
    bringing,
    dropping,
    burning,
]


@pytest.mark.rule("K-B0")
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_every_moment_comes_back_from_its_file(moment: Callable[[], Table]) -> None:
    t = moment()
    assert t.rules.check(t.state) == []
    assert loads(t)


@pytest.mark.rule("K-B0")
@pytest.mark.parametrize(
    ("moment", "frame", "change", "why"),
    [
        (at_council, -2, {"defender": "P1"}, "frame battle: two players fight"),
        (at_council, -2, {"attacker": "P2"}, "frame your turn: another player acts in this turn"),
        (at_council, -2, {"zone": "D-NW"}, "troop: 2 Troops stand in T-W; two can in a battle, otherwise one"),
        (at_council, -2, {"defender": "P3"}, "frame battle: two Troops fight"),
        (wounding, -2, {"zone": "D-NW"}, "troop: 2 Troops stand in T-W; two can in a battle, otherwise one"),
        (at_council, -2, {"at": "divine wound"}, "frame battle: both have played a card"),
        (spying, -2, {"at": "divine wound"}, "frame battle: both have played a card"),
        (losing, -2, {"attacker's card": None}, "hand: P1 has 8 battle cards, each in one place"),
        (losing, -2, {"winner": None}, "frame battle: one of the two has won"),
        (losing, -2, {"winner": "P3"}, "frame battle: one of the two has won"),
        (at_council, -1, {"planning": []}, "frame war council: the two who fight plan, each once"),
        (at_council, -1, {"planning": ["P1", "P3"]}, "frame war council: the two who fight plan, each once"),
        (spying, -1, {"planning": ["P1", "P2"]}, "frame war council: the two who fight plan, each once"),
        (wounding, -1, {"side": 1}, "frame inflict a divine wound: only the owner of the tile can do that"),
        (wounding, -1, {"side": 2}, "frame inflict a divine wound: only the owner of the tile can do that"),
        (wounding, -1, {"player": "P2"}, "frame inflict a divine wound: only the owner of the tile can do that"),
        (
            wounding,
            -1,
            {"player": "P2", "side": 1},
            "frame inflict a divine wound: only the owner of the tile can do that",
        ),
        (wounding, -1, {"from": "diversion"}, "frame inflict a divine wound: only the owner of the tile can do that"),
        (losing, -1, {"player": "P1"}, "frame recall or retreat: only a loser with a Troop goes"),
        (losing, -1, {"zone": "D-W"}, "frame recall or retreat: only a loser with a Troop goes"),
        (retreating, -1, {"player": "P2"}, "frame choose where they retreat: the winner says where the loser goes"),
        (retreating, -1, {"loser": "P1"}, "frame choose where they retreat: the winner says where the loser goes"),
        (retreating, -1, {"zone": "D-W"}, "frame choose where they retreat: the winner says where the loser goes"),
        (winning, -1, {"player": "P2"}, "frame stay or recall: only a winner with a Troop is asked"),
        (winning, -1, {"zone": "D-W"}, "frame stay or recall: only a winner with a Troop is asked"),
        (recruiting, -1, {"more": ["NW3", "NW1"]}, "frame place units: Units are placed in the order of the board"),
        (recruiting, -1, {"more": ["NW1", "NW1"]}, "troop: 2 Troops stand in NW3; two can in a battle, otherwise one"),
        (recruiting, -1, {"left": 19}, "frame place units: Units are placed in the order of the board"),
        (next_battle, -1, {"more": ["NW3", "NW1"]}, "frame choose the next battle: battles are where two Troops stand"),
        (next_battle, -1, {"more": ["NW1", "NW1"]}, "troop: 2 Troops stand in NW3; two can in a battle, otherwise one"),
        (next_battle, -1, {"more": ["NW1", "NW2"]}, "troop: 2 Troops stand in NW3; two can in a battle, otherwise one"),
        (removing, -1, {"tile": "carnage"}, "frame remove a battle card: that tile has no special card"),
        (removing, -1, {"tile": "shetyw-barrier"}, "frame remove a battle card: that tile has no special card"),
        (buying_twice, -1, {"space": "buy-a"}, "frame buy a tile: tiles are bought on a Buy space"),
        (buying_twice, -1, {"at": "on a space"}, "frame buy a tile: tiles are bought on a Buy space"),
        (bringing, -1, {"creature": "sphinx"}, "frame bring a creature: only an own creature in the supply"),
        (dropping, -1, {"left": 6}, "frame discard divine interventions: only the owner of Vision discards"),
    ],
)
def test_impossible_positions_are_refused(
    moment: Callable[[], Table], frame: int, change: dict[str, Any], why: str
) -> None:
    assert why in refused(moment(), change, frame)


@pytest.mark.rule("K-B0", "K-B1")
def test_where_a_battle_stands_is_said_in_words() -> None:
    def stands(t: Table) -> list[str]:
        return [f"{frame['frame']}: {frame['at']}" for frame in exact(t)["frames"] if "at" in frame]

    assert stands(at_council()) == ["battle: reveal", "war council: together"]
    assert stands(watched()) == ["battle: reveal", "war council: spying", "war council: watched by a spy"]
    assert stands(spying()) == ["battle: reveal", "war council: spying"]
    assert stands(drawing()) == ["battle: war council", "draw divine interventions: attacking"]
    assert stands(wounding()) == ["battle: resolution"]
    assert stands(losing()) == ["battle: winner"]
    assert stands(winning()) == ["battle: ends"]
    assert stands(recruiting()) == ["place units: recruit"]
    assert stands(hiring()) == ["place units: mercenaries"]
    assert stands(buying_twice()) == ["buy a tile: by twin ceremony"]
    assert stands(bringing()) == ["bring a creature: bought"]


@pytest.mark.rule("K-B0")
@pytest.mark.parametrize(
    ("moment", "rule"),
    [
        (at_council, "K-B1"),
        (wounding, "K-T:divine-wound"),
        (losing, "K-B6"),
        (retreating, "K-B7"),
        (winning, "K-B8"),
        (next_battle, "K-A5"),
        (removing, "K-C3"),
        (buying_twice, "K-A2"),
        (dropping, "K-T:vision"),
        (burning, "K-I:raining-fire"),
    ],
)
def test_a_refusal_names_the_rule(moment: Callable[[], Table], rule: str) -> None:
    t = moment()
    with pytest.raises(IllegalChoice) as wrong:
        t.do(f"{t.owing[0]}: empty NW1")
    assert wrong.value.rule == rule


@pytest.mark.rule("K-B0")
@pytest.mark.parametrize(
    "moment", [wounding, losing, retreating, winning, next_battle, removing, buying_twice, dropping, burning]
)
def test_a_question_is_not_asked_twice(moment: Callable[[], Table]) -> None:
    """It stands on the battle, or on what else leads to it, and on nothing else."""
    t = moment()
    data = exact(t)
    data["frames"].append(data["frames"][-1])
    with pytest.raises(BadPosition, match=f"frame {t.prompt} cannot stand on {t.prompt}"):
        positions.read(t.rules, data)
