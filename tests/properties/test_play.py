"""Random play: matches end, keep their cards, offer what is legal, and are the same match however one gets there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import codec
from engine.kernel.errors import IllegalAnswer
from engine.kernel.match import Match
from engine.kernel.records import Record, replay
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.views import view
from engine.players.answers import any_answer
from engine.players.chance import Chance
from engine.wording import Wording
from tests.games.kits import Kit, every_game
from tests.properties.matches import FOUND_AS_IT_IS, begun, drawn_decks, positions, seeds, share

pytestmark = pytest.mark.property

MOST_ANSWERS = 25
"""How many answers may be given after a checkpoint: what a copy, a save and taking back play again."""

REPLAYING = """
import json, sys
from importlib import import_module
from engine.kernel.codec import digest
from engine.kernel.records import Record, replay
game = import_module(f"engine.games.{sys.argv[1]}")
books = {book.name: book for book in getattr(game, "RULEBOOKS", None) or [game.RULEBOOK]}
for text in json.load(sys.stdin):
    record = Record.from_json(text)
    print(digest(replay(books[record.game], record).state))
"""
"""What another process does, with no other game than that of the records."""


def played(rulebook: Rulebook, decks: tuple[Deck, Deck], seed: bytes) -> tuple[Match, Record]:
    """A match by random answers, and its record."""
    match = Match.begin(rulebook, decks, seed, log=False)
    chance = Chance(seed)
    answers: list[tuple[int, tuple[str, ...]]] = []
    while (asked := match.decision) is not None:
        chosen = any_answer(len(asked.options), asked.minimum, asked.maximum, chance, ordered=asked.ordered)
        keys = tuple([match.keys[index] for index in chosen])
        match.answer(keys)
        answers.append((asked.player, keys))
    return match, Record(rulebook.name, rulebook.edition, seed, decks, tuple(answers))


@every_game
@share(3)
@given(st.data(), seeds())
def test_all_that_is_told_and_asked_reads_as_words(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = begun(data, kit, seed, log=True)
    words = Wording(kit.rulebook)
    for _ in positions(match, seed):
        if match.decision is None:
            break
        asked = view(match, match.decision.player).decision
        assert asked is not None
        for line in (asked.prompt, *(option.label for option in asked.options)):
            said = words(line)
            assert "None" not in said, said
            assert "{" not in said, said
    assert match.log is not None
    for _, line in match.log.lines(None):
        said = words(line)
        assert " " in said
        assert "None" not in said


@every_game
@given(st.data(), seeds())
def test_every_match_ends(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = begun(data, kit, seed)
    answers = max(positions(match, seed))
    assert answers < kit.longest
    outcome = match.state.outcome
    assert outcome is not None
    assert outcome.rule
    assert outcome.rule in (kit.endings or {outcome.rule})


@every_game
@share(2)
@given(st.data(), seeds())
def test_no_card_is_lost_or_made(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    decks = drawn_decks(data, kit)
    match = Match.begin(kit.rulebook, decks, seed, log=False)
    wanted = [sum((Counter(section) for section in deck.sections.values()), Counter[str]()) for deck in decks]
    state = match.state
    for _ in positions(match, seed):
        state = match.state
        rows = sorted(card for pile in state.zones.values() for card in pile)
        assert rows == list(range(len(state.definition)))
        assert all(card in state.zones[state.zone[card]] for card in rows)
    for player in (0, 1):
        owned = [d.number for d, owner in zip(state.definition, state.owner, strict=True) if owner == player]
        listed = [kit.turned.get(number, number) for number in owned if number not in kit.made]
        assert Counter(listed) == wanted[player]


@every_game
@share(2)
@given(st.data(), seeds())
def test_every_option_that_is_offered_may_be_chosen(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = begun(data, kit, seed)
    for number in positions(match, seed):
        decision = match.decision
        if decision is None or number % 7:
            continue
        assert len(set(match.keys)) == len(decision.options) >= decision.minimum
        match.fork().choose(decision.default)
        for index in range(len(decision.options)):
            others = [other for other in range(len(decision.options)) if other != index]
            count = max(1, decision.minimum)
            match.fork().choose((index, *others[: count - 1]))


@every_game
@share(2)
@given(st.data(), seeds())
def test_what_is_not_offered_is_refused_and_changes_nothing(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = begun(data, kit, seed)
    for number in positions(match, seed):
        decision = match.decision
        if decision is None or number % 11:
            continue
        before = codec.save(match)
        every = tuple(range(len(decision.options)))
        wrong = [("no-such-option",), match.keys[:1] * 2, ("",), (*match.keys, match.keys[0])]
        if decision.minimum:
            wrong.append(())
        if decision.maximum < len(every):
            wrong.append(match.keys)
        for keys in wrong:
            with pytest.raises(IllegalAnswer):
                match.answer(keys)
        assert codec.save(match) == before


@every_game
@share(6)
@given(st.data(), seeds())
def test_a_match_survives_saving_and_loading_at_every_decision(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match = begun(data, kit, seed)
    for number in positions(match, seed):
        saved = codec.save(match)
        loaded = codec.load(kit.rulebook, saved)
        assert codec.save(loaded) == saved
        assert codec.digest(loaded.state) == codec.digest(match.state)
        assert loaded.keys == match.keys
        if number % 10 == 0:
            for viewer in (0, 1, None):
                assert repr(view(loaded, viewer)) == repr(view(match, viewer))


@every_game
@share(3)
@given(st.data(), seeds(), st.integers(0, 300))
def test_a_loaded_match_goes_on_like_the_one_that_was_saved(
    kit: Kit, data: st.DataObject, seed: bytes, when: int
) -> None:
    match = begun(data, kit, seed)
    for number in positions(match, seed):
        if number == when:
            break
    loaded = codec.load(kit.rulebook, codec.save(match))
    for _ in zip(positions(match, seed), positions(loaded, seed), strict=True):
        assert codec.digest(loaded.state) == codec.digest(match.state)


@every_game
@share(2)
@given(st.data(), seeds())
def test_a_checkpoint_is_never_far_away_and_leads_to_where_the_match_stands(
    kit: Kit, data: st.DataObject, seed: bytes
) -> None:
    match = begun(data, kit, seed)
    for number in positions(match, seed):
        assert len(match.checkpoint.given) <= MOST_ANSWERS
        if number % 5 == 0 or len(match.state.stack) > 1:
            fork = match.fork()
            assert fork.state.stack == match.state.stack
            assert _resolved(fork) == _resolved(match)


def _resolved(match: Match) -> tuple[int, str, bool] | None:
    """The card and the ability that are being resolved, and whether its cost is being paid."""
    resolving = match.resolving
    return None if resolving is None else (resolving.context.source, resolving.context.key, resolving.paying)


@every_game
@share(2)
@given(st.data(), seeds(), st.integers(0, 400), seeds())
def test_a_fork_goes_its_own_way(kit: Kit, data: st.DataObject, seed: bytes, when: int, other: bytes) -> None:
    match = begun(data, kit, seed)
    for number in positions(match, seed):
        if number == when:
            break
    before = codec.save(match)
    fork = match.fork()
    assert codec.digest(fork.state) == codec.digest(match.state)
    for _ in positions(fork, other):
        pass
    assert codec.save(match) == before


@every_game
@settings(share(3), phases=FOUND_AS_IT_IS)
@given(st.data(), seeds(), st.integers(0, 6))
def test_a_fork_is_like_a_match_that_begins_with_nothing_kept(
    kit: Kit, data: st.DataObject, seed: bytes, when: int
) -> None:
    match = begun(data, kit, seed)
    for number in positions(match, seed):
        if number % 7 != when:
            continue
        state, given_since = match.checkpoint
        fork, fresh = match.fork(), Match.at(kit.rulebook, state.copy(), given_since)
        for played_on in (fork, fresh):
            played_on.keep_no_checkpoints()
        for _ in zip(range(4), positions(fork, seed), positions(fresh, seed), strict=False):
            assert codec.digest(fork.state) == codec.digest(fresh.state)
            assert fork.keys == fresh.keys
            assert fork.differing() == fresh.differing()


@every_game
@share(2)
@given(st.data(), seeds())
def test_a_record_plays_again_to_the_same_end(kit: Kit, data: st.DataObject, seed: bytes) -> None:
    match, record = played(kit.rulebook, drawn_decks(data, kit), seed)
    again = replay(kit.rulebook, Record.from_json(record.to_json()))
    assert codec.digest(again.state) == codec.digest(match.state)
    assert again.state.outcome == match.state.outcome


@every_game
def test_records_play_again_to_the_same_end_however_python_hashes(kit: Kit) -> None:
    decks = [starter.deck for starter in kit.rulebook.decks.starters()]
    done = [played(kit.rulebook, pair, bytes([number]) * 8) for number, pair in enumerate(pairwise(decks + decks[:1]))]
    records = json.dumps([record.to_json() for _, record in done])
    own = os.environ.get("PYTHONHASHSEED", "random")
    environment = {**os.environ, "PYTHONHASHSEED": "1" if own != "1" else "2"}
    command = [sys.executable, "-c", REPLAYING, kit.rulebook.folder]
    run = subprocess.run(command, input=records, env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.split() == [codec.digest(match.state) for match, _ in done]
