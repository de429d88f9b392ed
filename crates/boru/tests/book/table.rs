//! Positions made by hand, and what is done and told in them.

use ardri_boru::{Action, BrianBoru, Card, Event, Player, Seen, Table as View, Town};
use ardri_core::{Actor, Game, Seat, Turn, Viewer};
use serde_json::{Map, Value, json};

/// A position to be set up: at first round 1 of a table where nothing has happened yet, the marker
/// with seat 0, which has to choose a town. Every hand comes with a draft that it follows from.
#[derive(Clone)]
pub struct Position {
    seats: usize,
    form: Value,
    hands: Vec<Vec<u8>>,
}

/// A table for so many players.
pub fn table(seats: usize) -> Position {
    let player = json!({
        "coins": 3, "points": 10, "renown": 1, "raiders": 0, "church": 0, "space": 0,
        "marriages": [], "offer": null,
    });
    let tokens: Map<_, _> =
        "NUBSDCLM".chars().map(|region| (region.to_string(), json!("face-down"))).collect();
    let deck: &[&str] =
        if seats == 3 { &["Brigid", "Aoife"] } else { &["Brigid", "Aoife", "Niall"] };
    let mut deck = deck.to_vec();
    deck.push("Estrid, Princess of Denmark");
    let form = json!({
        "options": {"last_card": "discard"}, "seats": seats, "round": 1, "phase": {"step": "mark"},
        "marker": 0, "towns": {}, "tokens": tokens, "raiders": 0, "players": vec![player; seats],
        "viking_deck": [9, 10, 11, 12, 12, 13, 14], "marriage_deck": deck, "marriage": "Brigid",
        "hands": [], "draft": null, "trick": null,
    });
    Position { seats, form, hands: Vec::new() }
}

impl Position {
    fn each(mut self, field: &str, values: &[u16]) -> Self {
        assert_eq!(values.len(), self.seats, "{field}");
        for (player, value) in self.form["players"].as_array_mut().unwrap().iter_mut().zip(values) {
            player[field] = json!(value);
        }
        self
    }

    pub fn coins(self, coins: &[u16]) -> Self {
        self.each("coins", coins)
    }

    pub fn points(self, points: &[u16]) -> Self {
        self.each("points", points)
    }

    pub fn renown(self, renown: &[u16]) -> Self {
        self.each("renown", renown)
    }

    pub fn raiders(self, raiders: &[u16]) -> Self {
        self.each("raiders", raiders)
    }

    pub fn church(self, discs: &[u16]) -> Self {
        self.each("church", discs)
    }

    pub fn spaces(self, spaces: &[u16]) -> Self {
        self.each("space", spaces)
    }

    /// Raiders in the battle area.
    pub fn battle_area(self, raiders: u8) -> Self {
        self.with("raiders", json!(raiders))
    }

    pub fn marker(self, seat: u8) -> Self {
        self.with("marker", json!(seat))
    }

    /// A round, with its card of the marriage deck on display.
    pub fn round(self, round: u8) -> Self {
        let card = self.form["marriage_deck"][usize::from(round) - 1].clone();
        self.with("round", json!(round)).with("marriage", card)
    }

    /// The last round, with the Princess.
    pub fn last_round(self) -> Self {
        let round = if self.seats == 3 { 3 } else { 4 };
        self.round(round)
    }

    /// A marriage card on display, as the top one of the deck.
    pub fn marriage(mut self, card: &str) -> Self {
        let deck = self.form["marriage_deck"].as_array_mut().unwrap();
        if let Some(place) = deck.iter().position(|other| other == card) {
            deck.swap(0, place);
        } else {
            deck[0] = json!(card);
        }
        self.with("marriage", json!(card))
    }

