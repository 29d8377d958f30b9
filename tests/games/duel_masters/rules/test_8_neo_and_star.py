"""315, 802, 811, 813: NEO creatures, star and star max evolution creatures, and tamaseeds."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.cards import CardRow, definition
from engine.games.duel_masters.decks import section_of
from engine.language.errors import CardTextError
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

NEO = creature(
    "Neo", 5000, "NEO evolution: you may put this on one of your Human creatures", supertypes=["neo"], races=["Human"]
)
STAR = creature(
    "Star", 6000, "Star evolution: Put on one of your Human creatures", supertypes=["evolution", "star"], races=[]
)
MAX = creature("Max", 7000, supertypes=["evolution", "star max"])
SEED = card(
    "Seed",
    "Shinkarise",
    "When you put this card into the battle zone, draw a card.",
    type="tamaseed",
    races=["Human"],
)
MANA: Zones = {"mana zone:0": ["One"] * 2}


@pytest.mark.rule("802.1", "802.3")
def test_a_neo_creature_comes_by_itself_and_is_sick_or_on_another_and_is_not() -> None:
    zones: Zones = {**MANA, "hand:0": ["Neo", "Nine"], "B1:0": ["Two"]}
    alone = table(zones, NEO).answer("summon:Neo").answer("no")
    assert alone.names("B2:0") == ["Neo"]
    assert alone.answer("pass").offered == ["pass", "attack:B1"]
    evolved = table(zones, NEO).answer("summon:Neo").answer("yes")
    assert evolved.names("B1:0") == ["Neo"]
    assert evolved.names("under:0") == ["Two"]
    assert evolved.answer("pass").offered == ["pass", "attack:B1"]


@pytest.mark.rule("802.2")
def test_a_neo_creature_needs_nothing_to_be_put_on() -> None:
    match = table({**MANA, "hand:0": ["Neo"], "B1:0": ["Fish"]}, NEO)
    assert match.answer("summon:Neo").names("B2:0") == ["Neo"]


HATE = spell("Hate", "Destroy all evolution creatures in the battle zone.")


@pytest.mark.rule("802.2", "802.3", "802.4")
def test_a_neo_creature_is_an_evolution_creature_while_a_card_lies_under_it_and_only_then() -> None:
    zones: Zones = {**MANA, "hand:0": ["Hate"], "B1:0": ["Neo"]}
    assert table(zones, NEO, HATE).answer("cast:Hate").names("B1:0") == ["Neo"]
    with_card: Zones = {**zones, "B1:0": [Placed("Neo", attached={"under:0": ["Two"]})]}
    match = table(with_card, NEO, HATE).answer("cast:Hate")
    assert match.names("B1:0") == []
    assert sorted(match.names("graveyard:0")) == ["Hate", "Neo", "Two"]


@pytest.mark.rule("811.1", "801.4c")
def test_of_a_star_evolution_creature_only_the_top_card_leaves() -> None:
    glad = creature("Glad", 2000, "When you put this creature into the battle zone, draw a card.")
    pile = Placed("Star", rested=True, attached={"under:1": ["Glad"]})
    match = attack({"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": [pile]}, STAR, glad)
    match.answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:1") == ["Star"]
    assert [name for place in ("B1:1", "B2:1") for name in match.names(place)] == ["Glad"]
    assert match.names("hand:1") == []


@pytest.mark.rule("811.1a")
def test_what_replaced_the_leaving_of_a_star_evolution_creature_takes_all_of_it() -> None:
    safe = creature(
        "Safe",
        6000,
        "Star evolution: Put on one of your Human creatures",
        "When this creature would be destroyed, return it to your hand instead.",
        supertypes=["evolution", "star"],
    )
    pile = Placed("Safe", rested=True, attached={"under:1": ["Two"]})
    match = attack({"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": [pile]}, safe)
    match.answer("attack:B1").answer("target:B1:1")
    assert len(match.offered) == 2
    first = match.offered[0]
    match.answer(first)
    if match.names("B1:1") or match.names("B2:1"):
        match = attack({"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": [pile]}, safe)
        match.answer("attack:B1").answer("target:B1:1").answer(match.offered[1])
    assert sorted(match.names("hand:1")) == ["Safe", "Two"]
    assert match.names("under:1") == []


@pytest.mark.rule("813.1", "801.3")
def test_a_star_max_evolution_creature_is_put_on_nothing_and_attacks_at_once() -> None:
    match = table({**MANA, "hand:0": ["Max", "Nine"]}, MAX).answer("summon:Max")
    assert match.names("B1:0") == ["Max"]
    assert match.answer("pass").offered == ["pass", "attack:B1"]


@pytest.mark.rule("813.1a", "604.4")
def test_of_two_star_max_evolution_creatures_one_goes_back_before_the_rest_of_the_effect() -> None:
    both = spell("Both Ways", "Put a creature from your hand into the battle zone. Draw a card.")
    other = creature("Other Max", 8000, supertypes=["evolution", "star max"])
    zones: Zones = {**MANA, "hand:0": ["Both Ways", "Other Max"], "B1:0": ["Max"], "B1:1": ["Other Max"]}
    match = table(zones, MAX, other, both).answer("cast:Both-Ways")
    if "put:Other-Max" in match.offered:
        match.answer("put:Other-Max")
    assert match.offered == ["keep:B1", "keep:B2"]
    assert match.names("hand:0") == []
    match.answer("keep:B2")
    assert match.names("hand:0") == ["Max", "Blank"]
    assert match.names("B2:0") == ["Other Max"]
    assert match.names("B1:1") == ["Other Max"]


@pytest.mark.rule("315.1", "315.2")
def test_a_tamaseed_is_used_from_the_hand_comes_to_the_battle_zone_and_is_no_creature() -> None:
    match = table({**MANA, "hand:0": ["Seed"]}, SEED).answer("use:Seed")
    assert match.names("B1:0") == ["Seed"]
    assert match.names("hand:0") == ["Blank"]
    assert match.answer("pass").offered != ["pass", "attack:B1"]


@pytest.mark.rule("801.1a", "315.2")
def test_evolution_creatures_may_be_put_on_a_tamaseed_with_shinkarise_that_fits() -> None:
    match = table({**MANA, "hand:0": ["Star", "Nine"], "B1:0": ["Seed"]}, STAR, SEED).answer("summon:Star")
    assert match.names("B1:0") == ["Star"]
    assert match.names("under:0") == ["Seed"]
    assert match.answer("pass").offered == ["pass", "attack:B1"]
    plain = card("Stone", type="tamaseed", races=["Human"])
    fish = card("Pearl", "Shinkarise", type="tamaseed", races=["Liquid People"])
    for wrong in (plain, fish):
        zones: Zones = {**MANA, "hand:0": ["Star"], "B1:0": [wrong.number]}
        assert table(zones, STAR, wrong).offered == ["pass"]


@pytest.mark.rule("801.4a", "811.1")
def test_a_tamaseed_stays_as_one_when_what_lay_on_it_leaves_and_a_spell_does_not() -> None:
    kill = spell("Kill", "Destroy one of your creatures.")
    for below, stays in (("Seed", ["Seed"]), ("Blank", [])):
        pile = Placed("Star", attached={"under:0": [below]})
        match = table({**MANA, "hand:0": ["Kill"], "B1:0": [pile]}, STAR, SEED, kill).answer("cast:Kill")
        assert [name for place in ("B1:0", "B2:0") for name in match.names(place)] == stays
        assert match.names("under:0") == []
        assert "Star" in match.names("graveyard:0")
        assert match.names("hand:0") == []


@pytest.mark.rule("801.1", "802.1", "813.1")
def test_a_card_has_to_say_what_it_is_put_on_as_its_supertype_demands() -> None:
    texts = {"neo": "", "star": "Evolution: Put on one of your Human creatures", "star max": STAR.text}
    for kind, text in texts.items():
        row = CardRow.model_validate(
            {"number": "X", "name": "X", "cost": 1, "power": 1000, "supertypes": ["evolution", kind], "text": text}
        )
        with pytest.raises(CardTextError):
            definition(row)
    assert section_of(NEO) == "main"


@pytest.mark.rule("811.1b")
def test_a_forbidden_star_evolution_creature_needs_no_source() -> None:
    omen = creature("Omen", 5000, supertypes=["evolution", "star", "forbidden"])
    match = table({"hand:0": ["Omen"], "mana zone:0": ["One"] * 2}, omen).answer("summon:Omen")
    assert match.names("B1:0") == ["Omen"]
    assert match.offered == ["pass", "attack:B1"]  # an evolution creature is not sick


@pytest.mark.rule("811.1b", "811.1")
@pytest.mark.parametrize(("under", "left"), [(["Two"], ["Two"]), ([], [])])
def test_of_a_forbidden_star_evolution_creature_only_the_top_card_leaves(under: list[str], left: list[str]) -> None:
    omen = creature("Omen", 5000, supertypes=["evolution", "star", "forbidden"])
    burn = spell("Burn", "Destroy one of your opponent's creatures.", cost=1)
    zones: Zones = {"hand:0": ["Burn", "Nine"], "mana zone:0": ["One"]}
    pile = Placed("Omen", attached={"under:1": under} if under else {})
    match = table({**zones, "B1:1": [pile]}, omen, burn).answer("cast:Burn")
    assert match.names("graveyard:1") == ["Omen"]
    assert match.names("B1:1") + match.names("B2:1") == left


@pytest.mark.rule("604.4a", "604.4b", "813.1a")
def test_what_a_star_max_evolution_creature_does_all_the_time_is_so_before_one_is_to_be_returned() -> None:
    held = creature(
        "Held Max",
        8000,
        "All of your other creatures can't leave the battle zone.",
        supertypes=["evolution", "star max"],
    )
    match = table({**MANA, "hand:0": ["Held Max"], "B1:0": ["Max"]}, MAX, held).answer("summon:Held-Max")
    match.answer("keep:B2")
    assert match.names("hand:0") == []
    assert sorted(match.names("B1:0") + match.names("B2:0")) == ["Held Max", "Max"]
    other = table({**MANA, "hand:0": ["Held Max"], "B1:0": ["Max"]}, MAX, held).answer("summon:Held-Max")
    other.answer("keep:B1")
    assert other.names("hand:0") == ["Held Max"]


@pytest.mark.rule("811.1", "400.8")
@pytest.mark.parametrize(
    ("text", "star"),
    [
        ("Return one of your creatures to your hand. Discard it.", "graveyard:0"),
        ("Return one of your creatures to your hand. Put it into your mana zone.", "mana zone:0"),
        ("Destroy one of your creatures. Return it to your hand.", "hand:0"),
        ("Put one of your creatures into your mana zone. Put it into the battle zone.", "B1:0"),
    ],
)
def test_a_top_card_that_has_left_alone_is_it_where_the_text_has_put_it(text: str, star: str) -> None:
    zones: Zones = {"hand:0": ["Move", "Nine"], "B1:0": [Placed("Star", attached={"under:0": ["Two"]})]}
    match = table(zones, STAR, spell("Move", text, cost=0, civilizations=[])).answer("cast:Move")
    assert "Star" in match.names(star)
    assert match.names("under:0" if star == "B1:0" else "B1:0") == ["Two"]


@pytest.mark.rule("811.1", "109.2b")
def test_a_top_card_that_has_left_alone_is_counted_where_the_text_has_put_it() -> None:
    text = "Return all of your creatures to your hand. Draw that many cards."
    zones: Zones = {"hand:0": ["Move"], "B1:0": ["One"], "B2:0": [Placed("Star", attached={"under:0": ["Two"]})]}
    match = table(zones, STAR, spell("Move", text, cost=0, civilizations=[])).answer("cast:Move")
    assert sorted(match.names("hand:0")) == ["Blank", "Blank", "One", "Star"]


@pytest.mark.rule("811.1", "109.2b")
def test_a_star_evolution_creature_of_which_the_top_card_was_destroyed_has_been_destroyed_this_turn() -> None:
    proud = creature(
        "Proud",
        1000,
        "While within this turn a creature of your side has been destroyed, this creature gets +1000 power.",
        races=["Beast Folk"],
    )
    kill = spell("Kill", "Destroy one of your creatures.", cost=0, civilizations=[])
    star = Placed("Star", attached={"under:0": ["Two"]})
    match = table({"hand:0": ["Kill", "Nine"], "B1:0": [star], "B2:0": ["Proud"]}, STAR, proud, kill)
    assert match.answer("cast:Kill").answer("destroy:B1").power("B2:0") == 2000


@pytest.mark.rule("109.2c", "802.2", "405.1")
@pytest.mark.parametrize(("top", "gone"), [("Risen", ["Risen", "Two"]), ("Giant", ["Two"]), ("Star", ["Star"])])
def test_all_cards_of_a_creature_that_go_to_the_mana_zone_tapped_are_tapped(top: str, gone: list[str]) -> None:
    giant = creature(
        "Giant",
        5000,
        "G-NEO evolution: you may put this on one of your Human creatures",
        supertypes=["neo", "G-neo"],
    )
    move = spell("Move", "Put one of your creatures into your mana zone tapped.", cost=0, civilizations=[])
    zones: Zones = {"hand:0": ["Move", "Nine"], "B1:0": [Placed(top, attached={"under:0": ["Two"]})]}
    match = table(zones, STAR, giant, move).answer("cast:Move")
    assert sorted(match.names("mana zone:0")) == gone
    assert all(match.match.state.rested[card] for card in match.cards("mana zone:0"))
