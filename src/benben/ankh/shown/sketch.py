"""Sketches: a position as a person would jot it down, only what differs from the start of a game.

    game = "ankh"
    gods = ["isis", "amun"]             # P1 plays Isis, P2 Amun
    situation = "battle in the region of [4,7]"
    board = "empty"                     # or the scenario's layout, which is the default
    pieces = { "[4,7]" = "isis god", "[5,8]" = "amun god", "[4,8]" = "amun warrior" }

    [isis]
    followers = 4
    devotion = 7
    hand = ["flood", "cycle"]

Pools, Ankh tokens and supplies are worked out from what stands on the board.
"""

import re
from functools import partial
from typing import Any

from ...kernel.errors import BadOptions, BadPosition, shown
from ...kernel.events import Log
from ...kernel.notation import NONE, quoted, suggestion
from ...kernel.positions import expect, named
from ...kernel.steps import STAGE
from ..box import contents
from ..box.contents import TOKENS
from ..box.frames import STEPS
from ..box.lands import Lands, lands_of
from ..box.names import (
    ALL_SIDES,
    FIGURE_NAMES,
    FIGURES,
    FORMS,
    GODS,
    GUARDIAN,
    GUARDIAN_NAMES,
    KIND,
    KINDS,
    MONUMENT_NAMES,
    OBELISK,
    PLAYER_NAMES,
    SUN,
    UNLOCK,
    WARRIOR,
    owner_of,
)
from ..box.state import AnkhState
from ..rules import forgetting, merging, turn, unlock
from ..rules.battle import REVEALED
from ..rules.conflict import CONFLICT, REGIONS, resolve
from ..rules.fight import CARDS, SIDES, TOKEN, fight_of
from ..rules.forgetting import FORGETTING
from ..rules.gods import ra
from ..rules.merging import MERGING
from ..rules.options import read_options
from ..rules.scenario import EVENT_TRACKS, SCENARIO_NAMES
from ..rules.setup import copies_in_play, deal, lay_out
from ..rules.turn import EVENT_DONE, FIRST_DONE, SECOND_ACTION, TURN, needed, start_event
from .sketch_keys import CONTENTS, OF_A_GOD, SETTINGS, SITUATIONS

term = partial(named, KINDS)
HEADER = ("game", "format", "benben", "version")
ENTRIES = (*SETTINGS, *CONTENTS, *GODS)
ENTRY_OF = {"side_of": "merged", "in_play": "forgotten", "piece": "pieces", "lineup": "guardians", "chair": "gods"}
GUARDIANS = ["satet", "mummy", "scorpion"]
SITUATION = re.compile(
    r"turn of (?P<turn>P\d)(?: after (?P<after>\w+))?"
    r"|action (?P<action>\w+) of (?P<actor>P\d)"
    r"|(?P<event>monument|caravan|consolidation|conflict) of (?P<trigger>P\d)"
    r"|(?:battle|dominion) in the region of (?P<hex>\[\d+,\d+\])(?: of (?P<holder>P\d))?(?P<revealed> after the cards)?"
    r"|(?P<merging>merging)"
)


def read_sketch(data: dict[str, Any]) -> AnkhState:
    """The position before its situation is played: every column in place, no frames yet."""
    for key in data:
        if key not in HEADER + ENTRIES:
            raise BadPosition(f"sketch: unknown entry {shown(key)}{suggestion(key, ENTRIES)}")
    players = data.get("players")
    gods = expect(data.get("gods", list(GODS[: players if isinstance(players, int) else 2])), list, "gods")
    given: dict[str, object] = {"guardians": GUARDIANS, "first": "P1", "players": len(gods)}
    try:
        options = read_options(given | {key: data[key] for key in SETTINGS if key in data} | {"gods": gods})
    except BadOptions as wrong:
        raise BadPosition(f"sketch: {wrong}") from None
    s = AnkhState(len(gods))
    s.scenario = SCENARIO_NAMES.index(str(options["scenario"]))
    s.side_of = [GODS.index(god) for god in gods]
    s.first = term("player", options["first"], "first")
    s.lineup = [GUARDIAN_NAMES.index(name) for name in expect(options["guardians"], list, "guardians")]
    deal(s)
    lay_out(s)
    read_board(s, data)
    merged = expect(data.get("merged", {}), dict, "merged")
    if len(merged) > 1:
        raise BadPosition("merged: two gods merge once in a game, and no others")
    for lower, higher in merged.items():
        join_gods(s, term("god", lower, "merged"), term("god", higher, "merged"))
    forget_gods(s, expect(data.get("forgotten", []), list, "forgotten"))
    check_owners(s, gods, data)
    for god in GODS:
        if god in data:
            read_god(s, GODS.index(god), expect(data[god], dict, god))
    stack_markers(s, data)
    read_tracks(s, data)
    count_pieces(s)
    return s


