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
terminal-learn-legend-tafl = Auf dem Brett ist V ein Wikinger, C ein Kelte, K der König, + der leere Thron und # eine Ecke.
terminal-learn-step = Schritt { $number } von { $count }: { $title }
terminal-learn-right = Richtig. { $done }
terminal-learn-wrong = Noch nicht ganz. { $why }
terminal-learn-illegal = Das lassen die Regeln nicht zu. { $why }
terminal-learn-answer = Tippe die Nummer deiner Antwort.
terminal-learn-no-answer = Antworte mit einer Zahl von 1 bis { $count } oder tippe hint.
terminal-learn-go-on = Weiter mit Enter.
terminal-learn-is-done = Dieser Schritt ist geschafft. Weiter mit Enter, oder tippe again, um ihn noch einmal zu machen.
terminal-learn-hint-from = Schau dir die Figur auf { $square } an.
terminal-learn-hint = Versuch { $action }.
terminal-learn-hint-answer = Schau dir Antwort { $number } noch einmal an.
terminal-learn-show = So geht es: { $action }.
terminal-learn-not-here = Das gehört zu richtigen Spielen; eine Lektion kommt ohne aus. Mit help gibt es Hilfe.
terminal-learn-end = Das war die Lektion zu { $title }. Spiel jetzt dein erstes Spiel: ardri play { $name }
terminal-learn-ended = Die Eingabe ist bei Schritt { $number } von { $count } zu Ende. Komm jederzeit wieder.
terminal-learn-left = Du bist bei Schritt { $number } von { $count } gegangen. Komm jederzeit wieder.
terminal-learn-help = Tippe, was du tun willst, wie im Spiel: einen Zug wie d2-a2, eine Wahl mit ihrer Nummer oder ihrem Namen.
    .hint = hint: worauf es ankommt; beim zweiten Mal, was zu tun ist
    .show = show: lass es dir vormachen
    .again = again: diesen Schritt noch einmal aufbauen
    .next = next oder skip: weiter zum nächsten Schritt
    .board = board: das Brett noch einmal zeigen; rules: die Regeln in Kürze
    .moves = moves: alles, was die Regeln jetzt erlauben
    .quit = quit: aufhören
