### The High Throne of Ireland.

throne-seat = Player { $number }

## Dice

throne-face = { $face ->
    [spiral] Spiral
    [tree] Tree
    [knot] Knot
    [one] one Spear
    [two] two Spears
   *[three] three Spears
}
throne-die = { $face }
throne-die-red = red die: { $face }
throne-dice = { $face ->
    [spiral] { $count ->
        [one] a Spiral
       *[other] { $count } Spirals
    }
    [tree] { $count ->
        [one] a Tree
       *[other] { $count } Trees
    }
    [knot] { $count ->
        [one] a Knot
       *[other] { $count } Knots
    }
    [one] { $count ->
        [one] one Spear
        [2] one Spear twice
       *[other] one Spear { $count } times
    }
    [two] { $count ->
        [one] two Spears
        [2] two Spears twice
       *[other] two Spears { $count } times
    }
   *[three] { $count ->
        [one] three Spears
        [2] three Spears twice
       *[other] three Spears { $count } times
    }
}
throne-dice-red = { $dice } on the red die
throne-dice-none = nothing
throne-spears = { $count ->
    [one] 1 Spear
   *[other] { $count } Spears
}
throne-dice-count = { $red ->
    [yes] { $standard ->
        [0] the red die
        [one] 1 die and the red one
       *[other] { $standard } dice and the red one
    }
   *[no] { $standard ->
        [one] 1 die
       *[other] { $standard } dice
    }
}
throne-percent = { $value } %
throne-percent-least = < 1 %
throne-percent-most = > 99 %

## What is asked

throne-prompt-keep = Keep one of your two Objectives. Nobody else sees it.
throne-prompt-keep-others = { $names } still to keep an Objective.
throne-prompt-die = Your turn: roll with an eighth die?
throne-prompt-die-others = { $name } chooses an eighth die.
throne-prompt-choose = Your roll: fill a line of any card, or set one die aside.
throne-prompt-choose-others = { $name } has rolled and has no target yet.
throne-prompt-target = Fill a line of { $card }, or set a die aside.
throne-prompt-target-others = { $name } is after { $card }.
throne-prompt-aside = No line fits this roll: set one die aside.
throne-prompt-thumb = You are equal in everything. Shall a thumb war decide?
throne-prompt-thumb-others = { $names } to say whether a thumb war decides.
throne-prompt-soon = Your turn is next: see what the others did, or skip it.
throne-prompt-toss = The thumb war is on.
throne-prompt-chance = The dice are rolling.
throne-prompt-over = The last card has left the table: the game is over.

## What happened

throne-log-drawn = Everyone draws two Objectives.
throne-log-drawn-yours = You draw two Objectives: { $objectives }.
throne-log-kept = { $name } keeps an Objective.
throne-log-kept-yours = You keep { $objective }.
throne-log-opening = { $name } rolls { $dice } for the first turn: { $spears ->
    [0] no Spears
    [one] 1 Spear
   *[other] { $spears } Spears
}.
throne-log-opening-tied = { $names } are tied at { $spears ->
    [0] no Spears
    [one] 1 Spear
   *[other] { $spears } Spears
} and roll again.
throne-log-first = { $name } has most Spears, { $spears }, and begins.
throne-log-turn = { $name } is next.
throne-log-die = { $die ->
    [extra] { $name } rolls with an extra die.
    [red] { $name } rolls with the red die.
   *[none] { $name } rolls without an eighth die.
}
throne-log-rolled = { $name } rolls { $dice }.
throne-log-filled = { $begins ->
    [centre] { $name } goes for { $card } and lays { $dice } on the line for { $line }
    [steal] { $name } goes to steal { $card } from { $from } and lays { $dice } on the line for { $line }
   *[no] { $name } lays { $dice } on the line for { $line }
}{ $open ->
    [0] .
    [one] ; one line is left.
   *[other] ; { $open } lines are left.
}
throne-log-aside = { $name } sets { $dice } aside.
throne-log-gained = { $stolen ->
    [yes] { $name } steals { $card } from { $from }
   *[no] { $name } gains { $card }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $die ->
    [extra] , and may roll an extra die from now on.
    [red] , and may roll the red die from now on.
   *[none] .
}
throne-log-locked = { $name } holds all of { $region } and locks it: { $points ->
    [one] 1 point
   *[other] { $points } points
}, safe from thieves.
throne-log-ends = { $left ->
    [0] { $target ->
        [yes] { $name } has no dice left and does not get { $card }.
       *[no] { $name } has no dice left and gains nothing.
    }
    [one] { $target ->
        [yes] One die is too few to finish { $card }: the turn of { $name } ends.
       *[no] One die is too few for any card: the turn of { $name } ends.
    }
   *[other] { $target ->
        [yes] { $left } dice are too few to finish { $card }: the turn of { $name } ends.
       *[no] { $left } dice are too few for any card: the turn of { $name } ends.
    }
}
throne-log-empty = The last card has left the table.
throne-log-objective = { $holds ->
    [yes] { $name } shows { $objective }: it holds, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $name } shows { $objective }: it does not hold.
}
throne-log-scored = { $name } has { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $cards } for cards, { $regions } for regions, { $objective } for the Objective.
throne-log-tied = { $names } are equal in everything. Shall a thumb war decide?
throne-log-voted = { $name } has answered.
throne-log-voted-yours = { $yes ->
    [yes] You want the thumb war.
   *[no] You would rather share the throne.
}
throne-log-declined = { $count ->
    [one] { $names } declines the thumb war.
   *[other] { $names } decline the thumb war.
}
throne-log-toss = { $name } wins the thumb war.

