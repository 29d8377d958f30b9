"""A state under its rulebook, and what follows from both: characteristics, masters, which abilities are active.

The characteristics of cards are computed when they are asked for, and kept until something changes at which anything
in force looks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Self, TypeVar

from engine.kernel import work
from engine.kernel.abilities import (
    GAINED,
    GAINED_ABILITIES,
    GIVERS,
    LOST_ABILITIES,
    Ability,
    AbilityOf,
    Activated,
    Automatic,
    Context,
    Continuous,
    Cost,
)
from engine.kernel.ability_index import AbilityIndex
from engine.kernel.aspects import ANYTHING, NOTHING, PLACES
from engine.kernel.cards import CANNOT, PLAYERS, Card, Characteristic, Values
from engine.kernel.characteristics import (
    UNAFFECTED,
    UNCHANGED,
    Application,
    InForce,
    Plan,
    Printed,
    Speaking,
    ValuesByCard,
    applications_of,
    in_order,
    layered,
    prepare,
    prepared,
    reach,
)
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import State
from engine.kernel.zones import Zone, ZoneKind

A = TypeVar("A", bound=Ability)
K = TypeVar("K")
T = TypeVar("T")

NEVER: Final = -1
"""The version at which what is kept was found out, where it is out of date."""


class DerivedState:
    """A state, its rulebook, and what is derived from them. Whatever changes the state says so: `changed`, `moved`."""

    __slots__ = (
        "_activated",
        "_grown",
        "_in_force",
        "_kept",
        "_kept_version",
        "_looks_at",
        "_plan",
        "_present",
        "_read_by_rules",
        "_table",
        "_weighed",
        "applied",
        "counted",
        "due",
        "grants_abilities",
        "happened",
        "index",
        "indifferent",
        "patience",
        "rule_actions_dirty",
        "rulebook",
        "state",
        "version",
        "worked",
    )

    def __init__(
        self,
        rulebook: Rulebook,
        state: State,
        index: AbilityIndex | None = None,
        like: DerivedState | None = None,
    ) -> None:
        """``like`` is another one with much the same effects and cards: what it has made of these is used again."""
        self.rulebook = rulebook
        self.state = state
        self.version = 0  #: grows with every change of the state, for what is kept until something changes
        #: grows with every ability that is played and every change, but not with what is shown or stands by
        self.happened = 0
        self.rule_actions_dirty = True  #: whether a rule action may be due (see `engine.kernel.timing`)
        #: the aspects at which no rule action looks: none, while something else has happened than was due
        self.indifferent = rulebook.indifferent
        self.worked = 0  #: what the answer that is being played has cost so far (see `engine.kernel.work`)
        self.counted = 0  #: up to which version that is counted
        self.applied = 0  #: what it has cost to compute the characteristics, unless that was certainly cheap
        self.due = 0  #: the version from which on it is looked whether that is too much
        self.patience = math.inf  #: what an answer may cost before `OutOfPatience` is raised, and this match is useless
        self._weighed: tuple[EffectInForce, ...] | None = None  # the effects for which it is known whether that is dear
        self._table: ValuesByCard | None = None
        self._in_force: InForce = prepare(state.effects, None if like is None else like._in_force)
        self._plan: Plan | None = None if like is None else like._plan  # what the table was computed from
        self._present: list[Printed] | None = None  # until a card with such an ability moves
        self._looks_at = NOTHING  # the aspects of the position on which the table depends
        #: by player, the printed activated abilities in a place for them. It is replaced when a card with one moves or
        #: is taken over, so that all who have the same one may look into it and fill it
        self._activated: dict[int, list[tuple[Card, Activated, str]]] = {}
        self._grown: dict[tuple[str, int], tuple[int, tuple[Zone, ...]]] = {}  # places, and among how many zones
        self._kept: dict[Any, Any] = {}  # what has been found out at this version
        self._kept_version = 0
        self.index = index or AbilityIndex(state.definition)
        #: whether any card may have an ability that is not printed on it
        self.grants_abilities = self.index.grants or self._in_force.adds_abilities
        self._read_by_rules = self._is_read_by_rules()  # whether other characteristics could make a rule action due

    def take_over(self, other: DerivedState) -> None:
        """Begin with the characteristics of another match in the same position, which are never changed in place.

        Dear ones are computed anew, for that is counted (`engine.kernel.work`).
        """
        if other.applied <= work.CHEAP:
            self._table, self._looks_at, self._present = other._table, other._looks_at, other._present
        if other._kept_version == other.version:
            self._kept, self._kept_version = other._kept, self.version  # which is replaced, not emptied

    # ---- cards and places

    def cards(self, zone: Zone) -> tuple[Card, ...]:
        """The cards in a zone, bottom to top."""
        return self.state.zones.get(zone, ())

    def on(self, zone: Zone) -> tuple[Card, ...]:
        """The cards on a place, those that also lie on others too, in the order in which they came."""
        if not zone.kind.wide:
            return self.cards(zone)
        return tuple([card for card, cover in self.state.covers.items() if zone in cover.zones])

    def covered(self, card: Card) -> tuple[Zone, ...]:
        """The places on which a card lies, its zone first; most cards lie on one."""
        cover = self.state.covers.get(card)
        return (self.state.zone[card],) if cover is None else cover.zones

    def places(self, kind: ZoneKind, player: int) -> tuple[Zone, ...]:
        """The zones of this kind that a player has now: those of the start, and those that have opened since."""
        if not kind.grows or len(self.state.zones) == len(self.rulebook.zones):
            return kind.of(player)
        number, found = self._grown.get((kind.name, player), (0, ()))
        if number != len(self.state.zones):
            found = tuple([zone for zone in self.state.zones if zone.kind is kind and zone.player == player])
            self._grown[kind.name, player] = len(self.state.zones), found
        return found

    def attached(self, bearer: Card) -> tuple[Card, ...]:
        """The cards that are attached to a card, in the order in which they were attached."""
        attached = self.state.attached
        return tuple([card for card, other in attached.items() if other == bearer]) if attached else ()

    def master(self, card: Card) -> int:
        """The player who is using the card now: that of its zone, unless an effect says otherwise."""
        if self.state.master:
            other = self.state.master.get(card)
            if other is not None:
                return other
        player = self.state.zone[card].player
        return player if player >= 0 else self.state.owner[card]

    # ---- characteristics

    def values(self, card: Card) -> Values:
        """The characteristics of a card as they now are."""
        table = self._table
        if table is None:
            if self._present is None:
                self._present = _present(self)
            table = self._table = {}
            self._plan = _compute(self, table, self._in_force, self._present, self._plan)
        changed = table.get(card)
        return self.state.definition[card].values if changed is None else changed

    def values_of_player(self, player: int) -> Values:
        """The characteristics of a player as they now are."""
        return self.differing().get(PLAYERS[player], self.rulebook.player_values)

    def value_of_player(self, player: int, name: Characteristic[T]) -> T:
        """One characteristic of a player as it now is. Where nothing could change it, nothing is computed."""
        return (self.values_of_player(player) if self.could_change(name) else self.rulebook.player_values)[name]

    def forbids(self, player: int, act: str) -> bool:
        """Whether something says that a player cannot do this: of games whose players may be forbidden anything."""
        return CANNOT in self.rulebook.player_values and act in self.value_of_player(player, CANNOT)

    def differing(self) -> Mapping[Card, Values]:
        """The cards whose characteristics now differ from what is printed, with these characteristics.

        What stands for a player (`PLAYERS`) may be among them. What changes later leaves this as it is.
        """
        self.values(Card(0))
        table: Mapping[Card, Values] = self._table if self._table is not None else {}
        return table

    def could_change(self, characteristic: str) -> bool:
        """Whether anything in force just now could change this characteristic of a card."""
        in_force = self._in_force
        if characteristic in in_force.writes or characteristic in self.index.writes:
            return True
        return self.index.grants or "gained" in in_force.writes

    def _is_read_by_rules(self) -> bool:
        """Whether anything in force just now could change a characteristic at which rule actions look."""
        read = self.rulebook.rule_actions_read
        if read is None:
            return True
        return bool(read) and any(self.could_change(each) for each in read)

    @property
    def applying(self) -> int:
        """How many changes of characteristics there may be: those of effects in force and those printed on cards."""
        return self._in_force.changes + self.index.changes

    def let_effects(self, effects: tuple[EffectInForce, ...]) -> None:
        """Let these effects, and no others, be in force: nothing else sets `State.effects` once a match has begun."""
        self.worked += len(effects)
        self.state.effects = effects
        self._kept_version = NEVER
        self._in_force = prepare(effects, self._in_force)
        self.grants_abilities = self.index.grants or self._in_force.adds_abilities
        self._table = None
        was_read, self._read_by_rules = self._read_by_rules, self._is_read_by_rules()
        if was_read or self._read_by_rules:
            self.rule_actions_dirty = True

    def let_masters(self, masters: dict[Card, int]) -> None:
        """Let these players use these cards, and all other cards be used by the player of their zone."""
        self._activated = {}
        self._kept_version = NEVER
        self.state.master = masters

    def let_print(self, card: Card, before: CardDefinition | None, after: CardDefinition) -> None:
        """Let a card have the printed abilities of another definition than before (None: it has come into being)."""
        continuous = self.index.continuous
        self.index = self.index.replace(card, before, after)
        self._activated = {}
        self._kept_version = NEVER
        if self.index.continuous is not continuous:
            self.grants_abilities = self.index.grants or self._in_force.adds_abilities
            self._present = self._weighed = None
            self._read_by_rules = self._is_read_by_rules()

    # ---- abilities

    def is_active(
        self,
        card: Card,
        ability: Ability,
        zone: Zone | None = None,
        event: Event | None = None,
        *,
        gained: bool = False,
    ) -> bool:
        """Whether the card has the ability, is where it is active, and the ability's own condition holds.

        ``zone`` is where the card is taken to be, if not where it is; ``event`` is what may trigger the ability. What a
        card has ``gained`` it has even if it has lost the same as printed on it.
        """
        if not _is_place_for(ability, (self.state.zone[card] if zone is None else zone).kind):
            return False
        if self.state.face_down[card]:
            hooks = self.rulebook.hooks
            keeps = hooks.keeps_abilities_face_down(self.state, card)
            if not keeps and not (gained and hooks.gains_abilities_face_down(self.state, card)):
                return False
        if not gained and self.could_change(LOST_ABILITIES) and ability in self.values(card).get(LOST_ABILITIES, ()):
            return False
        if ability.condition is None:
            return True
        context = Context(card, self.master(card), self.state.entered[card], ability, event)
        return ability.condition.holds(self, context)

    def activated(self, player: int) -> Sequence[tuple[Card, Activated, str]]:
        """The printed activated abilities of the cards that a player is using, where these are in a zone for them.

        Each comes with its card and its key. It depends on nothing but where the cards are and who uses them, so it is
        kept until that changes; face-down cards are among them.
        """
        found = self._activated.get(player)
        if found is None:
            zone_of = self.state.zone
            found = self._activated[player] = [
                each
                for card, printed in self.index.activated.items()
                if self.master(card) == player
                for each in printed
                if _is_place_for(each[1], zone_of[card].kind)
            ]
        return found

    def may_use(self, card: Card, ability: Ability, values: Values | None = None) -> bool:
        """Whether nothing says that an ability cannot be used; ``values`` are the card's last ones, if it has left."""
        is_forbidden = self.rulebook.hooks.is_use_forbidden
        return is_forbidden is None or not is_forbidden(self, card, ability, values)

    def is_immune(self, context: Context, values: Values) -> bool:
        """Whether a card with these characteristics cannot be affected by the effects of an ability."""
        is_immune = self.rulebook.hooks.is_immune
        return is_immune is not None and is_immune(self, context, values)

    def costs(self, card: Card, ability: Activated | Automatic) -> tuple[Cost, ...]:
        """What is to be paid for an ability; where its cost is waived, only what is no action."""
        is_cost_waived = self.rulebook.hooks.is_cost_waived
        if is_cost_waived is None or not ability.costs or not is_cost_waived(self, card, ability):
            return ability.costs
        return tuple([cost for cost in ability.costs if not cost.is_action])

    def abilities(self, card: Card) -> list[AbilityOf]:
        """The card's abilities, printed and gained, each with its key."""
        values = self.values(card)
        lost = values.get(LOST_ABILITIES)
        printed = self.state.definition[card].keyed_abilities()
        found = [AbilityOf(card, a, key, key) for key, a in printed if not (lost and a in lost)]
        return found + self.gained(card, values)

    def abilities_of(self, card: Card, kind: type[A]) -> list[A]:
        """The card's abilities of one class, printed ones first."""
        values = self.values(card)
        lost = values.get(LOST_ABILITIES)
        found = [each for each in self.state.definition[card].abilities if isinstance(each, kind)]
        if found and lost:
            found = [each for each in found if each not in lost]
        gained = values.get(GAINED_ABILITIES)
        return [*found, *[each for each in gained if isinstance(each, kind)]] if gained else found

    def gained(self, card: Card, values: Values) -> list[AbilityOf]:
        """The abilities that a card with these characteristics has gained."""
        if not values.get(GAINED_ABILITIES):
            return []
        given = zip(values[GAINED_ABILITIES], values[GIVERS], strict=True)
        return [AbilityOf(card, ability, f"{GAINED}{index}", mark) for index, (ability, mark) in enumerate(given)]

    def mark(self, card: Card, key: str) -> str:
        """The mark of the card's ability with this key: see `AbilityOf`."""
        marks: tuple[str, ...] = self.values(card)[GIVERS] if key.startswith(GAINED) else ()
        return marks[int(key.removeprefix(GAINED))] if marks else key

    def prints(self, kind: type[Ability]) -> bool:
        """Whether an ability of just this class is printed on any card of the match, wherever that is."""
        return kind in self.index.printed

    # ---- what is kept

    def kept(self, find: Callable[[Self, K], T], about: K) -> T:
        """What ``find`` says of the position: asked once, and kept until anything at all changes.

        ``find`` looks at nothing but ``about`` and the position, without such memory as touches no aspect of it
        (`engine.kernel.memory`). Nobody changes what it returns.
        """
        if self._kept_version != self.version:
            self._kept, self._kept_version = {}, self.version
        known = self._kept
        place = find, about
        if place in known:
            found: T = known[place]
            return found
        found = known[place] = find(self, about)
        return found

    # ---- what changes

    def changed(self, aspect: str = ANYTHING, *, happens: bool = True) -> None:
        """Note that an aspect of the state has changed (`engine.kernel.aspects`).

        Characteristics stay as they are unless something that applies to them looks at it. What does not ``happen`` is
        no change as the rules see it: somebody is shown a card, an ability begins to stand by.
        """
        self.version += 1
        self.happened += happens
        if aspect not in self.indifferent:
            self.rule_actions_dirty = True
        looks_at = self._looks_at
        if looks_at and (aspect == ANYTHING or aspect in looks_at or ANYTHING in looks_at):
            self._table = None
        if self._read_by_rules and self._table is None:
            self.rule_actions_dirty = True

    def moved(self, card: Card, source: Zone) -> None:
        """Note that a card has come from a zone to where it is now, however it lies, or has been turned over there."""
        self.version += 1
        self.happened += 1
        came, left = self.state.zone[card].kind.name, source.kind.name
        indifferent = self.indifferent
        if came not in indifferent or left not in indifferent or self._is_awaited_last(source):
            self.rule_actions_dirty = True
        if card in self.index.activated:
            self._activated = {}
        where = self.index.continuous_places.get(card)
        if where is not None and (came in where or left in where or ANYTHING in where):
            self._table = self._present = self._weighed = None
        elif self._table is not None and not self._looks_at.isdisjoint((left, came, PLACES, ANYTHING)):
            self._table = None
        if self._read_by_rules and self._table is None:
            self.rule_actions_dirty = True

    def _is_awaited_last(self, source: Zone) -> bool:
        """Whether a zone has become empty of which rule actions ask whether it is."""
        return source.kind.name in self.rulebook.rule_actions_await_last and not self.state.zones[source]

    def forget_characteristics(self) -> None:
        """Compute them anew when they are next asked for, although nothing has changed."""
        self._table = None

    def refresh(self) -> None:
        """Note a change that may touch any characteristics, even printed ones."""
        self.version += 1
        self.happened += 1
        self.rule_actions_dirty = True
        self._table = self._present = self._weighed = None
        self._activated = {}

    def spend(self, cost: int) -> None:
        """Note what computing the characteristics once has cost; beyond `work.MOST_APPLIED` no more can be paid."""
        self.applied = cost
        if cost > work.CHEAP:
            self.worked += cost if cost <= work.MOST_APPLIED else self.rulebook.work_budget + 1
            self.due = 0
            if self.worked > self.patience:
                raise work.OutOfPatience


