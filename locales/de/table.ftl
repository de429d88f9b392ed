### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

# Der Tisch: das Wartezimmer, die Partie in ihrem Rahmen, der Rückblick und was danach kommt.

# Die Verbindung zum Server

table-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es dann noch einmal.
table-unclear = Der Server hat etwas geantwortet, das diese Seite nicht versteht. Versuche es noch einmal oder lade die Seite neu.
table-broke = Die Verbindung brach ab, bevor die Antwort kam. Schau nach, ob es geklappt hat, und versuche es sonst noch einmal.
table-lost = Die Verbindung ist weg. Deine Partie ist sicher; wir versuchen es weiter.
table-lost-waiting = Die Verbindung ist weg. Dein Zug ist vorgemerkt und wird gesendet, sobald sie wieder da ist.
table-regained = Du bist wieder verbunden.
table-try-again = Jetzt versuchen

# Laden, und was schiefgehen kann

table-title = { $name }
table-loading = Wir gehen zum Tisch …
table-none = Diesen Tisch gibt es nicht
table-none-more = Vielleicht ist der Link abgeschnitten, oder der Tisch wurde nie aufgestellt. Lass dir den Link noch einmal geben.
table-damaged = An diesem Tisch geht es nicht weiter
table-damaged-more = Was der Server davon aufbewahrt hat, ist nicht lesbar. Wer den Server betreibt, weiß mehr.
table-unreachable = Der Server ist nicht erreichbar
table-closed = Dieser Tisch wurde geschlossen
table-closed-more = Wer ihn aufgestellt hat, hat ihn vor Spielbeginn geschlossen.
table-home = Zur Startseite

# Plätze

table-seats = Spieler
table-bot = { $level } (Bot)
table-bot-for = { $bot } für { $name }
table-bot-named = { $name } ({ $bot })
table-somebody = Jemand
table-guest = { $name } (Gast)
table-guest-mark = Gast
table-seat-empty = Platz { $number }
table-seat-same = { $name } ({ $number })
table-seat-free = Frei
table-watching = { $count ->
    [one] Eine Person ist hier.
   *[other] { $count } Personen sind hier.
  }
table-you-watch = Du schaust zu.
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

# Das Wartezimmer

