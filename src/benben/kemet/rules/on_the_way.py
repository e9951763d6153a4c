"""A Troop on its way: zone by zone by land, port and Teleport, until it stops or fights (K-A6 to K-A8, K-M3)."""

from ...kernel.events import Log
from ...kernel.notation import NONE, bits
from ...kernel.steps import PLAYER, STEP, OfPlayer, Why
from ..box import frames
from ..box.board import board_of
from ..box.frames import STEPS
from ..box.names import (
    CHOICES,
    CREATURE,
    FORCED_MARCH,
    ON_FOOT,
    OVER_WALLS,
    PASS,
    PLAY,
    SURPRISE_ATTACK,
    SWIFTNESS,
    TAKE,
    TAKEN,
    TELEPORT,
    TELEPORTED,
    TILE_NAMES,
    TIP,
    TO,
    TRANSFER_TO,
    UNDER_WAY,
    WITH,
    ZONES,
)
from ..box.state import KemetState
from . import battle, creatures, day_cards, divine, entry, in_between, objects, powers, prayer, priests, troops, veto
from .powers import OF_LAND_MOVES
from .ways import (
    ARGS,
    CREATURES,
    HERE,
    LAND_MOVES,
    MARKS,
    SINCE_THE_START,
    START,
    UNITS,
    arrived_by_teleport,
    at_the_end,
    can_go_on,
    can_transfer,
    comes_to_rest,
    forbids_leaving,
    forbids_step,
    forbids_teleport,
    ignores_walls,
    least_to_go,
    marks_in,
    most_to_stay,
    steps_from,
    teleport_cost,
    teleports_from,
)


def no_action(s: KemetState, p: int, marks: int) -> str:
    """A Move needs a token on its space, or the gold one with a tile that moves (K-D3); '' if there is one."""
    if not any(s.spaces[p] >> i & 1 for i in s.edition.move_spaces):
        return "no token lies on a space for it"
    if marks & UNDER_WAY and not s.edition.first_step_over_walls:
        return "in this edition no step is the first"
    opened = any(s.discard[card] for card in s.edition.gates)
    for mark, tile in ((ON_FOOT, FORCED_MARCH), (0 if opened else OVER_WALLS, SURPRISE_ATTACK)):
        if marks & mark and not s.tiles[p] >> tile & s.spaces[p] >> TIP & 1:
            return f"only {TILE_NAMES[tile]} moves like that"
    return ""


def most_land_moves(s: KemetState, p: int) -> int:
    own = [powers.sum_of(s, 1 << c, OF_LAND_MOVES) for c in powers.creatures_of(s, p)]
    plain = s.edition.land_moves + powers.bonus(s, p, powers.LAND_MOVES)
    plain += priests.knows(s, p, powers.LAND_MOVES) + objects.most_moves(s)
    return plain + max(own, default=0) + swifter(s) * s.discard[SWIFTNESS]


def swifter(s: KemetState) -> int:
    """Land moves that a Swiftness adds."""
    return s.edition.card_does[SWIFTNESS][divine.LAND_MOVES]


def set_out(s: KemetState, f: list[int], units: int, creatures: int) -> None:
    """Who goes on from here is settled. At the start this fixes the Land moves: the creature of the Troop counts, even
    if it stays behind (K-A6)."""
    begins = not f[UNITS]
    f[UNITS] = units
    f[CREATURES] = creatures
    f[MARKS] |= TAKEN
    if begins:
        f[SINCE_THE_START] = creatures
        there = powers.creatures_in(s, f[PLAYER], f[HERE])
        f[LAND_MOVES] += s.edition.land_moves + powers.bonus(s, f[PLAYER], powers.LAND_MOVES)
        f[LAND_MOVES] += powers.sum_of(s, there, OF_LAND_MOVES) + priests.marching(s, f[PLAYER], powers.LAND_MOVES)
    else:
        f[SINCE_THE_START] &= creatures


def going(s: KemetState) -> list[int]:
    """The frame of the move that is under way."""
    return next(f for f in reversed(s.frames) if f[STEP] == GO_ON)


def split(s: KemetState, p: int, units: int) -> None:
    """So many Units go: how many of them are priests (KT-R15)?"""
    here = going(s)[HERE]
    least = priests.fewest(s, p, here, units)
    if least < priests.most(s, p, here, units):
        s.frames.append([frames.number("how many priests go along"), 0, p, units])
    else:
        priests.take_along(s, least)
        part(s, p, units)


def part(s: KemetState, p: int, units: int) -> None:
    """Who goes is said: then where do the creatures go?"""
    move = going(s)
    there = powers.creatures_in(s, p, move[HERE])
    if not there or (units == s.troop[p * ZONES + move[HERE]] and not s.edition.comes_home):
        set_out(s, move, units, there)
    else:
        s.frames.append([frames.number("where does the creature go"), 0, p, units, 0, there])


