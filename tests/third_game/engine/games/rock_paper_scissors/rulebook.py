"""The rulebook as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from engine.games.rock_paper_scissors import rounds, zones
from engine.games.rock_paper_scissors.cards import DECK_FORM, all_cards, faults_of, read_cards, starters
from engine.games.rock_paper_scissors.editions import Edition
from engine.games.rock_paper_scissors.strategy import strategy
from engine.games.rock_paper_scissors.vocabulary import language, nodes
from engine.kernel import timing
from engine.kernel.abilities import Ability
from engine.kernel.decisions import Decision
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.kernel.rulebook import ComputerPlayer, Decks, Rulebook, RuleNumbers
from engine.kernel.steps import steps_of


def facts(match: Match, viewer: int | None) -> Mapping[str, Any]:
    """``points`` of both seats."""
    return {"points": rounds.POINTS.of(match)}


def cover(match: Match, decision: Decision) -> tuple[str, Message]:
    """What others are shown while somebody is asked in secret: that they choose a card, which is no secret."""
    return "2.1", Message("ask-card")


@lru_cache(maxsize=64)
def ability_text(ability: Ability) -> str:
    """An ability in the words of the card language."""
    return language().print((ability,))


SECOND: Final = Rulebook(
    name="rock_paper_scissors",
    title="Rock, Paper, Scissors",
    edition="2",
    variant=Edition(to_win=3),
    zone_kinds=zones.ZONE_KINDS,
    steps=steps_of(timing, rounds),
    first_step=rounds.prepare,
    layers=(),
    memory=(rounds.POINTS,),
    cards=all_cards,
    read_cards=read_cards,
    deal=rounds.deal,
    ability_text=ability_text,
    nodes=nodes,
    rule_actions=rounds.rule_actions,
    views=facts,
    cover=cover,
    decks=Decks(
        check=faults_of,
        form=DECK_FORM,
        starters=starters,
    ),
    numbers=RuleNumbers(
        check_timing="2.3",
        choice="2.3",
        cost="2.3",
        look="2.3",
        loop="2.3",
        option="2.3",
        order="2.3",
        payment="2.3",
        repeat="2.3",
        contest="2.3",
        replacement="2.3",
        search="2.3",
    ),
    computer=ComputerPlayer(
        strategy=strategy,
    ),
)

FIRST: Final = replace(
    SECOND,
    name="rock_paper_scissors_1",
    title="Rock, Paper, Scissors (2014)",
    edition="1",
    folder=SECOND.folder,
    variant=Edition(to_win=2),
)

RULEBOOKS: Final = (SECOND, FIRST)
"""Two editions, the newest first."""
