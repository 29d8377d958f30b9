"""Printed Duel Masters: what is counted and chosen first, and when it is done; in our own wording."""

import pytest

from tests.language.prints import CREATURES

ALL = " and ".join(
    f"you have a {each} card in your mana zone" for each in ("light", "water", "darkness", "fire", "nature")
)

PAIRS = [
    ("If you have all civilizations in your mana zone, draw a card.", f"If {ALL}, draw a card."),
    (
        "If you have all 5 civilizations in your mana zone, this creature gets +3000 power.",
        f"While {ALL}, this creature gets +3000 power.",
    ),
    (
        (
            "When you put this creature, count the number of your Goblins in the battle zone. Destroy one of your "
            "opponent's creatures that costs the same as or less than that number."
        ),
        (
            "When you put this creature into the battle zone, destroy one of your opponent's creatures that cost no "
            "more than the number of (your Goblin creatures)."
        ),
    ),
    (
        "Choose a race. For each of your creatures that have that race, you may draw a card.",
        "Choose a race. For each of your creatures that have the chosen race, you may draw a card.",
    ),
    # at the end of a turn, whoever's it is
    ("At the end of the turn, untap this creature.", "At the end of any turn, untap this creature."),
    (
        (
            "When this creature is destroyed during your turn, if you have a Goblin in the battle zone, put it into "
            "the battle zone from your graveyard at the end of your turn."
        ),
        (
            "During your turn, when this creature is destroyed, if you have a Goblin creature, after the turn, put "
            "this creature from your graveyard into the battle zone."
        ),
    ),
    (
        "When you put this creature face up into your shield zone or into the battle zone, draw a card.",
        (
            "Either when this creature is put face up into your shield zone or else when you put this creature into "
            "the battle zone, draw a card."
        ),
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_is_counted_chosen_or_put_off(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)
