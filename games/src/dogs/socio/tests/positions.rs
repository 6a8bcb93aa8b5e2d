//! Goldens of chosen positions of the expansion as they are shown, and of a match stored in format 1.
//!
//! Read them with the manual: `games/tests/golden/positions/dogs-o-socio.txt`.

use super::*;
use crate::dogs::Dogs;
use crate::frame::golden::{Positions, Recorded};

/// New dogs at the beginning of a round (L59-73), and a hotel with one of everything.
fn new_dogs(positions: &mut Positions<Socio>) {
    let mut state = with_partners(3);
    let bassets = house(&mut state, BIA, "bay_1:basset,basset bay_2:poodle");
    make_special(&mut state, BIA, &bassets[..1]);
    deal(&mut state, BIA, &[PartnerCard::GuideDog, PartnerCard::Trainer]);
    welcome(&mut state, BIA, &[PartnerCard::Guest1]);
    give_to_ngo(&mut state, BIA, "beagle vira");
    send_away(&mut state, BIA, "chow");
    let hotel = state.expansion.hotel_mut(BIA);
    (hotel.licence, hotel.partner) = (true, false);
    hotel.services.extend([Service::Painting, Service::Security]);
    hotel.bonuses.push(Bonus::TwoExtraBays);
    lay_cards(&mut state, Location::Agency, &[PartnerCard::Guest3, PartnerCard::Joker]);
    state.expansion.site_mut(Location::Ngo).partners.push(BIA);
    state.expansion.discard = vec![PartnerCard::Hospital, PartnerCard::Hospital];
    state.expansion.new_dogs = vec![
        (Breed::BassetHound, Health::Sick),
        (Breed::ChowChow, Health::Healthy),
        (Breed::PitBull, Health::Sick),
        (Breed::ChowChow, Health::Healthy),
    ];
    state.expansion.decision = Some(ExtraDecision::Split { seat: ANA });
    state.flow = FlowState::Between;
    let mut at = positions.at("new dogs", 3, state);
    at.table().ask(0).ask(1).act(0, PartnerAction::Split { city: 2 }.into());
}

/// The lay-out with a special dog (L121, L141), with the vet, and made by the game.
fn laying_out(positions: &mut Positions<Socio>) {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset bay_2:poodle load:basset.s,basset,poodle");
    make_special(&mut state, ANA, &dogs[..1]);
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    let mut at = positions.at("laying out", 3, state);
    at.act(0, Action::UseVet.into()).ask(0).act(0, Action::LayOut { finish: false }.into()).ask(0);
}

/// A partner at the NGO (L93-107, L214, L226): placing it, the card *joker* with two resources, two dogs given.
fn at_the_ngo(positions: &mut Positions<Socio>) {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:poodle,poodle bay_2:vira");
    deal(&mut state, ANA, &[PartnerCard::Ngo]);
    fill(&mut state, ANA, [1, 9, 1, 0]);
    fill(&mut state, BIA, [0, 3, 0, 0]);
    house(&mut state, BIA, "bay_1:poodle");
    give(&mut state, CAIO, &[Card::FreeEntry]);
    lay_cards(&mut state, Location::Ngo, &[PartnerCard::Joker, PartnerCard::Food2]);
    in_houses(&mut state, ANA);
    let mut at = positions.at("at the NGO", 3, state);
    at.ask(0).act(0, place_for(Location::Ngo, PartnerCard::Joker).into()).ask(0);
    at.act(0, PartnerAction::Choose { what: Resource::Gas }.into());
    at.act(0, PartnerAction::Choose { what: Resource::Medicine }.into()).ask(0);
    at.act(0, PartnerAction::Donate { dog: dogs[0], with: Resource::Food, card: false }.into()).ask(0);
    at.act(0, PartnerAction::Donate { dog: dogs[2], with: Resource::Coins, card: true }.into());
    at.quietly(0, Action::EndTurn.into());
    at.act(1, place(Location::Ngo).into());
    at.state.kennel_mut(BIA).food = 0;
    at.ask(1);
    at.quietly(1, Action::EndTurn.into());
    at.ask(2).act(2, PartnerAction::PlacePartner { at: Location::Ngo, free_entry: true, card: None }.into());
}

