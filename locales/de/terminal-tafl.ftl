### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Brandubh und Tablut im Terminal. Die Befehle selbst bleiben englisch.

## Wer dran ist

terminal-tafl-player = { $side ->
    [vikings] Spieler der Wikinger
   *[celts] Spieler der Kelten
}
terminal-tafl-turn = { $side ->
    [vikings] Die Wikinger ziehen.
   *[celts] Die Kelten ziehen.
}
terminal-tafl-set-of = Partie { $set } von 2.
terminal-tafl-pick = Nimm eine Figur.
terminal-tafl-where = Wohin zieht die Figur auf { $square }?
terminal-tafl-bots-move = Der Bot ist am Zug.

## Was geschehen ist

terminal-tafl-log-lots-you = Das Los entscheidet: Du beginnst mit den Wikingern.
terminal-tafl-log-switched-you = Die Seiten werden getauscht: Du führst jetzt die Wikinger.
terminal-tafl-result-both-sets-you = Du gewinnst das Match mit beiden Partien.
terminal-tafl-result-fewer-moves-you = Du gewinnst das Match: Beide haben eine Partie gewonnen, und du brauchtest weniger Züge.
terminal-tafl-bot-plays = { $name } spielt { $move }.
terminal-tafl-entry = { $side ->
    [vikings] Wikinger { $move }
   *[celts] Kelten { $move }
}
terminal-tafl-entry-resigned = { $side ->
    [vikings] Wikinger geben auf
   *[celts] Kelten geben auf
}
terminal-tafl-entry-lots = Los
terminal-tafl-entry-set = Partie { $set }
terminal-tafl-captured = Geschlagen: { $vikings } von { $all-vikings } Wikingern, { $celts } von { $all-celts } Kelten.
terminal-tafl-lost = { $count } von { $all } weg
terminal-tafl-commitment = Das Los folgt aus einem Geheimnis mit der Festlegung { $commitment }.
terminal-tafl-parting = { $game }: { $how }
terminal-tafl-parting-saved = { $game }: { $how } Gespeichert in { $file }.

## Was geantwortet wird

terminal-tafl-greet = { $game }: { $rules }. Mit help gibt es Hilfe.
terminal-tafl-basic = das Grundspiel
terminal-tafl-players = Am Brett: { $names }.
terminal-tafl-after-end = Du kannst noch history, save DATEI, undo, new oder quit tippen.
terminal-tafl-not-made = Der Zug wurde nicht gemacht.
terminal-tafl-no-move = Es gibt keinen Zug.
terminal-tafl-no-piece = Auf { $square } steht keine Figur.
terminal-tafl-not-yours = { $piece ->
    [viking] Der Wikinger auf { $square } gehört zur anderen Seite.
    [celt] Der Kelte auf { $square } gehört zur anderen Seite.
   *[king] Der König auf { $square } gehört zur anderen Seite.
}
terminal-tafl-stuck = { $piece ->
    [viking] Der Wikinger auf { $square } hat keinen Zug.
    [celt] Der Kelte auf { $square } hat keinen Zug.
   *[king] Der König auf { $square } hat keinen Zug.
}
terminal-tafl-not-a-move = „{ $typed }“ ist kein Zug; Züge schreibt man wie d2-e2.
terminal-tafl-not-a-square = „{ $typed }“ ist kein Feld; Felder schreibt man wie d2.
terminal-tafl-captures = { $made ->
    [0] { $move } schlägt nichts, aber da steht { $written }; der Zug wurde nicht gemacht. Schreib { $right } oder lass das Geschlagene weg.
   *[other] { $move } schlägt { $captured }, aber da steht { $written }; der Zug wurde nicht gemacht. Schreib { $right } oder lass das Geschlagene weg.
}
terminal-tafl-no-undo = Es gibt keinen Zug von dir zurückzunehmen.
terminal-tafl-no-undo-lots = Das Los wird nicht zurückgenommen.
terminal-tafl-nobody-resigns = Gerade ist niemand da, der aufgeben könnte.
terminal-tafl-resign = { $what ->
    [set] { $side ->
        [vikings] Diese Partie des Matches für die Wikinger aufgeben?
       *[celts] Diese Partie des Matches für die Kelten aufgeben?
    }
   *[game] { $side ->
        [vikings] Die Partie für die Wikinger aufgeben?
       *[celts] Die Partie für die Kelten aufgeben?
    }
}
terminal-tafl-repeat = { $side ->
    [vikings] Dieser Zug führt dieselbe Stellung zum dritten Mal herbei: Die Wikinger verlieren. Trotzdem ziehen?
   *[celts] Dieser Zug führt dieselbe Stellung zum dritten Mal herbei: Die Kelten verlieren. Trotzdem ziehen?
}
terminal-tafl-pick-to-see = Nimm eine Figur, um zu sehen, wohin sie ziehen kann.
terminal-tafl-log-tells = Der Verlauf erzählt die Partie; PgUp und PgDn blättern darin.

