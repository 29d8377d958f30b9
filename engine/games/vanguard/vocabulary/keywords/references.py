"""11. Cards by the keywords of their abilities: a unit with Brave, a card with the Darkness ability."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.vanguard.vocabulary.keywords.heads import Demand, demands_of
from engine.games.vanguard.vocabulary.keywords.labels import Label
from engine.games.vanguard.vocabulary.keywords.words import ABILITY_WORDS
from engine.kernel.abilities import GAINED_ABILITIES, LOST_ABILITIES, Ability, Context
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.descriptions import Trait
from engine.language.phrases import phrase


def is_with(ability: Ability, keyword: str) -> bool:
    """Whether an ability goes by a keyword: is called so, or demands what the keyword stands for."""
    if isinstance(ability.label, Label) and ability.label.keyword == keyword:
        return True
    return any(isinstance(demand, Demand) and demand.keyword == keyword for demand in demands_of(ability))


@phrase("with {keyword}", keyword=ABILITY_WORDS)
@phrase("with the {keyword} ability", keyword=ABILITY_WORDS)
@dataclass(frozen=True, slots=True)
class WithAbility(Trait):
    """11. With an ability that goes by a keyword, whether it is active or not."""

    reads: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES, LOST_ABILITIES})
    keyword: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether any of the abilities that these characteristics leave it, or give it, is one."""
        lost = values.get(LOST_ABILITIES, ())
        printed = (ability for ability in match.state.definition[card].abilities if ability not in lost)
        return any(is_with(ability, self.keyword) for ability in (*printed, *values.get(GAINED_ABILITIES, ())))
