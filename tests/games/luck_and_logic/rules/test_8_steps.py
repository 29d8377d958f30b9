"""8. The steps of a battle: their order, and the check timings between them."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic import arranging
from engine.games.luck_and_logic.battle_state import ATTACKS, BATTLE, require_battle
from engine.kernel.rulebook import Rulebook
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import Placed, Zones, battle, both_editions, circles, logic, member, table

rule = pytest.mark.rule


class TestCheckTimings:
    """What triggers in one step is never played together with what triggers in the next one."""

    @rule("8.2.1", "8.2.11.5", both=True)
    @both_editions
    def test_what_attacking_triggers_is_played_before_the_intercept_step_begins(self, book: Rulebook) -> None:
        """And the attack declaration step begins before it is chosen who attacks."""
        texts = [
            "AUTO: At the beginning of your attack declaration step, this member gets power +1 until end of turn.",
            "AUTO: When this member attacks, draw up to one card.",
            "AUTO: At the beginning of your intercept step, draw up to one card.",
        ]
        zones: Zones = {"FL:0": ["Bold"], "FR:1": ["Two"]}
        bold = member("Bold", 3000, "logicalist", *texts)
        match = table(book, {**zones, "level:0": ["Blank"] * 4}, bold, step="attack_declaration_step")
        assert (match.prompt, match.power("FL:0")) == ("ask-attack", 3001)
        match.answer("attack:FL>FR")
        assert (match.prompt, require_battle(match.match).step) == ("ask-draw", "attack declaration step")
        match.answer("no")
        assert (match.prompt, require_battle(match.match).step) == ("ask-draw", "intercept step")

    @rule("8.3.6", both=True)
    @both_editions
    def test_what_intercepting_triggers_is_played_before_the_logic_definition_step_begins(self, book: Rulebook) -> None:
        keen = member(
            "Keen",
            1000,
            "logicalist",
            "AUTO (Intercept): When this member intercepts, draw up to one card.",
            intercepts=True,
            logic=logic(power=1000),
        )
        ready = member(
            "Ready", 2000, "logicalist", "AUTO: At the beginning of your opponent's logic definition step, draw a card."
        )
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Ready"], "BL:1": ["Keen"]}, keen, ready)
        match.answer("attack:FL>FR").answer("intercept:BL:1")
        assert (match.prompt, require_battle(match.match).step) == ("ask-draw", "intercept step")
        match.answer("no")
        assert match.told.count("ability") == 2

    @rule("8.3.3", both=True)
    @both_editions
    def test_nobody_intercepts_for_a_defender_that_is_gone_or_against_an_attacker_that_is(self, book: Rulebook) -> None:
        """Though somebody could."""
        for who, event in (("FL:0", "attacks"), ("FR:1", "defends")):
            text = f"AUTO: When this member {event}, return it to your hand."
            zones: Zones = {"FL:0": ["Three"], "FR:1": ["Two"], "BL:1": ["Guard"], who: ["Fleeting"]}
            match = battle(book, zones, member("Fleeting", 1000, "logicalist", text)).answer("attack:FL>FR")
            assert match.count("BL:1") == 1
            assert match.prompt != "ask-intercept"

    @rule("8.5.1", "8.5.2", both=True)
    @both_editions
    def test_what_the_victory_determination_step_triggers_is_played_before_the_winner_is_found(
        self, book: Rulebook
    ) -> None:
        when = "At the beginning of your victory determination step"
        late = member("Late", 1000, "logicalist", f"AUTO: {when}, this member gets power +5000 until end of battle.")
        match = battle(book, {"FL:0": ["Late"], "FR:1": ["Three"]}, late).answer("attack:FL>FR")
        assert match.names("stock:1")[:1] == ["Three"]
        assert match.told.index("ability") < match.told.index("result") < match.told.index("stocks")

    @rule("8.5.5", "8.5.4", both=True)
    @both_editions
    def test_what_losing_triggers_is_played_before_the_loser_is_stocked(self, book: Rulebook) -> None:
        """So that it may still get away."""
        elusive = member("Elusive", 1000, "logicalist", "AUTO: When this member loses, return it to your hand.")
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Elusive"]}, elusive).answer("attack:FL>FR")
        assert (match.names("hand:1"), match.count("stock:1")) == (["Elusive"], 0)

    @rule("8.5.8", both=True)
    @both_editions
    def test_what_stocking_triggers_is_played_before_the_end_of_battle_step_begins(self, book: Rulebook) -> None:
        texts = [
            "AUTO: When a card is put into your stock, draw up to one card.",
            "AUTO: At the beginning of your opponent's end of battle step, draw up to one card.",
        ]
        heir = member("Heir", 1000, "logicalist", *texts)
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Two"], "BL:1": ["Heir"]}, heir).answer("attack:FL>FR")
        assert (match.prompt, require_battle(match.match).step) == ("ask-draw", "victory determination step")
        match.answer("no")
        assert (match.prompt, require_battle(match.match).step) == ("ask-draw", "end of battle step")

    @rule("8.2.10.1", "8.2.10.2")
    @rule("8.2.10.2", "8.2.10.3", book="luck-and-logic-1.00")
    @both_editions
    def test_what_an_attack_on_an_empty_circle_triggers_is_played_before_the_gate_is_destroyed(
        self, book: Rulebook
    ) -> None:
        bold = member("Bold", 3000, "logicalist", "AUTO: When this member attacks, draw up to one card.")
        match = battle(book, {"FL:0": ["Bold"]}, bold).answer("attack:FL>FL")
        assert (match.prompt, match.face_down("gate-FL:1")) == ("ask-draw", 1)
        match.answer("no")
        assert match.face_down("gate-FL:1") == 0

    @rule("8.2.11.4")
    @rule("8.2.11.5", "8.2.11.6", book="luck-and-logic-1.00")
    @both_editions
    def test_the_attackers_and_the_defenders_abilities_stand_by_together(self, book: Rulebook) -> None:
        """The turn player's are played first, whichever was written first."""
        bold = member("Bold", 3000, "logicalist", "AUTO: When this member attacks, draw up to one card.")
        wary = member("Wary", 1000, "logicalist", "AUTO: When this member defends, draw up to one card.")
        match = battle(book, {"FL:0": ["Bold"], "FR:1": ["Wary"]}, bold, wary).answer("attack:FL>FR")
        assert (match.prompt, match.asked) == ("ask-draw", 0)
        match.answer("no")
        assert (match.prompt, match.asked) == ("ask-draw", 1)

    @rule("8.6.7", "8.6.5", both=True)
    @both_editions
    def test_what_the_end_of_battle_step_triggers_is_played_before_the_battle_is_over(self, book: Rulebook) -> None:
        """The step is gone through again: the battle has not ended yet."""
        heir = member("Heir", 1000, "logicalist", "AUTO: When a card is put into your drop zone, draw up to one card.")
        zones: Zones = {"FL:0": ["Three"], "FR:1": ["Two"], "BL:0": ["Heir"], "hand:0": ["Plus Aura"]}
        match = battle(book, zones, heir).answer("attack:FL>FR").answer("define:Plus Aura")
        assert (match.prompt, require_battle(match.match).step) == ("ask-draw", "end of battle step")
        match.answer("no")
        assert (match.prompt, BATTLE.of(match.match)) == ("ask-attack", None)


