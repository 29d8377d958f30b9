"""112.3a. Super shield trigger and shield trigger plus: abilities for a card used by its shield trigger."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import field
from engine.games.duel_masters.keyword_conditions import GRANTED
from engine.kernel.asking import may
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, RememberedBySeat
from engine.kernel.messages import Message, Ref

SUPER: Final = "super shield trigger"
PLUS: Final = "shield trigger plus"

PLUS_SHIELDS: Final = 2
"""As many shields have to have been broken in the opponent's turn for shield trigger plus."""

BROKEN: Final = RememberedBySeat[int]("broken shields", (0, 0), touches=UNOBSERVED, until="turn")
"""How many of each player's shields have been broken in this turn."""


def grant(match: Match, player: int, card: Card) -> Procedure[None]:
    """112.3a. Let a card that is about to be used by its shield trigger have more abilities, if it may."""
    if field.has_keyword(match, card, PLUS):
        granted = match.state.turn_player != player and BROKEN.of_player(match, player) >= PLUS_SHIELDS
    elif field.has_keyword(match, card, SUPER) and not field.shields(match, player):
        granted = yield from may(player, "112.3a", Message("ask-super", {"card": Ref(card)}), card=card)
    else:
        granted = False
    if granted:
        GRANTED.set(match, (*GRANTED.of(match), card))


def note_broken(match: Match, player: int, count: int) -> None:
    """701.14. Note that shields of a player have been broken."""
    BROKEN.set_player(match, player, BROKEN.of_player(match, player) + count)


def forget(match: Match, card: Card) -> None:
    """110.5, 400.6. A card that is not in the battle zone is another one when it is used again."""
    if card in GRANTED.of(match):
        GRANTED.set(match, tuple([each for each in GRANTED.of(match) if each != card]))
