"""What lists of tables show of a game of Kemet, from what everybody sees."""

import random
from typing import Any

from shapes import check
from test_kemet_ahead import positions

from benben.kemet.shown.glance import Glance
from benben.kernel.registry import ruleset
from benben.kernel.steps import SPECTATOR
from benben.kernel.views import read_view, sample, view

KEMET = ruleset("kemet")


def test_a_glance_shows_the_board_as_the_columns_have_it() -> None:
    seen = 0
    for players in (2, 3, 4, 5):
        for s, _ in positions(players, 60):
            told: Any = KEMET.glance(s)
            check(told, Glance)
            columns: Any = view(KEMET, s, SPECTATOR).data["position"]["columns"]
            assert told["sides"] == list(columns["god"].values())
            assert told["progress"] == {"name": "round", "number": columns.get("round", 0), "of": 0}
            picture = told["picture"]
            troops = {
                f"{one['player']} {zone}": one["units"] for zone, there in picture["troops"].items() for one in there
            }
            assert troops == columns.get("troop", {})
            levels = {zone: str(one["level"]) for zone, one in picture["pyramids"].items()}
            assert levels == columns.get("pyramid", {})
            assert picture["controls"] == KEMET.outlook(s)["controls"]
            creatures = [name for there in picture["troops"].values() for one in there for name in one["creatures"]]
            assert sorted(creatures) == sorted(columns.get("creature_at", {}))
            seen += bool(creatures)
    assert seen


def test_the_agreed_last_round_is_how_far_it_goes() -> None:
    told: Any = KEMET.glance(KEMET.setup({"players": 2, "max_rounds": 7}))
    assert told["progress"] == {"name": "round", "number": 0, "of": 7}


def test_a_glance_is_the_same_whatever_is_hidden() -> None:
    rng = random.Random(4)
    for s, _ in positions(4, 60):
        twin: Any = sample(KEMET, read_view(view(KEMET, s, SPECTATOR).bytes()), rng)
        assert KEMET.glance(twin) == KEMET.glance(s)
