"""701. What texts do with cards: destroy, tap, return, put into zones, add to the shields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import actions, zones
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.card_actions import Rest
from engine.language.cards import DID
from engine.language.instructions import Clause, TargetedCardAction
from engine.language.numbers import Count, UpTo
from engine.language.phrases import phrase
from engine.language.places import OWNERS


@phrase("destroy {target}")
@dataclass(frozen=True, slots=True)
class Destroy(TargetedCardAction):
    """701.6. Put cards of the battle zone into the graveyard."""

    verb: ClassVar[str] = "destroy"

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is in the battle zone."""
        return match.state.zone[card].kind is zones.BATTLE

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.destroy(match, cards))


@phrase("tap {target}")
@dataclass(frozen=True, slots=True)
class Tap(Rest):
    """701.2. Tap cards."""

    verb: ClassVar[str] = "tap"


@phrase("return {target} to {owner} hand", owner=OWNERS)
@phrase("return {target} to its/their owner's hand/hands")
@dataclass(frozen=True, slots=True)
class ReturnToHand(TargetedCardAction):
    """402. Put cards into their owners' hands."""

    verb: ClassVar[str] = "return"
    owner: str = ""

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is not there already."""
        return match.state.zone[card].kind is not zones.HAND

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.return_to_hand(match, cards))


@phrase("put {target} into {owner} mana zone", owner=OWNERS)
@phrase("put {target} into its/their owner's mana zone")
@dataclass(frozen=True, slots=True)
class PutIntoMana(TargetedCardAction):
    """405. Put cards into their owners' mana zones."""

    verb: ClassVar[str] = "mana-card"
    owner: str = ""

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is not there already."""
        return match.state.zone[card].kind is not zones.MANA

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.put_into_mana(match, cards))


@phrase("put {target} into {owner} graveyard", owner=OWNERS)
@phrase("put {target} into its/their owner's graveyard")
@dataclass(frozen=True, slots=True)
class PutIntoGraveyard(TargetedCardAction):
    """404. Put cards into their owners' graveyards."""

    verb: ClassVar[str] = "bury"
    owner: str = ""

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What is not there already."""
        return match.state.zone[card].kind is not zones.GRAVEYARD

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.put_into_graveyard(match, cards))


@phrase("add {target} to your shields face down")
@dataclass(frozen=True, slots=True)
class AddToShields(TargetedCardAction):
    """113.1. Put cards into the shield zone, each as a shield of its own."""

    verb: ClassVar[str] = "shield"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        return (yield from actions.add_to_shields(match, cards))


@phrase("draw {count} card/cards", count=UpTo)
@dataclass(frozen=True, slots=True)
class DrawUpTo(Clause):
    """114. Draw as many cards as the player likes, up to a number."""

    count: Count

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask how many, and draw them."""
        least, most = self.count.bounds(match, context)
        options = [Option("number", value=number) for number in range(most, least - 1, -1)]
        prompt = Message("ask-number", {"card": Ref(context.source)})
        chosen = yield Decision(context.player, "114.1", prompt, options, default=(0,), card=context.source)
        hand = hand_and_deck.hand(match, context.player)
        before = match.cards(hand)
        yield from hand_and_deck.draw(match, context.player, chosen[0].value)
        context.bound[DID] = tuple([card for card in match.cards(hand) if card not in before])


@phrase("your opponent discards a card at random")
@dataclass(frozen=True, slots=True)
class DiscardsAtRandom(Clause):
    """701.7. The opponent discards a card that chance chooses."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        cards = match.cards(zones.HAND[1 - context.player])
        chosen = verbs.at_random(match, cards) if cards else ()
        context.bound[DID] = yield from hand_and_deck.discard(match, chosen)
