### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Was das Terminal sagt. Die Befehle selbst bleiben englisch.

## ardri learn

terminal-learn-lessons = Zu jedem Spiel gibt es eine Lektion, die leichteste zuerst:
terminal-learn-lesson = { $number } { $name }: { $title }. { $about }
terminal-learn-which = Welche? Tippe ihren Namen oder ihre Nummer.
terminal-learn-unknown = Es gibt keine Lektion „{ $name }“: Tippe { $names } oder quit.
terminal-learn-none = Keine Lektion wurde gewählt.
terminal-learn-begin = { $title }: eine Lektion in { $count } Schritten. Mit help gibt es Hilfe.
terminal-learn-legend-throne = Die Prozentzahl nach einer Wahl ist die Chance, diese Karte in diesem Zug zu gewinnen.
terminal-learn-step = Schritt { $number } von { $count }: { $title }
terminal-learn-right = Richtig. { $done }
terminal-learn-wrong = Noch nicht ganz. { $why }
terminal-learn-illegal = Das lassen die Regeln nicht zu. { $why }
terminal-learn-answer = Tippe die Nummer deiner Antwort.
terminal-learn-no-answer = Antworte mit einer Zahl von 1 bis { $count } oder tippe hint.
terminal-learn-go-on = Weiter mit Enter.
terminal-learn-is-done = Dieser Schritt ist geschafft. Weiter mit Enter, oder tippe again, um ihn noch einmal zu machen.
terminal-learn-hint = Versuch { $action }.
terminal-learn-hint-answer = Nur Antwort { $number } ist noch übrig: { $answer }.
terminal-learn-hint-not = Antwort { $number } ist es nicht: „{ $answer }“. { $why }
terminal-learn-show = So geht es: { $action }.
terminal-learn-not-here = Das gehört zu richtigen Partien; eine Lektion kommt ohne aus. Mit help gibt es Hilfe.
terminal-learn-end = Das war die Lektion zu { $title }. Spiel jetzt deine erste Partie, mit einem Trainer an deiner Seite: ardri play { $name } --coach
terminal-learn-ended = Die Eingabe ist bei Schritt { $number } von { $count } zu Ende. Komm jederzeit wieder.
terminal-learn-left = Du bist bei Schritt { $number } von { $count } gegangen. Komm jederzeit wieder.
terminal-learn-help =
    hint: eine Möglichkeit; bei einer Frage eine Antwort, die falsch ist
    show: lass es dir vormachen
    again: diesen Schritt noch einmal aufbauen
    next oder skip: weiter zum nächsten Schritt
    quit: aufhören
terminal-learn-help-tafl =
    Tippe einen Zug mit seinen zwei Feldern, etwa d2-a2.
    moves: alles, was die Regeln jetzt erlauben; moves d2: die Züge einer Figur
    board: das Brett noch einmal zeigen; flip: von der anderen Seite ansehen
    position: die Stellung als Text; rules: die Regeln in Kürze
terminal-learn-help-throne =
    Tippe die Nummer einer Wahl, ihren Namen oder eine ganze Aktion wie fill Macha 1 S oder aside K.
    legal: alles, was die Regeln jetzt erlauben; back: einen Schritt zurück in einer Wahl
    board: den Tisch noch einmal zeigen; dice: die Würfel und das Ziel; odds: alle Chancen
    card NAME: alles über eine Karte; objective: dein Auftrag; standings: wie es steht; rules: die Regeln in Kürze
terminal-learn-help-boru =
    Tippe die Nummer einer Wahl, ihren Namen oder eine ganze Aktion wie mark Cork, play 16 oder bottom buy 1.
    legal: alles, was die Regeln jetzt erlauben; back: einen Schritt zurück in einer Wahl
    board: den Tisch noch einmal zeigen; hand: deine Karten; trick: die Karten auf dem Tisch
    town NAME: alles über eine Stadt; standings: wer was gewinnen würde; rules: die Regeln in Kürze

## ardri serve

