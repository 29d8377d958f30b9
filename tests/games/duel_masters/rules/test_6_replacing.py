"""609: what cannot happen instead, and what is chosen for several replacements at once."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
SWEEP: Final = spell("Sweep", "Destroy all creatures in the battle zone.", **FREE)


@pytest.mark.rule("609.4")
@pytest.mark.parametrize(
    ("text", "zone", "gone"),
    [
        ("discard a card", "hand:1", "One"),
        ("destroy one of your other creatures", "B2:1", "One"),
        ("put a card from your mana zone into your graveyard", "mana zone:1", "One"),
    ],
)
def test_what_cannot_be_done_instead_replaces_nothing(text: str, zone: str, gone: str) -> None:
    victim = creature("Victim", 1000, f"When this creature would be destroyed, {text} instead.")
    zones = {"hand:0": ["Kill", "Nine"], "B1:1": ["Victim"]}
    alone = table(zones, victim, KILL).answer("cast:Kill")
    assert alone.names("graveyard:1") == ["Victim"]
    saved = table({**zones, zone: [gone]}, victim, KILL).answer("cast:Kill")
    if "destroy:B1:1" in saved.offered:
        saved.answer("destroy:B1:1")
    assert (saved.names("B1:1"), saved.names("graveyard:1")) == (["Victim"], [gone])


@pytest.mark.rule("609.5", "101.2")
def test_nothing_happens_instead_of_a_destruction_that_cannot_be() -> None:
    rock = creature(
        "Rock", 1000, "This creature can't be destroyed.", "When this creature would be destroyed, draw a card instead."
    )
    match = table({"hand:0": ["Kill", "Nine"], "B1:1": ["Rock"]}, rock, KILL).answer("cast:Kill")
    assert (match.names("B1:1"), match.count("hand:1")) == (["Rock"], 0)


@pytest.mark.rule("609.9", "609.9a")
def test_what_one_replacement_brings_is_not_there_yet_for_another_of_the_same_moment() -> None:
    first = creature(
        "First",
        1000,
        "When this creature would be destroyed, put a creature from your hand into the battle zone instead.",
    )
    second = creature(
        "Second", 1000, "When this creature would be destroyed, destroy one of your other creatures instead."
    )
    zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["First"], "B2:1": ["Second"], "hand:1": ["Two"]}
    match = table(zones, first, second, SWEEP).answer("cast:Sweep")
    match.answer("replaced:B1:1").answer("put:Two")
    assert match.names("graveyard:1") == ["First"]  # and not Two, which was not there
    assert (match.names("B2:1"), match.names("B3:1")) == (["Second"], ["Two"])


@pytest.mark.rule("609.4", "101.5")
def test_one_replacement_may_bring_a_card_and_choose_it_itself() -> None:
    victim = creature(
        "Victim",
        1000,
        "When this creature would be destroyed, put a creature from your hand into the battle zone, "
        "and destroy one of your other creatures instead.",
    )
    zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Victim"], "B1:0": ["One"], "hand:1": ["Two"]}
    match = table(zones, victim, SWEEP).answer("cast:Sweep").answer("put:Two")
    assert (match.names("B1:1"), match.names("graveyard:1")) == (["Victim"], ["Two"])


@pytest.mark.rule("101.5b", "609.8")
def test_after_one_that_was_declined_the_other_replacement_applies() -> None:
    torn = creature(
        "Torn",
        1000,
        "When this creature would be destroyed, you may return it to your hand instead.",
        "When this creature would be destroyed, put it into your mana zone instead.",
    )
    match = table({"hand:0": ["Kill", "Nine"], "B1:1": ["Torn"]}, torn, KILL).answer("cast:Kill")
    assert match.rule == "101.5b"
    match.answer(match.offered[0]).answer("no")
    assert (match.names("mana zone:1"), match.names("hand:1")) == (["Torn"], [])
