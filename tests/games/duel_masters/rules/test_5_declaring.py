"""112.3c, 112.3f, 506.3, 507.3, 603.2e, 701.26: ninja strike, attack chance, invasion, revolution change."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import field
from engine.games.duel_masters.characteristics import POWER
from engine.games.duel_masters.twinpacts import join
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell

NINJA = creature("Ninja", 3000, "Blocker", "Ninja strike 4", races=["Shinobi"], cost=5)
CHARGER = creature(
    "Giver", 2000, "Whenever this creature attacks, put one of your opponent's creatures into its owner's mana zone."
)
CHANGER = creature(
    "Changer",
    6000,
    "Revolution change: Fire creature",
    "When you put this creature into the battle zone, draw a card.",
    cost=7,
)
INVADER = creature(
    "Invader",
    8000,
    "Evolution: Put on one of your fire creatures",
    "Invasion: Fire creature",
    "Double breaker",
    supertypes=["evolution"],
    cost=6,
)
CHANCE = spell("Chance", "Attack chance: Fire creature", "Destroy one of your opponent's creatures.", cost=5)


def declaring(zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A match in the attack step where the players are asked what they declare."""
    return attack(zones, *cards, declaring=True, **more)


def power(match: ScenarioMatch, zone: str) -> int:
    found: int = match.match.values(match.cards(zone)[-1])[POWER]
    return found


@pytest.mark.rule("112.3c", "506.3c", "506.3d")
def test_ninja_strike_counts_mana_after_the_effects_of_the_turn_player() -> None:
    zones: Zones = {"B1:0": ["Giver"], "B1:1": ["One"], "hand:1": ["Ninja"], "mana zone:1": ["One"] * 3}
    match = declaring(zones, NINJA, CHARGER).answer("attack:B1")
    assert (match.asked, match.offered) == (1, ["ninja-strike:Ninja"])
    match.answer("ninja-strike:Ninja")  # 603.2f: nothing more is asked; it is summoned, and may block
    assert match.names("B1:1") == ["Ninja"]
    assert (match.asked, match.offered) == (1, ["block:B1:1"])
    assert match.rule == "507.1a"


@pytest.mark.rule("112.3c")
def test_without_the_mana_ninja_strike_cannot_be_declared_although_its_player_is_asked() -> None:
    zones: Zones = {"B1:0": ["Two"], "hand:1": ["Ninja"], "mana zone:1": ["One"] * 3}
    match = declaring(zones, NINJA).answer("attack:B1")
    assert (match.asked, match.offered) == (1, ["pass", "pass-on"])


@pytest.mark.rule("603.2e", "603.2f", "506.3d")
def test_whoever_has_a_hand_is_asked_in_secret_whatever_it_is() -> None:
    questions = []
    for held in ("Ninja", "Blank"):
        zones: Zones = {"B1:0": ["Two"], "hand:1": [held], "mana zone:1": ["One"] * 4}
        match = declaring(zones, NINJA).answer("attack:B1")
        assert match.asked == 1
        questions.append(view(match.match, 0).decision)
    assert questions[0] == questions[1]
    assert declaring({"B1:0": ["Two"], "B9:0": ["One"]}).answer("attack:B1").rule == "509.5a"


@pytest.mark.rule("603.2e")
def test_a_player_passes_in_the_turn_until_the_hand_or_the_mana_changes() -> None:
    zones: Zones = {
        "B1:0": ["Two"], "B2:0": ["Two"], "B3:0": ["Two"], "B9:0": ["One"],
        "B1:1": [Placed("Nine", rested=True)], "hand:1": ["Blank"], "S1:1": ["Blank"], "S2:1": ["Blank"],
    }  # fmt: skip
    match = declaring(zones).answer("attack:B1").answer("target:B1:1").answer("pass-on")
    assert match.names("graveyard:0") == ["Two"]  # the attack has gone on
    match.answer("attack:B2").answer("target-player")
    assert match.rule == "509.3"  # not asked again
    match.answer("break:S1").answer("pass")
    match.answer("attack:B3").answer("target-player")
    assert (match.asked, match.rule) == (1, "506.3d")  # a card came to the hand


