"""7. Attack and battle: the battle phase, step by step."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.games.vanguard import (
    actions,
    attacking,
    characteristics,
    coming_from_g_zone,
    damage,
    field,
    g_zone,
    guarding,
    hearts,
    legion,
    ordering,
    tickets,
    turn_memory,
    zones,
)
from engine.games.vanguard.attacking import INTERCEPT_FROM_BACK
from engine.games.vanguard.battle_powers import aim_at, let_change
from engine.games.vanguard.battle_state import (
    Battle,
    enlist,
    fights_on,
    in_role,
    is_the_card,
    proceed,
    require_battle,
    shields_of,
    takes_part,
    update,
)
from engine.games.vanguard.rule_changes import Accompanied, Boosted
from engine.games.vanguard.triggers import resolve_icon
from engine.games.vanguard.turn import begin_phase, conclude, distinct, end_phase
from engine.kernel import loops, verbs
from engine.kernel.asking import ask, choose_cards, may
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import PASS, Option, Procedure, option_of
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.steps import Call, Following, Step, step
from engine.kernel.timing import after_check_timing, check_timing, settle, standing_by


def _attacks(match: Match, player: int) -> list[Option]:
    """7.3.1.3, 7.4.1.3, 7.4.1.6. Who may attack what; where any attack is possible, also who may rest for nothing."""
    aims = {attacker: attacking.aims(match, attacker) for attacker in attacking.attackers(match, player)}
    if not any(aims.values()):
        return []
    return [
        option
        for attacker, targets in aims.items()
        for option in (
            [option_of("attack", attacker, match.state.zone[target]) for target in targets]
            or [option_of("attack-nothing", attacker)]
        )
    ]


@step
def start_step(match: Match, first: bool = False) -> Procedure[Following]:
    """7.3. The turn player chooses whether to attack; the first start step also begins the battle phase."""
    player = match.state.turn_player
    if first:  # 7.3.1.1
        begin_phase(match, "battle phase")
        verbs.beginning(match, "start step")
        verbs.beginning(match, "battle phase")
    if (yield from settle(match)):
        return Call(standing_by, then=start_step)
    options = [] if match.state.turn == 1 else _attacks(match, player)  # 7.3.1.3
    if not options:
        return end_phase
    yield from loops.pass_point(match, "start step")
    chosen = yield from ask(player, "7.3.1.2", Message("ask-attack"), [PASS, *options])
    if chosen is PASS:  # 7.3.1.2.2
        return end_phase
    assert chosen.card is not None
    target = None if chosen.zone is None else field.unit_on(match, chosen.zone)
    return attack_step(chosen.card, () if target is None else (target,), False)


@step
def attack_step(match: Match, attacker: Card | None, aim: tuple[Card, ...], ordered: bool) -> Procedure[Following]:
    """7.4. The battle begins: who attacks, whom, and with whose boost.

    Attacker and aim come as the turn player meant them when choosing to attack. If an ability is played at the
    beginning of the step, the player chooses again, unless an effect ordered the attack, which specifies both (10.34).
    """
    player = match.state.turn_player if attacker is None else match.master(attacker)
    turn_memory.note_battle(match)
    update(match, Battle(player, ordered))  # 7.4.1.1
    before = match.happened
    verbs.beginning(match, "attack step")  # 7.4.1.2
    yield from check_timing(match)
    again = match.happened != before and not ordered
    if again:
        attacker = yield from attacking.choose_attacker(match, player)
    able = attacking.may_be_made_to_attack if ordered else attacking.may_attack
    if attacker is None or not able(match, attacker):  # 7.4.1.4.1
        return close_step
    verbs.rest(match, attacker)  # 7.4.1.5, 10.25.5
    if again:
        chosen = yield from attacking.choose_target(match, player, attacker)
        aim = () if chosen is None else (chosen,)
    if ordered:
        aim = tuple([unit for unit in aim if attacking.may_be_attacked(match, attacker, unit)])
    else:
        possible = attacking.attackable(match, attacker)
        aim = tuple([unit for unit in aim if unit in possible])
    if not aim:  # 7.4.1.7.1
        return close_step
    targets = aim if len(aim) > 1 else (yield from attacking.battled(match, player, attacker, aim[0]))
    _begin_attack(match, attacker, targets)
    yield from _boost(match, player, attacker)
    return attack_declared


def _begin_attack(match: Match, attacker: Card, targets: tuple[Card, ...]) -> None:
    """7.4.1.8, 10.25.5. From now on these are the attacking unit, with its mate, and the units being attacked."""
    current = require_battle(match)
    mate = legion.partner(match, attacker)
    places = [enlist(match, "attacker", attacker)]
    if mate is not None:
        places.append(enlist(match, "mate", mate))
        let_change(match, mate, Accompanied(), (attacker,))
    aim_at(match, targets, replace(current, attacker=attacker, mate=mate, places=tuple(places)))
    for card in targets:
        match.tell(
            "attacks",
            card=Ref(attacker),
            target=Ref(card),
            zone=match.state.zone[attacker],
            other=match.state.zone[card],
        )


@step
def attack_declared(match: Match) -> Procedure[Following]:
    """7.4.1.12, 7.4.1.13. Abilities that trigger on attacking and boosting are played."""
    current = require_battle(match)
    attacker, player = current.attacker, current.player
    assert attacker is not None
    own = current.zone_of(attacker)
    if match.hears("attack"):
        target = current.targets[0]
        match.announce(Event("attack", attacker, player, own, current.zone_of(target), other=target))
    if match.hears("attacked"):
        for target in current.targets:
            match.announce(Event("attacked", attacker, player, own, current.zone_of(target), other=target))
    if current.booster is not None and match.hears("boost"):
        match.announce(Event("boost", current.booster, player, other=current.boosted))
    yield from check_timing(match)
    _enter(match, "guard step")
    verbs.beginning(match, "guard step")  # 7.5.1.1
    return guard_step


def _boost(match: Match, player: int, attacker: Card) -> Procedure[None]:
    """7.4.1.10. A standing unit with boost behind the attacking unit may rest to boost it, or one of two in legion."""
    boostable = attacking.boostable(match, attacker)
    if not boostable:
        return
    for booster in attacking.boosters(match, player, attacker)[:1]:
        prompt = Message("ask-boost", {"card": Ref(booster), "target": Ref(boostable[0])})
        if not (yield from may(player, "7.4.1.10", prompt, card=booster)):
            return
        prompt = Message("ask-boosted", {"card": Ref(booster)})
        (boosted,) = yield from choose_cards(player, "7.4.1.10", prompt, boostable, 1, 1, verb="boost", card=booster)
        verbs.rest(match, booster)
        current = require_battle(match)
        places = (*current.places, enlist(match, "booster", booster))
        update(match, replace(current, booster=booster, boosted=boosted, places=places))
        let_change(match, booster, Boosted(), (boosted,))
        match.tell("boosts", card=Ref(booster), target=Ref(boosted))


@step
def guard_step(match: Match) -> Procedure[Following]:
    """7.5. The non-turn player guards with cards from hand and interceptors until they pass."""
    if (yield from settle(match)):  # 7.5.1.2: a check timing before the play timing
        return Call(standing_by, then=guard_step)
    current = require_battle(match)
    player = 1 - current.player
    options = guard_options(match, player, current)
    if len(options) == 1 and not _may_hold_guardians(match, player):  # 7.5.1.2.1.1, where everybody can tell
        return _after_guarding(match, current)
    yield from loops.pass_point(match, "guard step")
    attacker = current.attacker
    assert attacker is not None
    target = current.targets[0]
    powers = {"power": field.power(match, attacker), "against": field.power(match, target)}
    prompt = Message("ask-guard", {"card": Ref(attacker), "target": Ref(target), **powers})
    chosen = yield from ask(player, "7.5.1.2", prompt, options, card=attacker)
    if chosen.verb == "guard":  # 7.5.1.2.2
        assert chosen.card is not None
        yield from guarding.guard_with(match, player, chosen.card)
    elif chosen.verb in ("g-guard", "g-guard-paying"):  # 7.5.1.2.3
        yield from coming_from_g_zone.play_g_guardian(match, player, chosen)
    elif chosen.verb == "ticket":
        assert chosen.card is not None
        yield from tickets.use(match, player, chosen.card, current)
    elif chosen.verb == "intercept":  # 7.5.1.2.4
        assert chosen.card is not None
        yield from actions.call_guardian(match, chosen.card, how="intercept")
    else:  # 7.5.1.2.1
        return _after_guarding(match, current)
    return guard_step


def _may_hold_guardians(match: Match, player: int) -> bool:
    """Whether, as far as others can tell, a player could guard from the hand or from the G zone."""
    if field.hand(match, player):
        return True
    return bool(g_zone.face_down_g_cards(match, player)) and coming_from_g_zone.may_call_g_guardian(match, player)


def guard_options(match: Match, player: int, current: Battle) -> list[Option]:
    """7.5.1.2.1 to 7.5.1.2.4. Pass, guard with a card from hand, or intercept; passing comes first."""
    options = [PASS]
    if not current.targets or field.vanguard(match, player) is None:  # 8.5.2.1.1.2.1
        return options
    hand = guarding.may_guard(match, player)
    options += [option_of("guard", card) for card in distinct(match, tuple(hand))]
    options += tickets.options(match, player)
    if match.cards(zones.G_ZONE[player]) and coming_from_g_zone.may_call_g_guardian(match, player):
        options += coming_from_g_zone.g_guardian_options(match, player)
    for card in may_intercept(match, player, current):
        options.append(option_of("intercept", card))
    return options


def may_intercept(match: Match, player: int, current: Battle) -> list[Card]:
    """11.3.1, 10.35.6. Front row rear-guards with intercept, not being attacked themselves and not dominated.

    And those in the back row that may do so.
    """
    front, piles = field.front_row(match, player)[1:], match.state.zones
    candidates = [card for circle in front for card in piles[circle]]
    if match.could_change(characteristics.MAY):
        behind = [circle for circle in field.rear_guard_circles(match, player) if circle not in front]
        cards = [card for circle in behind for card in piles[circle]]
        candidates += [card for card in cards if INTERCEPT_FROM_BACK in match.values(card)[characteristics.MAY]]
    return [
        card
        for card in candidates
        if attacking.has(match, card, "intercept")
        and not field.is_dominated(match, card)
        and not is_the_card(match, current, "target", card)
    ]


def _after_guarding(match: Match, current: Battle) -> Step:
    """7.5.1.2.1. A vanguard's attack goes on to the drive step, a rear-guard's to the damage step."""
    if drives(match, current):
        return drive_step
    return damage_step


def drives(match: Match, current: Battle) -> bool:
    """7.6.1.2. Whether the attacking unit makes drive checks: a vanguard, or a rear-guard that gained drive."""
    attacker = current.attacker
    if attacker is None or not takes_part(match, current, "attacker", attacker):
        return False
    return (
        match.state.zone[attacker].kind is zones.VANGUARD
        or "drive check" in match.values(attacker)[characteristics.MAY]
    )


@step
def drive_step(match: Match) -> Procedure[Following]:
    """7.6. Additional effects of a vanguard's attack."""
    _enter(match, "drive step")
    verbs.beginning(match, "drive step")
    return (yield from after_check_timing(match, drive_check))


