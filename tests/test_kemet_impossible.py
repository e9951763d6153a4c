"""Positions that no game reaches, column by column: each is refused with what is wrong about it."""

from collections.abc import Callable
from typing import Any

import pytest
from ankh_table import case
from battles import exact, loads, refused
from kemet_battles import battle, fight, plan, shop, table
from kemet_table import Start
from kemet_table import refused as refused_sketch
from table import Table

from benben.kernel import positions
from benben.kernel.errors import BadPosition

CARDS = ["4/1/0", "3/2/0", "1/3/0", "2/2/1", "2/0/2", "3/0/1", "1/1/3", "5/0/0"]
PLACE = "hand: P1 has 8 battle cards, each in one place"


def at_turn() -> Table:
    pyramids = {"NW1": "ruby 2", "NW2": "sapphire 1"}
    return table("turn of P1", {"pyramids": pyramids, "troops": {"In-W": 2}}, {"troops": {"Ob-W1": 2}})


def at_war() -> Table:
    return battle({"troops": {"In-W": 2}}, {"troops": {"Ob-W1": 2}})


def raising() -> Table:
    t = table("action raise of P1", {"pyramids": {"NW1": "ruby 2"}, "prayer": 11})
    t.do("P1: raise NW1")
    return t


def losing() -> Table:
    return fight(battle(units=(5, 4)))


def spying() -> Table:
    t = battle({"tiles": "spy"}, {"divine": "war-rage bloodbath prayer", "prayer": 1})
    plan(t, "P2 3/2/0 war-rage")
    return t


@pytest.mark.parametrize(
    ("moment", "columns", "message"),
    [
        case(
            "K-P10",
            at_turn,
            {"round": 4, "last_round": 3},
            "round: the players have agreed on 3 rounds, and this is number 4 (K-P10)",
        ),
        case(
            "K-B0",
            at_war,
            {"troop": {"P2 Ob-W1": 0, "P2 In-W": 2}},
            "troop: 2 Troops stand in In-W; two can in a battle, otherwise one",
        ),
        case(
            "K-A9",
            raising,
            {"colour_at": {"NW1": None}, "buy_colour": {"P1 buy-a": None}},
            "pyramid: NW1 needs a level and a colour, or neither",
        ),
        case(
            "K-A3",
            at_turn,
            {"buy_colour": {"P1 buy-a": None, "P1 buy-c": "ruby"}},
            "buy_colour: the Buy tokens of P1 lie on the first Buy spaces",
        ),
        case(
            "K-C3",
            at_turn,
            {"hand": {"P1": CARDS[:6]}, "played": {"P1": ["4/1/0"]}, "buried": {"P1": ["3/2/0"]}},
            PLACE,
        ),
        case(
            "K-C3",
            at_turn,
            {"hand": {"P1": CARDS[:6]}, "played": {"P1": ["1/1/3"]}, "buried": {"P1": ["1/1/3"]}},
            PLACE,
        ),
        case(
            "K-C3",
            losing,
            {"hand": {"P1": CARDS[3:8]}, "played": {"P1": ["2/0/2"]}, "buried": {"P1": CARDS[:2]}},
            PLACE,
        ),
        case(
            "K-B1",
            spying,
            {"planned": {"P3 diversion": 1}, "held": {"P3 diversion": 0}},
            "planned: P3 has laid down cards outside a war council",
        ),
        case(
            "K-B1",
            spying,
            {"planned": {"P1 diversion": 1}, "held": {"P1 diversion": 0}},
            "planned: P1 has laid down cards outside a war council",
        ),
        case(
            "K-B1",
            spying,
            {"planned": {"P2 prayer": 1}, "held": {"P2 prayer": 0}},
            "planned: P2 has laid down a card that is not for battles",
        ),
        case(
            "K-B1",
            spying,
            {"planned": {"P2 bloodbath": 1}, "held": {"P2 bloodbath": 0}, "prayer": {"P2": 0}},
            "planned: P2 cannot pay for so many cards (K-B1)",
        ),
    ],
)
def test_columns_that_no_game_has(moment: Callable[[], Table], columns: dict[str, Any], message: str) -> None:
    t = moment()
    assert loads(t)
    assert refused(t, **columns) == message


