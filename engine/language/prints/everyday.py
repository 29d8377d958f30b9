"""Everyday words for what card languages say in others: whose cards, how long, how many, and "this" by itself.

They are of games whose cards are typed alone, and stand before the words of each of these games.
"""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings
from engine.language.prints.typed_text import NOT_BOTH, THEY_DO

_CARDS: Final = r"(?:members?|characters?|gates?|cards?|tactics|events?)"
_DEED: Final = r"(?:[Rr]eturn|[Rr]est|[Ss]tand|[Dd]rop|[Ss]tock|[Pp]urge|[Dd]iscard|[Rr]eveal|[Pp]ut|[Dd]eploy|[Ss]et)"
_OTHERS: Final = r"(?:[\w<>-]+ ){0,3}?"
_THEIRS: Final = r"\b([Tt]his (?:member|character|card|unit))'s (power|AP|aura|limit|turn cost|cost)"
_DEEDS: Final = (
    r"(?:Draw|Choose|Rest|Stand|Stock|Drop|Put|Return|Discard|Destroy|Search|Look|Synthesis|This|Your opponent|You may)"
)
_NUMBER: Final = r"(?:an?|one|two|three|four|five|\d)"
_DETAILS: Final = r"(?:with [^.,\"]{3,40}?)"

THIS_DOES: Final = (
    r"(?:(?:combi[- ])?attacks?|is (?:set|deployed|rested|covered|put)|gets?|gains?|loses?|wins?|defends?|comes|enters"
    r"|leaves|would)"
)
"""What stands behind a "this" that is a card in play."""

_LIMIT: Final = r"\b([Yy]our(?: opponent's)? (?:attack|trance|trance change|level|hand) limit)"

_WITH: Final = (
    r"([^.,\"\[\]]{2,60}?) (?:with|for) (?=(?:it|this (?:card|character|member)|that (?:card|character|member)|another"
    r"|one of|two|three|[2-9]|all|the top card|an? (?:[\w<>-]+ ){0,3}?(?:card|character|member|gate))\b)"
)
"""Two things that change places, before the second of them."""

