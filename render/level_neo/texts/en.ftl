# Words on pictures of Level Neo.

turn = Turn { $own }
turn-marker = Turn marker { $number }
phase-preparation = Preparation
phase-start-of-turn = Start of turn
phase-main-phase-1 = Main phase 1
phase-battle-phase = Battle phase
phase-main-phase-2 = Main phase 2
phase-end-of-turn = End of turn

# What is being decided, by the rule that asks.
step-4-3-2 = Before an attack
step-4-3-3 = Attack?
step-5-8 = Combi attack?
step-4-3-4 = Attack declared
step-4-3-5 = Cover?
step-4-3-6 = Before bursts
step-8-2 = Level Burst?
step-8-9 = Level Burst?
step-7-2 = Level up?
step-7-3 = Level down
step-9-7 = Which one falls?
step-4-5-2 = Hand limit

zone-level = Level zone
zone-supports = Supports
zone-discard = Discard
level = Level
level-neo = LEVEL NEO
rung-neo = NEO
burst-failed = Burst failed
covered = covered
event = { $name } plays

attack-wins = attack wins
defence-wins = defence wins
both-lose = both lose
ended = Turn { $own } · { $reason ->
    [level-neo] Level Neo won a battle
    [deck] no cards left in the deck
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

colour = Colour
turn-cost = Turn cost
colour-cost = Colour cost
ap = AP
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green

# Alt texts: sentences.

alt-turn = Turn { $number } of { $name }, { $phase }.
alt-event = { $name } plays the event { $card }.
alt-attack = { $count ->
    [one] { $attackers } attacks { $target }
   *[other] { $attackers } attack { $target } together
}, AP { $attack } against { $defence }.
alt-and = { $first } and { $second }
alt-cover = { $covering } covers { $covered }.
alt-bursts = Level bursts in this battle: { $cards }.
alt-burst-failed = { $name }’s level burst has failed.
alt-player = { $name }: { $level }, turn marker { $marker }; hand { $hand }, deck { $deck }, discard pile { $discard }{ $top ->
    [none] {""}
   *[other] {" "}({ $top } on top)
}.
alt-level = level { $level }
alt-level-neo = level 5, Level Neo
alt-main = Main character: { $character }.
alt-no-main = No main character.
alt-level-zone = Level zone: { $down } face down{ $count ->
    [0] {""}
   *[other] , face up: { $cards }
}.
alt-supports = Supports: { $characters }.
alt-no-supports = No supports.
alt-face-down = face down
alt-character = { $name } { $ap }
alt-character-rested = { $name } { $ap } resting
alt-at = { $place } { $character }
