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
tafl-premove = { $move } wartet, bis du am Zug bist. Esc oder ein Klick aufs Brett nimmt den Zug zurück.
tafl-premove-gone = { $move } ist nicht mehr möglich.
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
    [out-of-time] { $loser ->
        [vikings] Die Wikinger haben die Zeit überschritten.
       *[celts] Die Kelten haben die Zeit überschritten.
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
tafl-result-out-of-time = { $name } gewinnt: { $loser } hat die Zeit überschritten.
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

## Der Trainer

learn-coach-tafl-over = Die Partie ist vorbei. Sieh dir Zug für Zug an, wo sie gekippt ist.
learn-coach-tafl-lots = Das Los bestimmt, wer welche Seite spielt: Die beiden Seiten haben verschiedene Ziele.
learn-coach-tafl-theirs = Jetzt zieht die andere Seite. Danach bist du dran.
learn-coach-tafl-watch = Frage dich, welche deiner Figuren sie einschließen könnte und wohin der König kann.
learn-coach-tafl-vikings = Du jagst den König: Du gewinnst, wenn er geschlagen oder mit allen seinen Leuten eingeschlossen ist.
learn-coach-tafl-celts = Du bringst den König hinaus: Du gewinnst, wenn er { $where ->
    [edge] den Rand des Bretts
   *[corner] eine Ecke
} erreicht.
learn-coach-tafl-out = Dein König kann jetzt hinaus und gewinnt damit: { $moves }.
learn-coach-tafl-fells = Du kannst den König jetzt schlagen und gewinnst damit: { $moves }.
learn-coach-tafl-rings = Du kannst den Ring jetzt schließen und gewinnst damit: { $moves }.
learn-coach-tafl-king-out = Vorsicht: Der König kommt gleich hinaus, mit { $moves }. Stell dich ihm in den Weg.
learn-coach-tafl-king-falls = Vorsicht: Dein König wird gleich geschlagen, mit { $moves }. Zieh ihn weg oder stell jemanden in den Weg.
learn-coach-tafl-ring-closes = Vorsicht: { $moves } schlösse den Ring um dich, und das verliert. Brich zum Rand durch.
learn-coach-tafl-takes = Du kannst schlagen, mit { $moves }. Sieh erst nach, was sie danach tun könnten.
learn-coach-tafl-captured = { $count ->
    [one] Der letzte Zug hat eine Figur auf { $squares } geschlagen: Sieh, wie sie eingeschlossen wurde.
   *[other] Der letzte Zug hat Figuren auf { $squares } geschlagen: Sieh, wie sie eingeschlossen wurden.
}
learn-coach-tafl-repeats = Vorsicht: Mit { $moves } wiederholst du eine Stellung einmal zu oft und verlierst.
learn-coach-tafl-king = Der König auf { $square } hat jetzt { $ways ->
    [0] keinen Zug
    [one] einen Zug
   *[other] { $ways } Züge
}. Welcher deiner Züge gibt ihm mehr?
learn-coach-tafl-lines = Der König steht auf { $square }. Sieh seine Reihe und seine Spalte entlang: Wohin könnte er laufen?

## Das Brett in Worten

words-tafl-who = Wer wo steht
words-tafl-pieces = { $piece ->
    [viking] { $count ->
        [0] Kein Wikinger ist übrig.
        [one] Ein Wikinger: { $squares }.
       *[other] { $count } Wikinger: { $squares }.
    }
    [celt] { $count ->
        [0] Kein Kelte ist übrig.
        [one] Ein Kelte: { $squares }.
       *[other] { $count } Kelten: { $squares }.
    }
   *[king] { $count ->
        [0] Es gibt keinen König.
       *[other] Der König: { $squares }.
    }
}
words-tafl-rows = Reihe für Reihe, von oben
words-tafl-row = Reihe { $row }: { $pieces }.
words-tafl-row-empty = Reihe { $row }: leer.
words-tafl-piece = { $piece ->
    [viking] Wikinger { $square }
    [celt] Kelte { $square }
   *[king] König { $square }
}
words-tafl-throne = Der Thron ist { $square }.
words-tafl-lately = Der letzte Zug
words-tafl-last = Von { $from } nach { $to }.
words-tafl-taken = { $count ->
    [one] Geschlagen auf { $squares }.
   *[other] { $count } geschlagen: { $squares }.
}
words-tafl-deed = { $piece ->
    [viking] Wikinger
    [celt] Kelte
   *[king] König
} von { $from } nach { $to }{ $loses ->
    [yes] , was durch Stellungswiederholung verlöre
   *[no] {""}
}
tafl-with-rules = Regeln: { $rules }.
tafl-with-position = Es beginnt aus einer eigenen Stellung.
tafl-with-two-sets = Zwei Partien; für die zweite werden die Seiten getauscht.
tafl-with-lots = Wer mit den Wikingern beginnt, wird ausgelost.

## Was nicht geht: in anderen Sätzen, also ohne Punkt

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

## Was an OpenTafls Notation nicht geht

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

## Im Terminal: Wer dran ist

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

## Im Terminal: Was geschehen ist

terminal-tafl-log-lots-you = Das Los entscheidet: Du beginnst mit den Wikingern.
terminal-tafl-log-switched-you = Die Seiten werden getauscht: Du führst jetzt die Wikinger.
terminal-tafl-result-both-sets-you = Du gewinnst das Match mit beiden Partien.
terminal-tafl-result-fewer-moves-you = Du gewinnst das Match: Beide haben eine Partie gewonnen, und du brauchtest weniger Züge.
terminal-tafl-bot-plays = { $name } spielt { $move }.
terminal-tafl-entry = { $side ->
    [vikings] Wikinger { $move }
   *[celts] Kelten { $move }
}
terminal-tafl-captured = Geschlagen: { $vikings } von { $all-vikings } Wikingern, { $celts } von { $all-celts } Kelten.
terminal-tafl-lost = { $count } von { $all } weg
terminal-tafl-commitment = Das Los folgt aus einem Geheimnis mit der Festlegung { $commitment }.

## Im Terminal: Was geantwortet wird

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

## Im Terminal: Der Bildschirm

terminal-tafl-moves-made = Züge: { $moves }
terminal-tafl-moves-made-set = Partie { $set } von 2, Züge: { $moves }
terminal-tafl-bar = { $mode ->
    [over] n neue Partie   o andere Spiele   s speichern   ? Hilfe   q Ende
    [coached] Enter nehmen  : tippen  w warum  u zurück  s sichern  x aufgeben  ? Hilfe
   *[choices] Enter nehmen  : tippen  u zurück  r Regeln  s sichern  x aufgeben  ? Hilfe
}

## Im Terminal: Die Regeln

terminal-tafl-rules = { $game } spielt man auf { $size } mal { $size } Feldern. { $vikings } Wikinger greifen einen König und seine { $celts } Kelten an. Die Wikinger ziehen zuerst.
terminal-tafl-rule = * { $title } ({ $name }): { $about }

## Im Terminal: Hilfe

terminal-tafl-help =
    Tippe einen Zug mit seinen zwei Feldern: d2-e2, mit Geschlagenen: d2-e2xe3.
    moves           alle erlaubten Züge; moves d2: die einer Figur
    board           das Brett noch einmal zeigen
    flip            das Brett von der anderen Seite zeigen
    undo            deinen letzten Zug zurücknehmen
    position        die Stellung als Text, für --position
    resign          aufgeben
terminal-tafl-legend = Auf dem Brett ist V ein Wikinger, C ein Kelte, K der König, + der leere Thron und # eine Ecke.
terminal-tafl-keys =
    Pfeile, hjkl    wandern
    Enter, Leer     eine Figur nehmen, dann ihr Ziel wählen
    Esc             die Figur zurückstellen, eine Seite schließen
    : oder m        einen Zug (d2-e2) oder Befehl (save DATEI) tippen
    u               deinen letzten Zug zurücknehmen
    f               das Brett drehen
    x               aufgeben
    n               neue Partie, Regeln und Spieler wie zuvor
    o               andere Spiele: zurück zum Menü
terminal-tafl-marks =
    <V> ist ein Wikinger, (C) ein Kelte, [K] der König, + der Thron, # Ecken.
    { "*" } zeigt, wohin die Figur ziehen kann, ! wo sie durch Wiederholung verliert,
    { "." } woher der letzte Zug kam, x wo er geschlagen hat.
