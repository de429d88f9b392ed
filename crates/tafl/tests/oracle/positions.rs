//! Positions made by dice for comparing two implementations: any, nearly encircled, and with the King nearly captured.
//!
//! They respect the number of pieces each side starts with and the squares a piece can stand on, and nothing else:
//! a position may be one that no game reaches, or one where the game would be over already.

use super::rules::*;

/// A splitmix64 generator: the same seed gives the same positions on every machine.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.roll() % limit as u64) as usize
    }

    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// Any of the squares, or none of an empty list.
    fn pick(&mut self, squares: &[Square]) -> Option<Square> {
        if squares.is_empty() {
            return None;
        }
        Some(squares[self.below(squares.len())])
    }

    fn shuffle(&mut self, squares: &mut [Square]) {
        for last in (1..squares.len()).rev() {
            squares.swap(last, self.below(last + 1));
        }
    }

    fn side(&mut self) -> Side {
        if self.percent(50) { Side::Vikings } else { Side::Celts }
    }
}

/// The guards a side starts with, and so the most it can have.
pub fn most_guards(size: usize) -> usize {
    if size == 7 { 4 } else { 8 }
}

/// The Vikings a side starts with, and so the most it can have.
pub fn most_vikings(size: usize) -> usize {
    if size == 7 { 8 } else { 16 }
}

/// "Nobody but the King" stands on a corner or the throne.
pub fn anybody_may_stand_on(position: &SlowPosition, square: Square) -> bool {
    !position.is_corner(square) && !position.is_throne(square)
}

fn is_free(position: &SlowPosition, square: Square) -> bool {
    anybody_may_stand_on(position, square) && position.at(square).is_none()
}

fn free_squares(position: &SlowPosition) -> Vec<Square> {
    let mut free = position.squares();
    free.retain(|&square| is_free(position, square));
    free
}

fn room_for_guards(position: &SlowPosition) -> usize {
    most_guards(position.size) - position.squares_of(Piece::Celt).len()
}

fn room_for_vikings(position: &SlowPosition) -> usize {
    most_vikings(position.size) - position.squares_of(Piece::Viking).len()
}

/// Puts so many of the piece on any of the free squares.
fn scatter(
    dice: &mut Dice,
    position: &mut SlowPosition,
    piece: Piece,
    count: usize,
    squares: &[Square],
) {
    let mut free = squares.to_vec();
    free.retain(|&square| is_free(position, square));
    dice.shuffle(&mut free);
    for square in free.into_iter().take(count) {
        position.put(square, Some(piece));
    }
}

// ---- Any position ----

/// Any pieces anywhere they can stand, sometimes crowded round the King.
pub fn random_position(dice: &mut Dice, size: usize) -> String {
    let mut position = SlowPosition::empty(size, dice.side());
    let king = any_square_for_the_king(dice, &position);
    position.put(king, Some(Piece::King));
    let guards = dice.below(most_guards(size) + 1);
    let vikings = dice.below(most_vikings(size) + 1);
    if dice.percent(40) {
        let crowd = squares_near(&position, king);
        scatter(dice, &mut position, Piece::Viking, vikings / 2, &crowd);
        scatter(dice, &mut position, Piece::Celt, guards / 2, &crowd);
    }
    let missing_vikings = vikings - position.squares_of(Piece::Viking).len();
    let missing_guards = guards - position.squares_of(Piece::Celt).len();
    let anywhere = position.squares();
    scatter(dice, &mut position, Piece::Viking, missing_vikings, &anywhere);
    scatter(dice, &mut position, Piece::Celt, missing_guards, &anywhere);
    position.show()
}

/// Mostly not on the edge of the large board: there the King would have escaped already, unless the rules are odd.
fn any_square_for_the_king(dice: &mut Dice, position: &SlowPosition) -> Square {
    let anywhere = (dice.below(position.size), dice.below(position.size));
    if position.size == 9 && position.is_edge(anywhere) && dice.percent(80) {
        let off_the_edge = position.size - 2;
        return (1 + dice.below(off_the_edge), 1 + dice.below(off_the_edge));
    }
    anywhere
}

/// The squares at most two steps from this one.
fn squares_near(position: &SlowPosition, (file, rank): Square) -> Vec<Square> {
    let mut near = position.squares();
    near.retain(|&(other_file, other_rank)| {
        file.abs_diff(other_file) + rank.abs_diff(other_rank) <= 2
    });
    near
}

// ---- Near encirclement ----

