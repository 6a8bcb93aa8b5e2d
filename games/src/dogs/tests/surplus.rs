//! D-20 with the vet: the dogs that may be given up, compared with all lay-outs there are.

use super::*;
use crate::dogs::kennel::Bay;
use alloc::collections::{BTreeMap, BTreeSet};

/// A kennel with two bays in which the vet was used, and every final surplus of it, by trying all lay-outs.
struct Trial {
    state: Tested,
    /// The dogs that are not old patients.
    dogs: Vec<Dog>,
    brought: BTreeSet<usize>,
    /// Patients that must stay in the infirmary. They are all alike.
    patients: usize,
    known: BTreeMap<(usize, usize), bool>,
}

const INFIRMARY: usize = 6;

impl Trial {
    fn new(dice: &mut Dice) -> Self {
        let breeds = ["poodle", "beagle", "york", "vira"];
        let mut pick = |number: usize, how: &str| -> String {
            let dogs: Vec<String> =
                (0..number).map(|_| format!("{}{how}", dice.pick(&breeds[..3 + number % 2]))).collect();
            dogs.join(",")
        };
        let (healthy, ill) = (pick(5, ""), pick(3, ".s"));
        Self::of(&format!("{healthy},{ill}"), 4 + dice.index(3))
    }

    /// A truck with these dogs comes home to an empty kennel with so many patients.
    fn of(load: &str, patients: usize) -> Self {
        let rotten = vec!["rott"; patients].join(",");
        let mut state = table(2);
        house(&mut state, ANA, &format!("infirmary:{rotten} load:{load}"));
        give(&mut state, ANA, &[Card::Vet]);
        bring_home(&mut state);
        act(&mut state, ANA, Action::UseVet);
        let own = kennel(&state, ANA);
        let sick = own.infirmary.iter().filter(|dog| own.brought.contains(&dog.id));
        let dogs: Vec<Dog> = own.hand.iter().chain(sick).copied().collect();
        let brought = (0..dogs.len()).filter(|&at| own.brought.contains(&dogs[at].id)).collect();
        Self { state, dogs, brought, patients, known: BTreeMap::new() }
    }

    /// Whether there is a lay-out for a set of dogs, given by its bits, and so many patients.
    fn fits(&mut self, set: usize, patients: usize) -> bool {
        if let Some(&known) = self.known.get(&(set, patients)) {
            return known;
        }
        let mut bays = [Bay { built: true, ..Bay::default() }, Bay { built: true, ..Bay::default() }];
        let fits = patients <= INFIRMARY && self.lays_out(set, &mut bays, INFIRMARY - patients);
        self.known.insert((set, patients), fits);
        fits
    }

    fn lays_out(&self, set: usize, bays: &mut [Bay; 2], beds: usize) -> bool {
        if set == 0 {
            return true;
        }
        let at = set.trailing_zeros() as usize;
        let (dog, rest) = (self.dogs[at], set & (set - 1));
        for bay in 0..2 {
            if bays[bay].takes(&dog) {
                bays[bay].dogs.push(dog);
                if self.lays_out(rest, bays, beds) {
                    return true;
                }
                bays[bay].dogs.pop();
            }
        }
        beds > 0 && self.brought.contains(&at) && self.lays_out(rest, bays, beds - 1)
    }

    /// Every set of dogs that can be kept in the end, with the patients kept beside them.
    fn finals(&mut self) -> Vec<(usize, usize)> {
        let all = (1 << self.dogs.len()) - 1;
        let mut finals = Vec::new();
        for set in 0..=all {
            for patients in 0..=self.patients {
                let mut others = (0..self.dogs.len()).filter(|at| set >> at & 1 == 0);
                let is_final = self.fits(set, patients)
                    && others.all(|at| !self.fits(set | 1 << at, patients))
                    && (patients == self.patients || !self.fits(set, patients + 1));
                if is_final {
                    finals.push((set, patients));
                }
            }
        }
        finals
    }
}

/// Gives dogs up until none is listed any more. From every surplus on the way, exactly the dogs are listed that some final
/// lay-out spares besides. Returns how many lists left dogs out.
fn lists_what_can_be_spared(name: &str, mut trial: Trial, dice: &mut Dice) -> usize {
    let mut listed_fewer = 0;
    let finals = trial.finals();
    let mut state = trial.state.clone();
    let (mut kept, mut patients) = ((1_usize << trial.dogs.len()) - 1, trial.patients);
    loop {
        let listed: BTreeSet<DogId> = legal_actions(&state, ANA)
            .into_iter()
            .filter_map(|action| if let Action::GiveUp { dog } = action { Some(dog) } else { None })
            .collect();
        let fits = trial.fits(kept, patients);
        let reachable: Vec<_> =
            finals.iter().filter(|(set, ill)| set & !kept == 0 && *ill <= patients).collect();
        let spared = |dog: &DogId| match trial.dogs.iter().position(|other| other.id == *dog) {
            Some(at) => reachable.iter().any(|(set, _)| set >> at & 1 == 0),
            None => reachable.iter().any(|(_, ill)| *ill < patients),
        };
        let own = kennel(&state, ANA);
        let there: Vec<DogId> = own.infirmary.iter().chain(&own.hand).map(|dog| dog.id).collect();
        let wanted: BTreeSet<DogId> = there.iter().copied().filter(|dog| !fits && spared(dog)).collect();
        assert_eq!(listed, wanted, "kennel {name}: {own:?}");
        assert!(!legal_actions(&state, ANA).iter().any(|action| matches!(action, Action::Keep { .. })));
        if listed.is_empty() {
            return listed_fewer;
        }
        listed_fewer += usize::from(listed.len() < there.len());
        let dog = *dice.pick(&listed.into_iter().collect::<Vec<_>>());
        act(&mut state, ANA, Action::GiveUp { dog });
        match trial.dogs.iter().position(|other| other.id == dog) {
            Some(at) => kept &= !(1 << at),
            None => patients -= 1,
        }
    }
}

