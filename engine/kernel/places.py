"""Where cards are: a state under its rulebook, and who is using which card."""

from __future__ import annotations

from itertools import islice
from typing import Final

from engine.kernel.cards import Card
from engine.kernel.memory import Remembering
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import State
from engine.kernel.zones import Zone, ZoneKind

_NOT_LOOKED: Final[tuple[int, tuple[Zone, ...]]] = (0, ())
"""Among how many zones places were looked for at first, and what was found."""


class Places(Remembering):
    """A state and its rulebook, asked where cards are. What is derived from more than that is in `DerivedState`."""

    __slots__ = ("_grown", "rulebook")

    def __init__(self, rulebook: Rulebook, state: State) -> None:
        super().__init__(state)
        self.rulebook = rulebook
        self._grown: dict[tuple[str, int], tuple[int, tuple[Zone, ...]]] = {}  # places, and among how many zones

    def cards(self, zone: Zone) -> tuple[Card, ...]:
        """The cards in a zone, bottom to top."""
        return self.state.zones.get(zone, ())

    def on(self, zone: Zone) -> tuple[Card, ...]:
        """The cards on a place, those that also lie on others too, in the order in which they came."""
        if not zone.kind.wide:
            return self.cards(zone)
        return tuple([card for card, cover in self.state.covers.items() if zone in cover.zones])

    def covered(self, card: Card) -> tuple[Zone, ...]:
        """The places on which a card lies, its zone first; most cards lie on one."""
        cover = self.state.covers.get(card)
        return (self.state.zone[card],) if cover is None else cover.zones

    def places(self, kind: ZoneKind, player: int) -> tuple[Zone, ...]:
        """The zones of this kind that a player has now: those of the start, and those that have opened since."""
        if not kind.grows:
            return kind.of(player)
        number = len(self.state.zones)
        seen, found = self._grown.get((kind.name, player), _NOT_LOOKED)
        if seen == number:  # as mostly
            return found
        if number == len(self.rulebook.zones):
            return kind.of(player)
        new = islice(self.state.zones, seen, None)  # what has opened since stands behind what was there
        found = (*found, *[zone for zone in new if zone.kind is kind and zone.player == player])
        self._grown[kind.name, player] = number, found
        return found

    def forget_grown_places(self) -> None:
        """Another state counts from now on: which places have opened in it is found out anew."""
        self._grown = {}

    def attached(self, bearer: Card) -> tuple[Card, ...]:
        """The cards that are attached to a card, in the order in which they were attached."""
        attached = self.state.attached
        return tuple([card for card, other in attached.items() if other == bearer]) if attached else ()

    def master(self, card: Card) -> int:
        """The player who is using the card now: that of its zone, unless an effect says otherwise."""
        if self.state.master:
            other = self.state.master.get(card)
            if other is not None:
                return other
        player = self.state.zone[card].player
        return player if player >= 0 else self.state.owner[card]