def _is_place_for(ability: Ability, kind: ZoneKind) -> bool:
    """Whether an ability is active where its card is in a zone of this kind, as far as that goes."""
    return kind.name in ability.zones if ability.zones else not kind.silent


# ---- computing characteristics


def _present(match: DerivedState) -> list[Printed]:
    """The printed continuous abilities whose cards are where they are active; the same until such a card moves."""
    zone_of = match.state.zone
    return [p for p in match.index.continuous if not p.ability.zones or zone_of[p.card].kind.name in p.ability.zones]


def _compute(
    match: DerivedState, table: ValuesByCard, in_force: InForce, present: list[Printed], last: Plan | None
) -> Plan:
    """Fill ``table``, which the match already reads from, so that later layers see what earlier ones did.

    Returns the plan that was applied. ``last`` is the one of the time before, which is mostly good again.
    """
    entered = match.state.entered
    lead = match.rulebook.hooks.lead if match.state.attached else None
    speaking = [
        (entered[card], match.master(card), card if lead is None else lead(match, card))
        if match.is_active(card, ability)
        else None
        for card, ability, _, _, _, _ in present
    ]
    if last is None or last.in_force is not in_force or last.present != present or last.speaking != speaking:
        last = _plan(match, in_force, present, speaking)
    match._looks_at = last.looks_at  # and at what each change looks that reaches a card
    if last.fixed and len(last.applications) <= work.FEW:
        match.applied = 0
        for application in last.applications:
            _apply(match, application, table)
    elif last.fixed:
        _apply_many(match, table, last.applications)
    else:
        _apply_and_listen(match, table, last)
    return last


