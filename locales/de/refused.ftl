### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Warum etwas nicht geht, wie es der Server und das Terminal sagen.
### Kein Satz beginnt mit einem großen Buchstaben (außer Hauptwörtern) oder endet mit einem Punkt, denn
### manche stehen in anderen.

## Jedes Spiel

refused-called = { $irish ->
   *[other] { $english }
}
refused-game = { $game ->
   *[other] { $title }
}
refused-over = die Partie ist vorbei
refused-not-your-turn = du bist nicht dran
refused-not-chance = der Zufall hat jetzt nichts zu entscheiden
refused-no-resigning = in diesem Spiel kann man nicht aufgeben
refused-nothing-to-do = { $name } hat jetzt nichts zu tun
refused-action-unreadable = „{ $action }“ ist nichts, was man in { $game } tun kann
refused-options-unreadable = diese Einstellungen sind nicht lesbar: { $why }
refused-options-seats = { $game } ist ein Spiel für { $all }, nicht für { $seats }
refused-options-seats-between = { $game } ist ein Spiel für { $least } bis { $most }, nicht für { $seats }

## Brandubh und Tablut

refused-tafl-not-a-move = „{ $move }“ ist kein Zug; einen Zug schreibt man wie d2-e2
refused-tafl-not-now = { $move } geht jetzt nicht
refused-tafl-off-board = { $move } verlässt das Brett; es ist { $size } mal { $size } Felder groß
refused-tafl-no-piece = auf { $square } steht keine Figur
refused-tafl-not-yours = { $piece ->
    [viking] der Wikinger
    [celt] der Kelte
   *[king] der König
} auf { $square } gehört zur anderen Seite
refused-tafl-no-distance = die Figur auf { $square } muss auf ein anderes Feld ziehen
refused-tafl-not-straight = { $move } ist nicht gerade: Figuren ziehen entlang einer Reihe oder Spalte
refused-tafl-blocked = { $piece ->
    [viking] ein Wikinger
    [celt] ein Kelte
   *[king] der König
} auf { $square } ist bei { $move } im Weg
refused-tafl-kings-only = auf { $square } darf nur der König stehen, kein { $piece ->
    [viking] Wikinger
   *[celt] Kelte
}
refused-tafl-no-return = der König darf nicht auf den Thron auf { $square } zurück

refused-tafl-no-rule = es gibt keine Regel „{ $rule }“
refused-tafl-no-preset = es gibt keine Regeln mit dem Namen „{ $preset }“
refused-tafl-exclude = die Regeln „{ $one }“ und „{ $other }“ schließen einander aus: Jede sagt, wie der König gefangen wird
refused-tafl-tablut-only = die Regel „{ $rule }“ gehört zu Tablut
refused-tafl-brandubh-only = die Regeln „{ $preset }“ gehören zu Brandubh
refused-tafl-rows = eine Stellung hat { $expected } Reihen mit / dazwischen, nicht { $found }
refused-tafl-row = Reihe { $rank } hat { $found } statt { $expected } Felder
refused-tafl-letter = in Reihe { $rank } steht „{ $letter }“; Figuren sind t (Wikinger), T (Kelte) und K (König)
refused-tafl-to-move = nach den Reihen endet eine Stellung mit „ a“ (die Wikinger ziehen) oder „ d“ (die Kelten ziehen)
refused-tafl-kings = in einer Stellung gibt es einen König, nicht { $count }
refused-tafl-too-many = es sind { $found } { $piece ->
    [viking] Wikinger
   *[celt] Kelten
}; { $game } hat { $most }
refused-tafl-forbidden = auf { $square } steht ein { $piece ->
    [viking] Wikinger
   *[celt] Kelte
}, dort darf nur der König sein
refused-tafl-move-unread = Zug { $number }: { $why }
refused-tafl-move-illegal = Zug { $number }, { $move }: { $why }
refused-tafl-move-over = Zug { $number }, { $move }: Davor war die Partie schon vorbei
refused-tafl-move-captures = Zug { $number } ist als { $move } geschrieben, ist aber { $right }
refused-tafl-several = der Text enthält mehrere Partien; das ist die erste

## Die Notation von OpenTafl

