//! A game that panics: no written step is lost, and no request of another user fails.

use super::world::{World, named_user};
use crate::registry::{GameState, GameStep, Level, NotLegal, Observations};
use crate::{Command, RequestKind};
use games::frame::{Dice, Places, Seat, SeatSet, Viewer};
use protocol::{Document, Pace, RequestId};
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use tracing::field::Field;
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// The methods of a game that can panic.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    Awaited,
    LegalActions,
    Play,
    View,
    Own,
    Sheet,
    OwnSheet,
    Prompt,
    Headline,
}

/// A game state that panics in one method, or whose next state will.
struct Faulty {
    inner: Box<dyn GameState>,
    now: Option<Asked>,
    next: Option<Asked>,
}

impl Faulty {
    fn asked(&self, what: Asked) -> &dyn GameState {
        assert!(self.now != Some(what), "the game panics in {what:?}");
        &*self.inner
    }

    fn put_into(world: &mut World, now: Option<Asked>, next: Option<Asked>) {
        let inner = world.room.record.state.game.take().unwrap();
        world.room.record.state.game = Some(Box::new(Self { inner, now, next }));
    }
}

impl GameState for Faulty {
    fn clone_box(&self) -> Box<dyn GameState> {
        Box::new(Self { inner: self.inner.clone_box(), now: self.now, next: self.next })
    }

    fn state(&self) -> Box<RawValue> {
        self.inner.state()
    }

    fn awaited(&self) -> SeatSet {
        self.asked(Asked::Awaited).awaited()
    }

    fn places(&self) -> Option<Places> {
        self.inner.places()
    }

    fn has_legal_action(&self, seat: Seat) -> bool {
        self.asked(Asked::LegalActions).has_legal_action(seat)
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.inner.can_take_back(seat)
    }

    fn has_same_prompt(&self, other: &dyn GameState, seat: Seat) -> bool {
        let other = other.as_any().downcast_ref::<Self>().map_or(other, |other| &*other.inner);
        self.inner.has_same_prompt(other, seat)
    }

    fn takes_back(&self, action: &str) -> bool {
        self.inner.takes_back(action)
    }

    fn play(&self, seat: Seat, action: &Value, dice: Dice) -> Result<GameStep, NotLegal> {
        let played = self.asked(Asked::Play).play(seat, action, dice)?;
        let next = Self { inner: played.next, now: self.next, next: None };
        Ok(GameStep { next: Box::new(next), ..played })
    }

    fn apply(&mut self, events: &str) -> Result<Observations, serde_json::Error> {
        self.inner.apply(events)
    }

    fn view(&self, about: usize) -> Document {
        self.asked(Asked::View).view(about)
    }

    fn private_view(&self, seat: Seat) -> Option<Document> {
        self.asked(Asked::Own).private_view(seat)
    }

    fn score_sheet(&self, about: usize) -> Document {
        self.asked(Asked::Sheet).score_sheet(about)
    }

    fn private_score_sheet(&self, seat: Seat) -> Option<Document> {
        self.asked(Asked::OwnSheet).private_score_sheet(seat)
    }

    fn score_lines(&self) -> BTreeMap<String, BTreeMap<u8, i32>> {
        self.inner.score_lines()
    }

    fn totals(&self) -> BTreeMap<u8, i32> {
        self.inner.totals()
    }

    fn prompt(&self, seat: Seat) -> Option<Arc<Document>> {
        self.asked(Asked::Prompt).prompt(seat)
    }

    fn score_delta(&self, seat: Seat, action: &Value) -> Option<i32> {
        self.inner.score_delta(seat, action)
    }

    fn why(&self, seat: Seat, action: &Value) -> Option<Value> {
        self.inner.why(seat, action)
    }

    fn headline(&self) -> Value {
        self.asked(Asked::Headline).headline()
    }

