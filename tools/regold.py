"""Remakes the golden games in tests/golden and shows what changed.

    python tools/regold.py           show the difference
    python tools/regold.py --write   … and keep it

A golden game is a record that tells its story: under every choice stand the events it caused, each with its rule ID.
There is one for every scenario and number of players, and for every way a game can end. Games that are
still legal are told anew; where a record is no longer legal another game is found.

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

from benben.ankh.rules.scenario import SCENARIO_NAMES
from benben.bots import make
from benben.kernel.chance import game_key, generator
from benben.kernel.contract import Ruleset
from benben.kernel.errors import BenbenError
from benben.kernel.game import Game, replay
from benben.kernel.notation import player_name
from benben.kernel.play import play_game
from benben.kernel.records import Record, parse
from benben.kernel.registry import ruleset
from benben.kernel.steps import SPECTATOR
from benben.server.chronicle import Chronicle

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
EYES = GOLDEN / "eyes"
READ_ALOUD = ("ankh-old_kingdom-2.txt", "kemet-last_round.txt")
"""Of these the whole story is kept."""
BOTS = {"ankh": "eager", "kemet": "greedy"}
"""Who plays: in Kemet, where a game of random players is very long, somebody with a plan."""
MARK = "    "  # begins a line of the story


def tell(rules: Ruleset[Any], record: Record) -> str:
    """The record with its story; a record that does not replay raises."""
    lines = record.text().splitlines()
    at = lines.index("") + 1
    game = Game(rules, record.options, record.players)
    out = lines[:at]
    told = 0

    def catch_up() -> None:
        nonlocal told
        events = game.log.events[told:]
        told += len(events)
        out.extend(f"{MARK}{event.rule} {rules.story.line(event)}" for event in events)

    catch_up()
    for (who, text, _), line in zip(record.lines, lines[at:], strict=False):
        out.append(line)
        game.play(who, rules.read(game.state, who, text))
        catch_up()
    return "\n".join([*out, *lines[at + len(record.lines) :]]) + "\n"


def bare(text: str) -> Record:
    """The record in a golden game."""
    return parse("".join(line + "\n" for line in text.splitlines() if not line.startswith(MARK)))


def followed(rules: Ruleset[Any], record: Record) -> tuple[Game, Chronicle]:
    """A game and its story, as a table follows it."""
    game = Game(rules, record.options, record.players)
    chronicle = Chronicle(game)
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
    coming = {viewer: next(entries) for viewer, entries in heard.items()}
    out = []
    for item in chronicle.items:
        ears = [v for v in viewers if coming[v] and {k: x for k, x in coming[v].items() if k != "n"} == item.data]
        for viewer in ears:
            coming[viewer] = next(heard[viewer], {})
        said = " ".join(str(x) for x in item.data.values())
        whom = "" if len(ears) == len(viewers) else f" | {' '.join(player_name(v) for v in ears) or 'nobody'}"
        out.append(f"{said}{whom}\n")
    return "".join(out)


def eyes() -> Iterator[tuple[str, str]]:
    """Names and texts of the files in tests/golden/eyes, from the games that are kept."""
    digests: list[str] = []
    for path in sorted(GOLDEN.glob("*.txt")):
        record = bare(path.read_text(encoding="utf-8"))
        rules = ruleset(record.game)
        digests += through_all_eyes(rules, path.stem, record)
        if path.name in READ_ALOUD:
            yield path.name, read_aloud(rules, record)
    yield "digests.txt", "\n".join(digests) + "\n"


def slots() -> Iterator[tuple[str, dict[str, object], str]]:
    """File name, options, and the reason for the end."""
    for players in range(2, 6):
        yield f"kemet-{players}.txt", {"players": players}, "fame"
    yield "kemet-last_round.txt", {"players": 3, "max_rounds": 2}, "max-rounds"
    reasons = ruleset("ankh").reasons[1:]
    n = 0
    for scenario in SCENARIO_NAMES:
        for players in range(2, 6):
            reason = reasons[n % len(reasons)]
            yield f"ankh-{scenario}-{players}.txt", {"players": players, "scenario": scenario}, reason
            n += 1
        n += 1


def find(rules: Ruleset[Any], options: dict[str, object], reason: str) -> Record:
    """The first game of bots that ends so."""
    bot = BOTS[rules.name]
    players = int(str(options["players"]))
    for n in range(20_000):
        key = game_key(1, n)
        bots = [make(bot, generator(key, "bot", p)) for p in range(players)]
        played = play_game(rules, options, bots, key, [bot] * players)
        if played.outcome and played.outcome.reason == reason:
            return played.record
    raise SystemExit(f"no game with {options} ends by {reason}")


def renew(rules: Ruleset[Any], old: str, options: dict[str, object], reason: str) -> str:
    if old:
        try:
            record = bare(old)
            record.fingerprint = rules.fingerprint
            game, stop = replay(rules, record)
            if not stop and game.record.end.split()[:1] == [reason]:
                record.end = game.record.end
                return tell(rules, record)
        except BenbenError as wrong:
            print(f"not readable any more: {wrong}")
    return tell(rules, find(rules, options, reason))


def keep(path: Path, old: str, new: str, write: bool) -> bool:
    """Show what differs and, if wanted, keep it; whether anything does."""
    if new == old:
        return False
    name = path.relative_to(GOLDEN)
    sys.stdout.writelines(
        difflib.unified_diff(old.splitlines(True), new.splitlines(True), f"a/{name}", f"b/{name}", n=1)
    )
    if write:
        path.parent.mkdir(exist_ok=True)
        path.write_text(new, encoding="utf-8")
    return True


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main(write: bool) -> int:
    changed = 0
    for name, options, reason in slots():
        rules = ruleset(name.partition("-")[0])
        old = text_of(GOLDEN / name)
        changed += keep(GOLDEN / name, old, renew(rules, old, options, reason), write)
    for name, new in eyes():
        changed += keep(EYES / name, text_of(EYES / name), new, write)
    print(f"{changed} golden files {'written' if write else 'differ'}")
    return 0 if write or not changed else 1


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))
