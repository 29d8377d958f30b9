"""Whose, where and when: owners, zones, circles and periods as texts name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.vanguard import zones
from engine.games.vanguard.turn import PHASE
from engine.kernel.abilities import Context, Node
from engine.kernel.match import Match
from engine.kernel.zones import Zone, ZoneKind
from engine.language.phrases import WordList, says

YOURS: Final = "yours"
OPPONENTS: Final = "opponent's"

OWNERS: Final = WordList("whose", {"your": YOURS, "your opponent's": OPPONENTS})

ABILITY_ZONES: Final = WordList(
    "a zone",
    {
        "VC": zones.VANGUARD.name,
        "RC": zones.REAR_GUARD.name,
        "GC": zones.GUARDIAN.name,
        "hand": zones.HAND.name,
        "drop": zones.DROP.name,
        "soul": zones.SOUL.name,
        "damage": zones.DAMAGE.name,
        "bind": zones.BIND.name,
        "deck": zones.DECK.name,
    },
)
"""3.1.1.3. Where abilities are active."""

PILES: Final = WordList(
    "a zone",
    {
        "hand": zones.HAND.name,
        "soul": zones.SOUL.name,
        "drop zone": zones.DROP.name,
        "damage zone": zones.DAMAGE.name,
        "bind zone": zones.BIND.name,
        "deck": zones.DECK.name,
    },
)

CIRCLES: Final = WordList(
    "a circle", {"VC": zones.VANGUARD.name, "RC": zones.REAR_GUARD.name, "GC": zones.GUARDIAN.name}
)

KINDS: Final = {kind.name: kind for kind in zones.ZONE_KINDS}

PERIODS: Final = WordList(
    "a part of the turn",
    {
        f"{whose} {phase}": f"{owner}:{phase}"
        for whose, owner in (("your", YOURS), ("your opponent's", OPPONENTS))
        for phase in ("turn", "stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase")
    },
)
"""6.2. Turns and their phases; the value is whose turn, and which phase."""

PERIODS_AS_CONDITIONS: Final = WordList(
    "a part of the turn",
    {f"it is {words}".replace(" ", "_"): period for words, period in PERIODS.words.items()},
)

DURATIONS: Final = WordList(
    "a duration",
    {
        "until end of turn": "turn",
        "until end of battle": "battle",
        "until end of that battle": "battle",
        "until end of your opponent's next turn": "opponent's next turn",
        "until end of game": "game",
    },
)


def seat(context: Context, owner: str) -> int:
    """The seat of the master of the ability, or of the other player."""
    return context.player if owner == YOURS else 1 - context.player


def is_now(match: Match, context: Context, period: str) -> bool:
    """Whether it is this part of the turn."""
    owner, _, phase = period.partition(":")
    return match.state.turn_player == seat(context, owner) and phase in ("turn", match.state.memory[PHASE])


def ending(match: Match, context: Context, duration: str) -> tuple[str, int | None]:
    """The moment at which a duration ends, and the number of the turn that is meant."""
    if duration == "opponent's next turn":
        ahead = 2 if match.state.turn_player != context.player else 1
        return "turn", match.state.turn + ahead
    return duration, match.state.turn if duration == "turn" else None


@says("{owner} {zone}", owner=OWNERS, zone=PILES)
@dataclass(frozen=True, slots=True)
class ZoneOf(Node):
    """A zone of a player: "your soul"."""

    owner: str
    zone: str

    @property
    def kind(self) -> ZoneKind:
        """The kind of zone."""
        return KINDS[self.zone]

    def of(self, context: Context) -> Zone:
        """The zone itself."""
        return self.kind[seat(context, self.owner)]
