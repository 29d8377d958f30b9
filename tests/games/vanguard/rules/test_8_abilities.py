"""8.1 to 8.3. Categories of abilities and effects, and active and inactive effects."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from engine.games.vanguard import zones
from engine.kernel.abilities import Activated, Automatic, Context, Continuous, Replacing
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import abilities, written


def main_phase(text: str, **where: list[Placed | str]) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text; zones are of the turn player, or of the other with "_1"."""
    named = {f"{name.removesuffix('_1')}:{int(name.endswith('_1'))}": cards for name, cards in where.items()}
    return table({"V:0": ["Lead"], **named}, written("Lead", text, 3, 11000))


def attack(text: str, **where: list[Placed | str]) -> ScenarioMatch:
    """An attack of a vanguard "Lead" with this text, on a vanguard whose player can guard."""
    named = {f"{name.removesuffix('_1')}:{int(name.endswith('_1'))}": cards for name, cards in where.items()}
    lead = written("Lead", text, 3, 11000)
    return table({"V:0": ["Lead"], "hand:1": ["Zero"], **named}, lead, step="start_step").answer("attack:V>V")


@pytest.mark.rule("8.1.1", "8.1.1.1.1", "8.1.1.2.1", "8.1.1.4")
@pytest.mark.parametrize(
    ("text", "category", "active"),
    [
        ("ACT (VC): [Discard a card] Draw a card.", Activated, ("vanguard circle",)),
        ("AUTO (RC): When this unit attacks, draw a card.", Automatic, ("rear-guard circle",)),
        ("AUTO (VC): At the beginning of your main phase, draw a card.", Automatic, ("vanguard circle",)),
        ("AUTO: When this unit is placed on RC, draw a card.", Automatic, ()),
        ("CONT (VC): This unit gets power +1000.", Continuous, ("vanguard circle",)),
    ],
)
def test_every_ability_is_continuous_activated_or_automatic(text: str, category: type, active: tuple[str, ...]) -> None:
    (ability,) = abilities(text)
    assert type(ability) is category
    assert ability.zones == active


# ---- 8.1.1.1, activated abilities


@pytest.mark.rule("8.1.1.1", "8.1.1.1.1")
def test_an_activated_ability_is_played_at_a_play_timing_for_its_cost_in_its_zone_only() -> None:
    text = "ACT (VC): [Discard a card] Soul Charge 1."
    at = main_phase(text, hand=["Zero"], deck=["One"])
    assert at.offered == ["pass", "call:Zero", "activate:V:1"]
    at.answer("activate:V:1")
    assert at.names("drop:0") == ["Zero"]
    assert at.names("soul:0") == ["One"]
    assert "activate:V:1" not in at.offered  # nothing left to discard
    at = table({"FL:0": ["Lead"], "hand:0": ["Zero"]}, written("Lead", text, 3))
    assert not [key for key in at.offered if key.startswith("activate")]


@pytest.mark.rule("8.1.1.1.2", "8.1.1.1.2.2")
def test_a_requirement_governs_its_own_sentence_only() -> None:
    text = 'ACT (VC) [1/Turn]: If you have a card named "One" in your soul, Soul Charge 1. Draw a card.'
    at = main_phase(text).answer("activate:V:1")
    assert (at.count("soul:0"), at.count("hand:0")) == (0, 1)
    at = main_phase(text, soul=["One"]).answer("activate:V:1")
    assert (at.count("soul:0"), at.count("hand:0")) == (2, 1)


@pytest.mark.rule("8.1.1.1.2.1")
def test_a_once_a_turn_ability_that_was_paid_for_is_used_up_even_if_its_requirement_was_not_met() -> None:
    text = 'ACT (VC) [1/Turn]: [Counter Blast 1] If you have a card named "One" in your soul, draw a card.'
    at = main_phase(text, damage=["Zero"], soul=["Two"]).answer("activate:V:1")
    assert at.count("hand:0") == 0
    assert at.face_down("damage:0") == 1
    assert "activate:V:1" not in at.offered


@pytest.mark.rule("8.1.1.1.2.1.1")
def test_a_once_a_turn_ability_without_a_cost_is_used_up_even_if_its_requirement_was_not_met() -> None:
    text = 'ACT (VC) [1/Turn]: If you have a card named "One" in your soul, draw a card.'
    at = main_phase(text).answer("activate:V:1")
    assert at.count("hand:0") == 0
    assert "activate:V:1" not in at.offered


