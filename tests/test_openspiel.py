"""The games in OpenSpiel, tried by its own tests and played by its own algorithms."""

import pickle
import random
import re
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from toy import NUMBER, ROUNDS, TEMPLATES, TOY, Round, Toy
from toybox.state import ToyState

from benben.arena.series import play_one, series
from benben.kernel.errors import BadOptions, BadPosition, BadRecord, BenbenError, IllegalChoice
from benben.kernel.events import EVERYONE, Log
from benben.kernel.notation import player_name
from benben.kernel.records import parse
from benben.kernel.registry import register
from benben.kernel.sights import UNSEEN
from benben.kernel.steps import BOX, SEAL
from benben.lab import course, openspiel

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "openspiel.md"


class Bids(Round):
    """Twice the bid, and nothing else of the toy's round."""

    def fits(self, s: ToyState, f: list[int]) -> str:
        return ""

    def run(self, s: ToyState, f: list[int], log: Log | None) -> None:
        if f[NUMBER] == 2:
            f[NUMBER] = ROUNDS
        super().run(s, f, log)
        del s.frames[2:]


class TwoBids(Toy):
    name = "toy-bids"
    steps = [Bids(), *Toy.steps[1:]]  # noqa: RUF012

    def start(self, s: ToyState, options: dict[str, object]) -> None:
        super().start(s, options)
        s.coins = [3, 2]


register(TOY)
register(TwoBids(TEMPLATES))

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("toy", {"players": 2}),
    ("toy", {"players": 4, "simultaneous": True}),
    ("ankh", {"players": 2}),
    ("ankh", {"players": 5, "scenario": "old_kingdom"}),
    ("kemet", {"players": 2, "max_rounds": 2}),
    ("kemet", {"players": 3, "max_rounds": 2, "simultaneous": True}),
    ("kemet", {"players": 5, "cities": "random", "max_rounds": 1}),
    ("kemet-classic", {"players": 3, "modules": ["all", "promos"], "max_rounds": 2}),
    ("kemet-classic", {"players": 4, "modules": ["black", "dawn"], "max_rounds": 1, "simultaneous": True}),
]
SEQUENTIAL = [(name, options) for name, options in GAMES if not options.get("simultaneous")]


def begun(name: str, **options: Any) -> Any:
    return openspiel.game(name, **options).new_initial_state()


def walked(state: Any, rng: random.Random, steps: int = 10_000) -> Any:
    """The state after so many random choices, or at the end."""
    while not state.is_terminal() and steps:
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_openspiel_finds_no_fault(name: str, options: dict[str, Any]) -> None:
    game = openspiel.game(name, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_openspiels_own_test_of_its_interface_passes(name: str, options: dict[str, Any]) -> None:
    game = openspiel.game(name, **options)
    methods = {"game": game, "game_name": name, "__module__": __name__}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), methods)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 3
    assert not [told for _, told in [*result.errors, *result.failures]]


def test_what_one_player_sees_alone() -> None:
    """A hand is in it, and nothing that lies open."""
    game = openspiel.game("toy", players=3)
    kind = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    mine = make_observation(game, kind)
    state = walked(game.new_initial_state(), random.Random(5), 30)
    secrets = [mine.string_from(state, p) for p in range(3)]
    assert len(set(secrets)) == 3
    assert '"hand":{"P1.' in secrets[0]
    assert not any('"points":' in text for text in secrets)
    mine.set_from(state, 0)
    first = mine.tensor.copy()
    mine.set_from(state, 1)
    assert not np.array_equal(first, mine.tensor)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("toy", {"players": 3}),
        ("ankh", {"players": 4}),
        ("kemet", {"players": 3, "max_rounds": 3}),
        ("kemet-classic", {"players": 3, "max_rounds": 3, "modules": ["all"]}),
    ],
)
@pytest.mark.parametrize("simultaneous", [False, True])
def test_the_same_choices_are_the_same_game(name: str, options: dict[str, Any], simultaneous: bool) -> None:
    """What `benben sim` has played, choice by choice: the record is the same to the byte."""
    further = {option: value for option, value in options.items() if option != "players"}
    result = play_one(series(name, options["players"], None, ["random"], 5, further), 3)
    played = parse(result.record)
    state = begun(name, simultaneous=simultaneous, **options)
    read = state.course.rules.choices.read
    left = [[read(text) for p, text, _ in played.lines if p == who] for who in range(BOX, options["players"])]
    together = 0
    while not state.is_terminal():
        if state.is_simultaneous_node():
            asked = [bool(state.legal_actions(p)) for p in range(options["players"])]
            state.apply_actions([left[p + 1].pop(0) if there else SEAL for p, there in enumerate(asked)])
            together += sum(asked) > 1
        else:
            state.apply_action(left[state.current_player() + 1].pop(0))
    assert bool(together) == simultaneous
    assert not any(left)
    assert state.record(played.players).digest() == played.digest()
    assert state.returns() == result.score


