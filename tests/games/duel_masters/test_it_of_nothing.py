""" "It" where no card has been spoken of is refused, whatever ability says so."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.vocabulary import language
from engine.language.errors import CardTextError


@pytest.mark.parametrize(
    "text",
    [
        "Destroy it.",
        "Draw a card, and destroy it.",
        "If it is a fire creature, draw a card.",
        "Let one of your opponent's creatures battle it.",
        "Tap ability: Return it to its owner's hand.",
        "Silent skill: It gets +1000 power until the end of the turn.",
        "Tap this card in your mana zone: Untap it.",
        "Shield trigger plus: Destroy it.",
        "At the end of any turn, destroy it.",
        "At the end of your turn, draw a card, and it gets slayer until the end of the turn.",
        "Either at the start of your turn or else at the end of your turn, destroy it.",
        "When you would lose the game, destroy it instead.",
        "When (you would lose the game) while you have a creature, destroy it instead.",
        "In any zone other than the battle zone: Destroy it.",
        "Terms: you may pay 2 less to summon this. If you do, destroy it.",
        "From now on this turn, when you would lose the game, destroy it instead.",
    ],
)
def test_it_is_refused_where_no_card_has_been_spoken_of(text: str) -> None:
    with pytest.raises(CardTextError, match='"it" means no card here'):
        language().compile(text)


@pytest.mark.parametrize(
    "text",
    [
        "Gacharange summon. It gets speed attacker until the end of the turn.",
        "Gacharange summon twice. They get slayer until the end of the turn.",
        "Your opponent may put a creature from their hand into the battle zone. Destroy it.",
        "Your opponent discards a card at random. If it is a fire card, draw a card.",
        "From now on this turn, when your fire creature would be destroyed, return it to your hand instead.",
        "From now on this turn, when your creature is destroyed, put it into your mana zone.",
        "When you would draw a card, put it into your mana zone instead.",
        "At the end of any turn, destroy all creatures in the battle zone. If it is a fire card, draw a card.",
        "At the end of your turn, you may draw a card. If you do, destroy one of your creatures. Tap it.",
    ],
)
def test_it_is_what_has_been_named_or_what_a_later_event_speaks_of(text: str) -> None:
    compiled = language().compile(text)
    assert language().compile(language().print(compiled)) == compiled
