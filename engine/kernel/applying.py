"""Applying a plan: changes of characteristics in their order, so that later layers see what earlier ones did."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec.structs import replace

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
    asks_for,
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
    if plan.waiting or not plan.fixed:
        _apply_in_rounds(match, table, plan, looking)
    elif len(plan.applications) <= work.FEW:
        for application in plan.applications:
            _apply(match, application, table, looking)
    else:
        match.spend(_apply_many(match, table, plan.applications, looking))
    return looking


class _Rounds:
    """What depends on numbers, and what has been found of it so far: see `Rulebook.asked_last`."""

    __slots__ = ("changing", "held", "waiting")

    def __init__(self, changing: frozenset[str]) -> None:
        self.changing = changing  #: the numbers that anything changes, and for which anything may ask
        #: the cards to which an effect is known to apply, by its source and the mark of what gives it
        self.held: dict[tuple[Card, str], tuple[Card, ...]] = {}
        self.waiting: list[Application] = []  #: what has not been applied in this round

    def put_off(self, application: Application) -> Application | None:
        """What of it is known to apply, as far as that is known; its question is asked again after this round."""
        self.waiting.append(application)
        cards = self.held.get(_effect(application))
        return None if cards is None else replace(application, cards=cards, subject=None, requirement=None)

    def find(self, match: Judging, table: ValuesByCard, looking: set[str]) -> bool:
        """Find out, older effects first, what else applies now that a round is done; False if nothing does.

        What changes a number for which others ask is applied before these are asked.
        """
        found: set[tuple[Card, str]] = set()
        for application in sorted(self.waiting, key=_stamp):
            effect = _effect(application)
            cards = None if effect in found else _reached(match, application, table, looking)
            known = self.held.get(effect, ())
            fresh = [] if cards is None else [card for card in cards if card not in known]
            if not fresh:
                continue
            found.add(effect)
            self.held[effect] = (*known, *fresh)
            alike = [each for each in self.waiting if _effect(each) == effect]
            if any(not self.changing.isdisjoint(each.change.writes) for each in alike):
                break
        return bool(found)


def _effect(application: Application) -> tuple[Card, str]:
    """Which effect a change belongs to: an effect is nullified, lost or found to apply as a whole."""
    return application.context.source, application.context.giver


def _stamp(application: Application) -> int:
    return application.stamp


def _apply_in_rounds(match: Judging, table: ValuesByCard, plan: Plan, looking: set[str]) -> None:
    """Apply what asks for no number; then, again and again from the beginning, with what is found to apply besides."""
    rounds, cost = _Rounds(plan.changing), 0
    for _ in range(work.ROUNDS):
        table.clear()
        rounds.waiting = []
        applications = [
            application if place not in plan.waiting else rounds.put_off(application)
            for place, application in enumerate(plan.applications)
        ]
        applying = [application for application in applications if application is not None]
        if plan.fixed:
            cost += _apply_many(match, table, applying, looking)
        else:
            cost += _apply_and_listen(match, table, applying, rounds, looking)
        if cost > work.MOST_APPLIED or not rounds.waiting or not rounds.find(match, table, looking):
            break
    match.spend(cost)


def _apply_many(match: Judging, table: ValuesByCard, applications: Sequence[Application], looking: set[str]) -> int:
    """Apply changes, up to where it is too much; returns what it has cost (`engine.kernel.work`)."""
    cost = 2 * len(applications)  # putting them in order
    for application in applications:
        _apply(match, application, table, looking)
        cost += reach(application, table)
        if cost > work.MOST_APPLIED:
            break
    return cost


def _apply_and_listen(
    match: Judging, table: ValuesByCard, applying: Sequence[Application], rounds: _Rounds, looking: set[str]
) -> int:
    """Apply everything where that may give abilities, which apply from their layer on; returns what it has cost."""
    seen: set[tuple[Card, str]] = set()
    heard: dict[Card, tuple[str, ...]] = {}
    applications = list(applying)
    cost = 0
    for layer in match.rulebook.layer_names:
        pending = in_order([a for a in applications if a.change.layer in layer])
        while pending:
            application = pending.popleft()
            applied = _apply(match, application, table, looking)
            cost += reach(application, table)
            if cost > work.MOST_APPLIED:
                return cost
            if applied and GAINED_ABILITIES in application.change.writes:
                gained: list[Application] = []
                for each in _gained(match, table, seen, heard):
                    known = rounds.put_off(each) if asks_for(each, rounds.changing) else each
                    if known is not None:
                        gained.append(known)
                cost += sum([len(values[GAINED_ABILITIES]) for values in table.values()]) // 8
                applications += gained
                here = [each for each in gained if each.change.layer in layer]
                if here:
                    pending = in_order([*pending, *here])
                    cost += len(pending) // work.FEW
    return cost


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
    change, context = application.change, application.context
    found = _reached(match, application, table, looking)
    if found is None:
        return False
    for card in found:
        values = table.get(card)
        if values is None:
            printed = match.rulebook.player_values if card < 0 else match.state.definition[card].values
            values = table[card] = printed.copy()
            values.update(UNCHANGED)
        elif UNAFFECTED in values and match.is_immune(context, values):
            continue
        change.apply(match, context, card, values)
    looks_at = application.looks_at
    if looks_at and found:
        looking |= looks_at
    return True


def _reached(match: Judging, application: Application, table: ValuesByCard, looking: set[str]) -> Iterable[Card] | None:
    """The cards to which a change applies just now; None if it does not. What this looks at comes to ``looking``."""
    context, subject, requirement = application.context, application.subject, application.requirement
    if context.key and context.source in table:
        own = table[context.source]
        if context.key.startswith(GAINED):
            if context.key not in own[GIVERS]:
                return None
        elif own[LOST_ABILITIES] and context.ability in own[LOST_ABILITIES]:
            return None
    if requirement is not None and not requirement.holds(match, context):
        return None
    if subject is None:
        return application.cards
    found = subject.cards(match, context)
    if subject.narrows:
        looking |= subject.aspects_now(match)
    return found
