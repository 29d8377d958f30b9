"""11.29.2, 11.33.2. Charging and hollowed units leave the field at the end of their battle, or of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from engine.games.vanguard import unit_states
from engine.games.vanguard.battle_state import battle
from engine.games.vanguard.unit_states import CHARGING, HOLLOWED
from engine.games.vanguard.vocabulary.keywords.labels import InFull
from engine.games.vanguard.vocabulary.moving import Retire
from engine.kernel import verbs
from engine.kernel.abilities import Automatic, Context, Node, Trigger
from engine.kernel.cards import Card
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import Captured
from engine.language.hand_and_deck import PutOnDeck
from engine.language.instructions import Instruction, Resolution
from engine.language.phrases import Phrase, WordList
from engine.language.places import YOURS

_MOMENTS: Final = WordList("a moment", {"end of its battle": "end of battle", "end of turn": "end of turn"})


@dataclass(frozen=True, slots=True)
class Departing(Trigger):
    """The end of the turn, or of a battle in which a unit takes part, for a unit that is in a state then."""

    unit: Captured
    state: str
    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether the unit is still in the state, and in the battle."""
        units = list(self.unit.cards(match, context))
        if not all(unit_states.is_in(match.values(unit), self.state) for unit in units):
            return False
        return bool(units) and (self.kind == "end of turn" or all(_fights(match, unit) for unit in units))


def _said(values: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": values["kind"]}


PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Departing: (Phrase("at the {kind}", {"kind": _MOMENTS}, write=_said, printed_only=True),),
}


class _Ending(NamedTuple):
    """When units in a state leave, how, and the keyword ability that it belongs to."""

    keyword: str
    kind: str
    departure: Callable[[Captured], Instruction]


_ENDINGS: Final[Mapping[str, _Ending]] = {
    CHARGING: _Ending("charge", "end of battle", lambda unit: PutOnDeck(unit, "bottom", YOURS)),
    HOLLOWED: _Ending("hollow", "end of turn", Retire),
}


def put_ending_in_force(match: Match, card: Card, state: str) -> None:
    """Let what becomes of a unit in this state wait for its moment, if anything does.

    It is no delayed ability that triggers once: a unit that was kept where it is leaves at the end of its next battle.
    """
    if state not in _ENDINGS:
        return
    keyword, kind, departure = _ENDINGS[state]
    entered = match.state.entered[card]
    unit = Captured((card,), (entered,))
    waiting = Automatic(label=InFull(keyword), trigger=Departing(unit, state, kind), effect=Resolution(departure(unit)))
    effect = EffectInForce(0, match.master(card), card, entered, "turn", ability=waiting)
    verbs.put_in_force(match, replace(effect, turn=match.state.turn))


def _fights(match: Match, card: Card) -> bool:
    """Whether a unit takes part in the battle in progress as the card that it was when the battle found it."""
    current = battle(match)
    entered = match.state.entered[card]
    return current is not None and any(p.card == card and p.entered == entered for p in current.places)
