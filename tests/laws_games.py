"""The laws about whole games: history, records, undo, ends, samples, processes."""

import marshal
import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Final

from courses import Course
from laws import Rules, choose, one_line, snapshot, tellable

from benben.kernel.errors import IllegalChoice
from benben.kernel.events import Log
from benben.kernel.game import Game, replay
from benben.kernel.play import LIMIT
from benben.kernel.records import parse
from benben.kernel.steps import State, fields
from benben.kernel.views import read_view, sample, view

MANY: Final = 30
"""Where a view allows more states than these, the true one is not waited for."""
TRIES: Final = 600


def replayed(rules: Rules, text: str) -> Game:
    """The game of a record, played to its last line."""
    game, stop = replay(rules, parse(text))
    if stop is not None:
        raise AssertionError(f"the replay stops at line {stop.line}: {stop.why}")
    return game


# From the first decision to the last ---------------------------------------------------------------------------------


def history(course: Course) -> None:
    """No later move changes an earlier state."""
    rules = course.rules
    kept: list[tuple[State, str]] = []
    for s in course.walk():
        kept.append((twin := s.copy(), snapshot(twin)))
        rng = random.Random(f"side step {course.seed} {len(kept)}")
        for p in rules.owing(s):
            rules.apply(aside := twin.copy(), p, choose(rules, s, p, rng), Log())
            kept.append((aside, snapshot(aside)))
    for n, (state, before) in enumerate(kept):
        assert snapshot(state) == before, f"state {n} of {len(kept)} was changed later"


def ends(course: Course) -> None:
    """A game ends, for a reason, and its winners share one point."""
    rules, game = course.rules, course.played()
    outcome = game.outcome
    assert outcome, f"unfinished after {game.decisions} decisions"
    assert game.decisions < LIMIT, f"{game.decisions} decisions"
    assert outcome.reason in rules.reasons[1:], outcome.reason
    assert outcome.winners == sorted(set(outcome.winners)), outcome.winners
    assert len(outcome.score) == game.state.players, outcome.score
    assert all((x > 0) == (p in outcome.winners) for p, x in enumerate(outcome.score)), outcome.score
    assert len({x for x in outcome.score if x}) < 2, f"winners do not share equally: {outcome.score}"
    assert abs(sum(outcome.score) - bool(outcome.winners)) < 1e-9, outcome.score
    assert not rules.check(game.state), rules.check(game.state)
    assert not game.state.frames, "something is still open"


def recorded(course: Course) -> None:
    """Record -> text -> record -> game is the same game, as a whole and up to any line."""
    rules, game = course.rules, course.played()
    text = game.record.text()
    record = parse(text)
    assert record.text() == text, "a record is not said as it was read"
    again = replayed(rules, text)
    assert again.record.text() == text, "the replayed game has another record"
    assert again.record.digest() == game.record.digest() == course.played().record.digest(), "digests"
    assert snapshot(again.state) == snapshot(game.state), "the replayed game ends otherwise"
    wanted = set(random.Random(course.seed).sample(range(len(record.lines) + 1), 5))
    s = rules.setup(record.options)
    for n in range(len(record.lines) + 1):
        if n in wanted:
            assert snapshot(replay(rules, record, to=n)[0].state) == snapshot(s), f"replayed to line {n}"
        if n < len(record.lines):
            who, choice, _ = record.lines[n]
            rules.apply(s, who, rules.read(s, who, choice))


def opening(course: Course) -> None:
    """Setting up is the same with a log, and its events can be told."""
    rules, options, log = course.rules, course.options, Log()
    s = rules.setup(options, log)
    assert snapshot(s) == snapshot(rules.setup(options)), "the log changes the setup"
    assert rules.options(rules.options(options)) == rules.options(options), "options that are filled up stay so"
    tellable(rules, log, s.players)


# Undo ----------------------------------------------------------------------------------------------------------------


def undone(course: Course) -> None:
    """Undo never crosses a barrier, the record only grows, and the state is the fold of what counts."""
    rng = random.Random(f"undo {course.seed}")
    rules, game = course.rules, course.game(1, hold=course.seed % 2 == 0)
    for _ in range(150):
        lines = game.record.lines[:]
        if rng.random() < 0.3:
            try_undo(game, rng.randrange(-1, game.state.players + 1))
        elif rng.random() < 0.02 and game.made:
            game.undo_by_consent(0, rng.randrange(1, min(9, len(game.made)) + 1))
        elif rules.owing(game.state):
            advance(game, rng)
        assert game.record.lines[: len(lines)] == lines, "the record was rewritten"
        assert snapshot(game.state) == snapshot(fold(game)), "the state is not the fold of the log"
    if not game.pending:
        text = game.record.text()
        again = replayed(rules, text)
        assert again.record.text() == text, "a record with undo in it replays otherwise"
        assert snapshot(again.state) == snapshot(game.state), "a game with undo in it replays otherwise"


def try_undo(game: Game, p: int) -> None:
    """Undo by anybody: granted or refused as `may_undo` says, and never past a barrier or another's choice."""
    allowed, before, made = game.may_undo(p), snapshot(game.state), game.made[:]
    barriers, held = game.state.barriers, game.held
    wrong = refusal(lambda: game.undo(p))
    assert allowed == (wrong is None), f"may undo: {allowed}, and then {wrong}"
    if wrong:
        assert wrong.code == "no-undo", wrong.code
        assert (snapshot(game.state), game.held) == (before, held), "a refused undo changed something"
        return
    assert game.state.barriers == barriers, "chance or a reveal was taken back"
    assert game.made == made[: len(game.made)], "choices were rewritten"
    assert all(who == p for who, _ in made[len(game.made) :]), "another player's choice was taken back"
    assert len(made) - len(game.made) <= 1, "more than one choice was taken back"
    assert p in game.rules.owing(game.state), "who took back is not asked again"
    assert (snapshot(game.state), game.held) != (before, held), "nothing was taken back"


