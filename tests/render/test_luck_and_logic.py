"""The board of Luck & Logic and its cards: what is seen of a position, and that nothing lies over anything else."""

from collections.abc import Callable
from io import BytesIO
from itertools import combinations, product

import pytest
from PIL import Image

from engine.games.luck_and_logic.zones import PLACES
from engine.kernel.views import View
from engine.scenarios import Placed
from render import PHONE, Picture, Texts, board, card, hand
from render.common import board_layout
from render.common.pen import Box
from render.luck_and_logic import geometry
from render.luck_and_logic.board import compose
from render.luck_and_logic.faces import face
from render.luck_and_logic.members import placed
from tests.render.luck_and_logic_positions import (
    FIRST,
    LATEST,
    NAMES,
    POSITIONS,
    Table,
    Zones,
    attack,
    crowded,
    down,
    empty_circle,
    first_edition,
    gates,
    large,
    logic,
    opening,
    table,
    won,
)
from tests.replacing import replace

TEXTS = Texts(game="luck_and_logic")


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def seen(view: View, box: Box) -> bytes:
    """The part of a board that lies in a box, without its colours, and before they become the few of a picture."""
    drawn = compose(view, NAMES, PHONE, TEXTS).image.convert("L")
    return drawn.crop((int(box.left), int(box.top), int(box.right), int(box.bottom))).tobytes()


def overlap(first: Box, last: Box) -> bool:
    return first.left < last.right and last.left < first.right and first.top < last.bottom and last.top < first.bottom


def alt(position: Table, viewer: int | None = None) -> str:
    return board(position.view(viewer), NAMES).alt


def test_nothing_lies_over_anything_else() -> None:
    boxes = [board_layout.BAND, board_layout.TURN, board_layout.BATTLE]
    for near in (True, False):
        boxes += [geometry.levels(near), geometry.piles(near), board_layout.strip(near)]
        boxes += [where(place, near) for where in (geometry.circle, geometry.gate) for place in PLACES]
    assert not any(overlap(first, last) for first, last in combinations(boxes, 2))
    assert all(0 <= box.left < box.right <= board_layout.WIDE for box in boxes)
    assert all(0 <= box.top < box.bottom <= board_layout.HIGH for box in boxes)


def test_what_is_next_to_each_other_by_the_rules_is_so_on_the_board() -> None:
    """Front rows face each other, and the left column of one player lies before the right one of the other."""
    for mine, theirs in (("FL", "FR"), ("FC", "FC"), ("FR", "FL")):
        assert geometry.circle(mine, near=True).middle[0] == pytest.approx(
            geometry.circle(theirs, near=False).middle[0]
        )
    for side, column in product((True, False), "LCR"):
        front, back = geometry.circle(f"F{column}", side), geometry.circle(f"B{column}", side)
        gate = geometry.gate(f"F{column}", side)
        assert front.left == back.left == gate.left
        away = [abs(box.middle[1] - board_layout.HIGH / 2) for box in (front, gate, back)]
        assert away == sorted(away)


def test_a_large_member_is_drawn_once_across_all_circles_that_it_covers() -> None:
    members = placed(large().view(), 0)
    for circles in (("FL:0", "FC:0"), ("FR:0", "BR:0"), ("FC:1", "FR:1", "BC:1", "BR:1")):
        boxes = [geometry.circle(name[:2], name.endswith("0")) for name in circles]
        assert all(members[name] == members[circles[0]] for name in circles)
        assert members[circles[0]].box == geometry.around_all(boxes)
    assert members["BL:0"].box == geometry.circle("BL", near=True)


def test_members_of_other_circles_do_not_overlap() -> None:
    for position in (large(), crowded()):
        boxes = {member.box for member in placed(position.view(), 0).values()}
        assert len(boxes) in (5, 12)
        assert not any(overlap(first, last) for first, last in combinations(boxes, 2))


def test_each_player_sees_their_own_side_at_the_bottom() -> None:
    for viewer in (0, 1):
        members = placed(large().view(viewer), viewer)
        assert members[f"FL:{viewer}"].box.top > board_layout.HIGH / 2
        assert members[f"FL:{1 - viewer}"].box.bottom < board_layout.HIGH / 2