## Der Bildschirm

terminal-tafl-title-rules = { $game }: { $rules }
terminal-tafl-moves-made = Züge: { $moves }
terminal-tafl-moves-made-set = Partie { $set } von 2, Züge: { $moves }
terminal-tafl-type = Zug oder Befehl: { $typed }
terminal-tafl-keys = Enter nehmen  : tippen  u zurück  r Regeln  s sichern  x aufgeben  ? Hilfe
    .coached = Enter nehmen  : tippen  w warum  u zurück  s sichern  x aufgeben  ? Hilfe
    .line = Enter führt es aus   Esc geht zurück zum Brett
    .file = Enter speichert   Strg-U leert   Esc geht zurück zum Brett
    .confirm = y ja   n nein
    .over = n neue Partie   o andere Spiele   s speichern   u zurück   ? Hilfe   q Ende

## Die Regeln

terminal-tafl-rules = { $game } spielt man auf { $size } mal { $size } Feldern. { $vikings } Wikinger greifen einen König und seine { $celts } Kelten an. Die Wikinger ziehen zuerst.
terminal-tafl-rule = * { $title } ({ $name }): { $about }

## Hilfe

terminal-tafl-help = Tippe einen Zug mit seinen zwei Feldern: d2-e2, mit Geschlagenen: d2-e2xe3.
    .signs = V ist ein Wikinger, C ein Kelte, K der König, + der Thron, # eine Ecke.
    .moves = moves           alle erlaubten Züge; moves d2: die einer Figur
    .board = board           das Brett noch einmal zeigen
    .flip = flip            das Brett von der anderen Seite zeigen
    .undo = undo            deinen letzten Zug zurücknehmen
    .history = history         die Partie bisher erzählen
    .position = position        die Stellung als Text, für --position
    .rules = rules           die Regeln, die gelten
    .save = save DATEI      die Partie speichern; play --resume DATEI spielt weiter
    .resign = resign          aufgeben
    .new = new             neu beginnen, Regeln und Spieler wie zuvor
    .help = help            diese Liste (die Befehle bleiben englisch)
    .quit = quit            aufhören
terminal-tafl-key =
    .go = Pfeile, hjkl    wandern
    .choose = Enter, Leer     eine Figur nehmen, dann ihr Ziel wählen
    .escape = Esc             die Figur zurückstellen, eine Seite schließen
    .type = : oder m        einen Zug (d2-e2) oder Befehl (save DATEI) tippen
    .undo = u               deinen letzten Zug zurücknehmen
    .flip = f               das Brett drehen
    .rules = r               die Regeln, die gelten
    .scroll = PgUp, PgDn      im Verlauf blättern
    .save = s               speichern; ardri play --resume DATEI spielt weiter
    .resign = x               aufgeben
    .new = n               neue Partie, Regeln und Spieler wie zuvor
    .other = o               andere Spiele: zurück zum Menü
    .quit = q               aufhören
    .signs = <V> ist ein Wikinger, (C) ein Kelte, [K] der König, + der Thron, # Ecken.
    .targets = * zeigt, wohin die Figur ziehen kann, ! wo sie durch Wiederholung verliert,
    .traces = . woher der letzte Zug kam, x wo er geschlagen hat.
