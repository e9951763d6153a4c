"""Positions as data: the exact form, which holds everything including frames and drafts, and how both forms are read.

A sketch (TOML) is for people and belongs to the ruleset; here it is only parsed. The exact form (JSON) is made from
the table of columns and the declared arguments of the steps. So are views, which leave out what the viewer may not see.
"""

import json
import tomllib
from collections.abc import Mapping
from typing import Any

from .columns import PUBLIC, read_term
from .contract import Ruleset
from .errors import BadNotation, BadPosition, shown
from .events import Log
from .notation import NONE, Numbers, Terms, player_name
from .steps import ARGUMENTS, BOX, NOBODY, STAGE, STEP, State, Step

FORMAT = 1
HEADER = {"benben", "format", "game", "version"}
BARRIERS = Numbers("barriers", 0, 1_000_000)
DISAGREEING = (IndexError, KeyError, ValueError, AssertionError, StopIteration)
"""Raised where frames contradict the columns in a way that no single check foresaw."""
OPTIONAL = "?"
"""Behind the kind of a frame's argument: it may be null."""


def encode(
    rules: Ruleset[Any], s: State, viewer: int | None = None, public: Mapping[str, object] | None = None
) -> dict[str, object]:
    """The position in notation; with a viewer, only what that player (or the spectator) may know. `public` may hold
    the columns that everybody sees, if they have already been written for another viewer."""
    return {
        "players": s.players,
        "columns": {
            c.name: public[c.name] if public and c.sees == PUBLIC else c.encode(s, rules.kinds, viewer)
            for c in rules.columns
            if c.axis or c.visible(s, 0, viewer)
        },
        "frames": [frame_out(rules, f) for f in s.frames],
        "drafts": {
            player_name(p): [rules.choices.say(c) for c in draft]
            for p, draft in enumerate(s.drafts)
            if viewer is None or p == viewer
        },
        "sealed": rules.kinds["players"].say(s.sealed),
        "barriers": s.barriers,
        "over": rules.reasons[s.reason],
        "winners": rules.kinds["players"].say(s.winners),
    }


def decode(rules: Ruleset[Any], data: object) -> State:
    """The state that `encode` wrote. Hidden parts of a view are left at their defaults."""
    table = expect(data, dict, "the position")
    players = expect(table.get("players"), int, "players")
    s: State = rules.blank(rules.options({"players": players}))
    columns = expect(table.get("columns"), dict, "columns")
    for column in rules.columns:
        if column.name in columns:
            column.decode(s, rules.kinds, columns[column.name], players)
    s.bind()
    unknown = sorted(set(columns) - {c.name for c in rules.columns})
    if unknown:
        raise BadPosition(f"columns: there is no column {shown(unknown[0])}")
    try:
        s.frames = [frame_in(rules, f, players) for f in expect(table.get("frames"), list, "frames")]
        drafts = expect(table.get("drafts"), dict, "drafts")
        sealed_open = bool(s.frames) and rules.steps[s.frames[-1][STEP]].sealed
        s.drafts = [[] for _ in range(players)] if sealed_open else []
        for name, draft in drafts.items():
            p = rules.kinds["player"].read(name)
            if not 0 <= p < len(s.drafts):
                raise BadPosition(f"drafts: {name} has nothing to draft")
            steps = expect(draft, list, f"drafts of {name}")
            s.drafts[p] = [rules.choices.read(expect(c, str, f"drafts of {name}")) for c in steps]
        s.sealed = read_term(rules.kinds, "players", table.get("sealed"), players)
        s.winners = read_term(rules.kinds, "players", table.get("winners"), players)
        s.barriers = BARRIERS.read(table.get("barriers"))
    except BadNotation as wrong:
        raise BadPosition(str(wrong)) from None
    if s.sealed and not s.drafts:
        raise BadPosition("sealed: nobody drafts here")
    over = table.get("over")
    if over not in rules.reasons:
        raise BadPosition(f"over: {shown(over)} is not a way this game can end")
    s.reason = rules.reasons.index(str(over))
    return s