table-wait-title = { $game } beginnt bald
table-wait-hosted = { $host } hat diesen Tisch aufgestellt.
table-wait-hosting = Dein Tisch steht. Besetze die Plätze, dann kann es losgehen.
table-sit = Hier sitzen
table-stand = Aufstehen
table-put-bot = Bot hierher
table-bot-level = Bot für Platz { $number }
table-clear-seat = Platz frei machen
table-start = Partie beginnen
table-start-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
table-start-ready = Alle sind da.
table-start-waits = Du bist bereit. Gewartet wird auf { $names }.
table-start-theirs = { $host } oder wer sonst am Tisch sitzt, kann beginnen.
table-give-up = Tisch schließen
table-give-up-sure = Diesen Tisch endgültig schließen? Niemand kann dann noch an ihm spielen.
table-invite = Einladen
table-invite-more = Wer diesen Link öffnet, kann sich setzen oder zuschauen. Ein Konto braucht niemand.
table-invite-here = Diese Adresse führt andere nirgendwohin: Sie gilt nur auf diesem Rechner. Für Freunde in deinem Netz beende Ardrí, starte es mit „ardri serve --listen { $address }“ und öffne die Seite mit dem Namen oder der Nummer dieses Rechners.
table-invite-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Der Link ist kopiert.
table-copy-failed = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn von Hand.
table-share = Teilen
table-share-text = Spielst du { $game } mit mir?
table-qr = QR-Code zeigen
table-qr-alt = Ein QR-Code mit dem Link zu diesem Tisch
table-word = Ein Wort für den Zufall
table-word-yours = Dein Wort (geheim bis zum Start)
table-word-hint = Freiwillig: Ein zufälliges ist schon da. Deines bleibt in diesem Browser, bis alle Wörter feststehen; dann fließt es in jeden Wurf und jedes Mischen ein. So kann sie niemand ausgesucht haben, auch nicht, wer den Server betreibt.
table-word-add = Nehmen
table-word-added = Ein zufälliges Wort ist für dich hinterlegt.
table-word-change = Ändern
table-word-own = Dein Wort ist bis zum Start hinterlegt.
table-word-elsewhere = Ein anderer Browser oder ein Terminal hat dein Wort. Dort muss der Tisch beim Start offen sein.
table-word-change-own = Eigenes Wort wählen
table-sealing = Alle Wörter stehen fest und werden aufgedeckt. Die Partie beginnt gleich, spätestens in einer halben Minute.
table-seal = Festlegung des Tisches
table-seal-note = Notiere sie, dann kann den Zufall dieser Partie hinterher niemand austauschen.
table-seal-later = Sie erscheint, wenn die Partie beginnt.
table-seal-wrong = Dieser Tisch hat sich nicht auf das festgelegt, was hier vorher zu sehen war. Dein Wort bleibt geheim, und dem Zufall hier ist nicht zu trauen.
table-luck-how = Wie bleibt der Zufall gerecht?
table-luck-explained = Der Server hat sein Geheimnis schon gezogen und zeigt dessen Fingerabdruck, und jeder Platz zeigt den Fingerabdruck eines Wortes. Beim Start zeigt der Tisch eine einzige Festlegung auf all das, und erst dann werden die Wörter aufgedeckt: Niemand kann das Geheimnis oder ein Wort danach aussuchen, was die anderen gewählt haben. Geheimnis und Wörter zusammen bestimmen jeden Wurf und jedes Mischen. Ist die Partie vorbei, wird das Geheimnis gezeigt, und diese Seite kann alles prüfen.
table-commitment = Fingerabdruck des Server-Geheimnisses
table-rules-here = An diesem Tisch
table-clock-none = Ohne Uhr: Nimm dir so viel Zeit, wie du brauchst.
table-clock-move = { $seconds ->
    [one] 1 Sekunde für jeden Zug.
   *[other] { $seconds } Sekunden für jeden Zug.
  }
table-clock-game = { $minutes } min für die ganze Partie und { $increment } s mehr mit jedem Zug.
table-clock-days = { $days ->
    [one] 1 Tag für jeden Zug.
   *[other] { $days } Tage für jeden Zug.
  }
table-late-loses = Wer die Zeit überschreitet, verliert; wo die Partie weitergeht, übernimmt ein Bot.
table-late-bot = Wer die Zeit überschreitet, für den spielt ein Bot weiter.
table-public = Öffentlich: Alle können den Tisch auf der Startseite finden.
table-private = Nur wer den Link hat, findet hierher.

# Beim Spielen

table-prompt = Was zu tun ist
table-prompt-you = Du bist dran.
table-prompt-other = Am Zug: { $names }.
table-prompt-several = { $count ->
    [one] Noch eine Person ist dran.
   *[other] Noch { $count } Personen sind dran.
  }
table-prompt-chance = Der Zufall entscheidet.
table-prompt-over = Die Partie ist vorbei.
table-prompt-past = Du blickst zurück.
table-prompt-past-line = Rückblick: { $text }
table-prompt-what-if = Deine Variante: Spiele für alle Seiten.
table-your-turn-title = Du bist dran – { $game }
table-over-title = Vorbei – { $game }
table-notify-turn = Du bist dran
table-notify-over = Die Partie ist vorbei
table-confirm-ask = So machen?
table-confirm-yes = Ja, so
table-confirm-no = Noch nicht
table-sending = Sendet …
table-undo = Rückgängig
table-ask-takeback = Zurücknehmen
table-takeback-you = { $name } möchte den letzten Zug zurücknehmen.
table-takeback-yes = Erlauben
table-takeback-no = Ablehnen
table-takeback-waiting = Du möchtest deinen Zug zurücknehmen. Jetzt antworten die anderen.
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-more = Die andere Seite gewinnt sofort. Das lässt sich nicht zurücknehmen.
# Steht auch bei der Frage, ob der Tisch geschlossen werden soll: muss zu beidem passen.
table-resign-no = Doch nicht
table-abandon = Bot weiterspielen lassen
table-abandon-sure = Soll ein Bot für dich spielen?
table-abandon-more = Der stärkste Bot nimmt deinen Platz ein, bis du wiederkommst. Das kannst du jederzeit.
table-abandon-yes = Ja, soll er
table-abandon-no = Ich bleibe
table-return = Platz wieder einnehmen
table-leave = Tisch verlassen
table-rematch = Revanche
table-to-rematch = Zur neuen Partie
table-rematch-asked = { $name } möchte eine Revanche.
table-rematch-no = Nein, danke
table-rematch-waits = Du möchtest eine Revanche. Gewartet wird auf { $names }.
table-rematch-withdraw = Doch nicht
table-rematch-declined = Keine Revanche mit { $names }.
table-menu = Mehr
table-tools = Werkzeuge
table-settings = Einstellungen
table-coach = Ein Trainer an deiner Seite
table-curtain = Gib den Bildschirm an { $name }
table-curtain-more = Bis dahin bleibt verdeckt, was nur am anderen Platz zu sehen ist.
table-curtain-ready = Ich bin { $name }
table-see-as = Blick von
table-see-all = Zuschauer

