"""What is told at a war council is what the battle then brings, and follows from the own hand and public facts."""

import random
from typing import Any

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
