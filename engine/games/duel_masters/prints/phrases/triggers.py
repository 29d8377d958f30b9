"""Triggers: what abilities wait for, and how often in a turn."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.prints.phrases.shared import FOR_NOTHING, INTO_BATTLE_ZONE, WHEN, another, anybodys
from engine.games.duel_masters.vocabulary import triggers
from engine.games.duel_masters.vocabulary.abilities import triggered_fields
from engine.games.duel_masters.vocabulary.descriptions import TypeNoun
from engine.games.duel_masters.vocabulary.evolving import Evolves, PutsOnOthers
from engine.games.duel_masters.vocabulary.gods import Links
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.other_types import IsAttached, ThisOfType
from engine.games.duel_masters.vocabulary.places import PERIODS
from engine.games.duel_masters.vocabulary.put_for_nothing import IsPutForNothing
from engine.games.duel_masters.vocabulary.turns import OfAnyTurn
from engine.kernel.abilities import FIRST_TIME, Automatic, Trigger
from engine.kernel.events import BEGINNING
from engine.language.abilities import EFFECT, Fields
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import AtBeginning, AtEndOfTurn, CardIsPut, During, Situation, Turns


def _first_time(values: Fields) -> Fields:
    return triggered_fields({**values, "restriction": FIRST_TIME})


def _once(values: Fields) -> Fields:
    return triggered_fields({**values, "restriction": "turn"})


_ABILITY: Final[Fields] = {"effect": EFFECT, "trigger": Trigger, "condition": KeywordCondition}


def _their_attack(values: Fields) -> Fields:
    """A creature attacks "you": one of the opponent, of which no creature is attacked."""
    return {"who": CardsOf(OPPONENTS, values["description"]), "foe": None}


def _yours(values: Fields) -> Fields:
    return {"who": CardsOf(YOURS, values["description"])}


def _theirs(values: Fields) -> Fields:
    return {"who": CardsOf(OPPONENTS, values["description"])}


_OF: Final = {"description": Description}


def _creature_attacked(values: Fields) -> Fields:
    if not isinstance(values["foe"].noun, TypeNoun):
        raise Contradiction("only creatures are attacked")
    return values


def _into_mana(values: Fields) -> Fields:
    """Cards come to a mana zone one way only, whoever puts them there."""
    if values["place"].zone != zones.MANA.name:
        raise Contradiction("it may be put there in several ways")
    return values


def _fights(words: str, kind: str) -> tuple[Phrase, ...]:
    """Something that a creature does in a fight, said of any creature or, once it was named, of "it"."""
    it = {"who": ThisCreature(), "kind": kind}
    return (
        Phrase(f"{WHEN} {{who-}} {words}", {"kind": kind}),
        Phrase(f"{WHEN} it {words}", it),
        Phrase(f"it {words}", it),
    )


TRIGGERS: Final[Phrases] = {
    triggers.CardLeaves: (
        Phrase(f"{WHEN} a card leaves {{owner}} {{place}}", {"owner": OWNERS, "place": triggers.LEFT}),
        Phrase(f"{WHEN} a card leaves {{owner}} shields", {"owner": OWNERS, "place": zones.SHIELD.name}),
    ),
    PutsOnOthers: tuple(
        Phrase(f"{WHEN} you put a {{description-}} on top of your other {creatures}", {"description": Description})
        for creatures in ("creatures", "creatures in the battle zone")
    ),
    Evolves: (Phrase("when/whenever this creature evolves", {"one": ThisCreature()}),),
    Automatic: (
        Phrase("({condition}: )?each turn, {trigger} for the first time, {effect}", _ABILITY, _first_time),
        Phrase("({condition}: )?{trigger} for the first time each turn, {effect}", _ABILITY, _first_time),
        Phrase("({condition}: )?{trigger} for the first time in each turn, {effect}", _ABILITY, _first_time),
        Phrase("({condition}: )?once per turn, {trigger}, {effect}", _ABILITY, _once),
        Phrase("({condition}: )?once each turn, {trigger}, {effect}", _ABILITY, _once),
        Phrase("({condition}: )?{trigger}, once per turn, {effect}", _ABILITY, _once),
    ),
    triggers.IsSummoned: (
        Phrase(f"{WHEN} you summon this creature( into the battle zone)?", {"who": ThisCreature()}),
        Phrase(
            f"{WHEN} you summon a {{description-}} into the battle zone",
            {"description": Description},
            _yours,
        ),
        Phrase(
            f"{WHEN} your opponent puts a {{description-}} without_summoning",
            _OF,
            lambda values: {**_theirs(values), "summoned": False},
        ),
    ),
    IsPutForNothing: tuple(
        Phrase(f"{WHEN} your opponent puts a {{description-}}( into the battle zone)? {freely}", _OF, _theirs)
        for freely in FOR_NOTHING
    ),
    Links: (
        Phrase(f"{WHEN} {{who-}} is linked_with a god"),
        Phrase(f"{WHEN} {{who-}} is linked_with another god"),
        Phrase(f"{WHEN} {{who-}} links with another god"),
    ),
    triggers.HasLeft: (
        Phrase(f"{WHEN} it leaves", {"who": ThisCreature()}),
        Phrase(f"{WHEN} it leaves the battle zone", {"who": ThisCreature()}),
        Phrase(f"{WHEN} a {{description-}} leaves( the battle zone)?", _OF, anybodys),
        Phrase(f"{WHEN} {{who-}} leaves/leave"),
        Phrase(f"{WHEN} {{who-}} leaves/leave the battle zone"),
    ),
    triggers.Fights: (
        *(
            phrase
            for words, kind in (
                ("attacks", "attack"),
                ("blocks", "block"),
                ("battles/battle", "battle"),
                ("becomes blocked", "blocked"),
                ("is blocked", "blocked"),
                ("wins a battle", "battle won"),
                ("loses a battle", "battle lost"),
            )
            for phrase in (
                *_fights(words, kind),
                Phrase(f"{WHEN} a {{description-}} {words}", {**_OF, "kind": kind}, anybodys),
            )
        ),
        *(
            phrase
            for attacks in (
                "is attacking your opponent",
                "attacks your opponent",
                "is attacking a player",
                "attacks a player",
            )
            for blocked in ("becomes blocked", "is blocked")
            for phrase in _fights(f"{attacks} and {blocked}", "player blocked")
        ),
        *_fights("is attacking your opponent and isn't blocked", "player unblocked"),
        *_fights("attacks the opponent and isn't blocked", "player unblocked"),
        *_fights("attacks a player and isn't blocked", "player unblocked"),
        *_fights("attacks your opponent and isn't blocked", "player unblocked"),
        *_fights("attacks and isn't blocked", "unblocked"),
        *_fights("is attacking and isn't blocked", "unblocked"),
    ),
    triggers.AttacksWhat: (
        Phrase(f"{WHEN} a {{description-}} attacks you", _OF, _their_attack),
        Phrase(f"{WHEN} {{who-}} attacks a {{foe-}}", {"foe": Description}, _creature_attacked),
        Phrase(f"{WHEN} {{who-}} attacks a player", {"foe": None}),
        Phrase(f"{WHEN} {{who-}} attacks your opponent", {"foe": None}),
    ),
    triggers.FightsWhom: tuple(
        Phrase(f"{WHEN} {{who-}} {words} a {{foe-}}", {"kind": kind, "foe": Description}, _creature_attacked)
        for words, kind in (
            ("blocks", "block"),
            ("battles", "battle"),
            ("becomes blocked by", "blocked"),
            ("is blocked by", "blocked"),
        )
    ),
    OfAnyTurn: (
        *(Phrase(f"at the end of each {turn}", {"kind": "end of turn"}) for turn in ("turn", "player's turn")),
        *(Phrase(f"at the start of each {turn}", {"kind": BEGINNING + "turn"}) for turn in ("turn", "player's turn")),
    ),
    During: (Phrase("{trigger} during {period}", {"period": PERIODS}),),
    Turns: tuple(
        phrase
        for words, kind in (
            ("tap/taps", "rest"),
            ("becomes tapped", "rest"),
            ("is tapped", "rest"),
            ("untaps/untap", "stand"),
            ("becomes untapped", "stand"),
            ("is untapped", "stand"),
        )
        for phrase in (
            Phrase(f"{WHEN} {{who-}} {words}", {"kind": kind}),
            Phrase(f"{WHEN} a {{description-}} {words}", {**_OF, "kind": kind}, anybodys),
            Phrase(f"{WHEN} it {words}", {"who": ThisCreature(), "kind": kind}),
            Phrase(f"it {words}", {"who": ThisCreature(), "kind": kind}),
        )
    ),
    triggers.HasAttacked: (
        Phrase("after {who-} attacks"),
        Phrase("after {who-} attack"),
    ),
    triggers.IsAttacked: (
        Phrase(f"{WHEN} {{who-}} is attacked"),
        Phrase(f"{WHEN} it is attacked", {"who": ThisCreature()}),
    ),
    triggers.IsPut: (
        Phrase(f"{WHEN} you put {{who-}}{INTO_BATTLE_ZONE}"),
        Phrase(f"{WHEN} this creature is put into the battle zone", {"who": ThisCreature()}),
        Phrase(f"{WHEN} a {{description-}} is put into the battle zone", _OF, anybodys),
        Phrase(f"{WHEN} a player puts a {{description-}}{INTO_BATTLE_ZONE}", _OF, anybodys),
        Phrase(f"{WHEN} a {{description-}} enters the battle zone", _OF, anybodys),
        *(
            Phrase(
                f"{WHEN} another {{description-}} {comes} the battle zone",
                _OF,
                lambda values: anybodys(another(values)),
            )
            for comes in ("is put into", "enters")
        ),
        Phrase(f"{WHEN} you put a {{description-}}{INTO_BATTLE_ZONE}", _OF, _yours),
        Phrase(
            f"{WHEN} you put another {{description-}}{INTO_BATTLE_ZONE}", _OF, lambda values: _yours(another(values))
        ),
        Phrase(f"{WHEN} your opponent puts a {{description-}}{INTO_BATTLE_ZONE}", _OF, _theirs),
    ),
    triggers.IsDestroyed: (
        Phrase(f"{WHEN} {{who-}} is/are destroyed"),
        Phrase(f"{WHEN} a {{description-}} is destroyed", _OF, anybodys),
        Phrase(f"{WHEN} {{who-}} is/are put into your graveyard from the battle zone"),  # 701.6a
    ),
    triggers.Uses: (
        Phrase(f"{WHEN} you summon a {{description-}}", {"player": YOURS, "use": "summon"}),
        Phrase(f"{WHEN} you cast a {{description-}}", {"player": YOURS, "use": "cast"}),
        Phrase(f"{WHEN} your opponent summons a {{description-}}", {"player": OPPONENTS, "use": "summon"}),
        Phrase(f"{WHEN} your opponent casts a {{description-}}", {"player": OPPONENTS, "use": "cast"}),
        *(
            Phrase(f"{WHEN} a player {uses} a {{description-}}", {"player": triggers.ANYONE, "use": use})
            for uses, use in (("summons", "summon"), ("casts", "cast"), ("uses", "use"))
        ),
    ),
    Situation: (Phrase(f"{WHEN} {{situation}}"),),
    IsAttached: (Phrase(f"{WHEN} you attach this to a creature", {"who": ThisOfType("aura")}),),
    CardIsPut: (
        Phrase(f"{WHEN} you put a {{description-}} into {{place}}", {"place": ZoneOf}, _into_mana),
        Phrase(f"{WHEN} a {{description-}} is put into {{place}}", {"place": ZoneOf}, _into_mana),
    ),
    AtEndOfTurn: (
        Phrase("at the end of each of your turns", {"owner": YOURS}),
        Phrase("at the end of each of your opponent's turns", {"owner": OPPONENTS}),
    ),
    AtBeginning: (
        Phrase("at the start of each of your turns", {"period": "yours:turn"}),
        Phrase("at the start of each of your opponent's turns", {"period": "opponent's:turn"}),
    ),
}
"""The phrases, by the nodes that they say."""
