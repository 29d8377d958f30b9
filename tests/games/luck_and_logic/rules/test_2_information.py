"""2. What is printed on cards, and how texts and rules speak of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.luck_and_logic.cards import CardRow, definition, first_definition
from engine.games.luck_and_logic.rulebook import back
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.language.errors import CardTextError
from tests.games.luck_and_logic.positions import (
    DOWN,
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

MEMBER: dict[str, Any] = {
    "number": "X1",
    "type": "foreigner",
    "title": "Night Post",
    "character": ["Ada"],
    "world": ["Brinelight"],
    "traits": ["Sea", "Light"],
    "colour": "teal",
    "level": 3,
    "cost": 2,
    "territory": 4,
    "power": 5000,
    "aura": 6,
    "limit": 7,
    "soul": 500,
    "logic": {"power": 1000, "aura": -1, "intercept": True},
    "text": "AUTO: When this member attacks, draw a card.",
}
"""A row of a card file in which no two numbers are the same."""


class TestCardFiles:
    @rule("2.1.1", "2.2.1", "2.5.1", "2.6.1", "2.7.1", "2.8.1", "2.9.1", "2.12.1", both=True)
    @rule("2.13.1", "2.14.1", "2.15.1", both=True)
    @pytest.mark.parametrize("read", [definition, first_definition])
    def test_a_card_is_what_is_printed_on_it(self, read: Any) -> None:
        printed = read(CardRow.model_validate(MEMBER))
        values = printed.values
        assert values["names"] == {"Night Post, Ada"}
        assert (values["title"], values["characters"]) == ("Night Post", {"Ada"})
        assert (printed.kind, values["types"]) == ("foreigner", {"foreigner"})
        assert (values["worlds"], values["traits"], values["colour"]) == ({"Brinelight"}, {"Sea", "Light"}, "teal")
        assert [values[each] for each in ("level", "cost", "territory")] == [3, 2, 4]
        assert [values[each] for each in ("power", "aura", "limit", "soul")] == [5000, 6, 7, 500]
        assert (values["logic"], values["intercepts"]) == ((("power", 1000), ("aura", -1)), True)
        assert len(printed.abilities) == 1

    @rule("2.1.2", both=True)
    @pytest.mark.parametrize(
        "fault",
        [
            {"type": "tactics", "title": "Night Post", "name": "Post"},
            {"type": "tactics", "character": ["Ada"], "name": "Post"},
            {"title": None, "name": "Post"},
            {"character": []},
        ],
    )
    def test_members_have_title_and_character_and_nothing_else_has(self, fault: dict[str, Any]) -> None:
        bare = {"number": "X1", "type": "tactics"} if fault.get("type") == "tactics" else MEMBER
        with pytest.raises(ValueError, match=r"2\.1\.2"):
            CardRow.model_validate({**bare, **fault})

    @rule("2.1.2.2", "2.20.2")
    def test_a_my_logicalist_has_a_name_and_member_names_beside_it_but_no_title(self) -> None:
        row = {"number": "X1", "type": "my logicalist", "name": "Harbour Guest", "character": ["You"]}
        values = definition(CardRow.model_validate(row)).values
        assert (values["names"], values["title"], values["characters"]) == ({"Harbour Guest"}, "", {"You"})
        faults: list[dict[str, Any]] = [{"title": "Guest"}, {"character": []}, {"name": "-"}]
        for fault in faults:
            with pytest.raises(ValueError, match=r"2\.1\.2|a name"):
                CardRow.model_validate({**row, **fault})

    @rule("2.3.1", "2.4.1")
    @pytest.mark.parametrize("more", [{"covenanter": ["Ada"]}, {"soul": 500}])
    def test_only_members_have_covenanters_and_soul_information(self, more: dict[str, Any]) -> None:
        """Any member may, in 2.04."""
        for kind in ("logicalist", "foreigner", "tranceunion", "super logicalist"):
            definition(CardRow.model_validate({**MEMBER, "type": kind, **more}))
        with pytest.raises(ValueError, match=r"2\.3\.1"):
            CardRow.model_validate({"number": "X1", "type": "tactics", "name": "Post", **more})

    @rule("2.3.1", "2.4.1", book="luck-and-logic-1.00")
    @pytest.mark.parametrize(
        ("kind", "covenanter", "soul"),
        [("tranceunion", True, False), ("logicalist", False, True), ("foreigner", False, True)],
    )
    def test_in_the_first_edition_tranceunions_have_covenanters_and_the_others_soul_information(
        self, kind: str, covenanter: bool, soul: bool
    ) -> None:
        bare = {**MEMBER, "type": kind, "soul": None}
        for more, is_legal in (({"covenanter": ["Ada"]}, covenanter), ({"soul": 500}, soul)):
            row = CardRow.model_validate({**bare, **more})
            if is_legal:
                first_definition(row)
            else:
                with pytest.raises(CardTextError):
                    first_definition(row)


class TestNames:
    post = member("Post", 1000, title="Night Post", characters=frozenset({"Ada"}), names=frozenset({"Night Post, Ada"}))
    day = member("Day", 1000, title="Day Post", characters=frozenset({"Ada"}), names=frozenset({"Day Post, Ada"}))
    other = member(
        "Other", 1000, title="Night Post", characters=frozenset({"Bea"}), names=frozenset({"Night Post, Bea"})
    )

    @rule("2.1.1", "2.1.2", "2.1.3", "2.1.3.1", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("described", "meant"),
        [
            ('with the name "Ada"', [True, True, False]),
            ('with the title "Night Post"', [True, False, True]),
            ('named "Night Post, Ada"', [True, False, False]),
            ('named "Ada"', [False, False, False]),
            ('with the name "Night Post"', [False, False, False]),
            ('with the name "Bea" or "Ada"', [True, True, True]),
        ],
    )
    def test_a_text_means_a_card_name_a_title_or_a_character_name(
        self, book: Rulebook, described: str, meant: list[bool]
    ) -> None:
        """Of cards on circles, where it names no zone."""
        caller = member("Caller", 1000, "logicalist", f"CONT: All of your members {described} get power +500.")
        zones: Zones = {"BL:0": ["Caller"], "FL:0": ["Post"], "FC:0": ["Day"], "FR:0": ["Other"], "drop:0": ["Post"]}
        match = table(book, zones, caller, self.post, self.day, self.other)
        assert [match.power(f"{place}:0") == 1500 for place in ("FL", "FC", "FR")] == meant
        assert match.power("drop:0") == 1000


class TestTypes:
    @rule("2.2.1", "2.2.2.1", "2.2.2.2", "2.2.2.3", both=True)
    @both_editions
    def test_a_logicalist_and_a_foreigner_trance_into_a_tranceunion(self, book: Rulebook) -> None:
        """Neither two of a type, nor a Tranceunion with anybody, nor into anything else."""
        zones: Zones = {"FL:0": ["Host"], "FC:0": ["One"], "BL:0": ["Guest"], "BC:0": ["Guest"], "FR:0": ["Union"]}
        match = table(book, {**zones, "hand:0": ["Wide Union", "Host"], "level:0": ["Blank"]})
        trances = sorted(key for key in match.offered if key.startswith("trance"))
        assert trances == ["trance:FC>BC", "trance:FC>BL", "trance:FL>BC", "trance:FL>BL"]
        match.answer("trance:FC>BL").passes()
        assert [key for key in match.offered if key.startswith("find")] == ["find:Wide Union"]

    @rule("2.2.2.5", "2.2.2.6", both=True)
    @both_editions
    def test_tactics_are_used_up_and_paradoxes_change_what_wins_from_then_on(self, book: Rulebook) -> None:
        aura = member("Bright", 1000, aura=5, limit=2)
        zones: Zones = {"FL:0": ["Bright"], "FR:1": ["Nine"], "FL:1": ["Nine"], "hand:0": ["Calm", "Plus Two"]}
        match = battle(book, {**zones, "FC:0": ["Bright"]}, aura).answer("attack:FL>FR").answer("define:Calm")
        match.answer("define:Plus Two")
        assert (match.names("drop:0"), match.names("paradox:0")) == (["Plus Two"], ["Calm"])
        match.answer("attack:FC>FL")
        assert circles(match, 1) == {}, "aura 5 has beaten aura 1 in the second battle, too"

    @rule("2.2.3", "2.2.3.1", both=True)
    @both_editions
    def test_members_are_those_on_circles(self, book: Rulebook) -> None:
        """Not soul, nor those that lie in other zones."""
        caller = member("Caller", 1000, "logicalist", "CONT: All of your members get power +500.")
        text = "CONT: If you have three or more members, this member gets limit +1."
        counter = member("Counter", 1000, "logicalist", text)
        union = Placed("Union", attached={"soul:0": ["Host", "Guest"]})
        zones: Zones = {"BL:0": ["Caller"], "BR:0": ["Counter"], "level:0": ["One"], "hand:0": ["One"]}
        match = table(book, zones, caller, counter)
        assert (match.power("level:0"), match.power("hand:0"), match.value("BR:0", "limit")) == (1000, 1000, 1)
        match = table(book, {**zones, "FL:0": [union]}, caller, counter)
        assert (match.power("soul:0"), match.power("FL:0"), match.value("BR:0", "limit")) == (3000, 7500, 2)

    @rule("2.2.3", "2.2.3.2", both=True)
    @both_editions
    def test_gates_are_those_in_gate_zones(self, book: Rulebook) -> None:
        text = "CONT: If you have seven or more gates, this member gets power +500."
        caller = member("Caller", 1000, "logicalist", text)
        match = table(book, {"BL:0": ["Caller"], "remove:0": [DOWN, UP], "gate-FL:0": [UP]}, caller)
        assert match.power("BL:0") == 1000
        text = text.replace("seven", "six")
        match = table(book, {"BL:0": ["Caller"], "gate-FL:0": [UP]}, member("Caller", 1000, "logicalist", text))
        assert match.power("BL:0") == 1500, "destroyed or not"

    @rule("2.2.3", "2.2.3.3", both=True)
    @both_editions
    def test_tactics_are_those_in_the_battle_zone(self, book: Rulebook) -> None:
        text = "CONT: If you have a tactics, this member gets power +500."
        caller = member("Caller", 1000, "logicalist", text, limit=2)
        zones: Zones = {"FL:0": ["Caller"], "FR:1": ["Two"], "hand:0": ["Blank", "Blank"], "drop:0": ["Blank"]}
        match = battle(book, {**zones, "stock:0": ["Blank"]}, caller).answer("attack:FL>FR")
        assert match.power("FL:0") == 1000
        match.answer("define:Blank")
        assert match.power("FL:0") == 1500

    @rule("2.2.3", "2.2.3.4", both=True)
    @rule("4.1.3.2.2", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("zone", "placed", "power"),
        [
            ("paradox:0", Placed("Calm"), 1500),
            ("battle:0", Placed("Calm"), 1500),
            ("paradox:0", Placed("Calm", face_down=True), 1000),
            ("battle:0", Placed("Calm", face_down=True), 1000),
            ("paradox:1", Placed("Calm"), 1000),
            ("level:0", Placed("Calm"), 1000),
            ("drop:0", Placed("Calm"), 1000),
        ],
    )
    def test_paradoxes_are_those_in_the_battle_and_the_paradox_zone(
        self, book: Rulebook, zone: str, placed: Placed, power: int
    ) -> None:
        """What lies face down is a card without a type, although everybody may look at it."""
        caller = member("Caller", 1000, "logicalist", "CONT: If you have a paradox, this member gets power +500.")
        assert table(book, {"FL:0": ["Caller"], zone: [placed]}, caller).power("FL:0") == power

    @rule("2.2.3.5")
    def test_a_my_logicalist_is_the_one_in_its_zone(self) -> None:
        caller = member("Caller", 1000, "logicalist", "CONT: If you have a My Logicalist, this member gets power +500.")
        me = card("Me", "my logicalist", characters=frozenset({"Me"}))
        for zone, power in (("my logicalist:0", 1500), ("my logicalist:1", 1000), ("hand:0", 1000)):
            assert table(LATEST, {"FL:0": ["Caller"], zone: ["Me"]}, caller, me).power("FL:0") == power


class TestWorldsTraitsAndColours:
    sea = member("Diver", 1000, worlds=frozenset({"Deep"}), traits=frozenset({"Sea", "Light"}), colour="teal")
    cloud = member("Flier", 1000, worlds=frozenset({"High"}), traits=frozenset({"Sky", "Deep"}), colour="amber")

    @rule("2.5.1", "2.5.3", "2.6.1", "2.6.2", "2.6.3", "2.7.1", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("described", "meant"),
        [
            ("<<Deep>> members", [True, False]),
            ("<Deep> members", [False, True]),
            ("<Sea> members", [True, False]),
            ("<Light> members", [True, False]),
            ("<<Sea>> members", [False, False]),
            ("teal members", [True, False]),
            ("amber or teal members", [True, True]),
            ("teal <Sky> members", [False, False]),
        ],
    )
    def test_texts_tell_cards_apart_by_world_trait_and_colour(
        self, book: Rulebook, described: str, meant: list[bool]
    ) -> None:
        caller = member("Caller", 1000, "logicalist", f"CONT: All of your {described} get power +500.")
        match = table(book, {"BL:0": ["Caller"], "FL:0": ["Diver"], "FC:0": ["Flier"]}, caller, self.sea, self.cloud)
        assert [match.power(f"{place}:0") == 1500 for place in ("FL", "FC")] == meant

    @rule("2.6.2", both=True)
    @both_editions
    def test_traits_mean_nothing_to_the_rules(self, book: Rulebook) -> None:
        """A Tranceunion with the trait of a level card, but neither its world nor its colour, is not playable."""
        kin = member("Kin", 7000, "tranceunion", worlds=frozenset({"High"}), traits=frozenset({"Sea"}), colour="amber")
        assert "deploy:Kin" not in table(book, {"hand:0": ["Kin"], "level:0": ["Diver"]}, kin, self.sea).offered

    @rule("2.8.2", both=True)
    @both_editions
    @pytest.mark.parametrize("levels", [1, 2, 3])
    def test_the_level_limits_what_may_be_played(self, book: Rulebook, levels: int) -> None:
        high = member("High", 3000, level=2)
        match = table(book, {"hand:0": ["High"], "level:0": ["Blank"] * levels}, high)
        assert ("deploy:High" in match.offered) is (levels >= 2)


class TestTerritoryAndLogic:
    @rule("2.10.1", "2.10.3", both=True)
    @both_editions
    @pytest.mark.parametrize("circle", ["FC", "FR"])
    def test_a_large_member_defends_each_circle_that_it_lies_on(self, book: Rulebook, circle: str) -> None:
        wide = Placed("Wide", covering=("FC:1", "FR:1"))
        match = battle(book, {"FL:0": ["Three"], "FC:1": [wide], "hand:1": ["Plus Two"]}).answer(f"attack:FL>{circle}")
        assert match.match.rulebook.views(match.match, None)["battle"]["defender"] == "FC:1"

    @rule("2.11.1", both=True)
    @both_editions
    def test_a_logic_icon_counts_in_the_battle_and_the_intercept_zone_only(self, book: Rulebook) -> None:
        """Neither in the hand, nor on a circle, nor afterwards."""
        zones: Zones = {
            "FL:0": ["Able"],
            "FC:0": ["Guard"],
            "FR:1": ["Able"],
            "BC:1": ["Guard"],
            "hand:0": ["Plus Two"],
        }
        match = battle(book, {**zones, "hand:1": ["Plus Two"]}).answer("attack:FL>FR")
        assert (match.power("FL:0"), match.power("FR:1")) == (3000, 3000)
        match.answer("intercept:BC:1")
        assert (match.power("FL:0"), match.power("FR:1")) == (3000, 5000)
        match.answer("define:Plus Two")
        assert (match.power("FL:0"), match.power("FR:1")) == (3000, 7000)
        match.answer("define:Plus Two")
        assert circles(match, 1) == {"FR": "Able"}
        assert (match.power("FL:0"), match.power("FR:1")) == (3000, 3000)

    @rule("2.11.2", "2.11.2.1", "2.11.2.2", "2.11.2.3", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("amounts", "grown"),
        [
            ({"power": 1500}, (1500, 0, 0)),
            ({"aura": 2}, (0, 2, 0)),
            ({"limit": 3}, (0, 0, 3)),
            ({"power": 500, "limit": 1}, (500, 0, 1)),
        ],
    )
    def test_each_kind_of_logic_adjusts_its_own_number(
        self, book: Rulebook, amounts: dict[str, int], grown: tuple[int, int, int]
    ) -> None:
        booster = card("Booster", "tactics", logic=logic(**amounts))
        zones: Zones = {"FL:0": ["Nine"], "FR:1": ["Able"], "hand:1": ["Booster", "Blank"], "hand:0": ["Blank"]}
        match = battle(book, zones, booster).answer("attack:FL>FR").answer("define:Booster")
        values = [match.value("FR:1", each) for each in ("power", "aura", "limit")]
        assert values == [3000 + grown[0], 1 + grown[1], 3 + grown[2]]

    @rule("2.11.2", both=True)
    @both_editions
    def test_tactics_have_an_ability_and_paradoxes_change_what_wins(self, book: Rulebook) -> None:
        helper = card("Helper", "tactics", "AUTO: When logic defined, draw a card.")
        zones: Zones = {"FL:0": ["Able"], "FR:1": ["Able"], "hand:1": ["Helper"], "hand:0": ["Calm"]}
        match = battle(book, zones, helper).answer("attack:FL>FR").answer("define:Helper")
        assert match.count("hand:1") == 1
        match.answer("define:Calm")
        assert match.match.rulebook.views(match.match, None)["battle"]["compared"] == "aura"

    @rule("2.12.1", "2.12.2", both=True)
    @both_editions
    def test_abilities_of_each_type_are_active_where_such_cards_are_placed(self, book: Rulebook) -> None:
        text = "CONT: All of your members get power +500."
        kinds = {"member": "logicalist", "gate": "gate", "tactics": "tactics", "paradox": "paradox"}
        cards = [card(name, kind, text) for name, kind in kinds.items()]
        active = {"member": ["BL"], "gate": ["gate-BL"], "tactics": ["battle"], "paradox": ["battle", "paradox"]}
        for name, places in active.items():
            for zone in ("BL", "gate-BL", "battle", "paradox", "hand", "level", "drop", "stock", "soul"):
                if zone in ("BL", "gate-BL") and zone not in places:
                    continue  # it would be dropped (10.7.1)
                match = table(book, {"FL:0": ["One"], f"{zone}:0": [Placed(name, face_down=False)]}, *cards)
                assert (match.power("FL:0") == 1500) is (zone in places), (name, zone)

    @rule("2.12.2", "4.1.3.2.2", both=True)
    @both_editions
    def test_a_gate_that_lies_face_down_has_no_abilities(self, book: Rulebook) -> None:
        lamp = card("Lamp", "gate", "CONT: All of your members get power +500.")
        match = table(book, {"FL:0": ["One"], "gate-FL:0": [Placed("Lamp", face_down=True)]}, lamp)
        assert match.power("FL:0") == 1000


class TestBacks:
    @rule("2.22.1")
    @rule("2.21.1", book="luck-and-logic-1.00")
    def test_gates_have_another_back_than_all_other_cards(self) -> None:
        others = [card(kind, kind) for kind in ("logicalist", "tactics", "paradox", "my logicalist")]
        assert {back(each) for each in others} == {""}
        assert back(card("A Gate", "gate")) not in ("", None)

    @rule("2.22.2")
    @rule("2.21.2", "4.3.1.1.1", book="luck-and-logic-1.00")
    @rule("4.3.1.1.1")
    @both_editions
    @pytest.mark.parametrize(("placed", "stays"), [("Gate", True), ("Blank", False), ("One", False)])
    def test_what_lies_face_down_in_a_gate_zone_is_a_gate_if_it_has_the_back_of_gates(
        self, book: Rulebook, placed: str, stays: bool
    ) -> None:
        """Otherwise it is illegal there (10.7.1). It counts as a gate without being looked at."""
        text = "CONT: If you have six or more gates, this member gets power +500."
        caller = member("Caller", 1000, "logicalist", text, "ACT: Draw a card.")
        zones: Zones = {"FL:0": ["Caller"], "gate-FL:0": [Placed(placed, face_down=True)]}
        match = table(book, zones, caller).answer("act:FL:2")
        assert (match.names("gate-FL:0") == [placed]) is stays
        assert (match.names("drop:0") == [placed]) is not stays
        assert match.power("FL:0") == (1500 if stays else 1000)
        assert all(each.definition is None for each in view(match.match, 0).zones["gate-FL:0"].cards)
