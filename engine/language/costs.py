"""Costs that are paid by an action with cards. All parts can be paid together, or none is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from engine.kernel.abilities import Automatic, Context, Cost, Node, Trigger
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.language.cards import IT, All, Chosen, TopOfDeck, choose
from engine.language.errors import Contradiction
from engine.language.groups import Group
from engine.language.instructions import CardAction
from engine.language.numbers import Bounds
from engine.language.phrases import phrase
from engine.language.triggers import CardIsPut

PAID: Final = "paid "
"""What the keys of `Context.bound` begin with of the cards with which something was done for a cost."""


class Claim(NamedTuple):
    """How many cards a part of a cost needs, and which would do."""

    need: int
    cards: Collection[Card]


@phrase("{action}")
@dataclass(frozen=True, slots=True)
class ActionCost(Cost):
    """Pay by doing something with cards."""

    saved_as: ClassVar[str] = "Doing"
    action: CardAction = field(metadata={"saved_as": "deed"})

    def __post_init__(self) -> None:
        if not self.action.pays:
            raise Contradiction("this cannot be a cost: say it behind the brackets")
        target = self.action.targets()
        if isinstance(target, Chosen) and target.count.picky:
            raise Contradiction("what pays for a cost is not asked whether it goes together")

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """Whether this part and those after it can be paid without the cards that parts before it have taken."""
        return _together(match, context, self._and_after(context), taken)

    def answered_with(self, context: Context) -> Sequence[ActionCost]:
        """The parts after this one."""
        return self._and_after(context)[1:]

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Whether it could be that all parts can be paid, for all that others know of the hidden cards."""
        target = self.action.targets()
        if not isinstance(target, Chosen) or not target.among.may_be_denied(match, context):
            return False
        return _together(match, context, self._parts(context), frozenset(), conceivable=True)

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Let the player choose among the cards that leave enough for the other parts."""
        target = self.action.targets()
        if not isinstance(target, Chosen):
            return tuple(target.cards(match, context))
        least, most = target.count.bounds(match, context)
        later = self._and_after(context)[1:]
        chosen: tuple[Card, ...] = ()
        blocked = taken | (_reserved(match, context, self._parts(context)) or frozenset())
        free = [card for card in self._claim(match, context).cards if card not in blocked]
        wanted = {card for part in later for card in part._claim(match, context).cards}
        if most > 1 and wanted.isdisjoint(free):
            return (yield from self._ask(match, context, free, (least, most)))
        while len(chosen) < most:
            options = [
                card
                for card in free
                if card not in chosen and _together(match, context, later, taken | {*chosen, card})
            ]
            bounds = (int(len(chosen) < least), 1)
            more = yield from self._ask(match, context, options, bounds)
            if not more:
                break
            chosen += more
        return chosen

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        done = yield from self.action.perform(match, context, cards)
        context.bound[PAID + self.action.deed] = (*context.bound.get(PAID + self.action.deed, ()), *done)
        if self.action.speaks_of_cards and not _speaks_of_another(context):
            context.bound[IT] = cards

    def _ask(
        self, match: Match, context: Context, cards: Sequence[Card], bounds: Bounds
    ) -> Procedure[tuple[Card, ...]]:
        target = self.action.targets()
        secret = isinstance(target, Chosen) and target.is_secret(match, context)
        rule = match.rulebook.numbers.payment
        return (yield from choose(match, context, context.player, cards, bounds, self.action.verb, rule, secret=secret))

    def _parts(self, context: Context) -> Sequence[ActionCost]:
        """All parts of the cost to which this one belongs: that of the ability, or one in the middle of its effect."""
        for node in context.ability.walk() if context.ability is not None else ():
            costs: tuple[Cost, ...] = getattr(node, "costs", ())
            parts = [part for cost in costs for part in cost.parts() if isinstance(part, ActionCost)]
            if any(part is self for part in parts):
                return parts
        return [self]

    def _and_after(self, context: Context) -> Sequence[ActionCost]:
        """This part of the cost of the ability and the parts after it."""
        parts = self._parts(context)
        return parts[next(index for index, part in enumerate(parts) if part is self) :]

    def _claim(self, match: Match, context: Context, *, conceivable: bool = False) -> Claim:
        target = self.action.targets()
        if not isinstance(target, Chosen):
            return Claim(0, ())
        hidden = conceivable and target.among.may_be_denied(match, context)
        cards = target.conceivable(match, context) if hidden else target.available(match, context)
        need = target.count.bounds(match, context)[0]
        return Claim(need, [card for card in cards if self.action.possible(match, context, card)])

    def _certain(self, match: Match, context: Context) -> list[Card] | None:
        """The cards of a part that leaves no choice; None if one of them will not do, or a deck has too few."""
        target = self.action.targets()
        if isinstance(target, Chosen):
            return []
        cards = list(target.cards(match, context))
        if not cards:
            return [] if match.rulebook.pays_with_none and isinstance(target, All) else None
        if isinstance(target, TopOfDeck) and len(cards) < target.count:
            return None
        return cards if all(self.action.possible(match, context, card) for card in cards) else None


def _speaks_of_another(context: Context) -> bool:
    """Whether the trigger of an ability speaks of another card: then "it" is that one, not what was paid with.

    "When your unit attacks" does so even where the card with the ability is the one that attacks.
    """
    event = context.event
    if event is None:
        return False
    meant = [event.card] if event.meant is None else [card for card, _ in event.meant]
    if any(card not in (None, context.source) for card in meant):
        return True
    trigger = context.ability.trigger if isinstance(context.ability, Automatic) else None
    return context.source in meant and trigger is not None and any(map(_describes_cards, trigger.walk()))


def _describes_cards(node: Node) -> bool:
    """Whether it is a trigger that waits for what happens to any card of a kind, and not to this one alone."""
    return isinstance(node, CardIsPut) or (isinstance(node, Trigger) and isinstance(getattr(node, "who", None), Group))


def _together(
    match: Match, context: Context, parts: Sequence[ActionCost], taken: frozenset[Card], *, conceivable: bool = False
) -> bool:
    """Whether these parts can all be paid, each with cards of its own, without the cards that are taken.

    ``conceivable``: whether they could be, as far as others can tell.
    """
    reserved = _reserved(match, context, parts)
    if reserved is None:
        return False
    blocked = taken | reserved
    claims: list[Claim] = []
    for part in parts:
        need, cards = part._claim(match, context, conceivable=conceivable)
        free = [card for card in cards if card not in blocked]
        if need > len(free):
            return False
        claims.append(Claim(need, free))
    return len(claims) == 1 or _assignable(claims)


def _reserved(match: Match, context: Context, parts: Sequence[ActionCost]) -> frozenset[Card] | None:
    """The cards of the parts that leave no choice: no other part may be paid with them. None if these cannot be paid.

    Two parts may share a card only if one of them does nothing to it, such as revealing it.
    """
    reserved: set[Card] = set()
    spent: set[Card] = set()
    for part in parts:
        certain = part._certain(match, context)
        if certain is None:
            return None
        reserved.update(certain)
        if part.action.spends:
            if not spent.isdisjoint(certain):
                return None
            spent.update(certain)
    return frozenset(reserved)


def _assignable(claims: Sequence[Claim]) -> bool:
    """Whether claims with cards enough can all have what they need, no card twice (matching by augmenting paths)."""
    needs = [claim.cards for claim in claims for _ in range(claim.need)]
    holder: dict[Card, int] = {}

    def place(need: int, tried: set[Card]) -> bool:
        for card in needs[need]:
            if card in tried:
                continue
            tried.add(card)
            if card not in holder or place(holder[card], tried):
                holder[card] = need
                return True
        return False

    return all(place(i, set()) for i in range(len(needs)))
