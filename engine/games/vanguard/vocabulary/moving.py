"""Card actions that move cards: retire, discard, bind, call, ride, put somewhere."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import actions, field, guarding, zones
from engine.games.vanguard.vocabulary.changes import RETIRED_BY_ANY, RETIRED_BY_OPPONENT, RETIRED_BY_OWN
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.games.vanguard.vocabulary.room import as_many_as_fit
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import choose_cards
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.zones import Zone
from engine.language.cards import All, Chosen, Target
from engine.language.descriptions import Description
from engine.language.groups import CardsIn
from engine.language.instructions import CardAction, TargetedCardAction
from engine.language.phrases import WordList, phrase
from engine.language.places import OWNERS, YOURS, ZoneOf, seat


@phrase("retire {target}")
@dataclass(frozen=True, slots=True)
class Retire(TargetedCardAction):
    """10.4. From the field to the drop zone."""

    verb: ClassVar[str] = "retire"
    takes_away: ClassVar[bool] = True

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Retire them at the same time; not those that this effect cannot retire."""
        paying = match.resolving is not None and match.resolving.paying
        retired = [card for card in cards if paying or not _is_spared(match, context, card)]
        return (yield from actions.retire(match, retired))


def _is_spared(match: Match, context: Context, card: Card) -> bool:
    """8.7.3.1. Whether an effect cannot retire a card."""
    if not match.could_change(CANNOT):
        return False
    by = RETIRED_BY_OWN if match.master(card) == context.player else RETIRED_BY_OPPONENT
    return not match.values(card)[CANNOT].isdisjoint((RETIRED_BY_ANY, by))


@phrase("discard your hand")
@dataclass(frozen=True, slots=True)
class DiscardHand(CardAction):
    """10.3. The whole hand to the drop zone."""

    verb: ClassVar[str] = "discard"

    def targets(self) -> Target:
        """All cards in the master's hand."""
        return All(CardsIn(Description(CardNoun()), ZoneOf(YOURS, zones.HAND.name)))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from hand_and_deck.discard(match, cards))


@phrase("bind {target} face down", face_down=True)
@phrase("bind {target}", face_down=False)
@dataclass(frozen=True, slots=True)
class Bind(TargetedCardAction):
    """10.19."""

    verb: ClassVar[str] = "bind"
    face_down: bool

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.bind(match, cards, face_down=self.face_down))


@phrase("remove {target} from the game")
@dataclass(frozen=True, slots=True)
class Remove(TargetedCardAction):
    """10.36. Out of the game."""

    verb: ClassVar[str] = "remove"
    takes_away: ClassVar[bool] = True

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.remove(match, cards))


@phrase("heal {target}")
@dataclass(frozen=True, slots=True)
class Heal(TargetedCardAction):
    """10.8. From the damage zone to the drop zone."""

    verb: ClassVar[str] = "heal"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.heal(match, cards))


DESTINATIONS: Final = WordList(
    "a zone",
    {
        "hand": zones.HAND.name,
        "soul": zones.SOUL.name,
        "drop zone": zones.DROP.name,
        "damage zone": zones.DAMAGE.name,
        "bind zone": zones.BIND.name,
    },
)


