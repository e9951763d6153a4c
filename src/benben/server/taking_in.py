"""A record that somebody brings, as the log of a table. Done in a worker: it may be long, and it may be meant to be."""

import json

from ..kernel import records
from ..kernel.errors import BadRecord
from ..kernel.game import replay
from ..kernel.registry import ruleset
from . import entries
from .folding import Follower, footing, glance, shown
from .jobs import TakeIn, TakenIn
from .settings import LOG_LENGTH, UNDOS


def take_in(job: TakeIn) -> TakenIn:
    try:
        record = records.parse(job.text.decode())
    except UnicodeDecodeError as wrong:
        raise BadRecord(f"not UTF-8 text (byte {wrong.start + 1})") from None
    if job.to is not None:
        record.lines = record.lines[: job.to]
    undos = sum(text.startswith("undo") for _, text, _ in record.lines)
    if len(record.lines) > LOG_LENGTH // 2:
        raise BadRecord(f"{len(record.lines)} lines; a record that becomes a table may have at most {LOG_LENGTH // 2}")
    if undos > UNDOS:
        raise BadRecord(
            f"{undos} lines take something back; a record that becomes a table may have at most {UNDOS} of these"
        )
    rules = ruleset(record.game)
    follower = Follower()
    played, stop = replay(rules, record, heed=follower.follow)
    if stop:
        since = f" ({record.game} {record.version}; these rules are {rules.version})" * (record.version < rules.version)
        raise BadRecord(f"line {stop.line}: {stop.why}{since}")
    played.key = job.key
    log = [entries.of_line(line) for line in record.lines]
    while answer := entries.answer(played):
        log.append(answer)
        follower.follow(played)
    options = json.dumps(rules.options(record.options))
    turn, over = shown(played)
    traces, stands, looks = follower.traces, footing(played), glance(played)
    return TakenIn(record.game, options, record.players, log, turn, over, traces, stands, looks)
