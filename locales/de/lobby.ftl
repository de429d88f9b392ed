### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

# Der Rahmen jeder Seite, die Startseite, das Aufstellen von Tischen und man selbst.

## Der Rahmen

lobby-skip = Zum Inhalt springen
lobby-site = Ardrí
lobby-nav-more = Weitere Seiten
lobby-nav = Hauptmenü
lobby-my-tables = Meine Tische
lobby-my-turns = { $count ->
    [one] Meine Tische: An einem bist du dran
   *[other] Meine Tische: An { $count } bist du dran
  }
lobby-account-of = { $name }: dein Name und deine Einstellungen
lobby-theme-to-dark = Dunkle Farben
lobby-theme-to-light = Helle Farben
lobby-footer-nav = Über Ardrí
lobby-footer-rules = Regeln
lobby-footer-luck = Wie der Zufall entsteht
lobby-footer-source = Quelltext
lobby-footer-replay = Partie nachspielen
lobby-footer-editor = Stellung aufbauen
lobby-footer-access = Barrierefreiheit
lobby-footer-version = Ardrí { $version }
lobby-footer-unofficial = Von Bewunderern dieser Spiele gemacht, nicht von ihren Verlagen.
lobby-failed = Diese Seite ließ sich nicht zeigen.
lobby-failed-why = Vielleicht ist die Verbindung abgebrochen, oder es gibt eine neue Fassung. Meist hilft es, neu zu laden; von deinen Partien geht nichts verloren.
lobby-reload = Neu laden

lobby-title-page = { $page } – Ardrí
lobby-title-home = Ardrí – Spiele um Irlands Hochkönige
lobby-title-table = Tisch
lobby-title-replay = Nachspielen
lobby-title-editor = Stellung aufbauen
lobby-title-learn = Spielen lernen
lobby-title-rules = Regeln
lobby-title-me = Deine Seite
lobby-title-design = Gestaltung
lobby-title-nowhere = Hier ist nichts

lobby-nowhere = Hier ist nichts.
lobby-nowhere-why = Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen. Tische bleiben bestehen; ihre Links ändern sich nie.
lobby-nowhere-home = Zur Startseite

## Wie der Zufall entsteht

lobby-luck-title = Wie der Zufall entsteht
lobby-luck-1 = Bevor eine Partie beginnt, zieht der Tisch eine geheime Zahl, aus der alle Würfe, Karten und Lose folgen werden, und zeigt allen ihren Fingerabdruck. Von da an lässt sich die Zahl nicht mehr gegen eine andere tauschen: Der Fingerabdruck würde nicht mehr passen.
lobby-luck-2 = Wer mitspielt und den Fingerabdruck gesehen hat, darf ein Wort dazugeben; die Wörter werden eingemischt. Der Tisch konnte sie nicht vorhersehen, und niemand am Tisch kennt die Zahl. Gibst du eines dazu, so kann niemand am Tisch, auch nicht, wer eingeladen hat, einen Wurf oder eine Karte aussuchen.
lobby-luck-3 = Ist die Partie vorbei, werden Zahl und Wörter gezeigt, und dein eigener Browser rechnet jede Ziehung nach. Bots spielen mit demselben Zufall wie du und sehen nicht mehr davon.
lobby-luck-exact = Jeder Schritt, ganz genau

## Die Spiele

lobby-game-brandubh = Brandubh
    .about = Der König in der Mitte muss eine Ecke erreichen; doppelt so viele Wikinger rücken ihm auf den Leib.
    .length = 10–20 Minuten
lobby-game-tablut = Tablut
    .about = Das größere Brett: Der König bricht zu irgendeinem Rand durch, wenn ihn die Wikinger nicht einkreisen.
    .length = 20–40 Minuten
lobby-game-brian-boru = Brian Boru
    .about = Wähle Karten, gewinne Städte im Stich und werde durch Heirat, Kampf und Gebet Hochkönig.
    .length = 60–90 Minuten
lobby-game-high-throne = The High Throne
    .about = Erwürfle Helden, Tiere und Schätze, fordere dein Glück heraus und stiehl, was andere haben.
    .length = 15–20 Minuten
