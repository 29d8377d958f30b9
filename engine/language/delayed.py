"""Delayed instructions: what a text wants done at the end of a turn or a battle, and what it speaks of then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from engine.kernel import verbs
from engine.kernel.abilities import Ability, Automatic, Context, Node, Number, Trigger
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import BEGINNING, Event
from engine.kernel.match import Match
from engine.language.alternatives import is_about_no_card
from engine.language.battles import WithRole
from engine.language.cards import DONE, Bygone, Captured
from engine.language.conditions import PlainCondition, Settled
from engine.language.continuing import Continued
from engine.language.instructions import Clause, Instruction, Resolution, Then, speaks_of_others
from engine.language.numbers import SettledNumber
from engine.language.phrases import phrase
from engine.language.times import is_to_come
from engine.language.triggers import AtEndOfTurn


@dataclass(frozen=True, slots=True)
class EndOf(Trigger):
    """The end of a turn or battle, whosever it is: what a timed trigger waits for."""

    saved_as: ClassVar[str] = "Passing"
    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Always: it does not matter whose end it is."""
        return True


@dataclass(frozen=True, slots=True)
class EndOfThat(EndOf):
    """The end of a certain one of several battles in each other (`Hooks.end_meant`)."""

    saved_as: ClassVar[str] = "EndOfThat"
    which: int

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is that one."""
        return bool(event.detail == self.which)


@dataclass(frozen=True, slots=True)
class Delayed(Instruction):
    """A timed trigger: at the next such moment, once, do something. Each game has its own words for the moments."""

    saved_as: ClassVar[str] = "Later"
    waits: ClassVar[bool] = True
    moment: str
    instruction: Instruction

    @property
    def awaited(self) -> Trigger:
        """What is waited for."""
        return EndOf(self.moment)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put an ability in force that will do it, with the cards that are meant now and the label of this one."""
        if not is_to_come(match, self.moment):
            return
        awaited, lasts = self.awaited, "game"
        end_meant = match.rulebook.hooks.end_meant
        if end_meant is not None and isinstance(awaited, EndOf):
            meant = end_meant(match, self.moment)
            if meant is None:
                yield from self.instruction.resolve(match, context)
                return
            which, lasts = meant
            awaited = awaited if which is None else EndOfThat(self.moment, which)
        effect = put_off(self.instruction, match, context, beyond_battle="battle" not in self.moment)
        label = None if context.ability is None else context.ability.label
        waiting = Automatic(trigger=awaited, effect=effect, label=label)
        entered = match.state.entered[context.source]
        verbs.put_in_force(
            match, EffectInForce(0, context.player, context.source, entered, lasts, ability=waiting, once=True)
        )


@dataclass(frozen=True, slots=True)
class DelayedToTurn(Delayed):
    """The same at the end of a certain player's turn, be it this one or one to come. Games have their own words."""

    owner: str

    @property
    def awaited(self) -> Trigger:
        return AtEndOfTurn(self.owner)


