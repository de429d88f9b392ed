### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### Brian Boru: High King of Ireland.
###
### Wörterliste
###   High King               Hochkönig
###   town, region            Stadt, Region
###   open town               freie Stadt
###   active town, marker     aktive Stadt, Marker
###   disc                    Scheibe
###   draft, pick, pack       Kartenwahl, wählen, Päckchen
###   deck                    Stapel
###   hand                    Hand
###   trick                   Stich
###   lead                    eröffnen
###   winner’s action         Siegaktion
###   coin, renown            Münze, Ruhm
###   point                   Punkt
###   raider, battle area     Plünderer, Schlachtfeld
###   church, monastery       Kirche, Kloster
###   marriage track, space   Heiratsleiste, Feld
###   marriage card           Heiratskarte
###   Princess of Denmark     Prinzessin von Dänemark
###   military support        Waffenhilfe
###   trade, spurn            Handel, abweisen
###   Viking token            Wikingerplättchen
###   claim token             Anspruchsplättchen, kurz Plättchen oder Anspruch
###   face down, turned up    verdeckt, aufgedeckt
###   expand                  sich ausbreiten
###   spoils, tied            Beute, gleichauf
###   upkeep                  Rundenende
###   standings               Stand
###   map                     Landkarte (nicht „Karte“, das ist die Spielkarte)
###
### Farben stehen als Hauptwort („Rot 15“, „Rot oder Weiß“), wo sie allein stehen; in Sätzen wählt jeder Text die gebeugte Form selbst.

## Namen der Dinge

boru-list-vikings = die Wikinger
boru-seat = Spieler { $number }
boru-card = { $colour ->
    [red] Rot { $value }
    [blue] Blau { $value }
    [yellow] Gelb { $value }
    [white] Weiß { $value }
   *[other] { $colour } { $value }
}
boru-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [yellow] Gelb
   *[white] Weiß
}
boru-colour-card = { $colour ->
    [red] Rot { $value }
    [blue] Blau { $value }
    [yellow] Gelb { $value }
   *[white] Weiß { $value }
}
boru-town-name = { $irish ->
   *[other] { $english }
}
boru-region-name = { $region ->
    [N] Northern Uí Néill
    [U] Ulaid
    [B] Bréifne
    [S] Southern Uí Néill
    [D] Dubhlinn
    [C] Connaught
    [L] Leinster
    [M] Munster
   *[other] { $region }
}
boru-princess-name = Estrid, Prinzessin von Dänemark
boru-part = { $part ->
    [primary] Wenn du gewinnst
    [top] Wenn du verlierst: erste Aktion
   *[bottom] Wenn du verlierst: zweite Aktion
}
boru-part-short = { $part ->
    [primary] Siegaktion
    [top] Erste Aktion
   *[bottom] Zweite Aktion
}
boru-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
boru-towns-count = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
boru-raiders-count = { $count ->
    [0] keine Plünderer
    [one] ein Plünderer
   *[other] { $count } Plünderer
}
boru-coins-count = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}

## Was Symbole bewirken

boru-symbol-town = Nimm den Marker und lege deine Scheibe auf die aktive Stadt
boru-symbol-coin = { $count ->
    [one] Nimm eine Münze
   *[other] Nimm { $count } Münzen
}
boru-symbol-pay = { $count ->
    [one] Zahle eine Münze oder verliere zwei Punkte
   *[other] Zahle { $count } Münzen; für jede fehlende verlierst du zwei Punkte
}
boru-symbol-cross = { $count ->
    [one] Lege eine Scheibe in die Kirche; weitere für je zwei Münzen
   *[other] Lege { $count } Scheiben in die Kirche; weitere für je zwei Münzen
}
boru-symbol-axe = { $count ->
    [one] Nimm einen Plünderer; weitere für je zwei Münzen
   *[other] Nimm { $count } Plünderer; weitere für je zwei Münzen
}
boru-symbol-renown = { $count ->
    [one] Du erhältst 1 Ruhm
   *[other] Du erhältst { $count } Ruhm
}
boru-symbol-letter = { $count ->
    [one] Rücke auf der Heiratsleiste ein Feld hinauf; weitere für je zwei Münzen
   *[other] Rücke auf der Heiratsleiste { $count } Felder hinauf; weitere für je zwei Münzen
}
boru-symbol-expand = Du darfst fünf Münzen für eine freie Stadt zahlen, zu der von einer deiner Städte eine Straße führt
boru-symbol-remove_viking = Nimm ein Wikingerplättchen von einer beliebigen Stadt; ihre Scheibe zählt wieder
boru-symbol-town_anywhere = Lege eine Scheibe auf eine beliebige freie Stadt

## Was zu tun ist

boru-prompt-over = Die Partie ist vorbei.
boru-prompt-chance = Die Stapel werden gemischt.
boru-prompt-start = Wähle deine erste Stadt, in einer Region ohne Scheibe.
boru-prompt-pick = Behalte zwei Karten; der Rest geht an { $to }.
boru-prompt-picked = Du hast gewählt. Noch nicht fertig: { $names }.
boru-prompt-mark = Du eröffnest: Setze den Marker auf eine Stadt, für die du eine Karte hast.
boru-prompt-lead = { $colour ->
    [red] Eröffne den Stich um { $town }: Spiele eine rote oder eine weiße Karte.
    [blue] Eröffne den Stich um { $town }: Spiele eine blaue oder eine weiße Karte.
    [yellow] Eröffne den Stich um { $town }: Spiele eine gelbe oder eine weiße Karte.
   *[other] Eröffne den Stich um { $town }: Spiele { $colour } oder Weiß.
}
boru-prompt-lead-none = Eröffne einen Stich ohne Stadt: Spiele eine beliebige Karte.
boru-prompt-play = { $colour ->
    [red] Spiele eine Karte. Die höchste rote oder weiße Karte gewinnt { $town }.
    [blue] Spiele eine Karte. Die höchste blaue oder weiße Karte gewinnt { $town }.
    [yellow] Spiele eine Karte. Die höchste gelbe oder weiße Karte gewinnt { $town }.
   *[other] Spiele eine Karte. Die höchste in { $colour } oder Weiß gewinnt { $town }.
}
boru-prompt-play-none = Spiele eine Karte. Es gibt keine Stadt zu gewinnen.
boru-prompt-act-won = Du hast { $town } mit { $card } gewonnen: Nimm die Siegaktion der Karte.
boru-prompt-act-lost = Wähle eine Aktion deiner Karte { $card }.
boru-prompt-settle = Lege eine Scheibe auf eine freie Stadt in { $region }.
boru-prompt-settle-anywhere = Lege eine Scheibe auf eine beliebige freie Stadt.
boru-prompt-princess = Du heiratest die Prinzessin von Dänemark: Was machst du daraus?
boru-prompt-raid = Die Wikinger kommen: Welche Stadt von { $loser } nehmen sie?
boru-prompt-raid-own = Die Wikinger kommen: Welche deiner Städte nehmen sie?
boru-prompt-build = Wähle eine deiner Städte für ein Kloster.
boru-prompt-theirs = { $asked ->
    [start] { $name } wählt eine erste Stadt.
    [mark] { $name } wählt die aktive Stadt.
    [play] { $name } spielt eine Karte.
    [act] { $name } führt eine Aktion aus.
    [settle] { $name } legt eine Scheibe.
    [princess] { $name } antwortet der Prinzessin.
    [raid] { $name } wählt eine Stadt für die Wikinger.
    [build] { $name } wählt den Ort für ein Kloster.
   *[other] { $name } muss sich entscheiden.
}
boru-prompt-several = Noch bei der Kartenwahl: { $names }.

