"""What classic Kemet refuses, at every border: one line that says what was wrong and what would be right."""

import json
from pathlib import Path

import pytest
from server_client import run as run_server
from server_client import served

from benben.cli import run
from benben.kemet import RULES as KEMET
from benben.kemet.classic import CLASSIC_RULES as RULES
from benben.kernel import positions
from benben.kernel.errors import BadOptions, BadPosition
from benben.kernel.registry import ruleset

ALL = "black, dawn, path, victory, cards, promos, all"


# Options: from Python, on the command line, at a server ---------------------------------------------------------------

OPTIONS: list[tuple[dict[str, object], str]] = [
    ({"modules": ["blak"]}, "modules: unknown module 'blak'; did you mean \"black\"?"),
    ({"modules": ["sunrise"]}, f"modules: unknown module 'sunrise'; known: {ALL}"),
    ({"modules": ["piety"]}, "modules: 'piety' is a promo; promos are asked for with \"promos\" (KT-E2)"),
    ({"modules": ["immunity"]}, "modules: 'immunity' is a promo; promos are asked for with \"promos\" (KT-E2)"),
    ({"modules": [3]}, f"modules: unknown module 3; known: {ALL}"),
    ({"modules": "black"}, 'modules: a list is expected, as ["black", "dawn"], or "all", not \'black\''),
    ({"modules": ["dawn"], "length": "beginner"}, "modules: beginners play without them (KT-E4)"),
    ({"length": "lang"}, "length: unknown length 'lang'; did you mean \"long\"?"),
    ({"promos": True}, "kemet-classic has no option 'promos'; known: players, cities, max_rounds, length, modules"),
    ({"players": 6}, "kemet-classic is for 2 to 5 players, not 6"),
]


@pytest.mark.rule("KT-E1")
@pytest.mark.parametrize(("options", "said"), OPTIONS)
def test_options_from_python(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        RULES.setup(options)
    assert str(refused.value) == said


@pytest.mark.rule("KT-E1")
@pytest.mark.parametrize("command", ["sim kemet-classic", "play kemet-classic --terminal --seed 1"])
@pytest.mark.parametrize(
    ("modules", "said"),
    [
        ("blak", "modules: unknown module 'blak'; did you mean \"black\"?"),
        ("black,,dawn", f"modules: unknown module ''; known: {ALL}"),
        ("all,sunrise", f"modules: unknown module 'sunrise'; known: {ALL}"),
        ("black,piety", "modules: 'piety' is a promo; promos are asked for with \"promos\" (KT-E2)"),
    ],
)
def test_modules_on_the_command_line(command: str, modules: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command.split(), "--modules", modules]) == 2
    assert capsys.readouterr().err == f"benben: {said}\n"


def test_blood_and_sand_has_no_modules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sim", "kemet", "--modules", "black"]) == 2
    said = "benben: kemet has no option 'modules'; known: players, cities, max_rounds\n"
    assert capsys.readouterr().err == said


@pytest.mark.rule("KT-E1", "KT-E2")
def test_all_may_stand_among_modules() -> None:
    assert RULES.options({"modules": ["promos", "all"]})["modules"] == ALL.split(", ")[:-1]
    assert RULES.options({"modules": ["all", "dawn"]}) == RULES.options({"modules": "all"})


