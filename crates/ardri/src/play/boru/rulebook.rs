//! The rules in short and the ways to play, in our own words.

/// The rules, a paragraph each.
pub(crate) const RULES: &[&str] = &[
    "Brian Boru is played in three rounds by three players and in four by four or five. Whoever \
     has most points at the end is High King of Ireland.",
    "A round begins with raiders landing in the battle area and a marriage on offer. Then all \
     cards are dealt and drafted: keep two of your pack, pass the rest to the left, and again.",
    "Then tricks are played. The holder of the marker puts it on an open town and leads a card of \
     that town's colour, or a white one. The others play any card. The highest card of the town's \
     colour wins, white counting as that colour. From the lowest card to the highest, the winner \
     takes the primary action of their card, everybody else one secondary action, top or bottom. \
     The winner leads next. The last card of a hand is discarded, unless it is agreed to play it.",
    "Actions: “town” puts a disc on the active town. “Raiders” come from the battle area, “to \
     church” puts discs into the church, “up the marriage track” moves you there; of each of \
     these you may buy more at two coins a piece. “Expand” lets you pay five coins for an open \
     town that a road joins to one of yours. “Free a town” takes a Viking token away. Who cannot \
     pay a coin loses two points.",
    "Upkeep, marriage: the highest on the track takes the marriage card and goes back to space 0; \
     then everybody gains what their space shows.",
    "Upkeep, battle: if raiders are left in the battle area, everybody with the fewest raiders \
     loses a town to the Vikings, chosen by the one player with most. The one player with most \
     gains a renown and a point for each renown, and returns all raiders. Whoever has most then \
     gains a point and returns one.",
    "Upkeep, church: the one player with most discs builds a monastery, takes the marker and all \
     discs back. Whoever has most then gains a point and takes one back. Four discs build, too.",
    "Upkeep, regions: once enough towns of a region are held, its token is turned up and goes to \
     the player with most towns there; a monastery counts as one more. On a tie it stays.",
    "At the end: one point for most coins, one for the marker, one for each renown, the points \
     of your tokens, half the points of tokens on the board for those tied for most there, and 1, \
     1, 3, 5, 7 or 10 points for towns in 3 to 8 regions. Ties: most tokens, then marriages.",
];

/// What the marks on the board mean.
pub(crate) const LEGEND: &[&str] = &[
    "A town is its id, its colour (r red, b blue, y yellow) and who holds it: M8r. is open,",
    "M8rP Purple's, M8rVP held by the Vikings with Purple's disc beneath, M8rP+ has a",
    "monastery, [M8r.] has the marker. P Purple, G Green, B Black, I Ivory, N Brown.",
    "Before the towns of a region: its token's points, towns held of those needed, and where",
    "the token is: ? face down, ^ face up on the board, or the letter of its holder.",
];

/// What can be typed, for the plain game.
pub(crate) const COMMANDS: &[&str] = &[
    "Type the number of a choice, its name, or a whole action: mark Cork, play 11, pick 3 17,",
    "top expand L5, bottom buy 1, primary. Towns go by id or name, English or Irish.",
    "legal           list everything that you may do now, one action to a line",
    "preview ACTION  say what an action would do, without doing it",
    "back            go one step back in a choice",
    "board, map      show the board as a list, or as a map",
    "hand            your cards and what they do",
    "trick           the cards on the table",
    "standings, s    who would win what if upkeep or the end came now",
    "town NAME       everything about one town",
    "log             tell the game so far",
    "undo            take back what you did in this turn, before anything came of it",
    "rules           the rules in short",
    "save FILE       write the game to a file; play --resume FILE goes on with it",
    "new             begin again with the same players",
    "help            this list",
    "quit            leave",
];

/// What the keys do, for the screen.
pub(crate) const KEYS: &[&str] = &[
    "Up, Down        go through the choices; the effect is shown beside them",
    "Enter, Space    take the choice, then Enter again to do it",
    "Esc             go one step back, close a page",
    "1 to 9          go to that choice; cards go by their value",
    ": or /          type a choice, an action (top expand L5) or save FILE",
    "Tab             beside the choices: the log, the effect, your hand",
    "e               all of the effect, where there is little room for it",
    "t               standings: who would win what if upkeep or the end came",
    "m               the map, as large as the screen",
    "c               your cards and what went through your hands",
    "PgUp, PgDn      scroll the log",
    "u               undo: take back what you did in this turn",
    "r               the rules in short",
    "s               save the game; ardri play --resume FILE goes on with it",
    "n, o            new game with the same players; other games",
    "q               quit",
    "",
    "Players: > has to act, * holds the marker; pts points, co coins, re renown,",
    "ra raiders, ch church discs, ma space on the marriage track, to towns, ca",
    "cards, now (or “if over”) what they would score if the game ended now.",
    "Towns: M8r. is an open red town, M8rP Purple's, M8rVP held by the Vikings",
    "above Purple's disc, M8rP+ has a monastery, [M8r.] has the marker.",
    "Regions: points of the token, towns held of those needed to turn it up,",
    "then ? face down, ^ face up on the board, or its holder; >P goes to Purple.",
    "Cards: town 1coin/2coin exp|2raid is what the winner gets/what others",
    "choose from; * would lead the trick; exp is expand, free is free a town.",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_fits_a_terminal_of_80_columns() {
        for line in COMMANDS.iter().chain(LEGEND) {
            assert!(line.chars().count() <= 90, "{line}");
        }
        for line in KEYS {
            // A page has a frame.
            assert!(line.chars().count() <= 76, "{line}");
        }
    }
}