@pytest.mark.rule("K-S1")
def test_tiles_are_out_of_the_box_once_the_game_has_begun() -> None:
    t = at_turn()
    data = exact(t)
    data["columns"] |= {"market": {}, "tiles": {}, "supply": {}, "troop": {}}
    with pytest.raises(BadPosition, match=r"^market: tiles have come out of the box$"):
        positions.read(t.rules, data)


def setting_up(stage: str) -> Table:
    t = Start(players=2)
    while t.state.frames and exact(t)["frames"][0]["at"] != stage:
        p = t.rules.owing(t.state)[0]
        t.rules.apply(t.state, p, t.rules.legal(t.state, p)[0])
    return t


@pytest.mark.parametrize(
    ("stage", "columns", "message"),
    [
        case("K-D1", "cities", {"round": 1}, "round: the first one begins after setup"),
        case(
            "K-S3", "turn order", {"order": {"2": "P1"}}, "order: places in the turn order are drawn from the first on"
        ),
        case("K-S3", "pyramids", {"prayer": {"P1": 8}}, "prayer: P1 begins with 7"),
        case("K-S3", "colours", {"prayer": {"P1": 7}}, "prayer: P1 begins with 0"),
        case("K-D1", "tiles", {"spaces": {"P2": ["pray-1"]}}, "spaces: P2 has done nothing before the first Day"),
        case("K-C6", "tiles", {"battle_fame": {"P1": 2}}, "spaces: P1 has done nothing before the first Day"),
        case("K-B5", "tiles", {"veterans": {"P1": 2}}, "spaces: P1 has done nothing before the first Day"),
    ],
)
def test_nobody_has_done_anything_in_setup(stage: str, columns: dict[str, Any], message: str) -> None:
    t = setting_up(stage)
    assert loads(t)
    assert refused(t, **columns) == message


@pytest.mark.rule("K-S2")
def test_two_cards_are_dealt() -> None:
    t = setting_up("garrisons")
    prayers = exact(t)["columns"]["deck"]["prayer"]
    more: dict[str, Any] = {"held": {"P1 prayer": prayers}, "deck": {"prayer": 0}, "holding": {"P1": 3 + prayers}}
    assert refused(t, **more) == "holding: P1 is dealt 2 divine interventions and Diversion"


@pytest.mark.rule("K-S3")
@pytest.mark.parametrize(
    ("stage", "change", "message"),
    [
        ("cities", {"player": "P2"}, "frame setup: another player comes next"),
        ("garrisons", {"player": "P2"}, "frame setup: another player comes next"),
        ("pyramids", {"player": "P2"}, "frame setup: another player comes next"),
        ("tiles", {"player": "P1"}, "frame setup: another player comes next"),
        ("cities", {"at": "by chance"}, "frame setup: cities are taken by chance, or chosen, by all alike"),
    ],
)
def test_everybody_has_a_turn_in_setup(stage: str, change: dict[str, Any], message: str) -> None:
    t = setting_up(stage)
    assert refused(t, change) == message


# Sketches ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("situation", "top", "of_player", "message"),
    [
        case("K-P10", "turn of P1", "round = 4\nmax_rounds = 3", "", "the players have agreed on 3 rounds"),
        case("K-N7", "night from awakening", "", "veterans = 2", "P1 has no Veterans left after conscription"),
        case("K-N8", "night from destiny", "", 'spaces = ["pray-1"]', "P1 has taken all tokens back"),
    ],
)
def test_sketches_of_what_no_game_reaches(situation: str, top: str, of_player: str, message: str) -> None:
    assert message in refused_sketch(situation, top, P1=of_player)


@pytest.mark.rule("K-C3")
def test_cards_are_taken_back_before_one_is_removed() -> None:
    t = shop("ruby", 2)
    t.do("P1: tile wrryt-storm")
    cards: dict[str, Any] = {
        "hand": {"P1": [*CARDS[2:], "3/3/0"]},
        "played": {"P1": ["4/1/0"]},
        "buried": {"P1": ["3/2/0"]},
    }
    assert loads(t)
    assert refused(t, **cards) == "frame remove a battle card: all cards were taken back into the hand"
