### What --help says. A command has the text terminal-help-<command>, its argument
### terminal-help-<command>-<argument>, or terminal-help-any-<argument> if several commands have the same;
### a value to choose, terminal-help-<command>-<argument>-<value>.
###   .value     what stands for the value of an argument, in capitals
###   .examples  command lines, each with its explanation in the same column
###   .note      what is said after them
###   .missing   a command that this build does not have

## Every page of help

terminal-help-frame =
    .usage = Usage
    .commands = Commands
    .command-value = COMMAND
    .arguments = Arguments
    .options = Options
    .options-value = OPTIONS
    .examples = { $count ->
        [one] Example
       *[other] Examples
    }
    .default = [default: { $value }]
    .possible = [possible values: { $values }]
    .possible-list = Possible values

terminal-help-any-language = The language to speak: { $languages }; left out, that of ARDRI_LANGUAGE, else of the system
    .value = LANGUAGE
terminal-help-any-help = Print help
    .more = Print help (see more with '--help')
    .summary = Print help (see a summary with '-h')
terminal-help-any-version = Print version
terminal-help-any-json = Report as JSON

## What can be chosen before a game

terminal-help-any-rules = Rules on top of the basic game, with commas: edge-escape, strong-king, unarmed-king, hostile-throne, advanced (Tablut), king-returns, corners-hostile-to-king, no-edge-capture
    .value = LIST
terminal-help-any-preset = A named set of rules: federation (Brandubh)
    .value = NAME
terminal-help-any-position = Start from this position, such as "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a"
    .value = POSITION
terminal-help-any-two-sets = Play two sets, the sides being switched for the second
terminal-help-any-lots = Draw lots for who begins as the Vikings
terminal-help-any-last-card = What becomes of the last card of each hand (Brian Boru): discard, or play with five players
    .value = WHAT
terminal-help-any-deck = A deck of your own (The High Throne), in TOML or JSON
    .value = FILE

## The commands

terminal-help-ardri = The games of Ireland's high kings: play, replay, verify and measure
    .examples =
        ardri                                       tables at http://localhost:7777
        ardri play                                  choose a game and play it here
        ardri join http://localhost:7777/table/…    play at a table of a server
        ardri learn brandubh                        learn a game step by step
        ardri play brandubh --coach                 a first game, with a coach
        ardri rules brian-boru                      read the rules
        ardri play brian-boru --players 4           play Brian Boru against three bots
        ardri play high-throne --players 3          roll for The High Throne
        ardri play brandubh --against random        play Brandubh against a bot
        ardri play tablut --rules advanced --plain  for pipes and screen readers
        ardri simulate brandubh --games 100000      how random games end
        ardri odds                                  exact chances of The High Throne
        ardri replay game.json                      check a record
terminal-help-help = Print this message or the help of the given subcommand(s)

terminal-help-serve = Serve tables for browsers, friends and scripts; what `ardri` does by itself
    .missing = Serve tables; not in this build
    .examples =
        ardri serve                                   at http://localhost:7777
        ardri serve --listen 0.0.0.0:7777 --no-open   for the local network
        ARDRI_DATA=/srv/ardri ardri serve --config ardri.toml
    .note = Address, folder and proxy can also be set in the environment (ARDRI_LISTEN, ARDRI_DATA, ARDRI_BEHIND_PROXY) or in the file, the file in ARDRI_CONFIG; docs/operations.md has more settings. A flag comes before the environment, the environment before the file.
terminal-help-serve-listen = Where to listen: an address, or unix:FILE for a proxy
    .value = ADDRESS
terminal-help-serve-data = Where tables and accounts are kept: a folder, or postgres://… for a database
    .value = PLACE
terminal-help-serve-config = Settings in TOML
    .value = FILE
terminal-help-serve-behind-proxy = One proxy in front says where requests come from; the same as --proxies 1
terminal-help-serve-proxies = How many proxies in front say where requests come from
    .value = NUMBER
