### Why something is not done, as the server and the terminal say it. What a game's rules refuse is
### said by the rules in English, too (crates/*/src/refusal.rs): tests hold the two against each other.
### No sentence begins with a capital or ends with a full stop, since some stand within others.

## Any game

# What something is called that has a name in English and one in Irish: every language is given both, and
# takes one. So it is with a game's name and its English title.
refused-called = { $irish ->
   *[other] { $english }
}
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

## Brandubh and Tablut

refused-tafl-not-a-move = “{ $move }” is not a move; a move is written like d2-e2
refused-tafl-not-now = { $move } cannot be done now
refused-tafl-off-board = { $move } leaves the board, which has { $size } rows and columns
refused-tafl-no-piece = no piece stands on { $square }
refused-tafl-not-yours = the { $piece ->
    [viking] Viking
    [celt] Celt
   *[king] King
} on { $square } belongs to the other side
refused-tafl-no-distance = the piece on { $square } has to move to another square
refused-tafl-not-straight = { $move } is not straight: pieces move along a row or column
refused-tafl-blocked = a { $piece ->
    [viking] Viking
    [celt] Celt
   *[king] King
} on { $square } is in the way of { $move }
refused-tafl-kings-only = only the King may stand on { $square }; a { $piece ->
    [viking] Viking
   *[celt] Celt
} may not
refused-tafl-no-return = the King may not return to the throne on { $square }

refused-tafl-no-rule = there is no rule “{ $rule }”
refused-tafl-no-preset = there is no preset “{ $preset }”
refused-tafl-exclude = the rules “{ $one }” and “{ $other }” exclude each other: each says how the King is captured
refused-tafl-tablut-only = the rule “{ $rule }” belongs to Tablut
refused-tafl-brandubh-only = the preset “{ $preset }” belongs to Brandubh
refused-tafl-rows = a position has { $expected } rows with / between them, not { $found }
refused-tafl-row = row { $rank } has { $found } squares instead of { $expected }
refused-tafl-letter = row { $rank } holds “{ $letter }”; pieces are t (Viking), T (Celt) and K (King)
refused-tafl-to-move = after the rows, a position ends in “ a” (the Vikings move) or “ d” (the Celts move)
refused-tafl-kings = a position has one King, not { $count }
refused-tafl-too-many = there are { $found } { $piece ->
    [viking] Vikings
   *[celt] Celts
}; { $game } has { $most }
refused-tafl-forbidden = a { $piece ->
    [viking] Viking
   *[celt] Celt
} stands on { $square }, where only the King may be
refused-tafl-move-unread = move { $number }: { $why }
refused-tafl-move-illegal = move { $number }, { $move }: { $why }
refused-tafl-move-over = move { $number }, { $move }: the game was over before it
refused-tafl-move-captures = move { $number } is written { $move }, but it is { $right }
refused-tafl-several = the text holds several games; this is the first

## OpenTafl's notation

refused-opentafl-rule = OpenTafl has nothing like the rule “{ $rule }”
refused-opentafl-near = OpenTafl can only come near to these rules: { $list }
refused-opentafl-too-long = rules are at most { $most } bytes long
refused-opentafl-not-a-field = “{ $word }” is not a field; fields are written like dim:7
refused-opentafl-unknown = there is no field “{ $field }” in OpenTafl's rules
refused-opentafl-twice = the field { $field } is there twice
refused-opentafl-missing = the field { $field } is missing
refused-opentafl-value = { $field }:{ $value } is not in the notation; { $field } holds { $holds }
refused-opentafl-size = dim:{ $size }: our boards are 7×7 (Brandubh) and 9×9 (Tablut)
refused-opentafl-start = start: { $why }
refused-opentafl-long-position = a position is at most { $most } bytes long
refused-opentafl-slashes = a position begins and ends with a slash, like /3t3/…/3t3/
refused-opentafl-count = “{ $count }” counts more empty squares than a row has
refused-opentafl-differs = these are not rules of ours: { $list }
refused-opentafl-difference = { $field }: { $why }
# One thing, and what comes after it.
refused-opentafl-list = { $first }; { $rest }
refused-opentafl-point-on-throne = on the throne our King falls only to four Vikings, and OpenTafl's to two
refused-opentafl-point-beside-throne = beside the throne our King of Brandubh falls to two Vikings, and OpenTafl's only to three
refused-opentafl-point-on-edge = on an edge our King falls to three Vikings around him whoever came last, and OpenTafl's only to the two along the edge
refused-opentafl-point-beside-throne-tablut = beside the throne our King of Tablut falls only to three Vikings, and OpenTafl's to two
refused-opentafl-point-hostile-to-all = our empty throne helps both sides to capture, or neither
refused-opentafl-point-hostile-under-king = with the King on it, our throne helps to capture Vikings if the empty one does, and never guards
refused-opentafl-point-edges = our Tablut is won on every edge
refused-opentafl-point-armed = our King is armed or not, never half
refused-opentafl-point-jumps = our King does not jump
refused-opentafl-point-corners = our corners are the four corners
refused-opentafl-point-centre = our throne is the centre
refused-opentafl-point-forts = we have no forts
refused-opentafl-point-distance = our pieces move any distance
refused-opentafl-point-reach-corners = our King may reach the corners
refused-opentafl-point-stop-on-corner = our King may stop on a corner
refused-opentafl-point-only-king-on-corner = nobody but our King may stop on a corner
refused-opentafl-point-corners-vikings = our corners help to capture Vikings
refused-opentafl-point-corners-guards = our corners help to capture guards
refused-opentafl-point-pass-throne = all our pieces may pass the empty throne
refused-opentafl-point-only-king-on-throne = nobody but the King may ever stop on our throne
refused-opentafl-point-shield-walls = we have no capture by shield walls
refused-opentafl-point-edge-fort = we have no escape into a fort at the edge
refused-opentafl-point-twice-a-turn = our pieces never move twice in a turn
refused-opentafl-point-linnaean = we have no Linnaean capture
refused-opentafl-point-encircling = our Vikings win by encircling all Celts
refused-opentafl-point-repetition = with us the third repetition loses for its maker
refused-opentafl-point-throne-partner = our throne is no partner against the King
refused-opentafl-point-throne-side = the throne is a side of a strong King

