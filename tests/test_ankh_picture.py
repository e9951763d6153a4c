"""The picture of an Ankh position shows what is there, where it is."""

import random
from collections.abc import Iterator

import pytest
from ankh_table import table
from battles import battle
from pictured import ANKH, picture
from table import Table

from benben.ankh import RULES
from benben.ankh.box import contents
from benben.ankh.box.hexmap import EDGES, HEX_NAMES, HEXES, PLACES, RIVERS, TERRAIN
from benben.ankh.box.lands import lands_of
from benben.ankh.box.names import GODS, KIND, KIND_NAMES, NEUTRAL, OBELISK, owner_of
from benben.ankh.box.state import AnkhState
from benben.ankh.shown import picture as drawn
from benben.ankh.shown.notes import note
from benben.kernel import chance, positions
from benben.kernel.notation import bits
from benben.kernel.pictures import plain
from benben.kernel.steps import BOX

FIRST_LINE = 2  # of the map: the column numbers and the northern sides of row 0 lie above


def walk(players: int, scenario: str, seed: int) -> Iterator[AnkhState]:
    """Every position of a game in which nobody passes if there is something else to do."""
    rng = random.Random(seed)
    key = chance.game_key(seed, 1)
    s = RULES.setup({"players": players, "scenario": scenario})
    made = 0
    while owing := RULES.owing(s):
        yield s
        made += 1
        legal = RULES.legal(s, owing[0])
        choice = chance.draw(RULES.odds(s), key, made) if owing == [BOX] else rng.choice(legal[-8:])
        RULES.apply(s, owing[0], choice)
    yield s


GAMES = [(2, "middle_kingdom"), (3, "old_kingdom"), (4, "peoples_revolt"), (5, "inundation")]


def sampled(every: int) -> list[AnkhState]:
    found = []
    for players, scenario in GAMES:
        for i, s in enumerate(walk(players, scenario, players)):
            if i % every == 0 or s.reason:
                found.append(s.copy())
    return found


STATES = sampled(19)


def inside(lines: list[str], h: int, wide: int = drawn.WIDE) -> str:
    """The characters inside a hex on a map without heading."""
    r, c = PLACES[h]
    x = drawn.MARGIN + c * (wide + 1) + 1
    return lines[FIRST_LINE + 2 * r + c % 2].ljust(100)[x : x + wide]


def map_of(s: AnkhState, legal: list[int] | None = None, narrow: bool = False) -> list[str]:
    return [plain(line) for line in drawn.board(s, ANKH, legal or [], narrow)]


def code(s: AnkhState, h: int) -> str:
    """What must stand in a hex that is not empty, read off the names rather than the letters' table."""
    kind, owner = s.piece[h] & KIND, owner_of(s.piece[h])
    if owner == NEUTRAL:
        return KIND_NAMES[kind][:3].capitalize()
    letters = {"cat mummy": "C", "scorpion": "X", "androsphinx": "H"}
    return GODS[owner][:2].capitalize() + letters.get(KIND_NAMES[kind], KIND_NAMES[kind][0].upper())


@pytest.mark.parametrize("wide", [True, False])
def test_every_piece_stands_in_its_hex(wide: bool) -> None:
    seen = set()
    for s in STATES:
        lines = map_of(s, narrow=not wide)
        for h in range(HEXES):
            shown = inside(lines, h, drawn.WIDE if wide else drawn.NARROW)
            if s.piece[h]:
                seen.add(s.piece[h] & KIND)
                assert (shown[1:4] if wide else shown) == code(s, h), HEX_NAMES[h]
            else:
                assert not any(shown.strip("':~={}*").startswith(god[:2].capitalize()) for god in GODS), HEX_NAMES[h]
    assert {1, 2, OBELISK, OBELISK + 1, OBELISK + 2} < seen  # and guardians


def test_empty_hexes_show_terrain_and_coordinates() -> None:
    s = STATES[0]
    lines = map_of(s)
    flank = {"f": "'", "d": ":", "w": "~"}
    for h in range(HEXES):
        shown = inside(lines, h)
        assert shown[0] == flank[TERRAIN[h]], HEX_NAMES[h]
        if not s.piece[h] and TERRAIN[h] != "w" and "(" not in shown:
            assert shown.strip("':") == HEX_NAMES[h][1:-1]


def test_flooded_land_is_marked_where_a_scenario_has_it() -> None:
    s = next(s for s in STATES if s.players == 5)
    lines = map_of(s)
    flooded = contents.SCENARIOS["inundation"]["flooded"]
    assert {HEX_NAMES[h] for h in range(HEXES) if inside(lines, h)[0] == "="} == set(flooded)
    assert "= flooded" in picture(RULES, s, ANKH)
    assert "=" not in picture(RULES, STATES[0], ANKH)


