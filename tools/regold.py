"""Remakes the golden games in tests/golden and shows what changed.

    python tools/regold.py           show the difference
    python tools/regold.py --write   … and keep it

A golden game is a record that tells its story: under every choice stand the events it caused, each with its rule ID.
There is one for every scenario and number of players, and for every way a game can end. Games that are
still legal are told anew; where a record is no longer legal another game is found.

Every version of a game has a folder. In the present one `behaviour.json` holds a digest of all that each game brings,
menus as well. It is written once: if the rules bring something else they are a new version, which is a line in
`changes.py` of the game, and gets a folder of its own. Those of earlier versions stay; what the present rules make of
them is in `now.json`.

In tests/golden/eyes the same games are told through every pair of eyes: for each viewer how much there is to hear and
a digest of all of it; of one game of each ruleset the whole story, with those who hear a line behind it.
"""

import difflib
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benben.ankh.box.contents import SCENARIOS
from benben.bots import make
from benben.kemet.classic import MODULES
from benben.kernel.chance import game_key, generator
from benben.kernel.contract import Ruleset
from benben.kernel.errors import BenbenError
from benben.kernel.game import Game, replay
from benben.kernel.notation import player_name
from benben.kernel.play import play_game
from benben.kernel.records import Record, parse
from benben.kernel.registry import ruleset
from benben.kernel.steps import SPECTATOR
from benben.kernel.traces import behaviour
from benben.server.chronicle import Chronicle
from benben.server.messages import Entry

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
EYES = GOLDEN / "eyes"
READ_ALOUD = ("ankh-old_kingdom-2.txt", "kemet-last_round.txt")
"""Of these the whole story is kept."""
BOTS = {"ankh": "eager", "kemet": "greedy", "kemet-classic": "greedy"}
"""Who plays: in Kemet, where a game of random players is very long, somebody with a plan."""
MARK = "    "  # begins a line of the story
BEHAVIOUR = "behaviour.json"
NOW = "now.json"


def story(game: Game, record: Record) -> Iterator[list[str]]:
    """What is told before the first choice, then after each; a choice that is not legal raises."""
    told = 0
    for n in range(len(record.lines) + 1):
        if n:
            who, text, _ = record.lines[n - 1]
            game.play(who, game.rules.read(game.state, who, text))
        events = game.log.events[told:]
        told += len(events)
        yield [f"{MARK}{event.rule} {game.rules.story.line(event)}" for event in events]


def tell(rules: Ruleset[Any], record: Record) -> str:
    """The record with its story; a record that does not replay raises."""
    lines = record.text().splitlines()
    at = lines.index("")
    out = lines[:at]
    for line, told in zip(lines[at:], story(Game(rules, record.options, record.players), record), strict=False):
        out += [line, *told]
    return "\n".join([*out, *lines[at + len(record.lines) + 1 :]]) + "\n"


def digest(rules: Ruleset[Any], record: Record) -> str:
    """Of everything that a record brings."""
    choices = [(who, rules.choices.read(text)) for who, text, _ in record.lines]
    return behaviour(rules, record.options, choices)


def plain(told: list[str]) -> list[str]:
    """Without rule IDs: another one does not make it another game."""
    return [line.removeprefix(MARK).partition(" ")[2] for line in told]


def fate(rules: Ruleset[Any], text: str) -> str:
    """What becomes of a golden game of an earlier version: alike, differs or stops, and at which line of its record."""
    record = bare(text)
    then: list[list[str]] = [[]]
    for line in text.partition("\n\n")[2].splitlines():
        if line.startswith(MARK):
            then[-1].append(line)
        else:
            then.append([])
    parted = -1
    now: list[list[str]] = []
    try:
        game = Game(rules, record.options, record.players)
        for told in story(game, record):
            now.append(told)
            if parted < 0 and plain(told) != plain(then[len(now) - 1]):
                parted = len(now) - 1
        stop = "" if game.record.end == record.end else "differs at its end"
    except BenbenError:
        stop = f"stops at line {len(now)}"
    said = [f"differs at line {parted}"] if parted >= 0 else []
    return ", ".join([*said, stop] if stop.startswith("stops") else said or [stop or "alike"])


def bare(text: str) -> Record:
    """The record in a golden game."""
    return parse("".join(line + "\n" for line in text.splitlines() if not line.startswith(MARK)))