def test_a_gate_looks_different_whole_and_broken_and_so_it_does_before_a_large_member() -> None:
    wide: Zones = {"FC:0": [Placed("LL1A/022", covering=("FC:0", "BC:0"))]}
    nobody: Zones = {}
    for zones in (nobody, wide):
        whole, broken = table(zones).view(), table({**zones, **gates(0, {"FC": "LL1A/052"})}).view()
        box = geometry.gate("FC", near=True)
        assert seen(whole, box) != seen(broken, box)
        assert seen(whole, geometry.gate("FL", near=True)) == seen(broken, geometry.gate("FL", near=True))


def test_nobody_sees_which_gates_are_whole_not_even_their_player() -> None:
    def with_gate(number: str) -> Table:
        return table({f"gate-{place}:0": [down(number)] for place in PLACES})

    for viewer in (0, 1, None):
        assert board(with_gate("LL1A/051").view(viewer), NAMES) == board(with_gate("LL1B/054").view(viewer), NAMES)
    assert "Broken gates: front right, back right." in alt(large())


def test_a_resting_member_looks_different_and_is_said_to_rest() -> None:
    standing, resting = (table({"FL:0": [Placed("LL1A/011", rested=rested)]}) for rested in (False, True))
    box = geometry.circle("FL", near=True)
    assert seen(standing.view(), box) != seen(resting.view(), box)
    assert "resting" in alt(resting)
    assert "resting" not in alt(standing)


@pytest.mark.parametrize(
    ("logic", "name"), [("LL1B/003", "limit"), ("LL1B/002", "aura"), ("LL1A/002", "power")], ids=str
)
def test_power_aura_and_limit_are_as_they_now_are(logic: str, name: str) -> None:
    fighters = {"FC:0": ["LL1A/021"], "FC:1": ["LL1B/023"], "hand:1": [logic]}
    levels = {"level:0": ["LL1A/002"], "level:1": ["LL1A/002"]}
    before = table({**fighters, **levels}, "attack:FC>FC", step="choose_attack")
    after = table({**fighters, **levels}, "attack:FC>FC", f"define:{logic}", step="choose_attack")
    first, then = (placed(each.view(), 0)["FC:1"].card.values[name] for each in (before, after))
    assert then > first
    box = geometry.circle("FC", near=False)
    assert seen(before.view(), box) != seen(after.view(), box)


def test_soul_and_set_cards_are_said_of_their_member() -> None:
    said = alt(large(), 0)
    assert "Ship Inside the Lens 10000 resting (1 soul)" in said
    assert "Lamp Apprentice 3000 (Set: Breakwater Giant)" in said
    without = table({"FL:1": [Placed("LL1B/011", rested=True)]})
    box = geometry.circle("FL", near=False)
    assert seen(large().view(), box) != seen(without.view(), box)


def test_only_its_player_sees_which_card_is_set_face_down() -> None:
    def with_set(number: str) -> Table:
        return table({"BL:0": [Placed("LL1A/001", attached={"set-BL:0": [down(number)]})]})

    one, other = with_set("LL1A/012"), with_set("LL1A/011")
    for viewer in (1, None):
        assert board(one.view(viewer), NAMES) == board(other.view(viewer), NAMES)
    assert seen(one.view(0), geometry.circle("BL", True)) != seen(other.view(0), geometry.circle("BL", True))


def test_cards_that_lie_open_in_the_stock_are_seen_and_the_others_are_not() -> None:
    def with_stock(hidden: str, open_card: str) -> View:
        return table({"stock:0": [down(hidden), Placed(open_card, face_down=False)]}).view()

    box = geometry.piles(near=True)
    assert seen(with_stock("LL1A/001", "LL1A/012"), box) == seen(with_stock("LL1A/003", "LL1A/012"), box)
    assert seen(with_stock("LL1A/001", "LL1A/012"), box) != seen(with_stock("LL1A/001", "LL1B/012"), box)
    assert "Face up in the stock: All Hands, Breakwater Giant." in alt(large())


FACE_DOWN: list[list[Placed | str]] = [[down("LL1A/031")], [down("LL1A/031", rested=True)]]
"""A level card that stands, and one that rests: who level boosts has to know."""


def test_level_cards_show_world_and_colour_and_whether_they_stand() -> None:
    def with_level(*cards: Placed | str) -> Table:
        return table({"level:0": cards})

    box = geometry.levels(near=True)
    laid: list[list[Placed | str]] = [["LL1A/031"], [Placed("LL1A/031", rested=True)], ["LL1B/031"], [], *FACE_DOWN]
    pictures = [seen(with_level(*cards).view(), box) for cards in laid]
    assert len(set(pictures)) == len(pictures)
    assert "Level cards: face down, face down resting." in alt(with_level(FACE_DOWN[0][0], FACE_DOWN[1][0]))
    assert "Level cards: Brinelight crimson, face down." in alt(with_level("LL1A/031", down("LL1A/032")))


