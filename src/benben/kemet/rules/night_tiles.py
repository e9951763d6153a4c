"""Night tiles of classic Kemet, used one after the other in the order that their owner likes (KT-N5)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import PLAYER, OfPlayer, Why
from ..box import frames
from ..box.names import CHOICES, PASS, TILE
from ..box.state import KemetState
from . import path, placing, powers, pyramids
from .activation import GO_BY_NIGHT
from .powers import NIGHT_LEVELS, NIGHT_PRIEST, NIGHT_UNITS

USED: Final = 3  # from here on which
NIGHT_EFFECTS: Final = (NIGHT_LEVELS, NIGHT_UNITS, NIGHT_PRIEST)


def usable(s: KemetState, p: int, used: list[int]) -> list[int]:
    """The tiles that p has not used this Night and that could do something (KT-T:hand-of-god, KT-T:reinforcements)."""
    owned = powers.working(s, p)
    found = []
    for effect in NIGHT_EFFECTS:
        for t, _ in s.edition.by_effect[effect]:
            if owned >> t & 1 and t not in used and does_something(s, p, effect):
                found.append(t)
    return sorted(found)


def does_something(s: KemetState, p: int, effect: int) -> bool:
    """Whether there is anything to raise, to place or to lead on."""
    if effect == NIGHT_LEVELS:
        return len(pyramids.sites(s, p)) > 0
    if effect == NIGHT_UNITS:
        return placing.possible(s, p, placing.BY_NIGHT)
    return s.edition.has_path and len(path.walkers(s, p)) > 0


class UseNightTiles(OfPlayer[KemetState]):
    """Which tile comes next, or none of those that are left."""

    name = "use night tiles"
    rule = "KT-N5"
    on = ("night: night tiles",)
    args = ("player:player",)
    rest = "tile"

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS] + [TILE + t for t in usable(s, p, f[USED:])]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
            return
        tile = choice - TILE
        f.append(tile)
        units = next((n for t, n in s.edition.by_effect[NIGHT_UNITS] if t == tile), 0)
        if units:
            placing.start(s, p, placing.BY_NIGHT, units)
        elif any(t == tile for t, _ in s.edition.by_effect[NIGHT_PRIEST]):
            s.frames.append([GO_BY_NIGHT, 0, p])
        else:
            s.frames.append([pyramids.RAISE_PYRAMID, pyramids.FREE, p])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "tile":
            return None
        tile = choice - TILE
        if not s.tiles[p] >> tile & 1:
            return self.rule, "tile not yours"
        return (self.rule, "said already") if tile in f[USED:] else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        used = f[USED:]
        by_night = {t for effect in NIGHT_EFFECTS for t, _ in s.edition.by_effect[effect]}
        own = all(t in by_night and s.tiles[f[PLAYER]] >> t & 1 for t in used)
        return "" if own and len(set(used)) == len(used) else "only own tiles for the Night are used, each once"


USE_NIGHT_TILES = frames.add(UseNightTiles())
