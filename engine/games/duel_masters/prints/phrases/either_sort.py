"""Cards of either of two sorts: "a creature or tamaseed that costs 3 or less", "a Dragon or a fire spell"."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.prints.races_alone import ALONE
from engine.games.duel_masters.vocabulary.descriptions import (
    IsEvolution,
    NotEvolution,
    OfCivilization,
    OfEitherRace,
    OfRace,
    OfRaceOrCivilization,
    TypeNoun,
    WithFamily,
)
from engine.games.duel_masters.vocabulary.either_cards import AmongThemOrFromHand, CardsFromEither, EitherOf
from engine.games.duel_masters.vocabulary.places import PILES
from engine.language.abilities import Fields
from engine.language.descriptions import Description, Noun, Other, Trait
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase, Several
from engine.language.places import OWNERS
from engine.language.prints.dialect import Phrases

_CREATURE: Final = Description(TypeNoun("creature"))
_TAMASEED: Final = Description(TypeNoun("tamaseed"))


def _nouns(values: Fields) -> Fields:
    """Two nouns with the same said behind both: "creatures or tamaseeds that cost 3 or less"."""
    first, second = values["noun"], values["second"]
    if first == second:
        raise Contradiction("that is the same twice")
    return {"noun": EitherOf(Description(first), Description(second), values.get("traits", ()))}


def _behind(description: Description) -> tuple[Trait, ...]:
    """What is said behind the noun; a word in the name of a race is said before it."""
    return tuple([trait for trait in description.traits if not isinstance(trait, WithFamily)])


def _sort(description: Description) -> Noun:
    """The noun; that of a creature where a race stands alone."""
    return _CREATURE.noun if description.noun == ALONE else description.noun


def _is_bare(description: Description) -> bool:
    """Whether it is a noun by itself."""
    return not description.qualities and not description.traits


def _refuse(first: Description, second: Description) -> None:
    """Raise `Contradiction` for what is said in another way, or may be meant otherwise."""
    if isinstance(first.noun, EitherOf) or any(
        isinstance(each, Other) for each in (*first.qualities, *second.qualities)
    ):
        raise Contradiction("it does not say of which of them this is said")
    kinds = [tuple(type(quality) for quality in each.qualities) for each in (first, second)]
    listed = all(kind in ((OfRace,), (OfCivilization,), (OfEitherRace,), (OfRaceOrCivilization,)) for kind in kinds)
    if listed and _sort(first) == _sort(second) and not _behind(first):
        raise Contradiction("this is a list of races or civilizations")


def _is_other(first: Description, second: Description) -> bool:
    """Whether nothing that is said of the first can be said of the second: no tamaseed is an evolution creature."""
    if second != _TAMASEED or not first.qualities:
        return False
    return all(type(quality) in (IsEvolution, NotEvolution) for quality in first.qualities)


def _either(values: Fields) -> Fields:
    """Two descriptions without an article between them: what is said behind the last one is said of both.

    "A Dragon or creature that has blocker" would be any such creature, so there the last one alone is meant.
    """
    first, second = values["first"], values["last"]
    _refuse(first, second)
    behind = _behind(second)
    bare = Description(second.noun, second.qualities, tuple([each for each in second.traits if each not in behind]))
    if _is_bare(bare) and (bare != _CREATURE or not behind) and not (_behind(first) or _is_other(first, bare)):
        raise Contradiction("it does not say of which of them this is said")
    if len(first.qualities) > 1 and len(second.qualities) < 2:
        raise Contradiction("it does not say of which of them this is said")
    if behind and not _behind(first) and bare != _CREATURE:
        return {"noun": EitherOf(first, bare, behind)}
    return {"noun": EitherOf(first, second)}


def _or_another(values: Fields) -> Fields:
    """Two descriptions, each with an article: what is said behind the last one is said of it alone, or of both."""
    first, second = values["first"], values["last"]
    _refuse(first, second)
    if _behind(second) and not _behind(first):
        raise Contradiction("it does not say whether the first is to be so as well")
    return {"noun": EitherOf(first, second)}


EITHER_SORT: Final[Phrases] = {
    Description: (
        Phrase(
            "{noun} or {second}( {traits})?",
            {"noun": Noun, "second": Noun, "traits": Several(Trait, " ")},
            _nouns,
        ),
        Phrase("{first} or {last}", {"first": Description, "last": Description}, _either),
        Phrase("{first} or a {last-}", {"first": Description, "last": Description}, _or_another),
    ),
    CardsFromEither: tuple(
        Phrase(f"{{description}} {where} {{owner}} {{zone}} {other}", {"owner": OWNERS, "zone": PILES, "other": PILES})
        for where in ("from", "in")
        for other in ("or {other}", "or your {other}")
    ),
    AmongThemOrFromHand: (
        Phrase("{description} from the top of your deck or your hand"),
        Phrase("{description} from among them or your hand"),
    ),
}
"""The phrases, by the nodes that they say."""
