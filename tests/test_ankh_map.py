"""The board: hexes, rivers, regions, adjacency (A-M1 to A-M7)."""

import pytest
from ankh_table import table
from table import Table

from benben.ankh.box import board, contents, hexmap, lands
from benben.ankh.box.hexmap import HEX_NAMES
from benben.ankh.box.lands import lands_of
from benben.ankh.box.names import GODS
from benben.kernel.errors import BadPosition
from benben.kernel.notation import bits

ISIS = GODS.index("isis")
RA = GODS.index("ra")
HEX = {name: h for h, name in enumerate(HEX_NAMES)}
SIDE = {name: i for i, name in enumerate(hexmap.EDGE_NAMES)}
CAMELS = [
    sum(1 << SIDE[name] for name in scenario[players]["camels"])
    for scenario in (contents.SCENARIOS[name] for name in ("middle_kingdom", "old_kingdom", "peoples_revolt"))
    for players in ("2", "3", "4", "5")
]
WEST_CUT = ["[3,0]-[4,0]", "[3,1]-[4,0]", "[3,1]-[4,1]", "[4,1]-[4,2]"]


def named(hexes: list[int]) -> list[str]:
    return [HEX_NAMES[h] for h in hexes]


def touching(a: str, b: str) -> bool:
    """Whether two hexes share a side, by distance in cube coordinates."""
    (r, c), (r2, c2) = hexmap.PLACES[HEX[a]], hexmap.PLACES[HEX[b]]
    z, z2 = r - (c - c % 2) // 2, r2 - (c2 - c2 % 2) // 2
    return max(abs(c - c2), abs(z - z2), abs(c + z - c2 - z2)) == 1


@pytest.mark.rule("A-M5")
def test_the_board_in_numbers() -> None:
    assert hexmap.HEXES == len(HEX_NAMES) == 101
    assert (sum(hexmap.FERTILE), sum(hexmap.DESERT), sum(hexmap.WATER)) == (43, 39, 19)
    assert len(hexmap.LAND) == 82
    assert len(hexmap.RIVERS) == 31
    delta, west, east = lands_of(0).regions
    assert (len(delta), len(west), len(east)) == (22, 32, 28)
    assert named([delta[0], west[0], east[0]]) == ["[0,1]", "[1,0]", "[2,9]"]
    assert {HEX["[3,5]"], HEX["[1,9]"], HEX["[2,2]"]} <= set(delta)
    assert {HEX["[4,5]"], HEX["[9,4]"], HEX["[2,1]"]} <= set(west)
    assert {HEX["[6,5]"], HEX["[3,10]"], HEX["[9,8]"]} <= set(east)


@pytest.mark.rule("A-M1", "A-M5")
def test_terrain_of_some_hexes() -> None:
    kinds = {"[1,0]": "f", "[2,10]": "f", "[8,5]": "f", "[3,0]": "d", "[9,6]": "d", "[6,4]": "w", "[0,4]": "w"}
    assert {name: hexmap.TERRAIN[HEX[name]] for name in kinds} == kinds
    assert [hexmap.FERTILE[HEX["[1,0]"]], hexmap.DESERT[HEX["[1,0]"]], hexmap.WATER[HEX["[1,0]"]]] == [1, 0, 0]
    assert [hexmap.FERTILE[HEX["[3,0]"]], hexmap.DESERT[HEX["[3,0]"]], hexmap.WATER[HEX["[3,0]"]]] == [0, 1, 0]


@pytest.mark.rule("A-M5", "A-EV2")
def test_sides_for_camels() -> None:
    """Between two land hexes, each once, not on the Nile."""
    land = [name for name in HEX_NAMES if not hexmap.WATER[HEX[name]]]
    pairs = {(HEX[a], HEX[b]) for a in land for b in land if HEX[a] < HEX[b] and touching(a, b)}
    assert pairs >= hexmap.RIVERS
    assert sorted(hexmap.EDGES) == sorted(pairs - hexmap.RIVERS)
    assert len(hexmap.EDGES) == len(set(hexmap.EDGES)) == 165
    assert hexmap.EDGE_NAMES[hexmap.EDGE_NUMBER[HEX["[4,7]"], HEX["[4,8]"]]] == "[4,7]-[4,8]"


@pytest.mark.rule("A-MOV3")
def test_hexes_around_a_hex_clockwise_from_north() -> None:
    assert named(hexmap.AROUND[HEX["[4,7]"]]) == ["[3,7]", "[4,8]", "[5,8]", "[5,7]", "[5,6]", "[4,6]"]
    assert named(hexmap.AROUND[HEX["[5,6]"]]) == ["[4,6]", "[4,7]", "[5,7]", "[6,6]", "[5,5]", "[4,5]"]
    corner = [HEX_NAMES[h] if h != hexmap.OFF_MAP else None for h in hexmap.AROUND[HEX["[1,0]"]]]
    assert corner == [None, "[0,1]", "[1,1]", "[2,0]", None, None]


