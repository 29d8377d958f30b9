"""110.4d, 601.1. Creatures that a player may summon from another zone than the hand, as something there says."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.characteristics import CREATURE, TYPES
from engine.games.duel_masters.god_links import others_of
from engine.games.duel_masters.terms_offered import MaySummonFrom
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered

SUMMONED_FROM: Final = Remembered[tuple[tuple[int, str], ...]]("summoned from", (), touches=UNOBSERVED, until="turn")
"""What let a creature be summoned in this turn, and does so once in a turn: `State.entered` of each such card, and the
zone from which it was.
"""


def summonable_from(match: Match, player: int) -> list[Card]:
    """601.1a. The creatures in the player's graveyard and mana zone that may be summoned from there."""
    if not match.prints(MaySummonFrom):
        return []
    allowing = _allowing(match, player)
    if not allowing:
        return []
    lying = (*match.cards(zones.GRAVEYARD[player]), *match.cards(zones.MANA[player]))
    return [card for card in lying if any(_lets(match, context, ability, card) for context, ability in allowing)]


def note_summoning(match: Match, player: int, card: Card) -> None:
    """A creature is used from such a zone: if that is let once in a turn alone, it has been let now."""
    letting = [each for each in _allowing(match, player) if _lets(match, *each, card)]
    if letting and all(ability.once for _, ability in letting):
        context, ability = letting[0]
        SUMMONED_FROM.set(match, (*SUMMONED_FROM.of(match), (context.stamp, ability.place)))


def _allowing(match: Match, player: int) -> list[tuple[Context, MaySummonFrom]]:
    """What the player has that lets creatures be summoned from elsewhere, but for what has let one in this turn."""
    return [
        (Context(card, player, match.state.entered[card], ability), ability)
        for lead in field.elements(match, player)
        for card in (lead, *others_of(match, lead))  # 803.1b
        for ability in match.state.definition[card].abilities
        if isinstance(ability, MaySummonFrom) and match.is_active(card, ability)
        if not (ability.once and (match.state.entered[card], ability.place) in SUMMONED_FROM.of(match))
    ]


def _lets(match: Match, context: Context, ability: MaySummonFrom, card: Card) -> bool:
    """Whether it is a creature face up in the zone, and such a one."""
    values = match.values(card)
    if (
        match.state.face_down[card]
        or match.state.zone[card].kind.name != ability.place
        or CREATURE not in values[TYPES]
    ):
        return False
    return ability.description is not None and ability.description.fits(match, context, card, values)