def load(rules: Ruleset[Any], data: object) -> State:
    """An exact position, checked: it can exist, and somebody has a choice (or the game is over)."""
    s = decode(rules, data)
    unknown = sorted(set(expect(data, dict, "the position")) - HEADER - encode(rules, s).keys())
    if unknown:
        raise BadPosition(f"unknown entry {shown(unknown[0])}")
    try:
        wrong = (rules.check(s) or [rest(rules, s)])[0]
    except DISAGREEING as cause:
        raise BadPosition("frames: they do not fit the rest of the position") from cause
    if wrong:
        raise BadPosition(wrong)
    return s


def rest(rules: Ruleset[Any], s: State) -> str:
    """Find the open question of a loaded position without moving it; '' or what is wrong."""
    s.asked = NOBODY
    s.menu = []
    if s.reason:
        return "" if not s.frames else "a finished game has no frames"
    if s.winners:
        return "a game that is not over has no winners"
    if not s.frames:
        return "a game that is not over needs a frame"
    return misfit(rules, s) or open_question(rules, s)


def misfit(rules: Ruleset[Any], s: State) -> str:
    """Whether the frames can be stacked like this and fit the columns; '' or what is wrong."""
    below, stage = "", ""
    for f in s.frames:
        step = rules.steps[f[STEP]]
        if not stands(rules, step, below, stage):
            return f"frame {step.name} cannot stand on {stage or below or 'nothing'}"
        wrong = step.fits(s, f)
        if wrong:
            return f"frame {step.name}: {wrong}"
        below = step.name
        stage = f"{below}: {step.cursor[f[STAGE]]}" if step.cursor else ""
    return ""


def stands(rules: Ruleset[Any], step: Step[Any], below: str, stage: str) -> bool:
    """Whether this frame may stand on one of that name. If any step names the bottom in `on`, only such steps may stand
    there."""
    if step.on:
        return below in step.on or stage in step.on
    return below != "" or not any("" in other.on for other in rules.steps)


def open_question(rules: Ruleset[Any], s: State) -> str:
    """Find out whom the top frame asks, and what; '' or what is wrong with that."""
    f = s.frames[-1]
    step = rules.steps[f[STEP]]
    if step.sealed:
        drafters = step.drafters(s, f)
        if not drafters & ~s.sealed or not drafts_fit(rules, s, drafters):
            return f"frame {step.name}: the drafts do not fit the players who choose"
        return unanswerable(rules, s)
    p = step.who(s, f)
    if p == NOBODY or p >= s.players:
        return f"frame {step.name} asks nobody"
    s.asked = p
    s.menu = step.legal(s, f, p)
    if len(s.menu) == 1 and not step.hides(s, f):
        return f"frame {step.name} leaves no choice"
    return unanswerable(rules, s)


def unanswerable(rules: Ruleset[Any], s: State) -> str:
    """Whether all who owe a decision have a legal choice, and chance something to draw; '' or who does not."""
    for p in rules.owing(s):
        odds = rules.odds(s) if p == BOX else []
        if not rules.legal(s, p) or any(weight <= 0 for _, weight in odds) or (p == BOX and not odds):
            step = rules.steps[s.frames[-1][STEP]]
            return f"{player_name(p)} owes a decision but has no legal choice: {step.name}"
    return ""


def drafts_fit(rules: Ruleset[Any], s: State, drafters: int) -> bool:
    """Whether every draft could have been made step by step, and those not sealed wait at a real choice."""
    f = s.frames[-1]
    step = rules.steps[f[STEP]]
    given, sealed = s.drafts, s.sealed
    if len(given) != s.players:
        return False
    s.drafts = [[] for _ in given]
    s.sealed = 0
    for p, draft in enumerate(given):
        for choice in draft:
            if not (drafters & ~s.sealed) >> p & 1 or choice not in step.legal(s, f, p):
                return False
            rules.draft(s, p, choice)
        if (drafters & ~s.sealed) >> p & 1:
            menu = step.legal(s, f, p)
            if menu and not step.drafting(s, f, p, menu):
                return False
    return s.sealed == sealed


def dump(rules: Ruleset[Any], s: State) -> str:
    """The exact position as a text file."""
    data = {"benben": "position", "format": FORMAT, "game": rules.name, "version": rules.version, **encode(rules, s)}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def parse(text: str) -> dict[str, Any]:
    """The data of a position file, exact (JSON) or sketch (TOML); `game` is in both."""
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BadPosition(f"neither an exact position (JSON) nor a sketch (TOML): {wrong}") from None
    table: dict[str, Any] = expect(data, dict, "the position")
    if table.get("benben", "position") != "position":
        raise BadPosition(f"this is a {shown(table['benben'])} file, not a position")
    form = expect(table.get("format", FORMAT), int, "format")
    if form > FORMAT:
        raise BadPosition(f"position format {shown(form)} is newer than this program, which reads up to {FORMAT}")
    return table


