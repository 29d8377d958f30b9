"""Applying a plan: changes of characteristics in their order, so that later layers see what earlier ones did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from engine.kernel import work
from engine.kernel.abilities import (
    GAINED,
    GAINED_ABILITIES,
    GIVERS,
    LOST_ABILITIES,
    Ability,
    Context,
    Continuous,
)
from engine.kernel.cards import Card, Values
from engine.kernel.characteristics import (
    UNAFFECTED,
    UNCHANGED,
    Application,
    Plan,
    ValuesByCard,
    applications_of,
    in_order,
    prepared,
    reach,
)
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import State


class Judging(Protocol):
    """What is asked while changes are applied: a state whose characteristics are being computed."""

    @property
    def rulebook(self) -> Rulebook:
        """The rules."""
        ...

    @property
    def state(self) -> State:
        """All that changes."""
        ...

    def master(self, card: Card) -> int:
        """The player who is using the card now."""
        ...

    def is_active(self, card: Card, ability: Ability, *, gained: bool = False) -> bool:
        """Whether the card has the ability, and it is active."""
        ...

    def is_immune(self, context: Context, values: Values) -> bool:
        """Whether a card with these characteristics cannot be affected by the effects of an ability."""
        ...

    def spend(self, cost: int) -> None:
        """Note what computing the characteristics once has cost, unless that was certainly cheap."""
        ...


def apply_plan(match: Judging, plan: Plan, table: ValuesByCard) -> set[str]:
    """Fill ``table``, from which the match reads already.

    Returns the aspects at which the changes have looked that came to a card, besides those of the plan.
    """
    looking: set[str] = set()
    if plan.fixed and len(plan.applications) <= work.FEW:
        for application in plan.applications:
            _apply(match, application, table, looking)
    elif plan.fixed:
        _apply_many(match, table, plan.applications, looking)
    else:
        _apply_and_listen(match, table, plan, looking)
    return looking


def _apply_many(match: Judging, table: ValuesByCard, applications: Sequence[Application], looking: set[str]) -> None:
    """Apply a plan so long that it is counted (`engine.kernel.work`), up to where it is too much."""
    cost = 2 * len(applications)  # putting them in order
    for application in applications:
        _apply(match, application, table, looking)
        cost += reach(application, table)
        if cost > work.MOST_APPLIED:
            break
    match.spend(cost)


def _apply_and_listen(match: Judging, table: ValuesByCard, plan: Plan, looking: set[str]) -> None:
    """Apply everything where that may give abilities, which apply from their layer on."""
    seen: set[tuple[Card, str]] = set()
    heard: dict[Card, tuple[str, ...]] = {}
    applications = list(plan.applications)
    cost = 0
    for layer in match.rulebook.layer_names:
        pending = in_order([a for a in applications if a.change.layer in layer])
        while pending:
            application = pending.popleft()
            applied = _apply(match, application, table, looking)
            cost += reach(application, table)
            if cost > work.MOST_APPLIED:
                match.spend(cost)
                return
            if applied and GAINED_ABILITIES in application.change.writes:
                gained = _gained(match, table, seen, heard)
                cost += sum([len(values[GAINED_ABILITIES]) for values in table.values()]) // 8
                applications += gained
                here = [each for each in gained if each.change.layer in layer]
                if here:
                    pending = in_order([*pending, *here])
                    cost += len(pending) // work.FEW
    match.spend(cost)


def _gained(
    match: Judging, table: ValuesByCard, seen: set[tuple[Card, str]], heard: dict[Card, tuple[str, ...]]
) -> list[Application]:
    """What active continuous abilities do that cards have gained and that are not in ``seen`` yet.

    ``heard`` are the marks of cards that have nothing more to tell as long as they have these.
    """
    found: list[Application] = []
    for card, values in table.items():
        marks = values[GIVERS]
        if not marks or heard.get(card) is marks:
            continue
        awake = True
        for ability, mark in zip(values[GAINED_ABILITIES], marks, strict=True):
            if not isinstance(ability, Continuous) or (card, mark) in seen:
                continue
            if match.is_active(card, ability, gained=True):
                seen.add((card, mark))
                stamp, player = match.state.entered[card], match.master(card)
                found += applications_of(card, ability, mark, prepared(ability), stamp, player, card)
            else:
                awake = False
        if awake:
            heard[card] = marks
    return found


def _apply(match: Judging, application: Application, table: ValuesByCard, looking: set[str]) -> bool:
    """Apply one change; False if it does not apply just now. What it has looked at comes to ``looking``."""
    change, context, subject = application.change, application.context, application.subject
    cards, requirement, looks_at = application.cards, application.requirement, application.looks_at
    if context.key and context.source in table:
        own = table[context.source]
        if context.key.startswith(GAINED):
            if context.key not in own[GIVERS]:
                return False
        elif own[LOST_ABILITIES] and context.ability in own[LOST_ABILITIES]:
            return False
    if requirement is not None and not requirement.holds(match, context):
        return False
    if subject is None:
        found: Iterable[Card] = cards
    else:
        found = subject.cards(match, context)
        if subject.narrows:
            looking |= subject.aspects_now(match)
    for card in found:
        values = table.get(card)
        if values is None:
            printed = match.rulebook.player_values if card < 0 else match.state.definition[card].values
            values = table[card] = printed.copy()
            values.update(UNCHANGED)
        elif UNAFFECTED in values and match.is_immune(context, values):
            continue
        change.apply(match, context, card, values)
    if looks_at and found:
        looking |= looks_at
    return True
