### The deck that comes with the program, for those who read it in another language than its file.

deck-about = The project's own deck for The High Throne of Ireland. It is not the printed one: names come from Irish mythology, lines, points, Objectives and texts are ours, tuned by exact odds and games between bots.
deck-objective = { $id ->
   *[other] { $name }
}
deck-lore = { $id ->
   *[other] { $lore }
}
