//! Setting up a match: the first step of its record, and the room of a stored one.

use super::picture::Picture;
use super::record::{Broken, Outcome, Record};
use super::table::{Recorded, Table, changed, plain};
use super::talk::Talk;
use super::{Head, Person, Room, Work};
use crate::shelf::{self, Title};
use crate::store::{Lease, MatchRow, Millis, NewMatch, Sitter, StepKind, StepRow, StepWrite, StoredMatch};
use games::frame::{Dice, Seed};
use protocol::{ChatLine, Code, MatchId, NewTable, TableEvent, TableStatus};
use rand::Rng;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicU32, Ordering};

/// What a new match is made from.
pub struct Setup<'a> {
    /// What is wanted.
    pub wanted: &'a NewTable,
    /// Who sets the table up and sits on its first seat.
    pub host: &'a Person,
    /// When.
    pub now: Millis,
}

/// Sets up a table: its host sits; against bots, everybody sits and the match is dealt.
///
/// # Errors
/// With the code that tells what is wrong with the wish.
pub fn set_up(setup: &Setup<'_>) -> Result<NewMatch, Code> {
    let Setup { wanted, host, now } = *setup;
    let title = shelf::title(&wanted.game).ok_or(Code::NotFound)?;
    let mut events = vec![
        plain(changed(title, wanted.seats, &wanted.options, wanted.pace, wanted.open)?),
        Recorded { event: TableEvent::Sat { seat: 0, name: host.name.clone() }, user: Some(host.user) },
    ];
    if let Some(level) = wanted.against {
        events.extend((1..wanted.seats).map(|seat| plain(TableEvent::BotSat { seat, level })));
        events.push(plain(TableEvent::Started));
    }
    first_step(title, None, &events, now)
}

/// Sets up the match that follows one: the same people on the same seats.
pub(super) fn follow(
    of: MatchId,
    title: &'static dyn Title,
    table: &Table,
    now: Millis,
) -> Result<NewMatch, Code> {
    let mut events = vec![plain(changed(title, table.seat_count(), &table.options, table.pace, table.open)?)];
    events.extend(table.numbered().filter_map(|(seat, sitter)| match sitter {
        Sitter::Nobody => None,
        Sitter::Person { user, name, .. } => {
            Some(Recorded { event: TableEvent::Sat { seat, name: name.clone() }, user: Some(*user) })
        }
        Sitter::Bot { level } => Some(plain(TableEvent::BotSat { seat, level: *level })),
    }));
    first_step(title, Some(of), &events, now)
}

/// The step that ends a stored match as it is, by the host's hand; nothing when it has ended.
///
/// # Errors
/// When the record cannot be rebuilt.
pub fn abandon(stored: &StoredMatch, now: Millis) -> Result<Option<StepWrite>, Broken> {
    let row = &stored.row;
    let title = shelf::title(&row.game).ok_or_else(|| Broken::UnknownGame(row.game.clone()))?;
    let record = Record::fold(title, stored)?;
    if matches!(record.table.status, TableStatus::Over | TableStatus::Abandoned) {
        return Ok(None);
    }
    let events = [plain(TableEvent::Abandoned)];
    let broken = |error: serde_json::Error| Broken::Step { version: row.version, why: error.to_string() };
    let step = StepRow {
        version: record.version + 1,
        at: now,
        kind: StepKind::Table,
        seat: None,
        user: None,
        request: None,
        action: None,
        events: "[]".to_owned(),
        table: serde_json::to_string(&events).map_err(broken)?,
        undoes: None,
        fixed: true,
    };
    Ok(Some(record.draft(step, &events, Outcome::Same).write(row.id, &record)))
}

fn first_step(
    title: &'static dyn Title,
    rematch_of: Option<MatchId>,
    events: &[Recorded],
    now: Millis,
) -> Result<NewMatch, Code> {
    let seed = Seed(random());
    let mut step = StepRow {
        version: 1,
        at: now,
        kind: StepKind::Table,
        seat: None,
        user: None,
        request: None,
        action: None,
        events: "[]".to_owned(),
        table: serde_json::to_string(events).map_err(|_| Code::Internal)?,
        undoes: None,
        fixed: true,
    };
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
    let draft = record.draft(step.clone(), events, outcome);
    let (row, seats) = draft.header(MatchRow {
        id: MatchId::new(),
        game: title.name().to_owned(),
        format: title.format(),
        seed,
        invitation: key(),
        rematch_of,
        created: now,
        touched: now,
        version: 1,
        deadline: None,
        table: Table::empty().changes(),
        result: None,
    });
    Ok(NewMatch { row, seats, first: step })
}

impl Room {
    /// The room of a stored match.
    ///
    /// # Errors
    /// When the record cannot be rebuilt.
    pub fn open(
        stored: &StoredMatch,
        chat: Vec<ChatLine>,
        build: &str,
        lease: Lease,
    ) -> Result<Self, Broken> {
        let row = &stored.row;
        let title = shelf::title(&row.game).ok_or_else(|| Broken::UnknownGame(row.game.clone()))?;
        let record = Record::fold(title, stored)?;
        Ok(Self {
            head: Head {
                id: row.id,
                seed: row.seed,
                invitation: row.invitation.clone(),
                build: build.to_owned(),
                tag: next_tag(),
                words: shelf::words(title),
                epoch: u64::from_le_bytes(random()),
            },
            picture: Picture::of(&record),
            record,
            talk: Talk::new(chat),
            members: BTreeMap::new(),
            elsewhere: BTreeSet::new(),
            streams: BTreeMap::new(),
            lease,
            work: Work::Free,
            queue: VecDeque::new(),
            clocks_in_doubt: false,
            thinking: BTreeMap::new(),
            hurried: false,
            puzzled: BTreeMap::new(),
            arriving: Vec::new(),
        })
    }
}

/// Short, as it stands in every frame.
fn next_tag() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Bytes nobody can guess.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}

/// A key nobody can guess, fit for a link.
fn key() -> String {
    random::<16>().iter().map(|byte| format!("{byte:02x}")).collect()
}
