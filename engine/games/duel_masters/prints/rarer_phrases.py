"""Phrases of print for what few cards say: of anybody's creatures, of what comes in certain ways only."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.terms_offered import MaySummonFrom
from engine.games.duel_masters.vocabulary import triggers
from engine.games.duel_masters.vocabulary.being_chosen import ChosenByOpponent
from engine.games.duel_masters.vocabulary.coming import ComesUnsummoned
from engine.games.duel_masters.vocabulary.gods import Links
from engine.games.duel_masters.vocabulary.groups import AnyonesCard, CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.more_triggers import GetTriggers, PlayerHasTriggers, triggers_fields
from engine.games.duel_masters.vocabulary.places import DURATIONS, IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.players import OPEN_ZONES
from engine.games.duel_masters.vocabulary.replacing import THEIR_SPELL_OR_CREATURE, WouldBeDiscarded
from engine.kernel.abilities import Condition
from engine.language.abilities import Fields
from engine.language.alternatives import OneOrOther
from engine.language.descriptions import Description
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.triggers import Who

_WHEN: Final = "when/whenever"


def _anybodys_attack(values: Fields) -> Fields:
    return {"who": AnyonesCard(YOURS, values["description"]), "kind": "attack"}


def _their_attack(values: Fields) -> Fields:
    """A creature attacks "you": one of the opponent, of which no creature is attacked."""
    return {"who": CardsOf(OPPONENTS, values["description"]), "foe": None}


def _theirs(values: Fields) -> Fields:
    return {"who": CardsOf(OPPONENTS, values["description"])}


def _this_or(values: Fields) -> Fields:
    """This creature comes, or one like that; if it is such a one itself, it comes but once."""
    return {
        "first": triggers.IsPut(ThisCreature()),
        "second": triggers.IsPut(CardsOf(YOURS, values["description"])),
    }


_TRIGGERS: Final = "(while {requirement}, )?you get shield_triggers_for"
_TRIGGERING: Final = {"description": Description, "requirement": Condition}
_OF: Final = {"description": Description}

RARER: Final[Phrases] = {
    MaySummonFrom: tuple(
        Phrase(
            f"{once}, you may summon {what} from your {{place}}.",
            {"description": Description, "place": OPEN_ZONES},
            lambda values: {**values, "zones": IN_BATTLE_ZONE, "once": True},
        )
        for once in ("once per turn", "once each turn")
        for what in ("a {description-}", "one {description-}")
    ),
    PlayerHasTriggers: (
        Phrase(f"{_TRIGGERS} {{description-}}.", _TRIGGERING, triggers_fields),
        Phrase(f"{_TRIGGERS} {{description+}}.", _TRIGGERING, triggers_fields),
        Phrase("if {requirement}, you get shield_triggers_for {description+}.", _TRIGGERING, triggers_fields),
        Phrase("if {requirement}, you get shield_triggers_for {description-}.", _TRIGGERING, triggers_fields),
    ),
    GetTriggers: tuple(
        Phrase(template, {"description": Description, "duration": DURATIONS})
        for template in (
            "you get shield_triggers_for {description-} {duration}",
            "{duration}, you get shield_triggers_for {description-}",
            "{duration}, you get shield_triggers_for {description+}",
        )
    ),
    Links: (
        Phrase(f"{_WHEN} {{who-}} is linked with a god"),
        Phrase(f"{_WHEN} {{who-}} is linked with another god"),
    ),
    triggers.HasLeft: (
        Phrase(f"{_WHEN} it leaves", {"who": ThisCreature()}),
        Phrase(f"{_WHEN} it leaves the battle zone", {"who": ThisCreature()}),
    ),
    triggers.Fights: (Phrase(f"{_WHEN} a {{description-}} attacks", _OF, _anybodys_attack),),
    triggers.AttacksWhat: (Phrase(f"{_WHEN} a {{description-}} attacks you", _OF, _their_attack),),
    ComesUnsummoned: (Phrase(f"{_WHEN} your opponent puts a {{description-}} without_summoning", _OF, _theirs),),
    OneOrOther: (
        Phrase(
            f"{_WHEN} {{who-}} is attacked or chosen by your opponent",
            {"who": Who},
            lambda values: {"first": triggers.IsAttacked(values["who"]), "second": ChosenByOpponent(values["who"])},
        ),
        Phrase(
            f"{_WHEN} you put this creature or a {{description-}}( into the battle zone)?",
            {"description": Description},
            _this_or,
        ),
    ),
    WouldBeDiscarded: (
        Phrase(
            "{who-} would be discarded from your hand by your opponent's spell or creature",
            {"circumstance": THEIR_SPELL_OR_CREATURE},
        ),
    ),
}
"""The phrases, by the nodes that they say."""
