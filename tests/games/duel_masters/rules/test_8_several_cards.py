"""109.2c, 116.2a, 305.3, 310, 701.18b, 801, 805, 812: creatures of several cards under, beside and below others."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import field, gods
from engine.games.duel_masters.characteristics import KEYWORDS
from engine.games.duel_masters.twinpacts import join
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table
from tests.games.duel_masters.rules import test_8_cells as cells
from tests.games.duel_masters.rules import test_8_gods as linked_gods
from tests.games.duel_masters.rules import test_8_kings as kings
from tests.games.duel_masters.rules.test_3_auras import CLOAK, GEAR, worn

UP = creature("Up", 6000, "Evolution: Put on one of your creatures", supertypes=["evolution"], cost=1)
SMASH = spell("Smash", "Destroy one of your creatures.", cost=1)
BACK = spell("Back", "Return one of your cards to its owner's hand.", cost=1)
LOCK = spell("Lock", "Choose one of your creatures. Put a seal on it.", cost=1)
OPEN = spell("Open", "Put one of your seals into your graveyard.", cost=1)
ARMOR = card("Armor", "The crossed creature gets +2000 power.", type="cross gear")


def _super(*hand: str, zones: Zones = cells.PARTS) -> ScenarioMatch:
    """A super creature at B1, and these cards in hand."""
    everything: Zones = {**zones, "hand:0": ["Blank", *hand, "Nine"], **cells.MANA}
    return table(everything, *cells.CARDS, UP, SMASH, BACK, LOCK, OPEN, ARMOR).answer("cast:Blank")


@pytest.mark.rule("801.2", "801.4", "701.18b")
def test_a_super_creature_is_still_linked_when_what_evolved_from_it_leaves_alone() -> None:
    match = _super("Up", "Back").answer("summon:Up")
    assert (match.names("B1:0"), match.names("under:0"), match.count("linked:0")) == (["Up"], ["Giant"], 2)
    match.answer("cast:Back").answer("return:B1")
    assert (match.names("B1:0"), match.power("B1:0"), match.count("linked:0")) == (["Giant"], 20000, 2)
    assert match.names("hyperspatial zone:0") == []


@pytest.mark.rule("109.2b", "109.2c", "805.1a")
def test_the_cells_under_an_evolution_creature_leave_with_it() -> None:
    match = _super("Up", "Smash").answer("summon:Up").answer("cast:Smash")
    assert sorted(match.names("hyperspatial zone:0")) == ["Arm", "Head", "Leg"]
    assert (match.names("linked:0"), match.names("under:0")) == ([], [])


@pytest.mark.rule("109.2a", "805.1a")
def test_a_cell_under_an_evolution_creature_may_be_chosen_as_a_card() -> None:
    match = _super("Up", "Back").answer("summon:Up").answer("cast:Back")
    assert match.offered == ["return:Arm-cell", "return:Leg-cell", "return:under", "return:B1"]
    match.answer("return:Arm-cell")
    assert (match.names("B1:0"), match.names("hyperspatial zone:0")) == (["Up"], ["Arm"])


@pytest.mark.rule("801.4", "812.1", "812.1d")
def test_a_king_creature_is_one_again_when_what_evolved_from_it_leaves_alone() -> None:
    match = kings._crowned("Up", "Back", more=(UP, BACK)).answer("summon:Up").answer("cast:Back").answer("return:B1")
    assert (match.names("B1:0"), sorted(match.names("linked:0"))) == (["King"], ["Hand", "Heart"])
    assert match.power("B1:0") == 20000


@pytest.mark.rule("805.1b", "805.2", "303.5")
@pytest.mark.parametrize("leaves", ["cell:B1", "cell:Arm-cell"])
def test_a_gear_stays_crossed_with_the_first_part_whichever_cell_leaves(leaves: str) -> None:
    match = _super("Smash", zones={**cells.PARTS, "B1:0": [Placed("Head", attached={"B4:0": ["Armor"]})]})
    assert match.power("B1:0") == 22000
    match.answer("cast:Smash").answer(leaves)
    assert sum(field.power(match.match, each) for each in field.creatures(match.match, 0)) in (5000, 6000)
    assert len(match.match.state.attached) == 1


@pytest.mark.rule("116.2", "116.2a", "701.18b")
def test_sealed_gods_and_super_creatures_are_one_creature_again_without_seals() -> None:
    match = linked_gods._table({"B1:0": ["Sun"], "B2:0": ["Moon"], "hand:0": ["Lock", "Open", "Nine"]}, LOCK, OPEN)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("cast:Lock")
    assert (match.names("sealed:0"), field.creatures(match.match, 0)) == (["Sun", "Moon"], [])
    match.answer("cast:Open")
    assert match.power("B1:0") == 7000
    match = _super("Lock", "Open").answer("cast:Lock")
    assert (match.names("sealed:0"), match.count("linked:0")) == (["Giant"], 2)
    match.answer("cast:Open")
    assert (match.names("B1:0"), match.names("hyperspatial zone:0")) == (["Giant"], [])


@pytest.mark.rule("116.2a", "109.2c", "310.5")
def test_an_aura_stays_on_a_sealed_creature_does_nothing_and_cannot_be_chosen() -> None:
    zones: Zones = {
        "hand:0": ["Lock", "Back", "Open", "Nine"],
        "mana zone:0": ["One"] * 3,
        "B1:0": [worn("Gear", "Cloak")],
    }
    match = table(zones, LOCK, BACK, OPEN, GEAR, CLOAK).answer("cast:Lock")
    assert sorted(match.names("sealed:0")) == ["Cloak", "Gear"]
    assert match.names("graveyard:0") == ["Lock"]
    (shown,) = [each for each in view(match.match, 1).zones["sealed:0"].cards if each.attached]
    assert len(shown.attached) == 2  # the seal and the aura
    match.answer("cast:Back")  # the seal is the only card that can be chosen
    assert (match.names("sealed:0"), match.power("B1:0")) == ([], 5000)


@pytest.mark.rule("801.4a", "303.3", "801.4d")
def test_a_gear_is_not_crossed_with_a_tamaseed_that_stays_and_the_attack_is_over() -> None:
    seed = card("Seed", "Shinkarise", type="tamaseed", races=["Human"])
    star = creature(
        "Star", 6000, "Star evolution: Put on one of your Human creatures", supertypes=["evolution", "star"]
    )
    trap = creature("Trap", 1000, "Whenever your opponent's creature attacks, destroy it.")
    pile = Placed("Star", attached={"under:0": ["Seed"], "B2:0": ["Armor"]})
    match = attack({"B1:0": [pile], "B9:0": ["One"], "B1:1": ["Trap"]}, seed, star, trap, ARMOR).answer("attack:B1")
    assert (match.names("B1:0"), match.names("B2:0"), match.match.state.attached) == (["Seed"], ["Armor"], {})
    assert match.offered == ["pass", "attack:B9"]


def _twinpact(*text: str, **more: Any) -> tuple[Any, ...]:
    half = creature("Ship", 6000, *text, half_of="Ship/Sail", cost=7, **more)
    other = spell("Sail", "Draw a card.", half_of="Ship/Sail", cost=3, civilizations=["water"])
    return half, other, join("Ship/Sail", [other, half])


@pytest.mark.rule("808.3a", "808.4", "701.26a")
def test_a_twinpact_that_changes_places_or_invades_is_its_creature_half() -> None:
    changes = _twinpact("Revolution change: Fire creature")
    zones: Zones = {"B1:0": ["Two"], "B2:0": ["One"], "hand:0": ["Ship / Sail"]}
    match = attack(zones, *changes, declaring=True).answer("attack:B1").answer("revolution-change:Ship/Sail")
    assert (match.names("B3:0"), match.value("B3:0", "types")) == (["Ship"], frozenset({"creature"}))
    text = ("Evolution: Put on one of your fire creatures", "Invasion: Fire creature")
    match = attack(zones, *_twinpact(*text, supertypes=["evolution"]), declaring=True)
    match.answer("attack:B1").answer("invasion:Ship/Sail")
    assert (match.names("B1:0"), match.value("B1:0", "costs")) == (["Ship"], (7,))


@pytest.mark.rule("112.3e", "808.3a")
def test_gravity_zero_of_one_half_does_not_make_the_other_free() -> None:
    zones: Zones = {"B1:0": ["Two"], "B2:0": ["One"], "hand:0": ["Ship / Sail"]}
    match = table(zones, *_twinpact("G-zero: you have two or more creatures"))
    assert match.offered == ["pass", "summon:Ship/Sail"]


BEAR = creature(
    "Bear", 3000, "When you put this creature into the battle zone, put one of your creatures under this creature.",
    cost=1,
)  # fmt: skip


@pytest.mark.rule("403.4a", "109.2c", "805.1a")
def test_a_super_creature_goes_under_a_card_with_its_cells_and_leaves_with_them() -> None:
    zones: Zones = {**cells.PARTS, "hand:0": ["Blank", "Bear", "Smash", "Nine"], **cells.MANA}
    match = table(zones, *cells.CARDS, SMASH, BEAR).answer("cast:Blank").answer("summon:Bear").answer("choose:B1")
    assert (match.names("B2:0"), match.names("under:0"), match.count("linked:0")) == (["Bear"], ["Giant"], 2)
    match.answer("cast:Smash")
    assert sorted(match.names("hyperspatial zone:0")) == ["Arm", "Head", "Leg"]


@pytest.mark.rule("403.4a", "701.18b", "803.7")
def test_linked_gods_go_under_a_card_together_and_are_linked_no_more() -> None:
    match = linked_gods._table({"B1:0": ["Left"], "B2:0": ["Right"], "hand:0": ["Bear", "Nine"]}, BEAR)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("summon:Bear").answer("choose:B1")
    assert match.prompt == "ask-order-into"
    match.answer(*match.offered)
    assert (sorted(match.names("under:0")), match.names("linked:0")) == (["Left", "Right"], [])


@pytest.mark.rule("801.4", "803.3")
def test_of_gods_under_a_card_that_leaves_alone_one_stays_with_the_other_under_it() -> None:
    match = linked_gods._table({"B1:0": ["Left"], "B2:0": ["Right"], "hand:0": ["Up", "Back", "Nine"]}, UP, BACK)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    match.answer("summon:Up").answer("stack:B1", "stack:linked").answer("cast:Back").answer("return:B1")
    assert (match.names("B1:0"), match.names("under:0"), match.power("B1:0")) == (["Left"], ["Right"], 2000)


@pytest.mark.rule("801.4c", "301.5")
def test_what_came_in_this_turn_is_sick_when_what_evolved_from_it_leaves_alone() -> None:
    zones: Zones = {"hand:0": ["Two", "Up", "Back"], "mana zone:0": ["One"] * 4, "B2:0": ["One"]}
    match = table(zones, UP, BACK).answer("summon:Two").answer("summon:Up").answer("evolve:B1").answer("cast:Back")
    match.answer("return:B1").answer("pass")
    assert match.names("B1:0") == ["Two"]
    assert match.offered == ["pass", "attack:B2"]


@pytest.mark.rule("701.26a", "305.3", "303.5")
def test_an_attacker_that_changes_places_leaves_its_gear_behind_and_its_weapon_goes_home() -> None:
    changer = creature("Changer", 6000, "Revolution change: Fire creature", cost=7)
    blade = card("Blade", "The equipped creature gets +1000 power.", type="weapon", supertypes=["dragheart"])
    bearer = Placed("Two", attached={"B2:0": ["Blade"], "B3:0": ["Armor"]})
    zones: Zones = {"B1:0": [bearer], "B4:0": ["One"], "hand:0": ["Changer"]}
    match = attack(zones, changer, ARMOR, blade, declaring=True).answer("attack:B1").answer("revolution-change:Changer")
    assert (match.names("hyperspatial zone:0"), match.names("B3:0")) == (["Blade"], ["Armor"])
    assert match.match.state.attached == {}


SIDES: dict[str, Any] = {"races": ["God"], "cost": 1}
"""What both gods of a pair are."""


def _pair(*text: str, zones: Zones, more: tuple[Any, ...] = (), phase: Any = table) -> ScenarioMatch:
    """Two linked gods at B1, the first of which stands for both; the text is that of the second."""
    first = creature("First", 2000, 'God link: "Second" left side', **SIDES)
    second = creature("Second", 2000, 'God link: "First" right side', *text, **SIDES)
    there: Zones = {"hand:0": ["Free", "Nothing"], "B1:0": ["First"], "B2:0": ["Second"], **zones}
    free = spell("Free", "Draw a card.", cost=0, civilizations=[])
    match: ScenarioMatch = phase(there, first, second, free, *more)
    gods.link(match.match, match.card("B1:0"), match.card("B2:0"), "right")
    return match


@pytest.mark.rule("803.1b", "109.2c")
def test_wave_striker_of_linked_gods_does_not_count_the_gods_themselves() -> None:
    rider = creature("Rider", 1000, "Wave striker: This creature has blocker.")
    text = "Wave striker: This creature gets +3000 power."
    match = _pair(text, zones={"B3:0": ["Rider"]}, more=(rider,))
    assert match.power("B1:0") == 4000
    two = _pair(text, zones={"B3:0": ["Rider"], "B1:1": ["Rider"]}, more=(rider,))
    assert two.power("B1:0") == 7000
    assert "blocker" in two.value("B3:0", KEYWORDS), "the gods are one of two others"
    assert "blocker" not in match.value("B3:0", KEYWORDS)


@pytest.mark.rule("803.1b", "504.1")
def test_linked_gods_hyperify_once_by_tapping_other_creatures_than_themselves() -> None:
    hyper = ("Hyperify: Tap one of your other creatures", "Hyper mode: This creature gets +4000 power.")
    assert _refreshed(_pair(*hyper, zones={})) == []
    match = _pair(*hyper, zones={"B3:0": ["One"], "B4:0": ["Two"]})
    (key,) = _refreshed(match)
    match.answer(key)
    assert sorted(match.offered) == ["tap-card:B3", "tap-card:B4"]
    match.answer("tap-card:B3")
    assert match.power("B1:0") == 8000
    assert [key for key in match.offered if key.startswith("hyperify")] == [], "they are in hyper mode already"


def _refreshed(match: ScenarioMatch) -> list[str]:
    """How creatures may be hyperified, asked anew now that the gods are linked: a card is used first."""
    return [key for key in match.answer("cast:Free").offered if key.startswith("hyperify")]


PILES: Zones = {
    "B1:0": [Placed("First", attached={"under:0": ["One"]})],
    "B2:0": [Placed("Second", attached={"under:0": ["Two", "Three"]})],
}


@pytest.mark.rule("403.4", "701.18b")
def test_what_lies_under_any_of_linked_gods_lies_under_the_creature() -> None:
    match = _pair("While there are three or more cards lying under this creature, it gets +2000 power.", zones=PILES)
    assert match.power("B1:0") == 6000
    text = "Whenever this creature attacks, put a card lying under this creature into your graveyard."
    match = _pair(text, zones={**PILES, "B9:0": ["One"]}, phase=attack).answer("attack:B1")
    assert len(match.offered) == 3
    for name, key in zip(("One", "Two", "Three"), match.offered, strict=True):
        again = _pair(text, zones={**PILES, "B9:0": ["One"]}, phase=attack).answer("attack:B1").answer(key)
        assert again.names("graveyard:0") == [name]


SCHOLAR = creature("Scholar", 2000, "Kizuna: Draw a card.")


@pytest.mark.rule("603.3a", "803.1b")
def test_kizuna_uses_that_of_any_of_linked_gods() -> None:
    zones: Zones = {"hand:0": ["Scholar", "Nothing"], "mana zone:0": ["One"] * 2}
    match = _pair("Kizuna: Untap this creature.", zones=zones, more=(SCHOLAR,)).answer("summon:Scholar")
    assert (match.rule, len(match.offered)) == ("603.3a", 2)


@pytest.mark.rule("603.3a", "701.18b")
def test_kizuna_plus_of_linked_gods_gives_a_card_under_any_of_them_for_another_creature() -> None:
    zones: Zones = {**PILES, "B9:0": ["Scholar"]}
    match = _pair("Kizuna plus: Untap this creature.", zones=zones, more=(SCHOLAR,), phase=attack).answer("attack:B1")
    assert len(match.offered) == 3
    match.answer(match.offered[0])
    assert match.names("graveyard:0") == ["One"]
    assert match.offered == ["play:B1:kizuna", "play:B9:kizuna"]
