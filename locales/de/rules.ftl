### Die Regelseiten, und warum etwas nicht geht.
###
### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

rules-title = Regeln
rules-pages = Die Regeln der Spiele
rules-more = Mehr zu lesen
rules-contents = Inhalt
rules-loading = Die Regeln werden geholt
rules-failed = Die Regeln ließen sich nicht holen.
rules-new-tab = In neuem Tab öffnen
rules-about = Die Regeln, wie sie hier gespielt werden. „Entscheid“ steht bei dem, was die gedruckten Regeln offenlassen und wir entscheiden mussten; ein Druck darauf zeigt den Grund. Auf den Brettern lässt sich ausprobieren, was da steht.
rules-in-english = Die Regeln selbst gibt es vorerst nur auf Englisch.
rules-address = Link hierher: { $words }
rules-table = Eine Tabelle
rules-player = Spieler { $number }

rules-page-tafl = Brandubh und Tablut
rules-page-brian-boru = Brian Boru
rules-page-high-throne = The High Throne
rules-page-rulings = Entscheide
    .about = Was die gedruckten Regeln offenlassen, wie wir entschieden haben, und warum.
rules-page-fairness = Der Zufall
    .about = Wie jede Ziehung zustande kommt, genau genug, um selbst eine Prüfung zu schreiben.
rules-page-decks = Decks von The High Throne
    .about = Wie ein Deck geschrieben wird, und was über unseres bekannt ist.
rules-page-places = Die Städte von Brian Boru
    .about = Was die Städte auf der Landkarte einst waren.
rules-page-opentafl = Die Notation von OpenTafl
    .about = Regeln und Stellungen von Tafl, geschrieben wie bei OpenTafl.
rules-page-accessibility = Mit allen Händen und Augen
    .about = Spielen mit Tasten, in Worten für Screenreader, mit weniger Bewegung.

## Eine Regel suchen

rules-search = Eine Regel suchen
rules-search-list = Gefunden
rules-search-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-search-none = Nichts gefunden zu „{ $words }“.

## Entscheide und Diagramme

rules-ruling = Entscheid
rules-ruling-why = Warum:
rules-try = { $action } zeigen
rules-not = { $action } versuchen, was nicht erlaubt ist
rules-diagram-open = Am Brett ausprobieren
rules-diagram-tab = In neuem Tab ausprobieren
rules-diagram-close = Brett schließen
rules-diagram-back = Zurückstellen
rules-diagram-chance = Wie es weitergeht, entscheidet der Zufall.
rules-diagram-failed = Das Brett ließ sich nicht holen.
rules-diagram-again = Noch einmal versuchen

## Warum geht das nicht?

rules-the-rule = Die Regel
rules-all = Alle Regeln
rules-the-rule-of = Die Regel: { $about }

rules-why-tafl-squares = Dieses Feld gibt es auf dem Brett nicht.
rules-why-tafl-turns = Nur Figuren der Seite, die am Zug ist, können ziehen.
rules-why-tafl-straight = Figuren ziehen gerade, entlang einer Reihe oder Spalte.
rules-why-tafl-no-jumping = Da ist etwas im Weg: Figuren springen nicht.
rules-why-tafl-corners = Nur der König darf auf ein Eckfeld.
rules-why-tafl-throne-empty = Auf dem Thron darf niemand anhalten.
rules-why-brian-boru-a-round = Jetzt ist etwas anderes gefragt.
rules-why-brian-boru-draft = Diese Karte ist nicht in deinem Päckchen.
rules-why-brian-boru-first-discs = Die ersten Scheiben kommen in verschiedene Regionen.
rules-why-brian-boru-one-disc = Auf dieser Stadt liegt schon eine Scheibe.
rules-why-brian-boru-lead = Wer eröffnet, spielt eine Karte in der Farbe der Stadt oder eine weiße.
rules-why-brian-boru-follow = Diese Karte hast du nicht auf der Hand.
rules-why-brian-boru-who-acts = Wer gewinnt, nimmt die Siegaktion, alle anderen eine der übrigen.
rules-why-brian-boru-buying = Mehr zu kaufen kostet je zwei Münzen, und nicht jede Aktion erlaubt es.
rules-why-brian-boru-axe = So viele Plünderer sind nicht im Schlachtfeld.
rules-why-brian-boru-letter = Dort endet die Heiratsleiste.
rules-why-brian-boru-expand = Ausbreiten kostet fünf Münzen und braucht eine Straße von einer deiner Städte dorthin. Die aktive Stadt gehört dem, der gewinnt.
rules-why-brian-boru-remove-viking = Das betrifft eine Stadt mit einem Wikingerplättchen.
rules-why-brian-boru-marriage-town = Die Karte gibt eine Stadt in ihrer eigenen Region.
rules-why-brian-boru-control = Diese Stadt gehört nicht dem, um den es geht.
rules-why-brian-boru-monastery = Dort steht schon ein Kloster.
