"""Which games there are. The kernel knows only their names; a game's module is loaded when it is first asked for."""

import importlib
from typing import Any

from .contract import Ruleset
from .errors import BadOptions, shown
from .notation import suggestion

MODULES = {"ankh": "benben.ankh", "kemet": "benben.kemet"}
"""Game to module; the module's RULES is the ruleset."""
loaded: dict[str, Ruleset[Any]] = {}


def register(rules: Ruleset[Any]) -> None:
    loaded[rules.name] = rules


def names() -> list[str]:
    return sorted(MODULES.keys() | loaded.keys())


def ruleset(name: str) -> Ruleset[Any]:
    if name not in loaded:
        if name not in MODULES:
            raise BadOptions(f"there is no game {shown(name)}{suggestion(name, names())}")
        register(importlib.import_module(MODULES[name]).RULES)
    return loaded[name]
