"""About how high a message is on a phone, where a prompt must not push the board off the screen.

The measures are those of a phone 390 pixels wide; Discord's own differ by a few.
"""

import re
from collections.abc import Sequence
from math import ceil
from typing import Any, Final

import discord

from cogs.components import shortened
from cogs.outgoing_messages import Posted
from render import Picture

SCREEN: Final = 656  #: how much of a phone's height messages have
WIDE: Final = 299  #: how wide the inside of a message is
FRAME: Final = 51  #: who has sent it, and the edges
GAP: Final = 10
SMALL_LINE: Final = 18  #: the height of a line of small text
SMALL_LETTERS: Final = 42  #: and how many letters it has
TEXT_LINE: Final = 22
TEXT_LETTERS: Final = 33
BUTTON_HIGH: Final = 34
BUTTON_GAP: Final = 8  #: between rows of buttons
BUTTON_EDGES: Final = 36
BUTTON_LETTER: Final = 7.7
BUTTON_LETTERS: Final = int((WIDE - BUTTON_EDGES) / BUTTON_LETTER)  #: how many letters a row has room for
SELECT_HIGH: Final = 40
_SHORTEST_NAME: Final = 3
_NUMBERS_WIDER: Final = 3  #: for how many letters more the digits of a label need room
_NUMBERS: Final = re.compile(r"( [<>=] |\b\d{3,}(?:\+\d+)*)")  #: what decides between the choices of a label
_LINK: Final = re.compile(r"\[([^\[\]]*)\]\([^()]*\)")


def left(parts: Sequence[discord.ui.Item[Any]], pictures: Sequence[Picture | Posted]) -> int:
    """How much room is left beside these parts of a message for one more."""
    used = FRAME + GAP * len(parts) + sum(map(picture_high, pictures))
    for part in parts:
        if isinstance(part, discord.ui.TextDisplay):
            used += text_high(part.content)
        elif isinstance(part, discord.ui.ActionRow):
            used += _row_high(part)
    return SCREEN - used


def picture_high(picture: Picture | Posted) -> int:
    """The height of a picture as wide as the message."""
    if isinstance(picture, Picture):
        return ceil(picture.height * WIDE / picture.width)
    attachment = picture.attachment
    return ceil((attachment.height or WIDE) * WIDE / (attachment.width or WIDE))


def text_high(text: str) -> int:
    """The height of a text."""
    return sum(_line_high(line) for line in text.split("\n"))


def button_rows(labels: Sequence[str]) -> int:
    """How many rows buttons with these labels take."""
    found, room = 0, 0.0
    for label in labels:
        wide = BUTTON_EDGES + BUTTON_LETTER * len(label)
        if wide > room:
            found, room = found + 1 + int(wide > WIDE), WIDE
        room -= wide
    return found


def fitted(label: str, most: int = BUTTON_LETTERS) -> str:
    """A label of at most so many letters, and fewer where numbers take their room if that can be.

    Names lose theirs first, the longest before the others; numbers are kept, and what is said behind the last of them.
    """
    if len(label) <= most:
        return label
    parts = _NUMBERS.split(label)
    found = (_with_shorter_names(parts, room) for room in (most - _NUMBERS_WIDER, most) if len(parts) > 1)
    return next(filter(None, found), None) or shortened(label, most)


def _with_shorter_names(parts: Sequence[str], most: int) -> str | None:
    """A label of names and numbers by turns, the last name whole; None if the others are too short already."""
    whole = [len(part.rstrip()) for part in parts]
    kept = whole.copy()

    def said() -> str:
        return "".join(
            part if kept[at] == whole[at] else part[: kept[at]].rstrip() + "…" + part[whole[at] :]
            for at, part in enumerate(parts)
        )

    while len(said()) > most:
        longest = max(range(0, len(parts) - 1, 2), key=kept.__getitem__)
        if kept[longest] <= _SHORTEST_NAME:
            return None
        kept[longest] -= 1
    return said()


def shown_length(text: str) -> int:
    """How many letters are seen of a text that may hold links and bold."""
    return len(_LINK.sub(r"\1", text).removeprefix("-# ").replace("**", ""))


def _line_high(line: str) -> int:
    high, letters = (SMALL_LINE, SMALL_LETTERS) if line.startswith("-# ") else (TEXT_LINE, TEXT_LETTERS)
    return high * max(1, ceil(shown_length(line) / letters))


def _row_high(row: discord.ui.ActionRow[Any]) -> int:
    items = [getattr(each, "item", None) for each in row.children]
    labels = [each.label or "" for each in items if isinstance(each, discord.ui.Button)]
    return (BUTTON_HIGH + BUTTON_GAP) * button_rows(labels) - BUTTON_GAP if labels else SELECT_HIGH
