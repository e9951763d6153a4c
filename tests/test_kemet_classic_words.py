"""What classic Kemet says in its own words: victory points, its own rule IDs, letters that can be told apart."""

import re
from pathlib import Path

import pytest
from kemet_classic_table import table
from moments import ABSENT
from pictured import touch

from benben.i18n import LANGUAGES, Words
from benben.kemet.box.board import NUMBER, board_of
from benben.kemet.box.edition import BLOOD_AND_SAND
from benben.kemet.box.names import COLOURS, DISTRICTS, ZONE_NAMES
from benben.kemet.shown import picture
from benben.kemet.shown.chart import PARTS, colour_code
from benben.kemet.shown.colours import FEW, MANY
from benben.kernel.pictures import plain
from benben.kernel.registry import ruleset
from benben.terminal.pictures import shown_of
from benben.terminal.speech import text_of

RULES = ruleset("kemet-classic")
PAGE = (Path(__file__).parent.parent / "docs" / "rules" / "kemet-classic.md").read_text(encoding="utf-8")
FAME = {"en": r"\bfame\b|\bFP\b", "it": r"\bFama\b|\bPF\b", "es": r"\b[Ff]ama\b|\bPF\b", "uk": r"\bслав[аиу]\b|\bОС\b"}


@pytest.mark.rule("KT-E1")
def test_steps_name_rules_of_classic() -> None:
    for step in RULES.steps:
        if step.name not in ABSENT["kemet-classic"]:
            assert f"**{RULES.cite(step.rule)}**" in PAGE, step.name


