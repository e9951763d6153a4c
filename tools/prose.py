"""Break the lines of the documents: none of prose has more than 120 characters. Tables and code stay as they are.

python tools/prose.py            write what is too long anew, from that line to the end of its paragraph or item
python tools/prose.py --check    only name such lines; exit status 1 if there are any
"""

import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WIDE = 120
BEGINS = re.compile(r"\s*([-*+] |\d+[.)] |[#>|]|```)")
"""A line that is not the middle of a paragraph."""
ITEM = re.compile(r"\s*([-*+]|\d+[.)]) ")


def documents(root: Path) -> Iterator[Path]:
    yield from (*sorted(root.glob("*.md")), root / "web" / "README.md", *sorted((root / "docs").rglob("*.md")))


def fenced(lines: list[str]) -> list[bool]:
    """For each line whether it belongs to a block of code."""
    inside, found = False, []
    for line in lines:
        fence = line.lstrip().startswith("```")
        found.append(inside or fence)
        inside ^= fence
    return found


def too_long(lines: list[str]) -> list[int]:
    code = fenced(lines)
    return [n for n, line in enumerate(lines) if len(line) > WIDE and not code[n] and not line.lstrip().startswith("|")]


def broken(lines: list[str]) -> list[str]:
    """The lines, those too long in new ones with what follows of their paragraph."""
    while found := too_long(lines):
        at = found[0]
        end = at + 1
        while end < len(lines) and lines[end].strip() and not BEGINS.match(lines[end]):
            end += 1
        first = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        item = ITEM.match(lines[at])
        text = " ".join(line.strip() for line in lines[at:end])
        told = textwrap.wrap(
            text,
            WIDE,
            initial_indent=first,
            subsequent_indent=" " * item.end() if item else first,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for n in range(1, len(told)):
            while BEGINS.match(told[n]):  # such a word would begin something else there
                told[n - 1], word = told[n - 1].rsplit(" ", 1)
                told[n] = f"{told[n][: len(told[n]) - len(told[n].lstrip())]}{word} {told[n].lstrip()}"
        if any(len(line) > WIDE for line in told):
            raise SystemExit(f"this cannot be broken: {max(told, key=len)}")
        lines = [*lines[:at], *told, *lines[end:]]
    return lines


def main(check: bool) -> int:
    found = 0
    for path in documents(ROOT):
        lines = path.read_text(encoding="utf-8").split("\n")
        for n in too_long(lines):
            found += 1
            print(f"{path.relative_to(ROOT)}:{n + 1}: {len(lines[n])} characters")
        if not check:
            path.write_text("\n".join(broken(lines)), encoding="utf-8")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
