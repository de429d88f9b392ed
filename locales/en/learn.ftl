### Learning to play: the lessons' page, and the coach at the table.

learn-title = Learn to play
learn-about = Four games, four lessons. Each takes five to ten minutes: you play on the real board, try things out, and every step says why.
learn-about-brandubh = The best one to begin with: a small board, and few rules.
learn-about-tablut = The larger sister of Brandubh. You will be quick if you know that one.
learn-about-brian-boru = Cards, towns and weddings: how to become High King.
learn-about-high-throne = Roll, weigh the chances, gather cards.
learn-standing = { $done } of { $count } steps done
learn-new = Begin
    .about = Begin to learn { $game }
learn-begun = Go on
    .about = Go on learning { $game }
learn-finished = Once more
    .about = Go through { $game } once more
learn-none = There is no lesson for this game.
learn-all = All lessons

## A step

learn-step = Step { $number } of { $count }
learn-steps = Steps
learn-step-open = Step { $number }: { $title }{ $state ->
    [done] , done
   *[open] {""}
}
learn-board = Board
learn-said = What was said of your try
learn-right = Right!
learn-wrong = Not quite.
learn-hint = Hint
learn-hint-line = One way: { $line }.
learn-show = Show me
learn-again = Again
learn-next = Next
learn-finish = Finish
learn-try-again = Try again
learn-broken = This step cannot be laid out. Try it again, or open another one.
learn-you = You

## The end of a lesson

learn-over = You can play { $game }!
learn-over-more = That was all you need for a first game. The rest comes by playing: a coach can sit beside you and say at every turn what matters.
learn-over-play = Play your first game with a coach
learn-over-next = Next lesson: { $game }
learn-over-again = This lesson once more

## The coach

learn-coach = Coach
learn-coach-off = Send the coach away

learn-coach-tafl-over = The game is over. Look back at where it turned.
learn-coach-tafl-replay = With the arrow keys you step through the moves.
learn-coach-tafl-lots = Lots decide who plays which side: the two sides have different aims.
learn-coach-tafl-theirs = The other side moves now. You are asked next.
learn-coach-tafl-watch = Ask yourself which of your pieces they could shut in, and where the King could go.
learn-coach-tafl-vikings = You hunt the King: shut him in, and close his ways out. A piece falls when it is caught between two of yours.
learn-coach-tafl-celts = You bring the King out of the ring. Open a line for him, and guard him: he falls when he is shut in.
learn-coach-tafl-escape = The King can get out right now: { $squares }.
learn-coach-tafl-captured = The last move captured { $count ->
    [one] a piece on { $squares }
   *[other] pieces on { $squares }
}: see how it was shut in.
learn-coach-tafl-repeats = Careful: { $moves } would repeat the position once too often, and lose.
learn-coach-tafl-king = The King on { $square } has { $ways ->
    [0] no move
    [one] one move
   *[other] { $ways } moves
} now. Which move of yours gives him more?
learn-coach-tafl-lines = The King stands on { $square }. Look along his row and his column: where could he run?

learn-coach-throne-keep = You keep one secret Objective. It counts only if it holds at the end.
learn-coach-throne-keep-look = Best are cards that you would gather anyway: of one region, or worth many points.
learn-coach-throne-die = A Hero lends you an eighth die. It costs nothing, and the Spiral of a red one stands for any face.
learn-coach-throne-choose = The first line that you fill decides your target for the whole turn. So weigh points and chances first.
learn-coach-throne-likely = Likeliest: { $card }, { $chance }, worth { $points }.
learn-coach-throne-worth = Worth most for its chance: { $card }, { $chance }, worth { $points }.
learn-coach-throne-both = Likeliest, and worth it: { $card }, { $chance }, worth { $points }.
learn-coach-throne-line = One line a roll. Fill the harder one while the dice show it.
learn-coach-throne-aside = Nothing fits, so one die must go. Give away a face that you need least: all others are rolled again.
learn-coach-throne-needs = { $card } still needs: { $needs }.
learn-coach-throne-thumb = All is equal. Chance decides between you if all agree; otherwise you share the win.
learn-coach-throne-chance = The dice are rolling.
learn-coach-throne-theirs = Somebody else decides. You are asked again soon.
learn-coach-throne-watch = Watch which regions are nearly complete: their last card is worth a steal.
learn-coach-throne-over = The last card has left the centre, so the game is over. Most points win.
