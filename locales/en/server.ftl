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
