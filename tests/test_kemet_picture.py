"""The picture of a Kemet position shows what is there, where it is, and to nobody more than they may know."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from pictured import KEMET, picture, touch
from table import Table
from test_terminal_table import Sitting

from benben.i18n import LANGUAGES, Words
from benben.kemet import RULES, guessing
from benben.kemet.box.board import (
    BESIDE,
    CITY_DESERT,
    COUNTS,
    HAS_OBELISK,
    NIGHT_PRAYER,
    NUMBER,
    TRADING_PORTS,
    layout_of,
)
from benben.kemet.box.names import (
    CARD_NAMES,
    CHOICES,
    COLOURS,
    CREATURE_NAMES,
    DISTRICTS,
    DIVINE,
    GODS,
    PICTURES,
    TILE_COLOUR,
    TILE_NAMES,
    ZONE_NAMES,
    ZONES,
)
from benben.kemet.box.state import KemetState
from benben.kemet.rules import troops
from benben.kemet.shown import chart
from benben.kemet.shown import picture as drawn
from benben.kernel import chance, positions, views
from benben.kernel.game import Game
from benben.kernel.notation import NONE, bits
from benben.kernel.pictures import plain, widest
from benben.kernel.steps import BOX, SPECTATOR, State
from benben.terminal.pictures import seen_by

HERE = Path(__file__).parent
SKETCHES = {
    "kemet_battle": HERE.parent / "docs" / "examples" / "kemet_battle.toml",
    "kemet_five": HERE / "sketches" / "kemet_five.toml",
}
ZONE = re.compile(r"(?<![\w-])(?:" + "|".join(sorted(ZONE_NAMES, key=len, reverse=True)) + r")(?![\w-])")
TRAP = "Deadly Trap"
FIGHT = """
    colours = ["ruby", "sapphire"]
    situation = "battle in T-W of P1 against P2"
    P1 = { troops = { T-W = 5 }, divine = ["war-rage"] }
    P2 = { troops = { T-W = 4 }, divine = ["iron-wall"] }