throne-result = { $by ->
    [objective] { $names } takes the High Throne: equal at { $points } points, but with more of them from an Objective.
    [regions] { $names } takes the High Throne: equal at { $points } points and in Objectives, but with more locked regions.
    [thumb-war] { $names } takes the High Throne: equal at { $points } points and in all else, but winner of the thumb war.
    [shared] { $names } share the High Throne: equal at { $points } points and in all else.
   *[points] { $names } takes the High Throne with { $points } points.
}
throne-part = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}{ $locked ->
    [0] {""}
    [one] , 1 region
   *[other] , { $locked } regions
}
throne-typed-none = “{ $text }” is nothing that you can do now.
throne-kind = { $kind ->
    [hero] Hero
    [spirit] Spirit
    [beast] Beast
    [treasure] Treasure
   *[other] { $other }
}

## What an action would do

throne-left = Left to roll would be { $dice }.
throne-left-chance = The chance to gain { $card } would be { $chance }.
throne-last-card = It is the last card of the centre: the game ends with it.

## The table

throne-wall = Ancient cards
throne-region = { $region }, { $points ->
    [one] 1 point
   *[other] { $points } points
} for all of it{ $locked ->
    [yes] , locked by { $name }
   *[no] {""}
}
throne-card = { $card }, { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $where ->
    [locked] locked by { $name }
    [held] held by { $name }
   *[centre] in the centre
}{ $odds ->
    [yes] , chance { $chance }
    [changed] , chance { $chance }, before the roll { $before }
   *[no] {""}
}. More about it
throne-card-short = { $card }: { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
throne-line = { $card }: { $kind ->
    [steal] the steal, { $line }
   *[printed] { $line }
}{ $state ->
    [filled] , filled
    [fits] , can be filled
   *[open] {""}
}{ $odds ->
    [yes] , then the chance is { $chance }
   *[no] {""}
}
throne-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
throne-then = then { $chance }
throne-chance-before = Before this roll: { $chance }
throne-chance-now = Chance now: { $chance }
throne-line-filled = filled
throne-steal-line = for the steal
throne-where = { $where ->
    [locked] Locked by { $name }: nobody can steal it.
    [held] Before { $name }. To steal it takes one Spiral more.
   *[centre] Still on the table.
}
throne-region-worth = All of { $region } ({ $cards }) is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} and safe from thieves.
throne-hero-gives = { $die ->
    [red] A Hero: whoever holds this card may roll the red die as an eighth.
   *[extra] A Hero: whoever holds this card may roll an eighth die.
}
throne-hero-die = { $die ->
    [red] may roll the red die
   *[extra] may roll an extra die
}

## Before the players

