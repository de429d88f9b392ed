### What the terminal says.

## ardri learn

terminal-learn-lessons = There is a lesson for each game, the easiest first:
terminal-learn-lesson = { $number } { $name }: { $title }. { $about }
terminal-learn-which = Which one? Type its name or its number.
terminal-learn-unknown = There is no lesson “{ $name }”: type { $names }, or quit.
terminal-learn-none = No lesson was chosen.
terminal-learn-begin = { $title }: a lesson of { $count } steps. Type help for help.
terminal-learn-legend-throne = The percentage after a choice is the chance to gain that card in this turn.
terminal-learn-step = Step { $number } of { $count }: { $title }
terminal-learn-right = Right. { $done }
terminal-learn-wrong = Not quite. { $why }
terminal-learn-illegal = The rules do not allow that. { $why }
terminal-learn-answer = Type the number of your answer.
terminal-learn-no-answer = Answer with a number from 1 to { $count }, or type hint.
terminal-learn-go-on = Press Enter to go on.
terminal-learn-is-done = This step is done. Press Enter to go on, or type again to do it once more.
terminal-learn-hint = Try { $action }.
terminal-learn-hint-answer = Only answer { $number } is left: { $answer }.
terminal-learn-hint-not = It is not answer { $number }, “{ $answer }”. { $why }
terminal-learn-show = This is how: { $action }.
terminal-learn-not-here = That is for real games; a lesson does without it. Type help for help.
terminal-learn-end = That was the lesson of { $title }. Now play your first game, with a coach beside you: ardri play { $name } --coach
terminal-learn-ended = The input has ended at step { $number } of { $count }. Come back any time.
terminal-learn-left = You have left at step { $number } of { $count }. Come back any time.
terminal-learn-help =
    hint: one way to do it; at a question, an answer that is wrong
    show: have it done
    again: lay this step out once more
    next or skip: go on to the next step
    quit: leave
terminal-learn-help-tafl =
    Type a move by its two squares, such as d2-a2.
    moves: everything that the rules allow now; moves d2: the moves of one piece
    board: show the board again; flip: look at it from the other side
    position: the position as text; rules: the rules in short
terminal-learn-help-throne =
    Type the number of a choice, its name, or a whole action such as fill Macha 1 S or aside K.
    legal: everything that the rules allow now; back: one step back in a choice
    board: show the table again; dice: the dice and the target; odds: all chances
    card NAME: everything about a card; objective: your Objective; standings: who stands where; rules: the rules in short
terminal-learn-help-boru =
    Type the number of a choice, its name, or a whole action such as mark Cork, play 16 or bottom buy 1.
    legal: everything that the rules allow now; back: one step back in a choice
    board: show the table again; hand: your cards; trick: the cards on the table
    town NAME: everything about a town; standings: who would win what; rules: the rules in short

## ardri serve

terminal-serve = Ardrí serves its tables at { $url }
terminal-serve-data = Everything is kept in { $folder }. Ctrl-C stops.
terminal-serve-failed = the server cannot start
terminal-serve-none = this build has no server: build it with the feature server, or play here by `ardri play`

## What is wrong before a game or a lesson begins; the program's name stands before it

