"""Loops that both players could stop: who has to."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine.kernel import verbs
from engine.kernel.abilities import Automatic, Context, Effect, Trigger
from engine.kernel.cards import values_of
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook, RuleNumbers
from tests.kernel import tiny
from tests.kernel.tiny import TABLE, begin


@dataclass(frozen=True, slots=True)
class WhenOriented(Trigger):
    """Whenever any card stands, or rests."""

    kind: str = "rest"

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TurnBack(Effect):
    """Stand what has rested, or rest what has stood."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        assert context.event is not None
        assert context.event.card is not None
        (verbs.stand if context.event.kind == "rest" else verbs.rest)(match, context.event.card)
        yield from ()


def turner(kind: str) -> CardDefinition:
    """A card whose player may turn back what turns."""
    ability = Automatic(("table",), trigger=WhenOriented(kind), effect=TurnBack(), optional=True)
    return CardDefinition(kind, kind, "card", values_of({"might": 1, "colour": "red"}), (ability,))


CARDS = {**tiny.CARDS, "rest": turner("rest"), "stand": turner("stand")}
BOTH = replace(
    tiny.RULEBOOK,
    cards=lambda: CARDS,
    numbers=RuleNumbers(loop="6", repeat="6.1", contest="6.2"),
)
TURN_PLAYER = replace(BOTH, turn_player_stops_loops=True)


def seesaw(book: Rulebook, turn_player: int) -> Match:
    """A match in which a loop of two optional abilities, one of each player, has come round."""
    match = begin({"plain": 8}, rulebook=book)
    if turn_player == 1:
        match.answer(["pass"])
    card = verbs.create(match, CARDS["rest"], 0, TABLE.at(0, "T1"))
    verbs.create(match, CARDS["stand"], 1, TABLE.at(1, "T1"))
    verbs.rest(match, card)
    match.answer([match.keys[1]])
    match.answer(["seat:T2"])
    for _ in range(100):
        assert match.decision is not None
        if match.decision.prompt.text == "ask-loop-times":
            return match
        match.answer(["yes"])
    raise AssertionError("the loop has not come round")


def rules_asked(match: Match) -> list[tuple[str, int]]:
    """By which rules who is asked how often the loop is repeated, each twice; then somebody stops it."""
    found: list[tuple[str, int]] = []
    while match.decision is not None and match.decision.prompt.text.startswith("ask-loop-times"):
        found.append((match.decision.rule, match.decision.player))
        match.answer(["times:2"])
    return found


@pytest.mark.parametrize("turn_player", [0, 1])
def test_both_say_how_often_it_is_repeated_the_turn_player_first(turn_player: int) -> None:
    match = seesaw(BOTH, turn_player)
    assert rules_asked(match) == [("6.2", turn_player), ("6.2", 1 - turn_player)]


@pytest.mark.parametrize("turn_player", [0, 1])
def test_or_the_turn_player_alone_says_it_and_has_to_do_otherwise_then(turn_player: int) -> None:
    match = seesaw(TURN_PLAYER, turn_player)
    assert rules_asked(match) == [("6.1", turn_player)]
    for _ in range(2):
        if match.decision is not None and match.decision.player != turn_player:
            match.answer(["yes"])
    assert match.decision is not None
    assert (match.decision.player, match.keys) == (turn_player, ("no",))
