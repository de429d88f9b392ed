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
    .about = Was die gedruckten Regeln offenlassen, wie wir entschieden haben und warum.
rules-page-fairness = Der Zufall
    .about = Wie jede Ziehung zustande kommt, genau genug, um selbst eine Prüfung zu schreiben.
rules-page-decks = Decks von The High Throne
    .about = Wie ein Deck geschrieben wird und was über unseres bekannt ist.
rules-page-places = Die Städte von Brian Boru
    .about = Was die Städte auf der Landkarte einst waren.
rules-page-opentafl = Die Notation von OpenTafl
    .about = Regeln und Stellungen von Tafl, geschrieben wie bei OpenTafl.
rules-page-accessibility = Für alle Hände und Augen
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