def read_board(s: AnkhState, data: dict[str, Any]) -> None:
    if data.get("board", "scenario") not in ("scenario", "empty"):
        raise BadPosition(f'board: "scenario" or "empty" is expected, not {shown(data["board"])}')
    if data.get("board") == "empty":
        s.piece = [0] * len(s.piece)
    for name, piece in expect(data.get("pieces", {}), dict, "pieces").items():
        h = term("hex", name, "pieces")
        s.piece[h] = term("piece", piece, f"pieces {name}")
    if "camels" in data:
        s.camels = term("sides", data["camels"], "camels")
    lands = lands_of(s.camels)
    if "tokens" in data:
        s.token_at = [NONE] * TOKENS
        for token, name in expect(data["tokens"], dict, "tokens").items():
            s.token_at[term("token", token, "tokens")] = region_named(lands, name, "tokens")
    elif "camels" in data:
        firsts = [region[0] for region in lands.regions][:TOKENS]
        s.token_at = firsts + [NONE] * (TOKENS - len(firsts))
    tiles = [term("hex", name, "tiles") for name in expect(data.get("tiles", []), list, "tiles")]
    if len(tiles) > len(s.tiles):
        raise BadPosition(f"tiles: there are only {len(s.tiles)}")
    s.tiles = sorted(tiles) + [NONE] * (len(s.tiles) - len(tiles))


def region_named(lands: Lands, name: object, where: str) -> int:
    region = lands.region_of[term("hex", name, where)]
    if region < 0:
        raise BadPosition(f"{where}: {name} is water; a region is named by a land hex")
    return lands.first_hex(region)


def join_gods(s: AnkhState, lower: int, higher: int) -> None:
    """A merge that has already happened."""
    if lower == higher or not s.in_play >> lower & 1 or not s.in_play >> higher & 1:
        raise BadPosition("merged: two gods in play are expected, the lower one first")
    s.piece = [0 if piece and owner_of(piece) == lower else piece for piece in s.piece]
    merging.merge(s, higher, lower, None)


def forget_gods(s: AnkhState, names: list[object]) -> None:
    """Gods that were forgotten after the fourth conflict (A-FG1)."""
    for name in names:
        side = term("god", name, "forgotten")
        if not s.in_play >> side & 1:
            raise BadPosition(f"forgotten: {name} is not in play")
        forgetting.drop(s, side, None)
    if names and not s.in_play & s.in_play - 1:
        raise BadPosition("forgotten: with one god left the game is over (A-W1)")


def check_owners(s: AnkhState, gods: list[str], data: dict[str, Any]) -> None:
    """What was written of a god that is no longer in play would be lost without a word."""
    for name, piece in data.get("pieces", {}).items():
        god = str(piece).partition(" ")[0]
        if god in gods and not s.in_play >> GODS.index(god) & 1:
            raise BadPosition(f"pieces {name}: {god} has merged or is forgotten and has no pieces")


