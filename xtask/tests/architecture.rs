//! The architecture as it stands in the sources: which crate knows which, and that the files of a crate form no circle.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::slice;

/// A module by its names, beginning at the crate's root, which has none.
type Module = Vec<String>;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the project").to_owned()
}

/// The crates of the project by name, each with its folder and the crates of ours that it knows outside tests.
fn crates() -> BTreeMap<String, (PathBuf, BTreeSet<String>)> {
    let metadata = ["metadata", "--format-version", "1", "--no-deps", "--offline"];
    let output = Command::new(env!("CARGO")).args(metadata).current_dir(project()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap().iter().map(|package| {
        let known = package["dependencies"].as_array().unwrap().iter();
        let known = known.filter(|known| known["kind"].is_null() && !known["path"].is_null()).map(short_name);
        let manifest = Path::new(package["manifest_path"].as_str().unwrap());
        (short_name(package), (manifest.parent().unwrap().to_owned(), known.collect()))
    });
    packages.collect()
}

/// The name without the prefix that crates of the project share.
fn short_name(package: &serde_json::Value) -> String {
    let name = package["name"].as_str().unwrap();
    name.strip_prefix("rodada-").unwrap_or(name).to_owned()
}

/// The table of crates in ARCHITECTURE.md: `| crate | … | the crates that it knows |`.
fn documented() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(project().join("ARCHITECTURE.md")).unwrap();
    let rows = text.lines().skip_while(|line| !line.starts_with("| crate |")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|')).map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let name = cells[0].trim_matches('`').rsplit('/').next().unwrap().to_owned();
        let known = cells[2].split(", ").map(str::to_owned).filter(|name| name != "–");
        (name, known.collect())
    });
    rows.collect()
}

#[test]
fn crates_know_what_the_architecture_says() {
    let found: BTreeMap<_, _> = crates().into_iter().map(|(name, (_, known))| (name, known)).collect();
    for (name, known) in documented() {
        assert_eq!(found.get(&name), Some(&known), "what `{name}` knows");
    }
    let undocumented: Vec<_> = found.keys().filter(|name| !documented().contains_key(*name)).collect();
    assert_eq!(undocumented, ["load", "mutants", "xtask"], "programs for development");
}

#[test]
fn the_files_of_a_crate_form_no_circle() {
    for (name, (folder, _)) in crates() {
        let modules = modules(&folder.join("src"));
        assert!(!modules.is_empty(), "the sources of {name}");
        let imports = modules.iter().map(|(module, text)| (module.clone(), imports(&modules, module, text)));
        assert_eq!(circle(&imports.collect()), None, "a circle in {name}");
    }
}

/// Whoever names `rodada` in the log's filter means all crates of the server (`server/src/cli/log.rs`).
#[test]
fn the_filter_of_the_log_knows_every_crate_of_the_server() {
    let filter = fs::read_to_string(project().join("server/src/cli/log.rs")).unwrap();
    let server = project().join("server");
    let parts = crates().into_iter().filter(|(_, (folder, _))| folder.parent() == Some(&server));
    for (name, _) in parts.filter(|(name, _)| name != "load") {
        assert!(filter.contains(&format!("\"{name}\"")), "OWN_CRATES has no `{name}`");
    }
}

#[test]
fn a_circle_is_found() {
    let module = |name: &str| vec![name.to_owned()];
    let texts = [
        ("a", "use crate::{b::{self, B}, d};"),
        ("b", "//\nfn f() { super::c::g() }"),
        ("c", "use super::a;"),
        ("d", ""),
    ];
    let modules: BTreeMap<Module, String> =
        texts.iter().map(|(name, text)| (module(name), (*text).to_owned())).collect();
    let imports: BTreeMap<_, _> =
        modules.iter().map(|(name, text)| (name.clone(), imports(&modules, name, text))).collect();
    assert_eq!(imports[&module("a")], BTreeSet::from([module("b"), module("d")]));
    assert_eq!(circle(&imports), Some(["a", "b", "c", "a"].map(module).to_vec()));
}

/// The modules below a folder of sources, with their text.
fn modules(sources: &Path) -> BTreeMap<Module, String> {
    let (mut modules, mut folders) = (BTreeMap::new(), vec![(sources.to_owned(), Module::new())]);
    while let Some((folder, above)) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let module = [above.clone(), vec![name.clone()]].concat();
            if path.is_dir() {
                folders.push((path, module));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let is_root = above.is_empty() && ["lib", "main"].contains(&name.as_str());
                modules
                    .insert(if is_root { Module::new() } else { module }, fs::read_to_string(path).unwrap());
            }
        }
    }
    modules
}

/// The modules that a module imports from or names, except those above and below it: a module and its parts are one
/// thing.
fn imports(modules: &BTreeMap<Module, String>, module: &Module, text: &str) -> BTreeSet<Module> {
    let code: String =
        text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join(" ");
    // Tests of a file stand at its end.
    let code = code.split("#[cfg(test)] mod tests {").next().unwrap();
    let paths = ["crate::", "super::"].iter().flat_map(|start| {
        let places = code.match_indices(start).map(|(at, _)| at);
        places.filter(|&at| {
            !code[..at].ends_with(|before: char| before.is_alphanumeric() || "_:".contains(before))
        })
    });
    let targets = paths.flat_map(|at| spelled_out(&code[at..]).0).map(|path| target(modules, module, &path));
    targets.filter(|other| !other.starts_with(module) && !module.starts_with(other)).collect()
}

/// The paths that a path with groups stands for, and what follows it.
fn spelled_out(text: &str) -> (Vec<Module>, &str) {
    let Some(group) = text.strip_prefix('{') else {
        let end = text.find(|one: char| !one.is_alphanumeric() && one != '_').unwrap_or(text.len());
        let (name, rest) = (text[..end].to_owned(), &text[end..]);
        let (below, rest) = match rest.strip_prefix("::") {
            Some(below) => spelled_out(below),
            None => (vec![Module::new()], rest),
        };
        return (below.into_iter().map(|path| [vec![name.clone()], path].concat()).collect(), rest);
    };
    let (mut paths, mut rest) = (Vec::new(), group.trim_start());
    while !rest.is_empty() && !rest.starts_with('}') {
        let (some, after) = spelled_out(rest);
        paths.extend(some);
        rest = after
            .trim_start_matches(|one: char| one != ',' && one != '}')
            .trim_start_matches(',')
            .trim_start();
    }
    (paths, rest.strip_prefix('}').unwrap_or(rest))
}

/// The module that a path within `module` leads to: the deepest that is a file.
fn target(modules: &BTreeMap<Module, String>, module: &Module, path: &[String]) -> Module {
    let ups = path.iter().take_while(|name| *name == "super").count();
    let is_from_root = path.first().is_some_and(|name| name == "crate");
    let mut found =
        if is_from_root { Module::new() } else { module[..module.len().saturating_sub(ups)].to_vec() };
    for name in &path[ups + usize::from(is_from_root)..] {
        let deeper = [found.clone(), vec![name.clone()]].concat();
        if !modules.contains_key(&deeper) {
            break;
        }
        found = deeper;
    }
    found
}

/// A circle of modules, each of which imports from the next; the first is repeated at the end.
fn circle(imports: &BTreeMap<Module, BTreeSet<Module>>) -> Option<Vec<Module>> {
    let (mut done, mut path) = (BTreeSet::new(), Vec::new());
    imports.keys().find_map(|module| circle_from(module, imports, &mut done, &mut path))
}

fn circle_from(
    module: &Module,
    imports: &BTreeMap<Module, BTreeSet<Module>>,
    done: &mut BTreeSet<Module>,
    path: &mut Vec<Module>,
) -> Option<Vec<Module>> {
    if let Some(begin) = path.iter().position(|one| one == module) {
        return Some([&path[begin..], slice::from_ref(module)].concat());
    }
    if !done.insert(module.clone()) {
        return None;
    }
    path.push(module.clone());
    let found = imports.get(module)?.iter().find_map(|next| circle_from(next, imports, done, path));
    path.pop();
    found
}
