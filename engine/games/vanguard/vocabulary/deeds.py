"""Deeds: the specific actions (10) as texts give them, done with chosen or certain cards. Costs are paid with them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import dropwhile
from typing import ClassVar

from engine.games.vanguard import actions, zones
from engine.games.vanguard.vocabulary.descriptions import CardNoun, Face, refuse_circles
from engine.games.vanguard.vocabulary.groups import LOOKED_AT, CardsFrom, TheVanguard
from engine.games.vanguard.vocabulary.moving import PutOnDeck
from engine.games.vanguard.vocabulary.places import YOURS, ZoneOf
from engine.kernel import handling, verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.cards import DID, IT, SHOWN, Chosen, Definite, Description, Target
from engine.language.instructions import Deed, May, TargetedDeed
from engine.language.numbers import ONE, Count, Exactly, Literal
from engine.language.phrases import says


@says("choose {target}", target=Chosen | TheVanguard)
@dataclass(frozen=True, slots=True)
class Choose(TargetedDeed):
    """8.5.4. Choose cards, for the text to go on with."""

    verb: ClassVar[str] = "choose"

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Nothing yet."""
        yield from ()
        return cards


@says("your opponent chooses {target}", target=Chosen)
@dataclass(frozen=True, slots=True)
class OpponentChooses(TargetedDeed):
    """8.5.4. Let the opponent choose cards."""

    verb: ClassVar[str] = "choose"
    target: Chosen

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Nothing yet."""
        yield from ()
        return cards

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the opponent choose among what the text describes."""
        chosen = yield from self.target.chosen_by(match, context, 1 - context.player, self.verb)
        context.bound[IT] = context.bound[DID] = chosen


@says("stand {target}")
@dataclass(frozen=True, slots=True)
class Stand(TargetedDeed):
    """10.12."""

    verb: ClassVar[str] = "stand"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """3.17.2. A standing card cannot stand."""
        return match.state.rested[card]

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Stand those on the field."""
        yield from ()
        there = [card for card in cards if match.state.zone[card].kind.field]
        stood = tuple([card for card in there if verbs.stand(match, card, cause=context.source)])
        for card in stood:
            match.tell("stands", card=Ref(card))
        return stood


@says("rest {target}")
@dataclass(frozen=True, slots=True)
class Rest(TargetedDeed):
    """10.12."""

    verb: ClassVar[str] = "rest"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """3.17.2. A resting card cannot rest."""
        return match.state.zone[card].kind.field and not match.state.rested[card]

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Rest those on the field."""
        yield from ()
        there = [card for card in cards if match.state.zone[card].kind.field]
        rested = tuple([card for card in there if verbs.rest(match, card, cause=context.source)])
        for card in rested:
            match.tell("rests", card=Ref(card))
        return rested


@says("turn {target} face up", down=False)
@says("turn {target} face down", down=True)
@dataclass(frozen=True, slots=True)
class TurnFace(TargetedDeed):
    """10.13."""

    verb: ClassVar[str] = "turn"
    down: bool

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """3.17.4. A card that lies so already cannot be turned so."""
        return match.state.face_down[card] is not self.down

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Turn them."""
        yield from ()
        return tuple([card for card in cards if verbs.turn_face(match, card, down=self.down)])


@says("reveal {target}")
@dataclass(frozen=True, slots=True)
class Reveal(TargetedDeed):
    """10.9. Show hidden cards to everybody until the effect ends."""

    verb: ClassVar[str] = "reveal"
    spends: ClassVar[bool] = False

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Show them."""
        verbs.show(match, cards, (0, 1))
        context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *cards)
        for card in cards:
            match.tell("reveals", player=Seat(match.state.owner[card]), card=Ref(card))
        yield from ()
        return cards