@phrase("put {target} face down into {owner} damage zone", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class PutIntoDamageFaceDown(TargetedCardAction):
    """4.8. Move cards face down to the damage zone of their owner."""

    verb: ClassVar[str] = "put"
    owner: str

    @property
    def deed(self) -> str:
        return f"put into {zones.DAMAGE.name}"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Move them at the same time."""
        owner = match.state.owner
        moves = [(card, zones.DAMAGE[owner[card]]) for card in cards if match.state.zone[card].kind is not zones.DAMAGE]
        put = yield from verbs.move_together(match, moves, verbs.Arrival(face_down=True))
        for card in put:
            match.tell("puts-into", player=Seat(owner[card]), card=Ref(card), zone=zones.DAMAGE[owner[card]])
        return tuple(put)


@phrase("put {target} into {owner} {zone}", owner=OWNERS, zone=DESTINATIONS)
@phrase("put {target} into its_owner's/their_owner's {zone}", owner="", zone=DESTINATIONS)
@phrase("return {target} to {owner} {zone}", owner=OWNERS, zone=DESTINATIONS)
@dataclass(frozen=True, slots=True)
class PutInto(TargetedCardAction):
    """4.1.6. Move cards to the soul or damage zone of the player who is named; otherwise to a zone of their owner."""

    verb: ClassVar[str] = "put"
    owner: str
    zone: str

    @property
    def deed(self) -> str:
        return f"put into {self.zone}"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        cards = tuple(card for card in cards if match.state.zone[card].kind.name != self.zone)
        player = seat(context, self.owner) if self.owner else None
        if self.zone == zones.SOUL.name:
            return (yield from actions.put_into_soul(match, cards, player))
        if self.zone == zones.BIND.name:  # 10.19.1
            return (yield from actions.bind(match, cards))
        if self.zone == zones.HAND.name:
            return (yield from hand_and_deck.put_into_hand(match, cards))
        kind = {zones.DROP.name: zones.DROP, zones.DAMAGE.name: zones.DAMAGE}[self.zone]
        named = player if kind is zones.DAMAGE else None
        whose = {card: actions.whose_zone(match, card, named) for card in cards}
        put = yield from verbs.move_together(match, [(card, kind[whose[card]]) for card in cards])
        for card in put:
            match.tell("puts-into", player=Seat(whose[card]), card=Ref(card), zone=kind[whose[card]])
        return tuple(put)


@phrase("ride {target} rested", rested=True)
@phrase("ride {target}", rested=False)
@dataclass(frozen=True, slots=True)
class Ride(TargetedCardAction):
    """10.6.1.1. Superior ride; the unit stands, unless the text says that it comes rested."""

    verb: ClassVar[str] = "ride"
    rested: bool = False

    def barred(self, match: Match, context: Context) -> Collection[Card]:
        """10.6.3.3.2. What cannot be ridden is not chosen to be ridden."""
        return [card for card in self.target.conceivable(match, context) if not actions.may_be_ridden(match, card)]

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Ride them one after the other, in the order that their master specifies (10.6.2)."""
        ridden: list[Card] = []
        riding = [card for card in cards if not match.state.zone[card].kind.field]
        for card in (yield from self._in_order(match, context, riding)):
            if not (yield from actions.ride(match, match.state.zone[card].player, card, rested=self.rested)):
                continue
            ridden.append(card)
        return tuple(ridden)

    def _in_order(self, match: Match, context: Context, cards: list[Card]) -> Procedure[tuple[Card, ...]]:
        ordered: tuple[Card, ...] = ()
        prompt = Message("ask-order-ride", {"card": Ref(context.source)})
        for player in (match.state.turn_player, 1 - match.state.turn_player):  # 1.3.4
            own = [card for card in cards if match.state.owner[card] == player]
            ordered += yield from choose_cards(
                player, "10.6.2", prompt, own, len(own), len(own), verb="order", card=context.source, ordered=True
            )
        return ordered


OPENINGS: Final = WordList(
    "circles",
    {
        "RC": "any",
        "separate RC": "any",
        "an open RC": "open",
        "open RC": "open",
        "GC": "guardian",
        "RC in_the_same_column_as_this_unit": "column",
        "RC in_the_front_row": "front",
        "RC in_the_back_row": "back",
        "the RC of this unit": "own",
    },
)


REAR_OPENINGS: Final = WordList(
    "circles", {word: where for word, where in OPENINGS.words.items() if where != "guardian"}
)


@phrase("call {target} to {where} rested", where=REAR_OPENINGS, rested=True)
@phrase("call {target} to {where}", where=OPENINGS)
@dataclass(frozen=True, slots=True)
class Call(TargetedCardAction):
    """10.7.1.3. Superior call."""

    verb: ClassVar[str] = "call"
    where: str
    rested: bool = False

    def barred(self, match: Match, context: Context) -> Collection[Card]:
        """1.3.3, 10.7.1.1.1.1. What cannot be called is not chosen to be called: as many as possible are."""
        cards = self.target.conceivable(match, context)
        most = self.target.bounds(match, context)[1] if isinstance(self.target, Chosen) else len(cards)
        able = self._callable(match, context, cards, most)
        return [card for card in cards if card not in able]

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Call them, each to a circle of its own."""
        cards = self._callable(match, context, cards, len(cards))
        if self.where == "guardian":
            return (yield from actions.call_guardians(match, cards, how="superior call"))
        circles = self._circles(match, context)
        return (yield from _superior_call(match, context, context.player, cards, circles, rested=self.rested))

    def limit(self, match: Match, context: Context) -> int | None:
        """As many as there are circles, each for one unit; the guardian circle has room for all (3.11.4)."""
        if self.where == "guardian":
            return None
        return len(self._circles(match, context))

    def _callable(self, match: Match, context: Context, cards: Sequence[Card], most: int) -> tuple[Card, ...]:
        """Of certain cards, of which so many are called at most, those that can be called."""
        elsewhere = [card for card in cards if not match.state.zone[card].kind.field]
        if self.where == "guardian":
            return tuple(guarding.may_be_called(match, elsewhere, most))
        return tuple([card for card in elsewhere if actions.may_be_called(match, context.player, card)])

    def _circles(self, match: Match, context: Context) -> tuple[Zone, ...]:
        circles = field.open_circles(match, context.player)
        own = context.own_zone(match)
        if self.where == "own":
            return tuple(circle for circle in circles if circle is own)
        if self.where == "column":
            return tuple(circle for circle in circles if own is not None and zones.same_column(own, circle))
        if self.where in ("front", "back"):
            return tuple(circle for circle in circles if zones.is_front(circle) is (self.where == "front"))
        return tuple(circle for circle in circles if self.where == "any" or not match.cards(circle))


@phrase("your opponent calls {target} to RC", opening=False)
@phrase("your opponent calls {target} to an open RC", opening=True)
@dataclass(frozen=True, slots=True)
class OpponentCalls(TargetedCardAction):
    """10.7.1.3. Superior call by the opponent, of cards of their own, to circles that they choose."""

    verb: ClassVar[str] = "call"
    opening: bool

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Let them call the cards."""
        player = 1 - context.player
        cards = tuple(card for card in cards if not match.state.zone[card].kind.field)
        circles = [circle for circle in field.open_circles(match, player) if not (self.opening and match.cards(circle))]
        return (yield from _superior_call(match, context, player, cards, circles))


def _superior_call(
    match: Match,
    context: Context,
    player: int,
    cards: tuple[Card, ...],
    circles: Sequence[Zone],
    *,
    rested: bool = False,
) -> Procedure[tuple[Card, ...]]:
    """10.7.1.1.1.1. Call as many of the cards as there are circles for."""
    called = yield from as_many_as_fit(match, context, player, cards, len(circles), Call.verb, "10.7.1.1.1")
    return (yield from actions.superior_call(match, player, called, circles, rested=rested))