@pytest.mark.rule("A-M2")
@pytest.mark.parametrize("camels", CAMELS)
def test_regions_are_what_the_barriers_leave(camels: int) -> None:
    """Flood each land hex over free sides; rivers, camels and water stop it."""
    found = lands_of(camels)
    assert sorted(h for region in found.regions for h in region) == sorted(hexmap.LAND)
    for r, region in enumerate(found.regions):
        flood = [region[0]]
        for h in flood:
            for n in hexmap.LAND:
                side = (min(h, n), max(h, n))
                if side in hexmap.EDGE_NUMBER and not camels >> hexmap.EDGE_NUMBER[side] & 1 and n not in flood:
                    flood.append(n)
        assert sorted(flood) == region
        assert {found.region_of[h] for h in region} == {r}
        assert found.first_hex(r) == min(region)
    assert [region[0] for region in found.regions] == sorted(region[0] for region in found.regions)


@pytest.mark.rule("A-M2")
def test_water_belongs_to_every_region_it_touches_and_joins_none() -> None:
    found = lands_of(0)
    names = ["delta", "west", "east"]
    touches = {name: [names[r] for r in found.touches[HEX[name]]] for name in ("[1,10]", "[6,4]", "[6,3]", "[0,9]")}
    assert touches == {"[1,10]": ["delta", "east"], "[6,4]": ["west", "east"], "[6,3]": ["west"], "[0,9]": ["delta"]}
    assert found.region_of[HEX["[6,4]"]] == -1
    assert found.touches[HEX["[4,7]"]] == [2]
    fields = [named([h for h in field if hexmap.WATER[h]]) for field in found.fields]
    assert fields[1] == ["[5,2]", "[6,2]", "[6,3]", "[6,4]"]
    assert "[1,10]" in fields[0]
    assert "[1,10]" in fields[2]
    assert [len(field) for field in found.fields] == [29, 36, 38]
    # A lake between two shores does not make them one region.
    cut = lands_of(sum(1 << SIDE[name] for name in WEST_CUT))
    north, south = cut.region_of[HEX["[5,3]"]], cut.region_of[HEX["[7,3]"]]
    assert north != south
    assert cut.touches[HEX["[6,3]"]] == sorted([north, south])
    assert cut.touches[HEX["[6,4]"]] == sorted([north, south, cut.region_of[HEX["[6,5]"]]])


@pytest.mark.rule("A-M2", "A-M3")
def test_water_is_adjacent_to_everything_around_it() -> None:
    near = lands_of(0).near
    assert named(near[HEX["[6,4]"]]) == ["[5,3]", "[5,4]", "[5,5]", "[6,3]", "[6,5]", "[7,4]"]
    assert named(near[HEX["[0,9]"]]) == ["[0,8]", "[1,8]", "[1,9]", "[1,10]"]


@pytest.mark.rule("A-M3")
@pytest.mark.parametrize("camels", CAMELS)
def test_adjacent_is_a_shared_side_without_barrier(camels: int) -> None:
    found = lands_of(camels)
    for a in HEX_NAMES:
        expected = []
        for b in HEX_NAMES:
            side = (min(HEX[a], HEX[b]), max(HEX[a], HEX[b]))
            camel = side in hexmap.EDGE_NUMBER and camels >> hexmap.EDGE_NUMBER[side] & 1
            if touching(a, b) and side not in hexmap.RIVERS and not camel:
                expected.append(b)
        assert named(found.near[HEX[a]]) == expected
        if not hexmap.WATER[HEX[a]]:
            others = [n for n in found.near[HEX[a]] if not hexmap.WATER[n]]
            assert all(found.region_of[n] == found.region_of[HEX[a]] for n in others)


@pytest.mark.rule("A-M3")
def test_example_of_page_8() -> None:
    """A Warrior by a Pyramid and, over the river, a Giant Scorpion: adjacent to the first alone."""
    pieces = "isis warrior [5,5]; neutral pyramid [5,4]; isis god [1,1]; ra god [1,5]; ra scorpion n-ne "
    t = table("isis ra", pieces + "[5,6]", "action gain of P1")
    assert t.of("isis", "followers") == 2
    assert not board.enemy_near(t.state, ISIS, HEX["[5,5]"])
    assert not board.enemy_near(t.state, RA, HEX["[5,6]"])
    t = table("isis ra", pieces + "[4,5]", "action gain of P1")  # as near, on the Warrior's bank
    assert board.enemy_near(t.state, ISIS, HEX["[5,5]"])
    assert board.enemy_near(t.state, RA, HEX["[4,5]"])


