"""The site as a folder of files: pages, their style, and what is searched."""

import json
import re
import shutil
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final

from pygments.lexers import get_lexer_for_filename
from pygments.util import ClassNotFound

from benben.kernel.reference import passages

from . import reference
from .contents import LANGUAGES, PAGES, REFERENCE, ROOT, RULES, Page, forgotten
from .layout import framed
from .prose import Prose, Reader, Section, code, joined, relative

ASSETS: Final = Path(__file__).resolve().parent / "assets"
STATIC: Final = ROOT / "src" / "benben" / "server" / "static"
STYLE: Final = ROOT / "web" / "src" / "app.css"
PICTURES: Final = (".png", ".svg")
MARK: Final = "benben-docs.txt"
"""In a folder that this program has filled: such a one may be filled again."""
GAME_OF: Final = {"A": "ankh", "K": "kemet", "KT": "kemet-classic"}
"""The page of a rule, by how its ID begins."""


class BadDocs(Exception):
    """What is wrong with a document, or with the place for the site, in one line."""


class Builder:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.targets = {page.source: page.target for page in PAGES if page.source}
        self.copied: set[str] = set()
        self.sources: set[str] = set()
        self.index: list[tuple[Page, list[Section]]] = []
        self.rules = {
            Path(page.source).stem: {one.rule for one in passages((ROOT / page.source).read_text(encoding="utf-8"))}
            for page in RULES["en"]
        }

    def build(self) -> int:
        """How many pages."""
        self.put(MARK, "The documents of Benben as a site; index.html is where to begin.\n")
        for name in forgotten():
            raise BadDocs(f"{name}: no chapter of the site has this page; tools/docsite/contents.py lists them")
        for page in PAGES:
            if page.source:
                reader = Reader(self.resolving(page.source, page.target), self.citing(page))
                text = (ROOT / page.source).read_text(encoding="utf-8")
                self.write(page, reader.read(text))
        # Docstrings name documents from the root; their page has no place of its own in the repository.
        names = Reader(self.resolving("README.md", REFERENCE[0].target), lambda rule: None, "python")
        for target, prose in reference.pages(names).items():
            self.write(next(page for page in REFERENCE if page.target == target), prose)
        for name in sorted(self.sources):
            self.write_source(name)
        self.write_assets()
        self.write_index()
        return len(PAGES) + len(self.sources)

    def resolving(self, source: str, target: str) -> Callable[[str], str]:
        def resolve(link: str) -> str:
            if re.match(r"[a-z]+:", link):
                return link
            if link.startswith("#"):
                return link
            path, anchor = joined(source, link)
            if path in self.targets:
                found = self.targets[path]
            elif not (ROOT / path).is_file():
                raise BadDocs(f"{source}: the link to {link} leads nowhere")
            elif path.endswith(PICTURES):
                found = path.removeprefix("docs/")
                self.copied.add(path)
            else:
                found = path.removeprefix("docs/") + ".html"
                self.sources.add(path)
            return relative(found, target) + (f"#{anchor}" if anchor else "")

        return resolve

    def citing(self, page: Page) -> Callable[[str], str | None]:
        def cited(rule: str) -> str | None:
            name = GAME_OF[rule.partition("-")[0]]
            if rule not in self.rules[name]:
                return None
            there = next(one for one in RULES[page.language] if Path(one.source).stem == name).target
            return f"#{rule.lower()}" if there == page.target else f"{relative(there, page.target)}#{rule.lower()}"

        return cited

    def write(self, page: Page, prose: Prose) -> None:
        self.put(page.target, framed(page, prose))
        self.index.append((page, prose.sections))

    def write_source(self, name: str) -> None:
        """A file that a document shows, with its colours."""
        text = (ROOT / name).read_text(encoding="utf-8")
        try:
            lexer = get_lexer_for_filename(name).aliases[0]
        except ClassNotFound:
            lexer = ""
        short = name.removeprefix("docs/")
        page = Page(name, f"{short}.html", name)
        html = f"<h1>{escape(name)}</h1>\n{code(text, lexer)}"
        self.write(page, Prose(name, html, [Section("", name, text, 1)]))

    def write_assets(self) -> None:
        for name in sorted(self.copied):
            self.copy(ROOT / name, name.removeprefix("docs/"))
        for font in sorted((STATIC / "fonts").iterdir()):
            self.copy(font, f"assets/fonts/{font.name}")
        self.copy(STATIC / "icon.svg", "assets/icon.svg")
        for script in ("site.js", "search.js"):
            self.copy(ASSETS / script, f"assets/{script}")
        style = (ASSETS / "site.css").read_text(encoding="utf-8")
        self.put("assets/site.css", f"{palette()}\n{style}")

    def write_index(self) -> None:
        """Everything that can be found. A script, because a page that was opened from a disk may fetch nothing."""
        pages = [[page.target, page.title, page.language] for page, _ in self.index]
        entries = [
            [number, section.anchor, section.title, " ".join(section.text.split())]
            for number, (_, sections) in enumerate(self.index)
            for section in sections
        ]
        data = {"languages": LANGUAGES, "pages": pages, "entries": entries}
        told = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        self.put("assets/search-data.js", f"globalThis.benbenIndex = {told};\n")

    def put(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")

    def copy(self, source: Path, name: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)


def palette() -> str:
    """Fonts and colours of the page in the browser, so that nobody has to keep them alike."""
    text = STYLE.read_text(encoding="utf-8")
    faces = [face.replace("/fonts/", "fonts/") for face in re.findall(r"@font-face \{.*?\n\}", text, re.DOTALL)]
    (light,) = re.findall(r"^:root \{\n(.*?)^\}", text, re.DOTALL | re.MULTILINE)
    dark = "".join(re.findall(r'^\[data-theme="dark"\] \{\n(.*?)^\}', text, re.DOTALL | re.MULTILINE))
    assert faces
    assert dark
    return "\n".join(
        [
            *faces,
            f":root {{\n{light}}}",
            f':root[data-theme="dark"] {{\n{dark}}}',
            f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme]) {{\n{dark}}} }}",
        ]
    )
