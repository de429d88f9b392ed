//! What `--help` says.

use std::collections::{BTreeMap, BTreeSet};

use clap::builder::PossibleValue;
use clap::builder::styling::Style;
use clap::{Arg, Command};

use super::CommandLine;
use crate::{Args, args};

impl CommandLine<'_> {
    /// The commands with all their help in the language that is spoken.
    #[must_use]
    pub fn told(&self, mut command: Command) -> Command {
        // Only then are the flags and the command there that clap adds.
        command.build();
        let abouts = command
            .get_subcommands()
            .map(|inner| (inner.get_name().to_string(), self.about(inner)));
        let abouts: BTreeMap<_, _> = abouts.collect();
        let command = command.mut_subcommands(|inner| match inner.get_name() {
            // It has copies of all, without their arguments.
            "help" => self.in_frame(inner.mut_subcommands(|copy| {
                let about = abouts.get(copy.get_name()).cloned();
                copy.about(about.unwrap_or_default())
            })),
            _ => self.tell(inner),
        });
        self.tell(command)
    }

    /// The names of all texts that the help of a command is made of, without the commands in it.
    #[must_use]
    pub fn needed(&self, command: &Command) -> BTreeSet<String> {
        let name = name_of(command);
        let part = if is_missing(command) { "missing" } else { "examples" };
        let mut names = BTreeSet::from([format!("{name}.{part}")]);
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            let name = self.name_of_arg(&name, arg);
            if arg.get_action().takes_values() {
                names.insert(format!("{name}.value"));
                let values = seen_values(arg).into_iter();
                let told = values.filter(|value| value.get_help().is_some());
                names.extend(told.map(|value| format!("{name}-{}", value.get_name())));
            }
            names.insert(name);
        }
        names.insert(name);
        names
    }

    /// The name of the text of one of its arguments, or of the argument that several commands have.
    fn name_of_arg(&self, command: &str, arg: &Arg) -> String {
        let arg = arg.get_id().as_str().replace('_', "-");
        let own = format!("{command}-{arg}");
        if self.texts.has(&own) { own } else { format!("terminal-help-any-{arg}") }
    }

    /// A part of a text.
    fn part(&self, name: &str, part: &str) -> String {
        self.texts.text(&format!("{name}.{part}"))
    }

    /// A part that not every text has.
    fn part_if_any(&self, name: &str, part: &str) -> Option<String> {
        let name = format!("{name}.{part}");
        self.texts.has(&name).then(|| self.texts.text(&name))
    }

    fn about(&self, command: &Command) -> String {
        let name = name_of(command);
        if is_missing(command) { self.part(&name, "missing") } else { self.texts.text(&name) }
    }

    /// A command and its arguments.
    fn tell(&self, command: Command) -> Command {
        let name = name_of(&command);
        let literal = *command.get_styles().get_literal();
        let command = command.mut_args(|arg| self.tell_arg(&name, arg, literal));
        let command =
            if is_missing(&command) { command } else { command.after_help(self.after(&name)) };
        self.in_frame(command)
    }

    /// The examples, and what else there is to say.
    fn after(&self, name: &str) -> String {
        let examples = self.part(name, "examples");
        let count = examples.lines().count();
        let mut text = format!(
            "{}:",
            self.texts.fill("terminal-help-frame.examples", args! { "count" => count})
        );
        for example in examples.lines() {
            text += &format!("\n  {example}");
        }
        if let Some(note) = self.part_if_any(name, "note") {
            text += &format!("\n\n{note}");
        }
        text
    }

    /// Puts what a command does, how it is called and its parts together, with headings.
    fn in_frame(&self, command: Command) -> Command {
        let about = self.about(&command);
        let mut command = command
            .about(about)
            .subcommand_value_name(self.texts.text("terminal-help-frame.command-value"));
        let called = self.called(&command.render_usage().ansi().to_string());

        let is_seen = |arg: &&Arg| !arg.is_hide_set();
        let parts = [
            (
                command.has_subcommands(),
                self.texts.text("terminal-help-frame.commands"),
                "{subcommands}",
            ),
            (
                command.get_positionals().any(|arg| is_seen(&arg)),
                self.texts.text("terminal-help-frame.arguments"),
                "{positionals}",
            ),
            (
                command.get_arguments().filter(|arg| !arg.is_positional()).any(|arg| is_seen(&arg)),
                self.texts.text("terminal-help-frame.options"),
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
    pub(super) fn called(&self, usage: &str) -> String {
        let options = format!("[{}]", self.texts.text("terminal-help-frame.options-value"));
        let heading = format!("{}:", self.texts.text("terminal-help-frame.usage"));
        usage.replacen("Usage:", &heading, 1).replacen("[OPTIONS]", &options, 1)
    }

    /// An argument: what it is for, its value, and what clap would say of its values in English.
    fn tell_arg(&self, command: &str, arg: Arg, literal: Style) -> Arg {
        if arg.is_hide_set() {
            return arg;
        }
        let name = self.name_of_arg(command, &arg);
        if let ("help", Some(_)) = (arg.get_id().as_str(), arg.get_long_help()) {
            return arg.help(self.part(&name, "more")).long_help(self.part(&name, "summary"));
        }
        let text = self.with_lists(&name);
        if !arg.get_action().takes_values() {
            return arg.help(text);
        }
        let arg = arg.value_name(self.part(&name, "value"));
        let mut notes = Vec::new();
        let defaults = arg.get_default_values().iter().map(|value| value.to_string_lossy());
        let defaults: Vec<_> = defaults.collect();
        if !defaults.is_empty() {
            notes.push(
                self.texts
                    .fill("terminal-help-frame.default", args! { "value" => defaults.join(" ")}),
            );
        }
        let values = seen_values(&arg);
        let mut short = vec![text.clone()];
        short.extend(notes.clone());
        let mut long = vec![text];
        if !values.is_empty() {
            let names: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
            let possible = self
                .texts
                .fill("terminal-help-frame.possible", args! { "values" => names.join(", ")});
            short.push(possible.clone());
            if values.iter().any(|value| value.get_help().is_some()) {
                long.push(self.list(&name, &names, literal));
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

    /// A text that may list what there is.
    #[must_use]
    pub fn with_lists(&self, name: &str) -> String {
        let mut args = Args::new();
        for (list, all) in self.lists {
            args.set(*list, all.as_str());
        }
        self.texts.fill(name, args)
    }

    /// Every value with what it means.
    fn list(&self, arg: &str, values: &[&str], style: Style) -> String {
        let width = values.iter().map(|value| value.chars().count()).max().unwrap_or(0) + 1;
        let mut text = format!("{}:", self.texts.text("terminal-help-frame.possible-list"));
        for value in values {
            let gap = " ".repeat(width - value.chars().count());
            let about = self.texts.text(&format!("{arg}-{value}"));
            text += &format!("\n- {style}{value}{style:#}:{gap}{about}");
        }
        text
    }
}

/// The name of a command's text.
fn name_of(command: &Command) -> String {
    format!("terminal-help-{}", command.get_name())
}

/// Whether a command only says that this build does not have it.
#[must_use]
pub fn is_missing(command: &Command) -> bool {
    command.get_positionals().any(Arg::is_trailing_var_arg_set)
}

/// The values to choose from, if there are only a few.
fn seen_values(arg: &Arg) -> Vec<PossibleValue> {
    arg.get_possible_values().into_iter().filter(|value| !value.is_hide_set()).collect()
}
