"""4.1, 4.2 to 4.19. What zones have in common: who sees the cards there, whether they have an order, how they lie."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.luck_and_logic import zones
from engine.games.luck_and_logic.soul import soul_of
from engine.kernel import verbs
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.kernel.zones import ZoneKind
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import (
    LATEST,
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

NOBODY: set[int | None] = set()
ONE_SEAT: set[int | None] = {0}
EVERYBODY: set[int | None] = {0, 1, None}
UP, DOWN = False, True
SOULS = {"soul:0": ["Host", "Guest"]}
BESIDE = (("my logicalist", "my logicalist"), ("tool", "tools"))


def seen_by(book: Rulebook, zone: str, face_down: bool | None, attached: Any = None) -> set[int | None]:
    """Who sees the front of a card of seat 0 in a zone: seats, and None for spectators."""
    placed = Placed("Gate" if "gate" in zone else "One", face_down=face_down, attached=attached or {})
    match = table(book, {zone: [placed]}, filler=("One", "One")).match
    seen = {viewer: view(match, viewer).zones[zone].cards for viewer in (0, 1, None)}
    return {viewer for viewer, cards in seen.items() if any(each.definition is not None for each in cards)}


def _options(match: ScenarioMatch) -> list[tuple[str, Any]]:
    assert match.match.decision is not None
    return list(zip(match.offered, match.match.decision.options, strict=True))


class TestWhoSees:
    @pytest.mark.parametrize(
        ("zone", "face_down", "viewers"),
        [
            pytest.param("FL:0", UP, EVERYBODY, marks=rule("4.2.1.1", both=True)),
            pytest.param("gate-FL:0", UP, EVERYBODY, marks=rule("4.3.1.1", both=True)),
            pytest.param("gate-FL:0", DOWN, NOBODY, marks=rule("4.3.1.1", "4.1.3.2.4", both=True)),
            pytest.param("deck:0", None, NOBODY, marks=rule("4.5.1.1", both=True)),
            pytest.param("hand:0", None, ONE_SEAT, marks=rule("4.6.1.1", "4.1.2", both=True)),
            pytest.param("level:0", UP, EVERYBODY, marks=rule("4.7.1.1", both=True)),
            pytest.param("level:0", DOWN, ONE_SEAT, marks=rule("4.7.1.2", both=True)),
            pytest.param("stock:0", None, NOBODY, marks=rule("4.8.1.1", book="luck-and-logic-1.00")),
            pytest.param("drop:0", None, EVERYBODY, marks=rule("4.9.1.1", "4.1.2", both=True)),
            pytest.param("remove:0", UP, EVERYBODY, marks=rule("4.10.1.1", "4.10.1.2", both=True)),
            pytest.param("remove:0", DOWN, NOBODY, marks=rule("4.10.1.2", "4.1.3.2.4", both=True)),
            pytest.param("refresh:0", None, NOBODY, marks=rule("4.11.1.1", both=True)),
            pytest.param("battle:0", UP, EVERYBODY, marks=rule("4.12.1.1", both=True)),
            pytest.param("battle:0", DOWN, EVERYBODY, marks=rule("4.12.1.1", both=True)),
            pytest.param("paradox:0", UP, EVERYBODY, marks=rule("4.13.1.1", both=True)),
            pytest.param("paradox:0", DOWN, EVERYBODY, marks=rule("4.13.1.2", both=True)),
            pytest.param("intercept:0", None, EVERYBODY, marks=rule("4.14.1.1", both=True)),
            pytest.param("soul:0", None, EVERYBODY, marks=rule("4.15.1.1", both=True)),
        ],
    )
    @both_editions
    def test_open_zones_are_seen_by_all_and_closed_ones_by_nobody_or_their_player(
        self, book: Rulebook, zone: str, face_down: bool | None, viewers: set[int | None]
    ) -> None:
        assert seen_by(book, zone, face_down) == viewers

    @pytest.mark.parametrize(
        ("zone", "face_down", "viewers"),
        [
            pytest.param("purge:0", None, EVERYBODY, marks=rule("4.17.1.1")),
            pytest.param("my logicalist:0", UP, EVERYBODY, marks=rule("4.18.1.1")),
            pytest.param("tool:0", UP, EVERYBODY, marks=rule("4.19.1.1.1")),
            pytest.param("tool:0", DOWN, ONE_SEAT, marks=rule("4.19.1.1", "4.19.1.1.1")),
        ],
    )
    def test_so_it_is_with_the_zones_of_the_later_edition(
        self, zone: str, face_down: bool, viewers: set[int | None]
    ) -> None:
        assert seen_by(LATEST, zone, face_down) == viewers

    @rule("4.1.2.2", both=True)
    @both_editions
    def test_everybody_knows_how_many_cards_there_are_anywhere(self, book: Rulebook) -> None:
        down = [Placed("One", face_down=True)] * 3
        hidden: Zones = {"hand:0": ["One"] * 4, "stock:0": down, "level:0": down, "refresh:0": ["One"]}
        match = table(book, hidden).match
        truth = {zone.name: len(cards) for zone, cards in match.state.zones.items()}
        assert (truth["hand:0"], truth["stock:0"], truth["deck:1"]) == (4, 3, 20)
        for viewer in (0, 1, None):
            assert {name: zone.count for name, zone in view(match, viewer).zones.items()} == truth


class TestWhoseZones:
    @rule("4.1.1", "4.2.1", "4.4.1", both=True)
    @both_editions
    def test_each_player_has_a_zone_of_each_kind_but_six_circles_and_gate_zones_each(self, book: Rulebook) -> None:
        match = table(book, {}).match
        found = Counter((zone.kind.name, zone.player) for zone in match.state.zones)
        six = {"circle", "gate", "set"}
        assert found == {(kind.name, seat): 6 if kind.name in six else 1 for kind in book.zone_kinds for seat in (0, 1)}
        assert {kind.name for kind in book.zone_kinds if kind.field} == six

    @rule("4.5.1", "4.6.1", both=True)
    @both_editions
    def test_cards_are_drawn_from_ones_own_deck_into_ones_own_hand(self, book: Rulebook) -> None:
        drawer = member("Drawer", 1000, "logicalist", "ACT: Draw a card.")
        match = table(book, {"FL:0": ["Drawer"], "deck:0": ["Teal"], "deck:1": ["There"]}, drawer).answer("act:FL:1")
        assert match.names("hand:0") == ["Teal"]
        assert (match.count("deck:0"), match.count("deck:1")) == (20, 21)

    @rule("4.6.2", both=True)
    @both_editions
    @pytest.mark.parametrize(("mine", "theirs", "power"), [(2, 0, 3000), (1, 5, 1000)])
    def test_so_many_cards_in_hand_means_that_the_player_has_so_many(
        self, book: Rulebook, mine: int, theirs: int, power: int
    ) -> None:
        text = "CONT: If you have two or more cards in your hand, this member gets power +2000."
        zones: Zones = {"FL:0": ["Rich"], "hand:0": ["Blank"] * mine, "hand:1": ["Blank"] * theirs}
        assert table(book, zones, member("Rich", 1000, "logicalist", text)).power("FL:0") == power


class TestOrder:
    @pytest.mark.parametrize(
        ("kind", "ordered"),
        [
            pytest.param(zones.DECK, True, marks=rule("4.5.1.2", "4.1.4", both=True)),
            pytest.param(zones.STOCK, True, marks=rule("4.8.1.2", both=True)),
            pytest.param(zones.BATTLE, True, marks=rule("4.12.1.2", both=True)),
            pytest.param(zones.PARADOX, True, marks=rule("4.13.1.3", both=True)),
            pytest.param(zones.HAND, False, marks=rule("4.6.1.2", both=True)),
            pytest.param(zones.GATE, False, marks=rule("4.3.1.2", both=True)),
            pytest.param(zones.LEVEL, False, marks=rule("4.7.1.3", both=True)),
            pytest.param(zones.DROP, False, marks=rule("4.9.1.2", both=True)),
            pytest.param(zones.REMOVE, False, marks=rule("4.10.1.3", both=True)),
            pytest.param(zones.REFRESH, False, marks=rule("4.11.1.2", both=True)),
            pytest.param(zones.INTERCEPT, False, marks=rule("4.14.1.2", both=True)),
            pytest.param(zones.PURGE, False, marks=rule("4.17.1.2")),
            pytest.param(zones.MY_LOGICALIST, False, marks=rule("4.18.1.2")),
            pytest.param(zones.TOOL, False, marks=rule("4.19.1.2")),
        ],
    )
    def test_only_where_the_order_counts_somebody_is_asked_for_it(self, kind: ZoneKind, ordered: bool) -> None:
        """A Tranceunion comes there with its soul (12.2.1): three cards at the same time."""
        match = table(LATEST, {"FL:0": [Placed("Union", attached=SOULS)]})
        question = next(verbs.move(match.match, match.card("FL:0"), kind[0]), None)
        assert (question is not None) is ordered
        if question is not None:
            assert (question.player, question.rule, len(question.options)) == (0, "4.1.6", 3)
        else:
            assert len(match.match.cards(kind[0])) == 3 + (kind is zones.GATE)

    @rule("4.15.1.2", both=True)
    @both_editions
    def test_nobody_orders_the_soul(self, book: Rulebook) -> None:
        level: Zones = {"level:0": ["Blank"]}
        match = table(book, {"FL:0": ["Host"], "BL:0": ["Guest"], **level, "hand:0": ["Union"]}).answer("trance:FL>BL")
        match.passes().answer("find:Union").answer("place:FC")
        assert sorted(match.names("soul:0")) == ["Guest", "Host"]
        assert match.prompt == "ask-main-phase"

    @rule("4.2.1.3", both=True)
    @both_editions
    def test_nobody_orders_members_that_share_a_circle(self, book: Rulebook) -> None:
        """They are told apart by who came last (10.4.1), not by where they lie."""
        zones: Zones = {"FL:0": [Placed("Two"), Placed("Three")], "FR:0": ["One"], "hand:0": ["Nine"]}
        match = table(book, zones)
        while "order" not in str(match.prompt) and "deploy:Nine" not in match.offered:
            match.answer(match.offered[0])
        match.answer("deploy:Nine").answer("place:FL")
        assert circles(match) == {"FL": "Nine", "FR": "One"}
        assert sorted(match.names("drop:0")) == ["Three", "Two"]

    @rule("4.1.4.1", "4.1.4", both=True)
    @both_editions
    def test_a_card_comes_on_top_of_those_that_lie_there(self, book: Rulebook) -> None:
        zones: Zones = {"FL:0": ["Able"], "FR:1": ["Able"], "hand:0": ["Plus Two", "Blank", "Plus Aura"]}
        match = battle(book, zones).answer("attack:FL>FR")
        for name in ("Plus Two", "Blank"):
            match.answer(f"define:{name}")
        seen = view(match.match, 1).zones["battle:0"].cards
        assert [each.definition.name for each in seen if each.definition] == ["Plus Two", "Blank"]

    @rule("4.1.4.2", both=True)
    @both_editions
    @pytest.mark.parametrize(("text", "dropped"), [("the top card", ["B"]), ("the top two cards", ["A", "B"])])
    def test_the_top_cards_are_those_that_lie_uppermost(self, book: Rulebook, text: str, dropped: list[str]) -> None:
        digger = member(
            "Digger", 1000, "logicalist", f"ACT: Drop {text} of your deck.", "ACT [1/turn]: [(1)] Level boost."
        )
        named = [card(name, "tactics") for name in "AB"]
        zones: Zones = {"FL:0": ["Digger"], "deck:0": ["B", "A"], "stock:0": ["A", "B"]}
        match = table(book, zones, digger, *named)
        match.answer("act:FL:2")
        assert match.names("drop:0") == ["B"], "a cost is paid with what lies on top of the stock"
        match.answer("act:FL:1")
        assert sorted(match.names("drop:0")[1:]) == dropped


class TestHowCardsLie:
    @rule("4.1.3", "4.1.3.1.3", "4.1.3.2.3", both=True)
    @both_editions
    def test_what_comes_to_an_open_zone_lies_face_up_and_stands(self, book: Rulebook) -> None:
        """Even what lay face down, or rested, where it comes from."""
        texts = (
            "ACT: Return a card from your level zone to your hand.",
            "ACT: Drop all cards in your level zone.",
        )
        actor = member("Actor", 1000, "logicalist", *texts)
        lying = Placed("One", face_down=True, rested=True)
        match = table(book, {"FL:0": ["Actor"], "level:0": [lying]}, actor).answer("act:FL:2")
        assert match.names("drop:0") == ["One"]
        assert match.face_down("drop:0") == 0
        match = table(book, {"FL:0": ["Actor"], "level:0": [lying]}, actor).answer("act:FL:1")
        match.answer("deploy:One").answer("place:FC")
        assert match.face_down("FC:0") == 0
        assert not match.rested("FC:0")

    @rule("4.1.3.2.2", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("described", "found"),
        [
            ("all cards", 2),
            ("all face-down cards", 1),
            ("all resting cards", 1),
            ("all crimson cards", 1),
            ("all members", 1),
            ("all cards with power 1000 or less", 1),
        ],
    )
    def test_a_card_that_lies_face_down_has_no_information(self, book: Rulebook, described: str, found: int) -> None:
        """How it lies can be told, and nothing else; not even by the player who may look at it."""
        level = [Placed("One", face_down=True, rested=True), Placed("One")]
        clerk = member("Clerk", 1000, "logicalist", f"ACT: Drop {described} in your level zone.")
        match = table(book, {"FL:0": ["Clerk"], "level:0": level}, clerk).answer("act:FL:1")
        assert match.count("drop:0") == found

    @rule("4.1.3.2.2", both=True)
    @both_editions
    def test_a_member_that_is_turned_face_down_is_no_member_any_more(self, book: Rulebook) -> None:
        """It is illegal on a circle (10.7.1)."""
        hexer = member("Hexer", 1000, "logicalist", "ACT: Turn one of your opponent's members face down.")
        match = table(book, {"FL:0": ["Hexer"], "FL:1": ["Two"]}, hexer).answer("act:FL:1")
        assert (circles(match, 1), match.names("drop:1")) == ({}, ["Two"])

    @rule("4.1.3.2.2.1", book="luck-and-logic-1.00")
    @rule("4.1.3.2.2.1")
    @both_editions
    def test_what_is_said_of_gates_holds_for_those_that_lie_face_down(self, book: Rulebook) -> None:
        """Unless it speaks of those that lie face up, or of what is printed on them."""
        lamp = card("Lamp", "gate", traits=frozenset({"Light"}))
        up, down = Placed("Lamp", face_down=False), Placed("Lamp", face_down=True)
        zones: Zones = {"FL:0": ["Giver"], "gate-FL:0": [up], "gate-FC:0": [down]}
        for described, times in (("gates", 6), ("face-up gates", 1), ("face-down gates", 5), ("<Light> gates", 1)):
            text = f'CONT: All of your {described} gain "CONT: All of your members get power +500.".'
            giver = member("Giver", 1000, "logicalist", text)
            assert table(book, zones, giver, lamp).power("FL:0") == 1000 + 500 * times, described

    @rule("4.1.3.2.2.1", book="luck-and-logic-1.00")
    @rule("4.1.3.2.2.1")
    @both_editions
    def test_a_gate_that_lies_face_down_plays_the_abilities_that_it_was_given(self, book: Rulebook) -> None:
        text = 'CONT: All of your gates gain "AUTO: When your member moves, draw a card.".'
        giver = member("Giver", 1000, "logicalist", text)
        match = table(book, {"FL:0": ["Giver"], "gate-FL:0": [], "gate-FC:0": []}, giver)
        match.answer("rearrange:FL").answer("place:FR")
        while match.prompt != "ask-main-phase":
            match.answer(match.offered[0])
        assert match.count("hand:0") == 4


class TestBattleZone:
    @rule("4.12.1.1.2", both=True)
    @both_editions
    def test_what_an_auto_ability_has_done_goes_on_when_its_card_is_turned_face_down(self, book: Rulebook) -> None:
        """Its logic does not (4.12.1.1.1)."""
        text = "AUTO: When logic defined, your member in battle gets power +2000 until end of battle."
        surge = card("Surge", "tactics", text, logic=logic(power=1000))
        covers = (
            'AUTO: When you logic define a card named "Blank", turn all face-up cards in your battle zone face down.'
        )
        zones: Zones = {"FL:0": ["Able"], "FR:1": ["Able"], "BL:1": ["Coverer"], "hand:0": ["Teal"]}
        match = battle(
            book, {**zones, "hand:1": ["Surge", "Blank"]}, surge, member("Coverer", 1000, "logicalist", covers)
        )
        match.answer("attack:FL>FR").answer("define:Surge")
        assert match.power("FR:1") == 3000 + 1000 + 2000
        match.passes().answer("define:Blank")
        assert match.face_down("battle:1") == 2
        assert match.power("FR:1") == 3000 + 2000


class TestTogether:
    @rule("4.1.6", "4.1.6.1", book="luck-and-logic-1.00")
    @rule("4.1.6", "4.1.6.1")
    @both_editions
    @pytest.mark.parametrize("order", [("Two", "Three"), ("Three", "Two")])
    def test_cards_that_come_to_the_stock_together_lie_as_their_player_says(
        self, book: Rulebook, order: tuple[str, str]
    ) -> None:
        """Which nobody else learns. The first card of the order lies on top; it is another's effect."""
        text = "ACT: Stock all of your opponent's members."
        zones: Zones = {"FL:0": ["Clerk"], "FL:1": ["Two"], "FC:1": ["Three"]}
        seen = []
        for answer in (order, order[::-1]):
            match = table(book, zones, member("Clerk", 1000, "logicalist", text)).answer("act:FL:1")
            assert (match.asked, match.rule) == (1, "4.1.6")
            assert match.match.decision is not None
            assert match.match.decision.secret
            keys = {match.match.state.definition[option.card].name: key for key, option in _options(match)}
            match.answer(*[keys[name] for name in answer])
            assert match.names("stock:1")[::-1] == list(answer)
            seen.append(repr(view(match.match, 0)))
        assert seen[0] == seen[1]

    @rule("1.3.4", "4.1.6.1")
    @pytest.mark.parametrize("turn_player", [0, 1])
    def test_where_both_players_order_theirs_the_turn_player_does_first(self, turn_player: int) -> None:
        text = "AUTO: At the beginning of your main phase, stock all of both players' other members."
        zones: Zones = {f"{place}:{seat}": ["One"] for place in ("FC", "FR") for seat in (0, 1)}
        zones = {**zones, f"FL:{turn_player}": ["Actor"]}
        match = table(
            LATEST,
            zones,
            member("Actor", 1000, "logicalist", text),
            step="begin_main_phase",
            turn_player=turn_player,
        )
        asked = []
        while match.prompt == "ask-order-into":
            asked.append(match.asked)
            match.answer(*match.offered)
        assert asked == [turn_player, 1 - turn_player]


