"""4.19, 5.33, 11.10. Tools: a synthesis turns one face up, and it does what it says."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import characteristics, zones
from engine.games.luck_and_logic.keyword_abilities import ToolSkill
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.resolving import resolving

SYNTHESIZES: Final = "performs a synthesis"  #: the event
SYNTHESIZED: Final = "synthesized"
"""The key in `Context.bound` of the tools that the ability has turned face up (5.33.2)."""


def synthesize(match: Match, context: Context, level: int) -> Procedure[Card | None]:
    """5.33.1. Choose up to one face-down tool of at most this level, turn it up, and do its tool skill at once.

    Returns the tool; without one no synthesis was performed (5.33.3).
    """
    player = context.player
    tools = [card for card in match.cards(zones.TOOL[player]) if match.state.face_down[card]]
    fitting = [card for card in tools if match.values(card)[characteristics.LEVEL] <= level]
    if not tools:
        return None
    options = [PASS, *(Option("synthesize", card) for card in fitting)]
    prompt = Message("ask-synthesize", {"level": level})
    chosen = yield from ask(player, "5.33.1.1", prompt, options, card=context.source, secret=True)
    tool = chosen.card
    if tool is None:
        return None
    verbs.turn_face(match, tool, down=False)
    match.tell("synthesizes", player=Seat(player), card=Ref(tool))
    match.announce(Event(SYNTHESIZES, player=player))
    context.bound[SYNTHESIZED] = (*context.bound.get(SYNTHESIZED, ()), tool)
    for found in match.abilities(tool):
        if isinstance(found.ability, ToolSkill) and found.ability.effect is not None:
            inner = Context(tool, player, match.state.entered[tool], found.ability, known=match.values(tool))
            with resolving(match, inner):
                yield from found.ability.effect.resolve(match, inner)
    return tool


def put_away(match: Match, context: Context) -> None:
    """5.33.2. The tools that an effect has turned face up are turned down when it has resolved (reading 28)."""
    for tool in context.bound.pop(SYNTHESIZED, ()):
        if match.state.zone[tool].kind is zones.TOOL:
            verbs.turn_face(match, tool, down=True)
