""" "It" behind an "if" that speaks of certain cards, and "their": read and printed as what they mean, in every game."""

from __future__ import annotations

import pytest

from engine.games.luck_and_logic.vocabulary import language as luck_and_logic
from engine.games.vanguard.vocabulary import language as vanguard
from engine.language.errors import CardTextError


def reads(written: str, printed: str) -> None:
    """It is the same as what is printed, which is read as itself."""
    language = vanguard() if "unit" in written else luck_and_logic()
    compiled = language.compile(written)
    assert language.print(compiled) == printed
    assert language.compile(printed) == compiled


DEFENDING = "AUTO: When logic defined, if your member in battle is defending,"


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        (f"{DEFENDING} rest it.", f"{DEFENDING} rest your member in battle."),
        (f"{DEFENDING} draw a card, and rest it.", f"{DEFENDING} draw a card, and rest your member in battle."),
        (f"{DEFENDING} you may rest it.", f"{DEFENDING} you may rest your member in battle."),
        (f"{DEFENDING} rest it, and stand it.", f"{DEFENDING} rest your member in battle, and stand it."),
    ],
)
def test_it_is_what_the_if_speaks_of(written: str, printed: str) -> None:
    reads(written, printed)


@pytest.mark.parametrize(
    "text",
    [
        f"{DEFENDING} choose one of your other members, and rest it.",
        f"{DEFENDING} search your deck for a Foreigner, reveal it, return it to your hand, and shuffle your deck.",
        f"{DEFENDING} your opponent discards a card, and put it into your level zone.",
        f"{DEFENDING} look at up to two cards from the top of your deck, and reveal it.",
        "AUTO: When this unit attacks, if your vanguard is in legion, search your deck for a card, and ride it.",
        "AUTO: When this unit attacks, if your vanguard is a grade 3 unit, call a Plant token to RC, and rest it.",
        "AUTO: When your other member attacks, if this member is standing, rest it.",
        "AUTO: When your other member attacks, if it is a Foreigner, rest it.",
        "AUTO: When your other member attacks, if you have a Foreigner, rest it.",
        "ACT: Choose one of your members. If it is a Foreigner, rest it.",
    ],
)
def test_it_stays_what_it_was_where_other_cards_were_named_or_none(text: str) -> None:
    reads(text, text)


@pytest.mark.parametrize(
    "text",
    [
        "ACT: Drop it.",
        "ACT: [(1)] Draw a card, and it gets power +1000 until end of turn.",
        "ACT: You may draw a card. If it is a Foreigner, draw a card.",
        "LD: At the end of turn, drop it.",
        "Tool Skill: It gets power +1000 until end of turn.",
        "AUTO: At the beginning of your main phase, if it is a Foreigner, draw a card.",
        "AUTO: At the end of your turn, stand it.",
        "AUTO: Whenever you have no cards in your hand, rest it.",
        "ACT (VC): [Counter Blast 1 & Soul Blast 1] It gets power +5000 until end of turn.",
        "ACT (VC): Soul Charge 1, and if it is a grade 3 unit, draw a card.",
        "AUTO (VC): During your turn, at the end of your turn, retire it.",
    ],
)
def test_it_is_refused_where_no_card_has_been_spoken_of(text: str) -> None:
    language = vanguard() if "unit" in text or "(VC)" in text else luck_and_logic()
    with pytest.raises(CardTextError, match='"it" means no card here'):
        language.compile(text)


