### Diese Übersetzung wartet darauf, dass jemand, der Deutsch spricht, sie durchsieht.
### (This translation waits for review by a speaker.)

### The High Throne of Ireland.
###
### Wörterliste
###   High Throne             der Hohe Thron (im Satz); der Titel bleibt englisch
###   Ancient cards           Sagenkarten
###   Hero, Spirit            Held, Geist
###   Beast, Treasure         Tier, Schatz
###   Objective               Auftrag; it holds: erfüllt
###   die, dice               Würfel
###   Spiral, Tree, Knot      Spirale, Baum, Knoten
###   Spear                   Speer
###   extra die, red die      Zusatzwürfel, roter Würfel
###   roll                    Wurf, würfeln
###   line                    Zeile; fill: füllen
###   set aside               weglegen
###   target, to be after     Ziel, es abgesehen haben auf
###   gain, steal             gewinnen, stehlen
###   thief                   Dieb
###   region; lock            Region; sichern
###   centre, table           Mitte, Tisch
###   chance                  Chance
###   thumb war               Daumenringen
###   dice tray               Würfelschale
###   deck                    Deck
###
### Würfel stehen im Satz mit Ziffern („1 Baum“, „2 Knoten“), damit sie in jedem Fall passen.

throne-seat = Spieler { $number }

## Würfel

throne-face = { $face ->
    [spiral] Spirale
    [tree] Baum
    [knot] Knoten
    [one] 1 Speer
    [two] 2 Speere
   *[three] 3 Speere
}
throne-die = { $face }
throne-die-red = roter Würfel: { $face }
throne-dice = { $face ->
    [spiral] { $count ->
        [one] 1 Spirale
       *[other] { $count } Spiralen
    }
    [tree] { $count ->
        [one] 1 Baum
       *[other] { $count } Bäume
    }
    [knot] { $count ->
        [one] 1 Knoten
       *[other] { $count } Knoten
    }
    [one] { $count ->
        [one] 1 Speer
        [2] zweimal 1 Speer
       *[other] { $count }-mal 1 Speer
    }
    [two] { $count ->
        [one] 2 Speere
        [2] zweimal 2 Speere
       *[other] { $count }-mal 2 Speere
    }
   *[three] { $count ->
        [one] 3 Speere
        [2] zweimal 3 Speere
       *[other] { $count }-mal 3 Speere
    }
}
throne-dice-red = { $dice } (roter Würfel)
throne-dice-none = nichts
throne-spears = { $count ->
    [one] 1 Speer
   *[other] { $count } Speere
}
throne-dice-count = { $red ->
    [yes] { $standard ->
        [0] der rote Würfel
        [one] 1 Würfel und der rote
       *[other] { $standard } Würfel und der rote
    }
   *[no] { $standard } Würfel
}
throne-percent = { $value } %
throne-percent-least = < 1 %
throne-percent-most = > 99 %

## Was zu tun ist

throne-prompt-keep = Behalte einen deiner zwei Aufträge. Niemand sonst sieht ihn.
throne-prompt-keep-others = Noch ohne Auftrag: { $names }.
throne-prompt-die = Du bist dran: mit einem achten Würfel würfeln?
throne-prompt-die-others = { $name } wählt den achten Würfel.
throne-prompt-choose = Dein Wurf: Fülle eine Zeile einer beliebigen Karte oder lege einen Würfel weg.
throne-prompt-choose-others = { $name } hat gewürfelt und noch kein Ziel.
throne-prompt-target = { $card }: Fülle eine Zeile oder lege einen Würfel weg.
throne-prompt-target-others = { $name } hat es auf { $card } abgesehen.
throne-prompt-aside = Keine Zeile passt zu diesem Wurf: Lege einen Würfel weg.
throne-prompt-thumb = Ihr seid in allem gleich. Soll Daumenringen entscheiden?
throne-prompt-thumb-others = Daumenringen? Es fehlt noch die Antwort von { $names }.
throne-prompt-toss = Das Daumenringen läuft.
throne-prompt-chance = Die Würfel rollen.
throne-prompt-over = Die letzte Karte ist vom Tisch: Die Partie ist vorbei.

## Was geschehen ist