@pytest.mark.parametrize(("name", "options"), SEQUENTIAL)
def test_what_is_told_decides_what_is_seen(name: str, options: dict[str, Any]) -> None:
    """A made-up state is the player's own in every respect. Let the same be done in both: unless the player is told
    of a difference, there is none to be seen, so nothing that was ever seen is missing from what was told."""
    rng = random.Random(7)
    told = {False: 0, True: 0}
    players = options["players"]
    state = begun(name, **options)
    for _ in range(250):
        choice, asked = rng.choice(state.legal_actions()), state.current_player()
        after = state.child(choice)
        for p in range(players):
            other = state.resample_from_infostate(p, rng.random)
            assert other.information_state_string(p) == state.information_state_string(p)
            assert other.information_state_tensor(p) == state.information_state_tensor(p)
            assert asked != p or other.legal_actions() == state.legal_actions()
            assert not other.history()
            if other.current_player() == asked and choice in other.legal_actions():
                other.apply_action(choice)
                if other.course.state.sealed != after.course.state.sealed:
                    continue  # how far the drafts of others had come was made up, too
                alike = other.course.tell(p).text == after.course.tell(p).text
                told[alike] += 1
                assert not alike or other.observation_string(p) == after.observation_string(p)
        state = after
        if state.is_terminal():
            break
    assert told[True] > 50
    assert told[False] or name != "toy"  # in the toy one finds out more often


