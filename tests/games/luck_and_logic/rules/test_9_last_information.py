"""9.11. Final information: what is asked of a member that has left is answered by what it was right before."""

from __future__ import annotations

import pytest

from engine.kernel.rulebook import Rulebook
from tests.games.luck_and_logic.positions import Placed, Zones, battle, both_editions, member, table

rule = pytest.mark.rule

SET = Placed("Actor", attached={"set-FL:0": [Placed("Blank", face_down=True), Placed("One", face_down=True)]})
BARE = Placed("Actor")
PRICES = ("ACT: [Drop this member]", "ACT: [Stock this member]", "ACT: [Return this member to your hand]")


@rule("9.11.1", "5.24.1", both=True)
@both_editions
@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize(
    ("asked", "there", "so"),
    [
        ("this member has set cards", SET, True),
        ("this member has set cards", BARE, False),
        ("this member has three or more set cards", SET, False),
        ("this member has two or more set cards", SET, True),
        ("this member has no set cards", SET, False),
        ("this member has no set cards", BARE, True),
    ],
)
def test_set_cards_of_a_member_that_pays_with_itself(
    book: Rulebook, price: str, asked: str, there: Placed, so: bool
) -> None:
    actor = member("Actor", 1000, "logicalist", f"{price} If {asked}, stock the top card of your deck.")
    match = table(book, {"FL:0": [there], "FR:0": ["One"]}, actor).answer("act:FL:1")
    assert match.count("stock:0") == int(so) + int("Stock" in price)


@rule("9.11.1", "2.1.3", both=True)
@both_editions
@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ('this member is named "Actor"', True),
        ('this member is not named "Actor"', False),
        ('this member is named "One"', False),
        ("this member is a Logicalist", True),
        ("this member is not a Logicalist", False),
        ("this member is a Foreigner", False),
        ("this member is a resting member", True),
        ("this member is a left member", True),
        ("this member is a member in the back row", False),
        ("this member is not standing", True),
        ("this member is <<Here>>", True),
    ],
)
def test_what_a_member_is_that_pays_with_itself(book: Rulebook, price: str, asked: str, so: bool) -> None:
    """In the stock it lies face down, and in the hand nobody sees it."""
    actor = member("Actor", 1000, "logicalist", f"{price} If {asked}, stock the top card of your deck.")
    match = table(book, {"FL:0": [Placed("Actor", rested=True)], "FR:0": ["One"]}, actor).answer("act:FL:1")
    assert match.count("stock:0") == int(so) + int("Stock" in price)


@rule("9.11.1", "5.24.3", both=True)
@both_editions
def test_cards_that_are_set_to_it_may_be_used_until_they_are_dropped(book: Rulebook) -> None:
    text = "ACT: [Drop this member] Return all cards set to this member to your hand."
    match = table(book, {"FL:0": [SET], "FR:0": ["One"]}, member("Actor", 1000, "logicalist", text)).answer("act:FL:1")
    assert (match.names("drop:0"), sorted(match.names("hand:0"))) == (["Actor"], ["Blank", "One"])


@rule("9.11.1", "5.24.3", both=True)
@both_editions
@pytest.mark.parametrize(("there", "drawn"), [(SET, 1), (BARE, 0)])
def test_set_cards_of_a_member_whose_leaving_is_answered(book: Rulebook, there: Placed, drawn: int) -> None:
    """They have been dropped by the time the ability is played."""
    last = member("Actor", 1000, "logicalist", "AUTO: When this member is dropped, if it has set cards, draw a card.")
    dropper = member("Dropper", 1000, "foreigner", "ACT: Choose one of your other members, and drop it.")
    match = table(book, {"FL:0": [there], "FR:0": ["Dropper"]}, last, dropper).answer("act:FR:1")
    assert (match.count("set-FL:0"), match.count("hand:0")) == (0, drawn)


@rule("9.11.1", both=True)
@both_editions
@pytest.mark.parametrize(
    ("asked", "drawn"), [("it is a Foreigner", 1), ("it is a Logicalist", 0), ("it has power 3000", 1)]
)
def test_the_member_of_the_trigger_that_is_paid_with(book: Rulebook, asked: str, drawn: int) -> None:
    trigger = "When your other member is deployed"
    text = f"AUTO: [Drop one of your other members] {trigger}, draw a card. If {asked}, draw a card."
    zones: Zones = {"FL:0": ["Actor"], "hand:0": ["Guest"], "BL:0": [], "level:0": ["Blank"]}
    match = table(book, zones, member("Actor", 1000, "logicalist", text)).answer("deploy:Guest")
    match.answer("place:FR")
    while match.rule != "7.5.3":
        match.answer("yes" if "yes" in match.offered else match.offered[0])
    assert match.names("drop:0") == ["Guest"]
    assert match.count("hand:0") == 1 + drawn


@rule("9.11.1", both=True)
@both_editions
def test_a_member_that_something_else_has_taken_away_is_what_it_was(book: Rulebook) -> None:
    """What triggers on its attacking looks at how it lay, and at what the member of the trigger was."""
    actor = member(
        "Actor", 3000, "logicalist", "AUTO: When this member attacks, if this member is resting, draw a card."
    )
    watcher = member(
        "Watcher", 1000, "logicalist", "AUTO: When your other member attacks, if it has power 3000, draw a card."
    )
    remover = member(
        "Remover",
        1000,
        "logicalist",
        "AUTO: When your other member attacks, drop all of your other members in the front row.",
    )
    zones: Zones = {"FL:0": ["Actor"], "BL:0": ["Watcher"], "BC:0": ["Remover"], "FR:1": ["One"]}
    match = battle(book, zones, actor, watcher, remover).answer("attack:FL>FR").answer("play:BC:1")
    assert match.names("drop:0") == ["Actor"]
    while any(key.startswith("play:") for key in match.offered):
        match.answer(match.offered[0])
    assert match.count("hand:0") == 2


@rule("9.11.1", "4.15.2", both=True)
@both_editions
def test_whose_soul_a_card_was_that_pays_with_itself(book: Rulebook) -> None:
    text = "ACT (soul): [Drop this card] The member with this card in its soul gets power +1000 until end of turn."
    zones: Zones = {"FL:0": [Placed("Union", attached={"soul:0": ["Inner", "Guest"]})]}
    match = table(book, zones, member("Inner", 1000, "logicalist", text))
    match.answer(next(key for key in match.offered if key.startswith("act:")))
    assert (match.names("drop:0"), match.power("FL:0")) == (["Inner"], 8000)
