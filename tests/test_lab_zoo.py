"""The games behind PettingZoo's interface, tried by its own tests."""

import random
import re
import warnings
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benben.arena.series import play_one, series
from benben.kernel.errors import BadOptions
from benben.kernel.records import parse
from benben.kernel.registry import ruleset
from benben.kernel.sights import UNSEEN
from benben.kernel.steps import BOX
from benben.kernel.views import sample, view
from benben.lab import zoo
from benben.lab.drawing import HEIGHT
from benben.lab.observing import Observer

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks at games of its own that it calls old
    from pettingzoo.test import api_test, render_test, seed_test

LAB = Path(__file__).parent.parent / "docs" / "lab.md"
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("ankh", 2, {}),
    ("ankh", 5, {}),
    ("kemet", 3, {}),
    ("kemet-classic", 4, {"modules": ["all"]}),
]


# What PettingZoo says of a mask beside an observation, also in its own games; and agents are called as in records.
@pytest.mark.filterwarnings("ignore:Observation", "ignore:We recommend agents to be named")
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_pettingzoo_finds_no_fault(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(zoo.env(game, players, None, **options), num_cycles=300)


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_equal_seeds_are_equal_games(game: str) -> None:
    seed_test(lambda: zoo.env(game), num_cycles=120)


def test_it_is_drawn() -> None:
    render_test(lambda render_mode: zoo.env("ankh", render_mode=render_mode))
    drawn = {}
    for mode in ("ansi", "rgb_array"):
        there = zoo.env("kemet", 3, render_mode=mode)
        there.reset(seed=1)
        drawn[mode] = there.render()
    assert isinstance(drawn["ansi"], str)
    assert isinstance(drawn["rgb_array"], np.ndarray)
    assert "Kemet" in drawn["ansi"]
    assert drawn["rgb_array"].shape[0] == HEIGHT * len(drawn["ansi"].splitlines())
    assert len(np.unique(drawn["rgb_array"].reshape(-1, 3), axis=0)) > 10


@pytest.mark.parametrize(("game", "players"), [("ankh", 3), ("kemet", 4)])
def test_a_game_is_that_of_a_series(game: str, players: int) -> None:
    """The second game after a reset with a seed, and game 2 of `benben sim`: the same choices lead to the same end."""
    of = series(game, players, None, ["eager"], 11)
    result = play_one(of, 2)
    chosen = [(p, choice) for p, choice, _ in parse(result.record).lines if p != BOX]
    there = zoo.env(game, players, **{k: v for k, v in of.options.items() if k != "players"})
    there.reset(seed=11)
    there.reset()
    for p, choice in chosen:
        assert there.players[there.agent_selection] == p
        assert choice in there.legal(there.agent_selection)
        there.step(there.choices.read(choice))
    assert all(there.terminations.values())
    assert [there.rewards[agent] for agent in there.possible_agents] == result.score


@pytest.mark.parametrize("game", ["kemet", "kemet-classic"])
def test_what_is_hidden_does_not_show(game: str) -> None:
    """Whatever looks the same to a player gives the same numbers, and what only others know is UNSEEN."""
    rules = ruleset(game)
    s = rules.setup({"players": 3})
    observer = Observer(rules, 3)
    rng = random.Random(4)
    secret = observer.layout.private
    seen_hidden = 0
    for _ in range(400):
        owing = rules.owing(s)
        if not owing:
            break
        p = owing[0]
        legal = [choice for choice, _ in rules.odds(s)] if p == BOX else rules.legal(s, p)
        for viewer in range(3):
            seen = observer.see(s, viewer)
            other = sample(rules, view(rules, s, viewer), rng)
            assert np.array_equal(seen, observer.see(other, viewer))
            seen_hidden += sum(int((seen[part.start : part.stop] == UNSEEN).sum()) for part in secret)
        rules.apply(s, p, rng.choice(legal))
    assert seen_hidden


def test_every_number_has_a_name_and_choices_are_masked() -> None:
    there = zoo.env("kemet", 2)
    there.reset(seed=3)
    seen = there.observe(there.agent_selection)
    assert len(there.observer.names) == len(set(there.observer.names)) == len(seen["observation"])
    legal = [there.choices.say(int(choice)) for choice in np.flatnonzero(seen["action_mask"])]
    assert legal == there.legal(there.agent_selection)
    other = next(agent for agent in there.agents if agent != there.agent_selection)
    assert not there.observe(other)["action_mask"].any()
    told = there.infos[there.agent_selection]
    assert told["rule"].startswith("K-")
    assert told["legal"] == legal


def played(there: zoo.GameEnv, seed: int) -> tuple[Counter[str], dict[str, float]]:
    """How often everybody was asked, and what everybody was given in all."""
    rng = random.Random(seed)
    asked, got = Counter[str](), dict.fromkeys(there.possible_agents, 0.0)
    there.reset(seed=seed)
    for agent in there.agent_iter():
        seen, reward, ended, cut, _ = there.last()
        got[agent] += reward
        asked[agent] += 1
        legal = np.flatnonzero(seen["action_mask"])
        there.step(None if ended or cut else int(rng.choice(legal)))
    return asked, got


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_a_game_is_cut_off_when_somebody_has_chosen_so_often(game: str) -> None:
    """PettingZoo's own test of this, `max_cycles_test`, knows no masks and wants everybody asked equally often."""
    there = zoo.env(game, 3, max_cycles=7)
    asked, got = played(there, 5)
    assert max(asked.values()) == 7 + 1  # the last time they hear that the game is over
    assert not any(there.terminations.values())
    assert set(got.values()) == {0.0}
    assert not there.agents


def test_rewards_may_tell_what_a_choice_is_worth() -> None:
    """All together they are the score and what the chance to win has risen since the beginning, if counted in full."""
    _, plain = played(zoo.env("ankh", 3), 5)
    there = zoo.env("ankh", 3, shaping=0.5)
    there.reset(seed=5)
    begun = dict(zip(there.possible_agents, there.chances, strict=True))
    assert all(0 < chance < 1 for chance in begun.values())
    _, shaped = played(there, 5)
    assert shaped == pytest.approx({agent: plain[agent] + 0.5 * (plain[agent] - begun[agent]) for agent in plain})


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadOptions, match="max_cycles 0: a number from 1 on is expected"):
        zoo.env("ankh", max_cycles=0)
    with pytest.raises(BadOptions, match="max_cycles 'a': a number from 1 on is expected"):
        zoo.env("ankh", max_cycles="a")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="shaping 'a': a number from 0 on is expected"):
        zoo.env("ankh", shaping="a")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="2 to 5 players, not 9"):
        zoo.env("ankh", 9)
    with pytest.raises(BadOptions, match=r"'film': .*ansi.* is expected"):
        zoo.env("ankh", render_mode="film")


def test_the_example_of_the_documents_runs() -> None:
    code = re.findall(r"```python\n(.*?)```", LAB.read_text(encoding="utf-8"), re.DOTALL)[0]
    space: dict[str, Any] = {}
    exec(code, space)
    assert not space["env"].agents
