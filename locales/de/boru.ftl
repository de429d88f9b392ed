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
boru-score-again = Neu zählen
boru-score-all = Alles zeigen

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