lobby-game-unknown =
    .about = Ein Spiel, das diese Seite noch nicht kennt; spielen lässt es sich trotzdem.
    .length = –
lobby-players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
  }
lobby-players-range = { $least }–{ $most } Personen

## Die Startseite

lobby-welcome = Spiele um Irlands Hochkönige
lobby-about = Vier Spiele an einem Tisch: zwei um gejagte Könige, eins um ein Reich, das Stadt für Stadt gewonnen wird, eins um Würfel und Sagen. Spiele sofort gegen einen Bot oder schick Freunden einen Link; ein Konto braucht niemand.
lobby-games = Die Spiele
lobby-play-now = Jetzt spielen
lobby-play-now-about = Jetzt spielen: { $game }, gegen einen Bot
lobby-with-friends = Mit Freunden
lobby-with-friends-about = Mit Freunden: { $game }
lobby-learn = Lernen
lobby-learn-game = Lernen: { $game }
lobby-watch = Zuschauen
lobby-watch-count = { $count ->
    [one] Partie ansehen
   *[other] { $count } Partien ansehen
  }
lobby-play-title = { $game } spielen
lobby-play-level = Gegen
lobby-play-side = Deine Seite
lobby-play-side-lot = Durch das Los
lobby-play-begin = Anfangen
lobby-play-more = Mehr wählen
lobby-play-failed = Der Tisch ließ sich nicht aufstellen: { $reason }
lobby-joined-failed = Du konntest dich nicht setzen: { $reason }

lobby-mine = Deine Tische
lobby-mine-all = Alle
lobby-your-turn = Du bist dran
lobby-their-turn = Andere sind dran
lobby-waits = Noch Plätze frei
lobby-ready = Startbereit
lobby-open = Offene Tische
lobby-open-none = Gerade wartet kein Tisch auf Gesellschaft
lobby-open-none-why = Stell einen auf und lass ihn für alle offen: Wer vorbeikommt, ist mit einem Klick dabei.
lobby-open-set-up = Offenen Tisch aufstellen
lobby-running = Partien zum Zuschauen
lobby-more = Weitere Tische
lobby-finished = Kürzlich beendet
lobby-lost = Die Liste ist im Moment nicht auf dem neuesten Stand. Das ändert sich, sobald der Server wieder antwortet.
lobby-games-failed = Die Spiele ließen sich nicht laden.
lobby-try-again = Noch einmal

lobby-host = { $host } lädt ein
lobby-seats-taken = { $taken } von { $seats } Plätzen besetzt
lobby-join = Mitspielen
lobby-join-about = Mitspielen bei { $host }: { $game }
lobby-go = Öffnen
lobby-go-about = { $do }: { $game }
lobby-play-on = Spielen
lobby-replay = Nachspielen
lobby-alone = nur du
lobby-with = mit { $names }

lobby-bot-random = Zufall
lobby-bot-herdsman = Hirte
lobby-bot-squire = Knappe
lobby-bot-warrior = Krieger
lobby-bot-chieftain = Häuptling
lobby-bot-champion = Recke
lobby-bot-high-king = Hochkönig

lobby-today = heute
lobby-ago-days = { $days ->
    [one] gestern
   *[other] vor { $days } Tagen
  }

## Namen

lobby-name = Dein Name
lobby-name-hint = Die anderen sehen ihn am Tisch.
lobby-name-ask = Wie sollen wir dich nennen?
lobby-name-ask-why = Du heißt „{ $name }“, bis du etwas anderes sagst.
lobby-name-save = Das bin ich
lobby-name-skip = Jetzt nicht
lobby-name-saved = Du heißt jetzt { $name }.
lobby-name-long = Ein Name darf höchstens 40 Buchstaben haben, mit Umlauten oder Akzenten weniger.
lobby-name-menu = Wer du bist
lobby-name-more = Deine Seite und Einstellungen

## Einen Tisch aufstellen

lobby-new = Ein Tisch für { $game }
lobby-new-about = Alles steht so, wie es die meisten möchten. Ändere, was du magst.
lobby-new-unknown = Dieser Server kennt das Spiel „{ $game }“ nicht.
lobby-new-other = Anderes Spiel wählen
lobby-change = Ändern
lobby-done = Fertig

