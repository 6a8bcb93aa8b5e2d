//! What is wanted, what it costs, and what is told.

use super::*;

fn wanted(state: &Socio, seat: Seat) -> &'static str {
    state.wanted(seat).key
}

/// Every decision of the expansion says what is wanted, and what the table waits for.
#[test]
fn decisions_say_what_they_are() {
    let mut state = with_partners(3);
    state.stage = Stage::Between;
    state.annex.scene = Some(Scene::Split { seat: BIA });
    assert_eq!([ANA, BIA].map(|seat| wanted(&state, seat)), ["ask_wait", "ask_split"]);
    assert_eq!(state.headline().key, "table_split");
    state.annex.scene = None;
    in_houses(&mut state, ANA);
    assert_eq!((wanted(&state, ANA), wanted(&state, BIA)), ("ask_piece", "ask_wait"));
    lay_cards(&mut state, Location::Agency, &[PartnerCard::Joker, PartnerCard::Gas2]);
    go(&mut state, ANA, place(Location::Agency));
    assert_eq!((wanted(&state, ANA), state.headline().key), ("ask_partner_card", "table_call"));
    go(&mut state, ANA, PartnerAction::Pick { card: PartnerCard::Joker });
    assert_eq!(wanted(&state, ANA), "ask_choose");
    send_away(&mut state, ANA, "basset");
    calling(&mut state, ANA, Location::Agency);
    assert_eq!(wanted(&state, ANA), "ask_collect");
    calling(&mut state, ANA, Location::ServiceCentre);
    assert_eq!(wanted(&state, ANA), "ask_errand");
    fill(&mut state, ANA, [0; 4]);
    assert_eq!(wanted(&state, ANA), "ask_end_turn");
}

/// A licence after a bay: the house may still be used.
#[test]
fn the_town_hall_goes_on() {
    let mut state = with_partners(3);
    fill(&mut state, ANA, [4, 0, 0, 0]);
    visiting(&mut state, ANA, House::TownHall);
    act(&mut state, ANA, Action::Build { discount: false });
    assert_eq!(wanted(&state, ANA), "ask_deed");
    go(&mut state, ANA, PartnerAction::License { discount: false });
    assert_eq!(wanted(&state, ANA), "ask_end_turn");
}

/// Who could still use a location is asked before the turn ends; who bought the licence has used the town hall.
#[test]
fn ending_a_turn_is_confirmed() {
    let mut state = with_partners(3);
    calling(&mut state, ANA, Location::ServiceCentre);
    let confirm = |state: &Socio| state.price(ANA, &Action::EndTurn.into()).confirm.map(|line| line.key);
    assert_eq!(confirm(&state), Some("confirm_location_unused"));
    go(&mut state, ANA, PartnerAction::Serve { service: Service::Wiring, card: false });
    assert_eq!(confirm(&state), None);
    let mut poor = with_partners(3);
    fill(&mut poor, ANA, [0; 4]);
    calling(&mut poor, ANA, Location::ServiceCentre);
    assert_eq!(confirm(&poor), None, "there was nothing to do");
    let mut state = with_partners(3);
    fill(&mut state, ANA, [4, 0, 0, 0]);
    visiting(&mut state, ANA, House::TownHall);
    assert_eq!(confirm(&state), Some("confirm_unused"));
    go(&mut state, ANA, PartnerAction::License { discount: false });
    assert_eq!(confirm(&state), None);
    act(&mut state, ANA, Action::EndTurn);
    visiting(&mut state, BIA, House::TownHall);
    let of_bia = state.price(BIA, &Action::EndTurn.into()).confirm.map(|line| line.key);
    assert_eq!(of_bia, Some("confirm_unused"), "the licence was Ana's");
}

/// Prices are what the purse shows afterwards.
#[test]
fn errands_say_what_they_cost() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle");
    calling(&mut state, ANA, Location::Ngo);
    let donate = PartnerAction::Donate { dog: dogs[0], with: Resource::Food, card: false };
    assert_eq!(state.price(ANA, &donate.into()).costs.get("food"), Some(&1));
    give(&mut state, ANA, &[Card::AwardDog]);
    calling(&mut state, ANA, Location::Agency);
    let send = PartnerAction::Send { dog: dogs[0], pass: Pass::AwardDog };
    assert_eq!(state.price(ANA, &send.into()).gains.get("coins"), Some(&1));
}