@pytest.mark.parametrize(("name", "options"), SEQUENTIAL)
def test_what_one_did_and_what_the_record_shows_is_told(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(8)
    did: dict[int, list[str]] = {p: [] for p in range(BOX, options["players"])}
    state = begun(name, **options)
    while not state.is_terminal():
        p, choice = state.current_player(), rng.choice(state.legal_actions())
        did[p].append(f"P{p + 1} {state.action_to_string(p, choice)}")
        state.apply_action(choice)
    for p in range(options["players"]):
        lines = [line for line in state.information_state_string(p).splitlines() if re.match(r"(BOX|P\d) ", line)]
        assert [line for line in lines if line.startswith(f"P{p + 1} ")] == did[p]
        assert lines == [f"{player_name(who)} {choice}" for _, who, choice, _ in state.record().seen(p)]


def test_nobody_is_told_what_others_draft() -> None:
    rng = random.Random(9)
    state = begun("toy")
    while not state.course.state.drafts:
        walked(state, rng, 1)
    drafts = [["bury 1", "show 2", "boost 3"], ["bury 3", "show 1", "seal"]]
    first, second = state.clone(), state.clone()
    for there, draft in zip((first, second), drafts, strict=True):
        for choice in draft:
            assert there.current_player() == 0
            assert there.information_state_string(1) == state.information_state_string(1)
            there.apply_action(there.string_to_action(choice))
    assert first.current_player() == second.current_player() == 1
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_tensor(1) == second.information_state_tensor(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_tensor(0) != second.information_state_tensor(0)
    made_up, guessed = (first.resample_from_infostate(p, rng.random) for p in range(2))
    for there in (first, second, made_up, guessed):
        for choice in ("bury 1", "show 2", "seal"):
            there.apply_action(there.string_to_action(choice))
    own = [line for line in made_up.information_state_string(0).splitlines() if line.startswith("P1 ")]
    assert own[-3:] == ["P1 bury 1", "P1 show 2", "P1 boost 3"]
    others = [line.split()[:2] for line in guessed.information_state_string(1).splitlines() if line.startswith("P1 ")]
    assert others[-3:-1] in ([["P1", "?"], ["P1", "show"]], [["P1", "show"], ["P1", "boost"]])
    lines = first.information_state_string(1).splitlines()
    at = lines.index("P2 bury 1")
    assert lines[at - 3 : at + 3] == ["P1 ?", "P1 show 2", "P1 boost 3", "P2 bury 1", "P2 show 2", "P2 seal"]
    recent = np.array(first.information_state_tensor(1))[-2 * course.RECENT :].reshape(-1, 2).astype(int).tolist()
    read = first.course.rules.choices.read
    assert recent[-6:-4] == [[2, UNSEEN], [2, read("show 2")]]
    assert recent[-1] == [3, SEAL]


def test_secrets_in_a_row_are_one_line() -> None:
    """As in a record: not even their number is told, whenever one looks."""
    state = begun("toy")
    read, entries = state.course.rules.choices.read, state.course.entries
    made = [(0, "bury 1", 1), (0, "bury 2", 1), (BOX, "deal reed", 2), (BOX, "deal reed", 1), (0, "bury 3", 1)]
    for p, choice, audience in [*made, (0, "allow", EVERYONE), (0, "bury 1", 1), (1, "bury 1", 2), (1, "bury 2", 2)]:
        entries.append(course.Entry(p, read(choice), audience, []))
        for viewer in range(2):
            lines = [f"{player_name(who)} {said}" for _, who, said, _ in state.record().seen(viewer)]
            assert state.course.tell(viewer).text.splitlines() == lines
    assert len(lines) < len(entries)


def test_chance_has_the_odds_of_the_rules() -> None:
    state = begun("toy")
    assert state.is_chance_node()
    assert {state.action_to_string(choice): p for choice, p in state.chance_outcomes()} == {
        f"deal {card}": 0.25 for card in ("reed", "lotus", "scarab", "crown")
    }
    state.apply_action(state.string_to_action("deal crown"))
    assert [p for _, p in state.chance_outcomes()] == pytest.approx([8 / 31, 8 / 31, 8 / 31, 7 / 31])


@pytest.mark.parametrize("simultaneous", [False, True])
def test_the_value_of_two_bids_is_learnt(simultaneous: bool) -> None:
    """P1 has three coins, P2 two, and both bid twice; a higher bid scores, and most points win. If P1 begins with

        0: 1, 1/2, 1/2    1: 1, 1, 1/2    2: 1/2, 1, 1    3: 1/2, 1/2, 1

    are what is left to win against 0, 1 and 2, with the best second bids, which need no chance. Half of the time 1 and
    half of the time 2 brings at least 3/4; half of the time 0 and half of the time 2 allows no more. So the value is
    3/4, and in every equilibrium P1 bids 0 or 1 as often as 2 or 3.
    """
    game = openspiel.game("toy-bids", simultaneous=simultaneous)
    if simultaneous:
        game = pyspiel.convert_to_turn_based(game)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    learnt = solver.average_policy()
    root = game.new_initial_state()
    assert exploitability.nash_conv(game, learnt) < 0.02
    assert expected_game_score.policy_value(root, [learnt, learnt]) == pytest.approx([0.75, 0.25], abs=0.01)
    chances = learnt.action_probabilities(root)
    low = sum(chances[choice] for choice in root.legal_actions() if root.action_to_string(choice) in ("bid 0", "bid 1"))
    assert low == pytest.approx(0.5, abs=0.02)


def test_a_sum_of_zero_is_made_by_openspiel() -> None:
    openspiel.game("toy-bids")  # enrolled when it is first asked for
    game = pyspiel.load_game("zerosum(game=python_benben_toy_bids())")
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) > 0.1


def test_search_plays_a_whole_game() -> None:
    game = openspiel.game("ankh")
    rng = np.random.RandomState(1)
    bots = [
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, max_simulations=3, random_state=rng)
        for _ in range(2)
    ]
    for bot in bots:
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            choices, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(choices, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert state.record().end
    assert len(state.history()) > 50


def test_search_tells_good_from_bad() -> None:
    """A point behind, with three coins against none: to bid any of them is half the win, to bid none is a defeat."""
    game = openspiel.game("toy-bids")
    state = game.new_initial_state()
    for choice in ("bid 0", "bid 2"):
        state.apply_action(state.string_to_action(choice))
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, max_simulations=60, random_state=rng)
    policy_there = {state.action_to_string(choice): chance for choice, chance in bot.get_policy(state)}
    assert policy_there["bid 0"] == 0


def test_every_option_is_a_parameter() -> None:
    options: dict[str, Any] = {
        "players": 3,
        "scenario": "old_kingdom",
        "gods": ["isis", "ra", "amun"],
        "guardians": ["cat mummy", "apep", "scorpion"],
        "first": "P2",
    }
    game = openspiel.game("ankh", **options)
    again = pyspiel.load_game(str(game))
    by_hand = pyspiel.load_game(
        "python_benben_ankh(players=3,scenario=old_kingdom,gods=isis+ra+amun,first=P2,"
        "guardians=cat mummy+apep+scorpion)"
    )
    for one in (game, again, by_hand):
        assert one.new_initial_state().record().options == options
    classic = pyspiel.load_game("python_benben_kemet_classic(modules=black,max_rounds=7,length=long)")
    assert classic.new_initial_state().record().options["modules"] == ["black"]
    (spec,) = [one for one in pyspiel.registered_games() if one.short_name == "python_benben_ankh"]
    assert spec.parameter_specification.keys() == {*options, "simultaneous"}
    assert (spec.min_num_players, spec.max_num_players) == (2, 5)


