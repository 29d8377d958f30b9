"""Choices as people type them: "choose one: draw a card; or discard a card", in a line or with its options below.

Each game puts them in its own words (`with_choices`): its print or its card language says how options are written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from engine.language.errors import CardTextError

Joined = Callable[[str, Sequence[str]], str]
"""What is said before a choice, with the words that say who chooses, and the options: as a text of the game."""

_CHOOSE: Final = (
    r"\b(?P<who>choose|(?:your )?opponent chooses) (?:one|1)"
    r"(?: of (?:these(?!: ?\()|the (?:following|options|effects)))?(?: effects| abilities| options)?"
)
_BELOW: Final = re.compile(rf"{_CHOOSE}(?: below)? ?(?::|\.| -{{1,2}})?$", re.IGNORECASE)
"""How a line ends whose options stand on the lines below it."""

_INLINE: Final = re.compile(rf"{_CHOOSE} ?(?::| -{{1,2}}) ?(?=\S)", re.IGNORECASE)
"""What stands before options in the same line."""

_BULLETS: Final = r"[\N{BULLET}\N{MIDDLE DOT}\N{KATAKANA MIDDLE DOT}►▶]"
_ABILITY: Final = r"[\[(]?(?:AUTO|ACT|CONT|LD|TC|Start|Use|Logic Drive)\b"
_MARK: Final = re.compile(rf"^(?:-(?!\d)|{_BULLETS}|\(?[1-9a-f][.)](?= ))(?! ?{_ABILITY}) ?", re.IGNORECASE)
"""Before an option on a line of its own; abilities stand behind such marks as well."""

_SEPARATORS: Final = (
    re.compile(rf"[,.;]? ?(?:\bor )?{_BULLETS} ?"),
    re.compile(r"[,.;]? (?:or )?\(?[2-6b-f]\) ?"),
    re.compile(r" ?; ?(?:or )?"),
)
_FIRST: Final = re.compile(rf"^(?:{_BULLETS}|\(?[1a]\)) ?")
_COMMA_OR: Final = re.compile(r", or ")
_OR: Final = re.compile(r" or (?!more\b|less\b|fewer\b|greater\b|higher\b|lower\b)")
_GOES_ON: Final = re.compile(r", (?!and\b|then\b|it\b|they\b|if\b|reveal\b)")
"""A comma behind which another option may begin."""

_DEED: Final = r"(?:draw|discard|put|rest|stand|stock|drop|return|tap|untap|destroy|retire|soul|counter)"
_EITHER: Final = re.compile(rf"(?i)(?:^|, |: |\] )(?:you may )?(?P<either>either )(?P<rest>{_DEED} [^.,;:\"]+)\.?$")
"""One of two deeds in a line."""

_WAY_OUT: Final = 'write what is chosen among as "choose one of these: (draw a card) or (discard a card)"'


def with_choices(text: str, joined: Joined) -> str:
    """A text whose choices are in the words of its game. Raises `CardTextError` where their ends are not clear."""
    found: list[str] = []
    lines = text.split("\n")
    while lines:
        line = lines.pop(0).rstrip()
        below = _BELOW.search(line)
        options: list[str] = []
        while below is not None and lines and (mark := _MARK.match(lines[0].strip())) is not None:
            options.append(_option(lines.pop(0).strip()[mark.end() :]))
        if below is not None and options:
            found.append(_said(line[: below.start()], below, options, joined))
        else:
            found.append(_in_a_line(line, joined))
    return "\n".join(found)


def _in_a_line(line: str, joined: Joined) -> str:
    either = _EITHER.search(line)
    if either is not None and len(_OR.findall(either["rest"])) == 1:
        return joined(f"{line[: either.start('either')]}choose", _OR.split(either["rest"]))
    inline = _INLINE.search(line)
    if inline is None or '"' in line[inline.end() :]:
        return line
    options = [_option(each) for each in _apart(line[inline.end() :])]
    if len(options) == 1 or any(". " in each for each in options):
        raise CardTextError(_WAY_OUT, line, inline.start())
    return _said(line[: inline.start()], inline, options, joined)


def _apart(said: str) -> list[str]:
    """The options of a line; the whole of it as one where it is not clear where one ends."""
    for between in _SEPARATORS:
        parts = [part for part in between.split(_FIRST.sub("", said.strip())) if part.strip(" .")]
        if len(parts) > 1:
            return parts
    if _COMMA_OR.search(said) is not None:
        parts = _COMMA_OR.split(said)
        return parts if _GOES_ON.search(parts[0]) is None and len(parts) == 2 else [said]
    parts = _OR.split(said)
    return parts if len(parts) == 2 and "," not in said else [said]


def _option(said: str) -> str:
    """What is done, without the words and stops around it."""
    whole = said.strip(" .;:,")
    return whole.removesuffix(" or").rstrip(" ;,")


def _said(before: str, choice: re.Match[str], options: Sequence[str], joined: Joined) -> str:
    return joined(before + choice["who"], options)
