"""Zones, borders, ports and obelisks as an edition prints them, and what of it is in play (K-M1 to K-M6)."""

from collections.abc import Mapping, Sequence
from typing import Final

from .files import Files
from .names import CITIES, DISTRICTS, PER_CITY, ZONE_NAMES, ZONES

NUMBER: Final = {name: z for z, name in enumerate(ZONE_NAMES)}
CITY_DESERT: Final[list[int]] = [NUMBER[f"D-{city}"] for city in CITIES]
DELTA_TEMPLE: Final = NUMBER["T-Delta"]
SANCTUARY: Final = NUMBER["Sanctuary"]


def city_of(z: int) -> int:
    """The city of a district, −1 for other zones."""
    return z // PER_CITY if z < DISTRICTS else -1


def districts(city: int) -> range:
    return range(city * PER_CITY, (city + 1) * PER_CITY)


def borders(printed: Mapping[str, Sequence[str]]) -> list[list[int]]:
    """For each zone those next to it by land, ascending; printed are those beyond the districts."""
    pairs = [(NUMBER[a], NUMBER[b]) for a, others in printed.items() for b in others]
    for city, name in enumerate(CITIES):
        own = districts(city)
        pairs += [(a, b) for a in own for b in own if a < b]
        pairs += [(a, NUMBER[f"D-{name}"]) for a in own]
    return [sorted({b for a, b in pairs if a == z} | {a for a, b in pairs if b == z}) for z in range(ZONES)]


class OnTheBoard:
    """What board.toml says: the printed board, and its layout for each number of players."""

    def __init__(self, files: Files) -> None:
        others = files.board["zones"]
        self.beside: Final[dict[str, list[list[int]]]] = {
            side: borders(printed["borders"]) for side, printed in files.sides.items()
        }
        """By the sides of the board; one that has a single side calls it ''."""
        self.obelisks: Final[list[int]] = [NUMBER[name] for name, zone in others.items() if zone.get("obelisk")]
        self.temples: Final[list[int]] = [NUMBER[name] for name, zone in others.items() if zone["kind"] == "temple"]
        self.trading_ports: Final[list[int]] = [
            NUMBER[n] for n, zone in others.items() if zone.get("port") == "trading"
        ]
        ports = [NUMBER[name] for name, zone in others.items() if "port" in zone]
        self.ports: Final[list[int]] = CITY_DESERT + ports if ports else []
        """A board with ports has one at every city too (K-M3); one with arrows has none (KT-M4)."""
        self.has_obelisk: Final[list[bool]] = [z in self.obelisks for z in range(ZONES)]
        printed = [others.get(name, {}) for name in ZONE_NAMES]
        self.temple_prayer: Final[list[int]] = [zone.get("night", zone.get("dusk", 0)) for zone in printed]
        self.counts: Final[list[int]] = sorted(int(n) for n in files.board["players"])
        """Numbers of players for which there is a board."""
        least = self.counts[0]
        self.layouts: Final[list[Layout]] = [Layout(files, self, max(n, least)) for n in range(self.counts[-1] + 1)]
        """By number of players; where there is no board for so few, that of the fewest."""


class Layout:
    """The board for a number of players (K-M2): which zones are in play, and where one step leads."""

    def __init__(self, files: Files, board: OnTheBoard, players: int) -> None:
        config = files.board["players"][str(players)]
        side = config.get("side", "")
        self.side: Final[str] = side
        """Of the board, where it has two (KT-M1, KT-M2)."""
        printed = files.sides[side]
        self.cities: Final[list[int]] = [CITIES.index(name) for name in config["cities"]]
        zones = {CITY_DESERT[city] for city in self.cities} | {z for city in self.cities for z in districts(city)}
        zones |= {NUMBER[name] for part in config["parts"] for name in printed[part]}
        self.zones: Final[list[int]] = sorted(zones)
        self.in_play: Final[list[bool]] = [z in zones for z in range(ZONES)]
        self.obelisks: Final[list[int]] = [z for z in board.obelisks if z in zones]
        self.temples: Final[list[int]] = [z for z in board.temples if z in zones]
        trading = [z for z in board.trading_ports if z in zones]
        arrows = [(NUMBER[a], NUMBER[b]) for a, b in printed["arrows"]]
        arrows = [(a, b) for a, b in arrows if a in zones and b in zones]
        self.arrows: Final[list[tuple[int, int]]] = arrows
        crossed = [*arrows, *((b, a) for a, b in arrows)] if files.numbers["rulings"]["arrows_are_borders"] else []
        self.beside: Final[list[list[int]]] = [
            sorted({n for n in board.beside[side][z] if n in zones} | {b for a, b in crossed if a == z})
            if z in zones
            else []
            for z in range(ZONES)
        ]
        """Zones with a border between them; an arrow is one only if a ruling says so (KT-M4)."""
        # For the player of each city, by land, from any port to a trading port or to their own military one (K-M3), or
        # along an arrow, both ways (KT-M4).
        self.steps: Final[list[list[list[int]]]] = [
            [
                sorted(
                    {
                        *self.beside[z],
                        *([*trading, CITY_DESERT[city]] if z in board.ports else []),
                        *(b for a, b in arrows if a == z),
                        *(a for a, b in arrows if b == z),
                    }
                    - {z}
                )
                for z in range(ZONES)
            ]
            if city in self.cities
            else []
            for city in range(len(CITIES))
        ]
        self.colours: Final[int] = files.setup["colours"][str(players)]
        self.pyramids: Final[int] = files.setup["pyramids"][str(players)]
