//! Writes a new game: a copy of the example (`games/src/example`), of its positions and of its drawing
//! (`xtask/new-game/client`) under another name, with its two lines in `games/src/lib.rs`. It passes the laws and can be
//! played at once.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// What is left to do by hand afterwards.
const LEFT_TO_DO: &str = "\
Next:
  cargo xtask gen                         writes its TypeScript declarations
  cargo rules <folder>                    its laws and rules
  make run                                and play it

Change the rules first (docs/games.md, \"Add a game\"), then the drawing (\"Draw a game\"). Before it is committed:
  README.md                               the list of games
  docs/rulings.md                         what the rulebook leaves open
  games/src/<folder>/tests/positions.rs   positions, read against the rulebook
  games/src/bots/tests.rs                 that good bots beat easy ones
  games/src/frame/game/log_keys.rs        that all keys of the log are listed
  client-web/scripts/examples.mjs         the scored table of its rules page
  client-web/e2e                          what legible looks for (legible-tables.mjs), its recorded tables (npm run tables),
                                          what its table may weigh (budgets.json), its areas in phone; and a journey
  xtask/mutants/src/target.rs, .github/workflows/nightly.yml   its mutants
  scripts/figures                         how many of its matches a server carries";

/// Why a game was not written.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NewGameError {
    #[error(
        "a name has lower-case letters and digits, words joined by single hyphens, and begins with a letter"
    )]
    Name,
    #[error("{0} exists already")]
    Exists(PathBuf),
    #[error("{0} does not look as expected: add the game by hand")]
    Unfamiliar(PathBuf),
    #[error("{0}: {1}")]
    File(PathBuf, #[source] io::Error),
}

/// The name of a game in the forms in which files have it.
struct Name {
    /// In URLs, tables, texts and the client's folders: `my-game`.
    hyphened: String,
    /// In the folders of Rust: `my_game`.
    folder: String,
    /// As a type: `MyGame`.
    type_name: String,
}