## Der Verlauf

boru-log-marriage-deck = Der Heiratsstapel ist gemischt: { $cards } Karten, zuunterst die Prinzessin von Dänemark.
boru-log-viking-deck = Der Wikingerstapel ist gemischt.
boru-log-first-marker = Der Zufall gibt den Marker an { $name }.
boru-log-started = { $name } beginnt in { $town }, { $region }.
boru-log-round-begins = Runde { $round } von { $of } beginnt: { $raiders ->
    [one] Ein Plünderer landet
   *[other] { $raiders } Plünderer landen
}, und { $marriage } will heiraten ({ $gives }).
boru-log-dealt = Du bekommst { $cards }.
boru-log-dealt-unseen = Die Karten sind ausgeteilt.
boru-log-picked = Du behältst { $cards }.
boru-log-picked-unseen = { $name } hat gewählt.
boru-log-passed = Die Päckchen gehen nach links; du bekommst { $cards }.
boru-log-passed-whole = Die Päckchen gehen nach links; du bekommst und behältst { $cards }.
boru-log-passed-unseen = Die Päckchen gehen nach links.
boru-log-marked = { $colour ->
    [red] { $name } setzt den Marker auf { $town }, eine rote Stadt in { $region }.
    [blue] { $name } setzt den Marker auf { $town }, eine blaue Stadt in { $region }.
    [yellow] { $name } setzt den Marker auf { $town }, eine gelbe Stadt in { $region }.
   *[other] { $name } setzt den Marker auf { $town } ({ $colour }, { $region }).
}
boru-log-no-open-town = Keine Stadt ist frei: { $name } eröffnet einen Stich, den niemand gewinnen kann.
boru-log-played = { $name } spielt { $card }.
boru-log-trick-won = { $name } gewinnt { $town } mit { $card }, der höchsten Karte der Farbe.
boru-log-trick-lost = { $colour ->
    [red] Niemand hat eine rote oder eine weiße Karte gespielt: Niemand gewinnt { $town }.
    [blue] Niemand hat eine blaue oder eine weiße Karte gespielt: Niemand gewinnt { $town }.
    [yellow] Niemand hat eine gelbe oder eine weiße Karte gespielt: Niemand gewinnt { $town }.
   *[other] Niemand hat { $colour } oder Weiß gespielt: Niemand gewinnt { $town }.
}
boru-log-trick-none = Einen Stich ohne Stadt gewinnt niemand.
boru-log-acted = { $won ->
    [yes] Gewonnen mit { $card }: { $name } { $deeds }.
   *[no] Verloren mit { $card }: { $name } { $deeds }.
}
boru-deed-town = nimmt { $town } und den Marker
boru-deed-freed = befreit { $town } für { $name } von den Wikingern
boru-deed-church = { $count ->
    [one] legt eine Scheibe in die Kirche
   *[other] legt { $count } Scheiben in die Kirche
}
boru-deed-raiders = { $count ->
    [one] nimmt einen Plünderer
   *[other] nimmt { $count } Plünderer
}
boru-deed-no-raiders = findet keine Plünderer mehr
boru-deed-courted = { $count ->
    [one] rückt auf der Heiratsleiste um eins auf Feld { $space } vor
   *[other] rückt auf der Heiratsleiste um { $count } auf Feld { $space } vor
}
boru-deed-stays = bleibt oben auf der Heiratsleiste
boru-deed-rests = rutscht auf Feld { $space } hinab, weil das höhere besetzt ist
boru-deed-bought = { $count ->
    [one] zahlt zwei Münzen für 1 davon
   *[other] zahlt { $coins } Münzen für { $count } davon
}
boru-deed-renown = erhält { $count } Ruhm
boru-deed-coins = { $count ->
    [one] nimmt eine Münze
   *[other] nimmt { $count } Münzen
}
boru-deed-paid = { $count ->
    [one] zahlt eine Münze
   *[other] zahlt { $count } Münzen
}
boru-deed-forfeited = { $count ->
    [one] verliert mangels Münzen einen Punkt
   *[other] verliert mangels Münzen { $count } Punkte
}
boru-deed-expanded = breitet sich für fünf Münzen nach { $town } aus
boru-deed-nothing = gewinnt nichts
boru-log-last-cards = Die letzten Karten werden verdeckt abgelegt; deine war { $cards }.
boru-log-last-cards-unseen = Die letzten Karten werden verdeckt abgelegt.
boru-log-married = { $name } steht am höchsten, auf Feld { $space }: Es gibt Hochzeit mit { $card } ({ $gives }).
boru-log-nobody-marries = Alle stehen auf Feld 0; { $card } verlässt das Spiel.
boru-log-settled = { $name } legt durch Heirat eine Scheibe auf { $town } in { $region }.
boru-log-settled-anywhere = { $name } legt von der Heiratsleiste eine Scheibe auf { $town }.
boru-log-no-room = Auf jeder Stadt in { $region } liegt eine Scheibe; { $name } bekommt keine.
boru-log-no-room-anywhere = Auf jeder Stadt in Irland liegt eine Scheibe; { $name } bekommt keine.
boru-log-offered = { $offer ->
    [military] { $name } nimmt die Waffenhilfe: Bei Ansprüchen zählen die Städte der Wikinger für { $name } mit.
    [trade] { $name } treibt Handel: Am Ende zählen die Städte der Wikinger bei der Zahl der Regionen mit.
   *[spurn] { $name } weist die Prinzessin für vier Punkte ab.
}
boru-log-space-reward = { $name } erhält { $gains } auf Heiratsfeld { $space }.
boru-renown-count = { $count } Ruhm
boru-log-repelled = Auf dem Schlachtfeld ist kein Plünderer mehr; niemand verliert eine Stadt.
boru-log-incursion = { $left ->
    [one] Ein Plünderer ist
   *[other] { $left } Plünderer sind
} noch da. { $names } { $losers ->
    [one] hat die wenigsten ({ $least }) und verliert eine Stadt
   *[other] haben die wenigsten ({ $least }) und verlieren je eine Stadt
}. { $how ->
    [sole] { $chooser } hat allein die meisten ({ $greatest }) und wählt.
    [none] Niemand hat welche: Die Stadt wählt, wer sie verliert.
   *[tied] { $chooser } haben gleichauf die meisten ({ $greatest }): Die Stadt wählt, wer sie verliert.
}
boru-log-town-lost = { $own ->
    [yes] { $loser } wählt { $town } und verliert die Stadt an die Wikinger.
   *[no] { $loser } verliert { $town } an die Wikinger; gewählt hat { $chooser }.
}
boru-log-nothing-to-lose = { $loser } beherrscht keine Stadt und kann keine verlieren.
boru-log-spoils = { $name } hat die meisten Plünderer ({ $raiders }), erhält 1 Ruhm, dann { $renown ->
    [one] einen Punkt
   *[other] { $renown } Punkte
} für { $renown } Ruhm und gibt alle Plünderer zurück.
boru-log-spoils-tied = { $names } haben gleichauf die meisten Plünderer ({ $raiders }); den Ruhm erhält niemand.
boru-log-no-spoils = Niemand hat Plünderer, also gibt es keine Beute.
boru-log-lesser-spoils = { $count ->
    [one] { $names } hat nun die meisten Plünderer ({ $raiders }), erhält einen Punkt und gibt einen Plünderer zurück.
   *[other] { $names } haben nun gleichauf die meisten Plünderer ({ $raiders }), erhalten je einen Punkt und geben je einen Plünderer zurück.
}
boru-log-favour = { $name } hat die meisten Scheiben in der Kirche ({ $discs }).
boru-log-favour-tied = { $names } haben gleichauf die meisten Scheiben in der Kirche ({ $discs }); niemand baut dafür.
boru-log-no-favour = Niemand hat eine Scheibe in der Kirche.
boru-log-built = { $name } baut in { $town } ein Kloster; die Stadt zählt jetzt doppelt.
boru-log-no-site = { $name } beherrscht keine Stadt ohne Kloster und baut darum keins.
boru-log-favour-ends = { $name } bekommt den Marker und nimmt alle eigenen Scheiben aus der Kirche zurück.
boru-log-lesser-favour = { $count ->
    [one] { $names } hat nun die meisten Scheiben ({ $discs }), erhält einen Punkt und nimmt eine Scheibe zurück.
   *[other] { $names } haben nun gleichauf die meisten Scheiben ({ $discs }), erhalten je einen Punkt und nehmen je eine Scheibe zurück.
}
boru-log-patron = { $name } hat { $discs } Scheiben in der Kirche, genug für ein Kloster.
boru-log-token-turned = { $region }: { $towns ->
    [one] Eine Stadt ist besetzt
   *[other] { $towns } Städte sind besetzt
}, { $threshold } sind nötig. Das Plättchen wird aufgedeckt.
boru-log-token-taken = { $name } hat in { $region } die Mehrheit ({ $towns }) und nimmt das Plättchen ({ $points }).
boru-log-token-taken-from = { $name } hat in { $region } die Mehrheit ({ $towns }) und nimmt { $from } das Plättchen ab ({ $points }).
boru-log-token-kept = { $name } hat in { $region } noch immer die Mehrheit ({ $towns }) und behält das Plättchen.
boru-log-token-stays = In { $region } liegen { $names } gleichauf (je { $towns }): Das Plättchen bleibt auf dem Spielplan.
boru-log-token-stays-with = In { $region } liegen { $names } gleichauf (je { $towns }): Das Plättchen bleibt bei { $holder }.
boru-log-token-to-vikings = Die Wikinger haben in { $region } die Mehrheit ({ $towns }): Das Plättchen bleibt auf dem Spielplan.
boru-log-token-to-vikings-from = Die Wikinger haben in { $region } die Mehrheit ({ $towns }): { $from } gibt das Plättchen auf den Spielplan zurück.
boru-log-scored = { $name } erhält { $points }.
boru-log-won = { $by ->
    [points] { $names } hat mit { $points } die meisten Punkte und besteigt den Thron des Hochkönigs.
    [tokens] { $names } besteigt den Thron: Gleichstand bei { $points } Punkten, aber die meisten Ansprüche.
    [marriages] { $names } besteigt den Thron: Gleichstand bei { $points } Punkten und Ansprüchen, aber die meisten Heiratskarten.
   *[shared] { $names } teilen sich den Thron: Gleichstand bei { $points } Punkten, Ansprüchen und Heiratskarten.
}

