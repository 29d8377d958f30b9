"""The board of Duel Masters in sentences, for those who have it read to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters.characteristics import CREATURE, POWER, TYPES
from engine.games.duel_masters.field import said_power
from engine.kernel.views import CardView, View
from render.common.alt import standing, within_limit
from render.common.board_frame import phase_name, shown_cards
from render.duel_masters.attack import attack_of
from render.duel_masters.behind import mana_groups, shields_of
from render.duel_masters.creatures import PlacedCard, placed
from render.duel_masters.faces import short
from render.wording import Texts

LONGEST: Final = (100, 20, 14, 10, 7)  #: characters of a name: the most that leave room for everything


def describe(view: View, names: Sequence[str], texts: Texts) -> str:
    """The board in at most 1,024 characters: with whole names of cards if they fit, otherwise with their beginnings."""
    return within_limit(_sentences(view, names, texts, longest) for longest in LONGEST)


def _sentences(view: View, names: Sequence[str], texts: Texts, longest: int) -> list[str]:
    cards = placed(view, 0)
    said = [_turn(view, names, texts), *standing(view, names, texts), *_attack(view, names, cards, texts, longest)]
    said += [
        texts("alt-uses", name=names[player], card=_name(card, texts, longest))
        for player in (0, 1)
        for card in view.zones[f"pending:{player}"].cards
    ]
    if shown := shown_cards(view):
        said.append(texts("alt-shown", cards=", ".join(_name(card, texts, longest) for card in shown)))
    for player in (0, 1):
        mine = [each for name, each in cards.items() if name.endswith(f":{player}")]
        said += _player(view, player, names[player], mine, texts, longest)
    return said


def _turn(view: View, names: Sequence[str], texts: Texts) -> str:
    if not view.turn:
        return texts("alt-preparation")
    return texts("alt-turn", number=view.turn, name=names[view.turn_player], phase=phase_name(view, texts).lower())


def _attack(view: View, names: Sequence[str], cards: dict[str, PlacedCard], texts: Texts, longest: int) -> list[str]:
    attack = attack_of(view)
    if attack is None or attack.attacker not in cards or not attack.aims:
        return []
    attacker = _creature(cards[attack.attacker].card, texts, longest)
    target = names[1 - view.turn_player]
    if attack.target in cards:
        target = _creature(cards[attack.target].card, texts, longest)
    said = [texts("alt-attack", attacker=attacker, target=target)]
    if attack.blocker in cards:
        said.append(texts("alt-block", blocker=_creature(cards[attack.blocker].card, texts, longest)))
    return said


def _player(view: View, player: int, name: str, cards: Sequence[PlacedCard], texts: Texts, longest: int) -> list[str]:
    zones = view.zones
    groups = mana_groups(zones[f"mana zone:{player}"].cards)
    graveyard = zones[f"graveyard:{player}"]
    said = [
        texts(
            "alt-player",
            name=name,
            shields=view.facts["shields"][player],
            untapped=sum(group.untapped for group in groups),
            mana=view.facts["mana"][player],
            hand=zones[f"hand:{player}"].count,
            deck=zones[f"deck:{player}"].count,
            graveyard=graveyard.count,
        )
    ]
    listed = [_placed(each, texts, longest) for each in cards]
    shields = shields_of(view, player)
    castles = [f"{each.place} {each.castle}" for each in shields if each.castle]
    if castles:
        said.append(texts("alt-castles", castles=", ".join(castles)))
    shown = [f"{each.place} {name}" for each in shields for name in each.shown]
    if shown:
        said.append(texts("alt-shields-shown", cards=", ".join(shown)))
    said.append(texts("alt-creatures", cards=", ".join(listed)) if listed else texts("alt-no-creatures"))
    return said


def _placed(placed_card: PlacedCard, texts: Texts, longest: int) -> str:
    said = _creature(placed_card.card, texts, longest)
    if placed_card.seals:
        said = texts("alt-sealed", card=said, count=placed_card.seals)
    for gear in placed_card.worn:
        said = texts("alt-with", creature=said, gear=_name(gear, texts, longest))
    return said


def _creature(card: CardView, texts: Texts, longest: int) -> str:
    if card.definition is None or card.face_down:
        return texts("hidden-card")
    if CREATURE not in card.values.get(TYPES, ()):
        return _name(card, texts, longest)
    power = max(0, card.values.get(POWER, 0))
    said = "alt-tapped" if card.rested else "alt-untapped"
    return texts(said, name=_name(card, texts, longest), power=said_power(power))


def _name(card: CardView, texts: Texts, longest: int) -> str:
    if card.definition is None or card.face_down:
        return texts("hidden-card")
    name = card.definition.name
    if len(name) > longest:
        name = short(name)
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"
