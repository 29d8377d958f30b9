"""What became of the cards of a file: counts for people, a row a card for programs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.importing.imported import DECLINED, FLAGGED, INCOMPLETE, PLAYABLE, STATUSES, Imported

_EXPLAINED: Final = {
    PLAYABLE: "all text is read, all facts are there",
    INCOMPLETE: "a supplement file can give it (--facts)",
    FLAGGED: "read, but a check doubts it",
    DECLINED: "not read; the report says at which word",
}
_SHOWN: Final = 20  # how many reasons are listed


def summary(cards: Sequence[Imported]) -> Iterator[str]:
    """Lines that say how many cards became what, and what kept most of them out."""
    found = Counter(card.status for card in cards)
    for status in STATUSES:
        share = 100 * found[status] / len(cards)
        yield f"{found[status]:7,}  {share:5.1f} %  {status}: {_EXPLAINED[status]}"
    reasons = Counter(card.why.split("\n")[0] for card in cards if card.status == DECLINED)
    if reasons:
        yield ""
        yield "What keeps most cards out:"
        for why, count in reasons.most_common(_SHOWN):
            yield f"{count:7,}  {why}"


def as_json(cards: Sequence[Imported]) -> str:
    """A row a card: number, name, status, and why."""
    rows = [{"number": card.number, "name": card.name, "status": card.status, "why": card.why} for card in cards]
    return json.dumps(rows, ensure_ascii=False, indent=1)