## Heiratskarten

boru-gives-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
boru-gives-renown = { $count } Ruhm
boru-gives-town = eine Stadt in { $region }
boru-gives-princess = Waffenhilfe, Handel oder vier Punkte
boru-offer = { $offer ->
    [military] Waffenhilfe
    [trade] Handel
   *[spurn] Abweisen
}
boru-offer-about = { $offer ->
    [military] Bei Ansprüchen zählen die Städte der Wikinger als deine, von jetzt an und am Ende.
    [trade] Am Ende zählen die Städte der Wikinger bei der Zahl der Regionen als deine.
   *[spurn] Sie wird fortgeschickt, und du erhältst vier Punkte.
}

## Die Landkarte

boru-map = Landkarte von Irland. Mit den Pfeiltasten von Stadt zu Stadt, Enter wählt, Plus und Minus ändern die Größe.
boru-town = { $name }, { $region }, { $colour }
boru-town-disc = Scheibe von { $name }
boru-town-open = keine Scheibe
boru-town-viking = in der Hand der Wikinger
boru-town-monastery = mit Kloster, zählt doppelt
boru-town-active = die aktive Stadt
boru-town-roads = Straße nach { $towns }
boru-town-can = wählbar
boru-town-chosen = gewählt
boru-zoom-in = Vergrößern
boru-zoom-out = Verkleinern
boru-zoom-all = Ganze Landkarte zeigen
boru-token = { $region }: Anspruchsplättchen, { $points } Punkte wert, { $where ->
    [face-down] verdeckt, aufgedeckt ab { $threshold } Städten, { $held } besetzt
    [on-board] offen auf dem Spielplan
   *[held] bei { $name }
}

## Karten und Kartenwahl

boru-hand = Deine Hand
boru-hand-kept = Auf der Hand
boru-hand-empty = Noch nichts auf der Hand
boru-pack = Päckchen { $pass }: Behalte zwei
boru-pack-taken = Genommen: { $count } von 2
boru-pack-passing = { $count ->
    [one] eine Karte geht an { $to }
   *[other] { $count } Karten gehen an { $to }
}
boru-pack-from = Das nächste Päckchen kommt von { $from }.
boru-pack-waiting = Noch nicht fertig: { $names }.
boru-pack-all-seen = Weitergegeben
boru-taken = genommen
boru-passes = geht weiter
boru-leads = passt zu { $town }
boru-hidden = Eine Hand sieht nur, wer sie hält.

