"""Hands, choices, decks and single cards."""

from io import BytesIO

import pytest
from PIL import Image

from engine.deck_counts import counted, in_order
from engine.games import rulebooks
from engine.kernel.cards import values_of
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.views import CardView, View
from engine.wording import Wording
from render import CountedRow, Picture, card, choices, deck, descriptions, hand, numbers
from render.common.counts import Counts
from render.games import layout
from render.pictures import ENGLISH, description
from tests.render.positions import CARDS, KAGERO, NAMES, ROYAL, decision, listed, middle
from tests.replacing import replace


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def holding(*names: str, playable: tuple[int, ...] = ()) -> View:
    """Seat 0's view with these cards in hand, of which the pending decision names some."""
    table = middle()
    table.secret.pop("hand:0")
    cards = table.put("hand:0", *names)
    options = [(f"call:{i}", "call", cards[i]) for i in playable]
    return table.view(0, decision(*options, ("pass", "pass", None)))


@pytest.mark.parametrize("number", [0, 1, 3, 5, 6, 12, 16])
def test_a_hand_of_any_size_is_a_picture_within_the_budget(number: int) -> None:
    picture = hand(holding(*ROYAL[:number]), NAMES)
    assert pixels(picture).size == (picture.width, picture.height)
    assert len(picture.data) <= 110_000


def test_a_hand_is_described_with_what_can_be_played() -> None:
    picture = hand(holding("Wingal", "Flogal", "Blaster Blade", playable=(0, 2)), NAMES)
    assert picture.alt == (
        "Aichi has 3 cards in hand: Wingal; Flogal; Blaster Blade. Can be chosen now: Wingal; Blaster Blade."
    )


def test_an_empty_hand_says_so() -> None:
    assert hand(holding(), NAMES).alt == "Aichi has no cards in hand."


def test_all_copies_of_a_card_that_is_offered_once_stand_out() -> None:
    picture = hand(holding("Wingal", "Wingal", "Flogal", playable=(0,)), NAMES)
    assert picture.alt.endswith("Can be chosen now: Wingal; Wingal.")


def test_playable_cards_look_different_even_without_colour() -> None:
    plain = pixels(hand(holding("Wingal", "Flogal"), NAMES)).convert("L")
    marked = pixels(hand(holding("Wingal", "Flogal", playable=(0,)), NAMES)).convert("L")
    assert plain.tobytes() != marked.tobytes()


def test_only_the_viewer_s_own_hand_is_drawn() -> None:
    with pytest.raises(ValueError, match="spectator has no hand"):
        hand(middle().view(), NAMES)


def test_choices_are_numbered_in_the_order_of_the_options_and_each_card_once() -> None:
    table = middle()
    wingal, flogal = table.put("deck:0", "Wingal", "Flogal")
    view = table.view(
        0, decision(("a", "choose", wingal), ("b", "choose", flogal), ("c", "use", wingal), ("no", "no", None))
    )
    assert numbers(view) == {"a": 1, "b": 2, "c": 1}
    assert choices(view).alt == "2 cards to choose from: 1: Wingal; 2: Flogal."


def test_an_option_with_a_card_says_in_a_line_what_the_card_now_is_and_does() -> None:
    table = middle()
    (wingal,) = table.put("FL:0", "Wingal", power=10000)
    back = CardView("hand:1/back", None, values_of({}), 1, 1, rested=False, face_down=False)
    view = table.view(0, decision(("a", "choose", wingal), ("b", "choose", back), ("no", "no", None)))
    assert descriptions(view).cards == {
        "a": "Grade 1 · Power 10000 · Shield 5000 · Critical 1 · Boost — What Wingal does.",
        "b": "a hidden card",
    }
    assert descriptions(table.view(1)).cards == {}


def test_without_a_decision_there_is_nothing_to_choose_and_nothing_numbered() -> None:
    view = middle().view(0)
    assert numbers(view) == {}
    assert choices(view).alt == "There is nothing to choose from."


def test_hidden_cards_among_choices_are_backs() -> None:
    back = CardView("hand:1/back", None, values_of({}), 1, 1, rested=False, face_down=False)
    view = middle().view(0, decision(("o0", "choose", back), ("o1", "choose", back)))
    assert numbers(view) == {"o0": 1, "o1": 2}
    assert choices(view).alt == "2 cards to choose from: 1: a hidden card; 2: a hidden card."


def test_a_whole_deck_to_search_fits_into_one_picture() -> None:
    table = middle()
    cards = table.put("deck:0", *ROYAL, *ROYAL, *ROYAL)
    view = table.view(0, decision(*((f"o{i}", "choose", shown) for i, shown in enumerate(cards))))
    picture = choices(view)
    assert len(picture.alt) <= 1024
    assert len(picture.data) <= 250_000


def test_a_deck_shows_each_card_once_and_says_how_many_there_are() -> None:
    picture = deck([(CARDS["Wingal"], 4), (CARDS["Flogal"], 1)], "Dogs", game="vanguard")
    assert picture.alt == "The deck Dogs, 5 cards: 4 × Wingal; 1 × Flogal."
    assert picture.data != deck([(CARDS["Wingal"], 3), (CARDS["Flogal"], 1)], "Dogs", game="vanguard").data