lobby-who = Wer spielt
lobby-company = In welcher Runde?
lobby-company-friends = Freunde
    .hint = Du bekommst einen Link für sie.
lobby-company-bots = Bots
    .hint = Die Partie beginnt sofort.
lobby-company-screen = Ein Bildschirm
    .hint = Alle spielen hier, reihum.
lobby-company-mixed = Eigene Mischung
    .hint = Wie du die Plätze unten besetzt.
lobby-how-many = Zu wievielt?
lobby-seats = Die Plätze
lobby-seat = Platz { $seat }
lobby-seat-vikings = Wikinger, sie beginnen
lobby-seat-celts = Kelten, mit dem König
lobby-seat-lot = Platz { $seat }, Seite per Los
lobby-sitter-me = Du
lobby-sitter-friend = Ein Gast
lobby-sitter-friend-about = Frei für alle, denen du den Link schickst.
lobby-sitter-public-about = Frei für alle, die vorbeikommen.
lobby-sitter-me-about = Hier spielst du selbst.
lobby-sitter-me-too-about = Wird auch an diesem Bildschirm gespielt.
lobby-sitter-bot = Bot: { $level }
lobby-no-seat-mine = Du schaust bei dieser Partie nur zu.

lobby-clock = Bedenkzeit
lobby-clock-kind = Wie lange darf es dauern?
lobby-clock-none = Ohne Uhr
lobby-clock-kind-none = Keine
    .hint = Alle nehmen sich die Zeit, die sie brauchen.
lobby-clock-kind-game = Pro Partie
    .hint = So lange für alle Züge zusammen, und mit jedem Zug ein wenig mehr.
lobby-clock-kind-move = Pro Zug
    .hint = So lange für jeden Zug, und beim nächsten wieder von vorn.
lobby-clock-kind-days = In Tagen
    .hint = Spiele, wenn du vorbeikommst; jeder Zug darf Tage dauern.
lobby-clock-game = { $time } + { $more }
lobby-clock-game-bare = je { $time }
lobby-clock-move = { $time } pro Zug
lobby-clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
lobby-clock-own = Eigene
lobby-clock-presets = Welche?
lobby-clock-minutes = Minuten pro Person
lobby-clock-increment = Sekunden mehr mit jedem Zug
lobby-clock-seconds = Sekunden pro Zug
lobby-clock-days-own = Tage pro Zug
lobby-clock-bad-move = Ein Zug darf 5 Sekunden bis eine Stunde dauern.
lobby-clock-bad-game = Eine Partie darf 10 Sekunden bis zehn Stunden dauern, und ein Zug darf höchstens zehn Minuten dazugeben.
lobby-clock-bad-days = Ein Zug darf 1 bis 30 Tage dauern.
lobby-hours = { $hours } h
lobby-minutes = { $minutes } min
lobby-seconds = { $seconds } s
lobby-late = Wenn die Zeit abläuft
lobby-late-bot = Ein Bot spielt weiter
    .hint = Für die anderen geht die Partie weiter; wer zu spät war, darf zurückkommen.
lobby-late-loses = Partie verloren
    .hint = Wer zu spät war, verliert die Partie; bei mehr als zweien übernimmt ein Bot den Platz.

lobby-name-and-list = Name und Gäste
lobby-hints = Tipps
    .hint = Ein starker Spieler sagt allen, die spielen, was er täte
lobby-table-name = Der Name des Tisches
lobby-table-name-hint = Kann leer bleiben; dann heißt er wie das Spiel.
lobby-table-name-long = Der Name ist zu lang: höchstens 60 Buchstaben, mit Umlauten oder Akzenten weniger.
lobby-public = Wer darf ihn finden?
lobby-public-no = Nur mit Link
    .hint = Er steht in keiner Liste, und niemand kann seine Adresse erraten.
lobby-public-yes = Alle
    .hint = Er steht auf der Startseite; alle dürfen mitspielen oder zuschauen.

