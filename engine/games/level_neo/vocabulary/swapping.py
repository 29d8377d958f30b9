"""Two cards that change places: a character in play with one of the hand, a card of the level zone with another one.

Swap this character and a character from your hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.games.level_neo import field, zones
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.log import witness
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.language.cards import DID, IT, Target
from engine.language.errors import Contradiction
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("swap {one} and {other}")
@dataclass(frozen=True, slots=True)
class Swap(Clause):
    """Two cards of a player change places at the same time; not at all if one of them cannot go there (decision 34)."""

    one: Target
    other: Target

    def __post_init__(self) -> None:
        """Refuse several."""
        if getattr(self.one, "plural", False) or getattr(self.other, "plural", False):
            raise Contradiction("one card changes places with one other card: say which two")

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is a card of both kinds, as far as everybody can tell."""
        return all(_movable(match, each.conceivable(match, context)) for each in (self.one, self.other))

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Each comes to the zone of the other, as cards come there.

        "It" is what has come into play then, or else the second one.
        """
        one = yield from self._pick(match, context, self.one, ())
        other = yield from self._pick(match, context, self.other, one)
        context.bound[IT], context.bound[DID] = other, ()
        pair = (*one, *other)
        if len(pair) == 2 and _may_swap(match, *pair):
            context.remember(match, pair)
            context.bound[DID] = yield from _swap(match, *pair)
            context.follow(match, pair)
            context.bound[IT] = tuple([card for card in pair if match.state.zone[card].kind.field]) or other

    def _pick(
        self, match: Match, context: Context, target: Target, taken: tuple[Card, ...]
    ) -> Procedure[tuple[Card, ...]]:
        """One card that can go where the other one is; nothing if there is none."""
        cards = target.conceivable(match, context)
        able = _movable(match, cards)
        if taken:
            able = [card for card in able if _may_swap(match, taken[0], card)]
        context.barred = [card for card in cards if card not in able]
        picked: tuple[Card, ...] = yield from target.pick(match, context, "choose")
        context.barred = ()
        return picked[:1]


def _movable(match: Match, cards: Iterable[Card]) -> list[Card]:
    """Of certain cards those that can leave where they are: a main character cannot."""
    return [card for card in cards if not match.state.zone[card].kind.keeps]


def _may_swap(match: Match, one: Card, other: Card) -> bool:
    """Whether each of them can go where the other one is: of one player, from different zones, none but characters."""
    state = match.state
    if state.owner[one] != state.owner[other] or any(state.zone[card].kind.keeps for card in (one, other)):
        return False
    kinds = state.zone[one].kind, state.zone[other].kind
    entering = [card for card, kind in ((one, kinds[1]), (other, kinds[0])) if kind.field]
    return kinds[0] is not kinds[1] and all(state.definition[card].kind == "character" for card in entering)


def _swap(match: Match, one: Card, other: Card) -> Procedure[tuple[Card, ...]]:
    """What is in play leaves first: if something else happens to it, the other one stays where it is."""
    first, second = (one, other) if field.is_support(match, one) else (other, one)
    there, here = match.state.zone[second], match.state.zone[first]
    before = [witness(match, card) for card in (one, other)]
    with at_once(match):
        if not (yield from verbs.move(match, first, there, _arrival(there.kind is zones.LEVEL))):
            return ()
        if match.state.zone[first] is not there:
            return ()
        yield from verbs.move(match, second, here, _arrival(here.kind is zones.LEVEL))
    after = [witness(match, card) for card in (one, other)]
    seen = [max(each, key=lambda card: len(card.viewers)) for each in zip(after, before, strict=True)]
    match.tell("swaps", card=seen[0], other=seen[1])
    return one, other


def _arrival(to_level: bool) -> verbs.Arrival:
    """7.2. Cards lie face down in the level zone."""
    return verbs.Arrival(face_down=True) if to_level else verbs.Arrival()
