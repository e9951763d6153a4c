"""The Day: turns, Action tokens, Equilibrium, victory (K-D1 to K-D7, K-A1)."""

from typing import Final

from ...kernel.events import Log
from ...kernel.notation import NONE
from ...kernel.steps import PLAYER, OfPlayer, Step, Why
from ..box import frames
from ..box.names import (
    ACTION_OF,
    ARRANGE,
    ARRANGED,
    BUY,
    CHOICES,
    CREATURE,
    DARK_RITUAL,
    DIVINE_WILL,
    DONE,
    FORCED_MARCH,
    GOLD,
    GOLD_ACTION,
    GOLD_TILES,
    MOST_UNITS,
    MOVE,
    NORMAL,
    OBJECT,
    ON_FOOT,
    OVER_WALLS,
    PASS,
    PLAY,
    PRAY,
    RAISE,
    RECALL,
    RECRUIT,
    SILVER,
    SPACE,
    SURPRISE_ATTACK,
    TIP,
    TWIN_CEREMONY,
)
from ..box.state import KemetState
from . import (
    activation,
    buy,
    creatures,
    day_cards,
    divine,
    leaving,
    move,
    objects,
    path,
    placing,
    prayer,
    pyramids,
    rounds,
    veto,
    victory,
)
from .powers import PRAY_BONUS, PRAYER_UNITS, SILVER_TOKEN, bonus, working

SLOT: Final = 2
ON_FLOORS: Final = (1 << TIP) - 1


def tokens_left(s: KemetState, p: int) -> int:
    """Normal Action tokens not yet placed this Day."""
    return s.edition.tokens - (s.spaces[p] & ON_FLOORS).bit_count() + (s.silver_used >> p & 1)


def silver_ready(s: KemetState, p: int) -> bool:
    return not s.silver_used >> p & 1 and bonus(s, p, SILVER_TOKEN) > 0


def empty_floors(s: KemetState, spaces: int) -> int:
    """How many floors have no token, with tokens on these spaces."""
    empty = 0
    for floor in s.edition.floors:
        if not spaces & floor:
            empty += 1
    return empty


class Day(Step[KemetState]):
    """Turn after turn in turn order, until every player has placed all tokens (K-D1)."""

    name = "day"
    rule = "K-D1"
    on = ("",)
    args = ("slot:number",)

    def run(self, s: KemetState, f: list[int], log: Log | None) -> None:
        slots = [slot % s.players for slot in range(f[SLOT], f[SLOT] + s.players)]
        slot = next((slot for slot in slots if tokens_left(s, s.order[slot])), NONE)
        if slot == NONE:
            s.frames.pop()
            rounds.after(s, self.name, log)
            return
        p = s.order[slot]
        f[SLOT] = slot + 1
        if log:
            log.add("turn", "K-D1", p)
        if not victory.at_turn(s, p, log):
            s.frames.append([TURN, 0, p, 0])

    def fits(self, s: KemetState, f: list[int]) -> str:
        if f[SLOT] > s.players or NONE in s.order:
            return "whose turn comes next?"
        due = s.frames[-1] is f or (f[SLOT] and s.order[f[SLOT] - 1] == s.frames[1][PLAYER])
        return "" if due else "it is the turn of another player"


