"""6.2 to 6.5. The order of a turn; stand phase, draw phase with G assist, ride phase."""

from __future__ import annotations

import pytest

from engine.games.vanguard.vocabulary.instructions import SoulCharge
from engine.kernel.abilities import Activated, Automatic
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from tests.games.nodes import On
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.nodes import witness
from tests.games.vanguard.written import abilities, written

RESTED = Placed("One", rested=True)


def charging(kind: str) -> CardDefinition:
    """A rear-guard that soul charges 1 whenever there is such an event, which no card text waits for."""
    return unit("Charging", 1, 7000, Automatic(("rear-guard circle",), trigger=On(kind), effect=SoulCharge(1)))


# ---- 6.2, the turn


@pytest.mark.rule("6.2.1")
def test_the_players_take_turns() -> None:
    match = table({"hand:1": ["One"]})
    assert (match.match.state.turn, match.match.state.turn_player) == (3, 0)
    match.passes(2)
    assert (match.match.state.turn, match.match.state.turn_player, match.asked) == (4, 1, 1)
    match.passes(3)
    assert (match.match.state.turn, match.match.state.turn_player) == (5, 0)


@pytest.mark.rule("6.2.2")
def test_the_phases_and_steps_of_a_turn_come_in_their_order() -> None:
    order = ["turn", "stand phase", "draw phase", "G assist step", "ride phase", "stride step", "main phase"]
    order += ["start step", "battle phase", "attack step", "guard step", "drive step", "damage step", "close step"]
    order += ["end phase"]
    seen: list[Event] = []
    kinds = [f"beginning:{moment}" for moment in order]
    match = table({"soul:0": ["Witness"]}, witness(seen, *kinds), step="stand_phase")
    match.passes(2).answer("attack:V>V")
    while match.match.state.turn == 3:
        match.passes()
    assert list(dict.fromkeys(event.kind for event in seen)) == kinds


# ---- 6.3, the stand phase


@pytest.mark.rule("6.3.1.1")
@pytest.mark.parametrize("moment", ["turn", "stand phase"])
def test_abilities_at_the_beginning_of_the_turn_and_of_the_stand_phase_come_before_standing(moment: str) -> None:
    early = written("Early", f"AUTO (RC): At the beginning of your {moment}, choose one of your units, and rest it.")
    match = table({"FL:0": ["Early"], "FR:0": [RESTED]}, early, step="stand_phase")
    assert match.rule == "8.5.4"
    assert match.rested("FR:0")
    match.answer("choose:V")
    assert not match.rested("FR:0")
    assert not match.rested("V:0")


@pytest.mark.rule("6.3.1", "6.3.1.2")
def test_the_turn_player_stands_all_units_and_the_opponent_none() -> None:
    circles = ("V", "FL", "FR", "BL", "BC", "BR")
    zones: dict[str, list[Placed | str]] = {f"{place}:{player}": [RESTED] for place in circles for player in (0, 1)}
    match = table(zones, step="stand_phase")
    assert [match.rested(f"{place}:0") for place in circles] == [False] * 6
    assert [match.rested(f"{place}:1") for place in circles] == [True] * 6


@pytest.mark.rule("6.3.1.3")
def test_abilities_that_trigger_on_standing_are_played_in_the_stand_phase() -> None:
    waking = written("Waking", "AUTO (RC): When this unit stands, choose one of your units, and rest it.")
    drawing = written("Drawing", "AUTO (RC): At the beginning of your draw phase, Soul Charge 1.")
    match = table({"FL:0": [Placed("Waking", rested=True)], "FR:0": ["Drawing"]}, waking, drawing, step="stand_phase")
    assert match.rule == "8.5.4"  # the ability of the draw phase does not stand by yet
    assert match.memory["phase"] == "stand phase"
    match.answer("choose:V")
    assert match.rested("V:0")
    assert (match.count("soul:0"), match.count("hand:0")) == (1, 1)