def _plan(match: DerivedState, in_force: InForce, present: list[Printed], speaking: list[Speaking | None]) -> Plan:
    """What is to be applied, and in which order."""
    applications = [application for applied in in_force.applied for application in applied.applications]
    looking = [in_force.looks_at]
    for printed, spoken in zip(present, speaking, strict=True):
        if printed.asks:
            looking.append(printed.asks)
        if spoken is not None:
            if printed.looks_at:
                looking.append(printed.looks_at)
            applications += applications_of(printed.card, printed.ability, printed.key, printed.changes, *spoken)
    grants = match.index.grants or "gained" in in_force.writes
    fixed = not (grants and any("gained" in application.change.writes for application in applications))
    if len(applications) > 1:
        applications = layered(applications, match.rulebook.layer_names)
    return Plan(in_force, present, speaking, tuple(applications), fixed, NOTHING.union(*looking))


def _apply_many(match: DerivedState, table: ValuesByCard, applications: Sequence[Application]) -> None:
    """Apply a plan so long that it is counted (`engine.kernel.work`), up to where it is too much."""
    cost = 2 * len(applications)  # putting them in order
    for application in applications:
        _apply(match, application, table)
        cost += reach(application, table)
        if cost > work.MOST_APPLIED:
            break
    match.spend(cost)