## Der Stich

boru-trick = Stich
boru-trick-none = Ohne Stadt
boru-trick-before = Der Stich hat noch nicht begonnen.
boru-trick-plays-next = ist am Zug
boru-trick-later = wartet
boru-trick-leads = liegt vorn
boru-trick-won = gewinnt
boru-trick-acted = war dran
boru-trick-acts-now = ist dran
boru-trick-order = ist als { $place }. dran
boru-trick-leader = eröffnet
boru-trick-nobody = Bisher gewinnt niemand
boru-trick-order-all = Niedrigste Karte zuerst

## Die Runde

boru-round = Runde { $round } von { $rounds }
boru-round-none = Vor der ersten Runde
boru-raiders-left = Plünderer übrig
boru-raiders-left-more = Plünderer, die noch auf dem Schlachtfeld sind
boru-marriage-none = Keine Heiratskarte
boru-marriages-left = { $count ->
    [0] die letzte Karte
    [one] noch eine kommt
   *[other] noch { $count } kommen
}

## Spieler und Leisten

boru-players = Spieler
boru-coins = Münzen
boru-renown = Ruhm
boru-raiders = Plünderer
boru-church = Scheiben in der Kirche
boru-space = Heiratsfeld
boru-towns = Städte
boru-cards = Karten
boru-points-track = Punkte auf der Leiste
boru-marriages = Ehen
boru-marriages-none = keine Ehe
boru-presence = Regionen mit eigener Stadt
boru-marker = Hat den Marker
boru-picked = Hat gewählt
boru-change = { $from } auf { $to }
boru-track = Heiratsleiste

## Der Stand

boru-if-upkeep = Wäre jetzt Rundenende
boru-if-marriage = { $name } würde { $card } heiraten.
boru-if-marriage-none = Niemand würde { $card } heiraten.
boru-if-battle-repelled = Niemand würde eine Stadt verlieren.
boru-if-battle = { $count ->
    [one] { $names } würde eine Stadt verlieren; { $chooser } würde wählen.
   *[other] { $names } würden je eine Stadt verlieren; { $chooser } würde wählen.
}
boru-if-battle-own = { $count ->
    [one] { $names } würde eine Stadt verlieren, nach eigener Wahl.
   *[other] { $names } würden je eine Stadt verlieren, nach eigener Wahl.
}
boru-if-battle-none = Plünderer sind noch da, aber niemand hat eine Stadt zu verlieren.
boru-if-spoils = { $name } erhielte 1 Ruhm und { $points }.
boru-if-spoils-none = Niemand erhielte den Ruhm.
boru-if-lesser = { $count ->
    [one] { $names } erhielte einen Punkt.
   *[other] { $names } erhielten je einen Punkt.
}
boru-if-favour = { $name } würde ein Kloster bauen und den Marker nehmen.
boru-if-favour-none = Niemand hat allein die meisten Scheiben.
boru-if-patrons = { $count ->
    [one] { $names } würde mit vier Scheiben bauen.
   *[other] { $names } würden mit je vier Scheiben bauen.
}
boru-chapter = { $chapter ->
    [marriage] Heirat
    [battle] Schlacht
    [church] Kirche
    [claim] Regionen beanspruchen
    [round] Eine neue Runde
    [draft] Die Kartenwahl
    [trick] Der Stich
    [setup] Der Aufbau
   *[end] Das Ende
}
boru-chapter-short = { $chapter ->
    [marriage] Heirat
    [battle] Schlacht
    [church] Kirche
   *[claim] Ansprüche
}
boru-regions = Regionen
boru-region = Region
boru-region-worth = Punkte für das Plättchen
boru-region-held = Besetzt
boru-region-held-long = Besetzte Städte, gleich von wem, und ab wie vielen das Plättchen aufgedeckt wird
boru-region-token-long = Wo das Plättchen ist und wohin es käme
boru-region-change = { $from }, dann { $to }
boru-region-vikings = Wikinger
boru-token-face-down = verdeckt
boru-token-on-board = auf dem Plan
boru-token-held = { $name }

## Wertung

boru-scores = Wäre jetzt Schluss
boru-scores-final = Die Schlusswertung
boru-score-track = Punkte auf der Leiste
boru-score-coins = Meiste Münzen
boru-score-marker = Der Marker
boru-score-renown = Ruhm
boru-score-tokens = Ansprüche
boru-score-shared = Geteilte Ansprüche
boru-score-regions = Regionen
boru-score-total = Summe
boru-score-scale = Städte in 3 oder 4 Regionen bringen 1 Punkt, in 5 sind es 3, in 6 sind es 5, in 7 sind es 7, in allen 8 sind es 10.
boru-score-presence = { $count ->
    [one] in einer Region
   *[other] in { $count } Regionen
}

## Das Rundenende, erzählt

boru-upkeep = Rundenende
boru-upkeep-step = { $at } von { $of }
boru-upkeep-skip = Ans Ende
boru-upkeep-next = Weiter
boru-upkeep-pause = Pause
boru-upkeep-go-on = Fortsetzen
boru-upkeep-again = Rundenende nachlesen
boru-story-skip = Überspringen

## Schritte einer Aktion

boru-step-part = Welche Aktion?
boru-step-town = Wo?
boru-step-buy = Mehr kaufen, je zwei Münzen
boru-step-buy-fewer = Eins weniger
boru-step-buy-more = Eins mehr
boru-step-expand = Für fünf Münzen ausbreiten?
boru-step-expand-no = Nicht ausbreiten
boru-step-free = Welche Stadt befreien?
boru-step-choose-town = Wähle eine Stadt, auf der Landkarte oder hier
boru-step-choose-two = Wähle zwei Karten
boru-step-choose-one = Wähle eine Karte
boru-step-choose-part = Wähle eine Aktion
boru-step-choose-offer = Wähle eins
boru-step-towns = Städte zur Wahl
boru-step-none = Wähle …
boru-step-crowded = Das Feld ist besetzt: Deine Scheibe kommt auf das nächste freie darunter.
boru-step-undo = Verwerfen
boru-step-waits = Bestätige es neben dem Spielplan.
boru-do = { $kind ->
    [start] In { $town } beginnen
    [mark] Marker auf { $town }
    [settle] Scheibe auf { $town }
    [raid] { $town } an die Wikinger
    [build] In { $town } bauen
    [pick] { $cards } behalten
    [play] { $cards } spielen
    [act] Aktion ausführen
    [expand] Ausführen und { $town } kaufen
    [free] Ausführen und { $town } befreien
    [buy] { $count ->
        [one] Ausführen und 1 mehr kaufen
       *[other] Ausführen und { $count } mehr kaufen
    }
    [princess] { $offer }
   *[other] Machen
}
boru-do-key = Strg und Enter tun dasselbe
boru-effect = Was es bewirken würde
boru-effect-disc = deine Scheibe auf { $town }
boru-effect-marker = der Marker
boru-effect-freed = { $town } ist befreit
boru-effect-viking = die Wikinger halten { $town }
boru-effect-monastery = ein Kloster in { $town }
boru-effect-change = { $track ->
    [coins] Münzen
    [raiders] Plünderer
    [church] Kirche
    [space] Heiratsfeld
   *[points] Punkte
} { $from } → { $to }

