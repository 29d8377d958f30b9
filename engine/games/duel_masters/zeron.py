"""311, 701.31, 810. The zeron ceremony and its nebulae: linking them, and the creature that all of them become."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import faces, linking, zones
from engine.games.duel_masters.cells import CELLS, turn_to_cell
from engine.games.duel_masters.characteristics import CEREMONY, CREATURE, NEBULA, TYPES
from engine.kernel import verbs
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.position import Position
from engine.kernel.state import State

LINK: Final = "zeron link"
"""The event of a nebula's having been linked to a ceremony."""

BIRTH: Final = "zeron birth"
"""701.31. The event of a ceremony's and its nebulae's having become one creature."""


def always_visible(state: State, card: Card) -> bool:
    """810.1b. Whether both players see a card in any zone: its back is no back of a Duel Masters card."""
    return faces.is_zeron(state.definition[card])


def can_link(match: Position, nebula: Card, ceremony: Card) -> bool:
    """701.18a. Whether a nebula could be linked to a ceremony: they are of one set, and it is linked to none.

    One that is linked is a part of its ceremony, and no nebula by itself.
    """
    state = match.state
    if NEBULA not in match.values(nebula)[TYPES]:
        return False
    if state.zone[nebula].kind is not zones.BATTLE or CEREMONY not in match.values(ceremony)[TYPES]:
        return False
    return bool(set(_wholes(match, nebula)) & set(_wholes(match, ceremony)))


def link(match: Match, nebula: Card, ceremony: Card) -> None:
    """701.18. Link a nebula to a ceremony: it is a part of that from now on."""
    verbs.transfer(match, nebula, zones.LINKED[match.state.zone[ceremony].player])
    attach(match, (nebula,), ceremony)
    match.tell("links", card=Ref(nebula), other=Ref(ceremony))
    if match.hears(LINK):
        match.announce(Event(LINK, ceremony, match.master(ceremony), other=nebula))


def can_be_born(match: Position, ceremony: Card) -> bool:
    """701.31a. Whether every nebula of its set is linked to a ceremony."""
    wholes = faces.other_sides(match, ceremony)
    if CEREMONY not in match.values(ceremony)[TYPES] or not wholes:
        return False
    count: int = wholes[0].facts[CELLS]
    return 1 + len(linking.nebulae_of(match, ceremony)) == count


def give_birth(match: Match, ceremony: Card) -> None:
    """701.31a, 810.1a. Turn a ceremony and its nebulae over: all are one creature, tapped or not as it was."""
    for each in linking.nebulae_of(match, ceremony):
        turn_to_cell(match, each, faces.other_sides(match, each)[0])
    whole = faces.side_of(match, ceremony, CREATURE)
    assert whole is not None
    faces.turn_over(match, ceremony, whole, BIRTH)


def _wholes(match: Position, card: Card) -> list[str]:
    """The names of the creatures on the other side of a card."""
    return [each.name for each in faces.other_sides(match, card)]
