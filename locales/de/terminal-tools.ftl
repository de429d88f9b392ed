### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Was die Werkzeuge der Kommandozeile sagen: ardri perft, simulate, odds, study, replay, verify,
### import, opentafl, analyse, export und import-table. Befehle und Schalter bleiben englisch.
###
### Wörterliste
###   node (perft)            Knoten
###   action                  Aktion
###   seat                    Platz
###   seed (chosen)           Startwert
###   seed (committed to)     Geheimnis
###   fair share              gerechter Anteil
###   turn (High Throne)      Zug
###   deck                    Deck
###   record                  Aufzeichnung

## Alle; davor steht der Name des Programms

terminal-tools-no-game = es gibt kein Spiel „{ $name }“; es gibt { $known }
terminal-tools-no-language = in der Sprache „{ $asked }“ gibt es keine Texte; es gibt { $known }
terminal-tools-input = die Standardeingabe ist nicht lesbar
terminal-tools-read = { $file } ist nicht lesbar
terminal-tools-write = { $file } lässt sich nicht schreiben
terminal-tools-folder = der Ordner { $folder } lässt sich nicht anlegen
terminal-tools-deck = das ist nicht lesbar: { $why }
terminal-tools-start = das Programm lässt sich nicht starten

## ardri perft

terminal-perft-nodes = Knoten
terminal-perft-seconds = Sekunden
terminal-perft-speed = Knoten pro Sekunde
terminal-perft-no-board = perft zählt Züge auf einem Brett, und { $game } hat keins
terminal-perft-one-position = perft zählt Züge von einer Stellung aus: --two-sets und --lots bedeuten hier nichts

## ardri simulate

terminal-simulate-progress = { $done }/{ $all } Partien, noch { $left }
terminal-simulate-played = { $game }: { $games } Partien, { $actions } Aktionen
terminal-simulate-won = Platz { $seat } gewann
terminal-simulate-shared = geteilt
terminal-simulate-drawn = unentschieden
terminal-simulate-endings = So endeten sie
terminal-simulate-longest = Längste Partie
    .actions = { $actions } Aktionen
terminal-simulate-speed = Aktionen pro Sekunde

## ardri odds

terminal-odds-centre = { $deck }, aus der Mitte
terminal-odds-stolen = { $deck }, von anderen gestohlen
terminal-odds-card = Karte
terminal-odds-points = Punkte
terminal-odds-lines = Zeilen
terminal-odds-dice = es gibt 7, 8 und 7+red Würfel

## ardri study: die Köpfe der Tabellen; sie haben in jeder Sprache gleich viele Spalten

terminal-study-deck = { $deck }, Startwert { $seed }
terminal-study-games = | Spieler | Partien | Züge | 5 % | 95 % | davon mit einer Karte in der Mitte | 95 % | Punkte des Siegers | Punkte aller | Daumenringen | nicht beendet |
terminal-study-order = | Spieler | Siege über dem gerechten Anteil, in Prozentpunkten, nach der Zugfolge | nach dem Platz |
terminal-study-guest = | Spieler | der Gast gewinnt | gerechter Anteil |
# Die Zahlen sind eigene Spalten: 2 | 3 | 4
terminal-study-objectives = | Auftrag | gezogen und behalten | behalten und erfüllt | mit { $counts } Spielern | Siege gegenüber dem gerechten Anteil |
terminal-study-cards = | Karte | erste Züge, die auf sie zielen | Züge, die auf sie zielen | Diebstähle je Partie | als letzte in der Mitte | beim Sieger, gegenüber dem gerechten Anteil |
terminal-study-regions = | Region, am Ende gesichert mit | { $counts } Spielern |

## ardri replay und ardri verify

terminal-replay-legal = { $game }: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}, alles regelgerecht.
terminal-replay-seat = Platz { $seat } ({ $name })
terminal-verify-noted = Die Festlegung ist die, die du dir notiert hast.
terminal-verify-not-hex = eine Festlegung hat 64 hexadezimale Ziffern
terminal-verify-seed = Das Geheimnis ist das, zu dem die Festlegung gehört.
terminal-verify-sealed = Geheimnis, Plätze und Wörter sind die, zu denen die Festlegung des Tisches gehört, und kein Bot hat ein Wort.
terminal-verify-words = { $words ->
    [0] Niemand hat ein Wort beigetragen; wer das Geheimnis zog, kann die Ziehungen also ausgesucht haben.
    [1] Ein Wort wurde beigetragen, das sonst niemand kannte, bevor die Festlegung gezeigt wurde.
   *[other] { $words } Wörter wurden beigetragen, die sonst niemand kannte, bevor die Festlegung gezeigt wurde.
  }
terminal-verify-withheld = { $withheld ->
    [1] Ein weiteres war festgelegt und wurde nicht rechtzeitig aufgedeckt.
   *[other] { $withheld } weitere waren festgelegt und wurden nicht rechtzeitig aufgedeckt.
  }
