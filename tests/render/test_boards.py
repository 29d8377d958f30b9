"""Boards: legal pictures, the same for the same view, within their budget of bytes, described in words."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from io import BytesIO
from multiprocessing import get_context

import pytest
from PIL import Image

from engine.kernel.cards import values_of
from engine.kernel.state import Outcome
from render import PHONE, PREVIEW, NoLayoutError, Picture, Texts, board, hand, table
from render.common import board_layout
from render.common.faces import small
from render.common.tiles import TILES
from render.games import layout
from render.vanguard import geometry
from render.vanguard.faces import face
from render.vanguard.geometry import Field
from tests.render import level_neo_positions
from tests.render.positions import CARDS, NAMES, POSITIONS, Table, attack, crowded, drive_check, middle, opening, won
from tests.replacing import replace

Position = Callable[[], Table | level_neo_positions.Table]
BOARDS: dict[str, Position] = {
    **{f"vanguard-{name}": position for name, position in POSITIONS.items()},
    **{f"level-neo-{name}": position for name, position in level_neo_positions.POSITIONS.items()},
}
positions = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
boards = pytest.mark.parametrize("position", BOARDS.values(), ids=BOARDS)


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


@boards
def test_a_board_is_a_picture_of_the_size_it_says_in_at_most_110_kilobytes(position: Position) -> None:
    picture = board(position().view(), NAMES)
    assert pixels(picture).size == (picture.width, picture.height) == (1080, 1080)
    assert picture.filename.endswith(".png")
    assert len(picture.data) <= 110_000


@boards
def test_the_same_position_gives_the_same_bytes_with_and_without_tiles_in_the_cache(
    position: Position,
) -> None:
    warm = board(position().view(), NAMES)
    assert board(position().view(), NAMES) == warm
    TILES.clear()
    assert board(position().view(), NAMES) == warm


def drawn(name: str) -> Picture:
    return board(BOARDS[name]().view(), NAMES)


def test_threads_that_draw_at_once_give_the_bytes_of_one_alone() -> None:
    alone = {name: drawn(name) for name in BOARDS}
    TILES.clear()
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(drawn, [*BOARDS, *BOARDS])) == [*alone.values(), *alone.values()]


@pytest.mark.parametrize("start", ["spawn", "forkserver"])
def test_another_process_gives_the_same_bytes(start: str) -> None:
    with ProcessPoolExecutor(1, mp_context=get_context(start)) as other:
        assert other.submit(drawn, "vanguard-attack").result() == drawn("vanguard-attack")


@boards
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_a_table_leaves_out_of_a_view_is_not_drawn(position: Position, viewer: int | None) -> None:
    seen = position().view(viewer)
    assert board(seen, NAMES) == layout(seen.folder).board(seen, NAMES, PHONE, Texts().of(seen.folder))


@boards
def test_seat_0_and_spectators_share_a_table_whatever_hands_hold_and_seat_1_has_another(position: Position) -> None:
    held = position()
    held.put("hand:0", min(CARDS) if isinstance(held, Table) else min(level_neo_positions.CARDS))
    assert table(held.view(0)) == table(held.view(None)) != table(held.view(1))


def test_what_a_player_reveals_is_on_the_tables_of_all_others() -> None:
    held, revealed = middle(), middle()
    held.put("hand:0", "Wingal")
    revealed.put("hand:0", "Wingal", marks=("shown",))
    for viewer, is_news in ((None, True), (0, False), (1, True)):
        seen = revealed.view(viewer)
        assert (table(seen) != table(held.view(viewer))) is is_news
        assert board(seen, NAMES) == layout(seen.folder).board(seen, NAMES, PHONE, Texts().of(seen.folder))


def test_a_back_shows_nothing_but_a_back() -> None:
    """Cards in the hand and the deck change nothing on a board that the numbers of them do not say."""
    hidden, shown = middle(), middle()
    hidden.hide("hand:0", 3)
    shown.secret.pop("hand:0")
    shown.put("hand:0", "Wingal", "Flogal", "Blaster Blade")
    assert board(hidden.view(), NAMES) == board(shown.view(), NAMES)


def test_the_left_column_lies_before_the_right_column_of_the_opponent() -> None:
    for mine, theirs in (("FL", "FR"), ("V", "V"), ("FR", "FL"), ("BL", "BR"), ("BC", "BC")):
        assert Field().circle(mine, 0, near=True)[0] == Field().circle(theirs, 1, near=False)[0]


def test_no_two_circles_overlap_and_all_lie_between_the_players_lines() -> None:
    middles = [Field().circle(place, 0, near=near) for near in (True, False) for place in geometry.CIRCLES]
    assert len({(x // 150, y // 150) for x, y in middles}) == len(middles)
    assert all(board_layout.STRIP + 90 <= y <= board_layout.HIGH - board_layout.STRIP - 90 for _, y in middles)


def test_each_player_sees_their_own_side_at_the_bottom() -> None:
    table = opening()
    for viewer, near, far in (
        (0, "Stardust Trumpeter", "Lizard Runner, Undeux"),
        (1, "Lizard Runner, Undeux", "Stardust Trumpeter"),
    ):
        picture = pixels(board(table.view(viewer), NAMES))
        for name, spot in ((near, Field().circle("V", 0, near=True)), (far, Field().circle("V", 1, near=False))):
            palette = face(CARDS[name], CARDS[name].values).style.palette
            x, y = round(spot[0]), round(spot[1])
            edge = picture.getpixel((x, y - 86))
            assert edge == pytest.approx(palette.accent, abs=40)


def test_a_rested_unit_lies_across() -> None:
    shown = face(CARDS["Wingal"], CARDS["Wingal"].values)
    standing, rested = small(shown, 1.0), small(shown, 1.0, rested=True)
    assert standing.size == rested.size[::-1]
    assert standing.width < standing.height


def test_the_same_unit_with_another_power_looks_different() -> None:
    values = CARDS["Wingal"].values
    looks = {
        small(face(CARDS["Wingal"], values_of({**values, "power": power})), 1.0, rested=rested).tobytes()
        for power in (1000, 6000, 11000)
        for rested in (True, False)
    }
    assert len(looks) == 6


def test_a_smaller_board_is_the_same_board() -> None:
    small = board(crowded().view(), NAMES, size=PREVIEW)
    large = board(crowded().view(), NAMES)
    assert (small.width, small.height) == (540, 540)
    assert small.alt == large.alt


@pytest.mark.parametrize("nameless", ["\uae40\ucca0\uc218", "\N{SMILING FACE WITH SUNGLASSES}", ""])
def test_a_name_that_no_font_can_write_is_drawn_as_the_seat_and_read_out_as_it_is(nameless: str) -> None:
    position = attack().view()
    drawn, called = board(position, (nameless, "Bob")), board(position, ("Player 1", "Bob"))
    assert drawn.data == called.data
    assert nameless in drawn.alt
    assert hand(attack().view(0), (nameless, "Bob")).data == hand(attack().view(0), ("Player 1", "Bob")).data


def test_a_board_takes_any_names() -> None:
    names = ("トシキ・櫂" * 10, "\N{SMILING FACE WITH SUNGLASSES}" * 32)
    picture = board(attack().view(), names)
    assert pixels(picture).size == (1080, 1080)
    assert len(picture.alt) <= 1024


def test_a_board_without_vanguards_is_drawn() -> None:
    assert "No vanguard." in board(Table(turn=0, phase="preparation").view(), NAMES).alt


def test_more_guardians_than_were_ever_called_still_fit() -> None:
    table = attack()
    guardians = table.put("G:1", *["Dragon Monk, Genjo"] * 14, rested=True)
    assert table.battle is not None
    table.battle = {**table.battle, "guarding": {card.id: "V:1" for card in guardians}}
    assert pixels(board(table.view(), NAMES)).size == (1080, 1080)


def test_a_unit_may_attack_its_neighbour() -> None:
    """A dominated unit attacks from its circle among those that it attacks (10.35)."""
    table = attack()
    table.fight("attack step", "FR:1", {"V:1": 16000, "BR:1": 8000}, 7000)
    assert pixels(board(table.view(), NAMES)).size == (1080, 1080)


def test_pictures_do_not_depend_on_what_was_drawn_before() -> None:
    """Guardians stand a hair's breadth elsewhere as they become more, so that their lines nearly coincide."""

    def guarded_by(number: int) -> Picture:
        table = attack()
        table.cards["G:1"].clear()
        guardians = table.put("G:1", *["Dragon Monk, Genjo"] * number, rested=True)
        assert table.battle is not None
        table.battle = {**table.battle, "guarding": {card.id: "V:1" for card in guardians}}
        return board(table.view(), NAMES)

    alone = []
    for number in range(1, 11):
        TILES.clear()
        alone.append(guarded_by(number))
    TILES.clear()
    assert [guarded_by(number) for number in range(10, 0, -1)] == alone[::-1]


