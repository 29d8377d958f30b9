"""5. Attacks: which characters, on whom, alone or together."""

from __future__ import annotations

import pytest

from engine.games.level_neo.battle_state import battle
from tests.games.level_neo.positions import Zones, character, in_battle, next_turn, pass_until, resting
from tests.games.level_neo.rules.nodes import activates, comes_back, user

ALL_RESTING: Zones = {"M:1": resting("Main"), "S1:1": resting("One"), "S2:1": resting("Two")}


# ---- 5.1, who attacks


@pytest.mark.rule("5.1", book="level-neo")
def test_only_active_characters_attack_and_they_rest_for_it() -> None:
    at = in_battle({**ALL_RESTING, "S1:0": ["Three"], "S2:0": resting("Four")})
    attackers = {option.partition(">")[0] for option in at.offered}
    assert attackers == {"pass", "attack:M", "attack:S1"}
    at.answer("attack:S1>S1").passes()
    assert (at.rested("S1:0"), at.rested("M:0")) == (True, False)


@pytest.mark.rule("5.1", book="level-neo")
def test_a_character_attacks_once_a_turn_even_if_it_becomes_active_again() -> None:
    zones: Zones = {"M:0": ["Waker"], "S1:0": ["Four"], "S1:1": resting("One"), "S2:1": resting("Two")}
    at = in_battle(zones, user("Waker", activates("S1:0"))).passes()
    pass_until(at.answer("attack:S1>S1"), "4.3.2").answer("use:M:1")
    assert not at.rested("S1:0")
    assert at.offered == ["pass", "attack:M>M"]


@pytest.mark.rule("5.1", book="level-neo")
def test_a_character_that_has_left_and_come_back_is_another_one_and_may_attack() -> None:
    zones: Zones = {"M:0": ["Waker"], "S1:0": ["Four"], "S1:1": resting("One"), "S2:1": resting("Two")}
    at = in_battle(zones, user("Waker", comes_back("S1:0"))).passes()
    pass_until(at.answer("attack:S1>S1"), "4.3.2").answer("use:M:1")
    assert at.offered == ["pass", "attack:M>M", "attack:S1>S2"]


@pytest.mark.rule("5.1", book="level-neo")
def test_both_characters_of_a_combi_attack_have_attacked() -> None:
    zones: Zones = {"M:0": ["Waker"], "S1:0": ["Four"], "S2:0": ["Two"], "S1:1": resting("One"), "S2:1": resting("Two")}
    at = in_battle(zones, user("Waker", activates("S2:0"))).passes()
    at.answer("attack:S1>S1").answer("partner:S2")
    pass_until(at, "4.3.2").answer("use:M:1")
    assert not at.rested("S2:0")
    assert at.offered == ["pass", "attack:M>M"]
    at.answer("attack:M>M")
    assert at.rule != "5.8"  # nor does it join in


@pytest.mark.rule("5.1", book="level-neo")
def test_a_character_may_attack_again_in_its_next_turn() -> None:
    at = in_battle({"S1:1": resting("One"), "S1:0": ["Four"], "hand:0": ["Nothing"], "hand:1": ["Nothing"]})
    pass_until(at, "4.3.3").answer("attack:M>M")
    turn = next_turn(next_turn(at)).match.state.turn
    assert "attack:M>M" in pass_until(at, "4.3.3").offered
    assert at.match.state.turn == turn


@pytest.mark.rule("5.1", book="level-neo")
@pytest.mark.parametrize("again", [True, False])
def test_the_phase_ends_when_the_turn_player_does_not_attack_or_has_nobody_left_to(again: bool) -> None:
    at = in_battle({"M:0": resting("Main"), "S1:0": ["Four"], "S2:0": ["Four"], **ALL_RESTING, "hand:0": ["Nothing"]})
    at.passes().answer("attack:S1>S1").passes()
    if again:
        pass_until(at, "4.3.3").answer("attack:S2>S2")
        pass_until(at, "4.3.2").passes()
    else:
        pass_until(at, "4.3.3").passes()
    assert at.rule == "4.4.3"


# ---- 5.3 to 5.7, whom


@pytest.mark.rule("5.2", "5.3", "5.4", book="level-neo")
@pytest.mark.parametrize("rested", [True, False])
def test_a_main_character_attacks_the_opponents_main_character_only_resting_or_active(rested: bool) -> None:
    at = in_battle({**ALL_RESTING, "M:1": resting("Main") if rested else ["Main"]})
    assert at.offered == ["pass", "attack:M>M"]


