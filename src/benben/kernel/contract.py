"""The contract between a game and everybody else, and the machine that runs a game's steps.

Steps that owe nothing run by themselves; a question with one answer is answered by the machine, unless asking keeps a
secret.
"""

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple

from . import judging
from .columns import Column
from .errors import BadNotation, BadPosition, IllegalChoice, shown
from .events import Log, Story, Templates
from .notation import Choices, Terms, near, player_name
from .steps import BOX, NOBODY, SEAL, STEP, S, Step


class Outcome:
    """How a game ended. Winners share one point equally; nobody wins: all have 0."""

    __slots__ = ("reason", "score", "winners")

    def __init__(self, reason: str, winners: list[int], players: int) -> None:
        self.reason = reason
        self.winners = winners
        self.score = [1.0 / len(winners) if p in winners else 0.0 for p in range(players)]


class Change(NamedTuple):
    """What made a new version of a game: the rules that are played otherwise since then, and how, in one line."""

    rules: tuple[str, ...]
    text: str


class Ruleset(Generic[S]):
    """A game. Subclasses give the tables, `blank`, `start`, `fill`, `check` and `sketch`."""

    name = ""
    changes: tuple[Change, ...] = (Change((), "the first version"),)  # one for every version
    kinds: dict[str, Terms]
    choices: Choices
    columns: list[Column]
    steps: list[Step[S]]
    reasons: ClassVar[tuple[str, ...]]  # of the end of a game, by `State.reason`; the first is "" for a game not over
    fingerprint = ""  # of the data files
    # Where editions share their code: the ID that this game's rules have instead of the one the code names.
    rule_ids: ClassVar[Mapping[str, str]] = {}
    # Events of which people say later: that was when …
    key_moments: ClassVar[frozenset[str]] = frozenset()
    # Whether `prospect` was learned from games: then it tells what a turn leads to without looking much further.
    learned = False
    # What a sketch can say: chapter by chapter, each entry with a line about it.
    sketch_keys: ClassVar[dict[str, dict[str, str]]] = {}

    def __init__(self, templates: Templates) -> None:
        self.story = Story(self.kinds, templates, self.rule_ids)

    # What a game must say of itself ----------------------------------------------------------------------------------

    def options(self, given: dict[str, object]) -> dict[str, object]:
        """The options filled up with defaults, or BadOptions."""
        raise NotImplementedError

    def blank(self, options: dict[str, object]) -> S:
        """A state with every column at its default and no frames."""
        raise NotImplementedError

    def start(self, s: S, options: dict[str, object]) -> None:
        """Push the first frame of a game."""
        raise NotImplementedError

    def fill(self, s: S, viewer: int, rng: random.Random) -> None:
        """Give every column that `viewer` cannot see a possible content."""

    def check(self, s: S) -> list[str]:
        """What makes this position impossible, one line each."""
        return []

    def judge(self, s: S, player: int) -> float:
        """What a position is worth to a player, more is better; for bots. A game without judgement calls all equal."""
        return 0.0

    def chance(self, s: S, player: int) -> float:
        """The judgement as a chance to win, from 0 to 1: what may be averaged over what might happen."""
        return judging.chance(s, player, judging.LEANING * self.judge(s, player))

    def prospect(self, s: S, player: int) -> float:
        """A chance to win to steer by, where a turn begins. If nothing was learned it is the judgement, bolder than
        `chance`, which has played better in matches."""
        return judging.chance(s, player, judging.LEANING * self.judge(s, player))

    def explain(self, s: S, player: int) -> dict[str, float]:
        """The judgement term by term, for hints that say why."""
        return {}

    def about(self) -> Mapping[str, object]:
        """What a page needs to draw a table before there is one: the board, what is in the box, numbers of players."""
        return {}

    def outlook(self, s: S) -> Mapping[str, object]:
        """What everybody at the table could work out from the board, worked out; from public columns alone."""
        return {}

    def scene(self, s: S) -> Mapping[str, object] | None:
        """What a page needs to tell later what is going on now, as it is now; from public columns alone. None where
        nothing goes on that is told by itself."""
        return None

    def ahead(self, s: S, p: int, choices: list[int]) -> Mapping[str, object]:
        """Where these choices, some or all that p has now, would lead; from what p knows."""
        return {}

    def brought(self, before: S, after: S, log: Log, p: int) -> Sequence[Mapping[str, object]]:
        """What has come of a position since, for p to be told: what it gained, lost, set off."""
        return []

    def glance(self, s: S) -> Mapping[str, object]:
        """What a list of tables shows of a game, from public columns alone: `sides`, what each player plays, by its
        name, "" where that is not known yet; `progress`, {name, number, of}: how far it has come; `picture`: whatever
        the game's page draws the board in little from."""
        return {}

    def opening(self, s: S) -> list[str]:
        """What each player begins with, in a few words that can be counted: asked where the first turn begins."""
        return []

    def sketch(self, data: dict[str, object], log: Log | None = None) -> S:
        """The position that a hand-written sketch describes, or BadPosition."""
        raise BadPosition(f"frames are missing, and {self.name} has no sketches")

    # The contract ----------------------------------------------------------------------------------------------------

    def setup(self, given: dict[str, object], log: Log | None = None) -> S:
        options = self.options(given)
        s = self.blank(options)
        self.start(s, options)
        self.settle(s, log)
        return s

    def owing(self, s: S) -> list[int]:
        if s.asked != NOBODY:
            return [s.asked]
        if s.reason:
            return []
        f = s.frames[-1]
        drafters = self.steps[f[STEP]].drafters(s, f) & ~s.sealed
        return [p for p in range(s.players) if drafters >> p & 1]

    def odds(self, s: S) -> list[tuple[int, int]]:
        f = s.frames[-1]
        return self.steps[f[STEP]].odds(s, f) if s.asked == BOX else []

    def legal(self, s: S, p: int) -> list[int]:
        """Callers must not change the list. Empty for a player that owes nothing."""
        if p == s.asked:
            return s.menu
        if s.asked == NOBODY and not s.reason and 0 <= p < s.players:
            f = s.frames[-1]
            step = self.steps[f[STEP]]
            if step.drafters(s, f) & ~s.sealed & 1 << p:
                return step.legal(s, f, p)
        return []

    def apply(self, s: S, p: int, choice: int, log: Log | None = None) -> None:
        if choice not in (s.menu if p == s.asked else self.legal(s, p)):
            raise self.refusal(s, p, choice)
        f = s.frames[-1]
        step = self.steps[f[STEP]]
        if step.sealed:
            self.draft(s, p, choice)
        else:
            if p == BOX:
                s.barriers += 1
            step.apply(s, f, p, choice, log)
        self.settle(s, log)

    def read(self, s: S, p: int, text: str) -> int:
        """The choice that `text` names, if it is legal for p now."""
        try:
            choice = self.choices.read(text)
        except BadNotation:
            legal = [self.choices.names[c] for c in self.legal(s, p)]
            text = " ".join(text.split())
            right = near(text, legal) or (f"; legal: {self.some_legal(s, p)}" if legal else "")
            raise BadNotation(f"unknown choice {shown(text)}{right}") from None
        if choice not in self.legal(s, p):
            raise self.refusal(s, p, choice)
        return choice

    def outcome(self, s: S) -> Outcome | None:
        if not s.reason:
            return None
        winners = [p for p in range(s.players) if s.winners >> p & 1]
        return Outcome(self.reasons[s.reason], winners, s.players)

    def cite(self, rule: str) -> str:
        """A rule by the ID that it has in this game."""
        return self.rule_ids.get(rule, rule)

    def asked_by(self, s: S) -> str:
        """The rule behind the open question, by its ID in this game; '' if nothing is open."""
        if not s.frames:
            return ""
        f = s.frames[-1]
        return self.cite(self.steps[f[STEP]].cites(s, f))

    @property
    def version(self) -> int:
        """Counts the changes of the rules: games of the same version are played alike."""
        return len(self.changes)

    def since(self, version: int) -> list[tuple[int, Change]]:
        """The later versions, each with what it changed."""
        return [(n, change) for n, change in enumerate(self.changes, 1) if n > version]

    def too_new(self, version: int) -> str:
        """What is wrong with a file made for a later version of this game."""
        return f"{self.name} {shown(version)} is newer than this program, which plays {self.name} {self.version}"

    # Secret and simultaneous -----------------------------------------------------------------------------------------

    def draft(self, s: S, p: int, choice: int) -> None:
        s.drafts[p].append(choice)
        if choice == SEAL:
            s.sealed |= 1 << p

    def may_reopen(self, s: S, p: int) -> bool:
        """Whether p has a draft, sealed or not, that can still be taken back."""
        return 0 <= p < len(s.drafts) and bool(s.drafts[p])

    def reopen(self, s: S, p: int) -> None:
        """Take the player's draft back; possible until the last one is sealed."""
        if not self.may_reopen(s, p):
            raise IllegalChoice("nothing-to-reopen", "", f"{player_name(p)} has no open draft to take back")
        s.drafts[p] = []
        s.sealed &= ~(1 << p)
        self.settle(s, None)

    # The machine -----------------------------------------------------------------------------------------------------

    def settle(self, s: S, log: Log | None) -> None:
        """Run until somebody has a real choice, or the game is over."""
        s.asked = NOBODY
        s.menu = []
        while not s.reason:
            f = s.frames[-1]
            step = self.steps[f[STEP]]
            if step.sealed:
                if self.settle_drafts(s, f, step, log):
                    return
                continue
            p = step.who(s, f)
            if p == NOBODY:
                step.run(s, f, log)
                continue
            menu = step.legal(s, f, p)
            if len(menu) == 1 and not step.hides(s, f):
                if log:
                    log.force(p, menu[0])
                step.apply(s, f, p, menu[0], log)
                continue
            s.asked = p
            s.menu = menu
            return
        s.frames = []
        s.drafts = []
        s.sealed = 0

    def settle_drafts(self, s: S, f: list[int], step: Step[S], log: Log | None) -> bool:
        """Fill in what is forced; True while somebody still drafts, else reveal."""
        drafters = step.drafters(s, f)
        if not s.drafts:
            s.drafts = [[] for _ in range(s.players)]
        for p in range(s.players):
            while (drafters & ~s.sealed) >> p & 1:
                menu = step.legal(s, f, p)
                if not menu or step.drafting(s, f, p, menu):  # without any, whoever loads a position refuses it
                    break
                if log:
                    log.force(p, menu[0])
                self.draft(s, p, menu[0])
        if drafters & ~s.sealed:
            return True
        drafts = s.drafts
        s.drafts = []
        s.sealed = 0
        s.barriers += 1
        step.reveal(s, f, drafts, log)
        return False

    def refusal(self, s: S, p: int, choice: int) -> IllegalChoice:
        """Why this choice is refused: nothing is changed by asking."""
        rule = self.asked_by(s)
        known = self.choices.knows(choice)
        what = f'"{self.choices.names[choice]}"' if known else f"choice {choice!r}"
        owing = self.owing(s)
        if s.reason:
            return IllegalChoice("game-over", rule, f"{what} refused: the game is over")
        if p not in owing:
            names = ", ".join(player_name(q) for q in owing)
            why = f"{player_name(p)} is not asked, {names} must choose"
            return IllegalChoice("not-asked", rule, f"{what} refused: {why}")
        f = s.frames[-1]
        forbidden = self.steps[f[STEP]].forbids(s, f, p, choice) if known else None
        if forbidden:
            rule, why = self.cite(forbidden[0]), forbidden[1]
            text = f"{what} is not legal: {why} ({rule}); legal: {self.some_legal(s, p)}"
            return IllegalChoice("not-legal", rule, text, why)
        cited = f" ({rule})" if rule else ""
        return IllegalChoice("not-legal", rule, f"{what} is not legal now{cited}; legal: {self.some_legal(s, p)}")

    def some_legal(self, s: S, p: int) -> str:
        """What would be right, as far as one line has room for it."""
        legal = self.legal(s, p)
        return ", ".join(self.choices.names[c] for c in legal[:8]) + (", …" if len(legal) > 8 else "")
