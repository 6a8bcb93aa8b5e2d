//! Why a player might do what a bot suggests: facts of the seat's own dogs, cubes and hand, and of the open cards.

use super::actions::Action;
use super::data::{Ability, Dog, Face, Food, Power, TRAINING, Trick, WALK};
use super::feeding::favorites;
use super::player::{OwnDog, Player};
use super::score::DogPoints;
use super::shapes::{CellSet, Lane};
use super::state::DogLover;
use crate::frame::{Advice, Line, Rules, Seat, keys};

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
/// There are more ways to lay the trick than any that the seat knows. `n`
pub const MORE_WAYS: &str = "advice_more_ways";
/// What is laid to the dog, or the dog itself, brings these points if the dog is fed. `n`
pub const IF_FED: &str = "advice_if_fed";
/// It brings the trainings that an open trick costs. `n`: so many
pub const TRICK_IN_REACH: &str = "advice_trick_in_reach";
/// The bones bring more points together. `n`
pub const BONES: &str = "advice_bones";
/// It takes a walk for which a dog of the seat has room.
pub const WALK_FITS: &str = "advice_walk_fits";
/// It takes a trait that a dog of the seat can have. `n`: its points
pub const TRAIT_FITS: &str = "advice_trait_fits";
/// It takes a dog. `n`: its points if it is fed
pub const TAKES_DOG: &str = "advice_takes_dog";
/// No other line has more food than the one that the watchdog then guards. `n`: the cubes
pub const GUARDS_FOOD: &str = "advice_guards_food";
/// Nothing else that the seat could do in this turn brings it points at once.
pub const NOTHING_MORE: &str = "advice_nothing_more";
/// The trainings in hand are enough for an open trick, or lack one. `n`: the trainings
pub const KEEPS_TRAININGS: &str = "advice_keeps_trainings";
}

/// So many cards at once are many.
const MANY: u32 = 4;

pub(super) fn why(state: &DogLover, seat: Seat, action: &Action) -> Option<Line> {
    let player = state.player(seat);
    match *action {
        Action::Retrieve { trick, turn, at } => cards(state, player, trick.placement(turn, at)?.cells),
        Action::Fetch { cell } => cards(state, player, CellSet::EMPTY.with(cell)),
        Action::Walk { dog } => is_fed(player, dog).or_else(|| if_fed(WALK)),
        Action::Train { dog } => is_fed(player, dog).or_else(|| if_fed(TRAINING)),
        Action::Attach { card, dog } => is_fed(player, dog).or_else(|| if_fed(card.points())),
        Action::Adopt { dog } => {
            let mut after = player.clone();
            after.keep(Face::Dog(dog));
            let is_enough = lacks(&after) == Some(0);
            if is_enough { Some(Line::new(ENOUGH_FOOD)) } else { if_fed(dog.points()) }
        }
        Action::Learn { trick } => bigger(player, trick).or_else(|| more_ways(player, trick)),
        Action::Guard { lane } => guards(state, lane),
        Action::EndTurn => nothing_more(state, seat),
        Action::Discard { .. } => None,
    }
}

/// What counts only if the dog has its food at the end.
fn if_fed(points: i32) -> Option<Line> {
    (points > 0).then(|| Line::new(IF_FED).with("n", points))
}

fn cards(state: &DogLover, player: &Player, cells: CellSet) -> Option<Line> {
    let taken = || cells.iter().filter_map(|cell| state.grid[cell as usize]).map(|card| card.face());
    let mut after = player.clone();
    after.remembered.forget();
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
        .or_else(|| bones(player, &after))
        .or_else(|| trick_in_reach(state, player, &after))
        .or_else(|| taken().find_map(|face| fits(player, face)))
}

fn bones(before: &Player, after: &Player) -> Option<Line> {
    let more = after.count(true).bones - before.count(true).bones;
    // A dog that comes with the bones may be what they bring more for.
    let has_more = after.hand.bones > before.hand.bones;
    (has_more && more > 0).then(|| Line::new(BONES).with("n", more))
}

fn trick_in_reach(state: &DogLover, before: &Player, after: &Player) -> Option<Line> {
    let (had, has) = (before.hand.trainings, after.hand.trainings);
    let costs = state.school.iter().map(|trick| trick.cost()).filter(|&cost| had < cost && cost <= has);
    costs.max().map(|cost| Line::new(TRICK_IN_REACH).with("n", i32::from(cost)))
}

/// A card that is worth something to the dogs that the seat has, or a dog.
fn fits(player: &Player, face: Face) -> Option<Line> {
    match face {
        Face::Walk if player.dogs.iter().any(OwnDog::has_room_for_walk) => Some(Line::new(WALK_FITS)),
        Face::Trait(card) if card.points() > 0 && player.dogs.iter().any(|own| own.can_have(card)) => {
            Some(Line::new(TRAIT_FITS).with("n", card.points()))
        }
        Face::Dog(dog) if dog.points() > 0 => Some(Line::new(TAKES_DOG).with("n", dog.points())),
        _ => None,
    }
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

fn more_ways(player: &Player, trick: Trick) -> Option<Line> {
    let ways = |trick: Trick| trick.placements().len();
    let known = player.tricks.iter().map(ways).max()?;
    let n = i32::try_from(ways(trick)).expect("few cells");
    (ways(trick) > known).then(|| Line::new(MORE_WAYS).with("n", n))
}

fn guards(state: &DogLover, lane: Lane) -> Option<Line> {
    let cubes = |lane: &Lane| {
        let cards = lane.cells().iter().filter_map(|cell| state.grid[cell as usize]);
        let units = cards.map(|card| if let Face::Food(_, units) = card.face() { units.into() } else { 0 });
        units.sum::<i32>()
    };
    let n = cubes(&lane);
    (n > 0 && Lane::ALL.iter().map(cubes).max() == Some(n)).then(|| Line::new(GUARDS_FOOD).with("n", n))
}

fn nothing_more(state: &DogLover, seat: Seat) -> Option<Line> {
    let gains = |action: &Action| *action != Action::EndTurn && state.score_delta(seat, action) > Some(0);
    if !state.legal_actions(seat).iter().any(gains) {
        return Some(Line::new(NOTHING_MORE));
    }
    let n = state.player(seat).hand.trainings;
    let is_near = n > 0 && state.school.iter().any(|trick| trick.cost() <= n + 1);
    (is_near && !state.is_last_round).then(|| Line::new(KEEPS_TRAININGS).with("n", i32::from(n)))
}
