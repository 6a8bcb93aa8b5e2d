//! Prompts, cost previews, and questions before a turn ends.

use super::*;
use crate::dogs_cardgame::data::{Bonus, Kind, Resource};
use crate::frame::{CostPreview, LegalAction};

fn prompt(state: &DogsCardgame) -> &'static str {
    state.ask(mover(state)).line.key
}

fn choice(state: &DogsCardgame, action: Action) -> LegalAction<Action> {
    let ask = state.ask(mover(state));
    ask.actions.into_iter().find(|choice| choice.action == action).unwrap()
}

/// Costs and gains of an action, as the ask shows them.
fn cost_preview(state: &DogsCardgame, action: Action) -> Value {
    let CostPreview { costs, gains, .. } = choice(state, action).preview;
    json!([costs, gains])
}

fn confirm(state: &DogsCardgame) -> &'static str {
    choice(state, Action::EndTurn).preview.confirm.map_or("at once", |line| line.key)
}

#[test]
fn the_ask_says_what_can_still_be_done() {
    let mut state = table(3);
    assert_eq!(prompt(&state), "ask_enter");
    lay(&mut state, Location::Park, "poodle beagle.f");
    let state = go(&state, &[Action::Move { to: Location::Park }]);
    assert_eq!(prompt(&state), "ask_collect_hire");
    let housing = go(&state, &[Action::Collect { toll: None }]);
    assert_eq!(
        json!(housing.ask(ANA).line),
        json!({
            "key": "ask_house",
            "with": { "dog": dog(&state, "poodle.h"), "breed": "poodle", "sign": "healthy" }
        })
    );
    let handing = go(&housing, &[place(&housing, "poodle.h", "bay_1")]);
    let collected = go(&handing, &[Action::HandIn { dog: dog(&handing, "beagle.f"), gain: Resource::Food }]);
    assert_eq!(prompt(&collected), "ask_hire");
    assert_eq!(prompt(&go(&collected, &[Action::Hire { toll: None }])), "ask_free");
    assert_eq!(prompt(&go(&state, &[Action::Hire { toll: None }])), "ask_collect");
    assert_eq!(prompt(&next_turn(&collected)), "ask_move");
    assert_eq!(collected.ask(BIA).line.key, "ask_wait");
    let mut twins = go(&collected, &[Action::Hire { toll: None }]);
    twins.kennel_mut(ANA).characters = [Character::Vet; 2].to_vec();
    assert_eq!(prompt(&twins), "ask_use_up");
}

#[test]
fn costs_and_gains_are_exact() {
    let mut state = at_park();
    purse(&mut state, 5, 5);
    lay(&mut state, Location::Park, "poodle beagle");
    house(&mut state, ANA, "bay_1:husky.t bay_2:labrador,husky hotel:dalmata");
    state.kennel_mut(BIA).at = Some(Location::Park);
    state.kennel_mut(ANA).unpaid = 1;
    state.kennel_mut(ANA).characters = [Character::Merchant, Character::Trainer, Character::Manager].to_vec();
    let collect = Action::Collect { toll: Some(BIA) };
    assert_eq!(cost_preview(&state, collect), json!([{ "food": 2, "coins": 1 }, {}]));
    assert_eq!(cost_preview(&state, Action::Hire { toll: Some(BIA) }), json!([{ "coins": 2 }, {}]));
    assert_eq!(cost_preview(&state, Action::OpenBay), json!([{}, { "food": 2 }]));
    assert_eq!(cost_preview(&state, Action::PayLicence), json!([{ "coins": 3 }, {}]));
    let use_of = |character| cost_preview(&state, Action::Use { character });
    assert_eq!(use_of(Character::Merchant), json!([{}, { "food": 3 }]));
    assert_eq!(use_of(Character::Trainer), json!([{}, { "coins": 1 }]));
    assert_eq!(use_of(Character::Manager), json!([{}, { "food": 2, "coins": 1 }]));
    let donate = Action::Donate { dog: dog(&state, "labrador"), food: 1 };
    assert_eq!(cost_preview(&state, donate), json!([{}, { "food": 1, "coins": 1 }]));
    let shop = go(&state, &[Action::Use { character: Character::Manager }]);
    assert_eq!(cost_preview(&shop, Action::Improve), json!([{ "coins": 1 }, {}]));
}

/// Ending a turn asks for confirmation while there is something useful to do.
#[test]
fn ending_a_turn_says_what_is_given_up() {
    let mut state = at_park();
    post(&mut state, Location::Park, Character::Partner);
    assert_eq!(confirm(&state), "confirm_hire");
    lay(&mut state, Location::Park, "poodle.g");
    assert_eq!(confirm(&state), "confirm_collect");
    let collected = go(&state, &[Action::Collect { toll: None }]);
    assert_eq!(confirm(&collected), "at once");
    post(&mut state, Location::Corner, Character::Partner);
    // A free character asks for confirmation.
    assert_eq!(confirm(&go(&state, &[Action::Collect { toll: None }])), "confirm_hire");
    house(&mut state, ANA, "hotel:beagle,husky,dalmata");
    assert_eq!(confirm(&state), "confirm_claim");
    let state = go(&state, &[Action::Claim { bonus: Bonus::ThreeHotel }]);
    assert_eq!(confirm(&state), "confirm_collect");
}

