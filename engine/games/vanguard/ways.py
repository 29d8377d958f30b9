"""7.3.1.3, 7.5.1.2, 2.8.2. What attacks, guardians and trigger effects come to, in numbers, as players are shown it.

What a unit's abilities will do when it attacks, and what drive checks will bring, is in none of the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.vanguard import attacking, characteristics, field, legion, tickets, zones
from engine.games.vanguard.battle_state import require_battle, takes_part
from engine.kernel.cards import Card
from engine.kernel.decisions import NO, PASS, YES, Decision, Option
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.views import way_of
from engine.kernel.ways import NO_WAYS, Expected, Way, Ways
from engine.kernel.zones import Zone
from engine.language.changes import FIXED

SHIELDS: Final = 5000  #: what printed shields are multiples of


def ways(match: Match, decision: Decision) -> Ways:
    """The ways of a decision that has any."""
    found = _WAYS.get(decision.prompt.text)
    return NO_WAYS if found is None else found(match, decision)


def missing(power: int, against: int) -> int:
    """7.7.1.2. How much shield keeps a power from hitting what has this power: 0 if it does not hit anyway."""
    return 0 if against > power else ((power - against) // SHIELDS + 1) * SHIELDS


# ---- attacks


def _attacks(match: Match, decision: Decision) -> Ways:
    """Those that hit come first, in the order in which they are best made; those on a vanguard before others."""
    found = [
        (way, hits, force)
        for option in decision.options
        if option.card is not None and option.zone is not None
        for way, hits, force in _attack(match, decision.player, option, option.card)
    ]
    forces: dict[Card, int] = {}
    for way, _, force in found:
        assert way.option.card is not None
        forces[way.option.card] = max(force, forces.get(way.option.card, 0))
    weakest = _weaker_rear_guard(match, forces)

    def place(entry: tuple[Way, bool, int]) -> tuple[bool, bool, bool, bool, bool]:
        way, hits, _ = entry
        attacker, zone = way.option.card, way.option.zone
        assert zone is not None
        boosted = any(each.answer is YES for each in way.then)
        turn = attacker != weakest, not _is_vanguard(match, attacker)
        return not hits, *turn, zone.kind is not zones.VANGUARD, not boosted

    return Ways([way for way, _, _ in sorted(found, key=place)], closing=PASS, repeats=True)


def _weaker_rear_guard(match: Match, forces: Mapping[Card, int]) -> Card | None:
    """The rear-guard that attacks before the vanguard, so that what drive checks give goes to a stronger one."""
    others = [card for card in forces if not _is_vanguard(match, card)]
    return min(others, key=lambda card: forces[card]) if 1 < len(others) < len(forces) else None


def _attack(match: Match, player: int, option: Option, attacker: Card) -> list[tuple[Way, bool, int]]:
    """One attack, with each unit that could boost it and without: whether it would hit, and with what power."""
    assert option.zone is not None
    target = field.unit_on(match, option.zone)
    assert target is not None
    mate = legion.partner(match, attacker)
    own = field.power(match, attacker) + (0 if mate is None else field.power(match, mate))
    against = field.power(match, target)
    able = attacking.boosters(match, player, attacker)[:1] if attacking.boostable(match, attacker) else []
    fixed = mate is None and "power" in match.values(attacker).get(FIXED, ())
    who = {"card": Ref(attacker), "at": match.state.zone[attacker], "power": own}
    found = []
    for booster in (*able, None):
        boost = 0 if booster is None or fixed else field.power(match, booster)
        values = {
            **who,
            "there": Ref(target),
            "zone": option.zone,
            "against": against,
            "sign": _sign(own + boost, against),
        }
        outcome = {"zone": option.zone, "missing": against - own - boost}
        note = Message("way-misses" if own + boost < against else "way-hits", outcome)
        if booster is None:
            then = tuple(Expected("ask-boost", each, NO) for each in able)
            way = Way(
                option, Message("way-attack", values), note, Message("way-attacker", who), then, margin=own - against
            )
        else:
            boosted = {"booster": Ref(booster), "boost": boost}
            way = Way(
                option,
                Message("way-boosted-attack", {**values, **boosted}),
                note,
                Message("way-boosted-attacker", {**who, **boosted}),
                (Expected("ask-boost", booster, YES),),
                margin=own + boost - against,
            )
        found.append((way, own + boost >= against, own + boost))
    return found


def _sign(power: int, against: int) -> str:
    return "more" if power > against else "same" if power == against else "less"


# ---- calling


def _main_phase(match: Match, decision: Decision) -> Ways:
    """6.6.1.2, 8.5.2.2.1. Each card to be called, and the circle in the same choice, the likeliest first.

    Then the abilities that can be used.
    """
    found = [
        _call(match, option, option.card, circle)
        for option in decision.options
        if option.verb == "call" and option.card is not None
        for circle in _likely_circles(match, decision.player, option.card)
    ]
    found += [way_of(match, decision, option) for option in decision.options if option.verb == "activate"]
    return Ways(found, closing=PASS, ranked=False, repeats=True, follows=_AFTER_CALLS)


_AFTER_CALLS: Final = frozenset({"activate", "exchange"})
"""What units that have just been called make possible."""


def _call(match: Match, option: Option, card: Card, circle: Zone) -> Way:
    there = match.cards(circle)
    values = {"card": Ref(card), "zone": circle, "count": len(there), **({"there": Ref(there[-1])} if there else {})}
    then = (Expected("ask-circle", card, Option("circle", None, circle)),)
    copies = _copies(match, match.master(card), card)
    return Way(
        option, Message("way-call", values), who=Message("option-call", {"card": Ref(card)}), then=then, copies=copies
    )


def _likely_circles(match: Match, player: int, card: Card) -> list[Zone]:
    """Empty circles first: behind somebody for a unit that boosts, in the front row for another; then the weakest's."""
    boosts = "boost" in match.values(card)[characteristics.KEYWORDS]
    rows = field.front_row(match, player)

    def unlikely(circle: Zone) -> tuple[int, bool, bool]:
        there, is_front = match.cards(circle), zones.is_front(circle)
        together = [other for other in rows if zones.same_column(circle, other) and match.cards(other)]
        return field.power(match, there[-1]) if there else 0, is_front is boosts, not is_front and not together

    return sorted(field.open_circles(match, player), key=unlikely)


