"""What the rules themselves do to cards is left out of a match with whose cards it has nothing to do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

import pytest

from engine.kernel import verbs
from engine.kernel.abilities import AnyMatch, Automatic, Context, Continuous, Effect
from engine.kernel.asking import may
from engine.kernel.aspects import EVERYTHING, NOTHING
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message
from tests.kernel import tiny
from tests.kernel.tiny import AddMight, Coloured, Recolour, begin, in_force, put


@dataclass(frozen=True, slots=True)
class AddMightToBlue(AddMight):
    """What the rules do to blue cards, printed blue or not."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    needs: ClassVar[frozenset[str]] = frozenset({"colour"})

    def concerns(self, definition: CardDefinition) -> bool:
        return bool(definition.values["colour"] == "blue")


@dataclass(frozen=True, slots=True)
class BlueWhereAnyLie(Coloured):
    """Blue cards on the table: while it is empty, nothing matters but whether one comes."""

    narrows: ClassVar[bool] = True

    def aspects_now(self, match: AnyMatch) -> frozenset[str]:
        empty = not any(match.cards(zone) for player in (0, 1) for zone in tiny.TABLE.of(player))
        return frozenset({tiny.TABLE.name}) if empty else EVERYTHING


NOTED: Final = Remembered("might", (0, 0))


@dataclass(frozen=True, slots=True)
class TurnCoat(Effect):
    """Turn this card over, note how much might it had before and has now, and ask two questions that change nothing."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        before = might(match, context.source)
        verbs.flip_over(match, context.source, tiny.CARDS["plain"])
        NOTED.set(match, (before, might(match, context.source)))
        for _ in range(2):
            yield from may(context.player, "9", Message("ask-doubt"))


RULE: Final = EffectInForce(0, 0, Card(0), 0, "game", (AddMightToBlue(2),), subject=BlueWhereAnyLie("blue"))
RULEBOOK: Final = replace(tiny.RULEBOOK, effects=(RULE,))


def might(match: Match, card: Card) -> int:
    return int(match.values(card)["might"])


def test_it_applies_once_a_card_that_it_concerns_comes_into_being() -> None:
    match = begin({"plain": 6}, rulebook=RULEBOOK)
    put(match, "plain", place="T2")
    assert not match.could_change("might")
    blue = put(match, "blue")
    assert match.could_change("might")
    assert might(match, blue) == tiny.CARDS["blue"].values["might"] + 2


def test_it_applies_once_another_side_that_it_concerns_is_up() -> None:
    match = begin({"plain": 6}, rulebook=RULEBOOK)
    card = put(match, "plain")
    before = might(match, card)
    verbs.flip_over(match, card, tiny.CARDS["blue"])
    assert might(match, card) == tiny.CARDS["blue"].values["might"] + 2
    verbs.flip_over(match, card, tiny.CARDS["plain"])
    assert might(match, card) == before
    assert not match.could_change("might")


def test_it_applies_once_another_side_is_up_that_changes_what_it_needs() -> None:
    match = begin({"plain": 6}, rulebook=RULEBOOK)
    card = put(match, "plain")
    before = might(match, card)
    verbs.flip_over(match, card, tiny.card("painter", before, "red", Continuous(change=(Recolour("blue"),))))
    assert might(match, card) == before + 2
    verbs.flip_over(match, card, tiny.CARDS["plain"])
    assert might(match, card) == before
    assert not match.could_change("might")


def test_it_applies_again_once_it_is_taken_back_that_its_card_was_turned_over() -> None:
    match = begin({"plain": 6}, rulebook=RULEBOOK)
    turncoat = tiny.card("turncoat", 1, "blue", Automatic(trigger=tiny.WhenPlayed(), effect=TurnCoat()))
    verbs.create(match, turncoat, 0, tiny.HAND[0])
    match.state.stack = (tiny.play_step.frame,)
    match = Match.at(RULEBOOK, match.state, ())
    match.answer(["play:turncoat"])
    match.answer(["seat:T1"])
    assert NOTED.of(match) == (1 + 2, 3)
    match.answer(["no"])
    match.step_back()
    assert NOTED.of(match) == (1 + 2, 3)


def test_rule_actions_that_read_what_it_changes_are_due_once_a_card_comes_that_it_concerns() -> None:
    everywhere = frozenset(kind.name for kind in tiny.RULEBOOK.zone_kinds)
    read = frozenset({"might"})
    match = begin({"plain": 6}, rulebook=replace(RULEBOOK, indifferent=everywhere, rule_actions_read=read))
    for name, due in (("plain", False), ("blue", True)):
        match.rule_actions_dirty = False
        put(match, name)
        assert match.rule_actions_dirty is due


def test_it_applies_while_something_else_changes_what_it_needs() -> None:
    match = begin({"plain": 6}, rulebook=RULEBOOK)
    card = put(match, "plain")
    before = might(match, card)
    in_force(match, card, Recolour("blue"), cards=[card])
    assert might(match, card) == before + 2
    verbs.expire(match, "turn")
    assert might(match, card) == before


@pytest.mark.parametrize("name", ["plain", "blue"])
def test_it_counts_as_work_whether_it_is_left_out_or_not(name: str) -> None:
    assert begin({name: 6}, rulebook=RULEBOOK).applying == 1


def test_characteristics_stay_until_something_changes_at_which_its_cards_look_now() -> None:
    match = begin({"blue": 6}, rulebook=RULEBOOK)
    before = match.differing()
    match.changed("weather")
    assert match.differing() is before
    blue = put(match, "blue")
    assert might(match, blue) == tiny.CARDS["blue"].values["might"] + 2
    before = match.differing()
    match.changed("weather")
    assert match.differing() is not before
