"""Triggers in print: what abilities wait for, and what is about to happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.prints.noun_phrases import other
from engine.games.duel_masters.vocabulary import triggers
from engine.games.duel_masters.vocabulary.descriptions import TypeNoun
from engine.games.duel_masters.vocabulary.groups import AnyonesCard, AnyonesCards, CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.other_types import IsAttached, ThisOfType
from engine.games.duel_masters.vocabulary.parting import WouldLeave
from engine.games.duel_masters.vocabulary.places import PERIODS
from engine.games.duel_masters.vocabulary.replacing import (
    EVER,
    THEIR_EFFECT,
    THEIR_TURN,
    ShieldWouldBreak,
    WouldBeDestroyed,
    WouldBeDiscarded,
)
from engine.language.abilities import Fields
from engine.language.alternatives import OneOrOther
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.triggers import AtBeginning, AtEndOfTurn, CardIsPut, During, PlainTrigger, Situation, Turns, Who
from engine.language.words import COUNT

_WHEN: Final = "when/whenever"
_THERE: Final = "( into the battle zone)?"


def _any(owner: str, description: Description) -> Fields:
    return {"who": CardsOf(owner, description)}


def _this_or_another(values: Fields) -> Fields:
    return {
        "first": triggers.IsPut(ThisCreature()),
        "second": triggers.IsPut(CardsOf(YOURS, other(values["description"]))),
    }


_HAPPENS: Final[tuple[tuple[str, Callable[[Who], PlainTrigger]], ...]] = (
    ("is/are destroyed", triggers.IsDestroyed),
    ("leaves/leave the battle zone", triggers.HasLeft),
    ("leaves/leave", triggers.HasLeft),
    ("attacks/attack", lambda who: triggers.Fights(who, "attack")),
    ("blocks/block", lambda who: triggers.Fights(who, "block")),
    ("becomes/become blocked", lambda who: triggers.Fights(who, "blocked")),
    ("wins/win a battle", lambda who: triggers.Fights(who, "battle won")),
)
"""What happens to a creature or to others of its player."""


def _both(make: Callable[[Who], PlainTrigger], owner: str) -> Assemble:
    """Something that happens to this creature, or to another one."""

    def read(values: Fields) -> Fields:
        if values.get("one", 1) != 1:
            raise Contradiction("what happens to several cards happens to each of them")
        description = other(values["description"])
        others = CardsOf(owner, description) if owner == YOURS else AnyonesCards(owner, description)
        return {"first": make(ThisCreature()), "second": make(others)}

    return read


def _creature_attacked(values: Fields) -> Fields:
    if not isinstance(values["foe"].noun, TypeNoun):
        raise Contradiction("only creatures are attacked")
    return values


def _summons_or_casts(values: Fields) -> Fields:
    return {
        "first": triggers.Uses(values["player"], "summon", values["description"]),
        "second": triggers.Uses(values["player"], "cast", values["cast"]),
    }


def _into_mana(values: Fields) -> Fields:
    """Cards come to a mana zone one way only, whoever puts them there."""
    if values["place"].zone != zones.MANA.name:
        raise Contradiction("it may be put there in several ways")
    return values


def _any_shield(values: Fields) -> Fields:
    if values["one"] != 1:
        raise Contradiction("shields are broken one by one")
    return {}


def _fights(words: str, kind: str) -> tuple[Phrase, ...]:
    """Something that a creature does in a fight, said of any creature or, once it was named, of "it"."""
    it = {"who": ThisCreature(), "kind": kind}
    return (
        Phrase(f"{_WHEN} {{who-}} {words}", {"kind": kind}),
        Phrase(f"{_WHEN} it {words}", it),
        Phrase(f"it {words}", it),
    )


TRIGGERS: Final[Phrases] = {
    During: (Phrase("{trigger} during {period}", {"period": PERIODS}),),
    OneOrOther: (
        Phrase("{first} or {second}"),
        *(
            Phrase(
                f"{_WHEN} {summons} a {{description-}} or {casts} a {{cast-}}",
                {"description": Description, "cast": Description, "player": player},
                _summons_or_casts,
            )
            for player, summons, casts in ((YOURS, "you summon", "cast"), (OPPONENTS, "your opponent summons", "casts"))
        ),
        Phrase(
            f"{_WHEN} you put this creature or another {{description-}}{_THERE}",
            {"description": Description},
            _this_or_another,
        ),
        *(
            Phrase(
                f"{_WHEN} this creature or {others} {words}", {"description": Description, **slots}, _both(make, owner)
            )
            for words, make in _HAPPENS
            for others, owner, slots in (
                ("{one} of your other {description+}( in the battle zone)?", YOURS, {"one": COUNT}),
                ("another of your {description+}( in the battle zone)?", YOURS, {}),
                ("another {description-}( in the battle zone)?", "either", {}),
            )
        ),
    ),
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
            Phrase(f"{_WHEN} {{who-}} {words}", {"kind": kind}),
            Phrase(f"{_WHEN} it {words}", {"who": ThisCreature(), "kind": kind}),
            Phrase(f"it {words}", {"who": ThisCreature(), "kind": kind}),
        )
    ),
    triggers.HasAttacked: (Phrase("after {who-} attacks"), Phrase("after {who-} attack")),
    triggers.IsAttacked: (
        Phrase(f"{_WHEN} {{who-}} is attacked"),
        Phrase(f"{_WHEN} it is attacked", {"who": ThisCreature()}),
    ),
    triggers.IsPut: (
        Phrase(f"{_WHEN} you put {{who-}}{_THERE}"),
        Phrase(f"{_WHEN} this creature is put into the battle zone", {"who": ThisCreature()}),
        Phrase(
            f"{_WHEN} a {{description-}} is put into the battle zone",
            {"description": Description},
            lambda values: {"who": AnyonesCard(YOURS, values["description"])},
        ),
        Phrase(
            f"{_WHEN} another {{description-}} is put into the battle zone",
            {"description": Description},
            lambda values: {"who": AnyonesCard(YOURS, other(values["description"]))},
        ),
        Phrase(
            f"{_WHEN} you put a {{description-}}{_THERE}",
            {"description": Description},
            lambda values: _any(YOURS, values["description"]),
        ),
        Phrase(
            f"{_WHEN} you put another {{description-}}{_THERE}",
            {"description": Description},
            lambda values: _any(YOURS, other(values["description"])),
        ),
        Phrase(
            f"{_WHEN} your opponent puts a {{description-}}{_THERE}",
            {"description": Description},
            lambda values: _any(OPPONENTS, values["description"]),
        ),
    ),
    triggers.AttacksWhat: (
        Phrase(f"{_WHEN} {{who-}} attacks a {{foe-}}", {"foe": Description}, _creature_attacked),
        Phrase(f"{_WHEN} {{who-}} attacks a player", {"foe": None}),
        Phrase(f"{_WHEN} {{who-}} attacks your opponent", {"foe": None}),
    ),
    triggers.UsesShieldTrigger: (
        Phrase(
            f"{_WHEN} your opponent uses the shield trigger ability of {{one}} of his/their shields",
            {"one": COUNT},
            _any_shield,
        ),
        Phrase(f"{_WHEN} your opponent uses the shield trigger ability of a shield"),
    ),
    triggers.IsDestroyed: (
        Phrase(f"{_WHEN} {{who-}} is/are destroyed"),
        Phrase(f"{_WHEN} {{who-}} is/are put into your graveyard from the battle zone"),  # 701.6a
    ),
    WouldBeDestroyed: (Phrase("{who-} would be put into your graveyard from the battle zone"),),  # 701.6a
    WouldBeDiscarded: (
        Phrase("{who-} would be discarded from your hand", {"circumstance": EVER}),
        *(
            Phrase(f"{{who-}} would be discarded{hand} during your opponent's turn", {"circumstance": THEIR_TURN})
            for hand in ("", " from your hand")
        ),
        Phrase("{who-} would be discarded from your hand by your opponent's effect", {"circumstance": THEIR_EFFECT}),
    ),
    ShieldWouldBreak: (Phrase("{one} of your shields would be broken", {"one": COUNT}, _any_shield),),
    triggers.HasLeft: (
        Phrase(f"{_WHEN} {{who-}} leaves/leave"),
        Phrase(f"{_WHEN} {{who-}} leaves/leave the battle zone"),
    ),
    triggers.Fights: (
        *_fights("attacks", "attack"),
        *_fights("blocks", "block"),
        *_fights("battles", "battle"),
        *_fights("becomes blocked", "blocked"),
        *_fights("is blocked", "blocked"),
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
        *_fights("wins a battle", "battle won"),
        *_fights("loses a battle", "battle lost"),
        *_fights("is attacking your opponent and isn't blocked", "player unblocked"),
        *_fights("attacks the opponent and isn't blocked", "player unblocked"),
        *_fights("attacks a player and isn't blocked", "player unblocked"),
        *_fights("attacks your opponent and isn't blocked", "player unblocked"),
        *_fights("attacks and isn't blocked", "unblocked"),
        *_fights("is attacking and isn't blocked", "unblocked"),
    ),
    triggers.Uses: (
        Phrase(f"{_WHEN} you summon a {{description-}}", {"player": YOURS, "use": "summon"}),
        Phrase(f"{_WHEN} you cast a {{description-}}", {"player": YOURS, "use": "cast"}),
        Phrase(f"{_WHEN} your opponent summons a {{description-}}", {"player": OPPONENTS, "use": "summon"}),
        Phrase(f"{_WHEN} your opponent casts a {{description-}}", {"player": OPPONENTS, "use": "cast"}),
    ),
    Situation: (Phrase(f"{_WHEN} {{situation}}"),),
    IsAttached: (Phrase(f"{_WHEN} you attach this to a creature", {"who": ThisOfType("aura")}),),
    CardIsPut: (
        Phrase(f"{_WHEN} you put a {{description-}} into {{place}}", {"place": ZoneOf}, _into_mana),
        Phrase(f"{_WHEN} a {{description-}} is put into {{place}}", {"place": ZoneOf}, _into_mana),
    ),
    AtEndOfTurn: (
        Phrase("at the end of each of your turns", {"owner": YOURS}),
        Phrase("at the end of each of your opponent's turns", {"owner": OPPONENTS}),
    ),
    AtBeginning: (
        Phrase("at the start of each of your turns", {"period": "yours:turn"}),
        Phrase("at the start of each of your opponent's turns", {"period": "opponent's:turn"}),
    ),
    WouldLeave: (Phrase("{who-} would leave"),),
}
"""The phrases of triggers and of what is replaced."""