@pytest.mark.rule("A-M3")
@pytest.mark.parametrize(("camels", "near"), [([], True), (WEST_CUT, False)])
def test_a_camel_parts_neighbours_in_all_uses(camels: list[str], near: bool) -> None:
    """The same hexes with and without camels between them: gaining, protecting, summoning."""
    top = f"camels = {camels}"
    t = table("isis ra", "isis god [4,1]; neutral temple [3,1]; ra god [4,2]", "action gain of P1", top)
    assert t.of("isis", "followers") == 1 + near
    assert board.enemy_near(t.state, ISIS, HEX["[4,1]"]) == near
    t = table("isis ra", "isis god [4,1]; ra god [1,5]", "action summon of P1", top)
    t.do("P1: summon warrior")
    across = ["to [3,1]", "to [4,2]"] if near else []
    assert t.legal() == sorted([*across, "to [4,0]", "to [5,0]", "to [5,1]"])


@pytest.mark.rule("A-M1")
@pytest.mark.parametrize("choices", [("action move", "move [5,8]"), ("action summon", "summon warrior")])
def test_one_piece_on_a_hex(choices: tuple[str, str]) -> None:
    """Neither a move nor a summon ends where a figure or a monument stands."""
    taken = "isis warrior [4,8]; ra warrior [4,9]; neutral temple [5,9]; isis obelisk [6,8]; ra pyramid [5,7]"
    t = table("isis ra", f"isis god [5,8]; ra god [1,5]; {taken}", "turn of P1")
    t.do(*(f"P1: {choice}" for choice in choices))
    assert "to [4,7]" in t.legal()
    assert not {"to [5,8]", "to [4,8]", "to [4,9]", "to [5,9]", "to [6,8]", "to [5,7]"} & set(t.legal())


APEP = 'guardians = ["satet", "apep", "scorpion"]'


@pytest.mark.rule("A-M4")
@pytest.mark.parametrize("figure", ["isis god", "isis warrior", "isis satet", "isis scorpion n-ne", "neutral temple"])
def test_nothing_but_apep_stands_on_water(figure: str) -> None:
    with pytest.raises(BadPosition, match=r"^sketch: pieces: \[6,4\] is water, where only Apep can stand$"):
        table("isis ra", f"{figure} [6,4]; isis god [7,0]; ra god [8,0]", "turn of P1")


@pytest.mark.rule("A-M4", "A-MOV1")
def test_nobody_moves_onto_water() -> None:
    t = table("isis ra", "isis apep [1,10]; isis god [6,1]; ra god [8,0]", "action move of P1", APEP)
    for origin in ("[6,1]", "[1,10]"):
        t.do(f"P1: move {origin}")
        targets = [name.partition(" ")[2] for name in t.legal()]
        assert len(targets) > 5
        assert not [name for name in targets if hexmap.WATER[HEX[name]]]
        t.do(f"P1: to {targets[-1]}")


@pytest.mark.rule("A-M4")
def test_a_figure_on_water_is_in_every_region_the_hex_touches() -> None:
    t = table("isis ra", "isis apep [1,10]; isis god [7,0]; ra god [8,0]", "turn of P1", APEP)
    bare = lands_of(0)
    assert [board.present(t.state, bare, r) for r in range(3)] == [1 << ISIS, 1 << ISIS | 1 << RA, 1 << ISIS]
    assert [named(board.in_region(t.state, bare, r, ISIS)) for r in range(3)] == [["[1,10]"], ["[7,0]"], ["[1,10]"]]
    assert [named(board.in_region(t.state, bare, r, RA)) for r in range(3)] == [[], ["[8,0]"], []]


@pytest.mark.rule("A-M4")
def test_apep_on_water_fights_in_one_region_and_holds_the_other() -> None:
    t = table("isis ra", "isis apep [1,10]; isis god [7,0]; ra god [4,7]", "conflict of P1", APEP)
    assert t.told("A-X4", "dominion") == [["isis"], ["isis"]]  # Delta and West
    t.do("P1: card chariots", "P2: card flood")
    assert t.told("A-B6", "wins battle") == [["isis"]]
    assert t.of("isis", "devotion") == 3


