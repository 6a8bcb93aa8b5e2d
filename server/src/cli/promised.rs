//! Tests that each form of a setting that a document promises can be used.

use super::{Cli, Task, example_config};
use crate::serve::Configured;
use base::clock::Clock;
use clap::{Arg, Command, CommandFactory as _, FromArgMatches as _};
use std::path::{Path, PathBuf};

/// The documents for hosts.
const DOCUMENTS: [&str; 5] = [
    include_str!("../../../README.md"),
    include_str!("../../../docs/hosting.md"),
    include_str!("../../../docs/sign-in.md"),
    include_str!("../../../docs/docker.md"),
    include_str!("../../../docs/scale.md"),
];

/// What is quoted in the explanations of settings and is no value: programs, and a path.
const NO_VALUES: [&str; 6] =
    ["rodada people invite", "rodada doctor", "rodada-load", "/metrics", "pg_dump", "pg_restore"];
/// Beginnings and ends of values that are quoted there, with a whole value.
const PARTS: [(&str, &str, &str); 4] = [
    ("public-url", "https", "https://games.example.org"),
    ("smtp-url", "smtp", "smtp://mail.example.org"),
    ("smtp-url", "?tls=none", "smtp://mail.example.org?tls=none"),
    ("database-url", "sqlite:", "sqlite:games.db"),
];

/// A file with a provider, deleted on drop.
struct Providers(PathBuf);

impl Providers {
    fn new() -> Self {
        let path = std::env::temp_dir().join(format!("rodada-promised-{}.toml", uuid::Uuid::new_v4()));
        let provider =
            "[club]\nname = \"Our club\"\nissuer = \"https://sso.example.org\"\nclient-id = \"rodada\"\n";
        std::fs::write(&path, provider).unwrap();
        Self(path)
    }

    /// Settings that others need beside them.
    fn usual(&self) -> [(&'static str, String); 4] {
        [
            ("public-url", "https://games.example.org".to_owned()),
            ("smtp-url", "smtps://mail.example.org".to_owned()),
            ("mail-from", "games@example.org".to_owned()),
            ("sign-in-providers", self.0.display().to_string()),
        ]
    }
}

impl Drop for Providers {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).ok();
    }
}

/// Builds what `rodada serve` builds from its flags, without opening anything.
fn build(command: Command, flags: &[String]) -> Result<(), String> {
    let words = ["rodada".to_owned(), "serve".to_owned()];
    let matches =
        command.try_get_matches_from(words.iter().chain(flags)).map_err(|error| error.to_string())?;
    let Ok(Cli { command: Task::Serve(serve) }) = Cli::from_arg_matches(&matches) else {
        return Err("another command".to_owned());
    };
    let clock = Clock::system();
    Configured::of(&serve.server, &clock).map_err(|error| error.to_string())?;
    let location = store::location(serve.store.database_url.as_deref(), &serve.store.data_dir);
    location.map(|_| ()).map_err(|error| error.to_string())
}

/// Builds with one setting, and with what others need beside it.
fn build_with(providers: &Providers, key: &str, value: &str) -> Result<(), String> {
    let usual = providers.usual().into_iter().filter(|(other, _)| *other != key);
    let flags = usual.map(|(other, value)| format!("--{other}={value}"));
    build(Cli::command(), &flags.chain([format!("--{key}={value}")]).collect::<Vec<_>>())
}

fn settings() -> Vec<(String, Arg)> {
    let command = Cli::command();
    let serve = command.find_subcommand("serve").unwrap();
    serve.get_arguments().filter_map(|arg| Some((arg.get_long()?.to_owned(), arg.clone()))).collect()
}

/// What stands between backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_value_that_the_help_quotes_can_be_used() {
    let (providers, settings) = (Providers::new(), settings());
    let mut tried = 0;
    for (key, arg) in &settings {
        let help = arg.get_long_help().or(arg.get_help()).map(ToString::to_string).unwrap_or_default();
        for value in quoted(&help) {
            if NO_VALUES.contains(&value) || settings.iter().any(|(other, _)| other == value) {
                continue;
            }
            let part = PARTS.iter().find(|(of, part, _)| of == key && *part == value);
            let value = part.map_or(value, |(_, _, whole)| whole);
            assert_eq!(build_with(&providers, key, value), Ok(()), "--{key}={value}: {help}");
            tried += 1;
        }
    }
    assert!(tried > 30, "{tried}");
}

#[test]
fn the_example_file_can_be_used_with_all_its_lines() {
    let lines = |text: &str| -> String {
        let set = text.lines().filter_map(|line| line.strip_prefix("# ")).filter(|line| line.contains(" = "));
        set.map(|line| format!("{line}\n")).collect()
    };
    let file = with_text(&lines(&example_config()));
    let defaults = |command: Command| {
        let matches = command.try_get_matches_from(["rodada", "serve"]).unwrap();
        format!("{:?}", config::Config::from_arg_matches(matches.subcommand_matches("serve").unwrap()))
    };
    assert_eq!(defaults(file.clone()), defaults(Cli::command()));
    assert_eq!(build(file, &[]), Ok(()));
}

/// The command with the values of a configuration file.
fn with_text(text: &str) -> Command {
    let path = std::env::temp_dir().join(format!("rodada-promised-{}.toml", uuid::Uuid::new_v4()));
    std::fs::write(&path, text).unwrap();
    let command = Cli::command();
    let serve = command.find_subcommand("serve").unwrap().clone();
    let filled = config::with_file(serve.clone(), &serve, Path::new(&path));
    std::fs::remove_file(&path).unwrap();
    let filled = filled.unwrap_or_else(|error| panic!("{error}: {text}"));
    command.mut_subcommand("serve", |_| filled)
}

#[test]
fn every_file_in_the_documents_can_be_used() {
    let providers = Providers::new();
    let blocks = DOCUMENTS.into_iter().flat_map(|text| text.split("```toml\n").skip(1));
    let blocks = blocks.map(|rest| rest.split("```").next().unwrap());
    // The files of providers have a test of their own.
    let blocks: Vec<_> = blocks.filter(|block| !block.contains("client-id")).collect();
    assert!(blocks.len() >= 2, "{blocks:?}");
    for block in blocks {
        let block = block.replace("/etc/rodada/providers.toml", providers.0.to_str().unwrap());
        let missing = providers.usual().into_iter().filter(|(key, _)| !block.contains(key));
        let flags: Vec<_> = missing.map(|(key, value)| format!("--{key}={value}")).collect();
        assert_eq!(build(with_text(&block), &flags), Ok(()), "{block}");
    }
}

#[test]
fn every_variable_and_address_in_the_documents_can_be_used() {
    let (providers, settings) = (Providers::new(), settings());
    let mut tried = 0;
    for word in DOCUMENTS.into_iter().flat_map(|text| text.split([' ', '\n', '`', '"'])) {
        let (key, value) = match word.split_once('=') {
            Some((name, value)) if !value.is_empty() && !name.contains(':') => {
                let named = |arg: &Arg| arg.get_env().is_some_and(|variable| variable == name);
                let Some((key, _)) = settings.iter().find(|(_, arg)| named(arg)) else { continue };
                (key.as_str(), value)
            }
            _ if word.starts_with("postgres://") => ("database-url", word),
            _ => continue,
        };
        assert_eq!(build_with(&providers, key, value), Ok(()), "{word}");
        tried += 1;
    }
    assert!(tried >= 8, "{tried}");
}