def test_a_refresh_point_is_seen_before_its_card_goes_to_the_refresh_zone() -> None:
    without, due = table({}), table({}, step="choose_attack", memory={"refresh points": (0, 1)})
    assert due.view().facts["refresh_points"] != (0, 0) or due.view().zones["refresh:1"].count == 1
    box = geometry.piles(near=False)
    assert seen(without.view(), box) != seen(due.view(), box)


def test_what_came_with_2_04_has_no_place_on_a_board_of_1_00() -> None:
    assert first_edition().match.rulebook is FIRST
    assert "Tools" not in alt(first_edition())
    assert "Tools: 3, face up: Brass Sextant." in alt(large())
    assert "My Logicalist: Reader at Large resting." in alt(large())


def test_a_my_logicalist_is_hidden_until_the_first_turn() -> None:
    assert "My Logicalist: a hidden card." in alt(opening())


def test_alt_text_of_an_attack_says_who_attacks_whom_and_what_is_compared() -> None:
    assert "Beacon Rider, Ada attacks Silence, Ismay: power 7000 against 8000." in alt(attack())
    said = alt(logic())
    assert "Beacon Rider, Ada attacks Silence, Ismay: aura 1 against 4." in said
    assert "Logic of Haruka: Becalmed AURA BATTLE. Logic of Ren: Moth of the Margin, Vesp P +1000," in said
    assert "Stray Beam, Lumen attacks the front right circle, which is empty." in alt(empty_circle())


def test_logic_lies_on_the_side_of_its_player_and_the_sides_are_compared() -> None:
    before, after = attack().view(), logic().view()
    for near in (True, False):
        assert seen(before, geometry.row(near)) != seen(after, geometry.row(near))
    assert seen(before, board_layout.BATTLE) != seen(after, board_layout.BATTLE)


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_every_position_is_drawn_small_and_said_within_the_limit(position: Callable[[], Table]) -> None:
    shown = position()
    picture = board(shown.view(), NAMES)
    assert pixels(picture).size == (1080, 1080)
    assert len(picture.data) <= 110_000
    assert len(picture.alt) <= 1024
    assert picture.alt.endswith(".")


def test_after_the_end_the_board_says_who_has_won() -> None:
    assert "Haruka has won." in alt(won())
    assert seen(won().view(), board_layout.BANNER) != seen(first_edition().view(), board_layout.BANNER)


def test_what_is_on_a_card_is_what_its_player_decides_by() -> None:
    cards = LATEST.cards()
    helm = face(cards["LL1A/022"], cards["LL1A/022"].values)
    assert (helm.corner, helm.power, helm.second and helm.second.number) == ("2", "9000", "+3000")
    assert helm.kinds == "Tranceunion · Brinelight"
    assert helm.keywords == "aura 2 · limit 2 · cost 2 · 2 circles"
    calm = face(cards["LL1A/042"], cards["LL1A/042"].values)
    assert (calm.power, calm.keywords) == ("", "compares aura")
    gate = face(cards["LL1A/052"], cards["LL1A/052"].values)
    assert (gate.corner, gate.keywords) == ("", "gate number 2")
    assert "Soul" not in card(cards["LL1A/052"], game="luck_and_logic").alt


def test_a_member_that_is_made_stronger_shows_by_how_much() -> None:
    (changed,) = (each for each in large().view().zones["BL:0"].cards)
    assert changed.definition is not None
    shown = face(changed.definition, changed.values)
    assert (shown.power, shown.change) == ("3000", 1000)


def test_a_hand_says_what_can_be_played() -> None:
    said = hand(large().view(0), NAMES).alt
    assert said.endswith("Gull from Elsewhere, Kestrel Jon.")
    assert "All Hands" not in said.partition("Can be chosen now: ")[2]


def test_an_arrow_covers_no_member_between_the_attacker_and_who_is_attacked() -> None:
    seen = attack().view()
    battles = ({**seen.facts["battle"], "defender": "BC:1", "circle": "BC:1"}, None)
    over, calm = (pixels(board(replace(seen, facts={**seen.facts, "battle": each}), NAMES)) for each in battles)
    left, top, right, bottom = map(round, geometry.circle("FC", near=False))
    assert over.crop((left, top, right, bottom)).tobytes() == calm.crop((left, top, right, bottom)).tobytes()
