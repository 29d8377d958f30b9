"""7. The phases follow each other, and at each beginning and end there is a check timing."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from engine.language.times import PHASE
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, both_editions, card, member, table

rule = pytest.mark.rule

PHASES = ["stand phase", "draw phase", "level phase", "main phase", "battle phase", "end phase"]

DIARIST = member(
    "Diarist",
    1000,
    "logicalist",
    *(f"AUTO: At the beginning of your {phase}, draw up to one card." for phase in PHASES),
)
"""A member that asks its player something in every phase of their turn."""


class TestTheTurn:
    @rule("7.1.1", "7.1.2", both=True)
    @both_editions
    def test_the_players_take_turns_of_six_phases_in_order(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Diarist"], "FL:1": ["Diarist"], "level:0": ["Blank"], "level:1": ["Blank"]}
        match = table(book, zones, DIARIST, step="stand_phase")
        asked: list[tuple[int | None, str]] = []
        while match.match.state.turn < 6:
            if match.prompt == "ask-draw":
                asked.append((match.asked, PHASE.of(match.match)))
            match.answer("no" if match.prompt == "ask-draw" else "pass")
        assert asked == [(player, phase) for player in (0, 1, 0) for phase in PHASES]
        assert match.match.state.turn_player == 1


class TestCheckTimings:
    """What triggers in one phase is never played together with what triggers in the next one.

    Otherwise the player would be asked in which order.
    """

    @rule("7.2.3", both=True)
    @both_editions
    def test_what_the_stand_phase_triggers_is_played_before_anything_stands(self, book: Rulebook) -> None:
        text = "AUTO: At the beginning of your stand phase, choose up to one of your resting members, and drop it."
        zones: Zones = {"FL:0": ["Warden"], "FC:0": [Placed("Two", rested=True)], "FR:0": ["One"]}
        match = table(book, zones, member("Warden", 1000, "logicalist", text), step="stand_phase")
        assert match.offered == ["choose:FC"]
        match.answer("choose:FC")
        assert match.names("drop:0") == ["Two"]

    @rule("7.2.5", both=True)
    @both_editions
    def test_what_standing_triggers_is_played_before_the_draw_phase_begins(self, book: Rulebook) -> None:
        riser = member("Riser", 1000, "logicalist", "AUTO: When this member stands, draw up to one card.")
        drawer = member("Drawer", 1000, "logicalist", "AUTO: At the beginning of your draw phase, draw up to one card.")
        zones: Zones = {"FL:0": [Placed("Riser", rested=True)], "FC:0": ["Drawer"]}
        match = table(book, zones, riser, drawer, step="stand_phase")
        assert (match.prompt, PHASE.of(match.match)) == ("ask-draw", "stand phase")
        match.answer("no")
        assert (match.prompt, PHASE.of(match.match)) == ("ask-draw", "draw phase")

    @rule("7.3.2", both=True)
    @both_editions
    def test_what_the_draw_phase_triggers_is_played_before_cards_are_drawn(self, book: Rulebook) -> None:
        text = "AUTO: At the beginning of your draw phase, stock the top card of your deck."
        zones: Zones = {"FL:0": ["Hasty"], "deck:0": ["One", "Two", "Three", "Nine"]}
        match = table(book, zones, member("Hasty", 1000, "logicalist", text), step="draw_phase")
        assert match.names("stock:0") == ["One", "Nine"]
        assert sorted(match.names("hand:0")) == ["Three", "Two"]

    @rule("7.3.6", both=True)
    @both_editions
    def test_what_stocking_triggers_is_played_before_the_level_phase_begins(self, book: Rulebook) -> None:
        saver = member("Saver", 1000, "logicalist", "AUTO: When a card is put into your stock, draw up to one card.")
        climber = member(
            "Climber", 1000, "logicalist", "AUTO: At the beginning of your level phase, draw up to one card."
        )
        match = table(book, {"FL:0": ["Saver"], "FC:0": ["Climber"]}, saver, climber, step="draw_phase")
        assert (match.prompt, PHASE.of(match.match)) == ("ask-draw", "draw phase")
        match.answer("no")
        assert (match.prompt, PHASE.of(match.match)) == ("ask-draw", "level phase")

    @rule("7.4.2", both=True)
    @both_editions
    def test_what_the_level_phase_triggers_is_played_before_a_card_is_placed(self, book: Rulebook) -> None:
        climber = member("Climber", 1000, "logicalist", "AUTO: At the beginning of your level phase, draw a card.")
        match = table(book, {"FL:0": ["Climber"], "deck:0": ["Teal"]}, climber, step="level_phase")
        assert match.offered == ["pass", "level:Teal"]

    @rule("7.4.4", both=True)
    @both_editions
    def test_what_a_level_card_triggers_is_played_before_the_main_phase_begins(self, book: Rulebook) -> None:
        climber = member(
            "Climber", 1000, "logicalist", "AUTO: When a card is put into your level zone, draw up to one card."
        )
        starter = member(
            "Starter", 1000, "logicalist", "AUTO: At the beginning of your main phase, draw up to one card."
        )
        zones: Zones = {"FL:0": ["Climber"], "FC:0": ["Starter"], "hand:0": ["Teal"]}
        match = table(book, zones, climber, starter, step="place_level").answer("level:Teal")
        assert (match.prompt, PHASE.of(match.match)) == ("ask-draw", "level phase")
        match.answer("no")
        assert (match.prompt, PHASE.of(match.match)) == ("ask-draw", "main phase")

    @rule("7.5.1", "7.5.2", both=True)
    @both_editions
    def test_what_the_main_phase_triggers_is_played_before_the_player_may_act(self, book: Rulebook) -> None:
        starter = member("Starter", 1000, "logicalist", "AUTO: At the beginning of your main phase, draw a card.")
        match = table(book, {"FL:0": ["Starter"], "deck:0": ["One"]}, starter, step="begin_main_phase")
        assert match.prompt == "ask-main-phase"
        assert "deploy:One" in match.offered

    @rule("7.5.3", both=True)
    @both_editions
    def test_each_action_of_the_main_phase_is_open_again_after_a_check_timing(self, book: Rulebook) -> None:
        """As often as the player likes; what an action triggers is played before the next one."""
        greeter = member("Greeter", 1000, "logicalist", "AUTO: When your member is deployed, draw a card.")
        zones: Zones = {"BR:0": ["Greeter"], "hand:0": ["One"], "deck:0": ["Two", "Three"], "level:0": ["Blank"]}
        match = table(book, zones, greeter)
        for name, place in (("One", "FL"), ("Two", "FC"), ("Three", "FR")):
            assert (match.asked, match.rule) == (0, "7.5.3")
            match.answer(f"deploy:{name}").answer(f"place:{place}")
        assert (match.asked, match.rule, match.names("hand:0")) == (0, "7.5.3", ["Blank"])
        match.answer("rearrange:FL").answer("place:BL").answer("rearrange:BL").answer("place:FL")
        assert match.passes().prompt == "ask-attack"

    @rule("7.7.3", both=True)
    @both_editions
    def test_what_the_end_phase_triggers_is_played_while_paradoxes_still_lie_there(self, book: Rulebook) -> None:
        text = "AUTO: At the beginning of your end phase, draw a card."
        zones: Zones = {"paradox:0": ["Vigil"], "hand:1": ["One"]}
        match = table(book, zones, card("Vigil", "paradox", text, **{"paradox rule": "aura"}), step="end_phase")
        assert match.count("hand:0") == 1
        assert match.told.index("ability") < match.told.index("drops")


class TestLimitsOfNothing:
    @rule("7.4.3.1.1", "4.7.2", both=True)
    @both_editions
    @pytest.mark.parametrize("less", [-4, -6])
    def test_nothing_is_placed_or_exchanged_where_the_level_limit_is_none(self, book: Rulebook, less: int) -> None:
        text = f"AUTO: At the beginning of your level phase, your level limit grows by {less} until end of turn."
        zones: Zones = {"FL:0": ["Binder"], "hand:0": ["One", "Two"]}
        match = table(book, zones, member("Binder", 1000, "logicalist", text), step="level_phase")
        assert (match.prompt, match.count("level:0")) == ("ask-main-phase", 0)

    @rule("7.7.6", "4.6.3")
    @pytest.mark.parametrize("less", [-8, -11])
    def test_a_hand_limit_of_nothing_or_less_keeps_nothing(self, less: int) -> None:
        text = f"ACT: Your hand limit grows by {less} until end of turn."
        zones: Zones = {"FL:0": ["Binder"], "hand:0": ["One", "Two"]}
        match = table(LATEST, zones, member("Binder", 1000, "logicalist", text)).answer("act:FL:1").answer("pass")
        assert match.match.state.turn_player == 1
        assert (match.names("drop:0"), match.count("hand:0")) == (["One", "Two"], 0)
