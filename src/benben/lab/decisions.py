"""Games as decisions: a row for each line of a record, with what its player knew and could choose, as Parquet; and
records again from such a file. docs/data.md says what the columns mean."""

import hashlib
import json
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from ..kernel.contract import Ruleset
from ..kernel.errors import BadRecord, BenbenError, reason, shown
from ..kernel.events import EVERYONE, audience_name
from ..kernel.game import Game, Stop, replay
from ..kernel.notation import player_name
from ..kernel.records import FORMAT as RECORD
from ..kernel.records import Record, counted, parse, takes_back
from ..kernel.steps import BOX, STEP
from ..kernel.views import view

FORMAT: Final = 1
ABOUT: Final = b"benben"
"""Under this key the file says what it is, as JSON."""
KIND: Final = "decisions"
NAMED: Final = pa.dictionary(pa.int32(), pa.string())
SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("record", NAMED),
        ("ruleset", NAMED),
        ("version", pa.int32()),
        ("data", NAMED),
        ("options", NAMED),
        ("players", NAMED),
        ("outcome", NAMED),
        ("line", pa.int32()),
        ("player", NAMED),
        ("name", NAMED),
        ("step", NAMED),
        ("rule", NAMED),
        ("view", pa.string()),
        ("legal", pa.list_(pa.string())),
        ("choice", NAMED),
        ("audience", NAMED),
        ("stands", pa.bool_()),
        ("score", pa.float64()),
    ]
)
HEADER: Final = ("data", "options", "players")
WHOLE: Final = ("record", "ruleset", "version", "data", "options", "players", "outcome")
"""What all rows of a game have in common."""
LINE: Final = ("line", "player", "choice", "audience")
"""What a line of a record is made of."""
GROUP: Final = 8192
"""Rows at least, before they are written together …"""
PAGE: Final = 4 << 20
"""… and bytes of views that are compressed together: what one view has in common with the next costs nothing then."""
LEVEL: Final = 6
NAME: Final = re.compile(r"\w[\w .-]{0,199}")


class BadTable(BenbenError):
    """A file of decisions that cannot be read, or not be written."""


class Told(NamedTuple):
    """A record played again; `stop` says where that ended too early. `decisions` are those with two or more choices,
    as `benben sim` counts them."""

    table: pa.Table
    decisions: int
    game: Game
    stop: Stop | None


def tell(rules: Ruleset[Any], record: Record, name: str, number: int) -> Told:
    """The rows of a game, made while it is played again."""
    rows: dict[str, list[Any]] = {column: [] for column in SCHEMA.names[SCHEMA.names.index("line") :]}

    def heed(game: Game) -> None:
        n = len(rows["line"])
        if n == len(record.lines):
            return
        (who, choice, audience), s = record.lines[n], game.state
        asked = who in rules.owing(s) and not takes_back(choice)
        step = rules.steps[s.frames[-1][STEP]] if asked else None
        mine = asked and who != BOX
        rows["line"].append(n + 1)
        rows["player"].append(player_name(who))
        rows["name"].append(record.players[who] if 0 <= who < len(record.players) else None)
        rows["step"].append(step.name if step else None)
        rows["rule"].append(rules.asked_by(s) if asked else None)
        rows["view"].append(view(rules, s, who).bytes().decode() if mine else None)
        rows["legal"].append([rules.choices.names[c] for c in rules.legal(s, who)] if mine else None)
        rows["choice"].append(choice)
        rows["audience"].append(None if audience == EVERYONE else audience_name(audience))

    game, stop = replay(rules, record, heed=heed)
    if stop:
        return Told(SCHEMA.empty_table(), 0, game, stop)
    stands = set(counted(record, len(record.lines)))
    rows["stands"] = [n in stands for n in rows["line"]]
    outcome = rules.outcome(game.state)
    scores = {player_name(p): score for p, score in enumerate(outcome.score)} if outcome else {}
    rows["score"] = [scores.get(player) for player in rows["player"]]
    options, players = (json.dumps(given, ensure_ascii=False) for given in (record.options, record.players))
    common = (name, record.game, record.version, record.fingerprint, options, players, record.end or None)
    whole = {column: [value] * len(rows["line"]) for column, value in zip(WHOLE, common, strict=True)}
    table = pa.Table.from_pydict({"game": [number] * len(rows["line"]), **whole, **rows}, SCHEMA)
    return Told(table, sum(len(legal or ()) > 1 for legal in rows["legal"]), game, stop)


@contextmanager
def working(path: Path) -> Iterator[None]:
    """What the disk or the file has to say, in one line."""
    try:
        yield
    except (OSError, ValueError, pa.ArrowException) as wrong:
        raise BadTable(f"{path}: {' '.join(reason(wrong).split())}") from None