## Reiter auf kleinen Bildschirmen

boru-tabs = Teile des Tisches
boru-tab-map = Landkarte
boru-tab-cards = Karten
boru-tab-standings = Stand

## Was eine Aktion bewirken würde

boru-preview-gets = { $name } bekommt { $cards }.
boru-preview-wins = Wie die Karten dann liegen, gewinnt { $name }.
boru-preview-wins-none = Wie die Karten dann liegen, gewinnt niemand.
boru-preview-order = Bisher handelt sie als Nummer { $place } von { $count } Karten: die niedrigste zuerst.
boru-outlook = { $part ->
    [primary] Wenn sie gewinnt
    [top] Wenn sie verliert, erste Aktion
   *[bottom] Wenn sie verliert, zweite Aktion
}: { $deeds }.
boru-outlook-now = { $name } { $deed }.
boru-outlook-expand = darf sich für fünf Münzen ausbreiten
boru-outlook-poor = { $coins ->
    [0] kann sich nicht ausbreiten: das kostet fünf Münzen, und es wäre keine da
    [one] kann sich nicht ausbreiten: das kostet fünf Münzen, und es wäre eine da
   *[other] kann sich nicht ausbreiten: das kostet fünf Münzen, und es wären { $coins } da
}
boru-outlook-nowhere = kann sich nicht ausbreiten: keine Straße führt von deinen Städten zu einer freien
boru-roads = Straßen führen nach { $towns }.
boru-preview-region = { $region }: { $holders }; Plättchen { $token }, { $then }.
boru-preview-score = Wertung, wäre jetzt Schluss: { $scores }.
boru-if-richest = Münzen: { $name } hat die meisten, { $coins }; das ist am Ende einen Punkt wert.
boru-if-richest-none = Münzen: Niemand hat allein die meisten; niemand bekäme den Punkt dafür.
boru-then-missing = noch { $count } zum Aufdecken
boru-then-up = offen, { $leaders }
boru-then-up-to = offen, an { $name }
boru-then-stays = bleibt
boru-then-stays-as = bleibt, { $leaders }
boru-then-to = an { $name }
boru-then-board = zurück, { $leaders }
boru-region-leads-nobody = niemand vorn
boru-region-leads = { $name } vorn
boru-region-leads-tied = gleich: { $names }
boru-holders-none = noch niemand
boru-holder = { $name } { $count }
boru-score-change = { $name } { $from } → { $to }

## The reference card, and who is on the cards

boru-reference = Übersichtskarte
boru-reference-symbols = Was Symbole bewirken
boru-reference-acts = Die niedrigste Karte handelt zuerst. Wer gewonnen hat, nimmt die Siegaktion, alle anderen eine der beiden darunter.
boru-reference-upkeep = Ablauf des Rundenendes
boru-reference-chapter = { $chapter ->
    [marriage] Wer auf der Heiratsleiste am höchsten steht, heiratet, bekommt, was die Karte gibt, und geht auf Feld 0 zurück; dann gibt jedes Feld, was es zeigt.
    [battle] Sind noch Plünderer da, verliert, wer die wenigsten hat, eine Stadt an die Wikinger; wer allein die meisten hat, wählt sie, bekommt einen Ruhm, dann einen Punkt für jeden Ruhm, und gibt alle zurück. Dann bekommen die mit den meisten einen Punkt und geben einen zurück.
    [church] Wer allein die meisten Scheiben hat, baut ein Kloster, nimmt den Marker und alle Scheiben zurück. Dann bekommen die mit den meisten einen Punkt und nehmen eine zurück. Auch vier Scheiben bauen.
   *[claim] Wo genug Städte gehalten werden, wird das Plättchen aufgedeckt; wer dort die meisten hat, nimmt es. Klöster zählen als eine Stadt mehr. Sind mehrere gleichauf, bleibt es liegen.
}
boru-reference-threshold = Städte zum Aufdecken
boru-lore = Wer ist das?
boru-lore-of = { $name ->
    [Orlaith] Orlaith, die goldene Prinzessin unserer Geschichte, kommt von den Flüssen Munsters mit einem Zweig in der Hand: Wo sie sitzt, wird Streit auf morgen verschoben.
    [Aodhan] Aodhán, das kleine Feuer von Leinster, hat zwei Warnfeuer und eine Flotte verbrannt. Er lacht zuerst und fragt dann.
    [Conall] Conall ist stark wie sein Hund und ebenso treu. Im Land der Südlichen Uí Néill geht kein Vieh verloren, solange er wacht.
    [Cormac] Cormac von Connaught lenkt seinen Wagen selbst und verzeiht langsam. Sein Rad wurde einmal geflickt; niemand spricht davon.
    [Niall] Niall aus dem Norden hat mehr Vettern als Speere, und viele Speere. Wer ihn heiratet, sitzt nie allein bei Tisch.
    [Aoife] Aoife trägt einen Speer und ein Lied über sich selbst, das wahr ist. Wer neben ihr steht, kommt ins Gerede.
    [Brigid] Brigid trägt den Namen der Heiligen und flicht jeden Frühling ihr Kreuz aus Binsen. Ihr öffnen sich Türen, die Königen verschlossen sind.
   *[other] Estrid, eine Königstochter aus Dänemark, bringt ein Schiff und drei Möglichkeiten: Krieger, Händler oder einen höflichen Abschied.
}
boru-crowned = { $names }, Hochkönig von Irland
boru-effect-more = Was daraus würde
boru-effect-vain = Heiratsfeld { $space } → { $space }, nichts gewonnen

## Der Trainer