throne-log-drawn = Alle ziehen zwei Aufträge.
throne-log-drawn-yours = Du ziehst zwei Aufträge: { $objectives }.
throne-log-kept = { $name } behält einen Auftrag.
throne-log-kept-yours = Du behältst { $objective }.
throne-log-opening = { $name } würfelt um den Beginn: { $dice }. Das macht { $spears ->
    [0] keinen Speer
    [one] 1 Speer
   *[other] { $spears } Speere
}.
throne-log-opening-tied = Gleichstand bei { $spears ->
    [0] 0 Speeren
    [one] 1 Speer
   *[other] { $spears } Speeren
}: { $names } würfeln noch einmal.
throne-log-first = { $name } hat die meisten Speere ({ $spears }) und beginnt.
throne-log-turn = { $name } ist dran.
throne-log-die = { $die ->
    [extra] { $name } würfelt mit dem Zusatzwürfel.
    [red] { $name } würfelt mit dem roten Würfel.
   *[none] { $name } würfelt ohne achten Würfel.
}
throne-log-rolled = { $name } würfelt { $dice }.
throne-log-filled = { $begins ->
    [centre] { $name } will { $card } und legt { $dice } auf die Zeile „{ $line }“
    [steal] { $name } will { $card } von { $from } stehlen und legt { $dice } auf die Zeile „{ $line }“
   *[no] { $name } legt { $dice } auf die Zeile „{ $line }“
}{ $open ->
    [0] .
    [one] ; eine Zeile ist noch offen.
   *[other] ; { $open } Zeilen sind noch offen.
}
throne-log-aside = { $name } legt { $dice } weg.
throne-log-gained = { $name } { $stolen ->
    [yes] stiehlt { $card }
   *[no] gewinnt { $card }
} ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}){ $stolen ->
    [yes] {" "}von { $from }
   *[no] {""}
}{ $die ->
    [extra] {" "}und darf ab jetzt mit dem Zusatzwürfel würfeln.
    [red] {" "}und darf ab jetzt mit dem roten Würfel würfeln.
   *[none] .
}
throne-log-locked = { $name } hat alle Karten von { $region } und sichert die Region: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, sicher vor Dieben.
throne-log-ends = { $left ->
    [0] { $target ->
        [yes] { $name } hat keine Würfel mehr und bekommt { $card } nicht.
       *[no] { $name } hat keine Würfel mehr und gewinnt nichts.
    }
    [one] { $target ->
        [yes] Ein Würfel reicht nicht mehr für { $card }: Der Zug von { $name } endet.
       *[no] Ein Würfel reicht für keine Karte mehr: Der Zug von { $name } endet.
    }
   *[other] { $target ->
        [yes] { $left } Würfel reichen nicht mehr für { $card }: Der Zug von { $name } endet.
       *[no] { $left } Würfel reichen für keine Karte mehr: Der Zug von { $name } endet.
    }
}
throne-log-empty = Die letzte Karte ist vom Tisch.
throne-log-objective = { $holds ->
    [yes] { $name } zeigt { $objective }: erfüllt, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $name } zeigt { $objective }: nicht erfüllt.
}
throne-log-scored = { $name } hat { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}: { $cards } für Karten, { $regions } für Regionen, { $objective } für den Auftrag.
throne-log-tied = { $names } sind in allem gleich. Soll Daumenringen entscheiden?
throne-log-voted = { $name } hat geantwortet.
throne-log-voted-yours = { $yes ->
    [yes] Du möchtest das Daumenringen.
   *[no] Du möchtest den Thron lieber teilen.
}
throne-log-declined = { $count ->
    [one] { $names } lehnt das Daumenringen ab.
   *[other] { $names } lehnen das Daumenringen ab.
}
throne-log-toss = { $name } gewinnt das Daumenringen.

throne-result = { $by ->
    [objective] { $names } besteigt den Hohen Thron: Gleichstand bei { $points } Punkten, aber mehr davon aus einem Auftrag.
    [regions] { $names } besteigt den Hohen Thron: Gleichstand bei { $points } Punkten und Aufträgen, aber mehr gesicherte Regionen.
    [thumb-war] { $names } besteigt den Hohen Thron: Gleichstand bei { $points } Punkten und in allem anderen, aber das Daumenringen gewonnen.
    [shared] { $names } teilen sich den Hohen Thron: Gleichstand bei { $points } Punkten und in allem anderen.
   *[points] { $names } besteigt den Hohen Thron mit { $points } Punkten.
}
throne-part = { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $locked ->
    [0] {""}
    [one] , 1 Region
   *[other] , { $locked } Regionen
}
throne-typed-none = „{ $text }“ geht jetzt nicht.
throne-kind = { $kind ->
    [hero] Held
    [spirit] Geist
    [beast] Tier
    [treasure] Schatz
   *[other] { $other }
}

## Was eine Aktion bewirken würde

