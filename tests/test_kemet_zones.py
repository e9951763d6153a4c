"""The page's maps of Kemet (zones.json) are the engine's boards: zones in play, borders, arrows, obelisks, ports,
temples; and the positions with which the page is tested are possible ones."""

import json
import math
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benben.i18n import LANGUAGES, Words
from benben.kemet.box import board
from benben.kemet.box.edition import BLOOD_AND_SAND, CLASSIC, Edition
from benben.kemet.box.names import CITIES, ZONE_NAMES, ZONES
from benben.kemet.shown import speech
from benben.kernel.contract import Ruleset
from benben.kernel.registry import ruleset
from benben.kernel.views import View, sample, view

WEB = Path(__file__).parents[1] / "web"
DATA: dict[str, Any] = json.loads((WEB / "src/kemet/board/zones.json").read_text(encoding="utf-8"))
FIXTURES = WEB / "fixtures/kemet"
POSITIONS = [path for path in sorted(FIXTURES.glob("*.json")) if path.stem not in ("about", "classic-about", "tales")]
FACTS: dict[str, dict[str, Any]] = DATA["zones"]
Point = tuple[float, float]
STEPS = 6
"""Pieces into which the page cuts each bend of a curve."""
SHORTEST = 50
"""Units of the map: a border that can be seen, and hit with a finger."""
LONGEST = 14
"""Letters of a zone's name."""
FEET = ("troop", "second", "build", "obelisk")


def points(numbers: list[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def smooth(p: list[Point]) -> list[Point]:
    """Catmull-Rom through the points, as the page draws it."""
    q = [p[0], *p, p[-1]]
    found: list[Point] = []
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:], strict=False):
        for k in range(STEPS):
            t = k / STEPS
            found.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (
                        2 * b[i]
                        + (c[i] - a[i]) * t
                        + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t**2
                        + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3
                    )
                    for i in (0, 1)
                )
            )
    return [*found, p[-1]]


class Drawn:
    """The map of an edition for a number of players: every zone in play as a ring of arcs."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        self.layout = edition.layouts[players]
        config = DATA["players"][edition.name][str(players)]
        self.map: dict[str, Any] = DATA["maps"][config["map"]]
        self.cities: list[str] = config["cities"]
        self.arcs = {name: points(line) for name, line in self.map["lines"].items()}
        self.arcs |= {name: smooth(points(curve)) for name, curve in self.map["curves"].items()}
        self.zones: list[str] = [z for z in self.map["zones"] if FACTS[z].get("city") in [None, *self.cities]]
        self.rings = {zone: self.ring(zone, "ring") for zone in self.zones}
        self.holes = {zone: self.ring(zone, "hole") for zone in self.zones}

    def names(self, zone: str) -> list[str]:
        """Of the arcs around a zone, those of the city inside it too."""
        spot = self.map["zones"][zone]
        return f"{spot['ring']} {spot.get('hole', '')}".split()

    def ring(self, zone: str, which: str) -> list[Point]:
        found: list[Point] = []
        for name in self.map["zones"][zone].get(which, "").split():
            arc = self.arcs[name.lstrip("-")]
            arc = arc[::-1] if name[0] == "-" else arc
            if found:
                assert found[-1] == arc[0], f"{zone}: {name} does not go on where the arc before it ends"
            found += arc[1:] if found else arc
        if found:
            assert found[0] == found[-1], f"{zone} is not closed"
        return found[:-1]

    def border(self, a: str, b: str) -> float:
        """How long two zones touch."""
        both = {name.lstrip("-") for name in self.names(a)} & {name.lstrip("-") for name in self.names(b)}
        return sum(math.dist(p, q) for name in both for p, q in pairwise(self.arcs[name]))

    def within(self, zone: str, spot: Point) -> bool:
        return inside(self.rings[zone], spot) and not inside(self.holes[zone], spot)


def inside(ring: list[Point], spot: Point) -> bool:
    x, y = spot
    found = False
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found


EDITIONS = (BLOOD_AND_SAND, CLASSIC)


@pytest.fixture(
    params=[(edition, players) for edition in EDITIONS for players in edition.counts],
    ids=lambda of: f"{of[0].name}, {of[1]} players",
)
def drawn(request: pytest.FixtureRequest) -> Drawn:
    return Drawn(*request.param)


def test_there_is_a_map_for_every_number_of_players() -> None:
    for edition in EDITIONS:
        assert [int(n) for n in DATA["players"][edition.name]] == edition.counts


@pytest.mark.rule("K-M1")
def test_what_is_printed_in_a_zone() -> None:
    """Ports are Blood and Sand's; everything else is the same in both editions, as far as a zone is in play."""
    assert list(FACTS) == list(ZONE_NAMES)
    for z, (name, fact) in enumerate(FACTS.items()):
        city = name[2:] if z in board.CITY_DESERT else CITIES[board.city_of(z)] if board.city_of(z) >= 0 else None
        assert fact.get("city") == city
        assert fact.get("obelisk", False) == board.HAS_OBELISK[z]
        assert fact.get("night", 0) == board.NIGHT_PRAYER[z]
        port = "trading" if z in board.TRADING_PORTS else "military" if z in board.PORTS else None
        assert fact.get("port") == port
        temple = "temple" if z in board.TEMPLES else "sanctuary" if z == board.SANCTUARY else "desert"
        assert fact["kind"] == ("district" if board.city_of(z) >= 0 else temple)