@pytest.mark.rule("8.1.1.1.2.3", "8.1.1.1.2.4")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_an_if_may_ask_what_the_text_before_it_did(answer: str, drawn: int) -> None:
    at = main_phase("ACT (VC) [1/Turn]: You may discard a card. If you do, draw a card.", hand=["Three"])
    at.answer("activate:V:1").answer(answer)
    assert at.count("drop:0") == drawn
    assert at.names("hand:0") == (["Zero"] if drawn else ["Three"])


@pytest.mark.rule("8.1.1.1.2.4")
def test_an_if_about_text_that_was_not_resolved_does_nothing() -> None:
    text = 'ACT (VC) [1/Turn]: If you have a card named "One" in your soul, discard a card. If you do, draw a card.'
    at = main_phase(text, hand=["Three"]).answer("activate:V:1")
    assert at.names("hand:0") == ["Three"]
    at = main_phase(text, hand=["Three"], soul=["One"]).answer("activate:V:1")
    assert at.names("hand:0") == ["Zero"]


@pytest.mark.rule("8.1.1.1.2.4")
@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. If {}, discard a card. If you do, Soul Charge 1.",
        "Draw a card. If {}, you may discard a card. If you do, Soul Charge 1.",
        "If {}, discard a card. If you do not, Soul Charge 1.",
        "If {}, you may discard a card. If you do not, Soul Charge 1.",
    ],
)
def test_an_if_about_text_that_was_not_resolved_does_not_ask_about_the_text_before_that(text: str) -> None:
    at = main_phase(f"ACT (VC): {text.format('you have a card in your soul')}", hand=["Three"]).answer("activate:V:1")
    assert at.count("soul:0") == 0


@pytest.mark.rule("8.1.1.1.2.3", "8.1.1.1.2.4")
@pytest.mark.parametrize(("answer", "drawn", "charged"), [("yes", 1, 0), ("no", 0, 1)])
def test_one_text_may_be_asked_about_by_several_ifs(answer: str, drawn: int, charged: int) -> None:
    text = "ACT (VC): You may discard a card. If you do, draw a card. If you do not, Soul Charge 1."
    at = main_phase(text, hand=["Three"]).answer("activate:V:1").answer(answer)
    assert (at.names("hand:0") == ["Zero"], at.count("soul:0")) == (bool(drawn), charged)


@pytest.mark.rule("8.1.1.1.2.5", "8.1.1.2.3.5")
def test_what_follows_then_is_not_done_if_the_requirement_before_it_is_not_met() -> None:
    text = 'if you have a card named "One" in your soul, Soul Charge 1, then draw a card.'
    at = main_phase(f"ACT (VC) [1/Turn]: {text[0].upper()}{text[1:]}").answer("activate:V:1")
    assert (at.count("soul:0"), at.count("hand:0")) == (0, 0)
    at = attack(f"AUTO (VC): When this unit attacks, {text}")
    assert (at.count("soul:0"), at.count("hand:0")) == (0, 0)
    at = attack(f"AUTO (VC): When this unit attacks, {text}", soul=["One"])
    assert (at.count("soul:0"), at.count("hand:0")) == (2, 1)


@pytest.mark.rule("8.1.1.1.2.6", "8.1.1.1.2.6.1")
def test_an_activated_ability_without_a_cost_is_played_by_declaring_it_and_never_by_itself() -> None:
    at = main_phase("ACT (VC) [1/Turn]: Draw a card.")
    assert at.count("hand:0") == 0
    assert at.offered == ["pass", "activate:V:1"]
    at.answer("activate:V:1")
    assert at.count("hand:0") == 1


# ---- 8.1.1.2, automatic abilities


@pytest.mark.rule("8.1.1.2", "8.1.1.2.1")
def test_an_automatic_ability_is_played_by_itself_when_its_event_happens() -> None:
    at = attack("AUTO (VC): When this unit attacks, draw a card.")
    assert at.count("hand:0") == 1
    assert at.rule == "7.5.1.2"


@pytest.mark.rule("8.1.1.2.1")
def test_an_ability_triggered_by_its_cards_own_movement_needs_no_zone() -> None:
    arrives = written("Arrives", "AUTO: When this unit is placed on RC, draw a card.")
    at = table({"hand:0": ["Arrives"]}, arrives).answer("call:Arrives").answer("circle:FL")
    assert at.names("hand:0") == ["Zero"]


@pytest.mark.rule("8.1.1.2.2")
@pytest.mark.parametrize(("answer", "drawn", "paid"), [("yes", 1, 1), ("no", 0, 0)])
def test_the_cost_of_an_automatic_ability_is_asked_for_when_it_is_played(answer: str, drawn: int, paid: int) -> None:
    at = attack("AUTO (VC): [Counter Blast 1] When this unit attacks, draw a card.", damage=["Zero"])
    assert (at.asked, at.prompt, at.offered) == (0, "ask-pay", ["yes", "no"])
    at.answer(answer)
    assert (at.count("hand:0"), at.face_down("damage:0")) == (drawn, paid)


