### What else the server says.

# A name for somebody who has not said theirs.
server-guest = { $how ->
    [quiet] Quiet
    [merry] Merry
    [wandering] Wandering
    [grey] Grey
    [bold] Bold
    [clever] Clever
    [patient] Patient
   *[swift] Swift
} { $who ->
    [heron] Heron
    [salmon] Salmon
    [hare] Hare
    [otter] Otter
    [raven] Raven
    [stag] Stag
    [badger] Badger
   *[wren] Wren
} { $number }

# What a browser is shown where no page is built in.
server-welcome = Ardrí keeps its tables here. This build has no page for browsers: “ardri play” plays in the terminal, and /api/openapi.json describes how programs play.

# What each bot is like; the same in English as in crates/bots.
server-bot-random = Does anything that the rules allow, without a thought.
server-bot-tafl-herdsman = Knows the rules and plays what comes to mind; misses much of what you can do about it, even from afar what ends the game.
server-bot-tafl-squire = Sees what could end the game with your next move, but overlooks many of your answers.
server-bot-tafl-warrior = Thinks a few moves ahead, and overlooks some of what comes from afar.
server-bot-tafl-chieftain = Thinks many moves ahead and seldom overlooks anything on the way.
server-bot-tafl-champion = Looks as many moves ahead as a short thought allows, and overlooks nothing on the way.
server-bot-tafl-high-king = Plays as well as it can be played here, and thinks for as long as the clock allows: a moment, a second or three.
server-bot-boru-herdsman = Tries a game or two in its head for each thing it could do, and judges by simple rules.
server-bot-boru-squire = Tries as few games in its head, but has learnt what is worth what.
server-bot-boru-warrior = Plays the round out in its head some more times, with other guesses of what the others hold.
server-bot-boru-chieftain = Remembers the packs that it has seen, guesses what good players would have kept, and looks at hundreds of games.
server-bot-boru-champion = Looks at as many games as a moment allows, and plays for the win, not for points.
server-bot-boru-high-king = Plays as well as it can be played here, and thinks for as long as the clock allows.
server-bot-throne-squire = Rolls by the exact odds and goes for the most points.
server-bot-throne-champion = Rolls by the exact odds and goes for the throne.
