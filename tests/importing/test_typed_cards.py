"""Card files of our own whose texts are typed as people do, of every game, and what is said of those that fail."""

from __future__ import annotations

import json
from typing import Any

import pytest
import tomli_w

from engine.games import rulebooks
from engine.importing.cards import import_cards
from engine.importing.imported import DECLINED, PLAYABLE, Imported
from engine.importing.sources import read_source

UNIT = {"number": "O/1", "name": "Redwing, Keeper", "clan": "Kagero", "grade": 1, "power": 7000, "shield": 5000}
PEGASUS = {
    "name": "Young Pegasus Knight",
    "number": "O/2",
    "type": "Normal Unit",
    "clan": "Royal Paladin",
    "grade": 1,
    "power": 6000,
    "shield": 5000,
}
CREATURE = {
    "number": "O/1",
    "name": "Old Kiln",
    "civilizations": ["fire"],
    "cost": 4,
    "power": 4000,
    "races": ["Goblin"],
}
CHARACTER = {"number": "O/1", "name": "Pip", "colour": "red", "turn_cost": 3, "ap": 3000, "traits": ["Kiln"]}
MEMBER = {
    "number": "O/1",
    "type": "tranceunion",
    "title": "Lamp Rider",
    "character": ["Ada"],
    "world": ["Brinelight"],
    "traits": ["Light"],
    "colour": "crimson",
    "level": 1,
    "cost": 1,
    "territory": 1,
    "power": 7000,
    "aura": 1,
    "limit": 2,
    "logic": {"power": 2000},
}


def imported(game: str, row: dict[str, Any], text: str) -> Imported:
    source = read_source("ours.toml", tomli_w.dumps({"card": [{**row, "text": text}]}).encode())
    (card,) = import_cards(rulebooks()[game], source, {}, {})
    return card


@pytest.mark.parametrize(
    ("game", "row", "typed", "meant"),
    [
        (
            "vanguard",
            UNIT,
            "[AUTO] When Redwing is placed on V, draw 1 card",
            "AUTO: When this unit is placed on VC, draw a card.",
        ),
        (
            "vanguard",
            UNIT,
            'AUTO R: When your "Redwing, Keeper" attacks, draw a card.',
            'AUTO (RC): When your card named "Redwing, Keeper" attacks, draw a card.',
        ),
        ("luck_and_logic", MEMBER, "[Act] (once per turn) [(1)]: Draw a card.", "ACT [1/turn]: [(1)] Draw a card."),
        (
            "duel_masters",
            CREATURE,
            "When Old Kiln enters the battle zone, draw a card.",
            "When you put this creature into the battle zone, draw a card.",
        ),
        (
            "level_neo",
            CHARACTER,
            "[Start] When this card attacks, it gains +500 AP until the end of the battle",
            "Start: When this character attacks, it gets AP +500 until end of battle.",
        ),
        (
            "level_neo",
            CHARACTER,
            "* Start: When this character attacks, draw a card\n* Cont: This character gets +500 AP",
            "Start: When this character attacks, draw a card.\nCont: This character gets AP +500.",
        ),
        *[
            ("luck_and_logic", MEMBER, typed, meant)
            for typed, meant in (
                ("ACT [EX Soul 2] (1/turn): [(1)] Draw a card", "ACT [1/turn] EX Soul 2: [(1)] Draw a card."),
                ("[ACT] Make-Up Lv.3 [(1)]", "ACT Make Up Lv 3: [(1)]."),
                ("Make Up Lv 3", "ACT Make Up Lv 3."),
                (
                    "[AUTO] Detonate\n[AUTO][Detonate Skill] Draw a card",
                    "AUTO Detonate.\nAUTO Detonate Skill: Draw a card.",
                ),
                (
                    "[AUTO][Vanguard] When this card attacks, draw a card",
                    "AUTO Vanguard: When this member attacks, draw a card.",
                ),
            )
        ],
        (
            "luck_and_logic",
            MEMBER,
            "- AUTO: When this member attacks, draw a card",
            "AUTO: When this member attacks, draw a card.",
        ),
        (
            "level_neo",
            CHARACTER,
            "\u3010Cont\u3011: Your other <Kiln> characters get +1,000 AP",
            "Cont: All of your other <Kiln> characters get AP +1000.",
        ),
        (
            "level_neo",
            CHARACTER,
            (
                "Start: When this character enters play, search your deck for a <Tide> character, add it to your "
                "hand, then "
                "shuffle."
            ),
            (
                "Start: When this character comes into play, search your deck for up to one <Tide> character, put it "
                "into your "
                "hand, and shuffle your deck."
            ),
        ),
        *[
            (game, MEMBER, typed, meant)
            for game in ("luck_and_logic", "luck_and_logic_1")
            for typed, meant in (
                (
                    "[AUTO] When Lamp Rider attacks, this card gets +1000 power until the end of the turn",
                    "AUTO: When this member attacks, this member gets power +1000 until end of turn.",
                ),
                (
                    "[ACT](once per turn): [(1)] Draw a card, then discard a card.",
                    "ACT [1/turn]: [(1)] Draw a card, and discard a card.",
                ),
                *[
                    (typed, "ACT [1/turn]: [(1)] Draw a card.")
                    for typed in (
                        "ACT 1/turn (1): Draw a card",
                        "ACT [(1)] (once per turn): Draw a card",
                        "ACT: [(1)] Draw a card (1/turn)",
                        "ACT: [(1)] Draw a card. Once per turn.",
                        "ACT: [(1)] Draw a card. This ability can only be used once per turn.",
                        "ACT: [(1)] Draw a card. You may use this once a turn",
                    )
                ],
            )
        ],
    ],
)
def test_typed_texts_are_imported_in_the_words_of_the_card_language(
    game: str, row: dict[str, Any], typed: str, meant: str
) -> None:
    card = imported(game, row, typed)
    assert (card.status, card.why) == (PLAYABLE, "")
    assert card.row is not None
    assert card.row["text"] == meant


