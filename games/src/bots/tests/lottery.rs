//! A game of one decision and one draw, in which it is known how good each action is.

use crate::bots::choose;
use crate::frame::{
    Advice, Dice, Empty, Line, Observed, Options, OptionsError, Places, Presentation, Rules, ScoreSheet,
    Seat, Skill, Status, Transition,
};
use core::cell::RefCell;
use core::ops::RangeInclusive;
use serde::{Deserialize, Serialize};

/// How many numbers can be drawn, each as probably as any other.
const NUMBERS: u32 = 16;
/// How often a bot is asked, each time with other dice.
const ASKED: u64 = 20;

thread_local! {
    /// The lots that were taken, in playouts too.
    static TRIED: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

/// Seat 0 takes a lot, a number is drawn, and seat 0 wins if the lot has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Lottery {
    /// The numbers of each lot.
    lots: Vec<Vec<u32>>,
    /// The lot that the rollout policy takes, if there is a policy.
    policy: Option<usize>,
    won: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Action {
    Take { lot: usize },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Drawn {
    won: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct NoOptions {}

impl Options for NoOptions {
    const FIELDS: &'static [crate::frame::Field] = &[];
}

impl Rules for Lottery {
    const NAME: &'static str = "lottery";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const MAX_STEPS: u32 = 1;
    const MAX_LEGAL_ACTIONS: usize = 3;

    type Options = NoOptions;
    type Action = Action;
    type Event = Drawn;

    fn new(_: &NoOptions, _seats: u8, _format: u32) -> Result<Self, OptionsError> {
        Ok(Self { lots: Vec::new(), policy: None, won: None })
    }

    fn open(_: &mut Transition<Self>) {}

    fn status(&self) -> Status {
        match self.won {
            None => Status::Awaiting(Seat(0).into()),
            Some(won) => {
                let (own, other) = if won { (1, 2) } else { (2, 1) };
                Status::Over(Places([(Seat(0), own), (Seat(1), other)].into()))
            }
        }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let lots = if seat == Seat(0) && self.won.is_none() { self.lots.len() } else { 0 };
        (0..lots).map(|lot| Action::Take { lot }).collect()
    }

    fn play(transition: &mut Transition<Self>, _seat: Seat, &Action::Take { lot }: &Action) {
        TRIED.with_borrow_mut(|tried| tried.push(lot));
        let number = transition.dice().below(NUMBERS);
        let won = transition.state().lots[lot].contains(&number);
        transition.emit(Drawn { won });
    }

    fn apply(&mut self, event: &Drawn) {
        self.won = Some(event.won);
    }
}

impl Presentation for Lottery {
    const TEXT_KEYS: &'static [&'static str] = &[];

    type View = Self;
    type PrivateView = Empty;
    type Observation = Drawn;
    type StaticData = Empty;

    fn view(&self) -> Self {
        self.clone()
    }

    fn observe(&self, event: &Drawn) -> Observed<Drawn> {
        Observed::All(event.clone())
    }

    fn prompt(&self, _seat: Seat) -> Line {
        Line::new("choose")
    }

    fn headline(&self) -> Line {
        Line::new("waiting")
    }

    fn score_lines() -> Vec<&'static str> {
        Vec::new()
    }

    fn score_sheet(&self) -> ScoreSheet {
        ScoreSheet::new(2)
    }

    fn static_data(_format: u32) -> Empty {
        Empty {}
    }
}

impl Advice for Lottery {
    fn rollout_policy(&self, _seat: Seat, actions: &[Action], _dice: &mut Dice) -> Option<usize> {
        let preferred = self.policy?;
        Some(actions.iter().position(|&Action::Take { lot }| lot == preferred).unwrap_or_default())
    }
}

/// How often each lot is taken, by bots that are asked with other dice each time.
fn taken<const LOTS: usize>(
    lots: [impl IntoIterator<Item = u32>; LOTS],
    policy: Option<usize>,
    skill: Skill,
) -> [u64; LOTS] {
    let lots = lots.map(|numbers| numbers.into_iter().collect()).into();
    let lottery = Lottery { lots, policy, won: None };
    let mut taken = [0; LOTS];
    for number in 0..ASKED {
        let mut dice = Dice::from_number(number);
        let Action::Take { lot } = choose(skill, &lottery, Seat(0), &mut dice, &mut || true).unwrap();
        taken[lot] += 1;
    }
    taken
}

const SEARCH: Skill = Skill::Search { playouts: 200, considered: 100 };

/// The second lot has all numbers of the first and two more. With the same number drawn for both, it is never worse, which
/// a hundred samples show. With a number drawn for each, or with one number for all samples, they would show nothing.
#[test]
fn search_compares_by_the_same_luck_and_by_much_of_it() {
    let [_, better] = taken([0..8, 0..10], Some(0), SEARCH);
    assert!(better > ASKED * 9 / 10, "{better} of {ASKED}");
}

#[test]
fn search_keeps_to_its_policy_where_nothing_is_better() {
    assert_eq!(taken([0..10, 0..8, 0..2], Some(0), SEARCH), [ASKED, 0, 0]);
    // The other lot wins by other numbers, and as often.
    let [policy, other] = taken([0..8, 8..16], Some(0), SEARCH);
    assert!(policy > other * 2, "{policy} and {other}");
}

#[test]
fn search_finds_the_best_action_without_a_policy() {
    assert_eq!(taken([0..2, 0..8, 0..11], None, SEARCH), [0, 0, ASKED]);
}

#[test]
fn halving_compares_by_the_same_luck_and_by_much_of_it() {
    let [_, better] = taken([0..8, 0..10], Some(0), Skill::Halving { steps: 400, candidates: 2 });
    assert!(better > ASKED * 9 / 10, "{better} of {ASKED}");
}

#[test]
fn halving_finds_the_best_action_with_a_policy_and_without() {
    let skill = Skill::Halving { steps: 400, candidates: 3 };
    assert_eq!(taken([0..2, 0..8, 0..14], Some(0), skill), [0, 0, ASKED]);
    assert_eq!(taken([0..2, 0..8, 0..14], None, skill), [0, 0, ASKED]);
}

#[test]
fn halving_compares_what_the_policy_prefers() {
    assert_eq!(
        taken([0..8, 0..2, 0..16], Some(1), Skill::Halving { steps: 400, candidates: 1 }),
        [0, ASKED, 0]
    );
    let [first, policy, best] =
        taken([0..1, 0..2, 0..16], Some(1), Skill::Halving { steps: 400, candidates: 2 });
    assert!(first == 0 && policy > 0 && best > 0, "one of two others is compared: {first}, {policy}, {best}");
}

/// How many actions a bot compares, round after round. In a round all of them are tried one after the other, again and again.
fn compared(lots: u32, skill: Skill) -> Vec<usize> {
    let lots = (0..lots).map(|most| (0..most).collect()).collect();
    let lottery = Lottery { lots, policy: Some(0), won: None };
    TRIED.take();
    choose(skill, &lottery, Seat(0), &mut Dice::from_number(1), &mut || true).unwrap();
    let mut sweeps: Vec<Vec<usize>> = vec![Vec::new()];
    for lot in TRIED.take() {
        if sweeps.last().unwrap().contains(&lot) {
            sweeps.push(Vec::new());
        }
        sweeps.last_mut().unwrap().push(lot);
    }
    let mut lengths: Vec<usize> = sweeps.iter().map(Vec::len).collect();
    lengths.dedup();
    lengths
}

#[test]
fn halving_drops_the_weaker_half_after_each_round() {
    let halving = |candidates| Skill::Halving { steps: 4_000, candidates };
    assert_eq!(compared(16, halving(12)), [12, 6, 3, 2]);
    assert_eq!(compared(16, halving(4)), [4, 2]);
    assert_eq!(compared(5, halving(12)), [5, 3, 2]);
}

#[test]
fn a_bot_without_search_does_what_the_policy_says() {
    assert_eq!(taken([0..8, 0..2, 0..16], Some(1), Skill::Policy { overlooked: 0 }), [0, ASKED, 0]);
}

#[test]
fn a_bot_without_policy_and_search_looks_one_step_ahead() {
    assert_eq!(taken([0..0, 0..16, 0..0], None, Skill::Policy { overlooked: 0 }), [0, ASKED, 0]);
}

#[test]
fn overlooked_actions_are_not_taken() {
    let [_, policy, _] = taken([0..8, 0..2, 0..16], Some(1), Skill::Policy { overlooked: 50 });
    assert!((ASKED / 3..ASKED).contains(&policy), "{policy} of {ASKED}");
    let all = taken([0..8, 0..2, 0..16], Some(1), Skill::Policy { overlooked: 100 });
    assert!(all.iter().all(|&taken| taken > 0), "whoever overlooks everything takes anything: {all:?}");
}