# ---- 6.4.1.1, the draw step


@pytest.mark.rule("6.4.1.1.1")
def test_abilities_at_the_beginning_of_the_draw_phase_come_before_drawing() -> None:
    early = written("Early", "AUTO (RC): At the beginning of your draw phase, Soul Charge 1.")
    match = table({"FL:0": ["Early"], "deck:0": ["Two", "Three"]}, early, step="draw_step")
    assert (match.names("soul:0"), match.names("hand:0")) == (["Two"], ["Three"])


@pytest.mark.rule("6.4.1", "6.4.1.1", "6.4.1.2", "6.4.1.3")
def test_the_draw_phase_begins_draws_and_has_its_g_assist_step_before_the_ride_phase_begins() -> None:
    seen: list[Event] = []
    watched = ("beginning:draw phase", "enter:hand", "beginning:G assist step", "beginning:ride phase")
    match = table({"soul:0": ["Witness"], "hand:0": ["One"]}, witness(seen, *watched), step="stand_phase")
    match.passes(0)
    assert [event.kind for event in seen] == list(watched)
    assert all(event.player == 0 for event in seen)
    assert match.rule == "6.5.1.1.2"


@pytest.mark.rule("6.4.1.2.2", "6.4.1.2.1.2")
@pytest.mark.parametrize(("hand", "answers"), [("Two", ["no"]), ("Three", ["yes", "no"])])
def test_where_the_next_question_would_tell_that_a_hand_needs_no_assist_all_are_asked(
    hand: str, answers: list[str]
) -> None:
    early = written("Early", "AUTO (RC): At the beginning of your ride phase, you may draw a card.")
    there = {"V:0": ["One"], "FL:0": ["Early"], "hand:0": [hand], "deck:0": ["Three"] * 9}
    match = table(there, early, step="g_assist_step")
    assert match.rule == "6.4.1.2.1.2"
    assert match.offered == answers
    assert view(match.match, 1).asking_rule != match.rule
    match.answer("no")
    assert match.rule == "8.5.4.1.1", "what waits for the ride phase is asked in public"


@pytest.mark.rule("6.4.1", "6.4.1.1.2")
def test_the_turn_player_draws_one_card() -> None:
    match = table({"deck:0": ["Two", "Three"], "deck:1": ["One"]}, step="draw_step")
    assert (match.names("hand:0"), match.count("hand:1")) == (["Two"], 0)


@pytest.mark.rule("6.4.1.1.3")
def test_a_check_timing_follows_the_draw_so_that_drawing_the_last_card_loses() -> None:
    seen: list[Event] = []
    zones = {"V:0": ["One"], "deck:0": ["Zero"], "deck:1": ["Zero"], "soul:0": ["Witness"]}
    match = table(zones, witness(seen, "beginning:G assist step"), step="draw_step", filling=0)
    assert match.count("hand:0") == 1
    assert match.outcome is not None
    assert match.outcome.winner == 1
    assert seen == []  # before the G assist step had begun


# ---- 6.4.1.2, G assist


def assisting(
    hand: list[str], vanguard: str = "One", deck: list[str] | None = None, *cards: CardDefinition
) -> ScenarioMatch:
    """The G assist step of a player with this hand; a rear-guard stands on FL that some tests replace."""
    top = deck or ["Zero", "Two", "One", "Other Two", "Three", "Two"]
    rear = cards[0].number if cards else "Zero"
    return table({"V:0": [vanguard], "hand:0": hand, "deck:0": top, "FL:0": [rear]}, *cards, step="g_assist_step")


@pytest.mark.rule("6.4.1.2.1", "6.4.1.2.1.2", "6.4.1.2.2")
@pytest.mark.parametrize(("vanguard", "hand"), [("Zero", ["Zero", "Two"]), ("One", ["One", "Three"]), ("Two", [])])
def test_a_player_who_cannot_ride_the_next_grade_may_use_the_g_assist(vanguard: str, hand: list[str]) -> None:
    match = assisting(hand, vanguard)
    assert (match.asked, match.rule, match.offered) == (0, "6.4.1.2.1.2", ["yes", "no"])


