//! The full state in its JSON form, and the checks that a form must pass to be a state.

use std::collections::BTreeMap;

use ardri_core::{Game, Seat, SeatSet, Turn};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::board::{Board, Token};
use crate::card::{Card, CardSet};
use crate::draft::{Draft, MOST_PASSES, pack_size};
use crate::game::BrianBoru;
use crate::marriage::{Marriage, TOP_SPACE};
use crate::options::Options;
use crate::phase::Phase;
use crate::player::{MOST_SEATS, Player};
use crate::printed::VIKING_CARDS;
use crate::town::{Region, Town};
use crate::trick::Trick;

/// A state as it is written. Towns, cards, regions and seats go by their ids.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    options: Options,
    seats: u8,
    round: u8,
    phase: Phase,
    marker: Option<Seat>,
    /// The towns with a disc.
    towns: BTreeMap<Town, TownForm>,
    tokens: BTreeMap<Region, Token>,
    /// Raiders in the battle area.
    raiders: u8,
    players: Vec<Player>,
    /// The decks as they were shuffled; the cards up to this round have been revealed.
    viking_deck: Vec<u8>,
    marriage_deck: Vec<Marriage>,
    /// The marriage card on display.
    marriage: Option<Marriage>,
    hands: Vec<CardSet>,
    draft: Option<DraftForm>,
    trick: Option<TrickForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TownForm {
    disc: Seat,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    vikings: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    monastery: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DraftForm {
    /// How often the packs have been passed on.
    pass: u8,
    /// What each seat was dealt.
    dealt: Vec<CardSet>,
    /// What each seat kept of each pack.
    picks: Vec<Vec<CardSet>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrickForm {
    town: Option<Town>,
    cards: Vec<Option<Card>>,
    winner: Option<Seat>,
}

impl Serialize for BrianBoru {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BrianBoru {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = Form::deserialize(deserializer)?;
        form.check().map_err(de::Error::custom)
    }
}

impl From<&BrianBoru> for Form {
    fn from(game: &BrianBoru) -> Self {
        let seats = usize::from(game.seats);
        let board = &game.board;
        let town = |town: Town| {
            let disc = board.disc(town)?;
            let vikings = board.vikings.contains(town);
            Some((town, TownForm { disc, vikings, monastery: board.monasteries.contains(town) }))
        };
        let shuffled = game.vikings[0] != 0;
        let drafted = game.draft != Draft::default();
        let passes = usize::from(game.draft.pass) + 1;
        Self {
            options: game.options,
            seats: game.seats,
            round: game.round,
            phase: game.phase,
            marker: game.marker,
            towns: Town::all().filter_map(town).collect(),
            tokens: Region::all().zip(board.tokens).collect(),
            raiders: board.raiders,
            players: game.players[..seats].to_vec(),
            viking_deck: if shuffled { game.vikings.to_vec() } else { Vec::new() },
            marriage_deck: game.marriages.iter().flatten().copied().collect(),
            marriage: game.display,
            hands: game.hands[..seats].to_vec(),
            draft: drafted.then(|| DraftForm {
                pass: game.draft.pass,
                dealt: game.draft.dealt[..seats].to_vec(),
                picks: game.draft.picks[..seats]
                    .iter()
                    .map(|picks| picks[..passes].to_vec())
                    .collect(),
            }),
            trick: (game.trick != Trick::default()).then(|| TrickForm {
                town: game.trick.town,
                cards: game.trick.cards[..seats].to_vec(),
                winner: game.trick.winner,
            }),
        }
    }
}

impl Form {
    /// The state that this is the form of, or what is wrong with it.
    fn check(self) -> Result<BrianBoru, String> {
        let mut game =
            BrianBoru::new(&self.options, self.seats).map_err(|error| error.to_string())?;
        let seats = usize::from(self.seats);
        if self.round > game.rounds() {
            return Err(format!("there is no round {} of {}", self.round, game.rounds()));
        }
        game.round = self.round;
        game.phase = self.phase;
        game.marker = self.marker.map(|seat| self.sits(seat)).transpose()?;
        game.display = self.marriage;
        game.board = self.board()?;
        self.decks(&mut game)?;

        same_length(&self.players, seats)?;
        if self.players.iter().any(|player| player.space > TOP_SPACE) {
            return Err("the marriage track ends at space 9".into());
        }
        let spaces = self.players.iter().map(|player| player.space).filter(|space| *space > 0);
        let mut spaces: Vec<_> = spaces.collect();
        spaces.sort_unstable();
        if spaces.windows(2).any(|two| two[0] == two[1]) {
            return Err("only space 0 of the marriage track can be shared".into());
        }
        game.players[..seats].copy_from_slice(&self.players);

        same_length(&self.hands, seats)?;
        game.hands[..seats].copy_from_slice(&self.hands);
        if let Some(draft) = &self.draft {
            game.draft = self.draft(draft)?;
        }
        if let Some(trick) = &self.trick {
            same_length(&trick.cards, seats)?;
            game.trick.town = trick.town;
            game.trick.cards[..seats].copy_from_slice(&trick.cards);
            game.trick.winner = trick.winner.map(|seat| self.sits(seat)).transpose()?;
        }
        once(
            self.hands
                .iter()
                .copied()
                .chain(game.trick.on_table().map(|(_, card)| CardSet::EMPTY.with(card))),
        )?;
        self.cards_fit(&game)?;
        self.town_fits(&game)?;
        self.can_go_on(&game)?;
        Ok(game)
    }

    fn sits(&self, seat: Seat) -> Result<Seat, String> {
        if seat.0 < self.seats { Ok(seat) } else { Err(format!("there is no seat {}", seat.0)) }
    }

    fn board(&self) -> Result<Board, String> {
        let mut board = Board { raiders: self.raiders, ..Board::default() };
        for (town, form) in &self.towns {
            board.put_disc(self.sits(form.disc)?, *town);
            if form.vikings {
                board.vikings = board.vikings.with(*town);
            }
            if form.monastery {
                board.monasteries = board.monasteries.with(*town);
            }
        }
        if self.tokens.len() != Region::COUNT {
            return Err("every region has a claim token".into());
        }
        for (region, token) in &self.tokens {
            if let Token::Held(seat) = token {
                self.sits(*seat)?;
            }
            board.tokens[region.index()] = *token;
        }
        Ok(board)
    }

    fn decks(&self, game: &mut BrianBoru) -> Result<(), String> {
        if !self.viking_deck.is_empty() {
            let mut sorted = self.viking_deck.clone();
            sorted.sort_unstable();
            if sorted != VIKING_CARDS {
                return Err("these are not the Viking cards, each once".into());
            }
            game.vikings.copy_from_slice(&self.viking_deck);
        } else if !matches!(self.phase, Phase::MarriageDeck | Phase::VikingDeck) {
            return Err("the Viking deck is missing".into());
        }
        if !self.marriage_deck.is_empty() {
            let deck = &self.marriage_deck;
            let different =
                deck.iter().enumerate().all(|(place, card)| !deck[..place].contains(card));
            let princess = deck.last() == Some(&Marriage::PRINCESS);
            if !different || !princess || deck.len() != usize::from(game.rounds()) {
                return Err("this is not a marriage deck with the Princess at the bottom".into());
            }
            for (place, card) in game.marriages.iter_mut().zip(deck) {
                *place = Some(*card);
            }
        } else if self.phase != Phase::MarriageDeck {
            return Err("the marriage deck is missing".into());
        }
        Ok(())
    }

    fn draft(&self, form: &DraftForm) -> Result<Draft, String> {
        let seats = usize::from(self.seats);
        let size = pack_size(self.seats);
        // The last pack of one or two cards is taken whole.
        let last = (size - 1) / 2;
        let pass = usize::from(form.pass);
        let drafting = self.phase == Phase::Draft;
        if pass > last || pass == last && drafting {
            return Err(format!("the packs are not passed {pass} times"));
        }
        same_length(&form.dealt, seats)?;
        same_length(&form.picks, seats)?;
        once(form.dealt.iter().copied())?;
        if form.dealt.iter().any(|pack| pack.len() != size) {
            return Err(format!("every pack has {size} cards"));
        }
        let mut draft = Draft { pass: form.pass, ..Draft::default() };
        draft.dealt[..seats].copy_from_slice(&form.dealt);
        for at in 0..(pass + 1).min(MOST_PASSES) {
            for seat in Seat::all(self.seats) {
                let kept = form.picks[seat.index()].get(at).copied().unwrap_or_default();
                let pack = draft.pack(seat, at, self.seats);
                let due = pack.len().min(2);
                let open = kept.is_empty() && drafting && at == pass;
                if !kept.minus(pack).is_empty() || kept.len() != due && !open {
                    return Err(format!("seat {} cannot have kept these cards", seat.0));
                }
                draft.picks[seat.index()][at] = kept;
            }
        }
        Ok(draft)
    }

    /// Hands are what was kept in the draft, and everyone holds as many cards as the phase says.
    fn cards_fit(&self, game: &BrianBoru) -> Result<(), String> {
        let playing = matches!(self.phase, Phase::Mark | Phase::Play | Phase::Act);
        let drafting = self.phase == Phase::Draft;
        if self.draft.is_some() != (playing || drafting) || self.trick.is_some() && !playing {
            return Err("there are cards on the table that do not belong there".into());
        }
        let mut left = None;
        for seat in Seat::all(self.seats) {
            let hand = game.hands[seat.index()];
            let on_table = game.trick.cards[seat.index()];
            let table = on_table.map_or(CardSet::EMPTY, |card| CardSet::EMPTY.with(card));
            let kept = game.draft.picks[seat.index()];
            let kept = kept.iter().fold(CardSet::EMPTY, |all, cards| all.union(*cards));
            let fits =
                if drafting { hand == kept } else { hand.union(table).minus(kept).is_empty() };
            if !fits {
                return Err(format!("seat {} holds cards that it did not keep", seat.0));
            }
            // In the middle of a trick those who have played hold one card less.
            let cards = hand.len() + if self.phase == Phase::Play { table.len() } else { 0 };
            if playing && *left.get_or_insert(cards) != cards {
                return Err("the hands are not equal".into());
            }
        }
        let fewest = game.kept_cards() + usize::from(self.phase != Phase::Act);
        if playing && left.is_some_and(|cards| cards < fewest) {
            return Err("the tricks of this round are over".into());
        }
        Ok(())
    }

    /// The active town is open until the winner has taken it.
    fn town_fits(&self, game: &BrianBoru) -> Result<(), String> {
        let trick = &game.trick;
        let acting = self.phase == Phase::Act;
        let taken = match trick.winner {
            Some(winner) if acting => {
                let town = trick.town.ok_or("nobody wins a trick without a town")?;
                let acted = trick.cards[winner.index()].is_none();
                return match game.board.disc(town) {
                    Some(owner) if acted && owner == winner => Ok(()),
                    None if !acted => Ok(()),
                    _ => Err("the active town is not as the trick left it".into()),
                };
            }
            Some(_) => return Err("nobody has won before all have played".into()),
            None => trick.town.and_then(|town| game.board.disc(town)),
        };
        let marked = self.phase != Phase::Mark || trick.town.is_none();
        if taken.is_some() || !marked || self.phase == Phase::Mark && trick.lowest().is_some() {
            return Err("the trick does not fit the board".into());
        }
        Ok(())
    }

    /// Whoever has to act can, and the phase fits what lies on the table.
    fn can_go_on(&self, game: &BrianBoru) -> Result<(), String> {
        let seats: SeatSet = Seat::all(self.seats).collect();
        let known = |set: SeatSet| set.iter().all(|seat| seats.contains(seat));
        let fits = match self.phase {
            Phase::Settle { seat, pending, .. } => seats.contains(seat) && known(pending),
            Phase::Princess { seat } | Phase::Favour { seat } => seats.contains(seat),
            Phase::Raid { pending } | Phase::Patron { pending } => {
                known(pending) && !pending.is_empty()
            }
            Phase::Draft => self.draft.is_some(),
            Phase::Play => game.next_to_play().is_some(),
            Phase::Act => game.trick.lowest().is_some(),
            _ => true,
        };
        let begun =
            !matches!(self.phase, Phase::MarriageDeck | Phase::VikingDeck | Phase::FirstMarker);
        let started = begun && self.phase != Phase::StartTowns;
        if !fits || begun != self.marker.is_some() || started != (self.round > 0) {
            return Err("the phase does not fit the table".into());
        }
        if game.turn() == Turn::Chance || game.turn() == Turn::Over {
            return Ok(());
        }
        let to_act = game.turn().seats();
        if to_act.is_empty() || game.able(to_act) != to_act {
            return Err("whoever has to act can do nothing".into());
        }
        Ok(())
    }
}

fn same_length<T>(list: &[T], seats: usize) -> Result<(), String> {
    if list.len() == seats {
        Ok(())
    } else {
        Err(format!("a list has {} entries for {seats} seats", list.len()))
    }
}

/// No card is in two of these sets.
fn once(sets: impl Iterator<Item = CardSet>) -> Result<(), String> {
    let mut all = CardSet::EMPTY;
    for set in sets {
        if !all.common(set).is_empty() {
            return Err("a card is in two places".into());
        }
        all = all.union(set);
    }
    Ok(())
}

const _: () = assert!(MOST_SEATS <= 16, "a set of seats has 16 places");
