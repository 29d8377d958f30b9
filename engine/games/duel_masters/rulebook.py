"""Duel Masters: the rulebook as the kernel sees it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.duel_masters import (
    actions,
    attacking,
    auras,
    battle,
    battle_state,
    blocking,
    breaking,
    buzzrender,
    castles,
    d2_fields,
    declaring,
    declaring_at_end,
    ex_life,
    field,
    final_revolution,
    forbidden,
    going_elsewhere,
    history,
    homes,
    keyword_conditions,
    next_use,
    piles,
    put_together,
    seals,
    setup,
    shields,
    state_based,
    summoning_from,
    trigger_bonus,
    turn,
    views,
    ways,
    zeron,
    zones,
)
from engine.games.duel_masters.battle_state import Attack, DeclaredTrigger, Fighter, Loss, ShieldBreaker
from engine.games.duel_masters.cards import all_cards, read_cards
from engine.games.duel_masters.characteristics import FORBIDDEN, MAY, TRIGGERING, PriceChange
from engine.games.duel_masters.decks import COUNTS, DECK_FORM, faults_of, starters
from engine.games.duel_masters.god_links import LEFT_LINKED, LINKS, LinkOfGods, others_of
from engine.games.duel_masters.layers import (
    ASKED_LAST,
    AURA_POWER,
    LAYERS,
    LINKED_GODS,
    NEO_EVOLUTIONS,
    POWER_ATTACKERS,
)
from engine.games.duel_masters.piles import Parting
from engine.games.duel_masters.put_this_turn import PAID_FOR, PUT_FOR_NOTHING, PUT_THIS_TURN
from engine.games.duel_masters.setup import deal, prepare
from engine.games.duel_masters.strategy import outlook, strategy
from engine.games.duel_masters.telling import TELLING
from engine.games.duel_masters.vocabulary import language, nodes
from engine.games.duel_masters.vocabulary.shield_zone import cards_meant
from engine.games.duel_masters.vocabulary.turns import ADDED
from engine.kernel import first_times, heirs, loop_record, timing, usage
from engine.kernel.abilities import Ability
from engine.kernel.aspects import EFFECTS, ORIENTATION, SHOWN, STANDING_BY, TURN
from engine.kernel.cards import CANNOT, values_of
from engine.kernel.hooks import Hooks
from engine.kernel.rulebook import ComputerPlayer, Decks, Rulebook, RuleNumbers
from engine.kernel.steps import steps_of
from engine.language import extra_turns
from engine.language.times import PHASE

INDIFFERENT: Final = frozenset(
    {
        *(EFFECTS, ORIENTATION, SHOWN, STANDING_BY, TURN, PHASE.touches, *battle_state.WHO_ATTACKS_WHAT),
        *(each.touches for each in (battle_state.HAVE_ATTACKED, battle_state.BATTLE, battle_state.BROKE)),
        *(each.touches for each in (battle_state.HAVE_CAST, next_use.USED, keyword_conditions.DRIVEN, buzzrender.PAID)),
        *(kind.name for kind in (zones.HAND, zones.MANA, zones.GRAVEYARD, zones.PENDING, zones.HYPERSPATIAL)),
        *(zones.GACHARANGE.name, PUT_THIS_TURN.touches, PUT_FOR_NOTHING.touches),
        history.HISTORY.touches,
        zones.DECK.name,  # until it is empty (104.2b)
    }
)
"""The aspects of a position at which no state-based action looks; what has come to some zones is in `forbidden.DUE`."""


@lru_cache(maxsize=4096)
def ability_text(ability: Ability) -> str:
    """An ability in the words of the card language."""
    return language().print((ability,))


RULEBOOK: Final = Rulebook(
    name="duel_masters",
    title="Duel Masters",
    edition="2023",
    zone_kinds=zones.ZONE_KINDS,
    steps=steps_of(timing, setup, turn, attacking, declaring, declaring_at_end, blocking, battle, breaking),
    first_step=prepare,
    layers=LAYERS,
    asked_last=ASKED_LAST,
    memory=(
        PHASE,
        field.TURN_BEGAN,
        field.AWAKENED,
        field.SUMMONING,
        battle_state.ATTACK,
        battle_state.BATTLE,
        battle_state.LOST,
        battle_state.BROKE,
        battle_state.DEFEATED,
        battle_state.HAVE_ATTACKED,
        battle_state.BLOCKED,
        battle_state.HAVE_CAST,
        battle_state.LATEST_USE,
        castles.TRIGGERED,
        d2_fields.TURNED,
        declaring.PASSING,
        piles.PARTING,
        heirs.HEIRS,
        put_together.PENDING_PUTS,
        seals.SEALED,
        seals.COMMANDS,
        forbidden.DUE,
        keyword_conditions.DRIVEN,
        buzzrender.PAID,
        final_revolution.USED,
        next_use.USED,
        next_use.LOWERED,
        summoning_from.SUMMONED_FROM,
        history.HISTORY,
        PUT_THIS_TURN,
        PUT_FOR_NOTHING,
        PAID_FOR,
        going_elsewhere.GOES,
        keyword_conditions.GRANTED,
        trigger_bonus.BROKEN,
        ex_life.OWN_SHIELDS,
        keyword_conditions.RELIED_ON,
        shields.DEALT,
        shields.CHOSEN,
        shields.DISCARDED,
        LINKS,
        LEFT_LINKED,
        usage.USED,
        first_times.HAPPENED,
        first_times.BEFALLEN,
        loop_record.LOOPS,
        extra_turns.EXTRA_TURNS,
        extra_turns.REGULAR,
        ADDED,
    ),
    cards=all_cards,
    read_cards=read_cards,
    deal=deal,
    effects=(
        POWER_ATTACKERS,
        NEO_EVOLUTIONS,
        LINKED_GODS,
        AURA_POWER,
    ),
    player_values=values_of({CANNOT: frozenset(), MAY: frozenset(), FORBIDDEN: frozenset(), TRIGGERING: frozenset()}),
    ability_text=ability_text,
    nodes=nodes,
    rule_actions=state_based.rule_actions,
    indifferent=INDIFFERENT,
    rule_actions_await_last=frozenset({zones.DECK.name}),
    rule_actions_read=state_based.READ,
    rule_actions_read_more=True,
    views=views.facts,
    marks=views.marks,
    cover=views.cover,
    ways=ways.ways,
    plain=(
        Attack,
        DeclaredTrigger,
        Fighter,
        Loss,
        ShieldBreaker,
        LinkOfGods,
        Parting,
        put_together.PendingPuts,
        PriceChange,
        seals.Coming,
        declaring.Abstention,
        keyword_conditions.Reliance,
        ex_life.OwnShield,
    ),
    decks=Decks(check=faults_of, form=DECK_FORM, starters=starters, counts=COUNTS),
    telling=TELLING,
    computer=ComputerPlayer(
        strategy=strategy,
        appraise=outlook.appraise,
        horizon=2,  # what has attacked is tapped, and open to what the other player attacks with next
    ),
    replaces_once=True,
    replaces_only_if_possible=True,
    chooses_anew=True,
    done_only_in_full=True,
    turn_player_replaces_first=True,
    leaving_is_answered=True,
    turn_player_stops_loops=True,
    discards_to=zones.GRAVEYARD.name,
    hooks=Hooks(
        turn_order=extra_turns.turn_order,
        always_visible=zeron.always_visible,
        are_alike=shields.are_alike,
        keeps_abilities_face_down=shields.keeps_abilities_face_down,
        released=actions.released,
        cards_meant=cards_meant,
        lead=field.lead,
        end_meant=battle_state.end_meant,
        parts=others_of,
        goes_along=actions.goes_along,
        goes_on=homes.goes_on,
        answers_along=auras.answers_along,
        after_bearing=actions.after_bearing,
        after_zone_change=actions.after_zone_change,
        after_drawing=history.note_drawn,
        after_instruction=state_based.after_instruction,
    ),
    numbers=RuleNumbers(
        check_timing="101.4a",
        choice="605.2b",
        contest="101.4",
        cost="602.2",
        look="701.10",
        loop="101.3",
        number="605.2",
        option="603.2",
        options="700.2a",
        order="401.4",
        payment="602.2",
        repeat="101.3",
        replacement="101.5b",
        search="701.10",
        together="609.9a",
    ),
)
