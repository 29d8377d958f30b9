"""9, 12. Playing and resolving abilities, effects and their order."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.characteristics import Logic
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Placed, Zones, battle, both_editions, card, circles, member, table

rule = pytest.mark.rule


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


class TestAbilities:
    @rule("9.1", "9.1.1", "9.1.2", "9.1.2.1", "9.1.2.1.1", "9.2.2.2", both=True)
    @both_editions
    def test_a_continuous_ability_applies_while_it_is_valid(self, book: Rulebook) -> None:
        text = "CONT: All of your other members get power +1000."
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["One"]}, actor(text))
        assert match.power("FR:0") == 2000

    @rule("9.1.2.2", "9.1.2.2.1", "9.7", "9.7.1", "9.7.2", "9.7.2.1", both=True)
    @both_editions
    def test_an_automatic_ability_is_played_as_often_as_it_was_triggered(self, book: Rulebook) -> None:
        text = "AUTO: When your member is deployed, this member gets power +1000 until end of turn."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor(text))
        match.answer("deploy:One").answer("place:FR")
        assert match.power("FL:0") == 2000

    @rule("9.1.2.2.2", "9.7.3.3", both=True)
    @rule("9.7.3.3.1")
    @both_editions
    @pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
    def test_its_cost_is_paid_when_it_resolves_or_not(self, book: Rulebook, answer: str, drawn: int) -> None:
        eager = member("Eager", 1000, "logicalist", "AUTO: [(1)] When this member is deployed, draw a card.")
        zones: Zones = {"hand:0": ["Eager"], "stock:0": [Placed("One", face_down=True)]}
        match = table(book, zones, eager).answer("deploy:Eager").answer("place:FL")
        assert match.rule == "9.7.3.3"
        match.answer(answer)
        assert match.count("hand:0") == drawn
        assert match.count("stock:0") == 1 - drawn

    @rule("9.1.2.3", "9.1.2.3.1", "9.4", "9.4.1", "9.6.2.4.1", both=True)
    @rule("7.5.3.7", both=True)
    @both_editions
    def test_a_startup_ability_is_played_in_the_main_phase_for_its_cost(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Actor"], "stock:0": [Placed("One", face_down=True)]}
        match = table(book, zones, actor("ACT: [(1)] Draw a card.")).answer("act:FL:1")
        assert match.count("hand:0") == 1
        assert not [key for key in match.offered if key.startswith("act")], "it cannot be paid any more"

    @rule("9.3", "9.3.1", "9.3.2", "9.3.2.1", "9.3.3", "9.3.3.1", "9.3.3.3", both=True)
    @both_editions
    def test_the_abilities_of_a_member_are_valid_on_a_circle_alone(self, book: Rulebook) -> None:
        texts = "ACT: Draw a card.", "CONT: All of your members get power +1000."
        match = table(book, {"hand:0": ["Actor"], "drop:0": ["Actor"], "FR:0": ["One"]}, actor(*texts))
        assert not [key for key in match.offered if key.startswith("act")]
        assert match.power("FR:0") == 1000

    @rule("9.3.2.2", both=True)
    @both_editions
    @pytest.mark.parametrize(("down", "power"), [(True, 1000), (False, 2000)])
    def test_those_of_a_gate_while_it_lies_face_up(self, book: Rulebook, down: bool, power: int) -> None:
        gate = card("Bell Gate", "gate", "CONT: All of your members get power +1000.", **{"gate number": "3"})
        match = table(book, {"FL:0": ["One"], "gate-FL:0": [Placed("Bell Gate", face_down=down)]}, gate)
        assert match.power("FL:0") == power

    @rule("9.3.2.3", "9.3.2.4", both=True)
    @both_editions
    def test_those_of_tactics_in_the_battle_zone_and_of_paradoxes_also_in_theirs(self, book: Rulebook) -> None:
        text = "CONT: All of your members get power +1000."
        cards = card("Tactic", "tactics", text), card("Odd", "paradox", text, **{"paradox rule": "power"})
        assert table(book, {"FL:0": ["One"], "battle:0": ["Tactic"]}, *cards).power("FL:0") == 2000
        assert table(book, {"FL:0": ["One"], "drop:0": ["Tactic"]}, *cards).power("FL:0") == 1000
        assert table(book, {"FL:0": ["One"], "battle:0": ["Odd"]}, *cards).power("FL:0") == 2000
        assert table(book, {"FL:0": ["One"], "paradox:0": ["Odd"]}, *cards).power("FL:0") == 2000

    @rule("9.3.2.6", "9.3.2.6.1", both=True)
    @both_editions
    def test_an_ability_that_names_a_zone_is_valid_there(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["Actor"], "drop:0": ["Actor"]}, actor("ACT (Drop): Draw a card."))
        assert [key for key in match.offered if key.startswith("act")] == ["act:Actor:1"]

    @rule("9.7.7", "9.6.2.4.2", "9.3.4", both=True)
    @both_editions
    def test_an_ability_that_was_triggered_is_played_even_if_its_card_has_left(self, book: Rulebook) -> None:
        texts = "AUTO: When this member attacks, drop this member.", "AUTO: When this member attacks, draw a card."
        match = battle(book, {"FL:0": ["Actor"]}, actor(*texts)).answer("attack:FL>FL")
        match.answer("play:FL:1")
        assert match.names("drop:0") == ["Actor"]
        assert match.count("hand:0") == 1


class TestCheckTiming:
    @rule("9.5", "9.5.1", "9.5.1.1", "9.5.3", "9.5.3.1", "9.5.3.2", "9.5.3.3", "9.7.3", "9.7.3.1", both=True)
    @both_editions
    def test_the_turn_player_plays_first_and_orders_several(self, book: Rulebook) -> None:
        mine = member("Mine", 1000, "logicalist", "AUTO: At the beginning of your main phase, draw a card.")
        other = member("Other", 1000, "logicalist", "AUTO: At the beginning of your main phase, draw two cards.")
        text = "AUTO: At the beginning of your opponent's main phase, draw a card."
        theirs = member("Theirs", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Mine"], "FR:0": ["Other"], "FL:1": ["Theirs"]}
        match = table(book, zones, mine, other, theirs, step="begin_main_phase", phase="level phase")
        assert (match.asked, match.rule, match.offered) == (0, "9.5.3", ["play:FL:1", "play:FR:1"])
        match.answer("play:FR:1")
        assert match.count("hand:0") == 3
        assert match.count("hand:1") == 1

    @rule("9.5.2", "9.5.4", "9.5.4.1", "9.5.4.2", "9.5.4.3", both=True)
    @both_editions
    def test_a_play_timing_comes_again_after_each_action(self, book: Rulebook) -> None:
        match = table(book, {"hand:0": ["One", "Two"]}).answer("deploy:One").answer("place:FL")
        assert match.prompt == "ask-main-phase"
        match.passes()
        assert match.prompt != "ask-main-phase"


class TestChoosing:
    @rule("9.6.3", "9.6.3.1", "9.6.3.1.2", both=True)
    @both_editions
    def test_as_many_as_possible_are_chosen(self, book: Rulebook) -> None:
        text = "ACT: Choose two of your opponent's members, and drop them."
        match = table(book, {"FL:0": ["Actor"], "FR:1": ["Nine"]}, actor(text)).answer("act:FL:1")
        assert match.names("drop:1") == ["Nine"]

    @rule("9.6.3.1.1", "9.6.3.1.3", both=True)
    @both_editions
    def test_up_to_so_many_may_be_none(self, book: Rulebook) -> None:
        text = "ACT: Choose up to one of your opponent's members, and drop it."
        match = table(book, {"FL:0": ["Actor"], "FR:1": ["Nine"]}, actor(text)).answer("act:FL:1").answer()
        assert circles(match, 1) == {"FR": "Nine"}

    @rule("9.6.3.1.4", both=True)
    @both_editions
    def test_a_card_of_a_hidden_zone_need_not_be_found(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Search your deck for a Foreigner, return it to your hand, and shuffle your deck."
        match = table(book, {"FL:0": ["Actor"], "deck:0": ["Guest"]}, actor(text)).answer("act:FL:1").answer()
        assert match.count("hand:0") == 0


class TestContinuousEffects:
    @rule("9.9", "9.9.1", "9.9.1.1", "9.9.1.5", both=True)
    @rule("9.9.1.2")
    @both_editions
    @pytest.mark.parametrize(("order", "power"), [((1, 2), 7000), ((2, 1), 5000)])
    def test_numbers_change_by_time_stamp_after_logic(self, book: Rulebook, order: tuple[int, int], power: int) -> None:
        """4000 with logic +3000: set to 5000, then +2000; or +2000, then set to 5000."""
        texts = (
            "ACT [1/turn]: This member has power 5000 until end of turn.",
            "ACT [1/turn]: This member gets power +2000 until end of turn.",
        )
        able = member("Able One", 4000, "logicalist", *texts)
        strong = card("Strong", "tactics", logic=(Logic("power", 3000),))
        zones: Zones = {"FL:0": ["Able One"], "FR:1": ["Huge"], "hand:0": ["Strong"], "hand:1": ["Blank"]}
        match = table(book, {**zones, "level:0": ["Blank"]}, able, strong)
        for number in order:
            match.answer(f"act:FL:{number}")
        assert match.power("FL:0") == power
        match.passes().answer("attack:FL>FR").passes().answer("define:Strong")
        assert match.power("FL:0") == power

    @rule("9.9.1.3", both=True)
    @both_editions
    def test_abilities_are_given_before_anything_else_is_changed(self, book: Rulebook) -> None:
        text = 'CONT: All of your other members gain "CONT: This member gets power +1000.".'
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["One"]}, actor(text))
        assert match.power("FR:0") == 2000

    @rule("9.9.1.7", both=True)
    @both_editions
    def test_what_depends_on_another_effect_applies_after_it(self, book: Rulebook) -> None:
        """The older one looks for a trait that the newer one gives."""
        older = member("Older", 1000, "logicalist", "CONT: All of your <Odd> members get power +1000.")
        newer = member("Newer", 1000, "logicalist", "CONT: All of your members are also <Odd>.")
        match = table(book, {"FL:0": ["Older"], "FR:0": ["Newer"]}, older, newer)
        assert (match.power("FL:0"), match.power("FR:0")) == (2000, 2000)

    @rule("9.9.2", "4.1.5", both=True)
    @both_editions
    def test_an_effect_follows_a_member_between_circles_and_not_beyond(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: This member gets power +2000 until end of turn."
        bouncer = "ACT [1/turn]: Return this member to your hand."
        match = table(book, {"FL:0": ["Actor"]}, actor(text, bouncer)).answer("act:FL:1")
        match.answer("rearrange:FL").answer("place:FR")
        assert match.power("FR:0") == 3000
        match.answer("act:FR:2").answer("deploy:Actor").answer("place:FR")
        assert match.power("FR:0") == 1000

    @rule("9.9.3", both=True)
    @both_editions
    def test_an_effect_on_a_zone_changes_what_comes_there(self, book: Rulebook) -> None:
        text = "CONT: All cards in your hand get cost -1."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["Dear"], "stock:0": [Placed("One", face_down=True)]}
        assert "deploy:Dear" in table(book, zones, actor(text)).offered

    @rule("9.6.2.3.1")
    @both_editions
    def test_a_cost_does_not_fall_below_zero(self, book: Rulebook) -> None:
        text = "CONT: All cards in your hand get cost -1."
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor(text)).answer("deploy:One").answer("place:FR")
        assert circles(match) == {"FL": "Actor", "FR": "One"}


class TestOther:
    @rule("12.4", "12.4.1", "12.4.1.1", "12.3", "12.3.1", "12.3.1.3", both=True)
    @both_editions
    def test_once_a_turn_counts_playing_even_if_nothing_was_paid(self, book: Rulebook) -> None:
        text = "AUTO [1/turn]: [(1)] When your member is deployed, draw a card."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["One", "Two"], "stock:0": [Placed("One", face_down=True)]}
        match = table(book, zones, actor(text)).answer("deploy:One").answer("place:FR")
        assert match.offered == ["yes", "no"]
        match.answer("no").answer("deploy:Two").answer("place:BR")
        assert match.prompt == "ask-main-phase"
        assert match.count("stock:0") == 1

    @rule("12.3.1.1", "12.4.1.1", both=True)
    @both_editions
    def test_a_startup_ability_that_was_used_cannot_be_played_again(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": ["Actor"]}, actor("ACT [1/turn]: Draw a card.")).answer("act:FL:1")
        assert not [key for key in match.offered if key.startswith("act")]

    @rule("12.5", "12.5.1", "12.5.2", "12.5.3", both=True)
    @both_editions
    def test_for_every_member_something_is_chosen_that_was_not_chosen_before(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: For each of your members, choose one of your opponent's members, and rest it."
        zones: Zones = {"FL:0": ["Actor"], "FR:0": ["One"], "FL:1": ["One"], "FC:1": ["Two"], "FR:1": ["Three"]}
        match = table(book, zones, actor(text)).answer("act:FL:1").answer("choose:FL:1")
        assert match.offered == ["choose:FC:1", "choose:FR:1"]
        match.answer("choose:FR:1")
        assert [match.rested(f"{place}:1") for place in ("FL", "FC", "FR")] == [True, False, True]

    @rule("12.1", "12.1.1", "12.1.1.1", both=True)
    @both_editions
    def test_a_circle_of_actions_does_not_go_on_for_ever(self, book: Rulebook) -> None:
        """Who does the same again and again is asked how often, and cannot any more afterwards."""
        match = table(book, {"FL:0": ["Actor"]}, actor("ACT: Stand this member."))
        for _ in range(30):
            if "act:FL:1" not in match.offered:
                break
            match.answer("act:FL:1")
            if match.prompt == "ask-loop-times":
                match.answer(match.offered[0])
        assert "act:FL:1" not in match.offered
