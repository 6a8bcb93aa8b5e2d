//! What really leaves the room: nobody is sent, by any frame or reel, what they may not know.
//!
//! Two rooms are alike but for what a viewer may not know (the game is resampled for them). Whatever the viewer and
//! the others then do, the viewer is sent the same bytes by both, as long as nothing is rolled or brought to light. Of a
//! step that does so it is told the same, event by event, up to one that reveals something to it.

use super::chance::opening;
use super::world::{World, person};
use crate::frame::{Frame, bundle};
use crate::playback::follow;
use crate::shelf::{self, Position, Title};
use crate::stored::{Chat, Lease, StepRow, StoredMatch};
use crate::{Command, ConnId, Effect, Room, Verdict, Wish};
use games::frame::{Dice, Game, Seat, Viewer, play};
use protocol::RequestId;
use protocol::choices::{one_action, unpacked};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::thread;

const MATCHES: u64 = 12;
/// Comparing means folding the match twice, so only one step in so many is compared.
const SAMPLED: u32 = 6;

#[test]
fn rooms_that_differ_in_secrets_only_send_the_same_bytes() {
    let compared: u32 = thread::scope(|scope| {
        let games: Vec<_> =
            shelf::titles().iter().map(|&title| scope.spawn(move || compare_matches(title))).collect();
        games.into_iter().map(|game| game.join().expect("the same bytes are sent")).sum()
    });
    assert!(compared > 80, "only {compared} steps were compared");
}

/// How many steps were compared in matches of a game.
fn compare_matches(title: &dyn Title) -> u32 {
    let info = title.info();
    let compare = |seed| {
        let mut dice = Dice::from_number(seed);
        let seats = info.fewest + dice.below(u32::from(info.most - info.fewest) + 1) as u8;
        let options = draw_options(&info.fields, &mut dice);
        compare_along_a_match(title.name(), seats, &options, &mut dice, seed)
    };
    (0..MATCHES).map(compare).sum()
}

/// Any value for every option.
fn draw_options(fields: &Value, dice: &mut Dice) -> Value {
    let draw = |field: &Value, dice: &mut Dice| match field["kind"].as_str().unwrap() {
        "flag" => json!(dice.below(2) == 0),
        "one_of" => dice.pick(field["values"].as_array().unwrap()).clone(),
        _ => json!([]),
    };
    let fields = fields.as_array().unwrap();
    fields.iter().map(|field| (field["id"].as_str().unwrap().to_owned(), draw(field, dice))).collect()
}

fn compare_along_a_match(game: &str, seats: u8, options: &Value, dice: &mut Dice, seed: u64) -> u32 {
    let names: Vec<String> = (0..seats).map(|seat| format!("P{seat}")).collect();
    let mut world = World::seated(game, &names, options);
    let mut compared = 0;
    for step in 0..400 {
        let awaited: Vec<u8> = world.room.record.now.awaited().collect();
        if awaited.is_empty() {
            break;
        }
        let mut viewers = shelf::viewers(seats);
        let viewer = viewers.nth(dice.index(usize::from(seats) + 1)).unwrap();
        let actor = *dice.pick(&awaited);
        if dice.below(SAMPLED) == 0 {
            let context = format!("{game}, seed {seed}, step {step}");
            compared += compare(&world.stored, &world.room, viewer, actor, dice, &context);
        }
        world.act_for(actor, dice);
    }
    compared
}