/// A small region that holds the Celts, with a wall of Vikings round it that stands, or lacks one move, or fails.
pub fn near_ring(dice: &mut Dice, size: usize) -> String {
    let mut position = SlowPosition::empty(size, Side::Vikings);
    let region = region_that_can_be_walled_in(dice, &position);
    let wall = wall_round(&position, &region);
    for &square in &wall {
        position.put(square, Some(Piece::Viking));
    }
    put_celts_inside(dice, &mut position, &region);
    match dice.below(100) {
        0..50 => {
            scatter_outside(dice, &mut position, &region);
            lift_one_that_can_slide_back(dice, &mut position, &wall);
        }
        50..65 => {
            put_a_guard_outside_about_to_be_captured(dice, &mut position, &region);
            scatter_outside(dice, &mut position, &region);
        }
        65..85 => {
            scatter_outside(dice, &mut position, &region);
            misplace_one(dice, &mut position, &wall);
            position.to_move = dice.side();
        }
        _ => {
            scatter_outside(dice, &mut position, &region);
            position.to_move = dice.side();
        }
    }
    position.show()
}

/// The squares next to the region: Vikings on all of them cut it off, and they touch each other at least diagonally.
fn wall_round(position: &SlowPosition, region: &[Square]) -> Vec<Square> {
    let mut wall = Vec::new();
    for &square in region {
        for next in position.neighbours(square) {
            if !region.contains(&next) && !wall.contains(&next) {
                wall.push(next);
            }
        }
    }
    wall
}

fn region_that_can_be_walled_in(dice: &mut Dice, position: &SlowPosition) -> Vec<Square> {
    loop {
        let region = connected_region(dice, position);
        let wall = wall_round(position, &region);
        if wall.len() <= most_vikings(position.size)
            && wall.into_iter().all(|square| anybody_may_stand_on(position, square))
        {
            return region;
        }
    }
}

/// A region grown square by square. Now and then it touches the edge, where no wall can cut it off.
fn connected_region(dice: &mut Dice, position: &SlowPosition) -> Vec<Square> {
    let at_the_edge = dice.percent(10);
    let mut allowed = position.squares();
    allowed.retain(|&square| {
        if at_the_edge { !position.is_corner(square) } else { !position.is_edge(square) }
    });
    let wanted = 1 + dice.below(if position.size == 7 { 5 } else { 14 });
    let mut region: Vec<Square> = dice.pick(&allowed).into_iter().collect();
    while region.len() < wanted {
        let mut next = wall_round(position, &region);
        next.retain(|square| allowed.contains(square));
        keep_those_with_the_shortest_wall(dice, position, &region, &mut next);
        let Some(square) = dice.pick(&next) else {
            break;
        };
        region.push(square);
    }
    region
}

/// A compact region needs few Vikings, but if all were compact they would all look alike.
fn keep_those_with_the_shortest_wall(
    dice: &mut Dice,
    position: &SlowPosition,
    region: &[Square],
    next: &mut Vec<Square>,
) {
    if dice.percent(30) {
        return;
    }
    let wall_with = |square: Square| {
        let mut larger = region.to_vec();
        larger.push(square);
        wall_round(position, &larger).len()
    };
    let shortest = next.iter().map(|&square| wall_with(square)).min();
    next.retain(|&square| Some(wall_with(square)) == shortest);
}

fn put_celts_inside(dice: &mut Dice, position: &mut SlowPosition, region: &[Square]) {
    if let Some(king) = dice.pick(region) {
        position.put(king, Some(Piece::King));
    }
    let guards = dice.below(most_guards(position.size) + 1);
    scatter(dice, position, Piece::Celt, guards, region);
}

fn outside(position: &SlowPosition, region: &[Square]) -> Vec<Square> {
    let mut free = free_squares(position);
    free.retain(|square| !region.contains(square));
    free
}

/// Some of the Vikings that the wall does not need, and sometimes a guard who got away.
fn scatter_outside(dice: &mut Dice, position: &mut SlowPosition, region: &[Square]) {
    let squares = outside(position, region);
    let vikings = dice.below(room_for_vikings(position) + 1);
    scatter(dice, position, Piece::Viking, vikings, &squares);
    if room_for_guards(position) > 0 && dice.percent(15) {
        scatter(dice, position, Piece::Celt, 1, &squares);
    }
}

/// Moves one of these Vikings to a square from which one move brings it back.
fn lift_one_that_can_slide_back(dice: &mut Dice, position: &mut SlowPosition, vikings: &[Square]) {
    let mut vikings = vikings.to_vec();
    dice.shuffle(&mut vikings);
    for gap in vikings {
        let ways = squares_that_slide_into(position, gap);
        if let Some(away) = dice.pick(&ways) {
            position.put(gap, None);
            position.put(away, Some(Piece::Viking));
            return;
        }
    }
}

/// A move back is as straight and as free as the move away, so the Viking on this square shows where it can come from.
fn squares_that_slide_into(position: &SlowPosition, gap: Square) -> Vec<Square> {
    let rules = SlowRules { size: position.size, ..SlowRules::brandubh() };
    let mut vikings_to_move = *position;
    vikings_to_move.to_move = Side::Vikings;
    let mut moves = legal_moves(&rules, &vikings_to_move);
    moves.retain(|&(from, _)| from == gap);
    moves.into_iter().map(|(_, to)| to).collect()
}

