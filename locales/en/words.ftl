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
words-sentences = { $one } { $other }
words-as-written = { $action }