    /// Towns with whose disc is on them, as in `M4 0, C2 1 vikings monastery`.
    pub fn towns(mut self, towns: &str) -> Self {
        for town in towns.split(',').filter(|town| !town.trim().is_empty()) {
            let mut words = town.split_whitespace();
            let id = words.next().unwrap();
            let mut on = json!({"disc": words.next().unwrap().parse::<u8>().unwrap()});
            for word in words {
                assert!(["vikings", "monastery"].contains(&word), "{town}");
                on[word] = json!(true);
            }
            self.form["towns"][id] = on;
        }
        self
    }

    /// A disc of one seat on every town that has none, except on these.
    pub fn all_other_towns(mut self, seat: u8, except: &str) -> Self {
        for town in Town::all().map(Town::id) {
            let open = self.form["towns"].get(town).is_none();
            if open && !except.split_whitespace().any(|other| other == town) {
                self.form["towns"][town] = json!({"disc": seat});
            }
        }
        self
    }

    /// Tokens that are not face down, as in `M 2, C on-board`.
    pub fn tokens(mut self, tokens: &str) -> Self {
        for token in tokens.split(',') {
            let (region, place) = token.trim().split_once(' ').unwrap();
            self.form["tokens"][region] = match place.parse::<u8>() {
                Ok(seat) => json!({"held": seat}),
                Err(_) => json!(place),
            };
        }
        self
    }

    /// What a player made of the Princess.
    pub fn offer(mut self, seat: usize, offer: &str) -> Self {
        self.form["players"][seat]["offer"] = json!(offer);
        if offer != "spurn" {
            self = self.married(seat, &["Estrid, Princess of Denmark"]);
        }
        self
    }

    pub fn married(mut self, seat: usize, cards: &[&str]) -> Self {
        self.form["players"][seat]["marriages"] = json!(cards);
        self
    }

    pub fn last_card_is_played(self) -> Self {
        self.with("options", json!({"last_card": "play"}))
    }

    /// The cards that each seat holds.
    pub fn hands(mut self, hands: &[&[u8]]) -> Self {
        self.hands = hands.iter().map(|hand| hand.to_vec()).collect();
        self
    }

    /// A field of the JSON form.
    pub fn with(mut self, field: &str, value: Value) -> Self {
        assert!(self.form.get(field).is_some(), "{field}");
        self.form[field] = value;
        self
    }

    /// The JSON form, with a draft that leads to the hands and the cards on the table.
    pub fn form(&self) -> Value {
        let mut form = self.form.clone();
        form["hands"] = json!(sorted(&self.hands));
        if self.hands.is_empty() {
            form["hands"] = json!(vec![Vec::<u8>::new(); self.seats]);
            return form;
        }
        let mut picked = self.hands.clone();
        for (seat, picked) in picked.iter_mut().enumerate() {
            if let Some(card) = form["trick"]["cards"][seat].as_u64() {
                picked.push(card as u8);
            }
        }
        let size = [8, 6, 5][self.seats - 3];
        let mut spare: Vec<u8> =
            (1..=25).filter(|card| !picked.iter().any(|hand| hand.contains(card))).collect();
        for picked in &mut picked {
            while picked.len() < size {
                picked.push(spare.pop().unwrap());
            }
        }
        let picks: Vec<Vec<Vec<u8>>> = picked
            .iter()
            .map(|cards| cards.chunks(2).map(<[u8]>::to_vec).collect::<Vec<_>>())
            .collect();
        // The pack dealt to a seat holds what it, its left neighbour and so on took from it.
        let dealt: Vec<Vec<u8>> = (0..self.seats)
            .map(|origin| {
                (0..size.div_ceil(2))
                    .flat_map(|pass| picks[(origin + pass) % self.seats][pass].clone())
                    .collect()
            })
            .collect();
        let pass = size.div_ceil(2) - 1;
        let picks: Vec<_> = picks.iter().map(|packs| sorted(packs)).collect();
        form["draft"] = json!({"pass": pass, "dealt": sorted(&dealt), "picks": picks});
        form
    }

    /// The game in this position.
    pub fn sits(&self) -> Play {
        let form = self.form();
        let game =
            serde_json::from_value(form.clone()).unwrap_or_else(|error| panic!("{error}: {form}"));
        Play { game, told: Vec::new() }
    }

