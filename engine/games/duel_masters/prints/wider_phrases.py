"""Phrases of print about cards of several places, about comparisons, and about what players cannot do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.actions import CHARGE_MANA
from engine.games.duel_masters.characteristics import COME_UNTAPPED
from engine.games.duel_masters.keyword_abilities import ComesTapped, KeywordCondition
from engine.games.duel_masters.prints.noun_phrases import QUALITIES, TRAITS, described, without_civilization
from engine.games.duel_masters.vocabulary import comparisons, restrictions, revealing
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.fighting import SurvivesBattles
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone, TheCrossedCreature, ThisCreature
from engine.games.duel_masters.vocabulary.players import APlayer
from engine.games.duel_masters.vocabulary.wider_groups import DoneThisWay, EitherGroup, Extreme, InBothZones
from engine.kernel.abilities import Continuous
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen, FixedTarget, It, TheRest
from engine.language.changes import MODIFIERS, Cannot
from engine.language.conditions import Is, IsNamed, YouDo
from engine.language.descriptions import Description, Noun
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom, InPlay
from engine.language.instructions import Clause, ForEach, May
from engine.language.numbers import ONE
from engine.language.otherwise import IfElse
from engine.language.phrases import Assemble, Phrase, WordList
from engine.language.places import OPPONENTS, OWNERS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_SAID: Final = {"qualities": QUALITIES, "noun": Noun}
_WHOLE: Final = {**_SAID, "traits": TRAITS}


# ---- one thing or the other


def _about_it(values: Fields) -> Fields:
    """ "If it's a creature, ... If it's not, ..."."""
    condition = values["condition"]
    if not (isinstance(condition, Is | IsNamed) and condition.so):
        raise Contradiction("it does not say what it is not")
    return values


def _otherwise() -> Iterator[Phrase]:
    yield Phrase("if {condition}, {instruction}. if not, {otherwise}")
    for it_is_not in ("it's not", "it isn't", "it is not"):
        yield Phrase(f"if {{condition}}, {{instruction}}. if {it_is_not}, {{otherwise}}", {}, _about_it)


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
            ("discard", ("discarded this way", "you discarded", "you discarded this way")),
            ("return", ("returned this way", "you returned this way")),
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


def _survives(values: Fields) -> Fields:
    survives = SurvivesBattles(values.pop("description"))
    return continuous({**values, "subject": ThisCreature(), "change": (survives,)})


_USES: Final = WordList("how a card is used", {"summon": "summon", "cast": "cast", "generate": "generate"})
_CONDITION: Final = {"condition": KeywordCondition}
_ALL_ZONES: Final = (("graveyard", "graveyards"), ("mana zone", "mana zones"))

WIDER: Final[Phrases] = {
    IfElse: tuple(_otherwise()),
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
    ),
    DoneThisWay: tuple(Phrase(f"{{noun}} {words}", {"deed": deed}) for words, deed in _DONE),
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
                    "({condition}: )?{group+} {change} on the turn they are put into the battle zone.",
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
