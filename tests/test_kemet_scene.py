"""Scenes of Kemet: what everybody sees of a battle or a Night at a moment, kept beside the events to be told later."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from shapes import check

from benben.kemet.box.edition import CLASSIC, EDITION
from benben.kemet.rules import troops
from benben.kemet.shown.rulebook import BATTLE, between_days
from benben.kemet.shown.scene import Scene, scene
from benben.kernel.contract import Ruleset
from benben.kernel.game import Game
from benben.kernel.registry import ruleset
from benben.kernel.steps import SPECTATOR
from benben.kernel.views import read_view, sample, view
from benben.server.chronicle import Chronicle

KEMET = ruleset("kemet")
STEPS = list(BATTLE)
STATS = {"strength": "strength", "damage": "damage", "defence": "defence", "unblockable damage": "unblockable"}


@cache
def played(seed: int, players: int, name: str = "kemet") -> list[dict[str, Any]]:
    """The events of a game in which everything is left to chance, as the server tells them."""
    rng = random.Random(seed)
    rules: Ruleset[Any] = ruleset(name)
    game = Game(rules, {"players": players, "max_rounds": 4}, key=seed.to_bytes(8, "big"))
    chronicle = Chronicle(game)
    while owing := rules.owing(game.state):
        if not game.chance():
            player = rng.choice(owing)
            game.play(player, rng.choice(rules.legal(game.state, player)))
        chronicle.follow(game)
    entries: list[dict[str, Any]] = [dict(told) for told in chronicle.told(SPECTATOR)]
    return [entry for entry in entries if "event" in entry]


def battles(players: int, games: int = 4) -> Iterator[list[dict[str, Any]]]:
    """The events of each battle, from its beginning to its last scene."""
    for seed in range(games):
        events: list[dict[str, Any]] = []
        for entry in played(seed, players):
            if entry["event"] == "battle":
                if events:
                    yield events
                events = []
            if events or entry["event"] == "battle":
                events.append(entry)
        if events:
            last = max(i for i, entry in enumerate(events) if "battle" in entry.get("scene", {}))
            yield events[: last + 1]


def scenes_of(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [entry["scene"]["battle"] for entry in events if "battle" in entry.get("scene", {})]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_scenes_have_their_shape_and_their_order(players: int) -> None:
    """A battle is told from declaration to what has become of both; the whole board comes with the first scene."""
    for events in battles(players):
        told = scenes_of(events)
        for one in told:
            check({"battle": one}, Scene)
        assert ["board" in one for one in told] == [True] + [False] * (len(told) - 1)
        steps = [STEPS.index(one["step"]) for one in told]
        assert steps == sorted(steps)
        assert {"council", "reveal", "strength", "casualties", "rewards"} <= {one["step"] for one in told}
        attacker, defender, zone = events[0]["args"]
        for one in told:
            assert [side["player"] for side in one["sides"]] == [attacker, defender]
            assert one["zone"] == zone


def test_what_is_counted_line_by_line_sums_up_to_what_the_scene_has() -> None:
    """K-B3, K-B4: before cards as everybody could count it, with them as the events tell."""
    seen = 0
    for players in (2, 4):
        for events in battles(players):
            sums: dict[str, dict[str, int]] = {}
            before: dict[str, list[Any]] = {}
            for entry in events:
                if entry["event"] == "counts":
                    player, amount, stat, source = entry["args"]
                    own = sums.setdefault(player, dict.fromkeys(STATS.values(), 0))
                    own[STATS[stat]] += amount
                    counted = {"source": source, "stat": stat, "amount": amount, "rule": entry["rule"]}
                    if not entry["rule"].startswith(("K-C3", "K-I:")):
                        assert counted in before[player]
                if entry["event"] == "wounds":
                    sums[entry["args"][0]]["strength"] += entry["args"][2]
                fight = entry.get("scene", {}).get("battle")
                if fight and fight["step"] == "council":
                    before = {side["player"]: side["before"] for side in fight["sides"]}
                    assert not any(side["sums"] for side in fight["sides"])
                    spied = {one["args"][0]: one["args"][1] for one in events if one["rule"] == "K-T:spy"}
                    assert all(side["card"] in (None, spied.get(side["player"])) for side in fight["sides"])
                elif fight and fight["step"] == "reveal":
                    assert {side["player"]: side["sums"] for side in fight["sides"]} == sums
                    assert all(side["card"] for side in fight["sides"])
                    seen += 1
    assert seen > 10


def test_losses_and_verdict_stand_in_the_scenes() -> None:
    seen = 0
    for events in battles(4):
        units: dict[str, int] = {}
        winner = None
        for entry in events:
            if entry["event"] == "wins battle":
                winner = entry["args"][0]
            if entry["event"] in ("lost units", "own loss"):
                units[entry["args"][0]] = entry["args"][2]
            fight = entry.get("scene", {}).get("battle")
            if fight and fight["step"] == "casualties":
                assert fight["winner"] == winner
                assert {side["player"]: side["units"] for side in fight["sides"]} == units
                there = {troop["player"]: troop["units"] for troop in fight["troops"].get(fight["zone"], [])}
                assert there == {player: n for player, n in units.items() if n}
                seen += 1
            if entry["event"] == "retreats" and fight:
                player, n, _, to = entry["args"]
                assert [player, n] in [[troop["player"], troop["units"]] for troop in fight["troops"][to]]
    assert seen > 5


@pytest.mark.parametrize("players", [2, 5])
def test_nights_are_told_step_by_step(players: int) -> None:
    names = EDITION.phases
    seen: set[str] = set()
    for seed in range(3):
        last = (0, 0)
        for entry in played(seed, players):
            if "night" in entry.get("scene", {}):
                check(entry["scene"], Scene)
                night = entry["scene"]["night"]
                now = (night["round"], names.index(night["step"]))
                assert now >= last
                last = now
                seen.add(night["step"])
                assert len(night["standings"]) == players
                if entry["event"] == "gained prayer":
                    player, _, prayer = entry["args"]
                    assert prayer <= next(one["prayer"] for one in night["standings"] if one["player"] == player)
    assert {"adoration", "prayers", "divine intervention", "destiny"} <= seen


@pytest.mark.parametrize(("players", "step"), [(2, "adoration"), (5, "temples")])
def test_dusk_and_night_of_classic_are_told_as_one(players: int, step: str) -> None:
    """They follow a Day: Dusk ends its round, the Night begins the next."""
    names = between_days(CLASSIC)
    seen: set[str] = set()
    for seed in range(3):
        last = (0, 0)
        for entry in played(seed, players, "kemet-classic"):
            if "night" in entry.get("scene", {}):
                check(entry["scene"], Scene)
                night = entry["scene"]["night"]
                now = (night["round"], names.index(night["step"]))
                assert now >= last
                last = now
                seen.add(night["step"])
    assert {step, "prayers", "divine intervention"} <= seen


def test_by_day_nothing_but_fame_is_told() -> None:
    start: Any = KEMET.setup({"players": 2})
    assert scene(start) is None
    told = [entry for entry in played(1, 2) if "scene" in entry and entry["scene"].keys() <= {"fame"}]
    for entry in told:
        check(entry["scene"], Scene)
    by_day = [entry for entry in played(1, 2) if entry["event"] in ("turn", "placed token") and "scene" in entry]
    assert by_day
    assert all(entry in told for entry in by_day)


def test_a_temple_is_told_when_it_is_taken_or_left() -> None:
    """Not only with the next battle or Night: an empty temple is entered, a fire empties one."""
    rng = random.Random(5)
    game = Game(KEMET, {"players": 3, "max_rounds": 3}, key=b"temples")
    changes, last = 0, [0, 0, 0]
    while owing := KEMET.owing(game.state):
        if not game.chance():
            player = rng.choice(owing)
            game.play(player, rng.choice(KEMET.legal(game.state, player)))
        s: Any = game.state
        if (told := scene(s)) and "fame" in told:
            held = [len(troops.temples_of(s, p)) for p in range(3)]
            assert told["fame"] == {f"P{p + 1}": troops.fame(s, p) for p in s.order}
            changes += held != last
            last = held
    assert changes > 5


def test_hands_are_counted_by_what_everybody_saw() -> None:
    """What is hidden from everybody may be something else: the scene stays the same."""
    rng = random.Random(3)
    game = Game(KEMET, {"players": 3, "max_rounds": 4}, key=b"hands")
    compared = 0
    while owing := KEMET.owing(game.state):
        if not game.chance():
            player = rng.choice(owing)
            game.play(player, rng.choice(KEMET.legal(game.state, player)))
        s: Any = game.state
        now = scene(s)
        if now and not s.drafts:
            twin: Any = sample(KEMET, read_view(view(KEMET, s, SPECTATOR).bytes()), rng)
            assert scene(twin) == now
            compared += 1
        for side in now["battle"]["sides"] if now and "battle" in now else []:
            assert side["hand"] == s.hand[int(side["player"][1:]) - 1].bit_count()
    assert compared > 20
