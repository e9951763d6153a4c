"""The laws that every ruleset keeps, whatever the game.

A law takes the rules, a state at a decision (or at the end of the game) and a generator, and raises AssertionError
where it is broken. None of them changes the state it is given. Laws about whole games are in laws_games.
"""

import json
import os
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from benben.kernel.chance import draw
from benben.kernel.columns import KNOWN, OWNER, PUBLIC, Column
from benben.kernel.contract import Ruleset
from benben.kernel.errors import IllegalChoice
from benben.kernel.events import EVERYONE, Event, Log, may_know
from benben.kernel.play import LIMIT
from benben.kernel.positions import dump, parse, read
from benben.kernel.records import LINE
from benben.kernel.steps import BOX, NOBODY, SEAL, SPECTATOR, State, Step, fields
from benben.kernel.views import read_view, sample, view

Rules = Ruleset[Any]
Options = dict[str, object]
Chooser = Callable[[Rules, State, int, random.Random], int]
BASE: Final = {"players", "frames", "drafts", "sealed", "barriers", "reason", "winners"}
CACHE: Final = {"asked", "menu"}
"""What a state holds beside its columns: the fields of every game (BASE) and the open question, which follows."""
DEEP: Final = bool(os.environ.get("BENBEN_DEEP"))
PLAYED_OUT: Final = 0.02
"""So many of the samples are played to their end; of Kemet, whose games are as long as ten of Ankh, a fifth of that
unless the run is a deep one."""
LOOKERS: Final = 2
"""Whose views are made up at each decision: one sees much the same at the next. In the deep run it is everybody."""


def snapshot(s: State) -> str:
    """Everything a state holds, the open question too."""
    return repr([(name, getattr(s, name)) for name in fields(type(s))])


def choose(rules: Rules, s: State, p: int, rng: random.Random) -> int:
    """Something that p may do."""
    menu = rules.legal(s, p)
    return draw(rules.odds(s), b"", rng.getrandbits(64)) if p == BOX else menu[rng.randrange(len(menu))]


def play_on(
    rules: Rules, s: State, rng: random.Random, decisions: int = LIMIT, chooser: Chooser = choose
) -> Iterator[State]:
    """A game from here on, of random players unless somebody else chooses: the state at each decision, changed in
    place, and at the end."""
    for _ in range(decisions):
        yield s
        owing = rules.owing(s)
        if not owing:
            return
        p = rng.choice(owing)
        rules.apply(s, p, chooser(rules, s, p, rng))
    assert decisions < LIMIT, f"not over after {LIMIT} decisions"


def viewers(s: State) -> list[int]:
    return [SPECTATOR, *range(s.players)]


def lookers(s: State, rng: random.Random) -> list[int]:
    return viewers(s) if DEEP else rng.sample(viewers(s), LOOKERS)


def top(rules: Rules, s: State) -> tuple[Step[Any], list[int]]:
    """The step that asks, and its frame."""
    return rules.steps[s.frames[-1][0]], s.frames[-1]


def hides(rules: Rules, s: State) -> bool:
    """Whether what is asked here is asked even when there is one answer."""
    step, f = top(rules, s)
    return step.hides(s, f)


def one_line(text: str) -> bool:
    return bool(text) and len(text.splitlines()) == 1 and text == text.strip()


# What a position is --------------------------------------------------------------------------------------------------


def conserved(rules: Rules, s: State, rng: random.Random) -> None:
    """Nothing is lost or made, as the ruleset itself declares it."""
    wrong = rules.check(s)
    assert not wrong, wrong


def menus(rules: Rules, s: State, rng: random.Random) -> None:
    """Who is asked has a choice, and a real one; who is not asked has none."""
    owing = rules.owing(s)
    assert owing == sorted(set(owing)), f"owing {owing}"
    assert bool(owing) == (rules.outcome(s) is None), f"{owing} owe a decision in a game with outcome {s.reason}"
    for p in [*range(s.players), s.players, BOX, SPECTATOR, NOBODY]:
        menu = rules.legal(s, p)
        if p not in owing:
            assert not menu, f"player {p} is not asked and may {menu}"
            continue
        assert menu, f"player {p} has no legal choice"
        assert menu == sorted(set(menu)), f"not ascending: {menu}"
        assert menu[0] >= 0, f"no such choice: {menu}"
        assert len(menu) > 1 or hides(rules, s), f"player {p} is asked for the only choice {menu}"
    if owing == [BOX]:
        odds = rules.odds(s)
        assert [choice for choice, _ in odds] == rules.legal(s, BOX), f"odds {odds} are not the legal choices"
        assert all(weight > 0 for _, weight in odds), f"odds {odds}"


