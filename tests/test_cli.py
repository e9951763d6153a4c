"""The command line: what each command prints, and that bad input ends in one line and exit status 2."""

import errno
import io
import json
import os
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import benben
from benben import cli
from benben.ankh import RULES
from benben.ankh.box.names import ACTION, GAIN
from benben.ankh.rules.turn import Turn
from benben.cli import run
from benben.kernel import positions, records
from benben.kernel.contract import Change
from benben.kernel.registry import ruleset

BATTLE = """\
game = "ankh"
gods = ["isis", "osiris"]
situation = "battle in the region of [4,7] of P2"
board = "empty"
pieces = { "[4,6]" = "isis god", "[4,7]" = "isis warrior", "[5,8]" = "osiris god", "[5,7]" = "osiris warrior" }
"""


ONLY_CHOICE = """
game = "ankh"
gods = ["isis", "ra"]
situation = "turn of P1"
board = "empty"
pieces = { "[4,7]" = "isis god", "[7,1]" = "ra god" }
track = { gain = 2 }
"""


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games that are played here are kept here, and the window is always the same."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def sketch(tmp_path: Path) -> str:
    path = tmp_path / "battle.toml"
    path.write_text(BATTLE)
    return str(path)


@pytest.fixture
def record(tmp_path: Path) -> str:
    assert (
        run(["sim", "ankh", "--games", "1", "--seed", "7", "--bots", "eager", "--record", str(tmp_path), "--json"]) == 0
    )
    return str(tmp_path / "ankh-7-000001.txt")


Output = Callable[[], tuple[str, str]]


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Output:
    def read() -> tuple[str, str]:
        out, err = capsys.readouterr()
        return out, err

    return read


def test_version(printed: Output) -> None:
    assert run(["--version"]) == 0
    assert printed()[0] == f"benben {benben.__version__}, python engine\n"


@pytest.mark.parametrize("command", ["", "play", "sim", "position", "replay", "rules", "test"])
def test_help_is_everywhere(command: str, printed: Output) -> None:
    assert run([command, "--help"] if command else []) == 0
    out, err = printed()
    assert "Usage: benben" in out
    assert "--help" in out
    assert err == ""


# Bad input ------------------------------------------------------------------------------------------------------------

