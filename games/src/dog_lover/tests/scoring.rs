//! What dogs, powers, traits, bones and favourite things bring.

use super::*;
use crate::dog_lover::player::Hand;
use crate::dog_lover::score::Count;

const MUCH: Cubes = [9, 9, 9, 0];

struct Given<'a> {
    dogs: &'a str,
    cubes: Cubes,
    bones: u8,
    favorites: [u8; 5],
}

fn given(dogs: &str) -> Given<'_> {
    Given { dogs, cubes: MUCH, bones: 0, favorites: [0; 5] }
}

impl Given<'_> {
    fn count(&self) -> Count {
        let mut state = table(2);
        give(&mut state, ANA, self.dogs);
        let player = state.player_mut(ANA);
        player.cubes = self.cubes;
        player.hand = Hand { bones: self.bones, favorites: self.favorites, ..Hand::default() };
        player.count(true)
    }

    fn total(&self) -> i32 {
        self.count().total()
    }

    fn points(&self, dog: Dog) -> i32 {
        self.count().dogs.iter().find(|(other, _)| *other == dog).unwrap().1.sum()
    }
}

fn total(dogs: &str) -> i32 {
    given(dogs).total()
}

/// All it needs or nothing; nothing on a hungry dog counts, and it costs 2 (manual L28-29).
#[test]
fn all_or_nothing() {
    let laden = "d05+w+t+a1";
    assert_eq!(given(laden).points(Dog::D05), 5 + 2 + 1 + 2);
    let hungry = Given { cubes: [2, 0, 9, 0], ..given(laden) };
    assert_eq!(hungry.points(Dog::D05), -2);
    // Wild food is any food (manual L36).
    assert_eq!(Given { cubes: [0, 0, 0, 3], ..given("d05") }.total(), 5);
    assert_eq!(Given { cubes: [0, 1, 0, 1], ..given("d05") }.total(), -2);
}

/// 1 bone costs a point; 2 bring one for each fed dog, more bring two (manual L38).
#[test]
fn bones() {
    let bones = |bones| Given { bones, ..given("d01 d02 d03") }.count().bones;
    assert_eq!([0, 1, 2, 3, 4].map(bones), [0, -1, 3, 6, 6]);
    let hungry = Given { cubes: [2, 0, 0, 0], bones: 3, ..given("d01 d02 d03") };
    assert_eq!((hungry.count().bones, hungry.total()), (2, 3 - 4 + 2));
}

/// 1, 3, 6, 10, 15 for sets of different things; several sets (manual L44-46).
/// Manual L46.
#[test]
fn favorites() {
    let things = |favorites| Given { favorites, ..given("") }.total();
    assert_eq!(things([1, 0, 0, 0, 0]), 1);
    assert_eq!(things([1, 1, 0, 0, 0]), 3);
    assert_eq!(things([1, 1, 0, 1, 0]), 6);
    assert_eq!(things([1, 1, 0, 1, 1]), 10);
    assert_eq!(things([1, 1, 1, 1, 1]), 15);
    assert_eq!(things([2, 0, 0, 0, 0]), 2);
    assert_eq!(things([3, 2, 1, 0, 0]), 6 + 3 + 1);
}

/// Adoptions, trainings and Fetch that are left count nothing, and cubes that are left cost nothing.
#[test]
fn leftovers() {
    let mut state = table(2);
    state.fetch = Some(ANA);
    let player = state.player_mut(ANA);
    player.hand = Hand { adoptions: 3, trainings: 2, ..Hand::default() };
    player.cubes = [5, 5, 5, 5];
    assert_eq!(state.player(ANA).count(true).total(), 0);
}

/// R01, R02, R03: for fed dogs of a size, itself included.
/// Manual L30.
#[test]
fn powers_for_sizes() {
    assert_eq!(given("r01 d01 d05").points(Dog::R01), 1 + 2 * 2);
    assert_eq!(given("r02 d05 d06 d01").points(Dog::R02), 3 + 2 * 3);
    assert_eq!(given("r03 d10").points(Dog::R03), 6 + 2 * 2);
    let hungry = Given { cubes: [1, 0, 0, 0], ..given("r01 d01") };
    assert_eq!(hungry.points(Dog::R01), 1 + 2);
}

