"""801: evolution creatures."""

from __future__ import annotations

import pytest

from engine.games.duel_masters import battle_state, piles
from engine.games.duel_masters.characteristics import POWER
from engine.kernel import verbs
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import (
    ATTACK,
    Attack,
    Fighter,
    Placed,
    Zones,
    attack,
    card,
    creature,
    spell,
    table,
)

VORTEX = creature(
    "Vortex", 9000, "Vortex evolution: Put on one of your Human creatures and one of your Liquid People creatures",
    "When this creature would leave the battle zone, only its top card leaves and the other cards separate instead.",
    supertypes=["evolution"],
)  # fmt: skip


@pytest.mark.rule("801.1a", "701.15a")
def test_without_a_source_there_is_no_evolution() -> None:
    mana = {"mana zone:0": ["One"] * 2, "hand:0": ["Risen"]}
    assert table({**mana, "B1:0": ["Fish"]}).offered == ["pass"]
    assert table({**mana, "B1:0": ["Two"]}).offered == ["pass", "summon:Risen"]


@pytest.mark.rule("801.2", "801.3")
def test_an_evolution_creature_is_as_its_source_was_and_attacks_at_once() -> None:
    match = table({"hand:0": ["Risen", "Nine"], "B1:0": ["Two"], "mana zone:0": ["One"] * 2}).answer("summon:Risen")
    assert match.names("B1:0") == ["Risen"]
    assert match.names("under:0") == ["Two"]
    assert match.answer("pass").offered == ["pass", "attack:B1"]
    tapped = table({"hand:0": ["Risen", "Nine"], "B1:0": [Placed("Two", rested=True)], "mana zone:0": ["One"] * 2})
    tapped.answer("summon:Risen").answer("pass")
    assert tapped.match.state.rested[tapped.cards("B1:0")[0]]


@pytest.mark.rule("109.2b", "403.4")
def test_what_lies_under_a_creature_goes_where_it_goes() -> None:
    zones: Zones = {"B1:0": ["Three"], "B1:1": [Placed("Risen", rested=True, attached={"under:1": ["Two"]})]}
    match = attack({**zones, "B1:0": ["Nine"]}).answer("attack:B1").answer("target:B1:1")
    assert sorted(match.names("graveyard:1")) == ["Risen", "Two"]
    assert match.names("under:1") == []


@pytest.mark.rule("801.2b")
def test_a_vortex_evolution_is_tapped_if_one_of_its_sources_was() -> None:
    zones: Zones = {
        "hand:0": ["Vortex"],
        "B1:0": ["Two"],
        "B2:0": [Placed("Fish", rested=True)],
        "mana zone:0": ["One"] * 2,
    }
    match = table(zones, VORTEX).answer("summon:Vortex").answer("stack:B2", "stack:B1")
    assert match.match.state.rested[match.cards("B1:0")[0]]
    assert match.names("under:0") == ["Two", "Fish"]
    assert match.names("B2:0") == []


@pytest.mark.rule("801.4", "801.4c", "801.4d", "703.4h")
def test_when_only_the_top_leaves_the_others_are_creatures_again_and_have_not_entered() -> None:
    glad = creature("Glad", 2000, "When you put this creature into the battle zone, draw a card.")
    pile = Placed("Vortex", rested=True, attached={"under:1": ["Glad", "Fish"]})
    huge = creature("Huge", 20000)
    match = attack({"B1:0": ["Huge"], "B9:0": ["One"], "B1:1": [pile]}, VORTEX, glad, huge)
    before = len(match.cards("deck:1"))
    match.answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:1") == ["Vortex"]
    places = {match.names(f"B{number}:1")[0] for number in (1, 2)}
    assert places == {"Glad", "Fish"}
    assert len(match.cards("deck:1")) == before
    assert match.names("under:1") == []
    assert all(match.rested(f"B{number}:1") for number in (1, 2))  # though they lay untapped below


WEAKEN = spell("Weaken", "Choose one of your creatures. It gets -500 power until the end of the turn.")


