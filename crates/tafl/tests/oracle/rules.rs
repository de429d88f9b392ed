//! A slow reference implementation of Brandubh and Tablut, written from `docs/tafl.md` alone.
//!
//! It exists to disagree with a fast engine, so each function is one sentence of the document and none is clever.

/// A square as (file, rank), both counted from 0: `a1` is `(0, 0)`.
pub type Square = (usize, usize);

/// A move as (from, to).
pub type Move = (Square, Square);

/// The largest board, which the grid is made for.
const LARGEST: usize = 9;

/// The four ways along a rank or file, as (file step, rank step).
const DIRECTIONS: [Direction; 4] = [NORTH, EAST, SOUTH, WEST];
const NORTH: Direction = (0, 1);
const EAST: Direction = (1, 0);
const SOUTH: Direction = (0, -1);
const WEST: Direction = (-1, 0);

type Direction = (isize, isize);

/// The rules of one game: the size of its board and a flag for every rule that can be turned on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlowRules {
    /// 7 for Brandubh, 9 for Tablut. Tablut's three Vikings next to the throne follow from the 9.
    pub size: usize,
    pub edge_escape: bool,
    pub strong_king: bool,
    pub unarmed_king: bool,
    pub hostile_throne: bool,
    /// Only means something on the 9×9 board.
    pub advanced: bool,
    pub king_returns: bool,
    pub corners_hostile_to_king: bool,
    pub no_edge_capture: bool,
}

impl SlowRules {
    /// Basic Brandubh.
    pub fn brandubh() -> SlowRules {
        SlowRules {
            size: 7,
            edge_escape: false,
            strong_king: false,
            unarmed_king: false,
            hostile_throne: false,
            advanced: false,
            king_returns: false,
            corners_hostile_to_king: false,
            no_edge_capture: false,
        }
    }

    /// "Tablut: the King escapes to any edge square. All else as in Brandubh, but for capturing the King."
    pub fn tablut() -> SlowRules {
        SlowRules { size: 9, edge_escape: true, ..SlowRules::brandubh() }
    }

    /// "Federation: as basic Brandubh, but …".
    pub fn federation() -> SlowRules {
        SlowRules {
            king_returns: true,
            hostile_throne: true,
            corners_hostile_to_king: true,
            no_edge_capture: true,
            ..SlowRules::brandubh()
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Viking,
    Celt,
    King,
}

impl Piece {
    /// "Celts (defenders): a King and his guards. Vikings (attackers)."
    pub fn side(self) -> Side {
        match self {
            Piece::Viking => Side::Vikings,
            Piece::Celt | Piece::King => Side::Celts,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Vikings,
    Celts,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::Vikings => Side::Celts,
            Side::Celts => Side::Vikings,
        }
    }
}

/// The pieces and the side to move: what the repetition rule calls "the same position".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlowPosition {
    pub size: usize,
    /// Indexed by rank, then file.
    pub grid: [[Option<Piece>; LARGEST]; LARGEST],
    pub to_move: Side,
}

impl SlowPosition {
    pub fn empty(size: usize, to_move: Side) -> SlowPosition {
        SlowPosition { size, grid: [[None; LARGEST]; LARGEST], to_move }
    }

    /// "Brandubh start" and "Tablut start", with the ruling that the Vikings move first.
    ///
    /// # Panics
    /// On a size that neither game has.
    pub fn start(size: usize) -> SlowPosition {
        let (king, celts, vikings) = match size {
            7 => ("d4", "d3 d5 c4 e4", "d1 d2 d6 d7 a4 b4 f4 g4"),
            9 => {
                ("e5", "e3 e4 e6 e7 c5 d5 f5 g5", "d1 e1 f1 e2 d9 e9 f9 e8 a4 a5 a6 b5 i4 i5 i6 h5")
            }
            _ => panic!("no game is played on a board of size {size}"),
        };
        let mut position = SlowPosition::empty(size, Side::Vikings);
        position.put_all(king, Piece::King);
        position.put_all(celts, Piece::Celt);
        position.put_all(vikings, Piece::Viking);
        position
    }

