### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Brandubh und Tablut.
###
### Wörterliste
###   Vikings, Celts, King    Wikinger, Kelten, König
###   guards (of the King)    Wachen
###   piece                   Figur
###   square                  Feld
###   throne, corner, edge    Thron, Ecke, Rand
###   way out                 Fluchtfeld
###   move                    Zug, ziehen
###   capture (a piece)       schlagen, geschlagen
###   capture (the King)      gefangen nehmen, gefangen
###   escape                  entkommen
###   encircle                einkreisen
###   hostile                 feindlich
###   repetition              Stellungswiederholung
###   position                Stellung
###   threat                  Drohung, drohen
###   lots                    Los, auslosen
###   set, match              Partie, Match
###   resign                  aufgeben
###   record                  Aufzeichnung

tafl-vikings = Wikinger
tafl-celts = Kelten
tafl-viking = Wikinger
tafl-celt = Kelte
tafl-king = König
tafl-seat = Spieler { $number }

## Was zu tun ist

tafl-prompt-yours = { $side ->
    [vikings] Du bist dran: Du führst die Wikinger.
   *[celts] Du bist dran: Du führst die Kelten.
}
tafl-prompt-theirs = { $side ->
    [vikings] { $name } zieht mit den Wikingern.
   *[celts] { $name } zieht mit den Kelten.
}
tafl-prompt-lots = Die Seiten werden ausgelost.
tafl-prompt-over = Die Partie ist vorbei.

## Das Brett

tafl-board = { $game ->
    [tablut] Tablut-Brett, 9 mal 9
   *[brandubh] Brandubh-Brett, 7 mal 7
}. Mit den Pfeiltasten wandern, mit Enter aufnehmen und absetzen, mit Escape loslassen.
tafl-square = { $square }, { $place ->
    [throne] Thron,{" "}
    [corner] Ecke,{" "}
    [escape] Fluchtfeld,{" "}
   *[plain] {""}
}{ $piece ->
    [viking] Wikinger
    [celt] Kelte
    [king] König
   *[none] leer
}{ $state ->
    [picked] , aufgenommen
    [target] , hierher geht es
    [loses] , hierher geht es, aber das verliert durch Stellungswiederholung
    [movable] , kann ziehen
   *[plain] {""}
}
tafl-flip = Brett drehen
tafl-type = Zug eintippen
tafl-type-hint = d2-e2
tafl-type-go = Ziehen
tafl-picked = { $piece ->
    [viking] Der Wikinger
    [celt] Der Kelte
   *[king] Der König
} auf { $from } kann nach { $squares } ziehen.
tafl-no-move = { $whose ->
    [own] Diese Figur kann jetzt nicht ziehen.
   *[other] Diese Figur gehört nicht dir.
}
tafl-warn-repetition = Vorsicht: Züge mit Ring verlieren sofort durch Stellungswiederholung.

tafl-typed-unread = Tippe einen Zug wie d2-e2 ein oder nur e2.
tafl-typed-off = Ein Feld { $square } gibt es auf diesem Brett nicht.
tafl-typed-none = { $move } ist jetzt nicht möglich.
tafl-typed-nobody = Keine Figur kann jetzt nach { $square } ziehen.
tafl-typed-many = Mehrere Figuren können nach { $square } ziehen: { $moves }.

## Was geschehen ist

tafl-log-lots = Das Los entscheidet: { $name } beginnt mit den Wikingern.
tafl-log-moved = { $piece ->
    [viking] Ein Wikinger zieht von { $from } nach { $to }.
    [celt] Ein Kelte zieht von { $from } nach { $to }.
   *[king] Der König zieht von { $from } nach { $to }.
}
tafl-log-captured = { $side ->
    [vikings] { $count ->
        [one] Der Wikinger auf { $squares } ist geschlagen.
       *[other] Die Wikinger auf { $squares } sind geschlagen.
    }
   *[celts] { $count ->
        [one] Der Kelte auf { $squares } ist geschlagen.
       *[other] Die Kelten auf { $squares } sind geschlagen.
    }
}
tafl-log-repeated = { $loser ->
    [vikings] Diese Stellung steht zum zweiten Mal. Führen die Wikinger sie noch einmal herbei, verlieren sie.
   *[celts] Diese Stellung steht zum zweiten Mal. Führen die Kelten sie noch einmal herbei, verlieren sie.
}
tafl-log-ended = { $why } { $winner ->
    [vikings] Die Wikinger gewinnen.
   *[celts] Die Kelten gewinnen.
}
tafl-log-set-ended = { $why } { $winner ->
    [vikings] Die Wikinger gewinnen Partie { $set }.
   *[celts] Die Kelten gewinnen Partie { $set }.
}
tafl-log-switched = Die Seiten werden getauscht: { $name } führt jetzt die Wikinger.

