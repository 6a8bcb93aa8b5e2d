//! Development tasks.
//!
//! `cargo xtask gen` writes TypeScript declarations of all types of the protocol into `client-web/src/gen`. A test
//! fails if they are stale. `cargo xtask new-game <name>` writes a new game to begin with.
#![expect(clippy::print_stdout, reason = "a command-line program prints its results")]

mod declarations;
mod new_game;
mod prettier;
mod typescript;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs, io};

const USAGE: &str = "usage: cargo xtask gen | cargo xtask new-game <name>";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["gen"] => generate().map_err(|error| format!("cannot write {}: {error}", folder().display())),
        ["new-game", name] => new_game::write(&root(), name)
            .map(|left_to_do| println!("{left_to_do}"))
            .map_err(|error| format!("no game was written: {error}")),
        _ => {
            println!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes all files and deletes those that are no longer generated.
fn generate() -> io::Result<()> {
    let files = typescript::files()?;
    let folder = folder();
    fs::create_dir_all(&folder)?;
    for name in present()? {
        if !files.contains_key(&name) {
            fs::remove_file(folder.join(&name))?;
            println!("removed {name}");
        }
    }
    for (name, text) in &files {
        let path = folder.join(name);
        // An unchanged file is not written, so that build tools see no change.
        if fs::read_to_string(&path).ok().as_ref() != Some(text) {
            fs::write(&path, text)?;
            println!("wrote {name}");
        }
    }
    Ok(())
}

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn folder() -> PathBuf {
    root().join("client-web/src/gen")
}

/// The names of the existing files.
fn present() -> io::Result<Vec<String>> {
    fs::read_dir(folder())?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_files_are_up_to_date() {
        let files = typescript::files().unwrap();
        let mut names = present().unwrap();
        names.sort();
        assert_eq!(names, files.keys().cloned().collect::<Vec<_>>(), "run `make gen`");
        for (name, text) in &files {
            let committed = fs::read_to_string(folder().join(name)).unwrap();
            for (number, (present, expected)) in (1..).zip(committed.lines().zip(text.lines())) {
                assert_eq!(present, expected, "client-web/src/gen/{name}:{number} is stale: run `make gen`");
            }
            assert_eq!(committed.len(), text.len(), "client-web/src/gen/{name} is stale: run `make gen`");
        }
    }

    /// Answers and requests over HTTP in which null says that something is not set. No merge patch changes them.
    const WITH_NULL: [&str; 4] = ["Notices", "MailNotices", "AddressNotices", "ChangeNotices"];

    /// `JSON.parse` creates no bigint, and a merge patch cannot set a field to null.
    #[test]
    fn nothing_is_bigint_or_null() {
        for (file, text) in typescript::files().unwrap() {
            // Before the first type stand constants, whose values are no types.
            for declared in text.split("export type ").skip(1) {
                let name =
                    declared.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
                let code = declared.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
                for line in code {
                    assert!(!line.contains("bigint"), "{file}: {line}");
                    assert!(!line.contains("null") || WITH_NULL.contains(&name), "{file}: {line}");
                }
            }
        }
    }
}
