//! Tests of what viewers know after looks and moves.

use super::*;
use alloc::collections::BTreeSet;

const ME: Viewer = Viewer::Seat(Seat(0));

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
enum Place {
    Hand(u8),
    Table(u8),
}
use Place::{Hand, Table};

fn me() -> Audience {
    Audience::seat(Seat(0))
}

fn room(place: Place, size: usize) -> Room<Place> {
    Room { place, size }
}

fn nobody() -> Audience {
    Audience::default()
}

/// All deals that come out, each place sorted.
fn ways(
    known: &Knowledge<Place, char>,
    viewer: Viewer,
    pool: &str,
    rooms: &[Room<Place>],
) -> BTreeSet<Vec<String>> {
    let deal = |number| {
        let dealt = known.clone().deal(viewer, &filled(pool, rooms), &mut Dice::from_number(number));
        dealt.into_iter().map(|(_, things)| things.into_iter().collect()).collect()
    };
    (0..300).map(deal).collect()
}

fn filled(pool: &str, rooms: &[Room<Place>]) -> Vec<(Place, Vec<char>)> {
    let mut pool = pool.chars();
    rooms.iter().map(|room| (room.place, pool.by_ref().take(room.size).collect())).collect()
}

fn strings<const N: usize>(all: &[[&str; N]]) -> BTreeSet<Vec<String>> {
    all.iter().map(|way| way.iter().map(|text| (*text).into()).collect()).collect()
}

#[test]
fn a_look_is_remembered_by_the_viewer_alone() {
    let mut known = Knowledge::new(2);
    known.look(me(), Hand(1), &['a']);
    let rooms = [room(Hand(1), 1), room(Table(0), 1)];
    assert_eq!(ways(&known, ME, "ab", &rooms), strings(&[["a", "b"]]));
    let both = strings(&[["a", "b"], ["b", "a"]]);
    assert_eq!(ways(&known, Viewer::Seat(Seat(1)), "ab", &rooms), both);
    assert_eq!(ways(&known, Viewer::Spectator, "ab", &rooms), both);
}

#[test]
fn a_thing_that_leaves_unseen_may_be_a_known_one() {
    let mut known = Knowledge::new(2);
    known.look(me(), Hand(1), &['a', 'b']);
    known.moved(room(Hand(1), 2), Some(Table(0)), 'b', nobody());
    let rooms = [room(Hand(1), 1), room(Table(0), 1), room(Table(1), 1)];
    assert_eq!(ways(&known, ME, "abc", &rooms), strings(&[["a", "b", "c"], ["b", "a", "c"]]));
}

#[test]
fn nothing_unknown_is_dealt_to_a_place_that_was_seen_whole() {
    let mut known = Knowledge::new(2);
    known.look(me(), Hand(1), &['a', 'b']);
    known.moved(room(Hand(1), 2), Some(Table(0)), 'b', nobody());
    let rooms = [room(Hand(1), 1), room(Table(0), 3), room(Table(1), 1)];
    let expected = [["a", "bcd", "e"], ["a", "bce", "d"], ["a", "bde", "c"]].into_iter().chain([
        ["b", "acd", "e"],
        ["b", "ace", "d"],
        ["b", "ade", "c"],
    ]);
    assert_eq!(ways(&known, ME, "abcde", &rooms), strings(&expected.collect::<Vec<_>>()));
}

#[test]
fn a_place_is_no_longer_seen_whole_once_something_unknown_enters() {
    let mut known = Knowledge::new(2);
    known.look(me(), Hand(1), &['a']);
    let rooms = [room(Hand(1), 2), room(Table(0), 2)];
    known.moved(room(Table(0), 3), Some(Hand(1)), 'b', nobody());
    assert_eq!(ways(&known, ME, "abcd", &rooms), strings(&[["ab", "cd"], ["ac", "bd"], ["ad", "bc"]]));
    known.moved(room(Hand(1), 2), Some(Table(0)), 'a', nobody());
    let rooms = [room(Hand(1), 1), room(Table(0), 3)];
    assert_eq!(ways(&known, ME, "abcd", &rooms).len(), 4, "anything may be left in the hand");
}

