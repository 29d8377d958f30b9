"""Continuous effects: layers, dependencies, time stamps, gained and lost abilities, durations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import pytest
from msgspec.structs import replace

from engine.kernel import verbs
from engine.kernel.abilities import Ability, Change, Condition, Context, Continuous, Selection
from engine.kernel.aspects import PLACES
from engine.kernel.cards import Card, Values, characteristic
from engine.kernel.match import Match
from tests.kernel import tiny
from tests.kernel.tiny import AddMight, Lose, SetMight, begin, in_force, put


@dataclass(frozen=True, slots=True)
class AsTheTopmost(Change):
    """As much might as the topmost card of the first player's grave has."""

    layer: ClassVar[str] = "set"
    writes: ClassVar[frozenset[str]] = frozenset({"might"})
    looks_at: ClassVar[frozenset[str]] = frozenset({tiny.GRAVE.name})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values["might"] = match.values(match.cards(tiny.GRAVE[0])[-1])["might"]


@dataclass(frozen=True, slots=True)
class SomethingIsBuried(Condition):
    """Whether a card lies in the first player's grave."""

    looks_at: ClassVar[frozenset[str]] = frozenset({tiny.GRAVE.name})

    def holds(self, match: Match, context: Context) -> bool:
        return bool(match.cards(tiny.GRAVE[0]))


@dataclass(frozen=True, slots=True)
class AsTheTopmostAnywhere(AsTheTopmost):
    """The same of what looks at all zones."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})


@dataclass(frozen=True, slots=True)
class OnTheFirstPlace(Selection):
    """The cards on the first place of the first player's table."""

    looks_at: ClassVar[frozenset[str]] = frozenset({tiny.TABLE.name})

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return match.cards(tiny.TABLE.at(0, "T1"))

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return card in self.cards(match, context)


@dataclass(frozen=True, slots=True)
class Steady(Change):
    """More might, wherever anything is."""

    layer: ClassVar[str] = "set"
    writes: ClassVar[frozenset[str]] = frozenset({"might"})
    looks_at: ClassVar[frozenset[str]] = frozenset()

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values["might"] += 2


STRONGER: Final = (Steady(),)
STEADY: Final = tiny.card("steady", 1, "red", Continuous(tiny.ON_TABLE, change=STRONGER))


def might(match: Match, card: Card) -> int:
    value: int = match.values(card)["might"]
    return value


def test_without_effects_the_printed_values_count() -> None:
    match = begin({"plain": 6})
    card = put(match, "plain")
    assert match.values(card) is tiny.CARDS["plain"].values


def test_a_continuous_ability_applies_while_its_card_is_in_its_zone() -> None:
    match = begin({"plain": 6})
    plain = put(match, "plain", place="T1")
    chief = put(match, "chief", place="T2")
    assert might(match, plain) == 5
    assert might(match, chief) == 3
    verbs.place(match, chief, tiny.GRAVE[0])
    assert might(match, plain) == 3


def test_an_earlier_layer_decides_what_a_later_one_applies_to() -> None:
    match = begin({"plain": 6})
    put(match, "chief", place="T1")
    blue = put(match, "blue", place="T2")
    assert might(match, blue) == 2
    put(match, "painter", 1)  # now blue counts as red, which the chief's addition sees
    assert might(match, blue) == 4


def test_a_setting_effect_applies_after_an_adding_one_whatever_their_age() -> None:
    match = begin({"plain": 6})
    plain = put(match, "plain")
    in_force(match, plain, SetMight(10), cards=[plain])
    in_force(match, plain, AddMight(3), cards=[plain])
    assert might(match, plain) == 10


def test_an_effect_that_depends_on_another_applies_after_it_although_it_is_older() -> None:
    match = begin({"plain": 6})
    giant = put(match, "giant")
    in_force(match, giant, AddMight(1), cards=[giant])
    assert might(match, giant) == 12  # (5 + 1) * 2, not 5 * 2 + 1


def test_of_two_independent_effects_the_younger_has_the_last_word() -> None:
    match = begin({"plain": 6})
    plain = put(match, "plain")
    in_force(match, plain, SetMight(7), cards=[plain])
    in_force(match, plain, SetMight(8), cards=[plain])
    assert might(match, plain) == 8


def test_a_lost_continuous_ability_does_nothing() -> None:
    match = begin({"plain": 6})
    chief = put(match, "chief")
    ability = tiny.CARDS["chief"].abilities[0]
    in_force(match, chief, Lose(ability), cards=[chief])
    assert might(match, chief) == 1


def test_an_effect_on_a_card_ends_when_the_card_changes_zones() -> None:
    match = begin({"plain": 6})
    plain = put(match, "plain")
    in_force(match, plain, AddMight(4), cards=[plain])
    verbs.place(match, plain, tiny.GRAVE[0])
    verbs.place(match, plain, tiny.TABLE.at(0, "T1"))
    assert might(match, plain) == 3


