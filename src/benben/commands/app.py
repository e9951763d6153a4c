"""The commands and their options, as typer reads them from the signatures."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand

from .. import __version__, engine
from ..kernel.errors import BenbenError
from .files import Stopped, done
from .tables_app import tables

app: Final = typer.Typer(
    name="benben",
    help="Ankh: Gods of Egypt, Kemet: Blood and Sand and the Kemet of 2012, played by the rules: in the browser, at "
    "this terminal, by bots, or position by position.",
    epilog="Unofficial. `benben COMMAND --help` explains a command.",
    add_completion=False,
    rich_markup_mode="markdown",
)
app.add_typer(tables, name="tables")
PASS_ON: Final = {"allow_extra_args": True, "ignore_unknown_options": True}


def invoke(arguments: list[str]) -> int:
    """The exit status; errors of use become BenbenError."""
    command = typer.main.get_command(app)
    try:
        return int(command.main(arguments, prog_name="benben", standalone_mode=False) or 0)
    except typer.Abort:
        raise Stopped("stopped") from None
    except Exception as wrong:
        message: Callable[[], str] | None = getattr(wrong, "format_message", None)
        if message is None:
            raise
        where = getattr(getattr(wrong, "ctx", None), "command_path", "benben")
        raise BenbenError(f"{in_words(message().rstrip('.'))}; see `{where} --help`") from None


def in_words(text: str) -> str:
    """What is wrong with a number, without signs that not everybody reads."""
    text = re.sub(r"not a valid int(eger)?( range)?", "not a whole number", text)
    text = re.sub(r"not in the range x>=(\d+)", r"less than \1", text)
    return re.sub(r"not in the range (\d+)<=x<=(\d+)", r"not a number from \1 to \2", text)


def print_version(wanted: bool) -> None:
    if wanted:
        print(engine.program(__version__))
        raise typer.Exit


Game = Annotated[
    str, typer.Argument(help="The game: ankh, kemet or kemet-classic.", metavar="GAME", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", help="en, it, es or uk.", metavar="LANGUAGE", show_default="that of the environment"),
]
Scenario = Annotated[str | None, typer.Option(help="The scenario.", metavar="S", show_default="the usual one")]

Modules = Annotated[
    str | None,
    typer.Option(help="Of kemet-classic: modules of Ta-Seti, or all; promos.", metavar="A,B", show_default="none"),
]
Length = Annotated[
    str | None, typer.Option(help="Of kemet-classic: short, long or beginner.", metavar="L", show_default="short")
]
Outside = Annotated[
    list[str] | None,
    typer.Option(
        help="A bot that is a program of its own, in any language; may be given several times.",
        metavar='NAME="COMMAND"',
        show_default=False,
    ),
]


def bring_in(given: list[str] | None) -> None:
    """Bots of other programs."""
    if given:
        from .. import bots

        bots.bring_in(given)


def further(modules: str | None, length: str | None) -> dict[str, object]:
    """Options that only some games have, as far as they are given."""
    found: dict[str, object] = {}
    if modules is not None:
        found["modules"] = [name.strip() for name in modules.split(",")]
    if length is not None:
        found["length"] = length
    return found


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version, and which engine runs.", callback=print_version, is_eager=True
        ),
    ] = False,
) -> None:
    pass


@app.command()
def play(
    game: Annotated[
        str,
        typer.Argument(
            help="The game: ankh, kemet or kemet-classic.",
            metavar="[GAME]",
            show_default="the last one; at the terminal ankh",
        ),
    ] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    port: Annotated[
        int | None, typer.Option(help="The port to serve the tables on.", metavar="N", min=1, max=65535)
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="Let others on your network join.")] = False,
    password: Annotated[
        str | None,
        typer.Option(
            help="With --lan: what they must enter; or set BENBEN_PASSWORD=WORD.", metavar="WORD", show_default=False
        ),
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players.", metavar="N", show_default="2", min=1)] = None,
    scenario: Scenario = None,
    modules: Modules = None,
    length: Length = None,
    humans: Annotated[
        int | None,
        typer.Option(help="How many people play, from P1 on; 0 just watches.", metavar="K", show_default="1", min=0),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots in the other chairs: one name for all, or one each.", metavar="A,B", show_default="good"
        ),
    ] = None,
    bot: Outside = None,
    seed: Annotated[int | None, typer.Option(help="Makes chance repeatable.", metavar="S", show_default="none")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Continue a saved game.", metavar="FILE", show_default=False)
    ] = None,
    lang: Lang = None,
) -> int:
    """Play in the browser, or here with --terminal.

    Tables open in the browser and are kept: Ctrl-C ends the program, and the next start picks them up again. In the
    terminal the game is kept after every choice, too, and typing h lists what can be typed; the options players,
    scenario, modules, length, humans, bots, seed, resume and lang are for the terminal.
    """
    from . import play

    bring_in(bot)
    here = any(given is not None for given in (players, scenario, modules, length, humans, bots, seed, resume, lang))
    if password is not None and not (lan and password.strip()):
        raise BenbenError("--password WORD goes with --lan, and WORD has at least one character")
    if not terminal and not here:
        return done(play.serve, game, port, not no_browser, lan, password or "")
    if port is not None or no_browser or lan:
        raise BenbenError("--port, --no-browser and --lan are for the browser; the other options are for the terminal")
    more = further(modules, length)
    return done(play.run, game or "ankh", players, scenario, more, humans, bots, seed, resume, lang)


@app.command()
def sim(
    game: Game,
    players: Annotated[int, typer.Option(help="How many players.", metavar="N", min=1)] = 2,
    scenario: Scenario = None,
    modules: Modules = None,
    length: Length = None,
    bots: Annotated[str, typer.Option(help="One bot for all chairs, or several in turns.", metavar="A,B")] = "eager",
    bot: Outside = None,
    games: Annotated[int, typer.Option(help="How many games.", metavar="K", min=1, max=10_000_000)] = 100,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.", metavar="S")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes share the games.", metavar="J", min=1, max=256)] = 1,
    record: Annotated[
        Path | None,
        typer.Option(help="Write a record of each game into this folder.", metavar="DIR", show_default=False),
    ] = None,
    tally: Annotated[bool, typer.Option("--tally", help="Count how often every choice was made.")] = False,
    as_json: Json = False,
) -> int:
    """Let bots play many games.

    A player's score is the mean over all games; winners share one point. The digest covers the texts of all records.
    """
    from . import sim

    bring_in(bot)
    more = further(modules, length)
    return done(sim.run, game, players, scenario, more, bots, games, seed, jobs, record, tally, as_json)


class WithSketches(TyperCommand):
    """Says in its help what a sketch of each game can hold; the games are read only when somebody asks."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from .position import sketch_help

        self.epilog = sketch_help()
        super().format_help(ctx, formatter)


