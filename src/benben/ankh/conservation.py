"""What is in the box stays in the box: checks for every position (A-C2, A-C3, A-C5, A-M1, A-M2, A-D1)."""

from typing import Final

from ..kernel.notation import NONE
from ..kernel.steps import STEP, State
from .box import contents
from .box.columns import COLUMNS
from .box.contents import TOKENS
from .box.frames import STEPS
from .box.hexmap import HEX_NAMES, WATER
from .box.lands import lands_of
from .box.names import (
    ALL_SIDES,
    APEP,
    FIGURES,
    GOD,
    GOD_POWER,
    GODS,
    GUARDIAN,
    GUARDIAN_NAMES,
    KIND,
    KIND_NAMES,
    MONUMENT_NAMES,
    NEUTRAL,
    OBELISK,
    SUN,
    WARRIOR,
    owner_of,
)
from .box.state import AnkhState
from .rules import caravan, consolidation
from .rules.forgetting import FORGETTING
from .rules.gods import amun, anubis, osiris, ra
from .rules.setup import copies_in_play, level_of
from .rules.turn import needed
from .rules.unlock import IN_LEVEL, base_of

DRAWN: Final = ("scenario", "side_of", "first", "lineup")
"""The columns that are known before the pieces are dealt."""


def check(s: AnkhState) -> list[str]:
    """What is impossible about a position, one line each."""
    if s.frames and STEPS[s.frames[0][STEP]].name == "setup":
        return check_setup(s)
    wrong = check_players(s)
    if wrong:
        return wrong
    wrong = check_powers(s) + check_board(s) + check_sides(s) + check_supply(s) + check_tokens(s)
    return wrong + check_regions(s) + check_tracks(s)


def check_setup(s: AnkhState) -> list[str]:
    """Nothing is dealt yet; what chance has drawn so far is drawn as it must be (A-C1, A-S4)."""
    blank = AnkhState(s.players)
    dealt = [c.name for c in COLUMNS if c.name not in DRAWN and getattr(s, c.name) != getattr(blank, c.name)]
    wrong = [f"{name}: nothing is dealt during setup" for name in dealt]
    gods = [side for side in s.side_of if side != NONE]
    if len(set(gods)) < len(gods):
        wrong.append("side_of: no god is played twice")
    if any(guardian != NONE and level_of(guardian) != level for level, guardian in enumerate(s.lineup)):
        wrong.append("lineup: one guardian of each level is needed")
    return wrong


def check_players(s: AnkhState) -> list[str]:
    wrong = []
    if NONE in s.side_of or s.first == NONE or s.first >= s.players or NONE in s.lineup:
        return ["every player needs a god, and first player and guardians must be known"]
    if [level_of(g) for g in s.lineup] != [0, 1, 2]:
        wrong.append("lineup: one guardian of each level is needed")
    for side in ALL_SIDES:
        if s.in_play >> side & 1:
            chair = s.chair[side]
            if chair == NONE or chair >= s.players or s.side_of[chair] != side:
                wrong.append(f"chair: {GODS[side]} is in play and needs a player of its own")
    if sorted(chair for chair in s.chair if chair != NONE) != list(range(s.players)):
        wrong.append("chair: every player has brought one god, and the others are not in the game")
    if s.tiebreaker >= s.players:
        wrong.append("tiebreaker: there is no such player")
    if s.players < 3 and len(set(s.side_of)) < s.players:
        wrong.append("side_of: gods merge only with three players or more")
    elif len(set(s.side_of)) < s.players - 1:
        wrong.append("side_of: two gods merge once in a game, and no others")
    if not s.in_play & s.in_play - 1 and not s.reason:
        wrong.append(f"in_play: {'one' if s.in_play else 'no'} god is left, but the game goes on")
    if s.event < FORGETTING and any(not s.in_play >> side & 1 for side in s.side_of):
        wrong.append("in_play: no god is forgotten before the fourth conflict")
    return wrong


def check_conflict(s: AnkhState) -> list[str]:
    """Tiebreaker and Amun's token go back when a conflict is over (A-X5, A-B1)."""
    if s.reason or any(STEPS[f[STEP]].name == "conflict" for f in s.frames):
        return []
    wrong = []
    if s.tiebreaker != NONE:
        wrong.append("tiebreaker: nobody holds it outside a conflict (A-X5)")
    if s.forms_used:
        wrong.append("forms_used: Amun's token lies face up outside a conflict (A-B1)")
    return wrong


