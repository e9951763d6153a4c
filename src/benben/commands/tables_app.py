"""`benben tables`: its commands and their options."""

from pathlib import Path
from typing import Annotated, Final

import typer

from .files import done

tables: Final = typer.Typer(
    help="Look after the tables that `benben play` keeps: list, check, back up, restore, save, accept, cut back.",
    no_args_is_help=True,
)
Data = Annotated[
    Path | None,
    typer.Option(
        "--data", help="The folder of the tables.", metavar="FOLDER", show_default="the one that `benben play` uses"
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Table = Annotated[str, typer.Argument(help="The name of a table; `list` shows them.", metavar="TABLE")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace an existing file.")]


@tables.command("list")
def list_tables(data: Data = None, as_json: Json = False) -> int:
    """List the tables, the latest first."""
    from . import tables

    return done(tables.list_tables, data, as_json)


@tables.command()
def check(data: Data = None, as_json: Json = False) -> int:
    """Check that everything is as it was written and can be played.

    Every game is replayed under the present rules. Where those have changed since, you are told for each game and
    version how many tables are alike, which differ and where, and which stop. Nothing is changed, and a server may be
    running. The exit status is 1 if something is wrong or differs; for each such table you are told what it is, how far
    the game can still be played or saved, and what to do.
    """
    from . import tables

    return done(tables.check, data, as_json)


@tables.command()
def backup(
    file: Annotated[
        Path | None,
        typer.Argument(help="The file to write.", metavar="[FILE]", show_default="a name with the date, in backups"),
    ] = None,
    data: Data = None,
    overwrite: Overwrite = False,
) -> int:
    """Copy all tables into one file, even while a server is running.

    The copy is checked before it gets its name: either it holds everything, or it is not there.
    """
    from . import tables

    return done(tables.backup, data, file, overwrite)


@tables.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", metavar="FILE")],
    data: Data = None,
    anyway: Annotated[bool, typer.Option("--anyway", help="Restore it even if it is damaged.")] = False,
) -> int:
    """Put a backup in place of the tables.

    No server may be running on the folder. What was there is kept as a backup itself.
    """
    from . import tables

    return done(tables.restore, data, file, anyway)


@tables.command()
def export(
    table: Table,
    out: Annotated[
        Path | None, typer.Option(help="Write into this file.", metavar="FILE", show_default="standard output")
    ] = None,
    raw: Annotated[
        bool, typer.Option("--raw", help="The whole log instead, one JSON object per line, whether it replays or not.")
    ] = False,
    data: Data = None,
    overwrite: Overwrite = False,
) -> int:
    """Save the record of a game, as far as it replays, secret choices included."""
    from . import tables

    return done(tables.export, data, table, out, raw, overwrite)


@tables.command()
def accept(
    table: Table,
    data: Data = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> int:
    """Continue a game that corrected rules would have played differently.

    No server may be running on the folder; while one is, the host of the table decides.
    """
    from . import tables

    return done(tables.accept, data, table, yes)


@tables.command()
def cut(
    table: Table,
    data: Data = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> int:
    """Cut a game back to where its log still replays, so that it can continue from there.

    What is cut off stays in the log. No server may be running on the folder; while one is, the people at the table
    can agree to the same.
    """
    from . import tables

    return done(tables.cut, data, table, yes)
