"""`import benben` is the interface: its names are there, come late, and are the ones that the documents show."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import benben
from benben.arena.series import play_one, series

ROOT = Path(__file__).parent.parent
PYCON = re.compile(r"```pycon\n(.*?)```", re.DOTALL)


def declared() -> dict[str, tuple[str, str]]:
    """What type checkers read: each public name with its module and its name there."""
    tree = ast.parse(Path(benben.__file__).read_text(encoding="utf-8"))
    (typed,) = [node for node in tree.body if isinstance(node, ast.If)]
    return {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in typed.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def test_every_name_is_what_type_checkers_think_it_is() -> None:
    assert set(benben.__all__) == declared().keys()
    assert len(benben.__all__) == len(set(benben.__all__))
    for public, (module, name) in declared().items():
        found = __import__(f"benben.{module}", fromlist=[name])
        assert getattr(benben, public) is getattr(found, name), public
    assert set(benben.__all__) <= set(dir(benben))
    with pytest.raises(AttributeError, match=r"^module 'benben' has no attribute 'rule_set'$"):
        benben.rule_set  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize(
    ("code", "loaded"),
    [
        ("", ["benben"]),
        ("benben.BenbenError", ["benben", "benben.kernel", "benben.kernel.errors"]),
    ],
)
def test_importing_loads_nothing_before_it_is_used(code: str, loaded: list[str]) -> None:
    code = f"import sys, benben; {code}\nprint(sorted(m for m in sys.modules if m.split('.')[0] in {HEAVY}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(loaded)


HEAVY = ("benben", "rich", "typer", "starlette", "fluent", "msgspec", "json", "tomllib")


def test_all_names_together_load_no_game_and_nothing_of_others() -> None:
    code = "import sys\nfrom benben import *\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "benben.kernel.registry" in loaded
    assert not loaded & {
        "benben.ankh",
        "benben.kemet",
        "benben.arena",
        "benben.server",
        "benben.commands",
        "rich",
        "typer",
    }


def test_the_examples_of_the_page_run(tmp_path: Path) -> None:
    """In a process of their own, because they make a bot known."""
    blocks = PYCON.findall((ROOT / "docs" / "api.md").read_text(encoding="utf-8"))
    assert len(blocks) >= 8
    page = tmp_path / "api.txt"
    page.write_text("\n\n".join(blocks), encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "doctest", str(page)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_page_lists_every_name() -> None:
    _, _, table = (ROOT / "docs" / "api.md").read_text(encoding="utf-8").partition("## All names")
    listed = set(re.findall(r"`(\w+)", table))
    assert not set(benben.__all__) - listed


def test_play_is_the_game_that_the_arena_plays() -> None:
    of = series("ankh", 2, "old_kingdom", ["eager", "random"], 7)
    played = benben.play(benben.ruleset("ankh"), of.bots, {"scenario": "old_kingdom"}, benben.game_key(7, 3))
    assert played.record.text() == play_one(of, 3).record


def test_play_takes_bots_as_they_are_and_refuses_others() -> None:
    kemet = benben.ruleset("kemet")
    bot = benben.make_bot("random", Random(1))
    assert benben.play(kemet, [bot, "eager"]).record.players == ["RandomBot", "eager"]
    with pytest.raises(benben.BadOptions, match=r"^there is no bot 'gredy'; did you mean \"greedy\"\?$"):
        benben.play(kemet, ["gredy", "eager"])
    with pytest.raises(benben.BadOptions, match=r"^bots: 3 are needed, one for each player, not 2$"):
        benben.play(kemet, ["eager", "eager"], {"players": 3})


@pytest.mark.parametrize("player", [benben.SPECTATOR, 0, 1])
def test_a_view_says_who_looks(player: int) -> None:
    ankh = benben.ruleset("ankh")
    seen = benben.read_view(benben.view(ankh, ankh.setup({"players": 2}), player).bytes())
    assert (seen.game, seen.player) == ("ankh", player)