/// R04: for each fed dog.
#[test]
fn a_power_for_every_dog() {
    assert_eq!(given("r04 d01 d05 d10").points(Dog::R04), 4 + 4);
}

/// R05, R06, R07: for what lies under and beside fed dogs.
#[test]
fn powers_for_what_dogs_have() {
    assert_eq!(given("r05+w d01+w d02").points(Dog::R05), 5 + 2 + 2 * 2);
    assert_eq!(given("r06 d01+t d02+t+t+a4").points(Dog::R06), 4 + 2 * 3);
    assert_eq!(given("r07 d01+a1 d02+a8").points(Dog::R07), 4 + 2 * 2);
    let hungry = Given { cubes: [0, 2, 0, 0], ..given("r05 d09+w") };
    assert_eq!(hungry.points(Dog::R05), 5);
}

/// R08 is a bone: without others it is the only one, which costs a point.
#[test]
fn rex_counts_as_a_bone() {
    let rex = |bones| Given { bones, ..given("r08 d01") }.count().bones;
    assert_eq!([0, 1, 2].map(rex), [-1, 2, 4]);
    assert_eq!(total("r08"), 8 - 1);
    // A hungry Rex is none.
    assert_eq!(Given { cubes: [2, 0, 0, 0], bones: 1, ..given("r08 d01") }.total(), 3 - 2 - 1);
}

/// R09 is a favourite thing of the kind that brings most.
#[test]
fn teddy_counts_as_a_favorite() {
    let teddy = |favorites| Given { favorites, ..given("r09") }.count().favorites;
    assert_eq!(teddy([0; 5]), 1);
    assert_eq!(teddy([1, 1, 1, 0, 1]), 15);
    assert_eq!(teddy([2, 2, 1, 1, 1]), 15 + 6);
    assert_eq!(teddy([1, 1, 1, 1, 1]), 15 + 1);
}

/// R10: what is left, 4 at most.
#[test]
fn hoover_likes_leftovers() {
    let hoover = |cubes| Given { cubes, ..given("r10") }.points(Dog::R10);
    assert_eq!(hoover([1, 1, 0, 0]), 6);
    assert_eq!(hoover([1, 1, 0, 3]), 6 + 3);
    assert_eq!(hoover([1, 1, 9, 0]), 6 + 4);
}

/// The dog R11 scores for learned tricks, not for the trick that a seat begins with.
#[test]
fn houdini_likes_tricks() {
    let mut state = table(2);
    give(&mut state, ANA, "r11");
    state.player_mut(ANA).cubes = MUCH;
    assert_eq!(state.player(ANA).count(true).total(), 4);
    state.player_mut(ANA).tricks.insert(Trick::T01);
    state.player_mut(ANA).tricks.insert(Trick::T06);
    assert_eq!(state.player(ANA).count(true).total(), 4 + 4);
}

/// R12: for hungry dogs, 6 at most; they still cost 2 each.
#[test]
fn nurse_nell_and_the_hungry() {
    let nell = |dogs| Given { cubes: [0, 1, 1, 0], ..given(dogs) };
    assert_eq!(nell("r12 d10 d11").total(), 5 + 2 * 2 - 2 * 2);
    assert_eq!(nell("r12 d10 d11").points(Dog::R12), 5 + 4);
    assert_eq!(nell("r12 d10 d11 d12 d09 d17").total(), 5 + 6 - 2 * 5);
}

/// R13: one other dog needs one food less, never itself and never nothing.
#[test]
fn patches_helps_another() {
    let patches = |cubes, dogs| Given { cubes, ..given(dogs) }.total();
    // Patches needs scraps and canned food itself.
    assert_eq!(patches([1, 0, 0, 0], "r13"), -2);
    assert_eq!(patches([2, 0, 1, 0], "r13 d01"), 4 + 3);
    assert_eq!(patches([1, 0, 1, 0], "r13 d14"), 4 - 2);
    assert_eq!(patches([3, 0, 1, 0], "r13 d05"), 4 + 5);
    // A light eater's one less and Patches' one less, together.
    assert_eq!(patches([2, 0, 1, 0], "r13 d05+a5"), 4 + 5 + 1);
    assert_eq!(patches([1, 0, 1, 0], "r13 d05+a5"), 4 - 2);
}