def test_face_up_and_face_down_damage_differ_without_colour() -> None:
    up, down = opening(), opening()
    up.put("damage:0", "Wingal")
    down.put("damage:0", "Wingal", face_down=True)
    first, second = (pixels(board(table.view(), NAMES)).convert("L") for table in (up, down))
    slot = (26, 690, 222, 735)
    differing = sum(
        abs(a - b) > 24 for a, b in zip(first.crop(slot).tobytes(), second.crop(slot).tobytes(), strict=True)
    )
    assert differing > 0.3 * 196 * 45


@positions
def test_alt_text_says_all_in_at_most_1024_characters(position: Callable[[], Table]) -> None:
    table = position()
    alt = board(table.view(), NAMES).alt
    assert len(alt) <= 1024
    for player, name in enumerate(NAMES):
        assert f"{name}: damage {len(table.cards.get(f'damage:{player}', []))} of 6" in alt


def test_alt_text_of_an_attack_names_who_attacks_whom_with_what() -> None:
    alt = board(attack().view(), NAMES).alt
    assert alt.startswith("Turn 7, Aichi’s battle phase, guard step. Toshiki is to decide. ")
    assert "Solitary Knight, Gancelot, boosted by Little Sage, Marron, attacks Dragonic Overlord" in alt
    assert "(power 22000 against 31000)." in alt
    assert "2 guardians: Dragon Monk, Genjo, Lizard Soldier, Ganlu." in alt
    assert "Toshiki: damage 3 of 6, 2 face down; hand 4, soul 3, deck 27, drop 5." in alt


