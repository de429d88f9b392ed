//! What a viewer may know of the game.

use ardri_core::{Actor, Game, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::Token;
use crate::card::{Card, CardSet};
use crate::event::Seen;
use crate::game::BrianBoru;
use crate::marriage::Marriage;
use crate::options::Options;
use crate::phase::{Next, Phase};
use crate::player::Player;
use crate::standings::{Contest, Standings};
use crate::teller::contests;
use crate::town::{Region, Town, TownSet};

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct View {
    /// What everyone sees.
    pub table: Table,
    /// What only this seat sees; nothing for a spectator.
    pub own: Option<Own>,
}

/// What everyone sees. Who watches a real table from behind sees no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Table {
    /// The options of the game.
    pub options: Options,
    /// How many play.
    pub seats: u8,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// What has to be decided.
    pub asked: Asked,
    /// Who has to act; nobody if chance does, or after the end.
    pub to_act: Vec<Seat>,
    /// Who holds the marker; the leader keeps it while it stands on a town.
    pub marker: Option<Seat>,
    /// The players.
    pub players: Vec<Player>,
    /// How many cards each holds; picks count as held.
    pub cards: Vec<u8>,
    /// The discs of each player, also those beneath Viking tokens.
    pub discs: Vec<TownSet>,
    /// The towns with a Viking token.
    pub vikings: TownSet,
    /// The towns with a monastery.
    pub monasteries: TownSet,
    /// The claim tokens, in the order of the regions.
    pub tokens: Vec<Token>,
    /// Raiders in the battle area.
    pub raiders: u8,
    /// The marriage card on display.
    pub marriage: Option<Marriage>,
    /// How many marriage cards are still in the deck.
    pub marriages_left: u8,
    /// The trick on the table.
    pub trick: Option<TrickView>,
    /// The standing of every contest.
    pub standings: Standings,
    /// What would come of all but the regions if upkeep came now, in sentences.
    pub contests: Vec<Contest>,
    /// The end.
    pub outcome: Option<Outcome>,
}

/// What has to be decided now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "asked", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub enum Asked {
    /// Chance shuffles or deals.
    Chance,
    /// A first disc.
    Start,
    /// Two cards from the pack.
    Pick {
        /// How often the packs have been passed.
        pass: u8,
        /// How many cards the packs hold before anyone picks.
        pack: u8,
        /// Who has picked.
        done: Vec<Seat>,
    },
    /// The active town.
    Mark,
    /// A card.
    Play,
    /// The action of a card.
    Act {
        /// The card.
        card: Card,
        /// Whether it has won the trick.
        won: bool,
    },
    /// A disc from a marriage card of that region, or from a marriage space.
    Settle {
        /// The region; none for anywhere.
        region: Option<Region>,
    },
    /// What to make of the Princess.
    Princess,
    /// A town for the Vikings.
    Raid {
        /// Who loses it.
        loser: Seat,
    },
    /// The site of a monastery.
    Build {
        /// Whether it comes with four discs, not with most.
        patron: bool,
    },
    /// Nothing.
    Nothing,
}

/// The trick on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct TrickView {
    /// The active town; none if no town is open.
    pub town: Option<Town>,
    /// For each seat the card that lies before it.
    pub cards: Vec<Option<Card>>,
    /// Who has won, or would as the cards lie.
    pub leading: Option<Seat>,
    /// Whether all have played.
    pub complete: bool,
    /// Who still has to play, in turn.
    pub to_play: Vec<Seat>,
    /// In which order the cards on the table act.
    pub order: Vec<Seat>,
}

/// What only one seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// Its hand; in the draft, what it has kept so far.
    pub hand: CardSet,
    /// The pack before it, from which it has to pick.
    pub pack: CardSet,
    /// The packs of this round's draft, as they came, with what it kept and what it passed on.
    pub packs: Vec<SeenPack>,
    /// The neighbour to whom its packs go.
    pub left: Seat,
    /// The neighbour from whom packs come.
    pub right: Seat,
    /// What each action of its card would do, if that is asked, or each answer to the Princess.
    pub acts: Vec<ActPreview>,
}

/// What an action would do, told before it is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct ActPreview {
    /// The action in its text form.
    pub action: String,
    /// What would happen.
    pub told: Seen,
}

/// A pack that went through one's hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "boru.ts"))]
pub struct SeenPack {
    /// Its cards as it came.
    pub cards: CardSet,
    /// What was kept.
    pub kept: CardSet,
    /// What was passed on to the left.
    pub passed: CardSet,
}

impl View {
    pub(crate) fn of(game: &BrianBoru, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) if seat.0 < game.seats => Some(Own::of(game, seat)),
            _ => None,
        };
        Self { table: Table::of(game), own }
    }
}

