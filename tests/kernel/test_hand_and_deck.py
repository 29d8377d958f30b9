"""Drawing, where the deck runs out on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Move
from engine.kernel.hooks import Hooks
from engine.kernel.match import Match
from engine.kernel.zones import Zone
from engine.language.hand_and_deck import Draw
from engine.language.numbers import Literal
from engine.language.places import YOURS
from engine.scenarios import ScenarioPosition
from tests.kernel import tiny


def refill(match: Match, card: Card, source: Zone, rested: bool, was: Values | None, master: int) -> None:
    """9. A deck that is empty is filled from the grave at once."""
    deck, grave = tiny.DECK[source.player], tiny.GRAVE[source.player]
    if source is deck and not match.cards(deck):
        for each in match.cards(grave):
            verbs.place(match, each, deck)


def standing(*, deck: int, grave: int, refilled: bool) -> Match:
    """A match with so many cards in the turn player's deck and grave."""
    rulebook = replace(tiny.RULEBOOK, hooks=Hooks(after_zone_change=refill if refilled else None))
    zones = {"deck:0": ["plain"] * deck, "grave:0": ["blue"] * grave}
    return ScenarioPosition("play_step", zones=zones).begin(rulebook)


@pytest.mark.parametrize(
    ("deck", "grave", "refilled", "drawn"), [(2, 4, True, 5), (2, 1, True, 3), (2, 4, False, 2), (0, 4, True, 0)]
)
def test_a_draw_goes_on_after_the_deck_was_filled_again(deck: int, grave: int, refilled: bool, drawn: int) -> None:
    match = standing(deck=deck, grave=grave, refilled=refilled)
    drawing = hand_and_deck.draw(match, 0, 5)
    with pytest.raises(StopIteration) as end:
        next(drawing)
    assert end.value.value == drawn
    assert len(match.cards(tiny.HAND[0])) == drawn


def test_so_does_a_text_that_draws() -> None:
    match = standing(deck=2, grave=4, refilled=True)
    assert not list(Draw(YOURS, Literal(5)).resolve(match, Context(Card(0), 0, 0)))
    assert len(match.cards(tiny.HAND[0])) == 5


@pytest.mark.parametrize(("player", "there"), [(None, (1, 1)), (0, (2, 0)), (1, (0, 2))])
def test_cards_return_to_the_hands_of_their_owners_or_to_that_of_a_player(
    player: int | None, there: tuple[int, int]
) -> None:
    zones = {"grave:0": ["plain"], "grave:1": ["blue"]}
    match = ScenarioPosition("play_step", zones=zones).begin(tiny.RULEBOOK)
    cards = [*match.cards(tiny.GRAVE[0]), *match.cards(tiny.GRAVE[1])]
    assert not list(hand_and_deck.put_into_hand(match, cards, player))
    assert tuple(len(match.cards(tiny.HAND[seat])) for seat in (0, 1)) == there


def _only_others(match: Match, moves: Sequence[Move]) -> Procedure[tuple[list[Move], list[Move]]]:
    """3. A blue card does not leave; instead of a giant a plain card from the same zone does, and nothing else."""
    whole: list[Move] = []
    parted: list[Move] = []
    for move in moves:
        name = match.state.definition[move.card].name
        if name == "giant":
            other = next(each for each in match.cards(match.state.zone[move.card]) if each != move.card)
            parted.append(move._replace(card=other))
        elif name != "blue":
            whole.append(move)
    yield from ()
    return whole, parted


@pytest.mark.parametrize("bottom", [False, True])
def test_what_leaves_for_a_deck_is_what_the_rulebook_says(bottom: bool) -> None:
    told: list[bool] = []

    def released(match: Match, moves: Sequence[Move], below: bool) -> Procedure[tuple[list[Move], list[Move]]]:
        told.append(below)
        return (yield from _only_others(match, moves))

    rulebook = replace(tiny.RULEBOOK, hooks=Hooks(released=released))
    zones = {"deck:0": ["plain"], "grave:0": ["plain", "giant"], "vault:0": ["blue"]}
    match = ScenarioPosition("play_step", zones=zones).begin(rulebook)
    (other, giant), (blue,) = match.cards(tiny.GRAVE[0]), match.cards(tiny.VAULT[0])
    doing = hand_and_deck.put_on_deck(match, (giant, blue), 0, bottom=bottom)
    with pytest.raises(StopIteration) as done:
        next(doing)
    assert done.value.value == (other,)
    assert (match.cards(tiny.GRAVE[0]), match.cards(tiny.VAULT[0])) == ((giant,), (blue,))
    assert match.cards(tiny.DECK[0])[0 if bottom else -1] == other
    assert told == [bottom]
