"""Parts of abilities for rules that no card text reaches: any action as an effect, any event as a trigger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.kernel.abilities import Context, Effect, Replacing, Trigger
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match

Action = Callable[[Match, Context], Procedure[None]]


@dataclass(frozen=True, slots=True, eq=False)
class Do(Effect):
    """An effect that does whatever the test wants done."""

    action: Action

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it."""
        yield from self.action(match, context)


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
class Watching(Trigger):
    """Notes events in ``seen`` and never triggers."""

    watched: tuple[str, ...]
    seen: list[Event]

    @property
    def kinds(self) -> tuple[str, ...]:
        """What it notes."""
        return self.watched

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Never."""
        self.seen.append(event)
        return False


@dataclass(frozen=True, slots=True)
class NothingInstead(Replacing):
    """Whatever of its kinds would happen does not, whoever it would happen to."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        """Always."""
        return True

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        """Nothing happens."""
        yield from ()
        return None
