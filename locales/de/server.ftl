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
server-bot-boru-squire = Wägt ab, was jede Aktion sofort bringt, und vermutet, welche Karten die anderen haben.
server-bot-boru-warrior = Spielt die Runde noch öfter im Kopf zu Ende, mit anderen Vermutungen, was die anderen halten.
server-bot-boru-chieftain = Merkt sich die Stapel, die es gesehen hat, vermutet, was gute Spieler behalten hätten, und sieht sich Hunderte von Spielen an.
server-bot-boru-champion = Spielt die Runde im Kopf zu Ende, immer wieder, mit anderen Vermutungen.
server-bot-boru-high-king = Spielt so gut, wie hier gespielt werden kann, und denkt so lange nach, wie die Uhr erlaubt.
server-bot-throne-herdsman = Würfelt nach den genauen Chancen um die wertvollsten Karten der Mitte; achtet auf eine Region erst, wenn er sie sichern kann, zielt auf keinen Auftrag und stiehlt nur, wenn sonst nichts bleibt.
server-bot-throne-squire = Würfelt nach den genauen Chancen und will die meisten eigenen Punkte.

# Wer die Bots sind, je in einem Satz.
server-persona-aengus = Aengus macht aus jedem Streit ein Werben und aus jedem Kuss einen Vogel.
server-persona-amergin = Amergin singt erst das Meer zur Ruhe und setzt dann Stein auf Stein.
server-persona-badb = Die Badb kommt als Krähe und weiß vor allen anderen, wessen Wäsche auf der Leine hängt.
server-persona-cathbad = Cathbad liest beim Frühstück in den Wolken und baut keine Mauer in Eile.
server-persona-conall = Conall hat noch nie geschlafen, ohne dass etwas vom Nachbarn unter seinem Knie lag.
server-persona-deirdre = Deirdre nimmt lieber das Boot nach Schottland, als auf bessere Chancen zu warten.
server-persona-dian-cecht = Dian Cécht hat für jedes Leiden ein Kraut und für den Rest eine silberne Hand.
server-persona-diarmaid = Diarmaid zeigt sein Liebesmal im falschen Augenblick und kommt immer damit durch.
server-persona-emer = Emer stellt sechs Bedingungen und erwartet, dass alle erfüllt werden.
server-persona-etain = Étaín war Tümpel, Wurm und Schmetterling und hat keine Einladung vergessen.
server-persona-fedelm = Fedelm sieht es blutrot, sieht es rot, und setzt trotzdem darauf.
server-persona-fergus = Fergus hat ein Königreich für ein Jahr verschenkt und holt sich seither die der anderen.
server-persona-fiachra = Fiachra war neunhundert Jahre lang ein Schwan; er hat keine Eile.
server-persona-gormlaith = Gormlaith war dreimal Königin und sieht sich schon wieder um.
server-persona-grainne = Gráinne hat lieber die ganze Hochzeitsgesellschaft eingeschläfert, als den Sicheren zu heiraten.
server-persona-liath = Liath Luachra hütet den Schatzbeutel, wem auch immer er gerade gehört.
server-persona-manannan = Manannán reitet über die Wellen wie über eine Wiese und jongliert dabei.
server-persona-niamh = Niamh hat ein weißes Pferd, ein schönes Land und im Sattel noch Platz für jemanden.
server-persona-ogma = Ogma ritzt alles in Stein, damit es bleibt, wo er es hingestellt hat.
server-persona-oisin = Oisín hat auf einem Ritt dreihundert Jahre verloren und würde wieder reiten.
server-persona-scathach = Scáthach unterrichtet Helden hinter einer Brücke, die sie abwirft; leichter wird es auch für dich nicht.
server-persona-sitric = Sitric trägt Seide im Bart und hält seine Schiffe unter Segeln.
# Was ein Bot am liebsten tut, hinter seinem Namen.
server-leaning-tafl-hunter = der Jäger, der schlägt, wo es geht
server-leaning-tafl-keeper = der Hüter des Rings, dessen Steine beisammenstehen
server-leaning-tafl-trader = der Händler, der Stein gegen Stein anbietet
server-leaning-tafl-runner = der Läufer, der weit und schnell geht
server-leaning-boru-builder = der Erbauer von Klöstern
server-leaning-boru-raider = der Krieger, der Wikinger jagt
server-leaning-boru-matchmaker = der Ehestifter, der zu jeder Hochzeit geht
server-leaning-boru-gambler = der Spieler, der die hohen Karten behält
server-leaning-throne-collector = der Sammler ganzer Regionen
server-leaning-throne-thief = der Dieb, dem am besten gefällt, was andere haben
server-leaning-throne-seeker = der Sucher nach Helden
server-leaning-throne-gambler = der Spieler, der nach dem schwer Erreichbaren greift
server-bot-throne-warrior = Schätzt nach den genauen Chancen, mit wie vielen Punkten alle enden, und will dann vorn liegen.
server-bot-throne-chieftain = Weiß aus zahllosen Partien, was alles für den Thron wert ist, aber nicht, wie sich das zum Ende hin ändert.
server-bot-throne-champion = Weiß aus zahllosen Partien, was alles für den Thron wert ist, ahnt, worauf die anderen aus sind, und rechnet zu zweit das Ende aus.
