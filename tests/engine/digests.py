"""`python -m tests.engine.digests`: play matches of every game, and print what tells one course from another."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from typing import Any

import msgspec

from engine.games import rulebooks
from engine.kernel import codec
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook, Starter
from engine.kernel.views import view
from engine.players.playout import random_answers

MATCHES = 2
EVERY = 10


def main() -> None:
    """Every second starter deck against the one after it: two matches each."""
    for rulebook in rulebooks().values():
        starters = rulebook.decks.starters()
        for pair in zip(starters[::2], starters[1::2], strict=False):
            for seed in range(MATCHES):
                print(rulebook.name, *(each.key for each in pair), seed, *_course(rulebook, pair, seed))  # noqa: T201


def _course(rulebook: Rulebook, pair: tuple[Starter, Starter], seed: int) -> tuple[int, str]:
    """How many answers were given, and a digest of the states, the views, the log and the outcome."""
    chance = seed.to_bytes(16, "little")
    match = Match.begin(rulebook, [starter.deck for starter in pair], chance)
    digest = hashlib.blake2b(digest_size=16)
    for count, answer in enumerate(random_answers(match, chance)):
        digest.update(f"{answer} {match.keys}".encode())
        if count % EVERY == 0:
            seen = in_order((view(match, 0), view(match, None)))
            digest.update(f"{codec.digest(match.state)} {seen}".encode())
            digest.update(f"{codec.digest(match.fork().state)}".encode())
    digest.update(in_order((match.state.outcome, match.log.entries if match.log else ())).encode())
    return match.answers, digest.hexdigest()


def in_order(value: Any) -> str:
    """A value in words that are the same in every process: sets are put in order, and cards called by their numbers."""
    if isinstance(value, CardDefinition):
        return value.number
    if isinstance(value, Set):
        return f"{{{' '.join(sorted(map(in_order, value)))}}}"
    if isinstance(value, Mapping):
        return f"{{{' '.join(sorted(f'{in_order(key)}: {in_order(item)}' for key, item in value.items()))}}}"
    if isinstance(value, tuple | list):
        return f"({' '.join(map(in_order, value))})"
    if isinstance(value, msgspec.Struct):
        return in_order(msgspec.structs.astuple(value))
    if is_dataclass(value):
        return f"({' '.join(in_order(getattr(value, each.name)) for each in fields(value))})"
    return repr(value)


if __name__ == "__main__":
    main()
