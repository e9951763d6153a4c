"""Creatures: placed and rearranged in one's own turn (K-D5, K-P2)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import NOBODY, PLAYER, STAGE, STEP, OfPlayer, Step, Why, below
from ..box import frames
from ..box.frames import STEPS
from ..box.names import ARRANGED, CHOICES, DONE, NORMAL, PASS, TO, ZONES
from ..box.names import CREATURE as BRING
from ..box.state import KemetState
from . import powers, troops, ways

CREATURE: Final = 3
TO_ARRANGE: Final = 3  # from here on which creatures
BOUGHT: Final = 0
FROM_SUPPLY: Final = 1


def free_places(s: KemetState, p: int) -> list[int]:
    """Own districts with an own Troop that has no creature yet."""
    return [z for z in troops.own_districts(s, p) if s.troop[p * ZONES + z] > 0 and not powers.creatures_in(s, p, z)]


def placeable(s: KemetState, p: int) -> list[int]:
    """Choices of a creature to bring from the supply."""
    waiting = [c for c in powers.creatures_of(s, p) if s.creature_at[c] == NONE]
    return [BRING + c for c in waiting] if waiting and free_places(s, p) else []


def forbids_bringing(s: KemetState, p: int, creature: int) -> Why | None:
    """Why p may not bring this creature now."""
    if powers.owner_of(s, creature) != p:
        return "K-D5", "creature not yours"
    if s.creature_at[creature] != NONE:
        return "K-D5", "creature on the board"
    if not free_places(s, p):
        return "K-D5", "no troop for it"
    return None


def forbids_place(s: KemetState, p: int, z: int) -> Why:
    """Why a creature may not come to zone z."""
    if z not in troops.own_districts(s, p):
        return "K-D5", "not your district"
    if not s.troop[p * ZONES + z]:
        return "K-D5", "no troop there"
    return "K-C5", "creature there"


def movable(s: KemetState, p: int) -> list[int]:
    """The creatures that an arrangement is about: those in the supply and those in own districts."""
    at = s.creature_at
    return [c for c in powers.creatures_of(s, p) if at[c] == NONE or troops.is_own(s, p, at[c])]


def may_arrange(s: KemetState, p: int) -> bool:
    return any(s.creature_at[c] != NONE for c in movable(s, p))


def arrange(s: KemetState, p: int) -> None:
    found = movable(s, p)
    for c in found:
        s.creature_at[c] = NONE
    s.frames.append([ARRANGE_CREATURES, 0, p, *found])


def bring(s: KemetState, p: int, creature: int, bought: bool) -> None:
    s.frames.append([BRING_CREATURE, BOUGHT if bought else FROM_SUPPLY, p, creature])


def settle_in(s: KemetState, creature: int, z: int, log: Log | None, rule: str = "K-D5") -> None:
    s.creature_at[creature] = z
    if log:
        log.add("creature placed", rule, creature, z)


class BringCreature(OfPlayer[KemetState]):
    """To which own district with a Troop it comes; one that was just bought may wait in the supply."""

    name = "bring a creature"
    rule = "K-D5"
    on = frames.FREE_MOMENTS
    cursor = ("bought", "from the supply")
    args = ("player:player", "creature:creature")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        found = [TO + z for z in free_places(s, p)]
        return [PASS, *found] if f[STAGE] == BOUGHT else found

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            settle_in(s, f[CREATURE], choice - TO, log)
            ways.join(s, f[CREATURE])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return forbids_place(s, p, choice - TO) if CHOICES.verb_of[choice] == "to" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        under = below(s, f)
        if under[PLAYER] != f[PLAYER] or (f[STAGE] == BOUGHT and STEPS[under[STEP]].name != "your turn"):
            return "creatures are bought and brought on your own turn"
        own = powers.owner_of(s, f[CREATURE]) == f[PLAYER] and s.creature_at[f[CREATURE]] == NONE
        return "" if own else "only an own creature in the supply can be brought"


class ComeHome(Step[KemetState]):
    """A creature that has lost its Troop goes at once to another in its owner's city, whoever's turn it is (KT-K4)."""

    name = frames.COMES_HOME
    rule = "KT-K4"
    args = ("player:player", "creature:creature")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if free_places(s, f[PLAYER]) else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [TO + z for z in free_places(s, p)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        settle_in(s, f[CREATURE], choice - TO, log, self.rule)
        ways.join(s, f[CREATURE])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return forbids_place(s, p, choice - TO) if CHOICES.verb_of[choice] == "to" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        own = powers.owner_of(s, f[CREATURE]) == f[PLAYER] and s.creature_at[f[CREATURE]] == NONE
        return "" if own and s.edition.comes_home else "only a creature without a Troop comes home"


class BringWithRecruits(OfPlayer[KemetState]):
    """One creature from the supply in a Recruit action, or none (KT-K3)."""

    name = "bring a creature with the recruits"
    rule = "KT-K3"
    on = ("your turn", "choose the next battle")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS, *placeable(s, p)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice != PASS:
            bring(s, p, choice - BRING, False)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return forbids_bringing(s, p, choice - BRING) if CHOICES.verb_of[choice] == "creature" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        recruited = any(s.spaces[f[PLAYER]] >> i & 1 for i in s.edition.recruit_spaces)
        fit = below(s, f)[PLAYER] == f[PLAYER] and recruited and not s.edition.creatures_any_time
        return "" if fit else "creatures come with recruits"


class ArrangeCreatures(Step[KemetState]):
    """One arrangement: for each creature in turn a district, or the supply."""

    name = "arrange creatures"
    rule = "K-D5"
    on = ("your turn",)
    args = ("player:player",)
    rest = "creature"

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if len(f) > TO_ARRANGE else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.frames.pop()

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS] + [TO + z for z in free_places(s, p)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        creature = f.pop(TO_ARRANGE)
        if choice != PASS:
            settle_in(s, creature, choice - TO, log)
        elif log:
            log.add("creature waits", "K-D5", creature)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return forbids_place(s, p, choice - TO) if CHOICES.verb_of[choice] == "to" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        rest = f[TO_ARRANGE:]
        own = all(powers.owner_of(s, c) == f[PLAYER] and s.creature_at[c] == NONE for c in rest)
        if not own or rest != sorted(set(rest)):
            return "only own creatures in the supply are arranged"
        before = below(s, f)[DONE] & (ARRANGED | NORMAL) == ARRANGED
        return "" if before else "creatures are arranged before the token (K-D5)"


BRING_CREATURE = frames.add(BringCreature())
ARRANGE_CREATURES = frames.add(ArrangeCreatures())
COME_HOME = frames.add(ComeHome())
BRING_WITH_RECRUITS = frames.add(BringWithRecruits())
