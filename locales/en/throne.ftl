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
throne-roll = Roll
throne-roll-asked = Your dice are in your hand: roll them.
throne-roll-with = { $die ->
    [extra] Roll with the extra die
    [red] Roll with the red die
   *[none] Roll without it
}
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

## What a coach says

learn-coach-throne-keep = Most points win: they come from cards, from whole regions, and from one secret Objective, which you choose now. It counts only if it holds at the end.
learn-coach-throne-keep-look = Best are cards that you would gather anyway: of one region, or worth many points.
learn-coach-throne-die = A Hero lends you an eighth die. It costs nothing, and the Spiral of a red one stands for any face.
learn-coach-throne-choose = The first line that you fill decides your target for the whole turn. So weigh points and chances first.
learn-coach-throne-worth = Worth most for its chance: { $card }, { $chance }, worth { $points }.
learn-coach-throne-both = Likeliest, and worth it: { $card }, { $chance }, worth { $points }.
learn-coach-throne-line = You fill one line with each roll, and roll what is left.
learn-coach-throne-fill = Best now: { $needs }. That leaves { $chance } for { $card }.
learn-coach-throne-rather-aside = Rather set a die aside here, and roll for a line that is harder to fill with few: { $card } is then at { $chance }.
learn-coach-throne-aside = Nothing fits, so one die must go. Give away a face that you need least: all others are rolled again.
learn-coach-throne-needs = { $card } still needs: { $needs }.
learn-coach-throne-thumb = All is equal. Chance decides between you if all agree; otherwise you share the win.
learn-coach-throne-chance = The dice are rolling.
learn-coach-throne-theirs = Somebody else decides. You are asked again soon.
learn-coach-throne-watch = Watch which regions are nearly complete: their last card is worth a steal.
learn-coach-throne-over = The last card has left the centre, so the game is over. Most points win.

## The table in words

words-throne-turn = This turn
words-throne-rolled = { $name } has rolled { $dice }.
words-throne-objective = Your Objective
words-throne-region = { $region }, { $points ->
    [one] one point
   *[other] { $points } points
} for all of it
words-throne-card = { $card }, { $kind }, { $points ->
    [one] one point
   *[other] { $points } points
}.
words-throne-held = { $locked ->
    [yes] Locked by { $name }.
   *[no] Held by { $name }.
}
words-throne-line = { $line ->
    [0] To steal it
   *[other] Line { $line }
}: { $needs }{ $filled ->
    [yes] , filled
   *[no] {""}
}.
words-throne-chance = Chance now: { $chance }.
words-throne-player = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $count ->
    [0] no cards
   *[other] with { $cards }
}.
words-throne-deed-keep = Keep { $objective }
words-throne-aside = Set aside { $dice }
words-throne-fill = Lay { $dice } on { $card }, { $line ->
    [0] to steal it
   *[other] line { $line }
}
throne-with-deck = With the deck “{ $name }”.

## What is refused. No sentence begins with a capital or ends with a full stop, since some stand within
## others.

refused-throne-seat = { $seat ->
    [1] Wolf
    [2] Stag
    [3] Raven
    [4] Boar
    [5] Hare
   *[6] Otter
}
refused-throne-not-now = “{ $action }” cannot be done now: { $due ->
    [objectives] the Objectives are shuffled
    [keep] keep one of your Objectives
    [opening] the dice are rolled for the first turn
    [die] choose an eighth die, or none
    [roll] the dice are rolled
    [choose] fill a line or set a die aside
    [thumb-war] say whether you want a thumb war
    [toss] the thumb war is decided
   *[nothing] nothing
}
refused-throne-not-the-deck = these are not the Objectives of the deck, each once
refused-throne-wrong-dice = { $standard } standard dice{ $red ->
    [yes] {" "}and the red one
   *[no] {""}
} are rolled here
refused-throne-not-drawn = you did not draw the Objective “{ $card }”
refused-throne-no-such-die = no Hero in front of you grants that die
refused-throne-no-such-card = there is no card “{ $card }” in this deck
refused-throne-other-target = you have begun to fill “{ $card }” and must keep to it this turn
refused-throne-your-own = “{ $card }” is yours already
refused-throne-locked = “{ $card }” lies in a region that { $name } has locked
refused-throne-no-such-line = “{ $card }” has no such line
refused-throne-line-filled = that line is filled already
refused-throne-not-rolled = you did not roll these dice
refused-throne-does-not-fill = these dice do not fill the line exactly: every symbol once, and no Spear too many
refused-throne-not-tied = seat { $seat } is not among those tied
refused-throne-few-objectives = the deck “{ $deck }” has Objectives for { $most } players, not { $seats }: each draws two

