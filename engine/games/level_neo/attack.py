"""4.3.3, 5. The declaration of an attack: what may attack, what may be attacked, who may join in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.level_neo import field
from engine.games.level_neo.battle_state import Battle, Fighter, enlist, update
from engine.games.level_neo.play import something_happens
from engine.games.level_neo.turn import main_phase_2, open_window
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import settle, standing_by

ATTACKED: Final = Remembered[tuple[Fighter, ...]]("attacked", (), touches=UNOBSERVED)
"""The characters that have attacked in this turn: (card, `State.entered`) (5.1)."""


def may_attack(match: Match, card: Card) -> bool:
    """5.1. Whether a character may rest to attack: Active, and for the first time in this turn (decision 11)."""
    state = match.state
    return not (
        state.rested[card]
        or Fighter(card, state.entered[card]) in ATTACKED.of(match)
        or "attack" in match.values(card)[CANNOT]
    )


def targets_of(match: Match, card: Card) -> list[Card]:
    """5.3 to 5.7, 5.9, 5.10. What an attack declared by this character may be aimed at, with or without a partner."""
    other = 1 - match.master(card)
    if field.is_main(match, card):
        found = [field.main_character(match, other)]
    else:
        found = [found for found in field.characters(match, other) if match.state.rested[found]]
    return [each for each in found if "be attacked" not in match.values(each)[CANNOT]]


def partners_of(match: Match, card: Card, coming: Iterable[Card] = ()) -> list[Card]:
    """5.8, 7.6. The support characters that may be added to an attack declared by this character.

    ``coming`` are supports that may be played before it.
    """
    player = match.master(card)
    if field.is_main(match, card) and field.in_level_neo(match, player):
        return []
    if "combi attack" in match.values(card)[CANNOT]:
        return []
    return [
        other
        for other in (*field.supports(match, player), *coming)
        if other != card and may_attack(match, other) and "combi attack" not in match.values(other)[CANNOT]
    ]


def attack_options(match: Match, characters: Iterable[Card]) -> list[Option]:
    """5.1 to 5.10. The attacks that these characters may declare."""
    return [
        Option("attack", card, match.state.zone[aimed_at])
        for card in characters
        if may_attack(match, card)
        for aimed_at in targets_of(match, card)
    ]


@step
def declare_attack(match: Match) -> Procedure[Following]:
    """4.3.3, 5.1. The turn player declares an attack, or goes on to the second main phase."""
    if (yield from settle(match)):
        return Call(standing_by, then=declare_attack)
    player = match.state.turn_player
    options = attack_options(match, field.characters(match, player))
    chosen = PASS
    if options:
        chosen = yield from ask(player, "4.3.3", Message("ask-attack"), [PASS, *options])
    if chosen is PASS:
        ATTACKED.reset(match)
        return main_phase_2
    assert chosen.card is not None
    assert chosen.zone is not None
    aimed_at = match.cards(chosen.zone)[0]
    partner = yield from _choose_partner(match, player, chosen.card, aimed_at)
    attacking = (chosen.card,) if partner is None else (chosen.card, partner)
    _begin_battle(match, player, attacking, aimed_at)
    return open_window(match, "after the attack")


def _choose_partner(match: Match, player: int, card: Card, aimed_at: Card) -> Procedure[Card | None]:
    """5.8. The support character that attacks together with this one, if the player wants one."""
    candidates = partners_of(match, card)
    if not candidates:
        return None
    prompt = Message("ask-partner", {"card": Ref(card), "target": Ref(aimed_at)})
    chosen = yield from ask(player, "5.8", prompt, [PASS, *(Option("partner", other) for other in candidates)])
    return chosen.card


def _begin_battle(match: Match, player: int, attacking: tuple[Card, ...], aimed_at: Card) -> None:
    """5.1. The attackers are set to rest, and the attack is declared."""
    verbs.rest_together(match, attacking)
    fighters = tuple(enlist(match, card) for card in attacking)
    ATTACKED.set(match, ATTACKED.of(match) + fighters)
    something_happens(match)
    update(match, Battle(fighters, enlist(match, aimed_at)))
    if len(attacking) > 1:
        match.tell("attacks-together", card=Ref(attacking[0]), partner=Ref(attacking[1]), target=Ref(aimed_at))
    else:
        match.tell("attacks", card=Ref(attacking[0]), target=Ref(aimed_at))
    for card in attacking:
        match.announce(Event("attack", card, player, other=aimed_at))
    match.announce(Event("attacked", aimed_at, 1 - player, other=attacking[0]))
