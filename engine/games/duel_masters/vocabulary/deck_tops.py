"""401. The ends of decks: as many cards from the top as a player likes, and cards put on the end that one likes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters import zones
from engine.games.duel_masters.vocabulary.card_actions import Moves
from engine.kernel import hand_and_deck
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.moments import at_once
from engine.kernel.zones import ZoneKind
from engine.language.cards import FixedTarget
from engine.language.phrases import phrase
from engine.language.places import OWNERS, seat
from engine.language.words import COUNT


@phrase("up to {most} topmost_cards of {owner} deck", most=COUNT, owner=OWNERS)
@dataclass(frozen=True, slots=True)
class UpToFromTop(FixedTarget):
    """401. The top cards of a deck, the topmost first: the player says how many, and sees none of them before."""

    introduces: ClassVar[bool] = True
    most: int
    owner: str

    @property
    def plural(self) -> bool:
        """Several cards may be meant."""
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """All that could be meant."""
        deck = match.cards(hand_and_deck.deck(match, seat(context, self.owner)))
        return tuple(reversed(deck[-self.most :])) if self.most else ()

    def pick(self, match: Match, context: Context, verb: str, limit: int | None = None) -> Procedure[tuple[Card, ...]]:
        """Ask how many, as many as the deck has at most."""
        there = tuple(self.cards(match, context))
        if not there:
            return ()
        options = [Option("number", value=number) for number in range(len(there), -1, -1)]
        prompt = Message("ask-how-many", {"card": Ref(context.source)})
        chosen = yield from ask(context.player, match.rulebook.numbers.choice, prompt, options, card=context.source)
        return there[: chosen.value]


@phrase("put {target} on_either_end of {owner} deck", owner=OWNERS)
@phrase("put {target} on_either_end of its/their owner's deck", owner="")
@dataclass(frozen=True, slots=True)
class PutOnEitherEnd(Moves):
    """401. Put cards on top of their owner's deck or under it: the player says which, of each by itself."""

    verb: ClassVar[str] = "put-into-deck"
    kind: ClassVar[ZoneKind | None] = zones.DECK
    owner: str

    @property
    def deed(self) -> str:
        """It is put somewhere, as by any other effect that puts it."""
        return "put"

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        ends: dict[Card, bool] = {}
        for card in cards:
            on_top, under = Option("deck-top"), Option("deck-bottom")
            prompt = Message("ask-deck-end", {"card": Ref(card)})
            rule = match.rulebook.numbers.choice
            chosen = yield from ask(context.player, rule, prompt, (on_top, under), card=context.source)
            ends[card] = chosen == under
        put: list[Card] = []
        owner = match.state.owner
        with at_once(match):
            for player, bottom in dict.fromkeys([(owner[card], ends[card]) for card in cards]):
                theirs = [card for card in cards if (owner[card], ends[card]) == (player, bottom)]
                put += yield from hand_and_deck.put_on_deck(match, theirs, player, bottom=bottom)
        return tuple(put)