    /// The game after the leader has put the marker on `town` and all have played, clockwise from
    /// the leader: `cards` are in the order of seats. Everyone holds two more cards.
    pub fn trick(mut self, town: &str, cards: &[u8]) -> Play {
        assert_eq!(cards.len(), self.seats);
        if self.hands.is_empty() {
            let mut rest = (1..=25).filter(|card| !cards.contains(card));
            self.hands = cards
                .iter()
                .map(|card| vec![*card, rest.next().unwrap(), rest.next().unwrap()])
                .collect();
        }
        let mut play = self.sits();
        let leader = play.leader();
        play.go(&format!("{leader}: mark {town}"));
        for seat in (leader..self.seats as u8).chain(0..leader) {
            play.go(&format!("{seat}: play {}", cards[usize::from(seat)]));
        }
        play
    }

    /// The game just before the last action of the last trick, which seat 0 takes for a coin: the
    /// coins of the position count it already.
    pub fn before_upkeep(mut self) -> Play {
        let coins = self.form["players"][0]["coins"].as_u64().unwrap();
        self.form["players"][0]["coins"] = json!(coins.checked_sub(1).expect("a coin for seat 0"));
        // Nobody has won: the card is yellow, the town is not.
        let open = Town::all().find(|town| {
            self.form["towns"].get(town.id()).is_none() && town.colour().to_string() != "yellow"
        });
        let mut cards = vec![Value::Null; self.seats];
        cards[0] = json!(14);
        self.form["trick"] = json!({"town": open.map(Town::id), "cards": cards, "winner": null});
        self.form["phase"] = json!({"step": "act"});
        self.hands = (1..=self.seats as u8).map(|card| vec![card]).collect();
        self.sits()
    }

    /// The game after that: upkeep has run until somebody has to choose, or to the next round.
    pub fn upkeep(self) -> Play {
        let mut play = self.before_upkeep();
        play.go("0: top");
        play
    }
}

fn sorted(packs: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut packs = packs.to_vec();
    packs.iter_mut().for_each(|pack| pack.sort_unstable());
    packs
}

/// A game that goes on, with all that was told since it was set up.
#[derive(Clone)]
pub struct Play {
    pub game: BrianBoru,
    pub told: Vec<Event>,
}

/// A new game.
pub fn new_game(seats: u8) -> Play {
    Play { game: BrianBoru::new(&ardri_boru::Options::default(), seats).unwrap(), told: Vec::new() }
}

/// Whoever acts, and what: `2: play 11` or `chance: marker 1`.
fn read(line: &str) -> (Actor, Action) {
    let (who, action) = line.split_once(':').unwrap_or_else(|| panic!("{line}"));
    let actor = match who.trim() {
        "chance" => Actor::Chance,
        seat => Actor::Seat(Seat(seat.parse().unwrap())),
    };
    (actor, action.parse().unwrap_or_else(|error| panic!("{line}: {error}")))
}

