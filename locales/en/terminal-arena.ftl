### What ardri arena says: its report for people, on the terminal and on the page that --report writes, and
### what it objects to. Tables have their columns' heads in one text, with bars between them.

arena-title = { $game }: { $games } games from { $rounds ->
    [one] one opening or deal
   *[other] { $rounds } openings or deals
}, seed { $seed }, { $seconds } s
arena-bots = bot | games | won | shared | lost | share | 95 % | fair | rating
arena-seat = seat { $seat }
arena-pairs = pair | both | 1½ | split | ½ | none | score | 95 % | Elo | 95 %
arena-times = milliseconds | decisions | mean | median | 99 % | longest
arena-endings = ending | games | share
arena-lengths = Games had { $mean } actions on average, { $median } in the middle, { $shortest } to { $longest } in all.
arena-unfinished = { $games ->
    [one] One game was
   *[other] { $games } games were
} broken off after { $longest } actions and counted as drawn.
arena-sprt = Sequential test between { $elo0 } (H0) and { $elo1 } (H1) Elo: ratio { $llr }, bounds ±{ $bound }. { $verdict ->
    [h0] H0: the first bot is not that much better.
    [h1] H1: the first bot is better.
   *[undecided] Undecided: more games are needed.
}
arena-failed = Game { $game }: { $bot } { $kind ->
    [gone] could not be reached or ended ({ $said })
    [late] did not answer within { $said } ms
    [nonsense] gave no answer that can be understood ({ $said })
   *[illegal] answered with an illegal action ({ $said })
} and lost.
arena-more-failures = The same happened in { $games ->
    [one] one more game.
   *[other] { $games } more games.
}
arena-page-shares = Shares of the points, with 95 % intervals
arena-page-ratings = Ratings (Weng–Lin), ± two standard deviations
arena-page-course = Shares in the course of the games
arena-page-llr = The ratio of the sequential test
arena-page-lengths = Lengths of games, in actions
arena-page-times = Decision times in milliseconds
arena-page-setup = What was played

## What it objects to; the program's name stands before it

arena-error-file = { $file }: { $why }
arena-error-bots = name 1 to { $most } bots, with commas between them
arena-error-bot = “{ $text }” is no bot: name one of the game's, or engine:COMMAND, or http://HOST:PORT/PATH
arena-error-unknown = there is no bot “{ $name }” for this game; there are { $known }
arena-error-budget = “{ $text }” is no budget: it is 50ms, 2s (an hour at most) or 5000n
arena-error-random = “{ $text }” is no number of random plies: it is random:1 to random:{ $most }
arena-error-opening = opening { $number }, { $action }: { $why }
arena-error-opening-line = line { $number }: { $why }
arena-error-no-openings = there is no opening in the file
arena-error-over = the game is over after opening { $number }, before anybody is asked
arena-error-deals = openings are for games without hidden cards; here every round has a deal of its own
arena-error-engine = engines play single games of Brandubh and Tablut, without --two-sets and --lots
arena-error-engine-budget = an engine needs a budget: --budget 100ms, or engine:COMMAND@100ms
arena-error-no-http = bots over HTTP are not in this build
arena-error-sprt = “{ $text }” are no bounds for a test: they are two differences in Elo, the smaller first, as 0,10
arena-error-sprt-bots = a sequential test is between two bots in a game of two
arena-error-game = game { $number } is not the next one of this run
arena-error-broken = a bot broke down in game { $number }; this is a fault of the program
arena-error-not-a-log = { $file } is no log of the arena
arena-error-other-setup = { $file } is the log of another run: game, bots, budgets, seed, openings and version have to be the same
arena-error-line = { $file }, line { $number }: that is not the next game
arena-error-log-in-use = { $file }: another run writes to it
