"""Battles as the log tells them: in one block, by their result (8.5) or by the gate that is destroyed."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from engine.scenarios.position import Placed
from tests.games.luck_and_logic.positions import DUEL, LATEST, Zones, battle, both_editions, member, table
from tests.games.tales import blocks, told

rule = pytest.mark.rule


@rule("8.5.1", both=True)
@both_editions
def test_a_battle_is_told_by_its_numbers_and_who_attacked_won(book: Rulebook) -> None:
    at = battle(book, DUEL).answer("attack:FL>FR")
    while at.rule != "8.2.4" and at.offered:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    (said, *others), *_ = blocks(at.match)
    assert said == "Three beats Two: power 3000 against 2000: the attack wins"
    assert not any("attacks" in each for each in others)


@rule("8.5.1", both=True)
@both_editions
def test_the_attackers_number_stands_first_although_it_loses(book: Rulebook) -> None:
    at = battle(book, {"FL:0": ["Two"], "FR:1": ["Three"]}).answer("attack:FL>FR")
    while at.rule != "8.2.4" and at.offered:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    (said, *_), *_ = blocks(at.match)
    assert said == "Three beats Two: power 2000 against 3000: beaten back"


@rule("8.2.11.2")
@both_editions
def test_an_attack_on_a_gate_is_told_by_who_destroys_it(book: Rulebook) -> None:
    at = battle(book, {"FL:0": ["Three"]}).answer("attack:FL>FC")
    while at.rule != "8.2.4" and at.offered:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    (battle_told,) = blocks(at.match)
    assert battle_told[0] == "Three destroys the front centre gate of Ben: Gate"
    assert not any("attacks" in each for each in battle_told)


@rule("8.2.5")
@both_editions
def test_an_attack_whose_member_is_gone_is_told_line_by_line(book: Rulebook) -> None:
    brief = member("Brief", 5000, "logicalist", "AUTO: When this member attacks, drop this member.")
    at = battle(book, {"FL:0": ["Brief"], "FR:1": ["Two"]}, brief).answer("attack:FL>FR")
    while at.rule != "8.2.4" and at.offered:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    said = [line for tale in told(at.match) for line in tale]
    assert "(Brief attacks the front right circle of Ben." in said
    assert not any("5000" in line for line in said)


@rule("4.1.3.2.3")
@both_editions
def test_cards_that_are_dropped_from_the_deck_are_named(book: Rulebook) -> None:
    miller = member("Miller", 5000, "logicalist", "ACT [1/turn]: Drop the top two cards of your deck.")
    at = table(book, {"FL:0": ["Miller"], "deck:0": ["Two", "Three"]}, miller).answer("act:FL:1")
    said = [line for tale in told(at.match) for line in tale]
    assert said[-2:] == ["(Two is dropped.", "(Three is dropped."]


@rule("5.26.1")
def test_what_becomes_soul_and_of_whom_is_told() -> None:
    giver = member("Giver", 5000, "logicalist", "ACT [1/turn]: Put a card from your hand into the soul of this member.")
    at = table(LATEST, {"FL:0": ["Giver"], "hand:0": ["Two"]}, giver).answer("act:FL:1")
    said = [line for tale in told(at.match) for line in tale]
    assert said[-1] == "(Two becomes soul of Giver."


@rule("11.11.2")
def test_both_members_of_a_make_up_are_named() -> None:
    both = [
        member(
            name,
            5000,
            "tranceunion",
            "ACT Make Up Lv 3.",
            characters=frozenset({"Kurara"}),
            covenanters=frozenset({name}),
        )
        for name in ("Red", "Blue")
    ]
    at = table(LATEST, {"FL:0": ["Red"], "hand:0": ["Blue"]}, *both).answer("act:FL:1").answer("find:Blue")
    said = [line for tale in told(at.match) for line in tale]
    assert "Blue takes the place of Red." in said[-1]


@rule("5.11.1")
@both_editions
def test_two_gates_that_change_places_are_told_by_what_everybody_sees_of_them(book: Rulebook) -> None:
    text = "ACT [1/turn]: Swap one of your destroyed gates and one of your undestroyed gates."
    swapper = member("Swapper", 5000, "logicalist", text)
    zones: Zones = {"FL:0": ["Swapper"], "gate-FL:0": [Placed("Gate", face_down=False)]}
    at = table(book, zones, swapper).answer("act:FL:1").answer("choose:gate-BR")
    said = [line for tale in told(at.match) for line in tale]
    assert said[-1] == "(Gate and a hidden card change places."


INSTEAD = [
    ("Drop all of your members.", "be dropped", "return it to your hand", "dropped", "hand"),
    ("Stock all of your members.", "be stocked", "return it to your hand", "stock", "hand"),
    ("Return all of your members to your hand.", "be returned to the hand", "drop it", "hand", "dropped"),
    ("Put all of your members on the bottom of your deck.", "leave the field", "drop it", "deck", "dropped"),
]


@rule("9.10.1")
@pytest.mark.parametrize(("text", "would", "does", "untrue", "true"), INSTEAD)
@both_editions
def test_what_happens_instead_is_told_and_not_what_would_have_happened(
    book: Rulebook, text: str, would: str, does: str, untrue: str, true: str
) -> None:
    clinging = member("Clinging", 5000, "logicalist", f"CONT: When this member would {would}, {does} instead.")
    actor = member("Actor", 5000, "logicalist", f"ACT [1/turn]: {text}")
    at = table(book, {"FL:0": ["Actor"], "FR:0": ["Clinging"]}, actor, clinging).answer("act:FL:1")
    if at.offered[0].startswith("order"):
        at.answer(*at.offered)
    lines = [line for tale in told(at.match) for line in tale if "CONT" not in line and "ACT" not in line]
    assert any("Actor" in line and untrue in line for line in lines)
    assert not any("Clinging" in line and untrue in line for line in lines)
    assert any("Clinging" in line and true in line for line in lines)


@rule("10.2.1", both=True)
@both_editions
def test_a_card_that_is_dropped_as_the_deck_runs_out_is_told_by_name_before_it_is_shuffled_back(book: Rulebook) -> None:
    miller = member("Miller", 5000, "logicalist", "ACT [1/turn]: Drop the top card of your deck.")
    zones: Zones = {"FL:0": ["Miller"], "deck:0": ["Three"], "drop:0": ["Two", "Two"]}
    at = table(book, zones, miller, filler=("", "Blank")).answer("act:FL:1")
    lines = [line.strip("(") for tale in told(at.match) for line in tale]
    assert lines[1:3] == [
        "Three is dropped.",
        "The deck of Ann has run out or is refreshed: 3 cards come back from the drop zone.",
    ]
