### The High Throne in the terminal: what the page does not say, or says at greater length.

## Players, dice, lines

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

## Objectives

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

## The table

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
terminal-throne-you = you are { $name }
terminal-throne-place = { $where ->
    [locked] { $name }, locked
    [held] { $name }
   *[centre] centre
}
terminal-throne-lines = Lines: { $lines }.
terminal-throne-locked = locked: { $regions }
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
terminal-throne-more-below = ... { $count } more below
terminal-throne-more-all = ... { $key } shows all of it

## What is asked

terminal-throne-roll-line = Press Enter to roll { $dice }, or type undo to take back what you did.
terminal-throne-roll-key = Press Enter to roll { $dice }, or u to take back what you did.
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
terminal-throne-one-thing = There is one thing to do: { $action }.
terminal-throne-enter = Press Enter to do it.
terminal-throne-enter-back = Press Enter to do it, or type back.
terminal-throne-sure = { $action }: Enter does it, Esc goes back.
terminal-throne-pass = Pass the keyboard to { $name }, then press Enter.
terminal-throne-only-roll = Nothing but to roll, or to undo.

## Odds

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

## Points

terminal-throne-scores-now = If the game ended now; of the Objectives only yours is known:
terminal-throne-scores-tie = The scores, with a tie at the top:
terminal-throne-scores-objective = { $name }'s Objective { $holds ->
    [yes] holds
   *[no] does not hold
}. { $objective }.
terminal-throne-scores-cards = { $name } holds { $count ->
    [0] no cards face up
   *[other] { $cards }
}, and has locked { $locked ->
    [0] no region
   *[other] { $regions }
}.
terminal-throne-region = { $region }: { $state ->
    [locked] locked by { $name }
    [centre] all { $of } in the centre
   *[held] { $held }, { $centre } of { $of } in the centre
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Beginning and leaving

terminal-throne-begin = { $title }, for { $count } players. Type help for help.
terminal-throne-seats = At the table: { $names }.
terminal-throne-commitment = The log begins with the commitment to all rolls (PgUp). ?: help, q: quit
terminal-throne-taken-back = Taken back: { $action }.
terminal-throne-unsaved-new = The game is not saved. Begin a new one?
terminal-throne-unsaved-quit = The game is not saved. Quit?
terminal-throne-still = You can still type standings, log, save FILE, new or quit.
terminal-throne-unfinished = The game is not finished.
terminal-throne-unfinished-at = The game is not finished ({ $stage }).
terminal-throne-ended = The input has ended; the game is not finished ({ $stage }).
terminal-throne-parting = { $title }: { $how }
    .saved = { $title }: { $how } It is saved in { $file }.

## What cannot be done

terminal-throne-unknown = There is no command or choice “{ $text }”; help lists the commands, legal what you may do.
terminal-throne-stands-alone = “{ $word }” stands alone; nothing is written after it.
terminal-throne-say-card = Write a card after card, such as card Lugh.
terminal-throne-say-action = Write an action after preview, such as preview aside K.
terminal-throne-say-fill = Write a card after fill, its line and the dice.
terminal-throne-say-odds = Odds stands alone, or with on or off.
terminal-throne-no-card = There is no card “{ $text }” in this deck.
terminal-throne-several-cards = “{ $text }” may be { $cards }.
terminal-throne-not-dice = “{ $text }” are not dice: S, T, K, 1, 2, 3, and r before the face of the red die; eight at most.
terminal-throne-not-action = “{ $text }” is not an action. Actions are written like this: fill Lugh 2 TK, aside K, aside rS, keep NAME, die red, thumb-war yes.
terminal-throne-no-line = No line of { $card } can be filled from this roll.
terminal-throne-why-roll = This roll does not fill that line.
terminal-throne-no-roll = There is nothing to roll now.
terminal-throne-open = That leaves something open; write the whole action.
terminal-throne-no-choice = There is nothing to decide now.
terminal-throne-nobody = Nobody is here to take anything back.

## Pages

terminal-throne-page-end = The end
terminal-throne-page-effect = What it would do
terminal-throne-page-standings = Standings
terminal-throne-page-odds = Odds
terminal-throne-page-cards = Cards
terminal-throne-page-keys = Keys
terminal-throne-page-card = A card
terminal-throne-page-log = The game so far
terminal-throne-page-legal = What you may do

## Help. Commands and keys are the same in every language.

terminal-throne-bar = { $mode ->
    [line] Enter does it   Esc goes back
    [file] Enter saves   Ctrl-U clears   Esc goes back
    [confirm] y yes   n no
    [pass] Enter goes on   t standings  c cards  r rules  s save  ? help  q quit
    [over] n new game   g other games   s save   t standings   : type (log)   q quit
    [sure] Enter does it  Esc back  t standings  c cards  o odds  ? help  q quit
    [roll] Enter rolls  u undo  o odds  c cards  t standings  ? help  q quit
    [coached] Enter take  : type  Tab log  w why  o odds  c cards  t standings  ? help  q quit
   *[choose] Enter take  : type  Tab log  o odds  c cards  t standings  ? help  q quit
}
terminal-throne-legend = Dice: [S] Spiral, [T] Tree, [K] Knot, [1] [2] [3] so many Spears; (S) is the red die.
    .lines = Lines: TT is two Trees, K5 a Knot and five Spears; S | TK | 6 are three lines.
terminal-throne-commands = Type the number of a choice, its name, or a whole action: fill Lugh 2 TK, aside K, aside rS,
    .names = keep NAME, die red, thumb-war yes. Cards go by name, by id, or by how they begin.
    .roll = Enter or roll   roll the dice that are left
    .undo = undo            before that: take back what you did since the last roll
    .back = back            go one step back in a choice
    .legal = legal           list everything that you may do now, one action to a line
    .preview = preview ACTION  say what an action would do, without doing it
    .cards = cards           all cards, with their lines and who holds what
    .card = card NAME       everything about one card
    .dice = dice            the turn: target, lines and dice
    .objective = objective       your Objective
    .odds = odds            the chance of every card; odds on and odds off: always, or no longer
    .standings = standings, s    the points if the game ended now
    .log = log             tell the game so far
    .rules = rules           the rules in short
    .save = save FILE       write the game to a file; play --resume FILE goes on with it
    .new = new             begin again with the same players
    .help = help            this list
    .quit = quit            leave
    .words = The commands are the same in every language.
terminal-throne-keys = Up, Down        go through the choices; the effect is shown beside them
    .enter = Enter, Space    take the choice; roll the dice
    .escape = Esc             go one step back, close a page
    .digit = 1 to 9          go to that choice
    .type = : or /          type a choice, an action (fill Lugh 2 TK) or save FILE
    .tab = Tab             beside the choices: the log, the effect, the odds
    .odds = o, O            the odds of every card; O shows them always, or no longer
    .cards = c               all cards, with their lines and who holds what
    .objective = b               your Objective
    .effect = e               all of the effect, where there is little room for it
    .standings = t               standings: the points if the game ended now
    .scroll = PgUp, PgDn      scroll the log
    .undo = u               undo: before the roll, take back what you did
    .rules = r               the rules in short
    .save = s               save the game; ardri play --resume FILE goes on with it
    .new = n, g            new game with the same players; other games
    .quit = q               quit
terminal-throne-signs = Dice: [S] Spiral, [T] Tree, [K] Knot, [1] [2] [3] Spears, (S) the red die.
    .cards = Cards: region, name, points, + extra or r red die of a Hero, lines, and who
    .holders = holds it: . is the centre, W Wolf, W# locked by Wolf.
    .words = Typed commands are the same in every language.
terminal-throne-rules = The High Throne is for two to six. All Ancient cards lie in the centre; whoever has most points when the last of them has left it sits on the throne.
    .begin = Before the game everyone draws two Objectives in secret and keeps one. Then all roll seven dice; who has most Spears begins.
    .turn = In your turn you roll seven dice, and an eighth, extra or red, if a Hero in front of you grants one. After each roll you either fill one open line of a card, wholly from this roll, or set one die aside; then you roll the rest. The first line that you fill makes its card the target of the turn. All lines filled, the card is yours. The turn ends with nothing when the dice that are left are too few.
    .lines = Every symbol of a line needs a die that shows it. Spears are a total to reach, with no die too many. A Spiral on the red die may count as any face.
    .steal = A card in front of another player can be a target, too: to steal it takes one more line, a Spiral.
    .lock = Who holds all cards of a region locks it: its cards are safe and count the region's points in place of their own.
    .end = At the end count your face-up cards, your locked regions, and your Objective if it holds. Ties: most points from an Objective, then most locked regions, then the thumb war, which is left to chance if all who are tied agree.
