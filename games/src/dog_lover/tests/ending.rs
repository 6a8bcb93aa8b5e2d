//! The End card, the last round, and who wins.

use super::*;
use crate::dog_lover::Event;
use crate::dog_lover::Hands;
use crate::dog_lover::data::Kind;
use crate::frame::{LegalActions, Places, open};

/// A table where the End lies below so many cards, and so many lie below the End.
fn end_below(seats: u8, above: usize, below: usize) -> DogLover {
    let mut state = table(seats);
    state.deck.retain(|&card| card != Card::END);
    state.deck.truncate(above + below);
    state.deck.insert(below, Card::END);
    state
}

/// Ana, Bia … take a line that the watchdog does not guard, and end their turn.
fn simple_turn(state: &DogLover) -> DogLover {
    let lane = Lane::ALL.iter().find(|&&lane| lists(state, line(lane))).unwrap();
    let mut state = act(state, line(*lane));
    // Nothing is tucked in these tests.
    (turn(&mut state).walks, turn(&mut state).traits) = (0, Default::default());
    act(&state, Action::EndTurn)
}

/// Manual L14.
/// Drawn while filling, it is discarded, the rest comes from below it, and the round is the last (manual L13-14).
#[test]
fn the_end_is_discarded_and_filling_goes_on() {
    let state = act(&end_below(2, 1, 8), line(Lane::RowB));
    let cards: Vec<_> = state.deck.iter().rev().copied().filter(|&card| card != Card::END).take(3).collect();
    let after = step(&state, Action::EndTurn);
    let [
        _,
        Event::Public(PublicEvent::Refilled { cards: first }),
        Event::Public(PublicEvent::EndDrawn),
        Event::Public(PublicEvent::Refilled { cards: rest }),
        _,
    ] = &after.events[..]
    else {
        panic!("{:?}", after.events)
    };
    assert_eq!(first.iter().chain(rest).map(|(_, &card)| card).collect::<Vec<_>>(), cards);
    assert_eq!((first.len(), rest.len()), (1, 2));
    let state = after.state;
    assert!(state.is_last_round && state.view().last_round && state.grid.iter().all(Option::is_some));
    assert_eq!(state.discards.iter().collect::<Vec<_>>(), [(Kind::Food, 3), (Kind::End, 1)]);
    assert_eq!((state.phase, state.awaited()), (Phase::Rounds, BIA));
}

/// If the deck runs out after the End card, nothing more is drawn.
#[test]
fn the_end_is_drawn_once() {
    let state = simple_turn(&simple_turn(&end_below(3, 0, 4)));
    assert!(state.deck.is_empty() && state.grid.contains(&None));
    assert_eq!(state.discards.iter().find(|&(kind, _)| kind == Kind::End), Some((Kind::End, 1)));
}

/// A card that fills the last space draws no further.
#[test]
fn the_end_is_drawn_only_when_needed() {
    let state = simple_turn(&end_below(2, 3, 8));
    assert!(!state.is_last_round);
    assert_eq!(state.deck.last(), Some(&Card::END));
    assert!(simple_turn(&state).is_last_round);
}

/// All have equally many turns: drawn by the first of three, two more follow.
#[test]
fn the_round_is_played_to_its_end() {
    let mut state = simple_turn(&end_below(3, 0, 12));
    assert!(state.is_last_round);
    for seat in [BIA, CAIO] {
        assert_eq!(state.awaited(), seat);
        state = simple_turn(&state);
    }
    assert!(matches!(state.status(), Status::Over(_)));
}

/// L-12: drawn by the last player of a round, the match ends with that turn.
#[test]
fn l_12_the_last_player_draws_the_end() {
    let state = simple_turn(&end_below(2, 3, 8));
    assert_eq!((state.awaited(), state.is_last_round), (BIA, false));
    let state = simple_turn(&state);
    assert!(state.is_last_round);
    assert!(matches!(state.status(), Status::Over(_)));
    assert_eq!((state.round, state.turn), (1, None));
    assert!(Seat::all(2).all(|seat| state.legal_actions(seat).is_empty()));
}

/// Four cards a seat below the End are enough for each seat to take four.
#[test]
fn the_deck_outlasts_the_last_round() {
    for seats in 2..=4 {
        let mut state = end_below(seats, 0, 4 * usize::from(seats));
        state.players.iter_mut().for_each(|player| player.tricks.insert(Trick::T06));
        while let Status::Awaiting(_) = state.status() {
            let list = state.legal_actions(state.awaited());
            let four = |action: &&Action| matches!(action, Action::Retrieve { trick: Trick::T06, .. });
            state = act(&state, *list.iter().find(four).unwrap());
            (turn(&mut state).walks, turn(&mut state).traits) = (0, Default::default());
            state = act(&state, Action::EndTurn);
            assert!(state.grid.iter().all(Option::is_some));
        }
        assert!(state.deck.is_empty());
    }
}

