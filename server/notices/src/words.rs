//! The texts of notices, and of refusals that are pages, in three languages, from the Fluent files of the client.
//!
//! The client puts the log into words in the browser (`client-web/src/kit/model/game-text.ts`); this does the same for
//! those who are not on the page.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The languages, the first of which is used where a text is missing.
pub const LANGUAGES: [&str; 3] = ["en", "pt-BR", "ja"];

#[derive(RustEmbed)]
#[folder = "../../client-web/src"]
#[include = "games/*/texts/*.ftl"]
#[include = "i18n/told/*.ftl"]
// The reasons of refusals.
#[include = "i18n/en.ftl"]
#[include = "i18n/ja.ftl"]
#[include = "i18n/pt-BR.ftl"]
#[include = "i18n/look/*.ftl"]
#[include = "i18n/people/*.ftl"]
#[include = "i18n/refused/*.ftl"]
#[include = "i18n/room/*.ftl"]
#[include = "i18n/sign-in/*.ftl"]
struct Files;

/// The first line of an expansion's texts names the base game whose texts it inherits.
const INHERITS: &str = "### With the texts of ";

/// The texts of one language.
pub(super) struct Words {
    bundle: FluentBundle<FluentResource>,
    /// The base games of expansions.
    bases: HashMap<String, String>,
}

static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| LANGUAGES.map(Words::read));

/// The texts of a language; those of the first one if it is not known.
pub(super) fn words(language: &str) -> &'static Words {
    let at = LANGUAGES.iter().position(|known| *known == language).unwrap_or_default();
    &ALL[at]
}