def test_an_effect_on_a_card_stays_when_the_card_moves_within_the_field() -> None:
    match = begin({"plain": 6})
    plain = put(match, "plain")
    in_force(match, plain, AddMight(4), cards=[plain])
    verbs.place(match, plain, tiny.TABLE.at(0, "T2"))
    assert might(match, plain) == 7


def test_effects_until_end_of_turn_end_with_the_turn_and_others_stay() -> None:
    match = begin({"plain": 6})
    plain = put(match, "plain")
    in_force(match, plain, AddMight(4), cards=[plain])
    match.let_effects((*match.state.effects, replace(match.state.effects[0], duration="game")))
    assert might(match, plain) == 11
    verbs.expire(match, "turn")
    assert might(match, plain) == 7


def test_a_copy_of_an_earlier_position_has_only_what_was_in_force_there() -> None:
    match = begin({"plain": 6})
    card = put(match, "plain")
    before, printed = match.state.copy(), might(match, card)
    in_force(match, card, AddMight(4), cards=[card])
    earlier, same = (
        Match(match.rulebook, each, index=match.index, like=match) for each in (before, match.state.copy())
    )
    assert (might(earlier, card), might(same, card)) == (printed, printed + 4)


@pytest.mark.parametrize("change", [AsTheTopmost(), AsTheTopmostAnywhere()])
def test_an_effect_that_looks_at_the_order_of_a_pile_sees_it_put_in_order(change: Change) -> None:
    match = begin({"plain": 6})
    card, buried = put(match, "plain"), [put(match, name, place="T2") for name in ("blue", "giant")]
    for each in buried:
        verbs.place(match, each, tiny.GRAVE[0])
    in_force(match, card, change, cards=[card])
    assert might(match, card) == 5
    verbs.arrange(match, tiny.GRAVE[0], buried[::-1])
    assert might(match, card) == 2
    while match.cards(tiny.GRAVE[0])[-1] == buried[0]:
        verbs.shuffle(match, tiny.GRAVE[0])
    assert might(match, card) == 5


@pytest.mark.parametrize(
    "ability",
    [
        Continuous(tiny.ON_TABLE, SomethingIsBuried(), change=STRONGER),
        Continuous(tiny.ON_TABLE, change=STRONGER, requirement=SomethingIsBuried()),
    ],
    ids=["condition", "requirement"],
)
def test_an_ability_that_asks_for_something_applies_as_soon_as_that_is_so(ability: Continuous) -> None:
    match = begin({"plain": 6})
    buried = put(match, "plain", place="T2")
    asking = verbs.create(match, tiny.card("asking", 1, "red", ability), 0, tiny.TABLE.at(0, "T1"))
    assert might(match, asking) == 1
    verbs.place(match, buried, tiny.GRAVE[0])
    assert might(match, asking) == 3
    verbs.place(match, buried, tiny.HAND[0])
    assert might(match, asking) == 1


def test_an_effect_that_reaches_no_card_yet_reaches_one_as_soon_as_it_is_there() -> None:
    match = begin({"plain": 6})
    source, buried = put(match, "plain", place="T2"), put(match, "giant", place="T2")
    verbs.place(match, buried, tiny.GRAVE[0])
    in_force(match, source, AsTheTopmost(), subject=OnTheFirstPlace())
    assert not match.differing()
    card = put(match, "plain")
    assert might(match, card) == 5
    verbs.place(match, buried, tiny.HAND[0])
    verbs.place(match, source, tiny.GRAVE[0])
    assert might(match, card) == 3


def test_nothing_is_computed_anew_for_what_a_change_looks_at_that_reaches_no_card() -> None:
    match = begin({"plain": 6})
    source, other, buried = [put(match, "plain", place="T2") for _ in range(3)]
    verbs.place(match, buried, tiny.GRAVE[0])
    in_force(match, source, AsTheTopmost(), subject=OnTheFirstPlace())
    before = match.differing()
    match.changed(tiny.GRAVE.name)
    assert match.differing() is before
    verbs.place(match, other, tiny.TABLE.at(0, "T1"))
    assert match.differing() is not before


def test_a_card_whose_ability_is_for_elsewhere_may_move_without_anything_being_computed_anew() -> None:
    match = begin({"plain": 6})
    _, steady = [verbs.create(match, STEADY, 0, tiny.TABLE.at(0, place)) for place in ("T1", "T2")]
    assert might(match, steady) == 3
    verbs.place(match, steady, tiny.HAND[0])
    assert might(match, steady) == 1
    before = match.differing()
    assert before
    verbs.place(match, steady, tiny.GRAVE[0])
    assert match.differing() is before
    verbs.place(match, steady, tiny.TABLE.at(0, "T2"))
    assert match.differing() is not before