impl Play {
    /// Does one thing after the other; each stands on a line of its own, or behind a semicolon.
    pub fn go(&mut self, lines: &str) -> &mut Self {
        for line in lines.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
            let (actor, action) = read(line);
            let applied = self.game.apply(actor, &action, &mut self.told);
            applied.unwrap_or_else(|error| panic!("{line}: {error}; {}", self.form()));
        }
        self
    }

    /// Why something cannot be done; trying changes nothing and tells nothing, and it is not listed.
    pub fn refused(&self, line: &str) -> String {
        let (actor, action) = read(line);
        let (mut game, mut told) = (self.game, Vec::new());
        let refused = game.apply(actor, &action, &mut told);
        assert!(told.is_empty() && game == self.game, "{line} is refused but something happened");
        if let Actor::Seat(seat) = actor {
            assert!(!self.legal(seat.0).contains(&action.to_string()), "{line} is listed");
        }
        refused.expect_err(line).to_string()
    }

    /// Everything that a seat may do.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(Seat(seat), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// The towns or cards of the actions that begin with a verb.
    pub fn legal_after(&self, seat: u8, verb: &str) -> String {
        let actions = self.legal(seat);
        let rest = actions.iter().filter_map(|action| action.strip_prefix(verb));
        rest.map(str::trim).collect::<Vec<_>>().join(" ")
    }

    /// Who has to act: `chance`, `over`, a seat or several.
    pub fn turn(&self) -> String {
        match self.game.turn() {
            Turn::Chance => "chance".into(),
            Turn::Over => "over".into(),
            turn => {
                let seats: Vec<_> = turn.seats().iter().map(|seat| seat.0.to_string()).collect();
                seats.join(" ")
            }
        }
    }

    pub fn form(&self) -> Value {
        serde_json::to_value(self.game).unwrap()
    }

    /// The step that the game waits in.
    pub fn step(&self) -> String {
        self.form()["phase"]["step"].as_str().unwrap().into()
    }

    /// What everyone sees.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator).table
    }

    pub fn player(&self, seat: usize) -> Player {
        self.view().players[seat]
    }

    fn all<T>(&self, of: impl Fn(&Player) -> T) -> Vec<T> {
        self.view().players.iter().map(of).collect()
    }

    pub fn coins(&self) -> Vec<u8> {
        self.all(|player| player.coins)
    }

    pub fn points(&self) -> Vec<u16> {
        self.all(|player| player.points)
    }

    pub fn renown(&self) -> Vec<u8> {
        self.all(|player| player.renown)
    }

    pub fn raiders(&self) -> Vec<u8> {
        self.all(|player| player.raiders)
    }

    pub fn church(&self) -> Vec<u8> {
        self.all(|player| player.church)
    }

    pub fn spaces(&self) -> Vec<u8> {
        self.all(|player| player.space)
    }

    pub fn battle_area(&self) -> u8 {
        self.view().raiders
    }

    /// Who holds the marker.
    pub fn leader(&self) -> u8 {
        self.view().marker.unwrap().0
    }

    /// What is on a town: `1 vikings monastery`, or nothing.
    pub fn on(&self, town: &str) -> String {
        let form = self.form();
        let Some(on) = form["towns"].get(town) else { return String::new() };
        let mut words = vec![on["disc"].to_string()];
        for word in ["vikings", "monastery"] {
            if on.get(word) == Some(&json!(true)) {
                words.push(word.into());
            }
        }
        words.join(" ")
    }

    /// Where a claim token is: `face-down`, `on-board` or a seat's number.
    pub fn token(&self, region: &str) -> String {
        match &self.form()["tokens"][region] {
            Value::String(place) => place.clone(),
            held => held["held"].to_string(),
        }
    }

    /// The hand of a seat, as only it sees it.
    pub fn hand(&self, seat: u8) -> Vec<u8> {
        values(self.game.view(Viewer::Seat(Seat(seat))).own.unwrap().hand.iter())
    }

    /// What was told to a spectator.
    pub fn seen(&self) -> Vec<Seen> {
        self.told.iter().map(|event| event.seen_by(Viewer::Spectator)).collect()
    }

    /// The one event of a kind, in its JSON form.
    pub fn event(&self, kind: &str) -> Value {
        let events = self.events(kind);
        assert_eq!(events.len(), 1, "{kind}: {:?}", self.kinds());
        events[0].clone()
    }

    pub fn events(&self, kind: &str) -> Vec<Value> {
        let seen = self.seen().into_iter().map(|seen| serde_json::to_value(seen).unwrap());
        seen.filter(|event| event["event"] == kind).collect()
    }

    /// The kinds of all events in order.
    pub fn kinds(&self) -> Vec<String> {
        let seen = self.seen().into_iter().map(|seen| serde_json::to_value(seen).unwrap());
        seen.map(|event| event["event"].as_str().unwrap().into()).collect()
    }
}

pub fn values(cards: impl Iterator<Item = Card>) -> Vec<u8> {
    cards.map(Card::value).collect()
}
