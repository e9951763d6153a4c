"""A battle, or a Night, as everybody at the table sees it at one moment, so that it can be told later as it was then.

What happened in between stands in the events: cards shown, what counts (line by line), Units lost, what was gained. A
scene is what the table looked like after the event that carries it. Nothing in it is a secret.
"""

from typing import Final, NotRequired, TypedDict

from ...kernel.notation import NONE, bits, player_name
from ...kernel.steps import STAGE, STEP
from ..box.board import board_of
from ..box.frames import STEPS
from ..box.names import CARD_NAMES, CREATURE_NAMES, GODS, STATS, ZONE_NAMES, ZONES
from ..box.shapes import PHASES
from ..box.state import KemetState
from ..guessing import hand_size
from ..rules import powers, troops
from ..rules.battle import BEGINS, REVEAL, STAGES
from ..rules.dusk import DUSK
from ..rules.fight import ATTACKER, BATTLE, CANCELLED, CARD_OF, KILLS, VALUES, VALUES_EACH, WINNER, ZONE
from ..rules.night import PLACES, Destiny
from ..rules.order import ORDER
from ..rules.order import PLACES as NAMED
from ..rules.tally import before_cards
from .glance import Picture, Troop, picture, standing
from .outlook import Counted, counted, destiny
from .path_about import InBattle, in_battle
from .rulebook import BATTLE as STEPS_OF_A_BATTLE
from .rulebook import DAY

STEP_AT: Final = {stage: name for name, (_, stages) in STEPS_OF_A_BATTLE.items() for stage in stages}
TURN: Final = "your turn"
TOKENS: Final = 64
"""More than can lie on all action spaces together."""


class Sums(TypedDict):
    """What a side has in a battle, all in all."""

    strength: int
    damage: int
    defence: int
    unblockable: int


class Fighter(TypedDict):
    """A side of a battle: what is left of its Troop and, from the reveal on, what it has played and what that sums up
    to (K-B2 to K-B4)."""

    player: str
    god: str
    units: int  # in the zone, so fewer after casualties; none after a retreat
    creatures: list[str]
    cancelled: bool  # the enemy's creature makes this one's count for nothing
    before: list[Counted]  # what counts whatever is played; only until cards are revealed
    card: str | None  # the battle card, once it is shown; a spy makes the enemy's be shown early
    sums: Sums | None  # with all cards; from the reveal on, a Divine Wound adds to it
    killed: int  # Units of the enemy that it has removed
    played: list[str]  # battle cards that lie open from earlier battles
    hand: int  # battle cards in hand
    divine: int  # divine interventions in hand, those laid down for the battle too
    prayer: int
    veterans: int
    path: NotRequired[InBattle]  # in a game with priests


class Fight(TypedDict):
    """A battle. `step` is the last step of `About.battle` that is under way or done: with "council" nothing
    is shown yet; "reveal" has the cards and their sums, "strength" the winner, "casualties" the Units that are left,
    "rewards" the fame, "loser" where the loser has gone, "winner" whether the winner has stayed."""

    turn: int  # grows through the game, the same for everybody: battles of one turn belong together
    step: str
    zone: str
    sides: list[Fighter]  # the attacker, the defender
    winner: str | None
    fame: dict[str, int]  # of everybody
    troops: dict[str, list[Troop]]  # in the zone of the battle and those next to it by land
    board: NotRequired[Picture]  # everything on the board, when the battle begins


class Standing(TypedDict):
    """What a player has at a moment of the Night; from one scene to the next it tells what was gained and lost."""

    player: str
    fame: int
    prayer: int
    veterans: int
    divine: int  # divine interventions in hand
    units: int  # on the board


class Nightfall(TypedDict):
    """A Night, and whatever else lies between two Days. `step` is that of `About.night` that is under way; the first
    scene of a Night may hang on an event of the Day, if nothing has happened in it yet."""

    round: int  # of the Day that it follows
    step: str
    standings: list[Standing]  # in turn order
    places: list[str | None]  # of the next turn order, as far as they are taken; only while they are chosen


