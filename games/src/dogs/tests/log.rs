//! Log lines that differ from the observation.

use super::*;
use crate::dogs::data::Good;
use crate::dogs::phase::Ending;
use serde_json::{Value, json};

fn line(key: &str, with: &Value) -> Option<Value> {
    Some(json!([{ "key": key, "with": with }]))
}

/// The text of such a line is chosen by the tag of the event, and its parameters are the fields.
#[test]
fn most_events_are_logged_as_observed() {
    let state = table(3);
    let events = [
        Happening::RoundBegan { round: 2, start: BIA },
        Happening::EndNear { why: Ending::Pile },
        Happening::GasBought { seat: ANA, coins: 1, gas: 3 },
        Happening::WentHome { seat: ANA, gas: 1, bonus: Some(Good::Food) },
        Happening::Quartet { seat: ANA, bay: BayId::Bay1, coins: 1 },
        Happening::LaidOut { seat: ANA },
        Happening::Refused { seat: ANA },
        Happening::HelperPaid { seat: ANA, with: Salary::Coin },
        Happening::FairTurned { card: FairCard::F2 },
        Happening::Ended,
    ];
    for event in events {
        assert_eq!(log_of(&state, event.clone()), None, "{event:?}");
    }
}

#[test]
fn events_that_the_board_shows_are_silent() {
    let mut state = table(3);
    let [dog] = house(&mut state, ANA, "bay_1:poodle")[..] else { panic!("one dog") };
    let events = [
        Happening::PhaseBegan { phase: Phase::Act, seats: vec![] },
        Happening::TurnBegan { seat: ANA, lap: 1 },
        Happening::TurnEnded { seat: ANA, by_itself: false },
        Happening::Unloaded { seat: ANA },
        Happening::GivenUp { seat: ANA, dog },
        Happening::Kept { seat: ANA, dog },
        Happening::Lifted { seat: ANA, dog },
        Happening::Put { seat: ANA, dog, to: BayId::Bay1 },
        Happening::SteppedBack { seat: ANA },
        Happening::Reopened { seat: ANA },
        Happening::Asked { seat: ANA },
        Happening::Donates { seat: ANA },
        Happening::SwapBegan { seat: ANA, dog },
        Happening::TradeBegan { seat: ANA, dog },
        Happening::CardsCleared,
        Happening::CardsLaid { house: House::Fair, cards: vec![Card::Food1] },
        Happening::BlocksTaken,
        Happening::Refilled { region: Region::City, dogs: [].into(), blocks: vec![] },
    ];
    for event in events {
        assert_eq!(log_of(&state, event.clone()), Some(json!([])), "{event:?}");
    }
    assert_eq!(log_of(&state, Secret::DeckShuffled { deck: vec![] }), Some(json!([])));
    let pile = Secret::PileShuffled { region: Region::City, tokens: vec![] };
    assert_eq!(log_of(&state, pile), Some(json!([])));
}

/// Long lists and numbers that the text does not use are left out.
#[test]
fn some_lines_have_fewer_parameters() {
    let state = table(3);
    let drove = Happening::Drove { seat: ANA, path: vec![Space::C1, Space::C3], gas: 2 };
    assert_eq!(log_of(&state, drove), line("drove", &json!({ "seat": 0, "gas": 2 })));
    let dog = Dog::new(DogId(9), Breed::Poodle, Health::Sick);
    let drawn = Happening::DogDrawn { seat: BIA, region: Region::Country, dog, blocks: 1 };
    assert_eq!(
        log_of(&state, drawn),
        line("dog_drawn", &json!({ "seat": 1, "region": "country", "breed": "poodle" }))
    );
    let taken = Happening::CardTaken { seat: ANA, house: House::Vet, card: Card::Food1, goods: None };
    assert_eq!(
        log_of(&state, taken),
        line("card_taken", &json!({ "seat": 0, "house": "vet", "card": "food1" }))
    );
    let entered = Happening::Entered { seat: ANA, house: House::Vet, free_entry: true };
    assert_eq!(log_of(&state, entered), line("entered", &json!({ "seat": 0, "house": "vet" })));
    let laid = Secret::Laid {
        start: CAIO,
        removed: vec![],
        city: vec![],
        country: vec![],
        deck: vec![],
        fair: vec![],
    };
    assert_eq!(log_of(&state, laid), line("laid", &json!({ "start": 2 })));
}

/// The log is read again when the dogs have left the table.
#[test]
fn lines_about_dogs_name_their_breeds() {
    let mut state = table(3);
    let [own, other] = house(&mut state, ANA, "bay_1:poodle infirmary:beagle")[..] else {
        panic!("two dogs")
    };
    let [there] = fair(&mut state, "vira")[..] else { panic!("one dog") };
    let [one, two] = lay(&mut state, "k7:dalmata c1:bulldog")[..] else { panic!("two dogs") };
    let cases = [
        (Happening::Collected { seat: ANA, dog: one }, "collected", json!({ "seat": 0, "breed": "dalmata" })),
        (
            Happening::Returned { seat: ANA, dog: one, coins: 4 },
            "returned",
            json!({ "seat": 0, "breed": "dalmata", "coins": 4 }),
        ),
        (
            Happening::DogsSwapped { seat: ANA, one, two },
            "dogs_swapped",
            json!({ "seat": 0, "breed": ["dalmata", "bulldog"] }),
        ),
        (Happening::Offered { seat: ANA, dog: own }, "offered", json!({ "seat": 0, "breed": "poodle" })),
        (
            Happening::Accepted { seat: BIA, from: ANA, dog: own },
            "accepted",
            json!({ "seat": 1, "from": 0, "breed": "poodle" }),
        ),
        (
            Happening::SentToFair { seat: ANA, dog: own },
            "sent_to_fair",
            json!({ "seat": 0, "breed": "poodle" }),
        ),
        (
            Happening::Cured { seat: ANA, dog: other, to: BayId::Bay2, medicine: 1 },
            "cured",
            json!({ "seat": 0, "breed": "beagle", "to": "bay_2" }),
        ),
        (
            Happening::Sold { seat: ANA, dog: own, coins: 2 },
            "sold",
            json!({ "seat": 0, "breed": "poodle", "coins": 2 }),
        ),
        (
            Happening::DogBought { seat: ANA, dog: there, coins: 6 },
            "dog_bought",
            json!({ "seat": 0, "breed": "vira_lata", "coins": 6 }),
        ),
        (
            Happening::Traded { seat: ANA, give: own, get: there },
            "traded",
            json!({ "seat": 0, "breed": ["poodle", "vira_lata"] }),
        ),
        (
            Happening::FellIll { seat: ANA, dog: own, fair: true },
            "fell_ill",
            json!({ "seat": 0, "breed": "poodle", "fair": "yes" }),
        ),
        (
            Happening::FellIll { seat: ANA, dog: own, fair: false },
            "fell_ill",
            json!({ "seat": 0, "breed": "poodle", "fair": "no" }),
        ),
    ];
    for (event, key, with) in cases {
        assert_eq!(log_of(&state, event), line(key, &with));
    }
}

#[test]
fn a_condition_is_a_word() {
    for (again, word) in [(true, "yes"), (false, "no")] {
        let hired = Happening::HelperHired { seat: ANA, again };
        assert_eq!(log_of(&table(3), hired), line("helper_hired", &json!({ "seat": 0, "again": word })));
    }
}
