"""Printed Duel Masters: keywords with what is done for them, and the ability that they bring on the next line."""

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

REVEALED = (
    "When you put this creature into the battle zone, reveal the top three cards of your deck. Do this once for each "
)
THE_REST = "Put the rest on the bottom of your deck in any order."
RECALLED = (
    "Whenever this creature attacks, you may put two cards from your graveyard on the bottom of your deck in any "
    "order. If you do, "
)


def _thrilling(races: str, ability: str) -> str:
    return f"{{THRILLING THREE}}: {races} (Reveal the top 3 cards of your deck.)\n}}:\n{{THRILLING THREE}}: {ability}"


PAIRS = [
    (_thrilling("Goblin", "Draw a card."), f"{REVEALED}Goblin card revealed this way: (draw a card). {THE_REST}"),
    # what is done for each is all of it
    (
        _thrilling(
            "Goblin and Hunter",
            "Choose one of your opponent's creatures. That creature gets -2000 power until the end of the turn.",
        ),
        (
            f"{REVEALED}Goblin or Hunter card revealed this way: (choose one of your opponent's creatures. It gets "
            f"-2000 power until the end of the turn). {THE_REST}"
        ),
    ),
    # each of two civilizations brings an ability of its own
    (
        (
            "{MULTI SPACE CHARGE}: Light / Nature (Whenever you put a light and/or nature card into your mana zone, "
            "you may use its space charge ability.) Light: Draw a card:\n{SPACE CHARGE}: Nature: Untap a card in "
            "your mana zone."
        ),
        (
            "When a light card comes to your mana zone, you may draw a card.\n"
            "When a nature card comes to your mana zone, you may untap a card from your mana zone."
        ),
    ),
    # a card that is revealed may be any, even where creatures are put for it
    (
        _thrilling("Goblin and Hunter", "Put a Hunter creature from your hand into the battle zone."),
        (
            f"{REVEALED}Goblin or Hunter card revealed this way: (put a Hunter creature from your hand into the battle "
            f"zone). {THE_REST}"
        ),
    ),
    # the number stands in the reminder, with the ability
    (
        (
            "{SOUL RECALL} (Whenever this creature attacks, you may put 2,Draw a card. card(s) in your graveyard on "
            "the bottom of your deck in any order. If you do, you may use this creature's Soul Recall ability.):\n"
            "Draw a card."
        ),
        f"{RECALLED}draw a card.",
    ),
    (
        (
            "Mana Drive 4 (Fire): When you put this creature, if you have 4 or more cards in your mana zone and one or "
            "more of them is fire civilization, you may destroy this creature. If you do, use this creature's "
            "{MANA DRIVE}: ability.\n{MANA DRIVE}: Draw a card. Then discard a card from your hand."
        ),
        (
            "When you put this creature into the battle zone, if you have four or more cards in your mana zone and you "
            "have one or more fire cards in your mana zone, you may destroy this creature. If you do, draw a card, and "
            "discard a card."
        ),
    ),
    (
        (
            "Mana Drive 4 (Goblin): Whenever this creature attacks, if you have 4 or more cards in your mana zone and "
            "at least one of them is Goblins, draw a card."
        ),
        (
            "Whenever this creature attacks, if you have four or more cards in your mana zone and you have one or more "
            "Goblin cards in your mana zone, draw a card."
        ),
    ),
    # what galaxyshield says once, and Galaxy Go again
    (
        (
            "{GALAXYSHIELD} {LW2} (You may pay Light/Water 2.)\n■ At the start of your turn, if this creature is face "
            "up in your shields, summon it with its cost paid.\n{GALAXY GO}\n■ At the start of your turn, if this card "
            "is face up in your shields, summon it with its cost paid."
        ),
        (
            "Galaxyshield light and water 2\nAt the start of your turn, if this creature is face up in your shield "
            "zone, summon this creature from your shield zone for no cost."
        ),
    ),
    ("{CRYSTAL SOUL} 2 (While you are summoning this creature, they give more.)", "Crystal soul 2"),
    # a mark that only reminds of what a seal is
    (
        "When you put this creature, put 2 seals on this creature.\n{SEAL}",
        "When you put this creature into the battle zone, put two seals on this creature.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_an_ability_behind_its_head_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


def test_what_depends_on_something_before_is_not_made_one_with_it() -> None:
    printed = (
        "If you do, use this creature's {MANA DRIVE}: ability.\n{MANA DRIVE}: You may draw a card. Then discard a card."
    )
    with pytest.raises(CardTextError, match="depends on what is before"):
        reader().read(f"When you put this creature, you may destroy this creature. {printed}")
