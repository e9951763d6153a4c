"""Remakes the golden games in tests/golden and shows what changed.

    python tools/regold.py           show the difference
    python tools/regold.py --write   … and keep it

A golden game is a record that tells its story: under every choice stand the events it caused, each with its rule ID.
There is one for every scenario and number of players, and for every way a game can end. Games that are
still legal are told anew; where a record is no longer legal another game is found.
"""

import difflib
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
from benben.kernel.play import play_game
from benben.kernel.records import Record, parse
from benben.kernel.registry import ruleset

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
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


def main(write: bool) -> int:
    changed = 0
    for name, options, reason in slots():
        rules = ruleset(name.partition("-")[0])
        path = GOLDEN / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = renew(rules, old, options, reason)
        if new != old:
            changed += 1
            sys.stdout.writelines(
                difflib.unified_diff(old.splitlines(True), new.splitlines(True), f"a/{name}", f"b/{name}", n=1)
            )
            if write:
                path.write_text(new, encoding="utf-8")
    print(f"{changed} golden games {'written' if write else 'differ'}")
    return 0 if write or not changed else 1


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))
