# What the engine says in every game. A game's own words are in its folder and go before these.
# Values: players and cards by name, zones by their names, abilities by their printed text.

hidden-card = a hidden card
hidden-card-at = { $number ->
    [0] { $zone }
   *[other] card { $number } of { $zone }
}
and = { $first } and { $last }
gained-ability = an ability it has gained
turn-named = turn { $turn }

## Questions, and what may be answered

deciding = Waiting for a decision
ask-ability = Which ability is played first?
ask-pay = Pay the cost of { $card }? { $ability }
ask-use = Use { $card }? { $ability }
ask-replace = Let { $card } change what happens?
ask-replacement = Several cards would change what happens. Which one does?
ask-replaced-first = Several things would happen at once, and something else instead, perhaps not of all. Of which first?
ask-choose = { $card }: choose { $most ->
    [one] a card
   *[other] { $least } to { $most } cards
}
ask-loop-times = This could go on for ever. How many more times is it to be repeated?
ask-loop-times-too = This could go on for ever. The other player has it repeated { $wished } more times. And you? The lesser number counts.
option-times = { $value ->
    [0] Stop now
    [1] Once
   *[other] { $value } times
}
option-yes = Yes
option-no = No
option-pass = Pass
option-none = None
option-meanwhile = Use nothing meanwhile
option-play = Play { $card }
option-ability = { $ability }
option-decline = Do not use { $card } this time
option-replace = { $card }
option-replaced = { $card }
option-replaced-there = { $zone }
option-choose = { $card }

## Questions: what effects and costs ask. Values: the card that asks, at least and at most how many.

ask-reveal = { $card }: which cards do you reveal?
ask-put = { $card }: which cards do you put there?
ask-put-into-deck = { $card }: what goes to the deck?
ask-discard = { $card }: discard { $most ->
    [one] a card
   *[other] { $most } cards
}
ask-stand = { $card }: which cards stand?
ask-rest = { $card }: which cards rest?
ask-turn = { $card }: which cards are turned?
ask-find = { $card }: take up to { $most ->
    [one] one card
   *[other] { $most } cards
} from your deck
option-reveal = Reveal { $card }
option-put = { $card }
option-put-into-deck = { $card }
option-discard = Discard { $card }
option-stand = Stand { $card }
option-rest = Rest { $card }
option-turn = Turn { $card }
option-find = Take { $card }
ask-order-top = In which order do these cards go on top of the deck? The first one chosen is drawn first.
ask-order-bottom = In which order do these cards go under the deck? The first one chosen is drawn first.
ask-order-into = In which order do these cards come to { $zone }? The first one chosen is the topmost of them.
option-number = { $value }
option-option = { $value }
option-order = { $card }
ask-option = { $card }: which of these?
ask-options = { $card }: { $count ->
    [one] which of these?
   *[other] which of these, up to { $count }?
}
ask-number = { $card }: which number do you choose?
ask-seen = { $card }: these are the cards that you look at.
option-seen = Go on

## The log

ability = { $player_card }: { $ability }
    .icon = ✨
match-won = { $winner } wins the match. { match-won.how }
    .how = { $reason ->
        [concession] { $loser } gives up.
        [clock] The time of { $loser } has run out.
        [agreement] The players agreed to it.
       *[other] It ends by rule { $rule }.
    }
    .icon = 🏆
    .told = **{ $winner } wins the match.** { match-won.how }
repeats-loop = What could go on for ever is repeated { $times ->
    [0] no more
    [one] once more
   *[other] { $times } more times
}, as { $player } says.
    .icon = 🔁
match-drawn = The match is a draw. { match-drawn.how }
    .how = { $reason ->
        [agreement] The players agreed to it.
        [loop] Nobody could stop what kept happening (rule { $rule }).
        [endless] The turn did not come to an end (rule { $rule }).
        [exhausted] What the card texts set off did not come to an end within bounds, and counts as a loop (rule { $rule }).
       *[other] Both players lost at the same time (rule { $rule }).
    }
    .icon = 🤝
    .told = **The match is a draw.** { match-drawn.how }

## The log: cards in play

