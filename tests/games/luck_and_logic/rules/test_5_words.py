"""5. Actions in the words in which players write them: moving members, Set cards, losing abilities, closing stock."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.soul import soul_of
from engine.games.luck_and_logic.vocabulary import first_language
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.language.errors import CardTextError
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import LATEST, Placed, Zones, both_editions, card, circles, member, table

rule = pytest.mark.rule

SOULS = {"soul:0": ["Host", "Guest"]}


def actor(*text: str) -> CardDefinition:
    """A member with these abilities."""
    return member("Actor", 1000, "logicalist", *text)


def done(match: ScenarioMatch, *keys: str) -> ScenarioMatch:
    """Answer so, and then with the first option until the main phase goes on."""
    for key in keys:
        match.answer(key)
    while match.rule != "7.5.3":
        match.answer(match.offered[0])
    return match


class TestMoving:
    @rule("5.14.1", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("words", "offered"),
        [
            ("an empty circle", ["place:BC", "place:BR"]),
            ("another circle", ["place:FL", "place:FC", "place:BL", "place:BC", "place:BR"]),
        ],
    )
    def test_a_member_is_moved_to_other_circles_of_its_player(
        self, book: Rulebook, words: str, offered: list[str]
    ) -> None:
        zones: Zones = {"FL:0": ["Actor"], "FC:0": ["One"], "FR:0": ["Two"], "BL:0": ["Three"]}
        match = table(book, zones, actor(f"ACT [1/turn]: Choose one of your members, and move it to {words}."))
        match.answer("act:FL:1").answer("choose:FR")
        assert (match.rule, match.offered) == ("5.14.1", offered)
        match.answer("place:BR")
        assert circles(match) == {"FL": "Actor", "FC": "One", "BL": "Three", "BR": "Two"}

    @rule("5.14.1", both=True)
    @both_editions
    def test_members_that_one_effect_moves_move_at_the_same_time(self, book: Rulebook) -> None:
        """The circle that the first leaves is not empty when the second moves, nor is the one that it takes."""
        text = "ACT [1/turn]: Choose two of your members, and move them to empty circles."
        zones: Zones = {"FL:0": ["One"], "FC:0": ["Two"], "FR:0": ["Actor"], "BL:0": ["Three"]}
        match = table(book, zones, actor(text)).answer("act:FR:1").answer("choose:FL", "choose:FC")
        assert match.offered == ["place:BC", "place:BR"]
        match.answer("place:BC")
        assert circles(match)["FL"] == "One", "none has moved while circles are chosen"
        while match.prompt == "ask-move":
            assert match.offered == ["place:BR"]
            match.answer("place:BR")
        assert circles(match) == {"BC": "One", "BR": "Two", "FR": "Actor", "BL": "Three"}

    @rule("5.14.1", both=True)
    @both_editions
    def test_a_member_stays_for_which_no_empty_circle_is_left(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Choose two of your members, and move them to empty circles."
        zones: Zones = {"FL:0": ["One"], "FC:0": ["Two"], "FR:0": ["Actor"], "BL:0": ["Three"], "BR:0": ["One"]}
        match = table(book, zones, actor(text)).answer("act:FR:1").answer("choose:FL", "choose:FC")
        while match.prompt == "ask-move":
            match.answer("place:BC")
        assert (match.names("BC:0"), match.names("FC:0"), match.names("FL:0")) == (["One"], ["Two"], [])

    @rule("5.14.1", "10.4.1", both=True)
    @both_editions
    def test_who_is_there_is_dropped_at_the_next_check_timing(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Choose one of your opponent's members, and move it to another circle."
        zones: Zones = {"FL:0": ["Actor"], "FL:1": ["One"], "FR:1": ["Two"]}
        match = table(book, zones, actor(text)).answer("act:FL:1").answer("choose:FL:1")
        assert match.asked == 0
        match.answer("place:FR")
        assert (circles(match, 1), match.names("drop:1")) == ({"FR": "One"}, ["Two"])

    @rule("5.14.3", "2.10.2", both=True)
    @both_editions
    def test_a_large_member_needs_as_many_and_one_that_cannot_be_moved_stays(self, book: Rulebook) -> None:
        stuck = member("Stuck", 1000, "logicalist", "CONT: This member cannot be moved.")
        texts = (
            "ACT [1/turn]: Choose one of your Foreigners, and move it to empty circles.",
            'ACT [1/turn]: Choose one of your Logicalists with the title "Stuck", and move it to another circle.',
        )
        wide = member("Wide Guest", 3000, "foreigner", territory=2)
        large = Placed("Wide Guest", covering=("FL:0", "FC:0"))
        zones: Zones = {"FL:0": [large], "BR:0": ["Actor"], "FR:0": ["Stuck"]}
        match = table(book, zones, actor(*texts), stuck, wide).answer("act:BR:1")
        while match.prompt != "ask-move":
            match.answer(match.offered[0])
        assert set(match.offered) == {"cover:BL:BL-BC", "cover:FL:FL-BL", "cover:FC:FC-BC"}
        match.answer("cover:BL:BL-BC")
        assert circles(match) == {"BL": "Wide Guest", "BC": "Wide Guest", "BR": "Actor", "FR": "Stuck"}
        assert done(match, "act:BR:2").names("FR:0") == ["Stuck"]

    @rule("5.11.1", "7.4.3.1.1", both=True)
    @both_editions
    def test_what_is_swapped_may_be_chosen(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Swap a card from your hand and a card from your level zone."
        zones: Zones = {"FL:0": ["Actor"], "hand:0": ["One", "Two"], "level:0": ["Three", "Nine"]}
        match = table(book, zones, actor(text)).answer("act:FL:1").answer("choose:Two").answer("choose:Three")
        assert sorted(match.names("hand:0")) == ["One", "Three"]
        assert sorted(match.names("level:0")) == ["Nine", "Two"]
        assert match.count("drop:0") == 0

    @rule("5.4.1", both=True)
    @both_editions
    def test_to_put_into_the_hand_is_to_return_there(self, book: Rulebook) -> None:
        text = "ACT [1/turn]: Put a card from your drop zone into your hand."
        match = table(book, {"FL:0": ["Actor"], "drop:0": ["One"]}, actor(text)).answer("act:FL:1")
        assert match.names("hand:0") == ["One"]


class TestSetCards:
    mine = card("Mine", "tactics", "AUTO Detonate.", "AUTO Detonate Skill: Draw two cards.")
    laden = Placed("Actor", attached={"set-FL:0": [Placed("Mine", face_down=True), Placed("Teal", face_down=True)]})

    @rule("11.9.1", "5.3.1")
    def test_an_effect_that_turns_a_set_card_up_lets_its_detonate_skill_play(self) -> None:
        text = "ACT [1/turn]: Turn all cards set to this member face up."
        match = table(LATEST, {"FL:0": [self.laden]}, actor(text), self.mine).answer("act:FL:1")
        assert (match.face_down("set-FL:0"), match.count("hand:0"), match.count("drop:0")) == (0, 2, 0)

    @rule("5.24.1", both=True)
    @both_editions
    def test_set_cards_can_be_counted_and_dropped(self, book: Rulebook) -> None:
        texts = (
            "ACT: [Drop a card set to this member] Draw a card.",
            "CONT: This member gets power +1000 for each card set to this member.",
            "CONT: If this member has set cards, it gets aura +1.",
            "CONT: If this member has two or more set cards, it gets limit +1.",
        )
        laden = Placed("Actor", attached={"set-FL:0": [Placed("Teal", face_down=True), Placed("One")]})
        match = table(book, {"FL:0": [laden], "FR:0": ["Two"]}, actor(*texts))
        assert [match.value("FL:0", what) for what in ("power", "aura", "limit")] == [3000, 2, 2]
        match.answer("act:FL:1").answer("drop:One")
        assert [match.value("FL:0", what) for what in ("power", "aura", "limit")] == [2000, 2, 1]
        match.answer("act:FL:1")
        assert [match.value("FL:0", what) for what in ("power", "aura", "limit")] == [1000, 1, 1]
        assert match.names("drop:0") == ["One", "Teal"]
        assert "act:FL:1" not in match.offered

    @rule("5.24.1", both=True)
    @both_editions
    def test_where_nobody_is_meant_nobody_has_no_set_cards(self, book: Rulebook) -> None:
        text = "CONT: If the attacking member has no set cards, this member gets power +1000."
        assert table(book, {"FL:0": ["Actor"]}, actor(text)).power("FL:0") == 1000

    @rule("4.1.3.2.2", both=True)
    @both_editions
    def test_of_one_that_lies_face_down_nobody_asks_what_it_is(self, book: Rulebook) -> None:
        text = "CONT: This member gets power +1000 for each teal card set to this member."
        laden = Placed("Actor", attached={"set-FL:0": [Placed("Teal", face_down=True), Placed("Teal")]})
        assert table(book, {"FL:0": [laden]}, actor(text)).power("FL:0") == 2000


class TestLosing:
    able = member(
        "Able One",
        3000,
        "tranceunion",
        "CONT: This member gets power +1000.",
        "AUTO: When this member rests, draw a card.",
        "ACT [1/turn]: Rest this member.",
        "LD: Draw two cards.",
        "TC: into a Tranceunion.",
    )

    @rule("5.31.1", "5.31.1.1")
    @pytest.mark.parametrize(
        ("lost", "left", "power"),
        [
            ("all of its AUTO abilities", {"act:FL:3", "logic-drive:FL:4", "trance-change:FL>BL"}, 4000),
            ("all of its ACT abilities", {"trance-change:FL>BL"}, 4000),
            ("all of its CONT abilities", {"act:FL:3", "logic-drive:FL:4"}, 3000),
            ("Logic Drive", {"act:FL:3", "trance-change:FL>BL"}, 4000),
            ("Trance Change", {"act:FL:3", "logic-drive:FL:4"}, 4000),
            ("Make Up", {"act:FL:3", "logic-drive:FL:4", "trance-change:FL>BL"}, 4000),
        ],
    )
    def test_abilities_of_a_type_or_with_a_keyword_are_lost(self, lost: str, left: set[str], power: int) -> None:
        """Logic drives are startup abilities (11.4.1), Trance Change is a continuous one (11.5.1)."""
        taker = actor(f"ACT [1/turn]: Choose one of your Tranceunions, and it loses {lost} until end of turn.")
        zones: Zones = {"FL:0": [Placed("Able One", attached=SOULS)], "BL:0": ["Guest"], "FR:0": ["Actor"]}
        match = table(LATEST, {**zones, "level:0": ["Blank"]}, self.able, taker).answer("act:FR:1")
        found = {key for key in match.offered if key.startswith(("act", "logic-drive", "trance-change"))}
        assert (found, match.power("FL:0")) == (left, power)
        if "act:FL:3" in left:
            match.answer("act:FL:3")
            assert match.count("hand:0") == ("AUTO" not in lost)

    @rule("5.31.1", "5.30.1", "9.9.1.3")
    @pytest.mark.parametrize("lost", ["all of their ACT abilities", "all of their abilities"])
    @pytest.mark.parametrize(("order", "offered"), [((1, 2), False), ((2, 1), True)])
    def test_what_was_gained_before_is_lost_and_what_is_gained_later_is_not(
        self, lost: str, order: tuple[int, int], offered: bool
    ) -> None:
        texts = (
            'ACT [1/turn]: All of your Foreigners gain "ACT: Draw a card." until end of turn.',
            f"ACT [1/turn]: All of your Foreigners lose {lost} until end of turn.",
        )
        match = table(LATEST, {"FL:0": ["Actor"], "BC:0": ["Guest"]}, actor(*texts))
        for number in order:
            match.answer(f"act:FL:{number}")
        assert ("act:BC:g0" in match.offered) is offered

    @rule("5.31.1", "9.9.1.3", "9.9.1.7")
    @pytest.mark.parametrize("who", ["Guest", "Giver"])
    def test_a_continuous_ability_gives_no_more_what_was_lost_after_it(self, who: str) -> None:
        """Giving depends on losing only where the giver itself is what loses its abilities."""
        kind = "Foreigners" if who == "Guest" else "Tranceunions"
        gift = 'CONT: All of your Foreigners gain "CONT: This member gets power +1000." and gain "ACT: Draw a card.".'
        giver = member("Giver", 1000, "tranceunion", gift)
        taker = actor(f"ACT [1/turn]: Choose one of your {kind}, and it loses all of its abilities until end of turn.")
        match = table(LATEST, {"FL:0": ["Giver"], "FR:0": ["Actor"], "BC:0": ["Guest"]}, giver, taker)
        assert (match.power("BC:0"), "act:BC:g1" in match.offered) == (4000, True)
        match.answer("act:FR:1")
        assert match.power("BC:0") == 3000
        assert not [key for key in match.offered if key.startswith("act:BC")]

    @rule("5.30.1", "11.5.1")
    def test_trance_change_can_be_gained(self) -> None:
        giver = member("Giver", 1000, "logicalist", 'CONT: All of your Tranceunions gain "TC: into a Tranceunion.".')
        zones: Zones = {"FL:0": [Placed("Union", attached=SOULS)], "BL:0": ["Guest"], "FR:0": ["Giver"]}
        match = table(LATEST, {**zones, "level:0": ["Blank"], "hand:0": ["Union"]}, giver)
        match.answer("trance-change:FL>BL").passes().answer("find:Union").answer("place:FL")
        assert len(soul_of(match.match, match.card("FL:0"))) == 4


class TestStock:
    @rule("5.29.1", "5.22.3")
    @pytest.mark.parametrize(("open_cards", "offered"), [(2, True), (1, False)])
    def test_stock_can_be_closed_as_a_cost(self, open_cards: int, offered: bool) -> None:
        stock = [Placed("Blank", face_down=False)] * open_cards + [Placed("One", face_down=True)]
        match = table(
            LATEST, {"FL:0": ["Actor"], "stock:0": stock}, actor("ACT [1/turn]: [Stock close (2)] Draw a card.")
        )
        assert ("act:FL:1" in match.offered) is offered
        if offered:
            match.answer("act:FL:1")
            assert (match.count("stock:0"), match.face_down("stock:0"), match.count("hand:0")) == (3, 3, 1)

    @rule("5.22.2.1", "5.22.3", "5.29.1")
    @pytest.mark.parametrize(
        ("cost", "offered"),
        [
            ("(2) & stock close (1)", False),
            ("stock close (1) & (2)", False),
            ("(1) & stock close (1)", True),
            ("stock close (1) & (1)", True),
            ("(2), stock close (1)", False),
            ("stock close (2), (2)", True),
        ],
    )
    def test_a_card_that_pays_is_not_closed_as_well(self, cost: str, offered: bool) -> None:
        stock = [Placed("Blank", face_down=False)] * 2
        match = table(LATEST, {"FL:0": ["Actor"], "stock:0": stock}, actor(f"ACT [1/turn]: [{cost}] Draw a card."))
        assert ("act:FL:1" in match.offered) is offered
        if offered:
            match.answer("act:FL:1")
            left = 2 - (2 if cost.endswith("(2)") else 1)
            assert (match.count("stock:0"), match.face_down("stock:0"), match.count("hand:0")) == (left, left, 1)

    @rule("5.22.3", "5.29.1")
    @pytest.mark.parametrize(("open_cards", "offered"), [(2, True), (1, False)])
    def test_a_card_that_another_part_takes_is_not_closed_either(self, open_cards: int, offered: bool) -> None:
        text = "ACT [1/turn]: [Purge a face-up card from your stock & stock close (1)] Draw a card."
        stock = [Placed("Blank", face_down=False)] * open_cards
        match = table(LATEST, {"FL:0": ["Actor"], "stock:0": stock}, actor(text))
        assert ("act:FL:1" in match.offered) is offered
        if offered:
            match.answer("act:FL:1")
            while match.rule != "7.5.3":
                match.answer(match.offered[-1])
            assert (match.count("purge:0"), match.face_down("stock:0")) == (1, 1)


class TestMyLogicalist:
    @rule("2.2.3.5", "5.2.1")
    @pytest.mark.parametrize("rested", [True, False])
    def test_a_text_speaks_of_the_one_of_a_player(self, rested: bool) -> None:
        texts = (
            "ACT [1/turn]: Stand your My Logicalist.",
            "CONT: If your My Logicalist is resting, this member gets power +1000.",
            "CONT: If your opponent's My Logicalist is resting, this member gets power +500.",
        )
        zones: Zones = {"FL:0": ["Actor"], "my logicalist:0": [Placed("Mine", rested=rested)]}
        match = table(LATEST, zones, actor(*texts), card("Mine", "my logicalist"))
        assert match.power("FL:0") == 1000 + 1000 * rested
        match.answer("act:FL:1")
        assert (match.power("FL:0"), match.rested("my logicalist:0")) == (1000, False)


@rule("9.3.2.6", "4.17.1")
def test_abilities_of_the_purge_zone_are_valid_there_alone() -> None:
    ghost = member(
        "Ghost", 1000, "logicalist", "ACT (Purge): Deploy this card.", "CONT (Purge): Your hand limit grows by +1."
    )
    match = table(LATEST, {"FL:0": ["One"], "purge:0": ["Ghost"], "drop:0": ["Ghost"]}, ghost)
    assert match.match.values_of_player(0)["hand limit"] == 9
    (key,) = [each for each in match.offered if each.startswith("act")]
    done(match, key)
    assert match.count("purge:0") == 0
    assert "Ghost" in circles(match).values()
    assert match.match.values_of_player(0)["hand limit"] == 8


@rule("9.3.2.6", book="luck-and-logic-2.04")
def test_the_first_edition_has_no_purge_zone() -> None:
    with pytest.raises(CardTextError):
        first_language().compile("ACT (Purge): Draw a card.")
