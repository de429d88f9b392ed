# The table: the waiting room, the game in its frame, looking back, and what comes after.

# The link to the server

table-offline = The server cannot be reached. Check your connection, then try again.
table-unclear = The server gave an answer that this page does not understand. Try again, or load the page anew.
table-broke = The connection broke before the answer came. Look whether it was done, and try again if not.
table-lost = The connection is lost. Your game is safe; we keep trying.
table-lost-waiting = The connection is lost. Your move is kept and sent as soon as it is back.
table-regained = You are connected again.
table-try-again = Try now

# Loading, and what can go wrong

table-title = { $name }
table-loading = Coming to the table…
table-none = There is no such table
table-none-more = The link may be cut off, or the table was never set up. Ask for the link again.
table-damaged = This table cannot go on
table-damaged-more = What the server has kept of it cannot be read. Whoever runs the server can tell more.
table-unreachable = The server cannot be reached
table-closed = This table was given up
table-closed-more = Its host closed it before the game began.
table-home = To the start page

# Seats

table-seats = Players
table-bot = { $level } bot
table-bot-for = { $bot } for { $name }
table-bot-named = { $name } ({ $bot })
table-somebody = Somebody
table-guest = { $name } (guest)
table-guest-mark = guest
table-seat-empty = Seat { $number }
table-seat-same = { $name } ({ $number })
table-seat-free = Free
table-watching = { $count ->
    [one] One person is here.
   *[other] { $count } people are here.
  }
table-you-watch = You are watching.
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

# The waiting room

table-wait-title = { $game } begins soon
table-wait-hosted = { $host } has set up this table.
table-wait-hosting = Your table is set up. Fill the seats, then begin.
table-sit = Sit here
table-stand = Stand up
table-put-bot = Put a bot here
table-bot-level = Bot for seat { $number }
table-clear-seat = Empty this seat
table-start = Begin the game
table-start-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
table-start-ready = Everyone is here.
table-start-waits = You are ready. Waiting for { $names }.
table-start-theirs = { $host } or anyone seated can begin.
table-give-up = Close this table
table-give-up-sure = Close this table for good? Nobody will be able to play at it.
table-invite = Invite
table-invite-more = Whoever opens this link can take a seat or watch. No account is needed.
table-invite-here = This address leads others nowhere: it is only good on this computer. For friends in your network stop Ardrí, start it with “ardri serve --listen { $address }”, and open the page by the name or number of this computer.
table-invite-link = Link to this table
table-copy = Copy the link
table-copied = The link is copied.
table-copy-failed = The link could not be copied. Select it and copy it by hand.
table-share = Share
table-share-text = Play { $game } with me
table-qr = Show a QR code
table-qr-alt = A QR code with the link to this table
table-word = A word for the luck
table-word-yours = Your word (kept secret until the start)
table-word-hint = Optional: a random one is there already. Yours stays in this browser until all words are fixed; then it is mixed into every roll and deal, so nobody could have chosen them, not even who runs the server.
table-word-add = Keep it
table-word-added = A random word is kept for you.
table-word-change = Change it
table-word-own = Your word is kept until the start.
table-word-elsewhere = Another browser or terminal keeps your word. It has to be open when the game starts.
table-word-change-own = Type your own
table-sealing = All words are fixed and are being revealed. The game begins in a moment, after half a minute at the latest.
table-seal = The table’s commitment
table-seal-note = Note it, and nobody can exchange the luck of this game afterwards.
table-seal-later = It appears when the game starts.
table-seal-wrong = This table has not committed itself to what was shown here before. Your word stays secret, and the luck here is not to be trusted.
table-luck-how = How is the luck kept fair?
table-luck-explained = The server has drawn its secret already and shows a fingerprint of it, and every seat shows the fingerprint of a word. When the game starts the table shows one commitment to all of these, and only then are the words revealed: nobody can choose the secret or a word by what the others have chosen. Secret and words together decide every roll and deal. When the game is over the secret is shown, and this page can check everything.
table-commitment = Fingerprint of the server’s secret
table-rules-here = At this table
table-clock-none = No clock: take the time you need.
table-clock-move = { $seconds ->
    [one] 1 second for each move.
   *[other] { $seconds } seconds for each move.
  }