lobby-rules = Regeln
lobby-rules-set = Welche Regeln?
lobby-rules-basic = Grundspiel
    .hint = Das Spiel, wie man es meist lernt.
lobby-rules-federation = Verband
    .hint = Wie auf Tafl-Seiten gespielt wird: Der Thron ist feindlich, und der König darf zurück auf ihn.
lobby-rules-advanced = Fortgeschritten
    .hint = Der König fällt nur, wenn er auf allen Seiten eingeschlossen ist.
lobby-rules-own = Eigene
    .hint = Wähle jede Regel einzeln.
lobby-rules-each = Jede Regel einzeln
lobby-rules-count = { $count ->
    [one] Eine eigene Regel
   *[other] { $count } eigene Regeln
  }
lobby-two-sets = Zwei Partien, Seiten getauscht
    .hint = Beide spielen jede Seite einmal; wer zweimal gewinnt oder schneller, gewinnt das Match.
lobby-lots = Seiten per Los
    .hint = Der Zufall entscheidet, wer mit den Wikingern beginnt, gerecht und für alle nachprüfbar.
lobby-position = Aus eigener Stellung
lobby-position-hint = Reihen von oben, wie der Editor sie schreibt. Leer lassen für die Grundstellung.
lobby-position-edit = Im Editor aufbauen
lobby-position-usual = Zurück zur Grundstellung

lobby-last-card = Die letzte Karte jeder Hand
lobby-last-card-discard = Ablegen
    .hint = Die letzte Karte geht ungesehen weg, wie üblich.
lobby-last-card-play = Spielen
    .hint = Ein Stich mehr in jeder Runde: Nichts bleibt ungenutzt.
lobby-last-card-chosen = { $last ->
    [play] Die letzte Karte jeder Hand wird gespielt
   *[discard] Die letzte Karte jeder Hand wird abgelegt
  }
lobby-last-card-five = Zu fünft kann die letzte Karte jeder Hand gespielt statt abgelegt werden. Zu dritt oder viert geht das nie.

lobby-deck = Das Deck
lobby-deck-usual = Das übliche
    .hint = Das Deck, das mit Ardrí kommt: sechzehn Karten aus irischen Sagen, gut austariert.
lobby-deck-own = Ein eigenes
    .hint = Ein Deck, das du selbst aufgeschrieben hast, in einer Datei.
lobby-deck-file = Ein Deck als Datei
lobby-deck-file-hint = TOML oder JSON; docs/decks.md sagt, wie man eins schreibt.
lobby-deck-choose = Datei wählen
lobby-deck-another = Andere Datei wählen
lobby-deck-drop = oder hierher ziehen
lobby-deck-read = „{ $name }“: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } aus { $regions ->
    [one] einer Region
   *[other] { $regions } Regionen
  }, { $objectives ->
    [0] keine Aufträge
    [one] ein Auftrag
   *[other] { $objectives } Aufträge
  }.
lobby-deck-missing = Wähle die Datei deines Decks oder spiele mit dem üblichen.
lobby-deck-large = Diese Datei ist zu groß für ein Deck: höchstens 200 KB.
lobby-options-unknown = Diese Seite kennt die Einstellungen dieses Spiels nicht; es wird mit den üblichen gespielt.

lobby-refused = Der Server sagt: { $reason }

lobby-summary = Was du aufstellst
lobby-sum-players = { $game } { $count ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] zu { $count }
  }: { $who }.
lobby-sum-me = du
lobby-sum-me-seats = { $count ->
    [2] zwei Personen an diesem Bildschirm
    [3] drei Personen an diesem Bildschirm
    [4] vier Personen an diesem Bildschirm
    [5] fünf Personen an diesem Bildschirm
   *[other] { $count } Personen an diesem Bildschirm
  }
lobby-sum-friends = { $count ->
    [one] ein Gast
    [2] zwei Gäste
    [3] drei Gäste
    [4] vier Gäste
    [5] fünf Gäste
   *[other] { $count } Gäste
  }
lobby-sum-guests = { $count ->
    [one] wer dazukommt
    [2] zwei, die dazukommen
    [3] drei, die dazukommen
    [4] vier, die dazukommen
    [5] fünf, die dazukommen
   *[other] { $count }, die dazukommen
  }
