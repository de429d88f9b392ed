//! What is worked out for decks: once for all tables and bots, and never more than there is room for.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use ardri_throne::{Deck, Odds};

use crate::throne::judge::Table;

/// How many decks are remembered besides the project's own. The largest takes some 25 MB.
const MOST_DECKS: usize = 3;
/// How many calculators are kept for a deck: as many bots as think at the same time, as a rule.
const MOST_ODDS: usize = 2;

/// All that bots know of a deck.
#[derive(Debug)]
pub(crate) struct KnownDeck {
    pub(crate) table: Arc<Table>,
    /// Calculators that nobody uses now, so that bots on several threads do not wait for each other.
    odds: Mutex<Vec<Odds>>,
}

impl KnownDeck {
    fn new(deck: &Arc<Deck>) -> Self {
        Self { table: Arc::new(Table::new(deck.clone())), odds: Mutex::default() }
    }

    /// A calculator that knows this deck as well as any.
    pub(crate) fn lend_odds(&self) -> Odds {
        let mut stash = self.odds.lock().unwrap_or_else(PoisonError::into_inner);
        stash.pop().unwrap_or_default()
    }

    /// Keeps a calculator for the next bot.
    pub(crate) fn take_back(&self, odds: Odds) {
        let mut stash = self.odds.lock().unwrap_or_else(PoisonError::into_inner);
        if stash.len() < MOST_ODDS {
            stash.push(odds);
        }
    }
}

/// Decks that are remembered, the last used one at the end.
#[derive(Debug, Default)]
struct Decks(Mutex<Vec<Arc<KnownDeck>>>);

impl Decks {
    fn find(&self, deck: &Arc<Deck>, work_out: impl FnOnce() -> KnownDeck) -> Arc<KnownDeck> {
        if let Some(known) = self.last_used(deck) {
            return known;
        }
        // Nobody else waits while a deck is worked out. Who comes for the same one meanwhile works it
        // out, too, and the first one is kept.
        let new = Arc::new(work_out());
        if let Some(known) = self.last_used(deck) {
            return known;
        }
        let mut decks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if decks.len() >= MOST_DECKS {
            decks.remove(0);
        }
        decks.push(new.clone());
        new
    }

    fn last_used(&self, deck: &Arc<Deck>) -> Option<Arc<KnownDeck>> {
        let mut decks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = decks.iter().position(|known| is_for(known, deck))?;
        let known = decks.remove(place);
        decks.push(known.clone());
        Some(known)
    }
}

/// Whether it was worked out for that deck, or for one that is like it in everything.
fn is_for(known: &KnownDeck, deck: &Arc<Deck>) -> bool {
    Arc::ptr_eq(&known.table.deck, deck) || known.table.deck == *deck
}

/// What bots know of a deck, worked out if it is not remembered.
pub(crate) fn known(deck: &Arc<Deck>) -> Arc<KnownDeck> {
    static HOUSE: LazyLock<Arc<KnownDeck>> =
        LazyLock::new(|| Arc::new(KnownDeck::new(&Deck::ardri())));
    static DECKS: LazyLock<Decks> = LazyLock::new(Decks::default);
    if Arc::ptr_eq(&HOUSE.table.deck, deck) || HOUSE.table.deck == *deck {
        return HOUSE.clone();
    }
    DECKS.find(deck, || KnownDeck::new(deck))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use super::*;

    /// A deck of a few cards, called so.
    fn deck(name: &str) -> Arc<Deck> {
        let mut form = Deck::ardri().form().clone();
        let region = form.regions[0].id.clone();
        form.name = name.into();
        form.regions.truncate(1);
        form.cards.retain(|card| card.region == region);
        form.objectives.clear();
        Arc::new(Deck::try_from(form).unwrap())
    }

    #[test]
    fn a_deck_is_worked_out_once_for_all_who_play_with_it() {
        let decks = Decks::default();
        let first = decks.find(&deck("A"), || KnownDeck::new(&deck("A")));
        // Another table has read the same deck from its own log.
        let again = decks.find(&deck("A"), || panic!("it is known"));
        assert!(Arc::ptr_eq(&first, &again));
        assert!(Arc::ptr_eq(&known(&Deck::ardri()), &known(&Arc::new((*Deck::ardri()).clone()))));
    }

    #[test]
    fn only_so_many_decks_are_remembered_and_the_last_used_ones_stay() {
        let decks = Decks::default();
        let find = |name: &str| {
            let mut new = false;
            decks.find(&deck(name), || {
                new = true;
                KnownDeck::new(&deck(name))
            });
            new
        };
        assert!(["A", "B", "C"].into_iter().all(find));
        assert!(!find("A"));
        assert!(find("D"));
        assert_eq!(decks.0.lock().unwrap().len(), MOST_DECKS);
        assert!(!find("A"));
        assert!(find("B"));
    }

    #[test]
    fn calculators_are_lent_and_only_a_few_are_kept() {
        let known = KnownDeck::new(&deck("A"));
        let lent: Vec<Odds> = (0..5).map(|_| known.lend_odds()).collect();
        lent.into_iter().for_each(|odds| known.take_back(odds));
        assert_eq!(known.odds.lock().unwrap().len(), MOST_ODDS);
    }
}
