"""What somebody sends as a deck list, as plain text: decoded, without markup and without what cannot be seen.

Whoever sends it may be hostile: every pattern here takes time in proportion to the text.
"""

from __future__ import annotations

import html
import re
import unicodedata
from typing import Final

_RARE: Final = 10
"""At most one character in so many is no ASCII, where a text in an old encoding of the West is believed to be one."""

_LINE_TAGS: Final = "html|head|body|ul|ol|li|br|p|div|pre|table|tbody|thead|tr|h[1-6]"
_CELL_TAGS: Final = "td|th"
_WORD_TAGS: Final = "code|span|a|b|i|u|strong|em|font"
_TAG: Final = re.compile(
    rf"</?+(?:(?P<line>{_LINE_TAGS})|(?P<cell>{_CELL_TAGS})|{_WORD_TAGS})(?:[\s/][^<>]{{0,500}}+)?+>", re.IGNORECASE
)
_OTHER_FORMATS: Final = ("<?xml", "<deck", "<cockatrice", "{", "[")  # read by `engine.deck_files`
_LINK_ALONE: Final = re.compile(r"<?https?://\S+$", re.IGNORECASE)
_LINK: Final = re.compile(
    r"(?:https?://|\bwww\.)\S|\b[a-z0-9-]{1,40}\.(?:com|net|org|io|gg|jp|app|me|co|cards|dev)\b", re.IGNORECASE
)
_WIDE: Final = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}  # letters and digits of double width
_KEYCAP: Final = frozenset("\u20e3\ufe0e\ufe0f")


def decoded(text: str | bytes) -> str | None:
    """The list as text without a byte order mark; None if it is not text at all."""
    found = text if isinstance(text, str) else _read(text)
    if found is None:
        return None
    found = found.removeprefix("\ufeff")
    return None if any(unicodedata.category(c) == "Cc" and c not in "\t\n\r\v\f\x85" for c in found) else found


def without_markup(text: str) -> str | None:
    """The text of a page of the web, a line for each of its lines; None if this is none."""
    if text.lstrip().startswith(_OTHER_FORMATS) or _TAG.search(text) is None:
        return None
    return html.unescape(_TAG.sub(_in_place_of, text))


def _in_place_of(tag: re.Match[str]) -> str:
    """The cells of a table are apart as those that are copied from a spreadsheet."""
    if tag["line"] is not None:
        return "\n"
    return " " if tag["cell"] is None else "\t"


def is_link(text: str) -> bool:
    """Whether a text is the address of a page, and nothing else."""
    return _LINK_ALONE.match(text.strip()) is not None


def has_link(text: str) -> bool:
    """Whether the address of a page stands in a text."""
    return _LINK.search(text) is not None


def seen(line: str) -> str:
    """A line without what cannot be seen and what only decorates digits; letters of double width made usual ones."""
    if line.isascii():
        return line
    return "".join(c for c in line.translate(_WIDE) if c not in _KEYCAP and unicodedata.category(c) != "Cf")


def _read(text: bytes) -> str | None:
    encoding = "utf-16" if text.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8"
    try:
        return text.decode(encoding)
    except UnicodeDecodeError:
        return _western(text) if encoding == "utf-8" else None


def _western(text: bytes) -> str | None:
    """A text as old programs of the West save it, which is nearly all ASCII; None where it is none."""
    try:
        found = text.decode("cp1252")
    except UnicodeDecodeError:
        return None
    return found if sum(not c.isascii() for c in found) * _RARE <= len(found) else None
