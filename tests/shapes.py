"""Whether data has exactly the shape that a type of the border describes: no field less, none more."""

import types
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from benben.server import messages

OPEN = (messages.Frame,)
"""May have further fields, named by the game."""
BY_TAG: dict[str, type] = {get_args(get_type_hints(kind)["t"])[0]: kind for kind in get_args(messages.Message)}


def check_message(message: dict[str, Any]) -> None:
    """A message of the socket."""
    check(message, BY_TAG[message["t"]], message["t"])


def check(value: object, kind: Any, where: str = "it") -> None:
    wrong = misfit(value, kind, where)
    assert not wrong, wrong


def misfit(value: object, kind: Any, where: str) -> str:
    """'' or what does not fit, and where."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind in (object, Any):
        return ""
    if is_typeddict(kind):
        return misfit_fields(value, kind, where)
    if origin is NotRequired:
        return misfit(value, arguments[0], where)
    if origin is Annotated:
        words = next((m.extra["one of"] for m in arguments[1:] if isinstance(m, msgspec.Meta) and m.extra), None)
        return misfit(value, Literal[words] if words else arguments[0], where)
    if origin is Literal:
        return "" if value in arguments else f"{where}: {value!r} is none of {arguments}"
    if origin in (Union, types.UnionType):
        found = [misfit(value, one, where) for one in arguments]
        return "" if "" in found else " or ".join(found)
    if origin is list:
        if not isinstance(value, list):
            return f"{where}: {value!r} is no list"
        return next((w for i, one in enumerate(value) if (w := misfit(one, arguments[0], f"{where}[{i}]"))), "")
    if origin is tuple:
        fits = isinstance(value, list | tuple) and len(value) == len(arguments)
        return "" if fits else f"{where}: {value!r} does not have {len(arguments)} parts"
    if isinstance(origin, type) and issubclass(origin, Mapping):
        if not isinstance(value, dict):
            return f"{where}: {value!r} is no object"
        return next((w for key, one in value.items() if (w := misfit(one, arguments[1], f"{where}.{key}"))), "")
    exact = type(value) is kind or (kind is float and type(value) is int)
    return "" if exact else f"{where}: {value!r} is no {kind.__name__}"


def misfit_fields(value: object, kind: Any, where: str) -> str:
    if not isinstance(value, dict):
        return f"{where}: {value!r} is no {kind.__name__}"
    hints = get_type_hints(kind, include_extras=True)
    missing = kind.__required_keys__ - value.keys()
    more = set() if kind in OPEN else value.keys() - hints.keys()
    if missing or more:
        return f"{where}: {kind.__name__} lacks {sorted(missing)}, has besides {sorted(more)}"
    return next((w for k in value.keys() & hints.keys() if (w := misfit(value[k], hints[k], f"{where}.{k}"))), "")