def followed(rules: Ruleset[Any], record: Record) -> tuple[Game, Chronicle]:
    """A game and its story, as a table follows it."""
    game = Game(rules, record.options, record.players)
    chronicle = Chronicle(game)
    game.log.look = None  # scenes are pictures for the page, and the same for all eyes
    for who, text, _ in record.lines:
        game.play(who, rules.read(game.state, who, text))
        chronicle.follow(game)
    return game, chronicle


def through_all_eyes(rules: Ruleset[Any], name: str, record: Record) -> list[str]:
    """For each viewer: entries of the story, lines of the record, and a digest of both."""
    game, chronicle = followed(rules, record)
    out = []
    for viewer in (*range(game.state.players), SPECTATOR):
        story, lines = chronicle.told(viewer), len(game.record.seen(viewer))
        heard = "\n".join([*(json.dumps(entry) for entry in story), game.record.text(viewer)])
        digest = hashlib.sha256(heard.encode()).hexdigest()[:20]
        out.append(f"{name} {player_name(viewer)}: {len(story)} told, {lines} lines, {digest}")
    return out


def read_aloud(rules: Ruleset[Any], record: Record) -> str:
    """The story, an entry a line; behind what not everybody hears, who does."""
    game, chronicle = followed(rules, record)
    viewers = (*range(game.state.players), SPECTATOR)
    heard = {viewer: iter(chronicle.told(viewer)) for viewer in viewers}
    coming: dict[int, Entry | None] = {viewer: next(entries) for viewer, entries in heard.items()}
    out = []
    for item in chronicle.items:
        ears = [v for v in viewers if {k: x for k, x in (coming[v] or {}).items() if k != "n"} == item.data]
        for viewer in ears:
            coming[viewer] = next(heard[viewer], None)
        said = " ".join(str(x) for x in item.data.values())
        whom = "" if len(ears) == len(viewers) else f" | {' '.join(player_name(v) for v in ears) or 'nobody'}"
        out.append(f"{said}{whom}\n")
    return "".join(out)


def eyes() -> Iterator[tuple[str, str]]:
    """Names and texts of the files in tests/golden/eyes, from the games that are kept."""
    digests: list[str] = []
    for path in present():
        record = bare(path.read_text(encoding="utf-8"))
        rules = ruleset(record.game)
        digests += through_all_eyes(rules, path.stem, record)
        if path.name in READ_ALOUD:
            yield path.name, read_aloud(rules, record)
    yield "digests.txt", "\n".join(digests) + "\n"


def slots() -> Iterator[tuple[str, dict[str, object], str]]:
    """File name, which begins with the game's, options, and the reason for the end."""
    for players in range(2, 6):
        yield f"kemet-{players}.txt", {"players": players}, "fame"
    yield "kemet-last_round.txt", {"players": 3, "max_rounds": 2}, "max-rounds"
    for players in range(2, 6):
        yield f"kemet-classic-{players}.txt", {"players": players}, "fame"
    yield "kemet-classic-long.txt", {"players": 3, "length": "long"}, "fame"
    yield "kemet-classic-modules.txt", {"players": 4, "modules": list(MODULES)}, "fame"
    yield "kemet-classic-promos.txt", {"players": 3, "modules": [*MODULES, "promos"]}, "fame"
    yield "kemet-classic-last_day.txt", {"players": 4, "modules": ["victory"]}, "fame"
    yield "kemet-classic-beginner.txt", {"players": 3, "length": "beginner"}, "fame"
    yield "kemet-classic-last_round.txt", {"players": 3, "max_rounds": 2}, "max-rounds"
    reasons = ruleset("ankh").reasons[1:]
    n = 0
    for scenario in SCENARIOS:
        for players in range(2, 6):
            if str(players) in SCENARIOS[scenario]:
                reason = reasons[n % len(reasons)]
                yield f"ankh-{scenario}-{players}.txt", {"players": players, "scenario": scenario}, reason
            n += 1
        n += 1


SHOWS = {"kemet-classic-last_day.txt": "KT-V4"}
"""Where the end alone does not say how it came: a rule by which something must have happened."""


