"""10.21.2, 10.21.3. Gaining and losing a keyword that stands for a whole ability.

ACT (VC): Choose one of your rear-guards, and it gains Engorge until end of turn.
CONT (VC): All of your rear-guards gain Success 20000.
CONT (VC): All of your opponent's rear-guards lose Harmony.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, TypeVar

from engine.games.vanguard import characteristics
from engine.games.vanguard.vocabulary.abilities import Keyword
from engine.games.vanguard.vocabulary.keywords.labels import InFull
from engine.games.vanguard.vocabulary.keywords.shorthands import Shorthand
from engine.games.vanguard.vocabulary.keywords.words import STANDING_FOR
from engine.kernel.abilities import GAINED_ABILITIES, GIVERS, LOST_ABILITIES, Ability, Context, Node, gain
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.changes import OTHER, Modifier
from engine.language.phrases import phrase

Part = TypeVar("Part", bound=Node)


@phrase("gains/gain {keyword}", printed_only=True)
@phrase("gains/gain {keyword}", keyword=Shorthand)
@phrase("gains/gain Forerunner", keyword=Keyword(word="forerunner"))
@dataclass(frozen=True, slots=True)
class GainsShorthand(Modifier):
    """10.21.3. A keyword that stands for an automatic ability, and that ability, more."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES, characteristics.KEYWORDS})
    keyword: Keyword
    meaning: tuple[Ability, ...] = ()  #: the ability in full; `spelt_out` fills it in

    @property
    def gives(self) -> tuple[Ability, ...]:
        return self.meaning

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        gain(values, context, self.meaning)
        values[characteristics.KEYWORDS] |= {self.keyword.word}


@phrase("loses/lose {keyword}", keyword=STANDING_FOR)
@dataclass(frozen=True, slots=True)
class LosesShorthand(Modifier):
    """10.21.2. Without a keyword that stands for an automatic ability, and without that ability.

    What is printed is lost, and what was gained before; what is gained after that stays.
    """

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES, characteristics.KEYWORDS})
    keyword: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        printed = match.state.definition[card].abilities
        values[characteristics.KEYWORDS] -= {self.keyword}
        values[LOST_ABILITIES] |= frozenset(ability for ability in printed if self._is_meant(ability))
        given = zip(values[GAINED_ABILITIES], values[GIVERS], strict=True)
        kept = [(ability, mark) for ability, mark in given if not self._is_meant(ability)]
        values[GAINED_ABILITIES] = tuple(ability for ability, _ in kept)
        values[GIVERS] = tuple(mark for _, mark in kept)

    def _is_meant(self, ability: Ability) -> bool:
        """Whether an ability is the keyword, or what it stands for."""
        if isinstance(ability, Keyword):
            return ability.word == self.keyword
        return isinstance(ability.label, InFull) and ability.label.keyword == self.keyword


def spelt_out(node: Part, in_full: Callable[[Keyword], tuple[Ability, ...]]) -> Part:
    """A part of a text in which every keyword that is gained comes with what it stands for."""
    if not any(isinstance(part, GainsShorthand) for part in node.walk()):
        return node
    changed: dict[str, Any] = {each.name: _part(getattr(node, each.name), in_full) for each in fields(node)}
    if isinstance(node, GainsShorthand):
        changed["meaning"] = in_full(node.keyword)
    return replace(node, **changed)


def _part(value: Any, in_full: Callable[[Keyword], tuple[Ability, ...]]) -> Any:
    if isinstance(value, Node):
        return spelt_out(value, in_full)
    return tuple([_part(item, in_full) for item in value]) if isinstance(value, tuple) else value
