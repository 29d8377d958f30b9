"""What is wrong with a value of a card file, as those say it who write one: what would be right, and what is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

WORD: Final = r"^[^\"\x00-\x1f]*[^\"\x00-\x1f\s][^\"\x00-\x1f]*$"
"""What names of cards, clans and races are, as a pattern: a line without quotation marks, and not empty."""

NUMBER: Final = r"^[A-Za-z0-9][A-Za-z0-9/_.-]{0,23}$"
"""What numbers of cards are, as a pattern."""

_SHOWN: Final = 60  # how much of a wrong value a message quotes

_PATTERNS: Final[Mapping[str, str]] = {
    WORD: "this is written on one line, without quotation marks, and is not empty",
    NUMBER: "a number has at most 24 letters, digits and signs of / _ . -, and begins with a letter or a digit",
}

_A_NUMBER: Final = "this is a whole number"
_ONE_OF: Final = "this is one of {expected}"
_RIGHT: Final[Mapping[str, str]] = {
    "greater_than_equal": "this is at least {ge}",
    "less_than_equal": "this is at most {le}",
    "string_too_long": "this has at most {max_length} characters",
    "too_long": "there are at most {max_length} of these",
    "too_short": "there are at least {min_length} of these",
    "literal_error": _ONE_OF,
    "enum": _ONE_OF,
    "int_type": _A_NUMBER,
    "int_parsing": _A_NUMBER,
    "int_parsing_size": _A_NUMBER,
    "int_from_float": _A_NUMBER,
    "bool_type": "this is true or false",
    "bool_parsing": "this is true or false",
    "string_type": "this is a text in quotation marks",
    "list_type": "this is a list in brackets",
    "model_type": "a card is a table",
    "dict_type": "this is a table",
}
"""What would be right, by the kind of fault; what stands in braces is told with the fault."""

_WHOLE: Final[Mapping[str, str]] = {
    "missing": "this field is missing",
    "extra_forbidden": "there is no such field",
    "string_too_short": "this is empty",
}
"""What says all that there is to say."""


_KINDS: Final = frozenset({"int", "str", "float", "bool"})
"""How pydantic calls, in the place of a fault, the one of several kinds of value that it has tried."""


def place_of(fault: Mapping[str, Any]) -> str:
    """Where a fault is: the field, and the number of the entry in a list."""
    parts = [part + 1 if isinstance(part, int) else part for part in fault["loc"] if not _is_kind(part)]
    return ".".join(map(str, parts))


def in_words(fault: Mapping[str, Any]) -> str:
    """A fault that pydantic has found, in words."""
    kind, value = fault["type"], fault["input"]
    if kind in _WHOLE:
        return _WHOLE[kind]
    right = _right(kind, fault)
    return right if isinstance(value, dict) else f"{right}, not {_shown(value)}"


def _right(kind: str, fault: Mapping[str, Any]) -> str:
    told: Mapping[str, Any] = fault.get("ctx", {})
    if kind == "string_pattern_mismatch":
        return _PATTERNS.get(told["pattern"], "this is written otherwise")
    if kind in _RIGHT:
        return _RIGHT[kind].format_map(told)
    return str(fault["msg"]).removeprefix("Value error, ")


def _is_kind(part: int | str) -> bool:
    return isinstance(part, str) and (part in _KINDS or not part.isidentifier())


def _shown(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= _SHOWN else shown[:_SHOWN] + "…"
