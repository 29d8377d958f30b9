"""7. The turn: standing, drawing, levels, and its end."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from tests.games.luck_and_logic.positions import FIRST, LATEST, Placed, both_editions, member, table

rule = pytest.mark.rule


class TestStandPhase:
    @rule("7.2", "7.2.1", "7.2.4", both=True)
    @both_editions
    def test_the_turn_player_stands_all_cards_of_field_and_level_zone(self, book: Rulebook) -> None:
        rested = {"FL:0": [Placed("One", rested=True)], "BR:0": [Placed("Two", rested=True)]}
        levels = {"level:0": [Placed("Blank", rested=True)], "level:1": [Placed("Blank", rested=True)]}
        match = table(book, {**rested, **levels, "FL:1": [Placed("One", rested=True)]}, step="stand_phase")
        assert not match.rested("FL:0")
        assert not match.rested("BR:0")
        assert not match.rested("level:0")
        assert match.rested("level:1")
        assert match.rested("FL:1")

    @rule("7.2.4", "4.3.1.1", "4.2.1.2", both=True)
    @both_editions
    def test_gates_and_set_cards_stand_too(self, book: Rulebook) -> None:
        """They lie on the field."""
        gate = Placed("Gate", face_down=True, rested=True)
        lying = Placed("One", attached={"set-FL:0": [Placed("Blank", rested=True)]})
        match = table(book, {"gate-BC:0": [gate], "gate-BC:1": [gate], "FL:0": [lying]}, step="stand_phase")
        assert (match.rested("gate-BC:0"), match.rested("gate-BC:1")) == (False, True)
        assert not match.rested("set-FL:0")

    @rule("7.2.2", book="luck-and-logic-1.00")
    @rule("7.2.2")
    @pytest.mark.parametrize(("book", "turn", "drawn"), [(LATEST, 1, 4), (LATEST, 2, 3), (FIRST, 2, 4), (FIRST, 3, 3)])
    def test_abilities_of_the_beginning_of_the_game_trigger_once_or_for_each_player(
        self, book: Rulebook, turn: int, drawn: int
    ) -> None:
        early = member("Early", 1000, "logicalist", "AUTO: At the beginning of your game, draw a card.")
        match = table(book, {"FL:0": ["Early"]}, early, step="stand_phase", turn=turn)
        assert match.count("hand:0") == drawn - 1


class TestDrawPhase:
    @rule("7.3", "7.3.1", "7.3.3", "7.3.5", both=True)
    @rule("4.8.1.2", "4.5.2", both=True)
    @both_editions
    def test_two_cards_are_drawn_and_one_is_stocked_face_down(self, book: Rulebook) -> None:
        match = table(book, {"deck:0": ["One", "Two", "Three", "Nine"], "stock:0": ["Blank"]}, step="draw_phase")
        assert sorted(match.names("hand:0")) == ["One", "Two"]
        assert match.names("stock:0") == ["Blank", "Three"]
        assert match.match.state.face_down[match.card("stock:0")]

    @rule("7.3.4", both=True)
    @both_editions
    def test_a_check_timing_lies_between_drawing_and_stocking(self, book: Rulebook) -> None:
        zones = {"deck:0": ["One"], "drop:0": ["Two"] * 5, "refresh:0": ["Blank"]}
        match = table(book, zones, step="draw_phase", filler=("", "Blank"))
        assert match.outcome is not None
        assert match.outcome.rule == "10.3.1.2"
        assert match.count("stock:0") == 0


class TestLevelPhase:
    @rule("7.4", "7.4.1", "7.4.3", "7.4.3.1", both=True)
    @both_editions
    def test_a_card_of_the_hand_may_be_put_face_up_into_the_level_zone(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["One", "Two"]}, step="place_level")
        assert (match.asked, match.rule, sorted(match.offered)) == (0, "7.4.3", ["level:One", "level:Two", "pass"])
        match.answer("level:Two")
        assert match.names("level:0") == ["Two"]
        assert match.face_down("level:0") == 0
        assert match.prompt == "ask-main-phase"

    @rule("7.4.3.2", both=True)
    @both_editions
    def test_the_player_may_do_nothing(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["One"]}, step="place_level").passes()
        assert match.count("level:0") == 0
        assert match.prompt == "ask-main-phase"

    @rule("7.4.3.1", both=True)
    @rule("4.7.1.2", both=True)
    @both_editions
    def test_in_the_first_turn_of_all_it_lies_face_down_for_all_others(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["One"]}, step="place_level", turn=1).answer("level:One")
        assert match.face_down("level:0") == 1
        assert view(match.match, 0).zones["level:0"].cards[0].definition is not None
        assert view(match.match, 1).zones["level:0"].cards[0].definition is None

    @rule("7.4.3.1", both=True)
    @both_editions
    def test_the_other_players_first_level_card_lies_face_up(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["One"]}, step="place_level", turn=2).answer("level:One")
        assert match.face_down("level:0") == 0

    @rule("7.4.3.1.1", "4.7.2", both=True)
    @rule("5.11", "5.11.1", both=True)
    @both_editions
    def test_a_card_of_a_full_level_zone_is_exchanged(self, book: Rulebook) -> None:
        full = ["Blank", "Teal", "There", "Apart"]
        match = table(book, {"hand:0": ["One"], "level:0": full}, step="place_level")
        assert match.rule == "7.4.3.1.1"
        match.answer("level:One")
        assert match.offered == ["take-back:Blank", "take-back:Teal", "take-back:There", "take-back:Apart"]
        match.answer("take-back:Teal")
        assert sorted(match.names("level:0")) == ["Apart", "Blank", "One", "There"]
        assert match.names("hand:0") == ["Teal"]
        assert match.count("drop:0") == 0, "it is no discard"


class TestEndPhase:
    @rule("7.7", "7.7.1", "7.7.4", both=True)
    @both_editions
    def test_paradoxes_are_dropped_and_the_other_player_begins_a_turn(self, book: Rulebook) -> None:
        match = table(book, {"paradox:0": ["Calm"], "hand:1": ["One"]}, step="end_phase")
        assert match.names("drop:0") == ["Calm"]
        assert (match.match.state.turn, match.match.state.turn_player) == (4, 1)
        assert match.asked == 1

    @rule("7.7.6", "4.6.3", "4.6.3.1")
    def test_a_hand_above_its_limit_is_discarded_down_to_it(self) -> None:
        hand = ["One", "Two", "Three", "Nine", "Wide", "Huge", "Guest", "Host", "Able", "Guard"]
        match = table(LATEST, {"hand:0": hand}, step="end_phase")
        assert (match.asked, match.rule) == (0, "7.7.6")
        match.answer("discard:One", "discard:Two")
        assert match.count("hand:0") == 8
        assert sorted(match.names("drop:0")) == ["One", "Two"]

    @rule("7.7.6", book="luck-and-logic-1.00")
    def test_in_the_first_edition_a_hand_has_no_limit(self) -> None:
        match = table(FIRST, {"hand:0": ["One"] * 10, "hand:1": ["One"]}, step="end_phase")
        assert match.count("hand:0") == 10
        assert match.asked == 1

    @rule("7.7.5")
    @pytest.mark.parametrize(("book", "kept"), [(LATEST, 0), (FIRST, 1)])
    def test_a_check_timing_follows_the_paradoxes_in_the_later_edition(self, book: Rulebook, kept: int) -> None:
        """What waits for the dropped paradox is played before the effects of the turn end, or afterwards."""
        mourner = member("Mourner", 1000, "logicalist", "AUTO: When a paradox is put into your drop zone, draw a card.")
        hand = ["One"] * 8
        match = table(book, {"FL:0": ["Mourner"], "paradox:0": ["Calm"], "hand:0": hand}, mourner, step="end_phase")
        if book is LATEST:
            assert match.rule == "7.7.6", "nine cards by now"
        else:
            assert match.count("hand:0") == 9

    @rule("7.7.7", "7.7.8", both=True)
    @both_editions
    def test_effects_of_the_turn_end_with_it(self, book: Rulebook) -> None:
        text = "ACT: This member gets power +2000 until end of turn."
        match = table(book, {"FL:0": ["Actor"]}, member("Actor", 1000, "logicalist", text))
        match.answer("act:FL:1")
        assert match.power("FL:0") == 3000
        match.passes()
        assert match.match.state.turn == 4
        assert match.power("FL:0") == 1000

    @rule("7.7.2", both=True)
    @both_editions
    def test_an_ability_of_the_end_triggers_once_however_often_the_end_is_gone_through(self, book: Rulebook) -> None:
        text = "AUTO: At the beginning of your end phase, this member gets power +1000 until end of turn."
        late = member("Late", 1000, "logicalist", text)
        match = table(book, {"FL:0": ["Late"], "hand:1": ["One"]}, late, step="end_phase")
        assert match.told.count("ability") == 1
        assert match.match.state.turn == 4


@rule("7.5.4", "7.6", "7.6.1", both=True)
@rule("7.5.3.8", both=True)
@both_editions
def test_who_does_nothing_in_the_main_phase_goes_on_to_the_battle_phase(book: Rulebook) -> None:
    match = table(book, {"FL:0": ["One"], "level:0": ["Blank"]}).passes()
    assert match.prompt == "ask-attack"
