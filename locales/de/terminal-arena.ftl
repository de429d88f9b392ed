### Was ardri arena sagt: sein Bericht, im Terminal und auf der Seite von --report, und was es einwendet. Die Köpfe
### der Spalten einer Tabelle stehen in einem Text, mit Strichen dazwischen.

arena-title = { $game }: { $games } Partien aus { $rounds ->
    [one] einer Eröffnung oder Verteilung
   *[other] { $rounds } Eröffnungen oder Verteilungen
}, Startzahl { $seed }, { $seconds } s
arena-bots = Bot | Partien | gewonnen | geteilt | verloren | Anteil | 95 % | gerecht | Wertung
arena-seat = Platz { $seat }
arena-pairs = Paar | beide | 1½ | geteilt | ½ | keine | Punkte | 95 % | Elo | 95 %
arena-times = Millisekunden | Entscheidungen | Mittel | Median | 99 % | längste
arena-endings = Ende | Partien | Anteil
arena-lengths = Partien hatten im Mittel { $mean } Aktionen, in der Mitte { $median }, insgesamt { $shortest } bis { $longest }.
arena-unfinished = { $games ->
    [one] Eine Partie wurde
   *[other] { $games } Partien wurden
} nach { $longest } Aktionen abgebrochen und als unentschieden gezählt.
arena-sprt = Sequenzieller Test zwischen { $elo0 } (H0) und { $elo1 } (H1) Elo: Quotient { $llr }, Grenzen ±{ $bound }. { $verdict ->
    [h0] H0: Der erste Bot ist nicht so viel besser.
    [h1] H1: Der erste Bot ist besser.
   *[undecided] Unentschieden: Es braucht mehr Partien.
}
arena-failed = Partie { $game }: { $bot } { $kind ->
    [gone] war nicht zu erreichen oder ist beendet ({ $said })
    [late] hat nicht in { $said } ms geantwortet
    [nonsense] hat nichts Verständliches geantwortet ({ $said })
   *[illegal] hat mit einer unerlaubten Aktion geantwortet ({ $said })
} und hat verloren.
arena-more-failures = Dasselbe geschah in { $games ->
    [one] einer weiteren Partie.
   *[other] { $games } weiteren Partien.
}
arena-page-shares = Anteile an den Punkten, mit 95-%-Intervallen
arena-page-ratings = Wertungen (Weng–Lin), ± zwei Standardabweichungen
arena-page-course = Anteile im Lauf der Partien
arena-page-llr = Der Quotient des sequenziellen Tests
arena-page-lengths = Längen der Partien, in Aktionen
arena-page-times = Entscheidungszeiten in Millisekunden
arena-page-setup = Was gespielt wurde

## Was es einwendet; davor steht der Name des Programms

arena-error-file = { $file }: { $why }
arena-error-bots = nenne 1 bis { $most } Bots, mit Kommas dazwischen
arena-error-bot = „{ $text }“ ist kein Bot: nenne einen des Spiels, oder engine:BEFEHL, oder http://RECHNER:PORT/PFAD
arena-error-unknown = es gibt keinen Bot „{ $name }“ für dieses Spiel; es gibt { $known }
arena-error-budget = „{ $text }“ ist kein Maß zum Nachdenken: es heißt 50ms, 2s (höchstens eine Stunde) oder 5000n
arena-error-random = „{ $text }“ ist keine Zahl zufälliger Züge: es heißt random:1 bis random:{ $most }
arena-error-opening = Eröffnung { $number }, { $action }: { $why }
arena-error-opening-line = Zeile { $number }: { $why }
arena-error-no-openings = in der Datei ist keine Eröffnung
arena-error-over = die Partie ist nach Eröffnung { $number } zu Ende, bevor jemand gefragt wird
arena-error-deals = Eröffnungen sind für Spiele ohne verdeckte Karten; hier hat jede Runde ihre eigene Verteilung
arena-error-engine = Engines spielen einzelne Partien von Brandubh und Tablut, ohne --two-sets und --lots
arena-error-engine-budget = eine Engine braucht ein Maß: --budget 100ms, oder engine:BEFEHL@100ms
arena-error-no-http = Bots über HTTP gibt es in diesem Programm nicht
arena-error-sprt = „{ $text }“ sind keine Grenzen für einen Test: es sind zwei Unterschiede in Elo, der kleinere zuerst, wie 0,10
arena-error-sprt-bots = ein sequenzieller Test ist zwischen zwei Bots in einem Spiel für zwei
arena-error-game = Partie { $number } ist nicht die nächste dieses Laufs
arena-error-broken = ein Bot ist in Partie { $number } abgestürzt; das ist ein Fehler des Programms
arena-error-not-a-log = { $file } ist kein Protokoll der Arena
arena-error-other-setup = { $file } ist das Protokoll eines anderen Laufs: Spiel, Bots, Maße, Startzahl, Eröffnungen und Version müssen gleich sein
arena-error-line = { $file }, Zeile { $number }: das ist nicht die nächste Partie
arena-error-log-in-use = { $file }: ein anderer Lauf schreibt hinein
