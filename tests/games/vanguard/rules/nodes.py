"""Parts of abilities for rules that no card text of this era reaches: any deed as an effect, any event as a trigger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.kernel.abilities import Activated, Automatic, Context, Effect, Trigger
from engine.kernel.cards import CardDefinition
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from tests.games.vanguard.positions import unit

Deed = Callable[[Match, Context], Procedure[None]]


@dataclass(frozen=True, slots=True, eq=False)
class Do(Effect):
    """An effect that does whatever the test wants done."""

    deed: Deed

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it."""
        yield from self.deed(match, context)


@dataclass(frozen=True, slots=True)
class On(Trigger):
    """Any event of one kind, whoever it happens to."""

    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """That kind."""
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Always."""
        return True


@dataclass(frozen=True, slots=True, eq=False)
class _Watching(Trigger):
    """Notes events and never triggers."""

    watched: tuple[str, ...]
    seen: list[Event]

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.watched

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        self.seen.append(event)
        return False


def doing(name: str, deed: Deed, *, grade: int = 3, power: int = 11000) -> CardDefinition:
    """A unit with an activated ability that does this, for nothing, wherever it is."""
    return unit(name, grade, power, Activated(effect=Do(deed)))


def witness(seen: list[Event], *kinds: str) -> CardDefinition:
    """The card "Witness", which notes in ``seen`` every event of these kinds, wherever it lies face up."""
    return unit("Witness", 0, 5000, Automatic(trigger=_Watching(kinds, seen)))
