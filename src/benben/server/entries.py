"""The log of a table: what was done, in the order in which it arrived. A game is the fold of its entries.

It differs from a record (`kernel/records.py`) in what it must keep: the steps of open drafts, choices that wait to be
confirmed, and who sent what. The record of a game is made by the fold.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Final, NamedTuple

from ..kernel.contract import BOX
from ..kernel.events import EVERYONE
from ..kernel.game import Game
from ..kernel.records import CONSENT

CHOICE: Final = "choice"
HOLD: Final = "hold"
"""A choice that waits for `confirm`."""
CONFIRM: Final = "confirm"
UNDO: Final = "undo"
CONSENT_UNDO: Final = "consent"
"""Past a barrier: `text` is how many choices."""


CUT: Final = "cut"
"""What comes after the first `text` entries does not count, up to here: it no longer replays, and all have agreed."""


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


def counting(log: Iterable[Entry]) -> list[Entry]:
    """The entries that count: without what was cut off."""
    kept: list[Entry] = []
    for entry in log:
        if entry.kind == CUT:
            del kept[int(entry.text) :]
        else:
            kept.append(entry)
    return kept


def covered(log: list[Entry]) -> list[Entry]:
    """The entries whose mark is kept: it begins anew with a cut, as if the log had never held what was cut off."""
    cuts = [i for i, entry in enumerate(log) if entry.kind == CUT]
    return counting(log[: cuts[-1] + 1]) + log[cuts[-1] :] if cuts else log


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
    else:
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


def confirm(game: Game, player: int) -> Entry:
    game.confirm(player)
    return Entry(CONFIRM, player, "", game.record.lines[-1][2])


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
