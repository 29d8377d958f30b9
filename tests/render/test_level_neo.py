"""The board of Level Neo and its cards: what is seen of a position, and that nothing lies over anything else."""

from collections.abc import Callable
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from engine.games.level_neo.turn import WINDOWS
from engine.kernel.state import Outcome
from engine.kernel.views import View
from render import PHONE, Picture, Texts, board, card, deck, hand
from render.common import board_layout
from render.common.faces import small
from render.common.pen import Box
from render.level_neo import geometry
from render.level_neo.board import STEPS, compose
from render.level_neo.colours import COLOURS
from render.level_neo.faces import face
from render.level_neo.field import PlacedCharacter, placed
from tests.render.level_neo_positions import (
    ALL,
    CARDS,
    NAMES,
    POSITIONS,
    Table,
    attack,
    bursts,
    combi,
    crowded,
    event,
    level_neo,
    middle,
    opening,
    preparing,
    won,
)
from tests.render.positions import decision
from tests.replacing import replace

TEXTS = Texts(game="level_neo")


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def seen(view: View, box: Box) -> bytes:
    """The part of a board that lies in a box, without its colours, and before they become the few of a picture."""
    drawn = compose(view, NAMES, PHONE, TEXTS).image.convert("L")
    return drawn.crop((int(box.left), int(box.top), int(box.right), int(box.bottom))).tobytes()


def overlap(first: Box, last: Box) -> bool:
    return first.left < last.right and last.left < first.right and first.top < last.bottom and last.top < first.bottom


def supporting(number: int, *, rested: bool = False) -> Table:
    position = opening()
    position.support(0, *(ALL[i % len(ALL)] for i in range(number)), rested=rested)
    return position


@pytest.mark.parametrize("rested", [False, True])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7, 8, 9, 12, 15, 24])
def test_any_number_of_supports_lie_beside_each_other_in_their_field(number: int, rested: bool) -> None:
    for near_seat in (0, 1):
        characters = placed(supporting(number, rested=rested).view(), near_seat)
        boxes = [each.box for each in characters.values()]
        assert len(boxes) == number + 2
        assert not any(overlap(first, last) for first, last in combinations(boxes, 2))
        field = geometry.supports(near_seat == 0)
        supports = [each.box for each in characters.values() if not each.main]
        assert all(box.left >= field.left and box.right <= field.right for box in supports)
        assert all(box.top >= field.top and box.bottom <= field.bottom for box in supports)


def test_twelve_supports_are_still_as_large_as_half_a_card() -> None:
    assert all(each.size > 0.6 for each in placed(supporting(12).view(), 0).values())


def test_a_support_stays_where_it_is_when_another_leaves() -> None:
    position = supporting(5)
    before = placed(position.view(), 0)
    position.cards["S2:0"].clear()
    after = placed(position.view(), 0)
    assert after == {zone: each for zone, each in before.items() if zone != "S2:0"}


def test_arrows_of_supports_behind_the_first_row_begin_before_that_row() -> None:
    characters = placed(supporting(6).view(), 0)
    assert characters["S1:0"].gate == characters["S1:0"].box
    assert characters["S6:0"].gate.bottom <= min(characters[f"S{i}:0"].box.top for i in (1, 2, 3))


def test_only_supports_of_the_same_name_say_where_they_are() -> None:
    position = opening()
    position.support(0, "Ember Knight", "Coral Sentinel", "Ember Knight")
    position.support(1, "Ember Knight")

    def tags(characters: dict[str, PlacedCharacter]) -> dict[str, str]:
        return {zone: each.tag for zone, each in characters.items() if each.tag}

    assert tags(placed(position.view(), 0)) == {"S1:0": "S1", "S3:0": "S3"}
    assert (
        "Supports: S1 Ember Knight 3000, Coral Sentinel 4500, S3 Ember Knight 3000."
        in board(position.view(), NAMES).alt
    )