fn misplace_one(dice: &mut Dice, position: &mut SlowPosition, wall: &[Square]) {
    let free = free_squares(position);
    if let (Some(from), Some(to)) = (dice.pick(wall), dice.pick(&free)) {
        position.put(from, None);
        position.put(to, Some(Piece::Viking));
    }
}

/// With the wall standing, capturing the last guard outside completes the encirclement.
fn put_a_guard_outside_about_to_be_captured(
    dice: &mut Dice,
    position: &mut SlowPosition,
    region: &[Square],
) {
    if room_for_vikings(position) < 2 || room_for_guards(position) < 1 {
        return;
    }
    let mut guards = outside(position, region);
    dice.shuffle(&mut guards);
    for guard in guards {
        let mut flanks = position.neighbours(guard);
        flanks.retain(|&(file, rank)| {
            let opposite = (2 * guard.0).checked_sub(file).zip((2 * guard.1).checked_sub(rank));
            let is_opposite_free = opposite.is_some_and(|(file, rank)| {
                file < position.size && rank < position.size && is_free(position, (file, rank))
            });
            is_free(position, (file, rank)) && is_opposite_free
        });
        let Some(flank) = dice.pick(&flanks) else {
            continue;
        };
        let partner = (2 * guard.0 - flank.0, 2 * guard.1 - flank.1);
        position.put(guard, Some(Piece::Celt));
        position.put(flank, Some(Piece::Viking));
        position.put(partner, Some(Piece::Viking));
        lift_one_that_can_slide_back(dice, position, &[flank]);
        return;
    }
}

// ---- The King nearly captured ----

/// The King with most of his neighbour squares filled, and a Viking that can slide into one that is not.
pub fn near_king(dice: &mut Dice, size: usize) -> String {
    let mut position = SlowPosition::empty(size, Side::Vikings);
    let king = square_for_a_king_in_danger(dice, &position);
    position.put(king, Some(Piece::King));
    let mut sides = position.neighbours(king);
    sides.retain(|&square| anybody_may_stand_on(&position, square));
    dice.shuffle(&mut sides);
    for &square in &sides {
        fill_one_side(dice, &mut position, square);
    }
    let elsewhere = outside(&position, &sides);
    let guards = dice.below(room_for_guards(&position) + 1);
    scatter(dice, &mut position, Piece::Celt, guards, &elsewhere);
    let vikings = dice.below(room_for_vikings(&position));
    scatter(dice, &mut position, Piece::Viking, vikings, &elsewhere);
    make_one_side_the_last(dice, &mut position, &sides);
    if dice.percent(10) {
        position.to_move = Side::Celts;
    }
    position.show()
}

/// The edges come seldom on the large board: there the King would have escaped already, unless the rules are odd.
fn square_for_a_king_in_danger(dice: &mut Dice, position: &SlowPosition) -> Square {
    let edges_in_a_hundred = if position.size == 9 { 14 } else { 36 };
    if dice.percent(edges_in_a_hundred) {
        return edge_square_for_a_king_in_danger(dice, position);
    }
    let mut squares = match dice.below(3) {
        0 => vec![position.throne()],
        1 => position.neighbours(position.throne()),
        _ => position.squares(),
    };
    squares.retain(|&square| !position.is_edge(square));
    dice.pick(&squares).unwrap_or(position.throne())
}

fn edge_square_for_a_king_in_danger(dice: &mut Dice, position: &SlowPosition) -> Square {
    let beside_a_corner = dice.percent(50);
    let mut squares = position.squares();
    squares.retain(|&square| {
        position.is_edge(square)
            && !position.is_corner(square)
            && is_next_to_a_corner(position, square) == beside_a_corner
    });
    dice.pick(&squares).unwrap_or(position.throne())
}

fn is_next_to_a_corner(position: &SlowPosition, square: Square) -> bool {
    position.neighbours(square).into_iter().any(|next| position.is_corner(next))
}

/// Mostly a Viking, sometimes a guard, sometimes nobody.
fn fill_one_side(dice: &mut Dice, position: &mut SlowPosition, square: Square) {
    let piece = match dice.below(100) {
        0..78 => Some(Piece::Viking),
        78..90 => Some(Piece::Celt),
        _ => None,
    };
    position.put(square, piece);
}

/// Empties one side of the King again and puts the Viking that belongs there one move away.
fn make_one_side_the_last(dice: &mut Dice, position: &mut SlowPosition, sides: &[Square]) {
    for &last in sides {
        if position.at(last) == Some(Piece::Celt) {
            continue;
        }
        if position.at(last).is_none() && room_for_vikings(position) == 0 {
            continue;
        }
        let mut closed = *position;
        closed.put(last, Some(Piece::Viking));
        if !squares_that_slide_into(&closed, last).is_empty() {
            *position = closed;
            lift_one_that_can_slide_back(dice, position, &[last]);
            return;
        }
    }
}
