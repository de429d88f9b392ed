//! The rules in force, in our own words.

use ardri_tafl::{Board, Options, Tafl, basics};

use crate::i18n::{localize, tr};
use crate::play::game_ui::title;

/// The rules of the game that these options describe, a paragraph each.
pub(crate) fn rules<B: Board>(options: &Options<B>) -> Vec<String> {
    let mut text = vec![tr!(
        "terminal-tafl-rules",
        "game" => title::<Tafl<B>>(), "size" => B::SIZE, "vikings" => B::VIKINGS,
        "celts" => B::GUARDS
    )];
    text.extend(basics::<B>(options.rules()).map(|sentence| localize(&sentence)));
    if options.two_sets {
        text.push(tr!("lobby-two-sets.hint"));
    }
    if options.lots {
        text.push(tr!("lobby-lots.hint"));
    }
    text.push(tr!("tafl-rules-chosen"));
    if options.rules().iter().next().is_none() {
        text.push(tr!("tafl-rules-plain"));
    }
    text.extend(options.rules().iter().map(|rule| {
        let about = tr!(&format!("tafl-rule-{rule}.about"));
        let title = localize(&rule.text());
        tr!("terminal-tafl-rule", "title" => title, "name" => rule.name(), "about" => about)
    }));
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use ardri_tafl::{Brandubh, Preset, Rules, Tablut};

    fn text<B: Board>(list: &str) -> String {
        rules::<B>(&Options::new(Rules::parse(list).unwrap()).unwrap()).join("\n")
    }

    /// Which sentences these are is held where they are chosen, beside `BoardFacts`.
    #[test]
    fn the_basics_and_the_chosen_rules_are_said() {
        let (brandubh, tablut) = (text::<Brandubh>(""), text::<Tablut>(""));
        assert!(brandubh.contains("7 by 7") && brandubh.contains("the King reaches a corner"));
        assert!(tablut.contains("9 by 9") && tablut.contains("any square of the edge"));
        assert!(brandubh.ends_with("Nothing: this is the basic game."));
        let strong = text::<Brandubh>("strong-king");
        assert!(strong.contains("* Strong King (strong-king): He falls only with"), "{strong}");
        let federation = Preset::Federation.rules();
        let all = text::<Brandubh>(&federation.to_string());
        assert!(federation.iter().all(|rule| all.contains(&format!("({rule}): "))), "{all}");
    }
}
