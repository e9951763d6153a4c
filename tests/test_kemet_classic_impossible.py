"""Moments of classic Kemet that no game reaches, frame by frame: each is refused with what is wrong about it."""

from collections.abc import Callable
from typing import Any

import pytest
from ankh_table import case
from battles import loads, refused
from kemet_classic_moments import (
    PATH,
    at_dawn,
    at_dusk,
    cancelling,
    choosing_an_enemy,
    contest,
    drawing_anew,
    entering,
    fleeing,
    leading,
    looking,
    night_path,
    night_tiles,
    on_the_road,
    ordering,
    places,
    reclaiming,
    remembering,
    renewing,
    sealing,
    sending_back,
    spending,
    standing_in,
    taking_a_road,
)
from kemet_classic_table import Classic, table
from refusals import reason

from benben.kemet.box.names import CREATURE_NAMES, ZONE_NAMES
from benben.kemet.rules import troops


@pytest.mark.parametrize(
    ("moment", "frame", "change", "message"),
    [
        case("KT-N7", ordering, 0, {"slot": 1}, "frame order: everybody has one place, from the second round on"),
        case(
            "KT-N7",
            ordering,
            0,
            {"more": ["P3", "P3"]},
            "frame order: everybody has one place, from the second round on",
        ),
        case(
            "KT-W1",
            at_dawn,
            0,
            {"slot": 2},
            "frame dawn: each has played a card before the next does, and all before places are chosen",
        ),
        case(
            "KT-W1",
            at_dawn,
            0,
            {"more": [3]},
            "frame dawn: each has played a card before the next does, and all before places are chosen",
        ),
        case(
            "KT-W4",
            places,
            0,
            {"slot": 1},
            "frame dawn: each has played a card before the next does, and all before places are chosen",
        ),
        case(
            "KT-W4",
            places,
            0,
            {"more": [3]},
            "frame dawn: each has played a card before the next does, and all before places are chosen",
        ),
        case(
            "KT-W1", at_dawn, 1, {"player": "P1"}, "frame dawn: the last player of the turn order plays first (KT-W1)"
        ),
        case(
            "KT-W1",
            at_dawn,
            1,
            {"card": None},
            "frame play a card at dawn: a card is shown, then another one laid face down",
        ),
        case(
            "KT-W1",
            at_dawn,
            1,
            {"at": "card"},
            "frame play a card at dawn: a card is shown, then another one laid face down",
        ),
        case(
            "KT-W1",
            at_dawn,
            1,
            {"card": "1/1/3"},
            "frame play a card at dawn: the card that is shown comes from the hand",
        ),
        case(
            "KT-W7",
            spending,
            1,
            {"card": "4/1/0"},
            "frame play a card at dawn: the card that was shown has been played",
        ),
        case("KT-U1", at_dusk, 0, {"slot": 3}, "frame dusk: Dusk has lost its way"),
        case("KT-U5", at_dusk, 0, {"at": "prayers"}, "frame dusk: Dusk has lost its way"),
        case("KT-U5", at_dusk, 0, {"slot": 1}, "frame dusk: another player comes next in the turn order"),
        case("KT-U5", at_dusk, 1, {"player": "P1"}, "frame dusk: another player comes next in the turn order"),
        case(
            "KT-N5",
            night_tiles,
            1,
            {"more": ["hand-of-god", "hand-of-god"]},
            "frame use night tiles: only own tiles for the Night are used, each once",
        ),
        case(
            "KT-N5",
            night_tiles,
            1,
            {"more": ["slaves"]},
            "frame use night tiles: only own tiles for the Night are used, each once",
        ),
        case(
            "KT-N5",
            night_tiles,
            1,
            {"more": ["priest"]},
            "frame use night tiles: only own tiles for the Night are used, each once",
        ),
        case(
            "KT-N4",
            looking,
            2,
            {"left": 3},
            "frame look at divine interventions: so many cards are not looked at, or by another player",
        ),
        case(
            "KT-N4",
            looking,
            2,
            {"player": "P2"},
            "frame look at divine interventions: so many cards are not looked at, or by another player",
        ),
        case(
            "KT-N4", looking, 1, {"player": "P2"}, "looked_at: P1 looks at cards only when choosing one of them (KT-N4)"
        ),
        case("KT-X4", entering, 4, {"player": "P1"}, "frame escape: only a Troop whose zone is entered can escape"),
        case(
            "KT-A13", entering, 3, {"zone": "D-NW"}, "troop: 2 Troops stand in T-W; two can in a battle, otherwise one"
        ),
        case("KT-A13", entering, 3, {"player": "P2"}, "frame enter: another player acts in this turn"),
        case(
            "KT-X4",
            entering,
            4,
            {"zone": "D-NW"},
            "frame escape: only who holds a card is asked, for the zone that is entered",
        ),
        case(
            "KT-X4",
            fleeing,
            4,
            {"player": "P1"},
            "frame choose where to flee: only a Troop whose zone is entered can escape",
        ),
        case("KT-X4", fleeing, 4, {"zone": "D-NW"}, "frame choose where to flee: nobody has played Escape here"),
        case("KT-X2", cancelling, 2, {"player": "P2"}, "frame your turn: another player acts in this turn"),
        case(
            "KT-X2",
            cancelling,
            2,
            {"card": "escape"},
            "frame a card acts: a card acts when it has been played, outside battles",
        ),
        case(
            "KT-X2",
            cancelling,
            2,
            {"card": "war-rage"},
            "frame a card acts: a card acts when it has been played, outside battles",
        ),
        case(
            "KT-X2",
            cancelling,
            2,
            {"zone": "T-W"},
            "frame a card acts: a card that teleports, and no other, names a zone",
        ),
        case(
            "KT-X5",
            remembering,
            2,
            {"player": "P2"},
            "looked_through: P1 sees the discard only when taking a card from it (KT-X5)",
        ),
        case("KT-T:renewal", renewing, 1, {"player": "P2"}, "frame night: another player comes next in the turn order"),
        case(
            "KT-T:renewal",
            renewing,
            1,
            {"discarded": 1},
            "frame renew divine interventions: only the owner of Renewal exchanges cards",
        ),
        case(
            "KT-T:renewal",
            drawing_anew,
            1,
            {"player": "P2"},
            "frame night: another player comes next in the turn order",
        ),
        case(
            "KT-T:renewal",
            drawing_anew,
            1,
            {"left": 99},
            "frame draw renewed divine interventions: only the owner of Renewal exchanges cards",
        ),
        case("KT-R2", leading, 2, {"player": "P2"}, "frame your turn: another player acts in this turn"),
        case("KT-R4", on_the_road, 3, {"to": "3A-4"}, "frame on the road: no priest goes there"),
        case("KT-R5", on_the_road, 3, {"collected": 7}, "frame on the road: so much does not lie on the road"),
        case(
            "KT-R4",
            on_the_road,
            3,
            {"player": "P2"},
            "frame move with a priest: this game has no path, or another player acts in this turn",
        ),
        case(
            "KT-R10",
            standing_in,
            3,
            {"player": "P2"},
            "frame move with a priest: this game has no path, or another player acts in this turn",
        ),
        case("KT-R16", sending_back, 2, {"player": "P2"}, "frame your turn: another player acts in this turn"),
        case(
            "KT-B1",
            contest,
            2,
            {"defender": "P1"},
            "frame a battle with priests: two players fight, in a game with priests",
        ),
        case(
            "KT-B17",
            contest,
            2,
            {"attacker's kills": 1},
            "frame a battle with priests: nobody has fallen before a battle is over",
        ),
        case(
            "KT-B17",
            contest,
            2,
            {"at": "divinity"},
            "frame a battle with priests: nobody has fallen before a battle is over",
        ),
        case(
            "KT-R18",
            contest,
            5,
            {"player": "P2"},
            "frame use objects: everybody is asked for Objects once, in their order",
        ),
        case(
            "KT-R18",
            contest,
            5,
            {"at": "before the night tiles"},
            "frame use objects: Objects are used before a battle, or before the Night tiles",
        ),
        case("KT-O:divine-seal", sealing, 2, {"of": "P1"}, "frame seal a tile: there is no tile to silence"),
        case("KT-O:divine-seal", sealing, 2, {"player": "P2"}, "frame your turn: another player acts in this turn"),
    ],
)
def test_moments_that_no_game_has(
    moment: Callable[[], Classic], frame: int, change: dict[str, Any], message: str
) -> None:
    t = moment()
    assert loads(t)
    assert refused(t, change, frame) == message