@pytest.mark.rule("6.4.1.2.2", "6.4.1.2.2.1", "6.4.1.2.3")
def test_there_is_no_g_assist_with_a_vanguard_of_grade_3() -> None:
    assert assisting(["One", "Two"], "Three").rule == "6.5.1.1.2"


@pytest.mark.rule("6.4.1.2.2", "6.4.1.2.2.2", "6.4.1.2.3")
def test_there_is_no_g_assist_with_a_card_of_the_next_grade_in_hand() -> None:
    assert assisting(["One", "Two"], "One").rule == "6.5.1.1.2"


@pytest.mark.rule("6.4.1.2.1.1")
def test_abilities_at_the_beginning_of_the_g_assist_step_come_before_it() -> None:
    match = assisting(["One"], "One", ["Two", "Three"], charging("beginning:G assist step"))
    assert match.rule == "6.4.1.2.1.2"
    assert match.names("soul:0") == ["Two"]


@pytest.mark.rule("6.4.1.2.1.3")
def test_who_does_not_want_the_g_assist_goes_on_with_everything_as_it_was() -> None:
    match = assisting(["One", "Zero"])
    deck = match.cards("deck:0")
    match.answer("no")
    assert match.rule == "6.5.1.1.2"
    assert match.cards("deck:0") == deck
    assert "g-assists" not in match.told


@pytest.mark.rule("6.4.1.2.4")
def test_the_g_assist_reveals_the_hand_which_is_hidden_again_afterwards() -> None:
    match = assisting(["One", "Zero"])
    match.answer("yes")
    log = match.match.log
    assert log is not None
    revealed = [line.values["card"].definition for _, line in log.lines(1) if line.text == "reveals"]
    assert [definition and definition.name for definition in revealed] == ["One", "Zero"]
    assert [card.definition for card in view(match.match, 1).zones["hand:0"].cards] == [None, None]


@pytest.mark.rule("6.4.1.2.5")
def test_the_g_assist_finds_a_card_of_the_next_grade_among_five_for_two_cards_of_the_hand() -> None:
    match = assisting(["One", "Zero", "Three"]).answer("yes")
    assert (match.rule, match.offered) == ("6.4.1.2.5", ["find:Two", "find:Other Two"])  # the sixth card is not seen
    seen = view(match.match, 0).zones["deck:0"].cards
    assert len(seen) == 5
    assert view(match.match, 1).zones["deck:0"].cards == ()
    match.answer("find:Other Two")
    log = match.match.log
    assert log is not None
    (shown,) = [line.values["card"].definition for _, line in log.lines(1) if line.text == "puts-into-hand"]
    assert shown is not None
    assert shown.name == "Other Two"
    assert match.offered == ["remove:One", "remove:Zero", "remove:Three", "remove:Other Two"]
    match.answer("remove:One", "remove:Three")
    assert match.names("removed:0") == ["One", "Three"]
    assert match.names("hand:0") == ["Zero", "Other Two"]


@pytest.mark.rule("6.4.1.2.5")
@pytest.mark.parametrize("deck", [["Zero", "Two", "One", "Three"], ["Zero", "Zero", "One", "Three", "Three", "Two"]])
def test_the_g_assist_may_find_nothing_costs_nothing_then_and_shuffles_all_the_same(deck: list[str]) -> None:
    match = assisting(["One", "Zero"], "One", deck)
    before = match.cards("deck:0")
    match.answer("yes")
    assert match.rule == "6.4.1.2.5"  # asked in any case: the question must not tell what was seen
    match.answer(*[key for key in match.offered if key == "pass"])
    assert match.rule == "6.5.1.1.2"
    assert (match.names("hand:0"), match.names("removed:0")) == (["One", "Zero"], [])
    assert match.cards("deck:0") != before
    assert set(match.cards("deck:0")) == set(before)


