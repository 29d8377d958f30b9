"""116, 701.23, 701.24, 703.4j: seals, sealed creatures, and the Commands that remove seals."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import battle_state, field
from engine.kernel.views import view
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

LOCK = spell("Lock", "Choose one of your opponent's creatures. Your opponent puts a seal on it.")
SHUT = spell("Shut", "Choose one of your creatures. Put two seals on it.")
CHIEF = creature("Chief", 3000, races=["Angel Command"])
SMALL_CHIEF = creature("Small Chief", 1000, races=["Angel Command"], cost=1)
WATER_CHIEF = creature("Water Chief", 3000, races=["Cyber Command"], civilizations=["water"])
MANA: Zones = {"mana zone:0": ["One"] * 6}
CAST = {**MANA, "hand:0": ["Lock", "One"]}


def sealed(name: str, count: int, seat: int, *, rested: bool = False, under: tuple[str, ...] = ()) -> Zones:
    """A creature with so many seals on it, and cards under it, and the memory of them."""
    attached = {f"seals:{seat}": ["Blank"] * count} | ({f"under:{seat}": list(under)} if under else {})
    return {f"sealed:{seat}": [Placed(name, rested=rested, attached=attached)]}


@pytest.mark.rule("116.1", "116.1a", "116.2", "701.24a")
def test_a_seal_is_the_top_card_of_the_owners_deck_and_nobody_sees_it() -> None:
    match = table({**CAST, "B1:1": ["Nine"], "deck:1": ["Two", "Three"]}, LOCK)
    before = match.count("deck:0")
    match.answer("cast:Lock")
    assert match.names("seals:1") == ["Two"]
    assert match.count("deck:0") == before
    assert (match.names("sealed:1"), match.names("B1:1")) == (["Nine"], [])
    for viewer in (0, 1, None):
        (seal,) = view(match.match, viewer).zones["seals:1"].cards
        assert seal.face_down
        assert seal.definition is None


@pytest.mark.rule("116.1b", "409.1f")
def test_several_seals_lie_on_one_card_and_all_have_to_be_removed() -> None:
    zones: Zones = {**MANA, "hand:0": ["Shut", "Chief", "Chief"], "B1:0": ["Nine"]}
    match = table(zones, SHUT, CHIEF).answer("cast:Shut")
    assert match.count("seals:0") == 2
    assert match.answer("summon:Chief").names("sealed:0") == ["Nine"]
    assert match.count("seals:0") == 1
    match.answer("summon:Chief")
    assert (match.count("seals:0"), match.names("sealed:0")) == (0, [])
    assert sorted(each for place in ("B1:0", "B2:0", "B3:0") for each in match.names(place)) == [
        "Chief",
        "Chief",
        "Nine",
    ]


@pytest.mark.rule("116.2", "116.2a")
def test_a_sealed_creature_neither_attacks_nor_blocks_nor_is_attacked_and_no_text_finds_it() -> None:
    sweep = spell("Sweep", "Destroy all creatures in the battle zone.")
    strong = creature("Strong", 5000, "All of your creatures get +1000 power.")
    zones: Zones = {
        **MANA, "hand:0": ["Sweep"], "B1:0": ["Two"], "sealed:0": sealed("Strong", 1, 0)["sealed:0"],
        **sealed("Wall", 1, 1, rested=True),
    }  # fmt: skip
    match = table(zones, sweep, strong)
    assert match.power("B1:0") == 2000
    match.answer("pass")
    assert match.offered == ["pass", "attack:B1"]
    swept = table(zones, sweep, strong).answer("cast:Sweep")
    assert (swept.names("sealed:0"), swept.names("sealed:1"), swept.names("B1:0")) == (["Strong"], ["Wall"], [])
    attacked = attack({k: v for k, v in zones.items() if k != "hand:0"}, sweep, strong).answer("attack:B1")
    assert attacked.rule == "509.5a"  # nothing else could be attacked, and nothing could block


@pytest.mark.rule("116.2a", "110.2e")
def test_a_sealed_creature_keeps_its_orientation_through_a_turn_and_loses_the_effects_on_it() -> None:
    weak = spell("Weaken", "One of your opponent's creatures gets -3000 power until the end of the turn.")
    zones: Zones = {**MANA, "hand:0": ["Weaken", "Lock", "One"], "B1:1": [Placed("Nine", rested=True)]}
    match = table(zones, weak, LOCK, CHIEF).answer("cast:Weaken").answer("cast:Lock")
    held = match.card("sealed:1")
    assert match.match.values(held)["power"] == 9000
    match.answer("pass")  # the main step; nobody can attack
    assert match.match.state.turn_player == 1
    assert match.rested("sealed:1")  # it did not untap


@pytest.mark.rule("116.2", "301.5", "116.4")
@pytest.mark.parametrize("old", [False, True])
def test_an_unsealed_creature_has_not_entered_and_its_time_under_seals_counts(old: bool) -> None:
    glad = creature("Glad", 2000, "When you put this creature into the battle zone, draw a card.")
    held: Zones = sealed("Glad", 1, 0)
    memory = {} if old else {"turn began": 0}
    match = table({**MANA, "hand:0": ["Chief", "One"], **held}, CHIEF, glad, memory=memory).answer("summon:Chief")
    assert match.count("hand:0") == 1
    (back,) = [each for each in field.creatures(match.match, 0) if match.match.state.definition[each].name == "Glad"]
    assert field.is_sick(match.match, back) is not old


@pytest.mark.rule("505.6a", "116.2a")
def test_an_attack_ends_when_the_attacker_is_sealed_even_if_it_is_unsealed_at_once() -> None:
    guard = creature("Guard", 1000, races=["Angel Command"], civilizations=["fire"])
    both = creature(
        "Rash", 4000,
        "Whenever this creature attacks, put a seal on it. You may put a creature from your hand into the battle zone.",
    )  # fmt: skip
    match = attack({"B1:0": ["Rash"], "B9:0": ["One"], "hand:0": ["Guard", "Two"]}, both, guard)
    match.answer("attack:B1")
    while match.offered[:1] != ["pass"]:
        wanted = [key for key in match.offered if "Guard" in key or key == "yes"]
        match.answer((wanted or match.offered)[0])
    assert match.names("sealed:0") == []  # the Command has removed the seal
    assert match.count("S1:1") == 1
    assert match.offered == ["pass", "attack:B9"]


@pytest.mark.rule("116.3", "116.3a", "200.3b")
def test_a_seal_may_be_chosen_as_a_card_that_costs_0_and_is_nothing_else() -> None:
    pick = spell("Pick", "Destroy a card that costs 1 or less in the battle zone.")
    zones: Zones = {**MANA, "hand:0": ["Pick", "One"], **sealed("Nine", 2, 0, under=("Small Chief",)), "B1:1": ["Two"]}
    match = table(zones, pick, SMALL_CHIEF).answer("cast:Pick")
    assert len(match.offered) == 2  # neither the sealed creature nor what lies under it
    match.answer(match.offered[0])
    assert (match.count("seals:0"), match.names("sealed:0")) == (1, ["Nine"])
    assert "Blank" in match.names("graveyard:0")
    fire = spell("Fire Pick", "Destroy a fire card in the battle zone.")
    plain: Zones = {**MANA, "hand:0": ["Fire Pick", "One"], **sealed("Nine", 2, 0), "B1:1": ["Two"]}
    only = table(plain, fire).answer("cast:Fire-Pick")
    assert only.names("graveyard:1") == ["Two"]  # a seal has no civilisation, whatever card it is


@pytest.mark.rule("116.4", "116.4a", "701.23b", "703.4j")
def test_a_command_has_to_remove_one_seal_and_its_owner_chooses_of_which_card() -> None:
    zones: Zones = {
        **MANA, "hand:0": ["Chief", "One"],
        "sealed:0": [*sealed("Nine", 1, 0)["sealed:0"], *sealed("Two", 2, 0)["sealed:0"]], **sealed("Three", 1, 1),
    }  # fmt: skip
    match = table(zones, CHIEF).answer("summon:Chief")
    assert match.rule == "116.4a"
    assert len(match.offered) == 2  # no pass, and no card of the opponent
    match.answer("unseal:Two" if "unseal:Two" in match.offered else match.offered[1])
    assert (match.count("seals:0"), match.count("seals:1")) == (2, 1)
    assert match.names("graveyard:0") == ["Blank"]


@pytest.mark.rule("116.4", "703.3", "703.4j")
@pytest.mark.parametrize(("seals", "left"), [(1, 0), (2, 0), (3, 1)])
def test_commands_that_enter_together_remove_a_seal_each_at_the_same_time(seals: int, left: int) -> None:
    call = spell("Call", "Put up to 2 creatures from your hand into the battle zone.")
    glad = creature("Glad", 2000, "Whenever you put a seal into a graveyard, draw a card.")
    zones: Zones = {**MANA, "hand:0": ["Call", "Chief", "Small Chief"], **sealed("Nine", seals, 0), "B1:0": ["Glad"]}
    match = table(zones, call, CHIEF, SMALL_CHIEF, glad).answer("cast:Call").answer("put:Chief", "put:Small-Chief")
    assert (match.count("seals:0"), match.names("sealed:0")) == (left, ["Nine"] if left else [])
    assert match.count("hand:0") == seals - left


@pytest.mark.rule("116.4a", "116.4b", "200.3b")
def test_the_civilisation_of_the_sealed_card_counts_and_not_that_of_the_seal() -> None:
    fire_seal_on_water: Zones = {"sealed:0": [Placed("Fish", attached={"seals:0": ["Nine"]})]}
    match = table({**MANA, "hand:0": ["Chief", "One"], **fire_seal_on_water}, CHIEF).answer("summon:Chief")
    assert match.count("seals:0") == 1
    match = table({"mana zone:0": ["Fish"] * 2, "hand:0": ["Water Chief", "One"], **fire_seal_on_water}, WATER_CHIEF)
    match.answer("summon:Water-Chief")
    assert match.count("seals:0") == 0


@pytest.mark.rule("116.4", "116.4b", "703.3")
def test_the_seal_is_removed_before_what_the_command_triggers() -> None:
    ruler = creature(
        "Ruler", 3000, "When you put this creature into the battle zone, destroy one of your creatures.",
        races=["Angel Command"],
    )  # fmt: skip
    match = table({**MANA, "hand:0": ["Ruler", "One"], **sealed("Nine", 1, 0)}, ruler).answer("summon:Ruler")
    assert len(match.offered) == 2  # the unsealed creature may be chosen


@pytest.mark.rule("116.4", "703.4j")
def test_a_tamaseed_that_is_a_command_removes_a_seal_and_one_that_a_seal_lies_on_does_not() -> None:
    seed = card("Seed", type="tamaseed", races=["Angel Command"])
    match = table({**MANA, "hand:0": ["Seed", "One"], **sealed("Nine", 1, 0)}, seed).answer("use:Seed")
    assert match.count("seals:0") == 0


@pytest.mark.rule("101.2", "701.23a")
def test_a_card_may_say_that_it_cannot_be_sealed_and_that_a_player_removes_no_seals() -> None:
    hard = creature("Hard", 3000, "This creature can't be sealed.")
    match = table({**CAST, "B1:1": ["Hard"]}, LOCK, hard).answer("cast:Lock")
    assert match.names("B1:1") == ["Hard"]
    warden = creature("Warden", 3000, "Your opponent can't remove seals from creatures.")
    held = sealed("Nine", 1, 0)
    match = table({**MANA, "hand:0": ["Chief", "One"], **held, "B1:1": ["Warden"]}, CHIEF, warden)
    assert match.answer("summon:Chief").names("sealed:0") == ["Nine"]
    away = spell("Away", "Put one of your seals into your graveyard.")
    free = table({**MANA, "hand:0": ["Away", "One"], **held}, away).answer("cast:Away")
    assert free.names("sealed:0") == []


@pytest.mark.rule("116.2a", "305.3", "109.2c")
def test_a_weapon_and_a_gear_do_not_belong_to_a_creature_that_is_sealed() -> None:
    sword = card("Sword", "The equipped creature gets +1000 power.", type="weapon", supertypes=["dragheart"])
    gear = card("Gear", "The crossed creature gets +1000 power.", type="cross gear")
    armed = Placed("Nine", attached={"B2:1": ["Sword"], "B3:1": ["Gear"]})
    match = table({**CAST, "B1:1": [armed]}, LOCK, sword, gear).answer("cast:Lock")
    assert match.names("hyperspatial zone:1") == ["Sword"]
    assert match.names("B3:1") == ["Gear"]
    assert match.match.values(match.card("sealed:1"))["power"] == 9000


@pytest.mark.rule("116.1a", "104.2b")
def test_sealing_takes_the_last_card_of_a_deck_and_with_it_the_match() -> None:
    match = table({**CAST, "B1:1": ["Nine"], "deck:1": ["Two"]}, LOCK, filler=("Blank",)).answer("cast:Lock")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (0, "104.2b")


@pytest.mark.rule("701.23a", "116.1a")
def test_who_waits_for_a_seal_to_be_put_away_hears_of_his_own() -> None:
    glad = creature("Glad", 2000, "Whenever you put a seal into a graveyard, draw a card.")
    zones: Zones = {**MANA, "hand:0": ["Chief", "One"], **sealed("Nine", 1, 0), **sealed("Two", 1, 1), "B1:0": ["Glad"]}
    assert table(zones, glad, CHIEF).answer("summon:Chief").count("hand:0") == 2


@pytest.mark.rule("116.2a", "801.2a")
def test_a_creature_that_has_evolved_in_a_battle_and_is_sealed_battles_no_more() -> None:
    evolved = creature("Evolved", 5000, "Evolution: Put on one of your fire creatures", supertypes=["evolution"])
    zones: Zones = {"B1:0": [Placed("Evolved", attached={"under:0": ["One"]})], "B1:1": ["Two"]}
    match = table(zones, evolved)
    first, second = [battle_state.enlist(match.match, match.card(place)) for place in ("under:0", "B1:1")]
    battle_state.BATTLE.set(match.match, ((first, second),))
    assert battle_state.foe_in_battle(match.match, match.card("B1:1")) == match.card("B1:0")
    battle_state.remove_from_attack(match.match, match.card("B1:0"))
    assert battle_state.foe_in_battle(match.match, match.card("B1:1")) is None
