"""Triggers of two things, of which either will do."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Final

from engine.games.duel_masters.prints.phrases.shared import INTO_BATTLE_ZONE, WHEN, other
from engine.games.duel_masters.vocabulary import triggers
from engine.games.duel_masters.vocabulary.being_chosen import ChosenByOpponent
from engine.games.duel_masters.vocabulary.groups import AnyonesCards, CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.places import PERIODS
from engine.language.abilities import Fields
from engine.language.alternatives import OneOrOther
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.triggers import During, HappensTo, PlainTrigger, Who
from engine.language.words import COUNT

_FIGHTS: Final = (
    ("attacks", "attack"),
    ("blocks", "block"),
    ("becomes blocked", "blocked"),
    ("battles", "battle"),
)
"""What a creature does in a fight, and the event."""


def _either_fight(first: str, second: str) -> Assemble:
    """Either of two things that a creature does in a fight."""
    return lambda values: {
        "first": triggers.Fights(values["who"], first),
        "second": triggers.Fights(values["who"], second),
    }


_HAPPENINGS: Final[tuple[tuple[str, type[HappensTo], Fields], ...]] = (
    ("attacks", triggers.Fights, {"kind": "attack"}),
    ("blocks", triggers.Fights, {"kind": "block"}),
    ("becomes blocked", triggers.Fights, {"kind": "blocked"}),
    ("battles", triggers.Fights, {"kind": "battle"}),
    ("is destroyed", triggers.IsDestroyed, {}),
    ("leaves the battle zone", triggers.HasLeft, {}),
)
"""What happens to a creature; print says two of them of the same creature."""


def _either(first: type[HappensTo], said: Fields, second: type[HappensTo], also: Fields) -> Assemble:
    return lambda values: {"first": first(who=values["who"], **said), "second": second(who=values["who"], **also)}


def _put_this_or_another(values: Fields) -> Fields:
    if values["one"] != 1:
        raise Contradiction("they are put one by one")
    another = CardsOf(YOURS, other(values["description"]))
    return {"first": triggers.IsPut(ThisCreature()), "second": triggers.IsPut(another)}


def _this_or(values: Fields) -> Fields:
    """This creature comes, or one like that; if it is such a one itself, it comes but once."""
    return {
        "first": triggers.IsPut(ThisCreature()),
        "second": triggers.IsPut(CardsOf(YOURS, values["description"])),
    }


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


def _both_during(values: Fields) -> Fields:
    """ "During your turn, when one thing happens or when another does": either of them in that part of the turn."""
    return {each: During(values["period"], values[each]) for each in ("first", "second")}


def _summons_or_casts(values: Fields) -> Fields:
    return {
        "first": triggers.Uses(values["player"], "summon", values["description"]),
        "second": triggers.Uses(values["player"], "cast", values["cast"]),
    }


EITHER_TRIGGER: Final[Phrases] = {
    OneOrOther: (
        Phrase("{first}, or {second}", {"first": PlainTrigger, "second": PlainTrigger}),
        *(
            Phrase(f"{WHEN} {{who-}} {one} or {other}", {"who": Who}, _either_fight(first, second))
            for (one, first), (other, second) in permutations(_FIGHTS, 2)
        ),
        *(
            Phrase(f"{WHEN} {{who-}} {one} or {another}", {"who": Who}, _either(first, said, second, also))
            for (one, first, said), (another, second, also) in permutations(_HAPPENINGS, 2)
        ),
        Phrase(
            f"{WHEN} you put this creature or {{one}} of your other {{description+}}( into the battle zone)?",
            {"description": Description, "one": COUNT},
            _put_this_or_another,
        ),
        Phrase(
            f"{WHEN} {{who-}} is attacked or chosen by your opponent",
            {"who": Who},
            lambda values: {"first": triggers.IsAttacked(values["who"]), "second": ChosenByOpponent(values["who"])},
        ),
        Phrase(
            f"{WHEN} you put this creature or a {{description-}}( into the battle zone)?",
            {"description": Description},
            _this_or,
        ),
        Phrase("{first} or {second}", {"first": PlainTrigger, "second": PlainTrigger}),
        Phrase(
            "during {period}, {first} or {second}",
            {"period": PERIODS, "first": PlainTrigger, "second": PlainTrigger},
            _both_during,
        ),
        *(
            Phrase(
                f"{WHEN} {summons} a {{description-}} or {casts} a {{cast-}}",
                {"description": Description, "cast": Description, "player": player},
                _summons_or_casts,
            )
            for player, summons, casts in (
                (YOURS, "you summon", "cast"),
                (OPPONENTS, "your opponent summons", "casts"),
                (triggers.ANYONE, "a player summons", "casts"),
            )
        ),
        Phrase(
            f"{WHEN} you put this creature or another {{description-}}{INTO_BATTLE_ZONE}",
            {"description": Description},
            _this_or_another,
        ),
        *(
            Phrase(
                f"{WHEN} this creature or {others} {words}", {"description": Description, **slots}, _both(make, owner)
            )
            for words, make in _HAPPENS
            for others, owner, slots in (
                ("{one} of your other {description+}( in the battle zone)?", YOURS, {"one": COUNT}),
                ("another of your {description+}( in the battle zone)?", YOURS, {}),
                ("another {description-}( in the battle zone)?", "either", {}),
            )
        ),
    ),
}
"""The phrases, by the nodes that they say."""
