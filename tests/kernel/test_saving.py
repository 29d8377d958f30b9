"""Saving, loading and digests."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import ClassVar, NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.kernel import codec
from engine.kernel.abilities import Context, Effect
from engine.kernel.decisions import Procedure
from engine.kernel.errors import BrokenSave, RulebookError
from engine.kernel.log import Log
from engine.kernel.match import Match
from engine.kernel.records import Record, replay
from engine.kernel.rulebook import Deck
from engine.kernel.state import State
from tests.kernel import tiny

MIXED = dict.fromkeys(tiny.CARDS, 1)


class AddMight(NamedTuple):
    """What a game remembers, called as one of its nodes is."""

    amount: int


def test_a_rulebook_whose_values_and_nodes_are_saved_by_one_name_is_refused() -> None:
    saved = codec.save(tiny.begin(MIXED, MIXED))
    with pytest.raises(RulebookError, match="AddMight"):
        codec.load(replace(tiny.RULEBOOK, plain=(AddMight,)), saved)


def test_a_match_survives_saving_and_loading_at_every_decision() -> None:
    chance = random.Random(3)
    match = tiny.begin(MIXED, MIXED)
    asked = 0
    while match.decision is not None and asked < 200:
        loaded = codec.load(tiny.RULEBOOK, codec.save(match), log=Log())
        assert codec.digest(loaded.state) == codec.digest(match.state)
        assert loaded.keys == match.keys
        match = loaded
        assert match.decision is not None
        count = chance.randint(match.decision.minimum, match.decision.maximum)
        match.choose(tuple(chance.sample(range(len(match.decision.options)), count)))
        asked += 1
    assert asked > 5


WORDS = st.text('ab"\\/ ,1\n\x00\x7f\x80é\u2028\ud800🃏', max_size=4)
PLAIN = st.none() | st.booleans() | st.integers() | WORDS
REMEMBERED = st.one_of(
    PLAIN,
    st.lists(PLAIN, max_size=4).map(tuple),
    st.frozensets(st.integers() | WORDS, max_size=4),
    st.dictionaries(st.integers() | WORDS, st.frozensets(WORDS, max_size=3) | PLAIN, max_size=4),
)


@pytest.mark.property
@given(memory=st.dictionaries(WORDS, REMEMBERED, max_size=8))
@example(memory={"large": 2**64, "small": -(2**63) - 1})
@example(memory={"": frozenset({"a", "a ", 'a"', 10, 9, "é"}), "a": {"a ": 1, "a": 2}, "a ": 3})
def test_a_state_is_written_as_json_writes_it_with_what_has_no_order_in_the_order_of_its_text(
    memory: dict[str, object],
) -> None:
    state = State(bytes(16))
    state.memory = memory
    encoded = codec.encode_state(state)
    text = json.dumps(encoded, separators=(",", ":"), sort_keys=True)
    assert codec.digest(state) == hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    unordered = [each for each in every_value(encoded) if isinstance(each, dict) and each.get("@") in {"dict", "set"}]
    assert len(unordered) >= 1
    assert all(each["items"] == sorted(each["items"], key=json.dumps) for each in unordered)


def every_value(data: object) -> Iterator[object]:
    """All values in a JSON value, and it itself."""
    yield data
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for each in inside:
        yield from every_value(each)


def test_a_digest_does_not_depend_on_how_python_hashes() -> None:
    program = (
        "from engine.kernel import codec; from tests.kernel import tiny; "
        "m = tiny.begin(dict.fromkeys(tiny.CARDS, 1)); m.choose((1,)); m.choose((0,)); print(codec.digest(m.state))"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2024")
    }
    assert len(digests) == 1


def test_a_copy_shares_nothing_that_changes() -> None:
    match = tiny.begin(MIXED)
    copy = match.state.copy()
    before = codec.digest(copy)
    match.choose((1,))
    match.choose((0,))
    assert codec.digest(copy) == before
    assert codec.digest(match.state) != before


@pytest.mark.parametrize("spoil", ["", "{}", "[1]", '{"format": 99, "game": "tiny", "edition": "1"}'])
def test_a_damaged_save_is_refused_with_a_reason(spoil: str) -> None:
    with pytest.raises(BrokenSave):
        codec.load(tiny.RULEBOOK, spoil)


def test_a_save_of_another_edition_is_refused() -> None:
    saved = json.loads(codec.save(tiny.begin(MIXED)))
    saved["edition"] = "2"
    with pytest.raises(BrokenSave, match="tiny 2"):
        codec.load(tiny.RULEBOOK, json.dumps(saved))


@dataclass(frozen=True, slots=True)
class Renamed(Effect):
    """A node that was called Formerly, with a field that was called many."""

    saved_as: ClassVar[str] = "Formerly"
    count: int = field(metadata={"saved_as": "many"})

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        yield from ()


class Inheriting(Renamed):
    """A node of another name that is one as well."""


def test_a_node_keeps_in_saves_the_names_that_it_and_its_fields_had() -> None:
    nodes = {"Formerly": Renamed, "Inheriting": Inheriting}
    rulebook = replace(tiny.RULEBOOK, nodes=lambda: {**tiny.RULEBOOK.nodes(), **nodes})
    match = tiny.begin(MIXED)
    match.state.memory["held"] = (Renamed(3), Inheriting(4))
    match = Match.at(tiny.RULEBOOK, match.state, ())
    saved = json.loads(codec.save(match))
    held = dict(saved["state"]["memory"]["items"])["held"]
    assert held == [{"@": "Formerly", "many": 3}, {"@": "Inheriting", "many": 4}]
    loaded = codec.load(rulebook, json.dumps(saved))
    assert loaded.state.memory["held"] == match.state.memory["held"]
    assert [type(node) for node in loaded.state.memory["held"]] == [Renamed, Inheriting]
    assert codec.digest(loaded.state) == codec.digest(match.state)


def test_a_record_plays_again_to_the_same_state() -> None:
    decks = (Deck({"main": MIXED}), Deck({"main": {"plain": 6}}))
    answers: list[tuple[int, tuple[str, ...]]] = []
    match = tiny.begin(MIXED)
    while match.decision is not None and len(answers) < 6:
        answers.append((match.decision.player, (match.keys[-1],)))
        match.answer([match.keys[-1]])
    record = Record("tiny", "1", tiny.SEED, decks, tuple(answers))
    again = Record.from_json(record.to_json())
    assert again == record
    assert codec.digest(replay(tiny.RULEBOOK, again).state) == codec.digest(match.state)
