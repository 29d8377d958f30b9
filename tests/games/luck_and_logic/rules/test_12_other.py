"""12.1 to 12.3. Circles of actions, the soul of a member that has left, abilities that cannot be used."""

from __future__ import annotations

import pytest

from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, battle, both_editions, member, table

rule = pytest.mark.rule

SOULS = {"soul:0": ["Host", "Guest"]}


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


class TestCircles:
    @rule("12.1.1.1", "12.1.1.2", both=True)
    @both_editions
    def test_what_led_back_cannot_be_done_again_until_something_is_different(self, book: Rulebook) -> None:
        match = table(book, {"FL:0": ["Actor"], "hand:0": ["One"]}, actor("ACT: Stand this member."))
        for _ in range(40):
            if match.prompt == "ask-loop-times":
                break
            match.answer("act:FL:1")
        assert (match.asked, match.rule) == (0, "12.1.1.1")
        match.answer("times:3")
        assert "act:FL:1" not in match.offered
        assert "deploy:One" in match.offered, "anything else may be done"
        match.answer("deploy:One").answer("place:FR")
        assert "act:FL:1" in match.offered

    @rule("12.1.1.3", both=True)
    @both_editions
    def test_a_circle_that_nobody_can_stop_is_a_draw(self, book: Rulebook) -> None:
        texts = (
            "ACT: Rest this member.",
            "AUTO: When this member rests, stand this member.",
            "AUTO: When this member stands, rest this member.",
        )
        match = table(book, {"FL:0": ["Actor"]}, actor(*texts)).answer("act:FL:1")
        assert match.outcome == (None, "12.1.1.3", "loop")