@pytest.mark.rule("112.3c")
def test_one_ninja_strike_is_used_in_an_attack_and_the_creature_goes_under_the_deck() -> None:
    zones: Zones = {
        "B1:0": ["Two"], "B2:0": ["Two"], "hand:1": ["Ninja", "Ninja"], "mana zone:1": ["One"] * 4, "S2:1": ["Blank"],
    }  # fmt: skip
    match = declaring(zones, NINJA).answer("attack:B1")
    assert len(match.offered) == 2
    match.answer(match.offered[0])
    assert match.names("hand:1") == ["Ninja"]
    match.answer().answer("break:S1").answer("pass")
    match.answer("attack:B2")
    assert match.rule == "506.3d"  # in the next attack it may be used again
    match.answer().answer().answer("pass")
    while match.asked == 0:
        match.answer("pass")
    assert match.match.state.turn == 4
    assert match.names("B1:1") == []
    assert match.match.state.definition[match.cards("deck:1")[0]].name == "Ninja"


@pytest.mark.rule("112.3c", "507.3d")
def test_the_turn_player_uses_ninja_strike_when_the_attack_is_blocked() -> None:
    zones: Zones = {
        "B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Wall"], "hand:0": ["Ninja"], "mana zone:0": ["One"] * 4,
    }  # fmt: skip
    match = declaring(zones, NINJA).answer("attack:B1")
    assert (match.rule, match.offered) == ("506.3b", ["pass", "pass-on"])
    match.answer("pass").answer("block:B1:1")
    assert (match.asked, match.rule, match.offered) == (0, "507.3d", ["ninja-strike:Ninja"])
    match.answer("ninja-strike:Ninja")
    there = field.elements(match.match, 0)
    assert "Ninja" in [match.match.state.definition[card].name for card in there]


@pytest.mark.rule("505.6a")
def test_when_the_attack_is_over_the_other_player_declares_nothing() -> None:
    shy = creature("Shy", 2000, "Whenever this creature attacks, return it to its owner's hand.")
    zones: Zones = {"B1:0": ["Shy"], "B9:0": ["One"], "hand:1": ["Ninja"], "mana zone:1": ["One"] * 4}
    match = declaring(zones, shy, NINJA).answer("attack:B1")
    assert match.asked == 0
    assert match.names("hand:0") == ["Shy"]
    assert "attack:B9" in match.offered


@pytest.mark.rule("701.26a", "506.3b")
def test_revolution_change_switches_the_attacker_which_goes_on_attacking() -> None:
    weaken = creature("Weaken", 2000, "Whenever this creature attacks, it gets -1000 power until the end of the turn.")
    zones: Zones = {"B1:0": ["Weaken"], "hand:0": ["Changer"], "B1:1": ["Wall"]}
    match = declaring(zones, weaken, CHANGER).answer("attack:B1").answer("revolution-change:Changer")
    match.answer(next(key for key in match.offered if "Weaken" in key or "B1" in key))
    before = len(match.cards("hand:0"))
    place = next(zone for zone in ("B1:0", "B2:0") if match.names(zone))
    assert match.names(place) == ["Changer"]
    assert match.match.state.rested[match.cards(place)[0]]
    assert power(match, place) == 6000
    assert before == 2  # the creature that left, and the card that was drawn
    assert (match.asked, match.rule) == (1, "507.1a")
    match.answer("block:B1:1").answer("pass")
    assert match.names("graveyard:1") == ["Wall"]


@pytest.mark.rule("701.26b")
def test_what_cannot_leave_is_not_switched_and_nothing_changes() -> None:
    evading = creature("Evader", 2000, "When this creature would leave the battle zone, untap this creature instead.")
    zones: Zones = {"B1:0": ["Evader"], "hand:0": ["Changer"], "B1:1": ["Wall"]}
    match = declaring(zones, evading, CHANGER).answer("attack:B1").answer("revolution-change:Changer")
    assert match.names("B1:0") == ["Evader"]
    assert match.names("hand:0") == ["Changer"]
    assert match.match.state.rested[match.cards("B1:0")[0]]  # what would have happened instead did not, either
    assert match.rule == "507.1a"