class TestWhoFights:
    @rule("8.2.6.2", both=True)
    @both_editions
    def test_the_circle_is_the_one_attacked_until_the_end_of_the_end_of_battle_step(self, book: Rulebook) -> None:
        """Whoever was on it has been stocked by then."""
        late = member(
            "Late", 9000, "logicalist", "AUTO: At the beginning of your end of battle step, draw up to one card."
        )
        match = battle(book, {"FL:0": ["Late"], "FR:1": ["Two"]}, late).answer("attack:FL>FR")
        assert match.prompt == "ask-draw"
        assert circles(match, 1) == {}
        assert require_battle(match.match).circle is match.match.rulebook.zone("FR:1")
        match.answer("no")
        assert BATTLE.of(match.match) is None

    @rule("8.2.11.3", both=True)
    @both_editions
    @pytest.mark.parametrize(("kind", "drawn"), [("foreigner", 1), ("logicalist", 0)])
    def test_each_is_the_others_battle_opponent(self, book: Rulebook, kind: str, drawn: int) -> None:
        victor = member(
            "Victor", 9000, "logicalist", "AUTO: When this member wins against a Foreigner, draw up to one card."
        )
        zones: Zones = {"FL:0": ["Victor"], "FR:1": ["Prey"], "FC:1": ["Guest"], "BL:0": ["Guest"]}
        prey = member("Prey", 1000, kind)
        match = battle(book, zones, victor, prey).answer("attack:FL>FR")
        assert (match.prompt == "ask-draw") is bool(drawn)
        turned = battle(book, {**zones, "FL:0": ["Prey"], "FR:1": ["Victor"]}, victor, prey).answer("attack:FL>FR")
        assert (turned.prompt == "ask-draw", turned.asked) == (bool(drawn), drawn)

    @rule("8.2.11.2", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("places", "defends"), [(("FL", "FC"), True), (("FC", "BC"), False), (("BL", "BC"), False)]
    )
    def test_a_large_defender_defends_as_long_as_it_covers_the_circle_attacked(
        self, book: Rulebook, places: tuple[str, ...], defends: bool
    ) -> None:
        """It stood on both circles of the left column and was attacked on the front one."""
        wide = Placed("Wide", covering=("FL:1", "BL:1"))
        match = attacked_wide(book, wide)
        moved(match, places)
        assert (require_battle(match.match).defender == match.card(f"{places[0]}:1")) is defends

    @rule("8.2.11.2", both=True)
    @both_editions
    def test_the_first_of_its_circles_means_nothing(self, book: Rulebook) -> None:
        """It is attacked on the second one, and leaves that alone."""
        match = attacked_wide(book, Placed("Wide", covering=("FL:1", "FC:1")), "FC")
        moved(match, ("FL", "BL"))
        assert require_battle(match.match).defender is None

    @rule("8.2.11.2", "2.10.3", both=True)
    @both_editions
    def test_it_defends_on_though_the_circle_attacked_is_not_its_first_any_more(self, book: Rulebook) -> None:
        wide = Placed("Wide", covering=("FC:1", "BC:1"))
        match = battle(book, {"FL:0": ["Nine"], "FC:1": [wide], "hand:1": ["Blank"]}).answer("attack:FL>FC")
        defender = match.card("FC:1")
        zone = match.match.rulebook.zone
        arranging.move_members(match.match, {defender: (zone("FL:1"), zone("FC:1"))})
        assert require_battle(match.match).defender == defender
        match.passes()
        assert match.names("stock:1") == ["Wide"]

    @rule("8.2.9.3", both=True)
    @both_editions
    def test_an_attacker_that_moves_attacks_on(self, book: Rulebook) -> None:
        match = battle(book, {"FL:0": ["Nine"], "FR:1": ["Two"], "hand:1": ["Blank"]}).answer("attack:FL>FR")
        arranging.move_members(match.match, {match.card("FL:0"): (match.match.rulebook.zone("BC:0"),)})
        match.passes()
        assert match.names("stock:1") == ["Two"]
        assert match.rested("BC:0")

    @rule("8.2.9.4", "8.2.10.3", both=True)
    @both_editions
    @pytest.mark.parametrize("there", [[], ["Two"]])
    def test_an_attacker_that_leaves_before_the_attack_is_answered_attacks_no_more(
        self, book: Rulebook, there: list[str]
    ) -> None:
        """It rests to attack, and is gone at the check timing that follows; in 1.00 it has never been attacking."""
        shy = member("Shy", 9000, "logicalist", "AUTO: When this member rests, return it to your hand.")
        match = battle(book, {"FL:0": ["Shy"], "FR:1": there}, shy).answer("attack:FL>FR")
        assert (match.names("hand:0"), match.face_down("gate-FR:1")) == (["Shy"], 1)
        assert (match.names("FR:1"), match.names("stock:1")) == (there, [])
        assert ("wins-alone" in match.told) is bool(there)

    @rule("8.5.3.3", both=True)
    @both_editions
    def test_without_both_nothing_is_compared_and_nothing_triggers(self, book: Rulebook) -> None:
        away = member("Away", 3000, "logicalist", "AUTO: When this member attacks, return it to your hand.")
        home = member("Home", 3000, "logicalist", "AUTO: When this member defends, return it to your hand.")
        text = "AUTO: When your opponent's member loses, draw a card."
        match = battle(
            book,
            {"FL:0": ["Away"], "FR:1": ["Home"], "FC:0": ["Hyena"]},
            away,
            home,
            member("Hyena", 1, "logicalist", text),
        ).answer("attack:FL>FR")
        assert match.told.count("ability") == 2
        assert "result" not in match.told
        assert "wins-alone" not in match.told
        assert match.prompt == "ask-attack"


