### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### Warum etwas nicht geht, wie es der Server und das Terminal sagen.
### Kein Satz beginnt mit einem großen Buchstaben (außer Hauptwörtern) oder endet mit einem Punkt, denn
## Jedes Spiel

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
refused-table-name-taken = jemand mit diesem Namen sitzt schon am Tisch
refused-table-no-hints = an diesem Tisch gibt es keine Tipps
refused-table-nothing-to-take-back = es gibt nichts, was sich zurücknehmen ließe
refused-table-not-asked = niemand hat gebeten, etwas zurückzunehmen
refused-table-blocked = wer diesen Tisch aufgestellt hat, lässt dich nicht herein
refused-table-key-used = dieser Schlüssel wurde schon für eine andere Anfrage verwendet
refused-table-again = die Revanche läuft schon
refused-table-offered = das hast du schon gesagt; die anderen sind gefragt
refused-table-declined = jemand möchte nicht noch einmal spielen und wird nicht wieder gefragt
refused-table-no-offer = niemand hat eine Revanche angeboten
refused-table-unwanted = jemand an diesem Tisch möchte nicht mit dir spielen
refused-table-not-ready = es sind noch nicht alle da
refused-table-starting = die Partie beginnt gleich, daher lässt sich nichts mehr ändern
refused-table-too-early = das Wort bleibt geheim, bis alle Wörter feststehen: aufgedeckt wird es beim Start
refused-table-no-word-due = für diesen Platz ist kein Wort aufzudecken
refused-table-other-word = dies ist nicht das Wort, auf das sich der Platz festgelegt hat
refused-table-clear-word = Wörter werden nicht mehr offen angenommen: dieses Programm ist zu alt, um deines geheim zu halten
refused-table-resign-itself = Aufgeben ist eine eigene Anfrage
refused-table-time-itself = ob die Zeit um ist, sagt allein die Uhr
refused-table-impossible = das geht nicht: { $why }
refused-table-key-length = der Schlüssel einer Anfrage hat 1 bis { $most } Bytes
refused-table-word-length = ein Wort für den Zufall hat höchstens { $most } Bytes
refused-table-saying-length = was man sagt, hat 1 bis { $most } Bytes
refused-table-saying-line = was man sagt, ist eine Zeile druckbarer Text
refused-table-name-length = der Name eines Tisches hat höchstens { $most } Bytes in einer Zeile, ohne unsichtbare Zeichen
refused-table-no-game = es gibt kein Spiel „{ $game }“
refused-table-clock-move = ein Zug dauert 5 bis 3600 Sekunden
refused-table-clock-game = eine Partie dauert 10 bis 36000 Sekunden, und ein Zug gibt höchstens 600 dazu
refused-table-clock-days = ein Zug dauert 1 bis 30 Tage

## Partien ansehen

refused-study-no-game = dieses Spiel gibt es hier nicht
refused-study-action = Aktion { $number }: { $why }
refused-study-too-long = Partien mit mehr als { $most } Aktionen werden nicht angesehen
refused-study-not-tafl = Drohungen gibt es nur in Brandubh und Tablut
refused-study-not-a-view = das ist keine Ansicht dieses Spiels: { $why }
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
refused-record-version = Version { $version } ist nicht bekannt; dieses Programm liest { $known } und { $newest }
refused-record-other-fairness = über den Zufall steht darin nicht das, was zu Version { $version } gehört
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
refused-record-other-word = das Wort von Platz { $seat } ist nicht das, auf das er sich festgelegt hatte
refused-record-other-table = die Festlegung des Tisches gehört nicht zu diesem Geheimnis und diesen Wörtern
refused-record-bot-word = Platz { $seat } steht zugleich als Bot und als Mensch da, und ein Bot hat kein Wort
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
refused-http-too-many-open = von dir warten schon { $most } öffentliche Tische auf Mitspieler; starte oder schließe erst einen davon
refused-http-no-such-page = die Liste der Tische hat keine solche Seite
refused-http-no-moves = nur Partien von Tafl werden als Züge geschrieben
refused-http-bad-name = ein Name hat 1 bis { $most } Bytes in einer Zeile
refused-http-bad-password = ein Passwort hat { $least } bis { $most } Bytes
refused-http-no-password = dieses Passwort geht nicht
refused-http-wrong-password = diesen Namen mit diesem Passwort gibt es nicht
refused-http-no-code = dieser Code gilt nicht mehr
refused-http-banned = die Verwaltung dieses Servers lässt dich nicht ein
refused-http-no-account = du hast kein Konto und damit kein Passwort
refused-http-not-a-session = du hast keine solche Sitzung
refused-http-too-many-people = du hast so viele Leute stummgeschaltet oder blockiert, wie du darfst
refused-http-bad-reason = ein Grund hat 1 bis { $most } Bytes
refused-http-too-many-reports = so viele deiner Meldungen, wie du haben darfst, warten darauf, gelesen zu werden
refused-http-no-session = zu dieser Sitzung ist niemand bekannt: unter /api/guests gibt es eine
refused-http-foreign-origin = das kommt von einer fremden Website
refused-http-unknown-host = dieser Server heißt nicht „{ $host }“; wer ihn betreibt, kann den Namen mit --public-url erlauben (public-url in der Datei, ARDRI_PUBLIC_URL)
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
refused-store-database-in-use = die Datenbank { $database } verwendet schon ein anderer Server, { $by }
refused-store-evicted = ein anderer Server hat die Datenbank übernommen
refused-store-bad-address = die Adresse der Datenbank lässt sich nicht verwenden: gemeint ist postgres://NAME:PASSWORT@RECHNER/DATENBANK, mit %-Zeichen für besondere Zeichen
refused-store-unreachable = die Datenbank { $database } ist nicht zu erreichen: { $why }
refused-store-encoding = die Datenbank { $database } hat die Kodierung { $encoding }, nötig ist UTF8
refused-store-no-data = in { $place } sind keine Daten
refused-store-not-empty = in { $place } sind schon Daten
refused-store-differs = die Kopie gleicht dem Original nicht, deshalb wurde nichts übertragen: { $what }
refused-store-no-file = eine Datenbank in PostgreSQL wird mit pg_dump kopiert; docs/operations.md sagt, wie
refused-store-newer = die Daten hat eine neuere Version dieses Programms geschrieben
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
refused-log-words = die Wörter für den Zufall passen nicht zusammen
refused-store-listen = auf { $address } kann der Server nicht lauschen: { $why }
refused-setting-file = { $file } ist so nicht brauchbar: { $why }
refused-setting-variable = { $name }: „{ $value }“ geht nicht
refused-export-no-table = einen Tisch { $table } gibt es nicht
refused-export-not-finished = der Tisch { $table } ist nicht zu Ende gespielt
refused-export-there = den Tisch { $table } gibt es schon
refused-export-deleted = der Tisch { $table } wurde hier gelöscht, und das bleibt so
refused-export-unreadable = das ist kein Tisch: { $why }
refused-export-version = das ist kein Tisch der Version { $version }

## Lektionen

refused-lesson-answer = „{ $answer }“ ist keine Antwort; die Antworten sind { $answers }