    fn put_all(&mut self, names: &str, piece: Piece) {
        for square in names.split_whitespace().filter_map(square_from_name) {
            self.put(square, Some(piece));
        }
    }

    pub fn at(&self, (file, rank): Square) -> Option<Piece> {
        self.grid[rank][file]
    }

    pub fn put(&mut self, (file, rank): Square, piece: Option<Piece>) {
        self.grid[rank][file] = piece;
    }

    /// Every square, in order of rank, then file.
    pub fn squares(&self) -> Vec<Square> {
        let mut squares = Vec::new();
        for rank in 0..self.size {
            for file in 0..self.size {
                squares.push((file, rank));
            }
        }
        squares
    }

    /// The squares that hold this piece, in order of rank, then file.
    pub fn squares_of(&self, piece: Piece) -> Vec<Square> {
        let mut squares = self.squares();
        squares.retain(|&square| self.at(square) == Some(piece));
        squares
    }

    pub fn king(&self) -> Option<Square> {
        self.squares_of(Piece::King).first().copied()
    }

    /// "Throne: the centre (`d4`, `e5`)."
    pub fn throne(&self) -> Square {
        (self.size / 2, self.size / 2)
    }

    pub fn is_throne(&self, square: Square) -> bool {
        square == self.throne()
    }

    /// "Corners: the four corner squares."
    pub fn is_corner(&self, (file, rank): Square) -> bool {
        let last = self.size - 1;
        (file == 0 || file == last) && (rank == 0 || rank == last)
    }

    /// A square of the board's edge, corners included.
    pub fn is_edge(&self, (file, rank): Square) -> bool {
        let last = self.size - 1;
        file == 0 || file == last || rank == 0 || rank == last
    }

    /// The next square that way, or nothing beyond the edge.
    fn step(&self, (file, rank): Square, (files, ranks): Direction) -> Option<Square> {
        let file = file.checked_add_signed(files)?;
        let rank = rank.checked_add_signed(ranks)?;
        (file < self.size && rank < self.size).then_some((file, rank))
    }

    /// The squares next to this one along its rank and file.
    pub fn neighbours(&self, square: Square) -> Vec<Square> {
        DIRECTIONS.into_iter().filter_map(|direction| self.step(square, direction)).collect()
    }

    /// Reads the document's notation. Anything but a 7×7 or 9×9 board with exactly one King is refused;
    /// where the pieces stand is not judged.
    pub fn parse(text: &str) -> Option<SlowPosition> {
        let mut words = text.split_whitespace();
        let rows: Vec<&str> = words.next()?.split('/').collect();
        let to_move = match words.next()? {
            "a" => Side::Vikings,
            "d" => Side::Celts,
            _ => return None,
        };
        if words.next().is_some() || !(rows.len() == 7 || rows.len() == 9) {
            return None;
        }
        let mut position = SlowPosition::empty(rows.len(), to_move);
        for (rank, row) in rows.into_iter().rev().enumerate() {
            position.grid[rank] = parse_row(row, position.size)?;
        }
        (position.squares_of(Piece::King).len() == 1).then_some(position)
    }

    /// Writes the document's notation: "rows from the top rank down, `/` between rows, digits for empty squares".
    pub fn show(&self) -> String {
        let rows: Vec<String> = (0..self.size).rev().map(|rank| self.show_row(rank)).collect();
        let side = match self.to_move {
            Side::Vikings => "a",
            Side::Celts => "d",
        };
        format!("{} {side}", rows.join("/"))
    }

