"""7.4.1.11, 3.11.3, 10.25.6. The power that the rules of battle give: boost, the legion mate's, guardians' shields."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.vanguard.battle_state import (
    Battle,
    enlist,
    require_battle,
    update,
)
from engine.games.vanguard.rule_changes import Guarded
from engine.kernel import verbs
from engine.kernel.abilities import Change
from engine.kernel.cards import Card
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match


def let_change(match: Match, source: Card, change: Change, cards: tuple[Card, ...]) -> None:
    """Put a change that the rules of battle make in force until the battle ends."""
    entered = match.state.entered[source]
    effect = EffectInForce(0, match.master(source), source, entered, "battle", (change,), cards)
    verbs.put_in_force(match, effect)


def aim_at(match: Match, targets: tuple[Card, ...], current: Battle | None = None) -> None:
    """7.4.1.8, 7.4.1.8.5, 10.20.1. From now on these, and no others, are the units being attacked in the battle.

    ``current`` is how the battle is to be remembered otherwise, if not as it is.
    """
    if current is None:
        current = require_battle(match)
    others = [place for place in current.places if place.role != "target"]
    aims = [enlist(match, "target", card) for card in targets]
    update(match, replace(current, targets=targets, places=(*others, *aims)))
    for card in targets:
        if not any(isinstance(change, Guarded) for e in match.state.effects if card in e.cards for change in e.changes):
            let_change(match, card, Guarded(), (card,))
