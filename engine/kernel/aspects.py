"""Aspects of a position: what a change of it may touch, and what the characteristics of cards may depend on.

An aspect is the name of a kind of zone (which cards are there, in which order, and with which face up), a key of
`State.memory`, or one of the names below. Characteristics are computed anew only when an aspect has changed at which
anything in force looks.
"""

from __future__ import annotations

from typing import Final

ANYTHING: Final = "anything"  #: of a change that may touch whatever there is
PLACES: Final = "places"  #: every kind of zone
ORIENTATION: Final = "orientation"  #: which cards are rested
TURN: Final = "turn"  #: whose turn it is, and which
EFFECTS: Final = "effects"  #: which effects are in force; characteristics are computed anew for that in any case
STANDING_BY: Final = "standing by"  #: which abilities wait to be played
ATTACHED: Final = "attached"  #: which cards are attached to which
PRINTED: Final = "printed"  #: what is printed on cards; a change of that ends all that is kept
SHOWN: Final = "shown"  #: which hidden cards are shown to whom

NOTHING: Final[frozenset[str]] = frozenset()
EVERYTHING: Final = frozenset({ANYTHING})