def attacked_wide(book: Rulebook, wide: Placed, circle: str = "FL") -> ScenarioMatch:
    """A battle in which a large member is attacked on a circle, and its player has the choice to define."""
    match = battle(book, {"FL:0": ["Nine"], "FL:1": [wide], "hand:1": ["Blank"]}).answer(f"attack:FL>{circle}")
    assert match.prompt == "ask-define"
    return match


def moved(match: ScenarioMatch, places: tuple[str, ...]) -> None:
    """Let the large member come to these circles."""
    target = tuple([match.match.rulebook.zone(f"{place}:1") for place in places])
    arranging.move_members(match.match, {match.card("FL:1"): target})


class TestBetweenChoiceAndBattle:
    """8.2.4.1: a check timing lies between the choice to attack and the battle, in which the attacker is chosen."""

    @staticmethod
    def begun(book: Rulebook, zones: Zones) -> ScenarioMatch:
        """The turn player attacks with "Three"; what is no member lies on a circle, until that check timing."""
        text = "AUTO: At the beginning of your end of battle step, draw up to one card."
        late = member("Late", 1000, "logicalist", text)
        unsettled: Zones = {"FL:0": ["Three"], "BR:0": [Placed("Late", rested=True)], "hand:0": ["Teal"], **zones}
        planned = table(book, unsettled, late, step="place_level")
        attack = (planned.card("FL:0"), planned.match.rulebook.zone("FR:1"))
        return table(book, unsettled, late, step="begin_battle", arguments=attack)

    @rule("8.2.4.1", "8.2.5", "8.2.6", both=True)
    @both_editions
    def test_the_attacker_and_the_circle_are_chosen_by_what_is_there_afterwards(self, book: Rulebook) -> None:
        match = self.begun(book, {"FC:0": ["Blank"], "FR:0": ["Two"]})
        assert (match.names("drop:0"), match.prompt, match.rule) == (["Blank"], "ask-attack-now", "8.2.5")
        match.answer("attack:FR>FC")
        assert (match.rested("FR:0"), match.rested("FL:0")) == (True, False)
        assert (match.face_down("gate-FC:1"), match.face_down("gate-FR:1")) == (0, 1)

    @rule("8.1.3", "8.2.4.1", both=True)
    @both_editions
    def test_a_battle_without_anybody_who_could_attack_counts(self, book: Rulebook) -> None:
        """Reading 15."""
        match = self.begun(book, {"FL:0": [Placed("Three", face_down=True)]})
        assert match.names("drop:0") == ["Three"]
        assert match.face_down("gate-FR:1") == 1
        assert "attacks" not in match.told
        assert (match.prompt, require_battle(match.match).step) == ("ask-draw", "end of battle step")
        assert ATTACKS.of(match.match) == 1
