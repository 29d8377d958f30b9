"""601.1a. The terms on which a card is used, in texts.

Terms: You may pay 2 less to summon this. If you do, after the turn, destroy this creature.
Terms: You may destroy this creature to pay 2 less for a Dispector creature. It can't cost less than 0.
Terms: You may summon this from your graveyard.
Terms: You may pay darkness 3 and tap 3 of your creatures to summon this from your hand or graveyard.
Terms: You may pay fire 2 to summon this from your hand if you have five or more cards in your mana zone.
Hyper energy
Soulshift
Crystal soul 2
Galaxyshield light and water 2
Vividdraw water and fire 3
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.terms_offered import (
    CrystalSoul,
    Galaxyshield,
    GivesMore,
    HyperEnergy,
    LessIfDone,
    LessIfYouDo,
    OfferedUp,
    OtherTerms,
    Soulshift,
)
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.history import IsDrawnEarly
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.price_changes import USES
from engine.kernel.abilities import Condition, Node
from engine.language.abilities import EFFECT, Fields, effect_slots, played_fields
from engine.language.descriptions import Description
from engine.language.phrases import Phrase, Several, WordList

PLACES: Final = WordList(
    "where a card may be used from",
    {
        "graveyard": (zones.GRAVEYARD.name,),
        "mana zone": (zones.MANA.name,),
        "hand": (zones.HAND.name,),
        "hand or graveyard": (zones.HAND.name, zones.GRAVEYARD.name),
        "hand or mana zone": (zones.HAND.name, zones.MANA.name),
    },
)

_USED: Final = {"use": USES, "places": PLACES}
_PAID: Final = {"civilizations": Several(CIVILIZATIONS, " and "), "cost": int}
_PAID_IF: Final = {**_USED, **_PAID, "requirement": Condition}


def _with_effect(values: Fields) -> Fields:
    return played_fields(values) if "effect" in values else values


def _effect_slots(values: Mapping[str, Any]) -> Fields:
    return effect_slots(values) if values["effect"] is not None else dict(values)


def offered_up(values: Fields) -> Fields:
    """The fields of what is destroyed for a lower price, from the slots of a phrase."""
    return {**values, "zones": IN_BATTLE_ZONE}


def _has_own_price(node: OtherTerms) -> bool:
    return node.cost is None and not node.tapped


TERMS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    LessIfYouDo: (
        Phrase(
            "terms: you may pay {amount} less to {use} this. if you do, {effect}",
            {"amount": int, "use": USES, "effect": EFFECT},
            played_fields,
            effect_slots,
        ),
    ),
    LessIfDone: (
        Phrase(
            "terms: as_you {use} this you_may_do_this to pay {amount} less but no less than {floor}: {effect}",
            {"amount": int, "floor": int, "use": USES, "effect": EFFECT},
            played_fields,
            effect_slots,
        ),
    ),
    OfferedUp: (
        Phrase(
            (
                "terms: you may destroy this creature to pay {amount} less for a {description-}. "
                "it can't cost less than {floor}."
            ),
            {"amount": int, "description": Description, "floor": int},
            offered_up,
            lambda values: {name: values[name] for name in ("amount", "description", "floor")},
        ),
    ),
    HyperEnergy: (Phrase("hyper energy"),),
    Soulshift: (Phrase("soulshift"),),
    Galaxyshield: (Phrase("galaxyshield {civilizations} {cost}", _PAID),),
    CrystalSoul: (Phrase("crystal soul {number}", {"number": int}),),
    GivesMore: tuple(
        Phrase(
            f"while_{using}_this, each {{description-}} in your mana zone gives {{number}} mana.",
            {"use": use, "description": Description, "number": int},
        )
        for using, use in (("summoning", "summon"), ("casting", "cast"))
    ),
    OtherTerms: (
        Phrase(
            "vividdraw {civilizations} {cost}",
            {**_PAID, "use": "", "places": (zones.HAND.name,), "requirement": IsDrawnEarly()},
            when=lambda node: isinstance(node.requirement, IsDrawnEarly),
        ),
        Phrase(
            "terms: you may {use} this from your {places}. if you do, {effect}",
            {**_USED, "effect": EFFECT},
            _with_effect,
            _effect_slots,
            lambda node: _has_own_price(node) and node.effect is not None,
        ),
        Phrase(
            "terms: you may {use} this from your {places}.",
            _USED,
            when=lambda node: _has_own_price(node) and node.effect is None,
        ),
        Phrase(
            "terms: you may pay {cost} to {use} this from your {places}.",
            {**_USED, "cost": int},
            when=lambda node: node.civilizations is None and not node.tapped and node.cost is not None,
        ),
        Phrase(
            "terms: you may pay {civilizations} {cost} to {use} this from your {places}.",
            {**_USED, **_PAID},
            when=lambda node: (
                bool(node.civilizations)
                and not node.tapped
                and node.least is None
                and node.requirement is None
                and not node.under_deck
            ),
        ),
        Phrase(
            "terms: you may pay {civilizations} {cost} to {use} this from your {places} if {requirement}.",
            _PAID_IF,
            when=lambda node: node.requirement is not None and node.effect is None,
        ),
        Phrase(
            "terms: you may pay {civilizations} {cost} to {use} this from your {places} if {requirement}. "
            "if you do, {effect}",
            {**_PAID_IF, "effect": EFFECT},
            _with_effect,
            _effect_slots,
            lambda node: node.requirement is not None and node.effect is not None,
        ),
        Phrase(
            "recycle {civilizations} {cost}",
            {**_PAID, "use": "cast", "places": (zones.GRAVEYARD.name,), "under_deck": True},
            when=lambda node: node.under_deck,
        ),
        Phrase(
            (
                "terms: you may put a creature of yours into your mana zone and tap it to pay {civilizations} {cost} "
                "minus its cost, but no less than {least}, to {use} this from your {places}."
            ),
            {**_USED, **_PAID, "least": int},
            when=lambda node: node.least is not None,
        ),
        Phrase(
            (
                "terms: you may pay {civilizations} {cost} and tap {tapped} of your creatures "
                "to {use} this from your {places}."
            ),
            {**_USED, **_PAID, "tapped": int},
            when=lambda node: bool(node.civilizations) and node.tapped > 0,
        ),
        Phrase(
            "terms: instead_of_mana you may tap {tapped} of your {tapped_of+} to {use} this from your {places}.",
            {**_USED, "tapped": int, "tapped_of": Description, "cost": 0, "civilizations": ()},
            when=lambda node: node.tapped_of is not None,
        ),
    ),
}
"""The phrases of these abilities."""
