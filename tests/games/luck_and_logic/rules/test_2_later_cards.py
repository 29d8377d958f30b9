"""What only 2.04 has: Super and My Logicalists, hearts, stock that lies face up, purging, limits of players."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.luck_and_logic.soul import soul_of
from engine.games.luck_and_logic.trance import T_RANK
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import view
from engine.scenarios import ScenarioMatch
from tests.games.luck_and_logic.positions import (
    LATEST,
    Placed,
    Zones,
    battle,
    card,
    circles,
    member,
    table,
)

rule = pytest.mark.rule

SOULS = {"soul:0": ["Host", "Guest"]}


def star(name: str, *text: str, **more: Any) -> CardDefinition:
    """A Super Logicalist."""
    return member(name, 4000, "super logicalist", *text, types=frozenset({"super logicalist", "logicalist"}), **more)


def me(*text: str, blue: bool = False) -> CardDefinition:
    """A My Logicalist."""
    return card("Me", "my logicalist", *text, **{"trances with supers": blue, "characters": frozenset({"Me"})})


def trances(match: ScenarioMatch) -> list[str]:
    return [key for key in match.offered if key.startswith("trance")]


class TestSuperLogicalists:
    @rule("2.2.2.7", "2.2.2.7.1", "5.13.1.1")
    def test_they_trance_with_foreigners_and_with_each_other(self) -> None:
        zones: Zones = {"FL:0": ["Star"], "FC:0": ["Other Star"], "FR:0": ["Host"], "BL:0": ["Guest"]}
        match = table(LATEST, zones, star("Star"), star("Other Star"))
        assert trances(match) == ["trance:FL>BL", "trance:FC>BL", "trance:FR>BL", "trance:FL>FC"]

    @rule("2.2.2.7.1")
    def test_what_says_logicalist_means_them_and_what_says_super_logicalist_no_others(self) -> None:
        all_of_us = "CONT: All of your Logicalists get power +1000."
        only_stars = "CONT: All of your Super Logicalists get power +2000."
        match = table(LATEST, {"FL:0": ["Star"], "FC:0": ["Host"]}, star("Star", all_of_us, only_stars))
        assert (match.power("FL:0"), match.power("FC:0")) == (7000, 4000)


MINE: Zones = {"BL:0": ["Guest"], "level:0": ["Blank"], "my logicalist:0": ["Me"]}
"""A Foreigner, and a My Logicalist that stands."""


class TestMyLogicalist:
    @rule("2.2.2.8", "5.13.1.1", "5.13.1.1.1", "5.13.1.3.1", "4.18", "4.18.1")
    def test_it_stands_in_for_a_logicalist_and_is_rested(self) -> None:
        match = table(LATEST, {**MINE, "hand:0": ["Union"]}, me())
        assert trances(match) == ["trance:Me>BL"]
        match.answer("trance:Me>BL").passes().answer("find:Union").answer("place:FL")
        assert match.names("my logicalist:0") == ["Me"]
        assert match.rested("my logicalist:0")
        assert match.names("soul:0") == ["Guest"]

    @rule("5.13.1.4.1")
    def test_it_is_rested_and_stays_if_nothing_is_deployed(self) -> None:
        match = table(LATEST, MINE, me()).answer("trance:Me>BL").passes()
        assert match.rested("my logicalist:0")
        assert match.names("drop:0") == ["Guest"]

    @rule("5.13.1.1")
    def test_a_resting_one_does_not_trance(self) -> None:
        match = table(LATEST, {**MINE, "my logicalist:0": [Placed("Me", rested=True)]}, me())
        assert trances(match) == []

    @rule("7.2.4.1")
    def test_it_does_not_stand_in_the_stand_phase(self) -> None:
        zones: Zones = {"my logicalist:0": [Placed("Me", rested=True)], "hand:0": ["One"]}
        assert table(LATEST, zones, me(), step="stand_phase").rested("my logicalist:0")

    @rule("2.2.2.8.1")
    @pytest.mark.parametrize("blue", [True, False])
    def test_only_with_a_blue_edge_it_trances_with_super_logicalists(self, blue: bool) -> None:
        zones: Zones = {"FL:0": ["Star"], "my logicalist:0": ["Me"]}
        match = table(LATEST, zones, star("Star"), me(blue=blue))
        assert trances(match) == (["trance:Me>FL"] if blue else [])

    @rule("9.3.2.5")
    def test_its_abilities_are_valid_in_its_zone(self) -> None:
        match = table(LATEST, MINE, me("CONT: All of your Foreigners get power +1000.")).match
        assert match.values(match.cards(LATEST.zone("BL:0"))[0])["power"] == 4000

    @rule("5.13.1.1.1")
    def test_a_covenant_may_ask_for_it(self) -> None:
        keeper = member("Keeper", 3000, "foreigner", 'AUTO: Covenant "Me", draw a card.')
        zones: Zones = {**MINE, "BL:0": ["Keeper"], "hand:0": ["Union"]}
        match = table(LATEST, zones, keeper, me()).answer("trance:Me>BL").passes().answer("find:Union")
        assert match.answer("place:FL").count("hand:0") == 1


class TestInformation:
    @rule("2.3", "2.3.1", "2.3.1.1", "2.3.1.2", "2.3.2", "2.1.4")
    def test_a_member_may_have_several_covenanters(self) -> None:
        text = 'CONT: All of your members with the covenanter "Ann" get power +1000.'
        caller = member("Caller", 1000, "logicalist", text)
        guest = member("A Guest", 1000, "foreigner", covenanters=frozenset({"Ann"}))
        union = member("A Union", 1000, "tranceunion", covenanters=frozenset({"Bea", "Ann"}))
        match = table(LATEST, {"FL:0": ["Caller"], "FC:0": ["A Guest"], "FR:0": ["A Union"]}, caller, guest, union)
        assert [match.power(f"{place}:0") for place in ("FL", "FC", "FR")] == [1000, 2000, 2000]

    @rule("2.1.2.1", "2.1.3", "2.1.3.1")
    def test_a_card_may_have_the_names_of_several_characters(self) -> None:
        text = 'CONT: All of your members with the name "Ann" get power +1000.'
        caller = member("Caller", 1000, "logicalist", text)
        both = member("Both", 1000, "logicalist", characters=frozenset({"Ann", "Bea"}))
        match = table(LATEST, {"FL:0": ["Caller"], "FC:0": ["Both"], "drop:0": ["Both"]}, caller, both)
        assert (match.power("FL:0"), match.power("FC:0"), match.power("drop:0")) == (1000, 2000, 1000)

    @rule("2.5.4", "2.5.3", "9.6.2.1.1")
    def test_a_card_may_belong_to_several_worlds(self) -> None:
        level = card("Crossing", "tactics", colour="amber", worlds=frozenset({"Nowhere", "There"}))
        match = table(LATEST, {"hand:0": ["Stranger"], "level:0": ["Crossing"]}, level)
        assert "deploy:Stranger" in match.offered

    @rule("2.11.1.2", "2.11.1.2.1")
    def test_a_card_without_a_logic_icon_may_be_defined_and_does_nothing(self) -> None:
        zones: Zones = {"FL:0": ["Three"], "FR:1": ["Two"], "hand:1": ["Blank"], "hand:0": ["Blank"]}
        match = battle(LATEST, zones).answer("attack:FL>FR").answer("define:Blank")
        assert match.names("battle:1") == ["Blank"]
        assert match.power("FR:1") == 2000

    @rule("2.10.2.4")
    def test_a_text_may_ask_for_the_territory(self) -> None:
        caller = member("Caller", 1000, "logicalist", "CONT: All of your members with territory 2 get power +1000.")
        wide = Placed("Wide", covering=("FC:0", "FR:0"))
        match = table(LATEST, {"FL:0": ["Caller"], "FC:0": [wide]}, caller)
        assert (match.power("FL:0"), match.power("FC:0")) == (1000, 5000)


class TestHearts:
    love = card("Love", "paradox", **{"paradox rule": "hearts"})
    might = card("Might", "paradox", **{"paradox rule": "power"})

    @rule("2.21", "2.21.1", "2.21.3", "2.21.4", "2.16.1.2")
    def test_love_battles_compare_hearts_which_effects_give(self) -> None:
        kind = member("Kind", 1000, "logicalist", "CONT: This member gets hearts +1.")
        zones: Zones = {"FL:0": ["Nine"], "FR:1": ["Kind"], "paradox:0": ["Love"]}
        match = battle(LATEST, zones, kind, self.love).answer("attack:FL>FR")
        assert circles(match, 1) == {"FR": "Kind"}
        equal = battle(LATEST, {**zones, "FR:1": ["Three"]}, kind, self.love).answer("attack:FL>FR")
        assert circles(equal, 1) == {}, "nobody has any: the attacking member wins"

    @rule("9.9.1.6")
    def test_auras_that_are_also_hearts_count_after_everything_else(self) -> None:
        aura = "CONT: This member gets aura +1."
        kind = member("Kind", 1000, "logicalist", "CONT: This member counts its auras as hearts, too.", aura)
        match = table(LATEST, {"FL:0": ["Kind"]}, kind)
        assert (match.value("FL:0", "aura"), match.value("FL:0", "hearts")) == (2, 2)

    @rule("8.5.3.4.1.1")
    def test_power_battles_compare_power(self) -> None:
        zones: Zones = {"FL:0": ["Three"], "FR:1": ["Two"], "paradox:0": ["Might"]}
        assert circles(battle(LATEST, zones, self.might).answer("attack:FL>FR"), 1) == {}


STOCK = [Placed(name, face_down=True) for name in ("One", "Two", "Three", "Nine")]
CLERK: Zones = {"FL:0": ["Clerk"], "stock:0": STOCK}
"""A member, and a stock of four cards that lie face down."""


class TestStock:
    def faces(self, match: ScenarioMatch) -> list[bool]:
        return [match.match.state.face_down[each] for each in match.cards("stock:0")]

    @rule("4.8.1.1", "4.8.1.1.1", "5.28", "5.28.1")
    def test_stock_open_turns_the_bottom_cards_up_for_all_to_see(self) -> None:
        clerk = member("Clerk", 1000, "logicalist", "ACT: Stock open (2).")
        match = table(LATEST, CLERK, clerk).answer("act:FL:1")
        assert self.faces(match) == [False, False, True, True]
        seen = view(match.match, 1).zones["stock:0"].cards
        assert [each.definition.name if each.definition else "" for each in seen] == ["One", "Two", "", ""]

    @rule("5.29", "5.29.1")
    def test_stock_close_turns_the_top_face_up_cards_down(self) -> None:
        clerk = member("Clerk", 1000, "logicalist", "ACT: Stock open (3), and stock close (1).")
        match = table(LATEST, CLERK, clerk).answer("act:FL:1")
        assert self.faces(match) == [False, False, True, True]

    @rule("5.27", "5.27.1")
    def test_stock_boost_puts_cards_of_the_deck_there_face_down(self) -> None:
        clerk = member("Clerk", 1000, "logicalist", "ACT: Stock boost (2).")
        match = table(LATEST, {**CLERK, "deck:0": ["Teal", "There"]}, clerk).answer("act:FL:1")
        assert match.names("stock:0")[-2:] == ["Teal", "There"]
        assert self.faces(match) == [True] * 6

    @rule("4.8.1.1.2", "4.8.1.1.2.1")
    def test_a_shuffle_keeps_the_number_of_face_up_cards_and_puts_them_at_the_bottom(self) -> None:
        opener = "ACT: Stock open (2), and shuffle your stock."
        clerk = member("Clerk", 1000, "logicalist", opener)
        match = table(LATEST, CLERK, clerk).answer("act:FL:1")
        assert self.faces(match) == [False, False, True, True]
        assert sorted(match.names("stock:0")) == ["Nine", "One", "Three", "Two"]

    @rule("5.22.5", "5.22.5.1", "5.22.5.2", "5.22.5.3", "9.4.3.1")
    def test_a_cost_is_paid_with_the_top_cards_whichever_way_they_lie(self) -> None:
        clerk = member("Clerk", 1000, "logicalist", "ACT: [(3)] Draw a card.")
        zones: Zones = {**CLERK, "stock:0": [*STOCK[:3], Placed("Nine", face_down=False)]}
        match = table(LATEST, zones, clerk).answer("act:FL:1")
        assert match.names("stock:0") == ["One"]
        assert sorted(match.names("drop:0")) == ["Nine", "Three", "Two"]

    @rule("5.22.5.4")
    def test_nothing_may_be_paid_as_well(self) -> None:
        clerk = member("Clerk", 1000, "logicalist", "ACT [1/turn]: [(0)] Draw a card.")
        match = table(LATEST, {"FL:0": ["Clerk"]}, clerk).answer("act:FL:1")
        assert match.count("hand:0") == 1


class TestPurging:
    @rule("5.25", "5.25.1", "4.17", "4.17.1")
    def test_purged_cards_go_to_the_purge_zone(self) -> None:
        monk = member("Monk", 1000, "logicalist", "ACT: [Purge a card from your drop zone] Draw a card.")
        match = table(LATEST, {"FL:0": ["Monk"], "drop:0": ["One"]}, monk).answer("act:FL:1")
        assert match.names("purge:0") == ["One"]
        assert match.count("hand:0") == 1

    @rule("5.34", "5.34.1", "5.34.1.1", "5.34.1.1.1", "5.34.1.1.2")
    def test_a_blink_step_deploys_a_member_again_with_its_soul(self) -> None:
        arrives = "AUTO: When this member is deployed by effect, draw a card."
        text = "ACT [1/turn]: Blink step all of your Tranceunions."
        blinker = member("Blinker", 7000, "tranceunion", arrives)
        monk = member("Monk", 1000, "logicalist", text)
        placed = Placed("Blinker", rested=True, attached=SOULS)
        match = table(LATEST, {"FL:0": [placed], "FR:0": ["Monk"]}, blinker, monk).answer("act:FR:1")
        assert circles(match) == {"FL": "Blinker", "FR": "Monk"}
        assert not match.rested("FL:0")
        assert len(soul_of(match.match, match.card("FL:0"))) == 2
        assert match.count("purge:0") == 0
        assert match.count("hand:0") == 1

    @rule("5.34.1.1.1", "11.6.1.2.1")
    def test_it_is_deployed_with_its_soul(self) -> None:
        """What triggers by that counts the soul."""
        text = (
            "AUTO EX Soul 2: When this member is deployed by effect, draw a card.",
            "ACT [1/turn]: Blink step this member.",
        )
        deep = member("Deep", 7000, "tranceunion", *text)
        match = table(LATEST, {"FL:0": [Placed("Deep", attached=SOULS)]}, deep).answer("act:FL:2")
        assert match.count("hand:0") == 1

    @rule("5.34.1.1.3")
    def test_what_cannot_be_deployed_stays_purged_with_its_soul(self) -> None:
        bars = "CONT: All cards in your purge zone cannot be deployed."
        monk = member("Monk", 1000, "logicalist", "ACT [1/turn]: Blink step all of your Tranceunions.", bars)
        stuck = member("Stuck", 7000, "tranceunion")
        match = table(LATEST, {"FL:0": [Placed("Stuck", attached=SOULS)], "FR:0": ["Monk"]}, stuck, monk)
        match.answer("act:FR:1")
        assert sorted(match.names("purge:0")) == ["Guest", "Host", "Stuck"]

    @rule("5.34.1", "5.34.1.1", "9.7.4.2")
    def test_members_that_blink_together_leave_together_and_come_together(self) -> None:
        """None of them is there to see the other one leave; both see the other one come."""
        leaves = "AUTO: When your other member leaves the field, draw a card."
        comes = "AUTO: When your other member is deployed, stock the top card of your deck."
        blinker = member("Blinker", 7000, "tranceunion", leaves, comes)
        monk = member("Monk", 1000, "logicalist", "ACT [1/turn]: Blink step all of your Tranceunions.")
        match = table(LATEST, {"FL:0": ["Blinker"], "FC:0": ["Blinker"], "FR:0": ["Monk"]}, blinker, monk)
        match.answer("act:FR:1")
        while match.offered[0].startswith("play"):
            match.answer(match.offered[0])
        assert circles(match) == {"FL": "Blinker", "FC": "Blinker", "FR": "Monk"}
        assert (match.count("hand:0"), match.count("stock:0")) == (0, 2)

    @rule("8.2.11.2.1", both=True)
    def test_a_defending_member_that_blinks_defends_no_more(self) -> None:
        blinker = member("Blinker", 1000, "logicalist", "AUTO: When this member defends, blink step it.")
        match = battle(LATEST, {"FL:0": ["Nine"], "FR:1": ["Blinker"]}, blinker).answer("attack:FL>FR")
        assert circles(match, 1) == {"FR": "Blinker"}
        assert match.count("stock:1") == 0


class TestSoulAndAbilities:
    @rule("5.26", "5.26.1")
    def test_cards_are_put_in_the_soul_of_a_member(self) -> None:
        eater = member("Eater", 1000, "logicalist", "ACT: Put a card from your hand in the soul of this member.")
        match = table(LATEST, {"FL:0": ["Eater"], "hand:0": ["Blank"]}, eater).answer("act:FL:1")
        assert len(soul_of(match.match, match.card("FL:0"))) == 1

    @rule("5.26.1", "12.2.1")
    @pytest.mark.parametrize("words", ["in the soul of", "into the soul of"])
    def test_the_soul_of_a_member_that_is_put_in_soul_belongs_to_the_same_member(self, words: str) -> None:
        """Nothing else gives it a bearer (reading 4)."""
        text = f"ACT: Put one of your Logicalists {words} one of your Foreigners."
        caller = member("Caller", 1000, "tranceunion", text)
        old = Placed("Host", attached={"soul:0": ["One"]})
        match = table(LATEST, {"FL:0": ["Caller"], "BL:0": [old], "FR:0": ["Guest"]}, caller).answer("act:FL:1")
        found = soul_of(match.match, match.card("FR:0"))
        assert [match.match.state.definition[card].name for card in found] == ["One", "Host"]
        assert match.count("soul:0") == 2

    @rule("5.30", "5.30.1")
    def test_a_member_gains_an_ability(self) -> None:
        text = 'CONT: All of your other members gain "ACT [1/turn]: Draw a card.".'
        giver = member("Giver", 1000, "logicalist", text)
        match = table(LATEST, {"FL:0": ["Giver"], "FR:0": ["One"]}, giver)
        assert "act:FR:g0" in match.offered

    @rule("5.31", "5.31.1", "5.31.1.1")
    def test_a_member_loses_all_instances_of_its_abilities(self) -> None:
        taker = member("Taker", 1000, "logicalist", "CONT: All of your other members lose all of their abilities.")
        actor = member("Actor", 1000, "logicalist", "ACT: Draw a card.", "ACT: Draw a card.")
        match = table(LATEST, {"FL:0": ["Taker"], "FR:0": ["Actor"]}, taker, actor)
        assert not [key for key in match.offered if key.startswith("act")]

    @rule("5.35.1", "5.35.1.1")
    @pytest.mark.parametrize(("rank", "power"), [((2, 0), 3000), ((1, 5), 1000)])
    def test_the_t_rank_of_the_controller_counts(self, rank: tuple[int, int], power: int) -> None:
        proud = member(
            "Proud", 1000, "logicalist", "CONT: If your T-rank is two or more, this member gets power +2000."
        )
        match = table(LATEST, {"FL:0": ["Proud"]}, proud, memory={T_RANK.name: rank})
        assert match.power("FL:0") == power


class TestLimits:
    @rule("8.2.3")
    def test_effects_change_the_attack_limit(self) -> None:
        captain = member("Captain", 1000, "logicalist", "CONT: Your attack limit grows by +1.")
        zones: Zones = {"FL:0": ["Captain"], "FC:0": ["One"], "level:0": [Placed("Blank", rested=True)]}
        match = battle(LATEST, zones, captain).answer("attack:FL>FL").answer("attack:FC>FR")
        assert match.match.state.turn == 4

    @rule("7.5.3.2.1", "7.5.3.2")
    def test_effects_change_the_trance_limit(self) -> None:
        text = "ACT [1/turn]: Your trance limit grows by +1 until end of turn."
        captain = member("Captain", 1000, "logicalist", text)
        zones: Zones = {"FL:0": ["Captain"], "FC:0": ["Host"], "BC:0": ["Guest"], "BL:0": ["Guest"]}
        match = table(LATEST, zones, captain).answer("trance:FC>BC").passes()
        assert trances(match) == []
        match.answer("act:FL:1")
        assert trances(match) == ["trance:FL>BL"]

    @rule("4.6.3", "7.7.6")
    def test_effects_change_the_hand_limit(self) -> None:
        captain = member("Captain", 1000, "logicalist", "CONT: Your hand limit grows by +2.")
        match = table(
            LATEST, {"FL:0": ["Captain"], "hand:0": ["One"] * 10, "hand:1": ["One"]}, captain, step="end_phase"
        )
        assert match.count("hand:0") == 10
        assert match.asked == 1
