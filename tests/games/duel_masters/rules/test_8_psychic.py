"""117, 407, 804: psychic creatures and the hyperspatial zone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import decks, faces, field, twinpacts
from engine.games.duel_masters.cards import all_cards
from engine.games.duel_masters.characteristics import POWER
from engine.games.duel_masters.decks import faults_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from tests.games.duel_masters.positions import ATTACK, Placed, Zones, attack, card, creature, spell, table


def psychic(name: str, power: int, *text: str, other: str, **more: Any) -> CardDefinition:
    """A psychic creature with another side."""
    return creature(name, power, *text, supertypes=["psychic"], other_sides=[other], **more)


AWAKENS = (
    "Awaken: At the end of your turn, if all of your creatures are tapped, flip this creature to its higher cost side."
)
SLEEPER = psychic("Sleeper", 4000, AWAKENS, other="Awake")
AWAKE = psychic("Awake", 9000, "Double breaker", other="Sleeper", side="b", cost=9)
WEAKEN = spell("Weaken", "Choose one of your creatures. It gets -2000 power until the end of the turn.")
CALL = spell("Call", "Put a psychic creature from your hyperspatial zone into the battle zone.")
TURN = spell("Turn", "Choose one of your creatures, and flip it to its higher cost side.")
BACK = spell("Back", "Choose one of your creatures, and flip it to its lower cost side.")
WAKE = psychic(
    "Wake", 4000, "Awaken: Whenever you cast a spell, flip this creature to its higher cost side.", other="Awake"
)
MANA = {"mana zone:0": ["One"] * 6}


@pytest.mark.rule("117.1", "804.4b", "603.2d")
def test_a_psychic_creature_reaches_the_zone_it_is_put_into_and_then_lies_in_the_hyperspatial_zone() -> None:
    mourner = creature("Mourner", 1000, "When your creature is destroyed, draw a card.")
    zones: Zones = {"B1:0": ["Nine"], "B1:1": [Placed("Awake", rested=True)], "B2:1": ["Mourner"], "B9:0": ["One"]}
    big = creature("Big", 20000)
    match = attack({**zones, "B1:0": ["Big"]}, SLEEPER, AWAKE, mourner, big)
    held = match.count("hand:1")
    match.answer("attack:B1").answer("target:B1:1")
    assert match.count("graveyard:1") == 0
    assert match.names("hyperspatial zone:1") == ["Sleeper"]  # with the side up that was up at first
    assert match.count("hand:1") == held + 1  # it was destroyed all the same


@pytest.mark.rule("804.4b")
@pytest.mark.parametrize(
    "what",
    [
        "Return one of your creatures to your hand.",
        "Put one of your creatures into your mana zone.",
        "Add one of your creatures to your shields face down.",
    ],
)
def test_wherever_it_goes_it_goes_home(what: str) -> None:
    match = table({"B1:0": ["Sleeper"], "hand:0": ["Away", "One"], **MANA}, SLEEPER, AWAKE, spell("Away", what))
    match.answer("cast:Away")
    assert match.names("hyperspatial zone:0") == ["Sleeper"]
    assert match.names("hand:0") == ["One"]
    assert match.count("mana zone:0") == 6


@pytest.mark.rule("201.1b", "804.4a")
def test_a_psychic_creature_comes_by_effects_only() -> None:
    match = table({"hyperspatial zone:0": ["Sleeper"], "hand:0": ["Call", "One"], **MANA}, SLEEPER, AWAKE, CALL)
    assert match.offered == ["pass", "cast:Call", "summon:One"]
    assert match.answer("cast:Call").names("B1:0") == ["Sleeper"]


@pytest.mark.rule("701.20a", "804.1a", "804.5")
def test_an_awakened_creature_stays_tapped_and_what_applied_to_it_goes_on() -> None:
    tapped = Placed("Wake", rested=True)
    match = table({"B1:0": [tapped], "hand:0": ["Weaken", "One"], **MANA}, WAKE, AWAKE, WEAKEN)
    before = match.card("B1:0")
    match.answer("cast:Weaken")
    assert match.names("B1:0") == ["Awake"]
    assert match.card("B1:0") == before
    assert match.rested("B1:0")
    assert match.power("B1:0") == 9000 - 2000


@pytest.mark.rule("804.1a", "603.4")
def test_awakening_asks_its_condition_when_the_turn_ends() -> None:
    tapped, untapped = Placed("Sleeper", rested=True), {"B2:0": ["One"]}
    asleep = attack({"B1:0": [tapped], **untapped}, SLEEPER, AWAKE).answer("pass")
    assert asleep.names("B1:0") == ["Sleeper"]
    awake = attack({"B1:0": [tapped], "B2:0": ["Quick"]}, SLEEPER, AWAKE).answer("attack:B2").answer("pass")
    assert awake.names("B1:0") == ["Awake"]


@pytest.mark.rule("804.2", "804.3", "200.3c")
def test_only_the_side_that_is_up_counts() -> None:
    match = table({"B1:0": ["Awake"], "hyperspatial zone:0": ["Sleeper"]}, SLEEPER, AWAKE)
    values = match.match.values(match.card("B1:0"))
    assert (values["names"], values["costs"], values[POWER]) == (frozenset({"Awake"}), (9,), 9000)
    assert match.match.values(match.card("hyperspatial zone:0"))["costs"] == (2,)


@pytest.mark.rule("804.5", "505.6")
def test_an_attacker_that_awakens_goes_on_attacking() -> None:
    riser = psychic(
        "Riser",
        4000,
        "Awaken: Whenever this creature attacks, flip this creature to its higher cost side.",
        other="Awake",
    )
    match = attack({"B1:0": ["Riser"], "B9:0": ["One"], "S2:1": ["One"]}, riser, AWAKE)
    match.answer("attack:B1").answer("pass").answer("pass")
    assert ATTACK.of(match.match) is None
    assert [match.count(f"S{number}:1") for number in (1, 2)] == [0, 0]  # the other side breaks two


@pytest.mark.rule("804.6", "804.6a")
def test_an_awakened_creature_is_not_sick_and_one_turned_over_by_another_effect_is() -> None:
    zones: Zones = {"hyperspatial zone:0": ["Wake"], "hand:0": ["Call", "Blank", "One"], **MANA}
    awake = psychic("Awake", 9000, other="Wake", side="b", cost=9)
    match = table(zones, WAKE, awake, CALL).answer("cast:Call")
    assert field.is_sick(match.match, match.card("B1:0"))
    match.answer("cast:Blank")
    assert match.names("B1:0") == ["Awake"]
    assert not field.is_sick(match.match, match.card("B1:0"))
    side = faces.side_of(match.match, match.card("B1:0"), faces.LOWER)
    assert side is not None
    faces.turn_over(match.match, match.card("B1:0"), side)
    assert field.is_sick(match.match, match.card("B1:0"))


@pytest.mark.rule("804.6a")
def test_being_turned_over_is_not_awakening() -> None:
    zones: Zones = {"hyperspatial zone:0": ["Sleeper"], "hand:0": ["Call", "Turn", "One"], **MANA}
    match = table(zones, SLEEPER, AWAKE, CALL, TURN).answer("cast:Call").answer("cast:Turn")
    assert match.names("B1:0") == ["Awake"]
    assert field.is_sick(match.match, match.card("B1:0"))


@pytest.mark.rule("804.1b", "101.5")
def test_release_turns_it_back_instead_of_leaving() -> None:
    release = (
        "Release: When this creature would leave the battle zone, flip this creature to its lower cost side instead."
    )
    freed = psychic("Freed", 9000, release, other="Sleeper", side="b", cost=9)
    match = table(
        {"B1:0": [Placed("Freed", rested=True)], "hand:0": ["Bolt", "One"], "B1:1": ["One"], **MANA},
        creature("Sleeper", 4000, supertypes=["psychic"], other_sides=["Freed"]),
        freed,
        spell("Bolt", "Destroy one of your creatures."),
    ).answer("cast:Bolt")
    assert match.names("B1:0") == ["Sleeper"]
    assert match.rested("B1:0")
    assert match.count("hyperspatial zone:0") == 0


@pytest.mark.rule("804.1d", "407.2")
@pytest.mark.parametrize("zone", ["B1:0", "hyperspatial zone:0"])
def test_everybody_can_read_both_sides(zone: str) -> None:
    match = table({zone: ["Sleeper"]}, SLEEPER, AWAKE)
    for viewer in (0, 1, None):
        seen = view(match.match, viewer).zones[zone].cards[0].definition
        assert seen is not None
        assert seen.facts[twinpacts.OTHER_SIDES] == ("Awake",)


@pytest.mark.rule("100.3", "103.1", "407.1")
def test_at_most_eight_cards_lie_in_the_hyperspatial_zone() -> None:
    assert _faults({"One": 40}, {f"P{number}": 2 for number in range(4)}) == []
    assert _faults({"One": 40}, {f"P{number}": 3 for number in range(3)}) == ["100.3"]
    assert _faults({"One": 36, "P0": 4}, {}) == ["103.1"]


@pytest.mark.rule("100.3a", "804.1")
def test_four_of_a_name_and_no_back_sides() -> None:
    assert _faults({"One": 40}, {"P0": 5}) == ["100.3a"]
    assert _faults({"One": 40}, {"Back": 1}) == ["804.1"]


def _faults(main: dict[str, int], hyperspatial: dict[str, int]) -> list[str]:
    made = [
        *(psychic(f"P{number}", 1000, other="Back") for number in range(4)),
        psychic("Back", 1000, other="P0", side="b"),
        card("One", power=1000),
    ]
    cards = {**all_cards(), **{each.number: each for each in made}}
    faults = faults_of(Deck({"main": main, "hyperspatial": hyperspatial}), cards)
    return [fault.rule for fault in faults if (fault.rule, fault.message.text) != ("100.2a", "fault-copies")]


@pytest.mark.rule("407.1", "804.4")
def test_psychic_and_dragheart_cards_belong_into_their_own_section() -> None:
    assert decks.section_of(SLEEPER) == "hyperspatial"
    assert decks.section_of(card("Sword", type="weapon", supertypes=["dragheart"])) == "hyperspatial"


@pytest.mark.rule("110.7", "804.1a")
def test_what_an_awakened_creature_makes_of_others_counts_from_then_on() -> None:
    asleep = psychic("Asleep", 4000, other="Leader")
    text = "All of your creatures get power attacker +3000."
    leader = psychic("Leader", 9000, text, other="Asleep", side="b", cost=9)
    zones: Zones = {"B1:0": ["Asleep"], "B2:0": ["Two"], "hand:0": ["Turn"], "B1:1": [Placed("Two", rested=True)]}
    match = table({**zones, **MANA}, asleep, leader, TURN)
    match.answer("cast:Turn").answer("choose:B1").answer("attack:B2")
    assert match.match.value(match.card("B2:0"), POWER) == 5000


@pytest.mark.rule("603.5c", "804.3")
def test_of_several_abilities_the_player_is_asked_also_for_that_of_the_side_that_was_up() -> None:
    asleep = psychic("Asleep", 3000, other="Arisen")
    awake = psychic(
        "Arisen", 5000, "When this creature is destroyed, draw two cards.", other="Asleep", side="b", cost=9
    )
    mourner = creature("Mourner", 1000, "When your other creature is destroyed, draw a card.")
    smash = spell("Smash Two", "Destroy one of your psychic creatures.", cost=0, civilizations=[])
    zones: Zones = {"B1:0": ["Arisen"], "B2:0": ["Mourner"], "hand:0": ["Smash-Two", "Nine"]}
    match = table(zones, asleep, awake, mourner, smash).answer("cast:Smash-Two")
    assert match.offered == ["play:Asleep:b1", "play:B2:1"]
    match.answer("play:Asleep:b1")
    assert match.count("hand:0") == 4
