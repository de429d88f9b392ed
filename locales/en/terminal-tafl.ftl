### Brandubh and Tablut in the terminal.

## Whose turn it is

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
terminal-tafl-bots-move = It is the bot’s move.

## What happened

terminal-tafl-log-lots-you = Lots are drawn: you begin as the Vikings.
terminal-tafl-log-switched-you = The sides are switched: you now play the Vikings.
terminal-tafl-result-both-sets-you = You win the match with both sets.
terminal-tafl-result-fewer-moves-you = You win the match: each has won a set, and you needed fewer moves.
terminal-tafl-bot-plays = { $name } plays { $move }.
terminal-tafl-entry = { $side ->
    [vikings] Vikings { $move }
   *[celts] Celts { $move }
}
terminal-tafl-entry-resigned = { $side ->
    [vikings] Vikings resign
   *[celts] Celts resign
}
terminal-tafl-entry-lots = Lots
terminal-tafl-entry-set = Set { $set }
terminal-tafl-captured = Captured: { $vikings } of { $all-vikings } Vikings, { $celts } of { $all-celts } Celts.
terminal-tafl-lost = { $count } of { $all } lost
terminal-tafl-commitment = The lots follow from a seed with the commitment { $commitment }.
terminal-tafl-parting = { $game }: { $how }
terminal-tafl-parting-saved = { $game }: { $how } It is saved in { $file }.

## What is answered

terminal-tafl-greet = { $game }: { $rules }. Type help for help.
terminal-tafl-basic = the basic game
terminal-tafl-players = At the board: { $names }.
terminal-tafl-after-end = You can still type history, save FILE, undo, new or quit.
terminal-tafl-not-made = The move was not made.
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
terminal-tafl-no-undo = There is no move of yours to take back.
terminal-tafl-no-undo-lots = Lots are not taken back.
terminal-tafl-nobody-resigns = There is nobody who could resign now.
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
terminal-tafl-pick-to-see = Pick a piece to see where it may go.
terminal-tafl-log-tells = The log tells the game; PgUp and PgDn scroll it.

## The screen

terminal-tafl-title-rules = { $game }: { $rules }
terminal-tafl-moves-made = moves made: { $moves }
terminal-tafl-moves-made-set = set { $set } of 2, moves made: { $moves }
terminal-tafl-type = Move or command: { $typed }
terminal-tafl-keys = Enter pick  : type  u undo  f flip  r rules  s save  x resign  ? help  q quit
    .coached = Enter pick  : type  w why  u undo  f flip  s save  x resign  ? help  q quit
    .line = Enter does it   Esc goes back to the board
    .file = Enter saves   Ctrl-U clears   Esc goes back to the board
    .confirm = y yes   n no
    .over = n new game   o other games   s save   u undo   r rules   ? help   q quit

## The rules

terminal-tafl-rules = { $game } is played on { $size } by { $size } squares. { $vikings } Vikings attack a King and his { $celts } Celts. The Vikings move first.
terminal-tafl-rule = * { $title } ({ $name }): { $about }

## Help

terminal-tafl-help = Type a move by its two squares: d2-e2. Captures may be added: d2-e2xe3.
    .signs = On the board V is a Viking, C a Celt, K the King, + the throne, # a corner.
    .moves = moves           list all legal moves; moves d2 lists those of one piece
    .board = board           show the board again
    .flip = flip            look at the board from the other side
    .undo = undo            take back your last move
    .history = history         tell the game so far
    .position = position        give the position as text, for --position
    .rules = rules           say the rules in force
    .save = save FILE       write the game to a file; play --resume FILE goes on with it
    .resign = resign          give the game up
    .new = new             begin again with the same rules and players
    .help = help            this list
    .quit = quit            leave
terminal-tafl-key =
    .go = arrows, hjkl    move the cursor
    .choose = Enter, Space    pick a piece, then choose where it goes
    .escape = Esc             put the piece back, close a page
    .type = : or m          type a move (d2-e2) or a command (save FILE, position)
    .undo = u               undo: take back your last move
    .flip = f               flip the board
    .rules = r               the rules in force
    .scroll = PgUp, PgDn      scroll the log
    .save = s               save the game; ardri play --resume FILE goes on with it
    .resign = x               resign
    .new = n               new game with the same rules and players
    .other = o               other games: back to the menu
    .quit = q               quit
    .signs = <V> is a Viking, (C) a Celt, [K] the King, + the empty throne, # a corner.
    .targets = * is where the picked piece may go, ! where it loses by repetition,
    .traces = . where the last move came from, x where it captured.
