"""The log: what happened in a match, for people, each entry with who was allowed to see the cards it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from engine.kernel.derived_state import DerivedState
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line, Ref, Seat
from engine.kernel.visibility import public_id, sees


class Witnessed(NamedTuple):
    """A card in an entry, and the viewers who could see it at that moment."""

    definition: CardDefinition
    id: str
    viewers: tuple[int | None, ...]
    master: int


class Entry(NamedTuple):
    """Something that happened. ``viewers`` is None when everybody may read it; see `Telling` for passages."""

    turn: int
    text: str
    values: Mapping[str, Any]
    viewers: tuple[int | None, ...] | None
    in_passage: bool = False

    def whose(self, viewer: int | None) -> int | None:
        """Whose doing this is, as far as one viewer may know: the first player named, or master of a card they see."""
        for given in self.values.values():
            value = given[0] if type(given) is tuple and given else given
            if isinstance(value, Seat):
                return value.number
            if isinstance(value, Witnessed) and viewer in value.viewers:
                return value.master
        return None

    def line(self, viewer: int | None) -> Line:
        """This entry as one viewer may read it."""
        return Line(self.text, {name: _shown(value, viewer) for name, value in self.values.items()})


class Log:
    """All entries of a match so far, in order."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._checkpoint = 0

    def write(
        self,
        match: DerivedState,
        text: str,
        values: Mapping[str, Any],
        viewers: tuple[int | None, ...] | None,
        *,
        apart: bool = False,
    ) -> None:
        """Add an entry, as of now; ``apart`` from the passage that it would belong to."""
        witnessed = {name: _witnessed(match, value) for name, value in values.items()}
        in_passage = not apart and match.rulebook.telling.is_passage(match)
        self.entries.append(Entry(match.state.turn, text, witnessed, viewers, in_passage))

    def checkpoint(self) -> None:
        """A step begins: `rewind` will come back here."""
        self._checkpoint = len(self.entries)

    def rewind(self) -> None:
        """Forget what the current step has written."""
        del self.entries[self._checkpoint :]

    def lines(self, viewer: int | None, start: int = 0) -> list[tuple[int, Line]]:
        """What a viewer may read from entry ``start`` on, with the turn each line belongs to."""
        return [
            (entry.turn, entry.line(viewer))
            for entry in self.entries[start:]
            if entry.viewers is None or viewer in entry.viewers
        ]


def witness(match: DerivedState, card: Card) -> Witnessed:
    """A card as it is seen now, to be told later: it may go where nobody sees it."""
    viewers = tuple(viewer for viewer in (0, 1, None) if sees(match, viewer, card))
    return Witnessed(match.state.definition[card], public_id(match, card), viewers, match.master(card))


def _witnessed(match: DerivedState, value: Any) -> Any:
    if isinstance(value, Ref):
        return witness(match, value.card)
    if type(value) is tuple:
        return tuple(_witnessed(match, item) for item in value)
    return value


def _shown(value: Any, viewer: int | None) -> Any:
    if isinstance(value, Witnessed):
        if viewer in value.viewers:
            return Mention(value.definition, value.id)
        return Mention(None, "")
    if type(value) is tuple:
        return tuple(_shown(item, viewer) for item in value)
    return value
