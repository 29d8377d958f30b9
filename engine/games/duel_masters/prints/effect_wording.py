"""What print says in effects with a slip, or in rare words, put as it says the same most of the time."""

from __future__ import annotations

import re
from typing import Final

_SAID: Final = tuple(
    [
        (re.compile(printed), meant)
        for printed, meant in (
            # slips of the pen
            (r"\N{ACUTE ACCENT}", "'"),
            (r"(?<=n)[\"`](?=t\b)", "'"),
            (r"\b(return|put) (to|into) (its|their) (owner'?s?)\b", r"\1 it \2 \3 \4"),
            (r"\b(to|into) it (?=owner's\b)", r"\1 its "),
            (r"\byour opponents (?=(?:\w+ )?(?:creatures?|shields?)\b)", "your opponent's "),
            (
                r"\b([Oo]ne|[Aa]ny|\d+) of your opponent's ((?:\w+ )?creature)(?:'s)?(?= (?:that|and|in|with)\b)",
                r"\1 of your opponent's \2s",
            ),
            (r"\bmay (?:make|may) (?=[a-z])", "may "),
            (r"\b(\d+) power or (more|less)\b", r"power \1 or \2"),
            (r"(?<![\w ])([+-]\d{4,}) (?=until|while|during|for each)", r"\1 power "),
            (r"\b(gets?) ([+-]\d{4,}) (?=until|while|during|for each)", r"\1 \2 power "),
            (r"\bdoes not\b", "doesn't"),
            (r"\binto the mana zone\b", "into your mana zone"),
            (r"\binto the battle zone for no cost\b", "into the battle zone"),
            (r"\b([Pp]ut [^.,]{1,60}?) to (?=your shields face down\b)", r"\1 into "),
            # the rest, and where it goes
            (r"\bthe rest of (?:the|those|these) cards\b", "the rest"),
            (r"\bthe rest of them\b", "the rest"),
            (r"\bon ?to (?=the (?:bottom|top) of\b)", "on "),
            (r"\bon bottom of\b", "on the bottom of"),
            (r"\bback on (?:the )?top of\b", "on top of"),
            (r"\b(on the (?:bottom|top)|on top) of the deck\b", r"\1 of your deck"),
            (r"(?<!From )(?:\bfrom )?\bamong it\b", "from it"),
            (r"\bfrom among these\b", "from among them"),
            (r"\bone of these (?=into\b)", "one of them "),
            # who chooses
            (
                r"\b([Cc])hooses and (destroys|taps|discards) ((?:(?! for each )[^.,]){1,90}?)(?=[.,)]| and | then )",
                r"\1hooses \3 and \2 it",
            ),
            (r"\b([Cc])hoose and (destroy|tap|untap|discard) (?=[^.,]{1,90}[.,)])", r"\2 "),
            # costs
            # when
            (
                r"\b((?:doesn't|don't) untap at the start of) (?:his|their) next turn\b",
                r"\1 your opponent's next turn",
            ),
            (r"\bif it's for the first time this turn\b", "if it's the first attack this turn"),
            (r"\bif its the first attack\b", "if it's the first attack"),
        )
    ]
)

HARMLESS: Final = tuple(
    [
        (re.compile(printed, re.IGNORECASE), meant)
        for printed, meant in (
            (r"\bthat have (?:a )?total (?:of )?cost(?: of)?\b", "of total"),
            (r"\banother (?=(?:\d+ )?cards? from the top of\b)", ""),
            (r"\binto your mana zone tapped (?=to summon\b)", "into your mana zone tap "),
            (r"\bcosts? the same as less than\b", "costs no more than"),
            (r"\bcan't cost 1 or less\b", "can't cost less than 2"),
            (r"(?<!search your deck\. )\byou may reveal (?=any number [^.]* from among them\b)", "you may show "),
            (r"(?<=: )(your opponent's creatures don't untap)", r"all \1"),
            (r"\bone of (your opponent's) (creatures attacks) or (?=blocks)", r"\1 \2 or \1 "),
            (r"\bthe others?(?: one| cards?)?(?= (?:in|into|to|on)\b)", "the rest"),
        )
    ]
)
"""What print says in effects, and how the card language says the same."""


def in_usual_words(line: str) -> str:
    """A line without these slips."""
    for printed, meant in _SAID:
        line = printed.sub(meant, line)
    return line[:1].upper() + line[1:]
