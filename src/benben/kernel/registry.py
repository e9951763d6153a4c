"""Which games there are. The kernel knows only their names; a game's module is loaded when it is first asked for."""

import importlib
from typing import Any, Final

from .contract import Ruleset
from .errors import BadOptions, shown
from .notation import suggestion

MODULES = {"ankh": "benben.ankh", "kemet": "benben.kemet", "kemet-classic": "benben.kemet"}
"""Game to module, whose RULESETS has it by its name: editions of a game share a module."""
loaded: Final[dict[str, Ruleset[Any]]] = {}


def register(rules: Ruleset[Any]) -> None:
    """Make a game known under its name, to this process: the command line and the arena then have it too."""
    loaded[rules.name] = rules


def names() -> list[str]:
    """All games that are known."""
    return sorted(MODULES.keys() | loaded.keys())


def ruleset(name: str) -> Ruleset[Any]:
    """The game of that name, loaded when it is first asked for; BadOptions if there is none."""
    if name not in loaded:
        if name not in MODULES:
            raise BadOptions(f"there is no game {shown(name)}{suggestion(name, names())}")
        register(importlib.import_module(MODULES[name]).RULESETS[name])
    return loaded[name]