terminal-serve = Ardrí stellt seine Tische bereit unter { $url }
terminal-serve-data = Alles liegt in { $folder }. Strg-C beendet.
terminal-serve-failed = der Server lässt sich nicht starten
terminal-serve-none = hier ist kein Server dabei: Baue mit dem Feature server oder spiele hier mit `ardri play`

## Was nicht stimmt, bevor eine Partie oder eine Lektion beginnt; davor steht der Name des Programms

terminal-error-game = es gibt kein Spiel „{ $name }“; es gibt { $names }
terminal-error-lesson = es gibt keine Lektion „{ $name }“; es gibt { $names }
terminal-error-screen = dieses Terminal kann das Brett nicht zeigen; versuche ardri play --plain
terminal-error-random = das System gibt keine Zufallszahlen her
terminal-error-file = { $file } ist nicht lesbar
terminal-error-in-file = { $file }: { $reason }
terminal-error-players = { $most ->
    [2] { $game } ist ein Spiel zu zweit, nicht für { $players }
   *[other] { $game } ist ein Spiel für { $least } bis { $most }, nicht für { $players }
}
terminal-error-no-sides = { $game } hat keine Seiten; --seat sagt, wo du sitzt
terminal-error-no-seats = in { $game } wählst du eine Seite, keinen Platz: --side vikings oder --side celts
terminal-error-all-people = auf allen Plätzen sitzen Menschen, also gibt es für dich keinen zu wählen
terminal-error-no-seat = an einem Tisch für { $players } gibt es keinen Platz { $seat }: Die Plätze gehen von 1 bis { $players }
terminal-error-against = { $against } Gegner sind genannt, aber nur { $others } sitzen gegenüber
terminal-error-bot = auf Platz { $seat } sitzt ein Bot der Art „{ $kind }“; hier gibt es nur { $known }
terminal-error-action = Aktion { $number }: { $reason }
terminal-error-clock = „{ $typed }“ ist keine Uhr: 5+3 sind fünf Minuten und drei Sekunden mehr mit jedem Zug, 30s eine halbe Minute für jeden Zug
terminal-time-out = Deine Zeit ist um.
terminal-time-short = Du hast nur noch wenig Zeit.
terminal-error-no-bot = ein Bot weiß nicht, was er tun soll
terminal-error-seed = das ist nicht das Geheimnis, zu dem die Festlegung gehört
terminal-error-draw = diese Ziehung folgt nicht aus dem Geheimnis der Aufzeichnung
terminal-error-no-seed = jetzt wäre zu ziehen, aber die Aufzeichnung enthält das festgelegte Geheimnis nicht

## Namen und Listen

terminal-nobody = niemand
terminal-either = { $most } oder { $last }
terminal-player = Spieler { $name }
terminal-called = { $name } ({ $who })
terminal-called-you = { $name } (du)

## Spiele in Zeilen

terminal-which-game = Es gibt die Spiele { $names }. Welches?
terminal-no-game = Es gibt kein Spiel „{ $name }“: { $names }.
terminal-no-game-chosen = Kein Spiel wurde gewählt.
terminal-how-many = Wie viele spielen, du mitgezählt: { $least } bis { $most }?
terminal-not-so-many = „{ $typed }“ ist keine Zahl von { $least } bis { $most }.
terminal-none-begun = Keine Partie wurde begonnen.
terminal-yes-or-no = { $question } yes (ja) oder no (nein)?
# What else means yes or no; the first letter of the first word is a key for yes.
terminal-yes-words = ja, j
terminal-no-words = nein, n
terminal-input-ended = Die Eingabe ist zu Ende; die Partie ist nicht fertig.
terminal-unfinished = Die Partie ist nicht fertig.
terminal-no-command = Einen Befehl „{ $typed }“ gibt es nicht; help zählt alle auf.
terminal-stands-alone = „{ $word }“ steht allein; dahinter kommt nichts.

## An jedem Tisch

