"""Cards as texts speak of them: a player's members and gates, this member, cards by where they lie."""

from __future__ import annotations

from dataclasses import dataclass

from engine.language.cards import This
from engine.language.groups import InPlay
from engine.language.phrases import phrase
from engine.language.places import OWNERS


@phrase("this member")
@dataclass(frozen=True, slots=True)
class ThisMember(This):
    """The card with the ability, where it is a member."""


@phrase("this gate")
@dataclass(frozen=True, slots=True)
class ThisGate(This):
    """The card with the ability, where it is a gate."""


@phrase("{owner} {description}", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class CardsOf(InPlay):
    """Members or gates of a player: "your opponent's resting members"."""
