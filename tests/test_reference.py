"""The rules reference in other languages says the same as in English."""

import re
from pathlib import Path

import pytest

from benben.kernel import reference
from benben.kernel.reference import ENGLISH, Passage, languages, pages, passages

OTHERS = [(language, name) for language in ("it", "es", "uk") for name in ("ankh.md", "kemet.md", "kemet-classic.md")]
each_page = pytest.mark.parametrize(("language", "name"), OTHERS)


def rules(page: str) -> list[Passage]:
    return [passage for passage in passages(page) if passage.rule]


def headings(page: str) -> list[str]:
    return re.findall(r"^(#+) ", page, re.MULTILINE)


def anchor(heading: str) -> str:
    """As GitHub makes it of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_the_languages() -> None:
    assert languages() == [ENGLISH, "es", "it", "uk"]
    assert pages("klingon") == pages()


def test_english_where_a_language_has_no_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "uk").mkdir()
    for name in ("ankh.md", "kemet.md", "uk/ankh.md"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(reference, "FOLDERS", (tmp_path,))
    assert pages("uk") == {"ankh.md": "uk/ankh.md", "kemet.md": "kemet.md"}


@each_page
def test_the_same_rules_in_the_same_order(language: str, name: str) -> None:
    english, page = pages()[name], pages(language)[name]
    assert [rule.rule for rule in rules(page)] == [rule.rule for rule in rules(english)]
    assert headings(page) == headings(english)


@each_page
def test_the_same_numbers(language: str, name: str) -> None:
    for english, rule in zip(rules(pages()[name]), rules(pages(language)[name]), strict=True):
        assert sorted(re.findall(r"\d+", rule.text)) == sorted(re.findall(r"\d+", english.text)), rule.rule
        assert rule.text.count("\n|") == english.text.count("\n|"), f"{rule.rule}: rows of a table"
        assert rule.text.count("\n- ") == english.text.count("\n- "), f"{rule.rule}: entries of a list"


@each_page
def test_nothing_is_left_in_english(language: str, name: str) -> None:
    english = {line for line in pages()[name].splitlines() if len(re.findall(r"[A-Za-z]{2,}", line)) > 4}
    left = [line for line in pages(language)[name].splitlines() if line in english]
    assert left == []


@each_page
def test_links_lead_somewhere(language: str, name: str) -> None:
    page = pages(language)[name]
    known = {anchor(heading) for heading in re.findall(r"^#+ (.*)$", page, re.MULTILINE)}
    linked = set(re.findall(r"\]\(#([^)]*)\)", page))
    assert linked
    assert linked <= known, linked - known
