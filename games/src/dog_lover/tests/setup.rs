//! Setup of a match.

use super::*;
use crate::dog_lover::data::{Face, Kind};
use crate::dog_lover::{Hands, Tricks};
use crate::frame::{OptionsError, open};
use std::collections::BTreeSet;

fn opened(options: &Options, seats: u8, number: u64) -> DogLover {
    open::<DogLover>(options, seats, Dice::from_number(number)).unwrap().state
}

#[test]
fn for_two_to_four() {
    for seats in [0, 1, 5, 8] {
        let refused = DogLover::new(&Options::default(), seats, DogLover::FORMAT);
        assert_eq!(refused.unwrap_err(), OptionsError::Seats);
    }
}

/// Cards of the tiers in play: 64, 90 and 116 of them after each seat was dealt a dog, nine of which lie on the grid.
#[test]
fn decks_by_number_of_seats() {
    for (seats, cards) in [(2, 64), (3, 90), (4, 116)] {
        let state = opened(&Options::default(), seats, 1);
        assert_eq!(state.deck.len(), cards - 9 + 1);
        assert!(state.deck.iter().chain(state.grid.iter().flatten()).all(|card| card.tier() <= seats));
        assert!(state.grid.iter().all(|card| card.is_some_and(Card::is_shuffled)));
        assert_eq!(state.players.iter().map(|player| player.dogs.len()).sum::<usize>(), usize::from(seats));
        let fetch = |card: &Card| card.face() == Face::Fetch;
        assert!(!state.deck.iter().any(fetch));
    }
}

/// L-16.
#[test]
fn each_begins_with_an_ordinary_dog_of_the_deck() {
    let state = opened(&Options::default(), 4, 2);
    let dogs: BTreeSet<_> = Seat::all(4).flat_map(|seat| dogs(&state, seat)).collect();
    assert_eq!(dogs.len(), 4);
    let on_cards =
        state.deck.iter().chain(state.grid.iter().flatten()).filter_map(|card| match card.face() {
            Face::Dog(dog) => Some(dog),
            _ => None,
        });
    let rest: BTreeSet<_> = on_cards.collect();
    assert!(dogs.is_disjoint(&rest));
    assert_eq!(dogs.len() + rest.len(), 22);
}

#[test]
fn first_tricks_differ_or_are_all_the_straight_line() {
    let tricks = |options: &Options| {
        let state = opened(options, 4, 3);
        state.players.iter().flat_map(|player| player.tricks.iter()).collect::<Vec<_>>()
    };
    let standard = Options { tricks: Tricks::Standard, ..Options::default() };
    assert_eq!(tricks(&standard), [Trick::STANDARD; 4]);
    let special: BTreeSet<_> = tricks(&Options::default()).into_iter().collect();
    assert_eq!(special.len(), 4);
    assert!(special.iter().all(|trick| Trick::SPECIAL.contains(trick)));
}

/// The End lies above four cards a seat and up to six more.
#[test]
fn where_the_end_lies() {
    for seats in 2..=4 {
        let below = |number| {
            let state = opened(&Options::default(), seats, number);
            state.deck.iter().position(|&card| card == Card::END).unwrap()
        };
        let places: BTreeSet<_> = (0..200).map(below).collect();
        let least = 4 * usize::from(seats);
        assert_eq!(places, (least..=least + 6).collect());
    }
}

/// L-16.
#[test]
fn three_tricks_and_three_rescue_dogs_lie_face_up() {
    let state = opened(&Options::default(), 3, 4);
    assert_eq!((state.school.len(), state.school_deck.len()), (3, 8));
    assert_eq!((state.shelter.len(), state.shelter_deck.len()), (3, 12));
}

/// The last player has Fetch (manual L24), and puts the watchdog beside any of the six rows and columns (L-03).
#[test]
fn l_03_the_last_player_puts_the_watchdog_down() {
    for number in 0..5 {
        let state = opened(&Options::default(), 3, number);
        let last = state.start.right(3);
        assert_eq!(state.fetch, Some(last));
        assert_eq!(state.status(), Status::Awaiting(last.into()));
        let lanes: Vec<_> = Lane::ALL.iter().map(|&lane| Action::Guard { lane }).collect();
        assert_eq!(state.legal_actions(last), lanes);
        assert!(Seat::all(3).filter(|&seat| seat != last).all(|seat| state.legal_actions(seat).is_empty()));
        let state = act(&state, Action::Guard { lane: Lane::Column2 });
        assert_eq!((state.guarded, state.phase), (Some(Lane::Column2), Phase::Rounds));
        assert_eq!((state.awaited(), state.round), (state.start, 1));
    }
}

/// L-15: who starts is drawn at random.
#[test]
fn l_15_anybody_may_start() {
    let starts: BTreeSet<_> = (0..40).map(|number| opened(&Options::default(), 4, number).start.0).collect();
    assert_eq!(starts, BTreeSet::from([0, 1, 2, 3]));
}

#[test]
fn the_same_dice_lay_the_same_table() {
    let options = Options { hands: Hands::Open, ..Options::default() };
    assert_eq!(opened(&options, 4, 9), opened(&options, 4, 9));
    assert_ne!(opened(&options, 4, 9), opened(&options, 4, 10));
}

#[test]
fn every_card_is_somewhere() {
    let conserved_counts = opened(&Options::default(), 4, 1).conserved_counts();
    let wanted =
        [(Kind::Dog, 22), (Kind::Food, 37), (Kind::Favorite, 16), (Kind::Training, 13), (Kind::Adoption, 12)];
    for (kind, count) in wanted {
        assert_eq!(conserved_counts[kind.word()], count, "{kind:?}");
    }
    for (kind, count) in
        [(Kind::Walk, 6), (Kind::Bone, 6), (Kind::Trait, 8), (Kind::Fetch, 1), (Kind::End, 1)]
    {
        assert_eq!(conserved_counts[kind.word()], count, "{kind:?}");
    }
    assert_eq!((conserved_counts["rescue"], conserved_counts["trick"]), (15, 11));
}

/// Manual L19: where a move may take days, open hands are proposed.
#[test]
fn hands_lie_open_over_days() {
    use crate::frame::Options as _;
    assert_eq!(Options::default().hands, Hands::Hidden);
    assert_eq!(Options::over_days(), Options { hands: Hands::Open, ..Options::default() });
}
