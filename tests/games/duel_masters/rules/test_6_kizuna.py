"""603.3a: kizuna and kizuna plus, abilities that use what is written after an icon."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, creature, table

FIERCE = creature(
    "Fierce", 3000,
    "NEO evolution: you may put this on one of your fire creatures",
    "Kizuna plus: Destroy one of your other creatures.",
    supertypes=["neo"],
)  # fmt: skip
SCHOLAR = creature("Scholar", 2000, "Kizuna: Draw a card.")
TYPED = {"mana zone:0": ["One", "One"]}


@pytest.mark.rule("603.3a")
def test_what_was_chosen_as_the_card_was_given_stands_by_though_its_creature_is_destroyed() -> None:
    pile = Placed("Fierce", attached={"under:0": ["Two"]})
    match = attack({"B1:0": [pile], "B2:0": ["Scholar"], "B9:0": ["One"]}, FIERCE, SCHOLAR).answer("attack:B1")
    match.answer("bury:under")
    assert match.names("graveyard:0") == ["Two"]
    assert match.names("under:0") == []
    assert match.offered == ["play:B1:kizuna", "play:B2:kizuna"]
    match.answer("play:B1:kizuna").answer("destroy:B2")
    assert "Scholar" in match.names("graveyard:0")
    assert match.names("hand:0") == ["Blank"]


@pytest.mark.rule("603.3a")
def test_kizuna_plus_uses_nothing_where_no_card_is_given() -> None:
    pile = Placed("Fierce", attached={"under:0": ["Two"]})
    match = attack({"B1:0": [pile], "B2:0": ["Scholar"], "B9:0": ["One"]}, FIERCE, SCHOLAR).answer("attack:B1")
    match.answer()
    assert match.names("under:0") == ["Two"]
    assert match.names("B2:0") == ["Scholar"]
    assert match.names("hand:0") == []
    alone = attack({"B1:0": ["Fierce"], "B2:0": ["Scholar"], "B9:0": ["One"]}, FIERCE, SCHOLAR).answer("attack:B1")
    assert alone.rule != "603.3a"
    assert alone.names("B2:0") == ["Scholar"]


@pytest.mark.rule("603.3a")
def test_kizuna_uses_that_of_any_creature_of_the_player() -> None:
    zones: Zones = {**TYPED, "hand:0": ["Scholar", "Nothing"], "B1:0": ["Fierce"], "B2:0": ["Two"], "B1:1": ["Scholar"]}
    match = table(zones, FIERCE, SCHOLAR).answer("summon:Scholar")
    assert match.rule == "603.3a"
    assert sorted(match.offered) == ["use:B1", "use:B3"]
    own = table(zones, FIERCE, SCHOLAR).answer("summon:Scholar").answer("use:B3")
    assert own.names("hand:0") == ["Nothing", "Blank"]
    match.answer("use:B1")
    assert sorted(match.offered) == ["destroy:B2", "destroy:B3"]
    assert match.names("hand:0") == ["Nothing"]