# Steht auch hinter „mit“ (lobby-with): darum ohne Artikel.
lobby-sum-bots = { $count ->
    [one] { $level } (Bot)
    [2] zwei Bots ({ $level })
    [3] drei Bots ({ $level })
    [4] vier Bots ({ $level })
    [5] fünf Bots ({ $level })
   *[other] { $count } Bots ({ $level })
  }
lobby-sum-as = { $side ->
    [vikings] du mit den Wikingern
   *[celts] du mit den Kelten
}
lobby-sum-no-clock = Ohne Uhr.
lobby-sum-clock = Bedenkzeit: { $clock }; { $late ->
    [bot] läuft sie ab, spielt ein Bot weiter.
   *[loses] läuft sie ab, ist die Partie verloren.
  }
lobby-sum-public = Alle können den Tisch finden, mitspielen und zuschauen.
lobby-sum-public-full = Alle können den Tisch finden und zuschauen.
lobby-sum-private = Nur wer den Link hat, findet den Tisch.
lobby-sum-starts = Es beginnt sofort.
lobby-sum-waits = Es beginnt, wenn alle Plätze besetzt sind.
lobby-set-up = Tisch aufstellen
lobby-set-up-start = Partie beginnen

## Man selbst

lobby-me = Deine Seite
lobby-me-tables = Tische
lobby-me-name = Konto
lobby-me-devices = Geräte
lobby-me-people = Leute
lobby-me-settings = Einstellungen
lobby-me-guest-note = Du bist Gast. Alles, was du tust, bleibt in diesem Browser; gib deinem Namen ein Passwort, um ihn auch anderswo wiederzufinden.
lobby-me-account-note = Dein Name hat ein Passwort: Mit beidem kannst du dich überall anmelden.
lobby-me-running = Offen und laufend
lobby-me-running-none = Du sitzt an keinem Tisch
lobby-me-running-none-why = Such dir auf der Startseite ein Spiel aus: Gegen einen Bot beginnt es sofort.
lobby-me-finished = Beendete Partien
lobby-result-won = Gewonnen
lobby-result-lost = Verloren
lobby-result-shared = Geteilter Sieg
lobby-lasted-minutes = { $minutes } min
lobby-lasted-hours = { $hours } h
lobby-lasted-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
lobby-me-search = Suche: Spiel, Name, Mitspieler
lobby-me-searching = Deine Partien werden durchgesehen …
lobby-me-found-none = Keine deiner Partien ist so.
lobby-me-finished-none = Noch keine beendeten Partien
lobby-me-finished-none-why = Was du zu Ende gespielt hast, bleibt hier, zum Nachspielen und Teilen.
lobby-me-more = Ältere Partien
lobby-me-claim = Diesen Namen behalten
lobby-me-claim-why = Mit einem Passwort gehört der Name dir allein, und du kannst dich überall mit ihm anmelden. Eine E-Mail-Adresse braucht es nicht; aber niemand kann dir ein neues Passwort schicken, wenn du es vergisst: Hol dir danach Codes für diesen Fall.
lobby-me-password = Passwort
lobby-me-password-hint = Mindestens acht Zeichen.
lobby-me-password-short = Ein Passwort hat mindestens acht Zeichen.
lobby-me-claim-do = Namen behalten
lobby-me-claimed = Der Name { $name } gehört jetzt dir.
lobby-me-login = Anmelden
lobby-me-login-why = Hast du schon einen Namen mit Passwort? Was du hier als { $name } begonnen hast, bleibt bei diesem Gast.
lobby-me-login-name = Name
lobby-me-logged-in = Willkommen zurück, { $name }.
lobby-me-logout = Abmelden
lobby-me-logout-why = Dieser Browser vergisst dich; deine Tische bleiben und warten, bis du dich wieder anmeldest.
lobby-me-logout-guest-why = Du bist Gast: Ohne Passwort oder ein anderes Gerät kann niemand, auch du nicht, als { $name } zurückkommen.
lobby-me-logged-out = Du bist abgemeldet.
lobby-me-stay = Bleiben
lobby-me-ended = Deine Sitzung als { $name } ist beendet. Du bist jetzt { $guest }.
lobby-me-claimed-codes = Falls du das Passwort einmal vergisst, bringen dich Codes zurück.
lobby-me-claimed-get = Codes holen

