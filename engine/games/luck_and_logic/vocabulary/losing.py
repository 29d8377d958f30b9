"""5.31. Abilities that cards lose: all of them, or those of a kind.

ACT [1/turn]: Choose one of your opponent's members, and it loses all of its AUTO abilities until end of turn.
CONT: All of your opponent's Tranceunions lose Trance Change.
CONT: If you have two or more Foreigners, this member loses all of its AUTO abilities.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic.keyword_abilities import LogicDrive, MakeUp, TranceChange
from engine.games.luck_and_logic.vocabulary.later import Detonate, DetonateSkill
from engine.kernel.abilities import (
    GAINED_ABILITIES,
    GIVERS,
    LOST_ABILITIES,
    Ability,
    Activated,
    Automatic,
    Context,
    Continuous,
    Replacing,
)
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.changes import Modifier
from engine.language.phrases import WordList, phrase

_CONT: Final = "CONT"

_SORTS: Final[Mapping[str, tuple[type[Ability], ...]]] = {
    "AUTO": (Automatic,),
    "ACT": (Activated,),
    _CONT: (Continuous, Replacing, TranceChange),  # 11.5.1
    "Logic Drive": (LogicDrive,),
    "Trance Change": (TranceChange,),
    "Make Up": (MakeUp,),
    "Detonate": (Detonate,),
    "Detonate Skill": (DetonateSkill,),
}
"""The classes of abilities of a sort."""

_TYPES: Final = WordList("a type of abilities", {name: name for name in ("AUTO", "ACT", _CONT)})
_KEYWORDS: Final = WordList("a keyword", {name: name for name in _SORTS if name not in _TYPES.words})


@dataclass(frozen=True, slots=True)
class Loses(Modifier):
    """5.31.1, 9.9.1.3. Some abilities are lost, of the printed ones and of those gained until then."""

    layer: ClassVar[str] = "abilities"
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({LOST_ABILITIES, GAINED_ABILITIES})

    @abstractmethod
    def loses(self, ability: Ability) -> bool:
        """Whether this ability is lost."""

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Take them away, all instances of each (5.31.1.1)."""
        printed = match.state.definition[card].abilities
        values[LOST_ABILITIES] |= frozenset([each for each in printed if self.loses(each)])
        kept = [
            (ability, giver)
            for ability, giver in zip(values[GAINED_ABILITIES], values[GIVERS], strict=True)
            if not self.loses(ability)
        ]
        values[GAINED_ABILITIES] = tuple([ability for ability, _ in kept])
        values[GIVERS] = tuple([giver for _, giver in kept])


@phrase("loses/lose all of its/their abilities")
@dataclass(frozen=True, slots=True)
class LosesAbilities(Loses):
    """All abilities are lost."""

    def loses(self, ability: Ability) -> bool:
        """Whatever it is."""
        return True


@phrase("loses/lose all of its/their {sort} abilities", sort=_TYPES)
@phrase("loses/lose {sort}", sort=_KEYWORDS)
@dataclass(frozen=True, slots=True)
class LosesSort(Loses):
    """All abilities of a type or with a keyword are lost. Logic drives and Make Up are startup abilities (11.4.1)."""

    sort: str

    def loses(self, ability: Ability) -> bool:
        """Whether it is of the sort."""
        return isinstance(ability, _SORTS[self.sort])