def _power(match: ScenarioMatch, zone: str) -> int:
    found: int = match.match.values(match.cards(zone)[-1])[POWER]
    return found


@pytest.mark.rule("801.2")
def test_each_effect_on_a_source_is_an_effect_on_what_it_becomes() -> None:
    zones: Zones = {"hand:0": ["Weaken", "Weaken", "Vortex"], "B1:0": ["Two"], "B2:0": ["Fish"]}
    match = table({**zones, "mana zone:0": ["One"] * 6}, VORTEX, WEAKEN)
    match.answer("cast:Weaken").answer("choose:B1").answer("cast:Weaken").answer("choose:B2")
    match.answer("summon:Vortex").answer("stack:B1", "stack:B2")
    assert _power(match, "B1:0") == 9000 - 1000


@pytest.mark.rule("801.4c")
def test_each_part_has_what_applied_to_the_whole() -> None:
    pile = Placed("Vortex", attached={"under:0": ["Two", "Fish"]})
    smash = spell("Smash", "Destroy one of your creatures.")
    zones: Zones = {"hand:0": ["Weaken", "Smash", "One"], "B1:0": [pile], "mana zone:0": ["One"] * 5}
    match = table(zones, VORTEX, WEAKEN, smash).answer("cast:Weaken").answer("cast:Smash")
    assert sorted(_power(match, zone) for zone in ("B1:0", "B2:0")) == [1500, 1500]


@pytest.mark.rule("801.2a", "505.6")
def test_an_attacker_that_evolves_goes_on_attacking() -> None:
    match = table({"B1:0": ["Two"], "hand:0": ["Risen"]}, step="attack_step", phase="attack step")
    engine = match.match
    attacker, risen = match.cards("B1:0")[0], match.cards("hand:0")[0]
    ATTACK.set(engine, Attack(Fighter(attacker, engine.state.entered[attacker])))
    assert battle_state.attacker(engine) == attacker
    assert not list(piles.put_onto(engine, risen, (attacker,)))
    assert battle_state.attacker(engine) == risen
    assert battle_state.goes_on(engine)


@pytest.mark.rule("801.1b")
def test_the_player_says_in_which_order_the_sources_lie() -> None:
    zones: Zones = {"hand:0": ["Vortex"], "B1:0": ["Two"], "B2:0": ["Fish"], "mana zone:0": ["One"] * 2}
    match = table(zones, VORTEX).answer("summon:Vortex")
    assert (match.rule, match.asked) == ("801.1b", 0)
    match.answer("stack:B1", "stack:B2")
    assert match.names("under:0") == ["Fish", "Two"]


STRIP = spell("Strip", "Put one of your cards into its owner's graveyard.")


def _stripped(*below: str, text: str = "", rested: bool = False) -> ScenarioMatch:
    """After an effect has taken the top card of a pile, and nothing but this card."""
    top = creature("Top", 9000, "Evolution: Put on one of your creatures", *([text] if text else []),
                   supertypes=["evolution"])  # fmt: skip
    pile = Placed("Top", rested=rested, attached={"under:0": [*below]})
    mourner = creature("Mourner", 1000, "When your creature is destroyed, draw a card.")
    zones: Zones = {"hand:0": ["Strip", "One"], "B1:0": [pile], "B8:0": ["Mourner"], "mana zone:0": ["One"] * 5}
    return table(zones, STRIP, top, mourner).answer("cast:Strip").answer("bury:B1")


@pytest.mark.rule("801.4b", "109.2a")
def test_what_is_rebuilt_is_one_creature_with_the_rest_under_it() -> None:
    match = _stripped("One", "Two", "Three", rested=True)
    assert match.names("B1:0") == ["Three"]
    assert match.names("under:0") == ["One", "Two"]
    assert match.match.attached(match.card("B1:0")) == match.cards("under:0")
    assert match.rested("B1:0")


