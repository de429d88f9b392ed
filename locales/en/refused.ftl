### Why something is not done, as the server and the terminal say it. What a game's rules refuse is
### said by the rules in English, too (crates/*/src/refusal.rs): tests hold the two against each other.
## Any game

# A game's name and its English title: every language is given both, and takes one.
refused-game = { $game ->
   *[other] { $title }
}
refused-over = the game is over
refused-not-your-turn = it is not your turn
refused-not-chance = nothing is up to chance now
refused-no-resigning = this game cannot be resigned
refused-nothing-to-do = { $name } has nothing to do now
refused-action-unreadable = “{ $action }” is not something to do in { $game }
refused-options-unreadable = these options cannot be read: { $why }
refused-options-seats = { $game } is a game for { $all } players, not { $seats }
refused-options-seats-between = { $game } is a game for { $least } to { $most } players, not { $seats }

## At a table

refused-table-allowed = nothing speaks against that
refused-table-not-your-seat = that seat is not yours
refused-table-no-such-seat = there is no such seat
refused-table-taken = that seat is taken
refused-table-not-the-host = only the host of the table may do that
refused-table-not-begun = the game has not begun
refused-table-begun = the game has begun
refused-table-not-over = the game is not over yet
refused-table-seats-empty = not all seats are taken
refused-table-no-such-bot = there is no bot called “{ $level }” for this game
refused-table-name-taken = somebody of that name sits at the table already
refused-table-no-hints = hints are not given at this table
refused-table-nothing-to-take-back = there is nothing that could be taken back
refused-table-not-asked = nobody has asked to take anything back
refused-table-blocked = the host of this table does not let you in
refused-table-key-used = this request’s key was used for another one before
refused-table-again = they play again already
refused-table-offered = you have said so already; the others are asked
refused-table-declined = somebody does not want to play again, and is not asked once more
refused-table-no-offer = nobody has offered to play again
refused-table-unwanted = somebody at this table does not want to play with you
refused-table-not-ready = not everybody is there yet
refused-table-starting = the game is about to begin, so nothing can be changed any more
refused-table-too-early = keep the word secret until all words are fixed: it is revealed when the game starts
refused-table-no-word-due = there is no word to reveal for this seat
refused-table-other-word = this is not the word that the seat has committed to
refused-table-clear-word = words are no longer given in the clear: this program is too old to keep yours secret
refused-table-resign-itself = resigning is asked for by itself
refused-table-time-itself = the clock alone says when time is up
refused-table-impossible = this cannot be done: { $why }
refused-table-key-length = a request’s key has 1 to { $most } bytes
refused-table-word-length = a word for the luck has at most { $most } bytes
refused-table-saying-length = what is said has 1 to { $most } bytes
refused-table-saying-line = what is said is one line of printable text
refused-table-name-length = a table’s name has at most { $most } bytes on one line, without invisible characters
refused-table-no-game = there is no game called “{ $game }”
refused-table-clock-move = a move takes 5 to 3600 seconds
refused-table-clock-game = a game takes 10 to 36000 seconds, and a move adds 600 at most
refused-table-clock-days = a move takes 1 to 30 days

## Looking at games

refused-study-no-game = there is no such game here
refused-study-action = action { $number }: { $why }
refused-study-too-long = games with more than { $most } actions are not looked at
refused-study-not-tafl = threats are told for Brandubh and Tablut alone
refused-study-not-a-view = this is no view of the game: { $why }
refused-study-not-over = the record names a result, but the game is not over
refused-study-other-end = the game ended otherwise than the record says
refused-study-bad-record = this record cannot be read: { $why }
refused-study-record-alone = a game of { $game } is read from its record alone
refused-study-neither = this is neither a record nor a game in moves: { $why }
refused-study-nothing = there is no game in this text

## Records

refused-record-none = not a record: { $why }
refused-record-unread = action { $number } cannot be read: { $why }
refused-record-format = the format is “{ $format }”, not “{ $known }”
refused-record-version = version { $version } is not known; this program reads { $known } and { $newest }
refused-record-other-fairness = it does not tell of its luck as version { $version } does
refused-record-contributions = there is not one contribution for each seat
refused-record-long-word = a contribution is longer than { $most } bytes
refused-record-other-game = this is a record of { $record }, not of { $game }
refused-record-turn = it is not the turn of seat { $seat }
refused-record-not-over = the record names a result, but after { $actions } actions the game is not over
refused-record-no-commitment = the record has no commitment, so its draws cannot be checked
refused-record-no-seed = the seed has not been revealed, so the draws cannot be checked
refused-record-other-seed = the seed is not the one that was committed to
refused-record-other-commitment = the record has the commitment { $told }, not { $noted }
refused-record-other-word = the word of seat { $seat } is not the one that it had committed to
refused-record-other-table = the table’s commitment is not made of this seed and these words
refused-record-bot-word = seat { $seat } is told as a bot and as a person at once, and a bot has no word
refused-record-undecided = the game cannot say what chance decides here
refused-record-not-chance = chance has to act here, not seat { $seat }
refused-record-draw = draw { $number } should be “{ $due }”, but the record has “{ $told }”

