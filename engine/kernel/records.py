"""Match records: seed, decks and answers, which are all it takes to play a match again."""

from __future__ import annotations

import json
from dataclasses import dataclass

from engine.kernel.errors import BrokenSave
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook


@dataclass(frozen=True, slots=True)
class Record:
    """A match from its beginning. ``answers`` are (seat, keys of the chosen options), in order."""

    game: str
    edition: str
    seed: bytes
    decks: tuple[Deck, Deck]
    answers: tuple[tuple[int, tuple[str, ...]], ...]

    def to_json(self) -> str:
        """The record as one JSON object."""
        decks = [{"sections": {k: dict(v) for k, v in d.sections.items()}, "start": d.start} for d in self.decks]
        answers = [[seat, list(keys)] for seat, keys in self.answers]
        data = {"game": self.game, "edition": self.edition, "seed": self.seed.hex(), "decks": decks, "answers": answers}
        return json.dumps(data, indent=1, sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Record:
        """The record that `to_json` wrote; raises `BrokenSave` if it is damaged."""
        try:
            data = json.loads(text)
            first, second = (Deck(deck["sections"], deck["start"]) for deck in data["decks"])
            answers = tuple((seat, tuple(keys)) for seat, keys in data["answers"])
            return cls(data["game"], data["edition"], bytes.fromhex(data["seed"]), (first, second), answers)
        except (KeyError, TypeError, ValueError) as problem:
            raise BrokenSave(f"the match record is damaged: {problem!r}") from problem


def replay(rulebook: Rulebook, record: Record, *, until: int | None = None, log: bool = True) -> Match:
    """Play a record again, up to answer ``until`` (None: all). Raises `IllegalAnswer` where the rules now differ."""
    match = Match.begin(rulebook, record.decks, record.seed, log=log)
    for _, keys in record.answers[:until]:
        match.answer(keys)
    return match