/// D-20, D-21.
#[test]
fn d_20_with_the_vet_only_dogs_that_can_be_spared_are_listed() {
    let mut listed_fewer = 0;
    for number in 0..60 {
        let trial = Trial::new(&mut Dice::from_number(number));
        let name = format!("{number}");
        listed_fewer += lists_what_can_be_spared(&name, trial, &mut Dice::from_number(number));
    }
    assert!(listed_fewer >= 8, "only {listed_fewer} lists left dogs out");
}

/// Kennels in which breeds have equal profiles, so that the search tries one of them for all. Each is followed through
/// several orders of giving up, in which the profiles part.
#[test]
fn d_20_kennels_with_breeds_that_are_alike() {
    let kennels = [
        ("of three breeds, one healthy and one ill each", "poodle,beagle,york,poodle.s,beagle.s,york.s", 6),
        ("of two pairs, an ill dog beside each", "poodle,poodle,beagle,beagle,poodle.s,beagle.s", 6),
        ("of four breeds, two of them ill", "poodle,beagle,york.s,vira.s,poodle,beagle", 6),
        ("of two trios, and two that are ill", "poodle,poodle,poodle,beagle,beagle,beagle,york.s,vira.s", 5),
        ("of ill dogs of four breeds, and a pair", "poodle.s,beagle.s,york.s,vira.s,labr,labr", 6),
        ("of ill pairs", "poodle.s,poodle.s,beagle.s,beagle.s,york.s,york.s", 6),
        ("of a quartet, and three that are alike", "poodle,poodle,poodle,poodle,beagle,york,vira,labr.s", 6),
    ];
    for (name, load, patients) in kennels {
        for order in 0..6 {
            lists_what_can_be_spared(name, Trial::of(load, patients), &mut Dice::from_number(order));
        }
    }
}

/// The worst kennel for the search: ten pairs in five bays, a full infirmary, and as many sick dogs as a truck can fetch.
#[test]
fn the_fullest_kennel_is_searched_at_once() {
    let mut state = table(4);
    let breeds =
        ["poodle", "beagle", "york", "vira", "labr", "rott", "bulldog", "golden", "dalmata", "border"];
    let bays: Vec<String> = (0..5)
        .map(|at| format!("bay_{}:{1},{1},{2},{2}", at + 1, breeds[2 * at], breeds[2 * at + 1]))
        .collect();
    let ill: Vec<String> = breeds[..8].iter().map(|breed| format!("{breed}.s")).collect();
    let text = format!("{} infirmary:rott,rott,rott,sao,sao,sao load:{}", bays.join(" "), ill.join(","));
    house(&mut state, ANA, &text);
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    act(&mut state, ANA, Action::UseVet);
    while let Some(&action) =
        legal_actions(&state, ANA).iter().find(|action| matches!(action, Action::GiveUp { .. }))
    {
        act(&mut state, ANA, action);
    }
    let own = kennel(&state, ANA);
    assert!(own.surplus.len() >= 8 && own.surplus.iter().all(|dog| !own.has_room_with(Some(dog))));
}

/// D-24, D-53: the card says why it cannot be played, and that it is too late once a dog was moved.
#[test]
fn d_24_d_53_the_vet_says_why_it_is_too_late() {
    let why = |state: &Tested| {
        let unavailable = state.unavailable(ANA).into_iter();
        unavailable.filter(|one| one.what.get("do") == Some(&"use_vet".into())).map(|one| one.why.key).next()
    };
    let mut state = table(2);
    let dogs = house(&mut state, ANA, "load:poodle,beagle.s");
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    assert_eq!(why(&state), None);
    assert!(may(&state, ANA, Action::UseVet));
    act(&mut state, ANA, Action::Put { dog: dogs[0], to: BayId::Bay1 });
    assert_eq!(why(&state), Some("unavailable_laying_out"));
    act(&mut state, ANA, Action::StepBack);
    act(&mut state, ANA, Action::UseVet);
    assert_eq!(why(&state), None);

    let mut state = table(2);
    house(&mut state, ANA, "load:poodle");
    give(&mut state, ANA, &[Card::Vet]);
    bring_home(&mut state);
    assert_eq!(why(&state), Some("unavailable_no_patient"));
}
