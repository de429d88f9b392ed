//! What `--help` says, in the language of whoever asks.
//!
//! The texts are in `locales/*/terminal-help.ftl`, the English ones as well: what clap makes of the doc
//! comments of its structs is replaced, and these are left to whoever reads the sources. What is wrong
//! with a command line is told by `complaint.rs`.

use std::collections::BTreeMap;
use std::ffi::OsString;

use ardri_table::GameKind;
use ardri_texts::Language;
use clap::builder::PossibleValue;
use clap::builder::styling::Style;
use clap::{Arg, Command};

use crate::games;
use crate::i18n::{texts, tr};

/// The language that a command line asks for, before anybody has understood it: the help is in that
/// language, too. What nobody speaks is objected to when the line is understood, in the language that
/// would have been spoken otherwise.
pub(crate) fn language(line: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
    let words: Vec<_> = line.iter().map(|word| word.to_string_lossy()).collect();
    let words = words.split(|word| word == "--").next().unwrap_or_default();
    let asked = words.iter().enumerate().find_map(|(place, word)| {
        let rest = word.strip_prefix("--language")?;
        match rest.strip_prefix('=') {
            Some(language) => Some(language),
            None if rest.is_empty() => words.get(place + 1).map(AsRef::as_ref),
            None => None,
        }
    });
    let system = |name: &str| variable(name).filter(|_| name != "ARDRI_LANGUAGE");
    Language::choose(asked, &variable)
        .or_else(|_| Language::choose(None, &variable))
        .or_else(|_| Language::choose(None, system))
        .unwrap_or(Language::ENGLISH)
}

/// The command line with all its help in the language that is spoken.
pub(crate) fn told(mut command: Command) -> Command {
    // Only then are the flags and the command there that clap adds.
    command.build();
    let abouts =
        command.get_subcommands().map(|inner| (inner.get_name().to_string(), about(inner)));
    let abouts: BTreeMap<_, _> = abouts.collect();
    let command = command.mut_subcommands(|inner| match inner.get_name() {
        // It has copies of all, without their arguments.
        "help" => in_frame(inner.mut_subcommands(|copy| {
            let about = abouts.get(copy.get_name()).cloned();
            copy.about(about.unwrap_or_default())
        })),
        _ => tell(inner),
    });
    tell(command)
}

/// The name of a command's text.
fn name_of(command: &Command) -> String {
    format!("terminal-help-{}", command.get_name())
}

/// The name of the text of one of its arguments, or of the argument that several commands have.
fn name_of_arg(command: &str, arg: &Arg) -> String {
    let arg = arg.get_id().as_str().replace('_', "-");
    let own = format!("{command}-{arg}");
    if texts().has(&own) { own } else { format!("terminal-help-any-{arg}") }
}

/// A part of a text.
fn part(name: &str, part: &str) -> String {
    tr!(&format!("{name}.{part}"))
}

/// A part that not every text has.
fn part_if_any(name: &str, part: &str) -> Option<String> {
    let name = format!("{name}.{part}");
    texts().has(&name).then(|| tr!(&name))
}

/// Whether a command only says that this build does not have it.
fn is_missing(command: &Command) -> bool {
    command.get_positionals().any(Arg::is_trailing_var_arg_set)
}

fn about(command: &Command) -> String {
    let name = name_of(command);
    if is_missing(command) { part(&name, "missing") } else { tr!(&name) }
}

/// A command and its arguments.
fn tell(command: Command) -> Command {
    let name = name_of(&command);
    let literal = *command.get_styles().get_literal();
    let command = command.mut_args(|arg| tell_arg(&name, arg, literal));
    let command = if is_missing(&command) { command } else { command.after_help(after(&name)) };
    in_frame(command)
}

/// The examples, and what else there is to say.
fn after(name: &str) -> String {
    let examples = part(name, "examples");
    let count = examples.lines().count();
    let mut text = format!("{}:", tr!("terminal-help-frame.examples", "count" => count));
    for example in examples.lines() {
        text += &format!("\n  {example}");
    }
    if let Some(note) = part_if_any(name, "note") {
        text += &format!("\n\n{note}");
    }
    text
}

