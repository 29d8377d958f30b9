"""Attacks in print: what effects keep from attacking and what ignores them, and what is broken how."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.games.duel_masters.attacking import IN_SPITE, PLAYERS_IN_SPITE, RAID, UNTAPPED_TARGET
from engine.games.duel_masters.breaking import CHOOSE_BROKEN
from engine.games.duel_masters.gears import FREE
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.piles import ANY_RACE
from engine.games.duel_masters.vocabulary import changes, triggers
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.descriptions import TypeNoun
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.places import DURATIONS, IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.players import APlayer, PlayerMay
from engine.kernel.abilities import Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import It, Target
from engine.language.changes import MODIFIERS, Affect
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.triggers import Who

_EFFECTS: Final = tuple(
    f"{some}effects that {prevent}" for some in ("any ", "all ", "the ", "") for prevent in ("would prevent", "prevent")
)
_WHOM: Final = (
    ("attacking", IN_SPITE),
    ("attacking your opponent", PLAYERS_IN_SPITE),
    ("attacking players", PLAYERS_IN_SPITE),
)
"""What print says is ignored, and what a creature may do then."""

_CREATURES: Final = Description(TypeNoun("creature"))


def _free(*acts: str) -> Assemble:
    def read(values: Fields) -> Fields:
        modifiers = tuple([changes.Can(act) for act in acts])
        return {"subject": values["subject"], "modifiers": modifiers, "duration": values["duration"]}

    return read


def _free_all_the_time(act: str) -> Assemble:
    return lambda values: continuous({**values, "change": (changes.Can(act),)})


def _free_as_well(act: str) -> Assemble:
    """ "It can't be blocked, and you ignore effects that prevent that creature from attacking"."""
    return lambda values: {
        "subject": values["subject"],
        "modifiers": (*values["modifiers"], changes.Can(act)),
        "duration": values["duration"],
    }


_FROM: Final[tuple[tuple[str, Any], ...]] = (
    ("{subject} from", Target),
    ("this_creature_from", ThisCreature()),
)
"""Whom effects prevent from it."""


def _ignoring() -> Iterator[Phrase]:
    """Phrases of effects that are ignored for a time."""
    for effects in _EFFECTS:
        for whom, act in _WHOM:
            for them, subject in _FROM:
                said = {"subject": subject, "duration": DURATIONS}
                yield Phrase(f"{{duration}}, ignore {effects} {them} {whom}", said, _free(act))
                yield Phrase(f"ignore {effects} {them} {whom} {{duration}}", said, _free(act))
                if act == PLAYERS_IN_SPITE:
                    sick = f"ignore summoning sickness and {effects} {them} {whom}"
                    yield Phrase(f"{{duration}}, {sick}", said, _free(act, RAID))
            yield Phrase(
                f"{{duration}}, {{subject}} {{modifiers}} and you ignore {effects} {{it}} from {whom}",
                {"subject": Target, "duration": DURATIONS, "modifiers": MODIFIERS, "it": It},
                _free_as_well(act),
            )


def _ignored() -> Iterator[Phrase]:
    """Phrases of effects that are ignored all the time."""
    start = "({condition}: )?(if/while {requirement}, )?ignore"
    for effects in _EFFECTS:
        for whom, act in _WHOM:
            for them, subject in _FROM:
                said = {"condition": KeywordCondition, "requirement": Condition, "subject": subject}
                yield Phrase(f"{start} {effects} {them} {whom}.", said, _free_all_the_time(act))


def _open(values: Fields) -> Fields:
    """ "Your creatures can attack it this turn as though it were tapped": all that could attack it can."""
    if values["group"] != CardsOf(YOURS, _CREATURES):
        raise Contradiction("only some creatures can attack it")
    return {
        "subject": values["subject"],
        "modifiers": (changes.Can(UNTAPPED_TARGET),),
        "duration": values["duration"],
    }


# ---- shields that are broken

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


# ---- what a creature, or a player, may do


def _this_may(act: str) -> Assemble:
    return lambda values: continuous({"subject": ThisCreature(), **values, "change": (changes.Can(act),)})


def _chooses_shields(values: Fields) -> Fields:
    if values["who"] != CardsOf(OPPONENTS, _CREATURES):
        raise Contradiction("only the shields that some creatures break are chosen so")
    return {"zones": IN_BATTLE_ZONE, "subject": APlayer(YOURS), "change": (changes.Can(CHOOSE_BROKEN),)}


_KEYWORD: Final = {"condition": KeywordCondition}
_A_GEAR: Final = ("cross_gear/cross_gears", "a cross_gear", "your cross_gear/cross_gears")

ATTACKS: Final[Phrases] = {
    Affect: (
        *_ignoring(),
        *_silenced(),
        *(
            Phrase(
                f"{{group+}} can attack {{subject}} {{duration}} as {though} {{subject_again}} {were} tapped",
                {"group": CardsOf, "subject": It, "subject_again": It, "duration": DURATIONS},
                _open,
            )
            for though in ("though", "if")
            for were in ("were", "was/were")
        ),
    ),
    Continuous: (
        *_ignored(),
        *_silences(),
        *(
            Phrase(
                f"({{condition}}: )?you {can} put a evolution creature of any race on {on}.",
                _KEYWORD,
                _this_may(ANY_RACE),
            )
            for can in ("can", "may")
            for on in ("this creature", "it")
        ),
        *(
            Phrase(
                f"({{condition}}: )?you may cross {gear} {onto} {{subject}} for no cost.",
                {**_KEYWORD, "subject": Target},
                _this_may(FREE),
            )
            for gear in _A_GEAR
            for onto in ("with", "to")
        ),
        *(
            Phrase(
                f"({{condition}}: )?{gear} may be crossed {onto} {{subject}} for no cost.",
                {**_KEYWORD, "subject": Target},
                _this_may(FREE),
            )
            for gear in _A_GEAR
            for onto in ("with", "to")
        ),
    ),
    PlayerMay: tuple(
        Phrase(
            f"when/whenever {{who-}} would break {shields}, you choose {which} instead_of your opponent.",
            {"who": Who},
            _chooses_shields,
        )
        for shields in ("a shield", "your shields")
        for which in ("the shield", "the shields", "that shield", "those shields")
    ),
    triggers.UsesShieldTrigger: tuple(
        Phrase(f"when/whenever your opponent uses the shield trigger{ability} of {broken}", {"who": Who})
        for ability in (" ability", "")
        for broken in (
            "a shield broken by {who}",
            "a shield {who} broke",
            "a shield that {who} broke",
        )
    ),
}
"""The phrases, by the nodes that they say."""
