//! What is asked and what is on offer, in words.

use ardri_core::Seat;
use ardri_texts::Language;
use ardri_throne::{
    Asked, Deck, Dice, Die, Face, LineNumber, NeedsForm, ObjectiveForm, OpenLine, TargetView,
    TurnView, View,
};

use super::choosing::{Choosing, Pick};
use super::events::{self, die_word, face_name, yes};
use super::names::{badge, badges, card_name, objective_called, region_name};
use crate::play::builder::ActionBuilder;
use crate::play::text::list;
use crate::speech::{say, texts};

/// Dice as they lie on the table: `[S] [T] [3] (S)`, the red one in round brackets.
pub(crate) fn dice_text(dice: &Dice) -> String {
    let mut parts: Vec<String> = dice.faces().map(|face| format!("[{face}]")).collect();
    parts.extend(dice.red.map(|face| format!("({face})")));
    parts.join(" ")
}

/// A chance for people: whole per cent, but never a false “never” or “always”.
pub(crate) fn percent(chance: f64) -> String {
    if chance > 0.0 && chance < 0.01 {
        say!("throne-percent-least")
    } else if chance < 1.0 && chance > 0.99 {
        say!("throne-percent-most")
    } else {
        say!("throne-percent", "value" => (chance * 100.0).round())
    }
}

/// So many points.
pub(crate) fn points(points: impl Into<u16>) -> String {
    say!("throne-points", "points" => points.into())
}

/// A kind of card by its name; a deck of one's own may have others.
pub(crate) fn kind_name(kind: &str) -> String {
    let mut letters = kind.chars();
    let other: String =
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    say!("throne-kind", "kind" => kind, "other" => other)
}

/// A die that a Hero grants.
pub(crate) fn die_words(die: Die) -> String {
    say!("terminal-throne-die", "die" => die_word(Some(die)))
}

/// An Objective with its points and what it asks for.
pub(crate) fn objective_words(deck: &Deck, id: &str) -> String {
    let Some(place) = deck.objective(id) else { return id.into() };
    let form = &deck.form().objectives[place];
    let text = if speaks_for_itself(form) {
        form.text.trim_end_matches('.').into()
    } else {
        needs_words(&form.needs, deck)
    };
    say!(
        "terminal-throne-objective",
        "name" => objective_called(&form.name),
        "points" => form.points,
        "text" => text,
    )
}

/// Whether an Objective's own text is what the reader gets: that of our own deck is English.
fn speaks_for_itself(form: &ObjectiveForm) -> bool {
    let ours = |own: &ObjectiveForm| own.text == form.text;
    !form.text.is_empty()
        && (texts().language() == Language::ENGLISH
            || !Deck::ardri().form().objectives.iter().any(ours))
}

/// What an Objective asks for, where its own text does not say it to the reader.
fn needs_words(needs: &NeedsForm, deck: &Deck) -> String {
    match needs {
        NeedsForm::Cards { cards, count: wanted } => {
            let names: Vec<_> = cards.iter().map(|id| card_name(deck, id)).collect();
            match wanted {
                Some(wanted) if usize::from(*wanted) < cards.len() => {
                    say!("throne-needs-some", "count" => *wanted, "cards" => list(&names))
                }
                _ => list(&names),
            }
        }
        NeedsForm::Kind { kind, count } => {
            say!("throne-needs-kind", "count" => *count, "kind" => kind_name(kind))
        }
        NeedsForm::Region { region, count } => {
            let name = region_name(deck, region);
            say!("throne-needs-region", "count" => *count, "region" => name)
        }
        NeedsForm::Regions { regions } => {
            say!("throne-needs-regions", "count" => *regions)
        }
        NeedsForm::Kinds { kinds } => say!("throne-needs-kinds", "count" => *kinds),
        NeedsForm::Total { total } => say!("throne-needs-cards", "count" => *total),
        NeedsForm::Locked { locked } => say!("throne-needs-locked", "count" => *locked),
        NeedsForm::All { all } => {
            joined("throne-needs-and", all.iter().map(|needs| needs_words(needs, deck)))
        }
        NeedsForm::Any { any } => {
            joined("throne-needs-or", any.iter().map(|needs| needs_words(needs, deck)))
        }
    }
}

