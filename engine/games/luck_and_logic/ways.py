"""8.2.4, 8.3.3, 8.4.3. What attacks, intercepting and logic come to, in numbers, as their player is shown it.

7.5.3, 5.12.2, 5.13.1.2. And what goes along with being deployed, moved and tranced: the circles, and where to look.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.games.luck_and_logic import arranging, attacking, characteristics, deploying, field, paradoxes, trance
from engine.games.luck_and_logic.battle_state import battle
from engine.games.luck_and_logic.geometry import Placement, is_front
from engine.games.luck_and_logic.logic import soul_power
from engine.games.luck_and_logic.logic_definition import definable, definable_from, definition, room
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision, Option
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.views import label as label_of
from engine.kernel.views import way_of
from engine.kernel.ways import NO_WAYS, Expected, LettingGo, Way, Ways
from engine.kernel.zones import Zone


def ways(match: Match, decision: Decision) -> Ways:
    """The ways of a decision that has any."""
    found = _WAYS.get(decision.prompt.text)
    return NO_WAYS if found is None else found(match, decision)


def _main_phase(match: Match, decision: Decision) -> Ways:
    """7.5.3. Everything that may be done with a card, in the order in which it is usually done: the best card first."""
    deeds = [(option, option.card) for option in decision.options if option.card is not None]
    deeds.sort(key=lambda deed: (_IN_ORDER.index(deed[0].verb), -_brings(match, deed[1])))
    found = [way for option, card in deeds for way in _deed(match, decision, option, card)]
    return Ways(
        found,
        closing=PASS,
        ranked=False,
        at_once=0,
        repeats=True,
        follows=_FOLLOWING,
        after=_attacks_after(match, decision),
    )


def _attacks_after(match: Match, decision: Decision) -> Decision | None:
    """8.2.4. The attacks of the battle phase, as things stand; also of the members that may be deployed before it."""
    player = decision.player
    deployed = [option.card for option in decision.options if option.verb == "deploy" and option.card is not None]
    members = [*attacking.attackers(match, player), *deployed] if attacking.may_attack(match, player) else []
    options = attacking.attack_options(match, player, members)
    return Decision(player, "8.2.4", Message("ask-attack"), (PASS, *options), 1, 1, default=(0,)) if options else None


def _brings(match: Match, card: Card) -> float:
    """What a member is worth on the field, less what it costs: 1000 power are as much as an aura, a limit or a card."""
    values = match.values(card)
    power, aura, limit = (values[each] for each in (characteristics.POWER, characteristics.AURA, characteristics.LIMIT))
    return float(power / 1000 + aura + limit - values[characteristics.COST])


_IN_ORDER: Final = ("deploy", "trance", "trance-change", "logic-drive", "act", "rearrange")

_FOLLOWING: Final = frozenset(_IN_ORDER[1:])
"""What members that have just been deployed make possible."""


def _deed(match: Match, decision: Decision, option: Option, card: Card) -> list[Way]:
    """What is done in the main phase, with what is asked next in the same choice, the likeliest first."""
    player = decision.player
    if option.verb == "deploy":
        found = deploying.likely_placements(match, player, card)
        copies = _copies(match, card)
        is_free = bool(found) and deploying.dropped_for(match, found[0]) == 0
        free = [_on_free_circles(option, card, found[0], copies, nth) for nth in range(copies * is_free)]
        explicit = [_deployment(match, option, card, placement, copies) for placement in found]
        return [*free[:1], *explicit, *free[1:]]
    if option.verb == "rearrange":
        targets = arranging.targets(match, player, card, {})
        return [_move(match, option, card, placement) for placement in targets]
    if option.verb in ("trance", "trance-change"):
        label = label_of(match, decision, option)
        return [
            Way(
                option,
                Message("way-trance", {**label.values, "how": option.verb, "where": where.verb}),
                who=label,
                then=(Expected("ask-search", None, where),),
            )
            for where in _where_to_look(match, decision, option, card)
        ]
    return [way_of(match, decision, option)]


def _where_to_look(match: Match, decision: Decision, option: Option, card: Card) -> list[Option]:
    """5.13.1.2. Where a Tranceunion may be taken from by trancing so; the hand comes last."""
    assert option.zone is not None
    second = field.member_on(match, option.zone)
    assert second is not None
    fits = trance.fitting(match, decision.player, trance.Pair(card, second), changes=option.verb == "trance-change")
    pass_, *others = trance.where_to_look(match, decision.player, fits)
    return [*others, pass_]


def _move(match: Match, option: Option, card: Card, placement: Placement) -> Way:
    return Way(
        option,
        Message("way-move" if len(placement) == 1 else "way-move-widely", _placing(match, card, placement)),
        who=Message("option-rearrange", {"card": Ref(card)}),
        then=(Expected("ask-move", card, deploying.place_option(placement)),),
    )


def _placing(match: Match, card: Card, placement: Placement) -> dict[str, Any]:
    """What labels say of a card and of the circles that it is to lie on."""
    placed, there = deploying.place_option(placement), field.member_on(match, placement[0])
    values = {"card": Ref(card), "zone": placement[0], "value": placed.value, "count": 0 if there is None else 1}
    return values if there is None else {**values, "there": Ref(there)}


def _tranceunions(match: Match, decision: Decision) -> Ways:
    """5.13.1.2, 5.13.1.3. Each Tranceunion that was found, and its circles in the same choice."""
    found = []
    for option in decision.options:
        if option.card is not None:
            who = Message("option-deploy", {"card": Ref(option.card)})
            for placement in deploying.likely_placements(match, decision.player, option.card):
                text = "way-deploy" if len(placement) == 1 else "way-deploy-widely"
                label = Message(text, _placing(match, option.card, placement))
                then = (Expected("ask-circles", None, deploying.place_option(placement)),)
                found.append(Way(option, label, who=who, then=then))
    return Ways(found, ranked=False)


def _on_free_circles(option: Option, card: Card, placement: Placement, copies: int, nth: int) -> Way:
    """A deployment that drops nobody, to the likeliest circles when it is done; of a copy, it is all that is said."""
    values = {"card": Ref(card), "count": len(placement)}
    then = (Expected("ask-circles", card, None),)
    note = Message("way-free-circles")
    who = _deployed(card) if nth == 0 else Message("way-deploy-another", {"card": Ref(card), "number": nth + 1})
    return Way(option, Message("way-deploy-freely", values), note, who, then, copies=copies)


def _deployment(match: Match, option: Option, card: Card, placement: Placement, copies: int) -> Way:
    label = Message("way-deploy" if len(placement) == 1 else "way-deploy-widely", _placing(match, card, placement))
    lost = deploying.dropped_for(match, placement)
    note = Message("way-drops", {"count": lost}) if lost else None
    then = (Expected("ask-circles", card, deploying.place_option(placement)),)
    return Way(option, label, note, _deployed(card), then, copies=copies)


def _deployed(card: Card) -> Message:
    return Message("option-deploy", {"card": Ref(card)})


def _copies(match: Match, card: Card) -> int:
    """How many cards of the hand are like this one, and itself."""
    of, hand = match.state.definition, field.hand(match, match.master(card))
    return max(1, sum(of[each] == of[card] for each in hand))


def _attacks(match: Match, decision: Decision) -> Ways:
    """Attacks on empty circles with a gate come first, then those that win, before a gate and then elsewhere.

    The weakest attack what is empty; the strongest attack the strongest whom they beat, and who beats nobody, whom they
    miss by the least. Where several are chosen, those come first that everybody can do as things stand.
    """
    found = [
        _attack(match, option, option.card) for option in decision.options if option.card is not None and option.zone
    ]
    found.sort(key=lambda pair: pair[1])
    repeats = decision.prompt.text == "ask-attack"
    ways = [way for way, _ in found]
    if not repeats:
        return Ways(ways)
    left = attacking.attacks_left(match, decision.player)
    if left > 1:
        ways = _with_emptied(match, ways)
        planned = _planned(match, ways, left)
        ways = [*planned, *(way for way in ways if way not in planned)]
    return Ways(ways, closing=PASS, repeats=True, at_most=left)


def _planned(match: Match, ways: Sequence[Way], left: int) -> list[Way]:
    """The best of these attacks that can all be made: each by another member, and who is beaten once.

    The gate of who is beaten is attacked next, and no gate twice.
    """
    found: list[Way] = []
    used: set[Card | None] = set()
    taken: set[Zone | None] = set()

    def take(way: Way) -> None:
        found.append(way)
        used.add(way.option.card)

    for way in ways:
        circle = way.option.zone
        if way.waits or not _brings_anything(match, way) or way.option.card in used or circle in taken:
            continue
        take(way)
        taken.add(circle)
        then = [each for each in ways if each.waits and each.option.zone == circle and each.option.card not in used]
        if then:
            take(then[0])
    return found[:left]


def _brings_anything(match: Match, way: Way) -> bool:
    """Whether an attack beats somebody or destroys a gate as things stand."""
    circle = way.option.zone
    assert circle is not None
    is_empty = field.member_on(match, circle) is None
    return field.has_gate(match, circle) if is_empty else way.margin is not None and way.margin >= 0


def _with_emptied(match: Match, ways: Sequence[Way]) -> list[Way]:
    """8.2.4. These attacks, and on the gate of who is beaten: by the weakest of the others, after who beats them."""
    by_circle: dict[Zone, list[Way]] = {}
    for way in ways:
        circle = way.option.zone
        assert circle is not None
        is_there = field.member_on(match, circle) is not None
        beats = is_there and way.margin is not None and way.margin >= 0  # 8.5.3.4
        if beats and field.has_gate(match, circle):
            by_circle.setdefault(circle, []).append(way)
    found = list(ways)
    for circle, beating in by_circle.items():
        against = [way for way in ways if way.option.zone == circle]
        against.sort(key=lambda way: _attacking_power(match, way.option.card))
        then = [way for way in against if any(other.option.card != way.option.card for other in beating)]
        at = found.index(beating[-1]) + 1
        found[at:at] = [_on_empty(match, way.option, circle, waits=True) for way in then[:_FOLLOW]]
    return found


_FOLLOW: Final = 2
"""How many attackers of a gate are offered after those that beat its member: it is enough that one is left."""


def _attacking_power(match: Match, card: Card | None) -> int:
    """8.2.9.2. What decides, with what soul adds."""
    assert card is not None
    what = paradoxes.compared(match)
    power: int = match.values(card)[what]
    return power + (soul_power(match, card) if what == characteristics.POWER else 0)


def _attacker(match: Match, card: Card) -> dict[str, Any]:
    return {"card": Ref(card), "at": match.state.zone[card], "attack": _attacking_power(match, card)}


def _on_empty(match: Match, option: Option, circle: Zone, *, waits: bool) -> Way:
    """An attack on a circle that is empty, or that will be."""
    assert option.card is not None
    who = _attacker(match, option.card)
    falls = field.has_gate(match, circle)
    values = {**who, "zone": circle, "waits": str(waits).lower(), "falls": str(falls).lower()}
    note = Message("way-gate-falls" if falls else "way-no-gate")
    return Way(
        option, Message("way-attack-on-empty", values), note, Message("way-attacker", who), margin=0, waits=waits
    )


def _attack(match: Match, option: Option, card: Card) -> tuple[Way, tuple[bool, bool, bool, int, int]]:
    """One attack, and where it comes among the others."""
    circle, own = option.zone, _attacking_power(match, card)
    assert circle is not None
    target = field.member_on(match, circle)
    if target is None:
        way = _on_empty(match, option, circle, waits=False)
        return way, (not field.has_gate(match, circle), False, not is_front(circle), own, 0)
    against: int = match.values(target)[paradoxes.compared(match)]
    wins = own >= against  # 8.5.3.4
    who = _attacker(match, card)
    values = {**who, "zone": circle, "there": Ref(target), "defence": against, "sign": _sign(own, against)}
    note = (
        Message("way-wins", {"zone": circle})
        if wins
        else Message("way-behind", {"zone": circle, "missing": against - own})
    )
    way = Way(option, Message("way-attack", values), note, Message("way-attacker", who), margin=own - against)
    power = (-against, -own) if wins else (against - own, 0)
    return way, (not wins, True, not field.has_gate(match, circle), *power)


def _intercepts(match: Match, decision: Decision) -> Ways:
    """8.3.4. What each member would add to the defending one; 8.4.3. and what may be defined then, as things stand."""
    cards = [(each, each.card) for each in decision.options if each.card is not None]
    found = [Way(each, _adding(match, each, card)) for each, card in cards]
    here = _in_battle(match, decision.player, found, [card for _, card in cards])
    return replace(here, after=definition(match, decision.player))


def _definitions(match: Match, decision: Decision) -> Ways:
    """8.4.3, 8.4.5. What each card would add to the member in battle, the most first.

    8.4.3.2. A level boost comes with the card that is defined after it, or leaves that open until a card is drawn.
    """
    what = paradoxes.compared(match)
    found = [
        (Way(each, _adding(match, each, each.card), is_idle=_amount(match, each.card, what) == 0), each.card)
        for each in decision.options
        if each.verb == "define" and each.card is not None
    ]
    found.sort(key=lambda pair: -_amount(match, pair[1], what))
    boosts = [
        way
        for each in decision.options
        if each.verb == "level-boost" and each.card is not None
        for way in _boosts(match, each, each.card, [card for _, card in found])
    ]
    return _in_battle(match, decision.player, [*(way for way, _ in found), *boosts])


def _boosts(match: Match, option: Option, level: Card, cards: Sequence[Card]) -> list[Way]:
    """8.4.3.2, 5.15.1. To rest a card of the level zone and define one of these, or whatever is best then."""
    who = Message("option-level-boost", {"card": Ref(level)})
    return [
        Way(option, who, who=who),
        *(
            Way(
                option,
                Message("way-boosts", {**_added(match, card), "level": Ref(level)}),
                who=who,
                then=(Expected("ask-define-now", None, Option("define", card)),),
            )
            for card in cards
        ),
    ]


def _adding(match: Match, option: Option, card: Card) -> Message:
    return Message("way-adds", {**_added(match, card), "at": match.state.zone[card], "how": option.verb})


def _added(match: Match, card: Card) -> dict[str, Any]:
    """A card, and what it adds."""
    kinds = (characteristics.POWER, characteristics.AURA, characteristics.LIMIT)
    power, aura, limit = (_amount(match, card, kind) for kind in kinds)
    return {"card": Ref(card), "power": power, "aura": aura, "limit": limit}


def _amount(match: Match, card: Card, kind: str) -> int:
    return sum(each.amount for each in match.values(card)[characteristics.LOGIC] if each.kind == kind)


def _in_battle(match: Match, player: int, found: Sequence[Way], interceptors: Sequence[Card] = ()) -> Ways:
    """Ways with how the battle stands for a player: the attacking member wins where the two are equal (8.5.3.4).

    What is in vain may be let go, unless a better member would be lost.
    """
    current = battle(match)
    if current is None or current.attacker is None or current.defender is None:
        return Ways(found)
    what = paradoxes.compared(match)
    attack, defence = (match.values(card)[what] for card in (current.attacker, current.defender))
    if player == match.state.turn_player:
        missing = max(0, defence - attack)
    else:
        missing = 0 if defence > attack else attack - defence + 1
    note = Message("way-needs", {"missing": missing}) if missing else Message("way-ahead")
    turns = any(match.values(card)[characteristics.PARADOX_RULE] for card in definable(match, player))
    is_in_vain = missing > _most_added(match, player, interceptors, what) and not turns
    lets_go = _let_go_in_vain(match, player, current.defender) if is_in_vain else None
    return Ways(found, note, is_ahead=not missing, lets_go=lets_go)


def _most_added(match: Match, player: int, interceptors: Sequence[Card], what: str) -> int:
    """8.3.4, 8.4.3. What these interceptors and the cards that may be defined add at most, by their logic alone."""
    defined = [card for cards in definable_from(match, player) for card in cards]
    limits = sum(max(0, _amount(match, card, characteristics.LIMIT)) for card in (*interceptors, *defined))
    gains = sorted((max(0, _amount(match, card, what)) for card in defined), reverse=True)
    return sum(gains[: room(match, player) + limits]) + sum(_amount(match, card, what) for card in interceptors)


def _let_go_in_vain(match: Match, player: int, defender: Card) -> LettingGo:
    """8.5. Not to help who loses all the same: an attack, or a member that is as good as this one at most."""
    if player == match.state.turn_player:
        return LettingGo(Message("let-go-attacks"))
    level = match.values(defender)[characteristics.LEVEL]
    return LettingGo(Message("let-go-members", {"level": level}), level)


def _sign(own: int, other: int) -> str:
    return "more" if own > other else "same" if own == other else "less"


_WAYS: Final[dict[str, Callable[[Match, Decision], Ways]]] = {
    "ask-attack": _attacks,
    "ask-attack-now": _attacks,
    "ask-main-phase": _main_phase,
    "ask-tranceunion": _tranceunions,
    "ask-intercept": _intercepts,
    "ask-define": _definitions,
    "ask-define-now": _definitions,
}
