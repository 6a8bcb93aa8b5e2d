//! Checks the frames that leave a room: no viewer is sent what it may not know.
//!
//! A room is compared with a twin that differs only in what one viewer may not know: its game is determinized for that viewer. The
//! same seat acts in both. Of a step that neither rolls nor reveals anything, the viewer is sent the same bytes by both. Of
//! any other step it observes the same, event by event, up to one that reveals something to it; if all of them are the same,
//! it is sent the same bytes, too.

use super::branches::played_on;
use super::chance::{draw_from, opening};
use super::world::{World, named_user};
use crate::frame::{Frame, bundle};
use crate::registry::{self, GameDefinition, GameState};
use crate::replay::replay_from;
use crate::{Command, ConnId, Effect, RequestKind, Room, Verdict};
use games::frame::{Dice, Game, Seat, Viewer, play};
use protocol::gather::any_one;
use protocol::{Hidden, RequestId};
use records::{Chat, Lease, StepRow, StoredMatch};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::thread;

const MATCHES: u64 = 6;
/// So many matches are played on from a step, as it lay there and drawn anew.
const BRANCHES: u64 = 1;
/// One step of this many is compared: a comparison applies all events of the match twice.
const SAMPLED: u32 = 6;
/// How many determinized rooms are tried to find one in which a final step reveals the same. Most reveal one card of a few.
const TRIED_TWINS: u32 = 8;

#[test]
fn rooms_that_differ_in_secrets_only_send_the_same_bytes() {
    let compared = thread::scope(|scope| {
        let games: Vec<_> = registry::definitions()
            .iter()
            .map(|&definition| scope.spawn(move || compare_matches(definition)))
            .collect();
        let games = games.into_iter().map(|game| game.join().expect("the same bytes are sent"));
        games.fold(Compared::default(), Compared::and)
    });
    assert!(compared.secret > 80, "too few secret steps were compared: {compared:?}");
    assert!(compared.final_events > 80, "too few final steps were compared by their events: {compared:?}");
    assert!(compared.final_frames > 20, "too few final steps were compared by all frames: {compared:?}");
    assert!(compared.of_branches > 20, "too few steps of branches were compared: {compared:?}");
}

/// How many steps were compared.
#[derive(Clone, Copy, Debug, Default)]
struct Compared {
    /// Steps that neither roll nor reveal, by all frames.
    secret: u32,
    /// Steps that do, by what the viewer observes of their events.
    final_events: u32,
    /// Those of them of which the viewer observes the same in both rooms, by all frames.
    final_frames: u32,
    /// Steps of branches, which are counted above, too.
    of_branches: u32,
}

impl Compared {
    fn and(self, other: Self) -> Self {
        Self {
            secret: self.secret + other.secret,
            final_events: self.final_events + other.final_events,
            final_frames: self.final_frames + other.final_frames,
            of_branches: self.of_branches + other.of_branches,
        }
    }
}

