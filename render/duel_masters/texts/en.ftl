# Words on pictures of Duel Masters.

phase-preparation = Preparation
phase-start-of-turn = Start of turn
phase-draw-step = Draw step
phase-mana-charge-step = Mana charge
phase-main-step = Main step
phase-attack-step = Attack step
phase-end-of-turn = End of turn

zone-shields = Shields
zone-mana = Mana
zone-battle = Battle zone
zone-graveyard = Graveyard
zone-hyperspatial = Hyperspatial
zone-gacharange = Gacharange
uses = { $name } uses

attack-wins = attacker wins
defence-wins = defender wins
both-lose = both lose
breaks-shields = breaks shields
attacks-directly = direct attack
ended = Turn { $turn } · { $reason ->
    [attack] a direct attack
    [deck] no cards left in the deck
    [effect] what a card says
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

cost = Cost
civilization = Civilization
power = Power
type = Type
race = Race
civilization-light = Light
civilization-water = Water
civilization-darkness = Darkness
civilization-fire = Fire
civilization-nature = Nature
civilization-none = none

# Alt texts: sentences.

alt-turn = Turn { $number }, { $name }’s { $phase }.
alt-uses = { $name } uses { $card }.
alt-attack = { $attacker } attacks { $target }.
alt-block = { $blocker } blocks.
alt-player = { $name }: shields { $shields }, mana { $untapped } of { $mana } untapped; hand { $hand }, deck { $deck }, graveyard { $graveyard }.
alt-castles = Fortified shields: { $castles }.
alt-shields-shown = Face up among the shields: { $cards }.
alt-creatures = Battle zone: { $cards }.
alt-no-creatures = Battle zone empty.
alt-with = { $creature } with { $gear }
alt-sealed = { $card } under { $count ->
    [one] a seal
   *[other] { $count } seals
}
alt-untapped = { $name } { $power }
alt-tapped = { $name } { $power } tapped