#[test]
fn the_last_turn_reminds_of_licences_and_characters() {
    let mut state = at_park();
    state.last_round = Some(state.round);
    purse(&mut state, 0, 3);
    state.kennel_mut(ANA).unpaid = 1;
    state.kennel_mut(ANA).characters = [Character::Manager].to_vec();
    assert_eq!(confirm(&state), "confirm_licence");
    let state = go(&state, &[Action::PayLicence]);
    assert_eq!(confirm(&state), "confirm_use");
}

/// Before the last turn neither is given up by ending a turn, and in the last turn no character is hired for later.
#[test]
fn only_the_last_turn_reminds_of_them() {
    let mut state = at_park();
    purse(&mut state, 0, 3);
    state.kennel_mut(ANA).unpaid = 1;
    state.kennel_mut(ANA).characters = [Character::Manager].to_vec();
    post(&mut state, Location::Park, Character::Partner);
    assert_eq!(confirm(&state), "confirm_hire");
    state.kennel_mut(ANA).unpaid = 0;
    state.kennel_mut(ANA).characters.clear();
    state.last_round = Some(state.round);
    assert_eq!(confirm(&state), "at once");
}

#[test]
fn nobody_is_reminded_of_a_character_that_cannot_be_hired_or_kept() {
    let mut state = at_park();
    post(&mut state, Location::Park, Character::Partner);
    purse(&mut state, 0, 0);
    assert_eq!(confirm(&state), "at once", "not paid for");
    purse(&mut state, 0, 3);
    let with = |characters: &[Character]| {
        let mut state = state.clone();
        state.kennel_mut(ANA).characters = characters.to_vec();
        confirm(&state)
    };
    assert_eq!(with(&[Character::Vet]), "confirm_hire");
    assert_eq!(with(&[Character::Partner]), "at once", "a twin");
    assert_eq!(with(&[Character::Vet, Character::Trainer]), "at once", "a third");
}

#[test]
fn the_partner_asks_for_a_dog_while_there_is_one_and_room() {
    let mut state = at_park();
    purse(&mut state, 0, 2);
    assert_eq!(prompt(&used(&state, Character::Partner)), "ask_partner", "the fair is empty");
    fair(&mut state, "poodle");
    let asked = used(&state, Character::Partner);
    assert_eq!(prompt(&asked), "ask_partner_dog");
    let housed = go(&asked, &[place(&asked, "poodle.f", "bay_1")]);
    assert_eq!(prompt(&housed), "ask_partner", "one dog is all");
    fair(&mut state, "beagle");
    house(&mut state, ANA, "bay_1:husky bay_2:husky,husky bay_3:husky,husky");
    assert_eq!(prompt(&used(&state, Character::Partner)), "ask_partner", "there is no room");
}

#[test]
fn a_puppy_has_its_cost() {
    let mut state = at_park_with(&Options { puppies: true, ..Options::default() }, 3);
    purse(&mut state, 0, 2);
    let shop = used(&state, Character::Partner);
    assert_eq!(cost_preview(&shop, Action::BuyPuppy { puppy: Kind::Healthy }), json!([{ "coins": 2 }, {}]));
}

/// Reasons are for those whose turn it is, and name what is wanted and what is there.
#[test]
fn bars_are_for_those_who_decide() {
    let mut state = at_park();
    state.kennel_mut(ANA).characters = [Character::Vet, Character::Trainer, Character::Manager].to_vec();
    let unavailable = state.ask(ANA).unavailable;
    let end = unavailable
        .iter()
        .find(|unavailable| json!(unavailable.what) == json!({ "do": "end_turn" }))
        .unwrap();
    assert_eq!(json!(end.why), json!({ "key": "unavailable_characters", "with": { "need": 2, "have": 3 } }));
    assert!(state.ask(BIA).unavailable.is_empty());
    state.over = true;
    assert!(state.ask(ANA).unavailable.is_empty());
}

#[test]
fn the_headline_names_seat_and_decision() {
    let line = |state: &DogsCardgame| json!(state.headline());
    let state = at_park();
    assert_eq!(line(&state), json!({ "key": "table_turn", "with": { "seat": 0 } }));
    assert_eq!(line(&next_turn(&state)), json!({ "key": "table_move", "with": { "seat": 0 } }));
    let state = used(&state, Character::Manager);
    assert_eq!(
        line(&state),
        json!({ "key": "table_decision", "with": { "seat": 0, "decision": "manager" } })
    );
    let draft =
        crate::frame::open::<DogsCardgame>(&Options::default(), 3, Dice::from_number(1)).unwrap().state;
    assert_eq!(line(&draft), json!({ "key": "table_draft" }));
}

/// Every key that is ever said is a key of the list that translators see.
#[test]
fn every_line_has_a_key_of_the_list() {
    let list = include_str!("../lines.rs");
    let known = |key: &str| assert!(list.contains(&format!("\"{key}\"")), "{key} is in no list");
    for seats in DogsCardgame::SEATS {
        let options = Options { puppies: true, variant_1: true, variant_2: true, ..Options::default() };
        play_on(started(&options, seats, 9), 9, |_, played| {
            let state = &played.state;
            known(state.headline().key);
            for seat in Seat::all(seats) {
                let ask = state.ask(seat);
                known(ask.line.key);
                ask.unavailable.iter().for_each(|unavailable| known(unavailable.why.key));
                ask.actions
                    .iter()
                    .filter_map(|choice| choice.preview.confirm.as_ref())
                    .for_each(|line| known(line.key));
            }
            let sheet = state.score_sheet();
            for (name, cells) in &sheet.lines {
                known(name);
                cells.values().filter_map(|cell| cell.why.as_ref()).for_each(|line| known(line.key));
            }
        });
    }
}
