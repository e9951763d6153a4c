"""Records: a game as text, one choice to a line, from which it can be played again exactly.

    benben record 1
    game: ankh 1
    data: 0f3a…
    options: {"players": 2}
    players: ["random", "random"]

    1 BOX first P2
    2 P2 action summon
    …
    = devotion P2

The header names the format, the game and its version, the fingerprint of its data files, the options and who played.
A line is its number, the player or BOX, and the choice in notation; "@P1" after it names an audience smaller than
everyone, "?" stands for a choice that the reader may not know. The last line is the outcome, once there is one.
"""

import hashlib
import json
import re
from typing import Any, Final

from .contract import Outcome, Ruleset
from .errors import BadRecord, shown
from .events import EVERYONE, audience_name, may_know
from .notation import player_name
from .steps import BOX

FORMAT: Final = 1
GAME: Final = re.compile(r"(\S+) ([1-9][0-9]{0,8})")
CONSENT: Final = re.compile(r"undo ([0-9]{1,9}) by consent")
LINE: Final = re.compile(r"([0-9]{1,9}) (BOX|P[1-9][0-9]?) ([^@]+?)(?: (@[P0-9,]*))?")


class Record:
    """`lines` are (player, choice in notation, audience)."""

    def __init__(self, game: str, version: int, fingerprint: str, options: dict[str, Any], players: list[str]) -> None:
        self.game = game
        self.version = version
        self.fingerprint = fingerprint
        self.options = options
        self.players = players
        self.lines: list[tuple[int, str, int]] = []
        self.end = ""

    def text(self, viewer: int | None = None) -> str:
        """The whole record, or what `viewer` may know of it: not even the number of secret choices in a row."""
        out = [
            f"benben record {FORMAT}",
            f"game: {self.game} {self.version}",
            f"data: {self.fingerprint}",
            f"options: {json.dumps(self.options, ensure_ascii=False)}",
            f"players: {json.dumps(self.players, ensure_ascii=False)}",
            "",
        ]
        for n, (_, who, choice, audience) in enumerate(self.seen(viewer), 1):
            whom = "" if audience == EVERYONE else f" {audience_name(audience)}"
            out.append(f"{n} {player_name(who)} {choice}{whom}")
        if self.end:
            out.append(f"= {self.end}")
        return "\n".join(out) + "\n"

    def seen(self, viewer: int | None) -> list[tuple[int, int, str, int]]:
        """The lines that exist for a viewer (None: all of them). Each is the number of lines written by then, the
        player, the choice or "?", and the audience. Consecutive secret choices of a player are one line."""
        if viewer is None:
            return [(n, *line) for n, line in enumerate(self.lines, 1)]
        out: list[tuple[int, int, str, int]] = []
        counted: list[bool] = []  # for each choice that counts: whether it has its own line here
        hidden = BOX  # whose secret choices came last
        for n, (who, choice, audience) in enumerate(self.lines, 1):
            known = may_know(audience, viewer)
            consent = CONSENT.fullmatch(choice)
            own = known or who == BOX or who != hidden
            if consent:
                back = min(int(consent[1]), len(counted))
                told = sum(counted[len(counted) - back :])
                del counted[len(counted) - back :]
                choice = f"undo {max(1, told)} by consent"
            elif choice == "undo":
                del counted[-1:]
            else:
                counted.append(own)
            if own:
                out.append((n, who, choice if known else "?", audience))
            else:
                out[-1] = (n, *out[-1][1:])
            hidden = BOX if known else who
        return out

    def digest(self) -> str:
        return hashlib.sha256(self.text().encode()).hexdigest()


def new_record(rules: Ruleset[Any], options: dict[str, object], players: list[str]) -> Record:
    return Record(rules.name, rules.version, rules.fingerprint, rules.options(options), players)


def say_outcome(outcome: Outcome | None) -> str:
    return " ".join([outcome.reason, *map(player_name, outcome.winners)]) if outcome else ""


def takes_back(choice: str) -> bool:
    """Whether this line is no choice of the game, but an undo."""
    return choice == "undo" or CONSENT.fullmatch(choice) is not None


def counted(record: Record, lines: int) -> list[int]:
    """The numbers of the lines that count: those whose choice was not taken back."""
    kept: list[int] = []
    for n, (_, text, _) in enumerate(record.lines[:lines], 1):
        consent = CONSENT.fullmatch(text)
        if text == "undo":
            kept.pop()
        elif consent:
            del kept[len(kept) - int(consent[1]) :]
        else:
            kept.append(n)
    return kept


def parse(text: str) -> Record:
    """A record from its text, or BadRecord with the number of the line that is wrong."""
    rows = text.replace("\r\n", "\n").removesuffix("\n").split("\n")  # not splitlines: a name may hold U+2028
    first = re.fullmatch(r"benben record ([1-9][0-9]*)", rows[0])
    if not first:
        raise BadRecord('line 1: a record begins with "benben record 1"')
    if first[1] != str(FORMAT):
        form = shown(first[1])[1:-1]
        raise BadRecord(f"line 1: record format {form} is newer than this program, which reads up to {FORMAT}")
    header: dict[str, str] = {}
    at = 1
    while at < len(rows) and rows[at]:
        key, colon, value = rows[at].partition(": ")
        if not colon:
            raise BadRecord(f'line {at + 1}: the header has lines like "game: ankh 1"')
        header[key] = value
        at += 1
    record = header_record(header)
    for i in range(at + 1, len(rows)):
        if rows[i].startswith("= ") and i == len(rows) - 1:
            record.end = rows[i][2:]
            break
        match = LINE.fullmatch(rows[i])
        if not match or int(match[1]) != len(record.lines) + 1:
            raise BadRecord(f'line {i + 1}: expected "{len(record.lines) + 1} PLAYER CHOICE", not {shown(rows[i])}')
        who = BOX if match[2] == "BOX" else int(match[2][1:]) - 1
        record.lines.append((who, match[3], read_audience(match[4], i + 1)))
    return record


def header_record(header: dict[str, str]) -> Record:
    for key in ("game", "data", "options", "players"):
        if key not in header:
            raise BadRecord(f"header: {key} is missing")
    game = GAME.fullmatch(header["game"])
    if not game:
        raise BadRecord(f'header: game is a name and a version, as in "game: ankh 1", not {shown(header["game"])}')
    options, players = read_json(header, "options"), read_json(header, "players")
    try:
        json.dumps([header, options, players], ensure_ascii=False).encode()  # half a character could not be written
    except ValueError as wrong:
        raise BadRecord(f"header: {wrong}") from None
    if not isinstance(options, dict) or not isinstance(players, list) or not all(isinstance(p, str) for p in players):
        raise BadRecord("header: options are a table and players a list of names")
    return Record(game[1], int(game[2]), header["data"], options, players)


def read_json(header: dict[str, str], key: str) -> Any:
    try:
        return json.loads(header[key])
    except (ValueError, RecursionError) as wrong:
        raise BadRecord(f"header: {key}: {wrong}") from None


def read_audience(text: str | None, row: int) -> int:
    if text is None:
        return EVERYONE
    mask = 0
    for name in text[1:].split(",") if len(text) > 1 else []:
        if not re.fullmatch(r"P[1-9]", name):
            raise BadRecord(f"line {row}: {shown(name)} is no player")
        mask |= 1 << int(name[1:]) - 1
    return mask
