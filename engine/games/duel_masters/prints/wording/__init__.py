"""Lines of print, put in the words that most cards use, before they are read.

What belongs to one kind of line: names, labels, evolutions, links, fields. What any sentence may say:

    slips               letters, marks and grammar that are wrong
    card_types          cards of rare types
    zones, face_down    where cards are and where they go
    amounts             power, costs, and how many
    looking             what is looked at or searched for, and the rest
    choosing            which cards are chosen
    the_rest            what is left of cards among which somebody has chosen
    keywords            what keywords mean
    shield_triggers     what has shield trigger
    moments             when, how often, how long
    sentences           how sentences go on
    other_players       what others do, said as if to them
    several_or_one      several cards of one sort or a single one of another
"""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.prints.wording.amounts import AMOUNTS
from engine.games.duel_masters.prints.wording.card_types import CARD_TYPES
from engine.games.duel_masters.prints.wording.choosing import CHOSEN
from engine.games.duel_masters.prints.wording.face_down import FACE_DOWN
from engine.games.duel_masters.prints.wording.keywords import KEYWORDS
from engine.games.duel_masters.prints.wording.looking import FROM_AMONG, LOOKED_AT, with_searches
from engine.games.duel_masters.prints.wording.moments import MOMENTS
from engine.games.duel_masters.prints.wording.other_players import said_to_others
from engine.games.duel_masters.prints.wording.sentences import SENTENCES
from engine.games.duel_masters.prints.wording.shield_triggers import SHIELD_TRIGGERS
from engine.games.duel_masters.prints.wording.slips import SLIPS
from engine.games.duel_masters.prints.wording.the_rest import THE_REST
from engine.games.duel_masters.prints.wording.zones import ZONES
from engine.language.prints.rewording import reworded

_FIRST: Final = (*SLIPS, *CARD_TYPES, *ZONES, *AMOUNTS, *LOOKED_AT)
_THEN: Final = (*THE_REST, *FROM_AMONG, *CHOSEN, *KEYWORDS, *SENTENCES, *MOMENTS)
_LAST: Final = (*FACE_DOWN, *SHIELD_TRIGGERS)


def in_usual_words(line: str) -> str:
    """A line in the words that most cards use."""
    line = reworded(with_searches(reworded(line, _FIRST)), _THEN)
    return reworded(said_to_others(line), _LAST)
