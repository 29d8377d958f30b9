"""Beginnings and ends, which the rules announce again as long as anything is due at them."""

from __future__ import annotations

from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.standing_by import StoodBy
from tests.kernel import tiny
from tests.kernel.tiny import begin, put


def waiting(match: Match) -> list[Card]:
    """The cards whose abilities stand by, in the order in which they began to."""
    return [standing.card for standing in match.state.standing_by]


def test_what_is_announced_again_is_told_only_to_those_that_have_come_meanwhile() -> None:
    match = begin({"plain": 8})
    first, second = put(match, "scholar", place="T1"), put(match, "scholar", place="T2")
    stood_by: set[StoodBy] = set()
    verbs.announce_once(match, [Event(tiny.TABLE.enter, first)], stood_by)
    assert waiting(match) == [first]
    verbs.announce_once(match, [Event(tiny.TABLE.enter, first), Event(tiny.TABLE.enter, second)], stood_by)
    assert waiting(match) == [first, second], "the first one still waits, and waits only once"
    match.state.standing_by = ()
    verbs.announce_once(match, [Event(tiny.TABLE.enter, first), Event(tiny.TABLE.enter, second)], stood_by)
    assert waiting(match) == []


def test_two_abilities_of_one_card_are_told_apart() -> None:
    match = begin({"plain": 8})
    there = put(match, "plain", place="T1")
    scholar = tiny.CARDS["scholar"].abilities[0]
    for _ in range(2):
        tiny.in_force(match, there, tiny.Gain(scholar), cards=[there])
    stood_by: set[StoodBy] = set()
    verbs.announce_once(match, [Event(tiny.TABLE.enter, there)], stood_by)
    assert waiting(match) == [there, there]
    verbs.announce_once(match, [Event(tiny.TABLE.enter, there)], stood_by)
    assert waiting(match) == [there, there]
