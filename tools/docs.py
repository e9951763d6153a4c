"""The documents as a site to be read without a network: ``./benben docs [FOLDER] [--open]``.

Without a name the folder is `site`, in the current one. A folder with other things in it is left alone. Every link and
every address in the site is looked up when it is built; one that leads nowhere is named, and the exit status is 1.
"""

import argparse
import os
import shutil
import sys
import webbrowser
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [path for path in (str(ROOT), str(ROOT / "src")) if path not in sys.path]

from benben.kernel.errors import reason  # noqa: E402
from tools.docsite.build import MARK, BadDocs, Builder  # noqa: E402
from tools.docsite.links import wrong  # noqa: E402


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"benben docs: {message}; --help lists the options\n")


def emptied(folder: Path) -> None:
    """Ready to be filled: new, empty, or filled by this program before."""
    try:
        if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / MARK).is_file())):
            raise BadDocs(f"{folder}: a new folder is needed, an empty one, or one that this command has filled")
        if folder.is_dir():
            for path in folder.iterdir():
                shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise BadDocs(f"{folder}: {reason(problem)}") from None


def build(folder: Path) -> int:
    """The number of pages; BadDocs says in one line what is wrong."""
    emptied(folder)
    try:
        return Builder(folder).build()
    except OSError as problem:
        raise BadDocs(f"{problem.filename or folder}: {reason(problem)}") from None


def main(arguments: list[str]) -> int:
    parser = Parser(prog="benben docs", description="Build the documents as a site that is read without a network.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("site"), metavar="FOLDER", help="where to (site)")
    parser.add_argument("--open", action="store_true", help="open it in the browser")
    given = parser.parse_args(arguments)
    try:
        pages = build(given.folder)
    except BadDocs as problem:
        print(f"benben: {problem}", file=sys.stderr)
        return 2
    broken = wrong(given.folder)
    for line in broken:
        print(line, file=sys.stderr)
    if broken:
        return 1
    first = given.folder.resolve() / "index.html"
    print(f"{pages} pages, every link holds: {os.path.relpath(first)}")
    if given.open:
        webbrowser.open(first.as_uri())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
