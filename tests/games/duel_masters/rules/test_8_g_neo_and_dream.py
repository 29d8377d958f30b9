"""802: G-NEO creatures, of which the cards under them leave; and dream cards, of which one of a name is put."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import field
from engine.games.duel_masters.cards import CardRow, definition
from engine.language.errors import CardTextError
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

ONTO_HUMANS = "G-NEO evolution: you may put this on one of your Human creatures"
GIANT = creature("Giant", 5000, ONTO_HUMANS, supertypes=["neo", "G-neo"])
BURN = spell("Burn", "Destroy one of your opponent's creatures.", cost=1)
MANA: Zones = {"mana zone:0": ["One"] * 2}


def _on(*under: str) -> Placed:
    return Placed("Giant", attached={"under:1": list(under)})


@pytest.mark.rule("802.1", "802.2", "802.4")
def test_it_comes_by_itself_or_on_another_and_is_a_neo_evolution_creature_there() -> None:
    zones: Zones = {**MANA, "hand:0": ["Giant", "Nine"], "B1:0": ["Two"]}
    assert table(zones, GIANT).answer("summon:Giant").answer("no").names("B2:0") == ["Giant"]
    match = table(zones, GIANT).answer("summon:Giant").answer("yes")
    assert match.names("under:0") == ["Two"]
    assert "evolution" in match.match.values(match.card("B1:0"))["supertypes"]
    assert match.answer("pass").offered == ["pass", "attack:B1"]


@pytest.mark.rule("802.2", "609.1")
def test_when_it_would_be_destroyed_the_cards_under_it_leave_and_it_stays() -> None:
    match = table({**MANA, "hand:0": ["Burn", "Nine"], "B1:1": [_on("Two", "Three")]}, GIANT, BURN)
    match.answer("cast:Burn")
    assert match.names("B1:1") == ["Giant"]
    assert sorted(match.names("graveyard:1")) == ["Three", "Two"]
    assert match.names("under:1") == []


@pytest.mark.rule("802.2", "802.4")
def test_without_a_card_under_it_it_leaves_itself() -> None:
    match = table({**MANA, "hand:0": ["Burn", "Nine"], "B1:1": ["Giant"]}, GIANT, BURN).answer("cast:Burn")
    assert match.names("graveyard:1") == ["Giant"]


@pytest.mark.rule("109.2b", "802.2")
def test_what_leaves_from_under_it_is_no_creature_that_is_destroyed() -> None:
    mourner = creature("Mourner", 1000, "When your creature is destroyed, draw a card.")
    zones: Zones = {**MANA, "hand:0": ["Burn", "Nine"], "B1:1": [_on("Two")], "B2:1": ["Mourner"]}
    match = table(zones, GIANT, BURN, mourner).answer("cast:Burn").answer("destroy:B1:1")
    assert (match.names("graveyard:1"), match.count("hand:1")) == (["Two"], 0)


WAYS = {
    "Return one of your opponent's creatures to its owner's hand.": "hand:1",
    "Put one of your opponent's creatures into its owner's mana zone.": "mana zone:1",
}


@pytest.mark.rule("802.2")
@pytest.mark.parametrize("text", WAYS)
def test_they_go_where_it_would_have_gone(text: str) -> None:
    away = spell("Away", text, cost=1)
    match = table({**MANA, "hand:0": ["Away", "Nine"], "B1:1": [_on("Two")]}, GIANT, away).answer("cast:Away")
    assert (match.names("B1:1"), match.names(WAYS[text])) == (["Giant"], ["Two"])


@pytest.mark.rule("802.2", "113.1")
def test_where_it_would_have_become_a_shield_each_of_them_is_one() -> None:
    away = spell("Away", "Add one of your creatures to your shields face down.", cost=1)
    pile = Placed("Giant", attached={"under:0": ["Two", "Three"]})
    match = table({**MANA, "hand:0": ["Away", "Nine"], "B1:0": [pile]}, GIANT, away).answer("cast:Away")
    assert match.names("B1:0") == ["Giant"]
    assert sorted(match.names("S2:0") + match.names("S3:0")) == ["Three", "Two"]


@pytest.mark.rule("401.4", "802.2", "811.1")
@pytest.mark.parametrize(("supertypes", "left"), [(["neo", "G-neo"], "Two"), (["evolution", "star"], "Giant")])
def test_what_leaves_instead_goes_below_the_deck_if_that_is_said(supertypes: list[str], left: str) -> None:
    text = ONTO_HUMANS if "neo" in supertypes else "Star evolution: Put on one of your Human creatures"
    giant = creature("Giant", 5000, text, supertypes=supertypes)
    away = spell("Away", "Put one of your opponent's creatures on the bottom of its owner's deck.", cost=1)
    match = table({**MANA, "hand:0": ["Away", "Nine"], "B1:1": [_on("Two")]}, giant, away).answer("cast:Away")
    assert match.names("deck:1")[0] == left
    assert match.names("deck:1")[-1] == "Blank"


@pytest.mark.rule("113.2", "802.2", "811.1")
@pytest.mark.parametrize("text", ["on a shield of its owner face up", "under a shield of yours face down"])
@pytest.mark.parametrize("supertypes", [["neo", "G-neo"], ["evolution", "star"]])
def test_what_leaves_instead_comes_to_the_shield_that_was_chosen(text: str, supertypes: list[str]) -> None:
    is_star = "star" in supertypes
    evolution = "Star evolution: Put on one of your Human creatures" if is_star else ONTO_HUMANS
    giant = creature("Giant", 5000, evolution, supertypes=supertypes)
    away = spell("Away", f"Put one of your creatures {text}.", cost=1)
    pile = Placed("Giant", attached={"under:0": ["Two"]})
    zones: Zones = {**MANA, "hand:0": ["Away", "Nine"], "B1:0": [pile], "S1:0": ["One"], "S2:0": ["Three"]}
    match = table(zones, giant, away).answer("cast:Away").answer("rely-on:S1")
    left, stays = ("Giant", "Two") if is_star else ("Two", "Giant")
    assert [*match.names("B1:0"), *match.names("B2:0")] == [stays]
    assert match.names("S1:0") == (["One", left] if "face up" in text else [left, "One"])
    assert [match.match.state.face_down[card] for card in match.cards("S1:0")] == [True, "face up" not in text]
    assert (match.names("S2:0"), match.names("S3:0")) == (["Three"], [])


@pytest.mark.rule("406.2", "802.2", "811.1")
@pytest.mark.parametrize("supertypes", [["neo", "G-neo"], ["evolution", "star"]])
def test_what_leaves_instead_comes_face_up_to_the_shields_if_that_is_said(supertypes: list[str]) -> None:
    text = "Star evolution: Put on one of your Human creatures" if "star" in supertypes else ONTO_HUMANS
    giant = creature("Giant", 5000, text, supertypes=supertypes)
    away = spell("Away", "Add one of your creatures to your shields face up.", cost=1)
    pile = Placed("Giant", attached={"under:0": ["Two"]})
    match = table({**MANA, "hand:0": ["Away", "Nine"], "B1:0": [pile]}, giant, away).answer("cast:Away")
    assert match.count("S2:0") == 1
    assert not match.match.state.face_down[match.card("S2:0")]


@pytest.mark.rule("109.2b", "802.2")
def test_what_leaves_from_under_it_is_not_said_to_be_destroyed() -> None:
    match = table({**MANA, "hand:0": ["Burn", "Nine"], "B1:1": [_on("Two")]}, GIANT, BURN).answer("cast:Burn")
    assert "destroyed" not in match.told
    assert "puts-into-graveyard" in match.told


SHUFFLES = {
    "Shuffle one of your opponent's creatures into your opponent's deck.": 1,
    "Shuffle all of your creatures under your deck.": 0,
}


@pytest.mark.rule("401.4", "401.7", "802.2")
@pytest.mark.parametrize("text", SHUFFLES)
@pytest.mark.parametrize("name", ["Giant", "Risen"])
def test_nobody_says_in_which_order_cards_lie_that_are_shuffled(text: str, name: str) -> None:
    seat = SHUFFLES[text]
    pile = Placed(name, attached={f"under:{seat}": ["Two", "Three"]})
    away = spell("Away", text, cost=1)
    match = table({**MANA, "hand:0": ["Away", "Nine"], f"B1:{seat}": [pile]}, GIANT, away).answer("cast:Away")
    assert match.rule == "504.1"
    left = {"Two", "Three"} if name == "Giant" else {"Two", "Three", "Risen"}
    assert left <= set(match.names(f"deck:{seat}"))


@pytest.mark.rule("802.3")
def test_it_is_sick_again_if_it_came_this_turn_and_stays_tapped() -> None:
    burn = spell("Burn Own", "Destroy one of your creatures.", cost=0)
    zones: Zones = {**MANA, "hand:0": ["Giant", "Burn Own", "Nine"], "B1:0": [Placed("Two", rested=True)]} | {
        "mana zone:0": ["One"] * 3
    }
    match = table(zones, GIANT, burn).answer("summon:Giant").answer("yes")
    assert not field.is_sick(match.match, match.card("B1:0"))
    match.answer("cast:Burn-Own")
    assert match.names("graveyard:0") == ["Two", "Burn Own"]
    assert field.is_sick(match.match, match.card("B1:0"))
    assert match.rested("B1:0")


@pytest.mark.rule("115.3b", "505.6", "802.2")
def test_it_loses_a_battle_and_goes_on_attacking_in_no_way() -> None:
    pile = Placed("Giant", attached={"under:0": ["Two"]})
    match = attack({"B1:0": [pile], "B9:0": ["One"], "B1:1": [Placed("Nine", rested=True)]}, GIANT)
    match.answer("attack:B1").answer("target:B1:1")
    assert match.names("B1:0") == ["Giant"]
    assert match.names("graveyard:0") == ["Two"]
    assert match.rested("B1:0")


@pytest.mark.rule("101.5", "609.3")
def test_if_something_else_has_happened_instead_all_of_it_goes() -> None:
    text = "When this creature would be destroyed, return it to your hand instead."
    giant = creature("Giant", 5000, ONTO_HUMANS, text, supertypes=["neo", "G-neo"])
    seen: set[tuple[str, ...]] = set()
    for way in (0, 1):
        match = attack(
            {"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": [Placed("Giant", rested=True, attached={"under:1": ["Two"]})]},
            giant,
        )
        match.answer("attack:B1").answer("target:B1:1")
        assert len(match.offered) == 2
        match.answer(match.offered[way])
        seen.add((*match.names("B1:1"), "|", *sorted(match.names("hand:1")), "|", *match.names("graveyard:1")))
    assert seen == {("|", "Giant", "Two", "|"), ("Giant", "|", "|", "Two")}


@pytest.mark.rule("109.2a", "802.2")
def test_an_effect_on_its_top_card_alone_takes_the_cards_under_it_too() -> None:
    strip = spell("Strip", "Put one of your opponent's cards into its owner's graveyard.", cost=1)
    match = table({**MANA, "hand:0": ["Strip", "Nine"], "B1:1": [_on("Two", "Three")]}, GIANT, strip)
    match.answer("cast:Strip")
    match.answer(next(key for key in match.offered if "B1" in key))
    assert match.names("B1:1") == ["Giant"]
    assert sorted(match.names("graveyard:1")) == ["Three", "Two"]


@pytest.mark.rule("703.4c", "802.2")
def test_without_power_it_leaves_after_the_cards_under_it() -> None:
    drain = spell(
        "Drain", "Choose one of your opponent's creatures. It gets -5000 power until the end of the turn.", cost=1
    )
    match = table({**MANA, "hand:0": ["Drain", "Nine"], "B1:1": [_on("Two")]}, GIANT, drain).answer("cast:Drain")
    assert match.names("B1:1") == []
    assert match.names("graveyard:1") == ["Two", "Giant"]


@pytest.mark.rule("802.1")
def test_supertypes_and_text_say_the_same_of_it() -> None:
    for supertypes, text in (
        (["neo"], ONTO_HUMANS),
        (["neo", "G-neo"], ONTO_HUMANS.removeprefix("G-")),
        (["G-neo"], ""),
    ):
        row = CardRow.model_validate(
            {"number": "X", "name": "X", "cost": 1, "power": 1000, "supertypes": supertypes, "text": text}
        )
        if supertypes == ["G-neo"]:
            assert definition(row).number == "X"
            continue
        with pytest.raises(CardTextError):
            definition(row)


DREAM = creature("Dream", 3000, supertypes=["dream"], races=[])
OTHER_DREAM = creature("Other Dream", 3000, supertypes=["dream"], races=[])


@pytest.mark.rule("101.2", "204.3")
def test_while_a_dream_creature_is_there_another_of_its_name_cannot_be_put() -> None:
    zones: Zones = {"mana zone:0": ["One"] * 4, "hand:0": ["Dream", "Dream", "Other Dream"]}
    match = table(zones, DREAM, OTHER_DREAM).answer("summon:Dream")
    assert match.offered == ["pass", "summon:Other-Dream"]
    call = spell("Call", "Put a creature from your hand into the battle zone.", cost=1)
    match = table({**MANA, "hand:0": ["Dream", "Call"], "B1:0": ["Dream"]}, DREAM, call).answer("cast:Call")
    assert match.names("hand:0") == ["Dream"]


@pytest.mark.rule("101.2", "204.3")
def test_the_other_player_may_put_one_of_that_name() -> None:
    assert "summon:Dream" in table({**MANA, "hand:0": ["Dream", "Nine"], "B1:1": ["Dream"]}, DREAM).offered


@pytest.mark.rule("116.2a")
def test_a_sealed_dream_creature_keeps_none_out_and_both_stay_when_the_seal_is_gone() -> None:
    wake = card("Wake", power=1000, races=["Fire Command"])
    zones: Zones = {
        "mana zone:0": ["One"] * 4,
        "hand:0": ["Dream", "Wake"],
        "sealed:0": [Placed("Dream", attached={"seals:0": ["Blank"]})],
    }
    match = table(zones, DREAM, wake).answer("summon:Dream").answer("summon:Wake")
    there = [name for number in (1, 2, 3) for name in match.names(f"B{number}:0")]
    assert sorted(there) == ["Dream", "Dream", "Wake"]
