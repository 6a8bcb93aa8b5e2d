//! Creates a workspace under `target/mutants` with the games that a target needs and with all its mutants.

use crate::operators::{Site, sites};
use crate::render::{Mutant, Renderer, Written};
use crate::target::Target;
use crate::{Error, Result, read, write};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const RUNTIME: &str = include_str!("runtime.rs");
/// The original expression comes first, so that the compiler infers the type from it and reports errors in the mutant.
const SWITCH: &str = "
#[macro_use]
mod switch {
    macro_rules! mutant {
        ($number:literal, $other:expr, $this:expr) => {
            (if !crate::mutants::on($number) { $this } else { $other })
        };
    }
}
mod mutants;
";
/// The alteration of enums of words: the next word.
const NEXT_WORD: &str = "
        impl crate::mutants::Altered for $Name {
            fn altered(self) -> Self {
                Self::ALL[(self as usize + 1) % Self::ALL.len()]
            }
        }
";

/// A copy of the workspace, and the mutated files in it.
pub(crate) struct Copy {
    pub(crate) folder: PathBuf,
    files: Vec<Changed>,
}

/// A file to mutate.
struct Changed {
    /// Path relative to `games/src`.
    name: String,
    text: String,
    sites: Vec<Site>,
    /// Implementations of `Altered` for its types, appended to the file.
    more: String,
}

impl Copy {
    /// Copies the project at `root`. The laws play this many matches for each number of seats, or none.
    pub(crate) fn new(root: &Path, target: &Target, law_matches: Option<u32>) -> Result<Self> {
        let folder = root.join("target").join("mutants");
        let games = folder.join("games");
        if games.exists() {
            fs::remove_dir_all(&games).map_err(|error| Error::File(games.clone(), error))?;
        }
        for file in files_below(&root.join("games"))? {
            let name = file.strip_prefix(root).expect("it is below");
            let to = folder.join(name);
            let parent = to.parent().expect("it lies in a folder");
            fs::create_dir_all(parent).map_err(|error| Error::File(parent.to_owned(), error))?;
            fs::copy(&file, &to).map_err(|error| Error::File(to, error))?;
        }
        write_manifest(root, &folder)?;
        let source = games.join("src");
        trim(&source, target)?;
        set_laws(&source, law_matches)?;
        disable_coverage_check(&source)?;
        write(&source.join("mutants.rs"), RUNTIME)?;
        let words = source.join("frame").join("words.rs");
        let mark = "        impl From<$Name> for $crate::frame::Param {";
        write(&words, &read(&words)?.replace(mark, &format!("{NEXT_WORD}\n{mark}")))?;
        Ok(Self { folder, files: changed_files(&source, target)? })
    }

    /// Writes all mutants except the dropped ones.
    pub(crate) fn write(&self, dropped: &BTreeSet<Mutant>) -> Result<Vec<Written>> {
        let mut all = Vec::new();
        for file in &self.files {
            let mut renderer = Renderer {
                file: &file.name,
                text: &file.text,
                dropped,
                next: u32::try_from(all.len()).expect("there are fewer"),
                out: String::new(),
                written: Vec::new(),
            };
            renderer.render(&file.sites);
            let Renderer { out, written, .. } = renderer;
            all.extend(written);
            write(&self.folder.join("games/src").join(&file.name), &(out + &file.more))?;
        }
        Ok(all)
    }
}

/// Writes a manifest with `games` alone and without debug information.
fn write_manifest(root: &Path, folder: &Path) -> Result<()> {
    let manifest = read(&root.join("Cargo.toml"))?;
    let lines = manifest.lines().map(|line| match line {
        _ if line.starts_with("members = ") => "members = [\"games\"]",
        _ if line.starts_with("rodada-") => "",
        "debug = \"line-tables-only\"" => "debug = false",
        _ => line,
    });
    let manifest = lines.collect::<Vec<_>>().join("\n");
    let quick = "[profile.dev.package.rodada-games]\nopt-level = ";
    write(&folder.join("Cargo.toml"), &manifest.replace(&format!("{quick}2"), &format!("{quick}1")))?;
    write(&folder.join("Cargo.lock"), &read(&root.join("Cargo.lock"))?)
}

/// Removes the games that the target does not need.
fn trim(source: &Path, target: &Target) -> Result<()> {
    let path = source.join("lib.rs");
    let is_needed = |line: &&str| {
        let module = line.strip_prefix("pub mod ").and_then(|rest| rest.strip_suffix(';'));
        let listed = line.split_once("$crate::").and_then(|(_, rest)| rest.split_once("::"));
        let registered = listed.filter(|_| line.ends_with(',')).map(|(game, _)| game);
        let common = ["bots", "breeds", "frame"];
        let is_kept = |name: &str| common.contains(&name) || target.games.contains(&name);
        module.is_none_or(is_kept) && registered.is_none_or(is_kept) && !line.starts_with("#![")
    };
    let text = read(&path)?;
    let text = text.lines().filter(is_needed).collect::<Vec<_>>().join("\n");
    let text = text.replace("extern crate alloc;", &format!("extern crate alloc;\n{SWITCH}"));
    // Inner attributes must follow the documentation and precede everything else.
    let documented = text.lines().take_while(|line| line.starts_with("//!")).count();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(documented, "#![allow(warnings, arithmetic_overflow, unconditional_panic)]");
    if target.games.len() < 4 && target.name != "bots" {
        // The bots need all games.
        lines.retain(|line| *line != "pub mod bots;");
    }
    write(&path, &lines.join("\n"))
}

