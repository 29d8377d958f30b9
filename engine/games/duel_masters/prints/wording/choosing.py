"""Which cards are chosen, and which of them are meant then."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_CIVILIZATION: Final = "(?:light|water|darkness|fire|nature)"
_NOT_NAMED: Final = r"(?:other than|except) \"[^\"]{1,80}\""
CHOSEN: Final = rewordings(
    # what is left out stands behind what it belongs to
    (rf"\ban? creature that has the (\w+) race (?={_NOT_NAMED})", r"a \1 creature "),
    (rf"\b(one of your [A-Z]\w+) is destroyed ({_NOT_NAMED})(?=,)", r"\1 \2 is destroyed"),
    (rf"\b(from your (?:hand|graveyard|mana zone)) ({_NOT_NAMED}) (?=into )", r"\2 \1 "),
    (
        r"(\bif this creature is in your graveyard, (?:you may )?)return this creature to the battle zone\b",
        r"\1put this creature from your graveyard into the battle zone",
    ),
    (r"^((?:[^.]*, )?[Cc]hoose a race\b(?:(?!\bchoose a race\b).)*?\b(?:have|has) )that race\b", r"\1the chosen race"),
    (
        r"\b([Cc])hooses and (destroys|taps|discards) ((?:(?! for each )[^.,]){1,90}?)(?=[.,)]| and | then )",
        r"\1hooses \3 and \2 it",
    ),
    (r"\b([Cc])hoose and (destroy|tap|untap|discard) (?=[^.,]{1,90}[.,)])", r"\2 "),
    (
        r"(\bone of your opponent's creatures\. If [^.,]{5,80}, (?:destroy|tap) another of) their (?=creatures\b)",
        r"\1 your opponent's ",
    ),
    # what the opponent cannot choose
    (
        r"\b([Yy]our opponent would choose) one of your creatures(?= in the battle zone, |, )(?=[^.]* can't choose )",
        r"\1 a creature",
    ),
    (
        (
            r"\b(can't be (?:attacked|blocked)) (until [^,.]{5,40}?) and when(?:ever)? your opponent would choose a "
            r"creature, (?:they|he) can't choose this one\."
        ),
        r"\1 and can't be chosen by your opponent \2.",
    ),
    (
        (
            r"^((?:This turn|Until [^,.]{5,40}), [^,.]{5,60} can't be blocked) and when(?:ever)? your opponent would "
            r"choose a creature, that creature can't be chosen\."
        ),
        r"\1 and can't be chosen by your opponent.",
    ),
    (
        (
            r"^(During your opponent's turn|While [^,.]{5,60}), when(?:ever)? your opponent would choose a creature"
            r"(?: in the battle zone)?, (?:they|he) can't choose this one\."
        ),
        r"\1, this creature can't be chosen by your opponent.",
    ),
    (r"\b(that|those) chosen (?=creature|card|spell)", r"\1 "),
    (r"\b([Pp]ut) any (?=(?!number\b)[^.]{3,60}? from (?:among them|the revealed cards)\b)", r"\1 any number of "),
    (r"\b(can attack) tapped or (?=untapped creatures (?:until the end of the turn|this turn)\b)", r"\1 "),
    (r"\ball (?:creatures except |non-)(Dragon|Command)s(?=\.)", r"all non-\1 creatures"),
    (r"\banother one of (?=your opponent's|their)", "another of "),
    (
        r"\b([Cc]hoose one of your opponent's creatures[^.,]*?) and battle it with this creature\b",
        r"\1, and this creature and that creature battle each other",
    ),
    (r"\ban opponent's (?=creature\b[^.]*\. Then, for each)", "one of your opponent's "),
    (r"\banother (?:of your )?opponent's creatures?\b", "another of your opponent's creatures"),
    (r"\. If there's a tie, you choose from among the tied creatures\.", "."),
    (rf"\b({_CIVILIZATION}) and ({_CIVILIZATION}) (spells|creatures|cards)\b", r"\1 or \2 \3"),
    (rf"\b([Aa]ll) ({_CIVILIZATION}) (\w+) and all ({_CIVILIZATION}) \3\b", r"\1 \2 or \4 \3"),
    (r"^If there are (\w+ or more) ([^,.]{1,60}), (\w+) all of them\b", r"If there are \1 \2, \3 all \2"),
)