terminal-help-serve-public-url = Where people find it, such as https://ardri.example; several with commas
    .value = URL
terminal-help-serve-no-open = Do not open a browser
terminal-help-serve-log-json = Write the log as JSON, one line for each message

terminal-help-export = Write finished tables of a server as files
    .missing = Write finished tables of a server as files; not in this build
    .examples =
        ardri export --to games          all finished tables; stop the server first
        ardri export --data /srv/ardri --to games k3v…
terminal-help-export-data = Where the server keeps its data
    .value = DIR
terminal-help-export-to = The folder for the files
    .value = DIR
terminal-help-export-tables = The tables; all that are finished if none is named
    .value = TABLES

terminal-help-import-table = Take finished tables into a server's data
    .missing = Take finished tables into a server's data; not in this build
    .examples =
        ardri import-table games/*.table.json
terminal-help-import-table-data = Where the server keeps its data
    .value = DIR
terminal-help-import-table-files = Files that `ardri export` has written
    .value = FILES

terminal-help-admin = See and do what an administrator may, also while the server runs
    .missing = See and do what an administrator may; not in this build
    .examples =
        ardri admin people             accounts; `people ann` also guests
        ardri admin ban 7              keep out; `unban 7` lets in again
        ardri admin rename 7 "New name"
        ardri admin reset-password 7   print a new one
        ardri admin end-sessions 7
        ardri admin forget 7           as if they had deleted their account
        ardri admin close-table k3v…   give it up; `delete-table k3v…` deletes it
        ardri admin reports            told by players; `close-report 3` ends one
        ardri admin audit              what administrators have done
terminal-help-admin-data = Where the server keeps its data
    .value = DIR
terminal-help-admin-words = What is to be done, and to whom
    .value = WORDS

terminal-help-backup = Copy a server's data into a file, also while it runs
    .missing = Copy a server's data into a file; not in this build
    .examples =
        ardri backup /mnt/copies/ardri.db
terminal-help-backup-data = Where the server keeps its data
    .value = DIR
terminal-help-backup-file = The file, which must not be there yet
    .value = FILE

terminal-help-move = Move all of a server's data between a folder and PostgreSQL
    .missing = Move all of a server's data; not in this build
    .examples =
        ardri move --to postgres://ardri@localhost/ardri   from the usual folder
        ardri move --from postgres://ardri@localhost/ardri --to /srv/ardri
    .note = Stop the server first. The new place must be empty, the old one keeps what it has, and everything is compared before it counts. A password belongs in PGPASSWORD or ~/.pgpass, since others on the machine can see the arguments of a program.
terminal-help-move-from = Where the data is: a folder, or postgres://… for a database
    .value = PLACE
terminal-help-move-to = Where it goes
    .value = PLACE

terminal-help-play = Play in the terminal, with other people at one keyboard or against bots
    .examples =
        ardri play brian-boru                        Brian Boru against three bots
        ardri play brian-boru --players 3 --against person
        ardri play high-throne                       The High Throne against two bots
        ardri play high-throne --players 6 --deck my.toml
        ardri play brandubh                          two people at one keyboard
        ardri play brandubh --coach                  a first game, with a coach
        ardri play brandubh --against random --side celts
        ardri play tablut --rules advanced,hostile-throne
        ardri play brandubh --preset federation --two-sets --lots
        ardri play --resume game.json
        echo d2-e2 | ardri play brandubh --plain
terminal-help-play-game = The game: { $games }; left out, a menu asks
    .value = GAME
terminal-help-play-players = How many play: 3 to 5 in Brian Boru, 4 if left out; 2 to 6 in The High Throne, 3 if left out
    .value = NUMBER
terminal-help-play-against = Who sits opposite, one for all or a list in the order of the seats; left out, random bots in Brian Boru and The High Throne, a person in the others, and squires beside a coach
    .value = AGAINST
terminal-help-play-against-person = Other people at the same terminal
terminal-help-play-against-random = Bots that act at random
terminal-help-play-against-herdsman = Bots that know the rules and overlook much (Brandubh and Tablut)
terminal-help-play-against-squire = Bots that know what they are doing
terminal-help-play-against-warrior = Bots that think a few moves ahead (Brandubh and Tablut)
terminal-help-play-against-chieftain = Bots that seldom overlook anything (Brandubh and Tablut)
terminal-help-play-against-champion = Bots that play as well as they can in a moment
terminal-help-play-against-high-king = Bots that think for as long as the clock allows (Brandubh and Tablut)
terminal-help-play-side = The side that you play against a bot, unless lots are drawn: Vikings if left out
    .value = SIDE
terminal-help-play-side-vikings = The attackers, who begin
terminal-help-play-side-celts = The King and his guards
terminal-help-play-seat = The seat that you take among bots, counted from 1 (Brian Boru, The High Throne)
    .value = NUMBER
terminal-help-play-coach = A coach beside you says at every question why it is asked, and what is worth a look
terminal-help-play-plain = Lines in, lines out: for pipes and screen readers
terminal-help-play-resume = Go on with a saved game
    .value = FILE
terminal-help-play-clock = The time that everybody has: 5+3 is five minutes and three seconds more with each move, 30s half a minute for each move
    .value = TIME
terminal-help-play-late = What happens to whoever runs out of time: loses if left out
    .value = WORD
terminal-help-play-late-loses = The game is lost, where a game can be; otherwise a bot takes the seat
terminal-help-play-late-bot = A bot takes the seat
terminal-help-play-seed = Fix the bots' choices, the lots and the deals, to repeat a game
    .value = NUMBER

terminal-help-join = Play at a table of a server, with people in browsers and other terminals
    .missing = Play at a table of a server; not in this build
    .examples =
        ardri join http://localhost:7777/table/k3v…            take a free seat
        ardri join http://localhost:7777/table/k3v… --watch    watch only
        ardri join localhost:7777 --new brandubh               set up a table
        ardri join localhost:7777 --new high-throne --players 3 --bot squire
    .note = Who comes back by the same link sits in the same seat again.
terminal-help-join-link = The link to the table, as the page shows it; with --new, the server's address
    .value = LINK
terminal-help-join-seat = The seat to take, counted from 1; left out, the first that is free
    .value = NUMBER
terminal-help-join-name = Your name at the table; left out, the one that you had there, or one of the server's choice
    .value = NAME
terminal-help-join-watch = Only watch
terminal-help-join-coach = A coach beside you says at every question why it is asked, and what is worth a look
terminal-help-join-new = Set up a table for this game
    .value = GAME
terminal-help-join-players = How many play at the new table; left out, as few as can
    .value = NUMBER
terminal-help-join-bot = Put bots into the other seats of the new table, and begin; of this level, if one is given
    .value = LEVEL
terminal-help-join-sessions = Where to keep who you are, so that you find your seat again
    .value = FILE

terminal-help-learn = Learn a game step by step, in plain lines
    .examples =
        ardri learn                          the lessons that there are
        ardri learn brandubh                 the easiest game
        ardri learn tablut --language ga     in Irish
terminal-help-learn-game = The game: { $lessons }; left out, you are asked
    .value = GAME

terminal-help-rules = Read the rules of a game, one rule of it, or search all of them
    .examples =
        ardri rules                          the pages that there are
        ardri rules brandubh                 the rules of Brandubh and Tablut
        ardri rules tafl#straight            one rule by its address
        ardri rules --search king throne     every rule and ruling with these words
terminal-help-rules-place = A game, a page, or the address of a rule: page#mark
    .value = PLACE
terminal-help-rules-search = Show every rule and ruling that has all these words; after a game or a page, only there
    .value = WORD

terminal-help-perft = Count the move sequences of a given length, to check the rules and to measure speed
    .examples =
        ardri perft brandubh --depth 6
        ardri perft tablut --rules advanced --depth 4 --divide
        ardri perft brandubh --preset federation --depth 5 --no-bulk --json
terminal-help-perft-game = The game: brandubh or tablut
    .value = GAME
terminal-help-perft-depth = How many moves each sequence has
    .value = N
terminal-help-perft-divide = Count separately for each first move
terminal-help-perft-no-bulk = Make and judge every last move instead of counting them at once

terminal-help-simulate = Play many random games and report how they end
    .examples =
        ardri simulate brandubh --games 100000 --seed 1
        ardri simulate tablut --rules strong-king --games 1000 --json
        ardri simulate brandubh --lots --two-sets --games 10 --records games
terminal-help-simulate-game = The game: { $games }
    .value = GAME
terminal-help-simulate-players = How many players, for games that leave the choice
    .value = N
terminal-help-simulate-games = How many games
    .value = N
terminal-help-simulate-seed = Fixes the games: the same number gives the same games
    .value = S
terminal-help-simulate-records = Write a record of each game into this folder
    .value = DIR

terminal-help-odds = Print the exact chance of every card of The High Throne under the best play
    .examples =
        ardri odds                       the house deck, with seven and eight dice
        ardri odds --steal --dice 7+red  what it takes to steal, with the red die
        ardri odds --deck my.toml --json
terminal-help-odds-deck = A deck of your own, in TOML or JSON
    .value = FILE
terminal-help-odds-dice = The dice: 7, 8 or 7+red; all of them if it is left out
    .value = DICE
terminal-help-odds-steal = To steal the cards from another player, which takes one more Spiral

terminal-help-study = Play many games of The High Throne between bots and report how its deck plays
    .examples =
        ardri study --games 100000               the house deck, two to six players
        ardri study --deck my.toml --players 3   a deck of your own
        ardri study --guest points               a bot that counts only points
terminal-help-study-deck = A deck of your own, in TOML or JSON
    .value = FILE
terminal-help-study-players = How many players; may be given several times; two to six if it is left out
    .value = N
terminal-help-study-games = How many games for each number of players
    .value = N
terminal-help-study-seed = Fixes the games: the same number gives the same games
    .value = S
terminal-help-study-guest = Who sits in one of the seats
    .value = BOT
terminal-help-study-guest-throne = One like the others, who weighs cards by the chance to win
terminal-help-study-guest-points = One who weighs cards by the points that they bring at once

terminal-help-arena = Let bots play each other, and report how strong they are
    .examples =
        ardri arena brandubh --bots champion,squire --games 200 --openings random:2
        ardri arena tablut --bots champion@5000n,champion@20000n --sprt 0,20
        ardri arena brian-boru --bots champion,squire,random --seats 4 --threads 2
        ardri arena brandubh --bots champion,yardstick --log run.jsonl --report run.html
    .note = Every opening is played with both sides, every deal in all seatings. docs/arena.md tells the rest.
terminal-help-arena-game = The game: { $games }
    .value = GAME
terminal-help-arena-bots = Who plays, with commas: levels of the game, yardstick (tafl and The High Throne, the champion of 0.2), greedy (The High Throne), engine:COMMAND, http://HOST:PORT/PATH; each may have a budget of its own, as in champion@100ms
    .value = LIST
terminal-help-arena-games = How many games, rounded up until all have played from every opening in every seat
    .value = N
terminal-help-arena-seats = How many sit at a table, for games that leave the choice
    .value = N
terminal-help-arena-budget = How long bots think about each decision: 50ms, 2s, or 5000n for so many positions; left out, as their level does
    .value = BUDGET
terminal-help-arena-seed = Fixes openings, deals and the bots' luck: the same number gives the same games, unless bots think by the clock
    .value = S
terminal-help-arena-threads = How many games at once
    .value = N
terminal-help-arena-openings = Where games of tafl begin: after K random plies (random:K), or after the moves of a file, one opening a line
    .value = FILE|random:K
terminal-help-arena-longest = After how many actions a game is broken off and drawn: 600 in tafl, 20000 in the others, if it is left out
    .value = N
terminal-help-arena-sprt = Stop when a sequential test between two differences in Elo is decided, as in 0,10
    .value = ELO0,ELO1
terminal-help-arena-log = Keep every finished game in this file, and go on where it stops
    .value = FILE
terminal-help-arena-report = Write a page with tables and pictures to this file
    .value = FILE

terminal-help-replay = Play a record again, checking every action
    .examples =
        ardri replay game.json
        ardri replay --trace game.json | tail -1
terminal-help-replay-file = The record, or a table from ardri export; - reads the standard input
    .value = FILE
terminal-help-replay-trace = Print one JSON line for each action, with the full state after it

terminal-help-verify = Recompute every roll and deal of a record from its seed
    .examples =
        ardri verify game.json
    .note = How draws follow from the seed is told in docs/fairness.md.
terminal-help-verify-file = The record, or a table from ardri export; - reads the standard input
    .value = FILE
terminal-help-verify-commitment = The commitment that you noted before the game; the record must have the same
    .value = HEX

terminal-help-import = Check tafl games in move notation, one to a line
    .examples =
        ardri import games.txt --game brandubh --preset federation
        ardri import games.txt --game tablut --json
    .note = A line such as “1. d2-e2 c4-c2 2. e2-e3xd3” is a game; numbers and captures may be left out, and what follows a # is a comment. The exit code is 1 if any game is not legal.
terminal-help-import-file = The file; - reads the standard input
    .value = FILE
terminal-help-import-game = The game: brandubh or tablut
    .value = GAME

terminal-help-opentafl = Write rules in OpenTafl's notation, or read them
    .examples =
        ardri opentafl tablut --rules unarmed-king
        ardri opentafl brandubh --nearest
        ardri opentafl --read "dim:7 esc:e ks:m tfr:l start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"
    .note = What can be said exactly in that notation is told in docs/opentafl.md.
terminal-help-opentafl-game = The game whose rules are written: brandubh or tablut
    .value = GAME
terminal-help-opentafl-read = Read this rules string instead
    .value = RULES
terminal-help-opentafl-nearest = Accept what is nearly the same, and list what differs

terminal-help-analyse = Find the best lines of a position, or judge every move of a game of tafl
    .examples =
        ardri analyse "3t3/1t5/t1K2t1/2T1T2/1t3t1/1t5/3t3 a" --lines 3
        ardri analyse game.json --time 2s
        ardri analyse games.txt --game tablut --nodes 100000 --json
    .note = A win is proven, in so many plies; other scores are in Vikings, for whoever moves. What a move is called is told in docs/engine-protocol.md.
terminal-help-analyse-target = A position, or the file of a game: a record, a table from ardri export, or a list of moves; - reads the standard input
    .value = TARGET
terminal-help-analyse-time = How long each position is searched, such as 500ms, 2s or 1m
    .value = TIME
terminal-help-analyse-nodes = Search so many positions instead, which finds the same each time
    .value = N
terminal-help-analyse-depth = Search to this depth instead
    .value = N
terminal-help-analyse-lines = How many lines of a position are told
    .value = N
terminal-help-analyse-threads = How many threads search
    .value = N
terminal-help-analyse-game = The game of a list of moves: brandubh or tablut; left out, the one that it fits
    .value = GAME

terminal-help-engine = Lend the engine of Brandubh and Tablut to another program, by standard input and output
    .examples =
        ardri engine
        ardri engine --protocol opentafl
    .note = The protocols are told in docs/engine-protocol.md.
terminal-help-engine-protocol = The protocol that the other program speaks
    .value = PROTOCOL

terminal-help-completions = Print completions for a shell, to be put where it looks for them
    .examples =
        ardri completions bash > ~/.local/share/bash-completion/completions/ardri
terminal-help-completions-shell = The shell
    .value = SHELL