terminal-pass = Gib die Tastatur an { $name } weiter, dann Enter.
terminal-sure = { $action }: Enter führt es aus, Esc geht zurück.
terminal-one-thing = Es gibt nur eines zu tun: { $action }.
terminal-enter = Enter führt es aus.
terminal-enter-or-back = Enter führt es aus, back geht zurück.
terminal-unknown = Es gibt keinen Befehl und keine Wahl „{ $text }“; help nennt die Befehle, legal alles, was du tun darfst.
terminal-unfinished-at = Die Partie ist nicht zu Ende ({ $stage }).
terminal-input-ended-at = Die Eingabe ist zu Ende, die Partie noch nicht ({ $stage }).
terminal-still = Du kannst noch log, save DATEI, new oder quit tippen.
terminal-log-begins = Der Verlauf beginnt mit der Festlegung des Zufalls (PgUp). ?: Hilfe, q: Ende
terminal-begin = { $title }, für { $players } Spieler. Mit help gibt es Hilfe.
terminal-at-table = Am Tisch: { $names }.
terminal-bot = { $name } ({ $bot }), { $leaning }. { $about }
terminal-bot-plain = { $name } ({ $bot }). { $about }
terminal-preview-open = Das lässt etwas offen; schreibe die ganze Aktion.
terminal-nothing-to-decide = Jetzt gibt es nichts zu entscheiden.
terminal-undo-nobody = Es ist niemand da, der etwas zurücknehmen könnte.
terminal-you-are = du bist { $name }
terminal-page-end = Das Ende
terminal-page-log = Die Partie bisher
terminal-page-legal = Was du tun darfst
terminal-page-effect = Was es bewirken würde
terminal-more-below = ... { $count } weitere darunter
terminal-more-all = ... { $key } zeigt alles
terminal-parting = { $title }: { $how }
    .saved = { $title }: { $how } Gespeichert ist sie in { $file }.
terminal-no-roll = Es gibt jetzt nichts zu würfeln.
terminal-only-roll = Nichts als würfeln oder undo.
terminal-no-undo = Es gibt keinen Zug von dir zurückzunehmen.
terminal-no-undo-lots = Das Los wird nicht zurückgenommen.
terminal-no-undo-end = Was zu Ende ist, bleibt zu Ende: Weder eine Partie noch ein Match wird zurückgenommen.
terminal-nobody-resigns = Gerade ist niemand da, der aufgeben könnte.
terminal-bots-move = Der Bot ist am Zug.
terminal-not-done = Der Zug wurde nicht gemacht.
terminal-preview-what = Schreibe hinter preview eine Aktion; legal zählt auf, was du darfst.

## Speichern und gehen

terminal-save-where = Tippe hinter save den Namen einer Datei.
terminal-saved = Die Partie ist in { $file } gespeichert.
terminal-not-saved = Die Partie wurde nicht gespeichert.
terminal-save-failed = Die Partie ließ sich nicht in { $file } speichern: { $reason }.
terminal-file-taken = { $file } gibt es schon. Ersetzen?
terminal-unsaved-quit = Die Partie ist nicht gespeichert. Aufhören?
terminal-unsaved-new = Die Partie ist nicht gespeichert. Eine neue beginnen?
terminal-unsaved-menu = Die Partie ist nicht gespeichert. Zum Menü?
terminal-y-or-n = { $question } y (ja) oder n (nein)
terminal-y-n-or-s = { $question } (s speichert sie) y (ja) oder n (nein)
terminal-taken-back = Zurückgenommen: { $actions }.
terminal-not-taken-back = { $game ->
    [high-throne] Du kannst nichts zurücknehmen: Seither darf niemand sonst etwas getan haben, und kein Würfel darf gefallen sein.
   *[brian-boru] Du kannst nichts zurücknehmen: Seither darf niemand sonst etwas getan haben, und keine Karte darf aufgedeckt sein.
}
terminal-commitment = { $game ->
    [high-throne] Jedes Mischen und jeder Wurf folgt aus einem Geheimnis mit der Festlegung { $commitment }.
   *[brian-boru] Jedes Mischen und Austeilen folgt aus einem Geheimnis mit der Festlegung { $commitment }.
}

