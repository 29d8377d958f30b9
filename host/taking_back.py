"""Taking an answer back by consent: how far, and whether nothing has been learned since that cannot be unlearned.

Chance that has decided cannot decide again, and whoever asks must not have seen a card that they could not see before,
for however short a time: they would choose anew knowing more. Nor must the others have seen one that the asker did not
know, such as what they drew. But the asker's own hand is theirs to show: a card that they knew, and that everybody has
seen since they called it, keeps nobody from agreeing, and it is the asker alone who gave it away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.cards import Card
from engine.kernel.log import Witnessed
from engine.kernel.match import Match
from engine.kernel.visibility import public_id, sees
from host.journaled_match import JournaledMatch
from host.notices import Viewer
from storage import EntryKind, JournalEntry

VIEWERS: tuple[Viewer, ...] = (0, 1, None)


def back_to(entries: Sequence[JournalEntry], seat: int) -> int | None:
    """The entry to go back to, so that a player is asked again what they answered last; None if they never did.

    `entries` are the effective ones of the whole match, or its last ones.
    """
    for entry in reversed(entries):
        if entry.kind is EntryKind.ANSWER and entry.seat == seat:
            return entry.sequence - 1
    return None


def learned_since(journaled: JournaledMatch, entries: Sequence[JournalEntry], asker: int) -> bool:
    """Whether chance has decided, or somebody seen what neither they nor the asker knew, in these effective entries.

    Plays them on `journaled`.
    """
    known = {viewer: _visible(journaled.match, viewer) for viewer in VIEWERS}
    chance = journaled.match.state.counter
    for entry in entries:
        before = len(journaled.logged)
        journaled.apply(entry.kind, entry.sequence, entry.seat, entry.keys)
        witnessed = [card for logged in journaled.logged[before:] for card in _witnessed(logged.entry.values.values())]
        for viewer in VIEWERS:
            shown = {card.id for card in witnessed if viewer in card.viewers}
            if not _visible(journaled.match, viewer) | shown <= known[viewer] | known[asker]:
                return True
    return journaled.match.state.counter != chance


def _visible(match: Match, viewer: Viewer) -> frozenset[str]:
    """The cards that a viewer sees, by the ids that are drawn anew whenever a card becomes hidden."""
    cards = (Card(row) for row in range(len(match.state.definition)))
    return frozenset(public_id(match, card) for card in cards if sees(match, viewer, card))


def _witnessed(values: Any) -> Iterator[Witnessed]:
    for value in values:
        if isinstance(value, Witnessed):
            yield value
        elif type(value) is tuple:
            yield from _witnessed(value)
