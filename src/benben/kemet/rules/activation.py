"""A Move action with a priest: activated, on the road, at a location (KT-R2 to KT-R7)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import NOBODY, PLAYER, STAGE, STEP, OfPlayer, Step, Why, below
from ..box import frames
from ..box.frames import STEPS
from ..box.names import ACTIVATE, CHOICES, GO, PASS, STAY, USE
from ..box.path import CARDS, HITS, LAND_MOVES, PRAYER, UNITS
from ..box.path import TOKEN as TEMPORARY
from ..box.state import KemetState
from . import contest, day_cards, divine, move, placing, prayer
from .contest import MOVE_WITH_A_PRIEST
from .day_cards import RAIN_FIRE
from .leaving import take
from .path import DESTINATION, active, standing, tokens_at, walk, walkers, ways_from

SWIFT: Final = 3  # Land moves from the road
TOKENS: Final = contest.ROAD_TOKENS
FROM: Final = 3
TO: Final = 4
COLLECTED: Final = 5  # how much of the road
ACTIVATING: Final = 0
MOVING: Final = 1
WALKING: Final = 0
ARRIVED: Final = 1
BY_NIGHT: Final = "KT-T:night-expedition"


def lead(s: KemetState, p: int) -> None:
    """A Move action on a Move space begins (KT-R2)."""
    s.frames.append([LEAD, ACTIVATING, p, 0, 0])


class Lead(Step[KemetState]):
    """First one of one's own priests may be activated, then a Troop moves; the frame lies under the whole action, for
    temporary tokens count in its battle alone (KT-R2, KT-R6)."""

    name = MOVE_WITH_A_PRIEST
    rule = "KT-R2"
    on = ("your turn",)
    cursor = ("activate", "move", "over")
    args = ("player:player", "swift:number", "tokens:stats")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if f[STAGE] == ACTIVATING else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        if f[STAGE] == MOVING:
            f[STAGE] += 1
            move.start(s, f[PLAYER], 0, f[SWIFT])
        else:
            s.frames.pop()

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [PASS, *(ACTIVATE + at for at in active(s, p))]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        f[STAGE] = MOVING
        if choice == PASS:
            return
        at = choice - ACTIVATE
        if at == DESTINATION:
            s.frames.append([ON_THE_ROAD, ARRIVED, p, at, at, 0])
        else:
            s.frames.append([TAKE_ROAD, 0, p, at])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if CHOICES.verb_of[choice] != "activate":
            return None
        if standing(s, p, choice - ACTIVATE):
            return "KT-R11", "no point in ta-seti"
        return self.rule, "no priest there"

    def fits(self, s: KemetState, f: list[int]) -> str:
        if not s.edition.has_path or frames.of_another(s, f):
            return "this game has no path, or another player acts in this turn"
        spaces = [i for i in s.edition.move_spaces[:-1] if s.spaces[f[PLAYER]] >> i & 1]
        return "" if spaces else "no token lies on a space for it"


class TakeRoad(OfPlayer[KemetState]):
    """Which location comes next: from the start by any lane, from a location by any road (KT-R3)."""

    name = "choose the road"
    rule = "KT-R3"
    on = (f"{MOVE_WITH_A_PRIEST}: move", "use night tiles")
    args = ("player:player", "from:location")

    def cites(self, s: KemetState, f: list[int]) -> str:
        return self.rule if STEPS[below(s, f)[STEP]].name == MOVE_WITH_A_PRIEST else BY_NIGHT

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [GO + at for at in sorted(ways_from(s, f[FROM]))]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        rule = self.cites(s, f)
        s.frames.pop()
        walk(s, p, f[FROM], choice - GO)
        by_day = STEPS[s.frames[-1][STEP]].name == MOVE_WITH_A_PRIEST
        if log:
            log.add("priest goes", rule, p, f[FROM], choice - GO)
        if by_day:
            s.frames.append([ON_THE_ROAD, WALKING, p, f[FROM], choice - GO, 0])

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "no road leads there") if CHOICES.verb_of[choice] == "go" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        fit = below(s, f)[PLAYER] == f[PLAYER] and standing(s, f[PLAYER], f[FROM])
        return "" if fit and ways_from(s, f[FROM]) else "no priest goes from there"


class GoByNight(OfPlayer[KemetState]):
    """Which priest goes to the next location, without anything from road or location (KT-T:night-expedition)."""

    name = "send a priest by night"
    rule = BY_NIGHT
    on = ("use night tiles",)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [ACTIVATE + at for at in walkers(s, p)]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames[-1][:] = [TAKE_ROAD, 0, p, choice - ACTIVATE]

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        return (self.rule, "no priest there") if CHOICES.verb_of[choice] == "activate" else None

    def fits(self, s: KemetState, f: list[int]) -> str:
        fit = below(s, f)[PLAYER] == f[PLAYER] and s.edition.has_path and walkers(s, f[PLAYER])
        return "" if fit else "no priest goes by night"


class OnTheRoad(Step[KemetState]):
    """What lies on the road comes at once, one thing after the other (KT-R5); then the priest takes the tokens of the
    location and leaves the path, or stays (KT-R7)."""

    name = "on the road"
    rule = "KT-R7"
    on = (f"{MOVE_WITH_A_PRIEST}: move",)
    cursor = ("walking", "arrived")
    args = ("player:player", "from:location", "to:location", "collected:number")

    def who(self, s: KemetState, f: list[int]) -> int:
        return f[PLAYER] if f[STAGE] == ARRIVED and tokens_at(s, f[TO]) else NOBODY

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        road = ways_from(s, f[FROM]).get(f[TO], [])
        if f[STAGE] == ARRIVED:
            s.frames.pop()
        elif f[COLLECTED] == len(road):
            f[STAGE] = ARRIVED
        else:
            what, amount = road[f[COLLECTED]]
            f[COLLECTED] += 1
            collect(s, f, what, amount, log)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [STAY, USE]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        if choice == USE:
            take(s, p, f[TO], log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        waited = f[FROM] == f[TO] == DESTINATION
        fit = below(s, f)[PLAYER] == f[PLAYER] and standing(s, f[PLAYER], f[TO])
        road = ways_from(s, f[FROM]).get(f[TO], [])
        if not fit or not (waited or f[TO] in ways_from(s, f[FROM])):
            return "no priest goes there"
        right = f[COLLECTED] <= len(road) and (f[STAGE] == WALKING or f[COLLECTED] == len(road))
        return "" if right else "so much does not lie on the road"


def collect(s: KemetState, f: list[int], what: int, amount: int, log: Log | None) -> None:
    """One thing that lies on the road (KT-R5, KT-R6)."""
    p, leading = f[PLAYER], below(s, f)
    if what == PRAYER:
        prayer.gain(s, p, amount, "KT-R5", log)
    elif what == UNITS:
        if placing.possible(s, p, placing.ON_THE_ROAD):
            placing.start(s, p, placing.ON_THE_ROAD, amount)
    elif what == CARDS:
        divine.draw(s, p, amount, divine.ON_THE_PATH)
    elif what == LAND_MOVES:
        leading[SWIFT] += amount
    elif what == HITS:
        if day_cards.targets(s, p):
            s.frames.append([RAIN_FIRE, 0, p])
    else:
        assert what == TEMPORARY
        leading[TOKENS] |= 1 << amount
        if log:
            log.add("temporary token", "KT-R6", p, amount)


LEAD = frames.add(Lead())
TAKE_ROAD = frames.add(TakeRoad())
ON_THE_ROAD = frames.add(OnTheRoad())
GO_BY_NIGHT = frames.add(GoByNight())
