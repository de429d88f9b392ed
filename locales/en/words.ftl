### The table in words, for whoever hears it instead of seeing it.

words-news = What has just happened
words-type = Type what you want to do
    .hint = The number of an action, or words of it. “?” tells the commands.
words-numbered = { $number }. { $words }.
words-more = { $count ->
    [one] One more; type a word of it to find it.
   *[other] { $count } more; type a word of them to find them.
}
words-listed = { $count ->
    [0] There is no such action.
    [one] One action: { $told }
   *[other] { $count } actions: { $told }
}
words-several = “{ $text }” could mean several: { $told }
words-none = “{ $text }” is nothing that you can do now.
words-no-part = There is no part of the table called “{ $part }”.
words-command-read = read
words-command-list = list
words-command-help = help
words-help = Type the number of an action, its text, or enough of its words. “{ $list }” tells the actions, “{ $list }” and a word those that have it. “{ $read }” reads the whole table, “{ $read } 2” its second part, “{ $read }” and a word the part that is called so. “{ $help }” says this again.
words-players = Players

## Brian Boru

words-boru-round = The round
words-boru-rounds = Round { $round } of { $rounds }. Raiders left: { $raiders }.
words-boru-marriage = To be married: { $name }, who gives { $gives }.
words-boru-trick = The trick
words-boru-no-town = No town is fought over.
words-boru-played = { $name } has played { $card }.
words-boru-leading = { $name } is winning.
words-boru-pack = Cards to pick from
words-boru-hand = Your hand
words-boru-town = { $town }, { $colour }
words-boru-region = Worth { $points }; its token turns up at { $threshold } towns, { $held } are held.
words-boru-token = { $token ->
    [face-down] The token lies face down.
   *[on-board] The token is up, nobody holds it.
}
words-boru-token-held = { $name } holds the token.
words-boru-player = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}, coins { $coins }, renown { $renown }, raiders { $raiders }, discs in the church { $church }, space { $space } of the marriage track{ $marker ->
    [yes] , holds the marker
   *[no] {""}
}. If the game ended now: { $total }.
words-boru-deed-town = { $verb ->
    [start] Begin in
    [mark] Put the marker on
    [settle] Settle in
    [raid] Lose to the Vikings:
   *[build] Build a monastery in
} { $town }, { $colour }, { $region }
words-boru-deed-pick = Keep { $cards }
words-boru-deed-play = Play { $card }
words-boru-deed-buy = { $count ->
    [one] buy one more
   *[other] buy { $count } more
}
words-boru-deed-expand = expand to { $town } for five coins
words-boru-deed-free = free { $town } from the Vikings for { $name }
