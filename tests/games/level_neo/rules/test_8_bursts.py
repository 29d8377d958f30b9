"""8. Level bursts."""

from __future__ import annotations

import pytest

from engine.games.level_neo import field
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.level_neo.positions import Zones, character, in_battle, levels, pass_until, resting
from tests.games.level_neo.rules.nodes import ap_for, bursting, draws, loses, usable_event

HANDS: Zones = {"hand:0": ["Nothing"], "hand:1": ["Nothing"]}
BOTH: Zones = {"level:0": levels("Burst", "One", "Burst"), "level:1": levels("Burst", "One", "Burst")}


def at_bursts(zones: Zones, *cards: CardDefinition) -> ScenarioMatch:
    """The main characters fight, and are about to burst: nobody has a hand, so that nothing else is asked."""
    return in_battle(zones, *cards).answer("attack:M>M")


# ---- 8.1, 8.2, who bursts


@pytest.mark.rule("8.1", "8.2", book="level-neo")
def test_the_main_characters_in_a_battle_may_burst_the_attackers_first() -> None:
    at = at_bursts(BOTH)
    assert (at.asked, at.offered) == (0, ["pass", "burst:level:0:1", "burst:level:0:2", "burst:level:0:3"])
    at.passes()
    assert (at.asked, at.offered) == (1, ["pass", "burst:level:1:1", "burst:level:1:2", "burst:level:1:3"])


@pytest.mark.rule("8.1", book="level-neo")
def test_a_main_character_that_takes_no_part_may_not_burst() -> None:
    zones: Zones = {**BOTH, "S1:0": ["Two"], "S1:1": resting("One"), "hand:0": ["Nothing"]}
    at = pass_until(in_battle(zones), "4.3.3").answer("attack:S1>S1")
    pass_until(at, "4.3.2")
    assert at.face_down("level:0") + at.face_down("level:1") == 6


@pytest.mark.rule("8.1", book="level-neo")
def test_a_main_character_bursts_in_a_combi_attack_and_one_that_was_covered_does_not() -> None:
    zones: Zones = {**BOTH, "S1:0": ["One"], "S1:1": ["One"], "hand:0": ["Nothing"]}
    at = pass_until(in_battle(zones), "4.3.3").answer("attack:M>M").answer("partner:S1")
    pass_until(at, "4.3.5").answer("cover:S1:1")
    assert pass_until(at, "8.2").asked == 0
    at.passes()
    assert at.rule == "7.2"  # the defending player was not asked


# ---- 8.3, 8.6, failing


@pytest.mark.rule("8.3", "8.6", book="level-neo")
def test_a_card_without_level_burst_text_fails_and_ends_the_bursts_of_its_side() -> None:
    at = at_bursts(BOTH).answer("burst:level:0:2")
    assert at.told[-1] == "burst-fails"
    at.answer("burst:level:1:1")
    assert at.told[-1] == "bursts"
    assert (at.asked, at.offered) == (1, ["pass", "burst:level:1:2", "burst:level:1:3"])  # seat 0 has failed


@pytest.mark.rule("8.3", book="level-neo")
def test_both_sides_may_fail() -> None:
    at = at_bursts(BOTH).answer("burst:level:0:2").answer("burst:level:1:2")
    assert at.rule == "7.2"  # judged: 5000 against 3000


@pytest.mark.rule("8.3", book="level-neo")
def test_who_has_failed_may_burst_again_in_the_next_battle() -> None:
    again = character("Again", 1, 3000)
    zones: Zones = {"level:1": levels("One", "Burst"), "S1:0": ["Again"], "M:1": resting("Main")}
    at = in_battle(zones, again).answer("attack:M>M").passes()
    at.answer("burst:level:1:1")
    pass_until(pass_until(at, "7.3").answer("level-down:One:1"), "4.3.3").answer("attack:S1>M")
    assert (at.asked, at.offered) == (1, ["pass", "burst:level:1:1"])


# ---- 8.5 to 8.10, performing


@pytest.mark.rule("8.5", book="level-neo")
def test_everybody_sees_which_level_cards_have_burst_in_this_battle_and_which_in_an_earlier_one() -> None:
    at = at_bursts({**BOTH, "level:0": [*levels("Burst"), "Other Burst", *levels("Other Burst")]})
    at.answer("burst:level:0:1")
    shown = view(at.match, None).zones["level:0"].cards
    assert [card.marks for card in shown] == [("burst",), (), ()]


@pytest.mark.rule("8.5", book="level-neo")
def test_a_level_burst_turns_one_face_down_card_of_the_level_zone_up() -> None:
    at = at_bursts({**BOTH, "level:0": [*levels("Burst"), "Other Burst", *levels("Other Burst")]})
    assert at.offered == ["pass", "burst:level:0:1", "burst:level:0:3"]
    at.answer("burst:level:0:3")
    assert at.face_down("level:0") == 1


@pytest.mark.rule("8.5", book="level-neo")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_knows_which_card_it_will_be(viewer: int | None) -> None:
    first, second = [
        at_bursts({"level:0": levels(*names), "level:1": levels("One")})
        for names in (("Burst", "One"), ("One", "Burst"))
    ]
    assert (view(first.match, viewer), first.offered) == (view(second.match, viewer), second.offered)
    at = second.answer("burst:level:0:1")
    shown = [card.definition and card.definition.name for card in view(at.match, viewer).zones["level:0"].cards]
    assert shown == ["One", None]