throne-left = Zu würfeln bliebe: { $dice }.
throne-left-chance = Die Chance auf { $card } wäre { $chance }.
throne-last-card = Es ist die letzte Karte der Mitte: Mit ihr endet die Partie.

## Der Tisch

throne-wall = Sagenkarten
throne-region = { $region }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für alle Karten{ $locked ->
    [yes] , gesichert von { $name }
   *[no] {""}
}
throne-card = { $card }, { $kind }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $where ->
    [locked] gesichert von { $name }
    [held] vor { $name }
   *[centre] in der Mitte
}{ $odds ->
    [yes] , Chance { $chance }
    [changed] , Chance { $chance }, vor dem Wurf { $before }
   *[no] {""}
}. Mehr dazu
throne-card-short = { $card }: { $kind }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
throne-line = { $card }: { $kind ->
    [steal] Diebstahl, { $line }
   *[printed] { $line }
}{ $state ->
    [filled] , gefüllt
    [fits] , lässt sich füllen
   *[open] {""}
}{ $odds ->
    [yes] , dann beträgt die Chance { $chance }
   *[no] {""}
}
throne-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
throne-then = dann { $chance }
throne-chance-before = Vor diesem Wurf: { $chance }
throne-chance-now = Chance jetzt: { $chance }
throne-line-filled = gefüllt
throne-steal-line = für den Diebstahl
throne-where = { $where ->
    [locked] Gesichert von { $name }: Niemand kann sie stehlen.
    [held] Liegt vor { $name }. Zum Stehlen braucht es eine Spirale mehr.
   *[centre] Noch auf dem Tisch.
}
throne-region-worth = Alle Karten von { $region } ({ $cards }) bringen zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und sind sicher vor Dieben.
throne-hero-gives = { $die ->
    [red] Ein Held: Wer diese Karte hat, darf den roten Würfel als achten nehmen.
   *[extra] Ein Held: Wer diese Karte hat, darf einen achten Würfel nehmen.
}
throne-hero-die = { $die ->
    [red] darf den roten Würfel nehmen
   *[extra] darf einen Zusatzwürfel nehmen
}

## Vor den Spielern

throne-court = Vor { $name }
throne-court-first = hat die Partie begonnen
throne-court-none = noch keine Karten
throne-court-region = { $locked ->
    [yes] { $region }, gesichert:
   *[no] { $region }, { $held } von { $of }:
}
throne-court-points = { $cards } für Karten, { $regions } für Regionen, { $objective } für den Auftrag
throne-objective = Dein Auftrag: { $name }.
throne-objective-worth = { $holds ->
    [yes] { $points ->
        [one] Jetzt erfüllt: 1 Punkt.
       *[other] Jetzt erfüllt: { $points } Punkte.
    }
   *[no] { $points ->
        [one] Noch nicht: 1 Punkt.
       *[other] Noch nicht: { $points } Punkte.
    }
}

## Aufträge

throne-needs-some = mindestens { $count } von diesen: { $cards }
throne-needs-kind = mindestens { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} der Art { $kind }
throne-needs-region = mindestens { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} von { $region }
throne-needs-regions = Karten aus mindestens { $count ->
    [one] 1 Region
   *[other] { $count } Regionen
}
throne-needs-kinds = Karten von mindestens { $count ->
    [one] 1 Art
   *[other] { $count } verschiedenen Arten
}
throne-needs-cards = mindestens { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
throne-needs-locked = mindestens { $count ->
    [one] 1 gesicherte Region
   *[other] { $count } gesicherte Regionen
}
throne-needs-and = { $one } und { $other }
throne-needs-or = { $one } oder { $other }
throne-asks = { $text ->
   *[other] { $needs }
}
throne-objective-full = { $name } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}): { $text }

## Die Würfelschale

