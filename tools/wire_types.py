"""Writes what crosses the border between server and page as TypeScript: ``python tools/wire_types.py [--check]``.

The one source are the types of the server (`wire.py` and `api.py`: what it reads; `messages.py`: what it says) and, for
each game, what its engine tells a page (`shown`). With ``--check`` nothing is written: files that differ are named.
"""

import re
import sys
import types
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from benben.ankh.shown import about, ahead, glance, outlook, scene
from benben.kemet.shown import about as kemet_about
from benben.kemet.shown import ahead as kemet_ahead
from benben.kemet.shown import glance as kemet_glance
from benben.kemet.shown import outlook as kemet_outlook
from benben.kemet.shown import scene as kemet_scene
from benben.kernel.notation import player_name
from benben.kernel.steps import BOX, SPECTATOR
from benben.server import admission, api, messages, settings, wire

ROOT = Path(__file__).resolve().parent.parent
HEADER = "/** {} Written by tools/wire_types.py; do not edit. */\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null"}
UNKNOWN = (object, Any)
OPEN = {messages.Frame: "[argument: string]: unknown;"}
"""Types with further fields whose names are the game's."""
NAMED = {wire.PACES: "Pace"}
"""Sets of words that have a name of their own."""
ANSWERS: tuple[type, ...] = (
    messages.Face,
    messages.Offered,
    messages.Told,
    messages.Entered,
    messages.Made,
    messages.Tables,
    messages.Pictures,
    messages.Results,
    messages.Finished,
    messages.NewLink,
    messages.Seated,
    messages.Story,
    messages.Moment,
    messages.Rule,
    messages.Failed,
)
REQUESTS: tuple[type, ...] = (api.NewTable, api.WhichChair, api.Qr, admission.Password)
DOCS = re.compile(r"^(\w+): .*?#\s*(.+)$")


class Writer:
    """Interfaces in the order in which they are first needed. A type that the server reads may lack what has a default;
    one that it says is whole."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self.kinds: dict[str, object] = {}

    def name(self, kind: Any) -> str:
        """A type, as TypeScript writes it where it is used."""
        if kind == messages.Entry:
            return self.alias("Entry", kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in UNKNOWN:
            return "unknown"
        if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            return self.interface(kind)
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.words(arguments[1:]) or self.name(arguments[0])
        if origin is Literal:
            return " | ".join(f"'{word}'" for word in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.name(one) for one in arguments))
        if origin is list:
            inner = self.name(arguments[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.name(one) for one in arguments)}]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<{self.name(arguments[0])}, {self.name(arguments[1])}>"
        raise TypeError(f"no TypeScript for {kind!r}")

    def alias(self, name: str, union: Any) -> str:
        if name not in self.made:
            parts = " | ".join(self.name(one) for one in get_args(union))
            self.made[name] = f"export type {name} = {parts};\n"
        return name

    def words(self, notes: Iterable[object]) -> str:
        for note in notes:
            if isinstance(note, msgspec.Meta) and note.extra:
                found: tuple[str, ...] = note.extra["one of"]
                return NAMED.get(found) or " | ".join(f"'{word}'" for word in found)
        return ""

    def interface(self, kind: type) -> str:
        name = kind.__name__
        if self.kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {name}")
        if name not in self.made:
            self.made[name] = ""  # a type may hold itself
            notes = remarks(kind)
            lines = []
            for field, written in self.fields(kind):
                lines += [f"  /** {notes[field]} */\n"] if field in notes else []
                lines.append(f"  {written};\n")
            lines += [f"  {OPEN[kind]}\n"] if kind in OPEN else []
            del self.made[name]
            self.made[name] = f"{comment(kind)}export interface {name} {{\n{''.join(lines)}}}\n"
        return name

    def fields(self, kind: Any) -> list[tuple[str, str]]:
        """Names in Python, and how TypeScript declares them."""
        hints = get_type_hints(kind, include_extras=True)
        if is_typeddict(kind):
            whole = kind.__required_keys__
            keys = sorted(hints, key=lambda key: key != "t")
            return [(key, f"{key}{'' if key in whole else '?'}: {self.name(bare(hints[key]))}") for key in keys]
        config = kind.__struct_config__
        tag = [("", f"{config.tag_field}: '{config.tag}'")] if config.tag else []
        return tag + [
            (one.name, f"{one.encode_name}{'' if one.required else '?'}: {self.name(hints[one.name])}")
            for one in msgspec.structs.fields(kind)
        ]

    def one_line(self, kind: Any) -> str:
        return f"{{ {'; '.join(written for _, written in self.fields(kind))} }}"


def bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is NotRequired else kind


def comment(kind: type) -> str:
    """A type's docstring; a struct without one has what msgspec makes up."""
    text = vars(kind).get("__doc__") or ""
    return f"/** {' '.join(cleandoc(text).split())} */\n" if text and not text.startswith(f"{kind.__name__}(") else ""


