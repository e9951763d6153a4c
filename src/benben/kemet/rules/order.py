"""The turn order of classic Kemet: whoever has the fewest points sets it, for everybody (KT-N7)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import NOBODY, Step, Why
from ..box import frames
from ..box.names import CHOICES, NEXT
from ..box.state import KemetState
from . import rounds, troops

SLOT: Final = 2
PLACES: Final = 3  # from here on who comes when


class Order(Step[KemetState]):
    """One player names all, from the first place on; tied: whoever was earlier in the last order (KT-N7)."""

    name = "order"
    rule = "KT-N7"
    on = ("",)
    args = ("slot:number",)
    rest = "player"

    def who(self, s: KemetState, f: list[int]) -> int:
        if len(f) == PLACES + s.players:
            return NOBODY
        return min(s.order, key=lambda p: troops.fame(s, p))

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        s.order = f[PLACES:]
        s.frames.pop()
        if log:
            for slot, p in enumerate(s.order):
                log.add("takes place", self.rule, p, slot)
        rounds.after(s, self.name, log)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [NEXT + q for q in range(s.players) if q not in f[PLACES:]]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f.append(choice - NEXT)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "place taken") if CHOICES.verb_of[choice] == "next" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        named = f[PLACES:]
        fit = not f[SLOT] and NONE not in s.order and len(set(named)) == len(named) <= s.players and s.round > 1
        return "" if fit and self.name in s.edition.round else "everybody has one place, from the second round on"


ORDER = frames.add(Order())
