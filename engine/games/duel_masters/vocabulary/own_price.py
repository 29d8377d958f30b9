"""110.4e, 601.1a. What a card says of its own cost: it is less, once or for each of certain cards.

This costs 1 less to summon for each of your Dragons. It can't cost less than 2.
If your opponent has a creature, this costs 3 less to cast. It can't cost less than 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters.characteristics import PRICE, PriceChange
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone
from engine.games.duel_masters.vocabulary.price_changes import USED_FROM, USES
from engine.kernel.abilities import Change, Condition, Context, Continuous, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.changes import OTHER
from engine.language.groups import Group, InPlay, Pile
from engine.language.phrases import Phrase


@dataclass(frozen=True, slots=True)
class ItselfCostsLess(Change):
    """601.1a. Using it costs so much less, or so much for each of certain cards, but no less than so much."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({PRICE})
    amount: int
    floor: int
    use: str
    each: Group | None = None
    optional: bool = False  #: whether the text says "may"; it is not asked

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        times = 1
        if self.each is not None:  # 409.1c, 601.1b: the card itself is pending when its cost is worked out
            times = sum(1 for each in self.each.cards(match, context) if each != card)
        values[PRICE] = (*values[PRICE], PriceChange(-self.amount * times, self.floor, self.use))


@dataclass(frozen=True, slots=True)
class OwnCostReduction(Continuous):
    """110.4e. The card itself costs less to use."""


def own_reduction(values: Fields) -> Fields:
    """The fields of what makes a card itself cost less, from the slots of a phrase."""
    floor = values["floor"] if "floor" in values else values["most"] + 1
    optional = values.get("optional", False)
    change = ItselfCostsLess(values["amount"], floor, values["use"], values.get("each"), optional)
    return {"zones": USED_FROM, "change": (change,), "requirement": values.get("requirement")}


def _slots(values: Mapping[str, Any]) -> Fields:
    (change,) = values["change"]
    said = {"amount": change.amount, "floor": change.floor, "use": change.use, "each": change.each}
    return {**said, "requirement": values["requirement"]}


def _phrase(each: str, group: type[Group] | None, costs: str, *, optional: bool) -> Phrase:
    def fits(node: Any) -> bool:
        (change,) = node.change
        return change.optional is optional and (isinstance(change.each, group) if group else change.each is None)

    return Phrase(
        f"(if {{requirement}}, )?this {costs} {{amount}} less to {{use}}{each}. it can't cost less than {{floor}}.",
        {"requirement": Condition, "amount": int, "use": USES, "floor": int} | ({"each": group} if group else {}),
        lambda values: own_reduction({**values, "optional": optional}),
        _slots,
        fits,
    )


EACH: Final = ((" for each {each-}", Pile), (" for each of {each+}", InPlay), (" for each {each-}", InTheBattleZone))
"""How the cards are said for each of which it costs less, and what they are."""

OWN_PRICES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    OwnCostReduction: tuple(
        _phrase(each, group, costs, optional=optional)
        for costs, optional in (("costs", False), ("may cost", True))
        for each, group in (("", None), *EACH)
    )
}
"""The phrases of abilities that change what their own card costs."""