class Writer:
    """Writes as games come, into a file beside that gets its name when it is whole; `source` says whence they are."""

    def __init__(self, path: Path, source: dict[str, object]) -> None:
        with working(path):
            taken = path.exists()
        if taken:
            raise BadTable(f"{path} already exists; choose another --out")
        self.path = path
        self.part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        self.source = source
        self.waiting: list[pa.Table] = []
        self.games = 0
        self.hash = hashlib.sha256()
        with working(path):
            self.file = self.part.open("xb")
        self.writer = pq.ParquetWriter(
            self.file,
            SCHEMA,
            compression="zstd",
            compression_level=LEVEL,
            data_page_size=PAGE,
            use_dictionary=[column for column in SCHEMA.names if column != "view"] + ["legal.list.element"],
        )

    @property
    def digest(self) -> str:
        """As `benben sim` has it: of the texts of all records."""
        return self.hash.hexdigest()

    def add(self, rows: pa.Table, record: str) -> None:
        self.games += 1
        self.hash.update(record.encode())
        self.waiting.append(rows)
        if sum(waiting.num_rows for waiting in self.waiting) >= GROUP:
            self.flush()

    def flush(self) -> None:
        rows = pa.concat_tables([SCHEMA.empty_table(), *self.waiting]).unify_dictionaries()
        self.waiting = []
        with working(self.path):
            self.writer.write_table(rows)

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        try:
            if kind is None:
                self.finish()
        finally:
            with suppress(OSError, pa.ArrowException):
                self.writer.close()
            with suppress(OSError):
                self.file.close()
            with suppress(OSError):
                self.part.unlink(missing_ok=True)

    def finish(self) -> None:
        self.flush()
        about = {"benben": KIND, "format": FORMAT, "source": self.source, "games": self.games, "digest": self.digest}
        with working(self.path):
            self.writer.add_key_value_metadata({ABOUT: json.dumps(about, ensure_ascii=False)})
            self.writer.close()
            self.file.flush()
            os.fsync(self.file.fileno())
            self.file.close()
            os.replace(self.part, self.path)


def read(path: Path) -> Iterator[tuple[str, Record]]:
    """The records that a file was made of, with their names, one after the other."""
    for number, of_game in groupby(lines(path), key=itemgetter("game")):
        rows = list(of_game)
        name, end = str(rows[0]["record"]), rows[0]["outcome"]
        if not NAME.fullmatch(name):
            raise BadTable(f"{path}: game {shown(number)}: {shown(name)} is no name for a record")
        text = [f"benben record {RECORD}", "game: {ruleset} {version}".format(**rows[0])]
        text += [f"{key}: {rows[0][key]}" for key in HEADER]
        text += ["", *(" ".join(str(row[part]) for part in LINE if row[part] is not None) for row in rows)]
        text += [f"= {end}"] * bool(end)
        try:
            yield name, parse("\n".join(text))
        except BadRecord as wrong:
            raise BadTable(f"{path}: game {shown(number)}: {wrong}") from None


def lines(path: Path) -> Iterator[dict[str, Any]]:
    """All rows, but only what makes a record: views are not read for that."""
    with working(path), path.open("rb") as source:
        try:
            file = pq.ParquetFile(source)
        except pa.ArrowInvalid:
            raise BadTable(f"{path}: not a Parquet file, or not a whole one") from None
        check(path, file)
        for batch in file.iter_batches(GROUP, columns=["game", *WHOLE, *LINE]):
            yield from batch.to_pylist()


def check(path: Path, file: Any) -> None:
    """Whether these are decisions as this program writes them."""
    about = about_of(file.metadata)
    if about.get("benben") != KIND:
        raise BadTable(f"{path}: a Parquet file, but not one of `benben export`")
    if about.get("format") != FORMAT:
        form = shown(about.get("format"))
        raise BadTable(f"{path}: decisions of format {form}, but this program reads format {FORMAT}")
    for column in SCHEMA:
        there = file.schema_arrow.get_field_index(column.name)
        if there < 0 or file.schema_arrow.types[there] != column.type:
            raise BadTable(f"{path}: the column {column.name} is missing, or not of {column.type}")


def about_of(metadata: Any) -> dict[str, Any]:
    """What the file says of itself."""
    try:
        about = json.loads((metadata.metadata or {}).get(ABOUT, b"null"))
    except ValueError:
        about = None
    return about if isinstance(about, dict) else {}


def inspect(path: Path) -> tuple[int, str]:
    """How many games there are, and their digest; BadTable if anything of their records is not as it was written.
    Parquet itself would not notice."""
    games, found = 0, hashlib.sha256()
    for _, record in read(path):
        games += 1
        found.update(record.text().encode())
    with working(path):
        about = about_of(pq.read_metadata(path))
    if (games, found.hexdigest()) != (about.get("games"), about.get("digest")):
        raise BadTable(f"{path}: damaged: its records are not those that were written")
    return games, found.hexdigest()
