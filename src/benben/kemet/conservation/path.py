"""What is in the box of the path stays there: checks for priests, Objects and Skills (KT-R1 to KT-R17)."""

from ...kernel.notation import NONE, bits
from ..box.classic_state import ClassicState
from ..box.names import LOCATION_NAMES, LOCATIONS, OBJECTS, PATH_SPACES, PLAYER_NAMES, SIDE_NAMES, TOKEN_NAMES, ZONES
from ..box.path import AT_START, FIRST_SKILL, VICTORY_TOKEN
from ..box.state import KemetState
from ..rules import path, priests


def check_path(s: KemetState, setup: bool) -> list[str]:
    if not isinstance(s, ClassicState):
        return []
    if not s.edition.has_path:
        return blank(s)
    return check_boards(s, setup) + check_tokens(s) + check_priests(s)


def blank(s: ClassicState) -> list[str]:
    """Without the path there is nothing of it."""
    numbers = [
        *s.reserve,
        *s.priest,
        *s.priest_supply,
        *s.priest_on,
        *s.skills,
        *s.objects,
        *s.silenced,
        *s.dagger,
        s.along,
    ]
    wrong = any(numbers) or any(x != NONE for x in [*s.path_side, *s.path_token])
    return ["priest: priests, Objects and Skills come with the module path (KT-E1)"] if wrong else []


def check_boards(s: ClassicState, setup: bool) -> list[str]:
    wrong = []
    for board, side in enumerate(s.path_side):
        if side == NONE and not setup:
            wrong.append(f"path_side: board {board + 1} of the path has no side up")
        elif side != NONE and side // 2 != board:
            wrong.append(f"path_side: {SIDE_NAMES[side]} is no side of board {board + 1}")
    known = s.path_side[: sum(side != NONE for side in s.path_side)]
    if NONE in known:
        wrong.append("path_side: sides are drawn from the first board on")
    return wrong


def check_tokens(s: ClassicState) -> list[str]:
    wrong = []
    for i, token in enumerate(s.path_token):
        if token != NONE and (not path.in_play(s, i) or token not in s.edition.tokens_for[i]):
            wrong.append(f"path_token: {TOKEN_NAMES[token]} cannot lie at {LOCATION_NAMES[PATH_SPACES[i][0]]}")
    for token, copies in enumerate(s.edition.token_copies):
        there = s.reserve[token] + s.path_token.count(token)
        if token < FIRST_SKILL:
            there += sum(s.objects[token::OBJECTS])
        elif token < VICTORY_TOKEN:
            there += sum(skills >> token - FIRST_SKILL & 1 for skills in s.skills)
        gone = token < FIRST_SKILL or token == VICTORY_TOKEN  # used Objects and points taken do not return
        if there > copies or (there < copies and not gone):
            wrong.append(f"reserve: there are {there} of {TOKEN_NAMES[token]}, not {copies}")
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        if any(s.objects[p * OBJECTS + o] and s.edition.object_data[o]["when"] == "taken" for o in s.edition.objects):
            wrong.append(f"objects: what works at once is not kept by {name} (KT-R18)")
        if s.silenced[p] & ~s.tiles[p]:
            wrong.append(f"silenced: {name} has no such tile")
    return wrong


def check_priests(s: ClassicState) -> list[str]:
    wrong = []
    up = [SIDE_NAMES[side] for side in s.path_side if side != NONE]
    for p, name in enumerate(PLAYER_NAMES[: s.players]):
        on = s.priest_on[p * LOCATIONS : (p + 1) * LOCATIONS]
        total = sum(on) + priests.away(s, p)
        if total != s.edition.priests:
            wrong.append(f"priest_on: {name} has {total} priests, not {s.edition.priests} (KT-C1)")
        for at, count in enumerate(on):
            if count and at not in (AT_START, path.DESTINATION) and LOCATION_NAMES[at][:2] not in up:
                wrong.append(f"priest_on: {LOCATION_NAMES[at]} lies on a side that is not up")
        if any(s.priest[p * ZONES + z] > s.troop[p * ZONES + z] for z in range(ZONES)):
            wrong.append(f"priest: the priests of {name} are Units of a Troop (KT-R13)")
        if s.priest_supply[p] > s.supply[p]:
            wrong.append(f"priest_supply: the priests of {name} are Units of the supply (KT-R13)")
        if any(k not in s.edition.skills for k in bits(s.skills[p])):
            wrong.append(f"skills: {name} has a Skill that is not in the game")
    if s.along > s.edition.priests:
        wrong.append(f"along: at most {s.edition.priests} priests move")
    return wrong