throne-tray = Würfelschale
throne-dice-label = Würfel dieses Wurfs
throne-die-pick = Würfel { $number }: { $die }
throne-skip = Überspringen
throne-opening = Speere für den ersten Zug
throne-opening-spears = { $name }: { $spears ->
    [0] keine Speere
    [one] 1 Speer
   *[other] { $spears } Speere
}
throne-aside = Weglegen
throne-aside-label = Weglegen: der gewählte Würfel
throne-pick-aside = Wähle den Würfel, den du für diesen Zug weglegst.
throne-no-line-picked = Keine Zeile nimmt diese Würfel zusammen auf.
throne-options = Zeilen, die diese Würfel füllen können
throne-option = { $steal ->
    [yes] { $card } stehlen: { $line }
   *[no] { $card }: { $line }
}{ $odds ->
    [yes] , dann beträgt die Chance { $chance }
   *[no] {""}
}
throne-aim = Würfel für { $card }
throne-place = Würfel legen
throne-let-go = Loslassen
throne-ways = Würfel:
throne-way = { $spears ->
    [0] { $dice }
    [one] { $dice }: 1 Speer
   *[other] { $dice }: { $spears } Speere
}
throne-wild = Roter Würfel zählt als:
throne-wild-as = Der rote Würfel zählt als { $face }
throne-keep = Welchen Auftrag behalten?
throne-keep-this = Diesen behalten
throne-roll = Würfeln
throne-roll-asked = Die Würfel liegen in deiner Hand: Wirf sie.
throne-roll-with = { $die ->
    [extra] Mit dem achten Würfel werfen
    [red] Mit dem roten Würfel werfen
   *[none] Ohne ihn werfen
}
throne-eighth = { $die ->
    [extra] Zusatzwürfel
    [red] Roter Würfel
   *[none] Sieben Würfel
}
throne-eighth-hint = { $die ->
    [extra] Noch ein Würfel wie die anderen.
    [red] Seine Spirale zählt als beliebige Seite.
   *[none] Diesmal kein achter Würfel.
}
throne-thumb = { $yes ->
    [yes] Daumenringen
   *[no] Thron teilen
}
throne-thumb-hint = { $yes ->
    [yes] Wenn alle zustimmen, entscheidet der Zufall.
   *[no] Lehnt jemand ab, gewinnen alle, die gleichauf sind.
}

## Das Ende

throne-scores = Schlusswertung
throne-scores-player = Spieler
throne-scores-cards = Karten
throne-scores-regions = Regionen
throne-scores-objective = Auftrag
throne-scores-total = Summe
throne-scores-item = { $name } { $points }
throne-scores-holds = { $holds ->
    [yes] , erfüllt
   *[no] , nicht erfüllt
}

## Neben dem Tisch

throne-odds = Chancen zeigen
throne-stats = Würfe dieser Partie
throne-stats-whose = Wessen Würfe
throne-stats-all = Alle
throne-stats-red = Der rote Würfel
throne-stats-face = { $face }: { $count }, erwartet { $expected }
throne-stats-expected = { $dice ->
    [one] 1 Würfel geworfen
   *[other] { $dice } Würfel geworfen
}; die Marke zeigt, was zu erwarten ist: je { $each }.
throne-stats-odd = So weit oder weiter weichen faire Würfel in { $chance } aller Partien ab.
throne-keys = Spielen mit Tasten
throne-keys-pick = wählt einen Würfel des Wurfs oder lässt ihn los
throne-keys-line = geht weiter zu den Zeilen, die die Würfel füllen können; Enter wählt eine
throne-keys-place = legt die Würfel auf die gewählte Zeile
throne-keys-aside = legt den einen gewählten Würfel weg
throne-keys-escape = überspringt, was gezeigt wird, oder lässt die Würfel los
throne-deck = Deck: { $name }

## Was der Trainer sagt

learn-coach-throne-keep = Die meisten Punkte gewinnen: Sie kommen von Karten, von ganzen Regionen und von einem geheimen Auftrag, den du jetzt wählst. Er zählt nur, wenn er am Ende erfüllt ist.
learn-coach-throne-keep-look = Am besten sind Karten, die du ohnehin sammeln würdest: aus einer Region oder mit vielen Punkten.
learn-coach-throne-die = Ein Held leiht dir einen achten Würfel. Er kostet nichts, und die Spirale eines roten steht für jede Seite.
learn-coach-throne-choose = Die erste Zeile, die du füllst, bestimmt dein Ziel für den ganzen Zug. Wäge also zuerst Punkte und Chancen ab.
learn-coach-throne-worth = Bei dieser Chance am meisten wert: { $card }, { $chance }, Wert { $points }.
learn-coach-throne-both = Am wahrscheinlichsten und lohnend: { $card }, { $chance }, Wert { $points }.
learn-coach-throne-line = Mit jedem Wurf füllst du eine Zeile, und was übrig ist, wirfst du neu.
learn-coach-throne-fill = Jetzt am besten: { $needs }. Das lässt { $chance } für { $card }.
learn-coach-throne-rather-aside = Lege hier lieber einen Würfel beiseite und würfle um eine Zeile, die mit wenigen schwerer zu füllen ist: { $card } steht dann bei { $chance }.
learn-coach-throne-aside = Nichts passt, also muss ein Würfel weg. Gib die Seite her, die du am wenigsten brauchst: Alle anderen werden neu geworfen.
learn-coach-throne-needs = { $card } braucht noch: { $needs }.
learn-coach-throne-thumb = Alles ist gleich. Wenn alle zustimmen, entscheidet der Zufall zwischen euch; sonst teilt ihr euch den Sieg.
learn-coach-throne-chance = Die Würfel rollen.
learn-coach-throne-theirs = Jemand anders entscheidet. Bald bist du wieder dran.
learn-coach-throne-watch = Achte darauf, welche Regionen fast vollständig sind: Ihre letzte Karte ist einen Diebstahl wert.
learn-coach-throne-over = Die letzte Karte hat die Mitte verlassen, also ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt.