def test_river_and_camels_lie_on_their_sides() -> None:
    """A side between a hex and the one south of it is as wide as a hex, any other is one character."""
    for s in STATES:
        text = "\n".join(map_of(s))
        for sign, sides in (("≈", list(RIVERS)), ("∩", [EDGES[i] for i in bits(s.camels)])):
            length = sum(drawn.WIDE if PLACES[a][1] == PLACES[b][1] else 1 for a, b in sides)
            assert text.count(sign) == length
    assert any(s.camels for s in STATES)


def test_a_camel_is_drawn_between_its_two_hexes() -> None:
    s = RULES.setup({"players": 2, "gods": ["isis", "ra"], "guardians": ["satet", "mummy", "scorpion"], "first": "P1"})
    for i, (a, b) in enumerate(EDGES):
        s.camels = 1 << i
        (ra, ca), (rb, cb) = PLACES[a], PLACES[b]
        ya, yb = 2 * ra + ca % 2, 2 * rb + cb % 2
        y = FIRST_LINE + (max(ya, yb) - 1 if ca == cb else max(ya, yb))
        x = drawn.MARGIN + max(ca, cb) * (drawn.WIDE + 1) + (1 if ca == cb else 0)
        assert map_of(s)[y][x] == "∩", f"{HEX_NAMES[a]}-{HEX_NAMES[b]}"


def test_each_conflict_token_lies_in_its_region() -> None:
    for s in STATES:
        lines = map_of(s)
        shown = {inside(lines, h)[2]: h for h in range(HEXES) if inside(lines, h)[1] == "("}
        lands = lands_of(s.camels)
        placed = {str(t + 1): lands.region_of[first] for t, first in enumerate(s.token_at) if first != -1}
        full = [t for t, region in placed.items() if all(s.piece[h] for h in lands.regions[region])]
        assert {t: lands.region_of[h] for t, h in shown.items()} == {t: r for t, r in placed.items() if t not in full}


def test_brackets_mark_exactly_the_places_to_choose() -> None:
    marked = 0
    for s in STATES:
        for p in RULES.owing(s):
            legal = RULES.legal(s, p)
            lines = map_of(s, legal)
            places = {RULES.choices.say(c).partition(" ")[2] for c in legal}
            for h in range(HEXES):
                assert (inside(lines, h)[0] == "[") == (HEX_NAMES[h] in places)
            marked += len(places)
    assert marked


def test_sides_to_choose_and_camels_just_laid_are_marked() -> None:
    sketch = {"game": "ankh", "gods": ["isis", "ra"], "situation": "caravan of P1"}
    s = RULES.sketch(dict(sketch))
    legal = RULES.legal(s, 0)
    before = "\n".join(map_of(s, legal))
    assert "+" in before
    assert "∩" not in before
    RULES.apply(s, 0, RULES.choices.read("camel [2,3]-[3,4]"))
    after = "\n".join(map_of(s, RULES.legal(s, 0)))
    assert after.count("∩") == 1
    assert 0 < after.count("+") < before.count("+")


def test_the_whole_picture_fits_in_eighty_columns() -> None:
    for s in STATES:
        text = picture(RULES, s, ANKH)
        assert max(map(len, text.split("\n"))) <= 80
        assert all(line == line.rstrip() for line in text.split("\n"))


def test_panels_keep_to_their_columns() -> None:
    for s in STATES:
        for columns in (28, 33, 44):
            for panel in drawn.panels(s, ANKH, columns):
                assert max(len(plain(line)) for line in panel) <= columns


def test_gods_are_told_with_what_they_have() -> None:
    for s in STATES:
        text = picture(RULES, s, ANKH)
        for side, god in enumerate(GODS):
            assert (f"{god.capitalize()} (P" in text) == (s.in_play >> side & 1 == 1)


def test_suns_tiles_captives_and_claws_are_shown() -> None:
    s = RULES.sketch(
        {
            "game": "ankh",
            "gods": ["ra", "osiris", "anubis"],
            "guardians": ["satet", "mummy", "scorpion"],
            "board": "empty",
            "pieces": {
                "[4,7]": "ra warrior radiant",
                "[4,8]": "ra god",
                "[5,7]": "osiris god",
                "[6,1]": "anubis god",
                "[7,1]": "anubis scorpion n-ne",
            },
            "tiles": ["[5,7]", "[8,2]"],
            "osiris": {"captives": 2},
        }
    )
    lines = map_of(s)
    at = {name: inside(lines, HEX_NAMES.index(name)) for name in ("[4,7]", "[4,8]", "[5,7]", "[8,2]", "[7,1]")}
    assert at == {"[4,7]": ":RaW*", "[4,8]": ":RaG:", "[5,7]": "{OsG}", "[8,2]": "{8,2}", "[7,1]": ":AnX:"}
    text = picture(RULES, s, ANKH)
    for words in (
        "Suns 2",
        "tiles at [5,7], [8,2]",
        "captives Osiris 2",
        "[7,1] north and north-east",
        "* Sun",
        "{ } Underworld tile",
    ):
        assert words in text