@pytest.mark.rule("KT-N8", "KT-W1")
def test_the_first_round_has_neither_order_nor_dawn() -> None:
    said = "everybody has one place, from the second round on"
    assert refused(ordering(), round=1) == f"frame order: {said}"
    assert refused(at_dawn(), round=1).startswith("frame dawn: a Dawn needs its module, and comes from the second")


@pytest.mark.rule("KT-X4")
@pytest.mark.parametrize("moment", [entering, fleeing])
@pytest.mark.parametrize(("gone", "units"), [("P1", 3), ("P2", 2)])
def test_two_troops_meet_where_one_may_escape(moment: Callable[[], Classic], gone: str, units: int) -> None:
    t = moment()
    p = int(gone[1]) - 1
    troops.remove(t.state, p, ZONE_NAMES.index("T-W"), units)
    assert refused(t).endswith("only a Troop whose zone is entered can escape")


@pytest.mark.rule("KT-T:reminiscence")
def test_nothing_is_taken_back_that_was_not_played() -> None:
    said = "frame take a card of the enemy: there is nothing to take back"
    assert refused(reclaiming(), laid_open={"P2 war-rage": 0}) == said
    assert refused(reclaiming(), {"player": "P2"}) == said


@pytest.mark.rule("KT-R16", "KT-K5")
def test_a_creature_whose_last_unit_returns_to_the_path_goes_home() -> None:
    mine = 'troops = { T-W = 1, NW1 = 2 }, priests = { T-W = 1, NW1 = 1, supply = 1 }, tiles = ["deep-desert-snake"]'
    t = table("turn of P1", PATH, P1=f'{mine}, creatures = {{ deep-desert-snake = "T-W" }}')
    t.do("P1: recall", "P1: troop T-W")
    snake = CREATURE_NAMES.index("deep-desert-snake")
    assert t.state.creature_at[snake] == ZONE_NAMES.index("NW1")


