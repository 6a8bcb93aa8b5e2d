//! The setup.

use super::*;
use crate::frame::open;
use alloc::collections::BTreeSet;

fn opened(seats: u8, number: u64) -> Dogs {
    open::<Dogs>(&Options::default(), seats, Dice::from_number(number)).unwrap().state
}

/// §8: the numbers of everything, by the number of seats.
/// Manual L62, L64, L100, L101, L102.
#[test]
fn everything_is_counted_out() {
    for (seats, reserve, deck, dogs) in [(2, 22, 36, 54), (3, 27, 40, 70), (4, 34, 40, 84)] {
        for number in 0..20 {
            let state = opened(seats, number);
            assert_eq!(state.piles.each_ref().map(Vec::len), [reserve; 2]);
            let conserved_counts = state.conserved_counts();
            assert_eq!(conserved_counts["cards"], deck);
            assert_eq!(conserved_counts["dogs"], dogs);
            assert_eq!(conserved_counts["blocks"], if seats == 2 { 6 } else { 0 });
            assert_eq!(conserved_counts["fair_cards"], 4);
            assert!(House::ALL.iter().all(|&house| state.site(house).cards.len() == 2));
        }
    }
}

/// L124-126, L188-196: a token on each space, of its own region.
/// Manual L125, L188, L193.
#[test]
fn every_space_has_a_token_of_its_region() {
    let state = opened(4, 1);
    for &region in Region::ALL {
        for &space in Space::of(region) {
            let dog = state.spot(space).dogs[0];
            assert_eq!(crate::dogs::data::region_of(dog.breed), Some(region));
        }
    }
}

/// L128-130: some breeds are left in the box. L749-750: with two seats, cards with three units, too.
/// Manual L129, L130, L746, L749.
#[test]
fn the_box_keeps_some_breeds_and_cards() {
    for (seats, breeds) in [(2, 8), (3, 10), (4, 12)] {
        let state = opened(seats, 2);
        let piles = state.piles.iter().flatten().filter_map(|token| match token {
            Token::Dog(breed, _) => Some(*breed),
            Token::Block => None,
        });
        let all: BTreeSet<Breed> = piles.chain(state.dogs().map(|dog| dog.breed)).collect();
        assert_eq!(all.len(), breeds);
    }
    let threes = [Card::Gas3, Card::Food3, Card::Medicine3, Card::Coins3];
    let state = opened(2, 2);
    let shown = state.houses.iter().flat_map(|site| &site.cards);
    assert!(!state.deck.iter().chain(shown).any(|card| threes.contains(card)));
}

/// L760-761, D-55: with two seats, a lost dog of each region is left in the box, which all viewers observe and read.
#[test]
fn d_55_two_lost_dogs_are_removed() {
    let opening = open::<Dogs>(&Options::default(), 2, Dice::from_number(9)).unwrap();
    let [city, country] = *opening.state.left_in_box else { panic!("one of each region") };
    let piles = &opening.state.view().piles;
    assert_eq!(
        piles.iter().map(|(_, pile)| pile.left_in_box).collect::<Vec<_>>(),
        [Some(city), Some(country)]
    );
    let told = opening.observations.iter().filter_map(|told| told.to(Viewer::Spectator));
    let told: Vec<_> = told.map(|told| format!("{:?}", told.log)).collect();
    assert!(told.iter().any(|line| line.contains("laid_without") && line.contains(city.word())), "{told:?}");
    let lost = |state: &Dogs| {
        let piled =
            state.piles.iter().flatten().filter(|token| matches!(token, Token::Dog(_, Health::Lost))).count();
        piled + state.dogs().filter(|dog| dog.health == Health::Lost).count()
    };
    assert_eq!(lost(&opening.state), 6);
}

/// D-01: any seat can be the start player.
/// Manual L132.
#[test]
fn d_01_the_start_player_is_random() {
    let starts: BTreeSet<Seat> = (0..60).map(|number| opened(4, number).start).collect();
    assert_eq!(starts.len(), 4);
}

/// The game is for two to four seats.
#[test]
fn so_many_seats() {
    assert!(Dogs::new(&Options::default(), 1, 1).is_err());
    assert!(Dogs::new(&Options::default(), 5, 1).is_err());
}

/// Only the order of the piles, the deck and the unturned cards of the fair is hidden.
/// Manual L177, L183: the top card of the fair and two cards above each house lie open.
#[test]
fn only_orders_are_hidden() {
    use crate::frame::Viewer;
    let state = opened(3, 4);
    let other = state.determinize(Viewer::Seat(ANA), &mut Dice::from_number(5));
    assert_ne!(other, state);
    assert_eq!(other.view(), state.view());
    let mut known = state;
    known.turned = 4;
    let other = known.determinize(Viewer::Spectator, &mut Dice::from_number(5));
    assert_eq!(other.fair_cards, known.fair_cards);
}
