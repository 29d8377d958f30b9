"""Cards that are looked at or searched for: which of them are meant, where they go, and where the rest goes."""

from __future__ import annotations

import re
from typing import Final

from engine.language.prints.rewording import rewordings

LOOKED_AT: Final = rewordings(
    (r"\bthe rest of (?:the|those|these) cards\b", "the rest"),
    (r"\bthe rest of them\b", "the rest"),
    (r"(?<!From )(?:\bfrom )?\bamong it\b", "from it"),
    (r"\bfrom among these\b", "from among them"),
    (r"\bone of these (?=into\b)", "one of them "),
    (
        (
            r"\b((?:[Rr]eveal|[Ll]ook at) the top \w+ cards of your deck\. (?:You may )?(?:[Pp]ut|[Aa]dd|[Rr]eturn) "
            r"(?:all|up to \w+|any number of|an?|\d+) (?:(?!\b(?:from|in|into|to|on|among|them|those|way)\b)[^.,])+?) "
            r"(?=(?:in)?to (?:your (?:hand|mana zone)|the battle zone)\b[^.]{0,30}"
            r"(?:,? and (?:put )?|\. (?:[Tt]hen )?[Pp]ut )the rest\b)"
        ),
        r"\1 from among them ",
    ),
    (r"\b([Ss]earch your deck\. You may )put one of your ([^.]*?)s? (?=that costs?\b)", r"\1put a \2 "),
    # what is revealed is taken to be shown
    (
        (
            r"\b([Ss]earch your deck\. You may) reveal (an? [^.]{1,60}?) from (?:among )?(?:it|them)"
            r"(?: to your opponent)? and put it into your hand\b"
        ),
        r"\1 take \2 from your deck, reveal it, and put it into your hand",
    ),
    (r"(from your deck),? and after you shuffle your deck, you may ", r"\1. Then shuffle your deck. You may "),
)

_SEARCHED: Final = re.compile(
    r"\b(?P<search>[Ss]earch your deck\. [Yy]ou may )(?P<verb>put|cast|summon) "
    r"(?P<what>(?:an?|up to \d+|any number of) [^.]{3,120}?)"
    r"(?: from (?:it|your deck|among them|among those cards|from it))?"
    r"(?: (?P<where>into [^.]*?|on top of [^.]*?|for no cost))?(?=\.|, then )"
)
"""What is taken in a search, and put somewhere at once."""


def _taken(match: re.Match[str]) -> str:
    verb, where = match["verb"], match["where"] or ""
    if not where and verb != "put":
        return match[0]
    return f"{match['search']}take {match['what']} from it and {verb} it {where or 'into the battle zone'}"


def with_searches(line: str) -> str:
    """A line in which what is found in a search is taken first, and then put somewhere."""
    return _SEARCHED.sub(_taken, line)


_PUT_BACK: Final = re.compile(
    r"(?<=\.) (?:Then,? )?(?:P|p|you p)ut (?:it|them|the shields?|that shield) back where (?:it was|they were)\.",
)
"""What has only been looked at stays where it is."""

FROM_AMONG: Final = (
    *rewordings(
        (
            (
                r"\bFrom among (them|it|those cards), (you may )?([a-z]+ [^.,]{1,90}?)(?<! up)"
                r"(?= (?:into|to) |,| and |\.| for no cost)"
            ),
            r"\2\3 from among \1",
        ),
    ),
    (_PUT_BACK, ""),
)
"""What is said before of the cards from among which something is done, and what goes back where it was."""
