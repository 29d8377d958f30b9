"""A match from a position, with what tests and scenarios ask of it: by the names of zones and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.cards import Card, Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import Outcome
from engine.scenarios.position import Placed, ScenarioPosition


class ScenarioMatch:
    """A match in play, asked about by zone names ("FL:0") and card names.

    >>> from tests.kernel.tiny import RULEBOOK
    >>> match = ScenarioMatch(RULEBOOK, step="play_step", zones={"T1:0": ["chief"], "hand:0": ["scholar"]})
    >>> match.asked, match.offered
    (0, ['pass', 'play:scholar'])
    >>> match.answer("play:scholar").answer("seat:T2").names("T2:0")
    ['scholar']
    >>> match.value("T1:0", "might")
    3
    """

    def __init__(
        self,
        rulebook: Rulebook,
        *,
        step: str,
        zones: Mapping[str, Sequence[Placed | str]],
        cards: Mapping[str, CardDefinition] | None = None,
        **more: Any,
    ) -> None:
        """Begin at a step of a position; ``more`` are the other fields of `ScenarioPosition`."""
        self.match: Match = ScenarioPosition(step=step, zones=zones, **more).begin(rulebook, cards)

    @classmethod
    def of(cls, match: Match) -> ScenarioMatch:
        """The same questions of a match that is already in play."""
        found = cls.__new__(cls)
        found.match = match
        return found

    # ---- acting

    def answer(self, *keys: str) -> ScenarioMatch:
        """Answer the pending decision by option keys."""
        self.match.answer(keys)
        return self

    def passes(self, times: int = 1) -> ScenarioMatch:
        """Answer "pass" so many times."""
        for _ in range(times):
            self.match.answer(["pass"])
        return self

    # ---- what is asked

    @property
    def offered(self) -> list[str]:
        """The keys of the options that are offered now."""
        return list(self.match.keys)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None after the end."""
        return self.match.decision.player if self.match.decision else None

    @property
    def rule(self) -> str | None:
        """The number of the rule that asks."""
        return self.match.decision.rule if self.match.decision else None

    @property
    def prompt(self) -> str | None:
        """The text id of the question."""
        return self.match.decision.prompt.text if self.match.decision else None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, if it has."""
        return self.match.state.outcome

    @property
    def memory(self) -> Mapping[str, Any]:
        """What the game itself remembers."""
        return self.match.state.memory

    @property
    def told(self) -> list[str]:
        """The text ids of everything that the log tells."""
        return [entry.text for entry in self.match.log.entries] if self.match.log else []

    # ---- where the cards are

    def cards(self, zone: str) -> tuple[Card, ...]:
        """The cards of a zone, bottom to top."""
        return self.match.cards(self.match.rulebook.zone(zone))

    def card(self, zone: str) -> Card:
        """The topmost card of a zone."""
        return self.cards(zone)[-1]

    def names(self, zone: str) -> list[str]:
        """The names of the cards of a zone, bottom to top."""
        return [self.match.state.definition[card].name for card in self.cards(zone)]

    def count(self, zone: str) -> int:
        """How many cards are in a zone."""
        return len(self.cards(zone))

    def values(self, zone: str) -> Values:
        """The characteristics of the topmost card of a zone, as they now are."""
        return self.match.values(self.card(zone))

    def value(self, zone: str, characteristic: str) -> Any:
        """A characteristic of the topmost card of a zone, as it now is."""
        return self.values(zone)[characteristic]

    def power(self, zone: str) -> int:
        """The power of the topmost card of a zone."""
        power: int = self.value(zone, "power")
        return power

    def rested(self, zone: str) -> bool:
        """Whether the topmost card of a zone is rested."""
        return self.match.state.rested[self.card(zone)]

    def face_down(self, zone: str) -> int:
        """How many cards of a zone are face down."""
        return sum(self.match.state.face_down[card] for card in self.cards(zone))
