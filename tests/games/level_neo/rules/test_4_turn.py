"""4.0 to 4.2, 4.4, 4.5. The turn: its phases, its start, its main phases, and its end."""

from __future__ import annotations

import pytest

from engine.games.level_neo import field
from engine.kernel.abilities import Automatic
from engine.kernel.events import BEGINNING, Event
from engine.language.times import PHASE
from tests.games.level_neo.positions import Zones, character, next_turn, resting, table
from tests.games.level_neo.rules.nodes import IN_PLAY, ap_for, draws, nothing, starting, usable_event, user, witness
from tests.games.nodes import Do, On

PHASES = tuple(BEGINNING + phase for phase in ("turn", "main phase 1", "battle phase", "main phase 2"))
SIX, SEVEN, NINE = ["Nothing"] * 6, ["Nothing"] * 7, ["Nothing"] * 9


# ---- 4.0, the phases


@pytest.mark.rule("4.0", book="level-neo")
def test_a_turn_goes_from_its_start_through_main_phases_and_battle_phase_to_its_end() -> None:
    seen: list[Event] = []
    at = table({"S1:0": ["Witness"]}, witness(seen, *PHASES, "end of turn"), step="start_of_turn")
    next_turn(at)
    happened = [event.kind for event in seen if event.player == 0]
    assert happened == [*PHASES, "end of turn"]


# ---- 4.1, the start of a turn


@pytest.mark.rule("4.1.1", book="level-neo")
@pytest.mark.parametrize(("player", "after"), [(0, (4, 7)), (1, (3, 8))])
def test_the_turn_players_turn_marker_goes_up_by_one(player: int, after: tuple[int, int]) -> None:
    at = table({"hand:0": ["Nothing"]}, step="start_of_turn", turn_player=player, markers=(3, 7))
    assert at.memory[field.TURN_MARKERS.name] == after


@pytest.mark.rule("4.1.2", book="level-neo")
def test_the_turn_player_draws_the_top_card_of_the_deck() -> None:
    at = table({"deck:0": ["Two", "Three"], "hand:1": ["Nothing"]}, step="start_of_turn")
    assert (at.names("hand:0"), at.names("hand:1")) == (["Two"], ["Nothing"])


@pytest.mark.rule("4.1.2", book="level-neo")
def test_whoever_goes_first_draws_in_the_first_turn_too() -> None:
    at = table({"deck:0": ["Two"]}, step="start_of_turn", turn=1)
    assert at.names("hand:0") == ["Two"]


@pytest.mark.rule("4.1.3", book="level-neo")
def test_the_turn_players_characters_become_active_and_the_others_stay_as_they_are() -> None:
    zones: Zones = {f"{place}:{seat}": resting("Main") for place in ("M", "S1", "S3") for seat in (0, 1)}
    at = table(zones, step="start_of_turn")
    assert [at.rested(f"{place}:0") for place in ("M", "S1", "S3")] == [False, False, False]
    assert [at.rested(f"{place}:1") for place in ("M", "S1", "S3")] == [True, True, True]


# ---- 4.2, the first main phase; 4.4, the second


@pytest.mark.rule("4.2.1", "4.4.2", book="level-neo")
@pytest.mark.parametrize("step", ["main_phase_1", "main_phase_2"])
def test_the_turn_player_plays_at_most_one_support_in_each_main_phase_and_it_is_active(step: str) -> None:
    at = table({"hand:0": ["One", "Two"], "hand:1": ["One"]}, step=step)
    assert (at.asked, at.offered) == (0, ["pass", "support:One", "support:Two"])
    at.answer("support:Two")
    assert (at.names("S1:0"), at.rested("S1:0"), at.names("hand:0")) == (["Two"], False, ["One"])
    assert at.offered == ["pass"]  # not the other player's
    at.passes()
    assert (at.asked, at.offered) == (0, ["pass"])


@pytest.mark.rule("4.2.1", "4.4.2", book="level-neo")
@pytest.mark.parametrize("step", ["main_phase_1", "main_phase_2"])
def test_only_the_turn_player_plays_a_support(step: str) -> None:
    at = table({"hand:0": ["Nothing"], "hand:1": ["One"]}, step=step).passes()
    assert (at.asked, at.offered) == (1, ["pass"])


@pytest.mark.rule("4.2.1", "4.4.2", book="level-neo")
def test_a_support_of_the_first_main_phase_does_not_stand_in_the_way_of_one_in_the_second() -> None:
    at = table({"hand:0": ["One", "Two", "Nothing"]}).answer("support:One").passes()
    while at.rule != "4.4.3":
        at.passes()
    assert at.offered == ["pass", "support:Two"]