def declared(rules: Rules, s: State, rng: random.Random) -> None:
    """Every attribute is a declared column of plain ints, or one that all states have."""
    names = set(fields(type(s)))
    columns = {c.name for c in rules.columns}
    assert not hasattr(s, "__dict__"), "the state's class has no __slots__"
    assert names == columns | BASE | CACHE, f"not declared or not there: {names ^ (columns | BASE | CACHE)}"
    for c in rules.columns:
        value = getattr(s, c.name)
        assert isinstance(value, list) == bool(c.axis), f"{c.name} has axis {c.axis!r}"
        entries = value if c.axis else [value]
        assert all(type(x) is int for x in entries), f"{c.name} holds more than ints: {entries}"
        assert not c.axis or len(entries) <= len(rules.kinds[c.axis].names), f"{c.name} is longer than its axis"
        assert not c.known_by or len(getattr(s, c.known_by)) == len(entries), f"{c.name} and {c.known_by}"


def copies(rules: Rules, s: State, rng: random.Random) -> None:
    """A copy is equal and shares nothing: whatever is done to it, the original stays."""
    names = [name for name in fields(type(s)) if name != "menu"]  # a list that is replaced, never changed
    before = [repr(getattr(s, name)) for name in names]
    twin = s.copy()
    assert snapshot(twin) == snapshot(s), "a copy is not equal"
    for name in names:
        spoil(getattr(twin, name))
    shared = [name for name, was in zip(names, before, strict=True) if repr(getattr(s, name)) != was]
    assert not shared, f"shared with a copy: {shared}"


def spoil(value: object) -> None:
    if isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.append(99)


def exact(rules: Rules, s: State, rng: random.Random) -> None:
    """State -> text -> state gives the same, to the last int; so does pickling."""
    text = dump(rules, s)
    back = read(rules, parse(text))
    assert snapshot(back) == snapshot(s), f"{snapshot(back)} was {snapshot(s)}"
    assert dump(rules, back) == text, "said in another way after reading"
    assert rules.owing(back) == rules.owing(s), "others are asked after reading"
    assert snapshot(pickle.loads(pickle.dumps(s))) == snapshot(s), "pickling lost something"


def notation(rules: Rules, s: State, rng: random.Random) -> None:
    """Every legal choice can be said in a record and read back."""
    for p in rules.owing(s):
        for choice in rules.legal(s, p):
            text = rules.choices.say(choice)
            assert rules.read(s, p, text) == choice, f"{text!r} is read as another choice than {choice}"
            assert text not in ("undo", "?"), f"{text!r} means something else in a record"
            match = LINE.fullmatch(f"1 P1 {text}")
            assert match, f"{text!r} does not fit a line of a record"
            assert match[3] == text, f"a record would read {match[3]!r} for {text!r}"


# What a player may know ----------------------------------------------------------------------------------------------


def views(rules: Rules, s: State, rng: random.Random) -> None:
    """A state made up from a view looks the same to the viewer, is possible, and can be played to its end."""
    before = snapshot(s)
    for viewer in lookers(s, rng):
        seen = view(rules, s, viewer).bytes()
        guess = sample(rules, read_view(seen), rng)
        again = view(rules, guess, viewer).bytes()
        assert again == seen, f"{viewer} sees {again.decode()} in a sample of {seen.decode()}"
        assert rules.owing(guess) == rules.owing(s), "a sample asks others"
        assert rules.legal(guess, viewer) == rules.legal(s, viewer), "a sample allows other choices"
        conserved(rules, guess, rng)
        if rng.random() < PLAYED_OUT * (0.2 if rules.name.startswith("kemet") and not DEEP else 1):
            assert rules.outcome(list(play_on(rules, guess, rng))[-1]), "a sample does not come to an end"
    assert snapshot(s) == before, "looking changed the state"


def blind(rules: Rules, s: State, rng: random.Random) -> None:
    """What a viewer may not see can be anything, and the view is the same."""
    for viewer in lookers(s, rng):
        other = s.copy()
        for column in rules.columns:
            if column.axis:
                disguise(rules, column, s, getattr(other, column.name), viewer)
        for p in range(len(other.drafts)):
            if p != viewer:
                other.drafts[p] = [] if other.drafts[p] else [SEAL]
        assert view(rules, other, viewer).bytes() == view(rules, s, viewer).bytes(), f"{viewer} sees hidden things"


def disguise(rules: Rules, column: Column, s: State, entries: list[int], viewer: int) -> None:
    """Put something else into every entry that the viewer may not see."""
    values = sorted({*entries, column.left_out, 0})
    for i, value in enumerate(entries):
        if not may_see(rules, column, s, i, viewer):
            entries[i] = values[values.index(value) - 1]


