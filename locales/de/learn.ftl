### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Spielen lernen: die Seite der Lektionen und der Trainer am Tisch.
###
### Wörterliste
###   lesson, step            Lektion, Schritt
###   hint                    Tipp
###   coach                   Trainer
### Alles andere wie in den Dateien der Spiele.

learn-title = Spielen lernen
learn-about = Vier Spiele, vier Lektionen von fünf bis zehn Minuten: Du spielst auf dem echten Brett, probierst aus, und jeder Schritt sagt, warum.
learn-about-brandubh = Am besten für den Anfang: ein kleines Brett und wenige Regeln.
learn-about-tablut = Die große Schwester von Brandubh. Wer das schon kennt, lernt sie schnell.
learn-about-brian-boru = Karten, Städte und Hochzeiten: So wird man Hochkönig.
learn-about-high-throne = Würfeln, Chancen abwägen, Karten sammeln.
learn-standing = { $done } von { $count } Schritten geschafft
learn-new = Anfangen
    .about = Anfangen, { $game } zu lernen
learn-begun = Weiter
    .about = { $game } weiterlernen
learn-finished = Noch einmal
    .about = { $game } noch einmal durchgehen
learn-none = Zu diesem Spiel gibt es keine Lektion.
learn-all = Alle Lektionen

## Ein Schritt

learn-step = Schritt { $number } von { $count }
learn-steps = Schritte
learn-step-open = Schritt { $number }: { $title }{ $state ->
    [done] , geschafft
   *[open] {""}
}
learn-board = Spielbrett
learn-said = Was zu deinem Versuch gesagt wurde
learn-right = Richtig!
learn-wrong = Nicht ganz.
learn-hint = Tipp
learn-hint-line = Zum Beispiel: { $line }.
learn-show = Zeig es mir
learn-again = Noch mal
learn-next = Weiter
learn-finish = Abschließen
learn-try-again = Noch einmal versuchen
learn-broken = Dieser Schritt lässt sich nicht aufbauen. Versuche es noch einmal oder öffne einen anderen.
learn-you = Du

## Das Ende einer Lektion

learn-over = Du kannst { $game } spielen!
learn-over-more = Mehr brauchst du für die erste Partie nicht. Der Rest kommt beim Spielen: Ein Trainer kann neben dir sitzen und bei jedem Zug sagen, worauf es ankommt.
learn-over-play = Die erste Partie mit Trainer spielen
learn-over-next = Nächste Lektion: { $game }
learn-over-again = Diese Lektion noch einmal

## Der Trainer

learn-coach = Trainer
learn-coach-off = Den Trainer wegschicken

learn-coach-tafl-over = Die Partie ist vorbei. Sieh dir an, wo sie gekippt ist.
learn-coach-tafl-replay = Mit den Pfeiltasten gehst du durch die Züge.
learn-coach-tafl-lots = Das Los bestimmt, wer welche Seite spielt: Die beiden Seiten haben verschiedene Ziele.
learn-coach-tafl-theirs = Jetzt zieht die andere Seite. Danach bist du dran.
learn-coach-tafl-watch = Frage dich, welche deiner Figuren sie einschließen könnte und wohin der König kann.
learn-coach-tafl-vikings = Du jagst den König: Schließe ihn ein und versperre seine Wege hinaus. Eine Figur fällt, wenn sie zwischen zwei von deinen gerät.
learn-coach-tafl-celts = Du bringst den König aus dem Ring. Öffne ihm eine Linie und schütze ihn: Er fällt, wenn er eingeschlossen ist.
learn-coach-tafl-escape = Der König kann jetzt gleich hinaus: { $squares }.
learn-coach-tafl-captured = { $count ->
    [one] Der letzte Zug hat eine Figur auf { $squares } geschlagen: Sieh, wie sie eingeschlossen wurde.
   *[other] Der letzte Zug hat Figuren auf { $squares } geschlagen: Sieh, wie sie eingeschlossen wurden.
}
learn-coach-tafl-repeats = Vorsicht: Mit { $moves } wiederholst du eine Stellung einmal zu oft und verlierst.
learn-coach-tafl-king = Der König auf { $square } hat jetzt { $ways ->
    [0] keinen Zug
    [one] einen Zug
   *[other] { $ways } Züge
}. Welcher deiner Züge gibt ihm mehr?
learn-coach-tafl-lines = Der König steht auf { $square }. Sieh seine Reihe und seine Spalte entlang: Wohin könnte er laufen?

learn-coach-throne-keep = Du behältst einen geheimen Auftrag. Er zählt nur, wenn er am Ende erfüllt ist.
learn-coach-throne-keep-look = Am besten sind Karten, die du ohnehin sammeln würdest: aus einer Region oder mit vielen Punkten.
learn-coach-throne-die = Ein Held leiht dir einen achten Würfel. Er kostet nichts, und die Spirale eines roten steht für jede Seite.
learn-coach-throne-choose = Die erste Zeile, die du füllst, bestimmt dein Ziel für den ganzen Zug. Wäge also zuerst Punkte und Chancen ab.
learn-coach-throne-likely = Am wahrscheinlichsten: { $card }, { $chance }, Wert { $points }.
learn-coach-throne-worth = Bei dieser Chance am meisten wert: { $card }, { $chance }, Wert { $points }.
learn-coach-throne-both = Am wahrscheinlichsten und lohnend: { $card }, { $chance }, Wert { $points }.
learn-coach-throne-line = Eine Zeile je Wurf. Fülle die schwerere, solange die Würfel sie zeigen.
learn-coach-throne-aside = Nichts passt, also muss ein Würfel weg. Gib die Seite her, die du am wenigsten brauchst: Alle anderen werden neu geworfen.
learn-coach-throne-needs = { $card } braucht noch: { $needs }.
learn-coach-throne-thumb = Alles ist gleich. Wenn alle zustimmen, entscheidet der Zufall zwischen euch; sonst teilt ihr euch den Sieg.
learn-coach-throne-chance = Die Würfel rollen.
learn-coach-throne-theirs = Jemand anders entscheidet. Bald bist du wieder dran.
learn-coach-throne-watch = Achte darauf, welche Regionen fast vollständig sind: Ihre letzte Karte ist einen Diebstahl wert.
learn-coach-throne-over = Die letzte Karte hat die Mitte verlassen, also ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt.