@step
def drive_check(match: Match) -> Procedure[Following]:
    """7.6.1.2. One drive check: reveal the top card, do what its icon says, take it into the hand."""
    current = require_battle(match)
    unit = current.attacker
    if unit is None or not drives(match, current) or current.drive_checks >= field.drive(match, unit):
        return (yield from after_check_timing(match, damage_step))  # 7.6.1.4
    player = current.player  # 10.35.7: of a dominated vanguard, the dominating player
    deck = match.cards(zones.DECK[player])
    if not deck:
        return (yield from after_check_timing(match, damage_step))
    card = deck[-1]
    yield from verbs.move(match, card, zones.TRIGGER[player])  # 7.6.1.2.3
    match.tell("drive-checks", player=Seat(player), card=Ref(card))
    proceed(match, replace(current, drive_checks=current.drive_checks + 1))
    if match.hears("drive check"):
        match.announce(Event("drive check", card, player, other=unit))
    if field.shares_clan(match, card, player):  # 7.6.1.2.4
        yield from resolve_icon(match, player, card)
    yield from check_timing(match)  # 7.6.1.2.5
    if match.state.zone[card] is zones.TRIGGER[player]:  # 7.6.1.2.6
        yield from verbs.move(match, card, zones.HAND[match.state.owner[card]])
    return (yield from after_check_timing(match, drive_check))  # 7.6.1.3