def find(rules: Ruleset[Any], options: dict[str, object], reason: str, shows: str = "") -> Record:
    """The first game of bots that ends so, and tells of this rule."""
    bot = BOTS[rules.name]
    players = int(str(options["players"]))
    for n in range(20_000):
        key = game_key(1, n)
        bots = [make(bot, generator(key, "bot", p)) for p in range(players)]
        played = play_game(rules, options, bots, key, [bot] * players)
        if played.outcome and played.outcome.reason == reason and f"{MARK}{shows}" in tell(rules, played.record):
            return played.record
    raise SystemExit(f"no game with {options} ends by {reason}")


def renew(rules: Ruleset[Any], old: str, options: dict[str, object], reason: str, shows: str = "") -> str:
    """The old game told anew if it has these options and still ends as it did; else one that ends by `reason`."""
    if old:
        try:
            record = bare(old)
            asked = rules.options(record.options) == rules.options(options)
            ended = record.end.split()[:1]
            record.version, record.fingerprint = rules.version, rules.fingerprint
            game, stop = replay(rules, record)
            if asked and not stop and game.record.end.split()[:1] == ended:
                record.end = game.record.end
                return tell(rules, record)
        except BenbenError as wrong:
            print(f"not readable any more: {wrong}")
    return tell(rules, find(rules, options, reason, shows))


def folder(game: str, version: int) -> Path:
    return GOLDEN / f"{game}-{version}"


def present() -> list[Path]:
    """The golden games of the rules as they are."""
    return sorted(path for game in BOTS for path in folder(game, ruleset(game).version).glob("*.txt"))


def earlier() -> list[Path]:
    """Those of earlier versions."""
    versions = [(game, n) for game in BOTS for n in range(1, ruleset(game).version)]
    return sorted(path for game, n in versions for path in folder(game, n).glob("*.txt"))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def kept(path: Path) -> dict[str, str]:
    """A file of one line for every golden game."""
    found: dict[str, str] = json.loads(read(path) or "{}")
    return found


def difference(name: str, old: str, new: str) -> bool:
    """Show it."""
    shown = difflib.unified_diff(old.splitlines(True), new.splitlines(True), f"a/{name}", f"b/{name}", n=1)
    sys.stdout.writelines(shown)
    return old != new


def retold(write: bool) -> tuple[int, int]:
    """How many golden games of the present rules differ, and how many may not."""
    changed = refused = 0
    for name, options, reason in slots():
        rules = ruleset(max((game for game in BOTS if name.startswith(game)), key=len))  # editions begin alike
        own = folder(rules.name, rules.version)
        old = read(own / name)
        before = old or read(folder(rules.name, rules.version - 1) / name)
        new = renew(rules, before, options, reason, SHOWS.get(name, ""))
        mark, marks = digest(rules, bare(new)), kept(own / BEHAVIOUR)
        if old and bare(old).options != bare(new).options:
            marks.pop(name, None)  # what is asked for is another game, not another rule
        changed += difference(f"{own.name}/{name}", read(own / name), new)
        if marks.get(name, mark) != mark:
            refused += 1
            print(f"{name}: the rules bring something else, and {rules.name} is still version {rules.version}")
        elif write:
            own.mkdir(exist_ok=True)
            (own / name).write_text(new, encoding="utf-8")
            keep(own / BEHAVIOUR, {**marks, name: mark})
    return changed, refused


def keep(path: Path, lines: dict[str, str]) -> None:
    path.write_text(json.dumps(lines, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def fates(write: bool) -> int:
    """How many of the folders of earlier versions fare otherwise than was written beside them."""
    changed = 0
    for own in sorted({path.parent for path in earlier()}):
        rules = ruleset(own.name.rpartition("-")[0])
        new = {path.name: fate(rules, read(path)) for path in sorted(own.glob("*.txt"))}
        old = kept(own / NOW)
        changed += difference(f"{own.name}/{NOW}", json.dumps(old, indent=1), json.dumps(new, indent=1))
        if write:
            keep(own / NOW, new)
    return changed


def main(write: bool) -> int:
    changed, refused = retold(write)
    changed += fates(write)
    for name, new in [] if refused else eyes():
        changed += difference(f"{EYES.name}/{name}", read(EYES / name), new)
        if write:
            EYES.mkdir(exist_ok=True)
            (EYES / name).write_text(new, encoding="utf-8")
    print(f"{changed} golden files {'written' if write and not refused else 'differ'}")
    if refused:
        print("a change of the rules is a new version: add a line to changes.py of the game, then write again")
    return 1 if refused or (changed and not write) else 0


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))