def advance(game: Game, rng: random.Random) -> None:
    """One more choice: a provisional one is confirmed, or BOX answers, or a player chooses."""
    if game.held is not None:
        confirm(game, *game.held)
    elif not game.chance():
        before, barriers, drafting = snapshot(game.state), game.state.barriers, bool(game.state.drafts)
        p = rng.choice(game.rules.owing(game.state))
        game.play(p, choose(game.rules, game.state, p, rng))
        if is_held(game):
            assert snapshot(game.state) == before, "a held choice took effect"
        elif game.hold and not drafting:
            assert game.state.barriers == barriers, "a barrier came without confirmation"
            assert game.rules.owing(game.state) == [p], "the turn was handed over without confirmation"


def is_held(game: Game) -> bool:
    return game.held is not None


def confirm(game: Game, holder: int, choice: int) -> None:
    """While a choice is held nothing else goes on, nobody else confirms it, and nobody else can tell."""
    before, other = snapshot(game.state), (holder + 1) % game.state.players
    for code, act in (
        ("nothing-held", lambda: game.confirm(other)),
        ("unconfirmed", lambda: game.play(holder, choice)),
        ("not-asked", lambda: game.play(other, choice)),
    ):
        wrong = refusal(act)
        assert wrong, "not refused while a choice waits for confirmation"
        assert wrong.code == code, wrong.code
        assert snapshot(game.state) == before, "a choice took effect before it was confirmed"
    game.confirm(holder)
    assert not is_held(game), "confirmed and still held"
    assert snapshot(game.state) != before, "confirmed and without effect"


def refusal(act: Callable[[], None]) -> IllegalChoice | None:
    try:
        act()
    except IllegalChoice as wrong:
        return wrong if one_line(str(wrong)) else None
    return None


def fold(game: Game) -> State:
    """The state from the choices that count and the open drafts."""
    s: State = game.rules.setup(game.record.options)
    for p, choice in game.made:
        game.rules.apply(s, p, choice)
    for p, draft in game.pending.items():
        for choice, _ in draft:
            game.rules.apply(s, p, choice)
    return s


def interleaved(course: Course) -> None:
    """Drafts stand in the record by player, whoever was quicker and whatever was taken back before the last seal."""
    rng = random.Random(f"drafts {course.seed}")
    rules, calm, hasty = course.rules, course.game(2), course.game(2)
    while rules.owing(calm.state):
        if not calm.state.drafts:
            if not (calm.chance() and hasty.chance()):
                p = rules.owing(calm.state)[0]
                choice = choose(rules, calm.state, p, rng)
                calm.play(p, choice)
                hasty.play(p, choice)
        else:
            draft_hastily(hasty, draft_calmly(calm, rng), rng)
        assert snapshot(calm.state) == snapshot(hasty.state), "the order of clicks matters"
    assert calm.record.text() == hasty.record.text(), "the order of clicks stands in the record"


def draft_calmly(game: Game, rng: random.Random) -> dict[int, list[int]]:
    """All drafts of the open step, one player after the other; returns them."""
    plans: dict[int, list[int]] = {}
    barriers = game.state.barriers
    for p in game.rules.owing(game.state):
        plans[p] = []
        while game.state.barriers == barriers and p in game.rules.owing(game.state):
            plans[p].append(choose(game.rules, game.state, p, rng))
            game.play(p, plans[p][-1])
    return plans


def draft_hastily(game: Game, plans: dict[int, list[int]], rng: random.Random) -> None:
    """The same drafts in a mixed order, with second thoughts as long as somebody else still drafts."""
    left = {p: plan[:] for p, plan in plans.items()}
    while left:
        p = rng.choice(sorted(left))
        if len(left) > 1 and rng.random() < 0.3:
            game.play(p, choose(game.rules, game.state, p, rng))
            game.undo(p)
            left[p] = plans[p][:]
            continue
        game.play(p, left[p].pop(0))
        if not left[p]:
            del left[p]


# Samples -------------------------------------------------------------------------------------------------------------


def marked(s: State) -> bytes:
    """What a snapshot says, for many comparisons: equal for equal states."""
    return marshal.dumps([getattr(s, name) for name in fields(type(s))], 2)  # later versions mark what is shared


def possible(course: Course) -> int:
    """Where little is hidden, the truth is among the samples. Returns how often it was not the only one."""
    rng = random.Random(f"possible {course.seed}")
    rules, secrets = course.rules, 0
    for n, s in enumerate(course.walk()):
        truth, found = marked(s), set[bytes]()
        seen = read_view(view(rules, s, rng.randrange(s.players)).bytes())
        for _ in range(TRIES):
            found.add(marked(sample(rules, seen, rng)))
            if truth in found or len(found) > MANY:
                break
        assert truth in found or len(found) > MANY, f"decision {n}: the truth is none of {len(found)} samples"
        secrets += truth in found and len(found) > 1
    return secrets


# Processes -----------------------------------------------------------------------------------------------------------


def said_by_processes(program: str, *arguments: str) -> set[str]:
    """What a program prints in fresh interpreters that order their sets differently."""
    said = set()
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", program, *arguments]
        said.add(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    return said


EVERY_DECISION: Final = {law.__name__: law for law in (history, undone, interleaved, opening)}
END_OF_GAME: Final = {law.__name__: law for law in (ends, recorded)}
