"""The printed board: zones, borders, ports, walls, and what of it is in play (K-M1 to K-M6). It never changes."""

from typing import Final

from .edition import EDITION, NUMBERS
from .names import CITIES, DISTRICTS, OTHER_ZONES, PER_CITY, ZONE_NAMES, ZONES

NUMBER: Final = {name: z for z, name in enumerate(ZONE_NAMES)}


def borders() -> list[list[int]]:
    """For each zone those next to it by land, ascending."""
    pairs = [(NUMBER[a], NUMBER[b]) for a, others in EDITION.board["borders"].items() for b in others]
    for city, name in enumerate(CITIES):
        own = range(city * PER_CITY, (city + 1) * PER_CITY)
        pairs += [(a, b) for a in own for b in own if a < b]
        pairs += [(a, NUMBER[f"D-{name}"]) for a in own]
    return [sorted({b for a, b in pairs if a == z} | {a for a, b in pairs if b == z}) for z in range(ZONES)]


BESIDE: Final[list[list[int]]] = borders()
CITY_DESERT: Final[list[int]] = [NUMBER[f"D-{city}"] for city in CITIES]
OBELISKS: Final[list[int]] = [NUMBER[name] for name, zone in OTHER_ZONES.items() if zone.get("obelisk")]
TEMPLES: Final[list[int]] = [NUMBER[name] for name, zone in OTHER_ZONES.items() if zone["kind"] == "temple"]
TRADING_PORTS: Final[list[int]] = [NUMBER[name] for name, zone in OTHER_ZONES.items() if zone.get("port") == "trading"]
PORTS: Final[list[int]] = CITY_DESERT + [NUMBER[name] for name, zone in OTHER_ZONES.items() if "port" in zone]
DELTA_TEMPLE: Final = NUMBER["T-Delta"]
SANCTUARY: Final = NUMBER["Sanctuary"]
HAS_OBELISK: Final[list[bool]] = [z in OBELISKS for z in range(ZONES)]
NIGHT_PRAYER: Final[list[int]] = [OTHER_ZONES.get(name, {}).get("night", 0) for name in ZONE_NAMES]


def city_of(z: int) -> int:
    """The city of a district, −1 for other zones."""
    return z // PER_CITY if z < DISTRICTS else -1


def districts(city: int) -> range:
    return range(city * PER_CITY, (city + 1) * PER_CITY)


class Layout:
    """The board for a number of players (K-M2): which zones are in play, and where one step leads."""

    def __init__(self, players: int) -> None:
        config = EDITION.board["players"][str(players)]
        self.cities = [CITIES.index(name) for name in config["cities"]]
        zones = {CITY_DESERT[city] for city in self.cities} | {z for city in self.cities for z in districts(city)}
        zones |= {NUMBER[name] for part in config["parts"] for name in EDITION.board[part]["zones"]}
        self.zones = sorted(zones)
        self.in_play = [z in zones for z in range(ZONES)]
        self.beside = [[n for n in BESIDE[z] if n in zones] if z in zones else [] for z in range(ZONES)]
        self.obelisks = [z for z in OBELISKS if z in zones]
        self.temples = [z for z in TEMPLES if z in zones]
        trading = [z for z in TRADING_PORTS if z in zones]
        # For the player of each city, by land or from any port to a trading port or to their own military one (K-M3).
        self.steps = [
            [
                sorted({*self.beside[z], *([*trading, CITY_DESERT[city]] if z in PORTS else [])} - {z})
                for z in range(ZONES)
            ]
            if city in self.cities
            else []
            for city in range(len(CITIES))
        ]
        self.colours: int = NUMBERS["setup"]["colours"][str(players)]
        self.pyramids: int = NUMBERS["setup"]["pyramids"][str(players)]


COUNTS: Final = sorted(int(n) for n in EDITION.board["players"])
"""Numbers of players for which there is a board."""
LAYOUTS: Final[list[Layout | None]] = [Layout(n) if n in COUNTS else None for n in range(COUNTS[-1] + 1)]


def layout_of(players: int) -> Layout:
    found = LAYOUTS[players]
    assert found
    return found
