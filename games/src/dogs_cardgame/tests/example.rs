//! The table that the rules page shows has the points that it says.

use super::*;
use crate::frame::golden::rules_example;
use serde_json::from_value;

#[test]
fn the_rules_page_shows_the_right_points() {
    let (game, scores) = rules_example("dogs-cardgame/rules/end");
    let kennels = game["kennels"].as_object().unwrap();
    let mut state = table(u8::try_from(kennels.len()).unwrap());
    let dogs = |ids: &Value| -> Vec<Dog> {
        let ids: Vec<DogId> = from_value(ids.clone()).unwrap();
        let dog = |id: DogId| {
            let mut shown = game["dogs"][id.0.to_string()].clone();
            shown["id"] = json!(id);
            from_value(shown).unwrap()
        };
        ids.into_iter().map(dog).collect()
    };
    for (seat, shown) in kennels {
        let kennel = state.kennel_mut(Seat(seat.parse().unwrap()));
        let amount = |name: &str| u32::try_from(shown[name].as_u64().unwrap()).unwrap();
        let few = |name: &str| u8::try_from(amount(name)).unwrap();
        (kennel.food, kennel.coins) = (amount("food"), amount("coins"));
        (kennel.unpaid, kennel.improvements) = (few("unpaid"), few("improvements"));
        kennel.bonuses = from_value(shown["bonuses"].clone()).unwrap();
        kennel.puppies = from_value(shown["puppies"].clone()).unwrap();
        (kennel.hotel, kennel.infirmary) = (dogs(&shown["hotel"]), dogs(&shown["infirmary"]));
        for (number, bay) in kennel.bays.iter_mut().enumerate() {
            let shown = &shown["bays"][format!("bay_{}", number + 1)];
            bay.open = shown["open"].as_bool().unwrap();
            bay.dogs = dogs(&shown["dogs"]);
        }
    }
    assert_eq!(json!(state.score_sheet()), scores);
}