    fn show_row(&self, rank: usize) -> String {
        let mut row = String::new();
        let mut empty = 0;
        for file in 0..self.size {
            let Some(piece) = self.at((file, rank)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                row.push_str(&empty.to_string());
                empty = 0;
            }
            row.push(match piece {
                Piece::Viking => 't',
                Piece::Celt => 'T',
                Piece::King => 'K',
            });
        }
        if empty > 0 {
            row.push_str(&empty.to_string());
        }
        row
    }
}

fn parse_row(row: &str, size: usize) -> Option<[Option<Piece>; LARGEST]> {
    let mut squares = Vec::new();
    for letter in row.chars() {
        match letter {
            't' => squares.push(Some(Piece::Viking)),
            'T' => squares.push(Some(Piece::Celt)),
            'K' => squares.push(Some(Piece::King)),
            '1'..='9' => {
                for _ in 0..letter.to_digit(10)? {
                    squares.push(None);
                }
            }
            _ => return None,
        }
    }
    if squares.len() != size {
        return None;
    }
    squares.resize(LARGEST, None);
    squares.try_into().ok()
}

/// "Squares are written file + rank: `a1` is the lower left."
pub fn square_name((file, rank): Square) -> String {
    let letter = ["a", "b", "c", "d", "e", "f", "g", "h", "i"][file];
    format!("{letter}{}", rank + 1)
}

/// The square that `square_name` writes so, on a board that is large enough.
pub fn square_from_name(name: &str) -> Option<Square> {
    let mut letters = name.chars();
    let file = "abcdefghi".find(letters.next()?)?;
    let rank = "123456789".find(letters.next()?)?;
    letters.next().is_none().then_some((file, rank))
}

// ---- Movement ----

/// Every move of the side to move, sorted by from rank, from file, to rank, to file.
///
/// Movement only: the caller knows whether the game is over.
pub fn legal_moves(rules: &SlowRules, position: &SlowPosition) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in position.squares() {
        let Some(piece) = position.at(from) else {
            continue;
        };
        if piece.side() != position.to_move {
            continue;
        }
        for to in squares_in_a_straight_line_over_empty_squares(position, from) {
            if may_end_a_move_on(rules, position, piece, to) {
                moves.push((from, to));
            }
        }
    }
    moves.sort_by_key(|&((from_file, from_rank), (to_file, to_rank))| {
        (from_rank, from_file, to_rank, to_file)
    });
    moves
}

/// "A piece moves any number of squares in a straight line along its rank or file, over empty squares only."
/// "Any piece may pass over the empty throne", so the throne does not stop the line.
fn squares_in_a_straight_line_over_empty_squares(
    position: &SlowPosition,
    from: Square,
) -> Vec<Square> {
    let mut reached = Vec::new();
    for direction in DIRECTIONS {
        let mut here = from;
        while let Some(next) = position.step(here, direction) {
            if position.at(next).is_some() {
                break;
            }
            reached.push(next);
            here = next;
        }
    }
    reached
}

/// "Nobody but the King may end a move on a corner." "Nobody may end a move on the throne", but where
/// "the King may return to the throne" he alone may.
fn may_end_a_move_on(rules: &SlowRules, position: &SlowPosition, piece: Piece, to: Square) -> bool {
    if position.is_corner(to) {
        return piece == Piece::King;
    }
    if position.is_throne(to) {
        return piece == Piece::King && rules.king_returns;
    }
    true
}

// ---- Captures ----

/// The enemies that the piece which has just come to `moved_to` captures, sorted by rank, then file.
///
/// "Only the side that has just moved captures, and only through the piece that it moved." All are judged on the
/// board before any is removed.
fn captured_by_the_moved_piece(
    rules: &SlowRules,
    position: &SlowPosition,
    moved_to: Square,
) -> Vec<Square> {
    let mut captured = Vec::new();
    let Some(mover) = position.at(moved_to) else {
        return captured;
    };
    if !is_armed(rules, mover) {
        return captured;
    }
    for direction in DIRECTIONS {
        if let Some(enemy) = captured_this_way(rules, position, mover.side(), moved_to, direction) {
            captured.push(enemy);
        }
    }
    captured.sort_by_key(|&(file, rank)| (rank, file));
    captured
}

