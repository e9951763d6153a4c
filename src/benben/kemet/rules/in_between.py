"""Between the steps of an action: Day cards, creatures from the supply, battles that wait (K-D4, K-D5, K-A5)."""

from ...kernel.events import Log
from ...kernel.steps import NOBODY, PLAYER, STEP, Step, Why
from ..box import frames
from ..box.frames import STEPS
from ..box.names import BATTLE_AT, CHOICES, CREATURE, PLAY, ZONES
from ..box.state import KemetState
from . import battle, creatures, day_cards, divine, entry, troops, veto
from .placing import BATTLES_WAIT, WAITING


def offered(s: KemetState, p: int) -> list[int]:
    """What else p may do at any moment of their turn outside battles; nobody has a turn at Night (KT-N5)."""
    if not by_day(s):
        return []
    return day_cards.day_menu(s, p) + (creatures.placeable(s, p) if s.edition.creatures_any_time else [])


def by_day(s: KemetState) -> bool:
    return STEPS[s.frames[0][STEP]].name == "day"


def take(s: KemetState, p: int, choice: int, log: Log | None) -> None:
    if choice >= CREATURE:
        creatures.bring(s, p, choice - CREATURE, False)
    else:
        veto.play(s, p, choice - PLAY, log)


class Pending(Step[KemetState]):
    """Battles that placing Units has caused; the one who placed them attacks and says which comes next (K-A5)."""

    name = BATTLES_WAIT
    rule = "K-A5"
    on = ("your turn", "go on", "use night tiles", "on the road")
    args = ("player:player",)
    rest = "zone"

    def who(self, s: KemetState, f: list[int]) -> int:
        zones = f[WAITING:]
        return f[PLAYER] if zones and all(troops.enemy_in(s, f[PLAYER], z) >= 0 for z in zones) else NOBODY

    def hides(self, s: KemetState, f: list[int]) -> bool:
        return divine.may_hold_more(s, f[PLAYER])

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        """Where the enemy has burnt there is no battle; then perhaps there is none at all."""
        f[WAITING:] = [z for z in f[WAITING:] if troops.enemy_in(s, f[PLAYER], z) >= 0]
        if len(f) == WAITING:
            s.frames.pop()

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return offered(s, p) + [BATTLE_AT + z for z in f[WAITING:]]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice < BATTLE_AT:
            take(s, p, choice, log)
            return
        z = choice - BATTLE_AT
        del f[f.index(z, WAITING)]
        if s.edition.strikes_recruiting and by_day(s):  # by Night Initiative is silent (KT-P7)
            entry.begin(s, p, z, entry.INITIATIVE)
        else:
            battle.start(s, p, troops.enemy_in(s, p, z), z, log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        verb = CHOICES.verb_of[choice]
        if verb == "play":
            return day_cards.forbids_card(s, p, choice - PLAY)
        if verb == "creature":
            return creatures.forbids_bringing(s, p, choice - CREATURE)
        return ("K-A5", "no battle waits there") if verb == "battle" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        p, zones = f[PLAYER], f[WAITING:]
        if frames.of_another(s, f):
            return "another player acts in this turn"
        own = troops.own_districts(s, p)
        both = all(z in own and s.troop[p * ZONES + z] and troops.enemy_in(s, p, z) >= 0 for z in zones)
        return "" if both and zones == sorted(set(zones)) else "battles are where two Troops stand"


PENDING = frames.add(Pending())