/// How many steps were compared in matches of a game.
fn compare_matches(definition: &dyn GameDefinition) -> Compared {
    let info = definition.info();
    let compare = |seed| {
        draw_from(seed);
        let mut dice = Dice::from_number(seed);
        let seats = info.min_seats + dice.below(u32::from(info.max_seats - info.min_seats) + 1) as u8;
        let options = draw_options(&info.fields, &mut dice);
        let names: Vec<String> = (0..seats).map(|seat| format!("P{seat}")).collect();
        let world = World::seated(definition.name(), &names, &options);
        compare_along_a_match(world, seats, &mut dice, &format!("{}, seed {seed}", definition.name()))
    };
    let compare_branch = |(seed, hidden)| {
        let mut dice = Dice::from_number(seed);
        let world = played_on(definition.name(), seed, hidden, &mut dice);
        let context = format!("a branch of {}, {hidden:?}, seed {seed}", definition.name());
        compare_along_a_match(world, 2, &mut dice, &context)
    };
    let branches = (0..BRANCHES).flat_map(|seed| [(seed, Hidden::AsItLay), (seed, Hidden::DrawnAnew)]);
    let mut branches = branches.map(compare_branch).fold(Compared::default(), Compared::and);
    branches.of_branches = branches.secret + branches.final_events;
    (0..MATCHES).map(compare).fold(branches, Compared::and)
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

fn compare_along_a_match(mut world: World, seats: u8, dice: &mut Dice, context: &str) -> Compared {
    let mut compared = Compared::default();
    compare_beginnings(&world, seats, dice, context);
    for step in 0..400 {
        let awaited: Vec<u8> = world.room.record.state.awaited().collect();
        if awaited.is_empty() {
            break;
        }
        let mut viewers = registry::viewers(seats);
        let viewer = viewers.nth(dice.index(usize::from(seats) + 1)).unwrap();
        let actor = *dice.pick(&awaited);
        if dice.below(SAMPLED) == 0 {
            let context = format!("{context}, step {step}");
            compared = compared.and(compare(&world.stored, &world.room, viewer, actor, dice, &context));
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
) -> Compared {
    let mut original = twin(stored, room, None, dice);
    let own = viewer == Viewer::Seat(Seat(actor));
    let version = original.record.state.version + 1;
    let first = draw_action(&original, actor, dice);
    let step = Final { game: &stored.row.game, seat: Seat(actor), action: &first, viewer };
    let mut other = step.twin(stored, room, &original, dice);
    let unlisted = json!({"do": "pick", "dino": "unicorn"});
    let refused = [&mut original, &mut other].map(|room| Told::by(room, viewer, actor, &unlisted).frames);
    assert_alike(&refused[0], &refused[1], &format!("{context}: refusals to {viewer:?}"));
    // A viewer knows its own choice. A secret choice of another seat may be any.
    let may_be_fixed = |room: &Room| is_fixed(room, actor, &first, version);
    // A step that reveals something is the same in both, if it is legal in both.
    let same = own || may_be_fixed(&original) == Some(true) && may_be_fixed(&other).is_some();
    let second = if same { first.clone() } else { draw_action(&other, actor, dice) };
    let games = [&original, &other].map(|room| room.record.state.game.as_ref().unwrap().clone_box());
    let states = [&games[0], &games[1]].map(|game| game.state());
    let told = (Told::by(&mut original, viewer, actor, &first), Told::by(&mut other, viewer, actor, &second));
    let [left, right] = games;
    let replays = (
        played_back(stored, room, left, told.0.step.as_ref(), viewer),
        played_back(stored, room, right, told.1.step.as_ref(), viewer),
    );
    let mut compared = Compared::default();
    if first == second && (told.0.is_fixed() || told.1.is_fixed()) {
        let observed = [(&states[0], &replays.0), (&states[1], &replays.1)].map(|(state, replay)| {
            step.observed(state, Dice::for_step(&original.head.seed, version), replay)
        });
        let context = format!("{context}: {actor} plays {first}, {viewer:?} is told");
        assert_observed_alike(&observed[0], &observed[1], &context);
        compared.final_events = 1;
        // Where the events that reveal something are the same, so is what the documents show of them.
        if observed[0] == observed[1] {
            assert_alike(&told.0.frames, &told.1.frames, &context);
            assert_eq!(told.0.bundles, told.1.bundles, "{context}, compressed");
            assert_alike(&replays.0, &replays.1, &format!("{context}, played back"));
            compared.final_frames = 1;
        }
    }
    let secret = |told: &Told| !told.is_fixed() && (own || told.left_waiting);
    if !(secret(&told.0) && secret(&told.1)) {
        assert_alike(&told.0.before, &told.1.before, &format!("{context}: the snapshot of {viewer:?}"));
        assert_eq!(told.0.bundles[0], told.1.bundles[0], "{context}: the compressed snapshot of {viewer:?}");
        assert_eq!(told.0.others[0], told.1.others[0], "{context}: the length of a snapshot of {actor}");
        assert_alike(
            &replays.0[..1],
            &replays.1[..1],
            &format!("{context}: the replay of {viewer:?} so far"),
        );
        return compared;
    }
    let context = format!("{context}: {actor} plays {first} or {second}, {viewer:?} is told");
    assert_alike(&told.0.frames, &told.1.frames, &context);
    assert_eq!(told.0.bundles, told.1.bundles, "{context}, compressed");
    assert_eq!(told.0.others, told.1.others, "{context}: what compressing saves of the frames of {actor}");
    assert_alike(&replays.0, &replays.1, &format!("{context}, played back"));
    Compared { secret: 1, ..compared }
}

/// Compares what each viewer is sent when it joins at the beginning of the match, before any action.
fn compare_beginnings(world: &World, seats: u8, dice: &mut Dice, context: &str) {
    for viewer in registry::viewers(seats).take(usize::from(seats) + 1) {
        let [one, two] = [None, Some(viewer)].map(|hidden_from| {
            let mut room = twin(&world.stored, &world.room, hidden_from, dice);
            joined(&mut room, viewer)
        });
        assert_alike(&one, &two, &format!("{context}: the beginning as {viewer:?} is sent it"));
        let [one, two] = [None, Some(viewer)].map(|hidden_from| {
            let game = twin(&world.stored, &world.room, hidden_from, dice).record.state.game;
            played_back(&world.stored, &world.room, game.expect("it was dealt"), None, viewer)
        });
        assert_alike(&one, &two, &format!("{context}: the beginning as played back for {viewer:?}"));
    }
}

/// What a viewer is sent when it joins.
fn joined(room: &mut Room, viewer: Viewer) -> Vec<String> {
    let user = match viewer {
        Viewer::Seat(seat) => Some(named_user(&format!("P{}", seat.0))),
        Viewer::Spectator | Viewer::Referee => None,
    };
    let request = RequestId::try_from("join".to_owned()).unwrap();
    let effects = room.handle(5_000_000, Command::Join { conn: 90, user, request, since: None });
    let mut all = Vec::new();
    for effect in effects {
        if let Effect::Send { frames, .. } = effect {
            all.extend(frames.iter().map(ToString::to_string));
        }
    }
    all
}

/// A step that rolls or reveals something.
struct Final<'a> {
    game: &'a str,
    seat: Seat,
    action: &'a Value,
    viewer: Viewer,
}

/// What a viewer is sent of an event, or the event itself if only the views show it.
#[derive(Debug, PartialEq)]
struct Observed {
    sent: Value,
    /// The event, if it is said to reveal something to the viewer.
    revealed: Option<Value>,
}

impl Final<'_> {
    /// A room in which everything is determinized that the viewer may not know. If the step rolls or reveals something, it
    /// reveals the same as in the original where this can be found: only then all frames can be compared.
    fn twin(&self, stored: &StoredMatch, room: &Room, original: &Room, dice: &mut Dice) -> Room {
        let version = original.record.state.version + 1;
        let is_fixed = |room: &Room| is_fixed(room, self.seat.0, self.action, version);
        let revealed = |room: &Room| {
            let game = room.record.state.game.as_ref().unwrap();
            self.untold_and_revealed(&game.state(), Dice::for_step(&room.head.seed, version))
        };
        let mut twin = twin(stored, room, Some(self.viewer), dice);
        if is_fixed(original) == Some(true) {
            let wanted = revealed(original);
            let is_alike = |twin: &Room| is_fixed(twin).is_some() && revealed(twin) == wanted;
            for _ in 0..TRIED_TWINS {
                if is_alike(&twin) {
                    break;
                }
                twin = self::twin(stored, room, Some(self.viewer), dice);
            }
        }
        twin
    }

    /// What the viewer observes of the step, in the words of its replay.
    fn observed(&self, state: &RawValue, dice: Dice, replay: &[String]) -> Vec<Observed> {
        let events = self.untold_and_revealed(state, dice);
        let frame: Value = serde_json::from_str(replay.last().unwrap()).unwrap();
        let mut sent = frame["observed"].as_array().cloned().unwrap_or_default().into_iter();
        let observed = events.into_iter().map(|(untold, revealed)| {
            let sent = untold.or_else(|| sent.next()).expect("the replay tells of every event that is told");
            Observed { sent, revealed }
        });
        let observed = observed.collect();
        assert!(sent.next().is_none(), "the replay tells of more than was told: {frame}");
        observed
    }

    /// The events of the step that the viewer observes or that reveal something to it: each if it is not sent to it, and
    /// again if it reveals something to it.
    fn untold_and_revealed(&self, state: &RawValue, dice: Dice) -> Vec<(Option<Value>, Option<Value>)> {
        macro_rules! by_name {
            ($($name:ident: $game:path),* $(,)?) => {
                match self.game {
                    $(<$game as games::frame::Rules>::NAME => self.events::<$game>(state, dice),)*
                    _ => unreachable!("a game of the registry"),
                }
            };
        }
        games::with_games!(by_name)
    }

    fn events<G: Game>(&self, state: &RawValue, dice: Dice) -> Vec<(Option<Value>, Option<Value>)> {
        let state: G = serde_json::from_str(state.get()).unwrap();
        let action: G::Action = serde_json::from_value(self.action.clone()).unwrap();
        let played = play(&state, self.seat, &action, dice).unwrap();
        let events = played.events.iter().zip(&played.observations).zip(&played.reveals);
        let observed = events.filter_map(|((event, told), reveals)| {
            let reveals = reveals.includes(self.viewer);
            let told = told.to(self.viewer).is_some();
            let event = || serde_json::to_value(event).unwrap();
            (told || reveals).then(|| ((!told).then(event), reveals.then(event)))
        });
        observed.collect()
    }
}

/// Two steps may part only at an event that reveals something to the viewer in both.
fn assert_observed_alike(left: &[Observed], right: &[Observed], context: &str) {
    let parts = |(one, two): &(&Observed, &Observed)| {
        one.sent != two.sent || one.revealed.is_some() != two.revealed.is_some()
    };
    match left.iter().zip(right).find(parts) {
        Some((Observed { revealed: Some(_), .. }, Observed { revealed: Some(_), .. })) => {}
        Some((left, right)) => panic!("{context}\n left: {left:?}\nright: {right:?}"),
        None => assert_eq!(left.len(), right.len(), "{context}: how many events"),
    }
}

/// Compares frames. Prints only what lies around the first difference.
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
    /// The lengths of the frames of the acting seat, without the parts that only this seat is sent.
    others: Vec<usize>,
    step: Option<StepRow>,
    /// Whether the action was a secret choice: the actor is no longer awaited and may only reconsider.
    left_waiting: bool,
}

