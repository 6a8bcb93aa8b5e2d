//! The table that the rules page shows has the points that it says.

use super::*;
use crate::dog_lover::data::Food;
use crate::frame::golden::rules_example;
use alloc::collections::BTreeMap;
use serde_json::{Value, from_value, json};

#[test]
fn the_rules_page_shows_the_right_points() {
    let (game, scores) = rules_example("dog-lover/rules/end");
    let players = game["players"].as_object().unwrap();
    let seats = u8::try_from(players.len()).unwrap();
    let mut state = DogLover::new(&Options::default(), seats, DogLover::FORMAT).unwrap();
    state.phase = Phase::Over;
    for (seat, shown) in players {
        let player = state.player_mut(Seat(seat.parse().unwrap()));
        let dogs: BTreeMap<Dog, Value> = from_value(shown["dogs"].clone()).unwrap();
        let mut dogs: Vec<_> = dogs.into_iter().collect();
        dogs.sort_by_key(|(_, shown)| shown["after"].as_u64());
        player.dogs = dogs.iter().map(|(dog, shown)| own_dog_of(*dog, shown)).collect();
        let meals = dogs.iter().filter_map(|(dog, shown)| Some((*dog, cubes(shown.get("meal")?))));
        player.meals = Some(meals.collect());
        player.cubes = cubes(&shown["cubes"]);
        player.tricks = from_value(shown["tricks"].clone()).unwrap();
        let hand = &shown["hand"];
        let amount = |value: &Value| u8::try_from(value.as_u64().unwrap_or_default()).unwrap();
        player.hand.bones = amount(&hand["bones"]);
        player.hand.favorites =
            ["ball", "frisbee", "rope", "plush", "bed"].map(|name| amount(&hand["favorites"][name]));
        player.remembered.forget();
    }
    assert_eq!(json!(state.score_sheet()), scores);
}

fn own_dog_of(dog: Dog, shown: &Value) -> OwnDog {
    let amount = |name: &str| u8::try_from(shown[name].as_u64().unwrap_or_default()).unwrap();
    let feature = shown.get("trait").map(|word| from_value(word.clone()).unwrap());
    OwnDog { walks: amount("walks"), trainings: amount("trainings"), feature, ..OwnDog::new(dog) }
}

fn cubes(shown: &Value) -> Cubes {
    let amount = |food: &Food| shown[food.word()].as_u64().unwrap_or_default();
    let mut cubes = Cubes::default();
    for (cube, food) in cubes.iter_mut().zip(Food::ALL) {
        *cube = u8::try_from(amount(food)).unwrap();
    }
    cubes
}
