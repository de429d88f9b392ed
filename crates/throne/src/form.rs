//! The full state in its JSON form, and the checks that a form must pass to be a state.

use std::collections::BTreeMap;

use ardri_core::{Game, Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::deck::Die;
use crate::dice::{Dice, MOST_DICE, SEVEN};
use crate::game::{HighThrone, Phase};
use crate::options::Options;
use crate::set::Lines;

/// A state as it is written. Cards, regions and Objectives go by their ids.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    options: Options,
    seats: u8,
    phase: Phase,
    /// The Objectives that each seat drew, and the one it kept.
    drawn: Vec<Vec<String>>,
    kept: Vec<Option<String>>,
    /// Who still rolls for the first turn, and the Spears of this go.
    contenders: SeatSet,
    opening: Vec<Option<u8>>,
    first: Option<Seat>,
    /// The cards that have left the centre, with who holds them.
    cards: BTreeMap<String, Seat>,
    /// The regions that are locked, with who holds them.
    locked: BTreeMap<String, Seat>,
    /// The turn that is being played.
    turn: Option<TurnForm>,
    /// The answers to the thumb war, and who won it.
    votes: Vec<Option<bool>>,
    thumb_winner: Option<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnForm {
    seat: Seat,
    target: Option<String>,
    /// The places of the filled lines, from 0; the steal's is the one after the last.
    filled: Vec<u8>,
    standard: u8,
    red: bool,
    roll: Option<Dice>,
}

impl Serialize for HighThrone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for HighThrone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Form::deserialize(deserializer)?.check().map_err(de::Error::custom)
    }
}

fn in_turn(phase: Phase) -> bool {
    matches!(phase, Phase::Die | Phase::Roll | Phase::Choose)
}

impl From<&HighThrone> for Form {
    fn from(game: &HighThrone) -> Self {
        let seats = usize::from(game.seats);
        let deck = game.deck();
        let objective = |place: u8| deck.objectives()[usize::from(place)].id.clone();
        let card = |place: usize| Some((deck.cards()[place].id.clone(), game.owner(place)?));
        let locked = Seat::all(game.seats).flat_map(|seat| {
            game.locked[seat.index()]
                .iter()
                .map(move |place| (deck.regions()[place].id.clone(), seat))
        });
        Self {
            options: game.options.clone(),
            seats: game.seats,
            phase: game.phase,
            drawn: game.drawn[..seats]
                .iter()
                .map(|drawn| drawn.iter().flatten().map(|place| objective(*place)).collect())
                .collect(),
            kept: game.kept[..seats].iter().map(|kept| kept.map(objective)).collect(),
            contenders: game.contenders,
            opening: game.opening[..seats].to_vec(),
            first: game.first,
            cards: (0..deck.cards().len()).filter_map(card).collect(),
            locked: locked.collect(),
            turn: in_turn(game.phase).then(|| TurnForm {
                seat: game.player,
                target: game.target.map(|card| deck.cards()[usize::from(card)].id.clone()),
                filled: game.filled.iter().map(|place| place as u8).collect(),
                standard: game.standard,
                red: game.red,
                roll: game.roll,
            }),
            votes: game.votes[..seats].to_vec(),
            thumb_winner: game.thumb_winner,
        }
    }
}

impl Form {
    /// The state that this is the form of, or what is wrong with it.
    fn check(self) -> Result<HighThrone, String> {
        let mut game =
            HighThrone::new(&self.options, self.seats).map_err(|error| error.to_string())?;
        let seats = usize::from(self.seats);
        let lists = [self.drawn.len(), self.kept.len(), self.opening.len(), self.votes.len()];
        if lists.iter().any(|length| *length != seats) {
            return Err(format!("a list has not {seats} entries, one for each seat"));
        }
        game.phase = self.phase;
        self.objectives(&mut game)?;
        self.opening(&mut game)?;
        self.cards(&mut game)?;
        self.turn(&mut game)?;
        self.ending(&mut game)?;
        Ok(game)
    }

    fn sits(&self, seat: Seat) -> Result<Seat, String> {
        if seat.0 < self.seats { Ok(seat) } else { Err(format!("there is no seat {}", seat.0)) }
    }

