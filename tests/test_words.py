"""What people read in a terminal: every event, and everything asked in recorded and random games, in every language."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pictured import picture
from test_terminal_table import Sitting

from benben.cli import run
from benben.i18n import LANGUAGES, PLURALS, Words, chosen, of_environment
from benben.kernel import chance
from benben.kernel.contract import Ruleset
from benben.kernel.errors import BadOptions
from benben.kernel.events import EVERYONE, Event
from benben.kernel.game import Game
from benben.kernel.notation import Codes, Masks, Numbers, Terms
from benben.kernel.registry import MODULES, ruleset
from benben.kernel.steps import BOX, State
from benben.terminal.pictures import shown_of
from benben.terminal.speech import ending, step_words, text_of
from tools.regold import bare, folder

NOTATION = re.compile(
    r"(?<![\w-])(?:P\d|BOX|Ankh|Kemet|\[\d+,\d+\]|[AK]-\S+"  # players, names of the games, hexes, rules
    r"|[A-Z]{1,2}\d?|[A-Z]\w*-\w+|Sanctuary|\d/\d/\d"  # zones and colours of Kemet, battle cards
    r"|[A-Z][a-z][A-Z\d]?|Obe|Pyr|Tem)(?![\w-])"  # letters on the maps
)
"""What is written the same in every language."""


class Strict(Words):
    """Refuses to say what it has no words for, or to leave a hole in a sentence."""

    def __call__(self, name: str, /, **args: str | int) -> str:
        assert name in self, f"{self.language}: no words for {name}"
        said = super().__call__(name, **args)
        assert said.strip(), f"{self.language}: {name} says nothing"
        assert "{" not in said, f"{self.language}: {name} says {said!r}"
        return said


@cache
def strict(language: str, game: str) -> Strict:
    return Strict(language, game)


def foreign(w: Words, text: str) -> None:
    """In Ukrainian nothing has Latin letters but notation; other languages are not so easily told from English."""
    left = NOTATION.sub("", text) if w.language == "uk" else ""
    assert not re.search("[a-z]{3}", left), text


# Events ---------------------------------------------------------------------------------------------------------------


def values(terms: Terms) -> list[int]:
    """Everything that an argument of a kind may be."""
    if isinstance(terms, Numbers):
        return [0, 1, 2, 5, 11, 21, 22]
    if isinstance(terms, Codes):
        return [code for code in terms.code_names if code]
    if isinstance(terms, Masks):
        return [0b1, 0b11, 0b111]
    return [i for i, name in enumerate(terms.names) if name in terms.index and name != "nothing"]


def all_events(rules: Ruleset[Any]) -> Iterator[Event]:
    """Each event with each value that one of its arguments may have."""
    for name, kinds in rules.story.templates.items():
        choices = [values(rules.kinds[kind]) for kind in kinds]
        if not all(choices):
            continue  # about something that only another edition has
        for i in range(max(map(len, choices), default=1)):
            yield Event(name, "A-1", [found[i % len(found)] for found in choices], EVERYONE)


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(game: str, language: str) -> None:
    rules, w = ruleset(game), strict(language, game)
    for event in all_events(rules):
        said = text_of(rules, shown_of(rules), w, event)
        assert said[0] == said[0].upper()
        assert said.isprintable() or "\u00a0" in said
        assert not re.search(r"[\ue000-\uf8ff]", said)
        foreign(w, said)


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_every_end_has_words(game: str, language: str) -> None:
    rules, w = ruleset(game), strict(language, game)
    said = [step_words(w, step) for step in rules.steps] + [ending(w, reason) for reason in rules.reasons[1:]]
    names = {step.name for step in rules.steps} | set(rules.reasons)
    assert not names & set(said)
    for text in said:
        foreign(w, text)


# Choices and pictures -------------------------------------------------------------------------------------------------


def recorded(rules: Ruleset[Any]) -> Iterator[State]:
    for path in sorted(folder(rules.name, rules.version).glob("*.txt")):
        record = bare(path.read_text(encoding="utf-8"))
        s = rules.setup(record.options)
        for who, text, _ in record.lines:
            yield s
            rules.apply(s, who, rules.read(s, who, text))
        yield s


WITH: dict[str, dict[str, object]] = {"kemet-classic": {"modules": ["path"]}}
"""What half of the games at random are played with."""
OF_THE_PATH = {"activate", "go", "priests", "priest", "object", "enemy", "side", "token"}


def at_random(rules: Ruleset[Any]) -> Iterator[State]:
    """Games of players who do what nobody with a plan does."""
    for seed in range(4):
        rng, key = random.Random(seed), chance.game_key(seed, 1)
        s = rules.setup({"players": 2 + seed, **(WITH.get(rules.name, {}) if seed % 2 else {})})
        for made in range(1, 1000):
            owing = rules.owing(s)
            if not owing:
                break
            yield s
            p = rng.choice(owing)
            rules.apply(s, p, chance.draw(rules.odds(s), key, made) if p == BOX else rng.choice(rules.legal(s, p)))


@pytest.mark.parametrize("game", MODULES)
def test_every_choice_and_every_picture_has_words(game: str) -> None:
    rules = ruleset(game)
    shown = shown_of(rules)
    seen = set()
    for n, s in enumerate(s for games in (recorded(rules), at_random(rules)) for s in games):
        w = strict(LANGUAGES[n % len(LANGUAGES)], game)
        for p in rules.owing(s):
            for choice in rules.legal(s, p):
                seen.add(rules.choices.verb_of[choice])
                foreign(w, shown.note(s, w, max(p, 0), choice))
        if n % 37 == 0 and not any(s.drafts):  # a plan is shown in notation
            foreign(w, picture(rules, s, w))
    never = {
        "ankh": {"seal"},  # one card is sealed by itself
        "kemet": {"battle", *OF_THE_PATH},  # two battles at once are rare
        "kemet-classic": {"battle", "gold", "action", "enemy"}  # rare
        | {"arrange", "empty", "slot", "spend"},  # Blood and Sand's
    }
    assert set(rules.choices.verb_of) - seen <= never[game]


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_keep_to_their_columns(game: str, language: str) -> None:
    rules, w = ruleset(game), strict(language, game)
    shown = shown_of(rules)
    for n, s in enumerate(at_random(rules)):
        if n % 150 == 0:
            assert max(map(len, picture(rules, s, w).split("\n")[1:])) <= 80
            for columns in (28, 44):
                for panel in shown.panels(s, w, columns):
                    assert max(sum(len(text) for text, _ in line) for line in panel) <= columns


# Languages ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "es_ES", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "es_ES", "LC_ALL": "C"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


def test_a_language_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert chosen(None) == "es"
    assert chosen("uk") == "uk"
    with pytest.raises(BadOptions, match="there is no language 'de'; known: en, it, es, uk"):
        chosen("de")


@pytest.mark.parametrize(
    ("form", "numbers"),
    [("one", [1, 21, 101]), ("few", [2, 3, 4, 22, 104]), ("many", [0, 5, 11, 12, 14, 20, 112])],
)
def test_plural_forms_of_ukrainian(form: str, numbers: list[int]) -> None:
    assert {PLURALS["uk"](number) for number in numbers} == {form}


def test_words_count_choose_and_refer() -> None:
    w = Words("uk")
    w.read("""
