"""Zones: where cards are. A rulebook declares zone kinds; a zone is one player's, or the shared, instance of one."""

from __future__ import annotations

from enum import Enum
from typing import Final

ENTER: Final = "enter:"
"""Prefix of the event that announces a card's coming to a zone: ``ENTER`` and the name of the kind of zone."""


class Visibility(Enum):
    """Who sees the front of a card in a zone, as long as no effect says otherwise."""

    PUBLIC = "public"  #: everybody, face down or not
    PUBLIC_FACE_UP = "public face up"  #: everybody while face up; its owner also while face down
    PARTLY_HIDDEN = "partly hidden"  #: likewise; to others, what lies face down could be any of its owner's cards
    FACE_UP = "face up"  #: everybody while face up; no one at all while face down
    OWNER = "owner"  #: the zone's player only
    NOBODY = "nobody"  #: no one at all


SHARED: Final = -1  #: the "player" of a zone that both players share


class Zone:
    """One place cards can be in. Zones are interned: compare them with ``is``. ``name`` is stable ("hand:0")."""

    __slots__ = ("index", "kind", "name", "place", "player")

    def __init__(self, kind: ZoneKind, player: int, place: str) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.place: Final = place
        self.name: Final = f"{place}:{player}" if player != SHARED else place

    def __repr__(self) -> str:
        return f"<{self.name}>"


class ZoneKind:
    """A kind of zone that each player has, or that the players share.

    ``places`` names its zones when there are several of the kind for each player (the places of a field); one
    that ``grows`` may get further places during a match, numbered behind this letter ("S6" where it grows by "S").
    ``field`` marks the kinds that together are the field: a card that moves between two of them stays the same card.
    Where cards are ``ordered``, the zone's player says in which order those come that move as one.
    ``pile`` marks piles of which nothing but the number of cards is shown (a deck). In ``silent`` kinds only abilities
    that name the kind are active. No effect moves a card from a kind that ``keeps`` its cards.
    """

    def __init__(
        self,
        name: str,
        visibility: Visibility,
        *,
        places: tuple[str, ...] = (),
        field: bool = False,
        pile: bool = False,
        shared: bool = False,
        silent: bool = False,
        grows: str = "",
        keeps: bool = False,
        ordered: bool = False,
    ) -> None:
        self.name: Final = name
        self.visibility: Final = visibility
        self.field: Final = field
        self.pile: Final = pile
        self.shared: Final = shared
        self.grows: Final = grows
        self.keeps: Final = keeps
        self.ordered: Final = ordered
        self.places: Final = places or (name,)
        self.silent: Final = silent
        self.hidden: Final = visibility in (Visibility.OWNER, Visibility.NOBODY)
        #: whether nobody else sees in which order the cards lie
        self.unordered: Final = self.hidden or visibility is Visibility.PARTLY_HIDDEN
        self.enter: Final = ENTER + name  #: the kind of event that a card's coming here announces
        self.leave: Final = f"leave:{name}"  #: the kind of event that a card's going away announces
        self._zones: dict[tuple[int, str], Zone] = {}
        self._of: dict[int, tuple[Zone, ...]] = {}
        self._first = tuple(self.at(SHARED if shared else player, self.places[0]) for player in (0, 1))

    def at(self, player: int, place: str) -> Zone:
        """The zone of this kind at ``place``, made when first asked for (places may be gained during a match)."""
        key = (player, place)
        zone = self._zones.get(key)
        if zone is None:
            zone = self._zones[key] = Zone(self, player, place)
        return zone

    def __getitem__(self, player: int) -> Zone:
        """The player's only (or first) zone of this kind."""
        return self._first[player]

    def of(self, player: int) -> tuple[Zone, ...]:
        """All zones of this kind that the player starts a match with, in their declared order."""
        found = self._of.get(player)
        if found is None:
            found = tuple(self.at(SHARED if self.shared else player, place) for place in self.places)
            self._of[player] = found
        return found

    def __repr__(self) -> str:
        return f"ZoneKind({self.name!r})"