"""


def sampled(players: int, every: int = 23, length: int = 700) -> list[KemetState]:
    """Positions of a game in which nobody passes if there is something else to do."""
    rng = random.Random(players)
    key = chance.game_key(players, 1)
    s = RULES.setup({"players": players})
    found = [s.copy()]
    for made in range(1, length):
        owing = RULES.owing(s)
        if not owing:
            break
        p = rng.choice(owing)
        choice = chance.draw(RULES.odds(s), key, made) if p == BOX else rng.choice(RULES.legal(s, p)[-8:])
        RULES.apply(s, p, choice)
        step = RULES.steps[s.frames[-1][0]].name if s.frames else ""
        if made % every == 0 or step in ("war council", "recall or retreat", "remove a battle card"):
            found.append(s.copy())
    return found


STATES = [s for players in COUNTS for s in sampled(players)]


def sketched(name: str) -> KemetState:
    s = positions.read(RULES, positions.parse(SKETCHES[name].read_text(encoding="utf-8")))
    assert isinstance(s, KemetState)
    return s


def seen(s: State, viewer: int) -> KemetState:
    found = seen_by(RULES, s, viewer)
    assert isinstance(found, KemetState)
    return found


def text_of(s: KemetState, legal: list[int] | None = None, narrow: bool = False) -> str:
    """The map alone, without the table below it."""
    lines = [plain(line) for line in drawn.board(s, KEMET, legal or [], narrow)]
    return "\n".join(lines[: next(i for i, line in enumerate(lines) if line.startswith("Turn order"))])


def panel(s: KemetState, p: int) -> str:
    return "\n".join(plain(line) for line in drawn.player_panel(s, KEMET, p, 80))


@pytest.mark.parametrize("name", SKETCHES)
def test_golden_pictures(name: str) -> None:
    golden = (HERE / "pictures" / f"{name}.txt").read_text(encoding="utf-8")
    assert picture(RULES, sketched(name)) + "\n" == golden


# The map --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("narrow", [False, True])
def test_every_zone_in_play_appears_once_and_no_other(players: int, narrow: bool) -> None:
    s = RULES.setup({"players": players})
    shown = Counter(ZONE.findall(text_of(s, narrow=narrow)))
    assert shown == Counter(ZONE_NAMES[z] for z in layout_of(players).zones)


@pytest.mark.parametrize("areas", [chart.WEST, chart.EAST, chart.DELTA])
def test_zones_touch_on_the_map_where_they_border_on_the_board(areas: tuple[chart.Area, ...]) -> None:
    for a in areas:
        touching = {b[0] for b in areas if touch(a, b) or touch(b, a)}
        assert touching == {ZONE_NAMES[z] for z in BESIDE[NUMBER[a[0]]] if z >= DISTRICTS}, a[0]


def test_the_parts_of_the_map_hold_all_zones_but_districts() -> None:
    parts = [area[0] for areas in (chart.WEST, chart.EAST, chart.DELTA) for area in areas]
    assert sorted(parts) == sorted(ZONE_NAMES[DISTRICTS:])


def test_signs_of_obelisks_ports_and_temples() -> None:
    for z, name in enumerate(ZONE_NAMES):
        signs = chart.signs_of(z)
        assert ("^" in signs) == HAS_OBELISK[z]
        assert ("P" in signs) == (z in TRADING_PORTS)
        assert ("p" in signs) == (z in CITY_DESERT or name == "Delta-D")
        assert re.sub(r"\D", "", signs) == (str(NIGHT_PRAYER[z]) if NIGHT_PRAYER[z] else "")
    text = text_of(RULES.setup({"players": 5}))
    for words in ("T-W ^2", "T-inE ^3", "Ob-E1 ^P", "In-W P", "D-SE p", "T-Delta ^ ", "Sanctuary ^ "):
        assert f"│{words}" in text


def test_every_troop_pyramid_and_empty_district_is_on_the_map() -> None:
    for s in STATES:
        text = text_of(s)
        units, stones, empty = Counter[str](), Counter[str](), Counter[str]()
        for z in range(ZONES):
            for p in range(s.players):
                if s.troop[p * ZONES + z]:
                    units[f"{GODS[s.god[p]][:2].capitalize()}{s.troop[p * ZONES + z]}"] += 1
            if z < DISTRICTS and s.pyramid[z]:
                stones[f"{COLOURS[s.colour_at[z]][0].upper()}{s.pyramid[z]}"] += 1
            holder = troops.controller(s, z) if layout_of(s.players).in_play[z] else NONE
            if holder != NONE and not s.troop[holder * ZONES + z]:
                empty[f"({GODS[s.god[holder]][:2].capitalize()})"] += 1
        assert Counter(re.findall(r"\b(?:An|Ba|Ho|Ou|So)\d+", text)) == units
        assert Counter(re.findall(r"\b[RSDO]\d\b", text)) == stones
        assert Counter(re.findall(r"\(\w\w\)", text)) == empty
    assert any(sum(s.creature_at) > -len(s.creature_at) for s in STATES)


def test_each_creature_stands_behind_its_troop() -> None:
    lines = text_of(sketched("kemet_five")).split("\n")
    text = "\n".join(lines)
    for words in ("NW1 S2 Ho5 griffin", "SW2 S4 Ba2 elephant", "Ob-W2 ^P So4"):
        assert words in text
    temple = next(i for i, line in enumerate(lines) if "│T-W" in line)
    assert lines[temple + 1].startswith("│An4 ")
    assert lines[temple + 2].startswith("│phoenix ")
    assert "devourer" not in text  # it waits in the supply


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_creatures_are_clear(language: str) -> None:
    short = [Words(language, "kemet")(f"short-{name}") for name in CREATURE_NAMES[:10]]
    assert len(set(short)) == len(short)
    assert max(map(len, short)) <= 8  # the narrowest zone


def test_brackets_mark_exactly_the_zones_to_choose() -> None:
    marked = 0
    for s in STATES:
        for p in RULES.owing(s):
            legal = RULES.legal(s, p)
            places = {CHOICES.names[c].partition(" ")[2] for c in legal} & set(ZONE_NAMES)
            assert set(re.findall(r"\[([\w-]+)\]", text_of(s, legal))) == places
            marked += len(places)
    assert marked > 100


@pytest.mark.long
def test_everything_fits_its_columns() -> None:
    for s in STATES:
        lines = picture(RULES, s).split("\n")
        assert max(map(len, lines)) <= 80
        assert all(line == line.rstrip() for line in lines)
        legal = RULES.legal(s, s.asked)
        assert widest(drawn.board(s, KEMET, legal, narrow=True)) <= chart.BANK
        for columns in (28, 44):
            for block in drawn.panels(s, KEMET, columns):
                assert max(len(plain(line)) for line in block) <= columns


def test_drawing_changes_nothing() -> None:
    for s in STATES[::5]:
        before = positions.dump(RULES, s)
        picture(RULES, s)
        assert positions.dump(RULES, s) == before


# What the players have ------------------------------------------------------------------------------------------------


def test_a_line_for_each_player_in_turn_order() -> None:
    lines = [plain(line) for line in drawn.score(sketched("kemet_five"), KEMET)]
    assert [line.split() for line in lines[1:]] == [
        ["P3", "Horus", "NW", "0+0", "11", "0", "4"],
        ["P5", "Sobek", "W", "0+0", "7", "0", "5"],
        ["P1", "Anubis", "SW", "3+1", "7", "2", "5"],  # P2 holds the great pyramid of SW2
        ["P2", "Bastet", "NE", "2+3", "0", "0", "0"],
        ["P4", "Ouadjet", "SE", "0+2", "7", "0", "0"],
    ]


def test_tokens_on_the_individual_board() -> None:
    s = sketched("kemet_five")
    assert " 3 ●move, ●recruit\n 2 ○raise, ○move, ○pray\n 1 ○buy S, ○buy O, ○buy, ●pray\n" in panel(s, 2)
    assert panel(s, 1).endswith(" 1 ●buy D, ○buy R, ○buy, ○pray\n tokens ●gold, ●silver")
    assert "tokens" not in panel(s, 0)


def test_the_market_holds_what_nobody_has() -> None:
    s = sketched("kemet_five")
    text = "\n".join(plain(line) for colour in bits(s.colours) for line in drawn.market_panel(s, KEMET, colour, 200))
    for t, name in enumerate(TILE_NAMES[: len(TILE_COLOUR)]):
        own = text.partition(f"Tiles: {COLOURS[TILE_COLOUR[t]].capitalize()}\n")[2].partition("Tiles: ")[0]
        shown = re.search(rf"(?:^ \d|,) {re.escape(KEMET(f'tile-{PICTURES[t]}'))}(?: ×(\d))?(?:,|$)", own, re.MULTILINE)
        assert (int(shown[1] or 1) if shown else 0) == s.market[t], name


def test_battle_says_what_both_have_shown() -> None:
    t = Table(FIGHT, "kemet")
    assert "attacker P1 no card shown yet" in picture(RULES, t.state)
    t.do("P1: discard 4/1/0", "P1: card 3/2/0", "P1: seal", "P2: discard 4/1/0")
    assert "plan discard 4/1/0, card 3/2/0, seal" in panel(t.state, 0)
    assert "3/2/0," in panel(seen(t.state, 0), 0)
    assert "plan" not in picture(RULES, seen(t.state, 2))
    t.do("P2: card 5/0/0", "P2: seal")
    lines = drawn.battle_panel(t.state, KEMET, 80)[0]
    assert [plain(line) for line in lines] == [
        "Battle in T-W",
        " attacker P1 card 3/2/0, strength 8, damage 2",
        " defender P2 card 5/0/0, strength 9",
    ]


# What may be known ----------------------------------------------------------------------------------------------------


def test_what_everybody_can_count_is_counted_right() -> None:
    for s in STATES:
        for p in range(s.players):
            assert guessing.hand_size(s, p) == s.hand[p].bit_count()
        assert plain(drawn.divine_panel(s, KEMET, 80)[1]) == f" deck {sum(s.deck)}"


@pytest.mark.long
def test_a_picture_is_the_same_whatever_the_viewer_cannot_see() -> None:
    for i, s in enumerate(STATES):
        viewer = i % (s.players + 1)
        viewer = SPECTATOR if viewer == s.players else viewer
        if RULES.owing(s) != [BOX]:
            other = views.sample(RULES, views.view(RULES, s, viewer), random.Random(1))
            assert picture(RULES, seen(s, viewer)) == picture(RULES, seen(other, viewer))


def test_the_viewer_sees_the_own_hand_and_of_others_how_many_cards_they_hold() -> None:
    s = sketched("kemet_five")
    own = panel(seen(s, 2), 2)
    assert own == panel(s, 2)
    for word in ("divine Bloodbath, Transfer, Diversion", "face down 5/0/0", "removed 4/1/0"):
        assert word in own
        assert word not in picture(RULES, seen(s, 1))
    hidden = panel(seen(s, 1), 2)
    assert " holds battle cards: 6, divine interventions: 3\n played 3/2/0\n" in hidden
    assert not any(name in hidden for name in CARD_NAMES if name != "3/2/0")
    assert not any(KEMET(f"divine-{name}") in hidden for name in DIVINE)
    assert picture(RULES, seen(s, SPECTATOR)).count(" holds ") == 5
    first = plain(drawn.panels(seen(s, 3), KEMET, 38)[0][0])
    assert first == "P4 Ouadjet"


def test_the_heading_says_who_is_asked_in_a_view_too() -> None:
    t = Table(FIGHT, "kemet")
    assert "P1 and P2: Hold the war council (K-B1)" in picture(RULES, seen(t.state, 0))
    s = sketched("kemet_five")
    assert plain(drawn.heading(seen(s, 1), KEMET)) == "Kemet, 5 players, round 4. P3: Choose a Troop to move (K-A6)"
    assert "chance: Set up the game (K-S1)" in picture(RULES, RULES.setup({"players": 2}))


# At the terminal ------------------------------------------------------------------------------------------------------


def sitting(folder: Path, answers: list[str], size: tuple[int, int] = (100, 60)) -> str:
    return Sitting(folder, answers, game=Game(RULES, {"players": 3}, key=b"terminal"), size=size).play()


def test_at_a_terminal_only_the_own_hand_is_shown(tmp_path: Path) -> None:
    out = sitting(tmp_path, ["1", "1", "1", "1", "b"], size=(40, 60))
    whole = out.rpartition("> b")[2]
    for name in ("P2 Bastet\n", "P3 Horus\n"):
        assert "holds battle cards: 8" in whole.partition(name)[2].split("\n\n")[0]
    assert " divine " in whole.partition("P1 Anubis\n")[2].split("\n\n")[0]


def test_with_a_question_too(tmp_path: Path) -> None:
    out = sitting(tmp_path, [])
    assert out.count(" holds battle cards: 8") == 2
    assert out.count(" hand 4/1/0") == 1


def test_zones_to_choose_are_shown_on_the_map(tmp_path: Path) -> None:
    out = sitting(tmp_path, ["NW"])
    asked = out.rpartition("P1 > NW")[2]
    assert all(f"│[NW{i}] (An)" in asked for i in (1, 2, 3))


def test_menus_keep_a_verb_that_the_question_does_not_say(tmp_path: Path) -> None:
    t = Table(FIGHT, "kemet")
    game = Game(RULES, {"players": 2})
    game.state = t.state
    at_table = Sitting(tmp_path, ["3", "4/1/0", "h"], game=game)
    out = at_table.play()
    assert "  1  discard 4/1/0   Lay 4/1/0 aside, face down: strength 4" in out
    assert "  1  card 4/1/0   Fight with 4/1/0: strength 4" in out.partition("> 3")[2]
    assert "  1  add war-rage    Add War Rage: strength +1" in out.partition("> 4/1/0")[2]
    assert "make that choice: 2, add diversion, diversion" in out


# The battle -----------------------------------------------------------------------------------------------------------


def battle_of(sketch: str, *moves: str, viewer: int | None = None) -> list[str]:
    t = Table(sketch, "kemet")
    t.do(*moves)
    frames = [f[:] for f in t.state.frames]
    lines = drawn.battle_panel(t.state if viewer is None else seen(t.state, viewer), KEMET, 200)
    assert t.state.frames == frames  # to look changes nothing
    return [plain(line) for panel in lines for line in panel]


@pytest.mark.rule("K-B3")
def test_a_battle_shows_what_stands_there_before_cards() -> None:
    """Units, home, tiles by side, creatures; divine interventions in hand are nobody's business."""
    assert battle_of("""
        colours = ["ruby", "onyx"]
        situation = "battle in SW1 of P1 against P2"
        P1 = { troops = { SW1 = 5 }, tiles = ["charge", "carnage"], divine = ["war-rage"] }
        P2 = { troops = { SW1 = 3 }, tiles = ["deadly-trap", "phoenix"], creatures = { phoenix = "SW1" } }
    """) == [
        "Battle in SW1",
        " attacker P1 no card shown yet",
        " before cards strength 6 (Units 5, Charge! 1), damage 1 (Carnage 1)",
        " defender P2 no card shown yet",
        f" before cards strength 6 (Units 3, home city 1, {TRAP} 1, Phoenix 1), unblockable damage 1 ({TRAP} 1)",
    ]


