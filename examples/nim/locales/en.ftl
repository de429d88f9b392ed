### Nim with hidden cards.

lobby-game-nim = Nim
    .about = Take stones by cards that nobody else sees; whoever takes the last one wins.
    .length = 5 minutes
nim-bot-squire = Takes the last stones when it can, and leaves as few chances as possible.
nim-heap-title = The heap
nim-heap = { $stones ->
    [one] There is one stone.
   *[other] There are { $stones } stones.
}
nim-cards-title = Cards
nim-hand = Your cards: { $cards }.
nim-cards = { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
}.
nim-take = { $card ->
    [one] play the 1 and take a stone
   *[other] play a { $card } and take { $card } stones
}
nim-deal = deal the cards
nim-log-dealt = You are dealt { $cards }.
nim-log-dealt-others = Everyone is dealt cards.
nim-log-took = { $name } plays a { $card }; { $left ->
    [0] the heap is gone
    [one] one stone is left
   *[other] { $left } stones are left
}.
nim-asked-you = Your turn: play a card. { $stones ->
    [one] One stone is left.
   *[other] { $stones } stones are left.
}
nim-asked = { $name } is to play a card. { $stones ->
    [one] One stone is left.
   *[other] { $stones } stones are left.
}
nim-asked-nobody = Nothing is to be done.
nim-ended = { $names } took the last stone and wins.
refused-nim-not-now = { $action } cannot be done now
refused-nim-no-card = you have no card that shows { $card }
refused-nim-stones = there are 1 to { $most } stones
