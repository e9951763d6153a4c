"""Nets that tell who is winning: they compute what they say, fit their games, and can be trained anew."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from benben.ankh.thinking import features as ankh
from benben.ankh.thinking.learned import LEARNED as ANKH
from benben.kemet.thinking import features as kemet
from benben.kemet.thinking.learned import LEARNED as KEMET
from benben.kernel.nets import NAMES, Net, flags, known, read_nets
from benben.kernel.registry import ruleset
from benben.kernel.steps import BOX, State
from bench import learn
from bench.learn import Training

GAMES: dict[str, tuple[Any, Any]] = {"ankh": (ankh.features, ANKH), "kemet": (kemet.features, KEMET)}


def test_cells_below_nothing_are_silent() -> None:
    net = Net([[1.0, -1.0], [0.5, 0.0]], [0.0, 0.5], [2.0, 4.0], 0.25)
    assert net.leaning([1.0, 2.0]) == 0.25 + 2.0 * (1.0 + 1.0)  # the second cell has -0.5
    assert net.leaning([0.0, 0.0]) == 0.25 + 4.0 * 0.5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", GAMES)
def test_whatever_the_number_of_players_a_net_fits(name: str, players: int) -> None:
    rules = ruleset(name)
    features, learned = GAMES[name]
    rng = Random(1)
    s: State = rules.setup({"players": players})
    looked = 0
    while owing := rules.owing(s):
        for p in range(players):
            if rules.explain(s, p):
                net = learned.net(players)
                assert len(features(s, p)) == len(net.inward)
                assert 0.0 < rules.prospect(s, p) < 1.0
                looked += 1
        p = owing[0]
        rules.apply(s, p, rng.choice([c for c, _ in rules.odds(s)] if p == BOX else rules.legal(s, p)))
    assert looked > 100
    outcome = rules.outcome(s)
    assert outcome
    assert [rules.prospect(s, p) for p in range(players)] == pytest.approx(outcome.score)


def test_training_finds_what_decides_and_the_net_that_is_kept_says_the_same(tmp_path: Path) -> None:
    """Whoever has more of the first number than of the third wins, eight times in ten; the second is noise."""
    rng = np.random.default_rng(5)
    rows = rng.normal(size=(20_000, 5)).astype(np.float32)
    rows[:, :3] *= [3.0, 1.0, 0.5]
    ahead = rows[:, 0] / 3 > rows[:, 2] / 0.5
    rows[:, 3] = np.where(rng.random(len(rows)) < 0.8, ahead, ~ahead)
    rows[:, 4] = np.arange(len(rows)) // 10
    training = Training(rows, 2)
    best = training.run()
    sure = -(0.8 * np.log(0.8) + 0.2 * np.log(0.2))
    assert sure - 0.03 < best < sure + 0.03
    (tmp_path / "2.json").write_text(json.dumps(training.net()))
    net = read_nets(tmp_path)[2]
    for row in rows[:50]:
        assert 1 / (1 + np.exp(-net.leaning(row[:3].tolist()))) == pytest.approx(chance(training, row[:3]), abs=0.01)
    assert net.leaning([9.0, 0.0, -1.5]) > 1.0 > -1.0 > net.leaning([-9.0, 0.0, 1.5])


def chance(training: Training, numbers: Any) -> float:
    inner = (numbers - training.mean) / training.spread @ training.weights[0] + training.weights[1]
    return float(training.chance(np.maximum(inner, 0)[None])[0])


@pytest.mark.parametrize("name", GAMES)
def test_the_same_game_is_written_down_in_the_same_way(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row for each player wherever a turn begins: the scores are those of the end."""
    monkeypatch.setattr(learn, "KINDS", ("random",))
    first = learn.play(name, 3, 7, 4)
    assert learn.play(name, 3, 7, 4) == first
    rows = np.frombuffer(first, np.float32).reshape(-1, learn.row_size(name, 3))
    assert len(rows) > 30
    assert set(rows[:, -1]) == {4.0}
    scores = rows[:, -2].reshape(-1, 3)
    assert len({tuple(turn) for turn in scores.tolist()}) == 1
    assert scores[0].sum() == (0.0 if name == "ankh" else 1.0)  # random players lose Ankh together


def test_what_came_after_the_training_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / NAMES).write_text('{"powers": ["sun", "gone", "moon"]}')
    assert known(tmp_path, "powers", ["moon", "new", "sun"]) == [2, -1, 0]
    assert flags(0b111, [2, -1, 0]) == [1.0, 0.0, 1.0]
    assert flags(0b011, [2, -1, 0]) == [0.0, 0.0, 1.0]
