"""Words before an ability that say when it is active: turbo rush, wave striker, metamorph, over drive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import battle_state, field, gears, zones
from engine.games.duel_masters.battle_state import BROKE, WHAT_STANDS_FOR_IT
from engine.games.duel_masters.characteristics import COSTS, KEYWORDS
from engine.games.duel_masters.god_links import others_of
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.keyword_conditions import FortEnergy, MoreMana, OverDrive, ShieldForce, TriggerBonus
from engine.games.duel_masters.trigger_bonus import PLUS, SUPER
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.races import RACES
from engine.kernel.abilities import Condition, Context, Node
from engine.kernel.aspects import ATTACHED, NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.phrases import Phrase, Several, phrase

OTHERS: Final = 2  #: as many other wave strikers are needed
MANA_CARDS: Final = 7  #: as many cards in the mana zone are needed for a metamorph


@phrase("as_long_as {requirement}")
@dataclass(frozen=True, slots=True)
class AsLongAs(KeywordCondition):
    """603.2. Something is so as it happens for which the ability waits."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    requirement: Condition

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so."""
        return self.requirement.holds(match, context)


@phrase("turbo rush")
@dataclass(frozen=True, slots=True)
class TurboRush(KeywordCondition):
    """Another creature of the player has broken shields this turn."""

    keyword: ClassVar[str] = "turbo rush"
    looks_at: ClassVar[frozenset[str]] = WHAT_STANDS_FOR_IT | {BROKE.touches}

    def holds(self, match: Match, context: Context) -> bool:
        """Whether one has: not the same creature, evolved or not (801.2), and perhaps one that has left since."""
        this, owner = match.lead(context.source), match.state.owner
        others = [each for each in BROKE.of(match) if owner[each.card] == context.player]
        return any(battle_state.creature_of(match, each) != this for each in others)


@phrase("wave striker")
@dataclass(frozen=True, slots=True)
class WaveStriker(KeywordCondition):
    """Two or more other creatures in the battle zone have wave striker."""

    keyword: ClassVar[str] = "wave striker"
    reads: ClassVar[frozenset[str]] = frozenset({KEYWORDS})
    looks_at: ClassVar[frozenset[str]] = frozenset({zones.BATTLE.name, ATTACHED})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are. 803.1b. Linked gods have it if one of them has; they are one creature."""
        this = match.lead(context.source)
        others = [
            card
            for player in (0, 1)
            for card in field.creatures(match, player)
            if card != this and self._is_on(match, (card, *others_of(match, card)))
        ]
        return len(others) >= OTHERS

    def _is_on(self, match: Match, cards: Sequence[Card]) -> bool:
        return any(self.keyword in match.values(card)[KEYWORDS] for card in cards)


@phrase("metamorph")
@dataclass(frozen=True, slots=True)
class Metamorph(KeywordCondition):
    """The player has seven or more cards in the mana zone."""

    keyword: ClassVar[str] = "metamorph"
    looks_at: ClassVar[frozenset[str]] = frozenset({zones.MANA.name})

    def holds(self, match: Match, context: Context) -> bool:
        return len(field.mana(match, context.player)) >= MANA_CARDS


@phrase("accelerator")
@dataclass(frozen=True, slots=True)
class Accelerator(KeywordCondition):
    """The creature is crossed with a cross gear."""

    keyword: ClassVar[str] = "accelerator"
    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    def holds(self, match: Match, context: Context) -> bool:
        return bool(gears.gears_of(match, match.lead(context.source)))


@phrase("varavariety {number}")
@dataclass(frozen=True, slots=True)
class Varavariety(KeywordCondition):
    """The player has so many elements that have different costs."""

    reads: ClassVar[frozenset[str]] = frozenset({COSTS})
    looks_at: ClassVar[frozenset[str]] = frozenset({zones.BATTLE.name})
    number: int

    def holds(self, match: Match, context: Context) -> bool:
        costs = {match.values(card)[COSTS][0] for card in field.elements(match, context.player)}
        return len(costs) >= self.number


_MANA: Final = {"number": int, "civilization": CIVILIZATIONS}

CONDITIONS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    ShieldForce: (Phrase("shield force"),),
    FortEnergy: (Phrase("fort energy {race}", {"race": RACES}),),
    TriggerBonus: (Phrase("super", {"of": SUPER}), Phrase("shield trigger plus", {"of": PLUS})),
    MoreMana: (Phrase("{number} {civilization}", _MANA),),
    OverDrive: (
        Phrase("over drive {number} {civilization}", _MANA, when=lambda node: not node.others),
        Phrase(
            "over drive {number} {civilization} and {others}",
            {**_MANA, "others": Several(MoreMana, " and ")},
        ),
    ),
}
"""The phrases of conditions of other modules."""