impl Told {
    fn by(room: &mut Room, viewer: Viewer, actor: u8, action: &Value) -> Self {
        const NOW: u64 = 5_000_000;
        let (eyes, hand): (ConnId, ConnId) = (90, 91);
        let watcher = match viewer {
            Viewer::Seat(seat) => Some(named_user(&format!("P{}", seat.0))),
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
        let join = |conn, user| Command::Join { conn, user, request: id("join"), since: None };
        let joined = room.handle(NOW, join(hand, Some(named_user(&format!("P{actor}")))));
        take(joined, &mut frames);
        let joined = room.handle(NOW, join(eyes, watcher));
        take(joined, &mut frames);
        let before = frames.clone();
        let openly = room.record.state.game.as_ref().is_some_and(|game| game.decides_openly(Seat(actor)));
        let expect = room.record.state.clocks[usize::from(actor)].decision;
        let own = viewer == Viewer::Seat(Seat(actor));
        let conn = if own { eyes } else { hand };
        let kind = RequestKind::Act { expect, action: action.clone() };
        let asked = room.handle(NOW, Command::Ask { conn, request: id("act"), kind });
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
            && !room.record.state.clocks[usize::from(actor)].awaited
            && room.record.state.game.as_ref().is_some_and(|game| game.has_legal_action(Seat(actor)));
        Self { before, frames, bundles, others, step, left_waiting }
    }
}

/// The length of the parts of a frame that only its recipients are sent.
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
    game: Box<dyn GameState>,
    step: Option<&StepRow>,
    viewer: Viewer,
) -> Vec<String> {
    let mut twin = Room::open(stored, Chat::default(), opening("test", Lease::Sole)).unwrap();
    (twin.head.epoch, twin.head.tag) = (room.head.epoch, room.head.tag);
    twin.record.state.game = Some(game);
    let replay = replay_from(&twin.head, &mut twin.record, step.into_iter(), viewer, &mut |_| true).unwrap();
    let frames = replay.frames.iter().map(|frame| serde_json::to_string(frame).unwrap());
    std::iter::once(replay.document.get().to_owned()).chain(frames).collect()
}

