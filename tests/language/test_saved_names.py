"""What saves call the nodes of all games: as they always did, so that matches saved long ago go on as they were."""

from __future__ import annotations

import json

import pytest

from engine.kernel.abilities import Automatic
from engine.kernel.codec import encode
from engine.language.delayed import EndOf
from tests.language.languages import language_of

TEXT = (
    "AUTO (VC): [Discard a card] When this unit attacks, if you have exactly two cards in your hand, draw a card, and "
    "this unit gets power +1000 until end of turn. At the end of turn, draw a card."
)
CARD = {"@": "Description", "noun": {"@": "CardNoun"}, "qualities": [], "traits": []}
ONE = {"@": "Literal", "number": 1}
DRAW = {"@": "Draw", "player": "yours", "count": ONE}
SAVED = {
    "@": "Automatic",
    "zones": ["vanguard circle"],
    "condition": None,
    "label": None,
    "trigger": {"@": "Attacks", "who": {"@": "ThisUnit"}, "attacked": None},
    "requirement": {
        "@": "Have",
        "player": "yours",
        "quantity": {"@": "Just", "number": 2},
        "things": {
            "@": "CardsIn",
            "description": CARD,
            "place": {"@": "ZoneOf", "owner": "yours", "zone": "hand"},
        },
    },
    "costs": [{"@": "Doing", "deed": {"@": "Discard", "count": {"@": "Exactly", "number": ONE}, "description": CARD}}],
    "effect": {
        "@": "Resolution",
        "effect": {
            "@": "Sentences",
            "sentences": [
                {
                    "@": "Sequence",
                    "first": DRAW,
                    "then": {
                        "@": "Affect",
                        "subject": {"@": "ThisUnit"},
                        "predicates": [{"@": "Gets", "statistic": "power", "amount": 1000, "each": None}],
                        "duration": "turn",
                    },
                },
                {"@": "Later", "moment": "end of turn", "instruction": DRAW},
            ],
        },
    },
    "restriction": "",
    "optional": False,
}


def test_a_compiled_text_is_saved_as_it_was_under_the_former_names() -> None:
    (ability,) = language_of("vanguard").compile(TEXT)
    assert json.loads(json.dumps(encode(ability))) == SAVED


def test_an_ability_that_an_effect_made_is_saved_as_it_was_under_the_former_names() -> None:
    saved = encode(Automatic(trigger=EndOf("end of turn")))
    assert saved["trigger"] == {"@": "Passing", "kind": "end of turn"}


@pytest.mark.parametrize(
    ("game", "text", "saved"),
    [
        (
            "level_neo",
            "Use (Battle/Either turn): The attacking characters get AP +1000 until end of battle.",
            {"@": "InBattle", "part": "attacking"},
        ),
        (
            "vanguard",
            "ACT (VC): The attacking unit gets power +1000 until end of turn.",
            {"@": "InBattle", "role": "attacking"},
        ),
    ],
)
def test_roles_in_the_battle_are_saved_as_each_game_has_called_them(game: str, text: str, saved: object) -> None:
    (ability,) = language_of(game).compile(text)
    assert json.loads(json.dumps(encode(ability)))["effect"]["effect"]["subject"] == saved
