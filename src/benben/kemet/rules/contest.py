"""What lies under a battle in a game with priests: Objects used for it, and what Skills bring when it is over (KT-B17).

The frame of a battle is the same in all editions. This one keeps what the path adds to it: who fights with a priest,
which Objects were used, how many cards were played and Units destroyed. It runs on when the battle is over.
"""

from typing import Final

from ...kernel.events import Log
from ...kernel.steps import PLAYER, STAGE, STEP, Step
from ..box import frames
from ..box.classic_state import ClassicState
from ..box.frames import STEPS
from ..box.names import OBJECTS
from ..box.state import KemetState
from . import divine, placing, prayer, priests, troops
from .powers import CARDS_PER_CARD, CARDS_PER_TWO_KILLS, LOSSES_RETURN, PRAYER_PER_KILL

ATTACKER: Final = 2
DEFENDER: Final = 3
ZONE: Final = 4
WITH_PRIESTS: Final = 5  # whether the attacker and, behind it, the defender fights with one
CARDS: Final = 7  # divine interventions played, of both
KILLS: Final = 9  # enemy Units removed, of both
USED: Final = 11  # from here on Objects, each with who used it
ROAD_TOKENS: Final = 4  # in the frame of a Move action
MOVE_WITH_A_PRIEST: Final = "move with a priest"
CONTEST: Final = "a battle with priests"
BATTLE_STAGE: Final = 0
DIVINITY: Final = 1
COMPENSATION: Final = 2
RECRUITMENT: Final = 3
OFFERING: Final = 4


def begin(s: KemetState, attacker: int, defender: int, z: int) -> None:
    with_priests = [int(priests.there(s, p, z) > 0) for p in (attacker, defender)]
    s.frames.append([CONTEST_KIND, 0, attacker, defender, z, *with_priests, 0, 0, 0, 0])


def contest_of(s: KemetState) -> list[int]:
    """The frame that lies under the battle being fought; none: []."""
    for f in reversed(s.frames):
        if STEPS[f[STEP]].name == CONTEST:
            return f
    return []


def used(s: KemetState, p: int) -> list[int]:
    """The Objects that p has used for this battle."""
    f = contest_of(s)
    return [code % OBJECTS for code in f[USED:] if code // OBJECTS == p] if f else []


def masked(s: KemetState) -> bool:
    """Whether only Units and battle cards count in this battle (KT-O:mask)."""
    if not s.edition.has_path:
        return False
    f = contest_of(s)
    return bool(f) and any("masks" in s.edition.object_does[code % OBJECTS] for code in f[USED:])


def road_tokens(s: KemetState, p: int) -> int:
    """The temporary tokens that p has in this action, as a mask of values (KT-R6)."""
    for f in s.frames:
        if STEPS[f[STEP]].name == MOVE_WITH_A_PRIEST:
            return f[ROAD_TOKENS] if f[PLAYER] == p else 0
    return 0


def note_kills(s: KemetState, kills: list[int]) -> None:
    """The battle is over; what follows needs to know how many Units both have destroyed."""
    f = contest_of(s)
    if f:
        f[KILLS:USED] = kills


def stab(s: KemetState, winner: int, log: Log | None) -> None:
    """A Dagger is a point more for the winner who used it, and one less for the loser (KT-O:double-edged-dagger)."""
    assert isinstance(s, ClassicState)
    for _, p in both(contest_of(s)):
        for o in used(s, p):
            points = s.edition.object_does[o].get("dagger", 0)
            if points and p == winner:
                troops.give_fame(s, p, points, False, s.edition.object_rule[o], log)
            elif points:
                s.dagger[p] += points
                if log:
                    log.add("lost fame", s.edition.object_rule[o], p, points, troops.fame(s, p))


def both(f: list[int]) -> list[tuple[int, int]]:
    """0 and the attacker, 1 and the defender."""
    return [(0, f[ATTACKER]), (1, f[DEFENDER])]


class Contest(Step[KemetState]):
    """Runs by itself behind the battle, attacker first (KT-B17). A Mask silences Skills (KT-O:mask)."""

    name = CONTEST
    rule = "KT-B17"
    on = ("your turn", "choose the next battle", "move with a priest")
    cursor = ("battle", "divinity", "compensation", "direct recruitment", "offering", "over")
    args = (
        "attacker:player",
        "defender:player",
        "zone:zone",
        "attacker with priests:number",
        "defender with priests:number",
        "attacker's cards:number",
        "defender's cards:number",
        "attacker's kills:number",
        "defender's kills:number",
    )
    rest = "owned object"

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        stage = f[STAGE]
        if stage > OFFERING or masked(s):
            s.frames.pop()
            return
        f[STAGE] += 1
        acting = [(side, p) for side, p in both(f) if f[WITH_PRIESTS + side]]
        if stage == OFFERING:
            for side, p in acting:
                prayer.gain(
                    s, p, priests.knows(s, p, PRAYER_PER_KILL) * f[KILLS + side], rule_of(s, PRAYER_PER_KILL), log
                )
        for side, p in reversed(acting):
            if stage == DIVINITY:
                cards = f[KILLS + side] // 2 * priests.knows(s, p, CARDS_PER_TWO_KILLS)
                divine.draw(s, p, cards, divine.AFTER_BATTLE)
            elif stage == COMPENSATION:
                cards = f[CARDS + side] * priests.knows(s, p, CARDS_PER_CARD)
                divine.draw(s, p, cards, divine.AFTER_BATTLE)
            elif stage == RECRUITMENT and priests.knows(s, p, LOSSES_RETURN):
                enemy = 1 - side
                units = min(f[KILLS + enemy], s.supply[p])
                if units and placing.possible(s, p, placing.RETURNED):
                    placing.start(s, p, placing.RETURNED, units)

    def fits(self, s: KemetState, f: list[int]) -> str:
        if f[ATTACKER] == f[DEFENDER] or not s.edition.has_path:
            return "two players fight, in a game with priests"
        early = f[STAGE] == BATTLE_STAGE
        if early != bool(battles(s, f)) or (early and any(f[KILLS:USED])):
            return "nobody has fallen before a battle is over"
        own = all(code // OBJECTS in (f[ATTACKER], f[DEFENDER]) for code in f[USED:])
        return "" if own else "only those who fight use Objects"


def battles(s: KemetState, f: list[int]) -> list[list[int]]:
    """The battle that lies on this frame, if it is not over."""
    over = frames.above(s, f)
    return [over] if over and STEPS[over[STEP]].name == "battle" else []


def rule_of(s: KemetState, effect: int) -> str:
    """The rule of the Skill that has an effect."""
    having = s.edition.skills_by_effect[effect]
    return s.edition.skill_rule[having[0][0]] if having else ""


CONTEST_KIND = frames.add(Contest())