/// Sets how many matches the laws of each game play. Without a number, their tests are made empty.
fn set_laws(source: &Path, matches: Option<u32>) -> Result<()> {
    let mut is_found = false;
    for path in files_below(source)?.into_iter().filter(|path| !path.starts_with(source.join("frame"))) {
        let text = read(&path)?;
        let lines = text.lines().filter_map(|line| {
            if !line.contains("check::<") {
                return Some(line.to_owned());
            }
            let changed = with_matches(line, matches?);
            is_found |= changed.is_some();
            changed
        });
        let changed = lines.collect::<Vec<_>>().join("\n");
        if text.contains("check::<") {
            write(&path, &changed)?;
        }
    }
    if matches.is_some() && !is_found {
        let what = format!("no test of the laws says `{MATCHES}<number>`");
        return Err(Error::Syntax(source.display().to_string(), what));
    }
    Ok(())
}

const MATCHES: &str = "matches_per_seat_count: ";

/// The line with another number of matches, if it has one.
pub(crate) fn with_matches(line: &str, matches: u32) -> Option<String> {
    let (before, after) = line.split_once(MATCHES)?;
    let rest = after.trim_start_matches(|c: char| c.is_ascii_digit() || c == '_');
    (rest.len() < after.len()).then(|| format!("{before}{MATCHES}{matches}{rest}"))
}

/// Disables the check for missing golden positions: no mutant affects it, and it takes seconds.
fn disable_coverage_check(source: &Path) -> Result<()> {
    let path = source.join("frame/golden/positions.rs");
    let text = read(&path)?;
    let call = "coverage.missing(options, ids, left_out);";
    if !text.contains(call) {
        return Err(Error::Syntax(path.display().to_string(), format!("`{call}` is missing")));
    }
    write(&path, &text.replace(call, "Vec::<String>::new();"))
}

fn changed_files(source: &Path, target: &Target) -> Result<Vec<Changed>> {
    let mut files = Vec::new();
    for path in files_below(source)? {
        let name = path.strip_prefix(source).expect("it is below").to_string_lossy().into_owned();
        if !name.ends_with(".rs") || !target.changes(&name) {
            continue;
        }
        let text = read(&path)?;
        let parsed =
            syn::parse_file(&text).map_err(|error| Error::Syntax(name.clone(), error.to_string()))?;
        let more = parsed.items.iter().filter_map(alteration).collect();
        files.push(Changed { name, sites: sites(&text, &parsed), text, more });
    }
    Ok(files)
}

/// The implementation of `Altered` for a newtype of a number or a plain enum.
fn alteration(item: &syn::Item) -> Option<String> {
    let (name, body) = match item {
        syn::Item::Struct(record) if record.generics.params.is_empty() => {
            let syn::Fields::Unnamed(fields) = &record.fields else { return None };
            let [syn::Type::Path(path)] =
                fields.unnamed.iter().map(|field| &field.ty).collect::<Vec<_>>()[..]
            else {
                return None;
            };
            let is_number = ["u8", "u16", "u32", "u64"].iter().any(|number| path.path.is_ident(number));
            (is_number && record.ident != "Seat" && record.ident != "SeatSet").then_some(())?;
            (&record.ident, "Self(self.0 ^ 1)".to_owned())
        }
        syn::Item::Enum(words) if words.generics.params.is_empty() && words.variants.len() > 1 => {
            let are_plain = words.variants.iter().all(|word| word.fields.is_empty());
            are_plain.then_some(())?;
            let names: Vec<String> = words.variants.iter().map(|word| word.ident.to_string()).collect();
            let next = names.iter().zip(names.iter().cycle().skip(1));
            let arms: String = next.map(|(one, two)| format!("Self::{one} => Self::{two}, ")).collect();
            (&words.ident, format!("match self {{ {arms}}}"))
        }
        _ => return None,
    };
    Some(format!("\nimpl crate::mutants::Altered for {name} {{ fn altered(self) -> Self {{ {body} }} }}\n"))
}

/// All files in a folder and its subfolders, sorted, without build output.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let failed = |error| Error::File(folder.to_owned(), error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if !path.is_dir() {
            files.push(path);
        } else if !path.ends_with("target") {
            files.extend(files_below(&path)?);
        }
    }
    files.sort();
    Ok(files)
}