@pytest.mark.rule("8.1.1.2.3", "8.1.1.2.3.2")
def test_an_automatic_ability_triggers_even_if_its_requirement_is_not_met_and_only_that_sentence_falls_away() -> None:
    text = 'AUTO (VC): When this unit attacks, if you have a card named "One" in your soul, draw a card. Soul Charge 1.'
    at = attack(text)
    assert (at.count("hand:0"), at.count("soul:0")) == (0, 1)


@pytest.mark.rule("8.1.1.2.3.1")
def test_a_once_a_turn_automatic_ability_that_changed_something_is_used_up_though_its_requirement_failed() -> None:
    text = """AUTO (RC) [1/Turn]: When your other unit is placed on RC, if you have a card named "One" in your soul, \
draw a card. Soul Charge 1."""
    watcher = written("Watcher", text)
    at = table({"FL:0": ["Watcher"], "hand:0": ["One", "Two"]}, watcher)
    at.answer("call:One").answer("circle:FR").answer("play:FL:1")
    assert (at.count("soul:0"), at.names("hand:0")) == (1, ["Two"])
    at.answer("call:Two").answer("circle:BR")
    assert at.rule == "6.6.1.2"
    assert at.count("soul:0") == 1


@pytest.mark.rule("8.1.1.2.3.1.1")
def test_a_once_a_turn_automatic_ability_that_stands_by_may_be_let_go_unplayed() -> None:
    watcher = written("Watcher", "AUTO (RC) [1/Turn]: When your other unit is placed on RC, draw a card.")
    at = table({"FL:0": ["Watcher"], "hand:0": ["One", "Two"]}, watcher)
    at.answer("call:One").answer("circle:FR")
    assert at.offered == ["play:FL:1", "decline:FL:1"]
    at.answer("decline:FL:1")
    assert (at.rule, at.names("hand:0")) == ("6.6.1.2", ["Two"])
    at.answer("call:Two").answer("circle:BR").answer("play:FL:1")  # it was not used up
    assert at.names("hand:0") == ["Zero"]


@pytest.mark.rule("8.1.1.2.3.3", "8.1.1.2.3.4")
@pytest.mark.parametrize(("soul", "hand"), [(["One"], ["Zero"]), ([], ["Three"])])
def test_an_if_of_an_automatic_ability_may_ask_what_the_text_before_it_did(soul: list[str], hand: list[str]) -> None:
    text = 'AUTO (VC): When this unit attacks, if you have a card named "One" in your soul, discard a card. '
    at = attack(f"{text}If you do, draw a card.", soul=[*soul], hand=["Three"])
    assert at.names("hand:0") == hand


# ---- 8.1.1.3 and 8.2, continuous abilities and effects


@pytest.mark.rule("8.1.1.3", "8.1.1.4")
def test_a_continuous_ability_affects_the_game_as_long_as_it_is_active() -> None:
    captain = written("Captain", "CONT (RC): All of your rear-guards get power +1000.", 1, 7000)
    at = table({"FL:0": ["Captain"], "FR:0": ["Two"], "hand:0": ["One"]}, captain)
    assert at.power("FR:0") == 10000
    at.answer("call:One").answer("circle:FL")
    assert at.power("FR:0") == 9000


@pytest.mark.rule("8.2.1", "8.2.1.1")
def test_a_one_shot_effect_is_over_when_it_has_resolved() -> None:
    at = main_phase("ACT (VC) [1/Turn]: Draw a card.").answer("activate:V:1")
    assert at.count("hand:0") == 1
    assert at.match.state.effects == ()


@pytest.mark.rule("8.2.1", "8.2.1.2")
@pytest.mark.parametrize(("duration", "after"), [("until end of battle", 11000), ("until end of turn", 13000)])
def test_a_continuous_effect_lasts_for_the_duration_that_it_names(duration: str, after: int) -> None:
    at = attack(
        f"AUTO (VC): When this unit attacks, this unit gets power +2000 {duration}.", FL=["Two"], deck=["One"] * 2
    )
    assert at.power("V:0") == 13000
    at.passes()
    assert at.power("V:0") == after
    at.passes()
    assert at.power("V:0") == 11000