# Seitenteile

table-panels = Verlauf, Chat und mehr
table-tab-log = Verlauf
table-tab-chat = Chat
table-tab-game = Spiel
table-away = { $moves ->
    [one] Während du weg warst: ein Zug.
   *[other] Während du weg warst: { $moves } Züge.
  }
table-away-show = Zeig her
table-away-dismiss = Schon gesehen
table-to-present = Zur Gegenwart
table-log-label = Was geschehen ist
table-log-gone = { $text } (zurückgenommen)

# Der Verlauf

table-log-sat = { $name } setzt sich auf Platz { $number }.
table-log-bot-sat = { $bot } setzt sich auf Platz { $number }.
table-log-left = Platz { $number } ist wieder frei.
table-log-sealed = Alle Wörter stehen fest. Die Festlegung des Tisches, zum Notieren: { $commitment }
table-log-withheld = { $name } hat das Wort nicht rechtzeitig aufgedeckt: Es zählt nicht.
table-log-started = Die Partie beginnt.
table-log-ran-out = { $name } hat die Zeit überschritten.
table-log-bot-took = { $bot } spielt auf Platz { $number } weiter.
table-log-bot-took-late = Die Zeit ist abgelaufen: { $bot } spielt auf Platz { $number } weiter.
table-log-returned = { $name } ist wieder da.
table-log-reminded = { $name } hat nur noch wenig Zeit.
table-log-takeback-asked = { $name } möchte den letzten Zug zurücknehmen.
table-log-takeback-yes = { $name } ist einverstanden.
table-log-takeback-no = { $name } ist nicht einverstanden.
table-log-taken-back = { $name } nimmt den letzten Zug zurück.
table-log-ready = { $name } ist bereit.
table-log-rematch-offered = { $name } möchte eine Revanche.
table-log-rematch-accepted = { $name } ist einverstanden.
table-log-rematch-declined = { $name } möchte keine Revanche.
table-log-rematch = An einem neuen Tisch gibt es eine Revanche.
table-log-closed = Der Tisch wurde geschlossen.
table-log-woken = Der Server ist wieder da; die Uhren laufen weiter.

# Der Rückblick

table-scrubber = Rückblick
table-moment = Zug { $place } von { $count }
table-moment-start = Der Anfang
table-moment-now = Die Gegenwart
table-first = Zum Anfang
table-step-back = Einen Schritt zurück
table-step-on = Einen Schritt weiter
table-last = Zum Ende
table-play = Abspielen
table-pause = Pause

# Chat

table-chat-label = Chat an diesem Tisch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-person = Was tun mit { $name }?
table-mute = { $name } stumm schalten
table-mute-done = Was { $name } schreibt, siehst du jetzt nicht mehr.
table-block = { $name } von meinen Tischen fernhalten
table-block-done = { $name } kann sich nicht mehr an deine Tische setzen.
table-report = Der Verwaltung melden
table-report-why = Was du schreibst, geht an die Verwaltung dieses Servers, mit deinem Namen und den letzten Zeilen des Chats an diesem Tisch. Sonst erfährt niemand davon.
table-report-reason = Was stimmt nicht?
table-report-hint = Was geschehen ist und wer es war, in deinen eigenen Worten.
table-report-long = Höchstens { $most } Buchstaben, mit Umlauten oder Akzenten weniger.
table-report-send = Meldung senden
table-report-done = Danke. Deine Meldung ist abgeschickt.

