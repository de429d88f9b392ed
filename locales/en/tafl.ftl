### Brandubh and Tablut.

tafl-vikings = Vikings
tafl-celts = Celts
tafl-viking = Viking
tafl-celt = Celt
tafl-king = King
tafl-seat = Player { $number }

## What is asked

tafl-prompt-yours = { $side ->
    [vikings] Your move: you play the Vikings.
   *[celts] Your move: you play the Celts.
}
tafl-prompt-theirs = { $side ->
    [vikings] { $name } moves the Vikings.
   *[celts] { $name } moves the Celts.
}
tafl-prompt-lots = Lots are drawn for the sides.
tafl-prompt-over = The game is over.

## The board

tafl-board = { $game ->
    [tablut] Tablut board, 9 by 9
   *[brandubh] Brandubh board, 7 by 7
}. Arrow keys walk, Enter picks and drops, Escape lets go.
tafl-square = { $square }, { $place ->
    [throne] throne,{" "}
    [corner] corner,{" "}
    [escape] way out,{" "}
   *[plain] {""}
}{ $piece ->
    [viking] Viking
    [celt] Celt
    [king] King
   *[none] empty
}{ $state ->
    [picked] , picked
    [target] , can go here
    [loses] , can go here but would lose by repetition
    [movable] , can move
   *[plain] {""}
}
tafl-flip = Turn the board
tafl-type = Type a move
tafl-type-hint = d2-e2
tafl-type-go = Play
tafl-picked = { $piece ->
    [viking] The Viking
    [celt] The Celt
   *[king] The King
} on { $from } can go to { $squares }.
tafl-no-move = { $whose ->
    [own] This piece cannot move now.
   *[other] This piece is not yours to move.
}
tafl-premove = { $move } waits for your turn. Esc, or a press on the board, takes it back.
tafl-premove-gone = { $move } is not possible any more.
tafl-warn-repetition = Careful: moves with a ring lose at once by repetition.

tafl-typed-unread = Type a move such as d2-e2, or only e2.
tafl-typed-off = There is no square { $square } on this board.
tafl-typed-none = { $move } is not possible now.
tafl-typed-nobody = Nobody can go to { $square } now.
tafl-typed-many = Several pieces can go to { $square }: { $moves }.

## What happened

tafl-log-lots = Lots are drawn: { $name } begins as the Vikings.
tafl-log-moved = { $piece ->
    [viking] A Viking goes from { $from } to { $to }.
    [celt] A Celt goes from { $from } to { $to }.
   *[king] The King goes from { $from } to { $to }.
}
tafl-log-captured = { $side ->
    [vikings] { $count ->
        [one] The Viking on { $squares } is captured.
       *[other] The Vikings on { $squares } are captured.
    }
   *[celts] { $count ->
        [one] The Celt on { $squares } is captured.
       *[other] The Celts on { $squares } are captured.
    }
}
tafl-log-repeated = { $loser ->
    [vikings] This position stands for the second time. If the Vikings bring it about once more, they lose.
   *[celts] This position stands for the second time. If the Celts bring it about once more, they lose.
}
tafl-log-ended = { $why } { $winner ->
    [vikings] The Vikings win.
   *[celts] The Celts win.
}
tafl-log-set-ended = { $why } { $winner ->
    [vikings] The Vikings win set { $set }.
   *[celts] The Celts win set { $set }.
}
tafl-log-switched = The sides are switched: { $name } now plays the Vikings.

tafl-ending = { $ending ->
    [king-captured] The King is captured.
    [king-escaped] The King has escaped.
    [encircled] The King and all his guards are encircled.
    [repetition] { $loser ->
        [vikings] The Vikings brought the same position about for the third time.
       *[celts] The Celts brought the same position about for the third time.
    }
    [no-moves] { $loser ->
        [vikings] The Vikings cannot move.
       *[celts] The Celts cannot move.
    }
    [out-of-time] { $loser ->
        [vikings] The Vikings have run out of time.
       *[celts] The Celts have run out of time.
    }
   *[resigned] { $loser ->
        [vikings] The Vikings have resigned.
       *[celts] The Celts have resigned.
    }
}
tafl-result = { $ending ->
    [king-captured] { $name } wins: the King is captured.
    [king-escaped] { $name } wins: the King has escaped.
    [encircled] { $name } wins: the King and all his guards are encircled.
    [no-moves] { $name } wins: the other side cannot move.
   *[repetition] { $name } wins: the other side repeated the position for the third time.
}
tafl-result-resigned = { $name } wins: { $loser } has resigned.
tafl-result-out-of-time = { $name } wins: { $loser } has run out of time.
tafl-result-both-sets = { $name } wins the match with both sets.
tafl-result-fewer-moves = { $name } wins the match: each has won a set, and { $name } needed fewer moves.
tafl-result-equal = A draw: each has won a set in as many moves.

