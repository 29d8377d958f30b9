"""What players are asked, in words: what there is to know for an answer."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from engine.wording import Wording
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table
from tests.games.tales import told


def asked(match: ScenarioMatch, seat: int) -> str:
    found = view(match.match, seat).decision
    assert found is not None
    return Wording(match.match.rulebook)(found.prompt)


def labels(match: ScenarioMatch, seat: int) -> list[str]:
    """What the options say to a player."""
    found = view(match.match, seat).decision
    assert found is not None
    return [Wording(match.match.rulebook)(option.label) for option in found.options]


@pytest.mark.rule("507.1a", "507.2")
@pytest.mark.parametrize(
    ("count", "several"), [(1, ""), (2, " If several tap for it, the last one you choose has the battle.")]
)
def test_who_may_block_with_several_is_told_which_of_them_has_the_battle(count: int, several: str) -> None:
    raider, wall = creature("Raider", 5000), creature("Wall", 1000, "Blocker")
    zones: Zones = {"B1:0": ["Raider"], **{f"B{at + 1}:1": ["Wall"] for at in range(count)}}
    match = attack(zones, raider, wall).answer("attack:B1")
    assert asked(match, 1) == f"Raider attacks you. Block?{several}"


@pytest.mark.rule("114.1")
def test_who_may_draw_some_is_asked_how_many() -> None:
    zones: Zones = {"hand:0": ["Thought"], "mana zone:0": ["One"] * 4, "deck:0": ["One"] * 5}
    match = table(zones, spell("Thought", "Draw up to 2 cards.")).answer("cast:Thought")
    assert asked(match, 0) == "Thought: how many cards do you draw?"


@pytest.mark.parametrize(("text", "question"), [("Untap", "is untapped"), ("Tap", "is tapped")])
def test_questions_and_log_say_tap_and_untap(text: str, question: str) -> None:
    free = spell("Turn", f"{text} one of your creatures.", cost=0, civilizations=[])
    there = {f"B{place}:0": [Placed("One", rested=text == "Untap")] for place in (1, 2)}
    match = table({"hand:0": ["Turn", "Nine"], **there}, free).answer("cast:Turn")
    assert asked(match, 0) == f"Turn: what {question}?"
    assert labels(match, 0) == [f"{text} One", f"{text} One"]
    match.answer(match.offered[0])
    assert [f"(One {question}."] in told(match.match)


@pytest.mark.rule("406.2", "113.2")
def test_shields_that_lie_face_down_are_told_apart_by_their_places() -> None:
    free = {"cost": 0, "civilizations": []}
    shields = spell("Shields", "Put one of your shields into your graveyard.", **free)
    theirs = spell("Theirs", "Put one of your opponent's shields into its owner's graveyard.", **free)
    cards = spell("Cards", "Put a card from your shield zone into your graveyard.", **free)
    there: Zones = {"S1:0": ["One"], "S2:0": ["Two", "Three"], "S1:1": ["One"], "S2:1": ["One"]}
    zones: Zones = {"hand:0": ["Shields", "Theirs", "Cards", "Nine"], **there}
    mine = table(zones, shields, theirs, cards).answer("cast:Shields")
    assert labels(mine, 0) == ["shield 1", "shield 2"]
    assert labels(table(zones, shields, theirs, cards).answer("cast:Theirs"), 0) == ["shield 1", "shield 2"]
    single = table(zones, shields, theirs, cards).answer("cast:Cards")
    assert labels(single, 0) == ["shield 1", "card 2 of shield 2", "card 1 of shield 2"]
    assert single.answer(single.offered[1]).names("graveyard:0") == ["Two", "Cards"], "the lower one"
