"""Phrases of print about cards of several places, about comparisons, and about what players cannot do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.duel_masters.actions import CHARGE_MANA
from engine.games.duel_masters.characteristics import COME_UNTAPPED
from engine.games.duel_masters.field import BE_TAPPED_BY_OTHERS
from engine.games.duel_masters.keyword_abilities import ComesTapped, KeywordCondition
from engine.games.duel_masters.prints.noun_phrases import QUALITIES, TRAITS, described, other, without_civilization
from engine.games.duel_masters.vocabulary import comparisons, conditions, drawing, keywords, restrictions, revealing
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.changes import SEVERAL_ACTS
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS, CardNoun
from engine.games.duel_masters.vocabulary.each_player import ThisTurnInstead
from engine.games.duel_masters.vocabulary.fighting import SurvivesBattles
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone, TheCrossedCreature, ThisCreature
from engine.games.duel_masters.vocabulary.naming import ChooseName, WithChosenName
from engine.games.duel_masters.vocabulary.places import PILES
from engine.games.duel_masters.vocabulary.players import APlayer
from engine.games.duel_masters.vocabulary.rearranging import SwitchZones
from engine.games.duel_masters.vocabulary.wider_groups import (
    AsManyAs,
    DoneThisWay,
    EitherGroup,
    Extreme,
    InBothZones,
    OneAndMore,
)
from engine.kernel.abilities import Continuous
from engine.language.abilities import Fields
from engine.language.card_actions import Choose
from engine.language.cards import All, Chosen, FixedTarget, It, Target, TheRest
from engine.language.changes import MODIFIERS, Cannot, GainsAbility
from engine.language.conditions import Either, Have, Is, YouDo
from engine.language.descriptions import Description, Noun
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom, CardsIn, InPlay
from engine.language.hand_and_deck import Draw
from engine.language.instructions import Clause, ForEach, May
from engine.language.numbers import ONE, Literal, Quantity, UpTo
from engine.language.otherwise import IfElse
from engine.language.phrases import Assemble, Phrase, WordList
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.replacing import Prospect
from engine.language.words import COUNT

_SAID: Final = {"qualities": QUALITIES, "noun": Noun}
_WHOLE: Final = {**_SAID, "traits": TRAITS}


# ---- cards


def _either_of(values: Fields) -> Fields:
    """ "One of his creatures or one of his shields"."""
    if values["one"] != 1 or values["other"] != 1:
        raise Contradiction("one card of the one or of the other is meant")
    return {"count": ONE, "among": EitherGroup(values["first"], values["second"]), "random": False}


def _here_or_there(values: Fields) -> Fields:
    """ "A creature in the battle zone or a card in your mana zone"."""
    here = InTheBattleZone(Description(values["noun"], values.get("qualities", ())))
    return {"count": ONE, "among": EitherGroup(here, values["second"]), "random": False}


def _extreme(strongest: bool) -> Assemble:
    def read(values: Fields) -> Fields:
        said: Description = described(values)["description"]
        among = CardsOf(values["owner"], said) if "owner" in values else InTheBattleZone(said)
        return {"count": ONE, "among": Extreme(among, strongest), "random": False}

    return read


_EXTREMES: Final = (("least", False), ("lowest", False), ("most", True), ("highest", True), ("greatest", True))


def _extremes() -> Iterator[Phrase]:
    of_owner = {**_SAID, "owner": OWNERS}
    for words, strongest in _EXTREMES:
        said = f"{{noun}} that has the {words} power"
        yield Phrase(f"the ({{qualities}} )?{said} in the battle zone", _SAID, _extreme(strongest))
        yield Phrase(f"{{owner}} ({{qualities}} )?{said}", of_owner, _extreme(strongest))


_DONE: Final = tuple(
    [
        (words, deed)
        for deed, said in (
            ("destroy", ("destroyed", "destroyed this way", "you destroyed", "you destroyed this way")),
            ("discard", ("discarded this way", "you discarded", "you discarded this way", "you discard this way")),
            ("return", ("returned this way", "you returned this way", "put into your hand this way")),
            ("bury", ("put into your graveyard this way",)),
            ("mana-card", ("put into your mana zone this way", "put into the mana zone this way")),
        )
        for words in said
    ]
)


def _may_each(values: Fields) -> Fields:
    """ "You may draw a card for each creature destroyed": one may each time."""
    return {"group": values["group"], "instruction": May(values["instruction"])}


def _than(one: It | TheCrossedCreature, least: int) -> Fields:
    return {"one": one, "least": least}


# ---- what players cannot do


def _of_two_uses(values: Fields) -> Fields:
    """ "Can't summon creatures or cast spells"."""
    both = (
        restrictions.CannotUse(values.pop("use"), values.pop("description")),
        restrictions.CannotUse(values.pop("another"), values.pop("also")),
    )
    return continuous({**values, "change": both})


def _come_tapped(values: Fields) -> Fields:
    """What comes to the battle zone tapped: its player cannot put it there otherwise."""
    group = values.pop("group")
    subject: FixedTarget = restrictions.BothPlayers()
    if isinstance(group, CardsOf):
        if group.owner != OPPONENTS:
            raise Contradiction("it is not said of what is one's own")
        subject = APlayer(OPPONENTS)
    return continuous(
        {**values, "subject": subject, "change": (restrictions.CannotUse(COME_UNTAPPED, group.description),)}
    )


def _when_new(values: Fields) -> Fields:
    """ "Can't attack on the turn they are put into the battle zone"."""
    group = values.pop("group")
    said = group.description
    new = Description(said.noun, said.qualities, (*said.traits, comparisons.CameThisTurn()))
    meant = InTheBattleZone(new) if isinstance(group, InTheBattleZone) else CardsOf(group.owner, new)
    return continuous({**values, "subject": All(meant)})


def _untouched(values: Fields) -> Fields:
    return continuous({**values, "change": (Cannot((BE_TAPPED_BY_OTHERS,)),)})


def _survives(values: Fields) -> Fields:
    survives = SurvivesBattles(values.pop("description"))
    return continuous({**values, "subject": ThisCreature(), "change": (survives,)})


_USES: Final = WordList("how a card is used", {"summon": "summon", "cast": "cast", "generate": "generate"})
_CONDITION: Final = {"condition": KeywordCondition}
_ALL_ZONES: Final = (("graveyard", "graveyards"), ("mana zone", "mana zones"))


def _in_either(values: Fields) -> Fields:
    """ "A player has so many cards in their hand"."""
    quantity, said, zone = values["quantity"], values["description"], values["zone"]
    mine, theirs = (Have(who, quantity, CardsIn(said, ZoneOf(who, zone))) for who in (YOURS, OPPONENTS))
    return {"first": mine, "second": theirs}


def _and_for_each(values: Fields) -> Fields:
    """ "Choose a creature. Then, for each ..., you may choose another creature"."""
    first, another = values["target"], values["another"]
    among = first.among
    if first.count != ONE or another.count != ONE or not isinstance(among, CardsOf | InTheBattleZone):
        raise Contradiction("one is chosen, and others like it")
    if replace(among, description=other(among.description)) != another.among:
        raise Contradiction("the others are not said to be like the first")
    return {"target": Chosen(OneAndMore(values["things"]), among)}


def _drawn(values: Fields) -> Fields:
    return {"player": YOURS, "count": AsManyAs(values["things"])}


def _another_of_theirs(values: Fields) -> Fields:
    among = CardsOf(OPPONENTS, other(described(values)["description"]))
    return {"count": ONE, "among": among, "random": False}


_THIS_TURN: Final = {"prospect": Prospect, "effect": Clause}


def _all_of(one: str, other_one: str) -> Phrase:
    """All cards of two zones that change places: "at the same time"."""
    first, second = (f"put all the cards from your {a} into your {b}" for a, b in ((one, other_one), (other_one, one)))
    zones = {"first": ZoneOf(YOURS, one), "second": ZoneOf(YOURS, other_one), "tapped": True}
    return Phrase(f"{first} and, at the same time, {second} tapped", {}, lambda _: zones)


def _while_attacking_a(values: Fields) -> Fields:
    """ "Can't be blocked while attacking a creature"."""
    said = {"subject": ThisCreature(), "change": (Cannot(values["acts"]),)}
    return {"ability": Continuous(**continuous({**said, "requirement": conditions.AttackingWhat(values["foe"])}))}


def _taken_of_theirs(values: Fields) -> Fields:
    return {"count": UpTo(Literal(values.get("count", 1))), "description": values["description"]}


def _searches() -> Iterator[Phrase]:
    for where in ("his/their deck", "it", "that deck"):
        start = "search your opponent's deck."
        yield Phrase(f"{start} you may take a {{description-}} from {where}", {}, _taken_of_theirs)
        for take in ("take", "you may take"):
            said = f"{start} {take} up to {{count}} {{description}} from {where}"
            yield Phrase(said, {"count": COUNT}, _taken_of_theirs)


_CHOSEN: Final = Description(CardNoun(), (), (WithChosenName(),))

WIDER: Final[Phrases] = {
    GainsAbility: (
        Phrase(
            "can't {acts} while attacking a {foe-}",
            {"acts": SEVERAL_ACTS, "foe": Description},
            _while_attacking_a,
        ),
    ),
    revealing.SearchTheirs: tuple(_searches()),
    ChooseName: (Phrase("name a card"),),
    Is: tuple(
        Phrase(f"{it} the {named}", {"one": It(), "so": True, "description": _CHOSEN})
        for it in ("it's", "it is")
        for named in ("chosen card", "named card")
    ),
    drawing.DrawsInDrawStep: tuple(
        Phrase(f"when/whenever you draw {card} at the start of your turn") for card in ("a card", "the card", "cards")
    ),
    SwitchZones: (_all_of("mana zone", "hand"),),
    ThisTurnInstead: (
        Phrase("when {prospect} this turn, {effect} instead", _THIS_TURN),
        Phrase("this turn, when {prospect}, {effect} instead", _THIS_TURN),
    ),
    conditions.HasBrokenShields: tuple(
        Phrase(f"this creature broke {any_shields} that turn") for any_shields in ("any shields", "a shield", "shields")
    ),
    keywords.BreaksInstead: (
        Phrase("has/have {number} breaker instead of {former} breaker"),
        Phrase("gets/get {number} breaker instead of {former} breaker"),
    ),
    Either: tuple(
        Phrase(
            f"{who} has {{quantity}} {{description}} in his/their {{zone}}",
            {"quantity": Quantity, "description": Description, "zone": PILES},
            _in_either,
        )
        for who in ("a player", "either player")
    ),
    Choose: (
        Phrase(
            "choose {target}. then, for each {things-}, you may choose {another}",
            {"target": Chosen, "things": InBothZones, "another": Chosen},
            _and_for_each,
        ),
    ),
    Draw: (Phrase("draw cards equal to the number of {things+}", {"things": CardsIn | CardsOf}, _drawn),),
    IfElse: tuple(
        Phrase(f"if {{condition}}, {{instruction}}. {not_so}, {{otherwise}}") for not_so in ("if not", "if it is not")
    ),
    YouDo: (Phrase("your opponent does"), Phrase("he/they does")),
    TheRest: (Phrase("the rest of those cards"),),
    # cards
    Description: tuple(
        Phrase(
            f"({{qualities}} )?{{noun}} other than {{civilization}} {{again}}{rest}",
            {**slots, "civilization": CIVILIZATIONS, "again": Noun},
            without_civilization,
        )
        for rest, slots in (("", _SAID), (" {traits}", _WHOLE))
    ),
    CardsFrom: tuple(
        Phrase(f"({{qualities}} )?{{noun}} {where} {{place}} {{traits}}", _WHOLE, described) for where in ("in", "from")
    ),
    InBothZones: tuple(
        Phrase(f"{{description}} in {where}", {"zone": zone})
        for zone, zones in _ALL_ZONES
        for where in (f"all {zones}", f"each {zone}", f"each player's {zone}", f"any player's {zone}")
    ),
    Chosen: (
        Phrase(
            "{one} of {first+} or {other} of {second+}",
            {"one": COUNT, "other": COUNT, "first": InPlay, "second": InPlay},
            _either_of,
        ),
        Phrase(
            "a ({qualities} )?{noun} in the battle zone or a {second-}",
            {**_SAID, "second": CardsFrom | InBothZones},
            _here_or_there,
        ),
        *_extremes(),
        Phrase("another of your opponent's ({qualities} )?{noun}( in the battle zone)?", _SAID, _another_of_theirs),
        Phrase(
            "another of your opponent's ({qualities} )?{noun} in the battle zone {traits}", _WHOLE, _another_of_theirs
        ),
    ),
    DoneThisWay: tuple(Phrase(f"{{description}} {words}", {"deed": deed}) for words, deed in _DONE),
    ForEach: (
        Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": DoneThisWay}),
        Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": DoneThisWay}, _may_each),
        Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": InBothZones}),
        Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": InBothZones}, _may_each),
    ),
    # comparisons
    comparisons.StrongerThanThis: (
        Phrase("that has/have higher power than this creature"),
        Phrase("that has/have greater power than this creature"),
    ),
    comparisons.NoStrongerThan: (
        *(
            Phrase(f"that has/have {less} power than the revealed {{what}}", {"what": Noun}, lambda _: _than(It(), 1))
            for less in ("less", "lower")
        ),
        *(
            Phrase(f"that has/have {same} the crossed creature", {}, lambda _: _than(TheCrossedCreature(), 0))
            for same in ("power the same as or less than", "power less than or equal to", "no more power than")
        ),
        Phrase("that has/have less power than the crossed creature", {}, lambda _: _than(TheCrossedCreature(), 1)),
    ),
    comparisons.NamedAs: (
        Phrase("that has/have the same name as {one}", {"one": It}),
        Phrase("that has/have that name", {"one": It()}),
    ),
    comparisons.OfRaceOf: (
        Phrase("that has/have the same race as {one}", {"one": It}),
        Phrase("that has/have the same race as the destroyed creature", {"one": It()}),
    ),
    revealing.RevealUntil: (
        Phrase("reveal/reveals cards from the top of your deck until you reveal a {description-}"),
        Phrase("reveal/reveals cards from the top of his/their deck until he/they reveals a {description-}"),
    ),
    # what players cannot do
    restrictions.BothPlayers: (Phrase("players"),),
    restrictions.CannotUse: (
        Phrase("can't {use} {description+}", {"use": _USES}),
        Phrase("can't use the shield trigger ability/abilities of {description+}", {"use": "shield trigger"}),
        Phrase("can't use shield trigger ability/abilities of {description+}", {"use": "shield trigger"}),
    ),
    Cannot: (Phrase("can't put cards from his/their hand into his/their mana zone", {"acts": (CHARGE_MANA,)}),),
    ComesTapped: (Phrase("this creature is put into the battle zone tapped."),),
    Continuous: (
        Phrase("your opponent can't tap {subject}.", {"subject": Target}, _untouched),
        Phrase(
            "{subject} can't {use} {description+} or {another} {also+}.",
            {
                "subject": APlayer | restrictions.BothPlayers,
                "use": _USES,
                "description": Description,
                "another": _USES,
                "also": Description,
            },
            _of_two_uses,
        ),
        *(
            phrase
            for group in (CardsOf, InTheBattleZone)
            for phrase in (
                Phrase("{group+} are put into the battle zone tapped.", {"group": group}, _come_tapped),
                Phrase(
                    "({condition}: )?{group+} {change} on the turn they are put( into the battle zone)?.",
                    {**_CONDITION, "group": group, "change": MODIFIERS},
                    _when_new,
                ),
            )
        ),
        *(
            Phrase(
                "({condition}: )?when/whenever this creature loses a battle against a {description-}, "
                f"{this} isn't destroyed.",
                {**_CONDITION, "description": Description},
                _survives,
            )
            for this in ("this creature", "it")
        ),
    ),
}
"""The phrases, by the nodes that they say."""
