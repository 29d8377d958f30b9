"""4.4, as effects say it: rows, in front of, behind, next to, and the gate under a member."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Placed, Zones, both_editions, member, table

rule = pytest.mark.rule

EVERYWHERE: Zones = {f"{place}:{seat}": ["One"] for seat in (0, 1) for place in ("FL", "FC", "FR", "BL", "BC", "BR")}


@rule("4.4.3.2", "4.4.3.3", "4.4.4.1", "4.4.4.2", "4.4.4.3", both=True)
@both_editions
@pytest.mark.parametrize(
    ("at", "words", "raised"),
    [
        ("FC", "members next to this member", {"FL:0", "FR:0", "BC:0"}),
        ("FL", "members next to this member", {"FC:0", "BL:0"}),
        ("BL", "members next to this member", {"FL:0", "BC:0"}),
        ("BL", "members in front of this member", {"FL:0"}),
        ("FL", "members in front of this member", set()),
        ("FL", "members behind this member", {"BL:0"}),
        ("BL", "members behind this member", set()),
    ],
)
def test_a_text_means_members_by_their_place(book: Rulebook, at: str, words: str, raised: set[str]) -> None:
    guide = member("Guide", 1000, "logicalist", f"CONT: All of your {words} get power +1000.")
    match = table(book, {**EVERYWHERE, f"{at}:0": ["Guide"]}, guide)
    assert {zone for zone in EVERYWHERE if match.power(zone) == 2000} == raised


@rule("4.4.4.3", both=True)
@both_editions
@pytest.mark.parametrize(("at", "raised"), [("FL", {"FR:1"}), ("FC", {"FC:1"}), ("FR", {"FL:1"}), ("BL", set())])
def test_next_to_a_member_of_the_front_row_is_also_who_stands_across(book: Rulebook, at: str, raised: set[str]) -> None:
    guide = member(
        "Guide", 1000, "logicalist", "CONT: All of your opponent's members next to this member get power +1000."
    )
    match = table(book, {**EVERYWHERE, f"{at}:0": ["Guide"]}, guide)
    assert {zone for zone in EVERYWHERE if match.power(zone) == 2000} == raised


@rule("4.4.2.1", "4.4.2.3", both=True)
@both_editions
@pytest.mark.parametrize(("row", "letter"), [("front", "F"), ("back", "B")])
def test_a_text_means_a_row(book: Rulebook, row: str, letter: str) -> None:
    guide = member("Guide", 1000, "logicalist", f"CONT: All of your members in the {row} row get power +1000.")
    match = table(book, {**EVERYWHERE, "FL:0": ["Guide"]}, guide)
    raised = {zone for zone in EVERYWHERE if match.power(zone) == 2000}
    assert raised == {f"{letter}{column}:0" for column in "LCR"}


@rule("4.4.3.2", both=True)
@both_editions
def test_a_large_member_is_wherever_one_of_its_circles_is(book: Rulebook) -> None:
    guide = member("Guide", 1000, "logicalist", "CONT: All of your members in front of this member get power +1000.")
    wide = Placed("Wide", covering=("FL:0", "FC:0"))
    assert table(book, {"FL:0": [wide], "BC:0": ["Guide"]}, guide).power("FL:0") == 5000
    assert table(book, {"FL:0": [wide], "BR:0": ["Guide"]}, guide).power("FL:0") == 4000


@rule("4.4.3.2", both=True)
@both_editions
def test_it_follows_who_moves(book: Rulebook) -> None:
    guide = member("Guide", 1000, "logicalist", "CONT: All of your members in front of this member get power +1000.")
    match = table(book, {"FL:0": ["One"], "BR:0": ["Guide"]}, guide)
    assert match.power("FL:0") == 1000
    match.answer("rearrange:BR").answer("place:BL")
    assert match.power("FL:0") == 2000
    match.answer("rearrange:FL").answer("place:FC")
    assert match.power("FC:0") == 1000


@rule("4.4.2.2", both=True)
@both_editions
def test_the_gates_under_a_member_are_those_of_its_circles(book: Rulebook) -> None:
    opener = member("Opener", 1000, "logicalist", "ACT: Turn all of your gates under this member face up.", territory=2)
    match = table(book, {"FL:0": [Placed("Opener", covering=("FL:0", "BL:0"))]}, opener).answer("act:FL:1")
    down = {place: match.face_down(f"gate-{place}:0") for place in ("FL", "FC", "FR", "BL", "BC", "BR")}
    assert down == {"FL": 0, "FC": 1, "FR": 1, "BL": 0, "BC": 1, "BR": 1}
