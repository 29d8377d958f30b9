"""What is forbidden, what has to be attacked, what happens instead, and conditions about others, in print."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.games.duel_masters.actions import LEAVE
from engine.games.duel_masters.blocking import DRAWS_ATTACKS, FORCES_ATTACKS
from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.prints.noun_phrases import other
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.being_chosen import ChosenByOpponent
from engine.games.duel_masters.vocabulary.changes import SEVERAL_ACTS, Must
from engine.games.duel_masters.vocabulary.conditions import Battling, Blocking
from engine.games.duel_masters.vocabulary.descriptions import TypeNoun
from engine.games.duel_masters.vocabulary.drawing_attacks import DrawsAttacks
from engine.games.duel_masters.vocabulary.gods import IsLinked
from engine.games.duel_masters.vocabulary.groups import AnyonesCards, CardsOf, InTheBattleZone, ThisCreature
from engine.games.duel_masters.vocabulary.parting import WouldLeave
from engine.games.duel_masters.vocabulary.places import DURATIONS, PERIODS
from engine.games.duel_masters.vocabulary.replacing import EitherWould, WouldBeDestroyed, WouldPut, WouldWhile
from engine.games.duel_masters.vocabulary.spared import CannotBeChosen, CannotBeChosenBySpells
from engine.games.duel_masters.vocabulary.turns import OfAnyTurn
from engine.games.duel_masters.vocabulary.unless import GearIsCrossed, NotSo
from engine.kernel.abilities import Condition, Continuous
from engine.kernel.events import BEGINNING
from engine.language.abilities import Fields
from engine.language.cards import All, FixedTarget, It, Target
from engine.language.changes import MODIFIERS, Affect, Cannot, GainsAbility, Modifier
from engine.language.conditions import Both, Have, Is, ItIs, PlainCondition, Things
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.numbers import AtLeast, NoneAtAll, Some
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.replacing import Prospect
from engine.language.triggers import Who
from engine.language.words import COUNT

_SAID: Final = {"condition": KeywordCondition, "requirement": Condition, "subject": Target, "change": MODIFIERS}
_THEIRS: Final = Description(TypeNoun("creature"))


# ---- unless


def _unless(values: Fields) -> Fields:
    if not all(isinstance(change, Cannot) for change in values["change"]):
        raise Contradiction("it does not say whether this is so or not")
    requirement = values.pop("unless")
    if isinstance(requirement, Is) and isinstance(requirement.one, It):
        requirement = replace(requirement, one=ThisCreature())
    if isinstance(requirement, Have) and isinstance(requirement.quantity, Some):
        raise Contradiction("this is said among what cards allow")
    return continuous({**values, "requirement": NotSo(requirement)})


def _have_not(player: str) -> Assemble:
    return lambda values: {"condition": Have(player, values["quantity"], values["things"])}


def _not_linked(values: Fields) -> Fields:
    return {"condition": IsLinked(values["one"])}


# ---- another one


def _other_of(player: str) -> Assemble:
    return lambda values: {**values, "player": player, "things": other(values["things"])}


def _others() -> Iterator[Phrase]:
    """Phrases of having another one of something, or none."""
    for player, have, have_not in (
        (YOURS, "you have", "you don't have"),
        (OPPONENTS, "your opponent has", "your opponent doesn't have"),
    ):
        read = _other_of(player)
        for some in ("another {things-}", "at_least another {things-}", "at_least one_other {things-}"):
            yield Phrase(f"{have} {some}( in the battle zone)?", {"things": Description, "quantity": Some()}, read)
        yield Phrase(
            f"{have_not} another {{things-}}( in the battle zone)?",
            {"things": Description, "quantity": NoneAtAll()},
            read,
        )


# ---- what cannot be done to it


def _spared(values: Fields) -> Fields:
    """ "Can't be attacked or chosen by your opponent"."""
    change = (Cannot(values["acts"]), CannotBeChosen())
    return continuous({**values, "change": change})


def _spared_for_a_time(values: Fields) -> Fields:
    return {
        "subject": values["subject"],
        "modifiers": (Cannot(values["acts"]), CannotBeChosen()),
        "duration": values["duration"],
    }


_NEVER_CHOSEN: Final = (
    "can't be chosen or {acts} by your opponent",
    "can't {acts} or chosen by your opponent",
    "can't {acts} or be chosen by your opponent",
)


def _own(values: Fields) -> Fields:
    """ "They can't choose one of your Dragons": any of them."""
    group = values.pop("group", None)
    return values if group is None else {**values, "subject": All(group)}


def _unchosen(change: Modifier) -> Assemble:
    def read(values: Fields) -> Fields:
        said = {name: value for name, value in values.items() if name not in ("one", "he")}
        said.setdefault("subject", ThisCreature())
        return continuous({**_own(said), "change": (change,)})

    return read


_BY: Final[tuple[tuple[str, Modifier], ...]] = (
    ("", CannotBeChosen()),
    (" by a spell effect", CannotBeChosenBySpells(99)),
    (" by the effect of a spell", CannotBeChosenBySpells(99)),
    (" by a spell", CannotBeChosenBySpells(99)),
    (", by the effect of a spell", CannotBeChosenBySpells(99)),
)


def _choices() -> Iterator[Phrase]:
    """Phrases of what the opponent cannot choose whenever they would choose."""
    said = {"condition": KeywordCondition, "requirement": Condition}
    for by, change in _BY:
        for would in ("a creature", "a creature in the battle zone", "one of your creatures"):
            start = f"({{condition}}: )?when/whenever your opponent would choose {would}{by}, (if {{requirement}}, )?"
            read = _unchosen(change)
            for what, slot in (
                ("this {one}", {"one": COUNT}),
                ("this creature", {}),
                ("{subject}", {"subject": All}),
                ("{group+}", {"group": CardsOf}),
            ):
                slots: dict[str, Any] = {**said, **slot}
                for cannot in ("he/they can't choose", "your opponent can't choose"):
                    yield Phrase(f"{start}{cannot} {what}.", slots, read)
            yield Phrase(f"{start}{{group+}} can't be chosen.", {**said, "group": CardsOf}, read)


def _not_attacked(values: Fields) -> Fields:
    """ "You can't be attacked": the creatures of the opponent cannot attack players."""
    description = values.pop("description", _THEIRS)
    attackers = All(CardsOf(OPPONENTS, description))
    return continuous({**values, "subject": attackers, "change": (Cannot(("attack players",)),)})


def _not_attacked_for_a_time(values: Fields) -> Fields:
    """608.1. A rule for the player: creatures that come later could not attack either, as no effect can say."""
    raise Contradiction("it is said of creatures that come later, too")


def _all_there(values: Fields) -> Fields:
    return {"subject": All(values["group"]), "modifiers": values["modifiers"], "duration": values["duration"]}


# ---- while battling


def _fighting(fighting: PlainCondition) -> Assemble:
    """ "If so, this creature gets +3000 power while battling"."""

    def read(values: Fields) -> Fields:
        if len(values["change"]) > 1:
            raise Contradiction("it does not say whether all of this is so only then")
        requirement = values.pop("requirement", None)
        both = Both(requirement, fighting) if isinstance(requirement, PlainCondition) else fighting
        if requirement is not None and both is fighting:
            raise Contradiction("it does not say what is asked of the battle")
        return continuous({**values, "requirement": both})

    return read


def _each_fighting(fighting: PlainCondition) -> Assemble:
    """ "Each of your creatures gets +3000 power while battling": each has this ability."""

    def read(values: Fields) -> Fields:
        if len(values["change"]) > 1:
            raise Contradiction("it does not say whether all of this is so only then")
        own = continuous({"subject": ThisCreature(), "change": values.pop("change"), "requirement": fighting})
        return continuous({**_own(values), "change": (GainsAbility(Continuous(**own)),)})

    return read


_FIGHTS: Final[tuple[tuple[str, PlainCondition], ...]] = (
    ("battling", Battling()),
    ("blocking", Blocking()),
)


# ---- what has to be attacked


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
    start = "({condition}: )?(while/if {requirement}, )?"
    for it in ("this creature", "it"):
        yield Phrase(f"{start}{{group+}} must attack {it} if able.", {**said, "group": CardsOf}, _forces)
        yield Phrase(f"{start}each of {{group+}} must attack {it} if able.", {**said, "group": CardsOf}, _forces)
        yield Phrase(
            f"{start}your opponent's attacking {{description+}} must attack {it} if able.",
            {**said, "description": Description},
            _draws_attacking,
        )


# ---- what would happen


def _both_would(make: type[WouldBeDestroyed] | type[WouldLeave], owner: str) -> Assemble:
    def read(values: Fields) -> Fields:
        if values.get("one", 1) != 1:
            raise Contradiction("what happens to several cards happens to each of them")
        another = other(values["description"])
        others: Any = CardsOf(YOURS, another) if owner == YOURS else AnyonesCards(owner, another)
        return {"first": make(who=ThisCreature()), "second": make(who=others)}

    return read


def _during(values: Fields) -> Fields:
    return {"prospect": values["prospect"], "requirement": ItIs(values["period"])}


_WOULD: Final = (
    ("would be destroyed", WouldBeDestroyed),
    ("would leave the battle zone", WouldLeave),
    ("would leave", WouldLeave),
)


RESTRICTIONS: Final[Phrases] = {
    NotSo: (
        *(
            Phrase(
                f"{has_not} {total}{{quantity}} {{things}}( in the battle zone)?",
                {"quantity": AtLeast, "things": Things},
                _have_not(player),
            )
            for player, has_not in ((YOURS, "you don't have"), (OPPONENTS, "your opponent doesn't have"))
            for total in ("", "a total_of ")
        ),
        Phrase("{one} isn't linked", {"one": FixedTarget}, _not_linked),
        *(
            Phrase(f"{this} isn't crossed_with a creature", {}, lambda _: {"condition": GearIsCrossed()})
            for this in ("this", "this card")
        ),
    ),
    Have: tuple(_others()),
    Cannot: (
        Phrase("can't leave", {"acts": (LEAVE,)}),
        Phrase("doesn't/don't leave( the battle zone)?", {"acts": (LEAVE,)}),
        Phrase("can't attack you", {"acts": ("attack players",)}),
    ),
    Affect: (
        Phrase(
            "{duration}, {group+} {modifiers}",
            {"group": InTheBattleZone, "modifiers": MODIFIERS, "duration": DURATIONS},
            _all_there,
        ),
        *(
            Phrase(template, {"subject": Target, "acts": SEVERAL_ACTS, "duration": DURATIONS}, _spared_for_a_time)
            for cannot in _NEVER_CHOSEN
            for template in (f"{{duration}}, {{subject}} {cannot}", f"{{subject}} {cannot} {{duration}}")
        ),
        *(
            Phrase(template, {"duration": DURATIONS, **slot}, _not_attacked_for_a_time)
            for by, slot in (("", {}), (" by {description+}", {"description": Description}))
            for template in (f"{{duration}}, you can't be attacked{by}", f"you can't be attacked{by} {{duration}}")
        ),
    ),
    Continuous: (
        *(
            Phrase(
                f"({{condition}}: )?{{subject}} {{change}} unless {{unless}}{end}.",
                {**_SAID, "unless": Condition},
                _unless,
            )
            for end in ("",)
        ),
        *(
            Phrase(
                f"({{condition}}: )?(if/while {{requirement}}, )?{{subject}} {cannot}.",
                {**_SAID, "acts": SEVERAL_ACTS},
                _spared,
            )
            for cannot in _NEVER_CHOSEN
        ),
        *_choices(),
        *(
            Phrase(
                f"({{condition}}: )?(if/while {{requirement}}, )?you can't be attacked{by}.",
                {"condition": KeywordCondition, "requirement": Condition, **slot},
                _not_attacked,
            )
            for by, slot in (("", {}), (" by {description+}", {"description": Description}))
        ),
        *(
            Phrase(
                f"({{condition}}: )?if {{requirement}}, {{subject}} {{change}} while {words}.",
                {**_SAID, "subject": ThisCreature},
                _fighting(fighting),
            )
            for words, fighting in _FIGHTS
        ),
        *(
            Phrase(
                f"({{condition}}: )?(if/while {{requirement}}, )?{each_of}{{group+}} {{change}} while {words}.",
                {**_SAID, "group": CardsOf},
                _each_fighting(fighting),
            )
            for words, fighting in _FIGHTS
            for each_of in ("", "each of ")
        ),
        *_attracting(),
    ),
    Must: (Phrase("must attack creatures if able", {"act": "attack creatures"}),),
    ChosenByOpponent: (Phrase("when/whenever your opponent chooses {who-}", {"who": Who}),),
    EitherWould: tuple(
        Phrase(f"this creature or {others} {would}", {"description": Description, **slots}, _both_would(make, owner))
        for would, make in _WOULD
        for others, owner, slots in (
            ("{one} of your other {description+}", YOURS, {"one": COUNT}),
            ("another of your {description+}", YOURS, {}),
            ("your other {description+}", YOURS, {}),
        )
    ),
    WouldPut: tuple(
        Phrase(
            f"your opponent would put a {{description-}}{there}{how}",
            {"description": Description, "summoned": summoned},
        )
        for there in (" into the battle zone", "")
        for how, summoned in (
            ("", None),
            (" in any way except by summoning", False),
            (" without summoning it", False),
        )
    ),
    WouldWhile: (Phrase("{prospect} during {period}", {"prospect": Prospect, "period": PERIODS}, _during),),
    OfAnyTurn: (
        *(Phrase(f"at the end of each {turn}", {"kind": "end of turn"}) for turn in ("turn", "player's turn")),
        *(Phrase(f"at the start of each {turn}", {"kind": BEGINNING + "turn"}) for turn in ("turn", "player's turn")),
    ),
}
"""The phrases, by the nodes that they say."""
