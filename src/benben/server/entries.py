"""The log of a table: what was done, in the order in which it arrived. A game is the fold of its entries.

It differs from a record (`kernel/records.py`) in what it must keep: the steps of open drafts, choices that wait to be
confirmed, and who sent what. The record of a game is made by the fold.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ..kernel.events import EVERYONE
from ..kernel.game import Game
from ..kernel.records import CONSENT
from ..kernel.steps import BOX
from ..kernel.traces import Trace

CHOICE: Final = "choice"
HOLD: Final = "hold"
"""A choice that waits for `confirm`."""
CONFIRM: Final = "confirm"
UNDO: Final = "undo"
CONSENT_UNDO: Final = "consent"
"""Past a barrier: `text` is how many choices."""
CUT: Final = "cut"
"""What comes after the first `text` entries does not count, up to here: it no longer replays, and all have agreed."""
RULES: Final = "rules"
"""From here on the game goes on by the rules of version `text`: they make something else of what came before, and its
host, or all, have agreed."""
KINDS: Final = (CHOICE, HOLD, CONFIRM, UNDO, CONSENT_UNDO, CUT, RULES)


class Entry(NamedTuple):
    kind: str
    player: int
    text: str
    audience: int  # who may know it now: a draft is its player's own until it stands in the record


def chain(before: bytes, new: Iterable[Entry]) -> bytes:
    """A mark of a whole log, made from the mark of what was there before: any change to any entry changes it."""
    for entry in new:
        text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
        before = hashlib.blake2b(before + text.encode(), digest_size=16).digest()
    return before


class Standing(NamedTuple):
    """What a log amounts to: without what was cut off, and no further than to where something is missing."""

    log: list[Entry]
    traces: list[Trace | None]  # what each of them left behind, where that was kept
    mark: bytes  # the chain over everything that was found; it begins anew with a cut
    hole: int | None  # how many entries stand before the first that is missing, if one is


def standing(rows: Iterable[tuple[int, Entry, Trace | None]], length: int) -> Standing:
    """From the numbered entries that were found of a log of `length`. A cut takes away everything behind what it keeps,
    holes as well."""
    log: list[Entry] = []
    traces: list[Trace | None] = []
    marked: list[Entry] = []
    hole: int | None = None
    awaited = 0
    for n, entry, trace in rows:
        if n != awaited and hole is None:
            hole = len(log)
        awaited = n + 1
        if entry.kind == CUT:
            del log[int(entry.text) :], traces[int(entry.text) :]
            marked = [*log, entry]
            hole = None if hole is None or hole >= len(log) else hole
        else:
            log.append(entry)
            traces.append(trace)
            marked.append(entry)
    if awaited != length and hole is None:
        hole = len(log)
    return Standing(log[:hole], traces[:hole], chain(b"", marked), hole)


def sound(entry: tuple[object, ...], players: int) -> bool:
    """Whether an entry can be one at all: a damaged file may say anything."""
    kind, player, text, audience = entry
    if kind not in KINDS or not isinstance(text, str) or not isinstance(player, int) or not isinstance(audience, int):
        return False
    return BOX <= player < players and (kind not in (CUT, RULES) or re.fullmatch("[0-9]{1,9}", text) is not None)


def fold(game: Game, entry: Entry) -> None:
    """Do again what an entry says. It was checked before it was written."""
    kind, player, text, _ = entry
    if kind == CHOICE:
        game.commit(player, game.rules.read(game.state, player, text))
    elif kind == HOLD:
        game.held = (player, game.rules.read(game.state, player, text))
    elif kind == CONFIRM:
        game.confirm(player)
    elif kind == UNDO:
        game.undo(player)
    elif kind == CONSENT_UNDO:
        game.undo_by_consent(player, int(text))


def play(game: Game, player: int, choice: int) -> Entry:
    """Make a choice; the entry that says so. A refused choice raises and changes nothing."""
    drafting = bool(game.state.drafts)
    game.play(player, choice)
    text = game.rules.choices.say(choice)
    if game.held:
        return Entry(HOLD, player, text, 1 << player)
    audience = 1 << player if drafting else game.record.lines[-1][2]
    return Entry(CHOICE, player, text, audience)


def play_together(game: Game, player: int, choices: list[int]) -> Iterator[Entry]:
    """Make several choices of one gesture, one after the other, or none: what is wrong is said before the first."""
    made = game.check_together(player, choices)
    return (play(game, player, choice) for choice in made)


def confirm(game: Game, player: int) -> Entry:
    game.confirm(player)
    return Entry(CONFIRM, player, "", game.record.lines[-1][2])


def undo_together(game: Game, player: int, choices: int) -> Iterator[Entry]:
    """Take back the last choice, and of those before it as many as a gesture had, where nothing closes them in."""
    yield undo(game, player)
    for _ in range(1, choices):
        if not game.may_undo(player):
            break
        yield undo(game, player)


def undo(game: Game, player: int) -> Entry:
    own = bool(game.held or game.state.drafts)
    game.undo(player)
    return Entry(UNDO, player, "", 1 << player if own else game.record.lines[-1][2])


def undo_by_consent(game: Game, player: int, choices: int) -> Entry:
    game.undo_by_consent(player, choices)
    return Entry(CONSENT_UNDO, player, str(choices), EVERYONE)


def answer(game: Game) -> Entry | None:
    """What BOX says, if it is asked."""
    if not game.chance():
        return None
    _, text, audience = game.record.lines[-1]
    return Entry(CHOICE, BOX, text, audience)


def of_line(line: tuple[int, str, int]) -> Entry:
    """A line of a record as an entry of a log."""
    player, text, audience = line
    consent = CONSENT.fullmatch(text)
    if consent:
        return Entry(CONSENT_UNDO, player, consent[1], audience)
    if text == "undo":
        return Entry(UNDO, player, "", audience)
    return Entry(CHOICE, player, text, audience)
