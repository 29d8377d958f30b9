"""A card that takes the place of another is the same object: what applied to that applies to it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.kernel import verbs
from engine.kernel.abilities import Automatic, Context, Trigger
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.heirs import HEIRS, as_now
from engine.kernel.hooks import Hooks
from engine.kernel.match import Match
from engine.kernel.position import Position
from engine.kernel.succession import leave_to, succeed
from tests.kernel import tiny
from tests.kernel.tiny import AddMight, begin, put


def bearer(match: Position, card: Card) -> Card:
    """A card that is attached to another is a part of it."""
    return match.state.attached.get(card, card)


BOOK = replace(tiny.RULEBOOK, hooks=Hooks(lead=bearer))


@dataclass(frozen=True, slots=True)
class WhenThisTurns(Trigger):
    """It listens to nothing but what happens to its card, or to what this is a part of."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("stand", "rest")

    @property
    def own(self) -> bool:
        return True

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return event.card in (context.source, match.lead(context.source))


def might(match: Match, card: Card) -> int:
    found: int = match.values(card)["might"]
    return found


def test_effects_go_over_each_as_one_of_its_own_and_leave_the_old_card() -> None:
    match = begin({"plain": 8})
    old, new, other = put(match, "plain", place="T1"), put(match, "blue", place="T2"), put(match, "plain", 1)
    for _ in range(2):
        tiny.in_force(match, old, AddMight(2), cards=(old, other))
    succeed(match, (old,), (new,))
    assert might(match, new) == 2 + 4
    assert might(match, old) == 3
    assert might(match, other) == 3 + 4


def test_each_part_of_what_comes_apart_has_all_effects_of_the_whole() -> None:
    match = begin({"plain": 8})
    whole, part = put(match, "plain", place="T1"), put(match, "plain", place="T2")
    tiny.in_force(match, whole, AddMight(2), cards=(whole,))
    succeed(match, (whole,), (whole, part))
    assert [might(match, card) for card in (whole, part)] == [5, 5]


def test_an_effect_for_several_old_cards_applies_once_to_the_new_one() -> None:
    match = begin({"plain": 8})
    first, second = put(match, "plain", place="T1"), put(match, "plain", place="T2")
    new = put(match, "blue", 1, place="T1")
    tiny.in_force(match, first, AddMight(2), cards=(first, second))
    succeed(match, (first, second), (new,))
    assert might(match, new) == 4


def test_what_an_ability_calls_this_is_what_its_card_has_become_a_part_of() -> None:
    match = begin({"plain": 8}, rulebook=BOOK)
    card, whole = put(match, "plain", place="T1"), put(match, "blue", place="T2")
    context = Context(card, 0, match.state.entered[card])
    assert context.this(match) == card
    attach(match, (card,), whole)
    assert context.this(match) == whole
    verbs.place(match, card, tiny.GRAVE[0])
    assert context.this(match) is None, "it has left, and is nothing any more"


def test_what_the_abilities_of_a_part_say_of_this_applies_to_the_whole() -> None:
    match = begin({"plain": 8}, rulebook=BOOK)
    giant, first, second = put(match, "giant", place="T1"), put(match, "plain", place="T2"), put(match, "blue", 1)
    assert [might(match, card) for card in (giant, first, second)] == [10, 3, 2]
    attach(match, (giant,), first)
    match.forget_characteristics()
    assert [might(match, card) for card in (giant, first, second)] == [5, 6, 2]
    attach(match, (giant,), second)
    match.forget_characteristics()
    assert [might(match, card) for card in (giant, first, second)] == [5, 3, 4]


