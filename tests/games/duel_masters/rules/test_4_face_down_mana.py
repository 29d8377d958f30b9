"""405.1, 405.2. Cards that lie face down in the mana zone are cards of no civilisation, of which one mana comes."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from engine.kernel.visibility import sees
from tests.games.duel_masters.positions import Placed, Zones, creature, spell, table

COVER = spell("Cover", "Turn a card from your mana zone face down.", cost=1)
HIDDEN = Placed("Fish", face_down=True)


@pytest.mark.rule("405.1")
def test_a_text_turns_it_face_down() -> None:
    match = table({"mana zone:0": ["One", "Fish"], "hand:0": ["Cover", "Nine"]}, COVER).answer("cast:Cover")
    match.answer(next(key for key in match.offered if "Fish" in key))
    lying = match.cards("mana zone:0")
    assert [match.match.state.face_down[card] for card in lying] == [False, True]


@pytest.mark.rule("405.1", "112.2", "207.2")
def test_it_gives_one_mana_of_no_civilisation() -> None:
    hand = ["Fish", "Two"]
    assert table({"mana zone:0": ["One", "Fish"], "hand:0": hand}).offered == ["pass", "summon:Fish", "summon:Two"]
    assert table({"mana zone:0": ["One", HIDDEN], "hand:0": hand}).offered == ["pass", "summon:Two"]
    rich = creature("Rich", 1000, mana=2)
    assert table({"mana zone:0": [Placed("Rich", face_down=True)], "hand:0": hand}, rich).offered == ["pass"]
    match = table({"mana zone:0": ["One", HIDDEN], "hand:0": hand}).answer("summon:Two")
    assert all(match.match.state.rested[card] for card in match.cards("mana zone:0"))


@pytest.mark.rule("405.1", "109.2")
def test_texts_see_no_more_of_it_than_that_it_is_a_card_and_lies_face_down() -> None:
    glow = creature(
        "Glow",
        1000,
        "While you have two or more fire cards in your mana zone, this creature gets +1000 power.",
        "While you have a face-down card in your mana zone, this creature gets +5000 power.",
    )
    zones: Zones = {"hand:0": ["Nine"], "B1:0": ["Glow"]}
    assert table({**zones, "mana zone:0": ["One", "One"]}, glow).power("B1:0") == 2000
    assert table({**zones, "mana zone:0": ["One", Placed("One", face_down=True)]}, glow).power("B1:0") == 6000
    call = creature(
        "Call", 1000, "When you put this creature into the battle zone, put a creature from your mana zone into the "
        "battle zone.", cost=1,
    )  # fmt: skip
    match = table({"mana zone:0": ["One", HIDDEN], "hand:0": ["Call"]}, call).answer("summon:Call")
    if match.offered[0].startswith("put"):
        assert match.offered == ["put:One"]
        match.answer("put:One")
    assert match.names("B2:0") == ["One"]


@pytest.mark.rule("405.1", "110.4d")
def test_it_is_not_used_from_there() -> None:
    gate = creature("Gate", 1000, "You can summon creatures from your mana zone.")
    zones: Zones = {
        "mana zone:0": ["One", "Two", Placed("Three", face_down=True)],
        "hand:0": ["Nine"],
        "B1:0": ["Gate"],
    }
    assert table(zones, gate).offered == ["pass", "summon:Nine", "summon:One", "summon:Two"]


@pytest.mark.rule("405.2", "400.2a")
def test_its_owner_may_look_at_it_and_nobody_else_may() -> None:
    match = table({"mana zone:0": ["One", HIDDEN], "hand:0": ["Nine"]}).match
    card = match.state.zones[match.rulebook.zone("mana zone:0")][1]
    assert [sees(match, viewer, card) for viewer in (0, 1, None)] == [True, False, False]
    shown = view(match, 1).zones["mana zone:0"].cards
    assert ["One" in str(each) for each in shown] == [True, False]
    assert "Fish" not in str(shown)


@pytest.mark.rule("405.1")
def test_what_comes_there_face_down_comes_untapped_whatever_its_civilisations_are() -> None:
    bury = spell("Bury", "Put a card from your hand into your mana zone facing down.", cost=1)
    match = table({"mana zone:0": ["One"], "hand:0": ["Bury", "Both", "Both"]}, bury).answer("cast:Bury")
    match.answer(match.offered[0])
    card = match.cards("mana zone:0")[1]
    assert match.match.state.definition[card].name == "Both"
    assert (match.match.state.face_down[card], match.match.state.rested[card]) == (True, False)
    assert not sees(match.match, 1, card)


@pytest.mark.rule("400.5", "405.1")
def test_it_lies_as_any_other_card_where_it_goes() -> None:
    fetch = spell("Fetch", "Put all cards in your mana zone into your graveyard.", cost=1)
    match = table({"mana zone:0": ["One", HIDDEN], "hand:0": ["Fetch", "Nine"]}, fetch).answer("cast:Fetch")
    assert sorted(match.names("graveyard:0")) == ["Fetch", "Fish", "One"]
    assert not any(match.match.state.face_down[card] for card in match.cards("graveyard:0"))


FACING_DOWN = "into your mana zone facing down."


@pytest.mark.rule("101.2", "405.1")
def test_what_keeps_a_player_from_putting_cards_there_keeps_them_from_putting_them_face_down() -> None:
    void = creature("Void", 1000, "Your opponent can't put cards from the hand into the mana zone.")
    bury = spell("Bury", f"Put a card from your hand {FACING_DOWN}", cost=1)
    match = table({"mana zone:0": ["One"], "hand:0": ["Bury", "Both"], "B1:1": ["Void"]}, bury, void)
    match.answer("cast:Bury")
    assert (match.names("hand:0"), match.names("mana zone:0")) == (["Both"], ["One"])


@pytest.mark.rule("113.2", "405.1")
def test_all_cards_of_a_shield_come_there_face_down() -> None:
    bury = spell("Bury", f"Put one of your shields {FACING_DOWN}", cost=1)
    match = table({"mana zone:0": ["One"], "hand:0": ["Bury", "Nine"], "S1:0": ["Two", "Fish"]}, bury)
    match.answer("cast:Bury")
    there = match.cards("mana zone:0")
    assert sorted(match.names("mana zone:0")) == ["Fish", "One", "Two"]
    assert [match.match.state.face_down[card] for card in there] == [False, True, True]
    assert match.told.count("puts-into-mana") == 2


@pytest.mark.rule("405.1", "609.1")
def test_what_goes_elsewhere_instead_lies_there_as_any_other_card() -> None:
    back = creature("Back", 1000, "When this creature would leave the battle zone, put it into your graveyard instead.")
    bury = spell("Bury", f"Put one of your creatures {FACING_DOWN}", cost=1)
    match = table({"mana zone:0": ["One"], "hand:0": ["Bury", "Nine"], "B1:0": ["Back"]}, bury, back)
    match.answer("cast:Bury")
    assert sorted(match.names("graveyard:0")) == ["Back", "Bury"]
    assert not any(match.match.state.face_down[card] for card in match.cards("graveyard:0"))


SOUL = creature("Soul", 1000, "Crystal soul 3", cost=5)


@pytest.mark.rule("207.2", "405.1")
@pytest.mark.parametrize(
    ("mana", "can_be"),
    [
        (["One", HIDDEN, "One"], True),
        (["One", "One", HIDDEN], True),
        (["One", HIDDEN], False),
        ([HIDDEN, HIDDEN], False),
        (["One", "One", "One", "One"], False),
    ],
)
def test_what_lies_face_down_gives_more_while_a_creature_is_summoned_whose_text_says_so(
    mana: list[str | Placed], can_be: bool
) -> None:
    offered = table({"mana zone:0": mana, "hand:0": ["Soul", "Nine"]}, SOUL).offered
    assert ("summon:Soul" in offered) is can_be


@pytest.mark.rule("207.2", "601.1e")
def test_it_gives_as_much_as_ever_for_anything_else() -> None:
    match = table({"mana zone:0": ["One", "One", HIDDEN, HIDDEN], "hand:0": ["Soul", "Three", "Nine"]}, SOUL)
    assert "summon:Three" in match.offered
    match.answer("summon:Soul")
    rested = [match.match.state.rested[card] for card in match.cards("mana zone:0")]
    assert rested.count(True) == 3
    dear = spell("Dear", "Draw a card.", cost=5)
    zones: Zones = {"mana zone:0": ["One", "One", HIDDEN], "hand:0": ["Dear", "Soul"]}
    assert table(zones, SOUL, dear).offered == ["pass", "summon:Soul"]


@pytest.mark.rule("405.1", "109.2c")
def test_all_cards_of_a_creature_come_there_face_down() -> None:
    hide = spell("Hide", "Put one of your creatures into your mana zone facing down.", cost=1)
    risen = Placed("Risen", attached={"under:0": ["Both"]})
    match = table({"mana zone:0": ["One"], "B1:0": [risen], "hand:0": ["Hide", "Nine"]}, hide).answer("cast:Hide")
    came = [card for card in match.cards("mana zone:0") if match.match.state.face_down[card]]
    assert [match.match.state.definition[card].name for card in came] == ["Risen", "Both"]
    assert not any(match.match.state.rested[card] for card in came)