throne-court = Before { $name }
throne-court-first = began the game
throne-court-none = no cards yet
throne-court-region = { $locked ->
    [yes] { $region }, locked:
   *[no] { $region }, { $held } of { $of }:
}
throne-court-points = { $cards } for cards, { $regions } for regions, { $objective } for the Objective
throne-objective = Your Objective: { $name }.
throne-objective-worth = { $holds ->
    [yes] { $points ->
        [one] Holds now: 1 point.
       *[other] Holds now: { $points } points.
    }
   *[no] { $points ->
        [one] Not yet: 1 point.
       *[other] Not yet: { $points } points.
    }
}

## Objectives

throne-needs-some = at least { $count } of these: { $cards }
throne-needs-kind = at least { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the kind { $kind }
throne-needs-region = at least { $count ->
    [one] 1 card
   *[other] { $count } cards
} of { $region }
throne-needs-regions = cards from at least { $count ->
    [one] 1 region
   *[other] { $count } regions
}
throne-needs-kinds = cards of at least { $count ->
    [one] 1 kind
   *[other] { $count } different kinds
}
throne-needs-cards = at least { $count ->
    [one] 1 card
   *[other] { $count } cards
}
throne-needs-locked = at least { $count ->
    [one] 1 locked region
   *[other] { $count } locked regions
}
throne-needs-and = { $one } and { $other }
throne-needs-or = { $one } or { $other }
throne-asks = { $needs ->
   *[other] { $text }
}
throne-objective-full = { $name } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): { $text }

## The tray

throne-tray = Dice tray
throne-dice-label = Dice of this roll
throne-die-pick = Die { $number }: { $die }
throne-skip = Skip
throne-opening = Spears for the first turn
throne-opening-spears = { $name }: { $spears ->
    [0] no Spears
    [one] 1 Spear
   *[other] { $spears } Spears
}
throne-aside = Set aside
throne-aside-label = Set aside the picked die
throne-pick-aside = Pick the die that you set aside for this turn.
throne-no-line-picked = No line takes these dice together.
throne-options = Lines that these dice can fill
throne-option = { $steal ->
    [yes] Steal { $card }: { $line }
   *[no] { $card }: { $line }
}{ $odds ->
    [yes] , then the chance is { $chance }
   *[no] {""}
}
throne-aim = Dice for { $card }
throne-place = Lay the dice
throne-let-go = Let go
throne-ways = Dice:
throne-way = { $spears ->
    [0] { $dice }
    [one] { $dice }: 1 Spear
   *[other] { $dice }: { $spears } Spears
}
throne-wild = Red die counts as:
throne-wild-as = The red die counts as { $face }
throne-keep = Which Objective to keep
throne-keep-this = Keep this one
throne-eighth = { $die ->
    [extra] Extra die
    [red] Red die
   *[none] Seven dice
}
throne-eighth-hint = { $die ->
    [extra] One more die like the others.
    [red] Its Spiral counts as any face.
   *[none] No eighth die this time.
}
throne-thumb = { $yes ->
    [yes] Thumb war
   *[no] Share the throne
}
throne-thumb-hint = { $yes ->
    [yes] If all agree, chance decides who wins.
   *[no] If anyone declines, all who are tied win.
}

## The end

throne-scores = Final scores
throne-scores-player = Player
throne-scores-cards = Cards
throne-scores-regions = Regions
throne-scores-objective = Objective
throne-scores-total = Total
throne-scores-item = { $name } { $points }
throne-scores-holds = { $holds ->
    [yes] , which holds
   *[no] , which does not hold
}

## Beside the table

throne-odds = Show chances
throne-stats = Rolls of this game
throne-stats-whose = Whose rolls
throne-stats-all = Everyone
throne-stats-red = The red die
throne-stats-face = { $face }: { $count }, expected { $expected }
throne-stats-expected = { $dice ->
    [one] 1 die rolled
   *[other] { $dice } dice rolled
}; the mark is what is to be expected, { $each } of each.
throne-stats-odd = Fair dice stray this far or further in { $chance } of all games.
throne-keys = Playing by keys
throne-keys-pick = picks a die of the roll, or lets it go
throne-keys-line = goes on to the lines that the dice can fill; Enter chooses one
throne-keys-place = lays the dice on the chosen line
throne-keys-aside = sets the one picked die aside
throne-keys-escape = skips what is being shown, or lets the dice go
throne-deck = Deck: { $name }
