"""Characteristics: the printed values of the cards with the continuous effects in force applied, layer by layer.

Effects apply in the order of the rulebook's layers; within a layer an effect that depends on another comes after it,
and otherwise the older time stamp comes first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.kernel import work
from engine.kernel.abilities import GAINED, GIVERS, Ability, Change, Condition, Context, Continuous, Selection
from engine.kernel.aspects import EVERYTHING, NOTHING
from engine.kernel.cards import Card, CardDefinition
from engine.kernel.effects import EffectInForce

if TYPE_CHECKING:
    from engine.kernel.match import Match

ValuesByCard = dict[Card, dict[str, Any]]
"""The characteristics of every card that differs from what is printed on it."""


UNAFFECTED: Final = "unaffected"
"""The characteristic of a card that certain effects cannot affect; what it says is for `Rulebook.is_immune` to know."""


_UNCHANGED: Final = {"gained": (), GIVERS: (), "lost": frozenset[Ability]()}
"""What a card has gained and lost before any change applies: nothing."""

Footprint = tuple[frozenset[str], frozenset[str]]
"""The characteristics that an application looks at, and those that it changes."""


class Application(NamedTuple):
    """One change that is to be applied: to fixed ``cards``, or to those that ``subject`` describes."""

    stamp: int
    change: Change
    context: Context
    cards: tuple[Card, ...]
    subject: Selection | None
    requirement: Condition | None
    footprint: Footprint


class Applied(NamedTuple):
    """What an effect in force does."""

    applications: tuple[Application, ...]
    looks_at: frozenset[str]  #: the aspects of the position on which that depends
    writes: frozenset[str]  #: the characteristics that it may change


class InForce(NamedTuple):
    """The effects in force, prepared once for as long as these stay in force."""

    effects: tuple[EffectInForce, ...]
    applied: tuple[Applied, ...]  #: by each of them
    looks_at: frozenset[str]  #: the aspects of the position on which it depends what they do
    writes: frozenset[str]  #: the characteristics that they may change
    changes: int  #: how many changes they consist of


class Printed(NamedTuple):
    """A continuous ability that is printed on a card of the match."""

    card: Card
    ability: Continuous
    key: str
    looks_at: frozenset[str]  #: the aspects of the position on which it depends whether it is active, and what it does
    footprints: tuple[Footprint, ...]  #: of each of its changes


class Plan(NamedTuple):
    """Everything that applies: the effects in force and the active continuous abilities, in the order they apply in.

    Where abilities give or take abilities, the order is found only by applying them; ``fixed`` is False then.
    """

    in_force: InForce
    present: list[Printed]  #: the printed abilities whose card is in the zone for it
    speaking: list[tuple[int, int] | None]  #: of each that is active: the time stamp of its card, and its master
    applications: tuple[Application, ...]
    fixed: bool
    looks_at: frozenset[str]  #: the aspects of the position on which it depends what comes of it


def present(match: Match) -> list[Printed]:
    """The printed continuous abilities whose cards are where they are active; the same until such a card moves."""
    zone_of = match.state.zone
    return [p for p in match.index.continuous if not p.ability.zones or zone_of[p.card].kind.name in p.ability.zones]


def compute(match: Match, table: ValuesByCard, in_force: InForce, present: list[Printed], last: Plan | None) -> Plan:
    """Fill ``table``, which the match already reads from, so that later layers see what earlier ones did.

    Returns the plan that was applied. ``last`` is the one of the time before, which is mostly good again.
    """
    entered = match.state.entered
    speaking = [
        (entered[card], match.master(card)) if match.is_active(card, ability) else None
        for card, ability, _, _, _ in present
    ]
    if last is None or last.in_force is not in_force or last.present is not present or last.speaking != speaking:
        last = _plan(match, in_force, present, speaking)
    if last.fixed and len(last.applications) <= work.FEW:
        match.applied = 0
        for application in last.applications:
            _apply(match, application, table)
    elif last.fixed:
        _apply_many(match, table, last.applications)
    else:
        _apply_and_listen(match, table, last)
    return last


def _plan(match: Match, in_force: InForce, present: list[Printed], speaking: list[tuple[int, int] | None]) -> Plan:
    """What is to be applied, and in which order."""
    applications = [application for applied in in_force.applied for application in applied.applications]
    for printed, spoken in zip(present, speaking, strict=True):
        if spoken is not None:
            applications += _applications(*printed[:3], printed.footprints, *spoken)
    fixed = not any("gained" in application.change.writes for application in applications)
    if len(applications) > 1:
        applications = _layered(applications, match.rulebook.layers)
    looks_at = in_force.looks_at.union(*[printed.looks_at for printed in present]) if present else in_force.looks_at
    return Plan(in_force, present, speaking, tuple(applications), fixed, looks_at)


def _apply_many(match: Match, table: ValuesByCard, applications: Sequence[Application]) -> None:
    """Apply a plan so long that it is counted (`engine.kernel.work`), up to where it is too much."""
    cost = 2 * len(applications)  # putting them in order
    for application in applications:
        _apply(match, application, table)
        cost += _reach(application, table)
        if cost > work.MOST_APPLIED:
            break
    work.spend(match, cost)


def _apply_and_listen(match: Match, table: ValuesByCard, plan: Plan) -> None:
    """Apply everything where that may give abilities, which apply from their layer on."""
    seen: set[tuple[Card, str]] = set()
    heard: dict[Card, tuple[str, ...]] = {}
    applications = list(plan.applications)
    cost = 0
    for layer in match.rulebook.layers:
        pending = _in_order([a for a in applications if a.change.layer == layer])
        while pending:
            application = pending.popleft()
            applied = _apply(match, application, table)
            cost += _reach(application, table)
            if cost > work.MOST_APPLIED:
                work.spend(match, cost)
                return
            if applied and "gained" in application.change.writes:
                gained = _gained(match, table, seen, heard)
                cost += sum([len(values["gained"]) for values in table.values()]) // 8
                applications += gained
                here = [each for each in gained if each.change.layer == layer]
                if here:
                    pending = _in_order([*pending, *here])
                    cost += len(pending) // work.FEW
    work.spend(match, cost)


def _gained(
    match: Match, table: ValuesByCard, seen: set[tuple[Card, str]], heard: dict[Card, tuple[str, ...]]
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
        for ability, mark in zip(values["gained"], marks, strict=True):
            if not isinstance(ability, Continuous) or (card, mark) in seen:
                continue
            if match.is_active(card, ability, gained=True):
                seen.add((card, mark))
                stamp, player = match.state.entered[card], match.master(card)
                found += _applications(card, ability, mark, _footprints(ability), stamp, player)
            else:
                awake = False
        if awake:
            heard[card] = marks
    return found


def _applications(
    card: Card, ability: Continuous, key: str, footprints: tuple[Footprint, ...], stamp: int, player: int
) -> list[Application]:
    context, subject, requirement = Context(card, player, stamp, ability), ability.subject, ability.requirement
    context.key, context.giver = key, f"{stamp}.{key}"
    cards = () if subject else (card,)
    return [
        Application(stamp, change, context, cards, subject, requirement, footprint)
        for change, footprint in zip(ability.change, footprints, strict=True)
    ]


def _footprints(ability: Continuous) -> tuple[Footprint, ...]:
    return tuple([_footprint(change, ability.subject, ability.requirement, True) for change in ability.change])


@lru_cache(maxsize=4096)
def printed_on(definition: CardDefinition) -> tuple[tuple[Continuous, str, frozenset[str], tuple[Footprint, ...]], ...]:
    """The continuous abilities that are printed on a card: all of `Printed` but the card."""
    return tuple(
        [
            (ability, key, _looks_at(ability), _footprints(ability))
            for key, ability in definition.keyed_abilities()
            if isinstance(ability, Continuous)
        ]
    )


def prepare(effects: tuple[EffectInForce, ...], last: InForce | None = None) -> InForce:
    """Make what the effects in force do ready for `compute`; ``last`` are those of before, most of which go on."""
    known = {id(effect): made for effect, made in zip(last.effects, last.applied, strict=True)} if last else {}
    applied = tuple([known.get(id(effect)) or _applied(effect) for effect in effects])
    looks_at, writes = NOTHING, NOTHING
    if applied:
        looks_at = NOTHING.union(*[each.looks_at for each in applied])
        writes = NOTHING.union(*[each.writes for each in applied])
    return InForce(effects, applied, looks_at, writes, sum([len(each.applications) for each in applied]))


def _applied(effect: EffectInForce) -> Applied:
    context, subject = Context(effect.source, effect.player, effect.entered), effect.subject
    context.giver = f"e{effect.stamp}"
    found = [
        Application(
            effect.stamp, change, context, effect.cards, subject, None, _footprint(change, subject, None, False)
        )
        for change in effect.changes
    ]
    looks_at = NOTHING.union(*[_aspects(change, subject) for change in effect.changes])
    return Applied(tuple(found), looks_at, NOTHING.union(*[change.writes for change in effect.changes]))


def _looks_at(ability: Continuous) -> frozenset[str]:
    """The aspects of the position on which it depends whether a continuous ability is active, and what it does."""
    parts = [part for part in (ability.condition, ability.requirement) if part is not None]
    return NOTHING.union(
        *[part.aspects() for part in parts], *[_aspects(change, ability.subject) for change in ability.change]
    )


@lru_cache(maxsize=4096)
def _aspects(change: Change, subject: Selection | None) -> frozenset[str]:
    """What a change looks at. One that gives abilities, or keeps cards from being affected, may look anywhere."""
    if "gained" in change.writes or UNAFFECTED in change.writes:
        return EVERYTHING
    return change.aspects() if subject is None else change.aspects() | subject.aspects()


def _layered(applications: list[Application], layers: Sequence[str]) -> list[Application]:
    """Applications layer by layer, each layer in its order."""
    by_layer: dict[str, list[Application]] = {}
    for application in applications:
        by_layer.setdefault(application.change.layer, []).append(application)
    return [application for layer in layers if layer in by_layer for application in _in_order(by_layer[layer])]


def _stamp(application: Application) -> tuple[bool, int]:
    """The order of applications: first what keeps cards from being affected, then older before newer."""
    return UNAFFECTED not in application.change.writes, application.stamp


def _in_order(pending: list[Application]) -> deque[Application]:
    """The order in which these apply: always the oldest one that depends on none of those still to come.

    Applications that read and write the same characteristics are taken together, so that few are compared.
    """
    if len(pending) > 1:
        pending.sort(key=_stamp)
    kinds = {application.footprint for application in pending}
    if not any(_depends(one, other) for one in kinds for other in kinds if one is not other):
        return deque(pending)
    alike: dict[Footprint, deque[int]] = {}
    for place, application in enumerate(pending):
        alike.setdefault(application.footprint, deque()).append(place)
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
    """What an application reads and writes. That of an ability also reads whether its card has lost it."""
    nodes = [node for part in (change, subject, requirement) if part is not None for node in part.walk()]
    reads = frozenset({"lost"} if of_ability else ()).union(*(n.reads for n in nodes))
    return reads, frozenset().union(*(n.writes for n in nodes))


def _reach(application: Application, table: ValuesByCard) -> int:
    """What it costs to apply a change: as many cards as it may have been applied to."""
    return 1 + (len(application.cards) or len(table))


def _apply(match: Match, application: Application, table: ValuesByCard) -> bool:
    """Apply one change; False if it does not apply just now."""
    _, change, context, cards, subject, requirement, _ = application
    if context.key and context.source in table and not context.key.startswith(GAINED):
        lost = table[context.source]["lost"]
        if context.ability in lost:
            return False
    if requirement is not None and not requirement.holds(match, context):
        return False
    for card in subject.cards(match, context) if subject is not None else cards:
        values = table.get(card)
        if values is None:
            values = table[card] = {**match.state.definition[card].values, **_UNCHANGED}
        elif UNAFFECTED in values and match.is_immune(context, values):
            continue
        change.apply(match, context, card, values)
    return True
