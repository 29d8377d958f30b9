# Words on pictures of Rock, Paper, Scissors.

turn = Round { $number }
sign = Sign
ended = Round { $turn } · { $reason ->
    [points] three points
    [cards] no cards left
    [concession] concession
    [agreement] agreement
    [clock] time
    [loop] a loop
    [endless] a loop
    [exhausted] a loop
   *[other] another reason
}{ $rule ->
    [none] {""}
   *[other] {" · rule "}{ $rule }
}
alt-player = { $name } has { $points ->
    [one] one point
   *[other] { $points } points
}; on the table: { $shown }.
