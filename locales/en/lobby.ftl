# The frame of every page, the first page, setting up tables, and oneself.

## The frame

lobby-skip = Skip to the content
lobby-site = Ardrí
lobby-nav-more = More pages
lobby-nav = Main
lobby-my-tables = My tables
lobby-my-turns = { $count ->
    [one] My tables: it is your turn at one
   *[other] My tables: it is your turn at { $count }
  }
lobby-account-of = { $name }: your name and settings
lobby-theme-to-dark = Dark colours
lobby-theme-to-light = Light colours
lobby-footer-nav = About
lobby-footer-rules = Rules
lobby-footer-luck = How the luck works
lobby-footer-source = Source
lobby-footer-replay = Replay a game
lobby-footer-editor = Set up a position
lobby-footer-access = Accessibility
lobby-footer-version = Ardrí { $version }
lobby-footer-unofficial = Made by admirers of these games, not by their publishers.
lobby-failed = This page could not be shown.
lobby-failed-why = Perhaps the connection broke, or there is a new version. Loading it anew usually helps; nothing of your games is lost.
lobby-reload = Load it anew

lobby-title-page = { $page } — Ardrí
lobby-title-home = Ardrí — games of Ireland’s high kings
lobby-title-table = Table
lobby-title-replay = Replay
lobby-title-editor = Set up a position
lobby-title-learn = Learn to play
lobby-title-rules = Rules
lobby-title-me = Your page
lobby-title-design = Design
lobby-title-nowhere = Nothing here

lobby-nowhere = There is nothing here.
lobby-nowhere-why = The address may be mistyped, or the page has moved. Tables live on; their links never change.
lobby-nowhere-home = To the first page

## How the luck works

lobby-luck-title = How the luck works
lobby-luck-1 = Before a game begins, the table draws a secret number from which all dice, deals and lots will follow, and shows everyone a fingerprint of it. From then on the number cannot be exchanged for another: the fingerprint would no longer fit.
lobby-luck-2 = Having seen the fingerprint, each player may add a word, and the words are mixed in. The table could not foresee them, and no player knows the number: if you add one, nobody at the table, the host included, can have chosen a roll or a deal.
lobby-luck-3 = When the game is over, number and words are shown, and your own browser works out every draw again. Bots play from the same luck as you, and see no more of it.
lobby-luck-exact = Every step, exactly

## The games

lobby-game-brandubh = Brandubh
    .about = The King in the middle must reach a corner; twice as many Vikings close in on him.
    .length = 10–20 minutes
lobby-game-tablut = Tablut
    .about = The larger board: the King breaks out to any edge, unless the Vikings encircle him.
    .length = 20–40 minutes
lobby-game-brian-boru = Brian Boru
    .about = Draft cards, win towns in tricks, marry, fight and pray your way to the high kingship.
    .length = 60–90 minutes
lobby-game-high-throne = The High Throne
    .about = Roll for heroes, beasts and treasures, push your luck, and steal what others hold.
    .length = 15–20 minutes
lobby-game-unknown =
    .about = A game that this page has not met before; it can be played all the same.
    .length = —
lobby-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
lobby-players-range = { $least }–{ $most } players

## The first page

lobby-welcome = Games of Ireland’s high kings
lobby-about = Four games around one table: two of hunted kings, one of a kingdom won town by town, one of dice and legends. Play at once against a bot, or send friends a link; nobody needs an account.
lobby-games = The games
lobby-play-now = Play now
lobby-play-now-about = Play now: { $game }, against a bot
lobby-with-friends = Play with friends
lobby-with-friends-about = Play with friends: { $game }
lobby-learn = Learn
lobby-learn-game = Learn { $game }
lobby-watch = Watch
lobby-watch-count = { $count ->
    [one] Watch a game
   *[other] Watch { $count } games
  }
lobby-play-title = Play { $game }
lobby-play-level = Against
lobby-play-side = Your side
lobby-play-side-lot = By lot
lobby-play-begin = Begin
lobby-play-more = More choices
lobby-play-failed = The table could not be set up: { $reason }
lobby-joined-failed = You could not sit down: { $reason }