@pytest.mark.rule("801.2a", "506.3b", "701.3a")
def test_an_invader_is_put_on_the_attacker_and_breaks_as_it_does() -> None:
    zones: Zones = {
        "B1:0": ["Two"], "B9:0": ["One"], "hand:0": ["Invader"], "S1:1": ["Blank"], "S2:1": ["Blank"],
    }  # fmt: skip
    match = declaring(zones, INVADER).answer("attack:B1").answer("invasion:Invader")
    assert match.names("B1:0") == ["Invader"]
    assert match.match.state.rested[match.cards("B1:0")[0]]
    assert match.asked == 1
    match.answer("pass")
    assert len(match.cards("hand:1")) == 2


@pytest.mark.rule("112.3f", "506.3b")
def test_attack_chance_casts_the_spell_for_nothing_when_a_fitting_creature_attacks() -> None:
    zones: Zones = {"B1:0": ["Two"], "B2:0": ["Fish"], "hand:0": ["Chance", "Chance"], "B1:1": ["Wall"]}
    match = declaring(zones, CHANCE).answer("attack:B2")
    assert match.offered == ["pass", "pass-on"]
    match = declaring(zones, CHANCE).answer("attack:B1").answer("attack-chance:Chance")
    assert match.names("graveyard:1") == ["Wall"]
    assert match.names("graveyard:0") == ["Chance"]


@pytest.mark.rule("603.2e", "506.3d")
def test_a_spell_that_may_be_cast_when_a_creature_attacks_asks_for_what_it_says() -> None:
    last = (
        "From your hand: Whenever a creature attacks you, you may cast this spell for no cost if you have no shields."
    )
    guard = spell("Guard", last, "Destroy one of your opponent's creatures.", cost=5)
    zones: Zones = {"B1:0": ["Two"], "hand:1": ["Guard"], "hand:0": ["Guard"], "S1:0": [], "S1:1": []}
    match = declaring(zones, guard).answer("attack:B1")
    assert (match.asked, match.offered) == (0, ["pass", "pass-on"])  # the player does not attack herself
    match.answer("pass")
    assert (match.asked, match.offered) == (1, ["cast-at-attack:Guard"])
    match.answer("cast-at-attack:Guard")
    assert (match.names("graveyard:1"), match.names("graveyard:0")) == (["Guard"], ["Two"])
    with_shield = declaring({**zones, "S1:1": ["One"]}, guard).answer("attack:B1").answer("pass")
    assert with_shield.offered == ["pass", "pass-on"]
    creature_attacked: Zones = {**zones, "B1:1": [Placed("Nine", rested=True)]}
    match = declaring(creature_attacked, guard).answer("attack:B1").answer("target:B1:1").answer("pass")
    assert match.offered == ["pass", "pass-on"]


@pytest.mark.rule("603.2e")
def test_a_spell_that_is_cast_when_a_creature_attacks_may_ask_for_any_attack() -> None:
    text = "From your hand: Whenever a creature attacks, you may cast this spell for no cost if you have no shields."
    guard = spell("Guard", text, "Draw a card.", cost=5)
    zones: Zones = {"B1:0": ["Two"], "hand:0": ["Guard"], "B1:1": [Placed("Nine", rested=True)], "S1:0": []}
    match = declaring(zones, guard).answer("attack:B1").answer("target:B1:1")
    assert (match.asked, match.offered) == (0, ["cast-at-attack:Guard"])