@says("look at {target}", target=Definite)
@dataclass(frozen=True, slots=True)
class LookAt(TargetedDeed):
    """3.13. See hidden cards, which nobody else does."""

    spends: ClassVar[bool] = False
    target: Definite

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Show them to the player."""
        verbs.show(match, cards, (context.player,))
        context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *cards)
        context.bound[LOOKED_AT] = cards
        match.tell("looks-at", player=Seat(context.player), count=len(cards))
        for card in cards:
            match.tell("sees", viewers=(context.player,), player=Seat(context.player), card=Ref(card))
        if cards and not self._is_followed_by_choice(context, len(cards)):
            prompt = Message("ask-seen", {"card": Ref(context.source)})
            yield from ask(context.player, "3.13.1", prompt, [Option("seen")], card=context.source, secret=True)
        return cards

    def _is_followed_by_choice(self, context: Context, count: int) -> bool:
        """Whether something is asked later in the ability, so that the player sees the cards in any case."""
        nodes = iter(context.ability.walk() if context.ability is not None else ())
        later = list(dropwhile(lambda node: node is not self, nodes))
        return any(isinstance(node, May | Chosen) or (count > 1 and isinstance(node, PutOnDeck)) for node in later)


@says("search your deck for a {description-}", count=ONE)
@says("search your deck for {count} {description}")
@dataclass(frozen=True, slots=True)
class Search(Deed):
    """10.10. Look through a deck for cards; one may fail to find any (10.10.1.1)."""

    verb: ClassVar[str] = "find"
    introduces: ClassVar[bool] = True
    count: Count
    description: Description

    def __post_init__(self) -> None:
        refuse_circles(self.description, zones.DECK.name)

    @property
    def plural(self) -> bool:
        """Whether several cards are looked for."""
        return self.count.plural

    def aim(self) -> Target:
        """Cards in the deck."""
        return Chosen(self.count, CardsFrom(self.description, ZoneOf(YOURS, zones.DECK.name)))

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """The cards found stay where they are until the text says what becomes of them."""
        context.bound[SHOWN] = (*context.bound.get(SHOWN, ()), *cards)
        yield from ()
        return cards

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Look through the deck and find some."""
        target = self.aim()
        assert isinstance(target, Chosen)
        candidates = target.choosable(match, context)
        _, most = self.count.bounds(match, context)
        counts = {"least": 0, "most": most, "exact": str(False)}
        prompt = Message("ask-find", {"card": Ref(context.source), **counts})
        match.tell("searches", player=Seat(context.player))
        cards = yield from handling.search(match, context.player, candidates, most, prompt)
        context.bound[IT] = cards
        context.bound[DID] = yield from self.act(match, context, cards)


@says("Counter Blast {number}( - {description+})?")
@dataclass(frozen=True, slots=True)
class CounterBlast(Deed):
    """10.16. Turn face-up cards in the damage zone face down."""

    verb: ClassVar[str] = "counter-blast"
    whole: ClassVar[bool] = True  # 10.16.1.2
    number: int
    description: Description | None = None

    def __post_init__(self) -> None:
        refuse_circles(self.description, zones.DAMAGE.name)

    def aim(self) -> Target:
        """Face-up cards of the master's damage zone."""
        return _damage(Exactly(Literal(self.number)), self.description, down=False)

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Turn them."""
        yield from ()
        return actions.counter_blast(match, cards)


@says("Soul Blast {number}( - {description+})?")
@dataclass(frozen=True, slots=True)
class SoulBlast(Deed):
    """10.17. Move cards from the soul to the drop zone."""

    verb: ClassVar[str] = "soul-blast"
    whole: ClassVar[bool] = True
    number: int
    description: Description | None = None

    def __post_init__(self) -> None:
        refuse_circles(self.description, zones.SOUL.name)

    def aim(self) -> Target:
        """Cards in the master's soul."""
        description = self.description or Description(CardNoun())
        return Chosen(Exactly(Literal(self.number)), CardsFrom(description, ZoneOf(YOURS, zones.SOUL.name)))

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Move them."""
        return (yield from actions.soul_blast(match, cards))


@says("Counter Charge {number}")
@dataclass(frozen=True, slots=True)
class CounterCharge(Deed):
    """10.30. Turn cards in the damage zone face up."""

    verb: ClassVar[str] = "counter-charge"
    number: int

    def aim(self) -> Target:
        """Face-down cards of the master's damage zone."""
        return _damage(Exactly(Literal(self.number)), None, down=True)

    def act(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """Turn them."""
        yield from ()
        return actions.counter_charge(match, context.player, cards)


def _damage(count: Count, description: Description | None, *, down: bool) -> Chosen:
    described = description or Description(CardNoun())
    facing = Description(described.noun, (Face(down), *described.qualities), described.traits)
    return Chosen(count, CardsFrom(facing, ZoneOf(YOURS, zones.DAMAGE.name)))