refused-opentafl-rule = OpenTafl kennt nichts wie die Regel „{ $rule }“
refused-opentafl-near = OpenTafl kann diesen Regeln nur nahekommen: { $list }
refused-opentafl-too-long = eine Regelzeile hat höchstens { $most } Bytes
refused-opentafl-not-a-field = „{ $word }“ ist keine Angabe; Angaben schreibt man wie dim:7
refused-opentafl-unknown = in den Regeln von OpenTafl gibt es keine Angabe „{ $field }“
refused-opentafl-twice = die Angabe { $field } steht zweimal da
refused-opentafl-missing = die Angabe { $field } fehlt
refused-opentafl-value = { $field }:{ $value } gibt es in der Notation nicht; { $field } enthält { $holds }
refused-opentafl-size = dim:{ $size }: unsere Bretter sind 7×7 (Brandubh) und 9×9 (Tablut)
refused-opentafl-start = start: { $why }
refused-opentafl-long-position = eine Stellung hat höchstens { $most } Bytes
refused-opentafl-slashes = eine Stellung beginnt und endet mit einem Schrägstrich, wie /3t3/…/3t3/
refused-opentafl-count = „{ $count }“ zählt mehr leere Felder, als eine Reihe hat
refused-opentafl-differs = das sind nicht unsere Regeln: { $list }
refused-opentafl-difference = { $field }: { $why }
# Eines, und was danach kommt.
refused-opentafl-list = { $first }; { $rest }
refused-opentafl-point-on-throne = auf dem Thron fällt unser König nur durch vier Wikinger, der von OpenTafl schon durch zwei
refused-opentafl-point-beside-throne = neben dem Thron fällt unser König in Brandubh durch zwei Wikinger, der von OpenTafl erst durch drei
refused-opentafl-point-on-edge = am Rand fällt unser König durch drei Wikinger um ihn herum, gleich wer zuletzt kam, der von OpenTafl nur durch die zwei am Rand entlang
refused-opentafl-point-beside-throne-tablut = neben dem Thron fällt unser König in Tablut erst durch drei Wikinger, der von OpenTafl schon durch zwei
refused-opentafl-point-hostile-to-all = unser leerer Thron hilft beiden Seiten beim Schlagen oder keiner
refused-opentafl-point-hostile-under-king = mit dem König darauf hilft unser Thron, Wikinger zu schlagen, wenn es der leere tut, und nie Wachen
refused-opentafl-point-edges = unser Tablut gewinnt man an jedem Rand
refused-opentafl-point-armed = unser König ist bewaffnet oder nicht, nie halb
refused-opentafl-point-jumps = unser König springt nicht
refused-opentafl-point-corners = unsere Ecken sind die vier Ecken
refused-opentafl-point-centre = unser Thron ist die Mitte
refused-opentafl-point-forts = wir haben keine Burgen
refused-opentafl-point-distance = unsere Figuren ziehen beliebig weit
refused-opentafl-point-reach-corners = unser König darf die Ecken erreichen
refused-opentafl-point-stop-on-corner = unser König darf auf einer Ecke stehen bleiben
refused-opentafl-point-only-king-on-corner = nur unser König darf auf einer Ecke stehen bleiben
refused-opentafl-point-corners-vikings = unsere Ecken helfen, Wikinger zu schlagen
refused-opentafl-point-corners-guards = unsere Ecken helfen, Wachen zu schlagen
refused-opentafl-point-pass-throne = alle unsere Figuren dürfen über den leeren Thron ziehen
refused-opentafl-point-only-king-on-throne = auf unserem Thron darf nur der König je stehen bleiben
refused-opentafl-point-shield-walls = bei uns wird nicht mit Schildwällen geschlagen
refused-opentafl-point-edge-fort = bei uns entkommt man nicht in eine Burg am Rand
refused-opentafl-point-twice-a-turn = unsere Figuren ziehen nie zweimal hintereinander
refused-opentafl-point-linnaean = bei uns wird nicht nach Linné geschlagen
refused-opentafl-point-encircling = unsere Wikinger gewinnen, wenn sie alle Kelten einkreisen
refused-opentafl-point-repetition = bei uns verliert, wer eine Stellung zum dritten Mal herbeiführt
refused-opentafl-point-throne-partner = unser Thron hilft nicht gegen den König
refused-opentafl-point-throne-side = der Thron zählt bei einem starken König als Seite

## The High Throne

