"""Run the tutorials and compare what they print with their pages: ``python tools/tutorials.py [--write] [NAME …]``.

A tutorial is a program in docs/tutorials. Blocks of comments under ``# %% [markdown]`` are its text, what stands under
``# %%`` is its code, so that editors and Jupytext open it as a notebook. Its page is text, code and what the code has
printed, and the pictures that it has drawn. ``--write`` keeps what has come of it; otherwise whatever differs is shown.
"""

import difflib
import io
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "tutorials"
CELL: Final = re.compile(r"^# %%( \[markdown\])?\n", re.MULTILINE)


def cells(program: str) -> Iterator[tuple[bool, str, int]]:
    """Whether it is text, what it says, and in which line it begins."""
    found = list(CELL.finditer(program))
    for cell, after in zip(found, [*found[1:], None]):
        body = program[cell.end() : after.start() if after else len(program)].strip("\n")
        told = "\n".join(line.removeprefix("#").removeprefix(" ") for line in body.splitlines()) if cell[1] else body
        yield bool(cell[1]), told, program[: cell.end()].count("\n")


def page(path: Path) -> str:
    """Runs the program in the current folder, into which it draws."""
    parts: list[str] = []
    names: dict[str, Any] = {"__name__": "__main__"}
    for is_text, said, line in cells(path.read_text(encoding="utf-8")):
        if is_text:
            parts.append(said)
            continue
        with redirect_stdout(io.StringIO()) as printed:
            exec(compile("\n" * line + said, path, "exec"), names)
        parts.append(f"```python\n{said}\n```")
        if printed.getvalue():
            parts.append(f"```text\n{printed.getvalue().rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def made(name: str) -> dict[str, str]:
    """The page and its pictures, by the names of their files."""
    with tempfile.TemporaryDirectory() as folder:
        before = Path.cwd()
        os.chdir(folder)
        try:
            told = page(FOLDER / f"{name}.py")
        finally:
            os.chdir(before)
        pictures = {path.name: path.read_text(encoding="utf-8") for path in Path(folder).glob("*.svg")}
    return {f"{name}.md": told, **pictures}


def main(arguments: list[str]) -> int:
    write = "--write" in arguments
    known = sorted(path.stem for path in FOLDER.glob("*.py"))
    asked = [argument for argument in arguments if argument != "--write"] or known
    for name in asked:
        if name not in known:
            print(f"tutorials.py: there is no tutorial {name!r}, but {', '.join(known)}", file=sys.stderr)
            return 2
    wrong = 0
    for name in asked:
        for file, text in made(name).items():
            path = FOLDER / file
            kept = path.read_text(encoding="utf-8") if path.exists() else ""
            if write:
                path.write_text(text, encoding="utf-8", newline="\n")
            elif text != kept:
                wrong = 1
                print(f"docs/tutorials/{file} is not what the program says; python tools/tutorials.py --write mends it")
                print("\n".join(difflib.unified_diff(kept.splitlines(), text.splitlines(), "kept", "now", "", "", 1)))
    return wrong


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "src")]
    sys.exit(main(sys.argv[1:]))