impl Words {
    fn read(language: &str) -> Self {
        let id = language.parse().expect("the languages have valid names");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around names, which only text on both sides of a change of direction needs.
        bundle.set_use_isolating(false);
        let mut bases = HashMap::new();
        for path in Files::iter().filter(|path| path.ends_with(&format!("/{language}.ftl"))) {
            let file = Files::get(&path).expect("a listed file is embedded");
            let text = String::from_utf8_lossy(&file.data).into_owned();
            if let (Some(base), Some(game)) = (base_of(&text), game_of(&path)) {
                bases.insert(game.to_owned(), base.to_owned());
            }
            // Tests of the client, and one below, find faults in the files. At run time the rest is used.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle, bases }
    }

    /// A text with its values.
    pub(super) fn text(&self, key: &str, values: &FluentArgs<'_>) -> String {
        self.look_up(key, values).unwrap_or_else(|| in_words(key))
    }

    /// A text without values.
    pub(super) fn plain(&self, key: &str) -> String {
        self.text(key, &FluentArgs::new())
    }

    /// A text of a game, which may be that of its base game.
    pub(super) fn of_game(&self, game: &str, key: &str, values: &FluentArgs<'_>) -> Option<String> {
        self.look_up(&format!("{game}-{key}"), values)
            .or_else(|| self.look_up(&format!("{}-{key}", self.bases.get(game)?), values))
    }

    /// The name of a game.
    pub(super) fn name_of(&self, game: &str) -> String {
        self.of_game(game, "name", &FluentArgs::new()).unwrap_or_else(|| in_words(game))
    }

    /// Names as one phrase: “Ana, Bruno and Chie”.
    pub(super) fn names(&self, names: &[String]) -> String {
        self.list(names, "told")
    }

    /// Other words as one phrase. In Japanese, names take a title.
    pub(super) fn phrase(&self, parts: &[String]) -> String {
        self.list(parts, "told-list")
    }

    fn list(&self, parts: &[String], kind: &str) -> String {
        let Some((last, rest)) = parts.split_last() else { return String::new() };
        let Some((first, more)) = rest.split_first() else { return last.clone() };
        let begun = more.iter().fold(first.clone(), |begun, next| {
            self.text(
                &format!("{kind}-comma"),
                &args([("begun", begun.into()), ("next", next.as_str().into())]),
            )
        });
        self.text(&format!("{kind}-and"), &args([("begun", begun.into()), ("last", last.as_str().into())]))
    }

    /// A length of time in one unit, rounded down; at least a minute.
    pub(super) fn time(&self, millis: u64) -> String {
        let minutes = (millis / 60_000).max(1);
        let (key, n) = match minutes {
            0..120 => ("told-minutes", minutes),
            120..2_880 => ("told-hours", minutes / 60),
            _ => ("told-days", minutes / 1_440),
        };
        self.text(key, &args([("n", n.into())]))
    }

    fn look_up(&self, key: &str, values: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        // A missing value is shown by its name. Tests find it.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(values), &mut errors).into_owned())
    }
}

/// Values by their names.
pub(super) fn args<'a, const N: usize>(values: [(&'a str, FluentValue<'a>); N]) -> FluentArgs<'a> {
    values.into_iter().collect()
}

/// A key without a text, as words.
pub(super) fn in_words(key: &str) -> String {
    let words = key.replace(['-', '_'], " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn base_of(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix(INHERITS))
}

fn game_of(path: &str) -> Option<&str> {
    path.strip_prefix("games/")?.split('/').next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_file_has_no_fault() {
        for path in Files::iter() {
            let text = String::from_utf8(Files::get(&path).unwrap().data.into_owned()).unwrap();
            assert!(FluentResource::try_new(text).is_ok(), "{path}");
        }
    }

    #[test]
    fn what_is_read_in_one_language_is_read_in_all() {
        let files: HashSet<_> = Files::iter().map(std::borrow::Cow::into_owned).collect();
        let folders: HashSet<_> =
            files.iter().filter_map(|path| path.rsplit_once('/')).map(|(folder, _)| folder).collect();
        assert!(folders.contains("i18n/told"));
        for definition in room::registry::definitions() {
            let of_game = format!("games/{}/texts", definition.name());
            assert!(folders.contains(of_game.as_str()), "{of_game}");
        }
        for (folder, language) in
            folders.iter().flat_map(|folder| LANGUAGES.map(|language| (folder, language)))
        {
            assert!(files.contains(&format!("{folder}/{language}.ftl")), "{folder} in {language}");
        }
    }

    #[test]
    fn every_game_has_a_name_in_every_language() {
        for language in LANGUAGES {
            for definition in room::registry::definitions() {
                let name = words(language).of_game(definition.name(), "name", &FluentArgs::new());
                assert!(name.is_some_and(|name| !name.is_empty()), "{} in {language}", definition.name());
            }
        }
    }

    #[test]
    fn seats_are_named_by_the_same_parameters_as_in_the_client() {
        for definition in room::registry::definitions() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../client-web/src/games");
            let module = std::fs::read_to_string(format!("{folder}/{}/index.ts", definition.name())).unwrap();
            let params: Vec<_> = definition.seat_params().iter().map(|param| format!("'{param}'")).collect();
            let expected = format!("seatParams: [{}]", params.join(", "));
            assert!(module.contains(&expected), "{}: {expected}", definition.name());
        }
    }

    #[test]
    fn names_and_times_are_phrases() {
        let names = |count: usize| {
            ["Ana", "Bruno", "Chie"][..count].iter().map(|&name| name.to_owned()).collect::<Vec<_>>()
        };
        let en = words("en");
        assert_eq!(en.names(&names(1)), "Ana");
        assert_eq!(en.names(&names(2)), "Ana and Bruno");
        assert_eq!(en.names(&names(3)), "Ana, Bruno and Chie");
        let minutes = |n: u64| en.time(n * 60_000);
        assert_eq!((minutes(0).as_str(), minutes(119).as_str()), ("1 minute", "119 minutes"));
        assert_eq!((minutes(121).as_str(), minutes(2_879).as_str()), ("2 hours", "47 hours"));
        assert_eq!(minutes(2_880), "2 days");
        assert_eq!(words("pt-BR").time(86_400_000), "24 horas");
        assert_eq!(words("xx").plain("told-test"), "A test", "an unknown language");
    }
}
