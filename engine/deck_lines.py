"""A line of a deck list, taken apart: headings, comments, counts and marks.

Whoever writes a list may be hostile, so every pattern here takes time in proportion to the line: white space is folded
first, a pattern begins at one end of the line and nowhere else, and what could be given back is kept. Patterns of what
stands at the end are written backwards. `tests/test_patterns.py` counts the work.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from engine.deck_texts import seen

_COUNTERS: Final = "枚張张장"  # of cards, in Japanese, Chinese and Korean
_TIMES: Final = f"[x×*{_COUNTERS}]"
_MOST_HASHES: Final = 6
_PICTURES: Final = frozenset({"So", "Sk"})  # emoji and the like

_COMMENT: Final = re.compile(r"(?:^| )(?://|#)")
_BULLETS: Final = re.compile(r"^(?:[-*+•·・‣▪◦●○>–]++ |[•·・‣▪◦●○]++)++(?:\[[ xX]?\] )?+")
_ITEM: Final = re.compile(r"^\d{1,3}[.)] ")  # 1. in a list that is numbered
_EMPHASIS: Final = re.compile(r"\*\*|__|~~|\|\||\[/?(?:b|i|u|s|list|size|color|url)\]", re.IGNORECASE)
_REMARK: Final = re.compile(r" (?:;|--|<?https?://)|\]\(https?://", re.IGNORECASE)  # behind a card
_MAKER: Final = re.compile(
    r"^(?:deck )?(?:by|(?:created|made|built|generated|exported|shared|posted) (?:by|with|from|on|using|in)) \S",
    re.IGNORECASE,
)
_LABEL: Final = re.compile(r"^([^:：=]{1,40}) ?[:：=] ?(.*)$")

# What stands before a card.
_COUNTS_BEFORE: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"^(?P<count>\d{{1,200}}) ?{_TIMES} (?P<name>.+)$",  # 4x Name
        rf"^{_TIMES} ?(?P<count>\d{{1,200}}) (?P<name>.+)$",  # x4 Name
        r"^(?P<count>\d{1,200})[ ,;:] ?(?P<name>.+)$",  # 4 Name
        rf"^(?P<count>\d{{1,200}}) ?{_TIMES}(?P<name>.+)$",  # 4xName
        rf"^[(\[] ?{_TIMES}? ?(?P<count>\d{{1,200}}) ?{_TIMES}? ?[)\]] ?(?P<name>.+)$",  # (4) Name
    )
)
_COUNT_ALONE: Final = re.compile(rf"^{_TIMES}? ?(\d{{1,3}}) ?{_TIMES}?$", re.IGNORECASE)
_NUMBER_BEFORE: Final = re.compile(r"^(?P<number>[^ ,;]++)[ ,;] ?[-–:]? ?(?P<name>.+)$")  # TD01/005 - Name

# What stands behind a card, backwards: a pattern that begins at the end has one place to begin.
_COUNTS_BEHIND: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"^(?P<count>\d{{1,200}}) ?{_TIMES}[ ,;:]*+(?P<name>.+)$",  # Name x4
        rf"^[)\]] ?{_TIMES}? ?(?P<count>\d{{1,200}}) ?{_TIMES}? ?[(\[] ?(?P<name>.+)$",  # Name (4)
        rf"^[{_COUNTERS}] ?(?P<count>\d{{1,200}}) ?(?P<name>.+)$",  # Name4枚
        rf"^{_TIMES}? ?(?P<count>\d{{1,200}})[ ,;:–-]++(?P<name>.+)$",  # Name 4
    )
)
_NUMBER_BEHIND: Final = re.compile(  # Name (TD01/005)
    r"^[)\]）]? ?(?P<number>[^ ()\[\]（）]+) ?[ (\[（-] ?(?P<name>.+)$"
)
_MARK: Final = re.compile(  # Name (FV) x1
    rf"^(?P<behind>(?:[{_COUNTERS}] ?)?\d{{0,3}} ?[x×*]?) ?[)\]）](?P<title>[^()\[\]]{{1,40}})[(\[（] ?(?P<rest>.+)$"
)
_TITLE_COUNT: Final = re.compile(
    rf"^:? ?[)\]]? ?(?:s?drac ?|[{_COUNTERS}] ?)?\d{{1,3}} ?[x×]?[ :(\[]++(?P<title>.*)$", re.IGNORECASE
)


_PRINTING: Final = re.compile(  # Name (SET) 12, as Arena writes it, or Name (SET1) alone
    r"^(?:\*[A-Z]{1,3}\* ?)?(?:[^ ()\[\]]{1,8} [)\]][A-Z0-9-]{2,12}|[)\]](?=[A-Z-]{0,11}[0-9])[A-Z0-9-]{2,12})"
    r"[(\[] ?(?P<name>.+)$",
    re.IGNORECASE,
)
_TOTAL: Final = re.compile(
    r"^(?:(?:grand |sub)?totals?(?: cards?)?|cards?|(?:deck )?(?:size|count)|合?[計计])? ?[:=]? ?"
    rf"\d{{1,3}}(?: ?/ ?\d{{1,3}})? ?(?:cards?|total|[{_COUNTERS}])?$",
    re.IGNORECASE,
)


def tidied(line: str) -> str:
    """A line with single spaces only, and nothing that cannot be seen. Everything else here takes lines like this."""
    return " ".join(seen(line).split())


def markdown_title(text: str) -> str | None:
    """The title of a heading in markdown; None for any other line."""
    title = text.lstrip("#")
    if not 1 <= len(text) - len(title) <= _MOST_HASHES:
        return None
    return title.rstrip("#").strip() or None


def without_decoration(text: str) -> str:
    """A line without comment, bullets and the marks of code."""
    comment = _COMMENT.search(text)
    kept = _EMPHASIS.sub("", text if comment is None else text[: comment.start()])
    kept = _BULLETS.sub("", kept.strip()).strip("`").strip()
    if len(kept) > 1 and kept[0] in "_*" and kept[-1] == kept[0]:
        kept = kept.strip(kept[0]).strip()
    first = next((at for at, char in enumerate(kept) if not _only_decorates(char)), 0)
    end = next((len(kept) - at for at, char in enumerate(reversed(kept)) if not _only_decorates(char)), 0)
    return kept[first:end] or kept


def _only_decorates(char: str) -> bool:
    """Whether it says nothing where a line begins or ends."""
    return char == " " or unicodedata.category(char) in _PICTURES


def without_frame(text: str) -> str:
    """A row of a table in markdown without the lines to the left and right of it."""
    return text.strip("|").strip()


def labelled(text: str) -> tuple[str, str] | None:
    """What stands before the first colon of a line, and what behind it; None if there is none after few characters."""
    found = _LABEL.match(text)
    return None if found is None else (found[1].strip(), found[2])


def without_count(title: str) -> str:
    """A heading without the number of cards behind it: "Main deck (50 cards):" is "Main deck"."""
    found = _TITLE_COUNT.match(title[::-1])
    return title if found is None else found["title"][::-1]


def marked(text: str) -> tuple[str, str] | None:
    """The mark in brackets behind a card, and the line without it: "Name (FV) x1" is "FV" and "Name x1"."""
    found = _MARK.match(text[::-1])
    if found is None:
        return None
    return found["title"][::-1], f"{found['rest'][::-1]} {found['behind'][::-1]}".strip()


def readings(text: str) -> Iterator[tuple[int, str]]:
    """The ways in which a line could be a count and a card; a card alone counts once."""
    for pattern in _COUNTS_BEFORE:
        found = pattern.match(text)
        if found is not None:
            yield int(found["count"]), found["name"].strip()
    for pattern in _COUNTS_BEHIND:
        found = pattern.match(text[::-1])
        if found is not None:
            yield int(found["count"][::-1]), found["name"][::-1].strip()
    yield 1, text


def count_alone(text: str) -> int | None:
    """How many a text says that is a count and nothing else; None for any other."""
    found = _COUNT_ALONE.match(text)
    return None if found is None else int(found[1])


def readings_of_item(text: str) -> Iterator[tuple[int, str]]:
    """The ways in which an item of a numbered list could be a count and a card: "1. Name x4" is 4 of them.

    An item without a count is not read: "4. Name" may be one card, or four.
    """
    item = _ITEM.match(text)
    if item is not None:
        *counted, _ = readings(text[item.end() :])
        yield from counted


def without_remark(text: str) -> str | None:
    """A card without the remark or the link behind it; None where there is none."""
    found = _REMARK.search(text)
    return None if found is None or not found.start() else text[: found.start()].replace("[", "").strip()


def is_about_its_maker(text: str) -> bool:
    """Whether a line only says who or what made the list: "by Ann", "Exported from a site"."""
    return _MAKER.match(text) is not None


def numbers_and_names(text: str) -> Iterator[tuple[str, str]]:
    """The ways in which a card could be a number and a name."""
    before, behind = _NUMBER_BEFORE.match(text), _NUMBER_BEHIND.match(text[::-1])
    if before is not None:
        yield before["number"], before["name"]
    if behind is not None:
        yield behind["number"][::-1], behind["name"][::-1]


def without_printing(text: str) -> str | None:
    """A card without the set, and the number, of its printing behind it; None where there are none."""
    found = _PRINTING.match(text[::-1])
    return None if found is None else found["name"][::-1].strip()


def is_total(text: str) -> bool:
    """Whether a line only says how many cards there are: "Total: 50", "50 cards"."""
    return _TOTAL.match(text) is not None


def is_link(text: str) -> bool:
    """Whether a line is the address of a page, and nothing else."""
    return text.startswith(("http://", "https://")) and " " not in text