class Turn(OfPlayer[KemetState]):
    """One normal token, and with it silver, gold, Day cards and creatures in any order (K-D3 to K-D5)."""

    name = "your turn"
    rule = "K-D1"
    on = ("day",)
    args = ("player:player", "done:turn marks")

    def hides(self, s: KemetState, f: list[int]) -> bool:
        return divine.may_hold_more(s, f[PLAYER])

    def opens(self, s: KemetState, f: list[int]) -> bool:
        return not f[DONE]

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        done = f[DONE]
        found = []
        if done & NORMAL and may_end(s, p):
            found.append(PASS)
        if not done & NORMAL:
            found += [SPACE + i for i in normal_spaces(s, p)]
        further = s.edition.any_order or done & NORMAL
        if further and silver_ready(s, p):
            found += [SILVER + i for i in open_spaces(s, p, tokens_left(s, p), False)]
        if further and s.tiles[p] & s.edition.any_gold:
            owned = working(s, p)
            found += [GOLD + i for i, t in enumerate(GOLD_TILES) if owned >> t & 1 and may_use(s, p, t)]
        found += day_cards.day_menu(s, p)
        if not s.edition.creatures_any_time:
            if leaving.may_send_back(s, p):
                found.append(RECALL)
            return found + objects.usable(s, p, objects.SEALING)
        if not done & (NORMAL | ARRANGED) and creatures.may_arrange(s, p):
            found.append(ARRANGE)
        return found + creatures.placeable(s, p)

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
        elif choice >= OBJECT:
            objects.use(s, p, choice - OBJECT, log)
        elif choice == RECALL:
            s.frames.append([leaving.SEND_BACK, 0, p])
        elif choice >= CREATURE:
            creatures.bring(s, p, choice - CREATURE, False)
        elif choice == ARRANGE:
            f[DONE] |= ARRANGED
            creatures.arrange(s, p)
        elif choice >= PLAY:
            veto.play(s, p, choice - PLAY, log)
        elif choice >= GOLD:
            use_gold(s, p, GOLD_TILES[choice - GOLD], log)
        elif choice >= SILVER:
            s.silver_used |= 1 << p
            act(s, p, choice - SILVER, "K-D3", log)
        else:
            f[DONE] |= NORMAL
            act(s, p, choice - SPACE, "K-D1", log)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        verb = CHOICES.verb_of[choice]
        if verb == "space":
            return ("K-D1", "token placed") if f[DONE] & NORMAL else forbids_space(s, p, choice - SPACE)
        if verb in ("silver", "gold") and not s.edition.any_order and not f[DONE] & NORMAL:
            return "K-D3", "token first"
        if verb == "silver":
            if not bonus(s, p, SILVER_TOKEN):
                return "K-D3", "no silver token"
            return forbids_space(s, p, choice - SILVER) if silver_ready(s, p) else ("K-D3", "silver used")
        if verb == "gold":
            return forbids_gold(s, p, GOLD_TILES[choice - GOLD])
        if verb == "play":
            return day_cards.forbids_card(s, p, choice - PLAY)
        if verb == "creature":
            return creatures.forbids_bringing(s, p, choice - CREATURE)
        if verb == "arrange":
            return ("K-D5", "too late to arrange") if f[DONE] else ("K-D5", "nothing to arrange")
        if verb == "object":
            return objects.forbids(s, p, choice - OBJECT, objects.SEALING)
        if verb == "recall":
            return "KT-R16", "priests on the path"
        if verb == "pass":
            return ("K-D1", "silver needed") if f[DONE] & NORMAL else ("K-D1", "token first")
        return None

    def fits(self, s: KemetState, f: list[int]) -> str:
        left = tokens_left(s, f[PLAYER])
        if left < (0 if f[DONE] & NORMAL else 1):
            return "all tokens are placed"
        return "another player acts in this turn" if frames.of_another(s, f) else ""


def open_spaces(s: KemetState, p: int, left: int, silver: bool) -> list[int]:
    """Empty spaces where a token keeps Equilibrium possible (K-D1), a Buy space only with something to buy (K-D7).

    `left` normal tokens remain after it, and perhaps an owned silver one.
    """
    edition = s.edition
    found = balanced(s, s.spaces[p], left + silver)
    if not edition.null_buy and found & edition.any_buy:
        found &= ~buy.idle_spaces(s, p, found)
    return [i for i in edition.spaces if found >> i & 1]


def balanced(s: KemetState, spaces: int, left: int) -> int:
    """The mask of empty spaces where a token, beside those on these spaces, leaves no more floors empty than there are
    tokens left."""
    needed = 0
    for floor in s.edition.floors:
        if not spaces & floor:
            needed |= floor
            left -= 1
    if left >= 0:
        return s.edition.any_space & ~spaces
    return needed if left == -1 else 0


def normal_spaces(s: KemetState, p: int) -> list[int]:
    """Where the normal token may go. If a Divine Seal has taken the silver one away, Equilibrium may be out of reach:
    then any empty space will do."""
    found = open_spaces(s, p, tokens_left(s, p) - 1, silver_ready(s, p))
    if found or not s.edition.has_path:
        return found
    return [i for i in s.edition.spaces if not s.spaces[p] >> i & 1]