@pytest.mark.rule("603.2e")
def test_a_spell_is_not_cast_at_an_attack_if_what_it_asks_for_is_not_so_any_more() -> None:
    text = "From your hand: Whenever a creature attacks, you may cast this spell for no cost if you have no shields."
    guard = spell("Guard", text, "Draw a card.", cost=5)
    maker = creature(
        "Maker", 2000, "Whenever this creature attacks, add the top card of your deck to your shields face down."
    )
    zones: Zones = {"B1:0": ["Maker"], "hand:0": ["Guard"], "S1:0": []}
    match = declaring(zones, guard, maker).answer("attack:B1").answer("cast-at-attack:Guard")
    match.answer("play:B1:1")  # the maker's ability first: there is a shield then
    assert (match.names("graveyard:0"), match.names("hand:0")) == ([], ["Guard"])


@pytest.mark.rule("603.2e")
def test_a_spell_with_two_reasons_to_be_cast_at_an_attack_needs_one_of_them() -> None:
    shields, hand = "you have no shields", "you have no cards in your hand"
    text = "From your hand: Whenever a creature attacks you, you may cast this spell for no cost if {}."
    guard = spell("Guard", text.format(hand), text.format(shields), "Draw a card.", cost=5)
    zones: Zones = {"B1:0": ["Two"], "hand:1": ["Guard"], "S1:0": [], "S1:1": []}
    match = declaring(zones, guard).answer("attack:B1").answer("cast-at-attack:Guard")
    assert match.names("graveyard:1") == ["Guard"]


@pytest.mark.rule("603.2e", "101.2")
def test_a_spell_is_not_cast_at_an_attack_by_whom_a_text_keeps_from_casting() -> None:
    text = "From your hand: Whenever a creature attacks you, you may cast this spell for no cost."
    guard, ban = spell("Guard", text, "Draw a card.", cost=5), creature("Ban", 2000, "Your opponent can't cast spells.")
    zones: Zones = {"B1:0": ["Two"], "hand:1": ["Guard"], "S1:0": [], "S1:1": []}
    forbidden = declaring({**zones, "B2:0": ["Ban"]}, guard, ban)
    assert forbidden.answer("attack:B1").offered == ["pass", "pass-on"]
    assert declaring(zones, guard, ban).answer("attack:B1").offered == ["cast-at-attack:Guard"]


@pytest.mark.rule("603.2e", "609.8a", "808.4")
def test_of_a_twinpact_the_spell_is_cast_at_an_attack_and_the_whole_goes_where_it_says() -> None:
    text = "From your hand: Whenever a creature attacks you, you may cast this spell for no cost."
    place = "After casting, this spell goes to your mana zone facing down."
    beast = creature("Beast", 3000, half_of="A/B", cost=5)
    blast = spell("Blast", text, "Destroy one of your opponent's creatures.", place, half_of="A/B", cost=5)
    zones: Zones = {"B1:0": ["Two"], "hand:1": ["Beast / Blast"], "S1:0": [], "S1:1": []}
    match = declaring(zones, beast, blast, join("A/B", [beast, blast])).answer("attack:B1")
    match.answer("cast-at-attack:A/B")
    assert (match.names("graveyard:0"), match.names("mana zone:1")) == (["Two"], ["Beast / Blast"])
    assert match.match.state.face_down[match.cards("mana zone:1")[0]]


@pytest.mark.rule("110.4d", "603.2e", "112.3c")
@pytest.mark.parametrize("opened", [True, False])
def test_ninja_strike_is_declared_in_the_mana_zone_too_if_creatures_may_be_summoned_from_there(opened: bool) -> None:
    opener = creature("Opener", 1000, "You can summon creatures from your mana zone.")
    zones: Zones = {"B1:0": ["Nine"], "B9:0": ["One"], "mana zone:1": ["Ninja", *["One"] * 3]}
    match = declaring({**zones, "B1:1": ["Opener" if opened else "One"]}, NINJA, opener).answer("attack:B1")
    if not opened:
        assert match.rule == "509.5a"  # nobody with an empty hand is asked
        return
    assert match.offered == ["ninja-strike:Ninja"]
    match.answer("ninja-strike:Ninja")
    assert (match.names("B2:1"), match.count("mana zone:1")) == (["Ninja"], 3)


