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
words-sentences = { $one } { $other }
words-as-written = { $action }
