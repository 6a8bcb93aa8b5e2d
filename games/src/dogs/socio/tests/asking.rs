//! Prompts, previews and reasons.

use super::*;

fn prompt(state: &Socio, seat: Seat) -> &'static str {
    state.prompt(seat).key
}

/// Every decision of the expansion has a prompt and a headline.
#[test]
fn decisions_have_prompts_and_headlines() {
    let mut state = with_partners(3);
    state.flow = FlowState::Between;
    state.expansion.decision = Some(ExtraDecision::Split { seat: BIA });
    assert_eq!([ANA, BIA].map(|seat| prompt(&state, seat)), ["ask_wait", "ask_split"]);
    assert_eq!(state.headline().key, "table_split");
    state.expansion.decision = None;
    in_houses(&mut state, ANA);
    assert_eq!((prompt(&state, ANA), prompt(&state, BIA)), ("ask_piece", "ask_wait"));
    lay_cards(&mut state, Location::Agency, &[PartnerCard::Joker, PartnerCard::Gas2]);
    go(&mut state, ANA, place_for(Location::Agency, PartnerCard::Joker));
    assert_eq!((prompt(&state, ANA), state.headline().key), ("ask_choose", "table_call"));
    send_away(&mut state, ANA, "basset");
    calling(&mut state, ANA, Location::Agency);
    assert_eq!(prompt(&state, ANA), "ask_collect");
    calling(&mut state, ANA, Location::ServiceCentre);
    assert_eq!(prompt(&state, ANA), "ask_errand");
    fill(&mut state, ANA, [0; 4]);
    assert_eq!(prompt(&state, ANA), "ask_end_turn");
}

/// After building a bay, the licence can still be bought.
#[test]
fn the_town_hall_goes_on() {
    let mut state = with_partners(3);
    fill(&mut state, ANA, [4, 0, 0, 0]);
    visiting(&mut state, ANA, House::TownHall);
    act(&mut state, ANA, Action::Build { discount: false });
    assert_eq!(prompt(&state, ANA), "ask_use_house");
    go(&mut state, ANA, PartnerAction::License { discount: false });
    assert_eq!(prompt(&state, ANA), "ask_end_turn");
}

/// A seat that could still use a location is asked to confirm the end of its turn. Buying the licence counts as using the
/// town hall.
#[test]
fn ending_a_turn_is_confirmed() {
    let mut state = with_partners(3);
    calling(&mut state, ANA, Location::ServiceCentre);
    let confirm =
        |state: &Socio| state.cost_preview(ANA, &Action::EndTurn.into()).confirm.map(|line| line.key);
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
    let of_bia = state.cost_preview(BIA, &Action::EndTurn.into()).confirm.map(|line| line.key);
    assert_eq!(of_bia, Some("confirm_unused"), "the licence was Ana's");
}

/// Previews agree with the resources afterwards.
#[test]
fn previews_of_partner_actions() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle");
    calling(&mut state, ANA, Location::Ngo);
    let donate = PartnerAction::Donate { dog: dogs[0], with: Resource::Food, card: false };
    assert_eq!(state.cost_preview(ANA, &donate.into()).costs.get("food"), Some(&1));
    give(&mut state, ANA, &[Card::AwardDog]);
    calling(&mut state, ANA, Location::Agency);
    let send = PartnerAction::Send { dog: dogs[0], pass: Pass::AwardDog };
    assert_eq!(state.cost_preview(ANA, &send.into()).gains.get("coins"), Some(&1));
}

/// Unavailable actions have reasons.
#[test]
fn unavailable_say_why() {
    let keys = |state: &Socio| state.unavailable(ANA).into_iter().map(|bar| bar.why.key).collect::<Vec<_>>();
    let mut state = with_partners(2);
    state.expansion.site_mut(Location::Ngo).partners.push(BIA);
    in_houses(&mut state, ANA);
    assert_eq!(keys(&state), ["unavailable_location_full"]);
    state.expansion.hotel_mut(ANA).partner = false;
    assert_eq!(keys(&state), ["unavailable_partner"; 3]);
    calling(&mut state, ANA, Location::Agency);
    assert_eq!(keys(&state), ["unavailable_no_pass"]);
    calling(&mut state, ANA, Location::ServiceCentre);
    state.expansion.hotel_mut(ANA).services.push(Service::Painting);
    assert_eq!(keys(&state), ["unavailable_served"]);
    let mut hall = with_partners(3);
    fill(&mut hall, ANA, [1, 0, 0, 0]);
    visiting(&mut hall, ANA, House::TownHall);
    assert!(keys(&hall).contains(&"unavailable_partner_coins"));
}

/// Actions of DOGS and of the expansion are flat JSON records that can be read back.
#[test]
fn actions_are_flat() {
    let read = |text: &str| serde_json::from_str::<SocioAction>(text);
    assert_eq!(read(r#"{"do":"end_turn"}"#).unwrap(), Action::EndTurn.into());
    assert_eq!(read(r#"{"do":"split","city":2}"#).unwrap(), PartnerAction::Split { city: 2 }.into());
    assert!(read(r#"{"do":"split","city":2,"country":1}"#).is_err());
}

/// The view keeps the dogs at the NGO, the agency and the hospital.
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

/// L119: a dog that was just sent comes back on a later visit, so the prompt does not ask for its bay.
#[test]
fn a_dog_that_was_just_sent_is_not_asked_for() {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle");
    deal(&mut state, ANA, &[PartnerCard::Trainer]);
    calling(&mut state, ANA, Location::Agency);
    go(&mut state, ANA, PartnerAction::Send { dog: dogs[0], pass: Pass::Trainer });
    assert_eq!(LegalActions::of(&state, ANA).to_vec(), [Action::EndTurn.into()]);
    assert_eq!(prompt(&state, ANA), "ask_end_turn");
}

/// A full house is unavailable for a seat with a meeple. A seat without a meeple sees no reasons about houses.
#[test]
fn a_full_house_says_so_as_long_as_a_meeple_is_left() {
    for (meeples, says) in [(2, true), (1, true), (0, false)] {
        let mut state = with_partners(3);
        state.site_mut(House::Vet).meeples.extend([BIA, BIA]);
        in_houses(&mut state, ANA);
        state.kennel_mut(ANA).meeples = meeples;
        let unavailable = state.unavailable(ANA);
        assert_eq!(
            unavailable.iter().any(|bar| bar.what.get("house") == Some(&"vet".into())),
            says,
            "{meeples}"
        );
    }
}

/// The verbs of unavailable actions are listed once, even those that DOGS has, too.
#[test]
fn verbs_are_named_once() {
    let verbs = Socio::verbs();
    assert!(verbs.is_sorted() && verbs.iter().zip(&verbs[1..]).all(|(one, next)| one != next));
    assert!(["sell", "trade", "build", "license"].iter().all(|verb| verbs.contains(verb)));
}