def check_powers(s: AnkhState) -> list[str]:
    """A god has its own god power and those of gods merged into it (A-MG3), and two Ankh powers per level (A-C10)."""
    wrong = []
    for side in ALL_SIDES:
        members = [god for god in ALL_SIDES if s.chair[god] != NONE and s.side_of[s.chair[god]] == side]
        own = sum(1 << GOD_POWER + god for god in members) if s.in_play >> side & 1 else 0
        if s.powers[side] >> GOD_POWER << GOD_POWER != own:
            wrong.append(
                f"powers: {GODS[side]} must have its own god power and those of gods merged into it, and no others"
            )
        for level in range(3):
            unlocked = s.powers[side] >> level * IN_LEVEL & (1 << IN_LEVEL) - 1
            if unlocked.bit_count() > contents.PER_LEVEL:
                wrong.append(f"powers: {GODS[side]} has more than {contents.PER_LEVEL} powers of level {level + 1}")
    return wrong


def check_board(s: AnkhState) -> list[str]:
    wrong = []
    for h, piece in enumerate(s.piece):
        if not piece:
            continue
        kind, owner = piece & KIND, owner_of(piece)
        if owner != NEUTRAL and not s.in_play >> owner & 1:
            wrong.append(f"piece: {HEX_NAMES[h]} holds a piece of {GODS[owner]}, who is not in play")
        if WATER[h] and kind != APEP:
            wrong.append(f"piece: {HEX_NAMES[h]} is water, where only Apep can stand")
        if piece & SUN and not s.powers[owner] >> ra.POWER & 1:
            wrong.append(f"piece: the figure on {HEX_NAMES[h]} cannot be Radiant")
    return wrong


def check_sides(s: AnkhState) -> list[str]:
    wrong = []
    counts = [[0] * len(KIND_NAMES) for _ in range(len(GODS) + 1)]
    for piece in s.piece:
        counts[owner_of(piece)][piece & KIND] += 1
    for side in ALL_SIDES:
        god, own = GODS[side], counts[side]
        if not s.in_play >> side & 1:
            goods = (s.followers, s.captives, s.ankhs, s.hand, s.powers, s.devotion, s.pile)
            if any(s.pool[side * FIGURES : (side + 1) * FIGURES]) or any(column[side] for column in goods):
                wrong.append(f"pool: {god} is not in play and owns nothing")
            continue
        if own[GOD] != 1:
            wrong.append(f"piece: {god} has one God figure on the board, not {own[GOD]}")
        warriors = own[WARRIOR] + s.pool[side * FIGURES] + s.captives[side]
        if warriors != contents.WARRIORS:
            wrong.append(f"pool: {god} has {warriors} Warriors, not {contents.WARRIORS}")
        ankhs = s.ankhs[side] + sum(own[OBELISK:])
        if ankhs != contents.ANKHS:
            wrong.append(f"ankhs: {god} has {ankhs} Ankh tokens for monuments, not {contents.ANKHS}")
        for base, most in contents.GAME["bases"].items():
            kinds = [g for g in range(len(GUARDIAN_NAMES)) if base_of(g) == base]
            used = sum(own[GUARDIAN + g] + s.pool[side * FIGURES + 1 + g] for g in kinds)
            if used > most:
                wrong.append(f"pool: {god} has {used} guardians on {base} bases and only {most} bases")
    return wrong


def check_supply(s: AnkhState) -> list[str]:
    wrong = []
    for m, name in enumerate(MONUMENT_NAMES):
        total = s.supply[m] + sum(piece & KIND == OBELISK + m for piece in s.piece)
        if total != contents.GAME["supply"][name]:
            wrong.append(f"supply: there are {total} {name}s, not {contents.GAME['supply'][name]}")
    some_left = len(set(s.side_of)) < s.players or s.in_play.bit_count() < len(set(s.side_of))
    for g, name in enumerate(GUARDIAN_NAMES):
        held = sum(s.pool[side * FIGURES + 1 + g] for side in ALL_SIDES)
        total = s.guardians[g] + held + sum(piece & KIND == GUARDIAN + g for piece in s.piece)
        copies = copies_in_play(s, g)
        if total > copies or (total < copies and not some_left and not merging(s)):
            wrong.append(f"guardians: there are {total} of {name}, not {copies}")
    if s.camels.bit_count() > contents.CAMELS:
        wrong.append(f"camels: there are only {contents.CAMELS}")
    return wrong


