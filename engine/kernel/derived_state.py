"""A state under its rulebook, and what follows from both: characteristics, and which abilities are active.

The characteristics of cards are computed when they are asked for, and kept until something changes at which anything
in force looks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from engine.kernel import work
from engine.kernel.abilities import LOST_ABILITIES, Ability, Activated, is_place_for
from engine.kernel.ability_index import AbilityIndex, printed_on_all
from engine.kernel.applying import apply_plan
from engine.kernel.aspects import ANYTHING, NOTHING, PLACES
from engine.kernel.cards import CANNOT, PLAYERS, Card, Characteristic, Values
from engine.kernel.characteristics import (
    InForce,
    Plan,
    Printed,
    ValuesByCard,
    idle_among,
    planned,
    prepare,
)
from engine.kernel.contexts import Context
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.keeping import NEVER, Keeping
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import State
from engine.kernel.zones import Zone

T = TypeVar("T")

_CHARACTERISTICS: Final = "characteristics"
"""Where the table of characteristics stands among what has been found out."""


class DerivedState(Keeping):
    """A state, its rulebook, and what is derived from them. Whatever changes the state says so: `changed`, `moved`."""

    __slots__ = (
        "_activated",
        "_answered_by_gift",
        "_beside",
        "_changeable",
        "_changeable_of",
        "_changeable_of_any",
        "_concerned",
        "_in_force",
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
        "index",
        "indifferent",
        "patience",
        "rule_actions_dirty",
        "rule_actions_read_all",
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
        super().__init__(rulebook, state)
        self._beside = 0  # how much `version` counts that does not happen, but for the abilities that were played
        self.rule_actions_dirty = True  #: whether a rule action may be due (see `engine.kernel.timing`)
        #: whether rule actions may look at any characteristic until they are looked for again
        self.rule_actions_read_all = rulebook.rule_actions_read_more
        #: the aspects at which no rule action looks: none, while something else has happened than was due
        self.indifferent = rulebook.indifferent
        self.worked = 0  #: what the answer that is being played has cost so far (see `engine.kernel.work`)
        self.counted = 0  #: up to which version that is counted
        self.applied = 0  #: what it has cost to compute the characteristics, unless that was certainly cheap
        self.due = 0  #: the version from which on it is looked whether that is too much
        self.patience = math.inf  #: what an answer may cost before `OutOfPatience` is raised, and this match is useless
        self._weighed: tuple[EffectInForce, ...] | None = None  # the effects for which it is known whether that is dear
        self._table: ValuesByCard | None = None
        self.index = index or printed_on_all(tuple(state.definition))
        #: which effects of the rules, by their places, concern any card; None: not known any more, nor what is in force
        self._concerned: frozenset[int] | None = None
        #: the characteristics that anything might change that is in force just now; known as long as `_present`
        self._changeable: frozenset[str] | None = None
        self._changeable_of_any = NOTHING  # those among them that it might change of any card
        self._changeable_of: dict[Card, frozenset[str]] | None = None  # the others, by the card; found out when asked
        self._in_force: InForce
        self.grants_abilities: bool  #: whether any card may have an ability that is not printed on it
        self._answered_by_gift: frozenset[str]  # the kinds of events for which such abilities may wait; `ANYTHING`: any
        self._read_by_rules: bool  # whether other characteristics could make a rule action due
        self._let_be_in_force(like)
        self._plan: Plan | None = None if like is None else like._plan  # what the table was computed from
        self._present: list[Printed] | None = None  # until a card with such an ability moves
        self._looks_at = NOTHING  # the aspects of the position on which the table depends
        #: by player, the printed activated abilities in a place for them. It is replaced when a card with one moves or
        #: is taken over, so that all who have the same one may look into it and fill it
        self._activated: dict[int, list[tuple[Card, Activated, str]]] = {}

    def _let_be_in_force(self, like: DerivedState | None) -> None:
        """Prepare what is in force, and note what depends on that alone: of an equal one all of it is known already."""
        if like is not None and like.index is self.index:
            self._concerned = like._concerned
            if like._concerned is not None and like._in_force.effects is self.state.effects:
                self._in_force = like._in_force
                self.grants_abilities, self._answered_by_gift = like.grants_abilities, like._answered_by_gift
                self._read_by_rules = like._read_by_rules
                return
        self._in_force = prepare(self.state.effects, None if like is None else like._in_force, self._idle())
        self._note_gifts()
        self._read_by_rules = self._is_read_by_rules()

    def _note_gifts(self) -> None:
        """Note whether abilities may be given, and what for, by what is in force and by what is printed."""
        self.grants_abilities = self.index.grants or self._in_force.adds_abilities
        self._answered_by_gift = self._in_force.answers.union(self.index.answered_by_gift)

    # ---- characteristics

    def values(self, card: Card) -> Values:
        """The characteristics of a card as they now are."""
        table = self._table
        if table is None:
            table = self._table = {}
            self._plan = plan = self._planned(self._now_present())
            self.applied = 0
            self._looks_at = plan.looks_at.union(apply_plan(self, plan, table))
            self.found_out()
        changed = table.get(card)
        return self.state.definition[card].values if changed is None else changed

    def value(self, card: Card, name: Characteristic[T]) -> T:
        """One characteristic of a card as it now is. Where nothing could change it, nothing is computed."""
        table = self._table
        if table is not None:
            changed = table.get(card)
            if changed is not None:
                found: T = changed[name]
                return found
            return self.state.definition[card].values[name]
        changeable = self._changeable
        if changeable is None:
            changeable = self._find_changeable()
        if (name in changeable or ANYTHING in changeable) and self._is_changeable_of(card, name):
            return self.values(card)[name]
        return self.state.definition[card].values[name]

    def printed(self, card: Card) -> Values:
        """The characteristics that are printed on a card."""
        return self.state.definition[card].values

    def values_for(self, *names: str) -> Callable[[Card], Values]:
        """How to ask cards for these characteristics. Where nothing could change any of them, nothing is computed."""
        changeable = self._changeable
        if changeable is None:
            changeable = self._find_changeable()
        return self.printed if changeable.isdisjoint(names) and ANYTHING not in changeable else self.values

    def _planned(self, present: list[Printed]) -> Plan:
        """What applies now. It is mostly what applied the time before."""
        entered, face_down = self.state.entered, self.state.face_down
        lead = self.rulebook.hooks.lead if self.state.attached else None
        losing = self.could_change(LOST_ABILITIES)
        speaking = [
            (entered[card], self.master(card), card if lead is None else lead(self, card))
            if (ability.zones and not (losing or ability.condition or face_down[card])) or self.is_active(card, ability)
            else None
            for card, ability, _, _, _, _ in present
        ]
        last, in_force = self._plan, self._now_in_force()
        if last is None or last.in_force is not in_force or last.present != present or last.speaking != speaking:
            book = self.rulebook
            return planned(in_force, present, speaking, self.index.grants, book.layer_names, book.asked_last, last)
        return last

    def values_of_player(self, player: int) -> Values:
        """The characteristics of a player as they now are."""
        return self.differing().get(PLAYERS[player], self.rulebook.player_values)

    def value_of_player(self, player: int, name: Characteristic[T]) -> T:
        """One characteristic of a player as it now is. Where nothing could change it, nothing is computed."""
        table = self._table
        if table is not None:
            changed = table.get(PLAYERS[player])
            if changed is not None:
                found: T = changed[name]
                return found
            return self.rulebook.player_values[name]
        changeable = self._changeable
        if changeable is None:
            changeable = self._find_changeable()
        if (name in changeable or ANYTHING in changeable) and self._is_changeable_of(PLAYERS[player], name):
            return self.values_of_player(player)[name]
        return self.rulebook.player_values[name]

    def forbids(self, player: int, act: str) -> bool:
        """Whether something says that a player cannot do this: of games whose players may be forbidden anything."""
        return CANNOT in self.rulebook.player_values and act in self.value_of_player(player, CANNOT)

    def differing(self) -> Mapping[Card, Values]:
        """The cards whose characteristics now differ from what is printed, with these characteristics.

        What stands for a player (`PLAYERS`) may be among them. What changes later leaves this as it is.
        """
        if self._table is None:
            self.values(Card(0))
        table: Mapping[Card, Values] = self._table if self._table is not None else {}
        return table

    def could_change(self, characteristic: str) -> bool:
        """Whether anything in force just now could change this characteristic of a card.

        That are effects, and the continuous abilities of cards that are where these may be active.
        """
        changeable = self._changeable
        if changeable is None:
            changeable = self._find_changeable()
        return characteristic in changeable or ANYTHING in changeable

    def could_change_any(self, characteristics: frozenset[str]) -> bool:
        """Whether anything in force just now could change one of these characteristics of a card."""
        changeable = self._changeable
        if changeable is None:
            changeable = self._find_changeable()
        return ANYTHING in changeable or not changeable.isdisjoint(characteristics)

    def _is_changeable_of(self, card: Card, characteristic: str) -> bool:
        """Whether a characteristic that could change of some card could change of this card, or player.

        Much of what continuous abilities say is of their own card alone.
        """
        of = self._changeable_of
        if of is None:
            of = self._find_changeable_of()
        of_any = self._changeable_of_any
        if characteristic in of_any or ANYTHING in of_any or (card in of and characteristic in of[card]):
            return True
        attached = self.state.attached  # the card may be what another one calls "this"
        return bool(attached) and self.rulebook.hooks.lead is not None and card in attached.values()

    def _find_changeable(self) -> frozenset[str]:
        """Find out which characteristics anything in force might change."""
        said = self.index.continuous_writes
        present = [each for printed in self._now_present() for each in said[printed.card]]
        changeable = self._changeable = self._now_in_force().writes.union(*present)
        self._changeable_of = None
        return changeable

    def _find_changeable_of(self) -> dict[Card, frozenset[str]]:
        """Find out of which cards anything in force might change characteristics."""
        in_force, said = self._now_in_force(), self.index.continuous_writes
        of_any, of = list[frozenset[str]](), dict[Card, frozenset[str]]()
        for each in self._now_present():
            of[each.card], others = said[each.card]
            if others:
                of_any.append(others)
        for effect, applied in zip(in_force.effects, in_force.applied, strict=True):
            if not applied.writes:
                continue
            if applied.adds_abilities or effect.subject is not None:
                of_any.append(applied.writes)
            else:
                for card in effect.cards:
                    of[card] = of.get(card, NOTHING) | applied.writes
        self._changeable_of_any, self._changeable_of = NOTHING.union(*of_any), of
        return of

    def _now_present(self) -> list[Printed]:
        """The continuous abilities whose cards are where these may be active."""
        present = self._present
        if present is None:
            present = self._present = self.index.present(self.state.zone)
        return present

    def _is_read_by_rules(self) -> bool:
        """Whether anything in force, or printed on a card of the match, could change what rule actions look at."""
        read = self.rulebook.rule_actions_read
        if read is None:
            return True
        if not read:
            return False
        written = self._now_in_force().writes.union(self.index.writes)
        return ANYTHING in written or not written.isdisjoint(read)

    def _now_in_force(self) -> InForce:
        """What is in force, prepared to be applied."""
        if self._concerned is None:
            self._in_force = prepare(self.state.effects, self._in_force, self._idle())
        return self._in_force

    def _idle(self) -> tuple[EffectInForce, ...]:
        """The effects of the rules that would do nothing in this match, as long as it has the cards that it has."""
        rules, effects = self.rulebook.effects, self.state.effects
        if self._concerned is None:
            concerning = self.rulebook.concerning
            self._concerned = frozenset[int]().union(*map(concerning, set(self.state.definition) if rules else ()))
        if len(self._concerned) == len(rules) or effects[: len(rules)] != rules:
            return ()
        return idle_among(rules, self._concerned, effects[len(rules) :], self.index.writes)

    @property
    def applying(self) -> int:
        """How many changes of characteristics there may be: those of effects in force and those printed on cards."""
        return self._in_force.changes + self.index.changes

    def let_effects(self, effects: tuple[EffectInForce, ...]) -> None:
        """Let these effects, and no others, be in force: nothing else sets `State.effects` once a match has begun."""
        self.worked += len(effects)
        if effects == self.rulebook.effects:  # the same object tells at once that nothing can end
            effects = self.rulebook.effects
        self.state.effects = effects
        self._kept_version = NEVER
        self._in_force = prepare(effects, self._in_force, self._idle())
        self._changeable = None
        self._note_gifts()
        self._table = None
        was_read, self._read_by_rules = self._read_by_rules, self._is_read_by_rules()
        if was_read or self._read_by_rules or self.rule_actions_read_all:
            self.rule_actions_dirty = True

    def let_be(self, state: State, index: AbilityIndex) -> None:
        """Let another state of the match be the one that counts; in it, cards have the abilities that ``index`` has."""
        self.state, self.index, self._concerned = state, index, None
        self.forget_grown_places()
        self.let_effects(state.effects)
        self.refresh()

    def let_masters(self, masters: dict[Card, int]) -> None:
        """Let these players use these cards, and all other cards be used by the player of their zone."""
        self._activated = {}
        self._kept_version = NEVER
        self.state.master = masters

    def let_print(self, card: Card, before: CardDefinition | None, after: CardDefinition) -> None:
        """Let a card have the printed abilities of another definition than before (None: it has come into being)."""
        continuous = self.index.continuous
        self.index = self.index.replace(card, before, after)
        speaks_anew = self.index.continuous is not continuous  # and an effect of the rules may be needed for that
        self._changeable = None
        rules = self.rulebook.effects
        if rules:
            self._table = None
            concerning = self.rulebook.concerning
            if before is None or speaks_anew or concerning(before) != concerning(after):
                self._concerned = None
        self._kept_until = {}
        self._activated = {}
        self._kept_version = NEVER
        if speaks_anew:
            self._note_gifts()
            self._present = self._weighed = None
        if speaks_anew or rules:
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
        was_up: bool = False,
        settled: bool = False,
    ) -> bool:
        """Whether the card has the ability, is where it is active, and the ability's own condition holds.

        ``zone`` is where the card is taken to be, if not where it is, and there it ``was_up``: face up; ``event`` is
        what may trigger the ability. What a card has ``gained`` it has even if it has lost the same as printed on it.
        ``settled``: the condition is known to have held there.
        """
        if not is_place_for(ability, (self.state.zone[card] if zone is None else zone).kind):
            return False
        if self.state.face_down[card] and not was_up:
            hooks = self.rulebook.hooks
            keeps = hooks.keeps_abilities_face_down(self.state, card)
            if not keeps and not (gained and hooks.gains_abilities_face_down(self.state, card)):
                return False
        if not gained and self.could_change(LOST_ABILITIES) and ability in self.values(card).get(LOST_ABILITIES, ()):
            return False
        if ability.condition is None or settled:
            return True
        context = Context(card, self.master(card), self.state.entered[card], ability, event)
        return ability.condition.holds(self, context)

    def is_immune(self, context: Context, values: Values) -> bool:
        """Whether a card with these characteristics cannot be affected by the effects of an ability."""
        is_immune = self.rulebook.hooks.is_immune
        return is_immune is not None and is_immune(self, context, values)

    # ---- what is kept

    def found_out(self) -> dict[Any, Any]:
        """What has been found out about the position as it now is, and all that will be before it changes.

        Dear characteristics are not among it, for computing them is counted (`engine.kernel.work`).
        """
        if self._kept_version != self.version:
            self._kept, self._kept_version = {}, self.version
        if self._table is not None and self.applied <= work.CHEAP:
            self._kept[_CHARACTERISTICS] = self._table, self._looks_at, self._present
        return self._kept

    def take_over(self, found: dict[Any, Any]) -> None:
        """Begin with what has been `found_out` of an equal position; what is found from now on is added to it."""
        self._kept, self._kept_version = found, self.version
        characteristics = found.get(_CHARACTERISTICS)
        if characteristics is not None:
            self._table, self._looks_at, self._present = characteristics
            self._changeable = None

    # ---- what changes

    @property
    def happened(self) -> int:
        """Grows with every ability that is played and every change, but not with what is shown or stands by."""
        return self.version - self._beside

    def note_play(self) -> None:
        """Note that an ability is played, which happens even if it changes nothing."""
        self._beside -= 1

    def changed(self, aspect: str = ANYTHING, happens: bool = True) -> None:
        """Note that an aspect of the state has changed (`engine.kernel.aspects`).

        Characteristics stay as they are unless something that applies to them looks at it. What does not ``happen`` is
        no change as the rules see it: somebody is shown a card, an ability begins to stand by.
        """
        self.version += 1
        if not happens:
            self._beside += 1
        if aspect == ANYTHING:
            self._kept_until = {}
        elif aspect in self._kept_until:
            del self._kept_until[aspect]
        if self._table is not None:
            looks_at = self._looks_at
            if looks_at and (aspect == ANYTHING or aspect in looks_at or ANYTHING in looks_at):
                self._table = None
        if aspect not in self.indifferent or (
            self._table is None and (self._read_by_rules or self.rule_actions_read_all) and happens
        ):
            self.rule_actions_dirty = True

    def moved(self, card: Card, source: Zone) -> None:
        """Note that a card has come from a zone to where it is now, however it lies, or has been turned over there."""
        self.version += 1
        came, left, kept = self.state.zone[card].kind.name, source.kind.name, self._kept_until
        if came in kept:
            del kept[came]
        if left in kept:
            del kept[left]
        where = self.index.activated_places.get(card)
        if where is not None and (came in where or left in where or ANYTHING in where):
            self._activated = {}
        where = self.index.continuous_places.get(card)
        if where is not None and (came in where or left in where or ANYTHING in where):
            self._table = self._present = self._changeable = self._weighed = None
        elif self._table is not None and not self._looks_at.isdisjoint((left, came, PLACES, ANYTHING)):
            self._table = None
        indifferent = self.indifferent
        if not self.rule_actions_dirty:
            awaited = self.rulebook.rule_actions_await.get(came)
            self.rule_actions_dirty = (
                came not in indifferent
                or left not in indifferent
                or (awaited is not None and awaited(self, card))
                or (left in self.rulebook.rule_actions_await_last and not self.state.zones[source])
            )
        if self._table is None and (self._read_by_rules or self.rule_actions_read_all):
            self.rule_actions_dirty = True

    def reordered(self, zone: Zone) -> None:
        """Note that the cards in a zone lie in another order."""
        self.changed(PLACES if PLACES in self._looks_at else zone.kind.name)
        self._kept_until.pop(zone.kind.name, None)

    def forget_characteristics(self) -> None:
        """Compute them anew when they are next asked for, although nothing has changed."""
        self._table = None

    def refresh(self) -> None:
        """Note a change that may touch any characteristics, even printed ones."""
        self.version += 1
        self._kept_until = {}
        self.rule_actions_dirty = True
        self._table = self._present = self._changeable = self._weighed = None
        self._activated = {}

    def spend(self, cost: int) -> None:
        """Note what computing the characteristics once has cost; beyond `work.MOST_APPLIED` no more can be paid."""
        self.applied = cost
        if cost > work.CHEAP:
            self.worked += cost if cost <= work.MOST_APPLIED else self.rulebook.work_budget + 1
            self.due = 0
            if self.worked > self.patience:
                raise work.OutOfPatience
