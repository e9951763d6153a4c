"""Zones, borders, ports and obelisks as an edition prints them, and what of it is in play (K-M1 to K-M6)."""

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


def borders(files: Files) -> list[list[int]]:
    """For each zone those next to it by land, ascending."""
    pairs = [(NUMBER[a], NUMBER[b]) for a, others in files.board["borders"].items() for b in others]
    for city, name in enumerate(CITIES):
        own = districts(city)
        pairs += [(a, b) for a in own for b in own if a < b]
        pairs += [(a, NUMBER[f"D-{name}"]) for a in own]
    return [sorted({b for a, b in pairs if a == z} | {a for a, b in pairs if b == z}) for z in range(ZONES)]


class OnTheBoard:
    """What board.toml says: the printed board, and its layout for each number of players."""

    def __init__(self, files: Files) -> None:
        others = files.board["zones"]
        self.beside: Final[list[list[int]]] = borders(files)
        self.obelisks: Final[list[int]] = [NUMBER[name] for name, zone in others.items() if zone.get("obelisk")]
        self.temples: Final[list[int]] = [NUMBER[name] for name, zone in others.items() if zone["kind"] == "temple"]
        self.trading_ports: Final[list[int]] = [
            NUMBER[n] for n, zone in others.items() if zone.get("port") == "trading"
        ]
        self.ports: Final[list[int]] = CITY_DESERT + [NUMBER[name] for name, zone in others.items() if "port" in zone]
        self.has_obelisk: Final[list[bool]] = [z in self.obelisks for z in range(ZONES)]
        self.temple_prayer: Final[list[int]] = [others.get(name, {}).get("night", 0) for name in ZONE_NAMES]
        self.counts: Final[list[int]] = sorted(int(n) for n in files.board["players"])
        """Numbers of players for which there is a board."""
        self.layouts: Final[list[Layout]] = layouts(files, self.beside, self.obelisks, self.temples, self.ports)
        """By number of players."""


class Layout:
    """The board for a number of players (K-M2): which zones are in play, and where one step leads."""

    def __init__(
        self,
        files: Files,
        beside: list[list[int]],
        obelisks: list[int],
        temples: list[int],
        ports: list[int],
        players: int,
    ) -> None:
        config, others = files.board["players"][str(players)], files.board["zones"]
        self.cities: Final[list[int]] = [CITIES.index(name) for name in config["cities"]]
        zones = {CITY_DESERT[city] for city in self.cities} | {z for city in self.cities for z in districts(city)}
        zones |= {NUMBER[name] for part in config["parts"] for name in files.board[part]["zones"]}
        self.zones: Final[list[int]] = sorted(zones)
        self.in_play: Final[list[bool]] = [z in zones for z in range(ZONES)]
        self.beside: Final[list[list[int]]] = [
            [n for n in beside[z] if n in zones] if z in zones else [] for z in range(ZONES)
        ]
        self.obelisks: Final[list[int]] = [z for z in obelisks if z in zones]
        self.temples: Final[list[int]] = [z for z in temples if z in zones]
        trading = [z for z in ports if z in zones and others.get(ZONE_NAMES[z], {}).get("port") == "trading"]
        # For the player of each city, by land or from any port to a trading port or to their own military one (K-M3).
        self.steps: Final[list[list[list[int]]]] = [
            [
                sorted({*self.beside[z], *([*trading, CITY_DESERT[city]] if z in ports else [])} - {z})
                for z in range(ZONES)
            ]
            if city in self.cities
            else []
            for city in range(len(CITIES))
        ]
        self.colours: Final[int] = files.setup["colours"][str(players)]
        self.pyramids: Final[int] = files.setup["pyramids"][str(players)]


def layouts(
    files: Files, beside: list[list[int]], obelisks: list[int], temples: list[int], ports: list[int]
) -> list[Layout]:
    """By number of players; where there is no board for so few, that of the fewest."""
    counts = sorted(int(n) for n in files.board["players"])
    return [Layout(files, beside, obelisks, temples, ports, max(n, counts[0])) for n in range(counts[-1] + 1)]