def read_god(s: AnkhState, side: int, table: dict[str, Any]) -> None:
    god = GODS[side]
    if not s.in_play >> side & 1:
        raise BadPosition(f"{god}: this god is not in play")
    for key in table:
        if key not in OF_A_GOD:
            raise BadPosition(f"{god}: unknown entry {shown(key)}{suggestion(key, tuple(OF_A_GOD))}")
    for key, column in (
        ("followers", s.followers),
        ("devotion", s.devotion),
        ("captives", s.captives),
        ("pile", s.pile),
    ):
        if key in table:
            column[side] = term("number", table[key], f"{god} {key}")
    if "forms_used" in table:
        if not s.powers[side] >> FORMS & 1:
            raise BadPosition(f"{god} forms_used: only Amun's side has that token")
        s.forms_used = int(table["forms_used"] is True)
    if "hand" in table:
        s.hand[side] = term("cards", table["hand"], f"{god} hand")
    if "powers" in table:
        mask = term("powers", table["powers"], f"{god} powers")
        own = s.powers[side] & ~unlock.ANKH_MASK
        if mask & ~unlock.ANKH_MASK & ~own:
            raise BadPosition(f"{god} powers: the power of another god cannot be unlocked")
        s.powers[side] = own | mask
    for name in expect(table.get("pool", []), list, f"{god} pool"):
        if name not in GUARDIAN_NAMES:
            raise BadPosition(
                f"{god} pool: a guardian is expected, not {shown(name)}{suggestion(name, GUARDIAN_NAMES)}"
            )
        s.pool[side * FIGURES + FIGURE_NAMES.index(name)] += 1


def stack_markers(s: AnkhState, data: dict[str, Any]) -> None:
    """Give the markers on one space consecutive heights, in the order of what was written or of the start."""
    written = [(s.devotion[side], s.pile[side]) for side, god in enumerate(GODS) if "pile" in data.get(god, {})]
    if len(written) > len(set(written)):
        raise BadPosition("pile: two markers on one space cannot lie at the same height")
    ranked = sorted((side for side in ALL_SIDES if s.in_play >> side & 1), key=lambda side: s.pile[side])
    height: dict[int, int] = {}
    for side in ranked:
        s.pile[side] = height.get(s.devotion[side], 0)
        height[s.devotion[side]] = s.pile[side] + 1


def read_tracks(s: AnkhState, data: dict[str, Any]) -> None:
    for action, at in expect(data.get("track", {}), dict, "track").items():
        number = term("action", action, "track")
        s.track[number] = term("number", at, f"track {action}")
    s.event = term("number", data.get("event", begun(s)), "event")
    if s.event > len(contents.EVENT_TRACK):
        raise BadPosition(f"event: the track has {len(contents.EVENT_TRACK)} events")
    if "tiebreaker" in data:
        s.tiebreaker = term("player", data["tiebreaker"], "tiebreaker")


def as_written(wrong: str) -> str:
    """What is impossible, by the entry of a sketch instead of the column that comes of it."""
    column, colon, why = wrong.partition(":")
    return ENTRY_OF.get(column, column) + colon + why


def begun(s: AnkhState) -> int:
    """The event that must have begun, going by which gods are left."""
    if any(not s.in_play >> side & 1 for side in s.side_of):
        return FORGETTING
    return MERGING if len(set(s.side_of)) < s.players else 0


def count_pieces(s: AnkhState) -> None:
    """Pools and supplies hold what is not on the board."""
    kinds = [(piece & KIND, owner_of(piece)) for piece in s.piece if piece]
    for m, name in enumerate(MONUMENT_NAMES):
        s.supply[m] = contents.GAME["supply"][name] - sum(k == OBELISK + m for k, _ in kinds)
    for side in ALL_SIDES:
        if s.in_play >> side & 1:
            s.pool[side * FIGURES] = contents.WARRIORS - kinds.count((WARRIOR, side)) - s.captives[side]
            s.ankhs[side] = contents.ANKHS - sum(k >= OBELISK and owner == side for k, owner in kinds)
    for g in range(len(GUARDIAN_NAMES)):
        held = sum(s.pool[side * FIGURES + 1 + g] for side in ALL_SIDES)
        s.guardians[g] = copies_in_play(s, g) - held - sum(k == GUARDIAN + g for k, _ in kinds)
    if s.suns:
        s.suns = ra.SUNS - sum(bool(piece & SUN) for piece in s.piece)
    names = [*MONUMENT_NAMES, *KINDS["pool"].names, *(f"{god} ankh tokens" for god in GODS), *GUARDIAN_NAMES, "suns"]
    for name, left in zip(names, s.supply + s.pool + s.ankhs + s.guardians + [s.suns]):
        if left < 0:
            raise BadPosition(f"pieces: {name}: {-left} more than there are in this game")