impl Own {
    fn of(game: &BrianBoru, seat: Seat) -> Self {
        let draft = &game.draft;
        let dealt = !draft.dealt[seat.index()].is_empty();
        let pass = usize::from(draft.pass);
        let passes = if dealt { 0..pass + 1 } else { 0..0 };
        let packs = passes.map(|at| {
            let (cards, kept) = (draft.pack(seat, at, game.seats), draft.picked(seat, at));
            // What was picked in this pass is passed on only when all have picked.
            let passed = if at < pass { cards.minus(kept) } else { CardSet::EMPTY };
            SeenPack { cards, kept, passed }
        });
        let turn = |by: u8| Seat((seat.0 + by) % game.seats);
        Self {
            seat,
            hand: game.hand(seat),
            pack: game.pack(seat),
            packs: packs.collect(),
            left: turn(1),
            right: turn(game.seats - 1),
            acts: ActPreview::all(game, seat),
        }
    }
}

impl ActPreview {
    /// All actions of the card that `seat` has to act with, or all that it may answer the Princess;
    /// nothing if it has to do neither.
    fn all(game: &BrianBoru, seat: Seat) -> Vec<Self> {
        let mut legal = Vec::new();
        if matches!(game.phase, Phase::Act | Phase::Princess { .. }) {
            game.legal_actions(seat, &mut legal);
        }
        let one = |action: Action| {
            let (mut after, mut events) = (*game, Vec::new());
            after.perform(Actor::Seat(seat), &action, &mut events).ok()?;
            let told = events.first()?.seen_by(Viewer::Seat(seat));
            Some(Self { action: action.to_string(), told })
        };
        legal.into_iter().filter_map(one).collect()
    }
}

impl Table {
    pub(crate) fn of(game: &BrianBoru) -> Self {
        let seats = usize::from(game.seats);
        let in_deck = if game.marriages[0].is_some() { game.rounds() } else { 0 };
        let mut table = Self {
            options: game.options,
            seats: game.seats,
            round: game.round,
            rounds: game.rounds(),
            asked: Asked::of(game),
            to_act: game.turn().seats().iter().collect(),
            marker: game.marker,
            players: game.players[..seats].to_vec(),
            cards: game.hands[..seats].iter().map(|hand| hand.len() as u8).collect(),
            discs: game.board.discs[..seats].to_vec(),
            vikings: game.board.vikings,
            monasteries: game.board.monasteries,
            tokens: game.board.tokens.to_vec(),
            raiders: game.board.raiders,
            marriage: game.display,
            marriages_left: in_deck.saturating_sub(game.round),
            trick: TrickView::of(game),
            standings: game.standings(),
            contests: Vec::new(),
            outcome: game.outcome(),
        };
        table.contests = contests(&table);
        table
    }
}

impl Asked {
    fn of(game: &BrianBoru) -> Self {
        match game.phase {
            Phase::MarriageDeck | Phase::VikingDeck | Phase::FirstMarker | Phase::Deal => {
                Self::Chance
            }
            Phase::StartTowns => Self::Start,
            Phase::Draft => {
                let due = game.turn().seats();
                let first = game.draft.pack(Seat(0), usize::from(game.draft.pass), game.seats);
                Self::Pick {
                    pass: game.draft.pass,
                    pack: first.len() as u8,
                    done: Seat::all(game.seats).filter(|seat| !due.contains(*seat)).collect(),
                }
            }
            Phase::Mark => Self::Mark,
            Phase::Play => Self::Play,
            Phase::Act => game.trick.lowest().map_or(Self::Nothing, |(seat, card)| Self::Act {
                card,
                won: game.trick.winner == Some(seat),
            }),
            Phase::Settle { region, .. } => Self::Settle { region },
            Phase::Princess { .. } => Self::Princess,
            Phase::Raid { pending } => {
                game.first_of(pending).map_or(Self::Nothing, |loser| Self::Raid { loser })
            }
            Phase::Favour { .. } => Self::Build { patron: false },
            Phase::Patron { .. } => Self::Build { patron: true },
            Phase::Over | Phase::Onward(_) => Self::Nothing,
        }
    }
}

impl TrickView {
    pub(crate) fn of(game: &BrianBoru) -> Option<Self> {
        let trick = &game.trick;
        // A preview shows a trick that is just being played to.
        let playing = matches!(game.phase, Phase::Play | Phase::Onward(Next::Played));
        if trick.town.is_none() && trick.lowest().is_none() && game.phase != Phase::Play {
            return None;
        }
        let mut order: Vec<_> = trick.on_table().collect();
        order.sort_by_key(|(_, card)| *card);
        let missing = |seat: &Seat| trick.cards[seat.index()].is_none();
        Some(Self {
            town: trick.town,
            cards: trick.cards[..usize::from(game.seats)].to_vec(),
            leading: if playing { trick.leading() } else { trick.winner },
            complete: !playing,
            to_play: if playing {
                game.clockwise_from_holder().filter(missing).collect()
            } else {
                Vec::new()
            },
            order: order.into_iter().map(|(seat, _)| seat).collect(),
        })
    }
}

impl Table {
    /// Whether `seat` has to act.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        self.to_act.contains(&seat)
    }

    /// Whether the game is over.
    #[must_use]
    pub fn over(&self) -> bool {
        self.outcome.is_some()
    }
}
