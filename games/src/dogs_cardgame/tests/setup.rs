//! Laying the table (manual L185-231).

use super::*;
use crate::dogs_cardgame::data::Bonus;
use crate::dogs_cardgame::{OneSymbol, ThreeSymbols, TwoSymbols};
use crate::frame::{Audience, OptionsError, open};

fn opened(options: &Options, seats: u8, seed: u64) -> DogsCardgame {
    open(options, seats, Dice::from_number(seed)).unwrap().state
}

/// Manual L203-207.
/// Manual L189: each location has a dog for each symbol.
#[test]
fn each_number_of_seats_has_its_table() {
    let check = |seats: u8, symbols: &[u8], breeds: usize, dogs: usize, characters: usize| {
        let state = opened(&Options::default(), seats, 7);
        let row: Vec<_> = state.row.iter().map(|place| place.location.symbols()).collect();
        assert_eq!(row, symbols, "{seats} seats");
        assert_eq!(state.breeds.len(), breeds);
        let lying: usize = state.row.iter().map(|place| place.dogs.len()).sum();
        assert_eq!(state.pile.len() + lying, dogs);
        assert!(state.row.iter().all(|place| place.dogs.len() == usize::from(place.location.symbols())));
        assert_eq!(state.characters.len() + 3 * usize::from(seats), characters);
    };
    check(2, &[1, 2, 3], 6, 30, 15);
    check(3, &[1, 2, 2, 3], 8, 40, 15);
    check(4, &[1, 1, 2, 2, 3], 10, 50, 20);
    check(5, &[1, 1, 2, 2, 3, 3], 12, 60, 20);
}

/// Manual L213.
#[test]
fn each_breed_has_one_card_of_each_sign() {
    let state = opened(&Options::default(), 4, 3);
    for &breed in &state.breeds {
        let cards = state.pile.iter().map(|card| (card.breed, card.sign));
        let lying = state.dogs().map(|dog| (dog.breed, dog.sign));
        let mut signs: Vec<_> =
            cards.chain(lying).filter(|card| card.0 == breed).map(|card| card.1).collect();
        signs.sort_unstable();
        assert_eq!(signs, Sign::ALL);
    }
}

#[test]
fn each_seat_begins_with_three_food_two_coins_and_two_closed_bays() {
    let state = started(&Options::default(), 5, 1);
    for seat in Seat::all(5) {
        let kennel = state.kennel(seat);
        assert_eq!(has(&state, seat), (3, 2));
        assert_eq!(
            kennel.bays.iter().map(|bay| bay.open).collect::<Vec<_>>(),
            [true, true, true, false, false]
        );
        assert_eq!(kennel.bays.iter().map(|bay| bay.size).collect::<Vec<_>>(), [1, 2, 2, 3, 4]);
        assert_eq!(kennel.characters.len(), 1);
        assert_eq!(kennel.at, None);
    }
    assert_eq!(state.bonuses, Bonus::ALL);
}

#[test]
fn two_or_three_players_play_without_one_character_of_each_kind() {
    for (seats, of_each) in [(2, 3), (3, 3), (4, 4), (5, 4)] {
        let state = DogsCardgame::new(&Options::default(), seats, 1).unwrap();
        for &character in Character::ALL {
            let these = state.characters.iter().filter(|&&other| other == character);
            assert_eq!(these.count(), of_each, "{seats} seats");
        }
    }
}

/// C-57. Manual L197, L235.
#[test]
fn the_start_player_is_drawn() {
    let starts: std::collections::BTreeSet<_> =
        (0..40).map(|seed| opened(&Options::default(), 4, seed).start).collect();
    assert_eq!(starts.len(), 4);
}