/// "Custodian: an enemy (not the King) next to the moved piece, along a rank or file, is removed if the square on
/// its far side holds a piece of the mover's side or is hostile to it."
fn captured_this_way(
    rules: &SlowRules,
    position: &SlowPosition,
    side: Side,
    moved_to: Square,
    direction: Direction,
) -> Option<Square> {
    let next = position.step(moved_to, direction)?;
    let enemy = position.at(next)?;
    if enemy.side() == side || enemy == Piece::King {
        return None;
    }
    let far_side = position.step(next, direction)?;
    let is_flanked = holds_a_partner(rules, position, side, far_side)
        || is_hostile_to(rules, position, enemy, far_side);
    is_flanked.then_some(next)
}

/// "The King captures like any other piece, as the mover and as the partner, unless *Unarmed king* is on."
fn is_armed(rules: &SlowRules, piece: Piece) -> bool {
    piece != Piece::King || !rules.unarmed_king
}

fn holds_a_partner(rules: &SlowRules, position: &SlowPosition, side: Side, square: Square) -> bool {
    position.at(square).is_some_and(|piece| piece.side() == side && is_armed(rules, piece))
}

/// "The corners are hostile to every piece except the King. The throne is not hostile, unless the variant
/// *Hostile throne* is on."
fn is_hostile_to(rules: &SlowRules, position: &SlowPosition, piece: Piece, square: Square) -> bool {
    if position.is_corner(square) {
        return piece != Piece::King;
    }
    position.is_throne(square) && rules.hostile_throne && throne_stands_in_against(position, piece)
}

/// "Against a Viking always (even while the King sits on it, armed or not); against a Celt only while the King is
/// not on it; never against the King."
fn throne_stands_in_against(position: &SlowPosition, piece: Piece) -> bool {
    match piece {
        Piece::Viking => true,
        Piece::Celt => position.at(position.throne()) != Some(Piece::King),
        Piece::King => false,
    }
}

// ---- Capturing the King ----

/// Whether the piece that has just come to `moved_to` captures the King: only "by a Viking's move".
fn king_is_captured(rules: &SlowRules, position: &SlowPosition, moved_to: Square) -> bool {
    if position.at(moved_to) != Some(Piece::Viking) {
        return false;
    }
    let Some(king) = position.king() else {
        return false;
    };
    if position.is_throne(king) {
        return captured_on_the_throne(rules, position, king, moved_to);
    }
    if rules.advanced && rules.size == 9 {
        return captured_by_the_advanced_rule(position, king, moved_to);
    }
    let captured = if rules.size == 9 && is_next_to_the_throne(position, king) {
        captured_on_three_sides_with_the_throne_on_the_fourth(rules, position, king, moved_to)
    } else if rules.strong_king {
        captured_as_a_strong_king(rules, position, king, moved_to)
    } else {
        captured_between_two_vikings(rules, position, king, moved_to)
    };
    captured || captured_on_an_edge(rules, position, king, moved_to)
}

/// "On the throne: Vikings on all four sides."
fn captured_on_the_throne(
    rules: &SlowRules,
    position: &SlowPosition,
    king: Square,
    moved_to: Square,
) -> bool {
    is_held_on(rules, position, king, &DIRECTIONS, moved_to)
}

/// "Elsewhere: two Vikings on opposite sides of him."
fn captured_between_two_vikings(
    rules: &SlowRules,
    position: &SlowPosition,
    king: Square,
    moved_to: Square,
) -> bool {
    is_held_on(rules, position, king, &[NORTH, SOUTH], moved_to)
        || is_held_on(rules, position, king, &[EAST, WEST], moved_to)
}

/// "On a board edge: Vikings on his three sides." The strong king's ruling repeats it, and Federation drops it. A
/// corner has only two sides, so it is no such place.
fn captured_on_an_edge(
    rules: &SlowRules,
    position: &SlowPosition,
    king: Square,
    moved_to: Square,
) -> bool {
    if rules.no_edge_capture || !position.is_edge(king) || position.is_corner(king) {
        return false;
    }
    let mut three_sides = DIRECTIONS.to_vec();
    three_sides.retain(|&direction| position.step(king, direction).is_some());
    is_held_on(rules, position, king, &three_sides, moved_to)
}

