### What the terminal says at a table of a server: ardri join.

## Coming to a table

terminal-join-none = this build cannot go to a server: build it with the feature join
terminal-join-no-link = “{ $link }” is not a link to a table. A link looks like http://localhost:7777/table/k3v7m2.
terminal-join-untrusted = The server at { $server } cannot show that it is the one you mean: its certificate is not one that this machine trusts.
terminal-join-insecure = The server at { $server } does not speak https. Try { $open } instead.
terminal-join-which-table = “{ $link }” names no table, but a server at most. Use the link to a table, such as http://localhost:7777/table/k3v7m2, or set one up with --new brandubh.
terminal-join-new-where = A new table is set up at a server, not at another table: ardri join { $server } --new brandubh
terminal-join-silent = Nobody answers at { $server }. Is the server running, and is the address right?
terminal-join-unclear = What answers at { $server } is no server of these games.
terminal-join-no-table = There is no such table at { $server }. The link may be cut off; ask for it again.
terminal-join-newer = This server speaks otherwise than this program understands ({ $why }). Is there a newer ardri?
terminal-join-game = This program does not know the game “{ $game }” that is played there.
terminal-join-no-game = There is no game “{ $game }” at this server; there are { $games }.
terminal-join-sessions = Who you are is kept in { $file }, which does not work: { $why }.
terminal-join-full = All seats of this table are taken. With --watch you can watch.
terminal-join-begun = The game has begun without you. With --watch you can watch.
terminal-join-you = You are { $name }.
terminal-join-made = The table is set up. Send this link to your friends: { $link }
terminal-join-moved = You play again at a new table: { $link }
terminal-join-left = You have left. What is yours at the table stays yours; come back any time: ardri join { $link }

## At the table

terminal-join-table = { $game }, hosted by { $host }.
terminal-join-table-named = { $game }: “{ $name }”, hosted by { $host }.
terminal-join-seat = Seat { $number }: { $name }
terminal-join-seat-you = Seat { $number }: { $name } (you)
terminal-join-seat-free = Seat { $number }: free
terminal-join-sides = { $vikings } plays the Vikings, { $celts } the Celts.
terminal-join-help = Type help for help.
terminal-join-ready = Everyone is here. Type start to begin.
terminal-join-others-start = You are ready. The game begins when the others type start, too.
terminal-join-not-begun = The game has not begun yet. Once all seats are taken, type start.
terminal-join-missed = What happened meanwhile:
terminal-join-said = { $name } says: { $text }
terminal-join-clocks = Time left: { $left }.
terminal-join-not-here = That does not work at a table of a server. Type help for help.
terminal-join-takeback = { $name } would like to take back the last move. Type yes or no.
terminal-join-resign = Resign this game? Type yes or no.
terminal-join-lent = A bot plays in your seat. Type return to take it back.
terminal-join-not-lent = No bot plays in your seat.
terminal-join-over = The game is over. Type again for another one, or quit.
terminal-join-rematch = { $name } would like to play again. Type again to accept, or no.
terminal-join-not-over = The game is not over yet.
terminal-join-which-seat = Type the number of a seat after it: 1, 2 and so on.
terminal-join-say-what = Type what you want to say after it: say Good luck!
terminal-join-word-what = Type a word of your choice after it, to add to the luck; it stays secret until the start: word shamrock
terminal-join-commands = Type what you want to do in the game: a move such as d2-a2, a choice by its number or its name; board shows the table, legal or moves what you may do, rules the rules.
    .say = say Good luck!: say something to all
    .who = who: who sits where; log: what has happened since you came
    .start = start: begin, once all seats are taken; word WORD: add a word to the luck before that
    .seat = sit 2: take that seat; stand: leave yours
    .bot = bot 2 squire: put a bot into that seat
    .word = word shamrock: add a word of your own to the luck, in place of a random one; it stays secret until the start
    .coach = why: why something is asked, and what is worth a look; coach: have that said at every question, or no longer
    .hint = hint: what a strong bot would do, at tables that give hints; review: at the end, which of your decisions cost most
    .undo = undo: take back your last action, or ask the others for it; they answer yes or no
    .resign = resign: give the game up
    .abandon = abandon: let a bot play on; return: take your seat back
    .clock = clock: how much time is left
    .link = link: the link to this table, for others
    .again = again: another game with the same people
    .quit = quit: leave; your seat stays yours
