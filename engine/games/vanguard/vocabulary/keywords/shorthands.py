"""11.7, 11.20 to 11.37. Keywords that stand for a whole ability, and what each says in full.

Blaze (VC/RC)
Revelation (RC)
Success 20000 (RC)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.games.vanguard import zones
from engine.games.vanguard.vocabulary.abilities import ZONES, Keyword
from engine.games.vanguard.vocabulary.keywords.words import STANDING_ALONE
from engine.games.vanguard.vocabulary.places import ABILITY_ZONES, CIRCLES
from engine.language.phrases import Several, phrase


@phrase("{word}( ({zones}))?", word=STANDING_ALONE, zones=ZONES)
@phrase("Success {number}( ({zones}))?", word="success", zones=ZONES)
@phrase("Revelation ({zones})", word="revelation", zones=Several(CIRCLES, "/"))
@dataclass(frozen=True, slots=True)
class Shorthand(Keyword):
    """11. A keyword that stands for an automatic ability, with the zones where that is active."""

    number: int = 0


class _Meaning(NamedTuple):
    """The ability that a keyword stands for, and where it is active unless the text says so."""

    text: str
    zones: tuple[str, ...] = ()


_FIELD: Final = (zones.VANGUARD.name, zones.REAR_GUARD.name)
_REAR: Final = (zones.REAR_GUARD.name,)

_MEANINGS: Final[Mapping[str, _Meaning]] = {
    "forerunner": _Meaning(  # 11.7.1
        "AUTO: When a unit of the same clan rides this unit, you may call this card to RC."
    ),
    "revelation": _Meaning(  # 11.20.2
        "AUTO: When this unit is placed on {circles}, look at the top card of your deck, and you may put it into "
        "your soul. If you do, rest one of your standing rear-guards."
    ),
    "blaze": _Meaning(  # 11.21.1, 11.21.2
        "AUTO{zones}: At the beginning of your attack step, if you have more rear-guards than your opponent, let all "
        "of your vanguards become blazing until end of turn.",
        _FIELD,
    ),
    "afterimage": _Meaning(  # 11.22.1
        "AUTO{zones}: When a card is put into your opponent's hand from bind zone, if you have six or fewer cards in "
        "your hand, you may return this unit to your hand.",
        _REAR,
    ),
    "engorge": _Meaning(  # 11.24.1
        "AUTO{zones}: When this unit attacks, you may retire at least one of your other rear-guards. If you do, let "
        "this unit become engorged until end of turn.",
        _FIELD,
    ),
    "cradle": _Meaning(  # of units with a Cradle marker: whoever laid it on them searches
        "AUTO: When this unit is retired, let your opponent do this: (search your deck for up to one card with the same"
        " grade as this unit, reveal it, put it into your hand, and shuffle your deck)."
    ),
    "charge": _Meaning(  # 11.29.1
        "AUTO{zones}: When this unit is placed on RC due to an effect, you may let this unit become charging until "
        "end of turn."
    ),
    "hollow": _Meaning(  # 11.33.1
        "AUTO{zones}: When this unit is placed on RC, you may let this unit become hollowed until end of turn."
    ),
    "harmony": _Meaning(  # 11.34.1
        "AUTO{zones}: When your other unit in the same column as this unit is placed on VC or RC, harmonize with "
        "it until end of turn.",
        _FIELD,
    ),
    "success": _Meaning(  # 11.37.2, 11.37.4
        "AUTO{zones}: During your turn, whenever you have a rear-guard with power {number} or greater and this unit is "
        "not successful, if you have a rear-guard with power {number} or greater, let this unit become successful "
        "until end of turn.",
        _REAR,
    ),
}


def meaning(keyword: Keyword) -> str | None:
    """The text of the ability that a keyword stands for; None if what it does stands in the rules of play."""
    found = _MEANINGS.get(keyword.word)
    if found is None:
        return None
    words = [ABILITY_ZONES.word(zone) for zone in keyword.zones or found.zones]
    number = keyword.number if isinstance(keyword, Shorthand) else 0
    places = f" ({'/'.join(words)})" if words else ""
    return found.text.format(zones=places, circles=" or ".join(words), number=number)