WRONG = [
    (["fly"], "No such command 'fly'"),
    (["sim"], "Missing argument"),
    (["sim", "anhk"], "there is no game 'anhk'; did you mean \"ankh\"?"),
    (["sim", "ankh", "--players", "two"], "'two' is not a whole number"),
    (["sim", "ankh", "--players", "9"], "2 to 5 players, not 9"),
    (["sim", "ankh", "--players", "9" * 5000], "players"),
    (["sim", "ankh", "--games", "0"], "'--games': 0 is not a number from 1 to 10000000"),
    (["sim", "ankh", "--jobs", "0"], "'--jobs': 0 is not a number from 1 to 256"),
    (["sim", "ankh", "--bots", "randm"], 'did you mean "random"?'),
    (["sim", "ankh", "--bots", ""], "there is no bot ''"),
    (["sim", "ankh", "--bots", "random,random,random"], "one for each of the 2 chairs"),
    (["sim", "ankh", "--scenario", "atlantis"], "no scenario 'atlantis'"),
    (["sim", "ankh", "--record", "here.txt"], "here.txt: this is a file"),
    (["sim", "ankh", "--record", "here.txt/x"], "not a directory"),
    (["sim", "ankh", "--fast"], "No such option: --fast"),
    (["play", "chess"], "there is no game 'chess'"),
    (["play", "--players", "7"], "2 to 5 players, not 7"),
    (["play", "--humans", "3"], "--humans 3: there are only 2 chairs"),
    (["play", "--bots", "nobody"], "there is no bot 'nobody'"),
    (["play", "--resume", "here.txt"], "here.txt: line 1: a record begins with"),
    (["play", "--resume", "here.txt", "--players", "2"], "--resume: players, scenario, humans and bots"),
    (["play", "--resume", "here.txt", "--bots", "random"], "--resume: players, scenario, humans and bots"),
    (["play", "--terminal", "--port", "8000"], "--port, --no-browser and --lan are for the browser"),
    (["play", "--seed", "1", "--lan"], "--port, --no-browser and --lan are for the browser"),
    (["play", "--players", "2", "--bots", ""], "there is no bot ''"),
    (["position", "nowhere.toml"], "nowhere.toml: no such file"),
    (["position", "."], "folder"),
    (["position", "here.txt"], "neither an exact position (JSON) nor a sketch (TOML)"),
    *([(["position", "/dev/zero"], "larger than 16 MB")] if os.path.exists("/dev/zero") else []),
    (["position", "binary"], "not UTF-8 text"),
    (["position", "newer.json"], "position format 2 is newer"),
    (["position", "gameless.toml"], 'game is missing; a position says game = "ankh"'),
    (["position", "odd.toml"], "game: a text is expected here"),
    (["position", "battle.toml", "--exact", "--json"], "one of them at a time"),
    (["position", "battle.toml", "--do", "card flood"], 'a player and a choice are expected, as in "P1: pass"'),
    (["position", "battle.toml", "--do", "P3: card flood"], "the players are BOX, P1, P2"),
    (["position", "battle.toml", "--do", "P1: card flod"], 'did you mean "card flood"?'),
    (["position", "battle.toml", "--do", "P1: swim"], "unknown choice 'swim'; legal: card build, card plague"),
    (["position", "battle.toml", "--do", "P1: pass"], "legal: card build, card plague"),
    (["position", "battle.toml", "--do", "BOX: pass"], "BOX is not asked"),
    (["position", "battle.toml", "--do", "P1: card flood", "--do", "P1: card flood"], "P1 is not asked"),
    (["position", "battle.toml", "--lang", "it", "--do", "P1: pass"], "non è permesso adesso (A-B1)"),
    (["position", "battle.toml", "--lang", "uk", "--do", "P1: card flood", "--do", "P1: card flood"], "обирає P2"),
    (["replay", "nowhere.txt"], "nowhere.txt: no such file"),
    (["replay", "battle.toml"], "line 1: a record begins with"),
    (["replay", "newer.txt"], "record format 2 is newer"),
    (["replay", "ankh-7-000001.txt", "--to", "5000"], "--to 5000: the record has"),
    (["replay", "ankh-7-000001.txt", "--to", "-1"], "'--to': -1 is less than 0"),
    (["replay", "later.txt"], "ankh 2 is newer than this program, which plays ankh 1"),
    (["position", "later.json"], "ankh 2 is newer than this program, which plays ankh 1"),
    (["rules", "A-B88"], "there is no rule 'A-B88'; did you mean A-B8"),
    (["rules", "floood"], "did you mean flood"),
    (["rules", "\x1b[31m"], "the rules do not mention"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG, ids=[" ".join(a)[:50] for a, _ in WRONG])
def test_bad_input_is_one_line_and_status_2(
    arguments: list[str], message: str, printed: Output, sketch: str, record: str, tmp_path: Path
) -> None:
    (tmp_path / "here.txt").write_text("something else\n")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00game")
    (tmp_path / "newer.json").write_text('{"benben": "position", "format": 2, "game": "ankh"}')
    (tmp_path / "gameless.toml").write_text("players = 2")
    (tmp_path / "odd.toml").write_text('game = ["ankh"]')
    (tmp_path / "newer.txt").write_text("benben record 2\n")
    (tmp_path / "later.txt").write_text(
        Path(record).read_text(encoding="utf-8").replace("game: ankh 1", "game: ankh 2")
    )
    (tmp_path / "later.json").write_text('{"benben": "position", "game": "ankh", "version": 2, "frames": []}')
    before = sorted(path.name for path in tmp_path.iterdir())
    printed()
    assert run(arguments) == 2
    out, err = printed()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("benben: ")
    assert message in err
    assert "\x1b" not in err
    assert len(err) < 400
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_an_unreadable_file_is_named(tmp_path: Path, printed: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret.toml").write_text(BATTLE)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert run(["position", "secret.toml"]) == 2
    assert printed()[1] == "benben: secret.toml: permission denied\n"


WHOLE = positions.dump(RULES, RULES.sketch({"game": "ankh", "gods": ["isis", "osiris"], "situation": "turn of P1"}))


@settings(
    max_examples=60,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_damaged_files_never_end_in_a_traceback(
    data: st.DataObject, tmp_path: Path, printed: Output, record: str
) -> None:
    """Pieces of good files cut out, doubled or overwritten with anything."""
    source = data.draw(st.sampled_from([BATTLE, WHOLE, Path(record).read_text(encoding="utf-8")]))
    start = data.draw(st.integers(0, len(source)))
    end = data.draw(st.integers(start, min(len(source), start + 40)))
    path = tmp_path / "damaged"
    path.write_text(source[:start] + data.draw(st.text(max_size=12)) + source[end:], encoding="utf-8", newline="")
    printed()
    for arguments in (["position", "damaged"], ["position", "damaged", "--exact"], ["replay", "damaged", "--check"]):
        status = run(arguments)
        _, err = printed()
        assert status in (0, 1, 2)
        assert err.count("\n") == (status != 0)
        assert "Traceback" not in err


# position -------------------------------------------------------------------------------------------------------------


def test_position_shows_board_and_question(sketch: str, printed: Output) -> None:
    assert run(["position", sketch]) == 0
    out, _ = printed()
    for words in (":IsW:", "≈≈≈", "Battle in the region", "Choose a battle card  A-B1", "card flood", "Isis (P1)"):
        assert words in out
    assert out.count("Choose a battle card  A-B1") == 2  # both are asked


def test_position_tells_every_event_with_its_rule(sketch: str, printed: Output) -> None:
    assert run(["position", sketch, "--do", "P1: card flood", "--do", "P2: card  chariots"]) == 0
    out, _ = printed()
    for line in ("P1: card flood\nP2: card  chariots\n  Isis plays Flood  A-B1\n", "Osiris wins the battle  A-B6\n"):
        assert line in out


def test_position_exact_is_a_fixed_point(sketch: str, tmp_path: Path, printed: Output) -> None:
    run(["position", sketch, "--do", "P1: card flood", "--exact"])
    exact = printed()[0]
    assert json.loads(exact)["drafts"] == {"P1": ["card flood", "seal"], "P2": []}
    (tmp_path / "exact.json").write_text(exact)
    assert run(["position", "exact.json", "--exact"]) == 0
    assert printed()[0] == exact


def test_position_json_has_events_position_and_legal(sketch: str, printed: Output) -> None:
    run(["position", sketch, "--do", "P1: card drought", "--do", "P2: card chariots", "--json"])
    data = json.loads(printed()[0])
    revealed = [event for event in data["events"] if event["event"] == "card revealed"]
    assert [event["text"] for event in revealed] == ["Isis plays Drought", "Osiris plays Chariots"]
    assert {event["rule"] for event in revealed} == {"A-B1"}
    assert revealed[0]["do"] == "P2: card chariots"
    assert positions.load(RULES, data["position"]).players == 2
    assert data["outcome"] is None
    assert all(data["legal"].values())


def test_position_says_what_was_the_only_choice_and_takes_it_by_name(tmp_path: Path, printed: Output) -> None:
    (tmp_path / "alone.toml").write_text(ONLY_CHOICE)
    asked = ["position", "alone.toml", "--brief", "--do", "P1: action gain"]
    assert run(asked) == 0
    out = printed()[0]
    assert "P1: pass (only choice)\n" in out
    assert "IsG" not in out, "brief is without a picture"
    assert (
        run([*asked, "--do", "P1: pass", "--expect", "isis GAINS no  followers", "--expect", "choose an action"]) == 0
    )
    assert printed()[0] == out
    assert run([*asked, "--json"]) == 0
    assert json.loads(printed()[0])["only choices"] == [{"do": "P1: action gain", "player": "P1", "choice": "pass"}]


def test_position_fails_where_nothing_says_what_was_expected(sketch: str, printed: Output) -> None:
    assert run(["position", sketch, "--brief", "--expect", "battle card", "--expect", "ra wins"]) == 1
    out, err = printed()
    assert "Choose a battle card" in out
    assert err == "benben: --expect 'ra wins': no event, no question and no result says so\n"


def test_the_help_and_the_docs_list_what_a_sketch_can_say(printed: Output) -> None:
    assert run(["position", "--help"]) == 0
    help_page = " ".join(printed()[0].split())
    docs = (Path(__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
    for game in ("ankh", "kemet", "kemet-classic"):
        for keys in ruleset(game).sketch_keys.values():
            for key, line in keys.items():
                assert f"{key}: {line}" in help_page
                assert f"| `{key}` | {line} |\n" in docs


def test_position_takes_answers_of_chance(tmp_path: Path, printed: Output) -> None:
    (tmp_path / "start.json").write_text(positions.dump(RULES, RULES.setup({"players": 2})))
    assert run(["position", "start.json"]) == 0
    assert "BOX Set up the game  A-S2" in printed()[0]
    assert run(["position", "start.json", "--do", "BOX: god ra", "--do", "BOX: god isis", "--json"]) == 0
    assert json.loads(printed()[0])["legal"] == {"BOX": ["first P1", "first P2"]}


# replay ---------------------------------------------------------------------------------------------------------------


def test_replay_tells_the_whole_game(record: str, printed: Output) -> None:
    printed()
    assert run(["replay", record]) == 0
    out, err = printed()
    lines = records.parse(Path(record).read_text(encoding="utf-8")).lines
    for n, (who, text, _) in enumerate(lines, 1):
        assert f"{n:4} {'BOX' if who < 0 else f'P{who + 1}'} {text}\n" in out
    assert "  A-T1\n" in out
    assert "The game is over: " in out
    assert err == ""


def test_replay_to_a_line_shows_that_position(record: str, printed: Output) -> None:
    printed()
    assert run(["replay", record, "--to", "0"]) == 0
    assert "BOX Set up the game" in printed()[0]
    assert run(["replay", record, "--to", "9"]) == 0
    out = printed()[0]
    assert "≈≈≈" in out
    assert "must" not in out
    assert run(["replay", record, "--to", "9", "--json"]) == 0
    data = json.loads(printed()[0])
    assert (data["replayed"], data["ok"], data["outcome"]) == (9, True, None)


def test_replay_check_says_ok_and_the_digest(record: str, printed: Output) -> None:
    printed()
    assert run(["replay", record, "--check"]) == 0
    text = Path(record).read_text(encoding="utf-8")
    parsed = records.parse(text)
    assert printed()[0] == f"OK: {len(parsed.lines)} lines, ends {parsed.end}, digest {parsed.digest()}\n"
    assert run(["replay", record, "--check", "--lang", "it"]) == 0
    assert printed()[0] == f"OK: {len(parsed.lines)} righe, fine: {parsed.end}, digest {parsed.digest()}\n"


def test_replay_prints_no_letter_that_steers_the_terminal(record: str, printed: Output) -> None:
    """Names and versions of data come from a file that somebody else has written."""
    odd = ["A\x00\x1b[31m\x9b5mda", "\u202eB\u2066o\n\t"]
    text = Path(record).read_text(encoding="utf-8")
    text = re.sub("(?m)^players: .*$", lambda _: f"players: {json.dumps(odd, ensure_ascii=False)}", text)
    text = re.sub("(?m)^data: .*$", lambda _: "data: \x1b[2J\x7f", text)
    Path(record).write_text(text, encoding="utf-8")
    for more in ([], ["--to", "3"], ["--json"], ["--check"]):
        assert run(["replay", record, *more]) == 0
        out, _ = printed()
        assert all(c.isprintable() or c == "\n" or unicodedata.category(c) == "Zs" for c in out), more
        if "--json" in more:
            assert json.loads(out)["players"] == odd
        elif "--check" not in more:
            assert "\\u001b[31m" in out
            assert "\\u202eB" in out


def edited(record: str, old: str, new: str) -> str:
    path = Path(record)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return record


def test_replay_check_finds_an_illegal_line(record: str, printed: Output) -> None:
    printed()
    lines = records.parse(Path(record).read_text(encoding="utf-8")).lines
    n, text = next((n, text) for n, (who, text, _) in enumerate(lines, 1) if who == 0 and text.startswith("action "))
    bad = edited(record, f"{n} P1 {text}\n", f"{n} P1 card flood\n")
    assert run(["replay", bad, "--check"]) == 1
    out, err = printed()
    assert out == ""
    assert f'line {n}: "card flood" is not legal now (A-T1); legal: action move' in err
    assert err.count("\n") == 1
    assert run(["replay", bad]) == 1  # told as far as it goes
    out, err = printed()
    assert f"{n - 1:4} " in out
    assert f"{n:4} " not in out
    assert f"line {n}: " in err


def test_a_record_that_does_not_hold_is_named_in_one_line(record: str, printed: Output) -> None:
    end = records.parse(Path(record).read_text(encoding="utf-8")).end
    bad = Path(edited(record, f"= {end}", "= ascended P1 P2")).rename("two\nlines.txt")
    printed()
    assert run(["replay", str(bad), "--check"]) == 1
    _, err = printed()
    assert err.count("\n") == 1
    assert err.startswith("benben: two lines.txt: the outcome is")


def test_replay_check_compares_the_outcome(record: str, printed: Output) -> None:
    printed()
    end = records.parse(Path(record).read_text(encoding="utf-8")).end
    assert run(["replay", edited(record, f"= {end}", "= ascended P1 P2"), "--check"]) == 1
    assert f"the outcome is {end!r}, but the record says 'ascended P1 P2'" in printed()[1]
    assert run(["replay", edited(record, "= ascended P1 P2\n", ""), "--check"]) == 1
    assert "the record says 'open'" in printed()[1]


def test_replay_says_when_the_data_were_others(record: str, printed: Output) -> None:
    printed()
    other = edited(record, f"data: {RULES.fingerprint}", "data: 0123456789abcdef")
    assert run(["replay", other]) == 0
    assert "it was made with different data files: 0123456789abcdef" in printed()[0]
    run(["replay", other, "--json"])
    assert json.loads(printed()[0])["same_data"] is False


def test_replay_says_which_rules_have_changed(record: str, printed: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the record still plays, stops, or ends otherwise."""
    text, end = Path(record).read_text(encoding="utf-8"), records.parse(Path(record).read_text(encoding="utf-8")).end
    version = RULES.version
    monkeypatch.setattr(type(RULES), "changes", (*RULES.changes, Change(("A-T1", "A-GAIN1"), "gaining comes last")))
    change = f"ankh {version + 1}: gaining comes last (A-T1, A-GAIN1)"
    printed()
    assert run(["replay", record, "--check"]) == 0
    assert printed()[0].startswith(f"changed since: {change}\nOK: ")
    assert run(["replay", record]) == 0
    assert f"changed since: {change}\n" in printed()[0]
    assert run(["replay", record, "--json"]) == 0
    told = json.loads(printed()[0])
    assert (told["version"], told["rules"]) == (version, version + 1)
    assert told["changes"] == [{"version": version + 1, "rules": ["A-T1", "A-GAIN1"], "text": "gaining comes last"}]
    Path(record).write_text(text.replace(f"= {end}", "= ascended P1 P2"), encoding="utf-8")
    assert run(["replay", record, "--check"]) == 1
    assert f"; {change})\n" in printed()[1]
    legal = Turn.legal
    monkeypatch.setattr(Turn, "legal", lambda *given: [c for c in legal(*given) if c != ACTION + GAIN])
    lines = records.parse(text).lines
    first = next(n for n, (_, choice, _) in enumerate(lines, 1) if choice == "action gain")
    assert run(["replay", record]) == 1
    out, err = printed()
    assert f"changed since: {change}\n" in out
    stopped = re.search(r"line (\d+): .*the rules have changed since it was made with ankh", err)
    assert stopped
    assert int(stopped[1]) <= first
    assert err.count("\n") == 1


def test_replay_leaves_out_what_was_taken_back(tmp_path: Path, printed: Output) -> None:
    text = """\
benben record 1
game: ankh 1
data: x
options: {"players": 2, "gods": ["isis", "ra"], "guardians": ["satet", "mummy", "scorpion"], "first": "P1"}
players: []

1 P1 action move
2 P1 undo
3 P1 action summon
4 P1 pass
"""
    (tmp_path / "undone.txt").write_text(text)
    assert run(["replay", "undone.txt"]) == 0
    out = printed()[0]
    assert "   1 P1 action move" not in out
    assert "   3 P1 action summon\n" in out
    assert "   4 P1 pass\n" in out


def test_replay_json_has_every_event(record: str, printed: Output) -> None:
    printed()
    assert run(["replay", record, "--json"]) == 0
    data = json.loads(printed()[0])
    assert data["ok"]
    assert data["lines"] == data["replayed"] == len(records.parse(Path(record).read_text(encoding="utf-8")).lines)
    assert data["events"][-1]["line"] == data["lines"]
    assert all(event["rule"] and event["text"] for event in data["events"])
    assert data["outcome"]["reason"] in RULES.reasons


# On Windows -----------------------------------------------------------------------------------------------------------


def test_files_are_utf_8_on_windows_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent into a file can be read again as a position or a record, and nothing is lost in a code page."""
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    for windows, written in ((True, "Жé".encode()), (False, b"\\u0416\xe9")):
        monkeypatch.setattr(cli, "WINDOWS", windows)
        file = io.TextIOWrapper(raw := io.BytesIO(), encoding="cp1252")
        cli.show_anything(file)
        file.write("Жé")
        file.flush()
        assert raw.getvalue() == written


def test_a_reader_that_goes_away_is_no_error_on_windows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """There the system calls it an invalid argument."""
    gone = OSError(errno.EINVAL, "Invalid argument")
    assert (cli.cannot_write(gone), capsys.readouterr().err) == (2, "benben: invalid argument\n")
    monkeypatch.setattr(cli, "WINDOWS", True)
    assert (cli.cannot_write(gone), capsys.readouterr().err) == (1, "")
