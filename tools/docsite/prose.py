"""A document in Markdown as a part of a page: headings and rules get addresses, links lead to pages of the site."""

import posixpath
import re
from collections.abc import Callable, Iterator
from html import escape
from typing import Final, NamedTuple
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters.html import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from benben.kernel.reference import RULE

NAMES: Final = re.compile(r"\*(en|it|es|uk)\* ")
"""Where a line begins that says what something is called in other languages."""
CITED: Final = re.compile(r"(?<![\w-])(?:A|K|KT)-(?:[A-Z]*[0-9]+|[A-Z]:[a-z-]+)(?![\w-])")
"""A rule ID in a sentence."""
PRINTED: Final = "text"
"""The language of what a program has printed."""
FORMATTER: Final = HtmlFormatter(nowrap=True)


class Section(NamedTuple):
    """What one can be led to: a heading, a rule or a name, with the text below it."""

    anchor: str
    title: str
    text: str
    level: int
    rule: str = ""


class Prose(NamedTuple):
    title: str
    html: str
    sections: list[Section]


Resolve = Callable[[str], str]
"""Where a link of a document leads on the site."""


def slug(heading: str) -> str:
    """The address of a heading, as GitHub makes it: links in the documents count on that."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def code(text: str, language: str) -> str:
    """Highlighted where there is something to highlight."""
    try:
        inner = highlight(text, get_lexer_by_name(language), FORMATTER) if language else escape(text)
    except ClassNotFound:  # Fluent
        inner = escape(text)
    # A box that can be scrolled must be reached by the keyboard, too.
    kind = ' class="printed"' if language == PRINTED else ""
    return f'<pre{kind} tabindex="0"><code>{inner}</code></pre>\n'


def plain(tokens: list[Token]) -> str:
    """The words of a paragraph without its signs."""
    parts = [
        " " if token.type in ("softbreak", "hardbreak") else plain(token.children) if token.children else token.content
        for token in tokens
    ]
    return "".join(parts)


class Reader:
    """Renders documents; `cited` tells where the rule of an ID stands, as seen from the page, and `indented` what is
    written in blocks that only stand further in."""

    def __init__(self, resolve: Resolve, cited: Callable[[str], str | None], indented: str = "") -> None:
        self.resolve = resolve
        self.cited = cited
        self.indented = indented
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])

    def read(self, text: str) -> Prose:
        tokens = self.markdown.parse(text)
        anchors: dict[str, int] = {}
        found: list[tuple[str, str, int, str, list[str]]] = [("", "", 1, "", [])]
        title = ""
        hidden = 0  # inside of what stands for something else, such as the big contents of a page of rules
        for i, token in enumerate(tokens):
            if token.type == "heading_open":
                inline = tokens[i + 1]
                words = plain(inline.children or [])
                anchor = slug(words)
                anchors[anchor] = anchors.get(anchor, -1) + 1
                if anchors[anchor]:
                    anchor += f"-{anchors[anchor]}"
                level = int(token.tag[1])
                title = title or words
                token.attrSet("id", anchor)
                found.append((anchor, words, level, "", []))
                hidden = i + 1
                if level > 1:
                    self.point(inline, anchor)
            elif token.type == "inline" and i != hidden:
                self.inline(tokens, i, found)
            elif token.type in ("fence", "code_block"):
                found[-1][4].append(token.content)
        return Prose(title, self.render(tokens), [Section(a, t, " ".join(x), n, r) for a, t, n, r, x in found])

    def inline(self, tokens: list[Token], i: int, found: list[tuple[str, str, int, str, list[str]]]) -> None:
        """A paragraph, or whatever else holds words."""
        token, around = tokens[i], tokens[i - 1]
        children = token.children or []
        rule = RULE.match(token.content)
        if rule and around.type == "paragraph_open":
            anchor = rule[1].lower()
            # In a list the entry is the rule: a tight paragraph is not shown.
            holder = tokens[i - 2] if around.hidden else around
            holder.attrSet("id", anchor)
            holder.attrJoin("class", "rule")
            opened = next(n for n, child in enumerate(children) if child.type == "strong_open")
            link = [opening(f"#{anchor}", "rid"), children[opened + 1], Token("link_close", "a", -1)]
            token.children = children = [*link, *children[opened + 3 :]]
            rest = plain(children[3:]).strip()
            name = re.match(r"\s*\*\*(.+?)\*\*", token.content[rule.end() :])
            found.append((anchor, f"{rule[1]} {name[1].rstrip('.') if name else ''}".strip(), 4, rule[1], [rest]))
        else:
            if NAMES.match(token.content) and around.type == "paragraph_open":
                around.attrJoin("class", "names")
            found[-1][4].append(plain(children))
        self.link(children, token)

    def link(self, children: list[Token], token: Token) -> None:
        made: list[Token] = []
        inside = 0
        for child in children:
            if child.type == "link_open":
                inside += 1
                child.attrSet("href", self.resolve(str(child.attrGet("href") or "")))
            elif child.type == "link_close":
                inside -= 1
            elif child.type == "image":
                child.attrSet("src", self.resolve(str(child.attrGet("src") or "")))
                child.attrSet("loading", "lazy")
            if child.type == "text" and not inside:
                made += self.citing(child)
            else:
                made.append(child)
        token.children = made

    def citing(self, child: Token) -> Iterator[Token]:
        at = 0
        for found in CITED.finditer(child.content):
            where = self.cited(found[0])
            if where is not None:
                yield words(child.content[at : found.start()])
                yield from (opening(where, "cites"), words(found[0]), Token("link_close", "a", -1))
                at = found.end()
        yield words(child.content[at:])

    def point(self, inline: Token, anchor: str) -> None:
        """A sign behind a heading, to take its address from."""
        inline.children = [
            *(inline.children or []),
            opening(f"#{anchor}", "here", "Link to this section"),
            words("#"),
            Token("link_close", "a", -1),
        ]

    def render(self, tokens: list[Token]) -> str:
        made = []
        start = 0
        for i, token in enumerate(tokens):
            if token.type in ("fence", "code_block"):
                language = token.info.strip() if token.type == "fence" else self.indented
                made += [self.part(tokens[start:i]), code(token.content, language)]
                start = i + 1
        html = "".join([*made, self.part(tokens[start:])])
        # What is wider than the page is scrolled by itself.
        html = html.replace("<table>", '<div class="wide" tabindex="0"><table>')
        return html.replace("</table>", "</table></div>")

    def part(self, tokens: list[Token]) -> str:
        return str(self.markdown.renderer.render(tokens, self.markdown.options, {}))


def words(text: str) -> Token:
    token = Token("text", "", 0)
    token.content = text
    return token


def opening(where: str, kind: str, label: str = "") -> Token:
    token = Token("link_open", "a", 1)
    token.attrSet("href", where)
    token.attrSet("class", kind)
    if label:
        token.attrSet("aria-label", label)
    return token


def relative(target: str, page: str) -> str:
    """The way from a page of the site to another file of it."""
    return posixpath.relpath(target, posixpath.dirname(page) or ".")


def joined(page: str, link: str) -> tuple[str, str]:
    """The file that a link means, from the root, and the place in it."""
    path, _, anchor = link.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(path))) if path else page, anchor
