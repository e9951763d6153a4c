"""The tables of the database. `log` is the game; everything else says who may sit there and how it looks.

A change here needs a migration beside it; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("key", LargeBinary, nullable=False),  # decides what BOX draws: never leaves the server
    Column("confirm", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("loads", Integer, nullable=False),  # how often it was read into memory; message numbers begin there
    Column("turn", Text, nullable=False),  # JSON: who is asked, for the list of tables
    Column("over", Text, nullable=False),  # JSON of the outcome, "" while there is none
    Column("created", BigInteger, nullable=False),  # milliseconds
    Column("updated", BigInteger, nullable=False),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human or bot
    Column("bot", String(32), nullable=False),
    Column("name", String(64), nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),  # chair, spectator or host
    Column("player", Integer, nullable=False),  # the chair; -2 for those who only look on
    Column("digest", String(64), nullable=False, unique=True),
    Column("revoked", Boolean, nullable=False),
    Index("links_of_table", "table_id"),
)

holds = Table(  # which links a user has opened
    "holds",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("link_id", ForeignKey("links.id", ondelete="CASCADE"), primary_key=True),
)

log = Table(  # append-only
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("audience", Integer, nullable=False),
    Column("link_id", Integer),  # who sent it, and the id under which it was sent; none for bots and BOX
    Column("command", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "link_id", "command", name="log_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("sender", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("link_id", Integer, nullable=False),
    Column("command", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "link_id", "command", name="chat_once"),
)