def test_a_deck_whose_name_no_font_can_write_has_a_title_all_the_same() -> None:
    entries = [(CARDS["Wingal"], 4)]
    emoji = deck(entries, "\N{FIRE}", game="vanguard")
    assert emoji.data == deck(entries, "A deck", game="vanguard").data
    assert "\N{FIRE}" in emoji.alt


def test_a_trial_deck_is_within_the_budget() -> None:
    assert len(deck(listed(KAGERO), "Kagero", game="vanguard").data) <= 110_000


def test_a_card_is_described_with_its_numbers_and_its_text() -> None:
    assert card(CARDS["Wingal"], game="vanguard").alt == (
        "Wingal. Royal Paladin · High Beast. Grade 1, Power 6000, Shield 5000, Critical 1, Skill Boost. "
        "What Wingal does."
    )


def test_a_card_in_a_match_shows_what_it_now_is() -> None:
    (wingal,) = middle().put("FL:0", "Wingal", power=10000)
    assert "Power 10000" in card(wingal, game="vanguard").alt
    assert card(wingal, game="vanguard").data != card(CARDS["Wingal"], game="vanguard").data


def test_the_page_of_a_card_is_as_high_as_its_text_wants_it_to_be() -> None:
    ability = "AUTO: When this unit attacks, choose up to one of your rear-guards, and it gets power +1000."
    texts = ["", ability, "\n".join([ability] * 10), "\n".join([ability] * 20)]
    none, short, long, longest = (card(replace(CARDS["Wingal"], text=text), game="vanguard").height for text in texts)
    assert none == short < long < longest
    assert longest > 1500, "forty lines of thirty pixels"


def test_a_back_has_nothing_to_show() -> None:
    (wingal,) = middle().put("FL:0", "Wingal")
    with pytest.raises(ValueError, match="hidden card"):
        card(replace(wingal, definition=None, values=values_of({})), game="vanguard")


def in_words(book: Rulebook, deck: Deck) -> list[CountedRow]:
    """What is counted in a deck, as its picture takes it."""
    words = Wording(book)
    return [
        CountedRow(
            words.text(each.text),
            tuple([(words.sort(each.text, sort.sort), sort.count) for sort in each.sorts]),
            each.is_curve,
        )
        for each in counted(book, deck)
    ]


@pytest.mark.parametrize(
    "book", [book for book in rulebooks().values() if book.decks.counts], ids=lambda book: book.name
)
def test_a_starter_of_every_game_fits_into_the_budget_with_what_is_counted_in_it(book: Rulebook) -> None:
    for starter in book.decks.starters()[:1]:
        cards = in_order(book, starter.deck)
        picture = deck(cards, starter.name, in_words(book, starter.deck), game=book.folder)
        bare = deck(cards, starter.name, game=book.folder)
        assert picture.width == bare.width
        assert bare.height + 250 <= picture.height <= bare.height + 540
        assert picture.alt == bare.alt
        assert len(picture.data) <= 200_000


def test_plates_stay_within_the_sheet_and_off_the_curve_and_each_other_however_many_and_long_they_are() -> None:
    curve = CountedRow("Grades", tuple((str(grade), grade) for grade in range(12)), is_curve=True)
    long = CountedRow("Clans", tuple((f"{'An astonishingly long clan ' * (i % 4)}{i}", 50 + i) for i in range(15)))
    short = CountedRow("Triggers", (("critical", 4), ("draw", 4)))
    rows = [curve, short, long, short]
    counts = Counts(rows, 1032)
    boxes = [plate.box for _, plates in counts.plates for plate in plates]
    assert len(boxes) == 19
    assert all(400 < box.left < box.right <= 1032 and 0 < box.top < box.bottom <= counts.high for box in boxes)
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            assert one.left >= other.right or one.top >= other.bottom


def test_without_a_curve_the_plates_have_the_whole_width_and_without_anything_nothing_is_above_the_cards() -> None:
    counts = Counts([CountedRow("Triggers", (("critical", 4),))], 1032)
    assert counts.plates[0][1][0].box.left == 0
    assert Counts([], 1032).high == 0


def test_a_curve_of_nothing_is_drawn_all_the_same() -> None:
    nothing = CountedRow("Grades", (("0", 0),), is_curve=True)
    assert deck([], "None", [nothing], game="vanguard").data != deck([], "None", game="vanguard").data


@pytest.mark.parametrize("game", ["vanguard", "duel_masters", "level_neo", "luck_and_logic"])
def test_a_line_about_a_card_leaves_out_only_words_of_facts_that_there_are_and_keeps_lines_apart(game: str) -> None:
    book, texts = rulebooks()[game], ENGLISH.of(game)
    left_out = {texts(word) for word in layout(game).self_evident}
    said = {word for card in book.cards().values() for word, _ in layout(game).facts(card, card.values, texts)}
    assert left_out <= said
    two_lines = next(card for card in book.cards().values() if "\n" in card.text)
    shown = CardView("1", two_lines, two_lines.values, 0, 0, rested=False, face_down=False)
    line = description(shown, game=game)
    assert " · ".join(two_lines.text.splitlines()) in line
    assert not [word for word in left_out if f" {word} " in line.split(" — ")[0]]
