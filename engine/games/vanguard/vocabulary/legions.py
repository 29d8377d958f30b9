"""10.25, 11.10. Words for legion: seek mate, being in a legion state, and coming into it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import characteristics, field, legion, zones
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.games.vanguard.vocabulary.groups import TheVanguard
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import GAINED_ABILITIES, LOST_ABILITIES, Activated, Condition, Context, Effect, Node
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.cards import Chosen, FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.costs import ActionCost
from engine.language.descriptions import Description, Trait, refuse_places
from engine.language.groups import CardsFrom
from engine.language.hand_and_deck import PutOnDeck
from engine.language.instructions import Resolution
from engine.language.numbers import Exactly, Literal
from engine.language.phrases import Phrase, Several, phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf, seat
from engine.language.triggers import PlainTrigger, Who, is_who
from engine.language.words import NAME

SEEK_MATE_PRICE: Final = 4  # 11.10.2: how many cards of the drop zone go to the deck
SEEK_MATE_GRADE: Final = 3  # 11.10.2: the grade that the opponent's vanguard must have


# ---- seek mate


@dataclass(frozen=True, slots=True)
class SeekMate(Activated):
    """11.10. Legion with a card of one of these names, or like this, which is searched for in the deck."""

    mates: tuple[str, ...] = ()
    like: Description | None = None

    def __post_init__(self) -> None:
        refuse_places(self.like, zones.DECK.name)

    def specifies(self, match: Match, leader: Card, card: Card) -> bool:
        """11.10.1.1. Whether this ability of a leader's speaks of a card as its mate."""
        values = match.values(card)
        if self.like is None:
            return not values[NAMES].isdisjoint(self.mates)
        context = Context(leader, match.master(leader), match.state.entered[leader])
        return self.like.fits(match, context, card, values)


@dataclass(frozen=True, slots=True)
class MaySeekMate(Condition):
    """11.10.2. This unit has never been in a legion state, and the opponent's vanguard is of grade 3 or more."""

    def holds(self, match: Match, context: Context) -> bool:
        against = TheVanguard(OPPONENTS).cards(match, context)
        if not any(match.values(unit)[characteristics.GRADE] >= SEEK_MATE_GRADE for unit in against):
            return False
        return legion.may_legion(match, context.source) and not legion.has_legioned(match, context.source)


@dataclass(frozen=True, slots=True)
class FindMate(Effect):
    """11.10.2. Search the deck for one of the mates, legion with it, and shuffle."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        player, leader, ability = context.player, context.this(match), context.ability
        assert isinstance(ability, SeekMate)
        deck = match.cards(zones.DECK[player])
        mates = [card for card in deck if ability.specifies(match, context.source, card)]
        prompt = Message("ask-mate", {"card": Ref(context.source)})
        match.tell("searches", player=Seat(player))
        found = yield from hand_and_deck.search(match, player, mates, 1, prompt)
        for card in found:
            if leader is not None:
                yield from legion.legion(match, leader, card)
        verbs.shuffle(match, zones.DECK[player])


def _seek_mate(values: dict[str, Any]) -> dict[str, Any]:
    """11.10.2. What seek mate means."""
    price = Chosen(
        Exactly(Literal(SEEK_MATE_PRICE)), CardsFrom(Description(CardNoun()), ZoneOf(YOURS, zones.DROP.name))
    )
    return {
        **values,
        "zones": (zones.VANGUARD.name,),
        "condition": MaySeekMate(),
        "costs": (ActionCost(PutOnDeck(price, "top", YOURS)),),
        "effect": Resolution(FindMate()),
        "restriction": "game",
    }


def _seek_mate_said(values: Mapping[str, Any]) -> dict[str, Any]:
    return {"mates": values["mates"], "like": values["like"]}


SEEK_MATE: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    SeekMate: (
        Phrase("Seek Mate {mates}.", {"mates": Several(NAME, " or ")}, _seek_mate, _seek_mate_said),
        Phrase("Seek Mate a {like-}.", {"like": Description}, _seek_mate, _seek_mate_said),
    ),
}


# ---- what cards are like


@phrase("in_legion")
@dataclass(frozen=True, slots=True)
class InLegion(Trait):
    """10.25.13. In a legion state."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is a leader or a mate."""
        return legion.is_in_legion(match, card)


@phrase("with the Legion ability")
@dataclass(frozen=True, slots=True)
class WithSeekMate(Trait):
    """11.10. With a seek mate ability."""

    reads: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES, LOST_ABILITIES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether any of its abilities is one."""
        return bool(match.abilities_of(card, SeekMate))


@phrase("that_can_legion_with_your_vanguard")
@dataclass(frozen=True, slots=True)
class CanLegion(Trait):
    """10.25.17. Named by the seek mate ability of the vanguard, or with a seek mate ability that names it."""

    reads: ClassVar[frozenset[str]] = frozenset({NAMES, GAINED_ABILITIES, LOST_ABILITIES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of the two names the other."""
        leader = field.vanguard(match, context.player)
        if leader is None:
            return False
        return is_mate(match, leader, card)


def is_mate(match: Match, first: Card, second: Card) -> bool:
    """10.25.17. Whether one of two cards is what the seek mate ability of the other speaks of."""
    return leads(match, first, second) or leads(match, second, first)


def leads(match: Match, leader: Card, mate: Card) -> bool:
    """10.25.18. Whether a seek mate ability that a card has speaks of the other one."""
    return any(ability.specifies(match, leader, mate) for ability in match.abilities_of(leader, SeekMate))


# ---- whether and when


@phrase("{one} is/are in_legion")
@dataclass(frozen=True, slots=True)
class IsInLegion(PlainCondition):
    """10.25.13. Whether units are in a legion state now."""

    one: FixedTarget

    def holds(self, match: Match, context: Context) -> bool:
        """Whether all of them are."""
        cards = list(self.one.cards(match, context))
        return bool(cards) and all(legion.is_in_legion(match, card) for card in cards)


@phrase("this unit came into legion this turn")
@dataclass(frozen=True, slots=True)
class LegionedThisTurn(PlainCondition):
    """10.25.14. Whether this unit came into a legion state in this turn."""

    def holds(self, match: Match, context: Context) -> bool:
        this = context.this(match)
        return this is not None and legion.has_legioned(match, this, turn=match.state.turn)


@phrase("{owner} vanguard came into legion this turn", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class VanguardLegionedThisTurn(PlainCondition):
    """10.25.14. Whether a player's vanguard came into a legion state in this turn."""

    owner: str

    def holds(self, match: Match, context: Context) -> bool:
        leader = field.vanguard(match, seat(context, self.owner))
        return leader is not None and legion.has_legioned(match, leader, turn=match.state.turn)


@phrase("when {who-} comes into legion")
@dataclass(frozen=True, slots=True)
class ComesIntoLegion(PlainTrigger):
    """10.25.12. A unit that was in no legion is in one now."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("legion",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, leader or mate."""
        return any(is_who(match, context, self.who, card) for card in (event.card, event.other))
