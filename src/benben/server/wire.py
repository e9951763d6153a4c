"""What a client says, read strictly: what does not fit its shape is refused by name. What it is told is in
`messages.py`; `tools/wire_types.py` writes both out for the page."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from .settings import GESTURE, ID_LETTERS, MESSAGE_BYTES, PAUSES


def one_of(*words: str) -> msgspec.Meta:
    """A word that is one of these: for whoever reads the types. Checked where it matters, to be refused by name."""
    return msgspec.Meta(extra={"one of": words})


PACES = tuple(PAUSES)

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=ID_LETTERS)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Text = Annotated[str, msgspec.Meta(max_length=4000)]


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=False):
    """Unknown fields are passed over, so that a newer page may say more than this server understands."""


class Hello(Message, tag="hello"):
    protocol: int
    table: Annotated[str, msgspec.Meta(max_length=64)]
    key: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    host: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    user: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    admission: Annotated[str, msgspec.Meta(max_length=128)] | None = msgspec.field(name="pass", default=None)
    chair: Annotated[str, msgspec.Meta(max_length=16)] | None = msgspec.field(name="as", default=None)
    seen: Version | None = None


class Command(Message):
    id: Id


class Choose(Command, tag="choose"):
    v: Version
    choice: Text
    then: Annotated[list[Text], msgspec.Meta(max_length=GESTURE)] = []


class Undo(Command, tag="undo"):
    v: Version | None = None
    choices: Annotated[int, msgspec.Meta(ge=1, le=GESTURE + 1)] = 1


class Confirm(Command, tag="confirm"):
    v: Version | None = None


class Reopen(Command, tag="reopen"):
    v: Version | None = None


class Propose(Command, tag="propose"):
    """To take one's last choice back, past what undo can do."""


class Agree(Command, tag="agree"):
    agree: bool = True


class Accept(Command, tag="accept"):
    """To go on by rules that have been corrected since."""


class Name(Command, tag="name"):
    """What the others at the table shall call whoever sits on this chair."""

    name: Text


class Chat(Command, tag="chat"):
    text: Text


class Pace(Command, tag="pace"):
    pace: Annotated[str, one_of(*PACES)]


class Next(Command, tag="next"):
    pass


class Hint(Command, tag="hint"):
    pass


class Ping(Message, tag="ping"):
    pass


Commands = Choose | Undo | Confirm | Reopen | Propose | Agree | Accept | Name | Chat | Pace | Next | Hint
Incoming = Hello | Commands | Ping

decoder = msgspec.json.Decoder(Incoming)
encoder = msgspec.json.Encoder()


class BadMessage(Exception):
    """Not a message of this protocol."""


def read(text: str) -> Incoming:
    if len(text) > MESSAGE_BYTES:
        raise BadMessage("too long")
    try:
        message: Incoming = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as wrong:
        raise BadMessage(str(wrong)[:200]) from None
    return message


def write(message: Mapping[str, object]) -> str:
    return encoder.encode(message).decode()


def plain(text: str) -> Any:
    """JSON that we wrote ourselves."""
    return msgspec.json.decode(text)