def test_a_name_in_any_quotation_marks_is_not_taken_for_this_card() -> None:
    typed = "AUTO R: When your \u201cRedwing, Keeper\u201d attacks, Redwing gets +2000 power until end of turn."
    card = imported("vanguard", UNIT, typed)
    assert card.row is not None
    told = 'When your card named "Redwing, Keeper" attacks, this unit gets power +2000 until end of turn.'
    assert card.row["text"] == f"AUTO (RC): {told}"


@pytest.mark.parametrize(
    ("game", "row", "text"),
    [
        (
            "level_neo",
            CHARACTER,
            'Start: When this character attacks, choose one of your characters named "Look and Draw", and rest it',
        ),
        ("level_neo", CHARACTER, "Cont: All of your other <Stand and Draw> characters get AP +500"),
        (
            "luck_and_logic",
            MEMBER,
            'AUTO: When this member attacks, choose one of your members named "Add 1,000 to your hand", and rest it',
        ),
        ("luck_and_logic", MEMBER, "CONT: Your other <Graveyard and Look> members get power +1000"),
    ],
)
def test_names_and_traits_may_consist_of_any_words(game: str, row: dict[str, Any], text: str) -> None:
    card = imported(game, row, text)
    assert card.row is not None
    assert card.row["text"] == f"{text}.".replace("CONT: Your", "CONT: All of your")


@pytest.mark.parametrize(
    ("game", "row", "text"),
    [
        ("level_neo", CHARACTER, "Start: When this character attacks, draw a card."),
        ("luck_and_logic", MEMBER, "AUTO: When this member attacks, draw a card."),
        ("vanguard", UNIT, "AUTO (RC): When this unit attacks, draw a card."),
        ("duel_masters", CREATURE, "When this creature attacks, draw a card."),
    ],
)
def test_what_parentheses_say_beyond_a_reminder_is_not_dropped(game: str, row: dict[str, Any], text: str) -> None:
    reminders = ("This is a rule that all know.", "While it attacks, it has nothing else to do.")
    assert [imported(game, row, f"{text} ({each})").status for each in reminders] == [PLAYABLE, PLAYABLE]
    beyond = (
        "Then discard a card.",
        "If you have a Dragon",
        "While you have two or more cards.",
        "As long as you are behind.",
        "During your turn.",
        "When it attacks a player.",
        "On your turn",
        "With two or more others.",
        "Costs 2 more.",
        "Pay one more.",
        "Max 3 times.",
        "Up to three in a game.",
    )
    assert [each for each in beyond if imported(game, row, f"{text} ({each})").status != DECLINED] == []
    within = (f"{text[:-1]} ({each.rstrip('.')})." for each in beyond)
    assert [each for each in within if imported(game, row, each).status != DECLINED] == []


def test_a_level_burst_is_typed_as_other_texts_are() -> None:
    burst = "Your main character gains +500 AP until the end of the battle"
    card = imported(
        "level_neo", {**CHARACTER, "level_burst": burst}, "Start: When this character enters play, draw a card"
    )
    assert card.row is not None
    assert card.row["text"] == "Start: When this character comes into play, draw a card."
    assert card.row["level_burst"] == "Your main character gets AP +500 until end of battle."


