"""A game that is being played: its state is the fold of its log, and undo is an entry of that log."""

from collections.abc import Callable
from typing import Any, NamedTuple

from .chance import draw
from .contract import Ruleset
from .errors import BadOptions, BadRecord, BenbenError, IllegalChoice, shown
from .events import EVERYONE, Log
from .notation import player_name
from .records import CONSENT, Record, new_record, say_outcome
from .steps import BOX, SEAL, STEP, State

SPACING = 64
"""Choices between two marks, which are kept so that far undos are quick."""


class Mark(NamedTuple):
    """Where the game stood after `choices` that count, so that an undo need not start from the setup."""

    choices: int
    state: State
    events: int


class Game:
    """`key` decides what BOX draws; without one BOX must be answered from outside, as a replay does."""

    def __init__(
        self,
        rules: Ruleset[Any],
        options: dict[str, object],
        players: list[str] | None = None,
        key: bytes | None = None,
        hold: bool = False,
    ) -> None:
        self.rules = rules
        self.record: Record = new_record(rules, options, players or [])
        self.key = key
        self.hold = hold  # a choice that would bring a barrier stays provisional until `confirm`
        self.held: tuple[int, int] | None = None
        self.made: list[tuple[int, int]] = []  # the choices that count, without those taken back …
        self.audiences: list[int] = []  # … and who may know each
        self.floor = 0  # how many of them lie behind the last barrier
        self.pending: dict[int, list[tuple[int, int]]] = {}  # open drafts, with audience; they enter the log together
        self.log = Log()
        self.state: State = rules.setup(options, self.log)
        self.marks = [Mark(0, self.state.copy(), len(self.log.events))]  # some, far apart, and the last barrier

    def play(self, player: int, choice: int) -> None:
        """Make a choice, or hold it until it is confirmed; refused choices change nothing."""
        if self.held and self.held[0] == player:  # nobody else may learn that something is held
            raise IllegalChoice("unconfirmed", "", f"{player_name(player)} must confirm or undo first")
        if choice not in self.rules.legal(self.state, player):
            raise self.rules.refusal(self.state, player, choice)
        if self.hold and player != BOX and not self.state.drafts and self.would_bar(player, choice):
            self.held = (player, choice)
            return
        self.commit(player, choice)

    def check_together(self, player: int, choices: list[int]) -> list[int]:
        """Refuse choices that could not be made one after the other, as one gesture: each must be legal when its turn
        comes, and before the last of them nobody else may be asked and nothing become known. Those that are to be made:
        a draft to which nothing can be added has sealed itself, and to say so, too, is no mistake."""
        s = self.state.copy()
        for n, choice in enumerate(choices[:-1], 1):
            if choice not in self.rules.legal(s, player):
                raise self.rules.refusal(s, player, choice)
            drafting, barriers = bool(s.drafts), s.barriers
            self.rules.apply(s, player, choice)
            owing = self.rules.owing(s)
            if s.barriers != barriers or not (player in owing if drafting else owing == [player]):
                if drafting and choice != SEAL and choices[n:] == [SEAL]:
                    return choices[:n]
                raise IllegalChoice("not-together", "", f"after {self.rules.choices.say(choice)!r} others have a say")
        if choices[-1] not in self.rules.legal(s, player):
            raise self.rules.refusal(s, player, choices[-1])
        return choices

    def confirm(self, player: int) -> None:
        if not self.held or self.held[0] != player:
            raise IllegalChoice("nothing-held", "", f"{player_name(player)} has nothing to confirm")
        choice = self.held[1]
        self.held = None
        self.commit(player, choice)

    def would_bar(self, player: int, choice: int) -> bool:
        after = self.state.copy()
        self.rules.apply(after, player, choice)
        return after.barriers != self.state.barriers or self.rules.owing(after) != [player]

    def commit(self, player: int, choice: int) -> None:
        s = self.state
        step = self.rules.steps[s.frames[-1][STEP]]
        audience = step.audience(s, s.frames[-1], player, choice)
        barriers = s.barriers
        self.rules.apply(s, player, choice, self.log)
        if step.sealed:
            self.pending.setdefault(player, []).append((choice, audience))
            if s.barriers == barriers:
                return
            for p in sorted(self.pending):
                for c, a in self.pending[p]:
                    self.enter(p, c, a)
            self.pending = {}
        else:
            self.enter(player, choice, audience)
        if s.barriers != barriers or self.rules.owing(s) != [player]:
            self.floor = len(self.made)
            self.mark()
        self.record.end = say_outcome(self.rules.outcome(s))

    def mark(self) -> None:
        if len(self.marks) > 1 and self.marks[-1].choices - self.marks[-2].choices < SPACING:
            self.marks.pop()
        self.marks.append(Mark(len(self.made), self.state.copy(), len(self.log.events)))

    def enter(self, player: int, choice: int, audience: int) -> None:
        self.made.append((player, choice))
        self.audiences.append(audience)
        self.record.lines.append((player, self.rules.choices.say(choice), audience))

    def chance(self) -> bool:
        """Let BOX answer, if it owes and there is a key; the log only grows, so its length never repeats a draw."""
        if self.key is None or self.rules.owing(self.state) != [BOX]:
            return False
        self.commit(BOX, draw(self.rules.odds(self.state), self.key, len(self.record.lines) + 1))
        return True

    def may_undo(self, player: int) -> bool:
        if self.held:
            return self.held[0] == player
        if self.state.drafts:
            return player in self.pending
        return len(self.made) > self.floor and self.made[-1][0] == player

    def undo(self, player: int) -> None:
        """Take back the player's last choice: a held one, an open draft, or one that no barrier has closed in."""
        if not self.may_undo(player):
            raise IllegalChoice("no-undo", "", f"{player_name(player)} has nothing that can be taken back")
        if self.held:
            self.held = None
        elif self.state.drafts:
            self.rules.reopen(self.state, player)
            self.pending.pop(player, None)
        else:
            audience = self.audiences[-1]  # what others did not know of, they do not see undone either
            self.take_back(1)
            self.record.lines.append((player, "undo", audience))

    def undo_by_consent(self, player: int, choices: int) -> None:
        """Past barriers, when all have agreed: chance is drawn again, and the record says so. Drafts that were revealed
        together are taken back together."""
        before = len(self.made)
        if not (0 < choices <= before and 0 <= player < self.state.players):
            raise IllegalChoice("no-undo", "", f"there are {before} choices that could be taken back")
        self.held = None
        self.take_back(choices)
        self.floor = len(self.made)
        self.record.lines.append((player, f"undo {before - self.floor} by consent", EVERYONE))

    def take_back(self, choices: int) -> None:
        left = len(self.made) - choices
        while self.marks[-1].choices > left:
            self.marks.pop()
        mark = self.marks[-1]
        self.pending = {}
        self.state = mark.state.copy()
        del self.log.events[mark.events :]
        drafted = 0  # how many choices at the end are drafts still waiting for others
        for p, c in self.made[mark.choices : left]:
            drafting, barriers = bool(self.state.drafts), self.state.barriers
            self.rules.apply(self.state, p, c, self.log)
            drafted = drafted + 1 if drafting and self.state.barriers == barriers else 0
        for p in sorted({p for p, _ in self.made[left - drafted : left]}):
            self.rules.reopen(self.state, p)
        del self.made[left - drafted :]
        del self.audiences[left - drafted :]
        self.record.end = say_outcome(self.rules.outcome(self.state))


