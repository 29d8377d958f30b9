"""Phrases that only print has: other words for what the card language says, older and newer.

Each module has the phrases of one subject, whatever node of the card language they say:

    when            triggers, either_trigger, replacement, times
    if              conditions, having, in_this_turn
    always          continuous, keywords, evolutions, restrictions, being_chosen, attacks
    to use a card   costs, using_cards
    what is done    sequences, choosing, moving, looking, the_rest, drawing_and_discarding, shields, face_up_shields,
                    battles, changes
    which cards     groups, descriptions, either_sort, comparisons, done_cards, races
    how many        numbers

What several of them need is in shared.
"""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.prints.phrases.attacks import ATTACKS
from engine.games.duel_masters.prints.phrases.battles import BATTLES
from engine.games.duel_masters.prints.phrases.being_chosen import BEING_CHOSEN
from engine.games.duel_masters.prints.phrases.changes import CHANGES
from engine.games.duel_masters.prints.phrases.choosing import CHOOSING
from engine.games.duel_masters.prints.phrases.comparisons import COMPARISONS
from engine.games.duel_masters.prints.phrases.conditions import CONDITIONS
from engine.games.duel_masters.prints.phrases.continuous import CONTINUOUS
from engine.games.duel_masters.prints.phrases.costs import COSTS
from engine.games.duel_masters.prints.phrases.descriptions import DESCRIPTIONS
from engine.games.duel_masters.prints.phrases.done_cards import DONE_CARDS
from engine.games.duel_masters.prints.phrases.drawing_and_discarding import DRAWING_AND_DISCARDING
from engine.games.duel_masters.prints.phrases.either_sort import EITHER_SORT
from engine.games.duel_masters.prints.phrases.either_trigger import EITHER_TRIGGER
from engine.games.duel_masters.prints.phrases.evolutions import EVOLUTIONS
from engine.games.duel_masters.prints.phrases.face_up_shields import FACE_UP_SHIELDS
from engine.games.duel_masters.prints.phrases.groups import GROUPS
from engine.games.duel_masters.prints.phrases.having import HAVING
from engine.games.duel_masters.prints.phrases.in_this_turn import IN_THIS_TURN
from engine.games.duel_masters.prints.phrases.keywords import KEYWORDS
from engine.games.duel_masters.prints.phrases.looking import LOOKING
from engine.games.duel_masters.prints.phrases.moving import MOVING
from engine.games.duel_masters.prints.phrases.numbers import NUMBERS
from engine.games.duel_masters.prints.phrases.replacement import REPLACEMENT
from engine.games.duel_masters.prints.phrases.restrictions import RESTRICTIONS
from engine.games.duel_masters.prints.phrases.sequences import SEQUENCES
from engine.games.duel_masters.prints.phrases.shields import SHIELDS
from engine.games.duel_masters.prints.phrases.the_rest import THE_REST
from engine.games.duel_masters.prints.phrases.times import TIMES
from engine.games.duel_masters.prints.phrases.triggers import TRIGGERS
from engine.games.duel_masters.prints.phrases.using_cards import USING_CARDS
from engine.language.prints.dialect import Phrases

_PARTS: Final = (
    TRIGGERS,
    EITHER_TRIGGER,
    REPLACEMENT,
    HAVING,
    CONDITIONS,
    IN_THIS_TURN,
    CONTINUOUS,
    KEYWORDS,
    EVOLUTIONS,
    COSTS,
    USING_CARDS,
    RESTRICTIONS,
    BEING_CHOSEN,
    ATTACKS,
    BATTLES,
    SHIELDS,
    FACE_UP_SHIELDS,
    DRAWING_AND_DISCARDING,
    MOVING,
    LOOKING,
    THE_REST,
    SEQUENCES,
    TIMES,
    CHANGES,
    CHOOSING,
    GROUPS,
    DONE_CARDS,
    DESCRIPTIONS,
    EITHER_SORT,
    COMPARISONS,
    NUMBERS,
)

PHRASES: Final[Phrases] = {
    node: tuple([phrase for part in _PARTS for phrase in part.get(node, ())]) for part in _PARTS for node in part
}
"""The phrases of print, by the nodes that they say."""
