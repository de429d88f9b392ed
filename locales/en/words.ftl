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

## Brandubh and Tablut

words-tafl-who = Who stands where
words-tafl-pieces = { $piece ->
    [viking] { $count ->
        [0] No Vikings are left.
        [one] One Viking: { $squares }.
       *[other] { $count } Vikings: { $squares }.
    }
    [celt] { $count ->
        [0] No Celts are left.
        [one] One Celt: { $squares }.
       *[other] { $count } Celts: { $squares }.
    }
   *[king] { $count ->
        [0] There is no King.
       *[other] The King: { $squares }.
    }
}
words-tafl-rows = Row by row, from the top
words-tafl-row = Row { $row }: { $pieces }.
words-tafl-row-empty = Row { $row }: empty.
words-tafl-piece = { $piece ->
    [viking] Viking { $square }
    [celt] Celt { $square }
   *[king] King { $square }
}
words-tafl-throne = The throne is { $square }.
words-tafl-lately = The last move
words-tafl-last = From { $from } to { $to }.
words-tafl-taken = { $count ->
    [one] Captured on { $squares }.
   *[other] { $count } captured: { $squares }.
}
words-tafl-deed = { $piece ->
    [viking] Viking
    [celt] Celt
   *[king] King
} from { $from } to { $to }{ $loses ->
    [yes] , which would lose by repetition
   *[no] {""}
}

## The High Throne

words-throne-turn = This turn
words-throne-rolled = { $name } has rolled { $dice }.
words-throne-objective = Your Objective
words-throne-kept = { $name }: { $text } { $points ->
    [one] One point.
   *[other] { $points } points.
}
words-throne-region = { $region }, { $points ->
    [one] one point
   *[other] { $points } points
} for all of it
words-throne-card = { $card }, { $kind }, { $points ->
    [one] one point
   *[other] { $points } points
}.
words-throne-held = { $locked ->
    [yes] Locked by { $name }.
   *[no] Held by { $name }.
}
words-throne-line = { $line ->
    [0] To steal it
   *[other] Line { $line }
}: { $needs }{ $filled ->
    [yes] , filled
   *[no] {""}
}.
words-throne-chance = Chance now: { $chance }.
words-throne-player = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $count ->
    [0] no cards
   *[other] with { $cards }
}.
words-throne-keep = Keep { $name }: { $text } { $points ->
    [one] One point
   *[other] { $points } points
}
words-throne-aside = Set aside { $dice }
words-throne-fill = Lay { $dice } on { $card }, { $line ->
    [0] to steal it
   *[other] line { $line }
}
