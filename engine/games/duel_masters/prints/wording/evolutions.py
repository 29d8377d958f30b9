"""801. Evolutions of print: of several creatures, of cards in other zones, and in the few words of the first sets."""

from __future__ import annotations

import re
from typing import Final

_OF_ZONE: Final = re.compile(
    r"^(?:mana|graveyard|hand) (?:galaxy )?(?:vortex )?evolution ?[-—:]* ?"
    r"choose (?P<what>(?:a|an|\d|two|three) .{3,60}?) "
    r"(?:in|from) your (?P<zone>mana zone|graveyard|hand) and put this (?:creature|card)(?: into the battle zone)? "
    r"on (?:top of )?(?:that creature|those creatures|those cards)\.?$",
    re.IGNORECASE,
)
"""An evolution onto cards of another zone."""

_ANY_NUMBER: Final = re.compile(
    r"^super infinite (?:graveyard )?evolution ?[-—:]* ?put(?: this creature)?(?: into the battle zone)? on "
    r"(?:one or more|any number) of (?P<what>.{3,80}?)\.?$",
    re.IGNORECASE,
)
_ONE: Final = re.compile(r"^an? ", re.IGNORECASE)
_YOUR_GRAVEYARD: Final = re.compile(r"^your (.+) from your graveyard$")
_SEVERAL: Final = re.compile(
    r"^(?P<head>(?:galaxy )?vortex evolution) ?[-—:]* ?put(?: this (?:creature|card))? on (?:top of )?(?=\d|two|three)",
    re.IGNORECASE,
)
_MULTI_STAR: Final = re.compile(r"^multi star evolution:? ", re.IGNORECASE)
_ON_ANY: Final = re.compile(r"^((?:star )?evolution: put on) an? ", re.IGNORECASE)
_WHAT_ALONE: Final = re.compile(r"^evolution[:-] ?(?!put|you may)(?P<what>[A-Z][\w ]{2,40}?)\.?$", re.IGNORECASE)
"""The first sets print no more than what the creature is put on."""


def with_sources(line: str) -> str:
    """An evolution in the words that most are printed in; any other line as it is."""
    line = _MULTI_STAR.sub("Star evolution: ", line)
    found = _OF_ZONE.match(line)
    if found is not None:
        what = _ONE.sub("one ", found["what"])
        return f"Evolution: Put on {what} from your {found['zone'].lower()}."
    found = _ANY_NUMBER.match(line)
    if found is not None:
        what = _YOUR_GRAVEYARD.sub(r"\1 from your graveyard", found["what"])
        return f"Super infinite evolution: Put on one or more {'' if what != found['what'] else 'of '}{what}."
    found = _SEVERAL.match(line)
    if found is not None:
        return f"Vortex evolution: Put on {line[found.end() :]}"
    found = _WHAT_ALONE.match(line)
    if found is not None:
        return f"Evolution: Put on one of your {found['what']}."
    return _ON_ANY.sub(r"\1 one of your ", line)
