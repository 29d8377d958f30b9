"""Slips of print and of databases: marks that were lost, doubled or of another keyboard, and misspelt words."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import reworded, rewordings

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
    "Langour": "Languor",
    "Soul-Chage": "Soul-Charge",
    "fo": "for",
}
"""Words that are misspelt now and then."""

_REMINDER: Final = r" ?\((?:[^()\n]|\([^()\n]*\))*\)"
_HEAD: Final = r"\[(?:AUTO|ACT|CONT)\]"

_SLIPS: Final = rewordings(
    (r"(?:The new era trading card game|Check the official website!|https?://\S+)[^\n]*", ""),
    (r"(\([^()\n]*)\n(heal) HEAL\n([^()\n]*\))", r"\1 \2 \3"),
    (r"&91;|&#91;", "["),
    (r"(?<=[<>]);", ""),
    (r"\.{2,}", "."),
    (r",{2,}", ","),
    # a name that itself has a word in quotation marks
    (r'"(\w[^"\n\[\]]*[ ])"(\w[^"\n\[\]]*)""', "\"\\1'\\2'\""),
    # brackets that stand twice, or not where they should
    (r"(?<=:)\[\[(?=\w)(?!Rest\]|[\w -]+\] ?&)", "["),
    (r"\[Rest\[ ?", "[Rest] "),
    (r"(?i)\b((?:Counter|Soul)-(?:Blast|Charge)) ?(?=\d)", r"\1 "),
    (r"(?i)(\[(?:Counter|Soul)-Blast \d+)\]\] ?(?=When)", r"\1] "),
    (r"(?i)(\[(?:Counter|Soul)-Blast \d+)\]?, ?(?:\[?)((?:Counter|Soul)-Blast)", r"\1 & \2"),
    (r"(?i)(\[(?:Counter|Soul)-Blast \d+)\] ?& ?(?=(?:Counter|Soul)-Blast)", r"\1 & "),
    (r"(?i)(\[(?:Counter|Soul)-Blast \d+)\] ?-(?=[^\[\]]*\])", r"\1 - "),
    (rf"({_HEAD}(?:\([^()]*\))?):: ?", r"\1:"),
    (r"\bCOST\[", "["),
    (rf"({_HEAD})\[(\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\))\]", r"\1\2"),
    (rf"(?i)({_HEAD})(\[1/turn\])(\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\))", r"\1\3\2"),
    (rf"({_HEAD}\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\));", r"\1:"),
    (rf"({_HEAD}\((?:VC|RC|GC))\)/(Hand|Soul|Deck|Drop zone)(?=[:\[])", r"\1/\2)"),
    (rf"({_HEAD})LB(?=\d\()", r"\1[Limit-Break "),
    (rf"({_HEAD}\[Limit-Break \d)(?=\()", r"\1]"),
    (rf"{_HEAD} (?=Hollow\b)", ""),
    (r'"Own(?=\((?:VC|RC|VC/RC)\): ?When\b)', '"[AUTO]'),
    (r"(\[(?:Counter|Soul)-Blast \d+): (?=When\b)", r"\1] "),
    (r'(\[(?:Counter|Soul)-Blast \d+ ?- ?cards? with "[^"\n]{1,40}" in (?:its|their) card names?) (?=When\b)', r"\1] "),
    (r"(?<=\]) \](?=When\b)", " "),
    (r"(?<=-Blast )(\d)\](\d)\]", r"\1\2]"),
    (r"(\[(?:Counter|Soul)-Blast \d+)\], ?(?=Choose [^\[\]]{5,120}\] ?[A-Z])", r"\1 & "),
    (r'(?<=from your hand)"\](?=,)', "]"),
    (r'\bwith "(\w+) in its card name\b', r'with "\1" in its card name'),
    (r'"\[(AUTO|ACT|CONT)\](VC|RC)\]: ?', r'"[\1](\2):'),
    (r"\bGB(\d)@(?=:)", r"[Generation Break \1]"),
    (r"\bLB@(\d)(?=:)", r"[Limit-Break \1]"),
    (rf"({_HEAD}\((?:VC|RC)(?:/(?:VC|RC))*\))GB(\d)(?=[A-Z])", r"\1[Generation Break \2]:"),
    (rf"({_HEAD})(VC/G zone)(?=:)", r"\1(\2)"),
    # abilities that lost the line between them
    (
        rf"\b(Forerunner|Restraint|Resist|Sentinel|Lord|Success \d+)({_REMINDER})?\.? ?(?={_HEAD})",
        r"\1\2\n",
    ),
    (rf'(?i)(\[Legion \d+\] ?"[^"\n]+")({_REMINDER})?(?={_HEAD})', r"\1\2\n"),
    # words
    (r"\b([Yy]ou|[Ii]f you) (?=vanguard\b|opponent\b|opponent's\b)", r"\1r "),
    (r"\b([Dd]uring) you turn\b", r"\1 your turn"),
    (r"\bas as\b", "as"),
    (r"\b(zone) zone\b", r"\1"),
    (r"\bgrade(?=\d)", "grade "),
    (r"\bin your (?=\(VC\))", "on your "),
    (r"\b(normal|trigger) unit cards?\b", r"\1 unit"),
    (r"\bby this effect\b", "with this effect"),
    (r"\bthe rest of the cards\b", "the rest"),
    (r"\bto the bottom of (?=your deck\b)", "on the bottom of "),
    (r"(?<=[a-z]),(?=you may pay the cost\b)", ", "),
    (r"(?i),? you may pay the cost[,.]*(?: and)? if you do(?: so)?,", ", you may pay the cost. If you do,"),
    (r"(?<=\d)/(Power|Critical)(?= [-+]\d)", r"/[\1]"),
    (
        r"\b(one of your (?:opponent's )?(?:[\w-]+ ){0,3}(?:rear-guard|vanguard|unit|guardian))(?=[,.])",
        r"\1s",
    ),
    (r"\bup to to\b", "up to"),
    (r"\bturn of more\b", "turn or more"),
    (r"\buntil and of\b", "until end of"),
    (r"\byour units ability", "your unit's ability"),
    (r"\bit's (attack|power|critical)\b", r"its \1"),
    (r"\bin you damage zone", "in your damage zone"),
    (r"\bif your have\b", "if you have"),
    (r"\b([Tt]hey) has\b", r"\1 have"),
    (r"\b([Tt]hey) does\b", r"\1 do"),
    (r"(?<=\w)\.s(?=\.|$)", "s"),
    (r"(?<=[a-z]); (?=this unit\b)", ", "),
    (r"(?<=\d)\.0\.", "."),
    (r"\[Critica\] l\b", "[Critical]"),
    (r"(?<=\]) ?&(?=[a-z\[])", " & "),
    (r"\b(grade \d) or lower\b", r"\1 or less"),
    (r"\bdrive check ?([-+]\d)", r"drive \1"),
    (r"\bthe rest that turn\b", "the rest of that turn"),
    (r"\b(if you have) (?=grade \d or (?:greater|less) vanguard\b)", r"\1 a "),
    (r"\b(all of the cards) into (your soul) (?=into\b)", r"\1 in \2 "),
    (r"\b(named \"[^\"\n]{1,60}\"|>>?) (?=call it to\b)", r"\1, "),
    (r"\b(intercepts|is placed on \(RC\)) (?=search your deck\b|if you have an? <)", r"\1, "),
    (r"\bfrom your hand\. (?=and discard (?:it|them)\])", "from your hand, "),
    (r"\b(attacked|boosted) ?(?=\[COST\]\[)", r"\1, "),
    (r'\b(gets?), (?="\[(?:AUTO|ACT|CONT)\])', r"\1 "),
    *((rf"\b{misspelt}\b", word) for misspelt, word in _WORDS.items()),
)


def mended(text: str) -> str:
    """A printed text without the slips that are known."""
    return reworded(text.translate(_USUAL), _SLIPS)
