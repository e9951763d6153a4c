"""A question cites the rule by which it is asked: the one that its event will have, where a step serves several."""

import pytest
from kemet_classic_table import table as classic
from kemet_table import table as sand
from table import Table

from benben.kernel.errors import IllegalChoice
from benben.server.looks import asks


def dusk() -> Table:
    return classic("dusk", "players = 3\nround = 2", P1="troops = { T-Delta = 1 }", P2="troops = { Sanctuary = 3 }")


def after(t: Table, *moves: str) -> Table:
    t.do(*moves)
    return t


CITED = {
    # what is asked, and the rule of it
    "the Delta at Dusk": (dusk, "make an offering", "KT-U1"),
    "the Sanctuary at Dusk": (lambda: after(dusk(), "P1: pass"), "make an offering", "KT-U3"),
    "Recruit": (lambda: classic("action recruit of P1", P1="prayer = 3"), "place units", "KT-A7"),
    "Enlistment": (
        lambda: after(classic("turn of P1", P1='divine = ["enlistment"]'), "P1: play enlistment"),
        "place units",
        "KT-I:enlistment",
    ),
    "a priest by night": (
        lambda: after(
            classic(
                "night from night tiles",
                'modules = ["path", "promos"]\nround = 2',
                P1='tiles = ["hand-of-god", "night-expedition"], pyramids = { NW1 = "white 1" }, prayer = 3',
            ),
            "P1: tile night-expedition",
        ),
        "choose the road",
        "KT-T:night-expedition",
    ),
    "the Delta of Blood and Sand": (
        lambda: after(sand("night", P1="troops = { T-Delta = 1, Sanctuary = 3 }"), "P1: pass"),
        "make an offering",
        "K-N2",
    ),
    "Tactical Support": (
        lambda: after(sand("turn of P1", P1='divine = ["tactical-support"]'), "P1: play tactical-support"),
        "place units",
        "K-I:tactical-support",
    ),
}


@pytest.mark.parametrize("moment", CITED)
def test_a_question_cites_the_rule_of_its_frame(moment: str) -> None:
    made, step, rule = CITED[moment]
    t = made()
    assert (t.prompt, t.rules.asked_by(t.state)) == (step, rule)
    told = asks(t.rules, t.state)
    assert told
    assert told["rule"] == rule
    with pytest.raises(IllegalChoice) as refused:
        t.rules.apply(t.state, t.rules.owing(t.state)[0], -7)
    assert refused.value.rule == rule