## What is wrong with a deck

refused-deck-unreadable = the deck cannot be read: { $why }
refused-deck-no-name = the deck has no name
refused-deck-regions = a deck has 1 to { $most } regions, not { $count }
refused-deck-cards = a deck has 1 to { $most } cards, not { $count }
refused-deck-objectives = a deck has no Objectives, or 4 to { $most }: two for each player; this one has { $count }
refused-deck-nameless = a { $piece ->
    [region] region
    [card] card
   *[objective] Objective
} has no name
refused-deck-bad-id = { $piece ->
    [region] region
    [card] card
   *[objective] Objective
} “{ $name }”: the id “{ $id }” is not made of lower-case letters, digits and “-”
refused-deck-at = { $piece ->
    [region] region
    [card] card
   *[objective] Objective
} { $id }: { $why }
refused-deck-twice = there are two of them
refused-deck-too-much = nothing is worth more than { $most }
refused-deck-long = a text of it has more than { $most } bytes
refused-deck-no-colour = it has no colour
refused-deck-no-cards = it has no cards
refused-deck-cheap = it is worth { $worth }, less than its cards together ({ $cards })
refused-deck-no-region = there is no region “{ $region }”
refused-deck-bad-kind = the kind “{ $kind }” is not a lower-case word
refused-deck-hero = only a Hero has a die
refused-deck-no-lines = it has no lines
refused-deck-dice = it takes { $dice } dice to { $stealable ->
    [yes] steal
   *[no] gain
} it, and nobody can count on more than seven
refused-deck-too-deep = its needs are nested too deeply
refused-deck-many-needs = it asks for more than { $most } things
refused-deck-no-needs = it has an empty list of needs
refused-deck-asks-for-none = it asks for no { $wanted ->
    [kind] cards of its kind
    [region] cards of its region
    [regions] regions
    [kinds] kinds
    [locked] locked region
   *[cards] cards
}
refused-deck-asks-for-more = it asks for { $count } of { $all } { $wanted ->
    [kind] cards of its kind
    [region] cards of its region
    [regions] regions
    [kinds] kinds
   *[cards] cards
}
refused-deck-no-card = there is no card “{ $card }”
refused-deck-card-twice = it names the card “{ $card }” twice
refused-deck-no-kind = there is no card of the kind “{ $kind }”
refused-deck-no-picture = there is no picture “{ $picture }”

## In the terminal. Commands and keys are the same in every language; the six names begin with different
## letters.

## In the terminal: players, dice, lines

terminal-throne-badge = { $seat ->
    [0] Wolf
    [1] Stag
    [2] Raven
    [3] Boar
    [4] Hare
   *[other] Otter
}
terminal-throne-die = { $die ->
    [red] red die
   *[extra] extra die
}
terminal-throne-or = { $one } or { $other }

## In the terminal: objectives

terminal-throne-objective-own = Your Objective: { $objective }; { $holds ->
    [holds] it holds
    [now] it holds now
    [not] it does not hold
   *[not-yet] it does not hold yet
}.
terminal-throne-objective-drawn = You drew { $objective }.
terminal-throne-objective-none = This deck has no Objectives.
terminal-throne-objective-later = No Objectives are drawn yet.
terminal-throne-objective-nobody = Nobody sits at the keyboard, so no Objective is shown.