learn-coach-boru-over = Die Partie ist vorbei: Die Tabelle zeigt, woher alle ihre Punkte haben.
learn-coach-boru-chance = Die Stapel werden gemischt.
learn-coach-boru-theirs = Jemand anders entscheidet. Bald bist du wieder dran.
learn-coach-boru-watch = Der Stand zeigt, wer in jedem Wettstreit gerade vorn liegt.
learn-coach-boru-start = Wer die meisten Punkte hat, gewinnt; die meisten davon bringt, in einer Region mehr Städte als alle anderen zu haben. Deine erste Stadt darf in jeder Region ohne Scheibe liegen.
learn-coach-boru-start-look = Städte mit Straßen sind gut: Entlang der Straßen kannst du weitere kaufen.
learn-coach-boru-pick = Du behältst zwei Karten, der Rest geht weiter. Hohe gewinnen Städte, niedrige geben mehr, wenn sie verlieren: Du brauchst beide.
learn-coach-boru-mark = Du eröffnest: Wähle die Stadt, um die gespielt wird. Ihre Farbe bestimmt, welche Karten sie gewinnen können.
learn-coach-boru-lead = Du eröffnest mit einer Karte in der Farbe der Stadt oder in Weiß. Die höchste gewinnt die Stadt, alle anderen nehmen eine kleinere Aktion.
learn-coach-boru-follow = Du darfst jede Karte spielen. Die höchste in der Farbe der Stadt gewinnt; wer verliert, nimmt eine von zwei kleineren Aktionen.
learn-coach-boru-beat = Zu schlagen für { $town }: { $card }. Deine höchste ist { $best }, und nach dir spielen noch andere.
learn-coach-boru-beaten = Nichts von dir schlägt { $card } für { $town }: Spiele eine Karte, deren kleinere Aktionen dir helfen.
learn-coach-boru-wins = Nach dir spielt niemand mehr: { $card } gewänne { $town }.
learn-coach-boru-best = Deine höchste für { $town }: { $card }.
learn-coach-boru-none = { $colour ->
    [red] Du hast keine rote und keine weiße Karte: Wirf eine ab, deren kleinere Aktionen dir helfen.
    [blue] Du hast keine blaue und keine weiße Karte: Wirf eine ab, deren kleinere Aktionen dir helfen.
    [yellow] Du hast keine gelbe und keine weiße Karte: Wirf eine ab, deren kleinere Aktionen dir helfen.
   *[other] Du hast nichts in { $colour } oder Weiß: Wirf eine Karte ab, deren kleinere Aktionen dir helfen.
}
learn-coach-boru-won = Du hast den Stich gewonnen und nimmst die Siegaktion. Wo du mehr kaufen darfst, denke daran, wofür du die Münzen brauchst.
learn-coach-boru-lost = Du nimmst eine der zwei kleineren Aktionen. Mit Münzen kaufst du Städte und weitere Symbole; mit den anderen gewinnst du Wettstreite am Rundenende.
learn-coach-boru-battle = So, wie es steht, nähmen dir die Wikinger eine Stadt: { $left ->
    [one] Ein Plünderer ist
   *[other] { $left } Plünderer sind
} übrig. Eigene Plünderer helfen.
learn-coach-boru-marriage = Du stehst für die Hochzeit mit { $card } ({ $gives }) nicht am höchsten. Briefe helfen.
learn-coach-boru-church = In der Kirche liegst du nicht allein vorn; du hast dort { $discs }. Wer allein die meisten hat, bekommt ein Kloster und den Marker.
learn-coach-boru-settle = Du legst umsonst eine Scheibe auf eine Stadt: Wähle, wo sie eine Mehrheit schafft oder hält.
learn-coach-boru-region-down = { $region }, { $points } wert: Du hast { $towns }, alle anderen höchstens { $most }. Das Plättchen wird aufgedeckt, sobald dort { $threshold } Städte gehalten werden, von wem auch immer; jetzt sind es { $held }.
learn-coach-boru-region-up = { $region }, { $points } wert: Du hast { $towns }, alle anderen höchstens { $most }. Wer allein die meisten hat, bekommt das Plättchen.
learn-coach-boru-region-kept = In { $region }, { $points } wert, bekommst du sonst das Plättchen: Verliere lieber anderswo eine Stadt.
learn-coach-boru-princess = Die Prinzessin lässt dir die Wahl: Die Städte der Wikinger zählen für dich in den Regionen oder dafür, in vielen Regionen zu sein, oder du nimmst vier Punkte.
learn-coach-boru-princess-look = Zähle die Städte mit Wikingerplättchen und die Regionen, in denen sie liegen.
learn-coach-boru-raid = Du hast die meisten Plünderer, also sagst du, welche Stadt an die Wikinger geht.
learn-coach-boru-raid-look = { $name } ist kurz davor, { $region } zu bekommen: { $points } Punkte.
learn-coach-boru-raid-own = Du musst eine Stadt verlieren: Wähle eine, die dich keine Mehrheit kostet.
learn-coach-boru-build = Mit einem Kloster zählt eine Stadt doppelt: Baue dort, wo eine Stadt mehr die Mehrheit bringt.

## Was die Regeln ablehnen: kein Satz beginnt groß oder endet mit einem Punkt, denn manche stehen in anderen

refused-boru-seat = { $seat ->
    [1] Lila
    [2] Grün
    [3] Schwarz
    [4] Elfenbein
   *[5] Braun
}
refused-boru-not-now = „{ $action }“ geht jetzt nicht: { $due ->
    [marriage-deck] Die Heiratskarten werden gemischt
    [viking-deck] Die Wikingerkarten werden gemischt
    [first-marker] Jemand erhält den Marker
    [start-town] Lege deine erste Scheibe
    [deal] Die Karten werden ausgeteilt
    [pick] Wähle zwei Karten
    [mark] Setze den Marker auf eine Stadt
    [play] Spiele eine Karte
    [act] Nimm eine Aktion deiner Karte
    [settle] Lege eine Scheibe auf eine Stadt
    [princess] Antworte der Prinzessin
    [raid] Wähle die Stadt, die an die Wikinger fällt
    [build] Baue ein Kloster
   *[nothing] Nichts
}
refused-boru-not-the-deck = das sind nicht die Karten des Stapels, jede einmal
refused-boru-no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }
refused-boru-region-taken = in { $region } liegt schon eine Scheibe; die ersten Scheiben kommen in verschiedene Regionen
refused-boru-town-taken = auf { $town } liegt eine Scheibe von { $name }
refused-boru-not-in-pack = die Karte { $card } ist nicht in deinem Päckchen
refused-boru-not-in-hand = die Karte { $card } hast du nicht auf der Hand
refused-boru-cannot-lead = du hast keine { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
   *[white] weiße
} oder weiße Karte für den Stich um { $town }
refused-boru-must-match = du eröffnest den Stich um { $town }: Spiele eine { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
   *[white] weiße
} oder weiße Karte
refused-boru-you-won = du hast den Stich gewonnen, also nimmst du die Siegaktion
refused-boru-you-lost = du hast den Stich nicht gewonnen, also nimmst du die erste oder die zweite der übrigen Aktionen
refused-boru-no-bottom = die Karte { $card } hat keine zweite Aktion
refused-boru-nothing-to-buy = mit dieser Aktion lässt sich nichts kaufen
refused-boru-too-few-coins = deine Münzen reichen für höchstens { $most } weitere zu je zwei Münzen
refused-boru-few-raiders = { $left ->
    [0] auf dem Schlachtfeld sind keine Plünderer
    [one] auf dem Schlachtfeld ist nur ein Plünderer
   *[other] auf dem Schlachtfeld sind nur { $left } Plünderer
}
refused-boru-top-of-track = dort endet die Heiratsleiste
refused-boru-no-expansion = mit dieser Aktion kann man sich nicht ausbreiten
refused-boru-cannot-expand = sich auszubreiten kostet fünf Münzen, und du hättest { $coins }
refused-boru-no-road = von keiner deiner Städte führt eine Straße nach { $town }
refused-boru-active-town = { $town } ist die aktive Stadt: Nur wer den Stich gewinnt, bekommt sie
refused-boru-no-freeing = diese Aktion nimmt kein Wikingerplättchen weg
refused-boru-must-free = auf dem Spielplan liegen Wikingerplättchen: Nenne die Stadt, die frei werden soll
refused-boru-no-vikings = { $town } ist nicht in der Hand der Wikinger
refused-boru-wrong-region = { $town } liegt nicht in { $region }
refused-boru-not-controlled = { $town } gehört nicht { $name }
refused-boru-has-monastery = in { $town } steht schon ein Kloster
refused-boru-last-card = die letzte Karte wird nur zu fünft gespielt

