"""104, 111.2d, 703. State-based actions: what is due at any time, also in the middle of an effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from engine.games.duel_masters import (
    actions,
    auras,
    battle_state,
    castles,
    d2_fields,
    faces,
    field,
    forbidden,
    gears,
    gods,
    kings,
    linking,
    seals,
    zones,
)  # fmt: skip
from engine.games.duel_masters.battle_state import DEFEATED, LOST, Fighter, creature_of
from engine.games.duel_masters.blocking import SURVIVE, is_spared
from engine.games.duel_masters.cells import CELLS
from engine.games.duel_masters.characteristics import (
    AURA,
    CEREMONY,
    CREATURE,
    FIELD,
    KING_CELL,
    NEBULA,
    POWER,
    POWER_ATTACKER,
    PSYCHIC_CELL,
    STAY,
    SUPERTYPES,
    TYPES,
    WEAPON,
)
from engine.games.duel_masters.god_links import LINKS
from engine.games.duel_masters.losing import lose
from engine.kernel.asking import choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.replacement import is_replaceable, replaced_together
from engine.language.changes import less

LOSE_BATTLE = "lose battle"
"""The event of losing a battle, for effects that put something in its place."""

_NOTED: Final = tuple(
    [each.name for each in (DEFEATED, LOST, LINKS, forbidden.DUE, seals.COMMANDS, seals.SEALED)],
)
"""What is remembered of what may be due: nothing, at first and nearly always."""

_DECKS: Final = (zones.DECK[0], zones.DECK[1])
_BESIDE: Final = zones.ALL_LINKED + zones.ALL_SEALS

_LYING_BY_THEMSELVES: Final = STAY | {CEREMONY, KING_CELL, NEBULA, PSYCHIC_CELL}
_LASTING: Final = STAY - {FIELD, WEAPON}
"""What nothing in this module makes leave by its type, but creatures without power."""

READ: Final = frozenset({less(POWER), TYPES})
"""The characteristics that make something leave when they change."""

_WEAPON: Final = frozenset({WEAPON})


def rule_actions(match: Match) -> Procedure[bool]:
    """703.1. Do what is due; whether anything was, so that it is looked at again."""
    if not _is_any_in_question(match):
        return False
    done = yield from _lose(match)
    done |= battle_state.remove_what_is_no_creature(match)
    if match.state.attached:
        done |= gears.part_from_what_is_no_creature(match)
    done |= yield from _leave(match)
    done |= seals.settle(match)
    done |= yield from gods.unlink_what_is_wrong(match)
    if not done:
        done = yield from _keep_one(match)
    return (yield from forbidden.apply_elsewhere(match)) or done


def after_instruction(match: Match) -> Procedure[None]:
    """111.2d, 703.3. Between two parts of an effect: all that is due as one event, again until nothing is."""
    if not (match.in_rule_actions or _is_any_in_question(match)):
        match.rule_actions_dirty = False
        return
    while (yield from rule_actions(match)):
        match.check_work()


def _is_any_in_question(match: Match) -> bool:
    """Whether anything may be due. If not, only a change of the characteristics `READ` can make it so.

    But where a card lies that as printed could not lie there, any change may take away what keeps it:
    `rule_actions_read_all` then says so.
    """
    may_be_due = _may_be_due(match)
    match.rule_actions_read_all = may_be_due or _is_any_kept(match)
    return may_be_due


def _may_be_due(match: Match) -> bool:
    """Whether anything is to be looked at more closely; nearly never. All that follows finds nothing otherwise."""
    piles = match.state.zones
    if any(map(match.state.memory.get, _NOTED)) or not (piles[_DECKS[0]] and piles[_DECKS[1]]):
        return True
    if any(map(piles.get, _BESIDE)) or castles.are_there(match) or battle_state.is_any_to_be_removed(match):
        return True
    return bool(_questionable(match))


def _lose(match: Match) -> Procedure[bool]:
    """104.2, 703.4a, 703.4b. Who was attacked directly without a shield, or has no card left in the deck, has lost.

    104.2c. Who wins by an attack wins, though they have no card left either. Returns whether something else happened.
    """
    happened, defeated = match.happened, DEFEATED.of(match)
    if defeated:
        DEFEATED.reset(match)
        yield from lose(match, defeated, "104.2a", "attack")
    empty = [player for player in (0, 1) if not match.state.zones[zones.DECK[player]]]
    if empty:
        yield from lose(match, empty, "104.2b", "deck")
    return match.happened != happened


def _leave(match: Match) -> Procedure[bool]:
    """703.3. Let all that cannot stay leave as one event; whether anything has happened to any of it.

    703.4c, 703.4d. Creatures are destroyed; 703.4g, i to l. what else is due goes to the graveyard or goes home.
    """
    there = _questionable(match)
    if not (there or LOST.of(match) or _lies_beside(match)):  # as nearly always
        return False
    doomed = yield from _doomed(match, there)
    there = _questionable(match)  # something may have happened
    buried = [card for card in _buried(match, there) if card not in doomed]
    in_battle_zone = [card for card in buried if match.state.zone[card].kind in zones.IN_BATTLE_ZONE]
    lone = (*kings.lone_cells(match, there), *linking.left_behind(match))
    to_graveyard = [*lone, *(card for card in buried if card not in in_battle_zone)]
    moves = [
        *actions.to_owners(match, [*doomed, *in_battle_zone], zones.GRAVEYARD, actions.DESTROY),
        *actions.to_owners(match, (yield from seals.due(match)), zones.GRAVEYARD),
        *actions.to_owners(match, to_graveyard, zones.GRAVEYARD),
        *actions.to_owners(match, _homeless(match, there), zones.HYPERSPATIAL),
    ]
    if not moves:
        return False
    happened = match.happened
    gone = yield from actions.leave_together(match, moves, told=doomed)
    for card in buried:
        if card in gone:
            match.tell("puts-into-graveyard", player=Seat(match.state.owner[card]), card=Ref(card))
    return match.happened != happened


def _questionable(match: Match) -> Sequence[Card]:
    """What lies in the battle zone, without what can do so for ever as it now is: that is nearly all of it."""
    if _is_changeable(match):
        return match.kept(_questionable_of, field.all_elements)
    return match.kept(_questionable_of, _all_by_print) if _all_by_print(match) else ()


def _questionable_of(match: Match, among: Callable[[Match], Sequence[Card]]) -> Sequence[Card]:
    found = [
        card
        for card in among(match)
        if not ((_may_stay(match, card) and _is_lasting(match, card)) or _is_worn(match, card))
    ]
    return [*found, *gears.of_no_creature(match)] if match.state.attached else found


def _is_any_kept(match: Match) -> bool:
    """Whether anything lies in the battle zone that could not do so for ever as it is printed, but for worn weapons."""
    found = _all_by_print(match)
    return bool(found) and not all(_is_worn(match, card) for card in found)


def _all_by_print(match: Match) -> Sequence[Card]:
    """What lies in the battle zone and could not do so for ever, even if nothing changed it."""
    return match.kept_until(zones.BATTLE.name, _questionable_by_print, None)


def _questionable_by_print(match: Match, _: None) -> Sequence[Card]:
    definition, face_down = match.state.definition, match.state.face_down
    return [card for card in field.all_elements(match) if face_down[card] or not _can_last(definition[card])]


def _is_worn(match: Match, card: Card) -> bool:
    """305.3. Whether it is a weapon with a creature."""
    return card in match.state.attached and _may_stay(match, card) and match.value(card, TYPES) == _WEAPON


def _is_changeable(match: Match) -> bool:
    """Whether anything in force could make a card due that is not so as it is printed.

    No text changes types; linked gods have those of each of them, and the sum of their powers.
    """
    return match.could_change_any(READ)


def _may_stay(match: Match, card: Card) -> bool:
    """Whether it lies face up, and by itself."""
    return not match.state.face_down[card] and CELLS not in match.state.definition[card].facts


def _is_lasting(match: Match, card: Card) -> bool:
    """Whether nothing in this module says that what is like this leaves, such as creatures with power.

    Of star max evolution creatures a player may have to choose one.
    """
    types = match.value(card, TYPES)
    return _lasts(types, match.value(card, SUPERTYPES)) and (CREATURE not in types or match.value(card, POWER) > 0)


@lru_cache(maxsize=4096)
def _can_last(definition: CardDefinition) -> bool:
    """Whether nothing in this module says that it leaves, as long as nothing changes it, also while it attacks."""
    if CELLS in definition.facts:
        return False
    values = definition.values
    types, least = values[TYPES], values[POWER] + min(0, values[POWER_ATTACKER])
    return _lasts(types, values[SUPERTYPES]) and (CREATURE not in types or least > 0)


def _lasts(types: frozenset[str], supertypes: frozenset[str]) -> bool:
    return bool(types) and types <= _LASTING and "star max" not in supertypes


def _lies_beside(match: Match) -> bool:
    """Whether there is anything besides what lies by itself that may be due to leave: cells, seals, castles."""
    piles = match.state.zones
    if any(map(piles.get, _BESIDE)) or seals.are_due(match):
        return True
    return castles.are_there(match)


def _doomed(match: Match, there: Sequence[Card]) -> Procedure[list[Card]]:
    """703.4c, 703.4d. The creatures with power 0 or less ``there``, and those that have lost a battle.

    603.2d. Where something else happened instead of the loss, what has triggered on that has not.
    """
    lost = battle_state.losses(match)
    if lost:
        LOST.reset(match)
    creatures = [card for card in there if CREATURE in match.values(card)[TYPES]]
    doomed = [card for card in creatures if match.values(card)[POWER] <= 0]
    found = [(loss, creature_of(match, loss.loser)) for loss in lost]
    losing = [(loss, card) for loss, card in found if card is not None and card not in doomed]
    events = [Event(LOSE_BATTLE, card, match.master(card), other=_winner(match, loss.winner)) for loss, card in losing]
    after = (yield from replaced_together(match, events)) if is_replaceable(match, LOSE_BATTLE) else events
    beaten: list[Card] = []
    for (loss, _), event in zip(losing, after, strict=True):
        now = creature_of(match, loss.loser)
        if event is None:
            battle_state.take_back_loss(match, loss)
        elif loss.destroys and now is not None and not is_spared(match, now, SURVIVE, _winner(match, loss.winner)):
            beaten.append(now)
    return list(dict.fromkeys([*doomed, *beaten]))


def _winner(match: Match, winner: Fighter) -> Card:
    """703.4d. The creature that has won a battle, as it is now; the card that it was if it has left."""
    card = creature_of(match, winner)
    return winner.card if card is None else card


def _buried(match: Match, there: Sequence[Card]) -> list[Card]:
    """703.4i, k, l. What cannot lie where it lies, castles without a shield and older D2 fields."""
    face_down = match.state.face_down
    misplaced = [card for card in there if not face_down[card] and _is_misplaced(match, card)]
    return list(dict.fromkeys([*misplaced, *castles.without_shield(match), *d2_fields.driven_out(match, there)]))


def _is_misplaced(match: Match, card: Card) -> bool:
    """302.3, 310.5, 313.3, 314.4, 703.4i. Whether a card in the battle zone has no type that lies there by itself."""
    types = match.state.definition[card].values[TYPES]
    return auras.is_alone(match, card) if AURA in types else types.isdisjoint(_LYING_BY_THEMSELVES)


def _homeless(match: Match, there: Sequence[Card]) -> list[Card]:
    """117.2, 305.3, 703.4g. Weapons without a creature and single psychic cells."""
    lying = (*there, *match.cards(zones.LINKED[0]), *match.cards(zones.LINKED[1]))
    return [card for card in lying if faces.is_lone_weapon(match, card) or linking.is_lone_cell(match, card)]


def _keep_one(match: Match) -> Procedure[bool]:
    """604.4b, 813.1a. Of several star max evolution creatures a player keeps one; the turn player first."""
    changed = False
    for player in (match.state.turn_player, 1 - match.state.turn_player):
        found = [card for card in _questionable(match) if match.state.zone[card].player == player]
        found = [card for card in found if _is_star_max(match, card)]
        if len(found) > 1:
            kept = yield from choose_cards(player, "813.1a", Message("ask-keep"), found, 1, 1, verb="keep")
            back = yield from actions.return_to_hand(match, [card for card in found if card not in kept])
            changed |= bool(back)
    return changed


def _is_star_max(match: Match, card: Card) -> bool:
    return "star max" in match.values(card)[SUPERTYPES] and field.is_creature(match, card)