tafl-ending = { $ending ->
    [king-captured] Der König ist gefangen.
    [king-escaped] Der König ist entkommen.
    [encircled] Der König und alle seine Wachen sind eingekreist.
    [repetition] { $loser ->
        [vikings] Die Wikinger haben dieselbe Stellung zum dritten Mal herbeigeführt.
       *[celts] Die Kelten haben dieselbe Stellung zum dritten Mal herbeigeführt.
    }
    [no-moves] { $loser ->
        [vikings] Die Wikinger können nicht ziehen.
       *[celts] Die Kelten können nicht ziehen.
    }
   *[resigned] { $loser ->
        [vikings] Die Wikinger haben aufgegeben.
       *[celts] Die Kelten haben aufgegeben.
    }
}
tafl-result = { $ending ->
    [king-captured] { $name } gewinnt: Der König ist gefangen.
    [king-escaped] { $name } gewinnt: Der König ist entkommen.
    [encircled] { $name } gewinnt: Der König und alle seine Wachen sind eingekreist.
    [no-moves] { $name } gewinnt: Die andere Seite kann nicht ziehen.
   *[repetition] { $name } gewinnt: Die andere Seite hat die Stellung zum dritten Mal herbeigeführt.
}
tafl-result-resigned = { $name } gewinnt: { $loser } hat aufgegeben.
tafl-result-both-sets = { $name } gewinnt das Match mit beiden Partien.
tafl-result-fewer-moves = { $name } gewinnt das Match: Beide haben eine Partie gewonnen, und { $name } brauchte weniger Züge.
tafl-result-equal = Unentschieden: Beide haben eine Partie gewonnen, in gleich vielen Zügen.

## Neben dem Brett

tafl-captured = Geschlagen
tafl-captured-vikings = { $count ->
    [0] Kein Wikinger ist geschlagen.
    [one] Ein Wikinger ist geschlagen.
   *[other] { $count } Wikinger sind geschlagen.
}
tafl-captured-celts = { $count ->
    [0] Kein Kelte ist geschlagen.
    [one] Ein Kelte ist geschlagen.
   *[other] { $count } Kelten sind geschlagen.
}
tafl-none-yet = noch keine
tafl-sets = Das Match
tafl-set-first = Partie 1 von 2. Für die zweite werden die Seiten getauscht.
tafl-set-second = Partie 2 von 2: Die Seiten sind getauscht.
tafl-set-now = { $vikings } führt die Wikinger, { $celts } die Kelten.
tafl-set-done = Partie { $set }: { $name } hat mit den { $side ->
    [vikings] Wikingern
   *[celts] Kelten
} in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} gewonnen.
tafl-repetition-now = { $loser ->
    [vikings] Diese Stellung stand schon zweimal. Führen die Wikinger sie noch einmal herbei, verlieren sie.
   *[celts] Diese Stellung stand schon zweimal. Führen die Kelten sie noch einmal herbei, verlieren sie.
}
tafl-repetition-moves = { $count ->
    [one] { $moves } würde sofort verlieren: Dieser Zug führt eine Stellung zum dritten Mal herbei.
   *[other] { $moves } würden sofort verlieren: Jeder dieser Züge führt eine Stellung zum dritten Mal herbei.
}
tafl-repetition-twice = { $count ->
    [one] Eine Stellung stand schon zweimal und kann noch einmal kommen: Wer sie herbeiführt, verliert.
   *[other] { $count } Stellungen standen schon zweimal und können noch einmal kommen: Wer eine davon herbeiführt, verliert.
}

tafl-threats = Drohungen zeigen
    .about = { $side ->
        [vikings] Was die Wikinger als Nächstes tun könnten
       *[celts] Was die Kelten als Nächstes tun könnten
    }
tafl-threat-capture = { $move } würde auf { $squares } schlagen.
tafl-threat-escape = { $move } ließe den König entkommen.
tafl-threat-fall = { $move } würde den König gefangen nehmen.
tafl-threat-ring = { $move } würde den König und alle seine Wachen einkreisen.
tafl-threat-none = Nichts droht.
tafl-threat-failed = Der Server weiß es gerade nicht.
tafl-threat-waiting = Wird geprüft …