@pytest.mark.parametrize(
    ("rule", "moment", "choice", "why"),
    [
        case("KT-N7", "KT-N7", ordering, "P1: next P3", "place taken"),
        case("KT-W1", "KT-W1", at_dawn, "P2: discard 3/0/1", "said already"),
        case("KT-W1", "KT-W1", at_dawn, "P2: card 4/1/0", "said already"),
        case("KT-W1", "KT-W1", at_dawn, "P2: spend 1", "card first"),
        case("KT-W7", "KT-W7", at_dawn, "P2: discard 1/1/3", "card not in hand"),
        case("KT-W2", "KT-W2", spending, "P2: spend 2", "too few dawn tokens"),
        case("KT-N5", "KT-N5", night_tiles, "P1: tile hand-of-god", "said already"),
        case("KT-N5", "KT-N5", night_tiles, "P1: tile slaves", "tile not yours"),
        case("KT-B3", "KT-B3", entering, "P2: play war-rage", "battle card"),
        case("KT-X4", "KT-X4", entering, "P2: play escape", "card not held"),
        case("KT-X4", "KT-X4", entering, "P2: play prayer", "not at this moment"),
        case("KT-B13", "KT-B13", fleeing, "P2: to NW1", "no border"),
        case("KT-B13", "KT-B13", fleeing, "P2: to T-W", "no border"),
        case("KT-B3", "KT-B3", cancelling, "P2: play war-rage", "battle card"),
        case("KT-X2", "KT-X2", cancelling, "P2: play escape", "not at this moment"),
        case("KT-I:divine-memory", "KT-I:divine-memory", remembering, "P1: draw divine-memory", "never its like"),
        case("KT-I:divine-memory", "KT-I:divine-memory", remembering, "P1: draw war-rage", "not in the discard"),
        case("KT-T:renewal", "KT-T:renewal", renewing, "P1: drop escape", "card not held"),
        case("KT-R2", "KT-R2", leading, "P1: activate 3A-2", "no priest there"),
        case("KT-R3", "KT-R3", taking_a_road, "P1: go 3A-2", "no road leads there"),
        case("KT-T:night-expedition", "KT-T:night-expedition", night_path, "P1: activate 3A-2", "no priest there"),
        case("KT-R10", "KT-R10", standing_in, "P1: place NW3", "no troop there"),
        case("KT-R16", "KT-R16", sending_back, "P1: troop NW3", "no priest there"),
        case("KT-O:leather-shield", "KT-O:leather-shield", contest, "P1: object leather-shield", "object not yours"),
        case("KT-O:hare-statue", "KT-O:hare-statue", contest, "P1: object hare-statue", "object not yours"),
        case("KT-O:divine-seal", "KT-O:divine-seal", choosing_an_enemy, "P1: enemy P1", "nothing to seal"),
        case("KT-O:divine-seal", "KT-O:divine-seal", sealing, "P1: tile defense", "nothing to seal"),
        case("KT-T:reminiscence", "KT-T:reminiscence", reclaiming, "P1: draw bronze-wall", "not played by the enemy"),
    ],
)
def test_why_a_choice_is_refused(rule: str, moment: Callable[[], Classic], choice: str, why: str) -> None:
    assert reason(moment(), choice) == (rule, why)
