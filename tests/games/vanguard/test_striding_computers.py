"""What the computer player makes of a G deck: when it strides, what it pays with, when it calls G guardians."""

from __future__ import annotations

import pytest

from engine.games.vanguard import RULEBOOK
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.players import PLAYERS, Chance
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import down
from tests.games.vanguard.language.cards_in_play import Zones, at, attack, battle_phase

AION, BULWARK, ZERACHRON = "Aion, Eater of Ages", "Clockface Bulwark Dragon", "Zerachron, the First Hour"
REGENT, WALL, NURSE = "Regent of Hours, Horolion", "Gearwall Golem", "Oilcan Nurse"


def advised(match: ScenarioMatch) -> tuple[str, ...]:
    """What the heuristic player answers."""
    assert match.asked is not None
    return PLAYERS["heuristic"]().choose(view(match.match, match.asked), Chance(b"advice"))


def stride_step(hand: list[Placed | str], pile: list[Placed | str], **more: list[Placed | str]) -> ScenarioMatch:
    """A stride step of a player whose vanguard is the Regent."""
    zones: Zones = {"V:0": [REGENT], "hand:0": hand, "gzone:0": pile, **{f"{name}:0": c for name, c in more.items()}}
    return at("stride_step", zones)


def test_it_strides_when_it_can_and_with_the_strongest_unit() -> None:
    match = stride_step([REGENT, "Pendulum Gunner"], [down(AION), down("Meridian Colossus")])
    (answer,) = advised(match)
    assert answer.startswith("stride:")
    face_up: list[Placed | str] = [AION, AION, AION, down(AION), down(ZERACHRON)]
    assert advised(stride_step([REGENT, REGENT], face_up, damage=["Zero", "Zero"])) == ("stride:TC-G1/019",)


def test_it_pays_with_the_cards_that_it_needs_least() -> None:
    match = stride_step([WALL, "Winding-Key Apprentice", NURSE, REGENT, WALL], [down(AION)]).answer("stride:TC-G1/016")
    assert advised(match) in (("discard:TC-G1/001",), ("discard:TC-G1/007",))
    without = stride_step([WALL, "Pendulum Gunner", WALL, "Squire of the Minute Hand"], [down(AION)])
    assert advised(without.answer("stride:TC-G1/016")) == ("discard:TC-G1/004", "discard:TC-G1/006")


def test_it_does_not_stride_for_all_its_sentinels() -> None:
    assert advised(stride_step([WALL, WALL, WALL], [down(AION)])) == ("pass",)


def test_it_calls_a_g_guardian_against_an_attack_that_would_win() -> None:
    zones: Zones = {
        "V:0": [Placed("Three")],
        "damage:1": ["Zero"] * 5,
        "hand:1": [NURSE],
        "gzone:1": [down(BULWARK)],
        "FL:0": ["Other Three"],
    }
    match = attack(battle_phase(zones), "V", "V")
    assert advised(match) == ("g-guard:TC-G1/018",)


def test_it_takes_the_attack_and_keeps_its_g_guardians_while_there_is_little_damage() -> None:
    match = attack(battle_phase({"hand:1": [NURSE], "gzone:1": [down(BULWARK)]}), "V", "V")
    assert advised(match) == ("pass",)


def test_it_takes_the_name_and_the_power_of_the_strongest_heart() -> None:
    zones: Zones = {"V:0": ["Three"], "L:0": ["Other Three"], "hand:0": [REGENT], "gzone:0": [down(AION)]}
    match = at("stride_step", zones).answer("stride:TC-G1/016").answer("discard:TC-G1/001")
    assert match.prompt == "ask-heart"
    assert advised(match) == ("heart:Three",)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "second"), [("heuristic", "heuristic"), ("random", "heuristic"), ("random", "random")]
)
def test_matches_of_g_decks_are_played_to_their_end(first: str, second: str) -> None:
    decks = {starter.key: starter.deck for starter in RULEBOOK.decks.starters()}
    players = (PLAYERS[first](), PLAYERS[second]())
    told: set[str] = set()
    for seed in range(3):
        match = Match.begin(RULEBOOK, [decks["tdg1"], decks["tdg2"]], bytes([seed]))
        answers = 0
        while match.decision is not None:
            seat = match.decision.player
            match.answer(players[seat].choose(view(match, seat), Chance(f"{seed}.{answers}".encode())))
            answers += 1
        assert match.state.outcome is not None
        assert match.log is not None
        told.update(entry.text for entry in match.log.entries)
    assert "strides" in told