def read(rules: Ruleset[Any], table: dict[str, Any], log: Log | None = None) -> State:
    """The state of a parsed position file of either form."""
    if table.get("game", rules.name) != rules.name:
        raise BadPosition(f"this is a position of {shown(table['game'])}, not of {rules.name!r}")
    version = expect(table.get("version", rules.version), int, "version")
    if version > rules.version:
        raise BadPosition(rules.too_new(version))
    if "frames" in table:
        return load(rules, table)
    try:
        s: State = rules.sketch(table, log)
        wrong = rest(rules, s)
    except DISAGREEING as cause:
        raise BadPosition("sketch: the situation does not fit the rest of the position") from cause
    if wrong:
        raise BadPosition(f"sketch: {wrong}")
    return s


def read_text(rules: Ruleset[Any], text: str) -> State:
    """The state of a position file, exact (JSON) or sketch (TOML)."""
    return read(rules, parse(text))


def expect(value: object, kind: type, what: str) -> Any:
    names = {dict: "a table", list: "a list", int: "a whole number", str: "a text"}
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadPosition(f"{what}: {names[kind]} is expected here, not {shown(value)}")
    return value


def named(kinds: Mapping[str, Terms], kind: str, value: object, where: str) -> int:
    """A thing in a sketch by its name; for a kind of sets, the mask of a list of names."""
    try:
        number = kinds[kind].read(value)
    except BadNotation as wrong:
        raise BadPosition(f"{where}: {wrong}") from None
    if number == NONE:
        raise BadPosition(f"{where}: a {kind} is expected here")
    return number


def argument(step: Step[Any], i: int) -> tuple[str, str]:
    """Name and kind of the frame's int number i after the cursor."""
    if i < len(step.args):
        name, _, kind = step.args[i].partition(":")
        return name, kind.removesuffix(OPTIONAL)
    return "", step.rest.removesuffix(OPTIONAL)


def frame_out(rules: Ruleset[Any], f: list[int]) -> dict[str, object]:
    step = rules.steps[f[STEP]]
    out: dict[str, object] = {"frame": step.name}
    if step.cursor:
        out["at"] = step.cursor[f[STAGE]]
    more: list[object] = []
    for i, x in enumerate(f[ARGUMENTS:]):
        name, kind = argument(step, i)
        if name:
            out[name] = rules.kinds[kind].say(x)
        else:
            more.append(rules.kinds[kind].say(x))
    if step.rest:
        out["more"] = more
    return out


def frame_in(rules: Ruleset[Any], data: object, players: int) -> list[int]:
    table = expect(data, dict, "frames")
    numbers = {step.name: i for i, step in enumerate(rules.steps)}
    name = expect(table.get("frame"), str, "frame")
    if name not in numbers:
        raise BadPosition(f"frames: there is no frame {shown(name)}")
    step = rules.steps[numbers[name]]
    f = [numbers[name], 0]
    if step.cursor:
        f[STAGE] = Terms("stage", step.cursor).read(expect(table.get("at"), str, f"frame {name}: at"))
    wanted = {"frame"} | ({"at"} if step.cursor else set()) | ({"more"} if step.rest else set())
    for i in range(len(step.args)):
        arg, kind = argument(step, i)
        wanted.add(arg)
        if arg not in table:
            raise BadPosition(f"frame {name}: {arg} is missing")
        term = read_term(rules.kinds, kind, table[arg], players)
        f.append(term)
        if term == NONE and not step.args[i].endswith(OPTIONAL):
            raise BadPosition(f"frame {name}: {arg} cannot be null")
    if step.rest:
        more = expect(table.get("more"), list, f"frame {name}: more")
        f += [read_term(rules.kinds, argument(step, len(step.args))[1], x, players) for x in more]
        if NONE in f[ARGUMENTS + len(step.args) :] and not step.rest.endswith(OPTIONAL):
            raise BadPosition(f"frame {name}: nothing in more can be null")
    if set(table) - wanted:
        raise BadPosition(f"frame {name}: unknown entry {shown(min(set(table) - wanted))}")
    return f
