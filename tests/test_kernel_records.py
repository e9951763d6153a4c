"""Records: what is wrong with a bad one and where, replays that stop, and what a reader may know."""

import pytest
from courses import Course
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import TOY

from benben.kernel.errors import BadRecord, BenbenError
from benben.kernel.events import EVERYONE
from benben.kernel.game import replay
from benben.kernel.records import Record, new_record, parse
from benben.kernel.steps import BOX, SPECTATOR

HEADER = 'benben record 1\ngame: toy 1\ndata: \noptions: {"players": 2}\nplayers: []\n\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", 'line 1: a record begins with "benben record 1"'),
        ("benben position 1\n", 'line 1: a record begins with "benben record 1"'),
        ("benben record\n", 'line 1: a record begins with "benben record 1"'),
        ("benben record x\n", 'line 1: a record begins with "benben record 1"'),
        ("benben record 0\n", 'line 1: a record begins with "benben record 1"'),
        ("benben record 2\n", "line 1: record format 2 is newer than this program, which reads up to 1"),
        ("benben record 1\ngame toy 1\n\n", 'line 2: the header has lines like "game: ankh 1"'),
        ("benben record 1\ngame: toy 1\n\n", "header: data is missing"),
        (HEADER.replace("toy 1", "toy"), "header: game is a name and a version, as in \"game: ankh 1\", not 'toy'"),
        (
            HEADER.replace("toy 1", "toy 1.5"),
            "header: game is a name and a version, as in \"game: ankh 1\", not 'toy 1.5'",
        ),
        (HEADER.replace("2}", "2"), "header: options: Expecting ',' delimiter: line 1 column 14 (char 13)"),
        (HEADER.replace("[]", "{}"), "header: options are a table and players a list of names"),
        (HEADER.replace("[]", "[1]"), "header: options are a table and players a list of names"),
        (HEADER + "2 BOX deal reed\n", "line 7: expected \"1 PLAYER CHOICE\", not '2 BOX deal reed'"),
        (HEADER + "1 BOX deal reed\n\n", "line 8: expected \"2 PLAYER CHOICE\", not ''"),
        (HEADER + "1 BOX deal reed\n1 BOX deal reed\n", "line 8: expected \"2 PLAYER CHOICE\", not '1 BOX deal reed'"),
        (HEADER + "1 P0 pass\n", "line 7: expected \"1 PLAYER CHOICE\", not '1 P0 pass'"),
        (HEADER + "1 P100 pass\n", "line 7: expected \"1 PLAYER CHOICE\", not '1 P100 pass'"),
        (HEADER + "1 BOX\n", "line 7: expected \"1 PLAYER CHOICE\", not '1 BOX'"),
        (HEADER + "1 BOX deal reed @P1,P\n", "line 7: 'P' is no player"),
        (HEADER + "= points P1\n1 P1 pass\n", "line 7: expected \"1 PLAYER CHOICE\", not '= points P1'"),
    ],
)
def test_bad_records_are_refused_with_the_line(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        parse(text)
    assert str(wrong.value) == said


@pytest.mark.parametrize(
    ("good", "bad"), [("[]", '["\\ud800", "b"]'), ("data: ", "data: \ud800")], ids=["a name", "data"]
)
def test_half_a_character_is_refused(good: str, bad: str) -> None:
    with pytest.raises(BadRecord, match=r"header: .*surrogates not allowed"):
        parse(HEADER.replace(good, bad))


def test_a_record_of_later_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^toy 2 is newer than this program, which plays toy 1$"):
        replay(TOY, parse(HEADER.replace("toy 1", "toy 2")))


@given(st.text())
@settings(derandomize=True, database=None, deadline=None)
@pytest.mark.parametrize("start", ["", "benben record 1\n", HEADER, HEADER + "1 BOX deal "])
def test_any_text_is_read_or_refused(start: str, text: str) -> None:
    try:
        record = parse(start + text)
    except BenbenError as wrong:
        said = str(wrong)
    else:
        said = ""
        assert record.game == "toy"
    assert len(said.splitlines()) <= 1


@given(st.lists(st.text(st.characters(codec="utf-8")), min_size=2, max_size=2))
@settings(derandomize=True, database=None, deadline=None)
def test_players_may_have_any_name(names: list[str]) -> None:
    assert parse(new_record(TOY, {}, names).text()).players == names


def test_records_from_other_systems_end_their_lines_otherwise() -> None:
    text = Course(TOY, {}, 1).played().record.text()
    assert parse(text.replace("\n", "\r\n")).text() == text


# Replays -------------------------------------------------------------------------------------------------------------


def record_of(*lines: tuple[int, str], players: int = 2) -> Record:
    record = new_record(TOY, {"players": players}, [])
    record.lines = [(who, text, EVERYONE) for who, text in lines]
    return record


DEALT = [(BOX, "deal reed")] * 6


@pytest.mark.parametrize(
    ("lines", "at", "why"),
    [
        ([(0, "pass")], 1, '"pass" refused: P1 is not asked, BOX must choose'),
        ([*DEALT, (0, "bid 1")], 7, '"bid 1" is not legal now (T-2); legal: pass, peek P2.1, peek P2.2, peek P2.3'),
        ([*DEALT, (0, "pas")], 7, "unknown choice 'pas'; did you mean \"pass\"?"),
        ([*DEALT, (9, "pass")], 7, '"pass" refused: P10 is not asked, P1 must choose'),
        ([*DEALT, (0, "?")], 7, "this choice is hidden from the reader of the record"),
        ([*DEALT, (0, "undo")], 7, "P1 has nothing that can be taken back"),
        ([*DEALT, (0, "undo 7 by consent")], 7, "there are 6 choices that could be taken back"),
        ([*DEALT, (5, "undo 1 by consent")], 7, "there are 6 choices that could be taken back"),
    ],
)
def test_replays_stop_and_say_where_and_why(lines: list[tuple[int, str]], at: int, why: str) -> None:
    game, stop = replay(TOY, record_of(*lines))
    assert stop is not None
    assert (stop.line, stop.why) == (at, why)
    assert len(game.made) == at - 1


def test_replays_end_where_asked() -> None:
    game, stop = replay(TOY, record_of(*DEALT, (0, "nonsense")), to=6)
    assert stop is None
    assert game.rules.owing(game.state) == [0]


def test_nothing_follows_the_end_of_a_game() -> None:
    record = Course(TOY, {}, 1).played().record
    record.lines.append((0, "pass", EVERYONE))
    stop = replay(TOY, record)[1]
    assert stop is not None
    assert stop.why == '"pass" refused: the game is over'


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "kemet"}, "this is a record of 'kemet', not of 'toy'"),
        ({"options": {"players": 5}}, "options: toy is for 2 to 4 players, not 5"),
        ({"options": {"players": "2"}}, "options: toy is for 2 to 4 players, not '2'"),
        ({"players": ["a"]}, "players: 1 names for 2 players"),
    ],
)
def test_records_of_no_possible_game_are_refused(change: dict[str, object], said: str) -> None:
    record = record_of()
    for name, value in change.items():
        setattr(record, name, value)
    with pytest.raises(BadRecord) as wrong:
        replay(TOY, record)
    assert str(wrong.value) == said