def test_the_picture_cites_rules_of_classic() -> None:
    t = table("turn of P1", P1='divine = ["raining-fire"], troops = { NW1 = 5 }', P2="troops = { T-W = 2, T-inW = 1 }")
    w = Words("en", "kemet-classic")
    assert plain(picture.heading(t.state, w)).endswith("(KT-D1)")
    t.do("P1: play raining-fire")
    assert plain(picture.heading(t.state, w)).endswith("(KT-I:raining-fire)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_victory_points(language: str) -> None:
    """In the events of a game, at its end and in its picture; Blood and Sand has fame."""
    t = table(
        "dusk", 'players = 3\nmodules = ["dawn"]\nround = 2', P1="troops = { T-W = 2, T-inW = 2 }, divine_fame = 7"
    )
    told = [e for e in t.log.events if e.template in ("gained fame", "won")]
    assert [e.template for e in told] == ["gained fame", "won"]
    for game, found in (("kemet-classic", False), ("kemet", True)):
        w = Words(language, game)
        events = [text_of(RULES, shown_of(RULES), w, e) for e in told]
        said = [*events, w("over-fame"), w("over-max-rounds"), w("score-fame"), w("legend-fame"), w("why-more-fame")]
        assert [bool(re.search(FAME[language], text)) for text in said] == [found] * len(said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_words_of_its_own_has_them_in_every_language(language: str) -> None:
    assert own(language) == own("en") != set()


def own(language: str) -> set[str]:
    return {name for name in Words(language, "kemet").texts if name.startswith("classic-")}


def test_pyramids_have_letters_that_differ() -> None:
    edition = table("turn of P1", 'modules = ["black"]').state.edition
    codes = [colour_code(edition, colour) for colour in edition.colours]
    assert dict(zip((COLOURS[c] for c in edition.colours), codes, strict=True)) == {
        "red": "r",
        "blue": "b",
        "white": "w",
        "black": "k",
    }
    assert [colour_code(BLOOD_AND_SAND, colour) for colour in BLOOD_AND_SAND.colours] == ["R", "S", "D", "O"]
    assert {COLOURS[c] for c in edition.colours} <= MANY.keys() & FEW.keys()


def test_the_score_tells_what_there_is() -> None:
    def heads(top: str) -> list[str]:
        w = Words("en", "kemet-classic")
        return plain(picture.score(table("turn of P1", top).state, w)[0]).split()

    assert heads("") == ["Turn", "order", "VP", "PP", "Units"]
    assert heads('modules = ["dawn"]') == ["Turn", "order", "VP", "PP", "Dawn", "Units"]


def test_the_legend_has_no_ports_where_there_are_none() -> None:
    w = Words("en", "kemet-classic")
    text = " ".join(plain(line) for line in picture.legend(table("turn of P1").state, w, 100))
    assert "port" not in text
    assert "Dusk" in text


def test_the_panel_of_a_dawn() -> None:
    t = table("dawn", 'modules = ["dawn"]\nround = 2\nplayers = 3')
    t.do("P3: card 4/1/0", "P3: discard 1/3/0", "P2: card 2/0/2")
    w = Words("en", "kemet-classic")
    lines = [plain(line).strip() for line in picture.dawn_panel(t.state, w, 80)[0]]
    assert lines == ["Dawn", "P3 command value 4", "P2 card 2/0/2", "P1 no card shown yet"]
    t.do("P2: discard 1/3/0", "P1: card 3/2/0", "P1: discard 1/3/0")
    lines = [plain(line).strip() for line in picture.dawn_panel(t.state, w, 80)[0]]
    assert lines[1:] == ["P3 command value 4", "P2 command value 2", "P1 command value 3"]
    assert picture.dawn_panel(table("turn of P1").state, w, 80) == []


@pytest.mark.rule("KT-M1", "KT-M2", "KT-M3", "KT-M4")
@pytest.mark.parametrize("players", range(2, 6))
def test_zones_touch_on_the_map_where_they_border_on_the_board(players: int) -> None:
    """On both sides of the board; arrows are told below the map."""
    t = table("turn of P1", f"players = {players}")
    layout = board_of(t.state)
    for areas in PARTS[layout.side]:
        inside = {area[0]: area for area in areas if layout.in_play[NUMBER[area[0]]]}
        for name, area in inside.items():
            touching = {b for b, other in inside.items() if touch(area, other) or touch(other, area)}
            assert touching == {ZONE_NAMES[z] for z in layout.beside[NUMBER[name]] if z >= DISTRICTS}, name
    drawn = {area[0] for areas in PARTS[layout.side] for area in areas}
    assert {ZONE_NAMES[z] for z in layout.zones if z >= DISTRICTS} <= drawn
    lines = [plain(line) for line in picture.board(t.state, Words("en", "kemet-classic"))]
    told = [line for line in lines if line.startswith("Ships: ")]
    assert (
        told
        == {
            2: [],
            3: ["Ships: Delta-D ↔ T-Delta"],
            4: ["Ships: In-W ↔ D-NE, In-W ↔ T-inE, In-W ↔ D-SE"],
            5: ["Ships: In-W ↔ D-NE, In-W ↔ T-inE, In-W ↔ D-SE, Delta-D ↔ T-Delta"],
        }[players]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(2, 6))
def test_the_map_is_whole_in_every_language(language: str, players: int) -> None:
    """No word runs over a border: every line with a border has as many as the map without pieces."""
    crowd = """
        P1 = { troops = { NW1 = 5 }, pyramids = { NW1 = "black 4", NW2 = "blue 1" }, tiles = ["ancestral-elephant"] }
    """
    full = table(
        "turn of P1",
        f'players = {players}\nmodules = ["black", "dawn"]\n{crowd}',
        P2='troops = { T-W = 5, In-W = 3 }, tiles = ["giant-scorpion"], creatures = { giant-scorpion = "In-W" }',
    )
    w = Words(language, "kemet-classic")
    for narrow in (False, True):
        lines = [plain(line) for line in picture.board(full.state, w, (), narrow)]
        assert all(len(line) <= 80 for line in lines)
        assert all(len(re.findall(r"[│┤├┼]", line)) != 1 for line in lines)
