"""The reasons for which choices are refused: in words, in the terminal, at the command line and over the wire."""

from pathlib import Path
from typing import Any

import pytest
from refusals import known, vars_of
from server_client import FIXED, served
from server_client import run as run_server
from test_terminal_table import Sitting
from test_words import at_random, foreign, strict

from benben.cli import run
from benben.i18n import LANGUAGES
from benben.kernel.contract import Ruleset
from benben.kernel.registry import MODULES, ruleset
from benben.kernel.steps import State
from benben.kernel.words import named, slug

WALL = """
game = "kemet"
situation = "action move of P1"
P1 = { troops = { T-W = 3 }, tiles = ["priest-of-mafdet"] }
P2 = { troops = { SW1 = 3 } }
"""


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_no_words_are_left_over(game: str, language: str) -> None:
    w = strict(language, game)
    assert {id for id in w.texts if id.startswith("refused-")} == {f"refused-{slug(why)}" for why in known(game)}
    for why in known(game):
        foreign(w, named(w, "refused", why))


known_in = {game: known(game) for game in MODULES}


def refused(rules: Ruleset[Any], s: State) -> None:
    """Whatever is tried, a reason is one that is known, and nothing changes."""
    before = repr(vars_of(s))
    for p in rules.owing(s):
        for choice in set(range(len(rules.choices.names))).difference(rules.legal(s, p)):
            wrong = rules.refusal(s, p, choice)
            assert wrong.code == "not-legal"
            assert wrong.why in {"", *known_in[rules.name]}, wrong
    assert repr(vars_of(s)) == before


@pytest.mark.parametrize("game", MODULES)
def test_anything_may_be_tried(game: str) -> None:
    rules = ruleset(game)
    for n, s in enumerate(at_random(rules)):
        if n % 17 == 0:
            refused(rules, s)


@pytest.mark.rule("K-M4")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            '"to SW1" is not legal: a wall lies between: the Move did not begin beside this district (K-M4); legal: ',
        ),
        (
            "it",
            "«to SW1» non è permesso: lo impediscono le Mura: il Movimento non è cominciato accanto a questo Distretto",
        ),
        (
            "es",
            "«to SW1» no está permitido: lo impide la muralla: el movimiento no empezó junto a este distrito (K-M4)",
        ),
        ("uk", "«to SW1» не дозволено: заважають мури: рух почався не поруч із цим кварталом (K-M4); можна: "),
    ],
)
def test_position_gives_the_rule_that_forbids(
    language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wall.toml"
    path.write_text(WALL, encoding="utf-8")
    moves = ["P1: troop T-W", "P1: take 3", "P1: to D-SW", "P1: to SW1"]
    assert run(["position", str(path), "--lang", language, *(word for move in moves for word in ("--do", move))]) == 2
    assert f'benben: --do "P1: to SW1": {said}' in capsys.readouterr().err


@pytest.mark.parametrize("answer", ["action move", "move", "ACTION  MOVE"])
def test_the_terminal_gives_the_rule_that_forbids(answer: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["action summon", "pass", answer], seed=4)
    assert "the rules do not allow it: the second action comes from a lower row (A-T1)" in sitting.play()


@pytest.mark.parametrize("answer", ["to [0,1]", "[0,1]", "0,1"])
def test_a_place_alone_is_understood(answer: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, ["action move", "1", answer], seed=4)
    assert "the rules do not allow it: it is more than three hexes away (A-MOV1)" in sitting.play()


def test_a_server_gives_the_rule_that_forbids(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            made = await server.new("me human", confirm=False, options=FIXED)
            async with server.seat(made, 0) as seat:
                await seat.choose("action summon")
                await seat.choose("pass")
                no = await seat.choose("action move")
                assert [no[key] for key in ("t", "code", "rule", "why")] == ["no", "not-legal", "A-T1", "row above"]
                no = await seat.choose("camel [0,1]-[0,2]")
                assert [no[key] for key in ("code", "rule", "why")] == ["not-legal", "A-T1", ""]

    run_server(test())