/// At the end the server feeds, dog by dog, and hidden hands are laid down.
#[test]
fn feeding_is_logged_dog_by_dog() {
    let mut state = simple_turn(&end_below(2, 0, 8));
    give(&mut state, ANA, "d01 d05 d12");
    state.player_mut(ANA).cubes = [3, 0, 0, 2];
    state.player_mut(ANA).hand.bones = 2;
    assert_eq!(state.view().players[&ANA].hand, None);
    let after = step(&act(&state, line(Lane::RowC)), Action::EndTurn);
    let meals = [(Dog::D01, [2, 0, 0, 0]), (Dog::D05, [1, 0, 0, 2])].into();
    assert!(after.events.contains(&PublicEvent::Fed { seat: ANA, meals }.into()));
    let view = after.state.view();
    let ana = &view.players[&ANA];
    assert_eq!(ana.hand.as_ref().unwrap().bones, 2);
    assert_eq!(ana.dogs[&Dog::D12].meal, None);
    assert_eq!(after.state.private_view(ANA), None);
    assert_eq!(after.state.private_score_sheet(ANA), None);
    let sheet = after.state.score_sheet();
    let points = |line: &'static str| sheet.lines[line][ANA].points;
    assert_eq!((points("d01"), points("d05"), points("d12"), points("bones")), (3, 5, -2, 2));
}

/// The stored result of feeding is kept, even if the present rules would feed better.
#[test]
fn the_end_is_scored_as_it_was_recorded() {
    let mut state = table(2);
    give(&mut state, ANA, "d01 d05");
    state.player_mut(ANA).cubes = [2, 1, 0, 0];
    assert_eq!(state.score_sheet().total(ANA), 3);
    state.apply(&PublicEvent::Fed { seat: ANA, meals: [(Dog::D01, [2, 0, 0, 0])].into() }.into());
    assert_eq!(state.score_sheet().total(ANA), 3 - 2);
}

fn over(give_each: [(&str, [u8; 4]); 2]) -> Places {
    let mut state = table(2);
    for (seat, (dogs, cubes)) in Seat::all(2).zip(give_each) {
        give(&mut state, seat, dogs);
        state.player_mut(seat).cubes = cubes;
        let meals = state.player(seat).best_meals();
        state.apply(&PublicEvent::Fed { seat, meals }.into());
    }
    state.apply(&PublicEvent::Ended.into());
    let Status::Over(places) = state.status() else { panic!("the match is over") };
    places
}

fn places(ana: u8, bia: u8) -> Places {
    Places([(ANA, ana), (BIA, bia)].into())
}

/// L-14: the most points; then more fed dogs; then more fed rescue dogs; then it is shared (manual L16).
#[test]
fn l_14_ties() {
    let much = [9, 9, 9, 9];
    assert_eq!(over([("d12", much), ("d10", much)]), places(1, 2));
    // 3 + 3 with two dogs, 6 with one.
    assert_eq!(over([("d01 d02", much), ("d07", much)]), places(1, 2));
    // 4 + 2 and 4 + 2 from the shelter: Professor without trainings, Quirky without traits.
    assert_eq!(over([("d03 d14", much), ("r06 d14", much)]), places(2, 1));
    // Two dogs of 4 come before one of 6 from the shelter that brings 2 for a large dog: itself.
    assert_eq!(over([("r03", much), ("d03 d13", much)]), places(2, 1));
    assert_eq!(over([("d01 d02", much), ("d04 d02", much)]), places(1, 1));
}

/// Whole matches, with open and with hidden hands: the last round comes, and every round is whole.
#[test]
fn matches_end_after_whole_rounds() {
    for (seats, hands) in [(2, Hands::Open), (3, Hands::Hidden), (4, Hands::Open)] {
        let options = Options { hands, ..Options::default() };
        let mut state = open::<DogLover>(&options, seats, Dice::from_number(5)).unwrap().state;
        let mut chance = Dice::from_number(6);
        let mut turns = vec![0; usize::from(seats)];
        while let Status::Awaiting(_) = state.status() {
            let seat = state.awaited();
            let list = LegalActions::of(&state, seat);
            let action = *chance.pick(&list);
            let played = play(&state, seat, &action, Dice::from_number(turns.iter().sum::<usize>() as u64));
            let played = played.unwrap();
            for (seat, action) in played.automatic.into_iter().chain([(seat, action)]) {
                turns[seat.index()] += usize::from(action == Action::EndTurn);
            }
            state = played.state;
        }
        assert!(turns.iter().all(|&count| count == turns[0] && (5..=9).contains(&count)), "{turns:?}");
    }
}
