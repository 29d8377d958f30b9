"""Phrases of what cards allow in newer print, what they forbid but for something, and what leaves or breaks."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.keyword_abilities import AnyCopies, MoreCards
from engine.games.duel_masters.terms_offered import MaySummonFrom
from engine.games.duel_masters.vocabulary import deeds, triggers
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS, CardNoun, Colorless, OfCivilization
from engine.games.duel_masters.vocabulary.either_cards import EitherOf
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.players import OPEN_ZONES
from engine.games.duel_masters.vocabulary.using_for_nothing import CastAndPutUnder
from engine.kernel.abilities import Continuous
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen, Target, This
from engine.language.changes import MODIFIERS, Cannot
from engine.language.conditions import Have, Is
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn
from engine.language.numbers import NoneAtAll
from engine.language.phrases import Assemble, Phrase, Several
from engine.language.places import OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_WHEN: Final = "when/whenever"
_LISTED: Final = Several(CIVILIZATIONS, " or ")
_MANA: Final = ZoneOf(YOURS, zones.MANA.name)


def _all_mana(grey: str) -> Assemble:
    """Of what civilizations all cards of a mana zone are, or are none."""

    def read(values: Fields) -> Fields:
        of_them = Description(CardNoun(), (OfCivilization(values["civilizations"]),))
        colorless = Description(CardNoun(), (Colorless(True),))
        either = Description(EitherOf(of_them, colorless)) if "colorless" in grey else of_them
        return {"one": All(CardsIn(Description(CardNoun()), _MANA)), "description": either, "so": True}

    return read


def _unless(values: Fields) -> Fields:
    """What cannot be done unless its player has something."""
    if not all(isinstance(change, Cannot) for change in values["change"]):
        raise Contradiction("it does not say whether this is so or not")
    without = Have(YOURS, NoneAtAll(), values.pop("things"))
    return continuous({**values, "requirement": without})


ALLOWING: Final[Phrases] = {
    AnyCopies: (
        Phrase("you may have more than {number} of this card in your deck.", {"number": int}, lambda values: {}),
        Phrase("you may have more than {number} of this in your deck.", {"number": int}, lambda values: {}),
        Phrase("you may have more than {number} of this card in your super gacharange.", {"number": int}, lambda v: {}),
    ),
    MoreCards: (Phrase("you must start the game with an additional {count} cards in your deck.", {"count": COUNT}),),
    MaySummonFrom: tuple(
        Phrase(
            f"{before}you may summon {what} from your {{place}}{behind}.",
            {"description": Description, "place": OPEN_ZONES},
            lambda values: {**values, "zones": IN_BATTLE_ZONE},
        )
        for before, behind in (("", ""), ("during your turn, ", ""), ("", " during your turn"))
        for what in ("a {description-}", "{description+}")
    ),
    Continuous: (
        Phrase(
            "{subject} {change} unless you have a {things-}( in the battle zone)?.",
            {"subject": Target, "change": MODIFIERS, "things": Description},
            _unless,
        ),
    ),
    Is: tuple(
        Phrase(f"all cards in your mana zone are {{civilizations}}{grey}", {"civilizations": _LISTED}, _all_mana(grey))
        for grey in ("", " or colorless", " cards")
    ),
    deeds.BreakShields: (Phrase("break {target}", {"subject": This(), "target": Chosen}),),
    CastAndPutUnder: tuple(
        Phrase(f"cast {{target}} for no cost. {if_you_do}after {cast}, put it on the bottom of your deck instead{of}")
        for if_you_do in ("", "if you do, ")
        for cast in ("you cast", "you cast that spell", "you cast it")
        for of in ("", " of your graveyard")
    ),
    triggers.CardLeaves: (
        Phrase(f"{_WHEN} a card leaves {{owner}} {{place}}", {"owner": OWNERS, "place": triggers.LEFT}),
        Phrase(f"{_WHEN} a card leaves {{owner}} shields", {"owner": OWNERS, "place": zones.SHIELD.name}),
    ),
}
"""The phrases, by the nodes that they say."""