def test_devotion_goes_from_the_top_down_with_piles() -> None:
    s = RULES.sketch(
        {
            "game": "ankh",
            "gods": ["isis", "ra", "amun"],
            "isis": {"devotion": 7},
            "ra": {"devotion": 7},
            "amun": {"devotion": 22},
        }
    )
    s.pile[GODS.index("isis")], s.pile[GODS.index("ra")] = 0, 1
    assert [plain(line) for line in drawn.devotion(s, ANKH, 38)[1:]] == [" 22 Amun", "  7 Ra > Isis"]
    assert [plain(line) for line in drawn.devotion(s, ANKH, 12)[1:]] == [" 22 Amun", "  7 Ra > Is"]


def test_the_question_names_player_step_and_rule() -> None:
    s = RULES.setup({"players": 2})
    assert "chance: Set up the game (A-S2)" in picture(RULES, s, ANKH)
    last = STATES[-1]
    assert last.reason
    assert "The game is over" in picture(RULES, last, ANKH)


def test_drawing_changes_nothing() -> None:
    for s in STATES:
        before = positions.dump(RULES, s)
        picture(RULES, s, ANKH)
        for p in RULES.owing(s):
            for choice in RULES.legal(s, p) if p != BOX else []:
                note(s, ANKH, p, choice)
        assert positions.dump(RULES, s) == before


def test_notes_say_what_a_choice_is() -> None:
    s = RULES.setup({"players": 2, "gods": ["isis", "ra"], "guardians": ["satet", "mummy", "scorpion"], "first": "P1"})
    read = RULES.choices.read
    assert note(s, ANKH, 0, read("action unlock")) == "Unlock Ankh Power, 1 of 2"
    s.track[3] = 1
    assert note(s, ANKH, 0, read("action unlock")) == "Unlock Ankh Power, 2 of 2, triggers the event: Control Monument"
    pool = s.pool[GODS.index("isis") * 7]
    assert note(s, ANKH, 0, read("summon warrior")) == f"Summon: Warrior, {pool} in the pool: Strength 1."
    god = next(h for h in range(HEXES) if s.piece[h] & KIND == 1 and owner_of(s.piece[h]) == GODS.index("isis"))
    assert note(s, ANKH, 0, read(f"move {HEX_NAMES[god]}")) == "Isis"
    for choice, name in enumerate(RULES.choices.names):
        if name.startswith(("card ", "unlock ")) and "of the dead" not in name:
            note(s, ANKH, 0, choice)


# The battle -----------------------------------------------------------------------------------------------------------


def battle_of(t: Table) -> list[str]:
    return [plain(line) for panel in drawn.battle_panel(t.state, ANKH, 200) for line in panel]


@pytest.mark.rule("A-B5")
def test_a_battle_shows_what_stands_there_before_cards() -> None:
    """Figures with what weakens them, and powers; not what lies drafted, nor who stands elsewhere."""
    pieces = "isis god [4,7]; isis warrior [4,8]; isis temple [5,7]; ra god [5,8]; ra warrior [7,1]; amun god [7,0]"
    attuned = "powers = ['omnipresent', 'revered', 'temple attuned'], followers = 3"
    t = battle(pieces, gods="isis ra amun", isis=attuned)
    shown = [
        "Battle in the region of [2,9], before cards",
        " Isis (P1) strength 4 (figures 2, powers +2)",
        " Ra (P2) strength 1 (figures 1)",
    ]
    assert battle_of(t) == shown
    t.do("P1: card build")
    assert battle_of(t) == shown
    t.do("P2: card chariots")
    assert t.prompt == "build a monument"
    assert battle_of(t) == [
        "Battle in the region of [2,9]",
        shown[1],
        " Ra (P2) strength 4 (figures 1, cards +3)",
    ]
    t.do("P1: pass")
    assert t.told("A-B5", "strength") == [["isis", 2, 2, 4], ["ra", 1, 3, 4]]


def test_outside_battles_there_is_no_such_panel() -> None:
    assert battle_of(table("isis ra", "isis god [4,7]; ra god [5,8]", "turn of P1")) == []