lobby-mine = Your tables
lobby-mine-all = All of them
lobby-your-turn = Your turn
lobby-their-turn = Others are to move
lobby-waits = Waiting for players
lobby-ready = Ready to begin
lobby-open = Open tables
lobby-open-none = No table waits for players just now
lobby-open-none-why = Set one up and leave it open to all: whoever comes by can join with one click.
lobby-open-set-up = Set up an open table
lobby-running = Games to watch
lobby-more = More tables
lobby-finished = Lately finished
lobby-lost = The list does not follow what happens at the moment. It will as soon as the server answers again.
lobby-games-failed = The games could not be loaded.
lobby-try-again = Try again

lobby-host = { $host } invites
lobby-seats-taken = { $taken } of { $seats } seats taken
lobby-join = Join
lobby-join-about = Join { $host }’s table of { $game }
lobby-go = Open
lobby-go-about = { $do }: { $game }
lobby-play-on = Play
lobby-replay = Replay
lobby-alone = only you
lobby-with = with { $names }

lobby-bot-random = Random
lobby-bot-herdsman = Herdsman
lobby-bot-squire = Squire
lobby-bot-warrior = Warrior
lobby-bot-chieftain = Chieftain
lobby-bot-champion = Champion
lobby-bot-high-king = High King

lobby-today = today
lobby-ago-days = { $days ->
    [one] yesterday
   *[other] { $days } days ago
  }

## Names

lobby-name = Your name
lobby-name-hint = Others see it at the table.
lobby-name-ask = What shall we call you?
lobby-name-ask-why = You are “{ $name }” until you say otherwise.
lobby-name-save = That’s me
lobby-name-skip = Not now
lobby-name-saved = You are { $name } now.
lobby-name-long = A name may have 40 letters at most, fewer with accents.
lobby-name-menu = Who you are
lobby-name-more = Your page and settings

## Setting up a table

lobby-new = A table of { $game }
lobby-new-about = Everything is set to what most people want. Change what you like.
lobby-new-unknown = This server does not know the game “{ $game }”.
lobby-new-other = Choose another game
lobby-change = Change
lobby-done = Done

lobby-who = Who plays
lobby-company = In what company?
lobby-company-friends = Friends
    .hint = You get a link to send them.
lobby-company-bots = Bots
    .hint = The game begins at once.
lobby-company-screen = One screen
    .hint = Everyone plays here, in turn.
lobby-company-mixed = Your own mix
    .hint = As you set the seats below.
lobby-how-many = How many players?
lobby-seats = The seats
lobby-seat = Seat { $seat }
lobby-seat-vikings = Vikings, who begin
lobby-seat-celts = Celts, with the King
lobby-seat-lot = Seat { $seat }, side by lot
lobby-sitter-me = You
lobby-sitter-friend = A friend
lobby-sitter-friend-about = Free for whoever you send the link to.
lobby-sitter-public-about = Free for whoever comes by.
lobby-sitter-me-about = You play it yourself.
lobby-sitter-me-too-about = Played on this screen as well.
lobby-sitter-bot = Bot: { $level }
lobby-no-seat-mine = You only watch this game.

lobby-clock = Clock
lobby-clock-kind = How long may it take?
lobby-clock-none = No clock
lobby-clock-kind-none = None
    .hint = Everyone takes the time they need.
lobby-clock-kind-game = Per game
    .hint = So long for all moves together, and a little more with each.
lobby-clock-kind-move = Per move
    .hint = So long for each move, and then the next begins anew.
lobby-clock-kind-days = By days
    .hint = Play when you come by; each move may take days.
lobby-clock-game = { $time } + { $more }
lobby-clock-game-bare = { $time } each
lobby-clock-move = { $time } per move
lobby-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }
lobby-clock-own = Of your own
lobby-clock-presets = Which one?
lobby-clock-minutes = Minutes for each player
lobby-clock-increment = Seconds more with each move
lobby-clock-seconds = Seconds for each move
lobby-clock-days-own = Days for each move
lobby-clock-bad-move = A move may take 5 seconds to one hour.
lobby-clock-bad-game = A game may take 10 seconds to ten hours, and a move may add ten minutes at most.
lobby-clock-bad-days = A move may take 1 to 30 days.
lobby-hours = { $hours } h
lobby-minutes = { $minutes } min
lobby-seconds = { $seconds } s
lobby-late = When time runs out
lobby-late-bot = A bot plays on
    .hint = The game goes on for the others; whoever was late may come back.