stands = { $card } stands.
    .icon = ⤴️
rests = { $card } rests.
    .icon = ⤵️
turns-up = { $card } is turned face up.
    .icon = 🔃
turns-down = { $card } is turned face down.
    .icon = 🔃
gets = { $card } gets { $sign }{ NUMBER($amount, useGrouping: 0) } { $characteristic } { $until ->
    [turn] this turn
    [battle] this battle
    [next-battle] until the end of the next battle
    [opponents-next-turn] until the end of the other player's next turn
    [start-of-your-next-turn] until the next turn of the player begins
   *[other] until the match ends
}.
    .icon = 📈

## The log: hands and decks

draws = { $player } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
    .icon = 🎴
discards = { $player } discards { $card }.
    .icon = 🗑️
    .counted = { $count ->
        [one] a discard
       *[other] { $count } discards
    }
chooses-option = { $player } chooses: { $ability }
    .icon = 👉
chooses-number = { $player } chooses the number { $number }.
    .icon = 🔢
puts-into-hand = { $card } goes to the hand of { $player }.
    .icon = 🎴
reveals = { $player } reveals { $card }.
    .icon = 👁️
gets-extra-turn = { $player } gets an extra turn.
    .icon = ⏩
    .told = **{ $player } gets an extra turn.**
looks-at = { $player } looks at { $count ->
    [one] a card.
   *[other] { $count } cards.
}
    .icon = 👁️
sees = { $player } sees { $card }.
    .icon = 👁️
searches = { $player } searches the deck.
    .icon = 🔎
shuffles = { $player } shuffles the deck.
    .icon = 🔀
puts-on-deck = { $card } goes { $bottom ->
    [True] under
   *[other] on top of
} the deck of { $player }.
    .icon = 📚

## The log: what happens beside the rules

time-ran-out = { $player } took too long; the safe choice is made.
    .icon = ⏳
took-back = { $player } takes back a choice.
    .icon = ↩️
rewound = A newer version of the rules goes on from the last point where it agrees with what was played.
    .icon = ⏪

## Deck lists

deck-line = Line { $line }: { $problem }
deck-fault = { $fault } (rule { $rule })
count-sections = Sections
deck-legal = This deck may be played: { $count } cards.
deck-empty = There is no card in this list. A line of a list is looked at for a count and a card’s name or number, as “4 Card Name”.
deck-not-text = { $kind ->
    [archive] This is an archive, such as ZIP: unpack it, and send the list that is in it, or paste it.
    [table] This is a table of an office program: save it as CSV, and send that, or copy its cells and paste them.
    [document] This is a document of an office program or a PDF: copy the list out of it, and paste it.
    [picture] This is a picture, and I cannot read those. Paste the list, or send it as plain text (UTF-8).
   *[other] This is not a text: pictures and documents cannot be read. Send the list as plain text (UTF-8), or paste it.
}
deck-is-a-link = This is a link, and links cannot be opened here. Open it yourself, export the deck as text, and paste that.
deck-file-unreadable = This file is damaged, or no deck. Deck files of Cockatrice (.cod) and OCTGN (.o8d), JSON and CSV with a header can be read, and plain lists, one card a line.
deck-no-card-known = Nothing in this list is a card of { $game }. A line of a list is looked at for a count and a card’s name or number, as “4 Card Name”.
deck-too-large = The list has { $size } bytes; at most { $limit } are read.
deck-too-many-lines = The list has { $count } lines; at most { $limit } are read.
deck-line-too-long = This line has { $length } characters; at most { $limit } are read.
deck-unknown-heading = No section is called “{ $text }”. The sections are: { $known }.
deck-unknown-card = There is no card called “{ $text }”.
deck-unplayable-card = “{ $text }” cannot be played: { $why }
deck-unknown-card-near = There is no card called “{ $text }”. Did you mean { $near }?
deck-number-and-name = { $number } is { $name }, not “{ $text }”. Write one of the two.
deck-bad-count = { $count } copies of “{ $text }” cannot be meant; write a number from 1 to { $limit }.
deck-second-start = { $first } begins the match already; { $text } cannot begin it too.