terminal-error-game = there is no game called “{ $name }”; there are { $names }
terminal-error-lesson = there is no lesson “{ $name }”; there are { $names }
terminal-error-screen = this terminal cannot show the board; try ardri play --plain
terminal-error-random = the system gives no random numbers
terminal-error-file = { $file } cannot be read
terminal-error-in-file = { $file }: { $reason }
terminal-error-players = { $most ->
    [2] { $game } is a game for 2 players, not { $players }
   *[other] { $game } is a game for { $least } to { $most } players, not { $players }
}
terminal-error-no-sides = { $game } has no sides; --seat says where you sit
terminal-error-no-seats = in { $game } you choose a side, not a seat: --side vikings or --side celts
terminal-error-all-people = people sit in all seats, so there is no seat of yours to choose
terminal-error-no-seat = there is no seat { $seat } at a table of { $players }: seats go from 1 to { $players }
terminal-error-against = { $against } opponents are named, but only { $others } sit opposite
terminal-error-bot = in seat { $seat } sits a bot of the kind “{ $kind }”; here there are only { $known }
terminal-error-action = action { $number }: { $reason }
terminal-error-clock = “{ $typed }” is no clock: 5+3 is five minutes and three seconds more with each move, 30s half a minute for each move
terminal-time-out = Your time has run out.
terminal-time-short = You have little time left.
terminal-error-no-bot = a bot does not know what to do
terminal-error-seed = the seed is not the one that was committed to
terminal-error-draw = this draw does not follow from the seed of the record
terminal-error-no-seed = a draw is due, but the record does not hold the seed that was committed to

## Names and lists

terminal-nobody = nobody
terminal-either = { $most } or { $last }
terminal-player = { $name } player
terminal-called = { $name } ({ $who })
terminal-called-you = { $name } (you)

## Games in lines

terminal-which-game = The games are { $names }. Which one?
terminal-no-game = There is no game “{ $name }”: { $names }.
terminal-no-game-chosen = No game was chosen.
terminal-how-many = How many players, you included: { $least } to { $most }?
terminal-not-so-many = “{ $typed }” is not a number from { $least } to { $most }.
terminal-none-begun = No game was begun.
terminal-yes-or-no = { $question } yes or no?
# What else means yes or no; the first letter of the first word is a key for yes.
terminal-yes-words = yes, y
terminal-no-words = no, n
terminal-input-ended = The input has ended; the game is not finished.
terminal-unfinished = The game is not finished.
terminal-no-command = There is no command “{ $typed }”; help lists them.
terminal-stands-alone = “{ $word }” stands alone; nothing is written after it.

## At every table

terminal-pass = Pass the keyboard to { $name }, then press Enter.
terminal-sure = { $action }: Enter does it, Esc goes back.
terminal-one-thing = There is one thing to do: { $action }.
terminal-enter = Press Enter to do it.
terminal-enter-or-back = Press Enter to do it, or type back.
terminal-unknown = There is no command or choice “{ $text }”; help lists the commands, legal what you may do.
terminal-unfinished-at = The game is not finished ({ $stage }).
terminal-input-ended-at = The input has ended; the game is not finished ({ $stage }).
terminal-still = You can still type log, save FILE, new or quit.
terminal-log-begins = The log begins with the commitment to all draws (PgUp). ?: help, q: quit
terminal-begin = { $title }, for { $players } players. Type help for help.
terminal-at-table = At the table: { $names }.
terminal-bot = { $name } ({ $bot }), { $leaning }. { $about }
terminal-bot-plain = { $name } ({ $bot }). { $about }
terminal-preview-open = That leaves something open; write the whole action.
terminal-nothing-to-decide = There is nothing to decide now.
terminal-undo-nobody = Nobody is here to take anything back.
terminal-you-are = you are { $name }
terminal-page-end = The end
terminal-page-log = The game so far
terminal-page-legal = What you may do
terminal-page-effect = What it would do
terminal-more-below = ... { $count } more below
terminal-more-all = ... { $key } shows all of it
terminal-parting = { $title }: { $how }
    .saved = { $title }: { $how } It is saved in { $file }.
terminal-no-roll = There is nothing to roll now.
terminal-only-roll = Nothing but to roll, or to undo.
terminal-no-undo = There is no move of yours to take back.
terminal-no-undo-lots = Lots are not taken back.
terminal-no-undo-end = What has ended stays ended: no set and no game is taken back.
terminal-nobody-resigns = There is nobody who could resign now.
terminal-bots-move = It is the bot’s move.
terminal-not-done = The move was not made.
terminal-preview-what = Write an action after preview; legal lists what you may do.

## Saving and leaving

