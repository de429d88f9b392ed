//! What can be said about a state, in a form that another engine can say too.

use super::table::{Alliance, Token};
use super::{Referee, Step};

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Snapshot {
    pub round: u8,
    pub to_act: Vec<usize>,
    pub chance: bool,
    pub over: bool,
    pub marker: Option<usize>,
    pub active: Option<usize>,
    pub discs: Vec<Option<usize>>,
    pub vikings: Vec<bool>,
    pub monasteries: Vec<bool>,
    /// -2 face down, -1 face up on the board, else the seat that holds it.
    pub tokens: Vec<i8>,
    pub battle: u32,
    pub marriage: Option<usize>,
    pub coins: Vec<u32>,
    pub points: Vec<u32>,
    pub renown: Vec<u32>,
    pub raiders: Vec<u32>,
    pub church: Vec<u32>,
    pub space: Vec<u32>,
    pub hands: Vec<Vec<u8>>,
    pub packs: Vec<Vec<u8>>,
    pub table: Vec<Option<u8>>,
    pub marriages: Vec<Vec<usize>>,
    /// 'm' military support, 't' establish trade.
    pub alliance: Option<(usize, char)>,
    /// Points on the track, coins, marker, renown, tokens, shared tokens, regions.
    pub scores: Option<Vec<[u32; 7]>>,
    pub places: Option<Vec<u8>>,
}

impl Referee {
    pub fn snapshot(&self) -> Snapshot {
        let table = &self.table;
        let players = &table.players;
        Snapshot {
            round: self.round,
            to_act: self.to_act(),
            chance: self.now().is_some_and(Step::is_chance),
            over: self.now().is_none(),
            marker: table.marker,
            active: table.active,
            discs: table.towns.iter().map(|town| town.disc).collect(),
            vikings: table.towns.iter().map(|town| town.viking).collect(),
            monasteries: table.towns.iter().map(|town| town.monastery).collect(),
            tokens: table
                .tokens
                .iter()
                .map(|token| match token {
                    Token::FaceDown => -2,
                    Token::OnBoard => -1,
                    Token::With(seat) => *seat as i8,
                })
                .collect(),
            battle: table.battle,
            marriage: table.display,
            coins: players.iter().map(|player| player.coins).collect(),
            points: players.iter().map(|player| player.points).collect(),
            renown: players.iter().map(|player| player.renown).collect(),
            raiders: players.iter().map(|player| player.raiders).collect(),
            church: players.iter().map(|player| player.church).collect(),
            space: players.iter().map(|player| player.space).collect(),
            hands: players.iter().map(|player| player.hand.clone()).collect(),
            packs: players.iter().map(|player| player.pack.clone()).collect(),
            table: players.iter().map(|player| player.played).collect(),
            marriages: players
                .iter()
                .map(|player| {
                    let mut cards = player.marriages.clone();
                    cards.sort_unstable();
                    cards
                })
                .collect(),
            alliance: table.alliance.map(|(seat, alliance)| match alliance {
                Alliance::Military => (seat, 'm'),
                Alliance::Trade => (seat, 't'),
            }),
            scores: self.scores.clone(),
            places: self.places.clone(),
        }
    }
}