/// The agency (L115-141): a dog comes back special, which fills a bay, and another one is sent.
fn at_the_agency(positions: &mut Positions<Socio>) {
    let mut state = with_partners(3);
    let dogs = house(&mut state, ANA, "bay_1:basset,basset bay_2:dalmata");
    send_away(&mut state, ANA, "basset");
    deal(&mut state, ANA, &[PartnerCard::Trainer]);
    give(&mut state, ANA, &[Card::AwardDog]);
    house(&mut state, BIA, "bay_1:poodle,poodle,beagle,beagle bay_2:vira,vira,york,york");
    send_away(&mut state, BIA, "chow");
    house(&mut state, CAIO, "bay_1:poodle");
    calling(&mut state, ANA, Location::Agency);
    let mut at = positions.at("at the agency", 3, state.clone());
    at.ask(0).act(0, PartnerAction::Collect { to: BayId::Bay1 }.into()).ask(0);
    at.act(0, PartnerAction::Send { dog: dogs[2], pass: Pass::Trainer }.into()).ask(0);
    calling(&mut at.state, BIA, Location::Agency);
    at.ask(1);
    calling(&mut at.state, CAIO, Location::Agency);
    at.ask(2);
    state.expansion.visit = None;
    make_special(&mut state, ANA, &dogs[2..]);
    fair(&mut state, "labr");
    visiting(&mut state, ANA, House::Fair);
    positions.at("a special dog at the fair", 3, state).ask(0);
}

/// The service centre (L143-153, L176, L202-204, L232): a second guest with its coin, services, and two bonus cards.
fn at_the_service_centre(positions: &mut Positions<Socio>) {
    let mut state = with_partners(4);
    welcome(&mut state, ANA, &[PartnerCard::Guest10]);
    welcome(&mut state, BIA, &[PartnerCard::Guest2, PartnerCard::Guest5]);
    state.expansion.hotel_mut(ANA).services.extend([Service::Painting, Service::Plumbing]);
    // There are three tokens of each service.
    for seat in [BIA, CAIO, Seat(3)] {
        state.expansion.hotel_mut(seat).services.push(Service::Security);
    }
    deal(&mut state, ANA, &[PartnerCard::ServiceCentre]);
    lay_cards(&mut state, Location::ServiceCentre, &[PartnerCard::Guest1, PartnerCard::Guest8]);
    in_houses(&mut state, ANA);
    let mut at = positions.at("at the service centre", 4, state);
    at.act(0, place_for(Location::ServiceCentre, PartnerCard::Guest1).into()).ask(0);
    at.act(0, PartnerAction::Serve { service: Service::Gardening, card: false }.into()).ask(0);
    at.act(0, PartnerAction::Serve { service: Service::PestControl, card: true }.into());
    at.quietly(0, Action::EndTurn.into());
    at.act(1, place(Location::ServiceCentre).into());
    at.state.kennel_mut(BIA).coins = 0;
    at.ask(1);
}

/// The town hall (L157, L218-220): the licence with its discount and a bonus card, and a second bay.
fn at_the_town_hall(positions: &mut Positions<Socio>) {
    let mut state = with_partners(3);
    house(&mut state, ANA, "bay_1:basset,basset,pit,pit bay_3:");
    deal(&mut state, ANA, &[PartnerCard::LicenceDiscount]);
    visiting(&mut state, ANA, House::TownHall);
    let mut at = positions.at("at the town hall", 3, state);
    at.ask(0).act(0, PartnerAction::License { discount: true }.into()).ask(0);
    at.act(0, Action::Build { discount: false }.into());
    visiting(&mut at.state, BIA, House::TownHall);
    at.state.kennel_mut(BIA).coins = 1;
    at.ask(1);
    in_houses(&mut at.state, BIA);
    at.state.expansion.hotel_mut(BIA).partner = false;
    at.ask(1);
}

/// The state before the last turn ends, with all pieces placed.
fn last_turn(state: &mut Socio) {
    for seat in Seat::all(state.seats) {
        state.expansion.hotel_mut(seat).partner = false;
    }
    let last = Seat(state.seats - 1);
    visiting(state, last, House::Vet);
    for seat in Seat::all(state.seats) {
        state.kennel_mut(seat).meeples = 0;
    }
}

