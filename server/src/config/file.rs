//! The file of settings.

use clap::{Arg, Command};
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

/// Why a file of settings is refused.
#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    /// It cannot be read.
    #[error("the file of settings {0} cannot be read: {1}")]
    Unreadable(String, #[source] io::Error),
    /// It is no TOML.
    #[error("the file of settings {0} is no TOML: {1}")]
    NoToml(String, String),
    /// It sets something there is not.
    #[error("the file of settings {0} sets {1:?}, which does not exist")]
    Unknown(String, String),
    /// It sets something to a list or a table.
    #[error("the file of settings {0} sets {1:?} to something that is neither text nor a number")]
    NoValue(String, String),
}

/// The command with what the file sets in place of the defaults: flags and environment still win, and the values are
/// read by the very same readers. `all` is the command with every setting; those that only it knows are passed over.
///
/// # Errors
/// When the file cannot be read or sets something there is not.
pub fn with_file(command: Command, all: &Command, path: &Path) -> Result<Command, BadFile> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| BadFile::Unreadable(name.clone(), error))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        // The whole error quotes the line, which may hold a password.
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        BadFile::NoToml(name.clone(), format!("line {line}: {}", error.message()))
    })?;
    table.into_iter().try_fold(command, |command, (key, value)| {
        if !settings(all).any(|arg| key_of(arg) == key) {
            return Err(BadFile::Unknown(name.clone(), key));
        }
        if !settings(&command).any(|arg| key_of(arg) == key) {
            return Ok(command);
        }
        let value = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            _ => return Err(BadFile::NoValue(name.clone(), key)),
        };
        Ok(command.mut_arg(key.replace('-', "_"), |arg| arg.default_value(value)))
    })
}

/// A file of settings that sets nothing and explains everything.
#[must_use]
pub fn commented(command: &Command) -> String {
    let mut text = String::from(
        "# The settings of Rodada: rodada serve --config rodada.toml\n\
         # What stands behind # is the default. Flags and the environment win over this file.\n",
    );
    for arg in settings(command) {
        let help = arg.get_long_help().or(arg.get_help()).map(ToString::to_string).unwrap_or_default();
        text.push('\n');
        for line in help.lines() {
            let _ = writeln!(text, "# {line}");
        }
        if let Some(variable) = arg.get_env() {
            let _ = writeln!(text, "# In the environment: {}", variable.display());
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

/// Everything that can be set in the file.
fn settings(command: &Command) -> impl Iterator<Item = &Arg> {
    let apart = ["config", "print_config", "help"];
    command.get_arguments().filter(move |arg| !apart.contains(&arg.get_id().as_str()))
}

fn key_of(arg: &Arg) -> String {
    arg.get_id().as_str().replace('_', "-")
}
