"""Words: every language says everything that English says, and English has a word for everything in the rules."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from benben import bots
from benben.ankh.box import contents, names
from benben.ankh.ruleset import Ankh
from benben.ankh.shown.story import TEMPLATES

ROOT = Path(__file__).parent.parent
WORDS = (ROOT / "src/benben/i18n", ROOT / "src/benben/ankh/shown/words")
LANGUAGES = sorted(folder.name for folder in WORDS[0].iterdir() if any(folder.glob("*.ftl")))
OTHERS = [language for language in LANGUAGES if language != "en"]

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=[ \t]*(.*(?:\n[ \t]+\S.*)*)", re.MULTILINE)
SELECTOR = re.compile(r"\{ *\$(\w+) *->(.*?)\n *\}", re.DOTALL)
VARIANT = re.compile(r"^ *(\*?)\[(\S+)\] *(.*)", re.MULTILINE)
PLURALS = {"uk": {"one", "few", "many", "other"}}
"""The plural forms that a language needs beside one and other."""


def messages(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in [file for folder in WORDS for file in sorted((folder / language).glob("*.ftl"))]:
        for name, value in MESSAGE.findall(file.read_text(encoding="utf-8")):
            assert name not in found, f"{language}: {name} is said twice"
            found[name] = value
    return found


ENGLISH = messages("en")


def slug(name: str) -> str:
    """A name of the rules as part of an id, as web/src/lib/i18n.ts makes it."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def counted(value: str) -> dict[str, list[str]]:
    """Variables on which a message selects a plural form, with the forms."""
    found = {}
    for variable, body in SELECTOR.findall(value):
        forms = [form for _, form, _ in VARIANT.findall(body) if not form.isdigit()]
        if forms and set(forms) <= {"zero", "one", "two", "few", "many", "other"}:
            found[variable] = forms
    return found


def test_english_and_its_translations_are_there() -> None:
    assert "en" in LANGUAGES
    assert len(ENGLISH) > 500


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_english_says(language: str) -> None:
    said = messages(language)
    assert sorted(ENGLISH.keys() - said.keys()) == [], "missing"
    assert sorted(said.keys() - ENGLISH.keys()) == [], "not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_the_same_variables(language: str) -> None:
    for name, value in messages(language).items():
        if name in ENGLISH:
            assert set(re.findall(r"\$\w+", value)) == set(re.findall(r"\$\w+", ENGLISH[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty(language: str) -> None:
    for name, value in messages(language).items():
        assert value.strip(), name
        for _, body in SELECTOR.findall(value):
            assert all(text.strip() for _, _, text in VARIANT.findall(body)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_braces_are_closed_and_every_selector_has_one_default(language: str) -> None:
    for name, value in messages(language).items():
        assert value.count("{") == value.count("}"), name
        assert value.count("->") == len(SELECTOR.findall(value)), name
        for _, body in SELECTOR.findall(value):
            assert [star for star, _, _ in VARIANT.findall(body)].count("*") == 1, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_their_plural_forms(language: str) -> None:
    needed = PLURALS.get(language, {"one", "other"})
    for name, value in messages(language).items():
        for variable, forms in counted(value).items():
            assert sorted(forms) == sorted(needed), f"{name}: ${variable}"


@pytest.mark.parametrize("language", PLURALS)
def test_a_number_that_is_counted_in_english_is_counted_with_more_plural_forms_too(language: str) -> None:
    for name, value in messages(language).items() if language in LANGUAGES else ():
        assert counted(ENGLISH.get(name, "")).keys() <= counted(value).keys(), name


HAPPENINGS = {name.split(" ", 1)[1] for name in names.FIRED}
ASKED: dict[str, Iterable[str]] = {
    "event": TEMPLATES,
    "choice": {name.split(" ")[0] for name in names.CHOICES.names},
    "step": [step.name for step in Ankh.steps],
    "god": names.GODS,
    "power": names.POWER_NAMES,
    "card": names.CARD_NAMES,
    "piece": (*names.KIND_NAMES[names.GOD :], "captive"),
    "action": names.ACTION_NAMES,
    "aim": names.AIM_NAMES,
    "scenario": contents.SCENARIOS,
    "happening": HAPPENINGS,
    "over": names.REASONS[1:],
    "bot": bots.names(),
    "about-action": names.ACTION_NAMES,
    "about-card": names.CARD_NAMES,
    "about-power": names.POWER_NAMES,
    "about-piece": (*names.KIND_NAMES[names.WARRIOR :], "captive"),
    "about-scenario": contents.SCENARIOS,
    "about-happening": HAPPENINGS,
}


@pytest.mark.parametrize("kind", ASKED)
def test_english_has_a_word_for_everything_in_the_rules(kind: str) -> None:
    assert [name for name in ASKED[kind] if f"{kind}-{slug(name)}" not in ENGLISH] == []


def test_a_sentence_about_an_event_uses_only_arguments_that_the_event_has() -> None:
    for name, template in TEMPLATES.items():
        for number in re.findall(r"\$a(\d+)", ENGLISH[f"event-{slug(name)}"]):
            assert 1 <= int(number) <= len(template.kinds), name


def test_only_numbers_are_counted() -> None:
    """Anything else comes as text, and a text has no plural form."""
    for name, template in TEMPLATES.items():
        for variable in counted(ENGLISH[f"event-{slug(name)}"]):
            assert template.kinds[int(variable[1:]) - 1] == "number", name


def test_every_word_that_the_page_asks_for_by_its_id_is_there() -> None:
    asked = set()
    for file in (ROOT / "web/src").rglob("*.*"):
        if file.suffix in {".ts", ".svelte"}:
            asked |= set(re.findall(r"\b(?:t|word)\('([a-z0-9-]+)'", file.read_text(encoding="utf-8")))
    assert len(asked) > 100
    assert sorted(asked - ENGLISH.keys()) == []