@pytest.mark.rule("801.4b", "801.4a")
def test_what_cannot_lie_by_itself_is_put_into_the_graveyard_until_something_can() -> None:
    match = _stripped("One", "Two", "Bolt", "Blank")
    assert match.names("B1:0") == ["Two"]
    assert match.names("under:0") == ["One"]
    assert sorted(match.names("graveyard:0")) == ["Blank", "Bolt", "Strip", "Top"]


@pytest.mark.rule("801.4a", "801.4")
def test_with_nothing_under_it_that_can_lie_by_itself_nothing_stays() -> None:
    match = _stripped("Blank")
    assert match.names("B1:0") == []
    assert sorted(match.names("graveyard:0")) == ["Blank", "Strip", "Top"]


@pytest.mark.rule("109.2a", "109.2b")
def test_a_card_that_is_taken_from_under_a_creature_is_no_creature_that_leaves() -> None:
    gone = _stripped("One", "Two")
    assert gone.count("hand:0") == 2  # the top card has left as a creature: the mourner has drawn
    pile = Placed("Risen", attached={"under:0": ["Two"]})
    mourner = creature("Mourner", 1000, "When your creature is destroyed, draw a card.")
    zones: Zones = {"hand:0": ["Strip", "One"], "B1:0": [pile], "B8:0": ["Mourner"], "mana zone:0": ["One"] * 5}
    match = table(zones, STRIP, mourner).answer("cast:Strip")
    match.answer(next(key for key in match.offered if "under" in key))
    assert match.names("graveyard:0") == ["Two", "Strip"]
    assert match.names("B1:0") == ["Risen"]
    assert match.count("hand:0") == 1


@pytest.mark.rule("801.4", "101.5")
def test_a_card_that_is_saved_from_leaving_leaves_as_a_whole_later() -> None:
    saved = "When this creature would be destroyed, draw a card instead."
    match = _stripped("Two", text=saved)
    assert match.names("B1:0") == ["Top"]
    assert not list(verbs.move(match.match, match.card("B1:0"), match.match.rulebook.zone("graveyard:0")))
    assert match.names("under:0") == []
    assert match.names("B1:0") == []


@pytest.mark.rule("801.2")
def test_what_evolves_answers_it_and_speaks_of_the_whole_creature() -> None:
    seed = creature(
        "Seed", 1000, "When this creature evolves, draw a card. It gets +2000 power until the end of the turn."
    )
    zones: Zones = {"hand:0": ["Risen", "Nothing"], "B1:0": ["Seed"], "mana zone:0": ["One"] * 2}
    match = table(zones, seed).answer("summon:Risen")
    assert (match.names("B1:0"), match.names("under:0")) == (["Risen"], ["Seed"])
    assert match.names("hand:0") == ["Nothing", "Blank"]
    assert match.match.values(match.cards("B1:0")[0])[POWER] == 8000


@pytest.mark.rule("801.2")
def test_what_lies_under_the_creature_that_evolves_answers_nothing() -> None:
    seed = creature("Seed", 1000, "When this creature evolves, draw a card.")
    below = Placed("Risen", attached={"under:0": ["Seed"]})
    zones: Zones = {"hand:0": ["Risen", "Nothing"], "B1:0": [below], "mana zone:0": ["One"] * 2}
    match = table(zones, seed).answer("summon:Risen")
    assert match.names("under:0") == ["Seed", "Risen"]
    assert match.names("hand:0") == ["Nothing"]


FROM_MANA = creature(
    "Buried", 6000, "Evolution: Put on two fire creatures lying in your mana zone", supertypes=["evolution"]
)
FROM_HAND = creature("Held", 6000, "Evolution: Put on one water creature lying in your hand", supertypes=["evolution"])


@pytest.mark.rule("801.1", "801.2")
def test_an_evolution_may_be_put_on_cards_of_another_zone_which_come_from_there() -> None:
    zones: Zones = {"hand:0": ["Buried", "Nothing"], "mana zone:0": ["One", "Two", "Three"], "B1:0": ["Nine"]}
    match = table(zones, FROM_MANA).answer("summon:Buried")
    assert match.rule == "801.1a"
    match.answer("evolve:One").answer("evolve:Three").answer(*match.offered)
    assert (match.names("B2:0"), match.names("mana zone:0")) == (["Buried"], ["Two"])
    assert sorted(match.names("under:0")) == ["One", "Three"]
    assert not match.rested("B2:0"), "the cards were tapped as mana, and it was no creature"
    assert "attack:B2" in match.answer("pass").offered