@pytest.mark.parametrize(
    "text",
    [
        "ACT: [Discard a card] If it is a Foreigner, draw a card.",
        "ACT: [Rest this member] It gets power +1000 until end of turn.",
        "ACT: Once, when your other member is deployed, it gets power +1000 until end of turn.",
        'ACT: This member gains "AUTO: When your other member attacks, rest it." until end of turn.',
        "ACT: Look at the top card of your deck. If it is a Foreigner, draw a card.",
        "ACT: For each of your members, your opponent discards a card, and put it into your level zone.",
        "AUTO: When you draw a card, reveal it.",
        "AUTO: During your main phase, when your member rests, stand it.",
    ],
)
def test_it_is_what_was_paid_with_what_a_later_event_speaks_of_or_what_was_named(text: str) -> None:
    reads(text, text)


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("ACT: If this member is standing, rest it.", "ACT: If this member is standing, rest this member."),
        (
            "ACT (VC): [Counter Blast 1] If this unit is in legion, stand it.",
            "ACT (VC): [Counter Blast 1] If this unit is in legion, stand this unit.",
        ),
        (
            "AUTO: At the beginning of your main phase, if this member is standing, you may rest it.",
            "AUTO: At the beginning of your main phase, if this member is standing, you may rest this member.",
        ),
    ],
)
def test_it_is_this_card_behind_an_if_where_nothing_speaks_of_another(written: str, printed: str) -> None:
    reads(written, printed)


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("CONT: It gets power +1000.", "CONT: This member gets power +1000."),
        (
            "CONT: If you have a Foreigner, it gets power +1000.",
            "CONT: If you have a Foreigner, this member gets power +1000.",
        ),
        (
            "CONT: If this member is attacking, it gets power +1000.",
            "CONT: If this member is attacking, this member gets power +1000.",
        ),
        (
            "CONT: If your member in battle is defending, it gets power +1000.",
            "CONT: If your member in battle is defending, your member in battle gets power +1000.",
        ),
        (
            "CONT (VC): If this unit is a <Human> card, it gets power +1000.",
            "CONT (VC): If this unit is a <Human> card, this unit gets power +1000.",
        ),
    ],
)
def test_in_a_continuous_ability_it_is_this_card_unless_the_if_speaks_of_others(written: str, printed: str) -> None:
    reads(written, printed)


def test_their_zones_are_those_of_the_opponent() -> None:
    reads(
        "CONT: If your opponent has no cards in their hand, this member gets limit +1.",
        "CONT: If your opponent has no cards in your opponent's hand, this member gets limit +1.",
    )


@pytest.mark.parametrize(
    "text",
    [
        "AUTO (RC): [Discard a card] When this unit attacks, it gets power +5000 until end of battle.",
        "AUTO (RC): [Retire one of your other rear-guards] At the end of the battle that this unit attacked, stand it.",
        "AUTO (VC): [Discard a card] At the beginning of your main phase, it gets power +5000 until end of turn.",
        "ACT (VC): [Discard a card] If you have a card in your soul, it gets power +5000 until end of turn.",
        "AUTO: [Discard a card] When this member attacks, draw a card, and it gets power +1000 until end of battle.",
        "ACT: [Drop one of your other members] You may stand it.",
    ],
)
def test_what_was_paid_with_and_is_gone_gets_nothing(text: str) -> None:
    language = vanguard() if "(" in text.split(":", maxsplit=1)[0] else luck_and_logic()
    with pytest.raises(CardTextError, match='"it" would be the card that was paid with, which is gone'):
        language.compile(text)


@pytest.mark.parametrize(
    "text",
    [
        "AUTO (RC): [Discard a card] When your unit attacks, it gets power +5000 until end of battle.",
        "AUTO (RC): [Discard a card] When this unit attacks a vanguard, it gets power -5000 until end of battle.",
        "AUTO (RC): [Rest one of your rear-guards] When this unit attacks, it gets power +5000 until end of turn.",
        "AUTO (RC): [Discard a card] When this unit attacks, choose one of your units, and stand it.",
        "ACT (VC): [Discard a card] If it is a grade 3 unit, draw a card.",
    ],
)
def test_what_is_there_may_be_strengthened(text: str) -> None:
    reads(text, text)


@pytest.mark.parametrize(
    "text",
    [
        "AUTO (RC): When this unit attacks a vanguard, it gets power +5000 until end of battle.",
        "AUTO (RC): [Discard a card] When this unit's attack hits a vanguard, draw a card, and stand it.",
        "AUTO (RC): At the end of the battle that this unit attacked a vanguard, you may stand it.",
        "AUTO (VC): When this unit is attacked by a vanguard, it gets power +5000 until end of battle.",
        "AUTO: When this member wins against a Foreigner, it gets power +1000 until end of turn.",
    ],
)
def test_whom_this_card_fights_is_not_helped_by_it(text: str) -> None:
    language = vanguard() if "unit" in text else luck_and_logic()
    with pytest.raises(CardTextError, match='"it" would be the card that this one fights'):
        language.compile(text)


@pytest.mark.parametrize(
    "text",
    [
        "AUTO (RC): When this unit attacks a vanguard, it gets power -5000 until end of battle.",
        "AUTO (RC): When this unit attacks a rear-guard, rest it.",
        "AUTO (RC): When this unit boosts a vanguard, it gets power +5000 until end of battle.",
        "AUTO (RC): At the end of the battle that this unit boosted a vanguard, stand it.",
        "AUTO (RC): When your unit attacks a vanguard, it gets power +5000 until end of battle.",
    ],
)
def test_whom_this_card_fights_may_be_weakened_and_whom_it_boosts_be_helped(text: str) -> None:
    reads(text, text)
