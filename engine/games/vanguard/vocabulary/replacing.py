"""8.2.1.3. Replacement effects: what happens instead of something else that is about to happen.

CONT (RC): If this unit would be retired, put it into your soul instead.
CONT (RC): If your other rear-guard would be retired, you may retire this unit instead.
CONT (VC): If you would draw a card, you may pay [Soul Blast 1], and look at the top card of your deck instead.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.games.vanguard import zones
from engine.games.vanguard.vocabulary.abilities import ZONES
from engine.games.vanguard.vocabulary.keywords.heads import DEMANDS
from engine.games.vanguard.vocabulary.movement_triggers import GRAVES
from engine.games.vanguard.vocabulary.places import CIRCLES, KINDS
from engine.kernel.abilities import Context, Cost, Node, Replacing
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.resolving import resolving
from engine.kernel.timing import pay, payable
from engine.language.abilities import COSTS, Fields, effect_fields, effect_slots
from engine.language.cards import IT
from engine.language.errors import Contradiction
from engine.language.instructions import Instruction, May, Resolution
from engine.language.phrases import Phrase, Several, phrase
from engine.language.triggers import Who, is_who

# ---- what would happen


@dataclass(frozen=True, slots=True)
class Prospect(Node, ABC):
    """Something that is about to happen, as a text says it: "this unit would be retired"."""

    @property
    @abstractmethod
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event that it may be."""

    @abstractmethod
    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether this event, which is about to happen, is meant."""


@phrase(
    "{who-} would be put into {destination}( from {circles})?", destination=GRAVES, circles=Several(CIRCLES, " or ")
)
@dataclass(frozen=True, slots=True)
class WouldBePut(Prospect):
    """8.2.1.3. A unit is about to leave the field for a zone."""

    who: Who
    destination: str
    circles: tuple[str, ...] = ()

    @property
    def kinds(self) -> tuple[str, ...]:
        return (KINDS[self.destination].enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and it is to leave a circle."""
        source = event.source
        if source is None or not source.kind.field or (self.circles and source.kind.name not in self.circles):
            return False
        return is_who(match, context, self.who, event.card)


@phrase("{who-} would be retired")
@dataclass(frozen=True, slots=True)
class WouldBeRetired(Prospect):
    """10.4.2, 8.2.1.3. A unit is about to go from the field to the drop zone, whatever puts it there."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        """Coming to the drop zone."""
        return (zones.DROP.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and it is to leave a circle."""
        return event.source is not None and event.source.kind.field and is_who(match, context, self.who, event.card)


@phrase("you would draw a card")
@dataclass(frozen=True, slots=True)
class WouldDraw(Prospect):
    """3.12, 8.2.1.3. The master is about to draw a card; of several, each is drawn by itself (3.12.3)."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("draw",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the master who draws."""
        return event.player == context.player


# ---- what happens instead


@dataclass(frozen=True, slots=True)
class Instead(Replacing):
    """8.2.1.3.1, 8.2.1.3.2. Do something else instead; whoever may is asked first, and pays where that has a cost."""

    prospect: Prospect | None = None
    costs: tuple[Cost, ...] = ()
    effect: Resolution | None = None

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is what would happen; if one may, whether something else could, as far as everybody can tell."""
        if self.prospect is None or not self.prospect.matches(match, context, event):
            return False
        done = None if self.effect is None else self.effect.effect
        if self.optional and isinstance(done, Instruction) and not done.may_begin(match, context):
            return False
        return payable(match, context, self.costs) or self._may_be_denied(match, context)

    def may_replace(self, match: Match, context: Context) -> bool:
        """Whether its cost can be paid."""
        return payable(match, context, self.costs)

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        """Pay, and do it; nothing is left of the event."""
        match.tell("ability", player_card=Ref(context.source), ability=self)
        if self.costs:
            yield from pay(match, context, self.costs)
            context.bound.pop(IT, None)  # "it" is the card that the event is about, not what was paid with
        assert self.effect is not None
        with resolving(match, context):
            yield from self.effect.resolve(match, context)
        return None

    def prompt(self, context: Context) -> Message:
        """The question whether to replace the event."""
        about = {"card": Ref(context.source), "ability": self}
        return Message("ask-pay" if self.costs else "ask-use", about)

    def _may_be_denied(self, match: Match, context: Context) -> bool:
        return any(cost.may_be_denied(match, context) for cost in self.costs)


# ---- how it is said


def _instead(values: Fields) -> Fields:
    """From the slots of a phrase: "you may" belongs to the ability itself."""
    prospect, instruction, costs = values["prospect"], values["effect"], values.get("costs", ())
    optional = isinstance(instruction, May)
    if costs and optional:
        raise Contradiction('"you may" is said once: you may pay [...], and ... instead')
    done = instruction.instruction if optional else instruction
    fields = effect_fields({**values, "effect": done})
    return {**fields, "kinds": prospect.kinds, "optional": optional or bool(costs)}


def _instead_said(values: Mapping[str, Any]) -> Fields:
    """The slots of the phrase, from the fields of the ability."""
    said = effect_slots(values)
    if said["optional"] and not said["costs"]:
        said["effect"] = May(said["effect"])
    return said


_HEAD: Final = "CONT( ({zones}))?( {condition})?: if {prospect}, "
_SLOTS: Final = {"zones": ZONES, "condition": DEMANDS, "prospect": Prospect, "effect": Instruction}

INSTEAD: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Instead: (
        Phrase(
            f"{_HEAD}(you may pay [{{costs}}], and )?{{effect}} instead.",
            {**_SLOTS, "costs": COSTS},
            _instead,
            _instead_said,
        ),
        Phrase(f"{_HEAD}instead {{effect}}.", _SLOTS, _instead, _instead_said),
    )
}
"""The phrases of replacement effects."""