@app.command(cls=WithSketches)
def position(
    file: Annotated[Path, typer.Argument(help="A sketch (TOML) or an exact position (JSON).", metavar="FILE")],
    do: Annotated[
        list[str] | None,
        typer.Option(help='Make a choice first, as in "P2: card flood"; may be repeated.', metavar="TEXT"),
    ] = None,
    expect: Annotated[
        list[str] | None,
        typer.Option(help="Fail unless an event, a question or the result says this; may be repeated.", metavar="TEXT"),
    ] = None,
    brief: Annotated[bool, typer.Option("--brief", help="Leave the picture out.")] = False,
    exact: Annotated[bool, typer.Option("--exact", help="Print the exact position.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Show a position, what is asked there, and what follows from choices."""
    from . import position

    return done(position.run, file, do or [], exact, as_json, brief, expect or [], lang)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record of a game.", metavar="RECORD")],
    to: Annotated[
        int | None, typer.Option(help="Show the position after line N.", metavar="N", show_default=False, min=0)
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the whole record holds.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Replay a record, with the rule behind everything that happens.

    If the rules have changed since the record was made, the changes are listed. The record is then played by the
    present rules as far as it goes, and you are told where it stops or ends differently. The exit status is 1 if the
    game does not go as the record says, and 2 if the record cannot be read at all.
    """
    from . import replay

    return done(replay.run, record, to, check, as_json, lang)


@app.command()
def rules(
    what: Annotated[
        list[str] | None,
        typer.Argument(help="A rule ID such as A-B8, or words.", metavar="[ID|WORD]", show_default=False),
    ] = None,
    lang: Lang = None,
) -> int:
    """Print the rules, one rule, or all that is said about a word."""
    from . import rules

    return done(rules.run, " ".join(what or []), lang)


@app.command()
def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            help='Two bots or more, as in greedy search:0.2 mine="./my-bot"; they fill all chairs by themselves.',
            metavar='BOT|NAME="COMMAND"...',
            show_default=False,
        ),
    ],
    game: Annotated[str, typer.Option(help="ankh, kemet or kemet-classic.", metavar="GAME")] = "ankh",
    players: Annotated[
        int | None, typer.Option(help="How many players.", metavar="N", show_default="as many as bots", min=1)
    ] = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option(help="Only this one; may be repeated.", metavar="S", show_default="all in turn"),
    ] = None,
    modules: Modules = None,
    length: Length = None,
    games: Annotated[int, typer.Option(help="How many at most.", metavar="K", min=1, max=10_000_000)] = 400,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal games.", metavar="S")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(help="How many processes share the games.", metavar="J", min=1, max=256, show_default="1"),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            help="Play on a Ray cluster: auto, local, HOST:PORT or ray://HOST:PORT (docs/cluster.md).",
            metavar="ADDRESS",
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        Path, typer.Option(help="The folder of games and report; a match that is there goes on.", metavar="DIR")
    ] = Path("arena"),
    whole: Annotated[bool, typer.Option("--whole", help="Play all games, also when it is decided.")] = False,
    file: Annotated[
        Path | None,
        typer.Option("--with", help="A file of Python that registers bots.", metavar="FILE", show_default=False),
    ] = None,
    as_json: Json = False,
) -> int:
    """Let bots play a match: chairs and scenarios change, ratings and a report come of it.

    A round is played with the same chance from every chair. The match ends early when of every two bots one is known to
    be better (95 %, docs/lab.md). Games are written as they end: stopped or killed, the same command goes on.
    """
    from . import arena

    more = further(modules, length)
    return done(arena.run, game, players, scenario or [], more, bots, games, seed, jobs, ray, out, whole, file, as_json)


@app.command()
def export(
    what: Annotated[
        list[str],
        typer.Argument(
            help="A game, to be played here; or records and folders of them; or, with --records, a Parquet file.",
            metavar="GAME|FILE...",
            show_default=False,
        ),
    ],
    players: Annotated[int | None, typer.Option(help="How many players.", metavar="N", show_default="2", min=1)] = None,
    scenario: Scenario = None,
    modules: Modules = None,
    length: Length = None,
    bots: Annotated[
        str | None,
        typer.Option(help="One bot for all chairs, or several in turns.", metavar="A,B", show_default="eager"),
    ] = None,
    bot: Outside = None,
    games: Annotated[
        int | None, typer.Option(help="How many games.", metavar="K", show_default="100", min=1, max=10_000_000)
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Equal seeds give equal games, those of sim.", metavar="S", show_default="1")
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes share the games.", metavar="J", min=1, max=256)] = 1,
    out: Annotated[
        Path | None, typer.Option(help="The file to write.", metavar="FILE", show_default="games.parquet")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Read a Parquet file and write its records into this folder.", metavar="DIR"),
    ] = None,
    as_json: Json = False,
) -> int:
    """Write games as a table of decisions (Parquet): docs/data.md.

    A row for each decision: what the player knew and could choose, the choice, and the score at the end. Of a folder
    all records count, and tables kept there. The file gets its name when it is whole: stopped or killed, there is none.
    """
    from . import export

    bring_in(bot)
    more = further(modules, length)
    return done(export.run, what, players, scenario, more, bots, games, seed, jobs, out, records, as_json)


@app.command(context_settings=PASS_ON)
def lab(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A Python program.", metavar="FILE")],
) -> int:
    """Run a Python program with the packages of the laboratory (PettingZoo, Parquet …): docs/lab.md.

    Other arguments go to the program. A checkout installs the packages on first use.
    """
    from . import lab

    return done(lab.run, file, context.args)


@app.command(context_settings=PASS_ON)
def test(context: typer.Context) -> int:
    """Check everything: linters, types, tests. --deep tries many more games.

    Other arguments go to pytest, which then runs alone. Needs a checkout of the repository.
    """
    from . import checkout

    return done(checkout.test, context.args)


@app.command(context_settings=PASS_ON, add_help_option=False)
def bench(context: typer.Context) -> int:
    """Measure the engine; `benben bench --help` lists the options. Needs a checkout of the repository."""
    from . import checkout

    return done(checkout.bench, context.args)


@app.command(context_settings=PASS_ON, add_help_option=False)
def docs(context: typer.Context) -> int:
    """Build the documents as a site that is read without a network: `benben docs [FOLDER] [--open]`.

    Needs a checkout of the repository.
    """
    from . import checkout

    return done(checkout.docs, context.args)