class TestSoulOfWhoHasLeft:
    dropper = actor("ACT [1/turn]: Drop one of your other members.", "ACT [1/turn]: Stock one of your other members.")

    @rule("12.2.2", "12.2.2.1")
    def test_an_ability_that_answers_the_leaving_means_what_went_along(self) -> None:
        text = "AUTO: When this member is dropped, return a card from the soul of this member to your hand."
        deep = member("Deep", 7000, "tranceunion", text)
        zones: Zones = {"FL:0": ["Actor"], "FR:0": [Placed("Deep", attached=SOULS)], "drop:0": ["One"]}
        match = table(LATEST, zones, self.dropper, deep).answer("act:FL:1")
        assert match.offered == ["put:Host", "put:Guest"], "what lay there before is none of it"
        match.answer("put:Guest")
        assert match.names("hand:0") == ["Guest"]

    @rule("12.2.2", "12.2.2.1")
    def test_in_the_stock_as_well(self) -> None:
        text = "AUTO: When this member is stocked, return all cards in the soul of this member to your hand."
        deep = member("Deep", 7000, "tranceunion", text)
        zones: Zones = {"FL:0": ["Actor"], "FR:0": [Placed("Deep", attached=SOULS)]}
        match = table(LATEST, zones, self.dropper, deep).answer("act:FL:2")
        match.answer("order:Host", "order:FR", "order:Guest")
        assert sorted(match.names("hand:0")) == ["Guest", "Host"]
        assert match.names("stock:0") == ["Deep"]

    @rule("12.2.2")
    def test_another_ability_may_mean_it_too_until_check_timing_has_ended(self) -> None:
        text = "AUTO: When your other member is dropped, return all cards in the soul of it to your hand."
        heir = member("Heir", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Actor"], "FC:0": ["Heir"], "FR:0": [Placed("Union", attached=SOULS)]}
        match = table(LATEST, zones, self.dropper, heir).answer("act:FL:1").answer("drop:FR")
        assert sorted(match.names("hand:0")) == ["Guest", "Host"]
        assert match.prompt == "ask-main-phase"
        assert match.memory["last souls"] == ()

    @rule("12.2.2")
    def test_soul_that_has_moved_on_is_meant_no_longer(self) -> None:
        texts = (
            "AUTO: When this member is dropped, return all Foreigners in your drop zone to your hand.",
            "AUTO: When this member is dropped, stock all cards in the soul of this member.",
        )
        deep = member("Deep", 7000, "tranceunion", *texts)
        zones: Zones = {"FL:0": ["Actor"], "FR:0": [Placed("Deep", attached=SOULS)]}
        match = table(LATEST, zones, self.dropper, deep).answer("act:FL:1")
        match.answer(next(key for key in match.offered if key.endswith(":1")))
        assert match.names("hand:0") == ["Guest"]
        assert match.names("stock:0") == ["Host"]


class TestCannotBeUsed:
    @rule("12.3.1", "12.3.1.1", both=True)
    @both_editions
    def test_startup_abilities_and_logic_drives_cannot_be_played(self, book: Rulebook) -> None:
        silencer = member(
            "Silencer", 1000, "logicalist", "CONT: All of your opponent's members cannot use ACT abilities."
        )
        deep = member("Deep", 7000, "tranceunion", "LD: Draw a card.")
        able = actor("ACT: Draw a card.", "AUTO: When your other member is deployed, draw a card.")
        zones: Zones = {
            "FL:0": ["Actor"],
            "FR:0": [Placed("Deep", attached=SOULS)],
            "hand:0": ["One"],
            "FL:1": ["Silencer"],
        }
        match = table(book, zones, silencer, deep, able)
        assert not [key for key in match.offered if key.startswith(("act", "logic-drive"))]
        match.answer("deploy:One").answer("place:FC")
        assert match.count("hand:0") == 1, "auto abilities are none of these"

    @rule("12.3.1.2", both=True)
    @both_editions
    def test_an_auto_ability_does_not_trigger_even_if_it_could_be_used_again_soon(self, book: Rulebook) -> None:
        """The prohibition is gone before the check timing comes."""
        silencer = member("Silencer", 7000, "tranceunion", "CONT: All of your other members cannot use AUTO abilities.")
        watcher = member("Watcher", 1000, "logicalist", "AUTO: When your other member is deployed, draw a card.")
        text = "ACT [1/turn]: Deploy a Foreigner from your hand. Drop all of your Tranceunions."
        zones: Zones = {"FL:0": ["Actor"], "FC:0": ["Watcher"], "BL:0": ["Silencer"], "hand:0": ["Guest"]}
        match = table(book, zones, actor(text), silencer, watcher).answer("act:FL:1").answer("deploy:Guest")
        match.answer("place:FR")
        assert match.names("drop:0") == ["Silencer"]
        assert match.count("hand:0") == 0
        free: Zones = {**zones, "BL:0": ["Union"]}
        match = table(book, free, actor(text), silencer, watcher).answer("act:FL:1").answer("deploy:Guest")
        assert match.answer("place:FR").count("hand:0") == 1

    @rule("12.3.1.3", both=True)
    @both_editions
    def test_one_that_is_primed_is_so_no_longer(self, book: Rulebook) -> None:
        text = "AUTO: When this member attacks, all of your other members cannot use AUTO abilities until end of turn."
        watcher = member("Watcher", 1000, "logicalist", "AUTO: When your other member attacks, draw a card.")
        zones: Zones = {"FL:0": ["Actor"], "FC:0": ["Watcher"], "FR:1": ["Nine"]}
        match = battle(book, zones, actor(text), watcher).answer("attack:FL>FR")
        match.answer("play:FL:1")
        assert match.count("hand:0") == 0
        assert not match.match.state.standing_by


@rule("9.7.4.1.2", book="luck-and-logic-1.00")
@rule("9.7.4.1.2", "5.9.1", "5.10.1")
@both_editions
@pytest.mark.parametrize(("number", "word"), [(1, "dropped"), (2, "stocked"), (3, "returned to the hand")])
def test_a_member_answers_its_own_leaving(book: Rulebook, number: int, word: str) -> None:
    orders = ("Drop", "Stock", "Return")
    ways = [f"ACT [1/turn]: {order} one of your other members{{}}." for order in orders]
    dropper = actor(*(way.format(" to your hand" * ("Return" in way)) for way in ways))
    leaver = member("Leaver", 1000, "logicalist", f"AUTO: When this member is {word}, draw a card.")
    zones: Zones = {"FL:0": ["Actor"], "FR:0": ["Leaver"]}
    for each in (1, 2, 3):
        match = table(book, zones, dropper, leaver).answer(f"act:FL:{each}")
        assert match.told.count("ability") == 1 + (each == number)
    held = actor("ACT [1/turn]: Discard a card.")
    match = table(book, {"FL:0": ["Actor"], "hand:0": ["Leaver"]}, held, leaver).answer("act:FL:1")
    assert match.count("hand:0") == 0, "it was no member on a circle"


@rule("5.25.1")
def test_a_member_answers_its_being_purged() -> None:
    purger = actor("ACT [1/turn]: Purge one of your other members.")
    leaver = member("Leaver", 1000, "logicalist", "AUTO: When this member is purged, draw a card.")
    match = table(LATEST, {"FL:0": ["Actor"], "FR:0": ["Leaver"]}, purger, leaver).answer("act:FL:1")
    assert match.names("purge:0") == ["Leaver"]
    assert match.count("hand:0") == 1