other = слово
both = { other } і { $name }
quoted = { "{" }
many = { $n ->
    [0] нічого
    [one] { $n } воїн
    [few] { $n } воїни
   *[many] { $n } воїнів
  }
kind = { $k ->
    [a] перший
   *[b] другий
  }
""")
    assert w("both", name="ще") == "слово і ще"
    assert w("quoted") == "{"
    assert [w("many", n=n) for n in (0, 1, 3, 5)] == ["нічого", "1 воїн", "3 воїни", "5 воїнів"]
    assert [w("kind", k=k) for k in ("a", "b", "c")] == ["перший", "другий", "другий"]
    assert w("unknown") == "unknown"
    assert w("both") == "слово і {$name}"


# The whole way --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", MODULES)
def test_a_table_in_ukrainian(game: str, tmp_path: Path) -> None:
    answers = ["h", "x", "u", "s", "? xyzzy", "b", *"1213141", "l", "q", "", "q", "y"]
    sitting = Sitting(
        tmp_path, answers, humans=2, game=Game(ruleset(game), {"players": 2}, key=b"1"), words=strict("uk", game)
    )
    text = sitting.play()
    typed = r"P\d > .*|^ *\d+ +.*?(?=   )|(?:можна|вибір|план) ?:? .*|play --resume|benben .*|/\S+|Enter|s partiia\.txt"
    left = NOTATION.sub("", re.sub(typed, "", text, flags=re.MULTILINE))
    assert not re.search("[a-z]{3}", left), re.findall("[^\n]*[a-z]{3}[^\n]*", left)[:5]
    assert "Покинути партію?" in text


@pytest.mark.parametrize(("command", "said"), [("position", "Combattimento"), ("replay", "ottiene 1 Seguace")])
def test_commands_speak_a_language(command: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(__file__).parent.parent
    record = tmp_path / "record.txt"
    golden = (folder("ankh", 1) / "ankh-inundation-2.txt").read_text(encoding="utf-8")
    record.write_text(bare(golden).text(), encoding="utf-8")
    files = {"position": root / "docs/examples/battle.toml", "replay": record}
    assert run([command, str(files[command]), "--lang", "it"]) == 0
    assert said in capsys.readouterr().out.replace("\u00a0", " ")
    assert run([command, str(files[command]), "--lang", "it", "--json"]) == 0
    assert said in capsys.readouterr().out.replace("\u00a0", " ")
    assert run([command, str(files[command]), "--lang", "klingon"]) == 2
    assert capsys.readouterr().err == "benben: --lang: there is no language 'klingon'; known: en, it, es, uk\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_at_the_table_keeps_its_columns_apart(language: str, tmp_path: Path) -> None:
    w = strict(language, "ankh")
    text = Sitting(tmp_path, ["h", "q", "y"], words=w, size=(200, 45)).play()
    number, choose = (re.escape(said) for said in (w("help-number"), w("help-choose", examples="")))
    assert re.search(rf"^  {number}  +{choose}", text, re.MULTILINE)
    assert re.search(rf"^  q  +{re.escape(w('help-leave'))}$", text, re.MULTILINE)
