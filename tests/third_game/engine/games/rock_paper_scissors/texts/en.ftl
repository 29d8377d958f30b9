# What Rock, Paper, Scissors says. Values: players and cards by name, zones by their names below.

turn-named = round { $turn }

zone-deck = deck
zone-hand = hand
zone-table = table
zone-discard = discard pile

ask-card = Which card do you play?
option-throw = Play { $card }

## The log

round-begins = Round { $turn }.
    .icon = 🕐
chooses = { $player } has chosen.
    .icon = 🤔
shows = { $player } shows { $card }.
    .icon = ✋
    .told = { $player } shows **{ $card }**.
ties = Nobody wins this round.
    .icon = 🤝
scores = { $player } scores and has { $points ->
    [one] one point.
   *[other] { $points } points.
}
    .icon = ⭐

## What is wrong with a deck


fault-unknown-number = There is no card with the number { $number }.
fault-size = A deck has exactly { $wanted } cards; this one has { $count }.
fault-copies = At most { $limit } cards of one name may be in a deck; { $card } is in it { $count } times.

## How a match ends

match-won = { $winner } wins the match. { match-won.how }
    .how = { $reason ->
        [points] Three points are enough (rule { $rule }).
        [cards] The cards are played, and { $winner } has more points (rule { $rule }).
        [concession] { $loser } gives up.
        [clock] The time of { $loser } has run out.
       *[other] It ends by rule { $rule }.
    }
    .icon = 🏆
    .told = **{ $winner } wins the match.** { match-won.how }
