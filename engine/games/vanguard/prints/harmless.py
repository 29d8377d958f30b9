"""Differences between print and its reading that are none of meaning: for the checks of readings."""

from __future__ import annotations

import re
from typing import Final

from engine.language.prints.rewording import rewordings

_SAID: Final = r"((?:[^.,]|\.(?=\")){1,99})"
_THEN: Final = (
    r"(your opponent cannot call|your opponent cannot intercept|your opponent must call"
    r"|all of your opponent's units cannot intercept|this unit gets|that unit gets|that called unit gets"
    r"|your opponent cannot boost|the (?:boosted unit|attacking unit|unit that attacked) gets|it gets|they get)\b"
)
"""How what lasts as long as something before it begins."""

_OF_ANYONE: Final = r"\bthere is (an? [^.,\"]{1,60}) in any (?:player|fighter)'s (\w+ zone|hand|soul)"

HARMLESS: Final = rewordings(
    (r"with the sum of their grades being", "with a total grade of"),
    (r"\ball fighters chooses? one of their\b", "each player chooses one of"),
    (r"\ball (?:fighters'|fighter's|players') ", "any player's "),
    (r"(?:(?<=[.,:\]] )|(?<=, and )|^)for every (?=\w+ )", "for each one for every "),
    (
        (
            r"\b((?:that (?:placed )?unit|those units|it|this unit|your vanguard"
            r"|the (?:units?|cards?) called with this effect) and (?:that|this|your|all|the chosen))\b"
        ),
        r"both \1",
    ),
    (r"\bthis unit and one of your vanguards\b", "choose one of your vanguards, and both this unit and it"),
    (r"\bone of your vanguards and this unit\b", "choose one of your vanguards, and both it and this unit"),
    (r"\b(?:this unit's|the) battle opponent's power\b", "the attacked unit has power"),
    (r"\bthe power of the battle opponent of the boosted unit\b", "the attacked unit has power"),
    (r"\bchooses cards from their hand equal to the number of cards returned, and discards them\b", "discards"),
    (r"\b(stand|return) all of (?=(?:them|those units|those cards)\b)", r"\1 "),
    (r"\ba grade less than (?:that unit|that card)\b", "with the grade of it -1"),
    (r"\bnot attacking or boosting\b", "that are not attacking, that are not boosting"),
    (r"\byour vanguard's grade is less than your opponent's(?=,)", "lesser grade than your opponent's vanguard"),
    (
        r"\byour vanguard's grade is less than or equal to your opponent's(?=,)",
        "no greater grade than your opponent's vanguard",
    ),
    (r"\bgrade less than or equal to", "no greater grade than"),
    (r"\bthe same number of cards from the top of your deck as\b", "the top"),
    (r"\bdiscard all (?:of the )?cards (?:from|in) your hand\b", "discard your hand"),
    (r"\ball of your and your opponent's (other )?", r"both all of your \1and all of your opponent's "),
    (r"(?<!of )\bthe (\"[^\"]+\" on your VC)", r"all \1"),
    (r"\bto their hand\b", "to your opponent's hand"),
    (r"\bchoose up to one of your opponent's open RC, (?=your opponent chooses a card from their hand)", "up to one "),
    (r"\b(put (?:it|them) on the bottom of) their deck\b", r"\1 your opponent's deck"),
    (r"\bif two rear-guards were not retired\b", "if you retired one or less rear-guards"),
    (r"\bif they did not rest two cards\b", "if you rested one or less cards"),
    (r"\bduring their next (end|stand) phase\b", r"in your opponent's next \1 phase"),
    (
        rf"{_OF_ANYONE} or circle\b",
        (
            r"either either you have \1 in your \2, or you have \1 in your opponent's \2, or either either you have a "
            r"locked card, or your opponent has a locked card, or either you have a deleted unit, or your opponent has "
            r"a deleted unit"
        ),
    ),
    (_OF_ANYONE, r"either you have \1 in your \2, or you have \1 in your opponent's \2"),
    (r"\bif there is a locked card\b", "if either you have a locked card, or your opponent has a locked card"),
    (
        r"\bthe number of locked cards is (\w+ or (?:more|less))\b",
        r"you and your opponent have \1 locked cards in total",
    ),
    (r"\bthe battle your vanguard attacked\b", "the battle that your opponent's unit is attacked by your vanguard"),
    (r"\bface up (in(?:to)? your G zone)\b", r"\1"),
    (r"\ba total of (?=\w+ or (?:more|less)\b)", ""),
    (r"\byour or your opponent's\b", "any player's"),
    (r"\bgrade less than", "lesser grade than"),
    (r"\bcannot be chosen n?or retired by", "cannot be chosen by your opponent, or retired by"),
    (r"\breveal (it|them|that card) to your opponent", r"reveal \1"),
    (r"\btheir(?= (?:[\w-]+ ){0,6}(?:rear-guards?|units?|vanguards?|guardians?)\b)", "your opponent's"),
    (r"\bup to the same number of", "up to"),
    (r"\bmore than your opponent's", "more than your opponent"),
    (r"\byou have more than your opponent(?=\.| until\b)", "exceed your opponent's"),
    (r"\b(attacks|attack hits|attacked|is attacked by) one of your opponent's ", r"\1 a "),
    (r"\b(opponent has [^.,]{1,60} in) their\b", r"\1 your opponent's"),
    (r"\bmay be discarded as a grade", "grade"),
    (r"(\binstead of (?:\w+ )?[-+]\d+)(?=[.,]| and\b)", r"\1 until"),
    (r"(of your opponent's deck into) the drop zone", r"\1 your opponent's drop zone"),
    (r"\b(binds? [^.,\[\]]{1,60}?) face up\b", r"\1"),
    (
        (
            r"(?:\byour opponent )?\bputs ([^.,]{1,60}) (into|on the (?:top|bottom) of) (?:their|the) "
            r"(hand|soul|drop zone|damage zone|bind zone|deck)\b"
        ),
        r"puts \1 \2 your opponent's \3",
    ),
    (r"\byour opponent (binds|retires|locks)\b", r"\1"),
    (r"\b(?:your opponent )?moves (?=it\b|them\b)", "your opponent moves "),
    (r"\ball of (your opponent's trigger effects)\b", r"\1"),
    (
        (
            r"(\byour opponent chooses [^.,]{1,80} from) their (hand|soul|drop zone|damage zone|bind zone)\b"
            r"(?!,(?: and)?(?: they)?(?: may)? discards?)"
        ),
        r"\1 your opponent's \2",
    ),
    (r", and if (?:it|that card) is not,", " but otherwise"),
    (r"\b(?:more|less) than or equal to\b(?! (?:this|that|its)\b)", "as many as"),
    (r"\bhits an opponent's (?=rear-guard|vanguard|unit)", "hits a "),
    (r"\bdraw a card for each(?: of)?\b", "draw as many cards as"),
    (r"\bthe same as or less than\b", "as many as"),
    (r"\bcan(?= attack (?:vanguards )?from the back row)", "may"),
    (r"\b((?:names|grades) (?:is|are) |with |have )(\w+ or more) different (?:card names|grades)\b", r"\1\2"),
    (r"\b(?:with )?different (?:card )?(?:names|grades?) (?=(?:is|among)\b)", ""),
    (r"\bin their (front|back) row\b", r"in your opponent's \1 row"),
    (r"\bwhen an attack (?:does|did) not hit", "when the attack of your opponent's unit does not hit"),
    (r"\bopponent's front row and back row", "opponent's front row and your opponent's back row"),
    (r"\bin total (?=from your)|(?<=zone) in total\b|(?<=soul) in total\b|(?<=hand) in total\b", ""),
    (
        (
            r"\ball (?:of )?(?:the chosen [\w-]+|the revealed cards|them|those cards|the cards discarded)"
            r"(?= (?:have|are)\b)"
        ),
        "they",
    ),
    (
        (
            r"\b((?:chooses?|search for) (?:up to )?one (?:of )?(?:their|your opponent's|your)? ?"
            r"[^.,\"]{3,60}) for each (?:of )?"
        ),
        r"\1 as many as ",
    ),
    (rf"\bfor each of {_SAID}, (choose up to one {_SAID}, and call them to separate RC)", r"\2 as many as \1"),
    (
        r"(\"CONT \(VC/RC\): During the battle this unit attacked, )your opponent must",
        r"\1all your opponent must",
    ),
    (r"\battack your opponent's other unit", "attack your opponent's unit"),
    (r"\bneither that card nor your vanguard is an? ([^,.]{3,80}),", r"no \1 and not \1,"),
    (r"\byou may discard this card as a heal trigger", "this card counts as a heal trigger"),
    (r"\bcan only call\b", "cannot call those that are not"),
    (r"\bwithout (?=\"|sentinel\b|the \w+ ability\b)", "not "),
    (r"\bother than (?=an? (?!card named)|grade \d)", "not "),
    (r"\bthe same number of(?= [^.]* as the number of)", "as many"),
    (r"^(CONT[^\"]*)\byour opponent (cannot(?: normal)?|must) call", r"\1all your opponent \2 call"),
    (r"\b(or more (?:equip|divine) gauges?) each\b", r"\1"),
    (r"\bcan(?= intercept from the back row)", "may"),
    (r"\b(into your damage zone) face up", r"\1"),
    (r"\ball (?:of the )?([^.,]{1,60}) of all fighters", r"both all \1 and all opponent's \1"),
    (r"\b(into your G zone) face up", r"\1"),
    (r"\bother than (?:a card named )?(?=\")", "not named "),
    (r'"LB(\d)" is active even when you have \w+ or less damage', r"may use LB\1 abilities with less damage"),
    (
        (
            rf"\b(until end of (?:turn|(?:that )?battle)), {_SAID}(, and|,(?: then| and),? if {_SAID},) {_THEN}"
            r"(?![^.\"]*\buntil end of\b)"
        ),
        r"\1, \2\3 \1 \5",
    ),
    flags=re.IGNORECASE,
)
"""What print says, and how the card language says the same."""
