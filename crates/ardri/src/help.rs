//! What `--help` says, in the language of whoever asks.

use ardri_table::GameKind;
use ardri_texts::command_line::CommandLine;
use ardri_texts::{Language, Texts};
use clap::Command;

use crate::games;
use crate::i18n::texts;

/// The command line with all its help in the language that is spoken.
pub(crate) fn told(command: Command) -> Command {
    command_line(&texts(), |line| line.told(command))
}

/// Does something with the texts about the command line, which may list all games, lessons and languages.
pub(crate) fn command_line<T>(texts: &Texts, work: impl FnOnce(CommandLine<'_>) -> T) -> T {
    let games: Vec<_> = games::all().iter().map(GameKind::name).collect();
    let languages: Vec<_> = Language::all().map(Language::code).collect();
    let lists = [
        ("games", games.join(", ")),
        ("lessons", ardri_lessons::NAMES.join(", ")),
        ("languages", languages.join(", ")),
    ];
    work(CommandLine { texts, lists: &lists })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ardri_texts::command_line::is_missing;
    use clap::{CommandFactory, Parser};

    use super::*;
    use crate::Cli;
    use crate::i18n::{flaw_in, speak, tr};
    use crate::readme::DECK;

    fn with_lists(name: &str) -> String {
        command_line(&texts(), |line| line.with_lists(name))
    }

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
        let of =
            |line: CommandLine<'_>| commands().iter().flat_map(|one| line.needed(one)).collect();
        let mut names: BTreeSet<String> = command_line(&texts(), of);
        names.insert("terminal-help-help".into());
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
            .map(|command| format!("terminal-help-{}-", command.get_name()))
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
                let said = with_lists(&format!("terminal-help-{text}-game"));
                for game in games::all() {
                    assert!(said.contains(game.name()), "{language}: {said}");
                }
            }
            let said = with_lists("terminal-help-any-language");
            let named = |code| said.split(|c: char| !c.is_alphanumeric()).any(|word| word == code);
            for other in Language::all() {
                assert!(named(other.code()), "{language}: {said}");
            }
        }
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