class GoOn(OfPlayer[KemetState]):
    """The next zone or a stop; where own Units stand, others may be taken along instead (K-A6)."""

    name = "go on"
    rule = "K-A6"
    on = ("your turn", "move with a priest")
    args = ARGS

    def hides(self, s: KemetState, f: list[int]) -> bool:
        return divine.may_hold_more(s, f[PLAYER]) and not at_the_end(s, f)

    def legal(self, s: KemetState, f: list[int], p: int) -> list[int]:
        if at_the_end(s, f):
            return [PASS]
        if comes_to_rest(s, p, f[HERE], 0, 0):
            return [PASS, *self.onward(s, f, p), *self.cards(s, f, p)]
        return self.onward(s, f, p) + [play for play in day_cards.day_menu(s, p) if self.leaves_a_way(s, f, p, play)]

    def cards(self, s: KemetState, f: list[int], p: int) -> list[int]:
        """What else may be done here; Open Gates too, where walls matter (KT-D7)."""
        found = in_between.offered(s, p)
        for card in s.edition.gates:
            able = divine.held(s, p, card) and prayer.can_pay(s, p, s.edition.divine_cost[card])
            if able and not ignores_walls(s, p, f[MARKS], f[SINCE_THE_START]):
                found = sorted([*found, PLAY + card])
        return found

    def onward(self, s: KemetState, f: list[int], p: int) -> list[int]:
        here = f[HERE]
        found = [] if f[MARKS] & TAKEN else self.other_parts(s, f)
        if s.troop[p * ZONES + here] - f[UNITS] <= most_to_stay(s, f):
            left = powers.creatures_in(s, p, here) & ~f[CREATURES]
            if not left & left - 1:
                found += self.ways(s, f)
        return found

    def leaves_a_way(self, s: KemetState, f: list[int], p: int, play: int) -> bool:
        """Where the Troop cannot stay, it must be able to go on after a card: what is paid may be missing for a
        Teleport, and Units placed elsewhere may take the room that is needed."""
        if s.edition.card_does[play - PLAY][divine.UNITS]:
            return False
        cost = prayer.price(s, p, s.edition.divine_cost[play - PLAY])
        s.prayer[p] -= cost  # looked ahead, and put back below
        onward = self.onward(s, f, p) if cost else [play]
        s.prayer[p] += cost
        return bool(onward)

    def other_parts(self, s: KemetState, f: list[int]) -> list[int]:
        """Numbers of Units that could go on instead of those that came."""
        p, here = f[PLAYER], f[HERE]
        total = s.troop[p * ZONES + here]
        if total == 1 and not (s.edition.comes_home and powers.creatures_in(s, p, here)):
            return []
        same = 0 if powers.creatures_in(s, p, here) or priests.there(s, p, here) else f[UNITS]  # as going on
        numbers = range(least_to_go(s, f), total + 1)
        return [TAKE + n for n in numbers if n != same and can_go_on(s, f, n)]

    def ways(self, s: KemetState, f: list[int]) -> list[int]:
        found = [TO + z for z in steps_from(s, f)]
        cost = teleport_cost(s, f, f[HERE])
        if cost >= 0:
            found += [TELEPORT + z for z in teleports_from(s, f, cost)]
        if can_transfer(s, f):
            found += [TRANSFER_TO + z for z in teleports_from(s, f, s.edition.divine_cost[s.edition.transfer])]
        return found

    def apply(self, s: KemetState, f: list[int], p: int, choice: int, log: Log | None) -> None:
        if choice == PASS:
            s.frames.pop()
        elif choice >= PLAY:
            in_between.take(s, p, choice, log)
        elif TAKE < choice < WITH:
            split(s, p, choice - TAKE)
        elif choice < TELEPORT:
            f[LAND_MOVES] -= 1
            enter(s, f, choice - TO, "K-A6", log)
        else:
            cost = teleport_cost(s, f, f[HERE])
            if choice < TRANSFER_TO:
                arrived_by_teleport(s, f, choice - TELEPORT)
                prayer.pay(s, p, cost, "K-A7", log)
                enter(s, f, choice - TELEPORT, "K-A7", log)
            else:
                veto.play(s, p, s.edition.transfer, log, choice - TRANSFER_TO)

    def forbids(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        verb = CHOICES.verb_of[choice]
        if verb == "to":
            return forbids_step(s, f, choice - TO) or forbids_leaving(s, f)
        if verb in ("teleport", "transfer"):
            return self.forbids_teleport(s, f, p, choice) or forbids_leaving(s, f)
        if verb == "take":
            return self.forbids_part(s, f, p, choice - TAKE)
        if verb == "pass":
            if s.troop[p * ZONES + f[HERE]] > troops.limit_in(s, p, f[HERE]):
                return "K-C5", "troop too large"
            return "K-C5", "two creatures"
        if choice == PLAY + SWIFTNESS:
            return s.edition.divine_rule[SWIFTNESS], "set out already"
        other: Why | None = None
        if verb == "play":
            other = day_cards.forbids_card(s, p, choice - PLAY)
        elif verb == "creature":
            other = creatures.forbids_bringing(s, p, choice - CREATURE)
        else:
            return None
        return other or ("K-C5", "must go on")

    def forbids_teleport(self, s: KemetState, f: list[int], p: int, choice: int) -> Why | None:
        if f[MARKS] & TELEPORTED:
            return "K-A6", "one teleport"
        if f[MARKS] & ON_FOOT:
            return s.edition.tile_rule[FORCED_MARCH], "on foot"
        if choice >= TRANSFER_TO:
            if not can_transfer(s, f):
                return s.edition.divine_rule[s.edition.transfer], "card not held"
            return forbids_teleport(s, f, choice - TRANSFER_TO, s.edition.divine_cost[s.edition.transfer])
        cost = teleport_cost(s, f, f[HERE])
        if cost < 0:
            return "K-A7", "no pyramid here"
        return forbids_teleport(s, f, choice - TELEPORT, cost)

    def forbids_part(self, s: KemetState, f: list[int], p: int, units: int) -> Why | None:
        there = s.troop[p * ZONES + f[HERE]]
        if units > there:
            return "K-A6", "so many are not there"
        if f[MARKS] & TAKEN or units == f[UNITS]:
            return "K-A6", "said already"
        if units < least_to_go(s, f):
            return "K-C5", "too many stay"
        return "K-A6", "no way on"

    def fits(self, s: KemetState, f: list[int]) -> str:
        p, here = f[PLAYER], f[HERE]
        over = frames.above(s, f)
        if over and over[STEP] == entry.ENTER:  # which looks after the rest
            return no_action(s, p, f[MARKS])
        if troops.enemy_in(s, p, here) != NONE or not s.troop[p * ZONES + here]:
            return "a Move goes on only from a zone where no other Troop stands"
        if frames.of_another(s, f):
            return "another player acts in this turn"
        asked = over and STEPS[over[STEP]].on == (self.name,)
        there = powers.creatures_in(s, p, here)
        fit = (f[UNITS] > 0 or asked) and f[UNITS] <= s.troop[p * ZONES + here] and not f[CREATURES] & ~there
        fit = fit and not f[SINCE_THE_START] & ~f[CREATURES] and f[LAND_MOVES] <= most_land_moves(s, p)
        going = s.troop[p * ZONES + here] if asked else f[UNITS]
        fit = fit and priests.along(s) <= priests.most(s, p, here, going)
        fit = fit and (asked or priests.along(s) >= priests.fewest(s, p, here, going))
        if f[UNITS] == s.troop[p * ZONES + here] and f[CREATURES] != there and not s.edition.comes_home:
            fit = False
        if not fit:
            return "so many Units and creatures are not there"
        if not board_of(s).in_play[f[START]] or (not f[UNITS] and here != f[START]):
            return "a move begins with a Troop in its zone"
        return no_action(s, p, f[MARKS])


def enter(s: KemetState, f: list[int], z: int, rule: str, log: Log | None) -> None:
    """Into the next zone; where an enemy is, that is a battle, or what comes before one (KT-A13)."""
    p, here = f[PLAYER], f[HERE]
    enemy = troops.enemy_in(s, p, z)
    if log:
        log.add("moved", rule, p, f[UNITS], here, z)
    prayer.pay(s, p, powers.fee_to_enter(s, p, z), "K-P6", log)
    priests.walk(s, p, here, z, priests.along(s))
    s.troop[p * ZONES + here] -= f[UNITS]
    s.troop[p * ZONES + z] += f[UNITS]
    for c in bits(f[CREATURES]):
        s.creature_at[c] = z
    f[HERE] = z
    f[MARKS] = marks_in(s, f, z, f[MARKS] & ~TAKEN)
    if enemy == NONE:
        pass
    elif s.edition.has_entry:
        entry.begin(s, p, z, entry.DEDICATION)
    else:
        s.frames.pop()
        battle.start(s, p, enemy, z, log)
    if s.edition.comes_home and not s.troop[p * ZONES + here]:
        troops.dismiss(s, p, here)  # a creature that was left behind alone (KT-K5)


def transfer(s: KemetState, f: list[int], z: int, log: Log | None) -> None:
    """A card teleports those on their way."""
    arrived_by_teleport(s, f, z)
    enter(s, f, z, s.edition.divine_rule[s.edition.transfer], log)


GO_ON = frames.add(GoOn())
