"""304, 308, 310, 313, 314. Castles, fields, auras, lands and rule plus cards in texts.

When you fortify a shield with this castle, draw a card.
D-switch: At the start of your turn, you may turn this field upside down. If you do, draw a card.
The attached creature gets blocker.
Tap this card in your mana zone: Draw a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import auras, d2_fields, zones
from engine.games.duel_masters.characteristics import CREATURE, TYPES
from engine.games.duel_masters.d2_fields import TURNED
from engine.games.duel_masters.keyword_abilities import AnyCopies, KeywordCondition, ManaAbility, MoreCards
from engine.games.duel_masters.vocabulary.groups import ACrossedCreature, TheCrossedCreature
from engine.games.duel_masters.vocabulary.places import IN_MANA_ZONE
from engine.kernel.abilities import Condition, Context, Node
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.abilities import EFFECT, Fields, effect_slots, played_fields
from engine.language.cards import DID, FixedTarget, Target, This
from engine.language.changes import OTHER, Modifier
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, phrase
from engine.language.triggers import HappensTo, is_who
from engine.language.words import COUNT


@phrase("this castle", type="castle")
@phrase("this field", type="field")
@phrase("this aura", type="aura")
@phrase("this artifact", type="artifact")
@phrase("this tamaseed", type="tamaseed")
@phrase("this cross_gear", type="cross gear")
@phrase("this weapon", type="weapon")
@phrase("this fortress", type="fortress")
@dataclass(frozen=True, slots=True)
class ThisOfType(This):
    """The card with the ability, called by its type."""

    type: str


@phrase("isn't/aren't a creature")
@dataclass(frozen=True, slots=True)
class IsNoCreature(Modifier):
    """204.2. It is of its other types alone, and does nothing that creatures do."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({TYPES})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[TYPES] -= {CREATURE}


@phrase("the attached creature")
@dataclass(frozen=True, slots=True)
class TheAttachedCreature(TheCrossedCreature):
    """310.2. The creature to which the aura is attached."""


@phrase("the attached creature")
@dataclass(frozen=True, slots=True)
class AnAttachedCreature(ACrossedCreature):
    """310.2. The creature to which the aura is attached, as the one to which something happens."""


@phrase("when you fortify a shield with {who-}")
@dataclass(frozen=True, slots=True)
class Fortifies(HappensTo):
    """701.19. A castle has been attached to a shield."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (zones.CASTLE.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the castle."""
        return is_who(match, context, self.who, event.card)


@phrase("when you attach {who-} to a creature")
@dataclass(frozen=True, slots=True)
class IsAttached(HappensTo):
    """310.2. An aura has been attached to a creature."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (auras.ATTACH,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the aura."""
        return is_who(match, context, self.who, event.card)


@phrase("attach {target} to {bearer}")
@dataclass(frozen=True, slots=True)
class AttachAuras(Clause):
    """310.2, 310.6. Auras are attached to a creature, one after the other."""

    target: Target
    bearer: FixedTarget

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Choose them, and attach them while the creature is there."""
        context.bound[DID] = ()
        for bearer in self.bearer.cards(match, context):
            for card in (yield from self.target.pick(match, context, "choose")):
                if auras.is_aura(match, card) and (yield from auras.attach_to(match, context.player, card, bearer)):
                    context.bound[DID] = (*context.bound[DID], card)


@phrase("D-switch")
@dataclass(frozen=True, slots=True)
class DSwitch(KeywordCondition):
    """308.3. The field does not lie upside down yet: it can be turned so once."""

    keyword: ClassVar[str] = "D-switch"
    looks_at: ClassVar[frozenset[str]] = frozenset({TURNED.touches})

    def holds(self, match: Match, context: Context) -> bool:
        return not d2_fields.is_upside_down(match, context.source)


@phrase("turn this field upside down")
@dataclass(frozen=True, slots=True)
class TurnUpsideDown(Clause):
    """701.28a. Turn the field with the ability upside down."""

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether it is there, and does not lie so already."""
        this = context.this(match)
        if this is None or match.state.zone[this].kind is not zones.BATTLE:
            return False
        return d2_fields.is_field(match, this) and not d2_fields.is_upside_down(match, this)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Turn it, if it can be turned."""
        yield from ()
        context.bound[DID] = ()
        if self.may_begin(match, context):
            d2_fields.turn_upside_down(match, context.source)
            context.bound[DID] = (context.source,)


def _mana_fields(values: Fields) -> Fields:
    return {**played_fields(values), "zones": IN_MANA_ZONE}


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    ManaAbility: (
        Phrase(
            "(while {condition}, )?tap this card in your mana zone: {effect}",
            {"condition": Condition, "effect": EFFECT},
            _mana_fields,
            effect_slots,
        ),
    ),
    AnyCopies: (Phrase("a deck holds any_number of this."),),
    MoreCards: (Phrase("start the game with {count} additional cards in your deck", {"count": COUNT}),),
}
"""The phrases of these abilities."""
