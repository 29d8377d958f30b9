"""Words of print about attacks, prices, draws and remainders that the card language says in others: no doubts."""

from __future__ import annotations

from typing import Final

_TAKEN_AWAY: Final = (
    r"(?:your opponent|players) can't use (?:the )?shield triggers?(?: abilit\w+)? of (?:a )?shields? "
    r"(?:that )?(?=[^.]*\b(?:breaks?|broken by)\b)(?:broken by )?"
)
_IGNORED: Final = r"ignore (?:summoning sickness and )?(?:(?:any|all|the) )?effects that (?:would )?prevent"

_WOULD_CHOOSE: Final = (
    r"whenever your opponent would choose (?:a creature|one of your creatures)(?: in the battle zone)?"
)
_SPELL: Final = r"(?:a spell effect|the effect of a spell|a spell)"
_CANNOT_CHOOSE: Final = r"(?:they|he|your opponent) can't choose"

FURTHER: Final = (
    # attacks
    (rf"{_IGNORED} (your [^.,]{{1,40}}?) from attacking(?: your opponent| players)?", r"all \1 can attack"),
    (rf"{_IGNORED} ([^.,]{{1,40}}?) from attacking(?: your opponent| players)?", r"\1 can attack"),
    (r"as (?:though|if) (?:it|they) (?:was|were) tapped", "while untapped"),
    (
        (
            r"whenever (?:an|one of your) opponent's creatures? would break [^,]*, you choose [^.]* instead of your "
            r"opponent"
        ),
        "",
    ),
    (rf"{_TAKEN_AWAY}(?=your )", "all "),
    (_TAKEN_AWAY, ""),
    (r"\byou (?:can|may) put an evolution creature of any race on\b", ""),
    (r"you may cross (?:an? |your )?cross gears? (?:with|to)", "cross"),
    (r"cross gears? may be crossed", "crossed"),
    # prices
    (r"(if you do, this \w+ costs) up to (?=\d+ less)", r"\1 "),
    (r"(\bcosts? (?:up to )?\d+ less to \w+(?: for each [^.]*)?)\.$", r"\1 no less than 0."),
    (r"(\bthe next [^.]{1,80} less)\.$", r"\1 no less than 0."),
    (r"\bthe first (?=[^.]{1,60} you (?:summon|cast)\b)", "no "),
    (r"\bthe third (?=[^.]{1,60} you (?:summon|cast)\b)", "2 "),
    (r"^once per turn, your ", "once a turn the "),
    (r"^(non-\w+ \w+) cost\b", r"each \1 cost"),
    # what cannot be done to it
    (rf"{_WOULD_CHOOSE},? by {_SPELL}, (if [^,]*, )?{_CANNOT_CHOOSE} (?:one of )?(?=your )", r"\1 not all "),
    (rf"{_WOULD_CHOOSE},? by {_SPELL}, (if [^,]*, )?{_CANNOT_CHOOSE} ", r"\1 not "),
    (rf"({_WOULD_CHOOSE}, (?:if [^,]*, )?{_CANNOT_CHOOSE}) one of (?=your )", r"\1 all "),
    (r"\byou can't be attacked", "all opponent's can't attack"),
    (r"can't be (attacked|blocked) or chosen by", r"can't be \1 and can't be chosen by"),
    (r"\b(can't [^.]*?) unless\b", r"\1 not"),
    (r"^(your [^.]{1,30}) (?=don't leave)", r"all \1 "),
    (r"\buntil the start of your next turn, (?=creatures\b)", "until next all "),
    # what has to be attacked
    (
        (
            r"whenever (?:(?:an|one of your) opponent's creatures? attacks?|your opponent's creatures attack), "
            r"(if [^,]*, )?(?:they|it|that creature) (?:must )?attacks? (?:this creature|it) if able"
        ),
        r"\1",
    ),
    (r"(?:each of )?your opponent's (?:attacking )?([^.,]*?) must attack (?:this creature|it) if able", r"\1"),
    # turns
    (r"\bat the (start|end) of each (?:player's )?turn\b", r"at the \1 of any turn"),
    (r"\bmay each cost up to (?=\d+ less)", "may each cost "),
    (r"\b(?<!may )each cost up to (?=\d+ less)", "may each cost "),
    (r"(?<!each )\b(?:may )?costs? up to (?=\d+ less)", "may cost "),
    (r"\bthis turn, (?=the next \w)", ""),
    (r"(\bthe next [^.]{1,80} less(?: to \w+)?) this turn", r"\1"),
    (r"(\bthe next [^.]{1,60} you (?:summon|cast)) this turn", r"\1"),
    # draws
    (r"^except during the start of your opponent's turn, ", ""),
    (r" except when drawing a card at the start of (?:his|their) turn", ""),
    (
        (
            r"(\bwhenever (?:you discard|your opponent draws)[^.]*?)\bdraw the same (?:number of cards|amount)"
            r"(?: (?:you discarded|they drew))?"
        ),
        r"\1draw a card",
    ),
    # what is left, and what is counted
    (
        (
            r"^after you cast this spell, (?:put|return|add) it (?:in)?(?:to )?your mana zone tapped instead of your "
            r"graveyard"
        ),
        ", tapped",
    ),
    (
        r"^after you cast this spell, (?:put|return|add) it (?:in)?(?:to )?your ([a-z ]+?) instead of your graveyard",
        r"\1",
    ),
    (r"\b(shuffle|add|put) (?=your (?:graveyard|hand|mana zone) (?:in)?to your deck)", r"\1 all "),
    (r"for each extra \w+ your opponent has(?: in the battle zone)?, you may take an? ", "up to more opponent "),
    (r"(search your deck\. )for each ([^,]{1,60}), you may take an? ", r"\1up to \2 "),
    (r"\b(races?\b[^,.]{0,40}?) other than ", r"\1 besides "),
    (r"your opponent puts (?=the rest of (?:his|their) shields)", ""),
    (r"\bthe rest of (?=(?:the |his |their |your )(?:creatures|shields))", "the others of "),
    (r"more than (\d+) power", r"above \1 power"),
    (r"less than (\d+) power", r"below \1 power"),
    (r"power (?:less|greater) than (\d+)", r"power beyond \1"),
)
"""What print says, and how the card language says the same."""