# Audience ------------------------------------------------------------------------------------------------------------


def test_readers_see_only_what_they_may_know() -> None:
    whole, own, public = (
        Course(TOY, {}, 1).played().record.text(viewer).splitlines() for viewer in (None, 0, SPECTATOR)
    )
    assert [line.split("@")[1] for line in whole[6:12]] == ["P1", "P1", "P1", "P2", "P2", "P2"]
    assert all(line.split()[2] == "deal" for line in whole[6:12])
    assert own[6:12] == [*whole[6:9], "4 BOX ? @P2", "5 BOX ? @P2", "6 BOX ? @P2"]
    assert public[6:9] == ["1 BOX ? @P1", "2 BOX ? @P1", "3 BOX ? @P1"]
    assert any("bury" in line and line.endswith("@P1") for line in own)
    for seen in (own, public):
        assert [line for line in whole if "@" not in line] == [line for line in seen if "@" not in line]
    assert not [line for line in own if "@P2" in line and "?" not in line]
    assert not [line for line in public if "@" in line and "?" not in line]


def test_a_filtered_record_replays_up_to_the_first_secret() -> None:
    game, stop = replay(TOY, parse(Course(TOY, {}, 1).played().record.text(0)))
    assert stop is not None
    assert stop.line == 4
    assert len(game.made) == 3


def test_secret_choices_are_not_counted_when_they_are_taken_back() -> None:
    """An undo of what nobody knew is not known either, and consent counts what its reader has seen."""
    lines = [(0, "a", EVERYONE), (0, "b", 0b01), (0, "c", 0b01), (0, "undo", 0b01), (0, "d", EVERYONE)]
    record = Record("toy", 1, "", {}, [])
    record.lines = [*lines, (1, "undo 3 by consent", EVERYONE)]
    assert [text for _, _, text, _ in record.seen(0)] == ["a", "b", "c", "undo", "d", "undo 3 by consent"]
    for secret in ([], [(0, "c", 0b01)], [(0, "c", 0b01), (0, "undo", 0b01), (0, "c", 0b01)]):
        count = 3 + sum(text != "undo" for _, text, _ in secret) - sum(text == "undo" for _, text, _ in secret)
        record.lines = [*lines[:2], *secret, lines[4], (1, f"undo {count} by consent", EVERYONE)]
        seen = record.seen(1)
        assert [text for _, _, text, _ in seen] == ["a", "?", "d", "undo 3 by consent"]
        assert [n for n, *_ in seen] == [1, 2 + len(secret), 3 + len(secret), 4 + len(secret)]
