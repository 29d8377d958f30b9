"""112.3, 409.1e. Texts that let a player use cards without paying for them.

When you put this creature into the battle zone, cast up to two spells from your hand for no cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from engine.games.duel_masters import actions, gods, using, zones
from engine.games.duel_masters.keyword_abilities import evolution_of
from engine.games.duel_masters.vocabulary.where_cards_lie import are_under_another
from engine.kernel.abilities import Context
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.cards import ASTRAY, IT, Target, This
from engine.language.errors import Contradiction
from engine.language.instructions import TargetedCardAction
from engine.language.phrases import phrase


@phrase("cast {target} for no cost")
@dataclass(frozen=True, slots=True)
class CastForNothing(TargetedCardAction):
    """112.3g. Cast spells without paying; 409.1e. all of them are pending before the first is cast."""

    verb: ClassVar[str] = "cast"
    under_deck: ClassVar[bool] = False  #: whether they go to the bottom of the deck instead of the graveyard

    def __post_init__(self) -> None:
        TargetedCardAction.__post_init__(self)
        _refuse_from_under(self.target)

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What can be cast."""
        return using.CAST in using.ways_of(match, card) and using.is_usable(match, context.player, card, using.CAST)

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        cards = _unused(match, cards)
        for card in cards:
            actions.suspend(match, card)
        cards = yield from _in_order(match, context, cards)
        cast: list[Card] = []
        for card in cards:
            if match.state.zone[card].kind is not zones.PENDING:
                continue
            if not using.is_usable(match, context.player, card, using.CAST):  # 101.2: by what has come meanwhile
                actions.resume(match, card)
                continue
            yield from using.use_for_nothing(match, context.player, card, using.CAST, under_deck=self.under_deck)
            cast.append(card)
        context.bound[ASTRAY] = _gone_elsewhere(match, cast, ())
        return tuple(cast)


@phrase("cast {target} for no cost before_it_goes_under_your_deck instead")
@dataclass(frozen=True, slots=True)
class CastAndPutUnder(CastForNothing):
    """302.2, 609.1. Cast a spell without paying; afterwards it goes under the deck instead of to the graveyard."""

    under_deck: ClassVar[bool] = True


@phrase("use {target} for no cost", way="")
@phrase("summon {target} for no cost", way=using.SUMMON)
@phrase("generate {target} for no cost", way=using.GENERATE)
@dataclass(frozen=True, slots=True)
class UseAnyForNothing(TargetedCardAction):
    """112.3g, 601.1. Use cards in one way, or in any, without paying; 808.3: a player says which half of a twinpact."""

    verb: ClassVar[str] = "use-card"
    way: str = ""

    def __post_init__(self) -> None:
        TargetedCardAction.__post_init__(self)
        if isinstance(self.target, This):
            raise Contradiction("what lets a card be used for nothing does not say so of itself")
        _refuse_from_under(self.target)

    def possible(self, match: Match, context: Context, card: Card) -> bool:
        """What can be used in any way."""
        return bool(_ways(match, context.player, card, self.way))

    def apply(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
        player, cards = context.player, _unused(match, cards)
        for card in cards:
            actions.suspend(match, card)
        cards = yield from _in_order(match, context, cards)
        used: list[Card] = []
        cast: list[Card] = []
        for card in cards:
            ways = _ways(match, player, card, self.way) if match.state.zone[card].kind is zones.PENDING else []
            if not ways:
                actions.resume(match, card)
                continue
            way = ways[0]
            if len(ways) > 1:
                options = [replace(using.OPTIONS[each], card=card) for each in ways]
                way = (
                    yield from ask(player, "808.3", Message("ask-half", {"card": Ref(card)}), options, card=card)
                ).verb
            yield from using.use_for_nothing(match, player, card, way)
            used.append(card)
            if way == using.CAST:
                cast.append(card)
        context.bound[ASTRAY] = _gone_elsewhere(match, cast, [card for card in used if card not in cast])
        context.bound[IT] = gods.as_creatures(match, context.bound.get(IT, ()))
        return tuple(used)


def _in_order(match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[tuple[Card, ...]]:
    """409.1e. In which order cards are used that are pending together.

    It is asked where they differ, and any is a spell or is put on another card.
    """
    printed, count = [match.state.definition[card] for card in cards], len(cards)
    differ = len({each.number for each in printed}) > 1
    spells = [card for card in cards if using.CAST in using.ways_of(match, card)]
    if not (differ and (spells or any(evolution_of(each) is not None for each in printed))):
        return cards
    prompt = Message("ask-use-order", {"card": Ref(context.source)})
    asked = choose_cards(
        context.player, "409.1e", prompt, cards, count, count, verb="use-card", card=context.source, ordered=True
    )
    return tuple((yield from asked))


def _gone_elsewhere(match: Match, cast: Sequence[Card], others: Sequence[Card]) -> tuple[Card, ...]:
    """400.8. Spells that went elsewhere than to the graveyard when cast, and other cards that came to no such place."""
    kinds = {card: match.state.zone[card].kind for card in (*cast, *others)}
    gone = [card for card in cast if kinds[card] is not zones.GRAVEYARD]
    return (*gone, *[card for card in others if not (kinds[card].field or kinds[card] is zones.CASTLE)])


def _ways(match: Match, player: int, card: Card, only: str) -> list[str]:
    ways = [way for way in using.ways_of(match, card) if only in ("", way)]
    return [way for way in ways if using.is_usable(match, player, card, way)]


def _unused(match: Match, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """409.1b. Of cards those that are not being used already: none is used again before that is done."""
    return tuple([card for card in cards if match.state.zone[card].kind is not zones.PENDING])


def _refuse_from_under(target: Target) -> None:
    """403.4. What lies under a card is not used from there: no rule says what it would leave."""
    if are_under_another(target):
        raise Contradiction("cards under another one are not used")