@pytest.mark.parametrize(("options", "said"), OPTIONS[:-1])
def test_options_at_a_server(options: dict[str, object], said: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            asked = {"game": "kemet-classic", "chairs": [{"kind": "me"}, {"kind": "human"}], "options": options}
            answer = await server.http.post("/api/tables", json=asked)
            assert answer.status_code == 400
            assert said in answer.text.replace('\\"', '"')
            assert "\n" not in answer.text.strip()

    run_server(test())


# Sketches -------------------------------------------------------------------------------------------------------------


def refused(sketch: str, game: str = "kemet-classic") -> str:
    with pytest.raises(BadPosition) as wrong:
        positions.read(ruleset(game), positions.parse(f'game = "{game}"\n{sketch}'))
    return str(wrong.value)


@pytest.mark.rule("KT-E1", "KT-E2")
@pytest.mark.parametrize(
    ("sketch", "said"),
    [
        ("P1 = { priests = { NW1 = 1 } }", 'P1 priests: the path is played with modules = ["path"] (KT-E1)'),
        ('path = ["1A"]', 'sketch: path: the path is played with modules = ["path"] (KT-E1)'),
        ('modules = ["paht"]', "sketch: modules: unknown module 'paht'; did you mean \"path\"?"),
        (
            'P1 = { tiles = ["twin-ceremony"] }',
            "P1 tiles: unknown tile 'twin-ceremony'; it comes with modules = [\"black\"] (KT-E1)",
        ),
        (
            'modules = ["black"]\nP1 = { divine = ["glory"] }',
            "P1 divine: unknown divine intervention 'glory'; it comes with modules = [\"cards\"] (KT-E1)",
        ),
        (
            'modules = ["path"]\nP1 = { skills = ["slaughter", "immunity"] }',
            "P1 skills: unknown Skill 'immunity'; it comes with modules = [\"promos\"] (KT-E1)",
        ),
        (
            'P1 = { pyramids = { NW1 = "black 1" } }',
            "P1 pyramids NW1: unknown colour 'black'; it comes with modules = [\"black\"] (KT-E1)",
        ),
        (
            'P1 = { tiles = ["piety"] }',
            'P1 tiles: \'piety\' is a promo; it needs modules = ["promos", "black"] (KT-E2)',
        ),
        ('P1 = { tiles = ["surprise-attack"] }', "P1 tiles: unknown tile 'surprise-attack'; kemet has it"),
        ('P1 = { tiles = ["prist"] }', "P1 tiles: unknown tile 'prist'; did you mean \"priest\"?"),
        ("P1 = { veterans = 1 }", "P1: unknown entry 'veterans'; kemet has it"),
        ('situation = "dawn"\nround = 2', 'situation: a Dawn needs modules = ["dawn"]'),
    ],
)
def test_what_a_game_does_not_have(sketch: str, said: str) -> None:
    assert refused(sketch) == said


@pytest.mark.parametrize(
    ("sketch", "said"),
    [
        ("P1 = { priests = { NW1 = 1 } }", "P1: unknown entry 'priests'; kemet-classic has it"),
        ('modules = ["black"]', "sketch: unknown entry 'modules'; kemet-classic has it"),
        ('P1 = { tiles = ["renewal"] }', "P1 tiles: unknown tile 'renewal'; kemet-classic has it"),
        ('P1 = { divine = ["veto"] }', "P1 divine: unknown divine intervention 'veto'; kemet-classic has it"),
        ('situation = "dusk"', "situation: kemet has no Dusk; kemet-classic has it"),
        ('situation = "dawn"', "situation: kemet has no Dawn; kemet-classic has it"),
    ],
)
def test_what_only_classic_has(sketch: str, said: str) -> None:
    assert refused(sketch, "kemet") == said


# Exact positions and records ------------------------------------------------------------------------------------------


def read(position: dict[str, object], game: str) -> str:
    with pytest.raises(BadPosition) as wrong:
        positions.read(ruleset(game), position)
    return str(wrong.value)


@pytest.mark.rule("KT-E1", "KT-E7")
def test_exact_positions_of_the_other_edition() -> None:
    classic = json.loads(positions.dump(RULES, RULES.setup({"modules": ["path"]})))
    sand = json.loads(positions.dump(KEMET, KEMET.setup({})))
    assert read(classic, "kemet") == "this is a position of 'kemet-classic', not of 'kemet'"
    assert read(sand, "kemet-classic") == "this is a position of 'kemet', not of 'kemet-classic'"
    assert read(classic | {"game": "kemet", "version": KEMET.version}, "kemet").startswith("colours: unknown colour")
    columns = {key: value for key, value in classic["columns"].items() if key != "switches"}
    assert "come with the module path (KT-E1)" in read(classic | {"columns": columns}, "kemet-classic")
    columns = classic["columns"] | {"switches": ["paht"]}
    said = "switches: unknown switch 'paht'; did you mean \"path\"?"
    assert read(classic | {"columns": columns}, "kemet-classic") == said
    s = RULES.setup({})
    s.veterans[1] = 2
    assert "veterans: this game has none (KT-E7)" in RULES.check(s)


@pytest.mark.rule("KT-E1")
@pytest.mark.parametrize(
    ("old", "new", "said", "status"),
    [
        ("game: kemet-classic 1", "game: kemet 2", "options: kemet has no option 'length'; known: players, cities", 2),
        ("kemet-classic 1", "kemet-clasic 1", "there is no game 'kemet-clasic'; did you mean \"kemet-classic\"?", 2),
        ('"path"', '"paht"', "options: modules: unknown module 'paht'; did you mean \"path\"?", 2),
        ('"path"', '"black"', 'line 1: "side 1', 1),  # a record that does not play
    ],
)
def test_a_record_of_another_game(
    old: str, new: str, said: str, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sim = "sim kemet-classic --bots random --games 1 --modules path --record"
    assert run([*sim.split(), str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    capsys.readouterr()
    assert run(["replay", str(path), "--check"]) == status
    err = capsys.readouterr().err
    assert err.startswith(f"benben: {path}: {said}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(("made", "said_to_be"), [("kemet", "kemet-classic"), ("kemet-classic", "kemet")])
def test_a_record_under_the_name_of_the_other_edition(
    made: str, said_to_be: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["sim", made, "--bots", "random", "--games", "1", "--record", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[1] = f"game: {said_to_be} 1\n"
    lines[3] = 'options: {"players": 2}\n'
    path.write_text("".join(lines), encoding="utf-8")
    capsys.readouterr()
    assert run(["replay", str(path), "--check"]) == 1
    err = capsys.readouterr().err
    assert f"(its data are those of {made}: is this a game of {made}?)" in err


def test_a_record_of_a_later_version_of_the_other_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only its name is wrong, so that it is said to be newer is half of the truth."""
    assert KEMET.version > RULES.version
    assert run(["sim", "kemet", "--bots", "random", "--games", "1", "--record", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f"game: kemet {KEMET.version}", f"game: kemet-classic {KEMET.version}"))
    capsys.readouterr()
    assert run(["replay", str(path), "--check"]) == 2
    err = capsys.readouterr().err
    assert f"kemet-classic {KEMET.version} is newer than this program" in err
    assert err.endswith("(its data are those of kemet: is this a game of kemet?)\n")
    assert err.count("\n") == 1