@pytest.mark.rule("6.4.1.3")
def test_abilities_that_trigger_in_the_g_assist_step_are_played_before_the_ride_phase() -> None:
    (text,) = abilities("ACT (RC): Choose one of your units, and rest it.")
    assert isinstance(text, Activated)
    mourning = unit(
        "Mourning", 1, 7000, Automatic(("rear-guard circle",), trigger=On("enter:removed"), effect=text.effect)
    )
    match = assisting(["One", "Zero"], "One", None, mourning)
    match.answer("yes").answer("find:Two").answer("remove:One", "remove:Zero")
    assert match.memory["phase"] == "draw phase"
    assert match.offered == ["choose:V", "choose:FL"]
    match.answer("choose:V").answer("choose:FL")
    assert match.rested("V:0")
    assert match.rule == "6.5.1.1.2"


# ---- 6.5, the ride phase


@pytest.mark.rule("6.5.1.1.1")
def test_abilities_at_the_beginning_of_the_ride_phase_come_before_riding() -> None:
    early = written("Early", "AUTO (RC): At the beginning of your ride phase, Soul Charge 1.")
    match = table({"FL:0": ["Early"], "hand:0": ["Three"]}, early, step="ride_step")
    assert match.rule == "6.5.1.1.2"
    assert match.count("soul:0") == 1


@pytest.mark.rule("6.5.1", "6.5.1.1.2")
def test_the_turn_player_may_ride_once() -> None:
    match = table({"V:0": ["Two"], "hand:0": ["Three", "Three", "Two"]}, step="ride_step")
    assert match.offered == ["pass", "ride:Three", "ride:Two"]
    match.answer("ride:Three")
    assert match.names("V:0") == ["Three"]
    assert match.rule == "6.6.1.2"
    assert not any(key.startswith("ride") for key in match.offered)


@pytest.mark.rule("6.5.1.1.2")
def test_the_turn_player_may_not_ride() -> None:
    match = table({"V:0": ["Two"], "hand:0": ["Three"]}, step="ride_step").passes()
    assert match.names("V:0") == ["Two"]
    assert match.rule == "6.6.1.2"


@pytest.mark.rule("6.5.1.1.3")
def test_in_the_ride_step_a_card_goes_to_the_vanguard_circle_only() -> None:
    match = table({"V:0": ["Two"], "hand:0": ["One", "Three"]}, step="ride_step")
    assert match.offered == ["pass", "ride:Three"]
    match.answer("ride:Three")
    assert [place for place in ("FL", "FR", "BL", "BC", "BR", "G") if match.count(f"{place}:0")] == []


@pytest.mark.rule("6.5.1.1.4")
def test_abilities_that_trigger_on_riding_are_played_before_the_stride_step() -> None:
    text = "AUTO: When this unit is placed on VC, choose one of your units, and stand it."
    match = table(
        {"V:0": ["Two"], "hand:0": ["Ridden"], "FL:0": ["Charging"]},
        written("Ridden", text, 3),
        charging("beginning:stride step"),
        step="ride_step",
    )
    match.answer("ride:Ridden")
    assert match.rule == "8.5.4"
    assert match.count("soul:0") == 1  # the former vanguard
    match.answer("choose:V")
    assert match.count("soul:0") == 2


@pytest.mark.rule("6.5.1.2.1", "6.5.1.3")
def test_abilities_at_the_beginning_of_the_stride_step_are_played_before_the_main_phase() -> None:
    late = written("Late", "AUTO (RC): At the beginning of your main phase, choose one of your units, and stand it.")
    match = table({"FL:0": ["Charging"], "FR:0": ["Late"]}, charging("beginning:stride step"), late, step="stride_step")
    assert match.memory["phase"] == "main phase"
    assert match.rule == "8.5.4"  # Late alone stands by: Charging was played before
    assert match.count("soul:0") == 1
