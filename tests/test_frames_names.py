"""Frames say their names: no rule reads a frame by a bare number, and the names stand where steps say they do.

What is a frame is found out from the code: the parameter `f` of steps, what is taken from a `frames` stack, what is
bound to either, handed on to a function or returned by one.
"""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import toy

import benben
from benben.kemet.box.names import STATS
from benben.kemet.rules import fight
from benben.kernel import steps
from benben.kernel.contract import Ruleset
from benben.kernel.registry import ruleset

SOURCE = Path(benben.__file__).parent
GAMES = ["ankh", "kemet", "toy"]
ROOMS = {
    "kernel": sorted(set((SOURCE / "kernel").rglob("*.py")) - {SOURCE / "kernel" / "errors.py"}),  # str.encode there
    "ankh": sorted((SOURCE / "ankh").rglob("*.py")),
    "kemet": sorted((SOURCE / "kemet").rglob("*.py")),
    "toy": [Path(toy.__file__)],
}
OF_BOTH = {
    "card_of": ("attacker's card", "defender's card"),
    "values": tuple(f"{side}'s {stat}" for side in ("attacker", "defender") for stat in STATS),
    "kills": ("removed by attacker", "removed by defender"),
    "cancelled": ("attacker's creature cancelled", "defender's creature cancelled"),
}
"""Blocks of a battle in Kemet: the attacker's, and behind it the defender's."""
FRAME, STACK = "a frame", "frames"
PASSING_ON = {"reversed", "list", "sorted", "tuple"}


class Sources:
    """The functions of some files, and what is known of their parameters and of what they return."""

    def __init__(self, texts: dict[str, str]) -> None:
        trees = [(name, ast.parse(text)) for name, text in texts.items()]
        self.functions = [
            (n, node) for n, tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
        ]
        self.nodes = {function: list(ast.walk(function)) for _, function in self.functions}
        self.by_name: dict[str, list[ast.FunctionDef]] = {}
        for _, function in self.functions:
            self.by_name.setdefault(function.name, []).append(function)
        self.parameters: set[tuple[str, str]] = set()  # of a function of that name
        self.returns: dict[str, str] = {"below": FRAME}
        known = -1
        while known != len(self.parameters) + len(self.returns):
            known = len(self.parameters) + len(self.returns)
            for _, function in self.functions:
                self.learn(function)

    def learn(self, function: ast.FunctionDef) -> None:
        env = self.bindings(function)
        for node in self.nodes[function]:
            if isinstance(node, ast.Return) and node.value is not None:
                kind = self.kind(node.value, env)
                if kind:
                    self.returns.setdefault(function.name, kind)
            elif isinstance(node, ast.Call):
                for other in self.by_name.get(called_name(node), []):
                    own = [a.arg for a in other.args.args if a.arg not in ("self", "cls")]
                    given = [*zip(own, node.args), *((k.arg or "", k.value) for k in node.keywords)]
                    self.parameters |= {(other.name, at) for at, value in given if self.kind(value, env) == FRAME}

    def bindings(self, function: ast.FunctionDef) -> dict[str, str]:
        """What is bound to a name anywhere in a function: a frame, a stack of frames."""
        env = {a.arg: FRAME for a in function.args.args if a.arg == "f" or (function.name, a.arg) in self.parameters}
        for _ in range(3):  # a name bound from a name bound from a name
            for node in self.nodes[function]:
                for target, value, element in bound(node):
                    kind = self.kind(value, env)
                    if element:
                        kind = FRAME if kind == STACK else ""
                    if kind and isinstance(target, ast.Name):
                        env[target.id] = kind
        return env

    def kind(self, value: ast.expr, env: dict[str, str]) -> str:
        """FRAME, STACK, or '' for anything else."""
        if isinstance(value, ast.Name):
            return env.get(value.id, "")
        if isinstance(value, ast.Attribute):
            return STACK if value.attr == "frames" else ""
        if isinstance(value, ast.Subscript):
            whole = isinstance(value.slice, ast.Slice)
            return (STACK if whole else FRAME) if self.kind(value.value, env) == STACK else ""
        if isinstance(value, ast.Call):
            name = called_name(value)
            if name in PASSING_ON and value.args:
                return self.kind(value.args[0], env)
            if name == "next" and value.args:
                return FRAME if self.kind(value.args[0], env) == STACK else ""
            return self.returns.get(name, "")
        if isinstance(value, ast.ListComp | ast.GeneratorExp):
            return STACK if self.kind(value.elt, env) == FRAME else ""
        if isinstance(value, ast.IfExp):
            return self.kind(value.body, env) or self.kind(value.orelse, env)
        if isinstance(value, ast.BoolOp):
            return next((kind for kind in (self.kind(v, env) for v in value.values) if kind), "")
        if isinstance(value, ast.NamedExpr):
            return self.kind(value.value, env)
        return ""

    def bare(self) -> Iterator[str]:
        """Where a frame is read, or written, by a number."""
        for name, function in self.functions:
            env = self.bindings(function)
            for node in self.nodes[function]:
                if isinstance(node, ast.Subscript) and self.kind(node.value, env) == FRAME and numbers(node.slice):
                    yield f"{name}:{node.lineno}: {ast.unparse(node)}"
                for target, value, element in bound(node):
                    kind = self.kind(value, env)
                    if isinstance(target, ast.Tuple | ast.List) and kind == (STACK if element else FRAME):
                        yield f"{name}:{target.lineno}: {ast.unparse(target)} = {ast.unparse(value)}"


