//! Writes a file with all its mutants, each behind a switch.

use crate::operators::{Mutation, Site};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::Range;

/// One change of one place in the source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Mutant {
    /// Path relative to `games/src`.
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The original and the new text, as `old => new`.
    pub(crate) what: String,
}

/// A mutant with its position in the written file.
pub(crate) struct Written {
    pub(crate) number: u32,
    pub(crate) mutant: Mutant,
    /// The whole expression, with the original in it.
    pub(crate) whole: Range<usize>,
    /// The new text.
    pub(crate) new: Range<usize>,
}

/// Writes a file. Leaves out mutants in `dropped`; numbers the others from `next`.
pub(crate) struct Renderer<'a> {
    pub(crate) file: &'a str,
    pub(crate) text: &'a str,
    pub(crate) dropped: &'a BTreeSet<Mutant>,
    pub(crate) next: u32,
    pub(crate) out: String,
    pub(crate) written: Vec<Written>,
}

impl Renderer<'_> {
    /// Writes the whole file. `sites` must be sorted, outer ones before inner ones.
    pub(crate) fn render(&mut self, sites: &[Site]) {
        self.between(0..self.text.len(), sites);
    }

    fn between(&mut self, range: Range<usize>, sites: &[Site]) {
        let mut from = range.start;
        let mut rest = sites;
        while let [site, after @ ..] = rest {
            let inside = after.iter().take_while(|inner| inner.range.start < site.range.end).count();
            self.out.push_str(&self.text[from..site.range.start]);
            self.site(site, &after[..inside]);
            from = site.range.end;
            rest = &after[inside..];
        }
        self.out.push_str(&self.text[from..range.end]);
    }

    fn site(&mut self, site: &Site, inner: &[Site]) {
        let line = 1 + self.text[..site.range.start].matches('\n').count();
        let kept: Vec<(&Mutation, Mutant)> = site
            .mutations
            .iter()
            .map(|mutation| (mutation, self.mutant(site, mutation, line)))
            .filter(|(_, mutant)| !self.dropped.contains(mutant))
            .collect();
        if !kept.is_empty() {
            self.out.push_str(&site.lead);
        }
        let mut closing = String::new();
        let mut opened = Vec::new();
        for (mutation, mutant) in kept {
            let number = self.next;
            self.next += 1;
            let start = self.out.len();
            let new = match mutation {
                Mutation::Instead(other) => {
                    self.out.push_str(&format!("mutant!({number}, "));
                    let from = self.out.len();
                    self.out.push_str(other);
                    let new = from..self.out.len();
                    self.out.push_str(", ");
                    closing.insert(0, ')');
                    new
                }
                Mutation::Altered => {
                    self.out.push_str(&format!("crate::mutants::altered({number}, "));
                    closing.insert(0, ')');
                    start..self.out.len()
                }
                Mutation::LeftOut => {
                    self.out.push_str(&format!("if !crate::mutants::on({number}) {{ "));
                    closing.insert_str(0, " }");
                    start..self.out.len()
                }
            };
            opened.push((number, mutant, start, new));
        }
        self.between(site.range.clone(), inner);
        self.out.push_str(&closing);
        let end = self.out.len();
        let written = opened.into_iter().map(|(number, mutant, start, new)| Written {
            number,
            mutant,
            whole: start..end,
            new,
        });
        self.written.extend(written);
    }

    fn mutant(&self, site: &Site, mutation: &Mutation, line: usize) -> Mutant {
        let was = &self.text[site.range.clone()];
        let is = match mutation {
            Mutation::Instead(other) => other,
            Mutation::Altered => "another",
            Mutation::LeftOut => "nothing",
        };
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        Mutant { file: self.file.to_owned(), line, what: format!("{} => {}", one_line(was), one_line(is)) }
    }
}
