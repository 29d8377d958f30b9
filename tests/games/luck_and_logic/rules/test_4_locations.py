"""4.4. Rows and columns in texts, and what lies next to a large card, for members and gates."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic import zones
from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Placed, Zones, both_editions, circles, member, table

rule = pytest.mark.rule

EVERYWHERE: Zones = {f"{place}:{seat}": ["Two"] for place in zones.PLACES for seat in (0, 1)}


def strengthened(book: Rulebook, described: str, **where: list[Placed | str]) -> set[str]:
    """The circles with members whose power "Caller", on the front left circle of seat 0, raises by its text."""
    caller = member("Caller", 1000, "logicalist", f"CONT: All of {described} get power +500.")
    others: Zones = {name.replace("_", ":"): cards for name, cards in where.items()}
    match = table(book, {**EVERYWHERE, "FL:0": ["Caller"], **others}, caller)
    full = [name for name in EVERYWHERE if match.count(name)]
    printed = {name: match.match.state.definition[match.card(name)].values["power"] for name in full}
    assert all(match.power(name) - printed[name] in (0, 500) for name in full)
    return {name for name in full if match.power(name) > printed[name]}


class TestRowsAndColumns:
    @rule("4.4.2.3", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("described", "meant"),
        [
            ("your opponent's members in the back row", {"BL:1", "BC:1", "BR:1"}),
            ("your left members", {"FL:0", "BL:0"}),
            ("your other left members", {"BL:0"}),
            ("your opponent's centre members", {"FC:1", "BC:1"}),
            ("your opponent's right members in the front row", {"FR:1"}),
        ],
    )
    def test_a_card_has_the_location_of_its_zone(self, book: Rulebook, described: str, meant: set[str]) -> None:
        """Left and right are as the player of the card sees them."""
        assert strengthened(book, described) == meant

    @rule("2.10.3", "4.4.2.3", both=True)
    @both_editions
    def test_a_large_card_is_wherever_it_lies(self, book: Rulebook) -> None:
        wide = Placed("Wide", covering=("FC:0", "BC:0"))
        for described in ("your members in the front row", "your members in the back row", "your other centre members"):
            assert "FC:0" in strengthened(book, described, FC_0=[wide], BC_0=[])
        assert "FC:0" not in strengthened(book, "your right members", FC_0=[wide], BC_0=[])

    @rule("4.4.2.3", "4.4.1", both=True)
    @both_editions
    def test_gates_have_locations_face_down_as_well(self, book: Rulebook) -> None:
        text = "ACT: Turn all of your opponent's left gates face up."
        match = table(book, {"FL:0": ["Seer"]}, member("Seer", 1000, "logicalist", text)).answer("act:FL:1")
        up = [place for place in zones.PLACES if not match.face_down(f"gate-{place}:1")]
        assert up == ["FL", "BL"]

    @rule("4.4.2.3", both=True)
    @both_editions
    def test_a_member_that_moves_changes_its_location(self, book: Rulebook) -> None:
        caller = member("Caller", 1000, "logicalist", "CONT: All of your members in the front row get power +500.")
        match = table(book, {"BL:0": ["Caller"], "FC:0": ["Two"]}, caller)
        match.answer("rearrange:FC").answer("place:BC")
        assert match.power("BC:0") == 2000
        match.answer("rearrange:BC").answer("place:FR")
        assert match.power("FR:0") == 2500


class TestNeighbours:
    @rule("2.10.3", "4.4.4", both=True)
    @both_editions
    def test_a_large_member_is_next_to_whatever_is_next_to_any_of_its_circles_but_not_to_itself(
        self, book: Rulebook
    ) -> None:
        wide = Placed("Caller", covering=("FL:0", "FC:0"))
        caller = member("Caller", 4000, "logicalist", "CONT: All of your members next to this member get power +500.")
        match = table(book, {**EVERYWHERE, "FL:0": [wide], "FC:0": []}, caller)
        assert [place for place in ("FR", "BL", "BC", "BR") if match.power(f"{place}:0") == 2500] == ["FR", "BL", "BC"]
        assert match.power("FL:0") == 4000

    @rule("4.4.4", "4.4.3.2", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("described", "meant"),
        [
            ("your gates next to this member", ["FC", "BL"]),
            ("your gates behind this member", ["BL"]),
            ("your opponent's gates next to this member", ["FR"]),
        ],
    )
    def test_gates_lie_so_to_members_as_well(self, book: Rulebook, described: str, meant: list[str]) -> None:
        seer = member("Seer", 1000, "logicalist", f"ACT: Turn all of {described} face up.")
        match = table(book, {"FL:0": ["Seer"]}, seer).answer("act:FL:1")
        seat = 1 if "opponent" in described else 0
        assert [place for place in zones.PLACES if not match.face_down(f"gate-{place}:{seat}")] == meant

    @rule("4.3.2", book="luck-and-logic-1.00")
    @both_editions
    def test_the_gate_on_a_circle_is_that_of_the_gate_zone_below_it(self, book: Rulebook) -> None:
        """That of each circle, where the member lies on several."""
        seer = member("Seer", 4000, "logicalist", "ACT: Turn all of your gates under this member face up.")
        match = table(book, {"FC:0": [Placed("Seer", covering=("FC:0", "FR:0"))]}, seer).answer("act:FC:1")
        assert [place for place in zones.PLACES if not match.face_down(f"gate-{place}:0")] == ["FC", "FR"]
        assert circles(match) == {"FC": "Seer", "FR": "Seer"}


class TestWhereItWas:
    @rule("9.11.1", "2.10.3", "4.4.2.3", both=True)
    @both_editions
    @pytest.mark.parametrize(
        ("described", "other", "draws"),
        [
            ("your other centre member", "FC:0", 1),
            ("your other left member", "FC:0", 1),
            ("your other right member", "FC:0", 0),
            ("your other member in the back row", "BL:0", 1),
            ("your other member in the back row", "FC:0", 0),
            ("your other member next to this member", "FC:0", 1),
            ("your other member next to this member", "BL:0", 0),
        ],
    )
    def test_a_large_member_that_has_left_was_on_all_its_circles(
        self, book: Rulebook, described: str, other: str, draws: int
    ) -> None:
        """One on the front left circle and another one is dropped, as a member is deployed there."""
        witness = member("Witness", 1000, "logicalist", f"AUTO: When {described} is dropped, draw a card.")
        wide = Placed("Wide", covering=("FL:0", other))
        match = table(book, {"FR:0": ["Witness"], "FL:0": [wide], "hand:0": ["One"]}, witness)
        match.answer("deploy:One").answer("place:FL")
        assert match.count("hand:0") == draws

    @rule("9.11.1", "2.10.3", both=True)
    @both_editions
    def test_an_ability_that_has_moved_a_large_member_knows_where_it_was(self, book: Rulebook) -> None:
        text = "ACT: Choose one of your other members, and drop it. If it is a card in the back row, draw a card."
        wide = Placed("Wide", covering=("FL:0", "BL:0"))
        match = table(book, {"FR:0": ["Witness"], "FL:0": [wide]}, member("Witness", 1000, "logicalist", text))
        assert match.answer("act:FR:1").count("hand:0") == 1