def called_name(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def bound(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr, bool]]:
    """Target and value of a binding; True if the target is bound to one element after another."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from ((t, v, False) for t, v in zip(target.elts, node.value.elts))
            else:
                yield target, node.value, False
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
        yield node.target, node.value, False
    elif isinstance(node, ast.For | ast.comprehension):
        call = node.iter
        if isinstance(call, ast.Call) and called_name(call) == "enumerate" and isinstance(node.target, ast.Tuple):
            yield node.target.elts[1], call.args[0], True
        else:
            yield node.target, call, True


def numbers(index: ast.expr) -> bool:
    """Whether an index is made with a number, other than inside a call or an index of its own."""
    if isinstance(index, ast.Constant):
        return isinstance(index.value, int)
    if isinstance(index, ast.Call | ast.Subscript):
        return False
    return any(numbers(part) for part in ast.iter_child_nodes(index) if isinstance(part, ast.expr))


@pytest.mark.parametrize("room", ROOMS)
def test_no_frame_is_read_by_a_number(room: str) -> None:
    paths = ROOMS["kernel"] + (ROOMS[room] if room != "kernel" else [])  # games hand frames to the kernel's functions
    sources = Sources({str(path): path.read_text(encoding="utf-8") for path in paths})
    assert list(sources.bare()) == []


BARE = [
    "def who(self, s, f): return f[2]",
    "def who(self, s, f): return s.chair[f[-1]]",
    "def legal(self, s, f): return f[3:]",
    "def legal(self, s, f): return f[:2]",
    "def legal(self, s, f): return f[CARDS + 1]",
    "def apply(self, s, f): f[1] += 1",
    "def apply(self, s, f): s.frames[-1][3] |= 1",
    "def apply(self, s, f): _, _, p, token = f",
    "def apply(self, s, f): _, _, p, token = s.frames[-1]",
    "def fits(self, s, f): return below(s, f)[2]",
    "def fits(self, s, f):\n under = below(s, f)\n return under[3:]",
    "def fits(self, s, f):\n piece, under = s.piece[h], below(s, f)\n return under[3:]",
    "def fits(self, s, f): return sum(g[0] == X for g in s.frames)",
    "def fits(self, s, f): return sum(g[0] == X for i, g in enumerate(s.frames))",
    "def fits(self, s, f):\n for _, _, p in s.frames: pass",
    "def fits(self, s, f):\n row = next(g for g in reversed(s.frames) if g)\n return row[2]",
    "def fits(self, s, f):\n rows = [g for g in s.frames if g]\n return rows[0][2]",
    "def of(s):\n for f in s.frames:\n  return f\ndef fits(s):\n fight = of(s)\n return fight and fight[3]",
    "def legal(self, s, f): return spots(s, f)\ndef spots(s, it): return it[3]",
    "def legal(self, s, f): return spots(s, it=f)\ndef spots(s, it): return it[3]",
    "def fits(self, s, f):\n if (g := s.frames[0] if s else f): return g[1]",
]
NAMED = [
    "def who(self, s, f): return f[PLAYER]",
    "def legal(self, s, f): return f[UNMOVED:] + f[CARDS + side]",
    "def apply(self, s, f): f[:] = [TURN, 0]",
    "def apply(self, s, f): s.frames[-2][LINE:] = s.frames[0]",
    "def legal(self, s, f): return first(s, s.piece)\ndef first(s, it): return it[3]",
    "def legal(self, s, f): return f[at[2]]",
]


@pytest.mark.parametrize("text", BARE)
def test_bare_numbers_are_found(text: str) -> None:
    assert len(list(Sources({"text": text}).bare())) == 1


@pytest.mark.parametrize("text", NAMED)
def test_names_and_other_lists_are_not(text: str) -> None:
    assert not list(Sources({"text": text}).bare())


def rules_of(game: str) -> Ruleset[Any]:
    return toy.TOY if game == "toy" else ruleset(game)


def homes(game: str, step: steps.Step[Any]) -> list[ModuleType]:
    """Where constants are looked for: beside the step, beside its base steps, among what a game's frames share."""
    found = [importlib.import_module(kind.__module__) for kind in type(step).__mro__[:-2]]
    return found if game == "toy" else [*found, importlib.import_module(f"benben.{game}.box.frames")]


def place(modules: list[ModuleType], step: str, names: list[str], i: int) -> object:
    """Where argument number i stands by its constant, which has the name of the step before it where two steps of a
    module differ, or by that of a block with one argument for each god or the like."""
    for module in modules:
        for name in (f"{step} {names[i]}", names[i]):
            if constant(name) in vars(module):
                return vars(module)[constant(name)]
    for block_name, members in OF_BOTH.items():
        if names[i] in members and constant(block_name) in vars(fight):
            return int(vars(fight)[constant(block_name)]) + members.index(names[i])
    what = names[i].partition(" ")[2]
    block = [n for n, name in enumerate(names) if name.partition(" ")[2] == what]
    first = vars(modules[0]).get(constant(what))
    return first + i - block[0] if isinstance(first, int) and block == list(range(block[0], block[-1] + 1)) else None


def constant(name: str) -> str:
    return name.upper().replace(" ", "_")


@pytest.mark.parametrize("game", GAMES)
def test_every_argument_has_a_constant_beside_its_step(game: str) -> None:
    wrong = []
    for step in rules_of(game).steps:
        modules = homes(game, step)
        own = re.sub(r"\B([A-Z])", r" \1", type(step).__name__)
        names = [arg.partition(":")[0] for arg in step.args]
        for i, name in enumerate(names):
            if place(modules, own, names, i) != steps.ARGUMENTS + i:
                where = f"{constant(name)} should be {steps.ARGUMENTS + i}"
                wrong.append(f"{modules[0].__name__}: {step.name}: {where}")
    assert wrong == []
