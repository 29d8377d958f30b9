"""509.3. Where it makes no difference to a player which shields they break, they need not be asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.duel_masters import field, shields
from engine.games.duel_masters.battle_state import enlist
from engine.games.duel_masters.keyword_conditions import RELIED_ON, Reliance
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.idle import sensible_answer
from engine.kernel.match import Match
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, attack
from tests.games.duel_masters.positions import card as printed

TOWER = printed("Tower", "All of your creatures get +1000 power.", type="castle")
FOUR: Zones = {f"S{number}:1": ["Blank"] for number in (1, 2, 3, 4)}


def about_to_break(happened: Callable[[Match, Card], None] = lambda match, card: None, **zones: list[str]) -> Match:
    """Two of four shields are about to be broken; what has happened to the second one since they were dealt."""
    at: Zones = {"B1:0": ["Twin"], "B9:0": ["One"], **FOUR, **{f"{place}:1": cards for place, cards in zones.items()}}
    match: ScenarioMatch = attack(at, TOWER)
    shields.note_dealt(match.match)
    happened(match.match, match.cards("S2:1")[0])
    match.answer("attack:B1")
    assert match.match.decision is not None
    assert match.match.decision.prompt.text == "ask-break"
    return match.match


@pytest.mark.rule("509.3")
def test_shields_that_lie_as_they_were_dealt_are_alike_and_chance_says_which_are_broken() -> None:
    match = about_to_break()
    found = sensible_answer(match)
    assert found is not None
    assert len(set(found)) == 2
    assert found == sensible_answer(match.fork()), "and always says the same"
    several = set()
    for _ in range(40):
        match.state.counter += 1
        several.add(sensible_answer(match))
    assert len(several) == 6, "any two"


def looked_at(match: Match, card: Card) -> None:
    verbs.show(match, [card], (0,))
    verbs.conceal(match, [card])


def looked_at_now(match: Match, card: Card) -> None:
    verbs.show(match, [card], (1,))


def turned_up(match: Match, card: Card) -> None:
    verbs.turn_face(match, card, down=False)


def turned_up_and_down(match: Match, card: Card) -> None:
    turned_up(match, card)
    verbs.turn_face(match, card, down=True)


def exchanged(match: Match, card: Card) -> None:
    """It went away, and another card has come in its place."""
    place, (other, *_) = match.state.zone[card], match.cards(match.rulebook.zone("deck:1"))
    verbs.place(match, card, match.rulebook.zone("graveyard:1"))
    verbs.place(match, other, place, verbs.Arrival(face_down=True))


def taken_and_put_back(match: Match, card: Card) -> None:
    place = match.state.zone[card]
    verbs.place(match, card, match.rulebook.zone("hand:1"))
    verbs.place(match, card, place, verbs.Arrival(face_down=True))


def relied_on(match: Match, card: Card) -> None:
    """It was chosen for the shield force of a creature."""
    reliance = Reliance(enlist(match, card), 1, match.state.zone[card].place)
    RELIED_ON.set(match, (reliance,))


@pytest.mark.rule("509.3")
@pytest.mark.parametrize(
    "happened", [looked_at, looked_at_now, turned_up, turned_up_and_down, exchanged, taken_and_put_back, relied_on]
)
def test_a_shield_of_which_more_may_be_known_is_not_like_the_others(happened: Callable[[Match, Card], None]) -> None:
    assert sensible_answer(about_to_break(happened)) is None


@pytest.mark.rule("509.3", "304.2")
def test_a_shield_with_a_castle_and_one_of_several_cards_are_not_like_the_others() -> None:
    assert sensible_answer(about_to_break(C3=["Tower"])) is None
    assert sensible_answer(about_to_break(S3=["Blank", "Blank"])) is None


@pytest.mark.rule("103.3")
def test_the_shields_of_the_beginning_are_noted_and_no_others() -> None:
    decks = [starter.deck for starter in RULEBOOK.decks.starters()[:2]]
    match = Match.begin(RULEBOOK, decks, b"shields")
    dealt = {match.cards(zone)[0] for player in (0, 1) for zone in field.shields(match, player)}
    assert len(dealt) == 10
    assert {card for card, *_ in shields.DEALT.of(match)} == dealt
    scene = attack({"B1:0": ["Twin"], "B9:0": ["One"], **FOUR}).answer("attack:B1")
    assert sensible_answer(scene.match) is None, "nobody has dealt these"
