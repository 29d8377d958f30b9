"""The marks of print: icons, heads in brackets, clans in angles, reminders, spelt as the card language spells them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.games.vanguard.nations import CLANS, NATIONS
from engine.games.vanguard.prints.wording.bullets import LEFT, RIGHT, in_sentences
from engine.games.vanguard.prints.wording.durations import with_durations
from engine.games.vanguard.prints.wording.melodies import with_melodies
from engine.games.vanguard.prints.wording.misprints import mended
from engine.games.vanguard.prints.wording.said_otherwise import SAID_OTHERWISE
from engine.games.vanguard.prints.wording.spellings import SPELT
from engine.games.vanguard.prints.wording.typed import as_print_has_it
from engine.games.vanguard.vocabulary.keywords.words import STANDING_ALONE
from engine.language.errors import CardTextError
from engine.language.prints.rewording import reworded
from engine.language.prints.typography import limits, plain, without_reminders

_ZONE: Final = r"(?:VC|RC|GC|Hand|Soul|Deck|G zone|(?:Drop|Damage|Bind|Trigger)(?: zone)?)"
_ZONES: Final = rf"\({_ZONE}(?:/{_ZONE})*\)"
_INSIDE: Final = re.compile(r"(?<=\() | (?=\))")
_NOT_REMINDERS: Final = re.compile(
    rf"\((\d+|{_ZONE}(?:/{_ZONE})*|as many as [^()]{{5,120}}"
    r"|the grade of your vanguard|of (?:different|the same) [a-z ]{5,12})\)",
    re.IGNORECASE,
)
"""What stands in parentheses and reminds of nothing: zones, numbers, and what the card language says in them."""

_LEFT, _RIGHT = "\N{LEFT WHITE SQUARE BRACKET}", "\N{RIGHT WHITE SQUARE BRACKET}"
_HIDDEN: Final = str.maketrans({_LEFT: "(", _RIGHT: ")"})
_SHOWN: Final = _HIDDEN | str.maketrans({LEFT: "(", RIGHT: ")"})
_NEXT: Final = re.compile(r"(?<=[.)\]!]) ?(?=\[(?:AUTO|ACT|CONT)\])")
"""Where an ability begins that is printed behind another one, in the same line."""

_DEMAND_WORDS: Final = "Brave|Oracle|Ritual|Unite|Thunderstrike|Darkness|Dark Device|Shinken Hissatsu|Wave"
_DEMAND: Final = (
    r"(?:(?:Brave|Oracle|Ritual|Unite|Thunderstrike|Darkness|Dark Device|Shinken Hissatsu)(?: \d+)?\b"
    r"|Wave[- ]\d[^:\[(]*)"
)
_TAG: Final = (
    r"\s*\[(?:\d/turn(?: tried| even unpaid| by name)?|first time each turn|Generation Break \d+|Limit[- ]Break \d)\]"
    rf"|\s*{_DEMAND}"
    r"|\s*in (?:the|your) [a-z ]{5,40}"
)
_WITHIN: Final = re.compile(r"\bin (?:the|your) ((?:\w+ )(?:column|row))( of the front row)?$", re.IGNORECASE)
_IS_WITHIN: Final = {
    "right column": "this unit is a unit in your right column",
    "left column": "this unit is a unit in your left column",
    "middle column": "this unit is a unit in your middle column",
    "center column": "this unit is a unit in your middle column",
    "front row": "this unit is a front row unit",
    "back row": "this unit is a back row unit",
}
_OF_FRONT_ROW: Final = " and this unit is a front row unit"
"""What a head says of where its unit must be, and how the card language says it."""

_HEAD: Final = re.compile(
    rf"^(?:(?P<label>[A-Z][A-Za-z ]{{2,20}}(?: \d)?)-)?\[(?P<kind>AUTO|ACT|CONT)\]\s*"
    rf"(?P<zones>{_ZONES}(?:/{_ZONES})*|[\[{{]?{_ZONE}[\]}}]?)?"
    rf"(?P<tags>(?:{_TAG})*)\s*(?P<homare>Homare)?\s*(?::|(?<=[\])])(?=When\b))\s*(?P<body>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_CONT_INTERCEPT: Final = re.compile(r"\byour opponent cannot intercept\b")
_BRACKETS: Final = str.maketrans("", "", "()[]{}")
_TURN: Final = re.compile(r"\[1/turn( tried| even unpaid| by name)?\]", re.IGNORECASE)
_FIRST_TIME: Final = re.compile(r"\[first time each turn\]", re.IGNORECASE)
_BREAK: Final = re.compile(r"\[(Generation|Limit)[- ]Break (\d+)\]", re.IGNORECASE)

_ATTACKING: Final = frozenset({"VC", "RC"})
_ALONE: Final = {
    "sentinel": frozenset[str](),
    "lord": _ATTACKING,
    "resist": _ATTACKING | {"GC"},
    "restraint": _ATTACKING,
    "forerunner": frozenset[str](),
}
"""Keywords that are printed behind a head, and the zones where they matter: a head with all of these says no more."""

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
_OTHER_COST: Final = (
    r"If (?P<asked>[^.\"]{5,120}), "
    r"(?:you may pay \"\[(?P<instead>(?:Counter|Soul) Blast 1)\]\" for this (?:ability's )?cost"
    r"|this ability's cost may be paid with \"\[(?P<with>(?:Counter|Soul) Blast 1)\]\")\."
)
_BLAST: Final = r"\[(?P<cost>(?:Counter|Soul) Blast 1)\]"
_PAID_OTHERWISE: Final = (
    re.compile(rf"^{_OTHER_COST} (?P<before>[^\[\]\"]*){_BLAST}(?P<behind>.*)$", re.DOTALL),
    re.compile(rf"^(?P<before>[^\[\]\"]*){_BLAST}(?P<behind>[^\[\]]*) {_OTHER_COST}$", re.DOTALL),
)
"""A cost, and a sentence before or behind the ability that says what else may be paid for it."""

_NOT_AGAIN: Final = re.compile(r" This ability cannot be used for the rest of that turn\.(?= ?\()")
_HEAD_BEGINS: Final = re.compile(r"\[AUTO\](?:\N{LEFT WHITE SQUARE BRACKET}[^\[\]()]*\N{RIGHT WHITE SQUARE BRACKET})?")
_MAY_THEN: Final = re.compile(
    r"(?:(?<![^.\"\[\]])|(?<=Then, ))(?P<before>[^.\"\[\]]*)(?P<done>\byou may (?!pay\b)[^.\"]*)\. Then, ",
    re.IGNORECASE,
)
_IF: Final = re.compile(r"\bif\b", re.IGNORECASE)
_PLACED_OR: Final = re.compile(r"^When placed, or when it (?=attacks|boosts)")
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
    r"^(?P<head>CONT[^:]*: (?:During your turn, )?)(?P<asked>if [^.,\"]{1,120}, )?"
    r"(?P<first>(?!if\b|during\b)[^.\"]*)\. Then, (?P<then>if [^.\"]*\.)$",
    re.IGNORECASE,
)
_SENTENCES: Final = re.compile(
    r"^(?P<head>CONT[^:\"]*: )(?P<first>(?!During\b)(?:\"[^\".]{1,60}\"|[^.\"]){5,300})\. "
    r"(?P<second>(?:If|All of|This unit)\b(?![^\"]*\b(?:it|they|instead|then|that|those)\b).*)$"
)
"""Two sentences of a continuous ability, of which the second needs nothing of the first."""

_SAID: Final = r"(?:\"[^\".]{1,60}\"|[^.,\"]){1,160}"
_TWO_EFFECTS: Final = re.compile(
    rf"^(?P<head>CONT[^:\"]*: (?:During {_SAID}, )?(?:if {_SAID}(?:, and {_SAID})?, )?)"
    rf"(?P<first>(?!if\b|during\b){_SAID})"
    r", and (?P<second>(?:this unit|all of) (?:\"(?:CONT|AUTO|ACT)\b[^\"]{1,300}\"|\"[^\".]{1,60}\"|[^.,\"])*\.)$",
    re.IGNORECASE,
)
_GETS: Final = re.compile(r" gets? ")
_AND_IF: Final = re.compile(
    rf"^(?P<head>CONT[^:\"]*: (?:During your turn, )?)(?P<asked>if {_SAID}, )?"
    rf"(?P<first>(?:this unit|all of) {_SAID}), "
    rf"(?:and|then,) (?P<also>if {_SAID}), (?P<second>this unit gets? [^.\"]{{1,80}}\.)$",
    re.IGNORECASE,
)
_OR_ELSE: Final = re.compile(
    r"^(?P<head>CONT[^:\"]*: (?:During your turn, )?)(?P<have>if (?:you|your opponent) )(?P<has>have|has) "
    r"(?P<things>a (?:\"[^\"]{1,60}\"|[^.,\"]){1,120}), (?P<first>this unit gets? [^.,\"]{1,60}), "
    r"and if (?:you|they) (?:don't|do not), (?P<second>(?:it|this unit) gets? [^.,\"]{1,60}\.)$",
    re.IGNORECASE,
)
_IN_A_STATE: Final = re.compile(
    r"^(?P<head>CONT[^:\"]*: )(?:When|While) "
    r"(?=(?:this unit|your vanguard) is (?:in harmony|blazing|charging|engorged|hollowed|successful)\b)"
)
"""What is so while a unit is in a state: a continuous ability waits for nothing."""

_LEGION: Final = re.compile(r'^\[ACT\]\(VC\):\[Legion \d+\]\s*(?P<mate>"[^"]+"(?: or "[^"]+")*)\.?$', re.IGNORECASE)
_DASH: Final = re.compile(r" ?- ?(?=\[(?:AUTO|ACT|CONT)\])")
_BROKEN_REMINDER: Final = re.compile(
    r"\((You may only have up to four cards with)\n\W*(Heal\W*heal)\n(in a deck\.?)\)", re.IGNORECASE
)
"""The limit of heal triggers, with its icon on a line of its own."""
_BROKEN_NAME: Final = re.compile(r"\b(named|with)\n([^\n\"\[\]]{1,80})\n(?=[,.]? ?[a-z])")
"""A name that stands on a line of its own, without its quotation marks."""

_OF_THE_RULES: Final = re.compile(
    r"\((?:You may only have up to four cards with \W*heal|This card cannot be in your main deck"
    r"|The locked card is turned face down, and cannot do anything|When this card strides, it gains the power"
    r"|G units cannot be in your main deck|(?:If|When) you ride this unit, you get (?:one|an) Imaginary Gift"
    r"|This unit has (?:boost instead of intercept|intercept instead of boost)\W*$)",
    re.IGNORECASE,
)
"""How reminders begin that stand on a line of their own and say what the rules or icons say anyway."""

_SAYS_MORE: Final = re.compile(
    r"\[(?:AUTO|ACT|CONT)\] ?\((?=[^()]{1,60}\))|\((?:Even if you do not pay|This can only be played)"
    r"|\([^()]{0,60}\bhearts? (?:cards? )?(?:is|are) (?:also )?included\b"
    r"|\((?!includes\b|vanish delete\)|\[)[^()\s]+(?: [^()\s]+)?\)"
    r"|\((?:grade|non|max|maximum|minimum|up to|any|other|except|not|but|and|or|if it|it must|must|this is optional)\b"
    r"|\((?!vanish delete\))(?-i:[a-z])",
    re.IGNORECASE,
)
"""Parentheses that are no reminders: a zone that abilities cannot be in, what the rules say otherwise, how often an
ability may be used, and what does not begin as a sentence of print does, which says of what the words before speak."""

_AS_FAR_AS_ONE_CAN: Final = re.compile(
    r" ?\(If the number of cards in your hand is less than the number of (?:units|cards) (?:called|retired), "
    r"discard your hand\.?\)",
    re.IGNORECASE,
)
"""What the rules say of each instruction: as much of it is done as can be (1.3.2)."""

_PARENTHESES: Final = re.compile(r"\(([^()]*)\)")
_HEARTS: Final = re.compile(r" ?\((?:Race|Number) of heart cards is included\.?\)", re.IGNORECASE)
_ON_CIRCLE: Final = re.compile(r"(?<=\bon your \(VC\))(?! or G zone)", re.IGNORECASE)

_WITH_ZONES: Final = re.compile(r"^(Success \d+|Revelation)(?:-\(?([A-Z/]+)\)?)?$")
"""Keywords that stand behind a head, with a number or their zones."""

_WORD_WITH_ZONES: Final = re.compile(
    rf"^(?:{'|'.join(STANDING_ALONE.words)}|Success \d+|Revelation) \([A-Z/]+\)(?=\.?$)"
)
"""Such keywords as the card language has them."""

_NO_TEXT: Final = "-"  # what databases write for a card without text


def lines(text: str) -> list[str]:
    """The abilities of a printed text, one a line, as the card language spells them."""
    whole = _BROKEN_REMINDER.sub(r"(\1 \2 \3)", mended(plain(text)))
    named = _BROKEN_NAME.sub(r'\1 "\2"', whole)
    return list(_lines(in_sentences(as_print_has_it(with_melodies(named)))))


def _lines(text: str) -> Iterator[str]:
    for printed in text.split("\n"):
        if printed.startswith("Updated"):
            continue
        parts = [part.strip(" .") and part.strip() for part in _NEXT.split(_without_reminders(printed))]
        if not any(parts) and printed.strip() and not _OF_THE_RULES.match(printed.strip()):
            raise CardTextError("this reminder stands alone: it may say something of its own", printed.strip())
        for part in parts:
            if part not in ("", _NO_TEXT):
                for line in _each(_IN_A_STATE.sub(r"\g<head>If ", _spelt(part))):
                    yield from _with_both(line)


def _each(line: str) -> Iterator[str]:
    """A continuous ability of two sentences is two: "This gets power +2000. Then, if ..., this gets power +3000"."""
    two, apart = _TWO_SENTENCES.match(line), _SENTENCES.match(line)
    if apart is not None:
        yield f"{apart['head']}{apart['first']}."
        yield f"{apart['head']}{apart['second']}"
    elif two is None:
        yield line
    else:
        asked = two["asked"] or ""
        yield f"{two['head']}{asked}{two['first']}."
        yield f"{two['head']}{asked}{'and ' * bool(asked)}{two['then']}"


def _with_both(line: str) -> Iterator[str]:
    """A continuous ability that says two things is two: "This gets power +2000, and all of those get Boost"."""
    both, asked, either = _TWO_EFFECTS.match(line), _AND_IF.match(line), _OR_ELSE.match(line)
    if both is not None and not _GETS.search(both["first"]):
        both = None
    if either is not None:
        lacks = "do not have" if either["has"] == "have" else "does not have"
        yield f"{either['head']}{either['have']}{either['has']} {either['things']}, {either['first']}."
        yield f"{either['head']}{either['have']}{lacks} {either['things']}, {either['second']}"
    elif asked is not None:
        yield f"{asked['head']}{asked['asked'] or ''}{asked['first']}."
        joint = f"{asked['asked']}and " if asked["asked"] else ""
        yield f"{asked['head']}{joint}{asked['also']}, {asked['second']}"
    elif both is None:
        yield line
    else:
        yield f"{both['head']}{both['first']}."
        yield f"{both['head']}{both['second']}"


def _without_reminders(line: str) -> str:
    """A line without icons explained, keywords reminded of, and what icons demand; zones stay."""
    inside = _with_hearts(_INSIDE.sub("", _AS_FAR_AS_ONE_CAN.sub("", line).translate(_HIDDEN)))
    kept = _tried(_NOT_REMINDERS.sub(rf"{_LEFT}\1{_RIGHT}", inside))
    limiting = (each for each in _PARENTHESES.finditer(kept) if limits(each[1], kept[: each.start()]))
    found = _SAYS_MORE.search(kept) or next(limiting, None)
    if found is not None:
        raise CardTextError(
            "what stands in parentheses says something of its own", kept.translate(_SHOWN), found.start()
        )
    return without_reminders(kept).translate(_SHOWN)


def _with_hearts(line: str) -> str:
    """A line that says where it speaks of it that hearts are among the cards on VC, as the reminder behind it does."""
    if _HEARTS.search(line) is None or len(_ON_CIRCLE.findall(line)) != 1:
        return line
    return _ON_CIRCLE.sub(" with hearts", _HEARTS.sub("", line))


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
        keyword_alone = _WORD_WITH_ZONES.match(line)
        return keyword_alone[0] if keyword_alone is not None else _body(line)
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
        if (not zones and not head["tags"]) or (not head["tags"] and _ALONE[keyword.lower()] <= {*zones.split("/")}):
            return keyword
        return f"{_said_first(line, head, zones, body)[0]}: This unit gains {keyword.capitalize()}."
    if keyword in STANDING_ALONE.words:
        return f"{keyword} ({zones})" if zones else keyword
    alone = _WITH_ZONES.match(keyword)
    if alone is not None:
        return f"{alone[1]} ({alone[2] or zones})"
    said, body = _said_first(line, head, zones, body)
    if zones:
        body = _PLACED_OR.sub(f"When this unit is placed on {' or '.join(zones.split('/'))}, or when this unit ", body)
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
        said += f" [1/Turn{(once[1] or '').lower().replace('tried', 'even unpaid')}]"
    elif by_name is not None:
        said += " [1/Turn by name]"
    elif _FIRST_TIME.search(tags):
        said += " [First time each turn]"
    said += "".join(f" {found[1][0].upper()}B{found[2]}" for found in _BREAK.finditer(tags))
    words = _BREAK.sub("", _FIRST_TIME.sub("", _TURN.sub("", tags))).replace("Wave-", "Wave ").strip()
    words = _WITHIN.sub(lambda where: f"(if {_IS_WITHIN[where[1].lower()]}{_OF_FRONT_ROW * bool(where[2])})", words)
    return said + (f" {words}" if words else ""), body


def _body(text: str) -> str:
    text = _with_quoted(text)
    text = _QUOTED_WORD.sub(lambda match: match[1].capitalize(), text)
    text = _BREAK.sub(lambda match: f"{match[1][0].upper()}B{match[2]}", text)
    text = _ICON.sub(lambda match: match[1].lower(), text)
    text = _CLAN.sub(lambda match: _named(match[1].strip()) + (" " if match["glued"] is not None else ""), text)
    text = with_durations(_with_other_cost(reworded(_CIRCLE.sub(r"\1", text), (*SPELT, *SAID_OTHERWISE))))
    return _MAY_THEN.sub(_without_then, text).strip()


def _with_other_cost(text: str) -> str:
    """A text that says at its cost what else may be paid."""
    for pattern in _PAID_OTHERWISE:
        found = pattern.match(text)
        if found is not None:
            other = found["instead"] or found["with"]
            cost = f"[either {found['cost']}, or {other} if {found['asked']}]"
            return f"{found['before']}{cost}{found['behind']}"
    return text


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
