"""8.5, 8.6. Who wins a battle, and how it ends."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.wording import Wording
from tests.games.luck_and_logic.positions import (
    DUEL,
    FIRST,
    LATEST,
    Placed,
    Zones,
    battle,
    both_editions,
    circles,
    member,
)

rule = pytest.mark.rule


class TestVictory:
    @rule("8.5", "8.5.3", "8.5.3.4", "8.5.3.4.1", "8.5.3.4.3", "8.5.6", both=True)
    @rule("5.10", "5.10.1", both=True)
    @both_editions
    def test_the_greater_power_wins_and_a_beaten_defender_goes_to_the_stock(self, book: Rulebook) -> None:
        match = battle(book, DUEL).answer("attack:FL>FR")
        assert circles(match, 1) == {}
        assert match.names("stock:1")[:1] == ["Two"]
        assert match.match.state.face_down[match.cards("stock:1")[0]]
        assert circles(match) == {"FL": "Three", "BR": "One"}

    @rule("8.5.3.4.1", both=True)
    @both_editions
    def test_with_equal_power_the_attacking_member_wins(self, book: Rulebook) -> None:
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Other Three"]}).answer("attack:FL>FR")
        assert match.names("stock:1")[:1] == ["Other Three"]

    @rule("8.5.7", both=True)
    @both_editions
    def test_a_beaten_attacker_stays(self, book: Rulebook) -> None:
        match = battle(book, {"FL:0": ["Two"], "FR:1": ["Three"]}).answer("attack:FL>FR")
        assert circles(match) == {"FL": "Two", "BR": "One"}
        assert circles(match, 1) == {"FR": "Three"}
        assert match.count("drop:0") == match.count("drop:1") == 0

    @rule("8.4.3", "8.5.3.4", both=True)
    @both_editions
    @pytest.mark.parametrize(("paradox", "asked"), [([], "Power 3000 attacks 9000."), (["Calm"], "Aura 1 attacks 2.")])
    def test_who_may_define_is_told_what_decides_as_it_stands(
        self, book: Rulebook, paradox: list[str], asked: str
    ) -> None:
        foe = member("Foe", 9000, aura=2)
        zones: Zones = {"FL:0": ["Three"], "FR:1": ["Foe"], "hand:1": ["Blank"], "paradox:0": list(paradox)}
        match = battle(book, zones, foe).answer("attack:FL>FR")
        found = view(match.match, 1).decision
        assert found is not None
        assert Wording(book)(found.prompt).startswith(asked)

    @rule("8.5.3.4.2", "2.16.1.1", "2.16.1", "2.11.2.5", both=True)
    @both_editions
    @pytest.mark.parametrize(("aura", "wins"), [(1, True), (2, False)])
    def test_a_paradox_lets_auras_decide(self, book: Rulebook, aura: int, wins: bool) -> None:
        """Equal ones, for the attacker."""
        foe = member("Foe", 9000, aura=aura)
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Foe"], "paradox:0": ["Calm"]}, foe).answer("attack:FL>FR")
        assert (circles(match, 1) == {}) is wins

    @rule("8.5.3.1", both=True)
    @both_editions
    def test_an_attacker_without_a_defender_wins(self, book: Rulebook) -> None:
        fleeting = member("Fleeting", 9000, "logicalist", "AUTO: When this member defends, return it to your hand.")
        winner = member("Winner", 1000, "logicalist", "AUTO: When this member wins, draw a card.")
        match = battle(book, {"FL:0": ["Winner"], "FR:1": ["Fleeting"]}, fleeting, winner).answer("attack:FL>FR")
        assert match.names("hand:0") == ["Blank"]

    @rule("8.5.3.2", "8.2.9.4", both=True)
    @both_editions
    def test_a_defender_without_an_attacker_wins_and_stays(self, book: Rulebook) -> None:
        fleeting = member("Fleeting", 9000, "logicalist", "AUTO: When this member attacks, return it to your hand.")
        winner = member("Winner", 1000, "logicalist", "AUTO: When this member wins, draw a card.")
        match = battle(book, {"FL:0": ["Fleeting"], "FR:1": ["Winner"]}, fleeting, winner).answer("attack:FL>FR")
        assert "Blank" in match.names("hand:1")
        assert circles(match, 1) == {"FR": "Winner"}

    @rule("8.2.11.2", "8.2.11.2.1", both=True)
    @both_editions
    def test_a_member_that_has_left_the_circle_attacked_is_not_stocked(self, book: Rulebook) -> None:
        fleeting = member("Fleeting", 1000, "logicalist", "AUTO: When this member defends, return it to your hand.")
        match = battle(book, {"FL:0": ["Three"], "FR:1": ["Fleeting"]}, fleeting).answer("attack:FL>FR")
        assert "Fleeting" in match.names("hand:1")

    @rule("8.5.4", "8.5.5", both=True)
    @both_editions
    def test_abilities_answer_victory_and_defeat(self, book: Rulebook) -> None:
        sore = member("Sore", 1000, "logicalist", "AUTO: When this member loses, draw a card.")
        match = battle(book, {"FL:0": ["Sore"], "FR:1": ["Three"]}, sore).answer("attack:FL>FR")
        assert match.names("hand:0") == ["Blank"]

    @rule("12.2.1.1", both=True)
    @rule("4.1.6", "4.1.6.1")
    @both_editions
    def test_a_beaten_tranceunion_takes_its_soul_along_in_its_players_order(self, book: Rulebook) -> None:
        bearer = Placed("Union", attached={"soul:1": ["Host", "Guest"]})
        match = battle(book, {"FL:0": ["Nine"], "FR:1": [bearer], "hand:1": ["One"]}).answer("attack:FL>FR").passes(1)
        assert match.asked == 1
        assert match.match.decision is not None
        assert match.match.decision.secret
        match.answer(*[match.offered[index] for index in (1, 0, 2)])
        assert match.names("stock:1")[:3] == ["Guest", "Union", "Host"]
        assert all(match.match.state.face_down[each] for each in match.cards("stock:1"))


class TestSoulPower:
    @rule("8.2.9.2")
    @rule("8.2.6", book="luck-and-logic-1.00")
    @pytest.mark.parametrize(("book", "power"), [(LATEST, 9000), (FIRST, 8500)])
    def test_an_attacking_member_gains_power_for_its_soul(self, book: Rulebook, power: int) -> None:
        """1000 for each in 2.04, what they say in 1.00: 1000 and 500."""
        bearer = Placed("Union", attached={"soul:0": ["Host", "Guest"]})
        match = battle(book, {"FL:0": [bearer], "FR:1": ["Two"], "hand:1": ["Plus Two"]})
        assert match.power("FL:0") == 7000
        match.answer("attack:FL>FR")
        assert match.power("FL:0") == power

    @rule("8.2.9.2")
    @rule("8.2.6", book="luck-and-logic-1.00")
    @both_editions
    def test_a_defending_member_gains_nothing(self, book: Rulebook) -> None:
        bearer = Placed("Union", attached={"soul:1": ["Host", "Guest"]})
        match = battle(book, {"FL:0": ["Two"], "FR:1": [bearer], "hand:1": ["Plus Two"]}).answer("attack:FL>FR")
        assert match.power("FR:1") == 7000


class TestEnd:
    @rule("8.6", "8.6.1", "8.6.5", "4.13", "4.13.1", both=True)
    @both_editions
    def test_battle_cards_are_dropped_but_face_up_paradoxes_stay(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Able"], "FR:1": ["Able"], "hand:0": ["Plus Two", "Calm"]}
        match = battle(book, zones).answer("attack:FL>FR").answer("define:Calm").answer("define:Plus Two")
        assert match.prompt == "ask-attack"
        assert match.names("paradox:0") == ["Calm"]
        assert match.names("drop:0") == ["Plus Two"]
        assert match.count("battle:0") == 0

    @rule("8.6.4", both=True)
    @both_editions
    def test_face_down_paradoxes_are_dropped(self, book: Rulebook) -> None:
        down = [Placed("Calm", face_down=True)]
        match = battle(book, {**DUEL, "paradox:0": down, "paradox:1": down}).answer("attack:FL>FR")
        assert (match.names("drop:0"), match.names("drop:1")) == (["Calm"], ["Calm"])

    @rule("10.6.1", "8.6.5", both=True)
    @both_editions
    def test_paradoxes_that_cancel_each_other_still_count_for_the_limit(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Able"], "FR:1": ["Two"], "hand:0": ["Calm"], "hand:1": ["Calm", "Blank"]}
        match = battle(book, zones).answer("attack:FL>FR").answer("define:Calm").answer("define:Calm")
        assert match.count("paradox:0") == match.count("paradox:1") == 0
        assert match.names("drop:0") == match.names("drop:1") == ["Calm"]
        assert circles(match, 1) == {}, "power has decided, and the limit of one was used up"

    @rule("8.6.6", both=True)
    @both_editions
    def test_effects_of_the_battle_end_with_it(self, book: Rulebook) -> None:
        text = "AUTO: When this member attacks, it gets power +5000 until end of battle."
        fierce = member("Fierce", 1000, "logicalist", text)
        match = battle(book, {"FL:0": ["Fierce"], "FR:1": ["Three"]}, fierce).answer("attack:FL>FR")
        assert circles(match, 1) == {}
        assert match.power("FL:0") == 1000

    @rule("8.6.2", "8.6.3", "8.6.7", both=True)
    @both_editions
    def test_an_ability_of_its_beginning_triggers_once_a_battle(self, book: Rulebook) -> None:
        text = "AUTO: At the beginning of your end of battle step, this member gets power +1000 until end of battle."
        late = member("Late", 1000, "logicalist", text)
        match = battle(book, {"FL:0": ["Late"]}, late).answer("attack:FL>FL")
        assert match.told.count("ability") == 1
        match.answer("attack:BR>FL")
        assert match.told.count("ability") == 2

    @rule("8.6.5", "8.6.6", both=True)
    @both_editions
    def test_battle_cards_are_dropped_before_the_effects_of_the_battle_end(self, book: Rulebook) -> None:
        """So that what the effects answer to the dropping is played."""
        gained = '"AUTO: When a card is put into your drop zone, draw a card."'
        text = f"AUTO: When this member attacks, it gains {gained} until end of battle."
        zones: Zones = {"FL:0": ["Fierce"], "FR:1": ["Nine"], "hand:0": ["Plus Aura"]}
        match = battle(book, zones, member("Fierce", 1000, "logicalist", text)).answer("attack:FL>FR")
        match.answer("define:Plus Aura")
        assert (match.names("drop:0"), match.names("hand:0")) == (["Plus Aura"], ["Blank"])
