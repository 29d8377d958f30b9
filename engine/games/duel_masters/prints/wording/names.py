"""106.1. Names in print: parts of names that stand there without quotation marks."""

from __future__ import annotations

import re
from typing import Final

_NAME: Final = r"[A-Z][\w'.]*(?: (?:[A-Z][\w'.]*|of|the))*"
_PART: Final = re.compile(rf"\b(has|have) (?!the ['\"])({_NAME})(?: or ({_NAME}))? in (its|their) (?:card )?names?\b")
"""Cards with a part in their name, or with one of two."""


def with_names_quoted(line: str) -> str:
    """A line in which parts of names stand in quotation marks."""

    def quoted(found: re.Match[str]) -> str:
        other = f' or "{found[3]}"' if found[3] else ""
        return f'{found[1]} "{found[2]}"{other} in {found[4]} name'

    return _PART.sub(quoted, line)
