"""Custom ids carry everything that a component means, and tampered ones mean nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs import custom_ids
from cogs.custom_ids import MOST_CHARACTERS, encode, encode_picks, mark_of, parse, parse_picks, token

ACTIONS = [
    custom_ids.AnswerWith(17, 42, "call:TD01/008"),
    custom_ids.AnswerWith(17, 42, ""),
    custom_ids.PromptPage(1, 2, "0a1b2c3d", 3, "aB-_"),
    custom_ids.Pick(1, 2, "0a1b2c3d", 0, ""),
    custom_ids.Confirm(1, 2, "0a1b2c3d", "xyz"),
    custom_ids.StepBack(1, 2),
    custom_ids.Decide(9),
    custom_ids.ShowHand(9),
    custom_ids.PlayGame(0, "heuristic", "vanguard"),
    custom_ids.PlayGame(custom_ids.MOST_ID, "", "duel_masters"),
    custom_ids.PlayDeck(custom_ids.MOST_ID, "heuristic", "0a1b2c3d", "luck_and_logic_1"),
    custom_ids.StartWith(custom_ids.MOST_ID, "luck_and_logic_1"),
    custom_ids.StartPage(custom_ids.MOST_ID, 3, "luck_and_logic_1"),
    custom_ids.Accept(3),
    custom_ids.AcceptWith(3),
    custom_ids.AcceptDeck(3, "0a1b2c3d"),
    custom_ids.DeckPage(3, 1),
    custom_ids.Decline(3),
    custom_ids.Withdraw(3),
    custom_ids.Consent(4, 1, "undo"),
    custom_ids.Concede(4, 0),
    custom_ids.Rematch(4),
    custom_ids.PlayedDeck(4, 1),
    custom_ids.DeckLists(2, 1, "luck_and_logic_1"),
    custom_ids.DeckLists(0, 0, ""),
    custom_ids.DeleteDeck(1, "vanguard", "Mine / yours"),
    custom_ids.KeepFor(7, "luck_and_logic_1"),
    custom_ids.MendList(1, "luck_and_logic_1", "N" * 60),
    custom_ids.MendList(0, "", "a/b"),
    custom_ids.HelpPage(2),
    custom_ids.LogPage(4, 0),
    custom_ids.PassMenu(4, 12),
    custom_ids.AskAgain(4),
    custom_ids.AllowGames(),
    custom_ids.AllowChannels(),
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_what_is_encoded_is_parsed_back(action: custom_ids.Action) -> None:
    assert parse(encode(action)) == action


@pytest.mark.parametrize(
    "tampered",
    ["", "tc", "tc/answer", "tc/answer/1/2", "tc/answer/one/2/pass", "tc/answer/-1/2/pass", "tc/answer/\u0661/2/pass",
     "tc/decide/", "tc/decide/99999999999999999999", "tc/nothing/1", "other/answer/1/2/pass", "tc/games/1"],
)  # fmt: skip
def test_a_tampered_id_means_nothing(tampered: str) -> None:
    parsed = parse(tampered)
    assert parsed is None or (tampered == "tc/games/1" and parsed == custom_ids.AllowGames())


@given(st.text())
def test_any_text_at_all_can_be_parsed(text: str) -> None:
    parsed = parse("tc/" + text)
    assert parsed is None or type(parsed) in {type(action) for action in ACTIONS}


@given(st.text(min_size=1, max_size=300), st.integers(0, 10**9), st.integers(0, 10**6))
def test_an_answer_fits_into_a_custom_id_however_long_its_key(key: str, match: int, sequence: int) -> None:
    custom_id = encode(custom_ids.AnswerWith(match, sequence, token(key)))
    assert len(custom_id) <= MOST_CHARACTERS
    assert parse(custom_id) == custom_ids.AnswerWith(match, sequence, token(key))


def test_a_short_key_stays_readable_and_long_ones_stay_apart() -> None:
    assert token("attack:FL>V") == "attack:FL>V"
    assert token("x" * 200) != token("x" * 201)
    assert token("x" * 200) == token("x" * 200)


def test_the_mark_of_other_options_is_another() -> None:
    assert mark_of(["a", "b"]) != mark_of(["b", "a"])
    assert mark_of(["a", "b"]) == mark_of(["a", "b"])


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.just(n), st.lists(st.integers(0, n - 1), unique=True))))
def test_picks_come_back_in_their_order(case: tuple[int, list[int]]) -> None:
    options, picks = case
    assert parse_picks(encode_picks(picks, options, ordered=True), options, ordered=True) == tuple(picks)
    assert parse_picks(encode_picks(picks, options, ordered=False), options, ordered=False) == tuple(sorted(picks))


@pytest.mark.parametrize("text", ["!", "zz", "aaa", "/"])
def test_picks_that_cannot_have_been_made_are_no_picks(text: str) -> None:
    assert parse_picks(text, 3, ordered=True) == ()


def test_all_of_a_deck_can_be_picked() -> None:
    everything = encode_picks(range(60), 60, ordered=True)
    assert len(encode(custom_ids.Confirm(123456, 12345, "0a1b2c3d", everything))) <= MOST_CHARACTERS
