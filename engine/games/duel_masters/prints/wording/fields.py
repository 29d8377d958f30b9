"""308. D2 fields in print, and the switch that turns them upside down."""

from __future__ import annotations

import re
from typing import Final

_SWITCH: Final = re.compile(r"^(?:D2 WRAP )?Denjara ?(?:on )?Switch: ", re.IGNORECASE)
_TURN: Final = re.compile(r"\bturn this D2 Field upside down for the rest of the game\b", re.IGNORECASE)
_THIS: Final = re.compile(r"\bthis D2 field\b", re.IGNORECASE)
_FRAME: Final = re.compile(r"\.?\}\.?$")
_ANY: Final = re.compile(r"\bD2 field(s?)\b", re.IGNORECASE)


def with_fields(line: str) -> str:
    """A line in which fields are called as in the card language; what is left of a frame around it goes."""
    if "D2" not in line and "Denjara" not in line:
        return line
    line = _FRAME.sub(".", _SWITCH.sub("D-switch: ", line))
    line = _TURN.sub("turn this field upside down", line)
    return _ANY.sub(r"D-two field\1", _THIS.sub("this field", line))
