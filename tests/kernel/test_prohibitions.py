"""What players cannot do, what is remembered until check timing ends, and cards that are turned face down."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from engine.kernel import verbs
from engine.kernel.abilities import Activated, Change, Context
from engine.kernel.cards import CANNOT, PLAYERS, Card, values_of
from engine.kernel.match import Match
from engine.kernel.memory import CHECK_TIMING, UNOBSERVED, Remembered
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.timing import play_activated
from tests.kernel.test_player_values import Fee
from tests.kernel.tiny import CARDS, DECK, HAND, RULEBOOK, SEED, VAULT, AddMight, DrawCards, card, in_force, put


def begin(book: Rulebook) -> Match:
    return Match.begin(book, [Deck({"main": {"plain": 6}})] * 2, SEED, log=False)


def run(procedure: Generator[Any, Any, Any]) -> Any:
    """The result of something that asks nothing."""
    with pytest.raises(StopIteration) as end:
        next(procedure)
    return end.value.value


@dataclass(frozen=True, slots=True)
class Forbid(Change):
    layer: ClassVar[str] = "other"
    writes: ClassVar[frozenset[str]] = frozenset({CANNOT})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[CANNOT] |= {verbs.DRAW}


class TestPlayersThatCannotDraw:
    book = replace(RULEBOOK, player_values=values_of({CANNOT: frozenset()}))

    def test_draw_nothing_while_it_is_so(self) -> None:
        match = begin(self.book)
        in_force(match, put(match, "plain"), Forbid(), cards=[PLAYERS[0]])
        before = match.cards(HAND[0])
        assert run(verbs.draw(match, 0, DECK, HAND)) is None
        assert match.cards(HAND[0]) == before
        assert run(verbs.draw(match, 1, DECK, HAND)) is not None
        verbs.expire(match, "turn")
        assert run(verbs.draw(match, 0, DECK, HAND)) is not None

    def test_are_unknown_to_games_whose_players_cannot_be_forbidden_anything(self) -> None:
        assert not begin(RULEBOOK).forbids(0, verbs.DRAW)


NOTED = Remembered("noted", 0, touches=UNOBSERVED, until=CHECK_TIMING)


def test_what_is_remembered_until_check_timing_is_forgotten_when_it_ends() -> None:
    match = begin(replace(RULEBOOK, memory=(*RULEBOOK.memory, NOTED)))
    NOTED.set(match, 7)
    assert NOTED.of(match) == 7
    match.answer(["pass"])
    assert NOTED.of(match) == 0


def test_a_card_that_an_effect_turns_face_down_is_what_it_was_to_that_effect() -> None:
    match = begin(RULEBOOK)
    there = verbs.create(match, CARDS["plain"], 0, VAULT[0])
    in_force(match, there, AddMight(2), cards=[there])
    context = Context(there, 0, match.state.entered[there])
    context.remember(match, [there])
    verbs.turn_face(match, there, down=True)
    verbs.expire(match, "turn")
    assert match.values(there)["might"] == 3
    assert context.values(match, there)["might"] == 5
    assert not context.is_face_down(match, there)
    verbs.turn_face(match, there, down=False)
    assert context.values(match, there)["might"] == 3, "it is seen again"


@pytest.mark.parametrize(("free", "paid"), [(False, 1), (True, 0)])
def test_an_ability_may_be_played_without_its_cost(free: bool, paid: int) -> None:
    paying: list[Card] = []

    class Counted(Fee):
        __slots__ = ()

        def pay(self, match: Match, context: Context, cards: tuple[Card, ...]) -> Generator[Any, Any, None]:
            paying.append(context.source)
            yield from ()

    ability = Activated(costs=(Counted(),), effect=DrawCards(1))
    match = begin(RULEBOOK)
    there = verbs.create(match, card("buyer", 1, "red", ability), 0, VAULT[0])
    before = len(match.cards(HAND[0]))
    run(play_activated(match, there, ability, "1", free=free))
    assert len(paying) == paid
    assert len(match.cards(HAND[0])) == before + 1