/// C-35: breeds chosen by the host, or drawn.
/// Manual L152, L154.
#[test]
fn c_35_breeds() {
    let breeds = Breed::ALL[5..11].to_vec();
    let chosen = Options { breeds: breeds.clone(), ..Options::default() };
    assert_eq!(opened(&chosen, 2, 1).breeds, breeds);
    let drawn: Vec<_> = (0..2).map(|seed| opened(&Options::default(), 2, seed).breeds).collect();
    assert_ne!(drawn[0], drawn[1]);
    let refused = Err(OptionsError::Field("breeds"));
    for (seats, breeds) in [(3, breeds.clone()), (2, [breeds[0]; 6].to_vec()), (2, breeds[..5].to_vec())] {
        let options = Options { breeds, ..Options::default() };
        assert_eq!(DogsCardgame::new(&options, seats, 1).map(|_| ()), refused);
    }
}

/// C-36: locations chosen by the host where there is a choice, or drawn among those with the wanted symbols.
/// Manual L209.
#[test]
fn c_36_locations() {
    let options = Options {
        one_symbol: OneSymbol::PlayingField,
        two_symbols: TwoSymbols::Square,
        three_symbols: ThreeSymbols::Highway,
        ..Options::default()
    };
    for seed in 0..8 {
        let row = |seats| {
            let state = opened(&options, seats, seed);
            state.row.iter().map(|place| place.location).collect::<Vec<_>>()
        };
        assert_eq!(row(2), [Location::PlayingField, Location::Square, Location::Highway]);
        let three = [Location::PlayingField, Location::HillStreet, Location::Square, Location::Highway];
        assert_eq!(row(3), three);
        assert_eq!(row(4)[4], Location::Highway);
        assert_eq!(row(5), Location::ALL);
    }
    let parks = (0..20).filter(|&seed| opened(&Options::default(), 4, seed).place(Location::Park).is_some());
    assert!((1..20).contains(&parks.count()));
}

/// C-37: there is always a character for a location.
#[test]
fn c_37_characters_never_run_out() {
    for seats in DogsCardgame::SEATS {
        play_on(started(&Options::default(), seats, 5), 5, |_, played| {
            assert!(played.state.over || played.state.row.iter().all(|place| place.character.is_some()));
        });
    }
}

/// C-43: first characters are chosen together; nothing is shown until all have.
#[test]
fn c_43_the_draft_is_secret_and_simultaneous() {
    let mut state = opened(&Options::default(), 3, 4);
    assert_eq!(state.awaited().len(), 3);
    for seat in [CAIO, ANA] {
        let action = state.legal(seat)[0];
        let played = play(&state, seat, &action, Dice::from_number(1)).unwrap();
        assert!(played.revealed.is_empty() && !played.rolled);
        state = played.state;
        assert_eq!(state.legal(seat), [Action::Reconsider]);
        assert!(state.kennel(seat).characters.is_empty());
        assert!(state.view().kennels[&seat].chosen);
    }
    let again = play(&state, ANA, &Action::Reconsider, Dice::from_number(1)).unwrap().state;
    assert_eq!(again.awaited().len(), 2);
    let last = play(&state, BIA, &state.legal(BIA)[0], Dice::from_number(1)).unwrap();
    assert!(last.revealed == Audience::everybody() && last.rolled);
    let state = last.state;
    for seat in Seat::all(3) {
        assert_eq!(state.kennel(seat).characters.len(), 1);
        assert!(state.kennel(seat).hand.is_empty());
    }
    assert_eq!(mover(&state), state.start);
    assert!(state.row.iter().all(|place| place.character.is_some()));
}

/// A seat with three equal characters chooses too: otherwise the others would know its hand.
#[test]
fn three_alike_are_chosen_from_too() {
    let mut state = opened(&Options::default(), 2, 4);
    state.kennel_mut(ANA).hand = [Character::Vet; 3].to_vec();
    assert_eq!(state.legal(ANA), [Action::Choose { character: Character::Vet }]);
}

/// Manual L462.
#[test]
fn playing_with_children_has_no_bonus_cards() {
    let state = started(&Options { children: true, ..Options::default() }, 3, 1);
    assert!(state.bonuses.is_empty());
    assert_eq!(state.licence_cost(), 1);
    assert!(!state.score_sheet().lines.contains_key("bonus"));
}