lobby-me-password-change = Passwort ändern
lobby-me-password-change-why = Hier bleibst du angemeldet; überall sonst musst du dich neu anmelden. Codes zum Zurückkommen gelten dann nicht mehr: hol dir neue.
lobby-me-password-old = Bisheriges Passwort
lobby-me-password-new = Neues Passwort
lobby-me-password-do = Ändern
lobby-me-password-changed = Dein Passwort ist geändert. Alle anderen Sitzungen sind beendet.
lobby-me-password-wrong = Das ist nicht dein Passwort.

lobby-me-forgotten = Passwort vergessen?
lobby-recover = Mit einem Code zurückkommen
lobby-recover-why = Einer der Codes, die du aufbewahrt hast, lässt dich ein, mit einem neuen Passwort. Alle deine anderen Sitzungen enden.
lobby-recover-code = Code
lobby-recover-hint = Bindestriche und Großbuchstaben spielen keine Rolle.
lobby-recover-do = Zurückkommen
lobby-recover-back = Zurück zum Anmelden
lobby-recover-wrong = Kein Konto hat diesen Namen und diesen Code. Ein Code gilt einmal, und neue ersetzen alle älteren.
lobby-recover-none = Ohne Code kann dir nur die Verwaltung dieses Servers ein neues Passwort geben.

lobby-codes = Codes zum Zurückkommen
lobby-codes-why = Falls du das Passwort vergisst, kannst du mit einem dieser Codes ein neues setzen. Jeder gilt einmal; bewahre sie dort auf, wo du so etwas aufbewahrst.
lobby-codes-replace = Neue Codes ersetzen alle älteren.
lobby-codes-do = Neue Codes erstellen
lobby-codes-once = Diese Codes werden nur jetzt gezeigt: Schreib sie auf oder speichere sie. Sie ersetzen alle älteren.
lobby-codes-list = Deine Codes
lobby-codes-save = Als Datei speichern
lobby-codes-kept = Ich habe sie aufbewahrt
lobby-codes-file = Codes, um als { $name } nach { $address } zurückzukommen. Jeder gilt einmal.

lobby-data = Deine Daten
lobby-data-why = Alles, was dieser Server über dich aufbewahrt, in einer Datei: dein Name, deine Sitzungen und Listen, was du gesagt hast, deine Tische und die Aufzeichnungen deiner beendeten Partien.
lobby-data-do = Mitnehmen
lobby-forget = Dich löschen
lobby-forget-why = Danach weiß dieser Server nichts mehr von dir.
lobby-forget-do = Mich löschen
lobby-forget-sure = { $name } löschen?
lobby-forget-name = Dein Name, deine Sitzungen, deine Listen und alles, was du gesagt hast, werden gelöscht. Der Name ist frei für andere.
lobby-forget-finished = In beendeten Partien heißt du dann „{ $somebody }“.
lobby-forget-running = In laufenden Partien übernehmen Bots deine Plätze.
lobby-forget-final = Niemand kann das rückgängig machen.
lobby-forget-yes = Endgültig löschen
lobby-forgotten = Alles über { $name } ist gelöscht.

lobby-sessions = Wo du angemeldet bist
lobby-sessions-why = Jeder Browser und jedes Terminal, in dem du { $name } bist. Beende, was du nicht mehr benutzt oder nicht kennst; was 90 Tage lang nicht benutzt wird, endet von selbst.
lobby-session-this = dieser Browser
lobby-session-begun = Seit { $when }
lobby-session-seen = Zuletzt benutzt: { $when }
lobby-session-end = Beenden
lobby-session-end-about = Beenden: seit { $when }
lobby-sessions-end-others = Alle anderen beenden
lobby-sessions-ended = { $count ->
    [one] Die Sitzung ist beendet.
   *[other] { $count } Sitzungen sind beendet.
  }