def test_what_happens_to_the_whole_happens_to_its_parts() -> None:
    hooks = Hooks(lead=bearer, parts=lambda match, card: match.attached(card))
    match = begin({"plain": 8}, rulebook=replace(tiny.RULEBOOK, hooks=hooks))
    diary = tiny.card("diary", 1, "red", Automatic(tiny.ON_TABLE, trigger=WhenThisTurns(), effect=tiny.DrawCards()))
    part, other = (verbs.create(match, diary, seat, tiny.TABLE.at(seat, "T1")) for seat in (0, 1))
    whole = put(match, "plain", place="T2")
    verbs.rest(match, whole)
    assert not match.state.standing_by
    attach(match, (part,), whole)
    verbs.stand(match, whole)
    assert [each.card for each in match.state.standing_by] == [part]
    verbs.stand(match, part)
    verbs.rest(match, other)
    assert [each.card for each in match.state.standing_by] == [part, other]


def test_what_was_asked_already_is_not_replaced() -> None:
    match = begin({"plain": 8})
    ghosts = [put(match, "ghost", place="T1"), put(match, "ghost", place="T2")]
    assert not list(verbs.move(match, ghosts[0], tiny.GRAVE[0]))
    assert not list(verbs.move(match, ghosts[1], tiny.GRAVE[0], verbs.Arrival(asked=True)))
    assert match.cards(tiny.VAULT[0]) == (ghosts[0],)
    assert match.cards(tiny.GRAVE[0]) == (ghosts[1],)


def test_whoever_has_taken_over_a_card_has_what_it_becomes() -> None:
    match = begin({"plain": 8})
    old, new = put(match, "plain", 1, place="T1"), put(match, "plain", 1, place="T2")
    tiny.in_force(match, old, cards=(old,), masters=True)
    assert match.master(old) == 0
    succeed(match, (old,), (new,))
    assert (match.master(old), match.master(new)) == (1, 0)


def test_rule_actions_are_due_after_a_succession() -> None:
    match = begin({"plain": 8})
    old, new = put(match, "plain", place="T1"), put(match, "plain", place="T2")
    tiny.in_force(match, old, AddMight(2), cards=(old,))
    match.rule_actions_dirty = False
    succeed(match, (old,), (new,))
    assert match.rule_actions_dirty


def test_what_a_card_leaves_stands_for_the_object_that_it_was() -> None:
    match = begin({"plain": 8})
    top, low, lowest = put(match, "plain", place="T1"), put(match, "blue", place="T2"), put(match, "plain", 1)
    entered = match.state.entered[top]
    assert as_now(match, top, entered) == (top,)
    leave_to(match, top, entered, (low,))
    leave_to(match, low, match.state.entered[low], (lowest,))
    meant = match.state.entered[low]
    match.state.entered[top] += 100
    assert as_now(match, top, entered) == (low,)
    match.state.entered[low] += 100
    assert as_now(match, low, meant) == as_now(match, top, entered) == (lowest,)
    assert as_now(match, top, match.state.entered[top]) == (top,)
    match.state.entered[lowest] += 100
    assert as_now(match, top, entered) == ()


def test_of_a_card_that_leaves_only_in_the_end_the_last_word_counts_and_what_nothing_stands_for_is_forgotten() -> None:
    match = begin({"plain": 8})
    top, low, other = put(match, "plain", place="T1"), put(match, "blue", place="T2"), put(match, "plain", 1)
    entered = match.state.entered[top]
    leave_to(match, top, entered, (low,))  # it stays after all
    leave_to(match, top, entered, (other,))
    match.state.entered[top] += 100
    assert as_now(match, top, entered) == (other,)
    match.state.entered[other] += 100
    leave_to(match, low, match.state.entered[low], (top,))
    assert len(HEIRS.of(match)) == 1


def test_two_that_hand_on_to_each_other_and_both_leave_stand_for_nothing() -> None:
    match = begin({"plain": 8})
    first, second = put(match, "plain", place="T1"), put(match, "blue", place="T2")
    entered = match.state.entered[first]
    leave_to(match, first, entered, (second,))
    leave_to(match, second, match.state.entered[second], (first,))
    match.state.entered[first] += 100
    match.state.entered[second] += 100
    assert as_now(match, first, entered) == ()