@pytest.mark.rule("5.5", "5.6", "5.7", book="level-neo")
def test_a_support_attacks_resting_characters_of_either_kind() -> None:
    at = in_battle({**ALL_RESTING, "M:0": resting("Main"), "S1:0": ["One"], "S3:1": ["One"]})
    assert at.offered == ["pass", "attack:S1>M", "attack:S1>S1", "attack:S1>S2"]


@pytest.mark.rule("5.7", book="level-neo")
def test_a_support_attacks_no_active_character() -> None:
    at = in_battle({"S1:0": ["One"], "S1:1": ["One"]})
    assert at.offered == ["pass", "attack:M>M"]


@pytest.mark.rule("5.6", book="level-neo")
def test_nobody_attacks_their_own_side() -> None:
    at = in_battle({"S1:0": ["One"], "S2:0": resting("One"), "M:0": resting("Main"), "hand:0": ["Nothing"]}).passes()
    assert at.rule == "4.4.3"  # no attack was possible


# ---- 5.8 to 5.10, combi attacks


@pytest.mark.rule("5.8", book="level-neo")
@pytest.mark.parametrize("attacker", ["M", "S1"])
def test_one_more_active_support_may_join_an_attack_and_rests_too(attacker: str) -> None:
    at = in_battle({**ALL_RESTING, "S1:0": ["One"], "S2:0": ["Two"], "S3:0": resting("Three")})
    at.answer(f"attack:{attacker}>M")
    others = {"M": ["partner:S1", "partner:S2"], "S1": ["partner:S2"]}[attacker]  # never the main character
    assert (at.asked, at.rule, at.offered) == (0, "5.8", ["pass", *others])
    at.answer("partner:S2")
    assert (at.rested("S2:0"), at.rested(f"{attacker}:0")) == (True, True)
    assert at.rule != "5.8"  # one, and no more


@pytest.mark.rule("5.8", book="level-neo")
@pytest.mark.parametrize(("partner", "left"), [("partner:S2", 0), ("partner:S3", 1)])
def test_the_ap_of_a_combi_attack_is_the_sum_of_both(partner: str, left: int) -> None:
    zones: Zones = {"S1:0": ["Three"], "S2:0": ["Two"], "S3:0": ["One"], "S1:1": resting("Four"), "hand:0": ["Nothing"]}
    at = pass_until(in_battle(zones), "4.3.3").answer("attack:S1>S1").answer(partner)
    if left:  # 4000 against 4000: both sides lose
        pass_until(at, "9.7").answer("defeat:S3")
    pass_until(at, "4.3.2")
    assert at.names("discard:1") == ["Four"]
    assert at.count("discard:0") == left


@pytest.mark.rule("5.8", book="level-neo")
def test_an_attack_may_be_made_alone() -> None:
    at = in_battle({"S1:0": ["One"], "hand:0": ["Nothing"]}).passes().answer("attack:M>M").passes()
    current = battle(at.match)
    assert current is not None
    assert (len(current.attackers), at.rested("S1:0")) == (1, False)


@pytest.mark.rule("5.9", book="level-neo")
@pytest.mark.parametrize("rested", [True, False])
def test_a_main_and_a_support_together_attack_the_main_character_active_or_resting(rested: bool) -> None:
    zones: Zones = {**ALL_RESTING, "S1:0": ["One"], "M:1": resting("Main") if rested else ["Main"]}
    at = in_battle(zones)
    assert [option for option in at.offered if option.startswith("attack:M")] == ["attack:M>M"]
    at.answer("attack:M>M").answer("partner:S1")
    assert "attacks-together" in at.told


@pytest.mark.rule("5.10", book="level-neo")
@pytest.mark.parametrize("target", ["M", "S1", "S2"])
def test_two_supports_together_attack_any_resting_character(target: str) -> None:
    at = in_battle({**ALL_RESTING, "S1:0": ["One"], "S2:0": ["Two"]})
    at.answer(f"attack:S1>{target}").answer("partner:S2")
    assert "attacks-together" in at.told
    assert "attack:S1>S3" not in in_battle({**ALL_RESTING, "S3:1": ["One"], "S1:0": ["One"], "S2:0": ["Two"]}).offered


@pytest.mark.rule("5.1", "5.8", book="level-neo")
def test_a_character_that_cannot_attack_neither_attacks_nor_joins_in() -> None:
    tied = character("Tied", 1, 1000, cannot=frozenset({"attack"}))
    at = in_battle({**ALL_RESTING, "S1:0": ["Tied"]}, tied)
    assert at.offered == ["pass", "attack:M>M"]
    at.answer("attack:M>M")
    assert at.rule != "5.8"