#[test]
fn what_goes_from_one_place_seen_whole_to_another_leaves_both_seen_whole() {
    let mut known = Knowledge::new(2);
    known.look(me(), Hand(1), &['a', 'b']);
    known.look(me(), Table(0), &['c']);
    known.moved(room(Hand(1), 2), Some(Table(0)), 'a', nobody());
    let rooms = [room(Hand(1), 1), room(Table(0), 2), room(Table(1), 1)];
    assert_eq!(ways(&known, ME, "abcd", &rooms), strings(&[["a", "bc", "d"], ["b", "ac", "d"]]));
    known.mixed(&[Hand(1), Table(0)]);
    assert!(ways(&known, ME, "abcd", &rooms).iter().all(|way| way[2] == "d"));
    known.mixed(&[Table(0), Table(1)]);
    assert!(ways(&known, ME, "abcd", &rooms).iter().any(|way| way[2] != "d"));
}

#[test]
fn a_second_look_tells_what_left() {
    let mut known = Knowledge::new(2);
    known.look(me(), Hand(1), &['a', 'b']);
    known.moved(room(Hand(1), 2), Some(Table(0)), 'b', nobody());
    known.look(me(), Hand(1), &['a']);
    let rooms = [room(Hand(1), 1), room(Table(0), 1), room(Table(1), 1)];
    assert_eq!(ways(&known, ME, "abc", &rooms), strings(&[["a", "b", "c"]]));
}

#[test]
fn the_only_thing_of_a_place_is_followed() {
    let mut known = Knowledge::new(2);
    known.look(me(), Table(0), &['a']);
    known.moved(room(Table(0), 1), Some(Hand(1)), 'a', nobody());
    let rooms = [room(Hand(1), 2), room(Table(0), 1)];
    assert_eq!(ways(&known, ME, "abc", &rooms), strings(&[["ab", "c"], ["ac", "b"]]));
}

#[test]
fn equal_things_are_counted() {
    let mut known = Knowledge::new(2);
    known.look(me(), Hand(1), &['a', 'a']);
    known.moved(room(Hand(1), 2), None, 'a', Audience::everybody());
    let rooms = [room(Hand(1), 1), room(Table(0), 2)];
    assert_eq!(ways(&known, ME, "aab", &rooms), strings(&[["a", "ab"]]));
}

#[test]
fn what_is_excluded_is_elsewhere_until_something_comes() {
    let mut known = Knowledge::new(2);
    known.exclude(me(), Hand(1), 'a');
    let rooms = [room(Hand(1), 1), room(Table(0), 2)];
    assert_eq!(ways(&known, ME, "abc", &rooms), strings(&[["b", "ac"], ["c", "ab"]]));
    known.moved(room(Table(0), 2), Some(Hand(1)), 'b', nobody());
    let rooms = [room(Hand(1), 2), room(Table(0), 1)];
    assert_eq!(ways(&known, ME, "abc", &rooms), strings(&[["ab", "c"], ["ac", "b"], ["bc", "a"]]));
}

#[test]
fn swaps_and_passing_carry_knowledge_along() {
    let mut known = Knowledge::new(2);
    known.look(me(), Hand(0), &['a', 'b']);
    known.renamed(|place| match place {
        Hand(seat) => Hand(1 - seat),
        Table(nth) => Table(nth),
    });
    let rooms = [room(Hand(1), 2), room(Table(0), 1)];
    assert_eq!(ways(&known, ME, "abc", &rooms), strings(&[["ab", "c"]]));
}

#[test]
fn mixed_places_are_known_together() {
    let mut known = Knowledge::new(2);
    known.look(me(), Table(0), &['a']);
    known.mixed(&[Table(0), Table(1)]);
    let rooms = [room(Table(0), 1), room(Table(1), 1), room(Hand(1), 1)];
    let ways = ways(&known, ME, "abc", &rooms);
    assert!(ways.iter().all(|way| way[2] != "a") && ways.len() == 4, "{ways:?}");
}

#[test]
fn a_deal_does_not_depend_on_hidden_places() {
    let rooms = [room(Hand(1), 2), room(Table(0), 1)];
    let deal = |pool: &str, seen: char| {
        let mut known = Knowledge::new(2);
        known.look(Audience::seat(Seat(1)), Table(0), &[seen]);
        let dealt = known.deal(ME, &filled(pool, &rooms), &mut Dice::from_number(3));
        (dealt, known)
    };
    assert_eq!(deal("abc", 'c'), deal("cab", 'b'));
}

#[test]
fn after_a_deal_other_viewers_know_what_spectators_know() {
    let rooms = [room(Hand(1), 1), room(Table(0), 1)];
    let mut known = Knowledge::new(2);
    known.look(Audience::everybody(), Table(0), &['b']);
    let public = known.clone();
    known.look(Audience::seat(Seat(1)), Hand(1), &['a']);
    drop(known.deal(ME, &filled("ab", &rooms), &mut Dice::from_number(1)));
    assert_eq!(known, public);
}
