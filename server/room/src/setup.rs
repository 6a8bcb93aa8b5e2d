//! Setting up a match: the first step of its record, and the room of a stored one.

use super::history::History;
use super::picture::Picture;
use super::presence::Presence;
use super::queue::Queue;
use super::record::{Broken, Outcome, Record};
use super::table::{Recorded, Table, changed, plain};
use super::talk::Talk;
use super::{Head, Person, Room, Work};
use crate::shelf::{self, Title};
use crate::stored::{
    Chat, Lease, MatchRow, Millis, NewMatch, Sitter, Snapshot, StepKind, StepRow, StepWrite, StoredMatch,
};
use games::frame::{Dice, Seed};
use protocol::{Code, MatchId, NewTable, TableEvent};
use std::collections::{BTreeMap, BTreeSet};

/// What a new match is made from.
pub struct Setup<'a> {
    /// What is wanted.
    pub wanted: &'a NewTable,
    /// Who sets the table up and sits on its first seat.
    pub host: &'a Person,
    /// When.
    pub now: Millis,
    /// What nobody can foresee of it.
    pub lot: Lot,
}

/// What nobody can foresee of a new match. It is given: rooms draw nothing themselves.
#[derive(Clone, Debug)]
pub struct Lot {
    /// What the match is called; ids of later matches sort later.
    pub id: MatchId,
    /// What its dice come from.
    pub seed: Seed,
    /// The key of its invitation, fit for a link.
    pub invitation: String,
}

/// What a room needs to come into memory, beside what is stored.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The build of the server.
    pub build: String,
    /// How the server stands to the match.
    pub lease: Lease,
    /// What frames call the room: no other room of the process is called so.
    pub tag: u32,
    /// Told apart from that of any earlier stay in memory.
    pub epoch: u64,
    /// Draws the lot of a match that follows.
    pub lot: fn() -> Lot,
    /// What the match is folded from, if not from its first step: the stored steps begin with that of the snapshot.
    pub snapshot: Option<Snapshot>,
    /// After how many steps the next snapshot is taken.
    pub snapshot_every: u64,
}

/// Sets up a table: its host sits; against bots, everybody sits and the match is dealt.
///
/// # Errors
/// With the code that tells what is wrong with the wish.
pub fn set_up(setup: Setup<'_>) -> Result<NewMatch, Code> {
    let Setup { wanted, host, now, lot } = setup;
    let title = shelf::title(&wanted.game).ok_or(Code::NotFound)?;
    let mut events = vec![
        plain(changed(title, wanted.seats, &wanted.options, wanted.pace, wanted.open)?),
        Recorded { event: TableEvent::Sat { seat: 0, name: host.name.clone() }, user: Some(host.user) },
    ];
    if let Some(level) = wanted.against {
        events.extend((1..wanted.seats).map(|seat| plain(TableEvent::BotSat { seat, level })));
        events.push(plain(TableEvent::Started));
    }
    let new = first_step(title, None, &events, now, lot)?;
    Ok(NewMatch { named: Some(host.named()), ..new })
}

/// Sets up the match that follows one: the same people on the same seats.
pub(super) fn follow(
    of: MatchId,
    title: &'static dyn Title,
    table: &Table,
    now: Millis,
    lot: Lot,
) -> Result<NewMatch, Code> {
    let mut events = vec![plain(changed(title, table.seat_count(), &table.options, table.pace, table.open)?)];
    events.extend(table.numbered().filter_map(|(seat, sitter)| match sitter {
        Sitter::Nobody => None,
        Sitter::Person { user, name, .. } => {
            Some(Recorded { event: TableEvent::Sat { seat, name: name.clone() }, user: Some(*user) })
        }
        Sitter::Bot { level } => Some(plain(TableEvent::BotSat { seat, level: *level })),
    }));
    first_step(title, Some(of), &events, now, lot)
}

