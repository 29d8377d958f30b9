"""Cards with which something was done before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.vocabulary.compared import DEEDS, DoneCards
from engine.games.duel_masters.vocabulary.descriptions import CardNoun, WithCost
from engine.games.duel_masters.vocabulary.wider_groups import DoneThisWay, TakenFromDone
from engine.language.abilities import Fields
from engine.language.conditions import Is
from engine.language.descriptions import Description
from engine.language.phrases import Phrase
from engine.language.prints.dialect import Phrases

_WAYS: Final = tuple(
    (words, deed)
    for deed, said in (
        (
            "reveal",
            ("revealed this way", "you revealed this way", "revealed", "you revealed", "shown", "shown this way"),
        ),
        ("tap-card", ("tapped this way", "you tapped this way")),
        ("stand", ("untapped this way", "you untapped this way")),
        ("choose", ("chosen this way", "you chose this way")),
        ("bury", ("put into your graveyard", "you put into your graveyard", "you put into your graveyard this way")),
        ("mana-card", ("put into your mana zone", "you put into your mana zone this way")),
        ("discard", ("that you discarded this way",)),
        ("put", ("you put into the battle zone this way", "put this way")),
        ("return", ("you returned to your hand this way", "returned to your hand this way")),
    )
    for words in said
)
_SUCH: Final = tuple(
    (words, deed)
    for deed, said in (
        ("discard", ("the {kind} you discarded", "the {kind} discarded this way", "the discarded {kind}")),
        ("destroy", ("the {kind} you destroyed", "the {kind} destroyed this way", "the destroyed {kind}")),
        ("reveal", ("the revealed {kind}", "the {kind} revealed this way")),
        ("return", ("the returned {kind}", "the {kind} you returned")),
        ("choose", ("the chosen {kind}",)),
    )
    for words in said
)
_KINDS: Final = ("card", "creature", "spell")


def _was(deed: str) -> Iterator[Phrase]:
    one = DoneCards(deed)
    for words, of in _SUCH:
        if of != deed:
            continue
        for kind in _KINDS:
            said = words.format(kind=kind)
            if not said.startswith("the chosen"):
                yield Phrase(f"{said} was/is a {{description-}}", {"one": one, "so": True})
                yield Phrase(f"{said} isn't/wasn't a {{description-}}", {"one": one, "so": False})
            yield Phrase(f"{said} costs {{number}} or more", {"number": int, "bound": "least", "one": one}, _costs)
            yield Phrase(f"{said} costs {{number}} or less", {"number": int, "bound": "most", "one": one}, _costs)


def _costs(values: Fields) -> Fields:
    costs = WithCost(values["number"], values["bound"])
    return {"one": values["one"], "description": Description(CardNoun(), (), (costs,)), "so": True}


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

DONE_CARDS: Final[Phrases] = {
    DoneThisWay: (
        *(Phrase(f"{{description}} {words}", {"deed": deed}) for words, deed in _WAYS),
        *(Phrase(f"{{description}} {words}", {"deed": deed}) for words, deed in _DONE),
    ),
    Is: tuple(phrase for deed in ("discard", "destroy", "reveal", "return", "choose") for phrase in _was(deed)),
    TakenFromDone: tuple(
        Phrase(f"{{description}} {where}", {"deed": deed})
        for where in ("from among them", "from among those cards", "among them", "among those cards")
        for deed in ("bury", "mana-card", "discard")
    ),
    DoneCards: tuple(
        Phrase(f"the {{deed}} {what}", {"deed": DEEDS}) for what in ("creature/creatures", "spell/spells")
    ),
}
"""The phrases, by the nodes that they say."""
