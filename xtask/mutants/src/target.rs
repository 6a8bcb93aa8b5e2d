//! What can be changed, and what else is built with it.

/// A part of `games/src` whose tests are put to the test.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub(crate) name: &'static str,
    /// Its files, from `games/src` on, and those below.
    files: &'static [&'static str],
    /// What is below and left alone.
    but: &'static [&'static str],
    /// The games that are built with it.
    pub(crate) games: &'static [&'static str],
    /// How the names of its tests begin.
    pub(crate) tests: &'static [&'static str],
}

const GAMES: &[&str] = &["dog_lover", "dogs", "dogs_cardgame", "draftosaurus"];

pub(crate) const TARGETS: [Target; 7] = [
    game("draftosaurus", &["draftosaurus"], &[], &["draftosaurus"], &["draftosaurus::"]),
    game("dogs-cardgame", &["dogs_cardgame"], &[], &["dogs_cardgame"], &["dogs_cardgame::"]),
    // Its expansion is a title of its own, held to the same rulings.
    game("dogs", &["dogs"], &["dogs/socio"], &["dogs"], &["dogs::"]),
    game("dogs-o-socio", &["dogs/socio"], &[], &["dogs"], &["dogs::"]),
    game("dog-lover", &["dog_lover"], &[], &["dog_lover"], &["dog_lover::"]),
    // The laws have tests of their own: a game that can be flawed in some fifty ways.
    game("frame", &["frame"], &["frame/laws", "frame/golden"], GAMES, &[""]),
    game("bots", &["bots"], &[], GAMES, &["bots::"]),
];

const fn game(
    name: &'static str,
    files: &'static [&'static str],
    but: &'static [&'static str],
    games: &'static [&'static str],
    tests: &'static [&'static str],
) -> Target {
    Target { name, files, but, games, tests }
}

impl Target {
    /// Whether a file, from `games/src` on, is changed. Policies are not: they say what a bot thinks likely, and many
    /// say it as well.
    pub(crate) fn changes(&self, file: &str) -> bool {
        let is_within =
            |part: &&str| file.strip_prefix(*part).is_some_and(|rest| rest.starts_with('/') || rest == ".rs");
        let is_left_alone = |part: &str| ["tests", "tests.rs", "policy", "policy.rs"].contains(&part);
        self.files.iter().any(is_within)
            && !self.but.iter().any(is_within)
            && !file.split('/').any(is_left_alone)
    }
}