@pytest.mark.rule("8.2.1.2")
def test_an_effect_for_the_rest_of_the_game_does_not_end_with_the_turn() -> None:
    at = main_phase("ACT (VC) [1/Turn]: This unit gets power +2000 until end of game.")
    at.answer("activate:V:1").passes(2)
    assert at.match.state.turn_player == 1
    assert at.power("V:0") == 13000


@pytest.mark.rule("8.2.1.2")
def test_an_effect_that_names_no_duration_lasts_for_the_game() -> None:
    text = "ACT (VC) [1/Turn]: This unit gets power +2000 and gains Resist."
    at = main_phase(text).answer("activate:V:1")
    assert (at.power("V:0"), "resist" in at.value("V:0", "keywords")) == (13000, True)
    turns = 0
    while turns < 3:
        before = at.match.state.turn
        at.answer("pass" if "pass" in at.offered else at.offered[0])
        turns += at.match.state.turn - before
        assert (at.power("V:0"), "resist" in at.value("V:0", "keywords")) == (13000, True)


@pytest.mark.rule("8.2.1.2", "8.7.3")
def test_an_effect_that_lasts_for_the_game_ends_for_a_card_that_changes_zones() -> None:
    text = """ACT (VC) [1/Turn]: All of your rear-guards get power +5000.
    ACT (VC) [1/Turn]: Return all of your rear-guards to your hand."""
    at = main_phase(text, FL=["One"]).answer("activate:V:1")
    assert at.power("FL:0") == 12000
    at.answer("activate:V:2").answer("call:One").answer("circle:FL")
    assert at.power("FL:0") == 7000


@dataclass(frozen=True, slots=True)
class ToSoul(Replacing):
    """If this unit would be put into the drop zone, it is put into the soul instead."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        return event.card == context.source and event.destination is not None and event.destination.kind is zones.DROP

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        yield from ()
        assert event.card is not None
        return replace(event, kind=zones.SOUL.enter, destination=zones.SOUL[match.state.owner[event.card]])


@pytest.mark.rule("8.2.1", "8.2.1.3", "8.2.1.3.1")
def test_a_replacement_effect_puts_another_event_in_the_place_of_one_that_is_about_to_happen() -> None:
    soul = unit("Loyal", 1, 7000, ToSoul(kinds=(zones.DROP.enter,)))
    mourner = written("Mourner", "AUTO (RC): When your other rear-guard is put into the drop zone, Soul Charge 1.")
    at = table({"FL:0": ["Loyal"], "FR:0": ["Mourner"], "hand:0": ["One"]}, soul, mourner)
    at.answer("call:One").answer("circle:FL")
    assert at.names("soul:0") == ["Loyal"]  # and no charge: nothing went to the drop zone
    assert at.names("drop:0") == []


@pytest.mark.rule("8.2.1.3.2")
@pytest.mark.parametrize(("answer", "soul", "drop"), [("yes", ["Loyal"], []), ("no", [], ["Loyal"])])
def test_an_optional_replacement_effect_asks_first(answer: str, soul: list[str], drop: list[str]) -> None:
    loyal = unit("Loyal", 1, 7000, ToSoul(kinds=(zones.DROP.enter,), optional=True))
    at = table({"FL:0": ["Loyal"], "hand:0": ["One"]}, loyal).answer("call:One").answer("circle:FL")
    assert (at.asked, at.rule, at.offered) == (0, "8.2.1.3", ["yes", "no"])
    at.answer(answer)
    assert (at.names("soul:0"), at.names("drop:0")) == (soul, drop)


@pytest.mark.rule("8.3.2", "8.3.3")
def test_an_ability_whose_condition_is_not_met_is_still_there_and_does_nothing() -> None:
    at = main_phase("ACT (VC) LB4: Draw a card.", damage=["Zero"] * 3)
    assert len(at.match.abilities(at.card("V:0"))) == 1
    assert at.offered == ["pass"]
    at = main_phase("ACT (VC) LB4: Draw a card.", damage=["Zero"] * 4)
    assert at.offered == ["pass", "activate:V:1"]


@pytest.mark.rule("8.3.2")
def test_an_inactive_part_that_asks_for_a_choice_asks_nobody() -> None:
    text = (
        'ACT (VC) [1/Turn]: If you have a card named "One" in your soul, choose one of your rear-guards, and rest it.'
    )
    at = main_phase(text, FL=["Two"], FR=["Two"]).answer("activate:V:1")
    assert at.rule == "6.6.1.2"
    assert not at.rested("FL:0")
    at = main_phase(text, FL=["Two"], FR=["Two"], soul=["One"]).answer("activate:V:1")
    assert (at.rule, at.offered) == ("8.5.4", ["choose:FL", "choose:FR"])
