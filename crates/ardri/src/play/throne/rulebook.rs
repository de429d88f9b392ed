//! The rules in short and the ways to play, in our own words.

/// The rules, a paragraph each.
pub(crate) const RULES: &[&str] = &[
    "The High Throne is for two to six. All Ancient cards lie in the centre; whoever has most \
     points when the last of them has left it sits on the throne.",
    "Before the game everyone draws two Objectives in secret and keeps one. Then all roll seven \
     dice; who has most Spears begins.",
    "In your turn you roll seven dice, and an eighth, extra or red, if a Hero in front of you \
     grants one. After each roll you either fill one open line of a card, wholly from this roll, \
     or set one die aside; then you roll the rest. The first line that you fill makes its card \
     the target of the turn. All lines filled, the card is yours. The turn ends with nothing when \
     the dice that are left are too few.",
    "Every symbol of a line needs a die that shows it. Spears are a total to reach, with no die \
     too many. A Spiral on the red die may count as any face.",
    "A card in front of another player can be a target, too: to steal it takes one more line, a \
     Spiral.",
    "Who holds all cards of a region locks it: its cards are safe and count the region's points \
     in place of their own.",
    "At the end count your face-up cards, your locked regions, and your Objective if it holds. \
     Ties: most points from an Objective, then most locked regions, then the thumb war, which is \
     left to chance if all who are tied agree.",
];

/// How dice and lines are written.
pub(crate) const LEGEND: &[&str] = &[
    "Dice: [S] Spiral, [T] Tree, [K] Knot, [1] [2] [3] so many Spears; (S) is the red die.",
    "Lines: TT is two Trees, K5 a Knot and five Spears; S | TK | 6 are three lines.",
];

/// What can be typed, for the plain game.
pub(crate) const COMMANDS: &[&str] = &[
    "Type the number of a choice, its name, or a whole action: fill Lugh 2 TK, aside K, aside rS,",
    "keep NAME, die red, thumb-war yes. Cards go by name, by id, or by how they begin.",
    "Enter or roll   roll the dice that are left",
    "undo            before that: take back what you did since the last roll",
    "back            go one step back in a choice",
    "legal           list everything that you may do now, one action to a line",
    "preview ACTION  say what an action would do, without doing it",
    "cards           all cards, with their lines and who holds what",
    "card NAME       everything about one card",
    "dice            the turn: target, lines and dice",
    "objective       your Objective",
    "odds            the chance of every card; odds on and odds off: always, or no longer",
    "standings, s    the points if the game ended now",
    "log             tell the game so far",
    "rules           the rules in short",
    "save FILE       write the game to a file; play --resume FILE goes on with it",
    "new             begin again with the same players",
    "help            this list",
    "quit            leave",
];

/// What the keys do, for the screen.
pub(crate) const KEYS: &[&str] = &[
    "Up, Down        go through the choices; the effect is shown beside them",
    "Enter, Space    take the choice; roll the dice",
    "Esc             go one step back, close a page",
    "1 to 9          go to that choice",
    ": or /          type a choice, an action (fill Lugh 2 TK) or save FILE",
    "Tab             beside the choices: the log, the effect, the odds",
    "o, O            the odds of every card; O shows them always, or no longer",
    "c               all cards, with their lines and who holds what",
    "b               your Objective",
    "e               all of the effect, where there is little room for it",
    "t               standings: the points if the game ended now",
    "PgUp, PgDn      scroll the log",
    "u               undo: before the roll, take back what you did",
    "r               the rules in short",
    "s               save the game; ardri play --resume FILE goes on with it",
    "n, g            new game with the same players; other games",
    "q               quit",
    "",
    "Dice: [S] Spiral, [T] Tree, [K] Knot, [1] [2] [3] Spears, (S) the red die.",
    "Cards: region, name, points, + extra or r red die of a Hero, lines, and who",
    "holds it: . is the centre, W Wolf, W# locked by Wolf.",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_fits_a_terminal_of_80_columns() {
        for line in COMMANDS.iter().chain(LEGEND) {
            assert!(line.chars().count() <= 94, "{line}");
        }
        for line in KEYS {
            // A page has a frame.
            assert!(line.chars().count() <= 76, "{line}");
        }
    }
}
