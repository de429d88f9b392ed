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