lobby-late-loses = It is lost
    .hint = Whoever was late loses the game; in games of several, a bot takes the seat.

lobby-name-and-list = Name and guests
lobby-hints = Hints
    .hint = A strong player says what it would do, to all who play
lobby-table-name = The table’s name
lobby-table-name-hint = May be left empty; then it is called after the game.
lobby-table-name-long = The name is too long: 60 letters at most, fewer with accents.
lobby-public = Who may find it?
lobby-public-no = Only by link
    .hint = It stands in no list, and nobody can guess its address.
lobby-public-yes = Everyone
    .hint = It is listed on the first page; anyone may join or watch.

lobby-rules = Rules
lobby-rules-set = Which rules?
lobby-rules-basic = Basic
    .hint = The game as it is usually taught.
lobby-rules-federation = Federation
    .hint = As tafl sites play it: the throne is hostile, and the King may return to it.
lobby-rules-advanced = Advanced
    .hint = The King falls only when he is closed in on all sides.
lobby-rules-own = Your own
    .hint = Choose each rule by itself.
lobby-rules-each = Each rule by itself
lobby-rules-count = { $count ->
    [one] One rule of your own
   *[other] { $count } rules of your own
  }
lobby-two-sets = Two games, sides switched
    .hint = Each plays both sides once; whoever wins both, or wins faster, wins the match.
lobby-lots = Sides by lot
    .hint = Chance decides who begins as the Vikings, fairly and so that all can check it.
lobby-position = From a position of your own
lobby-position-hint = Rows from the top, as the editor writes them. Leave it empty for the usual start.
lobby-position-edit = Set it up in the editor
lobby-position-usual = Back to the usual start

lobby-last-card = The last card of each hand
lobby-last-card-discard = Discard it
    .hint = The last card goes away unseen, as usual.
lobby-last-card-play = Play it
    .hint = One trick more in each round: nothing is wasted.
lobby-last-card-chosen = { $last ->
    [play] The last card of each hand is played
   *[discard] The last card of each hand is discarded
  }
lobby-last-card-five = With five players the last card of each hand can be played instead of discarded. With fewer it never is.

lobby-deck = The deck
lobby-deck-usual = The usual one
    .hint = The deck that comes with Ardrí: sixteen cards from Irish legends, well weighed.
lobby-deck-own = Your own
    .hint = A deck that you have written down, in a file.
lobby-deck-file = A deck as a file
lobby-deck-file-hint = TOML or JSON; docs/decks.md tells how to write one.
lobby-deck-choose = Choose a file
lobby-deck-another = Choose another file
lobby-deck-drop = or drop it here
lobby-deck-read = “{ $name }”: { $cards ->
    [one] one card
   *[other] { $cards } cards
  } from { $regions ->
    [one] one region
   *[other] { $regions } regions
  }, { $objectives ->
    [0] no Objectives
    [one] one Objective
   *[other] { $objectives } Objectives
  }.
lobby-deck-missing = Choose the file of your deck, or play with the usual one.
lobby-deck-large = This file is too large for a deck: 200 KB at most.
lobby-options-unknown = This page does not know the options of this game; it is played with the usual ones.

lobby-refused = The server says: { $reason }

lobby-summary = What you set up
lobby-sum-players = { $game } for { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
  }: { $who }.
lobby-sum-me = you
lobby-sum-me-seats = { $count ->
    [2] two people on this screen
    [3] three people on this screen
    [4] four people on this screen
    [5] five people on this screen
   *[other] { $count } people on this screen
  }
lobby-sum-friends = { $count ->
    [one] a friend
    [2] two friends
    [3] three friends
    [4] four friends
    [5] five friends
   *[other] { $count } friends
  }
lobby-sum-guests = { $count ->
    [one] whoever joins
    [2] two who join
    [3] three who join
    [4] four who join
    [5] five who join
   *[other] { $count } who join
  }
lobby-sum-bots = { $count ->
    [one] the { $level } bot
    [2] two { $level } bots
    [3] three { $level } bots
    [4] four { $level } bots
    [5] five { $level } bots
   *[other] { $count } { $level } bots
  }
lobby-sum-as = { $side ->
    [vikings] you as the Vikings
   *[celts] you as the Celts
}
lobby-sum-no-clock = No clock.
lobby-sum-clock = { $clock }; { $late ->
    [bot] when time runs out, a bot plays on.
   *[loses] when time runs out, the game is lost.
  }
