"""The same in other words: what print says once in another order, or leaves out, as the phrases have it."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_SAID_OF_CARDS: Final = r"\"[^\"]{1,60}\""
_WHERE: Final = r"(?:from (?:your (?:hand|drop zone|soul)|among them)|on your VC)"
_OF_THEM: Final = r"(?:of (?:them|the revealed cards) )?"
_PAYS: Final = r"this unit|an? (?:[^,\"\[\]]|\"[^\"]{1,60}\"){2,80}|a(?:nother)? \"[^\"]{1,60}\""
_ALSO_PAYS: Final = r"an? (?:\"[^\"]{1,60}\"|(?:[^,\"\[\]]|\"[^\"]{1,60}\"){2,80}?)"
_PAID_OFF: Final = (
    r"(on|from) (your (?:RC|drop zone|hand|soul)), and "
    r"((?:put|bind|retire) them(?: into your (?:soul|drop zone)| face up)?)\]"
)
_STRIDE_COST: Final = (
    r"^[Yy]ou may pay \"\[?((?:\"[^\"]{1,60}\"|[^\"\]]){5,200})\]?(?: ?(-) ?(cards? with [a-z ]{5,40}))?\" "
    r"as the cost for stride"
)

_WOULD: Final = (
    r"(?:when your opponent would call|while your opponent calls)(?: cards| units| guardians)?"
    r" from (?:your|their) hand(?: to GC)?"
)
_MUST: Final = r"they must call (two|three) or more (?:cards )?at the same time"
_ITS_BATTLES: Final = r"(?:for|during) the battle (?:that )?that unit attacked (?:during )?this turn"


def _made_to_call(group: int) -> str:
    """What a unit has for a turn in whose battles the opponent must call so many at the same time."""
    must = rf"your opponent must call \{group} or more at the same time"
    return rf'"CONT (VC/RC): During the battle this unit attacked, {must}." until end of turn'


SAID_OTHERWISE: Final = rewordings(
    (r"\bwith \"([LG]B\d)\"", r"with \1"),
    # words that are lost, or stand twice
    (rf"\bwith ({_SAID_OF_CARDS}) (?={_WHERE})", r"with \1 in its card name "),
    (
        (
            rf"\b(search your deck for up to \w+ (?:card|cards) named {_SAID_OF_CARDS}(?: or {_SAID_OF_CARDS})*) "
            r"from your deck(?=,)"
        ),
        r"\1",
    ),
    (r"\b(call (?:it|that card)) from the bind zone (?=to\b)", r"\1 "),
    (r"\bcall this card from your soul (?=to\b)", "call this card "),
    (r"\bride it on your VC(?=,)", "ride it"),
    (r"\bput this card into (?:the )?hand(?=\.)", "put this card into your hand"),
    (r"(?<=\bfrom your hand)( into)(?= soul\b)", r"\1 your"),
    (r"\b(put it into) soul\b", r"\1 your soul"),
    (r"\b(on the bottom of) the (?=deck in any order\b)", r"\1 your "),
    (r"\buntil the end of (?=that battle\b)", "until end of "),
    (r"\b(your (?:drop|damage) zone|your soul|was put|were put|was called) during this turn\b", r"\1 this turn"),
    (r"\b([Dd]uring|in) (?:each|the) (?=(?:battle|main) phase\b)", r"\1 a "),
    (r"\b(attacked|hits|attacks) the vanguard\b", r"\1 a vanguard"),
    (r"\bboosts your (?=vanguard with\b)", "boosts a "),
    (r"\b([Ww]hen (?:it|this unit) is attacked by) your opponent's (?=(?:vanguard|rear-guard)\b)", r"\1 a "),
    (r"\bthe battle that (your [^.,\"]{2,40}) attacks (?=a vanguard\b)", r"the battle that \1 attacked "),
    (r"\b(on|to) a (?=RC\b(?! with a| in_))", r"\1 "),
    (r"\b([Ii]s placed on) your (?=VC\b)", r"\1 "),
    (r"\bthe engorged ability\b", "the engorge ability"),
    (r"\bdue to the effects of your card\b", "due to the effect of your card"),
    (r"\b([Cc]annot stand) on (?=your opponent's next stand phase\b)", r"\1 during "),
    (r"\b(?<=and )you heal (?=a card\b)", "heal "),
    (
        r"\b[Yy]our opponent cannot stand their rear-guards (?=during\b)",
        "all of your opponent's rear-guards cannot stand ",
    ),
    (r"\bgets \"Triple Drive\"(?! )", "gets Triple Drive!!!"),
    # what stands elsewhere
    (r"\b(is placed|is put) from your hand to GC\b", r"\1 on GC from your hand"),
    (r"\bis returned from RC to your hand\b", "is returned to your hand from RC"),
    (r"\bcall them as rest to separate RC\b", "call them to separate RC as rest"),
    (r"\b([Bb]ind) one card face up from the top of your deck\b", r"\1 the top card of your deck face up"),
    (rf"\beach card named ({_SAID_OF_CARDS}) face up in (?=your\b)", r"each face-up card named \1 in "),
    (
        r"^[Dd]uring (the battle that your vanguard was attacked), (when this unit is placed on GC)(?=,)",
        r"\2 during \1",
    ),
    (
        (
            r"\b([Cc]hoose (?:up to )?\w+) (cards?|units?) from (your (?:[\w ]+?)) "
            r"with (different grades|different card names)\b"
        ),
        r"\1 (of \4) \2 from \3",
    ),
    (
        r"\b(up to \w+) (units) (with \"[^\"]{1,40}\" in (?:its|their) card names?) from (?=your front row\b)",
        r"\1 \2 \3 in ",
    ),
    # the same in other words
    (
        r"\b[Ii]s put into the drop zone from your hand for the cost of stride\b",
        "is discarded from your hand for the cost of stride",
    ),
    (r"\b(discarded from your hand) as the cost (?:for|of) stride\b", r"\1 for the cost of stride"),
    (r"\bis placed on VC and rides (?=a\b)", "is placed on VC by riding "),
    (r", and your vanguard is legion(?=,)", ", if your vanguard is legion"),
    (r"^(When your unit attacks a vanguard), and it is (the \w+ battle)", r"\1, if it is \2"),
    (
        r"\bif all of your opponent's vanguard and rear-guards are rest\b",
        "if all of your opponent's vanguards and rear-guards are rest",
    ),
    (r"\bif you have a vanguard or rear-guards\b", "if you have a vanguard or rear-guard"),
    (
        r"\bthe number of rear-guards on your field is less than your opponent's\b",
        "the number of rear-guards you have is less than your opponent's",
    ),
    (r"\bby your opponent's card abilities\b", "by your opponent's card's abilities"),
    (r"\b([Ss])tand and dominate (?=that unit\b)", r"\1tand it, dominate "),
    (
        r"\bthis unit can attack vanguards from the back row, and gets (power \+\d+)",
        r"this unit gets \1 and can attack vanguards from the back row",
    ),
    (r"\bthey chooses\b", "they choose"),
    (r"\breturned?\. and\b", "returned, and"),
    (
        (
            r"\b(if your opponent's vanguard is grade \d), deal it (?=(?:one|two|\d) damage\b)([^.]*)\. "
            r"If it is a (grade \d or greater) card\b"
        ),
        r"\1, deal \2 to your opponent's vanguard. If your opponent's vanguard is \3",
    ),
    (
        (
            r"\b([Ii]f you have a) (?:unit|rear-guard) on your RC (with the same card name as your) "
            r"(?=[^.,\"]{0,20}vanguard,)"
        ),
        r"\1 rear-guard \2 ",
    ),
    (r"(?<=, )([-+]\d+) instead of ([-+]\d+)(?=\.$)", r"it gets power \1 instead of \2"),
    (r"(?<=, )power ([-+]\d+) instead of ([-+]\d+)(?=\.$)", r"it gets power \1 instead of \2"),
    (r"\bthe rest of the revealed cards\b", "the rest"),
    (
        (
            r"(\b[Cc]hoose one of your [^.,]{3,60}, (?:look at|reveal) [^.]{5,120}\bwith the same card name as )"
            r"that unit\b"
        ),
        r"\1the unit chosen with this effect",
    ),
    (
        r"(\bwith the same card name as the (attacking|boosted) unit\b[^.]{0,60}?, and )that unit (?=gets?\b)",
        r"\1the \2 unit ",
    ),
    (r"\ball the cards discarded are of the same name\b", "all the cards discarded have the same card name"),
    # what else may be paid for a stride
    (rf"{_STRIDE_COST} of your (?=G unit )([^.]{{3,60}})\.", r"this unit lets you stride a \4 by paying [\1 \2 \3]."),
    (rf"{_STRIDE_COST}\.", r"this unit lets you stride by paying [\1 \2 \3]."),
    # so many instead of one
    (
        r"\b([Cc]all up to) one (Plant) token to RC\. (If [^.,]+), call up to two Plant tokens instead of one\.",
        r"\3, \1 two \2 tokens to RC but otherwise \1 one \2 token to RC.",
    ),
    (
        r"\bstand one of (your front row rear-guards)\. (If [^.,]+), stand two rear-guards instead of one\.",
        r"\2, stand two of \1 but otherwise stand one of \1.",
    ),
    (
        (
            r"\bchoose one of (your opponent's rear-guards), and retire it\. (If [^.,]+), "
            r"choose two rear-guards instead of one\."
        ),
        r"\2, do (choose two of \1, and retire them) but otherwise choose one of \1, and retire it.",
    ),
    # "put one into your hand": of the cards of which the text speaks
    (
        (
            r"\b(reveal|search for) (up to two [^.]{3,90} from among them, (?:reveal them, )?)"
            rf"put (up to )?one {_OF_THEM}into your hand, (?:put |and put )?(up to )?one {_OF_THEM}into your "
            r"(soul|drop zone)"
        ),
        r"\1 \2put \3one card from among them into your hand, put \4one card from among them into your \5",
    ),
    # two cards that pay, each of its own
    (
        rf"\[([^\[\]]*?)[Cc]hoose ({_PAYS}), ({_ALSO_PAYS}),? and ({_ALSO_PAYS}) {_PAID_OFF}",
        r"[\1Choose \2 \5 \6, and \7 & choose \3 \5 \6, and \7 & choose \4 \5 \6, and \7]",
    ),
    (
        rf"\[([^\[\]]*?)[Cc]hoose ({_PAYS}) and ({_ALSO_PAYS}) {_PAID_OFF}",
        r"[\1Choose \2 \4 \5, and \6 & choose \3 \4 \5, and \6]",
    ),
    # gauges of units: what has to be discarded, and what pays together with a card of the hand
    (r"\b(discard a gauge equipped to this unit)\. If you cannot,", r"\1. If you do not,"),
    (r"\[(discard a card from your hand) and (one of this unit's (?:equip|divine) gauges?)\]", r"[\1 & discard \2]"),
    (
        r"\b(is put into the drop zone\b(?:(?!choose)[^.\"]){0,90}, call) the card that was put into the drop zone\b",
        r"\1 that card",
    ),
    (r"\b(your opponent chooses (?:a|one) card from their hand), discard it\b", r"\1, and discards it"),
    # guardians that are called several at a time, in the battles of a unit or in this turn
    (rf"\band {_WOULD} for the battle this unit attacked this turn, {_MUST}", f"and this unit gets {_made_to_call(1)}"),
    (
        rf"(\b[Cc]hoose one of your [^.,]{{3,60}}), {_ITS_BATTLES}, {_WOULD}, {_MUST}",
        rf"\1, and it gets {_made_to_call(2)}",
    ),
    (
        rf"(\b[Cc]hoose one of your (?:\"[^\"]{{1,60}}\"|[^.,\"]{{3,60}})), and {_WOULD} {_ITS_BATTLES}, {_MUST}",
        rf"\1, and it gets {_made_to_call(2)}",
    ),
    (
        rf"^(During the battle (?:that )?(?:it|this unit) attacked[^.]{{0,200}}), {_WOULD}, {_MUST}",
        r"\1, your opponent must call \2 or more at the same time",
    ),
    (rf"\b{_WOULD} this turn, {_MUST}", r"until end of turn, your opponent must call \1 or more at the same time"),
    # of one name, in one place or in another
    (
        r"\bif you have (a (?:card )?(?:with )?\"[^\"]{1,60}\"(?: in its card name)?) on your VC or in your soul\b",
        r"if either you have \1 on your VC, or you have \1 in your soul",
    ),
    # so many, of which no two have a name in common
    (
        r"\byou have (\w{3,5}) units (with \"[^\"]{1,60}\") in their different card names\b",
        r"the number of your units \2 in their card names with different card names is \1 or more",
    ),
    # one card of each grade
    (
        r"\bup to one grade (\d) and grade (\d) cards?\b(?= with| from|,)",
        r"up to two (of different grades) grade \1 or \2 cards",
    ),
    (
        r"\bup to one grade 2,? grade 1,? and grade 0 cards?\b",
        "up to three (of different grades) grade 2 or less cards",
    ),
    (
        r"\bup to one grade 0,? grade 1,? grade 2,? and grade 3 ([A-Z][A-Za-z ]{2,20}) (?=from\b)",
        r"up to four (of different grades) grade 3 or less \1 cards ",
    ),
)
"""Rewordings after the spelling is settled."""
