"""8.5.2.3. A cost for which another one may be paid while something is so: "[Counter Blast 1]", or "[Soul Blast 1]"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Condition, Context, Cost
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.abilities import Fields
from engine.language.cards import Chosen
from engine.language.costs import ActionCost
from engine.language.errors import Contradiction
from engine.language.paying import PayTo
from engine.language.phrases import phrase


@phrase("either {first}, or {second} if {condition}")
@dataclass(frozen=True, slots=True)
class EitherCost(Cost):
    """One card that pays in one way or, while the condition holds, in the other: whoever pays chooses the card."""

    first: ActionCost
    second: ActionCost
    condition: Condition

    def __post_init__(self) -> None:
        for part in (self.first, self.second):
            if getattr(part.action, "number", 1) != 1 or not isinstance(part.action.targets(), Chosen):
                raise Contradiction("what may be paid in two ways is one card")

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        """Whether there is a card for either, and nothing else is paid that could take it."""
        if self._is_beside_others(context):
            return False
        return any(part.payable(match, context, taken) for part in self._open(match, context))

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        """Let the player choose among the cards of both."""
        parts = [part for part in self._open(match, context) if part.payable(match, context, taken)]
        if len(parts) == 1:
            return (yield from parts[0].choose(match, context, taken))
        options = [
            Option(part.action.verb, card)
            for part in parts
            for card in self._cards(match, context, part)
            if card not in taken
        ]
        prompt = Message("ask-choose", {"card": Ref(context.source), "least": 1, "most": 1})
        chosen = yield from ask(context.player, match.rulebook.numbers.payment, prompt, options, card=context.source)
        assert chosen.card is not None
        return (chosen.card,)

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        """Pay in the way for which the card was chosen."""
        first = self.first.action.targets()
        assert isinstance(first, Chosen)
        part = self.first if cards[0] in first.among.cards(match, context) else self.second
        yield from part.pay(match, context, cards)

    def _is_beside_others(self, context: Context) -> bool:
        for node in context.ability.walk() if context.ability is not None else ():
            costs: tuple[Cost, ...] = getattr(node, "costs", ())
            if len(costs) > 1 and any(part is self for part in costs):
                return True
        return False

    def _open(self, match: Match, context: Context) -> tuple[ActionCost, ...]:
        return (self.first, self.second) if self.condition.holds(match, context) else (self.first,)

    def _cards(self, match: Match, context: Context, part: ActionCost) -> list[Card]:
        target = part.action.targets()
        assert isinstance(target, Chosen)
        return [card for card in target.available(match, context) if part.action.possible(match, context, card)]


def refuse_beside_others(fields: Fields) -> None:
    """Raise `Contradiction` for an ability in which something else is paid with it: one may take the other's card."""
    costs = [fields.get("costs", ())]
    effect = fields.get("effect")
    if effect is not None:
        costs += [node.costs for node in effect.walk() if isinstance(node, PayTo)]
    if any(len(parts) > 1 and any(isinstance(part, EitherCost) for part in parts) for parts in costs):
        raise Contradiction("what may be paid in two ways is the whole cost")
