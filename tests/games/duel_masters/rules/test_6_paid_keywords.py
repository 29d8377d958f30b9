"""112.2d, 510.1, 603.2e: keywords for which something is paid: buzzrender, hyperify, kirifudash."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.characteristics import BREAKS, KEYWORDS
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, table

BUZZ = creature("Buzz", 1000, "Buzzrender 2: Draw a card.", cost=1)


@pytest.mark.rule("112.2d")
@pytest.mark.parametrize(
    ("mana", "answers", "hand"), [(2, [], 2), (3, ["no"], 2), (3, ["yes"], 3), (6, ["yes"] * 2, 4)]
)
def test_a_buzzrender_is_used_once_more_for_each_time_that_its_price_is_paid(
    mana: int, answers: list[str], hand: int
) -> None:
    match = table({"hand:0": ["Buzz", "Nothing"], "mana zone:0": ["One"] * mana}, BUZZ).answer("summon:Buzz")
    for answer in answers:
        assert (match.rule, match.offered) == ("112.2d", ["yes", "no"])
        match.answer(answer)
    assert (match.rule, match.count("hand:0")) == ("504.1", hand)


@pytest.mark.rule("112.2d")
def test_nothing_is_paid_for_the_buzzrender_of_what_is_put() -> None:
    text = "When you put this creature into the battle zone, put a creature from your hand into the battle zone."
    zones: Zones = {"hand:0": ["Door", "Buzz", "Nothing"], "mana zone:0": ["One"] * 4}
    match = table(zones, BUZZ, creature("Door", 1000, text, cost=1)).answer("summon:Door")
    while match.rule != "504.1":
        assert match.rule != "112.2d"
        match.answer(next(key for key in match.offered if "Buzz" in key))
    assert (match.names("B2:0"), match.names("hand:0")) == (["Buzz"], ["Nothing", "Blank"])


HYPER = creature(
    "Hyper",
    1000,
    "Hyperify: Tap two of your other creatures",
    "Hyper mode: This creature has double breaker.",
    "Hyper mode: This creature gets +4000 power.",
)


@pytest.mark.rule("504.1")
def test_a_creature_in_hyper_mode_has_more_until_the_next_turn_of_its_player() -> None:
    zones: Zones = {"hand:0": ["Nothing"], "B1:0": ["Hyper"], "B2:0": ["One"], "B3:0": ["Two"], "B4:0": ["Three"]}
    match = table(zones, HYPER)
    assert match.power("B1:0") == 1000
    hyperify = next(key for key in match.offered if key.startswith("hyperify"))
    match.answer(hyperify).answer("tap-card:B2", "tap-card:B4")
    assert [match.rested(f"B{place}:0") for place in (1, 2, 3, 4)] == [False, True, False, True]
    assert (match.power("B1:0"), match.value("B1:0", BREAKS)) == (5000, {2})
    assert match.offered == ["pass"], "it is in hyper mode already"
    while match.match.state.turn == 3:
        match.answer("pass")
    assert match.power("B1:0") == 5000, "in the turn of the opponent"
    while match.match.state.turn == 4:
        match.answer("pass")
    assert (match.power("B1:0"), match.value("B1:0", KEYWORDS)) == (1000, frozenset())


@pytest.mark.rule("504.1")
def test_who_has_too_few_untapped_creatures_cannot_hyperify() -> None:
    tapped = Placed("Two", rested=True)
    zones: Zones = {"hand:0": ["Nothing"], "B1:0": ["Hyper"], "B2:0": ["One"], "B3:0": [tapped]}
    assert table(zones, HYPER).offered == ["pass"]


DASH = creature("Dash", 3000, "Kirifudash fire 2", cost=7)


@pytest.mark.rule("510.1", "603.2e")
def test_who_has_broken_a_shield_may_summon_for_the_kirifudash_when_the_attack_ends() -> None:
    zones: Zones = {"hand:0": ["Dash"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"]}
    match = attack(zones, DASH).answer("attack:B1")
    while match.rule != "510.1":
        match.answer(match.offered[0])
    assert (match.asked, match.offered) == (0, ["kirifudash:Dash"])
    match.answer("kirifudash:Dash")
    assert match.names("B2:0") == ["Dash"]
    assert all(match.match.state.rested[card] for card in match.cards("mana zone:0"))


@pytest.mark.rule("510.1")
@pytest.mark.parametrize("mana", [1, 2])
def test_the_holder_of_a_deck_with_kirifudash_is_asked_whatever_the_hand_is(mana: int) -> None:
    zones: Zones = {"hand:0": ["One"], "deck:0": ["Dash"], "mana zone:0": ["One"] * mana, "B1:0": ["Two"]}
    match = attack(zones, DASH).answer("attack:B1")
    while match.rule != "510.1":
        match.answer(match.offered[0])
    assert match.offered == ["pass"]


@pytest.mark.rule("510.1")
def test_an_attack_that_breaks_no_shield_lets_nobody_declare_a_kirifudash() -> None:
    zones: Zones = {"hand:0": ["Dash"], "mana zone:0": ["One"] * 2, "B1:0": ["Two"]}
    match = attack({**zones, "B1:1": [Placed("One", rested=True)]}, DASH).answer("attack:B1").answer("target:B1:1")
    while match.rule != "505.5" and match.outcome is None:
        assert match.rule != "510.1"
        match.answer(match.offered[0])
        if match.match.state.turn != 3:
            break
    assert match.names("hand:0") == ["Dash"]


GALAXY = creature(
    "Galaxy",
    3000,
    "Galaxyshield fire 2",
    "At the start of your turn, if this creature is face up in your shield zone, summon this creature from your shield "
    "zone for no cost.",
    "When you put this creature into the battle zone, draw a card.",
    cost=7,
)


@pytest.mark.rule("113.1", "504.1")
def test_a_card_with_galaxyshield_is_put_among_the_shields_face_up_for_its_price() -> None:
    zones: Zones = {"hand:0": ["Galaxy", "Nothing"], "mana zone:0": ["One", "One", "One"], "deck:0": ["Two"] * 5}
    match = table(zones, GALAXY)
    assert match.offered == ["pass", "galaxyshield:Galaxy"]
    before = sum(match.count(f"S{place}:0") for place in range(1, 9))
    match.answer("galaxyshield:Galaxy")
    there = next(f"S{place}:0" for place in range(1, 9) if "Galaxy" in match.names(f"S{place}:0"))
    assert sum(match.count(f"S{place}:0") for place in range(1, 9)) == before + 1
    assert not match.match.state.face_down[match.cards(there)[0]]
    assert [match.match.state.rested[card] for card in match.cards("mana zone:0")].count(True) == 2
    assert match.names("hand:0") == ["Nothing"], "it was not put into the battle zone"
    while match.match.state.turn == 3 or match.asked == 1:
        match.answer("pass")
    assert match.names("B1:0") == ["Galaxy"], "at the start of the next turn of its player"
    assert match.names(there) == []


@pytest.mark.rule("504.1")
@pytest.mark.parametrize("mana", [["One"], ["Fish", "Fish"]])
def test_its_price_is_paid_with_its_civilizations(mana: list[str]) -> None:
    assert table({"hand:0": ["Galaxy", "Nine"], "mana zone:0": mana}, GALAXY).offered == ["pass"]


@pytest.mark.rule("504.1")
def test_a_card_that_is_put_among_the_shields_is_not_used() -> None:
    ban = creature("Ban", 1000, "Your opponent can't summon creatures.")
    hear = creature("Hear", 1000, "Whenever you summon a creature, draw a card.")
    zones: Zones = {"hand:0": ["Galaxy", "Nine"], "mana zone:0": ["One", "One"], "B1:0": ["Hear"], "B1:1": ["Ban"]}
    match = table(zones, GALAXY, ban, hear)
    assert match.offered == ["pass", "galaxyshield:Galaxy"]
    assert match.answer("galaxyshield:Galaxy").names("hand:0") == ["Nine"]
