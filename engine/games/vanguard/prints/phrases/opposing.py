""" "One of your opponent's units" in print: whom somebody attacks, or who attacks. The card language says "a unit".

Nobody but units of the opponent's is attacked by one's own, and the other way round (7.4.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.games.vanguard.prints.phrases.causes import CAUSES
from engine.games.vanguard.prints.phrases.triggers import TRIGGERS
from engine.games.vanguard.vocabulary import battle_triggers, moments
from engine.kernel.abilities import Node
from engine.language.abilities import Fields
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import Assemble, Phrase, phrasings
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_FOES: Final[dict[type[Node], str]] = {
    battle_triggers.AttackHits: "hit",
    battle_triggers.BoostedAttackHits: "hit",
    battle_triggers.Attacks: "attacked",
    battle_triggers.IsAttacked: "attacker",
    battle_triggers.AtEndOfBattle: "attacked",
    moments.AtEndOfBattleOf: "attacked",
}


def _of_opponent(node: type[Node], foe: str) -> Iterator[Phrase]:
    plain, one_of = f"a {{{foe}-}}", f"{{one}} of your opponent's {{{foe}+}}"
    for said in (*phrasings(node), *TRIGGERS.get(node, ()), *CAUSES.get(node, ())):
        if plain in said.template and said.given.get("part") != "booster":
            whole = said.template.replace(f"( {plain})?", f" {plain}").replace(f"( by {plain})?", f" by {plain}")
            given = {foe: Description, **said.given, "one": COUNT}
            yield Phrase(whole.replace(plain, one_of), given, partial(_one_alone, said.read))


def _one_alone(read: Assemble | None, values: Fields) -> Fields:
    if values["one"] != 1:
        raise Contradiction("it is one unit that attacks or is attacked, not several")
    rest = {name: value for name, value in values.items() if name != "one"}
    return rest if read is None else read(rest)


OPPOSING: Final[Phrases] = {node: tuple(_of_opponent(node, foe)) for node, foe in _FOES.items()}
"""Phrases with "one of your opponent's"."""
