"""The pictures that an operator gives a server: found by what lies in its folder, never by a path made of a card."""

import os
from pathlib import Path

import pytest

from engine.games import rulebooks
from engine.kernel.rulebook import Rulebook
from host.card_pictures import LOOKED_AGAIN_SECONDS, CardPictures, file_form
from host.settings import Settings, WrongSettings, load_settings
from render import OwnPicture

SERVER, OTHER = 11, 12


class Seconds:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def put(root: Path, name: str, *, server: int = SERVER, game: str = "tiny", content: bytes = b"picture") -> Path:
    path = root / str(server) / game / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


async def looked_up(root: Path, number: str, *, server: int | None = SERVER, game: str = "tiny") -> OwnPicture | None:
    find = await CardPictures(root).of(server, game)
    return None if find is None else find(number)


@pytest.mark.parametrize(
    ("number", "form"),
    [
        ("TD01/001", "td01_001"),
        ("DM-01/91", "dm-01_91"),
        ("P/P6a-Y20", "p_p6a-y20"),
        ("LN01/001", "ln01_001"),
        ("../../etc/passwd", ".._.._etc_passwd"),
        ("a\\b\0c", "a_b_c"),
        ("秘 1", "__1"),
    ],
)
def test_the_form_of_a_number_is_one_file_name(number: str, form: str) -> None:
    assert file_form(number) == form
    assert not {"/", "\\", "\0"} & set(file_form(number))


@pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: str(rulebook.name))
def test_no_two_cards_of_a_game_want_the_same_file(rulebook: Rulebook) -> None:
    numbers = list(rulebook.cards())
    assert len({file_form(number) for number in numbers}) == len(numbers)


@pytest.mark.parametrize("name", ["DM-01_91.png", "dm-01_91.PNG", "DM-01_91.jpg", "DM-01_91.jpeg", "DM-01_91.webp"])
async def test_a_picture_is_found_by_the_number_of_its_card(name: str, tmp_path: Path) -> None:
    path = put(tmp_path, name)
    facts = path.stat()
    assert await looked_up(tmp_path, "DM-01/91") == OwnPicture(str(path), facts.st_size, facts.st_mtime_ns)


@pytest.mark.parametrize("name", ["DM-01_91.gif", "DM-01_91.svg", "DM-01_91", "DM-01_92.png", ".png"])
async def test_other_files_are_none(name: str, tmp_path: Path) -> None:
    put(tmp_path, name)
    assert await looked_up(tmp_path, "DM-01/91") is None


async def test_each_server_and_each_game_has_its_own(tmp_path: Path) -> None:
    put(tmp_path, "A1.png")
    assert await looked_up(tmp_path, "A1") is not None
    assert await looked_up(tmp_path, "A1", server=OTHER) is None
    assert await looked_up(tmp_path, "A1", server=None) is None
    assert await looked_up(tmp_path, "A1", game="other") is None


async def test_without_a_folder_there_are_none() -> None:
    assert await CardPictures(None).of(SERVER, "tiny") is None


async def test_nothing_outside_of_the_folder_is_reached(tmp_path: Path) -> None:
    """By no number of a card, and by no link that somebody has put there."""
    secret = tmp_path / "secret.png"
    secret.write_bytes(b"secret")
    root = tmp_path / "pictures"
    put(root, "A1.png")
    (root / str(SERVER) / "tiny" / "A2.png").symlink_to(secret)
    os.mkfifo(root / str(SERVER) / "tiny" / "A3.png")
    (root / str(SERVER) / "tiny" / "A4.png").mkdir()
    numbers = ["A2", "A3", "A4", "../../../secret", "/etc/passwd", "..", "", "\0"]
    assert [await looked_up(root, number) for number in numbers] == [None] * len(numbers)
    assert await looked_up(root, "A1") is not None


async def test_the_first_of_several_files_for_one_card_is_taken(tmp_path: Path) -> None:
    for name in ("a1.webp", "A1.png", "a1.jpg"):
        put(tmp_path, name)
    found = await looked_up(tmp_path, "A1")
    assert found is not None
    assert found.path.endswith("A1.png")


async def test_new_and_changed_pictures_are_seen_after_a_while_without_a_restart(tmp_path: Path) -> None:
    seconds = Seconds()
    pictures = CardPictures(tmp_path, seconds)
    assert await pictures.of(SERVER, "tiny") is None
    put(tmp_path, "A1.png")
    seconds.now = LOOKED_AGAIN_SECONDS - 1
    assert await pictures.of(SERVER, "tiny") is None
    seconds.now = LOOKED_AGAIN_SECONDS
    find = await pictures.of(SERVER, "tiny")
    assert find is not None
    before = find("A1")
    put(tmp_path, "A1.png", content=b"another picture")
    seconds.now *= 2
    find = await pictures.of(SERVER, "tiny")
    assert find is not None
    assert find("A1") != before


async def test_a_file_in_the_place_of_a_folder_is_no_folder(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / str(SERVER)).write_bytes(b"")
    assert await looked_up(tmp_path, "A1") is None
    assert "pictures of cards cannot be listed" in caplog.text


def test_a_folder_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text(f"CARD_PICTURES={tmp_path / 'nowhere'}\n", encoding="utf-8")
    with pytest.raises(WrongSettings, match=r"CARD_PICTURES is .*nowhere.*: there is no such folder"):
        load_settings(env_file)
    env_file.write_text(f"CARD_PICTURES={tmp_path}\n", encoding="utf-8")
    assert load_settings(env_file).card_pictures == tmp_path
    assert Settings(_env_file=None).card_pictures is None
