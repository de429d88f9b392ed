### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Was der Server sonst noch sagt.

# Ein Name für jemanden, der seinen nicht gesagt hat. Die Tiere sind alle männlich.
server-guest = { $how ->
    [quiet] Stiller
    [merry] Fröhlicher
    [wandering] Wandernder
    [grey] Grauer
    [bold] Kühner
    [clever] Kluger
    [patient] Geduldiger
   *[swift] Flinker
} { $who ->
    [heron] Reiher
    [salmon] Lachs
    [hare] Hase
    [otter] Otter
    [raven] Rabe
    [stag] Hirsch
    [badger] Dachs
   *[wren] Zaunkönig
} { $number }

# Was ein Browser sieht, wenn keine Seite eingebaut ist.
server-welcome = Hier stehen die Tische von Ardrí. Eine Seite für Browser ist nicht eingebaut: „ardri play“ spielt im Terminal, und /api/openapi.json beschreibt, wie Programme spielen.
