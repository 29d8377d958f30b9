"""5.7.2, 5.5.2. Looking at cards one more at a time, shuffling a group of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.editions import number
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context, Number
from engine.kernel.asking import may
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Move
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.card_actions import go_on_with
from engine.language.cards import DID, IT
from engine.language.instructions import Clause, TargetedCardAction
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat


@phrase("look at up to {count} cards from the top of {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class LookAtUpTo(Clause):
    """5.7.2. Look at the top card, then at the top two, and so on, as long as the player likes."""

    introduces: ClassVar[bool] = True
    shows_cards: ClassVar[bool] = True
    count: Number
    owner: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Ask before each (5.7.3.2); what was seen is seen until the effect ends."""
        place = zones.DECK[seat(context, self.owner)]
        seen: tuple[Card, ...] = ()
        for at in range(1, self.count.value(match, context) + 1):
            if len(match.cards(place)) < at:
                break
            prompt = Message("ask-look-further", {"card": Ref(context.source), "count": at})
            if not (yield from may(context.player, number(match, "5.7.3.2"), prompt, card=context.source)):
                break
            seen = tuple(reversed(match.cards(place)[-at:]))  # 5.7.3.3
            verbs.show(match, seen, (context.player,))
        context.bound[IT] = context.bound[DID] = seen
        yield from go_on_with(match, context, self, seen)


@phrase("shuffle {target} and put it/them on the bottom of {owner} deck", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class PutShuffled(TargetedCardAction):
    """5.5.2. Shuffle a group of cards, and put them under the deck: nobody knows their order."""

    verb: ClassVar[str] = "put"
    owner: str

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        """They come under the deck that the text names (4.1.7)."""
        player = seat(context, self.owner)
        shuffled: tuple[Card, ...] = tuple(verbs.at_random(match, cards, len(cards)))
        moves = [(card, zones.DECK[player]) for card in shuffled]
        arrival = verbs.Arrival(bottom=True)
        return tuple(
            (yield from verbs.move_together(match, moves, arrival, tell=lambda moving: _tell(match, cards, moving)))
        )


def _tell(match: Match, cards: Sequence[Card], moving: Sequence[Move]) -> None:
    ordered = sorted(moving, key=lambda each: cards.index(each.card))  # not as they were shuffled
    hand_and_deck.tell_deck(match, ordered, bottom=True)
