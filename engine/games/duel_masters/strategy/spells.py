"""Whether now is the time for a spell."""

from __future__ import annotations

from functools import cache

from engine.games.duel_masters.keyword_abilities import spell_abilities
from engine.games.duel_masters.strategy.perspective import DuelMastersPerspective, power
from engine.games.duel_masters.vocabulary.descriptions import WithPower, WithTotalPower
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.kernel.abilities import Node
from engine.kernel.definitions import CardDefinition
from engine.language.places import YOURS


def does_something(perspective: DuelMastersPerspective, definition: CardDefinition) -> bool:
    """302.2. Whether there is one of those creatures in the battle zone that a spell is about, if it is about any."""
    mine, foes, limit = _needs(definition)
    if mine and not perspective.creatures(perspective.me):
        return False
    weakest = min((power(card) for card in perspective.creatures(perspective.opponent)), default=None)
    return not foes or (weakest is not None and (limit is None or weakest <= limit))


@cache
def _needs(definition: CardDefinition) -> tuple[bool, bool, int | None]:
    """Whether a spell is about creatures of one's own, whether about those of others, and the power they may have."""
    found: list[Node] = [node for ability in spell_abilities(definition) for node in ability.walk()]
    owners = {node.owner for node in found if isinstance(node, CardsOf)}
    limits = [
        node.number
        for node in found
        if isinstance(node, WithTotalPower) or (isinstance(node, WithPower) and node.bound == "most")
    ]
    foes = any(isinstance(node, InTheBattleZone) for node in found) or bool(owners - {YOURS})
    return YOURS in owners, foes, min(limits, default=None)