## Der Tisch in Worten

words-boru-round = Die Runde
words-boru-rounds = Runde { $round } von { $rounds }. Plünderer übrig: { $raiders }.
words-boru-marriage = Zu heiraten: { $name }, gibt { $gives }.
words-boru-trick = Der Stich
words-boru-no-town = Gerade wird um keine Stadt gespielt.
words-boru-played = { $name } hat { $card } gespielt.
words-boru-leading = { $name } liegt vorn.
words-boru-pack = Karten zur Wahl
words-boru-hand = Deine Hand
words-boru-town = { $town }, { $colour }
words-boru-region = { $points } Punkte wert; das Plättchen wird bei { $threshold } Städten aufgedeckt, { $held } sind besetzt.
words-boru-token = { $token ->
    [face-down] Das Plättchen liegt verdeckt.
   *[on-board] Das Plättchen ist aufgedeckt, niemand hat es.
}
words-boru-token-held = { $name } hat das Plättchen.
words-boru-player = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, Münzen { $coins }, Ruhm { $renown }, Plünderer { $raiders }, Scheiben in der Kirche { $church }, Feld { $space } der Heiratsleiste{ $marker ->
    [yes] , hat den Marker
   *[no] {""}
}. Wäre jetzt Schluss: { $total }.
words-boru-deed-town = { $verb ->
    [start] Beginnen in
    [mark] Den Marker setzen auf
    [settle] Siedeln in
    [raid] An die Wikinger verlieren:
   *[build] Ein Kloster bauen in
} { $town }, { $colour }, { $region }
words-boru-deed-pick = { $cards } behalten
words-boru-deed-play = { $card } spielen
words-boru-deed-buy = { $count ->
    [one] kaufe eins dazu
   *[other] kaufe { $count } dazu
}
words-boru-deed-expand = breite dich für fünf Münzen nach { $town } aus
words-boru-deed-free = befreie { $town } für { $name } von den Wikingern
words-boru-deed-with = { $does }; { $more }
words-boru-active = { $region }: { $town }
words-boru-card = { $card }.
words-boru-part = { $part }: { $does }.
words-boru-steps = { $one }. { $other }
words-boru-town-line = { $town }, { $colour }: { $state }
boru-with-last-card = Die letzte Karte jeder Hand wird gespielt.

# Ab hier, was nur das Terminal sagt. Was man tippt (help, mark, top …) bleibt in jeder Sprache englisch.

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
   *[remove_viking] Stadt befreien
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
   *[remove_viking] frei
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

## Eine Stadt

terminal-boru-town = { $id } { $english } ({ $irish }), eine Stadt in { $region }, { $colour }.
terminal-boru-town-vikings = Die Wikinger halten sie; darunter liegt eine Scheibe von { $name }.
terminal-boru-town-held = { $name } hält sie.
terminal-boru-town-open = Niemand hält sie.
terminal-boru-town-monastery = Sie hat ein Kloster und zählt doppelt.
terminal-boru-town-active = Der Marker steht auf ihr.
terminal-boru-no-road = Keine Straße führt dorthin.

## Der Stich

terminal-boru-trick-has-won = { $name } hat gewonnen.
terminal-boru-trick-is-winning = { $name } liegt vorn.
terminal-boru-trick-nobody = Niemand gewinnt.
terminal-boru-trick-to-act = Es handeln, niedrigste Karte zuerst: { $names }.
terminal-boru-trick-to-play = Noch zu spielen: { $names }.
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
   *[towns] Städte
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

## Die Hand

terminal-boru-nobody-here = An der Tastatur sitzt niemand, darum wird keine Hand gezeigt.
terminal-boru-hand-empty = Du hast keine Karten.

## Seiten und Tasten

terminal-boru-page-cards = Deine Karten
terminal-boru-page-trick = Der Stich
terminal-boru-page-town = Eine Stadt
# Höchstens 80 Buchstaben.
terminal-boru-bar = { $mode ->
    [pass] Enter weiter   t Stand  m Landkarte  r Regeln  s speichern  ? Hilfe  q Schluss
    [over] n neue Partie  o andere Spiele  s speichern  t Stand  : tippen (log)  q Schluss
    [sure] Enter ausführen  Esc zurück  t Stand  m Landkarte  c Karten  ? Hilfe  q Schluss
    [coached] Enter nimm  : tippe  Tab mehr  w warum  t Stand  m Land  c Karten  ? Hilfe  q
   *[choices] Enter nimm  : tippe  Tab mehr  t Stand  m Land  c Karten  u undo  ? Hilfe  q aus
}
# Höchstens 76 Buchstaben.
terminal-boru-map-legend = M8r. frei  M8rL Lila  M8rWL Wikinger darauf  + Kloster  [ ] Marker

## Was so, wie es getippt wurde, nicht geht

terminal-boru-no-town = Es gibt keine Stadt „{ $text }“; schreibe ihren Namen oder ihr Kürzel, etwa M8.
terminal-boru-which-town = „{ $text }“ könnte { $towns } sein.
terminal-boru-no-card = „{ $text }“ ist keine Karte; Karten gehen von 1 bis 25.
terminal-boru-keep-two = Zwei Karten werden behalten: Schreibe sie wie pick 3 17.
terminal-boru-keep-different = Behalten werden zwei verschiedene Karten.
terminal-boru-no-offer = „{ $text }“ ist keine Antwort an die Prinzessin: Schreibe military, trade oder spurn.
terminal-boru-no-count = „{ $text }“ ist keine Zahl zum Kaufen.
terminal-boru-after-part = Nach { $part } kommt buy und eine Zahl, expand und eine Stadt oder free und eine Stadt.
terminal-boru-town-what = Schreibe eine Stadt dahinter, etwa town Cork.

