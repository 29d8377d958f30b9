"""Replacement effects: what is done instead of something else that is about to happen.

Each game says what may be about to happen (its `Prospect` nodes), and how its texts begin.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from msgspec.structs import replace as struct_with

from engine.kernel import verbs
from engine.kernel.abilities import Context, Cost, Effect, Replacing
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.resolving import resolving
from engine.kernel.timing import pay, payable
from engine.kernel.visibility import sees
from engine.language.abilities import Fields, effect_fields, effect_slots
from engine.language.cards import DID, DONE, IT, Chosen, This
from engine.language.errors import Contradiction
from engine.language.instructions import CardAction, Clause, If, Instruction, May, Resolution, TargetedCardAction
from engine.language.prospects import Prospect
from engine.language.referring import refuse_it_of_nothing


@dataclass(frozen=True, slots=True)
class Stays(Clause):
    """What is about to go somewhere stays where it is. Each game has its own words for it.

    A text that says so only if something is so lets it go otherwise, whatever else it has done instead.
    """

    deed: ClassVar[str] = "stay"

    def can_be_done(self, match: Match, context: Context) -> bool:
        """Whether anything is about to go."""
        return _going(context) is not None

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Note that it stays."""
        yield from ()
        card = _going(context)
        stay = () if card is None else (card,)
        context.bound[DID] = context.bound[DONE + self.deed] = stay


def _going(context: Context) -> Card | None:
    """The card that is about to go somewhere, by the event that is to be replaced."""
    event = context.event if isinstance(context.ability, Replacing) else None
    return None if event is None or event.destination is None else event.card


@dataclass(frozen=True, slots=True)
class Instead(Replacing):
    """Do something else instead; whoever may is asked first, and pays where that has a cost."""

    prospect: Prospect | None = None
    costs: tuple[Cost, ...] = ()
    effect: Resolution | None = None

    @property
    def takes_itself(self) -> bool:
        """Whether its card is among those with which something is done."""
        return self.effect is not None and any(isinstance(node, This) for node in self.effect.walk())

    @property
    def takes_others(self) -> bool:
        """Whether something is done with cards that are neither its own nor that with which the event is about."""
        nodes = () if self.effect is None else tuple(self.effect.walk())
        targets = [node.targets() for node in nodes if isinstance(node, CardAction)]
        return bool(self.costs) or any(node.introduces for node in (*nodes, *targets))

    @property
    def leaves_alone(self) -> bool:
        """Whether all that is done instead is that the card leaves alone."""
        return isinstance(self.done, Clause) and self.done.leaves_alone

    @property
    def separates(self) -> bool:
        """Whether what stays when the card leaves alone comes apart."""
        return isinstance(self.done, Clause) and self.done.separates

    @property
    def said(self) -> Effect | None:
        """What the text says is done instead, with the "if" that governs it."""
        return None if self.effect is None else self.effect.effect

    @property
    def done(self) -> Effect | None:
        """What is done instead, without the "if" that governs it."""
        said = self.said
        return said.instruction if isinstance(said, If) else said

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is what would happen; if one may, whether something else could, as far as everybody can tell.

        An "if" that governs all that is done instead decides whether anything is. What one must do counts in some games
        only if it can be done (`Rulebook.replaces_only_if_possible`).
        """
        if self.prospect is None or not self.prospect.matches(match, context, event):
            return False
        said, done = self.said, self.done
        if isinstance(said, If) and not said.condition.holds(match, context):
            return False
        is_asked = self.optional or match.rulebook.replaces_only_if_possible
        if is_asked and isinstance(done, Instruction) and not _is_possible(match, context, done.may_begin):
            return False
        return payable(match, context, self.costs) or self._may_be_denied(match, context)

    def may_replace(self, match: Match, context: Context) -> bool:
        """Whether its cost can be paid, and what is done instead can be done where the game asks for that."""
        done = self.done
        only_if_possible = match.rulebook.replaces_only_if_possible
        if only_if_possible and isinstance(done, Instruction) and not _is_possible(match, context, done.can_be_done):
            return False
        return payable(match, context, self.costs)

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        """Pay, and do it; nothing is left of the event, but where the card could have stayed and does not.

        Where what cannot be done replaces nothing, the event is left as well if nothing was done.
        A hidden card that says so is shown meanwhile.
        """
        hidden = [] if sees(match, None, context.source) else [context.source]
        verbs.show(match, hidden, (0, 1))
        match.tell("ability", player_card=Ref(context.source), ability=self)
        if self.costs:
            yield from pay(match, context, self.costs)
            context.bound.pop(IT, None)  # "it" is the card that the event is about, not what was paid with
        assert self.done is not None
        with resolving(match, context):  # its "if" was asked before anything was done instead
            yield from Resolution(self.done).resolve(match, context)
        verbs.conceal(match, hidden)
        goes = self._says_what_stays and not context.bound.get(DONE + Stays.deed)
        goes = goes or (match.rulebook.replaces_only_if_possible and _is_nothing_chosen(match, context, self.done))
        return struct_with(event) if goes else None  # another one, of which nothing else is asked

    @property
    def _says_what_stays(self) -> bool:
        return self.effect is not None and any(isinstance(node, Stays) for node in self.effect.walk())

    def prompt(self, context: Context) -> Message:
        """The question whether to replace the event."""
        about = {"card": Ref(context.source), "ability": self}
        return Message("ask-pay" if self.costs else "ask-use", about)

    def _may_be_denied(self, match: Match, context: Context) -> bool:
        return any(cost.may_be_denied(match, context) for cost in self.costs)


def _is_nothing_chosen(match: Match, context: Context, done: Effect | None) -> bool:
    """Whether nothing was done instead: cards were to be chosen, and a player has found none among hidden ones."""
    if not isinstance(done, TargetedCardAction) or not isinstance(done.target, Chosen):
        return False
    return not context.bound.get(DID) and done.target.count.bounds(match, context)[0] > 0


def _is_possible(match: Match, context: Context, asked: Callable[[Match, Context], bool]) -> bool:
    """Whether what is done instead can be done, where the game asks for that with all the cards that the text names."""
    context.in_full = match.rulebook.done_only_in_full
    found = asked(match, context)
    context.in_full = False
    return found


def instead_fields(values: Fields) -> Fields:
    """The fields from the slots of a phrase: "you may" belongs to the ability itself, also behind an "if"."""
    prospect, instruction, costs = values["prospect"], values["effect"], values.get("costs", ())
    done = _without_may(instruction)
    optional = done != instruction
    if costs and optional:
        raise Contradiction('"you may" is said once: you may pay [...], and ... instead')
    nothing_before = prospect.names_no_card
    fields = effect_fields({**values, "effect": done}, nothing_before=nothing_before)
    if nothing_before:
        refuse_it_of_nothing(fields["effect"])
    return {**fields, "kinds": prospect.kinds, "optional": optional or bool(costs)}


def instead_slots(values: Mapping[str, Any]) -> Fields:
    """The slots of the phrase, from the fields of the ability."""
    said = effect_slots(values)
    if said["optional"] and not said["costs"]:
        done = said["effect"]
        said["effect"] = If(done.condition, May(done.instruction)) if isinstance(done, If) else May(done)
    return said


def _without_may(instruction: Instruction) -> Instruction:
    """What is done, without the "you may" that governs it."""
    if isinstance(instruction, May):
        return instruction.instruction
    if isinstance(instruction, If) and isinstance(instruction.instruction, May):
        return If(instruction.condition, instruction.instruction.instruction)
    return instruction
