"""Pictures of an installation's own: shown in place of our art, and harmless whatever is in their files."""

import os
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games import rulebooks
from engine.games.vanguard import RULEBOOK
from engine.kernel.cards import Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from render import PHONE, OwnPicture, card, deck, pictured_definition
from render.common.art import Art, style_of
from render.common.faces import CardFace, small
from render.common.faces import card as drawn_card
from render.common.own_pictures import MOST_BYTES, covering, whole
from render.common.sheets import SheetCard
from render.common.strips import Strips
from render.games import layout
from tests.replacing import replace

ORCHID = (218, 40, 214)  #: no palette of ours comes near it
FOX = CardFace("Winter Fox", "Fox", style_of("north"), Art("N-1 Winter Fox", "Beast", 2), power="4500")

every_game = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: str(rulebook.name))


def kept(path: Path, image: Image.Image, form: str = "PNG", **options: object) -> OwnPicture:
    """A picture as a file, and as it is found."""
    image.save(path, form, **options)
    return found(path)


def found(path: Path) -> OwnPicture:
    facts = path.lstat()
    return OwnPicture(str(path), facts.st_size, facts.st_mtime_ns)


def orchid(size: tuple[int, int] = (300, 420), mode: str = "RGB") -> Image.Image:
    return Image.new("RGB", size, ORCHID).convert(mode)


def share(image: Image.Image) -> float:
    """How much of a picture is orchid."""
    away = ImageChops.difference(image.convert("RGB"), Image.new("RGB", image.size, ORCHID))
    near = [channel.point([255 * (value < 72) for value in range(256)]) for channel in away.split()]
    return ImageStat.Stat(ImageChops.multiply(ImageChops.multiply(near[0], near[1]), near[2])).mean[0] / 255


def with_picture(picture: OwnPicture | None) -> CardFace:
    return replace(FOX, art=FOX.art._replace(picture=picture))


def decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def test_a_picture_is_shown_on_a_board_in_a_hand_and_among_choices_under_what_is_to_be_read(tmp_path: Path) -> None:
    shown = with_picture(kept(tmp_path / "fox.png", orchid()))
    draw: Callable[[CardFace], Image.Image]
    for draw in (partial(small, scale=1.0), partial(small, scale=1.0, rested=True), partial(drawn_card, scale=1.0)):
        assert share(draw(shown)) > 0.15 > share(draw(FOX)) == 0
        assert draw(replace(shown, power="9500")).tobytes() != draw(shown).tobytes()
    strip, plain = (Strips((SheetCard(face),), "", PHONE, "hand", "", b"").compose().image for face in (shown, FOX))
    assert share(strip) > 0.05 > share(plain) == 0


@every_game
def test_every_game_shows_it(rulebook: Rulebook, tmp_path: Path) -> None:
    picture = kept(tmp_path / "any.png", orchid())
    for definition in list(rulebook.cards().values())[::25]:
        shown = pictured_definition(definition, lambda _: picture)
        face = layout(rulebook.folder).face
        assert face(shown, shown.values).art.picture == picture
        assert face(definition, definition.values).art.picture is None


def first_card() -> CardDefinition:
    return next(iter(RULEBOOK.cards().values()))


def test_a_card_that_is_read_shows_the_whole_picture_and_a_wide_one_in_the_place_of_its_art(tmp_path: Path) -> None:
    high = kept(tmp_path / "high.png", orchid((250, 350)))
    wide = kept(tmp_path / "wide.png", orchid((350, 250)))

    def read(picture: OwnPicture | None) -> float:
        return share(decoded(card(pictured_definition(first_card(), lambda _: picture), game="vanguard").data))

    assert read(high) > 0.3 > read(wide) > 0.1 > read(None)


def test_a_deck_shows_them(tmp_path: Path) -> None:
    picture = kept(tmp_path / "high.png", orchid((250, 350)))
    shown = pictured_definition(first_card(), lambda _: picture)
    assert share(decoded(deck([(shown, 4)], "One", game="vanguard").data)) > 0.05


def test_a_picture_that_has_changed_is_another_one(tmp_path: Path) -> None:
    path = tmp_path / "fox.png"
    first = small(with_picture(kept(path, orchid())), 1.0)
    second = small(with_picture(kept(path, Image.new("RGB", (300, 420), (10, 200, 90)))), 1.0)
    assert share(first) > 0.2 > share(second) == 0