refused-throne-seat = { $seat ->
    [0] Wolf
    [1] Hirsch
    [2] Rabe
    [3] Eber
    [4] Feldhase
   *[5] Otter
}
refused-throne-not-now = „{ $action }“ geht jetzt nicht: { $due ->
    [objectives] Die Aufträge werden gemischt
    [keep] Behalte einen deiner Aufträge
    [opening] Um den ersten Zug wird gewürfelt
    [die] Wähle einen achten Würfel oder keinen
    [roll] Die Würfel rollen
    [choose] Fülle eine Zeile oder lege einen Würfel weg
    [thumb-war] Sag, ob du Daumenringen willst
    [toss] Das Daumenringen wird entschieden
   *[nothing] Nichts
}
refused-throne-not-the-deck = das sind nicht die Aufträge des Decks, jeder einmal
refused-throne-wrong-dice = hier wird mit { $standard } gewöhnlichen Würfeln{ $red ->
    [yes] {" "}und dem roten
   *[no] {""}
} gewürfelt
refused-throne-not-drawn = den Auftrag „{ $card }“ hast du nicht gezogen
refused-throne-no-such-die = kein Held vor dir gibt diesen Würfel
refused-throne-no-such-card = in diesem Deck gibt es keine Karte „{ $card }“
refused-throne-other-target = du hast angefangen, „{ $card }“ zu füllen, und musst in diesem Zug dabei bleiben
refused-throne-your-own = „{ $card }“ gehört dir schon
refused-throne-locked = „{ $card }“ liegt in einer Region, die { $name } gesichert hat
refused-throne-no-such-line = „{ $card }“ hat keine solche Zeile
refused-throne-line-filled = diese Zeile ist schon gefüllt
refused-throne-not-rolled = diese Würfel hast du nicht gewürfelt
refused-throne-does-not-fill = diese Würfel füllen die Zeile nicht genau: jedes Symbol einmal und kein Speer zu viel
refused-throne-not-tied = Platz { $seat } ist nicht unter denen, die gleichauf liegen
refused-throne-few-objectives = das Deck „{ $deck }“ hat Aufträge für { $most }, nicht für { $seats }: Alle ziehen zwei

## Decks für The High Throne

refused-deck-unreadable = das Deck ist nicht lesbar: { $why }
refused-deck-no-name = das Deck hat keinen Namen
refused-deck-regions = ein Deck hat 1 bis { $most } Regionen, nicht { $count }
refused-deck-cards = ein Deck hat 1 bis { $most } Karten, nicht { $count }
refused-deck-objectives = ein Deck hat keine Aufträge oder 4 bis { $most }: zwei für jeden; dieses hat { $count }
refused-deck-nameless = { $piece ->
    [region] eine Region
    [card] eine Karte
   *[objective] ein Auftrag
} hat keinen Namen
refused-deck-bad-id = { $piece ->
    [region] Region
    [card] Karte
   *[objective] Auftrag
} „{ $name }“: Die Kennung „{ $id }“ besteht nicht aus kleinen Buchstaben, Ziffern und „-“
refused-deck-at = { $piece ->
    [region] Region
    [card] Karte
   *[objective] Auftrag
} { $id }: { $why }
refused-deck-twice = das gibt es zweimal
refused-deck-too-much = nichts ist mehr als { $most } wert
refused-deck-no-colour = es fehlt eine Farbe
refused-deck-no-cards = es fehlen Karten
refused-deck-cheap = wert ist sie { $worth }, weniger als ihre Karten zusammen ({ $cards })
refused-deck-no-region = es gibt keine Region „{ $region }“
refused-deck-bad-kind = die Art „{ $kind }“ ist kein kleingeschriebenes Wort
refused-deck-hero = ein Held ist eine Karte mit einem Würfel, und nur ein Held hat einen
refused-deck-no-lines = es fehlen Zeilen
refused-deck-dice = um sie zu stehlen, braucht es { $dice } Würfel, und niemand kann mit mehr als sieben rechnen
refused-deck-too-deep = die Bedingungen sind zu tief verschachtelt
refused-deck-no-needs = eine Liste von Bedingungen ist leer
refused-deck-asks-for-none = es werden keine { $wanted ->
    [kind] Karten der Art
    [region] Karten der Region
    [regions] Regionen
    [kinds] Arten
    [locked] gesicherten Regionen
   *[cards] Karten
} verlangt
refused-deck-asks-for-more = verlangt werden { $count }, vorhanden sind { $all } { $wanted ->
    [kind] Karten der Art
    [region] Karten der Region
    [regions] Regionen
    [kinds] Arten
   *[cards] Karten
}
refused-deck-no-card = es gibt keine Karte „{ $card }“
refused-deck-card-twice = die Karte „{ $card }“ ist zweimal genannt
refused-deck-no-kind = es gibt keine Karte der Art „{ $kind }“

## An einem Tisch

