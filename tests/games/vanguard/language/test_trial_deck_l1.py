"""Trial Deck L1, card by card: legion among Gold Paladins."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.vanguard.language.cards_in_play import UP, Zones, attack, battle_phase, main_phase, to_start_step

AURELIAN, HALCYON = "Sword of Two Dawns, Aurelian", "Shield of Two Dawns, Halcyon"
LIONESS, SQUIRE = "Lioness of the Noon Bell", "Squire of the Golden Leash"
DROPPED = {"drop:0": ["One", "One", "Two", "Two"]}


@pytest.mark.parametrize(("leader", "mate"), [(AURELIAN, HALCYON), (LIONESS, SQUIRE)])
def test_the_leaders_find_their_mates(leader: str, mate: str) -> None:
    match = main_phase({"V:0": [leader], "deck:0": ["Zero", mate], **DROPPED}).answer("activate:V:1")
    match.answer(*match.offered)
    match.answer(*match.offered)
    assert match.names("L:0") == [mate]


def test_aurelian_calls_the_top_card_when_it_attacks_in_legion() -> None:
    zones: Zones = {"V:0": [AURELIAN], "damage:0": [UP], "deck:0": ["Two"], "hand:1": ["Zero"]}
    alone = attack(battle_phase(zones), "V", "V")
    assert alone.prompt == "ask-guard"
    match = attack(battle_phase({**zones, "L:0": ["Marble Mane Lancer"]}), "V", "V")
    match.answer("yes").answer("circle:FL")
    assert (match.names("FL:0"), match.power("FL:0")) == (["Two"], 12000)


@pytest.mark.parametrize(("others", "power"), [(3, 11000), (4, 13000)])
def test_aurelian_is_stronger_among_four_others(others: int, power: int) -> None:
    field = {place: ["One"] for place in ["FL:0", "FR:0", "BL:0", "BR:0"][:others]}
    assert main_phase({"V:0": [AURELIAN], **field}).power("V:0") == power


def test_the_lioness_helps_a_rear_guard_when_her_mate_comes() -> None:
    match = main_phase({"V:0": [LIONESS], "FL:0": ["Two"], "deck:0": ["Zero", SQUIRE], **DROPPED}).answer(
        "activate:V:1"
    )
    match.answer(*match.offered)
    match.answer(*match.offered)
    assert match.power("FL:0") == 14000


def test_halcyon_helps_a_rear_guard_as_an_attacking_vanguard_and_grows_behind_a_legion() -> None:
    match = attack(battle_phase({"V:0": [AURELIAN], "L:0": [HALCYON], "FL:0": ["Two"], "hand:1": ["Zero"]}), "V", "V")
    match.answer("play:L:1")
    assert match.power("FL:0") == 12000
    zones: Zones = {"V:0": [LIONESS], "FL:0": [HALCYON], "deck:0": ["Zero", SQUIRE], **DROPPED}
    match = main_phase(zones).answer("activate:V:1")
    match.answer(*match.offered)
    match.answer(*match.offered)
    assert match.prompt == "ask-ability"
    match.answer(match.offered[0])
    assert match.power("FL:0") == 9000 + 3000 + 5000


def test_the_falconer_calls_the_top_card_when_it_hits() -> None:
    zones: Zones = {"FL:0": ["Cartwheel Falconer"], "FL:1": ["One"], "damage:0": [UP], "deck:0": ["Two"]}
    match = attack(battle_phase(zones), "FL", "FL").answer("yes")
    match.answer("circle:BL")
    assert match.names("BL:0") == ["Two"]
    assert match.face_down("damage:0") == 1


def test_the_squire_soul_charges_when_it_attacks_with_its_leader() -> None:
    match = attack(battle_phase({"V:0": [LIONESS], "L:0": [SQUIRE], "hand:1": ["Zero"]}), "V", "V")
    assert match.count("soul:0") == 1


def test_the_hound_is_stronger_from_the_deck() -> None:
    zones: Zones = {"FL:0": ["Cartwheel Falconer"], "FL:1": ["One"], "damage:0": [UP], "deck:0": ["Honeyed Hound"]}
    match = attack(battle_phase(zones), "FL", "FL").answer("yes").answer("circle:BL")
    assert match.power("BL:0") == 10000
    match = main_phase({"hand:0": ["Honeyed Hound"]})
    match.answer(next(key for key in match.offered if key.startswith("call:"))).answer("circle:FL")
    assert match.power("FL:0") == 7000


@pytest.mark.parametrize(("answer", "top"), [("yes", "Two"), ("no", "One")])
def test_the_letter_bearer_may_put_the_top_card_under_the_deck(answer: str, top: str) -> None:
    zones: Zones = {"hand:0": ["Letter-Bearer of the Sun Gate"], "soul:0": ["Zero"], "deck:0": ["One", "Two"]}
    match = main_phase(zones)
    match.answer(next(key for key in match.offered if key.startswith("call:"))).answer("circle:FL")
    match.answer("yes").answer(answer)
    assert match.names("deck:0")[-1] == top


def test_the_cub_fetches_what_can_legion_with_the_vanguard() -> None:
    zones: Zones = {"V:0": [AURELIAN], "FL:0": ["Cub with a Brass Bell"], "deck:0": [SQUIRE, HALCYON], "damage:0": [UP]}
    match = main_phase(zones).answer(
        "activate:FL:2" if "activate:FL:2" in main_phase(zones).offered else "activate:FL:1"
    )
    assert len(match.offered) == 1
    match.answer(*match.offered)
    assert match.names("hand:0") == [HALCYON]
    assert match.names("soul:0") == ["Cub with a Brass Bell"]


def test_the_sentinel_keeps_a_unit_from_being_hit() -> None:
    match = battle_phase({"V:0": [Placed("Three")], "hand:1": ["Lintel Guardian", "One"]})
    attack(match, "V", "V")
    match.answer(next(key for key in match.offered if key.startswith("guard:TC"))).answer("yes")
    to_start_step(match)
    assert match.count("damage:1") == 0