@pytest.mark.rule("A-M6")
def test_a_monument_stays_its_owners_whoever_stands_beside_it() -> None:
    monuments = "ra temple [5,8]; neutral obelisk [4,9]; isis pyramid [6,7]"
    t = table("isis ra", f"isis god [4,7]; ra god [7,7]; {monuments}", "action move of P1")
    t.do("P1: move [4,7]", "P1: to [4,8]")
    assert [t.piece(name) for name in ("[5,8]", "[4,9]", "[6,7]")] == ["ra temple", "neutral obelisk", "isis pyramid"]
    assert (t.of("isis", "ankhs"), t.of("ra", "ankhs")) == (8, 8)
    t.do("P1: action gain")  # the neutral one counts for her, the enemy's beside it does not
    assert t.told("A-GAIN1", "gained followers") == [["isis", 1, 2]]


@pytest.mark.rule("A-M7")
def test_a_token_names_its_region_by_any_land_hex() -> None:
    found = []
    for west, delta, east in (("[1,0]", "[3,5]", "[9,8]"), ("[9,4]", "[0,1]", "[2,9]"), ("[5,5]", "[1,9]", "[4,6]")):
        t = Table(f"""
            tokens = {{ 1 = "{east}", 5 = "{west}", 8 = "{delta}" }}
            situation = "turn of P1"
        """)
        found.append(t.column("token_at"))
    assert found == [{"1": "[2,9]", "5": "[1,0]", "8": "[0,1]"}] * 3


def idle(camels: int, line: int) -> bool:
    """Whether a camel of the line could stay away and the region would be split all the same."""
    split = len(lands_of(camels).regions) + 1
    return any(len(lands.Lands(camels | line & ~(1 << side)).regions) == split for side in bits(line))


@pytest.mark.rule("A-EV2", "A-M2")
@pytest.mark.parametrize("camels", [0, CAMELS[2], CAMELS[6]])
def test_caravans_found_by_trying_every_path(camels: int) -> None:
    """A line is a path of at most six free sides that makes two regions of six or more out of one, none of it idle."""
    before = lands_of(camels)
    free = [side for side in range(len(hexmap.EDGES)) if not camels >> side & 1]
    ends = [(side, *hexmap.EDGE_ENDS[side]) for side in free]
    paths = {(1 << side, pair) for side, a, b in ends for pair in ((a, b), (b, a))}
    found = set()
    while paths:
        longer = set()
        for mask, (start, end) in paths:
            sizes = sorted(len(r) for r in lands.Lands(camels | mask).regions)
            if len(sizes) > len(before.regions):
                if sizes[0] >= 6 and len(sizes) == len(before.regions) + 1:
                    found.add(mask)
            elif mask.bit_count() < 6:
                for side in hexmap.CORNER_EDGES[end]:
                    if side in free and not mask >> side & 1:
                        first, second = hexmap.EDGE_ENDS[side]
                        longer.add((mask | 1 << side, (start, first + second - end)))
        paths = longer
    assert before.caravans() == sorted(line for line in found if not idle(camels, line))
    if not camels:
        assert len(before.caravans()) == 92


@pytest.mark.rule("A-EV2")
def test_no_caravan_takes_the_side_of_a_camel() -> None:
    """Not even of one that parts no regions."""
    side = SIDE["[4,1]-[4,2]"]
    assert [line for line in lands_of(0).caravans() if line >> side & 1]
    assert not [line for line in lands_of(1 << side).caravans() if line >> side & 1]


@pytest.mark.rule("A-C3", "A-EV2")
def test_no_caravan_is_longer_than_the_supply() -> None:
    """With 26 camels on the board four are left; with all thirty there is no line."""
    revolt = CAMELS[-4]
    assert revolt.bit_count() == 26
    assert {line.bit_count() for line in lands_of(revolt).caravans()} == {1, 2, 3, 4}
    assert lands_of(CAMELS[-1]).caravans() == []


@pytest.mark.rule("A-M2")
def test_the_memory_of_lands_does_not_grow_without_end() -> None:
    lands.memory.clear()
    assert lands_of(0) is lands_of(0)
    some = lands_of(0)
    lands.memory.update({1 << 200 + i: some for i in range(lands.REMEMBERED - 2)})
    lands_of(1)
    assert len(lands.memory) == lands.REMEMBERED
    assert lands_of(0) is some
    lands_of(2)
    assert list(lands.memory) == [2]
    lands.caravan_memory.clear()
    lines = lands.Lands(0).caravans()
    assert len(lands.caravan_memory) == 3
    lands.caravan_memory.update({(200 + i,): [] for i in range(lands.REMEMBERED - 3)})
    assert lands.Lands(0).caravans() == lines
    assert len(lands.caravan_memory) == lands.REMEMBERED
    lands.Lands(CAMELS[2]).caravans_in(3)
    assert len(lands.caravan_memory) == 1
    lands.memory.clear()
    lands.caravan_memory.clear()
