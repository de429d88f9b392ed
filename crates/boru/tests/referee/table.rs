//! Everything that lies on the table, and the questions one answers by looking at it.

use super::printed::Printed;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Town {
    pub region: usize,
    /// Whose disc lies here; it stays beneath a Viking token.
    pub disc: Option<usize>,
    pub viking: bool,
    pub monastery: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    Player(usize),
    Vikings,
}

impl Town {
    pub fn is_open(&self) -> bool {
        self.disc.is_none()
    }

    pub fn controlled_by(&self) -> Option<Holder> {
        match self.disc {
            None => None,
            Some(_) if self.viking => Some(Holder::Vikings),
            Some(seat) => Some(Holder::Player(seat)),
        }
    }

    /// "A monastery makes its town count as two."
    pub fn weight(&self) -> u32 {
        if self.monastery { 2 } else { 1 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    FaceDown,
    OnBoard,
    With(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alliance {
    Military,
    Trade,
}

#[derive(Clone, Debug)]
pub struct Player {
    pub coins: u32,
    pub points: u32,
    pub renown: u32,
    pub raiders: u32,
    /// Discs in the church area.
    pub church: u32,
    /// Space of the marriage track.
    pub space: u32,
    /// Kept in ascending order; during the draft it holds the picks.
    pub hand: Vec<u8>,
    /// The cards passed on during the draft, in ascending order.
    pub pack: Vec<u8>,
    pub has_picked: bool,
    /// The card of this trick until its action is done.
    pub played: Option<u8>,
    pub marriages: Vec<usize>,
}

#[derive(Clone, Debug)]
pub struct Table {
    pub towns: Vec<Town>,
    pub players: Vec<Player>,
    pub tokens: Vec<Token>,
    pub battle: u32,
    pub marker: Option<usize>,
    /// The town of the current trick.
    pub active: Option<usize>,
    /// The marriage card at the top of the track.
    pub display: Option<usize>,
    /// Next card first.
    pub marriage_deck: Vec<usize>,
    /// Next card first.
    pub viking_deck: Vec<u32>,
    pub alliance: Option<(usize, Alliance)>,
    /// The card that is not dealt with three or four players.
    pub odd: Vec<u8>,
    pub discard: Vec<u8>,
}

impl Table {
    /// "Each starts with 3 coins, 1 renown, 10 points, a disc on marriage space 0.
    /// Claim tokens lie face down."
    pub fn laid_out(printed: &Printed, seats: usize) -> Table {
        let player = Player {
            coins: 3,
            points: 10,
            renown: 1,
            raiders: 0,
            church: 0,
            space: 0,
            hand: Vec::new(),
            pack: Vec::new(),
            has_picked: false,
            played: None,
            marriages: Vec::new(),
        };
        Table {
            towns: printed
                .towns
                .iter()
                .map(|town| Town {
                    region: town.region,
                    disc: None,
                    viking: false,
                    monastery: false,
                })
                .collect(),
            players: vec![player; seats],
            tokens: vec![Token::FaceDown; printed.regions.len()],
            battle: 0,
            marker: None,
            active: None,
            display: None,
            marriage_deck: Vec::new(),
            viking_deck: Vec::new(),
            alliance: None,
            odd: Vec::new(),
            // Before the first deal the cards lie in one pile.
            discard: printed.cards.iter().map(|card| card.value).collect(),
        }
    }

    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// All seats, clockwise from the given one, included.
    pub fn clockwise_from(&self, first: usize) -> Vec<usize> {
        (0..self.seats()).map(|step| (first + step) % self.seats()).collect()
    }

    pub fn clockwise_from_marker(&self) -> Vec<usize> {
        self.clockwise_from(self.marker.expect("somebody holds the marker"))
    }

    pub fn towns_where(&self, wanted: impl Fn(&Town) -> bool) -> Vec<usize> {
        (0..self.towns.len()).filter(|&town| wanted(&self.towns[town])).collect()
    }

    pub fn open_towns(&self) -> Vec<usize> {
        self.towns_where(Town::is_open)
    }

    pub fn controls(&self, seat: usize, town: usize) -> bool {
        self.towns[town].controlled_by() == Some(Holder::Player(seat))
    }

    pub fn towns_controlled_by(&self, seat: usize) -> Vec<usize> {
        self.towns_where(|town| town.controlled_by() == Some(Holder::Player(seat)))
    }

    pub fn place_disc(&mut self, seat: usize, town: usize) {
        assert!(self.towns[town].is_open(), "a disc goes on a town without a disc");
        self.towns[town].disc = Some(seat);
    }

    /// The seats with the highest number of something, at least one of it.
    pub fn most_of(&self, count: impl Fn(&Player) -> u32) -> Vec<usize> {
        let most = self.players.iter().map(&count).max().unwrap_or(0);
        if most == 0 {
            return Vec::new();
        }
        (0..self.seats()).filter(|&seat| count(&self.players[seat]) == most).collect()
    }
}
