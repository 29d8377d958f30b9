"""The course of a match by itself: put down and taken up at any step, it goes the same way."""

import pytest

from engine.games import rulebooks
from engine.kernel.views import view
from engine.players import Chance, RandomPlayer
from host.course import Course, Diverged, effective, replay
from storage import EntryKind, JournalEntry
from tests.host import tiny_game
from tests.host.support import ManualClock

NOW = ManualClock().now()


def begin(game: str, seed: bytes) -> Course:
    rulebook = tiny_game.RULEBOOK if game == "tiny" else rulebooks()[game]
    decks = [starter.deck for starter in rulebook.starters()][:2]
    return Course.begin(rulebook, decks, seed)


def play(course: Course, chance: Chance) -> JournalEntry:
    """Answer at random; the journal's entry for it."""
    decision = course.match.decision
    assert decision is not None
    keys = RandomPlayer().choose(view(course.match, decision.player), chance)
    course.apply(EntryKind.ANSWER, course.sequence + 1, decision.player, keys)
    return JournalEntry(1, course.sequence, EntryKind.ANSWER, decision.player, tuple(keys), course.digest, NOW)


@pytest.mark.parametrize("game", ["tiny", "vanguard"])
@pytest.mark.parametrize("seed", range(6))
def test_a_match_goes_the_same_way_from_each_of_its_snapshots(game: str, seed: int) -> None:
    course, chance = begin(game, b"seed %d" % seed), Chance(b"%d" % seed)
    followed: list[Course] = []
    while course.match.decision is not None and course.sequence < 250:
        if course.at_boundary and course.sequence % 10 == 0:
            followed.append(Course.restore(course.match.rulebook, course.sequence, course.snapshot()))
        entry = play(course, chance)
        for other in followed:
            replay(other, [entry])
    for other in followed:
        assert other.digest == course.digest
        assert other.lines(None, other.said_after) == course.lines(None, other.said_after)


def test_a_copy_goes_its_own_way() -> None:
    course = begin("vanguard", b"copy")
    chance = Chance(b"copy")
    for _ in range(30):
        before, said = course.digest, course.said
        copy = course.copy()
        play(copy, chance)
        assert (course.digest, course.said) == (before, said)
        assert copy.said[: len(said)] == said
        course = copy


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
    course, chance = begin("tiny", b"digest"), Chance(b"digest")
    entries = []
    boundaries = [0]
    for _ in range(8):
        entries.append(play(course, chance))
        if course.at_boundary:
            boundaries.append(course.sequence)
    wrong = JournalEntry(1, 7, EntryKind.ANSWER, entries[6].seat, entries[6].keys, "other", NOW)
    with pytest.raises(Diverged) as found:
        replay(begin("tiny", b"digest"), [*entries[:6], wrong, entries[7]], every=True)
    assert found.value.sequence == 7
    assert found.value.boundary == max(boundary for boundary in boundaries if boundary < 7)
