"""701.26: a creature of which only the top card leaves changes places with another."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, creature, table

CHANGER = creature("Changer", 7000, "Revolution change: Creature", "Double breaker", cost=6)


@pytest.mark.rule("701.26b", "811.1")
def test_what_leaves_alone_changes_places_for_a_card_of_another_zone() -> None:
    star = creature(
        "Star", 3000, "Star evolution: Put on one of your fire creatures",
        "Whenever this creature attacks, you may switch this creature with a Human creature from your mana zone.",
        supertypes=["star", "evolution"],
    )  # fmt: skip
    pile = Placed("Star", attached={"under:0": ["One"]})
    match = attack({"B1:0": [pile], "mana zone:0": ["Twin"], "S2:1": ["Blank"], "S3:1": ["Blank"]}, star)
    match.answer("attack:B1").answer("yes")
    assert (match.names("B1:0"), match.names("B2:0"), match.names("mana zone:0")) == (["One"], ["Twin"], ["Star"])
    match.answer("break:S1", "break:S2").answer("pass")
    assert [match.count(f"S{number}:1") for number in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.rule("701.26a", "801.4")
def test_all_that_parts_and_what_comes_lie_on_places_of_their_own() -> None:
    parts = "When this creature would leave the battle zone, only its top card leaves and the other cards separate"
    onto = "Evolution: Put on two of your fire creatures"
    vortex = creature("Vortex", 5000, onto, f"{parts} instead.", supertypes=["evolution"])
    pile = Placed("Vortex", attached={"under:0": ["One", "Two"]})
    match = attack({"B1:0": [pile], "hand:0": ["Changer"], "S2:1": ["Blank"]}, vortex, CHANGER, declaring=True)
    match.answer("attack:B1").answer("revolution-change:Changer")
    assert [match.names(f"B{number}:0") for number in (1, 2, 3)] == [["One"], ["Two"], ["Changer"]]
    assert match.names("hand:0") == ["Vortex"]


@pytest.mark.rule("701.26b", "802.2")
def test_a_creature_that_stays_for_the_cards_under_it_changes_places_with_nothing() -> None:
    onto = "G-NEO evolution: You may put this on one of your fire creatures"
    giant = creature("Giant", 5000, onto, supertypes=["neo", "G-neo"])
    pile = Placed("Giant", attached={"under:0": ["One"]})
    match = attack({"B1:0": [pile], "hand:0": ["Changer"]}, giant, CHANGER, declaring=True)
    match.answer("attack:B1").answer("revolution-change:Changer")
    assert (match.names("B1:0"), match.names("under:0"), match.names("hand:0")) == (["Giant"], ["One"], ["Changer"])


@pytest.mark.rule("701.26b", "101.5b", "811.1a")
@pytest.mark.parametrize(("answers", "changes"), [(["replace:B1:2", "yes"], False), (["replace:B1:2", "no"], True)])
def test_what_could_leave_alone_changes_places_unless_something_else_would_happen(
    answers: list[str], changes: bool
) -> None:
    star = creature(
        "Star", 3000, "Star evolution: Put on one of your fire creatures",
        "When this creature would leave the battle zone, you may put it into your mana zone instead.",
        supertypes=["star", "evolution"],
    )  # fmt: skip
    pile = Placed("Star", attached={"under:0": ["One"]})
    match = attack({"B1:0": [pile], "hand:0": ["Changer"], "S2:1": ["Blank"]}, star, CHANGER, declaring=True)
    match.answer("attack:B1").answer("revolution-change:Changer")
    for answer in answers:
        match.answer(answer)
    assert match.names("hand:0") == (["Star"] if changes else ["Changer"])
    assert match.names("mana zone:0") == []
    assert match.names("B1:0") == (["One"] if changes else ["Star"])


@pytest.mark.rule("701.26b", "101.5b", "811.1a", "110.4f")
@pytest.mark.parametrize("place", [0, 1])
def test_its_player_says_whether_it_leaves_alone_or_lives_on_by_its_shield(place: int) -> None:
    onto = "Star evolution: Put on one of your fire creatures"
    star = creature("Star", 3000, onto, "EX life", supertypes=["star", "evolution"])
    zones: Zones = {"B1:0": ["One"], "hand:0": ["Star", "Changer"], "mana zone:0": ["One"] * 2}
    match = table(zones, star, CHANGER, declaring=True).answer("summon:Star")
    while match.rule != "505.5":
        match.answer("pass")
    match.answer("attack:B1").answer("revolution-change:Changer")
    assert (match.rule, len(match.offered)) == ("101.5b", 2)
    match.answer(match.offered[place])
    changed = match.names("hand:0") == ["Star"]
    assert match.names("B1:0") == (["One"] if changed else ["Star"])
    assert changed is bool(place)
    assert match.count("S2:0") == 1