/// What cannot be done says why.
#[test]
fn bars_say_why() {
    let keys = |state: &Socio| state.barred(ANA).into_iter().map(|bar| bar.why.key).collect::<Vec<_>>();
    let mut state = with_partners(2);
    state.annex.site_mut(Location::Ngo).partners.push(BIA);
    in_houses(&mut state, ANA);
    assert_eq!(keys(&state), ["barred_location_full"]);
    state.annex.hotel_mut(ANA).partner = false;
    assert_eq!(keys(&state), ["barred_partner"; 3]);
    calling(&mut state, ANA, Location::Agency);
    assert_eq!(keys(&state), ["barred_no_pass"]);
    calling(&mut state, ANA, Location::ServiceCentre);
    state.annex.hotel_mut(ANA).services.push(Service::Painting);
    assert_eq!(keys(&state), ["barred_served"]);
    let mut hall = with_partners(3);
    fill(&mut hall, ANA, [1, 0, 0, 0]);
    visiting(&mut hall, ANA, House::TownHall);
    assert!(keys(&hall).contains(&"barred_partner_coins"));
}

/// An action is one flat record, of DOGS or of the expansion, and reads back as itself.
#[test]
fn actions_are_flat() {
    let read = |text: &str| serde_json::from_str::<SocioAction>(text);
    assert_eq!(read(r#"{"do":"end_turn"}"#).unwrap(), Action::EndTurn.into());
    assert_eq!(read(r#"{"do":"split","city":2}"#).unwrap(), PartnerAction::Split { city: 2 }.into());
    assert!(read(r#"{"do":"split","city":2,"country":1}"#).is_err());
}

/// All that was seen stays in the view: dogs given, sent away and treated, too.
#[test]
fn no_dog_is_lost_from_sight() {
    let mut state = with_partners(3);
    give_to_ngo(&mut state, ANA, "poodle");
    let away = send_away(&mut state, ANA, "basset");
    let special = house(&mut state, ANA, "bay_1:pit");
    make_special(&mut state, ANA, &special);
    let view = state.view();
    assert_eq!(view.base.dogs.len(), 3);
    assert_eq!(view.hotels[&ANA].away, Some(away));
    assert_eq!(view.hotels[&ANA].special, special);
}

/// L119: a dog that was just sent comes back on a later visit, so nobody is asked for its bay now.
#[test]
fn a_dog_that_was_just_sent_is_not_asked_for() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle");
    deal(&mut state, ANA, &[PartnerCard::Trainer]);
    calling(&mut state, ANA, Location::Agency);
    go(&mut state, ANA, PartnerAction::Send { dog: dogs[0], pass: Pass::Trainer });
    assert_eq!(Listed::of(&state, ANA).to_vec(), [Action::EndTurn.into()]);
    assert_eq!(wanted(&state, ANA), "ask_end_turn");
}

/// A full house says so to whoever has a meeple left, also the last one; without a meeple no house is to be expected.
#[test]
fn a_full_house_says_so_as_long_as_a_meeple_is_left() {
    for (meeples, says) in [(2, true), (1, true), (0, false)] {
        let mut state = with_partners(3);
        state.site_mut(House::Vet).meeples.extend([BIA, BIA]);
        in_houses(&mut state, ANA);
        state.kennel_mut(ANA).meeples = meeples;
        let barred = state.barred(ANA);
        assert_eq!(barred.iter().any(|bar| bar.what.get("house") == Some(&"vet".into())), says, "{meeples}");
    }
}

/// What may be barred is named once, though DOGS bars some of it, too.
#[test]
fn deeds_are_named_once() {
    let deeds = Socio::deeds();
    assert!(deeds.is_sorted() && deeds.iter().zip(&deeds[1..]).all(|(one, next)| one != next));
    assert!(["sell", "trade", "build", "license"].iter().all(|deed| deeds.contains(deed)));
}