# ---- guarding


def _guards(match: Match, decision: Decision) -> Ways:
    """Each card of the hand with its shield, copies too: the least that is enough alone comes first, then the greatest.

    7.5.1.2.2. Where several units are attacked each guardian is asked about on its own.
    """
    current = require_battle(match)
    there = [target for target in current.targets if takes_part(match, current, "target", target)]
    if current.attacker is None or len(there) != 1:
        return NO_WAYS
    power, against = field.power(match, current.attacker), field.power(match, there[0])
    needed = missing(power, against)
    found = []
    for option in decision.options:
        if option.card is not None:
            way = _guardian(match, option, option.card, needed)
            found += [way] * (_copies(match, decision.player, option.card) if option.verb == "guard" else 1)
    found.sort(key=lambda way: (way.is_idle, way.amount < needed, way.amount if way.amount >= needed else -way.amount))
    note = Message("way-needs", {"missing": needed}) if needed else Message("way-holds", {})
    return Ways(found, note, needed, PASS)


def _guardian(match: Match, option: Option, card: Card, needed: int) -> Way:
    shield = tickets.power_of(match.state.definition[card]) if option.verb == "ticket" else field.shield(match, card)
    values = {"card": Ref(card), "at": match.state.zone[card], "how": option.verb, "shield": shield}
    label = Message("way-guard", values)
    is_idle = not shield and "guardian" not in match.state.definition[card].text
    if is_idle:
        note = Message("way-changes-nothing")
    elif shield >= needed:
        note = Message("way-is-enough")
    else:
        note = Message("way-leaves", {"missing": needed - shield})
    return Way(option, label, note, amount=shield, is_idle=is_idle)


def _copies(match: Match, player: int, card: Card) -> int:
    """How many copies of a card the player holds: an option speaks of all that are in the hand."""
    of = match.state.definition
    return max(1, sum(of[each] == of[card] for each in field.hand(match, player)))


# ---- triggers


def _triggers(match: Match, decision: Decision) -> Ways:
    """Both effects to one unit in one choice, the vanguard's first; then each effect alone."""
    source = decision.card
    assert source is not None
    by_verb: dict[str, list[Option]] = {}
    for option in decision.options:
        by_verb.setdefault(option.verb, []).append(option)
    powers = sorted(by_verb.pop("power", []), key=lambda option: not _is_vanguard(match, option.card))
    found: list[tuple[bool, Way]] = []
    for verb, options in by_verb.items() if powers else ():
        for option in sorted(options, key=lambda each: not _is_vanguard(match, each.card)):
            for power in powers:
                if verb in ("critical", "stand") and not _go_together(match, verb, option, power):
                    continue
                then = (Expected("ask-trigger", source, power),)
                way = Way(option, _both(match, verb, option, power), _told(match, source, power), then=then)
                found.append((not _is_vanguard(match, power.card), way))
    if not by_verb:
        return Ways([Way(each, _power_to(match, each), _told(match, source, each)) for each in powers])
    found.sort(key=lambda pair: pair[0])
    return Ways([way for _, way in found])


def _go_together(match: Match, verb: str, option: Option, power: Option) -> bool:
    """Whether two effects are one choice: both to one unit, or a unit stands and the vanguard gets the power."""
    if option.card == power.card:
        return True
    assert option.card is not None
    return verb == "stand" and match.state.rested[option.card] and _is_vanguard(match, power.card)


def _both(match: Match, verb: str, option: Option, power: Option) -> Message:
    assert power.card is not None
    values = {"card": Ref(power.card), "at": match.state.zone[power.card]}
    if option.card is None:
        return Message("way-draw-and-power", values)
    if option.card == power.card:
        return Message("way-both", values)
    other = {**values, "other": Ref(option.card)}
    return Message("way-heal-and-power", other) if verb == "heal" else Message("way-stand-and-power", other)


def _power_to(match: Match, option: Option) -> Message:
    assert option.card is not None
    values = {"card": Ref(option.card), "at": match.state.zone[option.card]}
    return Message("option-power", values)


def _told(match: Match, source: Card, option: Option) -> Message:
    """What the unit's power becomes."""
    card = option.card
    assert card is not None
    power = field.power(match, card)
    gained = match.values(source)[characteristics.TRIGGER_POWER]
    return Message("way-power", {"zone": match.state.zone[card], "power": power, "then": power + gained})


def _is_vanguard(match: Match, card: Card | None) -> bool:
    return card is not None and match.state.zone[card].kind is zones.VANGUARD


_WAYS: Final[dict[str, Callable[[Match, Decision], Ways]]] = {
    "ask-attack": _attacks,
    "ask-guard": _guards,
    "ask-main-phase": _main_phase,
    "ask-trigger": _triggers,
}
