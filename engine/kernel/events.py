"""Events: what has happened or is about to, as data.

A verb shows replacement effects the event that is about to happen, acts, and announces what has happened, so that
abilities can answer it. The kernel's own kinds of event are a card's coming to a zone and leaving it (`ZoneKind.enter`,
`ZoneKind.leave`), "stand", "rest", "turned face up", "turned face down", beginnings and situations, and "draw", which
replacement effects alone are asked about. All others are words of the games and their vocabularies.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from engine.kernel.cards import Card, Values
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone

BEGINNING: Final = "beginning:"
"""Prefix of the event that announces the beginning of a phase or step: ``BEGINNING + "main phase"``."""

SITUATION: Final = "situation"
"""The kind of event that situation triggers listen to: it is announced at every check timing."""


class Move(NamedTuple):
    """A card's coming to a zone, as it is about to happen."""

    card: Card
    zone: Zone
    detail: Any = None


class Event(Struct, frozen=True):
    """Something that has happened, or is about to. Abilities listen to ``kind``; what has no meaning for it is None.

    ``source`` is a place. That of a `Context`, or of an effect in force, is a card: the one with the ability.
    """

    kind: str
    card: Card | None = None  #: the card it happened to
    player: int | None = None  #: the player it happened to, or who did it
    source: Zone | None = None  #: where a moved card was
    destination: Zone | None = None  #: where it is now
    other: Card | None = None  #: the second card involved: what is attacked, what deals the damage
    was: Values | None = None  #: the card's characteristics just before, where the rules ask for last-known information
    detail: Any = None  #: a word more, where something happens in several ways: a card that leaves is discarded
    entered: int | None = None  #: `State.entered` of the card when it was announced: as which card it is meant
    bore: tuple[Card, ...] = ()  #: what was attached to a moved card just before
    rested: bool = False  #: whether a moved card lay rested just before
    face_down: bool = False  #: whether it lay face down
    covering: tuple[Zone, ...] = ()  #: all the places on which it lay, where these were several
    bottom: bool = False  #: whether a card that is about to move comes below those that lie there
    comes_face_down: bool | None = None  #: how a card that is about to move is to lie; None: as cards come there
    bore_in: tuple[Zone, ...] = ()  #: where each card lay that was attached to it
    meant: tuple[tuple[Card, int], ...] | None = None  #: what "it" means to an ability, if not ``card``; with `entered`

    def last_of(self, card: Card) -> Values | None:
        """What a card was on the field, if the event is its leaving the field; None otherwise."""
        if self.card != card or self.source is None or not self.source.kind.field:
            return None
        return None if self.destination is not None and self.destination.kind.field else self.was
