"""10.21.3. Gaining a keyword that stands for a whole ability.

ACT (VC): Choose one of your rear-guards, and it gains Engorge until end of turn.
CONT (VC): All of your rear-guards gain Success 20000.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, TypeVar

from engine.games.vanguard.vocabulary.abilities import Keyword
from engine.games.vanguard.vocabulary.keywords.shorthands import Shorthand
from engine.kernel.abilities import Ability, Context, Node, gain
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.changes import OTHER, Predicate
from engine.language.phrases import says

Part = TypeVar("Part", bound=Node)


@says("gains/gain {keyword}", printed_only=True)
@says("gains/gain {keyword}", keyword=Shorthand)
@says("gains/gain Forerunner", keyword=Keyword(word="forerunner"))
@dataclass(frozen=True, slots=True)
class GainsShorthand(Predicate):
    """10.21.3. A keyword that stands for an automatic ability, and that ability, more."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({"gained", "keywords"})
    keyword: Keyword
    meaning: tuple[Ability, ...] = ()  #: the ability in full; `spelt_out` fills it in

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add both."""
        gain(values, context, self.meaning)
        values["keywords"] |= {self.keyword.word}


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
