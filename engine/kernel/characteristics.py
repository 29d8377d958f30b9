"""Characteristics: the printed values of the cards with the continuous effects in force applied, layer by layer.

Effects apply in the order of the rulebook's layers; within a layer an effect that depends on another comes after it,
and otherwise the older time stamp comes first. Players may have characteristics, too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.kernel.abilities import (
    GAINED_ABILITIES,
    GIVERS,
    LOST_ABILITIES,
    Ability,
    Automatic,
    Change,
    Condition,
    Context,
    Continuous,
    Replacing,
    Selection,
)
from engine.kernel.aspects import ANYTHING, EVERYTHING, NOTHING, PLACES
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.structs import Struct

ValuesByCard = dict[Card, dict[str, Any]]
"""The characteristics of every card that differs from what is printed on it."""


UNAFFECTED: Final = "unaffected"
"""The characteristic of a card that certain effects cannot affect; what it says is for `Hooks.is_immune` to know."""


_PLACES: Final = frozenset({PLACES})

UNCHANGED: Final[Mapping[str, Any]] = {GAINED_ABILITIES: (), GIVERS: (), LOST_ABILITIES: frozenset[Ability]()}
"""What a card has gained and lost before any change applies: nothing."""

Footprint = tuple[frozenset[str], frozenset[str]]
"""The characteristics that an application looks at, and those that it changes."""


Prepared = tuple[Change, Footprint, frozenset[str]]
"""A change, its footprint, and the aspects of the position on which it depends what it does to a card."""


class Application(Struct, frozen=True):
    """One change that is to be applied: to fixed ``cards``, or to those that ``subject`` describes."""

    stamp: int
    change: Change
    context: Context
    cards: tuple[Card, ...]
    subject: Selection | None
    requirement: Condition | None
    footprint: Footprint
    looks_at: frozenset[str]  #: the aspects of the position on which it depends what it does to a card


class Applied(Struct, frozen=True):
    """What an effect in force does."""

    applications: tuple[Application, ...]
    looks_at: frozenset[str]  #: the aspects of the position on which it depends to which cards
    writes: frozenset[str]  #: the characteristics that it may change; `ANYTHING`: any
    adds_abilities: bool  #: whether it is an ability that waits, or gives abilities
    answers: frozenset[str]  #: the kinds of events that such abilities wait for or replace; `ANYTHING`: any


class InForce(Struct, frozen=True):
    """The effects in force, prepared once for as long as these stay in force."""

    effects: tuple[EffectInForce, ...]
    idle: tuple[EffectInForce, ...]  #: those among them of the rules that would do nothing, and are left out
    applied: tuple[Applied, ...]  #: by each of them
    looks_at: frozenset[str]  #: the aspects of the position on which it depends to which cards they do something
    writes: frozenset[str]  #: the characteristics that they may change; `ANYTHING`: any
    adds_abilities: bool  #: whether with them there may be abilities that are printed on no card
    answers: frozenset[str]  #: the kinds of events that such abilities wait for or replace; `ANYTHING`: any
    changes: int  #: how many changes they consist of, also those that are left out


class Printed(NamedTuple):
    """A continuous ability that is printed on a card of the match."""

    card: Card
    ability: Continuous
    key: str
    asks: frozenset[str]  #: the aspects of the position on which it depends whether it is active
    looks_at: frozenset[str]  #: those on which it depends, while it is active, to which cards it does something
    changes: tuple[Prepared, ...]


PrintedOn = tuple[Continuous, str, frozenset[str], frozenset[str], tuple[Prepared, ...]]
"""All of `Printed` but the card."""

Speaking = tuple[int, int, Card]
"""Of an active continuous ability: the time stamp of its card, its master, and the card that is the one it calls this.
"""


class Plan(Struct, frozen=True):
    """Everything that applies: the effects in force and the active continuous abilities, in the order they apply in.

    Where abilities give or take abilities, the order is found only by applying them; ``fixed`` is False then.
    Which of them depend on numbers (`Rulebook.asked_last`) is found by applying the others first.
    """

    in_force: InForce
    present: list[Printed]  #: the printed abilities whose card is in the zone for it
    speaking: list[Speaking | None]  #: of each that is active
    applications: tuple[Application, ...]
    fixed: bool
    waiting: frozenset[int]  #: the places of the applications that ask for a number which others may change
    changing: frozenset[str]  #: which of the numbers that are asked for last these are (`Rulebook.asked_last`)
    looks_at: frozenset[str]  #: the aspects of the position on which it depends what applies, and to which cards
    said: Mapping[tuple[Card, str, Speaking], tuple[Printed, list[Application]]]  #: what each active ability does


def applications_of(
    card: Card, ability: Continuous, key: str, changes: tuple[Prepared, ...], stamp: int, player: int, this: Card
) -> list[Application]:
    """What a continuous ability of a card does, under a player and since a time stamp, to ``this`` or to others."""
    context, subject, requirement = Context(card, player, stamp, ability), ability.subject, ability.requirement
    context.key, context.giver = key, f"{stamp}.{key}"
    cards = () if subject else (this,)
    return [
        Application(stamp, change, context, cards, subject, requirement, footprint, looks_at)
        for change, footprint, looks_at in changes
    ]


def prepared(ability: Continuous) -> tuple[Prepared, ...]:
    """Its changes."""
    subject, requirement = ability.subject, ability.requirement
    return tuple(
        [(change, _footprint(change, subject, requirement, True), _aspects(change)) for change in ability.change]
    )


@lru_cache(maxsize=4096)
def printed_on(definition: CardDefinition) -> tuple[PrintedOn, ...]:
    """The continuous abilities that are printed on a card."""
    return tuple(
        [
            (
                ability,
                key,
                _aspects_of(ability.condition),
                _aspects_of(ability.requirement) | _aspects_of(ability.subject),
                prepared(ability),
            )
            for key, ability in definition.keyed_abilities()
            if isinstance(ability, Continuous)
        ]
    )


def prepare(
    effects: tuple[EffectInForce, ...], last: InForce | None = None, idle: tuple[EffectInForce, ...] = ()
) -> InForce:
    """Make what the effects in force do ready to be applied; ``last`` is what was ready before: most of it goes on.

    Those that are ``idle`` would do nothing.
    """
    if last is not None and last.idle != idle:
        last = None
    if last is not None and last.effects is effects:
        return last
    if not effects:
        return _NONE_IN_FORCE
    if last is not None and effects[:-1] == last.effects:  # one more, as mostly
        more = _applied(effects[-1])
        return InForce(
            effects,
            idle,
            (*last.applied, more),
            last.looks_at | more.looks_at,
            last.writes | more.writes,
            last.adds_abilities or more.adds_abilities,
            last.answers | more.answers,
            last.changes + len(effects[-1].changes),
        )
    known = {id(effect): made for effect, made in zip(last.effects, last.applied, strict=True)} if last else {}
    applied = tuple([_IDLE if effect in idle else known.get(id(effect)) or _applied(effect) for effect in effects])
    return InForce(
        effects,
        idle,
        applied,
        NOTHING.union(*[each.looks_at for each in applied]),
        NOTHING.union(*[each.writes for each in applied]),
        any(each.adds_abilities for each in applied),
        NOTHING.union(*[each.answers for each in applied]),
        sum([len(each.changes) for each in effects]),
    )


_IDLE: Final = Applied((), NOTHING, NOTHING, adds_abilities=False, answers=NOTHING)
_NONE_IN_FORCE: Final = InForce((), (), (), NOTHING, NOTHING, adds_abilities=False, answers=NOTHING, changes=0)


def written(change: Change) -> frozenset[str]:
    """The characteristics that a change may change, also by abilities that it gives; `ANYTHING`: any."""
    given = change.gives
    if given is None:
        return change.writes | EVERYTHING
    continuous = [ability for ability in given if isinstance(ability, Continuous)]
    return change.writes.union(*[written(each) for ability in continuous for each in ability.change])


def answered(abilities: Iterable[Ability]) -> frozenset[str]:
    """The kinds of events that abilities wait for or replace, or others that they may give; `ANYTHING`: any."""
    found: set[str] = set()
    for ability in abilities:
        if isinstance(ability, Automatic) and ability.trigger is not None:
            found.update(ability.trigger.kinds)
        elif isinstance(ability, Replacing):
            found.update(ability.kinds)
        elif isinstance(ability, Continuous):
            found |= answered_by_gift(ability.change)
    return frozenset(found)


def answered_by_gift(changes: Iterable[Change]) -> frozenset[str]:
    """The kinds of events that abilities wait for or replace which these changes may give; `ANYTHING`: any."""
    gifts = [change.gives for change in changes]
    return NOTHING.union(*[EVERYTHING if given is None else answered(given) for given in gifts if given != ()])


def idle_among(
    rules: tuple[EffectInForce, ...],
    concerned: Container[int],
    others: Sequence[EffectInForce],
    printed: Container[str],
) -> tuple[EffectInForce, ...]:
    """What the rules do to cards that does nothing in a match: it is not ``concerned``, and no need of it is met.

    Those that are concerned are said by their places among the ``rules``. A need is a characteristic that the
    ``others`` in force may change, or that is among those which ``printed`` abilities may change.
    """
    found: list[EffectInForce] = []
    for place, effect in enumerate(rules):
        if place not in concerned:
            needs = NOTHING.union(*[change.needs for change in effect.changes])
            if not (needs and _may_be_changed([*needs, ANYTHING], others, printed)):
                found.append(effect)
    return tuple(found)


def _may_be_changed(names: Sequence[str], effects: Sequence[EffectInForce], printed: Container[str]) -> bool:
    if any(name in printed for name in names):
        return True
    return any(not written(change).isdisjoint(names) for effect in effects for change in effect.changes)


def _applied(effect: EffectInForce) -> Applied:
    """What an effect does, ready to be applied."""
    context, subject = Context(effect.source, effect.player, effect.entered), effect.subject
    context.giver = f"e{effect.stamp}"
    changes, looks_at, writes, answers = _made_of(effect.changes, subject)
    found = [
        Application(effect.stamp, change, context, effect.cards, subject, None, footprint, aspects)
        for change, footprint, aspects in changes
    ]
    if effect.ability is not None:
        answers |= answered([effect.ability])
    return Applied(tuple(found), looks_at, writes, effect.ability is not None or GAINED_ABILITIES in writes, answers)


@lru_cache(maxsize=4096)
def _made_of(
    changes: tuple[Change, ...], subject: Selection | None
) -> tuple[tuple[Prepared, ...], frozenset[str], frozenset[str], frozenset[str]]:
    """What all effects that consist of these changes to these cards have in common, as `Applied` has it."""
    return (
        tuple([(change, _footprint(change, subject, None, False), _aspects(change)) for change in changes]),
        _aspects_of(subject) if changes and not (subject and subject.narrows) else NOTHING,
        NOTHING.union(*[written(change) for change in changes]),
        answered_by_gift(changes),
    )


def _aspects_of(part: Condition | Selection | None) -> frozenset[str]:
    """The aspects of the position at which a part of an ability looks, if it has one."""
    return NOTHING if part is None else part.aspects()


@lru_cache(maxsize=4096)
def _aspects(change: Change) -> frozenset[str]:
    """What a change looks at. One that gives abilities also looks where those look that take part in characteristics.

    One that keeps cards from being affected may look anywhere, and so may one that does not say what it gives.
    """
    given = change.gives
    if given is None or UNAFFECTED in change.writes:
        return EVERYTHING
    return change.aspects().union(*[_aspects_given(each) for each in given if isinstance(each, Continuous)])


def _aspects_given(ability: Continuous) -> frozenset[str]:
    """What a continuous ability looks at that a card has gained: also whether the card is in a place for it."""
    parts = [_aspects_of(part) for part in (ability.condition, ability.requirement, ability.subject)]
    return _PLACES.union(*parts, *[_aspects(change) for change in ability.change])


def planned(
    in_force: InForce,
    present: list[Printed],
    speaking: list[Speaking | None],
    grants: bool,
    layers: Sequence[tuple[str, ...]],
    asked_last: frozenset[str] = NOTHING,
    last: Plan | None = None,
) -> Plan:
    """What is to be applied, and in which order; ``grants``: printed continuous abilities may give others abilities.

    What abilities do that did the same in the ``last`` plan goes on. ``asked_last``: see `Rulebook`.
    """
    before = {} if last is None else last.said
    said: dict[tuple[Card, str, Speaking], tuple[Printed, list[Application]]] = {}
    applications = [application for applied in in_force.applied for application in applied.applications]
    looking = [in_force.looks_at]
    for printed, spoken in zip(present, speaking, strict=True):
        if printed.asks:
            looking.append(printed.asks)
        if spoken is not None:
            if printed.looks_at:
                looking.append(printed.looks_at)
            place = printed.card, printed.key, spoken
            known = before.get(place)
            if known is None or known[0] is not printed:
                card, ability, key, _, _, changes = printed
                known = printed, applications_of(card, ability, key, changes, *spoken)
            said[place] = known
            applications += known[1]
    granting = grants or GAINED_ABILITIES in in_force.writes
    fixed = not (granting and any(GAINED_ABILITIES in application.change.writes for application in applications))
    if len(applications) > 1:
        applications = layered(applications, layers)
    changing = _changing(applications, asked_last) if asked_last else NOTHING
    waiting = frozenset([place for place, each in enumerate(applications) if changing and asks_for(each, changing)])
    return Plan(
        in_force, present, speaking, tuple(applications), fixed, waiting, changing, NOTHING.union(*looking), said
    )


def asks_for(application: Application, numbers: frozenset[str]) -> bool:
    """Whether it depends on any of these numbers to which cards a change applies, or whether it does."""
    if numbers.isdisjoint(application.footprint[0]):
        return False
    return not numbers.isdisjoint(_asked(application.subject, application.requirement))


@lru_cache(maxsize=4096)
def _asked(subject: Selection | None, requirement: Condition | None) -> frozenset[str]:
    """The characteristics at which the parts of an ability look that say when it applies, and to which cards."""
    nodes = [node for part in (subject, requirement) if part is not None for node in part.walk()]
    return NOTHING.union(*[node.reads for node in nodes])


def _changing(applications: Sequence[Application], asked_last: frozenset[str]) -> frozenset[str]:
    """The numbers that are asked for last and that any of these may change; none where nobody asks for any."""
    if not any(asks_for(application, asked_last) or _may_ask(application.change) for application in applications):
        return NOTHING
    changed = NOTHING.union(*[written(application.change) for application in applications])
    return asked_last if ANYTHING in changed else asked_last & changed


def _may_ask(change: Change) -> bool:
    """Whether a change may give a continuous ability, which may ask for a number."""
    given = change.gives
    return given is None or any(isinstance(ability, Continuous) for ability in given)


def layered(applications: list[Application], layers: Sequence[tuple[str, ...]]) -> list[Application]:
    """Applications layer by layer, each layer in its order; a layer is all that has one of its names."""
    by_layer: dict[str, list[Application]] = {}
    for application in applications:
        by_layer.setdefault(application.change.layer, []).append(application)
    ordered: list[Application] = []
    for names in layers:
        found: list[Application] = []
        for name in names:
            found += by_layer.get(name, ())
        ordered += in_order(found) if len(found) > 1 else found
    return ordered


def _stamp(application: Application) -> tuple[bool, int]:
    """The order of applications: first what keeps cards from being affected, then older before newer."""
    return UNAFFECTED not in application.change.writes, application.stamp


def in_order(pending: list[Application]) -> deque[Application]:
    """The order in which these apply: always the oldest one that depends on none of those still to come.

    Applications that read and write the same characteristics are taken together, so that few are compared.
    """
    if len(pending) == 1:
        return deque(pending)
    pending.sort(key=_stamp)
    kinds = {application.footprint for application in pending}
    if len(kinds) == 1 or not any(_depends(one, other) for one in kinds for other in kinds if one is not other):
        return deque(pending)
    alike: dict[Footprint, deque[int]] = {}
    for place, footprint in enumerate(_footprints(pending)):
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


def _footprints(pending: Sequence[Application]) -> list[Footprint]:
    """The footprint of each. Where it is known who loses abilities, those of other cards do not ask for it."""
    losing = [application for application in pending if LOST_ABILITIES in application.footprint[1]]
    if not losing or any(application.subject is not None for application in losing):
        return [application.footprint for application in pending]
    losers = {card for application in losing for card in application.cards}
    return [
        (application.footprint[0] - {LOST_ABILITIES}, application.footprint[1])
        if application.context.ability is not None and application.context.source not in losers
        else application.footprint
        for application in pending
    ]


def _depends(later: Footprint, earlier: Footprint) -> bool:
    return not later[0].isdisjoint(earlier[1]) or UNAFFECTED in earlier[1] - later[1]


@lru_cache(maxsize=4096)
def _footprint(change: Change, subject: Selection | None, requirement: Condition | None, of_ability: bool) -> Footprint:
    """What an application reads and writes. That of an ability also reads whether its card has lost it."""
    nodes = [node for part in (change, subject, requirement) if part is not None for node in part.walk()]
    reads = frozenset({LOST_ABILITIES} if of_ability else ()).union(*(n.reads for n in nodes))
    return reads, frozenset().union(*(n.writes for n in nodes))


def reach(application: Application, table: ValuesByCard) -> int:
    """What it costs to apply a change: as many cards as it may have been applied to."""
    return 1 + (len(application.cards) or len(table))