def test_main_characters_stand_face_to_face_and_everything_lies_between_the_players_lines() -> None:
    assert geometry.main(near=True)[0] == geometry.main(near=False)[0]
    for near in (True, False):
        sides = [geometry.levels(near), geometry.supports(near), geometry.ribbon(near)]
        fields = [*sides, geometry.card(geometry.main(near), geometry.MAIN_SIZE, rested=False)]
        assert not any(overlap(first, last) for first, last in combinations(fields, 2))
        for box in fields:
            assert box.top >= board_layout.STRIP
            assert box.bottom <= board_layout.HIGH - board_layout.STRIP
            assert not any(
                overlap(box, middle) for middle in (board_layout.BAND, board_layout.TURN, board_layout.BATTLE)
            )


def test_each_player_sees_their_own_side_at_the_bottom() -> None:
    position = opening()
    for viewer, near, far in ((0, "red", "blue"), (1, "blue", "red")):
        picture = pixels(board(position.view(viewer), NAMES))
        for colour, (x, y) in ((near, geometry.main(near=True)), (far, geometry.main(near=False))):
            edge = picture.getpixel((round(x), round(y - 137)))
            assert edge == pytest.approx(COLOURS[colour].palette.accent, abs=40)


def test_main_characters_lie_face_down_until_the_first_turn() -> None:
    assert "Main character: face down." in board(preparing().view(), NAMES).alt
    assert "Main character: Ember Knight 3500." in board(opening().view(), NAMES).alt


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_each_level_looks_different_without_colour(level: int) -> None:
    def at(reached: int) -> Table:
        position = opening()
        position.hide("level:0", reached - 1)
        return position

    others = [other for other in range(1, 6) if other != level]
    for box in (geometry.levels(near=True), geometry.ribbon(near=True)):
        assert all(seen(at(level).view(), box) != seen(at(other).view(), box) for other in others)


def test_level_cards_look_different_face_up_and_face_down() -> None:
    up, down = opening(), opening()
    up.put("level:0", "Kestrel Squire")
    down.hide("level:0", 1)
    assert seen(up.view(), geometry.levels(near=True)) != seen(down.view(), geometry.levels(near=True))
    assert "Level zone: 0 face down, face up: Kestrel Squire." in board(up.view(), NAMES).alt
    assert "Level zone: 1 face down." in board(down.view(), NAMES).alt


def test_a_level_card_that_has_burst_in_the_battle_stands_out_from_those_of_earlier_ones() -> None:
    burst, earlier = bursts(), bursts()
    earlier.cards["level:1"] = [replace(card, marks=()) for card in earlier.cards["level:1"]]
    shown, before = burst.view(), earlier.view()
    assert seen(shown, geometry.levels(near=False)) != seen(before, geometry.levels(near=False))
    assert "Level bursts in this battle: Tide Caller." in board(shown, NAMES).alt
    assert "Level bursts" not in board(before, NAMES).alt


def test_a_failed_level_burst_is_said_of_the_player_whose_it_was() -> None:
    position = bursts()
    failed, neither = position.view(), position.view()
    neither = replace(neither, facts={**neither.facts, "battle": {**neither.facts["battle"], "failed": ()}})
    assert seen(failed, geometry.levels(near=True)) != seen(neither, geometry.levels(near=True))
    assert seen(failed, geometry.levels(near=False)) == seen(neither, geometry.levels(near=False))
    assert "Haruka’s level burst has failed." in board(failed, NAMES).alt


def test_ap_is_as_it_now_is() -> None:
    (warden,) = middle().put("S1:0", "Brand Warden", ap=8500)
    assert warden.definition is not None
    shown = face(warden.definition, warden.values)
    assert (shown.power, shown.change) == ("8500", 2000)
    printed = face(warden.definition, warden.definition.values)
    assert small(shown, 1.0).tobytes() != small(printed, 1.0).tobytes()