## Der Tisch in Worten

words-throne-turn = Dieser Zug
words-throne-rolled = { $name } hat { $dice } geworfen.
words-throne-objective = Dein Auftrag
words-throne-region = { $region }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für die ganze Region
words-throne-card = { $card }, { $kind }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
words-throne-held = { $locked ->
    [yes] Gesichert von { $name }.
   *[no] Liegt bei { $name }.
}
words-throne-line = { $line ->
    [0] Zum Stehlen
   *[other] Zeile { $line }
}: { $needs }{ $filled ->
    [yes] , gefüllt
   *[no] {""}
}.
words-throne-chance = Chance jetzt: { $chance }.
words-throne-player = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $count ->
    [0] keine Karten
   *[other] mit { $cards }
}.
words-throne-deed-keep = Behalten: { $objective }
words-throne-aside = { $dice } weglegen
words-throne-fill = { $dice } auf { $card } legen, { $line ->
    [0] zum Stehlen
   *[other] Zeile { $line }
}
throne-with-deck = Mit dem Deck „{ $name }“.

## Was nicht geht. Kein Satz beginnt mit einem großen Buchstaben (außer Hauptwörtern) oder endet mit einem
## Punkt, denn manche stehen in anderen.

refused-throne-seat = { $seat ->
    [1] Wolf
    [2] Hirsch
    [3] Rabe
    [4] Eber
    [5] Feldhase
   *[6] Otter
}
refused-throne-not-now = „{ $action }“ geht jetzt nicht: { $due ->
    [objectives] Die Aufträge werden gemischt
    [keep] Behalte einen deiner Aufträge
    [opening] Um den ersten Zug wird gewürfelt
    [die] Wähle einen achten Würfel oder keinen
    [roll] Die Würfel rollen
    [choose] Fülle eine Zeile oder lege einen Würfel weg
    [thumb-war] Sag, ob du Daumenringen willst
    [toss] Das Daumenringen wird entschieden
   *[nothing] Nichts
}
refused-throne-not-the-deck = das sind nicht die Aufträge des Decks, jeder einmal
refused-throne-wrong-dice = hier wird mit { $standard } gewöhnlichen Würfeln{ $red ->
    [yes] {" "}und dem roten
   *[no] {""}
} gewürfelt
refused-throne-not-drawn = den Auftrag „{ $card }“ hast du nicht gezogen
refused-throne-no-such-die = kein Held vor dir gibt diesen Würfel
refused-throne-no-such-card = in diesem Deck gibt es keine Karte „{ $card }“
refused-throne-other-target = du hast angefangen, „{ $card }“ zu füllen, und musst in diesem Zug dabei bleiben
refused-throne-your-own = „{ $card }“ gehört dir schon
refused-throne-locked = „{ $card }“ liegt in einer Region, die { $name } gesichert hat
refused-throne-no-such-line = „{ $card }“ hat keine solche Zeile
refused-throne-line-filled = diese Zeile ist schon gefüllt
refused-throne-not-rolled = diese Würfel hast du nicht gewürfelt
refused-throne-does-not-fill = diese Würfel füllen die Zeile nicht genau: jedes Symbol einmal und kein Speer zu viel
refused-throne-not-tied = Platz { $seat } ist nicht unter denen, die gleichauf liegen
refused-throne-few-objectives = das Deck „{ $deck }“ hat Aufträge für { $most }, nicht für { $seats }: Alle ziehen zwei

## Was an einem Deck nicht stimmt