    fn objectives(&self, game: &mut HighThrone) -> Result<(), String> {
        let has = !game.deck.objectives().is_empty();
        let before = self.phase == Phase::Objectives;
        if matches!(self.phase, Phase::Objectives | Phase::Keep) && !has {
            return Err("the deck has no Objectives".into());
        }
        let find = |id: &String| {
            let place = game.deck.objective(id).and_then(|place| u8::try_from(place).ok());
            place.ok_or_else(|| format!("there is no Objective {id:?}"))
        };
        let mut all: Vec<u8> = Vec::new();
        let (mut drawn, mut kept) = (game.drawn, game.kept);
        for (seat, (two, one)) in self.drawn.iter().zip(&self.kept).enumerate() {
            let places: Vec<u8> = two.iter().map(find).collect::<Result<_, _>>()?;
            all.extend(&places);
            drawn[seat] = match places.as_slice() {
                [] if before || !has => None,
                [a, b] if has && !before => Some([*a, *b]),
                _ => return Err("everyone draws two Objectives, if there are any".into()),
            };
            kept[seat] = one.as_ref().map(find).transpose()?;
            let own = kept[seat].is_none_or(|kept| places.contains(&kept));
            let due = has && !matches!(self.phase, Phase::Objectives | Phase::Keep);
            if !own || due && kept[seat].is_none() {
                return Err("everyone keeps one of the Objectives that they drew".into());
            }
        }
        all.sort_unstable();
        if all.windows(2).any(|two| two[0] == two[1]) {
            return Err("an Objective was drawn twice".into());
        }
        (game.drawn, game.kept) = (drawn, kept);
        if self.phase == Phase::Keep && game.turn().seats().is_empty() {
            return Err("everyone has kept an Objective".into());
        }
        Ok(())
    }

    fn opening(&self, game: &mut HighThrone) -> Result<(), String> {
        let before = matches!(self.phase, Phase::Objectives | Phase::Keep | Phase::Opening);
        let all: SeatSet = Seat::all(self.seats).collect();
        let rolled: SeatSet =
            Seat::all(self.seats).filter(|seat| self.opening[seat.index()].is_some()).collect();
        let within = |set: SeatSet, outer: SeatSet| set.iter().all(|seat| outer.contains(seat));
        let spears = self.opening.iter().flatten().all(|spears| *spears <= 21);
        let fits = match self.phase {
            Phase::Objectives | Phase::Keep => self.contenders == all && rolled.is_empty(),
            Phase::Opening => {
                let several = self.contenders.iter().count() > 1;
                several && within(self.contenders, all) && within(rolled, self.contenders)
                    // In seat order, and not yet all.
                    && self.contenders.iter().find(|seat| !rolled.contains(*seat))
                        .is_some_and(|next| rolled.iter().all(|seat| seat < next))
            }
            _ => self.contenders.is_empty() && rolled.is_empty(),
        };
        if !fits || !spears || before == self.first.is_some() {
            return Err("the rolls for the first turn do not fit".into());
        }
        game.contenders = self.contenders;
        game.opening[..usize::from(self.seats)].copy_from_slice(&self.opening);
        game.first = self.first.map(|seat| self.sits(seat)).transpose()?;
        Ok(())
    }

    fn cards(&self, game: &mut HighThrone) -> Result<(), String> {
        for (id, seat) in &self.cards {
            let card = game.deck.card(id).ok_or_else(|| format!("there is no card {id:?}"))?;
            let held = &mut game.held[self.sits(*seat)?.index()];
            *held = held.with(card);
        }
        let mut locked = BTreeMap::new();
        for (place, region) in game.deck.regions().iter().enumerate() {
            let holder =
                Seat::all(self.seats).find(|seat| game.held[seat.index()].covers(region.cards));
            if let Some(seat) = holder {
                game.locked[seat.index()] = game.locked[seat.index()].with(place);
                locked.insert(region.id.clone(), seat);
            }
        }
        if locked != self.locked {
            return Err("a region is locked exactly when somebody holds all of it".into());
        }
        let begun = self.first.is_some();
        if !begun && !self.cards.is_empty() {
            return Err("nobody holds a card before the first turn".into());
        }
        let over = matches!(self.phase, Phase::ThumbWar | Phase::Toss | Phase::Over);
        if over != game.centre().is_empty() {
            return Err("the game is over exactly when the centre is empty".into());
        }
        Ok(())
    }

