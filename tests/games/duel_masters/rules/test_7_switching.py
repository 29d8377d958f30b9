"""701.26: switching a creature with a card of another zone."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, creature, table

LEAPER = creature(
    "Leaper",
    1000,
    "Whenever this creature attacks, you may switch this creature with a Human creature from your mana zone.",
    races=["Ghost"],
)


@pytest.mark.rule("701.26a", "701.26b")
def test_the_creature_that_comes_lies_as_the_other_did_and_attacks() -> None:
    zones: Zones = {"B1:0": ["Leaper"], "B2:0": ["One"], "mana zone:0": ["Twin", "Fish"], "S2:1": ["One"]}
    match = table(zones, LEAPER, step="attack_step").answer("attack:B1").answer("yes")
    assert "Twin" in match.names("B1:0") + match.names("B3:0")
    assert match.names("mana zone:0") == ["Fish", "Leaper"]
    assert match.rule == "509.5a"  # both shields, by the double breaker
    (place,) = [each for each in ("B1:0", "B3:0") if match.names(each) == ["Twin"]]
    (card,) = match.cards(place)
    assert match.match.state.rested[card]


@pytest.mark.rule("701.26b")
def test_without_a_fitting_card_neither_changes_places() -> None:
    zones: Zones = {"B1:0": ["Leaper"], "B2:0": ["One"], "mana zone:0": ["Fish"]}
    match = table(zones, LEAPER, step="attack_step").answer("attack:B1").answer("yes")
    assert match.names("B1:0") == ["Leaper"]


@pytest.mark.rule("701.26b", "801.1")
def test_an_evolution_creature_has_nothing_to_be_put_on() -> None:
    zones: Zones = {"B1:0": ["Leaper"], "B2:0": ["One"], "mana zone:0": ["Risen"]}
    match = table(zones, LEAPER, step="attack_step").answer("attack:B1").answer("yes")
    assert match.names("B1:0") == ["Leaper"]
    assert match.names("mana zone:0") == ["Risen"]
