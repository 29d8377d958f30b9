"""8.7.6, 12.2 to 12.5, 10.29, 12.11. What texts take away: effects, the use of abilities, costs, trigger effects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import turn_memory, zones
from engine.games.vanguard.restrictions import COSTLESS, USE_ACT, USE_AUTO, Exempt
from engine.games.vanguard.vocabulary.changes import StaysRested
from engine.kernel import usage, verbs
from engine.kernel.abilities import Automatic, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import CANNOT, Card
from engine.kernel.characteristics import UNAFFECTED
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.changes import OTHER, Modifier
from engine.language.descriptions import Description
from engine.language.getting_turns import GetsExtraTurn
from engine.language.instructions import Clause, ImmediateAction, TargetedCardAction
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, seat

ABILITY_KINDS: Final = WordList("a kind of ability", {"ACT": USE_ACT, "AUTO": USE_AUTO})


# ---- 12.2, 12.5


@phrase("this ability cannot be used for the rest of that turn", until="turn")
@phrase("this ability cannot be used for the rest of that game", until="game")
@dataclass(frozen=True, slots=True)
class NotAgain(Clause):
    """12.2.1, 8.1.1.2.3.1. The ability cannot be used for a while, if the automatic one has changed anything."""

    restricts: ClassVar[bool] = True
    until: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Note it; what stands by of the ability is cancelled (12.2.1.3)."""
        if not isinstance(context.ability, Automatic) or match.happened != context.began:
            usage.use(match, context.source, context.key, self.until, context.stamp)
        yield from ()


@phrase("loses/lose the cost/costs of its/their {kind} abilities", kind=ABILITY_KINDS)
@dataclass(frozen=True, slots=True)
class LosesCosts(Modifier):
    """10.29.1. Abilities whose costs are paid without doing what they say."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({COSTLESS})
    kind: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Note the kind of abilities."""
        values[COSTLESS] = values.get(COSTLESS, frozenset()) | {self.kind}


@phrase("you cannot normal ride this turn")
@dataclass(frozen=True, slots=True)
class NoNormalRide(Clause):
    """8.7.3.1. The player does not ride a card from hand in the ride phase of this turn (6.5.1.1)."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Note it."""
        turn_memory.NO_NORMAL_RIDE.set_player(match, context.player, value=True)
        yield from ()


# ---- 12.3


@phrase("{owner} trigger_effects", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class TriggerEffects(FixedTarget):
    """12.3.1. What the icons of the cards in a player's trigger zone do, whenever cards are put there."""

    lasting: ClassVar[bool] = True
    owner: str

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards in the trigger zone now."""
        return match.cards(zones.TRIGGER[seat(context, self.owner)])


@phrase("is/are nullified")
@dataclass(frozen=True, slots=True)
class IsNullified(Modifier):
    """12.3.1, 12.3.2. No part of what a trigger icon does is done."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({CANNOT})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[CANNOT] |= {"trigger"}


# ---- 8.7.6


@phrase("nullify the effects on {target}")
@dataclass(frozen=True, slots=True)
class Nullify(ImmediateAction, TargetedCardAction):
    """8.7.6. Take away the effects of resolved abilities that apply to units, as a whole: for other cards as well."""

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Take them away; returns the units to which any applied."""
        freed: list[Card] = []
        for card in cards:
            applying = [effect for effect in match.state.effects if _applies_to(match, effect, card)]
            for effect in applying:
                verbs.nullify(match, effect.stamp)
            freed += [card] if applying else []
        return tuple(freed)


def _applies_to(match: Match, effect: EffectInForce, card: Card) -> bool:
    """Whether an effect is one of a text, not of the rules themselves, and changes something about a card."""
    if not any(isinstance(change, Modifier | StaysRested) for change in effect.changes):
        return False
    context = Context(effect.source, effect.player, effect.entered)
    meant = effect.cards if effect.subject is None else effect.subject.cards(match, context)
    return card in meant and not match.is_immune(context, match.values(card))  # 12.11.1


# ---- 12.4


@phrase("you get an extra_turn", player=YOURS)
@phrase("your opponent gets an extra_turn", player=OPPONENTS)
@dataclass(frozen=True, slots=True)
class ExtraTurn(GetsExtraTurn):
    """12.4.1. A turn more, right after this one."""


# ---- 12.11


@phrase("is/are not affected by your opponent's effects")
@phrase("is/are not affected by the effects of your opponent's {description+}")
@dataclass(frozen=True, slots=True)
class IsNotAffected(Modifier):
    """12.11.1. The opponent's effects, or those of certain cards, change nothing about the card and do not move it."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({UNAFFECTED})
    description: Description | None = None

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        exempt = Exempt(context.player, context.source, context.stamp, self.description)
        values[UNAFFECTED] = (*values.get(UNAFFECTED, ()), exempt)
