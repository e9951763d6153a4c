"""Positions as data: the exact form, which holds everything with frames and drafts, and the reading of both forms.

A sketch (TOML) is for people and belongs to the ruleset; here it is only parsed. The exact form (JSON) is made from
the table of columns and the steps' declared arguments, and so are views, with what the viewer may not see left out.
"""

import json
import tomllib
from typing import Any

from .contract import Ruleset, State, Step
from .errors import BadNotation, BadPosition
from .notation import Terms, player_name

FORMAT = 1


def encode(rules: Ruleset[Any], s: State, viewer: int | None = None) -> dict[str, object]:
    """The position in notation; with a viewer, only what that player (or the spectator) may know."""
    return {
        "players": s.players,
        "columns": {c.name: c.encode(s, rules.kinds, viewer) for c in rules.columns},
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
        if column.name in columns and columns[column.name] is not None:
            column.decode(s, rules.kinds, columns[column.name])
    unknown = sorted(set(columns) - {c.name for c in rules.columns})
    if unknown:
        raise BadPosition(f"columns: there is no column {unknown[0]!r}")
    try:
        s.frames = [frame_in(rules, f) for f in expect(table.get("frames"), list, "frames")]
        drafts = expect(table.get("drafts"), dict, "drafts")
        sealed_open = bool(s.frames) and rules.steps[s.frames[-1][0]].sealed
        s.drafts = [[] for _ in range(players)] if sealed_open else []
        for name, draft in drafts.items():
            p = rules.kinds["player"].read(name)
            if not 0 <= p < len(s.drafts):
                raise BadPosition(f"drafts: {name} has nothing to draft")
            s.drafts[p] = [rules.choices.read(str(c)) for c in expect(draft, list, f"drafts of {name}")]
        s.sealed = rules.kinds["players"].read(table.get("sealed"))
        s.winners = rules.kinds["players"].read(table.get("winners"))
        s.barriers = max(0, expect(table.get("barriers"), int, "barriers"))
    except BadNotation as wrong:
        raise BadPosition(str(wrong)) from None
    over = table.get("over")
    if over not in rules.reasons:
        raise BadPosition(f"over: {over!r} is no way in which this game ends")
    s.reason = rules.reasons.index(str(over))
    if (s.sealed | s.winners) >> players:
        raise BadPosition(f"there are only {players} players")
    return s


def load(rules: Ruleset[Any], data: object) -> State:
    """An exact position, checked: it can exist, and somebody has a choice (or the game is over)."""
    s = decode(rules, data)
    wrong = rules.check(s)
    if wrong:
        raise BadPosition(wrong[0])
    try:
        open_question = rules.rest(s)
    except (IndexError, KeyError, ValueError, AssertionError):
        # The frames name things that the columns do not bear out, in a way no single check foresaw.
        raise BadPosition("frames: they do not fit the rest of the position") from None
    if open_question:
        raise BadPosition(open_question)
    return s


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
        raise BadPosition(f"this is a {table['benben']!r} file, not a position")
    form = table.get("format", FORMAT)
    if not isinstance(form, int) or form > FORMAT:
        raise BadPosition(f"position format {form!r} is newer than this program, which reads up to {FORMAT}")
    return table


def read(rules: Ruleset[Any], table: dict[str, Any]) -> State:
    """The state of a parsed position file of either form."""
    if "frames" in table:
        return load(rules, table)
    s: State = rules.sketch(table)
    return s


def expect(value: object, kind: type, what: str) -> Any:
    names = {dict: "a table", list: "a list", int: "a whole number", str: "a text"}
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadPosition(f"{what}: {names[kind]} is expected here, not {value!r}"[:200])
    return value


def argument(step: Step[Any], i: int) -> tuple[str, str]:
    """Name and kind of the frame's int number i after the cursor."""
    if i < len(step.args):
        name, _, kind = step.args[i].partition(":")
        return name, kind
    return "", step.rest


def frame_out(rules: Ruleset[Any], f: list[int]) -> dict[str, object]:
    step = rules.steps[f[0]]
    out: dict[str, object] = {"frame": step.name}
    if step.cursor:
        out["at"] = step.cursor[f[1]]
    more: list[object] = []
    for i, x in enumerate(f[2:]):
        name, kind = argument(step, i)
        if name:
            out[name] = rules.kinds[kind].say(x)
        else:
            more.append(rules.kinds[kind].say(x))
    if step.rest:
        out["more"] = more
    return out


def frame_in(rules: Ruleset[Any], data: object) -> list[int]:
    table = expect(data, dict, "frames")
    numbers = {step.name: i for i, step in enumerate(rules.steps)}
    name = table.get("frame")
    if name not in numbers:
        raise BadPosition(f"frames: there is no frame {name!r}")
    step = rules.steps[numbers[name]]
    f = [numbers[name], 0]
    if step.cursor:
        f[1] = Terms("stage", step.cursor).read(table.get("at"))
    wanted = {"frame"} | ({"at"} if step.cursor else set()) | ({"more"} if step.rest else set())
    for i in range(len(step.args)):
        arg, kind = argument(step, i)
        wanted.add(arg)
        if arg not in table:
            raise BadPosition(f"frame {name}: {arg} is missing")
        f.append(rules.kinds[kind].read(table[arg]))
    if step.rest:
        f += [rules.kinds[step.rest].read(x) for x in expect(table.get("more"), list, f"frame {name}: more")]
    if set(table) - wanted:
        raise BadPosition(f"frame {name}: unknown entry {min(set(table) - wanted)!r}")
    return f