lobby-sum-public = Everyone can find it, join and watch.
lobby-sum-public-full = Everyone can find it and watch.
lobby-sum-private = Only those with the link can find it.
lobby-sum-starts = It begins at once.
lobby-sum-waits = It begins when all seats are taken.
lobby-set-up = Set up the table
lobby-set-up-start = Begin the game

## Oneself

lobby-me = Your page
lobby-me-tables = Tables
lobby-me-name = Account
lobby-me-devices = Devices
lobby-me-people = People
lobby-me-settings = Settings
lobby-me-guest-note = You are a guest. All that you do is kept in this browser; give your name a password to find it from elsewhere, too.
lobby-me-account-note = Your name has a password: log in with both from anywhere.
lobby-me-running = Open and running
lobby-me-running-none = You sit at no table
lobby-me-running-none-why = Pick a game on the first page: against a bot it begins at once.
lobby-me-finished = Finished games
lobby-result-won = You won
lobby-result-lost = You lost
lobby-result-shared = You share the win
lobby-lasted-minutes = { $minutes } min
lobby-lasted-hours = { $hours } h
lobby-lasted-days = { $days ->
    [one] one day
   *[other] { $days } days
}
lobby-me-search = Search: game, name, player
lobby-me-searching = Looking through your games …
lobby-me-found-none = None of your games is like that.
lobby-me-finished-none = No finished games yet
lobby-me-finished-none-why = What you have played to the end is kept here, to be replayed and shared.
lobby-me-more = Older games
lobby-me-claim = Keep this name
lobby-me-claim-why = With a password the name is yours alone, and you can log in with it anywhere. No e-mail is needed; but nobody can send you a new password if you forget it: get yourself codes for that afterwards.
lobby-me-password = Password
lobby-me-password-hint = At least eight characters.
lobby-me-password-short = A password has at least eight characters.
lobby-me-claim-do = Keep the name
lobby-me-claimed = The name { $name } is yours now.
lobby-me-login = Log in
lobby-me-login-why = Do you have a name with a password already? What you have begun here as { $name } stays with that guest.
lobby-me-login-name = Name
lobby-me-logged-in = Welcome back, { $name }.
lobby-me-logout = Log out
lobby-me-logout-why = This browser forgets you; your tables stay, and wait for you to log in again.
lobby-me-logout-guest-why = You are a guest: without a password or another device nobody, not even you, can come back as { $name }.
lobby-me-logged-out = You are logged out.
lobby-me-stay = Stay
lobby-me-ended = Your session as { $name } has ended. You are { $guest } now.
lobby-me-claimed-codes = Should you ever forget the password, codes bring you back.
lobby-me-claimed-get = Get codes

lobby-me-password-change = Change the password
lobby-me-password-change-why = You stay logged in here; everywhere else you will have to log in again. Codes for coming back are good no more: make new ones.
lobby-me-password-old = Current password
lobby-me-password-new = New password
lobby-me-password-do = Change it
lobby-me-password-changed = Your password is changed. All other sessions have ended.
lobby-me-password-wrong = That is not your password.

lobby-me-forgotten = Forgotten the password?
lobby-recover = Come back with a code
lobby-recover-why = One of the codes that you have kept lets you in, with a new password. All your other sessions end.
lobby-recover-code = Code
lobby-recover-hint = Hyphens and capital letters do not matter.
lobby-recover-do = Come back
lobby-recover-back = Back to logging in
lobby-recover-wrong = No account has this name and this code. A code is good once, and new ones replace all older ones.
lobby-recover-none = Without a code, only whoever runs this server can give you a new password.

lobby-codes = Codes for coming back
lobby-codes-why = If you forget the password, one of these codes lets you set a new one. Each is good once; keep them where you keep such things.
lobby-codes-replace = New codes replace all older ones.
lobby-codes-do = Make new codes
lobby-codes-once = These codes are shown only now: note them or save them. They replace all older ones.
lobby-codes-list = Your codes
lobby-codes-save = Save as a file
lobby-codes-kept = I have kept them
lobby-codes-file = Codes for coming back as { $name } at { $address }. Each is good once.