@pytest.mark.rule("4.2.1", book="level-neo")
def test_playing_a_support_is_optional() -> None:
    at = table({"hand:0": ["One"]})
    at.passes()
    assert (at.rule, at.count("S1:0")) == ("4.3.2", 0)


@pytest.mark.rule("4.2.1", book="level-neo")
def test_a_support_needs_its_turn_cost_and_its_colours_on_the_field() -> None:
    sea = character("Sea", 1, 1000, **{"colour cost": ("blue", "blue")})
    hand: Zones = {"hand:0": ["Three", "Four", "Sea", "Nothing"]}
    assert table(hand, sea, markers=(3, 9)).offered == ["pass", "support:Three"]
    assert "support:Sea" not in table({**hand, "S1:0": ["Blue"]}, sea).offered  # each sphere asks for one
    assert "support:Sea" in table({**hand, "S1:0": ["Blue"], "S2:0": resting("Blue")}, sea).offered
    assert "support:Sea" in table({**hand, "M:0": ["Blue"], "S2:0": ["Blue"]}, sea).offered


@pytest.mark.rule("4.2.1", book="level-neo")
def test_there_may_be_any_number_of_supports() -> None:
    at = table({**{f"S{place}:0": ["One"] for place in range(1, 8)}, "hand:0": ["Two"]}).answer("support:Two")
    assert at.names("S8:0") == ["Two"]


@pytest.mark.rule("4.2.2", "4.4.3", book="level-neo")
@pytest.mark.parametrize(("step", "rule"), [("main_phase_1", "4.2.2"), ("main_phase_2", "4.4.3")])
def test_in_a_main_phase_the_players_act_in_turn_until_both_pass_in_a_row(step: str, rule: str) -> None:
    cards = [usable_event(f"Event {number}", nothing) for number in (1, 2, 3, 4)]
    zones: Zones = {"hand:0": ["Event 1", "Event 2", "Nothing"], "hand:1": ["Event 3", "Event 4", "Nothing"]}
    at = table(zones, *cards, step=step)
    for seat, answer in ((0, "pass"), (1, "event:Event 3:1"), (0, "event:Event 1:1"), (1, "pass"), (0, "pass")):
        assert (at.asked, at.rule) == (seat, rule)
        at.answer(answer)
    assert at.rule != rule
    assert at.names("discard:0") + at.names("discard:1") == ["Event 1", "Event 3"]


@pytest.mark.rule("4.2.2", "4.4.3", book="level-neo")
def test_the_turn_player_acts_first_and_who_acted_waits_for_the_other() -> None:
    cards = [usable_event(f"Event {number}", nothing) for number in (1, 2)]
    at = table({"hand:0": ["Event 1", "Event 2"], "hand:1": ["Nothing"]}, *cards, turn_player=1)
    assert at.asked == 1
    at.passes()
    assert at.asked == 0
    at.answer("event:Event 1:1")
    assert at.asked == 1
    at.passes()
    assert (at.asked, at.rule) == (0, "4.2.2")  # one pass is not enough


@pytest.mark.rule("4.2.2", book="level-neo")
def test_who_holds_cards_is_asked_whether_or_not_one_of_them_can_be_used() -> None:
    late = usable_event("Late", nothing, cost=9)
    asked = [table({"hand:1": [name]}, late, markers=(1, 1)).asked for name in ("Nothing", "Late", "One")]
    assert asked == [1, 1, 1]
    assert table({"hand:1": ["Nothing"], "S1:0": ["User"]}, user("User", nothing)).asked == 0


@pytest.mark.rule("4.3.1", "4.4.1", book="level-neo")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_turn_of_the_game_has_neither_a_battle_phase_nor_a_second_main_phase(seat: int) -> None:
    seen: list[Event] = []
    zones: Zones = {f"S1:{seat}": ["Witness"], "hand:0": ["One"], "hand:1": ["One"]}
    card = witness(seen, *PHASES, "end of turn")
    at = table(zones, card, turn=1, turn_player=seat, first_player=seat)
    next_turn(at)
    assert [event.kind for event in seen if event.player == seat] == [PHASES[1], "end of turn"]
    next_turn(at)  # the other player's first turn is whole
    assert [event.kind for event in seen if event.player != seat] == [*PHASES, "end of turn"]


# ---- 4.5, the end of a turn


