"""What people type of several sentences together: "unless they do", "otherwise", "instead", "another"."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CHARACTERS, CREATURES, MEMBERS, UNITS, Print

HEADS = {
    MEMBERS: "AUTO: When this member attacks, ",
    CHARACTERS: "Start: When this character attacks, ",
    UNITS: "AUTO (RC): When this unit attacks, ",
    CREATURES: "Whenever this creature attacks, ",
}
PAIRS = [
    # what the other player may do in its place
    (
        MEMBERS,
        "draw a card unless your opponent discards a card.",
        "your opponent may discard a card. If they do not, draw a card.",
    ),
    (
        CHARACTERS,
        "draw a card unless they discard a card.",
        "your opponent does this: You may discard a card. If they do not, draw a card.",
    ),
    (
        CREATURES,
        "destroy one of your opponent's creatures unless they discard a card.",
        ("your opponent does this: You may discard a card. If you do not, destroy one of your opponent's creatures."),
    ),
    (
        MEMBERS,
        "your opponent may discard a card. Otherwise, draw a card.",
        "your opponent may discard a card. If they do not, draw a card.",
    ),
    (
        UNITS,
        "you may discard a card. Otherwise, rest this unit.",
        "you may discard a card. If you do not, rest this unit.",
    ),
    # more in one case than in the other
    *(
        (
            game,
            "draw two cards. If you have no cards in hand, draw three instead.",
            "if you have no cards in your hand, draw three cards but otherwise draw two cards.",
        )
        for game in HEADS
    ),
    # of each player one, and one after the other
    (
        UNITS,
        "choose one of your opponent's rear-guards and one of yours, and retire them.",
        "choose one of your opponent's rear-guards and one of your rear-guards, and retire them.",
    ),
    (
        CREATURES,
        "choose one of your opponent's creatures and one of yours. They battle.",
        "choose one of your opponent's creatures and one of your creatures. Let them battle.",
    ),
    (
        MEMBERS,
        "choose one of your opponent's members and one of yours, and rest them.",
        "choose one of your opponent's members and one of your members, and rest them.",
    ),
    (
        CREATURES,
        (
            "look at the top 5 cards of your deck. Put one of them into your hand, another into your mana zone and "
            "the rest on the bottom of your deck in any order."
        ),
        (
            "look at the top five cards of your deck. Return a card from among them to your hand, put a card from "
            "among them into your mana zone, and put the rest on the bottom of your deck in any order."
        ),
    ),
    (
        MEMBERS,
        "each player discards a card; then, if your opponent has no cards in hand, draw a card.",
        "each player discards a card. If your opponent has no cards in your opponent's hand, draw a card.",
    ),
    # how many, and which
    *(
        (game, f"draw a card for each {name} you have.", f"for each of your {name}s, draw a card.")
        for game, name in ((MEMBERS, "member"), (CHARACTERS, "<Kiln> character"))
    ),
    (
        CHARACTERS,
        "draw a card for each <Kiln> character you have in play.",
        "for each of your <Kiln> characters, draw a card.",
    ),
    (
        MEMBERS,
        "choose 1 opponents member, it gets -1000 power until end of turn.",
        "choose one of your opponent's members, and it gets power -1000 until end of turn.",
    ),
    (
        MEMBERS,
        "look at the top card of your deck. You may put it in the drop zone.",
        "look at the top card of your deck. You may drop it.",
    ),
    (
        MEMBERS,
        "look at the top card of your opponent's deck. You may put it on the bottom.",
        "look at the top card of your opponent's deck. You may put it on the bottom of your opponent's deck.",
    ),
    (
        CHARACTERS,
        "your opponent returns one of his supports to hand.",
        "your opponent chooses one of your opponent's support characters, and put it into your opponent's hand.",
    ),
    (
        MEMBERS,
        "drop each of your opponent's members that has 2000 power or less.",
        "drop all of your opponent's members with power 2000 or less.",
    ),
    (
        MEMBERS,
        "choose one of your opponent's members. If its power is 3000 or less, drop it.",
        "choose one of your opponent's members. If it has power 3000 or less, drop it.",
    ),
    (
        CHARACTERS,
        "choose one of your opponent's characters. If its AP is 3000 or less, rest it.",
        "choose one of your opponent's characters. If it is a character with AP 3000 or less, rest it.",
    ),
    (
        CREATURES,
        "choose one of your opponent's creatures. If its power is 3000 or less, destroy it.",
        "choose one of your opponent's creatures. If it is a creature that has power 3000 or less, destroy it.",
    ),
    (
        CHARACTERS,
        "reveal the top 3 cards of your deck. Put one of them into your hand and the rest in the discard pile.",
        (
            "reveal the top three cards of your deck. Put a card from among them into your hand, and put the rest into "
            "the discard pile."
        ),
    ),
]


@pytest.mark.parametrize(("game", "typed", "meant"), PAIRS)
def test_sentences_are_read_together(game: Print, typed: str, meant: str) -> None:
    game.assert_means(HEADS[game] + typed, HEADS[game] + meant)


UNREAD = [
    (MEMBERS, "if you have no cards in hand, draw a card unless they discard a card.", "unless", "say when it is so"),
    (CREATURES, "your opponent discards a card unless they pay 2 mana.", "unless", "what may be done in its place"),
    (
        CREATURES,
        "put a creature from your hand into the battle zone, then yet another one.",
        "yet",
        "how many there are",
    ),
    (CREATURES, "if you have 3 cards in your hand, draw a card.", ",", "whether more will do"),
    (
        UNITS,
        "choose one of your rear-guards and one of your opponent's rear-guards, and retire it.",
        "AUTO",
        "one or the other of the two",
    ),
    (
        CREATURES,
        "choose one of your creatures and one of your opponent's creatures. Tap it.",
        "Whenever",
        "one or the other of the two",
    ),
    *(
        (game, f"if you have no cards in hand, {who} may discard a card. Otherwise, draw a card.", where, "otherwise")
        for game, where in ((MEMBERS, "Otherwise"), (CHARACTERS, "Otherwise"), (CREATURES, "Whenever"))
        for who in ("you", "your opponent")
    ),
    (CHARACTERS, "choose a support, and rest it.", "a support", "it does not say whose"),
    (CHARACTERS, "if you have 3 characters, draw a card.", "characters", 'write as "exactly 3" or "3 or more"'),
]


@pytest.mark.parametrize(("game", "typed", "where", "said"), UNREAD)
def test_what_leaves_it_open_is_refused_with_what_to_write(game: Print, typed: str, where: str, said: str) -> None:
    with pytest.raises(CardTextError, match=said) as wrong:
        game.reader().read(HEADS[game] + typed)
    assert wrong.value.text[wrong.value.position :].startswith(where)