def test_a_level_burst_may_be_typed_with_its_heading() -> None:
    card = imported("level_neo", {**CHARACTER, "level_burst": "Level burst - draw a card"}, "")
    assert card.row is not None
    assert card.row["level_burst"] == "Draw a card."


def test_what_is_wrong_with_a_level_burst_is_said_as_of_a_text() -> None:
    wrong = "Your main character gains +500 AP until the end of the battel"
    card = imported("level_neo", {**CHARACTER, "level_burst": wrong}, "Start: When this card attacks, draw a card")
    assert card.why.startswith("'battel' is not a word of this language (did you mean 'battle'?)")


def test_the_line_of_a_typed_text_is_said_that_is_not_read() -> None:
    right = "[CONT](R): This unit gets +1000 power."
    card = imported("vanguard", UNIT, f"{right}\n{right}\n\n[AUTO](R): When this unit atacks, draw a card.")
    assert "line 3, column 27:\n    AUTO (RC): When this unit atacks, draw a card.\n" in card.why


@pytest.mark.parametrize("where", ["from your graveyard", "in your graveyard"])
def test_a_name_is_not_taken_for_this_card_where_one_is_meant_that_is_elsewhere(where: str) -> None:
    card = imported("duel_masters", CREATURE, f"When Old Kiln attacks, you may return Old Kiln {where} to your hand.")
    assert (card.status, card.why.split(" is ")[0]) == (DECLINED, "'Old'")


def test_a_text_that_is_none_is_not_read_as_one() -> None:
    source = read_source("ours.toml", tomli_w.dumps({"card": [{**CREATURE, "text": ["Blocker"]}]}).encode())
    (card,) = import_cards(rulebooks()["duel_masters"], source, {}, {})
    assert card.why == "text: this is a text in quotation marks, not ['Blocker']"


@pytest.mark.parametrize(("field", "wrong"), [("grade", 9), ("grad", 1)])
def test_what_is_wrong_beside_the_text_is_said_whatever_the_text_is(field: str, wrong: int) -> None:
    card = imported("vanguard", {**UNIT, field: wrong}, "[AUTO](RC): When this unit attacks, draw a card.")
    assert card.status == DECLINED
    assert field in card.why


def test_cards_of_databases_may_speak_of_themselves_by_name() -> None:
    typed = "[AUTO](VC):When Young Pegasus Knight attacks, draw a card."
    source = read_source("cards.json", json.dumps([{**PEGASUS, "effect": typed}]).encode())
    (card,) = import_cards(rulebooks()["vanguard"], source, {}, {})
    assert (card.status, card.why) == (PLAYABLE, "")
    assert card.row is not None
    assert card.row["text"] == "AUTO (VC): When this unit attacks, draw a card."


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (
            "[AUTO](RC): When this unit atacks, draw a card.",
            "'atacks' is not a word of this language (did you mean 'attacks'?)",
        ),
        ("AUTO (RC): When this unit atacks, draw a card.", "'atacks' is not a word of this language"),
        ("[AUTO](RC): When this unit is boosted, it gets +2000.", "it does not say how long this lasts"),
        ("[ACT](RC): Draw a card.\n[AUTO](RC): When this unit hums, draw a card.", "'hums' is not a word"),
        ("When this unit attacks, draw a card.", "unexpected 'When'; expected an ability (AUTO, ACT, CONT"),
    ],
)
def test_what_is_wrong_is_said_of_the_words_up_to_which_a_text_is_read(typed: str, why: str) -> None:
    card = imported("vanguard", UNIT, typed)
    assert card.status == DECLINED
    assert card.why.startswith(why)


def test_cards_that_have_a_title_and_characters_are_called_by_both_in_reports() -> None:
    rows = [
        {**MEMBER, "text": "AUTO: When this member atacks, draw a card."},
        {**MEMBER, "title": "Oil Bearer"},
        {**MEMBER, "title": "Wick Cutter"},
    ]
    source = read_source("ours.toml", tomli_w.dumps({"card": rows}).encode())
    unread, first, second = import_cards(rulebooks()["luck_and_logic"], source, {}, {})
    assert unread.name == "Lamp Rider, Ada"
    assert unread.why.startswith("'atacks' is not a word of this language")
    assert (first.name, first.status) == ("Oil Bearer, Ada", PLAYABLE)
    assert (second.status, second.why) == (DECLINED, "its number is that of Oil Bearer, Ada")
