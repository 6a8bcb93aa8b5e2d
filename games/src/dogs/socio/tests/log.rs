//! Log lines of the expansion that differ from the observation.

use super::*;
use crate::dogs::map::Space;
use serde_json::json;

#[test]
fn events_that_the_board_shows_are_silent() {
    let mut state = with_partners(3);
    let events = [
        PartnerHappening::NewDogsDue { seat: ANA },
        PartnerHappening::PartnerCardsCleared,
        PartnerHappening::PartnerCardsLaid { at: Location::Ngo, cards: vec![PartnerCard::Food2] },
        PartnerHappening::HospitalDue { seat: ANA },
        PartnerHappening::Treated { seat: ANA, dogs: vec![], coins: 0 },
    ];
    for event in events {
        assert_eq!(log_of(&state, event.clone()), Some(json!([])), "{event:?}");
    }
    for secret in [
        PartnerSecret::PartnersLaid { new_dogs: vec![], deck: vec![] },
        PartnerSecret::PartnerDeckShuffled { deck: vec![] },
    ] {
        assert_eq!(log_of(&state, secret.clone()), Some(json!([])), "{secret:?}");
    }
    let placed = PartnerHappening::PartnerPlaced { seat: ANA, at: Location::Ngo, free_entry: false };
    assert_eq!(
        log_of(&state, placed),
        Some(json!([{ "key": "partner_placed", "with": { "seat": 0, "at": "ngo" } }]))
    );
    let paid = PartnerHappening::GuestsPaid { seat: ANA, coins: 1 };
    assert_eq!(log_of(&state, paid), None, "it is logged as observed");
    let [dog] = house(&mut state, ANA, "bay_1:poodle")[..] else { panic!("one dog") };
    assert_eq!(log_of(&state, Happening::Lifted { seat: ANA, dog }), Some(json!([])));
}

#[test]
fn lines_have_the_parameters_of_their_texts() {
    let mut state = with_partners(3);
    let [own, sick] = house(&mut state, ANA, "bay_1:poodle infirmary:beagle")[..] else { panic!("two dogs") };
    let away = send_away(&mut state, ANA, "basset");
    let dog = Dog::new(DogId(9), Breed::ChowChow, Health::Healthy);
    let new_dog = PartnerHappening::NewDog { region: Region::City, faces: vec![2, 8], space: Space::C8, dog };
    let cases = [
        (new_dog, "new_dog", json!({ "faces": [2, 8], "breed": "chow_chow", "to": "c8" })),
        (
            PartnerHappening::Picked { seat: ANA, at: Location::Ngo, card: PartnerCard::Ngo, goods: None },
            "picked",
            json!({ "seat": 0, "at": "ngo", "card": "ngo" }),
        ),
        (
            PartnerHappening::Chosen { seat: ANA, resource: Resource::Gas, amount: 0 },
            "chosen",
            json!({ "seat": 0, "with": "gas" }),
        ),
        (
            PartnerHappening::Donated { seat: ANA, dog: own, with: Resource::Food },
            "donated",
            json!({ "seat": 0, "breed": "poodle", "with": "food" }),
        ),
        (
            PartnerHappening::CameBack { seat: ANA, dog: away, to: BayId::Bay2 },
            "came_back",
            json!({ "seat": 0, "breed": "basset_hound" }),
        ),
        (
            PartnerHappening::SentAway { seat: ANA, dog: own, coins: 1 },
            "sent_away",
            json!({ "seat": 0, "breed": "poodle" }),
        ),
        (
            PartnerHappening::Treated { seat: ANA, dogs: vec![sick], coins: 1 },
            "treated",
            json!({ "seat": 0, "n": 1 }),
        ),
    ];
    for (event, key, with) in cases {
        assert_eq!(log_of(&state, event), Some(json!([{ "key": key, "with": with }])));
    }
}
