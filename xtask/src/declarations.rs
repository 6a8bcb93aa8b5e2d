//! Collects TypeScript declarations by following types from a few roots.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use ts_rs::{Config, TS, TypeVisitor};

/// Module and name of a declared type.
type Id = (String, String);

#[derive(Default)]
pub(crate) struct Declarations {
    roots: Vec<Id>,
    found: BTreeMap<Id, Declaration>,
}

#[derive(Default)]
struct Declaration {
    text: String,
    /// The types that it mentions, in the order of the text.
    uses: Vec<Id>,
}

impl Declarations {
    /// Adds a type and all types that it mentions.
    pub(crate) fn root<T: TS + 'static>(&mut self) {
        self.roots.extend(identity::<T>());
        self.visit::<T>();
    }

    /// The modules that declare something.
    pub(crate) fn modules(&self) -> BTreeSet<String> {
        self.found.keys().map(|(module, _)| module.clone()).collect()
    }

    /// The text of a module, with `extra` before the declarations.
    pub(crate) fn file(&self, module: &str, extra: &str) -> String {
        let mut own = Vec::new();
        let mut seen = BTreeSet::new();
        for root in &self.roots {
            self.walk(root, &mut seen, &mut own);
        }
        own.retain(|(home, _)| home == module);

        let mut text =
            String::from("// Written by `cargo xtask gen` from the Rust types. Not to be edited.\n");
        let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (home, name) in own.iter().flat_map(|id| &self.found[*id].uses) {
            if home != module {
                imports.entry(home).or_default().insert(name);
            }
        }
        for (home, names) in imports {
            let names: Vec<&str> = names.into_iter().collect();
            let _ = write!(text, "\nimport type {{ {} }} from './{home}';\n", names.join(", "));
        }
        text.push_str(extra);
        for id in own {
            text.push('\n');
            text.push_str(&self.found[id].text);
        }
        text
    }

    /// Depth-first: a declaration, then the types that it mentions. ts-rs itself lists dependencies in no fixed order.
    fn walk<'a>(&'a self, id: &'a Id, seen: &mut BTreeSet<&'a Id>, order: &mut Vec<&'a Id>) {
        if seen.insert(id) {
            order.push(id);
            for used in &self.found[id].uses {
                self.walk(used, seen, order);
            }
        }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        let Some(id) = identity::<T>() else { return };
        if self.found.contains_key(&id) {
            return;
        }
        self.found.insert(id.clone(), Declaration::default());
        T::visit_dependencies(self);

        let mut uses = Uses::default();
        T::visit_dependencies(&mut uses);
        let source = uses.hoist_imports(&T::decl(&config()));
        // Remove rustdoc links, which have no target in TypeScript.
        let text = format!("{}export {source}\n", T::docs().unwrap_or_default());
        let text = text.replace("[`", "`").replace("`]", "`");
        self.found.insert(id, Declaration { uses: uses.in_order_of(&source), text });
    }
}

#[derive(Default)]
struct Uses(BTreeSet<Id>);

impl TypeVisitor for Uses {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.0.extend(identity::<T>());
    }
}

impl Uses {
    /// Types overridden by `ts(type = …)` name their module, as in `import('./games').Line`. Removes the import from
    /// the text and records it as a use.
    fn hoist_imports(&mut self, source: &str) -> String {
        let mut parts = source.split("import('./");
        let mut text: String = parts.next().unwrap_or_default().into();
        for part in parts {
            let (module, rest) = part.split_once("').").expect("an import names a type");
            let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
            self.0.insert((module.into(), rest[..end].into()));
            text.push_str(rest);
        }
        text
    }

    fn in_order_of(self, source: &str) -> Vec<Id> {
        let words: Vec<&str> = source.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        let mut placed: Vec<(usize, Id)> = self
            .0
            .into_iter()
            .filter_map(|id| Some((words.iter().position(|word| *word == id.1)?, id)))
            .collect();
        placed.sort();
        placed.into_iter().map(|(_, id)| id).collect()
    }
}

/// `None` for types that TypeScript has built in, and for placeholders of type parameters.
fn identity<T: TS + 'static + ?Sized>() -> Option<Id> {
    T::output_path()?;
    (TypeId::of::<T>() != TypeId::of::<ts_rs::Dummy>()).then(|| (module::<T>(), T::ident(&config())))
}

/// The module of a type, derived from its path in Rust.
pub(crate) fn module<T: ?Sized>() -> String {
    let mut path = type_name::<T>().split("::");
    match (path.next(), path.next()) {
        (Some("protocol"), _) => "protocol".into(),
        (Some("games"), Some("frame")) => "games".into(),
        (Some("games"), Some(game)) => game.replace('_', "-"),
        _ => panic!("{} belongs neither to the protocol nor to a game", type_name::<T>()),
    }
}

/// Large integers become `bigint`, so that the test finds those without `ts(type = "number")`.
fn config() -> Config {
    Config::new()
}