## The High Throne

refused-throne-seat = { $seat ->
    [0] Wolf
    [1] Stag
    [2] Raven
    [3] Boar
    [4] Hare
   *[5] Otter
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

## Decks of The High Throne

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
refused-deck-no-colour = it has no colour
refused-deck-no-cards = it has no cards
refused-deck-cheap = it is worth { $worth }, less than its cards together ({ $cards })
refused-deck-no-region = there is no region “{ $region }”
refused-deck-bad-kind = the kind “{ $kind }” is not a lower-case word
refused-deck-hero = a Hero is a card with a die, and only a Hero has one
refused-deck-no-lines = it has no lines
refused-deck-dice = it takes { $dice } dice to steal it, and nobody can count on more than seven
refused-deck-too-deep = its needs are nested too deeply
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
refused-table-nothing-to-take-back = there is nothing that could be taken back
refused-table-not-asked = nobody has asked to take anything back
refused-table-blocked = the host of this table does not let you in
refused-table-key-used = this request’s key was used for another one before
refused-table-again = they play again already
refused-table-resign-itself = resigning is asked for by itself
refused-table-impossible = this cannot be done: { $why }
refused-table-key-length = a request’s key has 1 to { $most } bytes
refused-table-word-length = a word for the luck has at most { $most } bytes
refused-table-saying-length = what is said has 1 to { $most } bytes
refused-table-name-length = a table’s name has at most { $most } bytes on one line
refused-table-no-game = there is no game called “{ $game }”
refused-table-clock-move = a move takes 5 to 3600 seconds
refused-table-clock-game = a game takes 10 to 36000 seconds, and a move adds 600 at most
refused-table-clock-days = a move takes 1 to 30 days

## Looking at games

refused-study-no-game = there is no such game here
refused-study-action = action { $number }: { $why }
refused-study-too-long = games with more than { $most } actions are not looked at
refused-study-not-tafl = threats are told for Brandubh and Tablut alone
refused-study-shown = the game is too long to be shown beyond action { $number }
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
refused-record-version = version { $version } is not known; this program reads { $known }
refused-record-contributions = there is not one contribution for each seat
refused-record-long-word = a contribution is longer than { $most } bytes
refused-record-other-game = this is a record of { $record }, not of { $game }
refused-record-turn = it is not the turn of seat { $seat }
refused-record-not-over = the record names a result, but after { $actions } actions the game is not over
refused-record-no-commitment = the record has no commitment, so its draws cannot be checked
refused-record-no-seed = the seed has not been revealed, so the draws cannot be checked
refused-record-other-seed = the seed is not the one that was committed to
refused-record-other-commitment = the record has the commitment { $told }, not { $noted }
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
refused-http-no-moves = games of tafl are written as moves, others are not
refused-http-bad-name = a name has 1 to { $most } bytes on one line
refused-http-bad-password = a password has { $least } to { $most } bytes
refused-http-no-password = this password cannot be used
refused-http-wrong-password = there is nobody with this name and this password
refused-http-no-code = this code is not known any more
refused-http-no-person = there is nobody with this number
refused-http-no-session = nobody is known by this session: ask for one at /api/guests
refused-http-foreign-origin = this comes from a page of another site
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
refused-store-newer = the data folder was made by a newer version of this program
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
refused-store-listen = cannot listen on { $address }: { $why }
refused-setting-file = { $file }: { $why }
refused-setting-variable = { $name }: "{ $value }" cannot be used
refused-parcel-no-table = there is no table { $table }
refused-parcel-not-finished = table { $table } is not finished
refused-parcel-there = table { $table } is there already
refused-parcel-unreadable = this is not a table: { $why }
refused-parcel-version = this is not a table of version { $version }

## Lessons

refused-lesson-answer = “{ $answer }” is not an answer; the answers are { $answers }