table-clock-game = { $minutes } min for the whole game, and { $increment } s more with each move.
table-clock-days = { $days ->
    [one] 1 day for each move.
   *[other] { $days } days for each move.
  }
table-late-loses = Whoever runs out of time loses, or a bot takes over where the game goes on.
table-late-bot = For whoever runs out of time a bot plays on.
table-public = Public: anyone can find it in the lobby.
table-private = Only those with the link find it.

# Playing

table-prompt = What is asked
table-prompt-you = It is your turn.
table-prompt-other = { $names } to move.
table-prompt-several = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } players.
  }
table-prompt-chance = Chance decides.
table-prompt-over = The game is over.
table-prompt-past = You are looking back.
table-prompt-past-line = Looking back: { $text }
table-prompt-what-if = Your line: play for both sides.
table-your-turn-title = Your turn — { $game }
table-over-title = Over — { $game }
table-notify-turn = It is your turn
table-notify-over = The game is over
table-confirm-ask = Do this?
table-confirm-yes = Do it
table-confirm-no = Not yet
table-sending = Sending…
table-undo = Undo
table-ask-takeback = Take back
table-takeback-you = { $name } would like to take back the last move.
table-takeback-yes = Allow it
table-takeback-no = Refuse
table-takeback-waiting = You have asked to take back your move. Waiting for the others.
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-more = The other side wins at once. This cannot be taken back.
table-resign-no = Play on
table-abandon = Let a bot play on
table-abandon-sure = Let a bot play for you?
table-abandon-more = The strongest bot takes your seat until you come back. You can come back at any time.
table-abandon-yes = Let it play
table-abandon-no = I stay
table-return = Take your seat back
table-leave = Leave the table
table-rematch = Play again
table-to-rematch = To the new game
table-rematch-asked = { $name } would like to play again.
table-rematch-no = No, thank you
table-rematch-waits = You would like to play again. Waiting for { $names }.
table-rematch-withdraw = Rather not
table-rematch-declined = { $names } would rather not play again.
table-menu = More
table-tools = Tools
table-settings = Settings
table-coach = A coach beside you
table-curtain = Pass the screen to { $name }
table-curtain-more = What the other seat holds is hidden until then.
table-curtain-ready = I am { $name }
table-see-as = Seen by
table-see-all = Spectators

# Panels

table-panels = Log, chat and more
table-tab-log = Log
table-tab-chat = Chat
table-tab-game = Game
table-away = { $moves ->
    [one] Since you left: one move.
   *[other] Since you left: { $moves } moves.
  }
table-away-show = Show me
table-away-dismiss = I have seen it
table-to-present = To the present
table-log-label = What has happened
table-log-gone = { $text } (taken back)

# The log

table-log-sat = { $name } takes seat { $number }.
table-log-bot-sat = { $bot } takes seat { $number }.
table-log-left = Seat { $number } is free again.
table-log-sealed = All words are fixed. The table’s commitment, to be noted: { $commitment }
table-log-withheld = { $name } did not reveal the word in time: it does not count.
table-log-started = The game begins.
table-log-ran-out = { $name } has run out of time.
table-log-bot-took = { $bot } plays on in seat { $number }.
table-log-bot-took-late = The time has run out: { $bot } plays on in seat { $number }.
table-log-returned = { $name } is back.
table-log-reminded = { $name } has little time left.
table-log-takeback-asked = { $name } asks to take back the last move.
table-log-takeback-yes = { $name } agrees.
table-log-takeback-no = { $name } does not agree.
table-log-taken-back = { $name } takes back the last move.
table-log-ready = { $name } is ready.
table-log-rematch-offered = { $name } would like to play again.
table-log-rematch-accepted = { $name } would like that, too.
table-log-rematch-declined = { $name } does not want to play again.
table-log-rematch = They play again at a new table.
table-log-closed = The table was closed.
table-log-woken = The server is back; the clocks go on.

