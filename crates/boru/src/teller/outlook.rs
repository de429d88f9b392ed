//! What an action would do, and what would change with it in the contests.

use ardri_core::{Arg, Message, Seat};

use super::events::{deeds_in_words, tell};
use super::names::{cards, contenders, counted, region, seats, spouse, town};
use crate::act::Deeds;
use crate::action::Action;
use crate::board::{Contender, Token};
use crate::event::Seen;
use crate::preview::{Expansion, Outlook, Preview};
use crate::standings::{Chapter, Contest, RegionStanding};
use crate::view::{Table, View};

impl Preview {
    /// What the action would do, in sentences, and what would change with it in the contests; `before` is
    /// what its player sees now.
    #[must_use]
    pub fn said(&self, before: &View, action: &Action) -> Vec<Message> {
        let mut said: Vec<Message> = self.told.iter().map(tell).collect();
        match (action, &before.own) {
            (Action::Pick(low, high), Some(own)) => {
                let rest = own.pack.minus([*low, *high].into_iter().collect());
                if !rest.is_empty() {
                    let gets = Message::new("boru-preview-gets").with("name", own.left);
                    said.push(gets.with("cards", cards(rest)));
                }
            }
            (Action::Play(_), _) => {
                let leading = self.table.trick.as_ref().and_then(|trick| trick.leading);
                said.push(match leading {
                    Some(seat) => Message::new("boru-preview-wins").with("name", seat),
                    None => Message::new("boru-preview-wins-none"),
                });
                said.extend(self.order());
                said.extend(self.outlooks.iter().map(Outlook::said));
            }
            (Action::Act(_), Some(own)) => {
                let missed = self.expansion.and_then(Expansion::missed).into_iter();
                said.extend(missed.map(|why| {
                    Message::new("boru-outlook-now").with("name", own.seat).with("deed", why)
                }));
            }
            (Action::Mark(marked), _) if !marked.neighbours().is_empty() => {
                let roads = Arg::list(marked.neighbours().iter().map(town));
                said.push(Message::new("boru-roads").with("towns", roads));
            }
            _ => {}
        }
        said.extend(changes(&before.table, &self.table));
        said
    }
}

impl Preview {
    /// Where among the cards on the table the one acts that has just been played.
    fn order(&self) -> Option<Message> {
        let trick = self.table.trick.as_ref()?;
        let seat = self.told.iter().find_map(|seen| match seen {
            Seen::Played { seat, .. } => Some(*seat),
            _ => None,
        })?;
        let place = trick.order.iter().position(|one| *one == seat)? + 1;
        let acts = Message::new("boru-preview-order").with("place", place);
        (trick.order.len() > 1).then(|| acts.with("count", trick.order.len()))
    }
}

impl Outlook {
    /// What the action would come to.
    fn said(&self) -> Message {
        let expansion = self.expansion.and_then(|expansion| match expansion {
            Expansion::Open => Some(Message::new("boru-outlook-expand")),
            _ => expansion.missed(),
        });
        let mut deeds = deeds_in_words(&self.deeds);
        if expansion.is_some() && self.deeds == Deeds::default() {
            deeds.clear();
        }
        deeds.extend(expansion);
        Message::new("boru-outlook").with("part", self.part.word()).with("deeds", Arg::list(deeds))
    }
}

impl Expansion {
    /// Why it is not to be had.
    fn missed(self) -> Option<Message> {
        match self {
            Self::Open => None,
            Self::Poor { coins } => Some(Message::new("boru-outlook-poor").with("coins", coins)),
            Self::Nowhere => Some(Message::new("boru-outlook-nowhere")),
        }
    }
}

/// All contests but the regions as if upkeep came now.
pub(crate) fn contests(table: &Table) -> Vec<Contest> {
    let marriage = table.marriage.map(|card| {
        let (text, who) = match table.standings.marriage {
            Some(seat) => ("boru-if-marriage", Some(seat)),
            None => ("boru-if-marriage-none", None),
        };
        let said = Message::new(text).with("card", spouse(card));
        who.map_or(said.clone(), |seat| said.with("name", seat))
    });
    let richest = match table.standings.richest {
        Some(seat) => Message::new("boru-if-richest")
            .with("name", seat)
            .with("coins", table.players.get(seat.index()).map_or(0, |player| player.coins)),
        None => Message::new("boru-if-richest-none"),
    };
    let chapters = [
        (Chapter::Marriage, marriage.into_iter().collect()),
        (Chapter::Battle, battle(table)),
        (Chapter::Church, church(table)),
        (Chapter::Coins, vec![richest]),
    ];
    let of = |(chapter, all): (Chapter, Vec<Message>)| {
        all.into_iter().map(move |said| Contest { chapter, said })
    };
    chapters.into_iter().flat_map(of).collect()
}

fn several(text: &'static str, all: &[Seat]) -> Message {
    Message::new(text).with("names", seats(all)).with("count", all.len())
}