refused-table-allowed = nichts spricht dagegen
refused-table-not-your-seat = das ist nicht dein Platz
refused-table-no-such-seat = diesen Platz gibt es nicht
refused-table-taken = dieser Platz ist besetzt
refused-table-not-the-host = das darf nur, wer den Tisch aufgestellt hat
refused-table-not-begun = die Partie hat noch nicht begonnen
refused-table-begun = die Partie hat schon begonnen
refused-table-not-over = die Partie ist noch nicht vorbei
refused-table-seats-empty = noch sind nicht alle Plätze besetzt
refused-table-no-such-bot = für dieses Spiel gibt es keinen Bot „{ $level }“
refused-table-nothing-to-take-back = es gibt nichts, was sich zurücknehmen ließe
refused-table-not-asked = niemand hat gebeten, etwas zurückzunehmen
refused-table-blocked = wer diesen Tisch aufgestellt hat, lässt dich nicht herein
refused-table-key-used = dieser Schlüssel wurde schon für eine andere Anfrage verwendet
refused-table-again = die Revanche läuft schon
refused-table-resign-itself = Aufgeben ist eine eigene Anfrage
refused-table-impossible = das geht nicht: { $why }
refused-table-key-length = der Schlüssel einer Anfrage hat 1 bis { $most } Bytes
refused-table-word-length = ein Wort für den Zufall hat höchstens { $most } Bytes
refused-table-saying-length = was man sagt, hat 1 bis { $most } Bytes
refused-table-name-length = der Name eines Tisches hat höchstens { $most } Bytes in einer Zeile
refused-table-no-game = es gibt kein Spiel „{ $game }“
refused-table-clock-move = ein Zug dauert 5 bis 3600 Sekunden
refused-table-clock-game = eine Partie dauert 10 bis 36000 Sekunden, und ein Zug gibt höchstens 600 dazu
refused-table-clock-days = ein Zug dauert 1 bis 30 Tage

## Partien ansehen

refused-study-no-game = dieses Spiel gibt es hier nicht
refused-study-action = Aktion { $number }: { $why }
refused-study-too-long = Partien mit mehr als { $most } Aktionen werden nicht angesehen
refused-study-not-tafl = Drohungen gibt es nur in Brandubh und Tablut
refused-study-shown = die Partie ist zu lang, um über Aktion { $number } hinaus gezeigt zu werden
refused-study-not-over = die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht vorbei
refused-study-other-end = die Partie endete anders, als die Aufzeichnung sagt
refused-study-bad-record = diese Aufzeichnung ist nicht lesbar: { $why }
refused-study-record-alone = eine Partie von { $game } wird nur aus ihrer Aufzeichnung gelesen
refused-study-neither = das ist weder eine Aufzeichnung noch eine Partie in Zügen: { $why }
refused-study-nothing = in diesem Text ist keine Partie

## Aufzeichnungen

refused-record-none = das ist keine Aufzeichnung: { $why }
refused-record-unread = Aktion { $number } ist nicht lesbar: { $why }
refused-record-format = das Format ist „{ $format }“, nicht „{ $known }“
refused-record-version = Version { $version } ist nicht bekannt; dieses Programm liest { $known }
refused-record-contributions = es gibt nicht für jeden Platz genau ein Wort für den Zufall
refused-record-long-word = ein Wort für den Zufall hat mehr als { $most } Bytes
refused-record-other-game = das ist eine Aufzeichnung von { $record }, nicht von { $game }
refused-record-turn = Platz { $seat } ist nicht dran
refused-record-not-over = die Aufzeichnung nennt ein Ergebnis, aber nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
} ist die Partie nicht vorbei
refused-record-no-commitment = die Aufzeichnung enthält keine Festlegung, darum lassen sich die Ziehungen nicht prüfen
refused-record-no-seed = das Geheimnis ist noch nicht gelüftet, darum lassen sich die Ziehungen nicht prüfen
refused-record-other-seed = das Geheimnis ist nicht das, zu dem die Festlegung gehört
refused-record-other-commitment = die Aufzeichnung hat die Festlegung { $told }, nicht { $noted }
refused-record-undecided = das Spiel kann nicht sagen, was der Zufall hier entscheidet
refused-record-not-chance = hier muss der Zufall entscheiden, nicht Platz { $seat }
refused-record-draw = Ziehung { $number } müsste „{ $due }“ sein, aber in der Aufzeichnung steht „{ $told }“

## Der Server selbst