class TestWhatZonesAreFor:
    @rule("4.5.1", "4.6.1", "4.7.1", "4.8.1", "4.10.1", both=True)
    @rule("4.19.1")
    @both_editions
    def test_a_match_begins_with_decks_hands_and_gates_and_nothing_else(self, book: Rulebook) -> None:
        decks = [starter.deck for starter in book.decks.starters()[:2]]
        match = Match.begin(book, (decks[0], decks[1]), b"begins")
        for seat in (0, 1):
            beside = {f"{name}:{seat}": sum(decks[seat].sections.get(section, {}).values()) for name, section in BESIDE}
            wanted = {f"deck:{seat}": 45, f"hand:{seat}": 5, f"remove:{seat}": 4, **beside}
            wanted |= {f"gate-{place}:{seat}": 1 for place in zones.PLACES}
            found = {zone.name: len(cards) for zone, cards in match.state.zones.items() if zone.player == seat}
            assert {name: count for name, count in found.items() if count} == {n: c for n, c in wanted.items() if c}
        assert {each.name for each in book.zone_kinds if not each.field} >= {"level", "stock", "drop", "refresh"}

    @rule("4.8.1", "4.9.1", both=True)
    @both_editions
    def test_what_is_used_up_comes_to_the_drop_zone_and_the_beaten_to_the_stock(self, book: Rulebook) -> None:
        guarded: Zones = {"FL:0": ["Nine"], "FR:1": ["Two"], "BC:1": ["Guard"], "hand:0": ["Plus Two"]}
        match = battle(book, guarded).answer("attack:FL>FR").answer("intercept:BC:1").answer("define:Plus Two")
        assert match.names("drop:0") == ["Plus Two"]
        assert match.names("drop:1") == ["Guard"]
        assert match.names("stock:1")[0] == "Two"

    @rule("4.11.1", both=True)
    @both_editions
    def test_a_refreshed_deck_gives_a_card_to_the_refresh_zone(self, book: Rulebook) -> None:
        drawer = member("Drawer", 1000, "logicalist", "ACT [1/turn]: Draw a card.")
        zones: Zones = {"FL:0": ["Drawer"], "deck:0": ["One"], "drop:0": ["Two"] * 3}
        match = table(book, zones, drawer, filler=("", "Blank")).answer("act:FL:1")
        assert (match.names("refresh:0"), match.face_down("refresh:0")) == (["Two"], 1)
        assert (match.count("deck:0"), match.count("refresh:1")) == (2, 0)

    @rule("4.14.1", book="luck-and-logic-1.00")
    @rule("4.14.1")
    @both_editions
    def test_who_intercepts_is_in_the_intercept_zone_and_on_no_circle(self, book: Rulebook) -> None:
        text = "CONT: All of your other members get power +1000."
        zones: Zones = {"FL:0": ["Nine"], "FR:1": ["Two"], "BC:1": ["Guard"], "BL:1": ["Chief"], "hand:1": ["Blank"]}
        chief = member("Chief", 1000, "logicalist", text)
        match = battle(book, zones, chief).answer("attack:FL>FR").answer("intercept:BC:1")
        assert match.names("intercept:1") == ["Guard"]
        assert circles(match, 1) == {"FR": "Two", "BL": "Chief"}
        assert match.power("intercept:1") == 1000, "members are those on circles (2.2.3.1)"
        assert match.power("FR:1") == 2000 + 1000 + 2000

    @rule("4.15.1", both=True)
    @rule("4.15.2", "4.15.2.1", "4.15.2.2", both=True)
    @both_editions
    def test_soul_belongs_to_one_member_whose_soul_is_counted(self, book: Rulebook) -> None:
        """What an attack gains for soul, it gains for that of the attacking member alone."""
        mine = Placed("Union", attached={"soul:0": ["Host"]})
        others = Placed("Union of One", attached={"soul:0": ["Host", "Host", "Host"]})
        zones: Zones = {"FL:0": [mine], "FC:0": [others], "FR:1": ["Two"], "hand:1": ["Blank"]}
        match = battle(book, zones).answer("attack:FL>FR")
        assert match.power("FL:0") == 8000, "1000 for one, printed so and by 8.2.9.2"
        assert match.power("FC:0") == 7000
        assert [len(soul_of(match.match, match.card(place))) for place in ("FL:0", "FC:0")] == [1, 3]
