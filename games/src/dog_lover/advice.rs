//! Why a player might do what a bot suggests: facts of the seat's own dogs, cubes and hand, and of the open cards.

use super::actions::Action;
use super::data::{Ability, Dog, Face, Food, Power, Trick};
use super::feeding::favorites;
use super::player::Player;
use super::score::DogPoints;
use super::shapes::CellSet;
use super::state::DogLover;
use crate::frame::{Line, Seat, keys};

keys! {
/// All dogs have their food then, the new ones included.
pub const ENOUGH_FOOD: &str = "advice_enough_food";
/// It brings food that dogs of the seat still need. `n`: the cubes
pub const FEEDS: &str = "advice_feeds";
/// The favourite things bring more points together. `n`
pub const FAVORITES: &str = "advice_favorites";
/// It makes two adoptions, which bring a rescue dog.
pub const ADOPTION: &str = "advice_adoption";
/// It takes many cards. `n`
pub const MANY_CARDS: &str = "advice_many_cards";
/// The dog is fed with what the seat has now. `dog`
pub const IS_FED: &str = "advice_is_fed";
/// The trick takes more cards than any that the seat knows. `n`
pub const BIGGER_TRICK: &str = "advice_bigger_trick";
}

/// So many cards at once are many.
const MANY: u32 = 4;

pub(super) fn why(state: &DogLover, seat: Seat, action: &Action) -> Option<Line> {
    let player = state.player(seat);
    match *action {
        Action::Retrieve { trick, turn, at } => cards(state, player, trick.placement(turn, at)?.cells),
        Action::Fetch { cell } => cards(state, player, CellSet::EMPTY.with(cell)),
        Action::Walk { dog } | Action::Train { dog } | Action::Attach { dog, .. } => is_fed(player, dog),
        Action::Adopt { dog } => {
            let mut after = player.clone();
            after.keep(Face::Dog(dog));
            (lacks(&after)? == 0).then(|| Line::new(ENOUGH_FOOD))
        }
        Action::Learn { trick } => bigger(player, trick),
        Action::Guard { .. } | Action::EndTurn | Action::Discard { .. } => None,
    }
}

fn cards(state: &DogLover, player: &Player, cells: CellSet) -> Option<Line> {
    let taken = || cells.iter().filter_map(|cell| state.grid[cell as usize]).map(|card| card.face());
    let mut after = player.clone();
    for face in taken() {
        if !matches!(face, Face::Walk | Face::Trait(_) | Face::Fetch | Face::End) {
            after.keep(face);
        }
    }
    let brings_dogs = after.dogs.len() > player.dogs.len();
    let count = taken().count();
    food(player, &after, brings_dogs)
        .or_else(|| {
            let more = favorites(&after.hand, 0) - favorites(&player.hand, 0);
            // That power completes a set in its own way.
            let is_changed = after.dogs.iter().any(|own| own.dog.power() == Some(Power::ExtraFavorite));
            (more > 0 && !is_changed).then(|| Line::new(FAVORITES).with("n", more))
        })
        .or_else(|| {
            let makes_two = player.hand.adoptions < 2 && after.hand.adoptions >= 2;
            makes_two.then(|| Line::new(ADOPTION))
        })
        .or_else(|| {
            let n = u32::try_from(count).ok()?;
            (n >= MANY).then(|| Line::new(MANY_CARDS).with("n", i32::try_from(n).expect("few cells")))
        })
}

fn food(before: &Player, after: &Player, brings_dogs: bool) -> Option<Line> {
    let (lacked, lacks) = (lacks(before)?, lacks(after)?);
    if brings_dogs && lacks == 0 {
        return Some(Line::new(ENOUGH_FOOD));
    }
    (lacks < lacked).then(|| Line::new(FEEDS).with("n", lacked - lacks))
}

/// The cubes that are missing for feeding all dogs of a player. None if traits or powers change what dogs need.
fn lacks(player: &Player) -> Option<i32> {
    let changes = [Ability::AnyFood, Ability::NeedMinus1, Ability::NeedPlus1];
    let is_changed = player.dogs.iter().any(|own| {
        changes.into_iter().any(|ability| own.has(ability)) || own.dog.power() == Some(Power::OtherNeedsLess)
    });
    let missing = |kind: usize| {
        let need: i32 = player.dogs.iter().map(|own| i32::from(own.dog.need()[kind])).sum();
        (need - i32::from(player.cubes[kind])).max(0)
    };
    let wild = i32::from(player.cubes[Food::Wild as usize]);
    (!is_changed).then(|| ((0..Food::TYPED).map(missing).sum::<i32>() - wild).max(0))
}

/// By the best feeding with what the seat has now.
fn is_fed(player: &Player, dog: Dog) -> Option<Line> {
    let count = player.count(true);
    let fed = count.dogs.iter().any(|&(own, points)| own == dog && points != DogPoints::Unfed);
    fed.then(|| Line::new(IS_FED).with("dog", dog))
}

fn bigger(player: &Player, trick: Trick) -> Option<Line> {
    let cards = |trick: Trick| trick.placements().first().map_or(0, |placement| placement.cells.len());
    let known = player.tricks.iter().map(cards).max()?;
    let n = i32::try_from(cards(trick)).expect("few cells");
    (cards(trick) > known).then(|| Line::new(BIGGER_TRICK).with("n", n))
}
