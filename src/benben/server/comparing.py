"""A log that was played by other rules, held against what the present ones make of it: whether they part, and where.

What every entry brought was kept beside it (`kernel/traces.py`): its events, and a digest of what could be chosen
then. Of the last position there is a digest by column. Older logs have less, and are compared as far as it goes.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

from ..kernel import traces
from ..kernel.events import Event, in_notation, may_know
from ..kernel.game import Game
from ..kernel.notation import player_name
from ..kernel.traces import Telling, Trace
from .entries import CHOICE, HOLD, RULES, Entry
from .kept import Shown, Stored
from .messages import Changed, Happened, Parting


class Parted(NamedTuple):
    """The first entry that brings something else than it did."""

    entries: int  # how many stand before it
    line: int  # of the record
    entry: Entry
    what: Parting  # told, asked, or (at the end of the log) position, outcome
    then: list[Telling]
    now: list[Telling]
    columns: list[str]  # in which the positions differ


class Comparison:
    """`other`: it was played by other rules. `whole`: nothing was missing that could have been compared."""

    def __init__(self, game: Game, stored: Stored) -> None:
        rules, then = game.rules, stored.footing
        self.game = game
        self.version = then.version
        self.other = then.version != rules.version or then.fingerprint not in ("", rules.fingerprint)
        self.parted: Parted | None = None
        self.whole = True
        # What came before was agreed to when the rules changed the last time.
        agreed = [n for n, entry in enumerate(stored.log) if entry.kind == RULES]
        self.first = agreed[-1] if agreed else 0

    def look(self, n: int, entry: Entry, then: Trace | None, events: Sequence[Event]) -> None:
        """After an entry was folded in."""
        if not self.other or self.parted or n < self.first:
            return
        if then is None:
            self.whole = False
            return
        now = traces.trace(self.game.rules, self.game.state, events)
        if now == then:
            return
        try:
            told = traces.read_told(then.told)
        except (ValueError, TypeError):
            self.whole = False
            return
        if not traces.alike(told, telling := traces.read_told(now.told)):
            self.part(n, entry, "told", told, telling)
        elif then.asked != now.asked:
            self.part(n, entry, "asked", told, telling)

    def end(self, stored: Stored, shown: Shown) -> None:
        """After the last entry."""
        if not self.other or self.parted or not stored.log:
            return
        n = len(stored.log) - 1
        try:
            then = json.loads(stored.footing.position)
            columns = traces.other_columns(then, traces.position(self.game.rules, self.game.state))
        except (ValueError, TypeError, AttributeError):
            self.whole, columns = False, []
        if columns:
            self.part(n, stored.log[n], "position", [], [], columns)
        elif stored.shown not in (None, shown):
            self.part(n, stored.log[n], "outcome", [], [])

    def part(
        self, n: int, entry: Entry, what: Parting, then: list[Telling], now: list[Telling], columns: Sequence[str] = ()
    ) -> None:
        line = len(self.game.record.lines)
        self.parted = Parted(n, line, entry, what, then, now, list(columns))

    @property
    def outcome(self) -> str:
        if not self.other:
            return "same rules"
        return "differs" if self.parted else "alike" if self.whole else "partly"

    # Told ------------------------------------------------------------------------------------------------------------

    def data(self, viewer: int) -> Changed:
        """For somebody at the table: nothing that was secret, and lines as that one counts them."""
        rules, parted = self.game.rules, self.parted
        told: Changed = {
            "from": self.version,
            "to": rules.version,
            "changes": [
                {"version": n, "rules": list(rule_ids), "text": text}
                for n, (rule_ids, text) in rules.since(self.version)
            ],
        }
        if parted:
            known = may_know(parted.entry.audience, viewer)
            seen = self.game.record.seen(viewer)
            told |= {
                "line": min(len(seen), 1 + sum(n < parted.line for n, *_ in seen)),
                "player": player_name(parted.entry.player),
                "choice": named(parted.entry) if known else None,
                "what": parted.what,
                "then": [event_data(event) for event in traces.heard(parted.then, viewer)],
                "now": [event_data(event) for event in traces.heard(parted.now, viewer)],
            }
        return told

    def words(self) -> str:
        """For whoever looks after the folder; '' if nothing differs."""
        parted = self.parted
        if parted is None:
            return ""
        entry = parted.entry
        at = f"at line {parted.line}, {player_name(entry.player)} {named(entry)}"
        if parted.what == "told":
            return f"{at}: then {self.lines(parted.then)}; now {self.lines(parted.now)}"
        if parted.what == "asked":
            return f"{at}: the choices after it are not the same as they were"
        if parted.what == "position":
            return f"{at}: the same is told, but the position differs in {', '.join(parted.columns)}"
        return f"{at}: the same is told, but somebody else chooses next, or it ends differently"

    def lines(self, told: list[Telling]) -> str:
        said = [f'"{in_notation(event.template, event.args)}" ({event.rule})' for event in told]
        return ", ".join(said) or "nothing"


def named(entry: Entry) -> str:
    return entry.text if entry.kind in (CHOICE, HOLD) else entry.kind


def event_data(event: Telling) -> Happened:
    return {"event": event.template, "rule": event.rule, "args": event.args}
