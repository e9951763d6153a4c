"""benben play: the table in the browser, or a game at this terminal."""

import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from .. import bots
from ..i18n import Words, chosen
from ..kernel import records
from ..kernel.chance import game_key, generator
from ..kernel.contract import Ruleset
from ..kernel.errors import BadOptions, BadRecord, shown
from ..kernel.game import Game, replay
from ..kernel.notation import player_name
from ..kernel.play import Bot
from ..kernel.registry import ruleset
from ..kernel.steps import SPECTATOR
from ..kernel.words import Words as AnyWords
from ..terminal import rulebook
from ..terminal.pictures import seen_by
from ..terminal.saves import Keeper, data_folder, fresh_path
from ..terminal.screen import Screen
from ..terminal.table import RESUME, Leave, Table
from .files import BadFile, about, read_text
from .position import over

HUMAN = "human"
REMINDER = 12
"""How many of the last events a resumed game tells again."""


def serve(name: str, port: int | None, open_browser: bool, lan: bool, password: str = "") -> int:
    """The table in the browser."""
    if name:
        ruleset(name)  # which there must be
    from ..server.run import serve

    return serve(name, port, open_browser, lan, data_folder(), password=password)


def run(
    name: str,
    players: int | None,
    scenario: str | None,
    further: dict[str, object],
    humans: int | None,
    bot_names: str | None,
    seed: int | None,
    resume: Path | None,
    lang: str | None,
) -> int:
    language = chosen(lang)
    key = game_key(seed, 1) if seed is not None else secrets.token_bytes(16)
    if resume:
        if further or any(given is not None for given in (players, scenario, humans, bot_names)):
            raise BadFile("--resume: players, scenario, humans and bots are those of the saved game")
        game = go_on(resume, key)
    else:
        given = further | {k: v for k, v in (("players", players), ("scenario", scenario)) if v is not None}
        game = begin(ruleset(name), given, humans, split("good" if bot_names is None else bot_names), key)
    return at_table(game, Screen(game.rules, Console(highlight=False), Words(language, game.rules.name)), key, language)


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


def begin(rules: Ruleset[Any], given: dict[str, object], humans: int | None, names: list[str], key: bytes) -> Game:
    options = rules.options(given)
    return Game(rules, options, chairs_of(int(str(options["players"])), humans, names), key)


def chairs_of(players: int, humans: int | None, names: list[str]) -> list[str]:
    """Who sits where: people first, then bots. Several names of bots say how many people there are."""
    if humans is None:
        humans = max(players - len(names), 0) if len(names) > 1 else 1
    if humans > players:
        raise BadOptions(f"--humans {humans}: there are only {players} chairs")
    return [HUMAN] * humans + (bots.seats(names, players - humans) if players > humans else [])


def go_on(path: Path, key: bytes) -> Game:
    text = read_text(path)
    with about(path):
        record = records.parse(text)
        game, stop = replay(ruleset(record.game), record)
        if stop:
            raise BadRecord(f"line {stop.line}: {stop.why}; a game can only be resumed if all of it replays")
        if game.rules.outcome(game.state):
            raise BadRecord("this game is over; `benben replay` shows it")
    game.key = key
    if not game.record.players:
        game.record.players = [HUMAN] + ["random"] * (game.state.players - 1)
    return game


def at_table(game: Game, screen: Screen, key: bytes, language: str) -> int:
    keeper = Keeper(fresh_path(game.rules.name))
    table = Table(game, sit(game.record.players, key, len(game.made)), screen, keeper, ask, explainer(screen, language))
    table.told = max(0, len(game.log.events) - REMINDER) if game.made else 0
    try:
        table.play()
    except (Leave, EOFError):
        screen.say()
        screen.picture([[(f"  {kept(keeper, screen.words)}", "label")]])
        return 0
    except KeyboardInterrupt:
        raise KeyboardInterrupt(kept(keeper, screen.words)) from None
    end(screen, game, keeper)
    return 0


def sit(names: Sequence[str], key: bytes, ordinal: int) -> list[Bot | None]:
    """A bot for every chair whose name is a bot's."""
    return [
        bots.make(name, generator(key, f"bot {p}", ordinal)) if bots.knows(name) else None
        for p, name in enumerate(names)
    ]


def ask(prompt: str) -> str:
    """One line of the input; what comes from a file is shown, so that the whole reads like a session."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def explainer(screen: Screen, language: str) -> Callable[[str], None]:
    def explain(query: str) -> None:
        try:
            rulebook.show(screen.console, query, language)
        except rulebook.NoSuchRule:
            screen.say(f"  {screen.words('rules-nothing', text=shown(query))}", "wrong")

    return explain


def kept(keeper: Keeper, w: AnyWords) -> str:
    if keeper.trouble:
        return keeper.told(w)
    if not keeper.path.exists():
        return w("nothing-kept")
    return w("stays-command", path=str(keeper.path), command=f"{RESUME} {keeper.path}")


def end(screen: Screen, game: Game, keeper: Keeper) -> None:
    """The last board and who won."""
    outcome = game.rules.outcome(game.state)
    if outcome is None:
        return
    w = screen.words
    screen.say()
    screen.everything(seen_by(game.rules, game.state, SPECTATOR), map_last=True)
    screen.say()
    screen.say(over(w, outcome, [f"{player_name(p)} ({game.record.players[p]})" for p in outcome.winners]), "gold")
    told = keeper.told(w) if keeper.trouble else w("told-again", command=f"benben replay {keeper.path}")
    screen.picture([[(f"  {told}", "label")]])
