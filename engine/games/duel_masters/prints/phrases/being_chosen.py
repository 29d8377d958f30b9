"""What the opponent cannot choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.prints.phrases.shared import CONTINUOUS_SLOTS, all_of_group
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.being_chosen import ChosenByOpponent
from engine.games.duel_masters.vocabulary.changes import SEVERAL_ACTS
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.places import DURATIONS
from engine.games.duel_masters.vocabulary.spared import CannotBeChosen, CannotBeChosenBySpells
from engine.kernel.abilities import Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import All, Target
from engine.language.changes import Affect, Cannot, Modifier
from engine.language.phrases import Assemble, Phrase
from engine.language.prints.dialect import Phrases
from engine.language.triggers import Who
from engine.language.words import COUNT


def _cannot_be_chosen(values: Fields) -> Fields:
    """What the opponent cannot choose."""
    return continuous({"subject": values.get("subject", ThisCreature()), "change": (CannotBeChosen(),)})


def _cannot_be_chosen_as_keyword(values: Fields) -> Fields:
    """What the opponent cannot choose while a keyword says so."""
    return continuous({**values, "change": (CannotBeChosen(),)})


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


def _unchosen(change: Modifier) -> Assemble:
    def read(values: Fields) -> Fields:
        said = {name: value for name, value in values.items() if name not in ("one", "he")}
        said.setdefault("subject", ThisCreature())
        return continuous({**all_of_group(said), "change": (change,)})

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


BEING_CHOSEN: Final[Phrases] = {
    Continuous: (
        Phrase("your opponent can't choose {subject}.", {"subject": Target}, _cannot_be_chosen),
        Phrase(
            "whenever your opponent would choose a creature in the battle zone, he/they can't choose this {one}.",
            {"one": COUNT},
            lambda values: _cannot_be_chosen({}),
        ),
        Phrase(
            "{condition}: your opponent can't choose {subject}.",
            {"condition": KeywordCondition, "subject": Target},
            _cannot_be_chosen_as_keyword,
        ),
        *(
            Phrase(
                f"({{condition}}: )?(if/while {{requirement}}, )?{{subject}} {cannot}.",
                {**CONTINUOUS_SLOTS, "acts": SEVERAL_ACTS},
                _spared,
            )
            for cannot in _NEVER_CHOSEN
        ),
        *_choices(),
    ),
    Affect: (
        *(
            Phrase(template, {"subject": Target, "acts": SEVERAL_ACTS, "duration": DURATIONS}, _spared_for_a_time)
            for cannot in _NEVER_CHOSEN
            for template in (f"{{duration}}, {{subject}} {cannot}", f"{{subject}} {cannot} {{duration}}")
        ),
    ),
    ChosenByOpponent: (Phrase("when/whenever your opponent chooses {who-}", {"who": Who}),),
}
"""The phrases, by the nodes that they say."""