lobby-hand-over = Auf einem anderen Gerät weiter
lobby-hand-over-why = Spiele auf dem Handy oder einem anderen Rechner weiter, unter deinem Namen. Der Code gilt einmal, zehn Minuten lang.
lobby-hand-over-do = Code zeigen
lobby-hand-over-new = Neuer Code
lobby-hand-over-scan = Scanne das mit dem anderen Gerät, oder öffne dort diese Seite und tippe den Code ein.
lobby-hand-over-code = Der Code
lobby-hand-over-left = { $minutes ->
    [0] Gilt noch weniger als eine Minute.
    [one] Gilt noch eine Minute.
   *[other] Gilt noch { $minutes } Minuten.
  }
lobby-hand-over-over = Dieser Code gilt nicht mehr.
lobby-hand-over-local = Diese Seite wurde über eine Adresse geöffnet, die nur auf diesem Rechner gilt. Öffne sie zuerst über den Namen oder die Nummer des Rechners in deinem Netz.
lobby-hand-over-qr = Der Code als Bild zum Scannen
lobby-take-over = Von einem anderen Gerät hierher
lobby-take-over-why = Tippe den Code ein, den das andere Gerät zeigt. Du bist dann hier, wer du dort bist.
lobby-take-over-code = Code vom anderen Gerät
lobby-take-over-do = Hier weiter
lobby-take-over-ask = In dieser Adresse steckt jemandes Code. Hier unter dem Namen weitermachen, zu dem er gehört? Im Moment bist du { $name }.
lobby-taken-over = Du bist jetzt auch hier { $name }.
lobby-copy = Kopieren
lobby-copied = Kopiert.
lobby-not-copied = Es ließ sich nicht kopieren; markiere es und kopiere es von Hand.

lobby-blocked = Blockiert
lobby-blocked-why = Sie können sich nicht an deine Tische setzen.
lobby-blocked-none = Du hast niemanden blockiert.
lobby-muted = Stumm
lobby-muted-why = Du hörst nicht, was sie sagen.
lobby-muted-none = Du hast niemanden stumm geschaltet.
lobby-unblock = Wieder einlassen
lobby-unmute = Wieder hören
lobby-unblock-about = { $name } wieder an deine Tische lassen
lobby-unmute-about = { $name } wieder hören

lobby-set-theme = Farben
lobby-set-theme-system = Wie das Gerät
lobby-set-theme-light = Pergament
lobby-set-theme-dark = Kerzenlicht
lobby-set-language = Sprache
lobby-set-language-system = Wie das Gerät
lobby-set-speed = Bewegung
lobby-set-speed-off = Keine
lobby-set-speed-fast = Schnell
lobby-set-speed-normal = Gemächlich
lobby-set-speed-slow = Langsam
lobby-set-speed-reduced = Dein Gerät wünscht weniger Bewegung; darum bewegt sich nichts, was immer du hier wählst.
lobby-set-volume = Klänge
lobby-set-volume-step = { $volume ->
    [0] Aus
    [1] Leise
    [2] Üblich
   *[other] Laut
}
lobby-set-volume-hint = Ein Klopfen beim Zug, ein Rasseln der Würfel, ein Akkord, wenn du dran bist.
lobby-set-confirm = Züge bestätigen
    .hint = Ein Zug wird zuerst nur gezeigt; gesendet wird er, wenn du es sagst.
lobby-set-coordinates = Koordinaten
    .hint = Buchstaben und Zahlen am Rand der Bretter.
lobby-set-odds = Würfelchancen
    .hint = Zeigt, wie wahrscheinlich jede Karte ist.
lobby-set-rolls = Würfel rollen von selbst
    .hint = Sonst drückst du für deine eigenen auf „Würfeln“.
lobby-set-words = Tische in Worten
    .hint = Text und eine Zeile für Befehle statt der Bretter, für Screenreader.
lobby-set-notify = Benachrichtigungen
    .hint = Der Browser sagt Bescheid, wenn du dran bist und diese Seite verdeckt ist.
lobby-set-notify-denied = Dein Browser erlaubt das für diese Seite nicht; in seinen Einstellungen kannst du es ändern.