/// "He is captured only with Vikings on all four sides, or on three sides with the throne on the fourth."
fn captured_as_a_strong_king(
    rules: &SlowRules,
    position: &SlowPosition,
    king: Square,
    moved_to: Square,
) -> bool {
    is_held_on(rules, position, king, &DIRECTIONS, moved_to)
        || captured_on_three_sides_with_the_throne_on_the_fourth(rules, position, king, moved_to)
}

/// "Next to the throne three Vikings, the throne being the fourth side."
fn captured_on_three_sides_with_the_throne_on_the_fourth(
    rules: &SlowRules,
    position: &SlowPosition,
    king: Square,
    moved_to: Square,
) -> bool {
    if !is_next_to_the_throne(position, king) {
        return false;
    }
    let mut three_sides = DIRECTIONS.to_vec();
    three_sides.retain(|&direction| position.step(king, direction) != Some(position.throne()));
    is_held_on(rules, position, king, &three_sides, moved_to)
}

/// "Off the throne, he is captured only if all four squares next to him hold pieces of any side, and a Viking's move
/// filled the last one." On an edge he has not four squares next to him, so there he is safe.
fn captured_by_the_advanced_rule(position: &SlowPosition, king: Square, moved_to: Square) -> bool {
    let next_to_him = position.neighbours(king);
    next_to_him.len() == 4
        && next_to_him.contains(&moved_to)
        && next_to_him.into_iter().all(|square| counts_as_filled(position, square))
}

/// "Next to the throne, the empty throne counts as filled."
fn counts_as_filled(position: &SlowPosition, square: Square) -> bool {
    position.at(square).is_some() || position.is_throne(square)
}

fn is_next_to_the_throne(position: &SlowPosition, king: Square) -> bool {
    position.neighbours(king).contains(&position.throne())
}

/// Whether the King is held on all of these sides, and "the moved Viking must be one of those that hold him".
fn is_held_on(
    rules: &SlowRules,
    position: &SlowPosition,
    king: Square,
    sides: &[Direction],
    moved_to: Square,
) -> bool {
    let mut moved_viking_holds_him = false;
    for &side in sides {
        let Some(square) = position.step(king, side) else {
            return false;
        };
        if !holds_the_king(rules, position, square) {
            return false;
        }
        if square == moved_to {
            moved_viking_holds_him = true;
        }
    }
    moved_viking_holds_him
}

/// A Viking holds him, and where "the corners are hostile to the King too" so does a corner.
fn holds_the_king(rules: &SlowRules, position: &SlowPosition, square: Square) -> bool {
    position.at(square) == Some(Piece::Viking)
        || (rules.corners_hostile_to_king && position.is_corner(square))
}

// ---- The end of the game ----

/// The endings that the board shows without the game's history or the next player's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    KingCaptured,
    KingEscaped,
    Encircled,
}

impl Ending {
    pub fn winner(self) -> Side {
        match self {
            Ending::KingCaptured | Ending::Encircled => Side::Vikings,
            Ending::KingEscaped => Side::Celts,
        }
    }

    pub fn reason(self) -> &'static str {
        match self {
            Ending::KingCaptured => "king captured",
            Ending::KingEscaped => "king escaped",
            Ending::Encircled => "encircled",
        }
    }
}

/// What one move did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// A captured King still stands here.
    pub after: SlowPosition,
    /// Sorted by rank, then file; never the King.
    pub captured: Vec<Square>,
    pub ending: Option<Ending>,
}

/// Plays a move that the caller knows to be legal. Repetition and the lack of moves are the game's affair.
pub fn play(rules: &SlowRules, position: &SlowPosition, (from, to): Move) -> Played {
    let mut after = *position;
    after.put(to, position.at(from));
    after.put(from, None);
    let captured = captured_by_the_moved_piece(rules, &after, to);
    let king_captured = king_is_captured(rules, &after, to);
    for &square in &captured {
        after.put(square, None);
    }
    after.to_move = position.to_move.other();
    let ending = ending_on_the_board(rules, &after, king_captured);
    Played { after, captured, ending }
}

