### What the terminal says.

## ardri learn

terminal-learn-lessons = There is a lesson for each game, the easiest first:
terminal-learn-lesson = { $number } { $name }: { $title }. { $about }
terminal-learn-which = Which one? Type its name or its number.
terminal-learn-unknown = There is no lesson “{ $name }”: type { $names }, or quit.
terminal-learn-none = No lesson was chosen.
terminal-learn-begin = { $title }: a lesson of { $count } steps. Type help for help.
terminal-learn-legend-tafl = On the board V is a Viking, C a Celt, K the King, + the empty throne and # a corner.
terminal-learn-step = Step { $number } of { $count }: { $title }
terminal-learn-right = Right. { $done }
terminal-learn-wrong = Not quite. { $why }
terminal-learn-illegal = The rules do not allow that. { $why }
terminal-learn-answer = Type the number of your answer.
terminal-learn-no-answer = Answer with a number from 1 to { $count }, or type hint.
terminal-learn-go-on = Press Enter to go on.
terminal-learn-is-done = This step is done. Press Enter to go on, or type again to do it once more.
terminal-learn-hint-from = Look at the piece on { $square }.
terminal-learn-hint = Try { $action }.
terminal-learn-hint-answer = Look at answer { $number } once more.
terminal-learn-show = This is how: { $action }.
terminal-learn-not-here = That is for real games; a lesson does without it. Type help for help.
terminal-learn-end = That was the lesson of { $title }. Now play your first game: ardri play { $name }
terminal-learn-ended = The input has ended at step { $number } of { $count }. Come back any time.
terminal-learn-left = You have left at step { $number } of { $count }. Come back any time.
terminal-learn-help = Type what you want to do as in a game: a move such as d2-a2, a choice by its number or its name.
    .hint = hint: what to look at; asked twice, what to do
    .show = show: have it done
    .again = again: lay this step out once more
    .next = next or skip: go on to the next step
    .board = board: show the board again; rules: the rules in short
    .moves = moves: everything that the rules allow now
    .quit = quit: leave