refused-deck-unreadable = das Deck ist nicht lesbar: { $why }
refused-deck-no-name = das Deck hat keinen Namen
refused-deck-regions = ein Deck hat 1 bis { $most } Regionen, nicht { $count }
refused-deck-cards = ein Deck hat 1 bis { $most } Karten, nicht { $count }
refused-deck-objectives = ein Deck hat keine Aufträge oder 4 bis { $most }: zwei für jeden; dieses hat { $count }
refused-deck-nameless = { $piece ->
    [region] eine Region
    [card] eine Karte
   *[objective] ein Auftrag
} hat keinen Namen
refused-deck-bad-id = { $piece ->
    [region] Region
    [card] Karte
   *[objective] Auftrag
} „{ $name }“: Die Kennung „{ $id }“ besteht nicht aus kleinen Buchstaben, Ziffern und „-“
refused-deck-at = { $piece ->
    [region] Region
    [card] Karte
   *[objective] Auftrag
} { $id }: { $why }
refused-deck-twice = das gibt es zweimal
refused-deck-too-much = nichts ist mehr als { $most } wert
refused-deck-long = ein Text daran hat mehr als { $most } Bytes
refused-deck-no-colour = es fehlt eine Farbe
refused-deck-no-cards = es fehlen Karten
refused-deck-cheap = wert ist sie { $worth }, weniger als ihre Karten zusammen ({ $cards })
refused-deck-no-region = es gibt keine Region „{ $region }“
refused-deck-bad-kind = die Art „{ $kind }“ ist kein kleingeschriebenes Wort
refused-deck-hero = nur ein Held hat einen Würfel
refused-deck-no-lines = es fehlen Zeilen
refused-deck-dice = um sie zu { $stealable ->
    [yes] stehlen
   *[no] gewinnen
}, braucht es { $dice } Würfel, und niemand kann mit mehr als sieben rechnen
refused-deck-too-deep = die Bedingungen sind zu tief verschachtelt
refused-deck-many-needs = verlangt werden mehr als { $most } Dinge
refused-deck-no-needs = eine Liste von Bedingungen ist leer
refused-deck-asks-for-none = es werden keine { $wanted ->
    [kind] Karten der Art
    [region] Karten der Region
    [regions] Regionen
    [kinds] Arten
    [locked] gesicherten Regionen
   *[cards] Karten
} verlangt
refused-deck-asks-for-more = verlangt werden { $count }, vorhanden sind { $all } { $wanted ->
    [kind] Karten der Art
    [region] Karten der Region
    [regions] Regionen
    [kinds] Arten
   *[cards] Karten
}
refused-deck-no-card = es gibt keine Karte „{ $card }“
refused-deck-card-twice = die Karte „{ $card }“ ist zweimal genannt
refused-deck-no-kind = es gibt keine Karte der Art „{ $kind }“
refused-deck-no-picture = es gibt kein Bild „{ $picture }“

## Im Terminal. Befehle bleiben englisch; die sechs Namen beginnen mit verschiedenen Buchstaben.

## Im Terminal: Spieler, Würfel, Zeilen

terminal-throne-badge = { $seat ->
    [0] Wolf
    [1] Hirsch
    [2] Rabe
    [3] Eber
    [4] Feldhase
   *[other] Otter
}
terminal-throne-die = { $die ->
    [red] roter Würfel
   *[extra] Zusatzwürfel
}
terminal-throne-or = { $one } oder { $other }

## Im Terminal: Aufträge

terminal-throne-objective-own = Dein Auftrag: { $objective }; { $holds ->
    [holds] erfüllt
    [now] jetzt erfüllt
    [not] nicht erfüllt
   *[not-yet] noch nicht erfüllt
}.
terminal-throne-objective-drawn = Du hast gezogen: { $objective }.
terminal-throne-objective-none = In diesem Deck gibt es keine Aufträge.
terminal-throne-objective-later = Noch sind keine Aufträge gezogen.
terminal-throne-objective-nobody = Niemand sitzt an der Tastatur, also wird kein Auftrag gezeigt.

## Im Terminal: Der Tisch

terminal-throne-title = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} in der Mitte: { $stage ->
    [end] Ende
    [keep] Aufträge
    [tie] Gleichstand
    [turn] { $name } ist dran
   *[before] vor dem ersten Zug
}
terminal-throne-turn = { $mine ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}: { $eighth ->
    [yes] sieben Würfel, und ein achter nach Wunsch
   *[no] { $dice } im Spiel
}.
terminal-throne-no-turn = Niemand ist dran.
terminal-throne-target = Das Ziel ist { $card }{ $steal ->
    [yes] , zu stehlen von { $from }
   *[no] {""}
}: gefüllt { $filled }; offen { $open }.
terminal-throne-no-target = Noch gibt es kein Ziel.
terminal-throne-the-dice = Die Würfel:
terminal-throne-to-roll = Zu würfeln: { $dice }
terminal-throne-more-cards = ... c zeigt { $count } weitere

## Im Terminal: Was zu tun ist

