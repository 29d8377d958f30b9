"""How Vanguard's print is spelt, and how the card language spells the same: what words and marks become."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_MUST_CALL: Final = (
    r"when your opponent would call (?:(?:cards|units) )?(?:to GC )?from (?:(?:their|your) )?hand(?: to GC)? "
    r"for the battle (this|that) unit attacked(?: this turn)?, they must call (\w+) or more at the same time\."
)
_CALLS: Final = (
    '"CONT (VC/RC): During the battle this unit attacked, your opponent must call LEAST or more at the same time.".'
)

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

_THIS_DOES: Final = (
    r"\b(?:[Ww]hen (?:(?:this unit|it)(?: attacks| intercepts| is placed| is boosted|'s attack (?:hits|does not hit))"
    r"|its attack (?:hits|does not hit)|placed)"
    r"|[Aa]t the end of the battle (?:that )?(?:this unit|it) attacked)\b[^.,\"\[\]]{0,80}, "
)
_BESIDES: Final = (
    r"(?:(?:\[[^\[\]\"]{1,120}\]|you may pay the cost\. If you do|you may|draw (?:a|one|two|three) cards?"
    r"|(?:Soul|Counter)[- ]Charge \d+"
    r"|if (?!(?:it|they|that|those|your vanguard|your opponent's vanguard)\b)[^.,\"\[\]]{1,100})"
    r"(?:, and |, ))*"
)
"""What may stand between a trigger that speaks of this unit and an "it" that still means this unit."""

_STILL_THE_NUMBER: Final = (
    (
        r"\b([Ii]f) (the number of [^.,\"]{3,80}) (is \w+ or (?:more|less),(?:(?!\b[Tt]hen, if )[^.\"]){3,120}), "
        r"then, if it is (?=\w+ or (?:more|less),)"
    ),
    r"\1 \2 \3, then, if \2 is ",
)
"""Of a number that is compared again, print says "it"."""

_REVEALED_OUT_OF_DECK: Final = (
    r"\b[Rr]eveal \w+ cards from the top of your deck\b(?:(?!\b(?:reveal|look|choose)\b)[^\"])*?\b(?:put|call) "
)
"""Where "the revealed cards" are all that the text has shown."""

_STATES: Final = "blazing|charging|engorged|hollowed|successful|in harmony"
_IN_STATES: Final = (
    (
        rf"\b[Ww]hen this unit is ({_STATES}) and (attacks[^.,\"\[\]]{{0,30}}),",
        r"When this unit \2, if this unit is \1,",
    ),
    (
        rf"\b[Ww]hen this ({_STATES}) unit (attacks|is (?:retired|put)\b)([^.,\"\[\]]{{0,120}}),",
        r"When this unit \2\3, if this unit is \1,",
    ),
    (rf"(, if this unit is (?:{_STATES}),) if\b", r"\1 and if"),
)
"""What a trigger says of the unit with the ability is asked of it when that triggers."""

SPELT: Final = rewordings(
    (r"\[COST\]\s*(?=\[)", ""),
    (r"\b((?:[Rr]eveal|reveals) (?:it|them|that card)) to your opponent\b", r"\1"),
    (
        r"\b((?:put|call) (?:up to )?(?:a|\w+) (?:[\w<>-]+ ){0,4}cards?) (into your \w+(?: zone)?) from among them\b",
        r"\1 from among them \2",
    ),
    (
        r"\b(put (?:up to )?(?:a|one) <[^<>]{1,40}>) (into your \w+(?: zone)?) from among them\b",
        r"\1 from among them \2",
    ),
    (r"\b[Cc]all all ([^.,]{3,60}) to GC at rest from among them\b", r"call all \1 from among them to GC as rest"),
    (
        (
            r"\b((?:up to )?(?:a|one|two|three|four|five) grade \d(?: or (?:less|greater))?)"
            r"(?=, reveal| with \"[^\"]+\" in its card name, reveal)"
        ),
        r"\1 card",
    ),
    (rf"({_REVEALED_OUT_OF_DECK})((?:up to )?one) of the revealed cards\b", r"\1\2 card from among them"),
    (
        rf"({_REVEALED_OUT_OF_DECK})(up to (?:two|three|four|five)|any number) of the revealed cards\b",
        r"\1\2 of the cards from among them",
    ),
    (r"\b(up to \w+|any number) of the cards from among them\b", r"\1 cards from among them"),
    (r"\b[Yy]ou cannot (normal )?ride this card\b", r"this card cannot be \1ridden"),
    (r"\ball of your opponent's trigger effects\b", "your opponent's trigger effects"),
    (r"\bwith the same name as (?=each of those\b)", "with the same card name as "),
    *_IN_STATES,
    _STILL_THE_NUMBER,
    _STILL_THE_NUMBER,
    (r"(?<=\w\")(?=[a-z])", " "),
    (r"\b(Counter|Soul)[- ]?(Blast|Charge)(\d)", r"\1 \2 \3"),
    (r"\[(\[(?:Counter|Soul)[- ](?:Blast|Charge) \d+\])\]", r"\1"),
    (r"(?<=\d)\]\](?=,)", "]"),
    (r"\bface-down (?=all of the cards in your damage zone\b)([^,]*)", r"turn \1 face down"),
    (r"\bshuffle the deck\b", "shuffle your deck"),
    (r"\[?\b((?:Soul|Counter)[- ]Charge \d+)\]? for each of (your [^.,\"\[\]]{1,60})(?=[.,])", r"for each of \2, \1"),
    (
        r"\b[Aa]ll (?:of )?the units (with \"[^\"]{1,40}\" in their card names) on your VC and RC\b",
        r"all of your vanguards and rear-guards \1",
    ),
    (r"(?<= from your drop zone on the bottom of )the (?=deck\b)", "your "),
    (r"(?<![Aa]ll )(?<![Aa]ll of )\byour opponent's units (?=cannot intercept\b)", "all of your opponent's units "),
    (r"\b([Ww])hen an attack by another of your ([^.,\"]{1,60}?) (?=hits\b)", r"\1hen the attack of your other \2 "),
    (
        r"\b([Aa]t the end of the battle that your [^,.\"]{2,40}?)'s attack did not hit, ",
        r"\1 attacked, if the attack did not hit during that battle, ",
    ),
    (r"\b([Ww])hen a locked card is unlocked\b", r"\1hen any player's locked card is unlocked"),
    (r"\b[Ll]ock that unlocked card\b", "lock that card"),
    (r"\bWhen put into your soul during your turn(?=,)", "When this unit is put into your soul during your turn"),
    (r"\b(the battle (?:it|this unit) boosted )(?=\")", r"\1a unit named "),
    (r"\bforce (?=markers?\b)", "Force "),
    (r"\b((?:Counter|Soul)[- ]Blast \d+)\]? ?(?=(?:\"[^\"]+\"|other cards)\])", r"\1 - "),
    (r"\bbattle (or more )?of (?:this|the) turn\b", r"battle \1of that turn"),
    (r"\bbattle or more of that turn\b", "battle of that turn or more"),
    (r"\bat the end of this turn\b", "at the end of that turn"),
    (
        r"\bdiscard (the top card|the top \w+ cards|\w+ cards from the top) of your deck\b",
        r"put \1 of your deck into your drop zone",
    ),
    # "it" is the unit that does something, and not the one that it attacks, or what it pays with
    (rf"({_THIS_DOES}{_BESIDES})it (?=(?:gets?|gains?)\b)", r"\1this unit "),
    (rf"({_THIS_DOES}{_BESIDES})stand it\b", r"\1stand this unit"),
    # and so it is where an "if" that speaks of this unit comes first, whatever was paid with
    (
        (
            r"((?:^|\] )If this unit(?:'s| has| is)\b[^.,\"\[\]]{1,80}, (?:until end of [^.,\"]{1,20}, )?)"
            r"it (?=(?:gets?|gains?)\b)"
        ),
        r"\1this unit ",
    ),
    # what is done as well is done once, whatever a number grows by
    (
        (
            r"\bfor each of ([^.,\"]{3,80}), (this unit gets power [+-]\d+) "
            r"(until end of (?:turn|that battle))(?=, and put\b)"
        ),
        r"\2 for each of \1 \3",
    ),
    # whether what is put off was done is asked when it is done
    *(
        (rf"(\b[Aa]t the end of that (?:battle|turn), [^.\"]*\b{deed}\b[^.\"]*)\. If {done}\b", rf"\1, and if {done}")
        for deed, done in (("call", "you called"), ("put", "you put it"), ("return", "it was returned"))
    ),
    (r"(?<= of your deck into your drop zone\. If you) discarded\b", " put"),
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
    (r"\b([Tt]hey) does\b", r"\1 do"),
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
        r"cannot normal call \1 from their hand to GC",
    ),
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
    (r"\. If you looked,", ". If you do,"),
    (r"\bthe remaining cards(?: looked at)?(?= (?:into|on|in)\b)", "the rest"),
    (r"\b(search your deck for [^.]{3,90}), discard (it|them)\b", r"\1, put \2 into your drop zone"),
    # what the opponent must do while a unit attacks is an ability that it has until then
    (
        rf"\buntil end of turn, this unit gets (\w+ \+\d+), and {_MUST_CALL}",
        r"until end of turn, this unit gets \1 and " + _CALLS.replace("LEAST", r"\3"),
    ),
    (
        rf"\buntil end of turn, {_MUST_CALL}",
        r"until end of turn, \1 unit gets " + _CALLS.replace("LEAST", r"\2"),
    ),
    (r"\ba heal\b(?! trigger)", "a heal trigger"),
    (r"\b((?:up to )?one) heal (?=from\b)", r"\1 heal trigger "),
    (r"\bor drop\b(?! zone)", "or drop zone"),
    (r"\bfrom G zone\b", "from your G zone"),
    (r"\b[Ss]tand and dominate (it|them)\b", r"stand \1, dominate \1"),
    (
        r"(?<!\battack the unit )\bin the (back|front) row of the same column(?! as)",
        r"in the \1 row in the same column as this unit",
    ),
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
    (r"\bput from your soul into (the|your) (drop zone|hand|damage zone)\b", r"put into \1 \2 from your soul"),
    (r"\bis put on GC(?= from\b)", "is placed on GC"),
    (r"\b(gets?|gains?|loses?) \"(Twin Drive!!|Triple Drive!!!)\"", r"\1 \2"),
    (r"(?i)\b((Twin|Triple) Drive!+)\[\2 Drive!*\]", r"\1"),
    (r"(\bgets? \"[^\"]{10,300}\"), and (?=(?:power|critical|drive|shield) [-+]\d)", r"\1 and "),
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
    (r"(?<!put into your drop zone )(?<!put into drop )\bfrom soul\b", "from your soul"),
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