/// "Checked after every move, in this order."
fn ending_on_the_board(
    rules: &SlowRules,
    after: &SlowPosition,
    king_captured: bool,
) -> Option<Ending> {
    if king_captured {
        Some(Ending::KingCaptured)
    } else if king_has_escaped(rules, after) {
        Some(Ending::KingEscaped)
    } else if is_encircled(after) {
        Some(Ending::Encircled)
    } else {
        None
    }
}

/// "The King stands on a corner (or on an edge square where edges count)."
pub fn king_has_escaped(rules: &SlowRules, position: &SlowPosition) -> bool {
    position.king().is_some_and(|king| {
        position.is_corner(king) || (rules.edge_escape && position.is_edge(king))
    })
}

/// "Walking from the edge squares that hold no Viking, through orthogonally adjacent squares that hold no Viking,
/// no Celtic piece can be reached."
pub fn is_encircled(position: &SlowPosition) -> bool {
    !squares_reached_from_the_edge(position)
        .into_iter()
        .any(|square| position.at(square).is_some_and(|piece| piece.side() == Side::Celts))
}

fn squares_reached_from_the_edge(position: &SlowPosition) -> Vec<Square> {
    let mut reached = Vec::new();
    let mut seen = [[false; LARGEST]; LARGEST];
    let mut to_visit = position.squares();
    to_visit.retain(|&square| position.is_edge(square));
    while let Some((file, rank)) = to_visit.pop() {
        if seen[rank][file] || position.at((file, rank)) == Some(Piece::Viking) {
            continue;
        }
        seen[rank][file] = true;
        reached.push((file, rank));
        to_visit.extend(position.neighbours((file, rank)));
    }
    reached
}

/// A game with its whole history, for the endings that need one.
#[derive(Clone, Debug)]
pub struct SlowGame {
    rules: SlowRules,
    /// Every position that has stood, the first being the start and the last the present one.
    history: Vec<SlowPosition>,
    result: Option<(Side, &'static str)>,
}

impl SlowGame {
    /// The endings are "checked after every move", so a game just begun is never over.
    pub fn new(rules: SlowRules, position: SlowPosition) -> SlowGame {
        SlowGame { rules, history: vec![position], result: None }
    }

    pub fn position(&self) -> &SlowPosition {
        &self.history[self.history.len() - 1]
    }

    /// The legal moves; none once the game is over.
    pub fn legal(&self) -> Vec<Move> {
        if self.result.is_some() {
            return Vec::new();
        }
        legal_moves(&self.rules, self.position())
    }

    /// Plays a move and tells the winner and why, if it ended the game.
    ///
    /// # Panics
    /// If the move is not legal, or the game is over.
    pub fn play(&mut self, mv: Move) -> Option<(Side, &'static str)> {
        assert!(
            self.legal().contains(&mv),
            "{}-{} is not legal in {}",
            square_name(mv.0),
            square_name(mv.1),
            self.position().show()
        );
        let mover = self.position().to_move;
        let played = play(&self.rules, self.position(), mv);
        self.history.push(played.after);
        self.result = if let Some(ending) = played.ending {
            Some((ending.winner(), ending.reason()))
        } else if self.stands_for_the_third_time() {
            Some((mover.other(), "repetition"))
        } else if legal_moves(&self.rules, self.position()).is_empty() {
            Some((mover, "no moves"))
        } else {
            None
        };
        self.result
    }

    /// "The same position (pieces and side to move) stands for the third time in the game. The starting position
    /// counts as its first occurrence."
    fn stands_for_the_third_time(&self) -> bool {
        let now = self.position();
        self.history.iter().filter(|&earlier| earlier == now).count() >= 3
    }
}

/// "Perft: move sequences of exactly that length; a finished game has no moves; repetition ignored."
pub fn perft(rules: &SlowRules, position: &SlowPosition, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(rules, position);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut sequences = 0;
    for mv in moves {
        let played = play(rules, position, mv);
        if played.ending.is_none() {
            sequences += perft(rules, &played.after, depth - 1);
        }
    }
    sequences
}
