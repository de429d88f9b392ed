//! The end: the scores, the Objectives, the ties and the thumb war.

use super::deck::{Deck, Needs};
use super::table::Table;
use super::{Referee, Stage};

/// The question to the tied players, all at once.
#[derive(Clone, Debug, PartialEq)]
pub struct ThumbWar {
    pub tied: Vec<usize>,
    /// In the order of `tied`.
    answers: Vec<Option<bool>>,
}

impl ThumbWar {
    fn between(tied: Vec<usize>) -> ThumbWar {
        let answers = vec![None; tied.len()];
        ThumbWar { tied, answers }
    }

    pub fn to_answer(&self) -> Vec<usize> {
        (0..self.tied.len()).filter(|&i| self.answers[i].is_none()).map(|i| self.tied[i]).collect()
    }

    pub fn answer(&mut self, seat: usize, yes: bool) {
        for i in 0..self.tied.len() {
            if self.tied[i] == seat {
                self.answers[i] = Some(yes);
            }
        }
    }

    pub fn all_accept(&self) -> bool {
        self.answers.iter().all(|&answer| answer == Some(true))
    }
}

/// The result.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// Per seat: cards face up, locked regions, Objective.
    pub scores: Vec<[u32; 3]>,
    pub places: Vec<u8>,
}

impl Referee {
    /// The last card has left the centre: one winner, or a thumb war between the tied.
    pub(super) fn finish(&mut self) {
        let ranks = self.ranks();
        let best = ranks.iter().copied().max().expect("players");
        let tied: Vec<usize> = (0..self.seats).filter(|&seat| ranks[seat] == best).collect();
        self.stage = if tied.len() > 1 {
            Stage::ThumbWar(ThumbWar::between(tied))
        } else {
            Stage::Over(self.ending(None))
        };
    }

    /// Scores and places; with the winner of a thumb war, and between whom it was.
    pub(super) fn ending(&self, thumb_war: Option<(usize, Vec<usize>)>) -> Ending {
        let ranks = self.ranks();
        // A place is one more than the number of those who are better.
        let mut places: Vec<u8> = Vec::new();
        for seat in 0..self.seats {
            let better = (0..self.seats).filter(|&other| ranks[other] > ranks[seat]).count();
            places.push(better as u8 + 1);
        }
        if let Some((winner, tied)) = thumb_war {
            for seat in tied {
                places[seat] = if seat == winner { 1 } else { 2 };
            }
        }
        Ending { scores: (0..self.seats).map(|seat| self.score(seat)).collect(), places }
    }

    /// What places are decided by: all points; then points from a completed Objective; then the
    /// number of locked regions.
    fn ranks(&self) -> Vec<(u32, u32, usize)> {
        (0..self.seats)
            .map(|seat| {
                let [cards, regions, objective] = self.score(seat);
                (cards + regions + objective, objective, locked_regions(&self.table, seat))
            })
            .collect()
    }

    /// Face-up cards; locked regions, which count instead of their cards; the Objective if it
    /// holds now.
    fn score(&self, seat: usize) -> [u32; 3] {
        let (deck, table) = (self.deck, &self.table);
        let mut score = [0, 0, 0];
        for (index, card) in deck.cards.iter().enumerate() {
            if table.owner[index] == Some(seat) && table.locked[card.region].is_none() {
                score[0] += card.points;
            }
        }
        for (index, region) in deck.regions.iter().enumerate() {
            if table.locked[index] == Some(seat) {
                score[1] += region.points;
            }
        }
        if let Some(kept) = self.kept[seat] {
            let objective = &deck.objectives[kept];
            if holds(&objective.needs, deck, table, seat) {
                score[2] += objective.points;
            }
        }
        score
    }
}

fn locked_regions(table: &Table, seat: usize) -> usize {
    table.locked.iter().filter(|&&locked| locked == Some(seat)).count()
}

/// Whether the player has what is needed; locked cards count, too.
pub fn holds(needs: &Needs, deck: &Deck, table: &Table, seat: usize) -> bool {
    let own: Vec<usize> =
        (0..deck.cards.len()).filter(|&card| table.owner[card] == Some(seat)).collect();
    match needs {
        Needs::Cards(cards, count) => {
            cards.iter().filter(|card| own.contains(card)).count() >= *count
        }
        Needs::Kind(kind, count) => {
            own.iter().filter(|&&card| deck.cards[card].kind == *kind).count() >= *count
        }
        Needs::Region(region, count) => {
            own.iter().filter(|&&card| deck.cards[card].region == *region).count() >= *count
        }
        Needs::Regions(count) => {
            let mut regions: Vec<usize> = own.iter().map(|&card| deck.cards[card].region).collect();
            regions.sort();
            regions.dedup();
            regions.len() >= *count
        }
        Needs::Kinds(count) => {
            let mut kinds: Vec<&str> =
                own.iter().map(|&card| deck.cards[card].kind.as_str()).collect();
            kinds.sort();
            kinds.dedup();
            kinds.len() >= *count
        }
        Needs::Total(count) => own.len() >= *count,
        Needs::Locked(count) => locked_regions(table, seat) >= *count,
        Needs::All(parts) => parts.iter().all(|part| holds(part, deck, table, seat)),
        Needs::Any(parts) => parts.iter().any(|part| holds(part, deck, table, seat)),
    }
}
