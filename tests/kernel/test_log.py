"""The log: whose doing an entry is, as far as somebody may know, and what belongs to something told as one."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.match import Match
from engine.kernel.messages import Ref, Seat
from engine.kernel.telling import Telling
from engine.scenarios import ScenarioMatch
from tests.kernel import tiny
from tests.kernel.tiny import RULEBOOK, begin, put


def whose(match: Match) -> list[int | None]:
    """Whose doing the last entry is for either player and a spectator."""
    assert match.log is not None
    return [match.log.entries[-1].whose(viewer) for viewer in (0, 1, None)]


def test_an_entry_is_the_doing_of_the_first_player_it_names() -> None:
    match = begin({"plain": 6})
    match.tell("plays", player=Seat(1), other=Seat(0))
    assert whose(match) == [1, 1, 1]
    match.tell("ends", number=3)
    assert whose(match) == [None, None, None]


def test_it_is_the_doing_of_a_cards_master_for_who_sees_the_card() -> None:
    match = begin({"plain": 6})
    match.tell("moves", card=Ref(match.cards(tiny.HAND[1])[0]))
    assert whose(match) == [None, 1, None]
    match.tell("moves", card=Ref(put(match, "blue", 1)))
    assert whose(match) == [1, 1, 1]
    match.tell("move", cards=(Ref(put(match, "blue", 1, place="T2")),))
    assert whose(match) == [1, 1, 1]


def test_where_the_card_is_hidden_it_is_the_doing_of_the_player_named_behind_it() -> None:
    match = begin({"plain": 6})
    match.tell("draws", card=Ref(match.cards(tiny.HAND[1])[0]), player=Seat(1))
    assert whose(match) == [1, 1, 1]


def test_entries_belong_to_a_passage_as_their_game_says_and_how_the_match_ends_never_does() -> None:
    fourth = replace(RULEBOOK, telling=Telling(is_passage=lambda match: match.state.turn == 4))
    at = ScenarioMatch(fourth, step="play_step", zones={"hand:0": ["plain"]})
    at.answer("pass").answer("pass")
    assert at.match.log is not None
    assert [(entry.text, entry.turn, entry.in_passage) for entry in at.match.log.entries] == [
        ("passes", 3, False),
        ("passes", 4, True),
        ("match-drawn", 4, False),
    ]
