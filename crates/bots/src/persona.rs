//! Who the bots are: people of the legends, each with a leaning that shows in play.

use crate::bot::{Bot, Budget, Opinion, Opponents};

/// What an action may cost at most for the sake of a leaning, as a share of the win. It is paid at many
/// moves of a game: with 0.015 whoever had a leaning won noticeably less.
const MARGIN: f64 = 0.006;

/// What somebody likes to do where it costs little. What that is, each game says for itself, and
/// so it has a name for it: the raider of one game is the thief of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaning {
    /// Makes something that lasts.
    Builder,
    /// Goes for what others have.
    Raider,
    /// Brings together what stands apart.
    Matchmaker,
    /// Takes the long chance.
    Gambler,
}

impl Leaning {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Builder, Self::Raider, Self::Matchmaker, Self::Gambler];
}

/// Somebody of the legends who may sit in a bot's seat, whatever its level.
#[derive(Debug, PartialEq, Eq)]
pub struct Persona {
    /// The word by which programs and logs know it; the page has a portrait of that name.
    pub id: &'static str,
    /// What people call it.
    pub name: &'static str,
    /// The name of the text that says what it is like, in a sentence.
    pub about: &'static str,
    /// What it likes.
    pub leaning: Leaning,
}

static PERSONAS: [Persona; 22] = [
    Persona::new("aengus", "Aengus", "server-persona-aengus", Leaning::Matchmaker),
    Persona::new("amergin", "Amergin", "server-persona-amergin", Leaning::Builder),
    Persona::new("badb", "Badb", "server-persona-badb", Leaning::Raider),
    Persona::new("cathbad", "Cathbad", "server-persona-cathbad", Leaning::Builder),
    Persona::new("conall", "Conall Cernach", "server-persona-conall", Leaning::Raider),
    Persona::new("deirdre", "Deirdre", "server-persona-deirdre", Leaning::Gambler),
    Persona::new("dian-cecht", "Dian Cécht", "server-persona-dian-cecht", Leaning::Builder),
    Persona::new("diarmaid", "Diarmaid", "server-persona-diarmaid", Leaning::Matchmaker),
    Persona::new("emer", "Emer", "server-persona-emer", Leaning::Builder),
    Persona::new("etain", "Étaín", "server-persona-etain", Leaning::Matchmaker),
    Persona::new("fedelm", "Fedelm", "server-persona-fedelm", Leaning::Gambler),
    Persona::new("fergus", "Fergus", "server-persona-fergus", Leaning::Raider),
    Persona::new("fiachra", "Fiachra", "server-persona-fiachra", Leaning::Builder),
    Persona::new("gormlaith", "Gormlaith", "server-persona-gormlaith", Leaning::Matchmaker),
    Persona::new("grainne", "Gráinne", "server-persona-grainne", Leaning::Gambler),
    Persona::new("liath", "Liath Luachra", "server-persona-liath", Leaning::Raider),
    Persona::new("manannan", "Manannán", "server-persona-manannan", Leaning::Gambler),
    Persona::new("niamh", "Niamh", "server-persona-niamh", Leaning::Matchmaker),
    Persona::new("ogma", "Ogma", "server-persona-ogma", Leaning::Builder),
    Persona::new("oisin", "Oisín", "server-persona-oisin", Leaning::Gambler),
    Persona::new("scathach", "Scáthach", "server-persona-scathach", Leaning::Raider),
    Persona::new("sitric", "Sitric", "server-persona-sitric", Leaning::Raider),
];

impl Persona {
    const fn new(
        id: &'static str,
        name: &'static str,
        about: &'static str,
        leaning: Leaning,
    ) -> Self {
        Self { id, name, about, leaning }
    }

    /// All of them.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &PERSONAS
    }

    /// The one that programs know by that word.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Self> {
        PERSONAS.iter().find(|persona| persona.id == id)
    }

    /// Whether somebody of that name would be taken for it.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        let name = name.trim().to_lowercase();
        name == self.name.to_lowercase() || name == self.id
    }

    /// One that is free, the first from a place on in the ring of all; nothing if nobody is.
    #[must_use]
    pub fn free(from: u64, taken: impl Fn(&Self) -> bool) -> Option<&'static Self> {
        let first = (from % PERSONAS.len() as u64) as usize;
        PERSONAS.iter().cycle().skip(first).take(PERSONAS.len()).find(|one| !taken(one))
    }
}

/// The bot of a level, or of a yardstick, for a seat; with the leaning of whoever it is. None for an unknown
/// name.
pub fn seated<G: Opponents>(
    options: &G::Options,
    level: &str,
    persona: Option<&Persona>,
    seed: u64,
) -> Option<Box<dyn Bot<G>>> {
    let bot = G::bot(options, level, seed).or_else(|| G::yardstick(options, level, seed))?;
    Some(match persona {
        None => bot,
        Some(persona) => {
            Box::new(Leant { bot, options: options.clone(), leaning: persona.leaning })
        }
    })
}

