"""The marks of print: bullets, keywords in braces, dashes, icons and reminders, spelt as in the card language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.language.errors import CardTextError
from engine.language.prints.typography import plain, without_reminders

_BULLET: Final = re.compile(r"^[■•▪]\s*")
_KEYWORD: Final = re.compile(r"\{([^{}]*)\}")
_TAP: Final = re.compile(r"^\$?\{?tap\}?:?\s+(?=[A-Z])", re.IGNORECASE)
_METAMORPH: Final = re.compile(r"^\$metamorph\s+", re.IGNORECASE)
_HEAD: Final = re.compile(r"^([\w'$+ ]{3,40}?) ?(?:—|―|--|:) ?")
_QUOTED_KEYWORD: Final = re.compile(
    r"\"((?:(?:double|triple|quattro|world) breaker|blocker|slayer|speed attacker|guardman|shield trigger|charger"
    r"|power attacker [+-]\d+))([.,]?)\"",
    re.IGNORECASE,
)
"""Keywords in quotation marks, which the card language says without; print puts a stop inside."""

_KEYWORD_LINE: Final = re.compile(
    r"^(?:[\w+-]+ ){0,2}(?:blocker|breaker|attacker(?: [+]\d+)?|slayer|charger|trigger)\.$", re.IGNORECASE
)
"""A keyword by itself, which is printed with a stop now and then."""

_SENTENCE: Final = 5
"""From so many words on, a line without a stop lacks it by mistake."""

_OWNERS: Final = re.compile(r"\bowners'")

_OF_TYPE: Final = frozenset({"cross gear", "castle", "gacharange summon"})
"""Lines that only remind of what type the card has."""

HARMLESS: Final = tuple(
    [
        (re.compile(printed, re.IGNORECASE), meant)
        for printed, meant in (
            (r"you may take up to", "up to"),
            (r"you may take an? ", "up to one "),
            (r"shows? (it|them|that \w+|those \w+) to your opponent", r"reveal \1"),
            (r"your opponent isn't", "isn't"),
            (r" and your opponent can't win(?: the game)?", ""),
            (r"this turn", "until the end of the turn"),
        )
    ]
)
"""What print says, and how the card language says the same."""

_LABEL: Final = re.compile(
    r"^'?(?:mana arms|revolution|civil count|shinkapower|rainbownus)'?(?: \d+)?'?: (?=\S)",
    re.IGNORECASE,
)
"""Names of abilities that say in full what they demand (110.6)."""

_WHOLE_LINE: Final = re.compile(
    r"^\((?:this (?:creature|spell|card) is put into your mana zone tapped"
    r"|at the start of (?:the|your) game|whenever another d2 field|(?:\{?gachinko judge\}?: )?each player reveals"
    r"|gachinko judge|to seal a card|\{gachinko)",
    re.IGNORECASE,
)
"""Lines that are all reminder: of multicolored cards (106.2), other zones, fields, Gachinko Judge and seals."""

_HEADS: Final = frozenset({"silent skill", "metamorph", "wave striker", "turbo rush", "accelerator", "survivor"})
"""Keywords that are printed on a line of their own, before what they are the head of."""

_INSTEAD_OF_ATTACKING: Final = "instead of having this creature attack, you may tap it to use its $tap ability."
"""What the tap icon means (701.15); the ability itself stands on the next line."""


def lines(text: str) -> list[str]:
    """The abilities of a printed text, one a line, as the card language spells them. Raises `CardTextError`."""
    return list(_lines(plain(text)))


def _lines(text: str) -> Iterator[str]:
    head = ""
    for line in text.split("\n"):
        written = _BULLET.sub("", line.strip())
        said = _KEYWORD.sub(lambda match: match[1].lower(), without_reminders(written)).strip()
        if not said:
            if written and not _WHOLE_LINE.match(written):
                raise CardTextError("this reminder stands alone: it may say something of its own", line)
            continue
        if said.lower() == _INSTEAD_OF_ATTACKING or said.lower() in _OF_TYPE:
            continue
        if said.lower() in _HEADS:
            head = f"{said}: "
            continue
        yield _spelt(said if said.startswith("$") else head + said)
        head = ""
    if head:
        yield _spelt(head)


def _spelt(line: str) -> str:
    line = _TAP.sub("Tap ability: ", line)
    line = _METAMORPH.sub("Metamorph: ", line)
    line = _HEAD.sub(lambda match: f"{match[1]}: ", line, count=1)
    line = _LABEL.sub("", line)
    line = line[:1].upper() + line[1:]
    line = _QUOTED_KEYWORD.sub(lambda match: match[1].lower() + match[2], line)
    line = _OWNERS.sub("owners", line)
    if _KEYWORD_LINE.match(line):
        return line.rstrip(".")
    return line if line.endswith((".", ":", '"')) or len(line.split()) < _SENTENCE else f"{line}."
