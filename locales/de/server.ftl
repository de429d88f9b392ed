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
server-bot-tafl-herdsman = Kennt die Regeln und zieht, was ihm einfällt; übersieht vieles, was du dagegen tun kannst, von weit her sogar das Ende.
server-bot-tafl-squire = Sieht, was das Spiel mit deinem nächsten Zug beenden könnte, übersieht aber viele deiner Antworten.
server-bot-tafl-warrior = Denkt ein paar Züge voraus und übersieht manches, was von weit her kommt.
server-bot-tafl-chieftain = Denkt viele Züge voraus und übersieht dabei selten etwas.
server-bot-tafl-champion = Schaut so viele Züge voraus, wie es kurzes Nachdenken erlaubt, und übersieht dabei nichts.
server-bot-tafl-high-king = Spielt so gut, wie hier gespielt werden kann, und denkt so lange nach, wie die Uhr erlaubt: einen Augenblick, eine Sekunde oder drei.
server-bot-boru-herdsman = Probiert für alles, was es tun könnte, ein, zwei Spiele im Kopf und urteilt nach einfachen Regeln.
server-bot-boru-squire = Probiert ebenso wenige Spiele im Kopf, hat aber gelernt, was wie viel wert ist.
server-bot-boru-warrior = Spielt die Runde noch öfter im Kopf zu Ende, mit anderen Vermutungen, was die anderen halten.
server-bot-boru-chieftain = Merkt sich die Stapel, die es gesehen hat, vermutet, was gute Spieler behalten hätten, und sieht sich Hunderte von Spielen an.
server-bot-boru-champion = Sieht sich so viele Spiele an, wie ein Augenblick erlaubt, und spielt auf Sieg, nicht auf Punkte.
server-bot-boru-high-king = Spielt so gut, wie hier gespielt werden kann, und denkt so lange nach, wie die Uhr erlaubt.
server-bot-throne-squire = Würfelt nach den genauen Chancen und will die meisten Punkte.
server-bot-throne-champion = Würfelt nach den genauen Chancen und will auf den Thron.