/// R14: if a dog of each size is fed.
#[test]
fn captain_wants_all_sizes() {
    assert_eq!(given("r14 d01 d05").points(Dog::R14), 7 + 4);
    assert_eq!(given("r14 d01 d10").points(Dog::R14), 7);
    let hungry = Given { cubes: [4, 1, 0, 0], ..given("r14 d01 d08") };
    assert_eq!(hungry.points(Dog::R14), 7);
}

/// R15: for other fed rescue dogs.
#[test]
fn granny_likes_other_rescue_dogs() {
    assert_eq!(given("r15 r02 r11 d01").points(Dog::R15), 9 + 3 * 2);
    assert_eq!(given("r15").points(Dog::R15), 9);
}

/// A2: any food; A3: one more of any kind; A5: one less.
/// Manual L50.
#[test]
fn traits_change_what_is_needed() {
    let eats = |cubes, dogs| Given { cubes, ..given(dogs) }.total();
    assert_eq!(eats([0, 0, 3, 0], "d05+a2"), 5 + 1);
    assert_eq!(eats([2, 1, 0, 0], "d05+a3"), -2);
    assert_eq!(eats([2, 1, 1, 0], "d05+a3"), 5 + 5);
    for cubes in [[1, 1, 0, 0], [2, 0, 0, 0], [1, 0, 0, 1]] {
        assert_eq!(eats(cubes, "d05+a5"), 5 + 1);
    }
    assert_eq!(eats([0, 0, 2, 0], "d05+a5"), -2);
}

/// The trait Bone Collector (card A7) doubles a dog where bones are counted, and nowhere else.
#[test]
fn a_bone_collector_counts_twice_for_bones_only() {
    let count = Given { bones: 2, ..given("d05+a7 d01 r04") }.count();
    assert_eq!((count.bones, count.fed), (4, 3));
    assert_eq!(given("d05+a7 d01 r04").points(Dog::R04), 4 + 3);
}

/// A dog with the trait Mixed Breed (card A8) counts as one dog of every size.
#[test]
fn a_mixed_breed_is_of_every_size() {
    assert_eq!(given("d05+a8 r01").points(Dog::R01), 1 + 2 * 2);
    assert_eq!(given("d05+a8 r02").points(Dog::R02), 3 + 2 * 2);
    assert_eq!(given("d05+a8 r03").points(Dog::R03), 6 + 2 * 2);
    assert_eq!(given("d05+a8 r14").points(Dog::R14), 7 + 4);
    assert_eq!(given("d05+a8 r04").points(Dog::R04), 4 + 2);
}

/// L-07: rescue dogs count as dogs for bones and sizes.
#[test]
fn l_07_rescue_dogs_are_dogs() {
    assert_eq!(Given { bones: 2, ..given("r11 r12") }.count().bones, 2);
    assert_eq!(given("r14 d05 r01").points(Dog::R14), 7 + 4);
}

/// A line for each dog, with how it came about; then favourite things and bones; the lines sum.
/// Manual L15.
#[test]
fn the_sheet_has_a_line_for_each_dog() {
    let mut state = table_with(&Options { hands: crate::dog_lover::Hands::Open, ..Options::default() }, 2);
    give(&mut state, ANA, "d05+w+t+a1 d17");
    give(&mut state, BIA, "r04");
    state.player_mut(ANA).cubes = [2, 1, 0, 0];
    state.player_mut(ANA).hand = Hand { bones: 2, favorites: [1, 1, 0, 0, 0], ..Hand::default() };
    state.player_mut(BIA).cubes = [1, 1, 0, 0];
    let sheet = state.score_sheet();
    assert_eq!(sheet.order, ["d05", "d17", "r04", "favorites", "bones"]);
    let why = sheet.lines["d05"][ANA].why.clone().unwrap();
    let besides = [("trainings", 1), ("trait", 2), ("walks", 2)].map(|(part, points)| (part, points.into()));
    assert_eq!(
        why.with,
        besides.into_iter().collect(),
        "what brings nothing is not told, nor what is printed on the dog"
    );
    assert_eq!(sheet.lines["d17"][ANA].why.as_ref().unwrap().key, "why_unfed");
    assert_eq!(sheet.lines["r04"][BIA].why.as_ref().unwrap().with["power"], 1.into());
    assert_eq!((sheet.total(ANA), sheet.total(BIA)), (10 - 2 + 3 + 1, 5));
}
