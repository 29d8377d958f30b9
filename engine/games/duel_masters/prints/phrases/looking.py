"""Looking at cards, revealing them and searching for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.prints.phrases.shared import QUALITIES, TRAITS, described, hand_of, whole_hand
from engine.games.duel_masters.vocabulary import revealing
from engine.games.duel_masters.vocabulary.descriptions import ShieldNoun
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.numbers import Counted
from engine.games.duel_masters.vocabulary.wider_groups import AsManyAs
from engine.language.abilities import Fields
from engine.language.card_actions import Choose, LookAt, Reveal
from engine.language.cards import All, Chosen, It
from engine.language.descriptions import Description, Noun
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsIn
from engine.language.hand_and_deck import Search
from engine.language.instructions import Then
from engine.language.numbers import AnyNumber, Exactly, Literal, UpTo
from engine.language.phrases import Phrase
from engine.language.places import OWNERS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT


def _up_to(values: Fields) -> Fields:
    """A search of which the player "may take" some: up to so many."""
    count = values.get("count", 1)
    return {**values, "count": count if isinstance(count, AnyNumber) else UpTo(Literal(count))}


def _chosen_to_see(values: Fields) -> Fields:
    """ "Look at one of your opponent's shields": it is chosen first."""
    return {"first": Choose(values["target"]), "then": LookAt(It())}


def _taken(values: Fields) -> Fields:
    """ "You may take a creature from among them": none or one of the cards that were looked at."""
    target = values["target"]
    if not isinstance(target.among, AmongThem):
        raise Contradiction("it is not said from where they are taken")
    count = UpTo(target.count.number) if isinstance(target.count, Exactly) else target.count
    return {"target": Chosen(count, target.among, target.random)}


def _hand_and_shields(values: Fields) -> Fields:
    shields = All(CardsOf(values["owner"], Description(ShieldNoun())))
    return {"first": LookAt(hand_of(values["owner"])), "then": LookAt(shields)}


def _taken_for_each(values: Fields) -> Fields:
    things = values["things"]
    number = things if isinstance(things, Counted) else AsManyAs(things)
    return {"count": UpTo(number), "description": values["description"]}


def _found(values: Fields) -> Fields:
    """A search of which the player "may take" some, with what they are like said behind the deck."""
    said = described(values)
    count = said.get("count", 1)
    return {**said, "count": count if isinstance(count, AnyNumber) else UpTo(Literal(count))}


def _taken_of_theirs(values: Fields) -> Fields:
    return {"count": UpTo(Literal(values.get("count", 1))), "description": values["description"]}


def _searches() -> Iterator[Phrase]:
    for where in ("his/their deck", "it", "that deck"):
        start = "search your opponent's deck."
        yield Phrase(f"{start} you may take a {{description-}} from {where}", {}, _taken_of_theirs)
        for take in ("take", "you may take"):
            said = f"{start} {take} up to {{count}} {{description}} from {where}"
            yield Phrase(said, {"count": COUNT}, _taken_of_theirs)


LOOKING: Final[Phrases] = {
    Then: (
        Phrase("look at {target}", {"target": Chosen}, _chosen_to_see),
        Phrase("look at {owner} hand and shields", {"owner": OWNERS}, _hand_and_shields),
    ),
    LookAt: (Phrase("look at {owner} hand", {"owner": OWNERS}, whole_hand),),
    Reveal: (
        Phrase("show/shows {target} to your opponent"),
        Phrase("show/shows {target} to you"),
        Phrase("reveal/reveals {target}"),
        Phrase("reveal/reveals {target} to your opponent"),
    ),
    Search: (
        *(
            Phrase(template, given, _up_to)
            for take in ("take", "choose")
            for where in ("from it", "from your deck", "from among it", "from among them")
            for template, given in (
                (f"search your deck. you may {take} a {{description-}} {where}", {}),
                (f"search your deck. you may {take} up to {{count}} {{description}} {where}", {"count": COUNT}),
                (f"search your deck. {take} up to {{count}} {{description}} {where}", {"count": COUNT}),
                (f"search your deck. you may {take} any_number of {{description}} {where}", {"count": AnyNumber()}),
            )
        ),
        *(
            Phrase(
                f"search your deck. for each {things}, you may take a {{description-}} from your deck",
                {"things": slot, "description": Description},
                _taken_for_each,
            )
            for things, slot in (("{things-}", CardsIn), ("{things-}", InTheBattleZone), ("{things}", Counted))
        ),
        *(
            Phrase(
                f"search your deck. {take} ({{qualities}} )?{{noun}} from {where} {{traits}}",
                {"qualities": QUALITIES, "noun": Noun, "traits": TRAITS, **count},
                _found,
            )
            for take, count in (
                ("you may take a", {}),
                ("you may choose a", {}),
                ("you may take up to {count}", {"count": COUNT}),
                ("take up to {count}", {"count": COUNT}),
                ("you may choose any_number of", {"count": AnyNumber()}),
                ("you may take any_number of", {"count": AnyNumber()}),
            )
            for where in ("your deck", "it")
        ),
    ),
    Choose: (Phrase("you may take {target}", {"target": Chosen}, _taken),),
    revealing.SearchTheirs: tuple(_searches()),
    revealing.RevealUntil: (
        Phrase("reveal/reveals cards from the top of your deck until you reveal a {description-}"),
        Phrase("reveal/reveals cards from the top of his/their deck until he/they reveals a {description-}"),
    ),
}
"""The phrases, by the nodes that they say."""
