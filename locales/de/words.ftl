### Der Tisch in Worten, für alle, die ihn hören statt sehen.
### Noch nicht von Muttersprachlern durchgesehen.

words-news = Was gerade geschehen ist
words-type = Schreib, was du tun willst
    .hint = Die Nummer einer Aktion oder Wörter daraus. „?“ nennt die Befehle.
words-numbered = { $number }. { $words }.
words-more = { $count ->
    [one] Noch eine; schreib ein Wort daraus, um sie zu finden.
   *[other] Noch { $count }; schreib ein Wort daraus, um sie zu finden.
}
words-listed = { $count ->
    [0] Eine solche Aktion gibt es nicht.
    [one] Eine Aktion: { $told }
   *[other] { $count } Aktionen: { $told }
}
words-several = „{ $text }“ kann mehreres heißen: { $told }
words-none = „{ $text }“ kannst du gerade nicht tun.
words-no-part = Kein Teil des Tisches heißt „{ $part }“.
words-command-read = lies
words-command-list = liste
words-command-help = hilfe
words-help = Schreib die Nummer einer Aktion, ihren Text oder genug von ihren Wörtern. „{ $list }“ nennt die Aktionen, „{ $list }“ mit einem Wort die, in denen es vorkommt. „{ $read }“ liest den ganzen Tisch vor, „{ $read } 2“ seinen zweiten Teil, „{ $read }“ mit einem Wort den Teil, der so heißt. „{ $help }“ sagt das noch einmal.
words-players = Spieler

## Brandubh und Tablut

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

## The High Throne

words-throne-turn = Dieser Zug
words-throne-rolled = { $name } hat { $dice } geworfen.
words-throne-objective = Dein Auftrag
words-throne-kept = { $name }: { $text } { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
}
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
words-throne-keep = { $name } behalten: { $text } { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
words-throne-aside = { $dice } weglegen
words-throne-fill = { $dice } auf { $card } legen, { $line ->
    [0] zum Stehlen
   *[other] Zeile { $line }
}