@pytest.mark.rule("701.26b", "101.2")
def test_an_attacker_that_cannot_leave_does_not_change_places() -> None:
    rock = creature("Rock", 3000, "This creature can't leave the battle zone.")
    match = declaring({"B1:0": ["Rock"], "B9:0": ["One"], "hand:0": ["Changer"]}, CHANGER, rock)
    match.answer("attack:B1").answer("revolution-change:Changer")
    assert (match.names("B1:0"), match.names("hand:0")) == (["Rock"], ["Changer"])
    assert match.rule == "509.5a"


@pytest.mark.rule("112.3c", "603.2f", "505.6a")
def test_a_ninja_that_was_declared_comes_though_the_attack_is_over_meanwhile() -> None:
    shy = creature("Shy", 2000, "Whenever your opponent summons a creature, destroy this creature.")
    zones: Zones = {"B1:0": ["Shy"], "B9:0": ["One"], "hand:1": ["Ninja", "One"], "mana zone:1": ["One"] * 4}
    match = declaring(zones, NINJA, shy).answer("attack:B1").answer("ninja-strike:Ninja")
    assert (match.names("B1:1"), match.names("graveyard:0")) == (["Ninja"], ["Shy"])
    assert match.offered == ["pass", "attack:B9"]


@pytest.mark.rule("112.3c", "512.1")
def test_a_ninja_stays_if_the_turn_ends_at_once() -> None:
    ender = creature("Ender", 3000, "Whenever this creature becomes blocked, the turn ends.")
    zones: Zones = {"B1:0": ["Ender"], "B9:0": ["One"], "hand:1": ["Ninja"], "mana zone:1": ["One"] * 4}
    match = declaring(zones, NINJA, ender).answer("attack:B1").answer("ninja-strike:Ninja").answer("block:B1:1")
    assert (match.match.state.turn, match.names("B1:1")) == (4, ["Ninja"])


@pytest.mark.rule("701.26a", "506.3a")
def test_what_changed_places_is_attacking_but_has_not_attacked() -> None:
    eager = creature("Eager", 6000, "Revolution change: Fire creature", "Whenever this creature attacks, draw a card.")
    match = declaring({"B1:0": ["Two"], "B9:0": ["One"], "hand:0": ["Eager"]}, eager).answer("attack:B1")
    match.answer("revolution-change:Eager")
    assert match.names("hand:0") == ["Two"]
    assert match.rule == "509.5a"


@pytest.mark.rule("112.3c", "801.2")
def test_a_ninja_that_something_evolved_from_goes_under_the_deck_with_all_of_it() -> None:
    surge = creature(
        "Surge", 5000, "Shield trigger", "Evolution: Put on one of your creatures", supertypes=["evolution"]
    )
    zones: Zones = {"B1:0": ["Two"], "B2:0": ["One"], "hand:1": ["Ninja"], "S1:1": ["Surge"]}
    match = declaring({**zones, "mana zone:1": ["One"] * 4}, NINJA, surge)
    match.answer("attack:B1").answer("ninja-strike:Ninja").answer().answer("shield-trigger:Surge")
    assert (match.names("B1:1"), match.names("under:1")) == (["Surge"], ["Ninja"])
    match.answer("pass")
    assert match.prompt == "ask-order-into"
    match.answer(*match.offered)
    assert match.names("B1:1") == []
    assert sorted(match.names("deck:1")[:2]) == ["Ninja", "Surge"]


@pytest.mark.rule("701.26a", "603.2f")
def test_of_two_revolution_changes_for_one_attacker_the_second_finds_it_gone() -> None:
    other = creature("Other", 7000, "Revolution change: Fire creature", cost=7)
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "hand:0": ["Changer", "Other"]}
    match = declaring(zones, CHANGER, other).answer("attack:B1")
    match.answer("revolution-change:Changer", "revolution-change:Other")
    assert (match.asked, len(match.offered)) == (0, 2)  # both stand by
    match.answer(match.offered[0])
    assert match.names("B1:0") + match.names("B2:0") + match.names("B10:0") == ["Changer"]
    assert "Other" in match.names("hand:0")
    assert "Two" in match.names("hand:0")


