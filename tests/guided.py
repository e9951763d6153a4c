"""What the tests of the guides ask of a changed copy of the package, in a process of its own.

    python guided.py GAME '{"games": [OPTIONS, …], "sketch": TEXT, "named": THING, "words": [ID, …],
                             "before": GOLDEN}'

Prints JSON: how often the new thing stood in a position and was told of, its words, the scores of greedy's games, and
digests of games that had begun before.
"""

import json
import random
import sys
from contextlib import suppress
from typing import Any

from courses import Course, bare_records
from laws import POSITION_LAWS, Rules, play_on
from laws_games import END_OF_GAME, EVERY_DECISION
from pictured import picture

import benben
from benben.i18n import LANGUAGES, Words
from benben.kernel.contract import Change
from benben.kernel.errors import IllegalChoice
from benben.kernel.events import Log
from benben.kernel.positions import encode
from benben.kernel.steps import State
from benben.kernel.traces import behaviour
from benben.terminal.pictures import shown_of
from benben.terminal.speech import text_of

LOOKS = 0.1
"""The laws look at so many of the decisions."""
BEGUN = slice(0, 4, 3)
"""These recorded games, of two and of five players, are taken for games that had begun before."""
CHOSEN: dict[str, object] = {
    "players": 2,
    "gods": ["ra", "isis"],
    "guardians": ["satet", "mummy", "scorpion"],
    "first": "P1",
}


class Strict(Words):
    """Refuses to say what it has no words for."""

    def __call__(self, name: str, /, **args: str | int) -> str:
        assert name in self, f"{self.language}: no words for {name}"
        return super().__call__(name, **args)


class Counts:
    def __init__(self, named: str) -> None:
        self.named = named
        self.positions = 0
        self.told = 0
        self.scores: list[list[float]] = []


def look(rules: Rules, s: State, rng: random.Random, w: Words, counts: Counts) -> None:
    """All laws, and everything that a terminal shows here."""
    for law in POSITION_LAWS.values():
        law(rules, s, rng)
    counts.positions += counts.named in json.dumps(encode(rules, s))
    shown, log = shown_of(rules), Log()
    if not any(s.drafts):
        picture(rules, s, w)
    for p in rules.owing(s):
        for choice in rules.legal(s, p):
            shown.note(s, w, max(p, 0), choice)
    if owing := rules.owing(s):
        rules.apply(s.copy(), owing[0], rng.choice(rules.legal(s, owing[0])), log)
    for event in log.events:
        counts.told += counts.named in text_of(rules, shown, w, event) or counts.named in rules.story.line(event)


def main(game: str, asked: dict[str, Any]) -> None:
    rules, counts = benben.ruleset(game), Counts(asked["named"])
    assert all(isinstance(change, Change) for change in rules.changes), f"no versions: {rules.changes}"
    words = [Strict(language, game) for language in LANGUAGES]
    said = {name: [w(name) for w in words] for name in asked["words"]}
    for seed, options in enumerate(asked["games"]):
        rng = random.Random(seed)
        course = Course(rules, options, seed, ("eager", "random"))
        for s in course.play():
            if rng.random() < LOOKS or not rules.owing(s):
                look(rules, s, rng, words[seed % len(words)], counts)
        for law in (*END_OF_GAME.values(), *EVERY_DECISION.values()):
            law(course)
        bots = ["greedy", *["random"] * (course.begin().players - 1)]
        played = benben.play(rules, bots, options, benben.game_key(seed, 1))
        assert played.outcome, "unfinished"
        counts.scores.append(played.outcome.score)
    if asked["sketch"]:
        rng = random.Random(asked["sketch"])
        for s in play_on(rules, benben.read_position(rules, asked["sketch"]), rng, 60):
            look(rules, s, rng, rng.choice(words), counts)
    before = {name: behaviour(rules, options, made) for name, options, made in begun(rules, asked["before"])}
    result = {"positions": counts.positions, "told": counts.told, "words": said, "scores": counts.scores}
    print(json.dumps(result | {"begun": before}))


def begun(rules: Rules, golden: str) -> list[tuple[str, dict[str, object], list[tuple[int, int]]]]:
    """Some games that were played before the change: recorded ones, and one of Ankh in which nothing was drawn."""
    found = []
    for number, record in enumerate(bare_records(golden)[BEGUN]):
        s = rules.setup(record.options)
        made = []
        with suppress(IllegalChoice):  # as far as it goes
            for p, text, _ in record.lines:
                made.append((p, rules.read(s, p, text)))
                rules.apply(s, *made[-1])
        found.append((str(number), record.options, made))
    return [*found, ("chosen", CHOSEN, by_name(rules, CHOSEN))] if rules.name == "ankh" else found


def by_name(rules: Rules, options: dict[str, object]) -> list[tuple[int, int]]:
    """A game of choices by their names, which outlive numbers."""
    s, rng = rules.setup(options), random.Random(1)
    made: list[tuple[int, int]] = []
    while owing := rules.owing(s):
        name = rng.choice(sorted(rules.choices.say(choice) for choice in rules.legal(s, owing[0])))
        made.append((owing[0], rules.read(s, owing[0], name)))
        rules.apply(s, *made[-1])
    return made


if __name__ == "__main__":
    main(sys.argv[1], json.loads(sys.argv[2]))
