//! Hidden orders are shuffled, and determinizations shuffle them again.

use super::*;
use crate::frame::open;
use alloc::collections::BTreeSet;

/// Enough draws to find a place that is never shuffled.
const DRAWS: u64 = 60;

fn opened(seats: u8, number: u64) -> Tested {
    open::<Tested>(&Options::default(), seats, Dice::from_number(number)).unwrap().state
}

/// The order of each pile, the deck and the cards of the fair, from the bottom to the top.
fn orders(state: &Tested) -> [(&'static str, Vec<String>); 4] {
    fn words<T: core::fmt::Debug>(list: &[T]) -> Vec<String> {
        list.iter().map(|one| format!("{one:?}")).collect()
    }
    [
        ("city", words(&state.piles[0])),
        ("country", words(&state.piles[1])),
        ("deck", words(&state.deck)),
        ("cards of the fair", words(&state.fair_cards)),
    ]
}

/// The places with the same content in all of these orders.
fn fixed(drawn: &[Vec<String>]) -> Vec<usize> {
    let kinds = |place: usize| drawn.iter().map(|order| &order[place]).collect::<BTreeSet<_>>().len();
    (0..drawn[0].len()).filter(|&place| kinds(place) == 1).collect()
}

fn tally(states: &[Tested]) -> [(&'static str, Vec<usize>); 4] {
    let all: Vec<_> = states.iter().map(orders).collect();
    core::array::from_fn(|at| {
        let drawn: Vec<_> = all.iter().map(|orders| orders[at].1.clone()).collect();
        (all[0][at].0, fixed(&drawn))
    })
}

/// §4: everything is shuffled before the first round. D-01: the start player is random.
#[test]
fn d_01_all_is_shuffled() {
    for seats in [2, 3] {
        let states: Vec<_> = (0..DRAWS).map(|number| opened(seats, number)).collect();
        let none = ["city", "country", "deck", "cards of the fair"].map(|name| (name, vec![]));
        assert_eq!(tally(&states), none, "with {seats} seats");
        for &space in Space::paws() {
            let lying: BTreeSet<_> = states
                .iter()
                .map(|state| state.spot(space).dogs.first().map(|dog| (dog.breed, dog.health)))
                .collect();
            assert!(lying.len() > 1, "{space:?}");
        }
        let starts: BTreeSet<_> = states.iter().map(|state| state.start).collect();
        assert_eq!(starts.len(), usize::from(seats));
    }
}

/// L760-761: with two seats, the lost dogs left in the box are random among the breeds in play.
#[test]
fn lost_dogs_of_any_breed_stay_in_the_box() {
    let played = [Region::City, Region::Country].map(|region| {
        let here =
            |facts: &&crate::dogs::data::BreedFacts| facts.region == region && !facts.removed_in.contains(&2);
        crate::dogs::data::BREEDS.iter().filter(here).map(|facts| facts.breed).collect::<BTreeSet<_>>()
    });
    let mut removed = [BTreeSet::new(), BTreeSet::new()];
    for number in 0..DRAWS {
        let opening = open::<Tested>(&Options::default(), 2, Dice::from_number(number)).unwrap();
        let stays = opening.observations.iter().find_map(|told| {
            let seen = serde_json::to_value(told.to(Viewer::Spectator)?).unwrap();
            (seen["what"] == "laid")
                .then(|| serde_json::from_value::<[Breed; 2]>(seen["removed"].clone()).unwrap())
        });
        let [city, country] = stays.expect("the table is laid");
        removed[0].insert(city);
        removed[1].insert(country);
    }
    assert_eq!(removed, played);
}

/// In determinizations for seats and spectators, every place of every pile changes, except the card of the fair that was
/// turned.
#[test]
fn determinizations_shuffle_all_that_is_hidden() {
    let state = opened(3, 7);
    for viewer in [Viewer::Seat(ANA), Viewer::Spectator] {
        let drawn: Vec<_> =
            (0..DRAWS).map(|number| state.determinize(viewer, &mut Dice::from_number(number))).collect();
        let unknown =
            [("city", vec![]), ("country", vec![]), ("deck", vec![]), ("cards of the fair", vec![0])];
        assert_eq!(tally(&drawn), unknown);
        for other in &drawn {
            assert_eq!((other.view(), other.conserved_counts()), (state.view(), state.conserved_counts()));
        }
    }
    let same = state.determinize(Viewer::Referee, &mut Dice::from_number(1));
    assert_eq!(same, state);
}

/// A determinization does not depend on the hidden order.
#[test]
fn determinizations_do_not_depend_on_hidden_information() {
    let state = opened(3, 7);
    let drawn = |state: &Tested, number| state.determinize(Viewer::Spectator, &mut Dice::from_number(number));
    let other = drawn(&state, 1);
    assert_ne!(orders(&other), orders(&state));
    assert_eq!(drawn(&other, 2), drawn(&state, 2));
}

/// L539-540, L718-720: the discard pile and the piles with blocks are shuffled again.
#[test]
fn reshuffled_piles_have_random_orders() {
    let mut state = opened(2, 3);
    plain(&mut state);
    for seat in [ANA, BIA] {
        state.kennel_mut(seat).meeples = 0;
        fill(&mut state, seat, [9, 9, 9, 9]);
    }
    let last = state.start.left(2);
    visiting(&mut state, last, House::Vet);
    state.kennel_mut(last).meeples = 0;
    state.discard = core::mem::take(&mut state.deck);
    let ends = (0..DRAWS)
        .map(|number| play(&state, last, &played(Action::EndTurn), Dice::from_number(number)).unwrap().state);
    let ends: Vec<_> = ends.collect();
    let [city, country, deck, _] = tally(&ends);
    assert_eq!([city.1, country.1, deck.1], [vec![], vec![], Vec::<usize>::new()]);
    for house in House::ALL {
        for place in [0, 1] {
            let cards: BTreeSet<_> = ends.iter().map(|state| state.site(*house).cards[place]).collect();
            assert!(cards.len() > 1, "{house:?}");
        }
    }
}
