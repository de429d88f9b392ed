### Nim mit verdeckten Karten.

lobby-game-nim = Nim
    .about = Nimm Steine mit Karten, die sonst niemand sieht; wer den letzten nimmt, gewinnt.
    .length = 5 Minuten
nim-bot-squire = Nimmt die letzten Steine, wenn es geht, und lässt sonst möglichst wenig Chancen.
nim-heap-title = Der Haufen
nim-heap = { $stones ->
    [one] Es liegt ein Stein da.
   *[other] Es liegen { $stones } Steine da.
}
nim-cards-title = Karten
nim-hand = Deine Karten: { $cards }.
nim-cards = { $name } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
nim-take = { $card ->
    [one] die 1 spielen und einen Stein nehmen
   *[other] eine { $card } spielen und { $card } Steine nehmen
}
nim-deal = die Karten austeilen
nim-log-dealt = Du bekommst { $cards }.
nim-log-dealt-others = Alle bekommen Karten.
nim-log-took = { $name } spielt eine { $card }; { $left ->
    [0] der Haufen ist weg
    [one] ein Stein bleibt
   *[other] { $left } Steine bleiben
}.
nim-asked-you = Du bist dran: Spiel eine Karte. { $stones ->
    [one] Ein Stein ist noch da.
   *[other] { $stones } Steine sind noch da.
}
nim-asked = { $name } ist dran. { $stones ->
    [one] Ein Stein ist noch da.
   *[other] { $stones } Steine sind noch da.
}
nim-asked-nobody = Es ist nichts zu tun.
nim-ended = { $names } hat den letzten Stein genommen und gewinnt.
refused-nim-not-now = { $action } geht jetzt nicht
refused-nim-no-card = du hast keine Karte mit { $card }
refused-nim-stones = es gibt 1 bis { $most } Steine
