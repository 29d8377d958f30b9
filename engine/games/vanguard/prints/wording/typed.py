"""How people type cards: heads, zones, costs and amounts in short forms, put as print has them.

A head may come in any order and any brackets ("AUTO R [LB4] -"), costs as "CB1", amounts as "+5000 Power" or "+5k".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engine.games.vanguard.nations import CLANS
from engine.games.vanguard.prints.wording.heads import with_head
from engine.language.errors import CardTextError
from engine.language.prints.choices import with_choices
from engine.language.prints.everyday_actions import AMONG_THEM
from engine.language.prints.hands import HANDS, discards_of_a_seen_hand
from engine.language.prints.rewording import reworded, rewordings
from engine.language.prints.sentence_order import turned
from engine.language.prints.typed_text import (
    OFFERS,
    OPPONENTS,
    OTHERWISE,
    as_printed,
    outside_names,
    refuse_an_end,
    refuse_next_turn,
    refuse_otherwise,
    refuse_unless,
    refuse_what_others_leave,
    with_whole_sentences,
)

_ICONS: Final = {
    **{name: f"[{name.capitalize()}]" for name in ("power", "critical", "shield", "stand", "rest")},
    "crit": "[Critical]",
    **{name: f"[{name.upper()}]" for name in ("auto", "act", "cont")},
    **{name: f"({name.upper()})" for name in ("vc", "rc", "gc")},
}
_NAMED_ICON: Final = re.compile(rf"(?:<a?)?:({'|'.join(_ICONS)}):(?:\d+>)?", re.IGNORECASE)
"""Icons as Discord has them: ":power:", or the emoji of a server with its number."""

_LONG_KINDS: Final = rewordings(
    (
        (
            r"(?im)^(?:[-*] +|[\N{BULLET}\N{KATAKANA MIDDLE DOT}] *)"
            r"(?=[\[(]?(?:auto|act|cont|sentinel|boost|intercept|twin drive)\b)"
        ),
        "",
    ),
    (r"(?im)^[\[(]auto(?:matic)?[\])]", "[AUTO]"),
    (r"(?im)^[\[(](?:activated?|active)[\])]", "[ACT]"),
    (r"(?im)^[\[(]continuous[\])]", "[CONT]"),
)
_KEYWORDS: Final = "Sentinel|Boost|Intercept|Forerunner|Resist|Restraint|Lord|Twin Drive!*|Triple Drive!*"
_KEYWORD_ALONE: Final = re.compile(rf"^\[({_KEYWORDS})\]\.?(?= ?\(|$)", re.IGNORECASE | re.MULTILINE)
_SEVERAL: Final = re.compile(rf"^({_KEYWORDS})(?:, | & | and |/)({_KEYWORDS})\.?$", re.IGNORECASE | re.MULTILINE)
_STANDS_ALONE: Final = re.compile(rf"(?:{_KEYWORDS})\b|[\[(\N{{KATAKANA MIDDLE DOT}}]", re.IGNORECASE)

_SEEN_HANDS: Final = rewordings(*discards_of_a_seen_hand("put it into your opponent's drop zone"))
_BLASTS: Final = {"CB": "Counter-Blast", "SB": "Soul-Blast", "CC": "Counter-Charge", "SC": "Soul-Charge"}
_BLAST: Final = re.compile(r"\b(CB|SB|CC|SC)[- ]?(?:\((\d+)\)|(\d+))(?!\w)", re.IGNORECASE)
_PAID: Final = re.compile(r"\[((?:Counter|Soul)-Blast \d+)((?:(?:,(?: and)?| and| \+) [^\[\],]{3,60})+)\]")
_PAID_LATER: Final = re.compile(r"\[[^\[\],]{3,60}(?:,(?: and)?| and| \+) (?:Counter|Soul)-Blast \d[^\[\]]*\]")
_TWO_COSTS: Final = re.compile(
    r"(\[(?:Counter|Soul)-Blast \d+)\](?:,| and| &| \+)? ?\[(?=(?:Counter|Soul)-Blast \d|[Dd]iscard |[Rr]est )"
)
_JOINT: Final = re.compile(
    r"(?:,(?: and)?| and| \+) (?=(?:Counter|Soul)-Blast|(?:rest|discard|retire|put|choose)\b(?! (?:it|them)\b))",
    re.IGNORECASE,
)

_AMOUNT: Final = r"(?:power|critical|crit|shield|drive)"
_GETS: Final = r"(?:gets?|gains?|loses?)"
_AMOUNTS: Final = rewordings(
    (r"\bcrits?\b", "critical"),
    (rf"\b({_AMOUNT}) ?([+-]\d+) ?/ ?({_AMOUNT}) ?([+-]\d+)", r"[\1] \2/[\3] \4"),
    (rf"\b[Gg]ain(s?) (?=[\[(]?(?:an )?(?:additional )?(?:[+-]?\d|{_AMOUNT}\b))", r"get\1 "),
    (rf"\b({_GETS}) (?:an )?(?:additional |extra )?([+-]?\d+) ?\[?({_AMOUNT})\b\]?", r"\1 [\3] \2"),
    (rf"\b({_GETS}) ([+-]\d{{4,}})(?! ?/?\[?{_AMOUNT})(?= |,|\.|$)", r"\1 [power] \2"),
    (rf"(\[{_AMOUNT}\] ?[+-]?\d+) ?(?:and|/|,) ?([+-]?\d+) ?\[?({_AMOUNT})\b\]?", r"\1/[\3] \2"),
    (rf"\b(gets? (?:\[{_AMOUNT}\] [+-]\d+/)*\[{_AMOUNT}\]) (?=\d)", r"\1 +"),
    (r"\[drive\]", "drive"),
    flags=re.IGNORECASE,
)
"""How much a unit gets: in any order, and without a plus."""

_CLAN: Final = rf"(?:{'|'.join(map(re.escape, CLANS))}|<\d+>)"
_WORDS: Final = rewordings(
    (r"\b(attack) misses\b", r"\1 does not hit"),
    (r"\bRG(?=s?\b)", "rear-guard"),
    (r"\b(until) the (end of that (?:battle|turn))\b", r"\1 \2"),
    (r"(?<=\. )Then (?=(?:draw|retire|call|lock|stand|rest|choose)\b)", "Then, "),
    (r"\bVG(?=s?\b)", "vanguard"),
    (r"(?<=[ :])G([0-5])\b", r"grade \1"),
    (r"\b(has|have) at most (one|two|three|four|five|\d)\b", r"\1 \2 or less"),
    (r"\b(becomes) (?=unlocked\b)", "is "),
    (r"\b([Tt]his unit attacks) your opponent's vanguard(?=,)", r"\1 a vanguard"),
    (
        r"\b(?:When|If) another ([^.,\"]{0,20}?(?:rear-guard|unit)) of yours would be\b",
        r"If your other \1 would be",
    ),
    (
        r"^(\[CONT\][^:]{0,40}: ?)([Tt]his unit gets [^.,\"]{3,40}?) during (your(?: opponent's)? turn) (if|for)\b",
        r"\1During \3, \2 \4",
    ),
    (r"(?i)\b(counter|soul)[- ]?(blast|charge)[- ]?\((\d+)\)", r"\1-\2 \3"),
    *(
        (rf"(?i)\b{one}[- ]?{other}(?= \d)", f"{one}-{other}")
        for one in ("Counter", "Soul")
        for other in ("Blast", "Charge")
    ),
    (r"(?<![\[\w])(?:COST|Cost):? ?(?=\[)", ""),
    (r"\b([Yy]ou may pay) ((?:Counter|Soul)-Blast \d+)(?=\. If you do,)", r"\1 [\2]"),
    (r"\b[Yy]ou may pay (\[[^\[\]]+\])(?:\. If you do,|:|, and) ?", r"\1, "),
    (r"^(\[ACT\][^:\n]*: ?\[[^\[\]]+\]): ?", r"\1 "),
    (r"(, \[(?:Counter|Soul)-Blast [^\[\]]*\]): ?", r"\1, "),
    (r"(?i)(\[(?!1/turn|first time|limit|generation|auto|act|cont)[^\[\]]+\]): ?(?=When\b)", r"\1 "),
    (r"\buntil (?:the )?end of the (battle|turn)\b", r"until end of that \1"),
    (r"\buntil the end of turn\b|\buntil end of that turn\b", "until end of turn"),
    (r"\bWhenever (?=this unit|your|an?\b|one of)", "When "),
    (r"\bOn[- ]?(?:place(?:d|ment)?|call)(?:,|:)", "When this unit is placed,"),
    (r"\bOn[- ]?ride(?:,|:)", "When this unit is placed on (VC),"),
    (r"\b([Ww]hen (?:this|this unit|this card|it)) is (?:superior )?called\b(?: to\b)?(?: on\b)?", r"\1 is placed"),
    (r"\b([Ww]hen (?:this|this unit) is placed) (?=\(?[VRG]C?\b)", r"\1 on "),
    (r"\bWhen (?:this unit is )?ridden upon\b", "When rode upon"),
    (r"\bWhen called\b", "When this unit is placed"),
    (r"\bWhen (?=(?:retired|boosted)\b)", "When this unit is "),
    (r"(?<=[:,]) ?While (?=you have\b|this unit is\b|your vanguard is\b|your opponent has\b)", " If "),
    (r"\b(units?|rear-guards?|vanguards?) (?=being attacked\b)", r"\1 that is "),
    (r"(\[?\b(?:[Ss]tand|[Rr]est|[Rr]etire)\]?) all your (?=(?:other )?(?:rear-guards|units)\b)", r"\1 all of your "),
    (r"\b([Cc]all) (up to )?one of them(?= to\b)", r"\1 \2one card from among them"),
    (r"\b(exchange) this unit's positions? with (?=(?:another|one) of your\b)", r"\1 this unit with "),
    (r"(?<=[.,] )(?:swap|trade) this unit with (?=(?:another|one) of your\b)", "exchange this unit with "),
    (r"\b([Ww]hen this unit) (?=hits\b)", r"\1's attack "),
    (
        r"\b(attack hits) (?:your opponents?|your opponent's|an opponent's|the opponent's) (?=vanguard|rear-guard)",
        r"\1 a ",
    ),
    (
        r"\b([Ww]hen this unit (?:attacks|boosts)(?: a vanguard| a rear-guard)?) (?=draw|choose|you may|this unit)",
        r"\1, ",
    ),
    (r"\b([Dd])raw (1|one|an?)(?=[.,](?!\d)|$)", r"\1raw a card"),
    (r"\b([Dd])raw (\d|two|three|four|five)(?=[.,](?!\d)|$)", r"\1raw \2 cards"),
    (r"\b[Mm]ill (\d|one|two|three|four|five)(?=[.,]|$)", r"put the top \1 cards of your deck into your drop zone"),
    (r"\b([Ii])t's (?=an?\b|the\b|not\b|your\b|[Gg]rade\b)", r"\1t is "),
    (r"\b([Ii]f it is) ([Gg]rade \d(?: or (?:less|greater))?)(?=,)", r"\1 a \2 card"),
    (r"\b([Dd]o|[Dd]oes|[Ii]s|[Aa]re)n't\b", r"\1 not"),
    (r"\buntil the end of (?=your opponent's next turn\b)", "until end of "),
    (r"(\bopponent chooses [^.,\"]{3,60}?) and (?=(?:discards|retires|rests|binds) (?:it|them)\b)", r"\1, and "),
    (
        r"\b([Yy]our opponent) (retires|rests|binds) one of their ((?:<\d+> |\w+ )*(?:rear-guard|unit))s\b",
        r"\1 chooses one of their \3s, and \2 it",
    ),
    (
        (
            r"(?:(?<=[:,] )|(?<=:))[Yy]our "
            r"((?:other )?(?:[\w<>-]+ ){0,3}?(?:rear-guards|units) in the [a-z -]{5,30}?)(?= get\b)"
        ),
        r"all of your \1",
    ),
    (r"\b(in (?:its|their)) (names?)\b", r"\1 card \2"),
    (r"\b(boosts (?:a|your) [^.,\"]{0,40}?vanguard,) that (?:vanguard|unit) gets\b", r"\1 the boosted unit gets"),
    (r"\bboosts your (?=[^.,\"]{0,40}?vanguard\b)", "boosts a "),
    (r"\bmore damage than your opponent\b", "more cards in your damage zone than your opponent"),
    (r"\b(each) of (your opponent's) damage\b", r"\1 card in \2 damage zone"),
    (r"(\[[^\[\]]*\bchoose [^\[\],]{3,60}?) and (?=(?:rest|retire|bind|discard) (?:it|them)\b)", r"\1, and "),
    (r"\b([Rr]eturn|[Dd]iscard|[Rr]eveal|[Pp]ut) this(?= (?:to|into|on|from|in)\b|[\],.]| &)", r"\1 this card"),
    (r"\bif you did,", "if you do,"),
    (r"\bIf you did,", "If you do,"),
    (r"\b([Pp]ut (?:this unit|this card|it)) (?:to|in) (?:your |the )?soul\b", r"\1 into your soul"),
    (
        r"\b([Ww]hen another of your (?:<\d+> |[\w-]+ ){0,3}?(?:rear-guards|units) is) called(?=,)",
        r"\1 placed on (RC)",
    ),
    (r"\b([Rr]est|[Rr]etire|[Bb]ind) this(?=[\],]| &| and)", r"\1 this unit"),
    (r"(\b[Gg]ets? \[?[^.,\"]{3,30}?), and (?:they|it) (?=can(?:'t|not)\b)", r"\1 and "),
    (
        rf"\b([Ii]f) your vanguard is (?:an? )?({_CLAN})(?: unit| vanguard)?(?=,| and\b)",
        r"\1 you have a \2 vanguard",
    ),
    (
        (
            r"^(\[CONT\][^:]*: ?)(During your turn, )?[Ff]or (each [^.,\"]{3,80}), (this unit gets [^.,\"]{3,30}?)"
            r"(?=[.,]|$| during)"
        ),
        r"\1\2\4 for \3",
    ),
    (r"\b([Yy])ou've(?: got)? ", r"\1ou have "),
    (r"\b([Ww]hen [^.,\"]{5,80}), and if\b", r"\1, if"),
    (r"\b([Ii]f you have [^.,\"]{3,60}?(?:vanguard|more)) (?=this unit gets)", r"\1, "),
    (r"\b([Ww])hen (?=(?:attacks|boosts|intercepts)\b)", r"\1hen this unit "),
    (r"\b[Oo]n attack[,:]", "When this unit attacks,"),
    (r"\b[Oo]n hit[,:]", "When this unit's attack hits,"),
    (r"\b([Tt]his) (?=attack hits\b)", r"\1 unit's "),
    (r"\b(on) \(?([VR])C?\)? or \(?([RG])C?\)?(?=[ ,.]|$)", r"\1 (\2C) or (\3C)"),
    (r"\b([Dd])raw 1 card\b", r"\1raw a card"),
    (r"(?:,? and|, then|,) shuffle(?=\.?$)", ", and shuffle your deck"),
    (
        (
            r"^(\[CONT\][^:]*: ?(?:During your turn, )?"
            r"|[^\n]*When this unit(?:(?!\bchoose|\bone of|\ball of|\bit\b|\bthey\b)[^.\"])*, )(?:gets? )?"
            r"(?=[+-]\d{4,})"
        ),
        r"\1this unit gets ",
    ),
    (r"(?i)^(boost|intercept|resist|restraint|lord|forerunner|sentinel|twin drive!!)\.$", r"\1"),
    (r"(?i)^twin drive$", "Twin Drive!!"),
    (r"\b([Ww])hen you stride\b", r"\1hen your G unit strides"),
    (r"\b([Tt])his unit has (?=Boost|Intercept|Resist|Twin Drive|Triple Drive)", r"\1his unit gains "),
    (r"\b([Aa])ll your ", r"\1ll of your "),
    (r"\bVGs?\b", "vanguard"),
    (r"\bRG(s?)\b", r"rear-guard\1"),
    (r"(\[[^\[\]]*\bdiscard) (?:1|one)(?=[\],])", r"\1 a card"),
    (r"\ba (\ue000\d{1,4}\ue001) (vanguard|rear-guard)\b", r"a \2 named \1"),
    (
        r"(?<=[:\]] )[Yy]our opponent's ((?:[\w<>-]+ ){0,2}?(?:rear-guards|units)) (?=(?:get|cannot)\b)",
        r"all of your opponent's \1 ",
    ),
    (r"(?<![Gg]rade )\b(\d)\+(?= [a-z])", r"\1 or more"),
    (r"\b(cannot be hit) until the end of (?=that battle\b)", r"\1 until end of "),
    (
        (
            r"\b([Ff]or each) (?!different\b)((?:other )?(?:[\w<>-]+ ){0,2}?(?:rear-guard|unit)) "
            r"you (?:have|control)(?=\.?$)"
        ),
        r"\1 of your \2s",
    ),
    (r"\b([Ww]hen) an attack (?=this unit boosted hits\b)", r"\1 the attack "),
    (r"\b([Ww]hen) the unit boosted by this unit hits\b", r"\1 the attack this unit boosted hits"),
    (r"\b([Pp]ut it on the (?:top|bottom))(?=\.?$)", r"\1 of your deck"),
    (r"\b[Ww]hen discarded(?=,)", "When this card is discarded"),
    (r"\b[Gg]ive (your vanguard|this unit|that unit|it) \+(\d{4,})(?: power)?\b", r"\1 gets +\2 power"),
    (r"(?<=[\]:,] )\+(\d{4,})(?: power)? to (your vanguard|this unit|that unit|it)\b", r"\2 gets +\1 power"),
    (r"^(\[CONT\][^:]*: ?)(?=[Cc]an(?:not|'t| not)\b)", r"\1This unit "),
    (r"^(\[CONT\][^:]*: ?(?:If|During) [^.,\"]{3,80}, )(?=[+-]\d{4,})", r"\1this unit gets "),
    (r"(\bWhen this unit attacks, )(?=(?:drive|critical|power) [+-]\d)", r"\1this unit gets "),
    (
        (
            r"^(\[AUTO\][^:]*: ?)"
            r"((?:Draw|Choose|Retire|Put|Search|Look|Soul-Charge|Counter-Charge) [^.,:\"\[\]]{1,80}?) "
            r"when (this unit[^.,\"]{3,60}?)\.?$"
        ),
        r"\1When \3, \2.",
    ),
    # what is typed for a unit, its circle, and who the opponent is
    (r"\b([Tt]his) (?=(?:attacks?|is|boosts|intercepts|would|gets?|gains?)\b)", r"\1 unit "),
    (r"\b[Rr]ear ?[Gg]uard(s?)\b", r"rear-guard\1"),
    (r"(?i)\b(on|to|from) (?:(?:the|your|a) )?vanguard circles?\b", r"\1 (VC)"),
    (r"(?i)\b(on|to|from) (?:(?:the|your|a) )?rear-guard circles?\b", r"\1 (RC)"),
    (r"(?i)\b(on|to|from) (?:(?:the|your|a) )?guardian circles?\b", r"\1 (GC)"),
    (r"\b(on|to|from) \(?([VRG])\)?(?=[ ,.](?! ?zone)|$)", r"\1 (\2C)"),
    (r"\b([Yy]our opponent)s (?=(?:can|can't|may|must|cannot|discards?|chooses?)\b)", r"\1 "),
    (
        r"\b([Yy]our opponent)s (?=(?:[\w-]+ ){0,3}(?:rear-guards?|vanguards?|units?|hand|cards?|turn|soul|deck)\b)",
        r"\1's ",
    ),
    (r"\b([Cc])an(?:'t| not)\b", r"\1annot"),
    (
        (
            r"(^\[(?:AUTO|ACT|CONT)\][^:]*: ?(?:During your turn, )?|, )[Yy]our ((?:other )?(?:[\w<>-]+ )"
            r"{0,3}?(?:rear-guards|units) get\b)"
        ),
        r"\1all of your \2",
    ),
    (r"\bor (?:higher|above)\b", "or greater"),
    (r"\bor (?:lower|below)\b", "or less"),
    (r"(?<=[:,]) ?Opponent's (?=units\b)", " all of your opponent's "),
    (r"\b([Ii]f you have \w+ or (?:more|less)) damage(?=[,.]|$)", r"\1 cards in your damage zone"),
    (r"\b([Gg]rade \d)\+", r"\1 or greater"),
    (
        (
            r"\b(rear-guards?|vanguards?|units?) (?:of|that (?:is|are)|with) ([Gg]rade \d(?: or (?:less|greater))"
            r"?)(?! or\b)"
        ),
        r"\2 \1",
    ),
    (r"\b([Gg]rade \d)s\b", r"\1 units"),
    (r"\b([Yy]our opponent has [^.,\"]{1,40}cards?) in (hand|soul)\b(?! than\b)", r"\1 in their \2"),
    (r"\bcards in (hand|soul)\b", r"cards in your \1"),
    (r"\b([Aa])t the start of\b", r"\1t the beginning of"),
    (r"\bAs long as\b", "If"),
    (r"\bas long as\b", "if"),
    (r"\b[Ff]or every (?:one of|of) ", "for each of "),
    (r"\b[Ff]or every (?=cards?\b|other\b)", "for each "),
    (r"\b([Ff]or each) other (rear-guard|unit) you have\b", r"\1 of your other \2s"),
    (
        r"\b([Pp]ut the top (?:card|\w+ cards) of your deck) in (?=your (?:soul|hand|drop|damage zone|bind zone)\b)",
        r"\1 into ",
    ),
    # where cards go
    (r"\b[Aa]dd ([^.,\[\]]{1,60}?) to (your|their) hand\b", r"put \1 into \2 hand"),
    (
        (
            r"\b([Pp]ut (?:this (?:unit|card)|it|them|that card|one of them|those cards|an?|\d|two|three)"
            r"[^.,\[\]]{0,40}?) in (?=(?:your|the|their) (?:soul|hand|drop|damage zone|bind zone)\b)"
        ),
        r"\1 into ",
    ),
    (r"\b([Pp])ut (?:one|1) of them into\b", r"\1ut a card from among them into"),
    (r"\b([Ww])hen this unit is placed(?=,)", r"\1hen placed"),
    (r"\b([Ww])hen this unit is placed from (?:your )?hand(?=,)", r"\1hen placed from hand"),
)
_IF_BEHIND: Final = re.compile(
    r"^(?P<head>\[CONT\][^:]*: ?(?:During your turn, )?)(?P<done>This unit gets [^.,\"]{3,60}?)"
    r" (?:(?:while|if|when) (?P<asked>(?!(?:they|those|these|that)\b)[^.,\"]{5,120})"
    r"|(?P<turn>during your (?:opponent's )?turn))\.?$",
    re.IGNORECASE,
)
"""A continuous ability that says what it depends on at its end."""


_PAID_FIRST: Final = re.compile(
    r"^(\[AUTO\](?:\([^()]*\)|\[[^\[\]]*\])*[^\[\]\"]*, "
    r"\[(?:(?:Counter|Soul)-Blast|put|rest this|discard|retire|bind|return|reveal|choose)\b[^\[\]]*\]),?:? "
    r"(?!When\b)(\w)",
    re.IGNORECASE,
)
"""A cost that is paid when something happens, and what is done then."""

_HOW_MANY: Final = re.compile(r"\b(?:CB|SB|CC|SC)\b(?![- ]?\(?\d)")
"""A cost of which nothing says how many cards are paid."""

_HEAD: Final = re.compile(r"\[(?:AUTO|ACT|CONT)\][^:\"]{0,60}: ?(?:\[[^\[\]]*\]:? ?)?")
_TURNED: Final = rewordings(
    *turned(
        "rear-guard|vanguard|unit", {"retired": "retire", "rested": "rest", "locked": "lock", "put(?= into )": "put"}
    )
)
_PLACED_ANYWHERE: Final = re.compile(r"\[AUTO\][^(:]*: ?(?:\[[^\[\]]*\] ?)?When placed(?: from (?:your )?hand)?,")
"""An ability of a unit that is placed, of which nothing says on which circle."""


def as_print_has_it(text: str) -> str:
    """A text in the marks and the order of print."""
    return outside_names(text, _as_print_has_it)


def _as_print_has_it(text: str) -> str:
    text = _NAMED_ICON.sub(lambda icon: _ICONS[icon[1].lower()], reworded(as_printed(text), _LONG_KINDS))
    text = with_choices(text, _joined)
    text = with_whole_sentences(text, lambda line: _STANDS_ALONE.match(line) is not None)
    return "\n".join([_line(line) for line in _SEVERAL.sub(r"\1\n\2", _KEYWORD_ALONE.sub(r"\1", text)).split("\n")])


def _joined(said: str, options: Sequence[str]) -> str:
    """A choice as print has it, with its options behind bullets."""
    return "\n\N{KATAKANA MIDDLE DOT}".join((f"{said} one of the following effects.", *options))


def _line(line: str) -> str:
    line = with_head(line)
    if line.startswith("[CONT]"):
        refuse_an_end(line.partition(":")[2], line)
    head = _HEAD.match(line)
    if head is not None:
        line = head[0] + reworded(reworded(line[head.end() :], OFFERS), _TURNED)
    unsaid = _HOW_MANY.search(line)
    if unsaid is not None:
        raise CardTextError(f'it does not say how many: write as "{unsaid[0]}1"', line, unsaid.start())
    line = _BLAST.sub(lambda cost: f"{_BLASTS[cost[1].upper()]} {cost[2] or cost[3]}", line)
    line = reworded(
        refuse_next_turn(refuse_otherwise(refuse_unless(line))),
        (*OFFERS, *OPPONENTS, *AMONG_THEM, *_SEEN_HANDS, *HANDS, *OTHERWISE, *_WORDS, *_AMOUNTS),
    )
    if "opponent has" not in line:  # "if they do not" is said of that
        refuse_what_others_leave(line)
    line = _TWO_COSTS.sub(r"\1 & ", line)
    line = _PAID.sub(lambda paid: f"[{paid[1]}{_JOINT.sub(' & ', paid[2])}]", line)
    line = _PAID_LATER.sub(lambda paid: _JOINT.sub(" & ", paid[0]), line)
    line = _PAID_FIRST.sub(lambda paid: f"{paid[1]}, {paid[2].lower()}", line)
    if _PLACED_ANYWHERE.match(line):
        raise CardTextError('it does not say on which circle: write "placed on RC", or (RC) behind AUTO', line)
    behind = _IF_BEHIND.match(line)
    if behind is None:
        return line
    asked = f"If {behind['asked']}" if behind["asked"] else f"D{behind['turn'][1:]}"
    return f"{behind['head']}{asked}, {behind['done'][:1].lower()}{behind['done'][1:]}."
