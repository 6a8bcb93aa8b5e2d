//! A game that panics: whatever it was asked, no written step is lost and nobody else's request fails with it.

use super::world::{World, person};
use crate::shelf::{Level, Move, NotListed, Playouts, Position, Story};
use crate::{Command, Wish};
use games::frame::{Dice, Places, Seat, SeatSet, Viewer};
use protocol::{Document, Pace, RequestId};
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// What a game may be asked.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    Awaited,
    Choices,
    Play,
    View,
    Own,
    Sheet,
    OwnSheet,
    Ask,
    Headline,
}

/// A state that panics when it is asked something, or whose next one will.
struct Faulty {
    inner: Box<dyn Position>,
    now: Option<Asked>,
    next: Option<Asked>,
}

impl Faulty {
    fn asked(&self, what: Asked) -> &dyn Position {
        assert!(self.now != Some(what), "a game that fails when it is asked for {what:?}");
        &*self.inner
    }

    fn put_into(world: &mut World, now: Option<Asked>, next: Option<Asked>) {
        let inner = world.room.record.now.game.take().unwrap();
        world.room.record.now.game = Some(Box::new(Self { inner, now, next }));
    }
}

impl Position for Faulty {
    fn boxed(&self) -> Box<dyn Position> {
        Box::new(Self { inner: self.inner.boxed(), now: self.now, next: self.next })
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

    fn has_choices(&self, seat: Seat) -> bool {
        self.asked(Asked::Choices).has_choices(seat)
    }

    fn has_way_back(&self, seat: Seat) -> bool {
        self.inner.has_way_back(seat)
    }

    fn same_ask(&self, other: &dyn Position, seat: Seat) -> bool {
        let other = other.as_any().downcast_ref::<Self>().map_or(other, |other| &*other.inner);
        self.inner.same_ask(other, seat)
    }

    fn takes_back(&self, action: &str) -> bool {
        self.inner.takes_back(action)
    }

    fn play(&self, seat: Seat, action: &Value, dice: Dice) -> Result<Move, NotListed> {
        let played = self.asked(Asked::Play).play(seat, action, dice)?;
        let next = Self { inner: played.next, now: self.next, next: None };
        Ok(Move { next: Box::new(next), ..played })
    }

    fn fold(&mut self, events: &str) -> Result<Story, serde_json::Error> {
        self.inner.fold(events)
    }

    fn view(&self, about: usize) -> Document {
        self.asked(Asked::View).view(about)
    }

    fn own(&self, seat: Seat) -> Option<Document> {
        self.asked(Asked::Own).own(seat)
    }

    fn scores(&self, about: usize) -> Document {
        self.asked(Asked::Sheet).scores(about)
    }

    fn own_scores(&self, seat: Seat) -> Option<Document> {
        self.asked(Asked::OwnSheet).own_scores(seat)
    }

    fn totals(&self) -> BTreeMap<u8, i32> {
        self.inner.totals()
    }

    fn ask(&self, seat: Seat) -> Option<Arc<Document>> {
        self.asked(Asked::Ask).ask(seat)
    }

    fn worth(&self, seat: Seat, action: &Value) -> Option<i32> {
        self.inner.worth(seat, action)
    }

    fn headline(&self) -> Value {
        self.asked(Asked::Headline).headline()
    }

    fn think(
        &self,
        level: Level,
        seat: Seat,
        dice: &mut Dice,
        budget: Playouts,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Value> {
        self.inner.think(level, seat, dice, budget, keep_going)
    }

    fn is_open(&self, seat: Seat) -> bool {
        self.inner.is_open(seat)
    }

    fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn Position> {
        self.inner.resampled(viewer, dice)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[test]
fn what_fails_before_a_step_is_written_costs_one_request() {
    let fails = [(Some(Asked::Play), None), (None, Some(Asked::Awaited)), (None, Some(Asked::Choices))];
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
fn what_fails_when_a_written_step_is_shown_costs_no_step() {
    let shown = [Asked::View, Asked::Own, Asked::Sheet, Asked::OwnSheet, Asked::Ask, Asked::Headline];
    for fails in shown {
        let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
        Faulty::put_into(&mut world, None, Some(fails));
        let begun = world.stored.row.version;
        let choice = world.clients[&conns[0]].listed(0).unwrap();
        let id = world.wish(conns[0], choice);
        // Whoever drives the room drops it then.
        let told = catch_unwind(AssertUnwindSafe(|| world.resolve(true, true)));
        assert!(told.is_err(), "{fails:?}");
        assert_eq!(world.stored.row.version, begun + 1);
        world.restart(true);
        conns.iter().for_each(|&conn| world.join(conn));
        world.settle();
        assert_eq!(world.clients[&conns[0]].answers[&id], Ok(begun + 1), "{fails:?}: it is answered");
        world.check_pictures("after a panic");
    }
}

#[test]
fn who_cannot_be_shown_their_seat_is_told_so_and_the_others_play_on() {
    let (mut world, conns) = World::running(&["Ana", "Bia"], Pace::Free);
    world.drop_socket(conns[1]);
    world.restart(true);
    world.join(conns[0]);
    let watcher = world.connect(None);
    world.settle();
    Faulty::put_into(&mut world, Some(Asked::Ask), None);
    let bia = world.connect(None);
    let request = RequestId::try_from("again".to_owned()).unwrap();
    world.clients.get_mut(&bia).unwrap().person = Some(person("Bia"));
    world.handle(Command::Join { conn: bia, person: Some(person("Bia")), request, since: None });
    world.settle();
    assert_eq!(world.clients[&bia].answers["again"], Err("internal".to_owned()));
    let wish = Wish::Chat("Is anybody there?".to_owned());
    let id = world.wish(conns[0], wish);
    world.settle();
    assert!(world.clients[&conns[0]].answers[&id].is_ok());
    assert!(world.clients[&watcher].since.is_some());
}