refused-http-name-taken = dieser Name gehört schon jemandem
refused-http-has-account = du hast schon ein Konto
refused-http-nul = ein Text mit dem Zeichen NUL lässt sich nicht speichern
refused-http-long-text = dieser Text ist zu lang zum Speichern
refused-http-disk = der Server kann gerade nichts speichern; versuche es später noch einmal
refused-http-damaged = an diesem Tisch geht es nicht weiter: { $why }
refused-http-closing = der Server wird gerade beendet; versuche es gleich noch einmal
refused-http-busy = der Server hat viel zu tun; versuche es gleich noch einmal
refused-http-no-table = diesen Tisch gibt es nicht
refused-http-no-address = unter dieser Adresse ist nichts
refused-http-unreadable = das versteht der Server nicht: { $why }
refused-http-wrong-method = das lässt sich unter dieser Adresse nicht fragen
refused-http-too-slow = das hat zu lange gedauert; versuche es noch einmal
refused-http-too-long = das ist zu lang zum Senden
refused-http-too-often = zu viele Anfragen; warte einen Moment
refused-http-too-many-sockets = zu viele Verbindungen von dieser Adresse
refused-http-too-many-tables = du sitzt schon an { $most } Tischen; beende erst einige davon
refused-http-no-moves = nur Partien von Tafl werden als Züge geschrieben
refused-http-bad-name = ein Name hat 1 bis { $most } Bytes in einer Zeile
refused-http-bad-password = ein Passwort hat { $least } bis { $most } Bytes
refused-http-no-password = dieses Passwort geht nicht
refused-http-wrong-password = diesen Namen mit diesem Passwort gibt es nicht
refused-http-no-code = dieser Code gilt nicht mehr
refused-http-no-person = niemand hat diese Nummer
refused-http-no-session = zu dieser Sitzung ist niemand bekannt: unter /api/guests gibt es eine
refused-http-foreign-origin = das kommt von einer fremden Website
refused-http-no-metrics = hier wird nichts gemessen
refused-socket-not-text = Anfragen sind Text
refused-socket-not-a-request = das ist keine Anfrage: { $why }
refused-socket-long-id = die Kennung einer Anfrage hat höchstens { $most } Bytes

## Die Daten eines Servers und seine Einstellungen

refused-store-not-next = diese Zeile ist nicht die nächste im Protokoll ihres Tisches
refused-store-name-taken = dieser Name ist vergeben
refused-store-no-person = diese Person gibt es nicht
refused-store-has-account = diese Person hat schon ein Konto
refused-store-token-taken = dieser Schlüssel gehört zu einer anderen Sitzung
refused-store-full = die Festplatte ist voll
refused-store-read-only = in den Datenordner lässt sich nicht schreiben
refused-store-not-a-folder = { $folder } ist kein Ordner
refused-store-in-use = den Datenordner { $folder } verwendet schon ein anderer Server
refused-store-newer = den Datenordner hat eine neuere Version dieses Programms angelegt
refused-store-damaged = die gespeicherten Daten sind beschädigt: { $why }
refused-store-io = die Daten ließen sich nicht lesen oder schreiben: { $why }
refused-store-closed = der Speicher ist geschlossen
refused-store-table-name = der Name eines Tisches besteht aus 1 bis { $most } Buchstaben, Ziffern, _ und -
refused-store-entry = Eintrag { $number } im Protokoll des Tisches ist beschädigt: { $why }
refused-log-no-setup = er stellt keinen Tisch auf
refused-log-first-missing = die ersten Einträge fehlen
refused-log-empty = das Protokoll ist leer
refused-log-follows = Eintrag { $number } folgt auf Eintrag { $before }
refused-log-exists = den Tisch gibt es schon
refused-log-not-playing = die Partie läuft nicht
refused-log-chance = so hat der Zufall nicht entschieden
refused-log-few-actions = so viele Aktionen gibt es nicht
refused-log-shown = was aufgedeckt wurde, lässt sich nicht zurücknehmen
refused-store-listen = auf { $address } kann der Server nicht lauschen: { $why }
refused-setting-file = { $file } ist so nicht brauchbar: { $why }
refused-setting-variable = { $name }: „{ $value }“ geht nicht
refused-parcel-no-table = einen Tisch { $table } gibt es nicht
refused-parcel-not-finished = der Tisch { $table } ist nicht zu Ende gespielt
refused-parcel-there = den Tisch { $table } gibt es schon
refused-parcel-unreadable = das ist kein Tisch: { $why }
refused-parcel-version = das ist kein Tisch der Version { $version }

## Lektionen

refused-lesson-answer = „{ $answer }“ ist keine Antwort; die Antworten sind { $answers }
