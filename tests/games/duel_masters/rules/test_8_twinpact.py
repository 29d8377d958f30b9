"""201.2b, 808: twinpact cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import field
from engine.games.duel_masters.cards import read_cards
from engine.games.duel_masters.characteristics import CIVILIZATIONS, COSTS
from engine.games.duel_masters.twinpacts import join
from engine.kernel.definitions import CardDefinition
from engine.language.errors import MissingFaces
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

LAST_BURST = "Last burst: When this creature is destroyed, you may cast its spell side for no cost."
BIKE = creature("Bike", 3000, LAST_BURST, half_of="Bike/Burst", cost=4)
BURST = spell("Burst", "Shield trigger", "Draw two cards.", half_of="Bike/Burst", cost=2, civilizations=["water"])
TWIN = join("Bike/Burst", [BURST, BIKE])
CARDS = (BIKE, BURST, TWIN)
MANA = {"mana zone:0": ["One"] * 5 + ["Fish"]}
ALL = 7
FREE: dict[str, Any] = {"cost": 0, "civilizations": []}


def _table(zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    return table(zones, *CARDS, *cards, **more)


@pytest.mark.rule("808.1", "808.3a", "112.2a")
def test_each_half_is_used_for_its_own_cost_and_civilisation() -> None:
    zones: Zones = {"hand:0": ["Bike / Burst", "Nine"], "mana zone:0": ["One"] * 4}
    assert _table(zones).offered == ["pass", "summon:Bike/Burst", "summon:Nine"]
    zones = {"hand:0": ["Bike / Burst", "Nine"], "mana zone:0": ["Fish"] * 2}
    assert _table(zones).offered == ["pass", "cast:Bike/Burst"]


@pytest.mark.rule("808.4")
def test_in_the_battle_zone_it_is_the_creature_alone() -> None:
    match = _table({"hand:0": ["Bike / Burst", "One"], "mana zone:0": ["One"] * 4}).answer("summon:Bike/Burst")
    assert match.names("B1:0") == ["Bike"]
    values = match.match.values(match.card("B1:0"))
    assert (values["types"], values[COSTS]) == (frozenset({"creature"}), (4,))
    assert values[CIVILIZATIONS] == frozenset({"fire"})


@pytest.mark.rule("808.2", "808.4")
def test_elsewhere_it_is_both() -> None:
    match = _table(
        {"B1:0": ["Bike"], "hand:0": ["Away", "One"], **MANA}, spell("Away", "Destroy one of your creatures.")
    )
    match.answer("cast:Away")
    while match.prompt in ("ask-use", "ask-mana", "ask-pay"):
        match.answer("no" if "no" in match.offered else match.offered[-1])
    twin = next(
        each for each in match.cards("graveyard:0") if match.match.state.definition[each].number == "Bike/Burst"
    )
    values = match.match.values(twin)
    assert values["names"] == frozenset({"Bike / Burst"})
    assert values["types"] == frozenset({"creature", "spell"})
    assert sorted(values[COSTS]) == [2, 4]
    assert values[CIVILIZATIONS] == frozenset({"fire", "water"})


@pytest.mark.rule("405.1", "808.2")
def test_of_two_civilisations_it_comes_to_the_mana_zone_tapped() -> None:
    match = _table({"hand:0": ["Bike / Burst", "One"]}, step="charge_step").answer("charge:Bike/Burst")
    assert match.rested("mana zone:0")


@pytest.mark.rule("201.2b", "808.3", "808.3a")
@pytest.mark.parametrize(
    ("what", "found"),
    [
        ("a card that costs 2 or less", True),
        ("a card that costs 4 or more", True),
        ("a creature that costs 2 or less", False),
        ("a spell that costs 2 or less", True),
        ("a spell that costs 4", False),
        ("a water creature", False),
        ("a water card", True),
    ],
)
def test_a_type_is_asked_of_its_half_and_a_card_of_either(what: str, found: bool) -> None:
    dig = spell("Dig", f"Return {what} from your graveyard to your hand.")
    match = _table({"graveyard:0": ["Bike / Burst"], "hand:0": ["Dig", "Nine"], **MANA}, dig).answer("cast:Dig")
    while match.prompt == "ask-mana":
        match.answer(match.offered[-1])
    assert ("Bike / Burst" in match.names("hand:0")) is found


@pytest.mark.rule("808.3a", "112.3a", "302.2")
def test_a_shield_trigger_of_the_spell_casts_the_spell() -> None:
    zones: Zones = {"B1:0": ["Nine"], "B9:0": ["One"], "S1:1": ["Bike / Burst"]}
    match = attack(zones, *CARDS).answer("attack:B1")
    held = match.count("hand:1")
    match.answer("shield-trigger:Bike/Burst")
    assert match.names("graveyard:1") == ["Bike / Burst"]
    assert match.count("hand:1") == held + 2
    assert match.names("B1:1") == []


@pytest.mark.rule("112.3g", "808.3a")
def test_last_burst_casts_the_spell_from_the_graveyard() -> None:
    smash = spell("Smash", "Destroy one of your opponent's creatures.")
    zones: Zones = {"B1:1": ["Bike"], "hand:0": ["Smash", "One"], **MANA}
    match = _table(zones, smash).answer("cast:Smash")
    while match.asked == 0 and match.prompt == "ask-mana":
        match.answer(match.offered[-1])
    held = match.count("hand:1")
    assert match.asked == 1
    match.answer("yes")
    assert match.count("hand:1") == held + 2
    assert match.names("graveyard:1") == ["Bike / Burst"]


@pytest.mark.rule("109.2b", "808.2")
def test_under_an_evolution_creature_and_gone_again() -> None:
    big = creature("Big", 20000)
    pile = Placed("Risen", rested=True, attached={"under:1": ["Bike"]})
    match = attack({"B1:0": ["Big"], "B9:0": ["One"], "B1:1": [pile]}, *CARDS, big)
    match.answer("attack:B1").answer("target:B1:1")
    assert sorted(match.names("graveyard:1")) == ["Bike / Burst", "Risen"]


@pytest.mark.rule("808.3a")
def test_the_creature_half_of_a_twinpact_may_be_one_that_evolves() -> None:
    need = "Evolution: Put on one of your Liquid People creatures"
    rider = creature("Rider", 6000, need, half_of="R/S", supertypes=["evolution"])
    sting = spell("Sting", "Draw a card.", half_of="R/S", cost=9)
    whole = join("R/S", [rider, sting])
    zones: Zones = {"hand:0": ["Rider / Sting", "One"], "mana zone:0": ["One"] * 4}
    match = table({**zones, "B1:0": ["Two"]}, rider, sting, whole)
    assert match.offered == ["pass", "summon:One"]
    match = table({**zones, "B1:0": ["Fish"]}, rider, sting, whole).answer("summon:R/S")
    assert match.names("B1:0") == ["Rider"]
    assert not field.is_sick(match.match, match.card("B1:0"))


@pytest.mark.rule("201.2b", "808.1")
def test_a_card_of_one_type_is_no_twinpact() -> None:
    plain = card("Plain", power=1000)
    match = _table({"hand:0": ["Plain", "Nine"], "mana zone:0": ["One"] * 2}, plain)
    assert match.offered == ["pass", "summon:Plain", "summon:Nine"]


@pytest.mark.rule("808.3a", "110.4e", "112.2b")
def test_what_one_half_says_of_its_cost_does_not_lower_that_of_the_other() -> None:
    ship = creature("Ship", 6000, "Sympathy: Human", half_of="Ship/Sail", cost=5)
    sail = spell("Sail", "Draw a card.", half_of="Ship/Sail", cost=3)
    cards = (ship, sail, join("Ship/Sail", [sail, ship]))
    there: Zones = {"B1:0": ["One"], "B2:0": ["One"], "B3:0": ["One"], "hand:0": ["Ship / Sail"]}
    assert table({**there, "mana zone:0": ["One"] * 2}, *cards).offered == ["pass", "summon:Ship/Sail"]
    assert table({**there, "mana zone:0": ["One"]}, *cards).offered == ["pass"]
    three = table({**there, "mana zone:0": ["One"] * 3}, *cards)
    assert three.offered == ["pass", "summon:Ship/Sail", "cast:Ship/Sail"]


@pytest.mark.rule("808.3a", "609.8a", "405.1")
def test_a_charger_of_the_spell_half_is_none_of_the_creature() -> None:
    ship = creature("Ship", 6000, half_of="Ship/Sail", cost=5)
    sail = spell("Sail", "Charger", "Draw a card.", half_of="Ship/Sail", cost=3, civilizations=["water"])
    smash = spell("Smash", "Destroy one of your creatures.", cost=1)
    cards = (ship, sail, smash, join("Ship/Sail", [sail, ship]))
    match = table({"hand:0": ["Ship / Sail", "Nine"], "mana zone:0": ["Fish"] * 3}, *cards).answer("cast:Ship/Sail")
    assert match.names("mana zone:0")[-1] == "Ship / Sail"
    assert match.rested("mana zone:0")  # it is of two civilisations there
    match = table({"hand:0": ["Smash", "Nine"], "mana zone:0": ["One"], "B1:0": ["Ship"]}, *cards).answer("cast:Smash")
    assert match.names("graveyard:0") == ["Ship / Sail", "Smash"]


@pytest.mark.rule("808.3a", "110.4d", "601.1c")
def test_of_a_twinpact_in_the_mana_zone_only_the_creature_may_be_summoned_from_there() -> None:
    opener = creature("Opener", 1000, "You can summon creatures from your mana zone.")
    zones: Zones = {"B1:0": ["Opener"], "mana zone:0": ["Bike / Burst", *["One"] * 4, "Fish"]}
    match = _table(zones, opener)
    assert "summon:Bike/Burst" in match.offered
    assert "cast:Bike/Burst" not in match.offered


@pytest.mark.rule("808.1")
def test_a_twinpact_is_one_wherever_it_is_and_whichever_of_its_halves_is_there() -> None:
    gather = spell("Gather", "Return all twinpact cards in your mana zone to your hand.", cost=0, civilizations=[])
    zones: Zones = {"hand:0": ["Gather"], "mana zone:0": ["One", "Bike / Burst", "Bolt"]}
    match = _table(zones, gather).answer("cast:Gather")
    assert (match.names("hand:0"), match.names("mana zone:0")) == (["Bike / Burst"], ["One", "Bolt"])
    tidy = spell("Tidy", "Return all of your twinpact creatures to their owner's hands.", cost=0, civilizations=[])
    match = _table({"hand:0": ["Tidy"], "B1:0": ["Bike"], "B2:0": ["One"]}, tidy).answer("cast:Tidy")
    while match.prompt == "ask-use":
        match.answer("no")
    assert (match.names("hand:0"), match.names("B2:0")) == (["Bike / Burst"], ["One"])


@pytest.mark.rule("808.1")
@pytest.mark.parametrize("second", [None, {"type": "spell"}])
def test_a_twinpact_that_is_not_of_a_creature_and_a_spell_is_refused(second: dict[str, Any] | None) -> None:
    half: dict[str, Any] = {"half_of": "P/Q", "civilizations": ["fire"], "cost": 2, "text": "Draw a card."}
    rows = [{**half, "number": "P", "name": "P", "type": "spell"}]
    rows += [] if second is None else [{**half, **second, "number": "Q", "name": "Q"}]
    with pytest.raises(MissingFaces, match="one creature and one spell"):
        read_cards(rows)
    rows.append({**half, "number": "R", "name": "R", "power": 1000, "text": "", "half_of": "P/Q"})
    if second is None:
        assert "P/Q" in read_cards(rows)
    else:
        with pytest.raises(MissingFaces, match="P/Q"):
            read_cards(rows)


@pytest.mark.rule("200.3a", "808.3")
def test_a_twinpact_under_a_card_is_the_whole_card_however_it_came_there() -> None:
    """What means cards sees both halves of it; what was the creature in the battle zone is so no more."""
    seeker = creature(
        "Seeker", 6000, "Evolution: Put on one of your Human creatures",
        "When you put this creature into the battle zone, return a spell lying under this creature to your hand.",
        supertypes=["evolution"], **FREE,
    )  # fmt: skip
    match = _table({"hand:0": ["Seeker", "Nine"], "B1:0": ["Bike"]}, seeker).answer("summon:Seeker")
    assert match.names("under:0") == []
    assert match.names("hand:0") == ["Nine", "Bike / Burst"]
    digger = spell("Dig", "Put one of your creatures under one of your creatures.", **FREE)
    match = _table({"hand:0": ["Dig", "Nine"], "B1:0": ["Bike"], "B2:0": ["One"]}, digger).answer("cast:Dig")
    match.answer("choose:B1").answer("choose:B2")
    assert match.names("under:0") == ["Bike / Burst"]


@pytest.mark.rule("801.4a", "808.4")
def test_a_twinpact_that_comes_to_light_again_is_its_creature_half() -> None:
    star = creature(
        "Star", 6000, "Star evolution: Put on one of your Human creatures", supertypes=["evolution", "star"]
    )
    smash = spell("Smash", "Destroy one of your creatures.", **FREE)
    zones: Zones = {"hand:0": ["Smash", "Nine"], "B1:0": [Placed("Star", attached={"under:0": ["Bike/Burst"]})]}
    match = _table(zones, star, smash).answer("cast:Smash")
    assert match.names("B1:0") == ["Bike"]
    assert match.value("B1:0", "types") == {"creature"}
    assert match.value("B1:0", "civilizations") == {"fire"}


SWIMMER = creature("Swimmer", 3000, half_of="Swimmer/Ray", cost=4, civilizations=["water"])
RAY = spell("Ray", "Draw a card.", half_of="Swimmer/Ray", cost=4, civilizations=["light"])
BOTH_HALVES = (SWIMMER, RAY, join("Swimmer/Ray", [SWIMMER, RAY]))
PRISM = creature("Prism", 1000, civilizations=["water", "light"])
PAIR: Zones = {"hand:0": ["Swimmer/Ray", "Nothing"], "mana zone:0": ["Prism"] * 2}


@pytest.mark.rule("808.3a", "601.1a")
def test_what_is_said_of_the_next_card_is_said_of_the_half_that_is_used() -> None:
    for civilization, offered in (("light", []), ("water", ["summon:Swimmer/Ray"])):
        text = f"The next {civilization} card that you summon costs 3 less to no less than 1 this turn."
        gift = spell("Gift", text, **FREE)
        zones: Zones = {**PAIR, "hand:0": ["Gift", *PAIR["hand:0"]]}
        match = table(zones, *BOTH_HALVES, PRISM, gift).answer("cast:Gift")
        assert match.offered == ["pass", *offered]


@pytest.mark.rule("808.3a", "601.1a")
def test_what_light_cards_cost_less_to_summon_is_nothing_to_a_light_spell_half() -> None:
    for use, offered in (("summon", []), ("cast", ["cast:Swimmer/Ray"]), ("use", ["cast:Swimmer/Ray"])):
        text = f"Your light cards each cost 3 less to {use}. They can't cost less than 1."
        lord = creature("Lord", 1000, text)
        match = table({**PAIR, "B1:0": ["Lord"]}, *BOTH_HALVES, PRISM, lord)
        assert match.offered[1:] == [*offered]