@pytest.mark.rule("101.2", "603.2f")
def test_who_has_declared_cannot_put_what_cannot_be_put_by_then() -> None:
    """Only one dream creature of a name may be put, and both were declared before either came."""
    dream = creature(
        "Vision",
        6000,
        "Evolution: Put on one of your creatures",
        "Invasion: fire creature",
        supertypes=["evolution", "dream"],
    )
    zones: Zones = {"B1:0": ["Nine"], "B9:0": ["One"], "hand:0": ["Vision", "Vision"], "S2:1": ["One"]}
    match = attack(zones, dream, declaring=True).answer("attack:B1")
    match.answer("invasion:Vision", "invasion:Vision#2")
    match.answer(match.offered[0])
    assert (match.names("under:0"), match.names("hand:0")) == (["Nine"], ["Vision"])


LURKER = creature(
    "Lurker",
    3000,
    "Blocker",
    "From your hand: Whenever your opponent's creature attacks, you may put this creature into the battle zone "
    "if you have a Goblin creature.",
    cost=5,
)
GOBLIN = creature("Goblin", 1000, races=["Goblin"])


@pytest.mark.rule("603.2e", "506.3d")
def test_a_creature_that_may_come_when_the_opponents_creature_attacks_may_block_it() -> None:
    zones: Zones = {"B1:0": ["Two"], "B1:1": ["Goblin"], "hand:0": ["Lurker"], "hand:1": ["Lurker"]}
    match = declaring(zones, LURKER, GOBLIN).answer("attack:B1")
    assert (match.asked, match.offered) == (0, ["pass", "pass-on"])  # it is no attack of the opponent
    match.answer("pass")
    assert (match.asked, match.offered) == (1, ["comes-at-attack:Lurker"])
    match.answer("comes-at-attack:Lurker")
    assert (match.names("B2:1"), match.offered) == (["Lurker"], ["block:B2:1"])
    match = declaring({**zones, "B1:1": []}, LURKER, GOBLIN).answer("attack:B1").answer("pass")
    assert (match.asked, match.offered) == (1, ["pass", "pass-on"])


@pytest.mark.rule("603.2e", "603.4")
def test_a_creature_does_not_come_at_an_attack_if_what_it_asks_for_is_not_so_any_more() -> None:
    text = (
        "From your hand: Whenever your opponent's creature attacks you, you may put this creature into the battle zone"
    )
    first = creature("First", 3000, f"{text} if you have no creatures.", cost=5)
    zones: Zones = {"B1:0": ["Two"], "hand:1": ["First", "First"]}
    match = declaring(zones, first).answer("attack:B1").answer("comes-at-attack:First", "comes-at-attack:First#2")
    while match.rule == "101.4a":
        match.answer(match.offered[0])
    assert (match.names("B1:1"), match.names("B2:1"), match.count("hand:1")) == (["First"], [], 1)
    attacked: Zones = {**zones, "B1:1": [Placed("Nine", rested=True)]}
    match = declaring(attacked, creature("First", 3000, f"{text}.", cost=5)).answer("attack:B1").answer("target:B1:1")
    assert match.offered == ["pass", "pass-on"]  # the player is not attacked


@pytest.mark.rule("603.2e", "506.3d", "101.2")
def test_no_creature_comes_at_an_attack_that_cannot_be_put() -> None:
    ban = creature("Ban", 2000, "Both players can't put any Goblin creatures.")
    text = "From your hand: Whenever your opponent's creature attacks, you may put this creature into the battle zone."
    sly = creature("Sly", 3000, text, cost=5, races=["Goblin"])
    zones: Zones = {"B1:0": ["Two"], "hand:1": ["Sly"]}
    assert declaring(zones, sly, ban).answer("attack:B1").offered == ["comes-at-attack:Sly"]
    assert declaring({**zones, "B2:0": ["Ban"]}, sly, ban).answer("attack:B1").offered == ["pass", "pass-on"]
