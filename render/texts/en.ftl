# Words that pictures of every game share.

player-unnamed = Player { $number }
hand-title = { $name }’s hand
hand-alt = { $name } { $count ->
    [0] has no cards in hand
    [one] has one card in hand
   *[other] has { $count } cards in hand
}.
hand-alt-of = { $name } has { $count ->
    [one] one card
   *[other] { $count } cards
} in hand: { $cards }.
hand-alt-playable = Can be chosen now: { $cards }.
deck-unnamed = A deck
deck-total = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-alt = The deck { $title }, { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
choices-alt = { $count ->
    [0] There is nothing to choose from.
    [one] One card to choose: { $cards }.
   *[other] { $count } cards to choose from: { $cards }.
}
times = { $count } × { $name }
numbered = { $number }: { $name }
hidden-card = a hidden card
nothing = No cards
undrawn = This picture cannot be drawn. The match goes on.
empty-place = nobody is there

# On and about every board for two.

turn = Turn { $number }
zone-hand = Hand
zone-deck = Deck
deciding = to decide
wins = { $name } wins
draw = A draw
alt-preparation = The game is being prepared.
alt-deciding = { $name } is to decide.
alt-won = { $name } has won.
alt-drawn = The game is a draw.
alt-shown = Shown: { $cards }.