@pytest.mark.rule("4.5.1", book="level-neo")
def test_what_happens_at_the_end_of_the_turn_comes_before_hands_are_counted() -> None:
    at = table({"S1:1": ["Closing"], "hand:1": SIX}, starting("Closing", "end of turn", draws(2)), step="end_of_turn")
    assert (at.asked, at.rule) == (1, "4.5.2")
    assert at.count("hand:1") == 8


@pytest.mark.rule("4.5.2", book="level-neo")
def test_both_players_discard_down_to_six_cards_the_turn_player_first() -> None:
    at = table({"hand:0": [*SIX, "One"], "hand:1": [*SEVEN, "Two", "Three"]}, step="end_of_turn")
    assert (at.asked, at.rule) == (0, "4.5.2")
    at.answer("discard:One")
    assert (at.asked, at.rule) == (1, "4.5.2")
    at.answer("discard:Two", "discard:Three", "discard:Nothing")
    assert (at.names("discard:0"), sorted(at.names("discard:1"))) == (["One"], ["Nothing", "Three", "Two"])
    assert at.match.state.turn_player == 1
    assert (at.count("hand:0"), at.count("hand:1")) == (6, 7)  # six, and the card of the new turn


@pytest.mark.rule("4.5.2", book="level-neo")
def test_six_cards_may_stay() -> None:
    at = table({"hand:0": SIX, "hand:1": SIX}, step="end_of_turn")
    assert (at.match.state.turn_player, at.count("discard:0"), at.count("discard:1")) == (1, 0, 0)


@pytest.mark.rule("4.5.2", book="level-neo")
def test_hands_are_counted_again_when_a_skill_draws_meanwhile() -> None:
    mourning = character("Mourning", 1, 1000, Automatic(IN_PLAY, trigger=On("leave:hand"), effect=Do(draws(1))))
    at = table({"S1:0": ["Mourning"], "hand:0": SEVEN, "deck:0": ["One", "Two"]}, mourning, step="end_of_turn")
    for _ in range(3):
        assert (at.asked, at.rule, len(at.offered)) == (0, "4.5.2", 7)
        at.answer("discard:Nothing")


@pytest.mark.rule("4.5.3", book="level-neo")
@pytest.mark.parametrize(
    ("duration", "after"), [("turn", 3000), ("battle", 3000), ("next battle", 3000), ("game", 4000)]
)
def test_effects_until_the_end_of_the_turn_or_of_the_next_battle_end_with_the_turn(duration: str, after: int) -> None:
    zones: Zones = {"S1:0": ["User"], "S1:1": ["Three"], "hand:1": ["Nothing"]}
    at = table(zones, user("User", ap_for("S1:1", 1000, duration)), step="main_phase_2")
    at.answer("use:S1:1")
    assert at.value("S1:1", "ap") == 4000
    next_turn(at)
    assert at.value("S1:1", "ap") == after


@pytest.mark.rule("4.5.3", book="level-neo")
def test_effects_last_through_the_discarding_at_the_end_of_the_turn() -> None:
    skill = user("User", ap_for("S1:1", 1000, "turn"))
    at = table({"S1:0": ["User"], "S1:1": ["Three"], "hand:0": SEVEN}, skill, step="main_phase_2")
    at.answer("use:S1:1").passes()
    assert (at.rule, at.value("S1:1", "ap")) == ("4.5.2", 4000)


@pytest.mark.rule("4.5.4", book="level-neo")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_next_player_takes_their_turn(seat: int) -> None:
    at = table({"hand:0": ["Nothing"], "hand:1": ["Nothing"]}, step="end_of_turn", turn_player=seat, turn=6)
    assert (at.match.state.turn_player, at.match.state.turn, at.asked) == (1 - seat, 7, 1 - seat)
    assert at.memory[PHASE.name] == "main phase 1"


@pytest.mark.rule("4.2.2", "4.3.2", book="level-neo")
def test_the_turn_player_is_asked_what_to_do_in_a_main_phase_and_others_whether_to_respond() -> None:
    at = table({"hand:0": ["One", "Nothing"], "hand:1": ["Nothing"]})
    asked = []
    while at.rule != "4.3.3":
        assert at.match.decision is not None
        asked.append((at.rule, at.asked, at.prompt))
        at.passes()
    mine, theirs = "ask-main-phase", "ask-window"
    assert asked == [("4.2.2", 0, mine), ("4.2.2", 1, theirs), ("4.3.2", 0, theirs), ("4.3.2", 1, theirs)]
