"""Scenes: what everybody sees of a battle at a moment, kept beside the events so that it can be told later."""

import random
from typing import Any

import pytest

from benben.ankh.shown.scene import Scene
from benben.kernel.game import Game
from benben.kernel.registry import ruleset
from benben.server.chronicle import Chronicle

RULES = ruleset("ankh")
SPECTATOR = -2


def played(seed: int, players: int) -> list[list[dict[str, Any]]]:
    """The battles of a game in which everything is left to chance: the events of each, as the server tells them."""
    rng = random.Random(seed)
    game = Game(RULES, {"players": players}, key=seed.to_bytes(8, "big"))
    chronicle = Chronicle(game)
    while owing := RULES.owing(game.state):
        if not game.chance():
            player = rng.choice(owing)
            game.play(player, rng.choice(RULES.legal(game.state, player)))
        chronicle.follow(game)
    battles: list[list[dict[str, Any]]] = []
    for told in chronicle.told(SPECTATOR):
        entry: dict[str, Any] = dict(told)
        if entry.get("event") == "battle":
            battles.append([])
        if battles and "event" in entry:
            battles[-1].append(entry)
    return battles


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_scenes_agree_with_what_is_compared(players: int) -> None:
    """A-B5: the last scene before strength is compared has the figures and powers that are then counted."""
    battles = [events for seed in range(6) for events in played(seed, players)]
    assert len(battles) > 8
    compared = 0
    for events in battles:
        assert "field" in events[0]["scene"]
        last: Scene | None = None
        cards: dict[str, int] = {}
        for entry in events:
            if entry["event"] == "card revealed":
                god, card = entry["args"]
                cards[god] = cards.get(god, 0) + strength_of(card)
            if entry["event"] == "strength":
                god, own, bonus, total = entry["args"]
                assert last is not None
                fighter = last["fighters"][god]
                assert (fighter["own"], fighter["powers"] + cards.get(god, 0)) == (own, bonus), entry
                assert own + bonus == total
                compared += 1
            last = entry.get("scene", last)
    assert compared > 10


def strength_of(card: str) -> int:
    about: Any = RULES.about()
    return next(int(one["strength"]) for one in about["cards"] if one["name"] == card)


def test_scenes_follow_the_dead() -> None:
    """Whoever has died in a battle does not stand in the scene that follows."""
    seen = 0
    for seed in range(4):
        for events in played(seed, 4):
            dead: dict[str, str] = {}
            for entry in events:
                if entry["event"] in ("turn", "region", "merges", "forgotten"):
                    break
                if entry["event"] == "killed":
                    dead[entry["args"][1]] = entry["args"][0]
                scene = entry.get("scene")
                if scene and "field" not in scene:
                    assert not [hex for hex, piece in dead.items() if scene["pieces"].get(hex) == piece]
                    seen += bool(dead)
    assert seen
