"""7.4. Roles in the battle, as texts ask for them: of a card as the one that it was when it was meant."""

from __future__ import annotations

import pytest

from engine.kernel.abilities import Context
from engine.language.battles import has_role
from tests.games.vanguard.language.cards_in_play import attack, battle_phase


@pytest.mark.parametrize(("zone", "role"), [("FL:0", "attacking"), ("V:1", "attacked")])
def test_a_card_has_a_role_only_as_the_card_that_is_in_the_battle(zone: str, role: str) -> None:
    at = attack(battle_phase({"FL:0": ["Two"], "BL:0": ["One"], "hand:1": ["One"]}), "FL", "V", boost=True)
    card = at.card(zone)
    entered = at.match.state.entered[card]
    asking = Context(at.card("V:0"), 0, at.match.state.entered[at.card("V:0")])
    assert has_role(at.match, asking, card, entered, role)
    assert not has_role(at.match, asking, card, entered - 1, role), "it has become another card since it was meant"
    others = {"attacking", "attacked", "boosting"} - {role}
    assert not any(has_role(at.match, asking, card, entered, other) for other in others)
