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
