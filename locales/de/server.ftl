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
server-welcome = Hier stehen die Tische von Ardrí. Eine Seite für Browser ist nicht eingebaut: Mit „ardri play“ spielt man im Terminal, und /api/openapi.json beschreibt, wie Programme spielen.

# Was von jedem Bot zu erwarten ist.
server-bot-random = Tut irgendetwas, das die Regeln erlauben, ganz ohne nachzudenken.
server-bot-tafl-squire = Schaut drei Züge voraus und übersieht dabei nichts.
server-bot-tafl-champion = Schaut so viele Züge voraus, wie es kurzes Nachdenken erlaubt.
server-bot-boru-squire = Wägt ab, was jede Aktion sofort bringt, und vermutet, welche Karten die anderen haben.
server-bot-boru-champion = Spielt die Runde im Kopf zu Ende, immer wieder, mit anderen Vermutungen.
server-bot-throne-squire = Würfelt nach den genauen Chancen und will die meisten Punkte.
server-bot-throne-champion = Würfelt nach den genauen Chancen und will auf den Thron.
