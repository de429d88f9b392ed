### What the tools of the command line say: ardri perft, simulate, odds, study, replay, verify, import,
### opentafl, analyse, export and import-table. Scripts may look for these sentences; JSON reports are for them.

## Any of them; the program's name stands before what is wrong

terminal-tools-no-game = there is no game called "{ $name }"; there are { $known }
terminal-tools-no-language = there are no texts in the language "{ $asked }"; there are { $known }
terminal-tools-input = cannot read the standard input
terminal-tools-read = cannot read { $file }
terminal-tools-write = cannot write { $file }
terminal-tools-folder = cannot make the folder { $folder }
terminal-tools-deck = cannot read it: { $why }
terminal-tools-start = cannot start

## ardri perft

terminal-perft-nodes = nodes
terminal-perft-seconds = seconds
terminal-perft-speed = nodes per second
terminal-perft-no-board = perft counts moves on a board, which { $game } does not have
terminal-perft-one-position = perft counts moves from one position: --two-sets and --lots mean nothing here

## ardri simulate

terminal-simulate-progress = { $done }/{ $all } games, { $left } left
terminal-simulate-played = { $game }: { $games } games, { $actions } actions
terminal-simulate-won = seat { $seat } won
terminal-simulate-shared = shared
terminal-simulate-drawn = drawn
terminal-simulate-endings = endings
terminal-simulate-longest = longest game
    .actions = { $actions } actions
terminal-simulate-speed = actions a second

## ardri odds

terminal-odds-centre = { $deck }, from the centre
terminal-odds-stolen = { $deck }, stolen from another player
terminal-odds-card = card
terminal-odds-points = points
terminal-odds-lines = lines
terminal-odds-dice = there are 7, 8 and 7+red dice

## ardri study: the heads of its tables, which have the same columns in every language

terminal-study-deck = { $deck }, seed { $seed }
terminal-study-games = | players | games | turns | 5 % | 95 % | of them with one card left | 95 % | winner's points | all players' | tossed | unfinished |
terminal-study-order = | players | wins over the fair share, in percentage points, by the order of turns | by seat |
terminal-study-guest = | players | the guest wins | fair share |
# The counts are columns of their own: 2 | 3 | 4
terminal-study-objectives = | Objective | kept when drawn | held by those who kept it | with { $counts } players | wins against the fair share |
terminal-study-cards = | card | first turns that go for it | turns that go for it | steals in a game | last in the centre | with the winner, against the fair share |
terminal-study-regions = | region, locked by the end with | { $counts } players |

## ardri replay and ardri verify

terminal-replay-legal = { $game }: { $count } actions, all legal.
terminal-replay-seat = seat { $seat } ({ $name })
terminal-verify-noted = The commitment is the one that you noted.
terminal-verify-not-hex = a commitment is 64 hexadecimal digits
terminal-verify-seed = The seed is the one that was committed to.
terminal-verify-sealed = Seed, seats and words are those that the table’s commitment was made of, and no bot has a word.
terminal-verify-words = { $words ->
    [0] Nobody has added a word, so whoever drew the seed could have chosen the draws.
    [1] One word was added, which nobody else knew before the commitment was shown.
   *[other] { $words } words were added, which nobody else knew before the commitment was shown.
  }
terminal-verify-withheld = { $withheld ->
    [1] One more was committed to and not revealed in time.
   *[other] { $withheld } more were committed to and not revealed in time.
  }
terminal-verify-plain = The words were given in the clear, so whoever ran the table knew them before the game began.
terminal-verify-bot-word = Seat { $seat } is a bot’s and has a word. Whoever ran the server could have chosen it to suit them, so this record proves nothing about the luck against them.
terminal-verify-seed-alone = The commitment that you noted is about the seed alone. A table of today shows another one when the game starts, about the words as well: if yours did, only that one counts, and this is not that game’s record.
terminal-verify-unnoted = Whether this is what was promised before the game, only your own note can tell. The record has the commitment { $commitment }
terminal-verify-draws = { $draws ->
    [0] Chance had nothing to decide in this game.
    [1] The one draw follows from it.
   *[other] All { $draws } draws follow from it.
}

## How games ended

# A short name in a list; what has none keeps the word that records have for it.
terminal-ending-name = { $ending ->
    [king-captured] King captured
    [king-escaped] King escaped
    [encircled] encircled
    [repetition] repetition
    [no-moves] no move left
    [resigned] resigned
    [out-of-time] out of time
    [both-sets] both sets won
    [fewer-moves] fewer moves
    [equal-sets] equal sets
    [points] points
    [tokens] claim tokens
    [marriages] marriage cards
    [objective] Objective
    [regions] regions
    [thumb-war] thumb war
    [shared] shared
    [stuck] stuck
    [unfinished] broken off
    [failed] lost by failing
   *[other] { $ending }
}

## ardri import

terminal-import-one-game = a line is one game: --two-sets and --lots mean nothing here
terminal-import-no-moves = games of { $game } are not written as moves
terminal-import-illegal = { $bad } of { $games } games are not legal
terminal-import-line-illegal = line { $line }: not legal after { $moves ->
    [one] one move
   *[other] { $moves } moves
}: { $why }
terminal-import-line-over = line { $line }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. { $reason }
terminal-import-line-open = line { $line }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, not finished.
terminal-import-line-captures = line { $line }: { $difference }

## ardri opentafl

terminal-opentafl-no-game = { $game } is not a game of OpenTafl
terminal-opentafl-nothing = name a game, or give a rules string with --read
terminal-opentafl-game = game
terminal-opentafl-rules = rules
terminal-opentafl-position = position
terminal-opentafl-basic = basic
terminal-opentafl-differs = differs: { $difference }

## ardri analyse

terminal-analyse-not-a-time = a time is written like 500ms, 2s or 1m
terminal-analyse-no-game = the engine plays Brandubh and Tablut, not { $game }
terminal-analyse-over = The game is over: { $side } won.
terminal-analyse-depth = depth { $depth }, { $nodes } positions
terminal-analyse-set = Set { $set }
terminal-analyse-best = best
terminal-analyse-good = good
terminal-analyse-inaccuracy = inaccurate
terminal-analyse-mistake = mistake
terminal-analyse-blunder = blunder
terminal-analyse-given-away = given away with each move: { $vikings } Vikings

## ardri export and ardri import-table

terminal-export-left-out = { $table } is left out: { $why }
terminal-export-written = { $written } of { $all } tables written
terminal-import-table-taken = { $file }: table { $table }
terminal-import-table-failed = { $failed } of { $all } files were not taken in

## ardri admin, ardri backup and ardri move

terminal-admin-unknown = an administrator cannot ask for “{ $words }”; `ardri admin --help` shows what there is
terminal-admin-done = Done.
terminal-admin-password = The new password is { $password }
terminal-backup-written = { $file } is written
terminal-move-progress = { $done }/{ $all } rows copied and compared, { $left } left
terminal-move-done = { $lines } lines of logs and { $rows } other rows are in { $to }, the same as in { $from }
