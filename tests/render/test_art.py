"""Art of its own for each card: told apart at a glance in a deck, and the same everywhere and all through a match."""

import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games import rulebooks
from engine.kernel.cards import Values, values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from render.common.art import Art, paint_art, style_of
from render.common.colours import INK
from render.common.crests import Crest, Ring, crest_of
from render.common.faces import CardFace
from render.common.pen import Pen
from render.games import layout

every_game = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: str(rulebook.name))

ALIKE = 4.0
"""Levels of brightness, of 255, by which two arts differ on average if nobody could tell them apart."""

NORTH = style_of("north")
FOX = Art("N-1 Winter Fox", "Beast", 2)


def painted(face: CardFace) -> Image.Image:
    """The art of a card, as small as on a board."""
    pen = Pen(120, 96, 0.5, face.style.palette.deep)
    paint_art(pen, pen.box, face.style, face.art)
    return pen.done()


def faces(rulebook: Rulebook) -> Iterator[CardFace]:
    for card in rulebook.cards().values():
        yield layout(rulebook.folder).face(card, card.values)


def digest() -> str:
    """A number of all arts of all games."""
    sums = sha256()
    for rulebook in rulebooks().values():
        for face in list(faces(rulebook))[::7]:
            sums.update(painted(face).tobytes())
            sums.update(repr(crest_of(face.art.card)).encode())
    return sums.hexdigest()


def north(art: Art) -> bytes:
    pen = Pen(120, 96, 0.5, INK)
    paint_art(pen, pen.box, NORTH, art)
    return pen.done().tobytes()


@every_game
def test_no_two_cards_of_a_game_have_the_same_art(rulebook: Rulebook) -> None:
    cards = list(faces(rulebook))
    assert len({painted(face).tobytes() for face in cards}) == len(cards)


@every_game
def test_the_cards_of_a_deck_are_told_apart_by_their_art(rulebook: Rulebook) -> None:
    for starter in rulebook.decks.starters():
        numbers = {number for section in starter.deck.sections.values() for number in section}
        cards = [layout(rulebook.folder).face(card, card.values) for card in map(rulebook.cards().get, numbers) if card]
        assert len({crest_of(face.art.card) for face in cards}) == len(cards)
        arts = {face.name: painted(face).convert("L") for face in cards}
        for (one, first), (other, second) in combinations(arts.items(), 2):
            assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] > ALIKE, (one, other)


def test_art_is_the_same_in_every_process() -> None:
    """Whatever the order in which sets of words come in it."""
    program = "from tests.render.test_art import digest; print(digest())"
    other = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONHASHSEED": "7", "PYTHONPATH": "."}, capture_output=True, check=True
    )
    assert other.stdout.decode().strip() == digest()


def test_a_crest_is_the_same_on_every_machine() -> None:
    assert crest_of(FOX.card) == Crest(
        Ring("arcs", 3, False), Ring("sharp star", 7, True), Ring("stone", 6, True), True
    )


@pytest.mark.parametrize(
    "other", [FOX._replace(card="N-2 Winter Fox"), FOX._replace(family="Bird"), FOX._replace(rank=3)]
)
def test_art_is_made_from_what_is_printed(other: Art) -> None:
    assert north(other) != north(FOX)
    assert north(FOX) == north(FOX)


@every_game
def test_art_stays_what_it_is_whatever_becomes_of_a_card(rulebook: Rulebook) -> None:
    face = layout(rulebook.folder).face

    def changed(card: CardDefinition) -> Values:
        return values_of({name: value + 1 if type(value) is int else value for name, value in card.values.items()})

    for card in rulebook.cards().values():
        assert face(card, changed(card)).art == face(card, card.values).art
