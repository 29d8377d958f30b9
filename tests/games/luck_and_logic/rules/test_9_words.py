"""9, 12. Costs, offers, conditions and triggers in the words in which players write them."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.vocabulary import language
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardTextError
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, battle, both_editions, circles, member, table

rule = pytest.mark.rule

SOULS = {"soul:0": ["Host", "Guest"]}


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


@rule("12.5.1", both=True)
@both_editions
@pytest.mark.parametrize("word", ["each", "every"])
def test_for_each_is_for_every(book: Rulebook, word: str) -> None:
    several = "every one" if word == "every" else word
    texts = (
        f"ACT [1/turn]: For {word} card in the soul of this member, draw a card.",
        f"CONT: This member gets power +1000 for {word} card in the soul of this member.",
        f"ACT [1/turn]: For {several} of your members, stock the top card of your deck.",
    )
    match = table(book, {"FL:0": [Placed("Actor", attached=SOULS)], "FR:0": ["One"]}, actor(*texts))
    match.answer("act:FL:1").answer("act:FL:3")
    assert (match.count("hand:0"), match.power("FL:0"), match.count("stock:0")) == (2, 3000, 2)


class TestOffers:
    @rule("9.4.3")
    @rule("9.4.3", book="luck-and-logic-1.00")
    @both_editions
    @pytest.mark.parametrize(("stock", "answer", "drawn"), [(1, "yes", 0), (1, "no", 1), (0, "", 1)])
    def test_the_opponent_pays_from_their_stock_or_does_not(
        self, book: Rulebook, stock: int, answer: str, drawn: int
    ) -> None:
        text = "ACT [1/turn]: Your opponent may pay (1). If they do not, draw a card."
        zones: Zones = {"FL:0": ["Actor"], "stock:1": [Placed("One", face_down=True)] * stock}
        match = table(book, {**zones, "stock:0": [Placed("Two", face_down=True)]}, actor(text)).answer("act:FL:1")
        if answer:
            assert match.asked == 1
            match.answer(answer)
        assert (match.asked, match.count("hand:0"), match.count("stock:0")) == (0, drawn, 1)
        assert match.count("drop:1") == (answer == "yes")

    @rule("5.8.1", "9.2.2.1", both=True)
    @both_editions
    @pytest.mark.parametrize(("hand", "answers", "left"), [(3, ["yes", "two"], 1), (3, ["no"], 3), (1, [], 1)])
    def test_the_opponent_discards_as_many_or_none(
        self, book: Rulebook, hand: int, answers: list[str], left: int
    ) -> None:
        text = "ACT [1/turn]: Your opponent may discard two cards. If they do, draw a card."
        zones: Zones = {"FL:0": ["Actor"], "hand:1": ["One", "Two", "Three"][:hand]}
        match = table(book, zones, actor(text)).answer("act:FL:1")
        for answer in answers:
            assert match.asked == 1
            match.answer(*(("discard:One", "discard:Two") if answer == "two" else (answer,)))
        assert (match.asked, match.count("hand:1"), match.count("hand:0")) == (0, left, int(answers[:1] == ["yes"]))


@rule("1.3.4", both=True)
@both_editions
def test_each_player_draws(book: Rulebook) -> None:
    text = "ACT [1/turn]: Each player draws two cards."
    match = table(book, {"FL:0": ["Actor"]}, actor(text)).answer("act:FL:1")
    assert (match.count("hand:0"), match.count("hand:1")) == (2, 2)


@rule("9.6.2.2.1", both=True)
@both_editions
@pytest.mark.parametrize(("x", "names"), [(0, ["One", "Two"]), (1, ["Level One"])])
def test_a_card_may_have_to_have_just_the_level_x(book: Rulebook, x: int, names: list[str]) -> None:
    text = "ACT [1/turn]: [(X)] Return up to one Logicalist with level X from your drop zone to your hand."
    zones: Zones = {"FL:0": ["Actor"], "drop:0": ["One", "Level One", "Two"]}
    match = table(book, {**zones, "stock:0": [Placed("Blank", face_down=True)]}, actor(text)).answer("act:FL:1")
    match.answer(f"number:{x}")
    assert [key for key in match.offered if key != "pass"] == [f"put:{name}" for name in names]


@rule("9.1.2.1", both=True)
@both_editions
@pytest.mark.parametrize(("word", "power"), [("more", 2000), ("fewer", 1000)])
def test_the_opponent_has_more_or_fewer_of_something(book: Rulebook, word: str, power: int) -> None:
    text = f"CONT: If your opponent has {word} members than you, this member gets power +1000."
    match = table(book, {"FL:0": ["Actor"], "FL:1": ["One"], "FR:1": ["Two"]}, actor(text))
    assert match.power("FL:0") == power


class TestInstead:
    ways = ("Drop it", "Stock it", "Return it to your hand", "Put it on the bottom of your deck")

    @rule("9.10.1", "9.10.2.1", both=True)
    @both_editions
    @pytest.mark.parametrize("way", ways)
    def test_whatever_way_a_member_leaves_the_field_may_be_replaced(self, book: Rulebook, way: str) -> None:
        text = f"ACT [1/turn]: Choose one of your Foreigners. {way}."
        saved = member("Saved", 1000, "foreigner", "CONT: When this member would leave the field, draw a card instead.")
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["Saved"]}, actor(text), saved).answer("act:FL:1")
        assert (circles(match)["FR"], match.names("hand:0")) == ("Saved", ["Blank"])
        match.answer("rearrange:FR").answer("place:BR")
        assert (circles(match)["BR"], match.names("hand:0")) == ("Saved", ["Blank"]), "it has moved between circles"

    @rule("9.10.1", "5.24.1", both=True)
    @both_editions
    def test_a_member_that_is_set_has_not_left_the_field(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Set one of your Foreigners face up to this member."
        saved = member("Saved", 1000, "foreigner", "CONT: When this member would leave the field, draw a card instead.")
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["Saved"]}, actor(text), saved).answer("act:FL:1")
        assert (match.names("set-FL:0"), match.count("hand:0")) == (["Saved"], 0)

    @rule("9.10.1", "5.4.1", both=True)
    @both_editions
    @pytest.mark.parametrize(("way", "saved"), [(ways[0], False), (ways[2], True)])
    def test_returning_to_the_hand_may_be(self, book: Rulebook, way: str, saved: bool) -> None:
        text = f"ACT [1/turn]: Choose one of your Foreigners. {way}."
        stays = "CONT: When your Foreigner would be returned to the hand, draw a card instead."
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["Guest"]}, actor(text, stays)).answer("act:FL:1")
        assert ("FR" in circles(match), match.count("hand:0")) == (saved, int(saved))

    @rule("9.10.1", "5.25.1")
    @pytest.mark.parametrize(("way", "saved"), [("Drop it", False), ("Purge it", True)])
    def test_being_purged_may_be(self, way: str, saved: bool) -> None:
        text = f"ACT [1/turn]: Choose one of your Foreigners. {way}."
        stays = "CONT: When your Foreigner would be purged, draw a card instead."
        match = table(LATEST, {"FL:0": ["Actor"], "FR:0": ["Guest"]}, actor(text, stays)).answer("act:FL:1")
        assert ("FR" in circles(match), match.count("hand:0")) == (saved, int(saved))

    @rule("9.10.1", "8.5.6")
    @rule("9.10.1", "8.5.6", book="luck-and-logic-1.00")
    @both_editions
    def test_a_beaten_member_that_would_leave_stays(self, book: Rulebook) -> None:
        saved = member("Saved", 1000, "foreigner", "CONT: When this member would leave the field, draw a card instead.")
        match = battle(book, {"FL:0": ["Nine"], "FR:1": ["Saved"]}, saved).answer("attack:FL>FR")
        assert (circles(match, 1), match.count("stock:1"), match.count("hand:1")) == ({"FR": "Saved"}, 0, 1)


class TestArriving:
    text = "AUTO: When this card is put into your drop zone from the hand, draw a card."

    @rule("9.7.4.1.1", "9.7.4.2", "9.3.2.6", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("zone", "what", "drawn"),
        [
            ("hand:0", "Discard a card", 1),
            ("hand:0", "Drop all cards in your hand", 1),
            ("level:0", "Drop a card from your level zone", 0),
            ("FR:0", "Drop one of your other members", 0),
        ],
    )
    def test_a_card_answers_its_own_coming_to_the_drop_zone_from_a_zone(
        self, book: Rulebook, zone: str, what: str, drawn: int
    ) -> None:
        last = member("Last", 1000, "foreigner", self.text)
        match = table(book, {"FL:0": ["Actor"], zone: ["Last"]}, actor(f"ACT [1/turn]: {what}."), last)
        match.answer("act:FL:1")
        assert match.names("drop:0") == ["Last"]
        assert match.count("hand:0") == drawn

    @rule("9.7.4.1.2", book="luck-and-logic-1.00")
    @rule("9.7.4.1.2")
    @both_editions
    @pytest.mark.parametrize(("boosted", "drawn"), [(True, 1), (False, 0)])
    def test_a_member_that_comes_there_is_judged_by_what_it_was(
        self, book: Rulebook, boosted: bool, drawn: int
    ) -> None:
        texts = (
            "ACT [1/turn]: Drop one of your other members.",
            "AUTO: When your member with power 2000 is put into your drop zone, draw a card.",
            f"CONT: All of your other members get power +{1000 * boosted}.",
        )
        match = table(book, {"FL:0": ["Actor"], "FR:0": ["One"]}, actor(*texts)).answer("act:FL:1")
        assert (match.names("drop:0"), match.count("hand:0")) == (["One"], drawn)

    @rule("4.1.7", "9.7.4", both=True)
    @both_editions
    @pytest.mark.parametrize(("whose", "drawn"), [("your", 1), ("your opponent's", 0)])
    def test_the_drop_zone_of_the_text_is_meant(self, book: Rulebook, whose: str, drawn: int) -> None:
        """A member goes to the drop zone of its own master."""
        of_mine = whose == "your"
        texts = (
            f"ACT [1/turn]: Drop all of {'your other' if of_mine else whose} members.",
            f"AUTO: When {whose} member is put into your drop zone, draw a card.",
        )
        match = table(book, {"FL:0": ["Actor"], "FR:0" if of_mine else "FR:1": ["One"]}, actor(*texts))
        assert match.answer("act:FL:1").count("hand:0") == drawn

    def test_it_is_waited_for_in_the_drop_zone_alone(self) -> None:
        with pytest.raises(CardTextError, match="one zone alone"):
            language().compile("AUTO (Hand): When this card is put into your drop zone, draw a card.")
        (ability,) = language().compile("AUTO (Drop): When this card is put into your drop zone, draw a card.")
        assert language().print((ability,)) == "AUTO: When this card is put into your drop zone, draw a card."


@rule("11.4.1", "11.6.1")
@pytest.mark.parametrize(("soul", "offered"), [(["Host", "Guest"], True), (["Host"], False)])
def test_a_logic_drive_may_demand_soul(soul: list[str], offered: bool) -> None:
    """It is a startup ability, so that EX Soul can stand before it."""
    driver = member("Driver", 1000, "tranceunion", "LD EX Soul 2: Draw a card.")
    match = table(LATEST, {"FL:0": [Placed("Driver", attached={"soul:0": soul})]}, driver)
    assert ("logic-drive:FL:1" in match.offered) is offered


@rule("9.6.3", both=True)
@both_editions
@pytest.mark.parametrize(("key", "hand", "stock"), [("option", 1, 0), ("option#2", 0, 2)])
def test_of_several_things_one_is_chosen_and_done(book: Rulebook, key: str, hand: int, stock: int) -> None:
    text = "ACT [1/turn]: Choose one of these: (draw a card) or (stock the top two cards of your deck)."
    match = table(book, {"FL:0": ["Actor"]}, actor(text)).answer("act:FL:1")
    assert (match.asked, match.offered) == (0, ["option", "option#2"])
    match.answer(key)
    assert (match.count("hand:0"), match.count("stock:0")) == (hand, stock)


@rule("9.6.3", both=True)
@both_editions
def test_what_the_opponent_chooses_is_done_for_the_player_of_the_ability(book: Rulebook) -> None:
    text = "ACT [1/turn]: Your opponent chooses one of these: (draw a card) or (draw two cards)."
    match = table(book, {"FL:0": ["Actor"]}, actor(text)).answer("act:FL:1")
    assert match.asked == 1
    match.answer("option#2")
    assert (match.count("hand:0"), match.count("hand:1")) == (2, 0)
