"""What a player alone has seen of a deck shows in nothing that the other player receives."""

from __future__ import annotations

import pytest

from engine.kernel.views import View, view
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import creature, spell, table

CALLER = creature(
    "Caller",
    3000,
    "When you put this creature into the battle zone, look at the top card of your deck. If it is a creature, "
    "you may put it into the battle zone.",
    cost=0,
    civilizations=[],
)


def called(top: str) -> ScenarioMatch:
    """The caller has come, and its player has seen this card on top of the deck."""
    zones = {"hand:0": ["Caller", "Nine"], "deck:0": [top, *["One"] * 5]}
    return table(zones, CALLER, spell("Rain", "Draw a card.")).answer("summon:Caller")


def seen_by(match: ScenarioMatch, viewer: int | None) -> View:
    return view(match.match, viewer)


@pytest.mark.rule("605.2a")
@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_can_tell_by_what_is_asked_whether_the_card_was_a_creature(viewer: int | None) -> None:
    creature_there, spell_there = called("One"), called("Rain")
    asked, told = seen_by(creature_there, viewer), seen_by(spell_there, viewer)
    assert (asked.asked, repr(asked.asking), asked.asking_rule) == (told.asked, repr(told.asking), told.asking_rule)
    assert (asked.asked, asked.decision) == (0, None)
    assert creature_there.offered == ["yes", "no"]
    assert spell_there.offered == ["no"]
    spell_there.answer("no")
    assert spell_there.names("deck:0")[-1] == "Rain"