# Ein Spiel, das diese Seite nicht kennt

table-generic = Diese Seite kennt das Spiel nicht, aber spielen kannst du es trotzdem: Der Server sagt, was geschieht und was du tun kannst.
table-generic-choose = Was du tun kannst
table-generic-none = Für dich ist gerade nichts zu tun.
table-generic-none-match = Das steht in keiner Aktion.
table-generic-view = Wie die Partie steht

# Das Ende

table-end-won = Du hast gewonnen!
table-end-beaten = Du hast verloren.
table-end-shared = Du teilst dir den Sieg.
table-end-lost = { $names } gewinnt.
table-end-lost-several = { $names } teilen sich den Sieg.
table-end-drawn = Unentschieden.
table-end-yours = Die Partie ist vorbei
table-end-replay = Noch mal ansehen
table-end-share = Teilen
table-end-record = Aufzeichnung
table-end-luck = Zufall prüfen
table-end-places = Rangfolge
table-end-place = { $place }.

# Was wäre, wenn

table-what-if = Was, wenn?
table-what-if-start = Von hier aus spielen
table-what-if-more = Probiere von jedem Moment der Partie aus einen anderen Zug. Die Partie selbst bleibt, wie sie war.
table-what-if-from = Variante ab Zug { $move }
table-what-if-from-start = Variante ab dem Anfang
table-what-if-back = Zurück zur Partie
table-what-if-chance = Hier würde der Zufall entscheiden, also endet die Variante.
table-what-if-over = Die Variante ist zu Ende: { $end }
table-what-if-delete = Variante vergessen
table-what-if-none = Noch keine Varianten.
table-what-if-empty = Wähle einen Zug auf dem Brett.
table-what-if-failed = Diese Variante lässt sich nicht weiterspielen: { $reason }

# Nachspielen

table-replay-title = Partie ansehen
table-replay-lead = Öffne eine Aufzeichnung oder füge die Züge einer Tafl-Partie ein.
table-replay-text = Aufzeichnung oder Züge
table-replay-hint = Eine Aufzeichnung in JSON, wie dieses Programm sie speichert, oder Züge wie „1. d2-e2 c4-c2 2. …“.
table-replay-game = Das Spiel, wenn es nur Züge sind
table-replay-open = Öffnen
table-replay-file = Datei wählen
table-replay-drop = Du kannst auch eine Datei hierher ziehen.
table-replay-other = Andere Partie
table-replay-problem = Die Partie bricht ab: { $problem }
table-replay-refused = Das lässt sich nicht öffnen: { $reason }.
table-replay-too-big = Diese Datei ist zu groß für eine Partie.
table-replay-unread = Diese Datei ist nicht lesbar.

# Was ein starker Bot von einer Aktion hält.
table-hint-ahead = Das gewinnt von hundert Partien { $games ->
    [one] eine
   *[other] { $games }
 } mehr als das Nächstbeste.
table-hint-behind = Das gewinnt von hundert Partien { $games ->
    [one] eine
   *[other] { $games }
 } weniger als das Beste.
table-hint-equal = Das ist so viel wert wie das Beste vom Übrigen.
table-hint-none = Du hast gerade nichts zu entscheiden.
table-hint-line = { $action }: gewinnt etwa { $games } von hundert Partien.
table-hint-title = Was ein starker Spieler täte
table-review-none = Von deinen { $decisions } Entscheidungen hat keine etwas Nennenswertes gekostet.
table-review-title = Von deinen { $decisions } Entscheidungen haben diese am meisten gekostet:
table-review-line = Aktion { $number }, { $played }: kostete etwa { $games } von hundert Partien. Besser: { $better }.
table-review = Was am meisten kostete
table-hint = Tipp
table-hint-thinks = Ein starker Spieler denkt darüber nach …
table-hints-on = Es gibt Tipps: Ein starker Spieler sagt, was er täte.
