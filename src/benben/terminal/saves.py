"""Where games are kept: whole files only, so that a game survives whatever happens to the terminal."""

import contextlib
import os
import tempfile
import time
from pathlib import Path

from ..kernel.errors import BenbenError, reason
from ..kernel.words import Words


def data_folder() -> Path:
    """The user's own folder for Benben."""
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    try:
        base = named if named.is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError:
        raise BenbenError("there is no home folder to keep games in; XDG_DATA_HOME can name another folder") from None
    return base / "benben"


def fresh_path(game: str) -> Path:
    """A file for a game that begins now; its name is not taken."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    folder = data_folder() / "games"
    names = (folder / f"{stem}{f'-{i}' if i else ''}.txt" for i in range(10_000))
    return next(path for path in names if not os.path.exists(path))  # no error in a locked folder: keeping tells it


def write_whole(path: Path, text: str) -> None:
    """The file is either as before or has all of `text`, never a part."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


class Keeper:
    """Keeps a game in a file of its own after every choice. `trouble` says why it could not, '' if all is well."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""

    def keep(self, text: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, text)
            self.trouble = ""
        except OSError as wrong:
            self.trouble = reason(wrong)

    def told(self, w: Words) -> str:
        return w("cannot-keep", path=str(self.path), why=self.trouble)
