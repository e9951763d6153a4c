"""Words: every language says everything that English says, and English has a word for everything in the rules."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from benben import bots
from benben.ankh.box import contents
from benben.ankh.box import names as ankh
from benben.i18n import LANGUAGES
from benben.kemet.box import names as kemet
from benben.kernel.registry import MODULES, ruleset
from benben.kernel.words import slug

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "benben"
FOLDERS = {"": SOURCE / "i18n"} | {
    module.rpartition(".")[2]: SOURCE / module.rpartition(".")[2] / "shown" / "words" for module in MODULES.values()
}
"""What all share, and the words of each game."""
GAMES = [game for game in FOLDERS if game]
GAMES_ON_THE_PAGE = [game for game in GAMES if (ROOT / "web/src" / game / "index.ts").exists()]
OTHERS = [language for language in LANGUAGES if language != "en"]

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=[ \t]*(.*(?:\n[ \t]+\S.*)*)", re.MULTILINE)
SELECTOR = re.compile(r"\{ *\$(\w+) *->(.*?)\n *\}", re.DOTALL)
VARIANT = re.compile(r"^ *(\*?)\[(\S+)\] *(.*)", re.MULTILINE)
PLURALS = {"uk": {"one", "few", "many", "other"}}
"""The plural forms that a language needs beside one and other."""


def messages(game: str, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in sorted((FOLDERS[game] / language).glob("*.ftl")):
        for name, value in MESSAGE.findall(file.read_text(encoding="utf-8")):
            assert name not in found, f"{language}: {name} is said twice"
            found[name] = value
    return found


ENGLISH = {game: messages(game, "en") for game in FOLDERS}
IN_ANY = [(game, language) for game in FOLDERS for language in LANGUAGES]
IN_OTHERS = [(game, language) for game in FOLDERS for language in OTHERS]
in_any_language = pytest.mark.parametrize(("game", "language"), IN_ANY)
in_other_languages = pytest.mark.parametrize(("game", "language"), IN_OTHERS)


def counted(value: str) -> dict[str, list[str]]:
    """Variables on which a message selects a plural form, with the forms."""
    found = {}
    for variable, body in SELECTOR.findall(value):
        forms = [form for _, form, _ in VARIANT.findall(body) if not form.isdigit()]
        if forms and set(forms) <= {"zero", "one", "two", "few", "many", "other"}:
            found[variable] = forms
    return found


def test_english_and_its_translations_are_there() -> None:
    for folder in FOLDERS.values():
        assert {path.name for path in folder.iterdir() if any(path.glob("*.ftl"))} == set(LANGUAGES)
    assert {game: len(words) > 200 for game, words in ENGLISH.items()} == dict.fromkeys(FOLDERS, True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_ids_of_its_own(game: str) -> None:
    """Its words lie over those that all share: one id with two meanings would take a word away from the terminal."""
    assert ENGLISH[game].keys() & ENGLISH[""].keys() == set()


@in_other_languages
def test_a_language_says_what_english_says(game: str, language: str) -> None:
    said = messages(game, language)
    assert sorted(ENGLISH[game].keys() - said.keys()) == [], "missing"
    assert sorted(said.keys() - ENGLISH[game].keys()) == [], "not in English"


@in_other_languages
def test_a_language_uses_the_same_variables(game: str, language: str) -> None:
    for name, value in messages(game, language).items():
        if name in ENGLISH[game]:
            assert set(re.findall(r"\$\w+", value)) == set(re.findall(r"\$\w+", ENGLISH[game][name])), name


@in_any_language
def test_nothing_is_empty(game: str, language: str) -> None:
    for name, value in messages(game, language).items():
        assert value.strip(), name
        for _, body in SELECTOR.findall(value):
            assert all(text.strip() for _, _, text in VARIANT.findall(body)), name


@in_any_language
def test_braces_are_closed_and_every_selector_has_one_default(game: str, language: str) -> None:
    for name, value in messages(game, language).items():
        assert value.count("{") == value.count("}"), name
        assert value.count("->") == len(SELECTOR.findall(value)), name
        for _, body in SELECTOR.findall(value):
            assert [star for star, _, _ in VARIANT.findall(body)].count("*") == 1, name


@in_any_language
def test_numbers_have_all_their_plural_forms(game: str, language: str) -> None:
    needed = PLURALS.get(language, {"one", "other"})
    for name, value in messages(game, language).items():
        for variable, forms in counted(value).items():
            assert sorted(forms) == sorted(needed), f"{name}: ${variable}"


@pytest.mark.parametrize("game", FOLDERS)
@pytest.mark.parametrize("language", PLURALS)
def test_a_number_that_is_counted_in_english_is_counted_with_more_plural_forms_too(game: str, language: str) -> None:
    for name, value in messages(game, language).items():
        assert counted(ENGLISH[game].get(name, "")).keys() <= counted(value).keys(), name


def in_every_game(game: str) -> dict[str, Iterable[str]]:
    rules = ruleset(game)
    return {
        "event": rules.story.templates,
        "choice": {name.split(" ")[0] for name in rules.choices.names},
        "step": [step.name for step in rules.steps],
        "over": rules.reasons[1:],
        "god": rules.kinds["god"].names,
        "action": rules.kinds["action"].names,
    }


HAPPENINGS = {name.split(" ", 1)[1] for name in ankh.FIRED}
EFFECTS = {
    name
    for thing in [*(tile for _, _, tile in kemet.TILES), *kemet.DIVINE.values()]
    for part in ("effect", "creature")
    for name in thing.get(part, {})
}
KEMET = ruleset("kemet").kinds
"""Names that this game has: others belong to other editions."""
ASKED: dict[str, dict[str, Iterable[str]]] = {
    "": {"bot": bots.names()},
    "ankh": in_every_game("ankh")
    | {
        "power": ankh.POWER_NAMES,
        "card": ankh.CARD_NAMES,
        "piece": (*ankh.KIND_NAMES[ankh.GOD :], "captive"),
        "aim": ankh.AIM_NAMES,
        "scenario": contents.SCENARIOS,
        "happening": HAPPENINGS,
        "track": ankh.ACTION_NAMES,
        "about-action": ankh.ACTION_NAMES,
        "about-card": ankh.CARD_NAMES,
        "about-power": ankh.POWER_NAMES,
        "about-piece": (*ankh.KIND_NAMES[ankh.WARRIOR :], "captive"),
        "about-happening": HAPPENINGS,
    },
    "kemet": in_every_game("kemet")
    | {
        "colour": KEMET["colour"].index,
        "about-colour": KEMET["colour"].index,
        "city": kemet.CITIES,
        "zone": kemet.ZONE_NAMES,
        "tile": [kemet.picture_of(name) for name in KEMET["tile"].index],
        "divine": KEMET["divine"].index,
        "stat": kemet.STATS,
        "source": ("units", "home"),
        "short": (*KEMET["creature"].index, *kemet.ACTION_NAMES),
        "effect": EFFECTS - {"gold"},
        "gold": KEMET["gold"].index,
    },
}


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, asked in ASKED.items() for kind in asked])
def test_english_has_a_word_for_everything_in_the_rules(game: str, kind: str) -> None:
    assert [name for name in ASKED[game][kind] if f"{kind}-{slug(name)}" not in ENGLISH[game]] == []


def kinds_of(game: str) -> dict[str, Any]:
    return {f"event-{slug(name)}": kinds for name, kinds in ruleset(game).story.templates.items()}


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_about_an_event_uses_only_arguments_that_the_event_has(game: str) -> None:
    for name, kinds in kinds_of(game).items():
        for number in re.findall(r"\$a(\d+)", ENGLISH[game][name]):
            assert 1 <= int(number) <= len(kinds), name


@pytest.mark.parametrize("game", GAMES)
def test_only_numbers_are_counted(game: str) -> None:
    """Anything else comes as text, and a text has no plural form."""
    for name, kinds in kinds_of(game).items():
        for variable in counted(ENGLISH[game][name]):
            assert kinds[int(variable[1:]) - 1] == "number", name


def test_every_word_that_the_page_asks_for_by_its_id_is_there() -> None:
    """What a game's room asks for is the game's or all games'; what the parts of a table ask for, every game has."""
    asked: dict[str, set[str]] = {}
    for file in (ROOT / "web/src").rglob("*.*"):
        if file.suffix in {".ts", ".svelte"}:
            room = file.relative_to(ROOT / "web/src").parts[0]
            found = re.findall(r"\b(?:t|word|say)\('([a-z0-9-]+)'", file.read_text(encoding="utf-8"))
            asked.setdefault(room if room in GAMES else "", set()).update(found)
    assert len(asked[""]) > 100
    for room, ids in asked.items():
        for game in [room] if room else GAMES_ON_THE_PAGE:
            assert sorted(ids - ENGLISH[""].keys() - ENGLISH[game].keys()) == [], (room, game)


def test_every_word_that_python_asks_for_by_its_id_is_there() -> None:
    for game, folder in ({game: SOURCE / game for game in GAMES} | {"": SOURCE / "terminal"}).items():
        asked = set()
        for file in folder.rglob("*.py"):
            asked |= set(re.findall(r"\b(?:w|words)\(['\"]([a-z0-9-]+)['\"]", file.read_text(encoding="utf-8")))
        assert len(asked) > 10
        assert sorted(asked - ENGLISH[""].keys() - ENGLISH[game].keys()) == []
