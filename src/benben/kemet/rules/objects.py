"""Objects from the path, each of which works once (KT-R18, KT-B1), and the Divine Seal."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import bits
from ...kernel.steps import PLAYER, STAGE, STEP, OfPlayer, Why, below
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.names import CHOICES, ENEMY, OBJECT, OBJECTS, PASS, TILE
from ..box.path import LAND_MOVES
from ..box.state import KemetState
from . import contest, troops

OF: Final = 3
MOVING: Final = "move"
FIGHTING: Final = "battle"
SEALING: Final = "seal"
BEFORE_BATTLE: Final = 0
BEFORE_NIGHT_TILES: Final = 1


def owned(s: KemetState, p: int, thing: int) -> int:
    """How many of an Object a player has."""
    return s.objects[p * OBJECTS + thing] if isinstance(s, ClassicState) else 0


def usable(s: KemetState, p: int, *times: str) -> list[int]:
    """Choices of own Objects for such times; a Seal needs a tile to silence."""
    if not s.edition.has_path:
        return []
    found = [o for when in times for o in s.edition.objects_for[when] if owned(s, p, o)]
    return sorted([OBJECT + o for o in found if "seals" not in s.edition.object_does[o] or targets(s, p)])


def forbids(s: KemetState, p: int, thing: int, *times: str) -> Why:
    """Why this Object is not among those `usable`."""
    rule = s.edition.object_rule[thing]
    if not owned(s, p, thing):
        return rule, "object not yours"
    return rule, "nothing to seal" if s.edition.object_data[thing]["when"] in times else "not at this moment"


def use(s: KemetState, p: int, thing: int, log: Log | None) -> None:
    """Out of the game (KT-R17); what it does follows."""
    assert isinstance(s, ClassicState)
    s.objects[p * OBJECTS + thing] -= 1
    if log:
        log.add("uses object", s.edition.object_rule[thing], p, thing)
    if "seals" in s.edition.object_does[thing]:
        s.frames.append([SEAL_OF, 0, p])


def most_moves(s: KemetState) -> int:
    """Land moves that Hares used in this game, and a road, can have added."""
    if not isinstance(s, ClassicState) or not s.edition.has_path:
        return 0
    roads = [amount for road in every_road(s) for what, amount in road if what == LAND_MOVES]
    total = max(roads, default=0)
    for o in s.edition.objects:
        used = s.edition.token_copies[o] - s.reserve[o] - s.path_token.count(o) - sum(s.objects[o::OBJECTS])
        total += used * s.edition.object_does[o].get("land_moves", 0)
    return total


def every_road(s: ClassicState) -> list[list[tuple[int, int]]]:
    roads = s.edition.roads.get(tuple(s.path_side), [])
    return [road for ways in roads for road in ways.values()]


# In a battle, and before the Night tiles ------------------------------------------------------------------------------


def offer(s: KemetState, attacker: int, defender: int) -> None:
    """Before cards are chosen the attacker, then the defender, may use Objects (KT-B1)."""
    for p in (defender, attacker):
        if usable(s, p, FIGHTING, SEALING):
            s.frames.append([USE_OBJECTS, BEFORE_BATTLE, p])


def before_night_tiles(s: KemetState) -> None:
    """In turn order, before anybody uses a Night tile (KT-R18)."""
    for p in reversed(s.order):
        if usable(s, p, SEALING):
            s.frames.append([USE_OBJECTS, BEFORE_NIGHT_TILES, p])


class UseObjects(OfPlayer[KemetState]):
    """Any number of own Objects, one after the other; behind a Mask nothing else would count."""

    name = "use objects"
    rule = "KT-B1"
    on = ("battle: war council", "use night tiles", "use objects")
    cursor = ("before a battle", "before the night tiles")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        fighting = f[STAGE] == BEFORE_BATTLE and not contest.masked(s)
        return [PASS, *(usable(s, p, FIGHTING, SEALING) if fighting else usable(s, p, SEALING))]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
            return
        thing = choice - OBJECT
        if s.edition.object_data[thing]["when"] == FIGHTING:
            contest.contest_of(s).append(p * OBJECTS + thing)
        use(s, p, thing, log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "object":
            return None
        if f[STAGE] == BEFORE_BATTLE and contest.masked(s):
            return s.edition.object_rule[choice - OBJECT], "masked"
        return forbids(s, p, choice - OBJECT, SEALING, *((FIGHTING,) if f[STAGE] == BEFORE_BATTLE else ()))

    def fits(self, s: KemetState, f: list[int]) -> str:
        fought = contest.contest_of(s)
        if (f[STAGE] == BEFORE_BATTLE) != bool(fought):
            return "Objects are used before a battle, or before the Night tiles"
        if fought and f[PLAYER] not in (fought[contest.ATTACKER], fought[contest.DEFENDER]):
            return "only those who fight use Objects"
        asked = [g[PLAYER] for g in s.frames if g[STEP] == USE_OBJECTS]
        last_first = [fought[contest.DEFENDER], fought[contest.ATTACKER]] if fought else s.order[::-1]
        if asked != [p for p in last_first if p in asked]:
            return "everybody is asked for Objects once, in their order"
        return "" if s.edition.has_path else "this game has no Objects"


# The Divine Seal ------------------------------------------------------------------------------------------------------


def targets(s: KemetState, p: int) -> list[int]:
    """Enemies with a tile that works."""
    assert isinstance(s, ClassicState)
    return [q for q in range(s.players) if q != p and s.tiles[q] & ~s.silenced[q]]


class SealOf(OfPlayer[KemetState]):
    """Whose tile is silenced (KT-O:divine-seal)."""

    name = "seal a tile of"
    rule = "KT-O:divine-seal"
    on = ("your turn", "use objects")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [ENEMY + q for q in targets(s, p)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames[-1][:] = [SEAL_TILE, 0, p, choice - ENEMY]

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "nothing to seal") if CHOICES.verb_of[choice] == "enemy" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        return wrong_seal(s, f) or ("" if targets(s, f[PLAYER]) else "there is no tile to silence")


class SealTile(OfPlayer[KemetState]):
    """Which tile has no effect until the next Day begins; a Troop that was larger by it shrinks at once (KT-C5)."""

    name = "seal a tile"
    rule = "KT-O:divine-seal"
    on = ("your turn", "use objects")
    args = ("player:player", "of:player")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        assert isinstance(s, ClassicState)
        return [TILE + t for t in bits(s.tiles[f[OF]] & ~s.silenced[f[OF]])]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        assert isinstance(s, ClassicState)
        s.frames.pop()
        s.silenced[f[OF]] |= 1 << choice - TILE
        if log:
            log.add("sealed", self.rule, p, f[OF], choice - TILE)
        troops.shrink(s, f[OF], log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "nothing to seal") if CHOICES.verb_of[choice] == "tile" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        fit = f[OF] != f[PLAYER] and f[OF] in targets(s, f[PLAYER])
        return wrong_seal(s, f) or ("" if fit else "there is no tile to silence")


def wrong_seal(s: KemetState, f: list[int]) -> str:
    if not s.edition.has_path:
        return "this game has no Objects"
    return "" if below(s, f)[PLAYER] == f[PLAYER] else "another player acts at this moment"


USE_OBJECTS = frames.add(UseObjects())
SEAL_OF = frames.add(SealOf())
SEAL_TILE = frames.add(SealTile())