/// The same by one name, as the arena has it: `champion`, or `champion:gormlaith`.
pub fn named<G: Opponents>(options: &G::Options, name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name.split_once(':') {
        None => seated(options, name, None, seed),
        Some((level, id)) => seated(options, level, Some(Persona::find(id)?), seed),
    }
}

/// A bot of some level that has a leaning.
struct Leant<G: Opponents> {
    bot: Box<dyn Bot<G>>,
    options: G::Options,
    leaning: Leaning,
}

impl<G: Opponents> Bot<G> for Leant<G> {
    fn hear(&mut self, seen: &G::Seen) {
        self.bot.hear(seen);
    }

    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: Budget<'_>) -> G::Action {
        let Self { bot, options, leaning } = self;
        let liking = |action: &G::Action| G::liking(options, *leaning, view, action);
        let first = legal.first().map(liking);
        // Where nothing is dearer than the rest, nothing has to be compared.
        if legal.iter().all(|action| Some(liking(action)) == first) {
            return bot.choose(view, legal, budget);
        }
        bot.choose_by_liking(view, legal, budget, &liking)
    }

    fn consider(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget<'_>,
    ) -> Vec<Opinion<G::Action>> {
        self.bot.consider(view, legal, budget)
    }
}

/// Of the actions that are worth nearly as much as the best, the one that is liked most; of equals the first.
/// Who has as good as won wins: with that nobody plays about.
pub(crate) fn most_liked<'a, A>(
    opinions: &'a [Opinion<A>],
    liking: &dyn Fn(&A) -> f64,
) -> Option<&'a A> {
    let best = opinions.first()?;
    if best.chance > 1.0 - MARGIN {
        return Some(&best.action);
    }
    let near = opinions.iter().filter(|opinion| opinion.chance >= best.chance - MARGIN);
    let mut chosen = (&best.action, liking(&best.action));
    for opinion in near {
        let liked = liking(&opinion.action);
        if liked > chosen.1 {
            chosen = (&opinion.action, liked);
        }
    }
    Some(chosen.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_there_twice() {
        for (place, one) in PERSONAS.iter().enumerate() {
            assert_eq!(Persona::find(one.id), Some(one));
            let others = &PERSONAS[place + 1..];
            assert!(others.iter().all(|other| other.id != one.id && other.name != one.name));
            assert_eq!(one.about.strip_prefix("server-persona-"), Some(one.id));
            assert!(one.is_called(&one.name.to_uppercase()) && one.is_called(one.id));
            assert!(others.iter().all(|other| !one.is_called(other.name)));
        }
        for leaning in Leaning::ALL {
            // Five bots may sit at a table, and a crowd of one leaning is dull.
            assert!(PERSONAS.iter().filter(|one| one.leaning == leaning).count() >= 4);
        }
        assert_eq!(Persona::find("nobody"), None);
    }

    #[test]
    fn whoever_is_free_comes_next_in_the_ring() {
        let last = PERSONAS.len() as u64 - 1;
        let id = |one: Option<&'static Persona>| one.map(|one| one.id);
        assert_eq!(id(Persona::free(1, |_| false)), Some("amergin"));
        assert_eq!(id(Persona::free(1, |one| one.id == "amergin")), Some("badb"));
        assert_eq!(id(Persona::free(last, |one| one.id == "sitric")), Some("aengus"));
        assert_eq!(id(Persona::free(u64::MAX, |_| true)), None);
    }

    #[test]
    fn a_liking_decides_among_what_is_worth_nearly_the_same() {
        let opinions = [('a', 0.50), ('b', 0.497), ('c', 0.495), ('d', 0.493), ('e', 0.2)]
            .map(|(action, chance)| Opinion { action, chance });
        let most = |liked: &'static str| {
            let liking = move |action: &char| liked.find(*action).map_or(0.0, |at| at as f64 + 1.0);
            most_liked(&opinions, &liking).copied()
        };
        assert_eq!(most(""), Some('a'));
        assert_eq!(most("b"), Some('b'));
        assert_eq!(most("bc"), Some('c'));
        assert_eq!(most("de"), Some('a'), "these cost too much");
        assert_eq!(most_liked::<char>(&[], &|_| 1.0), None);
        let won = [('a', 0.999), ('b', 0.998)].map(|(action, chance)| Opinion { action, chance });
        assert_eq!(most_liked(&won, &|action| f64::from(*action == 'b')), Some(&'a'));
    }
}
