"""The marks of print: icons, heads in brackets, clans in angles, reminders, spelt as the card language spells them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.games.vanguard.nations import CLANS, NATIONS
from engine.games.vanguard.prints.bullets import LEFT, RIGHT, in_sentences
from engine.games.vanguard.prints.misprints import mended
from engine.games.vanguard.vocabulary.keywords.words import STANDING_ALONE
from engine.language.errors import CardTextError
from engine.language.prints.typography import plain, without_reminders

_ZONE: Final = r"(?:VC|RC|GC|Hand|Drop(?: zone)?|Soul|Damage zone|Bind zone|Trigger zone|Deck|G zone)"
_ZONES: Final = rf"\({_ZONE}(?:/{_ZONE})*\)"
_INSIDE: Final = re.compile(r"(?<=\() | (?=\))")
_NOT_REMINDERS: Final = re.compile(rf"\((\d+|{_ZONE}(?:/{_ZONE})*)\)", re.IGNORECASE)
"""What stands in parentheses and reminds of nothing: zones, numbers."""

_LEFT, _RIGHT = "\N{LEFT WHITE SQUARE BRACKET}", "\N{RIGHT WHITE SQUARE BRACKET}"
_HIDDEN: Final = str.maketrans({_LEFT: "(", _RIGHT: ")"})
_SHOWN: Final = _HIDDEN | str.maketrans({LEFT: "(", RIGHT: ")"})
_NEXT: Final = re.compile(r"(?<=[.)\]]) ?(?=\[(?:AUTO|ACT|CONT)\])")
"""Where an ability begins that is printed behind another one, in the same line."""

_DEMAND_WORDS: Final = "Brave|Oracle|Ritual|Unite|Thunderstrike|Darkness|Dark Device|Shinken Hissatsu|Wave"
_DEMAND: Final = (
    r"(?:(?:Brave|Oracle|Ritual|Unite|Thunderstrike|Darkness|Dark Device|Shinken Hissatsu)(?: \d+)?\b"
    r"|Wave[- ]\d[^:\[(]*)"
)
_TAG: Final = rf"\s*\[(?:\d/turn(?: tried)?|Generation Break \d+|Limit[- ]Break \d)\]|\s*{_DEMAND}"
_HEAD: Final = re.compile(
    rf"^(?:(?P<label>[A-Z][A-Za-z ]{{2,20}}(?: \d)?)-)?\[(?P<kind>AUTO|ACT|CONT)\]\s*"
    rf"(?P<zones>{_ZONES}(?:/{_ZONES})*|[\[{{]?{_ZONE}[\]}}]?)?"
    rf"(?P<tags>(?:{_TAG})*)\s*(?P<homare>Homare)?\s*(?::|(?<=[\])])(?=When\b))\s*(?P<body>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_CONT_INTERCEPT: Final = re.compile(r"\byour opponent cannot intercept\b")
_BRACKETS: Final = str.maketrans("", "", "()[]{}")
_TURN: Final = re.compile(r"\[1/turn( tried)?\]", re.IGNORECASE)
_BREAK: Final = re.compile(r"\[(Generation|Limit)[- ]Break (\d+)\]", re.IGNORECASE)

_ALONE: Final = frozenset({"sentinel", "lord", "resist", "restraint", "forerunner"})
"""Keywords that are printed behind a head, which says nothing more."""

_ICON: Final = re.compile(
    r"\[(Power|Shield|Critical|Stand|Rest|Heal|Draw|Front|Stride|Boost|Intercept|Legion)\]", re.IGNORECASE
)
_CLAN: Final = re.compile(r"<{1,3}([^<>]+)>{1,3}(?P<glued>(?=\w))?")
_CIRCLE: Final = re.compile(r"(?<!AUTO )(?<!ACT )(?<!CONT )\((VC|RC|GC)\)")
_PAID: Final = r"\s*(?:\[COST\])?\[(?P<cost>.*)\],?(?: and)?\s+"
_STRIDE: Final = re.compile(
    rf"^\[Stride\]\s*-Stride Step-{_PAID}\[Stride\] this card on your \(VC\) from face down\.?$", re.IGNORECASE
)
_ULTIMATE_STRIDE: Final = re.compile(
    rf"^\[?(?:Ultimate ?|U)Stride\]?\s*-Stride Step-{_PAID}\[Stride\] this card on your \(VC\) from face down\.?$",
    re.IGNORECASE,
)
_GUARD: Final = re.compile(
    rf"^\[G Guardian\]\s*-Opponent Turn's Guard Step-{_PAID}call this card to your \(GC\) from face down\.?$",
    re.IGNORECASE,
)
_QUOTED: Final = re.compile(r"\"(?=(?:[A-Z][A-Za-z ]{2,20}(?: \d)? ?- ?)?\[(?:AUTO|ACT|CONT)\])")
_BARE_ZONES: Final = re.compile(
    rf"(?P<kind>\[(?:AUTO|ACT|CONT)\]) ?[\[{{(]?(?P<zones>{_ZONE}(?:/{_ZONE})*)[\]}})]? ?"
    rf"(?=\[|:|Homare:|{_DEMAND_WORDS}|When |At the |During |Choose )",
    re.IGNORECASE,
)
"""Zones of a head without parentheses, or in others."""

_BY_NAME: Final = re.compile(
    r" This ability may only be used by a card with the same card name (?:once|one time) (?:a|per|each) turn\.?$"
)
_TRIED: Final = re.compile(
    r" ?\((?:Even if you do not pay the cost, (?:this ability|it) cannot be used for the rest of that turn"
    r"|This can only be played the first time it activates in a turn)\.?\)",
    re.IGNORECASE,
)
"""What makes of an ability that can be used once a turn one that can be tried once."""

_TRIED_TURN: Final = "[1/turn tried]"
_NOT_AGAIN: Final = re.compile(r" This ability cannot be used for the rest of that turn\.(?= ?\()")
_HEAD_BEGINS: Final = re.compile(r"\[AUTO\](?:\N{LEFT WHITE SQUARE BRACKET}[^\[\]()]*\N{RIGHT WHITE SQUARE BRACKET})?")
_MAY_THEN: Final = re.compile(
    r"(?:(?<![^.\"\[\]])|(?<=Then, ))(?P<before>[^.\"\[\]]*)(?P<done>\byou may (?!pay\b)[^.\"]*)\. Then, ",
    re.IGNORECASE,
)
_IF: Final = re.compile(r"\bif\b", re.IGNORECASE)
_PAYS: Final = re.compile(r"\bpay the cost\b", re.IGNORECASE)
_COST: Final = re.compile(r"(?:: ?|\[COST\] ?)\[", re.IGNORECASE)

_IT_IS: Final = re.compile(r"^((?:During your turn, )?[Ii]f) it is\b(?! (?:the \w+ battle|your|not)\b)")
"""How abilities begin that speak of the unit with the ability, and of no other before."""

_NO_COLON: Final = re.compile(
    r"^((?:[A-Z][A-Za-z ]{2,20}-)?\[(?:AUTO|ACT|CONT)\]\([^()]*\))(?=When |At the |During |Choose )"
)
_HOMARE: Final = re.compile(r"^(\[(?:AUTO|ACT|CONT)\]\([^()]*\))Homare:")
_QUOTED_WORD: Final = re.compile(r"\"\[?(Boost|Intercept|Resist|Restraint|Sentinel)\]?\"", re.IGNORECASE)
_DOMINATE: Final = re.compile(r"^Dominate-(?=\[(?:AUTO|ACT|CONT)\])")  # 10.35: no keyword, but what the text does
_TWO_SENTENCES: Final = re.compile(
    r"^(?P<head>CONT[^:]*: (?:During your turn, )?(?=[A-Za-z]))(?P<first>(?!if\b)[^.\"]*)\. Then, "
    r"(?P<then>if [^.\"]*\.)$",
    re.IGNORECASE,
)
_TWO_EFFECTS: Final = re.compile(
    r"^(?P<head>CONT[^:]*: (?:During your turn, )?(?:if [^.,\"]{1,120}, )?)"
    r"(?P<first>(?!if\b|during\b)[^.,\"]* gets? [^.,\"]*)"
    r", and (?P<second>(?:this unit|all of) [^.,]*\.)$",
    re.IGNORECASE,
)
_LEGION: Final = re.compile(r'^\[ACT\]\(VC\):\[Legion \d+\]\s*(?P<mate>"[^"]+"(?: or "[^"]+")*)\.?$', re.IGNORECASE)
_DASH: Final = re.compile(r" ?- ?(?=\[(?:AUTO|ACT|CONT)\])")
_BROKEN_NAME: Final = re.compile(r"\b(named|with)\n([^\n\"\[\]]{1,80})\n(?=[,.]? ?[a-z])")
"""A name that stands on a line of its own, without its quotation marks."""

_OF_THE_RULES: Final = re.compile(
    r"\((?:You may only have up to four cards with \W*heal|This card cannot be in your main deck"
    r"|The locked card is turned face down, and cannot do anything|When this card strides, it gains the power"
    r"|G units cannot be in your main deck)",
    re.IGNORECASE,
)
"""How reminders begin that stand on a line of their own and say what the rules say anyway."""

_SAYS_MORE: Final = re.compile(
    r"\[(?:AUTO|ACT|CONT)\] ?\((?=[A-Za-z/ ]{2,20}\))|\((?:Even if you do not pay|This can only be played)",
    re.IGNORECASE,
)
"""Parentheses that are no reminders: a zone that abilities cannot be in, and what the rules say otherwise."""

_WITH_ZONES: Final = re.compile(r"^(Success \d+|Revelation)(?:-\(?([A-Z/]+)\)?)?$")
"""Keywords that stand behind a head, with a number or their zones."""

_NO_TEXT: Final = "-"  # what databases write for a card without text

_NUMBERS: Final = (
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
)
"""Numbers that the card language says in digits."""

_SPELT: Final = tuple(
    [
        (re.compile(printed), spelt)
        for printed, spelt in (
            (r"\[COST\]\s*(?=\[)", ""),
            (r"(?<=\w\")(?=[a-z])", " "),
            (r"\b(Counter|Soul)[- ]?(Blast|Charge)(\d)", r"\1 \2 \3"),
            (r"\[(\[(?:Counter|Soul)[- ](?:Blast|Charge) \d+\])\]", r"\1"),
            (r"(?<=\d)\]\](?=,)", "]"),
            (r"\bface-down (?=all of the cards in your damage zone\b)([^,]*)", r"turn \1 face down"),
            (r"\bshuffle the deck\b", "shuffle your deck"),
            (r"\bforce (?=markers?\b)", "Force "),
            (r"\b((?:Counter|Soul)[- ]Blast \d+)\]? ?(?=(?:\"[^\"]+\"|other cards)\])", r"\1 - "),
            (r"\bbattle (or more )?of (?:this|the) turn\b", r"battle \1of that turn"),
            (r"\bbattle or more of that turn\b", "battle of that turn or more"),
            (r"\bat the end of this turn\b", "at the end of that turn"),
            (
                r"\bdiscard (the top card|the top \w+ cards|\w+ cards from the top) of your deck\b",
                r"put \1 of your deck into your drop zone",
            ),
            (
                r"\b([Ww])hen your ((?:other )?(?:unit|rear-guard))'s attack (?:does|did) not hit",
                r"\1hen the attack of your \2 does not hit",
            ),
            (
                r"\[your soul has one or more cards, and \[Soul[- ]Blast\] all of your soul\]",
                "[put all cards in your soul into your drop zone]",
            ),
            (r"\bdue to the ability of your card\b(?! with)", "by your card's ability"),
            (r"\bby the ability of your opponent's card\b(?! with)", "by your opponent's card's ability"),
            (r"\[Soul[- ]Charge\](?! ?\d)", "soul charged"),
            (r"\byour cards' abilit(y|ies)\b", r"your card's abilit\1"),
            *((rf"\b{word}\b(?! \w+-)", number) for word, number in (("twenty-five", "25"), ("thirty", "30"))),
            *((rf"\b{name.lower()} (?=tokens?\b)", f"{name} ") for name in ("Plant", "Vision", "Evil Decoy")),
            (r"\brear guard(s?)\b", r"rear-guard\1"),
            (r"\byour drop\b(?! zone)", "your drop zone"),
            (r"^\[?([Rr]est)\]? this unit ?(?=[\]&])", "[rest this unit "),
            (r"(\bpower) \*(?=\d)", r"\1 +"),
            (r"\bvanguards and/or rear-guards\b", "vanguards or rear-guards"),
            (r"\[G Guardian\](?= from your G zone)", "G guardian"),
            (r", you may pay the cost[,.] [Ii]f you do(?: so)?,", ","),
            (r"& ?\[(?=(?:Counter|Soul)[- ](?:Blast|Charge) \d+\](?!\]))", "& "),
            (r"\b[Rr]est\] this unit\]", "rest this unit]"),
            (r"\b[Hh]is or her\b", "their"),
            (r"\b[Hh]e or she\b", "they"),
            (r"\b(cards?) with \"heal (?:Heal|HEAL)\"", r"heal trigger \1"),
            (r" ?: ?", ": "),
            (r"\", and (?=loses \"?\[?(?:Twin|Triple) Drive!)", '" and '),
            (
                (
                    r"\b(this unit|that unit|your vanguard|all of your vanguards|it)('s|'|s) "
                    r"original (critical|power) becomes?\b"
                ),
                r"\1 has original \3",
            ),
            (
                r"\bthe original (critical|power) of ((?:all of|the) [^.,]{3,80}?) becomes?\b",
                r"\2 has original \1",
            ),
            (r"\b(one of your) RC (tokens)\b", r"\1 \2"),
            (
                r"\b[Aa]t the beginning of (?:each|every) (?:turn's )?(\w+ phase)\b",
                r"either at the beginning of your \1 or else at the beginning of your opponent's \1",
            ),
            (r"\bis placed in (your|their|the) bind zone\b", r"is put into \1 bind zone"),
            (
                r"\bcannot normal call (?=[^.,]{3,60} to GC\b)([^.,]*?)(?: from (?:their|your) hand)? to GC\b",
                r"cannot call \1 from their hand to GC",
            ),
            (r"\bcan normal call only (grade \d cards)", r"can only call \1 from their hand"),
            (
                (
                    r"\b([Ll]ook at [\w ]{1,30}cards from the top of your deck, "
                    r"(?:reveal|search for|call|put) up to \w+ (?:(?! from among them)[^.,]){3,90}?)"
                    r"(?=,? (?:put|reveal|call) it\b|,? to (?:an open )?RC,)"
                ),
                r"\1 from among them",
            ),
            (
                (
                    r"\b(up to \w+|any number of|two|three|four|five) ((?:[\w<>-]+ ){0,4}cards) "
                    r"with (\"[^\"]{1,40}\") in their (different|same) card names?"
                ),
                r"\1 (of \4 card names) \2 with \3 in their card names",
            ),
            (
                (
                    r"\b(up to \w+|any number of|two|three|four|five) ((?:[\w<>-]+ ){0,6}(?:cards|units|rear-guards)) "
                    r"(?:with|of) (different card names?|different grades|(?:the )?same card names?|the same grade)"
                    r"\b(?! as\b)"
                ),
                r"\1 (of \3) \2",
            ),
            (r"\(of (?:the )?same card names?\)", "(of the same card name)"),
            (r"\(of different card names?\)", "(of different card names)"),
            (r"\ba heal\b(?! trigger)", "a heal trigger"),
            (r"\b((?:up to )?one) heal (?=from\b)", r"\1 heal trigger "),
            (r"\bor drop\b(?! zone)", "or drop zone"),
            (r"\bfrom G zone\b", "from your G zone"),
            (r"\b[Ss]tand and dominate (it|them)\b", r"stand \1, dominate \1"),
            (r"\bin the (back|front) row of the same column(?! as)", r"in the \1 row in the same column as this unit"),
            (
                r"\bthis unit's \"when attack hits\" effects activate even if the attack did not hit\b",
                "this unit triggers hit abilities whether or not its attack hits",
            ),
            (
                r"^This unit's \"when attack hits\" effects activate even if the attack did not hit\b",
                "this unit triggers hit abilities whether or not its attack hits",
            ),
            (r"\bcan attack (?:a|the) vanguard from the back row\b", "can attack vanguards from the back row"),
            (r"\b(units?|rear-guards?) in the same column(?=,|\.| gets?\b)", r"\1 in the same column as this unit"),
            (r"\byou may \[((?:Counter|Soul)[- ]Blast \d+)\](?=\. If you do not,)", r"you may \1"),
            (r"(, \[[^\[\]]{3,200}\]) (?=(?:and|search|choose|draw|put|this|until|look|reveal|call)\b)", r"\1, "),
            (r"\[(rest this unit), and (?=put this unit\b)", r"[\1 & "),
            (r"\[(rest this unit), and lock it\]", r"[\1 & lock this unit]"),
            (
                r"(\[[^\[\]]*), and (?=(?:put|bind|rest|retire|turn) (?:the top|this|a|one) [^\[\]]*\])",
                r"\1 & ",
            ),
            (r"(?<=\d)/Grade(?= [-+]\d)", " and grade"),
            (r"\bup to a total of (?=\w+ (?!.*\bor\b))", "up to "),
            (r", and (?=\"(?:[A-Z][A-Za-z ]{2,20} - )?(?:AUTO|ACT|CONT)\b)", " and "),
            (r"\b(with|named|of|and|or)(?=\"\w)", r"\1 "),
            (r"(?<=\d), gets? (?=\"(?:AUTO|ACT|CONT)\b)", " and "),
            (r"(?<=\w)\+(?=\d)", " +"),
            (r"\bYour (?=opponent's units cannot intercept)", "All of your "),
            (r"(?<=[:,] )your (?=opponent's units cannot intercept\.)", "all of your "),
            (
                r"\bDuring the turn (?:that|when|where) (this unit|your vanguard) legion, ((?:when|at) [^,]*), ",
                r"\2, if \1 came into legion this turn, ",
            ),
            (
                r"\bDuring the turn (?:that|when|where) (this unit|your vanguard) legion, ",
                r"if \1 came into legion this turn, ",
            ),
            (r"\b(cannot be [^.,\"\[\]]{1,60}), and (?=cannot be )", r"\1 and "),
            (
                r"\b[Rr]eveal this card to your opponent, and put it (?=on (?:the )?(?:top|bottom) of your deck\])",
                "Reveal this card & put this card ",
            ),
            (r"\bsame card name as a card on your VC\b", "same card name as a unit on your VC"),
            (r"\bput from your soul into (the|your) (drop zone|hand|damage zone)\b", r"put into \1 \2 from your soul"),
            (r"\bis put on GC\b", "is placed on GC"),
            (r"\b(gets?|gains?|loses?) \"(Twin Drive!!|Triple Drive!!!)\"", r"\1 \2"),
            (r"\bhits an opponent's (rear-guard|vanguard|unit)\b", r"hits a \1"),
            (r"\b[Yy]ou may \[((?:Counter|Soul)[- ]Blast \d+)\]\. If you do, ", r"[\1], "),
            (r"\. In addition, if\b", ". If"),
            (r"\b[Yy]our units cannot boost this unit\b", "this unit cannot be boosted"),
            (r"\bat the beginning of the close step of (?=the battle\b)", "at the end of "),
            (r"\bAt the beginning of the close step of (?=the battle\b)", "At the end of "),
            (r"(named \"[^\"]+\") or an? (?:card|unit) named (?=\")", r"\1 or "),
            (r"\b(grade \d) or (?:grade )?(\d)(?= [A-Z<\w])(?! or\b)", r"\1 or \2"),
            (r"(?:calling|the call of) a? ?\[?G Guardian\]?", "a G Guardian"),
            (r"\bfor the cost of calling a", "for the cost of a"),
            (r"(?<=[a-z]), choose (?=[^\[\]]*\](?! *named))", " & choose "),
            (r"(?<=\d)/(?=(?:power|shield|critical|drive|grade)\b)", " and "),
            (r"\bface (up|down)(?= (?!(?:and|in|on|into|from|at|as|or|when|to|if|under|with)\b)[\w<\"])", r"face-\1"),
            (
                r"(Counter|Soul)-Blast (\d+)\]-cards? with (\"[^\"]+\") in its card name",
                r"\1 Blast \2 - cards with \3 in their card names",
            ),
            (r"\[Cost\]\s*(?=\[)", ""),
            (r"\b(reveals an? (?:heal|draw|critical|stand|front) trigger)(?=,)", r"\1 card"),
            *((rf"\b{word}\b", str(number)) for number, word in enumerate(_NUMBERS, 11)),
            (r"\bcurrent power\b", "power"),
            (r"(?<!\()\bfrom hand\b", "from your hand"),
            (r"\bfrom drop(?: zone)?\b", "from your drop zone"),
            (r"\bfrom soul\b", "from your soul"),
            (r"\bCounter-(Blast|Charge)\b", r"Counter \1"),
            (r"\bSoul-(Blast|Charge)\b", r"Soul \1"),
            (r"\[((?:Counter|Soul) Charge \d+)\](?=[,. )]|$)", r"\1"),
            (r"\[?(Counter Charge \d+)\]?/\[?(Soul Charge \d+)\]?", r"\1, \2"),
            (r"\[(Counter|Soul) (Charge|Blast)\] (\d+)(?=[,. ]|$)", r"\1 \2 \3"),
            (
                r"\b((?:Counter|Soul) Blast \d+)\]? -?(grade \d(?: or (?:less|greater))?)(?=\]| &)",
                r"\1 - \2 cards",
            ),
            (r"([-+]\d+), and (?=(?:Boost|Intercept|Resist|Restraint)\b)", r"\1 and "),
            (r" ([,.])", r"\1"),
            (
                (
                    r"\b[Ww]hen your opponent would call (?:(?:an? )?(?:cards?|units?|guardians?) )?(?:to GC )?"
                    r"from (?:(?:your|their) )?hand(?: to GC)?, they must call (\w+) or more at the same time"
                ),
                r"your opponent must call \1 or more at the same time",
            ),
            (
                r"\byour grade (\d) or greater vanguard's power is\b",
                r"your vanguard is grade \1 or greater, and your vanguard's power is",
            ),
            (r"^rest (this unit|this card) ?\]", r"[rest \1]"),
            (r"\brow of the same column as\b", "row in the same column as"),
            (r"\b(gets? [^.,\"\[\]]{1,60}), and (?=can(?:not)? |(?:power|critical|drive|shield) [-+])", r"\1 and "),
            (r"\b(cannot be [^.,\"\[\]]{1,60}), and (?=gets? |cannot be )", r"\1 and "),
            (r"\b([Rr])est ?\] (?=(?:a|this|another|one|two|three|four|five)\b[^\[\]]*\])", r"\1est "),
            (r"\?([A-Z][A-Za-z ]{2,20})\?", r"\1"),
        )
    ]
)


def lines(text: str) -> list[str]:
    """The abilities of a printed text, one a line, as the card language spells them."""
    return list(_lines(in_sentences(mended(plain(text)))))


def _lines(text: str) -> Iterator[str]:
    for printed in _BROKEN_NAME.sub(r'\1 "\2"', text).split("\n"):
        if printed.startswith("Updated"):
            continue
        parts = [part.strip() for part in _NEXT.split(_without_reminders(printed))]
        if not any(parts) and printed.strip() and not _OF_THE_RULES.match(printed.strip()):
            raise CardTextError("this reminder stands alone: it may say something of its own", printed.strip())
        for part in parts:
            if part not in ("", _NO_TEXT):
                for line in _each(_spelt(part)):
                    yield from _with_both(line)


def _each(line: str) -> Iterator[str]:
    """A continuous ability of two sentences is two: "This gets power +2000. Then, if ..., this gets power +3000"."""
    two = _TWO_SENTENCES.match(line)
    if two is None:
        yield line
    else:
        yield f"{two['head']}{two['first']}."
        yield f"{two['head']}{two['then']}"


def _with_both(line: str) -> Iterator[str]:
    """A continuous ability that says two things is two: "This gets power +2000, and all of those get Boost"."""
    both = _TWO_EFFECTS.match(line)
    if both is None:
        yield line
    else:
        yield f"{both['head']}{both['first']}."
        yield f"{both['head']}{both['second']}"


def _without_reminders(line: str) -> str:
    """A line without icons explained, keywords reminded of, and what icons demand; zones stay."""
    kept = _NOT_REMINDERS.sub(rf"{_LEFT}\1{_RIGHT}", _INSIDE.sub("", line.translate(_HIDDEN)))
    kept = _tried(kept)
    found = _SAYS_MORE.search(kept)
    if found is not None:
        raise CardTextError("what stands in parentheses says something of its own", kept, found.start())
    return without_reminders(kept).translate(_SHOWN)


def _tried(line: str) -> str:
    """A line with a mark for what can be tried once a turn, in place of the reminder that says so."""
    found = _TRIED.search(line)
    if found is None:
        return line
    if len(_TURN.findall(line)) == 1:
        return _TURN.sub(_TRIED_TURN, _TRIED.sub("", line))
    said, heads = _NOT_AGAIN.search(line), list(_HEAD_BEGINS.finditer(line, 0, found.start()))
    quoted = line[found.end() : found.end() + 1] == '"'
    if said is None or said.end() != found.start() or len(heads) != 1 + quoted or _TURN.search(line):
        return line
    begin = heads[-1].end()
    return line[:begin] + _TRIED_TURN + line[begin : said.start()] + line[found.end() :]


def _spelt(line: str) -> str:
    for skill, name in ((_STRIDE, "Stride"), (_ULTIMATE_STRIDE, "Ultimate Stride"), (_GUARD, "G Guardian")):
        whole = skill.match(line)
        if whole is not None:
            return f"{name}: [{_body(whole['cost'])}]"
    if _PAYS.search(line) and not _COST.search(line):
        raise CardTextError("it speaks of a cost and has none", line)
    line = _BARE_ZONES.sub(lambda head: f"{head['kind']}({head['zones']})", line, count=1)
    line = _HOMARE.sub(r"Homare-\1:", _NO_COLON.sub(r"\1:", line))
    line = _DOMINATE.sub("", line)
    legion = _LEGION.match(line)
    if legion is not None:
        return f"Seek Mate {legion['mate']}."
    head = _HEAD.match(_DASH.sub("-", line))
    if head is None:
        return _body(line)
    inside = (head["zones"] or "").translate(_BRACKETS).replace(" zone", "").replace(" Zone", "")
    zones = "/".join(
        "G zone" if zone.lower() == "g" else zone if zone.isupper() else zone.lower()
        for zone in inside.split("/")
        if zone
    )
    body = _body(head["body"])
    if head["kind"].upper() != "AUTO":
        body = _IT_IS.sub(r"\1 this unit is", body)
    keyword = body.rstrip(".")
    if keyword.lower() in _ALONE:
        return keyword
    if keyword in STANDING_ALONE.words:
        return f"{keyword} ({zones})" if zones else keyword
    alone = _WITH_ZONES.match(keyword)
    if alone is not None:
        return f"{alone[1]} ({alone[2] or zones})"
    said, body = _said_first(line, head, zones, body)
    if head["kind"].upper() == "CONT":
        body = _CONT_INTERCEPT.sub("all of your opponent's units cannot intercept", body)
    stop = "" if body.endswith(".") else "."  # which print sometimes leaves out
    return f"{said}: {body}{stop}"


def _said_first(line: str, head: re.Match[str], zones: str, body: str) -> tuple[str, str]:
    """What is said before the colon, and the body without what limits how often the ability may be used."""
    tags = head["tags"] or ""
    by_name, once = _BY_NAME.search(body), _TURN.search(tags)
    if by_name is not None:
        if once is not None:
            raise CardTextError("it says twice how often it may be used", line)
        body = body[: by_name.start()]
    label = head["label"] or head["homare"]
    said = f"{label} - " if label else ""
    said += head["kind"].upper() + (f" ({zones})" if zones else "")
    if once is not None:
        said += " [1/Turn even unpaid]" if once[1] else " [1/Turn]"
    elif by_name is not None:
        said += " [1/Turn by name]"
    said += "".join(f" {found[1][0].upper()}B{found[2]}" for found in _BREAK.finditer(tags))
    words = _BREAK.sub("", _TURN.sub("", tags)).replace("Wave-", "Wave ").strip()
    return said + (f" {words}" if words else ""), body


def _body(text: str) -> str:
    text = _with_quoted(text)
    text = _QUOTED_WORD.sub(lambda match: match[1].capitalize(), text)
    text = _BREAK.sub(lambda match: f"{match[1][0].upper()}B{match[2]}", text)
    text = _ICON.sub(lambda match: match[1].lower(), text)
    text = _CLAN.sub(lambda match: _named(match[1].strip()) + (" " if match["glued"] is not None else ""), text)
    text = _CIRCLE.sub(r"\1", text)
    for printed, spelt in _SPELT:
        text = printed.sub(spelt, text)
    return _MAY_THEN.sub(_without_then, text).strip()


def _without_then(found: re.Match[str]) -> str:
    """What is done after something that one may do, whether one did it or not (8.1.1.2.3.5): "then" says no more."""
    if _IF.search(found["before"]):
        raise CardTextError("it does not say on what depends what is done then", found[0])
    return f"{found['before']}{found['done']}. "


def _with_quoted(text: str) -> str:
    """A text with the abilities that it quotes spelt, which may themselves quote names and abilities."""
    opened = _QUOTED.search(text)
    if opened is None:
        return text
    depth, end = 1, opened.end()
    while end < len(text) and depth:
        if text[end] == '"':
            before, after = text[end - 1], text[end + 1 : end + 2]
            depth += 1 if before not in ".,]" and (after.isalnum() or after == "[") else -1
        end += 1
    if depth:
        return text
    return f'{text[: opened.start()]}"{_spelt(text[opened.end() : end - 1])}"{_with_quoted(text[end:])}'


def _named(word: str) -> str:
    """A clan or nation, which the card language writes without marks; anything else is a race."""
    return word if word in CLANS or word in NATIONS else f"<{word}>"