/// Lets the same seat act in a room and in its twin, and compares all that the viewer is sent.
fn compare(
    stored: &StoredMatch,
    room: &Room,
    viewer: Viewer,
    actor: u8,
    dice: &mut Dice,
    context: &str,
) -> u32 {
    let mut original = twin(stored, room, None, dice);
    let mut other = twin(stored, room, Some(viewer), dice);
    let own = viewer == Viewer::Seat(Seat(actor));
    let unlisted = json!({"do": "pick", "dino": "unicorn"});
    let refused = [&mut original, &mut other].map(|room| Told::by(room, viewer, actor, &unlisted).frames);
    assert_alike(&refused[0], &refused[1], &format!("{context}: refusals to {viewer:?}"));
    let first = draw_action(&original, actor, dice);
    let version = original.record.now.version + 1;
    // What one chooses oneself one knows; what others choose in secret may be anything.
    let may_be_fixed = |room: &Room| is_fixed(room, actor, &first, version);
    // A step that shows something is the same in both, if it can be.
    let same = own || may_be_fixed(&original) == Some(true) && may_be_fixed(&other).is_some();
    let second = if same { first.clone() } else { draw_action(&other, actor, dice) };
    let games = [&original, &other].map(|room| room.record.now.game.as_ref().unwrap().boxed());
    let states = [&games[0], &games[1]].map(|game| game.state());
    let told = (Told::by(&mut original, viewer, actor, &first), Told::by(&mut other, viewer, actor, &second));
    // A step that is seen by all differs where the actions differ; only unseen choices must look alike.
    let [left, right] = games;
    let reels = (
        played_back(stored, room, left, told.0.step.as_ref(), viewer),
        played_back(stored, room, right, told.1.step.as_ref(), viewer),
    );
    if first == second && (told.0.is_fixed() || told.1.is_fixed()) {
        let step = Final { game: &stored.row.game, seat: Seat(actor), action: &first, viewer };
        let observed = [(&states[0], &reels.0), (&states[1], &reels.1)]
            .map(|(state, reel)| step.observed(state, Dice::for_step(&original.head.seed, version), reel));
        let context = format!("{context}: {actor} plays {first}, {viewer:?} is told");
        assert_observed_alike(&observed[0], &observed[1], &context);
    }
    let secret = |told: &Told| !told.is_fixed() && (own || told.left_waiting);
    if !(secret(&told.0) && secret(&told.1)) {
        assert_alike(&told.0.before, &told.1.before, &format!("{context}: the snapshot of {viewer:?}"));
        assert_eq!(told.0.bundles[0], told.1.bundles[0], "{context}: the compressed snapshot of {viewer:?}");
        assert_eq!(told.0.others[0], told.1.others[0], "{context}: the length of a snapshot of {actor}");
        assert_alike(&reels.0[..1], &reels.1[..1], &format!("{context}: the reel of {viewer:?} so far"));
        return 0;
    }
    let context = format!("{context}: {actor} plays {first} or {second}, {viewer:?} is told");
    assert_alike(&told.0.frames, &told.1.frames, &context);
    assert_eq!(told.0.bundles, told.1.bundles, "{context}, compressed");
    assert_eq!(told.0.others, told.1.others, "{context}: what compressing saves of the frames of {actor}");
    assert_alike(&reels.0, &reels.1, &format!("{context}, played back"));
    1
}

/// A step that rolls or reveals something.
struct Final<'a> {
    game: &'a str,
    seat: Seat,
    action: &'a Value,
    viewer: Viewer,
}

/// What a viewer is sent of an event, or the event itself if only the views show it; and whether it is said to reveal
/// something to the viewer.
type Observed = (Value, bool);