def test_the_same_card_is_the_same_object_so_that_equal_views_have_one_picture(tmp_path: Path) -> None:
    picture = kept(tmp_path / "fox.png", orchid())
    again = OwnPicture(*picture)
    assert pictured_definition(first_card(), lambda _: picture) is pictured_definition(first_card(), lambda _: again)


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGBA", "LA", "I;16", "CMYK"])
def test_pictures_of_any_mode_can_be_shown(mode: str, tmp_path: Path) -> None:
    image = Image.new("I;16", (60, 80), 40_000) if mode == "I;16" else orchid((60, 80), mode)
    form = "JPEG" if mode == "CMYK" else "PNG"
    shown = covering(kept(tmp_path / "picture", image, form), (30, 40))
    assert shown is not None
    assert (shown.size, shown.mode) == ((30, 40), "RGB")


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_pictures_of_these_formats_can_be_shown_whatever_their_files_are_called(form: str, tmp_path: Path) -> None:
    assert covering(kept(tmp_path / "picture.png", orchid(), form), (30, 40)) is not None


def test_what_shines_through_a_picture_is_our_ground(tmp_path: Path) -> None:
    shown = covering(kept(tmp_path / "clear.png", Image.new("RGBA", (60, 80), (255, 255, 255, 0))), (30, 40))
    assert shown is not None
    assert max(high for _, high in ImageStat.Stat(shown).extrema) < 60


def test_a_photograph_is_turned_as_its_camera_says(tmp_path: Path) -> None:
    lying = Image.new("RGB", (400, 300), ORCHID)
    exif = Image.Exif()
    exif[0x0112] = 6
    assert whole(kept(tmp_path / "photo.jpg", lying, "JPEG", exif=exif), (30, 40)) is not None


def _text(path: Path) -> None:
    path.write_text("no picture", encoding="utf-8")


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _cut(path: Path) -> None:
    orchid().save(path, "PNG")
    path.write_bytes(path.read_bytes()[:200])


def _animation(path: Path) -> None:
    orchid().save(path, "GIF")


def _huge(path: Path) -> None:
    """A few bytes that say of themselves that they are 100,000 pixels wide and high."""
    orchid((16, 16)).save(path, "PNG")
    content = bytearray(path.read_bytes())
    content[16:24] = (100_000).to_bytes(4, "big") * 2
    path.write_bytes(content)


def _many_pixels(path: Path) -> None:
    Image.new("1", (5_000, 5_000)).save(path, "PNG")


def _long(path: Path) -> None:
    orchid().save(path, "PNG")
    with path.open("ab") as file:
        file.truncate(MOST_BYTES + 1)


def _tiny(path: Path) -> None:
    orchid((4, 4)).save(path, "PNG")


def _link(path: Path) -> None:
    real = path.with_name("real.png")
    orchid().save(real, "PNG")
    path.symlink_to(real)


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _folder(path: Path) -> None:
    path.mkdir()


def _gone(path: Path) -> None:
    orchid().save(path, "PNG")


@pytest.mark.parametrize(
    "made",
    [_text, _empty, _cut, _animation, _huge, _many_pixels, _long, _tiny, _link, _pipe, _folder, _gone],
    ids=lambda made: made.__name__,
)
def test_what_cannot_be_shown_leaves_our_art(
    made: Callable[[Path], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "fox.png"
    made(path)
    picture = found(path)
    if made is _gone:
        path.unlink()
    for _ in range(2):
        assert small(with_picture(picture), 1.0).tobytes() == small(FOX, 1.0).tobytes()
    said = [record for record in caplog.records if record.message == "a card's picture cannot be used"]
    assert len(said) == 1, "it is said once, and the file is not read again and again"


def test_the_values_of_a_pictured_card_are_its_own(tmp_path: Path) -> None:
    definition = first_card()
    shown = pictured_definition(definition, lambda _: kept(tmp_path / "fox.png", orchid()))
    values: Values = definition.values
    assert (shown.number, shown.values, shown.abilities) == (definition.number, values, definition.abilities)
