"""The board of Level Neo in sentences, for those who have it read to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.level_neo.field import LEVEL_NEO
from engine.kernel.views import CardView, View, ZoneView, own_turn
from render.common.alt import standing, within_limit
from render.common.board_frame import phase_name, shown_cards
from render.level_neo.battle import battle_of
from render.level_neo.faces import short
from render.level_neo.field import support_zones, tags_of
from render.wording import Texts

LONGEST: Final = (100, 18, 14, 11, 8)  #: characters of a name: the most that leave room for everything


def describe(view: View, names: Sequence[str], texts: Texts) -> str:
    """The board in at most 1,024 characters: with whole names of cards if they fit, otherwise with their beginnings."""
    return within_limit(_sentences(view, names, texts, longest) for longest in LONGEST)


def _sentences(view: View, names: Sequence[str], texts: Texts, longest: int) -> list[str]:
    said = [_turn(view, names, texts), *standing(view, names, texts), *_battle(view, names, texts, longest)]
    said += [
        texts("alt-event", name=names[player], card=_name(card, texts, longest))
        for player in (0, 1)
        for card in view.zones[f"event:{player}"].cards
    ]
    if shown := shown_cards(view):
        said.append(texts("alt-shown", cards=", ".join(_name(card, texts, longest) for card in shown)))
    for player in (0, 1):
        said += _player(view, player, names[player], texts, longest)
    return said


def _turn(view: View, names: Sequence[str], texts: Texts) -> str:
    if not view.turn:
        return texts("alt-preparation")
    number, phase = own_turn(view.turn), phase_name(view, texts).lower()
    return texts("alt-turn", number=number, name=names[view.turn_player], phase=phase)


def _battle(view: View, names: Sequence[str], texts: Texts, longest: int) -> list[str]:
    battle = battle_of(view)
    if battle is None or not battle.attackers or battle.target is None:
        return []
    attackers = [_named(view, zone, texts, longest) for zone in battle.attackers]
    target = _named(view, battle.target, texts, longest)
    said = [
        texts(
            "alt-attack",
            count=len(attackers),
            attackers=texts("alt-and", first=attackers[0], second=attackers[-1]) if attackers[1:] else attackers[0],
            target=target,
            attack=str(battle.attack),
            defence=str(battle.defence),
        )
    ]
    if battle.covered is not None:
        said.append(texts("alt-cover", covering=target, covered=_named(view, battle.covered, texts, longest)))
    burst = [card for zone in view.zones.values() for card in zone.cards if "burst" in card.marks]
    if burst:
        said.append(texts("alt-bursts", cards=", ".join(_name(card, texts, longest) for card in burst)))
    return said + [texts("alt-burst-failed", name=names[player]) for player in battle.failed]


def _player(view: View, player: int, name: str, texts: Texts, longest: int) -> list[str]:
    zones = view.zones
    level, discard = view.facts["levels"][player], zones[f"discard:{player}"]
    said = [
        texts(
            "alt-player",
            name=name,
            level=texts("alt-level-neo") if level >= LEVEL_NEO else texts("alt-level", level=level),
            marker=view.facts["turn_markers"][player],
            hand=zones[f"hand:{player}"].count,
            deck=zones[f"deck:{player}"].count,
            discard=discard.count,
            top=_name(discard.cards[-1], texts, longest) if discard.cards else "none",
        )
    ]
    main = zones[f"M:{player}"].cards
    said.append(texts("alt-main", character=_character(main[-1], texts, longest)) if main else texts("alt-no-main"))
    levels = zones[f"level:{player}"].cards
    if levels:
        up = [_name(card, texts, longest) for card in levels if not card.face_down]
        said.append(texts("alt-level-zone", down=len(levels) - len(up), count=len(up), cards=", ".join(up)))
    supports = _supports(support_zones(view, player), texts, longest)
    said.append(texts("alt-supports", characters=", ".join(supports)) if supports else texts("alt-no-supports"))
    return said


def _supports(zones: Sequence[ZoneView], texts: Texts, longest: int) -> list[str]:
    tags = tags_of(zones)
    said = []
    for zone in zones:
        for card in zone.cards:
            character = _character(card, texts, longest)
            tag = tags.get(zone.name)
            said.append(character if tag is None else texts("alt-at", place=tag, character=character))
    return said


def _character(card: CardView, texts: Texts, longest: int) -> str:
    if card.definition is None or card.face_down:
        return texts("alt-face-down")
    text = "alt-character-rested" if card.rested else "alt-character"
    return texts(text, name=_name(card, texts, longest), ap=str(card.values["ap"]))


def _named(view: View, zone: str, texts: Texts, longest: int) -> str:
    """The character in a zone, by its name."""
    cards = view.zones[zone].cards
    return _name(cards[-1], texts, longest) if cards else texts("hidden-card")


def _name(card: CardView, texts: Texts, longest: int) -> str:
    if card.definition is None or card.face_down:
        return texts("hidden-card")
    name = card.definition.name
    if len(name) > longest:
        name = short(name)
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"
