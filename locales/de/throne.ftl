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
throne-prompt-soon = Gleich bist du dran: Sieh, was die anderen getan haben, oder überspringe es.
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
