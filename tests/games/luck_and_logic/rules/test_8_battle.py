"""8.2 to 8.4. Attacks, intercepting and logic definition."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.battle_state import ATTACKS
from engine.kernel.rulebook import Rulebook
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import (
    DUEL,
    FIRST,
    LATEST,
    UP,
    Placed,
    Zones,
    battle,
    both_editions,
    card,
    circles,
    logic,
    member,
    table,
)

rule = pytest.mark.rule

GUARDED: Zones = {**DUEL, "BL:1": [Placed("Guard", rested=True)], "FC:1": ["Guard"], "hand:1": ["Blank"]}
"""The same, with two members that could intercept."""


def attacks(match: ScenarioMatch) -> list[str]:
    return [key for key in match.offered if key.startswith("attack")]


class TestDeclaring:
    @rule("8.2.3")
    @rule("8.2.3", "8.2.4", book="luck-and-logic-1.00")
    @rule("8.2.4", "8.1.3")
    @both_editions
    def test_there_are_as_many_attacks_as_face_up_level_cards(self, book: Rulebook) -> None:
        match = battle(book, {"FL:0": ["One"], "level:0": ["Blank", "Blank"]})
        match.answer("attack:FL>FL")
        assert match.prompt == "ask-attack"
        match.answer("attack:BR>FL")
        assert match.match.state.turn == 4

    @rule("8.2.3", book="luck-and-logic-1.00")
    @rule("8.2.3")
    @both_editions
    def test_face_down_level_cards_give_no_attack(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": ["One"], "level:0": [Placed("Blank", face_down=True)]}, step="choose_attack")
        assert match.match.state.turn == 4

    @rule("8.2.4.1", "8.2.5", "8.1.1", "8.1.2", both=True)
    @both_editions
    def test_a_standing_member_rests_to_attack_a_circle(self, book: Rulebook) -> None:
        match = battle(book, {"BR:0": [], "FL:0": ["One"], "FR:0": [Placed("Two", rested=True)]})
        assert match.rule == "8.2.4"
        assert match.offered == ["pass", "attack:FL>FL", "attack:FL>FC", "attack:FL>FR"]
        match.answer("attack:FL>FC")
        assert match.rested("FL:0")

    @rule("8.2.4.2", both=True)
    @both_editions
    def test_the_player_may_do_nothing_and_the_turn_ends(self, book: Rulebook) -> None:
        assert battle(book, {"FL:0": ["One"]}).passes().match.state.turn == 4

    @rule("8.2.6", "8.2.6.1", both=True)
    @both_editions
    def test_the_back_row_is_attacked_only_behind_a_destroyed_gate(self, book: Rulebook) -> None:
        """Whoever stands in front of it."""
        match = battle(book, {"BR:0": [], "FL:0": ["One"], "gate-FR:1": [UP], "FR:1": ["Two"], "BC:1": ["Two"]})
        assert attacks(match) == ["attack:FL>FL", "attack:FL>FC", "attack:FL>FR", "attack:FL>BR"]

    @rule("8.2.6.1", both=True)
    @both_editions
    def test_so_it_is_behind_a_gate_zone_without_a_gate(self, book: Rulebook) -> None:
        """Reading 16: none is left that has not been destroyed."""
        match = battle(book, {"BR:0": [], "FL:0": ["One"], "gate-FR:1": []})
        assert attacks(match) == ["attack:FL>FL", "attack:FL>FC", "attack:FL>FR", "attack:FL>BR"]

    @rule("2.10.3", "8.2.6.1", both=True)
    @both_editions
    def test_a_large_member_is_attacked_on_any_of_its_circles_that_may_be(self, book: Rulebook) -> None:
        wide = Placed("Wide", covering=("FL:1", "BL:1"))
        match = battle(book, {"FL:0": ["Three"], "FL:1": [wide], "gate-FC:1": [UP]})
        assert "attack:FL>BL" not in attacks(match)
        match.answer("attack:FL>FL")
        assert circles(match, 1) == {"FL": "Wide", "BL": "Wide"}
        open_column = battle(book, {"FL:0": ["Nine"], "FL:1": [wide], "gate-FL:1": [UP]})
        open_column.answer("attack:FL>BL")
        assert circles(open_column, 1) == {}

    @rule("1.3.3", both=True)
    @both_editions
    def test_effects_may_forbid_to_attack_and_to_be_attacked(self, book: Rulebook) -> None:
        calm = member("Calm One", 1000, "logicalist", "CONT: This member cannot attack or be attacked.")
        match = battle(book, {"FL:0": ["Calm One"], "FL:1": ["Calm One"]}, calm)
        assert attacks(match) == ["attack:BR>FC", "attack:BR>FR"]

    @rule("8.2.2", both=True)
    @both_editions
    def test_the_battle_phase_begins_once_and_an_attack_declaration_step_before_each_attack(
        self, book: Rulebook
    ) -> None:
        first = "AUTO: At the beginning of your battle phase, draw a card."
        each = "AUTO: At the beginning of your attack declaration step, draw two cards."
        eager = member("Eager", 1000, "logicalist", first)
        steady = member("Steady", 1000, "logicalist", each)
        zones: Zones = {"FL:0": ["Eager"], "FC:0": ["Steady"], "level:0": [Placed("Blank", rested=True)] * 2}
        match = table(book, zones, eager, steady, step="attack_declaration_step", arguments=(True,))
        match.answer(match.offered[0])
        assert match.count("hand:0") == 3
        match.answer("attack:FL>FL")
        assert match.count("hand:0") == 5

    @rule("8.2.9", "8.2.9.1", "8.2.5")
    @rule("8.2.9", "8.2.10.1", "8.2.11.1", book="luck-and-logic-1.00")
    @pytest.mark.parametrize(("book", "drawn"), [(LATEST, 1), (FIRST, 0)])
    def test_a_member_attacks_from_the_choice_on_or_after_the_check_timing(self, book: Rulebook, drawn: int) -> None:
        """The check timing that follows the choice of the circle."""
        text = "AUTO: When this member rests, if this member is attacking, draw a card."
        hasty = member("Hasty", 1000, "logicalist", text)
        match = battle(book, {"FL:0": ["Hasty"], "FR:1": ["Nine"]}, hasty).answer("attack:FL>FR")
        assert match.count("hand:0") == drawn

    @rule("8.2.11.1", "8.2.11.1.1")
    @rule("8.2.11.2", book="luck-and-logic-1.00")
    @both_editions
    def test_a_member_on_the_circle_attacked_is_the_defending_one(self, book: Rulebook) -> None:
        text = "CONT: If this member is defending, this member gets power +1000."
        brave = member("Brave", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Three"], "FR:1": ["Brave"], "FL:1": ["Brave"], "hand:1": ["Blank"]}
        match = battle(book, zones, brave).answer("attack:FL>FR")
        assert (match.power("FR:1"), match.power("FL:1")) == (2000, 1000)

    @rule("8.2.11.4")
    @both_editions
    def test_abilities_answer_being_attacked_and_defending(self, book: Rulebook) -> None:
        wary = member("Wary", 1000, "logicalist", "AUTO: When this member defends, draw a card.")
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Wary"]}, wary).answer("attack:FL>FR")
        assert match.count("hand:1") == 1

    @rule("8.2.11.4", "8.2.10.1")
    def test_in_the_later_edition_also_being_attacked(self) -> None:
        wary = member("Wary", 1000, "logicalist", "AUTO: When this member is attacked, draw a card.")
        match = battle(LATEST, {"FL:0": ["Three"], "FR:1": ["Wary"]}, wary).answer("attack:FL>FR")
        assert match.count("hand:1") == 1


class TestEmptyCircles:
    @rule("8.2.10", "8.2.10.2", "8.2.10.3", "8.2.10.4", "8.2.10.5", both=True)
    @rule("5.32.1", "2.2.3.2")
    @both_editions
    def test_the_gate_of_an_empty_circle_is_destroyed_and_that_is_all(self, book: Rulebook) -> None:
        match = battle(book, {"FL:0": ["One"], "hand:0": ["Plus Two"], "hand:1": ["Plus Two"], "BL:1": ["Guard"]})
        match.answer("attack:FL>FL")
        assert match.face_down("gate-FL:1") == 0
        assert match.prompt == "ask-attack", "nobody is asked to intercept or define"

    @rule("8.2.10.3", both=True)
    @both_editions
    def test_its_abilities_answer_that(self, book: Rulebook) -> None:
        gate = card("Bell Gate", "gate", "AUTO: When this gate is destroyed, draw a card.", **{"gate number": "3"})
        match = battle(book, {"FL:0": ["One"], "gate-FL:1": [Placed("Bell Gate", face_down=True)]}, gate)
        match.answer("attack:FL>FL")
        assert match.names("hand:1")[:1] == ["Blank"]
        assert match.told.count("ability") == 1

    @rule("8.2.10.3", both=True)
    @rule("5.32.1.1")
    @both_editions
    def test_a_destroyed_gate_is_not_destroyed_again_but_the_attack_counts(self, book: Rulebook) -> None:
        gate = card("Bell Gate", "gate", "AUTO: When this gate is destroyed, draw a card.", **{"gate number": "3"})
        match = battle(book, {"FL:0": ["One"], "gate-FL:1": [Placed("Bell Gate", face_down=False)]}, gate)
        match.answer("attack:FL>FL")
        assert "ability" not in match.told
        assert ATTACKS.of(match.match) == 1

    @rule("8.2.9.4", "8.2.10.3", both=True)
    @both_editions
    def test_without_an_attacking_member_the_gate_stays(self, book: Rulebook) -> None:
        fleeting = member("Fleeting", 1000, "logicalist", "AUTO: When this member attacks, return it to your hand.")
        match = battle(book, {"FL:0": ["Fleeting"]}, fleeting).answer("attack:FL>FL")
        assert match.face_down("gate-FL:1") == 1
        assert ATTACKS.of(match.match) == 1


class TestIntercepting:
    @rule("8.3", "8.3.1", "8.3.3.1", "8.3.4", both=True)
    @rule("2.11.1.1", both=True)
    @rule("5.17.1", "4.14.1")
    @both_editions
    def test_members_with_the_icon_may_intercept_standing_or_not(self, book: Rulebook) -> None:
        match = battle(book, GUARDED).answer("attack:FL>FR")
        assert (match.asked, match.rule) == (1, "8.3.3")
        assert match.offered == ["intercept:FC:1", "intercept:BL:1"]
        match.answer("intercept:BL:1")
        assert match.names("intercept:1") == ["Guard"]
        assert match.power("FR:1") == 4000
        match.passes()
        assert circles(match, 1) == {"FC": "Guard", "FR": "Two"}
        assert match.names("drop:1") == ["Guard"]

    @rule("8.3.4", both=True)
    @both_editions
    def test_several_add_up(self, book: Rulebook) -> None:
        match = battle(book, GUARDED).answer("attack:FL>FR").answer("intercept:BL:1", "intercept:FC:1")
        assert match.power("FR:1") == 6000
        assert match.power("FL:0") == 3000, "they are no help to the attacking member"

    @rule("8.3.3.1", both=True)
    @both_editions
    def test_the_member_attacked_cannot_intercept_for_itself(self, book: Rulebook) -> None:
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Guard"], "hand:1": ["Blank"]}).answer("attack:FL>FR")
        assert match.prompt == "ask-define"

    @rule("8.3.3.2", both=True)
    @both_editions
    def test_nobody_has_to_intercept(self, book: Rulebook) -> None:
        match = battle(book, GUARDED).answer("attack:FL>FR").answer()
        assert match.count("intercept:1") == 0
        assert match.prompt == "ask-define"

    @rule("8.3.5", both=True)
    @both_editions
    def test_abilities_answer_an_interception_from_the_intercept_zone(self, book: Rulebook) -> None:
        text = "AUTO (Intercept): When this member intercepts, draw a card."
        keen = member("Keen", 1000, "logicalist", text, intercepts=True, logic=logic(power=1000))
        match = battle(book, {**DUEL, "BL:1": ["Keen"]}, keen).answer("attack:FL>FR").answer("intercept:BL:1")
        assert match.count("hand:1") == 1

    @rule("8.3.2", both=True)
    @both_editions
    def test_the_intercept_step_begins_before_it(self, book: Rulebook) -> None:
        text = "AUTO: At the beginning of your opponent's intercept step, draw a card."
        alert = member("Alert", 1000, "logicalist", text, intercepts=True)
        match = battle(book, {**DUEL, "BL:1": ["Alert"]}, alert).answer("attack:FL>FR")
        assert match.prompt == "ask-intercept"
        assert match.count("hand:1") == 1


class TestDefining:
    @rule("8.4", "8.4.1", "8.4.3", "8.4.3.1", "8.4.4", "8.4.5", "8.4.5.1", "8.4.6", "8.4.7", both=True)
    @rule("5.16", "5.16.1", "5.16.3", "2.11.2.1", "4.12", "4.12.1", both=True)
    @both_editions
    def test_the_players_define_in_turns_the_defending_one_first(self, book: Rulebook) -> None:
        match = battle(book, {**DUEL, "hand:0": ["Plus Two"], "hand:1": ["Plus Two"]}).answer("attack:FL>FR")
        assert (match.asked, match.rule, match.offered) == (1, "8.4.3", ["pass", "define:Plus Two"])
        match.answer("define:Plus Two")
        assert match.names("battle:1") == ["Plus Two"]
        assert (match.power("FR:1"), match.power("FL:0")) == (4000, 3000)
        assert (match.asked, match.rule) == (0, "8.4.5")
        match.answer("define:Plus Two")
        assert circles(match, 1) == {}, "5000 against 4000"

    @rule("8.4.3", "8.4.5", both=True)
    @rule("2.15.2", both=True)
    @both_editions
    def test_as_many_as_the_limit_of_the_member_says(self, book: Rulebook) -> None:
        match = battle(book, {"FL:0": ["Able"], "FR:1": ["Two"], "hand:0": ["Blank"] * 4, "hand:1": ["Blank"] * 4})
        match.answer("attack:FL>FR").answer("define:Blank").answer("define:Blank")
        assert match.asked == 0, "the limit of the defending member is used up"
        match.answer("define:Blank").answer("define:Blank")
        assert match.count("battle:0") == 0, "the battle is over"
        assert match.count("drop:0") == 3

    @rule("2.11.2.3", both=True)
    @both_editions
    def test_limit_logic_makes_room_for_more(self, book: Rulebook) -> None:
        match = battle(book, {**DUEL, "hand:1": ["Plus Limit", "Plus Two"]}).answer("attack:FL>FR")
        match.answer("define:Plus Limit")
        assert (match.asked, match.offered) == (1, ["pass", "define:Plus Two"])

    @rule("2.11.2.2", both=True)
    @both_editions
    def test_aura_logic_adjusts_aura(self, book: Rulebook) -> None:
        match = battle(book, {**DUEL, "hand:1": ["Plus Aura"], "level:0": ["Blank"] * 2}).answer("attack:FL>FR")
        match.answer("define:Plus Aura")
        assert match.value("FR:1", "aura") == 2
        assert match.value("FL:0", "aura") == 1

    @rule("8.4.3.3", "8.4.5.3", both=True)
    @both_editions
    def test_it_is_over_when_both_have_done_nothing_in_a_row(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Able"], "FR:1": ["Able"], "hand:0": ["Blank", "Teal"], "hand:1": ["Blank"]}
        match = battle(book, zones).answer("attack:FL>FR").passes()
        match.answer("define:Blank")
        assert (match.asked, match.prompt) == (1, "ask-define"), "only one had done nothing"
        match.passes(2)
        assert match.prompt == "ask-attack"

    @rule("8.4.3.2", "8.4.5.2", "5.15", both=True)
    @rule("5.15.1", both=True)
    @both_editions
    def test_a_level_boost_draws_a_card_and_one_is_defined(self, book: Rulebook) -> None:
        zones: Zones = {**DUEL, "level:1": ["Blank", Placed("Teal", rested=True)], "deck:1": ["Plus Two"]}
        match = battle(book, zones).answer("attack:FL>FR")
        assert match.offered == ["pass", "level-boost:Blank"]
        match.answer("level-boost:Blank")
        assert (match.rule, match.offered) == ("8.4.3.2", ["define:Plus Two"])
        assert match.match.state.rested[match.cards("level:1")[0]]
        match.answer("define:Plus Two")
        assert circles(match, 1) == {"FR": "Two"}, "4000 have held out against 3000"

    @rule("8.4.2", book="luck-and-logic-1.00")
    @rule("8.4.2")
    @pytest.mark.parametrize(("book", "drawn"), [(LATEST, 0), (FIRST, 1)])
    def test_abilities_of_its_beginning_are_played_at_once_only_in_the_first_edition(
        self, book: Rulebook, drawn: int
    ) -> None:
        text = "AUTO: At the beginning of your opponent's logic definition step, draw a card."
        ready = member("Ready", 2000, "logicalist", text)
        zones: Zones = {"FL:0": ["Three"], "FR:1": ["Ready"], "level:1": ["Blank"]}
        match = battle(book, zones, ready).answer("attack:FL>FR")
        assert match.prompt == "ask-define"
        assert match.count("hand:1") == drawn
        match.passes()
        assert "ability" in match.told

    @rule("5.16.2", "2.11.2.4", both=True)
    @both_editions
    def test_abilities_of_defined_cards_are_resolved_and_others_apply_while_they_lie_face_up(
        self, book: Rulebook
    ) -> None:
        once = card("Once", "tactics", "AUTO: When logic defined, draw a card.")
        always = card("Always", "tactics", "CONT: Your member in battle gets power +3000.")
        zones: Zones = {"FL:0": ["Able"], "FR:1": ["Able"], "hand:0": ["Once"], "hand:1": ["Always"]}
        match = battle(book, zones, once, always).answer("attack:FL>FR").answer("define:Always")
        assert match.power("FR:1") == 6000
        match.answer("define:Once")
        assert match.names("hand:0") == ["Blank"]

    @rule("4.12.1.1.1", both=True)
    @both_editions
    def test_logic_of_cards_that_lie_face_down_does_not_apply(self, book: Rulebook) -> None:
        zones: Zones = {**DUEL, "hand:1": ["Plus Two"], "hand:0": ["Blank"]}
        blinder = member("Blinder", 1000, "logicalist", "AUTO: When you logic define a card, turn it face down.")
        match = battle(book, {**zones, "BL:1": ["Blinder"]}, blinder).answer("attack:FL>FR")
        match.answer("define:Plus Two")
        assert match.face_down("battle:1") == 1
        assert match.power("FR:1") == 2000
