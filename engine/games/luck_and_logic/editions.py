"""The two editions: what differs between 1.00 and 2.04, as data. No code asks which edition a match is played by."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.kernel.position import Position
from engine.kernel.structs import Struct


class Edition(Struct, frozen=True):
    """One edition of the rulebook."""

    name: str  #: as the rulebook calls it: "2.04"
    has_later_cards: bool  #: 2.2.2. whether there are Super Logicalists, My Logicalists and tools
    soul_power: int | None  #: 8.2.9.2 (1.00: 8.2.6). for each soul of an attacking member; None: what is printed
    turns_that_begin_the_game: int  #: 7.2.2. in how many turns, from the first, "at the beginning of the game" triggers
    hand_limit: int | None  #: 4.6.3. the cards that may be kept at the end of the turn
    fights_from_the_choice: bool  #: 8.2.9, 8.2.11.1. whether members are in battle before the check timing of 8.2.8
    definition_opens_with_check_timing: bool  #: 8.4.2
    counts_face_up_refreshes: bool  #: 10.3.1.2. whether cards that lie face up in the refresh zone lose the game, too
    checks_after_paradoxes: bool  #: 7.7.5. whether the end phase has a second check timing
    rearranges_together: bool  #: 7.5.3.6. whether members are rearranged all at once, or one moves
    numbers: Mapping[str, str]  #: this edition's number of a rule that is called otherwise in 2.04


_MOVED: Final = MappingProxyType(
    {
        "5.7.3.2": "5.7.2.2",
        "6.2.1.4": "6.2.1.2",
        "6.2.1.7": "6.2.1.5",
        "6.2.1.8": "6.2.1.6",
        "7.5.3.4": "7.5.3.3",
        "7.5.3.5": "7.5.3.4",
        "7.5.3.6": "7.5.3.5",
        "7.5.3.7": "7.5.3.6",
        "8.2.6": "8.2.7",
        "9.3.2.6": "9.3.2.5",
    }
)
"""The rules that people are shown, as 1.00 numbers them."""

FIRST: Final = Edition(
    name="1.00",
    has_later_cards=False,
    soul_power=None,
    turns_that_begin_the_game=2,
    hand_limit=None,
    fights_from_the_choice=False,
    definition_opens_with_check_timing=True,
    counts_face_up_refreshes=True,
    checks_after_paradoxes=False,
    rearranges_together=False,
    numbers=_MOVED,
)

LATEST: Final = Edition(
    name="2.04",
    has_later_cards=True,
    soul_power=1000,
    turns_that_begin_the_game=1,
    hand_limit=8,
    fights_from_the_choice=True,
    definition_opens_with_check_timing=False,
    counts_face_up_refreshes=False,
    checks_after_paradoxes=True,
    rearranges_together=True,
    numbers=MappingProxyType({}),
)


def edition(match: Position) -> Edition:
    """The edition that a match is played by."""
    found: Edition = match.rulebook.variant
    return found


def number(match: Position, rule: str) -> str:
    """What the edition of a match calls a rule of 2.04."""
    return edition(match).numbers.get(rule, rule)
