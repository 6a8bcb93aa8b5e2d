//! The table that the rules page shows has the points that it says.

use super::*;
use crate::dogs::DogId;
use crate::dogs::tests::example::lay_out;
use crate::frame::golden::rules_example;
use serde_json::{Value, from_value, json};

#[test]
fn the_rules_page_shows_the_right_points() {
    let (game, scores) = rules_example("dogs-o-socio/rules/end");
    let hotels = game["hotels"].as_object().unwrap();
    let seats = u8::try_from(hotels.len()).unwrap();
    let mut state = Socio::new(&Options::default(), seats, Socio::FORMAT).unwrap();
    let special = |shown: &Value| from_value::<Vec<DogId>>(shown["special"].clone()).unwrap();
    let special: Vec<_> = hotels.values().flat_map(special).collect();
    lay_out(&mut state.table, &game, &special);
    for (seat, shown) in hotels {
        let given: Vec<DogId> = from_value(shown["given"].clone()).unwrap();
        let hotel = state.expansion.hotel_mut(Seat(seat.parse().unwrap()));
        hotel.licence = shown["licence"].as_bool().unwrap();
        hotel.fed = shown["fed"].as_bool().unwrap();
        hotel.cards = from_value(shown["cards"].clone()).unwrap();
        hotel.guests = from_value(shown["guests"].clone()).unwrap();
        hotel.services = from_value(shown["services"].clone()).unwrap();
        hotel.bonuses = from_value(shown["bonuses"].clone()).unwrap();
        hotel.given = given.into_iter().map(|id| Dog::new(id, Breed::Poodle, Health::Healthy)).collect();
    }
    assert_eq!(json!(state.score_sheet()), scores);
}
