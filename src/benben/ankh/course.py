"""What no game comes to, because of what must have happened before.

An exact position is one of a game, and all these checks are for it. A sketch says only what its writer cares for: its
hands may lack Cycle of Ma'at, its gods need not have merged in time. What is written in it must be possible all the
same, unless it says `what_if`.
"""

from ..kernel.notation import NONE, bits
from ..kernel.steps import STEP
from .box import contents
from .box.board import tile_bars
from .box.contents import PER_LEVEL, TOKENS
from .box.frames import STEPS
from .box.hexmap import EDGES, HEX_NAMES
from .box.lands import lands_of
from .box.names import ALL_SIDES, CYCLE, GODS, KIND, OBELISK, owner_of
from .box.state import AnkhState
from .rules.fight import CARDS, fight_of
from .rules.forgetting import FORGETTING
from .rules.merging import MERGING
from .rules.unlock import IN_LEVEL


def check_course(s: AnkhState) -> list[str]:
    """What is impossible about a position that could otherwise exist, one line each."""
    if not s.in_play or (s.frames and STEPS[s.frames[0][STEP]].name == "setup"):
        return []
    wrong = check_ground(s) + check_unlocked(s)
    if not s.reason:  # a game may have ended in the middle of a battle
        wrong += check_events(s) + check_hands(s)
    return wrong


def check_written(s: AnkhState) -> list[str]:
    """What is impossible about a sketch that could otherwise exist, one line each."""
    return check_parting(s) + check_tiles(s) + check_unlocked(s) + check_merge(s)


def in_conflict(s: AnkhState) -> bool:
    """Whether a conflict goes on, or gods are just merging after it."""
    return any(STEPS[f[STEP]].name in ("conflict", "which guardians leave") for f in s.frames)


def check_ground(s: AnkhState) -> list[str]:
    """Camels part regions, the lowest tokens lie in them (A-EV2, A-EV3, A-SC2), and tiles are no place for others."""
    wrong = []
    lands = lands_of(s.camels)
    if min(len(region) for region in lands.regions) < contents.SMALLEST_REGION:
        wrong.append(f"camels: no region is smaller than {contents.SMALLEST_REGION} hexes (A-EV2)")
    if NONE in s.token_at[: TOKENS - s.token_at.count(NONE)]:
        wrong.append("token_at: the lowest conflict tokens are on the board (A-EV3)")
    return wrong + check_parting(s) + check_tiles(s)


def check_parting(s: AnkhState) -> list[str]:
    region_of = lands_of(s.camels).region_of
    parts = all(region_of[EDGES[side][0]] != region_of[EDGES[side][1]] for side in bits(s.camels))
    return [] if parts else ["camels: each stands between two regions (A-EV2)"]


def check_tiles(s: AnkhState) -> list[str]:
    wrong = []
    for h in s.tiles:
        if h != NONE and contents.TILES_BAR_SUMMONS and s.piece[h]:
            if s.piece[h] & KIND >= OBELISK or tile_bars(s, owner_of(s.piece[h]), h):
                wrong.append(f"tiles: on {HEX_NAMES[h]} only figures of Osiris's side can stand (A-MOV4)")
    return wrong


def check_unlocked(s: AnkhState) -> list[str]:
    """Powers are unlocked level by level, two of each (A-UNL1)."""
    wrong = []
    for side in ALL_SIDES:
        first, second, third = [(s.powers[side] >> n * IN_LEVEL & (1 << IN_LEVEL) - 1).bit_count() for n in range(3)]
        if (second and first < PER_LEVEL) or (third and second < PER_LEVEL):
            wrong.append(f"powers: {GODS[side]} unlocks {PER_LEVEL} of a level before one of the next (A-UNL1)")
    return wrong


def check_events(s: AnkhState) -> list[str]:
    """What must, or cannot, have happened by the event on which the marker stands (A-C8)."""
    wrong = []
    playing = in_conflict(s)
    sides = [side for side in ALL_SIDES if s.in_play >> side & 1]
    wrong += check_merge(s)
    if not is_merged(s) and s.players > 2 and (s.event > MERGING or (s.event == MERGING and not playing)):
        wrong.append("side_of: two gods have merged after the third conflict (A-MG1)")
    if s.event == FORGETTING and playing and any(not s.in_play >> side & 1 for side in s.side_of):
        wrong.append("in_play: gods are forgotten when the fourth conflict is over (A-FG1)")
    if s.event >= FORGETTING and not playing and any(s.devotion[side] <= contents.RED for side in sides):
        wrong.append("devotion: a god in the red was forgotten after the fourth conflict (A-FG1)")
    return wrong


def is_merged(s: AnkhState) -> bool:
    return len(set(s.side_of)) < s.players


def check_merge(s: AnkhState) -> list[str]:
    early = is_merged(s) and (s.event < MERGING or (s.event == MERGING and in_conflict(s)))
    return ["side_of: gods merge after the third conflict (A-MG1)"] if early else []


def check_hands(s: AnkhState) -> list[str]:
    """Cycle of Ma'at is in every hand but during the battle in which it was played, so no hand runs out (A-B12)."""
    fight = fight_of(s)
    return [
        f"hand: {GODS[side]} cannot be without Cycle of Ma'at"
        for side in ALL_SIDES
        if s.in_play >> side & ~s.hand[side] >> CYCLE & 1 and not (fight and fight[CARDS + side] >> CYCLE & 1)
    ]