## Hilfe

terminal-boru-help =
    Tippe die Nummer einer Wahl, ihren Namen oder eine ganze Aktion: mark Cork, play 11, pick 3 17, top expand L5, bottom buy 1, primary. Die Befehle sind englische Wörter. Städte gehen nach Kürzel oder Namen, englisch oder irisch.
    legal           alles, was du jetzt tun darfst, eine Aktion je Zeile
    back            geht in einer Wahl einen Schritt zurück
    board, map      zeigt den Spielplan als Liste oder als Landkarte
    hand            deine Karten und was sie bewirken
    trick           die Karten auf dem Tisch
    standings, s    wer was bekäme, wäre jetzt Rundenende oder Schluss
    town NAME       alles über eine Stadt
    undo            nimmt zurück, was du in diesem Zug getan hast, ehe etwas daraus folgt
# Höchstens 76 Buchstaben.
terminal-boru-keys =
    Auf, Ab         durch die Wahl gehen; daneben steht, was sie bewirkt
    Enter, Leer     wählen; noch einmal Enter führt es aus
    Esc             einen Schritt zurück, eine Seite schließen
    1 bis 9         zu dieser Wahl gehen; Karten nach ihrem Wert
    : oder /        eine Wahl, eine Aktion (top expand L5) oder save tippen
    Tab             neben der Wahl: Verlauf, Wirkung, deine Hand
    e               die ganze Wirkung, wo wenig Platz für sie ist
    t               Stand: wer was bekäme, wäre jetzt Rundenende oder Schluss
    m               die Landkarte, so groß wie der Bildschirm
    c               deine Karten und was durch deine Hände ging
    u               zurücknehmen, was du in diesem Zug getan hast
    n, o            neue Partie mit denselben Spielern; andere Spiele
terminal-boru-marks =
    Spieler: > ist dran, * hat den Marker; Pkt Punkte, Mü Münzen, Ru Ruhm, Pl Plünderer, Ki Scheiben in der Kirche, He Feld auf der Heiratsleiste, St Städte, Ka Karten, End (oder „am Ende“) die Wertung, wäre jetzt Schluss.
    Städte: M8r. ist eine freie rote Stadt, M8rL gehört Lila, auf M8rWL liegen die Wikinger über der Scheibe von Lila, M8rL+ hat ein Kloster, [M8r.] den Marker.
    Regionen: Punkte des Plättchens, besetzte Städte von denen, die zum Aufdecken nötig sind, dann ? verdeckt, ^ offen auf dem Plan oder wer es hat; >L geht an Lila.
    Karten: Stadt 1Mü/2Mü ausb|2Plünd heißt, was bekommt, wer gewinnt/woraus die anderen wählen; * läge im Stich vorn; ausb ist ausbreiten, frei ist eine Stadt befreien. Getippt wird immer auf Englisch.
terminal-boru-legend =
    Eine Stadt ist ihr Kürzel, ihre Farbe (r Rot, b Blau, g Gelb) und wer sie hält: M8r. ist frei, M8rL gehört Lila, auf M8rWL liegen die Wikinger über der Scheibe von Lila, M8rL+ hat ein Kloster, [M8r.] den Marker. L Lila, G Grün, S Schwarz, E Elfenbein, B Braun.
    Vor den Städten einer Region: die Punkte ihres Plättchens, besetzte Städte von den nötigen und wo das Plättchen ist: ? verdeckt, ^ offen auf dem Plan oder der Buchstabe dessen, der es hat.

## Die Regeln in Kürze

terminal-boru-rules =
    Brian Boru geht zu dritt über drei Runden, zu viert und zu fünft über vier. Wer am Ende die meisten Punkte hat, ist Hochkönig von Irland.
    Eine Runde beginnt damit, dass Plünderer auf dem Schlachtfeld landen und eine Heirat ansteht. Dann werden alle Karten ausgeteilt und gewählt: Behalte zwei aus deinem Päckchen, gib den Rest nach links und so fort.
    Dann werden Stiche gespielt. Wer den Marker hat, setzt ihn auf eine freie Stadt und eröffnet mit einer Karte in deren Farbe oder in Weiß. Die anderen spielen, was sie wollen. Die höchste Karte in der Farbe der Stadt gewinnt; Weiß zählt als diese Farbe. Von der niedrigsten Karte zur höchsten nimmt, wer gewonnen hat, die Siegaktion (primary), alle anderen eine der übrigen, top oder bottom. Wer gewonnen hat, eröffnet den nächsten Stich. Die letzte Karte der Hand wird abgelegt, wenn nicht vereinbart ist, sie zu spielen.
    Aktionen: „Stadt“ legt eine Scheibe auf die aktive Stadt. „Plünderer“ kommen vom Schlachtfeld, „in die Kirche“ legt Scheiben in die Kirche, „auf der Heiratsleiste“ rückst du dort vor; von alledem darfst du für je zwei Münzen mehr kaufen. „Ausbreiten“: Du darfst fünf Münzen für eine freie Stadt zahlen, zu der von einer deiner Städte eine Straße führt. „Stadt befreien“ nimmt ein Wikingerplättchen weg. Wer eine Münze nicht zahlen kann, verliert zwei Punkte.
    Rundenende, Heirat: Wer auf der Leiste am höchsten steht, nimmt die Heiratskarte und geht zurück auf Feld 0; dann bekommen alle, was ihr Feld zeigt.
    Rundenende, Schlacht: Sind noch Plünderer auf dem Schlachtfeld, verlieren alle mit den wenigsten eine Stadt an die Wikinger; es wählt, wer allein die meisten hat. Wer allein die meisten hat, erhält 1 Ruhm und für jeden Ruhm einen Punkt und gibt alle Plünderer zurück. Wer dann die meisten hat, erhält einen Punkt und gibt einen zurück.
    Rundenende, Kirche: Wer allein die meisten Scheiben hat, baut ein Kloster, bekommt den Marker und nimmt alle Scheiben zurück. Wer dann die meisten hat, erhält einen Punkt und nimmt eine zurück. Auch mit vier Scheiben wird gebaut.
    Rundenende, Regionen: Sind genug Städte einer Region besetzt, wird ihr Plättchen aufgedeckt und geht an die Mehrheit; ein Kloster zählt eine Stadt mehr. Bei Gleichstand bleibt es, wo es ist.
    Am Ende: ein Punkt für die meisten Münzen, einer für den Marker, einer für jeden Ruhm, die Punkte deiner Plättchen, die halben Punkte der Plättchen auf dem Plan für alle, die dort gleichauf die meisten haben, und 1, 1, 3, 5, 7 oder 10 Punkte für Städte in 3 bis 8 Regionen. Bei Gleichstand: die meisten Plättchen, dann die meisten Ehen.

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
