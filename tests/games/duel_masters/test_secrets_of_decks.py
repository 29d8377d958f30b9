"""What a player alone has seen of a deck shows in nothing that the other player receives."""

from __future__ import annotations

import pytest

from engine.kernel.views import View, view
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import creature, spell, table

COMES = "When you put this creature into the battle zone, look at the top card of your deck."
MAY_CALL = "If it is a creature, you may put it into the battle zone."
OTHERWISE = "If it is a creature, do (you may put it into the battle zone) but otherwise put it into your mana zone."
MAY_OTHERWISE = "If it is a spell, put it into your mana zone but otherwise you may put it into the battle zone."


def called(top: str, then: str = MAY_CALL) -> ScenarioMatch:
    """The caller has come, and its player has seen this card on top of the deck."""
    zones = {"hand:0": ["Caller", "Nine"], "deck:0": [top, *["One"] * 5]}
    caller = creature("Caller", 3000, f"{COMES} {then}", cost=0, civilizations=[])
    return table(zones, caller, spell("Rain", "Draw a card.")).answer("summon:Caller")


def seen_by(match: ScenarioMatch, viewer: int | None) -> View:
    return view(match.match, viewer)


@pytest.mark.rule("605.2a")
@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("then", [MAY_CALL, OTHERWISE, MAY_OTHERWISE])
def test_nobody_else_can_tell_by_what_is_asked_whether_the_card_was_a_creature(viewer: int | None, then: str) -> None:
    creature_there, spell_there = called("One", then), called("Rain", then)
    asked, told = seen_by(creature_there, viewer), seen_by(spell_there, viewer)
    assert (asked.asked, repr(asked.asking), asked.asking_rule) == (told.asked, repr(told.asking), told.asking_rule)
    assert (asked.asked, asked.decision) == (0, None)
    assert creature_there.offered == ["yes", "no"]
    assert spell_there.offered == ["no"]
    spell_there.answer("no")
    goes = "deck:0" if then is MAY_CALL else "mana zone:0"
    assert spell_there.names(goes)[-1] == "Rain"
    creature_there.answer("yes")
    assert "One" in creature_there.names("B2:0")