def test_both_attackers_of_a_combi_attack_are_pointed_out() -> None:
    position = combi()
    both = position.view()
    assert position.battle is not None
    position.battle = {**position.battle, "attackers": ("M:0",)}
    box = placed(both, 0)["S2:0"].box
    assert seen(both, box) != seen(position.view(), box)


def test_a_covered_character_is_marked_and_so_is_the_one_that_covers_it() -> None:
    position = combi()
    covered = position.view()
    assert position.battle is not None
    position.battle = {**position.battle, "covered": None}
    for zone in ("M:1", "S1:1"):
        box = placed(covered, 0)[zone].box
        assert seen(covered, box) != seen(position.view(), box)


def test_a_battle_of_which_a_side_has_left_can_be_drawn() -> None:
    for missing in ({"target": None}, {"attackers": ()}, {"target": None, "covered": None}):
        position = combi()
        assert position.battle is not None
        position.battle = {**position.battle, **missing}
        assert pixels(board(position.view(), NAMES)).size == (1080, 1080)


def test_alt_text_of_a_combi_attack_says_who_attacks_whom_and_who_covers() -> None:
    alt = board(combi().view(), NAMES).alt
    assert alt.startswith("Turn 4 of Haruka, battle phase. Haruka is to decide. ")
    attackers = "Ember Knight and Foundry Knight of the Seventh Forge"
    assert f"{attackers} attack Coral Sentinel together, AP 12000 against 4500. " in alt
    assert "Coral Sentinel covers Tide Caller. Haruka plays the event Forge Song. " in alt
    assert "Haruka: level 3, turn marker 4; hand 4, deck 27, discard pile 3 (Forge Song on top). " in alt
    assert "Supports: Coral Sentinel 4500 resting, Mossback Elder 5000 resting." in alt


def test_names_that_are_too_long_for_the_alt_text_lose_their_titles_first() -> None:
    position = crowded()
    for zone in ("S1:0", "S2:0"):
        (there,) = position.cards[zone]
        assert there.definition is not None
        titled = replace(there.definition, name="Quill, Captain of the Night Barge")
        position.cards[zone] = [replace(there, definition=titled)]
    assert "S1 Quill 2500, S2 Quill 4000 resting" in board(position.view(), NAMES).alt


def test_alt_text_of_an_attack_alone() -> None:
    alt = board(attack().view(), NAMES).alt
    assert "Ren is to decide. Ember Knight attacks Tide Caller, AP 4500 against 2500." in alt
    assert "level 5, Level Neo, turn marker 7;" in board(level_neo().view(), NAMES).alt


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_alt_text_says_all_in_at_most_1024_characters(position: Callable[[], Table]) -> None:
    shown = position()
    alt = board(shown.view(), NAMES).alt
    assert len(alt) <= 1024
    assert alt.endswith(".")
    supports = sum(len(cards) for zone, cards in shown.cards.items() if zone[1].isdigit())
    listed = [sentence for sentence in alt.split(". ") if sentence.startswith("Supports: ")]
    assert sum(sentence.count(",") + 1 for sentence in listed) == supports


def test_an_event_is_shown_while_it_is_resolved() -> None:
    assert "Ren plays the event Undertow." in board(event().view(), NAMES).alt
    assert seen(event().view(), board_layout.BAND) != seen(middle().view(), board_layout.BAND)


def test_a_revealed_card_lies_in_the_middle_for_all_but_its_owner() -> None:
    hidden, revealed = middle(), middle()
    hidden.hide("hand:0", 5)
    revealed.put("hand:0", "Sunlit Marshal", marks=("shown",))
    for viewer, news in ((None, True), (1, True), (0, False)):
        picture = board(revealed.view(viewer), NAMES)
        assert ("Shown: Sunlit Marshal." in picture.alt) is news
        assert (picture.data != board(hidden.view(viewer), NAMES).data) is news