class Stop:
    """Where a replay stopped before the end of its record, and why."""

    def __init__(self, line: int, why: str) -> None:
        self.line = line
        self.why = why


def ignore(game: Game) -> None:
    """For callers that only want to know how it ends."""


def replay(
    rules: Ruleset[Any], record: Record, to: int | None = None, heed: Callable[[Game], None] = ignore
) -> tuple[Game, Stop | None]:
    """Play a record again, as far as it is legal. `heed` is called at the beginning and after every line."""
    if record.game != rules.name:
        raise BadRecord(f"this is a record of {shown(record.game)}, not of {rules.name!r}")
    if record.version > rules.version:
        raise BadRecord(rules.too_new(record.version))
    try:
        game = Game(rules, record.options, record.players)
    except BadOptions as wrong:
        raise BadRecord(f"options: {wrong}") from None
    if record.players and len(record.players) != game.state.players:
        raise BadRecord(f"players: {len(record.players)} names for {game.state.players} players")
    heed(game)
    for n, (who, text, _) in enumerate(record.lines, 1):
        if to is not None and n > to:
            break
        try:
            consent = CONSENT.fullmatch(text)
            if text == "undo":
                game.undo(who)
            elif text == "?":
                return game, Stop(n, "this choice is hidden from the reader of the record")
            elif consent:
                game.undo_by_consent(who, int(consent[1]))
            else:
                game.play(who, rules.read(game.state, who, text))
        except BenbenError as wrong:
            return game, Stop(n, str(wrong))
        heed(game)
    return game, None