impl Final<'_> {
    /// What the viewer observes of the step, in the words of its reel.
    fn observed(&self, state: &RawValue, dice: Dice, reel: &[String]) -> Vec<Observed> {
        macro_rules! by_name {
            ($($name:ident: $game:path),* $(,)?) => {
                match self.game {
                    $(<$game as Game>::NAME => self.events::<$game>(state, dice),)*
                    _ => unreachable!("a game of the shelf"),
                }
            };
        }
        let events: Vec<(Option<Value>, bool)> = games::with_games!(by_name);
        let frame: Value = serde_json::from_str(reel.last().unwrap()).unwrap();
        let mut sent = frame["seen"].as_array().cloned().unwrap_or_default().into_iter();
        let observed = events.into_iter().map(|(untold, reveals)| {
            let sent = untold.or_else(|| sent.next()).expect("the reel tells of every event that is told");
            (sent, reveals)
        });
        let observed = observed.collect();
        assert!(sent.next().is_none(), "the reel tells of more than was told: {frame}");
        observed
    }

    /// The events that the viewer observes: those that are not told as they are.
    fn events<G: Game>(&self, state: &RawValue, dice: Dice) -> Vec<(Option<Value>, bool)> {
        let state: G = serde_json::from_str(state.get()).unwrap();
        let action: G::Action = serde_json::from_value(self.action.clone()).unwrap();
        let played = play(&state, self.seat, &action, dice).unwrap();
        let events = played.events.iter().zip(&played.told).zip(&played.reveals);
        let observed = events.filter_map(|((event, told), reveals)| {
            let reveals = reveals.includes(self.viewer);
            let told = told.to(self.viewer).is_some();
            let untold = (!told).then(|| serde_json::to_value(event).unwrap());
            (told || reveals).then_some((untold, reveals))
        });
        observed.collect()
    }
}

/// Two steps may part only at an event that reveals something to the viewer in both.
fn assert_observed_alike(left: &[Observed], right: &[Observed], context: &str) {
    let parts = |(one, two): &(&Observed, &Observed)| one != two;
    match left.iter().zip(right).find(parts) {
        Some(((_, true), (_, true))) => {}
        Some((left, right)) => panic!("{context}\n left: {left:?}\nright: {right:?}"),
        None => assert_eq!(left.len(), right.len(), "{context}: how many events"),
    }
}

/// Compares frames without printing whole pictures.
fn assert_alike(left: &[String], right: &[String], context: &str) {
    assert_eq!(left.len(), right.len(), "{context}: how many frames");
    for (left, right) in left.iter().zip(right) {
        let at = left.bytes().zip(right.bytes()).take_while(|(left, right)| left == right).count();
        let around = |text: &str| text.chars().skip(at.saturating_sub(80)).take(160).collect::<String>();
        assert!(left == right, "{context}\n left: {}\nright: {}", around(left), around(right));
    }
}

/// What a viewer is sent before, during and after one action.
struct Told {
    before: Vec<String>,
    frames: Vec<String>,
    /// The same, compressed as it is sent, however short.
    bundles: Vec<Vec<u8>>,
    /// How long the frames of the actor are, who may be somebody else, without what only they may know.
    others: Vec<usize>,
    step: Option<StepRow>,
    /// The actor is no longer awaited and may only reconsider: a choice nobody else knows.
    left_waiting: bool,
}