def forbids_space(s: KemetState, p: int, space: int) -> Why:
    """Why a token cannot be placed on a space, not being among `open_spaces`."""
    if space not in s.edition.spaces:
        return "K-S1", "colour not in play"
    if s.spaces[p] >> space & 1:
        return "K-D1", "space taken"
    if ACTION_OF[space] == BUY and not s.edition.null_buy and not buy.anything_for(s, p, space):
        return "K-D7", "nothing to buy"
    return "K-D1", "equilibrium"


def may_end(s: KemetState, p: int) -> bool:
    """A silver token is compulsory where it is the last way to Equilibrium: it needs a normal one beside it (K-D1)."""
    left, silver = tokens_left(s, p), silver_ready(s, p)
    return not silver or empty_floors(s, s.spaces[p]) <= left + (left > 0)


def act(s: KemetState, p: int, space: int, rule: str, log: Log | None) -> None:
    s.spaces[p] |= 1 << space
    if log:
        log.add("placed token", rule, p, space)
    action = ACTION_OF[space]
    if action == BUY:
        buy.start(s, p, space)
    elif action == MOVE and s.edition.has_path and path.active(s, p):
        activation.lead(s, p)
    else:
        begin(s, p, action, 0, log)


def begin(s: KemetState, p: int, action: int, marks: int, log: Log | None) -> None:
    if action == MOVE:
        move.start(s, p, marks)
    elif action == RECRUIT:
        placing.start(s, p, placing.RECRUIT, MOST_UNITS)
    elif action == RAISE:
        s.frames.append([pyramids.RAISE_PYRAMID, pyramids.PAID, p])
    elif action == PRAY:
        prayer.gain(s, p, s.edition.pray + bonus(s, p, PRAY_BONUS), "K-A1", log)
        units = bonus(s, p, PRAYER_UNITS)
        if units:
            placing.start(s, p, placing.PRAYED, units)


# Gold -----------------------------------------------------------------------------------------------------------------


def may_use(s: KemetState, p: int, tile: int) -> bool:
    """One gold action per round, on the tip (K-D3); Twin Ceremony needs something to buy."""
    if s.spaces[p] >> TIP & 1:
        return False
    return tile != TWIN_CEREMONY or buy.anything_for(s, p, buy.ANY_SPACE)


def forbids_gold(s: KemetState, p: int, tile: int) -> Why:
    if not s.tiles[p] >> tile & 1:
        return "K-D3", "tile not yours"
    if s.spaces[p] >> TIP & 1:
        return "K-D3", "gold used"
    if not working(s, p) >> tile & 1:
        return "KT-O:divine-seal", "tile sealed"
    return "K-D7", "nothing to buy"


def use_gold(s: KemetState, p: int, tile: int, log: Log | None) -> None:
    s.spaces[p] |= 1 << TIP
    if log:
        log.add("uses gold", "K-D3", p, tile)
    if tile == SURPRISE_ATTACK:
        begin(s, p, MOVE, OVER_WALLS, log)
    elif tile == FORCED_MARCH:
        begin(s, p, MOVE, 0 if s.edition.many_teleports else ON_FOOT, log)
    elif tile == DARK_RITUAL:
        begin(s, p, PRAY, 0, log)
    elif tile == DIVINE_WILL:
        s.frames.append([MOVE_OR_RECRUIT, 0, p])
    else:
        buy.start(s, p, buy.ANY_SPACE)


class MoveOrRecruit(OfPlayer[KemetState]):
    """Divine Will is one or the other."""

    name = "move or recruit"
    rule = "K-T:divine-will"
    on = ("your turn",)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        return [GOLD_ACTION + MOVE, GOLD_ACTION + RECRUIT]

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        s.frames.pop()
        begin(s, p, choice - GOLD_ACTION, 0, log)

    def fits(self, s: KemetState, f: list[int]) -> str:
        used = s.spaces[f[PLAYER]] >> TIP & s.tiles[f[PLAYER]] >> DIVINE_WILL & 1
        return "" if used else "Divine Will was not used"


DAY = frames.add(Day())
TURN = frames.add(Turn())
MOVE_OR_RECRUIT = frames.add(MoveOrRecruit())
