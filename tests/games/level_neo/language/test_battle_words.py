"""Words about the battle in every Start skill of a battle: what compiles can come about, and what cannot is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import pytest

from engine.games.level_neo.battle_state import Battle, battle
from engine.games.level_neo.vocabulary import language
from engine.kernel.abilities import Ability
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.language.errors import CardTextError
from engine.scenarios.scenario_match import ScenarioMatch
from tests.games.level_neo.fights import written, written_event
from tests.games.level_neo.positions import Zones, in_battle, levels, resting

pytestmark = pytest.mark.slow

STATES: Final = ("attacking", "being attacked", "covering", "in a combi attack", "in battle")
OTHERS: Final = ("your other character", "your opponent's character")

OWN: Final = (
    "this character attacks",
    "this character combi attacks",
    "this character is attacked",
    "this character covers",
    "this character's attack is covered",
    "this character wins a battle",
    "this character loses a battle",
    "this character is put into the discard pile",
    "this character rests",
)
OF_OTHERS: Final = tuple(
    f"{who} {action}"
    for who in OTHERS
    for action in (
        "attacks",
        "combi attacks",
        "is attacked",
        "covers",
        "wins a battle",
        "loses a battle",
        "is put into the discard pile",
    )
)
TRIGGERS: Final = (
    *(f"When {trigger}" for trigger in (*OWN, *OF_OTHERS)),
    *(f"When the attack of {who} is covered" for who in OTHERS),
    *(f"When {whose} main character levels {way}" for whose in ("your", "your opponent's") for way in ("up", "down")),
    *(f"When {whose} level burst {end}" for whose in ("your", "your opponent's") for end in ("succeeds", "fails")),
    "At the beginning of your battle phase",
    "At the end of your turn",
    "During your battle phase, when your character loses a battle",
    "During your opponent's turn, when this character wins a battle",
)

CONDITIONS: Final = tuple(
    f"{one} is {state}"
    for one in ("this character", "your main character", "your opponent's main character")
    for state in STATES
)
GROUPS: Final = (
    "the attacking characters get",
    "the attacked character gets",
    "the covering character gets",
    "the opposing characters get",
    *(f"all of {whose} characters that are {state} get" for whose in ("your", "your opponent's") for state in STATES),
)
IT: Final = tuple(f"it is {state}" for state in STATES)


HAVOC: Final = (
    "Use (Battle/Either turn): "
    + " ".join(f"Rest all of {whose} <Stray> characters." for whose in ("your", "your opponent's"))
    + " ".join(
        f" Put all of {whose} <Stray> characters into the discard pile." for whose in ("your", "your opponent's")
    )
    + " ".join(
        f" {whose} main character levels {way}." for whose in ("Your", "Your opponent's") for way in ("up", "down")
    )
)
"""What can happen in the middle of a battle, to characters that have no part in it as well."""


class Fight(NamedTuple):
    """A battle between characters of which each has the skill."""

    attacker: str
    target: str
    partner: str | None = None
    covered: bool = False
    havoc: bool = False


FIGHTS: Final = (
    Fight("M", "M"),
    Fight("M", "M", "S1"),
    Fight("M", "M", "S1", havoc=True),
    Fight("M", "M", covered=True),
    Fight("M", "M", "S1", covered=True, havoc=True),
    Fight("S1", "M"),
    Fight("S1", "M", "S2", havoc=True),
    Fight("S1", "S1"),
    Fight("S1", "S1", "S2", covered=True, havoc=True),
)


def sentences(words: tuple[str, ...]) -> list[str]:
    """Sentences of which each says by a number of its own that its words were true."""
    said = [each if each in GROUPS else f"if {each}, your main character gets" for each in words]
    return [f"{each} AP +{number} until end of turn." for number, each in enumerate(said, 1)]


def come_about(fight: Fight, wins: bool, asker: CardDefinition) -> set[int]:
    """Which of the numbered sentences do something in a battle in which every character has the skill."""
    mine, theirs = (_as(asker, f"{whose} Asker", ap) for whose, ap in (("My", 9000 * wins), ("Their", 8000)))
    strays = [_as(asker, f"{whose} Stray", 0, traits=frozenset({"Stray"})) for whose in ("My", "Their")]
    zones: Zones = {f"{place}:0": [mine.number] for place in ("M", "S1", "S2")}
    zones |= {"M:1": resting(theirs.number), "S1:1": resting(theirs.number), "S2:1": [theirs.number]}
    zones |= {f"S3:{seat}": [stray.number] for seat, stray in enumerate(strays)}
    zones |= {f"level:{seat}": levels("Burst", "One") for seat in (0, 1)}
    cards = (mine, theirs, *strays, written_event("Havoc", HAVOC))
    at = in_battle({**zones, "hand:0": ["Havoc"]}, *cards, kind=ScenarioMatch)  # a thousand matches tell the same
    turn = at.match.state.turn
    while at.match.state.turn == turn and at.outcome is None:
        at.answer(next(key for way in _ways(fight, battle(at.match)) for key in at.offered if key.startswith(way)))
    assert at.match.log is not None
    return {entry.values["amount"] for entry in at.match.log.entries if entry.text == "gets"}


def _as(asker: CardDefinition, name: str, ap: int, **more: object) -> CardDefinition:
    return replace(asker, number=name, name=name, values=values_of({**asker.values, "ap": ap, **more}))


def _ways(fight: Fight, current: Battle | None) -> list[str]:
    """How the keys begin with which the battle is answered, the best first; at last, whatever there is."""
    ways = [f"partner:{fight.partner}"] if fight.partner else []
    ways += ["cover:S2"] if fight.covered else []
    if current is not None and fight.havoc and fight.covered == (current.covered is not None):
        ways.append("event")
    if current is None:
        ways.append(f"attack:{fight.attacker}>{fight.target}")
    return [*ways, "burst", "yes", "pass", "no", ""]


def skill(trigger: str, said: str) -> str:
    """The Start skill."""
    return f"Start: {trigger}, {said}"


def several(trigger: str, said: Sequence[str]) -> Ability:
    """A Start skill of several sentences: nobody is asked in which order they are done."""
    first, *others = said
    more = [f"{each[0].upper()}{each[1:]}" for each in others]
    return language().compile(skill(trigger, " ".join([first, *more])))[0]


def batched(said: Sequence[str], size: int) -> list[Sequence[str]]:
    """The sentences, so many at a time, as a text of a card may have."""
    return [said[at : at + size] for at in range(0, len(said), size)]


def is_accepted(trigger: str, sentence: str) -> bool:
    """Whether a card may have this skill."""
    try:
        written("Asker", skill(trigger, sentence))
    except CardTextError:
        return False
    return True


def seen(asker: CardDefinition) -> set[int]:
    """Which of the numbered sentences do something in any battle."""
    return {number for fight in FIGHTS for wins in (True, False) for number in come_about(fight, wins, asker)}


@pytest.mark.rule("2.4", "9.1", book="level-neo")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_words_about_the_battle_are_accepted_in_the_skills_in_which_they_can_come_about_and_in_no_others(
    trigger: str,
) -> None:
    words = (*CONDITIONS, *GROUPS, *IT)
    said, about = sentences(words), len(CONDITIONS) + len(GROUPS)
    of_all, of_it = said[:about], said[about:]  # "it" is known best by the first sentence of a skill
    if trigger.startswith("At the"):  # of these moments none is about a card that "it" could be
        assert not any(is_accepted(trigger, each) for each in of_it)
        of_it = []
    asker = replace(
        written("Asker"), abilities=tuple(several(trigger, some) for some in (*batched(of_all, 7), *batched(of_it, 1)))
    )
    accepted = {number for number, each in enumerate(said, 1) if is_accepted(trigger, each)}
    assert {words[number - 1] for number in accepted} == {words[number - 1] for number in seen(asker)}