## In the terminal: the table

terminal-throne-title = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in the centre: { $stage ->
    [end] the end
    [keep] Objectives
    [tie] a tie
    [turn] { $name }'s turn
   *[before] before the first turn
}
terminal-throne-turn = { $mine ->
    [yes] Your turn
   *[no] { $name }'s turn
}: { $eighth ->
    [yes] seven dice, and an eighth if you like
   *[no] { $dice } in play
}.
terminal-throne-no-turn = Nobody is on turn.
terminal-throne-target = The target is { $card }{ $steal ->
    [yes] , to be stolen from { $from }
   *[no] {""}
}: filled { $filled }; open { $open }.
terminal-throne-no-target = There is no target yet.
terminal-throne-the-dice = The dice:
terminal-throne-to-roll = { $dice } to roll
terminal-throne-more-cards = ... c shows { $count } more

## In the terminal: what is asked

terminal-throne-roll = Press Enter to roll { $dice }; undo (u) takes back what you did.
terminal-throne-which-die = Which die do you set aside?
terminal-throne-which-line = Which line of { $card }?
terminal-throne-which-dice = With which dice?
terminal-throne-pick-die = { $die ->
    [extra] extra: roll eight dice
    [red] red: roll seven dice and the red one
   *[none] none: roll seven dice
}
terminal-throne-pick-card = fill { $card }{ $steal ->
    [yes] , { $from }'s
   *[no] {""}
} ({ $points }): { $now } of { $all }
terminal-throne-pick-line = { $line ->
    [0] fill the line of the steal
   *[other] fill line { $line }
}: { $needs }
terminal-throne-pick-wild = { $dice }, the red Spiral counting as { $face }
terminal-throne-pick-aside = set a die aside
terminal-throne-pick-set = { $red ->
    [yes] set aside the red die, { $die } { $face }
   *[no] set aside { $die } { $face }
}
terminal-throne-pick-thumb = { $yes ->
    [yes] yes: chance decides among you if all agree
   *[no] no: share the throne
}
terminal-throne-next = { $next ->
    [card] You are asked next for the line or the dice.
    [line] You are asked next for the dice.
   *[which] You are asked next which one.
}

## In the terminal: odds

terminal-throne-odds = The chance of { $name } to gain each card this turn, { $rolled ->
    [yes] from this roll of { $dice }
   *[no] before the roll of { $dice }
},
    .how = going for that card alone as well as can be:
    .after = After -> stands the chance if that line is filled from this roll.
terminal-throne-odds-from = from { $name }
terminal-throne-no-odds = Nobody is on turn, so there are no odds.
terminal-throne-odds-always = { $always ->
    [yes] The odds are shown from now on.
   *[no] The odds are shown only when you ask.
}

## In the terminal: points