/// Texts with a word between them.
fn joined(between: &str, texts: impl Iterator<Item = String>) -> String {
    texts.reduce(|one, other| say!(between, "one" => one, "other" => other)).unwrap_or_default()
}

/// So many dice: “5 dice and the red one”.
pub(crate) fn so_many_dice(standard: u8, red: bool) -> String {
    say!("terminal-throne-dice", "standard" => standard, "red" => yes(red))
}

/// The dice in play.
pub(crate) fn dice_words(turn: &TurnView) -> String {
    so_many_dice(turn.standard, turn.red)
}

/// What several lines need, as it is printed.
fn needs_text<'a>(lines: impl Iterator<Item = &'a OpenLine>) -> Vec<String> {
    lines.map(|line| line.needs.to_string()).collect()
}

/// The target of the turn with its lines.
pub(crate) fn target_words(view: &View) -> Option<String> {
    let turn = view.turn.as_ref()?;
    let deck = view.options.the_deck();
    let Some(id) = &turn.target else { return Some(say!("terminal-throne-no-target")) };
    let aim = aim(turn, id);
    let filled: Vec<String> = turn.filled.iter().map(ToString::to_string).collect();
    let open = needs_text(aim.map_or(&[][..], |aim| &aim.open).iter());
    let from = aim.and_then(|aim| aim.from);
    Some(say!(
        "terminal-throne-target",
        "card" => card_name(&deck, id),
        "steal" => yes(from.is_some()),
        "from" => from.map(badge).unwrap_or_default(),
        "filled" => filled.join(" | "),
        "open" => open.join(" | "),
    ))
}

/// What is left to roll and how the chances are, after something was done in a turn.
pub(crate) fn dice_left(view: &View) -> Vec<String> {
    let Some(turn) = &view.turn else { return Vec::new() };
    let mut words = vec![say!("terminal-throne-left", "dice" => dice_words(turn))];
    if let Some(aim) = turn.target.as_ref().and_then(|id| aim(turn, id)) {
        let deck = view.options.the_deck();
        words.push(say!(
            "terminal-throne-left-chance",
            "card" => card_name(&deck, &aim.card),
            "chance" => percent(aim.chance),
        ));
    }
    words
}

/// What is asked of `me`; whom the table waits for, if it is somebody else.
pub(crate) fn asked(view: &View, me: Option<Seat>) -> String {
    if let Some(outcome) = &view.outcome {
        return format!("{} {}", say!("table-prompt-over"), events::outcome(outcome));
    }
    let mine = me.is_some_and(|me| view.to_act.contains(&me));
    let waiting = badges(&view.to_act);
    let turn = view.turn.as_ref();
    let whose = turn.map(|turn| badge(turn.seat)).unwrap_or_default();
    let deck = view.options.the_deck();
    let target = turn.and_then(|turn| turn.target.as_ref()).map(|id| card_name(&deck, id));
    match (view.asked, mine) {
        (Asked::Keep, true) => say!("throne-prompt-keep"),
        (Asked::Keep, false) => say!("throne-prompt-keep-others", "names" => waiting),
        (Asked::ThumbWar, true) => say!("throne-prompt-thumb"),
        (Asked::ThumbWar, false) => say!("throne-prompt-thumb-others", "names" => waiting),
        (Asked::Die, true) => say!("throne-prompt-die"),
        (Asked::Die, false) => say!("throne-prompt-die-others", "name" => whose),
        (Asked::Choose, true) => match target {
            // One row of a narrow terminal has to do for it, whatever the card is called.
            Some(card) => say!("terminal-throne-prompt-target", "card" => card),
            None => say!("throne-prompt-choose"),
        },
        (Asked::Choose, false) => match target {
            Some(card) => say!("throne-prompt-target-others", "name" => whose, "card" => card),
            None => say!("throne-prompt-choose-others", "name" => whose),
        },
        // After the last turn, chance is asked for nothing but the thumb war.
        (Asked::Chance, _) if view.first.is_some() && turn.is_none() => say!("throne-prompt-toss"),
        (Asked::Chance, _) => say!("throne-prompt-chance"),
        (Asked::Nothing, _) => say!("throne-prompt-over"),
    }
}