impl Told {
    fn by(room: &mut Room, viewer: Viewer, actor: u8, action: &Value) -> Self {
        const NOW: u64 = 5_000_000;
        let (eyes, hand): (ConnId, ConnId) = (90, 91);
        let watcher = match viewer {
            Viewer::Seat(seat) => Some(person(&format!("P{}", seat.0))),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let id = |text: &str| RequestId::try_from(text.to_owned()).unwrap();
        let mut frames = Vec::new();
        let (mut bundles, mut others) = (Vec::new(), Vec::new());
        let mut step = None;
        let mut take = |effects: Vec<Effect>, frames: &mut Vec<String>| {
            for effect in effects {
                match effect {
                    Effect::Send { to, frames: sent } => {
                        let bundle = bundle(&sent).unwrap();
                        if to.contains(&hand) {
                            others.push(bundle.len() - sent.iter().map(private_length).sum::<usize>());
                        }
                        if to.contains(&eyes) {
                            frames.extend(sent.iter().map(ToString::to_string));
                            bundles.push(bundle);
                        }
                    }
                    Effect::Commit(write) => step = Some(write.step),
                    _ => {}
                }
            }
        };
        let join = |conn, person| Command::Join { conn, person, request: id("join"), since: None };
        let joined = room.handle(NOW, join(hand, Some(person(&format!("P{actor}")))));
        take(joined, &mut frames);
        let joined = room.handle(NOW, join(eyes, watcher.clone()));
        take(joined, &mut frames);
        let before = frames.clone();
        let openly = room.record.now.game.as_ref().is_some_and(|game| game.is_open(Seat(actor)));
        let expect = room.record.now.clocks[usize::from(actor)].decision;
        let own = viewer == Viewer::Seat(Seat(actor));
        let conn = if own { eyes } else { hand };
        let wish = Wish::Act { expect, action: action.clone() };
        let asked = room.handle(NOW, Command::Ask { conn, request: id("act"), wish });
        take(asked, &mut frames);
        let committed = room.handle(NOW, Command::Committed(vec![Verdict::Written]));
        take(committed, &mut frames);
        for conn in [hand, eyes] {
            room.handle(NOW, Command::Leave { conn, request: None });
        }
        let joined = room.handle(NOW, join(eyes, watcher));
        take(joined, &mut frames);
        room.handle(NOW, Command::Leave { conn: eyes, request: None });
        let left_waiting = !openly
            && !room.record.now.clocks[usize::from(actor)].awaited
            && room.record.now.game.as_ref().is_some_and(|game| game.has_choices(Seat(actor)));
        Self { before, frames, bundles, others, step, left_waiting }
    }
}

/// How much of a frame is for its recipients alone.
fn private_length(frame: &Frame) -> usize {
    frame.private().iter().map(|part| part.len()).sum()
}

impl Told {
    fn is_fixed(&self) -> bool {
        self.step.as_ref().is_some_and(|step| step.fixed)
    }
}

/// A step played back after a game, for a viewer: the document before it, then its frame.
fn played_back(
    stored: &StoredMatch,
    room: &Room,
    game: Box<dyn Position>,
    step: Option<&StepRow>,
    viewer: Viewer,
) -> Vec<String> {
    let mut twin = Room::open(stored, Chat::default(), opening("test", Lease::Sole)).unwrap();
    (twin.head.epoch, twin.head.tag) = (room.head.epoch, room.head.tag);
    twin.record.now.game = Some(game);
    let reel = follow(&twin.head, &mut twin.record, step.into_iter(), viewer).unwrap();
    let frames = reel.frames.iter().map(|frame| serde_json::to_string(frame).unwrap());
    std::iter::once(reel.document.get().to_owned()).chain(frames).collect()
}

/// The room as it is, or with everything resampled that a viewer may not know.
fn twin(stored: &StoredMatch, room: &Room, hidden_from: Option<Viewer>, dice: &mut Dice) -> Room {
    let mut twin = Room::open(stored, Chat::default(), opening("test", Lease::Sole)).unwrap();
    (twin.head.epoch, twin.head.tag) = (room.head.epoch, room.head.tag);
    if let (Some(viewer), Some(game)) = (hidden_from, &twin.record.now.game) {
        twin.record.now.game = Some(game.resampled(viewer, dice));
    }
    twin
}

/// Whether it would roll or reveal something if the seat did this now; nothing if it may not.
fn is_fixed(room: &Room, seat: u8, action: &Value, version: u64) -> Option<bool> {
    let game = room.record.now.game.as_ref().unwrap();
    let planned = game.play(Seat(seat), action, Dice::for_step(&room.head.seed, version));
    planned.ok().map(|step| step.fixed)
}

fn draw_action(room: &Room, seat: u8, dice: &mut Dice) -> Value {
    let game = room.record.now.game.as_ref().unwrap();
    let ask: Value = serde_json::from_str(game.ask(Seat(seat)).unwrap().as_str()).unwrap();
    let choices = unpacked(ask["choices"].as_object().unwrap());
    one_action(&dice.pick(&choices)["action"], |count| dice.index(count))
}
