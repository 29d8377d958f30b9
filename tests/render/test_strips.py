"""Hands as strips: what stands on a strip covers nothing else of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from render.common.colours import GUARD
from render.common.faces import Figure, Light
from render.common.pictures import PHONE
from render.common.sheets import SheetCard
from render.common.strips import Strips
from render.common.tiles import STRIPS
from tests.render.test_faces import BARE


def drawn(name: str, number: str) -> bytes:
    """The part of a low strip where the number stands that its card is chosen by."""
    face = replace(BARE, name=name, short=name)
    entries = tuple(SheetCard(face, number=number) for _ in range(6))
    stage = Strips(entries, "", PHONE, "hand", "", b"").compose()
    scale = stage.image.width / 1080
    left, top, right, bottom = (round(scale * each) for each in (62, 8, 96, 48))
    return stage.image.crop((left, top, right, bottom)).tobytes()


@pytest.mark.parametrize("number", ["1", "12"])
def test_the_number_of_a_choice_stands_beside_the_name_of_its_card(number: str) -> None:
    assert drawn("Becalmed", number) == drawn("Matters Home", number)
    assert drawn("Becalmed", "") != drawn("Matters Home", "")


def test_a_strip_that_was_drawn_before_is_the_same_and_no_other() -> None:
    face = replace(BARE, name="Becalmed", text="Draw a card.")
    cards = [SheetCard(face, light, number) for light in Light for number in ("", "1")]
    many = [Strips(tuple([card] * count), "", PHONE, "hand", "", b"") for card in cards for count in (1, 3, 7)]
    drawn_before = [strips.compose().image.tobytes() for strips in (*many, *many)]
    STRIPS.clear()
    anew = []
    for strips in many:
        anew.append(strips.compose().image.tobytes())
        STRIPS.clear()
    assert drawn_before == [*anew, *anew]
    assert len(set(anew)) == len(many)


def test_the_art_of_a_card_is_painted_once_for_its_strips_and_one_that_is_dim_is_not_drawn_again() -> None:
    def drawn_anew(light: Light, number: str) -> int:
        before = STRIPS.size
        Strips((SheetCard(BARE, light, number),), "", PHONE, "hand", "", b"").compose()
        return STRIPS.size - before

    STRIPS.clear()
    strip_and_art = drawn_anew(Light.PLAIN, "")
    assert 0 < drawn_anew(Light.BRIGHT, "") == drawn_anew(Light.PLAIN, "1") < strip_and_art
    assert drawn_anew(Light.DIM, "") == 0


def strip(**facts: Any) -> bytes:
    """A strip of a card that has much at its right end."""
    face = replace(BARE, power="10000", second=Figure("P", GUARD, "+4000"), **facts)
    entry = SheetCard(face, Light.BRIGHT, count="×3")
    return Strips((entry, entry), "", PHONE, "hand", "", b"").compose().image.tobytes()


def test_a_name_that_has_no_room_on_a_line_is_whole_on_two() -> None:
    whole = [strip(name=name, short=name) for name in ("Lighthouse Far Out", "Lighthouse Far Off")]
    assert whole[0] != whole[1], "the last word is there"


def test_a_power_that_differs_from_the_printed_one_says_which_way() -> None:
    assert len({strip(name="A", short="A", change=change) for change in (-1000, 0, 1000)}) == 3