lobby-data = Your data
lobby-data-why = Everything that this server keeps about you, in one file: your name, sessions and lists, what you have said, your tables, and the records of your finished games.
lobby-data-do = Take it along
lobby-forget = Delete yourself
lobby-forget-why = This server then knows nothing of you any more.
lobby-forget-do = Delete me
lobby-forget-sure = Delete { $name }?
lobby-forget-name = Your name, your sessions, your lists and all that you have said are deleted. The name is free for others.
lobby-forget-finished = In finished games you become “{ $somebody }”.
lobby-forget-running = In running games bots take your seats.
lobby-forget-final = Nobody can undo this.
lobby-forget-yes = Delete me for good
lobby-forgotten = All about { $name } is deleted.

lobby-sessions = Where you are logged in
lobby-sessions-why = Every browser and terminal in which you are { $name }. End what you no longer use or do not know; what is not used for 90 days ends by itself.
lobby-session-this = this browser
lobby-session-begun = Since { $when }
lobby-session-seen = Last used: { $when }
lobby-session-end = End it
lobby-session-end-about = End it: since { $when }
lobby-sessions-end-others = End all others
lobby-sessions-ended = { $count ->
    [one] The session has ended.
   *[other] { $count } sessions have ended.
  }

lobby-hand-over = Go on with another device
lobby-hand-over-why = Play on from your phone or another computer, as yourself. The code works once, for ten minutes.
lobby-hand-over-do = Show a code
lobby-hand-over-new = A new code
lobby-hand-over-scan = Scan this with the other device, or open this page there and type the code in.
lobby-hand-over-code = The code
lobby-hand-over-left = { $minutes ->
    [0] Good for less than a minute.
    [one] Good for one minute more.
   *[other] Good for { $minutes } minutes more.
  }
lobby-hand-over-over = This code is no longer good.
lobby-hand-over-local = This page was opened by an address that works on this machine only. Open it by the machine’s name or number in your network first.
lobby-hand-over-qr = The code as a picture to scan
lobby-take-over = Come here from another device
lobby-take-over-why = Type in the code that the other device shows. You will be here who you are there.
lobby-take-over-code = Code from the other device
lobby-take-over-do = Go on here
lobby-take-over-ask = Somebody’s code came with this address. Go on here as the person who made it? You are { $name } now.
lobby-taken-over = You are { $name } here, too.
lobby-copy = Copy
lobby-copied = Copied.
lobby-not-copied = It could not be copied; mark it and copy it by hand.

lobby-blocked = Blocked
lobby-blocked-why = They cannot sit down at your tables.
lobby-blocked-none = You have blocked nobody.
lobby-muted = Muted
lobby-muted-why = You do not hear what they say.
lobby-muted-none = You have muted nobody.
lobby-unblock = Let in again
lobby-unmute = Hear again
lobby-unblock-about = Let { $name } sit down at your tables again
lobby-unmute-about = Hear { $name } again

lobby-set-theme = Colours
lobby-set-theme-system = As the device
lobby-set-theme-light = Vellum
lobby-set-theme-dark = Candlelight
lobby-set-language = Language
lobby-set-language-system = As this device
lobby-set-speed = Movement
lobby-set-speed-off = None
lobby-set-speed-fast = Fast
lobby-set-speed-normal = Unhurried
lobby-set-speed-slow = Slow
lobby-set-speed-reduced = Your device asks for less movement, so nothing moves whatever you choose here.
lobby-set-volume = Sounds
lobby-set-volume-step = { $volume ->
    [0] Off
    [1] Soft
    [2] Usual
   *[other] Loud
}
lobby-set-volume-hint = A knock for a move, a rattle of dice, a chord when it is your turn.
lobby-set-confirm = Confirm moves
    .hint = A move is shown first and sent when you say so.
lobby-set-coordinates = Coordinates
    .hint = Letters and numbers at the edge of boards.
lobby-set-odds = Chances of dice
    .hint = Shows how likely each card is.
lobby-set-rolls = Dice roll by themselves
    .hint = Otherwise you press Roll for your own.
lobby-set-words = Tables in words
    .hint = Text and a line for commands instead of boards, for screen readers.
lobby-set-notify = Notifications
    .hint = The browser tells you when it is your turn and this page is hidden.
lobby-set-notify-denied = Your browser does not allow it for this page; you can change that in its settings.
