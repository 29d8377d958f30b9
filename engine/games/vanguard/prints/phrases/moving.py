"""Cards that move, in print: ridden, called, put into zones, and what was called, bound or placed before."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import zones
from engine.games.vanguard.vocabulary import moving
from engine.games.vanguard.vocabulary.attacks import Battles
from engine.games.vanguard.vocabulary.battles import InBattle
from engine.games.vanguard.vocabulary.comparing import NumberOf
from engine.games.vanguard.vocabulary.done_this_way import DEEDS
from engine.games.vanguard.vocabulary.groups import PlacedUnit
from engine.games.vanguard.vocabulary.strides import PutIntoGZone
from engine.language.abilities import Fields
from engine.language.card_actions import Choose
from engine.language.cards import Chosen
from engine.language.done_this_way import DoneWith, HasDone
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom, CardsIn, InPlay
from engine.language.hand_and_deck import Draw
from engine.language.phrases import Phrase, WordList
from engine.language.places import OPPONENTS, OWNERS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_BYGONE: Final = WordList(
    "what was done", {word: deed for word, deed in DEEDS.words.items() if word in ("called", "bound", "retired")}
)


def _for_each(values: Fields) -> Fields:
    """ "Draw a card for each unit": as many as there are."""
    return {"player": YOURS, "count": NumberOf(values["things"])}


def _at_once(values: Fields) -> Fields:
    """ "Battles all of them in one attack"."""
    if values["one"] != 1:
        raise Contradiction("")  # one attack is ordered
    return {"group": values["group"]}


def _into_soul(values: Fields) -> Fields:
    """ "Into the soul": that of its owner, be it a card that the player chooses of their own or one spoken of."""
    among = getattr(values["target"], "among", None)
    whose = YOURS if isinstance(among, CardsFrom) and among.place.owner == YOURS else ""
    return {**values, "owner": whose}


MOVING: Final[Phrases] = {
    moving.Ride: (Phrase("ride {target} as rest", {"rested": True}), Phrase("ride {target} at rest", {"rested": True})),
    moving.Call: (
        *(
            Phrase(f"call {{target}} to {words}", {"where": "own"})
            for words in ("the RC this unit is on", "the RC with this unit")
        ),
        *(
            Phrase(f"call {{target}} to {words}{how}", {"where": where, "rested": bool(how)})
            for words, where in (("your RC", "any"), ("your open RC", "open"), ("any open RC", "open"), ("a RC", "any"))
            for how in ("", " as rest")
        ),
        Phrase("call {target} to a RC in_the_same_column_as_this_unit", {"where": "column"}),
        Phrase("call {target} to your GC", {"where": "guardian"}),
    ),
    moving.PutInto: (
        Phrase("put {target} into {owner} damage zone face up", {"owner": OWNERS, "zone": "damage"}),
        Phrase("return {target} to their hand", {"owner": OPPONENTS, "zone": "hand"}),
        Phrase("put {target} into the soul", {"zone": zones.SOUL.name}, _into_soul),
    ),
    PutIntoGZone: (Phrase("put {target} face up into your G_zone"), Phrase("put {target} face up in your G_zone")),
    DoneWith: (
        *(
            Phrase(f"the {thing}/{thing}s that {was} {{deed}} with this effect", {"deed": _BYGONE})
            for thing in ("unit", "card")
            for was in ("was", "were")
        ),
        *(Phrase(f"the {thing}/{thing}s chosen with this effect", {"deed": "choose"}) for thing in ("unit", "card")),
    ),
    PlacedUnit: (Phrase("the unit that was placed"), Phrase("that placed unit")),
    InBattle: (
        Phrase("the unit that was boosted", {"role": "boosted"}),
        Phrase("the unit that attacked", {"role": "attacking"}),
    ),
    HasDone: tuple(
        Phrase(f"you put a {{description-}} on the bottom of your deck{how}", {"deed": "put"})
        for how in ("", " this_way", " with this effect")
    ),
    Choose: (Phrase("you choose {target}", {"target": Chosen}),),
    Battles: (Phrase("battles/battle all of {group+} in {one} attack", {"one": COUNT, "group": InPlay}, _at_once),),
    Draw: (
        Phrase("draw a card for each {things-}", {"things": CardsIn}, _for_each),
        Phrase("draw a card for each of {things+}", {"things": InPlay}, _for_each),
    ),
    moving.PutIntoDamageFaceDown: (
        Phrase("put {target} into your damage zone face down", {"owner": YOURS}),
        Phrase("put {target} face down into your damage zone", {"owner": YOURS}),
    ),
    moving.DiscardHand: (
        Phrase("discard all cards from your hand"),
        Phrase("discard all of the cards in your hand"),
    ),
}
"""The phrases of cards that move."""
