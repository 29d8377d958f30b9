"""What need not be asked, because it changes nothing."""

from __future__ import annotations

from engine.games.vanguard import zones
from engine.games.vanguard.battle import drives, would_hit
from engine.games.vanguard.battle_state import battle
from engine.kernel.abilities import Automatic
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision
from engine.kernel.match import Match


def is_pointless(match: Match, decision: Decision) -> bool:
    """7.5.1.2, 7.7.1.2. Guarding against an attack that does not hit as things stand, and makes no drive checks.

    To guard with a card that has an ability as a guardian may do something else as well; and who has begun to guard
    says when it is enough.
    """
    current = battle(match)
    if current is None or decision.prompt.text != "ask-guard" or current.guarding or drives(match, current):
        return False
    if any(would_hit(match, current, target) for target in current.targets):
        return False
    return not any(option.card is not None and _may_do_more(match, option.card) for option in decision.options)


def _may_do_more(match: Match, card: Card) -> bool:
    """Whether something could trigger when a card comes to the guardian circle."""
    found = match.abilities_of(card, Automatic)
    return any(not each.zones or zones.GUARDIAN.name in each.zones for each in found)
