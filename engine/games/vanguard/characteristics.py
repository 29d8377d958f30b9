"""2. The characteristics of a card, besides those of every game (`engine.kernel.cards`)."""

from __future__ import annotations

from typing import Final

from engine.kernel.cards import Characteristic, Values, characteristic

CLANS: Final[Characteristic[frozenset[str]]] = characteristic("clans")  # 2.3
RACES: Final[Characteristic[frozenset[str]]] = characteristic("races")
NATIONS: Final[Characteristic[frozenset[str]]] = characteristic("nations")  # 2.15
GRADE: Final[Characteristic[int]] = characteristic("grade")
POWER: Final[Characteristic[int]] = characteristic("power")
CRITICAL: Final[Characteristic[int]] = characteristic("critical")
SHIELD: Final[Characteristic[int | None]] = characteristic("shield")  #: None where none is printed
DRIVE: Final[Characteristic[int]] = characteristic("drive")  #: how many drive checks, before what keywords add
GIFT: Final[Characteristic[str | None]] = characteristic("gift")  #: 2.16: the imaginary gift icon
TRIGGER: Final[Characteristic[str | None]] = characteristic("trigger")  #: the trigger icon
TRIGGER_POWER: Final[Characteristic[int]] = characteristic("trigger_power")
KEYWORDS: Final[Characteristic[frozenset[str]]] = characteristic("keywords")
MAY: Final[Characteristic[frozenset[str]]] = characteristic("may")
"""What a unit may do that the rules do not allow otherwise: "drive check"."""

CALLED_TOGETHER: Final = "called together"
"""How many cards are to be called to guard at the same time with a card, itself included; not there for one."""

STATES: Final = "states"
"""The characteristic of the states that a unit is in; a card in none does not have it."""

NO_NUMBER: Final = "no number"
"""Whether what is printed as the grade of a card is no number; not there for one whose grade is."""


def grade_of(values: Values) -> int | None:
    """10.6.3.3. The grade of a card; None for a Protect card, whose grade is "Protect": neither 0 nor less than 1.

    Where grades are added up, such a card counts as 0 (10.6.3.3.4).
    """
    return None if NO_NUMBER in values else values[GRADE]
