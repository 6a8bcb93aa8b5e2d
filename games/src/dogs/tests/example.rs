//! The table that the rules page shows has the points that it says.

use super::Dogs;
use crate::dogs::kennel::{Dog, DogId, Kennel};
use crate::dogs::options::Options;
use crate::dogs::state::FlowState;
use crate::frame::golden::rules_example;
use crate::frame::{Presentation, Rules, Seat};
use alloc::vec::Vec;
use serde_json::{Value, from_value, json};

#[test]
fn the_rules_page_shows_the_right_points() {
    let (game, scores) = rules_example("dogs/rules/end");
    let seats = u8::try_from(game["kennels"].as_object().unwrap().len()).unwrap();
    let mut state = Dogs::new(&Options::default(), seats, Dogs::FORMAT).unwrap();
    lay_out(&mut state, &game, &[]);
    assert_eq!(json!(state.score_sheet()), scores);
}

/// Fills all kennels as a view shows them at the end. `special`: the special dogs.
pub(in crate::dogs) fn lay_out(state: &mut Dogs, game: &Value, special: &[DogId]) {
    state.flow = FlowState::Over;
    let dogs = |ids: &Value| -> Vec<Dog> {
        let ids: Vec<DogId> = from_value(ids.clone()).unwrap();
        let dog = |id: DogId| {
            let shown = &game["dogs"][id.0.to_string()];
            let [breed, health] = [&shown["breed"], &shown["health"]];
            let dog = Dog::new(id, from_value(breed.clone()).unwrap(), from_value(health.clone()).unwrap());
            Dog { special: special.contains(&id), ..dog }
        };
        ids.into_iter().map(dog).collect()
    };
    for (seat, shown) in game["kennels"].as_object().unwrap() {
        let kennel: &mut Kennel = state.kennel_mut(Seat(seat.parse().unwrap()));
        let amount = |name: &str| u8::try_from(shown[name].as_u64().unwrap()).unwrap();
        [kennel.gas, kennel.food, kennel.medicine] = ["gas", "food", "medicine"].map(amount);
        kennel.paid = shown["paid"].as_bool().unwrap();
        kennel.infirmary = dogs(&shown["infirmary"]);
        for (number, bay) in kennel.bays.iter_mut().enumerate() {
            let shown = &shown["bays"][format!("bay_{}", number + 1)];
            bay.built = shown["built"].as_bool().unwrap();
            bay.dogs = dogs(&shown["dogs"]).into_iter().collect();
        }
    }
}
