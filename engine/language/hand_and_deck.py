"""What texts do with hands and decks: draw, discard, search, shuffle, put cards back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context, Number
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Move
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.language.cards import ASTRAY, DID, FOUND, IT, SHOWN, Chosen, Target, This, choose, note_done, with_parts
from engine.language.descriptions import Description, refuse_places
from engine.language.groups import LOOKED_AT, CardsFrom, look_at_these
from engine.language.instructions import CardAction, Clause, ImmediateAction, TargetedCardAction
from engine.language.numbers import ONE, Count, Literal
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf, seat

SEARCHED: Final = "searched"  #: the key in `Context.bound` that says that the ability has searched a deck
RETURNED: Final = "returned"  #: the key in `Context.bound` of the cards that the ability has put on decks


@phrase("draw a card", player=YOURS, count=Literal(1))
@phrase("draw {count} card/cards", player=YOURS)
@phrase("your opponent draws a card", player=OPPONENTS, count=Literal(1))
@phrase("your opponent draws {count} card/cards", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class Draw(Clause):
    """Draw cards."""

    player: str
    count: Number

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Draw one at a time."""
        player = seat(context, self.player)
        hand = hand_and_deck.hand(match, player)
        before = match.cards(hand)
        yield from hand_and_deck.draw(match, player, self.count.value(match, context))
        context.bound[DID] = tuple([card for card in match.cards(hand) if card not in before])


@phrase("discard a {description-}", count=ONE)
@phrase("discard {count} {description}")
@dataclass(frozen=True, slots=True)
class Discard(CardAction):
    """Discard cards of one's hand."""

    verb: ClassVar[str] = "discard"
    takes_away: ClassVar[bool] = True
    count: Count
    description: Description

    def __post_init__(self) -> None:
        refuse_places(self.description, hand_and_deck.HAND)

    def targets(self) -> Target:
        """Cards in the master's hand."""
        return Chosen(self.count, CardsFrom(self.description, ZoneOf(YOURS, hand_and_deck.HAND)))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        discarded = yield from hand_and_deck.discard(match, cards)
        context.bound[ASTRAY] = _gone_elsewhere(match, cards, discarded)
        return discarded


def _gone_elsewhere(match: Match, cards: Sequence[Card], discarded: Sequence[Card]) -> tuple[Card, ...]:
    """Of cards that were to be discarded, those that went elsewhere instead: nothing more is done with them."""
    if len(discarded) == len(cards):  # as nearly always
        return ()
    zone_of = match.state.zone
    return tuple([card for card in cards if card not in discarded and zone_of[card].kind.name != hand_and_deck.HAND])


@phrase("discard this card")
@dataclass(frozen=True, slots=True)
class DiscardThis(CardAction):
    """Discard the card with the ability, which is in the hand."""

    verb: ClassVar[str] = "discard"

    def targets(self) -> Target:
        """The card itself."""
        return This()

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is not in the hand cannot be discarded."""
        return match.state.zone[card] is hand_and_deck.hand(match, match.state.owner[card])

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        held = [card for card in cards if self.possible(match, context, card)]
        return (yield from hand_and_deck.discard(match, held))


def discard_chosen(match: Match, context: Context, player: int, count: int, deed: str) -> Procedure[None]:
    """Let a player choose so many cards of their hand, and discard them: "it" means these from then on."""
    hand = match.cards(hand_and_deck.hand(match, player))
    cards = yield from choose(match, context, player, hand, (count, count), deed)
    context.bound[IT] = cards
    context.remember(match, cards)
    context.bound[DID] = discarded = yield from hand_and_deck.discard(match, cards)
    note_done(context, deed, discarded)
    context.follow(match, cards)
    context.let_go_of(match, _gone_elsewhere(match, cards, discarded))


@phrase("your opponent discards a card", count=Literal(1))
@phrase("your opponent discards {count} card/cards")
@dataclass(frozen=True, slots=True)
class OpponentDiscards(Clause):
    """The opponent discards cards of their own choice."""

    deed: ClassVar[str] = "discard"
    introduces: ClassVar[bool] = True
    count: Number

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the opponent choose, and discard them: "it" means these from then on."""
        yield from discard_chosen(match, context, 1 - context.player, self.count.value(match, context), self.deed)


