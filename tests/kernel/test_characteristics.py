"""Continuous effects: layers, dependencies, time stamps, gained and lost abilities, durations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.kernel import verbs
from engine.kernel.abilities import Change, Context
from engine.kernel.cards import Card
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
    match.let_effects((*match.state.effects, match.state.effects[0]._replace(duration="game")))
    assert might(match, plain) == 11
    verbs.expire(match, "turn")
    assert might(match, plain) == 7


def test_an_effect_that_looks_at_the_order_of_a_pile_sees_it_put_in_order() -> None:
    match = begin({"plain": 6})
    card, buried = put(match, "plain"), [put(match, name, place="T2") for name in ("blue", "giant")]
    for each in buried:
        verbs.place(match, each, tiny.GRAVE[0])
    in_force(match, card, AsTheTopmost(), cards=[card])
    assert might(match, card) == 5
    verbs.arrange(match, tiny.GRAVE[0], buried[::-1])
    assert might(match, card) == 2