/// The end of a round (L159-164): cards of the second deck, partners, and a new dog.
fn closing_a_round(positions: &mut Positions<Socio>) {
    let mut state = with_partners(3);
    lay_cards(&mut state, Location::Ngo, &[PartnerCard::Hospital]);
    state.expansion.deck = vec![PartnerCard::Ngo, PartnerCard::Trainer, PartnerCard::Gas2];
    state.expansion.discard = vec![PartnerCard::Food2; 2];
    state.expansion.new_dogs = vec![(Breed::PitBull, Health::Healthy)];
    state.piles.iter_mut().for_each(|pile| pile.truncate(1));
    last_turn(&mut state);
    positions.at("closing a round", 3, state).act(2, Action::EndTurn.into());
}

/// Two seats (L260-267): one new dog for each region without a decision, and one partner in a location.
fn two_seats(positions: &mut Positions<Socio>) {
    let mut state = with_partners(2);
    state.expansion.new_dogs = vec![(Breed::PitBull, Health::Healthy), (Breed::ChowChow, Health::Sick)];
    state.piles.iter_mut().for_each(|pile| pile.truncate(1));
    state.expansion.deck.truncate(2);
    state.expansion.site_mut(Location::Agency).partners.push(BIA);
    let mut at = positions.at("two seats", 2, state.clone());
    in_houses(&mut at.state, ANA);
    at.ask(0);
    last_turn(&mut state);
    at.state = state;
    at.act(1, Action::EndTurn.into());
}

/// The end (L166-188, L256): the hospital, seat by seat, feeding guests, and every line of the score sheet. Seats 0 and 1 tie
/// at the NGO.
fn the_end(positions: &mut Positions<Socio>) {
    let mut state = with_partners(4);
    house(&mut state, ANA, "bay_1:basset,basset bay_2:poodle,vira infirmary:rott,rott,rott");
    house(&mut state, CAIO, "bay_1:chow infirmary:rott,rott");
    for (seat, amounts) in
        [(ANA, [3, 3, 3, 2]), (BIA, [1, 0, 0, 0]), (CAIO, [4, 1, 1, 1]), (Seat(3), [1, 2, 1, 0])]
    {
        fill(&mut state, seat, amounts);
    }
    for (seat, dogs) in [(ANA, "poodle poodle"), (BIA, "labr york"), (CAIO, "vira")] {
        give_to_ngo(&mut state, seat, dogs);
    }
    deal(
        &mut state,
        ANA,
        &[PartnerCard::Hospital, PartnerCard::GuideDog, PartnerCard::GuideDog, PartnerCard::Trainer],
    );
    deal(&mut state, CAIO, &[PartnerCard::Hospital]);
    welcome(&mut state, ANA, &[PartnerCard::Guest1, PartnerCard::Guest10]);
    welcome(&mut state, BIA, &[PartnerCard::Guest2]);
    welcome(&mut state, Seat(3), &[PartnerCard::Guest11]);
    let services = [Service::Painting, Service::Gardening, Service::Wiring];
    state.expansion.hotel_mut(ANA).services.extend(services);
    state.expansion.hotel_mut(Seat(3)).services.push(Service::Wiring);
    state.expansion.hotel_mut(ANA).licence = true;
    state.expansion.hotel_mut(ANA).bonuses.extend([Bonus::ThreeGuests, Bonus::SixBreeds]);
    state.last = true;
    last_turn(&mut state);
    let mut at = positions.at("the end", 4, state);
    at.score_sheet().act(3, Action::EndTurn.into()).ask(0).ask(2);
    at.act(0, PartnerAction::Treat { dogs: 2 }.into()).ask(2);
    at.act(2, PartnerAction::Treat { dogs: 0 }.into()).score_sheet();
}

#[test]
fn golden_positions() {
    let mut positions = Positions::new();
    new_dogs(&mut positions);
    laying_out(&mut positions);
    at_the_ngo(&mut positions);
    at_the_agency(&mut positions);
    at_the_service_centre(&mut positions);
    at_the_town_hall(&mut positions);
    closing_a_round(&mut positions);
    two_seats(&mut positions);
    the_end(&mut positions);
    let ids: Vec<_> = PartnerCard::ALL.iter().map(|card| card.word()).collect();
    let options = [Options::default()];
    let without = "who has no card is told that there are too few coins without";
    let left_out = [("line unavailable_no_partner_card", without)];
    positions.beside::<Dogs>(&options).check(&options, &ids, &left_out);
}

/// A random match of three seats, stored in format 1.
#[test]
fn golden_record_of_format_1() {
    let choose = |listed: &[SocioAction], chance: &mut Dice| *chance.pick(listed);
    Recorded::<Socio> { options: Options::default(), seats: 3, number: 3, choose }.check(1);
}
