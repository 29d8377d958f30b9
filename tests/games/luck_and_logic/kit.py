"""Luck & Logic for the tests of every game: random legal decks of each edition, how matches end, what people click."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.decks import COPIES, GATES, MAIN_SIZE, OF_A_GATE_NUMBER, PARADOXES, TOOLS
from engine.games.luck_and_logic.keyword_abilities import ToolSkill
from engine.games.luck_and_logic.rulebook import FIRST, LATEST
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck, Rulebook
from tests.games.kit import Kit
from tests.games.luck_and_logic.hostile import HANDY, HOSTILE

MEMBERS: Final = 34
"""So many cards of a random deck are members, as in the starters: else little would happen."""


@st.composite
def decks(draw: st.DrawFn, rulebook: Rulebook) -> Deck:
    """A legal deck: any members, tactics and gates, eight paradoxes, and in 2.04 My Logicalist and tools or none."""
    cards = sorted(rulebook.cards().values(), key=lambda card: card.number)
    chance = draw(st.randoms(use_true_random=False))

    def picked(found: list[CardDefinition], count: int, copies: int = COPIES) -> list[str]:
        return chance.sample([card.number for card in found for _ in range(copies)], count)

    def of_kind(kind: str) -> list[CardDefinition]:
        return [card for card in cards if card.kind == kind]

    main = picked([card for card in cards if card.kind in characteristics.MEMBERS], MEMBERS)
    main += picked(of_kind(characteristics.TACTICS), MAIN_SIZE - PARADOXES - MEMBERS)
    main += picked(of_kind(characteristics.PARADOX), PARADOXES)
    gates: list[str] = []
    for number in chance.sample(sorted({_gate_number(card) for card in of_kind(characteristics.GATE)}), GATES // 2):
        same = [card for card in of_kind(characteristics.GATE) if _gate_number(card) == number]
        gates += picked(same, OF_A_GATE_NUMBER)
    sections = {"main": main, "gates": gates}
    if mine := of_kind(characteristics.MY_LOGICALIST):
        sections["my logicalist"] = picked(mine, draw(st.integers(0, 1)))
        skilled = [card for card in cards if any(isinstance(ability, ToolSkill) for ability in card.abilities)]
        sections["tools"] = picked(skilled, draw(st.integers(0, TOOLS)))
    counted = {name: {number: numbers.count(number) for number in numbers} for name, numbers in sections.items()}
    deck = Deck({name: numbers for name, numbers in counted.items() if numbers})
    assert not rulebook.faults_in(deck)
    return deck


def _gate_number(card: CardDefinition) -> str:
    number: str = card.values[characteristics.GATE_NUMBER]
    return number


KITS: Final = {
    rulebook.name: Kit(
        rulebook,
        decks=decks(rulebook),
        hostile=HOSTILE,
        handy=HANDY,
        endings=frozenset({"1.2.5", "10.2.2.1", "10.3.1.1", "10.3.1.2", "12.1.1.1"}),
        eager=("attacks the", "> ", "= ", "< ", "deploy", "go on", "circle", "define nothing", "do not", "keep all"),
        yielding=("end the turn", "go on", "no card", "define nothing", "do not", "keep all", "none", "no "),
    )
    for rulebook in (LATEST, FIRST)
}