EVERYDAY: Final = rewordings(
    (
        (
            r"(?<!with )(?<!has )(?<!is )\b(level|cost|turn cost) (\d+)"
            r"( or (?:less|lower|fewer|below|more|higher|greater|above))? "
            rf"({_OTHERS}(?:cards?|members?|characters?|Logicalists?|Foreigners?|Tranceunions?))\b(?! with\b)"
        ),
        r"\4 with \1 \2\3",
    ),
    (
        r"^([Ww])hen(?:ever)? ([^.,:\"]{3,60}?) during (your (?:opponent's )?(?:turn|main phase|battle phase))(?=,)",
        r"During \3, when \2",
    ),
    (r"\b([Ii]f it) had (?=(?:no )?soul\b)", r"\1 has "),
    (rf"\b(?:swap|exchange|trade) {_WITH}", r"swap \1 and "),
    (rf"\b(?:Swap|Exchange|Trade) {_WITH}", r"Swap \1 and "),
    # when
    (rf"^({_DEEDS} [^.,:\"]{{1,80}}?) (when(?:ever)? (?:this|your|you|an?)\b[^.,\"]{{3,80}}?)\.?$", r"\2, \1"),
    (r"^((?:[Ww]hen(?:ever)?|If|While|As long as) [^.,:\"]{3,80}): (?=\S)", r"\1, "),
    (
        (
            r"\b((?:gets?|gains?|loses?|cannot|can't) "
            r"(?:(?!\b(?:deployed|tranced|was|were|has|have|until)\b)[^.,\"]){3,40}?) "
            r"(?:for )?this (turn|battle)(?=[.,]|$| and\b)"
        ),
        r"\1 until end of \2",
    ),
    (r"^(?:On|During) (your (?:opponent's )?turn)(?:,|:)? (?=[\w<+-])", r"During \1, "),
    (r"\b([Aa]t the (?:end|beginning|start) of) each of (your(?: opponent's)?) turns\b", r"\1 \2 turn"),
    (r"^(While) (?=(?:attacking|covering|defending|resting|in battle),)", r"\1 this card is "),
    (
        r"^[Tt](his (?:card|character|member) (?:gets|cannot) [^.,\"]{2,60}) during (your (?:opponent's )?turn)\.?$",
        r"During \2, t\1",
    ),
    (
        (
            rf"^{NOT_BOTH}[Tt](his (?:card|character|member) (?:gets|has|gains|cannot) [^.,\"]{{2,60}}) "
            r"(?:as long as|while|if) it (is|has) ([^.,\"]{2,60})\.?$"
        ),
        r"If this card \2 \3, t\1",
    ),
    (r"\b([Ii]f) there (?:are|is) (?=[^.,\"]{1,40} in your\b)", r"\1 you have "),
    (r"\b([Ii]f you do) (?!not\b|so\b)(?=[a-z])", r"\1, "),
    (r"\b([Cc]hoose [^.,:\"]{3,60}): (?=(?:it|they)\b)", r"\1, and "),
    (r"^(?=[Cc]an(?:'t|not| not)\b)", "This card "),
    (
        r"^((?:During|If|While|As long as) [^.\"]{5,100}?, )(?=[+-]\d)",
        r"\1this card gets ",
    ),
    (r"^([Tt]his card) [Cc]an(?:'t|not| not)\b", r"\1 cannot"),
    # whose they are
    (
        (
            rf"\b([Yy]our opponent)s "
            rf"(?={_OTHERS}(?:{_CARDS}|hand|deck|turn|level|stock|drop zone|discard pile)\b)"
        ),
        r"\1's ",
    ),
    (r"\b([Ww]hen(?:ever)?) an? (?:your )?opponent's (?=\w)", r"\1 your opponent's "),
    (
        rf"\b((?:up to )?{_NUMBER}) ({_OTHERS}(?:member|character|gate)s?)((?: {_DETAILS})?) of your opponent\b",
        r"\1 of your opponent's \2\3",
    ),
    (r"\b(one|a|an|1) (of your opponent's (?:[\w<>-]+ ){0,3}?(?:member|character|gate))\b", r"one \2s"),
    (
        rf"\b(?:an?|one|1) ({_OTHERS}(?:gate|member|character)) of yours (?=would\b)",
        r"your \1 ",
    ),
    (rf"(?<![Ww]hen )\b(?:an?|one|1) ({_OTHERS}(?:gate|member|character)) of yours\b", r"one of your \1s"),
    (rf"\b([Ii]f|[Ww]hen) one of your ({_OTHERS}(?:gate|member|character))s would\b", r"\1 your \2 would"),
    (
        (
            rf"((?:^|: |, ))([Oo]ther )?({_OTHERS}(?:members|characters)) (?:that )?you (?:control|have) "
            r"(?=gets?\b|gains?\b|cannot\b|can't\b)"
        ),
        r"\1all of your \2\3 ",
    ),
    (r"^[Oo]pponents?'s? (?=\w)", "Your opponent's "),
    (rf"^[Oo]pponents? (?={THEY_DO}\b)", "Your opponent "),
    (r"\b(?:his or her|his/her|her or his)\b", "their"),
    (
        rf"\b([Yy]our opponent) chooses ({_NUMBER} cards?) (?:from|in) their hand,? and discards (?:it|them)\b",
        r"\1 discards \2",
    ),
    (r"\b([Yy]our opponent|[Ee]ach player) must (discard|draw|rest|drop|stock|choose)\b", r"\1 \2s"),
    # whole hands, and zones of which nothing is said
    (r"\b([Ss]huffle|[Ll]ook at) (your(?: opponent's)?) hand\b", r"\1 all cards in \2 hand"),
    (r"\b(from) (hand|deck|stock|drop zone|discard pile)\b", r"\1 your \2"),
    (r"\b(from your [\w ]{4,12} to) hand\b", r"\1 your hand"),
    (r"\b([Aa]ny number) of (?=(?:[\w<>-]+ ){0,2}cards?\b)", r"\1 "),
    # this card
    (rf"\b({_DEED} this)(?= (?:to|into|from|and|on)\b|[,.:&\]]|$)", r"\1 card"),
    (
        r"\b([Ii]f) your opponent has more ([^.,\"]{3,40}?) than you(?=,| and\b)",
        r"\1 you have fewer \2 than your opponent",
    ),
    (
        r"\b([Ii]f) your opponent has (?:fewer|less) ([^.,\"]{3,40}?) than you(?=,| and\b)",
        r"\1 you have more \2 than your opponent",
    ),
    (r"\b([Yy]ou) control (?=(?:an?|another|no|one|two|three|four|\d|more|fewer)\b)", r"\1 have "),
    (r"\b([Yy]our opponent) controls (?=(?:an?|another|no|one|two|three|four|\d|more|fewer)\b)", r"\1 has "),
    (r"\b([Rr]eturn (?:one|two|\d|up to \w+|an?) of your (?!opponent)[^.,\"]{3,40}?) to hand\b", r"\1 to your hand"),
    # how long
    (
        r"\buntil (?:(?:the )?(?:beginning|start) of your next turn|your next turn(?: (?:begins|starts))?)(?=[,.)]|$)",
        "until the beginning of your next turn",
    ),
    (r"\buntil your opponent's next turn ends\b", "until end of your opponent's next turn"),
    # how many
    (r"\b(\d)\+(?= [a-z])", r"\1 or more"),
    (rf"{_LIMIT} (?:is increased by |gets |grows by )?\+? ?(\d)\b", r"\1 grows by +\2"),
    (rf"{_LIMIT} (?:is (?:reduced|decreased) by (?=\d)|(?:gets |grows by )?-)(\d)\b", r"\1 grows by -\2"),
    (
        r"\b([Ff]or each) (other )?((?:<\d+> |[a-z]+ )?(?:member|character)) you (?:have|control)\b",
        r"\1 of your \2\3s",
    ),
    (r"\b([Dd])iscard (?:1|one)(?=[.,\]:]|$)", r"\1iscard a card"),
    (r"\b([Dd])iscard (\d|two|three|four|five)(?=[.,\]:]|$)", r"\1iscard \2 cards"),
    (r"\b(has|with) (\d+) or (less|more|lower|higher|fewer) (power|AP|aura|limit)\b", r"\1 \4 \2 or \3"),
    (r"\b(has|with) (\d+) (power|AP|aura|limit) or (less|more|lower|higher)\b", r"\1 \3 \2 or \4"),
    (r"\b(members?|characters?|cards?) of (cost|level|turn cost) (?=\d)", r"\1 with \2 "),
    (r"\b([Yy]our opponent has [^.,\"]{1,40}cards?) in hand\b(?! than\b)", r"\1 in your opponent's hand"),
    (
        (
            r"\b([Yy]our opponent has [^.,\"]{1,40}cards?) in their "
            r"(?=(?:hand|deck|stock|level zone|drop zone|discard pile)\b)"
        ),
        r"\1 in your opponent's ",
    ),
    (r"\b(cards?) in hand\b", r"\1 in your hand"),
    (r"\b([Yy]ou have) less (?=cards\b[^.,]{0,40} than\b)", r"\1 fewer "),
    (
        (
            r"^[Ff]or (?:each|every) ((?:[\w<>'-]+ ){1,8}[\w<>'-]+),? "
            r"(this (?:member|character|card) gets [^.,\"]{3,30}?)\.?$"
        ),
        r"\2 for each \1",
    ),
    (r"\bgets ([^.,\"]{3,20}?) for every (?!\d|(?:two|three|four|five|one)\b)", r"gets \1 for each "),
    (
        r"\b([Tt]his (?:member|character|card)|[Yy]our main character)'s (power|AP|aura|limit) (?=[+-]\d)",
        r"\1 gets \2 ",
    ),
    (
        rf"{_THEIRS} is (?:reduced|decreased|lowered) by (?=\d)",
        r"\1 gets \2 -",
    ),
    (
        rf"{_THEIRS} is (?:increased|raised) by (?=\d)",
        r"\1 gets \2 +",
    ),
    (r"\balso has the trait (?=<)", "is also "),
    # what was done and seen
    (r"\b([Ii]f you) did, ", r"\1 do, "),
    (
        r"\b([Rr]eturn|[Pp]ut|[Aa]dd) (this card|this member|this character) (to|into|in) hand\b",
        r"\1 \2 \3 your hand",
    ),
    (
        (
            r"^((?:(?!\bopponent)[^\"])*?\b(?:[Rr]eturn|[Pp]ut|[Aa]dd) (?:it|them|that card|those cards) "
            r"(?:to|into|in)) hand\b"
        ),
        r"\1 your hand",
    ),
    (
        r"\b([Aa]dd|[Pp]ut) (up to )?(?:one|1)(?: card)? (?:in|into|to) your hand\b",
        r"put \2a card from among them into your hand",
    ),
    (r"\bput up to a card from\b", "put up to one card from"),
    (
        r"\b([Ll]ook at (?:the )?top [^.]{5,60}?(?:\.|,)? ?(?:[Tt]hen )?)[Cc]hoose (one|1) of them\b",
        r"\1choose a card from among them",
    ),
    (r"\b(in (?:its|their)) (names?)\b", r"\1 card \2"),
    (
        r"^((?:(?!opponent's deck)[^\"])*\bthe rest on the (?:top|bottom))(?=[.,]|$| in any order\b)",
        r"\1 of your deck",
    ),
    (
        r"^([^\"]*\bopponent's deck\b[^\"]*\bthe rest on the (?:top|bottom))(?=[.,]|$| in any order\b)",
        r"\1 of your opponent's deck",
    ),
    (
        (
            r"^(When this (member|character)\b[^.\"]*?, if (?:it|this \w+|you|your opponent)\b[^.,\"]{2,80}, )"
            r"(?=[+-]\d{3,})"
        ),
        r"\1this \2 gets ",
    ),
    (
        (
            r"^((?:\[[^\[\]\"]+\] )?When this (?:member|character)(?:(?!\bchoose|\bone of|\ball of|\bit\b|\bthey\b)"
            r"[^.\"])*?, )(?:gets? )?(?=[+-]\d{3,})"
        ),
        r"\1it gets ",
    ),
    (r"\b(from among them)(?= and \w)", r"\1,"),
)
"""What people say, and what the card languages say for it."""


_FROM_HAND: Final = r"(?: from (?:their|his or her|his|her) hand)?"
_AT_RANDOM: Final = (
    (
        rf"\b[Yy]our opponent (?:randomly discards ({_NUMBER} cards?){_FROM_HAND}"
        rf"|discards ({_NUMBER} cards?){_FROM_HAND} at random{_FROM_HAND})(?=[.,)]|$)"
    ),
    rf"\b[Yy]our opponent discards ({_NUMBER}) random( cards?){_FROM_HAND}(?=[.,)]|$)",
)


def discards_at_random(before: str, behind: str = "") -> tuple[tuple[str, str], ...]:
    """The opponent discards by chance: what stands ``before`` and ``behind`` the cards in the words of a game."""
    return tuple([(found, rf"{before} \1\2 from your opponent's hand at random{behind}") for found in _AT_RANDOM])