@step
def damage_step(match: Match) -> Procedure[Following]:
    """7.7.1.1 to 7.7.1.6. Compare powers; an attack that hits a vanguard deals damage."""
    _enter(match, "damage step")
    verbs.beginning(match, "damage step")
    yield from check_timing(match)  # 7.7.1.1
    current = require_battle(match)
    hits = tuple(target for target in current.targets if would_hit(match, current, target))
    _tell_outcome(match, current, hits)
    proceed(match, replace(current, hits=hits))
    yield from check_timing(match)  # 7.7.1.4
    attacker = current.attacker
    if attacker is not None and fights_on(match, current, "attacker", attacker) and _may_damage(match):  # 7.7.1.5.2
        critical = match.value(attacker, characteristics.CRITICAL)
        for target in hits:
            if match.state.zone[target].kind is zones.VANGUARD:
                damage.deal(match, match.state.zone[target].player, critical, attacker)  # 7.7.1.5
    return (yield from after_check_timing(match, hit_step))  # 7.7.1.6


def _may_damage(match: Match) -> bool:
    """10.25.6.1. Whether the attacking unit deals damage: of two in legion, what keeps one from it keeps both."""
    return not any("deal damage" in match.value(unit, CANNOT) for unit in in_role(match, "attacker"))


@step
def hit_step(match: Match) -> Procedure[Following]:
    """7.7.1.7 to 7.7.1.10. The attack counts as having hit or not; guardians and rear-guards that were hit retire."""
    current = require_battle(match)
    attacker = current.attacker
    for target in current.targets:
        hit = target in current.hits
        kind = "attack hits" if hit else "attack does not hit"
        if match.hears(kind):
            zone = current.zone_of(target)
            event = Event(kind, attacker, current.player, None, zone, other=target)
            match.announce(event)
    yield from check_timing(match)  # 7.7.1.8
    guardians = (*field.guardians(match, 1 - current.player), *field.guardians(match, current.player))
    if guardians:
        giants = [card for card in guardians if hearts.is_g_unit(match, card)]
        yield from actions.retire(match, giants)  # 7.7.1.9
        yield from actions.retire(match, [card for card in guardians if card not in giants])
    yield from actions.retire(match, _fallen(match, current))
    return (yield from after_check_timing(match, close_step))  # 7.7.1.10