    fn think(
        &self,
        level: Level,
        seat: Seat,
        dice: &mut Dice,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Value> {
        self.inner.think(level, seat, dice, keep_going)
    }

    fn decides_openly(&self, seat: Seat) -> bool {
        self.inner.decides_openly(seat)
    }

    fn determinized(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn GameState> {
        self.inner.determinized(viewer, dice)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[test]
fn a_panic_before_a_step_is_written_costs_one_request() {
    let fails = [(Some(Asked::Play), None), (None, Some(Asked::Awaited)), (None, Some(Asked::LegalActions))];
    for (now, next) in fails {
        let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
        Faulty::put_into(&mut world, now, next);
        let begun = world.stored.row.version;
        assert_eq!(world.play(conns[0], 0), Err("internal".to_owned()), "{now:?}, {next:?}");
        assert_eq!(world.stored.row.version, begun);
        Faulty::put_into(&mut world, None, None);
        world.restart(false);
        conns.iter().for_each(|&conn| world.join(conn));
        world.settle();
        world.play(conns[0], 0).unwrap();
    }
}

#[test]
fn a_failure_is_named_to_the_player_as_in_the_log() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    Faulty::put_into(&mut world, Some(Asked::Play), None);
    let log = FailureLog::default();
    tracing::subscriber::with_default(log.clone(), || {
        for conn in [conns[0], conns[1], conns[0]] {
            assert_eq!(world.play(conn, 0), Err("internal".to_owned()));
        }
    });
    let logged = log.0.lock().unwrap().clone();
    let named = |conn| world.clients[&conn].failures.clone();
    let (ana, bia) = (named(conns[0]), named(conns[1]));
    assert_eq!(logged, [ana[0].clone(), bia[0].clone(), ana[1].clone()]);
    assert!(logged.iter().all(|name| name.len() == 8) && ana[0] != ana[1], "{logged:?}");
    // A refusal that is no failure has no name.
    Faulty::put_into(&mut world, None, None);
    world.request(conns[0], RequestKind::Undo { version: 99 });
    world.settle();
    assert_eq!(world.clients[&conns[0]].failures.len(), 2);
}

/// The failures that lines of the log name.
#[derive(Clone, Default)]
struct FailureLog(Arc<Mutex<Vec<String>>>);

impl Subscriber for FailureLog {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        event.record(&mut |field: &Field, value: &dyn Debug| {
            if field.name() == "failure" {
                self.0.lock().unwrap().push(format!("{value:?}"));
            }
        });
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[test]
fn a_panic_while_a_written_step_is_shown_loses_no_step() {
    let shown = [Asked::View, Asked::Own, Asked::Sheet, Asked::OwnSheet, Asked::Prompt, Asked::Headline];
    for fails in shown {
        let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
        Faulty::put_into(&mut world, None, Some(fails));
        let begun = world.stored.row.version;
        let choice = world.clients[&conns[0]].legal_action(0).unwrap();
        let id = world.request(conns[0], choice);
        // The task that runs the room drops it after a panic.
        let told = catch_unwind(AssertUnwindSafe(|| world.resolve(true, true)));
        assert!(told.is_err(), "{fails:?}");
        assert_eq!(world.stored.row.version, begun + 1);
        world.restart(true);
        conns.iter().for_each(|&conn| world.join(conn));
        world.settle();
        assert_eq!(
            world.clients[&conns[0]].answers[&id],
            Ok(begun + 1),
            "{fails:?}: the request is answered"
        );
        world.check_documents("after a panic");
    }
}

#[test]
fn a_panic_while_a_socket_joins_costs_only_that_join() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.drop_socket(conns[1]);
    world.restart(true);
    world.join(conns[0]);
    let watcher = world.connect(None);
    world.settle();
    Faulty::put_into(&mut world, Some(Asked::Prompt), None);
    let bia = world.connect(None);
    let request = RequestId::try_from("again".to_owned()).unwrap();
    world.clients.get_mut(&bia).unwrap().user = Some(named_user("Bia"));
    world.handle(Command::Join { conn: bia, user: Some(named_user("Bia")), request, since: None });
    world.settle();
    assert_eq!(world.clients[&bia].answers["again"], Err("internal".to_owned()));
    let kind = RequestKind::Chat("Is anybody there?".to_owned());
    let id = world.request(conns[0], kind);
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
    assert!(world.clients[&watcher].since.is_some());
}
