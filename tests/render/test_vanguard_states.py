"""What cards on Vanguard's circles may be besides units, and what circles are given."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from engine.games.vanguard import field, gifts, locking
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from render import Picture, board
from render.common.board_layout import SIDE, WIDE
from render.common.faces import SMALL_HIGH, SMALL_WIDE
from render.vanguard.geometry import COLUMN, Field
from tests.games.vanguard.positions import table

NAMES = ("Aichi", "Toshiki")
DOWN = Placed("Two", face_down=True)
UNDER = Placed("Two", attached={"equip gauge:1": [DOWN, DOWN]})


def drawn(zones: dict[str, Sequence[Placed | str]]) -> Picture:
    return seen(table(zones))


def seen(at: ScenarioMatch) -> Picture:
    return board(view(at.match, None), NAMES)


@pytest.mark.parametrize(
    ("zones", "said"),
    [
        ({"L:0": ["Other Two"]}, "In legion with Other Two 10000."),
        ({"L:0": [Placed("Other Two", rested=True)]}, "In legion with Other Two 10000 rested."),
        ({"heart:1": ["Other Three"]}, "Hearts: Other Three."),
        ({"lock-FL:0": [DOWN]}, "Locked: front left."),
        ({"FL:1": [UNDER]}, "front left Two 9000 with gauge 2"),
        ({"gzone:1": ["Three", DOWN, DOWN]}, "G zone: 2 face down, 1 face up."),
    ],
)
def test_a_board_shows_and_says_what_a_card_is(zones: dict[str, Sequence[Placed | str]], said: str) -> None:
    plain, picture = drawn({}), drawn(zones)
    assert said in picture.alt
    assert said not in plain.alt
    assert picture.data != plain.data


def test_a_deleted_unit_is_shown_as_one_and_a_vanguard_before_the_match_as_a_back() -> None:
    at = table({})
    before = seen(at)
    locking.delete(at.match, [at.card("V:1")])
    deleted = seen(at)
    assert "Three 0 deleted" in deleted.alt
    at.match.state.turn = 0
    hidden = seen(at)
    assert "deleted" not in hidden.alt
    assert len({before.data, deleted.data, hidden.data}) == 3


def test_gained_circles_and_force_are_shown() -> None:
    memory = {field.GAINED_CIRCLES.name: (2, 0), gifts.FORCED.name: ("V:0", "V:0", "FL:0")}
    at = table({"A1:0": ["Two"], "A2:0": ["One"], "FL:0": ["Two"]}, memory=memory)
    picture = seen(at)
    assert "Accel circle 1 Two 9000" in picture.alt
    assert "Accel circle 2 One 7000" in picture.alt
    assert "Force: front left, vanguard." in picture.alt


@pytest.mark.parametrize("gained", [(0, 0), (1, 0), (2, 3), (6, 6)])
def test_circles_stay_apart_and_beside_the_piles_however_many_are_gained(gained: tuple[int, int]) -> None:
    lies = Field(gained)
    for seat in (0, 1):
        for near in (True, False):
            across = sorted({round(lies.circle(place, seat, near=near)[0], 3) for place in lies.circles(seat)})
            assert all(right - left >= lies.column - 0.01 for left, right in pairwise(across))
            assert across[0] - lies.column / 2 >= 16 + SIDE - 0.01
            assert across[-1] + lies.column / 2 <= WIDE - 16 - SIDE + 0.01
    assert Field().column == COLUMN


def test_the_first_circle_of_one_player_lies_before_the_second_of_the_other() -> None:
    lies = Field((2, 2))
    assert lies.circle("A1", 0, near=True)[0] == pytest.approx(lies.circle("A2", 1, near=False)[0])


def looks_alike(one: Image.Image, other: Image.Image) -> bool:
    """Two parts of pictures, whose 256 colours may differ a little."""
    away = ImageChops.difference(one, other).histogram()  # of each channel in turn
    return not any(any(away[start + 60 : start + 256]) for start in (0, 256, 512))


@pytest.mark.parametrize("rested", [False, True])
def test_the_power_of_both_vanguards_in_a_legion_is_seen_whatever_else_is_said_of_them(rested: bool) -> None:
    """10.6.3.1, 10.26. Neither the leader covers its mate's power, nor a sign of Force either's."""
    zones = {"L:0": [Placed("Other Two", rested=rested)], "V:0": [Placed("Three", rested=rested)]}
    plain = Image.open(BytesIO(seen(table(zones)).data)).convert("RGB")
    forced = Image.open(BytesIO(seen(table(zones, memory={gifts.FORCED.name: ("V:0",)})).data)).convert("RGB")
    lies = Field((0, 0), ("resting" if rested else "standing", ""))
    leader, mate = lies.circle("V", 0, near=True), lies.circle("L", 0, near=True)
    wide, high = (SMALL_HIGH, SMALL_WIDE) if rested else (SMALL_WIDE, SMALL_HIGH)
    assert leader[0] - mate[0] >= SMALL_WIDE - 16 or mate[1] - leader[1] >= 44
    for x, y in (leader, mate):
        power = (round(x - wide / 2), round(y + high / 2 - 40), round(x + wide / 2), round(y + high / 2 - 6))
        assert looks_alike(plain.crop(power), forced.crop(power))
    assert plain.tobytes() != forced.tobytes()


@pytest.mark.parametrize("gained", [0, 2, 6])
def test_a_sign_of_force_covers_no_power_however_small_circles_are(gained: int) -> None:
    def drawn(*forced: str) -> Image.Image:
        memory = {field.GAINED_CIRCLES.name: (gained, 0), gifts.FORCED.name: forced}
        return Image.open(BytesIO(seen(table({"FL:0": ["Two"]}, memory=memory)).data)).convert("RGB")

    lies = Field((gained, 0))
    (x, y), wide, high = lies.circle("FL", 0, near=True), SMALL_WIDE * lies.size, SMALL_HIGH * lies.size
    power = (round(x - wide / 2), round(y + high / 4), round(x + wide / 2), int(y + high / 2 - 7 * lies.size))
    assert looks_alike(drawn("FL:0").crop(power), drawn().crop(power))