@pytest.mark.rule("801.1a")
def test_without_enough_cards_in_the_zone_there_is_no_such_evolution() -> None:
    zones: Zones = {"hand:0": ["Buried", "Nothing"], "mana zone:0": ["One", "Fish"], "B1:0": ["Two"]}
    assert table(zones, FROM_MANA).offered == ["pass"]


@pytest.mark.rule("801.1a")
def test_what_is_chosen_in_the_hand_is_chosen_in_secret_even_if_nothing_else_could_be() -> None:
    zones: Zones = {"hand:0": ["Held", "Fish"], "mana zone:0": ["One", "Two"]}
    match = table(zones, FROM_HAND).answer("summon:Held")
    decision = match.match.decision
    assert decision is not None
    assert decision.secret
    match.answer("evolve:Fish")
    assert (match.names("B1:0"), match.names("under:0")) == (["Held"], ["Fish"])


@pytest.mark.rule("801.2")
def test_a_card_of_another_zone_on_which_a_creature_is_put_has_not_evolved() -> None:
    seed = creature("Seed", 1000, "When this creature evolves, draw a card.")
    zones: Zones = {"hand:0": ["Buried", "Nothing"], "mana zone:0": ["Seed", "Two"]}
    match = table(zones, FROM_MANA, seed).answer("summon:Buried").answer("evolve:Seed")
    while match.rule != "504.1":
        match.answer(*match.offered)
    assert (match.names("B1:0"), match.names("hand:0")) == (["Buried"], ["Nothing"])


INFINITE = creature(
    "Infinite", 9000, "Super infinite evolution: Put on as many as you like of your Human creatures",
    supertypes=["evolution"],
)  # fmt: skip


@pytest.mark.rule("801.1", "801.1b")
def test_a_super_infinite_evolution_is_put_on_as_many_as_its_player_likes_but_on_one_at_least() -> None:
    zones: Zones = {"hand:0": ["Infinite", "Nothing"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"], "B2:0": ["Three"]}
    match = table({**zones, "B3:0": ["One"]}, INFINITE).answer("summon:Infinite")
    decision = match.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum) == (1, 3)
    match.answer("evolve:B1", "evolve:B3").answer("stack:B1", "stack:B3")
    assert (match.names("B1:0"), match.names("B2:0"), match.names("B3:0")) == (["Infinite"], ["Three"], [])
    assert sorted(match.names("under:0")) == ["One", "Two"]


@pytest.mark.rule("801.2", "303.3", "303.4")
def test_a_cross_gear_evolves_from_another_and_is_crossed_as_that_was() -> None:
    blade = card("Blade", "The crossed creature gets +1000 power.", type="cross gear")
    great = card(
        "Great Blade", "Evolution: Put on one of your fire cross gears", "The crossed creature gets +5000 power.",
        type="cross gear", supertypes=["evolution"],
    )  # fmt: skip
    zones: Zones = {"hand:0": ["Great-Blade", "Nine"], "mana zone:0": ["One"] * 2}
    assert "generate:Great-Blade" not in table(zones, blade, great).offered
    worn: Zones = {**zones, "B1:0": [Placed("Two", attached={"B2:0": ["Blade"]})]}
    match = table(worn, blade, great)
    assert match.power("B1:0") == 3000
    match.answer("generate:Great-Blade")
    assert (match.names("B2:0"), match.names("under:0")) == (["Great Blade"], ["Blade"])
    assert match.power("B1:0") == 7000
    alone = table({**zones, "B1:0": ["Two"], "B2:0": ["Blade"]}, blade, great).answer("generate:Great-Blade")
    assert (alone.names("under:0"), alone.power("B1:0")) == (["Blade"], 2000)
