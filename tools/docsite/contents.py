"""Which pages there are, in which chapter, and what they are called in the menu."""

from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]

LANGUAGES: Final = {"en": "English", "it": "Italiano", "es": "Español", "uk": "Українська"}
"""The languages of the rules, by the names that their speakers call them."""


class Page(NamedTuple):
    """A page of the site: where its text is (from the repository's root; '' for a page made of docstrings), where it
    goes, and its name in the menu."""

    source: str
    target: str
    title: str
    language: str = "en"

    @property
    def up(self) -> str:
        """The way from the page to the root of the site."""
        return "../" * self.target.count("/")


class Chapter(NamedTuple):
    title: str
    pages: tuple[Page, ...]


def doc(name: str, title: str) -> Page:
    return Page(f"docs/{name}.md", f"{name}.html", title)


def top(name: str, title: str) -> Page:
    return Page(f"{name}.md", f"{name.lower()}.html", title)


HOME: Final = Page("README.md", "index.html", "Benben")

GAMES: Final = {
    "ankh": {"en": "Ankh", "it": "Ankh", "es": "Ankh", "uk": "Анкх"},
    "kemet": {"en": "Kemet", "it": "Kemet", "es": "Kemet", "uk": "Кемет"},
    "kemet-classic": {
        "en": "Kemet of 2012",
        "it": "Kemet del 2012",
        "es": "Kemet de 2012",
        "uk": "Кемет 2012 року",
    },
}
"""The pages of rules, by their files, and what the menu calls them."""


def rules(language: str) -> tuple[Page, ...]:
    folder = "rules/" if language == "en" else f"rules/{language}/"
    return tuple(
        Page(f"docs/{folder}{name}.md", f"{folder}{name}.html", titles[language], language)
        for name, titles in GAMES.items()
    )


RULES: Final = {language: rules(language) for language in LANGUAGES}

REFERENCE: Final = (
    Page("", "reference/benben.html", "benben"),
    Page("", "reference/lab.html", "benben.lab"),
    Page("", "reference/kernel.html", "benben.kernel"),
)

CHAPTERS: Final = (
    Chapter("Play", (doc("positions", "Positions by hand"),)),
    Chapter(
        "Run a server",
        (
            doc("operating", "Settings and limits"),
            doc("operating-folder", "The folder of tables"),
            doc("promises", "What the server promises"),
            doc("protocol", "Protocol"),
        ),
    ),
    Chapter(
        "Begin, in ten minutes each",
        (
            doc("tutorials/bot", "A bot"),
            doc("tutorials/experiment", "An experiment"),
            doc("tutorials/training", "Training with PettingZoo"),
        ),
    ),
    Chapter(
        "Write programs",
        (
            doc("api", "From Python"),
            doc("bots", "Bots"),
            doc("bots-outside", "Bots in any language"),
            doc("lab", "The laboratory"),
            doc("data", "Games as data"),
            doc("openspiel", "OpenSpiel"),
            doc("cluster", "More than one machine"),
        ),
    ),
    Chapter("API reference", REFERENCE),
    Chapter(
        "Add something",
        (
            doc("guides/scenario", "A scenario"),
            doc("guides/god", "A god"),
            doc("guides/tile", "A tile"),
            doc("guides/ruleset", "A ruleset"),
            doc("page", "Its place on the page"),
        ),
    ),
    Chapter(
        "Look inside",
        (
            doc("architecture", "How it is built"),
            doc("classic", "How classic Kemet is built"),
            doc("testing", "What is proved"),
            doc("performance", "How fast it is"),
            doc("balance", "Which tiles of Kemet win"),
            doc("measurements", "Measurements"),
            Page("web/README.md", "web.html", "Sources of the page"),
            top("CHANGELOG", "Changes"),
        ),
    ),
    Chapter("Take part", (top("CONTRIBUTING", "Contributing"), top("SECURITY", "Reporting a hole"))),
)

PAGES: Final = (
    HOME,
    *(page for pages in RULES.values() for page in pages),
    *(page for chapter in CHAPTERS for page in chapter.pages),
)


def forgotten(root: Path = ROOT) -> list[str]:
    """Documents that no chapter has."""
    there = {path.relative_to(root).as_posix() for path in (root / "docs").rglob("*.md")}
    return sorted(there - {page.source for page in PAGES})