/// Puts what a command does, how it is called and its parts together, with headings.
fn in_frame(command: Command) -> Command {
    let about = about(&command);
    let mut command =
        command.about(about).subcommand_value_name(tr!("terminal-help-frame.command-value"));
    let called = called(&command.render_usage().ansi().to_string());

    let is_seen = |arg: &&Arg| !arg.is_hide_set();
    let parts = [
        (command.has_subcommands(), tr!("terminal-help-frame.commands"), "{subcommands}"),
        (
            command.get_positionals().any(|arg| is_seen(&arg)),
            tr!("terminal-help-frame.arguments"),
            "{positionals}",
        ),
        (
            command.get_arguments().filter(|arg| !arg.is_positional()).any(|arg| is_seen(&arg)),
            tr!("terminal-help-frame.options"),
            "{options}",
        ),
    ];
    let style = *command.get_styles().get_header();
    let mut template = format!("{{about-with-newline}}\n{called}");
    for (_, heading, list) in parts.into_iter().filter(|(is_there, ..)| *is_there) {
        template += &format!("\n\n{style}{heading}:{style:#}\n{list}");
    }
    command.help_template(template + "{after-help}")
}

/// How a command is called, as clap has written it, in the language that is spoken.
pub(crate) fn called(usage: &str) -> String {
    let options = format!("[{}]", tr!("terminal-help-frame.options-value"));
    let heading = format!("{}:", tr!("terminal-help-frame.usage"));
    usage.replacen("Usage:", &heading, 1).replacen("[OPTIONS]", &options, 1)
}

/// An argument: what it is for, its value, and what clap would say of its values in English.
fn tell_arg(command: &str, arg: Arg, literal: Style) -> Arg {
    if arg.is_hide_set() {
        return arg;
    }
    let name = name_of_arg(command, &arg);
    if let ("help", Some(_)) = (arg.get_id().as_str(), arg.get_long_help()) {
        return arg.help(part(&name, "more")).long_help(part(&name, "summary"));
    }
    let text = with_names(&name);
    if !arg.get_action().takes_values() {
        return arg.help(text);
    }
    let arg = arg.value_name(part(&name, "value"));
    let mut notes = Vec::new();
    let defaults = arg.get_default_values().iter().map(|value| value.to_string_lossy());
    let defaults: Vec<_> = defaults.collect();
    if !defaults.is_empty() {
        notes.push(tr!("terminal-help-frame.default", "value" => defaults.join(" ")));
    }
    let values = seen_values(&arg);
    let mut short = vec![text.clone()];
    short.extend(notes.clone());
    let mut long = vec![text];
    if !values.is_empty() {
        let names: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
        let possible = tr!("terminal-help-frame.possible", "values" => names.join(", "));
        short.push(possible.clone());
        if values.iter().any(|value| value.get_help().is_some()) {
            long.push(list(&name, &names, literal));
        } else {
            notes.push(possible);
        }
    }
    if !notes.is_empty() {
        long.push(notes.join("\n"));
    }
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    arg.help(short.join(" ")).long_help(long.join("\n\n"))
}

/// A text that may name all games, lessons or languages.
fn with_names(name: &str) -> String {
    let games: Vec<_> = games::all().iter().map(GameKind::name).collect();
    let languages: Vec<_> = Language::all().map(Language::code).collect();
    tr!(
        name,
        "games" => games.join(", "),
        "lessons" => ardri_lessons::NAMES.join(", "),
        "languages" => languages.join(", "),
    )
}

/// The values to choose from, if there are only a few.
fn seen_values(arg: &Arg) -> Vec<PossibleValue> {
    arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set()).collect()
}