/// The room as it is, or with everything determinized that a viewer may not know.
fn twin(stored: &StoredMatch, room: &Room, hidden_from: Option<Viewer>, dice: &mut Dice) -> Room {
    let mut twin = Room::open(stored, Chat::default(), opening("test", Lease::Sole)).unwrap();
    (twin.head.epoch, twin.head.tag) = (room.head.epoch, room.head.tag);
    if let (Some(viewer), Some(game)) = (hidden_from, &twin.record.state.game) {
        twin.record.state.game = Some(game.determinized(viewer, dice));
    }
    twin
}

/// Whether it would roll or reveal something if the seat did this now; nothing if it may not.
fn is_fixed(room: &Room, seat: u8, action: &Value, version: u64) -> Option<bool> {
    let game = room.record.state.game.as_ref().unwrap();
    let planned = game.play(Seat(seat), action, Dice::for_step(&room.head.seed, version));
    planned.ok().map(|step| step.fixed)
}

fn draw_action(room: &Room, seat: u8, dice: &mut Dice) -> Value {
    let game = room.record.state.game.as_ref().unwrap();
    let ask: Value = serde_json::from_str(game.prompt(Seat(seat)).unwrap().as_str()).unwrap();
    any_one(&dice.pick(ask["actions"].as_array().unwrap())["action"], |count| dice.index(count))
}