def _apply_and_listen(match: DerivedState, table: ValuesByCard, plan: Plan) -> None:
    """Apply everything where that may give abilities, which apply from their layer on."""
    seen: set[tuple[Card, str]] = set()
    heard: dict[Card, tuple[str, ...]] = {}
    applications = list(plan.applications)
    cost = 0
    for layer in match.rulebook.layer_names:
        pending = in_order([a for a in applications if a.change.layer in layer])
        while pending:
            application = pending.popleft()
            applied = _apply(match, application, table)
            cost += reach(application, table)
            if cost > work.MOST_APPLIED:
                match.spend(cost)
                return
            if applied and "gained" in application.change.writes:
                gained = _gained(match, table, seen, heard)
                cost += sum([len(values["gained"]) for values in table.values()]) // 8
                applications += gained
                here = [each for each in gained if each.change.layer in layer]
                if here:
                    pending = in_order([*pending, *here])
                    cost += len(pending) // work.FEW
    match.spend(cost)


def _gained(
    match: DerivedState, table: ValuesByCard, seen: set[tuple[Card, str]], heard: dict[Card, tuple[str, ...]]
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
                found += applications_of(card, ability, mark, prepared(ability), stamp, player, card)
            else:
                awake = False
        if awake:
            heard[card] = marks
    return found


def _apply(match: DerivedState, application: Application, table: ValuesByCard) -> bool:
    """Apply one change; False if it does not apply just now."""
    _, change, context, cards, subject, requirement, _, looks_at = application
    if context.key and context.source in table:
        own = table[context.source]
        if context.key.startswith(GAINED):
            if context.key not in own[GIVERS]:
                return False
        elif context.ability in own["lost"]:
            return False
    if requirement is not None and not requirement.holds(match, context):
        return False
    found = cards if subject is None else subject.cards(match, context)
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
        match._looks_at |= looks_at
    return True