tafl-rules = Regeln an diesem Tisch
tafl-rules-basics = Die Grundregeln
tafl-rules-chosen = Was vom Grundspiel abweicht
tafl-rules-plain = Nichts: Das ist das Grundspiel.
tafl-basic-move = Figuren ziehen beliebig viele leere Felder weit, waagerecht oder senkrecht.
tafl-basic-places = Niemand bleibt auf dem Thron stehen, und nur der König betritt eine Ecke. Über den leeren Thron hinweg dürfen alle.
tafl-basic-places-returns = Nur der König bleibt auf dem Thron stehen, und nur er betritt eine Ecke. Über den leeren Thron hinweg dürfen alle.
tafl-basic-capture = Eine Figur ist geschlagen, wenn ein Gegner so zieht, dass sie zwischen zwei Gegnern steht oder zwischen einem Gegner und einer Ecke.
tafl-basic-goal-corner = Die Kelten gewinnen, wenn der König eine Ecke erreicht.
tafl-basic-goal-edge = Die Kelten gewinnen, wenn der König ein beliebiges Feld am Rand erreicht.
tafl-basic-fall-brandubh = Die Wikinger gewinnen, wenn sie den König gefangen nehmen: auf dem Thron mit vieren rings um ihn, am Rand mit dreien, sonst mit zweien auf gegenüberliegenden Seiten.
tafl-basic-fall-brandubh-open = Die Wikinger gewinnen, wenn sie den König gefangen nehmen: auf dem Thron mit vieren rings um ihn, sonst mit zweien auf gegenüberliegenden Seiten.
tafl-basic-fall-tablut = Die Wikinger gewinnen, wenn sie den König gefangen nehmen: auf dem Thron mit vieren rings um ihn, neben dem Thron mit dreien, sonst mit zweien auf gegenüberliegenden Seiten.
tafl-basic-fall-strong = Die Wikinger gewinnen, wenn sie den König gefangen nehmen; dazu braucht es auf jeder seiner Seiten einen von ihnen.
tafl-basic-fall-advanced = Die Wikinger gewinnen, wenn sie den König gefangen nehmen: auf dem Thron mit vieren rings um ihn; sonst müssen alle Felder neben ihm besetzt sein.
tafl-basic-ring = Die Wikinger gewinnen auch, wenn sie den König und alle seine Wachen vom Rand abschneiden.
tafl-basic-repeat = Wer dieselbe Stellung zum dritten Mal herbeiführt, verliert, und ebenso, wer nicht ziehen kann.

tafl-rule-edge-escape = Flucht zum Rand
    .about = Der König gewinnt auf jedem Feld am Rand, nicht nur in einer Ecke.
tafl-rule-strong-king = Starker König
    .about = Er fällt nur, wenn auf allen seinen Seiten Wikinger stehen; der Thron zählt dabei als Wikinger.
tafl-rule-unarmed-king = Unbewaffneter König
    .about = Der König hilft nicht beim Schlagen.
tafl-rule-hostile-throne = Feindlicher Thron
    .about = Der Thron hilft beim Schlagen: gegen Wikinger immer, gegen Kelten nur, wenn der König nicht darauf steht.
tafl-rule-advanced = Fortgeschritten
    .about = Abseits des Throns fällt der König nur, wenn alle vier Felder neben ihm besetzt sind, gleich von wem, und ein Wikinger das letzte besetzt hat.
tafl-rule-king-returns = König darf zurück
    .about = Er darf wieder auf dem Thron stehen bleiben.
tafl-rule-corners-hostile-to-king = Ecken gegen den König
    .about = Eine Ecke hilft auch, den König gefangen zu nehmen.
tafl-rule-no-edge-capture = Sicher am Rand
    .about = Drei Wikinger um einen König am Rand nehmen ihn nicht gefangen.

## Zum Mitnehmen

tafl-copy-position = Stellung kopieren
tafl-copied-position = Die Stellung ist kopiert.
tafl-copy-moves = Züge kopieren
tafl-copied-moves = Die Züge sind kopiert.
tafl-no-moves-yet = Noch wurde nicht gezogen.
tafl-copy-failed = Dieser Browser erlaubt das Kopieren nicht.
tafl-edit = Stellung bearbeiten
tafl-download = Aufzeichnung speichern

## Eine Stellung aufbauen

tafl-editor-title = Stellung aufbauen
tafl-editor-game = Spiel
tafl-editor-board = Brett zum Aufbauen. Mit den Pfeiltasten wandern; { $viking } setzt einen Wikinger, { $celt } einen Kelten, { $king } den König, Entf räumt das Feld.
tafl-editor-palette = Aufs Brett setzen
tafl-tool-hand = Figuren versetzen
tafl-tool-viking = Wikinger
tafl-tool-celt = Kelte
tafl-tool-king = König
tafl-tool-erase = Wegnehmen
tafl-editor-usual = Grundstellung
tafl-editor-clear = Leeren
tafl-editor-mirror = Spiegeln
tafl-editor-to-move = Wer zuerst zieht
tafl-editor-text = Stellung als Text
tafl-editor-text-hint = Füge hier eine Stellung ein oder kopiere diese.
tafl-editor-copy = Text kopieren
tafl-editor-link = Link kopieren
tafl-editor-link-copied = Der Link ist kopiert. Wer ihn öffnet, sieht diese Stellung.
tafl-editor-rules = Regeln
tafl-check-good = { $count ->
    [one] Das lässt sich spielen: Es gibt einen Zug.
   *[other] Das lässt sich spielen: Es gibt { $count } Züge.
}
tafl-check-over = Die Partie wäre sofort vorbei. { $why }
tafl-check-failed = Der Server hat nicht geantwortet. Bitte versuche es noch einmal.
tafl-play-from = Von hier aus spielen
tafl-play-side = Du spielst
tafl-play-level = Bot
tafl-play-bot = Gegen einen Bot
tafl-play-friend = Zu zweit