impl Name {
    fn parse(text: &str) -> Result<Self, NewGameError> {
        let is_word = |word: &str| {
            !word.is_empty()
                && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        if !text.starts_with(|letter: char| letter.is_ascii_lowercase()) || !text.split('-').all(is_word) {
            return Err(NewGameError::Name);
        }
        let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
        Ok(Self {
            hyphened: text.to_owned(),
            folder: text.replace('-', "_"),
            type_name: text.split('-').map(capital).collect(),
        })
    }

    /// A file of the example, for this game.
    fn put_into(&self, text: &str) -> String {
        text.replace("Example", &self.type_name)
            .replace("\"example\"", &format!("\"{}\"", self.hyphened))
            .replace("example.txt", &format!("{}.txt", self.hyphened))
            .replace("gen/example", &format!("gen/{}", self.hyphened))
            .replace("example-", &format!("{}-", self.hyphened))
    }
}

/// Writes the game into the repository at `root`. Returns what is left to do.
pub(crate) fn write(root: &Path, name: &str) -> Result<String, NewGameError> {
    let name = Name::parse(name)?;
    let games = root.join("games/src");
    let rules = games.join(&name.folder);
    let client = root.join("client-web/src/games").join(&name.hyphened);
    let golden = root.join("games/tests/golden/positions");
    let positions = golden.join(&name.hyphened).with_extension("txt");
    for path in [&rules, &rules.with_extension("rs"), &client, &positions] {
        if path.exists() {
            return Err(NewGameError::Exists(path.clone()));
        }
    }
    // Nothing is written before it is known that the list can be extended.
    let list = games.join("lib.rs");
    let listed = registered(&read(&list)?, &name).ok_or_else(|| NewGameError::Unfamiliar(list.clone()))?;
    let module = name.put_into(&read(&games.join("example.rs"))?);
    copy(&games.join("example"), &rules, &name)?;
    save(&rules.with_extension("rs"), &module)?;
    save(&positions, &read(&golden.join("example.txt"))?)?;
    copy(&root.join("xtask/new-game/client"), &client, &name)?;
    save(&list, &listed)?;
    Ok(LEFT_TO_DO.replace("<folder>", &name.folder))
}

/// The list of games with one more: its module in alphabetical order, and its entry at the end of the catalogue.
fn registered(list: &str, name: &Name) -> Option<String> {
    let module = format!("pub mod {};", name.folder);
    let mut lines: Vec<&str> = list.lines().collect();
    let is_module = |line: &&str| line.starts_with("pub mod ");
    let mut at = match lines.iter().position(|line| is_module(line) && **line > *module) {
        Some(after) => after,
        None => 1 + lines.iter().rposition(is_module)?,
    };
    // A comment or an attribute belongs to the module below it.
    while at > 0 && (lines[at - 1].starts_with("//") || lines[at - 1].starts_with('#')) {
        at -= 1;
    }
    lines.insert(at, &module);
    let entry = format!("            {0}: $crate::{0}::{1},", name.folder, name.type_name);
    let end = lines.iter().rposition(|line| line.contains(": $crate::"))?;
    lines.insert(end + 1, &entry);
    Some(lines.join("\n") + "\n")
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path, name: &Name) -> Result<(), NewGameError> {
    let failed = |error| NewGameError::File(from.to_owned(), error);
    fs::create_dir_all(to).map_err(|error| NewGameError::File(to.to_owned(), error))?;
    for entry in fs::read_dir(from).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let to = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy(&path, &to, name)?;
        } else {
            save(&to, &name.put_into(&read(&path)?))?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, NewGameError> {
    fs::read_to_string(path).map_err(|error| NewGameError::File(path.to_owned(), error))
}

fn save(path: &Path, text: &str) -> Result<(), NewGameError> {
    fs::write(path, text).map_err(|error| NewGameError::File(path.to_owned(), error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn repository() -> PathBuf {
        PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
    }

    #[test]
    fn names_have_three_forms() {
        let name = Name::parse("three-card-2").unwrap();
        assert_eq!((&*name.folder, &*name.type_name), ("three_card_2", "ThreeCard2"));
        for bad in ["", "-", "a-", "a--b", "My", "2-cards", "ä", "a_b", "../x"] {
            assert!(matches!(Name::parse(bad), Err(NewGameError::Name)), "{bad}");
        }
    }

    #[test]
    fn a_game_is_registered_in_both_places() {
        let list = read(&repository().join("games/src/lib.rs")).unwrap();
        for folder in ["abalone", "ellipsis", "zebra"] {
            let text = registered(&list, &Name::parse(folder).unwrap()).unwrap();
            let modules: Vec<_> = text.lines().filter(|line| line.starts_with("pub mod ")).collect();
            assert!(modules.is_sorted(), "{modules:?}");
            assert!(text.contains("#[cfg(test)]\npub mod example;"), "{text}");
            assert!(text.lines().any(|line| line.trim() == "dog_lover: $crate::dog_lover::DogLover,"));
            assert_eq!(text.matches(folder).count(), 3, "{text}");
        }
    }

    #[test]
    fn nothing_of_the_example_is_left_in_a_new_game() {
        let root = std::env::temp_dir().join(format!("rodada-new-game-{}", std::process::id()));
        for part in ["games/src", "games/tests/golden/positions", "xtask/new-game/client"] {
            copy_as_it_is(&repository().join(part), &root.join(part));
        }
        let left = write(&root, "three-cards").unwrap();
        assert!(left.contains("cargo rules three_cards"));
        let positions = root.join("games/tests/golden/positions/three-cards.txt");
        let mut files = vec![root.join("games/src/three_cards.rs"), positions];
        for folder in ["games/src/three_cards", "client-web/src/games/three-cards"] {
            collect(&root.join(folder), &mut files);
        }
        assert!(files.len() > 20, "{files:?}");
        for file in files {
            let text = read(&file).unwrap();
            // The examples of a rules page are something else.
            let text = text.replace("examples", "");
            assert!(!text.to_lowercase().contains("example"), "{}", file.display());
        }
        assert!(matches!(write(&root, "three-cards"), Err(NewGameError::Exists(_))));
        fs::remove_dir_all(root).unwrap();
    }

    fn copy_as_it_is(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let path = entry.unwrap().path();
            let to = to.join(path.file_name().unwrap());
            if path.is_dir() {
                copy_as_it_is(&path, &to);
            } else {
                fs::copy(&path, &to).unwrap();
            }
        }
    }

    fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { collect(&path, files) } else { files.push(path) }
        }
    }
}
