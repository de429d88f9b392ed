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

## Brian Boru

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
