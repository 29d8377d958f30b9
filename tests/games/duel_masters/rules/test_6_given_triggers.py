"""112.3a: shield trigger that a text gives to cards of the shields, or that a card has while something is so."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters.characteristics import TRIGGERING
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

PLAIN_BOLT = spell("Zap", "Destroy one of your opponent's creatures.", cost=4)
FISHY = spell("Fishy", "Draw a card.", civilizations=["water"], cost=1)


def _broken(shield: str, *cards: Any, there: list[str], **more: list[str]) -> ScenarioMatch:
    """The question of the second player when their shield is broken; ``there`` are their creatures."""
    theirs: Zones = {f"B{place}:1": [name] for place, name in enumerate(there, 1)}
    zones: Zones = {"B1:0": ["Three"], "S1:1": [shield], "S2:1": ["Blank"], **theirs, **more}
    match = attack(zones, *cards, PLAIN_BOLT, FISHY).answer("attack:B1")
    while match.rule != "509.3" and not any("shield" in key or key == "break:S1" for key in match.offered):
        match.answer("pass")
    return match.answer("break:S1") if "break:S1" in match.offered else match


@pytest.mark.rule("112.3a", "509.5a")
def test_cards_for_which_a_text_gives_it_may_be_used_from_the_shields() -> None:
    giver = creature("Giver", 1000, "You get shield triggers for fire cards.")
    match = _broken("Zap", giver, there=["Giver"])
    assert match.offered == ["shield-trigger:Zap"]
    match.answer("shield-trigger:Zap")
    assert match.names("graveyard:0") == ["Three"]
    assert _broken("Fishy", giver, there=["Giver"]).offered == ["pass"]
    assert _broken("Zap", giver, there=["One"]).offered == ["pass"]


@pytest.mark.rule("112.3a", "102.2")
def test_it_is_given_to_the_shields_of_its_player_alone() -> None:
    giver = creature("Giver", 1000, "You get shield triggers for cards.")
    zones: Zones = {"B1:0": ["Three"], "B2:0": ["Giver"], "S1:1": ["Zap"], "S2:1": ["Blank"]}
    match = attack(zones, giver, PLAIN_BOLT).answer("attack:B1")
    while "break:S1" not in match.offered:
        match.answer("pass")
    assert match.answer("break:S1").offered == ["pass"]


@pytest.mark.rule("112.3a", "608.2a")
def test_it_may_be_given_for_a_time() -> None:
    gift = spell("Gift", "You get shield triggers for spells until the start of your next turn.", cost=1)
    match = table(
        {"mana zone:0": ["One"], "hand:0": ["Gift", "Nine"], "S1:0": ["Zap"], "S2:0": ["Blank"]}, gift, PLAIN_BOLT
    )
    match.answer("cast:Gift")
    assert len(match.match.value_of_player(0, TRIGGERING)) == 1
    assert not match.match.value_of_player(1, TRIGGERING)


@pytest.mark.rule("112.3a", "110.4g")
def test_a_card_may_have_it_while_something_is_so() -> None:
    late = spell("Late", "Shield trigger while you have a Human creature.", "Destroy one of your opponent's creatures.")
    other = creature("Stranger", 1000, races=["Goblin"])
    assert _broken("Late", late, there=["One"]).offered == ["shield-trigger:Late"]
    assert _broken("Late", late, other, there=["Stranger"]).offered == ["pass"]
    beast = creature("Beast", 1000, "Shield trigger while you have a Human creature.")
    match = _broken("Beast", beast, there=["One"]).answer("shield-trigger:Beast")
    assert match.names("B2:1") == ["Beast"]


@pytest.mark.rule("112.3a", "604.1")
def test_it_is_given_only_while_what_the_text_asks_is_so() -> None:
    giver = creature("Giver", 1000, "While you have two or more creatures, you get shield triggers for fire cards.")
    assert _broken("Zap", giver, there=["Giver"]).offered == ["pass"]
    assert _broken("Zap", giver, there=["Giver", "One"]).offered == ["shield-trigger:Zap"]