terminal-verify-plain = Die Wörter wurden offen genannt; wer den Tisch betrieb, kannte sie also vor der Partie.
terminal-verify-bot-word = Platz { $seat } gehört einem Bot und hat ein Wort. Wer den Server betrieb, kann es passend ausgesucht haben; gegen ihn beweist diese Aufzeichnung also nichts über den Zufall.
terminal-verify-seed-alone = Die Festlegung, die du notiert hast, betrifft das Geheimnis allein. Ein Tisch von heute zeigt beim Beginn der Partie eine andere, auch über die Wörter: Hat deiner das getan, zählt nur diese, und das hier ist nicht die Aufzeichnung jener Partie.
terminal-verify-unnoted = Ob es das ist, was vor der Partie versprochen wurde, sagt nur deine eigene Notiz. Die Aufzeichnung hat die Festlegung { $commitment }
terminal-verify-draws = { $draws ->
    [0] Der Zufall hatte in dieser Partie nichts zu entscheiden.
    [1] Die eine Ziehung folgt daraus.
   *[other] Alle { $draws } Ziehungen folgen daraus.
}

## Wie Partien endeten

# Ein kurzer Name in einer Liste; was keinen hat, behält das Wort der Aufzeichnungen.
terminal-ending-name = { $ending ->
    [king-captured] König gefangen
    [king-escaped] König entkommen
    [encircled] eingekreist
    [repetition] Wiederholung
    [no-moves] kein Zug möglich
    [resigned] aufgegeben
    [out-of-time] Zeit überschritten
    [both-sets] beide Partien gewonnen
    [fewer-moves] weniger Züge
    [equal-sets] gleich viele Züge
    [points] Punkte
    [tokens] Ansprüche
    [marriages] Heiratskarten
    [objective] Auftrag
    [regions] Regionen
    [thumb-war] Daumenringen
    [shared] geteilt
    [stuck] stecken geblieben
    [unfinished] abgebrochen
    [failed] durch Ausfall verloren
   *[other] { $ending }
}

## ardri import

terminal-import-one-game = eine Zeile ist eine Partie: --two-sets und --lots bedeuten hier nichts
terminal-import-no-moves = Partien von { $game } schreibt man nicht als Züge auf
terminal-import-illegal = nicht regelgerecht: { $bad } von { $games } Partien
terminal-import-line-illegal = Zeile { $line }: nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} nicht regelgerecht: { $why }
terminal-import-line-over = Zeile { $line }: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}. { $reason }
terminal-import-line-open = Zeile { $line }: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, nicht fertig.
terminal-import-line-captures = Zeile { $line }: { $difference }

## ardri opentafl

terminal-opentafl-no-game = { $game } ist kein Spiel von OpenTafl
terminal-opentafl-nothing = nenne ein Spiel oder gib mit --read eine Regelzeile an
terminal-opentafl-game = Spiel
terminal-opentafl-rules = Regeln
terminal-opentafl-position = Stellung
terminal-opentafl-basic = Grundspiel
terminal-opentafl-differs = anders: { $difference }

## ardri analyse

terminal-analyse-not-a-time = eine Zeit schreibt man wie 500ms, 2s oder 1m
terminal-analyse-no-game = der Rechner spielt Brandubh und Tablut, nicht { $game }
terminal-analyse-over = Das Spiel ist aus: { $side } haben gewonnen.
terminal-analyse-depth = Tiefe { $depth }, { $nodes } Stellungen
terminal-analyse-set = Partie { $set }
terminal-analyse-best = bester Zug
terminal-analyse-good = gut
terminal-analyse-inaccuracy = ungenau
terminal-analyse-mistake = Fehler
terminal-analyse-blunder = grober Fehler
terminal-analyse-given-away = verschenkt mit jedem Zug: { $vikings } Wikinger

## ardri export und ardri import-table

terminal-export-left-out = { $table } wird ausgelassen: { $why }
terminal-export-written = { $written } von { $all } Tischen geschrieben
terminal-import-table-taken = { $file }: Tisch { $table }
terminal-import-table-failed = nicht aufgenommen: { $failed } von { $all } Dateien

## ardri admin, ardri backup und ardri move

terminal-admin-unknown = um „{ $words }“ kann die Verwaltung nicht bitten; `ardri admin --help` zeigt, was es gibt
terminal-admin-done = Erledigt.
terminal-admin-password = Das neue Passwort ist { $password }
terminal-backup-written = { $file } ist geschrieben
terminal-move-progress = { $done }/{ $all } Zeilen kopiert und verglichen, noch { $left }
terminal-move-done = { $lines } Zeilen der Protokolle und { $rows } andere sind in { $to }, dieselben wie in { $from }
