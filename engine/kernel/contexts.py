"""What an ability refers to while it is resolved, and what it remembers of cards that it has moved."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from engine.kernel.cards import Card, Values
from engine.kernel.events import Event
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone, ZoneKind

AnyMatch: TypeAlias = Any
"""The `Match` that is played, which stands above abilities, so that this module cannot name it.

Each node of a card text says itself what it is asked about, the `Match` or no more than its `Position`.
"""

AnyAbility: TypeAlias = Any
"""An `Ability`, which stands above what it refers to."""


class Last(Struct, frozen=True):
    """What a card was where an ability found it, or where something took it away of which the ability speaks."""

    entered: int | None  #: `State.entered` then, where that is known
    zone: Zone
    master: int
    rested: bool
    face_down: bool
    values: Values
    covering: tuple[Zone, ...] = ()  #: all the places on which it lay, where these were several
    bore: tuple[Card, ...] = ()  #: what was attached to it
    bore_in: tuple[Zone, ...] = ()  #: where each of these lay
    bearer: Card | None = None  #: to what it was attached


SPOKEN_OF: Final = "it"
"""The key in `Context.bound` of the cards of which a text has spoken last."""


def as_it_is(match: AnyMatch, card: Card, values: Values, bore: tuple[Card, ...]) -> Last:
    """What a card is where it lies now, with these characteristics and what is attached to it."""
    state = match.state
    place = (state.entered[card], state.zone[card], match.master(card))
    covering = match.covered(card) if card in state.covers else ()
    lay = (state.rested[card], state.face_down[card])
    bore_in = tuple([state.zone[each] for each in bore])
    return Last(*place, *lay, values, covering, bore, bore_in, state.attached.get(card))


def last_among(gone: Iterable[tuple[Card, Last]], card: Card, entered: int) -> Last | None:
    """What a card was last as the one that it became at ``entered``; `gone` is what has left, as in `Context.gone`."""
    return next((last for other, last in gone if other == card and last.entered == entered), None)


class Context:
    """What an ability refers to while it is resolved: itself, its master, its trigger, its choices so far."""

    __slots__ = (
        "ability",
        "barred",
        "began",
        "bound",
        "chooser",
        "declared",
        "event",
        "followed",
        "giver",
        "gone",
        "in_full",
        "key",
        "known",
        "last",
        "left",
        "number",
        "player",
        "present",
        "source",
        "stamp",
        "taken",
        "x",
    )

    def __init__(
        self,
        source: Card,
        player: int,
        stamp: int,
        ability: AnyAbility | None = None,
        event: Event | None = None,
        known: Values | None = None,
    ) -> None:
        self.source = source
        self.player = player
        self.stamp = stamp  #: `State.entered` of the source when the ability triggered or was played
        self.ability = ability
        self.event = event
        self.followed: int | None = None  #: `State.entered` of the source since the effect has moved it itself
        self.known = known  #: the source's characteristics when its ability began to be played
        self.key = ""  #: which ability of the source it is, by its mark (see `AbilityOf`)
        self.giver = ""  #: what tells the effect from all others, for the abilities that it gives
        self.chooser = player  #: who is choosing cards now: its master, unless the text lets somebody else choose
        self.began = -1  #: `Match.happened` when it began to be played
        self.declared = ""  #: what the player has declared last: a name, a number
        self.number: int | None = None  #: the number that the text has let the player choose last
        self.taken: dict[Card, int] | None = None  #: cards chosen from among those looked at: `State.entered` then
        self.x: int | None = None  #: how much the player has said that X is, before anything was paid
        self.barred: Collection[Card] = ()  #: cards that cannot be chosen just now, since nothing can be done with them
        self.in_full = False  #: whether too few cards are as good as none (`Rulebook.done_only_in_full`)
        self.present: Card | None = None  #: the card that is just asked about as one of those that lie in some zone
        self.bound: dict[str, tuple[Card, ...]] = {}  #: cards named by earlier parts of the text: "it", "them"
        #: cards of the field that it has spoken of, and that something else has moved: as which they were meant, and
        #: `State.entered` since
        self.left: dict[Card, tuple[int, int]] = {}
        self.last: dict[Card, Last] = {}  #: the cards that it has done something with, as they were before that
        self.gone: tuple[tuple[Card, Last], ...] = ()  #: see `StandingBy.gone`; also its own card, if it left since

    def of_player(self, player: int) -> Context:
        """The same ability, of which a part is done or said by this player: with all that it has spoken of so far."""
        theirs = Context(self.source, player, self.stamp, self.ability, self.event, self.known)
        theirs.followed, theirs.key, theirs.giver, theirs.began = self.followed, self.key, self.giver, self.began
        theirs.declared, theirs.bound, theirs.last = self.declared, {**self.bound}, self.last
        theirs.gone, theirs.number, theirs.taken, theirs.x = self.gone, self.number, self.taken, self.x
        theirs.in_full, theirs.left = self.in_full, self.left
        return theirs

    def go_on_from(self, theirs: Context) -> None:
        """Go on with the text where a part of it has ended that was done by a player (`of_player`)."""
        self.bound, self.followed, self.declared = theirs.bound, theirs.followed, theirs.declared
        self.number, self.taken, self.x = theirs.number, theirs.taken, theirs.x

    def note_left(self, match: AnyMatch, card: Card, entered: int) -> None:
        """Something else than the effect has moved a card away which it meant as that of ``entered``, if it has."""
        now = match.state.entered[card]
        if now != entered:
            self.left[card] = (entered, now)

    def let_go_of(self, match: AnyMatch, cards: Iterable[Card]) -> None:
        """What the effect was to put somewhere has gone elsewhere: it does nothing more with these cards."""
        for card in cards:
            last = self.last.get(card)
            if last is not None and last.entered is not None:
                self.note_left(match, card, last.entered)

    def has_left(self, match: AnyMatch, card: Card) -> bool:
        """Whether something else has moved a card away of which it has spoken, and the effect has not since."""
        return card in self.left and match.state.entered[card] == self.left[card][1]

    def last_as(self, match: AnyMatch, card: Card, entered: int | None) -> Last | None:
        """What a card was last as the one that it became at ``entered``; None if it is that one, or nobody knows."""
        if entered is None or match.state.entered[card] == entered:
            return None
        last = self.last.get(card)
        if last is not None and last.entered == entered:
            return last
        return last_among(self.gone, card, entered)

    def looking_back(self, card: Card, last: Last) -> Context:
        """The same ability, as it sees a card that is another one by now: as what it was last."""
        theirs = self.of_player(self.player)
        theirs.chooser, theirs.last = self.chooser, {**self.last, card: last}
        return theirs

    def this(self, match: AnyMatch) -> Card | None:
        """What the card with the ability is now; None if something else than its own effect has moved it elsewhere."""
        if match.state.entered[self.source] not in (self.stamp, self.followed):
            return None
        this: Card = match.lead(self.source)
        return this

    def follow(self, match: AnyMatch, cards: Iterable[Card]) -> None:
        """What the effect has done with these cards is over; the card with the ability is still this card.

        Those that it has put on the field are seen as they are there, and no longer as they were elsewhere.
        """
        for card in cards:
            entered = match.state.entered[card]
            if card == self.source:
                self.followed = entered
            self.left.pop(card, None)
            last = self.last.get(card)
            if last is not None and last.entered != entered and match.state.zone[card].kind.field:
                del self.last[card]

    def information(self, match: AnyMatch) -> Values:
        """The characteristics of the card with the ability; those it had last, if it has become another card since.

        An ability that triggers on its card's leaving the field looks back at what the card was there.
        """
        last = None if self.event is None else self.event.last_of(self.source)
        if last is not None:
            return last
        if match.state.entered[self.source] == self.stamp or self.known is None:
            now: Values = match.values(self.source)
            return now
        return self.known

    def remember(self, match: AnyMatch, cards: Iterable[Card]) -> None:
        """Note what cards are, before the ability moves them or turns them over."""
        state = match.state
        for card in cards:
            last = self.last.get(card)
            if last is None or (last.entered == state.entered[card] and last.face_down is state.face_down[card]):
                self.last[card] = as_it_is(match, card, match.values(card), match.attached(card))

    def values(self, match: AnyMatch, card: Card) -> Values:
        """The characteristics of a card: those it had where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        if last is not None:
            return last.values
        return self.information(match) if card == self.source else match.values(card)

    def is_rested(self, match: AnyMatch, card: Card) -> bool:
        """Whether a card lies rested, or did so where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        return match.state.rested[card] if last is None else last.rested

    def is_face_down(self, match: AnyMatch, card: Card) -> bool:
        """Whether a card lies face down, or did so where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        return match.state.face_down[card] if last is None else last.face_down

    def lies_face_down(self, match: AnyMatch, card: Card) -> bool:
        """Whether a card lies face down now, also if the ability has turned it over; whether it did, if it has left.

        What is on the front of a card is another question: see `is_face_down`.
        """
        last = self.looks_back_at(match, card)
        gone = last is not None and last.entered != match.state.entered[card]
        return last.face_down if last is not None and gone else match.state.face_down[card]

    def zone(self, match: AnyMatch, card: Card) -> Zone:
        """Where a card is, or was where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        zone: Zone = match.state.zone[card] if last is None else last.zone
        return zone

    def covered(self, match: AnyMatch, card: Card) -> tuple[Zone, ...]:
        """The places on which a card lies, or lay where the ability looks back at it; its zone first."""
        last = self.looks_back_at(match, card)
        covered: tuple[Zone, ...] = match.covered(card) if last is None else last.covering or (last.zone,)
        return covered

    def attached(self, match: AnyMatch, card: Card, kind: ZoneKind) -> list[Card]:
        """What is attached to a card in a kind of zone, or was where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        if last is None:
            return [each for each in match.attached(card) if match.state.zone[each].kind is kind]
        return [each for each, zone in zip(last.bore, last.bore_in, strict=True) if zone.kind is kind]

    def bearer(self, match: AnyMatch, card: Card) -> Card | None:
        """To what a card is attached, or was where the ability looks back at it."""
        last = self.looks_back_at(match, card)
        bearer: Card | None = match.state.attached.get(card) if last is None else last.bearer
        return bearer

    def own_zone(self, match: AnyMatch) -> Zone | None:
        """Where the card with the ability is; or was on the field before the ability or its event, or something else
        since it triggered, has taken it away. None if nobody knows.
        """
        last = self.looks_back_at(match, self.source)
        if last is not None and last.zone.kind.field:
            return last.zone
        if self.this(match) is not None:
            here: Zone = match.state.zone[self.source]
            return here
        event = self.event
        if event is not None and event.last_of(self.source) is not None:
            return event.source
        gone = self.last_as(match, self.source, self.stamp)
        if gone is not None and gone.zone.kind.field:
            return gone.zone
        return None

    def _is_hidden_by(self, match: AnyMatch, card: Card, last: Last) -> bool:
        """Whether the ability has turned a card face down where it is no more than a card then."""
        state = match.state
        return state.face_down[card] and not last.face_down and state.zone[card].kind.blank

    def looks_back_at(self, match: AnyMatch, card: Card) -> Last | None:
        """What a card was before the ability moved it or turned it face down, or before the event that it answers did.

        None if the ability sees the card as it is now: it has not moved, it has become another card since, or it is
        asked about as one of those that lie where it does.
        """
        if card == self.present:
            return None
        entered = match.state.entered[card]
        if self.last:
            last = self.last.get(card)
            if last is not None and (last.entered != entered or self._is_hidden_by(match, card, last)):
                return last
        event = self.event
        if event is None or event.card != card or event.entered not in (None, entered):
            return None
        if event.source is None and event.was is not None and match.state.face_down[card]:
            return replace(as_it_is(match, card, event.was, match.attached(card)), face_down=False)
        was = event.last_of(card)
        if was is None or event.source is None:
            return None
        player = event.source.player if event.player is None else event.player
        lay = (event.rested, event.face_down)
        return Last(None, event.source, player, *lay, was, event.covering, event.bore, event.bore_in)
