//! Tests of the operators and of the written files.

use crate::copy::with_matches;
use crate::operators::sites;
use crate::render::{Mutant, Renderer};
use crate::target::TARGETS;
use crate::{Equivalent, stale};
use std::collections::BTreeSet;

fn rendered(text: &str, dropped: &BTreeSet<Mutant>) -> (String, Vec<String>) {
    let sites = sites(text, &syn::parse_file(text).unwrap());
    let (out, written) = (String::new(), Vec::new());
    let mut renderer = Renderer { file: "toy.rs", text, dropped, next: 0, out, written };
    renderer.render(&sites);
    let mut written = renderer.written;
    written.sort_by_key(|change| change.number);
    (renderer.out, written.into_iter().map(|change| change.mutant.what).collect())
}

fn changes(text: &str) -> Vec<String> {
    rendered(text, &BTreeSet::new()).1
}

#[test]
fn conditions_are_negated_and_their_bounds_moved() {
    let found = changes("fn f(a: u8, b: bool) -> u8 { if a > 1 && b { return 0; } a }");
    let expected = [
        "a > 1 && b => !(a > 1 && b)",
        "a > 1 && b => a > 1",
        "a > 1 && b => b",
        "a > 1 => a >= 1",
        "a > 1 => !(a > 1)",
        "1 => another",
        "0 => another",
        "a => another",
    ];
    assert_eq!(found, expected);
}

#[test]
fn values_are_altered_where_they_are_used() {
    let text = "fn f(own: &Purse) -> View { View { food: own.food, medicine: own.medicine } }";
    let expected = [
        "own.food => another",
        "own.food => own.medicine",
        "own.medicine => another",
        "own.medicine => own.food",
    ];
    assert_eq!(changes(text), expected);
    assert_eq!(changes("fn f() -> Option<u8> { None }"), [""; 0]);
    assert_eq!(changes("fn f() { line.with(\"seat\", donor); }")[1..], ["donor => another"]);
}

#[test]
fn shorthand_fields_are_expanded() {
    let (text, found) = rendered("fn f(seat: Seat) -> View { View { seat } }", &BTreeSet::new());
    assert_eq!(found, ["seat => another"]);
    assert!(text.contains("View { seat: crate::mutants::altered(0, seat) }"), "{text}");
}

#[test]
fn statements_are_left_out_and_shuffles_shortened() {
    let found = changes("fn f() { dice.reshuffle(&mut other.deck); *coins -= 2; }");
    assert_eq!(found[0], "dice.reshuffle(&mut other.deck); => nothing");
    assert!(found[1].contains("&mut list[..most]"), "{found:?}");
    assert_eq!(found[2], "*coins -= 2; => nothing");
}

#[test]
fn patterns_constants_and_tests_are_left_alone() {
    let text = "const MOST: u8 = 3; const fn f() -> u8 { 3 } #[cfg(test)] mod tests { fn g() -> u8 { 3 } }
        fn h(a: Option<u8>) -> bool { let Some(3) = a else { return true; }; is(a) }";
    assert_eq!(changes(text), ["true => another", "is(a) => another", "a => another"]);
}

#[test]
fn returned_values_are_altered_and_arguments_swapped() {
    let found = changes("fn f() -> u8 { return seen(a, b); }");
    assert_eq!(found, ["seen(a, b) => another", "seen(a, b) => seen(b, a)", "a => another", "b => another"]);
    assert_eq!(changes("fn f() { line.with(a, b.c); }")[1], "line.with(a, b.c) => line.with(b.c, a)");
}

#[test]
fn hidden_options_are_shown() {
    let found = changes("fn f() -> Option<u8> { if open { Some(top) } else { None } }");
    assert!(found.contains(&"None => Some(top)".into()), "{found:?}");
    assert_eq!(changes("fn f() { open.then_some(top); }")[1], "open.then_some(top) => Some(top)");
    assert_eq!(changes("fn f() { open.then(|| top); }")[1], "open.then(|| top) => Some(top)");
}

#[test]
fn the_number_of_matches_is_replaced_whatever_it_is() {
    let line = "    check::<Dogs>(&Plan { matches_per_seat_count: 2_000, seed: 1 });";
    let expected = "    check::<Dogs>(&Plan { matches_per_seat_count: 30, seed: 1 });";
    assert_eq!(with_matches(line, 30).as_deref(), Some(expected));
    assert_eq!(with_matches("    check::<Dogs>(&PLAN);", 30), None);
}

#[test]
fn an_equivalent_mutant_matches_exactly_one_place() {
    let mutant = |line| (line, Mutant { file: "toy.rs".into(), line, what: "a => b".into() });
    let entry =
        |file: &str| Equivalent { file: file.into(), what: "a => b".into(), why: String::new(), laws: false };
    let all = [mutant(1), mutant(2)].map(|(line, mutant)| (line as u32, mutant));
    assert!(stale(&all[..1], &[entry("toy.rs")]).is_empty());
    assert_eq!(stale(&all, &[entry("toy.rs")]).len(), 1);
    assert_eq!(stale(&all[..0], &[entry("toy.rs")]).len(), 1);
}

#[test]
fn dropped_mutants_are_not_written() {
    let text = "fn f() -> u8 { 3 }";
    let what = String::from("3 => another");
    let dropped = BTreeSet::from([Mutant { file: "toy.rs".into(), line: 1, what }]);
    assert_eq!(rendered(text, &dropped), (text.into(), vec![]));
}

#[test]
fn a_target_has_its_own_files() {
    let of = |name: &str| TARGETS.iter().find(|target| target.name == name).unwrap();
    assert!(of("dogs").changes("dogs.rs") && of("dogs").changes("dogs/view.rs"));
    assert!(!of("dogs").changes("dogs_cardgame/view.rs") && !of("dogs").changes("dogs/socio/view.rs"));
    assert!(!of("dogs").changes("dogs/tests/road.rs") && !of("dogs").changes("dogs/policy/houses.rs"));
    assert!(of("dogs-o-socio").changes("dogs/socio.rs"));
    assert!(of("frame").changes("frame/transition.rs") && !of("frame").changes("frame/laws/walk.rs"));
}