def test_alt_text_of_a_check_names_the_card_and_its_trigger() -> None:
    assert "The check shows Bringer of Good Luck, Epona, a critical trigger." in board(drive_check().view(), NAMES).alt


def test_alt_text_says_how_the_match_ended() -> None:
    assert "Aichi has won." in board(won().view(), NAMES).alt
    drawn_game = replace(won().view(), outcome=Outcome(None, "9.2.1", "damage"))
    assert "The game is a draw." in board(drawn_game, NAMES).alt


def test_a_revealed_card_lies_in_the_middle_for_all_but_its_owner() -> None:
    hidden, revealed = middle(), middle()
    hidden.hide("hand:0", 6)
    revealed.put("hand:0", "Solitary Knight, Gancelot", marks=("shown",))
    for viewer, news in ((None, True), (1, True), (0, False)):
        picture = board(revealed.view(viewer), NAMES)
        assert ("Shown: Solitary Knight, Gancelot." in picture.alt) is news
        assert (picture.data != board(hidden.view(viewer), NAMES).data) is news


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome(0, "9.2.2", "damage"), "Turn 14 · six damage · rule 9.2.2"),
        (Outcome(1, "9.2.4", "no vanguard"), "Turn 14 · no vanguard and no soul · rule 9.2.4"),
        (Outcome(1, "", "clock"), "Turn 14 · time"),
        (Outcome(None, "", "thunderstorm"), "Turn 14 · another reason"),
    ],
)
def test_the_end_of_a_match_is_given_its_reason(outcome: Outcome, words: str) -> None:
    reason = outcome.reason.replace(" ", "-")
    assert Texts(game="vanguard")("ended", turn=14, reason=reason, rule=outcome.rule or "none") == words
    assert board(replace(won().view(), outcome=outcome), NAMES).data != board(crowded().view(), NAMES).data


def test_a_locale_without_files_is_drawn_in_english() -> None:
    assert board(attack().view(), NAMES, texts=Texts("ja")) == board(attack().view(), NAMES)


def test_a_game_without_layout_is_named_with_those_that_have_one() -> None:
    with pytest.raises(NoLayoutError, match=r"'chess'.*vanguard"):
        board(replace(opening().view(), folder="chess"), NAMES)
