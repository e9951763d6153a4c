"""Priests leave the path with tokens, and come back to its start (KT-R8 to KT-R11, KT-R16, KT-D8)."""

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, OfPlayer, Why, below
from ..box import frames
from ..box.names import CHOICES, LOCATIONS, OBJECTS, PLACE, TROOP, USE, ZONES
from ..box.path import AT_START, FIRST_SKILL, VICTORY_TOKEN
from ..box.state import KemetState
from . import divine, priests, troops
from .contest import MOVE_WITH_A_PRIEST
from .path import all_have_left, of, tokens_at, walk


def take(s: KemetState, p: int, location: int, log: Log | None) -> None:
    """All tokens that lie there (KT-R8): Objects, with which the priest returns to the start (KT-R9), a Skill, with
    which it comes to the main board (KT-R10), or the point in Ta-Seti (KT-R11)."""
    c = of(s)
    found = [c.path_token[i] for i in tokens_at(s, location)]
    for i in tokens_at(s, location):
        c.path_token[i] = NONE
    skilled = any(FIRST_SKILL <= token < VICTORY_TOKEN for token in found)
    walk(s, p, location, AT_START)
    if skilled:
        c.priest_on[p * LOCATIONS + AT_START] -= 1
        c.priest_supply[p] += 1
        s.supply[p] += 1
        if any(s.troop[p * ZONES + z] > c.priest[p * ZONES + z] for z in range(ZONES)):
            s.frames.append([STAND_IN, 0, p])
    cards = 0
    for token in found:
        if log:
            log.add("token taken", "KT-R8", p, token)
        cards += receive(s, p, token, log)
    divine.draw(s, p, cards, divine.ON_THE_PATH)


def receive(s: KemetState, p: int, token: int, log: Log | None) -> int:
    """A token of the path; how many cards it brings. Ibis and Bull work at once (KT-R18)."""
    c = of(s)
    if token == VICTORY_TOKEN:
        troops.give_fame(s, p, 1, False, "KT-R11", log)
    elif token >= FIRST_SKILL:
        c.skills[p] |= 1 << token - FIRST_SKILL
    elif s.edition.object_data[token]["when"] == "taken":
        if log:
            log.add("uses object", s.edition.object_rule[token], p, token)
        return s.edition.object_does[token]["cards"]
    else:
        c.objects[p * OBJECTS + token] += 1
    return 0


class StandIn(OfPlayer[KemetState]):
    """The priest takes the place of an own Unit anywhere on the main board, which goes to the supply (KT-R10)."""

    name = "stand in for a unit"
    rule = "KT-R10"
    on = (f"{MOVE_WITH_A_PRIEST}: move",)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PLACE + z for z in range(ZONES) if s.troop[p * ZONES + z] > priests.there(s, p, z)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        priests.place(s, p, choice - PLACE)
        if log:
            log.add("priest stands in", self.rule, p, choice - PLACE)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "no troop there") if CHOICES.verb_of[choice] == "place" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        fit = below(s, f)[PLAYER] == f[PLAYER] and priests.waiting(s, f[PLAYER])
        return "" if fit and self.legal(s, f, f[PLAYER]) else "only a priest with a Skill takes the place of a Unit"


# Back to the start ----------------------------------------------------------------------------------------------------


def may_send_back(s: KemetState, p: int) -> bool:
    """Whether all priests are on the main board or in the supply (KT-R16)."""
    return s.edition.has_path and all_have_left(s, p)


class SendBack(OfPlayer[KemetState]):
    """Which of them returns to the start: one of a Troop, or one of the supply (KT-R16, KT-D8)."""

    name = "send a priest back"
    rule = "KT-R16"
    on = ("your turn",)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        found = [TROOP + z for z in range(ZONES) if priests.there(s, p, z)]
        return [*found, USE] if priests.waiting(s, p) else found

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        c = of(s)
        if choice != USE:
            at = p * ZONES + choice - TROOP
            s.troop[at] -= 1
            c.priest[at] -= 1
            if not s.troop[at]:
                troops.dismiss(s, p, choice - TROOP)
        else:
            s.supply[p] -= 1
            c.priest_supply[p] -= 1
        c.priest_on[p * LOCATIONS + AT_START] += 1
        if log:
            log.add("priest returns", self.rule, p)
        troops.shrink(s, p, log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "no priest there") if CHOICES.verb_of[choice] in ("troop", "use") else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        fit = below(s, f)[PLAYER] == f[PLAYER] and may_send_back(s, f[PLAYER])
        return "" if fit else "a priest returns when all of them are away"


STAND_IN = frames.add(StandIn())
SEND_BACK = frames.add(SendBack())
