# What Rock, Paper, Scissors says. Values: players and cards by name, zones by their names below.

turn-named = round { $turn }

zone-deck = deck
zone-hand = hand
zone-table = table
zone-discard = discard pile

ask-card = Which card do you play?
option-throw = Play { $card }

round-begins = Round { $turn }.
chooses = { $player } has chosen.
shows = { $player } shows { $card }.
ties = Nobody wins this round.
scores = { $player } scores and has { $points ->
    [one] one point.
   *[other] { $points } points.
}

fault-unknown-number = There is no card with the number { $number }.
fault-size = A deck has exactly { $wanted } cards; this one has { $count }.
fault-copies = At most { $limit } cards of one name may be in a deck; { $card } is in it { $count } times.

match-won = { $winner } wins the match. { $reason ->
    [points] Three points are enough (rule { $rule }).
    [cards] The cards are played, and { $winner } has more points (rule { $rule }).
    [concession] { $loser } gives up.
    [clock] The time of { $loser } has run out.
   *[other] It ends by rule { $rule }.
}