terminal-save-where = Type the name of a file after save.
terminal-saved = The game is saved in { $file }.
terminal-not-saved = The game was not saved.
terminal-save-failed = The game could not be saved in { $file }: { $reason }.
terminal-file-taken = { $file } is there already. Replace it?
terminal-unsaved-quit = The game is not saved. Quit?
terminal-unsaved-new = The game is not saved. Begin a new one?
terminal-unsaved-menu = The game is not saved. Go to the menu?
terminal-y-or-n = { $question } y or n
terminal-y-n-or-s = { $question } (s saves it) y or n
terminal-taken-back = Taken back: { $actions }.
terminal-not-taken-back = { $game ->
    [high-throne] There is nothing that you could take back: nobody else may have acted since, and no dice been rolled.
   *[brian-boru] There is nothing that you could take back: nobody else may have acted since, and no card been shown.
}
terminal-commitment = { $game ->
    [high-throne] All shuffles and rolls follow from a seed with the commitment { $commitment }.
   *[brian-boru] All shuffles and deals follow from a seed with the commitment { $commitment }.
}

## The screen

terminal-too-small = The terminal is too small: it has { $width } by { $height }, the game needs { $columns } by { $rows }. Make it larger, or play by ardri play --plain. Until then keys do nothing; Ctrl-C twice quits.
terminal-page-closes = Esc closes
terminal-page-scrolls = Up and Down scroll, Esc closes
terminal-type-choice = Choice or command: { $typed }
terminal-type-file = Save in the file: { $typed }
terminal-log-back = Log, scrolled back
terminal-keys = Keys

## The coach

terminal-coach-more = Coach (w: more)
terminal-coach-always = { $on ->
    [yes] The coach speaks up at every question from now on.
   *[no] The coach speaks only when you ask why.
}
terminal-coach-on-or-off = “coach” stands alone, or with on or off.
terminal-any-help =
    preview ACTION  say what an action would do, without doing it
    log             tell the game so far
    rules           the rules of this game
    save FILE       write the game to a file; play --resume FILE goes on with it
    new             begin again with the same players
    why             why something is asked, and what is worth a look
    coach           have that said at every question, or no longer: on, off
    who             who the bots are
    hint            what a strong bot would do, and why
    review          at the end: which of your decisions cost most
    help            this list
    quit            leave
    The commands are the same in every language.
# 76 letters at most.
terminal-any-keys =
    PgUp, PgDn      scroll the log
    r               the rules of this game
    s               save the game; ardri play --resume FILE goes on with it
    w, W            why it is asked, and what is worth a look; W shows it always
    q               quit
terminal-any-bar = { $mode ->
    [line] Enter does it   Esc goes back
    [file] Enter saves   Ctrl-U clears   Esc goes back
   *[confirm] y yes   n no
}

## The menu

terminal-menu-against = Against
terminal-menu-you = You play
terminal-menu-person = a person at this terminal
terminal-menu-people = people at this terminal
terminal-menu-bot = a bot that moves at random
terminal-menu-bots = bots that act at random
terminal-menu-against-one = Two people share the keyboard, or a bot answers you.
terminal-menu-against-several = People pass the keyboard round, or bots answer you at once.
terminal-menu-players = { $game ->
    [brian-boru] Three play three rounds, four or five play four.
   *[other] { $least }–{ $most } players
}
terminal-menu-seat = { $game ->
    [brian-boru] The colour of your discs.
    [high-throne] Your badge at the table.
   *[other] The Vikings attack and move first; the Celts bring their King away.
}
terminal-menu-last-card = play the last card, too
terminal-menu-coach = The coach says at every question why it is asked, and what is worth a look.
terminal-menu-learn = Learn it first
    .about = A lesson of this game, step by step, in plain lines.
terminal-menu-play = Play
    .about = Begin the game.
terminal-menu-quit = Quit
    .about = Leave.
terminal-menu-keys = Up, Down choose   Enter changes   p plays   q quits