@pytest.mark.rule("8.6", "8.7", book="level-neo")
def test_a_level_burst_does_what_its_text_says() -> None:
    at = at_bursts({"level:0": levels("Surge")}, bursting("Surge", draws(2))).answer("burst:level:0:1")
    assert at.count("hand:0") == 2
    assert at.told[-3:-1] == ["bursts", "draws"]


@pytest.mark.rule("8.8", "8.9", "8.10", book="level-neo")
def test_the_players_take_turns_until_neither_will_or_can() -> None:
    bursts = levels("Burst", "Burst", "Burst")
    at = at_bursts({"level:0": bursts, "level:1": bursts})
    taken = []
    for answer in (
        "burst:level:0:1", "burst:level:1:1",
        "pass", "burst:level:1:2",  # whoever declined is asked again after a burst
        "burst:level:0:2", "pass",
        "burst:level:0:3", "burst:level:1:3",
    ):  # fmt: skip
        taken.append(at.asked)
        at.answer(answer)
    assert taken == [0, 1, 0, 1, 0, 1, 0, 1]
    assert at.rule == "7.2"  # nobody can any more


@pytest.mark.rule("8.8", "8.10", book="level-neo")
def test_bursts_end_when_both_decline_in_a_row() -> None:
    at = at_bursts(BOTH).answer("burst:level:0:1").passes()
    assert at.asked == 0
    at.passes()
    assert at.rule == "7.2"


@pytest.mark.rule("8.9", book="level-neo")
def test_the_defending_player_may_burst_where_the_attacker_cannot() -> None:
    at = at_bursts({"level:1": levels("Burst")})
    assert (at.asked, at.rule, at.offered) == (1, "8.9", ["pass", "burst:level:1:1"])


# ---- 8.11 to 8.13, afterwards


@pytest.mark.rule("8.11", book="level-neo")
def test_a_level_burst_changes_no_level() -> None:
    at = at_bursts(BOTH)
    before = at.value("M:0", "ap")
    at.answer("burst:level:0:2")
    assert (field.level(at.match, 0), at.value("M:0", "ap")) == (4, before)


@pytest.mark.rule("8.12", book="level-neo")
def test_cards_that_have_burst_or_failed_stay_face_up_in_the_level_zone_and_do_not_burst_again() -> None:
    zones: Zones = {"level:1": levels("Burst", "One"), "S1:0": ["Nine"], "S2:0": ["Nine"], "M:1": resting("Main")}
    at = pass_until(in_battle(zones).answer("attack:S1>M"), "8.9")
    at.answer("burst:level:1:1").answer("burst:level:1:2")
    pass_until(at, "7.3").answer("level-down:Burst:1")
    assert (at.names("level:1"), at.face_down("level:1")) == (["One"], 0)
    pass_until(at, "4.3.3").answer("attack:S2>M")
    assert at.rule != "8.9"
    assert "burst-fails" in at.told


@pytest.mark.rule("8.13", book="level-neo")
@pytest.mark.parametrize("gone", [False, True])
def test_the_effect_of_a_level_burst_ends_with_its_battle_judged_or_not(gone: bool) -> None:
    surge = bursting("Surge", ap_for("M:1", 4000, "battle"))
    crash = bursting("Crash", loses("S1:0"))
    zones: Zones = {
        "level:1": levels("Surge", "Crash"),
        "S1:0": ["Nine"],
        "M:1": resting("Main"),
        "hand:0": ["Nothing"],
    }
    at = pass_until(in_battle(zones, surge, crash), "4.3.3").answer("attack:S1>M")
    pass_until(at, "8.9").answer("burst:level:1:1")
    assert at.value("M:1", "ap") == 7000
    if gone:
        at.answer("burst:level:1:2")
    else:
        pass_until(at, "7.3").answer("level-down:Surge:1")
    assert ("broken-off" in at.told, at.rule) == (gone, "4.3.2")
    assert at.value("M:1", "ap") == 3000


@pytest.mark.rule("8.7", "9.1", book="level-neo")
def test_a_level_burst_may_turn_the_battle() -> None:
    zones: Zones = {"level:1": levels("Surge"), "hand:0": ["Nothing"]}
    at = pass_until(in_battle(zones, bursting("Surge", ap_for("M:1", 1000, "battle"))), "4.3.3").answer("attack:M>M")
    pass_until(at, "8.9").answer("burst:level:1:1")
    assert (at.rule, at.count("level:1")) == ("4.3.2", 1)  # 3500 against 4000: nobody levels up or down


@pytest.mark.rule("4.3.7", book="level-neo")
def test_nothing_else_is_used_between_level_bursts_and_judgement() -> None:
    zones: Zones = {**HANDS, "hand:0": ["Event", "Nothing"], "level:0": levels("Burst")}
    at = pass_until(in_battle(zones, usable_event("Event", draws(1))), "4.3.3").answer("attack:M>M")
    pass_until(at, "8.2").answer("burst:level:0:1")
    assert at.rule == "7.2"
