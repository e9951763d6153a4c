"""Bad input, made from good: damaged records, positions and views, and the law that loaders refuse them politely."""

import copy
import json
import random
import tomllib
from collections.abc import Callable, Iterator
from typing import Any, Final

from courses import Course
from laws import Rules, one_line, play_on, viewers

from benben.kernel import positions, records
from benben.kernel.errors import BenbenError
from benben.kernel.game import replay
from benben.kernel.steps import State
from benben.kernel.views import read_view, sample, view

Loader = Callable[[Rules, str, random.Random], State]

DEEP: Final = "[" * 5_000 + "]" * 5_000
NUMBERS: Final[list[Any]] = [True, -1, 0, 1, 2, 7, 99, 10**9, 10**30, 1.5, float("nan"), float("inf")]
TEXTS: Final = ["", " ", "P1", "P9", "BOX", "\n", "\u2028", "\ud800", "x" * 9_999]
ODD: Final = [None, *NUMBERS, *TEXTS, [], [[]], [None], ["P1", "P1"], {}, {"": None}, {"frame": []}]
CHARACTERS: Final = ["", *' \n\r\t\0"{}[],:@?=-09é٣\u2028']
WORDS: Final = "undo ? BOX P0 P1 P2 P99 @ @P1 @P9, 0 1 -1 2 null true 1e999 NaN = seal".split()
PHRASES: Final = [*WORDS, "undo 3 by consent", "undo 0 by consent", "benben record 2", "= points P1", "9" * 5_000, DEEP]


def damaged_text(text: str, rng: random.Random) -> str:
    """The text after one to three accidents to its characters, words or lines."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(len(text) + 1)
        upto = min(len(text), at + rng.choice((1, 1, 2, 9, 200)))
        words, lines = text.split(" "), text.split("\n")
        i, j = rng.randrange(len(words)), rng.randrange(len(words))
        m, n = rng.randrange(len(lines)), rng.randrange(len(lines))
        accident = rng.randrange(9)
        if accident == 0:
            text = text[:at] + text[upto:]
        elif accident == 1:
            text = text[:at] + rng.choice(CHARACTERS) + text[at + 1 :]
        elif accident == 2:
            text = text[:at] + text[at:upto] * 2 + text[upto:]
        elif accident == 3:
            text = text[:at]
        elif accident == 4:
            words[i], words[j] = words[j], words[i]
            text = " ".join(words)
        elif accident == 5:
            words[i] = rng.choice(PHRASES)
            text = " ".join(words)
        elif accident == 6:
            lines[m], lines[n] = lines[n], lines[m]
            text = "\n".join(lines)
        elif accident == 7:
            text = "\n".join(lines[:m] + lines[m + 1 :])
        else:
            text = "\n".join([*lines[:m], lines[n], *lines[m:]])
    return text


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a tree of tables and lists, as the container and the key in it."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def damaged_data(data: Any, rng: random.Random) -> Any:
    """The tree after one to three accidents, many of which still look plausible."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 2, 3))):
        spots = list(places(data))
        if not spots:
            return data
        (box, key), (other, there) = rng.choice(spots), rng.choice(spots)
        alike = [(b, k) for b, k in spots if type(b[k]) is type(box[key])]
        accident = rng.randrange(7)
        if accident == 0:
            box[key] = copy.deepcopy(rng.choice(ODD))
        elif accident == 1:
            del box[key]
        elif accident == 2:
            box[key] = copy.deepcopy(other[there])
        elif accident in (3, 4):
            near, at = rng.choice(alike)
            box[key], near[at] = copy.deepcopy(near[at]), copy.deepcopy(box[key])
        elif isinstance(box, list):
            box.insert(key, copy.deepcopy(box[key]))
        else:
            box[str(there)] = copy.deepcopy(box[key])
    return data


def load_record(rules: Rules, text: str, rng: random.Random) -> State:
    game, stop = replay(rules, records.parse(text))
    if stop is not None and not one_line(stop.why):
        raise AssertionError(f"not one line: {stop.why!r}")
    again = records.parse(game.record.text())
    assert again.text() == game.record.text(), "what was made of it does not survive a second reading"
    return game.state


def load_position(rules: Rules, text: str, rng: random.Random) -> State:
    return positions.read(rules, positions.parse(text))


def load_view(rules: Rules, text: str, rng: random.Random) -> State:
    return sample(rules, read_view(text.encode(errors="surrogatepass")), rng)


def survives(rules: Rules, load: Loader, text: str, rng: random.Random) -> bool:
    """Loading refuses in one line, or gives a state; True in the latter case."""
    said = None
    try:
        s = load(rules, text, rng)
        if load is not load_view:
            for _ in play_on(rules, s, rng, 50):
                pass
    except BenbenError as wrong:
        said = str(wrong)
    except Exception as wrong:
        raise AssertionError(f"{type(wrong).__name__}: {wrong} for {text}") from wrong
    assert said is None or (one_line(said) and len(said) < 500), f"not one short line: {said!r}"
    return said is None


def good(course: Course) -> Iterator[tuple[Loader, str]]:
    """Texts that load: the record of a game, and some of its positions and views."""
    yield load_record, course.played().record.text()
    rng = random.Random(f"good {course.seed}")
    for s in course.walk():
        if rng.random() < 0.08:
            yield load_position, positions.dump(course.rules, s)
            yield load_view, view(course.rules, s, rng.choice(viewers(s))).bytes().decode()


def fuzzed(course: Course, mutants: int = 20) -> None:
    """Loaders raise nothing but errors that say in one line what is wrong, and what they accept can be played."""
    rng = random.Random(f"fuzz {course.seed}")
    for load, text in good(course):
        fuzzed_text(course.rules, load, text, rng, mutants)


def fuzzed_sketch(rules: Rules, sketch: str, seed: int, mutants: int = 200) -> None:
    """The same for what people write."""
    rng = random.Random(f"sketch {seed}")
    fuzzed_text(rules, load_position, sketch, rng, mutants)
    fuzzed_text(rules, load_position, json.dumps(tomllib.loads(sketch)), rng, mutants)


def fuzzed_text(rules: Rules, load: Loader, text: str, rng: random.Random, mutants: int) -> None:
    assert survives(rules, load, text, rng), f"refused: {text}"
    for _ in range(mutants):
        if not text.startswith("{") or rng.random() < 0.3:
            survives(rules, load, damaged_text(text, rng), rng)
        else:
            survives(rules, load, json.dumps(damaged_data(json.loads(text), rng)), rng)
