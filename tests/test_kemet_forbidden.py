"""What cannot be chosen is told before somebody tries: with the reason that whoever tries it would hear."""

from collections import Counter
from typing import Any

import pytest
from test_kemet_ahead import ahead, asks, positions

from benben.kemet.box.names import TILE_NAMES
from benben.kernel.registry import ruleset

KEMET = ruleset("kemet")


@pytest.mark.parametrize("players", [2, 5])
def test_reasons_are_those_of_a_refusal(players: int) -> None:
    """K-D1, K-A2: spaces, silver, gold, cards, tiles where they are bought, zones next to a Troop."""
    seen, kinds = Counter[str](), set[str]()
    for s, p in positions(players, 7):
        told: dict[str, Any] = ahead(s, p).get("forbidden", {})
        for text, why in told.items():
            if asks(s) == "your turn" and text.startswith("tile "):
                continue
            refusal = KEMET.refusal(s, p, KEMET.choices.read(text))
            assert (refusal.rule, refusal.why) == (why["rule"], why["why"])
            seen[why["why"]] += 1
            kinds.add(text)
        if asks(s) == "your turn":
            spaces = {text for text in map(KEMET.choices.say, s.menu) if text.startswith("space ")}
            assert len(spaces | {text for text in told if text.startswith("space ")}) == 9
    assert {"space taken", "nothing to buy", "token placed", "battle card"} <= set(seen)
    assert any(text.startswith("to ") for text in kinds)


@pytest.mark.parametrize("players", [2, 4])
def test_a_tile_in_sight_is_sold_or_it_is_said_why_not(players: int) -> None:
    seen = Counter[str]()
    for s, p in positions(players, 7):
        if asks(s) != "your turn":
            continue
        told: Any = ahead(s, p)
        sold = {line["tile"] for lines in told.get("buys", {}).values() for line in lines}
        refused = {text.removeprefix("tile ") for text in told["forbidden"] if text.startswith("tile ")}
        in_sight = {name for t, name in enumerate(TILE_NAMES) if s.market[t] or s.tiles[p] >> t & 1}
        assert not sold & refused
        assert sold | refused == in_sight
        seen.update(told["forbidden"][f"tile {name}"]["why"] for name in refused)
    assert {"no pyramid so tall", "tile already yours", "colour bought today", "too few prayer points"} <= set(seen)


def test_equilibrium_is_told_before_it_bites() -> None:
    """K-D1: a space is closed because the tokens left would not reach every floor."""
    found = [
        why
        for players in (2, 4)
        for s, p in positions(players, 8)
        if asks(s) == "your turn"
        for text, why in ahead(s, p)["forbidden"].items()
        if text.startswith("space ") and why["why"] == "equilibrium"
    ]
    assert found
    assert all(why["rule"] == "K-D1" for why in found)
