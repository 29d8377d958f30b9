"""How cards are used: from other zones, for another price or for nothing, and where they go then."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.attacking import RAID
from engine.games.duel_masters.gears import FREE
from engine.games.duel_masters.keyword_abilities import (
    AfterCasting,
    AttachesAtAttack,
    CastAtAttack,
    ComesAtAttack,
    ComesAtEnd,
    GravityZero,
)
from engine.games.duel_masters.prints.phrases.shared import KEYWORD_SLOT, UNDER_DECK, of_one, this_may
from engine.games.duel_masters.terms_offered import MaySummonFrom, OtherTerms
from engine.games.duel_masters.vocabulary.after_casting import PLACES as PLACES_AFTER_CASTING
from engine.games.duel_masters.vocabulary.after_casting import GoesAfterCasting
from engine.games.duel_masters.vocabulary.changes import Can
from engine.games.duel_masters.vocabulary.crossing import CrossedWith, CrossForNothing
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.players import OPEN_ZONES
from engine.games.duel_masters.vocabulary.terms import PLACES
from engine.games.duel_masters.vocabulary.using_for_nothing import CastAndPutUnder
from engine.kernel.abilities import Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import Target, This
from engine.language.changes import Affect
from engine.language.delayed import Delayed
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.instructions import Clause, Resolution, Sentences, Then
from engine.language.phrases import Assemble, Phrase, Several
from engine.language.places import OWNERS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_A_GEAR: Final = ("cross_gear/cross_gears", "a cross_gear", "your cross_gear/cross_gears")


def _tapped(use: str) -> Assemble:
    def read(values: Fields) -> Fields:
        said = {"tapped": values["count"], "tapped_of": values["description"]}
        return {**said, "use": use, "places": (zones.HAND.name,), "cost": 0, "civilizations": ()}

    return read


_CIVILIZATIONS: Final = Several(CIVILIZATIONS, "/")
_RAIDS: Final = Affect(ThisCreature(), (Can(RAID),), "turn")


def _rush(values: Fields) -> Fields:
    """Abyss rush."""
    effect = Sentences((_RAIDS, Delayed("end of turn", UNDER_DECK)))
    return {"use": "summon", "places": (zones.GRAVEYARD.name,), "effect": Resolution(effect)}


def _lowered(values: Fields) -> Fields:
    """Fushigiverse: a price with its civilisations, and the least that it comes to."""
    if values.pop("count") != 1 or values.pop("least_civilizations") != values["civilizations"]:
        raise Contradiction("it does not say what is to be paid")
    return {**values, "use": "summon", "places": (zones.GRAVEYARD.name,)}


_RUSH: Final = (
    "you may summon this creature from your graveyard. if you do, this creature can attack players this turn "
    "and is put on the bottom of your deck at the end of the turn."
)
_FUSHIGIVERSE: Final = (
    "you may put {count} of your creatures into your mana zone tapped to summon this creature from your graveyard "
    "for a cost equal to {civilizations} {cost} minus that creature's cost. "
    "it can't cost less than {least_civilizations} {least}."
)

_PAID_IF: Final = {"requirement": Condition, "civilizations": _CIVILIZATIONS, "cost": int}


def _from_hand(values: Fields) -> Fields:
    """What is summoned for another price if something is so; a card is summoned from the hand."""
    return {**values, "use": "summon", "places": (zones.HAND.name,)}


def _from_hand_and_then(values: Fields) -> Fields:
    """The same, for which two things are done at the end of the turn."""
    both = Then(values["first"], values["then"])
    said = {name: value for name, value in values.items() if name not in ("first", "then")}
    return {**_from_hand(said), "effect": Resolution(Delayed("end of turn", both))}


USING_CARDS: Final[Phrases] = {
    GravityZero: (
        Phrase("gravity_zero if {requirement}, you may summon this creature for no cost."),
        Phrase("gravity_zero: if {requirement}, you may summon this creature for no cost."),
        Phrase("if {requirement}, you may summon this creature for no cost."),
        Phrase("if {requirement}, you may cast this spell for no cost."),
    ),
    MaySummonFrom: (
        *(
            Phrase(
                f"{before}you may summon {what} from your {{place}}{behind}.",
                {"description": Description, "place": OPEN_ZONES},
                lambda values: {**values, "zones": IN_BATTLE_ZONE},
            )
            for before, behind in (("", ""), ("during your turn, ", ""), ("", " during your turn"))
            for what in ("a {description-}", "{description+}")
        ),
        *(
            Phrase(
                f"{once}, you may summon {what} from your {{place}}.",
                {"description": Description, "place": OPEN_ZONES},
                lambda values: {**values, "zones": IN_BATTLE_ZONE, "once": True},
            )
            for once in ("once per turn", "once each turn")
            for what in ("a {description-}", "one {description-}")
        ),
    ),
    CastAndPutUnder: (
        *(
            Phrase(
                f"cast {{target}} for no cost. {if_you_do}after {cast}, put it on the bottom of your deck instead{of}"
            )
            for if_you_do in ("", "if you do, ")
            for cast in ("you cast", "you cast that spell", "you cast it")
            for of in ("", " of your graveyard")
        ),
        *(
            Phrase(f"cast {{target}} for no cost. {if_you_do}after {cast}, put it on the bottom of your deck {instead}")
            for if_you_do in ("", "if you do, ")
            for cast in ("you cast", "you cast that spell", "you cast it", "casting it")
            for instead in ("instead_of your graveyard", "instead")
            if instead != "instead" or cast == "casting it"
        ),
    ),
    Continuous: (
        *(
            Phrase(
                f"({{condition}}: )?you may cross {gear} {onto} {{subject}} for no cost.",
                {**KEYWORD_SLOT, "subject": Target},
                this_may(FREE),
            )
            for gear in _A_GEAR
            for onto in ("with", "to")
        ),
        *(
            Phrase(
                f"({{condition}}: )?{gear} may be crossed {onto} {{subject}} for no cost.",
                {**KEYWORD_SLOT, "subject": Target},
                this_may(FREE),
            )
            for gear in _A_GEAR
            for onto in ("with", "to")
        ),
    ),
    CrossForNothing: tuple(
        Phrase(f"cross {gear} {onto} {{bearer}} for no cost", given)
        for onto in ("with", "to")
        for gear, given in (
            ("{target}", {"target": Target, "bearer": Target}),
            ("this", {"target": This(), "bearer": Target}),
        )
    ),
    CrossedWith: tuple(
        Phrase(f"{crossed} {{one}}", {"one": ThisCreature}) for crossed in ("crossed_with", "crossed to")
    ),
    OtherTerms: (
        Phrase("if {requirement}, you may pay {civilizations} {cost}: to summon this creature.", _PAID_IF, _from_hand),
        Phrase("if {requirement}, you may pay {civilizations} {cost} to summon this creature.", _PAID_IF, _from_hand),
        *(
            Phrase(
                f"if {{requirement}}, you may pay {{civilizations}} {{cost}}{colon} to summon this creature. "
                "if you do, {first} at the end of the turn, then {then}.",
                {**_PAID_IF, "first": Clause, "then": Clause},
                _from_hand_and_then,
            )
            for colon in ("", ":")
        ),
        *(
            Phrase(
                f"instead_of paying the cost, you may tap {{count}} of your {{description+}} to {used}.",
                {"count": COUNT, "description": Description},
                _tapped(use),
            )
            for used, use in (("cast this spell", "cast"), ("summon this creature", "summon"))
        ),
        Phrase("abyss_rush", {}, _rush),
        Phrase(f"abyss_rush {_RUSH}", {}, _rush),
        *(
            Phrase(f"you may {use} {this} {{places}}.", {"places": PLACES, "use": use})
            for use, this in (
                ("summon", "this creature from your"),
                ("cast", "this spell from your"),
                ("use", "this aura from your"),
            )
        ),
        Phrase(
            "you may summon this creature from your {places} by paying {cost}.",
            {"places": PLACES, "cost": int, "use": "summon"},
        ),
        Phrase(
            "you may summon this creature from your {places} by paying {civilizations} {cost}.",
            {"places": PLACES, "civilizations": _CIVILIZATIONS, "cost": int, "use": "summon"},
        ),
        Phrase(
            (
                "you may summon this creature from your {places} by tapping {tapped} of your creatures and paying "
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
    ComesAtEnd: tuple(
        Phrase(
            f"at the end of {{owner}} turn, {so}you may put this {what} from your hand into the battle zone.",
            {"owner": OWNERS, "requirement": Condition} if so else {"owner": OWNERS},
        )
        for so in ("if {requirement}, ", "")
        for what in ("creature", "field", "card")
    ),
    ComesAtAttack: tuple(
        Phrase(
            f"whenever {attacks}{you}, {so}you may put this creature from your hand{into}.",
            {**slots, "whom": whom, "requirement": Condition} if so else {**slots, "whom": whom},
            read,
        )
        for attacks, slots, read in (
            ("{one} of your opponent's creatures attacks", {"one": COUNT}, of_one),
            ("an opponent's creature/creatures attacks", {}, None),
        )
        for you, whom in ((" you", "you"), ("", "by the opponent"))
        for so in ("if {requirement}, ", "")
        for into in (" into the battle zone", "")
    ),
    AttachesAtAttack: (
        Phrase(
            "whenever {one} of your {description+} attacks, you may attach this to that creature from your hand.",
            {"one": COUNT, "description": Description},
            of_one,
        ),
    ),
    CastAtAttack: tuple(
        Phrase(
            f"revolution_zero_trigger: whenever a creature attacks{you}, if {{requirement}}, "
            "you may cast this spell for no cost.",
            {"whom": whom, "requirement": Condition},
        )
        for you, whom in ((" you", "you"), ("", "anything"))
    ),
    GoesAfterCasting: (
        *(
            Phrase(
                f"after you cast this spell, {put} it {into} your {{place}} {instead}", {"place": PLACES_AFTER_CASTING}
            )
            for put in ("put", "return", "add")
            for into in ("into", "to")
            for instead in ("instead", "instead_of your graveyard")
        ),
        Phrase(
            "after you cast, add this spell to your {place} instead_of your graveyard",
            {"place": PLACES_AFTER_CASTING},
        ),
    ),
    AfterCasting: (
        *(
            Phrase(f"after you cast this spell, {put} it {into} your {place} instead_of your graveyard.", said)
            for put in ("put", "return", "add")
            for into in ("into", "to", "")
            for place, said in (
                ("mana zone tapped", {"place": zones.MANA.name, "tapped": True}),
                ("mana zone facing_down", {"place": zones.MANA.name, "face_down": True}),
                ("{place}", {"place": PLACES_AFTER_CASTING}),
            )
        ),
        *(
            Phrase(
                f"after you cast this spell from your hand, put it {on} {{one}} of your shields face up {instead}.",
                {"one": COUNT},
                lambda values: {**of_one(values), "on_shield": True},
            )
            for on in ("on", "on top of")
            for instead in ("instead", "instead_of your graveyard")
        ),
    ),
}
"""The phrases, by the nodes that they say."""
