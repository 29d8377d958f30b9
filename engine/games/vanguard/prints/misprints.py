"""Slips of print and of databases: marks that were lost, doubled or of another keyboard, and misspelt words."""

from __future__ import annotations

import re
from typing import Final

_FULL_WIDTH: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
"""Marks, digits and letters of Japanese keyboards, and what they are."""

_MARKS: Final = {
    "\N{IDEOGRAPHIC FULL STOP}": ".",
    "\N{IDEOGRAPHIC COMMA}": ", ",
    "\N{LEFT DOUBLE ANGLE BRACKET}": "<",
    "\N{RIGHT DOUBLE ANGLE BRACKET}": ">",
}
_USUAL: Final = str.maketrans(_MARKS) | _FULL_WIDTH

_WORDS: Final = {
    "atttacks": "attacks",
    "begininng": "beginning",
    "seperate": "separate",
    "vaunguard": "vanguard",
    "rearguard": "rear-guard",
    "rearguards": "rear-guards",
    "amont": "among",
    "wih": "with",
    "ifyou": "if you",
    "opopnent": "opponent",
    "oponent": "opponent",
    "opponenta's": "opponent's",
    "opponents's": "opponent's",
    "rear-huads": "rear-guards",
    "perfom": "perform",
    "damge": "damage",
}
"""Words that are misspelt now and then."""

_REMINDER: Final = r" ?\((?:[^()\n]|\([^()\n]*\))*\)"
_HEAD: Final = r"\[(?:AUTO|ACT|CONT)\]"

_SLIPS: Final = tuple(
    [
        (re.compile(pattern, re.IGNORECASE if ignoring else 0), mended)
        for pattern, mended, ignoring in (
            (r"(?:The new era trading card game|Check the official website!|https?://\S+)[^\n]*", "", False),
            (r"(\([^()\n]*)\n(heal) HEAL\n([^()\n]*\))", r"\1 \2 \3", False),
            (r"&91;|&#91;", "[", False),
            (r"(?<=[<>]);", "", False),
            (r"\.{2,}", ".", False),
            (r",{2,}", ",", False),
            # a name that itself has a word in quotation marks
            (r'"(\w[^"\n\[\]]*[ ])"(\w[^"\n\[\]]*)""', "\"\\1'\\2'\"", False),
            # brackets that stand twice, or not where they should
            (r"(?<=:)\[\[(?=\w)(?!Rest\]|[\w -]+\] ?&)", "[", False),
            (r"\[Rest\[ ?", "[Rest] ", False),
            (r"\b((?:Counter|Soul)-(?:Blast|Charge)) ?(?=\d)", r"\1 ", True),
            (r"(\[(?:Counter|Soul)-Blast \d+)\]\] ?(?=When)", r"\1] ", True),
            (r"(\[(?:Counter|Soul)-Blast \d+)\]?, ?(?:\[?)((?:Counter|Soul)-Blast)", r"\1 & \2", True),
            (r"(\[(?:Counter|Soul)-Blast \d+)\] ?& ?(?=(?:Counter|Soul)-Blast)", r"\1 & ", True),
            (r"(\[(?:Counter|Soul)-Blast \d+)\] ?-(?=[^\[\]]*\])", r"\1 - ", True),
            (rf"({_HEAD}(?:\([^()]*\))?):: ?", r"\1:", False),
            (r"\bCOST\[", "[", False),
            (rf"({_HEAD})\[(\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\))\]", r"\1\2", False),
            (rf"({_HEAD})(\[1/turn\])(\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\))", r"\1\3\2", True),
            (rf"({_HEAD}\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\));", r"\1:", False),
            (rf"({_HEAD}\((?:VC|RC|GC))\)/(Hand|Soul|Deck|Drop zone)(?=[:\[])", r"\1/\2)", False),
            (rf"({_HEAD})LB(?=\d\()", r"\1[Limit-Break ", False),
            (rf"({_HEAD}\[Limit-Break \d)(?=\()", r"\1]", False),
            (rf"{_HEAD} (?=Hollow\b)", "", False),
            (r'"Own(?=\((?:VC|RC|VC/RC)\): ?When\b)', '"[AUTO]', False),
            # abilities that lost the line between them
            (
                rf"\b(Forerunner|Restraint|Resist|Sentinel|Lord|Success \d+)({_REMINDER})?\.? ?(?={_HEAD})",
                r"\1\2\n",
                False,
            ),
            (rf'(\[Legion \d+\] ?"[^"\n]+")({_REMINDER})?(?={_HEAD})', r"\1\2\n", True),
            # words
            (r"\b([Yy]ou|[Ii]f you) (?=vanguard\b|opponent\b|opponent's\b)", r"\1r ", False),
            (r"\b([Dd]uring) you turn\b", r"\1 your turn", False),
            (r"\bas as\b", "as", False),
            (r"\b(zone) zone\b", r"\1", False),
            (r"\bgrade(?=\d)", "grade ", False),
            (r"\bin your (?=\(VC\))", "on your ", False),
            (r"\b(normal|trigger) unit cards?\b", r"\1 unit", False),
            (r"\bby this effect\b", "with this effect", False),
            (r"\bthe rest of the cards\b", "the rest", False),
            (r"\bto the bottom of (?=your deck\b)", "on the bottom of ", False),
            (r"(?<=[a-z]),(?=you may pay the cost\b)", ", ", False),
            (r",? you may pay the cost[,.]*(?: and)? if you do(?: so)?,", ", you may pay the cost. If you do,", True),
            (r"(?<=\d)/(Power|Critical)(?= [-+]\d)", r"/[\1]", False),
            (
                r"\b(one of your (?:opponent's )?(?:[\w-]+ ){0,3}(?:rear-guard|vanguard|unit|guardian))(?=[,.])",
                r"\1s",
                False,
            ),
            (r"\bup to to\b", "up to", False),
            (r"\bturn of more\b", "turn or more", False),
            (r"\buntil and of\b", "until end of", False),
            (r"\byour units ability", "your unit's ability", False),
            (r"\bin you damage zone", "in your damage zone", False),
            (r"\bif your have\b", "if you have", False),
            (r"\b([Tt]hey) has\b", r"\1 have", False),
            (r"\b([Tt]hey) does\b", r"\1 do", False),
            (r"(?<=\w)\.s\.", "s.", False),
            (r"(?<=[a-z]); (?=this unit\b)", ", ", False),
            (r"(?<=\d)\.0\.", ".", False),
            (r"\[Critica\] l\b", "[Critical]", False),
            (r"(?<=\]) ?&(?=[a-z\[])", " & ", False),
            (r"\b(grade \d) or lower\b", r"\1 or less", False),
            (r"\bdrive check ([-+]\d)", r"drive \1", False),
            *((rf"\b{misspelt}\b", word, False) for misspelt, word in _WORDS.items()),
        )
    ]
)


def mended(text: str) -> str:
    """A printed text without the slips that are known."""
    text = text.translate(_USUAL)
    for slip, word in _SLIPS:
        text = slip.sub(word, text)
    return text
