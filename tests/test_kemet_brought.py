"""What is told to have come of choices is what they changed."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from shapes import check
from test_kemet_ahead import ahead, asks, positions

from benben.kemet.rules import troops
from benben.kemet.shown.consequences import Brought
from benben.kernel.events import Log
from benben.kernel.notation import player_name
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX
from benben.kernel.views import read_view, sample, view

KEMET = ruleset("kemet")
AMOUNTS = {"fame", "prayer", "veterans", "divine"}


@pytest.mark.parametrize("players", [2, 4])
def test_own_gains_and_losses_are_told(players: int) -> None:
    seen: Counter[str] = Counter()
    for n, (s, p) in enumerate(positions(players, 3)):
        if s.drafts or p == BOX:
            continue
        choice = KEMET.legal(s, p)[n % len(KEMET.legal(s, p))]
        after, log = s.copy(), Log()
        KEMET.apply(after, p, choice, log)
        told: Any = KEMET.brought(s, after, log, p)
        check(told, list[Brought])
        me = player_name(p)
        amounts = {one["what"]: one["amount"] for one in told if one["what"] in AMOUNTS and one["player"] == me}
        wanted = {
            "fame": troops.fame(after, p) - troops.fame(s, p),
            "prayer": after.prayer[p] - s.prayer[p],
            "veterans": after.veterans[p] - s.veterans[p],
            "divine": after.holding[p] - s.holding[p],
        }
        assert amounts == {what: n for what, n in wanted.items() if n}
        tiles = [one["name"] for one in told if one["what"] == "tile" and one["player"] == me]
        assert len(tiles) == (after.tiles[p] & ~s.tiles[p]).bit_count()
        for one in told:
            seen[one["what"]] += 1
    assert {"fame", "prayer", "units", "tile", "raised", "holds", "turn"} <= set(seen)


def test_answers_after_a_battle_and_by_night_say_what_they_bring() -> None:
    """K-B6, K-B8, K-N1, K-N5: and it is the same whatever the asked player cannot see."""
    seen: Counter[str] = Counter()
    for players in (3, 4):
        for n, (s, p) in enumerate(positions(players, 1)):
            if asks(s) not in ("recall or retreat", "stay or recall", "make an offering", "spend veterans"):
                continue
            brings: dict[str, Any] = ahead(s, p)["brings"]
            assert list(brings) == [KEMET.choices.say(choice) for choice in s.menu]
            check(list(brings.values()), list[list[Brought]])
            if n % 5 == 0:
                twin: Any = sample(KEMET, read_view(view(KEMET, s, p).bytes()), Random(n))
                assert ahead(twin, p)["brings"] == brings
            if "recall" in brings:
                gained = [one["amount"] for one in brings["recall"] if one["what"] == "prayer"]
                lost = [-one["amount"] for one in brings["recall"] if one["what"] == "units"]
                assert lost
                assert not gained or gained[0] <= lost[0] - 1 + 2  # Divine Might adds to every gain
            seen[asks(s)] += 1
    assert {"recall or retreat", "stay or recall", "spend veterans"} <= set(seen)


def test_a_space_of_pray_says_how_much_and_a_recall_which_creature_leaves() -> None:
    """K-A1, K-B6: neither is printed on the choice."""
    prayed = left = 0
    for s, p in positions(4, 3):
        brings: dict[str, Any] = ahead(s, p).get("brings", {}) if p != BOX else {}
        if asks(s) == "your turn":
            for text, told in brings.items():
                after = s.copy()
                KEMET.apply(after, p, KEMET.choices.read(text), Log())
                assert " pray-" in text
                assert sum(one["amount"] for one in told) == after.prayer[p] - s.prayer[p]
                prayed += 1
        left += sum(one["what"] == "leaves" for one in brings.get("recall", []))
    assert prayed
    assert left