## Beside the board

tafl-captured = Captured
tafl-captured-vikings = { $count ->
    [0] No Viking is captured.
    [one] One Viking is captured.
   *[other] { $count } Vikings are captured.
}
tafl-captured-celts = { $count ->
    [0] No Celt is captured.
    [one] One Celt is captured.
   *[other] { $count } Celts are captured.
}
tafl-none-yet = none yet
tafl-sets = The match
tafl-set-first = Set 1 of 2. The sides are switched for the second.
tafl-set-second = Set 2 of 2: the sides are switched.
tafl-set-now = { $vikings } plays the Vikings, { $celts } the Celts.
tafl-set-done = Set { $set }: { $name } won with the { $side ->
    [vikings] Vikings
   *[celts] Celts
} in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
tafl-repetition-now = { $loser ->
    [vikings] This position has stood twice. If the Vikings bring it about once more, they lose.
   *[celts] This position has stood twice. If the Celts bring it about once more, they lose.
}
tafl-repetition-moves = { $count ->
    [one] { $moves } would lose at once: it brings a position about for the third time.
   *[other] { $moves } would lose at once: each brings a position about for the third time.
}
tafl-repetition-twice = { $count ->
    [one] One position has stood twice and can still come again: whoever brings it about loses.
   *[other] { $count } positions have stood twice and can still come again: whoever brings one about loses.
}

tafl-threats = Show threats
    .about = { $side ->
        [vikings] What the Vikings could do next
       *[celts] What the Celts could do next
    }
tafl-threat-capture = { $move } would capture on { $squares }.
tafl-threat-escape = { $move } would let the King escape.
tafl-threat-fall = { $move } would capture the King.
tafl-threat-ring = { $move } would encircle the King and all his guards.
tafl-threat-none = Nothing is threatened.
tafl-threat-failed = The server cannot say just now.
tafl-threat-waiting = Looking…

tafl-rules = Rules of this table
tafl-rules-basics = The basics
tafl-rules-chosen = What differs from the basic game
tafl-rules-plain = Nothing: this is the basic game.
tafl-basic-move = Pieces go any number of empty squares along a row or a column.
tafl-basic-places = Nobody stops on the throne, and only the King enters a corner. All may pass over the empty throne.
tafl-basic-places-returns = Only the King stops on the throne, and only he enters a corner. All may pass over the empty throne.
tafl-basic-capture = A piece is captured when an enemy moves so that it stands between two of them, or between one and a corner.
tafl-basic-goal-corner = The Celts win when the King reaches a corner.
tafl-basic-goal-edge = The Celts win when the King reaches any square of the edge.
tafl-basic-fall-brandubh = The Vikings win when they capture the King: four of them around him on the throne, three on the edge, two on opposite sides of him elsewhere.
tafl-basic-fall-brandubh-open = The Vikings win when they capture the King: four of them around him on the throne, two on opposite sides of him elsewhere.
tafl-basic-fall-tablut = The Vikings win when they capture the King: four of them around him on the throne, three beside it, two on opposite sides of him elsewhere.
tafl-basic-fall-strong = The Vikings win when they capture the King, which takes one of them on each of his sides.
tafl-basic-fall-advanced = The Vikings win when they capture the King: four of them around him on the throne; elsewhere all squares beside him have to be filled.
tafl-basic-ring = The Vikings also win when they cut the King and all his guards off from the edge.
tafl-basic-repeat = Whoever brings the same position about for the third time loses, and so does whoever cannot move.

tafl-rule-edge-escape = The edge is the way out
    .about = The King wins on any square of the edge, not only in a corner.
tafl-rule-strong-king = Strong King
    .about = He falls only with Vikings on all his sides; the throne counts as one of them.
tafl-rule-unarmed-king = Unarmed King
    .about = The King takes no part in captures.
tafl-rule-hostile-throne = Hostile throne
    .about = The throne helps to capture: Vikings always, Celts while the King is not on it.
tafl-rule-advanced = Advanced
    .about = Off the throne, the King falls only when all four squares beside him are filled, by any pieces, and a Viking filled the last.
tafl-rule-king-returns = The King may return
    .about = He may stop on the throne again.
tafl-rule-corners-hostile-to-king = Corners against the King
    .about = A corner helps to capture the King, too.
