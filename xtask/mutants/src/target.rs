//! The targets: what can be mutated, and what else is built with it.

/// A part of `games/src` that is mutated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) name: &'static str,
    /// Its files and folders, relative to `games/src`.
    files: &'static [&'static str],
    /// Folders in it that are not mutated.
    except: &'static [&'static str],
    /// The games that are compiled with it.
    pub(crate) games: &'static [&'static str],
    /// Prefixes of the names of its tests.
    pub(crate) tests: &'static [&'static str],
}

const GAMES: &[&str] = &["dog_lover", "dogs", "dogs_cardgame", "draftosaurus"];

pub(crate) const TARGETS: [Target; 7] = [
    game("draftosaurus", &["draftosaurus"], &[], &["draftosaurus"], &["draftosaurus::"]),
    game("dogs-cardgame", &["dogs_cardgame"], &[], &["dogs_cardgame"], &["dogs_cardgame::"]),
    // The expansion is a target of its own.
    game("dogs", &["dogs"], &["dogs/socio"], &["dogs"], &["dogs::"]),
    game("dogs-o-socio", &["dogs/socio"], &[], &["dogs"], &["dogs::"]),
    game("dog-lover", &["dog_lover"], &[], &["dog_lover"], &["dog_lover::"]),
    // The laws and the goldens are tests. A game with deliberate flaws tests the laws.
    game("frame", &["frame"], &["frame/laws", "frame/golden"], GAMES, &[""]),
    game("bots", &["bots"], &[], GAMES, &["bots::"]),
];

const fn game(
    name: &'static str,
    files: &'static [&'static str],
    except: &'static [&'static str],
    games: &'static [&'static str],
    tests: &'static [&'static str],
) -> Target {
    Target { name, files, except, games, tests }
}

impl Target {
    /// Whether a file, given relative to `games/src`, is mutated. Policies are not: they only estimate what a bot
    /// should expect, and many estimates are equally good.
    pub(crate) fn changes(&self, file: &str) -> bool {
        let is_within =
            |part: &&str| file.strip_prefix(*part).is_some_and(|rest| rest.starts_with('/') || rest == ".rs");
        let is_left_alone = |part: &str| ["tests", "tests.rs", "policy", "policy.rs"].contains(&part);
        self.files.iter().any(is_within)
            && !self.except.iter().any(is_within)
            && !file.split('/').any(is_left_alone)
    }
}
