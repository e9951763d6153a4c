"""One battle from a sketch, step by step: the shape that all rule tests have."""

import pytest
from table import Table


@pytest.mark.rule("A-B6")
def test_tied_holder_may_turn_the_tiebreaker() -> None:
    t = Table("""
        gods = ["isis", "amun"]
        situation = "battle in the region of [4,7] of P1"
        board = "empty"
        pieces = { "[4,7]" = "isis god", "[5,8]" = "amun god", "[4,8]" = "amun warrior", "[5,7]" = "isis warrior" }
        [amun]
        hand = ["chariots"]
        [isis]
        hand = ["chariots", "cycle"]
    """)
    t.do("P1: card chariots")
    assert t.prompt == "use the tiebreaker"
    assert t.legal() == ["pass", "use"]
    t.do("P1: use")
    assert t.told("A-B6", "wins battle") == [["isis"]]
    assert t.piece("[4,8]") == "nothing"
    assert t.piece("[5,8]") == "amun god"
    assert t.column("tiebreaker") is None
