"""Attacks: what can, cannot or has to attack, and what has to be attacked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.attacking import IN_SPITE, PLAYERS_IN_SPITE, RAID, UNTAPPED_TARGET
from engine.games.duel_masters.blocking import DRAWS_ATTACKS, FORCES_ATTACKS, HAVE_ATTACK_CHANGED
from engine.games.duel_masters.keyword_abilities import KeywordCondition, TapAbility
from engine.games.duel_masters.prints.phrases.shared import CREATURES
from engine.games.duel_masters.vocabulary import changes, conditions
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.changing_attacks import AimAttack, StopAttack
from engine.games.duel_masters.vocabulary.descriptions import TypeNoun
from engine.games.duel_masters.vocabulary.drawing_attacks import DrawsAttacks
from engine.games.duel_masters.vocabulary.fighting import CanAttackUntapped, CannotBy
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.places import DURATIONS
from engine.kernel.abilities import Automatic, Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import All, It, Target
from engine.language.changes import MODIFIERS, Affect, Cannot, GainsAbility
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.replacing import Instead
from engine.language.triggers import Who


def _blocks(values: Fields) -> Fields:
    """It has to block whatever attacks."""
    return continuous({"subject": ThisCreature(), "change": (changes.Must("block"),)})


def _certain(values: Fields) -> Fields:
    """Certain untapped creatures, and not just any."""
    said = values["description"]
    if not (said.qualities or said.traits):
        raise Contradiction("any untapped creatures are meant")
    return values


_EFFECTS: Final = tuple(
    f"{some}effects that {prevent}" for some in ("any ", "all ", "the ", "") for prevent in ("would prevent", "prevent")
)
_WHOM: Final = (
    ("attacking", IN_SPITE),
    ("attacking your opponent", PLAYERS_IN_SPITE),
    ("attacking players", PLAYERS_IN_SPITE),
)
"""What print says is ignored, and what a creature may do then."""


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


def _ignoring() -> Iterator[Phrase]:
    """Phrases of effects that are ignored for a time."""
    for effects in _EFFECTS:
        for whom, act in _WHOM:
            said = {"subject": Target, "duration": DURATIONS}
            yield Phrase(f"{{duration}}, ignore {effects} {{subject}} from {whom}", said, _free(act))
            yield Phrase(f"ignore {effects} {{subject}} from {whom} {{duration}}", said, _free(act))
            if act == PLAYERS_IN_SPITE:
                sick = f"ignore summoning sickness and {effects} {{subject}} from {whom}"
                yield Phrase(f"{{duration}}, {sick}", said, _free(act, RAID))
                yield Phrase(f"{sick} {{duration}}", said, _free(act, RAID))
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
            said = {"condition": KeywordCondition, "requirement": Condition, "subject": Target}
            yield Phrase(f"{start} {effects} {{subject}} from {whom}.", said, _free_all_the_time(act))


def _open(values: Fields) -> Fields:
    """ "Your creatures can attack it this turn as though it were tapped": all that could attack it can."""
    if values["group"] != CardsOf(YOURS, CREATURES):
        raise Contradiction("only some creatures can attack it")
    return {
        "subject": values["subject"],
        "modifiers": (changes.Can(UNTAPPED_TARGET),),
        "duration": values["duration"],
    }


_THEIRS: Final = Description(TypeNoun("creature"))


def _not_attacked(values: Fields) -> Fields:
    """ "You can't be attacked": the creatures of the opponent cannot attack players."""
    description = values.pop("description", _THEIRS)
    attackers = All(CardsOf(OPPONENTS, description))
    return continuous({**values, "subject": attackers, "change": (Cannot(("attack players",)),)})


def _not_attacked_for_a_time(values: Fields) -> Fields:
    """608.1. A rule for the player: creatures that come later could not attack either, as no effect can say."""
    raise Contradiction("it is said of creatures that come later, too")


def _draws(values: Fields) -> Fields:
    who = values.pop("who")
    if not isinstance(who, CardsOf) or who.owner != OPPONENTS:
        raise Contradiction("only creatures of the opponent attack it")
    return continuous({**values, "subject": ThisCreature(), "change": (DrawsAttacks(DRAWS_ATTACKS, who.description),)})


def _forces(values: Fields) -> Fields:
    group = values.pop("group")
    if group.owner != OPPONENTS:
        raise Contradiction("only creatures of the opponent attack it")
    return continuous(
        {**values, "subject": ThisCreature(), "change": (DrawsAttacks(FORCES_ATTACKS, group.description),)}
    )


def _draws_attacking(values: Fields) -> Fields:
    description = values.pop("description")
    return continuous({**values, "subject": ThisCreature(), "change": (DrawsAttacks(DRAWS_ATTACKS, description),)})


def _aim_at_creatures(values: Fields) -> Fields:
    """ "Whenever your opponent's creatures attack, they must attack creatures": of all of them it is so."""
    who = values.pop("who")
    if not isinstance(who, CardsOf) or who.owner != OPPONENTS:
        raise Contradiction("it is said of creatures of the opponent")
    return continuous({**values, "subject": All(who), "change": (changes.Must("attack creatures"),)})


_THEY_ATTACK: Final = (
    "they attack",
    "they must attack",
    "it attacks",
    "it must attack",
    "that creature attacks",
    "that creature must attack",
)


def _attracting() -> Iterator[Phrase]:
    said = {"condition": KeywordCondition, "requirement": Condition}
    for they in _THEY_ATTACK:
        for it in ("this creature", "it") if they.startswith(("they", "that")) else ("this creature",):
            yield Phrase(
                f"({{condition}}: )?when/whenever {{who-}} attacks/attack, (if {{requirement}}, )?{they} {it} if able.",
                {**said, "who": Who},
                _draws,
            )
        if they.startswith("they"):
            yield Phrase(
                f"({{condition}}: )?when/whenever {{who-}} attacks/attack, {they} creatures if able.",
                {"condition": KeywordCondition, "who": Who},
                _aim_at_creatures,
            )
    start = "({condition}: )?(while/if {requirement}, )?"
    for it in ("this creature", "it"):
        yield Phrase(f"{start}{{group+}} must attack {it} if able.", {**said, "group": CardsOf}, _forces)
        yield Phrase(f"{start}each of {{group+}} must attack {it} if able.", {**said, "group": CardsOf}, _forces)
        yield Phrase(
            f"{start}your opponent's attacking {{description+}} must attack {it} if able.",
            {**said, "description": Description},
            _draws_attacking,
        )


def _while_attacking_a(values: Fields) -> Fields:
    """ "Can't be blocked while attacking a creature"."""
    said = {"subject": ThisCreature(), "change": (Cannot(values["acts"]),)}
    return {"ability": Continuous(**continuous({**said, "requirement": conditions.AttackingWhat(values["foe"])}))}


ATTACKS: Final[Phrases] = {
    Continuous: (
        *(
            Phrase(f"when/whenever a opponent's creature attacks, this creature blocks{it} if able.", {}, _blocks)
            for it in ("", " it")
        ),
        *_ignored(),
        *(
            Phrase(
                f"({{condition}}: )?(if/while {{requirement}}, )?you can't be attacked{by}.",
                {"condition": KeywordCondition, "requirement": Condition, **slot},
                _not_attacked,
            )
            for by, slot in (("", {}), (" by {description+}", {"description": Description}))
        ),
        *_attracting(),
    ),
    changes.Can: tuple(
        [
            Phrase(f"can attack {whom} on the turn {come}{where}", {"act": RAID})
            for whom in ("players", "your opponent")
            for come in ("you put it", "it is put")
            for where in ("", " into the battle zone")
        ]
    ),
    CanAttackUntapped: (Phrase("can attack untapped {description+}", {"description": Description}, _certain),),
    CannotBy: (
        Phrase("can't {acts} by any {description-}", {"acts": changes.SEVERAL_ACTS}),
        Phrase("can't be attacked or blocked by {description+}", {"acts": ("be attacked", "be blocked")}),
    ),
    AimAttack: (
        *[
            Phrase(f"{change} {{target}}")
            for change in (
                "change the attack target to",
                "change that attack's target to",
                "change the target of the attack to",
                "change the target of that attack to",
                "redirect the attack to",
                "redirect that attack to",
            )
        ],
        Phrase("that creature attacks {target} instead"),
        Phrase("the attacking creature attacks {target} instead"),
    ),
    StopAttack: (Phrase("stop that attack"), Phrase("end the attack"), Phrase("end that attack")),
    changes.Must: (
        Phrase("must attack if able", {"act": "attack"}),
        Phrase("attacks/attack if able", {"act": "attack"}),
        Phrase("attacks/attack each turn if able", {"act": "attack"}),
        Phrase("blocks/block if able", {"act": "block"}),
        Phrase("must attack creatures if able", {"act": "attack creatures"}),
        Phrase("must block if able", {"act": "block"}),
    ),
    Cannot: (
        Phrase("can't have its attack target changed", {"acts": (HAVE_ATTACK_CHANGED,)}),
        Phrase("can't be attacked or blocked", {"acts": ("be attacked", "be blocked")}),
    ),
    Affect: (
        *_ignoring(),
        *(
            Phrase(
                f"{{group+}} can attack {{subject}} {{duration}} as {though} {{subject_again}} {were} tapped",
                {"group": CardsOf, "subject": It, "subject_again": It, "duration": DURATIONS},
                _open,
            )
            for though in ("though", "if")
            for were in ("were", "was/were")
        ),
        *(
            Phrase(template, {"duration": DURATIONS, **slot}, _not_attacked_for_a_time)
            for by, slot in (("", {}), (" by {description+}", {"description": Description}))
            for template in (f"{{duration}}, you can't be attacked{by}", f"you can't be attacked{by} {{duration}}")
        ),
    ),
    GainsAbility: (
        Phrase('has/have "{ability}"', {"ability": Automatic | Instead | Continuous | TapAbility}),
        Phrase(
            "can't {acts} while attacking a {foe-}",
            {"acts": changes.SEVERAL_ACTS, "foe": Description},
            _while_attacking_a,
        ),
    ),
}
"""The phrases, by the nodes that they say."""
