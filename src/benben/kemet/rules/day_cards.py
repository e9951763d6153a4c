"""Divine interventions of the Day, in one's own turn (K-D4, K-P8, K-P9)."""

from ...kernel.events import Log
from ...kernel.steps import PLAYER, OfPlayer, Why, below
from ..box import frames
from ..box.board import board_of
from ..box.names import CHOICES, HIT, PLAY, RAINING_FIRE, ZONES
from ..box.state import KemetState
from . import divine, placing, prayer, troops


def day_menu(s: KemetState, p: int) -> list[int]:
    """The Day cards that p holds, can pay, and that would do something (K-D4)."""
    found = []
    edition = s.edition
    for card in edition.by_day:
        if not divine.held(s, p, card) or not prayer.can_pay(s, p, edition.divine_cost[card]):
            continue
        if edition.card_does[card][divine.HITS] and not targets(s, p):
            continue
        if edition.card_does[card][divine.UNITS] and not placing.possible(s, p, placing.SUPPORT):
            continue
        found.append(PLAY + card)
    return found


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
    return None


def play_by_day(s: KemetState, p: int, card: int, log: Log | None) -> None:
    divine.throw(s, p, card)
    rule, does = s.edition.divine_rule[card], s.edition.card_does[card]
    if log:
        log.add("plays a card", rule, p, card)
    prayer.pay(s, p, s.edition.divine_cost[card], rule, log)
    prayer.gain(s, p, does[divine.PRAYER], rule, log)
    if does[divine.UNITS]:
        placing.start(s, p, placing.SUPPORT, does[divine.UNITS])
    if does[divine.HITS]:
        s.frames.append([RAIN_FIRE, 0, p])


def targets(s: KemetState, p: int) -> list[int]:
    """Any enemy Troop anywhere (K-P9)."""
    return [z for z in board_of(s).zones if troops.enemy_in(s, p, z) >= 0]


class RainFire(OfPlayer[KemetState]):
    """Whose Unit burns; also the last one of a Troop (K-P9)."""

    name = "rain fire on"
    rule = "K-I:raining-fire"
    on = frames.FREE_MOMENTS

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
        return "" if s.discard[RAINING_FIRE] else "nobody has played Raining Fire"


RAIN_FIRE = frames.add(RainFire())