    fn turn(&self, game: &mut HighThrone) -> Result<(), String> {
        let turn = match &self.turn {
            Some(turn) if in_turn(self.phase) => turn,
            None if !in_turn(self.phase) => return Ok(()),
            _ => return Err("the phase does not fit the turn".into()),
        };
        game.player = self.sits(turn.seat)?;
        game.standard = turn.standard;
        game.red = turn.red;
        let [extra, red] = [Die::Extra, Die::Red].map(|die| game.granted(game.player, die));
        if turn.standard > MOST_DICE || game.dice_left() > MOST_DICE {
            return Err("nobody has more than eight dice".into());
        }
        if turn.red && !red || turn.standard == MOST_DICE && !extra {
            return Err("an eighth die comes from a Hero".into());
        }
        if let Some(id) = &turn.target {
            let card = game.deck.card(id).ok_or_else(|| format!("there is no card {id:?}"))?;
            if !game.targets().contains(card) {
                return Err(format!("{id:?} cannot be the target"));
            }
            game.target = u8::try_from(card).ok();
            let steal = game.deck.cards()[card].steal_line();
            let lines = if game.owner(card).is_some() { steal + 1 } else { steal };
            for place in &turn.filled {
                if usize::from(*place) >= lines || game.filled.contains((*place).into()) {
                    return Err(format!("{id:?} has no such line to be filled"));
                }
                game.filled = game.filled.with((*place).into());
            }
            let fits = !turn.filled.is_empty() && turn.filled.len() < lines;
            if !fits || !turn.filled.is_sorted() {
                return Err("a target has some of its lines filled, and not all".into());
            }
            // The dice on the filled lines are gone from the hand: the eighth one, too, perhaps.
            let on_lines = turn.filled.iter().map(|place| usize::from(*place));
            let on_lines = on_lines.map(|place| game.deck.cards()[card].lines[place].least_dice());
            let most = SEVEN + u8::from(extra || red);
            if game.dice_left() + on_lines.sum::<u8>() > most {
                return Err("there are more dice than the turn began with".into());
            }
        } else if !turn.filled.is_empty() {
            return Err("lines are filled, but of no card".into());
        }
        game.roll = turn.roll;
        let fits = match (self.phase, &turn.roll) {
            (Phase::Choose, Some(roll)) => {
                roll.count() == game.standard && roll.red.is_some() == game.red
            }
            (Phase::Roll, None) => true,
            (Phase::Die, None) => {
                (extra || red) && game.standard == SEVEN && !game.red && game.filled == Lines::NONE
            }
            _ => false,
        };
        let reach = game.targets().iter().any(|card| game.least_dice(card) <= game.dice_left());
        if !fits || !reach || game.dice_left() == 0 {
            return Err("the dice do not fit the turn".into());
        }
        Ok(())
    }

    fn ending(&self, game: &mut HighThrone) -> Result<(), String> {
        game.votes[..usize::from(self.seats)].copy_from_slice(&self.votes);
        game.thumb_winner = self.thumb_winner.map(|seat| self.sits(seat)).transpose()?;
        let tied = game.tied();
        let several = tied.iter().count() > 1;
        let voted: SeatSet =
            Seat::all(self.seats).filter(|seat| self.votes[seat.index()].is_some()).collect();
        let all_yes = voted == tied && self.votes.iter().flatten().all(|yes| *yes);
        let over = matches!(self.phase, Phase::ThumbWar | Phase::Toss | Phase::Over);
        let fits = match self.phase {
            Phase::ThumbWar => {
                several
                    && self.thumb_winner.is_none()
                    && !game.due_to_vote().is_empty()
                    && voted.iter().all(|seat| tied.contains(seat))
            }
            Phase::Toss => several && all_yes && self.thumb_winner.is_none(),
            Phase::Over if several => match self.thumb_winner {
                Some(winner) => all_yes && tied.contains(winner),
                None => voted == tied && !all_yes,
            },
            _ => voted.is_empty() && self.thumb_winner.is_none(),
        };
        if fits || !over && voted.is_empty() && self.thumb_winner.is_none() {
            Ok(())
        } else {
            Err("the thumb war does not fit the score".into())
        }
    }
}
