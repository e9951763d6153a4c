"""The twelve Ankh powers (A-C10)."""

from ...kernel.events import Log
from ...kernel.steps import STEP
from ..box import contents, frames
from ..box.board import in_region, monuments, present, standing
from ..box.frames import SIDE, OfSide
from ..box.hexmap import WATER
from ..box.lands import lands_of
from ..box.names import KIND, OBELISK, OWNER, PASS, POWER_NAMES, PYRAMID, TEMPLE, USE, WORSHIPFUL, piece_of
from ..box.state import AnkhState
from .devotion import gain
from .fight import SIDES, fight_of
from .powers import Power, add


class Commanding(Power):
    """Three Followers for winning a battle (A-B7)."""

    name = "commanding"

    def won_battle(self, s: AnkhState, side: int, log: Log | None) -> None:
        s.followers[side] += 3
        if log:
            log.add("gained followers", "A-B7", side, 3, s.followers[side])


class Inspiring(Power):
    """Build Monument is free (A-B2)."""

    name = "inspiring"

    def build_price(self, s: AnkhState, price: int) -> int:
        return 0


class Omnipresent(Power):
    """At the start of a conflict, a Follower for each region with an own figure (A-X1)."""

    name = "omnipresent"

    def conflict_starts(self, s: AnkhState, side: int, log: Log | None) -> None:
        lands = lands_of(s.camels)
        amount = sum(present(s, lands, region) >> side & 1 for region in range(len(lands.regions)))
        s.followers[side] += amount
        if log:
            log.add("gained followers", "A-X1", side, amount, s.followers[side])


class Revered(Power):
    """One Follower more from Gain (A-GAIN1)."""

    name = "revered"

    def followers_gained(self, s: AnkhState, side: int) -> int:
        return 1


class Resplendent(Power):
    """The God has strength 3 with three own monuments of one kind on the board (A-B5)."""

    name = "resplendent"

    def god_strength(self, s: AnkhState, side: int, strength: int) -> int:
        kinds = [s.piece[h] & KIND for h in monuments(s, side)]
        return 3 if any(kinds.count(kind) >= 3 for kind in (OBELISK, PYRAMID, TEMPLE)) else strength


class ObeliskAttuned(Power):
    """Own figures may come to own Obelisks where a battle begins (A-B0)."""

    name = "obelisk attuned"

    def may_pull(self, s: AnkhState, side: int, region: int) -> list[int]:
        lands = lands_of(s.camels)
        obelisk = piece_of(OBELISK, side)
        obelisks = [h for h in lands.regions[region] if s.piece[h] == obelisk]
        return sorted({n for h in obelisks for n in lands.near[h] if not WATER[n]})


class TempleAttuned(Power):
    """Two strength for each of the side's Temples there with one of its figures adjacent (A-B5)."""

    name = "temple attuned"

    def region_strength(self, s: AnkhState, side: int, region: int) -> int:
        lands = lands_of(s.camels)
        temples = {
            n for h in in_region(s, lands, region, side) for n in lands.near[h] if s.piece[n] == TEMPLE | side << OWNER
        }
        return 2 * sum(lands.region_of[h] == region for h in temples)


class PyramidAttuned(Power):
    """In a Summon action, an extra figure adjacent to each of the side's Pyramids (A-SUM3)."""

    name = "pyramid attuned"

    def summon_extras(self, s: AnkhState, side: int) -> list[list[int]]:
        near = lands_of(s.camels).near
        return [near[h] for h in standing(s, piece_of(PYRAMID, side))]


class Glorious(Power):
    """Three Devotion instead of one for winning a battle by three or more (A-B7)."""

    name = "glorious"

    def victory(self, s: AnkhState, side: int, region: int, lead: int) -> int:
        return 2 if lead >= 3 else 0


class Magnanimous(Power):
    """Two Devotion for losing a battle with two figures or more (A-B9)."""

    name = "magnanimous"

    def lost_battle(self, s: AnkhState, side: int, figures: int, log: Log | None) -> None:
        if figures >= 2:
            gain(s, side, 2, "A-B9", log)


class Bountiful(Power):
    """In the red, every gain is one more (A-G1)."""

    name = "bountiful"

    def devotion_gain(self, s: AnkhState, side: int) -> int:
        return 1 if s.devotion[side] <= contents.RED else 0


class Worshipful(Power):
    """After each battle of the side, two Followers may become one Devotion (A-B10)."""

    name = "worshipful"

    def after_battle(self, s: AnkhState, side: int) -> None:
        s.frames.append([WORSHIP, 0, side])


class Worship(OfSide):
    """Two Followers for one Devotion, once."""

    name = "offer followers for devotion"
    rule = "A-B10"
    on = ("battle: cycle of maat", "offer followers for devotion")

    def legal(self, s: AnkhState, f: list[int], p: int) -> list[int]:
        return [PASS, USE] if s.followers[f[SIDE]] >= 2 else [PASS]

    def apply(self, s: AnkhState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == USE:
            s.followers[f[SIDE]] -= 2
            if log:
                log.add("paid for devotion", "A-B10", f[SIDE], 2)
            gain(s, f[SIDE], 1, "A-B10", log, [(POWER_NAMES[WORSHIPFUL], 1)])

    def fits(self, s: AnkhState, f: list[int]) -> str:
        fight = fight_of(s)
        fit = fight and fight[SIDES] >> f[SIDE] & s.powers[f[SIDE]] >> WORSHIPFUL & 1
        once = sum(g[STEP] == f[STEP] and g[SIDE] == f[SIDE] for g in s.frames) == 1
        return "" if fit and once else "only Worshipful gods of this battle offer followers, each once"


WORSHIP = frames.add(Worship())
for power in (
    Commanding(),
    Inspiring(),
    Omnipresent(),
    Revered(),
    Resplendent(),
    ObeliskAttuned(),
    TempleAttuned(),
    PyramidAttuned(),
    Glorious(),
    Magnanimous(),
    Bountiful(),
    Worshipful(),
):
    add(power)
