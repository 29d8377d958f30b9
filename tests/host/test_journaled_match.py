"""A journaled match by itself: put down and taken up at any step, it goes the same way."""

import pytest

from engine.games import rulebooks
from engine.kernel.views import view
from engine.players import Chance, RandomPlayer
from host.journaled_match import Diverged, JournaledMatch, effective, replay
from storage import EntryKind, JournalEntry
from tests.host import tiny_game
from tests.host.support import ManualClock

NOW = ManualClock().now()


def begin(game: str, seed: bytes) -> JournaledMatch:
    rulebook = tiny_game.RULEBOOK if game == "tiny" else rulebooks()[game]
    decks = [starter.deck for starter in rulebook.decks.starters()][:2]
    return JournaledMatch.begin(rulebook, decks, seed)


def play(journaled: JournaledMatch, chance: Chance) -> JournalEntry:
    """Answer at random; the journal's entry for it."""
    decision = journaled.match.decision
    assert decision is not None
    keys = RandomPlayer().choose(view(journaled.match, decision.player), chance)
    journaled.apply(EntryKind.ANSWER, journaled.sequence + 1, decision.player, keys)
    return JournalEntry(1, journaled.sequence, EntryKind.ANSWER, decision.player, tuple(keys), journaled.digest, NOW)


@pytest.mark.parametrize("game", ["tiny", "vanguard"])
@pytest.mark.parametrize("seed", range(6))
def test_a_match_goes_the_same_way_from_each_of_its_snapshots(game: str, seed: int) -> None:
    journaled, chance = begin(game, b"seed %d" % seed), Chance(b"%d" % seed)
    followed: list[JournaledMatch] = []
    while journaled.match.decision is not None and journaled.sequence < 250:
        if journaled.at_boundary and journaled.sequence % 10 == 0:
            followed.append(JournaledMatch.restore(journaled.match.rulebook, journaled.sequence, journaled.snapshot()))
        entry = play(journaled, chance)
        for other in followed:
            replay(other, [entry])
    for other in followed:
        assert other.digest == journaled.digest
        assert other.lines(None, other.logged_after) == journaled.lines(None, other.logged_after)


def test_a_copy_goes_its_own_way() -> None:
    journaled = begin("vanguard", b"copy")
    chance = Chance(b"copy")
    for _ in range(30):
        before, logged = journaled.digest, journaled.logged
        copy = journaled.copy()
        play(copy, chance)
        assert (journaled.digest, journaled.logged) == (before, logged)
        assert copy.logged[: len(logged)] == logged
        journaled = copy


def test_what_was_taken_back_is_not_played_again() -> None:
    def entry(sequence: int, back_to: int | None = None) -> JournalEntry:
        kind = EntryKind.ANSWER if back_to is None else EntryKind.UNDO
        return JournalEntry(1, sequence, kind, 0, (), "", NOW, back_to=back_to)

    journal = [entry(1), entry(2), entry(3), entry(4, 1), entry(5), entry(6, 4), entry(7), entry(8, 0)]
    assert [kept.sequence for kept in effective(journal[:3])] == [1, 2, 3]
    assert [kept.sequence for kept in effective(journal[:4])] == [1, 4]
    assert [kept.sequence for kept in effective(journal[:7])] == [1, 4, 6, 7]
    assert [kept.sequence for kept in effective(journal)] == [8]


def test_a_wrong_digest_is_noticed_with_the_last_step_before_it() -> None:
    journaled, chance = begin("tiny", b"digest"), Chance(b"digest")
    entries = []
    boundaries = [0]
    for _ in range(8):
        entries.append(play(journaled, chance))
        if journaled.at_boundary:
            boundaries.append(journaled.sequence)
    wrong = JournalEntry(1, 7, EntryKind.ANSWER, entries[6].seat, entries[6].keys, "other", NOW)
    with pytest.raises(Diverged) as found:
        replay(begin("tiny", b"digest"), [*entries[:6], wrong, entries[7]], every=True)
    assert found.value.sequence == 7
    assert found.value.boundary == max(boundary for boundary in boundaries if boundary < 7)