# The scrubber

table-scrubber = Look back
table-moment = Move { $place } of { $count }
table-moment-start = The start
table-moment-now = The present
table-first = To the start
table-step-back = One step back
table-step-on = One step on
table-last = To the end
table-play = Play
table-pause = Pause

# Chat

table-chat-label = Chat at this table
table-chat-empty = Nothing has been said yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-person = What to do about { $name }
table-mute = Do not show what { $name } says
table-mute-done = You will not see what { $name } says any more.
table-block = Keep { $name } from my tables
table-block-done = { $name } cannot sit down at your tables any more.
table-report = Report to the administrator
table-report-why = What you write goes to whoever runs this server, with your name and the last lines of the chat at this table. Nobody else is told.
table-report-reason = What is wrong?
table-report-hint = What happened, and who did it, in your own words.
table-report-long = At most { $most } letters, fewer with accents.
table-report-send = Send the report
table-report-done = Thank you. Your report has been sent.

# A game that this page does not know

table-generic = This page does not know this game, but you can play it all the same: the server says what happens and what you can do.
table-generic-choose = What you can do
table-generic-none = Nothing to do for you right now.
table-generic-none-match = No action contains that.
table-generic-view = How the game stands

# The end

table-end-won = You have won!
table-end-beaten = You have lost.
table-end-shared = You share the win.
table-end-lost = { $names } wins.
table-end-lost-several = { $names } share the win.
table-end-drawn = A draw.
table-end-yours = The game is over
table-end-replay = Watch it again
table-end-share = Share
table-end-record = Record
table-end-luck = Check the luck
table-end-places = Places
table-end-place = { $place }.

# What if

table-what-if = What if?
table-what-if-start = Play on from here
table-what-if-more = Try another move from any moment of the game. The game itself stays as it was.
table-what-if-from = Variation from move { $move }
table-what-if-from-start = Variation from the start
table-what-if-back = Back to the game
table-what-if-chance = Here chance would decide, so this line ends.
table-what-if-over = The line is over: { $end }
table-what-if-delete = Forget this line
table-what-if-none = No lines yet.
table-what-if-empty = Choose a move on the board.
table-what-if-failed = This line cannot be played on: { $reason }

# Replays

table-replay-title = Look at a game
table-replay-lead = Open a record, or paste the moves of a game of tafl.
table-replay-text = Record or moves
table-replay-hint = A record in JSON as this program saves it, or moves such as "1. d2-e2 c4-c2 2. …".
table-replay-game = The game, for moves alone
table-replay-open = Open
table-replay-file = Choose a file
table-replay-drop = You can also drop a file here.
table-replay-other = Another game
table-replay-problem = The game breaks off: { $problem }
table-replay-refused = This cannot be opened: { $reason }.
table-replay-too-big = This file is too big to be a game.
table-replay-unread = This file cannot be read.

# What a strong bot says of an action.
table-hint-ahead = It wins { $games ->
    [one] one game
   *[other] { $games } games
 } of a hundred more than the next best.
table-hint-behind = It wins { $games ->
    [one] one game
   *[other] { $games } games
 } of a hundred fewer than the best.
table-hint-equal = It is worth as much as the best of the others.
table-hint-none = There is nothing for you to decide now.
table-hint-line = { $action }: wins about { $games } of a hundred games.
table-hint-title = What a strong player would do
table-review-none = None of your { $decisions } decisions cost you anything worth a word.
table-review-title = Of your { $decisions } decisions these cost you most:
table-review-line = Action { $number }, { $played }: cost about { $games } of a hundred games. Better: { $better }.
table-review = What cost most
table-hint = Hint
table-hint-thinks = A strong player is thinking about it …
table-hints-on = Hints are given: a strong player says what it would do.
