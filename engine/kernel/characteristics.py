"""Characteristics: the printed values of the cards with the continuous effects in force applied, layer by layer.

Effects apply in the order of the rulebook's layers; within a layer an effect that depends on another comes after it,
and otherwise the older time stamp comes first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.kernel.abilities import Change, Condition, Context, Continuous, Selection
from engine.kernel.cards import Card
from engine.kernel.effects import EffectInForce

if TYPE_CHECKING:
    from engine.kernel.match import Match

Table = dict[Card, dict[str, Any]]
"""The characteristics of every card that differs from what is printed on it."""


UNAFFECTED: Final = "unaffected"
"""The characteristic of a card that certain effects cannot affect; what it says is for `Rulebook.spares` to know."""


class Application(NamedTuple):
    """One change that is to be applied: to fixed ``cards``, or to those that ``subject`` describes."""

    stamp: int
    change: Change
    context: Context
    cards: tuple[Card, ...]
    subject: Selection | None
    requirement: Condition | None


Footprint = tuple[frozenset[str], frozenset[str]]
"""The characteristics that an application looks at, and those that it changes."""


class InForce(NamedTuple):
    """The applications of the effects in force, prepared once for as long as these effects stay in force."""

    effects: tuple[EffectInForce, ...]
    applications: tuple[Application, ...]  #: in the order of layers and time stamps
    plain: bool  #: this order is final: nothing depends on anything, and no ability is gained or lost
    steady: bool  #: what they do never depends on the position
    writes: frozenset[str]  #: the characteristics that they may change


def compute(match: Match, table: Table, prepared: InForce) -> bool:
    """Fill ``table``, which the match already reads from, so that later layers see what earlier ones did.

    True if the result may change with the position, even where the same effects stay in force.
    """
    found, seen = _continuous(match, table, frozenset())
    volatile = match.index.conditional or not prepared.steady
    if not found and prepared.plain:
        for application in prepared.applications:
            _apply(match, application, table)
        return volatile
    applications = [*prepared.applications, *found]
    for layer in match.rulebook.layers:
        of_layer = [a for a in applications if a.change.layer == layer]
        if not of_layer:
            continue
        pending = _in_order(of_layer)
        while pending:
            if _apply(match, pending.popleft(), table):
                gained, seen = _continuous(match, table, seen)
                applications += gained
                pending = _in_order([*pending, *(a for a in gained if a.change.layer == layer)])
    return volatile or not all(_steady(a) for a in applications)


def prepare(effects: tuple[EffectInForce, ...], layers: Sequence[str]) -> InForce:
    """Make what the effects in force do ready for `compute`."""
    found = [
        Application(
            effect.stamp,
            change,
            Context(effect.source, effect.player, effect.entered),
            effect.cards,
            effect.subject,
            None,
        )
        for effect in effects
        for change in effect.changes
    ]
    plain = True
    if len(found) > 1:
        found.sort(key=lambda application: (layers.index(application.change.layer), application.stamp))
        crowded = [a.change.layer for a in found]
        plain = not any(_may_depend(a) and crowded.count(a.change.layer) > 1 for a in found)
    writes: set[str] = set()
    for application in found:
        writes |= application.change.writes
    return InForce(effects, tuple(found), plain and "gained" not in writes, all(map(_steady, found)), frozenset(writes))


def _steady(application: Application) -> bool:
    return application.subject is None and application.requirement is None and _always_the_same(application.change)


@lru_cache(maxsize=4096)
def _always_the_same(change: Change) -> bool:
    return change.steady and "gained" not in change.writes


def _continuous(
    match: Match, table: Table, seen: frozenset[tuple[Card, str]]
) -> tuple[list[Application], frozenset[tuple[Card, str]]]:
    """The changes of active continuous abilities, printed or gained, that are not in ``seen`` yet."""
    state = match.state
    found: list[Application] = []
    candidates = match.index.continuous
    if table:
        candidates = candidates + [
            (card, ability, f"g{index}")
            for card, values in table.items()
            for index, ability in enumerate(values["gained"])
            if isinstance(ability, Continuous)
        ]
    for card, ability, key in candidates:
        if ability.zones and state.zone[card].kind.name not in ability.zones:
            continue
        if (card, key) in seen or not match.is_active(card, ability):
            continue
        seen |= {(card, key)}
        entered = state.entered[card]
        context = Context(card, match.master(card), entered, ability)
        found += [
            Application(
                entered, change, context, () if ability.subject else (card,), ability.subject, ability.requirement
            )
            for change in ability.change
        ]
    return found, seen


def _stamp(application: Application) -> tuple[bool, int]:
    """Older ones first, after those that keep cards from being affected at all."""
    return UNAFFECTED not in application.change.writes, application.stamp


def _may_depend(application: Application) -> bool:
    """Whether anything about this application could look at characteristics."""
    return bool(application.change.reads or application.subject or application.requirement)


def _in_order(pending: list[Application]) -> deque[Application]:
    """The order in which these apply: ever the oldest of those that depend on no other that is still to come.

    What looks at the same characteristics and changes the same ones takes its turn together, so that few are compared.
    """
    if len(pending) > 1:
        pending.sort(key=_stamp)
    if len(pending) < 2 or not any(_may_depend(a) or "lost" in a.change.writes for a in pending):
        return deque(pending)
    alike: dict[Footprint, deque[int]] = {}
    for place, application in enumerate(pending):
        of_ability = application.context.ability is not None
        footprint = _footprint(application.change, application.subject, application.requirement, of_ability)
        alike.setdefault(footprint, deque()).append(place)
    ordered: deque[Application] = deque()
    while alike:
        free = [one for one in alike if not any(_depends(one, other) and not _depends(other, one) for other in alike)]
        ready = free or list(alike)
        first = ready[0]
        while alike[first]:  # nothing becomes free before the last of its kind has had its turn
            first = min(ready, key=lambda one: alike[one][0])
            ordered.append(pending[alike[first].popleft()])
        del alike[first]
    return ordered


def _depends(later: Footprint, earlier: Footprint) -> bool:
    return not later[0].isdisjoint(earlier[1]) or UNAFFECTED in earlier[1] - later[1]


@lru_cache(maxsize=4096)
def _footprint(change: Change, subject: Selection | None, requirement: Condition | None, of_ability: bool) -> Footprint:
    """What an application looks at and what it changes; one of an ability looks whether its card has lost that."""
    nodes = [node for part in (change, subject, requirement) if part is not None for node in part.walk()]
    reads = frozenset({"lost"} if of_ability else ()).union(*(n.reads for n in nodes))
    return reads, frozenset().union(*(n.writes for n in nodes))


def _apply(match: Match, application: Application, table: Table) -> bool:
    """Apply one change; True if it may have given or taken abilities."""
    _, change, context, cards, subject, requirement = application
    if context.ability is not None and context.source in table and context.ability in table[context.source]["lost"]:
        return False
    if requirement is not None and not requirement.holds(match, context):
        return False
    for card in subject.cards(match, context) if subject is not None else cards:
        values = table.get(card)
        if values is None:
            values = table[card] = {**match.state.definition[card].values, "gained": (), "lost": frozenset()}
        elif UNAFFECTED in values and match.spares(context, values):
            continue
        change.apply(match, context, card, values)
    return "gained" in change.writes