tafl-rule-no-edge-capture = Safe at the edge
    .about = Three Vikings around a King on the edge do not capture him.

## To take away

tafl-copy-position = Copy position
tafl-copied-position = The position is copied.
tafl-copy-moves = Copy moves
tafl-copied-moves = The moves are copied.
tafl-no-moves-yet = No move has been made yet.
tafl-copy-failed = This browser does not let us copy.
tafl-edit = Edit this position
tafl-download = Download record

## Setting up a position

tafl-editor-title = Set up a position
tafl-editor-game = Game
tafl-editor-board = Board to set up. Arrow keys walk; { $viking }, { $celt } and { $king } put a Viking, a Celt or the King, Delete clears.
tafl-editor-palette = Put on the board
tafl-tool-hand = Move pieces
tafl-tool-viking = Viking
tafl-tool-celt = Celt
tafl-tool-king = King
tafl-tool-erase = Take away
tafl-editor-usual = Usual start
tafl-editor-clear = Clear
tafl-editor-mirror = Mirror
tafl-editor-to-move = Who moves first
tafl-editor-text = Position as text
tafl-editor-text-hint = Paste a position here, or copy this one.
tafl-editor-copy = Copy as text
tafl-editor-link = Copy link
tafl-editor-link-copied = The link is copied. Whoever opens it sees this position.
tafl-editor-rules = Rules
tafl-check-good = { $count ->
    [one] This can be played: there is one move.
   *[other] This can be played: there are { $count } moves.
}
tafl-check-over = The game would be over at once. { $why }
tafl-check-failed = The server did not answer. Please try again.
tafl-play-from = Play from here
tafl-play-side = You play
tafl-play-level = Bot
tafl-play-bot = Against a bot
tafl-play-friend = With a friend

## The coach

learn-coach-tafl-over = The game is over. Look back at where it turned, move by move.
learn-coach-tafl-lots = Lots decide who plays which side: the two sides have different aims.
learn-coach-tafl-theirs = The other side moves now. You are asked next.
learn-coach-tafl-watch = Ask yourself which of your pieces they could shut in, and where the King could go.
learn-coach-tafl-vikings = You hunt the King: you win when he is captured, or shut in with all his guards.
learn-coach-tafl-celts = You bring the King out: you win when he gets { $where ->
    [edge] to the edge of the board
   *[corner] to a corner
}.
learn-coach-tafl-out = Your King can get out and win now: { $moves }.
learn-coach-tafl-fells = You can capture the King and win now: { $moves }.
learn-coach-tafl-rings = You can close the ring and win now: { $moves }.
learn-coach-tafl-king-out = Careful: the King is about to get out by { $moves }. Stand in his way.
learn-coach-tafl-king-falls = Careful: your King is about to be captured by { $moves }. Move him, or stand in the way.
learn-coach-tafl-ring-closes = Careful: { $moves } would close the ring around you, and that loses. Break through to the edge.
learn-coach-tafl-takes = You can capture by { $moves }. Look first what they could do then.
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

## The board in words

words-tafl-who = Who stands where
words-tafl-pieces = { $piece ->
    [viking] { $count ->
        [0] No Vikings are left.
        [one] One Viking: { $squares }.
       *[other] { $count } Vikings: { $squares }.
    }
    [celt] { $count ->
        [0] No Celts are left.
        [one] One Celt: { $squares }.
       *[other] { $count } Celts: { $squares }.
    }
   *[king] { $count ->
        [0] There is no King.
       *[other] The King: { $squares }.
    }
}
words-tafl-rows = Row by row, from the top
words-tafl-row = Row { $row }: { $pieces }.
words-tafl-row-empty = Row { $row }: empty.
words-tafl-piece = { $piece ->
    [viking] Viking { $square }
    [celt] Celt { $square }
   *[king] King { $square }
}
words-tafl-throne = The throne is { $square }.
words-tafl-lately = The last move
words-tafl-last = From { $from } to { $to }.
words-tafl-taken = { $count ->
    [one] Captured on { $squares }.
   *[other] { $count } captured: { $squares }.
}
words-tafl-deed = { $piece ->
    [viking] Viking
    [celt] Celt
   *[king] King
} from { $from } to { $to }{ $loses ->
    [yes] , which would lose by repetition
   *[no] {""}
}
tafl-with-rules = Rules: { $rules }.
tafl-with-position = It begins from a position of your own.
tafl-with-two-sets = Two games, with the sides switched for the second.
tafl-with-lots = Who begins as the Vikings is drawn by lot.

## What is refused: within other sentences, so without a capital and a full stop

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

## What is refused of OpenTafl's notation

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

