"""Duel Masters print in words that few cards use, or with slips, in texts of our own: read as what most cards say."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.prints import reader
from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

COMES = "When you put this creature into the battle zone"

BY_SPELLS = "This creature can't be chosen by any spells."

PAIRS = [
    # letters and marks
    (f"{COMES}, draw a card..", f"{COMES}, draw a card."),
    ("Each of your creatures gets +1000 power andblocker.", "All of your creatures get +1000 power and blocker."),
    ("Chose a creature and tap it.", "Choose a creature in the battle zone, and tap it."),
    ("Put the top of your deck into your mana zone.", "Put the top card of your deck into your mana zone."),
    (
        "Destroy one of your opponent's creatures with blocker.",
        "Destroy one of your opponent's creatures that have blocker.",
    ),
    ("When this creature is put in the battle zone, draw a card.", f"{COMES}, draw a card."),
    # how many
    (
        "If there are 3 or more spells in your graveyard, this creature gets +1000 power.",
        "While you have three or more spells in your graveyard, this creature gets +1000 power.",
    ),
    (
        f"{COMES}, if you have less shields than your opponent, draw a card.",
        f"{COMES}, if you have fewer shields than your opponent, draw a card.",
    ),
    (
        f"{COMES}, if your opponent has more cards in their hand than you do, draw a card.",
        f"{COMES}, if you have fewer cards in your hand than your opponent, draw a card.",
    ),
    (
        "If you have other creatures in the battle zone, this creature can't be blocked.",
        "While you have another creature, this creature can't be blocked.",
    ),
    # which and whom
    ("Destroy all non-Dragons.", "Destroy all non-Dragon creatures in the battle zone."),
    ("Nobody can put psychic creatures into the battle zone.", "Both players can't put any psychic creatures."),
    ("This creature can't attack your opponent.", "This creature can't attack players."),
    # when
    (
        "When this creature is destroyed, return it from your graveyard to your hand.",
        "When this creature is destroyed, return it to your hand.",
    ),
    (
        "When you put this creature or it leaves, draw a card.",
        f"Either w{COMES[1:]} or else when this creature leaves the battle zone, draw a card.",
    ),
    (
        "Whenever this creature attacks while linked, draw a card.",
        "Whenever this creature attacks, if this creature is linked, draw a card.",
    ),
    ("Whenever your opponent would choose a creature with a spell effect, they can't choose this one.", BY_SPELLS),
    ("Your opponent can't choose this creature with spells.", BY_SPELLS),
    (
        "Whenever this creature attacks, you may put any number of cards under this creature into your graveyard.",
        (
            "Whenever this creature attacks, you may put any number of cards lying under this creature into your "
            "graveyard."
        ),
    ),
    ("{STRIKE BACK}: Strike Back: Fire", "Strike back: Fire card"),
    ("When this tamaseed evolves, draw a card.", "When this tamaseed evolves, draw a card."),
    (
        "This creature gets +2000 power during your opponent's turn.",
        "While it is your opponent's turn, this creature gets +2000 power.",
    ),
    ("{SUPER SHIELD TRIGGER}: When you put this creature, draw 2 cards.", f"Super: {COMES}, draw two cards."),
    # keywords that are given
    (
        'Each of your Goblins gets "Saver: Goblin".',
        (
            'All of your Goblin creatures get "when your Goblin creature would be destroyed, you may destroy this '
            'creature instead.".'
        ),
    ),
    # what a card has in the shield zone
    (
        'If you have 3 or more fire cards in your mana zone, this creature gets "shield trigger".',
        "Shield trigger while you have three or more fire cards in your mana zone.",
    ),
    (
        'While you have a Knight in the battle zone, this creature has "shield trigger".',
        "Shield trigger while you have a Knight creature.",
    ),
]


@pytest.mark.parametrize(("printed", "meant"), PAIRS)
def test_what_print_means(printed: str, meant: str) -> None:
    CREATURES.assert_means(printed, meant)


@pytest.mark.parametrize("keyword", ["shield trigger", "guard strike"])
def test_creatures_in_the_battle_zone_get_no_keyword_of_shields(keyword: str) -> None:
    with pytest.raises(CardTextError, match="shield zone"):
        reader().read(f'Each of your creatures in the battle zone gets "{keyword}".')