def remarks(kind: type) -> dict[str, str]:
    """The comments behind the fields of a type."""
    source = Path(sys.modules[kind.__module__].__file__ or "").read_text(encoding="utf-8")
    body = re.search(rf"^class {kind.__name__}\(.*?(?=^\S|\Z)", source, re.MULTILINE | re.DOTALL)
    lines = body[0].splitlines()[1:] if body else []
    found = (DOCS.match(line.strip()) for line in lines)
    return {match[1]: match[2][0].upper() + match[2][1:] + "." for match in found if match}


def protocol() -> str:
    writer = Writer()
    constants = {
        "PROTOCOL": settings.PROTOCOL,
        "CHAT_LETTERS": settings.CHAT_LETTERS,
        "NAME_LETTERS": settings.NAME_LETTERS,
        "SEARCH_LETTERS": api.SEARCH_LETTERS,
        "SPECTATOR": player_name(SPECTATOR),
        "CHANCE": player_name(BOX),
    }
    text = "".join(f"export const {name} = {value!r};\n" for name, value in constants.items())
    text += "/** In notation. */\nexport type Choice = string;\n"
    text += f"export const PACES = {list(wire.PACES)!r} as const;\nexport type Pace = (typeof PACES)[number];\n"
    incoming = writer.name(messages.Message)
    for kind in ANSWERS + REQUESTS:
        writer.name(kind)
    writer.made["Incoming"] = f"/** All that the server says. */\nexport type Incoming =\n  | {breaks(incoming)};\n"
    said = "\n  | ".join(writer.one_line(kind) for kind in get_args(wire.Incoming))
    writer.made["Outgoing"] = f"/** All that it understands. */\nexport type Outgoing =\n  | {said};\n"
    return HEADER.format("What crosses the border between page and server; docs/protocol.md says what it means.") + (
        "\n" + text + "\n" + "\n".join(writer.made.values())
    )


def breaks(union: str) -> str:
    return union.replace(" | ", "\n  | ")


def told(title: str, *kinds: Any) -> str:
    """What the engine of a game tells its page."""
    writer = Writer()
    for kind in kinds:
        writer.name(kind)
    return HEADER.format(f"What the engine tells a page of {title}.") + "\n" + "\n".join(writer.made.values())


def ankh() -> str:
    return told("Ankh", about.About, outlook.Outlook, ahead.Ahead, scene.Scene, glance.Picture)


def kemet() -> str:
    return told(
        "Kemet",
        kemet_about.About,
        kemet_outlook.Outlook,
        kemet_ahead.Ahead,
        kemet_scene.Scene,
        kemet_glance.Picture,
    )


FILES = {
    "web/src/lib/protocol.ts": protocol,
    "web/src/ankh/logic/about.ts": ankh,
    "web/src/kemet/logic/told.ts": kemet,
}


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python tools/wire_types.py [--check]")
        return 2
    stale = [name for name, make in FILES.items() if read(ROOT / name) != make()]
    if not arguments:
        for name in stale:
            (ROOT / name).write_text(FILES[name](), encoding="utf-8", newline="\n")
            print(f"{name} is written")
        return 0
    for name in stale:
        print(f"{name} is not what the server's types give; mend it with: python tools/wire_types.py")
    return 1 if stale else 0


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
