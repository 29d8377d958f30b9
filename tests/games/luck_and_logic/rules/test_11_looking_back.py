"""11. Keywords of members that have left, or have come without being deployed."""

from __future__ import annotations

import pytest

from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, battle, member, table

rule = pytest.mark.rule

SOULS = {"soul:0": ["Host", "Guest"]}
DROPPER = member("Dropper", 1000, "foreigner", "ACT: Choose one of your other members, and drop it.")


@rule("11.6.1.2", "12.2.2")
@pytest.mark.parametrize(("soul", "drawn"), [(["Host", "Guest"], 1), (["Host"], 0)])
def test_ex_soul_asks_a_member_that_leaves_for_the_soul_that_went_along(soul: list[str], drawn: int) -> None:
    """The soul has no bearer any more when the ability triggers."""
    last = member("Last", 5000, "tranceunion", "AUTO EX Soul 2: When this member is dropped, draw a card.")
    zones: Zones = {"FL:0": [Placed("Last", attached={"soul:0": soul})], "FR:0": ["Dropper"]}
    match = table(LATEST, zones, last, DROPPER).answer("act:FR:1")
    while match.rule != "7.5.3":
        match.answer(*match.offered)
    assert match.count("drop:0") == 1 + len(soul)
    assert match.count("hand:0") == drawn


@rule("11.6.1.2", "12.2.2")
def test_ex_soul_asks_a_beaten_member_as_well() -> None:
    text = "AUTO EX Soul 2: When this member is stocked, draw a card."
    last = member("Last", 1000, "tranceunion", text)
    zones: Zones = {"FL:0": ["Nine"], "FR:1": [Placed("Last", attached={"soul:1": ["Host", "Guest"]})]}
    match = battle(LATEST, zones, last).answer("attack:FL>FR")
    assert match.rule == "4.1.6"
    match.answer(*match.offered)
    assert (match.count("stock:1"), match.count("hand:1")) == (3, 1)


@rule("11.6.1.3", "12.2.1")
def test_soul_that_is_gone_by_the_time_of_playing_does_not_count() -> None:
    """The member is on its circle: what left with it before it came back is its soul no more."""
    text = "ACT EX Soul 2: Draw a card."
    returning = member("Returning", 5000, "tranceunion", text)
    back = member(
        "Back", 1000, "foreigner", "ACT: Drop all of your Tranceunions. Deploy a Tranceunion from your drop zone."
    )
    zones: Zones = {"FL:0": [Placed("Returning", attached=SOULS)], "FR:0": ["Back"]}
    match = table(LATEST, zones, returning, back)
    assert "act:FL:1" in match.offered
    match.answer("act:FR:1")
    while match.rule != "7.5.3":
        match.answer(match.offered[0])
    assert match.names("FL:0") == ["Returning"]
    assert "act:FL:1" not in match.offered


@rule("11.11.3")
def test_abilities_answer_a_member_that_enters_the_field_by_make_up() -> None:
    """It is not deployed, so that nothing answers that."""
    one = member(
        "One Way", 3000, "logicalist", "ACT Make Up Lv 2.", characters=frozenset({"Kay"}), covenanters=frozenset({"A"})
    )
    other = member(
        "Other Way",
        3000,
        "logicalist",
        "AUTO: When this member enters the field by make up, draw a card.",
        "AUTO: When this member is deployed, draw two cards.",
        characters=frozenset({"Kay"}),
        covenanters=frozenset({"B"}),
    )
    watcher = member(
        "Watcher", 1000, "foreigner", "AUTO: When your other member enters the field by make up, draw a card."
    )
    zones: Zones = {"FL:0": ["One Way"], "FR:0": ["Watcher"], "hand:0": ["Other Way"]}
    match = table(LATEST, zones, one, other, watcher).answer("act:FL:1").answer("find:Other Way")
    while match.rule != "7.5.3":
        match.answer(match.offered[0])
    assert match.names("FL:0") == ["Other Way"]
    assert match.names("hand:0") == ["One Way", "Blank", "Blank"]