/// Every value with what it means.
fn list(arg: &str, values: &[&str], style: Style) -> String {
    let width = values.iter().map(|value| value.chars().count()).max().unwrap_or(0) + 1;
    let mut text = format!("{}:", tr!("terminal-help-frame.possible-list"));
    for value in values {
        let gap = " ".repeat(width - value.chars().count());
        let about = tr!(&format!("{arg}-{value}"));
        text += &format!("\n- {style}{value}{style:#}:{gap}{about}");
    }
    text
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a failed unwrap fails the test, which is its purpose
mod tests {
    use std::collections::BTreeSet;

    use clap::{CommandFactory, Parser};

    use super::*;
    use crate::Cli;
    use crate::i18n::{flaw_in, speak};
    use crate::readme::DECK;

    /// Every command but the one that clap adds, which has copies of them all.
    fn commands() -> Vec<Command> {
        let mut command = Cli::command();
        command.build();
        let inner = command.get_subcommands().filter(|inner| inner.get_name() != "help").cloned();
        let inner: Vec<_> = inner.collect();
        [vec![command], inner].concat()
    }

    /// The names of all texts that the help of this build is made of.
    fn needed() -> BTreeSet<String> {
        let mut names = BTreeSet::from(["terminal-help-help".into()]);
        for command in commands() {
            let name = name_of(&command);
            if is_missing(&command) {
                names.insert(format!("{name}.missing"));
            } else {
                names.insert(format!("{name}.examples"));
            }
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let name = name_of_arg(&name, arg);
                if arg.get_action().takes_values() {
                    names.insert(format!("{name}.value"));
                    let values = seen_values(arg).into_iter();
                    let told = values.filter(|value| value.get_help().is_some());
                    names.extend(told.map(|value| format!("{name}-{}", value.get_name())));
                }
                names.insert(name);
            }
            names.insert(name);
        }
        names
    }

    /// The long help of every command in a language.
    fn pages(language: Language) -> Vec<String> {
        speak(language);
        let mut command = told(Cli::command().term_width(80));
        let mut pages = vec![command.render_long_help().to_string()];
        for inner in command.get_subcommands_mut() {
            pages.push(inner.render_long_help().to_string());
            pages.push(inner.render_help().to_string());
        }
        pages
    }

    fn others() -> impl Iterator<Item = Language> {
        Language::all().filter(|language| *language != Language::ENGLISH)
    }

    #[test]
    fn every_command_and_every_argument_has_a_text_in_every_language() {
        let needed = needed();
        assert!(needed.len() > 100, "{}", needed.len());
        for language in Language::all() {
            let there: BTreeSet<String> = language.names().collect();
            let missing: Vec<_> = needed.difference(&there).collect();
            assert!(missing.is_empty(), "{language} lacks {missing:?}");
        }
    }

    #[test]
    fn every_text_belongs_to_a_command_or_an_argument() {
        let needed = needed();
        // What a build does not have, its help does not tell of; another build does.
        let elsewhere: Vec<String> = commands()
            .iter()
            .filter(|command| is_missing(command))
            .map(|command| format!("{}-", name_of(command)))
            .collect();
        let belongs = |name: &str| {
            let (text, part) = name.split_once('.').unwrap_or((name, ""));
            let other = ["note", "more", "summary", "missing", "examples"];
            needed.contains(name)
                || needed.contains(text) && other.contains(&part)
                || elsewhere.iter().any(|command| name.starts_with(command))
                || text == "terminal-help-frame"
        };
        let ours = Language::ENGLISH.names().filter(|name| name.starts_with("terminal-help-"));
        let idle: Vec<_> = ours.filter(|name| !belongs(name)).collect();
        assert!(idle.is_empty(), "nothing is told by {idle:?}");
    }

    #[test]
    fn nothing_is_said_beside_the_texts() {
        for command in commands() {
            assert!(command.get_after_help().is_none(), "{}", command.get_name());
            assert!(command.get_long_about().is_none(), "{}", command.get_name());
        }
        let english = pages(Language::ENGLISH);
        assert!(english[0].contains("\n\nUsage: ardri [OPTIONS] [COMMAND]\n\nCommands:\n"));
        for language in others() {
            for page in pages(language) {
                for word in
                    ["Usage", "OPTIONS", "COMMAND", "Commands:", "Options:", "Print ", "default:"]
                {
                    assert!(!page.contains(word), "{language} says {word}: {page}");
                }
                assert!(!page.to_lowercase().contains("possible values"), "{page}");
                assert_eq!(flaw_in(&page), None, "{language}: {page}");
            }
        }
    }

    #[test]
    fn help_fits_a_screen() {
        for language in Language::all() {
            for page in pages(language) {
                for line in page.lines() {
                    assert!(line.chars().count() <= 80, "{language}: {line}");
                }
            }
        }
    }

    /// The lines of all examples in a language, as they stand in its texts.
    fn examples(language: Language) -> Vec<String> {
        speak(language);
        let names = Language::ENGLISH
            .names()
            .filter(|name| name.starts_with("terminal-help-") && name.ends_with(".examples"));
        let names = names.filter(|name| !name.starts_with("terminal-help-frame"));
        names.flat_map(|name| tr!(&name).lines().map(String::from).collect::<Vec<_>>()).collect()
    }

    /// A command line without its explanation, which stands at least two blanks after it.
    fn command_of(example: &str) -> &str {
        example.split("  ").next().unwrap_or_default()
    }

    #[test]
    fn examples_are_the_same_commands_in_every_language_and_can_be_read_at_a_glance() {
        let commands = |language| {
            let lines = examples(language);
            lines.iter().map(|line| command_of(line).to_string()).collect::<Vec<_>>()
        };
        let english = commands(Language::ENGLISH);
        for language in Language::all() {
            assert_eq!(commands(language), english, "{language}");
            for line in examples(language) {
                let fits = line.chars().count() + 2 <= 80 || command_of(&line) == line;
                assert!(fits, "{language}: this line would be broken: {line}");
            }
        }
    }

    #[test]
    fn examples_are_understood() {
        let mut understood = 0;
        for line in examples(Language::ENGLISH) {
            let command = command_of(&line).split(" | ").find(|part| part.contains("ardri"));
            let command = command.unwrap().split(" > ").next().unwrap();
            let command = &command[command.find("ardri").unwrap()..];
            // What stands in quotation marks is one word; a link that is cut off leads nowhere.
            let parts = command.split('"').enumerate();
            let words = parts.flat_map(|(place, part)| match place % 2 {
                0 => part.split_whitespace().collect::<Vec<_>>(),
                _ => vec![part],
            });
            let words = words.map(|word| if word == "my.toml" { DECK } else { word });
            let words: Vec<_> = words.collect();
            if words.iter().any(|word| word.ends_with('…')) || line.starts_with("ARDRI_DATA=") {
                continue;
            }
            assert!(Cli::try_parse_from(&words).is_ok(), "{line}");
            understood += 1;
        }
        assert!(understood > 30, "{understood}");
    }

    #[test]
    fn help_names_every_game_and_every_language() {
        for language in Language::all() {
            speak(language);
            for text in ["play", "simulate", "learn"] {
                let said = with_names(&format!("terminal-help-{text}-game"));
                for game in games::all() {
                    assert!(said.contains(game.name()), "{language}: {said}");
                }
            }
            let said = with_names("terminal-help-any-language");
            let named = |code| said.split(|c: char| !c.is_alphanumeric()).any(|word| word == code);
            for other in Language::all() {
                assert!(named(other.code()), "{language}: {said}");
            }
        }
    }

    #[test]
    fn the_language_is_known_before_the_line_is_understood() {
        let asked = |line: &str, set: Option<&str>| {
            let line: Vec<_> = line.split(' ').map(OsString::from).collect();
            let variable = |name: &str| set.filter(|_| name == "ARDRI_LANGUAGE").map(String::from);
            language(&line, variable).code()
        };
        assert_eq!(asked("ardri --help", None), "en");
        assert_eq!(asked("ardri --language ga --help", None), "ga");
        assert_eq!(asked("ardri odds --help --language=de-AT", Some("ga")), "de");
        assert_eq!(asked("ardri odds --help", Some("ga")), "ga");
        assert_eq!(asked("ardri odds --languages de", Some("ga")), "ga");
        assert_eq!(asked("ardri odds -- --language de", Some("ga")), "ga");
        // Clap says that something is missing, and another that nobody speaks it.
        assert_eq!(asked("ardri --language", None), "en");
        assert_eq!(asked("ardri --language fr --help", None), "en");
        assert_eq!(asked("ardri --language fr --help", Some("ga")), "ga");
        let system = |name: &str| match name {
            "ARDRI_LANGUAGE" => Some("fr".into()),
            name => (name == "LANG").then(|| "de_AT".into()),
        };
        assert_eq!(language(&["ardri".into()], system).code(), "de");
    }

    #[test]
    fn values_and_defaults_are_told_in_that_language() {
        speak("de".parse().unwrap());
        let mut command = told(Cli::command().term_width(120));
        let study = command.find_subcommand_mut("study").unwrap();
        let (short, long) = (study.render_help().to_string(), study.render_long_help().to_string());
        assert!(short.contains("--guest <BOT>"), "{short}");
        assert!(short.contains("[Vorgabe: throne] [mögliche Werte: throne, points]"), "{short}");
        assert!(long.contains("Mögliche Werte:\n          - throne: Einer wie"), "{long}");
        let completions = command.find_subcommand_mut("completions").unwrap();
        let help = completions.render_help().to_string();
        assert!(help.contains("Aufruf: ardri completions [OPTIONEN] <SHELL>"), "{help}");
        assert!(help.contains("Beispiel:\n  ardri"), "{help}");
    }
}
