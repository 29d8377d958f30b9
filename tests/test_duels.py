"""Which starters the duels of computer players are fought with."""

from __future__ import annotations

from collections import Counter

from benchmarks.duels import duels
from engine.games import rulebooks

PLAYERS = ("search", "heuristic")


def test_duels_within_eras_are_between_the_two_starters_of_one_era_and_fair() -> None:
    keys = [starter.key for starter in rulebooks()["vanguard"].decks.starters()]
    fought = list(duels("vanguard", PLAYERS, 16, within_eras=True))
    each = Counter((keys[duel.decks[duel.seat]], keys[duel.decks[1 - duel.seat]]) for duel in fought)
    eras = [("td01", "td02"), ("tdg1", "tdg2"), ("tdk1", "tdl1"), ("tdv1", "tdv2")]
    assert each == dict.fromkeys([pair for one, other in eras for pair in ((one, other), (other, one))], 2)
    assert sum(duel.seat for duel in fought) == 8


def test_otherwise_every_starter_meets_every_other() -> None:
    fought = list(duels("vanguard", PLAYERS, 112))
    assert Counter(duel.decks for duel in fought) == {(a, b): 2 for a in range(8) for b in range(8) if a != b}
