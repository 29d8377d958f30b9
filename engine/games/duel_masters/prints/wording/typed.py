"""How people type cards: words of other games and of chats, put in those of print.

"Enters the battle zone", "dies", "creatures you control", "can not", "S-Trigger".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters.prints.wording.short_forms import KEYWORDS_IN_SHORT, with_what_is_unsaid
from engine.language.prints.choices import with_choices
from engine.language.prints.everyday_actions import AMONG_THEM
from engine.language.prints.hands import HANDS
from engine.language.prints.other_players_doing import may_do_instead
from engine.language.prints.rewording import reworded, rewordings
from engine.language.prints.sentence_order import turned
from engine.language.prints.typed_text import (
    DRAWS,
    IF_NOT,
    OFFERS,
    YOUR_OPPONENT,
    as_printed,
    outside_names,
    with_whole_sentences,
)

_TYPES: Final = r"(?:creature|cross gear|tamaseed|field|aura|element|artifact)"
_STANDS_ALONE: Final = re.compile(
    r"(?:(?:[\w'+-]{1,20} ){0,2}(?:blocker|breaker|attacker|slayer|charger|trigger|fighter|skill|saver|stealth)"
    r"(?: [+-]?\d+)?\.?(?: ?\([^\n]{0,400})?$|[\N{BULLET}\N{BLACK SQUARE}►\[{(-])",
    re.IGNORECASE,
)
"""What begins a line of its own, also with a small letter: a keyword by itself, or a mark."""

_KEYWORD: Final = (
    r"(?:(?:double|triple|quattro|world)[ -]breaker|blocker|slayer|speed attacker|mach fighter|power attacker [+-]?\d+"
    r"|charger|(?:shield|s)[ -]trigger)"
)
_GAINED: Final = r"(?:(?:double|triple|world) breaker|blocker|slayer|speed attacker|mach fighter|power attacker)"
_FIRST: Final = re.compile(rf"^({_KEYWORD})(?:[.:;,]| -) (?=[A-Z])", re.IGNORECASE | re.MULTILINE)
"""A keyword before a sentence on its line."""

_MOST_KEYWORDS: Final = 5  # on one line

_ADJECTIVES: Final = (
    r"(?:(?:light|water|darkness|fire|nature|tapped|untapped|(?!(?:Destroy|Tap|Untap|Return|Put|Choose|Other|All|Each|If"
    r"|When|Whenever|While|For)\b)[A-Z][a-z]+) (?:or )?){0,4}"
)
"""Civilisations and races before "creatures"."""

_WORDS: Final = rewordings(
    (r"\b([Cc])an ?not\b|\b([Cc])ant\b", r"\1\2an't"),
    (r"\b(do|does|is|are|did|would)nt\b", r"\1n't"),
    (r"\b(mana|battle|shield|hyperspatial) ?zone(?!s)", r"\1 zone"),
    (r"(?i)^(?:s[- ]?trigger|shield[- ]trigger|\[s[- ]?trigger\])(?=[.!]?(?: ?\(|$))", "Shield trigger"),
    (r"(?i)\bpower attacker (?=\d)", "power attacker +"),
    (r"(?i)\bpower attacker \+ (?=\d)", "power attacker +"),
    (r"(?i)^(?:tap|\{?t\}?): ", "Tap ability: "),
    (r"(?i)^(choose one)(?: of these)?:? ?$", r"\1 of the following:"),
    # what is not named: this creature
    (
        r"(?i)^(?:ETB[:,]?|When(?:ever)? (?:put into|entering) the battle zone,) ",
        "When this creature comes into play, ",
    ),
    (r"(?i)^On (?:attack|attacking)[:,] ", "Whenever this creature attacks, "),
    (r"(?i)^When(?:ever)? (?=(?:destroyed|attacking|attacked|blocking|blocked)\b)", "When this creature is "),
    (r"\b([Ww]hen(?:ever)? this creature) is (attack|block)ing\b", r"\1 \2s"),
    (r"(?i)^\+(\d{4,}) power while attacking\.?$", r"Power attacker +\1"),
    (r"(?i)^can't\b", "This creature can't"),
    (r"(?i)^can attack\b", "This creature can attack"),
    (r"(?i)^gets (?=[+-]\d)", "This creature gets "),
    (
        (
            r"((?:^|[,.:] |\b[Ww]hen |ever )[Tt]his) "
            r"(?=(?:attacks|blocks|battles|dies|enters|leaves|can attack|can't|gets|would|wins|loses"
            r"|is (?:tapped|destroyed|blocked))\b)"
        ),
        r"\1 creature ",
    ),
    (r"\bwith an? (cost|power) of (?=\d)", r"with \1 "),
    (
        r"\b(of your deck\b[^\"]{1,60}?\bput (?:it|them|the rest) on the (?:bottom|top))(?=[.,]|$)",
        r"\1 of your deck",
    ),
    (r"^Win the game\b", "You win the game"),
    # coming and going
    (r"\b([Ww]hen(?:ever)? this creature) enters(?=,)", r"\1 comes into play"),
    (
        (
            rf"\b([Ww])hen(ever)? this ({_TYPES}) (?:enters?|comes into|is put into|is placed (?:in|into)|enters into) "
            r"(?:the battle zone|play|the field|the battlefield)\b"
        ),
        r"\1hen you put this \3 into the battle zone",
    ),
    (r"\b([Ww])hen(ever)? this creature is summoned\b", r"\1hen you summon this creature"),
    (
        r"\b([Ww])hen(?:ever)? this creature (?:dies|is destroyed), (?=[^.\"]* instead\.?$)",
        r"\1hen this creature would be destroyed, ",
    ),
    (r"\b([Ww]hen(?:ever)? [^.,\"]{3,60}?) dies\b", r"\1 is destroyed"),
    (r"\b([Ww])henever you attack with this creature\b", r"\1henever this creature attacks"),
    (r"\b(would) die\b", r"\1 be destroyed"),
    (r"^(When(?:ever)? (?:this creature|you|your|an?)\b[^,:\"]{3,60}?) ?: (?=\w)", r"\1, "),
    (r"\b([Aa]t the) beginning of (?:each of your turns|your turn)\b", r"\1 start of your turn"),
    (
        r"^(?:This creature )?(?:[Ee]nters|[Cc]omes into play)(?: the battle zone)? tapped\.?$",
        "This creature enters the battle zone tapped.",
    ),
    (
        r"^When(?:ever)? another (\w+ )?creature enters (?:the battle zone|play) under your control\b",
        r"Whenever you put another \1creature into the battle zone",
    ),
    (r"\b[Ss]acrifice this creature\b", "destroy this creature"),
    (r"\b[Ss]acrifice another (\w+ )?creature\b", r"destroy one of your other \1creatures"),
    (r"\b[Ss]acrifice an? (\w+ )?creature\b", r"destroy one of your \1creatures"),
    (
        r"\b([Yy]our opponent) sacrifices an? (\w+ )?creature\b",
        r"\1 chooses one of their \2creatures and destroys it",
    ),
    (r"\bshow it(?=[,.])", "show it to your opponent"),
    (r"^Spells cost your opponent (\d) more(?: to cast)?\.?$", r"Your opponent's spells each cost \1 more to cast."),
    # whose creatures, and which
    (r"\b([Yy]ou) control (?=(?:an?|another|no|one|two|three|\d)\b)", r"\1 have "),
    (r"\b([Ee])ach (other )?(\w+ )?creature you control\b", r"\1ach of your \2\3creatures"),
    (r"\b([Aa])ll (other )?(\w+ )?creatures you control\b", r"\1ll your \2\3creatures"),
    (r"\b([Aa])nother (\w+ )?creature (?:that )?you control\b", r"\1nother of your \2creatures"),
    (
        rf"\b((?:up to )?(?:two|three|\d)) ((?:other )?{_ADJECTIVES})creatures (?:that )?you control\b",
        r"\1 of your \2creatures",
    ),
    (
        rf"\b((?:up to )?(?:two|three|\d)) ({_ADJECTIVES})creatures (?:that )?your opponent controls\b",
        r"\1 of your opponent's \2creatures",
    ),
    (
        rf"\b({_ADJECTIVES})[Cc]reatures (?:that )?your opponent controls\b",
        r"your opponent's \1creatures",
    ),
    (rf"\b((?:[Oo]ther )?{_ADJECTIVES})[Cc]reatures (?:that )?you control\b", r"your \1creatures"),
    (r"\b([Ee]ach player) sacrifices an? (\w+ )?creature(?=[.,])", r"\1 destroys one of his \2creatures"),
    (r"\ball (\w+ )?creatures your opponent controls\b", r"all your opponent's \1creatures"),
    (
        r"\b(?:a|an|one|target) (\w+ )?creature (?:that )?your opponent controls\b",
        r"one of your opponent's \1creatures",
    ),
    (r"\b(?:a|an|one|target) (\w+ )?creature (?:that )?you control\b", r"one of your \1creatures"),
    (r"\btarget (?=creature|spell|card)", "a "),
    (r"\b(all|each|your|your opponent's|two|three|\d) blockers\b", r'\1 creatures that have "blocker"'),
    (r"\b(a|one|another) blocker\b(?! or)", r'\1 creature that has "blocker"'),
    (r"\b([Hh])is or her\b", "their"),
    (r"^(When(?:ever)? this creature attacks a player, )that player\b", r"\1your opponent"),
    (r"^Opponents?'?s? (?=creatures?\b|spells?\b|cards?\b|hand\b)", "Your opponent's "),
    (r"^Opponent's (?=\w)", "Your opponent's "),
    (r"^Opponent (?=(?:discards?|draws?|chooses?|can't|loses|puts|reveals|taps|destroys)\b)", "Your opponent "),
    (r"\b([Aa])nother (\w+ )?creature of yours\b", r"\1nother of your \2creatures"),
    (r"\b(?:an?|one) (\w+ )?creature of yours\b", r"one of your \1creatures"),
    (r"\banother one of your (\w+ )?creatures\b", r"one of your other \1creatures"),
    (
        r"\b(an? opponent's (?:\w+ )?creature|opponent's creatures?) with less power than this creature\b",
        r"\1 that has less power than this creature",
    ),
    (r"\b([Yy]ou have [^.,]{1,30}cards?) in hand\b", r"\1 in your hand"),
    (r"\b([Yy]our opponent has [^.,]{1,30}cards?) in hand\b(?! than\b)", r"\1 in their hand"),
    (r"\b(all|each) opposing (?=(?:\w+ )?creatures?\b)", r"\1 of your opponent's "),
    (r"\b(?:an|one|target) (?:opposing|opponent) ((?:\w+ )?creature)\b", r"one of your opponent's \1s"),
    (r"\b(creature) with the (lowest|highest) power\b", r"\1 that has the \2 power"),
    (r"\b(creatures) with the (lowest|highest) power\b", r"\1 that have the \2 power"),
    (r"\bor (?:lower|below)\b", "or less"),
    (r"\bor (?:higher|above|greater)\b", "or more"),
    (
        (
            r"\b(?:at the (?=bottom|top)|to the (?=bottom))(bottom|top) of (?=(?:their|its owner's|your|your "
            r"opponent's) deck\b)"
        ),
        r"on the \1 of ",
    ),
    (r"\b([Tt]his creature costs \d (?:less|more))(?=\.|,|$| for each\b)", r"\1 to summon"),
    (
        (
            r"^When(?:ever)? (?:one of your other|another of your) (\w+ )?creatures? "
            r"(?:is put into|enters|comes into) (?:the battle zone|play)\b"
        ),
        r"Whenever you put another \1creature into the battle zone",
    ),
    (r"(?i)\b(double|triple|quattro|world)-breaker\b", r"\1 breaker"),
    (r"(?<=\w), (?=unless\b)", " "),
    (r"\b[Rr]eveal your opponent's hand\b", "Your opponent reveals their hand"),
    (r"^(When(?:ever)? your opponent [^.,\"]{3,60}, )that player (?=\w+s?\b)", r"\1your opponent "),
    # cards
    (
        r"\b([Yy]our opponent|you) randomly discards? ((?:a|\d|two|three) cards?)(?: from (?:his|their|your) hand)?",
        r"\1 discards \2 at random from their hand",
    ),
    (
        (
            r"\b([Pp]ut (?:it|them|that card|this card|that creature|(?:a|one|\d) cards?[^.,]{0,40}?)) in "
            r"(?=(?:your|their|its owner's) (?:hand|mana zone|graveyard)\b(?! (?:into|on|under|to)\b))"
        ),
        r"\1 into ",
    ),
    (r"\b([Rr]eturn [^.,]{3,60}?) to hand\b", r"\1 to its owner's hand"),
    (r"\b(\d or more|\w+ or more) mana\b(?! zone)", r"\1 cards in your mana zone"),
    (
        r"\b(?:add|put) the top card of your deck (?:to|into) your shield zone(?=[,.]|$)",
        "add the top card of your deck to your shields face down",
    ),
    (r"^(?:If|Each time) this creature attacks, ", "Whenever this creature attacks, "),
    (r"\bAs long as\b", "While"),
    (r"\b(until the end of) (?=turn\b)", r"\1 the "),
    (r"^Your (opponent can't [^.,\"]{3,60}) during (your(?: opponent's)? turn)\.?$", r"During \2, your \1."),
    (r"\bas long as\b", "while"),
    (
        (
            r"\b([Pp]ut (?:an?|one|two|all|each|up to \w+|\d)(?: of)? (?:your )?opponent's [^.,\"]{3,60}?) "
            r"(?:in|into|to) (?:the )?(mana zone|mana|graveyard)(?=[.,]|$)"
        ),
        r"\1 into its owner's \2",
    ),
    (
        (
            r"\b([Cc]hoose (?:an?|one|two|all|each|up to \w+|\d)(?: of)? (?:your )?opponent's [^.,\"]{3,60}?,? and put "
            r"(?:it|them)) (?:in|into|to) (?:the )?(mana zone|mana|graveyard)(?=[.,]|$)"
        ),
        r"\1 into its owner's \2",
    ),
    (r"\b(into its owner's mana)(?=[.,]|$)", r"\1 zone"),
    (r"\b([Pp]ut) (?=top (?:card|\d cards) of your deck\b)", r"\1 the "),
    (
        r"\b([Pp]ut [^.,]{2,60}?)(?<!lying) (?:in|into|to) (?:your )?(mana|graveyard)(?: zone)?(?=[.,]|$)",
        r"\1 into your \2 zone",
    ),
    (r"\b(into your graveyard) zone\b", r"\1"),
    (r"(?i)^mill (\d)\b", r"Put the top \1 cards of your deck into your graveyard"),
    (r"(?i)^evol(?:ves?|ution) (?:from|onto?) ((?:an?|one of your) [^.:\n]{3,40})\.?$", r"Evolution: Put on \1"),
    # how much
    (rf"\b[Gg]ain(s?) (?=[\"\u201c]?{_GAINED}\b)", r"get\1 "),
    (r"\b([Tt]his creature|it) has (?=[+-]\d{4,} power\b)", r"\1 gets "),
    (r"\bgain(s?) (?=[+-]?\d{4,} (?:more )?power\b)", r"get\1 "),
    (r"\blose(s?) (?=\d{4,} power\b)", r"get\1 -"),
    (r"\b(gets?|gains?) (?=\d{4,} (?:more )?power\b)", r"\1 +"),
    (
        r"^((?:(?:[Ll]ight|[Ww]ater|[Dd]arkness|[Ff]ire|[Nn]ature) )?creatures) (?:cannot|can't) block this creature\b",
        r"This creature can't be blocked by \1",
    ),
    (r"\b(gets?|gains?) ([+-]\d{4,})(?= ?(?:and\b|,|\.|$))", r"\1 \2 power"),
    (r"\b([Yy]our spells (?:each )?cost \d (?:less|more))(?=\.|$)", r"\1 to cast"),
    (r"\b([Yy]our creatures (?:each )?cost \d (?:less|more))(?=\.|$)", r"\1 to summon"),
)


_TURNED: Final = rewordings(
    *turned(
        "creature",
        {
            "destroyed": "destroy",
            "tapped": "tap",
            "untapped": "untap",
            "returned(?= to )": "return",
            "put(?= into )": "put",
        },
    )
)
_KEYWORDS: Final = re.compile(rf"^{_KEYWORD}(?:(?: ?[.,;/&] ?| and ){_KEYWORD})+\.?$", re.IGNORECASE | re.MULTILINE)
"""Several keywords on a line."""

_UNSTOPPED: Final = re.compile(
    r"^((?:draw|destroy|tap|untap|discard|put|return|this creature (?:can't|can|gets|attacks)|you|your opponent)\b"
    r"[^\n]*\w)$",
    re.IGNORECASE,
)
"""A short sentence without its stop."""

_IN_BRACKETS: Final = re.compile(rf"^\[{_KEYWORD}\](?: ?\[{_KEYWORD}\])+$", re.IGNORECASE | re.MULTILINE)
_BETWEEN: Final = re.compile(r" ?[.,;/&] ?| and ")
_BULLET: Final = re.compile(r"\n *[\N{BULLET}*\N{MIDDLE DOT}] *")
_CHOSEN: Final = re.compile(r"(\bof the following:?)((?:\n *[\N{BULLET}*\N{MIDDLE DOT}][^\n]*)+)", re.IGNORECASE)
"""Options behind bullets, which otherwise stand before abilities."""


def as_print_has_it(text: str) -> str:
    """A text in the words of print, with its sentences on one line each."""
    return outside_names(text, _as_print_has_it)


def _as_print_has_it(text: str) -> str:
    text = with_choices(_without_marks(as_printed(text)), _joined)
    text = with_whole_sentences(text, lambda line: _STANDS_ALONE.match(line) is not None)
    text = reworded(text, KEYWORDS_IN_SHORT)
    for _ in range(_MOST_KEYWORDS):
        text = _FIRST.sub(r"\1\n", text)
    text = _KEYWORDS.sub(lambda line: _BETWEEN.sub("\n", line[0].rstrip(" .")), text)
    return _CHOSEN.sub(_marked, "\n".join([_line(line) for line in text.split("\n")]))


def _joined(said: str, options: Sequence[str]) -> str:
    """A choice as print has it, with its options below."""
    return "\n\N{BLACK RIGHT-POINTING POINTER}".join((f"{said} one of the following:", *options))


def _without_marks(text: str) -> str:
    """A text without the hyphens before its lines, if they stand before all of them; and one keyword a line."""
    text = _IN_BRACKETS.sub(lambda line: line[0].replace("] [", "]\n[").replace("][", "]\n["), text)
    lines = [line for line in text.split("\n") if line.strip()]
    return "\n".join([line[2:] for line in lines]) if all(line[:2] == "- " for line in lines) else text


def _line(line: str) -> str:
    line = with_what_is_unsaid(
        reworded(may_do_instead(line), (*OFFERS, *YOUR_OPPONENT, *AMONG_THEM, *HANDS, *_TURNED, *DRAWS, *IF_NOT))
    )
    return _UNSTOPPED.sub(r"\1.", reworded(line, _WORDS))


def _marked(choice: re.Match[str]) -> str:
    """What is chosen among, each behind the mark that print has there."""
    return choice[1] + _BULLET.sub("\n\N{BLACK RIGHT-POINTING POINTER}", choice[2])
