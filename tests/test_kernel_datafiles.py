"""Data files are refused by name: the file, the key, what is expected."""

from pathlib import Path

import pytest

from benben.kernel.datafiles import Each, Flag, Named, OneOf, Only, Table, Text, Whole, Words, check, fingerprint, read
from benben.kernel.errors import BadData

SHAPE = Table(
    {
        "units": Whole(1, 12),
        "gods": Each(Text("abc"), 1, 2),
        "board": Named(Table({"floor": Whole(1)}), ("low", "high"), whole=True, what="part"),
    },
    {
        "sure": Flag(),
        "night first": Only(True),
        "boxes": Only(1),
        "icon": OneOf(("day", "night"), "icon"),
        "pieces": Each(Words((OneOf(("hut", "wall"), "piece"), OneOf(("1", "2"), "place")), 1)),
    },
)
GOOD = {"units": 3, "gods": ["ab"], "board": {"low": {"floor": 1}, "high": {"floor": 2}}}
WRONG = [
    ({"units": 0}, "a.toml: units: a whole number from 1 to 12 is expected, not 0"),
    ({"units": 13}, "a.toml: units: a whole number from 1 to 12 is expected, not 13"),
    ({"units": True}, "a.toml: units: a whole number from 1 to 12 is expected, not True"),
    ({"unit": 3}, "a.toml: unknown key 'unit'; did you mean \"units\"?"),
    ({"gods": "ab"}, "a.toml: gods: a list is expected, not 'ab'"),
    ({"gods": []}, "a.toml: gods: 1 to 2 entries are expected, not 0"),
    ({"gods": ["a", "b", "c"]}, "a.toml: gods: 1 to 2 entries are expected, not 3"),
    ({"gods": ["a", "d"]}, "a.toml: gods[2]: a text of the letters abc is expected, not 'd'"),
    ({"gods": [1]}, "a.toml: gods[1]: a text is expected, not 1"),
    ({"gods": [""]}, "a.toml: gods[1]: a text is expected, not ''"),
    ({"board": 1}, "a.toml: board: a table is expected, not 1"),
    ({"board": {"low": {"floor": 1}}}, "a.toml: board: 'high' is missing"),
    ({"board": {"low": {}, "high": {"floor": 1}}}, "a.toml: board.low: 'floor' is missing"),
    ({"board": {"low": {"floor": 0}}}, "a.toml: board.low.floor: a whole number from 1 is expected, not 0"),
    ({"board": {"mid": {}}}, "a.toml: board: unknown part 'mid'; known: low, high"),
    ({"board": {"low": 7}}, "a.toml: board.low: a table is expected, not 7"),
    ({"sure": 1}, "a.toml: sure: true or false is expected, not 1"),
    ({"night first": False}, "a.toml: night first: only true is implemented, not false"),
    ({"night first": 1}, "a.toml: night first: only true is implemented, not 1"),
    ({"boxes": 2}, "a.toml: boxes: only 1 is implemented, not 2"),
    ({"boxes": True}, "a.toml: boxes: only 1 is implemented, not true"),
    ({"boxes": "1"}, "a.toml: boxes: only 1 is implemented, not '1'"),
    ({"icon": "noon"}, "a.toml: icon: unknown icon 'noon'; known: day, night"),
    ({"icon": 1}, "a.toml: icon: an icon is expected, not 1"),
    ({"pieces": [""]}, "a.toml: pieces[1]: unknown piece ''; known: hut, wall"),
    ({"pieces": ["hut 3"]}, "a.toml: pieces[1]: unknown place '3'; known: 1, 2"),
    ({"pieces": ["hut 1 2"]}, "a.toml: pieces[1]: a text of 1 to 2 parts is expected, not 'hut 1 2'"),
    ({"pieces": [3]}, "a.toml: pieces[1]: a text of 1 to 2 parts is expected, not 3"),
]


@pytest.mark.parametrize(("change", "text"), WRONG, ids=[text for _, text in WRONG])
def test_what_is_refused_and_how(change: dict[str, object], text: str) -> None:
    check(GOOD, SHAPE, "a.toml")
    with pytest.raises(BadData) as refused:
        check(GOOD | change, SHAPE, "a.toml")
    assert str(refused.value) == text


def test_a_key_that_is_missing() -> None:
    for key in GOOD:
        with pytest.raises(BadData, match=f"^a.toml: '{key}' is missing$"):
            check({k: v for k, v in GOOD.items() if k != key}, SHAPE, "a.toml")


def test_what_may_be_left_out_may_be_there() -> None:
    check({**GOOD, "sure": False, "icon": "day", "pieces": ["hut", "wall 2"]}, SHAPE, "a.toml")


def test_tables_with_room_for_others() -> None:
    shape = Table({"ram": Whole()}, others=Flag())
    check({"ram": 1, "cow": True}, shape, "a.toml")
    with pytest.raises(BadData, match=r"^a\.toml: cow: true or false is expected, not 2$"):
        check({"ram": 1, "cow": 2}, shape, "a.toml")
    with pytest.raises(BadData, match=r"^a\.toml: 'ram' is missing$"):
        check({"cow": True}, shape, "a.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    for data in (b"units = ", b"\xff", b"units = 3\nunits = 4"):
        path.write_bytes(data)
        with pytest.raises(BadData, match=r"^a\.toml: cannot be read: [^\n]+$"):
            read(path, SHAPE)
    with pytest.raises(BadData, match=r"^b\.toml: cannot be read: no such file or directory$"):
        read(tmp_path / "b.toml", SHAPE)


def test_what_is_read_and_its_fingerprint(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text('units = 3\ngods = ["a"]\nboard = { low = { floor = 1 }, high = { floor = 2 } }', encoding="utf-8")
    assert read(path, SHAPE)["board"] == {"low": {"floor": 1}, "high": {"floor": 2}}
    before = fingerprint([path])
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert fingerprint([path]) != before
    assert len(before) == 16