## The server itself

refused-http-name-taken = that name belongs to somebody else
refused-http-has-account = you have an account already
refused-http-nul = a text with a NUL character cannot be stored
refused-http-long-text = this text is too long to be stored
refused-http-disk = the server cannot write to its disk at the moment; try again later
refused-http-damaged = this table cannot go on: { $why }
refused-http-closing = the server is closing; try again in a moment
refused-http-busy = the server has much to do; try again in a moment
refused-http-no-table = there is no such table
refused-http-no-address = there is nothing at this address
refused-http-unreadable = the server does not understand this: { $why }
refused-http-wrong-method = that cannot be asked for at this address
refused-http-too-slow = this took too long; try again
refused-http-too-long = that is too long to be sent
refused-http-too-often = too many requests; wait a moment
refused-http-too-many-sockets = too many connections from this address
refused-http-too-many-tables = you sit at { $most } tables already; finish some of them first
refused-http-too-many-open = you have { $most } public tables that wait for players already; start or close one of them first
refused-http-no-such-page = the list of tables has no such page
refused-http-no-moves = games of tafl are written as moves, others are not
refused-http-bad-name = a name has 1 to { $most } bytes on one line
refused-http-bad-password = a password has { $least } to { $most } bytes
refused-http-no-password = this password cannot be used
refused-http-wrong-password = there is nobody with this name and this password
refused-http-no-code = this code is not known any more
refused-http-banned = the administrator of this server keeps you out
refused-http-no-account = you have no account, and so no password
refused-http-not-a-session = you have no such session
refused-http-too-many-people = you have muted or blocked as many people as you may
refused-http-bad-reason = a reason has 1 to { $most } bytes
refused-http-too-many-reports = as many of your reports as you may have wait to be read
refused-http-no-session = nobody is known by this session: ask for one at /api/guests
refused-http-foreign-origin = this comes from a page of another site
refused-http-unknown-host = this server does not go by the name “{ $host }”; whoever runs it can allow the name with --public-url (public-url in the file, ARDRI_PUBLIC_URL)
refused-http-no-metrics = nothing is measured here
refused-socket-not-text = requests are text
refused-socket-not-a-request = this is not a request: { $why }
refused-socket-long-id = a request’s id has at most { $most } bytes

## The data of a server, and its settings

refused-store-not-next = this line is not the next one in the log of its table
refused-store-name-taken = this name is taken
refused-store-no-person = there is no such person
refused-store-has-account = this person has an account already
refused-store-token-taken = this token belongs to another session
refused-store-full = the disk is full
refused-store-read-only = the data folder cannot be written to
refused-store-not-a-folder = { $folder } is not a folder
refused-store-in-use = the data folder { $folder } is in use by another server
refused-store-database-in-use = the database { $database } is in use by another server, { $by }
refused-store-evicted = another server has taken over the database
refused-store-bad-address = the address of the database cannot be used: postgres://USER:PASSWORD@HOST/DATABASE is meant, with %-codes for special characters
refused-store-unreachable = the database { $database } cannot be reached: { $why }
refused-store-encoding = the database { $database } has the encoding { $encoding }, but UTF8 is needed
refused-store-no-data = { $place } holds no data
refused-store-not-empty = { $place } holds data already
refused-store-differs = the copy differs from the original, so nothing was moved: { $what }
refused-store-no-file = a database on PostgreSQL is copied with pg_dump; docs/operations.md says how
refused-store-newer = the data was written by a newer version of this program
refused-store-damaged = the stored data is damaged: { $why }
refused-store-io = the data could not be read or written: { $why }
refused-store-closed = the store is closed
refused-store-table-name = the name of a table is 1 to { $most } letters, digits, _ and -
refused-store-entry = entry { $number } of the table's log is damaged: { $why }
refused-log-no-setup = it is not the setting up of a table
refused-log-first-missing = the first entries are missing
refused-log-empty = the log is empty
refused-log-follows = entry { $number } follows entry { $before }
refused-log-exists = the table exists
refused-log-not-playing = the game is not being played
refused-log-chance = chance has not decided so
refused-log-few-actions = there are not so many actions
refused-log-shown = what was shown cannot be taken back
refused-log-words = the words for the luck do not fit together
refused-store-listen = cannot listen on { $address }: { $why }
refused-setting-file = { $file }: { $why }
refused-setting-variable = { $name }: "{ $value }" cannot be used
refused-export-no-table = there is no table { $table }
refused-export-not-finished = table { $table } is not finished
refused-export-there = table { $table } is there already
refused-export-deleted = table { $table } was deleted here, and stays so
refused-export-unreadable = this is not a table: { $why }
refused-export-version = this is not a table of version { $version }

## Lessons

refused-lesson-answer = “{ $answer }” is not an answer; the answers are { $answers }
