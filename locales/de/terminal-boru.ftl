### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Was das Terminal über Brian Boru sagt; alles andere sagt es wie die Seite, aus boru.ftl.
### Was man tippt (help, mark, top …) bleibt in jeder Sprache englisch.

## Namen

terminal-boru-seat = { $seat ->
    [purple] Lila
    [green] Grün
    [black] Schwarz
    [ivory] Elfenbein
   *[brown] Braun
}
# Je ein Buchstabe: wer auf der Landkarte eine Stadt hält.
terminal-boru-letter = { $seat ->
    [purple] L
    [green] G
    [black] S
    [ivory] E
   *[brown] B
}
terminal-boru-letter-vikings = W
# Je ein Buchstabe: die Farbe einer Stadt.
terminal-boru-letter-colour = { $colour ->
    [red] r
    [blue] b
    [yellow] g
   *[white] w
}
terminal-boru-you = { $name } (du)
terminal-boru-you-are = du bist { $name }
terminal-boru-at-table = Am Tisch: { $names }.

## Karten

terminal-boru-step = { $symbol ->
    [town] Stadt
    [coin] { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
    [pay] { $count } zahlen
    [cross] { $count } in die Kirche
    [axe] { $count } Plünderer
    [renown] { $count } Ruhm
    [letter] { $count } auf der Heiratsleiste
    [expand] ausbreiten
   *[free] Stadt befreien
}
terminal-boru-step-short = { $symbol ->
    [town] Stadt
    [coin] { $count }Mü
    [pay] zahl{ $count }
    [cross] { $count }Kirche
    [axe] { $count }Plünd
    [renown] { $count } Ruhm
    [letter] { $count }Heirat
    [expand] ausb
   *[free] frei
}
terminal-boru-card-one = gewinnt: { $won }; verliert: { $lost }
terminal-boru-card-two = gewinnt: { $won }; verliert: { $top } oder { $bottom }

## Was zu tun ist

terminal-boru-ask-buy = { $won ->
    [yes] { $town } gewonnen.
   *[no] Nicht gewonnen.
} { $what ->
    [church] Mehr Kirchenscheiben
    [raiders] Mehr Plünderer
    [spaces] Mehr Heiratsfelder
   *[other] Mehr davon
} für je { $cost } Münzen? Du hast { $coins }.
terminal-boru-ask-expand = { $won ->
    [yes] { $town } gewonnen.
   *[no] Nicht gewonnen.
} Für { $cost } Münzen ausbreiten? Vor der Aktion hast du { $coins }.
terminal-boru-ask-town = Welche Stadt in { $region }?
terminal-boru-ask-other-card = Du behältst { $card }. Welche Karte noch?
terminal-boru-sure = { $action }: Enter führt es aus, Esc geht zurück.
terminal-boru-pass = Gib die Tastatur an { $name } weiter, dann Enter.
terminal-boru-one-thing = Es gibt nur eines zu tun: { $action }.
terminal-boru-enter = Enter führt es aus.
terminal-boru-enter-or-back = Enter führt es aus, back geht zurück.
terminal-boru-next-pay = Danach wirst du gefragt, wofür du zahlst. Ohne das:
terminal-boru-next-town = Danach wirst du nach der Stadt gefragt.
terminal-boru-you-keep-two = Du behältst zwei Karten.

## Was zur Wahl steht

terminal-boru-part = { $part ->
    [primary] primary (Sieg)
    [top] top (erste)
   *[bottom] bottom (zweite)
}: { $does }
terminal-boru-buy = { $count ->
    [0] nichts dazukaufen
   *[other] { $count } dazukaufen für { $coins } Münzen
}
terminal-boru-stay = Münzen behalten (ausbreiten kostet { $cost })
terminal-boru-more-below = { $count } weitere darunter

## Was eine Wahl bewirken würde

terminal-boru-effect-all = e zeigt alles

## Eine Stadt

terminal-boru-town = { $id } { $english } ({ $irish }), eine Stadt in { $region }, { $colour }.
terminal-boru-town-vikings = Die Wikinger halten sie; darunter liegt eine Scheibe von { $name }.
terminal-boru-town-held = { $name } hält sie.
terminal-boru-town-open = Niemand hält sie.
terminal-boru-town-monastery = Sie hat ein Kloster und zählt doppelt.
terminal-boru-town-active = Der Marker steht auf ihr.
terminal-boru-no-road = Keine Straße führt dorthin.

## Der Stich

terminal-boru-trick = Stich um { $town } ({ $id }), eine Stadt in { $region }, { $colour }.
terminal-boru-trick-no-town = Ein Stich ohne Stadt, den niemand gewinnen kann.
terminal-boru-trick-cards = Auf dem Tisch: { $cards }.
terminal-boru-trick-has-won = { $name } hat gewonnen.
terminal-boru-trick-is-winning = { $name } liegt vorn.
terminal-boru-trick-nobody = Niemand gewinnt.
terminal-boru-trick-to-act = Es handeln, niedrigste Karte zuerst: { $names }.
terminal-boru-trick-to-play = Noch zu spielen: { $names }.
terminal-boru-trick-no-card = noch keine Karte
terminal-boru-trick-line = { $trick }; noch: { $letters }
terminal-boru-no-trick = Gerade wird kein Stich gespielt.

## Der Tisch

terminal-boru-round = { $round ->
    [0] vor Runde 1 von { $rounds }
   *[other] Runde { $round } von { $rounds }
}
terminal-boru-stage = { $stage ->
    [start] erste Scheiben
    [draft] Kartenwahl, Päckchen { $pack }
    [tricks] Stiche
    [marriage] Rundenende: Heirat
    [battle] Rundenende: Schlacht
    [church] Rundenende: Kirche
   *[over] das Ende
}
terminal-boru-battle-area = Schlachtfeld: { $raiders }.
# Mit der Heiratskarte dahinter höchstens 80 Buchstaben.
terminal-boru-battle-line = Schlachtfeld: { $count } Plünderer.
terminal-boru-drafted = Behalten: { $kept }. An { $name } weitergegeben: { $passed }.
terminal-boru-kept = Bisher behalten: { $cards }.
terminal-boru-married = { $name } ist verheiratet mit { $cards }.
terminal-boru-track-gift = { $gift ->
    [town] Stadt
    [renown] Ruhm
   *[coins] { $count }M
}
# Spaltenköpfe.
terminal-boru-player-head = { $column ->
    [points] Punkte
    [coins] Münzen
    [renown] Ruhm
    [raiders] Plünd.
    [church] Kirche
    [track] Leiste
    [towns] Städte
    [cards] Karten
   *[over] am Ende
}
# Spaltenköpfe, höchstens drei Buchstaben.
terminal-boru-player-head-short = { $column ->
    [points] Pkt
    [coins] Mü
    [renown] Ru
    [raiders] Pl
    [church] Ki
    [track] He
    [towns] St
    [cards] Ka
   *[over] End
}
# Spaltenköpfe: Region höchstens 13 Buchstaben, Punkte 3, besetzt 4, Plättchen 6.
terminal-boru-token-head = { $column ->
    [region] Region
    [points] Pkt
    [held] bes.
    [token] Plätt.
    [towns] Städte
   *[then] beim nächsten Anspruch
}
# Spaltenköpfe: Leiste, Münzen und Summe höchstens 5 Buchstaben, Regionen 7, die anderen 6.
terminal-boru-score-head = { $item ->
    [track] Pkte
    [coins] Münz.
    [marker] Marker
    [renown] Ruhm
    [tokens] Anspr.
    [shared] halbe
    [regions] Region.
   *[total] Summe
}
# Höchstens 22 Buchstaben.
terminal-boru-scores = { $when ->
    [over] Schlusswertung
   *[now] Wäre jetzt Schluss
}

## Der Stand

terminal-boru-if-upkeep = Wäre jetzt Rundenende, jedes für sich betrachtet:
# Höchstens 9 Buchstaben.
terminal-boru-token = { $token ->
    [face-down] verdeckt
   *[on-board] auf Plan
}

## Die Hand

terminal-boru-nobody-here = An der Tastatur sitzt niemand, darum wird keine Hand gezeigt.
terminal-boru-hand-empty = Du hast keine Karten.
terminal-boru-hand-pack = Das Päckchen vor dir:
terminal-boru-hand-kept = Was du behalten hast:
terminal-boru-hand-held = Was du auf der Hand hast:

## Seiten und Tasten

terminal-boru-page-end = Das Ende
terminal-boru-page-cards = Deine Karten
terminal-boru-page-keys = Tasten
terminal-boru-page-rules = Regeln
terminal-boru-page-trick = Der Stich
terminal-boru-page-log = Die Partie bisher
terminal-boru-page-legal = Was du tun darfst
terminal-boru-page-town = Eine Stadt
# Höchstens 80 Buchstaben.
terminal-boru-keys = { $mode ->
    [line] Enter führt es aus   Esc geht zurück
    [file] Enter speichert   Strg-U leert   Esc geht zurück
    [confirm] y ja   n nein
    [pass] Enter weiter   t Stand  m Landkarte  r Regeln  s speichern  ? Hilfe  q Schluss
    [over] n neue Partie  o andere Spiele  s speichern  t Stand  : tippen (log)  q Schluss
    [sure] Enter ausführen  Esc zurück  t Stand  m Landkarte  c Karten  ? Hilfe  q Schluss
    [coached] Enter nimm  : tippe  Tab mehr  w warum  t Stand  m Land  c Karten  ? Hilfe  q
   *[choices] Enter nimm  : tippe  Tab mehr  t Stand  m Land  c Karten  u undo  ? Hilfe  q aus
}
# Höchstens 80 Buchstaben.
terminal-boru-map-legend = M8r. frei  M8rL Lila  M8rWL Wikinger darauf  + Kloster  [ ] Marker  Esc zurück

## Von Anfang bis Ende

terminal-boru-begin = { $title }, zu { $players ->
    [3] dritt
    [4] viert
   *[other] fünft
}. Tippe help für Hilfe.
terminal-boru-log-begins = Der Verlauf beginnt mit der Festlegung für alle Karten (PgUp). ?: Hilfe, q: Ende
terminal-boru-taken-back = Zurückgenommen: { $action }.
terminal-boru-new-unsaved = Die Partie ist nicht gespeichert. Eine neue beginnen?
terminal-boru-quit-unsaved = Die Partie ist nicht gespeichert. Aufhören?
terminal-boru-unfinished = Die Partie ist nicht zu Ende.
terminal-boru-unfinished-at = Die Partie ist nicht zu Ende ({ $stage }).
terminal-boru-input-ended = Die Eingabe ist zu Ende, die Partie noch nicht ({ $stage }).
terminal-boru-saved-in = Gespeichert in { $file }.
terminal-boru-still = Du kannst noch standings, log, save DATEI, new oder quit tippen.

## Was so, wie es getippt wurde, nicht geht

terminal-boru-no-town = Es gibt keine Stadt „{ $text }“; schreibe ihren Namen oder ihr Kürzel, etwa M8.
terminal-boru-which-town = „{ $text }“ könnte { $towns } sein.
terminal-boru-no-card = „{ $text }“ ist keine Karte; Karten gehen von 1 bis 25.
terminal-boru-keep-two = Zwei Karten werden behalten: Schreibe sie wie pick 3 17.
terminal-boru-keep-different = Behalten werden zwei verschiedene Karten.
terminal-boru-no-offer = „{ $text }“ ist keine Antwort an die Prinzessin: Schreibe military, trade oder spurn.
terminal-boru-no-count = „{ $text }“ ist keine Zahl zum Kaufen.
terminal-boru-after-part = Nach { $part } kommt buy und eine Zahl, expand und eine Stadt oder free und eine Stadt.
terminal-boru-preview-what = Schreibe nach preview eine Aktion, etwa preview play 11.
terminal-boru-preview-open = Das lässt etwas offen; schreibe die ganze Aktion.
terminal-boru-town-what = Schreibe eine Stadt dahinter, etwa town Cork.
terminal-boru-alone = „{ $command }“ steht allein; dahinter kommt nichts.
terminal-boru-no-action = „{ $text }“ ist keine Aktion.
terminal-boru-unknown = Es gibt keinen Befehl und keine Wahl „{ $text }“; help nennt die Befehle, legal alles, was du tun darfst.
terminal-boru-nothing-to-decide = Jetzt gibt es nichts zu entscheiden.
terminal-boru-undo-nobody = Es ist niemand da, der etwas zurücknehmen könnte.

## Hilfe

terminal-boru-help = Tippe die Nummer einer Wahl, ihren Namen oder eine ganze Aktion: mark Cork, play 11, pick 3 17, top expand L5, bottom buy 1, primary. Die Befehle sind englische Wörter. Städte gehen nach Kürzel oder Namen, englisch oder irisch.
    .legal = legal           alles, was du jetzt tun darfst, eine Aktion je Zeile
    .preview = preview AKTION  sagt, was eine Aktion bewirken würde, ohne sie auszuführen
    .back = back            geht in einer Wahl einen Schritt zurück
    .board = board, map      zeigt den Spielplan als Liste oder als Landkarte
    .hand = hand            deine Karten und was sie bewirken
    .trick = trick           die Karten auf dem Tisch
    .standings = standings, s    wer was bekäme, wäre jetzt Rundenende oder Schluss
    .town = town NAME       alles über eine Stadt
    .log = log             erzählt die Partie bisher
    .undo = undo            nimmt zurück, was du in diesem Zug getan hast, ehe etwas daraus folgt
    .rules = rules           die Regeln in Kürze
    .save = save DATEI      schreibt die Partie in eine Datei; play --resume DATEI setzt sie fort
    .new = new             beginnt mit denselben Spielern von vorn
    .help = help            diese Liste
    .quit = quit            beendet das Spiel
# Höchstens 76 Buchstaben.
terminal-boru-key =
    .go = Auf, Ab         durch die Wahl gehen; daneben steht, was sie bewirkt
    .take = Enter, Leer     wählen; noch einmal Enter führt es aus
    .back = Esc             einen Schritt zurück, eine Seite schließen
    .number = 1 bis 9         zu dieser Wahl gehen; Karten nach ihrem Wert
    .type = : oder /        eine Wahl, eine Aktion (top expand L5) oder save tippen
    .side = Tab             neben der Wahl: Verlauf, Wirkung, deine Hand
    .effect = e               die ganze Wirkung, wo wenig Platz für sie ist
    .standings = t               Stand: wer was bekäme, wäre jetzt Rundenende oder Schluss
    .map = m               die Landkarte, so groß wie der Bildschirm
    .cards = c               deine Karten und was durch deine Hände ging
    .scroll = PgUp, PgDn      im Verlauf blättern
    .undo = u               zurücknehmen, was du in diesem Zug getan hast
    .rules = r               die Regeln in Kürze
    .save = s               speichern; ardri play --resume DATEI setzt die Partie fort
    .new = n, o            neue Partie mit denselben Spielern; andere Spiele
    .quit = q               beenden
terminal-boru-marks =
    .players = Spieler: > ist dran, * hat den Marker; Pkt Punkte, Mü Münzen, Ru Ruhm, Pl Plünderer, Ki Scheiben in der Kirche, He Feld auf der Heiratsleiste, St Städte, Ka Karten, End (oder „am Ende“) die Wertung, wäre jetzt Schluss.
    .towns = Städte: M8r. ist eine freie rote Stadt, M8rL gehört Lila, auf M8rWL liegen die Wikinger über der Scheibe von Lila, M8rL+ hat ein Kloster, [M8r.] den Marker.
    .regions = Regionen: Punkte des Plättchens, besetzte Städte von denen, die zum Aufdecken nötig sind, dann ? verdeckt, ^ offen auf dem Plan oder wer es hat; >L geht an Lila.
    .cards = Karten: Stadt 1Mü/2Mü ausb|2Plünd heißt, was bekommt, wer gewinnt/woraus die anderen wählen; * läge im Stich vorn; ausb ist ausbreiten, frei ist eine Stadt befreien. Getippt wird immer auf Englisch.
terminal-boru-legend =
    .towns = Eine Stadt ist ihr Kürzel, ihre Farbe (r Rot, b Blau, g Gelb) und wer sie hält: M8r. ist frei, M8rL gehört Lila, auf M8rWL liegen die Wikinger über der Scheibe von Lila, M8rL+ hat ein Kloster, [M8r.] den Marker. L Lila, G Grün, S Schwarz, E Elfenbein, B Braun.
    .regions = Vor den Städten einer Region: die Punkte ihres Plättchens, besetzte Städte von den nötigen und wo das Plättchen ist: ? verdeckt, ^ offen auf dem Plan oder der Buchstabe dessen, der es hat.

## Die Regeln in Kürze

terminal-boru-rules =
    .aim = Brian Boru geht zu dritt über drei Runden, zu viert und zu fünft über vier. Wer am Ende die meisten Punkte hat, ist Hochkönig von Irland.
    .round = Eine Runde beginnt damit, dass Plünderer auf dem Schlachtfeld landen und eine Heirat ansteht. Dann werden alle Karten ausgeteilt und gewählt: Behalte zwei aus deinem Päckchen, gib den Rest nach links und so fort.
    .tricks = Dann werden Stiche gespielt. Wer den Marker hat, setzt ihn auf eine freie Stadt und eröffnet mit einer Karte in deren Farbe oder in Weiß. Die anderen spielen, was sie wollen. Die höchste Karte in der Farbe der Stadt gewinnt; Weiß zählt als diese Farbe. Von der niedrigsten Karte zur höchsten nimmt, wer gewonnen hat, die Siegaktion (primary), alle anderen eine der übrigen, top oder bottom. Wer gewonnen hat, eröffnet den nächsten Stich. Die letzte Karte der Hand wird abgelegt, wenn nicht vereinbart ist, sie zu spielen.
    .actions = Aktionen: „Stadt“ legt eine Scheibe auf die aktive Stadt. „Plünderer“ kommen vom Schlachtfeld, „in die Kirche“ legt Scheiben in die Kirche, „auf der Heiratsleiste“ rückst du dort vor; von alledem darfst du für je zwei Münzen mehr kaufen. „Ausbreiten“: Du darfst fünf Münzen für eine freie Stadt zahlen, zu der von einer deiner Städte eine Straße führt. „Stadt befreien“ nimmt ein Wikingerplättchen weg. Wer eine Münze nicht zahlen kann, verliert zwei Punkte.
    .marriage = Rundenende, Heirat: Wer auf der Leiste am höchsten steht, nimmt die Heiratskarte und geht zurück auf Feld 0; dann bekommen alle, was ihr Feld zeigt.
    .battle = Rundenende, Schlacht: Sind noch Plünderer auf dem Schlachtfeld, verlieren alle mit den wenigsten eine Stadt an die Wikinger; es wählt, wer allein die meisten hat. Wer allein die meisten hat, erhält 1 Ruhm und für jeden Ruhm einen Punkt und gibt alle Plünderer zurück. Wer dann die meisten hat, erhält einen Punkt und gibt einen zurück.
    .church = Rundenende, Kirche: Wer allein die meisten Scheiben hat, baut ein Kloster, bekommt den Marker und nimmt alle Scheiben zurück. Wer dann die meisten hat, erhält einen Punkt und nimmt eine zurück. Auch mit vier Scheiben wird gebaut.
    .regions = Rundenende, Regionen: Sind genug Städte einer Region besetzt, wird ihr Plättchen aufgedeckt und geht an die Mehrheit; ein Kloster zählt eine Stadt mehr. Bei Gleichstand bleibt es, wo es ist.
    .end = Am Ende: ein Punkt für die meisten Münzen, einer für den Marker, einer für jeden Ruhm, die Punkte deiner Plättchen, die halben Punkte der Plättchen auf dem Plan für alle, die dort gleichauf die meisten haben, und 1, 1, 3, 5, 7 oder 10 Punkte für Städte in 3 bis 8 Regionen. Bei Gleichstand: die meisten Plättchen, dann die meisten Ehen.

## Regionen, wo wenig Platz ist: höchstens elf Buchstaben

terminal-boru-region-short = { $region ->
    [N] N. Uí Néill
    [U] Ulaid
    [B] Bréifne
    [S] S. Uí Néill
    [D] Dubhlinn
    [C] Connaught
    [L] Leinster
   *[M] Munster
}
