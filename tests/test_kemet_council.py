"""What is told at a war council is what the battle then brings, and follows from the own hand and public facts."""

import random
from typing import Any

import pytest
from kemet_classic_table import table as classic_table
from shapes import check

from benben.kemet.shown.ahead import Ahead
from benben.kernel.game import Game
from benben.kernel.registry import ruleset
from benben.kernel.steps import SEAL
from benben.kernel.views import read_view, sample, view

KEMET = ruleset("kemet")
STATS = ("strength", "damage", "defence", "unblockable")


def fought(seed: int, players: int) -> Any:
    """Battles of a random game: what each side was told at its council, and the events until the last Unit fell."""
    rng = random.Random(seed)
    game = Game(KEMET, {"players": players, "max_rounds": 5}, key=seed.to_bytes(8, "big"))
    told: dict[str, Any] = {}
    since = 0
    while owing := KEMET.owing(game.state):
        if game.chance():
            continue
        s: Any = game.state
        for p in owing if KEMET.steps[s.frames[-1][0]].name == "war council" else []:
            ahead: Any = KEMET.ahead(s, p, KEMET.legal(s, p))
            if not s.drafts[p]:
                check(ahead, Ahead)
                twin: Any = sample(KEMET, read_view(view(KEMET, s, p).bytes()), rng)
                assert KEMET.ahead(twin, p, KEMET.legal(twin, p)) == ahead
                told[f"P{p + 1}"] = ahead["council"]
        player = rng.choice(owing)
        legal = KEMET.legal(s, player)
        game.play(player, SEAL if SEAL in legal and rng.random() < 0.6 else rng.choice(legal))
        events = game.log.events[since:]
        if any(event.template == "lost units" for event in events) and len(told) == 2:
            begun = max(i for i, event in enumerate(events) if event.template == "battle")
            yield told, [{"event": event.template, "args": KEMET.story.args(event)} for event in events[begun:]]
            told = {}
            since = len(game.log.events)
        if not any(KEMET.steps[f[0]].name == "battle" for f in s.frames):
            told, since = {}, len(game.log.events)


def test_sums_verdict_and_losses_come_as_they_were_told() -> None:
    """K-B2 to K-B4, against an enemy without divine interventions of their own."""
    seen, added, won = 0, 0, 0
    for seed in range(5):
        for told, events in fought(seed, 2 + seed % 4):
            if any(event["event"] == "wounds" for event in events):
                continue
            cards = {args[0]: args[1] for event in events if event["event"] == "shows" for args in [event["args"]]}
            plays = [event["args"] for event in events if event["event"] == "plays a card"]
            fell = dict.fromkeys(cards, 0)
            for event in events:
                if event["event"] in ("lost units", "own loss"):
                    fell[event["args"][0]] += event["args"][1]
            winner = next(event["args"][0] for event in events if event["event"] == "wins battle")
            strength = next(event["args"] for event in events if event["event"] == "strength")
            for me, council in told.items():
                foe = council["enemy"]
                if any(player == foe and card != "diversion" for player, card in plays):
                    continue
                mine = [card for player, card in plays if player == me]
                has = {
                    stat: council["cards"][cards[me]][stat] + sum(council["divine"][d]["adds"][stat] for d in mine)
                    for stat in STATS
                }
                against = next(one for one in council["against"] if one["card"] == cards[foe])
                assert has["strength"] == strength[strength.index(me) + 1]
                assert against["sums"]["strength"] == strength[strength.index(foe) + 1]
                assert (has["strength"] >= against["wins_at"]) == (winner == me)
                assert fell[me] == against["own_fall"][cards[me]][has["defence"]]
                assert fell[foe] == against["enemy_fall"][has["damage"]]
                seen, added, won = seen + 1, added + bool(mine), won + (winner == me)
    assert seen > 25
    assert added > 3
    assert 0 < won < seen


@pytest.mark.rule("KT-B8", "KT-B9", "KT-I:divine-protection")
def test_what_a_winner_loses_whom_a_card_spares() -> None:
    """The price of an own 5/0/0, and nothing else; the loser is not helped."""
    t = classic_table(
        "battle in T-W of P1 against P2",
        'modules = ["cards"]',
        P1='troops = { T-W = 5 }, divine = ["divine-protection", "war-fury"]',
        P2="troops = { T-W = 5 }",
    )
    ahead: Any = t.rules.ahead(t.state, 0, t.rules.legal(t.state, 0))
    check(ahead, Ahead)
    told = ahead["council"]
    assert {card: one["spares"] for card, one in told["divine"].items()} == {
        "divine-protection": True,
        "war-fury": False,
    }
    assert not told["spared"]
    against = next(one for one in told["against"] if one["card"] == "1/3/0")
    assert (against["own_fall"]["4/1/0"][0], against["own_fall"]["5/0/0"][0]) == (3, 5)
    assert (against["own_spared"]["4/1/0"], against["own_spared"]["5/0/0"]) == (0, 2)
    t.do("P1: discard 3/2/0", "P1: card 5/0/0", "P1: add divine-protection", "P1: seal")
    t.do("P2: discard 4/1/0", "P2: card 1/3/0")
    assert t.told("KT-I:divine-protection", "spared") == [["P1", 3]]
    assert t.told("K-B4", "lost units")[0] == ["P1", 0, 5]
    assert t.told("K-C3", "own loss") == [["P1", 2, 3]]


@pytest.mark.rule("KT-B4", "KT-B8")
def test_a_card_that_spares_and_lies_open_is_told() -> None:
    """In a war council in parts, to whoever has shown it."""
    t = classic_table(
        "battle in T-W of P1 against P2",
        'modules = ["promos", "cards"]',
        P1='troops = { T-W = 5 }, divine = ["divine-protection"]',
        P2='troops = { T-W = 5 }, tiles = ["divine-prescience"]',
    )
    t.do("P1: add divine-protection")
    if "seal" in t.legal("P1"):
        t.do("P1: seal")
    for p, spared in enumerate((True, False)):
        told: Any = t.rules.ahead(t.state, p, t.rules.legal(t.state, p))
        assert told["council"]["spared"] is spared