def may_see(rules: Rules, column: Column, s: State, i: int, viewer: int) -> bool:
    if column.sees == KNOWN:
        return viewer >= 0 and bool(getattr(s, column.known_by)[i] & 1 << viewer)
    return column.sees == PUBLIC or (column.sees == OWNER and i // rules.kinds[column.axis].each == viewer)


def unheard(rules: Rules, s: State, rng: random.Random) -> None:
    """Drafts, and choices that a player may not know of, all look the same to that player, until they are revealed."""
    for p in rules.owing(s):
        step, f = top(rules, s)
        for viewer in viewers(s):
            audience = 0 if step.sealed else EVERYONE
            hidden = [c for c in rules.legal(s, p) if not may_know(audience & step.audience(s, f, p, c), viewer)]
            if len(hidden) < 2 or viewer == p:
                continue
            one, two = (told(rules, s, p, c, viewer) for c in rng.sample(hidden, 2))
            if one[0] == two[0]:
                assert one == two, f"{viewer} can tell choices of {p} apart: {one} {two}"


def told(rules: Rules, s: State, p: int, choice: int, viewer: int) -> tuple[int, bytes, list[str]]:
    """What a viewer sees and hears of a choice, behind the players who have sealed; nothing where all have."""
    after, log = s.copy(), Log()
    rules.apply(after, p, choice, log)
    if s.drafts and s.barriers != after.barriers:
        return -1, b"", []
    lines = [rules.story.line(event) for event in log.heard(viewer)]
    return after.sealed, view(rules, after, viewer).bytes(), lines


# What a choice does --------------------------------------------------------------------------------------------------


def logged(rules: Rules, s: State, rng: random.Random) -> None:
    """Writing the log changes nothing, and what it says can be told."""
    for p in rules.owing(s):
        quiet, loud, log = s.copy(), s.copy(), Log()
        choice = choose(rules, s, p, rng)
        rules.apply(quiet, p, choice)
        rules.apply(loud, p, choice, log)
        assert snapshot(quiet) == snapshot(loud), f"the log changes what {rules.choices.say(choice)!r} does"
        tellable(rules, log, s.players)


def tellable(rules: Rules, log: Log, players: int) -> None:
    """Each event fits its template, names its rule, and is heard by its audience alone."""
    for event in log.events:
        kinds = rules.story.templates[event.template]
        assert len(event.args) == len(kinds), f"{event.args} do not fit {event.template!r}"
        data = rules.story.data(event)
        assert json.loads(json.dumps(data)) == data, f"not plain data: {data}"
        assert one_line(rules.story.line(event)), f"not one line: {rules.story.line(event)!r}"
        assert event.rule, f"no rule says why {event.template!r} happened"
    for viewer in [SPECTATOR, *range(players)]:
        expected = [event for event in log.events if is_for(event, viewer)]
        assert log.heard(viewer) == expected, f"{viewer} hears what is for others"


def is_for(event: Event, viewer: int) -> bool:
    return event.audience < 0 or (viewer >= 0 and bool(event.audience & 1 << viewer))


def refused(rules: Rules, s: State, rng: random.Random) -> None:
    """An illegal choice, or one by a player who is not asked, is refused with a reason and changes nothing."""
    owing = rules.owing(s)
    ids = len(rules.choices.names)
    before = snapshot(s)
    for p in [*range(s.players), s.players, 10**20, BOX, SPECTATOR, NOBODY]:
        legal = rules.legal(s, p) if p in owing else []
        foreign = rules.legal(s, owing[0])[:3] if owing else []
        for choice in {*rng.sample(range(ids), 4), *foreign, -1, ids, 10**20}.difference(legal):
            wrong = refusal(rules, s, p, choice)
            assert wrong.code in ("game-over", "not-asked", "not-legal"), wrong.code
            assert wrong.code == ("not-legal" if p in owing else "not-asked" if owing else "game-over"), wrong.code
            assert wrong.rule or not owing, f"no rule given: {wrong}"
            assert one_line(str(wrong)), f"not one line: {wrong}"
        assert snapshot(s) == before, f"a refused choice of {p} changed the state"


def refusal(rules: Rules, s: State, p: int, choice: int) -> IllegalChoice:
    if rules.choices.knows(choice):
        try:
            rules.read(s, p, rules.choices.names[choice])
        except IllegalChoice:
            pass
        else:
            raise AssertionError(f"{rules.choices.names[choice]!r} of {p} was read as legal")
    try:
        rules.apply(s, p, choice)
    except IllegalChoice as wrong:
        return wrong
    raise AssertionError(f"choice {choice} of {p} was not refused")


POSITION_LAWS: Final = {
    law.__name__: law
    for law in (conserved, menus, declared, copies, exact, notation, views, blind, unheard, logged, refused)
}