/// Those who would gain a point after the first, if there are any.
fn lesser(all: &[Seat]) -> Option<Message> {
    (!all.is_empty()).then(|| several("boru-if-lesser", all))
}

fn battle(table: &Table) -> Vec<Message> {
    let battle = &table.standings.battle;
    let lose = match (battle.losers.as_slice(), battle.chooser) {
        _ if battle.left == 0 => Message::new("boru-if-battle-repelled"),
        ([], _) => Message::new("boru-if-battle-none"),
        (losers, Some(seat)) => several("boru-if-battle", losers).with("chooser", seat),
        (losers, None) => several("boru-if-battle-own", losers),
    };
    let spoils = match battle.spoils {
        Some(seat) => Message::new("boru-if-spoils")
            .with("name", seat)
            .with("points", counted("boru-points", battle.spoils_points)),
        None => Message::new("boru-if-spoils-none"),
    };
    [lose, spoils].into_iter().chain(lesser(&battle.lesser)).collect()
}

fn church(table: &Table) -> Vec<Message> {
    let church = &table.standings.church;
    let favour = match church.favour {
        Some(seat) => Message::new("boru-if-favour").with("name", seat),
        None => Message::new("boru-if-favour-none"),
    };
    let patrons = (!church.patrons.is_empty()).then(|| several("boru-if-patrons", &church.patrons));
    std::iter::once(favour).chain(lesser(&church.lesser)).chain(patrons).collect()
}

impl RegionStanding {
    /// What would become of the token, if the claims came now.
    #[must_use]
    pub fn said(&self) -> Message {
        match (self.token, self.then) {
            (Token::FaceDown, Token::FaceDown) => {
                counted("boru-then-missing", self.threshold.saturating_sub(self.held))
            }
            (Token::FaceDown, Token::OnBoard) => {
                Message::new("boru-then-up").with("leaders", leaders(self))
            }
            (Token::FaceDown, Token::Held(seat)) => {
                Message::new("boru-then-up-to").with("name", seat)
            }
            (now, then) if now == then => match self.leaders.as_slice() {
                [Contender::Seat(_)] => Message::new("boru-then-stays"),
                _ => Message::new("boru-then-stays-as").with("leaders", leaders(self)),
            },
            (_, Token::Held(seat)) => Message::new("boru-then-to").with("name", seat),
            (_, _) => Message::new("boru-then-board").with("leaders", leaders(self)),
        }
    }
}

fn leaders(one: &RegionStanding) -> Message {
    match one.leaders.as_slice() {
        [] => Message::new("boru-region-leads-nobody"),
        [_] => Message::new("boru-region-leads").with("name", contenders(&one.leaders)),
        tied => Message::new("boru-region-leads-tied").with("names", contenders(tied)),
    }
}

/// Where a token is.
fn place(token: Token) -> Arg {
    match token {
        Token::FaceDown => Message::new("boru-token-face-down").into(),
        Token::OnBoard => Message::new("boru-token-on-board").into(),
        Token::Held(seat) => seat.into(),
    }
}

/// Who counts how many towns in a region: “Ann 2 and Vikings 1”.
fn holders(one: &RegionStanding) -> Arg {
    let held = (0..).map(Seat).zip(&one.counts).map(|(seat, towns)| (Arg::from(seat), *towns));
    let vikings = (Message::new("boru-region-vikings").into(), one.vikings);
    let some = held.chain([vikings]).filter(|(_, towns)| *towns > 0);
    let all: Vec<_> =
        some.map(|(who, towns)| counted("boru-holder", towns).with("name", who)).collect();
    match all.is_empty() {
        true => Message::new("boru-holders-none").into(),
        false => Arg::list(all),
    }
}

/// What is different in the contests of another table: before and after an action.
fn changes(before: &Table, after: &Table) -> Vec<Message> {
    let new = after.contests.iter().filter(|contest| !before.contests.contains(contest));
    let mut said: Vec<Message> = new.map(|contest| contest.said.clone()).collect();
    for (was, is) in before.standings.regions.iter().zip(&after.standings.regions) {
        if was != is {
            said.push(
                Message::new("boru-preview-region")
                    .with("region", region(is.region))
                    .with("holders", holders(is))
                    .with("token", place(is.token))
                    .with("then", is.said()),
            );
        }
    }
    let scores = before.standings.scores.iter().zip(&after.standings.scores);
    let moved: Vec<Message> = (0..)
        .map(Seat)
        .zip(scores.map(|(was, is)| (u32::from(was.total()), u32::from(is.total()))))
        .filter(|(_, (was, is))| was != is)
        .map(|(seat, (was, is))| {
            Message::new("boru-score-change").with("name", seat).with("from", was).with("to", is)
        })
        .collect();
    if !moved.is_empty() {
        said.push(Message::new("boru-preview-score").with("scores", Arg::list(moved)));
    }
    said
}
