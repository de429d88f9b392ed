//! Who has most in a region: claiming regions in upkeep, and the points at the end.

use super::Referee;
use super::table::{Alliance, Holder, Token};

/// How many towns everybody has in one region, a monastery's town counted twice.
struct Standing {
    players: Vec<u32>,
    vikings: u32,
}

enum Most {
    Player(usize),
    Vikings,
    Tied,
}

impl Standing {
    fn highest(&self) -> u32 {
        self.players.iter().copied().max().unwrap_or(0).max(self.vikings)
    }

    fn players_with_most(&self) -> Vec<usize> {
        let highest = self.highest();
        (0..self.players.len()).filter(|&seat| self.players[seat] == highest).collect()
    }

    /// A player tied with the Vikings is tied.
    fn most(&self) -> Most {
        let vikings = self.vikings == self.highest();
        match self.players_with_most()[..] {
            [] => Most::Vikings,
            [seat] if !vikings => Most::Player(seat),
            _ => Most::Tied,
        }
    }
}

impl Referee {
    fn has(&self, seat: usize, alliance: Alliance) -> bool {
        self.table.alliance == Some((seat, alliance))
    }

    fn standing(&self, region: usize) -> Standing {
        let mut standing = Standing { players: vec![0; self.table.seats()], vikings: 0 };
        for town in self.table.towns.iter().filter(|town| town.region == region) {
            match town.controlled_by() {
                None => {}
                Some(Holder::Player(seat)) => standing.players[seat] += town.weight(),
                Some(Holder::Vikings) => standing.vikings += town.weight(),
            }
        }
        // "With military support the Vikings' towns count as that player's, and the Vikings are
        // no contender."
        for seat in 0..self.table.seats() {
            if self.has(seat, Alliance::Military) {
                standing.players[seat] += standing.vikings;
                standing.vikings = 0;
            }
        }
        standing
    }

    pub(super) fn claim_regions(&mut self) {
        for region in 0..self.table.tokens.len() {
            let standing = self.standing(region);
            let before = self.table.tokens[region];

            // "Flip each face-down token whose region's controlled towns (Vikings' included) reach
            // its threshold."
            if before == Token::FaceDown {
                let controlled = standing.players.iter().sum::<u32>() + standing.vikings;
                if controlled < self.printed.regions[region].threshold {
                    continue;
                }
                self.table.tokens[region] = Token::OnBoard;
            }

            // "Each face-up token goes to the player with strictly most there; tied: it stays
            // where it is. Vikings strictly most: it returns to (or stays on) the board."
            match standing.most() {
                Most::Player(seat) => {
                    if matches!(before, Token::With(other) if other != seat) {
                        self.remark("token: from one player to another");
                    }
                    self.table.tokens[region] = Token::With(seat);
                }
                Most::Vikings => {
                    if matches!(before, Token::With(_)) {
                        self.remark("token: returned to the board by the Vikings");
                    }
                    self.table.tokens[region] = Token::OnBoard;
                }
                Most::Tied => {
                    if let Token::With(holder) = before {
                        self.remark(if standing.players_with_most().contains(&holder) {
                            "token: tied, stays with a holder among the tied"
                        } else {
                            "token: tied, stays with a holder who is not among the tied"
                        });
                    }
                    if standing.players_with_most().len() == 1 {
                        self.remark("token: one player tied with the Vikings");
                    }
                }
            }
        }
    }

    pub(super) fn final_scoring(&mut self) {
        let seats = self.table.seats();
        let shared = self.shared_tokens();
        let richest = self.table.most_of(|player| player.coins);
        if richest.len() != 1 {
            self.remark("end: tied for most coins");
        }
        let mut scores = Vec::new();
        let mut keys = Vec::new();
        for (seat, &shared) in shared.iter().enumerate() {
            let player = &self.table.players[seat];
            let tokens: Vec<usize> = (0..self.table.tokens.len())
                .filter(|&region| self.table.tokens[region] == Token::With(seat))
                .collect();
            let score = [
                player.points,
                // "Strictly most coins 1."
                u32::from(richest == [seat]),
                // "The marker 1."
                u32::from(self.table.marker == Some(seat)),
                // "Each renown 1."
                player.renown,
                // "Each token in front of you its points."
                tokens.iter().map(|&region| self.printed.regions[region].points).sum(),
                shared,
                self.printed.presence[self.regions_present(seat)],
            ];
            // "Most points wins; then most claim tokens; then most marriage cards; then shared."
            keys.push((score.iter().sum::<u32>(), tokens.len(), player.marriages.len()));
            scores.push(score);
        }
        let places: Vec<u8> = (0..seats)
            .map(|seat| 1 + keys.iter().filter(|&&other| other > keys[seat]).count() as u8)
            .collect();
        if places.iter().filter(|&&place| place == 1).count() > 1 {
            self.remark("end: shared victory");
        }
        let best = keys.iter().map(|key| key.0).max();
        if keys.iter().filter(|key| Some(key.0) == best).count() > 1 {
            self.remark("end: tied for most points");
        }
        self.scores = Some(scores);
        self.places = Some(places);
    }

    /// "Each face-up token on the board, half its points rounded down to every player tied for
    /// most there. If the Vikings alone have most, nobody; players tied with the Vikings for most
    /// do score half."
    fn shared_tokens(&mut self) -> Vec<u32> {
        let mut shared = vec![0; self.table.seats()];
        for region in 0..self.table.tokens.len() {
            if self.table.tokens[region] != Token::OnBoard {
                continue;
            }
            let standing = self.standing(region);
            let tied = standing.players_with_most();
            match standing.most() {
                Most::Vikings => self.remark("end: the Vikings keep a token"),
                Most::Tied if tied.len() == 1 => {
                    self.remark("end: shared token, one player and the Vikings");
                }
                Most::Tied => self.remark("end: shared token"),
                Most::Player(_) => panic!("the token should have been claimed"),
            }
            for seat in tied {
                shared[seat] += self.printed.regions[region].points / 2;
            }
        }
        shared
    }

    /// "Regions with at least one town of yours (establish trade counts Viking towns; military
    /// support does not)."
    pub(super) fn regions_present(&self, seat: usize) -> usize {
        let trade = self.has(seat, Alliance::Trade);
        (0..self.table.tokens.len())
            .filter(|&region| {
                self.table.towns.iter().any(|town| {
                    town.region == region
                        && match town.controlled_by() {
                            Some(Holder::Player(holder)) => holder == seat,
                            Some(Holder::Vikings) => trade,
                            None => false,
                        }
                })
            })
            .count()
    }
}