terminal-throne-roll = Zu würfeln: { $dice }. Enter würfelt, undo (u) nimmt zurück, was du getan hast.
terminal-throne-which-die = Welchen Würfel legst du weg?
terminal-throne-which-line = { $card }: welche Zeile?
terminal-throne-which-dice = Mit welchen Würfeln?
terminal-throne-pick-die = { $die ->
    [extra] extra: mit acht Würfeln
    [red] red: mit sieben Würfeln und dem roten
   *[none] none: mit sieben Würfeln
}
terminal-throne-pick-card = { $card } füllen{ $steal ->
    [yes] , liegt vor { $from }
   *[no] {""}
} ({ $points }): { $now } von { $all }
terminal-throne-pick-line = { $line ->
    [0] die Zeile des Diebstahls füllen
   *[other] Zeile { $line } füllen
}: { $needs }
terminal-throne-pick-wild = { $dice }, die rote Spirale zählt als { $face }
terminal-throne-pick-aside = einen Würfel weglegen
terminal-throne-pick-set = { $red ->
    [yes] den roten Würfel weglegen, { $die } { $face }
   *[no] weglegen: { $die } { $face }
}
terminal-throne-pick-thumb = { $yes ->
    [yes] yes: Der Zufall entscheidet, wenn alle zustimmen
   *[no] no: den Thron teilen
}
terminal-throne-next = { $next ->
    [card] Danach geht es um die Zeile oder die Würfel.
    [line] Danach geht es um die Würfel.
   *[which] Danach geht es darum, welcher es ist.
}

## Im Terminal: Chancen

terminal-throne-odds = Die Chance von { $name } auf jede Karte in diesem Zug, { $rolled ->
    [yes] mit diesem Wurf ({ $dice })
   *[no] vor dem Wurf ({ $dice })
},
    .how = wenn es nur um diese Karte geht, bestmöglich gespielt:
    .after = Hinter -> steht die Chance, wenn dieser Wurf die Zeile füllt.
terminal-throne-odds-from = von { $name }
terminal-throne-no-odds = Niemand ist dran, also gibt es keine Chancen.
terminal-throne-odds-always = { $always ->
    [yes] Die Chancen werden ab jetzt gezeigt.
   *[no] Die Chancen werden nur auf Wunsch gezeigt.
}

## Im Terminal: Punkte