@phrase("search your deck for a {description-}", count=ONE)
@phrase("search your deck for {count} {description}")
@dataclass(frozen=True, slots=True)
class Search(ImmediateAction):
    """Look through a deck for cards; one may fail to find any."""

    verb: ClassVar[str] = "find"
    introduces: ClassVar[bool] = True
    shows_cards: ClassVar[bool] = True
    count: Count
    description: Description

    def __post_init__(self) -> None:
        refuse_places(self.description, hand_and_deck.DECK)

    @property
    def plural(self) -> bool:
        """Whether several cards are looked for."""
        return self.count.plural

    def targets(self) -> Target:
        return Chosen(self.count, CardsFrom(self.description, ZoneOf(YOURS, hand_and_deck.DECK)))

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards found stay where they are until the text says what becomes of them.

        "From among them" and "the rest" are said of these, unless the text has looked at others before.
        """
        context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *cards)
        if context.bound.get(LOOKED_AT, ()) == context.bound.get(FOUND, ()):
            context.bound[FOUND] = cards
            look_at_these(context, cards)
        return cards

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Look through the deck and find some."""
        target = self.targets()
        assert isinstance(target, Chosen)
        candidates = target.choosable(match, context)
        _, most = self.count.bounds(match, context)
        prompt = self.prompt(context, most)
        match.tell("searches", player=Seat(context.player))
        if self.count.picky:
            finding = self._one_by_one(match, context, candidates, most, prompt)
            cards = yield from hand_and_deck.look_through(match, context.player, finding)
        else:
            cards = yield from hand_and_deck.search(match, context.player, candidates, most, prompt)
        yield from self.take(match, context, cards)

    def prompt(self, context: Context, most: int) -> Message:
        """The question which of them, up to so many, are found."""
        counts = {"least": 0, "most": most}
        return Message("ask-find", {"card": Ref(context.source), **counts})

    def take(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        """Let the text speak of the cards that were found."""
        context.bound[SEARCHED] = (context.source,)
        context.bound[IT] = cards
        context.bound[DID] = yield from self.apply(match, context, cards)

    def _one_by_one(
        self, match: Match, context: Context, candidates: Sequence[Card], most: int, prompt: Message
    ) -> Procedure[tuple[Card, ...]]:
        """Find cards that go together."""
        found: tuple[Card, ...] = ()
        while len(found) < most:
            fitting = [
                card for card in candidates if card not in found and self.count.admits(match, context, found, card)
            ]
            more = yield from hand_and_deck.find(context.player, match.rulebook.numbers.search, prompt, fitting, 1)
            if not more:
                break
            found += more
        return found


@phrase("shuffle {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class Shuffle(Clause):
    """Shuffle a deck."""

    owner: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Shuffle it, and others to which the ability has put cards as well as to this one."""
        player = seat(context, self.owner)
        returned = context.bound.get(RETURNED, ())
        owners = {player} if match.rulebook.decks_as_named else {match.state.owner[card] for card in returned}
        _shuffle(match, owners if player in owners else {player})
        yield from ()


def deck_meant(match: Match, context: Context, card: Card, owner: str) -> int:
    """To whose deck a card goes that a text puts into a deck: that of its owner, or in some games the one named."""
    return seat(context, owner) if match.rulebook.decks_as_named else match.state.owner[card]


def _cards_meant(match: Match, context: Context, target: Target, cards: Sequence[Card]) -> Sequence[Card]:
    """All cards for which those stand that a text names (`Hooks.cards_meant`)."""
    hook = match.rulebook.hooks.cards_meant
    return cards if hook is None else hook(match, context, target, cards)


def _shuffle(match: Match, players: Iterable[int]) -> None:
    """Shuffle the decks of these players."""
    for player in sorted(players):
        verbs.shuffle(match, hand_and_deck.deck(match, player))
        match.tell("shuffles", player=Seat(player))


ENDS: Final = WordList("an end of the deck", {"on top": "top", "on the top": "top", "on the bottom": "bottom"})


@phrase("put {target} {end} of {owner} deck in any order", end=ENDS, owner=OWNERS, freely=True)
@phrase("put {target} {end} of {owner} deck", end=ENDS, owner=OWNERS)
@dataclass(frozen=True, slots=True)
class PutOnDeck(TargetedCardAction):
    """Move cards to one end of their owner's deck, or in some games of the one named, in an order that is chosen.

    The player chooses it if the text says so, and otherwise the player of the deck. If both players have to order
    theirs, the turn player is asked first; the cards go there at the same time.
    """

    verb: ClassVar[str] = "put-into-deck"
    end: str
    owner: str
    freely: bool = False  #: whether the player may choose the order, whoever owns the cards

    @property
    def deed(self) -> str:
        """It is put somewhere, as by any other effect that puts it."""
        return "put"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        put: list[Card] = []
        first, meant = match.state.turn_player, _cards_meant(match, context, self.target, cards)
        beside = {card: match.attached(card) for card in cards} if match.state.attached else {}
        with at_once(match):
            for player in (first, 1 - first):
                theirs = [card for card in meant if deck_meant(match, context, card, self.owner) == player]
                ordering, bottom = context.player if self.freely else player, self.end == "bottom"
                put += yield from hand_and_deck.put_on_deck(match, theirs, ordering, bottom=bottom, whose=player)
        with_parts(context, cards, beside, put)
        context.bound[RETURNED] = (*context.bound.get(RETURNED, ()), *put)
        return tuple(put)


@phrase("shuffle {target} into {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class ShuffleInto(TargetedCardAction):
    """Move cards to their owners' decks, or in some games to the one named, and shuffle these."""

    verb: ClassVar[str] = "put-into-deck"
    owner: str

    @property
    def deed(self) -> str:
        """It is put somewhere, as by any other effect that puts it."""
        return "put"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        meant = _cards_meant(match, context, self.target, cards)
        seats = {card: deck_meant(match, context, card, self.owner) for card in meant}
        moves = [Move(card, hand_and_deck.deck(match, player), verbs.SHUFFLED) for card, player in seats.items()]
        whole, parted = yield from verbs.released(match, moves)
        moved = yield from verbs.move_released(
            match,
            whole,
            parted,
            verbs.Arrival(verbs.SHUFFLED),
            tell=lambda moving: hand_and_deck.tell_deck(match, moving),
        )
        decks = [zone.player for card, zone, _ in (*moves, *parted) if match.state.zone[card] is zone]
        _shuffle(match, {seat(context, self.owner), *decks})
        return tuple(moved)
