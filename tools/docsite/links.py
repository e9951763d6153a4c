"""Whether everything that a built site points at is there, and nothing is fetched from elsewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from .prose import joined

OUTSIDE: Final = re.compile(r"(?:[a-z][a-z0-9+.-]*:)?//|[a-z][a-z0-9+.-]*:", re.IGNORECASE)
LOADED: Final = {"src", "srcset", "poster", "data"}
"""Attributes whose files a browser fetches by itself."""

FETCHED: Final = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")
"""What a style sheet fetches."""


class Seen(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.twice: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.twice += [value] * (value in self.anchors)
                self.anchors.add(value)
            elif name in LOADED or (name == "href" and tag == "link"):
                self.loaded.append(value or "")
            elif name == "href":
                self.links.append(value or "")


def wrong(folder: Path) -> list[str]:
    """What is broken, a line for each, by the name of its page."""
    pages: dict[str, Seen] = {}
    for path in sorted(folder.rglob("*.html")):
        seen = pages[path.relative_to(folder).as_posix()] = Seen()
        seen.feed(path.read_text(encoding="utf-8"))
    found = []
    for name, seen in pages.items():
        found += [f"{name}: the address #{anchor} is there twice" for anchor in seen.twice]
        found += [f"{name}: {link} is loaded from elsewhere" for link in seen.loaded if OUTSIDE.match(link)]
        for link in [*seen.links, *seen.loaded]:
            if OUTSIDE.match(link):
                continue
            there, anchor = joined(name, link)
            if not (folder / there).is_file():
                found.append(f"{name}: {link} leads to no file")
            elif anchor and (there not in pages or unquote(anchor) not in pages[there].anchors):
                found.append(f"{name}: {link} leads to no place of that page")
    for path in sorted(folder.rglob("*.css")):
        for one, other in FETCHED.findall(path.read_text(encoding="utf-8")):
            where = one or other
            if OUTSIDE.match(where) or not (path.parent / where).is_file():
                found.append(f"{path.relative_to(folder).as_posix()}: {where} is not in the site")
    return found