terminal-throne-scores-now = Wenn die Partie jetzt endete; von den Aufträgen ist nur deiner bekannt:
terminal-throne-scores-tie = Die Punkte, mit Gleichstand an der Spitze:
terminal-throne-scores-objective = Auftrag von { $name }: { $holds ->
    [yes] erfüllt
   *[no] nicht erfüllt
}. { $objective }.
terminal-throne-region = { $region }: { $state ->
    [locked] gesichert von { $name }
    [centre] alle { $of } in der Mitte
   *[held] { $held }, { $centre } von { $of } in der Mitte
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Im Terminal: Was nicht geht

terminal-throne-say-card = Hinter card kommt eine Karte, etwa card Lugh.
terminal-throne-say-fill = Hinter fill kommen eine Karte, ihre Zeile und die Würfel.
terminal-throne-say-odds = odds steht allein oder mit on oder off.
terminal-throne-no-card = In diesem Deck gibt es keine Karte „{ $text }“.
terminal-throne-several-cards = „{ $text }“ kann mehreres heißen: { $cards }.
terminal-throne-not-dice = „{ $text }“ sind keine Würfel: S, T, K, 1, 2, 3, und r vor der Seite des roten; höchstens acht.
terminal-throne-not-action = „{ $text }“ ist keine Aktion. So schreibt man sie: fill Lugh 2 TK, aside K, aside rS, keep NAME, die red, thumb-war yes.
terminal-throne-no-line = Dieser Wurf füllt keine Zeile von { $card }.
terminal-throne-why-roll = Dieser Wurf füllt die Zeile nicht.

## Im Terminal: Seiten

terminal-throne-page-standings = Spielstand
terminal-throne-page-odds = Chancen
terminal-throne-page-cards = Karten
terminal-throne-page-card = Eine Karte

## Im Terminal: Hilfe. Befehle sind in jeder Sprache gleich.

terminal-throne-bar = { $mode ->
    [pass] Enter weiter  t Stand  c Karten  r Regeln  s speichern  ? Hilfe  q Ende
    [over] n neue Partie  g andere Spiele  s speichern  t Stand  : tippen (log)  q Ende
    [sure] Enter ausführen  Esc zurück  t Stand  c Karten  o Chancen  ? Hilfe  q Ende
    [roll] Enter würfelt  u zurück  o Chancen  c Karten  t Stand  ? Hilfe  q Ende
    [coached] Enter nimmt  : tippen  Tab Log  w warum  o Chancen  c Karten  t Stand  ? Hilfe
   *[choose] Enter nimmt  : tippen  Tab Log  o Chancen  c Karten  t Stand  ? Hilfe  q Ende
}
terminal-throne-legend =
    Würfel: [S] Spirale, [T] Baum, [K] Knoten, [1] [2] [3] so viele Speere; (S) ist der rote.
    Zeilen: TT sind zwei Bäume, K5 ein Knoten und fünf Speere; S | TK | 6 sind drei Zeilen.
terminal-throne-help =
    Tippe die Nummer einer Wahl, ihren Namen oder eine ganze Aktion: fill Lugh 2 TK, aside K, aside rS, keep NAME, die red, thumb-war yes. Bei Karten genügt Name, Kennung oder Anfang.
    Enter, roll     die übrigen Würfel werfen
    undo            davor: zurücknehmen, was du seit dem letzten Wurf getan hast
    back            einen Schritt der Wahl zurückgehen
    legal           alles, was du jetzt tun darfst, eine Aktion je Zeile
    cards           alle Karten mit ihren Zeilen, und wer was hat
    card NAME       alles über eine Karte
    dice            der Zug: Ziel, Zeilen und Würfel
    objective       dein Auftrag
    odds            die Chance auf jede Karte; odds on, odds off: immer oder nicht mehr
    standings, s    die Punkte, wenn die Partie jetzt endete
terminal-throne-keys =
    Auf, Ab         durch die Auswahl gehen; die Wirkung steht daneben
    Enter, Leer     die Wahl treffen; würfeln
    Esc             einen Schritt zurück, eine Seite schließen
    1 bis 9         zu dieser Wahl gehen
    : oder /        Wahl, Aktion (fill Lugh 2 TK) oder save DATEI tippen
    Tab             neben der Auswahl: Verlauf, Wirkung, Chancen
    o, O            die Chance auf jede Karte; O zeigt sie immer
    c               alle Karten mit ihren Zeilen, und wer was hat
    b               dein Auftrag
    e               die ganze Wirkung, wenn daneben wenig Platz ist
    t               die Punkte, wenn die Partie jetzt endete
    u               vor dem Wurf zurücknehmen, was du getan hast
    n, g            neue Partie mit denselben Spielern; andere Spiele
terminal-throne-marks =
    Würfel: [S] Spirale, [T] Baum, [K] Knoten, [1] [2] [3] Speere, (S) der rote.
    Karten: Region, Name, Punkte, + Zusatz- oder r roter Würfel eines Helden,
    Zeilen, und wer sie hat: . ist die Mitte, W Wolf, W# gesichert von Wolf.
terminal-throne-rules =
    The High Throne ist für zwei bis sechs. Alle Sagenkarten liegen in der Mitte; wer die meisten Punkte hat, wenn dort keine mehr liegt, sitzt auf dem Thron.
    Vor der Partie ziehen alle heimlich zwei Aufträge und behalten einen. Dann werfen alle sieben Würfel; wer die meisten Speere hat, beginnt.
    In deinem Zug wirfst du sieben Würfel, und einen achten, Zusatzwürfel oder roten, wenn ein Held vor dir ihn mitbringt. Nach jedem Wurf füllst du entweder eine offene Zeile einer Karte, ganz aus diesem Wurf, oder legst einen Würfel weg; dann wirfst du die übrigen. Die erste Zeile, die du füllst, macht ihre Karte zum Ziel des Zugs. Sind alle Zeilen gefüllt, gehört die Karte dir. Bleiben zu wenige Würfel, endet der Zug mit leeren Händen.
    Jedes Zeichen einer Zeile braucht einen Würfel, der es zeigt. Speere sind eine Summe, die zu erreichen ist, mit keinem Würfel zu viel. Eine Spirale auf dem roten Würfel zählt als beliebige Seite.
    Auch eine Karte vor jemand anderem kann das Ziel sein: Zum Stehlen braucht es eine Zeile mehr, eine Spirale.
    Wer alle Karten einer Region hat, sichert sie: Niemand kann sie stehlen, und statt ihrer eigenen Punkte zählen die der Region.
    Am Ende zählen deine offenen Karten, deine gesicherten Regionen und dein Auftrag, wenn er erfüllt ist. Bei Gleichstand: die meisten Punkte aus einem Auftrag, dann die meisten gesicherten Regionen, dann das Daumenringen, über das der Zufall entscheidet, wenn alle Beteiligten zustimmen.