/// What is asked next on the way to an action.
pub(crate) fn asked_next(view: &View, me: Option<Seat>, choosing: &Choosing) -> String {
    let chosen = choosing.chosen();
    match (choosing.picks().first(), chosen.first()) {
        (Some(Pick::Set { .. }), Some(_)) => say!("terminal-throne-which-die"),
        // Which card it is stands above the dice.
        (Some(Pick::Set { .. }), None) => say!("throne-prompt-aside", "target" => "no"),
        (Some(Pick::Line(_)), Some(_)) => {
            let deck = view.options.the_deck();
            let card = chosen_card(view, choosing).map(|id| card_name(&deck, id));
            say!("terminal-throne-which-line", "card" => card.unwrap_or_default())
        }
        (Some(Pick::Dice(_)), Some(_)) => say!("terminal-throne-which-dice"),
        _ => asked(view, me),
    }
}

/// The card of which a line is to be filled: the chosen one, or the target.
fn chosen_card<'a>(view: &'a View, choosing: &'a Choosing) -> Option<&'a str> {
    let chosen = choosing.chosen().iter().find_map(|pick| match pick {
        Pick::Card(id) => Some(id.as_str()),
        _ => None,
    });
    chosen.or_else(|| view.turn.as_ref().and_then(|turn| turn.target.as_deref()))
}

/// A choice on offer; with its odds, if they are wanted.
pub(crate) fn pick_words(pick: &Pick, view: &View, choosing: &Choosing, odds: bool) -> String {
    let turn = view.turn.as_ref();
    let with_chance = |text: String, chance: Option<f64>| match chance {
        Some(chance) if odds => format!("{text}  {}", percent(chance)),
        _ => text,
    };
    match pick {
        Pick::Objective(id) => objective_words(&view.options.the_deck(), id.as_str()),
        Pick::Die(die) => say!("terminal-throne-pick-die", "die" => die_word(*die)),
        Pick::Card(id) => {
            let aim = turn.and_then(|turn| aim(turn, id.as_str()));
            let Some(aim) = aim else {
                return card_name(&view.options.the_deck(), id.as_str()).into();
            };
            let best = aim.open.iter().filter_map(|line| line.chance).reduce(f64::max);
            with_chance(card_words(aim, &view.options.the_deck()), best)
        }
        Pick::Line(number) => {
            let aim = chosen_card(view, choosing).and_then(|id| aim(turn?, id));
            let line = aim.and_then(|aim| open_line(aim, *number));
            let text = say!(
                "terminal-throne-pick-line",
                "line" => match number {
                    LineNumber::Printed(number) => *number,
                    LineNumber::Steal => 0,
                },
                "needs" => line.map(|line| line.needs.to_string()).unwrap_or_default(),
            );
            with_chance(text, line.and_then(|line| line.chance))
        }
        Pick::Dice(dice) => {
            let rolled = turn.and_then(|turn| turn.roll.as_ref()).and_then(|roll| roll.red);
            match (dice.red, rolled) {
                (Some(face), Some(Face::Spiral)) if face != Face::Spiral => say!(
                    "terminal-throne-pick-wild",
                    "dice" => dice_text(dice),
                    "face" => face_name(face),
                ),
                _ => dice_text(dice),
            }
        }
        Pick::Aside => say!("terminal-throne-pick-aside"),
        Pick::Set { face, red } => say!(
            "terminal-throne-pick-set",
            "red" => yes(*red),
            "die" => if *red { format!("({face})") } else { format!("[{face}]") },
            "face" => face_name(*face),
        ),
        Pick::ThumbWar(wanted) => say!("terminal-throne-pick-thumb", "yes" => yes(*wanted)),
    }
}

/// A card that could be the target: what this roll would fill, of what is open.
fn card_words(aim: &TargetView, deck: &Deck) -> String {
    let mut now: Vec<String> = Vec::new();
    for needs in needs_text(aim.open.iter().filter(|line| line.chance.is_some())) {
        if !now.contains(&needs) {
            now.push(needs);
        }
    }
    say!(
        "terminal-throne-pick-card",
        "card" => card_name(deck, &aim.card),
        "steal" => yes(aim.from.is_some()),
        "from" => aim.from.map(badge).unwrap_or_default(),
        "points" => deck.card(&aim.card).map_or(0, |place| deck.cards()[place].points),
        "now" => joined("terminal-throne-or", now.into_iter()),
        "all" => needs_text(aim.open.iter()).join(" | "),
    )
}