## The terminal: whose turn it is

terminal-tafl-player = { $side ->
    [vikings] Vikings player
   *[celts] Celts player
}
terminal-tafl-turn = { $side ->
    [vikings] The Vikings move.
   *[celts] The Celts move.
}
terminal-tafl-set-of = Set { $set } of 2.
terminal-tafl-pick = Pick a piece.
terminal-tafl-where = Where does the piece on { $square } go?

## The terminal: what happened

terminal-tafl-log-lots-you = Lots are drawn: you begin as the Vikings.
terminal-tafl-log-switched-you = The sides are switched: you now play the Vikings.
terminal-tafl-result-both-sets-you = You win the match with both sets.
terminal-tafl-result-fewer-moves-you = You win the match: each has won a set, and you needed fewer moves.
terminal-tafl-bot-plays = { $name } plays { $move }.
terminal-tafl-entry = { $side ->
    [vikings] Vikings { $move }
   *[celts] Celts { $move }
}
terminal-tafl-captured = Captured: { $vikings } of { $all-vikings } Vikings, { $celts } of { $all-celts } Celts.
terminal-tafl-lost = { $count } of { $all } lost
terminal-tafl-commitment = The lots follow from a seed with the commitment { $commitment }.

## The terminal: what is answered

terminal-tafl-no-move = There is no move.
terminal-tafl-no-piece = No piece stands on { $square }.
terminal-tafl-not-yours = { $piece ->
    [viking] The Viking on { $square } belongs to the other side.
    [celt] The Celt on { $square } belongs to the other side.
   *[king] The King on { $square } belongs to the other side.
}
terminal-tafl-stuck = { $piece ->
    [viking] The Viking on { $square } has no move.
    [celt] The Celt on { $square } has no move.
   *[king] The King on { $square } has no move.
}
terminal-tafl-not-a-move = “{ $typed }” is not a move; a move is written like d2-e2.
terminal-tafl-not-a-square = “{ $typed }” is not a square; squares are written like d2.
terminal-tafl-captures = { $made ->
    [0] { $move } captures nothing, but { $written } is written; the move was not made. Write { $right }, or leave the captures out.
   *[other] { $move } captures { $captured }, but { $written } is written; the move was not made. Write { $right }, or leave the captures out.
}
terminal-tafl-resign = { $what ->
    [set] { $side ->
        [vikings] Give up this set for the Vikings?
       *[celts] Give up this set for the Celts?
    }
   *[game] { $side ->
        [vikings] Give up the game for the Vikings?
       *[celts] Give up the game for the Celts?
    }
}
terminal-tafl-repeat = { $side ->
    [vikings] That move brings about the same position for the third time: the Vikings lose. Make it?
   *[celts] That move brings about the same position for the third time: the Celts lose. Make it?
}

## The terminal: the screen

terminal-tafl-moves-made = moves made: { $moves }
terminal-tafl-moves-made-set = set { $set } of 2, moves made: { $moves }
terminal-tafl-bar = { $mode ->
    [over] n new game   o other games   s save   r rules   ? help   q quit
    [coached] Enter pick  : type  w why  u undo  f flip  s save  x resign  ? help  q quit
   *[choices] Enter pick  : type  u undo  f flip  r rules  s save  x resign  ? help  q quit
}

## The terminal: the rules

terminal-tafl-rules = { $game } is played on { $size } by { $size } squares. { $vikings } Vikings attack a King and his { $celts } Celts. The Vikings move first.
terminal-tafl-rule = * { $title } ({ $name }): { $about }

## The terminal: help

terminal-tafl-help =
    Type a move by its two squares: d2-e2. Captures may be added: d2-e2xe3.
    moves           list all legal moves; moves d2 lists those of one piece
    board           show the board again
    flip            look at the board from the other side
    undo            take back your last move
    position        give the position as text, for --position
    resign          give the game up
terminal-tafl-legend = On the board V is a Viking, C a Celt, K the King, + the empty throne and # a corner.
terminal-tafl-keys =
    arrows, hjkl    move the cursor
    Enter, Space    pick a piece, then choose where it goes
    Esc             put the piece back, close a page
    : or m          type a move (d2-e2) or a command (save FILE, position)
    u               undo: take back your last move
    f               flip the board
    x               resign
    n               new game with the same rules and players
    o               other games: back to the menu
terminal-tafl-marks =
    <V> is a Viking, (C) a Celt, [K] the King, + the empty throne, # a corner.
    { "*" } is where the picked piece may go, ! where it loses by repetition,
    { "." } where the last move came from, x where it captured.