@pytest.mark.rule("K-T:deep-desert-snake")
def test_a_cancelled_creature_is_not_shown_as_strength() -> None:
    lines = battle_of("""
        colours = ["ruby", "diamond"]
        situation = "battle in T-W of P1 against P2"
        P1 = { troops = { T-W = 2 }, tiles = ["deep-desert-snake"], creatures = { deep-desert-snake = "T-W" } }
        P2 = { troops = { T-W = 3 }, tiles = ["phoenix"], creatures = { phoenix = "T-W" } }
    """)
    assert lines[2::2] == [" before cards strength 2 (Units 2)", " before cards strength 3 (Units 3)"]


def test_a_plan_that_is_laid_changes_nothing_for_anybody() -> None:
    plan = ["P1: discard 4/1/0", "P1: card 3/2/0", "P1: add war-rage", "P1: seal"]
    shown = {tuple(battle_of(FIGHT, *plan[:n], viewer=viewer)) for n in range(5) for viewer in (0, 1, SPECTATOR)}
    assert len(shown) == 1


def test_after_the_reveal_the_values_are_those_that_count() -> None:
    lines = battle_of(
        FIGHT.replace("P2 = {", 'P2 = { tiles = ["divine-wound"],'),
        *("P1: discard 4/1/0", "P1: card 3/2/0", "P1: seal", "P2: discard 4/1/0", "P2: card 1/1/3", "P2: seal"),
    )
    assert lines[1:] == [
        " attacker P1 card 3/2/0, strength 8, damage 2",
        " defender P2 card 1/1/3, strength 5, damage 1, defence 3",
    ]
