### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
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