class Scene(TypedDict, total=False):
    """Either a battle, a Night, or what lies between two actions of the Day."""

    battle: Fight
    night: Nightfall
    fame: dict[str, int]  # of everybody, as a Move, a fire or a purchase has left it


def scene(s: KemetState) -> Scene | None:
    for f in reversed(s.frames):
        name = STEPS[f[STEP]].name
        if name == BATTLE:
            return {"battle": battle(s, f)}
        if name != DAY and name in s.edition.round:
            return {"night": nightfall(s, f)}
        if name == TURN:
            return {"fame": fame(s)}
    return None


def fame(s: KemetState) -> dict[str, int]:
    return {player_name(p): troops.fame(s, p) for p in s.order}


def battle(s: KemetState, f: list[int]) -> Fight:
    z = f[ZONE]
    told: Fight = {
        "turn": s.round * TOKENS + sum(spaces.bit_count() for spaces in s.spaces),
        "step": STEP_AT[STAGES[f[STAGE]]],
        "zone": ZONE_NAMES[z],
        "sides": [fighter(s, f, side) for side in (0, 1)],
        "winner": player_name(f[WINNER]) if f[WINNER] != NONE else None,
        "fame": fame(s),
        "troops": standing(s, [z, *board_of(s).beside[z]]),
    }
    if f[STAGE] == BEGINS:
        told["board"] = picture(s)
    return told


def fighter(s: KemetState, f: list[int], side: int) -> Fighter:
    p, z, card = f[ATTACKER + side], f[ZONE], f[CARD_OF + side]
    revealed = f[STAGE] > REVEAL
    told: Fighter = {
        "player": player_name(p),
        "god": GODS[s.god[p]],
        "units": s.troop[p * ZONES + z],
        "creatures": [CREATURE_NAMES[c] for c in bits(powers.creatures_in(s, p, z))],
        "cancelled": f[CANCELLED + side] > 0,
        "before": [] if revealed else counted(before_cards(s, f, side)),
        "card": CARD_NAMES[card] if card != NONE else None,
        "sums": sums_of(f, side) if revealed else None,
        "killed": f[KILLS + side],
        "played": [CARD_NAMES[c] for c in bits(s.played[p])],
        "hand": hand_size(s, p),
        "divine": s.holding[p],
        "prayer": s.prayer[p],
        "veterans": s.veterans[p],
    }
    if s.edition.has_path:
        told["path"] = in_battle(s, p, z)
    return told


def sums_of(f: list[int], side: int) -> Sums:
    at = VALUES + side * VALUES_EACH
    return sums(f[at : at + VALUES_EACH])


def sums(values: list[int]) -> Sums:
    strength, damage, defence, unblockable = values
    return {"strength": strength, "damage": damage, "defence": defence, "unblockable": unblockable}


def nightfall(s: KemetState, f: list[int]) -> Nightfall:
    step = STEPS[f[STEP]]
    after_day = s.edition.round.index(step.name) > s.edition.round.index(DAY)
    last = s.edition.dusk_phases if f[STEP] == DUSK else s.edition.phases
    return {
        "round": s.round if after_day else s.round - 1,
        "step": (PHASES[f[STAGE]] if f[STAGE] < len(PHASES) else last[-1]) if step.cursor else step.name,
        "standings": [standing_of(s, p) for p in s.order],
        "places": places(s),
    }


def places(s: KemetState) -> list[str | None]:
    top = s.frames[-1]
    step = STEPS[top[STEP]]
    if isinstance(step, Destiny):
        return destiny(step.choosers(s, top), top[PLACES:])["places"]
    if top[STEP] != ORDER:
        return []
    named = top[NAMED:]
    return [player_name(p) for p in named] + [None] * (s.players - len(named))


def standing_of(s: KemetState, p: int) -> Standing:
    return {
        "player": player_name(p),
        "fame": troops.fame(s, p),
        "prayer": s.prayer[p],
        "veterans": s.veterans[p],
        "divine": s.holding[p],
        "units": sum(s.troop[p * ZONES : (p + 1) * ZONES]),
    }


assert len(STATS) == len(Sums.__annotations__)