def _fallen(match: Match, current: Battle) -> list[Card]:
    """7.7.1.9. The rear-guards that were hit, wherever they have moved as rear-guards since."""
    there = [card for card in current.hits if is_the_card(match, current, "target", card)]
    circles = [(card, current.zone_of(card), match.state.zone[card]) for card in there]
    rear = zones.REAR_GUARD
    return [card for card, then, now in circles if then is not None and then.kind is now.kind is rear]


@step
def close_step(match: Match) -> Procedure[Following]:
    """7.8. The end of the battle; then, unless an effect ordered the attack, the next start step (7.8.1.5)."""
    _enter(match, "close step")
    begun = require_battle(match)
    beginning = Event("beginning:close step", player=match.state.turn_player)
    end = Event("end of battle", begun.attacker, begun.player)
    yield from conclude(match, "battle", (beginning, end))  # 7.8.1.1 to 7.8.1.3
    update(match, None)  # 7.8.1.4
    return None if begun.ordered else ordering.ordered_before(match, start_step)  # 10.34.1.3


# ---- helpers


def _tell_outcome(match: Match, current: Battle, hits: tuple[Card, ...]) -> None:
    """Tell what the powers say, as they are when they are compared; damage and its checks come after that."""
    if match.log is None:
        return
    attacker = current.attacker
    assert attacker is not None
    for target in current.targets:
        fights = fights_on(match, current, "attacker", attacker) and fights_on(match, current, "target", target)
        shield = shields_of(match, current, target) if fights else 0
        numbers: dict[str, Any] = {
            "attacker": Ref(attacker),
            "card": Ref(target),
            "power": field.power(match, attacker) if fights else 0,
            "against": field.power(match, target) - shield if fights else 0,
            "shield": shield,
        }
        if target in hits:
            match.tell("hits", **numbers)
        else:
            how = "gone" if not fights else "cannot" if "be hit" in match.values(target)[CANNOT] else "power"
            match.tell("misses", **numbers, how=how)


def _enter(match: Match, name: str) -> None:
    current = require_battle(match)
    proceed(match, replace(current, step=name))


def would_hit(match: Match, current: Battle, target: Card) -> bool:
    """7.7.1.2, 7.7.1.3. The attack hits if both units are still there and the attacked one has no greater power."""
    attacker = current.attacker
    if attacker is None or not fights_on(match, current, "attacker", attacker):
        return False
    if not fights_on(match, current, "target", target):
        return False
    if "be hit" in match.value(target, CANNOT):
        return False
    return field.power(match, target) <= field.power(match, attacker)