/// The step that ends a stored match as it is, by the host's hand; nothing when it has ended.
///
/// # Errors
/// When the record cannot be rebuilt.
pub fn abandon(stored: &StoredMatch, now: Millis) -> Result<Option<StepWrite>, Broken> {
    let row = &stored.row;
    let title = shelf::title(&row.game).ok_or_else(|| Broken::UnknownGame(row.game.clone()))?;
    let record = Record::fold(title, stored)?;
    if record.now.table.status.is_over() {
        return Ok(None);
    }
    let events = [plain(TableEvent::Abandoned)];
    let broken = |error: serde_json::Error| Broken::Step { version: row.version, why: error.to_string() };
    let step = step_of_table(record.now.version + 1, now, &events).map_err(broken)?;
    let draft = record.now.draft(step, &events, Outcome::Same);
    Ok(Some(draft.write(row.id, &record.now, row.revision, record.given_back)))
}

/// A change of the table by nobody's request.
fn step_of_table(version: u64, at: Millis, events: &[Recorded]) -> serde_json::Result<StepRow> {
    Ok(StepRow {
        version,
        at,
        kind: StepKind::Table,
        seat: None,
        user: None,
        request: None,
        action: None,
        events: "[]".to_owned(),
        table: serde_json::to_string(events)?,
        undoes: None,
        fixed: true,
        decides: None,
    })
}

fn first_step(
    title: &'static dyn Title,
    rematch_of: Option<MatchId>,
    events: &[Recorded],
    now: Millis,
    lot: Lot,
) -> Result<NewMatch, Code> {
    let Lot { id, seed, invitation } = lot;
    let mut step = step_of_table(1, now, events).map_err(|_| Code::Internal)?;
    let record = Record::empty(title, title.format());
    let outcome = match events.last() {
        Some(Recorded { event: TableEvent::Started, .. }) => {
            let table = Table::empty().after(events);
            let opened = title.open(&table.options, table.seat_count(), Dice::for_step(&seed, 1));
            let opened = opened.map_err(|_| Code::BadOptions)?;
            step.events = opened.events;
            Outcome::Next { game: opened.next, story: opened.story, back: false }
        }
        _ => Outcome::Same,
    };
    let draft = record.now.draft(step, events, outcome);
    let (row, seats) = draft.header(MatchRow {
        id,
        game: title.name().to_owned(),
        format: title.format(),
        seed,
        invitation,
        rematch_of,
        created: now,
        touched: now,
        version: 1,
        revision: 0,
        deadline: None,
        given_back: 0,
        table: Table::empty().changes(),
        result: None,
    });
    Ok(NewMatch { row, seats, first: draft.row, named: None })
}

impl Room {
    /// The room of a stored match.
    ///
    /// # Errors
    /// When the record cannot be rebuilt.
    pub fn open(stored: &StoredMatch, chat: Chat, opening: Opening) -> Result<Self, Broken> {
        let Opening { build, lease, tag, epoch, lot, snapshot, snapshot_every } = opening;
        let row = &stored.row;
        let title = shelf::title(&row.game).ok_or_else(|| Broken::UnknownGame(row.game.clone()))?;
        let record = match &snapshot {
            Some(snapshot) => Record::fold_from(title, snapshot, stored)?,
            None => Record::fold(title, stored)?,
        };
        Ok(Self {
            head: Head {
                id: row.id,
                began: row.created,
                seed: row.seed,
                invitation: row.invitation.clone(),
                build,
                tag,
                epoch,
            },
            picture: Picture::of(&record),
            snapshot_every,
            latest_snapshot: snapshot.map_or(0, |snapshot| snapshot.version),
            record,
            talk: Talk::new(chat),
            members: BTreeMap::new(),
            elsewhere: BTreeSet::new(),
            presence: Presence::default(),
            streams: BTreeMap::new(),
            history: History::at(stored.row.version),
            shown: None,
            lot,
            lease,
            revision: row.revision,
            work: Work::Free,
            queue: Queue::default(),
            names_heard: 0,
            clocks_in_doubt: false,
            revised: false,
            thinking: BTreeMap::new(),
            hurried: false,
            puzzled: BTreeMap::new(),
            arriving: Vec::new(),
        })
    }
}