@pytest.mark.rule("KT-M5", "KT-U2")
def test_classic_prints_the_same_in_the_zones_that_it_has() -> None:
    for z, name in enumerate(ZONE_NAMES):
        if any(CLASSIC.layouts[n].in_play[z] for n in CLASSIC.counts):
            assert FACTS[name].get("obelisk", False) == CLASSIC.has_obelisk[z]
            assert FACTS[name].get("night", 0) == CLASSIC.temple_prayer[z]
            assert (FACTS[name]["kind"] == "temple") == (z in CLASSIC.temples)


@pytest.mark.rule("K-M2", "KT-M3")
def test_the_zones_in_play(drawn: Drawn) -> None:
    assert drawn.cities == [CITIES[city] for city in drawn.layout.cities]
    assert sorted(drawn.zones) == sorted(ZONE_NAMES[z] for z in drawn.layout.zones)


@pytest.mark.rule("K-M1", "K-M2", "KT-M1", "KT-M2")
def test_two_zones_touch_where_the_board_says_so(drawn: Drawn) -> None:
    layout = drawn.layout
    touching = {pair: length for pair in combinations(sorted(drawn.zones), 2) if (length := drawn.border(*pair))}
    wanted = {tuple(sorted((ZONE_NAMES[a], ZONE_NAMES[b]))) for a in layout.zones for b in layout.beside[a]}
    assert set(touching) == wanted
    assert {pair for pair, length in touching.items() if length < SHORTEST} == set()


@pytest.mark.rule("KT-M4")
def test_arrows_lead_where_ships_go(drawn: Drawn) -> None:
    """From the water's edge of one zone to that of the other."""
    layout = drawn.layout
    ships = {
        tuple(sorted((ZONE_NAMES[a], ZONE_NAMES[b])))
        for a in layout.zones
        for b in layout.steps[layout.cities[0]][a]
        if b not in layout.beside[a]
    }
    arrows = drawn.map.get("arrows", [])
    assert {tuple(sorted((a, b))) for a, b, *_ in arrows} == (set() if drawn.edition.ports else ships)
    for a, b, *way in arrows:
        ends = points(way)
        for zone, end in ((a, ends[0]), (b, ends[-1])):
            assert min(math.dist(end, spot) for spot in drawn.rings[zone]) < 16, (a, b)
        strays = [spot for spot in smooth(ends)[2:-2] if any(drawn.within(zone, spot) for zone in drawn.zones)]
        assert not strays, f"the arrow from {a} to {b} crosses land at {strays}"


def test_zones_do_not_lie_on_one_another(drawn: Drawn) -> None:
    rings = {zone: [*drawn.rings[zone], *drawn.holes[zone]] for zone in drawn.zones}
    for a in drawn.zones:
        for b in drawn.zones:
            if a != b:
                strays = [spot for spot in set(rings[a]) - set(rings[b]) if drawn.within(b, spot)]
                assert not strays, f"{a} reaches into {b} at {strays}"


def test_what_stands_in_a_zone_has_its_foot_there(drawn: Drawn) -> None:
    for zone in drawn.zones:
        spots = drawn.map["zones"][zone]
        assert ("obelisk" in spots) == bool(FACTS[zone].get("obelisk"))
        assert ("port" in spots) == (bool(drawn.edition.ports) and "port" in FACTS[zone])
        assert ("build" in spots) == (FACTS[zone]["kind"] != "desert")
        for foot in FEET:
            if foot in spots:
                assert drawn.within(zone, tuple(spots[foot])), f"{foot} of {zone}"
        if "port" in spots:
            assert not any(drawn.within(other, tuple(spots["port"])) for other in drawn.zones if other != zone)


def test_a_zone_is_large_enough_for_a_finger(drawn: Drawn) -> None:
    for zone in drawn.zones:
        across, down = zip(*drawn.rings[zone], strict=True)
        assert max(across) - min(across) >= 70, zone
        assert max(down) - min(down) >= 48, zone


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_positions_of_the_page_are_what_a_player_could_see(path: Path) -> None:
    message = json.loads(path.read_text(encoding="utf-8"))
    rules: Ruleset[Any] = ruleset(message["welcome"]["game"])
    told = View(message["sync"]["view"])
    seen = view(rules, sample(rules, told, Random(1)), told.player)
    assert seen.data == {entry: told.data[entry] for entry in seen.data}


@pytest.mark.parametrize("language", LANGUAGES)
def test_zones_have_short_names_that_differ(language: str) -> None:
    """They stand on the map and in sentences; two are never called the same."""
    w = Words(language, "kemet")
    names = [speech.zone(w, z) for z in range(ZONES)]
    assert len(set(names)) == ZONES
    assert [name for name in names if len(name) > LONGEST] == []
    assert not set(names) & (set(ZONE_NAMES) - {"Sanctuary"})