def situate(s: AnkhState, data: dict[str, Any], log: Log | None) -> None:
    """Push the frames of the situation; the machine runs on from there."""
    text = data.get("situation", f"turn of {PLAYER_NAMES[s.first]}")
    match = SITUATION.fullmatch(text) if isinstance(text, str) else None
    if not match:
        raise BadPosition(f"situation: {shown(text)} is unknown; one of {quoted(SITUATIONS)} is expected")
    names = [name for name in (match["turn"], match["actor"], match["trigger"], match["holder"]) if name]
    p = term("player", names[0], "situation") if names else s.first
    if p >= s.players:
        raise BadPosition(f"situation: {PLAYER_NAMES[p]} is not in the game")
    if match["turn"]:
        after = term("action", match["after"], "situation") if match["after"] else NONE
        if after == UNLOCK:
            raise BadPosition("situation: there is no second action after unlock")
        s.frames.append([TURN, SECOND_ACTION if match["after"] else 0, p, after])
        move_marker(s, after, 1)
    elif match["action"]:
        action = term("action", match["action"], "situation")
        s.frames.append([TURN, FIRST_DONE, p, action])
        move_marker(s, action, 1)
        turn.start(s, p, action, log)
    else:
        s.frames.append([TURN, EVENT_DONE, p, UNLOCK])
        move_marker(s, UNLOCK, needed(s, UNLOCK))
        start_track_event(s, data, p, match)
    wrong = STEPS[TURN].fits(s, s.frames[0])
    if wrong:
        raise BadPosition(f"situation: {wrong}")


def move_marker(s: AnkhState, action: int, least: int) -> None:
    """Where the situation says that an action was taken, its marker has moved at least so far (A-T1)."""
    if action != NONE:
        s.track[action] = max(s.track[action], least)


def start_track_event(s: AnkhState, data: dict[str, Any], p: int, match: re.Match[str]) -> None:
    wanted = match["event"] or ("conflict+merge" if match["merging"] else "conflict")
    track = EVENT_TRACKS[s.scenario]
    if "event" not in data:
        fitting = [i + 1 for i, event in enumerate(track) if event.startswith(wanted)]
        s.event = next((n for n in fitting if n > begun(s)), fitting[0] if fitting else 0)
    if not s.event or not track[s.event - 1].startswith(wanted):
        raise BadPosition(f"event: the situation needs an event {wanted!r}, which number {s.event} is not")
    if match["hex"]:
        region = region_named(lands_of(s.camels), match["hex"], "situation")
        if "tiebreaker" not in data:
            s.tiebreaker = p
        token = s.token_at.index(region)
        s.frames.append([CONFLICT, REGIONS, p, token - 1])
        if match["revealed"]:
            s.frames[-1][TOKEN] = token
            resolve(s, token, None)
            reveal_cards(s, data)
    elif match["merging"]:
        s.frames.append([CONFLICT, REGIONS, p, TOKENS - 1])
    else:
        s.frames.append(start_event(wanted, p))


def reveal_cards(s: AnkhState, data: dict[str, Any]) -> None:
    """The cards that lie revealed; each has left its player's hand (A-B1)."""
    fight = fight_of(s)
    if fight is None:
        raise BadPosition("situation: cards are played in a battle, and there is none in that region")
    fight[STAGE] = REVEALED
    for side, god in enumerate(GODS):
        cards = term("cards", data.get(god, {}).get("played", []), f"{god} played")
        if bool(cards) != bool(fight[SIDES] >> side & 1):
            raise BadPosition(f"{god} played: each god in the battle has played a card, and no other")
        fight[CARDS + side] = cards
        s.hand[side] &= ~cards
