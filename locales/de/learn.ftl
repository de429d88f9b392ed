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

learn-coach-boru-over = Die Partie ist vorbei: Die Tabelle zeigt, woher alle ihre Punkte haben.
learn-coach-boru-chance = Die Stapel werden gemischt.
learn-coach-boru-theirs = Jemand anders entscheidet. Bald bist du wieder dran.
learn-coach-boru-watch = Der Stand zeigt, wer in jedem Wettstreit gerade vorn liegt.
learn-coach-boru-start = Deine erste Stadt darf in jeder Region ohne Scheibe liegen. Dort beginnst du, eine Mehrheit zu sammeln.
learn-coach-boru-start-look = Städte mit Straßen sind gut: Entlang der Straßen kannst du weitere kaufen.
learn-coach-boru-pick = Du behältst zwei Karten, der Rest geht weiter. Hohe gewinnen Städte, niedrige geben mehr, wenn sie verlieren: Du brauchst beide.
learn-coach-boru-mark = Du eröffnest: Wähle die Stadt, um die gespielt wird. Ihre Farbe bestimmt, welche Karten sie gewinnen können.
learn-coach-boru-lead = Du eröffnest mit einer Karte in der Farbe der Stadt oder in Weiß. Die höchste gewinnt die Stadt, alle anderen nehmen eine kleinere Aktion.
learn-coach-boru-follow = Du darfst jede Karte spielen. Die höchste in der Farbe der Stadt gewinnt; wer verliert, nimmt eine von zwei kleineren Aktionen.
learn-coach-boru-beat = Zu schlagen: { $card }.
learn-coach-boru-best = Deine höchste für { $town }: { $card }.
learn-coach-boru-none = { $colour ->
    [red] Du hast keine rote und keine weiße Karte: Wirf eine ab, deren kleinere Aktionen dir helfen.
    [blue] Du hast keine blaue und keine weiße Karte: Wirf eine ab, deren kleinere Aktionen dir helfen.
    [yellow] Du hast keine gelbe und keine weiße Karte: Wirf eine ab, deren kleinere Aktionen dir helfen.
   *[other] Du hast nichts in { $colour } oder Weiß: Wirf eine Karte ab, deren kleinere Aktionen dir helfen.
}
learn-coach-boru-won = Du hast den Stich gewonnen und nimmst die Siegaktion. Wo du mehr kaufen darfst, denke daran, wofür du die Münzen brauchst.
learn-coach-boru-lost = Du nimmst eine der zwei kleineren Aktionen. Mit Münzen kaufst du Städte und weitere Symbole; mit den anderen gewinnst du Wettstreite am Rundenende.
learn-coach-boru-battle = So, wie es steht, nähmen dir die Wikinger eine Stadt: { $left ->
    [one] Ein Plünderer ist
   *[other] { $left } Plünderer sind
} übrig. Äxte helfen.
learn-coach-boru-marriage = Du stehst für die Hochzeit mit { $card } ({ $gives }) nicht am höchsten. Briefe helfen.
learn-coach-boru-church = In der Kirche liegst du nicht allein vorn; du hast dort { $discs }. Kreuze bringen ein Kloster und den Marker.
learn-coach-boru-settle = Du legst umsonst eine Scheibe auf eine Stadt: Wähle, wo sie eine Mehrheit schafft oder hält.
learn-coach-boru-region = { $region }: Du hast { $towns }, das Plättchen braucht { $threshold } und ist { $points } Punkte wert.
learn-coach-boru-princess = Die Prinzessin lässt dir die Wahl: Die Städte der Wikinger zählen für dich in den Regionen oder dafür, in vielen Regionen zu sein, oder du nimmst vier Punkte.
learn-coach-boru-princess-look = Zähle die Städte mit Wikingerplättchen und die Regionen, in denen sie liegen.
learn-coach-boru-raid = Du hast die meisten Plünderer, also sagst du, welche Stadt an die Wikinger geht.
learn-coach-boru-raid-look = { $name } ist kurz davor, { $region } zu bekommen: { $points } Punkte.
learn-coach-boru-raid-own = Du musst eine Stadt verlieren: Wähle eine, die dich keine Mehrheit kostet.
learn-coach-boru-build = Mit einem Kloster zählt eine Stadt doppelt: Baue dort, wo eine Stadt mehr die Mehrheit bringt.
