//! Bonus cards.

use super::*;

fn bonuses(state: &Socio, seat: Seat) -> Vec<Bonus> {
    state.hotel(seat).bonuses.clone()
}

/// L192-204: the first seat takes the card at once, and no other seat gets it.
#[test]
fn the_first_takes_it() {
    let mut state = with_partners(3);
    fill(&mut state, ANA, [9; 4]);
    house(&mut state, ANA, "bay_3:");
    house(&mut state, BIA, "bay_3:");
    visiting(&mut state, ANA, House::TownHall);
    let step = act(&mut state, ANA, Action::Build { discount: false });
    assert!(came(&step, &PartnerHappening::BonusTaken { seat: ANA, bonus: Bonus::TwoExtraBays }));
    assert_eq!(points(&state, "bonuses", ANA), 5);
    fill(&mut state, BIA, [9; 4]);
    visiting(&mut state, BIA, House::TownHall);
    act(&mut state, BIA, Action::Build { discount: false });
    assert!(bonuses(&state, BIA).is_empty());
    // The card is never lost.
    state.kennel_mut(ANA).bays[4].built = false;
    assert_eq!(points(&state, "bonuses", ANA), 5);
}

/// L200: two bays built, with or without dogs.
#[test]
fn bays_need_no_dogs() {
    let mut state = with_partners(3);
    fill(&mut state, ANA, [9; 4]);
    visiting(&mut state, ANA, House::TownHall);
    act(&mut state, ANA, Action::Build { discount: false });
    assert!(bonuses(&state, ANA).is_empty());
    visiting(&mut state, ANA, House::TownHall);
    act(&mut state, ANA, Action::Build { discount: false });
    assert_eq!(bonuses(&state, ANA), [Bonus::TwoExtraBays]);
}

/// S-33: cards reached in the first phase are taken at its end, in turn order.
#[test]
fn s_33_one_clear_moment() {
    let mut state = with_partners(3);
    state.start = BIA;
    let six = "bay_1:poodle,beagle bay_2:vira,bulldog bay_3:dalmata,rott";
    house(&mut state, ANA, six);
    house(&mut state, CAIO, six);
    let step = {
        bring_home(&mut state);
        let waiting = awaited(&state);
        let mut last = None;
        for seat in waiting {
            last = Some(act(&mut state, seat, Action::Done));
        }
        last.unwrap()
    };
    assert!(came(&step, &PartnerHappening::BonusTaken { seat: CAIO, bonus: Bonus::SixBreeds }));
    assert!(bonuses(&state, ANA).is_empty());
}

/// L196: six breeds. S-36: new breeds count, sick dogs do not.
#[test]
fn s_36_six_breeds() {
    let reached = |text: &str| {
        let mut state = with_partners(3);
        house(&mut state, ANA, text);
        house(&mut state, ANA, "infirmary:poodle");
        visiting(&mut state, ANA, House::Vet);
        let dog = kennel(&state, ANA).infirmary[0].id;
        act(&mut state, ANA, Action::Cure { dog, to: BayId::Bay1 });
        bonuses(&state, ANA) == [Bonus::SixBreeds]
    };
    assert!(reached("bay_1:vira bay_2:pit,beagle bay_3:chow,basset"));
    assert!(!reached("bay_1:poodle bay_2:pit,beagle bay_3:chow,basset"));
    assert!(!reached("bay_1:vira bay_2:pit,beagle bay_3:chow infirmary:basset"));
}

/// L198: four new dogs and the licence. S-35: sick ones count, a special one counts as one, and those at the NGO and the agency
/// do not count.
#[test]
fn s_35_four_new_dogs() {
    let reached = |text: &str, special: bool| {
        let mut state = with_partners(3);
        let dogs = house(&mut state, ANA, text);
        if special {
            make_special(&mut state, ANA, &dogs[..1]);
        }
        give_to_ngo(&mut state, ANA, "pit chow");
        send_away(&mut state, ANA, "basset");
        visiting(&mut state, ANA, House::TownHall);
        go(&mut state, ANA, PartnerAction::License { discount: false });
        bonuses(&state, ANA) == [Bonus::FourNewPlusLicence]
    };
    assert!(reached("bay_1:pit,pit,pit,pit", false));
    assert!(reached("bay_1:pit,chow infirmary:pit,basset", false));
    assert!(!reached("bay_1:pit,pit,pit", false));
    assert!(!reached("bay_1:pit,pit,chow", true));
    let mut without = with_partners(3);
    house(&mut without, ANA, "bay_1:pit,pit,pit,pit bay_3:");
    visiting(&mut without, ANA, House::TownHall);
    act(&mut without, ANA, Action::Build { discount: false });
    assert!(!bonuses(&without, ANA).contains(&Bonus::FourNewPlusLicence));
}

/// L202, L204: three guests; four services. S-34: a seat can take several cards at once.
#[test]
fn s_34_all_at_once() {
    let mut state = with_partners(3);
    welcome(&mut state, ANA, &[PartnerCard::Guest1, PartnerCard::Guest2]);
    state.expansion.hotel_mut(ANA).services.extend([Service::Painting, Service::Wiring, Service::Security]);
    lay_cards(&mut state, Location::ServiceCentre, &[PartnerCard::Guest3]);
    in_houses(&mut state, ANA);
    go(&mut state, ANA, place(Location::ServiceCentre));
    assert_eq!(bonuses(&state, ANA), [Bonus::ThreeGuests]);
    go(&mut state, ANA, PartnerAction::Serve { service: Service::Plumbing, card: false });
    assert_eq!(bonuses(&state, ANA), [Bonus::ThreeGuests, Bonus::FourServices]);
    let mut both = with_partners(3);
    house(&mut both, ANA, "bay_1:pit,pit,pit,pit bay_3: bay_4:");
    visiting(&mut both, ANA, House::TownHall);
    go(&mut both, ANA, PartnerAction::License { discount: false });
    assert_eq!(bonuses(&both, ANA), [Bonus::FourNewPlusLicence, Bonus::TwoExtraBays]);
}