def test_the_deck_and_the_discard_pile_change_what_is_seen_of_them() -> None:
    fuller, other = middle(), middle()
    fuller.decks = (26, 24)
    other.put("discard:0", "Undertow")
    box = geometry.levels(near=True)
    assert len({seen(position.view(), box) for position in (middle(), fuller, other)}) == 3


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome(0, "10.1", "level neo"), "Turn 7 · Level Neo won a battle · rule 10.1"),
        (Outcome(None, "10.2", "deck"), "Turn 7 · no cards left in the deck · rule 10.2"),
        (Outcome(1, "", "clock"), "Turn 7 · time"),
        (Outcome(1, "", "thunderstorm"), "Turn 7 · another reason"),
    ],
)
def test_the_end_of_a_match_is_given_its_reason(outcome: Outcome, words: str) -> None:
    reason = outcome.reason.replace(" ", "-")
    assert TEXTS("ended", turn=13, own=7, reason=reason, rule=outcome.rule or "none") == words
    view = replace(won().view(), outcome=outcome)
    assert seen(view, board_layout.BANNER) != seen(level_neo().view(), board_layout.BANNER)
    assert "attacks" not in board(view, NAMES).alt


@pytest.mark.parametrize(
    "phase",
    ["preparation", "start of turn", "main phase 1", "battle phase", "main phase 2", "end of turn"],
)
def test_each_phase_has_a_name(phase: str) -> None:
    text = f"phase-{phase.replace(' ', '-')}"
    assert TEXTS(text) != text


def test_each_question_of_a_battle_has_a_name() -> None:
    assert all(TEXTS(text) != text for text in (f"step-{rule.replace('.', '-')}" for rule in STEPS))
    assert {rule for window, (rule, _) in WINDOWS.items() if not window.startswith("main")} <= set(STEPS)


def test_a_board_takes_any_names() -> None:
    picture = board(crowded().view(), ("トシキ・櫂" * 10, "\N{SMILING FACE WITH SUNGLASSES}" * 32))
    assert pixels(picture).size == (1080, 1080)
    assert len(picture.alt) <= 1024


def test_a_character_is_described_with_its_costs() -> None:
    assert card(CARDS["Sunlit Marshal"], game="level_neo").alt == (
        "Sunlit Marshal. Yellow · Knight · Sky. Colour Yellow, Turn cost 5, Colour cost 3 × Yellow, 1 × Red, AP 9000. "
        "What Sunlit Marshal does."
    )


def test_an_event_has_no_ap() -> None:
    assert face(CARDS["Forge Song"], CARDS["Forge Song"].values).power == ""
    alt = card(CARDS["Undertow"], game="level_neo").alt
    assert alt.startswith("Undertow. Blue · Event. Colour Blue, Turn cost 2, Colour cost 1 × Blue. (Main / Either)")


def test_a_card_with_a_level_burst_is_marked() -> None:
    bursting, plain = (face(CARDS[name], CARDS[name].values) for name in ("Kestrel Squire", "Coral Sentinel"))
    assert (bursting.mark is not None, bursting.keywords) == (True, "Level Burst")
    assert (plain.mark, plain.keywords) == (None, "")


def test_the_spheres_of_a_colour_cost_carry_letters() -> None:
    pips = face(CARDS["Sunlit Marshal"], CARDS["Sunlit Marshal"].values).pips
    assert "".join(pip.letter for pip in pips) == "YYYR"


def test_hands_and_decks_of_the_game_are_drawn_within_their_budget() -> None:
    position = middle()
    position.secret.pop("hand:0")
    held = position.put("hand:0", *CARDS)
    shown = hand(
        position.view(
            0,
            decision(
                (
                    "a",
                    "support",
                    held[0],
                ),
                rule="4.2.2",
            ),
        ),
        NAMES,
    )
    assert len(shown.data) <= 200_000
    assert shown.alt.startswith("Haruka has 19 cards in hand: Ember Squire; ")
    assert len(deck([(definition, 2) for definition in CARDS.values()], "All", game="level_neo").data) <= 150_000
