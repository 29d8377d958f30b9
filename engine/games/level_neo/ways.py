"""5, 6. What attacks and covers come to, in AP, as their player is shown it: as things stand, before any burst."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.games.level_neo import field
from engine.games.level_neo.attack import attack_options, partners_of
from engine.games.level_neo.battle_state import Battle, attackers, require_battle, total_ap
from engine.games.level_neo.bursts import burst_option, may_burst
from engine.games.level_neo.characteristics import AP, TURN_COST
from engine.games.level_neo.play import affordable_supports, playable_supports, window_options
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, YES, Decision, Option
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.views import label as label_of
from engine.kernel.views import way_of
from engine.kernel.ways import NO_WAYS, Expected, LettingGo, Way, Ways


def ways(match: Match, decision: Decision) -> Ways:
    """The ways of a decision that has any."""
    found = _WAYS.get(decision.prompt.text)
    return NO_WAYS if found is None else found(match, decision)


def _mulligan(match: Match, decision: Decision) -> Ways:
    """3.5. The dearest first: those are not played before long."""
    cards = [(option, option.card) for option in decision.options if option.card is not None]
    cards.sort(key=lambda each: -match.values(each[1])[TURN_COST])
    return Ways([way_of(match, decision, option) for option, _ in cards])


def _attacks(match: Match, decision: Decision) -> Ways:
    """5.8. Each attack alone and with each partner, those that bring most first.

    Among equals those with the weakest partner; what takes more than is enough comes last. A support that may be played
    before them (4.2.1) attacks or joins in. 7.2: that it levels up if it wins is chosen with the attack, or left open;
    and a support of the second main phase with attacking no more.
    """
    found = []
    attacking = {option.card for option in decision.options if option.card is not None}
    coming = {card for card in attacking if not _is_there(match, card)}
    for option in reversed(decision.options):
        if option.card is not None and option.zone is not None:
            target = match.cards(option.zone)[0]
            others = () if option.card in coming else sorted(coming)
            partners = (None, *partners_of(match, option.card, others))
            enough = _enough(match, option.card, partners, target)
            rises = (True, False) if may_rise(match, option.card) else (False,)
            found += [
                _attack(match, option, option.card, partner, target, rises=each, is_more=partner != enough)
                for partner in partners
                for each in rises
            ]
    found.sort(key=lambda pair: pair[1])
    ways = [*(way for way, _ in found), *_supports_next(match, decision.player)]
    return Ways(ways, closing=PASS, repeats=True, meanwhile=_windows(match, decision.player))


def _windows(match: Match, player: int) -> Decision | None:
    """4.3.2, 4.3.4, 4.3.6. A window of the battle phase, and what may be used in it as things stand."""
    options = window_options(match, player, "battle")
    if not any(option.card is not None for option in options):
        return None
    return Decision(player, "4.3.2", Message("ask-window", {"window": "before-the-attack"}), options)


def _main_phase(match: Match, decision: Decision) -> Ways:
    """4.2.2, 4.4.3. What is played and used, the support first: the strongest of those that may be played."""
    deeds = [(option, option.card) for option in decision.options if option.card is not None]
    deeds.sort(key=lambda deed: (deed[0].verb != "support", -match.values(deed[1])[AP]))
    found = [way_of(match, decision, option) for option, _ in deeds]
    after = _attacks_after(match, decision) if decision.rule == "4.2.2" else None
    meanwhile = None if after is None else _windows(match, decision.player)
    return Ways(
        found,
        closing=PASS,
        ranked=False,
        repeats=True,
        follows=_AFTER_SUPPORTS,
        after=after,
        meanwhile=meanwhile,
    )


def _attacks_after(match: Match, decision: Decision) -> Decision | None:
    """4.3.3. The attacks of the battle phase, as things stand; also of the supports that may be played before it.

    There is no battle phase in the first turn of the game (4.3.1).
    """
    if match.state.turn == 1:
        return None
    player = decision.player
    characters = [*field.characters(match, player), *playable_supports(match, player)]
    options = attack_options(match, characters)
    return Decision(player, "4.3.3", Message("ask-attack"), (PASS, *options), 1, 1, default=(0,)) if options else None


_AFTER_SUPPORTS: Final = frozenset({"use", "event"})
"""What a support that has just come makes possible."""


def _is_there(match: Match, card: Card) -> bool:
    return match.state.zone[card].kind.field


def may_rise(match: Match, card: Card) -> bool:
    """7.2. Whether winning lets an attacking character level up: a main character that is not in Level Neo."""
    return field.is_main(match, card) and not field.in_level_neo(match, match.master(card))


def _supports_next(match: Match, player: int) -> list[Way]:
    """4.4. To attack no more, and to play a support in the second main phase."""
    return [
        Way(
            PASS,
            Message("way-support-next", {"card": Ref(card)}),
            Message("way-strength", {"ap": match.values(card)[AP], "cost": match.values(card)[TURN_COST]}),
            who=Message("way-support-next-who"),
            then=(Expected("ask-main-phase", None, Option("support", card)),),
        )
        for card in sorted(affordable_supports(match, player), key=lambda card: -match.values(card)[AP])
    ]


def _enough(match: Match, card: Card, partners: Sequence[Card | None], target: Card) -> Card | None:
    """The weakest partner with which an attack wins as things stand; None if it needs none, or none is enough."""
    missing = field.ap(match, target) - field.ap(match, card)
    added = [(0 if partner is None else field.ap(match, partner), partner) for partner in partners]
    winning = [each for each in added if each[0] > missing]
    return min(winning, key=lambda each: each[0])[1] if winning else None


def _attack(
    match: Match, option: Option, card: Card, partner: Card | None, target: Card, *, rises: bool, is_more: bool
) -> tuple[Way, tuple[bool, float, int]]:
    """One attack, and where it comes among the others: last if it ``is_more`` than is enough."""
    own, added = field.ap(match, card), 0 if partner is None else field.ap(match, partner)
    against = field.ap(match, target)
    sign = _sign(own + added, against)
    who = {"card": Ref(card), "at": match.state.zone[card], "attack": own}
    values = {**who, "there": Ref(target), "zone": option.zone, "defence": against, "sign": sign, "rises": str(rises)}
    later = (Expected("ask-level-up", card, YES),) if rises else ()
    margin = own + added - against
    note = Message("way-outcome", {"zone": option.zone, "sign": sign, "missing": -margin})
    if partner is None:
        then = (Expected("ask-partner", card, PASS),)  # the same attack whether or not anybody is left to join in
        way = Way(option, Message("way-attack", values), note, Message("way-attacker", who), then, later, margin=margin)
    else:
        combi = {"partner": Ref(partner), "added": added}
        way = Way(
            option,
            Message("way-combi-attack", {**values, **combi}),
            note,
            Message("way-attacker", who),
            (Expected("ask-partner", card, Option("partner", partner)),),
            later,
            margin=margin,
        )
    is_open = may_rise(match, card) and not rises
    is_last = is_open or (is_more and margin > 0)
    return way, (is_last, -_brings(match, card, target, margin, alone=partner is None), added)


def _brings(match: Match, card: Card, target: Card, margin: int, *, alone: bool) -> float:
    """What an attack brings as things stand, as a level is worth some four turn costs.

    9.4: a main character loses nothing, but 10.1 against one in Level Neo. A partner cannot attack itself any more.
    """
    defender = match.master(target)
    if field.is_main(match, card):
        is_lost = margin <= 0 and field.in_level_neo(match, defender)
        return _FAILS if is_lost else _HARMLESS if margin <= 0 else _LEVEL if alone else _LEVEL - 1
    if margin <= 0:
        return _FAILS
    if not field.is_main(match, target):
        taken = 1.0 + match.values(target)[TURN_COST]
    else:
        level = field.level(match, defender)
        taken = 2.0 + level if level > 1 else _NOTHING
    return taken if alone else taken - _PARTNER


_LEVEL: Final = 6.0
_HARMLESS: Final = 0.5
_NOTHING: Final = 0.3
_PARTNER: Final = 0.8
_FAILS: Final = -1.0


def _partners(match: Match, decision: Decision) -> Ways:
    """5.8. What the attack comes to with each partner, where it is asked about on its own."""
    card, target = decision.prompt.values["card"].card, decision.prompt.values["target"].card
    own, against = field.ap(match, card), field.ap(match, target)
    found = []
    for option in decision.options:
        if option.card is not None:
            added = field.ap(match, option.card)
            at = match.state.zone[option.card]
            values = {"card": Ref(option.card), "at": at, "added": added, "attack": own + added, "defence": against}
            found.append(Way(option, Message("way-partner", {**values, "sign": _sign(own + added, against)})))
    return Ways(found)


def _covers(match: Match, decision: Decision) -> Ways:
    """6.1. Who would hold against the attack, the least first; who would not comes after them, the strongest first."""
    attack, defence = total_ap(match, require_battle(match))
    found = []
    for option in decision.options:
        if option.card is not None:
            ap, at = field.ap(match, option.card), match.state.zone[option.card]
            values = {"card": Ref(option.card), "at": at, "defence": ap, "attack": attack, "sign": _sign(ap, attack)}
            missing = {"sign": _sign(ap, attack), "missing": attack - ap}
            found.append((Way(option, Message("way-cover", values), Message("way-holds", missing)), ap))
    found.sort(key=lambda pair: (pair[1] <= attack, pair[1] if pair[1] > attack else -pair[1]))
    sign = _sign(defence, attack)
    note = Message("way-defence", {"sign": sign, "missing": attack - defence})
    uncovered = [] if sign == "more" else _uncovered(match, decision.player)
    in_vain = sign != "more" and all(ap <= attack for _, ap in found)
    lets_go = _cover_in_vain(match, require_battle(match).target.card) if in_vain else None
    return Ways([*(way for way, _ in found), *uncovered], note, is_ahead=sign == "more", lets_go=lets_go)


def _cover_in_vain(match: Match, target: Card) -> LettingGo:
    """6.1, 7.3. Not to cover with who would lose as well, where no more is lost than here: a level, or a support."""
    if field.is_main(match, target):
        level = field.level(match, match.master(target))
        return LettingGo(Message("let-go-main", {"level": level}), level)
    cost = int(match.values(target)[TURN_COST])
    return LettingGo(Message("let-go-support", {"cost": cost}), cost)


def _uncovered(match: Match, player: int) -> list[Way]:
    """8, 7.3. To cover nobody, with level bursts until ahead or without, and to lose a level card turned up if any."""
    current = require_battle(match)
    if not field.is_main(match, current.target.card):
        return []
    if may_burst(match, current, player) and field.burstable(match, player):
        later = _bursts_until_ahead(match, current, player)
        return [Way(PASS, Message("way-uncovered-bursts"), _burst_by_burst(match, player), later=later)]
    if _is_asked_which_is_lost(match, player):
        return [Way(PASS, Message("way-uncovered-loses"), Message("way-loses"), later=_losing(match, player))]
    return []


def _bursts_until_ahead(match: Match, current: Battle, player: int) -> tuple[Expected, ...]:
    """8.5, 7.3. Level bursts, none of them once their player is ahead; of level cards one that was turned up is lost.

    Nobody knows which level burst is the better one.
    """
    attacker = attackers(match, current)[0]
    options = [*(burst_option(match, card) for card in field.burstable(match, player)), PASS]
    bursts = [Expected("ask-burst", attacker, option) for option in options]
    return (*bursts, *(_losing(match, player) if player != match.state.turn_player else ()))


def _losing(match: Match, player: int) -> tuple[Expected, ...]:
    return (Expected("ask-level-down", field.main_character(match, player), None),)


def _is_asked_which_is_lost(match: Match, player: int) -> bool:
    return player != match.state.turn_player and len(field.level_cards(match, player)) > 1


def _burst_by_burst(match: Match, player: int) -> Message:
    return Message("way-burst-by-burst", {"loses": str(_is_asked_which_is_lost(match, player)).lower()})


def _bursts(match: Match, decision: Decision) -> Ways:
    """8. What is missing before a level card is turned up; what is on it nobody knows.

    Who is not ahead may also go on until they are.
    """
    current = require_battle(match)
    attack, defence = total_ap(match, current)
    mine, theirs = (attack, defence) if decision.player == match.state.turn_player else (defence, attack)
    sign = _sign(mine, theirs)
    bursts = [each for each in decision.options if each is not PASS]
    found = [Way(each, label_of(match, decision, each), is_idle=sign == "more") for each in bursts]
    lost = _burst_by_burst(match, decision.player)
    if sign != "more" and (len(bursts) > 1 or _is_asked_which_is_lost(match, decision.player)):
        later = _bursts_until_ahead(match, current, decision.player)
        found.insert(0, Way(bursts[0], Message("way-bursts-until-ahead"), lost, later=later))
    note = Message("way-defence", {"sign": sign, "missing": max(0, theirs - mine)})
    lets_go = _to_burst(match, decision.player, PASS if sign == "more" else bursts[0])
    return Ways(found, note, ranked=False, is_ahead=sign == "more", lets_go=lets_go)


def _to_burst(match: Match, player: int, answer: Option) -> LettingGo | None:
    """8.5, 7.3. To burst until ahead against every attack, and to lose a level card that was turned up so."""
    return LettingGo(Message("let-go-bursts"), answer=answer) if player != match.state.turn_player else None


def _levels_lost(match: Match, decision: Decision) -> Ways:
    """7.3. Which level card goes is said with the bursts, if one lies face up."""
    (safe,) = decision.default
    answer = decision.options[safe]
    is_spent = answer.card is not None and not match.state.face_down[answer.card]
    return Ways(lets_go=_to_burst(match, decision.player, answer)) if is_spent else NO_WAYS


def _sign(own: int, other: int) -> str:
    return "more" if own > other else "same" if own == other else "less"


_WAYS: Final[dict[str, Callable[[Match, Decision], Ways]]] = {
    "ask-mulligan": _mulligan,
    "ask-attack": _attacks,
    "ask-main-phase": _main_phase,
    "ask-partner": _partners,
    "ask-cover": _covers,
    "ask-burst": _bursts,
    "ask-level-down": _levels_lost,
}
