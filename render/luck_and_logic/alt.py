"""The board of Luck & Logic in sentences, for those who have it read to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.games.luck_and_logic.characteristics import AURA, COLOUR, LIMIT, POWER, WORLDS
from engine.games.luck_and_logic.zones import DROP, GATE_PREFIX, MY_LOGICALIST, PLACES, PURGE, REFRESH, STOCK, TOOL
from engine.kernel.views import CardView, View
from render.common.alt import standing, within_limit
from render.common.board_frame import phase_name, shown_cards
from render.luck_and_logic.battle import battle_of, in_battle, said_of
from render.luck_and_logic.faces import short
from render.luck_and_logic.members import set_on, soul_of
from render.wording import Texts

BRIEF, USUAL, FULL = range(3)
"""How much is said: all numbers and whole names; titles and powers; or not even level cards and open stock cards."""

LONGEST: Final = ((100, FULL), (100, USUAL), (24, USUAL), (16, USUAL), (11, USUAL), (16, BRIEF), (8, BRIEF))
"""Characters of a name, and how much is said: the most that leave room for everything."""


def describe(view: View, names: Sequence[str], texts: Texts) -> str:
    """The board in at most 1,024 characters: with all numbers and whole names if they fit, otherwise with fewer."""
    return within_limit(_Sentences(view, names, texts, longest, said).all() for longest, said in LONGEST)


class _Sentences:
    """A board in sentences, with names of so many characters."""

    def __init__(self, view: View, names: Sequence[str], texts: Texts, longest: int, said: int) -> None:
        self._view, self._names, self._texts = view, names, texts
        self._longest, self._full, self._brief = longest, said == FULL, said == BRIEF

    def all(self) -> list[str]:
        """Everything that there is to say."""
        said = [self._turn(), *standing(self._view, self._names, self._texts), *self._battle()]
        if shown := shown_cards(self._view):
            said.append(self._texts("alt-shown", cards=self._listed(shown)))
        for player in (0, 1):
            said += self._player(player)
        return said

    def _turn(self) -> str:
        view = self._view
        if not view.turn:
            return self._texts("alt-preparation")
        phase = phase_name(view, self._texts).lower()
        name = self._names[view.turn_player]
        battle = battle_of(view)
        if battle is None:
            return self._texts("alt-turn", number=view.turn, name=name, phase=phase)
        step = self._texts(f"step-{battle.step.replace(' ', '-')}").lower()
        return self._texts("alt-turn-step", number=view.turn, name=name, phase=phase, step=step)

    def _battle(self) -> list[str]:
        battle = battle_of(self._view)
        said = []
        if battle is not None and battle.attacker is not None and battle.circle is not None:
            attacker = self._name(self._on(battle.attacker))
            if battle.defender is None:
                place = self._place(battle.circle.partition(":")[0])
                said.append(self._texts("alt-attack-circle", attacker=attacker, place=place))
            else:
                what = self._texts(f"compared-{battle.compared}")
                numbers = {"attack": str(battle.attack), "defence": str(battle.defence)}
                defender = self._name(self._on(battle.defender))
                said.append(self._texts("alt-attack", attacker=attacker, defender=defender, what=what, **numbers))
        for player in (0, 1):
            if cards := in_battle(self._view, player):
                listed = ", ".join(f"{self._name(card)} {said_of(card, self._texts)}".strip() for card in cards)
                said.append(self._texts("alt-logic", name=self._names[player], cards=listed))
        return said

    def _player(self, player: int) -> list[str]:
        view, texts = self._view, self._texts
        whole = view.facts["gates"][player]

        def count(kind: str) -> int:
            zone = view.zones.get(f"{kind}:{player}")
            return zone.count if zone is not None else 0

        said = [
            texts(
                "alt-player",
                name=self._names[player],
                level=view.facts["levels"][player],
                gates=whole,
                stock=count(STOCK.name),
                hand=count("hand"),
                deck=count("deck"),
                drop=count(DROP.name),
                refresh=count(REFRESH.name),
                points=view.facts["refresh_points"][player],
                purge=count(PURGE.name),
            )
        ]
        said += self._levels(player)
        stock = [card for card in view.zones[f"{STOCK.name}:{player}"].cards if card.definition and not card.face_down]
        if stock and not self._brief:
            said.append(texts("alt-stock-open", cards=self._listed(stock)))
        said += self._beside(player)
        broken = [
            self._place(place)
            for place in PLACES
            if any(not card.face_down for card in view.zones[f"{GATE_PREFIX}{place}:{player}"].cards)
        ]
        if broken and view.turn:
            said.append(texts("alt-broken", places=", ".join(broken)))
        members = [
            texts("alt-at", place=", ".join(map(self._place, places)), member=self._member(card))
            for places, card in self._members(player)
        ]
        said.append(texts("alt-members", members="; ".join(members)) if members else texts("alt-no-members"))
        return said

    def _levels(self, player: int) -> list[str]:
        cards = self._view.zones[f"level:{player}"].cards
        if not cards or self._brief:
            return []
        if self._full:
            told = [self._level(card) for card in cards]
        else:
            down = sum(card.face_down for card in cards)
            told = [self._level(card) for card in cards if not card.face_down]
            told = list(dict.fromkeys(told)) + [self._texts("alt-face-down")] * bool(down)
        return [self._texts("alt-levels", cards=", ".join(told))]

    def _level(self, card: CardView) -> str:
        if card.definition is None or card.face_down:
            said = self._texts("alt-face-down")
            return self._texts("alt-resting", words=said) if card.rested and self._full else said
        said = f"{'/'.join(sorted(card.values.get(WORLDS, ())))} {card.values.get(COLOUR, '')}"
        return self._texts("alt-resting", words=said) if card.rested and self._full else said

    def _beside(self, player: int) -> list[str]:
        """4.18, 4.19. My Logicalist and tools."""
        said = []
        mine = self._view.zones.get(f"{MY_LOGICALIST.name}:{player}")
        for card in mine.cards if mine is not None else ():
            name = self._name(card)
            name = self._texts("alt-resting", words=name) if card.rested else name
            said.append(self._texts("alt-my-logicalist", name=name))
        tools = self._view.zones.get(f"{TOOL.name}:{player}")
        if tools is not None and tools.count:
            up = [card for card in tools.cards if not card.face_down]
            said.append(self._texts("alt-tools", count=tools.count, up=len(up), cards=self._listed(up)))
        return said

    def _members(self, player: int) -> list[tuple[tuple[str, ...], CardView]]:
        found = []
        for place in PLACES:
            for card in self._view.zones[f"{place}:{player}"].cards:
                places = tuple(name.partition(":")[0] for name in card.covers) or (place,)
                if places[0] == place:
                    found.append((places, card))
        return found

    def _member(self, card: CardView) -> str:
        if card.definition is None or card.face_down:
            return self._texts("alt-face-down")
        said = f"{self._name(card)} {card.values.get(POWER, 0)}"
        if self._full:
            aura, limit = card.values.get(AURA, 0), card.values.get(LIMIT, 0)
            said = self._texts("alt-numbers", member=said, aura=aura, limit=limit)
        if card.rested:
            said = self._texts("alt-resting", words=said)
        if soul := soul_of(self._view, card):
            cards = self._listed(soul)
            text = "alt-soul" if self._full else "alt-soul-count"
            said = self._texts(text, member=said, cards=cards, count=len(soul))
        if there := set_on(self._view, card):
            said = self._texts("alt-set", member=said, cards=self._listed(there))
        return said

    def _place(self, place: str) -> str:
        return self._texts(f"place-{place}")

    def _on(self, zone: str) -> CardView | None:
        """The card placed last on a circle."""
        lying = self._view.zones[zone].cards
        return lying[-1] if lying else None

    def _listed(self, cards: Sequence[CardView]) -> str:
        """Their names, each once with how many there are of it."""
        counts = Counter(map(self._name, cards))
        return ", ".join(
            name if count == 1 else self._texts("times", count=count, name=name) for name, count in counts.items()
        )

    def _name(self, card: CardView | None) -> str:
        if card is None or card.definition is None:
            return self._texts("hidden-card")
        name = card.definition.name if self._full else short(card.definition)
        return name if len(name) <= self._longest else f"{name[: self._longest - 1].rstrip()}…"
