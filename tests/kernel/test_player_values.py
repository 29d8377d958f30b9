"""Characteristics of players, layers of several names, and restrictions that count playing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from engine.kernel import usage, verbs
from engine.kernel.abilities import Automatic, Context, Continuous, Cost, Selection
from engine.kernel.cards import PLAYERS, Card, Values, values_of
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook
from tests.kernel.tiny import (
    CARDS,
    GRAVE,
    ON_TABLE,
    RULEBOOK,
    SEED,
    TABLE,
    AddMight,
    DrawCards,
    SetMight,
    WhenBuried,
    card,
    in_force,
    put,
)


def begin(book: Rulebook, **cards: int) -> Match:
    return Match.begin(book, [Deck({"main": cards or {"plain": 6}}), Deck({"main": {"plain": 6}})], SEED, log=False)


@dataclass(frozen=True, slots=True)
class Opponent(Selection):
    looks_at: ClassVar[frozenset[str]] = frozenset()

    def cards(self, match: Match, context: Context) -> tuple[Card, ...]:
        return (PLAYERS[1 - context.player],)

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return card == PLAYERS[1 - context.player]


class TestPlayers:
    book = replace(RULEBOOK, player_values=values_of({"might": 2}))

    def test_have_the_characteristics_of_the_rulebook(self) -> None:
        match = begin(self.book)
        assert [match.values_of_player(player)["might"] for player in (0, 1)] == [2, 2]

    def test_are_changed_by_effects_until_these_end(self) -> None:
        match = begin(self.book)
        in_force(match, put(match, "plain"), AddMight(3), cards=[PLAYERS[1]])
        assert match.values_of_player(1)["might"] == 5
        assert match.values_of_player(0)["might"] == 2
        verbs.expire(match, "turn")
        assert match.values_of_player(1)["might"] == 2

    def test_are_changed_by_abilities_in_the_order_of_layers(self) -> None:
        warden = card("warden", 1, "red", Continuous(ON_TABLE, change=(SetMight(7),), subject=Opponent()))
        book = replace(self.book, cards=lambda: {**CARDS, "warden": warden})
        match = begin(book)
        there = verbs.create(match, warden, 0, TABLE[0])
        in_force(match, there, AddMight(3), cards=[PLAYERS[1]])
        assert match.values_of_player(1)["might"] == 7
        verbs.place(match, there, GRAVE[0])
        assert match.values_of_player(1)["might"] == 5, "what the ability has set is as it was"


class TestLayersOfSeveralNames:
    @pytest.mark.parametrize(("layers", "result"), [((("add", "set"),), 4), (("add", "set"), 1), (("set", "add"), 4)])
    def test_apply_what_they_hold_by_time_stamp(self, layers: tuple[str | tuple[str, ...], ...], result: int) -> None:
        match = begin(replace(RULEBOOK, layers=layers))
        there = put(match, "plain")
        in_force(match, there, SetMight(1), cards=[there])
        in_force(match, there, AddMight(3), cards=[there])
        assert match.values(there)["might"] == result

    def test_do_so_the_other_way_round(self) -> None:
        match = begin(replace(RULEBOOK, layers=("other", ("add", "set"))))
        there = put(match, "plain")
        in_force(match, there, AddMight(3), cards=[there])
        in_force(match, there, SetMight(1), cards=[there])
        assert match.values(there)["might"] == 1


@dataclass(frozen=True, slots=True)
class Fee(Cost):
    """Paid by wanting to."""

    def payable(self, match: Match, context: Context, taken: frozenset[Card]) -> bool:
        return True

    def choose(self, match: Match, context: Context, taken: frozenset[Card]) -> Procedure[tuple[Card, ...]]:
        yield from ()
        return ()

    def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Procedure[None]:
        yield from ()


class TestRestrictionsThatCountPlaying:
    toll = card(
        "toll",
        1,
        "red",
        Automatic(ON_TABLE, trigger=WhenBuried(), costs=(Fee(),), effect=DrawCards(1), restriction="game"),
    )
    book = replace(RULEBOOK, restricted_by_playing=True)

    def standing(self, book: Rulebook) -> Match:
        """Two of its triggers stand by, and somebody has passed."""
        match = begin(book)
        verbs.create(match, self.toll, 0, TABLE.at(0, "T1"))
        for _ in range(2):
            verbs.place(match, put(match, "plain", place="T2"), GRAVE[0])
        assert len(match.state.standing_by) == 2
        match.answer(["pass"])
        return match

    def test_an_ability_that_was_not_paid_for_is_used_up_and_the_other_instance_gone(self) -> None:
        match = self.standing(self.book)
        assert match.keys == ("yes", "no"), "it is not offered to be declined"
        match.answer(["no"])
        assert not match.state.standing_by
        assert usage.USED.of(match)

    def test_otherwise_what_was_not_done_may_still_be_used(self) -> None:
        match = self.standing(replace(self.book, restricted_by_playing=False))
        assert match.keys == ("yes", "no"), "the rules do not let it go unplayed"
        match.answer(["no"])
        assert match.keys == ("yes", "no"), "and it stands by for the other card"
        assert not usage.USED.of(match)

    def test_where_the_rules_say_so_it_may_be_let_go_unplayed(self) -> None:
        match = self.standing(replace(self.book, restricted_by_playing=False, restricted_may_be_declined=True))
        assert "decline:T1:1" in match.keys
        match.answer(["play:T1:1"])
        match.answer(["no"])
        assert match.state.standing_by
        assert not usage.USED.of(match)
