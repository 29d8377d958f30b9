"""601.1a in print: what may be done to use a card for less, from other zones, or for another price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.attacking import RAID
from engine.games.duel_masters.terms_offered import LessIfYouDo, OfferedUp, OtherTerms
from engine.games.duel_masters.vocabulary.changes import Can
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.terms import PLACES, offered_up
from engine.language.abilities import Fields
from engine.language.changes import Affect
from engine.language.delayed import Delayed
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.hand_and_deck import Draw, PutOnDeck
from engine.language.instructions import Instruction, Resolution, Sentences, Then
from engine.language.numbers import Literal
from engine.language.phrases import Phrase, Several
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_CIVILIZATIONS: Final = Several(CIVILIZATIONS, "/")
_UNDER_DECK: Final = PutOnDeck(ThisCreature(), "bottom", "")
_RAIDS: Final = Affect(ThisCreature(), (Can(RAID),), "turn")


def _resolved(values: Fields) -> Fields:
    return {**values, "effect": Resolution(values["effect"])}


def _at_end(values: Fields) -> Fields:
    """What is paid for is used in its player's own turn, so that this is the turn."""
    return _resolved({**values, "effect": Delayed("end of turn", values["effect"])})


def _over_explode(values: Fields) -> Fields:
    """Jokers over explode: at the end of the turn it goes under the deck, and a card is drawn for it."""
    return _at_end({**values, "use": "summon", "effect": Then(_UNDER_DECK, Draw(YOURS, Literal(1)))})


def _offered_up(values: Fields) -> Fields:
    if values.pop("same") != values["description"]:
        raise Contradiction("it does not say which creature cannot cost less")
    return offered_up(values)


def _rush(values: Fields) -> Fields:
    """Abyss rush."""
    effect = Sentences((_RAIDS, Delayed("end of turn", _UNDER_DECK)))
    return {"use": "summon", "places": (zones.GRAVEYARD.name,), "effect": Resolution(effect)}


def _lowered(values: Fields) -> Fields:
    """Fushigiverse: a price with its civilisations, and the least that it comes to."""
    if values.pop("count") != 1 or values.pop("least_civilizations") != values["civilizations"]:
        raise Contradiction("it does not say what is to be paid")
    return {**values, "use": "summon", "places": (zones.GRAVEYARD.name,)}


_RUSH: Final = (
    "you may summon this_creature_from_your graveyard. if you do, this creature can attack players this turn "
    "and is put on the bottom of your deck at the end of the turn."
)
_FUSHIGIVERSE: Final = (
    "you may put {count} of your creatures into your mana zone tapped to summon this_creature_from_your graveyard "
    "for a cost equal to {civilizations} {cost} minus that creature's cost. "
    "it can't cost less than {least_civilizations} {least}."
)


def _lowerings() -> Iterator[Phrase]:
    """Phrases of what costs less if something is done."""
    for less, use in (
        ("this creature's summon cost", "summon"),
        ("this creature's cost", "summon"),
        ("the cost of summoning this creature", "summon"),
        ("this spell's cost", "cast"),
        ("the cost of casting this spell", "cast"),
        ("the cost of using this aura", "use"),
    ):
        said = f"you may reduce {less} by {{amount}}. if you do, {{effect}}"
        slots = {"amount": int, "effect": Instruction, "use": use}
        yield Phrase(f"{said}.", slots, _resolved)
        yield Phrase(f"{said} at the end of your turn.", slots, _at_end)


TERMS: Final[Phrases] = {
    LessIfYouDo: (
        *_lowerings(),
        Phrase("jokers_over_explode {amount}", {"amount": int}, _over_explode),
    ),
    OfferedUp: (
        Phrase(
            (
                "while summoning a {description-}, you may reduce its cost by {amount}. if you do, destroy this "
                "creature. that {same-} can't cost less than {floor}."
            ),
            {"description": Description, "amount": int, "same": Description, "floor": int},
            _offered_up,
        ),
    ),
    OtherTerms: (
        Phrase("abyss_rush", {}, _rush),
        Phrase(f"abyss_rush {_RUSH}", {}, _rush),
        *(
            Phrase(f"you may {use} {this} {{places}}.", {"places": PLACES, "use": use})
            for use, this in (
                ("summon", "this_creature_from_your"),
                ("cast", "this spell from your"),
                ("use", "this aura from your"),
            )
        ),
        Phrase(
            "you may summon this_creature_from_your {places} by paying {cost}.",
            {"places": PLACES, "cost": int, "use": "summon"},
        ),
        Phrase(
            "you may summon this_creature_from_your {places} by paying {civilizations} {cost}.",
            {"places": PLACES, "civilizations": _CIVILIZATIONS, "cost": int, "use": "summon"},
        ),
        Phrase(
            (
                "you may summon this_creature_from_your {places} by tapping {tapped} of your creatures and paying "
                "{civilizations} {cost}."
            ),
            {"places": PLACES, "tapped": int, "civilizations": _CIVILIZATIONS, "cost": int, "use": "summon"},
        ),
        Phrase(
            _FUSHIGIVERSE,
            {
                "count": COUNT,
                "civilizations": _CIVILIZATIONS,
                "cost": int,
                "least_civilizations": _CIVILIZATIONS,
                "least": int,
            },
            _lowered,
        ),
    ),
}
"""The phrases of these abilities."""
