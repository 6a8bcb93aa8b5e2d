//! Every ruling of `docs/rulings.md`, and every line of a manual that carries a rule, is cited where it is followed.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of the rules.
struct Sources {
    code: Vec<(String, String)>,
    tests: Vec<(String, String)>,
}

impl Sources {
    fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut files = Vec::new();
        collect(&root, &mut files);
        let read = |path: PathBuf| {
            let name = path.strip_prefix(&root).expect("it lies there").to_string_lossy().replace('\\', "/");
            (name, fs::read_to_string(&path).expect("it can be read"))
        };
        let is_test = |(name, _): &(String, String)| name.contains("/tests/") || name.ends_with("/tests.rs");
        let (tests, code) =
            files.into_iter().map(read).filter(|(name, _)| name != "citations.rs").partition(is_test);
        Self { code, tests }
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("it is a folder") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The words that begin with one of these letters and go on with digits, such as `L234` or `D-12`, without what follows.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
        .map(|word| word.trim_matches('-'))
        .filter(|word| word.contains(|letter: char| letter.is_ascii_digit()))
}

/// A file of the repository. A copy of this crate for mutants lies deeper in it.
fn of_repository(path: &str) -> String {
    let mut above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|folder| folder.join(path));
    let found = above.find(|path| path.exists()).unwrap_or_else(|| panic!("there is no {path}"));
    fs::read_to_string(found).expect("it can be read")
}

/// The ids in the first column of the tables.
fn rulings() -> Vec<String> {
    let page = of_repository("docs/rulings.md");
    let first = page.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    let is_id = |id: &&str| {
        let (letter, number) = id.split_at(id.len().min(2));
        ["R-", "C-", "D-", "S-", "L-"].contains(&letter)
            && number.starts_with(|digit: char| digit.is_ascii_digit())
    };
    first.filter(is_id).map(String::from).collect()
}

/// Each ruling is named by the code that follows it, and by a test that shows it.
#[test]
fn each_ruling_is_named_by_code_and_by_a_test() {
    let sources = Sources::read();
    let named = |files: &[(String, String)]| -> BTreeSet<String> {
        files.iter().flat_map(|(_, text)| words(text)).map(String::from).collect()
    };
    let (code, tests) = (named(&sources.code), named(&sources.tests));
    let rulings = rulings();
    assert!(rulings.len() > 180, "only {} rulings were found", rulings.len());
    let without = |named: &BTreeSet<String>| -> Vec<&String> {
        rulings.iter().filter(|id| !named.contains(*id)).collect()
    };
    assert!(without(&code).is_empty(), "no code names {:?}", without(&code));
    assert!(without(&tests).is_empty(), "no test names {:?}", without(&tests));
    let known: BTreeSet<&String> = rulings.iter().collect();
    assert_eq!(known.len(), rulings.len(), "an id stands in two rows");
}

/// No code and no test names a ruling that is not there.
#[test]
fn each_ruling_that_is_named_is_there() {
    let sources = Sources::read();
    let rulings = rulings();
    let is_id = |word: &str| {
        let digits = word.get(2..).unwrap_or_default();
        ["R-", "C-", "D-", "S-", "L-"].iter().any(|letter| word.starts_with(letter))
            && digits.len() == 2
            && digits.bytes().all(|digit| digit.is_ascii_digit())
    };
    for (name, text) in sources.code.iter().chain(&sources.tests) {
        let strange = words(text).find(|word| is_id(word) && !rulings.iter().any(|id| id == word));
        assert_eq!(strange, None, "{name} names a ruling that docs/rulings.md does not have");
    }
}

/// The game whose manual the lines in a file mean.
fn game_of(file: &str) -> &str {
    let (folder, rest) = file.split_once('/').unwrap_or((file.trim_end_matches(".rs"), ""));
    if folder == "dogs" && (rest == "socio.rs" || rest.starts_with("socio/")) {
        "dogs_o_socio"
    } else {
        folder
    }
}

/// Each line of a manual that carries a rule is cited by its own number: what lies within a range is found by nobody.
#[test]
fn each_line_of_a_manual_with_a_rule_is_cited() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/manual-lines.toml");
    let table = fs::read_to_string(path).expect("it can be read");
    let lines: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&table).expect("it is a table");
    let sources = Sources::read();
    let mut cited = BTreeSet::new();
    for (name, text) in sources.code.iter().chain(&sources.tests) {
        // A range `L82-86` begins with the number of its first line.
        let numbers = words(text).filter_map(|word| word.strip_prefix('L')?.split('-').next());
        cited.extend(numbers.map(|number| (game_of(name), number)));
    }
    let mut uncited = Vec::new();
    for (game, rules) in &lines {
        assert!(rules.len() > 30, "{game} has only {} lines", rules.len());
        let missing = rules.iter().filter(|(number, _)| !cited.contains(&(game.as_str(), number.as_str())));
        uncited.extend(missing.map(|(number, words)| format!("{game} L{number}: {words}")));
    }
    assert!(uncited.is_empty(), "nobody cites these lines of the manuals:\n{}", uncited.join("\n"));
}
