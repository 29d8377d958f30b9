"""8.8. Final information: what is asked of a unit that has left is answered by what it was right before."""

from __future__ import annotations

import pytest

from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

rule = pytest.mark.rule


@rule("8.8.1")
@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ('this unit is named "Payer"', True),
        ('this unit is named "Zero"', False),
        ("this unit has power 8000 or greater", True),
        ("this unit has power 9000 or greater", False),
        ("this unit is a grade 1 rear-guard", True),
        ("this unit is a grade 1 vanguard", False),
    ],
)
@pytest.mark.parametrize("price", ["Retire this unit", "Put this unit into your soul"])
def test_what_a_unit_was_that_paid_with_itself(price: str, asked: str, so: bool) -> None:
    payer = written("Payer", f"ACT (RC): [{price}] If {asked}, draw a card.", 1, 8000)
    at = table({"FL:0": ["Payer"]}, payer).answer("activate:FL:1")
    assert at.count("hand:0") == int(so)


@rule("8.8.1")
@pytest.mark.parametrize(("grade", "drawn"), [(1, 1), (2, 0)])
@pytest.mark.parametrize("who", ["this unit", "it"])
def test_a_unit_that_something_else_took_away_is_what_it_was(who: str, grade: int, drawn: int) -> None:
    when = "this unit" if who == "this unit" else "your other unit"
    asking = written("Asking", f"AUTO (RC): When {when} attacks, if {who} is a grade {grade} rear-guard, draw a card.")
    taking = written("Taking", "AUTO (RC): When your other unit attacks, retire all of your front row rear-guards.")
    zones = {"FL:0": ["Asking" if who == "this unit" else "One"], "BL:0": ["Taking"], "BC:0": ["Asking"]}
    at = table(zones, asking, taking, step="start_step").answer("attack:FL>V")
    while "play:BL:1" not in at.offered:
        at.answer("no" if "no" in at.offered else at.offered[0])
    at.answer("play:BL:1")
    assert at.count("FL:0") == 0
    while any(key.startswith("play") for key in at.offered):
        at.answer(at.offered[0])
    assert at.count("hand:0") == drawn


@rule("8.8.1", "8.6.8", "4.6.2", "4.6.3")
@pytest.mark.parametrize(
    ("whose", "where", "retired"),
    [
        ("your opponent's", "in the same column as this unit", ["FR:1", "BR:1"]),
        ("your opponent's", "in another column", ["FL:1"]),
        ("your", "in the same row as this unit", ["FR:0"]),
    ],
)
def test_a_unit_that_something_else_took_away_was_where_it_was(whose: str, where: str, retired: list[str]) -> None:
    asking = written("Asking", f"AUTO (RC): When your vanguard attacks, retire all of {whose} rear-guards {where}.")
    taking = written("Taking", "AUTO (RC): When your vanguard attacks, retire one of your front row rear-guards.")
    others = ["FL:1", "FR:1", "BR:1", "FR:0", "BC:0"]
    zones = {"FL:0": ["Asking"], "BL:0": ["Taking"], **{circle: ["One"] for circle in others}}
    at = table(zones, asking, taking, step="start_step").answer("attack:V>V")
    while "play:BL:1" not in at.offered:
        at.answer("no")
    at.answer("play:BL:1").answer("retire:FL")
    assert [circle for circle in others if not at.count(circle)] == retired
