"""How sentences go on, and what is said of all players, or of what an opponent's cards do."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_DOING: Final = r"(?:(?:the|an) (?:effect|ability) of )?(?:one of )?your opponent's"
_OR_OF_CREATURES: Final = (
    r"or (?:(?:an )?ability of (?:(?:one of )?your opponent's creatures?|a ?creature)|creature ability)"
)
_BOTH_KINDS: Final = (
    rf"spells {_OR_OF_CREATURES}|spell effect {_OR_OF_CREATURES}|creatures(?: abilities)? or spells|spells or creatures"
)
"""How print names what an opponent's cards do: the effects of their spells, and the abilities of creatures."""

_OF_NOTHING_BEFORE: Final = r"(?:(?!\b(?:it|its|that|them|those|way|do)\b)[^.\"])+(?=\.|$)"
"""A sentence that speaks of no card that was spoken of before it."""

SENTENCES: Final = rewordings(
    # of several cards print would not say "it"
    (
        (
            r"\b(would (?:be destroyed|leave)[^.,]{0,20}, put all cards under this creature into [^.,]{5,30}, "
            r"(?:and|then|and then) (?:add|put|return)) it\b"
        ),
        r"\1 this creature",
    ),
    # a shield has no other owner
    (r"(?<=would break a shield, your opponent puts )it (?=into (?:their|his) graveyard instead\b)", "that shield "),
    # what an opponent is about to put
    (
        r"\b(your opponent would put an? [^.,]{3,40}?) into the battle zone (that [^.,]{3,60}),",
        r"\1 \2 into the battle zone,",
    ),
    (
        (
            r"\b(your opponent would put [^.]{3,100}, )(?:your opponent|they) puts? (?:it|that \w+) in(?:to)? "
            r"their (graveyard|mana zone) instead\b"
        ),
        r"\1put it into its owner's \2 instead",
    ),
    (r"(?<=\bturn, )if (?=your opponent would put\b)", "when "),
    (
        r"\b([Ff]or each [^.,]{3,80}, choose (?:one|a) [^.,]{3,80})\. (?:That (?:creature|card)|It) (gets|can't)\b",
        r"\1, and it \2",
    ),
    (r"\bIf so,", "If you do,"),
    (r"\b([Yy]ou may (?:un)?tap this (?:creature|card)) to (?=(?:stop|change) the attack\b)", r"\1. If you do, "),
    (r"^This creature's attack target can't be changed\.$", "This creature can't have its attack target changed."),
    (r"\b(for each card linked (?:with|to)) (?:this one|it)\b", r"\1 this creature"),
    # 508.1, 510.2: as all that is tapped
    (r"\b(stop the attack)\. If you do, no battle happens\. However, both creatures remain tapped\.", r"\1."),
    (r"\bonly the top card leaves the battle zone (?=instead\.)", "only its top card leaves "),
    # a card that is shown if it is of a kind is the one with which something may be done then
    (
        (
            r"\b(If (?:it's|it is|that card is) an? [^.,]{3,40}, )(?:show (?:it|that \w+) to your opponent|reveal it)"
            r"\. You (?=may (?:put|add|return|cast|use) (?:it|that \w+)\b)"
        ),
        r"\1reveal it, and you ",
    ),
    # what follows on something that is done for each card is done once
    *(
        (rf"(\b[Ff]or each [^.:\"]*)\. Then,? {verb}(?= {_OF_NOTHING_BEFORE})", rf"\1. {verb.capitalize()}")
        for verb in ("choose", "destroy", "discard", "draw", "look", "put", "return", "tap", "untap", "your")
    ),
    # a deck that was searched is shuffled in any case
    (r"(?<=\. )(If you do, [^.]*)\. Then shuffle your deck\.", r"\1. Shuffle your deck."),
    (
        r"(\b[Ii]f you win, ?[^.]*\bof your deck until you reveal [^.]*\. You may [^.]*\. )Then shuffle your deck\b",
        r"\1If you win, shuffle your deck",
    ),
    (r"\bthen, (?=[a-z])", "then "),
    (
        (
            r"\byou may (?:add|put|return) ([^.]{1,40}?) (?:in)?to your hand instead\. "
            r"You can't use (?:the )?['\"]?shield trigger['\"]?(?: abilit(?:y|ies) of (?:that|those) shields?)?\.?"
        ),
        r"you may put \1 into your hand without using shield triggers instead.",
    ),
    (
        r"\b[Nn]either player (?:may|can) use (?:the )?\"?shield trigger\"? abilities\b",
        "players can't use shield triggers",
    ),
    (r"\b(?:gets?|has|have) \"[Tt]his creature (can't [^\"]{1,60}?|attacks if able)\.?\"", r"\1"),
    (r"\bis discarded from your hand\b", "is discarded"),
    (rf"\b(?:by|due to) {_DOING} (?:{_BOTH_KINDS})(?=,)", "by your opponent's spell or creature"),
    (
        r"\b(?:by|due to) (?:(?:the|an?) (?:effect|ability) of )?(?:one of )?(?:your|an) opponent's spells?(?=,)",
        "by your opponent's spell",
    ),
    (r"\bby the effect of one of your opponent's cards(?=,)", "by your opponent's effect"),
    (r"\b[Nn]o ?(?:one|body) (?:may|can)\b", "players can't"),
    (r"\bcan't attack your opponent(?=\.|,| unless\b)", "can't attack players"),
    (r"^(This creature gets [+-]\d+ power) (during your opponent's turn)\.$", r"\2, \1."),
    (
        r"\bonly the top card leaves the battle zone instead \([Ss]eparate the other cards[^()]{0,40}\)",
        "only its top card leaves and the other cards separate instead",
    ),
)
