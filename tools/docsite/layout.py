"""What is around the text of every page: the bar with the search, the menu, the contents of the page."""

import re
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from .contents import CHAPTERS, GAMES, HOME, LANGUAGES, RULES, Page
from .prose import Prose, relative

CONTENTS: Final = {"en": "On this page", "it": "In questa pagina", "es": "En esta página", "uk": "На цій сторінці"}
DEEPEST: Final = 3
"""Headings below this level are not in the contents of a page: there would be hundreds."""
FEW: Final = 2
"""With fewer headings a page needs no contents."""

FRAME: Final = Template(
    """<!doctype html>
<html lang="en" data-up="$up">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<link rel="icon" href="${up}assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}assets/site.css">
<script src="${up}assets/site.js"></script>
</head>
<body>
<a class="skip" href="#text">To the text</a>
<header class="bar">
<a class="home-link" href="${up}index.html"><img src="${up}assets/icon.svg" alt="" width="28" height="28"> Benben</a>
<div class="seek" role="search">
<input id="seek" type="search" placeholder="Search rules, documents, names" aria-label="Search" autocomplete="off"
 spellcheck="false">
<div id="found" hidden></div>
</div>
<button id="theme" type="button" aria-label="Light or dark"></button>
</header>
<div class="columns">
<nav class="menu" aria-label="All pages"><details><summary>All pages</summary>
$menu
</details></nav>
<main id="text" lang="$language">
$languages
$text
</main>
$contents
</div>
</body>
</html>
"""
)


def framed(page: Page, prose: Prose) -> str:
    return FRAME.substitute(
        up=page.up,
        title=escape(page.title if page == HOME else f"{prose.title} – Benben"),
        language=page.language,
        menu=menu(page),
        languages=languages(page),
        text=prose.html,
        contents=contents(page, prose),
    )


def menu(page: Page) -> str:
    made = [f'<p class="first">{to(HOME, page, "Welcome")}</p>']
    made += ["<h2>Rules</h2>\n<ul>", *(of_game(name, page) for name in GAMES), "</ul>"]
    for chapter in CHAPTERS:
        made.append(f"<h2>{escape(chapter.title)}</h2>\n<ul>")
        made += [f"<li>{to(one, page, one.title)}</li>" for one in chapter.pages]
        made.append("</ul>")
    return "\n".join(made)


def of_game(name: str, page: Page) -> str:
    """The rules of a game, with all languages in one row."""
    pages = {language: same(name, language) for language in LANGUAGES}
    here = next((one for one in pages.values() if one.target == page.target), pages["en"])
    others = " ".join(
        f'<a href="{relative(one.target, page.target)}" lang="{language}" hreflang="{language}" '
        f'title="{LANGUAGES[language]}"{current(one, page)}>{language}</a>'
        for language, one in pages.items()
    )
    return f'<li class="game">{to(here, page, GAMES[name]["en"])} <span>{others}</span></li>'


def same(name: str, language: str) -> Page:
    return next(one for one in RULES[language] if Path(one.source).stem == name)


def languages(page: Page) -> str:
    """A page of rules in other languages; a rule has the same address there."""
    if page not in [one for pages in RULES.values() for one in pages]:
        return ""
    name = Path(page.source).stem
    links = "\n".join(
        f'<a href="{relative(same(name, language).target, page.target)}" lang="{language}" hreflang="{language}"'
        f"{current(same(name, language), page)}>{title}</a>"
        for language, title in LANGUAGES.items()
    )
    return f'<p class="languages">{links}</p>'


def current(one: Page, page: Page) -> str:
    return ' aria-current="page"' if one.target == page.target else ""


def to(one: Page, page: Page, title: str) -> str:
    return f'<a href="{relative(one.target, page.target)}"{current(one, page)}>{escape(title)}</a>'


def contents(page: Page, prose: Prose) -> str:
    listed = [one for one in prose.sections if 1 < one.level <= DEEPEST and not one.rule]
    if len(listed) < FEW:
        return ""
    entries = "\n".join(
        f'<li class="h{one.level}"><a href="#{escape(one.anchor)}">{escape(short(one.title))}</a></li>'
        for one in listed
    )
    title = CONTENTS[page.language]
    head = f'<h2 lang="{page.language}">{title}</h2>'
    return f'<nav class="contents" aria-label="{title}">{head}\n<ul>\n{entries}\n</ul></nav>'


def short(title: str) -> str:
    """Of a name with dots the last part."""
    return title.rpartition(".")[2] if re.fullmatch(r"benben(\.\w+)+", title) else title
