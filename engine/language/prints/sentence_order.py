"""Sentences as people turn them: the moment or the duration elsewhere, "you" as who does it, what is done as done to.

"Rest a member your opponent controls when this attacks" is "When this attacks, rest one of your opponent's members".
They are of games whose cards are typed alone, and stand before the everyday words of these games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.language.prints.rewording import rewordings

_CARD: Final = r"(?:support character|main character|character|support|member|gate)"
_LIKE: Final = r"(?:(?!your\b|opponent's\b|of\b|that\b|other\b|from\b|in\b)[\w-]+ |<\d+> )"
_SO: Final = rf"(?:{_LIKE}{{0,3}}?)"
_NO_NUMBER: Final = r"(?!(?:two|three|four|five|\d) )"
_YOU_HAVE: Final = r"(?:that )?you (?:have in play|have|control)"
_SOME: Final = r"((?:up to )?(?:one|two|three|\d))"
_WITH: Final = r"(?: with (?:(?! and\b)[^.,\"]){3,40}?)?"
_AWAITED: Final = r"(?=this\b|your\b|you\b|an?\b|one\b|another\b)"
_DONE_BY_YOU: Final = (
    r"(?:draw|discard|stock|put|choose|rest|stand|drop|search|shuffle|reveal|look|return|deploy|set|destroy|purge)"
)
_BEFORE: Final = r"(^|[.:\]] |, (?:and )?|\b[Tt]hen )"
_LASTS: Final = (
    r"[Uu]ntil (?:the )?end of (?:the |this |that |your opponent's |the next |your opponent's next )?(?:turn|battle)"
)
_WHEN_LAST: Final = r"[Ww]hen(?:ever)? (?:this|it|your|you|an?|another|one)\b[^.,:\"]{3,90}"
_FIRST: Final = r"(?!When|At the|At end|If\b|While\b|As long|During|Once|Each time|\[|For each)"
_GETS: Final = r"(?:gets?|gains?|has|have|loses?|cannot|can't)"
_THEM: Final = r"(?:(?:up to )?(?:one|two|three|\d) of|all of) (?:your|your opponent's) [^.,\"]{3,60}?"

_DRAWN_INSTEAD: Final = (
    r"(an? card|one card|(?:two|three|four|\d) cards)\. If ((?!you (?:do|don't|did)\b)[^.,\"]{5,80}), "
    r"draw (two|three|four|five|\d)(?: cards)? instead(?=\.|$)"
)
_NO_IF: Final = r"^((?:\[[^\[\]]*\] )?(?:(?:When(?:ever)?|At the) [^.,\"]{3,80}, )?"
_NO_IF_IN_IT: Final = r"(?:(?!\bif\b)[^.\"\[\]]){3,100}"
SAID_TOGETHER: Final = (
    (r";(?: and)? then,? (?=[a-z])", ". Then "),
    (r"\b([Ss]huffle (?:it|them|the rest)) back into\b", r"\1 into"),
    (r"(?<=[,d]) another (?=(?:in|into|on|on top of|on the (?:top|bottom) of) your\b)", " one "),
    (rf"{_NO_IF}[Yy]our opponent may {_NO_IF_IN_IT}\.) Otherwise,? ", r"\1 If they don't, "),
    (rf"{_NO_IF}[Yy]ou may {_NO_IF_IN_IT}\.) Otherwise,? ", r"\1 If you don't, "),
    (
        (
            r"\b([Ii]f) (?:its|that (?:member|character|creature|unit)'s) (power|AP|aura|level|turn cost|cost) is "
            r"(\d+ or (?:less|more|lower|higher))\b"
        ),
        r"\1 it has \2 \3",
    ),
    (rf"\bDraw {_DRAWN_INSTEAD}", r"If \2, draw \3 cards but otherwise draw \1"),
    (rf"\bdraw {_DRAWN_INSTEAD}", r"if \2, draw \3 cards but otherwise draw \1"),
    (
        (
            r"\b([Ii]f (?:you have|your opponent has|you control) [^.,:\"]{3,60}?) "
            r"(?=this (?:unit|member|character|creature) (?:gets?|gains?|cannot|can't)\b)"
        ),
        r"\1, ",
    ),
)
"""What is said of several sentences or clauses together, in games that are printed as well."""

SENTENCE_ORDER: Final = rewordings(
    *SAID_TOGETHER,
    (
        (
            r"\b([Pp]uts? (?:(?!\b(?:in|into|from)\b)[^.,\"\[\]]){2,60}?|the rest) in (?=(?:your|their|the|its owner's"
            r"|your opponent's) (?:discard pile|drop zone|stock|level zone)(?:[.,]|$| and\b))"
        ),
        r"\1 into ",
    ),
    (r"\b([Yy]our opponent discards [^.,\"]{3,30}? from) (?=hand\b)", r"\1 their "),
    (
        r"(\bopponent's deck[.,] (?:[Yy]ou may )?[Pp]ut it on the (?:top|bottom))(?=[.,]|$)",
        r"\1 of your opponent's deck",
    ),
    (r"\b[Uu]ntil EOT\b", "until end of turn"),
    (r"\b[Oo]f that (turn|battle)\b", r"of \1"),
    (r"\b([Ww]hen)ever (?=you (?:draw|discard|use|trance|logic define)\b)", r"\1 "),
    (r"\b[Ww]hen your turn (?:ends|is over), ", "At the end of your turn, "),
    (r"\b[Ww]hen your turn (?:begins|starts), ", "At the beginning of your turn, "),
    (r"\b[Aa]nother one of your\b", "another of your"),
    (r"\b([Ww]hen(?:ever)?) one of (?:the|your) ((?:\w+ )?)cards in\b", r"\1 a \2card in"),
    (r"\b(gets?|gains?) (\d{1,6}) more (power|AP|aura|hearts)\b", r"\1 +\2 \3"),
    (r"\b(you have|your opponent has) at least (one|two|three|four|five|\d)\b", r"\1 \2 or more"),
    (r"\b[Ii]f (your opponent) has a higher level than you(?= ?,)", r"If \1's level is higher than yours"),
    (r"\b[Ii]f you have a higher level than your opponent(?= ?,)", "If your level is higher than your opponent's"),
    (r"\b(level) ?> ?(?=yours\b|your opponent's\b)", r"\1 is higher than "),
    (r"\. When you do, ", ". If you do, "),
    (r"\b([Ii]f you do) so, ", r"\1, "),
    (r"\b[Ll]ook for ([^.,\"]{3,60}?) in your deck\b", r"search your deck for \1"),
    (r"\b(shuffle your deck) afterwards?\b", r"\1"),
    (r"\b[Ii]ts owner's (?=discard pile\b)", "the "),
    (r"\ball the (?=cards\b)", "all "),
    (r"\b(levels? (?:up|down)) by one\b", r"\1"),
    (
        r"\b[Ee]ach of (your (?:opponent's )?[^.,\"]{3,50}?s(?: with [^.,\"]{3,30}?)?) gets\b",
        r"all of \1 get",
    ),
    (r"\b([Dd]rop|[Rr]est|[Ss]tand|[Ss]et|[Rr]eturn|[Pp]ut|[Ss]tock|[Dd]estroy) each (?=of your\b)", r"\1 all "),
    (r"\b[Ee]ach time (?:that )?(?=this\b|your\b|you\b|an?\b|one\b|another\b)", "When "),
    (r"\b(discard (?:an?|one|two|three|\d) cards?) from your hand\b", r"\1"),
    # whose they are, and what they are like
    (
        (
            rf"\b((?:{_CARD})s?) ((?:that )?your opponent controls )?(?:that|which) ha(?:s|ve) (\d+) (\w+) or "
            r"(less|more|lower|higher)\b"
        ),
        r"\1 with \4 \3 or \5 \2",
    ),
    (rf"\b({_CARD}s?) that (?:is|are) (resting|rested|standing|active|Active)\b", r"\2 \1"),
    (rf"\b((?:up to )?)(?:1|one) other ({_LIKE}?{_CARD})s?\b", r"\1one of your other \2s"),
    (
        (
            rf"\b((?:{_CARD})s?) ((?:that )?your opponent controls )?whose (power|AP|turn cost|level|cost) is (\d+) or "
            r"(less|more|lower|higher)\b"
        ),
        r"\1 with \3 \4 or \5 \2",
    ),
    (
        rf"\b((?:up to )?)(?:an?|one|1) ({_SO}{_CARD})({_WITH}) (?:that )?your opponent (?:controls|has)\b",
        r"\1one of your opponent's \2s\3",
    ),
    (
        rf"\b(up to (?:two|three|\d)|two|three|\d) ({_SO}{_CARD}s)({_WITH}) (?:that )?your opponent (?:controls|has)\b",
        r"\1 of your opponent's \2\3",
    ),
    (
        (
            rf"\b(?:all|each|every) ({_SO}{_CARD})s?({_WITH}) "
            r"(?:(?:that )?your opponent (?:controls|has)|of your opponent)\b"
        ),
        r"all of your opponent's \1s\2",
    ),
    (rf"(?<![Ww]hen )(?<!henever )\b((?:up to )?)(?:an?|one|1) ({_SO}{_CARD}) of yours\b", r"\1one of your \2s"),
    (rf"\b((?:up to )?)another ({_SO}{_CARD}) (?:of yours|you (?:control|have))\b", r"\1one of your other \2s"),
    (rf"\b([Ff]or) (?:each|every) {_NO_NUMBER}({_SO}{_CARD})s? {_YOU_HAVE}\b", r"\1 each of your \2s"),
    (rf"(?<![Ff]or )\b(?:all|each|every) {_NO_NUMBER}({_SO}{_CARD})s? {_YOU_HAVE}\b", r"all of your \1s"),
    (rf"\b(of your opponent's ({_SO}{_CARD})s) and {_SOME} of yours\b", r"\1 and \3 of your \2s"),
    (
        rf"\b((?:up to )?)(?:1|one|an?) ({_LIKE}?)your opponent(?:'s)? ({_SO}{_CARD})s?\b",
        r"\1one of your opponent's \2\3s",
    ),
    (rf"\ball ({_LIKE}?)your opponent(?:'s)? ({_SO}{_CARD})s?\b", r"all of your opponent's \1\2s"),
    # who does it
    (rf"{_BEFORE}[Yy]ou ({_DONE_BY_YOU})\b", r"\1\2"),
    # when
    (
        r"^([Tt]his (?:member|character|card)) ([^.,:\"]{4,80}?) ([Ww]hen(?:ever)?) it ([^.,:\"]{3,60}?)\.?$",
        r"\3 \1 \4, it \2",
    ),
    (rf"^{_FIRST}([^.:\"\[\]]{{4,160}}?),? ({_WHEN_LAST}?)\.?$", r"\2, \1"),
    # of several things it is not certain whether all of them wait
    (
        (
            rf"^{_FIRST}((?:(?! and\b| then\b)[^.,:\"]){{4,100}}?) "
            r"([Aa]t the (?:end|beginning|start) of [^.,:\"]{4,40}?)\.?$"
        ),
        r"\2, \1",
    ),
    (r"^([Ii]f [^.,\"]{4,60}) ([Ww]hen(?:ever)? (?:this|your|you|an?|another)\b[^.,\"]{3,80}), ", r"\2, \1, "),
    (
        r"^([Ww]hen(?:ever)? [^.,\"]{4,80}?) and ((?:you have|your opponent has|your level)\b[^.,\"]{3,60}), ",
        r"\1, if \2, ",
    ),
    (
        rf"^{_FIRST}([^.,:\"\[\]]{{4,100}}?(?<!only)) if ((?:you have|your|this|there)\b[^.,\"]{{5,80}})(?=\.|$)",
        r"If \2, \1",
    ),
    # how long
    (
        rf"{_BEFORE}({_LASTS}), ([^.,\"]{{5,60}}?\b{_GETS}\b[^.,\"]{{2,60}}?)(?=[.,]|$)",
        r"\1\3 \2",
    ),
    # what is done with them
    (rf"{_BEFORE}({_THEM}) (?:is|are) put (?=(?:in)?to )", r"\1put \2 "),
    (rf"{_BEFORE}({_THEM}) (?:is|are) rested\b", r"\1rest \2"),
    (rf"{_BEFORE}({_THEM}) (?:is|are) dropped\b", r"\1drop \2"),
    (rf"{_BEFORE}({_THEM}) (?:is|are) destroyed\b", r"\1destroy \2"),
    (rf"{_BEFORE}({_THEM}) (?:is|are) returned (?=to )", r"\1return \2 "),
)
"""How sentences are turned, in the order of the card language."""


def turned(cards: str, deeds: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The same for a game that is printed as well: of that only what no print says.

    ``cards`` are its words for cards in play, ``deeds`` what is done with these, by how it is said of them.
    """
    those = rf"(?:{_LIKE}{{0,3}}?(?:{cards}))"
    them = (
        r"(?:(?:[Uu]p to )?(?:[Oo]ne|[Tt]wo|[Tt]hree|\d) of|[Aa]ll of|[Aa]ll) (?:your|your opponent's) [^.,\"]{3,60}?"
    )
    deed = "|".join((*deeds.values(), "draw", "soul charge", "counter charge"))
    return (
        (rf"^(?:[Ee]ach|[Ee]very) time (?:that )?{_AWAITED}", "When "),
        (r"\b[Ww]hen(?:ever)? your turn ends, ", "At the end of your turn, "),
        (r"\b[Ww]hen(?:ever)? your turn (?:begins|starts), ", "At the start of your turn, "),
        (
            (
                rf"\b((?:up to )?)(?:an?|one|1) ({those})({_WITH}) (?:that )?your opponent (?:controls|has)"
                r"(?: in the battle zone)?\b"
            ),
            r"\1one of your opponent's \2s\3",
        ),
        (
            rf"^([Tt]his (?:{cards})) ([^.,:\"]{{4,80}}?) ([Ww]hen(?:ever)?) it ([^.,:\"]{{3,60}}?)\.?$",
            r"\3 \1 \4, it \2",
        ),
        (
            rf"^{_FIRST}([^.:,\"\[\]]{{3,90}}? (this (?:{cards}))) ([Ww]hen(?:ever)?) it ([^.,:\"]{{3,60}}?)\.?$",
            r"\3 \2 \4, \1",
        ),
        (rf"^{_FIRST}([^.:\"\[\]]{{4,160}}?),? ({_WHEN_LAST}?)(?=\.(?: If you do\b|$)|$)", r"\2, \1"),
        (
            (
                rf"(?i)^((?:you may )?(?:{deed})\b(?:(?! and\b| then\b)[^.,:\"\[\]]){{4,100}}?) "
                r"(at the (?:end|start|beginning) of your turn)\.?$"
            ),
            r"\2, \1",
        ),
        (r"\. When you do, ", ". If you do, "),
        (rf"\b(of your opponent's ({those})s) and {_SOME} of yours\b", r"\1 and \3 of your \2s"),
        *SAID_TOGETHER,
        (rf"([:\].,] (?:[Tt]hen )?)[Yy]ou ({deed})\b(?!s)", r"\1\2"),
        *[(rf"(^|[.:\]] |, )({them}) (?:is|are) {said}\b", rf"\1{done} \2") for said, done in deeds.items()],
    )
