"""Zones: where cards are. A rulebook declares zone kinds; a zone is one player's, or the shared, instance of one."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from enum import Enum
from typing import Final

ENTER: Final = "enter:"
"""Prefix of the event that announces a card's coming to a zone: ``ENTER`` and the name of the kind of zone."""


class Visibility(Enum):
    """Who sees the front of a card in a zone, as long as no effect says otherwise."""

    PUBLIC = "public"  #: everybody, face down or not
    PUBLIC_FACE_UP = "public face up"  #: everybody while face up; the zone's player also while face down
    PARTLY_HIDDEN = "partly hidden"  #: likewise; to others, what lies face down could be any of its owner's cards
    FACE_UP = "face up"  #: everybody while face up; no one at all while face down
    OWNER = "owner"  #: the zone's player only
    NOBODY = "nobody"  #: no one at all


_SEEN_FACE_UP: Final = (Visibility.PUBLIC_FACE_UP, Visibility.PARTLY_HIDDEN, Visibility.FACE_UP)
_SEEN_BY_ITS_PLAYER: Final = (Visibility.PUBLIC_FACE_UP, Visibility.PARTLY_HIDDEN, Visibility.OWNER)

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


@dataclass(eq=False, repr=False)
class ZoneKind:
    """A kind of zone that each player has, or that the players share. It never changes.

    ``places`` names its zones when there are several of the kind for each player (the circles of a field); one
    that ``grows`` may get further places during a match, numbered behind this letter ("S6" where it grows by "S").
    ``pile`` marks piles of which nothing but the number of cards is shown (a deck). In ``silent`` kinds only abilities
    that name the kind are active. No effect moves a card from a kind that ``keeps`` its cards.

    ``field`` marks the kinds that together are the field: a card that moves between two of them stays the same card. A
    field whose parts make another card of it names the ``ground`` of each kind: within one ground it stays the same.

    Cards come ``face_down`` unless what moves them says otherwise. Where they are ``ordered``, the zone's player says
    in which order those come that move as one. A card of a ``wide`` kind may lie on several of its places at once.
    Cards of the field stand or rest, and so do those of a kind that ``orients`` its cards.

    Cards of a ``pending`` kind are being used, or on their way: they belong to the zone that they come from
    (`engine.kernel.pending`).

    A card that lies face down where it is ``blank`` is no more than a card to texts, whoever may look at its front. So
    it is in any case where others than the zone's player may not.
    """

    name: str
    visibility: Visibility
    _: KW_ONLY
    places: tuple[str, ...] = ()
    field: bool = False
    ground: str = ""
    pile: bool = False
    shared: bool = False
    silent: bool = False
    grows: str = ""
    keeps: bool = False
    ordered: bool = False
    wide: bool = False
    orients: bool = False
    face_down: bool = False
    blank: bool = False
    pending: bool = False

    def __post_init__(self) -> None:
        self.places = self.places or (self.name,)
        self.ground = self.ground or ("field" if self.field else "")
        self.orients = self.orients or self.field
        self.blank = self.blank or self.visibility in (Visibility.PUBLIC_FACE_UP, Visibility.FACE_UP)
        self.hidden = self.visibility in (Visibility.OWNER, Visibility.NOBODY)
        #: whether everybody sees the front of every card, or of those that lie face up, or the zone's player of each
        self.seen = self.visibility is Visibility.PUBLIC
        self.seen_face_up = self.visibility in _SEEN_FACE_UP
        self.seen_by_its_player = self.visibility in _SEEN_BY_ITS_PLAYER
        #: whether nobody else sees in which order the cards lie
        self.unordered = self.hidden or self.visibility is Visibility.PARTLY_HIDDEN
        self.enter = ENTER + self.name  #: the kind of event that a card's coming here announces
        self.leave = f"leave:{self.name}"  #: the kind of event that a card's going away announces
        self._zones: dict[tuple[int, str], Zone] = {}
        self._of: dict[int, tuple[Zone, ...]] = {}
        self._first = tuple([self.at(SHARED if self.shared else player, self.places[0]) for player in (0, 1)])

    def is_ground_of(self, other: ZoneKind) -> bool:
        """Whether a card that moves between the two kinds stays the same card."""
        return self.ground != "" and self.ground == other.ground

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
