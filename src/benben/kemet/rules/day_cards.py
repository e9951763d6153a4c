"""Divine interventions of the Day, in one's own turn (K-D4, K-P8, K-P9)."""

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, STEP, OfPlayer, Why, below
from ..box import frames
from ..box.board import board_of
from ..box.frames import STEPS
from ..box.names import CHOICES, HIT, KINDS_OF_DIVINE, PLAY, RAINING_FIRE, ZONES
from ..box.state import KemetState
from . import divine, memory, placing, prayer, troops


def day_menu(s: KemetState, p: int) -> list[int]:
    """The Day cards that p holds, can pay, and that would do something (K-D4)."""
    found = []
    edition, held, base = s.edition, s.held, p * KINDS_OF_DIVINE
    for card in edition.by_day:
        if not held[base + card] or not prayer.can_pay(s, p, edition.divine_cost[card]):
            continue
        if edition.card_does[card][divine.HITS] and not any_target(s, p):
            continue
        if edition.card_does[card][divine.UNITS] and not placing.possible(s, p, placing.SUPPORT):
            continue
        if not edition.idle_cards and idle(s, p, card):
            continue
        if edition.card_does[card][divine.REMEMBERS] and not memory.anything(s):
            continue
        found.append(PLAY + card)
    return found


def idle(s: KemetState, p: int, card: int) -> bool:
    """Whether a card could only bring points for which there is no room (KT-X7)."""
    does = s.edition.card_does[card]
    if not does[divine.PRAYER] or s.prayer[p] < s.edition.most_prayer:
        return False
    return not does[divine.THEFT] or not any(s.prayer[q] for q in range(s.players) if q != p)


def forbids_card(s: KemetState, p: int, card: int) -> Why | None:
    """Why p may not play this card on their turn; for p alone, who knows that hand."""
    edition = s.edition
    hits, units = edition.card_does[card][divine.HITS], edition.card_does[card][divine.UNITS]
    if card in edition.in_battle:
        return "K-B1", "battle card"
    if card not in edition.by_day:
        return "K-D6", "movement card"
    if not divine.held(s, p, card):
        return "K-D4", "card not held"
    if not prayer.can_pay(s, p, edition.divine_cost[card]):
        return "K-D4", "too few prayer points"
    if hits and not targets(s, p):
        return "K-P9", "no enemy troop"
    if units and not s.supply[p]:
        return "K-C1", "supply empty"
    if units and not placing.possible(s, p, placing.SUPPORT):
        return "K-C5", "no room"
    if not edition.idle_cards and idle(s, p, card):
        return "KT-X7", "prayer points full"
    if edition.card_does[card][divine.REMEMBERS] and not memory.anything(s):
        return "KT-X7", "discard empty"
    return None


def act(s: KemetState, p: int, card: int, log: Log | None) -> None:
    """What a Day card does, once it is played and nobody has cancelled it."""
    rule, does = s.edition.divine_rule[card], s.edition.card_does[card]
    if does[divine.THEFT]:
        rob(s, p, does[divine.THEFT], rule, log)
    prayer.gain(s, p, does[divine.PRAYER], rule, log)
    if does[divine.UNITS]:
        placing.start(s, p, placing.SUPPORT, does[divine.UNITS])
    if does[divine.HITS]:
        s.frames.append([RAIN_FIRE, 0, p])
    if does[divine.REMEMBERS]:
        memory.look_through(s, p)


def rob(s: KemetState, p: int, points: int, rule: str, log: Log | None) -> None:
    """Everybody else loses points; that is no payment (KT-I:mana-theft)."""
    for q in s.order:
        lost = min(points, s.prayer[q]) if q != p else 0
        if lost:
            s.prayer[q] -= lost
            if log:
                log.add("lost prayer", rule, q, lost, s.prayer[q])


def targets(s: KemetState, p: int) -> list[int]:
    """Any enemy Troop anywhere (K-P9), unless it has shelter (KT-P6)."""
    return [z for z in board_of(s).zones if exposed(s, p, z)]


def any_target(s: KemetState, p: int) -> bool:
    """Whether there is one: nearly always, and mostly the first Troop is."""
    return any(exposed(s, p, z) for z in board_of(s).zones)


def exposed(s: KemetState, p: int, z: int) -> bool:
    """Whether a Troop of an enemy stands there that has no shelter."""
    enemy = troops.enemy_in(s, p, z)
    return enemy != NONE and not (s.edition.gives_shelter and troops.sheltered(s, enemy, z))


class RainFire(OfPlayer[KemetState]):
    """Whose Unit burns; also the last one of a Troop (K-P9)."""

    name = "rain fire on"
    rule = "K-I:raining-fire"
    on = (*frames.FREE_MOMENTS, "on the road")

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [HIT + z for z in targets(s, p)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        z = choice - HIT
        victim = troops.enemy_in(s, p, z)
        s.frames.pop()
        troops.remove(s, victim, z, s.edition.card_does[RAINING_FIRE][divine.HITS])
        if log:
            log.add("burnt", "K-P9", victim, z, s.troop[victim * ZONES + z])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return ("K-P9", "no enemy troop") if CHOICES.verb_of[choice] == "hit" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        if below(s, f)[PLAYER] != f[PLAYER]:
            return "another player acts in this turn"
        road = STEPS[below(s, f)[STEP]].name == "on the road"
        return "" if road or s.discard[RAINING_FIRE] else "nobody has played Raining Fire"


RAIN_FIRE = frames.add(RainFire())
