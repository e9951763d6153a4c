"""Benben: Ankh and Kemet, two board games of ancient Egypt, as one program.

    import benben

    ankh = benben.ruleset("ankh")
    played = benben.play(ankh, ["greedy", "random"], key=b"my game")

The names in `__all__` are the public interface; docs/api.md shows each of them at work. Importing this loads nothing:
each name brings what it needs when it is first used.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    # games
    "ruleset",
    "rulesets",
    "register_ruleset",
    "Ruleset",
    "State",
    "Outcome",
    # chance and players
    "BOX",
    "SPECTATOR",
    "SEAL",
    "PASS",
    "draw",
    "game_key",
    "player_name",
    # whole games
    "play",
    "Played",
    "Game",
    "Log",
    # bots
    "Bot",
    "bot_names",
    "make_bot",
    "register_bot",
    # what a player may know
    "view",
    "read_view",
    "sample",
    "View",
    # texts
    "read_position",
    "write_position",
    "read_record",
    "replay",
    "Record",
    "Stop",
    # errors
    "BenbenError",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "IllegalChoice",
]

if TYPE_CHECKING:
    from .bots import make as make_bot
    from .bots import names as bot_names
    from .bots import play
    from .bots import register as register_bot
    from .kernel.chance import draw, game_key
    from .kernel.contract import Outcome, Ruleset
    from .kernel.errors import BadNotation, BadOptions, BadPosition, BadRecord, BenbenError, IllegalChoice
    from .kernel.events import Log
    from .kernel.game import Game, Stop, replay
    from .kernel.notation import player_name
    from .kernel.play import Bot, Played
    from .kernel.positions import dump as write_position
    from .kernel.positions import read_text as read_position
    from .kernel.records import Record
    from .kernel.records import parse as read_record
    from .kernel.registry import names as rulesets
    from .kernel.registry import register as register_ruleset
    from .kernel.registry import ruleset
    from .kernel.steps import BOX, PASS, SEAL, SPECTATOR, State
    from .kernel.views import View, read_view, sample, view
else:
    if os.environ.get("BENBEN_ENGINE", "python") != "python":
        from . import engine

        engine.obey()

    # The same again, for whoever runs it: a name, and where it comes from under which name if it has another there.
    SOURCES = {
        "bots": "make_bot=make bot_names=names play register_bot=register",
        "kernel.chance": "draw game_key",
        "kernel.contract": "Outcome Ruleset",
        "kernel.errors": "BadNotation BadOptions BadPosition BadRecord BenbenError IllegalChoice",
        "kernel.events": "Log",
        "kernel.game": "Game Stop replay",
        "kernel.notation": "player_name",
        "kernel.play": "Bot Played",
        "kernel.positions": "write_position=dump read_position=read_text",
        "kernel.records": "Record read_record=parse",
        "kernel.registry": "rulesets=names register_ruleset=register ruleset",
        "kernel.steps": "BOX PASS SEAL SPECTATOR State",
        "kernel.views": "View read_view sample view",
    }
    HOMES = {
        public: (module, name or public)
        for module, names in SOURCES.items()
        for public, _, name in (entry.partition("=") for entry in names.split())
    }

    def __getattr__(name):
        if name not in HOMES:
            raise AttributeError(f"module 'benben' has no attribute {name!r}")
        module, there = HOMES[name]
        value = globals()[name] = getattr(import_module(f"benben.{module}"), there)
        return value

    def __dir__():
        return sorted({*globals(), *__all__})
