"""Shields: how they are broken, what is put among them, and their shield triggers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.breaking import CHOOSE_BROKEN
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.prints.phrases.shared import CREATURES, WHEN, of_one
from engine.games.duel_masters.vocabulary import card_actions, changes, keywords, triggers
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.more_triggers import GetTriggers, PlayerHasTriggers, triggers_fields
from engine.games.duel_masters.vocabulary.numbers import ShieldsBroken
from engine.games.duel_masters.vocabulary.places import DURATIONS, IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.players import APlayer, PlayerMay
from engine.games.duel_masters.vocabulary.replacing import ShieldWouldBreak
from engine.games.duel_masters.vocabulary.shields import PutUnderShield
from engine.kernel.abilities import Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import Target
from engine.language.changes import Affect
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import InPlay, Pile
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.triggers import Who
from engine.language.words import COUNT

_NO_TRIGGERS: Final = tuple(
    f"{who} can't use {the}shield {triggers_} of"
    for who in ("your opponent", "players")
    for the in ("the ", "")
    for triggers_ in ("trigger", "triggers", "trigger ability/abilities")
)
_BROKEN_BY: Final = (
    ("shields broken by {subject}", Target),
    ("a shield broken by {subject}", Target),
    ("shields {subject} breaks/break", Target),
    ("shields that {subject} breaks/break", Target),
)


def _silent(values: Fields) -> Fields:
    return continuous({**values, "change": (changes.BreaksSilently(),)})


def _silent_for_a_time(values: Fields) -> Fields:
    said = {"subject": values["subject"], "duration": values["duration"]}
    return {**said, "modifiers": (changes.BreaksSilently(),)}


def _silences() -> Iterator[Phrase]:
    said = {"condition": KeywordCondition, "requirement": Condition}
    for start in _NO_TRIGGERS:
        for broken, subject in _BROKEN_BY:
            text = f"({{condition}}: )?(if/while {{requirement}}, )?{start} {broken}."
            yield Phrase(text, {**said, "subject": subject}, _silent)


def _silenced() -> Iterator[Phrase]:
    for start in _NO_TRIGGERS:
        for broken, subject in _BROKEN_BY:
            said = {"subject": subject, "duration": DURATIONS}
            yield Phrase(f"{start} {broken} {{duration}}", said, _silent_for_a_time)
            yield Phrase(f"{{duration}}, {start} {broken}", said, _silent_for_a_time)


def _chooses_shields(values: Fields) -> Fields:
    if values["who"] != CardsOf(OPPONENTS, CREATURES):
        raise Contradiction("only the shields that some creatures break are chosen so")
    return {"zones": IN_BATTLE_ZONE, "subject": APlayer(YOURS), "change": (changes.Can(CHOOSE_BROKEN),)}


def _breaker(values: Fields) -> Fields:
    """A creature breaks shields of the other player; each counts by itself."""
    if values.pop("one") != 1 or values.pop("owner") == getattr(values["who"], "owner", YOURS):
        raise Contradiction("a creature breaks the shields of the other player, one by one")
    return values


_TRIGGERS: Final = "(while {requirement}, )?you get shield triggers for"
_TRIGGERING: Final = {"description": Description, "requirement": Condition}


def _any_shield(values: Fields) -> Fields:
    if values["one"] != 1:
        raise Contradiction("shields are broken one by one")
    return {}


SHIELDS: Final[Phrases] = {
    card_actions.TakeShields: (
        *(
            Phrase(f"{taken}. you can't use the shield trigger ability/abilities{of}")
            for taken in ("put {target} into your hand", "return {target} to your hand", "add {target} to your hand")
            for of in ("", " of that/those shield/shields", " of that/those card/cards", " of it/them")
        ),
        *(
            Phrase(f"{taken}. you can't use the shield trigger/triggers")
            for taken in ("put {target} into your hand", "return {target} to your hand", "add {target} to your hand")
        ),
    ),
    PutUnderShield: tuple(
        Phrase(f"{put} {{target}} under {{one}} of your shields face down", {"one": COUNT}, of_one)
        for put in ("add", "put")
    ),
    card_actions.AddToShields: (
        Phrase("add {target} to your shields"),
        Phrase("put {target} into your shields face down"),
        Phrase("put {target} into your shield zone face down"),
        Phrase("shieldify {target}"),
    ),
    keywords.BreaksMore: (
        *(
            phrase
            for more in ("a additional shield", "another shield")
            for phrase in (
                Phrase(f"breaks/break {more}"),
                Phrase(f"breaks/break {more} for each {{each-}}", {"each": InPlay | Pile | InTheBattleZone}),
                Phrase(f"breaks/break {more} for each of {{each+}}", {"each": InPlay}),
            )
        ),
        Phrase("breaks/break {count} additional shields", {"count": COUNT, "each": None}),
    ),
    Affect: (*_silenced(),),
    Continuous: (*_silences(),),
    PlayerMay: tuple(
        Phrase(
            f"when/whenever {{who-}} would break {shields}, you choose {which} instead_of your opponent.",
            {"who": Who},
            _chooses_shields,
        )
        for shields in ("a shield", "your shields")
        for which in ("the shield", "the shields", "that shield", "those shields")
    ),
    triggers.UsesShieldTrigger: (
        *(
            Phrase(f"when/whenever your opponent uses the shield trigger{ability} of {broken}", {"who": Who})
            for ability in (" ability", "")
            for broken in (
                "a shield broken by {who}",
                "a shield {who} broke",
                "a shield that {who} broke",
            )
        ),
        Phrase(
            f"{WHEN} your opponent uses the shield trigger ability of {{one}} of his/their shields",
            {"one": COUNT},
            _any_shield,
        ),
        Phrase(f"{WHEN} your opponent uses the shield trigger ability of a shield"),
    ),
    triggers.Breaks: (
        Phrase(f"{WHEN} {{who}} breaks/break {{one}} of {{owner}} shields", {"one": COUNT, "owner": OWNERS}, _breaker),
    ),
    card_actions.PutIntoGraveyard: (
        Phrase(
            "put {target} into your graveyard. you can't use the shield trigger ability/abilities of "
            "that/those shield/shields",
            {"owner": YOURS},
        ),
    ),
    PlayerHasTriggers: (
        Phrase(f"{_TRIGGERS} {{description-}}.", _TRIGGERING, triggers_fields),
        Phrase(f"{_TRIGGERS} {{description+}}.", _TRIGGERING, triggers_fields),
        Phrase("if {requirement}, you get shield triggers for {description+}.", _TRIGGERING, triggers_fields),
        Phrase("if {requirement}, you get shield triggers for {description-}.", _TRIGGERING, triggers_fields),
    ),
    GetTriggers: tuple(
        Phrase(template, {"description": Description, "duration": DURATIONS})
        for template in (
            "you get shield triggers for {description-} {duration}",
            "{duration}, you get shield triggers for {description-}",
            "{duration}, you get shield triggers for {description+}",
        )
    ),
    ShieldsBroken: (Phrase("of your opponent's shields your creatures broke this turn"),),
    ShieldWouldBreak: (Phrase("{one} of your shields would be broken", {"one": COUNT}, _any_shield),),
    keywords.BreaksInstead: (
        Phrase("has/have {number} breaker instead of {former} breaker"),
        Phrase("gets/get {number} breaker instead of {former} breaker"),
    ),
}
"""The phrases, by the nodes that they say."""
