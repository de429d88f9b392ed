### The pages of rules, and why something cannot be done.

rules-title = Rules
rules-pages = The rules of each game
rules-more = More to read
rules-contents = Contents
rules-loading = The rules are being fetched
rules-failed = The rules could not be fetched.
rules-new-tab = Open in a new tab
rules-about = The rules as they are played here. “Ruling” marks what the printed rules leave open and we had to decide; press it for the reason. On the boards you can try what is said.
rules-in-english = The rules themselves are in English for now.
rules-address = Link to this: { $words }
rules-table = A table
rules-player = Player { $number }

rules-page-tafl = Brandubh and Tablut
rules-page-brian-boru = Brian Boru
rules-page-high-throne = The High Throne
rules-page-rulings = Rulings
    .about = What the printed rules leave open, how we decided it, and why.
rules-page-fairness = The luck
    .about = How every draw comes about, exact enough to write your own check.
rules-page-decks = Decks of The High Throne
    .about = How a deck is written, and what is known about ours.
rules-page-places = The towns of Brian Boru
    .about = What the towns on the map once were.
rules-page-opentafl = OpenTafl’s notation
    .about = Rules and positions of tafl, written as OpenTafl writes them.
rules-page-accessibility = With any hands and eyes
    .about = Playing by keys, in words for a screen reader, with less movement.

## Looking for a rule

rules-search = Look for a rule
rules-search-list = What was found
rules-search-found = { $count ->
    [0] Nothing was found
    [one] One place was found
   *[other] { $count } places were found
}
rules-search-none = Nothing was found for “{ $words }”.

## Rulings and diagrams

rules-ruling = Ruling
rules-ruling-why = Why:
rules-try = Show { $action }
rules-not = Try { $action }, which is refused
rules-diagram-open = Try it on the board
rules-diagram-tab = Try it in a new tab
rules-diagram-close = Close the board
rules-diagram-back = Set it back
rules-diagram-chance = What comes next is up to chance.
rules-diagram-failed = The board could not be fetched.
rules-diagram-again = Try again

## Why can’t I?

rules-the-rule = The rule
rules-all = All the rules
rules-the-rule-of = The rule: { $about }