terminal-throne-scores-now = If the game ended now; of the Objectives only yours is known:
terminal-throne-scores-tie = The scores, with a tie at the top:
terminal-throne-scores-objective = { $name }'s Objective { $holds ->
    [yes] holds
   *[no] does not hold
}. { $objective }.
terminal-throne-region = { $region }: { $state ->
    [locked] locked by { $name }
    [centre] all { $of } in the centre
   *[held] { $held }, { $centre } of { $of } in the centre
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## In the terminal: what cannot be done

terminal-throne-say-card = Write a card after card, such as card Lugh.
terminal-throne-say-fill = Write a card after fill, its line and the dice.
terminal-throne-say-odds = Odds stands alone, or with on or off.
terminal-throne-no-card = There is no card “{ $text }” in this deck.
terminal-throne-several-cards = “{ $text }” may be { $cards }.
terminal-throne-not-dice = “{ $text }” are not dice: S, T, K, 1, 2, 3, and r before the face of the red die; eight at most.
terminal-throne-not-action = “{ $text }” is not an action. Actions are written like this: fill Lugh 2 TK, aside K, aside rS, keep NAME, die red, thumb-war yes.
terminal-throne-no-line = No line of { $card } can be filled from this roll.
terminal-throne-why-roll = This roll does not fill that line.

## In the terminal: pages

terminal-throne-page-standings = Standings
terminal-throne-page-odds = Odds
terminal-throne-page-cards = Cards
terminal-throne-page-card = A card

## In the terminal: help. Commands and keys are the same in every language.

terminal-throne-bar = { $mode ->
    [pass] Enter goes on   t standings  c cards  r rules  s save  ? help  q quit
    [over] n new game   g other games   s save   t standings   : type (log)   q quit
    [sure] Enter does it  Esc back  t standings  c cards  o odds  ? help  q quit
    [roll] Enter rolls  u undo  o odds  c cards  t standings  ? help  q quit
    [coached] Enter take  : type  Tab log  w why  o odds  c cards  t standings  ? help  q quit
   *[choose] Enter take  : type  Tab log  o odds  c cards  t standings  ? help  q quit
}
terminal-throne-legend =
    Dice: [S] Spiral, [T] Tree, [K] Knot, [1] [2] [3] so many Spears; (S) is the red die.
    Lines: TT is two Trees, K5 a Knot and five Spears; S | TK | 6 are three lines.
terminal-throne-help =
    Type the number of a choice, its name, or a whole action: fill Lugh 2 TK, aside K, aside rS, keep NAME, die red, thumb-war yes. Cards go by name, by id, or by how they begin.
    Enter or roll   roll the dice that are left
    undo            before that: take back what you did since the last roll
    back            go one step back in a choice
    legal           list everything that you may do now, one action to a line
    cards           all cards, with their lines and who holds what
    card NAME       everything about one card
    dice            the turn: target, lines and dice
    objective       your Objective
    odds            the chance of every card; odds on and odds off: always, or no longer
    standings, s    the points if the game ended now
terminal-throne-keys =
    Up, Down        go through the choices; the effect is shown beside them
    Enter, Space    take the choice; roll the dice
    Esc             go one step back, close a page
    1 to 9          go to that choice
    : or /          type a choice, an action (fill Lugh 2 TK) or save FILE
    Tab             beside the choices: the log, the effect, the odds
    o, O            the odds of every card; O shows them always, or no longer
    c               all cards, with their lines and who holds what
    b               your Objective
    e               all of the effect, where there is little room for it
    t               standings: the points if the game ended now
    u               undo: before the roll, take back what you did
    n, g            new game with the same players; other games
terminal-throne-marks =
    Dice: [S] Spiral, [T] Tree, [K] Knot, [1] [2] [3] Spears, (S) the red die.
    Cards: region, name, points, + extra or r red die of a Hero, lines, and who
    holds it: . is the centre, W Wolf, W# locked by Wolf.
terminal-throne-rules =
    The High Throne is for two to six. All Ancient cards lie in the centre; whoever has most points when the last of them has left it sits on the throne.
    Before the game everyone draws two Objectives in secret and keeps one. Then all roll seven dice; who has most Spears begins.
    In your turn you roll seven dice, and an eighth, extra or red, if a Hero in front of you grants one. After each roll you either fill one open line of a card, wholly from this roll, or set one die aside; then you roll the rest. The first line that you fill makes its card the target of the turn. All lines filled, the card is yours. The turn ends with nothing when the dice that are left are too few.
    Every symbol of a line needs a die that shows it. Spears are a total to reach, with no die too many. A Spiral on the red die may count as any face.
    A card in front of another player can be a target, too: to steal it takes one more line, a Spiral.
    Who holds all cards of a region locks it: its cards are safe and count the region's points in place of their own.
    At the end count your face-up cards, your locked regions, and your Objective if it holds. Ties: most points from an Objective, then most locked regions, then the thumb war, which is left to chance if all who are tied agree.
