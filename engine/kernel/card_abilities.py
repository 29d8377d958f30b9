"""The abilities that cards have, printed and gained: which they are, and which can be used."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar, cast

from engine.kernel.abilities import (
    GAINED,
    GAINED_ABILITIES,
    GIVERS,
    LOST_ABILITIES,
    Ability,
    AbilityOf,
    Activated,
    Automatic,
    Cost,
    is_place_for,
)
from engine.kernel.aspects import ANYTHING
from engine.kernel.cards import Card, Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.derived_state import DerivedState

A = TypeVar("A", bound=Ability)


class CardAbilities(DerivedState):
    """A derived state, and the abilities that its cards have in it."""

    __slots__ = ()

    def activated(self, player: int) -> Sequence[tuple[Card, Activated, str]]:
        """The printed activated abilities of the cards that a player is using, where these are in a zone for them.

        Each comes with its card and its key. It depends on nothing but where the cards are and who uses them, so it is
        kept until that changes; face-down cards are among them.
        """
        found = self._activated.get(player)
        if found is None:
            found = self._activated[player] = []
            zone_of, places = self.state.zone, self.index.activated_places
            for card, printed in self.index.activated.items():
                kind, where = zone_of[card].kind, places[card]
                if (kind.name in where or ANYTHING in where) and self.master(card) == player:
                    found += [each for each in printed if is_place_for(each[1], kind)]
        return found

    def lead(self, card: Card) -> Card:
        """The card that stands for the object that a card is a part of: the card itself, in most games."""
        lead = self.rulebook.hooks.lead
        return card if lead is None else lead(self, card)

    def may_use(self, card: Card, ability: Ability, values: Values | None = None) -> bool:
        """Whether nothing says that an ability cannot be used; ``values`` are the card's last ones, if it has left."""
        is_forbidden = self.rulebook.hooks.is_use_forbidden
        return is_forbidden is None or not is_forbidden(self, card, ability, values)

    def costs(self, card: Card, ability: Activated | Automatic) -> tuple[Cost, ...]:
        """What is to be paid for an ability; where its cost is waived, only what is no action."""
        is_cost_waived = self.rulebook.hooks.is_cost_waived
        if is_cost_waived is None or not ability.costs or not is_cost_waived(self, card, ability):
            return ability.costs
        return tuple([cost for cost in ability.costs if not cost.is_action])

    def abilities(self, card: Card) -> list[AbilityOf]:
        """The card's abilities, printed and gained, each with its key."""
        values = self.values(card)
        lost = values.get(LOST_ABILITIES)
        printed = self.state.definition[card].keyed_abilities()
        found = [AbilityOf(card, a, key, key) for key, a in printed if not (lost and a in lost)]
        return found + self.gained(card, values)

    def abilities_of(self, card: Card, kind: type[A]) -> list[A]:
        """The card's abilities of one class, printed ones first."""
        values = self.values_for(LOST_ABILITIES, GAINED_ABILITIES)(card)
        lost = values.get(LOST_ABILITIES)
        found: list[A] = [*_printed_abilities(self.state.definition[card], cast("Any", kind))]
        if found and lost:
            found = [each for each in found if each not in lost]
        gained = values.get(GAINED_ABILITIES)
        return [*found, *[each for each in gained if isinstance(each, kind)]] if gained else found

    def gained(self, card: Card, values: Values) -> list[AbilityOf]:
        """The abilities that a card with these characteristics has gained."""
        if not values.get(GAINED_ABILITIES):
            return []
        given = zip(values[GAINED_ABILITIES], values[GIVERS], strict=True)
        return [AbilityOf(card, ability, f"{GAINED}{index}", mark) for index, (ability, mark) in enumerate(given)]

    def may_be_answered(self, kind: str) -> bool:
        """Whether an ability that is printed on no card could wait for this kind of event, or replace it."""
        return kind in self._answered_by_gift or ANYTHING in self._answered_by_gift

    def mark(self, card: Card, key: str) -> str:
        """The mark of the card's ability with this key: see `AbilityOf`."""
        marks: tuple[str, ...] = self.values(card)[GIVERS] if key.startswith(GAINED) else ()
        return marks[int(key.removeprefix(GAINED))] if marks else key

    def prints(self, kind: type[Ability]) -> bool:
        """Whether an ability of just this class is printed on any card of the match, wherever that is."""
        return kind in self.index.printed

    def prints_any(self, kinds: frozenset[type[Ability]]) -> bool:
        """Whether an ability of just one of these classes is printed on any card of the match, wherever that is."""
        return not kinds.isdisjoint(self.index.printed)

    def any_text_looks_at(self, aspect: str) -> bool:
        """Whether a text that is printed on any card of the match, wherever that is, looks at this aspect.

        The texts of a side of a card that does not count now are left out.
        """
        return aspect in self.index.looked_at


@lru_cache(maxsize=4096)
def _printed_abilities(definition: CardDefinition, kind: Any) -> tuple[Any, ...]:
    """The abilities of one class that are printed on a card."""
    return tuple([each for each in definition.abilities if isinstance(each, kind)])