@pytest.mark.parametrize(("name", "options"), SEQUENTIAL)
def test_copies_and_what_is_kept_go_on_alike(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(10)
    state = walked(begun(name, **options), rng, 60)
    for there in (state, state.resample_from_infostate(0, rng.random)):
        walked(there, rng, 3)
        kept, copied = pickle.loads(pickle.dumps(there)), there.clone()
        while not there.is_terminal() and there.course.decisions < 80:
            choice = rng.choice(there.legal_actions())
            for one in (there, kept, copied):
                one.apply_action(choice)
                assert str(one) == str(there)
                assert one.history() == there.history()
                for p in range(options["players"]):
                    assert one.information_state_string(p) == there.information_state_string(p)


def test_a_position_is_where_a_game_may_begin() -> None:
    there = walked(begun("kemet", players=3), random.Random(11), 80)
    state = there.get_game().new_initial_state(str(there))
    assert str(state) == str(there)
    assert state.observation_string(1) == there.observation_string(1)
    assert sum(walked(state, random.Random(11)).returns()) == 1
    with pytest.raises(BadRecord, match="does not begin with its setup"):
        state.record()
    with pytest.raises(BadPosition, match="of 3 players, and the game is for 2"):
        openspiel.game("kemet").new_initial_state(str(there))


def test_a_spectator_sees_what_is_public() -> None:
    rng = random.Random(12)
    game = openspiel.game("toy")
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, kind)
    state = walked(game.new_initial_state(), rng, 30)
    assert "dealt" not in public.string_from(state, 0)
    assert "dealt" in state.information_state_string(0)
    public.set_from(state, 0)
    first = public.tensor.copy()
    public.set_from(state, 1)
    assert np.array_equal(first, public.tensor)
    with pytest.raises(BadOptions, match="what one player or nobody sees"):
        make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=True))


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "LIMIT", 5)
    state = walked(begun("toy"), random.Random(13))
    assert state.is_terminal()
    assert len(state.history()) > len([p for p, _ in state.course.made if p != BOX]) == 5
    assert state.returns() == [0.0, 0.0]


BAD: list[tuple[Any, type[BenbenError], str]] = [
    (lambda: openspiel.game("anhk"), BadOptions, "there is no game 'anhk'; did you mean \"ankh\"?"),
    (lambda: openspiel.game("ankh", 7), BadOptions, "ankh is for 2 to 5 players, not 7"),
    (lambda: openspiel.game("ankh", god="ra"), BadOptions, "ankh has no option 'god'; did you mean \"gods\"?"),
    (lambda: openspiel.game("ankh", simultaneous=3), BadOptions, "simultaneous: True or False is expected, not 3"),  # type: ignore[arg-type]
    (lambda: pyspiel.load_game("python_benben_ankh(players=7)"), BadOptions, "ankh is for 2 to 5 players, not 7"),
    (lambda: begun("ankh").apply_action(99_999), IllegalChoice, "choice 99999 is not legal now"),
]


@pytest.mark.parametrize(("call", "kind", "said"), BAD)
def test_what_is_wrong_is_said_in_one_line(call: Any, kind: type[BenbenError], said: str) -> None:
    with pytest.raises(kind) as wrong:
        call()
    assert str(wrong.value).startswith(said)
    assert "\n" not in str(wrong.value)


def test_refused_choices_change_nothing() -> None:
    state = begun("toy-bids", simultaneous=True)
    before = str(state)
    bid = state.course.rules.choices.read
    with pytest.raises(IllegalChoice, match='"bid 5" is not legal now'):
        state.apply_actions([bid("bid 1"), bid("bid 5")])
    assert str(state) == before


def test_a_missing_package_is_one_line(tmp_path: Path) -> None:
    """Python takes a module for missing whose place holds None."""
    program = tmp_path / "study.py"
    program.write_text("import benben.lab.openspiel\n")
    code = "import sys; sys.modules['pyspiel'] = None; from benben.cli import main; main()"
    command = [sys.executable, "-P", "-c", code, "lab", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r'benben: OpenSpiel is missing: pip install "benben\[lab\]" .*\n', done.stderr)


def test_the_example_of_the_documents_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    space: dict[str, Any] = {}
    exec(code, space)
    assert space["state"].is_terminal()
    assert capsys.readouterr().out.startswith("P")