fn aim<'a>(turn: &'a TurnView, id: &str) -> Option<&'a TargetView> {
    turn.targets.iter().find(|aim| aim.card == id)
}

fn open_line(aim: &TargetView, number: LineNumber) -> Option<&OpenLine> {
    aim.open.iter().find(|line| line.line == number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::speak;

    fn needs() -> NeedsForm {
        let two = NeedsForm::Cards {
            cards: vec!["macha".into(), "queen-medb".into(), "caladbolg".into()],
            count: Some(2),
        };
        let hero = NeedsForm::Kind { kind: "hero".into(), count: 1 };
        let tara = NeedsForm::Region { region: "tara".into(), count: 3 };
        let any = NeedsForm::Any { any: vec![hero, NeedsForm::Locked { locked: 1 }] };
        NeedsForm::All { all: vec![two, tara, any] }
    }

    #[test]
    fn what_an_objective_asks_for_is_told_in_every_language() {
        let deck = Deck::ardri();
        assert_eq!(
            needs_words(&needs(), &deck),
            "at least 2 of these: Macha, Queen Medb and Caladbolg and at least 3 cards of Tara and \
             at least 1 card of the kind Hero or at least 1 locked region"
        );
        speak("ga".parse().unwrap());
        assert_eq!(
            needs_words(&needs(), &deck),
            "2 ar a laghad díobh seo: Macha, Méabh agus Caladhbholg agus 3 chárta ar a laghad den \
             réigiún Teamhair agus 1 chárta ar a laghad den chineál Laoch nó 1 réigiún ar a laghad \
             faoi ghlas"
        );
        speak("de".parse().unwrap());
        assert_eq!(
            needs_words(&NeedsForm::Regions { regions: 4 }, &deck),
            "Karten aus mindestens 4 Regionen"
        );
    }

    #[test]
    fn our_own_objectives_are_told_in_the_language_that_is_spoken() {
        let deck = Deck::ardri();
        for (code, told) in [
            ("en", "The Cattle Raid (4 points): Hold Queen Medb and the Brown Bull of Cooley"),
            ("ga", "An Táin (4 phointe): Méabh agus Donn Cuailnge"),
            ("de", "Der Rinderraub (4 Punkte): Queen Medb und The Brown Bull of Cooley"),
        ] {
            speak(code.parse().unwrap());
            assert_eq!(objective_words(&deck, "cattle-raid"), told);
        }
    }

    #[test]
    fn objectives_of_ones_own_deck_keep_their_words() {
        let mut form = Deck::ardri().form().clone();
        form.objectives[0].text = "Beide Stiere.".into();
        form.objectives[1].text.clear();
        let ids: Vec<_> =
            Deck::ardri().objectives()[..2].iter().map(|one| one.id.clone()).collect();
        let deck = Deck::try_from(form).unwrap();
        speak("ga".parse().unwrap());
        assert!(objective_words(&deck, &ids[0]).ends_with(": Beide Stiere"));
        assert!(objective_words(&deck, &ids[1]).ends_with(": Méabh agus Donn Cuailnge"));
    }

    #[test]
    fn a_chance_is_never_falsely_certain() {
        for (chance, told) in
            [(0.0, "0 %"), (0.004, "< 1 %"), (0.125, "13 %"), (0.994, "> 99 %"), (1.0, "100 %")]
        {
            assert_eq!(percent(chance), told);
        }
        speak("ga".parse().unwrap());
        assert_eq!(percent(0.5), "50%");
    }

    #[test]
    fn kinds_of_ones_own_deck_keep_their_names() {
        assert_eq!([kind_name("beast"), kind_name("élf"), kind_name("")], ["Beast", "Élf", ""]);
        speak("de".parse().unwrap());
        assert_eq!([kind_name("beast"), kind_name("dragon")], ["Tier", "Dragon"]);
    }
}
