"""109, 509.2b, 609, 701: as many as there are, instead for a turn, other numbers of shields, whole zones."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}


@pytest.mark.rule("114.1")
def test_as_many_cards_are_drawn_as_there_are_in_the_mana_zone() -> None:
    flood = spell("Flood", "Draw so many as (cards in your mana zone) cards.", **FREE)
    match = table({"hand:0": ["Flood", "Nothing"], "mana zone:0": ["One", "One"]}, flood).answer("cast:Flood")
    assert match.names("hand:0") == ["Nothing", "Blank", "Blank"]


@pytest.mark.rule("605.2b")
def test_one_is_chosen_and_another_one_for_each_of_certain_cards() -> None:
    text = (
        'Choose one or as many more as there are (spells named "Echo" in either player\'s graveyard) of '
        "your opponent's "
        "creatures. Destroy them."
    )
    echo = spell("Echo", text, **FREE)
    zones: Zones = {"hand:0": ["Echo", "Nothing"], "B1:1": ["One"], "B2:1": ["Two"], "B3:1": ["Three"]}
    match = table(zones, echo).answer("cast:Echo")
    match.answer("choose:B1:1")
    assert match.names("graveyard:1") == ["One"]
    match = table({**zones, "graveyard:1": ["Echo"]}, echo).answer("cast:Echo").answer("choose:B1:1", "choose:B2:1")
    assert match.names("graveyard:1") == ["Echo", "One", "Two"]


@pytest.mark.rule("609.1")
def test_something_else_is_done_instead_until_the_turn_is_over() -> None:
    text = "From now on this turn, when your creature would be destroyed, put it into its owner's mana zone instead."
    zones: Zones = {"hand:0": ["Root", "Nothing"], "B1:0": ["One"], "B2:0": ["Two"], "B1:1": ["Wall"]}
    match = table(zones, spell("Root", text, **FREE)).answer("cast:Root").answer("pass")
    match.answer("attack:B1").answer("pass-on").answer("block:B1:1")
    assert match.names("mana zone:0") == ["One"]


@pytest.mark.rule("509.2b")
def test_a_creature_may_break_another_number_of_shields_instead() -> None:
    great = creature("Great", 9000, "Double breaker", "This creature has triple breaker instead of double breaker.")
    zones: Zones = {"B1:0": ["Great"], "B2:0": ["One"]} | {f"S{number}:1": ["Blank"] for number in range(1, 5)}
    match = attack(zones, great).answer("attack:B1")
    match.answer(*match.offered[:3]).answer("pass")
    assert len(match.names("hand:1")) == 3


@pytest.mark.rule("701.26c")
def test_hand_and_mana_zone_change_places_and_the_mana_comes_tapped() -> None:
    turn = spell("Turn", "Switch your mana zone with your hand so that the mana comes tapped.", **FREE)
    zones: Zones = {"hand:0": ["Turn", "Two", "Nothing"], "mana zone:0": ["One", "One"]}
    match = table(zones, turn).answer("cast:Turn")
    assert (match.names("hand:0"), match.names("mana zone:0")) == (["One", "One"], ["Two", "Nothing"])
    assert match.rested("mana zone:0")


@pytest.mark.rule("701.14")
def test_a_creature_may_ask_whether_it_has_broken_shields_this_turn() -> None:
    text = "At the end of your turn, if this creature has broken shields this turn, return this creature to your hand."
    zones: Zones = {"B1:0": ["Hop"], "B2:0": ["Two"], "S2:1": ["Blank"]}
    hop = creature("Hop", 1000, text)
    match = attack(zones, hop).answer("attack:B1").answer("break:S1").answer("pass").answer("pass")
    assert "Hop" in match.names("hand:0")
    match = attack(zones, hop).answer("attack:B2").answer("break:S1").answer("pass").answer("pass")
    assert match.names("B1:0") == ["Hop"]
