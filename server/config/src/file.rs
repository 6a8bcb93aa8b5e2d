//! The configuration file.

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

/// Why a configuration file is refused.
#[derive(Debug, thiserror::Error)]
pub enum ConfigFileError {
    #[error("the configuration file {0} cannot be read: {1}")]
    Unreadable(String, #[source] io::Error),
    #[error("the configuration file {0} is not valid TOML: {1}")]
    NoToml(String, String),
    /// The file sets a key that does not exist.
    #[error("the configuration file {0} sets {1:?}, which does not exist")]
    Unknown(String, String),
    /// The file sets a key to a list or a table.
    #[error("the configuration file {0} sets {1:?} to something that is neither text nor a number")]
    NoValue(String, String),
}

/// The command with the values of the file as its defaults. Flags and environment variables still take precedence, and
/// the values of the file are parsed by the same parsers. `all` is the command with every setting; keys of the file
/// that only it has are ignored.
///
/// # Errors
/// When the file cannot be read or sets a key that does not exist.
pub fn with_file(command: Command, all: &Command, path: &Path) -> Result<Command, ConfigFileError> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| ConfigFileError::Unreadable(name.clone(), error))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        // The complete error message quotes the line, which may contain a password.
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        ConfigFileError::NoToml(name.clone(), format!("line {line}: {}", error.message()))
    })?;
    table.into_iter().try_fold(command, |command, (key, value)| {
        if !settings(all).any(|arg| key_of(arg) == key) {
            return Err(ConfigFileError::Unknown(name.clone(), key));
        }
        if !settings(&command).any(|arg| key_of(arg) == key) {
            return Ok(command);
        }
        let value = match value {
            // A setting without a default is shown like this in the example file: it is not set.
            toml::Value::String(text) if text.is_empty() && !has_default(&command, &key) => {
                return Ok(command);
            }
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            _ => return Err(ConfigFileError::NoValue(name.clone(), key)),
        };
        Ok(command.mut_arg(key.replace('-', "_"), |arg| arg.default_value(value)))
    })
}

/// A configuration file that explains every setting and sets none.
#[must_use]
pub fn commented(command: &Command) -> String {
    let mut text = String::from(
        "# The settings of Rodada: rodada serve --config rodada.toml\n\
         # The values after # are the defaults. Flags and environment variables override this file.\n",
    );
    for arg in settings(command) {
        let help = arg.get_long_help().or(arg.get_help()).map(ToString::to_string).unwrap_or_default();
        text.push('\n');
        for line in help.lines() {
            let _ = writeln!(text, "# {line}");
        }
        if let Some(variable) = arg.get_env() {
            let _ = writeln!(text, "# Environment variable: {}", variable.display());
        }
        let default = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
        let value = match default {
            Some(number) if number.parse::<u64>().is_ok() => number,
            Some(word) => format!("{word:?}"),
            None => "\"\"".to_owned(),
        };
        let _ = writeln!(text, "# {} = {value}", key_of(arg));
    }
    text
}

/// A setting as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The name in the configuration file.
    pub name: String,
    /// `None` if it is not set, or if its value may contain a password.
    pub value: Option<String>,
    pub origin: Origin,
}

/// Where the value of a setting comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Default,
    File,
    Environment,
    Flag,
}

/// The settings as they were parsed. `command` has the defaults of the program, which those of the file have replaced in
/// what was parsed.
#[must_use]
pub fn chosen(command: &Command, parsed: &ArgMatches) -> Vec<Chosen> {
    let of = |arg: &Arg| {
        let id = arg.get_id().as_str();
        let raw = parsed.get_raw(id).and_then(|mut values| values.next());
        let value = raw.map(|value| value.to_string_lossy().into_owned());
        let default = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
        let origin = match parsed.value_source(id) {
            Some(ValueSource::CommandLine) => Origin::Flag,
            Some(ValueSource::EnvVariable) => Origin::Environment,
            _ if value == default => Origin::Default,
            _ => Origin::File,
        };
        let value = value.filter(|_| !arg.is_hide_env_values_set());
        Chosen { name: key_of(arg), value, origin }
    };
    settings(command).map(of).collect()
}

/// The arguments that can be set in the file.
fn settings(command: &Command) -> impl Iterator<Item = &Arg> {
    let command_only = ["config", "print_config", "help"];
    command.get_arguments().filter(move |arg| !command_only.contains(&arg.get_id().as_str()))
}

fn has_default(command: &Command, key: &str) -> bool {
    settings(command).any(|arg| key_of(arg) == key && !arg.get_default_values().is_empty())
}

fn key_of(arg: &Arg) -> String {
    arg.get_id().as_str().replace('_', "-")
}
