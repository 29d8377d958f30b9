"""The cards: texts in the words of their language, what each type must have, and which edition a card belongs to."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.luck_and_logic.cards import CardRow, all_cards, cards_of_both, definition
from engine.games.luck_and_logic.vocabulary import first_language, language
from engine.games.luck_and_logic.vocabulary.leaving import answers_own_leaving
from engine.games.luck_and_logic.vocabulary.places import VALID_ZONES
from engine.kernel.definitions import CardDefinition
from engine.language.errors import CardTextError

CARDS = sorted(all_cards().values(), key=lambda card: card.number)
by_number = pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.number))


@by_number
def test_a_card_is_printed_in_the_words_of_its_file(card: CardDefinition) -> None:
    assert language().print(card.abilities) == card.text
    if card.number in cards_of_both():
        assert first_language().print(card.abilities) == card.text


@by_number
def test_every_ability_says_where_it_is_valid(card: CardDefinition) -> None:
    """What waits for its own card's leaving speaks wherever that has gone."""
    assert all(ability.zones or answers_own_leaving(ability) for ability in card.abilities)


def test_the_cards_of_the_first_edition_are_cards_of_the_later_one_too() -> None:
    both = cards_of_both()
    assert both.items() <= all_cards().items()
    assert {card.facts["set"][:3] for card in both.values()} == {"LL1"}
    assert len(both) < len(all_cards())


def test_an_ability_that_names_the_usual_zones_is_printed_with_them() -> None:
    row = {"number": "X1", "type": "tactics", "name": "C", "text": "ACT (Battle): Draw a card."}
    (ability,) = definition(CardRow.model_validate(row)).abilities
    assert ability.zones == VALID_ZONES["tactics"]
    assert language().print((ability,)) == "ACT (Battle): Draw a card."


MEMBER = {"number": "X1", "type": "logicalist", "title": "A", "character": ["B"], "territory": 1, "power": 1000}


@pytest.mark.parametrize(
    "fault",
    [
        {"title": None},
        {"character": []},
        {"territory": None},
        {"territory": 3},
        {"power": None},
        {"name": "C"},
        {"paradox_rule": "AURA BATTLE!"},
        {"gate_number": "1"},
        {"blue_edge": True},
        {"type": "tactics"},
    ],
)
def test_a_card_has_what_its_type_has_and_nothing_else(fault: dict[str, Any]) -> None:
    CardRow.model_validate(MEMBER)
    with pytest.raises(ValueError, match="validation error"):
        CardRow.model_validate({**MEMBER, **fault})


def test_a_member_is_called_by_its_title_and_its_characters() -> None:
    row = CardRow.model_validate({**MEMBER, "character": ["B", "C"]})
    assert definition(row).name == "A, B / C"
    assert definition(row).values["characters"] == {"B", "C"}


@pytest.mark.parametrize(
    ("row", "text", "why"),
    [
        ({"type": "tactics", "name": "C"}, "AUTO: When this member attacks, draw a card.", "it is no member"),
        ({"type": "tactics", "name": "C"}, "CONT: This member gets power +1000.", "only members have numbers"),
        ({"type": "gate", "name": "C", "gate_number": "1"}, "AUTO: When this member wins, draw a card.", "no member"),
        (MEMBER, "AUTO: When this gate is destroyed, draw a card.", "it is no gate"),
    ],
)
def test_a_card_does_not_call_itself_what_it_is_not(row: dict[str, Any], text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        definition(CardRow.model_validate({"number": "X1", **row, "text": text}))


@pytest.mark.parametrize(
    "text",
    [
        "CONT: Your member in battle gets power +1000.",
        (
            'AUTO: When logic defined, your member in battle gains "AUTO: When this member wins, draw a card." until '
            "end of battle."
        ),
        "AUTO Detonate.",
    ],
)
def test_a_card_that_is_no_member_speaks_of_members_and_for_them(text: str) -> None:
    row = {"number": "X1", "type": "tactics", "name": "C", "text": text}
    assert definition(CardRow.model_validate(row)).abilities


def test_no_two_cards_have_the_same_name() -> None:
    """They would share the four copies of a deck (6.1.1.1.2.1), and a deck list could not tell them apart."""
    assert len({card.name for card in CARDS}) == len(CARDS)