def check_tokens(s: AnkhState) -> list[str]:
    """What gods bring along: Sun tokens, Underworld tiles, Amun's token, the slots of Anubis (A-S1)."""
    wrong = []
    radiant = sum(bool(piece & SUN) for piece in s.piece)
    suns = ra.SUNS if s.chair[ra.RA] != NONE else 0
    if s.suns + radiant != suns:
        wrong.append(f"suns: there are {s.suns + radiant} Sun tokens, not {suns}")
    if s.forms_used > any(s.powers[side] >> amun.POWER & 1 for side in ALL_SIDES):
        wrong.append("forms_used: Amun has one token, and it is in the game with him")
    if (any(s.captives) and anubis.jailer(s) < 0) or sum(s.captives) > anubis.SLOTS:
        wrong.append("captives: Anubis holds at most three Warriors, and only while he is in play")
    elif any(s.captives) and s.captives[anubis.jailer(s)]:
        wrong.append("captives: Anubis traps no Warriors of his own side")
    tiles = [h for h in s.tiles if h != NONE]
    gate = any(s.powers[side] >> osiris.POWER & 1 for side in ALL_SIDES)
    if len(set(tiles)) != len(tiles) or any(WATER[h] for h in tiles) or (tiles and not gate):
        wrong.append("tiles: Underworld tiles lie on different land hexes while Osiris is in play")
    elif s.tiles != sorted(tiles) + [NONE] * (len(s.tiles) - len(tiles)):
        wrong.append("tiles: those on the board come first, in its order")
    return wrong


def check_regions(s: AnkhState) -> list[str]:
    """Every region has one conflict token, named by the region's first hex (A-M7)."""
    lands = lands_of(s.camels)
    firsts = sorted(region[0] for region in lands.regions)
    if sorted(h for h in settled_tokens(s) if h != NONE) == firsts:
        return []
    regions = ", ".join(HEX_NAMES[h] for h in firsts)
    return [f"token_at: every region needs one conflict token at its first hex ({regions}); there are {TOKENS} tokens"]


def check_tracks(s: AnkhState) -> list[str]:
    wrong = [
        f"track: a marker walks {needed(s, action)} spaces and stands at {s.track[action]}"
        for action in range(4)
        if s.track[action] > needed(s, action)
    ]
    spaces: dict[int, list[int]] = {}
    for side in ALL_SIDES:
        if s.in_play >> side & 1:
            if not 0 <= s.devotion[side] <= contents.TOP:
                wrong.append(f"devotion: the track ends at {contents.TOP}, {GODS[side]} stands at {s.devotion[side]}")
            elif s.devotion[side] == contents.TOP and not s.reason:
                wrong.append(f"devotion: {GODS[side]} stands at the top, which would have won the game")
            spaces.setdefault(s.devotion[side], []).append(s.pile[side])
    for space, heights in spaces.items():
        if sorted(heights) != list(range(len(heights))):
            wrong.append(f"pile: the markers on space {space} must lie on one another, from 0 up")
    return wrong


def top_name(s: State) -> str:
    return STEPS[s.frames[-1][STEP]].name if s.frames else ""


def merging(s: AnkhState) -> bool:
    """While guardians are being chosen some have already left."""
    return top_name(s) == "which guardians leave"


def settled_tokens(s: AnkhState) -> list[int]:
    """Where the conflict tokens lie, those of a caravan or a consolidation as if they had been put down already."""
    tokens = s.token_at[:]
    if top_name(s) == "which half keeps the token":
        f = s.frames[-1]
        tokens[f[caravan.TOKEN]] = f[caravan.KEEP_TOKEN_HALF]
        tokens.append(f[caravan.KEEP_TOKEN_OTHER_HALF])
    elif top_name(s) == "which token moves":
        f = s.frames[-1]
        tokens[f[consolidation.FIRST]] = f[consolidation.BARE]
        tokens[f[consolidation.SECOND]] = f[consolidation.JOINED]
    return tokens
