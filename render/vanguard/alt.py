"""The board of Vanguard in sentences, for those who have it read to them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.vanguard.zones import REAR_GUARD
from engine.kernel.views import CardView, View
from render.common.alt import standing, within_limit
from render.common.board_frame import phase_name, shown_cards
from render.vanguard.battle import battle_of
from render.vanguard.faces import short
from render.vanguard.geometry import field_of
from render.vanguard.units import is_deleted
from render.wording import Texts


def describe(view: View, names: Sequence[str], texts: Texts) -> str:
    """The board in at most 1,024 characters: with whole names of cards if they fit, otherwise with short ones."""
    return within_limit(_sentences(view, names, texts, brief) for brief in (False, True))


def _sentences(view: View, names: Sequence[str], texts: Texts, brief: bool) -> list[str]:
    said = [_turn(view, names, texts), *standing(view, names, texts), *_battle(view, texts, brief)]
    if shown := shown_cards(view):
        said.append(texts("alt-shown", cards=", ".join(_name(card, texts, brief) for card in shown)))
    for player in (0, 1):
        said += _player(view, player, names[player], texts, brief)
    return said


def _turn(view: View, names: Sequence[str], texts: Texts) -> str:
    if not view.turn:
        return texts("alt-preparation")
    battle = battle_of(view)
    phase = phase_name(view, texts).lower()
    name = names[view.turn_player]
    if battle is None:
        return texts("alt-turn", number=view.turn, name=name, phase=phase)
    step = texts(f"step-{battle.step.replace(' ', '-')}").lower()
    return texts("alt-turn-step", number=view.turn, name=name, phase=phase, step=step)


def _battle(view: View, texts: Texts, brief: bool) -> list[str]:
    said = []
    battle = battle_of(view)
    attacker = _on(view, battle.attacker) if battle is not None else None
    if battle is not None and attacker is not None and battle.targets:
        targets = ", ".join(
            texts(
                "alt-target",
                unit=_name(_on(view, target), texts, brief),
                attack=str(battle.power),
                power=str(battle.target_power.get(target, 0)),
            )
            for target in battle.targets
        )
        booster = _on(view, battle.booster)
        said.append(
            texts("alt-attack", attacker=_name(attacker, texts, brief), targets=targets)
            if booster is None
            else texts(
                "alt-attack-boosted",
                attacker=_name(attacker, texts, brief),
                booster=_name(booster, texts, brief),
                targets=targets,
            )
        )
    guardians = [card for player in (0, 1) for card in view.zones[f"G:{player}"].cards]
    if guardians:
        listed = ", ".join(_name(card, texts, brief) for card in guardians)
        said.append(texts("alt-guard", count=len(guardians), guardians=listed))
    for player in (0, 1):
        for card in view.zones[f"trigger:{player}"].cards:
            trigger = card.values.get("trigger")
            name = _name(card, texts, brief)
            said.append(
                texts("alt-check-trigger", card=name, trigger=texts(f"trigger-{trigger}"))
                if trigger
                else texts("alt-check", card=name)
            )
    return said


def _player(view: View, player: int, name: str, texts: Texts, brief: bool) -> list[str]:
    zones = view.zones
    damage = zones[f"damage:{player}"]
    said = [
        texts(
            "alt-player",
            name=name,
            damage=damage.count,
            down=sum(card.face_down for card in damage.cards),
            hand=zones[f"hand:{player}"].count,
            soul=zones[f"soul:{player}"].count,
            deck=zones[f"deck:{player}"].count,
            drop=zones[f"drop:{player}"].count,
        )
    ]
    vanguard = _on(view, f"V:{player}")
    said.append(
        texts("alt-vanguard", unit=_unit(view, vanguard, texts, brief))
        if vanguard is not None
        else texts("alt-no-vanguard")
    )
    said += _beside_the_vanguard(view, player, texts, brief)
    places = [place for place in field_of(view).circles(player) if place != "V"]
    rear = [
        texts("alt-at", place=_place(place, texts), unit=_unit(view, card, texts, brief))
        for place in places
        if (card := _on(view, f"{place}:{player}")) is not None
    ]
    said.append(texts("alt-rear-guards", units=", ".join(rear)) if rear else texts("alt-no-rear-guards"))
    locked = [_place(place, texts) for place in places if _on(view, f"lock-{place}:{player}") is not None]
    if locked:
        said.append(texts("alt-locked", places=", ".join(locked)))
    forced = [name.partition(":") for name in sorted(view.facts.get("force", {}))]
    given = [_place(place, texts) for place, _, seat in forced if int(seat) == player]
    if given:
        said.append(texts("alt-force", places=", ".join(given)))
    return said


def _beside_the_vanguard(view: View, player: int, texts: Texts, brief: bool) -> list[str]:
    """Its legion mate, its hearts, and the G zone."""
    said = []
    mate = _on(view, f"L:{player}")
    if mate is not None:
        said.append(texts("alt-legion", unit=_unit(view, mate, texts, brief)))
    hearts = view.zones.get(f"heart:{player}")
    if hearts is not None and hearts.cards:
        said.append(texts("alt-hearts", cards=", ".join(_name(card, texts, brief) for card in hearts.cards)))
    g_zone = view.zones[f"gzone:{player}"]
    if g_zone.count:
        up = sum(not card.face_down for card in g_zone.cards)
        said.append(texts("alt-g-zone", down=g_zone.count - up, up=up))
    return said


def _place(place: str, texts: Texts) -> str:
    """What a circle is called."""
    number = place.removeprefix(REAR_GUARD.grows)
    return texts("place-accel", number=int(number)) if number.isdigit() else texts(f"place-{place}")


def _on(view: View, zone: str | None) -> CardView | None:
    """The card on a circle."""
    found = view.zones.get(zone or "")
    return found.cards[-1] if found is not None and found.cards else None


def _unit(view: View, card: CardView, texts: Texts, brief: bool) -> str:
    deleted = is_deleted(view, card)
    if card.definition is None or (card.face_down and not deleted):
        return texts("hidden-card")
    known = "alt-deleted" if deleted else "alt-unit-rested" if card.rested else "alt-unit"
    unit = texts(known, name=_name(card, texts, brief), power=str(card.values.get("power", 0)))
    return texts("alt-gauge", unit=unit, count=len(card.attached)) if card.attached else unit


def _name(card: CardView | None, texts: Texts, brief: bool) -> str:
    if card is None or card.definition is None:
        return texts("hidden-card")
    return short(card.definition.name) if brief else card.definition.name
