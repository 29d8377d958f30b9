"""Phrases that only print has: other words for what the card language says, in the three eras.

Each module has the phrases of one subject, whatever node of the card language they say:

    abilities as a whole    abilities, costs
    when                    triggers, opposing, causes
    if                      conditions, qualities, places, this_turn
    what is done            actions, moving, choosing, opponents, opponents_doing, states, striding, otherwise,
                            repeating, either_place, gauges
    battles                 battles
    which cards             nouns, field, circles, two_zones, done_this_way, likeness, others, spoken_of
    how many                amounts, growing, differing

`others` also says for refusals when "other" leaves open than which card; `sharing_durations` fills in how long
something lasts where print says it once.
"""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.prints.phrases.abilities import ABILITIES
from engine.games.vanguard.prints.phrases.actions import ACTIONS
from engine.games.vanguard.prints.phrases.amounts import AMOUNTS
from engine.games.vanguard.prints.phrases.battles import BATTLING
from engine.games.vanguard.prints.phrases.causes import CAUSES
from engine.games.vanguard.prints.phrases.choosing import CHOICES
from engine.games.vanguard.prints.phrases.circles import CIRCLES_AND_TOKENS
from engine.games.vanguard.prints.phrases.conditions import CONDITIONS
from engine.games.vanguard.prints.phrases.costs import COSTS
from engine.games.vanguard.prints.phrases.differing import DIFFERING
from engine.games.vanguard.prints.phrases.done_this_way import DEED_PHRASES
from engine.games.vanguard.prints.phrases.either_place import EITHER_PLACE
from engine.games.vanguard.prints.phrases.field import FIELD
from engine.games.vanguard.prints.phrases.gauges import GAUGES
from engine.games.vanguard.prints.phrases.growing import GROWING
from engine.games.vanguard.prints.phrases.likeness import LIKE
from engine.games.vanguard.prints.phrases.moving import MOVING
from engine.games.vanguard.prints.phrases.nouns import NOUNS
from engine.games.vanguard.prints.phrases.opponents import OPPONENT
from engine.games.vanguard.prints.phrases.opponents_doing import OPPONENTS_DOING
from engine.games.vanguard.prints.phrases.opposing import OPPOSING
from engine.games.vanguard.prints.phrases.others import OTHERS
from engine.games.vanguard.prints.phrases.otherwise import OTHERWISE
from engine.games.vanguard.prints.phrases.places import PLACES
from engine.games.vanguard.prints.phrases.qualities import QUALITIES
from engine.games.vanguard.prints.phrases.repeating import REPEATING
from engine.games.vanguard.prints.phrases.searching import SEARCHING
from engine.games.vanguard.prints.phrases.spoken_of import SPOKEN_OF
from engine.games.vanguard.prints.phrases.states import STATES
from engine.games.vanguard.prints.phrases.striding import STRIDING
from engine.games.vanguard.prints.phrases.this_turn import THIS_TURN
from engine.games.vanguard.prints.phrases.triggers import TRIGGERS
from engine.games.vanguard.prints.phrases.two_zones import TWO_ZONES
from engine.kernel.abilities import Node
from engine.language.phrases import Phrase
from engine.language.prints.dialect import Phrases


def _joined(*parts: Phrases) -> Phrases:
    """The phrases of several tables: a node may have some in each."""
    joined: dict[type[Node], tuple[Phrase, ...]] = {}
    for part in parts:
        for node, phrases in part.items():
            joined[node] = (*joined.get(node, ()), *phrases)
    return joined


PHRASES: Final[Phrases] = _joined(
    ABILITIES,
    ACTIONS,
    AMOUNTS,
    BATTLING,
    CAUSES,
    CHOICES,
    CIRCLES_AND_TOKENS,
    CONDITIONS,
    COSTS,
    DEED_PHRASES,
    DIFFERING,
    EITHER_PLACE,
    FIELD,
    GAUGES,
    GROWING,
    LIKE,
    MOVING,
    NOUNS,
    OPPONENT,
    OPPONENTS_DOING,
    OPPOSING,
    OTHERS,
    OTHERWISE,
    PLACES,
    QUALITIES,
    REPEATING,
    SEARCHING,
    SPOKEN_OF,
    STATES,
    STRIDING,
    THIS_TURN,
    TRIGGERS,
    TWO_ZONES,
)
"""The phrases of print, by the nodes that they say."""