def test_what_is_kept_is_found_out_anew_once_anything_has_changed() -> None:
    match = begin({"plain": 6})
    asked: list[int] = []

    def count(position: Match, player: int) -> int:
        asked.append(player)
        return len(position.cards(tiny.HAND[player]))

    assert match.kept(count, 0) == match.kept(count, 0) == len(match.cards(tiny.HAND[0]))
    assert match.kept(count, 1) == len(match.cards(tiny.HAND[1]))
    assert asked == [0, 1]
    verbs.place(match, put(match, "plain"), tiny.HAND[0])
    assert match.kept(count, 0) == len(match.cards(tiny.HAND[0]))
    assert asked == [0, 1, 0]


def test_what_is_kept_until_an_aspect_changes_stays_through_all_other_changes() -> None:
    match = begin({"plain": 6})

    def lying(position: Match, player: int) -> list[Card]:
        return [card for zone in tiny.TABLE.of(player) for card in position.cards(zone)]

    first = put(match, "plain")
    found = match.kept_until(tiny.TABLE.name, lying, 0)
    assert found == [first]
    match.changed("weather")
    assert match.kept_until(tiny.TABLE.name, lying, 0) is found
    verbs.place(match, first, tiny.HAND[0])
    assert match.kept_until(tiny.TABLE.name, lying, 0) == []
    verbs.place(match, first, tiny.TABLE.at(0, "T2"))
    found = match.kept_until(tiny.TABLE.name, lying, 0)
    verbs.flip_over(match, first, tiny.CARDS["blue"])
    assert match.kept_until(tiny.TABLE.name, lying, 0) is not found


@dataclass(frozen=True, slots=True)
class GainThis(tiny.Gain):
    """A gift of which it is known what it is."""

    looks_at: ClassVar[frozenset[str]] = frozenset()

    @property
    def gives(self) -> tuple[Ability, ...]:
        return () if self.ability is None else (self.ability,)


@dataclass(frozen=True, slots=True)
class GainAnything(tiny.Gain):
    """A gift of which nothing is known."""

    looks_at: ClassVar[frozenset[str]] = frozenset()


def test_only_events_are_heard_that_what_is_given_may_answer() -> None:
    match = begin({"plain": 6})
    card = put(match, "plain")
    trigger = tiny.MOURNING.trigger
    assert trigger is not None
    (kind,) = trigger.kinds
    assert not match.hears(kind)
    in_force(match, card, GainThis(Continuous(change=(GainThis(tiny.MOURNING),))), cards=[card])
    assert match.hears(kind)
    assert match.hears_of(kind, card)
    assert not match.hears("thunder")
    in_force(match, card, tiny.Gain(tiny.MOURNING), cards=[card])
    assert match.hears("thunder")
    verbs.expire(match, "turn")
    assert not match.hears(kind)


def test_only_what_gifts_may_change_could_be_changed() -> None:
    match = begin({"plain": 6})
    card = put(match, "plain")
    assert not match.could_change("might")
    in_force(match, card, GainThis(Continuous(change=(AddMight(1),))), cards=[card])
    assert match.could_change("might")
    assert not match.could_change("colour")
    assert match.value(card, characteristic("might")) == tiny.CARDS["plain"].values["might"] + 1
    in_force(match, card, tiny.Gain(tiny.MOURNING), cards=[card])
    assert match.could_change("colour")


def test_giving_an_ability_looks_only_where_it_looks_once_it_is_given() -> None:
    match = begin({"plain": 6})
    card, buried = put(match, "plain"), put(match, "plain", place="T2")
    in_force(match, card, GainThis(tiny.MOURNING), cards=[card])
    before = match.differing()
    match.changed("weather")
    verbs.place(match, put(match, "plain", place="T2"), tiny.HAND[0])
    assert match.differing() is before
    asking = Continuous(tiny.ON_TABLE, SomethingIsBuried(), change=STRONGER)
    in_force(match, card, GainThis(Continuous(change=(GainThis(asking),))), cards=[card])
    assert might(match, card) == 3
    verbs.place(match, buried, tiny.GRAVE[0])
    assert might(match, card) == 5
    before = match.differing()
    match.changed("weather")
    assert match.differing() is before
    verbs.place(match, buried, tiny.HAND[0])
    assert might(match, card) == 3


def test_a_gift_of_which_nothing_is_known_may_look_anywhere() -> None:
    match = begin({"plain": 6})
    card = put(match, "plain")
    in_force(match, card, GainAnything(tiny.MOURNING), cards=[card])
    before = match.differing()
    match.changed("weather")
    assert match.differing() is not before
