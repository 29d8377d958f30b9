"""What cards get and are for a time: power, races, civilizations and abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.games.duel_masters.prints.phrases.shared import FIGHTS, LISTED, may_be_for_each, while_fighting
from engine.games.duel_masters.turn import UNTAP
from engine.games.duel_masters.vocabulary import changes, characteristics
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone, ThisCreature
from engine.games.duel_masters.vocabulary.keywords import HasKeyword, PlainKeyword, PowerAttackerForEach
from engine.games.duel_masters.vocabulary.lying_under import CardsUnder
from engine.games.duel_masters.vocabulary.next_turn import AtStartOfNextTurn
from engine.games.duel_masters.vocabulary.places import DURATIONS, IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.races import RACES
from engine.games.duel_masters.vocabulary.turns import OfAnyTurn
from engine.games.duel_masters.vocabulary.wider_groups import InBothZones
from engine.kernel.abilities import Automatic, Trigger
from engine.language.abilities import Fields, automatic_fields
from engine.language.card_actions import Stand
from engine.language.cards import All, FixedTarget, It
from engine.language.changes import MODIFIERS, Affect, Cannot, GainsAbility, Gets, Modifier
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import InPlay, Pile
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.times import OPPONENTS_NEXT_TURN, TURN
from engine.language.triggers import AtEndOfTurn
from engine.language.words import SIGNED


def _next_turn(values: Fields) -> Fields:
    """ "During your opponent's next turn, they can't ...": from when that begins until it ends."""
    subject = values["subject"]
    if not isinstance(subject, It) and not (isinstance(subject, FixedTarget) and subject.are_players):
        raise Contradiction("it does not say whether creatures that come until then are meant")
    said = Affect(subject, values["modifiers"], TURN)
    return {"owner": OPPONENTS, "moment": TURN, "instruction": said}


def _all_there(values: Fields) -> Fields:
    """ "Creatures of that race can't ...": all that there are."""
    return {"subject": All(values["group"]), "modifiers": values["modifiers"], "duration": values["duration"]}


def _listed(values: Fields) -> Fields:
    """ "Gets +1000 power, blocker, and slayer"."""
    last = values.pop("last")
    return {**values, "modifiers": (*values["modifiers"], last)}


def _while_fighting(fighting: PlainCondition) -> Assemble:
    """ "This turn, your creatures get +3000 power while battling": each has this ability until then."""
    return lambda values: {
        "subject": values["subject"],
        "modifiers": (while_fighting(values["modifiers"], fighting),),
        "duration": values["duration"],
    }


def _for_each(values: Fields) -> Fields:
    """ "Gets +1000 power until the end of the turn for each ...": what is counted stands behind the duration."""
    modifiers = values["modifiers"]
    if not may_be_for_each(modifiers):
        raise Contradiction("")
    each = replace(modifiers[0], each=values["each"])
    return {"subject": values["subject"], "modifiers": (each,), "duration": values["duration"]}


def _for_each_under(values: Fields) -> Fields:
    """ "+2000 power for each card under this creature"."""
    each = CardsUnder(values["things"], ThisCreature())
    return {"statistic": values["statistic"], "amount": values["amount"], "each": each}


_AT_ONCE: Final = (PlainKeyword("speed attacker"), PlainKeyword("mach fighter"))
"""Keywords that matter in the turn in which a creature comes alone, so that print does not say how long it has them."""


_AT_ENDS: Final[tuple[tuple[str, Trigger], ...]] = (
    ("the turn", OfAnyTurn("end of turn")),
    ("each turn", OfAnyTurn("end of turn")),
    ("your turn", AtEndOfTurn(YOURS)),
    ("your turns", AtEndOfTurn(YOURS)),
    ("each of your turns", AtEndOfTurn(YOURS)),
)
"""When a creature untaps of which print says so among what it gets."""


def _untaps(when: Trigger) -> Assemble:
    """ "Gets blocker and untaps at the end of your turn": it has an ability that says so."""
    said = automatic_fields({"zones": IN_BATTLE_ZONE, "trigger": when, "effect": Stand(ThisCreature())})
    return lambda values: {"ability": Automatic(**said)}


def _for_good(values: Fields) -> Fields:
    """608.1. What is said without an end lasts; of anything else than these print may have forgotten the end."""
    if not all(isinstance(each, HasKeyword) and each.keyword in _AT_ONCE for each in values["modifiers"]):
        raise Contradiction("it does not say how long")
    return values


CHANGES: Final[Phrases] = {
    AtStartOfNextTurn: (
        *(
            Phrase(template, {"subject": FixedTarget, "modifiers": MODIFIERS}, _next_turn)
            for template in (
                "during your opponent's next turn, {subject} {modifiers}",
                "{subject} {modifiers} during your opponent's next turn",
            )
        ),
    ),
    GainsAbility: tuple(
        Phrase(f"untaps/untap at the end of {when}", {}, _untaps(trigger)) for when, trigger in _AT_ENDS
    ),
    Affect: (
        Phrase("{duration}, {subject} {modifiers}", {"modifiers": MODIFIERS, "duration": DURATIONS}),
        *(
            Phrase(
                f"{{subject}} {{modifiers}} {{duration}} for each {each}",
                {"modifiers": MODIFIERS, "duration": DURATIONS, "each": group},
                _for_each,
            )
            for each, group in (
                ("{each-}", InPlay | Pile | InTheBattleZone | InBothZones),
                ("of {each+}", InPlay),
            )
        ),
        Phrase("{subject} {modifiers} during this turn", {"modifiers": MODIFIERS, "duration": "turn"}),
        *(
            Phrase(template, {"modifiers": (Cannot((UNTAP,)),), "duration": OPPONENTS_NEXT_TURN})
            for template in (
                "{subject} doesn't/don't untap at the start of your opponent's next turn",
                "at the start of your opponent's next turn, {subject} doesn't/don't untap",
            )
        ),
        *(
            Phrase(
                f"{{group+}}{each} {{modifiers}} {{duration}}",
                {"group": InTheBattleZone, "modifiers": MODIFIERS, "duration": DURATIONS},
                _all_there,
            )
            for each in ("", " each")
        ),
        *(
            Phrase(template, {"modifiers": LISTED, "last": Modifier, "duration": DURATIONS}, _listed)
            for template in (
                "{subject} {modifiers}, and {last} {duration}",
                "{duration}, {subject} {modifiers}, and {last}",
            )
        ),
        *(
            Phrase(
                f"your opponent can't untap {{subject}} at the start of {turn}",
                {"modifiers": (Cannot((UNTAP,)),), "duration": OPPONENTS_NEXT_TURN},
            )
            for turn in ("his/their next turn", "your opponent's next turn")
        ),
        *(
            Phrase(template, {"subject": It, "modifiers": MODIFIERS, "duration": "game"}, _for_good)
            for template in ("{subject} {modifiers}",)
        ),
        Phrase(
            "{duration}, {group+} {modifiers}",
            {"group": InTheBattleZone, "modifiers": MODIFIERS, "duration": DURATIONS},
            _all_there,
        ),
        *(
            Phrase(template, {"modifiers": MODIFIERS, "duration": DURATIONS}, _while_fighting(fighting))
            for words, fighting in FIGHTS
            for template in (
                f"{{subject}} {{modifiers}} while {words} {{duration}}",
                f"{{duration}}, {{subject}} {{modifiers}} while {words}",
                f"while {words}, {{subject}} {{modifiers}} {{duration}}",
            )
        ),
    ),
    Gets: (
        Phrase(
            "gets/get {amount} {statistic} for each {each-}",
            {"statistic": changes.STATISTICS, "amount": SIGNED, "each": InPlay},
        ),
        Phrase(
            "gets/get {amount} {statistic} for each {each-}",
            {"statistic": changes.STATISTICS, "amount": SIGNED, "each": InTheBattleZone},
        ),
        Phrase(
            "gets/get {amount} {statistic} for each {things-} under this creature",
            {"statistic": changes.STATISTICS, "amount": SIGNED, "things": Description},
            _for_each_under,
        ),
        Phrase(
            "gets/get {statistic} {amount}",
            {"statistic": changes.STATISTICS, "amount": SIGNED},
        ),
    ),
    PowerAttackerForEach: tuple(
        Phrase(f"gets/get power attacker {{amount}} for each {each}", {"amount": SIGNED, "each": group})
        for each, group in (("{each-}", InPlay | Pile | InTheBattleZone), ("of {each+}", InPlay))
    ),
    changes.IsAlsoOfRace: (
        Phrase("the {race} race", {"race": RACES}),
        Phrase("gets/get the {race} race", {"race": RACES}),
        Phrase("is/are a {race} in addition to its/their other races", {"race": RACES}),
    ),
    characteristics.IsAlsoOfCivilization: (
        Phrase("is/are also {civilization} creatures", {"civilization": CIVILIZATIONS}),
        Phrase("is/are also a {civilization} creature", {"civilization": CIVILIZATIONS}),
        Phrase("gets/get the {civilization} civilization", {"civilization": CIVILIZATIONS}),
    ),
    characteristics.IsOfAllCivilizations: (Phrase("is/are considered to be cards of every civilization"),),
}
"""The phrases, by the nodes that they say."""