@phrase("{instruction}", printed_only=True)
@dataclass(frozen=True, slots=True)
class WithDeclared(Instruction):
    """An instruction that is done later, with what its player has declared by now."""

    instruction: Instruction
    declared: str

    def may_begin(self, match: Match, context: Context) -> bool:
        """As the instruction."""
        return self.instruction.may_begin(match, context)

    def is_void(self, match: Match, context: Context) -> bool:
        """As the instruction."""
        return self.instruction.is_void(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it, with what was declared."""
        context.declared = self.declared
        yield from self.instruction.resolve(match, context)


@phrase("{instruction}", printed_only=True)
@dataclass(frozen=True, slots=True)
class WithNumbers(Instruction):
    """An instruction that is done later, with the numbers that its player has said by now: the one chosen, and X."""

    instruction: Instruction
    number: int | None
    x: int | None

    def may_begin(self, match: Match, context: Context) -> bool:
        """As the instruction."""
        return self.instruction.may_begin(match, context)

    def is_void(self, match: Match, context: Context) -> bool:
        """As the instruction."""
        return self.instruction.is_void(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it, with these."""
        context.number, context.x = self.number, self.x
        yield from self.instruction.resolve(match, context)


@phrase("{instruction}", printed_only=True)
@dataclass(frozen=True, slots=True)
class WithDeeds(Instruction):
    """An instruction that is done later, with the cards with which the text has done something by now."""

    instruction: Instruction
    deeds: tuple[tuple[str, tuple[Card, ...]], ...]
    entered: tuple[tuple[Card, int], ...] = ()  #: `State.entered` of each of these cards when this began to wait

    def may_begin(self, match: Match, context: Context) -> bool:
        """As the instruction."""
        return self.instruction.may_begin(match, context)

    def is_void(self, match: Match, context: Context) -> bool:
        """As the instruction."""
        return self.instruction.is_void(match, context)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it; "this way" speaks of these cards, and of those with which it does the same.

        Nothing is done with what has moved meanwhile.
        """
        context.bound.update(self.deeds)
        for card, entered in self.entered:
            context.note_left(match, card, entered)
        yield from self.instruction.resolve(match, context)


def until_it_happens(trigger: Trigger, instruction: Instruction, match: Match, context: Context) -> Automatic:
    """An ability that waits for something: "it" is the card to which that happens, if it happens to a card."""
    label = None if context.ability is None else context.ability.label
    same_it, beyond_battle = is_about_no_card(trigger), _is_part_of_turn(trigger)
    effect = put_off(instruction, match, context, same_it=same_it, beyond_battle=beyond_battle)
    return Automatic(trigger=trigger, effect=effect, label=label)


def _is_part_of_turn(trigger: Trigger) -> bool:
    """Whether it is waited for a turn to end, or for a turn or a phase to begin: no battle is fought then."""
    return all(kind == "end of turn" or _is_beginning_of_phase(kind) for kind in trigger.kinds)


def _is_beginning_of_phase(kind: str) -> bool:
    return kind.startswith(BEGINNING) and not kind.endswith(" step")


def put_off(
    instruction: Instruction, match: Match, context: Context, *, same_it: bool = True, beyond_battle: bool = False
) -> Resolution:
    """An instruction as it is done later: it speaks of the same numbers and deeds as it does now, and the same cards.

    What its player has declared, or chosen as a number, is not forgotten. Not ``same_it``: "it" is another card then.
    ``beyond_battle``: no battle is fought then, so that "the attacked unit" is the one attacked now.
    """
    instruction = captured(instruction, match, context, same_it=same_it, beyond_battle=beyond_battle)
    if context.declared:
        instruction = WithDeclared(instruction, context.declared)
    if context.number is not None or context.x is not None:
        instruction = WithNumbers(instruction, context.number, context.x)
    if any(node.of_deeds for node in instruction.walk()):
        done = [(key, cards) for key, cards in context.bound.items() if key.startswith(DONE)]
        cards = dict.fromkeys([card for _, several in done for card in several])
        instruction = WithDeeds(instruction, tuple(done), tuple([(card, match.state.entered[card]) for card in cards]))
    return Resolution(instruction)


def captured(
    node: Any,
    match: Match,
    context: Context,
    *,
    same_it: bool = True,
    same_deeds: bool = True,
    beyond_battle: bool = False,
) -> Any:
    """A part of a text that is done later: what it says of the text before it is written into it now.

    ``same_it``: "it" means there what it means now, as no part before speaks of other cards. In "flip this card, and
    untap it" one does. ``same_deeds``: no part before does anything, so that "if you do" and "that many" are about
    what the text has done by now. ``beyond_battle``: it is done when the battle is over.
    """

    def part(inner: Any) -> Any:
        return captured(inner, match, context, same_it=same_it, same_deeds=same_deeds, beyond_battle=beyond_battle)

    if isinstance(node, Ability):  # it has an event of its own
        return node
    if (isinstance(node, Bygone) and same_it) or (isinstance(node, WithRole) and beyond_battle):
        cards = tuple(node.cards(match, context))
        return Captured(cards, tuple(match.state.entered[card] for card in cards))
    if isinstance(node, PlainCondition) and node.asks_back and same_deeds:
        return Settled(node, node.holds(match, context))
    if isinstance(node, Number) and node.of_last and same_deeds:
        return SettledNumber(node, node.value(match, context))
    if isinstance(node, Then | Continued):
        first = part(node.first)
        same_it, same_deeds = same_it and not _names_others(node.first), False
        then = part(node.then)
        return replace(node, first=first, then=then)
    if isinstance(node, tuple):
        return tuple(part(item) for item in node)
    if isinstance(node, Node):
        changed: Mapping[str, Any] = {f.name: part(getattr(node, f.name)) for f in fields(node)}
        later = replace(node, **changed)
        return later.postponed(context) if isinstance(later, Clause) else later
    return node


def _names_others(instruction: Instruction) -> bool:
    """Whether "it" means other cards after an instruction, or after a part of it."""
    return any(speaks_of_others(node) for node in instruction.walk() if isinstance(node, Clause))