## Der Bildschirm

terminal-too-small = Das Terminal ist zu klein: Es hat { $width } mal { $height }, das Spiel braucht { $columns } mal { $rows }. Mach es größer oder spiel mit ardri play --plain. Bis dahin tun Tasten nichts; zweimal Strg-C beendet.
terminal-page-closes = Esc schließt
terminal-page-scrolls = Auf und Ab blättern, Esc schließt
terminal-type-choice = Wahl oder Befehl: { $typed }
terminal-type-file = Speichern in der Datei: { $typed }
terminal-log-back = Verlauf, zurückgeblättert
terminal-keys = Tasten

## Der Trainer

terminal-coach-more = Trainer (w: mehr)
terminal-coach-always = { $on ->
    [yes] Der Trainer spricht ab jetzt bei jeder Frage.
   *[no] Der Trainer spricht nur noch, wenn du fragst: why.
}
terminal-coach-on-or-off = „coach“ steht allein oder mit on oder off.
terminal-any-help =
    preview AKTION  sagt, was eine Aktion bewirken würde, ohne sie auszuführen
    log             erzählt die Partie bisher
    rules           die Regeln dieser Partie
    save DATEI      speichert die Partie; play --resume DATEI setzt sie fort
    new             beginnt mit denselben Spielern von vorn
    why             warum etwas gefragt wird und was einen Blick wert ist
    coach           das bei jeder Frage hören oder nicht mehr: on, off
    who             wer die Bots sind
    hint            was ein starker Bot täte, und warum
    review          am Ende: welche deiner Entscheidungen am meisten kosteten
    help            diese Liste
    quit            beendet das Spiel
    Die Befehle sind in jeder Sprache englisch.
# Höchstens 76 Buchstaben.
terminal-any-keys =
    PgUp, PgDn      im Verlauf blättern
    r               die Regeln dieser Partie
    s               speichern; ardri play --resume DATEI setzt die Partie fort
    w, W            warum gefragt wird und was einen Blick wert ist; W: immer
    q               beenden
terminal-any-bar = { $mode ->
    [line] Enter führt es aus   Esc geht zurück
    [file] Enter speichert   Strg-U leert   Esc geht zurück
   *[confirm] y ja   n nein
}

## Das Menü

terminal-menu-against = Gegen
terminal-menu-you = Du spielst
terminal-menu-person = einen Menschen hier
terminal-menu-people = Menschen hier
terminal-menu-bot = einen Bot, der zufällig zieht
terminal-menu-bots = Bots, die zufällig spielen
terminal-menu-against-one = Zwei teilen sich die Tastatur, oder ein Bot antwortet dir.
terminal-menu-against-several = Menschen geben die Tastatur weiter, oder Bots antworten dir sofort.
terminal-menu-players = { $game ->
    [brian-boru] Zu dritt spielt man drei Runden, zu viert oder fünft vier.
   *[other] { $least }–{ $most } Personen
}
terminal-menu-seat = { $game ->
    [brian-boru] Die Farbe deiner Scheiben.
    [high-throne] Dein Abzeichen am Tisch.
   *[other] Die Wikinger greifen an und ziehen zuerst; die Kelten bringen ihren König fort.
}
terminal-menu-last-card = auch die letzte Karte spielen
terminal-menu-coach = Der Trainer sagt bei jeder Frage, warum sie gestellt wird und was einen Blick wert ist.
terminal-menu-learn = Erst einmal lernen
    .about = Eine Lektion zu diesem Spiel, Schritt für Schritt, in einfachen Zeilen.
terminal-menu-play = Spielen
    .about = Die Partie beginnen.
terminal-menu-quit = Aufhören
    .about = Das Programm verlassen.
terminal-menu-keys = Auf, Ab wählen   Enter ändert   p spielt   q beendet
