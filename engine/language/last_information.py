"""What texts ask of cards that have left: of this card, and of the one that the trigger speaks of, as they were last.

ACT: [Drop this member] If this member is in the front row, draw a card.
"""

from __future__ import annotations

from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import IT, FixedTarget, It, This


def ever_meant(match: Match, context: Context, one: FixedTarget) -> list[tuple[Card, Context]]:
    """The cards of which something is asked, each with the ability as it sees that card.

    The card with the ability, and the one that its trigger speaks of, are meant also where they are other cards by now:
    as they were right before they left, whatever took them away. Nothing can be done with these any more.
    """
    found = [(card, context) for card in one.cards(match, context)]
    if not found and context.left:
        found = [(card, context) for card in one.spoken_of(context)]
    return found or _bygone(match, context, one)


def meant_as_which(match: Match, context: Context, one: FixedTarget) -> list[tuple[Card, int]]:
    """The cards that words mean, as those that they were when the ability triggered: they may have left by now.

    Each comes with `State.entered` of the one that it was.
    """
    now = match.state.entered
    meant = _as_which(context, one) or [(card, None) for card in one.cards(match, context)]
    return [(card, now[card] if entered is None else entered) for card, entered in meant]


def _bygone(match: Match, context: Context, one: FixedTarget) -> list[tuple[Card, Context]]:
    """The cards that are meant although they have left, as far as the ability knows what they were."""
    found: list[tuple[Card, Context]] = []
    for card, entered in _as_which(context, one):
        last = context.last_as(match, card, entered)
        if last is not None:
            found.append((card, context.looking_back(card, last)))
    return found


def _as_which(context: Context, one: FixedTarget) -> list[tuple[Card, int | None]]:
    """The cards that words mean, each with `State.entered` of the one that it was when the ability triggered."""
    if isinstance(one, This):
        return [(context.source, context.stamp)]
    event = context.event
    if not isinstance(one, It) or IT in context.bound or event is None:
        return []
    if event.meant is not None:
        return list(event.meant)
    return [] if event.card is None else [(event.card, event.entered)]
